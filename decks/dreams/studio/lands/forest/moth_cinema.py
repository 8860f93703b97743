"""Card 45, Moth Cinema."""

import math

import numpy as np
from numpy.random import Generator

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import Field, blur, noise, rng
from ...kit.fills import Lin, Rad, V
from ...kit.ground import land, ridge
from ...kit.marks import sparks
from ...kit.paths import T, ell, limb, mask, poly, spline
from ...kit.scene import Scene
from ...media import gouache
from .moths import flying, sitting

CYAN = "#4fd8e0"
HUB = (486, 424)
LENS = (900, 1030)
THREADS = 14
SIZE = 0.8
"""Of the hand in the film."""
Place = tuple[float, float]
MATCH = ((470, 398), (262, 476))
"""Where the fingers hold it, and where it burns."""
FILM = ("#5e9cae", "#2a627e", "#153e5e", "#0a1a36")
"""The tones of the film, from light to shade."""


@card(45, "moth-cinema", "Moth Cinema", Land.FOREST, gouache, hand=LOOSE, con=0.2, sat=1.1, vig=0.36)
def moth_cinema() -> Scene:
    """Tonight the moths are shown a hand that holds a burning match. One of them has left its seat.

    Desire, and what it costs; the film is blue, and the fire is not.
    """
    sc = Scene(light=(-0.35, -0.6, 0.5), key="#c8fff8", shadow="#120a28", fog="#4f4c80", seed=1245)
    dice = rng(45)
    anchors = _anchors()
    _night_wood(sc, dice)
    _ground(sc)
    _trunk(sc, dice, [(20, -40), (40, 420), (34, 800), (-20, 1260)], [150, 136, 150, 250], 1)
    _trunk(sc, dice, [(1000, -40), (976, 380), (990, 760), (1040, 1240)], [150, 122, 138, 240], -1)
    _bough(sc)
    screen = blur(mask(_sagging_ring(anchors, 1)), 3)
    _film(sc, screen)
    _web(sc, anchors)
    _fire(sc)
    _cone(sc, dice)
    _audience(sc, dice)
    return sc


def _anchors():
    """Where the outer ends of the web's radial threads are: a wide, slightly crooked ring."""
    dice = rng(7)
    ring = []
    for i in range(THREADS):
        angle = 2 * math.pi * (i + 0.5) / THREADS
        reach = dice.uniform(0.97, 1.1)
        ring.append((HUB[0] + 398 * reach * math.cos(angle), HUB[1] + 366 * reach * math.sin(angle)))
    return ring


def _sagging_ring(anchors, share):
    """One turn of the web: it hangs inwards between the threads."""
    points = []
    for i, (xa, ya) in enumerate(anchors):
        xb, yb = anchors[(i + 1) % THREADS]
        points.append((HUB[0] + (xa - HUB[0]) * share, HUB[1] + (ya - HUB[1]) * share, 1))
        inner = share * 0.86
        points.append((HUB[0] + ((xa + xb) / 2 - HUB[0]) * inner, HUB[1] + ((ya + yb) / 2 - HUB[1]) * inner))
    return spline(points)


def _night_wood(sc: Scene, dice: Generator) -> None:
    sc.sky([(0, "#1a1030"), (0.35, "#3a2a5c"), (0.66, "#4a4478"), (1, "#1a1430")], 0, H, warp=40)
    sc.setflow(np.full_like(sc.x, math.pi / 2) + noise(400, 2, 4) * 0.35)
    trunks = []
    for _ in range(17):
        x, wide = dice.uniform(-20, W + 20), dice.uniform(16, 46)
        points = [(x, -30), (x + dice.uniform(-16, 16), 560), (x + dice.uniform(-10, 10), 1120)]
        tone = mix("#2a2048", "#453a6c", dice.random())
        trunks.append((limb(points, [wide * 0.7, wide, wide * 1.4], 12), tone))
    sc.polys(trunks, depth=0.1, detail=0.3, fogg=(500, 1060, 0.8, "#6a70a8"), flow=math.pi / 2)
    sc.haze(930, 130, "#8088bc", 0.6, seed=5)
    sc.glow(*HUB, 640, "#4fc8d8", 0.5, 1.8)


