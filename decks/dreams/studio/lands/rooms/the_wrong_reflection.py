"""Card 30, The Wrong Reflection."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.colour import mix, ramp
from ...kit.field import blur, rng, shift
from ...kit.fills import Lin
from ...kit.ground import land, ridge
from ...kit.marks import cast, grain, line, sparks
from ...kit.paths import T, ell, limb, mask, poly, rect, soft, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.figure import figure
from ...motifs.plants import tree
from ...motifs.sky import cumulus

GLASS_X, GLASS_Y, GLASS_RX, GLASS_RY = 612, 700, 214, 440
OLD_X, OLD_Y, OLD_SIZE = 636, 1098, 440
GIRL_X, GIRL_Y, GIRL_SIZE = 270, 1352, 560


def butterfly(sc: Scene, t: T, colour, depth: float = 0.9) -> None:
    """Small butterfly seen from above, four wings and a body."""
    dark = mix(colour, "#5a2a18", 0.55)
    wings = []
    for side in (-1, 1):
        wings.append(
            (t(spline([(0, 0, 1), (side * 10, -20), (side * 30, -24), (side * 28, -6), (side * 8, 2)])), colour)
        )
        wings.append(
            (t(spline([(0, 0, 1), (side * 20, 4), (side * 22, 20), (side * 8, 18)])), mix(colour, "#ffffff", 0.2))
        )
        wings.append((t(ell(side * 22, -16, 4)), dark))
    wings.append((t(limb([(0, -12), (0, 14)], [3, 2])), dark))
    sc.polys(wings, depth=depth, detail=1, mottle=0.03)


def attic(sc: Scene):
    """Dark roof space: sloping boards, rafters, tie beam, floor boards."""
    sc.img[:] = sc.fill(Lin([(0, "#20262a"), (1, "#2a2818")], (0, 0), (0, 1100)))
    wall = poly([(508, -120), (1100, 980), (1100, 1180), (-80, 1180), (-80, 980)])
    m = sc.add(
        wall, Lin([(0, "#2c3030"), (0.5, "#45432a"), (1, "#302c18")], (0, 0), (900, 1150)), depth=0.2, detail=0.3
    )
    boards = [(poly([(x, -50), (x, 1190)], closed=False), "#100e0a", 0.7, 5) for x in range(-40, 1112, 64)]
    sc.polys(boards, clip=m, mottle=0, depth=0.2, detail=0.4, flow=math.pi / 2)
    grain(sc, m, 0.22, 20, 10, 8, vertical=True)
    floor = poly([(-20, 1150), (W + 20, 1150), (W + 20, H + 20), (-20, H + 20)])
    fm = sc.add(floor, Lin([(0, "#3c3420"), (1, "#1a150e")], (0, 1150), (0, H)), depth=0.4, detail=0.4, flow=0.0)
    seams = [
        (poly([(508 + (i - 6) * 70, 1150), (508 + (i - 6) * 150, H + 20)], closed=False), "#0c0a08", 0.75, 4)
        for i in range(-10, 22)
    ]
    sc.polys(seams, clip=fm, mottle=0, depth=0.4, detail=0.5)
    grain(sc, fm, 0.2, 18, 10, 18)
    beams = [([(508, -150), (1120, 1010)], 74), ([(508, -150), (-104, 1010)], 74)]
    for points, width in beams:
        sc.add(
            limb(points, [width, width], 8, cap=False),
            Lin([(0, "#5a5030"), (1, "#241f14")], (0, 0), (0, 1000)),
            vol=16,
            depth=0.3,
            detail=0.5,
            shadow=(0, 26, 22, 0.7, "#050403"),
        )
    return fm


def cobweb(sc: Scene, corner, size: float, angle0, angle1, colour, seed: int) -> None:
    """Quarter cobweb in a corner, kept in the post layer."""
    dice = rng(seed)
    angles = np.linspace(angle0, angle1, 6)
    strokes = []
    lengths = size * (0.7 + 0.3 * dice.random(len(angles)))
    for a, length in zip(angles, lengths, strict=False):
        strokes.append(
            poly([corner, (corner[0] + math.cos(a) * length, corner[1] + math.sin(a) * length)], closed=False)
        )
    for k in (0.25, 0.42, 0.6, 0.8):
        points = []
        for i, a in enumerate(angles):
            q = lengths[i] * k
            points.append((corner[0] + math.cos(a) * q, corner[1] + math.sin(a) * q))
            if i < len(angles) - 1:
                mid = (a + angles[i + 1]) / 2
                q2 = (lengths[i] + lengths[i + 1]) / 2 * k * 0.86
                points.append((corner[0] + math.cos(mid) * q2, corner[1] + math.sin(mid) * q2))
        strokes.append(spline(points, closed=False))
    sc.post(mask(strokes, stroke=1.8), colour, 0.38)


@card(30, "the-wrong-reflection", "The Wrong Reflection", Land.ROOMS, gouache, vig=0.24)
def the_wrong_reflection() -> Scene:
    """In a dark attic a mirror shows a sunny field, and in it the girl as the old woman she may become.

    They hold hands through the glass, and the wheat grows over the frame: who asked whom to come across?
    """
    sc = Scene(light=(0.8, -0.35, 0.45), key="#fff2b8", shadow="#120f0c", fog="#4a4a2c", seed=301)
    floor = attic(sc)
    _lumber(sc)
    _mirror_light(sc, floor)
    _stand(sc)
    glass = _frame(sc)
    _field(sc, glass)
    _far_tree(sc, glass)
    _wheat(sc, glass)
    old = _old_woman(sc, glass)
    _sheen(sc, glass)
    girl = _girl(sc)
    _reach(sc, girl, glass, old)
    _spill(sc)
    _escaped(sc)
    return sc


def _lumber(sc: Scene) -> None:
    """Push a trunk into the gloom and hang a cobweb above."""
    trunk = T(176, 1216, 1.0)
    sc.add(
        trunk(rect(-150, -130, 250, 130, 8)),
        Lin([(0, "#3c3018"), (1, "#6a5228")], (30, 0), (290, 0)),
        vol=12,
        depth=0.4,
        detail=0.5,
        rim=("#f0d080", 4, (1, -0.3), 0.55),
    )
    sc.add(
        trunk(spline([(-156, -126, 1), (-150, -176), (-24, -196), (96, -176), (106, -126, 1)])),
        "#4a3a1e",
        vol=20,
        depth=0.4,
        detail=0.5,
        rim=("#f0d080", 4, (1, -0.6), 0.6),
    )
    for x in (-100, 50):
        sc.add(trunk(rect(x, -192, 18, 190, 3)), "#2a2012", vol=4, depth=0.4, detail=0.5)
    cobweb(sc, (508, 8), 250, 0.5, 2.6, "#d8d0a8", 4)


def _mirror_light(sc: Scene, floor: np.ndarray) -> None:
    """Let the mirror light the attic."""
    sc.glow(GLASS_X, GLASS_Y, 760, "#c8b060", 0.5, 1.7)
    spill = poly([(GLASS_X - 190, 1150), (GLASS_X + 200, 1150), (GLASS_X + 210, 1520), (GLASS_X - 760, 1520)])
    sc.screen("#f4d070", soft(spill, 34) * floor * 0.5)


def _stand(sc: Scene) -> None:
    """Set up the stand of the mirror."""
    for side in (-1, 1):
        x = GLASS_X + side * (GLASS_RX + 52)
        cast(sc, ell(x, 1254, 90, 14), 10, 0.8, "#060504")
        sc.add(
            limb([(x - 84, 1256), (x - 40, 1222), (x, 1206), (x + 40, 1222), (x + 84, 1256)], [14, 22, 26, 22, 14]),
            "#5a3a1c",
            vol=9,
            depth=0.6,
            detail=0.7,
            rim=("#ffe8a0", 4, (-side, -0.6), 0.7),
        )
        sc.add(
            limb([(x, 1210), (x, 880), (x, 520)], [28, 24, 18]),
            Lin([(0, "#8a6030"), (1, "#3a2412")], (x - 14, 0), (x + 14, 0)),
            vol=11,
            depth=0.6,
            detail=0.7,
            rim=("#ffe8a0", 4, (-side, -0.4), 0.8),
        )
        sc.add(ell(x, 500, 19, 24), "#a87838", vol=10, depth=0.6, detail=0.8)
        sc.add(limb([(x, 720), (x - side * 40, 720)], [16, 16]), "#c8984a", vol=7, depth=0.6, detail=0.8)


def _frame(sc: Scene):
    """Turn the gilded frame with its studs."""
    frame = ell(GLASS_X, GLASS_Y, GLASS_RX + 34, GLASS_RY + 34)
    glass_path = ell(GLASS_X, GLASS_Y, GLASS_RX, GLASS_RY)
    glass = mask(glass_path)
    sc.add(
        frame,
        Lin(
            [(0, "#d8a850"), (0.5, "#8a5c28"), (1, "#4a2c14")],
            (GLASS_X - 240, GLASS_Y - 460),
            (GLASS_X + 200, GLASS_Y + 460),
        ),
        vol=20,
        depth=0.62,
        detail=0.75,
        rim=("#fff0b0", 4, (-0.6, -0.8), 0.8),
        shadow=(14, 20, 24, 0.7, "#040303"),
    )
    ornaments = [
        (
            ell(GLASS_X + math.cos(a) * (GLASS_RX + 18), GLASS_Y + math.sin(a) * (GLASS_RY + 18), 8.5, 8.5),
            mix("#f4d488", "#7a4c20", 0.5 + 0.5 * math.sin(a + 0.6)),
        )
        for a in np.linspace(0, 2 * math.pi, 56, endpoint=False)
    ]
    sc.polys(ornaments, vol=5, depth=0.63, detail=0.9)
    return glass


def _field(sc: Scene, glass: np.ndarray) -> None:
    """Paint sky, hills and the first of the field behind the glass."""
    sky = ramp([(0, "#5f9cc0"), (0.5, "#b8dcd0"), (1, "#fff2c0")], (sc.y - 270) / 380)
    sc.mixin(sky.astype(np.float32), glass)
    for x, y, w, h, seed in ((530, 400, 210, 60, 3), (720, 480, 200, 56, 4), (590, 340, 120, 34, 5)):
        cumulus(sc, x, y, w, h, seed, light="#ffffff", mid="#fdeccc", dark="#c0c8c8", clip=glass, depth=0.1)
    sc.glow(700, 560, 240, "#fff6c8", 0.8, 1.7, clip=glass)
    sc.add(mask(land(ridge(640, 14, 150, 5, oct=2))) * glass, "#8fb088", depth=0.1, fogg=(620, 700, 0.5, "#f4ecc0"))
    sc.add(
        mask(land(ridge(690, 10, 200, 6, oct=2))) * glass,
        Lin([(0, "#f0d878"), (1, "#e0a840")], (0, 680), (0, 1150)),
        depth=0.12,
        detail=0.4,
    )


def _far_tree(sc: Scene, glass: np.ndarray) -> None:
    """Plant a lone tree."""
    trunk_path, _, _ = tree(500, 702, 44, 13, 5, depth=2, spread=0.4)
    sc.add(mask(trunk_path) * glass, "#6a5038", depth=0.14, detail=0.6)
    crown = [
        (ell(500 + dx, 610 + dy, s), c)
        for dx, dy, s, c in (
            (-26, 14, 34, "#5a8048"),
            (26, 16, 32, "#4f7440"),
            (0, -14, 40, "#6a9450"),
            (10, -22, 26, "#8ab060"),
        )
    ]
    sc.polys(crown, clip=glass, vol=18, depth=0.14, detail=0.6)


def _wheat(sc: Scene, glass: np.ndarray) -> None:
    """Grow wheat and poppies behind the glass."""
    dice = rng(12)
    stalks = []
    for _ in range(700):
        u = dice.random() ** 0.6
        y = 720 + 430 * u
        x = GLASS_X + dice.uniform(-GLASS_RX, GLASS_RX)
        length = 14 + 60 * u
        tilt = dice.normal(0.1, 0.16) * length
        stalks.append(
            (
                limb(
                    [(x, y), (x + tilt * 0.4, y - length * 0.6), (x + tilt, y - length)],
                    [2 + 2 * u, 2 + u, 3 + 3 * u],
                    6,
                ),
                mix(mix("#c88a2a", "#ffe890", dice.random()), "#7a9440", 0.3 * dice.random()),
            )
        )
    sc.polys(stalks, clip=glass, depth=0.16, detail=0.6, mottle=0.03, flow=math.pi / 2)
    poppies = [
        (ell(GLASS_X + dice.uniform(-GLASS_RX, GLASS_RX), 800 + 330 * dice.random(), 7, 6), "#d8482e")
        for _ in range(26)
    ]
    sc.polys(poppies, clip=glass, depth=0.17, detail=0.8, vol=3)


def _old_woman(sc: Scene, glass: np.ndarray):
    """Place the old woman in the field: same dress, same ribbon."""
    sc.mul("#a87830", soft(ell(OLD_X + 50, OLD_Y, 100, 14), 6) * glass * 0.6)
    old = figure(
        sc,
        OLD_X,
        OLD_Y,
        OLD_SIZE,
        flip=True,
        coat="#5f94c8",
        hair="#f4f0ea",
        skin="#e8bc98",
        legs="#6a5a50",
        skirt=0.46,
        lean=-7,
        arm=(0.29, -0.55),
        stride=0.02,
        rim=("#fff8d8", 4, (0.7, -0.7), 0.9),
        boots="#5a4030",
    )
    _old_details(sc, old)
    return old


def _old_details(sc: Scene, old) -> None:
    """Her knot of hair, her scarf, the arm on the stick."""
    top_of_head = old["head"]
    sc.add(
        ell(top_of_head[0] + 28, top_of_head[1] - 20, 18, 17),
        "#f4f0ea",
        vol=8,
        depth=0.92,
        detail=1,
        rim=("#ffffff", 3, (0.7, -0.7), 0.8),
    )
    sc.add(
        T(OLD_X, OLD_Y, OLD_SIZE, -7, flip=True)(
            limb([(-0.07, -0.79), (0.02, -0.77), (0.09, -0.79)], [0.05, 0.06, 0.05])
        ),
        "#d8603c",
        vol=5,
        depth=0.93,
        detail=1,
    )
    stick = [(OLD_X + 66, OLD_Y - 190), (OLD_X + 78, OLD_Y - 90), (OLD_X + 84, OLD_Y - 2)]
    line(sc, stick, 9, "#5a3a20")
    sc.add(
        T(OLD_X, OLD_Y, OLD_SIZE, -7, flip=True)(
            limb([(-0.02, -0.72), (-0.16, -0.62), (-0.15, -0.47)], [0.08, 0.065, 0.05])
        ),
        "#4a7cb0",
        vol=12,
        depth=0.93,
        detail=1,
    )
    sc.add(ell(OLD_X + 64, OLD_Y - 192, 12), "#e8bc98", vol=5, depth=0.94, detail=1)


def _sheen(sc: Scene, glass: np.ndarray) -> None:
    """Lay the sheen on the glass."""
    sheen = (
        mask(
            poly(
                [
                    (GLASS_X - 60, GLASS_Y - 460),
                    (GLASS_X + 30, GLASS_Y - 460),
                    (GLASS_X - 190, GLASS_Y + 300),
                    (GLASS_X - 260, GLASS_Y + 200),
                ]
            )
        )
        * glass
    )
    sc.screen("#ffffff", blur(sheen, 6) * 0.13)
    inner = np.clip(glass - shift(glass, 8, 10), 0, 1)
    sc.mul("#3a2a14", blur(inner, 5) * glass * 0.7)


def _girl(sc: Scene):
    """Stand the girl before the mirror."""
    cast(
        sc,
        poly(
            [(GIRL_X - 10, GIRL_Y), (GIRL_X + 50, GIRL_Y), (GIRL_X - 150, GIRL_Y + 130), (GIRL_X - 330, GIRL_Y + 130)]
        ),
        14,
        0.75,
        "#050403",
    )
    figure(
        sc,
        GIRL_X,
        GIRL_Y,
        GIRL_SIZE,
        coat="#4a7ab4",
        hair="#3a2014",
        skin="#f0c498",
        legs="#d8c8b0",
        skirt=0.44,
        rim=("#fff0b0", 6, (0.9, -0.4), 1.0),
        stride=0.04,
        boots="#3a2418",
        lean=3,
    )
    girl = T(GIRL_X, GIRL_Y, GIRL_SIZE, 3)
    _girl_details(sc, girl)
    return girl


def _girl_details(sc: Scene, girl) -> None:
    """Her braid with its ribbon, and her scarf."""
    sc.add(
        girl(limb([(-0.05, -0.90), (-0.12, -0.80), (-0.11, -0.66), (-0.13, -0.58)], [0.07, 0.06, 0.045, 0.02])),
        "#3a2014",
        vol=10,
        depth=0.93,
        detail=1,
    )
    sc.add(girl(ell(-0.115, -0.655, 0.03, 0.02)), "#d8603c", vol=4, depth=0.94, detail=1)
    sc.add(
        girl(limb([(-0.07, -0.79), (0.02, -0.77), (0.09, -0.79)], [0.05, 0.06, 0.05])),
        "#d8603c",
        vol=5,
        depth=0.94,
        detail=1,
    )


def _reach(sc: Scene, girl, glass: np.ndarray, old) -> None:
    """Put her arm through the glass, hand in hand, with ripples round the wrist."""
    shoulder = girl((0.03, -0.725))
    wrist = (470, 912)
    sc.add(
        limb([shoulder, ((shoulder[0] + wrist[0]) / 2, (shoulder[1] + wrist[1]) / 2 + 22), wrist], [52, 42, 29]),
        "#5588c0",
        vol=16,
        depth=0.96,
        detail=1,
        rim=("#fff0b0", 5, (0.4, -1), 0.9),
    )
    for k, alpha in ((1.0, 0.9), (1.7, 0.6), (2.5, 0.35)):
        sc.post(mask(ell(wrist[0] + 4, wrist[1], 13 * k, 32 * k, 8), stroke=3.4) * glass, "#fffbe8", alpha)
    hand = (old["hand"][0], old["hand"][1])
    sc.add(
        mask(
            limb(
                [wrist, ((wrist[0] + hand[0]) / 2, (wrist[1] + hand[1]) / 2 - 2), (hand[0] - 4, hand[1] + 4)],
                [27, 22, 17],
            )
        )
        * glass,
        "#f0ca9c",
        vol=7,
        depth=0.96,
        detail=1,
        alpha=0.9,
        rim=("#fff8e0", 3, (0.4, -1), 0.8),
    )


def _spill(sc: Scene) -> None:
    """Let wheat and poppies climb over the frame into the attic."""
    spill_items = []
    dice = rng(33)
    for _ in range(64):
        a = math.pi * (0.5 + min(max(dice.normal(0.02, 0.12), -0.22), 0.22))
        x = GLASS_X + math.cos(a) * (GLASS_RX + 22)
        y = GLASS_Y + math.sin(a) * (GLASS_RY + 26)
        length = dice.uniform(50, 110)
        bend = max(dice.normal(-0.2, 0.45), -0.5) * length
        stalk = limb(
            [(x, y + 26), (x + bend * 0.3, y - length * 0.35), (x + bend, y - length * 0.8 + abs(bend) * 0.5)],
            [4, 4, 7],
            8,
        )
        spill_items.append((stalk, mix("#b87820", "#ffe488", dice.random())))
    for _ in range(64):
        x = dice.normal(GLASS_X - 60, 130)
        y = 1225 + abs(dice.standard_normal()) * 50
        length = dice.uniform(20, 56)
        stalk = limb([(x, y), (x - 4, y - length * 0.6), (x + dice.normal(-6, 8), y - length)], [4, 3.4, 6], 8)
        spill_items.append((stalk, mix("#7a5018", "#f4d070", dice.random())))
    sc.polys(spill_items, depth=0.8, detail=0.8, mottle=0.03, rim=("#fff6c0", 2, (0, -1), 0.5), shadow=(-6, 6, 6, 0.4))
    flowers = [
        (ell(x, y, size, size * 0.85), "#d8482e")
        for x, y, size in ((530, 1196, 13), (640, 1180, 12), (706, 1152, 11), (500, 1268, 13), (610, 1254, 10))
    ]
    sc.polys(flowers, vol=6, depth=0.82, detail=1, rim=("#ffd0a0", 2, (0, -1), 0.8))


def _escaped(sc: Scene) -> None:
    """Let two butterflies and some dust escape into the attic."""
    for x, y, size, turn in ((236, 700, 1.5, 24), (330, 560, 1.1, -30)):
        sc.glow(x, y, 90, "#f8e090", 0.3)
        butterfly(sc, T(x, y, size, turn), "#f8d860")
    sparks(sc, 90, (120, 420, 900, 1300), 4.2, "#fff0b0", 5, 0.55)
