"""Card 72, The Lantern-Bearer."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, noise, rng, shift, smooth
from ...kit.fills import Lin, Rad
from ...kit.ground import land, swirl
from ...kit.marks import line, rock_relief
from ...kit.paths import T, ell, limb, mask, rect, sample, spline, union
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.birds import vbird
from ...motifs.figure import figure
from ...motifs.sky import cumulus, strata


def sledge_dog(sc, t, fur, light, rim):
    """Husky running to the right, feet at y = 0, about 90 long."""
    k = t.a[2]

    def a(p, c, v):
        return sc.add(t(p), c, vol=v * k, rim=rim, detail=1.0, depth=0.9)

    a(limb([(-30, -38), (-40, -20), (-54, -4)], [13, 9, 6]), mix(fur, "#000010", 0.3), 4)
    a(limb([(22, -36), (38, -22), (54, -10)], [12, 9, 6]), mix(fur, "#000010", 0.3), 4)
    a(limb([(-34, -46), (-56, -62), (-50, -82), (-34, -80)], [11, 14, 12, 5]), light, 5)
    a(spline([(-42, -44), (-24, -60), (16, -60), (38, -52), (36, -34), (8, -26), (-28, -28)]), fur, 14)
    a(limb([(-26, -36), (-24, -16), (-34, -2)], [14, 10, 6]), fur, 4)
    a(limb([(26, -38), (28, -18), (40, -2)], [13, 9, 6]), fur, 4)
    a(
        spline(
            [
                (28, -50),
                (34, -74),
                (36, -88, 1),
                (46, -76),
                (50, -90, 1),
                (58, -72),
                (76, -60),
                (74, -52),
                (54, -46),
                (40, -38),
            ]
        ),
        fur,
        9,
    )
    a(spline([(52, -58), (74, -60), (74, -52), (54, -46)]), light, 3)
    sc.add(t(ell(75, -58, 3.4)), "#10101c", mottle=0, detail=1)


RANGES = (
    (
        [
            (-40, 0),
            (60, -60),
            (120, -34),
            (190, -104),
            (270, -30),
            (330, -58),
            (420, -16),
            (520, -76),
            (600, -28),
            (680, -60),
            (760, -14),
            (850, -92),
            (930, -36),
            (1060, -70),
        ],
        1096,
        "#3f7c94",
        "#8fbcc0",
    ),
    (
        [
            (-40, -20),
            (40, -40),
            (130, -8),
            (240, -44),
            (340, -6),
            (460, -30),
            (560, -4),
            (660, -34),
            (780, -2),
            (880, -40),
            (1060, -8),
        ],
        1112,
        "#6fa4b0",
        "#c8d8cc",
    ),
)
LAMP_X, LAMP_Y = 258, 560


SLEDGE_X, SLEDGE_Y = 300, 1392


@card(
    72,
    "the-lantern-bearer",
    "The Lantern-Bearer",
    Land.EDGES,
    gouache,
    shadow="#061428",
    high="#ffe8c0",
    vcol="#04101c",
    vig=0.36,
)
def the_lantern_bearer() -> Scene:
    """A giant of whom one sees only the legs carries the sun across the tundra in a lantern.

    Where he has trodden it is summer for a while, and a dog sledge crosses one of his footprints without looking up.
    """
    sc = Scene(light=(-0.75, -0.35, 0.5), key="#ffdca0", shadow="#0a2038", fog="#5f98ac", seed=721)
    _sky(sc)
    _far_mountains(sc)
    _tundra(sc)
    _leg_shadows(sc)
    _legs(sc)
    _boot(sc)
    _boot_fur(sc)
    patch, coat_mask = _coat(sc)
    _patch(sc, patch, coat_mask)
    hand_tone = _arm_and_hand(sc)
    _lantern_chain(sc, hand_tone)
    glass, brass = _lantern(sc)
    _sun_in_the_lantern(sc, glass)
    _lantern_bars(sc, brass)
    _moths_geese_clouds(sc)
    _footprints(sc)
    _dog_sledge(sc)
    _sledge(sc)
    _driver(sc)
    _hoar_frost(sc)
    return sc


def _sky(sc: Scene) -> None:
    sc.sky(
        [(0, "#06203a"), (0.35, "#14486a"), (0.62, "#2f7c98"), (0.80, "#7cb4bc"), (0.92, "#d8d4b8"), (1, "#f4d8a0")],
        0,
        1110,
        warp=40,
    )
    sc.setflow(swirl(sc, -0.1, 0.6, 480, 3))
    sc.stars(120, 560, seed=8, col="#eaf6f8")
    strata(sc, 760, 60, "#2c6c88", "#e8d8b0", 0.5, 4, cell=120)
    strata(sc, 930, 40, "#5f9aa8", "#f8e0b0", 0.6, 7, cell=90)


def _far_mountains(sc: Scene) -> None:
    """Mountains lower than his ankles."""
    for peaks, y, tone, foot_tone in RANGES:
        range_mask = sc.add(
            land([(x, y + dy) for x, dy in peaks]),
            Lin([(0, tone), (1, foot_tone)], (0, y - 90), (0, y + 20)),
            depth=0.2,
            mottle=0.06,
            rough=3,
            rim=("#fff0c8", 5, (-0.7, -1), 0.8),
        )
        rock_relief(sc, range_mask, 30, 5, 0.2)
    sc.haze(1112, 34, "#f4e0b4", 0.6, 5)


def _tundra(sc: Scene) -> None:
    snow = sc.add(
        land([tuple(p) for p in sample([(-40, 1132), (300, 1118), (640, 1126), (1060, 1116)], 80)]),
        Lin([(0, "#f2e2c0"), (0.2, "#b8d0d0"), (0.6, "#5f96ac"), (1, "#1c4c6a")], (0, 1110), (0, H)),
        depth=0.4,
        mottle=0.06,
        flow=0.0,
    )
    drift = noise(60, 4, 21, aspect=4.5)
    sc.img[:] = np.clip(sc.img * (1 + np.clip(shift(drift, -4, 3) - drift, -1, 1) * snow * 0.5)[..., None], 0, 1)
    warm = np.clip(1 - np.hypot((sc.x - LAMP_X - 20) / 560, (sc.y - 1180) / 190), 0, 1) ** 1.3 * snow
    sc.screen("#ffc878", warm * 0.75)


def _leg_shadows(sc: Scene) -> None:
    for pts in (
        [(700, 1290), (820, 1300), (1100, 1392), (1100, 1450), (900, 1392)],
        [(420, 1182), (500, 1186), (700, 1216), (1060, 1240), (1060, 1262), (640, 1232)],
    ):
        sc.mul("#174a68", blur(mask(spline(pts)), 7) * 0.75)


def _legs(sc: Scene) -> None:
    _leg(
        sc,
        [(560, 120), (500, 420), (440, 700), (452, 940), (440, 1110)],
        [250, 230, 176, 140, 126],
        "#b07a5c",
        "#24384e",
        0.5,
    )
    sc.add(
        spline([(330, 1190), (340, 1140), (380, 1100), (500, 1094), (524, 1150), (520, 1196), (420, 1204)]),
        Lin([(0, "#a8643c"), (1, "#2c2430")], (330, 0), (530, 0)),
        vol=44,
        shade=1.0,
        depth=0.55,
        mottle=0.1,
        rim=("#ffd890", 6, (-1, -0.4), 0.8),
    )
    _leg(
        sc,
        [(700, 100), (752, 420), (770, 720), (740, 980), (742, 1190)],
        [290, 270, 214, 172, 158],
        "#c88a60",
        "#20344a",
        0.6,
    )


def _boot(sc: Scene) -> None:
    boot = spline(
        [
            (560, 1306),
            (566, 1262),
            (618, 1220),
            (664, 1176),
            (676, 1110),
            (820, 1106),
            (836, 1190),
            (842, 1270),
            (838, 1312),
            (700, 1322),
        ]
    )
    boot_mask = sc.add(
        boot,
        Lin([(0, "#c87c48"), (0.5, "#7a4636"), (1, "#2a1e2c")], (560, 0), (850, 0)),
        vol=62,
        shade=1.0,
        depth=0.7,
        mottle=0.1,
        rim=("#ffe0a0", 8, (-1, -0.5), 0.9),
        detail=0.6,
    )
    rock_relief(sc, boot_mask, 60, 22, 0.14)
    for i in range(4):
        y = 1140 + i * 30
        line(sc, [(668 - i * 8, y), (700 - i * 6, y + 14), (742 - i * 4, y + 4)], 9, "#f0d8a0", 0.95)
    sc.add(limb([(548, 1318), (640, 1330), (760, 1330), (850, 1316)], [20, 26, 26, 20]), "#3a2630", vol=8, depth=0.7)


def _boot_fur(sc: Scene) -> None:
    for x0, x1, y, w in ((352, 528, 1062, 44), (652, 846, 1110, 56)):
        tufts = []
        r = rng(int(x0))
        for _i in range(90):
            x = r.uniform(x0, x1)
            q = r.uniform(26, w)
            tufts.append(
                (
                    limb(
                        [
                            (x, y - 12 + r.uniform(-10, 10)),
                            (x + r.uniform(-9, 6), y + q * 0.4),
                            (x + r.uniform(-14, 10), y + q),
                        ],
                        [10, 8, 1],
                        10,
                    ),
                    mix("#fff0d0", "#5f88a0", np.clip((x - x0) / (x1 - x0) * 1.1 + r.uniform(-0.15, 0.15), 0, 1)),
                )
            )
        sc.polys(tufts, depth=0.7, detail=0.7, mottle=0.03)


def _coat(sc: Scene):
    coat = spline(
        [
            (330, -60, 1),
            (300, 120),
            (262, 260),
            (228, 352, 1),
            (330, 372),
            (420, 330),
            (520, 384),
            (620, 352),
            (740, 408),
            (840, 366),
            (960, 408, 1),
            (950, 240),
            (930, -60, 1),
        ]
    )
    coat_mask = sc.add(
        coat,
        Lin([(0, "#8a4a48"), (0.4, "#5c2c3c"), (1, "#1c1c34")], (240, 0), (960, 0)),
        vol=90,
        shade=1.0,
        depth=0.75,
        mottle=0.08,
        rim=("#ffc880", 9, (-1, 0.2), 0.85),
        shadow=(10, 26, 24, 0.6),
        flow=1.4,
    )
    folds = []
    for x0, x1 in ((400, 360), (480, 470), (590, 600), (690, 720), (800, 840), (880, 920)):
        folds.append((limb([(x0, -40), ((x0 + x1) / 2 + 10, 160), (x1, 372)], [8, 26, 44]), "#2c1428", 0.5))
        folds.append((limb([(x0 - 34, -40), ((x0 + x1) / 2 - 34, 160), (x1 - 46, 360)], [3, 10, 16]), "#c87860", 0.35))
    sc.polys(folds, clip=coat_mask, soft=7, mottle=0, detail=0.3)
    patch = T(530, 250, 1.0, -6)
    return patch, coat_mask


def _patch(sc: Scene, patch, coat_mask) -> None:
    sc.add(patch(rect(-46, -40, 92, 84, 6)), "#3f7a8a", vol=5, clip=coat_mask, detail=0.7, depth=0.76)
    stitches = [
        (patch(limb([(x, y - 7), (x, y + 7)], [4, 4])), "#f0d8a0") for x in range(-40, 44, 20) for y in (-42, 45)
    ] + [(patch(limb([(x - 7, y), (x + 7, y)], [4, 4])), "#f0d8a0") for y in range(-28, 40, 20) for x in (-47, 47)]
    sc.polys(stitches, clip=coat_mask, detail=0.8, mottle=0)


def _arm_and_hand(sc: Scene):
    sc.add(
        limb([(350, -60), (292, 90), (264, 210)], [170, 150, 118], 40),
        Lin([(0, "#b06450"), (1, "#3c2034")], (190, 0), (370, 0)),
        vol=54,
        shade=1.0,
        depth=0.8,
        mottle=0.08,
        rim=("#ffd088", 8, (-1, 0.4), 0.85),
        shadow=(14, 14, 16, 0.5),
    )
    sc.add(
        limb([(206, 196), (262, 214), (322, 212)], [52, 60, 52]),
        "#f0e0c0",
        vol=24,
        depth=0.82,
        mottle=0.05,
        detail=0.6,
        rough=3,
        rim=("#fff2c8", 5, (-0.4, 1), 0.8),
    )
    hand_tone = Lin([(0, "#c08058"), (1, "#ffcf98")], (0, 220), (0, 350))
    sc.add(
        spline([(214, 236), (208, 290), (226, 322), (262, 330), (304, 318), (318, 270), (312, 232)]),
        hand_tone,
        vol=34,
        depth=0.83,
        detail=0.7,
        light=(-0.2, 0.8, 0.4),
    )
    return hand_tone


def _lantern_chain(sc: Scene, hand_tone) -> None:
    line(sc, [(262, 330), (226, 356), (232, 396), (262, 408), (294, 396), (298, 356), (262, 330)], 13, "#7a5430")
    for _i, x in enumerate((222, 250, 278, 304)):
        sc.add(
            limb([(x, 284), (x - 4, 318), (x + 2, 348), (x + 10, 352)], [33, 32, 28, 20]),
            hand_tone,
            vol=13,
            depth=0.84,
            detail=0.8,
            light=(-0.2, 0.8, 0.4),
            shadow=(3, 2, 4, 0.35),
        )
    sc.add(
        limb([(318, 254), (326, 300), (300, 330)], [36, 32, 22]),
        hand_tone,
        vol=14,
        depth=0.84,
        detail=0.8,
        light=(-0.2, 0.8, 0.4),
    )


def _lantern(sc: Scene):
    sc.glow(LAMP_X, LAMP_Y, 620, "#ffb050", 0.55, 2.0)
    sc.glow(LAMP_X, LAMP_Y, 330, "#ffcf80", 0.55, 1.8)
    brass = Lin([(0, "#e0a850"), (0.5, "#a06a34"), (1, "#4a2c28")], (LAMP_X - 130, 0), (LAMP_X + 130, 0))
    sc.add(
        spline(
            [
                (LAMP_X - 120, LAMP_Y - 112, 1),
                (LAMP_X - 70, LAMP_Y - 150),
                (LAMP_X - 30, LAMP_Y - 166),
                (LAMP_X + 30, LAMP_Y - 166),
                (LAMP_X + 70, LAMP_Y - 150),
                (LAMP_X + 120, LAMP_Y - 112, 1),
                (LAMP_X, LAMP_Y - 98),
            ]
        ),
        brass,
        vol=20,
        depth=0.86,
        detail=0.8,
        rim=("#fff0b8", 5, (0, 1), 0.9),
    )
    glass = union(rect(LAMP_X - 100, LAMP_Y - 110, 200, 230, 26))
    sc.add(
        glass,
        Rad([(0, "#ffd070"), (0.5, "#f8b048"), (0.8, "#d87c30"), (1, "#a8502c")], (LAMP_X, LAMP_Y + 6), 150),
        mottle=0.02,
        depth=0.86,
        detail=0.6,
        emit=0.4,
    )
    sc.add(
        ell(LAMP_X, LAMP_Y + 8, 66),
        Rad([(0, "#fffdf0"), (0.8, "#fff2b8"), (1, "#ffd870")], (LAMP_X, LAMP_Y + 8), 78),
        mottle=0,
        detail=0.6,
        emit=1.0,
    )
    return glass, brass


def _sun_in_the_lantern(sc: Scene, glass) -> None:
    rays = []
    for i in range(20):
        a = i * math.pi / 10
        q = 104 if i % 2 else 94
        rays.append(
            (
                limb(
                    [
                        (LAMP_X + 80 * math.cos(a), LAMP_Y + 8 + 80 * math.sin(a)),
                        (LAMP_X + q * math.cos(a), LAMP_Y + 8 + q * math.sin(a)),
                    ],
                    [11, 2],
                    6,
                ),
                "#fff6d0",
            )
        )
    sc.polys(rays, clip=mask(glass), mottle=0, detail=0.7, emit=0.9)


def _lantern_bars(sc: Scene, brass) -> None:
    for x in (-100, -34, 34, 100):
        sc.add(
            limb(
                [(LAMP_X + x, LAMP_Y - 112), (LAMP_X + x * 1.02, LAMP_Y + 4), (LAMP_X + x, LAMP_Y + 122)],
                [11 if abs(x) > 50 else 6] * 3,
            ),
            "#8a5a30",
            vol=4,
            depth=0.87,
            detail=0.9,
            rim=("#fff4c0", 2.5, (-x, 0) if x else (1, 0), 0.8),
        )
    sc.add(
        spline(
            [
                (LAMP_X - 124, LAMP_Y + 116, 1),
                (LAMP_X, LAMP_Y + 104),
                (LAMP_X + 124, LAMP_Y + 116, 1),
                (LAMP_X + 104, LAMP_Y + 158, 1),
                (LAMP_X, LAMP_Y + 170),
                (LAMP_X - 104, LAMP_Y + 158, 1),
            ]
        ),
        brass,
        vol=16,
        depth=0.87,
        detail=0.8,
        rim=("#fff0b8", 5, (0, -1), 0.9),
    )
    sc.glow(LAMP_X, LAMP_Y + 8, 120, "#fff4c8", 0.35, 2.0)


def _moths_geese_clouds(sc: Scene) -> None:
    moths = [
        (vbird(x, y, s, u, ro), "#5c3a30", 0.9)
        for x, y, s, u, ro in (
            (110, 420, 0.7, 0.9, -10),
            (130, 720, 0.6, 0.6, 14),
            (430, 500, 0.6, 0.8, 8),
            (420, 680, 0.5, 1.0, -14),
            (186, 790, 0.45, 0.7, 0),
        )
    ]
    sc.polys(moths, detail=0.9, mottle=0, rim=("#ffe8a8", 2, (0.6, -0.2), 0.8))
    geese = [(vbird(580 + i * 24, 800 + abs(i - 3) * 13, 0.34, 0.6 + 0.1 * (i % 3)), "#f2f6f2", 0.95) for i in range(7)]
    sc.polys(geese, detail=0.9, mottle=0)
    for x, y, w, h, seed in ((890, 640, 300, 84, 51), (590, 930, 240, 66, 54), (160, 930, 220, 60, 57)):
        cumulus(
            sc,
            x,
            y,
            w,
            h,
            seed,
            light="#fff4d8",
            mid="#b4d0d0",
            dark="#5f94a4",
            alpha=0.95,
            depth=0.72,
            flat=0.45,
            fadeb=0.4,
        )


def _footprints(sc: Scene) -> None:
    _footprint(sc, 892, 1196, 0.42, 3)
    _footprint(sc, 182, 1232, 0.56, 5)
    _footprint(sc, 400, 1388, 1.24, 7)


def _dog_sledge(sc: Scene) -> None:
    lines = []
    for _i, (x, y) in enumerate(((470, 1404), (560, 1392), (478, 1382))):
        lines.append(
            [(SLEDGE_X + 62, SLEDGE_Y - 28), ((SLEDGE_X + x) / 2 + 20, (SLEDGE_Y + y) / 2 - 30), (x - 4, y - 40)]
        )
    for pts in lines:
        line(sc, pts, 2.6, "#3a2430")
    sledge_dog(sc, T(476, 1380, 0.72, -3), "#b0a8a4", "#f4f6f4", ("#ffe0a0", 2.4, (-0.6, -1), 0.85))
    sledge_dog(sc, T(574, 1390, 0.80, -2), "#e4cca8", "#f0e4d0", ("#ffe0a0", 2.4, (-0.6, -1), 0.85))
    sledge_dog(sc, T(474, 1412, 0.84, 0), "#e8e4dc", "#f4f6f4", ("#ffe0a0", 2.4, (-0.6, -1), 0.85))


def _sledge(sc: Scene) -> None:
    _runners(sc)
    _freight(sc)


def _runners(sc: Scene) -> None:
    for dy, tone in ((0, "#7a4a30"), (-26, "#9a6440")):
        sc.add(
            limb(
                [
                    (SLEDGE_X - 110, SLEDGE_Y + dy - (6 if dy else 0)),
                    (SLEDGE_X, SLEDGE_Y + dy),
                    (SLEDGE_X + 60, SLEDGE_Y + dy),
                    (SLEDGE_X + 92, SLEDGE_Y - 34),
                ],
                [8, 9, 9, 6],
                40,
            ),
            tone,
            vol=4,
            depth=0.92,
            detail=1,
            rim=("#ffe0a0", 2.4, (-0.4, -1), 0.8),
        )
    for x in (-80, -20, 40):
        sc.add(limb([(SLEDGE_X + x, SLEDGE_Y), (SLEDGE_X + x, SLEDGE_Y - 28)], [6, 6]), "#7a4a30", depth=0.92, detail=1)


def _freight(sc: Scene) -> None:
    sc.add(
        limb(
            [(SLEDGE_X - 100, SLEDGE_Y - 26), (SLEDGE_X - 116, SLEDGE_Y - 96), (SLEDGE_X - 104, SLEDGE_Y - 108)],
            [7, 6, 6],
        ),
        "#9a6440",
        vol=3,
        depth=0.92,
        detail=1,
    )
    sc.add(
        spline(
            [
                (SLEDGE_X - 70, SLEDGE_Y - 30, 1),
                (SLEDGE_X - 64, SLEDGE_Y - 66),
                (SLEDGE_X - 10, SLEDGE_Y - 78),
                (SLEDGE_X + 40, SLEDGE_Y - 60),
                (SLEDGE_X + 56, SLEDGE_Y - 30, 1),
            ]
        ),
        "#c83a4a",
        vol=18,
        depth=0.93,
        detail=0.9,
        rim=("#ffd8a0", 3, (-0.5, -1), 0.8),
    )
    line(
        sc,
        [(SLEDGE_X - 66, SLEDGE_Y - 50), (SLEDGE_X - 4, SLEDGE_Y - 56), (SLEDGE_X + 50, SLEDGE_Y - 44)],
        4,
        "#f0d8a0",
    )
    line(sc, [(SLEDGE_X - 30, SLEDGE_Y - 74), (SLEDGE_X - 22, SLEDGE_Y - 32)], 4, "#f0d8a0")


def _driver(sc: Scene) -> None:
    figure(
        sc,
        SLEDGE_X - 116,
        SLEDGE_Y + 2,
        190,
        coat="#c8642a",
        hair=None,
        skin="#d89a70",
        legs="#3a3040",
        hoodie=True,
        arm=(0.10, -0.58),
        arm2=(0.16, -0.56),
        stride=0.05,
        skirt=0.36,
        rim=("#ffe4a8", 3, (-0.6, -0.8), 0.9),
        boots="#3a2a2c",
    )


def _hoar_frost(sc: Scene) -> None:
    r = rng(72)
    grass = []
    for _ in range(260):
        x, y = r.uniform(-10, W + 10), r.uniform(1432, H + 10)
        q = r.uniform(12, 36)
        grass.append(
            (
                limb([(x, y), (x + q * 0.2, y - q * 0.6), (x + q * r.uniform(-0.2, 0.7), y - q)], [3.6, 2.6, 0.6], 6),
                mix("#cfe4e8", "#2f6a84", r.random()),
                0.85,
            )
        )
    sc.polys(grass, depth=0.97, detail=0.6, mottle=0.03)


def _footprint(sc, x, y, s, seed):
    """A footprint in which it is summer."""
    rim_path = ell(x, y, 152 * s, 47 * s)
    sc.add(rim_path, "#dfe8e4", vol=9 * s, depth=0.75, detail=0.5, rim=("#fff4d8", 4, (-0.6, -1), 0.8))
    pit = ell(x, y + 3 * s, 138 * s, 39 * s)
    sc.add(
        pit,
        Lin([(0, "#1c4a52"), (1, "#4f8a5c")], (0, y - 40 * s), (0, y + 40 * s)),
        depth=0.75,
        mottle=0.08,
        detail=0.6,
    )
    r = rng(seed)
    items = []
    for _ in range(int(330 * s)):
        a, q = r.uniform(0, 6.283), math.sqrt(r.random())
        px, py = x + 132 * s * q * math.cos(a), y + 4 * s + 35 * s * q * math.sin(a)
        items.append((py, px, r.random()))
    items.sort()
    shapes = []
    for py, px, k in items:
        hgt = s * (16 + 20 * k)
        shapes.append(
            (
                limb([(px, py), (px + 2, py - hgt * 0.6), (px + (k - 0.5) * 8, py - hgt)], [3.2 * s, 2.6 * s, 0.8], 6),
                mix("#2f6a4c", "#a8c86a", k),
            )
        )
        if k > 0.42:
            tone = ("#c83a4a", "#f2a04a", "#fff2d0", "#e87a9a", "#f8d860")[int(k * 97) % 5]
            shapes.append((ell(px + (k - 0.5) * 8, py - hgt, 6.2 * s, 5.2 * s), tone))
            shapes.append((ell(px + (k - 0.5) * 8 - 1.4 * s, py - hgt - 1.4 * s, 2.2 * s), mix(tone, "#ffffff", 0.6)))
    sc.polys(shapes, depth=0.8, detail=0.9, mottle=0.02)


def _leg(sc, knee_pts, widths, tone_a, tone_b, depth):
    """A leg in a striped stocking: bands that sag round it, and a fine knit."""
    m = sc.add(
        limb(knee_pts, widths, 60),
        Lin([(0, tone_a), (1, tone_b)], (knee_pts[-1][0] - 110, 0), (knee_pts[-1][0] + 110, 0)),
        vol=80,
        shade=1.0,
        depth=depth,
        mottle=0.08,
        rim=("#ffd088", 9, (-1, -0.1), 0.85),
        detail=0.4,
        flow=1.5,
    )
    centre = np.interp(sc.y, [p[1] for p in knee_pts], [p[0] for p in knee_pts]).astype(np.float32)
    bow = sc.y - ((sc.x - centre) / 100) ** 2 * 16
    band = smooth(-0.12, 0.12, np.sin(bow / 27.0)) * m
    sc.mul("#6f9aa8", band * 0.8)
    sc.screen("#5a2c18", (m - band) * 0.35)
    knit = np.sin(bow / 3.6) * np.cos((sc.x - centre) / 4.4)
    sc.img[:] = np.clip(sc.img * (1 + knit * m * 0.055)[..., None], 0, 1)
    return m
