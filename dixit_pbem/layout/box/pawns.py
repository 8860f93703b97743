"""Pawns: strips that fold over the top into a figure with two faces, on two feet that fold outwards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from dixit_pbem.layout.box.records import Notice, Owner
from dixit_pbem.layout.box.sheet import Lot, Mark, Sheets, fold_across, pieces_document, upside_down
from dixit_pbem.layout.items import Align, Box, Document, Font, Item, Measure
from dixit_pbem.layout.paper import Size
from dixit_pbem.layout.players import figure_outline, pattern_items
from dixit_pbem.layout.text import Style, one_line

WIDTH, FACE, FOOT = 22.0, 35.0, 11.0
STRIP = Size(WIDTH, 2 * (FACE + FOOT))
FIGURE = 20.0
NAME = Style(Font.SANS, 9, 8)
BAND = 3.0


def pawns(owners: tuple[Owner, ...], notice: Notice, *, sheets: Sheets) -> Document:
    """A standing figure for each owner."""
    pieces = tuple(partial(_pawn, owner, sheets.measure) for owner in owners)
    marks = (Mark.CUT, Mark.FOLD_IN, Mark.FOLD_BACK)
    return pieces_document([Lot(STRIP, pieces)], notice, marks=marks, sheets=sheets)


def _pawn(owner: Owner, measure: Measure, strip: Box) -> Iterator[Item]:
    half = FOOT + FACE
    back = Box(strip.x, strip.y, WIDTH, half)
    front = Box(strip.x, strip.y + half, WIDTH, half)
    yield from upside_down(_half(owner, back, measure), back)
    yield from _half(owner, front, measure)
    yield fold_across(Mark.FOLD_IN, strip, strip.y + FOOT)
    yield fold_across(Mark.FOLD_BACK, strip, front.y)
    yield fold_across(Mark.FOLD_IN, strip, strip.bottom - FOOT)


def _half(owner: Owner, half: Box, measure: Measure) -> Iterator[Item]:
    """A face with its foot below."""
    middle = half.x + WIDTH / 2
    yield figure_outline(owner.look, Box(middle - FIGURE / 2, half.y + 3.5, FIGURE, FIGURE))
    if owner.name:
        name = one_line(owner.name, WIDTH - 2, NAME, measure=measure)
        yield from name.items(middle, half.y + 24.5, Align.CENTRE)
    yield from pattern_items(owner.look, Box(half.x + 1, half.y + FACE - 1 - BAND, WIDTH - 2, BAND), cell=BAND)
    yield from pattern_items(owner.look, Box(half.x + 1, half.y + FACE + 1, WIDTH - 2, FOOT - 2))
