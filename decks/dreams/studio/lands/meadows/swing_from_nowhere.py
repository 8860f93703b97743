"""Card 54, Swing from Nowhere."""

import math

import numpy as np
from numpy.random import Generator

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, rng
from ...kit.fills import Lin
from ...kit.ground import land, ridge
from ...kit.paths import T, ell, joined, lerp, limb, mask, poly, rect, sample, spline
from ...kit.scene import Scene
from ...media import watercolour
from ...motifs.sky import cumulus
from .motifs import cottage

DISTANCES = [26, 15, 9.6, 6.6, 4.7, 3.4, 2.5, 1.85, 1.38, 1.02, 0.76]
HAWK_X, HAWK_Y, HAWK_SIZE = 318, 1180, 1.28
TILT = -9

PINK = "#e87a9a"
HORIZON = 452
VANISHING_X = 520


def on_floor(x: float, z: float):
    """Where a point of the valley floor stands on the card: sideways and away."""
    return (VANISHING_X + x / z, HORIZON + 1000 / z)


def near_fields(sc: Scene) -> None:
    """What the nearest fields grow: vines, corn with poppies, stooks; a lane crosses by a bridge."""
    r = rng(541)
    lane_and_bridge(sc)
    vines(sc, r)
    corn_and_poppies(sc, r)
    stooks(sc)


def lane_and_bridge(sc: Scene) -> None:
    """A lane on this side of the river, and the plank bridge that takes it across."""
    lane = [on_floor(-900, 1.84), on_floor(-420, 1.80), on_floor(60, 1.72), on_floor(480, 1.64), on_floor(1000, 1.74)]
    sc.add(limb(lane, [22, 24, 26, 26, 24], 60, cap=False), "#f0e2b8", depth=0.33, detail=0.6, mottle=0.06)
    sc.polys(
        [
            (poly([on_floor(x, 1.59), on_floor(x + 22, 1.71)], closed=False), "#a87848", 1, 9)
            for x in range(402, 600, 24)
        ],
        depth=0.34,
        detail=0.9,
        shadow=(6, 12, 6, 0.45, "#2f5a68"),
    )


def vines(sc: Scene, r: Generator) -> None:
    """Vines on the right."""
    vine_items = []
    for k in range(9):
        x = 560 + 56 * k
        for z in np.linspace(1.5, 1.16, 12):
            cx, cy = on_floor(x, z)
            if 860 < cx < W + 30:
                size = r.uniform(8, 11) / z
                vine_items.append((cy, ell(cx + 5, cy + 3, size * 1.2, size * 0.5), "#3f7a58"))
                vine_items.append(
                    (cy + 1, ell(cx, cy - size * 0.5, size, size * 0.85), mix("#5f9a52", "#a8c868", r.random()))
                )
    vine_items.sort(key=lambda v: v[0])
    sc.polys([(p, c) for _, p, c in vine_items], depth=0.35, detail=0.7, mottle=0.03)


def corn_and_poppies(sc: Scene, r: Generator) -> None:
    """Corn with poppies in the corner."""
    ears = []
    for _ in range(420):
        x, y = r.uniform(690, W + 10), H - 150 * r.random() ** 0.8
        ears.append(
            (limb([(x, y), (x + 4, y - r.uniform(16, 30))], [4, 1.5], 4), mix("#d8b050", "#f4e09a", r.random()))
        )
    for _ in range(46):
        x, y = r.uniform(700, W), r.uniform(1352, H)
        ears.append((ell(x, y, 7, 6), "#e0553f"))
        ears.append((ell(x, y, 2.4), "#4a2430"))
    sc.polys(ears, depth=0.36, detail=0.8, mottle=0.02)


