"""Card 3, Umbrella Crossing."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, displace, noise, rng, smooth
from ...kit.fills import Lin
from ...kit.ground import swirl, waves
from ...kit.marks import line
from ...kit.paths import T, blurmask, ell, limb, mask, poly, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.animals import dog
from ...motifs.figure import figure
from ...motifs.plants import tree
from ...motifs.sea import foam
from ...motifs.sky import cumulus

HORIZON = 800
BOAT_X, BOAT_Y, BOAT_TILT = 690, 1062, -13


def storm_sky(sc: Scene) -> None:
    """Cloud banks over a yellow gap at the horizon."""
    sc.sky(
        [(0, "#101d26"), (0.3, "#24403f"), (0.5, "#4d6d5f"), (0.62, "#9fae84"), (0.68, "#dfd8a0"), (0.75, "#7f9a84")],
        0,
        1150,
        warp=60,
    )
    sc.setflow(swirl(sc, 0.3, 1.3, 360, 2))
    for cx, cy, w, h, s, dk in [
        (160, 120, 620, 230, 1, 0),
        (760, 90, 700, 230, 2, 0),
        (480, 270, 520, 150, 3, 1),
        (950, 330, 420, 150, 4, 1),
        (60, 360, 360, 130, 6, 1),
    ]:
        cumulus(
            sc,
            cx,
            cy,
            w,
            h,
            s,
            light="#b9c4a4" if dk else "#6f8a82",
            mid="#4f6c68",
            dark="#13242c",
            alpha=0.95,
            L=(0.3, 0.6, 0.45),
            depth=0.05,
            flat=0.5,
        )


def lightning(sc: Scene) -> None:
    """Lightning like a tree, growing from the cloud."""
    ps, _tips, _out = tree(
        690, 300, 150, 13, 8, depth=6, spread=0.42, curl=0.34, ang=math.pi / 2 * 0.98, shrink=0.74, roots=False
    )
    m = mask(ps)
    sc.screen("#c8f0d8", blur(m, 26) * 1.6)
    sc.screen("#e8ffe8", blur(m, 7) * 1.2)
    sc.add(m, "#fbfff0", mottle=0, emit=1, detail=0.95, depth=0.1)
    sc.glow(700, 480, 520, "#cfe8c0", 0.4, 1.6)


def great_wave(sc: Scene):
    """The wave that rises on the left and curls over."""
    outline = [
        (-60, 1560),
        (-60, 620),
        (-10, 520),
        (70, 430),
        (170, 372),
        (290, 352),
        (400, 372),
        (480, 424),
        (520, 490),
        (524, 548),
        (500, 566),
        (470, 540),
        (430, 520),
        (370, 520),
        (320, 560),
        (296, 640),
        (300, 740),
        (330, 850),
        (390, 950),
        (480, 1040),
        (600, 1110),
        (740, 1160),
        (900, 1185),
        (1080, 1190),
        (1080, 1560),
    ]
    return sc.add(
        spline(outline),
        Lin([(0, "#a9d0b0"), (0.25, "#4d8f88"), (0.6, "#1d5560"), (1, "#07222e")], (420, 360), (200, 1400)),
        vol=120,
        shade=0.8,
        depth=0.5,
        mottle=0.08,
        rim=("#f2f8dc", 7, (0.5, -0.7), 0.75),
        detail=0.5,
    )


def flow_lines(sc: Scene, wave):
    """Flow lines up the face of the wave; returns the dice that throw the foam after them."""
    strokes = []
    r = rng(12)
    for i in range(64):
        u = i / 63
        path = [
            (-40 + u * 640, 1540),
            (-20 + u * 330 + r.uniform(-8, 8), 1120 - u * 60),
            (60 + u * 170, 800 - u * 40),
            (170 + u * 120 + r.uniform(-6, 6), 560 - u * 10),
            (290 + u * 150, 420 + u * 60),
            (420 + u * 70, 440 + u * 70),
        ]
        strokes.append(
            (
                limb(path, [1, 3.2 + 2 * r.random(), 4.0, 3, 2, 0.5], 50, cap=False),
                mix("#bfe4cc", "#0f3c48", (r.random() * 0.9)),
                0.30,
            )
        )
    sc.polys(strokes, clip=wave, flow=-1.1, mottle=0, detail=0.5, depth=0.5)
    return r


def foam_lip(sc: Scene) -> None:
    """The lip of foam along the crest."""
    lip = limb(
        [(40, 470), (130, 396), (240, 352), (340, 350), (430, 376), (500, 436), (528, 510), (512, 560)],
        [8, 16, 26, 34, 40, 44, 40, 24],
        60,
    )
    sc.add(
        displace(mask(lip), 14, 24, 9),
        Lin([(0, "#fffdf0"), (1, "#b9d6c8")], (200, 350), (520, 560)),
        vol=16,
        depth=0.55,
        detail=0.8,
        rough=5,
    )


def foam_fingers(sc: Scene, r: np.random.Generator) -> None:
    """Fingers of foam that reach down, and flying drops."""
    strokes = []
    for i in range(46):
        u = i / 45
        q = sample([(250, 372), (360, 372), (450, 410), (510, 480), (514, 560), (470, 545)], 46)[i]
        a = math.radians(60 + u * 60 + r.uniform(-30, 30))
        reach = r.uniform(30, 86)
        x1, y1 = q[0] + math.cos(a) * reach * 0.5, q[1] + math.sin(a) * reach * 0.5 + 4
        x2, y2 = q[0] + math.cos(a) * reach + 12 * math.sin(u * 9), q[1] + math.sin(a) * reach + 10
        strokes.append(
            (
                limb([tuple(q), (x1, y1), (x2, y2), (x2 + 10, y2 + 2)], [17, 12, 7, 2.0], 14),
                mix("#ffffff", "#bcd8ca", r.random() * 0.8),
            )
        )
    sc.polys(strokes, depth=0.56, detail=0.85, vol=6, shade=0.6)
    drops = [ell(r.uniform(250, 640), r.uniform(330, 720), 1 + 3.6 * r.random() ** 3) for _ in range(170)]
    # the brush would make white bricks of them
    sc.post(mask(drops), "#e8f4e4", 0.75)


def foot_of_the_wave(sc: Scene) -> None:
    """Foam in which the foot of the wave drowns."""
    for i in range(3):
        foam(
            sc,
            [(60 + i * 30, 1190 + i * 26), (230, 1150 + i * 22), (400, 1176 + i * 16), (560, 1160)],
            34 - 6 * i,
            "#e4f2e2",
            30 + i,
            0.55,
        )
    foot = np.exp(-(((sc.y - 1128 + noise(90, 3, 61, aspect=2.5) * 26) / 46) ** 2)) * smooth(660, 420, sc.x)
    sc.mixin("#cfe6d6", np.clip(foot * smooth(-0.5, 0.6, noise(30, 3, 62, aspect=2.4)) * 0.85, 0, 1))


def passengers(sc: Scene) -> None:
    """A girl in oilskins and her dog."""
    figure(
        sc,
        BOAT_X - 34,
        BOAT_Y + 52,
        255,
        coat="#e8b83c",
        hair=None,
        legs="#2a3a3a",
        hoodie=True,
        sit=False,
        arm=(0.30, -0.60),
        arm2=(0.26, -0.50),
        rim=("#f4fbe0", 4, (0.6, -0.7), 0.85),
        lean=-9,
        stride=0.02,
    )
    dog(sc, T(BOAT_X + 62, BOAT_Y + 8, 1.05, BOAT_TILT), rim=("#f4fbe0", 3, (0.6, -0.7), 0.85))


def umbrella_lining(sc: Scene, t: T) -> None:
    """The scalloped inside."""
    inner = spline(
        [
            (-104, 0, 1),
            (-78, -9),
            (-54, 2, 1),
            (-28, -9),
            (0, 2, 1),
            (26, -9),
            (54, 2, 1),
            (78, -9),
            (104, 0, 1),
            (60, 18),
            (0, 24),
            (-60, 18),
        ]
    )
    sc.add(t(inner), "#5e1620", depth=0.9, detail=0.9)


def umbrella_cover(sc: Scene, t: T) -> None:
    """The red cover."""
    sc.add(
        t(
            spline(
                [
                    (-104, 0, 1),
                    (-90, 8),
                    (-78, 4),
                    (-54, 14),
                    (-28, 8),
                    (0, 16),
                    (26, 8),
                    (54, 14),
                    (78, 4),
                    (90, 8),
                    (104, 0, 1),
                    (88, 46),
                    (46, 80),
                    (0, 90),
                    (-46, 80),
                    (-88, 46),
                ]
            )
        ),
        Lin([(0, "#e8503c"), (0.5, "#c02c2c"), (1, "#55101e")], t((10, -4)), t((-16, 92))),
        vol=34 * 1.72,
        depth=0.92,
        rim=("#fff2d0", 5, (0.6, -0.7), 0.8),
        detail=0.9,
        shade=0.9,
    )


def umbrella_boat(sc: Scene, t: T) -> None:
    """The upturned umbrella: its lining and its cover."""
    umbrella_lining(sc, t)
    umbrella_cover(sc, t)
    ribs_and_handle(sc, t)


def ribs_and_handle(sc: Scene, t: T) -> None:
    """Ribs on the cover, the tip below and the handle, which stands up like a mast."""
    for rib in (-54, 0, 54):
        line(sc, [t((rib, 14)), t((rib * 0.78, 54)), t((0, 89))], 3.2, "#6a1420", 0.7, 0.92)
    line(sc, [t((0, 88)), t((0, 106))], 7, "#3a2418")
    strokes = [
        (
            limb(
                [t((8, 16)), t((8, -60)), t((8, -150)), t((14, -172)), t((30, -174)), t((36, -158))],
                [9, 9, 9, 10, 10, 9],
                30,
            ),
            "#7a4a28",
        )
    ]
    sc.polys(strokes, vol=5, depth=0.91, detail=0.95, rim=("#fff2d0", 3, (0.6, -0.5), 0.8))


def flag(sc: Scene, t: T) -> None:
    """A sail made of a cloth."""
    sc.add(
        t(
            spline(
                [
                    (12, -146, 1),
                    (-22, -160),
                    (-56, -142),
                    (-78, -150, 1),
                    (-70, -112),
                    (-46, -106),
                    (-18, -122),
                    (10, -112, 1),
                ]
            )
        ),
        "#f2ead0",
        vol=8,
        depth=0.9,
        rim=("#ffffff", 3, (0.4, -1), 0.6),
        detail=0.9,
    )


def spray(sc: Scene, r: np.random.Generator) -> None:
    """Spray where the umbrella rides."""
    drops = []
    for _ in range(120):
        x = BOAT_X + r.standard_normal() * 120
        drops.append(ell(x, BOAT_Y + 112 + r.standard_normal() * 14, 1 + 3.2 * r.random() ** 3))
    sc.post(mask(drops), "#e8f4e4", 0.75)
    foam(
        sc,
        [
            (BOAT_X - 210, BOAT_Y + 120),
            (BOAT_X - 60, BOAT_Y + 112),
            (BOAT_X + 80, BOAT_Y + 100),
            (BOAT_X + 220, BOAT_Y + 84),
        ],
        20,
        "#f2f8e4",
        5,
        0.85,
    )


def rain(sc: Scene, r: np.random.Generator) -> None:
    """Thin slanting rain over everything."""
    strokes = []
    for _i in range(420):
        x = r.uniform(-40, W + 80)
        y = r.uniform(-20, H)
        length = r.uniform(20, 54)
        strokes.append(
            (
                poly([(x, y), (x - length * 0.34, y + length)], closed=False),
                "#e4f2e0",
                r.uniform(0.08, 0.30),
                r.uniform(1, 2.2),
            )
        )
    sc.polys(strokes, mottle=0, detail=0.2, depth=0.9)


@card(3, "umbrella-crossing", "Umbrella Crossing", Land.HARBOUR, gouache)
def umbrella_crossing() -> Scene:
    """Umbrella Crossing: a huge wave curls over an upturned red umbrella that floats like a boat with a girl in
    oilskins and a dog in strokes; lightning looks like a bare tree.

    Gouache, storm green, curl as frame.
    """
    sc = Scene(light=(0.35, -0.8, 0.45), key="#e8f4d8", shadow="#071a20", fog="#5f8580", seed=71)
    storm_sky(sc)
    lightning(sc)
    waves(sc, HORIZON, 1180, "#8fa58c", "#2f5f62", crest="#f4f4dc", n=10, amp=(3, 40), seed=4, depth=0.2, chop=1.2)
    wave = great_wave(sc)
    r = flow_lines(sc, wave)
    foam_lip(sc)
    foam_fingers(sc, r)
    foot_of_the_wave(sc)
    # trough and front waves
    waves(sc, 1130, 1600, "#3f7f7c", "#0a2a34", crest="#f0f6e0", n=7, amp=(16, 40), seed=14, depth=0.6, chop=1.1)
    # umbrella boat: upside-down red umbrella
    sc.add(blurmask(ell(BOAT_X + 6, BOAT_Y + 92, 150, 16), 8), "#06202a", alpha=0.5, mottle=0)
    t = T(BOAT_X, BOAT_Y, 1.72, BOAT_TILT)
    passengers(sc)
    umbrella_boat(sc, t)
    flag(sc, t)
    spray(sc, r)
    rain(sc, r)
    return sc
