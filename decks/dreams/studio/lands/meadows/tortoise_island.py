"""Card 59, Tortoise Island."""

import math

import numpy as np
from numpy.random import Generator

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, noise, rng, shift, smooth
from ...kit.fills import Lin
from ...kit.ground import glitter, land, ridge, swirl
from ...kit.marks import line
from ...kit.paths import T, X, ell, limb, mask, poly, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.sea import foam
from ...motifs.sky import cumulus
from .picnic import island_meadow, picnic, scutes

LOOK = {"depth": 0.54, "detail": 0.75}

WATER = 1010
SKIN = "#8a9a62"
RIM = ("#fff6d0", 5, (0.5, -0.8), 0.8)

LAKE_DEEP = "#17383a"
LAKE_GREEN = "#3f7a6a"


def tortoise_head(sc: Scene, t: T, skin, rim) -> None:
    """Old tortoise's neck and head, facing left; the neck comes out of the shell at the right."""
    k = t.a[2]
    deep = mix(skin, "#17383a", 0.5)
    neck(sc, t, skin, deep, k, rim)
    tortoise_face(sc, t, skin, deep, k, rim)


def tortoise_face(sc: Scene, t: T, skin, deep, k: float, rim) -> None:
    """Mouth, eye and nostril."""
    head = spline(
        [
            (-46, -112),
            (-90, -134),
            (-140, -122),
            (-172, -88),
            (-178, -60),
            (-166, -36),
            (-128, -22),
            (-84, -14),
            (-48, -30),
        ]
    )
    head_mask = sc.add(
        t(head),
        Lin([(0, mix(skin, "#fff2c0", 0.32)), (1, mix(skin, deep, 0.5))], t((0, -134)), t((0, -14))),
        vol=50 * k,
        rim=rim,
        **LOOK,
    )
    r = rng(5)
    spots = [
        (
            t(ell(r.uniform(-160, -40), r.uniform(-130, -70), r.uniform(5, 11), r.uniform(4, 8))),
            mix(deep, skin, 0.4),
            0.5,
        )
        for _ in range(26)
    ]
    sc.polys(spots, clip=head_mask, vol=3, depth=0.55, detail=0.8)
    line(
        sc, [t((-178, -52)), t((-140, -46)), t((-104, -52)), t((-86, -68))], 5 * k, mix(deep, "#101c1c", 0.5), 0.9, 0.56
    )
    sc.add(t(ell(-118, -88, 17, 15)), mix(skin, "#fff6d8", 0.5), vol=5 * k, depth=0.56, detail=1)
    sc.add(t(ell(-121, -86, 10.5)), "#1c2018", mottle=0, depth=0.56, detail=1)
    sc.add(t(ell(-125, -91, 3.4)), "#ffffff", mottle=0, depth=0.56, detail=1)
    sc.add(
        t(limb([(-136, -98), (-118, -106), (-98, -96)], [7, 10, 6])),
        mix(skin, deep, 0.35),
        vol=4 * k,
        depth=0.57,
        detail=1,
    )
    sc.add(t(ell(-170, -74, 3.6, 2.6)), deep, mottle=0, depth=0.57, detail=1)


def neck(sc: Scene, t: T, skin, deep, k: float, rim) -> None:
    """The wrinkled neck."""
    neck_shape = limb([(80, 60), (10, 20), (-50, -30), (-86, -60)], [150, 118, 96, 86])
    neck_mask = sc.add(
        t(neck_shape),
        Lin([(0, mix(skin, "#fff2c0", 0.2)), (1, deep)], t((0, -100)), t((0, 110))),
        vol=46 * k,
        rim=rim,
        **LOOK,
    )
    wrinkles = []
    for i in range(6):
        x = 50 - i * 22
        wrinkles.append(
            (t(spline([(x, -34 - i * 9), (x + 16, 20 - i * 9), (x + 6, 70 - i * 14)], closed=False)), deep, 0.6, 4 * k)
        )
    sc.polys(wrinkles, clip=neck_mask, depth=0.54, detail=0.8, mottle=0)


@card(59, "tortoise-island", "Tortoise Island", Land.MEADOWS, gouache, vig=0.3)
def tortoise_island() -> Scene:
    """Tortoise Island: a picnic on a shell, over somebody's open roof hatch.

    Gouache, low wide mass.
    """
    sc = Scene(light=(0.55, -0.7, 0.45), key="#fff2c8", shadow="#17303a", fog="#c8dcc0", seed=591)
    r = lake_sky(sc)
    far_legs(sc)
    shell(sc, r)
    brim(sc)
    near_legs(sc, r)
    # spring that runs down the shell and falls into the lake
    fall = limb([(640, 676), (676, 740), (716, 800), (742, 880), (748, 1020)], [10, 14, 20, 26, 34], 50)
    sc.add(fall, Lin([(0, "#f8fff4"), (1, "#b8dcd4")], (640, 676), (748, 1020)), vol=6, depth=0.66, detail=0.8, soft=1)
    picnic(sc)
    lake(sc)
    rings(sc)
    lilies(sc, r)
    reeds(sc, r)
    return sc


