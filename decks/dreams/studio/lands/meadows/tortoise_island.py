"""Card 59, Tortoise Island."""

import math

import numpy as np
from numpy.random import Generator

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import Field, blur, noise, rng, smooth
from ...kit.fills import Lin, Rad
from ...kit.ground import land, ridge
from ...kit.marks import rock_relief
from ...kit.paths import ell, limb, mask, poly, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.people import CHILD, SLIGHT, Look, human
from ...motifs.plants import leaves, tree
from ...motifs.sky import cumulus

WATER = 1095
SHELL = ((60, 1110), (96, 860), (210, 620), (400, 452), (610, 400), (810, 440), (960, 560), (1080, 760), (1090, 1110))
HEAD = (
    *((1060, 900), (900, 800), (760, 716), (610, 676), (452, 700), (330, 770), (240, 860), (196, 942), (210, 1000)),
    *((300, 1036), (430, 1060), (560, 1100), (700, 1150), (1060, 1190)),
)
EYE = (470, 830)


@card(59, "tortoise-island", "Tortoise Island", Land.MEADOWS, gouache, hand=LOOSE, con=0.15, sat=1.08, vig=0.34)
def tortoise_island() -> Scene:
    """Tortoise Island: seen from the water it has an old eye; far above they lay the cloth and know of nothing.

    Gouache, deep lake green, a head that fills half the card. Dread before a picnic.
    """
    sc = Scene(light=(-0.5, -0.75, 0.4), key="#fff2c4", shadow="#10302e", fog="#a8c8b4", seed=591)
    r = rng(5)
    air(sc)
    shell(sc, r)
    picnic(sc)
    head(sc, r)
    eye(sc)
    water(sc)
    reeds(sc, r)
    return sc


def air(sc: Scene) -> None:
    """Green gold air over far shores."""
    sc.sky([(0, "#4c8484"), (0.5, "#a8ccb4"), (1, "#f2edc0")], 0, 1060, warp=60)
    sc.setflow(0.15 + noise(420, 2, 3) * 0.5)
    sc.glow(120, 240, 520, "#fff4c8", 0.6, 1.7)
    for x, y, w, h, seed in ((240, 210, 480, 100, 4), (860, 130, 380, 90, 5)):
        cumulus(sc, x, y, w, h, seed, light="#fffbe2", mid="#c8d8c4", dark="#7aa098", depth=0.1, billow=0.4)
    for y, colour, seed in ((985, "#88b0a0", 3), (1040, "#6c9886", 4)):
        sc.add(land(ridge(y, 24, 150, seed)), colour, mottle=0.1, depth=0.15)


