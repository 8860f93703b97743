"""Voting boards: three panels of one size, twelve numbers round the owner's figure."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dixit_pbem.layout.box import wording
from dixit_pbem.layout.box.cut_sheet import Mark
from dixit_pbem.layout.box.pieces import PANEL, voting_boards
from dixit_pbem.layout.figures import FIGURE_PATHS
from dixit_pbem.layout.items import Box, Font, Outline, Text
from tests.layout.box.samples import (
    LONG_NAME,
    apart,
    extent,
    holds,
    items_of,
    lines_of,
    outside_margins,
    owners,
    sheets,
    texts_of,
    too_small,
)
from tests.layout.samples import as_lines
from tests.runs import examples

WORDS = wording.board_words(wording.english, votes=1, red=0)


def boards(count=1, paper="a4", *, name=None, words=WORDS):
    return voting_boards(owners(count, name=name), words, sheets=sheets(paper))


def numerals(document):
    return [item for item in items_of(document, Text) if item.font is Font.SERIF_BOLD and item.text.isdigit()]


def test_a_board_is_70_mm_wide_with_panels_of_70_mm():
    document = boards()
    back, inwards = lines_of(document, Mark.FOLD_BACK)[0], lines_of(document, Mark.FOLD_IN)[0]
    cuts = sorted({line.y1 for line in lines_of(document, Mark.CUT) if line.y1 == line.y2 and line.x1 == back.x1})
    assert 70.0 == PANEL == round(back.x2 - back.x1, 3)
    assert [
        round(lower - upper, 3) for upper, lower in ((cuts[0], back.y1), (back.y1, inwards.y1), (inwards.y1, cuts[1]))
    ] == [70.0, 70.0, 70.0]


def test_every_board_has_the_numbers_1_to_12_each_once():
    assert sorted([str(number) for number in range(1, 13)] * 2) == sorted(item.text for item in numerals(boards(2)))


def test_the_numbers_go_clockwise_round_the_figure():
    document = boards()
    figure = [item for item in items_of(document, Outline) if item.path == FIGURE_PATHS["moon"]][-1]
    middle = figure.box.x + figure.box.width / 2, figure.box.y + figure.box.height / 2
    dial = numerals(document)
    for one, following in zip(dial, [*dial[1:], dial[0]], strict=True):
        (x1, y1), (x2, y2) = ((text.x - middle[0], text.y - 2.6 - middle[1]) for text in (one, following))
        assert x1 * y2 - x2 * y1 > 0
    fold = lines_of(document, Mark.FOLD_IN)[0]
    assert (round(middle[0] - fold.x1, 3), round(middle[1] - fold.y1, 3)) == (35.0, 35.0)


def test_no_number_touches_the_figure_or_another_number():
    document = boards()
    figure = [item for item in items_of(document, Outline) if item.path == FIGURE_PATHS["moon"]][-1]
    boxes = [extent(item) for item in (*numerals(document), figure)]
    assert all(apart(one, other) for place, one in enumerate(boxes) for other in boxes[:place])


def test_everything_of_a_board_lies_inside_its_own_strip():
    document = boards(2)
    split = document.pages[0].width / 2
    for item in [item for item in items_of(document, Outline) if item.box.y > 32.5]:
        box = extent(item)
        assert box.right <= split or box.x >= split


@pytest.mark.parametrize(
    ("place", "votes", "red"),
    [
        ("Lay your token on the number you vote for.", 1, 0),
        ("Lay one token on the number you vote for, or two on different numbers.", 2, 0),
        ("Lay your green token on the number you vote for. The storyteller lays the red one as well.", 1, 1),
    ],
)
def test_the_flap_says_how_to_vote_in_this_game(place, votes, red):
    words = wording.board_words(wording.english, votes=votes, red=red)
    said = " ".join(texts_of(boards(words=words)))
    assert place in said
    assert "Open it together with all the others." in said


@settings(deadline=None, max_examples=examples(25))
@given(st.integers(1, 12), st.sampled_from(["a4", "letter", "a3"]), st.sampled_from([None, LONG_NAME, ""]))
def test_boards_fit_on_any_paper_with_any_name(count, paper, name):
    document = boards(count, paper, name=name)
    assert outside_margins(document) == []
    assert too_small(document) == []
    assert 12 * count == len(numerals(document))


@pytest.mark.parametrize(("pages", "paper"), [(6, "a4"), (6, "letter"), (3, "a3")])
def test_twelve_boards_take_so_many_sheets(pages, paper):
    assert pages == len(boards(12, paper).pages)


def test_a_long_name_ends_in_an_ellipsis_and_stays_on_its_cover():
    document = boards(name=LONG_NAME + " " + LONG_NAME)
    (name,) = [item for item in items_of(document, Text) if item.text.startswith("Jean")]
    fold = lines_of(document, Mark.FOLD_BACK)[0]
    assert name.text.endswith("…")
    assert holds(Box(fold.x1, fold.y1 - PANEL, PANEL, PANEL).grown(-5), extent(name))


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_sheet_of_two_boards_is_as_it_was(golden, paper):
    golden(f"box/boards-{paper}.txt", as_lines(boards(2, paper)))
