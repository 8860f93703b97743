"""Whoever moderates several games under one `run` gets one overview of them all, and answers nothing twice."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from contextlib import suppress
from email import message_from_bytes
from email.message import EmailMessage

import pytest

from dixit_pbem.errors import Busy
from dixit_pbem.journal.facts import MailHeld, PostDelayed, Posted, PostRefused
from dixit_pbem.post import together
from dixit_pbem.post.owing import owed_now
from tests.mailing import MAIL, Table
from tests.post.servers.smtp import Odd, SmtpServer
from tests.post.test_outbox_once import STAGES, Murderer
from tests.program import Program
from tests.table.test_many_games import Going
from tests.watch import HANGS

DIGEST = "digest"


class Killed(BaseException):
    """The program ends here."""


def moderated_by_zoe(program: Program, count: int, *, way: str = "{folder: outbox}", folder: str = "") -> list[Table]:
    """Games that share a mailbox and a moderator, who plays in none of them; their first letters have left."""
    tables = [Table(program, f"{folder}game-{number}.yaml") for number in range(count)]
    for table in tables:
        table.seat(mail=MAIL.replace("{folder: outbox}", way))
        table.setting("players:", "moderator: {name: Zoe, email: zoe@example.org}\nplayers:")
    return tables


def away(program: Program, count: int, *, way: str = "{folder: outbox}") -> tuple[list[Table], Going]:
    """The same after nobody was there for four days."""
    tables = moderated_by_zoe(program, count, way=way)
    going = Going(*tables)
    going.round()
    later(tables, days=4)
    return tables, going


def later(tables: list[Table], **time: float) -> None:
    for table in tables:
        table.later(**time)


def digests(table: Table) -> list[EmailMessage]:
    return table.letters("moderator", "digest*")


def noted(table: Table) -> int:
    return sum(fact.letter == DIGEST for fact in table.facts(Posted))


def test_after_days_away_the_overviews_of_one_moderator_come_as_one_mail(program: Program) -> None:
    tables, going = away(program, 3)
    assert len(going.round()) == 3
    (mail,) = digests(tables[0])
    assert mail["To"] == "Zoe <zoe@example.org>"
    assert mail["Subject"] == "[Your games] how it goes"
    said = " ".join(str(mail.get_body(("plain",)).get_content()).split())  # type: ignore[union-attr]
    begins = [said.index(f"— The game of {table.game} · Round 1 —") for table in tables]
    assert begins == sorted(begins)
    for table, begin, end in zip(tables, begins, [*begins[1:], None], strict=True):
        part = said[begin:end]
        assert f"dixit-pbem remind {table.game} Ana" in part
        assert {each.game for each in tables if each.game in part} == {table.game}
    assert [noted(table) for table in tables] == [1, 1, 1]
    assert going.troubles == []


def test_its_games_wake_once_and_nothing_leaves_again(program: Program) -> None:
    tables, going = away(program, 3)
    going.round()
    assert going.round() == []
    assert len(digests(tables[0])) == 1
    again = Going(*tables)
    again.round()
    assert len(digests(tables[0])) == 1


def test_it_counts_what_waits_in_all_of_them_and_begins_where_something_does(program: Program) -> None:
    tables = moderated_by_zoe(program, 2)
    going = Going(*tables)
    going.round()
    to = next(mail for mail in tables[1].letters("Ana") if tables[1].game in str(mail["Subject"]))
    tables[1].reply("Ana", "?!?", sender="ana@elsewhere.example", to=to)
    later(tables, hours=25)
    going.round()
    (mail,) = digests(tables[0])
    said = " ".join(str(mail.get_body(("plain",)).get_content()).split())  # type: ignore[union-attr]
    assert said.index(tables[1].game) < said.index(tables[0].game)
    assert said.count("all is well") == 1


def test_what_is_sent_alone_is_the_same_as_ever(program: Program) -> None:
    one, two = moderated_by_zoe(program, 2)
    two.setting("zoe@", "zora@")
    going = Going(one, two)
    going.round()
    later([one, two], days=4)
    going.round()
    subjects = sorted(str(mail["Subject"]) for mail in digests(one))
    assert subjects == [f"[The game of {table.game}] how it goes" for table in (one, two)]


@pytest.mark.parametrize(("setting", "new"), [("language: en", "language: it"), ("zoe@", "zora@")])
def test_only_what_one_person_reads_in_one_language_comes_together(program: Program, setting: str, new: str) -> None:
    tables = moderated_by_zoe(program, 3)
    tables[2].setting(setting, new)
    going = Going(*tables)
    going.round()
    later(tables, days=4)
    going.round()
    assert len(digests(tables[0])) == 2
    assert [noted(table) for table in tables] == [1, 1, 1]


def test_games_of_several_folders_are_named_by_their_place(program: Program) -> None:
    with SmtpServer() as server:
        way = f"{{server: 127.0.0.1, port: {server.port}, security: none}}"
        tables, _ = away(program, 1, way=way)
        (program.folder / "other" / "inbox").mkdir(parents=True)
        tables += moderated_by_zoe(program, 1, way=way, folder="other/")
        tables[1].at(tables[0].now)
        Going(tables[1]).round()
        later(tables, days=4)
        Going(*tables).round()
        told = [mail.raw for mail in server.received if mail.recipient == "zoe@example.org"]
        text = message_from_bytes(told[-1]).get_payload(0)
        assert all(f"remind {table.path.resolve()} Ana" in str(text).replace("=\n", "") for table in tables)


def test_a_server_that_refuses_it_is_told_of_in_each_game_and_takes_it_later(program: Program) -> None:
    with SmtpServer() as server:
        tables, going = away(program, 2, way=f"{{server: 127.0.0.1, port: {server.port}, security: none}}")
        server.odd["RCPT", "zoe@example.org"] = Odd("450 later")
        going.round()
        assert [len(table.facts(PostDelayed)) for table in tables] == [1, 1]
        server.odd.clear()
        later(tables, minutes=2)
        going.round()
        assert [mail.recipient for mail in server.received].count("zoe@example.org") == 1
        assert [noted(table) for table in tables] == [1, 1]


def test_a_server_that_will_never_take_it_is_told_of_in_each_game(program: Program) -> None:
    with SmtpServer() as server:
        tables, going = away(program, 2, way=f"{{server: 127.0.0.1, port: {server.port}, security: none}}")
        server.odd["RCPT", "zoe@example.org"] = Odd("550 never")
        going.round()
        assert [[fact.address for fact in table.facts(PostRefused)] for table in tables] == [["zoe@example.org"]] * 2


@pytest.mark.parametrize("call", range(1, 8))
def test_killed_between_two_games_it_leaves_once(program: Program, monkeypatch: pytest.MonkeyPatch, call: int) -> None:
    tables, going = away(program, 3)
    real, calls = together.at_work, 0

    def at_work(*game: object) -> object:
        nonlocal calls
        calls += 1
        if calls == call:
            raise Killed
        return real(*game)  # type: ignore[arg-type]

    with monkeypatch.context() as patch, suppress(Killed):
        patch.setattr(together, "at_work", at_work)
        going.round()
    assert calls == min(call, 6)
    Going(*tables).round()
    assert len(digests(tables[0])) == 1
    assert [noted(table) for table in tables] == [1, 1, 1]
    assert [owed_now(table.opened).owed for table in tables] == [(), (), ()]


def test_who_was_left_out_after_a_kill_does_not_think_that_theirs_has_left(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, going = away(program, 3)

    def killed(*_: object) -> None:
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(together, "trouble_of", killed)
        with pytest.raises(Killed):
            going.round()
    Going(*tables[:2]).round()
    assert [noted(table) for table in tables] == [1, 1, 0]
    Going(*tables).round()
    assert [noted(table) for table in tables] == [1, 1, 1]
    assert len(digests(tables[0])) == 2


def test_a_game_that_is_busy_afterwards_knows_it_at_its_next_step(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, going = away(program, 2)
    real, calls = together.at_work, 0

    def at_work(*game: object) -> object:
        nonlocal calls
        calls += 1
        if calls == 4:
            raise Busy("somebody else writes it.")
        return real(*game)  # type: ignore[arg-type]

    monkeypatch.setattr(together, "at_work", at_work)
    going.round()
    assert going.troubles == ["somebody else writes it."]
    assert [noted(table) for table in tables] == [1, 0]
    going.round()
    assert [noted(table) for table in tables] == [1, 1]
    assert len(digests(tables[0])) == 1


class OfZoe(Murderer):
    """Kills who sends while Zoe's mail is on its way."""

    def oddity(self, stage: str, recipient: str) -> str | None:
        return super().oddity(stage, recipient) if recipient == "zoe@example.org" else None


