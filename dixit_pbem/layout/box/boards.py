"""Voting boards: a strip of three panels that folds into a little book, so that nobody sees a vote too early.

From the top: the cover, which is glued to the back of the flap; the flap; and the twelve numbers round the player's
figure, on which a token is laid.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from dixit_pbem.layout.box.cut_sheet import Lot, Mark, Sheets, fold_across, pieces_document, upside_down
from dixit_pbem.layout.box.records import BoardWords, Notice, Owner
from dixit_pbem.layout.ink import HAIRLINE, INK, RULE
from dixit_pbem.layout.items import Align, Box, Document, Font, Item, Measure, Shape, Text
from dixit_pbem.layout.paper import Size
from dixit_pbem.layout.players import disc_items, figure_outline, pattern_items
from dixit_pbem.layout.text import Style, one_line, title

PANEL = 70.0
STRIP = Size(PANEL, 3 * PANEL)
CELLS = 4
"""Cells along each edge of the dial: twelve in all, and room for the figure inside."""
EDGE = 1.5
"""How far the dial keeps from the cut."""
CELL = (PANEL - 2 * EDGE) / CELLS
NUMERAL = 22.0
BAND = 6.0
NAME = Style(Font.SERIF, 16, 9)
INSIDE = Style(Font.SERIF, 18, 10)
STEP_TEXT = Style(Font.SANS, 11, 8)
AIR = 6.0


def voting_boards(owners: tuple[Owner, ...], words: BoardWords, *, sheets: Sheets) -> Document:
    """A voting board with the numbers 1 to 12 for each owner."""
    pieces = tuple(partial(_board, owner, words, sheets.measure) for owner in owners)
    marks = (Mark.CUT, Mark.FOLD_IN, Mark.FOLD_BACK)
    return pieces_document([Lot(STRIP, pieces)], words.notice, marks=marks, sheets=sheets)


def _board(owner: Owner, words: BoardWords, measure: Measure, strip: Box) -> tuple[Item, ...]:
    cover, flap, dial = (Box(strip.x, strip.y + number * PANEL, PANEL, PANEL) for number in range(3))
    return (
        *_cover(owner, cover, measure),
        *_flap(words, flap, measure),
        *_dial(owner, dial),
        fold_across(Mark.FOLD_BACK, strip, flap.y),
        fold_across(Mark.FOLD_IN, strip, dial.y),
    )


def _cover(owner: Owner, panel: Box, measure: Measure) -> Iterator[Item]:
    for top in (panel.y + 3, panel.bottom - 3 - BAND):
        yield from pattern_items(owner.look, Box(panel.x + 3, top, PANEL - 6, BAND))
    side = 38.0 if owner.name else 46.0
    middle = panel.y + PANEL / 2 - (4 if owner.name else 0)
    yield from disc_items(owner.look, Box(panel.x + (PANEL - side) / 2, middle - side / 2, side, side))
    if owner.name:
        name = one_line(owner.name, PANEL - 2 * AIR, NAME, measure=measure)
        yield from name.items(panel.x + PANEL / 2, panel.bottom - 3 - BAND - 2 - name.height, Align.CENTRE)


def _flap(words: BoardWords, panel: Box, measure: Measure) -> Iterator[Item]:
    width = PANEL - 2 * AIR - 4
    yield Shape(panel.grown(-3), stroke=INK, width=HAIRLINE, corner=2.5)
    heading = title(words.heading, width, 14, style=INSIDE, measure=measure)
    room = (PANEL - 2 * AIR - heading.height) / len(words.steps) - 3
    steps = [title(step, width, room, style=STEP_TEXT, measure=measure) for step in words.steps]
    blocks = (heading, *steps)
    y = panel.y + (PANEL - sum(block.height + 3 for block in blocks) + 3) / 2
    for block in blocks:
        yield from block.items(panel.x + PANEL / 2, y, Align.CENTRE)
        y += block.height + 3


def _dial(owner: Owner, panel: Box) -> Iterator[Item]:
    for number, (column, row) in enumerate(_clockwise(), start=1):
        cell = Box(panel.x + EDGE + column * CELL, panel.y + EDGE + row * CELL, CELL, CELL)
        yield Shape(cell.grown(-1), stroke=owner.look.colour, width=RULE, corner=2.5)
        middle = cell.x + CELL / 2, cell.y + CELL / 2 + 2.6
        yield Text(*middle, str(number), Font.SERIF_BOLD, NUMERAL, align=Align.CENTRE)
    yield from disc_items(owner.look, Box(panel.x + EDGE + CELL, panel.y + EDGE + CELL, 2 * CELL, 2 * CELL).grown(-1))


def _clockwise() -> Iterator[tuple[int, int]]:
    """The cells along the edge, column and row, from the top left corner on."""
    last = CELLS - 1
    yield from ((column, 0) for column in range(last))
    yield from ((last, row) for row in range(last))
    yield from ((column, last) for column in range(last, 0, -1))
    yield from ((0, row) for row in range(last, 0, -1))


WIDTH, FACE, FOOT = 22.0, 35.0, 11.0
PAWN_STRIP = Size(WIDTH, 2 * (FACE + FOOT))
FIGURE = 20.0
PAWN_NAME = Style(Font.SANS, 9, 8)
PAWN_BAND = 3.0


def pawns(owners: tuple[Owner, ...], notice: Notice, *, sheets: Sheets) -> Document:
    """A standing figure for each owner."""
    pieces = tuple(partial(_pawn, owner, sheets.measure) for owner in owners)
    marks = (Mark.CUT, Mark.FOLD_IN, Mark.FOLD_BACK)
    return pieces_document([Lot(PAWN_STRIP, pieces)], notice, marks=marks, sheets=sheets)


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
        name = one_line(owner.name, WIDTH - 2, PAWN_NAME, measure=measure)
        yield from name.items(middle, half.y + 24.5, Align.CENTRE)
    yield from pattern_items(
        owner.look, Box(half.x + 1, half.y + FACE - 1 - PAWN_BAND, WIDTH - 2, PAWN_BAND), cell=PAWN_BAND
    )
    yield from pattern_items(owner.look, Box(half.x + 1, half.y + FACE + 1, WIDTH - 2, FOOT - 2))
