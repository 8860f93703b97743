"""The bear whose fur is a coat: its hair, its head and its arms, lit from below."""

import math

from ...kit.field import Field, blur
from ...kit.fills import Lin, Rad
from ...kit.paths import T, ell, limb, mask, spline
from ...kit.scene import Scene
from .motifs import fur

MIDDLE = 508
FURS = ("#2a1418", "#4a241e", "#74402a", "#a0623a", "#c88a54")
STARLIT = ("#bcd4ff", 6, (0.0, 0.9), 0.8)
HEAD = T(MIDDLE + 6, 268, 1.0, -4)


def coat_fur(sc: Scene, m: Field, box: tuple[float, float, float, float], n: int, seed: int, long: float) -> None:
    """Hair that falls outwards from the opening, lit towards it."""
    fur(
        sc,
        m,
        box,
        n,
        FURS,
        lambda x, y: math.pi / 2 - (x - MIDDLE) * 0.0009 + math.sin(y / 90 + x / 70) * 0.12,
        long,
        9,
        seed,
        detail=0.5,
        alpha=0.55,
    )


def arm(sc: Scene, side: int) -> None:
    """An arm from beyond the frame; claws curl about the edge of the coat."""
    x, y = MIDDLE + side * 232, 792
    way = [(MIDDLE + side * 470, 470), (MIDDLE + side * 520, 700), (MIDDLE + side * 400, 836), (x + side * 30, y)]
    brown = Lin(
        [(0, "#5a3226"), (0.6, "#86502f"), (1, "#3a1c1c")], (MIDDLE + side * 420, 860), (MIDDLE + side * 420, 520)
    )
    m = sc.add(
        limb(way, [230, 220, 176, 132], 50),
        brown,
        vol=74,
        depth=0.66,
        detail=0.45,
        mottle=0.12,
        rough=4,
        shadow=(-side * 10, 26, 26, 0.65),
    )
    coat_fur(sc, m, (min(x, MIDDLE + side * 620) - 40, 380, max(x, MIDDLE + side * 620) + 40, 960), 900, 31 + side, 54)
    back = sc.add(
        ell(x + side * 26, y, 82, 94), "#74442c", vol=40, depth=0.68, detail=0.5, mottle=0.1, rough=3, rim=STARLIT
    )
    coat_fur(sc, back, (x - 130, y - 120, x + 130, y + 120), 240, 41, 34)
    for k in range(4):
        fy = y - 66 + 44 * k
        tip = (x - side * (58 - 5 * abs(k - 1.5)), fy + 16)
        finger = limb([(x + side * 30, fy), (x - side * 16, fy - 6), tip], [48, 50, 38], 16)
        sc.add(
            finger,
            Lin([(0, "#a4683e"), (1, "#5a3022")], (0, fy + 30), (0, fy - 30)),
            vol=20,
            depth=0.69,
            detail=0.55,
            mottle=0.1,
            rim=STARLIT,
            shadow=(-side * 4, 10, 8, 0.5),
        )
        claw = spline(
            [
                (tip[0] + side * 6, tip[1] - 12, 1),
                (tip[0] - side * 26, tip[1] - 4),
                (tip[0] - side * 40, tip[1] + 24, 1),
                (tip[0] - side * 16, tip[1] + 14),
                (tip[0] + side * 6, tip[1] + 12, 1),
            ]
        )
        sc.add(
            claw,
            Lin([(0, "#1a1016"), (1, "#6a5a60")], tip, (tip[0] - side * 30, tip[1] + 16)),
            vol=7,
            depth=0.7,
            detail=0.62,
            rim=("#d8e4ff", 2.5, (0, 0.9), 0.9),
        )


