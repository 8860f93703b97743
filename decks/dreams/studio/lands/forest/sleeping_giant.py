"""Card 42, The Sleeping Giant."""

import math
from collections.abc import Callable

import numpy as np
from numpy.random import Generator

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.colour import Colour, mix
from ...kit.field import Field, blur, noise, rng, smooth
from ...kit.fills import Lin
from ...kit.ground import land, ridge
from ...kit.marks import rock_relief
from ...kit.paths import T, ell, joined, limb, mask, poly, rect, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.people import OLD, Look, human
from ...motifs.sky import cumulus

PROFILE = (
    *((-60, 560), (20, 430), (110, 330), (215, 262), (310, 228), (364, 232), (400, 262), (440, 248), (500, 196)),
    *((548, 152), (578, 146), (592, 172), (590, 214), (606, 238), (634, 222), (656, 226), (668, 256), (692, 244)),
    *((714, 258), (722, 292), (744, 312), (784, 286), (834, 288), (872, 330), (886, 400), (950, 470), (1080, 500)),
)
"""The skyline: hair, brow, nose, lips, chin, throat and breast."""
FIRS = ("#20323a", "#2c4644", "#3c5a4a", "#527052")


@card(42, "sleeping-giant", "The Sleeping Giant", Land.FOREST, gouache, hand=LOOSE, con=0.14, sat=1.08, vig=0.32)
def sleeping_giant() -> Scene:
    """The Sleeping Giant: the mountain lies on its back and weeps in its sleep; a lit train creeps by in the haze.

    Gouache, rose dawn, the face fills the upper half. Old sorrow.
    """
    sc = Scene(light=(0.55, -0.75, 0.4), key="#ffdcae", shadow="#2a2350", fog="#d9b6b6", seed=421)
    r = rng(12)
    sky(sc)
    giant(sc, r)
    eye(sc, r)
    tears(sc)
    valley(sc)
    pasture(sc, r)
    frame_pine(sc, r)
    return sc


def sky(sc: Scene) -> None:
    """Rose dawn; the breath goes up from the lips and becomes the clouds."""
    sc.sky([(0, "#54608e"), (0.4, "#a98ca8"), (0.75, "#f0c0a8"), (1, "#ffe2b4")], 0, 640, warp=70)
    sc.setflow(-0.25 + noise(420, 2, 3) * 0.6)
    sc.glow(980, 330, 620, "#ffe0a0", 0.7, 1.7)
    for x, y, w, h, seed in ((850, 90, 380, 92, 4), (700, 168, 180, 50, 5), (180, 80, 420, 60, 6)):
        cumulus(sc, x, y, w, h, seed, light="#fff0d6", mid="#dfb2b4", dark="#8a7aa4", depth=0.1, billow=0.35)
    breath = limb([(694, 262), (716, 216), (706, 180), (746, 150)], [8, 26, 40, 60], 40)
    sc.mixin("#fff0dc", blur(mask(breath), 11) * 0.6)


def giant(sc: Scene, r: Generator) -> None:
    """A head of rock, hair and beard of firs; slopes of light on brow, cheek and nose."""
    shape = poly([*[(x, y) for x, y in spline_points(PROFILE)], (1080, 900), (-60, 900)])
    tone = Lin([(0, "#b98f92"), (0.45, "#8d6f88"), (1, "#5d5580")], (560, 120), (420, 860))
    m = sc.add(shape, tone, vol=120, rim=("#ffe8c0", 9, (0.5, -1), 0.85), mottle=0.12, depth=0.35, detail=0.45)
    bump(
        sc,
        m,
        [
            (470, 420, 190, 120, 1.0),
            (300, 330, 120, 60, 0.8),
            (690, 330, 60, 60, 0.7),
            (800, 410, 80, 70, 0.9),
            (520, 240, 60, 110, 0.9),
        ],
    )
    dents = (
        (372, 372, 92, 40, 0.75),
        (560, 262, 34, 22, 0.6),
        (600, 330, 40, 60, 0.45),
        (590, 440, 60, 120, 0.35),
        (728, 340, 22, 40, 0.6),
        (930, 560, 90, 100, 0.4),
    )
    for x, y, rx, ry, a in dents:
        sc.mul("#3a2c5c", blur(mask(ell(x, y, rx, ry, 12)), 24) * m * a)
    rock_relief(sc, m, 46, 5, 0.16, dx=-3, dy=3)
    nostril = limb([(548, 232), (572, 240), (586, 222)], [5, 14, 5], 12)
    sc.mul("#2a1c44", blur(mask(nostril), 4) * 0.8)
    lips = limb([(668, 250), (660, 296), (634, 338)], [9, 11, 3], 16)
    sc.mul("#2a1c44", blur(mask(lips), 3) * 0.75)
    firs(sc, r, lambda x, y: hairline(x, y) and y < 800, 900)
    firs(sc, r, beard, 520)


