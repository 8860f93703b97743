"""Card 18, Rooftop Anglers."""

import math
from itertools import pairwise

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, displace, noise, rng, smooth
from ...kit.fills import Lin, Rad
from ...kit.marks import grain, line
from ...kit.paths import ell, limb, mask, poly, rect, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.people import CHILD, Gesture, Look, grip, human
from ...motifs.sky import strata
from .koi import Koi, leap

FOG = "#dfe4dc"
RIM = ("#fff6e0", 5, (-0.55, -0.8), 0.85)
BACK = [(196, 1010), (170, 830), (206, 640), (312, 470), (470, 374), (640, 360), (790, 430), (850, 500)]
"""The back of the koi, from its tail in the fog to its mouth."""
SUN = (560, 250)


@card(18, "rooftop-anglers", "Rooftop Anglers", Land.CITY, gouache, hand=LOOSE, con=0.18, sat=1.12, vig=0.36)
def rooftop_anglers() -> Scene:
    """Rooftop Anglers: the streets are full of fog, and what lives there has taken the bait.

    Gouache, rain slate and coral. Triumph on one roof, envy on another.
    """
    sc = Scene(light=(-0.5, -0.65, 0.5), key="#fff0d4", shadow="#1c2c48", fog=FOG, seed=182)
    morning(sc)
    islands(sc)
    envious(sc)
    koi = Koi(BACK)
    spray(sc)
    leap(sc, koi, RIM)
    torn_fog(sc)
    roof(sc)
    anglers(sc, koi)
    near(sc)
    return sc


def morning(sc: Scene) -> None:
    """A slate sky, a pale sun, and a town that stands in fog up to its roofs."""
    sc.sky([(0, "#38506a"), (0.3, "#6f8ca0"), (0.6, "#b4c6c4"), (0.85, "#ece6d0"), (1, "#f4ead0")], 0, 980, warp=70)
    sc.setflow(0.1 + noise(420, 2, 3) * 0.9)
    strata(sc, 120, 80, "#4c667e", "#a8bcc0", 0.7, 3, cell=150, L=(0.2, 0.8))
    strata(sc, 520, 90, "#8ca4ac", "#f4ecd4", 0.55, 6, cell=120, L=(0.2, -0.8))
    sc.glow(*SUN, 560, "#fff2cc", 0.75, 1.6)
    sc.add(ell(*SUN, 120), Rad([(0, "#fffdf0"), (1, "#fff0c8")], SUN, 120), soft=2, depth=0.03, emit=0.3)


def house(sc: Scene, x: float, y: float, w: float, tone: object, depth: float, seed: int) -> None:
    """A gabled roof with a chimney, sunk into the fog."""
    dice = rng(seed)
    lean, tall = w * 0.5, w * 0.62
    chimney = x + w * (0.2 if dice.random() < 0.5 else 0.68)
    sc.add(rect(chimney, y - tall * 0.98, w * 0.11, tall * 0.7), mix(tone, "#5a2a2c", 0.3), depth=depth, vol=4, rim=RIM)
    front = poly([(x, y), (x + lean, y - tall), (x + w, y), (x + w, y + 260), (x, y + 260)])
    sc.add(front, Lin([(0, mix(tone, "#f4e4c8", 0.25)), (1, FOG)], (0, y), (0, y + 200)), depth=depth, mottle=0.06)
    slope = poly(
        [
            (x - w * 0.06, y + w * 0.06),
            (x + lean, y - tall),
            (x + w * 1.4, y - tall),
            (x + w * 1.06, y + w * 0.06),
            (x + w * 0.98, y + w * 0.06),
            (x + lean, y - tall * 0.86),
        ]
    )
    sc.add(
        slope,
        Lin([(0, mix(tone, "#ffffff", 0.2)), (1, mix(tone, "#142034", 0.3))], (x, y - tall), (x + w * 1.2, y)),
        depth=depth,
        mottle=0.1,
        rim=RIM,
    )
    for k in range(2):
        sc.add(
            rect(x + w * (0.28 + 0.28 * k), y + w * 0.1, w * 0.14, w * 0.22),
            "#ffc870" if k == seed % 2 else "#3c4a5c",
            depth=depth,
            detail=0.5,
        )


