"""The kit's cover page: every file with its sheets, and who plays which figure."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dixit_pbem.layout.box import wording
from dixit_pbem.layout.box.kit import kit_cover
from dixit_pbem.layout.box.wording import KitPart, kit_row
from dixit_pbem.layout.figures import FIGURE_PATHS
from dixit_pbem.layout.items import Outline, Shape, Sides, Text
from tests.layout.box.samples import (
    LONG_NAME,
    NAMES,
    apart,
    extent,
    items_of,
    outside_margins,
    owners,
    sheets,
    texts_of,
    too_small,
)
from tests.layout.samples import as_lines
from tests.runs import examples


def row(part, count=1, sides=Sides.ONE):
    return kit_row(wording.english, part, file=f"{part.value}.pdf", sheets=count, paper="A4", sides=sides)


ROWS = (row(KitPart.PIECES, 3), row(KitPart.TOKENS), row(KitPart.DECK, 42, Sides.LONG_EDGE))


def cover(rows=ROWS, players=4, *, paper="a4", name=None):
    words = wording.kit_words(wording.english, game="Sunday dreamers")
    return kit_cover(rows, owners(players, name=name), words=words, sheets=sheets(paper))


def test_every_file_stands_with_name_sheets_paper_sides_and_work():
    texts = texts_of(cover())
    place = texts.index("The deck")
    assert texts[place : place + 4] == ["The deck", "deck.pdf", "42", "A4, card of 250 to 300 g"]
    assert texts[place + 4 : place + 6] == ["both sides, flip on the long edge", "cut into cards"]


def test_the_sheets_are_added_up():
    texts = texts_of(cover())
    assert texts[texts.index("Sheets in all") + 1] == "46"


def test_a_box_to_tick_stands_before_each_file():
    assert sum(item.fill == "" for item in items_of(cover(), Shape)) == 3


def test_everybody_stands_there_with_figure_and_name():
    document = cover(players=12)
    paths = {item.path for item in items_of(document, Outline)}
    assert set(FIGURE_PATHS.values()) <= paths
    assert list(NAMES) == [text for text in texts_of(document) if text in NAMES]


def test_a_box_for_no_game_names_nobody():
    assert "Who is who" not in texts_of(cover(players=0))


@settings(deadline=None, max_examples=examples(25))
@given(
    st.lists(st.builds(row, st.sampled_from(KitPart), st.integers(1, 99), st.sampled_from(Sides)), max_size=30),
    st.integers(0, 12),
    st.sampled_from(["a4", "letter", "a3"]),
    st.sampled_from([None, LONG_NAME]),
)
def test_texts_keep_apart_and_inside_the_margins(rows, players, paper, name):
    document = cover(tuple(rows), players, paper=paper, name=name)
    assert outside_margins(document) == []
    assert too_small(document) == []
    for page in document.pages:
        boxes = [extent(item) for item in page.items if isinstance(item, Text)]
        assert all(apart(one, other) for place, one in enumerate(boxes) for other in boxes[:place])


@pytest.mark.parametrize(
    ("stock", "work", "part"),
    [
        ("card of 160 to 250 g", "cut, fold and glue", KitPart.BOARDS),
        ("card of 160 to 250 g", "nothing to cut", KitPart.TRACK),
        ("card of 250 to 300 g", "cut into cards", KitPart.DECK),
        ("plain paper", "nothing to cut", KitPart.RULES),
    ],
)
def test_each_file_asks_for_its_paper_and_its_work(stock, work, part):
    assert (f"A4, {stock}", work) == (row(part).paper, row(part).work)


def test_the_cover_page_is_as_it_was(golden):
    golden("box/kit.txt", as_lines(cover(tuple(map(row, KitPart)), 12)))


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 12])
def test_the_figures_fill_what_the_table_leaves_of_the_page(players):
    usual = (KitPart.PIECES, KitPart.TRACK, KitPart.RULES, KitPart.TUCK_BOX, KitPart.DECK)
    (page,) = cover(tuple(map(row, usual)), players).pages
    *_, last = (item for item in page.items if isinstance(item, Text))
    boxes = [extent(item) for item in page.items if item is not last]
    assert max(box.bottom for box in boxes) > 0.75 * page.height
    assert max(box.bottom for box in boxes) < extent(last).y


def test_figures_of_a_few_players_are_larger_than_those_of_many_and_never_meet():
    def discs(players):
        return [box for item in items_of(cover(players=players), Outline) if (box := item.box).width > 11]

    widths = [max(box.width for box in discs(players)) for players in (3, 6, 12)]
    assert widths == sorted(widths, reverse=True)
    assert widths[0] > 1.5 * widths[-1]


def test_the_cover_says_whose_the_game_is_not():
    assert "not affiliated with the publisher" in texts_of(cover())[-1]