def spline_points(pts: tuple[tuple[float, float], ...]) -> list[tuple[float, float]]:
    """Points along the smooth skyline."""
    return [(float(x), float(y)) for x, y in sample(pts, 220)]


def bump(sc: Scene, m: Field, heaps: list[tuple[float, float, float, float, float]]) -> None:
    """Cheek, brow and chin stand out: light above and to the right of each, shade below."""
    for x, y, rx, ry, a in heaps:
        d = np.exp(-(((sc.x - x) / rx) ** 2 + ((sc.y - y) / ry) ** 2)).astype(np.float32)
        sc.screen("#ffcfa0", np.clip(d * ((sc.x - x) / rx * 0.5 - (sc.y - y) / ry * 0.8), 0, 1) * m * a * 0.75)
        sc.mul("#4a3a6c", np.clip(d * (-(sc.x - x) / rx * 0.5 + (sc.y - y) / ry * 0.9), 0, 1) * m * a * 0.9)


def hairline(x: float, y: float) -> bool:
    """Whether there is hair: behind the forehead and the temple."""
    return y > 470 - x * 0.9 + 40 * math.sin(x / 40) and x < 215 + 40 * math.sin(y / 60)


def beard(x: float, y: float) -> bool:
    """Whether there is beard: below lip and cheek, over the jaw."""
    return (
        (x - 250) * 0.42 + 520 < y + 26 * math.sin(x / 30) and 290 < x < 900 and y > 400 - (x - 700) * 0.2 and y < 800
    )


def firs(sc: Scene, r: Generator, inside: Callable[[float, float], bool], n: int) -> None:
    """Firs that stand close, larger and darker below, lit on the right."""
    spots = []
    while len(spots) < n:
        x, y = r.uniform(-30, 960), r.uniform(300, 800)
        if inside(x, y):
            spots.append((x, y))
    pieces = []
    for x, y in sorted(spots, key=lambda spot: spot[1]):
        h = 22 + (y - 300) * 0.045 + r.uniform(0, 12)
        tone = mix(FIRS[int(r.integers(0, 4))], "#d9b6b6", max(0.0, 0.34 - (y - 300) / 1500))
        pieces.append((fir(x, y, h), tone))
        pieces.append((fir(x + h * 0.09, y, h * 0.8, 0.55), mix(tone, "#f0b890", 0.3), 0.8))
    sc.polys(pieces, depth=0.4, detail=0.5)


def fir(x: float, y: float, h: float, wide: float = 1.0):
    """A small fir."""
    w = h * 0.24 * wide
    return poly(
        [
            (x - w, y),
            (x - w * 0.5, y - h * 0.4),
            (x - w * 0.65, y - h * 0.38),
            (x, y - h),
            (x + w * 0.65, y - h * 0.38),
            (x + w * 0.5, y - h * 0.4),
            (x + w, y),
        ]
    )


