"""Feathers and the hen they came from."""

import math

import numpy as np

from ...kit.colour import Colour, mix
from ...kit.field import blur, noise, rng, smooth
from ...kit.fills import Lin
from ...kit.paths import T, ell, limb, mask, poly, spline
from ...kit.scene import Piece, Scene

SKIN, SHADE = "#eeb0a0", "#8a4a5c"


def barbs(t: T, colour: Colour, *, fine: bool = True) -> list[Piece]:
    """An upright feather, 106 units tall, its root at the origin: two vanes, a quill, slits between the barbs."""
    k = t.a[2]
    lit, dark = mix(colour, "#fff8e0", 0.24), mix(colour, "#3a2848", 0.36)
    left = spline([(0, -12, 1), (-10, -24), (-17, -46), (-17, -72), (-10, -94), (-3, -106, 1), (1, -60)])
    right = spline([(0, -12, 1), (1, -60), (-3, -106, 1), (9, -96), (18, -72), (18, -48), (10, -26)])
    items: list[Piece] = [(t(left), lit), (t(right), dark)]
    if fine:
        for y in np.linspace(-28, -92, 9):
            items.append((t(poly([(-17, y - 12), (0, y)], closed=False)), dark, 0.5, 1.5 * k))
            items.append((t(poly([(18, y - 12), (1, y)], closed=False)), mix(dark, "#1c1430", 0.4), 0.45, 1.5 * k))
        for y, side in ((-42, -1), (-66, 1)):
            items.append((t(poly([(side * 19, y), (side * 6, y + 3), (side * 19, y + 7)])), mix(dark, "#2a1c38", 0.5)))
    items.append(
        (t(limb([(0, 4), (1, -40), (0, -76), (-3, -104)], [4.6, 3.6, 2.4, 0.8], 12)), mix("#fff2d8", colour, 0.2))
    )
    return items


def hen(sc: Scene) -> None:
    """The plucked hen behind the field, as high as a hill: she hides what she can and turns her head away."""
    body = spline(
        [(360, 760), (350, 620), (400, 480), (500, 380), (640, 330), (800, 340), (940, 400), (1060, 520), (1100, 780)]
    )
    m = sc.add(
        body,
        Lin([(0, "#f8c8b0"), (0.5, SKIN), (1, "#a8606c")], (380, 380), (1040, 700)),
        vol=230,
        depth=0.25,
        mottle=0.06,
        rim=("#ffeccc", 8, (-0.8, -0.5), 0.9),
        detail=0.45,
    )
    tail = spline([(880, 400), (950, 300), (1010, 292), (1030, 360), (1060, 330), (1090, 420), (1060, 520)])
    sc.add(tail, Lin([(0, "#d8948c"), (1, "#8a4a5c")], (900, 300), (1060, 500)), vol=50, depth=0.24, mottle=0.06)
    neck = [(600, 470), (540, 360), (530, 250), (590, 160), (670, 150)]
    n = sc.add(
        limb(neck, [250, 170, 124, 118, 120], 60),
        Lin([(0, "#f8ccb4"), (0.5, SKIN), (1, "#a4606c")], (470, 260), (640, 300)),
        vol=72,
        depth=0.26,
        mottle=0.06,
        rim=("#ffeccc", 7, (-0.8, -0.5), 0.9),
        shadow=(40, 30, 30, 0.4),
        detail=0.5,
    )
    folds(sc, n)
    head(sc)
    wing(sc)
    goose(sc, np.maximum(m, n))
    sc.mul(SHADE, m * smooth(560, 1080, sc.x + 0.5 * (sc.y - 500)) * 0.55)


def folds(sc: Scene, n: np.ndarray) -> None:
    """Rings of loose skin on the neck."""
    for k, (x, y, w) in enumerate(((525, 250, 70), (528, 300, 76), (545, 350, 86), (572, 400, 96), (560, 196, 66))):
        way = limb([(x - w, y - 10), (x, y + 16), (x + w, y - 6)], [2, 10, 3], 20)
        sc.mul("#8a4458", blur(mask(way), 4) * n * (0.5 + 0.06 * k))
        sc.screen("#ffe0c8", blur(mask(limb([(x - w, y + 2), (x - 10, y + 28)], [2, 8], 12)), 4) * n * 0.35)


