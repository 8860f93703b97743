"""What was once seen to be wrong on pages, album, box and screens: each with the tests that would see it again."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from dixit_pbem.album.pages import album_pages
from dixit_pbem.layout.box import wording
from dixit_pbem.layout.grid import CARD
from dixit_pbem.layout.items import Align, Document, Font, Line, Shape, Sides, Text
from dixit_pbem.layout.paper import A4
from dixit_pbem.layout.results import results_pages
from dixit_pbem.paper.printable import measure
from dixit_pbem.words import languages, words_for
from tests.album.albums import book
from tests.engine.play import begun
from tests.layout.samples import results_page
from tests.paper.every_page import pages_of

TESTS = Path(__file__).parents[1]
FAULTS: Mapping[int, tuple[str, tuple[str, ...]]] = {
    3: (
        "the storyteller's picture is the smallest of the row",
        ("layout/test_results.py::test_the_storyteller_s_picture_is_by_far_the_largest",),
    ),
    4: (
        "twelve players lose their names on the results, beside white paper",
        (
            "layout/test_results.py::test_those_who_found_it_stand_at_both_its_sides_by_name",
            "paper/test_extremes.py::test_no_page_cuts_or_covers_anything_with_long_names_and_a_long_clue",
        ),
    ),
    6: (
        "a terminal of 80 columns breaks words, and straight quotation marks stand beside curly ones",
        (
            "cli/test_terminal.py::test_a_terminal_breaks_no_line_within_a_word",
            "cli/test_terminal.py::test_what_is_told_for_long_is_not_broken_within_a_word",
            "cli/test_terminal.py::test_no_help_is_wider_than_a_terminal_its_examples_neither",
            "words/test_quotation.py::test_the_terminal_tells_a_clue_in_marks_of_its_own",
        ),
    ),
    11: (
        "the ballot loses its round under a long title",
        ("layout/test_pages.py::test_a_ballot_keeps_its_round_under_the_longest_title",),
    ),
    12: (
        "the tuck box is flat and shows white at its edges, and the kit contradicts it about its card",
        (
            "layout/box/test_tuckbox.py::test_the_picture_of_the_backs_covers_both_walls_from_fold_to_fold",
            "layout/box/test_tuckbox.py::test_no_side_of_the_box_is_plain_and_each_figure_stands_on_one_of_them",
            "layout/box/test_tuckbox.py"
            "::test_colour_runs_over_every_edge_of_the_walls_so_that_a_crooked_cut_or_fold_shows_no_white",
            "paper/test_seen_faults.py::test_kit_and_tuck_box_ask_for_the_same_card",
        ),
    ),
    13: (
        "pawns are wider than the road, and twelve of them begin on one disc",
        (
            "layout/box/test_score_sheets_track.py::test_spaces_are_wide_enough_for_a_pawn",
            "layout/box/test_score_sheets_track.py"
            "::test_every_pawn_has_a_place_where_the_road_begins_as_large_as_its_feet",
        ),
    ),
    14: (
        "whole sheets of card are spent on three pawns",
        (
            "layout/box/test_pieces_together.py::test_no_sheet_is_less_than_half_used_but_the_last",
            "layout/box/test_pieces_together.py::test_small_pieces_fill_what_is_left_below_a_column_of_large_ones",
        ),
    ),
    15: (
        "the album ends in blank awards, ties, numbers beside their rounds and a checksum",
        (
            "album/test_pages.py::test_every_award_is_a_certificate_of_its_own",
            "album/test_awards.py::test_nobody_leaves_a_whole_game_without_an_award",
            "album/test_pages.py::test_the_numbers_stand_under_their_rounds_beside_their_names_and_no_name_touches_a_rule",
            "album/test_pages.py::test_the_page_of_points_is_not_left_half_blank",
            "album/test_pages.py::test_the_book_closes_on_a_spread_of_every_picture_with_the_proof_at_its_foot",
        ),
    ),
    16: (
        "on the web an award is larger than its heading, a clue becomes a ribbon, the cover is empty night",
        (
            "album/test_browser.py::test_a_part_is_headed_larger_than_what_stands_in_it",
            "album/test_browser.py::test_long_names_and_a_long_clue_are_neither_cut_nor_covered_nor_set_as_a_ribbon",
            "album/test_browser.py::test_the_picture_of_the_cover_is_shown_whole_and_leaves_little_night_empty",
        ),
    ),
    17: (
        "the album of twelve cuts names, and each shrinks alone",
        (
            "paper/test_extremes.py::test_no_page_of_an_album_does",
            "layout/test_results.py::test_names_below_the_pictures_have_one_size_each_for_owners_and_voters",
        ),
    ),
    18: (
        "sheets of other languages speak English in their margin",
        (
            "words/test_one_language.py::test_no_sheet_of_the_kit_says_a_word_of_english",
            "words/test_one_language.py::test_no_page_of_a_game_says_a_word_of_english",
        ),
    ),
    19: (
        "rows stand twice as far apart as columns, and seals push cards to one side",
        ("layout/test_grid.py::test_cards_stand_in_the_middle_and_rows_as_far_apart_as_columns",),
    ),
    20: (
        "scores stand by seat, with +0, with a rule under every row, on a road to 30 that ends nothing",
        (
            "paper/test_seen_faults.py::test_scores_stand_by_rank_without_a_plus_before_nothing",
            "paper/test_seen_faults.py::test_a_table_of_points_has_a_rule_above_and_one_below",
            "paper/test_extremes.py::test_a_road_to_30_says_what_ends_the_game_where_30_does_not",
        ),
    ),
    21: (
        "the rules are a wall of text without an example, and two lines of a paragraph begin a column",
        (
            "layout/box/test_rules_page.py::test_the_example_shows_its_pictures_votes_and_points_on_one_page",
            "layout/box/test_rules_page.py::test_a_heading_is_followed_by_its_text_in_the_same_column",
        ),
    ),
    22: (
        "the red cross touches the words below it",
        ("paper/test_extremes.py::test_no_word_touches_the_red_mark",),
    ),
    24: (
        "sheets for any game are headed by the name of another, and nothing says whose it is",
        (
            "cli/test_paper.py::test_sheets_for_any_game_are_not_headed_by_the_name_of_another",
            "layout/box/test_kit.py::test_the_cover_says_whose_the_game_is_not",
        ),
    ),
    25: (
        "pictures of the README are half blank, in a fallback font, with a seam",
        (
            "test_readme_pictures.py::test_no_half_of_a_picture_is_blank_and_none_is_heavy",
            "test_readme_pictures.py::test_what_they_are_made_of_is_there",
            "paper/test_seen_faults.py::test_the_night_of_a_cover_goes_beyond_its_page",
        ),
    ),
    26: (
        "a hand tells its deadline by another clock than the mail beside it",
        ("cli/test_paper.py::test_a_hands_page_tells_the_deadline_by_the_players_own_clock",),
    ),
}


@cache
def names_in(module: str) -> frozenset[str]:
    """The names of the tests in a file."""
    tree = ast.parse((TESTS / module).read_text(encoding="utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize("number", FAULTS)
def test_every_fault_has_tests_that_are_there(number: int) -> None:
    _, tests = FAULTS[number]
    assert tests
    assert [test for test in tests if test.split("::")[1] not in names_in(test.split("::")[0])] == []


def texts(document: Document) -> list[str]:
    return [item.text for page in document.pages for item in page.items if isinstance(item, Text)]


@pytest.mark.parametrize("language", languages())
def test_kit_and_tuck_box_ask_for_the_same_card(language: str) -> None:
    say = words_for(language).say
    row = wording.kit_row(say, wording.KitPart.TUCK_BOX, file="", sheets=1, paper="A4", sides=Sides.ONE)
    box = wording.tuck_box_words(say, deck="", cards=84, card=CARD)
    asked = re.compile(r"\d+\D+\d+ g")
    numbers = {
        tuple(re.findall(r"\d+", found[0]))
        for text in (row.paper, box.notice.how, box.halves.how)
        if (found := asked.search(text))
    }
    assert numbers == {("200", "250")}


@pytest.mark.parametrize(("base", "players"), [("odyssey", 6), ("party", 6), ("team", 6)])
def test_scores_stand_by_rank_without_a_plus_before_nothing(base: str, players: int) -> None:
    for kind, document in pages_of(begun(base, players), words_for("en")):
        if kind.startswith("results"):
            table = [item for item in document.pages[1].items if isinstance(item, Text)]
            totals = [int(item.text) for item in table if item.font is Font.SERIF_BOLD and item.align is Align.RIGHT]
            assert len(totals) >= 3
            assert all(one >= other for one, other in pairwise(totals))
            assert "+0" not in texts(document)


def test_a_table_of_points_has_a_rule_above_and_one_below() -> None:
    page = results_pages(results_page(12), A4, measure=measure).pages[1]
    wide = [item for item in page.items if isinstance(item, Line) and item.x2 - item.x1 > A4.width / 2]
    assert len(wide) == 2


def test_the_night_of_a_cover_goes_beyond_its_page() -> None:
    cover = album_pages(book("odyssey-06"), A4, measure=measure).pages[0]
    night = next(item for item in cover.items if isinstance(item, Shape)).box
    assert min(-night.x, -night.y, night.right - A4.width, night.bottom - A4.height) > 0
