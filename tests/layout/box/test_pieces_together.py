"""Boards, pawns and tokens on the same sheets: everything once, and little card left over."""

from dataclasses import replace

import pytest

from dixit_pbem.engine.systems import SYSTEMS, RuleChoice, numbers_of_players, rules_for
from dixit_pbem.layout.box import wording
from dixit_pbem.layout.box.components import ROWS, components_for
from dixit_pbem.layout.box.cut_sheet import DASHES, SAMPLE, Mark, work_area
from dixit_pbem.layout.box.pieces import all_pieces, pawns, tokens, voting_boards
from dixit_pbem.layout.box.score_sheets import score_pad
from dixit_pbem.layout.items import Line, Text
from dixit_pbem.layout.paper import PAPERS, Size
from tests.layout.box.samples import outside_margins, owners, sheets, too_small

CUT_OUT = [(base, players) for base in SYSTEMS if ROWS[base].pawns for players in numbers_of_players(base)]
BOARD_WORDS = wording.board_words(wording.english, votes=2, red=1)


def together(base, players, paper="a4"):
    needed = components_for(base, rules_for(RuleChoice(base), players), players)
    people = owners(needed.owners)
    notice = wording.pieces_notice(wording.english)
    return needed, all_pieces(needed, people, BOARD_WORDS, notice, sheets=sheets(paper))


def figures_and_folds(document):
    """How many folds of each kind the pieces have: boards, pawns and tokens differ in them."""
    lines = [item for page in document.pages for item in page.items if isinstance(item, Line)]
    wide = [line for line in lines if line.x2 - line.x1 > SAMPLE and line.y1 == line.y2]
    return {mark: sum(line.dash == DASHES[mark] for line in wide) for mark in (Mark.FOLD_IN, Mark.FOLD_BACK)}


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize(("base", "players"), CUT_OUT)
def test_no_sheet_is_less_than_half_used_but_the_last(base, players, paper):
    _, document = together(base, players, paper)
    page = document.pages[0]
    area = work_area(Size(page.width, page.height))
    assert min(PAPERS[paper].width, PAPERS[paper].height) == min(page.width, page.height)
    for page in document.pages[:-1]:
        columns: dict[tuple[float, float], list[float]] = {}
        for item in page.items:
            if isinstance(item, Line) and item.dash == () and item.y1 == item.y2 <= area.bottom:
                columns.setdefault((item.x1, item.x2), []).append(item.y1)
        covered = sum((right - left) * (max(heights) - min(heights)) for (left, right), heights in columns.items())
        assert covered > area.width * area.height / 2


@pytest.mark.parametrize(("base", "players"), CUT_OUT)
@pytest.mark.long
def test_every_piece_is_there_once_and_nothing_leaves_the_margins(base, players):
    needed, document = together(base, players)
    people, say = owners(needed.owners), wording.english
    alone = [pawns(people, wording.pawn_notice(say), sheets=sheets())]
    if needed.boards:
        alone.append(voting_boards(people, BOARD_WORDS, sheets=sheets()))
    if needed.green + needed.red + needed.numbered + needed.laps:
        alone.append(tokens(needed, people, wording.token_notice(say), sheets=sheets()))
    apart = [figures_and_folds(each) for each in alone]
    assert figures_and_folds(document) == {
        mark: sum(each[mark] for each in apart) for mark in (Mark.FOLD_IN, Mark.FOLD_BACK)
    }
    assert sum(len(each.pages) for each in alone) >= len(document.pages)
    assert outside_margins(document) == []
    assert too_small(document) == []


def test_the_sheets_say_how_each_kind_of_piece_is_made():
    _, document = together("party", 6)
    said = " ".join(item.text for item in document.pages[0].items if isinstance(item, Text))
    assert "Boards: fold the cover back" in said
    assert "Pawns and tokens: fold in the middle" in said


@pytest.mark.parametrize(
    ("sheets_needed", "base", "players"),
    [
        (2, "odyssey", 3),
        (3, "odyssey", 6),
        (6, "odyssey", 12),
        (3, "party", 6),
        (6, "party", 12),
        (3, "team", 12),
        (1, "classic", 5),
    ],
)
def test_small_pieces_fill_what_is_left_below_a_column_of_large_ones(sheets_needed, base, players):
    assert sheets_needed == len(together(base, players)[1].pages)


@pytest.mark.parametrize("players", [3, 6, 12])
def test_the_names_of_a_sheet_have_one_size(players):
    """One long name makes all of them smaller, on boards, pawns and the score pad."""
    people = (replace(owners(1)[0], name="Maximiliane von Hohenfels"), *owners(players)[1:])
    board = wording.board_words(wording.english, votes=1, red=0)
    pad = wording.score_pad_words(wording.english)
    pages = (
        voting_boards(people, board, sheets=sheets()),
        pawns(people, wording.pawn_notice(wording.english), sheets=sheets()),
        score_pad(people, pad, sheets=sheets()),
    )
    for document in pages:
        names = [name for owner in people for name in owner.name.split()]
        texts = [item for page in document.pages for item in page.items if isinstance(item, Text)]
        assert len({text.size for text in texts if text.text and text.text.split()[0] in names}) == 1, document.title
