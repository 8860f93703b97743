"""Card 49, Shepherd of Clouds."""

import math

import numpy as np
from numpy.random import Generator

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import rng
from ...kit.fills import Lin
from ...kit.ground import land, ridge, swirl
from ...kit.marks import line
from ...kit.paths import T, ell, limb, poly, rect, sag, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.animals import dog
from ...motifs.figure import figure
from ...motifs.sky import cumulus

SHEPHERD_X, SHEPHERD_Y = 430, 1098


def sheep(
    sc: Scene, x: float, y: float, s: float, seed: int, *, flip: bool = False, tether=None, light="#ffffff"
) -> None:
    """A cloud in the shape of a sheep, on a string when it has a tether."""
    side = -1 if flip else 1
    if tether:
        line(sc, sag((x, y + 34 * s), tether, 18), 2.4, "#b5503a", 0.95)
    for lx in (-46, -24, 24, 44):
        sc.add(
            limb(
                [(x + lx * s, y + 30 * s), (x + (lx + 2) * s, y + 66 * s), (x + (lx - 3) * s, y + 88 * s)],
                [15 * s, 11 * s, 9 * s],
            ),
            "#3f4a60",
            vol=4 * s,
            depth=0.7,
            detail=0.9,
        )
    cumulus(
        sc,
        x,
        y + 14 * s,
        190 * s,
        120 * s,
        seed,
        light=light,
        mid="#e4e9ee",
        dark="#93aecb",
        L=(-0.5, -0.7, 0.5),
        depth=0.72,
        flat=0.62,
        fadeb=0.12,
        puffs=54,
        detail=0.6,
    )
    sheep_head(sc, x, y, s, seed, side, light)


def sheep_head(sc: Scene, x: float, y: float, s: float, seed: int, side: int, light: str) -> None:
    """Dark head with a woolly crown."""
    head_x, head_y = x + side * 88 * s, y - 18 * s
    t = T(head_x, head_y, s, flip=side < 0)
    kw = {"depth": 0.74, "detail": 1, "rim": ("#fffbe4", 3 * s + 0.5, (-0.5, -0.8), 0.7)}
    sc.add(t(spline([(-22, -14), (-44, -8), (-58, 6), (-40, 10), (-20, 2)])), "#4a566e", vol=5 * s, **kw)
    sc.add(
        t(spline([(-26, -26), (4, -34), (28, -16), (44, 16), (40, 34), (22, 36), (2, 22), (-18, 10)])),
        "#46526a",
        vol=16 * s,
        **kw,
    )
    sc.add(t(ell(14, -6, 5, 5.5)), "#fffdf0", mottle=0, detail=1)
    sc.add(t(ell(15, -5, 2.8)), "#141a28", mottle=0, detail=1)
    cumulus(
        sc,
        head_x - side * 6 * s,
        head_y - 22 * s,
        62 * s,
        40 * s,
        seed + 1,
        light=light,
        mid="#eef1f4",
        dark="#b4c6da",
        L=(-0.5, -0.7, 0.5),
        depth=0.75,
        puffs=16,
        flat=0.7,
        fadeb=0.15,
    )


@card(49, "shepherd-of-clouds", "Shepherd of Clouds", Land.MEADOWS, gouache)
def shepherd_of_clouds() -> Scene:
    """Shepherd of Clouds: the flock is lighter than air, and it rains flowers.

    Gouache, fan of diagonals.
    """
    sc = Scene(light=(-0.5, -0.75, 0.45), key="#fffbe4", shadow="#2f5a78", fog="#d9ecec", seed=161)
    spring_sky(sc)
    r = hills_and_village(sc)
    hill = near_hill(sc)
    flock(sc)
    shepherd(sc)
    raining_flowers(sc, r)
    grass_and_flowers(sc, r, hill)
    dog(sc, T(610, 1078, 0.95, flip=True), c="#9a5c34", ear="#4a2a20", rim=("#fffbe0", 3, (-0.5, -0.8), 0.9))
    return sc


def spring_sky(sc: Scene) -> None:
    """A bright morning with low clouds."""
    sc.sky([(0, "#3f94c8"), (0.3, "#7fbfdc"), (0.58, "#c8e6e4"), (0.72, "#f4f2d8")], 0, 1150, warp=20)
    sc.setflow(swirl(sc, 0, 0.8, 460, 2))
    sc.glow(130, 130, 560, "#fff8d0", 0.5, 1.7)
    for x, y, w, h, s in ((840, 830, 460, 90, 3), (200, 860, 420, 70, 4), (560, 800, 300, 50, 5)):
        cumulus(sc, x, y, w, h, s, light="#ffffff", mid="#e4eeec", dark="#a8c8d4", alpha=0.75, depth=0.05)


