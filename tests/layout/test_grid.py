from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_pbem.layout.grid import SEAL, card_boxes
from dixit_pbem.layout.items import Box

AREA = Box(15, 70, 180, 195)


@pytest.mark.parametrize(
    ("rows", "number"),
    [
        ([], 0),
        ([1], 1),
        ([2], 2),
        ([2, 1], 3),
        ([2, 2], 4),
        ([3, 2], 5),
        ([3, 3], 6),
        ([2, 3, 2], 7),
        ([3, 2, 3], 8),
        ([3, 3, 3], 9),
        ([3, 4, 3], 10),
        ([4, 3, 4], 11),
        ([4, 4, 4], 12),
    ],
)
def test_cards_stand_in_even_rows_the_longer_ones_first_or_the_odd_one_amidst(rows, number):
    tops = [box.y for box in card_boxes(number, AREA)]
    assert rows == [tops.count(top) for top in sorted(set(tops))]


def test_cards_are_never_larger_than_real_ones():
    (box,) = card_boxes(1, Box(0, 0, 400, 400))
    assert (box.width, box.height) == (80, 120)


@given(st.integers(1, 12), st.floats(150, 250), st.floats(90, 260))
def test_cards_keep_their_shape_their_distance_and_inside_of_their_area(number, width, height):
    area = Box(15, 40, width, height)
    boxes = card_boxes(number, area)
    assert len(boxes) == number
    for box in boxes:
        assert box.width / box.height == pytest.approx(2 / 3)
        assert box.x - SEAL >= area.x - 1e-6
        assert box.y - SEAL >= area.y - 1e-6
        assert box.right <= area.right + 1e-6
        assert box.bottom <= area.bottom + 1e-6
    for one, other in combinations(boxes, 2):
        apart = max(other.x - one.right, one.x - other.right, other.y - one.bottom, one.y - other.bottom)
        assert apart >= 2 * SEAL


@given(st.integers(1, 12), st.floats(150, 250), st.floats(90, 260))
def test_cards_stand_in_the_middle_and_rows_as_far_apart_as_columns(number, width, height):
    area = Box(15, 40, width, height)
    boxes = card_boxes(number, area)
    lefts, rights = min(box.x for box in boxes), max(box.right for box in boxes)
    assert lefts - area.x == pytest.approx(area.right - rights)
    across = {round(two.x - one.right, 6) for one, two in pairwise(boxes) if one.y == two.y}
    tops = sorted({box.y for box in boxes})
    down = {round(below - above - boxes[0].height, 6) for above, below in pairwise(tops)}
    assert len(across | down) <= 1
