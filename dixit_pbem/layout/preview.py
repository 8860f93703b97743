"""Pages that show what each card shows of its picture: the rest is pale, and rulers tell the pixels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from dixit_pbem.layout.crop import CropBox
from dixit_pbem.layout.frame import STEP, Heading, body, framed
from dixit_pbem.layout.items import Align, Box, Document, Font, Item, Line, Measure, PlaceImage, Shape, Text
from dixit_pbem.layout.palette import CORAL, HAIRLINE, PAPER, RULE
from dixit_pbem.layout.paper import A4, Size
from dixit_pbem.layout.text import Style, one_line, paragraph

COLUMNS, ROWS = 2, 3
GAP = 2 * STEP
LEFT_RULER, TOP_RULER, CAPTION = 10.0, 6.0, 12.0
TICK, LEAST_BETWEEN_TICKS = 1.2, 13.0
HOW_TO = Style(Font.SANS, 10)
TITLE, NUMBERS = Style(Font.SERIF, 12), Style(Font.SANS, 9.5)


@dataclass(frozen=True, slots=True)
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
    room = Box(area.x, area.y + 3 * STEP, area.width, area.height - 3 * STEP)
    bodies = tuple(
        (*words.items(area.x, area.y), *_cells(shown[first : first + COLUMNS * ROWS], room, measure=measure))
        for first in range(0, len(shown), COLUMNS * ROWS)
    )
    pages = framed(bodies, Heading(deck, "What the cards show"), paper=A4, measure=measure)
    return Document(f"{deck}: what the cards show", "en", pages)


def _cells(shown: Sequence[Shown], room: Box, *, measure: Measure) -> Iterator[Item]:
    width = (room.width - (COLUMNS - 1) * GAP) / COLUMNS
    height = (room.height - (ROWS - 1) * GAP) / ROWS
    for number, one in enumerate(shown):
        row, column = divmod(number, COLUMNS)
        yield from _cell(
            one, Box(room.x + column * (width + GAP), room.y + row * (height + GAP), width, height), measure=measure
        )


def _cell(shown: Shown, cell: Box, *, measure: Measure) -> Iterator[Item]:
    space = Size(cell.width - LEFT_RULER, cell.height - TOP_RULER - CAPTION)
    scale = min(space.width / shown.width, space.height / shown.height)
    box = Box(cell.x + LEFT_RULER, cell.y + TOP_RULER, shown.width * scale, shown.height * scale)
    yield from _picture(shown, box, scale)
    yield from _rulers(shown, box, scale)
    crop = shown.crop
    line = f"{shown.id}   crop: [{crop.x}, {crop.y}, {crop.width}, {crop.height}]"
    title = one_line(shown.title, space.width, TITLE, measure=measure)
    yield from title.items(box.x, box.bottom + 1.5)
    yield from one_line(line, space.width, NUMBERS, measure=measure).items(box.x, box.bottom + 1.5 + title.leading)


def _picture(shown: Shown, box: Box, scale: float) -> Iterator[Item]:
    crop = shown.crop
    part = Box(box.x + crop.x * scale, box.y + crop.y * scale, crop.width * scale, crop.height * scale)
    yield PlaceImage(shown.pale, box)
    yield PlaceImage(shown.picture, box, clip=part)
    yield Shape(part, stroke=PAPER, width=1.2)
    yield Shape(part, stroke=CORAL, width=0.7)


def _rulers(shown: Shown, box: Box, scale: float) -> Iterator[Item]:
    step = _step(scale)
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


def _step(scale: float) -> int:
    """The least round number of pixels whose ticks stand far enough apart for their numbers."""
    step = 10
    for factor in (2, 2.5, 2) * 6:
        if step * scale >= LEAST_BETWEEN_TICKS:
            break
        step = round(step * factor)
    return step
