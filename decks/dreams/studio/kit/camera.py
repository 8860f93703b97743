"""A pinhole camera for rooms, boxes and floors, and squares laid in perspective."""

import math
from collections.abc import Sequence
from typing import Any

import cv2
import numpy as np
import skia
from numpy.typing import NDArray

from .canvas import H, W
from .paths import poly

Space = Sequence[float] | NDArray[Any]
"""A point x, y, z in the units of a room; y grows upwards, z away from the eye."""
Place = tuple[float, float]
"""A point x, y of the card."""

_NEAREST = 0.08
"""Depth at which shapes are cut off before the eye."""


class Cam:
    """A camera at `eye`, turned by degrees; f is its focal length and c the middle of its picture, in pixels."""

    def __init__(
        self, eye: Space = (0, 1.6, 0), yaw: float = 0, pitch: float = 0, f: float = 900, c: Place = (W / 2, H / 2)
    ) -> None:
        self.e = np.array(eye, float)
        a, b = math.radians(yaw), math.radians(pitch)
        self.f, self.c = f, c
        turn = np.array([[math.cos(a), 0, -math.sin(a)], [0, 1, 0], [math.sin(a), 0, math.cos(a)]])
        tilt = np.array([[1, 0, 0], [0, math.cos(b), math.sin(b)], [0, -math.sin(b), math.cos(b)]])
        self.view = tilt @ turn

    def __call__(self, point: Space) -> Place:
        """Return where on the card a point of the room is seen."""
        x, y, depth = self._seen(point)
        depth = max(depth, 0.05)
        return (float(self.c[0] + x / depth * self.f), float(self.c[1] - y / depth * self.f))

    def z(self, point: Space) -> float:
        """Return the depth of a point of the room."""
        return self._seen(point)[2]

    def poly(self, pts: Sequence[Space]) -> skia.Path | None:
        """Return the outline of a plane shape of the room, cut off before the eye; None when nothing of it is seen."""
        seen = [self._seen(point) for point in pts]
        kept = []
        for start, end in zip(seen, [*seen[1:], seen[0]], strict=True):
            if start[2] >= _NEAREST:
                kept.append(start)
            if (start[2] >= _NEAREST) != (end[2] >= _NEAREST):
                kept.append(start + (end - start) * ((_NEAREST - start[2]) / (end[2] - start[2])))
        if len(kept) < 3:
            return None
        return poly([(self.c[0] + x / z * self.f, self.c[1] - y / z * self.f) for x, y, z in kept])

    def _seen(self, point: Space) -> NDArray[np.float64]:
        return self.view @ (np.array(point, float) - self.e)


class Quad:
    """The unit square (u to the right, v down) laid on four points of the card in true perspective."""

    def __init__(self, tl: Place, tr: Place, br: Place, bl: Place) -> None:
        square = np.float32([[0, 0], [1, 0], [1, 1], [0, 1]])
        self.m = cv2.getPerspectiveTransform(square, np.float32([tl, tr, br, bl])).astype(float)

    def __call__(self, u: float, v: float) -> Place:
        """Return where on the card a point of the square lies."""
        x, y, w = self.m @ np.array([u, v, 1.0])
        return (float(x / w), float(y / w))

    def path(self, pts: Sequence[Place]) -> skia.Path:
        """Return a shape drawn in the square by straight lines."""
        return poly([self(u, v) for u, v in pts])

    def rect(self, u0: float, v0: float, u1: float, v1: float) -> skia.Path:
        """Return a rectangle of the square between two of its corners."""
        return self.path([(u0, v0), (u1, v0), (u1, v1), (u0, v1)])

    def arch(self, u0: float, v0: float, u1: float, v1: float, head: float = 0.35) -> skia.Path:
        """Return an opening with a round head, which takes this share of the height."""
        middle, half = (u0 + u1) / 2, (u1 - u0) / 2
        rise = (v1 - v0) * head
        pts = [(u0, v1), (u0, v0 + rise)]
        pts += [
            (middle - half * math.cos(a), v0 + rise - rise * math.sin(a)) for a in np.linspace(0.2, math.pi - 0.2, 9)
        ]
        pts += [(u1, v0 + rise), (u1, v1)]
        return self.path(pts)