def shell(sc: Scene, r: Generator) -> None:
    """A shell as a hill: plates below, turf above that hangs over their rims."""
    m = sc.add(
        spline(SHELL),
        Lin([(0, "#8a7a4a"), (0.5, "#5a4c34"), (1, "#2a3028")], (300, 420), (760, 1110)),
        vol=260,
        depth=0.4,
        mottle=0.14,
        rim=("#fff2c0", 7, (-0.5, -1), 0.6),
    )
    for row, (y0, y1) in enumerate(((600, 770), (770, 930), (930, 1110))):
        for k in range(7):
            x0 = 60 + k * 165 - row * 60 + (row % 2) * 80
            lift = abs(x0 - 560) * 0.16
            plate = spline(
                [
                    (x0 + 10, y0 + lift, 1),
                    (x0 + 150, y0 + lift - 4, 1),
                    (x0 + 168, (y0 + y1) / 2 + lift),
                    (x0 + 145, y1 + lift - 8, 1),
                    (x0 + 16, y1 + lift - 6, 1),
                    (x0 - 6, (y0 + y1) / 2 + lift),
                ]
            )
            c = mask(plate) * m
            sc.add(
                c,
                mix("#8a7444", "#4a4a34", r.random()),
                vol=34,
                depth=0.4,
                mottle=0.16,
                alpha=0.85,
                shadow=(6, 8, 8, 0.45),
            )
            for i in (1, 2):
                ring = ell(x0 + 80, (y0 + y1) / 2 + lift, 66 - i * 20, 62 - i * 19)
                sc.mul("#2a2418", blur(mask(ring, stroke=5), 2) * m * 0.5)
    rock_relief(sc, m, 40, 5, 0.22)
    edge = ridge(600, 26, 70, 9, x0=60, x1=1090)
    turf = poly([*[(x, y + ((x - 600) / 480) ** 2 * 170) for x, y in edge], (1090, 380), (60, 380)])
    t = sc.add(
        mask(turf) * m,
        Lin([(0, "#b8c860"), (1, "#4e7a3c")], (0, 400), (0, 720)),
        depth=0.42,
        mottle=0.16,
        shadow=(4, 14, 8, 0.5),
    )
    blades = []
    for _ in range(1600):
        x = r.uniform(90, 1040)
        base = 610 + ((x - 600) / 480) ** 2 * 170
        y = base - r.random() ** 0.6 * 210
        blades.append(
            (
                poly([(x - 3, y), (x + r.uniform(-9, 9), y - r.uniform(14, 30)), (x + 3, y)]),
                mix("#3c6a34", "#d8d878", r.random() * smooth(760, 420, y + 0.0)),
                0.85,
            )
        )
    sc.polys(blades, depth=0.42, detail=0.5, clip=blur(t, 6))
    path, tips, _ = tree(800, 470, 250, 34, 8, spread=0.55)
    sc.add(path, "#4a3a2c", vol=8, depth=0.45, rim=("#fff0b0", 3))
    leaves(sc, tips, 34, 700, ["#2c5a34", "#4a7c3c", "#8aa848", "#e0dc7c"], 9, 4, depth=0.46)


def picnic(sc: Scene) -> None:
    """Tiny on the top: a cloth, a pair and a child; behind them an arm comes out of the turf for the cake."""
    cloth = spline([(470, 428, 1), (648, 424, 1), (676, 452, 1), (448, 460, 1)])
    sc.add(cloth, "#f4ece0", depth=0.5, detail=0.8, shadow=(6, 6, 4, 0.4))
    for k in range(6):
        sc.add(
            mask(poly([(480 + k * 30, 427), (494 + k * 30, 427), (486 + k * 36, 458), (468 + k * 36, 459)])),
            "#c8402e",
            alpha=0.65,
            mottle=0,
            depth=0.5,
            detail=0.8,
        )
    human(
        sc,
        446,
        446,
        128,
        "sit",
        Look(coat="#b8342c", hair="#2a1c18", hat="straw", hat_colour="#e8cc80", hem=0.6),
        build=SLIGHT,
        turn=30,
        depth=0.55,
    )
    human(sc, 690, 446, 132, "sit", Look(coat="#31527e", hair="#6a4428", legs="#3a3434"), turn=150, depth=0.55)
    human(
        sc,
        560,
        424,
        84,
        "triumph",
        Look(coat="#f0c048", hair="#3a2218", legs="#5a4a6a"),
        build=CHILD,
        turn=80,
        depth=0.52,
    )
    cake = spline([(606, 442, 1), (606, 428), (622, 422), (638, 428), (638, 442, 1)])
    sc.add(cake, "#e8a0a0", vol=6, depth=0.55, detail=0.9)
    lid = spline([(700, 520, 1), (776, 508, 1), (800, 470, 1), (724, 476, 1)])
    sc.add(ell(742, 522, 56, 15), "#141a14", depth=0.5, detail=0.8)
    sc.add(lid, "#7c9a48", vol=8, depth=0.52, rim=("#f4eeb0", 3), detail=0.7, shadow=(4, 5, 4, 0.5))
    arm = limb([(742, 524), (738, 482), (700, 458), (652, 446)], [26, 23, 19, 14], 24)
    sc.add(arm, "#5c4a70", vol=9, depth=0.56, rim=("#fff0c0", 2), shadow=(2, 8, 5, 0.5), detail=0.85)
    hand = limb([(656, 447), (640, 440), (630, 434)], [15, 13, 7], 10)
    sc.add(hand, "#e0a884", vol=5, depth=0.57, detail=0.9)
    sc.add(limb([(650, 446), (642, 450), (632, 448)], [8, 7, 5], 8), "#d09470", vol=3, depth=0.57, detail=0.9)


