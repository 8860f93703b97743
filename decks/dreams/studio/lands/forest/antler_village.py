"""Card 43, Antler Village."""

import math

import numpy as np
from numpy.random import Generator

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, noise, rng
from ...kit.fills import Lin, V
from ...kit.ground import land, ridge
from ...kit.marks import line
from ...kit.paths import T, blurmask, cut, ell, limb, mask, poly, rect, sag, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.doll import doll
from ...motifs.sky import strata
from .motifs import cottage, fur

DARK = "#221a34"
PLUM = "#5a4a78"
FROST = "#a8a0c0"
SNOW = "#f4ecf0"
AMBER = "#e89a4a"
BONE_LIT = "#f4e4d4"
BONE = "#c8b0ac"
BONE_DARK = "#5f4a66"
EDGE = ("#ffe8d4", 2.4, (-0.6, -0.6), 0.8)
RINGER_X = 258
RINGER_Y = 1372


def firs(
    sc: Scene, base, heights, n, cols, seed, fog=0.0, fogc=None, x0=-40, x1=W + 40, depth=0.15, rim=None, foot=None
) -> None:
    """A row of slender firs made of drooping dabs. base = y or function of x."""
    dice = rng(seed)
    items = []
    trees = sorted(((dice.uniform(x0, x1), dice.uniform(*heights)) for _ in range(n)), key=lambda q: q[1])
    for x, h in trees:
        y = base(x) if callable(base) else base
        tone = mix(cols[0], cols[1], dice.random())
        if fog:
            tone = mix(tone, fogc, fog)
        items.append((limb([(x, y + 10), (x, y - h)], [h * 0.05, h * 0.01], 6), mix(tone, "#000000", 0.2)))
        tiers = max(int(h / 26), 5)
        for i in range(tiers):
            u = i / tiers
            w = h * 0.24 * (1 - u) + 4
            yy = y - h * (0.10 + 0.9 * u)
            items.extend(
                (
                    spline(
                        [
                            (x - s * 2, yy - h * 0.07, 1),
                            (x + s * w * 0.6, yy + h * 0.005),
                            (x + s * w, yy + h * 0.05 * dice.uniform(0.6, 1.3), 1),
                            (x + s * w * 0.4, yy + h * 0.03),
                            (x - s * 3, yy + h * 0.02, 1),
                        ]
                    ),
                    mix(tone, "#ffffff", 0.05 * dice.random()),
                )
                for s in (-1, 1)
            )
    sc.polys(items, depth=depth, detail=0.35, mottle=0.06, rim=rim, fogg=foot, flow=math.pi / 2)


def _beam(sc: Scene, points, widths, *, far=False):
    lit, base, dim = (
        (mix(BONE_LIT, PLUM, 0.35), mix(BONE, PLUM, 0.40), mix(BONE_DARK, DARK, 0.2))
        if far
        else (BONE_LIT, BONE, BONE_DARK)
    )
    return sc.add(
        limb(points, widths, 70),
        Lin([(0, lit), (0.45, base), (1, dim)], (points[0][0] - 120, 0), (points[0][0] + 160, 0)),
        vol=widths[0] * 0.42,
        depth=0.4 if far else 0.6,
        detail=0.7,
        mottle=0.09,
        rim=("#ffe8d4", 4 if not far else 3, (-0.6, -0.6), 0.8),
        shadow=(8, 10, 10, 0.35),
    )


