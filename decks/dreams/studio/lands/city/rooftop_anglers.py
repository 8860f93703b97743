"""Card 18, Rooftop Anglers."""

import numpy as np

from ...cards import Land, card
from ...kit.canvas import H
from ...kit.colour import mix
from ...kit.field import blur, noise, rng, smooth
from ...kit.fills import Lin
from ...kit.ground import land, ridge, swirl
from ...kit.paths import T, X, ell, lerp, limb, mask, poly, rect, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.animals import cat
from ...motifs.buildings import skyline
from ...motifs.person import person
from .motifs import lamp_post

PALE, CORAL = "#dfe2d8", "#f0705a"
RIDGE_LEFT, RIDGE_RIGHT = (-40, 640), (1060, 540)
RIM = ("#fff6e0", 3.5, (0.7, -0.7), 0.9)
SIT_LOW = {
    "hip": (0, -0.10),
    "neck": (-0.02, -0.42),
    "k1": (0.18, -0.20),
    "f1": (0.26, 0.05),
    "k2": (0.20, -0.17),
    "f2": (0.30, 0.09),
    "e1": (0.08, -0.26),
    "h1": (0.22, -0.26),
    "e2": (0.10, -0.24),
    "h2": (0.24, -0.30),
}


def carp(sc: Scene, t: T, c="#6f8b98", dark="#22384a", depth=0.5, alpha=1.0, soft=0.0) -> None:
    """old carp, side view facing right, with barbels, scales and a long back fin"""
    k = t.a[2]
    kw = {"alpha": alpha, "depth": depth, "soft": soft}
    _carp_fins(sc, t, c, dark, k, kw)
    _carp_body(sc, t, c, dark, k, kw, alpha, depth)
    _carp_face(sc, t, k, c, dark, alpha, depth)


def _carp_fins(sc: Scene, t: T, c, dark, k, kw) -> None:
    """fins"""
    sc.add(
        t(spline([(-44, -10), (-16, -34), (14, -33), (26, -20), (8, -14), (-30, -6)])),
        mix(c, dark, 0.4),
        vol=4 * k,
        detail=0.5,
        **kw,
    )
    sc.add(
        t(spline([(-60, 0), (-84, -24), (-104, -34, 1), (-94, -8), (-98, 4), (-106, 30, 1), (-84, 20)])),
        mix(c, dark, 0.35),
        vol=5 * k,
        detail=0.5,
        **kw,
    )
    for points in ([(10, 16), (2, 34), (-12, 40), (-10, 22), (-4, 12)], [(-34, 10), (-46, 24), (-56, 24), (-48, 8)]):
        sc.add(t(spline(points)), mix(c, dark, 0.25), vol=3 * k, detail=0.5, **kw)


def _carp_body(sc: Scene, t: T, c, dark, k, kw, alpha, depth) -> None:
    """body and scales"""
    body = t(
        spline(
            [
                (66, 3),
                (58, -9),
                (40, -18),
                (8, -25),
                (-26, -16),
                (-54, -6),
                (-68, -3),
                (-68, 5),
                (-50, 10),
                (-20, 19),
                (14, 22),
                (44, 17),
                (60, 11),
            ]
        )
    )
    m = sc.add(
        body,
        Lin([(0, mix(c, dark, 0.35)), (0.5, c), (1, mix(c, "#ffffff", 0.45))], t((0, -24)), t((0, 22))),
        vol=15 * k,
        detail=0.6,
        mottle=0.06,
        **kw,
    )
    scales = []
    for j in range(5):
        for i in range(11):
            px, py = 26 - i * 8.2 - (j % 2) * 4, -13 + j * 6.4
            scales.append(
                (
                    t(spline([(px + 3, py - 4), (px - 4, py), (px + 3, py + 4)], closed=False)),
                    mix(c, dark, 0.6),
                    0.5,
                    1.2 * k,
                )
            )
    sc.polys(scales, clip=m, alpha=alpha, depth=depth, detail=0.7, mottle=0)


