"""The contact sheet of a deck: every card small, with its number and title."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from dixit_pbem.layout.frame import Heading, body, framed
from dixit_pbem.layout.items import Box, Fit, Font, Item, Measure, Page, PlaceImage, Text
from dixit_pbem.layout.paper import Size
from dixit_pbem.layout.text import SMALLEST, Style, paragraph

CARD_WIDTH, LEAST_GAP, LEAST_ROW_GAP, MOST_ROW_GAP = 24.0, 5.0, 3.0, 7.5
CORNER = 0.75
"""As round as the cards are, at this size."""
TITLE_GAP, TITLE_HEIGHT, INDENT = 1.0, 7.0, 1.2
TITLE, NUMBER = Style(Font.SANS, SMALLEST), Style(Font.SANS_BOLD, SMALLEST)


@dataclass(frozen=True, slots=True)
class SmallCard:
    """A card on the contact sheet: its picture and its title."""

    picture: str
    title: str


def contact_pages(
    cards: Sequence[SmallCard], card: Size, heading: Heading, *, paper: Size, measure: Measure
) -> tuple[Page, ...]:
    """As many pages as the cards need, all on the same grid."""
    places = tuple(_grid(card, paper))
    numbered = tuple(enumerate(cards, start=1))
    bodies = []
    for first in range(0, len(cards), len(places)):
        shown = zip(numbered[first : first + len(places)], places, strict=False)
        bodies.append(
            tuple(item for (number, small), box in shown for item in _small(number, small, box, measure=measure))
        )
    return framed(bodies, heading, paper=paper, measure=measure)


def _grid(card: Size, paper: Size) -> Iterator[Box]:
    """The boxes of the pictures, row by row, from margin to margin."""
    area = body(paper)
    height = CARD_WIDTH * card.height / card.width
    pitch = height + TITLE_GAP + TITLE_HEIGHT
    columns = max(1, int((area.width + LEAST_GAP) / (CARD_WIDTH + LEAST_GAP)))
    rows = max(1, int((area.height + LEAST_ROW_GAP) / (pitch + LEAST_ROW_GAP)))
    across = (area.width - CARD_WIDTH) / max(1, columns - 1)
    down = min((area.height - pitch) / max(1, rows - 1), pitch + MOST_ROW_GAP)
    for row in range(rows):
        for column in range(columns):
            yield Box(area.x + column * across, area.y + row * down, CARD_WIDTH, height)


def _small(number: int, card: SmallCard, box: Box, *, measure: Measure) -> Iterator[Item]:
    yield PlaceImage(card.picture, box, corner=CORNER, fit=Fit.COVER)
    indent = measure(f"{number}", NUMBER.font, NUMBER.size) + INDENT
    width = box.width + LEAST_GAP - INDENT - indent
    title = paragraph(card.title, width, TITLE_HEIGHT, style=TITLE, measure=measure)
    words = title.items(box.x + indent, box.bottom + TITLE_GAP)
    yield Text(box.x, words[0].y, f"{number}", NUMBER.font, NUMBER.size)
    yield from words
