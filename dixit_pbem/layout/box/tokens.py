"""Tokens: green and red ones to vote with, numbered ones, and lap markers for a track that ends at 30.

Each is a strip of two squares that folds into one token with two faces; both faces meet exactly.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from dixit_pbem.layout.box.components import Components
from dixit_pbem.layout.box.cut_sheet import Lot, Mark, Sheets, fold_across, pieces_document, upside_down
from dixit_pbem.layout.box.records import Notice, Owner
from dixit_pbem.layout.ink import CORAL, PAPER, SEA
from dixit_pbem.layout.items import Align, Box, Document, Font, Item, Outline, Shape, Text
from dixit_pbem.layout.paper import Size
from dixit_pbem.layout.players import disc_items, figure_outline, ring_items
from dixit_pbem.layout.track import LAST_SPACE

VOTE = 15.0
COUNTER = 21.0
"""The sides of a voting token and of a numbered one, in millimetres."""

TICK = "M 14 56 L 23 47 L 41 63 L 77 21 L 87 29.5 L 42.5 81 Z"
CROSS = "M 50 41 L 74 17 L 83 26 L 59 50 L 83 74 L 74 83 L 50 59 L 26 83 L 17 74 L 41 50 L 17 26 L 26 17 Z"

Face = Callable[[Box], tuple[Item, ...]]


def tokens(needed: Components, owners: tuple[Owner, ...], notice: Notice, *, sheets: Sheets) -> Document:
    """Every token that is needed, ready to cut and fold."""
    votes = (*[partial(_strip, _green, _green)] * needed.green, *[partial(_strip, _red, _red)] * needed.red)
    numbered = tuple(
        partial(_strip, partial(_number, owner, number), partial(_figure, owner))
        for owner in owners[: needed.numbered]
        for number in range(1, needed.highest + 1)
    )
    laps = tuple(
        partial(_strip, partial(_lap, owner, LAST_SPACE), partial(_lap, owner, 2 * LAST_SPACE))
        for owner in owners[: needed.laps]
    )
    lots = [
        Lot(Size(side, 2 * side), pieces)
        for side, pieces in ((VOTE, votes), (COUNTER, numbered), (COUNTER, laps))
        if pieces
    ]
    return pieces_document(lots, notice, marks=(Mark.CUT, Mark.FOLD_BACK), sheets=sheets)


def _strip(front: Face, back: Face, strip: Box) -> tuple[Item, ...]:
    upper = Box(strip.x, strip.y, strip.width, strip.width)
    lower = Box(strip.x, strip.y + strip.width, strip.width, strip.width)
    return *front(upper), *upside_down(back(lower), lower), fold_across(Mark.FOLD_BACK, strip, lower.y)


def _green(face: Box) -> tuple[Item, ...]:
    disc = face.grown(-1.5)
    return Shape(disc, SEA, corner=disc.width / 2), Outline(TICK, disc.grown(-2), PAPER)


def _red(face: Box) -> tuple[Item, ...]:
    disc = face.grown(-2.1)
    return Shape(disc, PAPER, CORAL, 1.2, corner=disc.width / 2), Outline(CROSS, disc.grown(-1.8), CORAL)


def _number(owner: Owner, number: int, face: Box) -> tuple[Item, ...]:
    middle = face.x + face.width / 2, face.y + face.height / 2 + 3.2
    return *ring_items(owner.look, face.grown(-1.5)), Text(
        *middle, str(number), Font.SERIF_BOLD, 27, align=Align.CENTRE
    )


def _figure(owner: Owner, face: Box) -> tuple[Item, ...]:
    return disc_items(owner.look, face.grown(-1.5))


def _lap(owner: Owner, points: int, face: Box) -> tuple[Item, ...]:
    middle = face.x + face.width / 2
    return (
        *ring_items(owner.look, face.grown(-1.5)),
        figure_outline(owner.look, Box(middle - 3.5, face.y + 4, 7, 7)),
        Text(middle, face.bottom - 5.2, str(points), Font.SERIF_BOLD, 15, align=Align.CENTRE),
    )
