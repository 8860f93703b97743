"""Everything of the box that is cut out and folded: voting boards, pawns and tokens.

A voting board is a strip of three panels that folds into a little book, so that nobody sees a vote too early. From the
top: the cover, which is glued to the back of the flap; the flap; and the twelve numbers round the player's figure, on
which a token is laid. A token is a strip of two squares that folds into one with two faces; both meet exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import chain

from dixit_pbem.layout.box.components import Components
from dixit_pbem.layout.box.cut_sheet import Lot, Mark, Sheets, fold_across, pieces_document, upside_down
from dixit_pbem.layout.box.records import BoardWords, Notice, Owner
from dixit_pbem.layout.ink import CORAL, HAIRLINE, INK, PAPER, RULE, SEA
from dixit_pbem.layout.items import Align, Box, Document, Font, Item, Measure, Outline, Shape, Text, square
from dixit_pbem.layout.paper import Size
from dixit_pbem.layout.players import disc_items, figure_outline, pattern_items, ring_items
from dixit_pbem.layout.text import Block, Style, alike, stacked, title
from dixit_pbem.layout.track import LAST_SPACE

PANEL = 70.0
STRIP = Size(PANEL, 3 * PANEL)
CELLS = 4
"""Cells along each edge of the dial: twelve in all, and room for the figure inside."""
EDGE = 1.5
"""How far a dial, and the disc of a token, keep from the cut."""
CELL = (PANEL - 2 * EDGE) / CELLS
NUMERAL = 22.0
BAND = 6.0
OWNER = Style(Font.SERIF, 16, 9)
OWNER_HEIGHT = 7.4
INSIDE = Style(Font.SERIF, 18, 10)
STEP_TEXT = Style(Font.SANS, 11, 8)
AIR = 6.0
ALL_MARKS = (Mark.CUT, Mark.FOLD_IN, Mark.FOLD_BACK)


def voting_boards(owners: tuple[Owner, ...], words: BoardWords, *, sheets: Sheets) -> Document:
    """A voting board with the numbers 1 to 12 for each owner."""
    return pieces_document([_board_lot(owners, words, sheets)], words.notice, marks=ALL_MARKS, sheets=sheets)


def _board_lot(owners: tuple[Owner, ...], words: BoardWords, sheets: Sheets) -> Lot:
    names = _names(owners, Size(PANEL - 2 * AIR, OWNER_HEIGHT), OWNER, sheets.measure)
    return Lot(STRIP, tuple(partial(_board, *each, words, sheets.measure) for each in zip(owners, names, strict=True)))


def _names(owners: tuple[Owner, ...], room: Size, style: Style, measure: Measure) -> tuple[Block, ...]:
    """The name of each, in one size: that of the longest."""
    blocks = alike([owner.name for owner in owners], room.width, room.height, style=style, measure=measure)
    one = replace(style, size=blocks[0].size, least=blocks[0].size) if blocks else style
    return tuple(title(owner.name, room.width, room.height, style=one, measure=measure) for owner in owners)


def all_pieces(
    needed: Components, owners: tuple[Owner, ...], words: BoardWords, notice: Notice, *, sheets: Sheets
) -> Document:
    """Boards, pawns and tokens on the same sheets: the small ones fill what the large ones leave."""
    lots = [
        _board_lot(owners[: needed.boards], words, sheets),
        _pawn_lot(owners[: needed.pawns], sheets),
        *_token_lots(needed, owners),
    ]
    return pieces_document([lot for lot in lots if lot.pieces], notice, marks=ALL_MARKS, sheets=sheets)


def _board(owner: Owner, name: Block, words: BoardWords, measure: Measure, strip: Box) -> tuple[Item, ...]:
    cover, flap, dial = (Box(strip.x, strip.y + number * PANEL, PANEL, PANEL) for number in range(3))
    return (
        *_cover(owner, name, cover),
        *_flap(words, flap, measure),
        *_dial(owner, dial),
        fold_across(Mark.FOLD_BACK, strip, flap.y),
        fold_across(Mark.FOLD_IN, strip, dial.y),
    )


def _cover(owner: Owner, name: Block, panel: Box) -> Iterator[Item]:
    for top in (panel.y + 3, panel.bottom - 3 - BAND):
        yield from pattern_items(owner.look, Box(panel.x + 3, top, PANEL - 6, BAND))
    side = 38.0 if owner.name else 46.0
    middle = panel.y + PANEL / 2 - (4 if owner.name else 0)
    yield from disc_items(owner.look, square(panel.x + PANEL / 2, middle, side))
    if owner.name:
        yield from name.items(panel.x + PANEL / 2, panel.bottom - 3 - BAND - 2 - name.height, Align.CENTRE)


def _flap(words: BoardWords, panel: Box, measure: Measure) -> Iterator[Item]:
    width = PANEL - 2 * AIR - 4
    yield Shape(panel.grown(-3), stroke=INK, width=HAIRLINE, corner=2.5)
    heading = title(words.heading, width, 14, style=INSIDE, measure=measure)
    room = (PANEL - 2 * AIR - heading.height) / len(words.steps) - 3
    steps = [title(step, width, room, style=STEP_TEXT, measure=measure) for step in words.steps]
    blocks = (heading, *steps)
    top = panel.y + (PANEL - sum(block.height + 3 for block in blocks) + 3) / 2
    yield from stacked(blocks, panel.x + PANEL / 2, top, align=Align.CENTRE, gap=3)


def _dial(owner: Owner, panel: Box) -> Iterator[Item]:
    """The numbers clockwise along the edge, from the top left corner on."""
    last = CELLS - 1
    top, right = ((column, 0) for column in range(last)), ((last, row) for row in range(last))
    bottom, left = ((column, last) for column in range(last, 0, -1)), ((0, row) for row in range(last, 0, -1))
    for number, (column, row) in enumerate(chain(top, right, bottom, left), start=1):
        cell = Box(panel.x + EDGE + column * CELL, panel.y + EDGE + row * CELL, CELL, CELL)
        yield Shape(cell.grown(-1), stroke=owner.look.colour, width=RULE, corner=2.5)
        middle = cell.x + CELL / 2, cell.y + CELL / 2 + 2.6
        yield Text(*middle, str(number), Font.SERIF_BOLD, NUMERAL, align=Align.CENTRE)
    yield from disc_items(owner.look, Box(panel.x + EDGE + CELL, panel.y + EDGE + CELL, 2 * CELL, 2 * CELL).grown(-1))


WIDTH, FACE, FOOT = 20.0, 31.0, 8.0
"""A pawn stands on its two feet: on as much as it is wide, and twice as deep as a foot."""
STANDING = Size(WIDTH, 2 * (FACE + FOOT))
FIGURE = 16.0
PAWN_NAME = Style(Font.SANS, 9, 8)
NAME_FROM, NAME_HEIGHT = 19.5, 7.4
PAWN_BAND = 3.0


def pawns(owners: tuple[Owner, ...], notice: Notice, *, sheets: Sheets) -> Document:
    """A standing figure for each owner."""
    return pieces_document([_pawn_lot(owners, sheets)], notice, marks=ALL_MARKS, sheets=sheets)


def _pawn_lot(owners: tuple[Owner, ...], sheets: Sheets) -> Lot:
    names = _names(owners, Size(WIDTH - 2, NAME_HEIGHT), PAWN_NAME, sheets.measure)
    return Lot(STANDING, tuple(partial(_pawn, *each) for each in zip(owners, names, strict=True)))


def _pawn(owner: Owner, name: Block, strip: Box) -> Iterator[Item]:
    half = FOOT + FACE
    back = Box(strip.x, strip.y, WIDTH, half)
    front = Box(strip.x, strip.y + half, WIDTH, half)
    yield from upside_down(_half(owner, name, back), back)
    yield from _half(owner, name, front)
    yield fold_across(Mark.FOLD_IN, strip, strip.y + FOOT)
    yield fold_across(Mark.FOLD_BACK, strip, front.y)
    yield fold_across(Mark.FOLD_IN, strip, strip.bottom - FOOT)


def _half(owner: Owner, name: Block, half: Box) -> Iterator[Item]:
    """A face with its foot below."""
    middle = half.x + WIDTH / 2
    yield figure_outline(owner.look, Box(middle - FIGURE / 2, half.y + 2.5, FIGURE, FIGURE))
    if owner.name:
        yield from name.items(middle, half.y + NAME_FROM + (NAME_HEIGHT - name.height) / 2, Align.CENTRE)
    yield from pattern_items(
        owner.look, Box(half.x + 1, half.y + FACE - 1 - PAWN_BAND, WIDTH - 2, PAWN_BAND), cell=PAWN_BAND
    )
    yield from pattern_items(owner.look, Box(half.x + 1, half.y + FACE + 1, WIDTH - 2, FOOT - 2))


VOTE = 15.0
COUNTER = 20.0
"""The sides of a voting token and of a numbered one, in millimetres."""

TICK = "M 14 56 L 23 47 L 41 63 L 77 21 L 87 29.5 L 42.5 81 Z"
CROSS = "M 50 41 L 74 17 L 83 26 L 59 50 L 83 74 L 74 83 L 50 59 L 26 83 L 17 74 L 41 50 L 17 26 L 26 17 Z"

TokenFace = Callable[[Box], tuple[Item, ...]]
"""What draws a face of a token, by the box of its disc."""


def tokens(needed: Components, owners: tuple[Owner, ...], notice: Notice, *, sheets: Sheets) -> Document:
    """Every token that is needed, ready to cut and fold."""
    return pieces_document(_token_lots(needed, owners), notice, marks=(Mark.CUT, Mark.FOLD_BACK), sheets=sheets)


def _token_lots(needed: Components, owners: tuple[Owner, ...]) -> list[Lot]:
    votes = (*[partial(_strip, _green, _green)] * needed.green, *[partial(_strip, _red, _red)] * needed.red)
    numbered = tuple(
        partial(_strip, partial(_number, owner, number), partial(disc_items, owner.look))
        for owner in owners[: needed.numbered]
        for number in range(1, needed.highest + 1)
    )
    laps = tuple(
        partial(_strip, partial(_lap, owner, LAST_SPACE), partial(_lap, owner, 2 * LAST_SPACE))
        for owner in owners[: needed.laps]
    )
    return [
        Lot(Size(side, 2 * side), pieces)
        for side, pieces in ((VOTE, votes), (COUNTER, numbered), (COUNTER, laps))
        if pieces
    ]


def _strip(front: TokenFace, back: TokenFace, strip: Box) -> tuple[Item, ...]:
    upper = Box(strip.x, strip.y, strip.width, strip.width)
    lower = Box(strip.x, strip.y + strip.width, strip.width, strip.width)
    faces = (*front(upper.grown(-EDGE)), *upside_down(back(lower.grown(-EDGE)), lower))
    return *faces, fold_across(Mark.FOLD_BACK, strip, lower.y)


def _green(face: Box) -> tuple[Item, ...]:
    return Shape(face, SEA, corner=face.width / 2), Outline(TICK, face.grown(-2), PAPER)


def _red(face: Box) -> tuple[Item, ...]:
    ring = face.grown(-0.6)
    return Shape(ring, PAPER, CORAL, 1.2, corner=ring.width / 2), Outline(CROSS, ring.grown(-1.8), CORAL)


def _number(owner: Owner, number: int, face: Box) -> tuple[Item, ...]:
    middle = face.x + face.width / 2, face.y + face.height / 2 + 3.2
    digits = Text(*middle, str(number), Font.SERIF_BOLD, 27, align=Align.CENTRE)
    return *ring_items(owner.look, face), digits


def _lap(owner: Owner, points: int, face: Box) -> tuple[Item, ...]:
    middle = face.x + face.width / 2
    return (
        *ring_items(owner.look, face),
        figure_outline(owner.look, Box(middle - 3.5, face.y + 2.5, 7, 7)),
        Text(middle, face.bottom - 3.7, str(points), Font.SERIF_BOLD, 15, align=Align.CENTRE),
    )
