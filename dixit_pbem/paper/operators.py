"""The items of a sheet as the operators of a PDF page, whose y grows upwards and counts points."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from math import cos, radians, sin

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.impose import STRAIGHT, Nudge
from dixit_pbem.layout.items import Align, Box, Font, Line, PlaceImage, Shape, Text
from dixit_pbem.layout.paper import Size
from dixit_pbem.layout.sheet import SheetItem
from dixit_pbem.paper.fonts import measure
from dixit_pbem.paper.points import POINTS, InPoints, shares_of

HANDLE = 0.5522847498
"""How far the handles reach of a curve that looks like a quarter of a circle of radius 1."""

SHARE_BEFORE: Mapping[Align, float] = {Align.LEFT: 0.0, Align.CENTRE: 0.5, Align.RIGHT: 1.0}


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
        clip = f"{self.rectangle(item.clip)} W n " if item.clip else ""
        yield f"q {clip}{_row(*self.points.matrix(item, item.box, mark=mark))} cm /{name} Do Q"

    def line(self, item: Line) -> Iterator[str]:
        yield _pen(item.colour, item.width, item.dash)
        yield f"{_row(*self.points.at(item.x1, item.y1))} m {_row(*self.points.at(item.x2, item.y2))} l S"

    def shape(self, item: Shape) -> Iterator[str]:
        path = self.rounded(item.box, item.corner) if item.corner else self.rectangle(item.box)
        if item.fill:
            yield f"{_colour(item.fill)} {path} f"
        if item.stroke:
            yield f"{_pen(item.stroke, item.width, item.dash)} {path} S"

    def text(self, item: Text) -> Iterator[str]:
        c, s = cos(radians(item.turn)), sin(radians(item.turn))
        before = SHARE_BEFORE[item.align] * measure(item.text, item.font, item.size)
        x, y = self.points.at(item.x - before * c, item.y - before * s)
        glyphs = self.resources.glyphs(item.font, item.text).hex()
        yield f"BT {_colour(item.colour)} /{item.font.value} {_row(item.size)} Tf"
        yield f"{_row(c, -s, s, c, x, y)} Tm <{glyphs}> Tj ET"

    def rectangle(self, box: Box) -> str:
        return f"{_row(*self.points.at(box.x, box.bottom), box.width * POINTS, box.height * POINTS)} re"

    def rounded(self, box: Box, corner: float) -> str:
        left, low, right, high = self.points.corners(box)
        radius = min(corner, box.width / 2, box.height / 2) * POINTS
        near = radius * (1 - HANDLE)
        return (
            f"{_row(left + radius, low)} m {_row(right - radius, low)} l "
            f"{_row(right - near, low, right, low + near, right, low + radius)} c {_row(right, high - radius)} l "
            f"{_row(right, high - near, right - near, high, right - radius, high)} c {_row(left + radius, high)} l "
            f"{_row(left + near, high, left, high - near, left, high - radius)} c {_row(left, low + radius)} l "
            f"{_row(left, low + near, left + near, low, left + radius, low)} c h"
        )


def _pen(colour: str, width: float, dash: tuple[float, ...]) -> str:
    lengths = _row(*(length * POINTS for length in dash))
    return f"{_colour(colour, grey='G', rgb='RG')} {_row(width * POINTS)} w [{lengths}] 0 d"


def _colour(colour: str, *, grey: str = "g", rgb: str = "rg") -> str:
    shares = shares_of(colour)
    return f"{_row(shares[0])} {grey}" if len(set(shares)) == 1 else f"{_row(*shares)} {rgb}"


def _row(*numbers: float) -> str:
    # Four places are 0.00004 mm; what rounds to nothing loses its sign.
    return " ".join(f"{round(number, 4) + 0.0:.4f}".rstrip("0").rstrip(".") for number in numbers)
