"""Card 53, Orchard of Lost Kites."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, noise, rng, smooth
from ...kit.fills import Lin
from ...kit.ground import land, ridge
from ...kit.marks import rock_relief
from ...kit.paths import T, ell, limb, mask, poly, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.people import OLD, Gesture, Look, grip, human
from ...motifs.plants import branch, tree
from ...motifs.sky import cumulus, strata
from .kites import kite
from .living_ray import ray
from .motifs import flowers, grass

CORAL, GOLD, CREAM = "#e8684a", "#f0c040", "#fbf2d0"
DOTS = (CORAL, GOLD, "#5f8ab0", "#d88aa0", "#7fb090")
RIM = ("#fff6dc", 5, (-0.7, -0.7), 0.85)
HELD, CUT = (566, 962), (560, 1030)
"""Where he holds the string, and where the shears are about to close."""


@card(
    53, "orchard-of-lost-kites", "Orchard of Lost Kites", Land.MEADOWS, gouache, hand=LOOSE, con=0.15, sat=1.1, vig=0.26
)
def orchard_of_lost_kites() -> Scene:
    """Orchard of Lost Kites: the only one that lived pulls at its string, and the shears are already open.

    Gouache, faded kite. Letting go.
    """
    sc = Scene(light=(-0.6, -0.65, 0.45), key="#fff0cc", shadow="#3a4a78", fog="#e4e8e0", seed=533)
    sky(sc)
    far_orchard(sc)
    end = ray(sc, T(560, 372, 1.36, 13))
    hill(sc)
    bough(sc)
    near_kite(sc)
    old_man(sc, end)
    near(sc)
    return sc


def sky(sc: Scene) -> None:
    """A washed blue, warm towards the ground."""
    sc.sky([(0, "#5f94bc"), (0.3, "#94bed4"), (0.6, "#d8e4d8"), (0.82, "#fbecc0"), (1, "#f6d8a0")], 0, 1180, warp=80)
    sc.setflow(0.3 + noise(420, 2, 3) * 0.9)
    strata(sc, 130, 70, "#7aa8c8", "#e8f0ea", 0.6, 3, cell=150, L=(-0.5, -0.7))
    strata(sc, 820, 70, "#d0d8d0", "#fff6dc", 0.6, 8, cell=120, L=(-0.5, -0.7))
    for cx, cy, w, h, seed in ((120, 690, 460, 120, 3), (930, 640, 420, 100, 4)):
        cumulus(sc, cx, cy, w, h, seed, light="#fff8e4", mid="#e4dcd4", dark="#98b0c4", alpha=0.85, depth=0.05)
    sc.glow(60, 420, 560, "#fff4cc", 0.55, 1.7)


def far_orchard(sc: Scene) -> None:
    """Hills behind each other with rows of bare trees, and in each what was once let go."""
    r = rng(3)
    for k, (y, tone, low) in enumerate(
        ((960, "#a8c0c8", "#c4d0bc"), (1030, "#a4c090", "#c8d0a0"), (1110, "#98b468", "#7ca060"))
    ):
        crest = ridge(y, 34, 380, 31 + k, oct=3)
        sc.add(
            land(crest),
            Lin([(0, mix(tone, "#fff4d0", 0.3)), (1, low)], (0, y - 40), (0, y + 140)),
            depth=0.15 + 0.1 * k,
            mottle=0.08,
            rim=("#fff8dc", 4, (-0.4, -1), 0.6),
        )
        size = 40 + 46 * k
        items = []
        for n in range(9 - 2 * k):
            x = 40 + n * (118 + 40 * k) + r.normal() * 14
            if 360 < x < 640 and k == 2:
                continue
            foot = float(np.interp(x, [p[0] for p in crest], [p[1] for p in crest])) + 10 + 6 * k
            sc.mul("#6a8468", blur(mask(ell(x + size * 0.5, foot + 3, size * 0.7, size * 0.1)), 3) * 0.5)
            trunk, tips, _ = tree(
                x, foot, size * 0.5, size * 0.13, 17 * n + k, depth=4, spread=0.6, curl=0.2, shrink=0.78, roots=False
            )
            sc.add(trunk, mix("#6a6478", "#c4ccc8", 0.55 - 0.2 * k), depth=0.2 + 0.1 * k, mottle=0.05, detail=0.4)
            for _ in range(4):
                tx, ty = tips[r.integers(len(tips))]
                s = size * r.uniform(0.11, 0.18)
                kite_ = poly(
                    [(tx, ty - s), (tx + s * 0.7, ty - s * 0.1), (tx, ty + s * 1.2), (tx - s * 0.7, ty - s * 0.1)]
                )
                items.append((kite_, mix(DOTS[r.integers(5)], "#f0ecd8", 0.4 - 0.15 * k)))
        sc.polys(items, depth=0.3, detail=0.5, mottle=0.03)
        sc.haze(y + 70, 36, "#f8f0d0", 0.5 - 0.1 * k, seed=k)


def hill(sc: Scene) -> None:
    """The near hill, and over it the shadow of two wings."""
    top = [
        tuple(p) for p in sample([(-40, 1230), (180, 1200), (420, 1192), (660, 1214), (860, 1250), (1060, 1300)], 160)
    ]
    m = sc.add(
        land(top),
        Lin([(0, "#e0d884"), (0.35, "#a0b458"), (1, "#3f6a4a")], (0, 1190), (0, H)),
        depth=0.5,
        mottle=0.1,
        rim=("#fffbd8", 6, (-0.4, -1), 0.7),
    )
    wings = [(-60, 1330), (60, 1290), (200, 1300), (330, 1310), (470, 1296), (640, 1262), (840, 1290), (700, 1320)]
    wings += [(600, 1372), (480, 1404), (360, 1400), (220, 1366), (80, 1370)]
    sc.mul("#3a5a70", blur(mask(spline(wings)), 7) * m * 0.62)
    grass(sc, top, 1500, ["#d4d070", "#a0b850", "#7f9c48", "#4f7a4a"], 7, h=(14, 32), depth=0.52)
    flowers(sc, top, 60, ["#fffaf0", GOLD, "#e88a70"], 8, size=(4, 7))


def bough(sc: Scene) -> None:
    """The tree is near: its trunk is cut by the frame, its arms are full of paper."""
    twigs: list = []
    tips: list = []
    trunk = [(980, 1520), (962, 1300), (930, 1120), (900, 980)]
    for way in (
        (900, 990, math.radians(-150), 170, 58, 5, 11),
        (900, 990, math.radians(-104), 190, 64, 5, 23),
        (930, 1100, math.radians(-52), 150, 46, 4, 31),
    ):
        x, y, a, long, wide, depth, seed = way
        branch(None, x, y, a, long, wide, depth, rng(seed), twigs, 0.5, 0.2, 0.76, tips, 1.6, 0.02)
    bark = Lin([(0, "#a08474"), (0.4, "#6a5660"), (1, "#2c2c48")], (840, 900), (1020, 960))
    limbs = [limb(points, [a, b], 16) for points, a, b in twigs]
    wood = [limb(trunk, [190, 132, 110, 92], 50), limb([(960, 1370), (880, 1440), (770, 1470)], [90, 60, 14], 20)]
    m = sc.add(
        mask([*wood, *limbs]), bark, vol=34, depth=0.8, mottle=0.12, detail=0.5, rim=(*RIM[:3], 0.5), flow=math.pi / 2
    )
    rock_relief(sc, m, 26, 5, 0.3, aspect=0.3)
    hang = (
        (664, 872, 0.74, -16, "diamond", "#4a6a9a", "#f4e4c0", [(0, 34), (10, 90), (-14, 140), (8, 196)], 0.1),
        (770, 660, 0.8, 14, "fish", "#5fa890", CREAM, [(0, 66), (18, 120), (-12, 176)], 0.05),
        (930, 590, 0.86, -22, "diamond", CORAL, CREAM, [(0, 96), (-26, 150), (14, 210), (-18, 270)], 0.0),
        (720, 1024, 0.66, 20, "diamond", "#d8809a", "#f6e8d8", [(0, 96), (24, 150), (-8, 200), (20, 250)], 0.1),
        (900, 830, 0.86, 24, "box", GOLD, "#e8884a", None, 0.05),
        (986, 990, 0.8, -14, "diamond", "#5f8ab0", "#f0c868", [(0, 96), (-20, 150), (16, 204)], 0.0),
        (800, 830, 0.6, -12, "moon", "#f0cc60", CREAM, None, 0.0),
    )
    for k, (x, y, s, turn, kind, one, two, tail, fade) in enumerate(hang):
        sc.mul("#4a5878", blur(mask(ell(x + 22, y + 26, 56 * s, 70 * s)), 12) * m * 0.7)
        kite(
            sc,
            T(x, y, s, turn),
            kind,
            one,
            two,
            rim=("#fffdf0", 3, (-0.5, -0.8), 0.7),
            depth=0.82,
            tail=tail,
            seed=k,
            faded=fade,
        )
    front = [limb(points, [a * 1.1, b], 10) for points, a, b in twigs[-70::5]]
    sc.add(mask(front), "#4a4254", depth=0.84, mottle=0.05, detail=0.5, rim=("#fff6dc", 2, (-0.7, -0.7), 0.6))


def near_kite(sc: Scene) -> None:
    """One lies in the grass before the eye, torn, cut by the frame."""
    t = T(96, 1400, 2.5, -58)
    sc.mul("#2f4a4a", blur(mask(t(poly([(0, -70), (66, -6), (8, 104), (-60, -6)]))), 12) * 0.7)
    kite(sc, t, "diamond", "#b85a48", "#e8dcb8", rim=("#fff6dc", 5, (-0.5, -0.8), 0.7), depth=0.95, seed=2, faded=0.15)
    hole = [t(p) for p in ((10, 6), (22, -6), (36, 4), (26, 14), (30, 30), (16, 22), (6, 34))]
    m = sc.add(poly(hole), "#4a6a48", depth=0.95, detail=0.5)
    sc.mul("#22383a", np.clip(m - blur(m, 7), 0, 1))
    flap = [t(p) for p in ((36, 4), (54, 10), (44, 24), (30, 18))]
    sc.add(poly(flap), "#f4ecd0", vol=6, depth=0.96, shadow=(6, 10, 6, 0.5))


def old_man(sc: Scene, end: tuple[float, float]) -> None:
    """On the tips of his toes; one hand is lifted by the string, the other brings the shears."""
    x, y, h = 404, 1398, 520
    hold = Gesture(
        hips=(0.03, 0, 0.515),
        lean=5,
        side=-5,
        twist=10,
        nod=-24,
        hands=((0.24, -0.1, 0.8), (0.28, 0.1, 0.95)),
        feet=((0.06, -0.07, 0.02), (-0.08, 0.07, 0.03)),
        tiptoe=0.7,
    )
    shade = spline([(380, 1400), (440, 1398), (640, 1440), (800, 1476), (720, 1486), (500, 1446)])
    sc.mul("#2c4a58", blur(mask(shade), 7) * 0.65)
    pull = [HELD, CUT, (546, 1090), (572, 1180), (520, 1280), (566, 1350), (540, 1412)]
    taut = limb([end, HELD, CUT], [5, 5], 3)
    loose = limb(pull[1:], [5, 5], 60)
    look = Look(
        coat="#34558a",
        legs="#5a4638",
        boots="#33222a",
        hair="#f4f0e8",
        beard="#f4f0e8",
        hem=0.4,
        scarf="#e8b040",
        wind=0.1,
        skin="#f0c4a0",
        belt="#7a4a2c",
    )
    sc.add(loose, "#d0382a", vol=2, depth=0.9, detail=0.7, shadow=(4, 6, 4, 0.4))
    person = human(
        sc,
        x,
        y,
        h,
        hold,
        look,
        build=OLD,
        turn=24,
        right=(526, 1062),
        left=HELD,
        reach=0.2,
        dark=0.75,
        rim=RIM,
        depth=0.92,
    )
    sc.add(taut, "#d0382a", vol=2, depth=0.93, detail=0.75)
    grip(sc, person.hands[1], -88, h, "#f0c4a0", thick=0.014)
    shears(sc, person.hands[0])
    grip(sc, person.hands[0], -40, h, "#f0c4a0", thick=0.02)


def shears(sc: Scene, hand: tuple[float, float]) -> None:
    """Tailor's shears, wide open about the string."""
    x, y = hand
    look = {"vol": 5, "depth": 0.94, "detail": 0.7, "rim": ("#ffffff", 2, (-0.6, -0.7), 0.9), "shadow": (5, 7, 4, 0.4)}
    pivot = (x + 20, y - 12)
    for a, ring in ((-74, 150), (-4, 110)):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        tip = (pivot[0] + c * 108, pivot[1] + s * 108)
        blade = spline(
            [
                (pivot[0] - s * 9, pivot[1] + c * 9),
                (pivot[0] + c * 60 - s * 9, pivot[1] + s * 60 + c * 9),
                (*tip, 1),
                (pivot[0] + s * 7, pivot[1] - c * 7),
            ]
        )
        sc.add(blade, Lin([(0, "#f4f6f8"), (1, "#6a7c94")], pivot, (pivot[0] - s * 14, pivot[1] + c * 14)), **look)
        rc, rs = math.cos(math.radians(ring)), math.sin(math.radians(ring))
        sc.add(limb([pivot, (pivot[0] + rc * 34, pivot[1] + rs * 34)], [12, 9], 8), "#4a5468", **look)
        sc.add(mask(ell(pivot[0] + rc * 52, pivot[1] + rs * 52, 18, 24, ring), stroke=8), "#3a2a34", **look)
    sc.add(ell(*pivot, 6), "#e8c468", vol=3, depth=0.95)


def near(sc: Scene) -> None:
    """Tall grass before the eye; an empty spool in it."""
    t = T(640, 1424, 1.25, 68)
    sc.mul("#2c4a4a", blur(mask(ell(650, 1450, 80, 16)), 7) * 0.7)
    sc.add(
        t(limb([(0, -34), (0, 34)], [40, 40], 6)),
        Lin([(0, "#f0dcb4"), (1, "#9a7448")], (620, 1400), (650, 1450)),
        vol=14,
        depth=0.95,
        rim=RIM,
    )
    for dy in (-42, 42):
        sc.add(
            t(ell(0, dy, 36, 13)),
            Lin([(0, "#d89a5c"), (1, "#6a4028")], (610, 1400), (660, 1460)),
            vol=8,
            depth=0.96,
            rim=RIM,
        )
    low = [(-20, 1432), (W / 2, 1452), (W + 20, 1420)]
    grass(
        sc,
        [tuple(p) for p in sample(low, 40)],
        420,
        ["#b8b850", "#6f8c40", "#3f5f3c", "#2c4a38"],
        19,
        h=(40, 92),
        depth=1,
        bottom=H + 60,
    )
    sc.mul("#1f3a3c", smooth(1440, H + 60, sc.y) * 0.45)
