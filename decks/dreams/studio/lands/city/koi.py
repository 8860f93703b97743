"""A leaping koi: white and coral, scale by scale, along a bent back."""

import math

import numpy as np

from ...kit.colour import Colour, mix
from ...kit.field import rng
from ...kit.fills import Lin, Rad
from ...kit.paths import ell, limb, mask, poly, sample, spline
from ...kit.scene import Scene

Place = tuple[float, float]
GIRTH = ((0, 46), (0.1, 60), (0.3, 118), (0.5, 158), (0.66, 172), (0.8, 164), (0.9, 128), (0.97, 78), (1, 44))
"""Half its width from the root of the tail to the mouth."""
CORAL, IVORY, BELLY = "#ee5a3c", "#fbf1de", "#f8d8a8"


class Koi:
    """A koi whose back runs along points from the tail to the mouth; u is how far along, v across, 1 at the belly."""

    def __init__(self, back: list[Place]) -> None:
        self.way = sample(back, 200)
        along = np.gradient(self.way, axis=0)
        self.along = along / np.linalg.norm(along, axis=1)[:, None]

    def at(self, u: float, v: float) -> Place:
        """Where on the card a place of its side is."""
        k = min(max(u, 0), 1) * 199
        x, y = (float(np.interp(k, range(200), self.way[:, axis])) for axis in (0, 1))
        dx, dy = (float(np.interp(k, range(200), self.along[:, axis])) for axis in (0, 1))
        half = float(np.interp(u, [g[0] for g in GIRTH], [g[1] for g in GIRTH])) * v
        beyond = max(u - 1, 0) * 700 + min(u, 0) * 700
        return (x - dy * half + dx * beyond, y + dx * half + dy * beyond)

    def turn(self, u: float) -> float:
        """The direction of its back in degrees."""
        dx, dy = self.along[int(min(max(u, 0), 1) * 199)]
        return math.degrees(math.atan2(dy, dx))

    def colour(self, u: float, v: float) -> Colour:
        """Coral saddles on ivory, paler towards the belly."""
        saddle = math.sin(u * 11.5 + 0.6) + 0.35 * math.sin(v * 4 + u * 17) - 0.55 * max(v, -0.2)
        base = mix(IVORY, CORAL, min(max(saddle * 3 + 0.4, 0), 1))
        return mix(base, BELLY, min(max((v - 0.35) * 1.2, 0), 0.8))


def leap(sc: Scene, koi: Koi, rim: tuple[object, ...]) -> None:
    """Paint it, the farther fins first."""
    fin(sc, koi, [(0.66, 0.9), (0.62, 1.7), (0.52, 1.9), (0.56, 0.9)], 7, rim, far=0.35)
    tail(sc, koi, rim)
    fin(sc, koi, [(0.7, -0.9), (0.63, -1.36), (0.5, -1.5), (0.36, -1.46), (0.22, -1.5), (0.27, -0.9)], 17, rim)
    fin(sc, koi, [(0.2, 0.8), (0.14, 2.1), (0.05, 2.5), (0.11, 0.8)], 7, rim)
    body(sc, koi, rim)
    fin(sc, koi, [(0.42, 0.74), (0.36, 1.55), (0.27, 1.7), (0.35, 0.8)], 7, rim)
    head(sc, koi, rim)
    fin(sc, koi, [(0.74, 0.5), (0.68, 1.5), (0.56, 1.62), (0.62, 0.9), (0.68, 0.45)], 9, rim)


def body(sc: Scene, koi: Koi, rim: tuple[object, ...]) -> None:
    """Scales from the tail on, each over the one behind it."""
    dice = rng(6)
    skin = [koi.at(u, -0.97) for u in np.linspace(0, 0.84, 60)] + [koi.at(u, 0.97) for u in np.linspace(0.84, 0, 60)]
    items = [(poly(skin), "#d88a68")]
    rows = 44
    for k in range(rows):
        u = 0.82 * k / (rows - 1)
        half = float(np.interp(u, [g[0] for g in GIRTH], [g[1] for g in GIRTH]))
        across = max(int(half / 15), 4)
        for j in range(across + 1):
            v = (j + 0.5 * (k % 2)) / across * 2 - 1
            if abs(v) > 0.97:
                continue
            x, y = koi.at(u, v * 0.96)
            long, wide = half * 0.9 / across + 9, half / across * 1.15
            flat = math.sqrt(max(1 - v * v, 0.12))
            tone = mix(koi.colour(u, v), "#ffffff" if dice.random() < 0.5 else "#c88a78", 0.14 * dice.random())
            turn = koi.turn(u)
            items.append((ell(x, y, long, wide * (0.55 + 0.45 * flat), turn), mix(tone, "#6a2c3c", 0.45)))
            shifted = (x + 3.5 * math.cos(math.radians(turn)), y + 3.5 * math.sin(math.radians(turn)))
            items.append((ell(*shifted, long - 1, wide * (0.55 + 0.45 * flat) - 2, turn), tone))
    m = mask(poly(skin))
    sc.polys(items, vol=120, hs=1.1, shade=0.95, depth=0.7, detail=0.62, mottle=0.04, clip=m, rim=rim)


