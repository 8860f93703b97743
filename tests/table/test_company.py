"""Who leaves or is replaced is told so, and everybody who was told hears when it is taken back."""

from __future__ import annotations

import pytest

from tests.mailing import Ready, Table, other_numbers
from tests.program import Prepared, Program

ON_BOTH_STORES = True
TAKEN_BACK = "The table stays as it was"


def letters(table: Table) -> dict[str, int]:
    return {player: len(table.files(player)) for player in ("Ana", "Bob", "Cyd", "Dee", "Eve")}


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
    assert len(table.files("Eve", "notice")) == 0


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
    assert len(table.files("Eve", "welcome")) == 2
    assert len(table.files("Bob", "notice")) == 3


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


def joined(table: Table) -> Table:
    """Fay sits down: round 1 is over."""
    table.program.ok("join", table.game, "Fay <fay@example.org>")
    for player in ("Bob", "Cyd", "Dee"):
        table.reply(player, str(other_numbers(table, player)[0]))
    table.step()
    assert "Fay" in table.state.seats
    return table


def test_a_newcomer_whose_round_is_taken_back_hears_that_the_seat_waits(ready: Ready) -> None:
    table = joined(ready("vote"))
    assert table.program("undo", table.game, "--after-reveal").code == 0
    assert "Fay" not in table.state.seats
    told = table.text("Fay", "notice")
    assert "Fay, your seat waits for you" in told
    assert "Ana has taken a step back in the game: the round before goes on, and you sit down when it is over." in told
    assert "no longer hold. Then a new one welcomes you, and until then nothing is asked of you." in told
    count = len(table.files("Fay"))
    table.reply("Dee", str(other_numbers(table, "Dee")[0]))
    table.step()
    assert "Fay" in table.state.seats
    assert len(table.files("Fay", "welcome")) == 2
    assert len(table.files("Fay")) == count + 2


def test_when_a_joining_is_taken_back_everybody_who_was_told_hears_it_once(ready: Ready) -> None:
    table = joined(ready("vote"))
    for _ in ("Dee", "Cyd", "Bob", "Fay"):
        assert not table.files("Cyd", "notice")
        assert table.program("undo", table.game, "--after-reveal").code == 0
    assert not table.state.joining
    told = table.text("Fay", "notice")
    assert "Fay, thank you for being ready to play" in told
    assert "Ana has taken back that you sit down at this table." in told
    assert "The mails that you had from this game no longer hold, and nothing is asked of you." in told
    assert "If this is a mistake, write to Ana." in told
    for player in ("Ana", "Bob", "Cyd", "Dee"):
        assert TAKEN_BACK in table.text(player, "notice")
        assert "Fay does not sit down with you after all." in table.text(player, "notice")
        assert len(table.files(player, "notice")) == 1
    assert len(table.files("Fay", "notice")) == 2
    before = [len(table.files(player)) for player in ("Bob", "Fay")]
    table.step()
    assert [len(table.files(player)) for player in ("Bob", "Fay")] == before
    assert table.program("check", table.game).code == 0


def test_of_a_joining_that_nobody_heard_of_nobody_hears_that_it_was_taken_back(ready: Ready) -> None:
    table = ready("vote")
    table.program.ok("join", table.game, "Fay <fay@example.org>")
    before = letters(table)
    table.program.ok("undo", table.game)
    assert letters(table) == before
    assert not table.files("Fay")


def test_who_joins_again_after_all_is_welcomed_again(ready: Ready) -> None:
    table = joined(ready("vote"))
    for _ in ("Dee", "Cyd", "Bob", "Fay"):
        assert table.program("undo", table.game, "--after-reveal").code == 0
    joined(table)
    assert len(table.files("Fay", "welcome")) == 2


@pytest.fixture
def prepared_five(prepared: Prepared) -> Table:
    def prepare(program: Program) -> None:
        table = Table(program)
        table.seat(players=5)
        table.step()

    return Table(prepared("five", prepare))
