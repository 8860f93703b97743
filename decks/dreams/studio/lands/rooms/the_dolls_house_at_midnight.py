"""Card 36, The Doll's House at Midnight."""

import math
from collections.abc import Callable

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, noise, rng, smooth
from ...kit.fills import Lin, Rad
from ...kit.marks import grain
from ...kit.paths import T, ell, limb, mask, poly, rect, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.people import Gesture, Look, grip, human
from .doll_room import Room
from .dolls_rooms import autumn, night, rain, spring, summer, winter

LEFT, RIGHT, EAVES, FOOT = 84, 838, 452, 1336
PEAK = (452, 40)
EYE = (446, 300)
ROOMS: tuple[tuple[tuple[float, float, float, float], Callable[[Scene, Room], None]], ...] = (
    ((112, 478, 470, 742), winter),
    ((494, 478, 810, 742), summer),
    ((112, 768, 396, 1040), autumn),
    ((420, 768, 810, 1040), night),
    ((112, 1066, 500, 1318), rain),
    ((524, 1066, 810, 1318), spring),
)


@card(
    36,
    "the-dolls-house-at-midnight",
    "The Doll's House at Midnight",
    Land.ROOMS,
    gouache,
    hand=LOOSE,
    con=0.16,
    sat=1.08,
    vig=0.4,
)
def the_dolls_house_at_midnight() -> Scene:
    """The Doll's House at Midnight: every season burns in its rooms, all hide, and something fills the attic.

    Gouache, umber and six lights. Dread.
    """
    sc = Scene(light=(-0.6, -0.5, 0.5), key="#ffdfae", shadow="#1c1020", fog="#4a3038", seed=361)
    nursery(sc)
    shell(sc)
    for box, paint in ROOMS:
        paint(sc, Room(sc, box))
    timbers(sc)
    attic(sc)
    roof(sc)
    butler(sc)
    floor(sc)
    return sc


def nursery(sc: Scene) -> None:
    """The dark room: wallpaper, a strip of moonlight, boards."""
    sc.sky([(0, "#140c1c"), (0.6, "#2c1822"), (1, "#3a2024")], 0, FOOT)
    for x in range(20, 1016, 66):
        sc.mul("#0a0612", blur(mask(rect(x, -10, 10, FOOT + 10)), 4) * 0.5)
    sc.beam([(1016, 60), (1016, 420), (820, 1300), (700, 1300)], "#5c7cb0", 0.3, 30)
    boards = poly([(-20, 1290), (W + 20, 1290), (W + 20, H + 20), (-20, H + 20)])
    sc.add(boards, Lin([(0, "#2c1a1c"), (0.3, "#5a3424"), (1, "#2a1618")], (0, 1290), (0, H)), depth=0.4, mottle=0.12)
    grain(sc, smooth(1288, 1292, sc.y), 0.1, seed=8)
    lines = [poly([(508 + i * 90, 1290), (508 + i * 210, H + 20)], closed=False) for i in range(-7, 8)]
    sc.mul("#100810", blur(mask(lines, stroke=4), 1) * 0.7)
    sc.glow(460, 1400, 560, "#e08a48", 0.42, 1.5, 0.28)


def shell(sc: Scene) -> None:
    """The side of the house that turns away on the right, and the dark behind its rooms."""
    side = poly([(RIGHT, EAVES - 8), (930, EAVES + 60), (930, 1290), (RIGHT, FOOT)])
    sc.add(side, Lin([(0, "#7a4a3a"), (1, "#241420")], (RIGHT, 0), (930, 0)), depth=0.42, mottle=0.14)
    for k in range(15):
        y = EAVES + 40 + k * 58
        sc.mul("#1c0e18", blur(mask(limb([(RIGHT, y), (930, y + 56 - k * 6.6)], [4, 3], 6)), 1.4) * 0.7)
    sc.add(rect(LEFT, EAVES, RIGHT - LEFT, FOOT - EAVES), "#2a161a", depth=0.4)