def islands(sc: Scene) -> None:
    """Roofs behind roofs; fog lies between them."""
    for k, (x, y, w, tone) in enumerate(
        (
            (40, 700, 110, "#9cacb0"),
            (240, 720, 90, "#a4b2b4"),
            (440, 690, 130, "#98a8ae"),
            (880, 700, 120, "#9cacb0"),
            (700, 716, 100, "#a4b2b4"),
            (-60, 830, 190, "#74899a"),
            (560, 822, 150, "#788c9a"),
            (330, 840, 140, "#7e909c"),
        )
    ):
        house(sc, x, y, w, tone, 0.1 + 0.02 * k, k)
        if k == 1:
            tower = poly([(330, 900), (330, 600), (350, 520), (370, 600), (370, 900)])
            sc.add(tower, Lin([(0, "#93a4ae"), (1, FOG)], (0, 560), (0, 780)), depth=0.1)
        if k in {4, 7}:
            y0 = 800 + 40 * (k == 7)
            sc.mixin(FOG, smooth(y0 - 60, y0 + 70, sc.y + noise(120, 4, k, aspect=4) * 46) * 0.9)
    house(sc, 760, 850, 230, "#4c6078", 0.4, 2)
    sea = smooth(900, 1010, sc.y + noise(140, 4, 21, aspect=4) * 50)
    sc.mixin(FOG, sea)
    swell = noise(90, 4, 22, aspect=5)
    sc.mul("#8ea4b0", sea * smooth(0.0, 0.8, swell) * smooth(900, 1300, sc.y) * 0.9)
    sc.screen("#fff0d0", sea * smooth(0.1, 0.9, -swell) * 0.25)
    sc.mul("#5c7688", sea * smooth(1050, 1500, sc.y) * 0.6)


def envious(sc: Scene) -> None:
    """On the other roof somebody has a bent pin, no bite, and eyes only for hers."""
    slump = Gesture(
        hips=(0, 0, 0.28),
        lean=16,
        nod=-6,
        look=30,
        hands=((0.22, -0.1, 0.3), (0.26, 0.1, 0.28)),
        feet=((0.27, -0.08, 0.04), (0.23, 0.08, 0.0)),
    )
    look = Look(
        coat="#2c3448", legs="#20283a", hat="top", hat_colour="#1c2434", hair="#8a8a88", hem=0.4, scarf="#8a9a50"
    )
    person = human(sc, 884, 716 + 22, 170, slump, look, turn=160, rim=("#fff6e0", 3), fog=0.12, depth=0.45)
    x, y = person.hands[1]
    line(sc, [(x, y), (x - 90, y - 30), (x - 150, y + 4)], 4, "#4a3a34", 1, 0.45)
    line(sc, [(x - 150, y + 4), (x - 150, y + 190)], 2, "#40505c", 0.8, 0.45)


def spray(sc: Scene) -> None:
    """Fog that it has torn up with it."""
    dice = rng(3)
    for k in range(26):
        u = dice.random()
        x, y = 190 + dice.normal() * 150, 1030 - 250 * u**2
        r = (90 - 60 * u) * dice.uniform(0.5, 1.1)
        m = displace(blur(mask(ell(x, y, r, r * 0.6)), 10), 14, 40, k)
        sc.mixin(mix("#fffaf0", "#a8bcc4", dice.random() * 0.7), m * 0.55)


def torn_fog(sc: Scene) -> None:
    """The fog closes about its tail, and drips from it."""
    m = smooth(
        0.1, 0.7, np.exp(-(((sc.x - 200) / 260) ** 2) - ((sc.y - 1110) / 110) ** 2) * 1.5 + noise(90, 4, 31) * 0.35
    )
    sc.mixin("#f4f2e6", m * 0.95)
    sc.mul("#8ea4b0", m * smooth(0.0, 0.7, noise(60, 4, 33, aspect=2)) * 0.5)
    drops = []
    dice = rng(9)
    for _ in range(90):
        u = dice.uniform(0.02, 0.7)
        q = sample(BACK, 100)[int(u * 99)]
        x, y = q[0] + dice.normal() * 150 + 30, q[1] + abs(dice.normal()) * 160 + 60
        long = dice.uniform(8, 34)
        drops.append(limb([(x, y), (x + 2, y + long)], [2, 6 * dice.uniform(0.4, 1)], 5))
    sc.add(mask(drops), "#fffaf0", alpha=0.75, depth=0.7, detail=0.6, mottle=0)


