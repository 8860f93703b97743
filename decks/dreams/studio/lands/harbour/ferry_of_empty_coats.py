"""Card 8, Ferry of Empty Coats."""

import math
from dataclasses import dataclass, replace

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, noise, rng, shift, smooth
from ...kit.fills import Lin
from ...kit.ground import land, ridge
from ...kit.paths import Points, ell, limb, mask, spline
from ...kit.scene import Piece, Scene
from ...media import gouache
from ...motifs.people import CHILD, GROWN, OLD, SLIGHT, STOUT, Build, Gesture, Look, grip, human
from ...motifs.plants import tree
from ...motifs.sky import strata
from .coats import empty_coat

WATER = 792
RIM = ("#ffdcae", 7, (-0.85, -0.4), 0.95)
ROBE = (
    *((120, 250), (60, 286), (4, 350), (-16, 480), (-40, 640), (-80, 830, 1)),
    *((386, 830, 1), (350, 640), (326, 480), (306, 350), (258, 286), (206, 250)),
)
HOOD = (
    *((84, 268), (70, 190), (96, 104), (146, 46), (186, 40), (236, 92), (262, 172), (254, 262)),
    *((286, 308), (230, 330), (160, 338), (92, 330), (46, 308)),
)
POLE = ((322, 40), (240, 1046))


@dataclass(frozen=True, slots=True)
class Passenger:
    """Who is missing above and seen below."""

    x: float
    y: float
    h: float
    turn: float
    gesture: Gesture
    look: Look
    build: Build = GROWN


STANDS = Gesture(hips=(0, -0.02, 0.5), side=2, hands=((0.06, -0.17, 0.44), (0.06, 0.17, 0.45)))
PASSENGERS = (
    Passenger(
        398,
        806,
        612,
        74,
        replace(STANDS, lean=8, side=-5, nod=20, hands=((0.1, -0.1, 0.5), (0.16, 0.06, 0.52))),
        Look(coat="#3a7c74", hair="#1c1420", cut="short", skin="#c88a60", hem=0.8, flare=0.05),
        STOUT,
    ),
    Passenger(
        556,
        812,
        590,
        88,
        replace(STANDS, side=9, nod=14, look=10, hands=((0.1, -0.12, 0.5), (0.07, 0.235, 0.44))),
        Look(coat="#f0e6da", hair="#6a3c28", cut="bun", hem=0.85, flare=0.06, collar="#fff8ee"),
        SLIGHT,
    ),
    Passenger(
        688,
        814,
        350,
        92,
        replace(STANDS, side=-6, nod=-10, hands=((0.08, -0.17, 0.72), (0.05, 0.22, 0.5))),
        Look(coat="#cc2f34", hair="#8a4a20", hat="wool", hat_colour="#cc2f34", hem=0.62, flare=0.08, collar="#f0b8a0"),
        CHILD,
    ),
    Passenger(
        786,
        810,
        548,
        116,
        replace(STANDS, lean=17, nod=24, hands=((0.18, -0.1, 0.46), (0.2, 0.08, 0.48))),
        Look(coat="#5c4a78", hair="#e0dce4", beard="#e8e4ea", hem=0.8, flare=0.05),
        OLD,
    ),
    Passenger(
        946,
        806,
        640,
        84,
        replace(STANDS, side=-4, hands=((0.12, -0.2, 1.1), (0.05, 0.17, 0.45))),
        Look(coat="#cfa878", hat="brim", hat_colour="#5a4030", hair="#4a3a34", hem=0.8, belt="#8a6440", flare=0.05),
    ),
)