def hills_and_village(sc: Scene):
    """Rows of hills and a village between them."""
    for i, (y, rise, c, foot_colour, cell) in enumerate(
        [
            (900, 50, "#a8cfc0", "#8fc0a4", 420),
            (960, 60, "#9fcf98", "#6fb07a", 520),
            (1040, 50, "#9ccb6a", "#4f9a58", 460),
        ]
    ):
        pts = ridge(y, rise, cell, 14 + i * 3, oct=3)
        sc.add(
            land(pts),
            Lin([(0, mix(c, "#fffbd0", 0.25)), (1, foot_colour)], (0, y - 30), (0, y + 190)),
            depth=0.2 + 0.1 * i,
            mottle=0.06,
            fogg=(y + 50, y + 150, 0.3, "#eaf4dc"),
            rim=("#fffde0", 4, (-0.4, -1), 0.5),
            flow=0.1,
        )
    # tiny village
    r = rng(5)
    items = []
    for x, y in ((700, 925), (735, 930), (764, 920), (800, 934)):
        items += [
            (rect(x, y - 18, 24, 20), "#dcb48e"),
            (poly([(x - 4, y - 17), (x + 12, y - 34), (x + 28, y - 17)]), "#d8705a"),
        ]
    items += [(rect(830, y - 46, 14, 50), "#dcb48e"), (poly([(827, y - 45), (837, y - 74), (847, y - 45)]), "#5a7a9a")]
    sc.polys(items, depth=0.3, detail=0.8, mottle=0.03)
    return r


def near_hill(sc: Scene):
    """The hill on which the shepherd stands."""
    crest = [(-40, 1230), (120, 1140), (300, 1080), (480, 1060), (660, 1086), (840, 1150), (1060, 1250)]
    hill = [tuple(p) for p in sample(crest, 170)]
    sc.add(
        land(hill),
        Lin([(0, "#cfe07a"), (0.3, "#86bf58"), (1, "#2f7a4c")], (0, 1060), (0, 1488)),
        depth=0.6,
        mottle=0.09,
        rim=("#fffbd0", 6, (-0.4, -1), 0.7),
        rough=2,
    )
    return hill


def flock(sc: Scene) -> None:
    """The clouds on their strings, all in one hand."""
    hand = (SHEPHERD_X + 78, SHEPHERD_Y - 150)
    sheep(sc, 700, 330, 1.5, 3, tether=hand)
    sheep(sc, 300, 520, 1.05, 13, flip=True, tether=hand)
    sheep(sc, 800, 640, 0.86, 23, tether=hand)
    sheep(sc, 560, 700, 0.62, 33, flip=True, tether=hand)
    sheep(sc, 170, 300, 0.62, 43)


def shepherd(sc: Scene) -> None:
    """The shepherd, who holds the whole sky by its strings."""
    figure(
        sc,
        SHEPHERD_X,
        SHEPHERD_Y,
        245,
        coat="#d8502f",
        hair="#5a3420",
        legs="#3a4a6a",
        hat="brim",
        arm=(0.32, -0.62),
        arm2=(0.30, -0.66),
        skirt=0.30,
        wind=0.1,
        scarf="#f2c84a",
        rim=("#fffbe0", 4, (-0.6, -0.7), 0.85),
        stride=0.07,
    )


def raining_flowers(sc: Scene, r: Generator) -> None:
    """Flowers rain from the largest cloud."""
    items = []
    for i in range(120):
        u = r.random()
        x = 700 + r.uniform(-120, 120) - u * 50
        y = 450 + u * 660
        c = ["#ff7a6a", "#ffd24a", "#ffffff", "#e86aa0", "#8a6ad0"][r.integers(5)]
        s = r.uniform(4, 8)
        for k in range(5):
            a = k * 1.257 + i
            items.append((ell(x + s * 0.9 * math.cos(a), y + s * 0.9 * math.sin(a), s * 0.62), c, 0.95))
        items.append((ell(x, y, s * 0.5), "#f2b83a" if c != "#ffd24a" else "#c86a2a"))
    sc.polys(items, detail=0.95, mottle=0, depth=0.8)


def grass_and_flowers(sc: Scene, r: Generator, hill) -> None:
    """Grass on the hill, and where it has rained, flowers."""
    items = []
    for _i in range(1500):
        x = r.uniform(-10, W + 10)
        k = int(np.clip((x + 40) / 1100 * 169, 0, 169))
        y0 = hill[k][1]
        u = r.random() ** 1.2
        y = y0 + u * (H + 20 - y0)
        length = r.uniform(8, 18) * (1 + 1.3 * u)
        items.append(
            (
                limb(
                    [(x, y), (x + length * 0.1, y - length * 0.6), (x + length * 0.4, y - length)],
                    [2.2 + 1.5 * u, 1.6, 0.5],
                    5,
                    cap=False,
                ),
                mix(mix("#d8e880", "#5fa84c", r.random()), "#1f6044", 0.15 + 0.45 * u),
            )
        )
    for i in range(260):
        x = r.standard_normal() * 170 + 650 if i < 190 else r.uniform(0, W)
        k = int(np.clip((x + 40) / 1100 * 169, 0, 169))
        y0 = hill[k][1]
        u = r.random() ** 1.1
        y = y0 + 8 + u * (H - y0)
        s = 2.5 + 5 * u
        c = ["#ff7a6a", "#ffd24a", "#ffffff", "#e86aa0", "#8a6ad0"][r.integers(5)]
        for q in range(5):
            a = q * 1.257 + i
            items.append((ell(x + s * 0.8 * math.cos(a), y - 9 + s * 0.6 * math.sin(a), s * 0.55, s * 0.45), c))
        items.append((ell(x, y - 9, s * 0.42), "#f2b83a"))
    sc.polys(items, depth=0.85, detail=0.8, mottle=0, flow=math.pi / 2)
