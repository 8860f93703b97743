"""Card 43, Antler Village."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import Field, blur, noise, rng
from ...kit.fills import Lin, Rad
from ...kit.ground import land, ridge
from ...kit.marks import rock_relief
from ...kit.paths import T, ell, limb, mask, poly, rect, spline
from ...kit.scene import Piece, Scene
from ...media import gouache
from ...motifs.people import CHILD, Gesture, Look, human
from ...motifs.sky import strata
from .antlers import RIM, antler, ropeways, village
from .motifs import fur

SNOW_LINE = 1338
NOSE = (312, 1172)


@card(43, "antler-village", "Antler Village", Land.FOREST, gouache, hand=LOOSE, con=0.15, sat=1.1, vig=0.34)
def antler_village() -> Scene:
    """Antler Village: a stag as large as a hill, with all who live in its antlers, bows to the child that leads it.

    Gouache, frost plum and amber, cut by the frame; snow rises. Awe, and the weariness of whoever carries everybody.
    """
    sc = Scene(light=(-0.6, -0.55, 0.5), key="#ffe0c4", shadow="#1f1640", fog="#a898c0", seed=1043)
    dusk(sc)
    antler(sc, far=True)
    village(sc, far=True)
    neck(sc)
    antler(sc, far=False)
    village(sc, far=False)
    ropeways(sc)
    head(sc)
    snow(sc)
    child(sc)
    rising(sc)
    return sc


def dusk(sc: Scene) -> None:
    """Frost, fog and firs."""
    sc.sky([(0, "#231a46"), (0.3, "#4a3c72"), (0.6, "#86739f"), (0.85, "#c8a8b8"), (1, "#f4d0bc")], 0, 1240, warp=70)
    sc.setflow(math.pi / 2 + noise(420, 2, 4) * 0.7)
    sc.stars(150, 560, 51)
    sc.glow(120, 1080, 640, "#ffd8b4", 0.6, 1.7)
    strata(sc, 840, 90, "#8a789f", "#f4ccc0", 0.6, 4, cell=130, L=(-0.6, 0.4))
    r = rng(3)
    for base, count, low, high, tone, fog in (
        (1180, 22, 150, 330, "#5a4e7c", 0.55),
        (1290, 11, 220, 460, "#3a3358", 0.2),
    ):
        items: list[Piece] = []
        for _ in range(count):
            x, tall = r.uniform(-30, W + 30), r.uniform(low, high)
            items.append((limb([(x, base + 10), (x, base - tall)], [tall * 0.05, 2], 6), tone))
            for i in range(max(int(tall / 24), 6)):
                u = i / max(int(tall / 24), 6)
                wide, y = tall * 0.2 * (1 - u) + 4, base - tall * (0.08 + 0.92 * u)
                for s in (-1, 1):
                    bough = [
                        (x, y - tall * 0.06, 1),
                        (x + s * wide, y + tall * 0.05 * r.uniform(0.5, 1.4), 1),
                        (x, y + tall * 0.02, 1),
                    ]
                    items.append((spline(bough), mix(tone, "#e8d8e8", 0.18 * r.random())))
        sc.polys(
            items, depth=0.12, detail=0.35, fog=fog, fogg=(base - 150, base, 0.8, "#d8bcc4"), flow=math.pi / 2, soft=0.8
        )
    sc.haze(1240, 80, "#ecd0cc", 0.7, seed=4)


def neck(sc: Scene) -> None:
    """The neck fills the lower right and leaves the card."""
    shape = [
        (760, 800),
        (900, 730),
        (1090, 660),
        (1100, 1560, 1),
        (800, 1560, 1),
        (740, 1440),
        (722, 1320),
        (760, 1220),
        (700, 1000),
    ]
    brown = Lin([(0, "#a88488"), (0.5, "#6c5068"), (1, "#2c2042")], (700, 800), (1060, 1440))
    m = sc.add(spline(shape), brown, vol=130, depth=0.5, detail=0.45, mottle=0.12, rough=3, rim=RIM)
    tones = ("#34264a", "#56405c", "#826674", "#b0949a", "#d8bcb4")
    fur(
        sc,
        m,
        (690, 660, W + 30, H + 20),
        2100,
        tones,
        lambda _x, y: math.radians(66) + math.sin(y / 80) * 0.14,
        66,
        9,
        7,
        detail=0.5,
        alpha=0.55,
    )
    r = rng(16)
    ruff: list[Piece] = []
    for _ in range(150):
        u = r.random()
        x, y = 742 + 30 * math.sin(u * 5) + r.normal(0, 14), 1236 + 260 * u
        n, a = r.uniform(60, 130), math.radians(r.uniform(98, 130))
        way = [
            (x + 30, y - 20),
            (x + n * 0.5 * math.cos(a), y + n * 0.5 * math.sin(a)),
            (x + n * math.cos(a), y + n * math.sin(a)),
        ]
        ruff.append((limb(way, [17, 13, 2], 10), mix("#f0dcd0", "#7a607a", r.random())))
    sc.polys(ruff, depth=0.52, detail=0.5, vol=4, rim=("#fff0e0", 2, (-0.7, -0.4), 0.6))


FACE = (
    *((760, 742), (858, 770), (900, 880), (880, 1040), (830, 1180), (740, 1246), (620, 1226), (500, 1240), (404, 1268)),
    *((340, 1264), (300, 1236), (286, 1190), (304, 1140), (364, 1060), (452, 962), (548, 862), (640, 782)),
)


def head(sc: Scene) -> None:
    """Bowed, so that the muzzle is within a child's reach."""
    for tip, base, depth in (((1010, 640), (884, 800), 0.57), ((600, 690), (704, 792), 0.5)):
        s = 1 if tip[0] > base[0] else -1
        ear = spline(
            [
                (base[0] - 40 * s, base[1] - 20),
                (base[0] + 10 * s, base[1] - 110),
                (*tip, 1),
                (tip[0] - 6 * s, tip[1] + 90),
                (base[0] + 40 * s, base[1] + 20),
            ]
        )
        sc.add(
            ear,
            Lin([(0, "#b8949a"), (1, "#46345a")], tip, base),
            vol=24,
            depth=depth,
            detail=0.5,
            rim=RIM,
            rough=2,
            shadow=(6, 14, 14, 0.5),
        )
        inner = limb(
            [
                (base[0] - 6 * s, base[1] - 20),
                ((base[0] + tip[0]) / 2, (base[1] + tip[1]) / 2 + 4),
                (tip[0] - 16 * s, tip[1] + 30),
            ],
            [10, 44, 6],
            16,
        )
        sc.add(inner, "#e0b0a8", depth=depth, detail=0.5, soft=5, alpha=0.85)
    brown = Lin([(0, "#d0a8a0"), (0.4, "#94707c"), (1, "#3c2a4c")], (430, 860), (800, 1250))
    m = sc.add(
        spline(FACE), brown, vol=140, depth=0.58, detail=0.5, mottle=0.12, rough=2, rim=RIM, shadow=(22, 24, 26, 0.6)
    )
    tones = ("#4a3654", "#6c5068", "#9a7882", "#c8a4a4", "#ecd0c4")
    fur(
        sc,
        m,
        (290, 740, 910, 1280),
        3000,
        tones,
        lambda x, y: math.atan2(y - 1210, x - 230) + math.sin(x / 70) * 0.1,
        36,
        6,
        9,
        detail=0.5,
        alpha=0.5,
    )
    cheek = limb([(560, 1196), (680, 1150), (760, 1060), (790, 940)], [10, 46, 60, 20], 30)
    sc.mul("#241838", blur(mask(cheek), 26) * m * 0.55)
    sc.screen("#ffdcc4", blur(mask(limb([(380, 1060), (520, 912), (650, 800)], [20, 40, 20], 20)), 20) * m * 0.3)
    muzzle(sc, m)
    eye(sc, m)
    halter(sc, m)


