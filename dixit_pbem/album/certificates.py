"""The awards as certificates: a frame with a moon, what it is called, who earned it, the picture it was about, why."""

from __future__ import annotations

from collections.abc import Iterator

from dixit_pbem.album.book import AlbumBook, Laureate, Prize
from dixit_pbem.layout.frame import CRESCENT, STEP, opening
from dixit_pbem.layout.grid import CARD, card_picture
from dixit_pbem.layout.ink import BUTTER, HAIRLINE, INK, PAPER
from dixit_pbem.layout.items import Align, Box, Font, Item, Measure, Outline, Shape, square
from dixit_pbem.layout.plates import side_by_side
from dixit_pbem.layout.text import Style, paragraph, title

SHAPES = ((2, 3), (2, 2), (1, 3), (1, 2))
"""Columns and rows of a page."""
FRAME, INSIDE = 2.4, 8.0
MOON = 6.0
TITLE = Style(Font.SERIF_BOLD, 17, 11)
TEXT = Style(Font.SERIF, 12, 8.5)
MEANING = Style(Font.SANS, 9, 8)
DISC, LARGE_DISC = 12.0, 24.0
ALONE = Style(Font.SERIF, 15, 9)
"""The words of a certificate without a picture."""
MOST_OF_TITLE, MOST_OF_MEANING = 14.0, 9.0
AIR = 2.5


def award_bodies(book: AlbumBook, area: Box, *, odd: bool, measure: Measure) -> Iterator[tuple[Item, ...]]:
    """All certificates, on an odd number of pages or an even one: so the wall after them begins on a left-hand page."""
    every = [(award, laureate) for award in book.awards for laureate in award.laureates]
    columns, rows = min(SHAPES, key=lambda shape: _blank(len(every), shape, odd=odd))
    head = opening("", book.labels.awards, area, measure=measure)
    top = head.bottom + STEP
    width = (area.width - (columns - 1) * STEP) / columns
    height = (area.bottom - top - (rows - 1) * STEP) / rows
    for start in range(0, len(every), columns * rows):
        items = list(head.items)
        for place, (award, laureate) in enumerate(every[start : start + columns * rows]):
            row, column = divmod(place, columns)
            box = Box(area.x + column * (width + STEP), top + row * (height + STEP), width, height)
            items += _certificate(award, laureate, box, measure=measure)
        yield tuple(items)


def _blank(number: int, shape: tuple[int, int], *, odd: bool) -> tuple[bool, int, int]:
    """Whether the pages are as many as wanted, how many places stay blank on them, and how many they are."""
    pages = -(-number // (shape[0] * shape[1]))
    return pages % 2 != odd, pages * shape[0] * shape[1] - number, pages


def _certificate(award: Prize, laureate: Laureate, box: Box, *, measure: Measure) -> Iterator[Item]:
    middle, width = box.x + box.width / 2, box.width - 2 * INSIDE
    yield Shape(box, PAPER, INK, HAIRLINE, corner=3.0)
    yield Shape(box.grown(-FRAME), "", BUTTER, 1.2, corner=2.0)
    yield Outline(CRESCENT, square(middle, box.y + FRAME + 1.5 + MOON / 2, MOON), INK)
    called = title(award.title, width, MOST_OF_TITLE, style=TITLE, measure=measure)
    top = box.y + FRAME + 3 + MOON
    yield from called.items(middle, top, Align.CENTRE)
    meaning = title(award.meaning, width, MOST_OF_MEANING, style=MEANING, measure=measure)
    foot = box.bottom - FRAME - 2 - meaning.height
    yield from meaning.items(middle, foot, Align.CENTRE)
    top += called.height + AIR
    inside = Box(box.x + INSIDE, top, width, foot - AIR - top)
    yield from (_with_picture if laureate.picture else _without)(laureate, inside, measure=measure)


def _with_picture(laureate: Laureate, box: Box, *, measure: Measure) -> Iterator[Item]:
    """The picture at the left, figure and words beside it."""
    wide = min(box.height * CARD.width / CARD.height, box.width / 2.4)
    high = wide * CARD.height / CARD.width
    yield card_picture(laureate.picture, Box(box.x, box.y + (box.height - high) / 2, wide, high))
    left = box.x + wide + STEP
    text = paragraph(laureate.text, box.right - left, box.height - DISC - AIR, style=TEXT, measure=measure)
    top = box.y + (box.height - DISC - AIR - text.height) / 2
    yield from side_by_side(laureate.people, left, top, side=DISC, pitch=DISC + 1.5)
    yield from text.items(left, top + DISC + AIR)


def _without(laureate: Laureate, box: Box, *, measure: Measure) -> Iterator[Item]:
    """Large figures over the words."""
    text = title(laureate.text, box.width, box.height - LARGE_DISC - AIR, style=ALONE, measure=measure)
    top = box.y + (box.height - LARGE_DISC - AIR - text.height) / 2
    pitch = LARGE_DISC + 3
    left = box.x + (box.width - len(laureate.people) * pitch + 3) / 2
    yield from side_by_side(laureate.people, left, top, side=LARGE_DISC, pitch=pitch)
    yield from text.items(box.x + box.width / 2, top + LARGE_DISC + AIR, Align.CENTRE)
