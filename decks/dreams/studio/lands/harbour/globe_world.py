"""What is kept in the globe: a town on a hill, a mole, a beach."""

import numpy as np

from ...kit.colour import mix
from ...kit.field import blur
from ...kit.fills import Lin, V
from ...kit.paths import T, ell, limb, mask, poly, rect, spline
from ...kit.scene import Piece, Scene

GLOBE = (508, 966, 336)
"""Its middle and its radius."""


def headland(sc: Scene, r: np.random.Generator) -> None:
    """A hill with a white town in three rows: each house has a side in the light and one in the shade."""
    x, y, q = GLOBE
    hill = spline(
        [
            (x - 10, y + 66, 1),
            (x + 60, y - 10),
            (x + 150, y - 80),
            (x + 260, y - 120),
            (x + q + 20, y - 110),
            (x + q + 20, y + 140, 1),
            (x + 120, y + 112),
        ]
    )
    sc.add(
        hill,
        Lin([(0, "#a8cc68"), (1, "#2f6a50")], (x + 60, y - 80), (x + 300, y + 120)),
        vol=50,
        depth=0.55,
        mottle=0.14,
        light=(-0.7, -0.6, 0.4),
    )
    for row, (x0, y0, step, n, size) in enumerate(((176, -64, 48, 4, 40), (108, 8, 50, 5, 46), (44, 84, 54, 6, 54))):
        for k in range(n):
            hx_, hy = x + x0 + k * step + r.uniform(-5, 5), y + y0 + r.uniform(-8, 8) - k * 5
            w, h = size * r.uniform(0.66, 0.86), size * r.uniform(0.8, 1.35)
            cottage(
                sc,
                hx_,
                hy,
                w,
                h,
                mix(("#fff8e8", "#ffe4c0", "#f8d0b4", "#f4f0e8")[int(r.integers(4))], "#e8b890", 0.06 * row),
                r,
            )
        for _ in range(3):
            tx, ty, s = x + x0 + r.uniform(0, n * step), y + y0 + 10, r.uniform(0.7, 1.1)
            sc.add(
                spline(
                    [
                        (tx - 9 * s, ty, 1),
                        (tx - 12 * s, ty - 34 * s),
                        (tx, ty - 76 * s),
                        (tx + 12 * s, ty - 34 * s),
                        (tx + 9 * s, ty, 1),
                    ]
                ),
                Lin([(0, "#4a8a54"), (1, "#143c3c")], (tx - 10, 0), (tx + 12, 0)),
                depth=0.56,
                vol=5,
            )


def cottage(sc: Scene, x: float, y: float, w: float, h: float, wall: str, r: np.random.Generator) -> None:
    """A house on the slope, its gable to the sun."""
    d = w * 0.66
    sc.mul(
        "#4a5a78",
        blur(mask(poly([(x + w, y), (x + w + d, y - 4), (x + w + d * 2, y + 8), (x + w * 0.5, y + 10)])), 4) * 0.6,
    )
    sc.add(
        poly([(x + w, y), (x + w + d, y - 7), (x + w + d, y - h - 5), (x + w, y - h)]),
        mix(wall, "#4a5a98", 0.5),
        depth=0.56,
        mottle=0.06,
    )
    peak = (x + w / 2, y - h - w * 0.5)
    sc.add(poly([(x, y), (x + w, y), (x + w, y - h), peak, (x, y - h)]), wall, depth=0.56, mottle=0.06)
    roof = ("#e0603a", "#c84a38", "#d8703c")[int(r.integers(3))]
    sc.add(
        poly([(x + w + 3, y - h + 4), peak, (peak[0] + d, peak[1] - 5), (x + w + d + 3, y - h - 2)]),
        mix(roof, "#5a1c3c", 0.42),
        depth=0.57,
        mottle=0.1,
    )
    sc.add(limb([(x - 3, y - h + 4), peak], [5, 5], 5), mix(roof, "#ffe0a8", 0.3), depth=0.57)
    panes: list[Piece] = [
        (rect(x + w * u, y - h * v, w * 0.2, h * 0.24), "#3a6a90") for u in (0.18, 0.6) for v in (0.82, 0.42)
    ]
    sc.polys(panes, depth=0.57, detail=0.7)


