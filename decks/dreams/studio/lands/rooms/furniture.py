"""Furniture of the House of Rooms."""

import math
from typing import NamedTuple

import numpy as np

from ...kit.colour import mix
from ...kit.fills import Lin, Rad
from ...kit.marks import grain
from ...kit.paths import ell, limb, mask, poly, rect, spline
from ...kit.scene import Scene


class Mouth(NamedTuple):
    """The elliptic mouth of a horn: its middle, its longer radius and the direction of that radius."""

    x: float
    y: float
    radius: float
    ux: float
    uy: float

    def at(self, along: float, across: float) -> tuple[float, float]:
        """The point so far along the long axis and across it."""
        return (self.x + self.ux * along - self.uy * across, self.y + self.uy * along + self.ux * across)

    def round(self, angle: float, *, size: float, height: float) -> tuple[float, float]:
        """The point of an ellipse round the middle at an angle; `size` and `height` are shares of the radius."""
        return self.at(math.cos(angle) * self.radius * size, math.sin(angle) * self.radius * height)


def gramophone(
    sc: Scene,
    box_x: float,
    box_y: float,
    middle: tuple[float, float],
    radius: float,
    tilt: float,
    brass: str = "#d8a040",
) -> None:
    """Gramophone: box standing at (box_x, box_y), horn that flares to an elliptic mouth round `middle`."""
    a = math.radians(tilt)
    mouth = Mouth(*middle, radius, math.cos(a), math.sin(a))
    _gramophone_box(sc, box_x, box_y)
    _horn_neck(sc, box_x, box_y, brass)
    _horn_flare(sc, (box_x + 66, box_y - 372), mouth, brass)
    _horn_lip(sc, mouth)
    _horn_inside(sc, mouth)


def _gramophone_box(sc: Scene, box_x, box_y) -> None:
    """The box with record and crank."""
    box = rect(box_x - 130, box_y - 110, 260, 110, 8)
    wood = sc.add(
        box,
        Lin([(0, "#b8703a"), (1, "#4a2414")], (0, box_y - 110), (0, box_y)),
        vol=12,
        depth=0.55,
        detail=0.8,
        rim=("#fff0c8", 3, (0.4, -1), 0.8),
        shadow=(6, 10, 12, 0.5),
    )
    grain(sc, wood, 0.14, 20, 10, 5)
    sc.add(
        rect(box_x - 146, box_y - 18, 292, 24, 6),
        "#6a3418",
        vol=7,
        depth=0.56,
        detail=0.8,
        rim=("#fff0c8", 3, (0.3, -1), 0.7),
    )
    sc.add(
        ell(box_x + 10, box_y - 114, 112, 22),
        "#1f1c22",
        vol=5,
        depth=0.56,
        detail=0.9,
        rim=("#e8d8c0", 2, (0.2, -1), 0.7),
    )
    sc.add(mask(ell(box_x + 10, box_y - 115, 78, 15), stroke=2), "#5a5460", depth=0.56, detail=0.9, mottle=0)
    sc.add(ell(box_x + 10, box_y - 116, 32, 7), "#c85a3a", depth=0.56, detail=0.9)
    crank = limb([(box_x - 130, box_y - 54), (box_x - 168, box_y - 54), (box_x - 176, box_y - 20)], [9, 9, 9])
    sc.add(crank, "#8a8a84", vol=4, depth=0.56, detail=0.9)
    sc.add(ell(box_x - 177, box_y - 14, 12, 16), "#3a2014", vol=6, depth=0.56, detail=0.9)


def _horn_neck(sc: Scene, box_x, box_y, brass) -> None:
    """Tone arm and neck of the horn."""
    neck = [(box_x + 60, box_y - 118), (box_x + 96, box_y - 190), (box_x + 60, box_y - 280), (box_x + 70, box_y - 380)]
    sc.add(
        limb(neck, [18, 24, 34, 60], 40),
        Lin([(0, "#fff0c0"), (0.5, brass), (1, "#6a3c14")], (box_x + 30, 0), (box_x + 120, 0)),
        vol=16,
        depth=0.57,
        detail=0.85,
        rim=("#fff6d8", 3, (0.3, -1), 0.8),
    )


def _horn_flare(sc: Scene, joint: tuple[float, float], mouth: Mouth, brass: str) -> None:
    """The outside of the horn, from its joint with the neck, with its ribs."""
    x, y = joint
    top, low = mouth.at(-mouth.radius, 0), mouth.at(mouth.radius, 0)
    flare = spline(
        [
            (x - 26, y + 16, 1),
            (x - 8, y - 70),
            ((x + top[0]) / 2 - 10, (y + top[1]) / 2 - 6),
            (*top, 1),
            (mouth.x, mouth.y),
            (*low, 1),
            ((x + low[0]) / 2 + 16, (y + low[1]) / 2 - 10),
            (x + 44, y - 20),
            (x + 32, y + 18, 1),
        ]
    )
    sc.add(
        flare,
        Lin([(0, "#fff2c8"), (0.35, brass), (1, "#5a3010")], top, low),
        vol=60,
        shade=0.7,
        depth=0.58,
        detail=0.8,
        rim=("#fff6d8", 4, (-0.2, -1), 0.8),
        shadow=(14, 22, 24, 0.4),
    )
    ribs = []
    for along in np.linspace(-0.8, 0.8, 7) * mouth.radius:
        end = mouth.at(along, 0)
        bow = ((x + end[0]) / 2 + mouth.ux * along * -0.16, (y + end[1]) / 2 + 14)
        ribs.append((limb([joint, bow, end], [2, 3, 5], 16), mix(brass, "#5a3010", 0.55), 0.6))
    sc.polys(ribs, clip=mask(flare), depth=0.58, detail=0.8, mottle=0)


def _horn_lip(sc: Scene, mouth: Mouth) -> None:
    """The scalloped lip."""
    lobes = []
    for i in range(96):
        angle = i * 2 * math.pi / 96
        swell = 1 + 0.045 * abs(math.sin(angle * 5))
        lobes.append(mouth.round(angle, size=swell, height=0.62 * swell))
    ends = mouth.at(-mouth.radius, 0), mouth.at(mouth.radius, 0)
    sc.add(
        poly(lobes),
        Lin([(0, "#fff4cc"), (0.5, "#e8b858"), (1, "#a06a24")], *ends),
        vol=14,
        depth=0.6,
        detail=0.85,
        rim=("#fffbe8", 4, (-0.2, -1), 0.9),
    )


def _horn_inside(sc: Scene, mouth: Mouth) -> None:
    """The dark inside with the seams of its petals."""
    x, y = mouth.x - 16, mouth.y - 10
    rim = [mouth.round(i * 2 * math.pi / 64, size=0.9, height=0.54) for i in range(64)]
    brass = Rad([(0, "#1c1410"), (0.35, "#5a3414"), (0.8, "#c88a3a"), (1, "#f0c870")], (x, y), mouth.radius * 0.92)
    inside = sc.add(poly(rim), brass, depth=0.6, detail=0.85)
    seams = []
    for i in range(20):
        end = mouth.round(i * 2 * math.pi / 20, size=0.9, height=0.54)
        start = (x + (end[0] - mouth.x) * 0.25, y + (end[1] - mouth.y) * 0.25)
        seams.append((poly([start, end], closed=False), "#6a3c14", 0.5, 2.6))
    sc.polys(seams, clip=inside, depth=0.6, detail=0.8, mottle=0)