def lake_sky(sc: Scene):
    """Sky, hills and the far shore with its firs."""
    sc.sky([(0, "#6fa8a0"), (0.4, "#b8d8b8"), (0.75, "#f6f2d4"), (1, "#fbe4b0")], 0, WATER, warp=40)
    sc.setflow(swirl(sc, 0, 0.7, 400, 2))
    sc.glow(800, 420, 640, "#fff6cc", 0.6, 1.6)
    for x, y, w, h, seed in (
        (210, 240, 420, 110, 3),
        (760, 190, 380, 90, 4),
        (480, 380, 300, 60, 5),
        (930, 420, 260, 56, 6),
    ):
        cumulus(sc, x, y, w, h, seed, light="#fffdf0", mid="#e8e4c8", dark="#98b8b0", depth=0.1)
    sc.add(land(ridge(840, 46, 260, 4, oct=4)), "#8fb8a0", depth=0.12, fogg=(800, 960, 0.6, "#f0ecd0"))
    sc.add(land(ridge(912, 34, 200, 7, oct=4)), "#6a9c84", depth=0.16, fogg=(870, 1000, 0.6, "#e8ecd0"))
    firs = []
    r = rng(8)
    for _ in range(90):
        x = r.uniform(-20, W + 20)
        y = 948 + r.normal(0, 8)
        s = r.uniform(0.5, 1.1)
        firs.append(
            (
                spline([(x, y - 64 * s, 1), (x + 14 * s, y, 1), (x - 14 * s, y, 1)]),
                mix("#5a8f7c", "#3f7468", r.random()),
            )
        )
    sc.polys(firs, depth=0.18, detail=0.4, fogg=(900, 990, 0.6, "#dce8cc"))
    sc.haze(970, 46, "#f4f0d4", 0.55, 4)
    return r


def far_legs(sc: Scene) -> None:
    """Far legs, tail, head and neck."""
    for points, widths in (
        ([(700, 860), (748, 950), (760, 1060)], [150, 128, 120]),
        ([(380, 880), (350, 960), (346, 1060)], [150, 130, 124]),
    ):
        sc.add(limb(points, widths), mix(SKIN, LAKE_DEEP, 0.45), vol=50, depth=0.5, detail=0.5)
    sc.add(
        limb([(846, 900), (900, 950), (930, 1000)], [70, 46, 16]),
        mix(SKIN, LAKE_DEEP, 0.3),
        vol=20,
        depth=0.5,
        detail=0.6,
    )
    tortoise_head(sc, T(292, 800, 1.08, 15), SKIN, RIM)


def shell(sc: Scene, r: Generator) -> None:
    """The shell and the meadow on it."""
    shell_shape = spline(
        [
            (226, 900, 1),
            (224, 820),
            (268, 690),
            (370, 590),
            (508, 548),
            (650, 566),
            (780, 640),
            (864, 760),
            (886, 880),
            (878, 920, 1),
            (700, 960),
            (500, 968),
            (320, 948),
        ]
    )
    shell_mask = sc.add(
        shell_shape,
        Lin([(0, "#a88a4c"), (0.6, "#7a5c34"), (1, "#3a3428")], (0, 560), (0, 960)),
        vol=150,
        shade=0.9,
        depth=0.55,
        detail=0.6,
        rim=RIM,
        mottle=0.07,
    )
    scutes(sc, shell_mask)
    island_meadow(sc, r)


def brim(sc: Scene) -> None:
    """The lower rim of the shell."""
    brim_shape = limb([(216, 900), (330, 944), (500, 966), (700, 956), (890, 906)], [34, 46, 50, 46, 34], 50)
    sc.add(
        brim_shape,
        Lin([(0, "#b89858"), (1, "#5a4a30")], (0, 890), (0, 990)),
        vol=18,
        depth=0.6,
        detail=0.6,
        rim=("#fff2c0", 4, (0.3, -1), 0.8),
        shadow=(0, 14, 14, 0.5),
    )
    seams = [
        (
            poly(
                [
                    (x, 900 + 60 * math.sin((x - 216) / 674 * math.pi) ** 0.6),
                    (x + 8, 950 + 60 * math.sin((x - 216) / 674 * math.pi) ** 0.6),
                ],
                closed=False,
            ),
            "#4a3a24",
            0.6,
            5,
        )
        for x in range(270, 880, 66)
    ]
    sc.polys(seams, clip=mask(brim_shape), depth=0.6, detail=0.7, mottle=0)


