"""Card 84, The Mapmaker's Beard."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.field import noise, rng, smooth
from ...kit.fills import Lin
from ...kit.paths import T, limb, poly, rect, spline
from ...press import Plate, print_engraving
from .beard_delta import across_beard, lake, river
from .mapmaker_head import CX, HAIR, SKIN, cap, features
from .motifs import INK_E3, PAPER_E3, engraved_person


def _tree_mark(pl: Plate, x, y, s):
    pl.cutshape(limb([(x, y), (x, y - 12 * s)], [5 * s, 4 * s], 6), "#8a5a44", 1.6, detail=0.9)
    pl.cutshape(
        spline(
            [
                (x - 13 * s, y - 12 * s),
                (x - 14 * s, y - 30 * s),
                (x, y - 44 * s),
                (x + 14 * s, y - 30 * s),
                (x + 13 * s, y - 12 * s),
                (x, y - 7 * s),
            ]
        ),
        "#6aa850",
        2.2,
        vol=10 * s,
        detail=0.9,
        hatch=30,
    )


def _house_mark(pl: Plate, x, y, s):
    pl.cutshape(rect(x - 15 * s, y - 22 * s, 30 * s, 24 * s), "#fbf4e2", 2, detail=0.9)
    pl.cutshape(poly([(x - 20 * s, y - 20 * s), (x, y - 42 * s), (x + 20 * s, y - 20 * s)]), "#d8482e", 2, detail=0.9)


def _little_ship(pl: Plate, x, y, s, *, flip=False):
    t_ = T(x, y, s, 0, flip=flip)
    for x0, w, h in ((-12, 44, 62), (24, 34, 46)):
        pl.cutshape(t_(rect(x0 - 2, -h - 20, 4, h + 10)), "#6a4a3a", 1.4, detail=1)
        pl.cutshape(
            t_(
                spline(
                    [
                        (x0 - w * 0.44, -h - 12, 1),
                        (x0 + w * 0.36, -h - 14, 1),
                        (x0 + w * 0.62, -h * 0.5 - 12),
                        (x0 + w * 0.4, -14, 1),
                        (x0 - w * 0.44, -14, 1),
                        (x0 - w * 0.2, -h * 0.5),
                    ]
                )
            ),
            "#fffaf0",
            2,
            vol=10 * s,
            detail=1,
            hatch=60,
        )
    pl.cutshape(
        t_(spline([(-48, -12, 1), (-38, 8), (0, 14), (36, 8), (56, -16, 1), (20, -6), (-24, -6)])),
        "#a8623e",
        2,
        vol=7,
        detail=1,
        hatch=0,
    )


@card(
    84,
    "the-mapmakers-beard",
    "The Mapmaker's Beard",
    Land.CABINET,
    print_engraving,
    paper_colour=PAPER_E3,
    tint=0.95,
    bend=0.55,
    clahe=1.3,
    full=1.28,
)
def the_mapmakers_beard() -> Plate:
    """The old man's beard is a river delta with ships, islands and a knot that has made a lake.

    He has drawn every country but the one he carries; a tiny surveyor has begun.
    """
    pl = Plate(ink=INK_E3, angle=0, light=(-0.5, -0.7, 0.5), key="#fffaf0", shadow="#14162c", fog=PAPER_E3, seed=841)
    dice = rng(84)
    _sky(pl)
    across, bottom, flow, strand, top = _beard_flow(pl)
    _back_hair(pl)
    _head(pl)
    _beard(pl, across, bottom, flow, dice, strand, top)
    river(pl, across, bottom, flow, top)
    kx, ky = lake(pl, bottom, top)
    _islands(pl, bottom, top)
    _moustache(pl)
    features(pl, dice)
    cap(pl)
    _ships(pl, bottom, kx, ky, top)
    _surveyor(pl)
    return pl


def _sky(pl: Plate):
    """Sky with a graticule."""
    pl.sky([(0, "#2c4486"), (0.3, "#5a78b4"), (0.62, "#e0a888"), (1, "#f4d4a0")], 0, 1300, warp=20)
    pl.glow(-40, 620, 620, "#ffd8a0", 0.6, 1.2)
    pl.hatch(np.ones_like(pl.pm), 2)
    for k in range(-6, 7):
        pl.pen([(CX + k * 70, -30), (CX + k * 104, 300), (CX + k * 128, 760)], 3.4, "#fff6dc", 0.9)
    for k in range(7):
        y = 40 + k * 118
        pl.pen([(-30, y + 54), (250, y + 8), (CX, y - 6), (790, y + 8), (W + 30, y + 54)], 3.4, "#fff6dc", 0.9)


def _beard_flow(pl: Plate):
    """Beard: flow lines fan out from the chin."""
    top, bottom = 640.0, float(H)
    t = np.clip((pl.y - top) / (bottom - top), 0, 1.2)
    spread = 210 + 400 * t**1.15
    wave = 16 * np.sin(pl.y / 74.0 + pl.x / 190.0) + 7 * np.sin(pl.y / 31.0 + pl.x / 83.0)
    strand = ((pl.x - CX + wave) / spread).astype(np.float32)
    flow = (strand * 430).astype(np.float32)
    across = (pl.y + np.abs(pl.x - CX) * 0.4).astype(np.float32)
    return across, bottom, flow, strand, top


def _back_hair(pl: Plate):
    """Hair at the back, ears."""
    for side in (-1, 1):
        back = spline(
            [
                (CX + side * 190, 270),
                (CX + side * 268, 300),
                (CX + side * 310, 420),
                (CX + side * 318, 560),
                (CX + side * 360, 700),
                (CX + side * 330, 840),
                (CX + side * 200, 800),
                (CX + side * 180, 500),
            ]
        )
        m = pl.cutshape(back, Lin([(0, HAIR), (1, "#b8bccb")], (0, 300), (0, 820)), 3.4, vol=60, shade=0.9, detail=0.6)
        pl.hatch(
            m,
            (pl.x * 1.0 + 30 * np.sin(pl.y / 60.0) - side * pl.y * 0.2).astype(np.float32),
            pl.straight(20).astype(np.float32),
        )
        pl.cutshape(
            spline(
                [
                    (CX + side * 208, 446),
                    (CX + side * 256, 430),
                    (CX + side * 272, 490),
                    (CX + side * 240, 566),
                    (CX + side * 206, 556),
                ]
            ),
            SKIN,
            3.2,
            vol=24,
            detail=0.8,
            hatch=40 * side,
        )
        pl.pen([(CX + side * 224, 470), (CX + side * 250, 466), (CX + side * 244, 520)], 3)


def _head(pl: Plate):
    """Head."""
    head = spline(
        [
            (CX - 214, 300),
            (CX - 226, 420),
            (CX - 214, 560),
            (CX - 180, 690),
            (CX - 90, 780),
            (CX, 800),
            (CX + 90, 780),
            (CX + 180, 690),
            (CX + 214, 560),
            (CX + 226, 420),
            (CX + 214, 300),
            (CX + 100, 236),
            (CX, 226),
            (CX - 100, 236),
        ]
    )
    pl.cutshape(
        head,
        Lin([(0, "#f8d0a8"), (0.6, SKIN), (1, "#b86a50")], (CX - 200, 260), (CX + 220, 720)),
        3.6,
        vol=150,
        shade=1.0,
        hs=1.1,
        detail=0.7,
        hatch=12,
    )
    for y, w in ((330, 130), (352, 150), (376, 120)):
        pl.pen([(CX - w, y + 8), (CX - w * 0.4, y - 6), (CX + w * 0.3, y - 5), (CX + w, y + 9)], 3.2)


def _beard(pl: Plate, across, bottom, flow, dice: np.random.Generator, strand, top):
    """The beard's mass."""
    outline = [
        (across_beard(top, bottom, -1.0 - 0.05 * math.sin(y / 47.0) - 0.02 * math.sin(y / 19.0), y), y)
        for y in range(600, 1561, 60)
    ]
    outline += [
        (across_beard(top, bottom, 1.0 + 0.05 * math.sin(y / 51.0 + 1) + 0.02 * math.sin(y / 23.0), y), y)
        for y in range(1560, 599, -60)
    ]
    outline += [(CX + 150, 690), (CX, 720), (CX - 150, 690)]
    m = pl.cutshape(
        spline(outline),
        Lin([(0, "#fbf8ee"), (0.5, HAIR), (1, "#cfccc4")], (0, 640), (0, H)),
        3.8,
        vol=110,
        shade=0.9,
        hs=0.35,
        detail=0.6,
        shadow=(8, 12, 16, 0.4),
    )
    shade_rows = 0.5 + 0.5 * np.sin(strand * 30 + noise(200, 2, 9) * 1.6)
    pl.mul("#8e93a2", m * smooth(0.45, 1.0, shade_rows).astype(np.float32) * 0.62)
    pl.mul("#b4ac9c", m * smooth(-0.2, 0.9, (pl.x - CX) / 520).astype(np.float32) * 0.5)
    pl.hatch(m, flow, across)
    for k in range(46):
        s0 = -0.96 + 1.92 * k / 45 + dice.uniform(-0.015, 0.015)
        y0 = dice.uniform(760, 1180)
        y1 = y0 + dice.uniform(160, 330)
        pts = [(across_beard(top, bottom, s0 + 0.012 * math.sin(y / 40.0), y), y) for y in np.linspace(y0, y1, 7)]
        pl.pen(pts, dice.uniform(2.4, 4.2))