def head(sc: Scene, r: Generator) -> None:
    """The head comes at us out of the shade of the shell, wrinkled, lit from above on the left."""
    sc.mul(
        "#0c1c1c",
        blur(mask(spline([(1060, 760), (820, 690), (560, 640), (420, 690), (420, 1110), (1060, 1180)])), 34) * 0.72,
    )
    m = sc.add(
        spline(HEAD),
        Lin([(0, "#b8b078"), (0.4, "#7c8258"), (1, "#2c3c34")], (330, 690), (640, 1130)),
        vol=190,
        depth=0.8,
        mottle=0.14,
        shade=1.0,
        rim=("#fff6c8", 8, (-0.4, -1), 0.75),
        detail=0.45,
    )
    rock_relief(sc, m, 26, 8, 0.2)
    plates = []
    for _ in range(300):
        x, y = r.uniform(220, 1050), r.uniform(690, 1150)
        if math.dist((x, y), EYE) < 112:
            continue
        s = r.uniform(12, 30) * (0.6 + (x - 200) / 1000)
        ring = [
            (x + s * math.cos(a) * r.uniform(0.8, 1.1), y + s * 0.8 * math.sin(a) * r.uniform(0.8, 1.1))
            for a in np.arange(0, 6.28, 1.05)
        ]
        plates.append((spline(ring), mix("#4c5a40", "#c8c088", r.random()), 0.34))
    sc.polys(plates, depth=0.8, detail=0.5, clip=m, vol=8)
    for k in range(7):
        x = 720 + k * 58
        fold = limb([(x, 712 + k * 22), (x - 40, 860), (x - 8, 1000), (x + 50, 1130)], [4, 16, 20, 8], 24)
        sc.mul("#16241e", blur(mask(fold), 8) * m * 0.75)
        light = limb([(x + 18, 720 + k * 22), (x - 20, 860), (x + 14, 1000)], [3, 10, 5], 20)
        sc.screen("#e8e0a0", blur(mask(light), 7) * m * 0.28)
    mouth = limb([(200, 968), (290, 946), (400, 962), (520, 984), (600, 960)], [4, 10, 11, 9, 3], 40)
    sc.mul("#0c1614", blur(mask(mouth), 3) * 0.95)
    beak = spline([(196, 942), (240, 862), (300, 806), (330, 860), (318, 948), (240, 962)])
    sc.mul("#c8b070", mask(beak) * m * 0.4)
    sc.mul("#0c1614", blur(mask(ell(272, 862, 15, 10, 30)), 3) * 0.9)


