"""What can stand on a page, in millimetres from its top left corner, y downwards; type sizes in points.

`paper.pdf` is a loop over these records. They print as one line each, so that a page can be kept as a text.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.ink import INK


class Font(StrEnum):
    """The two families that every page is set in."""

    SERIF = "serif"
    SERIF_BOLD = "serif-bold"
    SERIF_ITALIC = "serif-italic"
    SANS = "sans"
    SANS_BOLD = "sans-bold"


class Align(StrEnum):
    """Which point of a text stands at its x."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


Measure = Callable[[str, Font, float], float]
"""How wide a text is, in millimetres, in a font at a size in points."""


@frozen
class Box:
    """A rectangle: left, top, width, height."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of its lower edge."""
        return self.y + self.height

    def grown(self, by: float) -> Box:
        """The same box, larger by that much on every side."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def moved(self, x: float, y: float) -> Box:
        """The same box, so far to the right and down."""
        return Box(self.x + x, self.y + y, self.width, self.height)


def square(x: float, y: float, side: float) -> Box:
    """The square of that side with its middle at a point."""
    return Box(x - side / 2, y - side / 2, side, side)


class Fit(StrEnum):
    """How a picture of another shape fills its box."""

    STRETCH = "stretch"
    COVER = "cover"
    """It keeps its shape; what stands out of the box on two sides is cut."""


@frozen
class PlaceImage:
    """A picture that fills `box`; `turn` is clockwise in steps of 90 degrees, `mirror` flips it before it turns."""

    picture: str
    box: Box
    turn: int = 0
    mirror_x: bool = False
    mirror_y: bool = False
    clip: Box | None = None
    corner: float = 0.0
    fit: Fit = Fit.STRETCH

    def moved(self, x: float, y: float) -> PlaceImage:
        """The same picture, so far to the right and down."""
        return replace(self, box=self.box.moved(x, y), clip=self.clip and self.clip.moved(x, y))


@frozen
class Line:
    """A straight line; `dash` in millimetres, empty for a solid one."""

    x1: float
    y1: float
    x2: float
    y2: float
    width: float = 0.2
    colour: str = INK
    dash: tuple[float, ...] = ()

    def moved(self, x: float, y: float) -> Line:
        """The same line, so far to the right and down."""
        return replace(self, x1=self.x1 + x, y1=self.y1 + y, x2=self.x2 + x, y2=self.y2 + y)


@frozen
class Shape:
    """A rectangle, round at its corners if `corner` says so; an empty colour means none."""

    box: Box
    fill: str = ""
    stroke: str = ""
    width: float = 0.2
    corner: float = 0.0
    dash: tuple[float, ...] = ()

    def moved(self, x: float, y: float) -> Shape:
        """The same shape, so far to the right and down."""
        return replace(self, box=self.box.moved(x, y))


def disc(x: float, y: float, radius: float, *, fill: str = "", stroke: str = "", width: float = 0.2) -> Shape:
    """A circle round a point."""
    return Shape(square(x, y, 2 * radius), fill, stroke, width, radius)


@frozen
class Outline:
    """A path in the letters of SVG (absolute M, L, C, Z only), on a 100 x 100 square scaled into `box`.

    Parts inside parts are holes (the even-odd rule); `turn` is clockwise in degrees round the middle of the box.
    """

    path: str
    box: Box
    fill: str = ""
    stroke: str = ""
    width: float = 0.2
    turn: float = 0.0

    def moved(self, x: float, y: float) -> Outline:
        """The same path, so far to the right and down."""
        return replace(self, box=self.box.moved(x, y))


@frozen
class Text:
    """One line of text; `align` says what stands at x, y is the baseline, `turn` is clockwise in degrees."""

    x: float
    y: float
    text: str
    font: Font = Font.SANS
    size: float = 10.0
    colour: str = INK
    align: Align = Align.LEFT
    turn: float = 0.0

    def moved(self, x: float, y: float) -> Text:
        """The same text, so far to the right and down."""
        return replace(self, x=self.x + x, y=self.y + y)


Item = PlaceImage | Line | Shape | Outline | Text


@frozen
class Page:
    """A page and what stands on it, in drawing order; trim and bleed only where the page is cut to a card."""

    width: float
    height: float
    items: tuple[Item, ...]
    trim: Box | None = None
    bleed: Box | None = None


class Sides(StrEnum):
    """How a printer should print the pages: on one side, or on both, and over which edge the paper flips."""

    ONE = "one"
    LONG_EDGE = "long"
    SHORT_EDGE = "short"


@frozen
class Document:
    """Pages that become one file, with what a reader program shows of it."""

    title: str
    language: str
    pages: tuple[Page, ...]
    actual_size: bool = False
    """The printer is asked to print at 100%, never to fit the page."""
    sides: Sides | None = None
