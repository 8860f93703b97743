"""Card 56, The Hill Sews."""

import math

import numpy as np
from numpy.random import Generator

from ...cards import Land, card
from ...kit.canvas import scale
from ...kit.colour import mix, rgb
from ...kit.field import blur, rng
from ...kit.fills import Lin
from ...kit.ground import land, ridge
from ...kit.marks import line
from ...kit.paths import T, ell, joined, lerp, limb, mask, poly, rect, sample, spline
from ...kit.scene import Scene
from ...media import watercolour
from ...motifs.birds import vbird
from ...motifs.person import person
from ...motifs.sky import cumulus
from .motifs import cottage, flowers

CART_X, CART_Y = 232, 1392
CART_RIM = ("#fffbe0", 3, (-0.7, -0.6), 0.8)

RIM_LIGHT = ("#fff8e4", 5, (-0.7, -0.6), 0.8)
PLEAT_COUNT = 11
SKIN, SKIN_SHADE = "#efbda2", "#c88a8a"

PLUM, ROSE = "#5a3048", "#c87a90"


def furrow(left, right):
    """A sagging line across a pleat."""
    middle = lerp(left, right, 0.5)
    return spline([tuple(left), (middle[0], middle[1] + 14), tuple(right)], closed=False)


@card(56, "the-hill-sews", "The Hill Sews", Land.MEADOWS, watercolour)
def the_hill_sews() -> Scene:
    """The Hill Sews: the river is her thread, the valley her seam.

    Watercolour, rose hill, triangle.
    """
    sc = Scene(light=(-0.6, -0.65, 0.45), key="#fff4dc", shadow="#5a3058", fog="#f4d8d0", seed=5601)
    rose_sky(sc)
    folds, skirt_mask = pleats(sc)
    r = hedges(sc, folds, skirt_mask)
    bodice(sc, r)
    kw = {"depth": 0.6, "detail": 0.85, "rim": RIM_LIGHT}
    resting_arm(sc, kw)
    shawl(sc, r)
    on_head = bowed_head(sc)
    copse_hair(sc, on_head)
    sewing_arm(sc, kw)
    thread(sc)
    stitched_river(sc)
    villages(sc, r)
    return sc


def rose_sky(sc: Scene) -> None:
    """A rose-coloured sky and far hills."""
    sc.sky([(0, "#b8a4c8"), (0.25, "#e0b8c8"), (0.5, "#f6d4c8"), (0.8, "#fdeed8")], 0, 860, warp=50)
    sc.glow(150, 420, 520, "#fff6d8", 0.7, 1.6)
    sc.add(ell(150, 420, 60), "#fffaf0", soft=3, mottle=0, alpha=0.95, depth=0.03)
    for cx, cy, w, h, s in (
        (180, 180, 340, 90, 3),
        (830, 200, 340, 100, 4),
        (60, 620, 280, 60, 6),
        (960, 560, 260, 70, 7),
    ):
        cumulus(sc, cx, cy, w, h, s, light="#fffaf2", mid="#f8dcd4", dark="#c09ab8", alpha=0.8, depth=0.04)
    for i, (y, rise, c) in enumerate(((770, 60, "#c8a8c0"), (850, 60, "#b890a8"), (940, 50, "#a8a890"))):
        sc.add(
            land(ridge(y, rise, 300, 81 + i, oct=3)),
            Lin([(0, mix(c, "#fff0e4", 0.25)), (1, mix(c, "#7a9a80", 0.35))], (0, y - 60), (0, y + 150)),
            depth=0.1 + 0.05 * i,
            fogg=(y + 10, y + 120, 0.5, "#f8e0d4"),
            mottle=0.06,
            rim=("#fff6e8", 4, (-0.6, -0.7), 0.6),
        )


def pleats(sc: Scene):
    """The skirt: pleats fan out from the waist, and every pleat is a field."""
    waist_l, waist_r = (378, 726), (612, 730)
    foot_x = np.linspace(-210, 1230, PLEAT_COUNT + 1)
    bulge = np.linspace(-1, 1, PLEAT_COUNT + 1)

    def fold(i):
        u = i / PLEAT_COUNT
        a = lerp(waist_l, waist_r, u)
        b = bulge[i]
        return sample(
            [
                a,
                (a[0] + b * 200, 850 - 46 * (1 - b * b)),
                (a[0] + b * 390, 1030),
                (a[0] + b * 560, 1240),
                (foot_x[i], 1540),
            ],
            40,
        )

    folds, skirt_mask = pleat_fields(sc, fold)
    return folds, skirt_mask


