"""Card 48, Hollow Oak Lift."""

import math
from typing import Any

import numpy as np
from numpy.random import Generator

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.colour import Floats, hx, mix
from ...kit.field import Field, blur, noise, rng, smooth
from ...kit.fills import Lin
from ...kit.marks import grain, rock_relief
from ...kit.paths import T, ell, limb, mask, poly, rect, spline
from ...kit.scene import Scene
from ...media import gouache
from .tenants import badger_reader, owl_tenant, squirrel_liftboy

SHAFT = (640, 850)
LIFT = (470, 850)
"""Where the lift begins and ends in its shaft."""
ROOMS = (
    ((110, 380), (120, 190), (250, 96), (430, 80), (580, 120), (606, 240), (600, 390)),
    ((70, 850), (76, 620), (190, 500), (400, 466), (590, 496), (612, 640), (610, 852)),
    ((90, 1350), (90, 1110), (210, 976), (410, 940), (580, 980), (610, 1120), (606, 1352)),
)


def lifted(sc: Scene, **looks: Any) -> Floats:
    """Finish in gouache with shadows so light that a home printer does not fill them."""
    return gouache(sc, **looks) * 0.78 + hx("#54424c") * 0.22


@card(48, "hollow-oak-lift", "Hollow Oak Lift", Land.FOREST, lifted, hand=LOOSE, con=0.17, sat=1.06, vig=0.45)
def hollow_oak_lift() -> Scene:
    """Hollow Oak Lift: it has stopped at the badger's, and the owl looks round; below, something waits in the dark.

    Gouache, moss and one hot light, three great rooms. Dread.
    """
    sc = Scene(light=(0.8, -0.35, 0.4), key="#ffdf98", shadow="#120c16", fog="#4a4430", seed=481)
    r = rng(16)
    trunk(sc, r)
    rooms = [room(sc, number) for number in range(3)]
    shaft(sc)
    attic(sc, rooms[0])
    parlour(sc, rooms[1])
    cellar(sc, rooms[2])
    frame(sc, r)
    return sc


def trunk(sc: Scene, r: Generator) -> None:
    """The cut wood of the oak, rings and cracks, its bark at the edges."""
    sc.sky([(0, "#4a3422"), (0.5, "#6a4a2c"), (1, "#2c1e18")], 0, H)
    whole = np.ones((sc.h, sc.w), np.float32)
    grain(sc, whole, 0.34, 40, 12, 5, vertical=True)
    rock_relief(sc, whole, 60, 8, 0.12, aspect=0.3)
    sc.setflow(math.pi / 2 + noise(260, 2, 4) * 0.3)
    for x0, x1 in ((-40, 64), (930, 1060)):
        side = spline(
            [(x0, -20, 1), (x1, -20, 1), (x1 - 14, 400), (x1 + 12, 900), (x1 - 20, H + 20, 1), (x0, H + 20, 1)]
        )
        m = sc.add(side, "#34261e", vol=34, depth=0.3, mottle=0.2, shadow=(-10, 8, 16, 0.6))
        rock_relief(sc, m, 34, 11, 0.5, aspect=0.3)
    moss = smooth(0.35, 0.9, noise(120, 4, 14)) * (smooth(120, 30, sc.x) + smooth(900, 990, sc.x))
    sc.mixin("#5f7a3a", moss.astype(np.float32) * 0.75)
    for _ in range(14):
        x, y = r.uniform(80, 930), r.uniform(0, H)
        crack = limb([(x, y), (x + r.uniform(-12, 12), y + 70), (x + r.uniform(-18, 18), y + 150)], [1, 6, 1], 16)
        sc.mul("#140c0a", blur(mask(crack), 1.6) * 0.7)


def room(sc: Scene, number: int) -> Field:
    """A round hollow with a thick lit rim, and a floor of boards in perspective."""
    shape = spline(ROOMS[number])
    inside, floor = (("#26385c", "#2a3350"), ("#3a2418", "#5a3820"), ("#100d14", "#1a1418"))[number]
    low = ROOMS[number][0][1]
    m = sc.add(
        shape, Lin([(0, mix(inside, "#000000", 0.35)), (1, inside)], (0, low - 420), (0, low)), depth=0.4, mottle=0.14
    )
    boards = poly([(40, low - 74), (640, low - 74), (690, low + 10), (-20, low + 10)])
    sc.add(
        mask(boards) * m,
        Lin([(0, floor), (1, mix(floor, "#000000", 0.4))], (0, low - 74), (0, low)),
        depth=0.42,
        mottle=0.14,
    )
    for k in range(9):
        seam = limb([(150 + k * 50, low - 74), (-40 + k * 96, low + 8)], [2, 5], 6)
        sc.mul("#08060a", blur(mask(seam), 1.5) * m * 0.7)
    sc.mul("#050408", np.clip(m - blur(m, 34), 0, 1) * 1.3)
    rim = np.clip(blur(m, 9) - m, 0, 1)
    sc.screen("#e8b878", rim * (0.5 if number < 2 else 0.14))
    return m


