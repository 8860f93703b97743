"""The meadow and the picnic on the tortoise's back."""

import math

import numpy as np
from numpy.random import Generator

from ...kit.colour import mix
from ...kit.field import blur, displace
from ...kit.fills import Lin
from ...kit.marks import cast, line
from ...kit.paths import T, ell, limb, mask, poly, rect, spline
from ...kit.scene import Scene
from ...motifs.figure import figure
from ...motifs.plants import leaves, tree

RIM = ("#fff6d8", 3, (0.4, -1), 0.8)


def scutes(sc: Scene, m) -> None:
    """Large plates of the shell as low relief."""
    plates = []
    rings = []
    for cx, cy, w, h in (
        (296, 838, 96, 104),
        (424, 860, 112, 104),
        (560, 870, 116, 104),
        (696, 856, 112, 106),
        (822, 822, 92, 104),
        (360, 724, 100, 92),
        (500, 726, 116, 96),
        (650, 732, 112, 94),
        (776, 720, 84, 80),
    ):
        tone = mix("#b89050", "#6a5030", (cy - 700) / 220)
        for scale, store in ((1.0, plates), (0.74, rings), (0.48, rings)):
            corners = [
                (cx + math.cos(a) * w * 0.63 * scale, cy + math.sin(a) * h * 0.57 * scale, 1)
                for a in np.linspace(0.5, 0.5 + 2 * math.pi, 6, endpoint=False)
            ]
            if store is plates:
                store.append((poly(corners), tone))
            else:
                store.append((poly(corners), mix(tone, "#3a2a1c", 0.5), 0.55, 4))
    sc.polys(
        plates,
        clip=m,
        vol=26,
        shade=0.8,
        depth=0.56,
        detail=0.6,
        mottle=0.07,
        rim=("#f4e0a0", 3, (0.4, -1), 0.6),
        shadow=(-2, 6, 8, 0.5),
    )
    sc.polys(rings, clip=m, depth=0.57, detail=0.7, mottle=0)


def island_meadow(sc: Scene, r: Generator) -> None:
    """Grass, flowers and trees that grow on the upper half of the shell."""
    gm = shell_grass(sc, r)
    shell_flowers(sc, r, gm)
    shell_trees(sc)


def shell_grass(sc: Scene, r: Generator):
    """The grass that hangs over the shell."""
    top = spline(
        [
            (214, 800, 1),
            (260, 680),
            (360, 580),
            (508, 536),
            (660, 556),
            (790, 630),
            (884, 780, 1),
            (820, 752),
            (752, 796),
            (690, 744),
            (600, 778),
            (520, 736),
            (440, 776),
            (360, 742),
            (290, 800),
        ]
    )
    gm = np.clip(displace(mask(top), 10, 40, 5), 0, 1)
    sc.add(
        gm,
        Lin([(0, "#dce08a"), (0.5, "#8ab060"), (1, "#3f6a44")], (0, 540), (0, 800)),
        vol=90,
        shade=0.8,
        depth=0.58,
        detail=0.6,
        mottle=0.08,
        rim=("#fff6c0", 5, (0.4, -1), 0.8),
        shadow=(0, 12, 10, 0.5),
    )
    blades = []
    for _ in range(700):
        x = r.uniform(226, 880)
        y = r.uniform(560, 810)
        length = r.uniform(9, 24)
        blades.append(
            (
                limb([(x, y), (x + 3, y - length * 0.6), (x + r.normal(3, 5), y - length)], [3, 2.4, 0.6], 5),
                mix("#4a7a48", "#e8e890", r.random() ** 1.3),
                0.8,
            )
        )
    sc.polys(blades, clip=np.clip(blur(gm, 5) * 1.5, 0, 1), depth=0.59, detail=0.7, mottle=0)
    return gm


