"""B1: the owner of a seat that moved to another address is never told, and has no way back."""

from __future__ import annotations

import pytest

from dixit_pbem.journal.facts import AddressChosen, AddressTakenBack, MailHeld
from tests.mailing import Ready, Table

MALLORY = "mallory@evil.example"


def change(table: Table, to: str = MALLORY, *, sender: str | None = None) -> None:
    """Somebody who reads the player's mail asks for another address, and says yes in answer to the question."""
    post(table, f"address {to}", sender=sender)
    post(table, "yes", sender=sender, kind="receipt")


def post(table: Table, text: str, *, sender: str | None = None, kind: str = "*") -> None:
    table.later(minutes=90)
    table.reply("Bob", text, sender=sender, to=table.last("Bob", kind))
    table.fetch()
    table.program.ok("send", table.game)


def address(table: Table) -> str | None:
    running = table.opened.running
    assert running is not None
    return next(seat.email for seat in running.seats.values() if seat.player == "Bob")


def test_the_old_address_hears_of_the_new_one_and_how_to_take_it_back(ready: Ready) -> None:
    table = ready("card")
    change(table)
    told = table.last("Bob", "notice")
    assert "bob@example.org" in told["To"]
    assert MALLORY not in told["To"]
    said = table.text("Bob", "notice")
    assert MALLORY in said
    assert "old address" in said
    assert "old%20address" in str(told.get_body(("html",)))
    assert MALLORY in table.last("Bob", "receipt")["To"]


@pytest.mark.parametrize(
    "words", ["old address", "Old address!", "vecchio indirizzo", "endereço antigo", "stary adres"]
)
@pytest.mark.long
def test_a_word_in_answer_to_that_mail_takes_the_change_back(ready: Ready, words: str) -> None:
    table = ready("card")
    change(table)
    table.later(days=6)
    table.reply("Bob", words, to=table.last("Bob", "notice"))
    table.fetch()
    assert address(table) == "bob@example.org"
    table.program.ok("send", table.game)
    receipt = table.last("Bob", "receipt")
    assert "bob@example.org" in receipt["To"]


def test_it_takes_back_what_was_changed_since_as_well(ready: Ready) -> None:
    table = ready("card")
    change(table)
    first = table.last("Bob", "notice")
    change(table, "mallory@worse.example", sender=MALLORY)
    assert address(table) == "mallory@worse.example"
    table.later(hours=2)
    table.reply("Bob", "old address", to=first)
    table.fetch()
    assert address(table) == "bob@example.org"


def test_no_question_to_the_thief_counts_any_more(ready: Ready) -> None:
    table = ready("card")
    change(table)
    first = table.last("Bob", "notice")
    post(table, "address mallory@worse.example", sender=MALLORY)
    question = table.last("Bob", "receipt")
    table.later(hours=2)
    table.reply("Bob", "old address", to=first)
    table.fetch()
    table.reply("Bob", "yes", sender=MALLORY, to=question)
    table.fetch()
    assert address(table) == "bob@example.org"


@pytest.mark.parametrize("how", ["blind", "to another mail", "too late", "twice"])
def test_nothing_else_takes_it_back(ready: Ready, how: str) -> None:
    table = ready("card")
    change(table)
    notice = table.last("Bob", "notice")
    if how == "too late":
        table.later(days=7, hours=1)
        table.reply("Bob", "old address", to=notice)
    elif how == "to another mail":
        table.reply("Bob", "old address", to=table.last("Bob", "card-wanted"))
    elif how == "blind":
        table.reply("Bob", "old address", subject="hello", sender=MALLORY)
    else:
        table.reply("Bob", "old address", to=notice)
        table.fetch()
        table.later(hours=2)
        change(table, "bob@new.example")
        table.later(hours=2)
        table.reply("Bob", "old address", to=notice)
    table.fetch()
    assert address(table) == ("bob@new.example" if how == "twice" else MALLORY)
    assert len(table.facts(AddressTakenBack)) == (how == "twice")
    if how in ("too late", "to another mail"):
        table.program.ok("send", table.game)
        assert "within seven days" in table.text("Bob", "not-understood")


def test_the_new_address_is_nobodys_when_it_was_taken_back(ready: Ready) -> None:
    table = ready("card")
    change(table)
    table.reply("Bob", "old address", to=table.last("Bob", "notice"))
    table.fetch()
    table.later(hours=2)
    table.reply("Bob", "C", sender=MALLORY, subject="no token")
    table.fetch()
    assert [fact.reason for fact in table.facts(MailHeld)] == ["unknown sender"]


def test_the_old_address_is_heard_where_other_addresses_are_held(ready: Ready) -> None:
    table = ready("card")
    change(table)
    table.setting("mail: {", "mail: {hold_other_addresses: true, ")
    table.reply("Bob", "old address", to=table.last("Bob", "notice"))
    table.fetch()
    assert address(table) == "bob@example.org"


def test_an_older_journal_tells_no_old_address(ready: Ready) -> None:
    table = ready("card")
    change(table)
    assert [fact.was for fact in table.facts(AddressChosen)] == ["bob@example.org"]
    assert AddressChosen(table.state.seats[1], MALLORY).was is None