def _islands(pl: Plate, bottom, top):
    """Islands: trees, a few houses."""

    for s, y, q in (
        (-0.13, 1130, 1.0),
        (-0.10, 1166, 0.9),
        (-0.16, 1180, 1.1),
        (0.17, 1190, 1.0),
        (0.2, 1230, 1.1),
        (0.14, 1240, 0.9),
        (-0.46, 1340, 1.1),
        (-0.52, 1380, 1.2),
        (-0.57, 1350, 1.0),
        (0.58, 1390, 1.1),
        (0.64, 1420, 1.0),
        (-0.05, 1410, 1.0),
        (0.22, 1400, 1.2),
        (0.28, 1430, 1.1),
        (-0.3, 1430, 1.1),
    ):
        _tree_mark(pl, across_beard(top, bottom, s, y), y, q)
    for s, y, q in ((-0.14, 1226, 1.0), (0.17, 1340, 1.0), (0.21, 1350, 0.8), (-0.48, 1432, 1.1)):
        _house_mark(pl, across_beard(top, bottom, s, y), y, q)


def _moustache(pl: Plate):
    """Moustache and lower lip."""
    pl.cutshape(
        spline([(CX - 46, 752), (CX, 742), (CX + 46, 752), (CX, 774)]), "#d99a88", 2.8, vol=12, detail=0.8, hatch=0
    )
    for side in (-1, 1):
        mo = spline(
            [
                (CX, 690),
                (CX + side * 60, 664),
                (CX + side * 150, 680),
                (CX + side * 236, 740),
                (CX + side * 296, 730, 1),
                (CX + side * 262, 796),
                (CX + side * 170, 806),
                (CX + side * 70, 760),
                (CX, 740),
            ]
        )
        m = pl.cutshape(
            mo,
            Lin([(0, "#fffdf4"), (1, "#c8c6c6")], (0, 660), (0, 810)),
            3.4,
            vol=40,
            shade=1.0,
            hs=1.1,
            detail=0.8,
            shadow=(4, 12, 10, 0.5),
        )
        pl.hatch(
            m,
            ((pl.y - (pl.x - CX) * side * 0.34) * 1.0 + 12 * np.sin(pl.x / 60.0)).astype(np.float32),
            pl.straight(70).astype(np.float32),
        )
        for k in range(5):
            pl.pen(
                [
                    (CX + side * (20 + k * 12), 700 + k * 9),
                    (CX + side * (120 + k * 12), 704 + k * 17),
                    (CX + side * (226 + k * 10), 758 + k * 8),
                ],
                2.8,
            )