def pleat_fields(sc: Scene, fold):
    """Every pleat has its crop and its furrows."""
    folds = [fold(i) for i in range(PLEAT_COUNT + 1)]
    tones = [
        "#a8c080",
        "#e8cc88",
        "#8fb478",
        "#dc9aa4",
        "#c4cc84",
        "#7aa878",
        "#f0dca0",
        "#98bc80",
        "#d8a8b8",
        "#b4c47c",
        "#88ac74",
    ]
    skirt = poly([tuple(p) for p in folds[0]] + [tuple(p) for p in folds[-1][::-1]])
    skirt_mask = sc.add(
        skirt, "#8fb478", depth=0.4, mottle=0.06, rim=RIM_LIGHT, vol=60, shade=0.5, shadow=(14, 0, 30, 0.3)
    )
    for i in range(PLEAT_COUNT):
        strip = poly([tuple(p) for p in folds[i]] + [tuple(p) for p in folds[i + 1][::-1]])
        x0, x1 = folds[i][22][0], folds[i + 1][22][0]
        c = tones[i]
        sc.add(
            strip,
            Lin([(0, mix(c, "#fffbe0", 0.38)), (0.45, c), (1, mix(c, PLUM, 0.36))], (x0, 1100), (x1, 1120)),
            depth=0.42,
            mottle=0.06,
            clip=skirt_mask,
        )
        rows = []
        for k in range(1, 7):
            f = k / 7
            if i % 3 == 1:
                rows.append(poly([lerp(folds[i][m], folds[i + 1][m], f) for m in range(4, 40)], closed=False))
        if i % 3 == 2:
            rows += [furrow(folds[i][m], folds[i + 1][m]) for m in range(6, 40, 2)]
        if rows:
            sc.add(mask(rows, stroke=3) * skirt_mask, mix(c, PLUM, 0.45), alpha=0.45, depth=0.42, mottle=0, detail=0.6)
    return folds, skirt_mask


def hedges(sc: Scene, folds, skirt_mask):
    """Cross hedges break the pleats into fields."""
    r = rng(5)
    hedge = []
    for m in (12, 20, 28, 35):
        for i in range(PLEAT_COUNT):
            if r.random() < 0.7:
                shape = m + r.integers(-2, 3)
                shape = min(shape, 38)
                a, b = folds[i][shape], folds[i + 1][shape]
                for f in np.linspace(0.06, 0.94, int(np.hypot(*(b - a)) / 11) + 2):
                    x, y = lerp(a, b, f)
                    s = (5 + 8 * shape / 40) * r.uniform(0.7, 1.3)
                    hedge.append(
                        (
                            y + 10 * math.sin(math.pi * f),
                            ell(x, y + 10 * math.sin(math.pi * f) - s * 0.4, s, s * 0.85),
                            mix("#4f7a5c", "#9ab878", r.random() * 0.8),
                        )
                    )
    hedge.sort(key=lambda q: q[0])
    sc.polys([(p, c) for _, p, c in hedge], depth=0.44, vol=4, detail=0.5, clip=skirt_mask, mottle=0.05)
    for i in range(1, PLEAT_COUNT):
        sc.mul(
            "#6a3a5a", blur(mask(limb([tuple(p) for p in folds[i][::6]], [3, 10, 16, 24, 30])), 8) * skirt_mask * 0.42
        )
    return r


