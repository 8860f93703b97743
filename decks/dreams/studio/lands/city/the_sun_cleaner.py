"""Card 16, The Sun-Cleaner."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.camera import Quad
from ...kit.canvas import H
from ...kit.colour import mix, ramp
from ...kit.field import Field, blur, displace, noise, rng, shift, smooth
from ...kit.fills import Lin, Rad
from ...kit.paths import T, ell, limb, mask, poly, rect, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.buildings import skyline
from ...motifs.people import Gesture, Look, grip, human
from ...motifs.things import trickle
from .gold_takers import takers
from .motifs import facade
from .things import star_glyph

SUN, RADIUS = (566, 470), 420
GOLD = "#ffd460"
RIM = ("#fff0b8", 6, (0.2, -1), 0.95)
SWIPES = (
    [(344, 800), (280, 830), (200, 800)],
    [(380, 700), (300, 720), (120, 700)],
    [(404, 600), (300, 610), (100, 600)],
    [(416, 500), (300, 510), (90, 500)],
    [(440, 408), (300, 410), (90, 400)],
    [(548, 312), (400, 316), (110, 300)],
    [(610, 214), (440, 214), (180, 190)],
    [(590, 120), (440, 110), (280, 70)],
)
"""Where the brush has been."""


@card(16, "the-sun-cleaner", "The Sun-Cleaner", Land.CITY, gouache, hand=LOOSE, con=0.18, sat=1.1, vig=0.4)
def the_sun_cleaner() -> Scene:
    """The Sun-Cleaner: the gold comes off, and under it is night; half of the street lies in it already.

    Gouache, fogged gold, seen from the pavement. Greed below, doubt above.
    """
    sc = Scene(light=(0.35, -0.75, 0.45), key="#ffe298", shadow="#221a44", fog="#f0d8a0", seed=162)
    air(sc)
    far(sc)
    disc = sun(sc)
    suds(sc, disc)
    houses(sc)
    fallen_night(sc)
    dripping(sc)
    cleaner(sc)
    takers(sc)
    return sc


def air(sc: Scene) -> None:
    """Gold fog to the right of the sun, and blue dusk to its left."""
    sc.sky([(0, "#6a5a58"), (0.3, "#a0805c"), (0.55, "#d8a868"), (0.75, "#f0c080"), (1, "#8a5c4c")], 0, H, warp=60)
    sc.setflow(0.4 + noise(420, 2, 3) * 1.2)
    night = smooth(640, 180, sc.x + noise(200, 3, 8) * 60)
    dusk = ramp([(0, "#16204c"), (0.5, "#3a4078"), (0.8, "#6a5484"), (1, "#5a4064")], sc.y / H)
    sc.mixin(dusk.astype(np.float32), night * 0.92)


def far(sc: Scene) -> None:
    """The end of the street, half of it lit."""
    skyline(
        sc,
        1120,
        60,
        220,
        40,
        90,
        "#c8a878",
        "#a8886c",
        21,
        lit="#fff0b8",
        plit=0.35,
        win=(5, 8),
        gap=(11, 15),
        depth=0.12,
    )
    sc.mul("#5a5a94", smooth(640, 420, sc.x) * smooth(820, 900, sc.y) * 0.75)
    sc.haze(1100, 90, "#f0cc90", 0.6, seed=4)


def sun(sc: Scene) -> Field:
    """A disc of tarnished gold; where it is wiped one looks through it into the night."""
    sc.glow(SUN[0] + 160, SUN[1], 640, "#ffd880", 0.5, 1.8)
    disc = displace(mask(ell(*SUN, RADIUS)), 2, 40, 3)
    gold = Rad(
        [(0, "#fffbe0"), (0.45, "#ffe68c"), (0.8, "#fcc040"), (1, "#d8802c")], (SUN[0] + 130, SUN[1] - 60), RADIUS * 1.3
    )
    sc.add(disc, gold, vol=150, shade=0.4, depth=0.4, mottle=0.05, detail=0.3, emit=0.2)
    turned = np.arctan2(sc.y - SUN[1], sc.x - SUN[0])
    sc.setflow(turned + math.pi / 2, disc)
    sc.mul("#a8602c", np.clip(noise(110, 5, 44) * 0.9, 0, 1) * disc * 0.5)
    sc.mul("#8a4a2c", np.clip(noise(24, 4, 46, aspect=0.22) * 0.8, 0, 1) * disc * 0.4)
    wiped = mask([limb(way, [128, 128, 136], 40) for way in SWIPES])
    wiped = displace(np.maximum(wiped, smooth(270, 230, sc.x) * disc), 5, 40, 9) * mask(ell(*SUN, RADIUS - 7))
    deep = ramp([(0, "#070b2c"), (0.5, "#16245c"), (1, "#3a4a90")], np.hypot(sc.x - 200, sc.y - 300) / 640)
    sc.mul("#6a3a18", blur(np.clip(shift(wiped, 10, 4) - wiped, 0, 1), 5) * disc * 0.6)
    sc.add(wiped, deep.astype(np.float32), depth=0.3, mottle=0.06, detail=0.4)
    river = np.exp(-(((sc.y - 820 + sc.x * 0.95) / 110) ** 2)) * (0.5 + 0.5 * noise(60, 4, 12))
    sc.screen("#8a78d8", np.clip(river, 0, 1) * wiped * 0.5)
    sc.stars(700, 930, 7, clip=wiped, size=(1.0, 4.2))
    edge = np.clip(wiped - shift(wiped, -6, -2), 0, 1)
    sc.mixin("#fff6d0", blur(edge, 1.5) * 0.7)
    comet = (250, 330)
    sc.glow(*comet, 120, "#c8d4ff", 0.6, 2, clip=wiped)
    way = [comet, (310, 262), (390, 210)]
    sc.add(limb(way, [20, 13, 2], 20), Lin([(0, "#fff8e0"), (1, "#4a5aa0")], comet, way[-1]), clip=wiped, depth=0.32)
    sc.add(star_glyph(*comet, 34, 0.2), "#fffdf0", clip=wiped, mottle=0, depth=0.33, detail=0.9)
    return disc


def suds(sc: Scene, disc: Field) -> None:
    """Foam along the border, where the brush stopped."""
    dice = rng(5)
    foam = []
    for way in SWIPES:
        x, y = way[0]
        for _ in range(26):
            a, far_ = dice.uniform(-1.5, 1.5), 50 * math.sqrt(dice.random()) + 12
            foam.append((x + far_ * math.cos(a) - 4, y + 62 * math.sin(a), dice.uniform(7, 22)))
    foam.sort(key=lambda f: f[1])
    items = [(ell(x, y, r), mix("#fffdf4", "#c8b8d8", dice.random() * 0.55)) for x, y, r in foam]
    sc.polys(
        items,
        clip=disc,
        vol=9,
        depth=0.42,
        detail=0.6,
        mottle=0.02,
        rim=("#ffffff", 2, (0.4, -1), 0.9),
        shadow=(-4, 6, 6, 0.5, "#7a4a3a"),
    )
    bubbles = [ell(dice.uniform(380, 820), dice.uniform(520, 1040), dice.uniform(4, 13)) for _ in range(16)]
    for b in bubbles:
        sc.add(mask(b, stroke=2.5), "#fffbe8", alpha=0.8, depth=0.6, detail=0.7, mottle=0)


def houses(sc: Scene) -> None:
    """Two rows that lean together far above; the sun is stuck between them."""
    for quad, tone, dark, seed, rim in (
        (
            Quad((-300, -60), (178, -60), (252, 1330), (-60, 1640)),
            "#4c5084",
            "#141838",
            8,
            ("#8a94d8", 4, (1, -0.1), 0.6),
        ),
        (
            Quad((900, -60), (1260, -60), (1090, 1640), (800, 1330)),
            "#d8a058",
            "#5a2c24",
            19,
            ("#fff2c0", 7, (-1, -0.1), 0.95),
        ),
    ):
        facade(
            sc,
            quad,
            tone,
            dark,
            lit="#ffd070",
            nx=3,
            ny=8,
            seed=seed,
            plit=0.5 if seed == 8 else 0.1,
            ww=0.46,
            wh=0.58,
            depth=0.6,
            rim=rim,
            shutters="#2c3464" if seed == 8 else "#4a7a78",
            shadow=(0, 10, 20, 0.4),
        )


def fallen_night(sc: Scene) -> None:
    """On the left it has grown dark; gold still lies on the stones to the right."""
    road = poly([(250, 1310), (800, 1310), (1060, H + 30), (-60, H + 30)])
    sc.add(
        road,
        Lin([(0, "#f0c480"), (0.4, "#a8704c"), (1, "#3a2440")], (0, 1150), (0, H)),
        depth=0.5,
        mottle=0.08,
        flow=0.0,
    )
    sc.add(
        poly([(252, 1330), (330, 1120), (740, 1120), (800, 1330)]),
        Lin([(0, "#fbe0a0"), (1, "#d89c60")], (0, 1120), (0, 1330)),
        depth=0.3,
        mottle=0.08,
    )
    dice = rng(6)
    stones = []
    for row in range(14):
        u = (row / 14) ** 1.5
        y, half = 1130 + u * 370, 215 + u * 420
        for k in range(13):
            x = 530 - half + (k + 0.5 + (row % 2) * 0.5) * 2 * half / 13
            stones.append(
                (
                    ell(x, y, half / 13 * 0.86, 3 + 12 * u),
                    mix("#f8d894", "#5a3844", dice.random() * 0.7 + 0.2 * (x < 500)),
                    0.32,
                )
            )
    sc.polys(stones, depth=0.5, mottle=0.05, flow=0.0)
    sc.haze(1126, 26, "#d8b078", 0.75, seed=9)
    sc.mul("#2c2c68", smooth(600, 300, sc.x + (sc.y - 1300) * 0.25) * smooth(1090, 1180, sc.y) * 0.8)


def dripping(sc: Scene) -> None:
    """Gold runs off the rim of the disc, in ropes and drops."""
    for x, y0, y1, w in (
        (470, 876, 1010, 17),
        (530, 888, 1128, 24),
        (584, 888, 990, 14),
        (640, 880, 1060, 18),
        (430, 862, 950, 12),
    ):
        path = trickle([(x, y0 - 20), (x + 2, (y0 + y1) / 2), (x - 1, y1)], w, w * 0.45, w * 0.5)
        sc.add(
            path,
            Lin([(0, "#ffdc58"), (1, "#d87818")], (x - w, 0), (x + w, 0)),
            vol=w * 0.6,
            depth=0.7,
            detail=0.6,
            emit=0.4,
            rim=("#fffbe4", 2, (0.5, -1)),
        )
    dice = rng(8)
    drops = [
        ell(530 + dice.normal() * 70, dice.uniform(960, 1190), dice.uniform(3, 7), dice.uniform(6, 12))
        for _ in range(22)
    ]
    sc.add(mask(drops), GOLD, vol=4, depth=0.7, detail=0.7, emit=0.5)
    sc.glow(534, 1140, 200, "#ffc84c", 0.55, 1.8)


def cleaner(sc: Scene) -> None:
    """On a board on two ropes, leaning into the stroke; one foot has slipped off."""
    x, y, h = 640, 812, 430
    for dx in (-96, 150):
        sc.add(
            limb([(x + dx * 0.7, -40), (x + dx, y + 4)], [8, 9], 20),
            "#5a3424",
            vol=4,
            depth=0.86,
            detail=0.6,
            rim=("#fff0b8", 2),
        )
    plank = poly([(x - 130, y - 2), (x + 184, y - 12), (x + 196, y + 12), (x - 120, y + 24)])
    sc.add(
        plank,
        Lin([(0, "#c88a50"), (1, "#4a2420")], (0, y - 10), (0, y + 24)),
        vol=8,
        depth=0.87,
        mottle=0.12,
        rim=RIM,
        shadow=(-20, 30, 14, 0.5),
    )
    scrub = Gesture(
        hips=(0.04, -0.02, 0.49),
        lean=16,
        side=-4,
        twist=14,
        nod=-10,
        hands=((0.3, -0.1, 0.9), (0.28, 0.1, 0.78)),
        feet=((0.12, -0.07, 0.0), (-0.16, 0.09, 0.05)),
    )
    top, low = (470, 508), (560, 566)
    look = Look(
        coat="#2f7a86",
        legs="#3a2c4a",
        boots="#2a1824",
        hair="#5a2c1c",
        hat="kerchief",
        hat_colour="#d8402e",
        hem=0.3,
        skin="#d8966c",
        apron="#f4e4c4",
        belt="#5a2c1c",
    )
    person = human(sc, x, y, h, scrub, look, turn=148, right=low, left=top, reach=0.22, rim=RIM, depth=0.9)
    pole = [(700, 668), low, top, (404, 462)]
    sc.add(
        limb(pole, [13, 13, 12, 12], 30), "#8a5430", vol=5, depth=0.91, detail=0.65, rim=RIM, shadow=(-8, 12, 6, 0.4)
    )
    t = T(398, 458, 1.0, -58)
    bristles = [t(limb([(k, 0), (k * 1.12, -34)], [9, 6], 5)) for k in range(-64, 66, 7)]
    sc.add(mask(bristles), "#f8ecc8", vol=5, depth=0.9, detail=0.6)
    sc.add(
        t(rect(-74, -6, 148, 26, 8)),
        Lin([(0, "#d89050"), (1, "#5a2c20")], t((0, -6)), t((0, 20))),
        vol=8,
        depth=0.92,
        rim=RIM,
    )
    for hand, want in zip(person.hands, (low, top), strict=True):
        grip(sc, ((hand[0] + want[0]) / 2, (hand[1] + want[1]) / 2), 32, h, "#d8966c", thick=0.028)
    px, py = x + 128, y - 12
    sc.add(
        spline([(px - 34, py - 62, 1), (px + 34, py - 64, 1), (px + 26, py, 1), (px - 26, py, 1)]),
        Lin([(0, "#a8c0c8"), (1, "#2c3c58")], (px - 30, 0), (px + 34, 0)),
        vol=12,
        depth=0.92,
        rim=RIM,
    )
    froth = [ell(px + dx, py - 64 + dy, r) for dx, dy, r in ((-20, 0, 15), (4, -8, 19), (24, -2, 13), (-34, 14, 9))]
    sc.add(mask(froth), "#fffdf4", vol=9, depth=0.93, detail=0.6)