def _trunk(sc: Scene, dice: Generator, points, widths, lit_side) -> None:
    middle = points[1][0]
    m = sc.add(
        limb(points, widths, 60),
        Lin(
            [(0, "#1c1230"), (0.5, "#33284c"), (1, "#4a4a74")], (middle - 80 * lit_side, 0), (middle + 80 * lit_side, 0)
        ),
        vol=50,
        depth=0.5,
        detail=0.55,
        mottle=0.14,
        flow=math.pi / 2,
        rough=5,
        rim=("#9feef0", 4, (lit_side, 0.1), 0.4),
    )
    bark = []
    for y in np.linspace(-20, 1200, 70):
        x = middle + dice.uniform(-80, 80)
        strip = limb([(x, y), (x + dice.uniform(-9, 9), y + 60), (x + dice.uniform(-9, 9), y + 120)], [2, 7, 2], 10)
        bark.append((strip, "#120a20" if dice.random() < 0.6 else "#6a6e9c", dice.uniform(0.25, 0.5)))
    sc.polys(bark, clip=m, depth=0.5, detail=0.6, mottle=0, flow=math.pi / 2)


def _bough(sc: Scene) -> None:
    """The bough across the top, from which the web hangs."""
    sc.add(
        limb([(-60, 190), (150, 104), (420, 66), (700, 92), (1080, -10)], [120, 78, 48, 60, 120], 60),
        Lin([(0, "#1c1230"), (1, "#3f3a62")], (0, 40), (0, 140)),
        vol=24,
        depth=0.5,
        detail=0.55,
        mottle=0.14,
        flow=0.1,
        rim=("#9feef0", 6, (0.1, 1), 0.8),
    )


def _film(sc: Scene, screen: Field) -> None:
    """Light first, then a hand out of a dark cuff; thumb and finger hold a match."""
    white = Rad([(0, "#c4f0ea"), (0.45, "#9adcde"), (1, "#2f7f98")], (380, 420), 480)
    sc.add(screen, white, depth=0.3, mottle=0.06, detail=0.45, emit=0.1)
    hand = _Hand(sc, screen)
    for way, widths in (
        ([(800, 380), (812, 500), (770, 590), (706, 622)], (84, 76, 64, 46)),
        ([(744, 400), (744, 530), (690, 616), (616, 626)], (88, 80, 68, 48)),
        ([(690, 400), (664, 510), (600, 580), (522, 566)], (90, 82, 68, 48)),
    ):
        hand.finger(way, widths)
    hand.part([(1090, -50), (980, 60), (880, 150), (800, 240)], (150, 156, 176, 190), 50)
    hand.part([(640, 280), (730, 270), (800, 300), (790, 350)], (110, 190, 200, 190), 60)
    cuff = [hand.at(p) for p in ((900, -10), (1020, 150), (1180, 40), (1060, -120))]
    sc.add(poly(cuff), Lin([(0, "#244a6c"), (1, "#081428")], cuff[0], cuff[1]), vol=20, depth=0.34, clip=screen)
    sc.add(limb([hand.at((884, -6)), hand.at((1012, 166))], [30, 30], 8), "#c4ecec", vol=10, depth=0.34, clip=screen)
    _match(sc)
    for way, widths in (
        ([(700, 390), (620, 476), (540, 470), (464, 424)], (120, 92, 72, 50)),
        ([(660, 270), (566, 210), (482, 266), (446, 384)], (104, 86, 70, 50)),
    ):
        hand.finger(way, widths)
        hand.nail(way[2], way[3])


class _Hand:
    """The hand of the film, blue, its edges lit by the match."""

    def __init__(self, sc: Scene, screen: Field) -> None:
        self.sc, self.screen = sc, screen

    def at(self, place: Place) -> Place:
        """A place of the hand as it is drawn: smaller, about the match."""
        x, y = MATCH[0]
        return (x + (place[0] - x) * SIZE, y + (place[1] - y) * SIZE)

    def part(self, way: list[Place], widths: tuple[float, ...], vol: float) -> None:
        """A finger, the palm or the wrist."""
        self.sc.add(
            limb([self.at(p) for p in way], [w * SIZE for w in widths], 60),
            Lin(list(zip((0, 0.3, 0.65, 1), FILM, strict=True)), (420, 380), (820, 420)),
            vol=vol * SIZE,
            rim=("#ffe6b0", 6, (-0.9, -0.1), 0.95),
            shadow=(10, 12, 12, 0.8, "#0e3050"),
            clip=self.screen,
            depth=0.34,
            detail=0.55,
            mottle=0.06,
        )

    def finger(self, way: list[Place], widths: tuple[float, ...]) -> None:
        """A bent finger from its root to its tip."""
        self.part(way, widths, 26)
        self.creases(self.at(way[1]), self.at(way[2]), widths[1] * SIZE)

    def creases(self, a: Place, b: Place, wide: float) -> None:
        """Two folds of skin over a joint between two places."""
        turn = math.atan2(b[1] - a[1], b[0] - a[0])
        for share in (0.0, 0.2):
            x, y = a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
            ends = [(x - math.sin(turn) * wide * k, y + math.cos(turn) * wide * k) for k in (-0.3, 0.0, 0.3)]
            self.sc.mul("#16486a", blur(mask(limb(ends, [1, 6, 1], 12)), 1.6) * 0.6)

    def nail(self, a: Place, b: Place) -> None:
        """A nail before the tip."""
        turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
        a, b = self.at(a), self.at(b)
        sc, x, y = self.sc, b[0] * 0.92 + a[0] * 0.08, b[1] * 0.92 + a[1] * 0.08
        sc.add(ell(x, y, 17, 11, turn), "#cfeeee", vol=5, depth=0.35, detail=0.6, rim=("#ffe6b0", 3, (-0.9, 0.1), 0.8))


