"""Pictures in rows: as large as an area allows, in their true shape, each with its seal at the top left corner."""

from __future__ import annotations

from math import cos, radians, sin

from dixit_pbem.layout.ink import BUTTER, INK, PAPER, RULE
from dixit_pbem.layout.items import Align, Box, Fit, Font, Item, PlaceImage, Text, disc
from dixit_pbem.layout.paper import Size

CARD = Size(80, 120)
CORNER = 2.5
SEAL = 4.0
"""The radius of a seal: its middle stands on the card's corner, so that it hides next to nothing."""
HALF_LETTER = 1.65
"""From the middle of a seal down to the baseline of its letter."""
LEAST_GAP, WIDEST_GAP = 9.0, 20.0
EMPTY = 0.99
"""For each place that a shorter row leaves empty the cards must be this much larger to be worth it."""
ABOVE = 0.25
"""The part of the room left over that stands above the cards: a little less than half looks like the middle."""


def card_boxes(number: int, area: Box) -> tuple[Box, ...]:
    """The boxes of so many cards in an area, row by row, as large as they can be."""
    if not number:
        return ()
    # Seals reach out at the left; as much room at the right keeps the cards in the middle.
    inside = Box(area.x + SEAL, area.y + SEAL, area.width - 2 * SEAL, area.height - SEAL)
    ways = (_shared(number, rows) for rows in range(1, number + 1))
    rows = max(ways, key=lambda way: _card_width(way, inside) * EMPTY ** (max(way) * len(way) - number))
    width = _card_width(rows, inside)
    height = width * CARD.height / CARD.width
    gap = min(_gap(inside.width, width, max(rows)), _gap(inside.height, height, len(rows)))
    left_over = inside.height - len(rows) * height - (len(rows) - 1) * gap
    top = inside.y + left_over * ABOVE
    return tuple(
        Box(left + place * (width + gap), top + row * (height + gap), width, height)
        for row, count in enumerate(rows)
        for left in (inside.x + (inside.width - count * width - (count - 1) * gap) / 2,)
        for place in range(count)
    )


def _shared(number: int, rows: int) -> tuple[int, ...]:
    """So many cards in rows, as even as can be: the longer ones first, or one that is unlike all others amidst them."""
    each, more = divmod(number, rows)
    middle = rows // 2
    if rows % 2 and more in (1, rows - 1):
        return tuple(each + ((row == middle) == (more == 1)) for row in range(rows))
    return tuple(each + (row < more) for row in range(rows))


def _card_width(rows: tuple[int, ...], area: Box) -> float:
    across = (area.width - (max(rows) - 1) * LEAST_GAP) / max(rows)
    down = (area.height - (len(rows) - 1) * LEAST_GAP) / len(rows)
    return min(across, down * CARD.width / CARD.height, CARD.width)


def _gap(length: float, side: float, number: int) -> float:
    return min((length - number * side) / (number - 1), WIDEST_GAP) if number > 1 else WIDEST_GAP


def card_picture(picture: str, box: Box) -> PlaceImage:
    """A card to look at: its whole picture, with round corners."""
    return PlaceImage(picture, box, corner=CORNER, fit=Fit.COVER)


def letter_seal(letter: str, box: Box, *, turn: int = 0) -> tuple[Item, ...]:
    """The letter of a hand card: ink on a paper disc."""
    return _seal(letter, box, fill=PAPER, ink=INK, turn=turn)


def number_seal(number: int, box: Box) -> tuple[Item, ...]:
    """The number of a card on the table: butter on an ink disc."""
    return _seal(str(number), box, fill=INK, ink=BUTTER)


def _seal(sign: str, box: Box, *, fill: str, ink: str, turn: int = 0) -> tuple[Item, ...]:
    return (
        disc(box.x, box.y, SEAL, fill=fill, stroke=INK, width=RULE),
        Text(
            box.x - sin(radians(turn)) * HALF_LETTER,
            box.y + cos(radians(turn)) * HALF_LETTER,
            sign,
            Font.SERIF_BOLD,
            14,
            ink,
            Align.CENTRE,
            turn,
        ),
    )