def shaft(sc: Scene) -> None:
    """The shaft with its ropes; one lit lift and, below it, the dark second cabin."""
    x0, x1 = SHAFT
    sc.add(
        rect(x0, -20, x1 - x0, H + 40),
        Lin([(0, "#0e0b10"), (0.5, "#1e1612"), (1, "#070608")], (0, 0), (0, H)),
        depth=0.4,
        mottle=0.1,
    )
    for x in (x0 + 76, x1 - 76):
        sc.add(limb([(x, -20), (x, LIFT[0])], [6, 6], 6), "#8a6a44", depth=0.42, detail=0.6)
        sc.add(limb([(x, LIFT[1]), (x, 1090)], [5, 5], 6), "#3a2c22", depth=0.42, detail=0.6)
    sc.glow(745, 660, 560, "#ffb850", 0.55, 1.7)
    car = rect(x0 + 12, LIFT[0], x1 - x0 - 24, LIFT[1] - LIFT[0], 16)
    sc.add(
        car,
        Lin([(0, "#fff2c0"), (0.6, "#ffce70"), (1, "#c07830")], (0, LIFT[0]), (0, LIFT[1])),
        depth=0.5,
        mottle=0.08,
        emit=0.35,
    )
    for k in range(5):
        sc.mul(
            "#8a4a20",
            blur(mask(limb([(x0 + 36 + k * 36, LIFT[0] + 20), (x0 + 36 + k * 36, LIFT[1])], [3, 3], 4)), 1) * 0.5,
        )
    sc.mul("#3a1408", blur(mask(spline([(700, 846), (706, 640), (744, 560), (790, 640), (800, 846)])), 26) * 0.3)
    squirrel_liftboy(sc, T(772, LIFT[1] - 8, 1.9), 0.6)
    edge = rect(x0 + 12, LIFT[0], x1 - x0 - 24, LIFT[1] - LIFT[0], 16)
    sc.add(mask(edge, stroke=15), "#a8742c", vol=6, depth=0.65, detail=0.5, rim=("#fff4c8", 3), shadow=(0, 8, 8, 0.5))
    for x, tip in ((x0 + 20, 0), (x1 - 48, 0)):
        for k in range(3):
            sc.add(
                mask(limb([(x + k * 13, LIFT[0] + 10), (x + k * 13 + tip, LIFT[1] - 8)], [4, 4], 4)),
                "#8a5a24",
                depth=0.66,
                detail=0.6,
            )
    dark = rect(x0 + 12, 1090, x1 - x0 - 24, 330, 16)
    sc.add(dark, "#050407", depth=0.5, mottle=0)
    sc.add(mask(dark, stroke=14), "#3a2a1c", vol=5, depth=0.55, detail=0.5, rim=("#a88050", 2, (0, -1), 0.6))
    for x in (718, 764):
        sc.add(ell(x, 1206, 10, 14), "#f0e090", depth=0.6, emit=0.4, detail=0.9, mottle=0)
        sc.add(ell(x, 1206, 3, 11), "#080608", depth=0.6, detail=0.9, mottle=0)
    sc.glow(741, 1206, 90, "#d0b850", 0.25, 2)


def attic(sc: Scene, m: Field) -> None:
    """On top it is night and blue: the owl sits at a round window with the moon in it, and does not turn round."""
    sc.add(ell(250, 216, 84, 84), Lin([(0, "#8ab0d8"), (1, "#d8e4e0")], (0, 130), (0, 300)), depth=0.45, mottle=0.1)
    sc.add(ell(282, 196, 34), "#fffbe6", depth=0.46, emit=0.4, mottle=0.06)
    sc.add(mask(ell(250, 216, 86), stroke=15), "#3a2a26", vol=5, depth=0.47, detail=0.5)
    sc.add(limb([(250, 132), (250, 300)], [7, 7], 4), "#3a2a26", depth=0.47)
    sc.add(limb([(166, 216), (334, 216)], [7, 7], 4), "#3a2a26", depth=0.47)
    beam = poly([(190, 150), (320, 140), (610, 400), (330, 400)])
    sc.screen("#9cc0e8", blur(mask(beam), 14) * m * 0.34)
    owl_tenant(sc, T(390, 376, 1.9), ("#cfe4ff", 5, (-0.8, -0.5), 0.8))
    sc.mul("#141c40", m * smooth(330, 560, sc.x) * 0.4)