def stooks(sc: Scene) -> None:
    """Stooks with long shadows on the left."""
    for x, y, s in ((60, 1020, 0.62), (140, 1008, 0.6), (226, 1022, 0.64), (96, 1074, 0.72), (190, 1082, 0.74)):
        t = T(x, y, s)
        sc.add(t(poly([(-30, 0), (30, 0), (128, 26), (112, 40)])), "#3f7a58", alpha=0.5, soft=2, mottle=0, depth=0.34)
        stook = spline([(-36, 4, 1), (-12, -62), (-22, -88, 1), (0, -76), (22, -88, 1), (12, -62), (36, 4, 1), (0, 12)])
        sc.add(
            t(stook),
            Lin([(0, "#f8e4a0"), (1, "#c89848")], t((-30, -40)), t((34, 0))),
            vol=14 * s,
            depth=0.35,
            detail=0.9,
            rim=("#fffdf0", 2, (-0.6, -0.7), 0.8),
        )
        sc.add(t(limb([(-13, -60), (0, -56), (13, -60)], [7, 7, 7])), "#a86a38", depth=0.35, detail=0.9)


@card(54, "swing-from-nowhere", "Swing from Nowhere", Land.MEADOWS, watercolour)
def swing_from_nowhere() -> Scene:
    """Swing from Nowhere: her shadow has remembered what she is.

    Watercolour, mint valley, bird's-eye arc.
    """
    sc = Scene(light=(-0.5, -0.75, 0.45), key="#fffbe6", shadow="#2f4a70", fog="#dcecdc", seed=5401)
    valley_sky(sc)
    r = fields(sc)
    hedges(sc, r)
    river_and_village(sc)
    near_fields(sc)
    hawk_shadow(sc)
    running_sheep(sc, r)
    # the swinging woman, from behind, feet flung forward
    t = T(566, 800, 1, TILT)
    rim_light = ("#fffdf0", 5, (-0.7, -0.6), 0.8)
    kw = {"depth": 0.8, "detail": 0.95, "rim": rim_light}
    rope_l, rope_r = t((-112, 0)), t((112, 0))
    skirt_and_legs(sc, t, kw)
    up_l, up_r = back_and_arms(sc, t, kw)
    head_from_behind(sc, t, kw)
    ropes(sc, rope_l, up_l, rope_r, up_r, t)
    falling_shoe(sc)
    return sc


def valley_sky(sc: Scene) -> None:
    """Sky, clouds and the mountains round the valley."""
    sc.sky([(0, "#7fb4d4"), (0.35, "#b8dce0"), (0.7, "#e8f2e0"), (1, "#fdf4d8")], 0, HORIZON + 40, warp=30)
    for cx, cy, w, h, s in ((190, 180, 340, 90, 3), (850, 130, 300, 80, 4), (700, 380, 420, 50, 5)):
        cumulus(sc, cx, cy, w, h, s, light="#fffef8", mid="#e8eeea", dark="#9cc0cc", alpha=0.8, depth=0.04)


def fields(sc: Scene):
    """The valley floor: fields in perspective."""
    mountains(sc)
    # the valley floor
    sc.add(
        rect(-20, HORIZON + 24, W + 40, H),
        Lin([(0, "#d4e8b8"), (0.4, "#a8d094"), (1, "#5fa070")], (0, HORIZON), (0, H)),
        depth=0.3,
        mottle=0.06,
    )
    r = rng(6)
    cols = ["#c8dc8c", "#9ccc84", "#e8e0a0", "#86bc88", "#b8d8a0", "#d8c888", "#78b088", "#e4b8b0"]
    field_items = []
    for j in range(len(DISTANCES) - 1):
        x = -5200 + r.uniform(-300, 0)
        while x < 5200:
            w = r.uniform(420, 900)
            skew = r.uniform(-60, 60)
            field_items.append(
                (
                    poly(
                        [
                            on_floor(x + 12 + skew, DISTANCES[j]),
                            on_floor(x + w - 12 + skew, DISTANCES[j]),
                            on_floor(x + w - 12, DISTANCES[j + 1]),
                            on_floor(x + 12, DISTANCES[j + 1]),
                        ]
                    ),
                    cols[r.integers(len(cols))],
                    0.72,
                )
            )
            if r.random() < 0.5:
                for k in range(1, 7):
                    f = k / 7
                    field_items.append(
                        (
                            poly(
                                [
                                    on_floor(x + w * f + skew, DISTANCES[j] * 0.99),
                                    on_floor(x + w * f, DISTANCES[j + 1] * 1.01),
                                ],
                                closed=False,
                            ),
                            "#5a8a60",
                            0.35,
                            1.5 + 2.4 / DISTANCES[j + 1],
                        )
                    )
            x += w
    sc.polys(field_items, depth=0.3, mottle=0.05)
    return r


