"""Card 42, The Sleeping Giant."""

import math

import numpy as np
from numpy.random import Generator

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, rng
from ...kit.fills import Lin
from ...kit.ground import land, ridge, swirl
from ...kit.marks import line, rock_relief
from ...kit.paths import T, cut, ell, joined, limb, mask, poly, rect, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.figure import figure
from ...motifs.sky import cumulus

SUN = (0.6, -0.5, 0.4)
SUN_RIM = ("#fff0cc", 8, (0.8, -0.7), 0.9)
SHADE = "#4a2c5c"
MIST = "#f2c4a6"
RAILS = 1006
HAIRLINE = (150, 560)
FACE = 470  # from the hairline to the chin


def _face(along, out):
    """A point of the face: `along` from hairline 0 to chin 1, `out` in front of the hairline (negative: behind)."""
    return (HAIRLINE[0] + along * FACE, HAIRLINE[1] - out * FACE)


PROFILE = (
    (0.0, 0.0),
    (0.08, 0.045),
    (0.18, 0.07),
    (0.27, 0.082),
    (0.325, 0.088),
    (0.37, 0.062),
    (0.405, 0.036),
    (0.44, 0.046),
    (0.52, 0.105),
    (0.59, 0.165),
    (0.635, 0.192),
    (0.665, 0.186),
    (0.685, 0.15),
    (0.692, 0.095),
    (0.72, 0.078),
    (0.755, 0.092),
    (0.785, 0.112),
    (0.81, 0.1),
    (0.823, 0.066),
    (0.838, 0.092),
    (0.868, 0.102),
    (0.895, 0.076),
    (0.915, 0.052),
    (0.945, 0.066),
    (0.985, 0.082),
    (1.03, 0.066),
    (1.065, 0.01),
    (1.075, -0.06),
    (1.09, -0.16),
)


def _sky(sc: Scene) -> None:
    sc.sky(
        [(0, "#4f78a8"), (0.22, "#8aa6c6"), (0.42, "#e3bdb4"), (0.56, "#ffd0a0"), (0.66, "#ffe6b8")], 0, 1100, warp=26
    )
    sc.setflow(swirl(sc, -0.1, 0.8, 460, 3))
    sc.glow(880, 560, 760, "#fff0c8", 0.65, 1.8)
    for x, y, w, h, seed in ((190, 170, 420, 110, 1), (900, 100, 340, 70, 2)):
        _cloud(sc, (x, y, w, h), seed, "#fff0d6", "#f2bfae", "#9d8fb4", depth=0.02)
    far = land(ridge(700, 90, 300, 3, sharp=True))
    sc.add(far, "#c3a6b4", depth=0.1, fogg=(620, 800, 0.8, "#ffdcb4"), mottle=0.05)


def _cloud(sc: Scene, box, seed, light, mid, dark, **more) -> None:
    cumulus(sc, *box, seed, light=light, mid=mid, dark=dark, alpha=0.92, L=SUN, **more)


def _body(sc: Scene):
    """Head on its back, throat, and the folded hands on the chest, all one ridge of mountains."""
    face = [_face(*p) for p in PROFILE]
    throat_and_chest = [
        (690, 660),
        (716, 652),
        (760, 590),
        (820, 542),
        (892, 512),
        (970, 500),
        (1080, 510),
        (1080, 1100),
    ]
    outline = [(-60, 1100), (-60, 640), (-30, 612), (30, 574), (96, 556), *face, *throat_and_chest]
    m = sc.add(
        spline(outline),
        Lin([(0, "#f9cfa6"), (0.26, "#d3a09e"), (0.6, "#80769e"), (1, "#43547a")], (640, 470), (330, 960)),
        vol=80,
        shade=0.9,
        hs=1.1,
        depth=0.3,
        rim=SUN_RIM,
        mottle=0.06,
        detail=0.6,
        fogg=(800, 990, 0.6, "#e9b9a4"),
    )
    skin = blur(mask(ell(380, 590, 260, 130)), 40)
    rock_relief(sc, m * (1 - 0.85 * skin), 46, 8, 0.14, 0.6)
    return m


def _shade(sc: Scene, m, points, width, amount, soft) -> None:
    shape = limb([_face(*p) for p in points], [width * 0.3, width, width * 0.6])
    sc.mul(SHADE, blur(mask(shape), soft) * m * amount)


