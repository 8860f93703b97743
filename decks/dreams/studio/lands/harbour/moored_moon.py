"""Card 4, The Moored Moon."""

import math
from itertools import pairwise

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H
from ...kit.colour import hx, mix
from ...kit.field import blur, noise, rng, shift, smooth
from ...kit.fills import Lin, Rad
from ...kit.ground import land, ridge
from ...kit.paths import T, cut, ell, limb, mask, poly, sample, spline
from ...kit.scene import Piece, Scene
from ...media import gouache
from ...motifs.people import OLD, Gesture, Look, human
from ...motifs.sky import strata

HORIZON = 968
MOON = (650, 472, 446)
HOLLOW = (558, 322, 408)
BOW = (216, 548)
BOLLARD = (112, 1296)
FRAY = 0.4
SAIL = (
    *((488, 84, 1), (690, 56), (890, 90), (1060, 150), (1096, 380), (1070, 520)),
    *((960, 580, 1), (850, 566), (730, 574), (630, 602, 1), (664, 500), (654, 380), (588, 224)),
)
GLOW = "#fff0c4"
LIP = (GLOW, 7, (0.7, -0.6), 0.95)


@card(4, "moored-moon", "The Moored Moon", Land.HARBOUR, gouache, hand=LOOSE, con=0.16, sat=1.1, vig=0.34)
def moored_moon() -> Scene:
    """The Moored Moon: under a sail of night it strains at a rope of which one strand is left; its guard sleeps.

    Gouache, dusty blue and peach, the hull cut by the frame. Neglect, or a longing to be gone.
    """
    sc = Scene(light=(0.6, -0.62, 0.42), key="#ffe8b8", shadow="#122446", fog="#c9a894", seed=104)
    dawn(sc)
    night_sail(sc)
    moon(sc)
    water(sc)
    dripping(sc)
    pier(sc)
    bollard(sc)
    mooring(sc)
    guard(sc)
    return sc


def dawn(sc: Scene) -> None:
    """The hour before sunrise; a town asleep on a low shore."""
    sc.sky(
        [(0, "#142a54"), (0.26, "#2a5078"), (0.5, "#587f98"), (0.72, "#8d8a9c"), (0.88, "#c99a90"), (1, "#f4bc88")],
        0,
        HORIZON,
        warp=60,
    )
    sc.setflow(-0.35 + noise(430, 2, 3) * 0.9)
    sc.glow(MOON[0], MOON[1] + 120, 800, "#ffe0b0", 0.3, 1.8)
    strata(sc, 800, 70, "#a08a90", "#ffd8a4", 0.7, 3, cell=120, L=(0.4, -0.7))
    strata(sc, 420, 120, "#34587a", "#a8b4b0", 0.6, 5, cell=160, L=(0.6, -0.5))
    shore = ridge(HORIZON - 20, 18, 150, 4)
    sc.add(land(shore), "#6c7688", fogg=(HORIZON - 44, HORIZON, 0.7, "#f0c09c"), depth=0.1, soft=1.2)
    r = rng(14)
    town: list[Piece] = []
    for _ in range(30):
        x, w, h = r.uniform(10, 420), r.uniform(9, 22), r.uniform(14, 44)
        y = HORIZON - 16
        roof = [(x, y), (x, y - h), (x + w / 2, y - h - w * 0.6), (x + w, y - h), (x + w, y)]
        town.append((poly(roof), mix("#5a6880", "#a08a8c", r.random() * 0.6)))
        if r.random() < 0.3:
            town.append((ell(x + w / 2, y - h * 0.6, 2.4, 3), "#ffd890"))
    sc.polys(town, depth=0.12, detail=0.5)
    sc.haze(HORIZON - 6, 26, "#fbd0a0", 0.6, seed=4)


def crescent():
    """Circle minus circle, open towards the upper left."""
    return cut(ell(*MOON), ell(*HOLLOW))