def muzzle(sc: Scene, m: Field) -> None:
    """Pale chin, dark wet nose, breath."""
    chin = spline([(316, 1244), (350, 1216), (430, 1222), (520, 1226), (470, 1250), (400, 1272), (340, 1268)])
    sc.add(chin, "#f0dcd4", clip=m, soft=8, alpha=0.85, depth=0.6, detail=0.5)
    pad = spline(
        [(286, 1192), (300, 1142), (338, 1106), (372, 1112), (384, 1150), (362, 1196), (318, 1222), (294, 1216)]
    )
    sc.add(
        pad,
        Lin([(0, "#6a5468"), (0.5, "#33243c"), (1, "#160e20")], (300, 1110), (370, 1220)),
        clip=m,
        vol=26,
        depth=0.61,
        detail=0.6,
        rim=("#f0dce4", 4, (-0.6, -0.7), 0.9),
    )
    sc.add(
        spline([(336, 1164), (348, 1140), (372, 1136), (366, 1160), (350, 1174)]),
        "#0c0614",
        depth=0.62,
        detail=0.7,
        soft=1,
        mottle=0,
    )
    lip = limb([(304, 1226), (350, 1212), (420, 1210), (480, 1190)], [4, 7, 6, 2], 24)
    sc.mul("#1c1028", blur(mask(lip), 2) * 0.85)
    n = noise(70, 4, 33)
    breath = np.exp(-(((sc.x - 236 + n * 40) / 110) ** 2) - (((sc.y - 1120 + (sc.x - 300) * 0.3 + n * 30) / 62) ** 2))
    sc.mixin("#fff0e8", (np.clip(breath * (0.6 + 0.5 * n), 0, 1) * (1 - m) * 0.6).astype(np.float32))


