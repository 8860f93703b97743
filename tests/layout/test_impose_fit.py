"""How many cards a sheet holds."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dixit_pbem.layout.fit import Cell, best_fit
from dixit_pbem.layout.impose import overlap
from dixit_pbem.layout.items import Box
from dixit_pbem.layout.paper import PAPERS, Size
from tests.runs import examples

HAIR = 1e-6
sides = st.integers(200, 1500).map(lambda tenths: tenths / 10)
areas = st.sampled_from([paper.grown(-5) for paper in PAPERS.values()])


def plain_grid(area: Size, cell: Size) -> int:
    return int((area.width + HAIR) // cell.width) * int((area.height + HAIR) // cell.height)


@pytest.mark.parametrize(
    ("upright", "turned", "paper", "cell"),
    [
        (4, 0, "a4", Size(86, 126)),
        (2, 3, "a4", Size(80, 120)),
        (4, 0, "letter", Size(86, 126)),
        (2, 3, "letter", Size(80, 120)),
        (9, 0, "a3", Size(86, 126)),
        (6, 5, "a3", Size(80, 120)),
        (9, 0, "a4", Size(63, 88)),
        (0, 8, "a4", Size(69, 94)),
        (12, 6, "a4", Size(44, 68)),
        (0, 1, "a5", Size(148, 100)),
        (0, 0, "a5", Size(145, 210)),
    ],
)
def test_a_sheet_with_5_mm_margin_holds_so_many_cards(upright, turned, paper, cell):
    cells = best_fit(PAPERS[paper].grown(-5), cell)
    assert (upright, turned) == (sum(not one.turned for one in cells), sum(one.turned for one in cells))


def test_five_cards_lie_on_a4_as_two_upright_beside_three_turned():
    assert best_fit(Size(200, 287), Size(80, 120)) == (
        Cell(Box(0, 0, 80, 120), turned=False),
        Cell(Box(0, 120, 80, 120), turned=False),
        Cell(Box(80, 0, 120, 80), turned=True),
        Cell(Box(80, 80, 120, 80), turned=True),
        Cell(Box(80, 160, 120, 80), turned=True),
    )


def test_a_card_that_fits_exactly_fits_and_one_a_hundredth_larger_does_not():
    assert len(best_fit(Size(161, 242), Size(80.5, 121))) == 4
    assert len(best_fit(Size(161, 242), Size(80.51, 121))) == 3


@pytest.mark.parametrize("area", [Size(0, 100), Size(-20, -20), Size(100, -1)])
def test_paper_without_room_holds_nothing(area):
    assert best_fit(area, Size(10, 15)) == ()


@given(areas, sides, sides)
@settings(max_examples=examples(200), deadline=None)
def test_cells_lie_inside_the_paper_apart_from_each_other_and_are_at_least_a_plain_grid(area, width, height):
    cell = Size(width, height)
    cells = best_fit(area, cell)
    for one in cells:
        size = cell.turned if one.turned else cell
        assert (one.box.width, one.box.height) == (size.width, size.height)
        assert all(0 <= x <= area.width + HAIR for x in (one.box.x, one.box.right))
        assert all(0 <= y <= area.height + HAIR for y in (one.box.y, one.box.bottom))
    assert not any(overlap(one.box, other.box) for one, other in combinations(cells, 2))
    assert len(cells) >= max(plain_grid(area, cell), plain_grid(area, cell.turned))


@given(areas, sides, sides)
@settings(max_examples=examples(100), deadline=None)
def test_every_layout_can_be_cut_apart_with_a_guillotine(area, width, height):
    assert falls_apart([cell.box for cell in best_fit(area, Size(width, height))])


def falls_apart(boxes: list[Box]) -> bool:
    """Whether cuts from edge to edge free every box."""
    if len(boxes) < 2:
        return True
    for start, end in ((lambda box: box.x, lambda box: box.right), (lambda box: box.y, lambda box: box.bottom)):
        for cut in {end(box) for box in boxes}:
            before = [box for box in boxes if end(box) <= cut + HAIR]
            after = [box for box in boxes if start(box) >= cut - HAIR]
            if after and len(before) + len(after) == len(boxes):
                return falls_apart(before) and falls_apart(after)
    return False
