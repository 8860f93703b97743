"""Card 58, Feather Harvest."""

import math

import numpy as np
from numpy.random import Generator

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.colour import Colour, mix
from ...kit.field import blur, noise, rng, smooth
from ...kit.fills import Lin
from ...kit.ground import land, ridge
from ...kit.marks import cast
from ...kit.paths import T, limb, mask, poly, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.people import SLIGHT, Gesture, Look, grip, human
from ...motifs.sky import strata
from .feathers import barbs, hen

CREST = 700
TONES: tuple[Colour, ...] = ("#f4e6c8", "#d8a04c", "#a8602c", "#fff6e4", "#5c6c8c", "#c88a44")


@card(58, "feather-harvest", "Feather Harvest", Land.MEADOWS, gouache, hand=LOOSE, con=0.16, sat=1.08, vig=0.34)
def feather_harvest() -> Scene:
    """Feather Harvest: the field is mown, and the one who wore it stands naked behind it and looks away.

    Gouache, honey and slate, the last sun from the left. Shame.
    """
    sc = Scene(light=(-0.75, -0.4, 0.45), key="#ffdc9c", shadow="#33264a", fog="#e8c89c", seed=581)
    r = rng(58)
    evening(sc)
    hen(sc)
    field(sc, r)
    binders(sc, r)
    mower(sc)
    near(sc, r)
    return sc


def evening(sc: Scene) -> None:
    """A slate sky with long torn banks, and honey light low on the left."""
    sc.sky([(0, "#3c4a6c"), (0.4, "#7c829a"), (0.75, "#e4b884"), (1, "#ffe2a4")], 0, CREST, warp=60)
    sc.setflow(0.05 + noise(420, 2, 3) * 0.3)
    for y, thick, seed in ((150, 70, 2), (330, 50, 4), (520, 34, 7)):
        strata(sc, y, thick, "#5a5878", "#ffd8a0", 0.75, seed, cell=170, aspect=5)
    sc.glow(40, 560, 620, "#ffe0a0", 0.7, 1.7)
    sc.add(land(ridge(CREST - 26, 16, 200, 5)), "#9a7a78", mottle=0.1, depth=0.1)
    for x, w, h in ((120, 150, 92),):
        wall = poly([(x, CREST + 30), (x, CREST - 20 - h), (x + w, CREST - 20 - h), (x + w, CREST + 30)])
        sc.add(wall, Lin([(0, "#a8402e"), (1, "#6a2a2c")], (x, 0), (x + w, 0)), depth=0.2, mottle=0.1)
        roof = poly(
            [
                (x - 12, CREST - 18 - h),
                (x + 34, CREST - 78 - h),
                (x + w - 30, CREST - 78 - h),
                (x + w + 12, CREST - 18 - h),
            ]
        )
        sc.add(roof, Lin([(0, "#8a7a84"), (1, "#4a4460")], (x, 0), (x + w, 0)), depth=0.2, rim=("#ffe2a8", 3))


def edge(y: float) -> float:
    """Where the standing feathers begin on a height of the card, right of what is mown."""
    u = (y - CREST) / (H - CREST)
    return 250 + 560 * u**0.8 - 30 * math.sin(u * 5)


def field(sc: Scene, r: Generator) -> None:
    """Stubble on the left, and on the right the feathers that still stand, row before row."""
    ground = land(ridge(CREST, 8, 220, 9))
    m = sc.add(
        ground, Lin([(0, "#e8b868"), (0.5, "#b8803c"), (1, "#6a4430")], (0, CREST), (200, H)), depth=0.4, mottle=0.16
    )
    sc.mul("#7a4a3c", m * smooth(0.1, 0.9, noise(120, 4, 6, aspect=3)) * 0.35)
    pieces = []
    for _ in range(760):
        u = r.random() ** 0.7
        y = CREST + 8 + u * (H - CREST)
        x = r.uniform(-20, edge(y) + 10)
        tall = 5 + 34 * u
        lean = r.uniform(-0.25, 0.25) * tall
        tone = mix(mix("#fff0cc", "#7a4a30", r.random() * 0.7), "#3a2440", u * 0.2)
        pieces.append((limb([(x, y), (x + lean, y - tall)], [3 + 5 * u, 1.5 + 2 * u], 5), tone))
        pieces.append((poly([(x, y), (x + tall * 1.6, y + tall * 0.25)], closed=False), "#4a2c34", 0.4, 1 + 3 * u))
    sc.polys(pieces, depth=0.5, detail=0.6)
    rows = 26
    for k in range(rows):
        u = (k / (rows - 1)) ** 1.6
        y = CREST + 14 + u * 690
        size = 0.30 + 1.75 * u
        left = edge(y) + 12
        items = []
        x = left + r.uniform(0, 20) * size
        while x < W + 60:
            tone = mix(TONES[int(r.integers(len(TONES)))], "#e8c08c", 0.5 * (1 - u))
            shade = min(max((x - left) / 700, 0) * 0.34 + 0.12 * r.random(), 0.6)
            t = T(
                x, y + r.uniform(-8, 8) * size, size * r.uniform(0.9, 1.25), 7 + r.normal() * 7, bool(r.random() < 0.5)
            )
            items += barbs(t, mix(tone, "#3a2a50", shade), fine=size > 0.7)
            x += r.uniform(20, 32) * size
        sc.polys(
            items, depth=0.45 + 0.4 * u, detail=0.5 + 0.15 * u, mottle=0.04, shadow=(8 * size, 5 * size, 6 * size, 0.5)
        )
        if 0.12 < u < 0.9 and k % 3 == 0:
            sc.haze(y - 40, 60, "#ffdca0", 0.07 * (1 - u), seed=k)


