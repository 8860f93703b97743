from itertools import pairwise
from math import dist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_pbem.layout.items import Box
from dixit_pbem.layout.track import LAST_SPACE, laps, road


@pytest.mark.parametrize(
    ("rounds", "space", "points"),
    [(0, 0, 0), (0, 1, 1), (0, 29, 29), (0, 30, 30), (1, 1, 31), (1, 30, 60), (2, 1, 61), (2, 4, 64), (33, 10, 1000)],
)
def test_a_score_past_the_moon_goes_round_again(rounds, space, points):
    assert (rounds, space) == laps(points)


def test_the_road_has_a_space_for_every_score_from_0_to_the_moon():
    way = road(Box(15, 150, 180, 90), reach=10)
    assert len(way.centres) == LAST_SPACE + 1 == 31
    assert way.centres[0][1] > way.centres[30][1]
    assert way.centres[0] == pytest.approx((25, 226.63), abs=0.01)
    assert way.centres[30] == pytest.approx((25, 163.37), abs=0.01)


@given(st.floats(150, 260), st.floats(85, 260), st.floats(5, 12))
def test_the_spaces_are_equally_long_and_stay_away_from_the_edge(width, height, reach):
    box = Box(15, 20, width, height)
    way = road(box, reach=reach)
    for x, y in way.centres:
        assert box.x + reach - 1e-6 <= x <= box.right - reach + 1e-6
        assert box.y + reach - 1e-6 <= y <= box.bottom - reach + 1e-6
    straight = [dist(*ends) for ends in pairwise(way.centres)]
    assert min(straight) >= max(straight) * 0.5


def test_the_path_runs_from_the_first_space_to_the_last():
    box = Box(0, 0, 100, 100)
    way = road(box, reach=10)
    _m, x, y, *rest = way.path.split()
    assert (float(x), float(y)) == pytest.approx(way.centres[0], abs=0.01)
    assert (float(rest[-2]), float(rest[-1])) == pytest.approx(way.centres[-1], abs=0.01)