@card(8, "ferry-of-empty-coats", "Ferry of Empty Coats", Land.HARBOUR, gouache, hand=LOOSE, con=0.16, sat=1.1, vig=0.36)
def ferry_of_empty_coats() -> Scene:
    """Ferry of Empty Coats: passengers of cloth; the water knows who they were, and of the ferryman it knows nothing.

    Gouache, slate blue and rose, the ferry cut by the frame. Grief.
    """
    sc = Scene(light=(-0.8, -0.38, 0.42), key="#ffd8a4", shadow="#1a1238", fog="#8a7898", seed=508)
    dawn(sc)
    air = sc.img.copy()
    for who in PASSENGERS:
        human(
            sc, who.x, who.y, who.h, who.gesture, who.look, build=who.build, turn=who.turn, rim=RIM, key=1.8, dark=0.75
        )
    hull(sc)
    mirror(sc)
    above = smooth(WATER + 3, WATER - 3, sc.y)
    sc.mixin(air, above)
    sc.detail[:] *= 1 - above
    wake(sc)
    coats(sc)
    ferryman(sc)
    near(sc)
    return sc


def dawn(sc: Scene) -> None:
    """A cold rose dawn, fog, and the bank they have left or come to."""
    sc.sky(
        [(0, "#23285a"), (0.28, "#565488"), (0.55, "#a0829e"), (0.78, "#e0a49a"), (0.95, "#f8cca0"), (1, "#ffd8ac")],
        0,
        WATER - 60,
        warp=70,
    )
    sc.setflow(0.1 + noise(460, 2, 3) * 0.7)
    sc.glow(300, WATER - 200, 720, "#ffc890", 0.75, 1.6)
    strata(sc, 170, 110, "#34366a", "#b08aa4", 0.5, 3, cell=160, L=(-0.6, 0.5))
    strata(sc, 430, 80, "#8a7498", "#f0b8a4", 0.6, 5, cell=130, L=(-0.6, 0.5))
    bare: list[Piece] = []
    for x, h, seed in ((330, 80, 3), (486, 110, 4), (650, 70, 5), (742, 120, 9), (880, 100, 6), (1010, 120, 7)):
        twigs, _, _ = tree(x, WATER - 50, h, h * 0.13, seed, depth=6, spread=0.45, curl=0.25)
        bare.append((twigs, mix("#5c5280", "#3a3260", (x % 7) / 7), 0.85))
    sc.polys(bare, depth=0.1, detail=0.4, soft=0.8)
    for y, amp, colour, seed in ((WATER - 66, 14, "#6a6288", 6), (WATER - 34, 8, "#544c74", 8)):
        sc.add(land(ridge(y, amp, 220, seed)), colour, depth=0.1, fogg=(y - 30, WATER, 0.8, "#d0a0a0"), soft=1.5)
    sc.haze(WATER - 40, 70, "#dca8a4", 0.75, seed=5)
    sc.haze(WATER - 170, 50, "#b08ca4", 0.45, seed=9)


def hull(sc: Scene) -> None:
    """The ferry, longer than the card."""
    side = [
        (-60, 716, 1),
        (200, 742),
        (560, 750),
        (880, 740),
        (1080, 716, 1),
        (1080, 800, 1),
        (900, 824),
        (520, 836),
        (160, 830),
        (-60, 816, 1),
    ]
    wood = Lin([(0, "#9a6a54"), (0.35, "#5a3a44"), (1, "#1c1230")], (0, 730), (0, 832))
    m = sc.add(spline(side), wood, vol=44, depth=0.84, detail=0.55, mottle=0.14, rim=("#ffe0b8", 6, (-0.2, -1), 0.9))
    seams = [limb([(-60, 742 + k), (540, 776 + k), (1080, 742 + k)], [3, 5, 3], 30) for k in (0, 26, 48)]
    sc.mul("#120a24", blur(mask(seams), 1.2) * m * 0.7)
    grain = noise(26, 4, 8, aspect=9)
    sc.img[:] = np.clip(sc.img * (1 + (grain * 0.16 * m)[..., None]), 0, 1)


