"""Who leaves or is replaced is told so, and everybody who was told hears when it is taken back."""

from __future__ import annotations

import pytest

from tests.mailing import Ready, Table
from tests.program import Prepared, Program

TAKEN_BACK = "The table stays as it was"


def letters(table: Table) -> dict[str, int]:
    return {player: len(table.letters(player)) for player in ("Ana", "Bob", "Cyd", "Dee", "Eve")}


def replaced(table: Table) -> Table:
    table.program.ok("replace", table.game, "bob", "Eve <eve@example.org>")
    return table


def test_who_is_replaced_hears_so_warmly_and_the_others_as_before(ready: Ready) -> None:
    table = replaced(ready("card"))
    told = table.text("Bob", "notice")
    assert "Bob, thank you for playing with us" in told
    assert "From now on Eve plays in your place, with your cards and your points." in told
    assert "If this is a mistake, write to Ana." in told
    assert table.last("Bob", "notice")["To"] == "Bob <bob@example.org>"
    assert "Eve takes the seat of Bob" in table.text("Cyd", "notice")
    assert len(table.letters("Eve", "notice")) == 0


def test_when_a_replacement_is_taken_back_everybody_who_was_told_hears_it_once(ready: Ready) -> None:
    table = replaced(ready("card"))
    before = letters(table)
    table.program.ok("undo", table.game)
    told = "Bob keeps the seat after all; Eve does not take it."
    for player in ("Ana", "Cyd", "Dee"):
        assert TAKEN_BACK in table.text(player, "notice")
        assert told in table.text(player, "notice")
    own = table.text("Bob", "notice")
    assert "You keep your seat after all: Ana has taken back that Eve takes it." in own
    assert "Bob, give a card" in own
    guest = table.text("Eve", "notice")
    assert "Eve, thank you for being ready to play" in guest
    assert "Ana has taken back that you take the seat of Bob, who plays on." in guest
    assert {player: count - before[player] for player, count in letters(table).items()} == dict.fromkeys(before, 1)
    after = letters(table)
    table.step()
    assert letters(table) == after


def test_who_comes_after_all_is_welcomed_again(ready: Ready) -> None:
    table = replaced(ready("card"))
    table.program.ok("undo", table.game)
    replaced(table)
    assert len(table.letters("Eve", "welcome")) == 2
    assert len(table.letters("Bob", "notice")) == 3


@pytest.mark.parametrize("phase", ["clue", "vote"])
def test_who_leaves_is_told_so_and_when_it_is_taken_back_too(prepared_five: Table, phase: str) -> None:
    table = prepared_five
    if phase == "vote":
        table.step()
    table.program.ok("leave", table.game, "bob")
    told = table.text("Bob", "notice")
    assert "Ana has noted that you leave the table after this round." in told
    assert "Until then you may answer as before, but nobody waits for it." in told
    assert "The game waits for your answer" not in told
    assert "Bob leaves the table after this round." in table.text("Cyd", "notice")
    before = letters(table)
    table.program.ok("undo", table.game)
    assert "You stay at the table after all: Ana has taken back that you leave." in table.text("Bob", "notice")
    assert "Bob does not leave after all. Everything stays as it was." in table.text("Cyd", "notice")
    assert letters(table) == {player: count + 1 for player, count in before.items()}


def test_who_was_to_play_on_paper_has_no_mail_to_be_taken_back(ready: Ready) -> None:
    table = ready("card")
    assert table.program("replace", table.game, "bob", "Eve").code == 0
    before = letters(table)
    table.program.ok("undo", table.game)
    told = {player: count - before[player] for player, count in letters(table).items()}
    assert told == {"Ana": 1, "Bob": 1, "Cyd": 1, "Dee": 1, "Eve": 0}


@pytest.fixture
def prepared_five(prepared: Prepared) -> Table:
    def prepare(program: Program) -> None:
        table = Table(program)
        table.seat(players=5)
        table.step()

    return Table(prepared("five", prepare))
