"""Pages to look a deck over: all its cards small, or each whole picture with what its card shows of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.crop import CropBox
from dixit_pbem.layout.frame import STEP, Heading, body, framed
from dixit_pbem.layout.ink import CORAL, HAIRLINE, PAPER, RULE
from dixit_pbem.layout.items import Align, Box, Document, Fit, Font, Item, Line, Measure, Page, PlaceImage, Shape, Text
from dixit_pbem.layout.paper import A4, Size
from dixit_pbem.layout.text import SMALLEST, Style, one_line, paragraph, stacked

CARD_WIDTH, LEAST_GAP, LEAST_ROW_GAP, MOST_ROW_GAP = 24.0, 5.0, 3.0, 7.5
CORNER = 0.75
"""As round as the cards are, at this size."""
TITLE_GAP, TITLE_HEIGHT, INDENT = 1.0, 7.0, 1.2
CONTACT_TITLE, NUMBER = Style(Font.SANS, SMALLEST), Style(Font.SANS_BOLD, SMALLEST)


@frozen
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
    title = paragraph(card.title, width, TITLE_HEIGHT, style=CONTACT_TITLE, measure=measure)
    words = title.items(box.x + indent, box.bottom + TITLE_GAP)
    yield Text(box.x, words[0].y, f"{number}", NUMBER.font, NUMBER.size)
    yield from words


COLUMNS, ROWS = 2, 3
GAP = 2 * STEP
LEFT_RULER, TOP_RULER, CAPTION = 10.0, 6.0, 12.0
TICK, LEAST_BETWEEN_TICKS = 1.2, 13.0
ROUND_STEPS = tuple(digit * 10**power for power in range(1, 7) for digit in (1, 2, 5))
"""From tick to tick in pixels; the least one is taken whose ticks stand far enough apart for their numbers."""
HOW_TO = Style(Font.SANS, 10)
TITLE, NUMBERS = Style(Font.SERIF, 12), Style(Font.SANS, 9.5)


@frozen
class Shown:
    """A whole picture and a pale copy of it, its size in pixels, and the part of it that the card shows."""

    title: str
    id: str
    picture: str
    pale: str
    width: int
    height: int
    crop: CropBox


def preview(deck: str, shown: Sequence[Shown], *, how_to: str, measure: Measure) -> Document:
    """Six pictures a page, each with its frame, its rulers and its line of the deck's file."""
    area = body(A4)
    words = paragraph(how_to, area.width, 3 * STEP, style=HOW_TO, measure=measure)
    width = (area.width - (COLUMNS - 1) * GAP) / COLUMNS
    height = (area.height - 3 * STEP - (ROWS - 1) * GAP) / ROWS
    cells = [
        Box(area.x + column * (width + GAP), area.y + 3 * STEP + row * (height + GAP), width, height)
        for row in range(ROWS)
        for column in range(COLUMNS)
    ]
    bodies = []
    for first in range(0, len(shown), len(cells)):
        items = (_cell(one, cell, measure=measure) for one, cell in zip(shown[first:], cells, strict=False))
        bodies.append((*words.items(area.x, area.y), *chain.from_iterable(items)))
    pages = framed(bodies, Heading(deck, "What the cards show"), paper=A4, measure=measure)
    return Document(f"{deck}: what the cards show", "en", pages)


def _cell(shown: Shown, cell: Box, *, measure: Measure) -> Iterator[Item]:
    space = Size(cell.width - LEFT_RULER, cell.height - TOP_RULER - CAPTION)
    scale = min(space.width / shown.width, space.height / shown.height)
    box = Box(cell.x + LEFT_RULER, cell.y + TOP_RULER, shown.width * scale, shown.height * scale)
    crop = shown.crop
    part = Box(box.x + crop.x * scale, box.y + crop.y * scale, crop.width * scale, crop.height * scale)
    yield PlaceImage(shown.pale, box)
    yield PlaceImage(shown.picture, box, clip=part)
    yield Shape(part, stroke=PAPER, width=1.2)
    yield Shape(part, stroke=CORAL, width=0.7)
    yield from _rulers(shown, box, scale)
    line = f"{shown.id}   crop: {crop.numbers}"
    title = one_line(shown.title, space.width, TITLE, measure=measure)
    numbers = one_line(line, space.width, NUMBERS, measure=measure)
    yield from stacked((title, numbers), box.x, box.bottom + 1.5)


def _rulers(shown: Shown, box: Box, scale: float) -> Iterator[Item]:
    step = next(step for step in ROUND_STEPS if step * scale >= LEAST_BETWEEN_TICKS)
    yield Line(box.x, box.y - 0.5, box.right, box.y - 0.5, RULE)
    yield Line(box.x - 0.5, box.y, box.x - 0.5, box.bottom, RULE)
    for pixels in range(0, shown.width + 1, step):
        x = box.x + pixels * scale
        yield Line(x, box.y - 0.5 - TICK, x, box.y - 0.5, HAIRLINE)
        yield Text(x, box.y - 0.5 - TICK - 0.7, str(pixels), Font.SANS, 8, align=Align.CENTRE)
    for pixels in range(0, shown.height + 1, step):
        y = box.y + pixels * scale
        yield Line(box.x - 0.5 - TICK, y, box.x - 0.5, y, HAIRLINE)
        yield Text(box.x - 0.5 - TICK - 0.7, y + 1, str(pixels), Font.SANS, 8, align=Align.RIGHT)