def _carp_face(sc: Scene, t: T, k, c, dark, alpha, depth) -> None:
    """face"""
    sc.add(
        mask(t(spline([(36, -17), (31, -2), (37, 15)], closed=False)), stroke=1.6 * k),
        mix(c, dark, 0.7),
        alpha=0.7 * alpha,
        mottle=0,
        depth=depth,
        detail=0.8,
    )
    sc.add(t(ell(50, -4, 4)), mix(c, "#ffffff", 0.6), alpha=alpha, mottle=0, depth=depth, detail=1)
    sc.add(t(ell(51, -4, 2.4)), "#101820", alpha=alpha, mottle=0, depth=depth, detail=1)
    sc.add(
        mask(t(spline([(66, 4), (60, 8), (56, 8)], closed=False)), stroke=1.5 * k),
        dark,
        alpha=0.8 * alpha,
        mottle=0,
        depth=depth,
        detail=1,
    )
    sc.post(
        mask(
            [
                t(spline([(64, 7), (74, 16), (72, 28)], closed=False)),
                t(spline([(58, 10), (62, 22), (54, 32)], closed=False)),
            ],
            stroke=1.2 * k,
        ),
        mix(c, dark, 0.6),
        0.8 * alpha,
    )


def ridge_y(x):
    """height of the ridge at x"""
    return RIDGE_LEFT[1] + (RIDGE_RIGHT[1] - RIDGE_LEFT[1]) * (x - RIDGE_LEFT[0]) / (RIDGE_RIGHT[0] - RIDGE_LEFT[0])


def eave_y(x):
    """height of the gutter at x"""
    return ridge_y(x) + 150


def _angler(sc: Scene, rod_tips, x, h, rod, **kw):
    """an angler seated on the ridge; the tip of the rod joins rod_tips"""
    p = person(sc, x, ridge_y(x) - 2, h, SIT_LOW, hem=0.03, rim=RIM, depth=0.8, **kw)
    hx2, hy2 = p["h2"]
    tip = (hx2 + rod[0], hy2 + rod[1])
    sc.add(
        limb(
            [(hx2 - rod[0] * 0.12, hy2 - rod[1] * 0.12), lerp((hx2, hy2), tip, 0.5), (tip[0], tip[1] + rod[2])],
            [7, 5, 2.4],
        ),
        "#5a3a2c",
        vol=2,
        depth=0.82,
        detail=1,
    )
    rod_tips.append((tip[0], tip[1] + rod[2]))
    return p


@card(18, "rooftop-anglers", "Rooftop Anglers", Land.CITY, gouache)
def rooftop_anglers() -> Scene:
    """Five anglers sit on a roof above the fog, one of them a cat, and cast their lines for the carp that swim over the
    drowned streets. The only bite so far is a street lamp, still lit: who is under it?

    Gouache, P3 rain slate and coral, fog, row of silhouettes.
    """
    sc = Scene(light=(0.5, -0.7, 0.45), key="#fff6dc", shadow="#26384c", fog="#c8d0cc", seed=1801)
    _sky(sc)
    _far_towers(sc)
    dice = _fog(sc)
    _far_carp(sc)
    roof_mask = _roof(sc)
    _slates(sc, dice, roof_mask)
    _chimney(sc)
    rod_tips = _anglers(sc)
    cat_x, tail = _cat(sc)
    _lines(sc, rod_tips, tail, cat_x)
    _hooked_lamp(sc, rod_tips)
    _near_fog(sc)
    return sc


def _sky(sc: Scene) -> None:
    """a pale sun behind thin cloud"""
    sc.sky([(0, "#9fb0b4"), (0.3, "#c8d2cc"), (0.55, "#efe9d6"), (0.8, "#e4e2d6"), (1, "#a9b8bc")], 0, H, warp=60)
    sc.setflow(swirl(sc, 0.05, 0.6, 480, 2))
    sc.glow(800, 250, 620, "#fff4d4", 0.6, 1.6)
    sc.add(ell(800, 250, 74), "#fffbe8", soft=3, mottle=0, alpha=0.85)


