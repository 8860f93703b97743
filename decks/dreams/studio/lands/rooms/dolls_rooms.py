"""The rooms of the dolls' house."""

import math

import numpy as np

from ...kit.colour import mix
from ...kit.field import rng
from ...kit.fills import Lin
from ...kit.ground import land, ridge
from ...kit.marks import line
from ...kit.paths import T, ell, limb, mask, poly, rect, spline
from ...kit.scene import Scene
from ...motifs.plants import tree
from ...motifs.sky import cumulus

LAMP_LIGHT = "#ffd184"


def room_frame(
    sc: Scene, x: float, y: float, w: float, h: float, wall_top: str, wall_low: str, floor: str, light: str
) -> np.ndarray:
    """Back wall and floor of one doll's-house room; returns the room mask."""
    m = mask(rect(x, y, w, h))
    sc.add(m, Lin([(0, wall_top), (1, wall_low)], (0, y), (0, y + h)), depth=0.4, detail=0.4, mottle=0.04)
    floor_path = poly([(x, y + h), (x + w, y + h), (x + w - 26, y + h - 44), (x + 26, y + h - 44)])
    sc.add(floor_path, floor, depth=0.42, detail=0.4)
    sc.glow(x + w * 0.5, y + h * 0.4, w * 0.7, light, 0.35, 1.6, clip=m)
    return m


def room_spring(sc: Scene, x: float, y: float, w: float, h: float):
    """Spring: a cherry tree in blossom beside a tiny bed."""
    m = room_frame(sc, x, y, w, h, "#a8d0d8", "#f8e0d8", "#a8c878", "#fff4e0")
    trunk, tips, _ = tree(x + w * 0.68, y + h - 20, 62, 16, 8, depth=5, spread=0.55, roots=False)
    sc.add(mask(trunk) * m, "#5a3a34", vol=4, depth=0.5, detail=0.8)
    dice = rng(4)
    petals = []
    for _ in range(420):
        tx, ty = tips[dice.integers(len(tips))]
        a = dice.uniform(0, 6.3)
        d = 24 * math.sqrt(dice.random())
        petals.append(
            (
                ell(tx + math.cos(a) * d, ty + math.sin(a) * d, dice.uniform(2.5, 5)),
                mix("#f090a8", "#fff2f4", dice.random()),
            )
        )
    petals += [(ell(x + dice.uniform(0, w), y + h - dice.uniform(4, 40), 3.4, 2.4), "#f8c0cc") for _ in range(40)]
    sc.polys(petals, clip=m, depth=0.52, detail=0.8, mottle=0)
    bed = [
        (rect(x + 26, y + h - 62, 96, 30, 6), "#8fb0d0"),
        (rect(x + 20, y + h - 92, 10, 66, 3), "#7a4a2c"),
        (rect(x + 118, y + h - 76, 9, 50, 3), "#7a4a2c"),
        (ell(x + 48, y + h - 66, 20, 10), "#fffaf0"),
    ]
    sc.polys(bed, vol=4, depth=0.55, detail=0.9, shadow=(3, 5, 5, 0.4))
    return m


def room_summer(sc: Scene, x: float, y: float, w: float, h: float):
    """Summer: sea, sun, a striped deck-chair and a sail."""
    m = room_frame(sc, x, y, w, h, "#5fb0d8", "#d8f0e8", "#f4dc98", "#fff0a8")
    sc.add(
        mask(rect(x, y + h * 0.52, w, h * 0.30)) * m,
        Lin([(0, "#2f88b0"), (1, "#7fd0d0")], (0, y + h * 0.52), (0, y + h * 0.8)),
        depth=0.42,
        detail=0.5,
    )
    sc.add(mask(ell(x + w * 0.26, y + h * 0.26, 25)) * m, "#fff0a0", mottle=0, depth=0.42, detail=0.8)
    sc.glow(x + w * 0.26, y + h * 0.26, 90, "#ffe880", 0.8, 1.8, clip=m)
    _beach(sc, x, y, w, h, m)
    return m


