"""The postman of the drowned street, his canoe, and letters that become birds."""

import math

import numpy as np

from ...kit.field import blur, displace, noise, smooth
from ...kit.fills import Lin
from ...kit.marks import line
from ...kit.paths import T, ell, limb, mask, poly, rect, spline
from ...kit.scene import Scene
from ...motifs.people import OLD, Gesture, Look, grip, human
from ...motifs.sea import foam

FLAT = ((-44, -22), (-15, -22), (15, -22), (44, -22), (45, 24), (15, 25), (-15, 25), (-43, 25))
BIRD = ((-70, 8), (-30, -10), (6, -22), (40, -24), (58, -8), (36, 14), (4, 20), (-30, 14))


def letter(sc: Scene, t: T, share: float) -> None:
    """An envelope that becomes a white bird by a share: corners lift, wings unfold, the seal stays on the breast."""
    k = t.a[2]
    rim = ("#ffe6b0", max(3 * k, 1.4), (0.8, -0.5), 0.9)
    keep = {"depth": 0.95, "detail": 0.7, "mottle": 0.04}
    grown = 0.16 + 0.84 * share if share > 0.05 else 0.0
    body = [(a + (c - a) * share, b + (d - b) * share) for (a, b), (c, d) in zip(FLAT, BIRD, strict=True)]
    if grown:
        far = [(16, -12, 1), (26, -40 * grown), (60 * grown, -96 * grown, 1), (6, -74 * grown), (-14, -14, 1)]
        sc.add(t(spline(far)), "#a8a0b8", vol=4 * k, rim=rim, **keep)
    paper = Lin([(0, "#fffaf0"), (1, "#a89cb0")], t((40, -24)), t((-40, 26)))
    sheet = spline(body) if share > 0.5 else poly(body)
    sc.add(t(sheet), paper, vol=(4 + 10 * share) * k, shadow=(-6, 10, 8, 0.4), rim=rim, **keep)
    if share < 0.55:
        line(sc, [t((-42, -20)), t((2, 6)), t((44, -20))], 2.4 * k, "#7a6c80", 0.9, 0.95)
    sc.add(t(ell(2 + 24 * share, 4, 8)), "#d8362e", vol=3 * k, **keep)
    if grown:
        near = [
            (-16, -10, 1),
            (-6, -44 * grown),
            (-40 * grown, -112 * grown, 1),
            (-58 * grown, -80 * grown),
            (-54, -30 * grown),
            (-26, 2, 1),
            (14, 2, 1),
        ]
        sc.add(
            t(spline(near)), Lin([(0, "#ffffff"), (1, "#c0b4c8")], t((0, -80)), t((0, 0))), vol=5 * k, rim=rim, **keep
        )
        for n in (0.3, 0.6):
            feather = [(-44 * grown * n - 8, -90 * grown * n), (-10, 0)]
            sc.mul("#7a7090", blur(mask(t(limb(feather, [1, 4], 8))), 1.4) * 0.6)
    if share > 0.7:
        sc.add(t(poly([(56, -14), (76, -4), (55, 0)])), "#e89038", vol=2 * k, **keep)
        sc.add(t(ell(44, -12, 3)), "#1c1424", **keep)


def envelope(sc: Scene, t: T, depth: float = 0.89) -> None:
    """A closed letter with a red seal."""
    k = t.a[2]
    keep = {"depth": depth, "detail": 0.95, "mottle": 0.03}
    paper = Lin([(0, "#fffdf4"), (1, "#c8b29a")], t((-30, -24)), t((30, 26)))
    rim = ("#ffffff", 1.8, (-0.3, -0.9), 0.8)
    sc.add(t(rect(-40, -24, 80, 48, 3)), paper, vol=4 * k, rim=rim, shadow=(3, 6, 5, 0.45), **keep)
    line(sc, [t((-38, -22)), t((0, 6)), t((38, -22))], 2.2 * k, "#8f7a68", 0.9, depth)
    sc.add(t(ell(0, 5, 7)), "#d8483a", vol=3 * k, **keep)


def canoe_side(u: float, across: float, down: float = 0.0) -> tuple[float, float]:
    """A point of the canoe: u from the near stern to the bow, across from its far (-1) to its near (1) side."""
    wide = 108 * max(math.sin(math.pi * min(max(u, 0), 1)), 0) ** 0.62 * (1.1 - 0.4 * u)
    sheer = 46 * (2 * u - 1) ** 4
    return (96 + 560 * u + 0.5 * wide * across, 1352 - 236 * u + 0.42 * wide * across - sheer + down)