def eye(sc: Scene, m: Field) -> None:
    """Half shut and tired; the lights of the village stand in it, and a tear has frozen."""
    x, y = 676, 922
    sc.mul("#1c1230", blur(mask(ell(x, y, 92, 66, 24)), 20) * m * 0.7)
    ball = spline(
        [
            (x - 70, y + 34, 1),
            (x - 40, y - 20),
            (x + 10, y - 38),
            (x + 62, y - 12, 1),
            (x + 34, y + 30),
            (x - 20, y + 50),
        ]
    )
    b = sc.add(
        ball,
        Rad([(0, "#7a4a2c"), (0.6, "#38201c"), (1, "#0c0610")], (x + 4, y + 18), 62),
        vol=22,
        depth=0.62,
        detail=0.7,
    )
    sc.add(ell(x + 2, y + 10, 34, 17, 20), "#08040c", clip=b, depth=0.62, detail=0.7, soft=2)
    lid = spline(
        [
            (x - 84, y + 40, 1),
            (x - 52, y - 38),
            (x + 10, y - 64),
            (x + 78, y - 26, 1),
            (x + 40, y - 14),
            (x, y - 8),
            (x - 40, y + 10),
        ]
    )
    sc.add(
        lid,
        Lin([(0, "#d0aaa4"), (1, "#5c4258")], (x - 10, y - 60), (x + 10, y + 10)),
        vol=16,
        depth=0.63,
        detail=0.6,
        rim=RIM,
        shadow=(2, 10, 7, 0.6),
    )
    for k in range(6):
        bx, by = x - 56 + 20 * k, y + 10 - 9 * k + (k - 3) ** 2 * 1.2
        sc.post(mask(limb([(bx, by), (bx - 16, by + 13), (bx - 34, by + 17)], [4.5, 3.4, 1], 8)), "#160c1c", 0.9)
    for dx, dy, size in ((-26, 22, 4), (-14, 28, 3), (-2, 26, 4.4), (10, 20, 3), (20, 22, 2.4)):
        sc.post(mask(rect(x + dx, y + dy - 6, size * 1.6, size * 1.8, 1)), "#ffc870", 0.95)
    tear = spline([(x - 66, y + 42, 1), (x - 58, y + 70), (x - 68, y + 128, 1), (x - 80, y + 74)])
    sc.add(
        tear,
        Lin([(0, "#ffffff"), (1, "#a8c0e8")], (x - 80, y + 44), (x - 56, y + 120)),
        vol=7,
        depth=0.64,
        detail=0.65,
        rim=("#ffffff", 2, (-0.7, -0.6), 0.9),
    )


def halter(sc: Scene, m: Field) -> None:
    """A red band about the nose and up the cheek, with a brass ring."""
    red = Lin([(0, "#e8604c"), (1, "#7a1c2c")], (440, 960), (520, 1250))
    keep = {
        "clip": m,
        "vol": 6,
        "depth": 0.64,
        "detail": 0.55,
        "shadow": (6, 8, 6, 0.5),
        "rim": ("#ffc8b4", 2.5, (-0.7, -0.6), 0.8),
    }
    sc.add(limb([(440, 960), (486, 1060), (512, 1160), (508, 1250)], [20, 20, 20, 20], 30), red, **keep)
    sc.add(limb([(508, 1130), (640, 1090), (780, 1000), (880, 860)], [18, 18, 18, 18], 40), red, **keep)
    ring = mask(ell(510, 1134, 24, 26), stroke=9)
    sc.add(ring, Lin([(0, "#ffe0a0"), (1, "#8a5a20")], (490, 1110), (530, 1160)), vol=4, depth=0.65, detail=0.6)