def mountains(sc: Scene) -> None:
    """The mountains round the valley."""
    for i, (y, rise, c) in enumerate(((392, 66, "#86b0cc"), (430, 50, "#70a8b0"), (470, 34, "#70b090"))):
        sc.add(
            land(ridge(y, rise, 190 - 30 * i, 24 + i, oct=4)),
            Lin([(0, mix(c, "#ffffff", 0.3)), (1, mix(c, "#5f9a90", 0.3))], (0, y - 130), (0, y + 60)),
            depth=0.1 + 0.05 * i,
            fogg=(y - 10, y + 50, 0.45, "#eef4e0"),
            mottle=0.05,
            rim=("#ffffff", 3, (-0.6, -0.7), 0.6),
        )


def hedges(sc: Scene, r: Generator) -> None:
    """Hedges and trees along the edges of the fields."""
    items = []
    for j in range(1, len(DISTANCES) - 1):
        for _ in range(34):
            field_x = r.uniform(-4200, 4200)
            x, y = on_floor(field_x, DISTANCES[j] * r.uniform(0.99, 1.01))
            s = 62 / DISTANCES[j] * r.uniform(0.5, 1.1)
            if -40 < x < W + 40:
                items.append((y, ell(x, y - s * 0.5, s * 0.8, s * 0.7), mix("#3f7a5a", "#8fbc74", r.random())))
    items.sort(key=lambda q: q[0])
    sc.polys([(p, c) for _, p, c in items], depth=0.32, mottle=0.05, vol=4, detail=0.5)


def river_and_village(sc: Scene) -> None:
    """The river and the village."""
    river = [
        (560, HORIZON + 34),
        (600, HORIZON + 70),
        (500, HORIZON + 120),
        (420, HORIZON + 200),
        (560, HORIZON + 310),
        (760, HORIZON + 430),
        (820, HORIZON + 600),
        (640, HORIZON + 800),
        (560, HORIZON + 1100),
    ]
    sc.add(
        limb(river, [5, 9, 14, 24, 38, 58, 86, 130, 190], 90, cap=False),
        Lin([(0, "#e8f6f0"), (0.5, "#8cc4d4"), (1, "#4a8ab4")], (0, HORIZON), (0, H)),
        depth=0.33,
        mottle=0.06,
        rim=("#fffdf0", 3, (-0.7, -0.6), 0.7),
        detail=0.5,
    )
    for x, y, s in (
        (180, 660, 0.42),
        (214, 668, 0.46),
        (246, 658, 0.40),
        (282, 672, 0.46),
        (700, 640, 0.36),
        (734, 648, 0.40),
    ):
        cottage(sc, x, y, s, roof="#d8705a", depth=0.35)
    sc.add(rect(226, 604, 13, 48), "#fbf2e0", depth=0.35, detail=0.8)
    sc.add(poly([(222, 606), (232, 574), (243, 606)]), "#5a7a9a", depth=0.35, detail=0.8)


def hawk_shadow(sc: Scene) -> None:
    """Her shadow is a hawk."""

    def on_hawk(p):
        return (
            HAWK_X + (p[0] * math.cos(-0.5) - p[1] * math.sin(-0.5)) * HAWK_SIZE,
            HAWK_Y + (p[0] * math.sin(-0.5) + p[1] * math.cos(-0.5)) * HAWK_SIZE * 0.72,
        )

    half_hawk = [
        (0, -70),
        (12, -58),
        (16, -40),
        (60, -52),
        (112, -40),
        (168, -8),
        (186, 22, 1),
        (160, 16),
        (166, 34, 1),
        (138, 22),
        (140, 42, 1),
        (112, 22),
        (108, 40, 1),
        (84, 22),
        (40, 30),
        (20, 46),
        (34, 104, 1),
        (16, 100),
        (0, 106),
    ]
    hawk = [on_hawk(p) + tuple(p[2:]) for p in half_hawk] + [
        on_hawk((-p[0], p[1])) + tuple(p[2:]) for p in half_hawk[::-1][1:-1]
    ]
    beak = [on_hawk((-9, -66)), (*on_hawk((-30, -60)), 1), on_hawk((-24, -50)), on_hawk((-9, -48))]
    hawk_mask = np.maximum(mask(spline(hawk)), mask(spline(beak)))
    sc.mul("#1f5060", blur(hawk_mask, 1.5) * 0.82)