def binders(sc: Scene, r: Generator) -> None:
    """One binds, one carries a bundle away, small and farther off; and the sheaves they leave."""
    for x, y, s in ((118, 836, 0.9), (226, 778, 0.55), (60, 772, 0.5)):
        sheaf(sc, T(x, y, s), r)
    bind = Gesture(
        hips=(-0.1, 0, 0.27),
        lean=30,
        nod=14,
        hands=((0.3, -0.09, 0.3), (0.3, 0.1, 0.34)),
        feet=((-0.26, -0.07, 0.03), (0.16, 0.08, 0.0)),
    )
    sheaf(sc, T(108, 926, 1.1), r)
    human(
        sc,
        182,
        928,
        232,
        bind,
        Look(
            coat="#7c3a44",
            legs="#3a3044",
            hat="kerchief",
            hat_colour="#f0e4cc",
            hem=0.66,
            apron="#e8dcc4",
            hair="#4a3020",
        ),
        turn=160,
        right=(122, 886),
        left=(128, 872),
        rim=("#ffe8b4", 4),
        shadow={"strength": 0.5},
        fog=0.08,
    )
    human(
        sc,
        286,
        752,
        120,
        "carry",
        Look(coat="#4a5a78", legs="#3a3040", hat="brim", hat_colour="#6a4a38"),
        turn=20,
        fog=0.3,
        rim=("#ffe8b4", 2),
        shadow={"strength": 0.4},
    )
    sheaf(sc, T(318, 716, 0.45, 62), r)


def sheaf(sc: Scene, t: T, r: Generator) -> None:
    """A bound sheaf of feathers, about 100 high."""
    cast(sc, t(poly([(-26, 0), (26, 0), (170, 26), (120, 34)])), 5, 0.5, "#4a2c40")
    items = []
    for a in (-30, 28, -20, 19, -10, 10, 0):
        x, y = t((a * 0.5, -30))
        items += barbs(
            T(x, y, t.a[2], a * 0.9 + t.a[3]), mix(TONES[int(r.integers(len(TONES)))], "#7a4a3a", max(a, 0) / 60)
        )
    items += [
        (t(limb([(a, -40), (0, -24), (-a * 0.8, 0)], [5, 6, 4], 8)), mix("#f0dcb0", "#8a5a34", (a + 20) / 50))
        for a in (-18, -9, 0, 9, 18)
    ]
    sc.polys(items, depth=0.7, detail=0.7, mottle=0.03)
    sc.add(t(limb([(-15, -28), (0, -22), (16, -28)], [8, 10, 8])), "#9a2f2e", vol=4 * t.a[2], depth=0.7, detail=0.8)


