"""Where things lie on a PDF page: its y grows upwards and counts points, where items count millimetres downwards."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.items import Box, PlaceImage
from dixit_pbem.layout.paper import Size

MM_PER_INCH = 25.4
POINTS = 72 / MM_PER_INCH
"""In a millimetre."""
HANDLE = 0.5522847498
"""How far the handles reach of a curve that looks like a quarter of a circle of radius 1."""

Point = tuple[float, float]

UPRIGHT: Mapping[int, Callable[[float, float], Point]] = {
    1: lambda x, y: (x, y),
    2: lambda x, y: (1 - x, y),
    3: lambda x, y: (1 - x, 1 - y),
    4: lambda x, y: (x, 1 - y),
    5: lambda x, y: (y, x),
    6: lambda x, y: (1 - y, x),
    7: lambda x, y: (1 - y, 1 - x),
    8: lambda x, y: (y, 1 - x),
}
"""Where a point of a stored picture lies once that is upright, by the camera's mark for how it was held."""
MARK_OF_TURN: Mapping[int, int] = {0: 1, 90: 6, 180: 3, 270: 8}


@frozen
class InPoints:
    """A page that is so many millimetres high."""

    height: float

    def at(self, x: float, y: float) -> Point:
        """Where a point of the page lies."""
        return x * POINTS, (self.height - y) * POINTS

    def corners(self, box: Box) -> tuple[float, float, float, float]:
        """The lower left and the upper right corner of a box."""
        return *self.at(box.x, box.bottom), *self.at(box.right, box.y)

    def rectangle(self, box: Box, corner: float = 0.0) -> str:
        """The path round a box, round at its corners, as a page of a PDF says it."""
        left, low, right, high = self.corners(box)
        if not corner:
            return f"{row(left, low, right - left, high - low)} re"
        radius = min(corner, box.width / 2, box.height / 2) * POINTS
        near = radius * (1 - HANDLE)
        return (
            f"{row(left + radius, low)} m {row(right - radius, low)} l "
            f"{row(right - near, low, right, low + near, right, low + radius)} c {row(right, high - radius)} l "
            f"{row(right, high - near, right - near, high, right - radius, high)} c {row(left + radius, high)} l "
            f"{row(left + near, high, left, high - near, left, high - radius)} c {row(left, low + radius)} l "
            f"{row(left, low + near, left + near, low, left + radius, low)} c h"
        )

    def matrix(self, item: PlaceImage, box: Box, *, mark: int = 1) -> tuple[float, float, float, float, float, float]:
        """What puts a picture into a box, mirrored and turned as its item says; `mark` is the camera's."""

        def at(x: float, y: float) -> Point:
            x, y = UPRIGHT[mark](x, y)
            x, y = UPRIGHT[MARK_OF_TURN[item.turn]](1 - x if item.mirror_x else x, 1 - y if item.mirror_y else y)
            return self.at(box.x + x * box.width, box.y + y * box.height)

        # A picture fills a square whose lower left corner is 0, 0; `at` counts from the upper left one.
        (x, y), right, top = at(0, 1), at(1, 1), at(0, 0)
        return right[0] - x, right[1] - y, top[0] - x, top[1] - y, x, y


def row(*numbers: float) -> str:
    """Numbers as a PDF says them."""
    # Four places are 0.00004 mm; what rounds to nothing loses its sign.
    return " ".join(f"{round(number, 4) + 0.0:.4f}".rstrip("0").rstrip(".") for number in numbers)


def page_boxes(paper: Size, *, trim: Box | None = None, bleed: Box | None = None) -> Mapping[str, tuple[float, ...]]:
    """The boxes of a page, by the names that a PDF has for them."""
    boxes = {"MediaBox": Box(0, 0, paper.width, paper.height), "TrimBox": trim, "BleedBox": bleed}
    return {name: InPoints(paper.height).corners(box) for name, box in boxes.items() if box}


def shares_of(colour: str) -> tuple[float, float, float]:
    """How much red, green and blue is in a colour such as `#1c2350`, each from 0 to 1."""
    red, green, blue = bytes.fromhex(colour.removeprefix("#"))
    return red / 255, green / 255, blue / 255
