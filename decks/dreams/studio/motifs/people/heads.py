"""Heads: a face by planes where it is small, hair as a mass, and hats."""

from __future__ import annotations

import math

import numpy as np
import skia

from ...kit.colour import mix
from ...kit.paths import ell, limb, spline
from .look import Drawn, Place, to_eye

HATS = {
    "brim": ((-1.08, -0.42), (-0.98, -1.2), (-0.3, -1.42), (0.35, -1.36), (0.95, -1.15), (1.06, -0.42)),
    "straw": ((-1.02, -0.45), (-0.92, -1.1), (0, -1.3), (0.92, -1.1), (1.02, -0.45)),
    "cap": ((-1.06, -0.3), (-1.06, -0.9), (-0.5, -1.3), (0.5, -1.26), (1.05, -0.8), (1.06, -0.3)),
    "beret": ((-1.05, -0.42), (-1.4, -0.95), (-0.4, -1.36), (0.8, -1.2), (1.1, -0.5)),
    "top": ((-0.92, -0.5, 1), (-1.0, -2.2, 1), (1.0, -2.2, 1), (0.92, -0.5, 1)),
    "kerchief": ((-1.0, 0.75), (-1.2, -0.2), (-0.85, -1.05), (0, -1.22), (0.85, -1.0), (1.08, -0.3), (0.9, -0.45)),
    "hood": ((-1.1, 1.1), (-1.35, 0.0), (-1.1, -0.95), (-0.1, -1.5), (0.9, -1.1), (1.15, -0.3), (0.95, 0.9)),
    "wool": ((-1.04, -0.15), (-1.05, -0.85), (-0.4, -1.35), (0.4, -1.35), (1.05, -0.85), (1.04, -0.15)),
}
"""Outlines in radii of the head, about its middle, as seen when it looks to the right."""
BRIMS = {"brim": 1.75, "straw": 2.25, "top": 1.5}


def face_and_hair(d: Drawn) -> None:
    """The skull with what of the face is turned to the eye, then hair, beard and hat."""
    x, y = d.at(d.bones.head)
    r = d.build.head * d.h
    front = float(d.bones.gaze @ to_eye(d.view))
    across = d.at(d.bones.head + d.bones.gaze)[0] - x
    side = max(-1.0, min(1.0, across / d.h))
    tip = math.degrees(math.asin(max(-1, min(1, -float(d.bones.gaze[2]))))) * (1 if side >= 0 else -1)
    m = _Head(d, x, y, r, side, front, tip)
    if front > -0.45:
        m.skull()
        m.face()
        m.hair()
        if d.look.beard is not None:
            m.beard()
    else:
        m.from_behind()
    m.hat()


def falling(d: Drawn) -> None:
    """Long hair or a braid behind the shoulders."""
    if d.look.cut not in {"long", "braid"} or d.look.hair is None:
        return
    back = d.bones.head - d.bones.gaze * d.build.head * 0.75
    low = d.bones.neck - d.bones.front * 0.09 - np.array([0, 0, 0.12])
    wide = d.build.head * (1.5 if d.look.cut == "long" else 0.6)
    drift = d.look.wind * d.h * 0.8
    x, y = d.at(low)
    way = [d.at(back), d.at(back * 0.4 + low * 0.6), (x + drift, y)]
    d.mass.part(
        limb(way, [wide * d.h, wide * d.h, wide * 0.5 * d.h], 20),
        mix(d.look.hair, "#0a0814", 0.15),
        round_=0.03,
        over=0.012,
    )


