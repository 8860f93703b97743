"""Many games under one `run`: a round costs what has changed, one sick game rests alone, an account has one pace."""

from __future__ import annotations

import os
import time
from datetime import timedelta

import pytest

from dixit_pbem.errors import CannotWrite
from dixit_pbem.journal.facts import MailHeld
from dixit_pbem.post import owing
from dixit_pbem.post.carriers import to_files
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table import roster
from dixit_pbem.table.autopilot import Ears, Pilot
from dixit_pbem.table.rounds import Rounds
from dixit_pbem.table.step import Pace
from tests.mailing import MAIL, Ready, Table
from tests.post.servers.smtp import SmtpServer
from tests.program import Program


def tables_of(program: Program, count: int, *, mail: str = MAIL) -> list[Table]:
    """Games that share a mailbox, each with a moderator of its own."""
    tables = [Table(program, f"game-{number}.yaml") for number in range(count)]
    for number, table in enumerate(tables):
        table.outbox = f"outbox-{number}"
        table.seat(mail=mail.replace("folder: outbox", f"folder: {table.outbox}"))
        table.setting("players:", f"moderator: {{name: Zoe, email: zoe{number}@example.org}}\nplayers:")
    return tables


class Going:
    """An autopilot that goes round when it is told to."""

    def __init__(self, *tables: Table) -> None:
        games = [GameFile(table.path) for table in tables]
        self.steps: list[str] = []
        self.troubles: list[str] = []
        ears = Ears(
            lambda game, _: self.steps.append(game.home.name), lambda _, why: self.troubles.append(why), lambda: False
        )
        self.pilot = Pilot(games, ears, Pace(patient=True, watched=True), Rounds(game.home for game in games))

    def round(self) -> list[str]:
        """Which games took a step."""
        self.steps.clear()
        self.pilot.round()
        return sorted(self.steps)


def test_a_round_steps_only_the_games_in_which_something_happened(program: Program) -> None:
    one, two = tables_of(program, 2)
    going = Going(one, two)
    assert going.round() == [one.game, two.game]
    assert going.round() == []
    two.reply("Ana", "B: cat")
    assert going.round() == [two.game]
    assert going.round() == []
    one.setting("title: The", "title: A")
    assert going.round() == [one.game]
    program.ok("clue", one.game, "ana=A", "dog")
    assert going.round() == [one.game]


