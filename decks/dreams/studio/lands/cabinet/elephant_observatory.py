"""Card 81, Elephant Observatory."""

import itertools
import math

import numpy as np

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, rng
from ...kit.fills import Lin
from ...kit.ground import land, ridge
from ...kit.paths import X, cut, ell, limb, mask, poly, rect, sample, spline, union
from ...press import Plate, print_engraving
from .motifs import INK_E3, PAPER_E3, engraved_person

HIDE, BRASS, STAR = "#b9b4b0", "#e8c878", "#fff6d8"


def ladder(pl: Plate, foot, top, wide, wood, rungs=9, thick=11):
    """A ladder from its foot to its top."""
    (x0, y0), (x1, y1) = foot, top
    length = math.hypot(x1 - x0, y1 - y0)
    nx, ny = -(y1 - y0) / length * wide / 2, (x1 - x0) / length * wide / 2
    for i in range(rungs):
        u = (i + 0.6) / rungs
        px, py = x0 + (x1 - x0) * u, y0 + (y1 - y0) * u
        pl.cutshape(
            limb([(px - nx, py - ny), (px + nx, py + ny)], [thick * 0.7, thick * 0.7], 6), wood, 2, vol=3, detail=0.9
        )
    for s in (-1, 1):
        pl.cutshape(
            limb([(x0 + s * nx, y0 + s * ny), (x1 + s * nx, y1 + s * ny)], [thick, thick], 8),
            wood,
            2.2,
            vol=4,
            detail=0.9,
        )


def _skin(pl: Plate, path, vol, hatch, tint=HIDE, line=3.6, **kw):
    kw.setdefault("shadow", (8, 10, 12, 0.45))
    return pl.cutshape(path, tint, line, vol=vol, shade=1.05, hs=1.15, detail=0.8, hatch=hatch, **kw)


def _foot(pl: Plate, x, y, w):
    for k in (-1, 0, 1):
        pl.cutshape(ell(x + k * w * 0.3, y - 9, w * 0.15, 11), "#e9e0c8", 2, vol=5, detail=0.9)


@card(
    81,
    "elephant-observatory",
    "Elephant Observatory",
    Land.CABINET,
    print_engraving,
    paper_colour=PAPER_E3,
    tint=0.85,
    bend=0.55,
    clahe=1.4,
)
def elephant_observatory() -> Plate:
    """An elephant is the observatory: its trunk is the telescope, its back carries the dome.

    It has found a mouse among the stars, and the instrument is afraid of what it sees.
    """
    pl = Plate(ink=INK_E3, angle=8, light=(-0.5, -0.7, 0.5), key="#fff8e0", shadow="#10142c", fog="#e8e4dc", seed=811)
    pl.sky([(0, "#5d74a8"), (0.34, "#8ea3cb"), (0.62, "#c6cfdc"), (0.80, "#efe6cc"), (1, "#f2e2b8")], 0, 1240, warp=30)
    dice = rng(81)
    pl.stars(150, 860, seed=5, col=STAR, size=(1.4, 4.2))
    _constellation(pl)
    _hills(pl)
    _elephant(pl)
    _howdah(pl)
    tusk = _head(pl)
    _trunk(pl, tusk)
    _eye(pl)
    _astronomer(pl)
    _mouse_hole(pl, dice)
    return pl


def _constellation(pl: Plate):
    """The mouse in the sky."""
    mouse_pts = {
        "nose": (318, 292),
        "brow": (392, 214),
        "ear1": (404, 132),
        "ear1b": (462, 150),
        "ear2": (512, 126),
        "ear2b": (548, 186),
        "back": (640, 172),
        "rump": (726, 244),
        "tail1": (800, 236),
        "tail2": (842, 168),
        "tail3": (888, 196),
        "foot": (716, 338),
        "belly": (590, 344),
        "paw": (470, 346),
        "chin": (386, 322),
    }
    chain = ["nose", "brow", "ear1", "ear1b", "ear2", "ear2b", "back", "rump", "tail1", "tail2", "tail3"]
    chain2 = ["rump", "foot", "belly", "paw", "chin", "nose"]
    ghost = union(
        spline(
            [
                (312, 296),
                (350, 246),
                (396, 206),
                (470, 186),
                (560, 178),
                (650, 172),
                (714, 206),
                (738, 270),
                (720, 340),
                (600, 346),
                (520, 332),
                (470, 348),
                (440, 330),
                (380, 326),
            ]
        ),
        ell(424, 166, 42, 46, -10),
        ell(518, 158, 44, 48, 12),
        limb([(730, 262), (800, 244), (842, 178), (892, 200)], [16, 14, 10, 4]),
    )
    pl.mixin("#dfe6f2", blur(mask(ghost), 3) * 0.72)
    for ex, ey in ((424, 168), (518, 160)):
        pl.mixin("#9fb2d6", blur(mask(ell(ex, ey, 22, 26)), 3) * 0.6)
    for c in (chain, chain2):
        for a, b in itertools.pairwise(c):
            (x0, y0), (x1, y1) = mouse_pts[a], mouse_pts[b]
            pl.post(mask(poly([(x0, y0), (x1, y1)], closed=False), 3), STAR, 0.95)
    for k in range(3):
        pl.post(mask(limb([(340, 290 + k * 8), (310, 300 + k * 16), (272, 300 + k * 26)], [2.4, 2.2, 1])), STAR, 0.9)
    mouse_pts["eye"] = (398, 252)
    for k, (x, y) in mouse_pts.items():
        q = 18 if k in ("nose", "eye", "rump", "tail3") else 12
        pts = [
            (
                x + (q if i % 2 == 0 else q * 0.34) * math.cos(i * math.pi / 4),
                y + (q if i % 2 == 0 else q * 0.34) * math.sin(i * math.pi / 4),
            )
            for i in range(8)
        ]
        pl.post(mask(poly(pts), 6), INK_E3, 0.7)
        pl.post(mask(poly(pts)), STAR)