def snow(sc: Scene) -> None:
    """Deep snow, blue in its hollows."""
    for k, (y, amp) in enumerate(((SNOW_LINE, 14), (1408, 18))):
        tones = [(0, "#fff0ea"), (0.25, "#d8c8dc"), (1, "#7a6c9c")]
        m = sc.add(
            land(ridge(y, amp, 300, 30 + k, oct=4)),
            Lin(tones, (0, y - 12), (0, y + 150)),
            depth=0.7 + 0.1 * k,
            detail=0.4,
            mottle=0.08,
            vol=16,
            flow=0.1,
        )
        rock_relief(sc, m, 60, 60 + k, 0.05, aspect=2.5)
    sc.mul("#6a5c98", blur(mask(ell(860, 1440, 330, 60)), 36) * 0.6)


def child(sc: Scene) -> None:
    """One mitten on its nose; a bell hangs silent in the other hand."""
    x, y, h = 176, 1424, 470
    reach = Gesture(
        hips=(0.02, -0.01, 0.5),
        lean=5,
        side=-3,
        nod=-16,
        hands=((0.3, -0.06, 0.66), (-0.24, 0.2, 0.5)),
        feet=((0.08, -0.06, 0.0), (-0.1, 0.06, 0.04)),
    )
    look = Look(
        coat="#e0843a",
        legs="#3a4a6a",
        boots="#4a2c28",
        hair="#4a2a1c",
        hat="wool",
        hat_colour="#2f7a68",
        hem=0.5,
        flare=0.07,
        cut="bob",
        collar="#2f7a68",
        sleeve="#d87830",
    )
    sc.mul(
        "#4a4080",
        blur(
            mask(spline([(x - 50, y - 8), (x + 50, y - 12), (x + 250, y + 34), (x + 120, y + 52), (x - 40, y + 20)])), 9
        )
        * 0.55,
    )
    rein = [(510, 1158), (430, 1330), (290, 1366), (x - 20, y - 226)]
    sc.add(limb(rein, [7, 7], 50), "#c8382e", vol=3, depth=0.91, detail=0.6)
    who = human(
        sc,
        x,
        y,
        h,
        reach,
        look,
        build=CHILD,
        turn=24,
        right=(NOSE[0] - 6, NOSE[1] + 18),
        reach=0.3,
        rim=("#ffe8cc", 6, (-0.7, -0.6), 0.9),
        key=1.15,
        depth=0.92,
    )
    rx, ry = who.hands[0]
    sc.add(ell(rx + 4, ry - 2, 23, 20), "#2f6a5e", vol=9, depth=0.93, detail=0.62, rim=RIM)
    bx, by = who.hands[1]
    t = T(bx - 2, by + 14, 1.15, 6)
    brass = Lin([(0, "#fff0b0"), (0.5, "#d8962c"), (1, "#6a3a14")], t((-26, 0)), t((30, 50)))
    sc.add(t(limb([(0, -14), (0, 10)], [11, 11], 6)), "#6a3a28", vol=4, depth=0.93, detail=0.6)
    bell = spline([(-12, 8, 1), (12, 8, 1), (20, 40), (36, 62, 1), (0, 70), (-36, 62, 1), (-20, 40)])
    sc.add(t(bell), brass, vol=18, depth=0.94, detail=0.62, rim=("#fff6d0", 3, (-0.6, -0.6), 0.9))
    sc.add(t(ell(0, 72, 8)), "#4a2a14", depth=0.94, vol=4)


def rising(sc: Scene) -> None:
    """The snow goes up again."""
    r = rng(77)
    flakes, tails = [], []
    for _ in range(300):
        x, y, size = r.uniform(0, W), r.uniform(0, H), 1.2 + 4.6 * r.random() ** 2.4
        flakes.append(ell(x, y, size))
        tails.append(poly([(x, y), (x + r.uniform(-2, 2), y + size * 8)], closed=False))
    sc.mixin("#f4e8f0", mask(tails, stroke=1.6) * 0.3)
    sc.post(mask(flakes), "#fff8f4", 0.85)