def night_sail(sc: Scene) -> None:
    """Mast and yards with a sail of starry night, full of wind and cut by the frame."""
    foot, head = (664, 742), (470, 44)
    wood = Lin([(0, "#3a2430"), (1, "#a86c44")], (590, 400), (640, 390))
    sc.add(limb([foot, head], [30, 15], 20), wood, vol=10, depth=0.42, detail=0.6, rim=LIP)
    cloth = spline(SAIL)
    night = Lin([(0, "#050c2c"), (0.45, "#122a6a"), (0.8, "#2a4a92"), (1, "#5a7cb4")], (600, 200), (1040, 560))
    m = sc.add(
        cloth, night, vol=120, shade=0.9, depth=0.44, mottle=0.12, detail=0.5, rim=("#bcd4ff", 5, (0.6, -0.7), 0.6)
    )
    across = sc.x - 860 + 0.5 * (sc.y - 340) + noise(120, 2, 5) * 60
    milky = np.exp(-((across / 62) ** 2)) * smooth(-0.5, 0.7, noise(46, 4, 21))
    sc.mixin("#a8c0f0", blur(m, 6) * m * milky * 0.62)
    folds = [limb([(500 + 50 * k, 92), (660 + 76 * k, 330), (636 + 104 * k, 590)], [4, 26, 6], 30) for k in range(4)]
    sc.mul("#040818", blur(mask(folds), 13) * m * 0.6)
    sc.screen("#5a80c8", blur(shift(mask(folds), 26, 0), 13) * m * 0.4)
    sc.stars(230, 620, 7, size=(1.0, 5.2), ymin=60, clip=m * (m > 0.9))
    for ends in ([(462, 92), (720, 42), (1040, 62)], [(600, 612), (780, 584), (1000, 594)]):
        sc.add(limb(ends, [13, 16, 11], 20), "#8a5a3c", vol=6, depth=0.46, detail=0.6, rim=LIP)
    pennant = spline([(470, 46, 1), (528, 22), (582, 40), (652, 14, 1), (602, 58), (536, 54), (474, 76, 1)])
    sc.add(pennant, Lin([(0, "#a82c38"), (1, "#e8685a")], (508, 50), (690, 30)), vol=8, depth=0.46, detail=0.6)


def moon(sc: Scene) -> None:
    """The hull: cratered, bright, wet and overgrown about its keel."""
    light = Rad([(0, "#fffdf0"), (0.5, "#fdeec2"), (0.85, "#f0cc8c"), (1.15, "#c08a78")], (MOON[0] + 60, 700), 640)
    body = sc.add(crescent(), light, vol=120, shade=0.6, mottle=0.06, depth=0.5, detail=0.5)
    r = rng(8)
    relief = noise(70, 4, 12) * 5
    for _ in range(46):
        a, d, size = r.uniform(-0.8, 3.1), MOON[2] * r.uniform(0.6, 0.99), 8 + 50 * r.random() ** 2
        x, y = MOON[0] + d * math.cos(a), MOON[1] + d * math.sin(a)
        q = np.hypot((sc.x - x) * (1 + 0.3 * abs(math.cos(a))), (sc.y - y) * (1 + 0.3 * abs(math.sin(a)))) / size
        relief += np.exp(-(((q - 1) / 0.22) ** 2)) * 6 - np.clip(1 - q * q, 0, 1) * 5 * (size / 30)
    relief = blur(relief, 2)
    edge = np.clip((shift(relief, -3, 3) - relief) * body, -1, 1)
    sc.img[:] = np.clip(sc.img + edge[..., None] * 0.17 * hx("#d8a878"), 0, 1)
    wet = body * smooth(HORIZON - 200, HORIZON - 20, sc.y + noise(46, 3, 14) * 40)
    sc.mul("#5f8088", wet * 0.85)
    shells: list[Piece] = []
    for _ in range(240):
        a = r.uniform(0.9, 2.5)
        d = MOON[2] * (1.0 - 0.14 * r.random() ** 2)
        x, y, s = MOON[0] + d * math.cos(a), MOON[1] + d * math.sin(a), r.uniform(4, 10)
        if r.random() < smooth(HORIZON - 200, HORIZON - 30, np.float32(y)):
            cone = [(x - s, y, 1), (x - s * 0.45, y - s * 1.1), (x + s * 0.45, y - s * 1.1), (x + s, y, 1)]
            shells.append((spline(cone), mix("#c8c0b0", "#46606c", r.random() * 0.8)))
            shells.append((ell(x, y - s * 1.02, s * 0.36, s * 0.16), "#2c3440"))
    sc.polys(shells, depth=0.52, detail=0.6, clip=body)
    weeds: list[Piece] = []
    for _ in range(44):
        x = r.uniform(MOON[0] - 250, MOON[0] + 240)
        y = MOON[1] + math.sqrt(MOON[2] ** 2 - (x - MOON[0]) ** 2) - 10
        n = r.uniform(14, 46)
        way = [(x, y), (x + r.uniform(-6, 6), y + n * 0.6), (x + r.uniform(-12, 12), y + n)]
        weeds.append((limb(way, [7, 6, 1.5], 10), mix("#2c5a48", "#1c3044", r.random())))
    sc.polys(weeds, depth=0.5, detail=0.5, flow=math.pi / 2)
    sc.glow(700, 700, 520, "#fff0c8", 0.22, 1.8)