@pytest.mark.long
def test_killed_at_any_step_of_the_server_it_comes_twice_at_worst_and_is_known_for_it(program: Program) -> None:
    doubled = []
    with OfZoe() as server:
        tables = moderated_by_zoe(program, 3, way=f"{{server: 127.0.0.1, port: {server.port}, security: none}}")
        Going(*tables).round()
        for step in range(1, STAGES):
            for table in tables:
                program.ok("say", table.game, f"word {step}")
            later(tables, days=2)
            before = len(server.received)
            server.steps, server.step = 0, step
            server.victim = once(tables)
            assert server.victim.wait(HANGS) == -9
            server.step = -1
            assert once(tables).wait(HANGS) == 0
            told = Counter(
                message_from_bytes(mail.raw)["Message-ID"]
                for mail in server.received[before:]
                if mail.recipient == "zoe@example.org"
            )
            assert len(told) == 1, "known for it"
            doubled.append(sum(told.values()) > 1)
            assert [noted(table) for table in tables] == [step] * 3
    assert doubled == [False, False, True]


def once(tables: list[Table]) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "dixit_pbem", "run", "--once", *(table.game for table in tables)]
    quiet = subprocess.DEVNULL
    return subprocess.Popen(command, cwd=tables[0].path.parent, stdin=quiet, stdout=quiet, stderr=quiet)


def test_what_is_too_long_for_a_mail_comes_as_several(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    tables, going = away(program, 4)
    monkeypatch.setattr(together, "LONGEST", 1200)
    going.round()
    subjects = sorted(str(mail["Subject"]) for mail in digests(tables[0]))
    assert subjects == ["[Your games] how it goes"] * 2
    assert [noted(table) for table in tables] == [1, 1, 1, 1]


def test_who_answers_it_is_asked_by_one_game_and_moves_nothing(program: Program) -> None:
    tables = moderated_by_zoe(program, 2)
    for table in tables:
        table.setting("zoe@", "ana@")
    going = Going(*tables)
    going.round()
    later(tables, days=4)
    going.round()
    (mail,) = digests(tables[0])
    tables[0].reply("Ana", "B: a dog", to=mail)
    going.round()
    assert [len(table.facts(MailHeld)) for table in tables] == [1, 0]
    assert [table.state.round.clue for table in tables] == [None, None]
