"""Clouds."""

from collections.abc import Sequence

import cv2
import numpy as np

from ..kit.canvas import scale
from ..kit.colour import Colour, ramp
from ..kit.field import Field, blur, noise, rng, shift, smooth
from ..kit.scene import Scene
from ..kit.sheet import unit


def cumulus(
    sc: Scene,
    cx: float,
    cy: float,
    w: float,
    h: float,
    seed: int,
    *,
    light: Colour = "#fff3dc",
    mid: Colour = "#c9b8c8",
    dark: Colour = "#7d7aa0",
    alpha: float = 1.0,
    depth: float = 0.2,
    puffs: int = 46,
    billow: float = 0.22,
    flat: float = 0.35,
    L: Sequence[float] | None = None,  # noqa: N803
    soft: float = 0.0,
    clip: Field | None = None,
    fadeb: float = 0.55,
    detail: float = 0.25,
) -> None:
    """Paint a puff cloud about w wide and h high over cx, cy, in three tones by how its volume is lit from L.

    puffs: spheres it is heaped from. billow: how lumpy they are. flat, fadeb: where its foot ends below cy, and over
    what height it fades there, in parts of h. soft blurs its edge, clip is a mask it stays within.
    """
    cx, cy, w, h = float(cx), float(cy), float(w), float(h)
    x0, x1 = int(max((cx - w * 0.75) * scale(), 0)), int(min((cx + w * 0.75) * scale(), sc.w))
    y0, y1 = int(max((cy - h * 1.3) * scale(), 0)), int(min((cy + h * 0.9) * scale(), sc.h))
    if x1 - x0 < 4 or y1 - y0 < 4:
        return
    box = (slice(y0, y1), slice(x0, x1))
    large = noise(max(h * 0.34, 10), 5, seed + 1)[box]
    small = noise(max(h * 0.10, 6), 2, seed + 2)[box] * 0.6
    x = sc.x[box] + large * h * 0.10 + small * h * 0.03
    y = sc.y[box] + noise(max(h * 0.3, 10), 5, seed + 3)[box] * h * 0.10 + small * h * 0.02
    heap = _heap(x, y, (cx, cy, w, h), puffs, seed)
    heap = heap + (np.abs(large) * 0.35 + np.abs(small) * 0.12) * billow * h * np.clip(heap / (h * 0.12), 0, 1) * 0.5
    height = cv2.GaussianBlur(heap, (0, 0), max(h * 0.034 * scale(), 0.8)) * scale()
    upper = (cy + h * 0.35 - sc.y[box]) / (h * 1.3)
    lit = _lit(height, sc.L if L is None else unit(L)) * 0.62 + upper * 0.55 + large * 0.05
    colours = ramp([(-0.3, dark), (0.18, dark), (0.48, mid), (0.85, light), (1.3, light)], lit)
    foot = smooth(cy + h * flat + large * h * 0.12, cy + h * flat - h * fadeb, sc.y[box] + small * h * 0.05)
    cover = smooth(h * 0.015, h * 0.10, heap) * foot * alpha
    if clip is not None:
        cover = cover * clip[box]
    if soft:
        cover = blur(cover, soft)
    share = cover[..., None]
    sc.img[box] = sc.img[box] * (1 - share) + colours * share
    sc.emit[box] *= 1 - share
    sc.height[box] = sc.height[box] * (1 - cover) + height * cover
    sc.note(box, cover, depth=depth, detail=detail)


def _heap(x: Field, y: Field, place: tuple[float, float, float, float], puffs: int, seed: int) -> Field:
    """The height of a heap of spheres, larger and higher in the middle."""
    cx, cy, w, h = place
    dice = rng(seed)
    heap = np.zeros(x.shape, np.float32)
    for _ in range(puffs):
        side = dice.uniform(-1, 1)
        puff_x = cx + side * w * 0.46
        middle = (1 - side * side) ** 0.6
        puff_y = cy - middle * h * dice.uniform(-0.1, 0.75)
        radius = h * dice.uniform(0.16, 0.38) * (0.55 + 0.6 * middle)
        away = ((x - puff_x) ** 2 + (y - puff_y) ** 2) / radius**2
        inside = np.clip(1 - away, 0, 1)
        heap = np.maximum(heap, np.where(away < 1, np.sqrt(inside) * radius + (1 - abs(side)) * h * 0.15 * inside, 0))
    return heap


def _lit(height: Field, to_light: Sequence[float]) -> Field:
    """How squarely each slope of a height faces the light."""
    slope_x = cv2.Sobel(height, cv2.CV_32F, 1, 0) / 8
    slope_y = cv2.Sobel(height, cv2.CV_32F, 0, 1) / 8
    upright = 1 / np.sqrt(1 + slope_x * slope_x + slope_y * slope_y)
    return (-slope_x * to_light[0] - slope_y * to_light[1] + to_light[2]) * upright


def strata(
    sc: Scene,
    y: float,
    thickness: float,
    colour: Colour,
    lit: Colour,
    amount: float = 0.8,
    seed: int = 1,
    *,
    cell: float = 130,
    aspect: float = 5.0,
    cover: float = 0.1,
    L: tuple[float, float] = (-0.5, -0.7),  # noqa: N803
) -> None:
    """Paint a bank of flat clouds about the height y, with edges lit from L.

    cell, aspect: size of its clouds and how far they stretch sideways; cover: how closed it is.
    """
    bumps = noise(cell, 5, sc.seed * 31 + seed, aspect=aspect)
    band = np.exp(-(((sc.y - y) / thickness) ** 2))
    share = (smooth(0.0, 0.28, bumps * 0.55 + band * 1.15 - 1.0 + cover) * amount)[..., None]
    edge = np.clip((bumps - shift(bumps, -L[0] * 9, -L[1] * 9)) * 1.6 + 0.35, 0, 1)
    sc.img[:] = sc.img * (1 - share) + ramp([(0, colour), (1, lit)], edge) * share