def _hills(pl: Plate):
    """Far hills, the hill."""
    for y, tint, seed in ((1120, "#cdd2d4", 4), (1176, "#aeb8b4", 6)):
        m = pl.add(
            land(ridge(y, 40, 330, seed, oct=2)),
            Lin([(0, mix(tint, "#ffffff", 0.2)), (1, mix(tint, INK_E3, 0.25))], (0, y - 50), (0, y + 160)),
            vol=90,
            mottle=0.02,
        )
        pl.hatch(m, -16)
        pl.contour(m, 2.4)
    hill = [tuple(p) for p in sample([(-60, 1330), (160, 1282), (420, 1246), (700, 1250), (1080, 1330)], 60)]
    m = pl.add(
        land(hill),
        Lin([(0, "#e6dfb4"), (0.5, "#b3b07c"), (1, "#6c7458")], (0, 1240), (0, H)),
        vol=150,
        mottle=0.03,
        shade=0.9,
    )
    pl.hatch(m, 14)
    pl.contour(m, 3)


def _elephant(pl: Plate):
    """Elephant: far legs, body, near legs."""

    dark_hide = mix(HIDE, INK_E3, 0.32)
    _skin(pl, limb([(520, 1000), (500, 1130), (504, 1258)], [130, 108, 112]), 50, 4, dark_hide)
    _skin(pl, limb([(800, 1000), (812, 1130), (800, 1262)], [136, 108, 110]), 50, 4, dark_hide)
    _skin(pl, limb([(916, 860), (956, 930), (938, 1030), (950, 1076)], [22, 16, 12, 7]), 6, 20, dark_hide, 2.4)
    for k in range(5):
        pl.pen([(950, 1070), (944 + k * 5, 1092), (938 + k * 8, 1116)], 3)
    body = spline(
        [
            (384, 800),
            (440, 716),
            (560, 684),
            (700, 676),
            (830, 714),
            (916, 810),
            (924, 930),
            (880, 1040),
            (800, 1090),
            (660, 1110),
            (520, 1096),
            (420, 1030),
            (372, 920),
        ]
    )
    _skin(pl, body, 200, -8)
    _skin(pl, limb([(448, 1000), (430, 1130), (436, 1276)], [150, 118, 124]), 56, 6)
    _skin(pl, limb([(846, 960), (872, 1100), (866, 1280)], [190, 132, 124]), 60, 6)
    _foot(pl, 436, 1330 - 6, 118)
    _foot(pl, 866, 1334 - 6, 118)
    for x, y in ((432, 1120), (436, 1146), (868, 1130), (870, 1156)):
        pl.pen([(x - 48, y), (x, y + 9), (x + 46, y - 1)], 3.4)