def mirror(sc: Scene) -> None:
    """The water gives back the people who are not there."""
    base = Lin([(0, "#c8a0a0"), (0.2, "#6c648c"), (1, "#141838")], (0, WATER), (0, H))
    sc.reflect(WATER + 22, tint="#f0e8f4", am=0.93, wob=5, seed=3, blurv=2.4, sq=1.02, base=base)
    sc.detail[:] = np.maximum(sc.detail * 0.0, 0.5 * smooth(WATER, WATER + 20, sc.y))


def wake(sc: Scene) -> None:
    """Slow swells, and lights that lie on them."""
    r = rng(5)
    for i in range(12):
        u = i / 11
        y = WATER + 40 + 640 * u**1.25
        m = mask(land(ridge(y, 2 + 7 * u, 120 + 200 * u, 90 + i, step=5, oct=3)))
        edge = np.clip(m - shift(m, 0, 8 + 16 * u), 0, 1)
        broken = smooth(0.0, 0.8, noise(90 + 80 * u, 3, 40 + i, aspect=4))
        sc.mul("#1c2050", blur(edge, 4) * broken * 0.45)
        sc.screen("#f4bc9c", blur(np.clip(m - shift(m, 0, 3), 0, 1), 1.2) * broken * 0.5 * smooth(1100, 0, sc.x))
    lights: list[Piece] = []
    for _ in range(80):
        u = r.random()
        x, y, n = r.uniform(-40, 460) + 260 * u * r.random(), WATER + 44 + 560 * u, r.uniform(16, 60)
        lights.append((ell(x, y, n, 1.2 + 1.4 * u), "#ffd8b0", r.uniform(0.1, 0.4)))
    sc.polys(lights, mottle=0, flow=0.0, detail=0.5, blend="screen")
    for k in range(5):
        ring = mask(ell(POLE[1][0] + 2, POLE[1][1], 26 + 34 * k, 5 + 7 * k), stroke=4)
        sc.mixin("#ffd8b4", blur(ring, 1.2) * (0.75 - 0.13 * k) * smooth(-0.8, 0.2, noise(30, 2, k)))


def coats(sc: Scene) -> None:
    """Those who travel: cloth, upright, with nobody in it."""
    cuffs = [
        empty_coat(sc, who.x, who.y, who.h, who.gesture, who.look, build=who.build, turn=who.turn, rim=RIM)
        for who in PASSENGERS
    ]
    (ax, ay), (bx, by) = cuffs[1][1], cuffs[2][0]
    sc.mul("#1a1238", blur(mask(ell((ax + bx) / 2, (ay + by) / 2, 12, 8)), 3) * 0.5)


def ferryman(sc: Scene) -> None:
    """Who takes them over: from behind, hooded, before the eye and without a mirror image."""
    (x0, y0), (x1, y1) = POLE

    def at(u: float) -> tuple[float, float]:
        return (x0 + (x1 - x0) * u, y0 + (y1 - y0) * u)

    far_hand, near_hand = at(0.3), at(0.52)
    robe = Lin([(0, "#4c4674"), (0.45, "#302c58"), (1, "#120f28")], (-20, 300), (350, 420))
    cloth = {"depth": 0.92, "detail": 0.5, "mottle": 0.12, "rough": 2.5, "rim": ("#ffd8a8", 9, (-0.85, -0.3), 1.0)}
    sleeve(sc, [(232, 318), (322, 300), (far_hand[0] + 16, far_hand[1] + 12)], [84, 74, 54], cloth)
    m = sc.add(spline(ROBE), robe, vol=90, shadow=(10, 14, 14, 0.5), **cloth)
    folds = [
        [(96, 300), (40, 500), (-10, 810)],
        [(130, 316), (104, 560), (70, 810)],
        [(170, 320), (168, 560), (158, 810)],
        [(214, 318), (236, 560), (252, 810)],
        [(258, 360), (300, 600), (330, 810)],
    ]
    dark = blur(mask([limb(way, [4, 22, 44], 30) for way in folds]), 9)
    sc.mul("#0c0a22", dark * m * 0.75)
    sc.screen("#8a7ab0", blur(shift(dark, -26, 0), 7) * m * 0.4)
    hood = sc.add(spline(HOOD), robe, vol=62, shadow=(4, 18, 12, 0.7), **cloth)
    creases = [
        limb(way, [3, 13, 3], 20) for way in ([(96, 250), (150, 210), (236, 240)], [(112, 176), (150, 120), (170, 84)])
    ]
    sc.mul("#0c0a22", blur(mask(creases), 5) * hood * 0.7)
    sleeve(sc, [(268, 352), (366, 470), (near_hand[0] + 26, near_hand[1] + 14)], [104, 100, 68], cloth)
    hull(sc)
    wood = Lin([(0, "#e0b080"), (1, "#4a3038")], (x0 - 9, 0), (x0 + 14, 0))
    above = smooth(y1 + 3, y1 - 3, sc.y)
    sc.add(limb([at(0), at(1)], [17, 15], 12), wood, vol=7, depth=0.93, detail=0.6, rim=RIM, clip=above)
    for hand in (far_hand, near_hand):
        grip(sc, hand, math.degrees(math.atan2(y1 - y0, x1 - x0)), 780, "#c08a70", thick=0.022)


