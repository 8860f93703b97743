"""Fills that change over a shape: linear, round and vertical gradients."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from .canvas import H
from .colour import Colour, Floats, Stops, ramp

Point = tuple[float, float]


class Lin:
    """A gradient along a line: stops of (position, colour) with 0 at p0 and 1 at p1."""

    def __init__(self, stops: Stops, p0: Point = (0, 0), p1: Point = (0, H)) -> None:
        self.stops, self.p0, self.p1 = stops, p0, p1

    def at(self, x: NDArray[Any], y: NDArray[Any]) -> Floats:
        """Return the colours at the points x, y."""
        dx, dy = self.p1[0] - self.p0[0], self.p1[1] - self.p0[1]
        return ramp(self.stops, ((x - self.p0[0]) * dx + (y - self.p0[1]) * dy) / (dx * dx + dy * dy))


class Rad:
    """A round gradient: stops of (position, colour) with 0 in the middle c and 1 at radius r, sy times as high."""

    def __init__(self, stops: Stops, c: Point, r: float, sy: float = 1.0) -> None:
        self.stops, self.c, self.r, self.sy = stops, c, r, sy

    def at(self, x: NDArray[Any], y: NDArray[Any]) -> Floats:
        """Return the colours at the points x, y."""
        return ramp(self.stops, np.hypot(x - self.c[0], (y - self.c[1]) / self.sy) / self.r)


def V(top: Colour, bottom: Colour, y0: float, y1: float, *between: tuple[float, Colour]) -> Lin:  # noqa: N802
    """Return an upright gradient from a colour at y0 to another at y1, with further stops between them."""
    return Lin([(0, top), *between, (1, bottom)], (0, y0), (0, y1))
