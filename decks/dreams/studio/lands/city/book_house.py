"""A house that is a book: its pages, its boards, its spine with windows."""

import math

import numpy as np

from ...kit.colour import mix
from ...kit.field import rng
from ...kit.fills import Lin
from ...kit.paths import mask
from ...kit.scene import Scene

DUSK, GOLD = "#241430", "#f2b04a"


def book(sc: Scene, spine, pages, cover, pagec, seed, side, lit_p, door) -> None:
    """a tower-book: page block facing the gap, rounded spine with bands and windows"""
    dice = rng(seed)
    _page_block(sc, pages, pagec, dice)
    _boards(sc, pages, cover, side)
    _spine(sc, spine, cover, side)
    _windows(sc, dice, lit_p, spine, cover)
    _door(sc, spine, door)


def _page_block(sc: Scene, pages, pagec, dice) -> None:
    """page block"""
    sc.add(
        pages.rect(0, 0, 1, 1),
        Lin(
            [(0, mix(pagec, DUSK, 0.30)), (0.5, pagec), (1, mix(pagec, "#a86a6a", 0.45))],
            pages(0, 0.5),
            pages(1, 0.5),
        ),
        depth=0.5,
        mottle=0.06,
        detail=0.7,
        fogg=(1160, 1400, 0.35, "#f0a888"),
    )
    leaf = []
    for i in range(44):
        u = (i + dice.uniform(-0.3, 0.3)) / 44
        leaf.append(
            (
                pages.path([(u, 0), (u + 0.008, 0), (u + 0.008, 1), (u, 1)]),
                "#5a2c3c" if dice.random() < 0.5 else "#fff4dc",
                0.18 + 0.25 * dice.random(),
            )
        )
    sc.polys(leaf, depth=0.5, detail=0.8, mottle=0.03, flow=math.pi / 2)


def _boards(sc: Scene, pages, cover, side) -> None:
    """boards"""
    for u0, u1 in ((-0.16, 0.04), (0.97, 1.13)):
        sc.add(
            pages.path([(u0, -0.018), (u1, -0.018), (u1, 1.012), (u0, 1.012)]),
            Lin([(0, mix(cover, "#ffd8b0", 0.30)), (1, mix(cover, DUSK, 0.5))], pages(u0, 0), pages(u0, 1)),
            vol=6,
            depth=0.52,
            detail=0.7,
            mottle=0.06,
            rim=("#ffd8b0", 3, (-side, -0.4), 0.7),
            shadow=(0, 0, 10, 0.4),
        )


def _spine(sc: Scene, spine, cover, side) -> None:
    """the rounded spine with its bands and gold lines"""
    sc.add(
        spine.rect(0, 0, 1, 1),
        Lin(
            [
                (0, mix(cover, DUSK, 0.62)),
                (0.35, cover),
                (0.6, mix(cover, "#ffb890", 0.22)),
                (1, mix(cover, DUSK, 0.5)),
            ],
            spine(0, 0.5),
            spine(1, 0.5),
        ),
        vol=40,
        shade=0.6,
        depth=0.55,
        mottle=0.08,
        detail=0.7,
        rim=("#ffd8b0", 5, (-side, -0.5), 0.75),
        fogg=(1200, 1480, 0.25, "#c87070"),
    )
    for v in (0.055, 0.25, 0.47, 0.69, 0.90):
        bow = 0.010
        band = [(u, v + bow * math.sin(math.pi * u)) for u in np.linspace(0, 1, 15)] + [
            (u, v + 0.026 + bow * math.sin(math.pi * u)) for u in np.linspace(1, 0, 15)
        ]
        sc.add(
            spine.path(band),
            Lin(
                [(0, mix(cover, DUSK, 0.4)), (0.45, mix(cover, "#ffc890", 0.40)), (1, mix(cover, DUSK, 0.35))],
                spine(0, v),
                spine(1, v),
            ),
            vol=9,
            depth=0.56,
            detail=0.8,
            rim=("#ffd8b0", 2.5, (0, -1), 0.7),
            shadow=(0, 7, 6, 0.5),
        )
        for dv in (-0.012, 0.040):
            gold = [(u, v + dv + bow * math.sin(math.pi * u)) for u in np.linspace(0.02, 0.98, 15)]
            sc.add(
                mask(spine.path(gold + gold[::-1]), stroke=3.4),
                GOLD,
                alpha=0.8,
                depth=0.56,
                detail=0.9,
                mottle=0.05,
            )


def _windows(sc: Scene, dice, lit_p, spine, cover) -> None:
    """windows between the bands, little balconies"""
    dark_w, lit_w, frame = [], [], []
    for va, vb in ((0.10, 0.24), (0.305, 0.46), (0.525, 0.68), (0.745, 0.885)):
        for row in range(2):
            for i in range(3):
                u = 0.24 + i * 0.26
                v0 = va + (vb - va) * (0.10 + 0.48 * row)
                v1 = v0 + (vb - va) * 0.34
                on = dice.random() < lit_p
                frame.append((spine.arch(u - 0.075, v0 - 0.006, u + 0.075, v1 + 0.005), mix(cover, "#ffd8a8", 0.45)))
                (lit_w if on else dark_w).append(
                    (
                        spine.arch(u - 0.055, v0, u + 0.055, v1),
                        mix("#ffe08a", "#ff9a4a", dice.uniform(0, 0.5)) if on else mix(DUSK, cover, 0.25),
                    )
                )
                bars = lit_w if on else dark_w
                bars.append((spine.rect(u - 0.004, v0, u + 0.004, v1), mix(cover, DUSK, 0.3)))
    sc.polys(frame, depth=0.57, detail=0.9, vol=3)
    sc.polys(dark_w, depth=0.57, detail=0.9, mottle=0.04)
    sc.polys(lit_w, depth=0.57, detail=0.9, emit=0.8, mottle=0.04)
    for q, _ in lit_w[::2]:
        bd = q.getBounds()
        sc.glow(bd.centerX(), bd.centerY(), 60, "#ffb860", 0.32, 2)


def _door(sc: Scene, spine, door) -> None:
    """door"""
    sc.add(spine.arch(door - 0.1, 0.915, door + 0.1, 0.985), "#ffdf98", mottle=0, emit=0.8, depth=0.58, detail=0.9)
    dx, dy = spine(door, 0.95)
    sc.glow(dx, dy, 130, "#ffb860", 0.6, 2)