def timbers(sc: Scene) -> None:
    """Floors and walls between the rooms, lit by the rooms; each throws its edge of light."""
    look = {"depth": 0.6, "detail": 0.5, "mottle": 0.1, "vol": 7.0, "rim": ("#fff0d0", 3, (-0.3, -1), 0.7)}
    wood = Lin([(0, "#f0d4a4"), (0.6, "#c8945c"), (1, "#7a4a34")], (LEFT, 0), (RIGHT, 0))
    for x, y0, y1 in ((482, 456, 768), (408, 744, 1068), (512, 1042, 1340)):
        sc.add(rect(x - 13, y0, 26, y1 - y0), wood, shadow=(10, 4, 8, 0.5), **look)
    for x in (LEFT, RIGHT - 30):
        sc.add(rect(x, EAVES - 6, 30, FOOT - EAVES + 10), wood, shadow=(8, 4, 8, 0.5), **look)
    for y in (EAVES - 4, 742, 1040, 1316):
        sc.add(rect(LEFT - 10, y, RIGHT - LEFT + 20, 28, 3), wood, shadow=(2, 12, 9, 0.55), **look)
    base = poly(
        [(LEFT - 34, 1338), (RIGHT + 10, 1338), (946, 1292), (960, 1330), (RIGHT + 22, 1388), (LEFT - 40, 1388)]
    )
    sc.add(
        base,
        Lin([(0, "#b87a4a"), (1, "#3a1c1c")], (LEFT, 1330), (900, 1400)),
        depth=0.62,
        vol=8,
        mottle=0.1,
        shadow=(6, 18, 16, 0.6),
    )


def attic(sc: Scene) -> None:
    """The gable is filled by a face: one eye, wide open, lit from below by the rooms and the candle."""
    gable = poly([(LEFT + 20, EAVES), PEAK, (RIGHT - 20, EAVES)])
    skin = Rad([(0, "#e8b090"), (0.5, "#b8705c"), (1, "#401c2c")], (560, 430), 420)
    inside = sc.add(gable, skin, depth=0.45, mottle=0.1, detail=0.5)
    x, y = EYE
    sc.mul("#2a1024", blur(mask(ell(x, y - 20, 236, 130, -5)), 34) * inside * 0.75)
    ball = spline(
        [
            (x - 204, y + 14, 1),
            (x - 110, y - 82),
            (x + 14, y - 104),
            (x + 128, y - 64),
            (x + 206, y + 34, 1),
            (x + 110, y + 84),
            (x - 20, y + 96),
            (x - 130, y + 72),
        ]
    )
    m = sc.add(
        ball,
        Rad([(0, "#fffaf0"), (0.55, "#e8d4c8"), (1, "#8a5a64")], (x + 50, y + 30), 220),
        vol=80,
        depth=0.46,
        detail=0.7,
        clip=inside,
    )
    cx, cy, q = x + 58, y + 12, 88
    ring = mask(ell(cx, cy, q)) * m
    sc.add(
        ring,
        Rad([(0, "#f0c060"), (0.35, "#7fae7a"), (0.75, "#2f7a7c"), (1, "#0e2c3c")], (cx + 6, cy + 14), q),
        depth=0.47,
        detail=0.85,
    )
    dice = rng(3)
    rays = []
    for k in range(90):
        a = k * 2 * math.pi / 90 + dice.normal() * 0.03
        r0, r1 = q * dice.uniform(0.4, 0.55), q * dice.uniform(0.7, 0.95)
        rays.append(
            (
                limb(
                    [(cx + r0 * math.cos(a), cy + r0 * math.sin(a)), (cx + r1 * math.cos(a), cy + r1 * math.sin(a))],
                    [1, 4],
                    6,
                ),
                mix("#0e3040", "#f0e8a0", dice.random()),
                0.6,
            )
        )
    sc.polys(rays, clip=ring, detail=0.85, depth=0.47)
    sc.add(mask(ell(cx, cy, 40)) * m, "#08060e", depth=0.47, detail=0.9, mottle=0)
    sc.mul(
        "#1c0c24",
        blur(
            mask(
                limb(
                    [(x - 204, y), (x - 100, y - 84), (x + 14, y - 104), (x + 128, y - 64), (x + 206, y + 30)],
                    [30, 60, 66, 54, 26],
                    40,
                )
            ),
            12,
        )
        * m
        * 0.85,
    )
    for dx, dy, s in ((34, 40, 15), (-22, -30, 9)):
        sc.add(ell(cx + dx, cy + dy, s, s * 0.8), "#fff4d0", depth=0.48, detail=1, mottle=0)
    lids(sc, x, y, inside)


