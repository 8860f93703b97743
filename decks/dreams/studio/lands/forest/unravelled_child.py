"""The child that follows the thread: it comes from its own jumper, which is gone to the ribs."""

import numpy as np

from ...kit.colour import mix
from ...kit.field import Field, blur, rng
from ...kit.paths import limb, mask, spline
from ...kit.scene import Scene
from ...motifs.people import CHILD, Gesture, Look, grip, human
from ...motifs.people.mass import Mass

RED = "#c8202a"
X, FOOT, TALL = 392, 1462, 640
HAND = (560, 1150)
HEM = 1158
"""Where the jumper ends by now."""
RIM = ("#e8ece0", 5, (0.35, -0.85), 0.7)


def child(sc: Scene, curve: Field) -> None:
    """Seen from behind, on its way, one hand on the thread."""
    sc.mul("#0c1416", blur(mask(spline([(270, 1450), (400, 1436), (530, 1452), (560, 1500), (250, 1500)])), 14) * 0.75)
    walk = Gesture(
        hips=(0.02, 0, 0.49),
        lean=5,
        side=3,
        twist=-6,
        nod=-4,
        hands=((0.2, -0.3, 0.5), (-0.04, 0.2, 0.46)),
        feet=((0.1, -0.07, 0.06), (-0.06, 0.07, 0.0)),
    )
    look = Look(
        coat="#ece6d4",
        sleeve=RED,
        legs="#34506a",
        boots="#1f2c3c",
        hair="#6a4028",
        cut="bob",
        hem=0.16,
        flare=0.03,
        collar=RED,
        skin="#d8a684",
    )
    person = human(sc, X, FOOT, TALL, walk, look, build=CHILD, turn=-80, right=HAND, reach=0.16, rim=RIM, key=0.9)
    jumper(sc, person.cover)
    thread(sc, curve)
    grip(sc, HAND, 160, TALL, "#d8a684", thick=0.012)


def jumper(sc: Scene, cover: Field) -> None:
    """What is left of the jumper lies over the shirt; loops stand open along its edge."""
    mass = Mass(sc, TALL, (X - 240, 900, X + 260, 1400))
    yoke = [(X - 116, 1004), (X - 62, 964), (X, 960), (X + 64, 964), (X + 118, 1006), (X + 112, 1100)]
    yoke += [(X + 92, HEM - 22)]
    edge = [(X + 92 - 23 * k, HEM + (10 if k % 2 else -16) + 6 * (k % 3)) for k in range(1, 9)]
    trunk = cover[mass.box]
    m = mass.part(spline([*yoke, *edge, (X - 104, 1100)]), RED, round_=0.07, over=0.014, within=trunk)
    for row in range(11):
        y = 1016 + row * 14
        rib = limb([(X - 120, y), (X - 40, y + 7), (X + 50, y + 6), (X + 124, y - 2)], [2, 5, 5, 2], 20)
        mass.stroke(rib, 2.2, 0.42, m)
    for x in (X - 50, X + 4, X + 60):
        fold = limb([(x, 1040), (x + 6, 1100), (x + 14, HEM)], [2, 12, 5], 12)
        mass.stroke(fold, 5, 0.5, m)
    mass.light(rim=RIM, key=0.9)
    dice = rng(7)
    loops = []
    for k in range(9):
        x, y = X + 88 - 22 * k, HEM + dice.uniform(-8, 6)
        loops.append(limb([(x - 8, y - 8), (x - 3, y + 12), (x + 6, y + 10), (x + 9, y - 8)], [4, 4, 4, 4], 14))
    sc.add(np.clip(sum(mask(loop) for loop in loops), 0, 1), mix(RED, "#ff8a7a", 0.2), vol=2, depth=0.95, detail=0.75)


def thread(sc: Scene, curve: Field) -> None:
    """From the path to the hand, and on to the hem."""
    way = [tuple(curve[int(0.86 * 899)]), (660, 1250), (604, 1206), HAND]
    slack = [HAND, (544, 1216), (500, 1250), (456, 1220), (440, HEM)]
    looks = {"depth": 0.94, "detail": 0.85, "vol": 3}
    for points, widths in ((way, [7.4, 8, 9, 8]), (slack, [8, 8, 8])):
        path = limb(points, widths, 80)
        sc.mul("#0c1416", blur(mask(limb([(x + 5, y + 9) for x, y in points], widths, 80)), 4) * 0.4)
        sc.add(path, RED, rim=("#ff9a8a", 1.8, (0, -1), 0.7), **looks)
