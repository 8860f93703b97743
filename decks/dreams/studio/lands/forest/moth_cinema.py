"""Card 45, Moth Cinema."""

import math

import numpy as np
from numpy.random import Generator

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, noise, rng
from ...kit.fills import Lin, Rad, V
from ...kit.ground import land, ridge
from ...kit.paths import T, ell, limb, mask, poly, spline, union
from ...kit.scene import Scene
from ...media import gouache
from .audience import bumblebee, caterpillar, frightened_ladybird, ladybird, longhorn, stag_beetle
from .motifs import mushroom_cap

CYAN = "#4fd8e0"
RIM = "#bffaf4"
HUB = (470, 452)
LENS = (754, 1000)
THREADS = 14


def _anchors():
    """Where the outer ends of the web's radial threads are: a wide, slightly crooked ring."""
    dice = rng(7)
    ring = []
    for i in range(THREADS):
        angle = 2 * math.pi * (i + 0.5) / THREADS
        reach = dice.uniform(0.97, 1.1)
        ring.append((HUB[0] + 322 * reach * math.cos(angle), HUB[1] + 318 * reach * math.sin(angle)))
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
        rim=("#9feef0", 7, (lit_side, 0.1), 0.8),
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


def _hand():
    """The hand of the film: it comes down from above with the fingers spread."""
    palm = spline(
        [(540, 262), (604, 300), (620, 390), (586, 468), (520, 500), (446, 478), (402, 412), (412, 330), (470, 268)]
    )
    fingers = [
        limb([(432, 350), (376, 346), (322, 372), (284, 418)], [74, 60, 52, 34]),
        limb([(438, 440), (378, 518), (340, 612)], [64, 54, 36]),
        limb([(486, 474), (454, 566), (446, 668)], [64, 54, 36]),
        limb([(540, 478), (534, 570), (546, 662)], [62, 52, 35]),
        limb([(586, 446), (612, 516), (646, 588)], [56, 46, 31]),
    ]
    return union(palm, limb([(640, 110), (600, 210), (540, 330)], [170, 150, 176]), *fingers)


def _film(sc: Scene, screen) -> None:
    """Light first, then the hand, its creases and nails, and the little beetle it reaches for."""
    sc.add(
        screen,
        Rad([(0, "#f4fffa"), (0.6, "#b4f0ec"), (1, "#4fb0c0")], (430, 470), 370),
        depth=0.45,
        mottle=0.05,
        detail=0.5,
        emit=0.4,
    )
    hand = blur(mask(_hand()), 2.0) * screen
    sc.mixin("#16304e", hand * 0.96)
    sc.mixin("#3f7f98", blur(mask(ell(520, 370, 66, 84, 20)), 26) * hand * 0.6)
    creases = [
        limb([(596, 372), (536, 396), (470, 372)], [2, 7, 2], 14),
        limb([(590, 424), (530, 436), (452, 414)], [2, 7, 2], 14),
        limb([(470, 322), (462, 372), (494, 440)], [2, 7, 2], 14),
    ]
    joints = [ell(x, y, 15, 4, rot) for x, y, rot in ((384, 514, 35), (456, 560, 12), (534, 566, -4), (612, 516, -28))]
    sc.mixin("#8fd4d8", mask(creases + joints) * hand * 0.5)
    runaway = [ell(296, 578, 21, 15, 28), ell(277, 566, 9, 8)]
    legs = [
        limb([(290 + i * 9, 570 + i * 5), (294 + i * 12, 556 + i * 5), (300 + i * 12, 550 + i * 6)], [4, 3, 2], 8)
        for i in range(3)
    ]
    legs += [
        limb([(284 + i * 9, 584 + i * 5), (276 + i * 9, 598 + i * 4), (270 + i * 9, 600 + i * 4)], [4, 3, 2], 8)
        for i in range(3)
    ]
    feelers = [
        limb([(272, 562), (262, 552), (252, 552)], [3, 2, 2], 8),
        limb([(270, 568), (256, 566), (250, 572)], [3, 2, 2], 8),
    ]
    sc.post(mask(runaway + legs + feelers) * screen, "#16304e", 0.95)