def _far_towers(sc: Scene) -> None:
    """far towers standing out of the fog"""
    skyline(
        sc,
        640,
        60,
        210,
        30,
        70,
        "#aebcbc",
        "#9fb0b4",
        31,
        lit="#fff0c0",
        plit=0.12,
        win=(4, 6),
        gap=(9, 12),
        depth=0.1,
        fogg=(440, 620, 0.95, "#e8e6d8"),
        curve=lambda u: 0.5 + 0.9 * abs(u - 0.55) * 1.6,
    )
    sc.haze(600, 70, "#f0ecdc", 0.8, seed=3)
    skyline(
        sc,
        820,
        70,
        250,
        60,
        120,
        "#8fa4aa",
        "#7f959e",
        32,
        lit="#ffe8b0",
        plit=0.12,
        win=(6, 9),
        gap=(14, 18),
        depth=0.15,
        fogg=(560, 780, 0.95, PALE),
        curve=lambda u: 0.35 + 1.2 * abs(u - 0.45) ** 1.1 * 1.7,
    )


def _fog(sc: Scene):
    """the fog as a sea in long swells, with drowned roofs and chimneys between them"""
    dice = rng(5)
    for i in range(9):
        u = i / 8
        y = 720 + 640 * u**1.1
        pts = ridge(y, 10 + 22 * u, 150 + 260 * u, 70 + i, step=6, oct=4, gain=0.45)
        c = mix("#e8e6da", "#8fa4ac", u**0.9)
        m = mask(land(pts))
        m = blur(m, 8 + 10 * u)
        sc.add(
            m,
            Lin([(0, mix(c, "#ffffff", 0.35)), (0.3, c), (1, mix(c, "#6f8894", 0.4))], (0, y - 30), (0, y + 190)),
            alpha=0.72,
            depth=0.2 + 0.05 * i,
            mottle=0.05,
            flow=0.0,
            detail=0.2,
        )
        if i in (2, 4, 6):
            for k in range(3):
                if (i, k) in ((6, 1), (4, 0)):
                    continue
                x = 60 + k * 360 + dice.uniform(-60, 60) + i * 30
                w = dice.uniform(60, 90) * (0.7 + 0.5 * u)
                yy = y + dice.uniform(14, 34)
                _drowned_roof(sc, x, yy, w, u, 0.25 + 0.05 * i)
    return dice


def _drowned_roof(sc: Scene, x, yy, w, u, depth) -> None:
    """a roof and its chimney that look out of the fog"""
    col = mix("#7f949c", "#4a5e6c", u)
    fade = (yy - w * 0.2, yy + w * 0.75, 1.0, mix("#e4e4da", "#9fb0b6", u))
    sc.add(
        rect(x + w * 0.34, yy - w * 0.95, w * 0.26, w * 0.8),
        mix(col, "#8a5a54", 0.35),
        alpha=0.9,
        depth=depth,
        mottle=0.06,
        detail=0.5,
        soft=5,
        fogg=fade,
    )
    sc.add(
        rect(x + w * 0.30, yy - w * 1.0, w * 0.34, w * 0.1),
        mix(col, "#8a5a54", 0.2),
        alpha=0.9,
        depth=depth,
        detail=0.5,
        soft=4,
    )
    sc.add(
        poly(
            [
                (x - w * 1.1, yy + w * 0.8),
                (x - w * 0.8, yy - w * 0.5),
                (x + w * 0.7, yy - w * 0.5),
                (x + w * 1.2, yy + w * 0.8),
            ]
        ),
        col,
        alpha=0.9,
        depth=depth,
        mottle=0.07,
        detail=0.5,
        fogg=fade,
        soft=6,
        vol=6,
    )