def _match(sc: Scene) -> None:
    (x0, y0), (x1, y1) = MATCH
    sc.add(limb([(x0 + 60, y0 - 20), (x0, y0), (x1, y1)], [16, 16, 15], 20), "#e8d8b0", vol=5, depth=0.36, detail=0.7)
    sc.add(limb([(x1 + 60, y1 - 22), (x1, y1)], [15, 17], 8), "#2a1418", vol=5, depth=0.36, detail=0.7)


def _fire(sc: Scene) -> None:
    """The only warm thing in the wood."""
    x, y = MATCH[1]
    sc.glow(x, y - 80, 420, "#ff9a3c", 0.6, 1.7)
    for k, tone, emit in ((1.0, "#ff8a24", 0.5), (0.74, "#ffc648", 0.7), (0.42, "#fffbe0", 1.0)):
        shape = [
            (x - 10 * k, y - 250 * k, 1),
            (x + 38 * k, y - 140 * k),
            (x + 58 * k, y - 50 * k),
            (x + 26 * k, y + 14),
        ]
        shape += [(x - 24 * k, y + 14), (x - 58 * k, y - 46 * k), (x - 40 * k, y - 130 * k)]
        sc.add(spline(shape), tone, soft=2.5, depth=0.37, detail=0.6, mottle=0.03, emit=emit)
    sc.glow(x, y - 70, 150, "#ffe8a0", 0.6, 2)


def _web(sc: Scene, anchors) -> None:
    threads = [poly([HUB, anchor], closed=False) for anchor in anchors]
    threads += [_sagging_ring(anchors, share) for share in np.linspace(0.13, 0.9, 8)]
    sc.post(mask(threads, stroke=1.8), "#f4ffff", 0.5)
    sc.post(mask(_sagging_ring(anchors, 1), stroke=4), "#f4ffff", 0.8)
    ends = {
        0: (930, 560),
        2: (880, 930),
        5: (90, 900),
        6: (76, 600),
        7: (70, 330),
        8: (130, 118),
        10: (430, 70),
        12: (740, 92),
        13: (940, 250),
    }
    guys = [poly([anchors[i], end], closed=False) for i, end in ends.items()]
    sc.post(mask(guys, stroke=3), "#e8ffff", 0.65)


def _ground(sc: Scene) -> None:
    sc.add(
        land(ridge(930, 16, 240, 7)),
        V("#46527c", "#140d22", 920, 1380),
        depth=0.2,
        mottle=0.14,
        flow=0.0,
        rim=("#7fd0d8", 4, (-0.3, -1), 0.5),
    )
    sc.glow(450, 960, 380, CYAN, 0.28, 1.7, 0.32)


def _log(sc: Scene, dice: Generator, y, x0, x1, thick, depth) -> None:
    """A mossy log to sit on."""
    points = [(x0, y), (x0 * 0.6 + x1 * 0.4, y + thick * 0.12), (x1, y - thick * 0.06)]
    m = sc.add(
        limb(points, [thick * 0.92, thick, thick * 0.94], 40),
        Lin([(0, "#4f6a72"), (0.4, "#3a3050"), (1, "#140c1e")], (0, y - thick / 2), (0, y + thick / 2)),
        vol=thick * 0.3,
        depth=depth,
        detail=0.7,
        mottle=0.14,
        rough=2,
        rim=("#bffaf4", 4, (0.1, -1), 0.7),
    )
    grooves = []
    for _ in range(34):
        x, gy = dice.uniform(x0, x1), y + dice.uniform(-0.3, 0.45) * thick
        long = dice.uniform(40, 120)
        grooves.append((limb([(x, gy), (x + long / 2, gy + 3), (x + long, gy)], [1.5, 4, 1.5], 8), "#0e0818", 0.45))
    sc.polys(grooves, clip=m, depth=depth, detail=0.6, mottle=0, flow=0.0)


