"""A move from an unknown address is told to the known one, so that a seat cannot be played behind its player's back."""

from __future__ import annotations

import pytest

from dixit_pbem.engine.events import CardsGiven
from tests.mailing import Ready

ELSEWHERE = "Bob <bob@phone.example>"


@pytest.mark.parametrize("held", [False, True])
def test_the_receipt_of_a_move_from_elsewhere_goes_to_the_players_own_address(ready: Ready, held: bool) -> None:
    table = ready("card")
    if held:
        table.setting("settle: 0,", "settle: 0, hold_other_addresses: true,")
    table.reply("Bob", "C", sender=ELSEWHERE)
    table.fetch()
    table.program.ok("send", table.game)
    assert len(table.moves(CardsGiven)) == (not held)
    written = [mail for kind in ("receipt", "question", "not-understood") for mail in table.letters("Bob", kind)]
    assert {str(mail["To"]) for mail in written} <= {"Bob <bob@example.org>"}
    if not held:
        assert "bob@phone.example" in table.text("Bob", "receipt")


def test_without_the_token_a_move_from_elsewhere_waits(ready: Ready) -> None:
    table = ready("card")
    table.reply("Bob", "C", sender=ELSEWHERE, subject="hello")
    table.fetch()
    assert table.moves(CardsGiven) == []
    assert len(table.opened.held) == 1
