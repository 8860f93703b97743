"""Card 39, Undertown."""

import math

import numpy as np
from numpy.random import Generator

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.colour import Colour, mix
from ...kit.field import Field, blur, displace, noise, rng, shift, smooth
from ...kit.fills import Lin, Rad
from ...kit.ground import land, ridge
from ...kit.marks import cast, grain
from ...kit.paths import T, ell, joined, limb, mask, rect, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.people import Look, human
from ...motifs.plants import branch, tree
from .fox_below import fox
from .motifs import cottage

FLOOR = 884
HOLE = 412
FIRE = (872, 836)
ROOM = [
    (64, FLOOR, 1),
    (50, 720),
    (110, 570),
    (260, 452),
    (480, 414),
    (700, 424),
    (890, 520),
    (964, 690),
    (966, FLOOR, 1),
]
RIM = ("#ffe0a0", 4, (0.9, -0.3), 0.85)


@card(39, "undertown", "Undertown", Land.FOREST, gouache, hand=LOOSE, con=0.2, sat=1.08, vig=0.4)
def undertown() -> Scene:
    """Rabbits sup under a snowy cottage; the smallest has found a hole in the floor, and an eye in the hole.

    False safety, or a secret kept? Nobody at the table has noticed.
    """
    sc = Scene(light=(0.5, -0.6, 0.5), key="#ffd890", shadow="#140a12", fog="#6a8aa0", seed=242)
    dice = rng(8)
    winter(sc)
    earth = ground(sc)
    roots(sc, dice, earth)
    fox(sc)
    soil_over(sc)
    room(sc, dice)
    shaft(sc)
    supper(sc)
    listener(sc)
    return sc


def winter(sc: Scene) -> None:
    """Night over snow: a cottage, a bare tree, somebody on the way."""
    sc.sky([(0, "#0e2440"), (0.6, "#3a6a80"), (1, "#c8c8a8")], 0, 260, warp=16)
    sc.stars(90, 200, 5)
    sc.add(land(ridge(216, 22, 240, 4, oct=3)), "#4a7080", depth=0.1, fogg=(190, 270, 0.5, "#c8c8a8"))


def ground(sc: Scene) -> Field:
    """Earth, cut open, with snow on it."""
    line = [(-40, 268), (140, 244), (330, 218), (520, 208), (700, 226), (880, 262), (1060, 284)]
    cottage(sc, T(712, 246, 1.9), wall="#b89a84", roof="#e8eef4", lit="#ffd070", depth=0.3)
    bare, _, _ = tree(236, 244, 74, 26, 12, depth=6, spread=0.46, roots=True)
    sc.add(bare, "#2a222c", vol=5, depth=0.3, detail=0.6)
    soil = Lin([(0, "#6a4430"), (0.2, "#4a2c26"), (0.6, "#2f1c22"), (1, "#150d15")], (0, 210), (0, H))
    earth = sc.add(land([tuple(p) for p in sample(line, 160)]), soil, depth=0.4, mottle=0.14, rough=2)
    n = noise(120, 5, 9, aspect=3)
    sc.mixin("#7a5238", earth * smooth(0.35, 0.7, n) * 0.35)
    lip = np.clip(earth - shift(earth, 0, 26), 0, 1)
    sc.mixin("#dfe8ee", np.clip(displace(blur(lip, 1), 7, 30, 4) * 1.4, 0, 1))
    look = Look(coat="#b090cc", legs="#20243a", hair="#2a1a18", scarf="#f2c84a", hem=0.7, wind=-0.06, hat="wool")
    human(sc, 470, 222, 128, "walk", look, rim=("#f4f8fc", 2, 0.6), depth=0.6)
    return earth


def roots(sc: Scene, dice: Generator, earth: Field) -> None:
    """What holds the earth, and stones in it."""
    out: list = []
    for s in (-1, 0, 1, 2):
        branch(None, 240 + s * 8, 240, math.pi / 2 + s * 0.35, 90, 13, 4, dice, out, 0.45, 0.35, 0.78, None, 1.2)
    web = joined(*[limb(way, [a, b], 12) for way, a, b in out])
    sc.add(web, "#8a6850", depth=0.45, vol=4, clip=shift(earth, 0, 12), detail=0.5)
    stones = []
    for _ in range(90):
        x, y, size = dice.uniform(0, W), dice.uniform(320, H), dice.uniform(5, 22)
        tone = mix("#7a6a64", "#3a2a30", dice.random())
        stones.append((ell(x, y, size, size * 0.7, dice.uniform(0, 180)), tone, 0.85))
    sc.polys(stones, clip=earth, depth=0.42, vol=6, detail=0.45, mottle=0.08)


