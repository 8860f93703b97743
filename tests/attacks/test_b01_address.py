"""B1: a seat is taken by blind mail: without a token, and with a sender that reads as two."""

from __future__ import annotations

import pytest

from dixit_pbem.journal.facts import AddressAsked, AddressChosen, MailHeld
from dixit_pbem.post.reading.mime import read_mail
from tests.mailing import Ready, Table, given

MALLORY = "mallory@evil.example"


def blind(table: Table, *texts: str, sender: str = "Bob <bob@example.org>") -> None:
    """Mails of somebody who has seen none of the game's."""
    for text in texts:
        table.later(minutes=1)
        table.reply("Bob", text, sender=sender, subject="hello")


def test_blind_mails_take_no_seat_in_one_fetch(ready: Ready) -> None:
    table = ready("card")
    blind(table, f"address {MALLORY}", "yes", "hand")
    table.fetch()
    table.program.ok("send", table.game)
    assert table.facts(AddressChosen) == []
    letters = [mail["To"] for mail in table.letters("Bob")]
    assert all("bob@example.org" in to for to in letters), letters


@pytest.mark.parametrize("yes", ["yes", "Sì", "confirm", "tak!"])
def test_blind_mails_take_no_seat_one_by_one(ready: Ready, yes: str) -> None:
    table = ready("card")
    for text in (f"address {MALLORY}", yes, yes):
        blind(table, text)
        table.fetch()
        table.program.ok("send", table.game)
        table.later(hours=2)
    assert table.facts(AddressChosen) == []


@pytest.mark.parametrize("taken", ["game@example.org", "GAME@example.org", "cyd@example.org", "Cyd@Example.org"])
def test_nobody_moves_in_with_the_game_or_with_somebody_else(ready: Ready, taken: str) -> None:
    table = ready("card")
    table.reply("Bob", f"address {taken}")
    table.fetch()
    assert table.facts(AddressAsked) == []
    table.program.ok("send", table.game)
    told = table.last("Bob").get_body(("plain",)).get_content()
    assert "We did not find a mail address that could be yours." in " ".join(told.split())


BOB = "bob@example.org"
SEVERAL = [
    (f"From: {BOB}, {MALLORY}",),
    (f"From: {MALLORY}, {BOB}",),
    (f"From: {BOB} <{MALLORY}>",),
    (f"From: <{BOB}> <{MALLORY}>",),
    (f"From: {BOB}; {MALLORY}",),
    (f"From: Friends: {BOB}, {MALLORY};",),
    (f"From: {BOB}", f"From: {MALLORY}"),
    (f"From: {MALLORY}", f"From: {BOB}"),
    (f"From: {BOB}", f"From: {BOB}"),
    (f"From: {BOB}", "From: Bob"),
    (f"From: {BOB}", f"FROM : {MALLORY}"),
]
ONE = [
    "From: bob@example.org",
    "From: Bob <BOB@example.org>",
    f'From: "{MALLORY}" <bob@example.org>',
    "From: Bob, Jr. <bob@example.org>",
    "From: bob@example.org <bob@example.org>",
    f"From: bob@example.org ({MALLORY})",
    "From: =?utf-8?q?Bob=40home?= <bob@example.org>",
    "From: bob@example.org,",
]


def lay(table: Table, *fields: str, subject: str | None = None) -> None:
    path = table.reply("Bob", "C", subject=subject)
    lines = path.read_bytes().split(b"\n")
    rest = b"\n".join(line for line in lines if not line.startswith(b"From:"))
    path.write_bytes("\n".join((*fields, "")).encode() + rest)
    table.fetch()


@pytest.mark.parametrize("subject", [None, "no token"])
@pytest.mark.parametrize("fields", SEVERAL)
def test_a_mail_of_several_senders_is_nobodys(ready: Ready, fields: tuple[str, ...], subject: str | None) -> None:
    table = ready("card")
    lay(table, *fields, subject=subject)
    assert given(table) == {}
    assert [(fact.reason, fact.player) for fact in table.facts(MailHeld)] == [("several senders", None)]


@pytest.mark.parametrize("field", ONE)
def test_one_sender_is_one_however_they_are_called(ready: Ready, field: str) -> None:
    table = ready("card")
    lay(table, field, subject="no token")
    assert given(table) == {"Bob": ("C",)}


def test_who_merely_calls_themselves_as_a_player_is_not_that_player(ready: Ready) -> None:
    table = ready("card")
    lay(table, f'From: "{BOB}" <{MALLORY}>', subject="no token")
    assert [fact.reason for fact in table.facts(MailHeld)] == ["unknown sender"]


def test_hostile_senders_are_read_in_no_time() -> None:
    field = "From: " + '"' * 5_000 + "(" * 5_000 + "a@" * 5_000
    assert read_mail(f"{field}\n\nC\n".encode()).text.strip() == "C"
