"""B1: what changes a seat is not taken from a sender alone, which anybody can write."""

from __future__ import annotations

import pytest

from dixit_pbem.journal.facts import AddressAsked, LanguageChosen, MailRead, ResignAsked
from tests.mailing import Ready, Table

WISHES = [
    ("address mallory@evil.example", AddressAsked, "“address mallory@evil.example”"),
    ("indirizzo mallory@evil.example", AddressAsked, "“address mallory@evil.example”"),
    ("language pl", LanguageChosen, "“language pl”"),
    ("język pl", LanguageChosen, "“language pl”"),
    ("resign", ResignAsked, "“resign”"),
    ("mi ritiro", ResignAsked, "“resign”"),
]


def write(table: Table, text: str, *, subject: str | None = None) -> None:
    table.reply("Bob", text, subject=subject)
    table.fetch()
    table.program.ok("send", table.game)


@pytest.mark.parametrize(("text", "fact", "again"), WISHES)
def test_a_sender_alone_changes_no_seat(ready: Ready, text: str, fact: type, again: str) -> None:
    table = ready("card")
    write(table, text, subject="hello")
    assert table.facts(fact) == []
    assert [each.verdict for each in table.facts(MailRead) if each.player == "Bob"] == ["not understood"]
    said = table.text("Bob", "not-understood")
    assert "in your name" in said
    assert again in said


@pytest.mark.parametrize(("text", "fact", "again"), WISHES)
def test_an_answer_to_that_mail_does(ready: Ready, text: str, fact: type, again: str) -> None:
    table = ready("card")
    write(table, text, subject="hello")
    write(table, again.strip("“”"))
    assert len(table.facts(fact)) == 1


@pytest.mark.parametrize("text", ["status", "hand", "rules", "help", "C"])
def test_what_changes_no_seat_needs_no_mark(ready: Ready, text: str) -> None:
    table = ready("card")
    write(table, text, subject="hello")
    assert [each.verdict != "not understood" for each in table.facts(MailRead) if each.player == "Bob"] == [True]
