"""The words in the margin of a sheet: a ruler to check the print by, and what the sheet is.

They stand outside every card and keep off the crop marks where there is room; where not, the marks give way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from dixit_pbem.layout.impose import overlap
from dixit_pbem.layout.ink import BLACK
from dixit_pbem.layout.items import Box, Font, Line, Measure, Text
from dixit_pbem.layout.marks import THIN

RULER = 50.0
RULER_WORDS = "this line is 50 mm"
TYPE_SIZE = 8.0
HEIGHT, BASELINE = 3.2, 2.25
"""Of a row in the margin."""
AIR, BETWEEN = 0.5, 4.0
"""How far a row stays from cards and marks, and from another row."""
STEP = 1.0


@dataclass(frozen=True, slots=True)
class Piece:
    """A row for the margin, drawn from its own top left corner; it starts left, or ends right."""

    items: tuple[Line | Text, ...]
    width: float
    ends_right: bool = False


@dataclass(frozen=True, slots=True)
class Laid:
    """A piece in its place."""

    box: Box
    items: tuple[Line | Text, ...]


def ruler(measure: Measure) -> Piece:
    """A line of exactly 50 mm from outer edge to outer edge, with its words."""
    middle = HEIGHT / 2
    ticks = tuple(
        Line(x, middle - high, x, middle + high, THIN, BLACK)
        for x, high in [(THIN / 2, middle), *((x, 0.5) for x in range(10, 50, 10)), (RULER - THIN / 2, middle)]
    )
    words = Text(RULER + 2, BASELINE, RULER_WORDS, Font.SANS, TYPE_SIZE, BLACK)
    line = Line(0, middle, RULER, middle, THIN, BLACK)
    return Piece((line, *ticks, words), words.x + measure(RULER_WORDS, Font.SANS, TYPE_SIZE))


def label(text: str, widest: float, measure: Measure) -> Piece:
    """A text of the margin, shortened where it is too long for the sheet."""
    while measure(text, Font.SANS, TYPE_SIZE) > widest:
        text = text.rstrip("…")[:-1] + "…"
    words = Text(0, BASELINE, text, Font.SANS, TYPE_SIZE, BLACK)
    return Piece((words,), measure(text, Font.SANS, TYPE_SIZE), ends_right=True)


def lay(pieces: Sequence[Piece], block: Box, printed: Box, *, keep_off: Sequence[Box]) -> tuple[Laid, ...]:
    """The pieces in line with the block of cards, in the outermost rows where they meet nothing; some find no room."""
    taken, laid = list(keep_off), []
    for piece in pieces:
        place = next(_places(piece, block, printed, taken=taken), None)
        if place:
            laid.append(place)
            taken.append(place.box.grown(BETWEEN))
    return tuple(laid)


def _places(piece: Piece, block: Box, printed: Box, *, taken: Sequence[Box]) -> Iterator[Laid]:
    """Where a piece may stand: below the cards, above, then turned on their right and their left."""
    for y in (printed.bottom - HEIGHT, printed.y):
        near = _near(Box(printed.x, y, printed.width, HEIGHT), taken)
        for x in _starts(piece, (printed.x, printed.right), (block.x, block.right)):
            box = Box(x, y, piece.width, HEIGHT)
            if not _near(box, near):
                yield Laid(box, tuple(_moved(item, x, y) for item in piece.items))
    for x in (printed.right - HEIGHT, printed.x):
        near = _near(Box(x, printed.y, HEIGHT, printed.height), taken)
        for y in _starts(piece, (printed.y, printed.bottom), (block.y, block.bottom)):
            box = Box(x, y, HEIGHT, piece.width)
            if not _near(box, near):
                yield Laid(box, tuple(_moved(_turned(item), box.right, y) for item in piece.items))


def _near(box: Box, others: Sequence[Box]) -> list[Box]:
    around = box.grown(AIR)
    return [other for other in others if overlap(around, other)]


def _starts(piece: Piece, printed: tuple[float, float], cards: tuple[float, float]) -> Iterator[float]:
    """Where a piece may start along a row, the places in line with the cards' edge first."""
    room = printed[1] - printed[0] - piece.width
    if room < 0:
        return
    wanted = cards[1] - piece.width if piece.ends_right else cards[0]
    wanted = max(printed[0], min(wanted, printed[0] + room))
    yield wanted
    steps = (printed[0] + step * STEP for step in range(int(room / STEP) + 1))
    yield from sorted(steps, key=lambda start: abs(start - wanted))


def _moved(item: Line | Text, x: float, y: float) -> Line | Text:
    if isinstance(item, Text):
        return replace(item, x=item.x + x, y=item.y + y)
    return replace(item, x1=item.x1 + x, y1=item.y1 + y, x2=item.x2 + x, y2=item.y2 + y)


def _turned(item: Line | Text) -> Line | Text:
    """The item turned clockwise by a right angle about the corner of its piece."""
    if isinstance(item, Text):
        return replace(item, x=-item.y, y=item.x, turn=90)
    return replace(item, x1=-item.y1, y1=item.x1, x2=-item.y2, y2=item.x2)
