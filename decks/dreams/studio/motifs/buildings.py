"""Rows of houses and towers."""

import math
from collections.abc import Callable

import numpy as np
import skia

from ..kit.canvas import H, W
from ..kit.colour import Colour, mix
from ..kit.field import rng
from ..kit.fills import Lin
from ..kit.paths import ell, mask, poly, rect, union
from ..kit.scene import FogFoot, Rim, Scene

ROOFS = 6
"""Flat, gable, mansard, dome, turret and chimneys."""
WARM = "#ff7a3a"


def skyline(
    sc: Scene,
    ybase: float,
    hmin: float,
    hmax: float,
    wmin: float,
    wmax: float,
    col: Colour,
    colb: Colour,
    seed: int,
    *,
    lit: Colour = "#ffc76a",
    plit: float = 0.4,
    win: tuple[float, float] = (7, 10),
    gap: tuple[float, float] = (9, 15),
    depth: float = 0.3,
    fogg: FogFoot | None = None,
    rim: Rim | None = None,
    x0: float = -60,
    x1: float = W + 60,
    curve: Callable[[float], float] | None = None,
) -> None:
    """Paint a row of houses on ybase from x0 to x1, of heights and widths between two, in colours from col to colb.

    lit, plit: colour of lit windows and how many are lit. win, gap: width and height of windows, and the distances
    between their middles. curve: a factor of the height by the place on the card (0 left, 1 right).
    """
    dice = rng(seed)
    x = x0
    while x < x1:
        w = dice.uniform(wmin, wmax)
        h = dice.uniform(hmin, hmax) * (1 if dice.random() < 0.85 else 1.35)
        if curve:
            h *= curve((x + w / 2) / W)
        y = ybase - h
        house = union(rect(x, y, w, h + 900), *_roof(dice, x, y, w))
        colour = mix(col, colb, dice.uniform(0, 1))
        sc.add(
            house,
            Lin([(0, mix(colour, "#ffffff", 0.04)), (1, mix(colour, "#000000", 0.12))], (x, y), (x + w, y)),
            depth=depth,
            fogg=fogg,
            rim=rim,
            mottle=0.05,
            detail=0.5,
            flow=math.pi / 2,
        )
        bright, dark = _windows(dice, (x, y, w), min(ybase + 60, H), win, gap, plit)
        looks = {"depth": depth, "fogg": fogg}
        if dark:
            sc.add(mask(dark), mix(colour, "#000010", 0.28), alpha=0.6, mottle=0, detail=0.8, **looks)
        for tone in range(3):
            if bright[tone::3]:
                sc.add(mask(bright[tone::3]), mix(lit, WARM, tone * 0.21), mottle=0.06, detail=0.9, emit=0.8, **looks)
        x += w * dice.uniform(0.86, 1.05)


def _roof(dice: np.random.Generator, x: float, y: float, w: float) -> list[skia.Path]:
    """What stands on a house whose upper left corner is x, y."""
    kind = dice.integers(0, ROOFS)
    if kind == 1:
        return [poly([(x - w * 0.06, y + 1), (x + w * 0.5, y - w * 0.55), (x + w * 1.06, y + 1)])]
    if kind == 2:
        return [poly([(x - 3, y + 1), (x + w * 0.2, y - w * 0.4), (x + w * 0.8, y - w * 0.4), (x + w + 3, y + 1)])]
    if kind == 3:
        return [ell(x + w / 2, y, w * 0.42, w * 0.42), rect(x + w / 2 - 2, y - w * 0.75, 4, w * 0.5)]
    if kind == 4:
        spire = poly([(x + w * 0.2, y - w * 0.5), (x + w * 0.5, y - w * 1.25), (x + w * 0.8, y - w * 0.5)])
        return [rect(x + w * 0.25, y - w * 0.5, w * 0.5, w * 0.5 + 2), spire]
    if kind == 5:
        return [
            rect(x + w * 0.6, y - w * 0.3, w * 0.12, w * 0.4),
            rect(x + w * 0.15, y - w * 0.22, w * 0.1, w * 0.3),
        ]
    if dice.random() < 0.5:
        return [rect(x + w * dice.uniform(0.1, 0.7), y - w * 0.25, w * 0.13, w * 0.3)]
    return []


def _windows(
    dice: np.random.Generator,
    wall: tuple[float, float, float],
    bottom: float,
    size: tuple[float, float],
    gap: tuple[float, float],
    lit_share: float,
) -> tuple[list[skia.Path], list[skia.Path]]:
    """The lit and the dark windows of a wall, given by its upper left corner and its width."""
    x, y, w = wall
    columns = max(int((w - gap[0]) / gap[0]), 1)
    left = x + (w - (columns - 1) * gap[0] - size[0]) / 2
    lit: list[skia.Path] = []
    dark: list[skia.Path] = []
    row = y + gap[1] * 0.9
    while row < bottom:
        for i in range(columns):
            pane = rect(left + i * gap[0] + dice.uniform(-0.5, 0.5), row, *size, 1)
            (lit if dice.random() < lit_share else dark).append(pane)
        row += gap[1] * dice.choice([1, 1, 1, 1.6])
    return lit, dark
