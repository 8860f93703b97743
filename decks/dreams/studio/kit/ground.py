"""Ridges, land, waves and glitter on water."""

import numpy as np
import skia

from .canvas import H, W
from .colour import Colour, mix
from .field import Field, blur, noise, shift, smooth
from .fills import Lin
from .paths import Points, mask, poly, spline
from .scene import Scene

Line = list[tuple[float, float]]


def swirl(sc: Scene, base: float = 0.0, amp: float = 1.2, cell: float = 420, seed: int = 3) -> Field:
    """Return a field of stroke directions in radians that wander about a base: for `Scene.setflow` in skies."""
    return base + noise(cell, 2, sc.seed * 5 + seed, aspect=1.6) * amp


def ridge(
    y: float,
    amp: float,
    cell: float,
    seed: int,
    x0: float = -40,
    x1: float = W + 40,
    step: float = 6,
    oct: int = 5,  # noqa: A002
    tilt: float = 0.0,
    *,
    sharp: bool = False,
    gain: float = 0.5,
) -> Line:
    """Return the points of a ragged skyline from x0 to x1 about the height y.

    `amp` is its height, `cell` the width of its largest bumps, `oct` the number of ever finer ones (each `gain` times
    lower), `tilt` its slope; a sharp one has peaks.
    """
    dice = np.random.default_rng(seed)
    xs = np.arange(x0, x1 + step, step, dtype=float)
    heights = np.zeros_like(xs)
    height = 1
    width = cell
    for octave in range(oct):
        values = dice.standard_normal(int((x1 - x0) / width) + 4)
        place = (xs - x0) / width
        left = place.astype(int)
        share = place - left
        share = share * share * (3 - 2 * share)
        bumps = values[left] * (1 - share) + values[left + 1] * share
        heights += height * (np.abs(bumps) * -1.6 + 0.8 if sharp and octave < 3 else bumps)
        height *= gain
        width /= 2.1
    return [(float(x), float(y - up * amp + tilt * (x - W / 2))) for x, up in zip(xs, heights, strict=True)]


def land(pts: Points, bottom: float = H + 60) -> skia.Path:
    """Return the ground under a skyline, down to a height."""
    return poly([*pts, (pts[-1][0], bottom), (pts[0][0], bottom)])


def waves(
    sc: Scene,
    y0: float,
    y1: float,
    col_far: Colour,
    col_near: Colour,
    crest: Colour = "#ffffff",
    n: int = 16,
    amp: tuple[float, float] = (2, 16),
    seed: int = 1,
    depth: float = 0.6,
    chop: float = 1.0,
    crest_a: float = 0.45,
) -> None:
    """Paint a sea from the horizon y0 to y1 as n overlapping swells, which grow towards the viewer.

    `amp` is the height of the farthest and the nearest, `chop` makes all steeper, `crest_a` the strength of the foam.
    """
    for i in range(n):
        near = i / (n - 1)
        y = y0 + (y1 - y0) * near**1.7
        height = amp[0] + (amp[1] - amp[0]) * near**1.3
        pts = ridge(y, height * chop, 30 + 210 * near, seed * 100 + i, step=4, oct=3, gain=0.42)
        colour = mix(col_far, col_near, near)
        stops = [(0, mix(colour, crest, 0.16)), (0.35, colour), (1, mix(colour, "#000018", 0.22))]
        m = mask(land(pts))
        sc.add(
            m,
            Lin(stops, (0, y - height), (0, y + height * 5 + 18)),
            depth=depth + 0.3 * near,
            mottle=0.05,
            flow=0.0,
            detail=0.35,
        )
        edge = np.clip(m - shift(m, 0, 2 + 4 * near), 0, 1)
        broken = smooth(0.1, 0.9, noise(40 + 80 * near, 3, seed * 77 + i, aspect=4))
        sc.mixin(crest, blur(edge, 0.6 + 0.8 * near) * broken * crest_a)


def glitter(
    sc: Scene,
    x: float,
    y0: float,
    y1: float,
    w0: float,
    w1: float,
    colour: Colour,
    *,
    n: int = 260,
    seed: int = 1,
    a: float = 0.8,
) -> None:
    """Strew n glints of light over water about x, from y0 (spread over w0) to y1 (spread over w1)."""
    dice = np.random.default_rng(seed)
    glints = []
    for _ in range(n):
        near = dice.random() ** 1.3
        y = y0 + (y1 - y0) * near
        glint_x = x + dice.standard_normal() * (w0 + (w1 - w0) * near) * 0.42
        half = (5 + 30 * near) * dice.uniform(0.4, 1.5)
        thick = 1.2 + 3.2 * near
        lens = spline(
            [(glint_x - half, y), (glint_x, y - thick * 0.6), (glint_x + half, y), (glint_x, y + thick * 0.6)]
        )
        glints.append((lens, colour, a * dice.uniform(0.3, 1) * (1 - 0.35 * near)))
    sc.polys(glints, mottle=0, flow=0.0, detail=0.7, emit=0.3, blend="screen")