def _dusk(sc: Scene) -> None:
    """A frosty sky over two rows of firs."""
    sc.sky([(0, "#241b40"), (0.3, "#453866"), (0.62, "#7c6c9a"), (0.86, "#b8a4bc"), (1, "#ecd0c4")], 0, 1180, warp=40)
    sc.setflow(np.full_like(sc.x, math.pi / 2) + noise(420, 2, 4) * 0.5)
    sc.stars(130, 560, 51)
    sc.glow(250, 1080, 620, "#ffd8b8", 0.45, 1.9)
    strata(sc, 900, 90, "#8f7ea6", "#ecd0c8", 0.5, 4, cell=130)
    firs(sc, 1190, (180, 360), 26, ("#5f5580", "#6f6590"), 3, foot=(1000, 1190, 0.85, "#c8b4c4"), depth=0.1)
    firs(sc, 1250, (220, 430), 15, ("#453c66", "#3c4a60"), 5, foot=(1060, 1250, 0.75, "#b4a0b8"), depth=0.15)
    sc.add(land(ridge(1222, 10, 220, 19)), V("#e4d0d4", "#b8a8c4", 1210, 1320), depth=0.16, mottle=0.05, flow=0.0)
    sc.haze(1196, 60, "#e4d0d0", 0.7, seed=4)


def _far_antler(sc: Scene):
    """The antler behind, in shade."""
    far_main = [(560, 706), (640, 610), (742, 540), (828, 440), (852, 320), (812, 196)]
    far_tines = (
        [(600, 650), (648, 560), (640, 478)],
        [(742, 540), (738, 430), (700, 340)],
        [(826, 446), (900, 400), (910, 306)],
        [(851, 330), (770, 270), (742, 190)],
    )
    for tine in far_tines:
        _beam(sc, tine, [30, 22, 6], far=True)
    _beam(sc, far_main, [50, 44, 38, 32, 24, 7], far=True)
    return far_main


def _neck(sc: Scene) -> None:
    neck = spline(
        [
            (566, 742),
            (664, 770),
            (762, 880),
            (850, 1040),
            (950, 1210),
            (1080, 1360),
            (1100, 1560, 1),
            (560, 1560, 1),
            (566, 1400),
            (520, 1280),
            (500, 1150),
            (512, 1040),
            (470, 980),
            (470, 860),
        ]
    )
    neck_mask = sc.add(
        neck,
        Lin([(0, "#a8868a"), (0.45, "#7a5c6c"), (1, "#3a2a48")], (470, 1000), (960, 1300)),
        vol=170,
        depth=0.5,
        detail=0.6,
        mottle=0.1,
        rim=("#ffe0c8", 6, (-0.7, -0.4), 0.7),
    )
    fur(
        sc,
        neck_mask,
        (440, 740, 1080, 1540),
        1700,
        ["#4a3854", "#6a5064", "#8f7078", "#b8949a", "#d8b8b0"],
        lambda x, _y: math.radians(62) + (x - 700) * 0.0006,
        52,
        7,
        7,
        alpha=0.5,
    )


def _ruff(sc: Scene, dice: Generator) -> None:
    """The pale hair of the throat."""
    ruff = []
    for i in range(90):
        px, py = sample([(500, 1010), (486, 1100), (500, 1200), (536, 1310), (570, 1420)], 90)[i]
        size = dice.uniform(60, 110)
        a = math.radians(dice.uniform(96, 122))
        ruff.append(
            (
                limb(
                    [
                        (px + 34 + 30 * math.sin(i * 2.4), py - 20),
                        (px + 0.5 * size * math.cos(a), py + 0.5 * size * math.sin(a)),
                        (px + size * math.cos(a), py + size * math.sin(a)),
                    ],
                    [16, 12, 2],
                    10,
                ),
                mix("#e8d4cc", "#8a6c7a", dice.random()),
            )
        )
    sc.polys(ruff, depth=0.52, detail=0.75, vol=4, rim=("#fff0e0", 2, (-0.7, -0.4), 0.6))


def _ears(sc: Scene) -> None:
    sc.add(
        spline([(600, 744, 1), (640, 668), (742, 620), (800, 634, 1), (776, 700), (700, 762), (624, 780, 1)]),
        Lin([(0, "#a8868a"), (1, "#4a3854")], (600, 640), (760, 760)),
        vol=20,
        depth=0.54,
        detail=0.75,
        rim=("#ffe8d4", 4, (-0.4, -0.9), 0.8),
    )
    sc.add(
        spline([(630, 742, 1), (664, 694), (742, 650), (764, 656), (726, 706), (664, 750)]),
        "#e0b8ae",
        vol=10,
        depth=0.55,
        detail=0.75,
        alpha=0.85,
    )


