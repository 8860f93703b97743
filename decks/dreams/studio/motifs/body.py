"""What all little people are put together from.

A person is drawn in a frame of its own: 1 is its height, the feet stand at 0, the crown of the head is at -1 and it
looks to the right.
"""

from typing import Any

import skia

from ..kit.colour import Colour
from ..kit.field import Field
from ..kit.paths import T, spline
from ..kit.scene import Rim

HEAD = (0.074, 0.085)
"""Radii of a head."""


class Body:
    """A person while it is drawn: parts share volume, depth, fog and rim. `sc` is a scene or a sheet of inks."""

    def __init__(self, sc: Any, frame: T, vol: float, *, depth: float, rim: Rim | None, fog: float = 0) -> None:
        self.sc = sc
        self.frame = frame
        self.vol = vol
        self.depth = depth
        self.rim = rim
        self.fog = fog

    def part(self, path: skia.Path, colour: Colour, *, vol: float | None = None, rimmed: bool = True) -> Field:
        """Add a part, as round as the whole body or by a radius of its own."""
        return self.sc.add(
            self.frame(path),
            colour,
            vol=self.vol if vol is None else vol,
            depth=self.depth,
            detail=1.0,
            fog=self.fog,
            mottle=0.03,
            shade=0.9,
            rim=self.rim if rimmed else None,
        )


def hair_cap(x: float, dy: float = 0.0) -> skia.Path:
    """Return hair over the back of a head at x, moved down by dy."""
    outline = (
        (-0.085, -0.80),
        (-0.10, -0.88),
        (-0.06, -0.965),
        (0.03, -0.972),
        (0.078, -0.93),
        (0.03, -0.915),
        (-0.01, -0.88),
        (-0.02, -0.82),
        (-0.04, -0.79),
    )
    return spline([(x + px, py + dy) for px, py in outline])