def bodice(sc: Scene, r: Generator) -> None:
    """The bodice: a wooded slope, tree beside tree, and a lane with cottages for a belt."""
    bodice_shape = spline(
        [
            (366, 734),
            (340, 640),
            (322, 560),
            (352, 506),
            (430, 474),
            (540, 474),
            (618, 508),
            (646, 566),
            (634, 650),
            (622, 738, 1),
            (494, 764),
        ]
    )
    bodice_mask = sc.add(
        bodice_shape,
        Lin([(0, "#7fa878"), (0.5, "#4f7a60"), (1, "#33505a")], (330, 480), (640, 740)),
        vol=80,
        shade=0.8,
        depth=0.5,
        mottle=0.06,
        rim=RIM_LIGHT,
    )
    ys, xs = np.where(bodice_mask > 0.5)
    pick = rng(7).integers(0, len(ys), 460)
    pick = pick[np.argsort(ys[pick])]
    wood = []
    for k in pick:
        x, y = xs[k] / scale(), ys[k] / scale()
        lit = 0.5 - (x - 490) / 420 - (y - 620) / 700 + r.standard_normal() * 0.12
        s = r.uniform(9, 15)
        wood.append((ell(x, y - s * 0.3, s, s * 1.1), rgb("#b4c884", "#2f5450", lit)))
    sc.polys(wood, clip=bodice_mask, depth=0.52, vol=5, detail=0.5, mottle=0.04)
    belt(sc)


def belt(sc: Scene) -> None:
    """The belt: a lane with a row of cottages."""
    sc.add(
        limb([(368, 728), (494, 756), (622, 732)], [30, 34, 30]),
        "#f0dcb8",
        vol=9,
        depth=0.54,
        detail=0.7,
        rim=RIM_LIGHT,
    )
    for k, (x, y) in enumerate(((402, 740), (448, 752), (540, 752), (588, 742))):
        cottage(sc, x, y, 0.52, roof=["#c8604a", "#b85a6a"][k % 2], depth=0.55, flip=k > 1)


def resting_arm(sc: Scene, kw) -> None:
    """The far arm rests in the lap."""
    sleeve_c = Lin([(0, "#d8c4e4"), (1, "#9a7ab0")], (260, 540), (420, 780))
    sc.add(
        limb([(362, 548), (300, 650), (296, 724), (372, 788)], [104, 100, 88, 74]),
        sleeve_c,
        vol=36,
        shadow=(8, 14, 14, 0.35),
        **kw,
    )
    sc.add(limb([(362, 782), (430, 812), (482, 812)], [62, 54, 46]), SKIN, vol=22, **kw)
    sc.add(limb([(352, 772), (384, 800)], [78, 74], 4), "#f0e0d0", vol=12, **kw)
    for k, (dx, dy) in enumerate(((66, 22), (76, 8), (74, -8))):
        sc.add(
            limb([(470, 812), (508, 814 + dy * 0.5), (470 + dx, 818 + dy)], [26, 24, 16]),
            mix(SKIN, SKIN_SHADE, 0.12 * k),
            vol=9,
            depth=0.61,
            detail=0.9,
            rim=("#fff8e4", 3, (-0.7, -0.6), 0.7),
        )
    sc.add(
        limb([(466, 800), (492, 776), (520, 782)], [24, 22, 15]),
        SKIN,
        vol=9,
        depth=0.62,
        detail=0.9,
        rim=("#fff8e4", 3, (-0.7, -0.6), 0.7),
    )


def shawl(sc: Scene, r: Generator) -> None:
    """A shawl of heather."""
    shawl_shape = spline(
        [
            (318, 560),
            (346, 500),
            (420, 462),
            (494, 470),
            (560, 460),
            (634, 500),
            (664, 566),
            (626, 600),
            (560, 640),
            (492, 656),
            (428, 640),
            (360, 602),
        ]
    )
    shawl_mask = sc.add(
        shawl_shape,
        Lin([(0, "#eaa8b8"), (0.5, ROSE), (1, "#8a4a70")], (330, 470), (650, 650)),
        vol=44,
        shade=0.7,
        depth=0.64,
        detail=0.7,
        mottle=0.07,
        rim=RIM_LIGHT,
        shadow=(4, 12, 14, 0.4),
    )
    heath = [
        (
            ell(r.uniform(320, 660), r.uniform(464, 660), r.uniform(3, 6)),
            ["#fff0f4", "#f4c0d0", "#a85a88", "#f0d890"][r.integers(4)],
        )
        for _ in range(220)
    ]
    sc.polys(heath, clip=shawl_mask, depth=0.65, detail=0.7, mottle=0)