def _head(sc: Scene):
    head = spline(
        [
            (516, 690),
            (566, 716),
            (608, 780),
            (606, 870),
            (566, 950),
            (500, 996),
            (420, 1000),
            (352, 1000),
            (306, 1010),
            (262, 996),
            (236, 962),
            (240, 926),
            (274, 888),
            (330, 842),
            (386, 786),
            (436, 726),
            (472, 696),
        ]
    )
    head_mask = sc.add(
        head,
        Lin([(0, "#c09a94"), (0.5, "#8f6e78"), (1, "#4a3654")], (300, 760), (600, 980)),
        vol=100,
        depth=0.56,
        detail=0.75,
        mottle=0.09,
        rim=("#ffecd8", 6, (-0.6, -0.7), 0.85),
        shadow=(14, 18, 22, 0.5),
    )
    fur(
        sc,
        head_mask,
        (300, 690, 620, 1000),
        620,
        ["#5a4460", "#7a5c6c", "#a8868a", "#d0aca4"],
        lambda x, y: math.atan2(720 - y, 560 - x) + math.pi,
        30,
        5,
        9,
        alpha=0.45,
    )
    return head_mask


def _muzzle(sc: Scene, head_mask) -> None:
    """Pale muzzle and jaw, nose and mouth."""
    sc.add(
        spline(
            [
                (250, 952),
                (300, 926),
                (380, 940),
                (460, 950),
                (500, 990),
                (420, 1002),
                (352, 1002),
                (306, 1012),
                (262, 998),
            ]
        ),
        "#f0dcd0",
        clip=head_mask,
        vol=24,
        alpha=0.75,
        soft=10,
        depth=0.57,
        detail=0.75,
    )
    sc.add(
        spline([(236, 962), (238, 926), (262, 902), (292, 900), (300, 922), (280, 950), (256, 974)]),
        "#2a1c34",
        vol=14,
        depth=0.58,
        detail=0.9,
        rim=("#d8c8dc", 3, (-0.5, -0.8), 0.8),
    )
    sc.add(ell(268, 934, 9, 6, -40), "#0e0818", mottle=0, depth=0.58, detail=1)
    line(sc, [(254, 974), (300, 962), (352, 966), (392, 954)], 4.5, "#2a1c34", 0.85, 0.58)


def _eye(sc: Scene) -> None:
    """A lowered, mild eye."""
    sc.add(ell(440, 812, 42, 34, -30), "#5a4258", vol=12, depth=0.58, detail=0.9, soft=3)
    sc.add(
        spline([(404, 830, 1), (418, 800), (446, 788), (474, 796), (482, 812, 1), (458, 832), (426, 838)]),
        "#120a1a",
        vol=8,
        depth=0.59,
        detail=1,
    )
    sc.add(ell(432, 806, 8, 6), "#fff4e8", mottle=0, depth=0.6, detail=1)
    sc.add(ell(458, 820, 4, 3), "#e89a4a", mottle=0, depth=0.6, detail=1)
    line(sc, [(398, 828), (416, 794), (448, 780), (480, 790), (492, 812)], 8, "#c8a8a0", 0.9, 0.6)
    for i in range(5):
        line(sc, [(424 + i * 13, 786 - 3 * (i % 2)), (412 + i * 12, 766 + i * 2)], 3, "#2a1c34", 0.9, 0.6)


def _near_antler(sc: Scene):
    """The near antler is the main street."""
    main = [(508, 708), (470, 610), (400, 520), (340, 410), (334, 290), (402, 180)]
    tines = (
        [(488, 660), (410, 640), (318, 660), (252, 620)],
        [(440, 566), (520, 500), (548, 400), (530, 300)],
        [(362, 456), (262, 430), (196, 360), (188, 280)],
        [(334, 300), (420, 290), (470, 220)],
    )
    for tine in tines:
        _beam(sc, tine, [34, 28, 22, 6][: len(tine)] if len(tine) == 4 else [34, 22, 6])
    _beam(sc, main, [62, 54, 48, 40, 30, 8])
    sc.add(
        ell(512, 704, 42, 20, -14), BONE, vol=10, depth=0.61, detail=0.8, rim=("#ffe8d4", 3, (-0.6, -0.6), 0.8), rough=2
    )
    return main, tines


