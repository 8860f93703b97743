"""The script fits the friends, the deck and itself."""

from pathlib import Path

import pytest

from dixit_pbem.demo.friends import FRIENDS
from dixit_pbem.demo.script import ROUNDS, Round
from dixit_pbem.storage.decks import load_decks

NAMES = [friend.name for friend in FRIENDS]


def test_everybody_tells_once_in_seat_order() -> None:
    assert [played.teller for played in ROUNDS] == NAMES


def test_the_clues_are_in_four_languages() -> None:
    assert {"en", "it", "pl", "pt"} == {played.language for played in ROUNDS}


@pytest.mark.parametrize("played", ROUNDS, ids=lambda played: played.teller)
def test_all_but_the_teller_give_and_vote_and_nobody_for_his_own(played: Round) -> None:
    others = [name for name in NAMES if name != played.teller]
    assert sorted(others) == sorted(played.gives) == sorted(played.votes)
    assert all(voter != owner for voter, owner in played.votes.items())


def test_no_card_is_played_twice_and_all_are_in_the_default_deck(tmp_path: Path) -> None:
    played = [card for each in ROUNDS for card in (each.clue.card, *each.gives.values())]
    (deck,) = load_decks(("dreams",), tmp_path)
    assert len(played) == len(set(played)) == 36
    assert {f"dreams/{card}" for card in played} <= {card.id for card in deck.cards}