def water(sc: Scene) -> None:
    """The sea below gives the light of the keel back, broken by long swells."""
    base = Lin([(0, "#dcae94"), (0.12, "#8f8c9c"), (0.42, "#35607e"), (1, "#0e2c4c")], (0, HORIZON), (0, 1360))
    sc.reflect(HORIZON, tint="#d8dce4", am=0.55, wob=14, seed=3, blurv=7, base=base)
    near = np.exp(-(((sc.x - MOON[0]) / (210 + 0.5 * np.clip(sc.y - HORIZON, 0, None))) ** 2)) * smooth(
        HORIZON, HORIZON + 20, sc.y
    )
    sc.mixin("#ffe8bc", (near * smooth(-0.5, 0.7, noise(24, 4, 9, aspect=6)) * 0.62).astype(np.float32))
    for i in range(13):
        u = i / 12
        y = HORIZON + 12 + 300 * u**1.5
        pts = ridge(y, 3 + 8 * u, 80 + 170 * u, 60 + i, step=5, oct=3)
        m = mask(land(pts))
        edge = np.clip(m - shift(m, 0, 7 + 22 * u), 0, 1)
        broken = smooth(-0.35, 0.6, noise(60 + 80 * u, 3, 70 + i, aspect=3.5))
        sc.mul("#23446a", blur(edge, 3 + 3 * u) * broken * 0.5)
        lit = np.clip(m - shift(m, 0, 2 + 3 * u), 0, 1) * smooth(560, 120, np.abs(sc.x - 700))
        sc.mixin("#fff0c8", blur(lit, 1) * broken * 0.75)


def dripping(sc: Scene) -> None:
    """It has left the water: the sea runs off its keel."""
    r = rng(31)
    falls, drops = [], []
    for _ in range(120):
        x = r.normal(MOON[0] - 10, 110)
        y = MOON[1] + math.sqrt(max(MOON[2] ** 2 - (x - MOON[0]) ** 2, 0)) - 4
        end = HORIZON + r.uniform(16, 52)
        if y < end:
            falls.append(limb([(x, y), (x - 2, (y + end) / 2), (x - 5, end)], [r.uniform(2, 7), r.uniform(1, 4), 1], 8))
    for _ in range(150):
        x, y = r.normal(MOON[0] - 14, 170), HORIZON + r.normal(20, 26)
        drops.append((ell(x, y, r.uniform(1.5, 5)), mix("#fffae0", "#c8c0b8", r.random())))
    sc.mixin("#fff6dc", blur(mask(falls), 0.9) * smooth(-0.7, 0.4, noise(12, 3, 9, aspect=0.3)) * 0.8)
    foot = np.exp(-(((sc.y - HORIZON - 34 + noise(40, 3, 3) * 16) / 17) ** 2)) * smooth(260, 90, np.abs(sc.x - MOON[0]))
    sc.mixin("#fff4dc", np.clip(foot * smooth(-0.3, 0.5, noise(22, 4, 62, aspect=2)), 0, 1) * 0.9)
    for w in (240, 330, 430):
        ring = blur(mask(ell(MOON[0] - 10, HORIZON + 46, w, w * 0.13), stroke=5), 1.5)
        sc.mixin("#ffeac0", ring * smooth(-0.3, 0.5, noise(44, 3, w, aspect=3)) * 0.6)
    sc.polys(drops, depth=0.6, detail=0.5, vol=2)