class _Head:
    """A head at a place of the card: r is its radius, side how far it looks to the right, front how far to the eye."""

    def __init__(self, d: Drawn, x: float, y: float, r: float, side: float, front: float, tip: float) -> None:
        self.d, self.x, self.y, self.r, self.side, self.front = d, x, y, r, side, front
        self.angle = math.radians(tip)
        self.mirror = 1 if side >= 0 else -1

    def at(self, ahead: float, down: float) -> Place:
        """A place in radii, mirrored with the look and nodding with it."""
        px, py = ahead * self.mirror * self.r, down * self.r
        c, s = math.cos(self.angle), math.sin(self.angle)
        return (self.x + px * c - py * s, self.y + px * s + py * c)

    def shape(self, *points: tuple[float, ...]) -> skia.Path:
        """A smooth outline."""
        return spline([(*self.at(*point[:2]), *point[2:]) for point in points])

    def skull(self) -> None:
        """Head and face in one; in profile with brow, nose, lips and chin."""
        k = abs(self.side)
        nose = 0.10 + 0.24 * k
        outline = (
            self.shape(
                (-0.98, -0.1),
                (-0.8, -0.75),
                (0.0, -1.08),
                (0.72, -0.82),
                (0.93, -0.3),
                (0.9, -0.12),
                (0.9 + nose, 0.22),
                (0.93, 0.34),
                (0.95, 0.5),
                (0.86, 0.62),
                (0.78, 0.95),
                (0.35, 1.12),
                (-0.35, 0.92),
                (-0.85, 0.45),
            )
            if k > 0.45
            else self.shape(
                (-0.92, -0.1),
                (-0.75, -0.78),
                (0.0, -1.08),
                (0.78, -0.78),
                (0.94, -0.1),
                (0.8, 0.55),
                (0.36, 1.1),
                (-0.12, 1.14),
                (-0.68, 0.72),
            )
        )
        self.m = self.d.mass.part(outline, self.d.look.skin, round_=self.d.build.head * 0.8, over=0.012, fine=0.85)

    def face(self) -> None:
        """Planes and shadows: the socket, the cheek, the nose and the mouth; eyes only where it is large."""
        mass, skin, r, h = self.d.mass, self.d.look.skin, self.r, self.d.h
        dark, red = mix(skin, "#4a1c18", 0.6), mix(skin, "#c8402c", 0.6)
        middle = self.side * 0.55 * self.mirror
        width = 0.42 * (1 - 0.35 * abs(self.side))
        eyes = [middle + width, middle - width] if abs(self.side) < 0.8 else [0.58]
        for eye in eyes:
            mass.tint(ell(*self.at(eye, -0.08), r * 0.2, r * 0.13), dark, 0.7, r * 0.06)
            if h > 330:
                mass.part(
                    ell(*self.at(eye + 0.02, -0.06), r * 0.07, r * 0.085), "#1c1216", round_=0.002, over=0.001, fine=1.0
                )
        mass.tint(ell(*self.at(middle + 0.12, 0.42), r * 0.34, r * 0.2), red, 0.4, r * 0.16)
        if abs(self.side) <= 0.8:
            nose = limb([self.at(middle * 1.25, -0.05), self.at(middle * 1.5 + 0.06, 0.26)], [r * 0.06, r * 0.2], 8)
            mass.tint(nose, mix(skin, "#a04a34", 0.6), 0.6, r * 0.05)
        mouth = middle * 1.1 if abs(self.side) <= 0.8 else 0.76
        mass.tint(
            limb([self.at(mouth - 0.2, 0.62), self.at(mouth + 0.12, 0.6)], [r * 0.06] * 2, 6), dark, 0.75, r * 0.03
        )
        mass.tint(ell(*self.at(-0.1, 0.95), r * 0.7, r * 0.2), dark, 0.2, r * 0.14)
        if abs(self.side) > 0.45:
            mass.part(
                ell(*self.at(-0.12, 0.1), r * 0.13, r * 0.2), mix(skin, "#a04a34", 0.25), round_=0.006, over=0.004
            )

    def hair(self) -> None:
        """A mass over the skull, open towards the face."""
        look = self.d.look
        if look.hair is None:
            return
        k = abs(self.side)
        low = {"short": 0.55, "bob": 1.15, "long": 1.3, "braid": 0.75, "bun": 0.5, "curls": 0.9}.get(look.cut, 0.55)
        if k > 0.45:
            edge = (
                (-0.5, low),
                (-1.12, low * 0.55),
                (-1.2, -0.2),
                (-0.92, -0.92),
                (-0.05, -1.26),
                (0.75, -1.0),
                (0.96, -0.5),
                (0.6, -0.55),
                (0.22, -0.35),
                (0.0, 0.0),
                (-0.22, 0.25),
                (-0.2, low * 0.8),
            )
        else:
            edge = (
                (-0.72, low),
                (-1.12, 0.2),
                (-1.08, -0.5),
                (-0.6, -1.12),
                (0.1, -1.28),
                (0.75, -1.05),
                (1.1, -0.4),
                (1.1, 0.2),
                (0.9, low),
                (0.86, 0.0),
                (0.5, -0.55),
                (-0.2, -0.62),
                (-0.66, -0.2),
            )
        mass, r = self.d.mass, self.r
        m = mass.part(self.shape(*edge), look.hair, round_=self.d.build.head * 0.5, over=0.014)
        if look.cut == "curls":
            dice = np.random.default_rng(5)
            for a in np.linspace(1.9, 5.2, 11):
                px, py = math.cos(a) * 1.08, math.sin(a) * 1.1 + 0.05
                mass.part(ell(*self.at(px, py), r * dice.uniform(0.26, 0.36)), look.hair, round_=0.02, over=0.008)
        if look.cut == "bun":
            mass.part(ell(*self.at(-0.95 * max(k, 0.1), -1.0 + 0.1 * k), r * 0.48), look.hair, round_=0.03, over=0.01)
        for a in (-0.75, -0.35, 0.1, 0.5):
            way = [self.at(a * 0.6 + 0.1, -1.15), self.at(a - 0.12, -0.75), self.at(a * 1.2 - 0.28, -0.2)]
            mass.stroke(limb(way, [1, r * 0.1, 1], 10), r * 0.03, 0.5, m)

    def beard(self) -> None:
        """A beard from ear to chin."""
        k = abs(self.side)
        edge = (
            ((-0.15, 0.2), (0.3, 0.62), (0.85, 0.5), (1.0, 0.75), (0.8, 1.5), (0.3, 1.8), (-0.1, 1.2))
            if k > 0.45
            else ((-0.8, 0.2), (-0.3, 0.6), (0.3, 0.6), (0.85, 0.2), (0.75, 1.2), (0.1, 1.75), (-0.6, 1.2))
        )
        self.d.mass.part(self.shape(*edge), self.d.look.beard or "#ffffff", round_=0.03, over=0.01)

    def from_behind(self) -> None:
        """Hair from behind, and ears."""
        look, mass, r = self.d.look, self.d.mass, self.r
        for side in (-1, 1):
            mass.part(
                ell(*self.at(side * 0.96, 0.15), r * 0.14, r * 0.22),
                mix(look.skin, "#a04a34", 0.2),
                round_=0.006,
                over=0.004,
            )
        low = {"bob": 1.15, "long": 1.4, "braid": 0.85}.get(look.cut, 0.8)
        m = mass.part(
            self.shape(
                (-0.98, -0.1),
                (-0.8, -0.85),
                (0, -1.2),
                (0.8, -0.85),
                (0.98, -0.1),
                (0.75, low * 0.8),
                (0.1, low),
                (-0.7, low * 0.8),
            ),
            look.hair or look.skin,
            round_=self.d.build.head * 0.7,
            over=0.014,
        )
        for a in (-0.5, -0.15, 0.2, 0.55):
            mass.stroke(
                limb(
                    [self.at(a * 0.3, -1.0), self.at(a * 1.1, -0.1), self.at(a * 0.8, low * 0.85)], [1, r * 0.09, 1], 10
                ),
                r * 0.03,
                0.45,
                m,
            )
        if look.cut == "bun":
            mass.part(ell(*self.at(0, -0.75), r * 0.5), look.hair or look.skin, round_=0.03, over=0.012)
        if look.cut in {"long", "braid"} and look.hair is not None:
            wide = r * (1.7 if look.cut == "long" else 0.55)
            drift = look.wind * self.d.h * 0.8
            ends = [
                (self.x, self.y + r * 0.4),
                (self.x + drift * 0.4, self.y + r * 2),
                (self.x + drift, self.y + r * 3.1),
            ]
            mass.part(limb(ends, [wide, wide, wide * 0.4], 18), look.hair, round_=0.03, over=0.016)

    def hat(self) -> None:
        """The crown, with a brim or a peak."""
        kind, colour, mass, r = self.d.look.hat, self.d.look.hat_colour, self.d.mass, self.r
        if kind not in HATS:
            return
        turned = self.front < -0.45
        if kind == "kerchief" and turned:
            points = ((-1.08, 0.5), (-1.1, -0.5), (0, -1.25), (1.1, -0.5), (1.08, 0.5), (0, 1.1))
        elif kind == "hood":
            points = HATS[kind] if not turned else ((-1.2, 1.0), (-1.25, -0.4), (0, -1.5), (1.25, -0.4), (1.2, 1.0))
        else:
            points = HATS[kind]
        m = mass.part(self.shape(*points), colour, round_=self.d.build.head * 0.6, over=0.014)
        if kind == "hood" and not turned:
            self.m = mass.part(
                self.shape(
                    (0.15 + 0.3 * abs(self.side), -0.75),
                    (0.95, -0.5),
                    (0.98, 0.3),
                    (0.7, 0.95),
                    (0.1, 0.9),
                    (-0.15, 0.1),
                ),
                self.d.look.skin,
                round_=0.03,
                over=0.004,
            )
            mass.tint(self.shape((0.0, -0.9), (1.0, -0.7), (0.9, -0.1), (0.1, 0.2)), "#1a1020", 0.6, r * 0.12)
        if kind in BRIMS:
            wide = BRIMS[kind] * r
            mass.part(
                ell(*self.at(0.05, -0.48), wide, wide * 0.24, math.degrees(self.angle)),
                colour,
                round_=0.012,
                over=0.012,
            )
            mass.part(
                limb([self.at(-0.98, -0.62), self.at(0, -0.52), self.at(0.98, -0.62)], [r * 0.2] * 2, 10),
                mix(colour, "#000010", 0.35),
                round_=0.006,
                over=0.003,
                within=m,
            )
        if kind == "cap" and not turned:
            mass.part(
                self.shape((0.5, -0.5), (1.75, -0.3), (1.6, -0.15), (0.6, -0.28)),
                mix(colour, "#000010", 0.4),
                round_=0.01,
                over=0.01,
            )
        if kind == "wool":
            mass.part(
                limb([self.at(-1.05, -0.3), self.at(0, -0.25), self.at(1.05, -0.3)], [r * 0.34] * 2, 10),
                mix(colour, "#ffffff", 0.2),
                round_=0.016,
                over=0.008,
            )