def _shine(sc: Scene, m, points, width, amount, soft) -> None:
    shape = limb([_face(*p) for p in points], [width * 0.4, width, width * 0.5])
    sc.screen("#ffd2a4", blur(mask(shape), soft) * m * amount)


def _features(sc: Scene, m) -> None:
    """Eye socket, wing of the nose, cheek, jaw, lips and ear."""
    _shade(sc, m, [(0.34, -0.01), (0.41, -0.06), (0.5, -0.03)], 46, 0.6, 11)
    _shade(sc, m, [(0.3, 0.055), (0.36, 0.03), (0.42, 0.0)], 16, 0.4, 6)
    _shade(sc, m, [(0.5, 0.02), (0.6, 0.03), (0.66, 0.075)], 22, 0.5, 8)
    _shade(sc, m, [(0.69, 0.08), (0.665, 0.1), (0.64, 0.13)], 14, 0.5, 5)
    _shade(sc, m, [(0.76, 0.0), (0.82, 0.02), (0.84, 0.05)], 20, 0.4, 8)
    _shade(sc, m, [(0.92, 0.045), (0.91, 0.01), (0.9, -0.04)], 20, 0.42, 8)
    _shade(sc, m, [(1.08, -0.06), (0.98, -0.17), (0.82, -0.25), (0.66, -0.29)], 58, 0.6, 20)
    _shine(sc, m, [(0.5, -0.09), (0.6, -0.1), (0.7, -0.05)], 58, 0.36, 20)
    _shine(sc, m, [(0.1, 0.0), (0.2, 0.03), (0.28, 0.04)], 40, 0.3, 13)
    _shine(sc, m, [(0.53, 0.09), (0.6, 0.14), (0.63, 0.165)], 13, 0.4, 5)
    _shine(sc, m, [(0.95, 0.02), (0.99, 0.035), (1.02, 0.02)], 28, 0.34, 9)
    lid = [_face(*p) for p in ((0.37, -0.03), (0.395, -0.062), (0.44, -0.072), (0.485, -0.052), (0.51, -0.03))]
    _shine(sc, m, [(0.39, -0.028), (0.44, -0.045), (0.485, -0.03)], 26, 0.4, 7)
    line(sc, lid, 6, "#35224c", 0.9)
    for i, (x, y) in enumerate(sample(lid, 9)[1:-1]):
        line(sc, [(x, y), (x - 5 + i * 1.4, y + 11), (x - 11 + i * 3.4, y + 22)], 3, "#35224c", 0.8)
    brow = [_face(*p) for p in ((0.3, 0.03), (0.335, 0.012), (0.36, -0.012), (0.372, -0.035))]
    line(sc, brow, 9, "#5a3a60", 0.5)
    line(sc, [_face(*p) for p in ((0.823, 0.068), (0.815, 0.03), (0.795, -0.005))], 5, "#35224c", 0.8)
    line(sc, [_face(*p) for p in ((0.69, 0.098), (0.672, 0.108), (0.655, 0.1))], 5, "#35224c", 0.7)
    _ear(sc, m)


def _ear(sc: Scene, m) -> None:
    shell = [
        (0.5, -0.36),
        (0.55, -0.29),
        (0.64, -0.285),
        (0.7, -0.33),
        (0.735, -0.385),
        (0.69, -0.4),
        (0.6, -0.41),
        (0.53, -0.405),
    ]
    points = [_face(*p) for p in shell]
    sc.mul(SHADE, blur(mask(spline([(x - 5, y + 9) for x, y in points])), 9) * m * 0.5)
    rim = ("#ffdcb8", 5, (0.3, -1), 0.6)
    sc.add(mask(spline(points)) * m, "#9c84a4", vol=16, rim=rim, mottle=0.05, depth=0.32, detail=0.7)
    hollow = spline(
        [
            _face(*p)
            for p in ((0.54, -0.36), (0.57, -0.325), (0.63, -0.318), (0.66, -0.35), (0.62, -0.345), (0.58, -0.375))
        ]
    )
    sc.mul(SHADE, blur(mask(hollow), 4) * 0.6)


