"""Hands that close about a thing: fingers and a thumb over what was drawn before them."""

from __future__ import annotations

import math
from typing import Any

from ...kit.colour import Colour, mix
from ...kit.paths import limb
from .look import Place
from .mass import Mass


def grip(
    sc: Any, place: Place, along: float, h: float, skin: Colour = "#e2ab84", *, thick: float = 0.03, key: float = 0.8
) -> None:
    """Close a hand of somebody of height h about a rod: it runs at degrees through the place and is so thick."""
    a = math.radians(along)
    ux, uy = math.cos(a), math.sin(a)
    half = (thick / 2 + 0.016) * h

    def spot(way: float, across: float) -> Place:
        return (place[0] + ux * way * h - uy * across, place[1] + uy * way * h + ux * across)

    mass = Mass(sc, h, (place[0] - 0.12 * h, place[1] - 0.12 * h, place[0] + 0.12 * h, place[1] + 0.12 * h))
    back = limb([spot(-0.026, -half * 0.9), spot(0.026, -half * 0.9)], [0.034 * h, 0.034 * h], 8)
    mass.part(back, mix(skin, "#8a4a30", 0.2), round_=0.014, over=0.004, fine=0.85)
    for k in range(4):
        way = (k - 1.5) * 0.0185
        finger = limb(
            [spot(way, -half), spot(way + 0.002, 0), spot(way, half * (0.86 - 0.08 * abs(k - 1.2)))],
            [0.021 * h, 0.022 * h, 0.017 * h],
            10,
        )
        mass.part(finger, mix(skin, "#a04a34", 0.06 * k), round_=0.009, over=0.006, fine=0.85)
    thumb = limb([spot(-0.036, -half), spot(-0.045, half * 0.2), spot(-0.03, half * 0.7)], [0.022 * h, 0.018 * h], 8)
    mass.part(thumb, skin, round_=0.009, over=0.006, fine=0.85)
    mass.light(key=key)