def soil_over(sc: Scene) -> None:
    """The fox lies in the dark; earth hides where it ends."""
    n = noise(90, 4, 14, aspect=2)
    sc.mul("#0e070c", smooth(1180, 1480, sc.y + n * 60 + (sc.x - 300) * 0.12) * 0.55)
    sc.mul("#140a10", smooth(760, 1100, sc.x + n * 60) * smooth(960, 1040, sc.y) * 0.4)


def room(sc: Scene, dice: Generator) -> None:
    """One round room lit by its fire, with a shelf, a string of carrots and a bed."""
    shape = spline(ROOM)
    sc.mul("#0c0608", blur(mask(shape), 20) * 0.5)
    glow = Rad([(0, "#ffe098"), (0.25, "#f0a850"), (0.6, "#a85c30"), (1, "#4a2420")], FIRE, 860)
    m = sc.add(shape, glow, depth=0.4, detail=0.4, mottle=0.1, rough=3)
    sc.setflow(0.6 + noise(200, 2, 6) * 0.8, m)
    sc.mul("#5a2c20", np.clip(blur(1 - m, 34), 0, 1) * m * 0.9)
    fibres = []
    for _ in range(40):
        a = dice.uniform(math.pi * 1.05, math.pi * 1.95)
        x, y = 508 + math.cos(a) * 440, 850 + math.sin(a) * 410
        way = [(x, y), (x * 0.97 + 15, y + 24), (x * 0.95 + 22, y + dice.uniform(36, 80))]
        fibres.append((limb(way, [5, 3, 1], 10), "#4a2a20", 0.8))
    sc.polys(fibres, depth=0.42, detail=0.5, mottle=0)
    boards = Lin([(0, "#e8a860"), (1, "#5a2c1c")], (0, FLOOR - 14), (0, FLOOR + 16))
    planks = sc.add(rect(50, FLOOR - 14, 926, 30, 4), boards, depth=0.45, detail=0.45, vol=5)
    grain(sc, planks, 0.14, 20, 10, 4)
    shelf(sc, dice)
    hearth(sc)


def shelf(sc: Scene, dice: Generator) -> None:
    """Jars and books; carrots hang by their leaves."""
    look = {"depth": 0.5, "detail": 0.55}
    sc.add(rect(190, 640, 250, 13, 3), "#5a2e1c", vol=4, shadow=(-4, 10, 8, 0.5), **look)
    x = 204.0
    while x < 410:
        wide, tall = dice.uniform(16, 34), dice.uniform(40, 78)
        tone = ("#a83c2c", "#3f6a60", "#d8a040", "#6a4a70", "#d8c8a0")[int(dice.integers(5))]
        sc.add(
            rect(x, 640 - tall, wide, tall, 4),
            Lin([(0, mix(tone, "#2a1010", 0.4)), (1, tone)], (x, 0), (x + wide, 0)),
            vol=4,
            rim=RIM,
            **look,
        )
        x += wide + 4
    for k in range(6):
        cx, cy = 556 + k * 24, 470 + 12 * math.sin(k * 1.4) + 20 * (k % 2)
        sc.add(
            limb([(cx, cy), (cx + 4, cy + 30), (cx + 2, cy + 64)], [20, 17, 3], 14), "#e8762c", vol=5, rim=RIM, **look
        )
        for d in (-8, 0, 8):
            sc.add(limb([(cx, cy), (cx + d, cy - 30)], [5, 3], 8), "#5a7a3c", **look)
    sc.add(limb([(530, 428), (620, 446), (710, 432)], [4, 4, 4], 20), "#4a2a1c", **look)