def pier(sc: Scene) -> None:
    """Boards before the eye, running out over the water."""
    far = 1262
    edge = [(-60, far - 6), (360, far + 6), (760, far + 2), (1080, far + 20), (1080, 1560), (-60, 1560)]
    sc.mul("#0c1c38", blur(mask(poly([(-60, far - 34), (1080, far - 6), (1080, far + 40), (-60, far + 30)])), 14) * 0.7)
    wood = Lin([(0, "#b08a72"), (0.5, "#7a6464"), (1, "#33364a")], (0, far), (0, H))
    deck = sc.add(poly(edge), wood, depth=0.84, mottle=0.14, detail=0.5, flow=0.9)
    items: list[Piece] = []
    r = rng(12)
    for i in range(-9, 22):
        x = 560 + (i - 6) * 96 * 1.0
        top = 620 + (x - 620) * 0.62
        items.append((poly([(x, 1560), (top, far - 8)], closed=False), "#1a1c30", 0.75, 5.5))
        items.append((poly([(x + 6, 1560), (top + 5, far - 8)], closed=False), "#f0c49c", 0.3, 3))
        for _ in range(3):
            u = r.uniform(0.05, 0.95)
            nx, ny = x + 40 + (top + 26 - x - 40) * u, 1560 + (far - 1560) * u
            items.append((ell(nx, ny, 4, 2.6), "#2a2434", 0.8))
    sc.polys(items, clip=deck, depth=0.84, mottle=0, detail=0.5)
    streak = noise(30, 4, 8, aspect=0.25)
    sc.img[:] = np.clip(sc.img * (1 + (streak * 0.13 * deck)[..., None]), 0, 1)
    lip = blur(np.clip(deck - shift(deck, 0, 7), 0, 1), 1.2) * smooth(-0.6, 0.2, noise(60, 2, 77))
    sc.mixin("#ffe0b4", lip * 0.9)


def bollard(sc: Scene) -> None:
    """Old iron, cut by the frame, with turns of rope."""
    x, y = BOLLARD
    sc.mul(
        "#101a34",
        blur(mask(spline([(x + 100, y + 110), (x - 160, y + 96), (x - 330, y + 210), (x - 60, y + 200)])), 13) * 0.7,
    )
    half = [(118, 130, 1), (92, 20), (88, -60), (134, -96), (120, -142)]
    outline = [(x - px, y + py, *more) for px, py, *more in half] + [
        (x + px, y + py, *more) for px, py, *more in reversed(half)
    ]
    iron = Lin([(0, "#1c2638"), (0.5, "#5a646e"), (1, "#c8ae92")], (x - 90, 0), (x + 110, 0))
    m = sc.add(spline(outline), iron, vol=60, depth=0.9, detail=0.6, rim=LIP, rough=1.5, mottle=0.12)
    rust = smooth(0.1, 0.8, noise(40, 4, 31)) * m
    sc.mixin("#8a4a30", rust * 0.5)
    for dy in (30, 2, -26):
        rope(sc, [(x - 96, y + dy - 6), (x, y + dy + 18), (x + 98, y + dy - 8)], 31)


