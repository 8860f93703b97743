"""The ruler and the words in the margin of a sheet."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dixit_pbem.errors import Mistake
from dixit_pbem.layout.bleed import Bleed, Printed
from dixit_pbem.layout.impose import Backs, Face, Imposition, Stack, impose, overlap
from dixit_pbem.layout.items import Box, Document, Line, Page, PlaceImage, Shape, Text
from dixit_pbem.layout.marks import Marks, registration_marks
from dixit_pbem.layout.paper import A4, PAPERS, Size
from dixit_pbem.layout.sheet import Frame, draw_side, label, ruler
from dixit_pbem.paper.fonts import measure
from tests.layout.samples import as_lines
from tests.runs import examples

DIXIT = Size(80, 120)
NAME = "Dreams · sheet 3 of 21"


def drawn_sides(count, *, card=DIXIT, bleed=3.0, name=NAME, marks=Marks.CROP, registration=(), **options):
    made = impose([Stack(card, bleed, count)], Imposition(**options))
    frame = Frame(options.get("paper", A4), options.get("margin", 5.0), marks, registration)
    for side in made.sides:
        cards = [
            Printed(f"card {placed.card + 1}", 86 / 126, 3.0, Bleed.IMAGE, bleed) if placed.face is Face.FRONT else None
            for placed in side.placed
        ]
        yield side, draw_side(side, frame, cards=cards, title=name, measure=measure)


def only_side(count, **options):
    return next(drawn for _, drawn in drawn_sides(count, **options))


def as_text(drawn):
    return as_lines(Document("Sheet", "en", (Page(210, 297, drawn.items),)))


def texts(drawn):
    return {item.text: item for item in drawn.items if isinstance(item, Text)}


def extent(item):
    """The box in which an item draws."""
    if isinstance(item, Line):
        half = item.width / 2
        left, right = sorted((item.x1, item.x2))
        top, bottom = sorted((item.y1, item.y2))
        return Box(left - half, top - half, right - left + item.width, bottom - top + item.width)
    if isinstance(item, Text):
        width, height = measure(item.text, item.font, item.size), item.size * 25.4 / 72
        if item.turn:
            return Box(item.x - 0.3 * height, item.y, height, width)
        return Box(item.x, item.y - 0.7 * height, width, height)
    return item.box


def test_the_ruler_is_50_mm_from_outer_edge_to_outer_edge():
    lines = [extent(item) for item in ruler(measure).items if isinstance(item, Line)]
    assert min(line.x for line in lines if line.height > line.width) == pytest.approx(0, abs=1e-9)
    assert max(line.right for line in lines) == pytest.approx(50.1, abs=1e-9), "butt ends add nothing in a PDF"
    assert [(item.x1, item.x2) for item in ruler(measure).items if isinstance(item, Line) and item.y1 == item.y2] == [
        (0, 50)
    ]


@pytest.mark.parametrize(
    ("ruler_at", "name_ends_at", "options"),
    [
        ((22, 290.4), 188, {"count": 4}),
        ((22, 290.4), 188, {"count": 1}),
        ((5, 290.4), 205, {"count": 5, "bleed": 0.0}),
        ((25.0, 272.8), 190.9, {"count": 4, "paper": PAPERS["letter"]}),
    ],
)
def test_the_words_stand_in_line_with_the_cards_of_a_full_sheet(ruler_at, name_ends_at, options):
    drawn = only_side(**options)
    line = next(item for item in drawn.items if isinstance(item, Line) and abs(item.x2 - item.x1) == pytest.approx(50))
    name = texts(drawn)[NAME]
    assert ruler_at == pytest.approx((line.x1, line.y1), abs=0.06)
    assert name_ends_at == pytest.approx(name.x + measure(name.text, name.font, name.size), abs=0.06)


def test_words_that_find_no_room_below_the_cards_stand_turned_beside_them():
    drawn = only_side(9, card=Size(63.5, 88.9), bleed=0.0, paper=PAPERS["letter"])
    assert drawn.complete
    assert {90} == {text.turn for text in texts(drawn).values()}


def test_a_sheet_full_of_cards_says_that_its_words_found_no_room():
    drawn = only_side(4, card=Size(100, 143.5), bleed=0.0)
    assert not drawn.complete
    assert texts(drawn) == {}


def test_crop_marks_give_way_where_there_is_no_room_for_them_and_the_words():
    drawn = only_side(88, card=Size(25, 25), bleed=0.0, name="Coins")
    marks = [item for item in drawn.items if isinstance(item, Line) and item.y2 - item.y1 == pytest.approx(4)]
    assert drawn.complete
    assert [mark.x1 for mark in marks if mark.y1 < 20] == [5, 30, 55, 80, 105, 130, 155, 180, 205]
    assert [mark.x1 for mark in marks if mark.y1 > 20] == [80, 105, 130, 155, 180]


def test_a_long_name_is_shortened_to_the_width_of_the_page():
    piece = label("The Very Long Name of a Deck " * 10, 100, measure)
    (text,) = piece.items
    assert text.text.endswith("…")
    assert 97 < piece.width <= 100


def inside(inner, outer):
    return outer.x <= inner.x and inner.right <= outer.right and outer.y <= inner.y and inner.bottom <= outer.bottom


jobs = st.fixed_dictionaries(
    {
        "count": st.integers(1, 30),
        "card": st.builds(Size, st.integers(25, 130).map(float), st.integers(25, 130).map(float)),
        "bleed": st.sampled_from([0.0, 3.0]),
        "name": st.sampled_from(["D", NAME, "Sny + Dreams + Dreams of the Sea · sheet 100 of 120 · front"]),
        "paper": st.sampled_from([A4, A4.turned, PAPERS["letter"]]),
        "margin": st.sampled_from([0.0, 5.0]),
        "backs": st.sampled_from(Backs),
    }
)


@given(jobs)
@settings(max_examples=examples(150), deadline=None)
def test_words_meet_no_card_no_mark_and_no_other_word_and_stay_where_the_printer_prints(job):
    try:
        sides = list(drawn_sides(**job))
    except Mistake:
        return
    printed = Box(0, 0, job["paper"].width, job["paper"].height).grown(1e-6 - job["margin"])
    for side, drawn in sides:
        cards = [placed.slot.trim.grown(side.bleed) for placed in side.placed]
        words = [extent(item) for item in drawn.items if isinstance(item, Text)]
        marks = [extent(item) for item in drawn.items if isinstance(item, Line)]
        for number, word in enumerate(words):
            assert not any(overlap(word, other) for other in [*cards, *marks, *words[number + 1 :]])
            assert inside(word, printed)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("front", {"count": 4, "backs": Backs.LONG}),
        ("mixed", {"count": 5, "bleed": 0.0}),
        ("folded", {"count": 1, "backs": Backs.FOLD}),
        (
            "cutting-machine",
            {"count": 2, "marks": Marks.SILHOUETTE, "registration": registration_marks(A4, 20)},
        ),
    ],
)
def test_a_side_of_a_sheet_is_drawn_as_it_was(golden, name, options):
    golden(f"sheets/{name}.txt", as_text(only_side(**options)))


def test_the_back_of_a_sheet_is_drawn_as_it_was(golden):
    (_, _front), (_, back) = drawn_sides(1, backs=Backs.SHORT)
    golden("sheets/back.txt", as_text(back))


def test_the_marks_of_a_cutting_machine_stand_on_fronts_alone():
    registration = registration_marks(A4, 20)
    sides = list(drawn_sides(1, backs=Backs.LONG, marks=Marks.SILHOUETTE, registration=registration))
    black = [sum(isinstance(item, Shape) and item.box in registration for item in drawn.items) for _, drawn in sides]
    assert black == [5, 0]
    assert "registration marks: inset 10 mm, length 20 mm, thickness 0.5 mm" in texts(sides[0][1])


def test_without_marks_only_the_words_stand_around_the_cards():
    drawn = only_side(1, marks=Marks.NONE)
    kept = [item for item in drawn.items if not isinstance(item, PlaceImage)]
    assert [replace(item, x=0.0) for item in kept if isinstance(item, Text)] == [
        replace(text, x=0.0) for text in texts(only_side(1)).values()
    ]
    assert len([item for item in kept if isinstance(item, Line)]) == 7, "the ruler alone"