def _beach(sc: Scene, x: float, y: float, w: float, h: float, m: np.ndarray) -> None:
    """A sail on the water and a striped deck-chair on the sand."""
    sail = [
        (poly([(x + w * 0.72, y + h * 0.30), (x + w * 0.72, y + h * 0.60), (x + w * 0.87, y + h * 0.60)]), "#ffffff"),
        (
            spline(
                [
                    (x + w * 0.62, y + h * 0.62, 1),
                    (x + w * 0.9, y + h * 0.62, 1),
                    (x + w * 0.84, y + h * 0.70),
                    (x + w * 0.68, y + h * 0.70),
                ]
            ),
            "#c8402e",
        ),
    ]
    cx, foot = x + 92, y + h - 16
    chair = [
        (poly([a, b], closed=False), "#7a4a2c", 1, 6)
        for a, b in (
            ((cx - 44, foot - 96), (cx + 22, foot)),
            ((cx + 6, foot - 96), (cx + 66, foot)),
            ((cx + 34, foot - 44), (cx - 40, foot)),
            ((cx + 72, foot - 44), (cx + 4, foot)),
        )
    ]
    sling = [(-46, -98), (-31, -42), (2, -20), (34, -44)]
    cloth = [
        (
            spline(
                [(cx + px + 50 * i / 5, foot + py) for px, py in sling]
                + [(cx + px + 50 * (i + 1) / 5, foot + py) for px, py in reversed(sling)]
            ),
            "#fbf4e4" if i % 2 else "#d8502e",
        )
        for i in range(5)
    ]
    sc.polys(sail + chair + cloth, clip=m, depth=0.5, detail=0.9, shadow=(3, 4, 4, 0.3))


def room_autumn(sc: Scene, x: float, y: float, w: float, h: float):
    """Autumn: red maple and a heap of leaves swept up in a parlour."""
    m = room_frame(sc, x, y, w, h, "#d89a58", "#f4d098", "#a8682c", "#ffd890")
    trunk, tips, _ = tree(x + w * 0.3, y + h - 16, 64, 15, 21, depth=5, spread=0.55, roots=False)
    sc.add(mask(trunk) * m, "#4a2a20", vol=4, depth=0.5, detail=0.8)
    _fallen_leaves(sc, x, y, w, h, tips, m)
    _broom(sc, x, y, w, h, m)
    return m


def _fallen_leaves(sc: Scene, x: float, y: float, w: float, h: float, tips, m: np.ndarray) -> None:
    """Leaves on the tree and in a heap."""
    dice = rng(5)
    dabs = []
    for _ in range(380):
        tx, ty = tips[dice.integers(len(tips))]
        dabs.append(
            (
                ell(tx + dice.normal(0, 14), ty + dice.normal(0, 11), 5.4, 3.2, dice.uniform(0, 180)),
                mix("#a82c1c", "#f4a030", dice.random()),
            )
        )
    for _ in range(120):
        px = x + w * 0.72 + dice.normal(0, 42)
        dabs.append(
            (
                ell(
                    px,
                    y + h - 12 - abs(dice.normal(0, 1)) * max(4, 34 - abs(px - x - w * 0.72) * 0.6),
                    6,
                    3.4,
                    dice.uniform(0, 180),
                ),
                mix("#b8381c", "#f4b040", dice.random()),
            )
        )
    sc.polys(dabs, clip=m, depth=0.52, detail=0.8, mottle=0)


def _broom(sc: Scene, x: float, y: float, w: float, h: float, m: np.ndarray) -> None:
    """The broom that swept them up."""
    line(sc, [(x + w * 0.58, y + h - 110), (x + w * 0.66, y + h - 30)], 5, "#6a3a1c")
    sc.add(
        mask(
            poly(
                [
                    (x + w * 0.63, y + h - 36),
                    (x + w * 0.69, y + h - 40),
                    (x + w * 0.74, y + h - 8),
                    (x + w * 0.64, y + h - 6),
                ]
            )
        )
        * m,
        "#e8c060",
        depth=0.54,
        detail=0.9,
    )


