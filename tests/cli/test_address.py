"""`address`: a player's mails go elsewhere, recorded, told to the old address, and taken back by it."""

from __future__ import annotations

import pytest

from dixit_pbem.journal.facts import AddressChosen, AddressTakenBack
from tests.mailing import Ready, Table
from tests.program import Said

NEW = "bob@new.example"


def address(table: Table) -> str | None:
    running = table.opened.running
    assert running is not None
    return next(seat.email for seat in running.seats.values() if seat.player == "Bob")


def change(table: Table, email: str = NEW) -> Said:
    said = table.program("address", table.game, "bob", email)
    assert said.code == 0, said
    return said


def test_mails_go_to_the_new_address_and_the_old_one_is_told(ready: Ready) -> None:
    table = ready("card")
    said = change(table)
    assert "Bob gets mail at another address from now on, as the moderator typed in." in said.out
    assert f"`dixit-pbem resend {table.game} Bob` sends the last mail there once more." in said.err
    told = table.last("Bob", "notice")
    assert ("bob@example.org" in told["To"], NEW in told["To"]) == (True, False)
    assert NEW in table.text("Bob", "notice")
    assert table.facts(AddressChosen) == [
        AddressChosen(table.state.seats[1], NEW, "bob@example.org", "bob@example.org", typed=True)
    ]
    table.program.ok("resend", table.game, "bob")
    assert NEW in table.last("Bob", "card-wanted")["To"]


def test_the_settings_stay_as_they_are_and_check_tells_the_difference(ready: Ready) -> None:
    table = ready("card")
    settings = table.path.read_text().partition("\njournal:")[0]
    change(table)
    assert table.path.read_text().partition("\njournal:")[0] == settings
    told = table.program("check", table.game)
    assert f"Mail to Bob goes to {NEW}, as Bob or you wished; the file says bob@example.org." in told.out + told.err


def test_the_old_address_takes_it_back(ready: Ready) -> None:
    table = ready("card")
    change(table)
    table.later(days=6)
    table.reply("Bob", "old address", to=table.last("Bob", "notice"))
    table.fetch()
    assert address(table) == "bob@example.org"
    assert len(table.facts(AddressTakenBack)) == 1


def test_the_moderator_takes_it_back_by_the_same_command(ready: Ready) -> None:
    table = ready("card")
    change(table)
    change(table, "bob@example.org")
    assert address(table) == "bob@example.org"
    assert NEW in table.last("Bob", "notice")["To"]


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("game@example.org", "is the address of the game or of somebody else at the table"),
        ("CYD@example.org", "is the address of the game or of somebody else at the table"),
        ("bob@example.org", "Mails to Bob go to bob@example.org already."),
        ("Bob <b@x>", "is not an e-mail address"),
        ("bob at example", "is not an e-mail address"),
    ],
)
def test_nobody_moves_where_somebody_else_reads(ready: Ready, typed: str, why: str) -> None:
    table = ready("card")
    before = table.path.read_bytes()
    said = table.program("address", table.game, "bob", typed)
    assert (said.code, why in said.err, table.path.read_bytes() == before) == (1, True, True), said


def test_who_played_on_paper_gets_mail_from_now_on_and_nobody_is_told(ready: Ready) -> None:
    table = ready("card")
    table.setting("{name: Bob, email: bob@example.org}", "{name: Bob}")
    notices = len(table.files("Bob", "notice"))
    change(table)
    assert (address(table), len(table.files("Bob", "notice"))) == (NEW, notices)
