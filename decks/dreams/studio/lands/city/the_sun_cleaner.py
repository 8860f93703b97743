"""Card 16, The Sun-Cleaner."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.camera import Quad
from ...kit.canvas import H
from ...kit.colour import mix, ramp
from ...kit.field import blur, noise, rng, shift
from ...kit.fills import Lin, Rad
from ...kit.ground import swirl
from ...kit.marks import line
from ...kit.paths import T, X, ell, limb, mask, poly, rect, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.buildings import skyline
from ...motifs.person import person
from ...motifs.things import trickle
from .motifs import facade
from .things import star_glyph

PALE, SLATE = "#fff0c0", "#5a7a8a"
SUN_X, SUN_Y, SUN_R = 508, 500, 318
CRADLE_X, CRADLE_Y = 470, 735
UMBRELLA = (SUN_X + 42, 1208)


def rooster(sc: Scene, t: T, c="#8a3a2a", tail="#22424a", rim=None, depth=0.9) -> None:
    """rooster standing, facing right"""
    k = t.a[2]
    kw = {"rim": rim, "depth": depth, "detail": 1}
    _rooster_tail(sc, t, tail, k, kw)
    _rooster_body(sc, t, k, depth, c, kw)
    _rooster_head(sc, t, k, kw, depth)


def _rooster_tail(sc: Scene, t: T, tail, k, kw) -> None:
    """tail"""
    for i, (dx, dy) in enumerate([(-96, -128), (-112, -104), (-110, -76), (-80, -140), (-62, -146)]):
        sc.add(
            t(
                limb(
                    [(-34, -58), (-34 + (dx + 34) * 0.45, -72 + (dy + 60) * 0.9 - 10), (dx, dy), (dx - 8, dy + 30)],
                    [16, 20, 16, 3],
                )
            ),
            mix(tail, "#3fa098", i * 0.13),
            vol=6 * k,
            **kw,
        )


def _rooster_body(sc: Scene, t: T, k, depth, c, kw) -> None:
    """feet and body"""
    for fx in (-6, 12):
        sc.add(t(limb([(fx, -36), (fx + 2, -16), (fx, 0)], [9, 6, 5])), "#d89a3a", vol=2 * k, depth=depth, detail=1)
        sc.add(t(limb([(fx - 10, 0), (fx + 6, -2), (fx + 18, 2)], [3, 6, 3])), "#d89a3a", depth=depth, detail=1)
    sc.add(
        t(
            spline(
                [(-50, -66), (-34, -84), (-4, -78), (22, -92), (44, -70), (38, -42), (10, -26), (-22, -30), (-44, -46)]
            )
        ),
        c,
        vol=22 * k,
        **kw,
    )
    sc.add(
        t(spline([(6, -64), (16, -96), (28, -124), (48, -126), (54, -108), (52, -82), (46, -58), (24, -50)])),
        "#d88a34",
        vol=14 * k,
        **kw,
    )
    sc.add(
        t(spline([(-38, -62), (-14, -72), (12, -62), (6, -44), (-20, -40)])),
        mix(c, "#20141c", 0.35),
        vol=9 * k,
        depth=depth,
        detail=1,
    )


def _rooster_head(sc: Scene, t: T, k, kw, depth) -> None:
    """comb, beak and eye"""
    sc.add(
        t(
            spline(
                [(26, -124, 1), (24, -142), (34, -136), (38, -150), (46, -138), (56, -146), (56, -128), (58, -122, 1)]
            )
        ),
        "#d8322a",
        vol=4 * k,
        **kw,
    )
    sc.add(t(spline([(56, -118, 1), (76, -110, 1), (56, -106)])), "#f0b84a", depth=depth, detail=1)
    sc.add(
        t(spline([(50, -106), (58, -104), (60, -88), (52, -84), (47, -94)])),
        "#d8322a",
        vol=3 * k,
        depth=depth,
        detail=1,
    )
    sc.add(t(ell(46, -117, 4)), "#fff4d8", mottle=0, depth=depth, detail=1)
    sc.add(t(ell(47, -117, 2.4)), "#101018", mottle=0, depth=depth, detail=1)


@card(16, "the-sun-cleaner", "The Sun-Cleaner", Land.CITY, gouache)
def the_sun_cleaner() -> Scene:
    """The sun is stuck between two houses and is being cleaned at last, but under the soot there is night. Should he go
    on wiping? A child below catches the gold that runs off; the rooster does not know whether to crow.

    Gouache, P5 fogged gold, symmetrical gap.
    """
    sc = Scene(light=(0.0, -0.55, 0.6), key=PALE, shadow="#4a3030", fog="#f0dca8", seed=1601)
    _foggy_sky(sc)
    _far_street(sc)
    dice = _paving(sc)
    _inner_walls(sc)
    _fronts(sc)
    disc = _grimy_sun(sc)
    starts, night = _wiped_half(sc)
    _night_in_the_sun(sc, night, starts, dice, disc)
    _running_gold(sc)
    _cracks(sc, dice)
    _cleaner(sc)
    _bucket(sc)
    _rooster_on_ledge(sc)
    _child(sc)
    _umbrella(sc)
    return sc


def _foggy_sky(sc: Scene) -> None:
    """a sky of gold fog"""
    sc.sky([(0, "#b8b89c"), (0.2, "#dccf9c"), (0.5, "#fbe8b0"), (0.75, "#f6d898"), (1, "#e0bc84")], 0, H, warp=50)
    sc.setflow(swirl(sc, 0.1, 0.9, 420, 2))
    sc.glow(SUN_X, SUN_Y, 900, "#fff4c8", 0.6, 1.5)


def _far_street(sc: Scene) -> None:
    """the far end of the street in fog"""
    skyline(
        sc,
        1180,
        60,
        260,
        40,
        90,
        "#d8be88",
        "#c8ac80",
        21,
        lit="#fff6d0",
        plit=0.3,
        win=(5, 8),
        gap=(11, 15),
        depth=0.12,
        fogg=(900, 1200, 0.85, "#f8e4b0"),
    )
    sc.haze(1130, 90, "#fdeec4", 0.7, seed=4)


def _paving(sc: Scene):
    """the paved street"""
    street = poly([(430, 1150), (590, 1150), (900, H + 20), (110, H + 20)])
    sc.add(poly([(-20, 1240), (1040, 1240), (1040, H + 20), (-20, H + 20)]), "#b8986a", depth=0.3, mottle=0.06)
    sc.add(
        street,
        Lin([(0, "#f8e2ac"), (0.5, "#d8b67c"), (1, "#8a6a4c")], (0, 1150), (0, H)),
        depth=0.35,
        mottle=0.07,
        flow=0.0,
    )
    dice = rng(6)
    cob = []
    for j in range(16):
        f = (j / 16) ** 1.6
        y = 1158 + f * 330
        half = 80 + f * 320
        m = 9
        for i in range(m):
            x = SUN_X - half + (i + 0.5 + (j % 2) * 0.5) * 2 * half / m
            cob.append((ell(x, y, half / m * 0.86, 2.5 + 9 * f), mix("#f6dca4", "#7a5a44", dice.random() * 0.6), 0.4))
    sc.polys(cob, depth=0.35, mottle=0.04, flow=0.0)
    return dice


def _inner_walls(sc: Scene) -> None:
    """the inner walls of the two towers in deep perspective"""
    facade(
        sc,
        Quad((210, -60), (262, -20), (424, 1160), (150, 1500)),
        "#c8a874",
        "#6a4a3c",
        lit="#fff2c0",
        nx=3,
        ny=11,
        seed=4,
        plit=0.35,
        ww=0.42,
        wh=0.6,
        depth=0.4,
        fogg=(820, 1240, 0.6, "#f6dfaa"),
        rim=("#fff4cc", 5, (1, -0.2), 0.7),
    )
    facade(
        sc,
        Quad((754, -20), (806, -60), (866, 1500), (592, 1160)),
        "#b8946a",
        "#5a4038",
        lit="#fff2c0",
        nx=3,
        ny=11,
        seed=5,
        plit=0.35,
        ww=0.42,
        wh=0.6,
        depth=0.4,
        fogg=(820, 1240, 0.6, "#f6dfaa"),
        rim=("#fff4cc", 5, (-1, -0.2), 0.7),
    )


def _fronts(sc: Scene) -> None:
    """fronts of the two houses, framing"""
    facade(
        sc,
        Quad((-70, -60), (232, -40), (176, 1520), (-70, 1520)),
        "#9a7650",
        "#3a2a24",
        lit="#ffe6a0",
        nx=2,
        ny=9,
        seed=8,
        plit=0.3,
        ww=0.46,
        wh=0.58,
        depth=0.7,
        rim=(PALE, 6, (1, -0.1), 0.8),
        shutters="#5a7a80",
        fogg=(1100, 1500, 0.25, "#d8b888"),
    )
    facade(
        sc,
        Quad((784, -40), (1086, -60), (1086, 1520), (840, 1520)),
        "#86643f",
        "#33251f",
        lit="#ffe6a0",
        nx=2,
        ny=9,
        seed=19,
        plit=0.3,
        ww=0.46,
        wh=0.58,
        depth=0.7,
        rim=(PALE, 6, (-1, -0.1), 0.8),
        shutters="#6a7a70",
        fogg=(1100, 1500, 0.25, "#d8b888"),
    )


def _grimy_sun(sc: Scene):
    """the sun with the soot of years"""
    disc = mask(ell(SUN_X, SUN_Y, SUN_R))
    sc.add(
        disc,
        Rad(
            [(0, "#fff8d8"), (0.55, "#ffe392"), (0.85, "#fcc654"), (1, "#e89a38")],
            (SUN_X - 60, SUN_Y - 40),
            SUN_R * 1.15,
        ),
        vol=120,
        shade=0.35,
        depth=0.5,
        mottle=0.05,
        detail=0.45,
    )
    grime = np.clip(noise(120, 5, 44) * 0.9 + 0.1, 0, 1) * disc
    sc.mul("#a8703c", grime * 0.5)
    streaks = np.clip(noise(26, 4, 46, aspect=0.25) * 0.7, 0, 1) * disc
    sc.mul("#8a5a38", streaks * 0.35)
    return disc


def _wiped_half(sc: Scene):
    """overlapping swipes of the squeegee, night behind them"""
    swipes, starts = [], []
    for k in range(7):
        y = SUN_Y - 262 + k * 84
        x0 = SUN_X + [34, -14, 18, -6, 40, 10, 30][k]
        starts.append((x0, y + 26))
        swipes.append(
            limb([(x0, y + 26), (SUN_X + 120, y - 10), (SUN_X + 270, y + 6), (SUN_X + 420, y + 60)], [96, 100, 100, 96])
        )
    night = mask(swipes) * mask(ell(SUN_X, SUN_Y, SUN_R - 5))
    night = np.clip(night, 0, 1)
    nc = ramp([(0, "#0b1030"), (0.5, "#1c2a58"), (1, "#3a4a80")], np.clip((sc.y - SUN_Y + SUN_R) / (2 * SUN_R), 0, 1))
    sc.mul("#5a3010", blur(np.clip(night - shift(night, -7, 5), 0, 1), 5) * 0.5)
    sc.add(night, nc, depth=0.5, mottle=0.05, detail=0.55)
    edge = np.clip(blur(night, 1) - shift(blur(night, 1), 6, 2), 0, 1) * night
    sc.mixin("#fff2c0", blur(edge, 1.5) * 0.55)
    return starts, night


def _night_in_the_sun(sc: Scene, night, starts, dice, disc) -> None:
    """stars, a comet, and suds where the squeegee stopped"""
    sc.stars(420, SUN_Y + SUN_R, 7, ymin=SUN_Y - SUN_R, clip=night, size=(1.2, 4.2))
    comet = (SUN_X + 206, SUN_Y - 56)
    sc.glow(*comet, 130, "#b8c8ff", 0.45, 2)
    tail = limb([comet, (SUN_X + 168, SUN_Y - 118), (SUN_X + 112, SUN_Y - 176)], [20, 13, 2])
    sc.add(
        tail, Lin([(0, "#fff4d4"), (1, "#4a5a98")], comet, (SUN_X + 112, SUN_Y - 176)), mottle=0, depth=0.5, detail=1
    )
    sc.add(star_glyph(*comet, 34, 0.2), "#fff8e0", mottle=0, depth=0.5, detail=1)
    suds = []
    for x, y in starts:
        for _ in range(7):
            a = dice.uniform(1.9, 4.4)
            suds.append((ell(x + 44 * math.cos(a), y + 46 * math.sin(a), dice.uniform(5, 15)), "#fffbe8", 0.9))
    sc.polys(suds, clip=disc, depth=0.5, detail=0.9, vol=5, mottle=0.02, rim=("#ffffff", 2, (-0.5, -1), 0.9))


def _running_gold(sc: Scene) -> None:
    """gold that runs down from the wiped side"""
    runs = []
    for x, y0, y1, w in (
        (SUN_X + 96, SUN_Y + 296, 930, 8),
        (SUN_X + 40, SUN_Y + 310, 1010, 12),
        (SUN_X + 158, SUN_Y + 262, 850, 7),
        (SUN_X - 8, SUN_Y + 312, 900, 6),
        (SUN_X + 214, SUN_Y + 226, 800, 7),
    ):
        runs.append(trickle([(x, y0), (x + 2, (y0 + y1) / 2), (x - 1, y1)], w * 1.5, w * 0.6, w))
    sc.add(
        mask(runs),
        Lin([(0, "#ffd468"), (1, "#f0a83c")], (0, 780), (0, 1010)),
        vol=4,
        depth=0.52,
        detail=0.8,
        rim=("#fff6d0", 2, (-1, -0.3), 0.8),
    )
    for j, y in enumerate((1060, 1106, 1150)):
        sc.add(ell(SUN_X + 38, y, 6 + j, 10 + j * 1.5), "#ffc850", vol=3, depth=0.7, detail=0.9)


def _cracks(sc: Scene, dice) -> None:
    """cracks and crumbs where the sun presses the walls"""
    cracks, crumbs = [], []
    for side in (-1, 1):
        for k in range(7):
            a = (k - 3) * 0.30
            x, y = SUN_X + side * (SUN_R + 2) * math.cos(a), SUN_Y + (SUN_R + 2) * math.sin(a)
            crack = [(x, y)]
            for _m in range(4):
                crack.append((crack[-1][0] + side * dice.uniform(14, 34), crack[-1][1] + dice.uniform(-30, 34)))
            cracks.append(limb(crack, [7, 4, 1.5], 12))
        for _k in range(9):
            x, y = SUN_X + side * (SUN_R + dice.uniform(-30, 40)), SUN_Y + dice.uniform(200, 520)
            s = dice.uniform(6, 14)
            crumbs.append(
                (
                    X(poly([(-1, -0.7), (0.8, -0.9), (1, 0.6), (-0.7, 0.9)]), x, y, s, dice.uniform(0, 90)),
                    mix("#c8a070", "#6a4838", dice.random()),
                )
            )
    sc.add(mask(cracks), "#4a3028", alpha=0.8, mottle=0, depth=0.5, detail=0.8)
    sc.polys(crumbs, depth=0.55, detail=0.8, vol=4)


def _cleaner(sc: Scene) -> None:
    """the cradle and the cleaner"""
    for rx in (CRADLE_X - 128, CRADLE_X + 140):
        line(sc, [(rx + (SUN_X - rx) * 0.06, -20), (rx, CRADLE_Y - 40)], 5, "#5a4030", 1, 0.9)
    _cleaner_at_work(sc)
    _cradle(sc)


def _cleaner_at_work(sc: Scene) -> None:
    """the cleaner at work"""
    cl = person(
        sc,
        CRADLE_X + 14,
        CRADLE_Y + 6,
        238,
        "back",
        build=1.12,
        coat=SLATE,
        legs="#3f5a6a",
        hair="#5a2c1c",
        hat="cap",
        hatc="#3a4c5a",
        hem=0.03,
        hemw=0.13,
        back=True,
        sleeve="#e8dcc0",
        h2=(0.33, -1.06),
        e2=(0.20, -0.86),
        h1=(-0.22, -0.52),
        e1=(-0.16, -0.64),
        rim=("#fff0b8", 4, (-0.8, -0.6), 0.9),
        depth=0.92,
    )
    hx2, hy2 = cl["h2"]
    sc.add(limb([(hx2 - 16, hy2 + 36), (hx2 + 14, hy2 - 34)], [8, 8]), "#7a5030", vol=3, depth=0.93, detail=1)
    sc.add(
        X(rect(-40, -9, 80, 16, 5), hx2 + 16, hy2 - 40, 1, 26),
        "#2f4450",
        vol=5,
        depth=0.93,
        detail=1,
        rim=("#fff4cc", 2.5, (-0.6, -1), 0.9),
    )


def _cradle(sc: Scene) -> None:
    """plank and rails"""
    plank = rect(CRADLE_X - 150, CRADLE_Y, 312, 26, 5)
    sc.add(
        plank,
        Lin([(0, "#b8844c"), (1, "#5a3a28")], (0, CRADLE_Y), (0, CRADLE_Y + 26)),
        vol=7,
        depth=0.93,
        detail=0.9,
        rim=("#fff2c4", 3, (0, -1), 0.9),
        shadow=(0, 16, 14, 0.4),
    )
    for yy in (-44, -24):
        line(sc, [(CRADLE_X - 148, CRADLE_Y + yy), (CRADLE_X + 160, CRADLE_Y + yy)], 5, "#6a4a34", 1, 0.94)
    for rx in (CRADLE_X - 146, CRADLE_X + 156):
        sc.add(limb([(rx, CRADLE_Y - 60), (rx, CRADLE_Y + 8)], [9, 9]), "#6a4a34", vol=3, depth=0.94, detail=0.9)


def _bucket(sc: Scene) -> None:
    """bucket full of gold"""
    bucket_x = CRADLE_X - 88
    sc.glow(bucket_x, CRADLE_Y - 46, 120, "#ffd070", 0.7, 2)
    sc.add(
        spline(
            [
                (bucket_x - 34, CRADLE_Y - 50, 1),
                (bucket_x + 34, CRADLE_Y - 50, 1),
                (bucket_x + 26, CRADLE_Y, 1),
                (bucket_x - 26, CRADLE_Y, 1),
            ]
        ),
        Lin([(0, "#a8b0b0"), (1, "#56606a")], (bucket_x - 34, 0), (bucket_x + 34, 0)),
        vol=10,
        depth=0.95,
        detail=1,
        rim=("#fff4cc", 3, (1, -0.5), 0.8),
    )
    sc.add(ell(bucket_x, CRADLE_Y - 50, 34, 9), "#ffdc78", mottle=0, emit=0.8, depth=0.95, detail=1)
    sc.add(
        trickle(
            [(bucket_x + 26, CRADLE_Y - 48), (bucket_x + 33, CRADLE_Y - 20), (bucket_x + 32, CRADLE_Y + 34)], 8, 6, 7
        ),
        "#ffc850",
        vol=3,
        depth=0.95,
        detail=1,
    )


def _rooster_on_ledge(sc: Scene) -> None:
    """rooster on the right ledge"""
    sc.add(
        rect(672, 1120, 400, 22, 3),
        Lin([(0, "#d8b484"), (1, "#6a4a38")], (0, 1120), (0, 1142)),
        vol=6,
        depth=0.92,
        rim=("#fff4cc", 3, (-0.3, -1), 0.9),
        shadow=(0, 14, 12, 0.45),
        detail=0.8,
    )
    sc.add(
        limb([(870, 1262), (802, 1206), (748, 1146)], [20, 18, 15], 20),
        Lin([(0, "#b08a60"), (1, "#5a4030")], (740, 0), (880, 0)),
        vol=7,
        depth=0.91,
        rim=("#fff0c8", 3, (-0.6, -0.8), 0.8),
        detail=0.8,
        shadow=(6, 12, 10, 0.4),
    )
    rooster(sc, T(762, 1121, 1.2, 0, True), rim=("#fff2c4", 3, (-0.8, -0.6), 0.85), depth=0.94)


def _child(sc: Scene) -> None:
    """the child who waits below"""
    kid = person(
        sc,
        432,
        1396,
        205,
        "stand",
        coat="#2f5e4e",
        legs="#4a3a44",
        hair="#2c1c18",
        hem=0.14,
        hemw=0.16,
        hat="beret",
        hatc=SLATE,
        h2=(0.24, -0.78),
        e2=(0.14, -0.64),
        h1=(0.22, -0.70),
        e1=(0.10, -0.60),
        rim=("#fff4cc", 3.5, (0.2, -1), 0.9),
        shadow="#6a4a3a",
        depth=0.95,
    )
    ux, uy = UMBRELLA
    line(
        sc,
        [(kid["h2"][0] - 4, kid["h2"][1] + 14), (kid["h2"][0] + 14, kid["h2"][1] - 6), (ux, uy + 30)],
        6,
        "#4a2c20",
        1,
        0.95,
    )


def _umbrella(sc: Scene) -> None:
    """the umbrella, brimful"""
    ux, uy = UMBRELLA
    bowl = spline(
        [
            (ux - 104, uy - 62, 1),
            (ux - 92, uy - 24),
            (ux - 52, uy + 16),
            (ux, uy + 26),
            (ux + 52, uy + 16),
            (ux + 92, uy - 24),
            (ux + 104, uy - 62, 1),
            (ux + 76, uy - 46),
            (ux + 52, uy - 54, 1),
            (ux + 26, uy - 42),
            (ux, uy - 50, 1),
            (ux - 26, uy - 42),
            (ux - 52, uy - 54, 1),
            (ux - 76, uy - 46),
        ]
    )
    sc.glow(ux, uy - 66, 170, "#ffd878", 0.6, 2)
    sc.add(
        ell(ux, uy - 60, 100, 20),
        Lin([(0, "#fff0b0"), (1, "#ffc84a")], (0, uy - 80), (0, uy - 42)),
        mottle=0,
        emit=0.9,
        depth=0.955,
        detail=1,
    )
    line(sc, [(ux, uy - 56), (ux + 2, uy - 122), (ux + 14, uy - 134), (ux + 26, uy - 124)], 6, "#4a2c20", 1, 0.957)
    sc.add(
        bowl,
        Lin([(0, "#86a4ac"), (1, "#33505e")], (ux - 90, 0), (ux + 100, 0)),
        vol=24,
        depth=0.96,
        detail=1,
        rim=("#fff4cc", 3, (-0.4, -1), 0.8),
    )
    for dx in (-52, 0, 52):
        line(sc, [(ux + dx, uy - 50), (ux + dx * 0.8, uy - 14), (ux + dx * 0.1, uy + 25)], 2.6, "#2f4450", 0.75, 0.96)
    sc.add(rect(ux - 3, uy + 24, 6, 16, 2), "#4a2c20", depth=0.96, detail=1)
