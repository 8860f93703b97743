"""The pages of a cycle: all tables with one ballot, all rounds in the open, a hand under several clues."""

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from dixit_pbem.layout.cycle_results import cycle_results_pages
from dixit_pbem.layout.frame import Heading
from dixit_pbem.layout.hand import hand_pages
from dixit_pbem.layout.items import Box, Line, Outline, PlaceImage, Shape, Text
from dixit_pbem.layout.paper import PAPERS
from dixit_pbem.layout.several import LEAST
from dixit_pbem.layout.tables import tables_pages
from dixit_pbem.layout.text import ELLIPSIS
from dixit_pbem.paper.fonts import measure
from tests.layout.samples import CLUE, as_lines, cycle_hand, cycle_results, tables_page
from tests.layout.test_pages import assert_flawless, clues, headings, holds, meet, names
from tests.runs import examples

A4, LETTER = PAPERS["a4"], PAPERS["letter"]
BOTH = st.sampled_from([A4, LETTER])
LONG = f"“{'the night tram hums on its way home ' * 8}for you”"
LONG_NAMES = [
    *("Wolfeschlegelsteinhausen", "Guglielmina Della Rovere", "Krzysztof Świętochłowski", "Anne-Sophie de Lamartine"),
    *("Żółcisława Brzęczyszczyk", "Bartolomeo Buonarroti Jr", "Þorgerður Brynjólfsdótti", "Maximiliane von Hohenfel"),
    "Ștefania Brâncoveanu-Ion",
]
GAMES = [(3, 5), (4, 4), (5, 5), (6, 6), (7, 7), (8, 8), (9, 9)]
"""Players, and cards on each of their tables."""


def pictures(document):
    return [item.box for page in document.pages for item in page.items if isinstance(item, PlaceImage)]


def texts(document):
    return [item for page in document.pages for item in page.items if isinstance(item, Text)]


def cut(document):
    return [item.text for item in texts(document) if item.text.endswith(ELLIPSIS)]


@pytest.mark.parametrize(
    ("players", "cards", "paper", "pages"),
    [
        (3, 5, A4, 1),
        (4, 4, A4, 1),
        (6, 6, A4, 2),
        (7, 7, A4, 2),
        (9, 9, A4, 4),
        (3, 5, LETTER, 1),
        (6, 6, LETTER, 2),
        (7, 7, LETTER, 3),
        (9, 9, LETTER, 5),
    ],
)
def test_all_tables_of_a_cycle_take_few_pages(players, cards, paper, pages):
    assert len(tables_pages(tables_page(players, cards), paper, measure=measure).pages) == pages


@pytest.mark.parametrize(("players", "cards", "pages"), [(3, 5, 2), (4, 4, 2), (6, 6, 3), (7, 7, 4), (9, 9, 6)])
def test_all_rounds_of_a_cycle_are_told_on_few_pages(players, cards, pages):
    assert len(cycle_results_pages(cycle_results(players, cards=cards), A4, measure=measure).pages) == pages


@pytest.mark.parametrize("paper", [A4, LETTER])
@pytest.mark.parametrize("clue", [CLUE, LONG])
@pytest.mark.parametrize(("players", "cards"), GAMES)
def test_no_picture_is_smaller_than_it_may_be_and_all_are_as_large(players, cards, clue, paper):
    tables = tables_pages(tables_page(players, cards, names=LONG_NAMES, clues=(clue,)), paper, measure=measure)
    results = cycle_results_pages(cycle_results(players, cards=cards, clues=(clue,)), paper, measure=measure)
    for document in (tables, results):
        assert len(pictures(document)) == players * cards
        widths = {round(box.width, 3) for box in pictures(document)}
        assert len(widths) == 1
        assert min(widths) >= LEAST
        assert all(box.height == pytest.approx(box.width * 1.5) for box in pictures(document))
        assert cut(document) == []


@pytest.mark.parametrize("paper", [A4, LETTER])
@pytest.mark.parametrize(("players", "cards"), GAMES)
def test_nothing_is_cut_and_nothing_meets_where_all_names_and_clues_are_as_long_as_can_be(players, cards, paper):
    said = {"names": LONG_NAMES, "clues": (LONG,) * players}
    for document in (
        tables_pages(tables_page(players, cards, **said), paper, measure=measure),
        cycle_results_pages(cycle_results(players, cards=cards, **said, votes=2), paper, measure=measure),
        hand_pages(cycle_hand(players, **said), paper, measure=measure),
    ):
        assert_flawless(document)
        assert cut(document) == []


@pytest.mark.parametrize(("players", "cards"), GAMES)
def test_all_clues_of_a_cycle_have_one_type_size_and_so_have_all_names(players, cards):
    for document in (
        tables_pages(tables_page(players, cards, clues=(LONG,)), A4, measure=measure),
        hand_pages(cycle_hand(players, clues=(LONG,)), A4, measure=measure),
    ):
        said = [item for item in texts(document) if "home" in item.text]
        assert len(said) >= players - 1
        assert len({(item.font, item.size) for item in said}) == 1
        told = [item for item in texts(document) if item.text.startswith("told by")]
        assert len({item.size for item in told}) <= 1


def fields(page):
    return [item for item in page.items if isinstance(item, Shape) and item.stroke and item.corner == 1]


