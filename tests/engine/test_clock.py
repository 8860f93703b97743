"""The clock of a phase: more time for all or for one, standing still, going on."""

from __future__ import annotations

from datetime import timedelta

import pytest

from dixit_pbem.engine.deadline import deadline_of, late_players
from dixit_pbem.engine.model import Phase, PlayerName
from dixit_pbem.engine.moves import Extend, GiveCards, Pause, Resume
from dixit_pbem.engine.views import view_for
from tests.engine.play import NOW, Play, around, begun

ANA, BOB, CYD, DEE, EVE = map(PlayerName, ("Ana", "Bob", "Cyd", "Dee", "Eve"))
HOUR = timedelta(hours=1)
CARDS = timedelta(hours=48)


def at_cards(base: str = "odyssey", players: int = 4) -> Play:
    return begun(base, players).until(Phase.CARD)


def test_more_time_for_all_moves_the_deadline_of_all() -> None:
    play = at_cards()
    play.do(Extend(24 * HOUR))
    assert play.now.round.deadline == NOW + CARDS + 24 * HOUR
    assert {view_for(play.now, name).deadline for name in (BOB, CYD, DEE)} == {NOW + CARDS + 24 * HOUR}


def test_more_time_for_one_leaves_the_others_where_they_were() -> None:
    play = at_cards()
    play.do(Extend(24 * HOUR, BOB))
    assert NOW + CARDS + 24 * HOUR == deadline_of(play.now, BOB) == view_for(play.now, BOB).deadline
    assert NOW + CARDS == deadline_of(play.now, CYD) == view_for(play.now, CYD).deadline
    assert late_players(play.now, NOW + CARDS) == (CYD, DEE)
    assert late_players(play.now, NOW + CARDS + 24 * HOUR) == (BOB, CYD, DEE)


def test_a_second_extension_of_one_player_counts_from_the_first() -> None:
    play = at_cards()
    play.do(Extend(24 * HOUR, BOB), Extend(HOUR, BOB))
    assert deadline_of(play.now, BOB) == NOW + CARDS + 25 * HOUR


def test_a_pair_has_as_long_as_the_partner_who_has_longest() -> None:
    play = at_cards("team", 6)
    play.do(Extend(HOUR, EVE))
    assert NOW + CARDS + HOUR == deadline_of(play.now, BOB) == deadline_of(play.now, EVE)


def test_the_next_phase_knows_nothing_of_longer_deadlines() -> None:
    play = at_cards()
    play.do(Extend(HOUR, BOB), *(GiveCards(name, ("A",)) for name in (BOB, CYD, DEE)))
    play.until(Phase.VOTE)
    assert play.now.round.extended == {}


def test_nobody_is_late_while_the_clock_stands_still() -> None:
    play = at_cards()
    play.do(Pause())
    assert late_players(play.now, NOW + 1000 * HOUR) == ()
    assert view_for(play.now, BOB).deadline is None
    assert view_for(play.now, BOB).paused


@pytest.mark.parametrize("hours", [0, 5, 500])
def test_every_deadline_moves_by_as_long_as_the_clock_stood_still(hours: int) -> None:
    play = at_cards()
    play.do(Extend(HOUR, BOB), Pause())
    play.circumstances = around(hours=hours)
    play.do(Resume())
    assert play.now.paused is None
    assert play.now.round.deadline == NOW + CARDS + hours * HOUR
    assert NOW + CARDS + (hours + 1) * HOUR == deadline_of(play.now, BOB)