def hearth(sc: Scene) -> None:
    """Stones about the fire."""
    x, y = FIRE
    look = {"depth": 0.5, "detail": 0.5}
    sc.add(
        rect(x - 82, y - 190, 190, 240, 50),
        Lin([(0, "#8a6a58"), (1, "#4a3430")], (0, y - 190), (0, FLOOR)),
        vol=14,
        **look,
    )
    sc.add(
        rect(x - 50, y - 120, 110, 168, 44),
        Rad([(0, "#fff0a8"), (0.5, "#ff9a34"), (1, "#8a2412")], (x, y + 20), 120),
        **look,
    )
    for k, tone in ((1.0, "#ff8a2a"), (0.65, "#ffc84a"), (0.36, "#fff4c0")):
        for dx, tall in ((-24, 80), (4, 112), (30, 70)):
            way = [(x + dx, FLOOR - 16), (x + dx + 6, FLOOR - 16 - tall * 0.5 * k), (x + dx - 6, FLOOR - 16 - tall * k)]
            sc.add(limb(way, [34 * k, 26 * k, 2], 16), tone, soft=2, emit=0.4, **look)
    sc.glow(x, y - 10, 430, "#ffb050", 0.5, 1.7)


def shaft(sc: Scene) -> None:
    """A hole in the floor, and the light that falls through it."""
    way = [(HOLE, FLOOR - 14), (HOLE + 4, 950), (HOLE - 4, 1040)]
    sc.add(
        limb(way, [124, 108, 132], 30, cap=False),
        Lin([(0, "#e89a4c"), (1, "#6a3420")], (0, FLOOR), (0, 1040)),
        depth=0.5,
        detail=0.4,
        rough=3,
    )
    edge = [
        limb([(HOLE + s * 62, FLOOR - 14), (HOLE + s * 56, 950), (HOLE + s * 62, 1036)], [8, 16, 4], 20)
        for s in (-1, 1)
    ]
    sc.mul("#4a2018", blur(mask(edge), 6) * 0.8)
    sc.beam(
        [(HOLE - 60, FLOOR), (HOLE + 60, FLOOR), (HOLE + 170, 1280), (HOLE - 180, 1280)],
        "#ffd080",
        0.42,
        18,
        ((HOLE, FLOOR), 420),
    )


class Rabbit:
    """A rabbit while it is painted: about 200 tall without its ears, it looks to the right."""

    def __init__(self, sc: Scene, t: T, hide: Colour) -> None:
        self.sc, self.t, self.hide = sc, t, hide

    def part(self, shape, tone: Colour | None = None, vol: float = 14, over: float = 0.35) -> None:
        """A part with its shadow on what lies below."""
        k = self.t.a[2]
        self.sc.add(
            self.t(shape),
            self.hide if tone is None else tone,
            vol=vol * k,
            shade=0.95,
            rim=RIM,
            shadow=(-4 * k, 5 * k, 6, over),
            depth=0.6,
            detail=0.62,
            mottle=0.07,
        )

    def ear(self, way, widths=(20, 34, 28, 6)) -> None:
        """An ear and its lining."""
        self.part(limb(way, widths, 24), vol=8)
        self.part(
            limb([*way[:-1], ((way[-1][0] + way[-2][0]) / 2, (way[-1][1] + way[-2][1]) / 2)], [4, 14, 10], 20),
            "#d8988c",
            3,
            0,
        )

    def face(self) -> None:
        """Head, cheek, eye and nose."""
        head = [(-32, -150), (-38, -188), (-10, -216), (30, -208), (60, -182), (72, -164), (52, -144), (8, -136)]
        self.part(spline(head), vol=22)
        self.part(ell(46, -158, 24, 16), mix(self.hide, "#fff4e4", 0.5), 8, 0)
        self.part(ell(24, -184, 6, 7), "#1a0e10", 2, 0)
        self.part(ell(71, -168, 6, 5), "#8a4a48", 2, 0)

    def seated(self, coat: Colour, apron: Colour | None = None) -> None:
        """It sits at table with its paws before it."""
        self.part(rect(-44, -44, 74, 48, 10), "#4a2a1c", 6)
        self.ear([(4, -206), (10, -262), (24, -306), (36, -330)])
        self.part(
            limb([(-6, -46), (40, -44), (48, -12), (76, -4)], [56, 46, 26, 20], 24), mix(self.hide, "#2a1410", 0.15)
        )
        self.part(ell(-56, -42, 20, 19), "#fff2e0", 8)
        self.part(spline([(-50, -26), (-60, -84), (-36, -132), (4, -142), (36, -112), (42, -60), (32, -24)]), coat, 30)
        if apron is not None:
            self.part(spline([(14, -126), (36, -110), (44, -60), (34, -28), (12, -30)]), apron, 10, 0.2)
        self.face()
        self.ear([(-12, -206), (-22, -262), (-26, -306), (-40, -326)])
        self.part(limb([(2, -112), (34, -82), (80, -100)], [38, 32, 24], 24), mix(coat, "#ffffff", 0.08), 12)
        self.part(ell(86, -102, 13, 11), vol=6)