@pytest.mark.parametrize(("players", "cards"), GAMES)
def test_the_ballot_has_a_line_for_each_table_with_a_field_for_each_of_its_cards(players, cards):
    *_, last = tables_pages(tables_page(players, cards), A4, measure=measure).pages
    lines = {}
    for field in fields(last):
        lines.setdefault(field.box.y, []).append(field.box.x)
    assert [len(line) for line in lines.values()] == [cards] * players
    (cutting,) = (item for item in last.items if isinstance(item, Line) and item.dash)
    assert min(lines) > cutting.y1
    names_on_it = [item.text for item in last.items if isinstance(item, Text) and item.y > cutting.y1]
    for page in tables_page(players, cards).tables:
        assert page.opened.teller.name in names_on_it


def test_no_line_of_the_ballot_is_marked_so_that_it_fits_every_reader():
    *_, last = tables_pages(tables_page(6), A4, measure=measure).pages
    assert {(field.stroke, field.fill, field.width) for field in fields(last)} == {("#1c2350", "", 0.6)}


@pytest.mark.parametrize("cards", [1, 2])
def test_a_hand_has_a_line_for_each_clue_with_a_field_for_each_card_and_the_letters_that_were_given(cards):
    page = cycle_hand(5, cards=9, given=cards)
    first, *others = page.asked
    asked = (replace(first, given=("B", "F")[:cards]), *others)
    (sheet,) = hand_pages(replace(page, asked=asked), A4, measure=measure).pages
    boxes = [field.box for field in fields(sheet)]
    assert len(boxes) == 4 * cards
    inside = [item.text for item in sheet.items if isinstance(item, Text) and any(in_box(item, box) for box in boxes)]
    assert inside == ["B", "F"][:cards]


def in_box(text, box):
    return box.x < text.x < box.right and box.y < text.y < box.bottom


def test_the_card_of_the_own_clue_bears_the_star():
    outlines = [
        sum(isinstance(item, Outline) for item in sheet.items)
        for page in (cycle_hand(4), cycle_hand(4, clues=(LONG,)))
        for sheet in hand_pages(page, A4, measure=measure).pages
    ]
    (sheet,) = hand_pages(cycle_hand(4), A4, measure=measure).pages
    first = next(item for item in sheet.items if isinstance(item, PlaceImage))
    at = sheet.items.index(first)
    star = next(item for item in sheet.items[at:] if isinstance(item, Outline))
    assert meet(star.box, first.box)
    assert len(set(outlines)) == 1


@pytest.mark.parametrize("players", [3, 6, 9])
def test_what_each_round_brought_stands_under_the_figure_of_whoever_told_it(players):
    page = cycle_results(players)
    last = cycle_results_pages(page, A4, measure=measure).pages[-1]
    said = [item for item in last.items if isinstance(item, Text)]
    for row in page.gains:
        columns = [item.x for gain in row for item in said if item.text == gain]
        assert len(columns) >= players
    tops = [min(item.y for item in said if item.text in row) for row in page.gains]
    assert tops == sorted(tops)


def test_every_round_of_several_is_told_with_owners_and_voters():
    page = cycle_results(4)
    document = cycle_results_pages(page, A4, measure=measure)
    figures = [item for sheet in document.pages[:-1] for item in sheet.items if isinstance(item, Outline)]
    # For each round who told, who gave four cards and three who found one; a star on a card and a moon on each page.
    assert len(figures) >= 4 * (1 + 4 + 3 + 1)
    said = " ".join(item.text for item in texts(document))
    assert said.count("All found the storyteller’s card.") == 4


@settings(max_examples=examples(25), deadline=None, phases=(Phase.generate,))
@given(st.sampled_from(GAMES), st.lists(clues, min_size=9, max_size=9), headings, BOTH, st.data())
def test_nothing_overlaps_on_the_pages_of_a_cycle_whatever_people_write(game, told, heading, paper, data):
    players, cards = game
    called = data.draw(st.lists(names, min_size=9, max_size=9))
    said = {"names": called, "clues": told[:players], "heading": heading}
    assert_flawless(tables_pages(tables_page(players, cards, **said), paper, measure=measure))
    assert_flawless(cycle_results_pages(cycle_results(players, cards=cards, **said), paper, measure=measure))
    assert_flawless(hand_pages(cycle_hand(players, **said), paper, measure=measure))


@pytest.mark.parametrize("paper", [A4, LETTER])
@pytest.mark.parametrize(("players", "cards"), GAMES)
def test_figures_and_fields_stay_apart_from_each_other_and_within_the_page(players, cards, paper):
    for document in (
        tables_pages(tables_page(players, cards, names=LONG_NAMES), paper, measure=measure),
        cycle_results_pages(cycle_results(players, cards=cards, names=LONG_NAMES, votes=2), paper, measure=measure),
    ):
        for page in document.pages:
            boxes = [item.box for item in page.items if isinstance(item, PlaceImage)]
            inside = Box(15, 15, page.width - 30, page.height - 30)
            assert all(holds(inside, box) for box in boxes)
            assert not [
                (one, other)
                for one, other in combinations([field.box for field in fields(page)], 2)
                if meet(one, other)
            ]


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_pages_of_a_cycle_stay_as_they_are(paper, golden):
    size, heading = PAPERS[paper], Heading("Sunday dreamers", "Rounds 1 to 9")
    documents = {
        "tables-3": tables_pages(tables_page(3, 5), size, measure=measure),
        "tables-9": tables_pages(tables_page(9, clues=(LONG,), heading=heading), size, measure=measure),
        "cycle-results-3": cycle_results_pages(cycle_results(3, cards=5), size, measure=measure),
        "cycle-results-7": cycle_results_pages(cycle_results(7, votes=2), size, measure=measure),
        "cycle-hand-6": hand_pages(cycle_hand(6), size, measure=measure),
    }
    for name, document in documents.items():
        golden(f"pages/{name}-{paper}.txt", as_lines(document))
