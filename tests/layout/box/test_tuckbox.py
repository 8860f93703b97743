"""The tuck box: panels that fit the deck, in one piece or in two, with every edge either cut or folded."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from dixit_pbem.errors import DixitError
from dixit_pbem.layout.box import wording
from dixit_pbem.layout.box.cut_sheet import SAMPLE, Mark
from dixit_pbem.layout.box.tuckbox import GLUE, NOTCH_PATH, BoxedDeck, panels_for, tuck_box
from dixit_pbem.layout.box.tuckbox_art import BLEED, FRAME, back_art, front_art, side_art
from dixit_pbem.layout.figures import FIGURE_PATHS, Figure
from dixit_pbem.layout.ink import BUTTER, INK, THIN
from dixit_pbem.layout.items import Box, Line, Outline, PlaceImage, Shape, Text
from dixit_pbem.layout.paper import Size
from dixit_pbem.paper.fonts import measure
from tests.layout.box.samples import (
    apart,
    extent,
    items_of,
    lines_of,
    lines_on,
    outside_margins,
    sheets,
    texts_of,
    too_small,
)
from tests.layout.samples import as_lines
from tests.runs import examples

CARD = Size(80, 120)


def box_for(deck, paper="a4", *, title="Dreams"):
    words = wording.tuck_box_words(wording.english, deck=title, cards=deck.cards, card=deck.card)
    return tuck_box(deck, words, sheets=sheets(paper))


def body_folds(document, height):
    """The upright folds of the body, from left to right, on each page."""
    for page in document.pages:
        lines = lines_on(page, Mark.FOLD_BACK)
        yield sorted(line.x1 for line in lines if line.x1 == line.x2 and abs(line.y2 - line.y1 - height) < 0.01)


@given(st.floats(40, 100), st.floats(60, 140), st.integers(1, 200), st.floats(0.2, 0.6))
def test_panels_are_wider_than_the_deck_by_half_a_millimetre_at_most(width, height, cards, thickness):
    panels = panels_for(BoxedDeck(Size(width, height), cards, thickness))
    for panel, deck in ((panels.width, width), (panels.height, height), (panels.depth, cards * thickness)):
        assert 0 < panel - deck <= 0.5


@pytest.mark.parametrize(("depth", "cards", "thickness"), [(26.88, 84, 0.32), (16.8, 84, 0.2), (17.28, 54, 0.32)])
def test_the_drawn_panels_measure_what_the_deck_needs(depth, cards, thickness):
    document = box_for(BoxedDeck(CARD, cards, thickness), "a3")
    (folds,) = body_folds(document, 120.4)
    first, second, third, fourth = folds
    assert depth + 0.4 == pytest.approx(second - first, abs=0.002)
    assert pytest.approx(third - second, abs=0.002) == 80.4
    assert depth + 0.4 == pytest.approx(fourth - third, abs=0.002)


@pytest.mark.parametrize(
    ("pages", "paper", "card", "cards"),
    [(2, "a4", CARD, 84), (2, "letter", CARD, 84), (1, "a3", CARD, 84), (1, "a4", Size(63, 88), 54)],
)
def test_a_box_that_is_too_large_for_a_sheet_comes_in_two_halves(pages, paper, card, cards):
    assert pages == len(box_for(BoxedDeck(card, cards), paper).pages)


@pytest.mark.parametrize("draw", [front_art, back_art])
@pytest.mark.parametrize("words", ["Dreams", "The long winter game of all the dreamers of Harbour Street and beyond"])
def test_words_stand_on_a_band_that_no_picture_looks_out_of(draw, words):
    panel = Box(20, 30, 80.4, 120.4)
    items = list(draw(words, panel, measure, picture="back"))
    after = items[1 + next(at for at, item in enumerate(items) if isinstance(item, PlaceImage)) :]
    band = next(item.box for item in after if isinstance(item, Shape) and item.fill == INK)
    assert (band.x, band.right) == (panel.x + FRAME, panel.right - FRAME)
    assert band.bottom == panel.bottom - FRAME
    for text in (item for item in after if isinstance(item, Text)):
        assert band.y < text.y - text.size * 0.35 * 0.7
        assert text.y < band.bottom


def test_the_halves_say_how_they_go_together():
    assert "glue each strip inside the far edge of the other half" in " ".join(texts_of(box_for(BoxedDeck(CARD, 84))))
    assert "other half" not in " ".join(texts_of(box_for(BoxedDeck(CARD, 84), "a3")))


def test_two_halves_have_the_same_strip_to_glue_side_and_face():
    front, back = body_folds(box_for(BoxedDeck(CARD, 84)), 120.4)
    assert front == back
    assert len(front) == 2


def test_one_notch_for_the_thumb_and_one_lid():
    document = box_for(BoxedDeck(CARD, 84), "a3")
    assert sum(item.path == NOTCH_PATH for item in items_of(document, Outline)) == 1
    across = [line for line in lines_of(document, Mark.FOLD_BACK) if line.y1 == line.y2 and line.x2 - line.x1 > 80]
    assert len(across) == 4


def test_a_deck_too_thick_for_any_paper_is_told_to_be_divided():
    with pytest.raises(DixitError) as error:
        box_for(BoxedDeck(CARD, 900))
    assert (
        str(error.value) == "Tuck box: the box for 900 cards of 80 x 120 mm is too large even for A3. "
        "Divide the deck between several boxes."
    )


def test_a_deck_too_large_for_this_paper_names_the_paper_that_would_do():
    with pytest.raises(DixitError) as error:
        box_for(BoxedDeck(CARD, 150))
    assert str(error.value) == "Tuck box: a piece of 142.8 x 244.2 mm does not fit on A4. Print it on A3."


@settings(deadline=None, max_examples=examples(40))
@given(
    st.floats(40, 100),
    st.floats(60, 140),
    st.integers(5, 120),
    st.sampled_from(["a4", "letter", "a3"]),
    st.sampled_from(["Dreams", "Sny", "Il circolo dei sognatori della domenica sera e degli amici lontani"]),
)
def test_a_box_stays_inside_the_margins_and_its_colour_reaches_every_fold(width, height, cards, paper, title):
    deck = BoxedDeck(Size(width, height), cards)
    try:
        document = box_for(deck, paper, title=title)
    except DixitError:
        assume(False)
    assert outside_margins(document) == []
    assert too_small(document) == []
    panels = panels_for(deck)
    for page, (first, *rest) in zip(document.pages, body_folds(document, panels.height), strict=True):
        colour = [item.box for item in page.items if isinstance(item, Shape) and item.fill == INK]
        assert all(any(abs(box.x - fold) < 0.01 for box in colour) for fold in (first, *rest))
        assert all(any(abs(box.right - fold) < 0.01 for box in colour) for fold in rest)


@pytest.mark.parametrize("paper", ["a4", "a3"])
def test_the_picture_of_the_backs_covers_both_walls_from_fold_to_fold(paper):
    document = box_for(BoxedDeck(CARD, 84, picture="back"), paper)
    walls = [item.box for item in items_of(document, PlaceImage)]
    assert [round(box.width, 1) for box in walls] == [80.4, 80.4]
    folds = [fold for page in body_folds(document, 120.4) for fold in page]
    assert all(any(abs(box.x - fold) < 0.01 for fold in folds) for box in walls)
    front, back = walls
    assert (round(front.height, 1), round(back.height, 1)) == (124.4, 120.4), "the front is cut above and below"
    assert outside_margins(document) == []


def test_the_strip_to_glue_is_12_mm_wide():
    document = box_for(BoxedDeck(CARD, 84), "a3")
    (folds,) = body_folds(document, 120.4)
    left = min(line.x2 for line in lines_of(document, Mark.CUT) if line.x2 - line.x1 != SAMPLE and line.y2 < 300)
    assert 12.0 == GLUE == round(folds[0] - left, 3)


@pytest.mark.parametrize("paper", ["a4", "a3"])
def test_the_tuck_box_is_as_it_was(golden, paper):
    golden(f"box/tuckbox-{paper}.txt", as_lines(box_for(BoxedDeck(CARD, 84), paper)))


def test_no_side_of_the_box_is_plain_and_each_figure_stands_on_one_of_them():
    document = box_for(BoxedDeck(CARD, 84, picture="back"))
    figures = {path: figure for figure, path in FIGURE_PATHS.items()}
    drawn = [
        [figures[item.path] for item in page.items if isinstance(item, Outline) and item.path in figures]
        for page in document.pages
    ]
    assert [len(each) for each in drawn] == [4, 4]
    assert not set(drawn[0]) & set(drawn[1])
    frames = [item for item in items_of(document, Shape) if item.stroke == BUTTER and not item.fill]
    assert len(frames) == 5, "two walls, two sides, the lid"


@pytest.mark.parametrize("paper", ["a4", "a3"])
def test_colour_runs_over_every_edge_of_the_walls_so_that_a_crooked_cut_or_fold_shows_no_white(paper):
    for page in box_for(BoxedDeck(CARD, 84, picture="back"), paper).pages:
        ground = next(item.box for item in page.items if isinstance(item, Shape) and item.fill == INK)
        walls = [item.box for item in page.items if isinstance(item, PlaceImage)]
        sides = [item.box for item in page.items if isinstance(item, Shape) and item.fill == INK and item.box != ground]
        assert ground.right >= max(box.right for box in walls) + BLEED - 0.01
        assert ground.x <= min(box.x for box in sides) - BLEED + 0.01


@given(st.integers(1, 160), st.sampled_from(["Dreams", "Il circolo dei sognatori della domenica sera"]))
def test_name_and_figures_of_a_side_keep_apart_however_thin_the_deck(cards, title):
    panel = Box(0, 0, panels_for(BoxedDeck(CARD, cards)).depth, 120.4)
    drawn = list(side_art(title, panel, measure, figures=tuple(Figure)[::2]))
    solid = [extent(item) for item in drawn if isinstance(item, Text | Outline)]
    assert all(apart(one, other) for place, one in enumerate(solid) for other in solid[:place])
    assert all(box.x >= 0 and box.right <= panel.width and box.y >= 0 and box.bottom <= panel.height for box in solid)


def inked(page, x, y):
    """Whether colour lies at a point: a wall, a side, the lid, or the tongue that hangs on it."""
    solid = (item for item in page.items if isinstance(item, Shape | PlaceImage))
    boxes = [item.box for item in solid if isinstance(item, PlaceImage) or item.fill == INK]
    boxes += [item.box for item in page.items if isinstance(item, Outline) and item.fill == INK]
    return any(box.x <= x <= box.right and box.y <= y <= box.bottom for box in boxes)


@pytest.mark.parametrize("picture", ["", "back"])
@pytest.mark.parametrize("paper", ["a4", "a3"])
def test_no_line_to_cut_or_fold_by_is_lost_in_the_colour_on_both_its_sides(paper, picture):
    document = box_for(BoxedDeck(CARD, 84, picture=picture), paper)
    told = 0
    for page in document.pages:
        straight = (item for item in page.items if isinstance(item, Line) and item.width == THIN)
        for line in (line for line in straight if line.x1 == line.x2 or line.y1 == line.y2):
            x, y = (line.x1 + line.x2) / 2, (line.y1 + line.y2) / 2
            aside = (0.5, 0) if line.x1 == line.x2 else (0, 0.5)
            if all(inked(page, x + way * aside[0], y + way * aside[1]) for way in (-1, 1)):
                told += 1
                assert line.colour == BUTTER, line
                later = page.items[page.items.index(line) :]
                assert not any(
                    isinstance(item, PlaceImage) or (isinstance(item, Shape) and item.fill) for item in later
                )
    assert told >= 10
