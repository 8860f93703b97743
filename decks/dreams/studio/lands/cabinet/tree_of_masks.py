"""Card 73, Tree of Masks."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.colour import hx, ramp
from ...kit.field import rng
from ...kit.fills import Rad
from ...kit.ground import land, ridge
from ...kit.paths import T, X, ell, limb, poly, sample, spline
from ...kit.scene import Scene
from ...media import riso
from ...motifs.figure import figure
from ...motifs.plants import leaves, tree
from .wedding_guests import crow

CREAM, RED, INDIGO = "#f6efe0", "#e0432f", "#1c2440"
GOLD = "#f2b83c"


def mask_face(t, kind, face, ink, acc):
    """Flat mask: list of (path,colour)."""
    it = [(t(spline([(-40, -50), (0, -62), (40, -50), (48, -8), (30, 44), (0, 66), (-30, 44), (-48, -8)])), face)]

    def hole(x, y, rx, ry, ro=0):
        return t(ell(x, y, rx, ry, ro))

    k = kind % 6
    if k == 0:
        it += [
            (t(spline([(-34, -14, 1), (-20, -24), (-6, -12, 1), (-20, -8)])), ink),
            (t(spline([(6, -12, 1), (20, -24), (34, -14, 1), (20, -8)])), ink),
            (t(spline([(-20, 26, 1), (0, 34), (20, 26, 1), (0, 46)])), acc),
        ]
    if k == 1:
        it += [
            (hole(-19, -12, 10, 10), ink),
            (hole(19, -12, 10, 10), ink),
            (hole(0, 32, 9, 13), ink),
            (t(poly([(0, -6), (-7, 14), (7, 14)])), acc),
        ]
    if k == 2:
        it += [
            (t(poly([(-34, -8), (-6, -8)], closed=False)), ink, 1, 5 * t.a[2]),
            (t(poly([(6, -8), (34, -8)], closed=False)), ink, 1, 5 * t.a[2]),
            (t(spline([(-18, 36), (0, 28), (18, 36)], closed=False)), ink, 1, 5 * t.a[2]),
            (hole(-26, 14, 9, 9), acc),
            (hole(26, 14, 9, 9), acc),
        ]
    if k == 3:
        it += [
            (t(spline([(-36, -22, 1), (-16, -14), (-6, 0, 1), (-22, 2)])), ink),
            (t(spline([(6, 0, 1), (16, -14), (36, -22, 1), (22, 2)])), ink),
            (t(spline([(-24, 24, 1), (-8, 20), (0, 26), (8, 20), (24, 24, 1), (0, 44)])), acc),
            (t(poly([(-2, -60), (2, -60), (4, 6), (-4, 6)])), acc),
        ]
    if k == 4:
        it += [
            (hole(-19, -10, 12, 7), ink),
            (hole(19, -10, 12, 7), ink),
            (t(spline([(-8, -2, 1), (0, 6), (8, -2, 1), (2, 44), (-14, 60, 1), (-4, 30)])), acc),
        ]
    if k == 5:
        it += [
            (t(spline([(-40, -50), (0, -62), (0, 66), (-30, 44), (-48, -8)])), ink),
            (hole(-20, -10, 8, 8), face),
            (hole(20, -10, 8, 8), ink),
            (t(spline([(-18, 26), (0, 36), (18, 26)], closed=False)), acc, 1, 6 * t.a[2]),
        ]
    return it


@card(
    73,
    "tree-of-masks",
    "Tree of Masks",
    Land.CABINET,
    riso,
    inks=("#1c2440", "#e0432f", "#f2b83c"),
    papercol="#f6efe0",
    pre=False,
)
def tree_of_masks() -> Scene:
    """A tree bears masks before a great gold sun, and a faceless girl hangs up her own or takes another.

    The fallen masks watch a white crow, who has found the face that fits him.
    """
    sc = Scene(light=(-0.5, -0.7, 0.5), shadow=INDIGO, fog=CREAM, seed=171)
    sc.img[:] = hx(CREAM)
    it, dice = _sky(sc)
    _carved_rays(sc, it, dice)
    _hills(sc)
    out, tips, tm = _tree(sc)
    _bark_lights(sc, out, tm)
    _leaves(sc, tips)
    dice = _hanging_masks(sc, out)
    _faceless_girl(sc)
    _white_crow(sc)
    _fallen_masks(sc, dice)
    return sc


def _sky(sc: Scene):
    """Sky: graded red from the horizon (grain will do the rest)."""
    sc.img[:] = ramp([(0, "#f6efe0"), (0.35, "#f6e3cc"), (0.75, "#f09a78"), (1, "#e4583e")], (sc.y - 60) / 1000)
    sc.add(
        ell(508, 470, 330),
        Rad([(0, "#f5cf7c"), (0.55, GOLD), (0.85, GOLD), (1.02, "#ee9a3a")], (508, 470), 330),
        mottle=0,
    )
    it = []
    dice = rng(3)
    return it, dice


def _carved_rays(sc: Scene, it, dice: np.random.Generator):
    """Carved rays."""
    for i in range(90):
        a = i / 90 * 2 * math.pi
        r0, r1 = 352 + dice.uniform(-4, 10), 400 + 130 * dice.random()
        p0 = (508 + r0 * math.cos(a), 470 + r0 * math.sin(a))
        p1 = (508 + r1 * math.cos(a), 470 + r1 * math.sin(a))
        it.append(
            (limb([p0, ((p0[0] + p1[0]) / 2, (p0[1] + p1[1]) / 2), p1], [1, 6, 0.5], 10, cap=False), "#f6efe0", 0.9)
        )
    sc.polys(it, mottle=0)


def _hills(sc: Scene):
    """Hills."""
    for y, c, s in ((1050, "#d8402f", 3), (1110, "#8a2f38", 5)):
        sc.add(land(ridge(y, 44, 300, s, oct=2)), c, mottle=0)
    for _k in range(60):
        pass
    g = land([tuple(p) for p in sample([(-40, 1190), (200, 1150), (508, 1128), (820, 1150), (1060, 1200)], 120)])
    sc.add(g, INDIGO, mottle=0)


def _tree(sc: Scene):
    """Tree."""
    ps, tips, out = tree(508, 1150, 215, 84, 41, depth=7, spread=0.60, curl=0.17, shrink=0.78)
    tm = sc.add(ps, INDIGO, mottle=0)
    return out, tips, tm


def _bark_lights(sc: Scene, out, tm):
    """Carved bark lights."""
    it = []
    for points, a, _b in out[:60]:
        n = max(int(a / 9), 1)
        for j in range(n):
            o = (j - (n - 1) / 2) * 6
            shifted = [(x - a * 0.10 + o, y) for x, y in points]
            it.append((limb(shifted, [0.3, 2.4, 0.3], 12, cap=False), "#e8c9a0", 0.9))
    sc.polys(it, clip=tm, mottle=0)


def _leaves(sc: Scene, tips):
    """Leaves few, red."""
    leaves(sc, tips, 34, 520, [INDIGO, RED, "#f2b83c"], 10, 4)


def _hanging_masks(sc: Scene, out):
    """Masks hang."""
    dice = rng(8)
    cand = []
    for points, _a, b in out:
        x, y = points[-1]
        if 12 > b > 2.0 and 150 < y < 980 and 150 < x < W - 150:
            cand.append((x, y))
    dice.shuffle(cand)
    pos = []
    for x, y in cand:
        if all(math.hypot(x - p, y + 70 - q) > 112 for p, q in pos):
            pos.append((x, y + 70))
        if len(pos) >= 24:
            break
    it = []
    for i, (x, y) in enumerate(pos):
        s = dice.uniform(0.62, 0.98)
        it.append((poly([(x, y - 72), (x, y - 56 * s)], closed=False), INDIGO, 1, 3))
        t = T(x, y, s, dice.uniform(-14, 14))
        it.append(
            (
                X(
                    t(spline([(-40, -50), (0, -62), (40, -50), (48, -8), (30, 44), (0, 66), (-30, 44), (-48, -8)])),
                    7,
                    8,
                ),
                INDIGO,
                0.9,
            )
        )
        it += mask_face(
            t,
            i,
            [CREAM, "#f6efe0", RED, GOLD][i % 4] if i % 4 != 2 else CREAM,
            INDIGO,
            RED if i % 4 != 3 else "#c23a30",
        )
    sc.polys(it, mottle=0)
    return dice


def _faceless_girl(sc: Scene):
    """Figure with a blank face offers up its mask; tears off."""
    fx, fy = 330, 1290
    height = 300
    f = figure(
        sc,
        fx,
        fy,
        height,
        coat=GOLD,
        hair=INDIGO,
        skin=CREAM,
        legs="#f6efe0",
        boots="#f6efe0",
        arm=(0.30, -1.02),
        arm2=(0.22, -0.92),
        skirt=0.50,
        wind=0.06,
        vol=0.001,
        stride=0.06,
    )
    hd = f["hand"]
    sc.polys(mask_face(T(hd[0] + 26, hd[1] - 34, 0.74, 16), 0, CREAM, INDIGO, RED), mottle=0)


def _white_crow(sc: Scene):
    """The white crow has a mask on a string in his beak."""
    bird = T(812, 1240, 1.3, 0, flip=True)
    beak = bird((78, -88))
    sc.polys([(path, tone) for path, tone in crow(bird, CREAM, INDIGO)], mottle=0)
    sc.polys([(poly([beak, (beak[0] - 8, beak[1] + 34)], closed=False), CREAM, 1, 3)], mottle=0)
    sc.polys(mask_face(T(beak[0] - 8, beak[1] + 68, 0.56, -8), 0, CREAM, INDIGO, RED), mottle=0)


def _fallen_masks(sc: Scene, dice: np.random.Generator):
    """Fallen masks, grass cuts."""
    it = []
    for x, y, size, turn, kind in (
        (592, 1308, 0.86, 70, 2),
        (752, 1336, 0.86, -50, 3),
        (166, 1318, 0.9, 30, 4),
        (448, 1336, 0.84, -20, 0),
    ):
        it += mask_face(T(x, y, size, turn), kind, CREAM, INDIGO, RED)
    for _i in range(420):
        x = dice.uniform(0, W)
        y = dice.uniform(1190, H)
        length = dice.uniform(8, 22)
        it.append(
            (
                limb([(x, y), (x + length * 0.3, y - length)], [3, 0.4], 4, cap=False),
                "#7a4a58" if dice.random() < 0.6 else "#f09a78",
                0.8,
            )
        )
    sc.polys(it, mottle=0)