def eye(sc: Scene, r: Generator) -> None:
    """A closed lid whose lashes are firs, and a heavy brow."""
    lid = spline([(300, 392), (340, 352), (400, 346), (444, 376), (420, 402), (350, 414)])
    sc.add(lid, "#94748a", vol=26, mottle=0.08, depth=0.38, detail=0.6, rim=("#ffdcb0", 4, (0.5, -1), 0.5))
    edge = [(296, 392), (340, 412), (400, 408), (446, 380)]
    sc.add(limb(edge, [4, 9, 8, 3], 24), "#2a1c3c", depth=0.4, detail=0.7)
    pieces = []
    for k in range(15):
        u = k / 14
        x = 300 + 146 * u
        y = 396 + 18 * math.sin(u * math.pi) - 8 * u
        pieces.append((poly([(x - 4, y), (x - 8 + 6 * u, y + 26 + r.uniform(0, 8)), (x + 4, y)]), FIRS[0]))
    sc.polys(pieces, depth=0.4, detail=0.7)
    firs(sc, r, lambda x, y: abs(y - (330 - 26 * math.sin((x - 270) / 190 * math.pi))) < 9 and 280 < x < 440, 46)


def tears(sc: Scene) -> None:
    """A waterfall from the corner of the eye, over the cheek and into the haze."""
    way = [(316, 408), (312, 470), (336, 540), (330, 640), (352, 830)]
    water = mask(limb(way, [8, 15, 19, 27, 44], 50))
    sc.mul("#3a2c5c", blur(mask(limb(way, [20, 34, 40, 50, 60], 50)), 10) * 0.45)
    sc.mixin("#f4f2f0", blur(water, 1.5) * smooth(-1.2, 0.5, noise(12, 3, 8, aspect=0.2)) * 0.94)
    sc.glow(352, 828, 150, "#fff4e4", 0.6, 1.8)
    sc.setflow(math.pi / 2, water)


def valley(sc: Scene) -> None:
    """Haze fills the valley; a string of lit windows creeps through it on its viaduct."""
    haze = smooth(610, 850, sc.y + noise(240, 3, 6, aspect=3) * 50)
    sc.mixin("#e4c4bc", haze * 0.95)
    for y, amp, colour, seed, share in ((806, 22, "#b79cac", 4, 0.6), (862, 26, "#94859c", 5, 0.4)):
        sc.add(land(ridge(y, amp, 170, seed)), colour, alpha=share, soft=3, mottle=0.1, depth=0.45)
    y = 905.0
    arches = [rect(-20, y, W + 40, 16)]
    arches += [rect(x, y, 9, 90) for x in range(-10, W + 30, 58)]
    sc.add(joined(*arches), "#85788f", alpha=0.62, soft=1.4, depth=0.45, fogg=(900, 990, 1.0, "#dcc0bc"))
    lights = [(rect(390 + k * 19, y - 17, 11, 8), "#ffe29a") for k in range(22) if k % 6 != 5]
    sc.add(limb([(380, y - 9), (818, y - 9)], [17, 17]), "#4a4468", alpha=0.85, depth=0.5)
    sc.polys(lights, depth=0.5, detail=0.9, mottle=0, emit=0.5)
    sc.screen("#ffb860", blur(mask([path for path, _ in lights]), 12) * 0.7)
    smoke = limb([(824, y - 20), (790, y - 58), (700, y - 70), (560, y - 92)], [12, 24, 40, 70], 30)
    sc.mixin("#fff0e0", blur(mask(smoke), 12) * 0.55)
    mist = smooth(0.0, 0.9, noise(200, 4, 19, aspect=4)) * np.exp(-(((sc.y - 985) / 70) ** 2))
    sc.mixin("#ecd2c6", mist * 0.85)