def _far_carp(sc: Scene) -> None:
    """old carp of the fog"""
    carp(sc, T(330, 1004, 2.2, 5), c="#7a96a2", alpha=0.85, soft=5, depth=0.4)
    carp(sc, T(650, 905, 1.1, -4, True), c="#86a0a8", alpha=0.75, soft=4, depth=0.38)
    for y, x, w in ((1066, 320, 440), (1392, 620, 640), (938, 650, 240)):
        n = mask(spline([(x - w / 2, y), (x - w * 0.2, y - 20), (x + w * 0.2, y - 14), (x + w / 2, y), (x, y + 34)]))
        sc.add(blur(n, 14), "#dce0d8", alpha=0.65, depth=0.45, mottle=0.05, flow=0.0, detail=0.2)


def _roof(sc: Scene):
    """the roof with the ridge"""

    roof = poly([RIDGE_LEFT, RIDGE_RIGHT, (1060, eave_y(1060)), (-40, eave_y(-40))])
    sc.add(blur(mask(X(roof, 0, 40)), 26), "#5a707c", alpha=0.45, mottle=0)
    return sc.add(
        roof,
        Lin([(0, "#5f7482"), (1, "#2c3c4c")], (0, 560), (20, 800)),
        depth=0.6,
        mottle=0.08,
        detail=0.6,
        flow=0.0,
        rim=("#f4eeda", 5, (0.3, -1), 0.8),
    )


def _slates(sc: Scene, dice, roof_mask) -> None:
    """slates, gutter and ridge tiles"""
    slates = []
    for j in range(7):
        for i in range(-1, 36):
            x = -40 + i * 32 + (j % 2) * 16
            y = ridge_y(x) + 8 + j * 22
            slates.append(
                (
                    spline([(x - 16, y), (x - 14, y + 18), (x, y + 25), (x + 14, y + 18), (x + 16, y)]),
                    mix("#4a5e6e", ["#6f8490", "#33465a", "#7a6a68"][dice.integers(3)], dice.random() * 0.7),
                )
            )
            slates.append((spline([(x - 14, y + 18), (x, y + 25), (x + 14, y + 18)], closed=False), "#1c2836", 0.55, 3))
    sc.polys(slates, clip=roof_mask, depth=0.6, detail=0.7, mottle=0.04)
    sc.add(
        limb([(-40, eave_y(-40)), (508, eave_y(508)), (1060, eave_y(1060))], [26, 26, 26]),
        Lin([(0, "#b87a58"), (1, "#5a3a38")], (0, 690), (0, 830)),
        vol=11,
        depth=0.62,
        rim=("#fff0d4", 3, (0.3, -1), 0.8),
        detail=0.8,
        shadow=(0, 16, 14, 0.4),
    )
    for x in range(-30, 1060, 62):
        sc.add(
            spline(
                [
                    (x - 34, ridge_y(x - 34) + 6),
                    (x - 30, ridge_y(x) - 12),
                    (x + 26, ridge_y(x) - 16),
                    (x + 32, ridge_y(x + 30) + 4),
                    (x, ridge_y(x) + 12),
                ]
            ),
            mix("#c8805c", "#8a4a40", (x * 7 % 10) / 12),
            vol=8,
            depth=0.63,
            detail=0.8,
            rim=("#fff0d4", 2.5, (0.3, -1), 0.8),
        )


def _chimney(sc: Scene) -> None:
    """chimney"""
    sc.add(
        rect(900, 380, 100, 190),
        Lin([(0, "#a8685a"), (1, "#5a3a44")], (900, 0), (1000, 0)),
        depth=0.58,
        mottle=0.09,
        detail=0.7,
        rim=("#fff0d4", 4, (-0.2, -1), 0.7),
    )
    sc.add(rect(888, 366, 124, 24, 3), "#b87a64", vol=6, depth=0.59, detail=0.8, rim=("#fff0d4", 3, (0, -1), 0.8))