def running_sheep(sc: Scene, r: Generator) -> None:
    """The sheep run from it."""
    sheep_pos = []
    for i in range(46):
        a = 2 * math.pi * i / 46 + r.uniform(-0.1, 0.1)
        d = r.uniform(1.0, 1.6)
        x, y = HAWK_X + math.cos(a) * 270 * d, HAWK_Y + math.sin(a) * 180 * d
        if (
            50 < x < 940
            and 960 < y < 1440
            and not (abs(x - np.interp(y, [980, 1052, 1252, 1440], [800, 820, 640, 570])) < 90)
            and not (380 < x < 760 and y < 1112)
        ):
            sheep_pos.append((y, x, math.cos(a)))
    sheep_pos.sort()
    for y, x, dirx in sheep_pos:
        s = 0.55 + (y - 940) / 900
        t = T(x, y, s, 0, dirx < 0)
        sc.add(t(ell(0, 10, 30, 6)), "#2f6a58", alpha=0.4, mottle=0, depth=0.4)
        for lx in (-16, -6, 8, 18):
            sc.add(t(limb([(lx, 0), (lx + 6, 12)], [6, 4], 4)), "#4a4450", depth=0.4, detail=0.9)
        sc.add(
            t(joined(ell(-14, -10, 15, 13), ell(2, -15, 17, 14), ell(16, -9, 13, 12), ell(0, -4, 22, 12))),
            "#fffaf0",
            vol=8 * s,
            depth=0.4,
            detail=0.95,
            rim=("#ffffff", 2, (-0.5, -0.8), 0.8),
        )
        sc.add(
            t(spline([(22, -20), (34, -22), (44, -12), (38, -4), (26, -6)])), "#4a4450", vol=4 * s, depth=0.41, detail=1
        )


def skirt_and_legs(sc: Scene, t: T, kw) -> None:
    """Skirt, stockings, one shoe, the seat."""
    skirt = spline(
        [
            (-92, -64),
            (-126, 20),
            (-196, 92),
            (-236, 132, 1),
            (-150, 150),
            (-90, 128),
            (-20, 158),
            (60, 132),
            (120, 146, 1),
            (118, 60),
            (92, -60),
        ]
    )
    legs_and_shoe(sc, t, kw)
    skirt_cloth(sc, t, skirt, kw)


def legs_and_shoe(sc: Scene, t: T, kw) -> None:
    """Stockings, and the shoe that has stayed on."""
    for side in (-1, 1):
        leg = limb([t((side * 34, 60)), t((side * 46 + 30, 150)), t((side * 52 + 66, 232))], [54, 44, 32])
        sc.add(leg, "#f2c8a8" if side > 0 else "#e0b090", vol=16, **kw)
        stock = limb([t((side * 45 + 24, 138)), t((side * 52 + 64, 226))], [44, 33])
        sc.add(stock, "#e8e0d8" if side > 0 else "#c8c0c4", vol=12, **kw)
    sc.add(
        spline([(*t((-14, 214)), 1), (*t((36, 210)), 1), t((58, 270)), t((26, 292)), t((-4, 262))]),
        "#8a3a4a",
        vol=12,
        **kw,
    )
    fx, fy = t((128, 236))
    sc.add(ell(fx, fy, 24, 30, -20), "#e8e0d8", vol=12, **kw)