def _cone(sc: Scene, dice: Generator) -> None:
    """The beam from a glowing mushroom at the edge of the picture, with dust in it."""
    far = [(250, 300), (560, 160), (760, 300), (800, 560), (600, 740), (340, 740)]
    sc.beam([LENS, *far], CYAN, 0.22, 26)
    dust = []
    for _ in range(150):
        along = dice.random() ** 0.7 * 0.75
        x = LENS[0] + (HUB[0] + dice.uniform(-230, 240) - LENS[0]) * along
        y = LENS[1] + (HUB[1] + dice.uniform(-200, 240) - LENS[1]) * along
        dust.append(ell(x, y, dice.uniform(1, 2.6)))
    sc.post(mask(dust), "#e8fffa", 0.6)
    cap = [(850, 1050), (862, 968), (930, 900), (1030, 880), (1080, 1080), (960, 1092)]
    stem = limb([(1010, 1400), (1000, 1240), (1006, 1060)], [130, 110, 110], 20)
    glow = Rad([(0, "#e8fffa"), (0.5, "#6ad0d4"), (1, "#33407c")], (900, 1010), 230)
    sc.add(stem, Lin([(0, "#8fdcd8"), (1, "#243058")], (940, 0), (1030, 0)), vol=40, depth=0.6, detail=0.5)
    sc.add(spline(cap), glow, vol=60, depth=0.62, detail=0.55, rim=("#f0fffc", 6, (-0.8, -0.5), 0.8), emit=0.15)
    lens = Rad([(0, "#ffffff"), (0.6, "#d8fffa"), (1, "#5fd8e0")], LENS, 46)
    sc.add(ell(LENS[0] + 5, LENS[1] + 3, 46, 54, -20), "#16304e", vol=8, depth=0.63, detail=0.7)
    sc.add(ell(*LENS, 34, 42, -20), lens, depth=0.63, detail=0.7, emit=0.8)
    sc.glow(*LENS, 190, "#a8fff4", 0.7, 1.8)


FAR = (
    (150, "#7a6a8c", "#d8c8a8"),
    (262, "#8c6a58", "#e0b878"),
    (384, "#6a7a84", "#d0d8c8"),
    (600, "#94707c", "#e8c8b0"),
    (716, "#7c7458", "#d8c88c"),
)
MIDDLE = (
    (96, "#8a5a3c", "#e8b060", 0),
    (286, "#6a8a74", "#d8e8b0", 3),
    (640, "#9a6a74", "#f0c8a8", -4),
    (812, "#6c6480", "#c8c0d8", 2),
)


def _audience(sc: Scene, dice: Generator) -> None:
    """Rows of moths in their furs; one seat is empty. The nearest are cut by the frame."""
    for x, coat, mark in FAR:
        sitting(sc, T(x, 930, 0.52, dice.uniform(-5, 5)), coat, mark, 0.5, warm=0.5)
    _log(sc, dice, 956, 40, 800, 34, 0.54)
    for x, coat, mark, turn in MIDDLE:
        sitting(sc, T(x, 1124, 0.98, turn), coat, mark, 0.62, warm=0.5)
    _log(sc, dice, 1180, -40, 930, 56, 0.66)
    fire = ("#ffb040", 8, (-0.1, -1), 1.0)
    flying(sc, T(338, 652, 1.35, -24), "#6a3c34", "#e8b070", 0.7, fire)
    sc.glow(268, 566, 150, "#ff9030", 0.9, 1.5)
    sparks(sc, 26, (170, 480, 330, 620), 4.5, "#ffd070", 5, 0.9)
    sitting(sc, T(206, 1452, 2.1, 3), "#a8643c", "#f2c078", 0.86, warm=0.4, tilt=14)
    sitting(sc, T(470, 1476, 1.72, 4), "#5f8a80", "#d8f0c0", 0.88, warm=0.3, tilt=-12)
    sitting(sc, T(846, 1500, 2.3, -4), "#8c6a8c", "#ecd0c0", 0.9, warm=0.2, tilt=-6)
