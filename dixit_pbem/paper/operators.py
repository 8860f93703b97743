"""The items of a sheet as the operators of a PDF page, whose y grows upwards and counts points."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from math import cos, radians, sin

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.impose import STRAIGHT, Nudge
from dixit_pbem.layout.items import Align, Font, Line, PlaceImage, Shape, Text
from dixit_pbem.layout.paper import Size
from dixit_pbem.layout.sheet import SheetItem
from dixit_pbem.paper.fonts import measure
from dixit_pbem.paper.points import POINTS, InPoints, row, shares_of

SHARE_BEFORE: Mapping[Align, float] = {Align.LEFT: 0.0, Align.CENTRE: 0.5, Align.RIGHT: 1.0}

_KEPT = 512
"""Cutting marks and rulers are the same on every sheet."""


@frozen
class Resources:
    """What a page draws with: the name and the camera's mark of a picture, the glyphs of a text."""

    picture: Callable[[str], tuple[str, int]]
    glyphs: Callable[[Font, str], bytes]


def page_operators(items: Iterable[SheetItem], paper: Size, nudge: Nudge, *, resources: Resources) -> bytes:
    """Everything on a page, moved and turned as its printer needs it."""
    page = _Page(InPoints(paper.height), resources)
    drawn = (part for item in items for part in page.drawn(item))
    return "\n".join((*_nudged(nudge, paper), *drawn)).encode("ascii")


def _nudged(nudge: Nudge, paper: Size) -> Iterator[str]:
    """The page turned clockwise about its middle, then moved to the right and down."""
    if nudge == STRAIGHT:
        return
    c, s = cos(radians(nudge.turn)), sin(radians(nudge.turn))
    x, y = paper.width / 2 * POINTS, paper.height / 2 * POINTS
    matrix = (c, -s, s, c, x + nudge.x * POINTS - c * x - s * y, y - nudge.y * POINTS + s * x - c * y)
    yield " ".join(f"{number:.8f}" for number in matrix) + " cm"


@frozen
class _Page:
    points: InPoints
    resources: Resources

    def drawn(self, item: SheetItem) -> Iterator[str]:
        match item:
            case PlaceImage():
                return self.picture(item)
            case Line():
                return self.line(item)
            case Shape():
                return self.shape(item)
            case Text():
                return self.text(item)

    def picture(self, item: PlaceImage) -> Iterator[str]:
        name, mark = self.resources.picture(item.picture)
        clip = f"{self.points.rectangle(item.clip)} W n " if item.clip else ""
        yield f"q {clip}{row(*self.points.matrix(item, item.box, mark=mark))} cm /{name} Do Q"

    def line(self, item: Line) -> Iterator[str]:
        yield _line(self.points, item)

    def shape(self, item: Shape) -> Iterator[str]:
        path = self.points.rectangle(item.box, item.corner)
        if item.fill:
            yield f"{_colour(item.fill)} {path} f"
        if item.stroke:
            yield f"{_pen(item.stroke, item.width, item.dash)} {path} S"

    def text(self, item: Text) -> Iterator[str]:
        c, s = cos(radians(item.turn)), sin(radians(item.turn))
        before = SHARE_BEFORE[item.align] * measure(item.text, item.font, item.size)
        x, y = self.points.at(item.x - before * c, item.y - before * s)
        glyphs = self.resources.glyphs(item.font, item.text).hex()
        yield f"BT {_colour(item.colour)} /{item.font.value} {row(item.size)} Tf"
        yield f"{row(c, -s, s, c, x, y)} Tm <{glyphs}> Tj ET"


@lru_cache(_KEPT)
def _line(points: InPoints, item: Line) -> str:
    path = f"{row(*points.at(item.x1, item.y1))} m {row(*points.at(item.x2, item.y2))} l S"
    return f"{_pen(item.colour, item.width, item.dash)}\n{path}"


@lru_cache(_KEPT)
def _pen(colour: str, width: float, dash: tuple[float, ...]) -> str:
    lengths = row(*(length * POINTS for length in dash))
    return f"{_colour(colour, grey='G', rgb='RG')} {row(width * POINTS)} w [{lengths}] 0 d"


def _colour(colour: str, *, grey: str = "g", rgb: str = "rg") -> str:
    shares = shares_of(colour)
    return f"{row(shares[0])} {grey}" if len(set(shares)) == 1 else f"{row(*shares)} {rgb}"