def rope(sc: Scene, way, wide: float, ends: tuple[float, float] = (1, 1)) -> None:
    """Twisted rope of a width along a way; `ends` tells how much thinner it begins and stops."""
    widths = [wide * ends[0], wide, wide, wide * ends[1]]
    m = sc.add(
        limb(way, widths, 60),
        "#b88c5c",
        vol=wide * 0.5,
        depth=0.92,
        detail=0.6,
        mottle=0.1,
        rim=(GLOW, 3, (0.7, -0.6), 0.8),
    )
    length = sum(math.dist(way[i], way[i + 1]) for i in range(len(way) - 1))
    curve = sample(way, max(int(length / (wide * 0.5)), 4))
    turns: list[Piece] = []
    for (xa, ya), (xb, yb) in pairwise(curve):
        dx, dy = xb - xa, yb - ya
        n = math.hypot(dx, dy) + 1e-6
        px, py = -dy / n * wide * 0.6, dx / n * wide * 0.6
        lay = limb([(xa + px, ya + py), (xb + dx * 0.4 - px, yb + dy * 0.4 - py)], [wide * 0.13] * 2, 6)
        turns.append((lay, "#4a2c20", 0.6))
    sc.polys(turns, clip=m, depth=0.92, detail=0.6, mottle=0)


def mooring(sc: Scene) -> None:
    """The rope from the bow to the bollard: taut, and in its middle all strands but one have gone."""
    (xa, ya), (xb, yb) = BOW, (BOLLARD[0] + 36, BOLLARD[1] - 40)

    def at(u: float, off: float = 0.0) -> tuple[float, float]:
        return (xa + (xb - xa) * u + off, ya + (yb - ya) * u + off * 0.14)

    for k in range(3):
        x, y = BOW[0] + 10 + k * 13, BOW[1] + 20 + k * 24
        rope(sc, [(x - 22 - k * 3, y + 16 + k * 2), (x, y + 6), (x + 24 + k * 5, y - 14 - k * 4)], 20)
    sc.add(limb([at(FRAY - 0.17), at(FRAY + 0.17)], [8, 7], 10), "#d8a868", vol=3, depth=0.92, detail=0.8)
    rope(sc, [at(0.03), at(0.2), at(FRAY - 0.11)], 29, (1, 0.8))
    rope(sc, [at(FRAY + 0.11), at(0.8), at(1.02)], 29, (0.8, 1))
    r = rng(5)
    loose: list[Piece] = []
    for end, way in ((FRAY - 0.115, 1), (FRAY + 0.115, -1)):
        for k in range(17):
            side = (k - 8) / 8 + r.uniform(-0.2, 0.2)
            reach = r.uniform(0.35, 1.15)
            x, y = at(end, side * 9)
            out = (x + side * 62 * reach, y + way * (74 - 30 * abs(side)) * reach * 0.6)
            tip = (out[0] + side * 26 * reach + r.uniform(-14, 14), out[1] + r.uniform(4, 34))
            loose.append((limb([(x, y), out, tip], [10, 7, 2], 14), mix("#f4d49c", "#845230", r.random())))
    sc.polys(loose, depth=0.93, detail=0.85, vol=2, rim=(GLOW, 1.6, (0.7, -0.6), 0.7))


def guard(sc: Scene) -> None:
    """Who should watch it, asleep against the bollard, and on the cap a gull that sleeps as well."""
    x, y, h = 348, 1424, 680
    sleep = Gesture(
        hips=(-0.06, 0, 0.13),
        lean=-20,
        side=5,
        nod=46,
        look=-8,
        hands=((0.1, -0.05, 0.22), (0.12, 0.06, 0.2)),
        feet=((0.5, -0.1, 0.02), (0.44, 0.06, 0.05)),
        toes=34,
    )
    sc.mul(
        "#101830",
        blur(
            mask(
                spline([(x - 150, y - 20), (x + 60, y - 46), (x + 340, y - 10), (x + 260, y + 30), (x - 120, y + 44)])
            ),
            14,
        )
        * 0.75,
    )
    who = human(
        sc,
        x,
        y,
        h,
        sleep,
        Look(
            coat="#a8382e",
            legs="#26395a",
            boots="#241c24",
            hair="#fff8ee",
            beard="#f6f0e6",
            hat="cap",
            hat_colour="#1c2c4c",
            hem=0.34,
            flare=0.04,
            scarf=None,
            collar="#e8b860",
        ),
        build=OLD,
        turn=28,
        rim=(GLOW, 7, (0.75, -0.6), 0.95),
        key=1.15,
        dark=1.0,
        depth=0.94,
    )
    asleep(sc, *who.head, h * 0.08)
    gull(sc, T(who.head[0] - 14, who.head[1] - h * 0.1, 1.35, 4))


