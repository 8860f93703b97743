"""A room of the dolls' house: a box in perspective with its own light, and how one hides in it."""

import numpy as np

from ...kit.colour import Colour, mix
from ...kit.field import Field, blur
from ...kit.fills import Rad
from ...kit.marks import cast
from ...kit.paths import ell, limb, mask, poly, rect
from ...kit.scene import Scene
from ...motifs.people import Gesture, Look, human

VANISH = 452.0
"""Where over the card the depth of all rooms runs to."""
DEEP = 0.42
"""How much smaller a back wall is than the opening before it."""
HIDE = Gesture(
    hips=(-0.06, 0, 0.16),
    lean=34,
    nod=44,
    hands=((0.2, -0.05, 0.42), (0.2, 0.05, 0.4)),
    feet=((0.2, -0.06, 0), (0.16, 0.07, 0)),
)
"""Crouching on the floor, arms about the knees, the face in them."""


class Room:
    """A box behind an opening of the front: its mask, and places in it."""

    def __init__(self, sc: Scene, box: tuple[float, float, float, float]) -> None:
        self.sc = sc
        self.left, self.top, self.right, self.low = box
        middle = (self.top + self.low) / 2
        self.vanish = (VANISH, middle + (860 - middle) * 0.12 - 34)
        self.m: Field = mask(rect(self.left, self.top, self.right - self.left, self.low - self.top))

    def at(self, u: float, v: float, z: float = 0.0) -> tuple[float, float]:
        """The place at shares of the width and the height, z from 0 at the front to 1 at the back wall."""
        x, y = self.left + (self.right - self.left) * u, self.top + (self.low - self.top) * v
        share = DEEP * z
        return (x + (self.vanish[0] - x) * share, y + (self.vanish[1] - y) * share)

    def face(self, *spots: tuple[float, float, float]) -> object:
        """A plane of the room through spots."""
        return poly([self.at(*spot) for spot in spots])

    def walls(
        self, back: object, sides: Colour, ceiling: Colour, floor: Colour, lamp: tuple[float, float], light: Colour
    ) -> None:
        """Paint the five planes; those that look at the lamp (in shares of the room) are lit by it."""
        sc = self.sc
        lx, ly = self.at(*lamp, 0.5)
        for spots, colour, shade in (
            (((0, 0, 0), (1, 0, 0), (1, 0, 1), (0, 0, 1)), ceiling, 0.5 if lamp[1] > 0.5 else 0.75),
            (((0, 0, 0), (0, 0, 1), (0, 1, 1), (0, 1, 0)), sides, 0.3 if lamp[0] > 0.5 else 0.72),
            (((1, 0, 0), (1, 0, 1), (1, 1, 1), (1, 1, 0)), sides, 0.3 if lamp[0] < 0.5 else 0.72),
            (((0, 1, 0), (1, 1, 0), (1, 1, 1), (0, 1, 1)), floor, 0.2),
        ):
            fill = Rad(
                [(0, mix(colour, light, 0.3)), (1, mix(colour, "#140c24", shade))],
                (lx, ly),
                (self.right - self.left) * 0.9,
            )
            sc.add(self.face(*spots), fill, depth=0.42, mottle=0.08, detail=0.4, clip=self.m)
        sc.add(
            self.face((0, 0, 1), (1, 0, 1), (1, 1, 1), (0, 1, 1)), back, depth=0.4, mottle=0.08, detail=0.4, clip=self.m
        )
        edges = [((0, 0), (0, 1)), ((1, 0), (1, 1)), ((0, 1), (1, 1)), ((0, 0), (1, 0))]
        seams = [limb([self.at(*a, 1), self.at(*b, 1)], [5, 5], 4) for a, b in edges]
        sc.mul("#1c0c20", blur(mask(seams), 4) * self.m * 0.55)
        sc.glow(lx, ly, (self.right - self.left) * 0.62, light, 0.4, 1.7, clip=self.m)

    def within(self, tips: list[tuple[float, float]], margin: float) -> list[tuple[float, float]]:
        """Tips of twigs whose leaves stay in the room."""
        return [
            (x, y) for x, y in tips if self.left + margin < x < self.right - margin and self.top + margin < y < self.low
        ]

    def close(self) -> None:
        """The shade of the front's edge in the room."""
        inner = np.clip(1 - blur(self.m, 16), 0, 1) * self.m
        self.sc.mul("#140a1c", inner * 0.9)

    def hider(self, u: float, z: float, h: float, turn: float, look: Look, **more: object) -> None:
        """Somebody crouches on the floor."""
        x, y = self.at(u, 1, z)
        cast(self.sc, ell(x, y, h * 0.26, h * 0.06), 5, 0.6, "#1c0c20")
        human(self.sc, x, y, h, HIDE, look, turn=turn, depth=0.6, **more)  # type: ignore[arg-type]