def bowed_head(sc: Scene):
    """Neck and bowed head in profile."""
    sc.add(limb([(486, 486), (498, 420)], [96, 88], 6), mix(SKIN, SKIN_SHADE, 0.35), vol=30, depth=0.63, detail=0.7)
    on_head = T(510, 318, 1.06, 17)
    face = [
        (-84, -40),
        (-50, -104),
        (14, -122),
        (62, -104),
        (84, -66),
        (88, -36),
        (86, -22),
        (104, 8),
        (118, 30),
        (112, 40),
        (96, 42),
        (98, 54),
        (104, 64),
        (97, 71),
        (98, 80),
        (90, 88),
        (92, 102),
        (78, 122),
        (44, 128),
        (4, 112),
        (-40, 84),
        (-80, 30),
    ]
    face_mask = sc.add(
        on_head(spline(face)),
        Lin([(0, "#f0bfa2"), (0.6, SKIN), (1, SKIN_SHADE)], on_head((60, -90)), on_head((-20, 120))),
        vol=60,
        shade=0.55,
        depth=0.66,
        detail=0.9,
        mottle=0.04,
        rim=("#d88a7c", 5, (0.9, 0.1), 0.6),
        shadow=(0, 16, 16, 0.35),
    )
    # against the pale sky the profile needs a line of its own
    line(sc, [on_head(point) for point in face[4:18]], 4, "#9a4f60", 0.8, 0.67, n=160)
    head_features(sc, on_head, face_mask)
    return on_head


def head_features(sc: Scene, on_head, face_mask) -> None:
    """A blush, a lowered eye, brow and mouth."""
    cheek = on_head((58, 52))
    sc.screen("#ff9a90", blur(mask(ell(cheek[0], cheek[1], 26)), 12) * face_mask * 0.5)
    sc.mul("#d87a80", blur(mask(ell(cheek[0], cheek[1], 26)), 12) * face_mask * 0.35)
    eye = [on_head(p) for p in ((50, 2), (62, 12), (76, 13), (88, 6))]
    line(sc, eye, 4.6, "#6a3c50", 0.95, 0.67)
    for q in sample(eye, 6)[1:]:
        line(sc, [tuple(q), (q[0] + 3, q[1] + 9), (q[0] + 8, q[1] + 14)], 2.8, "#6a3c50", 0.85, 0.67)
    line(sc, [on_head((46, -30)), on_head((66, -40)), on_head((86, -34))], 7, "#8a5a5a", 0.6, 0.67)
    line(sc, [on_head((102, 66)), on_head((90, 70)), on_head((80, 66))], 4.5, "#a8485a", 0.9, 0.67)
    line(sc, [on_head((98, 40)), on_head((92, 34))], 4, "#a8606a", 0.7, 0.67)


def copse_hair(sc: Scene, on_head) -> None:
    """The hair is an autumn copse with a round crown for a bun."""
    hair_mask = mask(
        on_head(
            spline(
                [
                    (72, -98),
                    (40, -96),
                    (18, -60),
                    (14, -10),
                    (2, 50),
                    (-34, 104),
                    (-92, 84),
                    (-126, 14),
                    (-118, -70),
                    (-66, -136),
                    (10, -152),
                    (62, -128),
                ]
            )
        )
    )
    bun_c = on_head((-118, -96))
    bun = mask(ell(bun_c[0], bun_c[1], 78, 74))
    for region, ctr, n, seed in ((bun, bun_c, 240, 11), (hair_mask, on_head((-50, -30)), 560, 12)):
        sc.add(region, "#7a4450", depth=0.68, vol=30, shadow=(4, 8, 10, 0.35))
        dice = rng(seed)
        ys, xs = np.where(region > 0.5)
        idx = dice.integers(0, len(ys), n)
        dabs = []
        for k in idx[np.argsort(ys[idx])]:
            x, y = xs[k] / scale(), ys[k] / scale()
            lit = 0.52 - (x - ctr[0]) / 200 - (y - ctr[1]) / 210 + dice.standard_normal() * 0.14
            s = dice.uniform(9, 17)
            base = ["#e8a060", "#d87a5a", "#f0c070", "#c8606a"][dice.integers(4)]
            dabs.append((ell(x, y, s, s * 0.9), rgb(mix(base, "#fff0c0", 0.25), PLUM, lit)))
        sc.polys(dabs, depth=0.69, vol=5, detail=0.6, mottle=0.04)
    for x, y, s, up in ((330, 150, 0.42, 0.9), (282, 196, 0.36, 0.5), (246, 128, 0.32, 0.8)):
        sc.add(vbird(x, y, s * 1.6, up, -10), PLUM, depth=0.7, detail=0.9, mottle=0)


