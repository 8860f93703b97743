"""How a drawing order's points become millimetres on the page as one sees it."""

from __future__ import annotations

from math import hypot
from typing import NamedTuple

from dixit_pbem.layout.items import Box


class Matrix(NamedTuple):
    """An affine map in the letters of the PDF standard."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def then(self, outer: Matrix) -> Matrix:
        """This map first, the other one after it."""
        return Matrix(
            self.a * outer.a + self.b * outer.c,
            self.a * outer.b + self.b * outer.d,
            self.c * outer.a + self.d * outer.c,
            self.c * outer.b + self.d * outer.d,
            self.e * outer.a + self.f * outer.c + outer.e,
            self.e * outer.b + self.f * outer.d + outer.f,
        )

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Where a point lands."""
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    @property
    def across(self) -> float:
        """How long a step of 1 along x becomes."""
        return hypot(self.a, self.b)

    @property
    def down(self) -> float:
        """How long a step of 1 along y becomes."""
        return hypot(self.c, self.d)


def around(points: list[tuple[float, float]]) -> Box:
    """The smallest box that holds all points."""
    xs, ys = zip(*points, strict=True)
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def corners(matrix: Matrix, x: float, y: float, width: float, height: float) -> list[tuple[float, float]]:
    """Where the corners of a rectangle land."""
    return [matrix.at(*point) for point in ((x, y), (x + width, y), (x + width, y + height), (x, y + height))]


def common(one: Box, other: Box) -> Box:
    """What two boxes share; without width or height where they do not meet."""
    left, top = max(one.x, other.x), max(one.y, other.y)
    return Box(left, top, max(0.0, min(one.right, other.right) - left), max(0.0, min(one.bottom, other.bottom) - top))


def area(box: Box) -> float:
    """In square millimetres."""
    return box.width * box.height
