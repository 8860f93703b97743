"""Card 15, Measured for Stairs."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, noise, rng, smooth
from ...kit.fills import Lin
from ...kit.ground import land, ridge, swirl
from ...kit.paths import T, ell, limb, mask, poly, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.buildings import skyline
from ...motifs.people import CHILD, OLD, Gesture, Look, grip, human
from ...motifs.sky import cumulus
from .animals import hedgehog
from .stair_peel import AXIS, HEAD, Peel, thimble
from .things import spool, tape

HORIZON = 1010
PIVOT = (512, 906)
RIM = ("#fff6e0", 4, (-0.7, -0.7), 0.85)


@card(15, "measured-for-stairs", "Measured for Stairs", Land.CITY, gouache, hand=LOOSE, con=0.18, sat=1.08, vig=0.3)
def measured_for_stairs() -> Scene:
    """Measured for Stairs: a tower has been peeled, its peel is a stair, and a tailor has set his shears to it.

    Gouache, rose brick dawn, the tailor near and cut by the frame. Cruelty; and who climbs does not look back.
    """
    sc = Scene(light=(-0.7, -0.5, 0.42), key="#ffe8c4", shadow="#3a2048", fog="#f0c4b0", seed=1502)
    morning(sc)
    square(sc)
    peel = Peel()
    peel.lay(sc, behind=True)
    tower(sc)
    thimble(sc)
    peel.lay(sc, behind=False)
    climber(sc, peel)
    shears(sc)
    peel.over(sc)
    upper_blade(sc)
    tailor(sc)
    sewing_things(sc)
    return sc


def morning(sc: Scene) -> None:
    """Dawn over a town in haze."""
    sc.sky([(0, "#3c6478"), (0.3, "#8fb0ac"), (0.55, "#f6dcb8"), (0.78, "#f8b898"), (1, "#d88a80")], 0, 1120, warp=50)
    sc.setflow(swirl(sc, 0.15, 1.0, 430, 2))
    sc.glow(60, 720, 820, "#fff0c0", 0.65, 1.6)
    for x, y, w, h, seed in ((180, 240, 420, 110, 3), (930, 330, 380, 100, 4), (120, 520, 300, 70, 8)):
        cumulus(sc, x, y, w, h, seed, light="#fff0d8", mid="#f0b8a8", dark="#8a7a94", alpha=0.9, depth=0.05)
    for y, heights, widths, wall, roof, seed, fog in (
        (HORIZON - 10, (60, 180), (34, 74), "#d09a98", "#b88490", 11, 0.75),
        (HORIZON + 40, (70, 190), (60, 110), "#a86a78", "#96586c", 12, 0.5),
    ):
        skyline(
            sc,
            y,
            *heights,
            *widths,
            wall,
            roof,
            seed,
            plit=0.2,
            lit="#ffe2a0",
            depth=0.1,
            fogg=(y - 150, y + 20, fog, "#f8c8a8"),
            rim=("#ffe8c8", 3, (-0.8, -0.5), 0.6),
        )
    sc.haze(HORIZON + 16, 46, "#f8cdb0", 0.75, seed=4)


def square(sc: Scene) -> None:
    """Cobbles of rose brick run to the foot of the tower."""
    m = sc.add(
        land(ridge(HORIZON + 30, 4, 300, 4, oct=2)),
        Lin([(0, "#e0a494"), (0.3, "#a86a74"), (1, "#3c2444")], (0, HORIZON + 30), (0, H)),
        depth=0.35,
        detail=0.35,
    )
    dice = rng(5)
    stones = []
    for row in range(14):
        y = HORIZON + 46 + row * 14 + row * row * 1.9
        size = 13 + row * 4.6
        for i in range(-1, int(W / (size * 2.1)) + 2):
            x = i * size * 2.1 + (row % 2) * size + dice.uniform(-3, 3)
            tone = mix("#e8b8a0", "#6a3c58", min(row / 12 + dice.uniform(-0.12, 0.12), 1))
            stones.append((ell(x, y, size * 0.9, size * 0.34), tone, 0.5))
    sc.polys(stones, clip=m, depth=0.4, detail=0.4, mottle=0.08, vol=5)
    shade = spline([(520, 1120), (760, 1096), (1060, 1150), (1060, 1330), (700, 1230)])
    sc.mul("#3a2048", blur(mask(shade), 24) * 0.5)


def tower(sc: Scene) -> None:
    """What is under the peel: a bare body of grey-green cloth, tacked together, with windows like button-holes."""
    left, right = 118, 172
    shape = spline(
        [
            (AXIS - 84, HEAD, 1),
            (AXIS + 84, HEAD, 1),
            (AXIS + 120, 700),
            (AXIS + right, 1160, 1),
            (AXIS, 1196),
            (AXIS - right, 1160, 1),
            (AXIS - left, 700),
        ]
    )
    m = sc.add(
        shape,
        Lin([(0, "#a8d0c4"), (0.35, "#4f8a90"), (1, "#1c3050")], (AXIS - 130, 0), (AXIS + 150, 0)),
        vol=90,
        depth=0.55,
        mottle=0.1,
        detail=0.4,
        rim=("#fff0d0", 5, (-1, -0.2), 0.8),
        shadow=(40, 10, 26, 0.4),
    )
    weave = noise(9, 2, 3, aspect=6) * 0.5 + noise(9, 2, 4, aspect=0.16) * 0.5
    sc.img[:] = np.clip(sc.img * (1 + 0.1 * weave * m)[..., None], 0, 1)
    for y in (420, 620, 850, 1070):
        half = 84 + (y - HEAD) * 0.095
        seam = [
            (AXIS + half * math.cos(a), y + half * 0.26 * math.sin(a)) for a in np.linspace(0.08, math.pi - 0.08, 25)
        ]
        tacks = [limb([seam[i], seam[i + 1]], [5, 5], 4) for i in range(0, 24, 2)]
        sc.add(mask(tacks) * m, "#fff4dc", depth=0.56, detail=0.7, mottle=0)
    for x, y in ((AXIS - 30, 520), (AXIS + 46, 740), (AXIS - 58, 980)):
        sc.add(ell(x, y, 24, 34), "#1c2440", depth=0.56, vol=3, detail=0.6)
        sc.add(ell(x, y, 17, 27), Lin([(0, "#ffe6a0"), (1, "#f0a048")], (0, y - 27), (0, y + 27)), depth=0.56, emit=0.4)
        sc.add(mask(limb([(x, y - 30), (x, y + 30)], [4, 4], 6)), "#1c2440", depth=0.56)


def climber(sc: Scene, peel: Peel) -> None:
    """A child in white runs up the stair with a paper windmill, far above the shears."""
    x, y = peel.place(0.53)
    sc.mul("#3a2048", blur(mask(ell(x + 22, y + 4, 54, 12)), 6) * 0.55)
    up = Gesture(
        hips=(0.03, 0, 0.48),
        lean=20,
        twist=14,
        nod=-14,
        hands=((0.26, -0.16, 0.92), (-0.16, 0.2, 0.56)),
        feet=((-0.24, -0.05, 0.1), (0.2, 0.05, 0.1)),
    )
    look = Look(coat="#fff4e4", legs="#b83c3a", boots="#3a2030", hair="#3a1f1a", cut="bob", hem=0.4, skin="#d89a78")
    child = human(sc, x, y + 6, 196, up, look, build=CHILD, turn=-34, rim=("#fff6e0", 3, (-0.7, -0.6), 0.9))
    hx, hy = child.hands[0]
    sc.add(limb([(hx, hy + 10), (hx + 6, hy - 40)], [4, 3], 6), "#6a4a3a", depth=0.8, detail=0.8)
    for k in range(4):
        a = math.radians(20 + 90 * k)
        sail = poly(
            [
                (hx + 6, hy - 40),
                (hx + 6 + 30 * math.cos(a), hy - 40 + 30 * math.sin(a)),
                (hx + 6 + 24 * math.cos(a + 0.8), hy - 40 + 24 * math.sin(a + 0.8)),
            ]
        )
        sc.add(sail, ("#d8342e", "#f2b04a")[k % 2], depth=0.8, detail=0.85, vol=3)


def blade(sc: Scene, tip: tuple[float, float], bow: float, *, back: bool) -> None:
    """One blade of the shears, from the pivot to its tip; its edge bows a little."""
    (px, py), (tx, ty) = PIVOT, tip
    length = math.hypot(tx - px, ty - py)
    ux, uy = (tx - px) / length, (ty - py) / length
    nx, ny = -uy * bow, ux * bow

    def spot(along: float, across: float) -> tuple[float, float]:
        return (px + ux * along * length + nx * across, py + uy * along * length + ny * across)

    path = spline([(*spot(-0.1, -30), 1), spot(0.3, -40), (*spot(1, 0), 1), spot(0.5, 26), (*spot(-0.1, 34), 1)])
    a, b = spot(0.3, -44), spot(0.3, 34)
    m = sc.add(
        path,
        Lin([(0, "#f8fafc"), (0.4, "#9aa8b8"), (0.7, "#56627c"), (1, "#2a2c48")], a, b) if not back else "#5c6880",
        vol=9,
        depth=0.86,
        detail=0.66,
        mottle=0.05,
        rim=("#ffffff", 4, (-0.5, -0.9), 0.9),
        shadow=(14, 30, 18, 0.5),
    )
    edge = limb([spot(0.04, 14), spot(0.5, 12), spot(0.97, 0)], [2, 5, 1], 20)
    sc.screen("#ffffff", blur(mask(edge), 1) * m * 0.7)


def shears(sc: Scene) -> None:
    """The lower blade, which goes behind the stair, and both handles."""
    blade(sc, (150, 1064), -1, back=True)
    for way in ([(512, 906), (606, 890), (690, 926)], [(512, 906), (578, 984), (628, 1066)]):
        sc.add(
            limb(way, [44, 36, 32], 30),
            Lin([(0, "#9aa8b8"), (1, "#2a2c48")], (0, way[2][1] - 30), (0, way[2][1] + 30)),
            vol=12,
            depth=0.87,
            detail=0.6,
            rim=RIM,
        )
    for x, y, rx, ry, turn in ((764, 950, 86, 54, 16), (676, 1136, 92, 58, 52)):
        ring = mask(ell(x, y, rx, ry, turn), stroke=34)
        fill = Lin([(0, "#f2b04a"), (0.5, "#b8502c"), (1, "#4a1c30")], (x - 60, y - 60), (x + 40, y + 70))
        sc.add(ring, fill, vol=14, depth=0.87, detail=0.6, rim=RIM, shadow=(12, 22, 16, 0.45))


def upper_blade(sc: Scene) -> None:
    """The upper blade lies over the stair; the pin holds both."""
    blade(sc, (136, 760), 1, back=False)
    sc.add(ell(*PIVOT, 24), "#f2c060", vol=14, depth=0.88, detail=0.7, rim=RIM, shadow=(4, 8, 8, 0.5))
    sc.add(mask(limb([(498, 914), (526, 898)], [5, 5], 6)), "#6a3c20", depth=0.88)


def tailor(sc: Scene) -> None:
    """An old tailor, near, in a dark waistcoat; the tape hangs about his neck and both his hands press."""
    x, y, h = 912, 1640, 980
    press = Gesture(
        hips=(-0.04, 0, 0.5),
        lean=17,
        side=4,
        twist=-6,
        nod=20,
        hands=((0.3, -0.1, 0.7), (0.3, 0.1, 0.6)),
        feet=((0.14, -0.08, 0.0), (-0.12, 0.08, 0.0)),
    )
    look = Look(
        coat="#4a2a48",
        sleeve="#efe0d0",
        legs="#2a2038",
        boots="#1c1424",
        hair="#b8b0bc",
        hem=0.3,
        belt=None,
        collar="#f4ead8",
        beard="#ece4dc",
        skin="#d49878",
    )
    hands = {"right": (752.0, 950.0), "left": (700.0, 1108.0)}
    man = human(sc, x, y, h, press, look, build=OLD, turn=172, reach=0.2, rim=RIM, dark=0.9, **hands)
    for place, angle in (((704, 934), 30), ((650, 1094), 62)):
        grip(sc, place, angle, h * 0.92, "#d49878", thick=0.036)
    eye_x, eye_y = man.head[0] - 58, man.head[1] + 12
    temple = limb([(eye_x + 25, eye_y), (eye_x + 92, eye_y - 6)], [5, 4], 6)
    glass = mask(ell(eye_x, eye_y, 25, 27), stroke=6) + mask(temple)
    sc.add(np.clip(glass, 0, 1), "#f2c060", vol=3, depth=0.97, detail=0.9)
    sc.screen("#fff4e0", mask(ell(eye_x, eye_y, 23, 25)) * 0.5)
    tape(
        sc,
        [(880, 826), (836, 870), (838, 980), (856, 1110), (826, 1240), (850, 1372)],
        26,
        col="#f6b51e",
        tick="#4a2a14",
        depth=0.96,
        rim=("#fff0d4", 2, (-0.5, -1), 0.7),
    )


def sewing_things(sc: Scene) -> None:
    """A spool and a hedgehog of pins wait on the cobbles."""
    spool(sc, T(556, 1424, 0.8), thread="#2f7a86", rim=RIM)
    hedgehog(sc, T(430, 1410, 1.0, 0, flip=True), c="#6a4a44", rim=RIM)
    sc.mul("#2a1838", smooth(1340, 1520, sc.y) * 0.35)