def sewing_arm(sc: Scene, kw) -> None:
    """The near arm draws the needle."""
    sc.add(
        limb([(622, 560), (716, 664), (792, 676), (838, 586), (850, 540)], [106, 100, 88, 76, 66]),
        Lin([(0, "#d8c4e4"), (1, "#9070a8")], (640, 540), (800, 720)),
        vol=36,
        shadow=(6, 14, 14, 0.35),
        **kw,
    )
    sc.add(limb([(846, 566), (852, 528)], [74, 72], 4), "#f0e0d0", vol=12, **kw)
    sc.add(
        spline([(824, 536), (818, 486), (836, 452), (868, 448), (886, 478), (882, 534), (852, 548)]),
        Lin([(0, "#f4c8ae"), (1, SKIN_SHADE)], (820, 460), (886, 540)),
        vol=20,
        **kw,
    )
    sc.add(limb([(838, 470), (826, 432), (842, 404)], [24, 22, 15]), SKIN, vol=9, **kw)
    needle = [(820, 462), (846, 402), (882, 322)]
    sc.add(limb(needle, [4, 9, 2]), "#8a90a8", vol=3, depth=0.72, detail=1, rim=("#ffffff", 2.5, (-0.8, -0.4), 0.9))
    for k, (dx, dy) in enumerate(((868, 452), (880, 470))):
        sc.add(
            limb([(dx, dy), (dx - 2, dy - 34), (dx - 20 - k * 3, dy - 44)], [23, 21, 14]),
            mix(SKIN, SKIN_SHADE, 0.1 * k),
            vol=9,
            depth=0.73,
            detail=0.9,
            rim=("#fff8e4", 3, (-0.7, -0.6), 0.7),
        )


def thread(sc: Scene) -> None:
    """The thread from the needle to the lap."""
    thread_items = [(821, 460), (792, 500), (770, 600), (700, 716), (622, 796), (584, 838)]
    sc.add(
        limb(thread_items, [5, 6, 7, 8, 9, 12], 70),
        "#3f7ab8",
        vol=3,
        depth=0.74,
        detail=1,
        rim=("#e8f6ff", 2, (-0.7, -0.6), 0.8),
    )


def stitched_river(sc: Scene) -> None:
    """The river, in running stitches."""
    run = sample(
        [
            (584, 838),
            (560, 900),
            (600, 980),
            (560, 1080),
            (470, 1170),
            (520, 1270),
            (640, 1350),
            (620, 1430),
            (560, 1540),
        ],
        200,
    )
    k = 0
    j = 0
    while k < 190:
        u = k / 200
        length = int(15 + 4 * u)
        seg = [tuple(q) for q in run[k : min(k + length, 199)]]
        w = 15 + 62 * u
        path = limb([*seg[::3], seg[-1]], [w * 0.62, w, w, w * 0.62], 30)
        hole = [joined(ell(*seg[0], w * 0.52, w * 0.36), ell(*seg[-1], w * 0.52, w * 0.36))]
        sc.mul("#4a3a58", blur(mask(hole), 3 + 3 * u) * 0.7)
        sc.add(
            path,
            Lin([(0, "#8cc8e4"), (0.5, "#4a8ac4"), (1, "#2f5f9a")], (seg[0][0] - w * 0.5, 0), (seg[0][0] + w * 0.6, 0)),
            vol=w * 0.3,
            shade=0.7,
            depth=0.5,
            detail=0.7,
            mottle=0.06,
            rim=("#f0fbff", 3, (-0.7, -0.5), 0.85),
            shadow=(5, 8, 7, 0.4),
        )
        glint = [
            poly([lerp(seg[m], seg[min(m + 3, len(seg) - 1)], 0), seg[min(m + 3, len(seg) - 1)]], closed=False)
            for m in range(2, len(seg) - 4, 5)
        ]
        sc.add(mask(glint, stroke=2 + 2.5 * u), "#e8f8ff", alpha=0.75, mottle=0, depth=0.51, detail=0.9)
        k += length + int(5 + 2 * u)
        j += 1