def _hands(sc: Scene) -> None:
    """The fingers laced on the chest: five boulders above the fir line."""
    for i, (x, y) in enumerate(((764, 596), (800, 562), (842, 537), (888, 519), (934, 508))):
        finger = limb([(x + 118, y + 16), (x + 52, y - 24), (x, y + 6)], [48, 46, 36])
        tones = Lin([(0, "#f9cfa6"), (1, "#a8849e")], (x, y - 40), (x, y + 50))
        sc.add(
            finger, tones, vol=20, rim=SUN_RIM, mottle=0.06, depth=0.32 + 0.01 * i, detail=0.7, shadow=(-4, 6, 8, 0.3)
        )


def _firs(sc: Scene, region, count, colours, heights, seed, fog) -> None:
    dice = rng(seed)
    rows, columns = region.shape
    items = []
    for y in np.sort(dice.uniform(540, 960, count)):
        x, size, pale = dice.uniform(0, W), dice.uniform(*heights), dice.standard_normal()
        colour = colours[dice.integers(len(colours))]
        if region[int(y / H * rows), int(x / W * columns)] < 0.5:
            continue
        h = size * (1 + 0.4 * (y - 500) / 500)
        w = h * 0.26
        tone = mix(colour, "#fff0d0", max(0, 0.10 + 0.18 * pale) * 0.5)
        sides = [
            (x + w * 0.5, y - h * 0.45),
            (x + w, y, 1),
            (x, y + h * 0.06),
            (x - w, y, 1),
            (x - w * 0.5, y - h * 0.45),
        ]
        items.append((spline([(x, y - h, 1), *sides]), tone))
        lit = poly([(x, y - h), (x + w * 0.55, y - h * 0.42), (x + w, y), (x + w * 0.2, y)])
        items.append((lit, mix(tone, "#ffd9a0", 0.32), 0.8))
    sc.polys(items, depth=0.5, mottle=0.06, detail=0.6, fogg=fog)


def _woods(sc: Scene, m) -> None:
    """The firs are his hair, his beard and the cover he sleeps under."""
    hair = spline(
        [
            (-60, 620),
            (10, 586),
            (90, 560),
            (140, 556),
            (168, 574),
            (196, 640),
            (250, 690),
            (276, 760),
            (270, 960),
            (-60, 960),
        ]
    )
    beard = spline(
        [(660, 612), (700, 664), (740, 700), (720, 960), (400, 960), (396, 800), (440, 766), (520, 734), (600, 690)]
    )
    cover = spline([(744, 690), (820, 620), (900, 596), (980, 590), (1080, 590), (1080, 960), (700, 960)])
    _firs(sc, mask(hair) * m, 2500, ("#2f4a5a", "#3c5a62", "#284050"), (24, 38), 1, (760, 970, 0.6, "#d9a89c"))
    _firs(sc, mask(beard) * m, 2500, ("#3a5560", "#4a666a", "#304a58"), (22, 34), 2, (780, 970, 0.6, "#d9a89c"))
    autumn = ("#5a6a52", "#6f7a50", "#8a8a52", "#4c6258", "#a08a50")
    _firs(sc, mask(cover) * m, 3600, autumn, (22, 38), 3, (760, 980, 0.6, "#e0ae98"))


def _waterfall(sc: Scene, m) -> None:
    x, y = _face(0.4, -0.07)
    fall = limb([(x, y), (x - 8, y + 50), (x + 2, y + 120), (x - 8, y + 220), (x + 2, y + 380)], [5, 9, 12, 20, 34])
    sc.add(mask(fall) * m, "#fff4e4", alpha=0.85, soft=1.2, mottle=0.08, depth=0.4, flow=math.pi / 2, detail=0.7)
    sc.glow(x, 920, 120, "#fff0dc", 0.5, 1.8, 0.45)


def _breath(sc: Scene) -> None:
    for i, box in enumerate(((556, 412, 84, 38), (640, 330, 150, 66), (770, 236, 250, 96))):
        _cloud(sc, box, 60 + i, "#fff6e4", "#f3cdbb", "#b9a2bd", depth=0.2, soft=1.0)