def pasture(sc: Scene, r: Generator) -> None:
    """A near slope with the goatherd, seen from behind, bareheaded, and a few goats that graze on."""
    hill = ridge(1090, 30, 520, 9, tilt=-0.10)
    sc.add(
        land(hill),
        Lin([(0, "#8a8a6a"), (0.25, "#566a50"), (1, "#1c2c30")], (0, 1060), (0, H)),
        mottle=0.16,
        rim=("#f4d8a8", 6, (0.5, -1), 0.7),
        depth=0.7,
        detail=0.4,
    )
    blades = []
    for _ in range(1500):
        x, u = r.uniform(-20, W + 20), r.random() ** 0.7
        y = 1110 + 400 * u
        h = 12 + 30 * u
        blades.append(
            (
                poly([(x - 2, y), (x + r.uniform(-10, 14), y - h), (x + 3, y)]),
                mix(mix("#9a9a6c", "#1a2a2c", u), "#e8c890", 0.35 * r.random() * (1 - u)),
                0.8,
            )
        )
    sc.polys(blades, depth=0.75, detail=0.5)
    for x, y, s, flip in (
        (250, 1180, 0.8, False),
        (392, 1150, 0.6, True),
        (150, 1262, 1.0, True),
        (860, 1250, 0.95, False),
    ):
        goat(sc, T(x, y, s, 0, flip))
    who = human(
        sc,
        610,
        1330,
        300,
        "lean",
        Look(coat="#8c3b30", legs="#2c2a3c", hair="#d0c8c0", hem=0.6, scarf="#d8b070"),
        build=OLD,
        turn=-58,
        right=(688, 1170),
        left=(684, 1190),
        rim=("#ffe2b4", 6),
        shadow={"ahead": True, "along": 0.6, "squash": 0.3, "strength": 0.55},
    )
    stick = limb([(who.hands[0][0] + 4, who.hands[0][1] - 70), (700, 1336)], [8, 7], 12)
    sc.add(stick, "#4a3226", depth=0.95, vol=3, rim=("#ffe2b4", 2), detail=0.8)


def goat(sc: Scene, t: T) -> None:
    """A grazing goat about 100 long."""
    coat: Colour = "#e6dacb"
    looks = {"depth": 0.8, "detail": 0.65, "mottle": 0.1}
    legs = [limb([(x, -34), (x + d, 0)], [11, 6], 8) for x, d in ((-30, -3), (-22, 3), (20, -2), (28, 4))]
    for leg in legs:
        sc.add(t(leg), "#8a7c78", vol=3, **looks)
    sc.add(
        t(spline([(-44, -56), (-20, -70), (22, -68), (42, -58), (40, -34), (10, -28), (-30, -28), (-46, -40)])),
        coat,
        vol=18 * t.a[2],
        rim=("#fff0d0", 3, (0.5, -1), 0.8),
        shadow=(-6, 5, 5, 0.4),
        **looks,
    )
    sc.add(t(limb([(34, -58), (54, -46), (60, -26)], [26, 20, 15], 12)), coat, vol=8, **looks)
    sc.add(t(spline([(50, -36), (70, -26), (78, -6), (68, -2), (54, -16)])), "#c8b8a8", vol=6, **looks)
    sc.add(t(limb([(56, -36), (46, -54), (34, -58)], [6, 4, 2], 12)), "#4a3a34", vol=1, **looks)


def frame_pine(sc: Scene, r: Generator) -> None:
    """One near pine, cut by the frame."""
    pieces = [(limb([(985, H + 20), (968, 1100), (990, 640)], [64, 48, 26], 20), "#1a1826")]
    for k in range(46):
        y = 640 + k * 17
        x = 986 - 16 * math.sin(k * 0.4)
        long = (60 + k * 3.6) * r.uniform(0.6, 1.05)
        droop = long * r.uniform(0.2, 0.45)
        pieces.append(
            (
                spline(
                    [
                        (x, y, 1),
                        (x - long * 0.5, y + droop * 0.3),
                        (x - long, y + droop, 1),
                        (x - long * 0.55, y + droop * 0.9 + 12),
                        (x, y + 20, 1),
                    ]
                ),
                mix("#141a26", "#3a4a48", r.random() * 0.6),
            )
        )
        pieces.append((spline([(x, y, 1), (x + long, y + droop, 1), (x, y + 22, 1)]), "#161c28"))
    sc.polys(pieces, depth=1, detail=0.5, rim=("#e0b090", 3, (0.4, -1), 0.45))
