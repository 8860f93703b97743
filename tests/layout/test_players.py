"""The players' looks: told apart by more than colour, and inside the box they are given."""

import re
from itertools import combinations
from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_pbem.layout.figures import FIGURE_PATHS, Figure
from dixit_pbem.layout.ink import PAPER
from dixit_pbem.layout.items import Box, Outline, Shape
from dixit_pbem.layout.players import (
    COLOURS,
    LOOKS,
    RING_FROM,
    Pattern,
    disc_items,
    look_of,
    looks_of,
    pattern_items,
    ring_items,
)
from tests.layout.box.samples import contours, extent, holds


def luminance(colour):
    parts = [part / 255 for part in bytes.fromhex(colour[1:])]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def area(points):
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(points, [*points[1:], points[0]], strict=True)) / 2


def inside(point, points):
    x, y = point
    crossed = False
    for (x1, y1), (x2, y2) in zip(points, [*points[1:], points[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            crossed = not crossed
    return crossed


@pytest.mark.parametrize(("one", "other"), list(combinations(range(12), 2)))
def test_two_seats_differ_in_colour_pattern_and_figure(one, other):
    first, second = look_of(one), look_of(other)
    assert first.colour != second.colour
    assert first.pattern is not second.pattern
    assert first.figure is not second.figure


def test_there_is_a_look_for_each_of_twelve_seats():
    assert (len(LOOKS), len(Figure), len(Pattern), len(COLOURS)) == (12, 12, 12, 12)


@pytest.mark.parametrize("name", COLOURS)
def test_every_colour_stands_out_from_paper(name):
    assert contrast(COLOURS[name], PAPER) >= 3


@pytest.mark.parametrize(
    ("colours", "wishes"),
    [
        (["yellow", "black", "green"], [None, None, None]),
        (["yellow", "black", "blue"], [None, None, "blue"]),
        (["blue", "black", "green"], ["blue", None, None]),
        (["black", "yellow", "green"], ["black", None, None]),
        (["yellow", "green", "black"], [None, "green", None]),
        (["red", "black", "green"], ["red", None, "red"]),
        (["grey", "red", "yellow", "blue"], ["grey", "red", "yellow", None]),
        (["yellow", "black", "green"], ["mauve", None, None]),
    ],
)
def test_wished_colours_are_given_once_and_the_others_keep_theirs(colours, wishes):
    assert colours == [look.colour_name for look in looks_of(wishes)]


@given(st.lists(st.sampled_from([None, *COLOURS]), min_size=1, max_size=12))
def test_no_two_players_get_one_colour_and_nobody_loses_the_figure(wishes):
    looks = looks_of(wishes)
    assert len(wishes) == len({look.colour for look in looks})
    assert [look_of(seat).figure for seat in range(len(wishes))] == [look.figure for look in looks]
    for seat, wish in enumerate(wishes):
        if wish and wish not in wishes[:seat]:
            assert wish == looks[seat].colour_name


@pytest.mark.parametrize("figure", Figure)
def test_a_figure_uses_the_letters_of_an_outline_and_stays_on_its_square(figure):
    assert set(re.findall(r"[A-Za-z]", FIGURE_PATHS[figure])) <= set("MLCZ")
    assert holds(Box(0, 0, 100, 100), extent(Outline(FIGURE_PATHS[figure], Box(0, 0, 100, 100))))


@pytest.mark.parametrize("figure", Figure)
def test_holes_of_a_figure_run_the_other_way(figure):
    parts = list(contours(FIGURE_PATHS[figure]))
    for part in parts:
        depth = sum(inside(part[0], other) for other in parts if other is not part)
        assert (area(part) > 0) == (depth % 2 == 0)


@pytest.mark.parametrize("side", [5, 8, 12, 40, 60])
@pytest.mark.parametrize("seat", range(12))
def test_a_figure_on_its_disc_stays_inside_its_box(seat, side):
    box = Box(20, 30, side, side)
    items = disc_items(look_of(seat), box)
    assert isinstance(items[0], Shape)
    assert [item for item in items if not holds(box, extent(item))] == []
    assert Outline(FIGURE_PATHS[look_of(seat).figure], items[-1].box, look_of(seat).colour) == items[-1]


@pytest.mark.parametrize("seat", range(12))
def test_a_figure_keeps_off_the_ring_round_it(seat):
    box = Box(0, 0, 100, 100)
    figure = disc_items(look_of(seat), box)[-1]
    scale = figure.box.width / 100
    reach = max(hypot(x - 50, y - 50) * scale for contour in contours(figure.path) for x, y in contour)
    assert reach < 40


@pytest.mark.parametrize(("items", "side"), [(1, RING_FROM - 0.1), (2, RING_FROM)])
def test_a_small_disc_leaves_its_pattern_out(items, side):
    assert items == len(ring_items(look_of(1), Box(0, 0, side, side)))


@given(
    st.sampled_from(LOOKS),
    st.floats(0, 200),
    st.floats(0, 200),
    st.floats(1, 120),
    st.floats(1, 120),
)
def test_a_pattern_stays_inside_its_box(look, x, y, width, height):
    box = Box(x, y, width, height)
    (pattern,) = pattern_items(look, box)
    assert holds(box, extent(pattern))
    assert look.colour == pattern.fill