def sleeve(sc: Scene, way: Points, widths: list[float], cloth: dict) -> None:
    """A wide sleeve with its dark opening."""
    tone = Lin([(0, "#48426e"), (1, "#15122e")], (way[0][0] - 40, way[0][1]), (way[1][0] + 50, way[1][1] + 40))
    m = sc.add(limb(way, widths, 40), tone, vol=34, shadow=(4, 16, 10, 0.6), **cloth)
    x, y = way[1]
    bends = [limb([(x, y), (x - 60, y + dy)], [14, 3], 10) for dy in (-46, -10, 26)]
    sc.mul("#0c0a22", blur(mask(bends), 4) * m * 0.7)
    sc.add(ell(*way[2], widths[2] * 0.44, widths[2] * 0.5), "#0a0818", depth=0.92, soft=1.5)


def near(sc: Scene) -> None:
    """Reeds of the bank where somebody stays behind, and a mitten on the water."""
    x, y = 270, 1296
    knit = {"vol": 14, "depth": 0.94, "detail": 0.65, "rim": RIM}
    sc.mul("#141432", blur(mask(ell(x + 10, y + 16, 60, 13)), 5) * 0.7)
    sc.add(limb([(x - 34, y - 2), (x, y - 6), (x + 34, y)], [44, 46, 34], 16), "#cc2f34", **knit)
    sc.add(limb([(x - 4, y - 10), (x + 8, y - 32)], [20, 17], 10), "#cc2f34", **knit)
    sc.add(limb([(x - 56, y + 2), (x - 38, y - 4)], [40, 42], 10), "#f0c0a8", **knit)
    for k in range(3):
        ring = mask(ell(x, y + 12, 74 + 40 * k, 15 + 9 * k), stroke=4)
        sc.mixin("#ffd0b0", blur(ring, 1.2) * (0.6 - 0.16 * k) * smooth(-0.7, 0.3, noise(40, 2, 50 + k)))
    r = rng(8)
    reeds: list[Piece] = []
    for _ in range(110):
        bx = W + 30 - abs(r.normal(0, 110)) if r.random() < 0.75 else -30 + abs(r.normal(0, 70))
        tall = r.uniform(110, 470)
        bend = r.uniform(-90, 40)
        way = [(bx, H + 20), (bx + bend * 0.3, H - tall * 0.6), (bx + bend, H - tall)]
        reeds.append((limb(way, [10, 7, 1.2], 12), mix("#120e28", "#4a4068", r.random() * 0.7)))
    sc.polys(reeds, depth=0.97, detail=0.55, rim=("#e8b498", 2, (-0.9, -0.3), 0.6), flow=math.pi / 2)
