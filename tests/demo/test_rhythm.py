"""Mails come in an order that makes sense, each before the game looks for it."""

import pytest

from dixit_pbem.demo.friends import FRIENDS, Program
from dixit_pbem.demo.rhythm import Sitting, sittings
from dixit_pbem.demo.script import PHASES, ROUNDS
from dixit_pbem.engine.model import Phase

NAMES = [friend.name for friend in FRIENDS]
every_phase = pytest.mark.parametrize(
    ("number", "phase"), [(number, phase) for number in range(1, len(ROUNDS) + 1) for phase in PHASES]
)


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
