"""The weathers kept in the cupboard's jars."""

import math

import numpy as np

from ...kit.colour import mix, ramp
from ...kit.field import rng
from ...kit.fills import Lin
from ...kit.ground import land, ridge
from ...kit.paths import T, cut, ell, mask, poly, rect, spline
from ...kit.scene import Scene
from ...motifs.sky import cumulus


def weather_night(sc: Scene, x: float, y: float, w: float, h: float, m: np.ndarray) -> None:
    """Crescent moon and stars over a dark jar."""
    sc.mixin(ramp([(0, "#141c4a"), (1, "#4a5a9a")], (sc.y - (y - h)) / h).astype(np.float32), m)
    sc.glow(x + 10, y - h * 0.5, h * 0.4, "#f8f0c0", 0.5, clip=m)
    moon = cut(ell(x, y - h * 0.48, 30), ell(x + 15, y - h * 0.53, 27))
    sc.add(mask(moon) * m, "#fff4c8", mottle=0.03, detail=1, depth=0.6)
    dice = rng(3)
    stars = [
        ell(x + dice.uniform(-w * 0.4, w * 0.4), y - dice.uniform(0.08, 0.8) * h, dice.uniform(1.6, 3.4))
        for _ in range(26)
    ]
    sc.add(mask(stars) * m, "#fff8e0", mottle=0, detail=1)


def weather_dawn(sc: Scene, x: float, y: float, w: float, h: float, m: np.ndarray) -> None:
    """Sunrise between bands of rose cloud."""
    sc.mixin(ramp([(0, "#7fb0d0"), (0.5, "#f8c8a8"), (1, "#f8906a")], (sc.y - (y - h)) / h).astype(np.float32), m)
    sc.glow(x, y - h * 0.22, h * 0.6, "#fff0a8", 0.9, clip=m)
    sc.add(mask(ell(x, y - h * 0.24, w * 0.2)) * m, "#fff6c8", mottle=0, detail=1)
    cumulus(
        sc,
        x - 30,
        y - h * 0.12,
        w * 0.8,
        h * 0.14,
        5,
        light="#ffe0d0",
        mid="#f09aa0",
        dark="#a85a80",
        clip=m,
        depth=0.6,
    )
    cumulus(
        sc,
        x + 34,
        y - h * 0.05,
        w * 0.9,
        h * 0.12,
        6,
        light="#ffd0c0",
        mid="#d87a8a",
        dark="#8a4a78",
        clip=m,
        depth=0.6,
    )


def weather_rainbow(sc: Scene, x: float, y: float, w: float, h: float, m: np.ndarray) -> None:
    """A rainbow between two puffs of cloud."""
    sc.mixin(ramp([(0, "#a8d8e8"), (1, "#f0f8f0")], (sc.y - (y - h)) / h).astype(np.float32), m)
    for i, colour in enumerate(("#d84a4a", "#f0963c", "#f4d850", "#68b070", "#4a90c8", "#6a5ab0")):
        arc = mask(ell(x, y - h * 0.14, w * 0.43 - i * 7.5, h * 0.46 - i * 7.5), stroke=8) * m * (sc.y < y - h * 0.12)
        sc.mixin(colour, arc * 0.9)
    for dx, seed in ((-w * 0.32, 3), (w * 0.32, 4)):
        cumulus(
            sc,
            x + dx,
            y - h * 0.12,
            w * 0.5,
            h * 0.16,
            seed,
            light="#ffffff",
            mid="#e0ecf0",
            dark="#a8c0cc",
            clip=m,
            depth=0.6,
        )


def weather_snow(sc: Scene, x: float, y: float, w: float, h: float, m: np.ndarray) -> None:
    """Falling snow over a drift with two firs."""
    sc.mixin(ramp([(0, "#8aa8c8"), (1, "#d8e6ee")], (sc.y - (y - h)) / h).astype(np.float32), m)
    for dx, s in ((-24, 1.0), (22, 0.74)):
        for k in range(3):
            tier = spline(
                [
                    (x + dx, y - h * 0.5 * s + k * 16 * s, 1),
                    (x + dx + (12 + 9 * k) * s, y - h * 0.30 * s + k * 17 * s, 1),
                    (x + dx - (12 + 9 * k) * s, y - h * 0.30 * s + k * 17 * s, 1),
                ]
            )
            sc.add(mask(tier) * m, "#2f6a60", vol=6, depth=0.6, detail=0.9, rim=("#ffffff", 3, (-0.3, -1), 0.9))
    sc.add(mask(land(ridge(y - h * 0.16, 6, 60, 4, x0=x - w, x1=x + w))) * m, "#ffffff", vol=8, depth=0.6, detail=0.8)
    dice = rng(8)
    flakes = [
        ell(x + dice.uniform(-w * 0.46, w * 0.46), y - dice.uniform(0.1, 0.86) * h, dice.uniform(2, 5))
        for _ in range(60)
    ]
    sc.add(mask(flakes) * m, "#ffffff", mottle=0, detail=1)


