"""The bed that is a boat, who rows it, who comes along, and what holds it."""

import math

import numpy as np

from ...kit.camera import Quad
from ...kit.colour import mix
from ...kit.field import blur, noise, rng, smooth
from ...kit.fills import Lin
from ...kit.marks import cast
from ...kit.paths import T, ell, limb, mask, poly, sample, spline
from ...kit.scene import Piece, Scene
from ...motifs.people import CHILD, Gesture, Look, grip, human

TOP = Quad((408, 1020), (664, 1010), (760, 1392), (196, 1412))
"""The lying surface: its far and its near edge."""
GLOW = ("#ffd48c", 6, (0.3, -1), 0.9)
PATCHES = ("#b8485c", "#d8985c", "#4a6aa8", "#e0ccc0", "#5c9490", "#7a5090", "#c8788c")


def bed(sc: Scene) -> None:
    """Footboard, mattress and quilt: patches that shrink into the distance, edges that hang in the water."""
    looks = {"depth": 0.7, "mottle": 0.1, "detail": 0.5}
    hull = spline(
        [
            (*TOP(0, 0), 1),
            (*TOP(1, 0), 1),
            (708, 1130),
            (800, 1340),
            (850, 1500, 1),
            (90, 1500, 1),
            (150, 1350),
            (340, 1120),
        ]
    )
    cast(sc, hull, 26, 0.6, "#0c0c38", -10, 26)
    sc.add(hull, Lin([(0, "#c898a0"), (0.4, "#5c4a84"), (1, "#1c1848")], (0, 1010), (0, 1480)), vol=26, **looks)
    foot = spline(
        [
            (392, 1046, 1),
            (386, 930),
            (420, 884),
            (480, 862),
            (536, 848),
            (596, 858),
            (652, 876),
            (690, 920),
            (684, 1040, 1),
        ]
    )
    sc.add(
        foot,
        Lin([(0, "#c07a5c"), (1, "#3c2450")], (0, 850), (0, 1060)),
        vol=16,
        rim=("#ffe0a0", 8, (0.2, -1), 1.0),
        shadow=(-4, 14, 12, 0.5),
        **looks,
    )
    for x0, x1 in ((430, 500), (520, 580), (600, 654)):
        sc.mul("#1c1038", blur(mask(poly([(x0, 916), (x1, 912), (x1, 1014), (x0, 1018)])), 5) * 0.35)
    quilt = spline(
        [
            (*TOP(-0.03, 0.04), 1),
            (*TOP(0.5, 0.0), 0),
            (*TOP(1.03, 0.04), 1),
            (726, 1160),
            (790, 1300),
            (822, 1392),
            (700, 1402),
            (480, 1424),
            (300, 1420),
            (140, 1424),
            (196, 1300),
            (330, 1150),
        ]
    )
    m = mask(quilt)
    sc.add(quilt, "#8a4868", vol=34, rim=GLOW, shadow=(-4, 10, 10, 0.4), **looks)
    dice = rng(6)
    pieces: list[Piece] = []
    columns, rows = 9, 9
    for j in range(rows):
        v0, v1 = (j / rows) ** 1.15, ((j + 1) / rows) ** 1.15
        for i in range(-1, columns + 1):
            u0, u1 = i / columns, (i + 1) / columns
            tone = PATCHES[(i * 2 + j * 3 + int(dice.integers(2))) % len(PATCHES)]
            path = poly([TOP(u0, v0), TOP(u1, v0), TOP(u1, v1), TOP(u0, v1)])
            pieces.append((path, mix(tone, "#241c54", 0.12 + 0.42 * v0), 0.94))
            pieces.append((path, "#241040", 0.5, 2.0))
    sc.polys(pieces, clip=m, depth=0.72, detail=0.55, mottle=0.1)
    for k in range(7):
        u = (k + 0.5) / 7
        way = [TOP(u + 0.02, 0.05), TOP(u - 0.03, 0.4), TOP(u + 0.03, 1.0)]
        sc.mul("#1c1448", blur(mask(limb(way, [4, 16, 34], 24)), 9) * m * 0.5)
        lit = [(x + 14, y) for x, y in way]
        sc.screen("#ffc070", blur(mask(limb(lit, [3, 9, 18], 24)), 8) * m * 0.28)
    light = np.exp(-(((sc.x - 560 - (sc.y - 1020) * 0.02) / np.maximum(90 + (sc.y - 1000) * 0.2, 40)) ** 2)) * m
    sc.screen("#ffb860", light.astype(np.float32) * 0.4)