def _web(sc: Scene, anchors) -> None:
    threads = [poly([HUB, anchor], closed=False) for anchor in anchors]
    threads += [_sagging_ring(anchors, share) for share in np.linspace(0.13, 0.9, 8)]
    sc.post(mask(threads, stroke=1.8), "#f4ffff", 0.5)
    sc.post(mask(_sagging_ring(anchors, 1), stroke=4), "#f4ffff", 0.8)
    ends = {
        0: (900, 560),
        2: (830, 900),
        5: (150, 900),
        6: (110, 600),
        7: (104, 330),
        8: (190, 118),
        10: (430, 70),
        12: (740, 92),
        13: (900, 290),
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


def _cone(sc: Scene, dice: Generator) -> None:
    """The beam from the projector to the screen, with dust in it."""
    for grow, strength, soft in ((0, 0.5, 20), (50, 0.4, 9)):
        far = [(236 + grow, 236 + grow), (620, 168 + grow), (760 - grow, 330), (766 - grow, 600), (580, 752 - grow)]
        sc.beam([LENS, *far, (330 + grow, 748 - grow)], CYAN, strength, soft)
    dust = []
    for _ in range(170):
        along = dice.random() ** 0.7 * 0.75
        x = LENS[0] + (HUB[0] + dice.uniform(-250, 260) - LENS[0]) * along
        y = LENS[1] + (HUB[1] + dice.uniform(-220, 260) - LENS[1]) * along
        dust.append(ell(x, y, dice.uniform(1, 3)))
    sc.post(mask(dust), "#e8fffa", 0.7)


def _moth(sc: Scene, t: T, up, colour="#fbeed8", depth=0.6) -> None:
    """Moth from above, wings spread."""
    k = t.a[2]
    keep = {"depth": depth, "detail": 0.95}
    rim = ("#ffffff", max(2 * k, 1.2), (0.6, 0.4), 0.8)
    for s in (-1, 1):
        upper = [
            (s * 3, -6, 1),
            (s * 30, -42 * up - 8),
            (s * 62, -46 * up - 6, 1),
            (s * 56, -14),
            (s * 30, 4),
            (s * 3, 4, 1),
        ]
        lower = [(s * 3, 2, 1), (s * 34, 4), (s * 44, 30), (s * 24, 44), (s * 6, 20, 1)]
        sc.add(t(spline(upper)), colour, vol=4 * k, rim=rim, **keep)
        sc.add(t(spline(lower)), mix(colour, "#c88a5a", 0.35), vol=4 * k, **keep)
        sc.add(t(ell(s * 40, -24 * up - 6, 7)), "#a8643c", mottle=0, alpha=0.85, **keep)
        sc.add(t(limb([(s * 2, -16), (s * 8, -30), (s * 16, -36)], [2, 2, 1.4], 10)), "#e8e0d8", mottle=0, **keep)
    body = [(0, -20), (7, -8), (6, 18), (0, 34), (-6, 18), (-7, -8)]
    sc.add(t(spline(body)), mix(colour, "#6a4640", 0.45), vol=4 * k, **keep)


def _moths(sc: Scene) -> None:
    for x, y, size, rot, up in (
        (706, 868, 0.95, -24, 0.9),
        (612, 812, 0.62, 18, 0.6),
        (752, 766, 0.7, 28, 0.9),
        (664, 708, 0.5, -36, 0.7),
    ):
        _moth(sc, T(x, y, size, rot), up)


def _projector(sc: Scene, dice: Generator) -> None:
    """The glowing mushroom with a lens under its cap, and grass at its foot."""
    sc.glow(*LENS, 330, CYAN, 0.5, 1.8)
    sc.add(
        limb([(806, 1330), (800, 1240), (810, 1130), (802, 1030)], [112, 92, 80, 88]),
        Lin([(0, "#c8fff4"), (0.5, "#5fb0b8"), (1, "#2a3a68")], (796, 0), (906, 0)),
        vol=40,
        depth=0.7,
        detail=0.75,
        mottle=0.08,
        flow=math.pi / 2,
        rim=("#eafffa", 5, (-1, -0.2), 0.8),
        emit=0.1,
    )
    skirt = [(740, 1150), (770, 1128), (848, 1128), (876, 1150), (860, 1182), (806, 1194), (754, 1182)]
    sc.add(spline(skirt), "#a8dcd4", vol=14, depth=0.71, detail=0.75, rim=("#eafffa", 4, (-1, -0.4), 0.8))
    cap = [
        (644, 1036),
        (658, 962),
        (716, 900),
        (804, 880),
        (884, 908),
        (934, 970),
        (942, 1040),
        (900, 1068),
        (804, 1080),
        (706, 1068),
    ]
    sc.add(
        spline(cap),
        Rad([(0, "#d8fff8"), (0.45, "#6ad0d4"), (0.8, "#4a6aa4"), (1.1, "#3a2a5c")], (724, 960), 260),
        vol=80,
        depth=0.72,
        detail=0.7,
        mottle=0.1,
        rim=("#f0fffc", 6, (-0.6, -0.6), 0.7),
        emit=0.15,
    )
    spots = ((800, 922, 17), (856, 958, 14), (826, 1006, 12), (888, 1014, 10), (872, 916, 9))
    sc.polys([(ell(x, y, s, s * 0.8), "#d8fffa", 0.7) for x, y, s in spots], depth=0.73, detail=0.8, vol=4)
    _lens(sc)
    tufts = []
    for _ in range(90):
        x, tall = 806 + dice.standard_normal() * 70, dice.uniform(24, 74)
        blade = [(x, 1350), (x + dice.uniform(-8, 8), 1350 - tall * 0.6), (x + dice.uniform(-20, 20), 1350 - tall)]
        tufts.append((limb(blade, [9, 7, 1.5], 8), mix("#141430", "#3f8090", dice.random() * 0.8)))
    sc.polys(tufts, depth=0.75, detail=0.7, rim=("#9feef0", 1.6, (-0.6, -0.4), 0.6), flow=math.pi / 2)


def _lens(sc: Scene) -> None:
    x, y = LENS[0] - 36, LENS[1] - 8
    sc.add(
        ell(x + 6, y + 4, 50, 56, -20), "#1f3a58", vol=10, depth=0.74, detail=0.9, rim=("#eafffa", 3, (-0.6, -0.6), 0.8)
    )
    sc.add(
        ell(x, y, 36, 42, -20),
        Rad([(0, "#ffffff"), (0.6, "#d8fffa"), (1, "#5fd8e0")], (x, y), 42),
        mottle=0,
        emit=1,
        depth=0.75,
        detail=0.9,
    )
    sc.glow(x, y, 140, "#d8fffa", 0.8, 1.7)


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
        rim=(RIM, 4, (0.1, -1), 0.7),
    )
    grooves = []
    for _ in range(34):
        x, gy = dice.uniform(x0, x1), y + dice.uniform(-0.3, 0.45) * thick
        long = dice.uniform(40, 120)
        grooves.append((limb([(x, gy), (x + long / 2, gy + 3), (x + long, gy)], [1.5, 4, 1.5], 8), "#0e0818", 0.45))
    sc.polys(grooves, clip=m, depth=depth, detail=0.6, mottle=0, flow=0.0)


