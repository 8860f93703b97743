"""Card 34, Wolf in the Wallpaper."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import Field, blur, rng
from ...kit.fills import Lin, Rad
from ...kit.marks import line
from ...kit.paths import T, ell, joined, limb, mask, rect, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.people import CHILD, Gesture, Look, human
from .wolf import paw, wolf

PAPER_GROUND = "#98945c"
PAPER_LEAF = "#55562f"
PAPER_CREAM = "#d8cf98"
FLOOR = 1300
RED = "#c04a30"
RIM = ("#fff0c0", 5, (0.8, -0.5), 0.85)


@card(34, "wolf-in-the-wallpaper", "Wolf in the Wallpaper", Land.ROOMS, gouache, hand=LOOSE, con=0.18, sat=1.1, vig=0.4)
def wolf_in_the_wallpaper() -> Scene:
    """Wolf in the Wallpaper: a child sleeps with its lamb; out of the forest on the wall a wolf bends over its hair.

    Gouache, attic olive, warm light from where nobody is. Dread; or is it kept watch over?
    """
    sc = Scene(light=(0.75, -0.5, 0.42), key="#ffe8a8", shadow="#1c1a18", fog="#6a6a44", seed=342)
    pattern = wall(sc)
    wolf(sc, pattern)
    chair_back(sc)
    child(sc)
    chair_arms(sc)
    paw(sc)
    grass(sc)
    return sc


def tree(t: T):
    """One tree of the wallpaper: a stem with mirrored leaves and a bud."""
    parts = [t(limb([(0, 118), (0, 40), (0, -90)], [9, 6, 3], 10))]
    for i in range(6):
        y = 74 - i * 32
        size = 1.0 - 0.09 * i
        for side in (-1, 1):
            leaf = [
                (0, y, 1),
                (side * 30 * size, y - 26 * size),
                (side * 66 * size, y - 26 * size, 1),
                (side * 38 * size, y - 4 * size),
            ]
            parts.append(t(spline(leaf)))
    parts.append(t(spline([(0, -128, 1), (12, -106), (0, -84, 1), (-12, -106)])))
    return joined(*parts)


def leaping_deer(t: T):
    """Flat deer in a leap, facing left."""
    return joined(
        t(spline([(-46, -40), (-30, -52), (20, -50), (52, -44), (58, -30), (40, -20), (0, -22), (-36, -20)])),
        t(limb([(-40, -40), (-62, -66), (-66, -84)], [24, 15, 11])),
        t(spline([(-60, -92), (-70, -96), (-94, -80), (-90, -74), (-64, -76)])),
        t(limb([(-62, -92), (-54, -112), (-62, -130)], [4, 4, 2])),
        t(limb([(-56, -106), (-40, -122)], [4, 2])),
        t(limb([(-66, -92), (-72, -110), (-84, -126)], [4, 4, 2])),
        t(limb([(-38, -28), (-66, -22), (-84, -34)], [13, 8, 6])),
        t(limb([(-30, -26), (-54, -8), (-70, -10)], [13, 8, 6])),
        t(limb([(46, -34), (74, -14), (92, 4)], [18, 9, 6])),
        t(limb([(42, -30), (62, -4), (84, 14)], [16, 9, 6])),
        t(limb([(54, -42), (68, -50)], [9, 3])),
    )


def wall(sc: Scene) -> Field:
    """Rows of printed trees, darker to the left; the printed deer have begun to run. Returns the pattern."""
    sc.img[:] = sc.fill(Rad([(0, "#d0c488"), (0.4, PAPER_GROUND), (1, "#34361f")], (900, 560), 1150))
    trees, buds = [], []
    for row in range(8):
        for column in range(8):
            x, y = -60 + column * 164 + (row % 2) * 82, 20 + row * 200
            trees.append(tree(T(x, y, 0.82)))
            buds += [ell(x + 82, y - 20, 9, 13), ell(x + 82, y + 16, 5, 7)]
    pattern = mask(trees)
    sc.add(pattern, PAPER_LEAF, alpha=0.8, depth=0.1, detail=0.45, mottle=0.06)
    sc.add(mask(buds), PAPER_CREAM, alpha=0.75, depth=0.1, detail=0.45, mottle=0.04)
    herd = ((850, 190, 1.1, -14), (560, 250, 1.0, 3), (250, 190, 1.05, -6), (770, 400, 0.94, 6), (520, 450, 0.9, -10))
    deer = mask([leaping_deer(T(x, y, 1.3 * size, turn)) for x, y, size, turn in herd])
    sc.add(deer, "#f0e6b4", depth=0.1, detail=0.6, mottle=0.05, shadow=(-5, 6, 5, 0.4, "#3c3d24"))
    for x in (330, 742):
        line(sc, [(x, -10), (x, FLOOR)], 3, "#4a4828", 0.6, 0.1)
    sc.add(rect(-10, FLOOR - 50, W + 20, 54), Lin([(0, "#f0e4b8"), (1, "#7a6a40")], (0, FLOOR - 50), (0, FLOOR)), vol=7)
    carpet = Lin([(0, "#7a4a34"), (1, "#3a2020")], (0, FLOOR), (0, H))
    sc.add(rect(-10, FLOOR, W + 20, H - FLOOR + 10), carpet, depth=0.3)
    sc.dark(-60, 1100, 700, "#14140c", 0.5)
    return pattern


def chair_back(sc: Scene) -> None:
    """A red chair with wings, near, cut by the frame."""
    look = {"depth": 0.84, "mottle": 0.1, "detail": 0.45}
    back = [(548, 1520), (548, 1080), (588, 956), (680, 900), (800, 890), (920, 916), (1000, 990)]
    back += [(1040, 1100), (1060, 1520)]
    m = sc.add(
        spline(back),
        Lin([(0, "#6a2018"), (0.5, RED), (1, "#e88058")], (540, 1200), (1000, 1000)),
        vol=80,
        rim=RIM,
        shadow=(-40, 10, 30, 0.55),
        **look,
    )
    for x, y in ((660, 1010), (780, 980), (900, 1010), (610, 1120), (940, 1120)):
        sc.mul("#4a1410", blur(mask(ell(x, y, 34, 30)), 16) * m * 0.7)
        sc.add(ell(x, y, 10, 9), "#d8683c", vol=6, **look)
    wing = [(548, 1330), (520, 1180), (530, 1020), (568, 950), (612, 980), (624, 1120), (616, 1330)]
    tones = Lin([(0, "#7a281c"), (1, "#d05a3c")], (520, 1100), (630, 1100))
    sc.add(spline(wing), tones, vol=34, rim=RIM, shadow=(-14, 16, 18, 0.5), **look)


def child(sc: Scene) -> None:
    """It sleeps with its head on its shoulder and holds a toy lamb."""
    x, y, h = 780, 1650, 800
    sleep = Gesture(
        hips=(0, 0, 0.28),
        lean=-4,
        side=-9,
        nod=26,
        look=12,
        hands=((0.2, -0.09, 0.42), (0.22, 0.09, 0.4)),
        feet=((0.27, -0.08, 0.02), (0.23, 0.08, 0.0)),
    )
    look = Look(
        coat="#7a9ac8",
        legs="#5a7ab0",
        boots="#a83a2c",
        hair="#6a3418",
        skin="#f0c49c",
        hem=0.5,
        collar="#f4ecd8",
        cut="bob",
    )
    lies = {"right": (720.0, 1330.0), "left": (850.0, 1320.0)}
    boy = human(sc, x, y, h, sleep, look, build=CHILD, turn=84, reach=0.2, rim=RIM, dark=0.8, **lies)
    stripes = [limb([(sx, 1130), (sx + dx, 1300), (sx + dx * 1.6, 1500)], [7, 9, 10], 12) for sx, dx in _STRIPES]
    body = boy.cover * mask(
        spline([(660, 1230), (720, 1188), (790, 1200), (860, 1188), (910, 1230), (930, 1520), (640, 1520)])
    )
    sc.mixin("#e8eef4", mask(stripes) * body * 0.55)
    lids(sc, *boy.head)
    lamb(sc, 784, 1322)


_STRIPES = ((700, -20), (738, -10), (776, 0), (814, 8), (852, 16), (886, 26))


def lids(sc: Scene, x: float, y: float) -> None:
    """Closed eyes."""
    for dx, dy in ((-20, -16), (44, 8)):
        sc.add(ell(x + dx, y + dy, 23, 20), "#dca884", soft=3, depth=0.9, detail=0.8, mottle=0.02)
        lash = limb([(x + dx - 18, y + dy - 2), (x + dx, y + dy + 8), (x + dx + 18, y + dy - 1)], [2, 5, 2], 14)
        sc.add(lash, "#4a2414", depth=0.9, detail=0.95, mottle=0)


def lamb(sc: Scene, x: float, y: float) -> None:
    """A toy lamb of white curls, held by both arms."""
    curls = []
    for i in range(60):
        a, q = i * 2.4, math.sqrt(i / 60)
        curls.append((x + math.cos(a) * 84 * q, y + math.sin(a) * 56 * q))
    look = {"depth": 0.93, "detail": 0.6}
    for lx in (-50, 44):
        sc.add(limb([(x + lx, y + 30), (x + lx * 1.1, y + 92)], [22, 20], 8), "#3c3238", vol=8, rim=RIM, **look)
    wool = mask([ell(px, py, 24, 22) for px, py in curls])
    sc.add(wool, "#e8e0cc", vol=26, rim=RIM, shadow=(-8, 16, 14, 0.5), **look)
    tufts = []
    for k, (px, py) in enumerate(curls):
        shade = 0.5 * (px < x - 20) + 0.2 * (k % 3)
        tufts.append((ell(px, py, 15, 13), mix("#fffaf0", "#b8a890", shade)))
    sc.polys(tufts, vol=8, **look)
    t = T(x - 82, y - 34, 1.0, -10)
    muzzle = spline([(-34, -20), (0, -36), (34, -16), (24, 30), (0, 50), (-24, 32)])
    sc.add(t(muzzle), "#463a40", vol=18, rim=RIM, **look)
    for side in (-1, 1):
        sc.add(t(limb([(side * 26, -14), (side * 58, -2)], [20, 10], 8)), "#3c3238", vol=6, rim=RIM, **look)
        sc.add(t(ell(side * 13, -2, 4.5)), "#f0c860", vol=2, **look)
    for px, py, way in ((x - 46, y + 22, 1), (x + 62, y + 12, -1)):
        fingers_over(sc, px, py, way)


def fingers_over(sc: Scene, x: float, y: float, way: int) -> None:
    """Four fingers of a hand that holds the lamb."""
    a = math.radians(30 * way)
    for k in range(4):
        fx, fy = x - math.sin(a) * 15 * (k - 1.5), y + math.cos(a) * 15 * (k - 1.5)
        sc.add(
            limb([(fx - way * 16, fy - 5), (fx + way * 18, fy + 4)], [19, 15], 8),
            mix("#f0c49c", "#a85a40", 0.08 * k),
            vol=8,
            depth=0.93,
            detail=0.6,
            shadow=(-3, 5, 4, 0.45),
            rim=("#fff0c0", 2, (0.8, -0.5), 0.7),
        )


def chair_arms(sc: Scene) -> None:
    """The arms of the chair: the left one bears a paw."""
    look = {"depth": 0.88, "mottle": 0.1, "detail": 0.5, "rim": RIM}
    for way, widths in (
        ([(600, 1310), (566, 1390), (548, 1530)], (104, 130, 140)),
        ([(968, 1270), (1004, 1370), (1026, 1530)], (120, 150, 160)),
    ):
        x = way[1][0]
        tones = Lin([(0, "#7a281c"), (0.5, RED), (1, "#f08a5c")], (x - 70, 0), (x + 70, 0))
        sc.add(limb(way, widths, 40), tones, vol=54, shadow=(-16, 14, 20, 0.55), **look)


def grass(sc: Scene) -> None:
    """The carpet has become grass, with daisies; near blades are cut by the frame."""
    dice = rng(9)
    blades = []
    for _ in range(900):
        u = dice.random()
        x, y = dice.uniform(-20, 520 - 40 * u), 1330 + 220 * u
        long = (30 + 90 * u) * dice.uniform(0.6, 1.3)
        lean = dice.normal(8, 14) * (0.5 + u)
        blade = limb([(x, y), (x + lean * 0.4, y - long * 0.6), (x + lean, y - long)], [5 + 6 * u, 4 + 4 * u, 0.8], 6)
        tone = mix("#20281a", "#8a9a48", float(np.clip(dice.random() * 0.7 + x / 1400, 0, 1)))
        blades.append((y, blade, mix(tone, "#e0d888", 0.3 * dice.random() * (1 - u))))
    blades.sort(key=lambda item: item[0])
    sc.polys([(p, c) for _, p, c in blades], depth=0.9, detail=0.6, mottle=0.03, flow=math.pi / 2)
    daisies = []
    for _ in range(20):
        x, y = dice.uniform(30, 470), dice.uniform(1350, 1470)
        daisies += [(ell(x + math.cos(a * 1.05) * 8, y + math.sin(a * 1.05) * 6, 6, 5), "#f8f2dc") for a in range(6)]
        daisies.append((ell(x, y, 5, 4.4), "#e8b040"))
    sc.polys(daisies, depth=0.92, detail=0.8)
