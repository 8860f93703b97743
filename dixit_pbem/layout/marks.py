"""What cards are cut by: crop marks for a knife, registration marks for a cutting machine, the line of a fold."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from functools import lru_cache

from dixit_pbem.layout.impose import Axis
from dixit_pbem.layout.ink import BLACK, THIN
from dixit_pbem.layout.items import Box, Line
from dixit_pbem.layout.paper import Size

CLEAR, LENGTH, SHORTEST = 1.0, 4.0, 1.5
"""Of a crop mark: how far it stays from what must be clean, its length, and what is too short to cut by."""
DASH = (3.0, 2.0)

INSET, SQUARE, THICK = 10.0, 5.0, 0.5
"""Of a cutting machine's marks: their distance from the paper's edge, the square, the strokes."""
LEGS = (20.0, 15.0, 10.0, 5.0)
"""How long the machine's marks may be, best first."""
_SHEETS_KEPT = 8
"""Sheets with as many cards are cut alike."""


class Marks(StrEnum):
    """What the cards are cut by."""

    CROP = "crop"
    SILHOUETTE = "silhouette"
    NONE = "none"


def crop_marks(trims: Sequence[Box], bleed: float, paper: Size, *, keep_off: Iterable[Box] = ()) -> tuple[Line, ...]:
    """The cut lines of cards, drawn outside of every card, its bleed and whatever else must stay clean."""
    return _crop_marks(tuple(trims), bleed, paper, tuple(keep_off))


@lru_cache(_SHEETS_KEPT)
def _crop_marks(trims: tuple[Box, ...], bleed: float, paper: Size, keep_off: tuple[Box, ...]) -> tuple[Line, ...]:
    obstacles = [*(trim.grown(bleed) for trim in trims), *keep_off]
    upright = _upright_marks(trims, bleed, paper.height, obstacles=obstacles)
    level = _upright_marks(
        [_swapped(trim) for trim in trims], bleed, paper.width, obstacles=[_swapped(box) for box in obstacles]
    )
    turned = (Line(mark.y1, mark.x1, mark.y2, mark.x2, mark.width, mark.colour) for mark in level)
    return tuple(dict.fromkeys((*upright, *turned)))


def _upright_marks(trims: Sequence[Box], bleed: float, height: float, *, obstacles: Sequence[Box]) -> Iterator[Line]:
    """The marks above and below every card."""
    for trim in trims:
        top, bottom = trim.y - bleed - CLEAR, trim.bottom + bleed + CLEAR
        for x in (trim.x, trim.right):
            met = [box for box in obstacles if box.x - THIN < x < box.right + THIN]
            ceiling = max((box.bottom + CLEAR for box in met if box.y < top), default=0.0)
            floor = min((box.y - CLEAR for box in met if box.bottom > bottom), default=height)
            yield from _mark(x, max(ceiling, top - LENGTH), top)
            yield from _mark(x, bottom, min(floor, bottom + LENGTH))


def _mark(x: float, upper: float, lower: float) -> Iterator[Line]:
    # Rounded, so that the mark which two cards share is drawn once.
    if lower - upper >= SHORTEST:
        yield Line(round(x, 4), round(upper, 4), round(x, 4), round(lower, 4), THIN, BLACK)


def _swapped(box: Box) -> Box:
    return Box(box.y, box.x, box.height, box.width)


def fold_line(axis: Axis, paper: Size) -> Line:
    """The dashed line along which a sheet is folded so that backs come behind fronts."""
    if axis is Axis.UPRIGHT:
        return Line(paper.width / 2, 0, paper.width / 2, paper.height, THIN, BLACK, DASH)
    return Line(0, paper.height / 2, paper.width, paper.height / 2, THIN, BLACK, DASH)


def registration_marks(paper: Size, leg: float) -> tuple[Box, ...]:
    """The black shapes a cutting machine looks for: a square top left, corners top right and bottom left."""
    right, bottom = paper.width - INSET, paper.height - INSET
    return (
        Box(INSET, INSET, SQUARE, SQUARE),
        Box(right - leg, INSET, leg, THICK),
        Box(right - THICK, INSET, THICK, leg),
        Box(INSET, bottom - THICK, leg, THICK),
        Box(INSET, bottom - leg, THICK, leg),
    )


CORNER = 2.5
QUARTER_BULGE = 0.41421356
"""How DXF writes a quarter of a circle: the tangent of a quarter of its angle."""


def svg_outline(trims: Sequence[Box], paper: Size) -> str:
    """The outlines on a drawing as large as the paper."""
    cards = "\n".join(
        f'    <rect x="{_short(trim.x)}" y="{_short(trim.y)}" width="{_short(trim.width)}"'
        f' height="{_short(trim.height)}" rx="{_short(CORNER)}"/>'
        for trim in trims
    )
    width, height = _short(paper.width), _short(paper.height)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}mm" height="{height}mm"'
        f' viewBox="0 0 {width} {height}">\n'
        f'  <g fill="none" stroke="#ff0000" stroke-width="0.1">\n{cards}\n  </g>\n</svg>\n'
    )


def dxf_outline(trims: Sequence[Box], paper: Size) -> str:
    """The outlines as closed polylines, from the lower left corner of the paper as DXF counts."""
    header = [(0, "SECTION"), (2, "HEADER"), (9, "$ACADVER"), (1, "AC1009")]
    header += [(9, "$EXTMIN"), *_point(0, 0), (9, "$EXTMAX"), *_point(paper.width, paper.height), (0, "ENDSEC")]
    cards = [pair for trim in trims for pair in _polyline(trim, paper)]
    pairs = [*header, (0, "SECTION"), (2, "ENTITIES"), *cards, (0, "ENDSEC"), (0, "EOF")]
    return "".join(f"{code}\n{value}\n" for code, value in pairs)


def _polyline(trim: Box, paper: Size) -> Iterator[tuple[int, str]]:
    left, right, low, high = trim.x, trim.right, paper.height - trim.bottom, paper.height - trim.y
    # Counterclockwise: each corner is an arc from one edge to the next.
    corners = [
        (right - CORNER, low, QUARTER_BULGE), (right, low + CORNER, 0.0),
        (right, high - CORNER, QUARTER_BULGE), (right - CORNER, high, 0.0),
        (left + CORNER, high, QUARTER_BULGE), (left, high - CORNER, 0.0),
        (left, low + CORNER, QUARTER_BULGE), (left + CORNER, low, 0.0),
    ]  # fmt: skip
    yield from [(0, "POLYLINE"), (8, "CUT"), (66, "1"), (70, "1"), *_point(0, 0)]
    for x, y, bulge in corners:
        yield from [(0, "VERTEX"), (8, "CUT"), *_point(x, y), (42, _short(bulge))]
    yield from [(0, "SEQEND"), (8, "CUT")]


def _point(x: float, y: float) -> tuple[tuple[int, str], ...]:
    return (10, _short(x)), (20, _short(y)), (30, "0")


def _short(number: float) -> str:
    return f"{number:.8f}".rstrip("0").rstrip(".")