def rower(sc: Scene) -> None:
    """The child kneels in the middle, from behind, against the light, and leans on its spoon."""
    x, y, h = 520, 1244, 470
    hands = ((668, 1066), (584, 986))
    bowl = (866, 1226)
    cast(sc, spline([(x - 70, y - 30), (x + 80, y - 34), (x + 30, 1430), (x - 190, 1430)]), 16, 0.62, "#181040")
    kneel = Gesture(
        hips=(-0.06, 0, 0.24),
        lean=20,
        side=8,
        twist=-24,
        nod=4,
        look=12,
        hands=((0.3, -0.2, 0.42), (0.26, 0.0, 0.62)),
        feet=((-0.26, -0.09, 0.02), (-0.24, 0.09, 0.02)),
    )
    who = human(
        sc,
        x,
        y,
        h,
        kneel,
        Look(
            coat="#c8b0c0",
            legs="#8a9ac8",
            boots="#d8a08c",
            hair="#3a2030",
            cut="bob",
            hem=0.5,
            flare=0.05,
            collar="#c86a7a",
        ),
        build=CHILD,
        turn=-66,
        right=hands[0],
        left=hands[1],
        reach=0.2,
        rim=("#ffe4a0", 9, (0.5, -0.7), 1.0),
        key=0.2,
        dark=1.25,
    )
    shaft = [(546, 916), hands[1], hands[0], (800, 1176)]
    sc.add(
        limb(shaft, [14, 15, 15, 13], 40),
        Lin([(0, "#f0b868"), (1, "#7a4034")], (546, 916), (800, 1176)),
        vol=7,
        depth=0.93,
        detail=0.7,
        rim=("#fff0c0", 3, (0.4, -1)),
        shadow=(-8, 14, 8, 0.5),
    )
    spoon = spline([(786, 1150), (840, 1160), (898, 1206), (914, 1254), (884, 1270), (826, 1244), (786, 1196)])
    sc.add(
        spoon,
        Lin([(0, "#f0b868"), (1, "#5c2c30")], (800, 1150), (890, 1260)),
        vol=17,
        depth=0.93,
        detail=0.6,
        rim=("#fff0c0", 5, (0.4, -1)),
    )
    sc.mul("#2c2468", blur(mask(ell(bowl[0] + 10, bowl[1] + 30, 70, 18)), 8) * 0.7)
    for hand, spot in zip(who.hands, hands, strict=True):
        grip(sc, ((hand[0] + spot[0] * 2) / 3, (hand[1] + spot[1] * 2) / 3), 44, h * 1.25, thick=0.026)


def bear(sc: Scene) -> None:
    """The bear sits with its back to us and looks at the sun."""
    t = T(322, 1330, 1.25, -6)
    looks = {"depth": 0.9, "mottle": 0.2, "detail": 0.55, "rim": ("#ffd890", 6, (0.5, -0.8), 0.95)}
    cast(sc, t(ell(-20, 20, 70, 16)), 10, 0.6, "#181040")
    fur = Lin([(0, "#a86a3c"), (1, "#3c2038")], t((30, -140)), t((-40, 20)))
    for side in (-1, 1):
        sc.add(t(ell(side * 44, 12, 28, 20)), fur, vol=16, **looks)
    sc.add(
        t(spline([(-52, 14), (-50, -40), (-26, -76), (26, -76), (50, -40), (52, 14), (0, 26)])), fur, vol=34, **looks
    )
    for side in (-1, 1):
        sc.add(
            t(limb([(side * 34, -56), (side * 62, -24), (side * 58, 2)], [28, 28, 24], 14)),
            fur,
            vol=13,
            shadow=(-3, 6, 6, 0.4),
            **looks,
        )
        sc.add(t(ell(side * 36, -142, 19)), fur, vol=10, **looks)
    sc.add(t(ell(2, -108, 48, 44)), fur, vol=30, shadow=(-4, 8, 8, 0.45), **looks)
    sc.mul("#2c1434", blur(mask(t(limb([(0, -70), (4, -20), (0, 20)], [3, 4, 3], 12))), 2) * 0.7)