def head(sc: Scene, koi: Koi, rim: tuple[object, ...]) -> None:
    """Cheek, gill, an open round mouth with barbels, and an eye that looks at whoever has caught it."""
    out = [koi.at(u, -1) for u in (0.76, 0.84, 0.9, 0.95, 0.99)] + [koi.at(1.035, -0.5), koi.at(1.05, 0.1)]
    out += [koi.at(1.015, 0.75)] + [koi.at(u, 1) for u in (0.97, 0.9, 0.84, 0.8)]
    out += [koi.at(0.745, 0.5), koi.at(0.735, 0), koi.at(0.745, -0.5)]
    tones = Lin([(0, CORAL), (0.34, CORAL), (0.5, IVORY), (1, BELLY)], koi.at(0.87, -1), koi.at(0.87, 1))
    sc.add(spline(out), tones, vol=110, shade=0.95, depth=0.72, detail=0.55, rim=rim, shadow=(-12, 8, 12, 0.4))
    for du, width, tone, share in ((0.0, 16, "#7a2c34", 0.8), (0.016, 7, "#ffe0c0", 0.85)):
        edge = [koi.at(u + du, v) for u, v in ((0.79, -0.62), (0.765, -0.2), (0.765, 0.25), (0.79, 0.62), (0.83, 0.86))]
        sc.add(limb(edge, [3, width, width, width, 3], 30), tone, alpha=share, soft=2, depth=0.72, mottle=0)
    lips = [
        koi.at(u, v) for u, v in ((1.01, -0.62), (1.07, -0.45), (1.085, 0.1), (1.06, 0.72), (1.0, 0.72), (1.0, 0.05))
    ]
    sc.add(spline(lips), "#e8886a", vol=16, depth=0.73, rim=rim)
    gape = [koi.at(u, v) for u, v in ((1.045, -0.32), (1.082, -0.1), (1.075, 0.38), (1.03, 0.42), (1.02, 0))]
    sc.add(spline(gape), "#3a1424", depth=0.73, detail=0.6)
    for u, v, far in ((1.0, 0.8, 1.16), (0.96, 0.95, 1.06)):
        a = koi.at(u, v)
        droop = [a, (a[0] + 18, a[1] + 44), (a[0] - 6 + 30 * (far - 1), a[1] + 96)]
        sc.add(limb(droop, [11, 7, 3], 20), "#f0a078", vol=3, depth=0.74, detail=0.6, rim=rim)
    x, y = koi.at(0.915, -0.28)
    for path, tone in (
        (ell(x, y, 33), "#b8644a"),
        (ell(x, y, 27), Rad([(0, "#fff0a8"), (0.7, "#f0b038"), (1, "#8a4a18")], (x + 6, y + 8), 28)),
        (ell(x + 5, y + 5, 15), "#120a10"),
        (ell(x - 4, y - 6, 5.5), "#ffffff"),
    ):
        sc.add(path, tone, vol=3, depth=0.74, detail=0.8, mottle=0.02)


def fin(sc: Scene, koi: Koi, spots: list[Place], rays: int, rim: tuple[object, ...], far: float = 0.0) -> None:
    """A fin through spots of its side, from its front edge to where it ends; rays fan out from the root."""
    edge = [koi.at(u, v) for u, v in spots]
    tone = mix("#f6a078", "#3a4660", far)
    m = sc.add(
        spline(edge),
        Lin([(0, tone), (1, mix(tone, "#fff4e0", 0.6))], edge[0], edge[len(edge) // 2]),
        alpha=0.94,
        depth=0.68,
        detail=0.5,
        rim=rim,
        vol=5,
    )
    outer = sample(edge[1:-1] if len(edge) > 4 else edge[1:3], rays)
    inner = sample([edge[0], edge[-1]], rays)
    lines = [limb([tuple(a), tuple(b)], [5, 1.5], 6) for a, b in zip(inner, outer, strict=True)]
    sc.mul("#c0503c", mask(lines) * m * 0.6)


def tail(sc: Scene, koi: Koi, rim: tuple[object, ...]) -> None:
    """A torn veil in two lobes."""
    root = koi.at(0.03, 0)
    for side, far in ((1, 0.22), (-1, 0.0)):
        spots = [
            (0.05, side * 0.9),
            (-0.08, side * 1.9),
            (-0.22, side * 3.4),
            (-0.3, side * 2.9),
            (-0.26, side * 1.6),
            (-0.16, side * 0.3),
            (0.0, -side * 0.2),
        ]
        edge = [koi.at(u, v) for u, v in spots]
        tone = mix("#f08a64", "#3a4660", far)
        m = sc.add(
            spline(edge),
            Lin([(0, tone), (1, mix(tone, "#fff4e0", 0.7))], root, edge[2]),
            depth=0.66,
            detail=0.5,
            vol=6,
            rim=rim,
        )
        lines = [limb([root, tuple(p)], [6, 2], 8) for p in sample(edge[1:6], 16)]
        sc.mul("#b84838", mask(lines) * m * 0.55)
