"""The awards as certificates: a frame with a moon, what it is called, who earned it, the picture it was about, why."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from dixit_pbem.album.book import AlbumBook, Laureate, Prize
from dixit_pbem.layout.frame import CRESCENT, STEP, opening
from dixit_pbem.layout.grid import CARD, card_picture
from dixit_pbem.layout.ink import BUTTER, HAIRLINE, INK, PAPER
from dixit_pbem.layout.items import Align, Box, Font, Item, Measure, Outline, Shape, square
from dixit_pbem.layout.plates import side_by_side
from dixit_pbem.layout.text import Block, Style, title

SHAPES = ((2, 3), (2, 2), (1, 3), (1, 2))
"""Columns and rows of a page."""
FEWEST = 3
"""No page has fewer, or it looks forgotten."""
FRAME, INSIDE = 2.4, 8.0
MOON = 6.0
TITLE = Style(Font.SERIF_BOLD, 17, 11)
TEXT = Style(Font.SERIF, 12, 8)
MEANING = Style(Font.SANS, 9, 8)
DISC = 12.0
LARGE_DISC, SHARE_OF_DISC = 20.0, 0.5
"""A figure that stands alone is so large at least, or as large a part of its room."""
ALONE = Style(Font.SERIF, 15, 9)
"""The words of a certificate without a picture."""
TWO_LINES = 2 * Block(("",), ALONE.font, ALONE.size).leading
MOST_OF_TITLE, MOST_OF_MEANING = 14.0, 9.0
AIR = 2.5


def award_bodies(book: AlbumBook, area: Box, *, odd: bool, measure: Measure) -> Iterator[tuple[Item, ...]]:
    """All certificates, on an odd number of pages or an even one where none of them looks forgotten.

    So the wall after them begins on a left-hand page.
    """
    rest = [(award, laureate) for award in book.awards for laureate in award.laureates]
    columns, rows = min(SHAPES, key=lambda shape: _blank(len(rest), shape, odd=odd))
    head = opening("", book.labels.awards, area, measure=measure)
    below = Box(area.x, head.bottom + STEP, area.width, area.bottom - head.bottom - STEP)
    for number in _shared(len(rest), columns * rows):
        here, rest = rest[:number], rest[number:]
        places = zip(here, _places(number, columns, below), strict=True)
        drawn = (_certificate(award, laureate, box, measure=measure) for (award, laureate), box in places)
        yield (*head.items, *chain.from_iterable(drawn))


def _shared(number: int, most: int) -> tuple[int, ...]:
    """How many stand on each of as few pages as need be: about equally many."""
    pages = -(-number // most)
    return tuple(number // pages + (page < number % pages) for page in range(pages))


def _places(number: int, columns: int, area: Box) -> Iterator[Box]:
    """So many places in rows that fill the area; a shorter last row has wider ones."""
    rows = -(-number // columns)
    height = (area.height - (rows - 1) * STEP) / rows
    for place in range(number):
        row, column = divmod(place, columns)
        in_row = min(columns, number - row * columns)
        width = (area.width - (in_row - 1) * STEP) / in_row
        yield Box(area.x + column * (width + STEP), area.y + row * (height + STEP), width, height)


def _blank(number: int, shape: tuple[int, int], *, odd: bool) -> tuple[bool, bool, int, int]:
    """Whether a page has too few, whether the pages are as many as wanted, how many, how uneven their last rows."""
    columns, rows = shape
    shared = _shared(number, columns * rows)
    return (
        min(shared) < min(number, FEWEST),
        len(shared) % 2 != odd,
        len(shared),
        sum(-here % columns for here in shared),
    )


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
    """The picture with figure and words beside it, together in the middle."""
    wide = min(box.height * CARD.width / CARD.height, box.width / 2.4)
    high = wide * CARD.height / CARD.width
    room = box.width - wide - STEP
    text = title(laureate.text, room, box.height - DISC - AIR, style=TEXT, measure=measure)
    figures = len(laureate.people) * (DISC + 1.5) - 1.5
    told = max(figures, *(measure(line, text.font, text.size) for line in text.lines))
    left = box.x + (room - told) / 2
    yield card_picture(laureate.picture, Box(left, box.y + (box.height - high) / 2, wide, high))
    left += wide + STEP
    top = box.y + (box.height - DISC - AIR - text.height) / 2
    yield from side_by_side(laureate.people, left, top, side=DISC, pitch=DISC + 1.5)
    yield from text.items(left, top + DISC + AIR)


def _without(laureate: Laureate, box: Box, *, measure: Measure) -> Iterator[Item]:
    """Large figures over the words: as high in each certificate, whether these take one line or two."""
    apart, number = 3.0, len(laureate.people)
    widest = (box.width - (number - 1) * apart) / number
    side = min(max(LARGE_DISC, box.height * SHARE_OF_DISC), widest)
    text = title(laureate.text, box.width, box.height - side - AIR, style=ALONE, measure=measure)
    top = box.y + max(0.0, box.height - side - AIR - max(text.height, TWO_LINES)) / 2
    left = box.x + (box.width - number * (side + apart) + apart) / 2
    yield from side_by_side(laureate.people, left, top, side=side, pitch=side + apart)
    yield from text.items(box.x + box.width / 2, top + side + AIR, Align.CENTRE)