RIDGE = ((-40, 1356), (1060, 1232))


def ridge_y(x: float) -> float:
    """The height of the ridge they stand on."""
    return RIDGE[0][1] + (RIDGE[1][1] - RIDGE[0][1]) * (x + 40) / 1100


def roof(sc: Scene) -> None:
    """The near roof falls towards the eye: rows of slates, wet with light."""
    edge = [(-40, ridge_y(-40)), (1060, ridge_y(1060)), (1060, H + 40), (-40, H + 40)]
    m = sc.add(
        poly(edge),
        Lin([(0, "#5a7088"), (0.5, "#33465c"), (1, "#16202e")], (460, 1290), (520, H)),
        depth=0.85,
        mottle=0.08,
        shadow=(0, -16, 20, 0.3),
    )
    dice = rng(12)
    items = []
    for row in range(6, -1, -1):
        y_off = 24 + row * 46 + row * row * 3
        wide = 62 + row * 9
        for k in range(-1, 20):
            x = -60 + k * wide + (row % 2) * wide / 2
            y = ridge_y(x) + y_off
            high = 50 + row * 8
            tone = mix(mix("#6f8698", "#2c3c54", dice.random()), "#141c2c", 0.09 * row)
            if dice.random() < 0.05:
                tone = mix(tone, "#a85a4c", 0.5)
            slate = poly(
                [
                    (x, y),
                    (x + wide - 4, y - 7),
                    (x + wide - 1, y + high),
                    (x + wide * 0.5, y + high + 9),
                    (x + 2, y + high + 4),
                ]
            )
            items.append((slate, "#101826", 0.9))
            items.append(
                (
                    poly(
                        [
                            (x + 2, y),
                            (x + wide - 6, y - 6),
                            (x + wide - 4, y + high - 4),
                            (x + wide * 0.5, y + high + 3),
                            (x + 4, y + high),
                        ]
                    ),
                    tone,
                )
            )
    sc.polys(items, depth=0.86, detail=0.5, mottle=0.12, clip=m, rim=("#cfe0e4", 2, (-0.4, -1), 0.5))
    cap = [(-40 + 92 * k, ridge_y(-40 + 92 * k)) for k in range(13)]
    for a, b in pairwise(cap):
        tile = limb([(a[0], a[1] + 8), (b[0] + 12, b[1] + 6)], [38, 44], 10)
        sc.add(
            tile,
            Lin([(0, "#d8705a"), (1, "#6a2c34")], (0, a[1] - 16), (8, a[1] + 34)),
            vol=14,
            depth=0.88,
            detail=0.5,
            mottle=0.12,
            rim=RIM,
            shadow=(6, 8, 5, 0.5),
        )


def anglers(sc: Scene, koi: Koi) -> None:
    """She leans back against it with all she weighs; a child holds on to her so that she will stay."""
    x, h = 660, 490
    y = ridge_y(x) - 6
    pull = Gesture(
        hips=(-0.14, 0.0, 0.4),
        lean=-26,
        side=3,
        nod=-2,
        twist=4,
        hands=((0.22, -0.1, 0.66), (0.2, 0.08, 0.58)),
        feet=((0.22, -0.09, 0.03), (-0.12, 0.1, 0.0)),
    )
    butt, grip_at, tip = (736, 1150), (624, 1010), (690, 616)
    shade = spline([(600, y + 10), (740, y), (980, y + 90), (1040, y + 150), (860, y + 90), (640, y + 40)])
    sc.mul("#101a2c", blur(mask(shade), 8) * 0.65)
    look = Look(
        coat="#f2c84a",
        legs="#2c3a54",
        boots="#c8442e",
        hair="#e8e0d4",
        cut="bun",
        hat="",
        hem=0.46,
        flare=0.05,
        scarf="#c8442e",
        wind=0.16,
        skin="#d89c78",
        belt="#6a4424",
    )
    person = human(sc, x, y, h, pull, look, turn=158, right=grip_at, left=(672, 1072), reach=0.2, rim=RIM, depth=0.92)
    holder(sc, h)
    rod = [butt, (672, 1076), grip_at, (560, 850), (566, 690), tip]
    sc.add(
        limb(rod, [20, 17, 15, 11, 8, 4], 80),
        Lin([(0, "#c88a4c"), (1, "#5a3424")], (560, 900), (640, 900)),
        vol=6,
        depth=0.93,
        detail=0.7,
        rim=("#ffe8b8", 3, (-0.6, -0.7)),
    )
    for hand, angle in zip(person.hands, (-124, -124), strict=True):
        grip(sc, hand, angle, h, "#d89c78", thick=0.03)
    sc.add(ell(692, 1112, 24, 30, -35), "#6a7480", vol=12, depth=0.94, detail=0.7, rim=RIM)
    mouth = koi.at(1.07, 0.2)
    cord = [tip, mouth]
    sc.add(mask(poly(cord, closed=False), stroke=3.5), "#fffaf0", mottle=0, depth=0.94, detail=1)
    sc.post(mask(poly(cord, closed=False), stroke=2.5), "#fffaf0", 0.9)