def _icicles(sc: Scene, dice: Generator, far_main, main, tines) -> None:
    """The icicles grow upwards."""
    icicles = []
    for points, count in ((main, 15), (tines[0], 8), (tines[1], 7), (tines[2], 8), (far_main, 13)):
        for x, y in sample(points, count + 2)[1:-1]:
            h = dice.uniform(18, 44)
            icicles.append(
                (
                    poly([(x - 5, y - 12), (x + 5, y - 12), (x + dice.uniform(-2, 2), y - 14 - h)]),
                    mix("#ffffff", FROST, dice.random() * 0.6),
                    0.85,
                )
            )
    sc.polys(icicles, depth=0.62, detail=0.95, vol=2, rim=("#ffffff", 1.4, (-0.6, -0.6), 0.8))


def _snow_on_antlers(sc: Scene, far_main, main, tines) -> None:
    for points, offset in ((main, 22), (tines[0], 15), (tines[2], 15), (far_main, 20)):
        curve = sample(points, 12)[1:-3]
        for i, (x, y) in enumerate(curve):
            if i % 2:
                continue
            sc.add(
                spline(
                    [
                        (x - 36, y + offset * 0.6, 1),
                        (x - 14, y + offset * 1.3),
                        (x + 14, y + offset * 1.4),
                        (x + 36, y + offset * 0.5, 1),
                        (x, y + offset * 0.5),
                    ]
                ),
                SNOW,
                vol=8,
                depth=0.63,
                detail=0.8,
                alpha=0.92,
            )


def _houses(sc: Scene) -> None:
    for x, y, s, rot, wall, roof, storeys in (
        (820, 300, 0.9, 6, "#6a5878", "#8a4a5a", 1),
        (740, 208, 0.72, 0, "#705a78", "#4a6a6a", 1),
        (640, 486, 0.78, 0, "#6a5878", "#8a4a5a", 1),
        (702, 346, 0.82, -4, "#7a5f78", "#a05a4a", 2),
        (908, 318, 0.62, 4, "#6a5878", "#4a6a6a", 1),
        (764, 514, 0.95, 0, "#7a6078", "#4a5a78", 1),
    ):
        cottage(sc, T(x, y, s, rot), mix(wall, PLUM, 0.25), mix(roof, PLUM, 0.2), rim=EDGE, depth=0.5, storeys=storeys)
    for x, y, s, rot, wall, roof, storeys in (
        (330, 640, 1.05, 0, "#9a7878", "#b0583f", 1),
        (254, 624, 0.8, 0, "#8a7480", "#3f6a5a", 1),
        (412, 634, 0.84, 0, "#a08078", "#4f5a80", 2),
        (540, 318, 0.95, 0, "#a8847c", "#b0583f", 2),
        (524, 486, 0.9, 0, "#8a7480", "#7a4a6a", 1),
        (196, 300, 0.92, 0, "#a8847c", "#3f6a5a", 2),
        (266, 424, 0.95, -6, "#9a7878", "#8a4a5a", 1),
        (346, 296, 1.1, 0, "#a08078", "#b0583f", 2),
        (402, 196, 0.85, 0, "#9a7878", "#4f5a80", 1),
        (468, 232, 0.8, 0, "#8a7480", "#3f6a5a", 1),
        (376, 476, 1.05, 0, "#a8847c", "#4f5a80", 1),
        (452, 590, 0.95, 0, "#9a7878", "#7a4a6a", 1),
    ):
        cottage(sc, T(x, y, s, rot), wall, roof, rim=EDGE, depth=0.68, storeys=storeys)


