"""Card 46, The Bear's Coat."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import Field, blur, noise, rng, smooth
from ...kit.fills import Lin, Rad
from ...kit.ground import land, ridge
from ...kit.paths import T, ell, limb, mask, poly, spline
from ...kit.scene import Piece, Scene
from ...media import gouache
from ...motifs.people import CHILD, Gesture, Look, human
from .bear import MIDDLE, STARLIT, arm, coat_fur, head
from .motifs import fur

EDGE = ((0, 446), (-84, 566), (-172, 760), (-226, 980), (-240, 1180), (-206, 1362))
"""The opened coat: from its throat down one side, off the middle."""
STAR = (872, 1404)


@card(46, "bears-coat", "The Bear's Coat", Land.FOREST, gouache, hand=LOOSE, con=0.16, sat=1.1, vig=0.34)
def bears_coat() -> Scene:
    """The Bear's Coat: a bear that fills the wood opens its fur before a child; inside are night, stars and a house.

    Gouache, russet about blue, lit from within and from below. Shelter or trap: it does not say.
    """
    sc = Scene(light=(0.05, 0.5, 0.5), key="#c8d8ff", shadow="#140a2c", fog="#5a3f80", seed=1346)
    wood(sc)
    body(sc)
    within = night(sc)
    lining(sc, within)
    head(sc)
    for side in (-1, 1):
        arm(sc, side)
    ground(sc)
    child(sc)
    return sc


def edge(side: int, out: float = 0.0) -> list[tuple[float, float]]:
    """The edge of the coat on a side, so far outside of it."""
    return [(MIDDLE + side * (-x + out * min(1, (y - 430) / 130)), y) for x, y in EDGE]


def wood(sc: Scene) -> None:
    """Violet fog between trunks."""
    sc.sky([(0, "#1c1244"), (0.3, "#4a3278"), (0.6, "#8a62a0"), (1, "#2a1c48")], 0, 1300, warp=60)
    sc.setflow(math.pi / 2 + noise(420, 2, 4) * 0.4)
    sc.glow(MIDDLE, 240, 620, "#d8a8c8", 0.5, 1.7)
    r = rng(46)
    for k, (count, wide, fog) in enumerate(((13, 22, 0.6), (8, 40, 0.3))):
        trunks: list[Piece] = []
        for i in range(count):
            x, w, lean = (i + r.uniform(0.1, 0.9)) * W / count, wide * r.uniform(0.7, 1.3), r.uniform(-20, 20)
            way = [(x + lean, -40), (x + lean * 0.3, 500), (x, 1200)]
            trunks.append(
                (limb(way, [w * 0.8, w, w * 1.3], 20), mix(mix("#241640", "#3c2454", r.random()), "#8a66a4", fog))
            )
        sc.polys(trunks, depth=0.1 + 0.1 * k, detail=0.4, vol=wide * 0.4, mottle=0.1, flow=math.pi / 2)
    sc.haze(460, 120, "#8a62a4", 0.45, seed=3)


def body(sc: Scene) -> None:
    """It is wider than the card."""
    outline = [
        *((330, 400), (180, 392), (40, 450), (-70, 600), (-110, 960), (-80, 1330), (110, 1402), (330, 1384)),
        *((690, 1384), (910, 1402), (1096, 1330), (1126, 960), (1090, 600), (976, 450), (836, 392), (686, 400)),
    ]
    brown = Rad([(0, "#8a5436"), (0.45, "#6a3a28"), (1, "#2a1420")], (MIDDLE, 800), 640)
    m = sc.add(
        spline(outline),
        brown,
        vol=130,
        shade=0.7,
        depth=0.5,
        detail=0.45,
        mottle=0.12,
        rim=("#e8b0c0", 7, (0, -1), 0.7),
        rough=3,
    )
    coat_fur(sc, m, (-20, 380, W + 20, 1410), 3400, 11, 62)
    for side in (-1, 1):
        sc.mul(
            "#12081c",
            blur(
                mask(
                    limb(
                        [(MIDDLE + side * 300, 430), (MIDDLE + side * 330, 800), (MIDDLE + side * 290, 1390)],
                        [30, 90, 60],
                        30,
                    )
                ),
                46,
            )
            * 0.6,
        )
        for k, y in enumerate((880, 1030, 1180)):
            if side > 0:
                button(sc, MIDDLE + 372 - 10 * k, y)
            else:
                slit = limb([(MIDDLE - 404 + 10 * k, y), (MIDDLE - 340 + 10 * k, y + 4)], [7, 9, 5], 10)
                sc.add(slit, "#160a14", depth=0.56, mottle=0, soft=0.8)


def button(sc: Scene, x: float, y: float) -> None:
    """A wooden button, sewn on."""
    wood_tone = Rad([(0, "#f4cc88"), (0.7, "#c08848"), (1.1, "#6a3a20")], (x - 10, y + 12), 44)
    sc.add(ell(x, y, 36, 35), wood_tone, vol=11, depth=0.58, detail=0.6, shadow=(4, -10, 8, 0.6), rim=STARLIT)
    for dx, dy in ((-9, -8), (9, -8), (-9, 8), (9, 8)):
        sc.add(ell(x + dx, y + dy, 4.6), "#3a1c14", depth=0.58, mottle=0)
    sc.add(limb([(x - 9, y - 8), (x + 9, y + 8)], [4, 4], 6), "#b8303a", depth=0.58, mottle=0)
    sc.add(limb([(x + 9, y - 8), (x - 9, y + 8)], [4, 4], 6), "#b8303a", depth=0.58, mottle=0)


def night(sc: Scene) -> Field:
    """Inside: stars, far hills, a lit house, and a way that leads to it."""
    shape = spline([(*edge(-1)[0], 1), *edge(-1)[1:-1], (*edge(-1)[-1], 1), (*edge(1)[-1], 1), *edge(1)[-2:0:-1]])
    sky = Lin(
        [(0, "#050a2c"), (0.35, "#0f2470"), (0.62, "#2f58b8"), (0.78, "#8aa4dc"), (0.86, "#f4c8a8")],
        (0, 440),
        (0, 1300),
    )
    m = sc.add(shape, sky, depth=0.3, mottle=0.08, detail=0.45)
    across = sc.x - 452 - 0.34 * (sc.y - 500) + noise(110, 2, 5) * 50
    milky = np.exp(-((across / 66) ** 2)) * smooth(-0.5, 0.7, noise(44, 4, 21)) * smooth(1100, 800, sc.y)
    sc.mixin("#b8ccff", m * milky * 0.62)
    sc.stars(520, 1090, 9, size=(0.9, 5.4), ymin=470, clip=m * (m > 0.9))
    for k, (y, amp, tone) in enumerate(((1136, 26, "#5a6cb0"), (1176, 22, "#2f4486"), (1216, 14, "#16285c"))):
        sc.add(
            mask(land(ridge(y, amp, 150, 40 + k))) * m,
            Lin([(0, mix(tone, "#c8b8e0", 0.3)), (1, tone)], (0, y - 20), (0, y + 120)),
            depth=0.32,
            mottle=0.08,
        )
    sc.glow(642, 1164, 190, "#ffc070", 0.75, 1.8, clip=m)
    for part, tone in (
        (poly([(612, 1190), (612, 1146), (672, 1146), (672, 1190)]), "#6a4a5a"),
        (poly([(602, 1150), (642, 1108), (682, 1150)]), "#a83c3c"),
        (poly([(658, 1130), (658, 1096), (670, 1096), (670, 1138)]), "#4a2c3c"),
    ):
        sc.add(part, tone, depth=0.34, detail=0.55, rim=("#ffd8a0", 2, (-0.5, -0.7), 0.7))
    sc.add(poly([(620, 1154), (636, 1154), (636, 1172), (620, 1172)]), "#ffe0a0", emit=0.6, depth=0.34, mottle=0)
    sc.add(poly([(650, 1156), (664, 1156), (664, 1190), (650, 1190)]), "#ffc878", emit=0.6, depth=0.34, mottle=0)
    path = spline(
        [
            (582, 1190),
            (608, 1214),
            (596, 1246),
            (516, 1290),
            (456, 1372),
            (616, 1372),
            (606, 1300),
            (624, 1250),
            (630, 1214),
            (596, 1190),
        ]
    )
    sc.mixin("#ffdca8", blur(mask(path), 3) * m * 0.8)
    return m


def lining(sc: Scene, within: Field) -> None:
    """Cream fur, folded back along the opening; the night throws its light on it."""
    for side in (-1, 1):
        inner, outer = edge(side), edge(side, 78)
        shape = spline([(*inner[0], 1), *inner[1:-1], (*inner[-1], 1), (*outer[-1], 1), *outer[-2:0:-1]])
        cream = Lin(
            [(0, "#f4e4d0"), (0.55, "#c0a0a4"), (1, "#6a4a60")], (MIDDLE + side * 160, 900), (MIDDLE + side * 330, 900)
        )
        m = sc.add(shape, cream, vol=30, depth=0.6, detail=0.5, mottle=0.1, rough=5, shadow=(side * 14, 8, 16, 0.6))
        fur(
            sc,
            m,
            (MIDDLE - 360, 420, MIDDLE + 360, 1390),
            2400,
            ("#8a6a7c", "#d8bcb4", "#fff4e4", "#b8c4e8"),
            lambda _x, y, way=side: math.pi / 2 - way * 0.9 + math.sin(y / 60) * 0.2,
            30,
            6,
            21,
            detail=0.5,
            alpha=0.6,
        )
    sc.screen("#5a80e0", blur(within, 34) * (1 - within) * 0.42)


def ground(sc: Scene) -> None:
    """Moss, lit from the opening; toes; a star that fell out."""
    for side in (-1, 1):
        for k in range(4):
            x, y = MIDDLE + side * (286 + 52 * k), 1372 - 7 * (k - 1.5) ** 2
            sc.add(
                ell(x, y, 36, 32),
                Lin([(0, "#4a281e"), (1, "#94603a")], (0, y + 30), (0, y - 30)),
                vol=16,
                depth=0.72,
                detail=0.5,
                rough=2,
            )
            claw = spline([(x - 9, y + 16, 1), (x - 5, y + 40), (x + 5, y + 40), (x + 9, y + 16, 1)])
            sc.add(claw, "#1c1218", vol=5, depth=0.73, detail=0.6, rim=("#d8c8e0", 2, (0, -0.9), 0.7))
    moss = land(ridge(1396, 9, 190, 7))
    sc.add(moss, Lin([(0, "#4a4a6a"), (1, "#140e26")], (0, 1386), (0, H)), depth=0.76, mottle=0.14, soft=2)
    spill = poly([(MIDDLE - 180, 1374), (MIDDLE + 180, 1374), (MIDDLE + 420, H + 60), (MIDDLE - 420, H + 60)])
    sc.screen("#e8c8a8", blur(mask(spill), 26) * 0.62)
    r = rng(9)
    tufts: list[Piece] = []
    for _ in range(520):
        x, y = r.uniform(-20, W + 20), r.uniform(1394, 1520)
        n = 12 + 40 * (y - 1390) / 130
        lit = math.exp(-(((x - MIDDLE) / 240) ** 2)) * 0.7
        way = [(x, y), (x + r.uniform(-5, 5), y - n * 0.6), (x + r.uniform(-12, 12), y - n)]
        tufts.append((limb(way, [6, 4, 1], 6), mix(mix("#1c1636", "#3f5a4a", r.random()), "#f4d8b0", lit * r.random())))
    sc.polys(
        [p for p in tufts if abs(p[0].getBounds().centerX() - MIDDLE) > 120], depth=0.8, detail=0.5, flow=math.pi / 2
    )
    x, y = STAR
    sc.glow(x, y, 170, "#ffe0a0", 0.8, 1.9)
    points = []
    for i in range(10):
        a, n = -math.pi / 2 + i * math.pi / 5 + 0.3, 42 if i % 2 == 0 else 18
        points.append((x + n * math.cos(a), y + n * math.sin(a)))
    sc.add(
        spline(points, k=0.7),
        Rad([(0, "#ffffff"), (0.6, "#fff0b8"), (1, "#ffc860")], STAR, 48),
        emit=0.8,
        mottle=0,
        depth=0.86,
        detail=0.6,
    )


def child(sc: Scene) -> None:
    """Barefoot, a toy bear by its paw, on the threshold."""
    x, y, h = 470, 1446, 450
    step = Gesture(
        hips=(0.02, 0.01, 0.49),
        lean=5,
        side=-3,
        twist=6,
        nod=-20,
        hands=((0.1, -0.2, 0.5), (-0.02, 0.19, 0.44)),
        feet=((0.1, -0.06, 0.0), (-0.1, 0.07, 0.03)),
    )
    sc.mul(
        "#140a24", blur(mask(spline([(x - 40, y - 12), (x + 60, y - 12), (x + 90, H + 30), (x - 90, H + 30)])), 9) * 0.6
    )
    look = Look(coat="#c4c6e4", legs="#d8a080", boots="#d8a080", hair="#3a1f18", cut="bob", hem=0.62, flare=0.06)
    rim = ("#ffe6c0", 7, (0.2, -0.9), 1.0)
    who = human(sc, x, y, h, step, look, build=CHILD, turn=-76, rim=rim, key=0.5, dark=1.25, depth=0.92)
    tx, ty = who.hands[1]
    t = T(tx - 4, ty + 62, 1.0, 10)
    toy = {"vol": 12, "depth": 0.93, "detail": 0.6, "rim": ("#ffe0b8", 3, (0.4, -0.8), 0.8)}
    sc.add(t(limb([(10, -24), (8, -62)], [17, 15], 8)), "#a86a3c", **toy)
    for px, py, rx, ry in (
        (-18, 52, 13, 19),
        (16, 54, 13, 19),
        (-26, 4, 12, 18),
        (0, 18, 28, 34),
        (-20, -44, 11, 11),
        (18, -46, 11, 11),
        (0, -30, 25, 23),
    ):
        sc.add(t(ell(px, py, rx, ry)), "#a86a3c", **toy)
