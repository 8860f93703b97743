"""Card 83, Storm by the Pound."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.colour import ramp
from ...kit.field import rng, smooth
from ...kit.fills import Lin
from ...kit.paths import T, ell, limb, mask, poly, rect, sample, spline
from ...press import Plate, print_engraving
from .motifs import INK_E1, PAPER_E1, engraved_person

COUNTER_Y = 1150


def _snow_in_jar(pl: Plate, c):
    for i in range(6):
        a = i * math.pi / 3 + 0.5
        pl.pen([c, (c[0] + 26 * math.cos(a), c[1] + 26 * math.sin(a))], 3)
        for s in (-0.5, 0.5):
            b = (c[0] + 16 * math.cos(a), c[1] + 16 * math.sin(a))
            pl.pen([b, (b[0] + 10 * math.cos(a + s), b[1] + 10 * math.sin(a + s))], 2.2)


def _rainbow_in_jar(pl: Plate, c):
    for q, tint in ((30, "#c8402e"), (23, "#f2c060"), (16, "#7fb0a8")):
        pl.cutshape(
            limb(
                [
                    (c[0] - q, c[1] + 24),
                    (c[0] - q * 0.7, c[1] + 24 - q * 0.75),
                    (c[0], c[1] + 24 - q * 1.1),
                    (c[0] + q * 0.7, c[1] + 24 - q * 0.75),
                    (c[0] + q, c[1] + 24),
                ],
                [7] * 5,
            ),
            tint,
            1.2,
            detail=0.8,
        )


def _fog_in_jar(pl: Plate, c):
    for i in range(3):
        pl.pen(
            [
                (c[0] - 28, c[1] - 14 + i * 15),
                (c[0] - 10, c[1] - 20 + i * 15),
                (c[0] + 8, c[1] - 11 + i * 15),
                (c[0] + 28, c[1] - 18 + i * 15),
            ],
            3,
        )


def _stars_in_jar(pl: Plate, c):
    for dx, dy in ((-14, -12), (12, -22), (6, 8), (-18, 16), (18, 20)):
        pl.post(
            mask(
                poly(
                    [
                        (
                            c[0] + dx + (8 if i % 2 == 0 else 3) * math.cos(i * math.pi / 4),
                            c[1] + dy + (8 if i % 2 == 0 else 3) * math.sin(i * math.pi / 4),
                        )
                        for i in range(8)
                    ]
                )
            ),
            "#c89a3a",
        )


PAN = 134
JARS = {
    "snow": _snow_in_jar,
    "rainbow": _rainbow_in_jar,
    "fog": _fog_in_jar,
    "stars": _stars_in_jar,
}


def _jar(pl: Plate, x, y, w, h, kind):
    pl.cutshape(
        spline(
            [
                (x - w / 2, y, 1),
                (x - w / 2, y - h * 0.72),
                (x - w * 0.3, y - h * 0.88, 1),
                (x + w * 0.3, y - h * 0.88, 1),
                (x + w / 2, y - h * 0.72),
                (x + w / 2, y, 1),
            ]
        ),
        "#e2eee8",
        2.4,
        vol=w * 0.35,
        shade=0.45,
        detail=0.6,
        hatch=0,
    )
    pl.cutshape(rect(x - w * 0.34, y - h, w * 0.68, h * 0.14, 4), "#e8b898", 2.2, vol=5, detail=0.7)
    JARS[kind](pl, (x, y - h * 0.38))
    pl.post(mask(limb([(x - w * 0.36, y - h * 0.64), (x - w * 0.38, y - h * 0.3)], [2, 6])), "#fffdf6", 0.9)


def _hook(pl: Plate, x, y=104):
    pl.pen([(x, y), (x + 7, y + 14), (x, y + 26), (x - 8, y + 18)], 4)


def _arm(pivot, angle, u, v=0):
    return (
        pivot[0] + u * math.cos(angle) - v * math.sin(angle),
        pivot[1] + u * math.sin(angle) + v * math.cos(angle),
    )


def _chains(pl: Plate, end, pan, half):
    for dx in (-half, half, -half * 0.18):
        a, b = np.array(end), np.array((pan[0] + dx, pan[1]))
        n = int(np.linalg.norm(b - a) / 17)
        rot = math.degrees(math.atan2(*(b - a)[::-1]))
        for i in range(n):
            p = a + (b - a) * (i + 0.5) / n
            pl.cutshape(ell(p[0], p[1], 9.5, 4.6 if i % 2 else 3, rot), "#e6bc6c", 2, detail=0.9)
    pl.cutshape(ell(end[0], end[1], 15), "#f0cf88", 2.4, vol=9, detail=0.9)


def _pan(pl: Plate, p, half):
    dish = spline(
        [
            (p[0] - half, p[1], 1),
            (p[0] - half * 0.78, p[1] + half * 0.34),
            (p[0], p[1] + half * 0.48),
            (p[0] + half * 0.78, p[1] + half * 0.34),
            (p[0] + half, p[1], 1),
            (p[0], p[1] + half * 0.09),
        ]
    )
    pl.cutshape(
        dish,
        Lin([(0, "#fff0c0"), (0.45, "#e6bc6c"), (1, "#8a5c30")], (p[0] - half, 0), (p[0] + half, 0)),
        3.4,
        vol=46,
        shade=1.0,
        hs=1.1,
        detail=0.9,
        hatch=-2,
        shadow=(6, 12, 12, 0.4),
    )


@card(
    83,
    "storm-by-the-pound",
    "Storm by the Pound",
    Land.CABINET,
    print_engraving,
    paper_colour=PAPER_E1,
    tint=0.85,
    bend=0.6,
    clahe=1.3,
)
def storm_by_the_pound() -> Plate:
    """At the grocer's a thundercloud is weighed against a feather, and the feather is heavier.

    A child has come to buy weather with the sun in a net bag: a fair price, if you ask the feather.
    """
    pl = Plate(ink=INK_E1, angle=90, light=(-0.55, -0.65, 0.5), key="#fffaf0", shadow="#101018", fog=PAPER_E1, seed=831)
    dice = rng(83)
    brass = Lin([(0, "#fff0c0"), (0.5, "#e6bc6c"), (1, "#9a6a34")], (400, 0), (640, 0))
    _wall(pl)
    _ceiling(pl)
    _dried_weather(pl)
    _counter(pl)
    _column(pl, brass)
    left, pan_l, pan_r, right = _beam(pl, brass)
    _storm(pl, left, pan_l, dice)
    _tub(pl, pan_l)
    _feather(pl, pan_r, right)
    _child(pl)
    return pl


def _wall(pl: Plate):
    """Wall with a pale arch of daylight, shelves of weather."""
    pl.img[:] = ramp(
        [(0, "#fffaf0"), (0.42, "#f0eee0"), (0.68, "#bcd6d0"), (1, "#5f8c8e")],
        np.clip(np.hypot(pl.x - 250, pl.y - 620) / 900, 0, 1),
    )
    for x in range(-10, W, 92):
        pl.post(mask(poly([(x, -10), (x, COUNTER_Y)], closed=False), 1.8), INK_E1, 0.22)

    for side, ys in ((-1, (330, 560)), (1, (300, 520))):
        for y in ys:
            x0, x1 = (-30, 176) if side < 0 else (846, 1050)
            pl.cutshape(
                rect(min(x0, x1), y, abs(x1 - x0), 20, 3),
                "#cfa27c",
                2.6,
                vol=8,
                detail=0.6,
                hatch=2,
                shadow=(4, 12, 10, 0.4),
            )
    for x, y, w, h, k in (
        (128, 328, 70, 90, "stars"),
        (128, 558, 66, 100, "snow"),
        (886, 298, 70, 108, "rainbow"),
        (884, 518, 68, 96, "fog"),
    ):
        _jar(pl, x, y, w, h, k)


def _ceiling(pl: Plate):
    """Shadow of the ceiling above the rail."""
    pl.mul("#8fa8ac", smooth(150, 60, pl.y) * 0.75)


def _dried_weather(pl: Plate):
    """The rail: bunches of dried lightning, icicles, hail on a string, a skein of fog."""
    pl.cutshape(rect(-20, 92, W + 40, 17, 6), "#cfa27c", 2.6, vol=7, detail=0.7, hatch=2)

    for i, x in enumerate((150, 290, 420, 640, 770)):
        _hook(pl, x)
        if i in (0, 4):
            for k in range(4):
                q = T(x - 24 + k * 16, 126 + (k % 2) * 8, 0.62 + 0.06 * k, -16 + k * 11)
                pl.cutshape(
                    q(poly([(-8, 0), (16, 0), (8, 56), (26, 54), (-14, 136), (-2, 76), (-22, 78)])),
                    "#f2cf7a",
                    2,
                    detail=0.8,
                )
            pl.cutshape(limb([(x - 30, 146), (x, 152), (x + 30, 146)], [10, 12, 10]), "#c8402e", 2, detail=0.8)
        elif i in (1, 3):
            for k in range(7):
                yy = 142 + k * 22
                pl.cutshape(
                    ell(x + (7 if k % 2 else -7), yy, 14 - k * 0.6, 13 - k * 0.6),
                    "#f2f6f4",
                    2,
                    vol=11,
                    detail=0.8,
                    hatch=20,
                )
        elif i == 2:
            for k in range(5):
                pl.cutshape(
                    spline(
                        [
                            (x - 34 + k * 17 - 8, 132, 1),
                            (x - 34 + k * 17 + 8, 132, 1),
                            (x - 34 + k * 17 + 1, 176 + 24 * ((k * 2) % 3), 1),
                        ]
                    ),
                    "#cfe2e4",
                    2,
                    vol=6,
                    detail=0.8,
                )
            pl.cutshape(limb([(x - 44, 130), (x + 44, 130)], [12, 12]), "#a8744c", 2, vol=4, detail=0.8)


def _counter(pl: Plate):
    """Counter."""
    pl.cutshape(
        poly([(-30, COUNTER_Y), (W + 30, COUNTER_Y), (W + 30, COUNTER_Y + 58), (-30, COUNTER_Y + 58)]),
        Lin([(0, "#e8c49a"), (1, "#b98a5c")], (0, COUNTER_Y), (0, COUNTER_Y + 58)),
        3.4,
        vol=20,
        detail=0.6,
        hatch=3,
    )
    front = pl.add(
        rect(-30, COUNTER_Y + 58, W + 60, 400),
        Lin([(0, "#a8664a"), (1, "#64382c")], (0, COUNTER_Y), (0, H)),
        vol=30,
        mottle=0.03,
    )
    pl.hatch(front, 88)
    pl.contour(front, 3)
    for x in (-10, 330, 670, 1010):
        panel = rect(x + 36, COUNTER_Y + 104, 268, 300, 12)
        pl.cutshape(
            panel, Lin([(0, "#c4845c"), (1, "#84482f")], (x, COUNTER_Y), (x + 300, H)), 3, vol=18, detail=0.4, hatch=84
        )


def _column(pl: Plate, brass):
    """Column and base."""
    pl.cutshape(
        spline(
            [
                (340, COUNTER_Y + 22, 1),
                (356, COUNTER_Y - 26),
                (430, COUNTER_Y - 50),
                (466, COUNTER_Y - 96, 1),
                (552, COUNTER_Y - 96, 1),
                (588, COUNTER_Y - 50),
                (660, COUNTER_Y - 26),
                (678, COUNTER_Y + 22, 1),
                (508, COUNTER_Y + 34),
            ]
        ),
        brass,
        3.6,
        vol=50,
        shade=1.0,
        hs=1.1,
        detail=0.8,
        hatch=-4,
        shadow=(12, 14, 14, 0.5),
    )
    column = spline(
        [
            (474, COUNTER_Y - 94, 1),
            (484, 960),
            (488, 700),
            (492, 400, 1),
            (526, 400, 1),
            (530, 700),
            (534, 960),
            (544, COUNTER_Y - 94, 1),
        ]
    )
    pl.cutshape(column, brass, 3.4, vol=24, shade=1.0, hs=1.2, detail=0.8, hatch=6)
    for y, w in ((1050, 46), (960, 36), (700, 32), (470, 34)):
        pl.cutshape(
            limb([(509 - w, y), (509 + w, y)], [26, 26]), "#f0cf88", 2.6, vol=12, shade=1.0, detail=0.9, hatch=80
        )
    pl.cutshape(ell(509, 826, 42, 48), brass, 3, vol=36, shade=1.0, detail=0.9, hatch=20)


def _beam(pl: Plate, brass):
    """Beam, tilted towards the feather."""
    pivot = (509, 366)
    angle = math.radians(15)

    beam_pts = [
        _arm(pivot, angle, -300, 6),
        _arm(pivot, angle, -200, -14),
        _arm(pivot, angle, -90, -34),
        _arm(pivot, angle, 0, -54),
        _arm(pivot, angle, 90, -34),
        _arm(pivot, angle, 200, -14),
        _arm(pivot, angle, 300, 6),
        _arm(pivot, angle, 200, 14),
        _arm(pivot, angle, 90, 22),
        _arm(pivot, angle, 0, 34),
        _arm(pivot, angle, -90, 22),
        _arm(pivot, angle, -200, 14),
    ]
    pl.cutshape(spline(beam_pts), brass, 3.4, vol=22, shade=1.0, detail=0.9, hatch=15, shadow=(6, 10, 8, 0.4))
    for u in (-150, -78, 78, 150):
        pl.cutshape(ell(*_arm(pivot, angle, u, -1), 13), "#f3ead6", 2.4, detail=0.9)
    pl.cutshape(limb([_arm(pivot, angle, 0, 20), _arm(pivot, angle, 4, 120)], [12, 3]), "#c8402e", 2, detail=0.9)
    pl.cutshape(ell(*pivot, 34), "#f0cf88", 3, vol=24, shade=1.0, detail=0.9, hatch=40)
    pl.cutshape(ell(*pivot, 11), "#9a6a34", 2.4, detail=0.9)
    pl.cutshape(limb([(509, 334), (509, 262)], [20, 12]), "#e6bc6c", 2.6, vol=8, detail=0.9)
    pl.cutshape(ell(509, 240, 26, 28), brass, 3, vol=22, shade=1.0, detail=0.9, hatch=30)

    left, right = _arm(pivot, angle, -300, 6), _arm(pivot, angle, 300, 6)
    pan_l, pan_r = (left[0] + 4, left[1] + 520), (right[0] - 4, right[1] + 574)
    return left, pan_l, pan_r, right


def _storm(pl: Plate, left, pan_l, dice: np.random.Generator):
    """Left pan: the storm."""
    _chains(pl, left, pan_l, PAN - 18)
    for _i in range(60):
        x = pan_l[0] + dice.uniform(-100, 100)
        y = pan_l[1] + 60 + dice.uniform(0, 190)
        q = dice.uniform(16, 34)
        pl.post(mask(limb([(x, y), (x - q * 0.16, y + q)], [1, 3.4], 6)), "#5f8a98", 0.95)
    _pan(pl, pan_l, PAN)
    puffs = [
        (4, -196, 58),
        (-58, -156, 60),
        (62, -160, 62),
        (-86, -92, 50),
        (88, -96, 50),
        (2, -124, 78),
        (-48, -62, 62),
        (50, -62, 64),
        (-82, -22, 48),
        (84, -22, 50),
        (0, -20, 60),
    ]
    for dx, dy, q in puffs:
        x, y = pan_l[0] + dx, pan_l[1] + dy
        pl.cutshape(
            ell(x, y, q, q * 0.94),
            Lin([(0, "#eceaea"), (0.45, "#a4a8b6"), (1, "#4a5068")], (0, pan_l[1] - 220), (0, pan_l[1] + 40)),
            2.6,
            vol=q * 0.62,
            shade=1.15,
            hs=0.8,
            detail=0.7,
            hatch=-22,
            shadow=(-3, -6, 9, 0.5),
        )
    bolt = poly(
        [
            (pan_l[0] - 22, pan_l[1] - 36),
            (pan_l[0] + 34, pan_l[1] - 48),
            (pan_l[0] + 10, pan_l[1] + 24),
            (pan_l[0] + 44, pan_l[1] + 22),
            (pan_l[0] - 34, pan_l[1] + 150),
            (pan_l[0] - 8, pan_l[1] + 58),
            (pan_l[0] - 44, pan_l[1] + 62),
        ]
    )
    pl.cutshape(bolt, "#ffe08a", 3.2, detail=1)


def _tub(pl: Plate, pan_l):
    """A zinc tub under it, with a paper boat."""
    tx, ty = pan_l[0] - 6, COUNTER_Y + 34
    pl.cutshape(
        spline([(tx - 116, ty - 62, 1), (tx - 96, ty, 1), (tx, ty + 10), (tx + 96, ty, 1), (tx + 116, ty - 62, 1)]),
        Lin([(0, "#e8f0ee"), (0.5, "#a8c4c4"), (1, "#64808a")], (tx - 116, 0), (tx + 116, 0)),
        3,
        vol=34,
        shade=0.9,
        detail=0.8,
        hatch=88,
        shadow=(8, 8, 8, 0.4),
    )
    pl.cutshape(ell(tx, ty - 62, 118, 19), "#dfeaea", 2.8, vol=5, detail=0.8)
    pl.cutshape(ell(tx, ty - 59, 104, 13), "#9cc4cc", 2, detail=0.8, hatch=0)
    pl.cutshape(poly([(tx - 6, ty - 68), (tx + 14, ty - 104), (tx + 34, ty - 70)]), "#fffdf4", 2.2, detail=1)
    pl.cutshape(
        poly([(tx - 34, ty - 78), (tx + 62, ty - 78), (tx + 42, ty - 56), (tx - 12, ty - 56)]),
        "#fffaf0",
        2.2,
        vol=6,
        detail=1,
    )


def _feather(pl: Plate, pan_r, right):
    """Right pan: the feather."""
    _chains(pl, right, pan_r, PAN - 18)
    root, tip = (pan_r[0] - 66, pan_r[1] + 10), (pan_r[0] + 54, pan_r[1] - 290)
    quill = sample([root, (pan_r[0] - 4, pan_r[1] - 70), (pan_r[0] + 44, pan_r[1] - 170), tip], 60)
    for side in (-1, 1):
        vane = []
        for i in range(10, 60):
            u = (i - 10) / 49
            notch = 0.72 if (i in (24, 25, 41) and side > 0) or (i in (33, 34) and side < 0) else 1.0
            p, d = quill[i], quill[min(i + 1, 59)] - quill[i - 1]
            d = d / np.linalg.norm(d)
            n = np.array((-d[1], d[0])) * side
            w = (62 if side > 0 else 40) * notch * math.sin(math.pi * min(u * 0.93 + 0.07, 1)) ** 0.6 * (1 - 0.3 * u)
            vane.append(tuple(p + n * w - d * 16))
        path = poly([tuple(q) for q in quill[10:60]] + vane[::-1])
        m = pl.cutshape(
            path, "#fbf6ea" if side < 0 else "#efe4d2", 2.8, vol=26, shade=0.8, detail=0.9, shadow=(8, 6, 8, 0.35)
        )
        pl.hatch(m, 34 if side > 0 else -62)
        for i in range(13, 58, 2):
            p, q = quill[i], np.array(vane[min(i - 10, 49)])
            pl.pen([tuple(p), tuple((p + q) / 2 + np.array((0, -6))), tuple(q)], 2.2)
        for i in range(9):  # down at the root
            p = quill[4 + i]
            pl.pen([tuple(p), (p[0] + side * 16, p[1] + 4), (p[0] + side * (26 + i), p[1] - 12)], 2.4)
    pl.cutshape(limb([tuple(q) for q in quill[::6]] + [tip], [9, 7, 5, 2], 50), "#e8d2b0", 2, vol=3, detail=1)
    _pan(pl, pan_r, PAN)


def _child(pl: Plate):
    """The child with a net bag."""
    fig = engraved_person(
        pl,
        356,
        1440,
        318,
        coat="#8cc0c0",
        hair="#4a3020",
        skin="#f0cfae",
        legs="#2c2c40",
        arm=(0.40, -0.86),
        arm2=(-0.20, -0.48),
        vol=14,
        skirt=0.42,
    )
    hx_, hy_ = fig["head"]
    pl.cutshape(
        spline(
            [
                (hx_ - 46, hy_ - 6, 1),
                (hx_ - 30, hy_ - 34),
                (hx_, hy_ - 46),
                (hx_ + 28, hy_ - 32),
                (hx_ + 42, hy_ - 8, 1),
                (hx_, hy_ - 18),
            ]
        ),
        "#e6bc6c",
        2.6,
        vol=12,
        detail=1,
        hatch=30,
    )
    _net_bag(pl, fig)


def _net_bag(pl: Plate, fig):
    """The sun in a net bag."""
    bx, by = fig["hand2"]
    pl.cutshape(
        spline(
            [
                (bx - 6, by),
                (bx - 42, by + 52),
                (bx - 34, by + 104),
                (bx + 4, by + 116),
                (bx + 34, by + 96),
                (bx + 36, by + 50),
                (bx + 8, by),
            ]
        ),
        "#f3ead6",
        2.6,
        vol=26,
        shade=0.7,
        detail=0.9,
    )
    for k in range(-3, 4):
        pl.pen([(bx + k * 3, by + 4), (bx + k * 13, by + 58), (bx + k * 7, by + 112)], 2.2)
    for k in range(4):
        pl.pen(
            [
                (bx - 36 + (k == 0) * 10, by + 34 + k * 22),
                (bx, by + 42 + k * 22),
                (bx + 36 - (k == 0) * 10, by + 34 + k * 22),
            ],
            2.2,
        )
    pl.cutshape(ell(bx - 2, by + 82, 22), "#f2c060", 2.4, vol=16, detail=1, hatch=20)
