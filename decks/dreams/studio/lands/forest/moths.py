"""Moths at the cinema: from behind in their seats, about 190 tall with their feelers, and on the wing."""

import math

import numpy as np

from ...kit.colour import Colour, mix
from ...kit.fills import Lin, Rad
from ...kit.paths import T, ell, limb, poly, sample, spline
from ...kit.scene import Scene
from .motifs import fur

DARK = "#150d28"
LIT = "#c8fff6"
WARM = "#ffc878"


def sitting(sc: Scene, t: T, coat: Colour, mark: Colour, depth: float, *, warm: float = 0.0, tilt: float = 0.0) -> None:
    """One in its furs, wings folded; `tilt`: degrees its head leans to the right; `warm`: how gold its edges are."""
    k = t.a[2]
    rim = (mix(LIT, WARM, warm), max(3.2 * k, 1.4), (-0.1, -1), 0.85)
    look = {"depth": depth, "detail": 0.5 + 0.1 * min(k, 2), "mottle": 0.09}
    half = [(14, -106), (40, -92), (58, -50), (70, 4), (66, 30), (44, 34), (22, 44), (3, 22, 1)]
    wings = spline([*half, *((-p[0], *p[1:]) for p in half[::-1])])
    tones = [(0, mix(coat, "#e8fff4", 0.22)), (0.35, coat), (1, mix(coat, DARK, 0.62))]
    m = sc.add(t(wings), Lin(tones, t((0, -106)), t((0, 40))), vol=20 * k, rim=rim, shadow=(0, 8 * k, 12, 0.5), **look)
    sc.polys(list(_pattern(t, coat, mark)), clip=m, depth=depth, detail=0.6, mottle=0.05)
    scales = (mix(coat, DARK, 0.5), mix(coat, "#ffffff", 0.14), coat)
    x, y = t((0, -30))
    fur(
        sc,
        m,
        (x - 74 * k, y - 80 * k, x + 74 * k, y + 80 * k),
        260,
        scales,
        lambda *_: math.pi / 2,
        15 * k,
        3.2 * k,
        7,
        depth,
        0.6,
        0.5,
    )
    h = T(*t((0, -104)), k, t.a[3] + tilt)
    _feelers(sc, h, mix(coat, "#f4fff0", 0.3), depth)
    head = sc.add(h(ell(0, -26, 23, 20)), mix(coat, DARK, 0.25), vol=9 * k, rim=rim, **look)
    collar = spline([(-44, 8), (-38, -16), (0, -26), (38, -16), (44, 8), (24, 24), (0, 30), (-24, 24)])
    ruff = sc.add(h(collar), mix(mark, coat, 0.35), vol=12 * k, rim=rim, shadow=(0, 5 * k, 6, 0.5), **look)
    hairs = (mix(mark, DARK, 0.45), mix(mark, "#ffffff", 0.25), mark)
    x, y = h((0, 0))
    box = (x - 52 * k, y - 48 * k, x + 52 * k, y + 36 * k)
    fur(sc, np.maximum(ruff, head), box, 240, hairs, _away(x, y - 14 * k), 17 * k, 3 * k, 5, depth, 0.65, 0.75)


def _away(cx: float, cy: float):
    """Hair that stands out from a place."""
    return lambda x, y: math.atan2(y - cy, x - cx)


def _pattern(t: T, coat: Colour, mark: Colour):
    """Seam, veins, bands and an eye on each wing."""
    deep = mix(coat, DARK, 0.7)
    yield t(limb([(0, -90), (0, 30)], [3, 6], 8)), deep, 0.8
    for s in (-1, 1):
        for end in ((20, 40), (42, 32), (60, 20), (64, -10)):
            yield (
                t(limb([(s * 8, -92), (s * end[0] * 0.6, -40), (s * end[0], end[1])], [2.4, 1.6, 1.2], 12)),
                deep,
                0.35,
            )
        yield t(limb([(s * 2, 4), (s * 26, 16), (s * 48, 8), (s * 70, 10)], [8, 11, 8, 10], 16)), mark, 0.75
        yield t(limb([(s * 2, -52), (s * 22, -62), (s * 40, -70), (s * 56, -66)], [5, 7, 5, 5], 16)), deep, 0.6
        for r, tone in ((16, deep), (12, mark), (8, deep), (3.2, "#e8fff4")):
            yield t(ell(s * 37, -24, r, r * 1.1)), tone, 0.92


def _feelers(sc: Scene, t: T, tone: Colour, depth: float) -> None:
    """Two feathers on the head."""
    k = t.a[2]
    combs = []
    for s in (-1, 1):
        way = sample([(s * 7, -40), (s * 22, -66), (s * 44, -84), (s * 70, -88)], 20)
        combs.append((poly([t(p) for p in way], closed=False), tone, 1.0, 3.4 * k))
        for i in range(2, 20):
            (x, y), (px, py) = way[i], way[i - 1]
            a, long = math.atan2(y - py, x - px), 19 * math.sin(math.pi * i / 21) ** 0.7
            for side in (-1, 1):
                b = a + side * 1.1
                tip = (x + math.cos(b) * long, y + math.sin(b) * long)
                combs.append((poly([t((x, y)), t(tip)], closed=False), tone, 0.85, 1.7 * k))
    sc.polys(combs, depth=depth, detail=0.9, mottle=0.02)


def flying(sc: Scene, t: T, coat: Colour, mark: Colour, depth: float, rim: tuple) -> None:
    """One on the wing, from below and behind, its wings wide; the rim is where the fire lights them."""
    k = t.a[2]
    look = {"depth": depth, "detail": 0.72, "mottle": 0.08}
    for s in (-1, 1):
        hind = [(s * 4, 6, 1), (s * 44, 0), (s * 62, 26), (s * 46, 56), (s * 18, 48), (s * 4, 24, 1)]
        fore = [
            (s * 3, -12, 1),
            (s * 34, -44),
            (s * 86, -66),
            (s * 96, -54),
            (s * 82, -14),
            (s * 46, 10),
            (s * 4, 12, 1),
        ]
        for shape, shade in ((hind, 0.35), (fore, 0.1)):
            tones = Rad([(0, mix(coat, WARM, 0.25)), (1, mix(coat, DARK, 0.35 + shade))], t((0, -40)), 110 * k)
            m = sc.add(t(spline(shape)), tones, vol=5 * k, rim=rim, **look)
            veins = [
                (
                    t(limb([(s * 6, 0), (s * p[0] * 0.5, p[1] * 0.4), (p[0], p[1])], [3, 2, 1.4], 10)),
                    mix(coat, DARK, 0.6),
                    0.5,
                )
                for p in shape[1:-1]
            ]
            sc.polys(veins, clip=m, **look)
        for r, tone in ((11, DARK), (8, mark), (4, DARK)):
            sc.add(t(ell(s * 58, -30, r)), tone, **look)
    sc.add(
        t(spline([(0, -28), (10, -14), (11, 14), (6, 42), (0, 54), (-6, 42), (-11, 14), (-10, -14)])),
        mark,
        vol=5 * k,
        rim=rim,
        **look,
    )
    _feelers(sc, T(*t((0, 6)), k * 0.62, t.a[3]), mix(coat, WARM, 0.4), depth)