def canoe(sc: Scene) -> None:
    """The canoe runs away from us towards the light; its bow is full of letters."""
    us = [float(u) for u in np.linspace(0, 1, 25)]
    far, near = [canoe_side(u, -1) for u in us], [canoe_side(u, 1) for u in us]
    belly = [canoe_side(u, 1.1, 86 * math.sin(math.pi * u) ** 0.5 * (1.15 - 0.5 * u)) for u in us]
    shade = blur(displace(mask(poly([*near, *[(x - 20, y + 130) for x, y in belly[::-1]]])), 14, 40, 5), 12)
    sc.mul("#061824", shade * 0.75)
    sc.add(
        poly([*far, *near[::-1]]),
        Lin([(0, "#2c1820"), (1, "#7a4028")], (200, 1380), (560, 1120)),
        depth=0.86,
        mottle=0.1,
    )
    for u in (0.24, 0.62):
        sc.add(
            limb([canoe_side(u, -0.92, 12), canoe_side(u, 0.92, 12)], [22, 26], 8),
            "#9a5c34",
            vol=8,
            depth=0.87,
            shadow=(-4, 12, 8, 0.5),
        )
    postman(sc)
    heap = (
        (0.70, 0.5, -12),
        (0.76, -0.5, 20),
        (0.8, 0.4, -30),
        (0.72, 0.0, 8),
        (0.86, 0.0, -16),
        (0.66, -0.2, 34),
        (0.78, 0.1, -6),
    )
    for k, (u, across, turn) in enumerate(heap):
        x, y = canoe_side(u, across)
        envelope(sc, T(x, y - 8 - 5 * k, 0.74 - 0.2 * (u - 0.6), turn - 20))
    hull = poly([*near, *belly[::-1]])
    paint = Lin([(0, "#3a1420"), (0.45, "#a83a2c"), (1, "#f08a48")], (110, 1420), (640, 1180))
    sc.add(hull, paint, vol=26, depth=0.92, detail=0.55, mottle=0.1, rim=("#ffd898", 5, (0.6, -0.8), 0.95))
    sc.add(
        mask(limb([canoe_side(u, 1) for u in us], [14] * 5, 60)),
        "#d89858",
        vol=6,
        depth=0.93,
        detail=0.6,
        rim=("#fff0c0", 3, (0.5, -0.9)),
    )
    sc.add(
        mask(limb([canoe_side(u, -1) for u in us[3:]], [8] * 5, 60)) * smooth(440, 520, sc.x),
        "#d89858",
        vol=4,
        depth=0.86,
    )
    foam(
        sc,
        [canoe_side(u, 1.15, 92 * math.sin(math.pi * u) ** 0.5 * (1.15 - 0.5 * u)) for u in (0.1, 0.4, 0.7, 0.97)],
        9,
        "#ffe2b8",
        5,
        0.7,
    )


def postman(sc: Scene) -> None:
    """Old and heavy, he leans his whole back into the stroke; the bag hangs empty."""
    x, y = canoe_side(0.40, 0.1, 26)
    h = 610
    hands = ((590, 1010), (520, 846))
    blade = (684, 1268)
    stroke = Gesture(
        hips=(-0.08, 0, 0.46),
        lean=40,
        side=-6,
        twist=18,
        nod=2,
        look=-8,
        hands=((0.4, -0.12, 0.45), (0.32, 0.05, 0.7)),
        feet=((0.1, -0.1, 0.02), (-0.16, 0.1, 0.02)),
    )
    who = human(
        sc,
        x,
        y,
        h,
        stroke,
        Look(
            coat="#2c4480",
            legs="#1c2238",
            boots="#14121c",
            hair="#e8e0d4",
            beard="#ece4d8",
            hat="cap",
            hat_colour="#20305c",
            hem=0.34,
            belt="#1a1424",
            collar="#d8a83c",
        ),
        build=OLD,
        turn=18,
        right=hands[0],
        left=hands[1],
        reach=0.16,
        rim=("#ffdc98", 8, (0.8, -0.4), 1.0),
        key=1.0,
        depth=0.9,
    )
    strap = [(x + 96, y - 386), (x + 30, y - 300), (x - 40, y - 226)]
    sc.add(limb(strap, [13, 15, 13], 20), "#7a4a2c", vol=5, depth=0.92, detail=0.6, shadow=(-3, 5, 4, 0.5))
    bag = spline(
        [
            (x - 110, y - 246),
            (x - 20, y - 262),
            (x + 6, y - 190),
            (x - 16, y - 128),
            (x - 96, y - 122),
            (x - 126, y - 180),
        ]
    )
    sc.add(
        bag,
        Lin([(0, "#a8683a"), (1, "#3a2020")], (x, y - 250), (x - 110, y - 130)),
        vol=20,
        depth=0.93,
        mottle=0.12,
        shadow=(-10, 12, 10, 0.5),
        rim=("#ffd898", 4, (0.8, -0.5), 0.8),
    )
    sc.mul(
        "#2c1418", blur(mask(limb([(x - 112, y - 216), (x - 50, y - 206), (x - 2, y - 222)], [5, 7, 5], 16)), 2) * 0.7
    )
    shaft = [(490, 772), hands[1], hands[0], (650, 1168)]
    sc.add(
        limb(shaft, [15, 16, 16, 14], 40),
        Lin([(0, "#e8b070"), (1, "#7a4a30")], (490, 772), (650, 1168)),
        vol=7,
        depth=0.94,
        detail=0.6,
        rim=("#fff0c0", 3, (0.8, -0.3)),
        shadow=(-10, 10, 8, 0.5),
    )
    oar_blade = spline([(632, 1148), (664, 1140), (706, 1210), (716, 1276), (684, 1296), (650, 1240), (630, 1180)])
    sc.add(
        oar_blade,
        Lin([(0, "#c86a40"), (1, "#4a1c24")], (660, 1140), (690, 1290)),
        vol=10,
        depth=0.94,
        detail=0.6,
        rim=("#ffe8b0", 4, (0.8, -0.3)),
    )
    for hand, spot in zip(who.hands, hands, strict=True):
        grip(sc, ((hand[0] + spot[0]) / 2, (hand[1] + spot[1]) / 2), 64, h, "#d8986c", thick=0.026)
    rings = [mask(ell(blade[0], blade[1] + 12, w, w * 0.2), stroke=5) for w in (46, 84, 126)]
    for k, ring in enumerate(rings):
        sc.screen("#ffe0a8", blur(ring, 1.6) * (0.8 - 0.2 * k) * smooth(-0.5, 0.4, noise(30, 2, 7 + k, aspect=3)))
