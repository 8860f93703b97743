"""Chairs of a council: each has a back of its own. They face us, lit by a candle before their feet."""

import math

import numpy as np

from ...kit.colour import Colour, mix
from ...kit.fills import Lin
from ...kit.paths import T, ell, limb, poly, spline
from ...kit.scene import Scene

DARK = "#240a12"
RIM = ("#ffd890", 4, (0.1, 0.9), 0.8)


class Wood:
    """One chair while it is painted: its frame, its tone and how its edges catch the light."""

    def __init__(self, sc: Scene, t: T, tone: Colour, depth: float = 0.5) -> None:
        self.sc, self.t, self.tone, self.depth = sc, t, tone, depth

    def part(self, path, colour: Colour | None = None, vol: float = 6, low: float = 0.0, high: float = -280, **more):
        """A part; all are lighter below, where the candle stands."""
        tone = self.tone if colour is None else colour
        tones = Lin(
            [(0, mix(tone, DARK, 0.55)), (0.55, tone), (1, mix(tone, "#ffcf80", 0.3))],
            self.t((0, high)),
            self.t((0, low)),
        )
        return self.sc.add(
            self.t(path), tones, vol=vol * self.t.a[2], rim=RIM, depth=self.depth, detail=0.5, mottle=0.08, **more
        )

    def rod(self, points, widths, colour: Colour | None = None) -> None:
        """A leg, a post or a rail."""
        self.part(limb(points, widths, 24), colour, 4, shadow=(4, 6, 6, 0.3))

    def turned(self, x0: float, y0: float, x1: float, y1: float, wide: float = 10) -> None:
        """A leg from the lathe."""
        swell = (0.8, 1.3, 0.6, 1.5, 1.0, 0.6, 1.2, 0.5)
        self.rod([(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2), (x1, y1)], [wide * s for s in swell])


def throne(sc: Scene, t: T) -> None:
    """Gilded, with red cloth, knobs and arms."""
    w = Wood(sc, t, "#b8803a")
    for x in (-58, 58):
        w.rod([(x * 0.9, -20), (x * 0.92, -300)], [13, 15])
        w.part(ell(x * 0.92, -310, 14, 15), vol=8)
    crest = [(-56, -276), (-58, -310), (-30, -322), (-14, -352), (0, -362), (14, -352), (30, -322), (58, -310)]
    w.part(spline([*crest, (56, -276), (0, -268)]), vol=10)
    w.part(ell(0, -322, 15, 17), "#c8383a", 6)
    back = w.part(spline([(-46, -120), (-46, -262), (0, -288), (46, -262), (46, -120)]), "#a02430", 16)
    for x, y in ((-22, -236), (22, -236), (0, -200), (-22, -166), (22, -166)):
        sc.mul("#5a0c18", _spot(sc, t, x, y) * back)
    w.part(spline([(-62, -96, 1), (-50, -126, 1), (50, -126, 1), (62, -96, 1), (58, -84), (-58, -84)]), "#c03038", 10)
    w.part(poly([(-62, -92), (62, -92), (60, -72), (-60, -72)]), vol=5)
    for s in (-1, 1):
        w.turned(s * 54, -74, s * 58, 0, 14)
        w.rod([(s * 52, -168), (s * 64, -160), (s * 70, -150)], [13, 14, 17])
        w.rod([(s * 67, -150), (s * 60, -90)], [10, 11])


def _spot(sc: Scene, t: T, x: float, y: float) -> np.ndarray:
    cx, cy = t((x, y))
    return np.clip(1 - np.hypot(sc.x - cx, sc.y - cy) / (11 * t.a[2]), 0, 1) * 0.9


def wing_chair(sc: Scene, t: T) -> None:
    """A deep one for somebody who likes to be asked twice."""
    blue = "#3f6a80"
    w = Wood(sc, t, blue)
    for x in (-58, 58):
        w.rod([(x, -30), (x * 1.08, 0)], [13, 8], "#7a4424")
    w.part(spline([(-60, -100), (-66, -236), (-44, -282), (0, -292), (44, -282), (66, -236), (60, -100)]), vol=24)
    for s in (-1, 1):
        wing = [(s * 44, -280), (s * 76, -262), (s * 84, -200), (s * 72, -140), (s * 52, -140), (s * 48, -220)]
        w.part(spline(wing), mix(blue, "#ffffff", 0.06), 12, shadow=(0, 8, 8, 0.4))
    w.part(spline([(-58, -92), (-54, -124), (54, -124), (58, -92), (0, -84)]), mix(blue, "#ffe0b0", 0.12), 12)
    w.part(poly([(-66, -90), (66, -90), (64, -26), (-64, -26)]), mix(blue, DARK, 0.2), 12)
    for s in (-1, 1):
        arm = [(s * 56, -30), (s * 58, -130), (s * 72, -152), (s * 90, -140), (s * 86, -30)]
        w.part(spline(arm), mix(blue, "#ffe0b0", 0.08), 14, shadow=(-s * 4, 4, 8, 0.4))


def hoop_chair(sc: Scene, t: T) -> None:
    """A hoop with spindles, thin as an aunt."""
    w = Wood(sc, t, "#8a5a34")
    for s in (-1, 1):
        w.turned(s * 36, -96, s * 50, -8, 8)
    for k in range(-3, 4):
        w.rod([(k * 9, -112), (k * 14, -256 + abs(k) * 9)], [5, 7, 4])
    hoop = [(math.cos(a) * 60, -200 + math.sin(a) * -72) for a in np.linspace(-0.25, math.pi + 0.25, 13)]
    w.rod([(38, -112), *hoop, (-38, -112)], [9, 11, 11, 11, 9])
    w.part(spline([(-62, -100), (-46, -116), (46, -116), (62, -100), (54, -88), (-54, -88)]), "#a8703c", 7)
    for s in (-1, 1):
        w.turned(s * 50, -90, s * 64, 0, 10)
    w.rod([(-56, -42), (56, -42)], [6, 9, 6])


def high_stool(sc: Scene, t: T) -> None:
    """Three long legs and no back, for whoever writes all down."""
    w = Wood(sc, t, "#7f8a54")
    w.rod([(0, -150), (4, -12)], [9, 7])
    w.rod([(-38, -60), (40, -60)], [7, 7])
    for s in (-1, 1):
        w.rod([(s * 28, -160), (s * 54, 0)], [11, 8])
    w.part(ell(0, -164, 52, 15), "#8f9a60", 7)
