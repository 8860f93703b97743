"""Fingers of giants: each is lit by the card, bends over an edge, and has its creases and a nail."""

import math

import numpy as np

from ..kit.colour import Colour, mix
from ..kit.field import blur
from ..kit.fills import Lin
from ..kit.paths import Points, ell, limb, mask
from ..kit.scene import Scene

TONES = ("#ffe0b8", "#dc9c74", "#a8645c", "#4c2848")
"""Of skin, from the light to the shade."""


def finger(
    sc: Scene,
    way: Points,
    widths: tuple[float, ...],
    *,
    tones: tuple[Colour, ...] = TONES,
    rim: Colour = "#fff0cc",
    shadow: tuple[float, float] = (26, 24),
    depth: float = 0.92,
) -> None:
    """A finger from its root to its tip, as wide as told along it; its shadow falls so far."""
    (x, y), w = way[1], widths[0]
    lx, ly = float(sc.L[0]), float(sc.L[1])
    far = math.hypot(lx, ly) or 1.0
    lx, ly = lx / far * w * 0.58, ly / far * w * 0.58
    (x0, y0), (x1, y1) = way[-2], way[-1]
    turn = math.atan2(y1 - y0, x1 - x0)
    nx, ny = -math.sin(turn), math.cos(turn)
    across = (lx * nx + ly * ny) or 1.0
    side = math.copysign(w * 0.58, across)
    m = sc.add(
        limb(way, widths, 60),
        Lin(
            list(zip((0, 0.3, 0.65, 1), tones, strict=True)),
            (x + nx * side, y + ny * side),
            (x - nx * side * 1.05, y - ny * side * 1.05),
        ),
        vol=w * 0.46,
        depth=depth,
        detail=0.62,
        mottle=0.05,
        rim=(rim, 5, (lx, ly), 0.8),
        shadow=(*shadow, 20, 0.6),
    )
    for joint, (jx, jy) in enumerate(way[1:-1]):
        for off in (-10, 0, 11) if joint else (-8, 6):
            cx, cy = jx + math.cos(turn) * off, jy + math.sin(turn) * off
            crease = [
                (cx + nx * w * k + math.cos(turn) * bow, cy + ny * w * k + math.sin(turn) * bow)
                for k, bow in ((-0.3, 3), (0, -3), (0.32, 4))
            ]
            sc.mul(mix(tones[2], tones[3], 0.5), blur(mask(limb(crease, [1, 5, 1], 14)), 1.6) * m * 0.5)
    nail(sc, m, (x1, y1), widths[-1], turn, tones)


def nail(sc: Scene, m: np.ndarray, tip: tuple[float, float], w: float, turn: float, tones: tuple[Colour, ...]) -> None:
    """A nail at the end of a finger, with a glint."""
    x, y = tip
    degrees = math.degrees(turn) - 90
    shape = mask(ell(x + math.cos(turn) * w * 0.06, y + math.sin(turn) * w * 0.06, w * 0.36, w * 0.44, degrees)) * m
    sc.add(shape, mix(tones[0], "#f4b8a4", 0.5), vol=8, depth=0.93, detail=0.7, mottle=0.02)
    sc.mul(mix(tones[2], tones[3], 0.5), np.clip(blur(shape, 3) - shape, 0, 1) * m * 0.9)
    sc.screen("#fff4e4", blur(mask(ell(x - w * 0.14, y, w * 0.08, w * 0.24, degrees)), 2) * 0.5)
