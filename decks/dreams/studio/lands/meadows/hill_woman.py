"""The woman who is a hill: her heath, her profile, the wood that is her hair."""

import math

import numpy as np
from numpy.random import Generator

from ...kit.colour import Colour, mix
from ...kit.field import blur
from ...kit.fills import Lin
from ...kit.paths import T, ell, limb, mask, sample, spline
from ...kit.scene import Piece, Scene
from ...motifs.birds import vbird
from ...motifs.plants import leaves

RIM = ("#ffe8c0", 7, (0.7, -0.6), 0.9)


def body(sc: Scene, r: Generator) -> None:
    """Shoulder, breast and back as heath; a shawl of heather; the near sleeve."""
    back = spline(
        [
            (-60, 1000, 1),
            (-60, 640, 1),
            (60, 560),
            (190, 500),
            (330, 500),
            (430, 560),
            (520, 660),
            (540, 780),
            (500, 900),
            (380, 960),
            (160, 980),
        ]
    )
    m = sc.add(
        back,
        Lin([(0, "#c87a90"), (0.5, "#8a4868"), (1, "#3c2244")], (520, 560), (40, 900)),
        vol=130,
        depth=0.6,
        mottle=0.14,
        rim=RIM,
        shadow=(-20, 20, 24, 0.4),
    )
    dabs: list[Piece] = []
    for _ in range(1300):
        x, y = r.uniform(-20, 540), r.uniform(490, 980)
        lit = np.clip((x - 120) / 480 + (700 - y) / 900, 0, 1)
        dabs.append(
            (
                ell(x, y, r.uniform(4, 9), r.uniform(2, 5), r.uniform(0, 180)),
                mix(
                    "#4a2850",
                    ("#f0a8b8", "#e88aa4", "#ffd0c8", "#b8c080")[int(r.integers(4))],
                    float(lit) * r.uniform(0.4, 1),
                ),
            )
        )
    sc.polys(dabs, clip=m, depth=0.6, detail=0.5, mottle=0.05)
    for way in (
        ((180, 520), (120, 700), (60, 980)),
        ((330, 520), (330, 680), (260, 960)),
        ((440, 590), (470, 720), (440, 900)),
    ):
        sc.mul("#30183c", blur(mask(limb(list(way), [6, 22, 10], 30)), 12) * m * 0.5)


def head(sc: Scene) -> None:
    """A profile bent over the work: brow, lowered lid, nose, a mouth that holds its breath, chin, throat."""
    t = T(392, 330, 1.12, 13)
    neck = [t((-40, 60)), t((-34, 150)), t((-60, 250))]
    skin = Lin([(0, "#ffdcc0"), (0.4, "#e8a890"), (1, "#8a4a60")], t((130, -60)), t((-120, 120)))
    sc.add(
        limb(neck, [170, 150, 210], 40),
        Lin([(0, "#d89484"), (1, "#5c3050")], t((70, 130)), t((-110, 160))),
        vol=60,
        depth=0.62,
        mottle=0.06,
    )
    outline = [
        (-150, 20),
        (-140, -90),
        (-70, -160),
        (20, -168),
        (84, -132),
        (104, -78),
        (106, -44),
        (112, -22),
        (140, 34),
        (146, 48),
        (124, 62),
        (116, 66),
        (128, 80),
        (126, 90),
        (112, 97),
        (124, 107),
        (120, 124),
        (106, 132),
        (112, 152),
        (96, 180),
        (60, 190),
        (10, 170),
        (-40, 130),
        (-100, 90),
    ]
    m = sc.add(
        t(spline(outline)),
        skin,
        vol=70,
        depth=0.66,
        mottle=0.05,
        detail=0.62,
        rim=RIM,
        shadow=(-26, 34, 22, 0.5),
        shade=0.7,
    )
    shades = (
        ([(34, -40), (70, -52), (104, -40), (92, -8), (52, -4)], 12, "#8a4860", 0.6),
        ([(96, 26), (120, 40), (118, 60), (92, 54)], 7, "#a85060", 0.5),
        ([(-60, 120), (20, 150), (90, 160), (60, 196), (-40, 160)], 14, "#6a3450", 0.6),
        ([(-120, -40), (-60, -60), (-50, 60), (-100, 90)], 26, "#6a3450", 0.5),
        ([(66, 106), (118, 114), (104, 128), (76, 124)], 6, "#a04858", 0.4),
    )
    for points, soft, tone, strength in shades:
        sc.mul(tone, blur(mask(t(spline(points))), soft) * m * strength)
    sc.mul("#f08878", blur(mask(t(ell(46, 54, 40, 30))), 16) * m * 0.55)
    sc.screen("#fff0d8", blur(mask(t(limb([(104, -76), (112, -20), (138, 36)], [4, 9, 8], 20))), 4) * m * 0.6)
    sc.screen("#fff0d8", blur(mask(t(ell(58, 24, 30, 12, 20))), 9) * m * 0.35)
    lid = mask(t(spline([(44, -22), (64, -34), (92, -26), (98, -8), (78, -2), (54, -6)]))) * m
    sc.add(
        lid,
        Lin([(0, "#f4c0a8"), (1, "#c07870")], t((70, -34)), t((70, 0))),
        vol=12,
        depth=0.67,
        detail=0.7,
        shadow=(0, 4, 4, 0.5),
    )
    sc.post(mask(t(limb([(44, -14), (66, -1), (98, -4)], [2, 6, 4], 20))), "#3a1c2c", 0.9)
    lashes = [t(limb([(60 + k * 9, -2), (66 + k * 11, 8), (72 + k * 13, 15 - k)], [4, 3, 1], 8)) for k in range(4)]
    sc.post(mask(lashes), "#3a1c2c", 0.9)
    sc.mul("#5a2c38", blur(mask(t(limb([(40, -62), (72, -76), (104, -62)], [6, 12, 5], 20))), 2) * m * 0.8)
    sc.add(
        mask(t(spline([(94, 86), (114, 79), (128, 87), (116, 96), (124, 104), (110, 108), (92, 98)]))) * m,
        "#b8606c",
        vol=7,
        depth=0.67,
        detail=0.7,
    )
    sc.post(mask(t(limb([(90, 95), (112, 96), (122, 94)], [2, 4, 1], 12))), "#5a1c34", 0.8)
    sc.mul("#5a2434", blur(mask(t(ell(116, 56, 9, 5, 20))), 2) * m * 0.8)


