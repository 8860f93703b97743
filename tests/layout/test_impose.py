"""Which card lies where on which side of which sheet."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dixit_pbem.errors import Mistake
from dixit_pbem.layout.impose import (
    QUIET,
    Axis,
    Backs,
    Face,
    Imposition,
    Placed,
    Slot,
    Stack,
    flip_axis,
    impose,
    overlap,
    turned_over,
)
from dixit_pbem.layout.items import Box
from dixit_pbem.layout.marks import registration_marks
from dixit_pbem.layout.paper import A4, PAPERS, Size
from tests.runs import examples

DIXIT = Size(80, 120)
LANDSCAPE = A4.turned
UP = {0: (0, -1), 90: (1, 0), 180: (0, 1), 270: (-1, 0)}
"""Where the upper edge of a card points that is turned so far clockwise; y grows downwards."""


def plan(count, *, card=DIXIT, bleed=3.0, **options):
    return impose([Stack(card, bleed, count)], Imposition(**options))


def cards(side):
    return [placed.card for placed in side.placed]


def through_the_paper(slot, paper, axis):
    """Where a slot is seen, and where its upper edge points, when the sheet has been turned over about an axis."""
    box, (right, down) = slot.trim, UP[slot.turn]
    if axis is Axis.UPRIGHT:
        return (paper.width - box.right, box.y, box.width, box.height), (-right, down)
    return (box.x, paper.height - box.bottom, box.width, box.height), (right, -down)


def assert_backs_meet(fronts, backs, paper, axis):
    assert [front.card for front in fronts] == [back.card for back in backs]
    for front, back in zip(fronts, backs, strict=True):
        box, up = through_the_paper(front.slot, paper, axis)
        trim = back.slot.trim
        assert box == pytest.approx((trim.x, trim.y, trim.width, trim.height), abs=1e-9)
        assert up == UP[back.slot.turn]
        assert (front.face, back.face) == (Face.FRONT, Face.BACK)


@pytest.mark.parametrize(
    ("sheets", "last", "count", "bleed"),
    [(21, 4, 84, 3), (17, 4, 84, 0), (1, 1, 1, 3), (1, 4, 4, 3), (2, 1, 5, 3), (210, 4, 840, 3)],
)
def test_cards_fill_so_many_sheets_of_a4_and_so_many_lie_on_the_last(sheets, last, count, bleed):
    made = plan(count, bleed=bleed)
    assert (sheets, sheets) == (made.sheets, len(made.sides))
    assert last == len(made.sides[-1].placed)
    assert [card for side in made.sides for card in cards(side)] == list(range(count))


def test_four_cards_with_their_bleed_stand_in_the_middle_of_a4():
    assert [placed.slot for placed in plan(4).sides[0].placed] == [
        Slot(Box(22, 25.5, 80, 120)),
        Slot(Box(108, 25.5, 80, 120)),
        Slot(Box(22, 151.5, 80, 120)),
        Slot(Box(108, 151.5, 80, 120)),
    ]


def test_five_cards_without_bleed_stand_on_a4_two_upright_and_three_turned():
    assert [placed.slot for placed in plan(5, bleed=0).sides[0].placed] == [
        Slot(Box(5, 28.5, 80, 120)),
        Slot(Box(5, 148.5, 80, 120)),
        Slot(Box(85, 28.5, 120, 80), 90),
        Slot(Box(85, 108.5, 120, 80), 90),
        Slot(Box(85, 188.5, 120, 80), 90),
    ]


@pytest.mark.parametrize(
    ("axis", "backs", "paper"),
    [
        (Axis.UPRIGHT, Backs.LONG, A4),
        (Axis.LEVEL, Backs.SHORT, A4),
        (Axis.LEVEL, Backs.LONG, LANDSCAPE),
        (Axis.UPRIGHT, Backs.SHORT, LANDSCAPE),
        (Axis.UPRIGHT, Backs.LONG, Size(200, 200)),
    ],
)
def test_the_edge_of_the_flip_is_the_papers_whichever_way_it_lies(axis, backs, paper):
    assert axis is flip_axis(backs, paper)


@pytest.mark.parametrize(
    ("slot", "axis", "front"),
    [
        (Slot(Box(108, 25.5, 80, 120)), Axis.UPRIGHT, Slot(Box(22, 25.5, 80, 120))),
        (Slot(Box(22, 151.5, 80, 120), 180), Axis.LEVEL, Slot(Box(22, 25.5, 80, 120))),
        (Slot(Box(5, 28.5, 120, 80), 270), Axis.UPRIGHT, Slot(Box(85, 28.5, 120, 80), 90)),
        (Slot(Box(85, 188.5, 120, 80), 90), Axis.LEVEL, Slot(Box(85, 28.5, 120, 80), 90)),
    ],
)
def test_a_long_flip_mirrors_columns_and_a_short_one_rows_and_turns_the_back(slot, axis, front):
    assert Placed(7, Face.BACK, slot) == turned_over(Placed(7, Face.FRONT, front), axis, A4)


@pytest.mark.parametrize("backs", [Backs.LONG, Backs.SHORT])
@pytest.mark.parametrize("paper", [A4, LANDSCAPE, PAPERS["letter"], PAPERS["a3"]])
@pytest.mark.parametrize("bleed", [0.0, 3.0])
@pytest.mark.parametrize("count", [1, 3, 4, 5, 18, 20, 22])
def test_every_back_meets_its_front_on_full_part_filled_and_mixed_sheets(backs, paper, bleed, count):
    made = plan(count, bleed=bleed, backs=backs, paper=paper)
    fronts, backs_seen = made.sides[::2], made.sides[1::2]
    assert sum(len(side.placed) for side in backs_seen) == count
    for front, back in zip(fronts, backs_seen, strict=True):
        assert (front.sheet, front.face, back.face) == (back.sheet, Face.FRONT, Face.BACK)
        assert_backs_meet(front.placed, back.placed, paper, flip_axis(backs, paper))


@pytest.mark.parametrize("card", [DIXIT, Size(63, 88), Size(120, 80), Size(60, 130)])
@pytest.mark.parametrize("paper", [A4, LANDSCAPE, PAPERS["a3"]])
@pytest.mark.parametrize("count", [1, 2, 5, 7])
def test_a_folded_sheet_brings_every_back_behind_its_front(card, paper, count):
    for side in plan(count, card=card, paper=paper, backs=Backs.FOLD).sides:
        half = len(side.placed) // 2
        assert side.fold is not None
        assert_backs_meet(side.placed[:half], side.placed[half:], paper, side.fold)
        for placed in side.placed:
            near, far = (
                (placed.slot.trim.x, placed.slot.trim.right - paper.width)
                if side.fold is Axis.UPRIGHT
                else (placed.slot.trim.y, placed.slot.trim.bottom - paper.height)
            )
            middle = (paper.width if side.fold is Axis.UPRIGHT else paper.height) / 2
            assert near >= middle + 5 or far <= -middle - 5, "a card with its bleed keeps 2 mm off the fold"


def test_the_fold_of_a_part_filled_sheet_is_that_of_the_full_ones():
    made = plan(6, card=Size(60, 60), bleed=0, paper=A4, backs=Backs.FOLD)
    assert {side.fold for side in plan(7, card=Size(60, 60), bleed=0, backs=Backs.FOLD).sides} == {made.sides[0].fold}


SIDES = [(1, "front"), (1, "back"), (2, "front"), (2, "back"), (3, "front"), (3, "back")]


@pytest.mark.parametrize(
    ("sides", "options"),
    [
        (SIDES, {}),
        (SIDES[::2], {"only": Face.FRONT}),
        (SIDES[1::2], {"only": Face.BACK}),
        ([*SIDES[4:], *SIDES[2:4], *SIDES[:2]], {"reverse": True}),
        ([SIDES[5], SIDES[3], SIDES[1]], {"reverse": True, "only": Face.BACK}),
        (SIDES[2:], {"pages": (2, 3)}),
        ([*SIDES[4:], *SIDES[2:4]], {"pages": (2, 3), "reverse": True}),
        (SIDES[2:4], {"pages": (2, 2)}),
    ],
)
def test_the_sides_that_are_asked_for_come_in_the_order_they_are_asked_for(sides, options):
    made = plan(9, backs=Backs.LONG, **options)
    assert sides == [(side.sheet, side.face) for side in made.sides]
    assert made.sheets == 3


@pytest.mark.parametrize("pages", [(0, 2), (2, 4), (3, 2), (4, 4)])
def test_sheets_that_do_not_exist_are_refused(pages):
    first, last = pages
    with pytest.raises(Mistake) as refusal:
        plan(9, pages=pages)
    expected = f"--pages {first}-{last} does not fit: the last sheet is 3. Ask for some of 1-3."
    assert expected == str(refusal.value)


def test_a_card_too_large_for_its_paper_is_refused():
    with pytest.raises(Mistake) as refusal:
        plan(1, card=Size(200, 290))
    assert str(refusal.value) == (
        "A card of 200 x 290 mm, 206 x 296 mm with its bleed, does not fit on A4 with a margin of 5 mm. "
        "Take larger paper, --bleed none or a smaller --card."
    )


def test_a_card_too_large_for_half_a_sheet_is_refused():
    with pytest.raises(Mistake) as refusal:
        plan(1, card=Size(140, 200), backs=Backs.FOLD, margin=10)
    assert str(refusal.value) == (
        "A card of 140 x 200 mm, 146 x 206 mm with its bleed, does not fit on A4 folded in half "
        "with a margin of 10 mm. Take larger paper, --bleed none or a smaller --card."
    )


def test_a_card_too_large_for_the_marks_of_a_cutting_machine_is_refused():
    with pytest.raises(Mistake) as refusal:
        plan(1, card=Size(190, 270), bleed=0.0, reserved=registration_marks(A4, 5))
    assert str(refusal.value) == (
        "A card of 190 x 270 mm does not fit on A4 with a margin of 5 mm and the marks of a cutting machine. "
        "Take larger paper or a smaller --card."
    )


def test_stacks_of_different_cards_follow_each_other_on_sheets_of_their_own():
    made = impose([Stack(DIXIT, 3, 5), Stack(Size(63, 88), 0, 10)], Imposition())
    assert [(1, [0, 1, 2, 3]), (2, [4]), (3, [*range(5, 14)]), (4, [14])] == [
        (side.sheet, cards(side)) for side in made.sides
    ]
    assert [len(layout.slots) for layout in made.layouts] == [4, 9]


@pytest.mark.parametrize(
    ("slots", "leg", "bleed"), [(4, 20, 3.0), (5, 15, 0.0), (4, 20, 0.0)], ids=["bleed", "mixed", "long legs"]
)
def test_the_marks_of_a_cutting_machine_leave_so_many_slots_on_a4(slots, leg, bleed):
    reserved = registration_marks(A4, leg)
    layout = plan(1, bleed=bleed, reserved=reserved).layouts[0]
    grown = [mark.grown(QUIET) for mark in reserved]
    assert slots == len(layout.slots)
    assert not any(overlap(slot.trim.grown(bleed), box) for slot in layout.slots for box in grown)


sizes = st.integers(200, 1400).map(lambda tenths: tenths / 10)
jobs = st.builds(
    lambda width, height, bleed, count, options: (Stack(Size(width, height), bleed, count), Imposition(**options)),
    sizes,
    sizes,
    st.sampled_from([0.0, 1.5, 3.0]),
    st.integers(1, 40),
    st.fixed_dictionaries(
        {
            "paper": st.sampled_from([A4, LANDSCAPE, PAPERS["a3"], PAPERS["tabloid"]]),
            "margin": st.sampled_from([0.0, 4.2, 10.0]),
            "backs": st.sampled_from(Backs),
        }
    ),
)


@given(jobs)
@settings(max_examples=examples(200), deadline=None)
def test_cards_with_their_bleed_stay_inside_the_margin_and_apart_and_none_is_lost(job):
    stack, options = job
    try:
        made = impose([stack], options)
    except Mistake:
        return
    printed = Box(0, 0, options.paper.width, options.paper.height).grown(1e-6 - options.margin)
    for side in made.sides:
        boxes = [placed.slot.trim.grown(stack.bleed) for placed in side.placed]
        assert not any(overlap(one, other) for one, other in combinations(boxes, 2))
        assert all(printed.x <= box.x and box.right <= printed.right for box in boxes)
        assert all(printed.y <= box.y and box.bottom <= printed.bottom for box in boxes)
    for face in (Face.FRONT, Face.BACK) if options.backs is not Backs.NONE else (Face.FRONT,):
        seen = [placed.card for side in made.sides for placed in side.placed if placed.face is face]
        assert seen == list(range(stack.count))