def _howdah(pl: Plate):
    """Saddle cloth with fringe, dome on it."""
    cloth = spline(
        [(516, 690, 1), (640, 672), (800, 690, 1), (838, 850), (836, 962, 1), (680, 984), (524, 962, 1), (500, 850)]
    )
    pl.cutshape(
        cloth, Lin([(0, "#d99a78"), (1, "#b4674c")], (500, 700), (840, 950)), 3, vol=60, shade=0.8, detail=0.8, hatch=30
    )
    border = cut(cloth, X(cloth, 0, 0, 0.86, about=(672, 826)))
    pl.add(border, "#e8d08a", vol=8, detail=0.8)
    pl.contour(mask(border), 2.4)
    for i in range(22):
        x = 526 + i * 14.6
        y = 966 + 18 * math.sin((i / 21) * math.pi)
        pl.pen([(x, y), (x + 1, y + 16), (x - 1, y + 32)], 5)
    star_pts = [
        (
            676 + (46 if i % 2 == 0 else 17) * math.cos(i * math.pi / 8 - 0.2),
            838 + (46 if i % 2 == 0 else 17) * math.sin(i * math.pi / 8 - 0.2),
        )
        for i in range(16)
    ]
    pl.cutshape(poly(star_pts), "#f6efd8", 2.4, vol=8, detail=0.9)

    drum = spline([(546, 690, 1), (548, 618, 1), (800, 618, 1), (800, 694, 1), (672, 674)])
    pl.cutshape(
        drum, Lin([(0, "#f6efdc"), (1, "#a89f94")], (546, 0), (800, 0)), 3, vol=50, shade=0.9, detail=0.8, hatch=2
    )
    for x in (580, 628, 712, 762):
        pl.cutshape(
            union(rect(x - 11, 640, 22, 34), ell(x, 640, 11)),
            "#f8d878" if x in (628, 712) else "#4a4656",
            2.2,
            detail=0.9,
        )
    dome = poly([(672 + 143 * math.cos(a), 622 - 180 * math.sin(a)) for a in np.linspace(0, math.pi, 60)])
    pl.cutshape(
        dome,
        Lin([(0, "#e6eee6"), (1, "#7f9aa0")], (540, 460), (810, 620)),
        3.6,
        vol=130,
        shade=1.05,
        hs=1.2,
        detail=0.8,
        hatch=70,
    )
    for x0, x1 in ((566, 648), (604, 660), (742, 688), (780, 700)):
        pl.pen([(x0, 618), ((x0 + x1) / 2 - (8 if x0 < 672 else -8), 530), (x1, 448)], 2.8)
    slit = spline([(640, 618, 1), (642, 520), (658, 444, 1), (690, 446, 1), (704, 520), (706, 618, 1)])
    pl.cutshape(slit, Lin([(0, "#ffe9a0"), (1, "#f0b860")], (0, 440), (0, 620)), 3, detail=0.8)
    pl.cutshape(limb([(672, 560), (656, 470), (648, 424)], [30, 26, 24]), BRASS, 2.4, vol=10, detail=0.9)
    pl.cutshape(rect(520, 612, 306, 18, 6), BRASS, 2.4, vol=7, detail=0.9)


def _head(pl: Plate):
    """Head, ear, tusk."""
    head = spline(
        [
            (470, 742),
            (430, 700),
            (372, 690),
            (316, 720),
            (286, 784),
            (280, 850),
            (300, 916),
            (350, 950),
            (420, 946),
            (476, 900),
        ]
    )
    _skin(pl, head, 110, 30)
    _skin(pl, limb([(316, 930), (300, 962), (262, 976)], [62, 44, 22]), 18, 20)
    return spline([(312, 900, 1), (270, 948), (214, 960), (158, 924, 1), (214, 926), (256, 906), (286, 866, 1)])


def _trunk(pl: Plate, tusk):
    """Trunk: skin first, then the brass tubes."""
    _trunk_skin(pl, tusk)
    _telescope(pl)

    _ear(pl)


def _trunk_skin(pl: Plate, tusk):
    """The living part of the trunk, and the tusk."""
    _skin(pl, limb([(300, 846), (240, 886), (190, 858), (182, 790), (194, 730)], [140, 116, 100, 92, 88], 60), 46, 76)
    for i in range(9):
        u = i / 8
        x, y = sample([(262, 850), (226, 850), (196, 812), (188, 760), (194, 730)], 9)[i]
        a = math.radians((200, 216, 238, 262, 272)[min(int(u * 4.99), 4)])
        pl.pen(
            [
                (x - 42 * math.sin(a), y + 42 * math.cos(a)),
                (x - 7 * math.cos(a), y - 7 * math.sin(a)),
                (x + 42 * math.sin(a), y - 42 * math.cos(a)),
            ],
            3,
        )
    pl.cutshape(tusk, "#fbf4e0", 3, vol=16, shade=1.0, detail=0.9, shadow=(5, 6, 6, 0.4))


