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
UNEVEN = 0.9
"""Rows of different lengths must make the cards this much larger to be worth it."""
ABOVE = 0.25
"""The part of the room left over that stands above the cards: a little less than half looks like the middle."""


def card_boxes(number: int, area: Box) -> tuple[Box, ...]:
    """The boxes of so many cards in an area, row by row, as large as they can be."""
    if not number:
        return ()
    # Seals reach out at the left; as much room at the right keeps the cards in the middle.
    inside = Box(area.x + SEAL, area.y + SEAL, area.width - 2 * SEAL, area.height - SEAL)
    # As even as can be, the longer rows first.
    ways = (tuple(number // rows + (row < number % rows) for row in range(rows)) for rows in range(1, number + 1))
    rows = max(ways, key=lambda way: _card_width(way, inside) * (1 if len(set(way)) == 1 else UNEVEN))
    width = _card_width(rows, inside)
    height = width * CARD.height / CARD.width
    gap = min(_gap(inside.width, width, rows[0]), _gap(inside.height, height, len(rows)))
    left_over = inside.height - len(rows) * height - (len(rows) - 1) * gap
    top = inside.y + left_over * ABOVE
    return tuple(
        Box(left + place * (width + gap), top + row * (height + gap), width, height)
        for row, count in enumerate(rows)
        for left in (inside.x + (inside.width - count * width - (count - 1) * gap) / 2,)
        for place in range(count)
    )


def _card_width(rows: tuple[int, ...], area: Box) -> float:
    across = (area.width - (rows[0] - 1) * LEAST_GAP) / rows[0]
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