def eye(sc: Scene) -> None:
    """An old amber eye under a heavy lid that looks out of the card; the cloth's red shines in it."""
    x, y = EYE
    sc.mul("#141e1a", blur(mask(ell(x, y + 4, 118, 92)), 20) * 0.75)
    sc.add(
        ell(x, y, 84, 70),
        Rad([(0, "#2a1408"), (0.42, "#c87a20"), (0.8, "#f0b848"), (1, "#5a3410")], (x - 6, y + 4), 84),
        depth=0.85,
        vol=40,
        detail=0.9,
        mottle=0.1,
    )
    for k in range(36):
        a = k * math.tau / 36
        ray = limb(
            [
                (x - 6 + 32 * math.cos(a), y + 4 + 30 * math.sin(a)),
                (x - 6 + 66 * math.cos(a), y + 4 + 58 * math.sin(a)),
            ],
            [3, 1.4],
            6,
        )
        sc.add(mask(ray), "#7a4410" if k % 2 else "#ffe090", alpha=0.4, mottle=0, depth=0.85, detail=0.9)
    sc.add(ell(x - 6, y + 4, 34, 37), "#0c0806", depth=0.86, detail=1, mottle=0)
    sc.add(ell(x - 26, y - 20, 16, 12, -20), "#fffbe6", depth=0.87, detail=1, mottle=0)
    sc.add(ell(x + 14, y + 24, 9, 5), "#c86a50", alpha=0.8, depth=0.87, detail=1, mottle=0)
    upper = spline(
        [
            (x - 116, y + 6, 1),
            (x - 70, y - 62),
            (x + 10, y - 88),
            (x + 92, y - 58),
            (x + 122, y + 16, 1),
            (x + 70, y - 26),
            (x, y - 38),
            (x - 66, y - 18),
        ]
    )
    sc.add(
        upper,
        Lin([(0, "#b8b27c"), (1, "#5c6444")], (x, y - 90), (x, y)),
        vol=24,
        depth=0.88,
        mottle=0.14,
        rim=("#fff6c8", 4),
        shadow=(4, 16, 8, 0.75),
        detail=0.6,
    )
    lower = spline(
        [
            (x - 104, y + 20, 1),
            (x - 50, y + 62),
            (x + 20, y + 78),
            (x + 96, y + 42),
            (x + 118, y + 12, 1),
            (x + 92, y + 78),
            (x + 10, y + 112),
            (x - 74, y + 84),
        ]
    )
    sc.add(lower, "#6e7450", vol=18, depth=0.88, mottle=0.14, detail=0.6, rim=("#e8e0a8", 3))
    for k in range(3):
        bag = [(x - 90 + k * 10, y + 74 + k * 22), (x, y + 124 + k * 22), (x + 96 - k * 8, y + 74 + k * 24)]
        sc.mul("#1a261e", blur(mask(limb(bag, [3, 9, 3], 20)), 3) * 0.7)


def water(sc: Scene) -> None:
    """The lake from just above its surface: the head mirrored, rings about the neck."""
    sc.reflect(WATER, tint="#9cc0a4", am=0.85, wob=16, sq=0.62, blurv=5)
    deep = smooth(WATER - 10, H, sc.y)
    sc.mixin("#10302e", deep * 0.62)
    for k in range(7):
        y = WATER + 10 + k * k * 5.5
        ring = limb(
            [(160 - k * 30, y), (420, y + 8 + k * 2), (760 + k * 30, y + 2), (1040, y - 4)], [1, 4 + k * 0.6, 4, 1], 40
        )
        sc.screen("#e8f4d0", blur(mask(ring), 1.6) * smooth(-0.3, 0.6, noise(60, 3, 30 + k, aspect=3)) * 0.6)
    bite: Field = mask(limb([(190, WATER + 2), (420, WATER + 6), (1040, WATER + 2)], [3, 6, 3], 40))
    sc.mul("#081814", blur(bite, 5) * 0.7)


def reeds(sc: Scene, r: Generator) -> None:
    """Near reeds, dark, cut by the frame."""
    pieces = []
    for k in range(46):
        x = r.uniform(-10, 330) if k % 2 else r.uniform(830, W + 10)
        tall = r.uniform(180, 460)
        lean = r.uniform(-60, 60)
        pieces.append(
            (
                limb([(x, H + 20), (x + lean * 0.3, H - tall * 0.6), (x + lean, H - tall)], [15, 10, 1.5], 16),
                mix("#0c1c1a", "#3c6040", r.random() * 0.55),
            )
        )
    for x, y in ((150, 1160), (236, 1230), (906, 1190)):
        pieces.append((limb([(x + 10, H), (x, y)], [7, 5], 10), "#142420"))
        pieces.append((limb([(x, y), (x - 4, y - 80)], [15, 20, 14], 14), "#3c261a"))
    sc.polys(pieces, depth=1, detail=0.55, rim=("#dce8a8", 3, (-0.6, -0.8), 0.5))