def test_a_step_in_which_nothing_happens_works_nothing_out_anew(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    (table,) = tables_of(program, 1)
    going, worked_out = Going(table), list[str]()
    known_of, ledger = roster.known_of, owing.ledger
    monkeypatch.setattr(roster, "known_of", lambda *game, **how: worked_out.append("marks") or known_of(*game, **how))
    monkeypatch.setattr(owing, "ledger", lambda *game: worked_out.append("letters") or ledger(*game))
    going.round()
    assert "marks" in worked_out
    for _ in range(3):
        (entry,) = going.pilot.roster.entries
        entry.rest = roster.NOT_RESTING
        worked_out.clear()
        assert going.round() == [table.game]
    assert worked_out == []


def test_many_games_of_one_folder_list_it_once_until_it_changes(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = tables_of(program, 3)
    going, listed, names_in = Going(*tables), list[str](), os.listdir
    going.round()
    long_ago = time.time() - 60
    os.utime(program.folder, (long_ago, long_ago))
    monkeypatch.setattr(os, "listdir", lambda folder: listed.append(str(folder)) or names_in(folder))
    going.pilot.roster.wake_all()
    assert len(going.round()) == 3
    assert listed.count(str(program.folder)) == 1
    (program.folder / f"game-1 (conflicted copy){tables[1].path.suffix}").write_text(tables[1].path.read_text())
    going.pilot.roster.wake_all()
    assert going.round() == [tables[0].game, tables[2].game]
    assert "another version of this game" in going.troubles[0]


def test_a_game_that_is_opened_once_more_is_known_by_its_new_marks(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(roster, "MOST_OPENED", 1)
    one, two = tables_of(program, 2)
    program.ok("next-turn", one.game)
    games = roster.Roster([GameFile(one.path), GameFile(two.path)])
    for entry in games.entries:
        games.refresh(entry)
    first = games.entries[0]
    program.ok("clue", one.game, "ana=A", "dog")
    found = games.opened(first)
    games.note(first, first.store.stamp(), found)
    assert first.marks == roster.known_of(found.begun, name=first.name)


def test_a_resting_game_wakes_at_its_moment_and_closes_in_time(program: Program) -> None:
    (table,) = tables_of(program, 1)
    table.setting("missing: wait", "missing: random")
    going = Going(table)
    going.round()
    for _ in range(72 * 12):
        table.later(minutes=5)
        going.pilot.round()
    assert table.state.round.storyteller == "Ana"
    table.later(minutes=5)
    going.round()
    assert table.state.round.storyteller != "Ana", "nobody looked for days, and the time is over all the same"


def test_a_game_that_rested_for_days_loses_no_time_when_its_moderator_steps_by_hand(ready: Ready) -> None:
    table = ready("card")
    going = Going(table)
    for _ in range(40):
        table.later(minutes=5)
        going.pilot.round()
    deadline = table.state.round.deadline
    table.step()
    assert table.state.round.deadline == deadline


def test_a_mail_is_kept_with_its_own_game_alone(program: Program) -> None:
    one, two = tables_of(program, 2)
    going = Going(one, two)
    going.round()
    two.reply("Ana", "B: cat")
    going.round()
    kept = [len(list((GameFile(table.path).side_folder / "mail").glob("*.eml"))) for table in (one, two)]
    assert kept == [0, 1] or not (GameFile(one.path).side_folder / "mail").exists()


def test_a_strangers_mail_is_kept_beside_the_games_and_told_once(program: Program) -> None:
    one, two = tables_of(program, 2)
    going = Going(one, two)
    going.round()
    one.reply("Ana", "hello", sender="who@example.net", subject="hello")
    going.round()
    going.round()
    assert one.facts(MailHeld) + two.facts(MailHeld) == []
    assert len(list((program.folder / ".run.d" / "mail").glob("*.eml"))) == 1


def test_with_one_moderator_a_strangers_mail_waits_for_them(program: Program) -> None:
    one, two = tables_of(program, 2)
    two.setting("zoe1@", "zoe0@")
    going = Going(one, two)
    going.round()
    one.reply("Ana", "hello", sender="who@example.net", subject="hello")
    going.round()
    assert [fact.reason for fact in one.facts(MailHeld)] == ["unknown sender"]


def test_one_sick_game_rests_alone_and_its_mail_stays_unread(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = tables_of(program, 2)
    going = Going(one, two)
    going.round()
    one.reply("Ana", "A: dog")
    two.count = one.count
    two.reply("Ana", "B: cat")
    keep = GameFile.keep_pieces
    sick = [one.game]

    def refused(store: GameFile, name: str, pieces: object) -> None:
        if store.home.name in sick:
            raise CannotWrite("the disk is full.")
        keep(store, name, pieces)  # type: ignore[arg-type]

    monkeypatch.setattr(GameFile, "keep_pieces", refused)
    going.round()
    assert two.state.round.clue is not None
    assert one.state.round.clue is None
    assert going.troubles == ["the disk is full."]
    assert "The game could not read its mail" in one.text("moderator", "digest"), "its moderator is told"
    sick.clear()
    going.round()
    assert one.state.round.clue is not None


def test_an_account_has_one_pace_and_one_line_however_many_games_use_it(program: Program) -> None:
    with SmtpServer() as server:
        way = f"{{server: 127.0.0.1, port: {server.port}, security: none, per_minute: 7}}"
        tables = [Table(program, f"game-{number}.yaml") for number in range(3)]
        for table in tables:
            table.seat(mail=MAIL.replace("{folder: outbox}", way))
        going = Going(*tables)
        going.round()
        assert going.troubles == []
        assert (server.seen["MAIL"], server.seen["EHLO"]) == (7, 1)
        until = going.pilot.roster.next_moment(tables[0].now)
        assert until is not None
        assert until <= tables[0].now + timedelta(seconds=61)


def test_a_hundred_mails_of_one_name_are_told_apart_without_reading_each_again(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = 0
    message_id = to_files.message_id

    def counted(raw: bytes) -> str:
        nonlocal read
        read += 1
        return message_id(raw)

    monkeypatch.setattr(to_files, "message_id", counted)
    folder = to_files.ToFolder(program.folder / "out")
    for number in range(100):
        raw = f"Message-ID: <{number}@example.org>\r\n\r\n".encode()
        folder.deliver(to_files.Outgoing(raw, "", "", "0003-bob"))
    assert len(list((program.folder / "out").iterdir())) == 100
    assert read <= 200