def parlour(sc: Scene, m: Field) -> None:
    """The lift's light breaks in: a wedge over floor and wall, and a shadow that stands though he sits."""
    sc.mul("#160c10", m * 0.35)
    wedge = poly([(660, 520), (660, 852), (40, 870), (40, 560), (330, 470)])
    sc.screen("#ffb850", blur(mask(wedge), 16) * m * smooth(-60, 640, sc.x) * 0.75)
    shade = spline(
        [
            (128, 800),
            (110, 640),
            (120, 560),
            (100, 500, 1),
            (150, 528),
            (196, 500, 1),
            (206, 566),
            (250, 620),
            (330, 586, 1),
            (344, 612, 1),
            (262, 690),
            (270, 800),
        ]
    )
    sc.mul("#120810", blur(mask(shade), 7) * m * 0.86)
    badger_reader(sc, T(402, 838, 1.75), ("#fff0b8", 6, (1, -0.3), 0.95))
    floor = poly([(330, 838), (500, 838), (210, 872), (60, 872)])
    sc.mul("#0c060a", blur(mask(floor), 9) * m * 0.75)
    sc.add(rect(120, 690, 8, 110), "#2a1a12", depth=0.45)


def cellar(sc: Scene, m: Field) -> None:
    """Below it is black: a long table laid for one, claws on its edge, a cold gleam along a tooth."""
    sc.mul("#06050a", m * 0.5)
    table = poly([(130, 1236), (560, 1236), (590, 1268), (100, 1268)])
    sc.add(mask(table) * m, "#2c2024", depth=0.5, vol=5, rim=("#b08a50", 3, (0.8, -0.6), 0.7), shadow=(0, 20, 12, 0.7))
    sc.add(ell(360, 1246, 66, 11), "#8a8478", depth=0.55, vol=4, detail=0.7, rim=("#e8c890", 2, (1, -0.5)))
    for x in (190, 520):
        for k in range(4):
            claw = spline(
                [(x + k * 15, 1226, 1), (x + k * 15 + 9, 1240), (x + k * 15 + 5, 1266, 1), (x + k * 15 - 3, 1242)]
            )
            sc.add(claw, "#b8a888", vol=3, depth=0.6, detail=0.8, rim=("#ffe0a0", 1.6, (1, -0.4)))
    head = spline(
        [(270, 1240), (236, 1130), (250, 1030), (300, 1070), (380, 1062), (440, 1022), (462, 1130), (430, 1240)]
    )
    sc.mul("#000002", blur(mask(head), 12) * m * 0.8)
    for x, tip in ((318, 12), (400, -12)):
        sc.add(ell(x, 1134, 21, 11, tip), "#e8a030", depth=0.6, emit=0.4, detail=0.9, mottle=0.05)
        sc.add(ell(x, 1134, 5, 9), "#0a0608", depth=0.61, detail=1, mottle=0)
        sc.glow(x, 1134, 80, "#e88a20", 0.3, 2)
    grin = limb([(300, 1192), (360, 1210), (424, 1188)], [1, 4, 1], 20)
    sc.screen("#d8a860", blur(mask(grin), 1.2) * 0.5)


def frame(sc: Scene, r: Generator) -> None:
    """Roots and ferns before it all, cut by the frame."""
    for way, width in (
        (((-40, 1400), (160, 1440), (420, 1410), (640, 1500)), 92),
        (((1060, 1330), (900, 1420), (700, 1450), (560, 1530)), 84),
    ):
        m = sc.add(
            limb(way, [width, width * 0.8, width * 0.6, width * 0.4], 60),
            "#3a2a1e",
            vol=36,
            depth=1,
            mottle=0.2,
            rim=("#c89a58", 5, (0.3, -1), 0.6),
            shadow=(0, -12, 18, 0.5),
        )
        rock_relief(sc, m, 26, 7, 0.4)
    fronds = []
    for _ in range(9):
        x = r.uniform(-20, 300) if r.random() < 0.5 else r.uniform(760, W + 20)
        lean, tall = r.uniform(-90, 90), r.uniform(150, 330)
        for k in range(15):
            u = k / 15
            px, py = x + lean * u * u, H + 10 - tall * u
            fronds += [
                (
                    limb([(px, py), (px + s * 46 * (1 - u), py - 16 - 10 * u)], [9 * (1 - u) + 3, 2], 8),
                    mix("#0e1a12", "#4c6a34", r.random() * 0.7),
                )
                for s in (-1, 1)
            ]
    sc.polys(fronds, depth=1, detail=0.5, rim=("#b8b060", 2, (0.3, -1), 0.5))