def skirt_cloth(sc: Scene, t: T, skirt, kw) -> None:
    """The dotted skirt over the seat."""
    seat = limb([t((-136, 26)), t((136, 26))], [30, 30], 4)
    sc.add(
        t(skirt),
        Lin([(0, "#f08aa8"), (0.5, PINK), (1, "#a84a78")], t((-100, -60)), t((110, 150))),
        vol=46,
        shadow=(8, 16, 14, 0.35),
        mottle=0.07,
        **kw,
    )
    for curve in (
        [(-50, -40), (-80, 60), (-150, 136)],
        [(-10, -40), (-14, 60), (-30, 150)],
        [(40, -40), (56, 50), (70, 132)],
    ):
        sc.mul("#8a3a6a", blur(mask(limb([t(q) for q in curve], [4, 14, 22])), 5) * 0.5)
    dots = [
        (t(ell(x, y, 7)), "#fff0f0", 0.9)
        for x, y in (
            (-70, 20),
            (-110, 80),
            (-160, 110),
            (-44, 90),
            (10, 40),
            (20, 110),
            (70, 10),
            (84, 90),
            (-20, -10),
            (40, -20),
            (-76, 120),
        )
    ]
    sc.polys(dots, depth=0.81, detail=0.95, mottle=0)
    sc.add(seat, Lin([(0, "#d8a068"), (1, "#8a5a38")], t((0, 12)), t((0, 42))), vol=9, shadow=(4, 10, 8, 0.35), **kw)


def back_and_arms(sc: Scene, t: T, kw):
    """Her back, the arms that hold the ropes, the shawl."""
    torso = spline(
        [
            (-76, -196),
            (-92, -140),
            (-80, -80),
            (-96, -40),
            (0, -24),
            (96, -40),
            (80, -80),
            (92, -140),
            (76, -196),
            (40, -226),
            (-40, -226),
        ]
    )
    sc.add(t(torso), Lin([(0, "#6a8ad0"), (1, "#3f5aa0")], t((-80, -200)), t((80, -40))), vol=44, mottle=0.06, **kw)
    # arms up to the ropes
    up_l, up_r = t((-124, -322)), t((122, -330))
    for side, hand in ((-1, up_l), (1, up_r)):
        sc.add(
            limb([t((side * 66, -176)), t((side * 124, -204)), t((side * 136, -262)), hand], [66, 56, 46, 34]),
            "#7a9ae0" if side < 0 else "#4a68b4",
            vol=18,
            **kw,
        )
    shawl(sc, t, kw)
    shawl_fringe(sc, t)
    return up_l, up_r


def shawl(sc: Scene, t: T, kw) -> None:
    """The shawl."""
    shawl_shape = spline(
        [
            (-84, -190),
            (-40, -236),
            (40, -236),
            (84, -190),
            (110, -118),
            (66, -96),
            (0, -34, 1),
            (-66, -96),
            (-110, -118),
        ]
    )
    sc.add(
        t(shawl_shape),
        Lin([(0, "#fff2d0"), (0.6, "#f0cc80"), (1, "#c8924a")], t((-60, -230)), t((60, -40))),
        vol=26,
        shadow=(4, 10, 10, 0.4),
        mottle=0.07,
        **kw,
    )


def shawl_fringe(sc: Scene, t: T) -> None:
    """Its fringe."""
    fringe = [
        (
            t(
                limb(
                    [
                        lerp((-112, -112), (0, -32), k / 9),
                        (lerp((-112, -112), (0, -32), k / 9)[0] - 8, lerp((-112, -112), (0, -32), k / 9)[1] + 26),
                    ],
                    [5, 3],
                    4,
                )
            ),
            "#e0b060",
        )
        for k in range(10)
    ]
    fringe += [
        (
            t(
                limb(
                    [
                        lerp((112, -112), (0, -32), k / 9),
                        (lerp((112, -112), (0, -32), k / 9)[0] - 4, lerp((112, -112), (0, -32), k / 9)[1] + 26),
                    ],
                    [5, 3],
                    4,
                )
            ),
            "#d0984e",
        )
        for k in range(10)
    ]
    sc.polys(fringe, depth=0.82, detail=0.95)