def _telescope(pl: Plate):
    """Three brass tubes and the lens."""
    base, tip = np.array((194.0, 742.0)), np.array((272.0, 352.0))
    axis = (tip - base) / np.linalg.norm(tip - base)
    side = np.array((-axis[1], axis[0]))
    deg = math.degrees(math.atan2(axis[1], axis[0]))
    length = np.linalg.norm(tip - base)
    for u0, u1, w, tint in ((0.0, 0.40, 46, BRASS), (0.36, 0.72, 38, "#d9b060"), (0.68, 1.0, 30, BRASS)):
        a_, b_ = base + axis * length * u0, base + axis * length * u1
        tube = poly(
            [tuple(a_ + side * w), tuple(b_ + side * w * 0.94), tuple(b_ - side * w * 0.94), tuple(a_ - side * w)]
        )
        pl.cutshape(
            tube,
            Lin(
                [(0, "#c89a48"), (0.3, "#fff0c0"), (0.62, tint), (1, "#7a5a30")],
                tuple(a_ - side * w),
                tuple(a_ + side * w),
            ),
            3,
            vol=w * 0.8,
            shade=0.9,
            detail=0.9,
            hatch=-deg + 90,
        )
        for q in (a_, b_):
            pl.cutshape(
                limb([tuple(q + side * (w + 6)), tuple(q - side * (w + 6))], [17, 17]),
                "#f0d890",
                2.4,
                vol=6,
                detail=0.9,
            )
    lens = ell(tip[0], tip[1], 36, 15, deg + 90)
    pl.cutshape(lens, "#dfeaf4", 2.6, detail=0.9)
    pl.post(mask(ell(tip[0] - 8, tip[1] - 2, 14, 4, deg + 90)), "#ffffff", 0.9)


def _ear(pl: Plate):
    """The ear."""
    ear = spline(
        [(452, 690), (540, 664), (616, 716), (640, 812), (606, 920), (548, 1000), (486, 980), (452, 900), (436, 800)]
    )
    _skin(pl, ear, 60, 58, "#c6beb8", 3.8, shadow=(14, 12, 14, 0.5))
    inner = X(ear, 0, 0, 0.74, about=(530, 820))
    pl.add(inner, "#d8a896", soft=10, alpha=0.7, vol=40, shade=0.6, detail=0.7)
    for pts in (
        [(470, 760), (520, 740), (576, 752)],
        [(468, 830), (530, 820), (600, 836)],
        [(474, 900), (530, 902), (578, 920)],
    ):
        pl.pen(pts, 3.2)


def _eye(pl: Plate):
    """Eye that looks up in alarm."""
    pl.cutshape(ell(352, 778, 27, 24), "#f8f0dc", 3, vol=10, detail=1)
    pl.cutshape(ell(345, 768, 12, 13), INK_E3, 0, detail=1, mottle=0)
    pl.post(mask(ell(341, 763, 4.4)), "#ffffff")
    pl.pen([(320, 752), (350, 738), (386, 752)], 5)
    pl.pen([(326, 806), (352, 814), (378, 806)], 3)
    pl.pen([(396, 748), (404, 782), (394, 812)], 2.6)


def _astronomer(pl: Plate):
    """Astronomer on the ladder at the eyepiece."""
    ladder(pl, (128, 1330), (166, 842), 58, "#a8744c", 11)
    pl.cutshape(limb([(212, 784), (180, 797)], [30, 22]), "#f0d890", 2.4, vol=8, detail=0.9)
    fig = engraved_person(
        pl,
        150,
        1012,
        236,
        coat="#3f5a92",
        hair="#efe6d2",
        skin="#f0cfae",
        legs="#2a2c44",
        arm=(0.20, -0.80),
        arm2=(0.10, -0.52),
        vol=10,
        skirt=0.40,
    )
    hx_, hy_ = fig["head"]
    pl.cutshape(
        spline(
            [
                (hx_ - 24, hy_ - 8, 1),
                (hx_ - 24, hy_ - 50),
                (hx_ - 58, hy_ - 86, 1),
                (hx_ - 4, hy_ - 72),
                (hx_ + 20, hy_ - 10, 1),
            ]
        ),
        "#b4674c",
        2.2,
        vol=8,
        detail=1,
    )
    pl.cutshape(ell(hx_ - 58, hy_ - 86, 8), "#f6efdc", 2, detail=1)
    pl.cutshape(
        spline([(hx_ + 14, hy_ + 8), (hx_ + 20, hy_ + 34), (hx_ + 4, hy_ + 52), (hx_ - 8, hy_ + 22)]),
        "#f6f0e0",
        2,
        vol=6,
        detail=1,
    )


def _mouse_hole(pl: Plate, dice: np.random.Generator):
    """A pail, and a real mouse hole in the hill."""
    pl.cutshape(
        spline([(664, 1400, 1), (660, 1352), (692, 1330), (724, 1352), (722, 1400, 1)]), "#2c2c3a", 3, detail=0.9
    )
    pl.cutshape(limb([(650, 1402), (692, 1408), (738, 1402)], [9, 11, 9]), "#c2ba84", 2, vol=4, detail=0.9)
    for x in (684, 702):
        pl.post(mask(ell(x, 1372, 4.6, 5.4)), "#ffe9a0")
    for _ in range(110):
        x, y = dice.uniform(-10, W + 10), dice.uniform(1300, H)
        q = 10 + (y - 1290) * 0.12
        if not 640 < x < 750:
            pl.pen([(x, y), (x + q * 0.1, y - q * 0.6), (x + q * dice.uniform(-0.4, 0.5), y - q)], 2.6)
