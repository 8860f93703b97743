"""The delta in the beard: its channels and the lake in a knot."""

import math

import numpy as np

from ...kit.canvas import H
from ...kit.fills import Lin
from ...kit.paths import ell, limb, mask
from ...press import Plate
from .mapmaker_head import CX, WATER


def across_beard(top, bottom, s, y):
    """X of a strand at height y."""
    tt = min(max((y - top) / (bottom - top), 0), 1.2)
    return CX + s * (210 + 400 * tt**1.15) - 16 * math.sin(y / 74.0) - 7 * math.sin(y / 31.0)


def _channel(top, bottom, pl, points, widths):
    path = limb([(across_beard(top, bottom, s, y), y) for s, y in points], widths, 70)
    return pl.add(path, Lin([(0, "#7cc0e0"), (1, WATER)], (0, 760), (0, H)), vol=14, shade=0.7, detail=0.7, mottle=0.02)


def river(pl: Plate, across, bottom, flow, top):
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
            pts = [(across_beard(top, bottom, s, y) + off * w, y) for (s, y), w in zip(points, widths, strict=False)]
            pl.post(mask(limb(pts, [0.4, 2.2, 1.4, 2.2, 0.4], 70)) * total, "#f6f8fb", 0.9)


def lake(pl: Plate, bottom, top):
    """The knot that made a lake."""
    kx, ky = across_beard(top, bottom, -0.55, 1010) + 6, 1010
    lake = ell(kx, ky, 74, 62)
    for pts in (
        [
            (across_beard(top, bottom, -0.72, 780), 780),
            (across_beard(top, bottom, -0.66, 890), 890),
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
            (across_beard(top, bottom, -0.62, 1160), 1168),
            (across_beard(top, bottom, -0.7, 1260), 1280),
            (across_beard(top, bottom, -0.78, 1360), 1390),
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
        Lin([(0, "#8cd0e8"), (1, "#3f8cc8")], (0, ky - 60), (0, ky + 60)),
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
