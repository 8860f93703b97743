"""The hands of the hill: one holds the torn land, the other pulls the needle."""

import math

import numpy as np

from ...kit.colour import mix
from ...kit.field import blur, rng, smooth
from ...kit.fills import Lin
from ...kit.paths import ell, limb, mask, sample, spline
from ...kit.scene import Scene

RIM = ("#ffe8c0", 5, (0.7, -0.6), 0.9)
Place = tuple[float, float]


def finger(sc: Scene, way: list[Place], widths: list[float], lit: float = 0.0, depth: float = 0.85) -> None:
    """A finger with its knuckles and a nail at the end."""
    tone = mix("#e8a890", "#8a4a60", 0.35 - lit)
    sc.add(
        limb(way, widths, 40),
        Lin(
            [(0, mix(tone, "#ffe8d0", 0.45)), (0.6, tone), (1, "#7a4058")],
            (way[1][0] + 20, way[1][1] - 30),
            (way[1][0] - 30, way[1][1] + 40),
        ),
        vol=widths[0] * 0.5,
        depth=depth,
        detail=0.62,
        mottle=0.05,
        rim=RIM,
        shadow=(-6, 10, 8, 0.5),
    )
    for x, y in way[1:-1]:
        w = widths[0]
        sc.mul(
            "#8a4458",
            blur(mask(limb([(x - w * 0.3, y - w * 0.2), (x, y), (x + w * 0.3, y - w * 0.1)], [1, 4, 1], 8)), 1.6) * 0.5,
        )
    (x0, y0), (x1, y1) = way[-2], way[-1]
    angle = math.atan2(y1 - y0, x1 - x0)
    w = widths[-1]
    nail = ell(x1 + w * 0.1 * math.cos(angle) + w * 0.16, y1 - w * 0.2, w * 0.34, w * 0.24, math.degrees(angle))
    sc.add(nail, "#ffd8cc", vol=4, depth=depth, detail=0.7, mottle=0)


def sleeve(sc: Scene, way: list[Place], widths: list[float], depth: float) -> None:
    """A sleeve of heather with a cuff of white may."""
    sc.add(
        limb(way, widths, 60),
        Lin(
            [(0, "#d88a9c"), (0.5, "#945070"), (1, "#40244a")],
            (way[1][0], way[1][1] - widths[1] * 0.5),
            (way[1][0] - 20, way[1][1] + widths[1] * 0.5),
        ),
        vol=widths[1] * 0.42,
        depth=depth,
        mottle=0.16,
        detail=0.5,
        rim=RIM,
        shadow=(-12, 26, 20, 0.55),
    )
    cloth = mask(limb(way, widths, 60))
    dice = rng(int(way[0][0]))
    heath = []
    for x, y in sample(way, 150):
        for _ in range(8):
            px, py = x + dice.normal() * widths[1] * 0.3, y + dice.normal() * widths[1] * 0.3
            lit = float(np.clip(0.5 + (px - x) / 160 - (py - y) / 130, 0.05, 1))
            tone = ("#f0a8b8", "#e88aa4", "#ffd0c8", "#b8c080", "#c06a90")[int(dice.integers(5))]
            dab = ell(px, py, dice.uniform(4, 9), dice.uniform(2, 4.5), dice.uniform(0, 180))
            heath.append((dab, mix("#4a2850", tone, lit * dice.uniform(0.5, 1))))
    sc.polys(heath, clip=cloth, depth=depth, detail=0.5, mottle=0.05)
    sc.mul("#34183c", np.clip(1 - blur(cloth, 22), 0, 1) * cloth * smooth(0, 90, sc.y - way[1][1] + 40) * 0.7)
    (x0, y0), (x1, y1) = way[-2], way[-1]
    length = math.hypot(x1 - x0, y1 - y0)
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    for k in range(3):
        x, y = x1 - ux * (140 + 60 * k), y1 - uy * (140 + 60 * k)
        fold = limb([(x - uy * 40, y + ux * 40), (x + 16, y + 14), (x + uy * 30, y - ux * 30)], [4, 16, 4], 16)
        sc.mul("#34183c", blur(mask(fold), 7) * 0.45)
    blossoms = [
        (ell(x1 + ux * a - uy * b, y1 + uy * a + ux * b, 13, 11), mix("#fffaf4", "#d8a0b4", 0.3 + 0.5 * (b < 0)))
        for a in (-10, 4, 16)
        for b in range(-int(widths[-1] * 0.55), int(widths[-1] * 0.55) + 1, 15)
    ]
    sc.polys(blossoms, depth=depth, detail=0.6, vol=6, shadow=(-4, 8, 6, 0.45))


def far_hand(sc: Scene) -> None:
    """The far hand comes from behind the lap and holds the seam tight between thumb and fingers."""
    sleeve(sc, [(470, 700), (620, 800), (742, 884)], [150, 130, 104], 0.45)
    palm = spline([(730, 850), (790, 860), (826, 904), (800, 960), (742, 968), (704, 924)])
    sc.add(
        palm,
        Lin([(0, "#ffd8bc"), (1, "#9a5868")], (810, 850), (720, 960)),
        vol=34,
        depth=0.46,
        detail=0.6,
        mottle=0.05,
        rim=RIM,
    )
    for way in (
        [(800, 880), (806, 950), (756, 1000)],
        [(778, 900), (770, 972), (722, 1004)],
        [(748, 912), (732, 976), (694, 996)],
        [(722, 916), (702, 964), (672, 980)],
    ):
        finger(sc, way, [42, 38, 28], 0.1, 0.47)


def near_hand(sc: Scene) -> None:
    """The near arm rests on the knee; its hand has drawn the needle up and holds it still."""
    sleeve(sc, [(170, 620), (190, 900), (420, 950), (560, 868)], [190, 200, 150, 112], 0.8)
    needle = [(690, 800), (770, 690), (840, 590)]
    for way, widths in (
        ([(660, 830), (716, 850), (748, 812), (742, 776)], [42, 40, 36, 28]),
        ([(650, 840), (706, 880), (744, 850), (744, 814)], [42, 40, 36, 28]),
    ):
        finger(sc, way, widths, -0.1, 0.82)
    palm = spline([(548, 820), (612, 782), (668, 776), (700, 806), (694, 860), (650, 900), (590, 904), (556, 880)])
    sc.add(
        palm,
        Lin([(0, "#ffdcc0"), (0.5, "#e8a890"), (1, "#8a4a60")], (690, 780), (570, 900)),
        vol=40,
        depth=0.84,
        detail=0.6,
        mottle=0.05,
        rim=RIM,
        shadow=(-10, 18, 14, 0.5),
    )
    sc.add(
        limb(needle, [10, 9, 2.5], 30),
        Lin([(0, "#8a94a8"), (0.5, "#f4f8fc"), (1, "#c8d0dc")], (690, 800), (840, 590)),
        vol=4,
        depth=0.86,
        detail=0.8,
        rim=("#ffffff", 2, (0.6, -0.7)),
    )
    finger(sc, [(676, 800), (728, 772), (754, 732), (748, 708)], [46, 42, 36, 27], 0.15, 0.88)
    finger(sc, [(628, 800), (664, 748), (712, 722), (738, 722)], [46, 42, 36, 28], 0.2, 0.88)
    sc.mul("#7a3c50", blur(mask(limb([(600, 870), (640, 850), (672, 812)], [3, 9, 3], 16)), 4) * 0.5)