def _viaduct(sc: Scene) -> None:
    sc.haze(930, 70, "#ffdcb8", 0.7, seed=5)
    slope = Lin([(0, "#c8a494"), (0.5, "#94888e"), (1, "#5f6a74")], (0, 960), (0, 1300))
    sc.add(land(ridge(1010, 16, 260, 21)), slope, depth=0.6, fogg=(940, 1040, 0.4, MIST), mottle=0.09, rough=2)
    sc.haze(1120, 90, "#ffe0c0", 0.75, seed=8)
    openings = []
    for x in range(-40, W + 60, 132):
        bow = [(x + 50 - 50 * math.cos(a), RAILS + 100 - 58 * math.sin(a)) for a in np.linspace(0, math.pi, 15)]
        openings.append(poly([(x, 1300), *bow, (x + 100, 1300)]))
    sc.add(
        cut(rect(-20, RAILS, W + 60, 290), *openings),
        Lin([(0, "#d8a08a"), (0.3, "#8f6478"), (1, "#4c4468")], (0, RAILS), (0, RAILS + 290)),
        depth=0.7,
        rim=("#ffe6c0", 3, (0.5, -1), 0.8),
        mottle=0.10,
        detail=0.6,
        fogg=(1130, 1290, 0.6, MIST),
        vol=6,
    )


def _carriages(x0):
    parts = []
    for i in range(4):
        x = x0 + i * 128
        parts += [
            (rect(x, RAILS - 62, 118, 50, 6), "#2f5f8a"),
            (rect(x, RAILS - 70, 118, 12, 5), "#2a2a44"),
            (rect(x + 4, RAILS - 22, 110, 8), "#e8b860"),
        ]
        parts += [(rect(x + 12 + j * 26, RAILS - 52, 17, 20, 3), "#fff0b4") for j in range(4)]
        parts += [(ell(x + j, RAILS - 8, 10), "#241c28") for j in (22, 94)]
    return parts


def _engine(x):
    parts = [
        (rect(x, RAILS - 84, 52, 70, 5), "#8f2f34"),
        (rect(x - 5, RAILS - 92, 62, 12, 5), "#3a1a2a"),
        (rect(x + 10, RAILS - 74, 28, 26, 4), "#fff0b4"),
        (rect(x + 46, RAILS - 64, 110, 46, 20), "#8f2f34"),
        (rect(x + 120, RAILS - 98, 20, 40, 3), "#3a1a2a"),
        (rect(x + 114, RAILS - 104, 32, 10, 4), "#3a1a2a"),
        (ell(x + 84, RAILS - 66, 13), "#c8963c"),
        (poly([(x + 156, RAILS - 26), (x + 180, RAILS - 8), (x + 150, RAILS - 8)]), "#2a2a44"),
    ]
    for j, r in ((24, 15), (70, 15), (104, 15), (138, 10)):
        parts += [(ell(x + j, RAILS - r + 3, r), "#241c28"), (ell(x + j, RAILS - r + 3, r * 0.5), "#c8963c")]
    return parts


def _train(sc: Scene) -> None:
    x0 = 200
    engine = x0 + 4 * 128
    parts = _carriages(x0) + _engine(engine)
    sc.polys(parts, depth=0.8, detail=0.95, mottle=0.04, rim=("#fff0d0", 2.5, (0.5, -1), 0.8), shadow=(-3, 6, 6, 0.4))
    sc.glow(engine + 165, RAILS - 42, 170, "#fff0b0", 0.7, 2)
    for i, (dx, dy, w, h) in enumerate(((128, -126, 46, 26), (84, -156, 78, 38), (20, -190, 110, 50))):
        box = (engine + dx, RAILS + dy, w, h)
        _cloud(sc, box, 80 + i, "#fffaf0", "#f2d2c4", "#a898b4", depth=0.7, puffs=22)


def _meadow(sc: Scene) -> None:
    sc.haze(1210, 60, "#f8d4b4", 0.6, seed=15)
    hill = ridge(1290, 26, 330, 33, tilt=-0.10)
    sc.add(
        land(hill),
        Lin([(0, "#9a944e"), (0.4, "#566a4a"), (1, "#26393f")], (0, 1250), (0, 1500)),
        depth=0.95,
        mottle=0.12,
        rough=2.5,
        rim=("#ffe2a0", 5, (0.5, -1), 0.7),
    )
    dice = rng(9)
    plants = []
    for _ in range(900):
        x, y, near = _meadow_spot(dice, hill, 1.4)
        tall = dice.uniform(9, 20) * (1 + near)
        blade = [(x, y), (x + tall * 0.12, y - tall * 0.6), (x + tall * 0.45, y - tall)]
        tone = mix(mix("#d9c468", "#6f7f48", dice.random()), "#22343c", 0.25 + 0.5 * near)
        plants.append((limb(blade, [2.4 + near, 1.8, 0.5], 5, cap=False), tone))
    for _ in range(130):
        x, y, near = _meadow_spot(dice, hill, 1)
        bloom = ("#f4e8d0", "#e8784a", "#f2c048", "#d9a0c0")[dice.integers(4)]
        plants.append((ell(x, y - 8, 2.5 + 2.5 * near), bloom, 0.9))
    sc.polys(plants, depth=0.95, detail=0.75, mottle=0, flow=math.pi / 2)