def head_from_behind(sc: Scene, t: T, kw) -> None:
    """Head from behind with a silver bun, wisps in the wind."""
    sc.add(limb([t((0, -226)), t((0, -262))], [44, 40], 4), "#e0b494", vol=12, **kw)
    head = t((4, -300))
    sc.add(
        ell(head[0], head[1], 62, 68, TILT),
        Lin([(0, "#fbf8f4"), (1, "#b0acc0")], (head[0] - 50, head[1] - 60), (head[0] + 50, head[1] + 60)),
        vol=40,
        **kw,
    )
    strands = [
        mask(
            spline(
                [
                    (head[0] - 40 + k * 16, head[1] + 54),
                    (head[0] - 30 + k * 12, head[1]),
                    (head[0] - 6 + k * 4, head[1] - 54),
                ],
                closed=False,
            ),
            stroke=3,
        )
        for k in range(6)
    ]
    for m in strands:
        sc.mul("#8a86a8", m * 0.55)
    bun_and_wisps(sc, head, kw)


def bun_and_wisps(sc: Scene, head, kw) -> None:
    """The bun with its pin, ears, wisps in the wind."""
    sc.add(
        ell(head[0] - 6, head[1] - 66, 34, 30),
        Lin([(0, "#ffffff"), (1, "#b8b4c8")], (head[0] - 30, head[1] - 90), (head[0] + 24, head[1] - 40)),
        vol=20,
        shadow=(2, 6, 6, 0.4),
        **kw,
    )
    sc.add(
        limb([(head[0] - 34, head[1] - 92), (head[0] + 26, head[1] - 44)], [7, 6], 4),
        "#8a3a4a",
        vol=3,
        depth=0.84,
        detail=1,
    )
    for side in (-1, 1):
        sc.add(ell(head[0] + side * 60, head[1] + 8, 10, 15), "#eabc9c", vol=5, **kw)
    for curve in (
        [(head[0] + 50, head[1] + 30), (head[0] + 96, head[1] + 34), (head[0] + 120, head[1] + 8)],
        [(head[0] + 40, head[1] + 50), (head[0] + 82, head[1] + 66), (head[0] + 110, head[1] + 54)],
    ):
        sc.add(limb(curve, [7, 5, 2]), "#e8e4ec", depth=0.84, detail=1)


def ropes(sc: Scene, rope_l, up_l, rope_r, up_r, t: T) -> None:
    """The ropes run out of the picture."""
    for _base, hand, out_x in ((rope_l, up_l, 392), (rope_r, up_r, 618)):
        q = [t((-124 if out_x < 500 else 124, 34)), hand, lerp(hand, (out_x, -30), 0.5), (out_x, -30)]
        sc.add(
            limb(q, [11, 11, 10, 9], 40),
            Lin([(0, "#f0d8a0"), (1, "#a87a4a")], (q[0][0] - 8, 0), (q[0][0] + 8, 0)),
            vol=4,
            depth=0.86,
            detail=0.95,
            rim=("#fffbe8", 2, (-0.8, -0.4), 0.8),
        )
        c = sample(q, 70)
        sc.add(
            mask([poly([(x - 6, y + 4), (x + 6, y - 4)], closed=False) for x, y in c[::2]], stroke=2.4),
            "#8a5a34",
            alpha=0.6,
            mottle=0,
            depth=0.87,
            detail=0.95,
        )
        sc.add(
            ell(hand[0], hand[1], 20, 24), "#eec4a4", vol=9, depth=0.88, detail=1, rim=("#fffdf0", 3, (-0.7, -0.6), 0.8)
        )
        for k in range(3):
            sc.add(
                mask(
                    poly([(hand[0] - 14, hand[1] - 10 + k * 9), (hand[0] + 14, hand[1] - 13 + k * 9)], closed=False),
                    stroke=2.4,
                ),
                "#b8806a",
                alpha=0.7,
                mottle=0,
                depth=0.88,
                detail=1,
            )


def falling_shoe(sc: Scene) -> None:
    """The other shoe falls."""
    t2 = T(856, 1278, 1.0, 38)
    sc.add(
        t2(spline([(-34, -18, 1), (-8, -22, 1), (6, -6), (36, 0), (42, 16), (10, 20), (-34, 18)])),
        "#8a3a4a",
        vol=12,
        depth=0.9,
        detail=1,
        rim=("#fffdf0", 3, (-0.7, -0.6), 0.8),
    )
    sc.add(t2(ell(-20, -18, 15, 6)), "#4a1c2c", depth=0.9, detail=1)
