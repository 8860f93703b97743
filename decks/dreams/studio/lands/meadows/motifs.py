"""What pictures of the High Meadows share."""

import math

import numpy as np

from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import rng
from ...kit.paths import T, ell, limb, poly, rect, spline
from ...kit.scene import Scene


def grass(
    sc: Scene,
    top,
    n,
    cols,
    seed: int,
    h: float = (12, 28),
    bottom=H + 10,
    depth: float = 0.85,
    bias=1.2,
    lean=0.35,
    clip=None,
    detail=0.6,
) -> None:
    """Blades on a hill whose top edge is a dense point list"""
    r = rng(seed)
    tops = np.array([q[:2] for q in top])
    items = []
    for _ in range(n):
        x = r.uniform(-10, W + 10)
        y0 = float(np.interp(x, tops[:, 0], tops[:, 1]))
        u = r.random() ** bias
        y = y0 + 4 + u * (bottom - y0)
        length = r.uniform(*h) * (1 + 1.2 * u)
        b = length * lean * r.uniform(-0.4, 1.2)
        c = mix(cols[r.integers(len(cols))], cols[-1], 0.5 * u)
        items.append(
            (
                y,
                limb(
                    [(x, y), (x + b * 0.3, y - length * 0.6), (x + b, y - length)],
                    [2.4 + 2.2 * u, 1.8, 0.5],
                    5,
                    cap=False,
                ),
                c,
            )
        )
    items.sort(key=lambda q: q[0])
    sc.polys([(p, c) for _, p, c in items], depth=depth, detail=detail, mottle=0.03, flow=math.pi / 2, clip=clip)


def flowers(
    sc: Scene,
    top,
    n,
    cols,
    seed: int,
    size: float = (4, 9),
    bottom=H,
    depth: float = 0.86,
    bias=1.1,
    *,
    closed=False,
    clip=None,
) -> None:
    """Meadow flowers with five petals (or closed buds)"""
    r = rng(seed)
    tops = np.array([q[:2] for q in top])
    items = []
    for i in range(n):
        x = r.uniform(0, W)
        y0 = float(np.interp(x, tops[:, 0], tops[:, 1]))
        u = r.random() ** bias
        y = y0 + 10 + u * (bottom - y0)
        s = r.uniform(*size) * (0.6 + 0.8 * u)
        c = cols[r.integers(len(cols))]
        items.append((poly([(x, y), (x + s * 0.4, y + s * 3)], closed=False), "#4f7a4a", 1, 2))
        if closed:
            items.append((spline([(x - s * 0.5, y), (x, y - s * 1.6, 1), (x + s * 0.5, y), (x, y + s * 0.5)]), c))
        else:
            for q in range(5):
                a = q * 1.257 + i
                items.append((ell(x + s * 0.8 * math.cos(a), y + s * 0.62 * math.sin(a), s * 0.58, s * 0.48), c))
            items.append((ell(x, y, s * 0.42), "#f2b83a"))
    sc.polys(items, depth=depth, detail=0.8, mottle=0, clip=clip)


def cottage(
    sc: Scene,
    x: float,
    y: float,
    s: float,
    wall="#fbf2e0",
    roof="#c8604a",
    depth: float = 0.5,
    lit=None,
    rim=None,
    *,
    flip: bool = False,
) -> None:
    """Tiny house with a gable side and a chimney; about 60 wide at s = 1"""
    t = T(x, y, s, 0, flip)
    items = [
        (t(poly([(-30, 0), (-30, -30), (12, -30), (12, 0)])), wall),
        (t(poly([(12, 0), (12, -30), (26, -50), (40, -30), (40, 0)])), mix(wall, "#6a5a7a", 0.25)),
        (t(rect(-16, -66, 9, 24)), mix(roof, "#4a3040", 0.3)),
        (t(poly([(-36, -28), (-18, -54), (27, -54), (12, -28)])), roof),
        (t(poly([(27, -54), (12, -28), (14, -26), (27, -48), (40, -26), (44, -28)])), mix(roof, "#3a2030", 0.35)),
        (t(rect(-20, -22, 10, 11)), lit or "#5a6a7a"),
        (t(rect(-4, -22, 10, 11)), lit or "#5a6a7a"),
        (t(rect(21, -18, 10, 18)), lit or "#7a4a3a"),
    ]
    sc.polys(items, depth=depth, detail=0.85, mottle=0.03, rim=rim, emit=0.2 if lit else 0)
