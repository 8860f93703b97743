"""Card 61, House of Egg."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.colour import mix
from ...kit.field import blur, displace, noise, rng, smooth
from ...kit.fills import Lin, Rad
from ...kit.ground import land, ridge, swirl
from ...kit.marks import line
from ...kit.paths import T, X, ell, limb, mask, poly, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.person import person
from ...motifs.sky import strata

EGG_X, EGG_Y, EGG_HALF, EGG_REACH = 520, 640, 196, 262


DOOR_X, DOOR_Y = EGG_X - 40, EGG_Y + 244


@card(61, "house-of-egg", "House of Egg", Land.EDGES, gouache)
def house_of_egg() -> Scene:
    """A cracked egg with a door and a window stands in a desert nest, and a man has come with a very large spoon.

    From the crack an eye looks out; the shadow of a huge bird lies on the dunes, and one feather drifts down.
    """
    sc = Scene(light=(-0.75, -0.55, 0.42), key="#fff0c8", shadow="#5a2440", fog="#f0c8a0", seed=81)
    _sky_and_far_dunes(sc)
    _great_dune(sc)
    _egg(sc)
    _crack(sc)
    _door_and_window(sc)
    _nest(sc)
    _near_dune(sc)
    _bird_shadow(sc)
    _feather(sc)
    _visitor(sc)
    return sc


def _sky_and_far_dunes(sc: Scene) -> None:
    sc.sky(
        [(0, "#1f7f96"), (0.25, "#4fa6a8"), (0.5, "#a8cfb4"), (0.68, "#f2deb0"), (0.76, "#f9cf98")], 0, 1000, warp=14
    )
    sc.setflow(swirl(sc, 0, 0.5, 500, 2))
    strata(sc, 560, 60, "#f6d8b0", "#fff4dc", 0.55, 4, cell=80)
    tones = [("#e9b68c", "#d79a78"), ("#eba96c", "#c77c5c"), ("#ec9c54", "#b05c44"), ("#e88a3c", "#983f38")]
    for i, (y, amplitude, cell, seed) in enumerate([(720, 34, 420, 2), (790, 46, 520, 5)]):
        pts = ridge(y, amplitude, cell, seed, oct=2)
        sc.add(
            land(pts),
            Lin([(0, tones[i][0]), (1, tones[i][1])], (0, y - 40), (0, y + 150)),
            depth=0.2 + 0.1 * i,
            mottle=0.05,
            fogg=(y + 20, y + 130, 0.45, "#f4c89a"),
            rim=("#fff0cc", 4, (-0.6, -1), 0.6),
            flow=0.1,
        )


def _great_dune(sc: Scene) -> None:
    crest = [
        (-40, 960),
        (120, 930),
        (300, 880),
        (450, 842),
        (540, 836),
        (640, 868),
        (780, 920),
        (930, 948),
        (1060, 956),
    ]
    crest = [tuple(p) for p in sample(crest, 160)]
    _dune(
        sc,
        crest,
        1240,
        "#f6b566",
        "#7c3450",
        3,
        [
            (540, 836, 1),
            (600, 880),
            (560, 950),
            (640, 1040),
            (600, 1140),
            (720, 1240),
            (1100, 1300),
            (1100, 960),
            (930, 948),
            (780, 920),
            (640, 868),
        ],
    )


def _egg(sc: Scene) -> None:
    m = _shell(sc)
    _speckles_and_bounce(sc, m)


def _shell(sc: Scene):
    egg = spline(
        [
            (EGG_X, EGG_Y - EGG_REACH),
            (EGG_X + EGG_HALF * 0.62, EGG_Y - EGG_REACH * 0.74),
            (EGG_X + EGG_HALF * 0.96, EGG_Y - EGG_REACH * 0.12),
            (EGG_X + EGG_HALF * 0.98, EGG_Y + EGG_REACH * 0.30),
            (EGG_X + EGG_HALF * 0.72, EGG_Y + EGG_REACH * 0.74),
            (EGG_X + EGG_HALF * 0.30, EGG_Y + EGG_REACH * 0.95),
            (EGG_X - EGG_HALF * 0.30, EGG_Y + EGG_REACH * 0.95),
            (EGG_X - EGG_HALF * 0.72, EGG_Y + EGG_REACH * 0.74),
            (EGG_X - EGG_HALF * 0.98, EGG_Y + EGG_REACH * 0.30),
            (EGG_X - EGG_HALF * 0.96, EGG_Y - EGG_REACH * 0.12),
            (EGG_X - EGG_HALF * 0.62, EGG_Y - EGG_REACH * 0.74),
        ]
    )
    shadow = spline(
        [
            (EGG_X - 120, EGG_Y + 236, 1),
            (EGG_X + 100, EGG_Y + 236),
            (EGG_X + 430, EGG_Y + 330),
            (EGG_X + 620, EGG_Y + 420, 1),
            (EGG_X + 640, EGG_Y + 500),
            (EGG_X + 380, EGG_Y + 420),
            (EGG_X + 100, EGG_Y + 300),
        ]
    )
    sc.mul("#8a3a52", blur(mask(shadow), 7) * 0.78)
    return sc.add(
        egg,
        Lin(
            [(0, "#fffaf0"), (0.4, "#f2e6da"), (0.75, "#c9a8a8"), (1, "#8c6684")],
            (EGG_X - EGG_HALF, EGG_Y - EGG_REACH * 0.6),
            (EGG_X + EGG_HALF * 1.1, EGG_Y + EGG_REACH * 0.8),
        ),
        vol=190,
        shade=0.55,
        depth=0.6,
        mottle=0.04,
        detail=0.5,
        rim=("#ffffff", 5, (-0.8, -0.5), 0.5),
    )


def _speckles_and_bounce(sc: Scene, m) -> None:
    speckles = np.clip((noise(17, 2, 6) - 0.62) * 5, 0, 1) * m
    sc.mixin("#a8785f", speckles * 0.5)
    speckles = np.clip((noise(8, 2, 9) - 0.85) * 6, 0, 1) * m
    sc.mixin("#7a5a52", speckles * 0.6)
    # bounce light from the sand
    sc.screen("#f08a3c", m * smooth(EGG_Y + 40, EGG_Y + EGG_REACH, sc.y) * 0.34)


def _crack(sc: Scene) -> None:
    """A crack with light in it, and an eye looking out."""
    _crack_line(sc)
    _iris(sc)


def _crack_line(sc: Scene) -> None:
    crack = [
        (EGG_X - 150, EGG_Y - 150),
        (EGG_X - 112, EGG_Y - 128),
        (EGG_X - 96, EGG_Y - 160),
        (EGG_X - 58, EGG_Y - 120),
        (EGG_X - 36, EGG_Y - 146),
        (EGG_X - 4, EGG_Y - 104),
        (EGG_X + 30, EGG_Y - 134),
        (EGG_X + 56, EGG_Y - 98),
        (EGG_X + 92, EGG_Y - 120),
        (EGG_X + 118, EGG_Y - 92),
    ]
    sc.add(mask(poly(crack, closed=False), stroke=7), "#5a2c34", detail=0.9, mottle=0)
    sc.add(mask(poly([(x, y + 1.5) for x, y in crack], closed=False), stroke=3), "#ffcf60", detail=0.9, mottle=0)
    sc.add(
        poly(
            [
                (EGG_X - 36, EGG_Y - 146),
                (EGG_X - 4, EGG_Y - 104),
                (EGG_X + 30, EGG_Y - 134),
                (EGG_X + 10, EGG_Y - 160),
                (EGG_X - 20, EGG_Y - 166),
            ]
        ),
        "#3c1a2a",
        detail=0.9,
    )
    sc.add(
        ell(EGG_X - 3, EGG_Y - 138, 20, 12),
        "#f8e8b0",
        detail=1,
        mottle=0,
        clip=mask(
            poly(
                [
                    (EGG_X - 36, EGG_Y - 146),
                    (EGG_X - 4, EGG_Y - 104),
                    (EGG_X + 30, EGG_Y - 134),
                    (EGG_X + 10, EGG_Y - 160),
                    (EGG_X - 20, EGG_Y - 166),
                ]
            )
        ),
    )


def _iris(sc: Scene) -> None:
    sc.add(ell(EGG_X - 5, EGG_Y - 138, 9.5), "#c86a1c", detail=1, mottle=0)
    sc.add(ell(EGG_X - 5, EGG_Y - 138, 4.6), "#1a0c14", detail=1, mottle=0)
    sc.add(ell(EGG_X - 8, EGG_Y - 141, 1.8), "#ffffff", detail=1, mottle=0)


def _door_and_window(sc: Scene) -> None:
    sc.add(
        spline(
            [
                (DOOR_X - 44, DOOR_Y, 1),
                (DOOR_X - 44, DOOR_Y - 92),
                (DOOR_X, DOOR_Y - 134),
                (DOOR_X + 44, DOOR_Y - 92),
                (DOOR_X + 44, DOOR_Y, 1),
            ]
        ),
        "#7a5348",
        vol=6,
        depth=0.7,
        detail=0.9,
    )
    sc.add(
        spline(
            [
                (DOOR_X - 33, DOOR_Y, 1),
                (DOOR_X - 33, DOOR_Y - 86),
                (DOOR_X, DOOR_Y - 119),
                (DOOR_X + 33, DOOR_Y - 86),
                (DOOR_X + 33, DOOR_Y, 1),
            ]
        ),
        Lin([(0, "#2a8a8c"), (1, "#14505c")], (DOOR_X - 33, 0), (DOOR_X + 33, 0)),
        depth=0.7,
        detail=0.95,
    )
    for i in (-1, 0, 1):
        line(sc, [(DOOR_X + i * 16, DOOR_Y - 3), (DOOR_X + i * 16, DOOR_Y - 100 + abs(i) * 14)], 2, "#0f4450", 0.7)
    sc.add(ell(DOOR_X + 22, DOOR_Y - 48, 4.5), "#ffd870", detail=1, mottle=0)
    wx, wy = EGG_X + 78, EGG_Y + 110
    sc.add(ell(wx, wy, 34), "#7a5348", vol=6, detail=0.9)
    sc.add(ell(wx, wy, 25), Rad([(0, "#fff2b8"), (1, "#f0a040")], (wx, wy), 30), mottle=0, detail=1)
    line(sc, [(wx - 25, wy), (wx + 25, wy)], 4, "#7a5348")
    line(sc, [(wx, wy - 25), (wx, wy + 25)], 4, "#7a5348")


def _nest(sc: Scene) -> None:
    """Giant twigs, half buried."""
    r = rng(5)
    twigs = []
    for _i in range(60):
        u = r.uniform(-1, 1)
        x = EGG_X + u * 250
        y = EGG_Y + 240 + (1 - u * u) * 34 + r.uniform(-10, 16)
        length = r.uniform(60, 150)
        a = r.uniform(-0.5, 0.5) + u * 0.5
        if abs(x - DOOR_X) < 70 and y > DOOR_Y - 20:
            continue
        twigs.append(
            (
                limb(
                    [
                        (x - length / 2 * math.cos(a), y - length / 2 * math.sin(a)),
                        (x, y - r.uniform(2, 12)),
                        (x + length / 2 * math.cos(a), y + length / 2 * math.sin(a)),
                    ],
                    [3, 9, 3],
                    14,
                ),
                mix("#6a3c34", "#c98a5a", r.random()),
            )
        )
    sc.polys(
        twigs, vol=4, depth=0.72, detail=0.8, rim=("#ffe6b8", 2.4, (-0.6, -1), 0.7), shadow=(8, 6, 6, 0.4, "#6a2a40")
    )


def _near_dune(sc: Scene) -> None:
    near_crest = [
        tuple(p)
        for p in sample(
            [(-40, 1180), (140, 1150), (340, 1168), (560, 1222), (760, 1236), (900, 1206), (1060, 1150)], 160
        )
    ]
    _dune(
        sc,
        near_crest,
        1560,
        "#f09a48",
        "#7a2c48",
        7,
        [(900, 1206, 1), (960, 1250), (900, 1330), (1000, 1420), (1100, 1500), (1100, 1130)],
    )


def _bird_shadow(sc: Scene) -> None:
    """The shadow of an enormous bird sweeps over the sand."""
    bird = spline(
        [
            (60, 1330),
            (180, 1290),
            (270, 1240, 1),
            (330, 1262),
            (372, 1300),
            (430, 1306),
            (520, 1270),
            (640, 1252),
            (760, 1270, 1),
            (690, 1300),
            (640, 1330),
            (600, 1326),
            (560, 1356),
            (520, 1348),
            (486, 1376),
            (440, 1372),
            (420, 1400),
            (440, 1446),
            (404, 1432),
            (372, 1450),
            (376, 1410),
            (350, 1376),
            (300, 1372),
            (270, 1392),
            (236, 1368),
            (190, 1376),
            (160, 1350),
            (110, 1356),
        ]
    )
    bird = X(bird, about=(400, 1330), s=1.1, sy=1.05, y=4)
    sc.mul("#7a2448", blur(mask(bird), 5) * 0.62)


def _dune(sc, crest, base_y, lit_colour, shade_colour, seed, split):
    """A dune with a knife edge: light side, shadow side, ripples."""
    slope = land(crest)
    m = sc.add(
        slope,
        Lin([(0, lit_colour), (1, mix(lit_colour, "#b8502c", 0.45))], (0, min(p[1] for p in crest)), (0, base_y)),
        depth=0.5,
        mottle=0.05,
        rim=("#fff2cc", 4, (-0.5, -1), 0.6),
        flow=0.25,
    )
    shade = mask(spline(split))
    shade = displace(shade, 3, 60, seed)
    sc.mul(shade_colour, shade * m * 0.92)
    n = noise(90, 3, seed, aspect=2)
    phase = (sc.y + 0.35 * sc.x + n * 46) / (7 + np.clip(sc.y - 700, 0, None) / 70)
    ripple = np.sin(phase * 2 * math.pi / 2.2) * smooth(760, 1300, sc.y) * m
    sc.img[:] = np.clip(sc.img * (1 + 0.05 * ripple)[..., None], 0, 1)
    return m


def _feather(sc: Scene) -> None:
    """A feather as long as the egg is high, drifting down out of an empty sky."""
    t = T(800, 236, 1.15, 24)
    vane = spline([(-150, 6, 1), (-96, -30), (0, -44), (96, -30), (150, 4, 1), (80, 26), (0, 32), (-90, 22)])
    m = sc.add(
        t(vane),
        Lin([(0, "#fffaf0"), (1, "#c8a8a8")], t((0, -44)), t((0, 32))),
        vol=16,
        depth=0.3,
        detail=0.8,
        rim=("#ffffff", 4, (-0.6, -0.8), 0.8),
    )
    barbs = [
        (limb([(x, 0), (x + 34, side * 40)], [1.5, 3]), "#9a7a88", 0.5)
        for x in range(-130, 130, 16)
        for side in (-1, 1)
    ]
    sc.polys([(t(path), tone, alpha) for path, tone, alpha in barbs], clip=m, mottle=0, detail=0.8)
    sc.add(t(limb([(150, 4), (0, 0), (-196, 22)], [2, 6, 7])), "#8a5a50", mottle=0, depth=0.3, detail=0.9)


def _visitor(sc: Scene) -> None:
    """A man who has come with a very large spoon; his shadow is longer still."""
    x, y, height = 716, 1186, 268
    shadow = [(-30, 2, 1), (36, 2), (150, 44), (300, 84), (290, 100), (130, 60), (-16, 12)]
    sc.mul("#5a1c3c", blur(mask(T(x, y, 1.2)(spline(shadow))), 3) * 0.7)
    t = T(x, y, height)
    rim = ("#fff4d0", 3.5, (-0.8, -0.5), 0.9)
    shaft = [(-0.20, -0.50), (0.10, -0.80), (0.52, -1.12)]
    silver = {"depth": 0.93, "detail": 1.0, "rim": rim}
    sc.add(t(limb(shaft, [0.03, 0.035, 0.05])), "#d8c8a8", vol=4, **silver)
    bowl = ell(0.64, -1.22, 0.21, 0.14, -38)
    sc.add(t(bowl), Lin([(0, "#fff8e4"), (1, "#a88a84")], t((0.52, -1.34)), t((0.76, -1.1))), vol=12, **silver)
    sc.add(
        t(ell(0.645, -1.215, 0.155, 0.092, -38)),
        Lin([(0, "#8a6a70"), (1, "#f0e0c8")], t((0.55, -1.3)), t((0.74, -1.14))),
        mottle=0.02,
        depth=0.93,
        detail=1,
    )
    person(
        sc,
        x,
        y,
        height,
        pose="walk",
        coat="#a8d0c0",
        legs="#e8d2a8",
        hair="#4a2c24",
        skin="#c88a60",
        boots="#4a2430",
        hem=0.15,
        hat="brim",
        hatc="#f4dca0",
        belt="#b8502c",
        flip=True,
        rim=rim,
        e1=(-0.02, -0.60),
        h1=(0.14, -0.56),
        e2=(0.16, -0.60),
        h2=(0.17, -0.53),
    )