def _ladders(sc: Scene) -> None:
    ladders = []
    for (xa, ya), (xb, yb) in (
        ((338, 330), (322, 410)),
        ((500, 606), (520, 500)),
        ((232, 440), (212, 340)),
        ((690, 560), (700, 360)),
    ):
        ladders.extend((limb([(xa + s, ya), (xb + s, yb)], [4, 4], 6), "#5a3a44") for s in (-7, 7))
        for i in range(8):
            u = (i + 0.5) / 8
            ladders.append(
                (
                    limb(
                        [(xa + (xb - xa) * u - 8, ya + (yb - ya) * u), (xa + (xb - xa) * u + 8, ya + (yb - ya) * u)],
                        [3.4, 3.4],
                        5,
                    ),
                    "#8a5a50",
                )
            )
    sc.polys(ladders, depth=0.69, detail=0.95, rim=("#ffe0c0", 1.2, (-0.6, -0.6), 0.7))


def _ropeways(sc: Scene) -> None:
    for a, b, drop, cars in (
        ((412, 190), (738, 200), 34, (0.2, 0.66)),
        ((546, 330), (700, 350), 22, (0.5,)),
        ((196, 268), (338, 260), 24, (0.5,)),
    ):
        rope_line = sag(a, b, drop)
        line(sc, rope_line, 2.6, "#2a1c34", 0.9, 0.69)
        for u in cars:
            x, y = sample(rope_line, 101)[int(u * 100)]
            line(sc, [(x, y), (x, y + 14)], 2.2, "#2a1c34", 1, 0.69)
            sc.glow(x, y + 28, 40, "#ffb050", 0.5, 2)
            sc.add(rect(x - 15, y + 14, 30, 28, 6), "#b8483f", vol=6, depth=0.7, detail=1, rim=EDGE)
            sc.add(rect(x - 9, y + 19, 18, 11, 2), "#ffe0a0", mottle=0, emit=0.8, depth=0.7, detail=1)


def _smoke(sc: Scene) -> None:
    for x, y in ((546, 312), (408, 168), (196, 236), (262, 404), (336, 232), (812, 262)):
        smoke = [(x + 14, y - 60), (x + 20, y - 84), (x + 8, y - 108), (x + 22, y - 136)]
        sc.mixin("#e4d8e4", blur(mask(limb(smoke, [5, 10, 14, 18])), 6) * 0.45)


def _snowfield(sc: Scene) -> None:
    hill = ridge(1300, 16, 260, 9, tilt=0.03)
    sc.add(
        land(hill),
        Lin([(0, "#f8ecec"), (0.3, "#cfc0d8"), (1, "#6a5c8c")], (200, 1280), (420, 1500)),
        depth=0.8,
        mottle=0.06,
        flow=0.0,
        detail=0.4,
        rim=("#fff6ee", 5, (-0.3, -1), 0.8),
    )
    prints = [(ell(330 + i * 44, 1372 + 9 * (i % 2) + i * 3, 13, 5), "#8a7ca8", 0.7) for i in range(6)]
    sc.polys(prints, depth=0.8, detail=0.6, mottle=0)
    sc.add(blurmask(ell(RINGER_X + 34, RINGER_Y + 2, 90, 10), 5), "#5a4a80", alpha=0.6, mottle=0)


def _halter(sc: Scene) -> None:
    leather = ("#ffd8c8", 2, (-0.6, -0.7), 0.8)
    for strap in ([(338, 1004), (352, 956), (350, 900), (326, 846)], [(352, 950), (430, 930), (520, 868), (566, 790)]):
        sc.add(
            limb(strap, [15, 15, 14, 13]), "#b83a44", vol=5, depth=0.6, detail=0.95, rim=leather, shadow=(3, 5, 4, 0.4)
        )
    for x, y in ((352, 948), (566, 792)):
        sc.add(
            cut(ell(x, y, 14), ell(x, y, 8)),
            "#f2c45a",
            vol=4,
            depth=0.61,
            detail=1,
            rim=("#fff4c8", 1.6, (-0.6, -0.7), 0.9),
        )


