"""Card 23, Night Laundry."""

import math

import numpy as np
from numpy.random import Generator

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.camera import Quad
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import Field, blur, noise, rng, smooth
from ...kit.fills import Lin
from ...kit.marks import grain
from ...kit.paths import ell, limb, mask, poly, rect, sag, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.people import OLD, Gesture, Look, human

Place = tuple[float, float]
LEFT = Quad((-40, -60), (330, 330), (330, 1010), (-40, 1480))
RIGHT = Quad((690, 330), (1060, -60), (1060, 1480), (690, 1010))
MAN = (
    *(
        (402, 330, 1),
        (448, 316),
        (500, 330, 1),
        (560, 346),
        (640, 420),
        (706, 520),
        (752, 566, 1),
        (724, 606, 1),
        (640, 560),
    ),
    *(
        (560, 470),
        (548, 640),
        (566, 800),
        (586, 930, 1),
        (500, 940, 1),
        (470, 760),
        (430, 930, 1),
        (346, 912, 1),
        (366, 740),
    ),
    *((372, 560), (338, 470), (290, 560), (262, 640, 1), (212, 616, 1), (248, 500), (318, 380), (360, 344)),
)
JOINTS: tuple[Place, ...] = (
    (450, 360),
    (320, 420),
    (236, 612),
    (560, 412),
    (728, 576),
    (456, 560),
    (400, 740),
    (386, 900),
    (520, 760),
    (548, 916),
)
BONES = ((0, 1), (1, 2), (0, 3), (3, 4), (0, 5), (5, 6), (6, 7), (5, 8), (8, 9), (1, 3))
BEAR = (
    (360, 118, 1),
    (400, 92),
    (520, 84),
    (610, 74, 1),
    (650, 96),
    (690, 140),
    (676, 168),
    (632, 168),
    (628, 226, 1),
    (596, 230, 1),
    (584, 190),
    (470, 196),
    (462, 246, 1),
    (428, 244, 1),
    (420, 196),
    (384, 180),
    (360, 236, 1),
    (330, 226, 1),
    (338, 160),
)
BEAR_STARS: tuple[Place, ...] = (
    (366, 132),
    (430, 108),
    (530, 104),
    (606, 96),
    (668, 146),
    (612, 214),
    (446, 228),
    (346, 216),
)


@card(23, "night-laundry", "Night Laundry", Land.CITY, gouache, hand=LOOSE, con=0.16, sat=1.06, vig=0.42)
def night_laundry() -> Scene:
    """Night Laundry: she has hung the night's figures up to dry, and holds one of them by the hand.

    Gouache, indigo and lamplight, a courtyard seen from its floor. Grief, or love.
    """
    sc = Scene(light=(0.5, -0.5, 0.5), key="#ffcf8a", shadow="#120f34", fog="#3a3468", seed=231)
    r = rng(6)
    sky(sc)
    walls(sc, r)
    cloth(
        sc, BEAR, BEAR_STARS, tuple((i, i + 1) for i in range(7)), ((-30, 60), (1040, 20), 44), ((366, 110), (606, 84))
    )
    cloth(sc, MAN, JOINTS, BONES, ((236, 250), (800, 270), 56), ((418, 322), (486, 326)))
    woman(sc)
    floor(sc, r)
    return sc


def sky(sc: Scene) -> None:
    """Indigo, emptied of its stars but for a few."""
    sc.sky([(0, "#0b0f34"), (0.5, "#1e2258"), (1, "#4a3c78")], 0, 1020, warp=60)
    sc.setflow(noise(380, 2, 4) * 0.9)
    sc.glow(510, 900, 420, "#8a5a8a", 0.4, 1.7)
    sc.stars(26, 700, seed=9, bright=0.6)


def walls(sc: Scene, r: Generator) -> None:
    """Two tall fronts that lean together, and a low roof at the end of the court."""
    end = rect(320, 770, 380, 260)
    sc.add(end, Lin([(0, "#2a2858"), (1, "#4a3c68")], (0, 770), (0, 1020)), depth=0.2, mottle=0.12)
    sc.add(
        poly([(300, 775), (510, 660), (720, 775)]),
        "#1c1c44",
        depth=0.22,
        mottle=0.12,
        rim=("#8a70a0", 4, (0.4, -1), 0.6),
    )
    for x in (372, 470, 566, 640):
        sc.add(rect(x, 830, 34, 56), "#ffce78" if x in (470, 640) else "#1a1840", depth=0.24, detail=0.5)
    for quad, side in ((LEFT, 0), (RIGHT, 1)):
        face = quad.rect(0, 0, 1, 1)
        tone = (
            Lin([(0, "#242256"), (1, "#6a4a68")], (0, 0), (0, 1200))
            if side
            else Lin([(0, "#3a3468"), (1, "#7a5464")], (0, 0), (0, 1200))
        )
        m = sc.add(face, tone, depth=0.4, mottle=0.16)
        bricks = [
            (quad.rect(u, v, u + 0.1, v + 0.012), mix("#1c1a48", "#a07878", r.random()), 0.28)
            for u, v in ((r.random() * 0.92, r.random()) for _ in range(420))
        ]
        sc.polys(bricks, depth=0.4, detail=0.4, clip=m)
        for i in range(3):
            for j in range(5):
                u, v = 0.12 + i * 0.3, 0.05 + j * 0.19
                if side and i == 1 and j == 2:
                    continue
                lit = r.random() < 0.34
                sc.add(quad.rect(u - 0.02, v - 0.012, u + 0.16, v + 0.13), "#5a4a78", depth=0.42, detail=0.5)
                sc.add(
                    quad.rect(u, v, u + 0.14, v + 0.115),
                    "#ffc86e" if lit else "#15163c",
                    depth=0.43,
                    detail=0.5,
                    mottle=0.14,
                )
                sc.add(quad.rect(u + 0.064, v, u + 0.076, v + 0.115), "#3a2c4a", depth=0.44)
                sc.add(quad.rect(u - 0.03, v + 0.122, u + 0.17, v + 0.14), "#8a7898", depth=0.45, detail=0.5)
                if lit:
                    x, y = quad(u + 0.07, v + 0.06)
                    sc.glow(x, y, 120, "#ffb860", 0.3, 2)
        sc.mul("#0c0c30", m * smooth(560, -60, sc.y) * 0.5)


