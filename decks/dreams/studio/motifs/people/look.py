"""What a person wears, and all that a part of its drawing needs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import skia

from ...kit.colour import Colour
from ...kit.paths import limb
from .mass import Mass
from .skeleton import Bones, Build, Vec, View

Place = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Look:
    """The clothes, hair and hat of a person. `hem` is how far a coat hangs: 0 at the hips, 1 at the feet."""

    coat: Colour = "#7a3a3a"
    legs: Colour = "#2c2a3a"
    boots: Colour = "#1e1a20"
    skin: Colour = "#e2ab84"
    hair: Colour | None = "#38261e"
    sleeve: Colour | None = None
    hem: float = 0.42
    flare: float = 0.035
    cut: str = "short"
    hat: str = ""
    hat_colour: Colour = "#2a2632"
    scarf: Colour | None = None
    belt: Colour | None = None
    apron: Colour | None = None
    collar: Colour | None = None
    beard: Colour | None = None
    wind: float = 0.0
    """How far coat, scarf and long hair blow over the card to the right, in parts of the height."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """Everything a part of the drawing needs."""

    mass: Mass
    bones: Bones
    build: Build
    look: Look
    view: View

    @property
    def h(self) -> float:
        """The height in pixels of the card."""
        return self.view.h

    def at(self, spot: Vec) -> Place:
        """Where a spot is seen."""
        seen = self.view.seen(spot)
        return (float(seen[0]), float(seen[1]))

    def near(self, spot: Vec) -> float:
        """How near a spot is."""
        return float(self.view.seen(spot)[2])

    def tube(self, spots: Sequence[Vec], widths: Sequence[float]) -> skia.Path:
        """A limb through spots, as thick as told in parts of the height."""
        return limb([self.at(spot) for spot in spots], [width * self.h for width in widths], 24)


def to_eye(view: View) -> Vec:
    """The way to the eye in the person's room."""
    turn = math.radians(view.turn)
    return np.array([math.sin(turn), -math.cos(turn), 0.0])