def _ringer(sc: Scene) -> None:
    """The bell-ringer leads with one hand and rings with the other."""
    back_hand = (RINGER_X + 262 * 0.17, RINGER_Y - 262 * 0.62)
    sc.add(
        limb([(338, 1004), (376, 1080), (356, 1160), back_hand], [8, 7, 7, 7]),
        "#c8484e",
        vol=3,
        depth=0.89,
        detail=0.95,
        rim=("#ffd8c8", 1.6, (-0.6, -0.6), 0.8),
    )
    ringer = doll(
        sc,
        RINGER_X,
        RINGER_Y,
        262,
        coat=AMBER,
        legs="#3a2c4a",
        hair="#efe6e0",
        beard="#f4efe8",
        skin="#d89a78",
        hat="headscarf",
        hat_col="#3f6a5a",
        build=1.25,
        hem=-0.14,
        flare=0.48,
        arms=[(-0.17, -0.62), (0.34, -0.74)],
        rim=("#fff2e0", 4, (-0.7, -0.5), 0.9),
        depth=0.9,
        lean=-5,
        flip=True,
        scarf="#3f6a5a",
        stride=0.10,
    )
    hand = ringer["hands"][1]
    sc.dark(hand[0] - 4, hand[1] + 60, 120, "#5a4a86", 0.55)
    t = T(hand[0], hand[1] - 8, 1.25, 16)
    sc.add(t(limb([(0, 0), (0, 24)], [9, 9], 6)), "#5a3424", vol=3, depth=0.92, detail=1)
    sc.add(
        t(spline([(-10, 22, 1), (-15, 40), (-19, 58), (-34, 78, 1), (34, 78, 1), (19, 58), (15, 40), (10, 22, 1)])),
        Lin([(0, "#f2b83c"), (1, "#8a4a1c")], t((-20, 30)), t((24, 78))),
        vol=12,
        depth=0.92,
        detail=1,
        rim=("#fff6d0", 2.6, (-0.6, -0.6), 0.9),
    )
    sc.add(t(ell(4, 82, 9)), "#7a4a20", vol=3, depth=0.93, detail=1)


def _rising_snow(sc: Scene, dice: Generator) -> None:
    """Each flake drags its trail below it."""
    flakes = []
    streaks = []
    for _ in range(240):
        x, y, s = dice.uniform(0, W), dice.uniform(-10, H), 1.4 + 3.6 * dice.random() ** 3
        flakes.append(ell(x, y, s))
        streaks.append(
            limb(
                [(x, y), (x + dice.uniform(-4, 4), y + s * 8), (x + dice.uniform(-7, 7), y + s * 16)],
                [s * 1.0, s * 0.6, 0.4],
                8,
                cap=False,
            )
        )
    sc.post(mask(streaks), "#f4ecf4", 0.22)
    sc.post(mask(flakes), "#ffffff", 0.85)


@card(43, "antler-village", "Antler Village", Land.FOREST, gouache)
def antler_village() -> Scene:
    """A village in the antlers of a stag moves house whenever the bell-ringer walks; here snow falls upwards.

    Do the people in the lit houses know what they live on?
    """
    sc = Scene(light=(-0.6, -0.6, 0.5), key="#ffe6cc", shadow="#1a1434", fog="#8f86b0", seed=1043)
    dice = rng(43)

    _dusk(sc)
    far_main = _far_antler(sc)
    _neck(sc)
    _ruff(sc, dice)
    _ears(sc)
    head_mask = _head(sc)
    _muzzle(sc, head_mask)
    _eye(sc)
    main, tines = _near_antler(sc)
    _icicles(sc, dice, far_main, main, tines)
    _snow_on_antlers(sc, far_main, main, tines)
    _houses(sc)
    _ladders(sc)
    _ropeways(sc)
    _smoke(sc)
    _snowfield(sc)
    _halter(sc)
    _ringer(sc)
    _rising_snow(sc, dice)
    return sc
