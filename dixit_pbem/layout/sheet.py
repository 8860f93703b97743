"""One printed side, item by item: the cards in their slots and the margin around them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dixit_pbem.layout.bleed import Printed, card_items, moon_back
from dixit_pbem.layout.impose import QUIET, Face, Side
from dixit_pbem.layout.ink import BLACK
from dixit_pbem.layout.items import Box, Line, Measure, PlaceImage, Shape, Text
from dixit_pbem.layout.margin import Laid, Piece, label, lay, ruler
from dixit_pbem.layout.marks import INSET, THICK, Marks, crop_marks, fold_line
from dixit_pbem.layout.paper import Size

SheetItem = PlaceImage | Line | Shape | Text
"""What stands on a sheet: pictures by the exact box they fill, and no silhouettes."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What all sides of a job share: the paper, the edge a printer leaves white, and what the cards are cut by."""

    paper: Size
    margin: float
    marks: Marks
    registration: tuple[Box, ...] = ()

    @property
    def printed(self) -> Box:
        """The part of the paper that a printer reaches."""
        return Box(0, 0, self.paper.width, self.paper.height).grown(-self.margin)


@dataclass(frozen=True, slots=True)
class Drawn:
    """All items of a side, and whether its margin had room for every word."""

    items: tuple[SheetItem, ...]
    complete: bool


def draw_side(side: Side, frame: Frame, *, cards: Sequence[Printed | None], title: str, measure: Measure) -> Drawn:
    """A side with its cards, in the order of its slots, and its margin; None is a card with the program's own back."""
    pictures = (
        item
        for placed, card in zip(side.placed, cards, strict=True)
        for item in (card_items(card, placed.slot) if card else moon_back(placed.slot.trim, side.bleed))
    )
    registration = frame.registration if side.face is Face.FRONT else ()
    pieces = [ruler(measure), label(title, frame.printed.width, measure)]
    if registration:
        pieces.append(label(_machine_words(leg=registration[1].width), frame.printed.width, measure))
    around, laid = _around(side, frame, pieces=pieces, registration=registration)
    words = (item for piece in laid for item in piece.items)
    return Drawn((*pictures, *around, *words), len(laid) == len(pieces))


def _around(
    side: Side, frame: Frame, *, pieces: Sequence[Piece], registration: Sequence[Box]
) -> tuple[tuple[SheetItem, ...], tuple[Laid, ...]]:
    """The marks and the rows of words; where there is not room for both, the marks become shorter."""
    trims = [placed.slot.trim for placed in side.placed]
    cards = [trim.grown(side.bleed) for trim in trims]
    fixed: list[SheetItem] = [Shape(box, fill=BLACK) for box in registration]
    clean = [box.grown(QUIET) for box in registration]
    if side.fold:
        line = fold_line(side.fold, frame.paper)
        fixed.append(line)
        clean.append(_box(line))
    marks = crop_marks(trims, side.bleed, frame.paper, keep_off=clean) if frame.marks is Marks.CROP else ()
    laid = lay(pieces, side.block, frame.printed, keep_off=[*cards, *clean, *map(_box, marks)])
    if marks and len(laid) < len(pieces):
        laid = lay(pieces, side.block, frame.printed, keep_off=[*cards, *clean])
        marks = crop_marks(trims, side.bleed, frame.paper, keep_off=[*clean, *(piece.box for piece in laid)])
    return (*fixed, *marks), laid


def _machine_words(leg: float) -> str:
    return f"registration marks: inset {INSET:g} mm, length {leg:g} mm, thickness {THICK:g} mm"


def _box(line: Line) -> Box:
    return Box(min(line.x1, line.x2), min(line.y1, line.y2), abs(line.x2 - line.x1), abs(line.y2 - line.y1))
