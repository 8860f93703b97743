"""The wave that closes over the umbrella."""

import math

import numpy as np

from ...kit.colour import mix
from ...kit.field import Field, blur, displace, noise, rng, smooth
from ...kit.fills import Lin
from ...kit.paths import ell, limb, mask, sample, spline
from ...kit.scene import Scene

LIP = ((-20, 250), (70, 176), (220, 116), (430, 92), (620, 128), (770, 214), (850, 320), (872, 420))


def breaker(sc: Scene) -> Field:
    """The wave stands over us on the left and closes like a hand."""
    inner = [
        (858, 452),
        (800, 430),
        (690, 372),
        (560, 350),
        (440, 392),
        (356, 490),
        (318, 620),
        (326, 760),
        (380, 890),
        (480, 990),
        (620, 1070),
        (800, 1130),
        (1080, 1160),
    ]
    outline = [(-80, 1560), (-80, 330), *LIP, *inner, (1080, 1560)]
    m = sc.add(
        spline([(*p, 1) if p in {(-80, 1560), (1080, 1560), (-80, 330)} else p for p in outline]),
        Lin([(0, "#b8e4b8"), (0.18, "#5ca898"), (0.5, "#1f5c68"), (1, "#06202c")], (700, 260), (120, 1300)),
        vol=150,
        depth=0.5,
        mottle=0.1,
        detail=0.45,
        rim=("#f6ffe4", 9, (0.6, 0.5), 0.85),
    )
    hollow = mask(
        spline(
            [
                (858, 452),
                (690, 372),
                (560, 350),
                (440, 392),
                (356, 490),
                (318, 620),
                (326, 760),
                (380, 890),
                (250, 900),
                (160, 700),
                (200, 440),
                (380, 270),
                (600, 230),
                (790, 300),
            ]
        )
    )
    sc.screen("#a8f0c0", blur(hollow, 34) * m * 0.38 * smooth(900, 300, sc.y))
    sc.mul("#04161f", m * smooth(300, -60, sc.x) * 0.6)
    return m


def streaks(sc: Scene, wave: Field) -> None:
    """Water is drawn up the face and over: bright and dark strands, marbled with foam."""
    r = rng(12)
    strands = []
    for i in range(120):
        u = (i + r.random()) / 120
        way = [
            (1010 - 1060 * u, 1190 + 320 * u),
            (560 - 600 * u + r.uniform(-10, 10), 1040 + 100 * u),
            (356 - 400 * u, 760 + 30 * u),
            (350 - 330 * u + r.uniform(-8, 8), 520 - 130 * u),
            (480 - 300 * u, 370 - 180 * u),
            (680 - 160 * u, 350 - 230 * u),
            (856 - 60 * u, 430 - 210 * u),
        ]
        bright = r.random()
        strands.append(
            (
                limb(way, [1, 3, 5, 6, 5, 3, 1], 60, cap=False),
                mix("#d4f4d8", "#072c38", bright),
                0.42 if bright < 0.5 else 0.5,
            )
        )
    sc.polys(strands, clip=wave, flow=-1.1, mottle=0, detail=0.5, depth=0.5)
    marble = smooth(0.25, 0.5, np.abs(displace(noise(60, 4, 31, aspect=0.5), 30, 120, 4))) * wave
    low = smooth(620, 1200, sc.y) * smooth(-100, 300, sc.x)
    sc.mixin("#d0ecdc", (1 - marble) * wave * low * 0.26)


def crest(sc: Scene) -> None:
    """The lip tears: ragged foam, claws that fall, and spray that the wind takes."""
    r = rng(7)
    lip = sample(list(LIP), 80)
    ragged = mask(limb([tuple(p) for p in lip[::4]], [26, 40, 52, 60, 66, 60, 44], 70))
    sc.add(
        displace(ragged, 26, 34, 9, 4),
        Lin([(0, "#fffdf0"), (1, "#a8ccc0")], (200, 60), (700, 420)),
        vol=18,
        depth=0.56,
        detail=0.6,
        rough=8,
    )
    claws = []
    for _ in range(110):
        k = int(36 + 43 * r.random() ** 0.7)
        x, y = lip[min(k, 79)] + r.normal(0, 12, 2)
        a = math.radians(r.uniform(38, 120))
        reach = abs(r.normal(0, 52)) + 14
        bend = (x + math.cos(a) * reach * 0.6 + r.normal(0, 9), y + math.sin(a) * reach * 0.5)
        tip = (x + math.cos(a + 0.4) * reach, y + math.sin(a + 0.3) * reach + 10)
        claws.append(
            (
                limb([(x, y), bend, tip], [r.uniform(8, 24), r.uniform(5, 13), 2], 12),
                mix("#ffffff", "#9cc4b8", r.random() ** 1.4),
            )
        )
    sc.polys(claws, depth=0.57, detail=0.6, vol=6, shade=0.6)
    drops = []
    for _ in range(900):
        x, y = lip[int(79 * r.random() ** 0.8)]
        far = abs(r.normal(0, 1))
        drops.append(
            (
                ell(
                    x + far * r.uniform(0, 120),
                    y - far * r.uniform(-30, 70) + far**2 * 22,
                    r.uniform(1, 2 + 3.4 * r.random() ** 3),
                    r.uniform(1, 3),
                ),
                "#f4fbe8",
                r.uniform(0.4, 0.95),
            )
        )
    haze = blur(mask([path for path, *_ in drops]), 12)
    sc.mixin("#dcf0e0", np.clip(haze * 1.2, 0, 1) * 0.5)
    sc.post(mask([path for path, *_ in drops[::2]]), "#f4fbe8", 0.8)
    fall = [
        ell(x, y, s)
        for x, y, s in zip(r.uniform(560, 940, 90), r.uniform(430, 900, 90), r.uniform(1, 4.4, 90), strict=True)
    ]
    sc.post(mask(fall), "#f4fbe8", 0.75)