def shell_flowers(sc: Scene, r: Generator, gm) -> None:
    """Flowers in it."""
    flowers = []
    for _ in range(110):
        x = r.uniform(250, 860)
        y = 570 + 200 * r.random() + abs(x - 540) * 0.18
        flowers.append(
            (
                ell(x, y, r.uniform(3, 6), r.uniform(2.6, 5)),
                ("#fffaf0", "#e8a04a", "#e0704a", "#f4d860")[int(r.integers(4))],
            )
        )
    sc.polys(flowers, clip=gm, depth=0.6, detail=0.8, mottle=0)


def shell_trees(sc: Scene) -> None:
    """A tree at the back and two smaller ones."""
    for x, y, s, tones in (
        (716, 620, 1.0, ("#2f5f48", "#5f9460", "#c8d880")),
        (796, 682, 0.62, ("#3a6a44", "#7aa858", "#e0dc88")),
        (622, 590, 0.5, ("#2f5f48", "#6a9c58", "#d8d880")),
    ):
        trunk, tips, _ = tree(x, y, 74 * s, 22 * s, int(x), depth=5, spread=0.55)
        sc.add(trunk, "#5a4030", vol=6 * s, depth=0.6, detail=0.7, rim=("#fff0c0", 3, (0.6, -0.6), 0.7))
        leaves(sc, tips, 36 * s, int(420 * s), list(tones), 9 * s, int(x), depth=0.6, light=(0.5, -0.8))


def picnic(sc: Scene) -> None:
    """Gingham cloth, two sitting people, cake; a lifted corner, the lit hatch and a thieving hand."""
    hatch(sc)
    cloth(sc)
    cake_and_bottle(sc)
    thieving_hand(sc)
    seats(sc)
    picnickers(sc)


def hatch(sc: Scene) -> None:
    """The lit hatch under the lifted corner."""
    cast(sc, ell(516, 604, 150, 26), 10, 0.4, "#2f4a34")
    hatch_shape = poly([(416, 606), (486, 596), (504, 640), (424, 652)])
    sc.add(
        poly([(404, 598), (494, 586), (518, 648), (414, 664)]),
        "#6a4428",
        vol=5,
        depth=0.62,
        detail=0.9,
        rim=("#fff0c0", 2.5, (0.3, -1), 0.8),
    )
    sc.add(hatch_shape, Lin([(0, "#fff0a0"), (1, "#d8782c")], (460, 596), (460, 652)), depth=0.62, detail=1, emit=0.5)
    line(sc, [(446, 606), (452, 648)], 5, "#6a3a1c")
    line(sc, [(474, 602), (482, 646)], 5, "#6a3a1c")
    for u in (0.3, 0.62):
        line(sc, [(447 + 6 * u, 606 + 42 * u), (475 + 7 * u, 602 + 43 * u)], 4, "#6a3a1c")
    sc.glow(456, 616, 130, "#ffd070", 0.6, 1.8)


def cloth(sc: Scene) -> None:
    """The gingham cloth with a lifted corner."""
    cloth_shape = spline(
        [
            (470, 560, 1),
            (640, 566, 1),
            (690, 634),
            (660, 646),
            (600, 640),
            (560, 652),
            (508, 640, 1),
            (496, 606),
            (448, 588, 1),
        ]
    )
    cm = sc.add(
        cloth_shape,
        "#fbf4e4",
        vol=10,
        depth=0.64,
        detail=0.9,
        rim=("#ffffff", 3, (0.3, -1), 0.8),
        shadow=(-3, 8, 7, 0.4),
    )
    stripes = []
    for i in range(9):
        x = 452 + i * 30
        stripes.append((poly([(x, 550), (x + 12, 550), (x + 30, 660), (x + 16, 660)]), "#c8503a", 0.6))
    for i in range(5):
        y = 562 + i * 20
        stripes.append((poly([(430, y + 6), (700, y - 2), (700, y + 7), (430, y + 15)]), "#c8503a", 0.5))
    sc.polys(stripes, clip=cm, depth=0.64, detail=0.9, mottle=0)
    fold = spline([(470, 560, 1), (448, 588, 1), (496, 606, 1), (478, 580)])
    sc.add(fold, "#e8d0c0", vol=4, depth=0.65, detail=0.9)