def head(sc: Scene) -> None:
    """It looks down; the light of its own inside falls on it from below."""
    t = HEAD
    looks = {"detail": 0.5, "mottle": 0.12}
    for side in (-1, 1):
        sc.add(
            t(ell(side * 176, -176, 84, 80)),
            "#5a3226",
            vol=34,
            depth=0.6,
            rough=3,
            rim=("#e8b0c8", 5, (0, -1), 0.7),
            **looks,
        )
        sc.add(t(ell(side * 172, -164, 50, 46)), "#2a1620", vol=16, depth=0.61, soft=4, **looks)
    skull = spline(
        [
            (-232, 20),
            (-226, -96),
            (-150, -192),
            (0, -222),
            (150, -192),
            (226, -96),
            (232, 20),
            (196, 130),
            (104, 206),
            (0, 222),
            (-104, 206),
            (-196, 130),
        ]
    )
    brown = Lin([(0, "#42221c"), (0.5, "#70402a"), (1, "#a86a40")], t((0, -220)), t((0, 220)))
    m = sc.add(
        t(skull),
        brown,
        vol=120,
        shade=0.75,
        depth=0.64,
        rough=4,
        shadow=(0, 30, 30, 0.7),
        rim=("#e8b0c8", 6, (0, -1), 0.6),
        **looks,
    )
    x0, y0 = t((0, 30))
    fur(
        sc,
        m,
        (x0 - 260, y0 - 280, x0 + 260, y0 + 240),
        1300,
        FURS,
        lambda x, y: math.atan2(y - y0, x - x0),
        36,
        7,
        51,
        detail=0.5,
        alpha=0.5,
    )
    sc.mul("#140a1c", blur(mask(t(ell(0, -60, 210, 90))), 40) * m * 0.55)
    for side in (-1, 1):
        eye(sc, t, side)
    muzzle = t(spline([(-104, 96), (-84, 26), (0, 4), (84, 26), (104, 96), (66, 164), (0, 186), (-66, 164)]))
    pale = Lin([(0, "#8a5a44"), (0.5, "#c89870"), (1, "#f0d4b0")], t((0, 10)), t((0, 180)))
    n = sc.add(muzzle, pale, vol=62, shade=0.8, depth=0.67, shadow=(0, -14, 20, 0.4), rough=2, rim=STARLIT, **looks)
    mx, my = t((0, 70))
    fur(
        sc,
        n,
        (mx - 120, my - 90, mx + 120, my + 130),
        420,
        ("#a87850", "#e8c8a0", "#fff0d8", "#8a5c40"),
        lambda x, y: math.atan2(y - my, x - mx),
        22,
        5,
        52,
        detail=0.5,
        alpha=0.5,
    )
    nose = spline([(-50, 34), (-30, 14), (0, 10), (30, 14), (50, 34), (34, 66), (0, 80), (-34, 66)])
    sc.add(
        t(nose),
        Lin([(0, "#120a12"), (1, "#4a3a4a")], t((0, 10)), t((0, 80))),
        vol=20,
        depth=0.69,
        detail=0.62,
        rim=("#d8e0ff", 4, (0, 0.9), 0.8),
    )
    mouth = [
        t(limb([(0, 80), (0, 108)], [6, 6], 6)),
        t(limb([(-76, 130), (-40, 130), (0, 108), (40, 130), (76, 130)], [3, 9, 7, 9, 3], 40)),
    ]
    sc.mul("#1c0c10", blur(mask(mouth), 1.6) * 0.9)


def eye(sc: Scene, t: T, side: int) -> None:
    """Small and dark, turned down; a few of its stars stand in it."""
    x, y = side * 104, -28
    sc.mul("#0c0612", blur(mask(t(ell(x, y, 54, 44))), 12) * 0.75)
    sc.add(
        t(ell(x, y, 29, 27)),
        Rad([(0, "#6a3c1c"), (0.7, "#2a140c"), (1, "#0a0508")], t((x, y + 12)), 30),
        vol=8,
        depth=0.66,
        detail=0.7,
    )
    lid = spline([(x - 40, y + 4, 1), (x - 26, y - 30), (x, y - 38), (x + 26, y - 30), (x + 40, y + 4, 1), (x, y - 9)])
    sc.add(t(lid), Lin([(0, "#3a1e1a"), (1, "#74442c")], t((x, y - 38)), t((x, y))), vol=10, depth=0.67, detail=0.6)
    for dx, dy, size in ((-7, 8, 3.6), (8, 13, 2.4), (1, 17, 1.8)):
        sc.post(mask(t(ell(x + dx, y + dy, size))), "#dce8ff", 0.95)
    brow = limb([(x - 46, y - 44 + side * 8), (x, y - 66), (x + 46, y - 44 - side * 8)], [8, 26, 8], 16)
    sc.mul("#1c0c14", blur(mask(t(brow)), 6) * 0.4)
