"""A stair that is the peel of a tower: it winds about it, lets go, and comes down to us."""

import math
from typing import Any

import numpy as np

from ...kit.colour import mix
from ...kit.field import blur
from ...kit.fills import Lin
from ...kit.paths import ell, limb, mask, poly, sample, spline
from ...kit.scene import Scene

AXIS, HEAD = 640, 262
"""Where the tower stands, and how high its bare body goes."""
STEPS = 74
BRICK, TREAD = "#b8685e", "#ffe4c4"


class Peel:
    """The course of the stair from the head of the tower to its loose end, with its edges."""

    def __init__(self) -> None:
        course, widths = [], []
        for t in np.linspace(0, 1, 40):
            a = math.pi * (0.1 + 3.0 * t)
            radius = 92 + 96 * t
            course.append((AXIS + radius * math.cos(a), HEAD + 10 + 300 * t**0.9 + radius * 0.3 * math.sin(a)))
            widths.append(34 + 34 * t)
        loose = [
            (352, 596),
            (296, 690),
            (300, 800),
            (316, 910),
            (322, 1020),
            (284, 1140),
            (212, 1270),
            (130, 1420),
            (60, 1600),
        ]
        wide = [78, 96, 118, 140, 164, 196, 236, 290, 350]
        points = sample([*course, *loose], 600)
        spread = np.interp(np.linspace(0, 1, 600), np.linspace(0, 1, len(course) + len(loose)), [*widths, *wide])
        along = np.gradient(points, axis=0)
        along /= np.linalg.norm(along, axis=1)[:, None]
        across = np.stack([-along[:, 1], along[:, 0]], 1)
        across *= np.where(across[:, :1] > 0, -1.0, 1.0)
        across[:, 1] *= 0.42
        self.middle = points
        self.left = points + across * spread[:, None] / 2
        self.right = points - across * spread[:, None] / 2
        self.spread = spread
        self.turn = np.concatenate([np.pi * (0.1 + 3.0 * np.linspace(0, 1, 40)), np.full(len(loose), math.pi * 3.1)])
        self.turn = np.interp(np.linspace(0, 1, 600), np.linspace(0, 1, len(self.turn)), self.turn)

    def place(self, share: float) -> tuple[float, float]:
        """Where somebody stands at a share of the course."""
        x, y = self.middle[int(share * 599)]
        return (float(x), float(y))

    def lay(self, sc: Scene, *, behind: bool) -> None:
        """Lay the steps that are behind the tower, or those that are before it."""
        for i in range(STEPS):
            a, b = self._ends(i)
            middle = (a + b) // 2
            if (math.sin(self.turn[middle]) < -0.05 and self.turn[middle] < math.pi * 3.05) == behind:
                self._step(sc, a, b, i)

    def over(self, sc: Scene) -> None:
        """Lay those steps again that hide the lower blade."""
        for i in range(STEPS):
            a, b = self._ends(i)
            y = self.middle[(a + b) // 2][1]
            if 870 < y < 1120 and i > STEPS // 2:
                self._step(sc, a, b, i)

    @staticmethod
    def _ends(i: int) -> tuple[int, int]:
        """Steps are longer the nearer they are."""
        start, end = (int((k / STEPS) ** 0.8 * 598) for k in (i, i + 1))
        return start, max(end, start + 2)

    def _step(self, sc: Scene, a: int, b: int, i: int) -> None:
        """A tread with its riser before it, and the brick of the wall below its edges."""
        left, right = self.left, self.right
        s = float(self.spread[a])
        thick = 7 + s * 0.2
        front = a + max(int((b - a) * 0.62), 1)
        look = {"depth": 0.6 + 0.25 * (i / STEPS), "detail": 0.6, "mottle": 0.08}
        corners = [left[a], left[b], right[b], right[a]]
        side = max(((left[a], left[b]), (right[a], right[b])), key=lambda e: e[0][1] + e[1][1])
        wall = [side[0], side[1], (side[1][0], side[1][1] + thick), (side[0][0], side[0][1] + thick)]
        sc.add(poly([_spot(p) for p in wall]), mix(BRICK, "#5a2c48", 0.35 + 0.1 * (i % 2)), **look)
        low = [(p[0], p[1] + thick) for p in (left[b], right[b])]
        sc.add(
            poly([_spot(left[b]), _spot(right[b]), _spot(low[1]), _spot(low[0])]), mix(BRICK, "#5a2c48", 0.5), **look
        )
        lit = Lin(
            [(0, TREAD), (0.6, mix(TREAD, BRICK, 0.3)), (1, mix(TREAD, "#8a4a58", 0.65))],
            tuple(left[a]),
            tuple(right[a]),
        )
        sc.add(poly([_spot(p) for p in corners]), lit, shadow=(4, 6, 5, 0.25), **look)
        riser = [left[front], left[b], right[b], right[front]]
        sc.mul("#a4626c", mask(poly([_spot(p) for p in riser])) * 0.72)
        nose = limb([_spot(left[front]), _spot(right[front])], [1.2 + s * 0.022] * 2, 4)
        sc.add(nose, "#fff4e4", alpha=0.85, **look)
        if i % 3 == 0:
            share = 0.1 if left[a][0] < right[a][0] else 0.9
            x, y = _spot(left[a] * (1 - share) + right[a] * share)
            r = 3 + s * 0.032
            sc.add(ell(x, y, r, r * 0.8), "#2f6a7a", vol=r * 0.6, rim=("#fff6e0", 1.5, (-0.6, -0.8)), **look)


def _spot(point: Any) -> tuple[float, float]:
    return (float(point[0]), float(point[1]))


def thimble(sc: Scene) -> None:
    """The roof: a silver thimble with a needle."""
    x, y = AXIS, HEAD - 20
    silver = Lin([(0, "#f2f0e8"), (0.35, "#b8c0c4"), (0.75, "#66718a"), (1, "#43405c")], (x - 96, 0), (x + 96, 0))
    bell = [(x - 98, y + 24, 1), (x - 80, y - 90), (x - 58, y - 138), (x, y - 156)]
    bell += [(x + 58, y - 138), (x + 80, y - 90), (x + 98, y + 24, 1), (x, y + 50)]
    sc.add(spline(bell), silver, vol=40, shade=0.6, depth=0.66, detail=0.6, rim=("#fffbe8", 5, (-0.9, -0.5), 0.9))
    dimples = []
    for row in range(6):
        half = 56 + 8.5 * row
        for i in range(11):
            a = math.pi * (i + (row % 2) * 0.5 + 0.3) / 11.3
            dx, dy = -half * math.cos(a), -124 + row * 21 + 9 * math.sin(a)
            dimples.append((ell(x + dx, y + dy, 6.2 * math.sin(a) + 1, 5.4), "#3c3c58", 0.6))
    sc.polys(dimples, depth=0.66, detail=0.6, mottle=0)
    hem = [(x - 108, y + 14), (x, y + 44), (x + 108, y + 14), (x + 106, y + 36), (x, y + 66), (x - 106, y + 36)]
    band = Lin([(0, "#fbf8ee"), (0.5, "#a8b0b8"), (1, "#4c4a68")], (x - 100, 0), (x + 100, 0))
    sc.add(
        spline(hem), band, vol=9, depth=0.67, detail=0.6, rim=("#fffbe8", 3, (-0.6, -1), 0.9), shadow=(3, 12, 10, 0.5)
    )
    sc.add(limb([(x, y - 150), (x + 2, y - 216)], [8, 2.5]), "#8a8a98", vol=2, depth=0.66, detail=0.8)
    sc.screen("#ffffff", blur(mask(limb([(x - 62, y - 6), (x - 52, y - 110)], [4, 12], 12)), 4) * 0.5)
