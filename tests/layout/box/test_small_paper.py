"""On paper of any size a sheet comes out right, or the program says which paper would do."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from dixit_pbem.errors import DixitError
from dixit_pbem.layout.box import wording
from dixit_pbem.layout.box.cut_sheet import Sheets
from dixit_pbem.layout.box.kit import kit_cover
from dixit_pbem.layout.box.pieces import pawns, voting_boards
from dixit_pbem.layout.box.records import RulesText
from dixit_pbem.layout.box.rules_page import rules_pages
from dixit_pbem.layout.box.score_sheets import score_pad, track_sheet
from dixit_pbem.layout.paper import A4, Size
from dixit_pbem.paper.fonts import measure
from tests.layout.box.samples import EXAMPLE, outside_margins, owners, too_small
from tests.runs import examples

say = wording.english
SECTIONS = (("The idea", ("So be it. " * 40,)),)
KINDS = {
    "boards": lambda sheets: voting_boards(owners(2), wording.board_words(say, votes=1, red=0), sheets=sheets),
    "pawns": lambda sheets: pawns(owners(12), wording.pawn_notice(say), sheets=sheets),
    "track": lambda sheets: track_sheet(owners(12), wording.track_notice(say, points_to_win=None), sheets=sheets),
    "scorepad": lambda sheets: score_pad(owners(12), wording.score_pad_words(say), sheets=sheets),
    "rules": lambda sheets: rules_pages(RulesText("Rules", "Rules", SECTIONS, EXAMPLE), sheets),
    "kit": lambda sheets: kit_cover((), owners(12), words=wording.kit_words(say, game="Dreams"), sheets=sheets),
}


def sheets_of(width, height):
    return Sheets(Size(width, height), "en", "Sunday dreamers", wording.line_words(say), measure)


@settings(deadline=None, max_examples=examples(120))
@given(st.sampled_from(sorted(KINDS)), st.floats(10, 700), st.floats(10, 700))
@example("kit", 589, 180)
def test_any_paper_gives_a_flawless_sheet_or_a_refusal(kind, width, height):
    try:
        document = KINDS[kind](sheets_of(width, height))
    except DixitError:
        assert min(width, height) < A4.width or max(width, height) < A4.height
        return
    assert outside_margins(document) == []
    assert too_small(document) == []


@pytest.mark.parametrize(
    ("message", "kind"),
    [
        ("Score track: 100 x 90 mm is too small. Print it on A4 or larger.", "track"),
        ("Score pad: 100 x 90 mm is too small. Print it on A4 or larger.", "scorepad"),
        ("The box on paper: 100 x 90 mm is too small. Print it on A4 or larger.", "kit"),
        ("Pawns: 100 x 90 mm is too small. Print it on A4 or larger.", "pawns"),
    ],
)
def test_paper_that_is_too_small_is_refused_with_the_way_out(message, kind):
    with pytest.raises(DixitError) as error:
        KINDS[kind](sheets_of(100, 90))
    assert message == str(error.value)