def _ships(pl: Plate, bottom, kx, ky, top):
    """Ships."""

    _little_ship(pl, across_beard(top, bottom, 0.03, 1000), 1000, 0.78)
    _little_ship(pl, across_beard(top, bottom, -0.31, 1270), 1272, 0.86, flip=True)
    _little_ship(pl, across_beard(top, bottom, 0.38, 1300), 1302, 0.9)
    _little_ship(pl, across_beard(top, bottom, 0.05, 1440), 1444, 1.15)
    _little_ship(pl, kx - 4, ky + 26, 0.6, flip=True)


def _surveyor(pl: Plate):
    """The surveyor and his tripod on the right bank."""
    sx, sy = 724, 1140
    for dx in (-30, 0, 32):
        pl.cutshape(limb([(sx + 84 + dx * 0.1, sy - 128), (sx + 84 + dx, sy + 2)], [6, 5], 6), "#8a5a44", 1.8, detail=1)
    pl.cutshape(limb([(sx + 56, sy - 136), (sx + 120, sy - 150)], [16, 22]), "#e8d08a", 2.2, vol=7, detail=1)
    pl.cutshape(rect(sx + 76, sy - 132, 18, 12, 3), "#c89a48", 2, detail=1)
    engraved_person(
        pl,
        sx,
        sy,
        196,
        coat="#d8482e",
        hair="#3a2a22",
        skin="#f0cfae",
        legs="#2a2c44",
        hat="brim",
        arm=(0.24, -0.70),
        arm2=(-0.14, -0.46),
        vol=9,
    )
    pl.cutshape(rect(sx - 46, sy - 104, 30, 40, 2), "#fffaf0", 2, detail=1)
