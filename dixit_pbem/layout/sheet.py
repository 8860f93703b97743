"""One printed side, item by item: the cards in their slots, and in the margin marks, a ruler and what the sheet is.

The words stand outside every card and keep off the crop marks where there is room; where not, the marks give way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.bleed import Printed, card_items, moon_back
from dixit_pbem.layout.impose import QUIET, Face, Side, overlap
from dixit_pbem.layout.ink import BLACK, THIN
from dixit_pbem.layout.items import Box, Font, Line, Measure, PlaceImage, Shape, Text
from dixit_pbem.layout.marks import INSET, THICK, Marks, crop_marks, fold_line
from dixit_pbem.layout.paper import Size

RULER = 50.0
TYPE_SIZE = 8.0
HEIGHT, BASELINE = 3.2, 2.25
"""Of a row in the margin."""
AIR, BETWEEN = 0.5, 4.0
"""How far a row stays from cards and marks, and from another row."""
STEP = 1.0

SheetItem = PlaceImage | Line | Shape | Text
"""What stands on a sheet: pictures by the exact box they fill, and no silhouettes."""


@frozen
class SheetWords:
    """What the margin says in one language; `sheet` has places for the deck and the numbers."""

    language: str
    ruler: str
    sheet: str
    front: str
    back: str


ENGLISH = SheetWords("en", "this line is 50 mm", "{deck} · sheet {number} of {total}", "front", "back")


@frozen
class Frame:
    """What all sides of a job share: the paper, the edge a printer leaves white, and what the cards are cut by."""

    paper: Size
    margin: float
    marks: Marks
    registration: tuple[Box, ...] = ()
    words: SheetWords = ENGLISH

    @property
    def printed(self) -> Box:
        """The part of the paper that a printer reaches."""
        return Box(0, 0, self.paper.width, self.paper.height).grown(-self.margin)


@frozen
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
    rows = [ruler(measure, frame.words.ruler), label(title, frame.printed.width, measure)]
    if registration:
        leg = f"length {registration[1].width:g} mm"
        machine = f"registration marks: inset {INSET:g} mm, {leg}, thickness {THICK:g} mm"
        rows.append(label(machine, frame.printed.width, measure))
    around, laid = _around(side, frame, rows=rows, registration=registration)
    words = (item for row in laid for item in row.items)
    return Drawn((*pictures, *around, *words), len(laid) == len(rows))


def _around(
    side: Side, frame: Frame, *, rows: Sequence[MarginRow], registration: Sequence[Box]
) -> tuple[tuple[SheetItem, ...], tuple[LaidRow, ...]]:
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
    laid = lay(rows, side.block, frame.printed, keep_off=[*cards, *clean, *map(_box, marks)])
    if marks and len(laid) < len(rows):
        laid = lay(rows, side.block, frame.printed, keep_off=[*cards, *clean])
        marks = crop_marks(trims, side.bleed, frame.paper, keep_off=[*clean, *(row.box for row in laid)])
    return (*fixed, *marks), laid


def _box(line: Line) -> Box:
    return Box(min(line.x1, line.x2), min(line.y1, line.y2), abs(line.x2 - line.x1), abs(line.y2 - line.y1))


@frozen
class MarginRow:
    """A row for the margin, drawn from its own top left corner; it starts left, or ends right."""

    items: tuple[Line | Text, ...]
    width: float
    ends_right: bool = False


@frozen
class LaidRow:
    """A row in its place."""

    box: Box
    items: tuple[Line | Text, ...]


def ruler(measure: Measure, said: str = ENGLISH.ruler) -> MarginRow:
    """A line of exactly 50 mm from outer edge to outer edge, with its words."""
    middle = HEIGHT / 2
    ticks = tuple(
        Line(x, middle - high, x, middle + high, THIN, BLACK)
        for x, high in [(THIN / 2, middle), *((x, 0.5) for x in range(10, 50, 10)), (RULER - THIN / 2, middle)]
    )
    words = Text(RULER + 2, BASELINE, said, Font.SANS, TYPE_SIZE, BLACK)
    line = Line(0, middle, RULER, middle, THIN, BLACK)
    return MarginRow((line, *ticks, words), words.x + measure(said, Font.SANS, TYPE_SIZE))


def label(text: str, widest: float, measure: Measure) -> MarginRow:
    """A text of the margin, shortened where it is too long for the sheet."""
    while measure(text, Font.SANS, TYPE_SIZE) > widest:
        text = text.rstrip("…")[:-1] + "…"
    words = Text(0, BASELINE, text, Font.SANS, TYPE_SIZE, BLACK)
    return MarginRow((words,), measure(text, Font.SANS, TYPE_SIZE), ends_right=True)


def lay(rows: Sequence[MarginRow], block: Box, printed: Box, *, keep_off: Sequence[Box]) -> tuple[LaidRow, ...]:
    """The rows in line with the block of cards, as far out as they meet nothing; some find no room."""
    taken, laid = list(keep_off), []
    for row in rows:
        place = next(_places(row, block, printed, taken=taken), None)
        if place:
            laid.append(place)
            taken.append(place.box.grown(BETWEEN))
    return tuple(laid)


def _places(row: MarginRow, block: Box, printed: Box, *, taken: Sequence[Box]) -> Iterator[LaidRow]:
    """Where a row may stand: below the cards, above, then turned on their right and their left."""
    for y in (printed.bottom - HEIGHT, printed.y):
        near = _near(Box(printed.x, y, printed.width, HEIGHT), taken)
        for x in _starts(row, (printed.x, printed.right), (block.x, block.right)):
            box = Box(x, y, row.width, HEIGHT)
            if not _near(box, near):
                yield LaidRow(box, tuple(item.moved(x, y) for item in row.items))
    for x in (printed.right - HEIGHT, printed.x):
        near = _near(Box(x, printed.y, HEIGHT, printed.height), taken)
        for y in _starts(row, (printed.y, printed.bottom), (block.y, block.bottom)):
            box = Box(x, y, HEIGHT, row.width)
            if not _near(box, near):
                yield LaidRow(box, tuple(_turned(item).moved(box.right, y) for item in row.items))


def _near(box: Box, others: Sequence[Box]) -> list[Box]:
    around = box.grown(AIR)
    return [other for other in others if overlap(around, other)]


def _starts(row: MarginRow, printed: tuple[float, float], cards: tuple[float, float]) -> Iterator[float]:
    """Where a row may start along an edge, the places in line with the cards first."""
    room = printed[1] - printed[0] - row.width
    if room < 0:
        return
    wanted = cards[1] - row.width if row.ends_right else cards[0]
    wanted = max(printed[0], min(wanted, printed[0] + room))
    yield wanted
    steps = (printed[0] + step * STEP for step in range(int(room / STEP) + 1))
    yield from sorted(steps, key=lambda start: abs(start - wanted))


def _turned(item: Line | Text) -> Line | Text:
    """The item turned clockwise by a right angle about the corner of its row."""
    if isinstance(item, Text):
        return replace(item, x=-item.y, y=item.x, turn=90)
    return replace(item, x1=-item.y1, y1=item.x1, x2=-item.y2, y2=item.x2)