def wood(sc: Scene, r: Generator) -> None:
    """Her hair is a wood in autumn, gathered in a knot; rooks leave it."""
    t = T(392, 330, 1.12, 13)
    mass = [
        (110, -112),
        (60, -190),
        (-40, -214),
        (-130, -190),
        (-196, -110),
        (-200, 0),
        (-160, 80),
        (-110, 96),
        (-84, 30),
        (-66, -50),
        (0, -100),
        (60, -112),
    ]
    sc.add(
        t(spline(mass)),
        Lin([(0, "#8a5a34"), (1, "#2c2030")], t((60, -200)), t((-180, 60))),
        vol=70,
        depth=0.68,
        mottle=0.14,
        shadow=(-10, 16, 14, 0.5),
    )
    sc.add(
        t(ell(-196, -128, 84, 76)),
        Lin([(0, "#8a5a34"), (1, "#2c2030")], t((-150, -190)), t((-250, -80))),
        vol=60,
        depth=0.68,
        mottle=0.14,
    )
    crown = [t(p) for p in [(r.uniform(-200, 70), r.uniform(-206, -110)) for _ in range(40)]]
    side = [t((-150 + r.normal() * 30, -20 + r.normal() * 50)) for _ in range(16)] + [
        t((-100 + r.normal() * 40, -120 + r.normal() * 30)) for _ in range(16)
    ]
    knot = [
        t((-196 + 70 * math.cos(a) * n, -128 + 62 * math.sin(a) * n))
        for a, n in zip(r.uniform(0, 6.28, 26), r.uniform(0.2, 1.1, 26), strict=True)
    ]
    fringe = [t(p) for p in sample([(104, -112), (40, -126), (-30, -96), (-64, -30), (-96, 60)], 16)]
    tones: list[Colour] = ["#3a2030", "#6a3028", "#a04e28", "#cc7c30", "#ecb454"]
    for tips, n, seed in ((side, 620, 3), (crown, 1100, 4), (knot, 700, 5), (fringe, 420, 6)):
        leaves(sc, tips, 26, n, tones, 9, seed, depth=0.7, light=(0.6, -0.7))
    birds: list[Piece] = [
        (vbird(x, y, s, 0.7, a), "#3a2444")
        for x, y, s, a in ((600, 190, 1.0, 10), (664, 150, 0.8, -6), (700, 214, 0.7, 4), (760, 120, 0.6, 12))
    ]
    sc.polys(birds, depth=0.7, detail=0.8)