def cake_and_bottle(sc: Scene) -> None:
    """Cake and bottle."""
    sc.add(
        spline([(556, 596, 1), (556, 576), (606, 576), (606, 596, 1), (581, 603)]),
        "#f4dca8",
        vol=6,
        depth=0.66,
        detail=1,
        shadow=(-2, 5, 4, 0.4),
    )
    sc.add(ell(581, 576, 25, 9), "#fff6f0", vol=4, depth=0.66, detail=1)
    for dx in (-12, 0, 12):
        sc.add(ell(581 + dx, 571, 5), "#c8302c", vol=3, depth=0.66, detail=1)
    sc.add(
        limb([(636, 612), (636, 584), (636, 562)], [17, 17, 7]),
        "#2f6a58",
        vol=6,
        depth=0.66,
        detail=1,
        rim=("#e8fff0", 2.5, (0.6, -0.5), 0.8),
    )


def thieving_hand(sc: Scene) -> None:
    """The hand from below takes a slice."""
    arm = limb([(470, 626), (486, 592), (520, 588)], [19, 16, 13])
    sc.add(arm, "#5a9ab0", vol=7, depth=0.67, detail=1, rim=RIM)
    sc.add(ell(526, 588, 10), "#e8b890", vol=5, depth=0.67, detail=1)
    sc.add(poly([(526, 590), (556, 582), (552, 598), (530, 600)]), "#f8e4b8", depth=0.67, detail=1)
    sc.add(ell(543, 583, 5), "#c8302c", depth=0.67, detail=1)


def seats(sc: Scene) -> None:
    """A hamper and a log to sit on."""
    hamper = rect(352, 540, 92, 62, 6)
    hm = sc.add(
        hamper,
        Lin([(0, "#d8a860"), (1, "#8a5a30")], (0, 540), (0, 602)),
        vol=9,
        depth=0.66,
        detail=0.9,
        rim=RIM,
        shadow=(-4, 8, 7, 0.45),
    )
    weave = [(poly([(352 + i * 12, 540), (352 + i * 12, 602)], closed=False), "#7a4a24", 0.6, 3) for i in range(9)]
    weave += [(poly([(352, 556 + i * 16), (444, 556 + i * 16)], closed=False), "#f0d090", 0.6, 3) for i in range(3)]
    sc.polys(weave, clip=hm, depth=0.66, detail=0.9, mottle=0)
    sc.add(
        limb([(650, 618), (748, 612)], [52, 52]),
        Lin([(0, "#a8784a"), (1, "#4a3020")], (0, 590), (0, 645)),
        vol=20,
        depth=0.66,
        detail=0.9,
        rim=RIM,
        shadow=(-4, 8, 7, 0.45),
    )
    sc.add(ell(652, 618, 17, 25), "#e8c898", vol=5, depth=0.66, detail=0.9)


def picnickers(sc: Scene) -> None:
    """The two picnickers look at the view and notice nothing."""
    figure(
        sc,
        690,
        660,
        210,
        coat="#e8a04a",
        hair="#4a2a1c",
        skin="#a86a48",
        legs="#f4ecd8",
        boots="#8a4a2c",
        sit=True,
        hat="brim",
        arm=(0.30, -0.66),
        rim=RIM,
    )
    figure(
        sc,
        404,
        610,
        206,
        coat="#3f6a90",
        hair="#d8a858",
        skin="#f0c8a0",
        legs="#7a3a34",
        boots="#4a2a20",
        sit=True,
        flip=True,
        arm=(0.27, -0.78),
        rim=RIM,
    )
    # he raises a cup, she points at the far shore
    cup_x, cup_y = T(404, 610, 206, flip=True)((0.29, -0.80))
    sc.add(
        poly([(cup_x - 10, cup_y - 16), (cup_x + 10, cup_y - 16), (cup_x + 7, cup_y + 6), (cup_x - 7, cup_y + 6)]),
        "#fffaf0",
        vol=4,
        depth=0.96,
        detail=1,
    )