def near_legs(sc: Scene, r: Generator) -> None:
    """The near legs."""
    for points, widths in (
        ([(308, 900), (268, 980), (262, 1080)], [140, 124, 118]),
        ([(800, 900), (838, 980), (842, 1080)], [150, 130, 122]),
    ):
        leg = limb(points, widths)
        lm = sc.add(
            leg,
            Lin([(0, mix(SKIN, "#fff0c0", 0.15)), (1, mix(SKIN, LAKE_DEEP, 0.45))], (0, 900), (0, 1060)),
            vol=56,
            depth=0.62,
            detail=0.65,
            rim=RIM,
        )
        scales = []
        for _ in range(70):
            x = points[1][0] + r.normal(0, 40)
            y = r.uniform(900, 1060)
            scales.append((ell(x, y, r.uniform(8, 15), r.uniform(6, 11)), mix(SKIN, "#4a5a3a", r.random()), 0.6))
        sc.polys(scales, clip=lm, vol=4, depth=0.62, detail=0.6, mottle=0.03)


def lake(sc: Scene) -> None:
    """The lake, which mirrors everything above."""
    base = Lin([(0, "#c8dcb8"), (0.2, "#7ab09c"), (0.55, LAKE_GREEN), (1, LAKE_DEEP)], (0, WATER), (0, H))
    sc.reflect(WATER, tint="#cfe0c8", am=0.62, wob=14, seed=4, blurv=4, base=base)
    ripples = noise(30, 3, 61, aspect=6)
    relief = np.clip(ripples - shift(ripples, 0, 3), -0.6, 0.6) * smooth(WATER, WATER + 220, sc.y)
    sc.img[:] = np.clip(sc.img + relief[..., None] * 0.24, 0, 1)
    glitter(sc, 790, WATER + 8, 1480, 130, 300, "#fff6cc", n=260, seed=8, a=0.7)


def rings(sc: Scene) -> None:
    """Rings and foam round the legs."""
    for x, y, w in ((262, 1036, 110), (350, 1020, 90), (842, 1036, 116), (760, 1020, 90), (748, 1030, 60)):
        for k, alpha in ((1.0, 0.75), (1.5, 0.45), (2.2, 0.25)):
            sc.mixin(
                "#f8fbec",
                blur(mask(ell(x, y, w * k, w * k * 0.16), stroke=5), 0.8) * alpha * smooth(WATER, WATER + 6, sc.y),
            )
    foam(sc, [(120, 1040), (260, 1058), (508, 1052), (842, 1060), (960, 1042)], 12, "#f8fbec", 7, 0.5)


def lilies(sc: Scene, r: Generator) -> None:
    """Water-lilies."""
    lilie_items = []
    for _ in range(17):
        x = r.uniform(40, W - 40)
        y = r.uniform(1190, 1440)
        s = 0.5 + (y - 1150) / 300
        lilie_items.append((ell(x, y, 42 * s, 13 * s), mix("#3f7a5a", "#9cc46a", r.random())))
        lilie_items.append((poly([(x, y), (x + 46 * s, y - 7 * s), (x + 46 * s, y + 6 * s)]), "#245048"))
    sc.polys(lilie_items, depth=0.8, detail=0.7, vol=4, rim=("#f8f6d0", 2.5, (0.4, -1), 0.7), shadow=(-2, 6, 5, 0.4))
    for x, y, s in ((250, 1290, 1.2), (640, 1360, 1.4), (880, 1250, 1.0)):
        for a in (-60, -30, 0, 30, 60):
            sc.add(
                X(spline([(0, 0, 1), (9, -15), (0, -36, 1), (-9, -15)]), x, y, s, a),
                mix("#fff6f0", "#f0a8a0", abs(a) / 90),
                vol=5,
                depth=0.85,
                detail=0.9,
            )


def reeds(sc: Scene, r: Generator) -> None:
    """Reeds and bulrushes in front."""
    reed_items = []
    for cx, count in ((70, 26), (950, 30), (180, 8)):
        for _ in range(count):
            x = cx + r.normal(0, 46)
            length = r.uniform(150, 330)
            bend = r.normal(14, 26)
            reed_items.append(
                (
                    limb([(x, H + 20), (x + bend * 0.4, H - length * 0.6), (x + bend, H - length)], [9, 7, 1.5], 12),
                    mix("#1f4a40", "#8aa858", r.random() ** 1.5),
                )
            )
    sc.polys(reed_items, depth=0.95, detail=0.6, flow=math.pi / 2, mottle=0.04, rim=("#f4f0c0", 2, (0.6, -0.5), 0.5))
    for x, y in ((60, 1210), (104, 1260), (946, 1190), (906, 1240)):
        sc.add(
            limb([(x, y), (x + 4, y + 62)], [17, 17]),
            "#6a4428",
            vol=7,
            depth=0.96,
            detail=0.8,
            rim=("#f4e0a8", 2.5, (0.6, -0.6), 0.7),
        )
