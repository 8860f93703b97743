"""The score track as a board of its own: the moonlit road from 0 to 30, with spaces that pawns can stand on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from dixit_pbem.layout.box.cut_sheet import Sheets, ensure_room, page_body, sheet_document, work_area
from dixit_pbem.layout.box.records import Notice
from dixit_pbem.layout.figures import FIGURE_PATHS, Figure
from dixit_pbem.layout.ink import BUTTER, HAIRLINE, INK, PAPER, RULE
from dixit_pbem.layout.items import Align, Box, Document, Font, Item, Outline, Shape, Text
from dixit_pbem.layout.text import MM_PER_POINT
from dixit_pbem.layout.track import BENDS, LAST_SPACE, Point, Road, road

REACH = 1 / 11
"""How far the road's middle keeps from the edge, in parts of the board's height; all that follows is in parts of it."""
ROAD = 1.5
STONE = 0.5
MOON = 0.98
NUMERAL = 0.62
DIGIT = 0.33
"""How far below the middle of a stone its numeral stands, in parts of the type size."""
STAR = "M 50 0 C 53 38 62 47 100 50 C 62 53 53 62 50 100 C 47 62 38 53 0 50 C 38 47 47 38 50 0 Z"
STARS = ((0.24, 3.2), (0.38, 2.0), (0.54, 4.2), (0.66, 2.4), (0.77, 3.4))
"""Where stars stand between two stretches of the road: how far across, and their size in millimetres."""


def track_sheet(notice: Notice, *, sheets: Sheets) -> Document:
    """The road across the whole sheet."""
    ensure_room(notice.title, sheets.paper)
    across = replace(sheets, paper=max(sheets.paper, sheets.paper.turned, key=lambda paper: paper.width))
    body = page_body(tuple(_board(work_area(across.paper))), notice, marks=(), sheets=across)
    return sheet_document([body], notice, sheets=across)


def _board(area: Box) -> Iterator[Item]:
    unit = area.height * REACH
    way = road(area, reach=unit)
    yield from _stars(area)
    yield _disc(way.centres[0], unit * ROAD / 2 + RULE, INK)
    yield Outline(way.path, area, stroke=INK, width=unit * ROAD + 2 * RULE)
    yield _disc(way.centres[0], unit * ROAD / 2, BUTTER)
    yield Outline(way.path, area, stroke=BUTTER, width=unit * ROAD)
    for space in range(LAST_SPACE):
        yield from _stone(space, way.centres[space], unit)
    yield from _moon(way, unit)


def _stars(area: Box) -> Iterator[Item]:
    """A few stars in the dark between the stretches."""
    for gap in range(1, BENDS):
        y = area.y + area.height * gap / BENDS
        for share, size in STARS:
            x = area.x + area.width * (share if gap % 2 else 1 - share)
            yield Outline(STAR, Box(x - size / 2, y - size / 2, size, size), INK)


def _stone(space: int, centre: Point, unit: float) -> Iterator[Item]:
    fill, ink = (INK, BUTTER) if space % 5 == 0 else (PAPER, INK)
    yield _disc(centre, unit * STONE, fill)
    yield _numeral(space, centre, unit * NUMERAL, ink)


def _moon(way: Road, unit: float) -> Iterator[Item]:
    """The end of the road: the moon, and 30 on it."""
    x, y = way.centres[-1]
    side = unit * 1.5
    yield _disc((x, y), unit * MOON, PAPER)
    yield Outline(FIGURE_PATHS[Figure.MOON], Box(x - side / 2, y - side / 2, side, side), INK)
    yield _disc((x + unit * 0.98, y + unit * 0.55), unit * STONE, INK)
    yield _numeral(LAST_SPACE, (x + unit * 0.98, y + unit * 0.55), unit * NUMERAL, BUTTER)


def _disc(centre: Point, radius: float, fill: str) -> Shape:
    return Shape(Box(centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius), fill, INK, HAIRLINE, radius)


def _numeral(number: int, centre: Point, height: float, ink: str) -> Text:
    size = round(height / MM_PER_POINT, 1)
    return Text(centre[0], centre[1] + height * DIGIT, str(number), Font.SERIF_BOLD, size, ink, Align.CENTRE)