def cloth(
    sc: Scene,
    outline: tuple[tuple[float, ...], ...],
    stars: tuple[Place, ...],
    bones: tuple[tuple[int, int], ...],
    rope: tuple[Place, Place, float],
    pegs: tuple[Place, ...],
) -> None:
    """A figure of night cloth on a sagging line that is hooked into both walls: folds, stars, threads between them."""
    a, b, drop = rope
    way = [tuple(p) for p in sample(sag(a, b, drop), 60)]
    sc.add(limb(way, [5, 5, 5], 60), "#c8b8a8", depth=0.6, detail=0.75, shadow=(6, 14, 6, 0.3))
    for x, y in (a, b):
        sc.add(ell(x, y, 11), "#3a2c34", vol=6, depth=0.62, detail=0.7)
    x0, x1 = min(p[0] for p in outline), max(p[0] for p in outline)
    y0, y1 = min(p[1] for p in outline), max(p[1] for p in outline)
    m = sc.add(
        spline(outline),
        Lin([(0, "#5a70d8"), (0.5, "#31429c"), (1, "#1c2468")], (x0, y0), (x1, y1)),
        vol=22,
        depth=0.65,
        mottle=0.18,
        detail=0.5,
        rim=("#c0ccff", 6, (0.5, -0.8), 0.8),
        shadow=(-26, 40, 26, 0.45),
    )
    folds: Field = noise(64, 3, int(x0), aspect=0.3)
    sc.mul("#0a0e34", np.clip(folds, 0, 1) * m * 0.6)
    sc.screen("#6a80e0", np.clip(-folds, 0, 1) * m * 0.35)
    sc.add(
        mask([poly([stars[i], stars[j]], closed=False) for i, j in bones], stroke=2.6),
        "#b8c8ff",
        alpha=0.7,
        mottle=0,
        depth=0.66,
    )
    for k, (x, y) in enumerate(stars):
        size = 7 + 4 * (k % 3 == 0)
        sc.glow(x, y, 74, "#cfdcff", 0.62, 2)
        star = [
            (
                x + (size if i % 2 == 0 else size * 2.6) * math.cos(i * math.pi / 4),
                y + (size if i % 2 == 0 else size * 2.6) * math.sin(i * math.pi / 4),
            )
            for i in range(8)
        ]
        sc.post(mask(poly(star)), "#fffdf0", 0.96)
    for x, y in pegs:
        sc.add(rect(x - 7, y - 30, 14, 48, 4), "#d8a060", vol=5, depth=0.7, detail=0.8, shadow=(3, 5, 3, 0.5))