def head(sc: Scene) -> None:
    """Turned off to the right and down; the eye looks back at us from under a heavy lid."""
    rim = ("#ffe8c8", 6, (-0.8, -0.5), 0.9)
    comb = spline(
        [(600, 120, 1), (584, 62), (626, 66), (640, 20), (678, 56), (716, 26), (724, 76), (768, 72), (752, 122, 1)]
    )
    sc.add(comb, Lin([(0, "#e0402e"), (1, "#8a1c28")], (600, 20), (750, 130)), vol=22, depth=0.27, detail=0.6, rim=rim)
    skull = spline(
        [(592, 180), (600, 112), (660, 84), (738, 96), (786, 150), (790, 200), (740, 246), (660, 252), (606, 226)]
    )
    sc.add(
        skull,
        Lin([(0, "#f8c4a8"), (0.6, "#e49a8c"), (1, "#a45a64")], (610, 100), (780, 250)),
        vol=64,
        depth=0.28,
        detail=0.6,
        rim=rim,
    )
    sc.add(
        spline([(690, 236), (664, 300), (690, 350), (726, 340), (740, 290), (738, 236)]),
        Lin([(0, "#d8382e"), (1, "#8a1c28")], (680, 240), (730, 350)),
        vol=24,
        depth=0.28,
        detail=0.6,
        shadow=(6, 10, 8, 0.5),
    )
    upper = spline([(770, 150, 1), (830, 172), (868, 226, 1), (812, 214), (772, 212, 1)])
    lower = spline([(768, 208, 1), (816, 214), (846, 228, 1), (806, 240), (764, 232, 1)])
    sc.add(lower, "#a8702c", vol=10, depth=0.28, detail=0.6)
    sc.add(
        upper, Lin([(0, "#f4cc6c"), (1, "#b87a2c")], (770, 150), (830, 226)), vol=18, depth=0.29, detail=0.6, rim=rim
    )
    x, y = 704, 158
    sc.mul("#8a4450", blur(mask(ell(x, y, 40, 34)), 8) * 0.6)
    sc.add(ell(x, y, 29, 26), "#fff0d0", vol=10, depth=0.3, detail=0.85)
    sc.add(ell(x - 10, y + 5, 14, 15), "#2a1420", depth=0.3, detail=0.9, mottle=0)
    sc.add(ell(x - 15, y, 4.5), "#ffffff", depth=0.3, detail=1, mottle=0)
    lid = spline(
        [(x - 36, y - 2, 1), (x - 22, y - 32), (x + 10, y - 36), (x + 36, y - 6, 1), (x + 8, y - 12), (x - 14, y - 8)]
    )
    sc.add(lid, "#d88a80", vol=9, depth=0.31, detail=0.8, shadow=(0, 5, 4, 0.6))
    sc.mul("#7a3448", blur(mask(limb([(x - 30, y + 24), (x, y + 32), (x + 28, y + 20)], [2, 6, 2], 16)), 2) * 0.7)
    sc.screen(
        "#f0f8ff",
        blur(mask(spline([(x - 18, y + 30), (x - 10, y + 66), (x - 20, y + 78), (x - 30, y + 66)])), 1.5) * 0.75,
    )


def wing(sc: Scene) -> None:
    """A bare wing across her breast, its elbow towards us, the tip tucked under."""
    upper = [(900, 480), (820, 600), (690, 640)]
    lower = [(690, 640), (560, 560), (440, 590), (392, 640)]
    looks = {"depth": 0.3, "mottle": 0.06, "detail": 0.5, "rim": ("#ffe8c8", 6, (-0.7, -0.7), 0.9)}
    sc.add(
        limb(upper, [150, 130, 96], 40),
        Lin([(0, SKIN), (1, "#a0586a")], (740, 520), (880, 660)),
        vol=60,
        shadow=(16, 30, 24, 0.5),
        **looks,
    )
    sc.add(
        limb(lower, [100, 96, 74, 34], 40),
        Lin([(0, "#fad0b8"), (1, "#c07a7c")], (500, 520), (540, 660)),
        vol=42,
        shadow=(14, 30, 20, 0.55),
        **looks,
    )
    for x, y, a in ((420, 628, 150), (446, 640, 128), (404, 606, 172)):
        ex, ey = x + 74 * math.cos(math.radians(a)), y + 74 * math.sin(math.radians(a))
        sc.add(
            limb([(x, y), ((x + ex) / 2, (y + ey) / 2 + 4), (ex, ey)], [38, 32, 18], 16),
            "#e8a898",
            vol=15,
            shadow=(6, 8, 6, 0.5),
            **looks,
        )


def goose(sc: Scene, m: np.ndarray) -> None:
    """Goose-flesh: rows of raised pores, and some down that was left."""
    r = rng(5)
    pits, lights = [], []
    for row in range(26):
        for k in range(34):
            x = 340 + k * 23 + (row % 2) * 11 + r.normal() * 3
            y = 180 + row * 22 + r.normal() * 3 + 30 * math.sin(k * 0.22)
            pits.append(ell(x + 2, y + 2, 3.6, 3))
            lights.append(ell(x - 2, y - 2, 3, 2.4))
    where = m * smooth(-0.5, 0.3, noise(120, 3, 8))
    sc.mul("#a05868", blur(mask(pits), 1.2) * where * 0.6)
    sc.screen("#ffe8d8", blur(mask(lights), 1.2) * where * 0.3)
    for x, y, s, a in ((742, 372, 0.6, 30), (470, 520, 0.5, -30), (980, 440, 0.8, 50)):
        sc.polys(barbs(T(x, y, s, a), "#fff2dc"), depth=0.3, detail=0.6, shadow=(4, 8, 4, 0.4))