def _far_rows(sc: Scene, dice: Generator) -> None:
    guests = (ladybird, stag_beetle, longhorn, bumblebee, ladybird, stag_beetle, bumblebee, longhorn)
    coats = ("#c8503c", "#7a5a8a", "#5f9a7a", "#d8a03c", "#b8605a", "#8fae5a", "#c88a4a", "#5a8ab0")
    for i in range(7):
        x = 206 + i * 74 + dice.uniform(-8, 8)
        guests[i](sc, T(x, 1024, dice.uniform(0.36, 0.46), dice.uniform(-6, 6)), coats[i], 0.55)
    _log(sc, dice, 1036, 150, 700, 34, 0.56)
    for i, (x, guest) in enumerate(((186, 2), (300, 4), (420, 1), (500, 0), (584, 3))):
        guests[guest](sc, T(x, 1172, dice.uniform(0.62, 0.74), -14 if i > 2 else 4), coats[i + 2], 0.66)
    _log(sc, dice, 1190, 110, 748, 54, 0.67)


def _front_row(sc: Scene, dice: Generator) -> None:
    """Five guests so different that no two are taken for each other; one has turned round in fright."""
    stag_beetle(sc, T(196, 1392, 1.3, -3), "#7a4a6a", 0.85)
    bumblebee(sc, T(390, 1394, 1.14, 2), "#e0a038", 0.86)
    frightened_ladybird(sc, T(526, 1392, 0.72, 4), 0.9)
    caterpillar(sc, T(646, 1396, 1.16, 0), "#8aae52", 0.87)
    longhorn(sc, T(812, 1394, 1.2, 5), "#3f8a80", 0.88)
    _log(sc, dice, 1440, -60, W + 60, 104, 0.92)
    for x, y, size in ((118, 1442, 0.6), (926, 1434, 0.5), (880, 1452, 0.36)):
        sc.glow(x, y - 60 * size, 100 * size, CYAN, 0.45, 2)
        mushroom_cap(sc, T(x, y, size), "#4a7ab8", "#a8dcd4", depth=0.95, rim=("#d8fffa", 2.4, (-0.6, -0.5), 0.7))


@card(45, "moth-cinema", "Moth Cinema", Land.FOREST, gouache, vig=0.34)
def moth_cinema() -> Scene:
    """Tonight a glowing mushroom shows the beetles a film on a cobweb: a human hand comes down for one of them.

    Is it a horror film, an old newsreel or a love story? One of the audience cannot look.
    """
    sc = Scene(light=(-0.15, -0.6, 0.5), key="#c8fff8", shadow="#120a28", fog="#4f4c80", seed=1245)
    dice = rng(45)
    anchors = _anchors()
    _night_wood(sc, dice)
    _ground(sc)
    _trunk(sc, dice, [(56, -40), (74, 420), (64, 800), (10, 1260)], [150, 136, 150, 250], 1)
    _trunk(sc, dice, [(960, -40), (936, 380), (950, 760), (1000, 1240)], [150, 122, 138, 240], -1)
    _bough(sc)
    _cone(sc, dice)
    _film(sc, blur(mask(_sagging_ring(anchors, 1)), 3))
    _web(sc, anchors)
    _far_rows(sc, dice)
    _moths(sc)
    _projector(sc, dice)
    _front_row(sc, dice)
    return sc