def asleep(sc: Scene, x: float, y: float, r: float) -> None:
    """A beard down to the belt, and eyes that are shut; r is the radius of the head."""
    t = T(x, y, r, 14)
    hairs = spline(
        [
            (-0.35, 0.3),
            (0.15, 0.84),
            (0.75, 0.78),
            (1.05, 0.9),
            (1.2, 1.5),
            (0.92, 2.5),
            (0.62, 2.9),
            (0.2, 2.3),
            (-0.3, 1.5),
        ]
    )
    white = Lin([(0, "#fffaf0"), (1, "#b4b4c8")], t((1.0, 0.6)), t((-0.2, 2.2)))
    m = sc.add(
        t(hairs),
        white,
        vol=r * 0.4,
        depth=0.95,
        detail=0.62,
        rough=2,
        shadow=(-10, 12, 8, 0.5),
        rim=(GLOW, 4, (0.75, -0.6), 0.8),
    )
    locks = [
        limb([(0.0 + k * 0.2, 0.7), (0.1 + k * 0.24, 1.5), (0.3 + k * 0.12, 2.5)], [0.02, 0.1, 0.03], 12)
        for k in range(5)
    ]
    sc.mul("#8088a8", blur(mask([t(lock) for lock in locks]), 2.4) * m * 0.55)
    for ex, ey in ((0.1, 0.0), (0.7, 0.05)):
        sc.add(t(ell(ex, ey + 0.02, 0.2, 0.16)), "#c98a68", vol=4, soft=1.5, depth=0.95, detail=0.7, mottle=0)
        sc.post(
            mask(t(limb([(ex - 0.17, ey + 0.05), (ex, ey + 0.15), (ex + 0.17, ey + 0.05)], [0.02, 0.07, 0.02], 8))),
            "#3a1c1c",
            0.9,
        )
    sc.add(
        t(limb([(0.56, 0.74), (0.86, 0.84), (1.2, 0.7)], [0.1, 0.26, 0.06], 10)),
        "#fffaf0",
        vol=5,
        depth=0.95,
        detail=0.7,
    )


def gull(sc: Scene, t: T) -> None:
    """A gull on its feet, its head laid back into its feathers."""
    keep = {"depth": 0.96, "detail": 0.62, "rim": (GLOW, 3, (0.75, -0.6), 0.9)}
    for fx in (-6, 8):
        sc.add(t(limb([(fx, -14), (fx + 2, 2)], [3.4, 3], 6)), "#d8803c", depth=0.96)
    sc.add(
        t(spline([(-46, -22), (-24, -40), (6, -46), (28, -38), (32, -22), (14, -8), (-14, -8)])),
        "#fbf4e8",
        vol=18,
        **keep,
    )
    sc.add(t(spline([(-66, -16), (-36, -36), (-6, -44), (10, -30), (-12, -17), (-40, -14)])), "#8f93a8", vol=9, **keep)
    sc.add(t(poly([(-66, -16), (-40, -22), (-44, -12)])), "#2a2c3c", depth=0.96)
    sc.add(t(ell(12, -50, 16, 13.5)), "#fffaf0", vol=9, **keep)
    sc.add(t(spline([(2, -50), (-18, -44), (0, -42)])), "#e8a040", vol=2, depth=0.96, detail=0.8)
    sc.post(mask(t(limb([(8, -53), (14, -50), (20, -53)], [0.8, 2, 0.8], 8))), "#2c2430", 0.9)