def mole(sc: Scene) -> None:
    """A mole with its lighthouse, and sails."""
    x, y, _ = GLOBE
    sc.add(
        spline([(x - 350, y + 96, 1), (x - 190, y + 74), (x - 110, y + 84), (x - 96, y + 110), (x - 350, y + 142, 1)]),
        Lin([(0, "#e8d8c0"), (1, "#6a6a80")], (0, y + 70), (0, y + 140)),
        vol=12,
        depth=0.56,
        mottle=0.14,
    )
    lx, ly = x - 162, y + 84
    white = Lin([(0, "#ffffff"), (0.4, "#fff0e0"), (1, "#7a88b0")], (lx - 22, 0), (lx + 24, 0))
    sc.add(
        spline([(lx - 26, ly, 1), (lx - 16, ly - 132, 1), (lx + 16, ly - 132, 1), (lx + 26, ly, 1)]),
        white,
        vol=6,
        depth=0.57,
    )
    for v0, v1 in ((0.14, 0.36), (0.58, 0.8)):
        a, b = 26 - 10 * v0, 26 - 10 * v1
        band = poly(
            [(lx - a, ly - 132 * v0), (lx + a, ly - 132 * v0), (lx + b, ly - 132 * v1), (lx - b, ly - 132 * v1)]
        )
        sc.add(band, Lin([(0, "#f06048"), (0.4, "#d8402e"), (1, "#6a1c38")], (lx - 22, 0), (lx + 24, 0)), depth=0.57)
    sc.add(rect(lx - 13, ly - 160, 26, 28), "#fff0b8", depth=0.57)
    sc.add(
        poly([(lx - 20, ly - 158), (lx, ly - 188), (lx + 20, ly - 158)]),
        Lin([(0, "#e85a40"), (1, "#6a1c38")], (lx - 16, 0), (lx + 18, 0)),
        depth=0.57,
    )
    for bx, by, s, tone in (
        (x - 20, y + 112, 1.1, "#fffaf0"),
        (x + 40, y + 62, 0.6, "#ffd870"),
        (x - 250, y + 50, 0.5, "#ffffff"),
    ):
        t = T(bx, by, s)
        sc.mul("#1c5a78", blur(mask(t(ell(10, 20, 44, 7))), 3) * 0.6)
        sc.add(
            t(spline([(-42, -8, 1), (0, -4), (42, -8, 1), (26, 13), (-26, 13)])),
            Lin([(0, "#c84a3a"), (1, "#5a1c30")], t((-40, 0)), t((40, 8))),
            vol=6,
            depth=0.58,
        )
        sc.add(
            t(spline([(-2, -14, 1), (-2, -104, 1), (-34, -60), (-44, -16, 1)])),
            Lin([(0, tone), (1, mix(tone, "#6a7cb0", 0.4))], t((-40, 0)), t((0, 0))),
            vol=8,
            depth=0.58,
        )
        sc.add(
            t(spline([(4, -14, 1), (4, -90, 1), (30, -46), (34, -16, 1)])), mix(tone, "#8a90b8", 0.5), vol=6, depth=0.58
        )


def beach(sc: Scene) -> None:
    """Sand; parasols with shadows; a towel that nobody lies on, and a hat left behind."""
    x, y, _ = GLOBE
    sand = [
        (x - 350, y + 190, 1),
        (x - 120, y + 152),
        (x + 60, y + 172),
        (x + 350, y + 128, 1),
        (x + 350, y + 350, 1),
        (x - 350, y + 350, 1),
    ]
    sc.add(
        spline(sand),
        V("#fff2cc", "#d89c58", y + 150, y + 330),
        vol=12,
        depth=0.58,
        mottle=0.12,
        rim=("#ffffff", 6, (-0.1, -1), 0.9),
    )
    for px, py, tone, s in (
        (x - 130, y + 236, "#e8503a", 1.2),
        (x + 120, y + 232, "#2f98b8", 1.1),
        (x + 232, y + 186, "#f2b83c", 0.8),
    ):
        t = T(px, py, s, -8)
        sc.mul("#7a5070", blur(mask(t(ell(46, 18, 50, 10))), 4) * 0.65)
        sc.add(t(limb([(0, -30), (4, 18)], [4, 4], 6)), "#8a5a34", depth=0.59)
        sc.add(
            t(spline([(-48, -20, 1), (-28, -52), (0, -62), (28, -52), (48, -20, 1), (24, -28), (0, -22), (-24, -28)])),
            Lin([(0, mix(tone, "#fff4d0", 0.4)), (1, mix(tone, "#2c1c50", 0.5))], t((-40, -50)), t((44, -20))),
            vol=10,
            depth=0.6,
        )
        sc.add(
            t(spline([(-16, -25, 1), (-8, -58), (0, -62), (8, -58), (14, -24, 1), (0, -22)])),
            mix(tone, "#fffaf0", 0.75),
            depth=0.6,
        )
    towel = poly([(x - 40, y + 262), (x + 46, y + 256), (x + 66, y + 296), (x - 34, y + 304)])
    sc.add(towel, "#f0e4f0", depth=0.59, shadow=(3, 4, 3, 0.4))
    sc.add(poly([(x - 14, y + 260), (x + 14, y + 258), (x + 26, y + 298), (x - 8, y + 302)]), "#d84a6a", depth=0.59)
