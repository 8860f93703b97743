"""Pieces in rows: none lies on another, none leaves the margins, and each line says what it asks for."""

from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dixit_pbem.errors import DixitError
from dixit_pbem.layout.box.cut_sheet import DASHES, Lot, Mark, pieces_document, upside_down, work_area
from dixit_pbem.layout.box.records import Notice
from dixit_pbem.layout.items import Box, Line, Outline, Shape, Sides, Text
from dixit_pbem.layout.paper import Size
from tests.layout.box.samples import apart, holds, items_of, lines_of, outside_margins, sheets, texts_of
from tests.runs import examples

NOTICE = Notice("Things", "Cut them out.")
FILL = "#123456"


def lot(width, height, count):
    return Lot(Size(width, height), (lambda box: (Shape(box, FILL),),) * count)


def laid(lots, paper="a4"):
    return pieces_document(lots, NOTICE, marks=tuple(Mark), sheets=sheets(paper))


def boxes_by_page(document):
    return [
        [item.box for item in page.items if isinstance(item, Shape) and item.fill == FILL] for page in document.pages
    ]


lots = st.lists(st.builds(lot, st.floats(8, 170), st.floats(8, 200), st.integers(1, 30)), min_size=1, max_size=3)


@settings(deadline=None, max_examples=examples(60))
@given(lots, st.sampled_from(["a4", "letter", "a3"]))
def test_every_piece_lies_once_in_its_size_inside_the_margins_and_on_no_other(lots, paper):
    document = laid(lots, paper)
    pages = boxes_by_page(document)
    expected = sorted((round(lot.size.width, 6), round(lot.size.height, 6)) for lot in lots for _ in lot.pieces)
    assert expected == sorted((round(box.width, 6), round(box.height, 6)) for page in pages for box in page)
    for page, boxes in zip(document.pages, pages, strict=True):
        area = work_area(Size(page.width, page.height))
        assert [box for box in boxes if not holds(area, box)] == []
        assert all(apart(one, other) for place, one in enumerate(boxes) for other in boxes[:place])
    assert outside_margins(document) == []


@settings(deadline=None, max_examples=examples(30))
@given(lots)
def test_four_cuts_go_round_every_piece_and_none_is_drawn_twice(lots):
    for page, boxes in zip(laid(lots).pages, boxes_by_page(laid(lots)), strict=True):
        cuts = [item for item in page.items if isinstance(item, Line) and item.width == 0.2]
        assert len(cuts) == len(set(cuts))
        ends = {(line.x1, line.y1, line.x2, line.y2) for line in cuts}
        for box in boxes:
            left, top, right, bottom = (round(edge, 3) for edge in (box.x, box.y, box.right, box.bottom))
            assert {
                (left, top, right, top),
                (left, bottom, right, bottom),
                (left, top, left, bottom),
                (right, top, right, bottom),
            } <= ends


@pytest.mark.parametrize(
    ("pages", "width", "height", "count"),
    [(1, 180, 230, 1), (2, 180, 230, 2), (1, 250, 100, 1), (1, 60, 77, 9), (2, 60, 77, 10)],
)
def test_as_few_sheets_as_the_pieces_need(pages, width, height, count):
    assert pages == len(laid([lot(width, height, count)]).pages)


def test_a_sheet_lies_across_where_that_saves_sheets():
    upright, across = laid([lot(100, 30, 7)]), laid([lot(130, 140, 2)])
    assert (upright.pages[0].width, upright.pages[0].height) == (210, 297)
    assert (across.pages[0].width, across.pages[0].height) == (297, 210)


def test_sheets_are_printed_in_true_size_on_one_side():
    document = laid([lot(50, 50, 1)])
    assert (document.actual_size, document.sides, document.title) == (True, Sides.ONE, "Things")


@pytest.mark.parametrize(
    ("message", "paper", "width", "height"),
    [
        ("Things: a piece of 200 x 200 mm does not fit on A4. Print it on A3.", "a4", 200, 200),
        ("Things: a piece of 150 x 230 mm does not fit on Letter. Print it on A4.", "letter", 150, 230),
        ("Things: a piece of 400 x 400 mm does not fit on Letter. Print it on larger paper.", "letter", 400, 400),
    ],
)
def test_a_piece_too_large_names_the_paper_that_would_do(message, paper, width, height):
    with pytest.raises(DixitError) as error:
        laid([lot(width, height, 1)], paper)
    assert message == str(error.value)


def test_the_foot_explains_the_lines_it_shows_and_no_others():
    document = pieces_document([lot(50, 50, 1)], NOTICE, marks=(Mark.CUT, Mark.FOLD_BACK), sheets=sheets())
    assert texts_of(document) == ["Sunday dreamers", "Things", "Cut them out.", "Cut", "Fold away from you", "50 mm"]


def test_cuts_are_solid_and_the_two_folds_are_broken_in_different_ways():
    assert DASHES[Mark.CUT] == ()
    assert len({len(DASHES[mark]) for mark in Mark}) == 3


@pytest.mark.parametrize("paper", ["a4", "letter", "a3"])
def test_the_ruler_at_the_foot_is_50_mm_long(paper):
    document = laid([lot(50, 50, 1)], paper)
    page = document.pages[0]
    rulers = [line for line in lines_of(document, Mark.CUT) if line.y1 == line.y2 and line.y1 > page.height - 25]
    assert [round(line.x2 - line.x1, 6) for line in rulers if line.x2 == round(page.width - 15, 3)] == [50.0]


box = Box(20, 30, 40, 60)
things = st.one_of(
    st.builds(Text, st.floats(20, 60), st.floats(30, 90), st.just("7"), turn=st.sampled_from([0.0, 90.0, 270.0])),
    st.builds(Shape, st.builds(Box, st.floats(20, 40), st.floats(30, 60), st.floats(1, 20), st.floats(1, 30))),
    st.builds(Line, st.floats(20, 60), st.floats(30, 90), st.floats(20, 60), st.floats(30, 90)),
    st.builds(partial(Outline, "M 0 0 L 100 0 L 0 100 Z"), st.just(Box(25, 35, 10, 10)), turn=st.sampled_from([0, 90])),
)


def rounded(items):
    return [repr(item) for item in items]


@given(st.lists(things, max_size=5))
def test_half_a_turn_twice_is_no_turn(items):
    once = list(upside_down(items, box))
    twice = list(upside_down(once, box))
    assert [type(item) for item in items] == [type(item) for item in twice]
    for item, again in zip(items, twice, strict=True):
        if isinstance(item, Text):
            assert (item.x, item.y, item.turn) == pytest.approx((again.x, again.y, again.turn))
        if isinstance(item, Shape):
            assert (item.box.x, item.box.y) == pytest.approx((again.box.x, again.box.y))


def test_half_a_turn_brings_the_top_left_to_the_bottom_right():
    (text,) = upside_down([Text(22, 33, "7")], box)
    (shape,) = upside_down([Shape(Box(20, 30, 5, 6))], box)
    assert (text.x, text.y, text.turn) == (58, 87, 180)
    assert Box(55, 84, 5, 6) == shape.box


def test_pieces_of_one_size_stand_side_by_side_and_groups_keep_their_distance():
    first, second = lot(20, 20, 3), lot(30, 30, 2)
    (boxes,) = boxes_by_page(laid([first, second]))
    assert [round(boxes[number + 1].x - boxes[number].x, 6) for number in range(2)] == [20.0, 20.0]
    assert pytest.approx(25) == boxes[3].y - boxes[0].y
    assert len(items_of(laid([first, second]), Shape)) == 5