def supper(sc: Scene) -> None:
    """Three at a table; they look at each other and at the soup."""
    for x, wide in ((560, 90), (800, 90), (676, 150)):
        cast(sc, ell(x - 20, FLOOR - 6, wide, 12), 8, 0.6, "#3a1810")
    small = Rabbit(sc, T(664, 852, 0.62), "#e8d4b8")
    small.ear([(4, -206), (14, -262), (34, -306), (52, -322)])
    small.part(spline([(-40, -40), (-46, -110), (0, -142), (40, -110), (40, -40)]), "#d8a040", 20)
    small.face()
    small.ear([(-12, -206), (-30, -262), (-44, -300), (-66, -306)])
    Rabbit(sc, T(556, FLOOR - 6, 0.86), "#c8a888").seated("#5a7a6c", "#f4ead4")
    Rabbit(sc, T(800, FLOOR - 6, 0.92, 0, flip=True), "#8a6a58").seated("#8a3430")
    look = {"depth": 0.62, "detail": 0.6, "rim": RIM}
    wood = Lin([(0, "#e8a860"), (1, "#6a3420")], (0, 784), (0, 812))
    sc.add(limb([(678, 800), (678, FLOOR - 4)], [30, 40], 8), "#5a2e1c", vol=8, **look)
    sc.add(ell(678, 798, 104, 20), wood, vol=7, shadow=(0, 12, 10, 0.5), **look)
    sc.add(spline([(640, 764, 1), (646, 792), (678, 802), (710, 792), (716, 764, 1)]), "#3f6a8a", vol=12, **look)
    sc.add(ell(678, 764, 38, 8), "#f0c070", **look)
    mist = limb([(680, 756), (696, 700), (668, 640), (690, 580)], [20, 44, 54, 20], 30)
    sc.mixin("#fff4dc", blur(displace(mask(mist), 10, 60, 5), 12) * 0.5)


def listener(sc: Scene) -> None:
    """The smallest lies at the hole; its ears hang down into the dark."""
    small = Rabbit(sc, T(0, 0, 1.0), "#e0c4a0")
    cast(sc, ell(250, FLOOR - 8, 120, 12), 8, 0.6, "#3a1810")
    small.ear([(404, 872), (414, 930), (404, 984), (392, 1016)], (18, 28, 24, 6))
    small.part(limb([(216, 850), (160, 866), (104, 872)], [46, 30, 20], 20))
    small.part(ell(164, 806, 24, 23), "#fff6e8", 10)
    jacket = [(162, 866), (164, 812), (204, 770), (262, 776), (330, 820), (366, 856), (340, 878), (210, 880)]
    small.part(spline(jacket), "#4a7ab0", 34)
    small.part(
        limb([(210, 846), (256, 816), (276, 866), (230, 878)], [40, 46, 34, 22], 24), mix("#e0c4a0", "#3a2018", 0.1)
    )
    head = [(322, 846), (338, 800), (384, 792), (424, 818), (440, 858), (432, 892), (404, 900), (356, 884)]
    small.part(spline(head), vol=22)
    small.part(ell(420, 876, 18, 20), "#f8ead4", 8, 0)
    small.part(ell(402, 846, 6, 7), "#1a0e10", 2, 0)
    small.part(ell(430, 893, 6, 5), "#8a4a48", 2, 0)
    small.ear([(360, 812), (378, 884), (376, 950), (366, 996)], (18, 30, 26, 6))
    small.part(limb([(318, 856), (338, 884), (352, 902)], [30, 26, 22], 16), "#4a7ab0", 10)
    small.part(ell(355, 906, 14, 12), vol=6)