def holder(sc: Scene, h: float) -> None:
    """A child with both arms about her and its heels against the tiles."""
    x = 814
    hold = Gesture(
        hips=(-0.14, 0, 0.36),
        lean=-12,
        nod=10,
        hands=((0.26, -0.12, 0.62), (0.26, 0.1, 0.58)),
        feet=((0.2, -0.1, 0.02), (0.06, 0.1, 0.0)),
    )
    look = Look(
        coat="#3a7a78",
        legs="#5a3a34",
        boots="#2a1c20",
        hat="wool",
        hat_colour="#e8604a",
        hair="#5a3020",
        hem=0.2,
        skin="#e2ab84",
    )
    human(
        sc,
        x,
        ridge_y(x) - 4,
        h * 0.66,
        hold,
        look,
        build=CHILD,
        turn=170,
        right=(742, 1150),
        left=(742, 1130),
        reach=0.26,
        rim=RIM,
        depth=0.91,
    )


def near(sc: Scene) -> None:
    """A chimney cut by the frame, and a bucket of small fry."""
    stack = [(-40, 1110), (118, 1098), (130, 1520), (-40, 1520)]
    m = sc.add(
        poly(stack),
        Lin([(0, "#c8604c"), (1, "#4a1f2c")], (-20, 1100), (140, 1120)),
        vol=10,
        depth=0.97,
        mottle=0.1,
        rim=RIM,
        shadow=(14, 8, 12, 0.55),
    )
    dice = rng(5)
    for row in range(11):
        for k in range(3):
            x, y = -60 + 70 * k + 35 * (row % 2), 1150 + row * 34
            brick = rect(x, y, 64, 28, 3)
            sc.mixin(mix("#e8886a", "#5a2430", dice.random()), mask(brick) * m * 0.5)
    sc.add(
        poly([(-40, 1074), (138, 1060), (142, 1116), (-40, 1130)]),
        Lin([(0, "#e8886a"), (1, "#5a2430")], (0, 1070), (20, 1130)),
        vol=8,
        depth=0.98,
        rim=RIM,
    )
    sc.add(
        limb([(50, 1066), (50, 990)], [70, 58], 10),
        Lin([(0, "#d87a5c"), (1, "#6a2c34")], (20, 0), (84, 0)),
        vol=20,
        depth=0.98,
        rim=RIM,
    )
    x, y = 300, ridge_y(300) - 8
    for k, (dx, a) in enumerate(((-26, -70), (4, -100), (28, -58))):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        fry = limb(
            [(x + dx, y - 66), (x + dx + c * 40, y - 74 + s * 30), (x + dx + c * 52, y - 80 + s * 44)], [26, 20, 5], 14
        )
        sc.add(fry, mix("#a8bcc4", "#e8a088", 0.4 * (k == 1)), vol=9, depth=0.93, detail=0.6, rim=RIM)
    pail = spline([(x - 58, y - 84, 1), (x + 58, y - 88, 1), (x + 44, y + 2, 1), (x, y + 10), (x - 44, y + 4, 1)])
    m = sc.add(
        pail,
        Lin([(0, "#c8d4d8"), (0.5, "#6a8090"), (1, "#2c3c50")], (x - 56, 0), (x + 56, 0)),
        vol=14,
        depth=0.94,
        detail=0.5,
        rim=RIM,
        shadow=(26, 10, 9, 0.55),
    )
    grain(sc, m, 0.15, 10, 8, 3, vertical=True)
    sc.mul("#141c30", smooth(1420, H + 60, sc.y) * 0.5 + smooth(W - 60, W + 60, sc.x) * 0.2)
