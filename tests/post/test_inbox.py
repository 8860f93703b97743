"""What comes in: kept, told apart, dealt with once, in the order of its arrival."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dixit_pbem.journal.facts import Bounced, MailHeld, MailRead, MailSetAside
from dixit_pbem.journal.writer import at_work
from dixit_pbem.post.carriers.mailbox import Arrived, Collected, Wants, content_key
from dixit_pbem.post.inbox import gather, sort
from dixit_pbem.post.keep.mails import name_of, stored_mail
from dixit_pbem.post.reading import long_mail
from dixit_pbem.post.reading.mime import Incoming, read_mail
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table.held import held
from tests.mailing import MAIL, Ready, Table, other_numbers, own_number
from tests.mailing import given as cards_given
from tests.program import Program

ON_BOTH_STORES = True


class Hands:
    """A mailbox that hands over what it is given, as every mailbox in the order of arrival."""

    def __init__(self, *mails: Arrived) -> None:
        self.mails = sorted(mails, key=lambda mail: mail.arrived)
        self.settled: list[str] = []

    def collect(
        self, known: Collection[str], *, since: date, wants: Wants | None = None, whole: Wants | None = None
    ) -> Iterator[Collected]:
        yield from (mail for mail in self.mails if mail.key not in known)

    def settle(self, *keys: str) -> None:
        self.settled += keys

    def wait(self, seconds: float, stopped: Callable[[], bool]) -> bool:
        return False


POISON = b"From: cyd@example.org\n\nB\n"
"""A mail on which the reader breaks."""


def read_badly(raw: bytes) -> Incoming:
    if raw == POISON:
        raise RuntimeError("a fault of the program")
    return read_mail(raw)


def look_into(table: Table, *mails: Arrived) -> Hands:
    hands, store = Hands(*mails), GameFile(table.path)
    gathered = gather([(store, table.opened)], hands)
    with at_work(store) as work:
        made = sort({"game": work}, gathered, settle=hands.settle)
    hands.notes = made.notes  # type: ignore[attr-defined]
    return hands


def arrived(table: Table, path: Path, *, minutes: int = 0) -> Arrived:
    raw = path.read_bytes()
    path.unlink()
    return Arrived(f"imap:1/{path.stem}", raw, table.now + timedelta(minutes=minutes))


def test_mails_that_come_together_are_each_flushed_and_their_names_once(
    ready: Ready, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, flushed = ready("card"), list[int]()
    mails = [arrived(table, table.reply("Bob", letter), minutes=at) for at, letter in enumerate("ABC")]
    store = GameFile(table.path)
    monkeypatch.setattr(os, "fsync", flushed.append)
    assert len(gather([(store, table.opened)], Hands(*mails)).mails) == 3
    assert len(flushed) == 3 + 1


def test_an_answer_is_kept_read_and_acted_on(ready: Ready) -> None:
    table = ready("card")
    mail = table.reply("Bob", "C")
    assert table.fetch() == "A mail of Bob is read: cards.\n"
    fact = table.facts(MailRead)[-1]
    assert stored_mail(GameFile(table.path), fact.mail) == mail.read_bytes()
    assert cards_given(table) == {"Bob": ("C",)}
    assert table.fetch() == "No new mail.\n"


def test_the_same_mail_twice_counts_once_whatever_its_place_in_the_mailbox(ready: Ready) -> None:
    table = ready("card")
    first = table.reply("Bob", "C", message_id="<one@client>")
    table.fetch()
    table.lay(b"X-Copied: yes\n" + first.read_bytes(), "copy.eml")
    assert table.fetch() == "A mail is set aside: It was read before.\n"
    assert len(table.facts(MailRead)) == 2


def test_three_votes_in_turn_are_three_votes(ready: Ready) -> None:
    table = ready("vote")
    first, second = other_numbers(table, "Bob")[:2]
    for number in (first, second, first):
        table.later(minutes=1)
        table.reply("Bob", str(number))
        table.fetch()
    assert table.state.round.votes == {"Bob": (first,)}
    assert [fact.verdict for fact in table.facts(MailRead)][-3:] == ["votes"] * 3


def test_the_same_words_right_after_themselves_are_the_same_mail_for_an_hour(ready: Ready) -> None:
    table = ready("card")
    for minutes in (0, 1, 61):
        table.later(minutes=minutes)
        table.reply("Bob", "C")
        table.fetch()
    assert [fact.verdict for fact in table.facts(MailRead) if fact.player == "Bob"] == ["cards", "cards"]
    assert [fact.reason for fact in table.facts(MailSetAside)] == ["It was read before."]


def test_the_same_vote_counts_again_after_it_was_taken_back(ready: Ready) -> None:
    table = ready("vote")
    number = str(other_numbers(table, "Bob")[0])
    table.reply("Bob", number)
    table.fetch()
    table.program("undo", table.game)
    assert table.state.round.votes == {}
    table.reply("Bob", number, subject=table.last("Bob", "vote-wanted")["Subject"])
    table.fetch()
    assert table.state.round.votes == {"Bob": (int(number),)}


def test_a_later_mail_counts_though_it_was_read_first(ready: Ready) -> None:
    table = ready("card")
    early, late = table.reply("Bob", "B"), table.reply("Bob", "C")
    look_into(table, arrived(table, late, minutes=5))
    look_into(table, arrived(table, early, minutes=1))
    assert cards_given(table) == {"Bob": ("C",)}
    assert table.facts(MailSetAside)[-1].reason == "A later mail of this player counts already."


def test_of_two_volunteers_the_first_to_arrive_tells_and_the_other_is_told(program: Program) -> None:
    table = Table(program)
    table.seat(first="volunteer")
    table.step()
    late, early = table.reply("Bob", "A: rain"), table.reply("Cyd", "B: snow")
    look_into(table, arrived(table, late, minutes=2), arrived(table, early, minutes=1))
    clue = table.state.round.clue
    assert clue is not None
    assert (clue.text, table.state.round.storyteller) == ("snow", "Cyd")
    program.ok("send", table.game)
    assert "Cyd" in table.text("Bob", "not-understood")
    assert "snow" not in table.text("Bob", "not-understood")


def test_an_answer_to_a_phase_that_is_over_is_answered_never_applied_and_commands_still_work(ready: Ready) -> None:
    table = ready("vote")
    old = table.last("Bob", "card-wanted")
    table.reply("Bob", "3", to=old)
    table.reply("Bob", "status", to=old)
    table.fetch()
    assert table.state.round.votes == {}
    assert [fact.verdict for fact in table.facts(MailRead)][-2:] == ["not understood", "status"]
    table.program.ok("send", table.game)
    assert "your answer came too late for its round" in table.text("Bob", "not-understood")


@pytest.mark.parametrize(
    ("holds", "expected"), [(False, ["cards"]), (True, [])], ids=["accepted and flagged", "held by the setting"]
)
def test_the_right_token_from_another_address(ready: Ready, holds: bool, expected: list[str]) -> None:
    table = ready("card")
    if holds:
        table.setting("settle: 0", "settle: 0, hold_other_addresses: true")
    table.reply("Bob", "C", sender="bob@work.example")
    table.fetch()
    assert [fact.verdict for fact in table.facts(MailRead) if fact.player == "Bob"] == expected
    assert [fact.reason for fact in table.facts(MailHeld)] == (["other address"] if holds else [])
    if not holds:
        table.program.ok("send", table.game)
        assert "bob@work.example" in table.text("Bob", "receipt")


def test_a_token_in_another_players_hands_is_held(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", "C", sender="Cyd <cyd@example.org>")
    table.fetch()
    (fact,) = table.facts(MailHeld)
    assert (fact.reason, fact.player) == ("several players", "Bob")


def test_a_forged_sender_is_held_where_our_own_provider_says_so(ready: Ready) -> None:
    table = ready("card")
    table.setting("fetch: {folder: inbox}", "fetch: {folder: inbox, own_servers: mx.example.org}")
    table.reply("Bob", "C", headers={"Authentication-Results": "mx.example.org; dmarc=fail"})
    table.reply("Cyd", "C", headers={"Authentication-Results": "mx.elsewhere.org; dmarc=fail"})
    table.fetch()
    assert [fact.reason for fact in table.facts(MailHeld)] == ["forged"]
    assert cards_given(table) == {"Cyd": ("C",)}


def test_without_a_token_a_known_address_is_enough_while_the_game_waits_for_it(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", "C", subject="my card")
    table.reply("Ana", "C", subject="hello")
    table.reply("Bob", "C", sender="zoe@elsewhere.org", subject="hello")
    table.fetch()
    assert cards_given(table) == {"Bob": ("C",)}
    assert [fact.reason for fact in table.facts(MailHeld)] == ["unclear", "unknown sender"]


AUTOMATIC = {
    "says so": {"Auto-Submitted": "auto-replied"},
    "bulk": {"Precedence": "bulk"},
    "a list": {"List-Id": "<news.example.com>"},
    "our own": {"X-Dixit-PBEM": "0123456789ab", "Auto-Submitted": "auto-generated"},
}


@pytest.mark.parametrize("headers", AUTOMATIC.values(), ids=AUTOMATIC)
def test_what_programs_send_is_no_move_and_gets_no_answer(ready: Ready, headers: dict[str, str]) -> None:
    table = ready("card")
    table.reply("Bob", "C", headers=headers)
    table.fetch()
    assert cards_given(table) == {}
    assert len(table.facts(MailSetAside)) == 1
    before = sorted(table.program.folder.glob("outbox/*"))
    table.step()
    assert sorted(table.program.folder.glob("outbox/*")) == before


def bounce(about: str, recipient: str, action: str) -> bytes:
    return (
        "Return-Path: <>\nFrom: MAILER-DAEMON@mx.example.org\nTo: game@example.org\nSubject: Undelivered\n"
        f"Message-ID: <{action}@mx>\nIn-Reply-To: {about}\n"
        'Content-Type: multipart/report; report-type=delivery-status; boundary="x"\n\n'
        "--x\nContent-Type: text/plain\n\nIt failed.\n--x\nContent-Type: message/delivery-status\n\n"
        f"Reporting-MTA: dns; mx\n\nFinal-Recipient: rfc822; {recipient}\nAction: {action}\nStatus: 5.1.1\n\n--x--\n"
    ).encode()


@pytest.mark.of_files
def test_a_bounce_marks_the_address_and_the_moderator_is_told(ready: Ready) -> None:
    table = ready("card")
    table.lay(bounce(str(table.last("Cyd")["Message-ID"]), "cyd@example.org", "failed"), "bounce.eml")
    table.step()
    (fact,) = table.facts(Bounced)
    assert (fact.player, fact.address) == ("Cyd", "cyd@example.org")
    assert "Mail did not reach Cyd in this round" in table.program.ok("status", table.game)
    assert "dixit-pbem resend game.yaml Cyd" in table.text("moderator", "digest")
    assert table.files("Cyd", "not-understood") == []


def test_a_server_that_still_tries_marks_nothing(ready: Ready) -> None:
    table = ready("card")
    table.lay(bounce(str(table.last("Cyd")["Message-ID"]), "cyd@example.org", "delayed"), "bounce.eml")
    assert table.fetch() == "A mail is set aside: A mail server says that it is still trying to deliver.\n"
    assert table.facts(Bounced) == []


def two_games(program: Program, mail: str = MAIL) -> tuple[Table, Table]:
    tables = Table(program, "one.yaml"), Table(program, "two.yaml")
    for table in tables:
        table.seat(mail=mail.replace("folder: outbox", f"folder: outbox-{table.game[:3]}"))
        table.outbox = f"outbox-{table.game[:3]}"
        table.step()
    return tables


def test_games_that_share_a_mailbox_each_get_their_own_mails(program: Program) -> None:
    one, two = two_games(program)
    two.count = 50
    one.reply("Ana", "A: dog")
    two.reply("Ana", "B: cat")
    program.ok("run", "--once", "one.yaml", "two.yaml")
    assert [table.state.round.clue.text for table in (one, two) if table.state.round.clue] == ["dog", "cat"]
    assert [table.facts(MailHeld) for table in (one, two)] == [[], []]


def test_a_mail_for_a_game_that_is_not_asked_for_is_left_alone(program: Program) -> None:
    one, two = two_games(program)
    two.reply("Ana", "B: cat")
    said = program("next-turn", "one.yaml")
    assert (said.code, said.err) == (0, "A mail from ana@example.org is for another game; it is left alone.\n")
    assert one.facts(MailHeld, MailSetAside) == []
    assert program("next-turn", "one.yaml").err == ""
    two.step()
    assert two.state.round.clue is not None
    assert two.state.round.clue.text == "cat"


@pytest.mark.long
@pytest.mark.of_files
def test_without_a_token_one_game_that_waits_is_certain_and_two_are_not(program: Program) -> None:
    one, two = two_games(program)
    one.reply("Ana", "A: dog", subject="my clue")
    program.ok("run", "--once", "one.yaml", "two.yaml")
    assert [fact.reason for fact in one.facts(MailHeld)] == ["several games"]
    two.program.ok("clue", "two.yaml", "ana=A", "typed in")
    two.step()
    one.reply("Ana", "A: dog", subject="once more")
    program.ok("run", "--once", "one.yaml", "two.yaml")
    assert one.state.round.clue is not None
    assert one.state.round.clue.text == "dog"


def test_what_is_held_for_the_second_game_can_be_seen_there(program: Program) -> None:
    one, two = two_games(program)
    two.reply("Ana", "what now", sender="bob@example.org")
    program.ok("run", "--once", "one.yaml", "two.yaml")
    assert one.facts(MailHeld) == []
    assert [(mail.player, mail.text.strip()) for mail in held(GameFile(two.path))[1]] == [("Ana", "what now")]


def test_in_somebodys_own_mailbox_only_what_bears_a_mark_is_kept(ready: Ready) -> None:
    table = ready("card")
    table.setting("fetch: {folder: inbox}", "fetch: {folder: inbox, private: true}")
    table.reply("Bob", "C")
    table.reply("Cyd", "Dinner on Friday?", subject="Friday")
    table.lay(bounce("<else@where>", "aunt@example.net", "failed"), "bounce.eml")
    table.fetch()
    assert cards_given(table) == {"Bob": ("C",)}
    assert table.facts(MailHeld, MailSetAside, Bounced) == []


def test_what_breaks_the_reader_three_times_is_held_and_the_others_go_on(
    ready: Ready, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(long_mail, "read_mail", read_badly)
    table = ready("card")
    good = arrived(table, table.reply("Bob", "C"), minutes=1)
    bad = Arrived("imap:1/1", POISON, table.now)
    first = look_into(table, bad, good)
    assert (first.settled, cards_given(table)) == ([good.key], {"Bob": ("C",)})
    assert look_into(table, bad, good).settled == []
    third = look_into(table, bad, good)
    name = table.facts(MailHeld)[-1].mail
    assert third.notes == (f"A mail could not be read (RuntimeError, try 3 of 3): {name}.",)  # type: ignore[attr-defined]
    assert third.settled == [bad.key]
    assert look_into(table, bad, good).settled == []
    (mail,) = held(GameFile(table.path))[1]
    assert mail.reason == "the mail is damaged or far too large"
    assert mail.text == "It cannot be shown. In the mailbox it stands as it came."


@pytest.mark.of_files
def test_a_full_disk_is_no_mails_fault(ready: Ready) -> None:
    table = ready("card")
    raw = table.reply("Bob", "C").read_bytes()
    in_the_way = (
        GameFile(table.path).side_folder / "mail" / name_of(content_key(raw)).replace(".eml", f".{os.getpid()}.part")
    )
    in_the_way.mkdir()
    for _ in range(4):
        assert table.program("fetch", table.game).code == 1
    in_the_way.rmdir()
    table.fetch()
    assert cards_given(table) == {"Bob": ("C",)}


def test_one_mail_from_standard_input_is_read_like_any_other(ready: Ready, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    import io
    import types

    table = ready("card")
    raw = table.reply("Bob", "C").read_bytes()
    for expected in ("A mail of Bob is read: cards.\n", "No new mail.\n"):
        monkeypatch.setattr("sys.stdin", types.SimpleNamespace(buffer=io.BytesIO(raw)))
        assert table.program.ok("fetch", table.game, "-") == expected


ANSWERS = st.lists(
    st.tuples(st.sampled_from(["Bob", "Cyd", "Dee"]), st.sampled_from(["A", "B", "C", "none", "hello", "status", "Z"])),
    min_size=1,
    max_size=7,
)


@given(answers=ANSWERS, seed=st.integers(0, 999))
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_twice_and_in_any_order_gives_the_same_game(
    ready: Ready, tmp_path_factory: pytest.TempPathFactory, answers: list[tuple[str, str]], seed: int
) -> None:
    straight = ready("card", folder=tmp_path_factory.mktemp("straight"))
    mails = [
        replace(arrived(straight, straight.reply(player, text)), arrived=straight.now + timedelta(minutes=at))
        for at, (player, text) in enumerate(answers)
    ]
    look_into(straight, *mails)
    shuffled = ready("card", folder=tmp_path_factory.mktemp("shuffled"))
    twice = [*mails, *(replace(mail, key=f"{mail.key}/again") for mail in mails)]
    Random(seed).shuffle(twice)
    look_into(shuffled, *twice)
    look_into(shuffled, *twice)
    assert shuffled.state == straight.state
    told = [fact.verdict for fact in straight.facts(MailRead)]
    assert [fact.verdict for fact in shuffled.facts(MailRead)] == told
    assert len(shuffled.facts(MailHeld)) == len(straight.facts(MailHeld))


def test_the_storytellers_own_number_is_never_his_vote(ready: Ready) -> None:
    table = ready("vote")
    table.reply("Bob", str(own_number(table, "Bob")))
    table.fetch()
    assert table.state.round.votes == {}
    assert table.facts(MailRead)[-1].verdict == "not understood"