def villages(sc: Scene, r: Generator) -> None:
    """Villages in the pleats."""
    village_houses(sc)
    cart_lane(sc)
    sc.add(ell(CART_X + 20, CART_Y + 12, 190, 12), "#6a4a5a", alpha=0.4, soft=4, mottle=0, depth=0.6)
    ox(sc)
    hay_load(sc, r)
    cart(sc)
    sleeper(sc)
    flowers(sc, [(-40, 1440), (1060, 1440)], 60, ["#fff4f0", "#e88aa0", "#f0c860"], 21, size=(6, 10), depth=0.8)


def village_houses(sc: Scene) -> None:
    """Houses and steeples in the pleats."""
    homes = [
        (190, 1070, 0.9),
        (238, 1084, 1.0),
        (288, 1072, 0.85),
        (330, 1096, 0.95),
        (770, 1030, 0.85),
        (816, 1046, 0.95),
        (862, 1036, 0.8),
        (804, 1086, 1.0),
        (704, 1196, 1.05),
        (400, 1010, 0.7),
        (846, 1262, 1.15),
        (904, 1282, 1.05),
    ]
    for i, (x, y, s) in enumerate(sorted(homes, key=lambda q: q[1])):
        sc.add(ell(x + 10 * s, y + 2, 46 * s, 8 * s), "#5a3a58", alpha=0.35, mottle=0, soft=3, depth=0.5)
        cottage(
            sc,
            x,
            y,
            s,
            roof=["#c8604a", "#b85a6a", "#d8805a", "#8a5a7a"][i % 4],
            depth=0.55,
            rim=("#fffbe8", 2, (-0.7, -0.6), 0.8),
            flip=i % 3 == 1,
        )
    for x, y, h, c in ((262, 1062, 92, "#5a7a9a"), (834, 1026, 86, "#8a5a7a")):
        sc.add(
            rect(x - 11, y - h * 0.62, 22, h * 0.62),
            "#fbf2e4",
            vol=4,
            depth=0.54,
            detail=0.9,
            rim=("#fffbe8", 2, (-0.7, -0.6), 0.8),
        )
        sc.add(poly([(x - 16, y - h * 0.60), (x, y - h), (x + 16, y - h * 0.60)]), c, depth=0.54, detail=0.9)
        sc.add(ell(x, y - h * 0.42, 5), "#6a4a5a", depth=0.54, detail=1, mottle=0)


def cart_lane(sc: Scene) -> None:
    """The lane along the hem."""
    lane = [(60, 1416), (200, 1400), (330, 1408), (450, 1444)]
    sc.add(
        limb([(-40, 1436), *lane, (520, 1520)], [56, 54, 52, 52, 58, 70], 60),
        "#f4e2c0",
        depth=0.56,
        mottle=0.06,
        detail=0.6,
        rim=("#fffbe8", 3, (-0.5, -0.8), 0.6),
    )


def ox(sc: Scene) -> None:
    """The ox before the cart."""
    ox_frame = T(CART_X + 152, CART_Y + 8, 1.0)
    for lx in (-34, -20, 26, 40):
        sc.add(
            ox_frame(limb([(lx, -40), (lx + (4 if lx in (-34, 40) else -4), -18), (lx, 4)], [15, 11, 10])),
            "#8a5a44" if lx in (-20, 40) else "#6a4438",
            vol=4,
            depth=0.61,
            detail=0.95,
        )
    sc.add(
        ox_frame(spline([(-52, -48), (-46, -86), (-10, -92), (32, -90), (54, -76), (52, -44), (20, -30), (-30, -30)])),
        "#a8705a",
        vol=22,
        depth=0.62,
        detail=0.95,
        rim=CART_RIM,
    )
    sc.add(
        ox_frame(spline([(40, -72), (52, -100), (76, -104), (98, -86), (104, -66), (88, -58), (66, -56)])),
        "#a8705a",
        vol=14,
        depth=0.63,
        detail=0.95,
        rim=CART_RIM,
    )
    sc.add(ox_frame(spline([(84, -74), (104, -72), (108, -60), (92, -54)])), "#f0d8c0", vol=5, depth=0.63, detail=1)
    sc.add(ox_frame(limb([(58, -100), (52, -116), (62, -126)], [8, 6, 3])), "#f8ecd8", vol=2, depth=0.64, detail=1)
    sc.add(ox_frame(ell(78, -86, 3.6)), "#2a1820", mottle=0, depth=0.64, detail=1)
    sc.add(ox_frame(limb([(-50, -80), (-64, -60), (-62, -36)], [6, 5, 8])), "#6a4438", depth=0.61, detail=0.9, vol=2)
    sc.add(
        limb([(CART_X - 40, CART_Y - 44), (CART_X + 110, CART_Y - 52)], [9, 8], 4),
        "#7a5040",
        vol=3,
        depth=0.64,
        detail=0.95,
    )