def weather_tornado(sc: Scene, x: float, y: float, w: float, h: float, m: np.ndarray) -> None:
    """A whirlwind that has caught a tiny house."""
    sc.mixin(ramp([(0, "#8a9a78"), (1, "#e8d8a0")], (sc.y - (y - h)) / h).astype(np.float32), m)
    for k in range(11):
        u = k / 10
        cy = y - h * (0.80 - 0.70 * u)
        rx = w * (0.40 - 0.34 * u)
        cx = x + math.sin(u * 6) * 10
        sc.add(
            mask(ell(cx, cy, rx, rx * 0.26 + 4, -6)) * m,
            mix("#4a5258", "#a8a088", u * 0.8),
            vol=6,
            depth=0.6,
            detail=0.8,
            rim=("#e8e4cc", 2.5, (-0.6, -0.6), 0.7),
        )
    house = T(x + w * 0.2, y - h * 0.42, 0.7, 24)
    sc.polys(
        [
            (house(rect(-14, -14, 28, 24)), "#f4ead0"),
            (house(poly([(-19, -12), (0, -32), (19, -12)])), "#c8482e"),
            (house(rect(-5, -6, 9, 9)), "#3a4a5a"),
        ],
        clip=m,
        depth=0.65,
        detail=1,
        mottle=0.02,
    )


def weather_rain(sc: Scene, x: float, y: float, w: float, h: float, m: np.ndarray) -> None:
    """Slanting rain on a small sea with a paper boat."""
    sc.mixin(ramp([(0, "#5f7f98"), (1, "#b8ccd0")], (sc.y - (y - h)) / h).astype(np.float32), m)
    sc.add(
        mask(land(ridge(y - h * 0.24, 7, 46, 9, x0=x - w, x1=x + w))) * m,
        Lin([(0, "#5f98a8"), (1, "#1f4a68")], (0, y - h * 0.3), (0, y)),
        depth=0.6,
        detail=0.8,
    )
    b = T(x - 4, y - h * 0.25, 0.62, -8)
    sc.polys(
        [
            (b(poly([(-60, -16), (60, -16), (38, 12), (-38, 12)])), "#fffaf0"),
            (b(poly([(-26, -16), (0, -60), (26, -16)])), "#e8dcc8"),
        ],
        clip=m,
        depth=0.65,
        detail=1,
        mottle=0.02,
    )
    dice = rng(7)
    drops = []
    for _ in range(70):
        px = x + dice.uniform(-w * 0.5, w * 0.55)
        py = y - dice.uniform(0.2, 0.95) * h
        drops.append((poly([(px, py), (px - 5, py + 20)], closed=False), "#eef8fa", 0.75, 2.2))
    sc.polys(drops, clip=m, mottle=0, detail=0.9, depth=0.66)


def weather_heat(sc: Scene, x: float, y: float, w: float, h: float, m: np.ndarray) -> None:
    """A fat summer sun above a poppy field."""
    sc.mixin(ramp([(0, "#ffd868"), (1, "#fff2b8")], (sc.y - (y - h)) / h).astype(np.float32), m)
    sun = (x, y - h * 0.54)
    rays = []
    for i in range(14):
        a = i * math.pi / 7
        reach = 0.45 if i % 2 else 0.4
        rays.append(
            (
                poly(
                    [
                        (sun[0] + math.cos(a - 0.1) * w * 0.25, sun[1] + math.sin(a - 0.1) * w * 0.25),
                        (sun[0] + math.cos(a) * w * reach, sun[1] + math.sin(a) * w * reach),
                        (sun[0] + math.cos(a + 0.1) * w * 0.25, sun[1] + math.sin(a + 0.1) * w * 0.25),
                    ]
                ),
                "#f0902c",
            )
        )
    sc.polys(rays, clip=m, depth=0.6, detail=0.9)
    sc.add(mask(ell(*sun, w * 0.22)) * m, "#f4a02c", vol=20, depth=0.6, detail=0.9)
    sc.add(mask(land(ridge(y - h * 0.18, 6, 70, 3, x0=x - w, x1=x + w))) * m, "#7a9a48", vol=6, depth=0.6, detail=0.8)
