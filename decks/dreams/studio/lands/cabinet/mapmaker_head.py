"""The mapmaker's face and cap."""

import math

import numpy as np

from ...kit.field import smooth
from ...kit.fills import Lin
from ...kit.paths import ell, limb, mask, poly, sample, spline
from ...press import Plate
from .motifs import INK_E3

CX = 520
SKIN, HAIR, WATER = "#f0b89c", "#f8f0dc", "#3f8cc8"


def features(pl: Plate, dice: np.random.Generator):
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


def cap(pl: Plate):
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
        Lin([(0, "#f07a5c"), (0.5, "#c83c34"), (1, "#7c1c30")], (CX - 250, 110), (CX + 280, 320)),
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
    pl.cutshape(band, "#f4c848", 3.2, vol=18, detail=0.8, hatch=0)
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
            "#58b0a0" if side < 0 else "#2f7c7c",
            2.8,
            vol=14,
            detail=0.9,
        )
        pl.hatch(m, 40 if side > 0 else -66)
    pl.cutshape(limb([tuple(q) for q in quill[::5]], [8, 6, 3], 40), "#e8d2b0", 2, detail=0.9)