def hay_load(sc: Scene, r: Generator) -> None:
    """A load of hay."""
    hay = spline(
        [
            (CART_X - 128, CART_Y - 52),
            (CART_X - 140, CART_Y - 110),
            (CART_X - 100, CART_Y - 160),
            (CART_X - 30, CART_Y - 176),
            (CART_X + 40, CART_Y - 150),
            (CART_X + 74, CART_Y - 96),
            (CART_X + 60, CART_Y - 52),
        ]
    )
    hay_mask = sc.add(
        hay,
        Lin(
            [(0, "#fbe8a8"), (0.5, "#e8c468"), (1, "#a87a4a")], (CART_X - 120, CART_Y - 170), (CART_X + 70, CART_Y - 50)
        ),
        vol=34,
        depth=0.64,
        detail=0.8,
        mottle=0.08,
        rim=CART_RIM,
    )
    straws = []
    for _ in range(150):
        x, y = r.uniform(CART_X - 140, CART_X + 74), r.uniform(CART_Y - 174, CART_Y - 50)
        a = r.uniform(-0.9, 0.9)
        straws.append(
            (
                poly([(x, y), (x + 22 * math.cos(a), y + 22 * math.sin(a))], closed=False),
                ["#fff4c8", "#a8783c", "#d8b050"][r.integers(3)],
                0.8,
                2.4,
            )
        )
    sc.polys(straws, clip=hay_mask, depth=0.65, detail=0.8, mottle=0)


def cart(sc: Scene) -> None:
    """The cart and its wheels."""
    sc.add(
        poly(
            [
                (CART_X - 132, CART_Y - 56),
                (CART_X + 68, CART_Y - 56),
                (CART_X + 56, CART_Y - 28),
                (CART_X - 120, CART_Y - 28),
            ]
        ),
        "#9a5a4a",
        vol=6,
        depth=0.66,
        detail=0.9,
        rim=CART_RIM,
    )
    for wx in (CART_X - 84, CART_X + 24):
        sc.add(mask(ell(wx, CART_Y - 20, 28), stroke=8), "#6a3c34", depth=0.67, detail=0.95, mottle=0.04)
        sc.add(
            mask(
                [
                    poly(
                        [
                            (wx - 26 * math.cos(a), CART_Y - 20 - 26 * math.sin(a)),
                            (wx + 26 * math.cos(a), CART_Y - 20 + 26 * math.sin(a)),
                        ],
                        closed=False,
                    )
                    for a in (0.2, 0.98, 1.77, 2.55)
                ],
                stroke=4,
            ),
            "#8a5444",
            depth=0.67,
            detail=0.95,
            mottle=0,
        )
        sc.add(ell(wx, CART_Y - 20, 7), "#e8c890", depth=0.68, detail=1)


def sleeper(sc: Scene) -> None:
    """The carter sleeps on the hay."""
    person(
        sc,
        CART_X - 36,
        CART_Y - 150,
        150,
        {
            "hip": (0, -0.10),
            "neck": (-0.20, -0.34),
            "k1": (0.20, -0.24),
            "f1": (0.36, -0.02),
            "k2": (0.22, -0.26),
            "f2": (0.40, -0.04),
            "e1": (-0.10, -0.12),
            "h1": (0.04, -0.08),
            "e2": (-0.22, -0.16),
            "h2": (-0.32, -0.30),
        },
        coat="#5a8ab0",
        legs="#4a4a60",
        hair="#5a3024",
        hat="brim",
        hatc="#e8c878",
        hem=0.03,
        rim=CART_RIM,
        depth=0.7,
    )