def room_winter(sc: Scene, x: float, y: float, w: float, h: float):
    """Winter: snow-drifts, a snowman by the stove-pipe."""
    m = room_frame(sc, x, y, w, h, "#6a8ab8", "#d8e8f4", "#eef4f8", "#e8f4ff")
    sc.add(
        mask(land(ridge(y + h - 50, 12, 80, 5, x0=x - 10, x1=x + w + 10))) * m, "#ffffff", vol=16, depth=0.5, detail=0.6
    )
    _snowman(sc, x, y, w, h, m)
    _fir(sc, x, y, w, h, m)
    dice = rng(6)
    sc.add(
        mask([ell(x + dice.uniform(0, w), y + dice.uniform(0, h), dice.uniform(1.8, 3.8)) for _ in range(70)]) * m,
        "#ffffff",
        mottle=0,
        depth=0.56,
        detail=1,
    )
    return m


def _snowman(sc: Scene, x: float, y: float, w: float, h: float, m: np.ndarray) -> None:
    """A snowman with hat and scarf."""
    px = x + w * 0.36
    for cy, q in ((y + h - 44, 34), (y + h - 92, 25), (y + h - 128, 18)):
        sc.add(
            mask(ell(px, cy, q)) * m,
            "#fbfdff",
            vol=q * 0.9,
            depth=0.52,
            detail=0.9,
            rim=("#ffffff", 2, (-0.4, -1), 0.8),
        )
    sc.polys(
        [
            (poly([(px + 12, y + h - 130), (px + 40, y + h - 124), (px + 12, y + h - 120)]), "#f0802c"),
            (ell(px - 4, y + h - 134, 3), "#1c1c28"),
            (rect(px - 20, y + h - 148, 40, 6, 2), "#22283a"),
            (rect(px - 13, y + h - 176, 26, 30, 2), "#22283a"),
            (limb([(px - 18, y + h - 112), (px, y + h - 106), (px + 18, y + h - 112)], [8, 9, 8]), "#c8402e"),
            (limb([(px + 8, y + h - 106), (px + 14, y + h - 76)], [9, 7]), "#c8402e"),
        ],
        clip=m,
        depth=0.55,
        detail=1,
        mottle=0,
    )


def _fir(sc: Scene, x: float, y: float, w: float, h: float, m: np.ndarray) -> None:
    """A fir under snow."""
    fir = []
    for k in range(4):
        fy = y + h - 150 + k * 26
        fir.append(
            (
                spline(
                    [
                        (x + w * 0.76, fy - 30, 1),
                        (x + w * 0.76 + 18 + k * 9, fy + 16, 1),
                        (x + w * 0.76 - 18 - k * 9, fy + 16, 1),
                    ]
                ),
                "#2f5f5c",
            )
        )
    sc.polys(fir, clip=m, depth=0.52, detail=0.9, rim=("#ffffff", 4, (-0.3, -1), 0.9))


def room_rain(sc: Scene, x: float, y: float, w: float, h: float):
    """The rainy season: grey-green downpour, an open umbrella over an armchair, ducks."""
    m = room_frame(sc, x, y, w, h, "#4a6a70", "#9ab8a8", "#5f8a80", "#d8f0e0")
    cumulus(sc, x + w * 0.5, y + 26, w * 1.0, 46, 8, light="#c8d4d0", mid="#7a8c94", dark="#3a4a58", clip=m, depth=0.45)
    dice = rng(7)
    drops = [
        (poly([(px, py), (px - 5, py + 22)], closed=False), "#e8f4f4", 0.6, 2.2)
        for px, py in zip(dice.uniform(x, x + w + 20, 80), dice.uniform(y + 30, y + h - 30, 80), strict=False)
    ]
    sc.polys(drops, clip=m, mottle=0, depth=0.5, detail=0.9)
    _umbrella(sc, x, y, w, h, m)
    _ducks(sc, x, y, h, m)
    return m