def lids(sc: Scene, x: float, y: float, inside: np.ndarray) -> None:
    """Upper lid with its fold and lashes, the wet lower lid, wrinkles, veins."""
    upper = [(x - 208, y + 18), (x - 112, y - 84), (x + 14, y - 108), (x + 130, y - 68), (x + 212, y + 40)]
    lid = mask(limb(upper, [14, 34, 42, 36, 14], 50)) * inside
    sc.add(
        lid,
        Lin([(0, "#6a3440"), (1, "#c07a64")], (0, y - 130), (0, y - 50)),
        vol=15,
        depth=0.48,
        detail=0.6,
        shadow=(0, 16, 10, 0.6),
    )
    for lift, strength in ((46, 0.8), (74, 0.5), (104, 0.35)):
        fold = limb([(px, py - lift) for px, py in upper], [2, 9, 11, 9, 2], 40)
        sc.mul("#3a1424", blur(mask(fold), 4) * inside * strength)
        sc.screen(
            "#e8a080",
            blur(mask(limb([(px, py - lift + 16) for px, py in upper], [2, 9, 11, 9, 2], 40)), 6) * inside * 0.22,
        )
    lower = [(x - 204, y + 20), (x - 120, y + 78), (x - 10, y + 100), (x + 112, y + 90), (x + 208, y + 38)]
    sc.add(mask(limb(lower, [8, 20, 24, 20, 8], 50)) * inside, "#e8a890", vol=10, depth=0.48, detail=0.7)
    sc.screen("#fff4e0", blur(mask(limb([(px, py - 6) for px, py in lower], [1, 5, 6, 5, 1], 40)), 1.5) * inside * 0.7)
    for lift in (34, 58):
        sc.mul(
            "#4a1c2c",
            blur(mask(limb([(px * 0.94 + x * 0.06, py + lift) for px, py in lower], [1, 8, 9, 8, 1], 40)), 5)
            * inside
            * 0.5,
        )
    hairs = []
    for k in range(17):
        u = k / 16
        i = u * 4
        a, b = upper[int(min(i, 3))], upper[int(min(i, 3)) + 1]
        px, py = a[0] + (b[0] - a[0]) * (i - int(min(i, 3))), a[1] + (b[1] - a[1]) * (i - int(min(i, 3)))
        way = (u - 0.46) * 92
        hairs.append(
            (
                limb(
                    [(px, py + 8), (px + way * 0.6, py - 26), (px + way * 1.3, py - 50 + abs(way) * 0.3)],
                    [9, 6, 1.5],
                    14,
                ),
                "#140a14",
            )
        )
    sc.polys(hairs, clip=inside, depth=0.49, detail=0.7)
    veins = [
        limb(
            [(x - 180 + k * 6, y + 10 + k * 9), (x - 140, y + 14 + k * 8), (x - 92 + k * 4, y + 8 + k * 14)],
            [3, 2, 0.6],
            16,
        )
        for k in range(4)
    ]
    sc.mul("#b03038", blur(mask(veins), 0.8) * inside * 0.55)


def roof(sc: Scene) -> None:
    """Two barge-boards frame the gable; shingles of the slope that turns away."""
    slope = poly([PEAK, (610, 70), (986, EAVES + 60), (RIGHT + 40, EAVES + 14)])
    m = sc.add(slope, Lin([(0, "#6a2c2c"), (1, "#2c1420")], (500, 60), (960, 500)), depth=0.5, mottle=0.14)
    for k in range(13):
        u = k / 13
        a = (PEAK[0] + (RIGHT + 40 - PEAK[0]) * u, PEAK[1] + (EAVES + 14 - PEAK[1]) * u)
        b = (610 + 376 * u, 70 + (EAVES - 10) * u)
        sc.mul("#140810", blur(mask(limb([a, b], [6, 4], 8)), 1.5) * m * 0.8)
    sc.screen("#6a8ac0", m * smooth(600, 980, sc.x) * 0.12)
    for end in ((LEFT - 44, EAVES + 18), (RIGHT + 44, EAVES + 18)):
        board = limb([PEAK, end], [40, 40], 20)
        sc.add(
            board,
            Lin([(0, "#e8c894"), (1, "#8a5638")], PEAK, end),
            vol=10,
            depth=0.62,
            mottle=0.1,
            detail=0.5,
            rim=("#fff0d0", 4, (-0.4, -1), 0.8),
            shadow=(2, 22, 16, 0.65),
        )