def _meadow_spot(dice: Generator, hill, power):
    """A place on the hill, and how near it is to the lower edge."""
    x = dice.uniform(-10, W + 10)
    top = hill[min(int((x + 40) / 6), len(hill) - 1)][1]
    near = dice.random() ** power
    return x, top + near * (H - top), near


def _goatherd(sc: Scene) -> None:
    herd = figure(
        sc,
        232,
        1340,
        226,
        coat="#f0dcb0",
        hair="#2a1a18",
        legs="#2a3040",
        hat="brim",
        scarf="#2f7a78",
        arm=(0.26, -0.62),
        arm2=(-0.14, -0.5),
        rim=("#fff2d0", 4, (0.8, -0.6), 0.9),
        stride=0.05,
        skirt=0.36,
        shadow="#26393f",
    )
    x, y = herd["hand"]
    crook = [(x + 10, 1350), (x + 2, y - 30), (x + 6, y - 60), (x + 26, y - 66), (x + 30, y - 48)]
    line(sc, crook, 5.5, "#4a2c1c")
    for gx, gy, size, flip in ((412, 1352, 0.86, False), (584, 1316, 0.64, True), (122, 1382, 0.7, True)):
        _goat(sc, T(gx, gy, size, 0, flip))


def _goat(sc: Scene, t: T) -> None:
    k = t.a[2]
    coat = "#5a3a3c"
    rim = ("#ffe8c4", 3, (0.8, -0.6), 0.9)
    keep = {"depth": 0.97, "detail": 1}
    for x in (-34, -22, 20, 30):
        leg = limb([(x, -34), (x + (2 if x > 0 else -2), -16), (x, 0)], [10, 7, 5])
        sc.add(t(leg), mix(coat, "#1a1020", 0.45 if x in (-34, 30) else 0.1), **keep)
    back = [(-48, -48), (-40, -66), (-10, -68), (22, -70), (40, -56), (36, -34), (0, -26), (-38, -28)]
    sc.add(t(spline(back)), coat, vol=20 * k, rim=rim, **keep)
    sc.add(t(ell(-14, -50, 20, 14)), "#f2e4d0", vol=8 * k, mottle=0, **keep)
    sc.add(t(limb([(30, -58), (46, -78), (54, -92)], [26, 18, 14])), "#f2e4d0", vol=9 * k, rim=rim, **keep)
    head = [(44, -102), (58, -104), (78, -86), (76, -78), (62, -80), (48, -88)]
    sc.add(t(spline(head)), "#f2e4d0", vol=7 * k, rim=rim, **keep)
    sc.add(t(limb([(66, -78), (66, -70), (62, -62)], [6, 5, 1])), "#c8b098", **keep)
    horns = joined(*(limb([(50 + d, -102), (44 + d, -118), (30 + d, -126)], [6, 5, 1.5]) for d in (0, 6)))
    sc.add(t(horns), "#6a5040", **keep)
    sc.add(t(limb([(-46, -58), (-56, -64), (-60, -56)], [9, 7, 3])), coat, **keep)


@card(42, "sleeping-giant", "The Sleeping Giant", Land.FOREST, gouache)
def sleeping_giant() -> Scene:
    """A mountain range is a giant asleep on his back; a waterfall runs from his eye and his breath makes the clouds.

    Everybody below has business of his own: a train, a goatherd. What does he dream that makes him weep?
    """
    sc = Scene(light=(0.6, -0.6, 0.4), key="#ffd9a8", shadow="#2a2350", fog="#e8b6a6", seed=51)
    _sky(sc)
    body = _body(sc)
    _features(sc, body)
    _hands(sc)
    _woods(sc, body)
    _waterfall(sc, body)
    _breath(sc)
    _viaduct(sc)
    _train(sc)
    _meadow(sc)
    _goatherd(sc)
    return sc