def _anglers(sc: Scene):
    """four anglers on the ridge; returns the tips of their rods"""
    rod_tips = []

    _angler(
        sc,
        rod_tips,
        160,
        330,
        (110, -150, 12),
        build=1.35,
        coat="#4a6a70",
        legs="#2c3848",
        hair="#e8e4da",
        beard="#e8e4da",
        hat="brim",
        hatc="#3a3f34",
    )
    _angler(
        sc,
        rod_tips,
        322,
        300,
        (120, -120, 10),
        coat="#b8a04a",
        legs="#4a3a44",
        hair="#6a3420",
        cut="bun",
        hat="kerchief",
        hatc="#c85a4a",
        build=1.1,
    )
    _angler(
        sc, rod_tips, 476, 230, (90, -96, 6), coat="#d8dcd4", legs="#3f6a8a", hair="#2c1c18", hat="cap", hatc="#5a6a74"
    )
    _angler(
        sc,
        rod_tips,
        604,
        350,
        (118, -140, 70),
        coat="#2c3444",
        legs="#22283a",
        hair="#2a1c18",
        hat="top",
        hatc="#1c2230",
        build=0.86,
        scarf=CORAL,
        lean=-6,
    )
    return rod_tips


def _cat(sc: Scene):
    """the fifth angler: a cat that fishes with its tail"""
    cat_x, cat_y = 886, ridge_y(886) + 2
    cat(sc, T(cat_x, cat_y, 1.35), c="#e8904a", rim=RIM, depth=0.83)
    tail = [(cat_x - 16, cat_y - 10), (cat_x - 40, cat_y - 2), (cat_x - 52, cat_y + 30), (cat_x - 46, cat_y + 76)]
    sc.add(limb(tail, [16, 14, 12, 7]), "#e8904a", vol=5, depth=0.83, detail=1, rim=RIM)
    return cat_x, tail


def _lines(sc: Scene, rod_tips, tail, cat_x) -> None:
    """lines into the fog"""
    ends = [(rod_tips[0][0] + 6, 1120), (rod_tips[1][0] - 4, 980), (rod_tips[2][0] + 8, 1180)]
    for a, b in zip(rod_tips[:3], ends, strict=False):
        sc.post(mask(poly([a, b], closed=False), stroke=2.2) * (1 - smooth(b[1] - 120, b[1], sc.y)), "#2c3848", 0.85)
    sc.post(
        mask(poly([tail[-1], (cat_x - 46, 1010)], closed=False), stroke=2.0) * (1 - smooth(900, 1010, sc.y)),
        "#2c3848",
        0.85,
    )


def _hooked_lamp(sc: Scene, rod_tips) -> None:
    """the catch: a street lamp, still lit, and the big carp that was not caught"""
    tipx, tipy = rod_tips[3]
    lx, ly = tipx + 14, 1200
    lamp_h = 320
    sc.glow(lx + 14, 930, 460, "#ffcf70", 0.6, 1.7)
    lamp_post(
        sc,
        lx - 12,
        ly,
        lamp_h,
        col="#22303e",
        lit="#ffe9a0",
        rim=("#fff2c4", 3, (0, -1), 0.6),
        depth=0.7,
        glow=0.9,
        rot=5,
    )
    sc.add(
        blur(mask(spline([(lx - 150, 1170), (lx, 1130), (lx + 150, 1165), (lx + 120, 1260), (lx - 130, 1260)])), 20),
        "#c4d0d0",
        alpha=0.95,
        depth=0.7,
        mottle=0.05,
        flow=0.0,
        detail=0.2,
    )
    carp(sc, T(600, 1290, 3.4, -6), c="#56727f", alpha=0.92, soft=5, depth=0.42)
    top = T(lx - 12, ly, lamp_h / 100, 5)((0, -101))
    sc.post(mask(poly([(tipx, tipy), top], closed=False), stroke=2.6), "#22303e", 0.95)
    sc.add(
        limb([top, (top[0] + 10, top[1] - 10), (top[0], top[1] - 18)], [4, 4, 4]),
        "#22303e",
        mottle=0,
        depth=0.8,
        detail=1,
    )


def _near_fog(sc: Scene) -> None:
    """near fog"""
    for y, a, s in ((1380, 0.55, 3), (1450, 0.7, 5)):
        n = noise(150, 4, 1810 + s, aspect=3)
        sc.mixin("#d4dad4", np.clip(smooth(y - 70, y + 70, sc.y + n * 60) * a, 0, 1))