def woman(sc: Scene) -> None:
    """On her balcony, in her apron, she holds the figure's hand against her cheek."""
    x, y = 836, 905
    sc.glow(880, 690, 330, "#ffb860", 0.5, 1.8)
    door = poly([(806, 560), (960, 520), (960, 940), (806, 920)])
    sc.add(door, Lin([(0, "#ffd488"), (1, "#e08a48")], (0, 520), (0, 930)), depth=0.5, mottle=0.14, detail=0.4)
    slab = poly([(706, 926), (1040, 958), (1040, 1010), (706, 962)])
    kiss = Gesture(hips=(0, 0, 0.5), lean=14, side=-3, nod=14, hands=((0.2, -0.05, 0.78), (0.19, 0.07, 0.76)))
    human(
        sc,
        x,
        y + 30,
        400,
        kiss,
        Look(
            coat="#a83a3c",
            legs="#2a2440",
            hair="#d8d4dc",
            cut="bun",
            apron="#ece4d4",
            hem=0.8,
            flare=0.05,
            collar="#ece4d4",
        ),
        build=OLD,
        turn=162,
        right=(750, 604),
        left=(760, 622),
        reach=0.12,
        rim=("#ffe0a0", 7, (0.7, -0.5), 0.95),
        depth=0.8,
    )
    sc.add(
        slab,
        Lin([(0, "#8a7088"), (1, "#3a2c50")], (0, 930), (0, 1010)),
        depth=0.82,
        mottle=0.14,
        rim=("#ffd090", 4, (0.3, -1), 0.6),
        shadow=(0, 26, 16, 0.6),
    )
    bars = [limb([(712 + k * 38, 770 + k * 1.5), (710 + k * 38, 940 + k * 3.4)], [6, 6], 6) for k in range(9)]
    sc.add(mask(bars), "#1c1638", depth=0.88, detail=0.7)
    sc.add(
        limb([(700, 768), (860, 774), (1040, 784)], [13, 14, 15], 16),
        "#241c44",
        vol=5,
        depth=0.9,
        rim=("#ffd090", 3, (0.3, -1), 0.8),
        detail=0.7,
    )
    pots = spline([(934, 812, 1), (1000, 816, 1), (990, 884), (946, 882)])
    sc.add(pots, "#b05a3c", vol=16, depth=0.92, detail=0.6)
    sc.polys(
        [
            (ell(966 + 34 * math.cos(k), 800 + 26 * math.sin(k * 1.7), 15, 9, k * 40), mix("#2c5a44", "#a83a4c", k % 2))
            for k in range(14)
        ],
        depth=0.92,
        detail=0.6,
    )


def floor(sc: Scene, r: Generator) -> None:
    """Wet cobbles; a star has dripped into the bucket; the basket waits, cut by the frame."""
    sc.add(
        poly([(320, 1008), (700, 1008), (1080, H + 20), (-60, H + 20)]),
        Lin([(0, "#4a3c68"), (1, "#14122c")], (0, 1008), (0, H)),
        depth=0.5,
        mottle=0.14,
    )
    stones = []
    for row in range(17):
        v = (row / 16) ** 1.5
        y = 1014 + v * 470
        half = 195 + v * 400
        count = 11
        for k in range(count):
            u = (k + 0.5 * (row % 2) + r.uniform(-0.1, 0.1)) / count
            stones.append(
                (
                    ell(510 - half + 2 * half * u, y, half / count * 0.88, 7 + v * 17),
                    mix("#2a2450", "#8a7490", r.random() * 0.7),
                    0.7,
                )
            )
    sc.polys(stones, depth=0.5, detail=0.45, vol=8)
    x, y = 470, 1262
    sc.glow(x, y - 40, 330, "#cfdcff", 0.62, 1.8)
    for k, (dy, s) in enumerate(((940, 5), (1010, 6), (1084, 8), (1150, 7))):
        sc.post(
            mask(
                spline(
                    [
                        (x + 76 - k * 16, dy - s * 3, 1),
                        (x + 76 - k * 16 + s, dy),
                        (x + 76 - k * 16, dy + s),
                        (x + 76 - k * 16 - s, dy),
                    ]
                )
            ),
            "#f4f8ff",
            0.95,
        )
    pail = poly([(x - 84, y - 60), (x + 84, y - 60), (x + 64, y + 84), (x - 64, y + 84)])
    sc.add(
        pail,
        Lin([(0, "#c8ccd8"), (0.5, "#7a80a0"), (1, "#34345c")], (x - 80, 0), (x + 84, 0)),
        vol=40,
        depth=0.9,
        detail=0.6,
        shadow=(0, 20, 18, 0.7),
    )
    sc.add(ell(x, y - 60, 84, 25), "#e8f0ff", depth=0.9, detail=0.7, emit=0.5)
    sc.add(mask(ell(x, y - 60, 84, 25), stroke=7), "#8a90a8", depth=0.91, detail=0.7)
    sc.add(
        mask(limb([(x - 82, y - 54), (x - 60, y + 20), (x + 10, y + 46), (x + 80, y - 52)], [5, 5], 30)),
        "#4a4a68",
        depth=0.91,
        detail=0.7,
    )
    basket = spline([(-40, 1380), (60, 1350), (220, 1372), (270, 1420), (240, H + 40), (-40, H + 40)])
    m = sc.add(basket, "#6a4a34", vol=46, depth=1, mottle=0.16, detail=0.5, rim=("#cfdcff", 5, (0.7, -0.6), 0.6))
    grain(sc, m, 0.3, 14, 4)
    heap = spline([(-30, 1384), (40, 1300), (120, 1330), (190, 1290), (256, 1386), (120, 1410)])
    h = sc.add(heap, Lin([(0, "#3a4ca8"), (1, "#141a54")], (0, 1290), (0, 1400)), vol=34, depth=1, mottle=0.18)
    sc.mul("#0a0e34", np.clip(noise(50, 3, 8), 0, 1) * h * 0.5)
    for sx, sy in ((60, 1340), (176, 1326), (120, 1372)):
        sc.glow(sx, sy, 44, "#cfdcff", 0.7, 2)
    sc.mul("#080820", blur(mask(rect(-20, H - 40, W + 40, 80)), 30) * 0.7)