def _umbrella(sc: Scene, x: float, y: float, w: float, h: float, m: np.ndarray) -> None:
    """An armchair under an open umbrella."""
    ux = x + w * 0.54
    sc.polys(
        [
            (rect(ux - 44, y + h - 68, 88, 46, 10), "#8c2f2a"),
            (rect(ux - 40, y + h - 104, 80, 50, 14), "#a83a32"),
            (rect(ux - 54, y + h - 82, 20, 58, 8), "#b8483c"),
            (rect(ux + 34, y + h - 82, 20, 58, 8), "#b8483c"),
        ],
        vol=7,
        depth=0.52,
        detail=0.9,
        clip=m,
    )
    line(sc, [(ux + 4, y + h - 60), (ux + 4, y + h - 164)], 4, "#3a2418")
    canopy = spline(
        [
            (ux - 78, y + h - 132, 1),
            (ux - 56, y + h - 170),
            (ux + 4, y + h - 192),
            (ux + 64, y + h - 170),
            (ux + 86, y + h - 132, 1),
            (ux + 58, y + h - 142),
            (ux + 32, y + h - 132, 1),
            (ux + 4, y + h - 142),
            (ux - 24, y + h - 132, 1),
            (ux - 52, y + h - 142),
        ]
    )
    sc.add(mask(canopy) * m, "#e8b840", vol=14, depth=0.55, detail=1, rim=("#fff6d8", 3, (-0.3, -1), 0.8))


def _ducks(sc: Scene, x: float, y: float, h: float, m: np.ndarray) -> None:
    """Two ducks on the carpet."""
    for dx in (26, 62):
        duck = T(x + dx, y + h - 16, 0.62)
        sc.polys(
            [
                (duck(spline([(-24, -6), (-10, -18), (10, -16), (22, -26), (30, -10), (18, 2), (-10, 4)])), "#f8f0d8"),
                (duck(ell(22, -30, 10)), "#f8f0d8"),
                (duck(poly([(30, -32), (44, -27), (30, -24)])), "#f0902c"),
            ],
            clip=m,
            depth=0.55,
            detail=1,
            vol=4,
        )


def room_night(sc: Scene, x: float, y: float, w: float, h: float):
    """A season of its own: midsummer night with glow-worms and a tent."""
    m = room_frame(sc, x, y, w, h, "#141c44", "#3f5a80", "#2a4a3c", "#8fa8d8")
    sc.add(mask(land(ridge(y + h * 0.66, 14, 60, 9, x0=x - 10, x1=x + w + 10))) * m, "#1c3440", depth=0.45, detail=0.5)
    sc.add(mask(land(ridge(y + h - 34, 6, 50, 4, x0=x - 10, x1=x + w + 10))) * m, "#24503c", depth=0.5, detail=0.5)
    _tent(sc, x, y, w, h, m)
    dice = rng(8)
    for _ in range(16):
        px, py = x + dice.uniform(10, w - 10), y + dice.uniform(20, h - 20)
        sc.glow(px, py, 20, "#d8ff90", 0.8, 2, clip=m)
        sc.add(mask(ell(px, py, 2.8)) * m, "#f4ffc8", mottle=0, depth=0.56, detail=1, emit=0.5)
    sc.add(
        mask([ell(x + dice.uniform(0, w), y + dice.uniform(0, h * 0.5), dice.uniform(1, 2.4)) for _ in range(40)]) * m,
        "#fff8e0",
        mottle=0,
        depth=0.46,
        detail=1,
    )
    return m


def _tent(sc: Scene, x: float, y: float, w: float, h: float, m: np.ndarray) -> None:
    """A tent with a lamp in it."""
    tx = x + w * 0.42
    tent = spline([(tx - 66, y + h - 22, 1), (tx, y + h - 112, 1), (tx + 66, y + h - 22, 1)])
    sc.add(
        mask(tent) * m,
        Lin([(0, "#ffe8a0"), (1, "#f0a048")], (0, y + h - 112), (0, y + h - 22)),
        vol=9,
        depth=0.52,
        detail=0.9,
        emit=0.3,
    )
    sc.add(
        mask(poly([(tx - 4, y + h - 90), (tx + 18, y + h - 22), (tx - 20, y + h - 22)])) * m,
        "#a8582c",
        depth=0.53,
        detail=0.9,
    )
    sc.glow(tx, y + h - 60, 150, "#ffc060", 0.5, 1.8, clip=m)
