"""A whole table as one picture, for mails with several tables: where its cards and their numbers stand, in pixels."""

from __future__ import annotations

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.grid import CARD
from dixit_pbem.layout.items import Box

MOST_COLUMNS = 3
"""So many cards side by side can still be told apart on a phone."""
SEAL_SHARE = 1 / 26
"""The radius of a seal, of the width of the whole."""
INWARDS = 0.4
"""How far the middle of a seal stands inside of its card's corner, in parts of its radius."""
APART = 0.3
"""What stays free beside a seal, in the same parts."""


@frozen
class Mosaic:
    """A picture so wide and so high, the boxes of its cards in their order, and how large the seals on them are."""

    width: int
    height: int
    cards: tuple[Box, ...]
    seal: int
    """The radius."""

    def seal_of(self, card: Box) -> tuple[int, int]:
        """Where the middle of a card's seal stands."""
        inwards = round(self.seal * INWARDS)
        return round(card.x) + inwards, round(card.y) + inwards


def mosaic(number: int, width: int) -> Mosaic:
    """So many cards in rows as even as can be, the longer ones first; all as large, and the left ones at one line."""
    columns = _columns(number)
    rows = -(-number // columns)
    seal = round(width * SEAL_SHARE)
    out = round(seal * (1 - INWARDS))
    gap = out + round(seal * APART)
    wide = (width - out - (columns - 1) * gap) // columns
    high = round(wide * CARD.height / CARD.width)
    counts = [number // rows + (row < number % rows) for row in range(rows)]
    boxes = tuple(
        Box(out + column * (wide + gap), out + row * (high + gap), wide, high)
        for row, count in enumerate(counts)
        for column in range(count)
    )
    return Mosaic(width, out + rows * (high + gap) - gap, boxes, seal)


def _columns(number: int) -> int:
    """Two by two where that leaves no gap, else three."""
    return 2 if number in (2, 4) else min(number, MOST_COLUMNS)
