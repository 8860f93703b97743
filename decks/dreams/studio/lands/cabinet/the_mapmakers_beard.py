"""Card 84, The Mapmaker's Beard."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.field import noise, rng, smooth
from ...kit.fills import Lin
from ...kit.paths import T, ell, limb, mask, poly, rect, sample, spline
from ...press import Plate, print_engraving
from .motifs import INK_E3, PAPER_E3, engraved_person

CX = 520
SKIN, HAIR, WATER = "#f2d2b6", "#f4f0e8", "#7896c6"


def _across_beard(top, bottom, s, y):
    """X of a strand at height y."""
    tt = min(max((y - top) / (bottom - top), 0), 1.2)
    return CX + s * (210 + 400 * tt**1.15) - 16 * math.sin(y / 74.0) - 7 * math.sin(y / 31.0)


def _channel(top, bottom, pl, points, widths):
    path = limb([(_across_beard(top, bottom, s, y), y) for s, y in points], widths, 70)
    return pl.add(path, Lin([(0, "#9ab4dc"), (1, WATER)], (0, 760), (0, H)), vol=14, shade=0.7, detail=0.7, mottle=0.02)


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
        "#9fb27c",
        2.2,
        vol=10 * s,
        detail=0.9,
        hatch=30,
    )


def _house_mark(pl: Plate, x, y, s):
    pl.cutshape(rect(x - 15 * s, y - 22 * s, 30 * s, 24 * s), "#fbf4e2", 2, detail=0.9)
    pl.cutshape(poly([(x - 20 * s, y - 20 * s), (x, y - 42 * s), (x + 20 * s, y - 20 * s)]), "#c87a5a", 2, detail=0.9)


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
    tint=0.9,
    bend=0.55,
    clahe=1.3,
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
    _river(pl, across, bottom, flow, top)
    kx, ky = _lake(pl, bottom, top)
    _islands(pl, bottom, top)
    _moustache(pl)
    _features(pl, dice)
    _cap(pl)
    _ships(pl, bottom, kx, ky, top)
    _surveyor(pl)
    return pl


def _sky(pl: Plate):
    """Sky with a graticule."""
    pl.sky([(0, "#33477a"), (0.35, "#4c659a"), (0.72, "#7f92ba"), (1, "#c4c8cc")], 0, 1300, warp=20)
    pl.glow(-40, 620, 620, "#c8d2e6", 0.55, 1.2)
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
        Lin([(0, "#fbe3cc"), (0.6, SKIN), (1, "#d8a488")], (CX - 200, 260), (CX + 220, 720)),
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
        (_across_beard(top, bottom, -1.0 - 0.05 * math.sin(y / 47.0) - 0.02 * math.sin(y / 19.0), y), y)
        for y in range(600, 1561, 60)
    ]
    outline += [
        (_across_beard(top, bottom, 1.0 + 0.05 * math.sin(y / 51.0 + 1) + 0.02 * math.sin(y / 23.0), y), y)
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
        pts = [(_across_beard(top, bottom, s0 + 0.012 * math.sin(y / 40.0), y), y) for y in np.linspace(y0, y1, 7)]
        pl.pen(pts, dice.uniform(2.4, 4.2))


def _river(pl: Plate, across, bottom, flow, top):
    """The river and its arms."""

    arms = [
        ([(0, 790), (0.03, 900), (-0.02, 1010), (0.05, 1130), (0.0, 1270), (0.06, 1530)], [44, 58, 66, 62, 66, 92]),
        (
            [(-0.01, 930), (-0.16, 1010), (-0.27, 1110), (-0.30, 1250), (-0.40, 1380), (-0.42, 1530)],
            [40, 42, 40, 44, 50, 60],
        ),
        ([(-0.27, 1110), (-0.46, 1190), (-0.60, 1290), (-0.74, 1400), (-0.80, 1530)], [34, 32, 36, 40, 48]),
        (
            [(0.02, 1000), (0.20, 1070), (0.34, 1170), (0.38, 1300), (0.50, 1420), (0.52, 1530)],
            [42, 44, 42, 46, 52, 60],
        ),
        ([(0.34, 1170), (0.54, 1240), (0.70, 1330), (0.78, 1440), (0.86, 1530)], [34, 32, 36, 42, 50]),
        ([(0.02, 1210), (-0.12, 1300), (-0.18, 1410), (-0.20, 1530)], [34, 32, 38, 46]),
    ]
    total = np.zeros_like(pl.img[..., 0])
    for points, widths in arms:
        total = np.maximum(total, _channel(top, bottom, pl, points, widths))
    pl.hatch(total, (across * 1.0).astype(np.float32), flow)
    pl.contour(total, 3)
    for points, widths in arms:
        for off in (-0.3, 0.25):
            pts = [(_across_beard(top, bottom, s, y) + off * w, y) for (s, y), w in zip(points, widths, strict=False)]
            pl.post(mask(limb(pts, [0.4, 2.2, 1.4, 2.2, 0.4], 70)) * total, "#f6f8fb", 0.9)


def _lake(pl: Plate, bottom, top):
    """The knot that made a lake."""
    kx, ky = _across_beard(top, bottom, -0.55, 1010) + 6, 1010
    lake = ell(kx, ky, 74, 62)
    for pts in (
        [
            (_across_beard(top, bottom, -0.72, 780), 780),
            (_across_beard(top, bottom, -0.66, 890), 890),
            (kx + 60, ky - 84),
            (kx + 104, ky),
            (kx + 30, ky + 92),
            (kx - 70, ky + 70),
            (kx - 100, ky - 6),
            (kx - 50, ky - 80),
            (kx + 34, ky - 66),
        ],
        [
            (kx - 60, ky + 66),
            (kx + 10, ky + 108),
            (_across_beard(top, bottom, -0.62, 1160), 1168),
            (_across_beard(top, bottom, -0.7, 1260), 1280),
            (_across_beard(top, bottom, -0.78, 1360), 1390),
        ],
    ):
        pl.cutshape(
            limb(pts, [30, 46, 50, 50, 48, 48, 50, 46, 34] if len(pts) > 5 else [34, 46, 42, 32, 8], 90),
            Lin([(0, "#fffdf4"), (1, "#cfcabc")], (kx - 100, ky - 100), (kx + 110, ky + 110)),
            3.2,
            vol=24,
            shade=1.0,
            hs=1.1,
            detail=0.8,
            hatch=26,
            shadow=(6, 8, 8, 0.45),
        )
    for q in (84, 94, 104):
        for a0 in (-60, 20, 120, 205):
            arc = [
                (kx + q * 1.02 * math.cos(math.radians(a)), ky + q * 0.9 * math.sin(math.radians(a)))
                for a in np.linspace(a0, a0 + 58 - (q - 84), 9)
            ]
            pl.pen(arc, 3)
    pl.cutshape(
        lake,
        Lin([(0, "#cfe0f0"), (1, "#7f9cc8")], (0, ky - 60), (0, ky + 60)),
        3.2,
        vol=14,
        shade=0.6,
        detail=0.8,
        hatch=0,
    )
    pl.cutshape(
        limb([(kx - 96, ky - 40), (kx - 60, ky - 78), (kx, ky - 86)], [10, 34, 12]),
        "#fbf6ea",
        2.6,
        vol=14,
        detail=0.8,
        hatch=40,
    )
    return kx, ky


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
        _tree_mark(pl, _across_beard(top, bottom, s, y), y, q)
    for s, y, q in ((-0.14, 1226, 1.0), (0.17, 1340, 1.0), (0.21, 1350, 0.8), (-0.48, 1432, 1.1)):
        _house_mark(pl, _across_beard(top, bottom, s, y), y, q)


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


def _features(pl: Plate, dice: np.random.Generator):
    """Cheeks, nose, eyes, brows."""
    _cheeks_and_eyes(pl, dice)
    _nose(pl)


def _cheeks_and_eyes(pl: Plate, dice: np.random.Generator):
    """Cheeks, closed lids and brows."""
    for side in (-1, 1):
        pl.cutshape(
            ell(CX + side * 142, 590, 66, 54, side * 14),
            "#f0b8a0",
            0,
            alpha=0.9,
            vol=50,
            shade=0.9,
            detail=0.7,
            soft=3,
            hatch=30 * side,
        )
        pl.pen([(CX + side * 84, 560), (CX + side * 96, 620), (CX + side * 152, 668)], 4)
        pl.cutshape(
            spline(
                [(CX + side * 60, 498, 1), (CX + side * 112, 462), (CX + side * 176, 488, 1), (CX + side * 116, 516)]
            ),
            "#f6d8c0",
            2.8,
            vol=22,
            shade=0.9,
            detail=0.9,
            hatch=-20 * side,
        )
        pl.post(mask(limb([(CX + side * 58, 498), (CX + side * 114, 518), (CX + side * 178, 488)], [2, 7, 2])), INK_E3)
        for k in range(7):
            x = CX + side * (74 + k * 15)
            y = 508 + 8 * math.sin((k + 1) / 8 * math.pi)
            pl.pen([(x, y), (x + side * 4, y + 10), (x + side * (8 + k), y + 17)], 3)
        for k in range(3):
            pl.pen(
                [
                    (CX + side * (188 + k * 4), 484 + k * 14),
                    (CX + side * 206, 476 + k * 18),
                    (CX + side * 218, 470 + k * 26),
                ],
                2.8,
            )
        pl.pen([(CX + side * 76, 536), (CX + side * 120, 548), (CX + side * 170, 526)], 3)
        for k in range(17):
            u = k / 16
            x, y = CX + side * (46 + 150 * u), 452 - 34 * math.sin(u * 2.4) + 6 * dice.random()
            pl.cutshape(
                limb(
                    [(x, y), (x + side * (16 + 20 * u), y - 24), (x + side * (40 + 32 * u), y - 20 + 34 * u)],
                    [17, 14, 2],
                    16,
                ),
                HAIR,
                2.2,
                vol=6,
                shade=0.9,
                detail=0.9,
                hatch=40,
            )


def _nose(pl: Plate):
    """The nose."""
    nose = spline(
        [
            (CX - 30, 450),
            (CX - 36, 540),
            (CX - 66, 610),
            (CX - 66, 656),
            (CX - 32, 668),
            (CX, 686),
            (CX + 32, 668),
            (CX + 66, 656),
            (CX + 66, 610),
            (CX + 36, 540),
            (CX + 30, 450),
            (CX, 440),
        ]
    )
    m = pl.add(
        nose,
        Lin([(0, SKIN), (1, "#f0b49a")], (0, 450), (0, 680)),
        vol=46,
        shade=1.1,
        hs=1.25,
        detail=0.9,
        shadow=(12, 14, 12, 0.45),
    )
    pl.hatch(m, 0)
    pl.contour(m * smooth(560, 600, pl.y), 3.2)
    pl.pen([(CX + 34, 470), (CX + 38, 540), (CX + 66, 608)], 3)
    for side in (-1, 1):
        pl.post(
            mask(spline([(CX + side * 20, 664), (CX + side * 36, 652), (CX + side * 50, 658), (CX + side * 36, 668)])),
            INK_E3,
        )
        pl.pen([(CX + side * 62, 606), (CX + side * 42, 626), (CX + side * 50, 650)], 3)


def _cap(pl: Plate):
    """The cap: a folded chart in a band, a quill."""
    _cap_cloth(pl)
    _cap_band(pl)
    _feather(pl)


def _cap_cloth(pl: Plate):
    """The soft cap."""
    cap = spline(
        [
            (CX - 250, 318),
            (CX - 276, 236),
            (CX - 210, 144),
            (CX - 40, 104),
            (CX + 150, 116),
            (CX + 270, 190),
            (CX + 286, 280),
            (CX + 250, 322),
            (CX + 120, 276),
            (CX, 266),
            (CX - 120, 276),
        ]
    )
    pl.cutshape(
        cap,
        Lin([(0, "#a4b6dc"), (0.5, "#7288bc"), (1, "#4a5c90")], (CX - 250, 110), (CX + 280, 320)),
        3.8,
        vol=90,
        shade=1.1,
        hs=0.8,
        detail=0.7,
        hatch=64,
        shadow=(4, 10, 10, 0.4),
    )
    for x0, x1 in ((-150, -90), (-40, -20), (90, 60), (190, 130)):
        pl.pen([(CX + x0, 148 + abs(x0) * 0.14), (CX + (x0 + x1) / 2 + 8, 204), (CX + x1, 262)], 3.4)


def _cap_band(pl: Plate):
    """The band with its stars."""
    band = spline(
        [
            (CX - 256, 336, 1),
            (CX - 140, 286),
            (CX, 270),
            (CX + 140, 286),
            (CX + 256, 336, 1),
            (CX + 250, 288, 1),
            (CX + 136, 244),
            (CX, 230),
            (CX - 136, 244),
            (CX - 250, 288, 1),
        ]
    )
    pl.cutshape(band, "#e8d08a", 3.2, vol=18, detail=0.8, hatch=0)
    for k in range(-4, 5):
        x, y = CX + k * 54, 252 + abs(k) ** 1.7 * 4.6
        q = [
            (
                x + (15 if i % 2 == 0 else 5) * math.cos(i * math.pi / 4),
                y + (15 if i % 2 == 0 else 5) * math.sin(i * math.pi / 4),
            )
            for i in range(8)
        ]
        pl.post(mask(poly(q)), INK_E3, 0.9)


def _feather(pl: Plate):
    """The quill behind the ear."""
    quill = sample([(CX + 206, 470), (CX + 258, 330), (CX + 330, 200), (CX + 384, 118)], 40)
    for side in (-1, 1):
        vane = []
        for i in range(8, 40):
            u = (i - 8) / 31
            d = quill[min(i + 1, 39)] - quill[i - 1]
            d = d / np.linalg.norm(d)
            n = np.array((-d[1], d[0])) * side
            vane.append(tuple(quill[i] + n * 40 * math.sin(math.pi * min(u * 0.92 + 0.08, 1)) ** 0.6 - d * 12))
        m = pl.cutshape(
            poly([tuple(q) for q in quill[8:]] + vane[::-1]),
            "#fbf4e2" if side < 0 else "#e8d2b8",
            2.8,
            vol=14,
            detail=0.9,
        )
        pl.hatch(m, 40 if side > 0 else -66)
    pl.cutshape(limb([tuple(q) for q in quill[::5]], [8, 6, 3], 40), "#e8d2b0", 2, detail=0.9)


def _ships(pl: Plate, bottom, kx, ky, top):
    """Ships."""

    _little_ship(pl, _across_beard(top, bottom, 0.03, 1000), 1000, 0.78)
    _little_ship(pl, _across_beard(top, bottom, -0.31, 1270), 1272, 0.86, flip=True)
    _little_ship(pl, _across_beard(top, bottom, 0.38, 1300), 1302, 0.9)
    _little_ship(pl, _across_beard(top, bottom, 0.05, 1440), 1444, 1.15)
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
        coat="#c87a5a",
        hair="#3a2a22",
        skin="#f0cfae",
        legs="#2a2c44",
        hat="brim",
        arm=(0.24, -0.70),
        arm2=(-0.14, -0.46),
        vol=9,
    )
    pl.cutshape(rect(sx - 46, sy - 104, 30, 40, 2), "#fffaf0", 2, detail=1)