def mower(sc: Scene) -> None:
    """From behind, in the middle of the stroke; the blade goes through and what it cut is still falling."""
    x, y, h = 372, 1408, 590
    heel, tip = (640, 1346), (930, 1226)
    top, low = (262, 1032), (468, 1158)
    swing = Gesture(
        hips=(0.0, 0.0, 0.475),
        lean=17,
        side=-4,
        twist=-26,
        nod=16,
        look=-30,
        hands=((0.26, -0.2, 0.56), (0.24, 0.14, 0.6)),
        feet=((-0.04, -0.17, 0.0), (0.1, 0.16, 0.0)),
    )
    cast(
        sc,
        spline([(x - 110, y), (x + 110, y - 6), (x + 420, y + 34), (x + 640, y + 90), (x + 200, y + 50)]),
        12,
        0.6,
        "#33203c",
    )
    falling(sc, heel, tip)
    shaft = [(226, 976), top, low, (560, 1252), heel]
    person = human(
        sc,
        x,
        y,
        h,
        swing,
        Look(
            coat="#e6dcc8",
            legs="#37466a",
            boots="#2a1c20",
            hat="straw",
            hat_colour="#dca848",
            hair="#5a3420",
            hem=0.16,
            belt="#8a2f2c",
            collar="#c8b894",
        ),
        build=SLIGHT,
        turn=-58,
        right=low,
        left=top,
        reach=0.16,
        rim=("#fff0c4", 6, (-0.9, -0.4), 0.9),
        depth=0.92,
    )
    sc.add(
        limb(shaft, [13, 15, 15, 14, 12], 60),
        "#7a4a2a",
        vol=7,
        depth=0.95,
        detail=0.75,
        rim=("#ffe2a8", 3),
        shadow=(8, 12, 6, 0.45),
    )
    blade = spline(
        [
            (628, 1322, 1),
            (700, 1344),
            (800, 1316),
            (880, 1270),
            (*tip, 1),
            (876, 1316),
            (790, 1372),
            (690, 1392),
            (636, 1374, 1),
        ]
    )
    sc.add(
        blade,
        Lin([(0, "#5a6478"), (0.45, "#dfe8ee"), (1, "#8a94a8")], (740, 1396), (760, 1330)),
        vol=5,
        depth=0.96,
        detail=0.85,
        rim=("#ffffff", 4, (-0.3, -1), 0.95),
        shadow=(6, 16, 7, 0.5),
    )
    for hand, spot in zip(person.hands, (low, top), strict=True):
        grip(sc, ((hand[0] + spot[0]) / 2, (hand[1] + spot[1]) / 2), 33, h, thick=0.024)


def falling(sc: Scene, heel: tuple[float, float], tip: tuple[float, float]) -> None:
    """Feathers that lean, tip over and fly where the blade passes."""
    for k, (u, lean, up) in enumerate(
        ((0.05, -74, 30), (0.2, -58, 20), (0.36, -40, 6), (0.54, -30, 0), (0.74, -18, -4), (0.93, -8, -6))
    ):
        x, y = heel[0] + (tip[0] - heel[0]) * u, heel[1] + (tip[1] - heel[1]) * u
        sc.polys(
            barbs(T(x - 6, y - 6 - up, 1.9 + 0.1 * k, lean), TONES[(k * 2) % 6]),
            depth=0.9,
            detail=0.7,
            mottle=0.03,
            shadow=(8, 10, 8, 0.5),
        )
    for x, y, s, a, tone in (
        (560, 1080, 0.7, -50, 3),
        (640, 960, 0.55, -20, 0),
        (566, 860, 0.4, 30, 1),
        (690, 1130, 0.8, -66, 5),
        (516, 1236, 0.9, -100, 0),
    ):
        sc.polys(barbs(T(x, y, s, a), TONES[tone]), depth=0.9, detail=0.75, shadow=(10, 26, 9, 0.4))


def near(sc: Scene, r: Generator) -> None:
    """Great feathers before the eye, in shade, cut by the frame; cut ones on the ground."""
    for x, y, s, a, tone in (
        (90, 1440, 1.9, 96, 3),
        (196, 1478, 1.6, 70, 1),
        (600, 1472, 1.7, 102, 0),
        (40, 1330, 1.2, 82, 5),
    ):
        sc.polys(
            barbs(T(x, y, s, a), mix(TONES[tone], "#4a3050", 0.25)), depth=0.95, detail=0.7, shadow=(6, 12, 8, 0.6)
        )
    for x, s, a, tone in ((985, 3.6, -4, 2), (1030, 4.6, 7, 4)):
        sc.polys(
            barbs(T(x, H + 90, s, a + r.normal()), mix(TONES[tone], "#1c1430", 0.62)),
            depth=1,
            detail=0.6,
            mottle=0.05,
            rim=("#ffd48c", 4, (-0.9, -0.4), 0.55),
            shadow=(0, 0, 18, 0.5),
        )
    sc.mul("#3a2448", blur(mask(poly([(-20, H), (W, H), (W, 1420), (-20, 1460)])), 40) * 0.45)
    motes = [
        limb([(x, y), (x + 8, y - 4)], [3, 1], 4)
        for x, y in np.column_stack([r.uniform(300, 800, 40), r.uniform(700, 1250, 40)])
    ]
    sc.post(mask(motes), "#fff4d8", 0.7)
