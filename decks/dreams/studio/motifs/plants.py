"""Trees and their leaves."""

import math
from typing import Any

import numpy as np
import skia

from ..kit.colour import Colour, ramp
from ..kit.field import rng
from ..kit.paths import X, joined, limb, spline
from ..kit.scene import Scene

Place = tuple[float, float]
Twig = tuple[list[Place], float, float]
"""A branch's points, and its width at either end."""

LEAF = ((-1, 0, 1), (-0.2, -0.5), (1, 0, 1), (-0.2, 0.5))


def branch(
    _pts: None,
    x: float,
    y: float,
    ang: float,
    length: float,
    width: float,
    depth: int,
    dice: np.random.Generator,
    out: list[Twig],
    spread: float = 0.5,
    curl: float = 0.25,
    shrink: float = 0.74,
    tips: list[Place] | None = None,
    minw: float = 1.6,
    grav: float = 0.0,
) -> None:
    """Grow a branch from x, y at an angle in radians and add it, and all that grow from it, to `out`.

    depth: how often it forks, until twigs are thinner than minw. spread: angle between forks in radians. curl: how
    crooked it grows. shrink: length of the next ones. grav: how they sink. Ends of twigs are added to tips.
    """
    pts = [(x, y)]
    angle = ang
    for _ in range(3):
        angle += dice.standard_normal() * curl + grav * math.cos(angle)
        x += math.cos(angle) * length / 3
        y += math.sin(angle) * length / 3
        pts.append((x, y))
    end_width = width * 0.66
    out.append((pts, width, end_width))
    if depth == 0 or end_width < minw:
        if tips is not None:
            tips.append((x, y))
        return
    forks = 2 if dice.random() < 0.75 else 3
    for i in range(forks):
        turn = (i - (forks - 1) / 2) * spread * 2 / (forks - 1) * dice.uniform(0.6, 1.2) + dice.standard_normal() * 0.12
        next_length = length * shrink * dice.uniform(0.8, 1.15)
        next_width = end_width * (0.92 if i == 0 else 0.8)
        grown = (next_length, next_width, depth - 1, dice, out)
        branch(None, x, y, angle + turn, *grown, spread, curl, shrink, tips, minw, grav)


def tree(
    x: float,
    y: float,
    h: float,
    w: float,
    seed: int,
    *,
    depth: int = 6,
    spread: float = 0.5,
    curl: float = 0.22,
    ang: float = -math.pi / 2,
    shrink: float = 0.76,
    roots: bool = True,
) -> tuple[skia.Path, list[Place], list[Twig]]:
    """Return a bare tree on x, y: its outline, the tips of its twigs and its branches.

    h and w: height and width of its trunk; for the others see `branch`. Roots are two short limbs at its foot.
    """
    twigs: list[Twig] = []
    tips: list[Place] = []
    branch(None, x, y, ang, h, w, depth, rng(seed), twigs, spread, curl, shrink, tips)
    limbs = [limb(pts, [start, end], 16) for pts, start, end in twigs]
    if roots:
        limbs += [_root(x, y, h, w * side) for side in (-1, 1)]
    return joined(*limbs), tips, twigs


def _root(x: float, y: float, h: float, reach: float) -> skia.Path:
    w = abs(reach)
    way = [(x, y - h * 0.25), (x + reach * 0.35, y - h * 0.06), (x + reach * 1.1, y + w * 0.1)]
    return limb(way, [w * 0.8, w * 0.7, w * 0.15], 16)


def leaves(
    sc: Scene,
    tips: list[Place],
    radius: float,
    n: int,
    colours: list[Colour],
    size: float,
    seed: int,
    *,
    depth: float = 0.6,
    detail: float = 0.6,
    light: Place = (-0.4, -0.8),
) -> None:
    """Paint n leaves of about a size, clustered within a radius of the tips, in colours from dark to lit."""
    dice = rng(seed)
    towards = np.array(light) / np.hypot(*light)
    dabs = []
    for _ in range(n):
        tip_x, tip_y = tips[dice.integers(len(tips))]
        angle = dice.uniform(0, 6.283)
        away = radius * math.sqrt(dice.uniform(0, 1))
        dx, dy = away * math.cos(angle), away * math.sin(angle) * 0.85
        lit = (dx * towards[0] + dy * towards[1]) / radius * 0.5 + 0.5 + dice.standard_normal() * 0.16
        dabs.append((lit, tip_x + dx, tip_y + dy, size * dice.uniform(0.6, 1.25), dice.uniform(0, 360)))
    dabs.sort(key=lambda dab: dab[0])
    stops = [(i / (len(colours) - 1), colour) for i, colour in enumerate(colours)]
    items: list[tuple[Any, ...]] = []
    for lit, x, y, length, turn in dabs:
        colour = ramp(stops, np.array([min(max(lit, 0), 1)], np.float32))[0]
        items.append((X(spline(LEAF), x, y, length, turn), colour))
    sc.polys(items, depth=depth, detail=detail, mottle=0.03)