def headboard(sc: Scene) -> None:
    """Before our eye the headboard, dark and cut by the frame: a carved edge, two posts with knobs."""
    looks = {"depth": 1.0, "mottle": 0.12, "detail": 0.5}
    board = spline(
        [
            (120, 1560, 1),
            (130, 1440, 1),
            (260, 1424),
            (400, 1376),
            (500, 1362),
            (600, 1372),
            (720, 1412),
            (850, 1424, 1),
            (860, 1560, 1),
        ]
    )
    sc.add(
        board,
        Lin([(0, "#5c3450"), (1, "#1c1238")], (0, 1370), (0, 1490)),
        vol=18,
        rim=("#ffcf88", 6, (0.2, -1), 0.95),
        shadow=(0, -10, 14, 0.45),
        **looks,
    )
    for x in (130, 850):
        sc.add(
            limb([(x, 1560), (x, 1396)], [66, 58], 10),
            Lin([(0, "#3c2448"), (0.6, "#8a5058"), (1, "#3c2448")], (x - 32, 0), (x + 32, 0)),
            vol=22,
            rim=("#ffcf88", 5, (0.3, -1), 0.9),
            **looks,
        )
        sc.add(
            ell(x, 1360, 46, 44),
            Lin([(0, "#c07a60"), (1, "#30184a")], (x + 20, 1320), (x - 20, 1400)),
            vol=36,
            rim=("#ffdc98", 6, (0.3, -1), 1.0),
            shadow=(-3, 10, 8, 0.5),
            **looks,
        )


def tentacle(sc: Scene) -> None:
    """Out of the wardrobe through the water an arm has come up and goes twice about the post."""
    looks = {"depth": 1.0, "mottle": 0.12, "detail": 0.6}
    red = Lin([(0, "#e05a4c"), (0.5, "#a02c44"), (1, "#481a48")], (190, 900), (40, 1450))
    rise = [(104, 772), (170, 850), (168, 950), (80, 1010), (26, 1080), (40, 1170), (20, 1260), (-4, 1330)]
    loops = (
        ([(-30, 1300), (20, 1452), (130, 1484), (204, 1450), (214, 1424)], [92, 84, 74, 60, 46]),
        ([(46, 1424), (70, 1398), (150, 1416), (206, 1384), (214, 1352)], [50, 56, 52, 44, 36]),
        (
            [(58, 1352), (96, 1330), (150, 1330), (196, 1296), (214, 1236), (190, 1196), (162, 1214)],
            [36, 40, 34, 29, 22, 15, 7],
        ),
    )
    thick = [40, 62, 78, 88, 92, 94, 94, 94]
    first = limb(rise, thick, 70)
    sc.add(first, red, vol=36, rim=("#ffc48c", 6, (0.8, -0.5), 0.9), shadow=(-16, 14, 18, 0.5), **looks)
    suckers(sc, rise, thick, 17)
    sc.mixin("#0c0a24", blur(mask(first), 2) * smooth(960, 850, sc.y))
    for way, widths in loops:
        sc.add(
            limb(way, widths, 50), red, vol=28, rim=("#ffc48c", 5, (0.6, -0.8), 0.9), shadow=(-4, 14, 10, 0.6), **looks
        )
        suckers(sc, way, widths, 9)
    wet = limb([(x + 20, y) for x, y in rise], [1, 3, 7, 8, 8, 8, 6, 4], 60)
    sc.screen("#ffe0d0", blur(mask(wet), 2.5) * np.clip(0.6 + noise(40, 2, 5), 0, 1) * 0.6)


def suckers(sc: Scene, way: list[tuple[float, float]], widths: list[float], n: int) -> None:
    """Two rows of suckers along the inner side."""
    spots = sample(way, n * 2 + 1)
    sizes = np.interp(np.linspace(0, 1, len(spots)), np.linspace(0, 1, len(widths)), widths)
    rings, pits = [], []
    for k in range(1, len(spots) - 1, 2):
        dx, dy = spots[k + 1] - spots[k - 1]
        length = math.hypot(dx, dy) or 1
        for side in (0.24, 0.44):
            x, y = spots[k][0] - dy / length * sizes[k] * side * -1, spots[k][1] + dx / length * sizes[k] * side * -1
            r = sizes[k] * 0.10
            rings.append((ell(x, y, r * 1.25, r), "#f8b8a0"))
            pits.append((ell(x, y, r * 0.6, r * 0.5), "#7a2848"))
    sc.polys([*rings, *pits], depth=1.0, detail=0.7, mottle=0.05)