def butler(sc: Scene) -> None:
    """He climbs the drainpipe with his tail-coat flying, and holds the candle up to the eye."""
    x, h = 870, 330
    pipe = [(x + 16, 462), (x + 16, 900), (x + 18, 1330)]
    sc.add(
        limb(pipe, [26, 26, 28], 30),
        Lin([(0, "#8aa09a"), (0.5, "#4a6468"), (1, "#1c2c34")], (x, 0), (x + 32, 0)),
        vol=11,
        depth=0.7,
        detail=0.5,
        shadow=(-12, 8, 10, 0.55),
    )
    for y in (560, 820, 1100, 1290):
        sc.add(rect(x - 6, y, 46, 18, 4), "#3c5258", vol=6, depth=0.71, shadow=(-4, 6, 4, 0.5))
    climb = Gesture(
        hips=(0.0, 0, 0.46),
        lean=6,
        side=-6,
        nod=-26,
        hands=((0.14, -0.06, 0.94), (0.2, 0.14, 1.02)),
        feet=((0.14, -0.06, 0.2), (0.1, 0.09, -0.02)),
        tiptoe=0.7,
    )
    who = human(
        sc,
        812,
        836,
        h,
        climb,
        Look(
            coat="#2c3854",
            legs="#1c1c2c",
            boots="#100c14",
            hair="#d8d4cc",
            hem=0.46,
            collar="#f4f0e4",
            sleeve="#2c3854",
            skin="#d89c78",
        ),
        turn=14,
        left=(746, 516),
        right=(878, 572),
        rim=("#ffd890", 6, (-0.6, -0.7), 0.95),
        depth=0.9,
        key=0.9,
    )
    grip(sc, (x + 14, 572), 90, h, "#d89c78", thick=0.06)
    hx, hy = who.hands[1]
    t = T(hx, hy - 8, 1)
    sc.add(t(ell(0, 0, 30, 8)), "#d8b060", vol=5, depth=0.95, detail=0.8, rim=("#fff4d0", 2))
    sc.add(
        t(rect(-7, -52, 14, 52, 2)),
        Lin([(0, "#fff8e0"), (1, "#d8c09c")], (0, hy - 60), (0, hy)),
        vol=5,
        depth=0.95,
        detail=0.8,
    )
    grip(sc, (hx, hy + 6), 90, h, "#d89c78", thick=0.02)
    fx, fy = hx, hy - 78
    for r, strength in ((420, 0.32), (150, 0.5), (60, 0.5)):
        sc.glow(fx, fy, r, "#ffc468", strength, 1.9)
    sc.add(
        spline([(fx, fy - 34, 1), (fx + 11, fy - 2), (fx + 5, fy + 17), (fx - 5, fy + 17), (fx - 11, fy - 2)]),
        Lin([(0, "#fff8d8"), (1, "#ff9a30")], (0, fy - 34), (0, fy + 18)),
        emit=0.9,
        mottle=0,
        detail=1,
        depth=0.97,
    )


def floor(sc: Scene) -> None:
    """What leaks from the rooms, and near us the arm of a doll, cut by the frame."""
    r = rng(21)
    leaves = []
    for _ in range(70):
        x, y = 70 + abs(r.normal(0, 110)), 1392 + abs(r.normal(0, 26))
        leaves.append(
            (ell(x, y, r.uniform(7, 14), r.uniform(3, 6), r.uniform(0, 180)), mix("#a8301c", "#f4a840", r.random()))
        )
    sc.polys(leaves, depth=0.8, detail=0.6, shadow=(3, 5, 4, 0.6))
    snow = spline([(300, 1404), (370, 1384), (460, 1380), (540, 1392), (590, 1408), (470, 1424), (350, 1420)])
    sc.add(
        snow,
        Lin([(0, "#f4f8ff"), (1, "#7a8ab0")], (0, 1360), (0, 1416)),
        vol=18,
        depth=0.8,
        rough=5,
        shadow=(4, 8, 8, 0.5),
    )
    arm = [(1060, 1470), (900, 1424), (744, 1418)]
    pale = Lin([(0, "#f8e4d8"), (0.6, "#c89a94"), (1, "#5a3a50")], (800, 1366), (850, 1476))
    look = {"depth": 1.0, "detail": 0.6, "mottle": 0.05, "rim": ("#ffdca8", 5, (-0.3, -1), 0.8)}
    sc.add(limb(arm, [110, 84, 62], 40), pale, vol=34, shadow=(-10, 16, 16, 0.7), **look)
    for dx, dy, a, n in (
        (-34, -26, 196, 62),
        (-44, -8, 184, 72),
        (-42, 10, 174, 66),
        (-34, 26, 164, 54),
        (8, -34, 226, 48),
    ):
        ex, ey = 732 + dx + n * math.cos(math.radians(a)), 1418 + dy + n * math.sin(math.radians(a))
        sc.add(
            limb([(732 + dx * 0.4, 1418 + dy * 0.6), (732 + dx, 1418 + dy), (ex, ey + 4)], [26, 24, 15], 14),
            pale,
            vol=11,
            shadow=(-4, 8, 7, 0.6),
            **look,
        )
    sc.add(limb([(890, 1374), (876, 1424), (886, 1476)], [16, 18, 16], 20), "#7a2c34", vol=7, **look)
    sc.mul("#0c0612", smooth(1400, H + 40, sc.y) * smooth(0.2, 0.9, noise(200, 2, 4) + 0.6) * 0.3)
