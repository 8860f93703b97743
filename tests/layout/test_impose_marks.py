"""Crop marks, folds and the marks of a cutting machine."""

from dataclasses import astuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dixit_pbem.errors import Mistake
from dixit_pbem.layout.impose import Axis, Backs, Imposition, Stack, impose
from dixit_pbem.layout.items import Box, Line
from dixit_pbem.layout.marks import crop_marks, fold_line, registration_marks
from dixit_pbem.layout.paper import A4, PAPERS, Size
from tests.runs import examples

STAMP = Size(50, 60)


def ends(marks):
    return {astuple(mark)[:4] for mark in marks}


def touches(mark, box):
    half = mark.width / 2
    return (
        min(mark.x1, mark.x2) - half < box.right
        and max(mark.x1, mark.x2) + half > box.x
        and min(mark.y1, mark.y2) - half < box.bottom
        and max(mark.y1, mark.y2) + half > box.y
    )


def test_a_card_is_marked_at_both_ends_of_its_four_cuts_a_millimetre_outside_its_bleed():
    marks = crop_marks([Box(15, 20, 20, 20)], 3, STAMP)
    assert ends(marks) == {
        (15, 12, 15, 16),
        (35, 12, 35, 16),
        (15, 44, 15, 48),
        (35, 44, 35, 48),
        (7, 20, 11, 20),
        (7, 40, 11, 40),
        (39, 20, 43, 20),
        (39, 40, 43, 40),
    }
    assert {(mark.width, mark.colour, mark.dash) for mark in marks} == {(0.2, "#000000", ())}


def test_cards_edge_to_edge_share_their_marks():
    marks = crop_marks([Box(10, 20, 15, 20), Box(25, 20, 15, 20)], 0, STAMP)
    assert len(marks) == 10
    assert {(25, 15, 25, 19), (25, 41, 25, 45)} <= ends(marks)


@pytest.mark.parametrize(
    ("lengths", "x"), [({4.0}, 10), ({3.0}, 4), ({1.5}, 2.5), (set(), 2.4)], ids=["whole", "cut", "least", "none"]
)
def test_a_mark_ends_at_the_papers_edge_and_is_left_out_where_it_gets_too_short(lengths, x):
    marks = crop_marks([Box(x, 20, 20, 20)], 0, STAMP)
    assert lengths == {round(mark.x2 - mark.x1, 4) for mark in marks if mark.y1 == mark.y2 and mark.x1 < x}


def test_a_mark_keeps_a_millimetre_off_what_must_stay_clean():
    marks = crop_marks([Box(15, 20, 20, 20)], 0, STAMP, keep_off=[Box(10, 10, 30, 5)])
    assert {(15, 16, 15, 19), (35, 16, 35, 19)} <= ends(marks)
    marks = crop_marks([Box(15, 20, 20, 20)], 0, STAMP, keep_off=[Box(10, 10, 30, 7)])
    assert not [mark for mark in marks if mark.x1 == mark.x2 and mark.y2 < 20]


jobs = st.builds(
    lambda width, height, bleed, count, options: (Stack(Size(width, height), bleed, count), Imposition(**options)),
    st.integers(150, 1400).map(lambda tenths: tenths / 10),
    st.integers(150, 1400).map(lambda tenths: tenths / 10),
    st.sampled_from([0.0, 2.0, 3.0]),
    st.integers(1, 12),
    st.fixed_dictionaries(
        {
            "paper": st.sampled_from([A4, A4.turned, PAPERS["letter"]]),
            "margin": st.sampled_from([0.0, 5.0]),
            "backs": st.sampled_from(Backs),
        }
    ),
)


@given(jobs)
@settings(max_examples=examples(150), deadline=None)
def test_no_mark_touches_a_card_its_bleed_or_the_outside_of_the_paper(job):
    stack, options = job
    try:
        made = impose([stack], options)
    except Mistake:
        return
    for side in made.sides:
        trims = [placed.slot.trim for placed in side.placed]
        for mark in crop_marks(trims, stack.bleed, options.paper):
            assert not any(touches(mark, trim.grown(stack.bleed)) for trim in trims)
            assert all(0 <= x <= options.paper.width for x in (mark.x1, mark.x2))
            assert all(0 <= y <= options.paper.height for y in (mark.y1, mark.y2))


@pytest.mark.parametrize("bleed", [0.0, 3.0])
@pytest.mark.parametrize("paper", [A4, PAPERS["letter"], PAPERS["a3"]])
def test_every_cut_of_a_full_sheet_of_dixit_cards_can_be_seen(paper, bleed):
    slots = impose([Stack(Size(80, 120), bleed, 1)], Imposition(paper=paper)).layouts[0].slots
    trims = [slot.trim for slot in slots]
    marks = crop_marks(trims, bleed, paper)
    upright = {mark.x1 for mark in marks if mark.x1 == mark.x2}
    level = {mark.y1 for mark in marks if mark.y1 == mark.y2}
    assert {round(x, 4) for trim in trims for x in (trim.x, trim.right)} == upright
    assert {round(y, 4) for trim in trims for y in (trim.y, trim.bottom)} == level


def test_a_fold_is_a_dashed_line_through_the_middle_of_the_paper():
    assert fold_line(Axis.UPRIGHT, A4) == Line(105, 0, 105, 297, 0.2, "#000000", (3.0, 2.0))
    assert fold_line(Axis.LEVEL, A4) == Line(0, 148.5, 210, 148.5, 0.2, "#000000", (3.0, 2.0))


def test_a_cutting_machine_finds_a_square_and_two_corners_10_mm_inside_the_paper():
    assert registration_marks(A4, 20) == (
        Box(10, 10, 5, 5),
        Box(180, 10, 20, 0.5),
        Box(199.5, 10, 0.5, 20),
        Box(10, 286.5, 20, 0.5),
        Box(10, 267, 0.5, 20),
    )
