"""The script fits the friends, the deck and itself."""

from pathlib import Path

import pytest

from dixit_pbem.demo.friends import FRIENDS, Program
from dixit_pbem.demo.script import PHASES, ROUNDS, Sitting, sittings
from dixit_pbem.engine.model import Phase
from dixit_pbem.storage.decks import load_decks

NAMES = [friend.name for friend in FRIENDS]
every_phase = pytest.mark.parametrize(
    ("number", "phase"), [(number, phase) for number in range(1, len(ROUNDS) + 1) for phase in PHASES]
)


def test_everybody_tells_once_in_seat_order() -> None:
    assert [played.teller for played in ROUNDS] == NAMES


def test_the_clues_are_in_four_languages() -> None:
    assert {"en", "it", "pl", "pt"} == {played.language for played in ROUNDS}


@pytest.mark.parametrize("played", ROUNDS, ids=lambda played: played.teller)
def test_all_but_the_teller_give_and_vote_and_nobody_for_his_own(played: object) -> None:
    others = [name for name in NAMES if name != played.teller]  # type: ignore[attr-defined]
    assert sorted(others) == sorted(played.gives) == sorted(played.votes)  # type: ignore[attr-defined]
    assert all(voter != owner for voter, owner in played.votes.items())  # type: ignore[attr-defined]


def test_no_card_is_played_twice_and_all_are_in_the_default_deck(tmp_path: Path) -> None:
    played = [card for each in ROUNDS for card in (each.clue.card, *each.gives.values())]
    (deck,) = load_decks(("dreams",), tmp_path)
    assert len(played) == len(set(played)) == 36
    assert {f"dreams/{card}" for card in played} <= {card.id for card in deck.cards}


@every_phase
def test_mails_come_in_order_before_the_game_looks_for_them(number: int, phase: Phase) -> None:
    last = 0
    for sitting in sittings(number, phase):
        minutes = [act.minute for act in sitting.acts]
        assert minutes == sorted(minutes)
        assert all(last < minute < sitting.minute for minute in minutes)
        last = sitting.minute


@every_phase
def test_a_friend_whose_seat_is_taken_writes_nothing(number: int, phase: Phase) -> None:
    for name in NAMES:
        assert name not in {act.player for each in sittings(number, phase, without=name) for act in each.acts}


def test_the_deadline_passes_in_silence_before_the_late_card() -> None:
    first, soon, over, late = sittings(3, Phase.CARD)
    assert Sitting(2311, ()) == soon
    assert Sitting(2887, ()) == over
    assert [act.player for act in late.acts] == ["Fausto"]
    assert "Fausto" not in [act.player for act in first.acts]


def test_every_program_is_used() -> None:
    acts = [act for number in range(1, 7) for phase in PHASES for each in sittings(number, phase) for act in each.acts]
    assert set(Program) == {act.by for act in acts}
