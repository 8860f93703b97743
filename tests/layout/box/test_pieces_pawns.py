"""Pawns: two faces that meet, upright on both sides, and two feet of one size."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dixit_pbem.layout.box import wording
from dixit_pbem.layout.box.cut_sheet import SAMPLE, Mark
from dixit_pbem.layout.box.pieces import FACE, FOOT, WIDTH, pawns
from dixit_pbem.layout.figures import FIGURE_PATHS
from dixit_pbem.layout.items import Outline
from tests.layout.box.samples import (
    LONG_NAME,
    apart,
    extent,
    items_of,
    lines_of,
    outside_margins,
    owners,
    sheets,
    texts_of,
    too_small,
)
from tests.layout.samples import as_lines


def sheet(count, paper="a4", *, name=None):
    return pawns(owners(count, name=name), wording.pawn_notice(wording.english), sheets=sheets(paper))


def folds(document, mark):
    return sorted(line.y1 for line in lines_of(document, mark) if line.x2 - line.x1 > SAMPLE)


def test_a_pawn_folds_at_its_top_and_above_each_foot():
    document = sheet(1)
    (top,), (upper, lower) = folds(document, Mark.FOLD_BACK), folds(document, Mark.FOLD_IN)
    cuts = sorted(line.y1 for line in lines_of(document, Mark.CUT) if round(line.x2 - line.x1, 3) == WIDTH)
    assert [round(value, 3) for value in (upper - cuts[0], top - upper, lower - top, cuts[1] - lower)] == [
        8.0,
        31.0,
        31.0,
        8.0,
    ]
    assert (FACE, FOOT) == (31.0, 8.0)


@pytest.mark.parametrize("count", [1, 3, 12])
def test_both_figures_of_a_pawn_meet_and_stand_upright_when_folded(count):
    document = sheet(count)
    fold_ys = folds(document, Mark.FOLD_BACK)
    for owner, fold in zip(owners(count), fold_ys, strict=True):
        back, front = [item for item in items_of(document, Outline) if item.path == FIGURE_PATHS[owner.look.figure]]
        assert (back.turn, front.turn) == (180, 0)
        assert back.box.x == pytest.approx(front.box.x)
        assert fold - back.box.bottom == pytest.approx(front.box.y - fold, abs=0.002)


def test_a_name_stands_on_both_faces_of_its_pawn():
    assert texts_of(sheet(3)).count("Cyd") == 2


def test_figures_names_and_patterns_keep_apart():
    document = sheet(12)
    for page in document.pages:
        figures = [extent(item) for item in page.items if isinstance(item, Outline) and item.box.y > 32.5]
        assert all(apart(one, other) for place, one in enumerate(figures) for other in figures[:place])


@settings(deadline=None, max_examples=15)
@given(st.integers(1, 12), st.sampled_from(["a4", "letter", "a3"]), st.sampled_from([None, LONG_NAME, ""]))
def test_pawns_fit_on_one_sheet_with_any_name(count, paper, name):
    document = sheet(count, paper, name=name)
    assert len(document.pages) == 1
    assert outside_margins(document) == []
    assert too_small(document) == []


def test_the_sheet_of_three_pawns_is_as_it_was(golden):
    golden("box/pawns-3.txt", as_lines(sheet(3)))
