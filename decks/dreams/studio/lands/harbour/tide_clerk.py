"""Card 6, The Tide Clerk."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.colour import mix
from ...kit.field import blur, noise, rng, shift, smooth
from ...kit.fills import Lin, V
from ...kit.ground import glitter, land, ridge, swirl, waves
from ...kit.paths import T, ell, limb, mask, poly, rect, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.birds import gull
from ...motifs.doll import doll
from ...motifs.plants import tree
from ...motifs.sea import foam
from ...motifs.sky import cumulus, strata
from .motifs import starfish

BRASS, WAISTCOAT = "#f2b25a", "#d84a6a"
HORIZON = 1010
LEFT, RIGHT, TOP, BOTTOM, SIDE = 420, 748, 196, 1268, 96
ROWS, COLUMNS = 6, 2
CELL_W = (RIGHT - LEFT - 36) / COLUMNS
CELL_H = (BOTTOM - TOP - 60) / ROWS
FOOT_X, FOOT_Y, HEAD_X, HEAD_Y = 196, 1300, 424, 470


def curl_body(sc: Scene, t: T, body, deep, k, depth: float):
    """The breaker without its foam; returns its mask."""
    back = spline(
        [
            (-66, 0, 1),
            (-56, -34),
            (-34, -72),
            (0, -96),
            (34, -92),
            (54, -70),
            (54, -48),
            (40, -42),
            (24, -56),
            (6, -50),
            (0, -28),
            (16, -8),
            (60, 0, 1),
        ]
    )
    return sc.add(
        t(back),
        Lin([(0, mix(body, "#ffffff", 0.45)), (0.5, body), (1, deep)], t((0, -96)), t((0, 0))),
        vol=18 * k,
        depth=depth,
        detail=0.9,
        rim=("#f4ffe8", max(3 * k, 1.2), (-0.6, -0.8), 0.8),
    )


def curl_veins(sc: Scene, t: T, deep, m, depth: float) -> None:
    """Streaks of water drawn up the back of a breaker."""
    veins = []
    for i in range(5):
        u = i / 4
        veins.append(
            (
                t(
                    limb(
                        [
                            (-56 + 26 * u, -2),
                            (-44 + 24 * u, -40 - 6 * u),
                            (-16 + 18 * u, -74),
                            (18 + 10 * u, -86 + 10 * u),
                        ],
                        [1, 3, 3, 1],
                        20,
                    )
                ),
                mix("#dcfff0", deep, 0.5 * (i % 2)),
                0.5,
            )
        )
    sc.polys(veins, clip=m, depth=depth, mottle=0, detail=0.9)


def curl_foam(sc: Scene, t: T, foam_col, depth: float, k) -> None:
    """Puffs of foam along the crest of a breaker."""
    puffs = []
    for i, (x, y, s) in enumerate(
        (
            (10, -96, 12),
            (28, -94, 13),
            (44, -84, 13),
            (55, -70, 12),
            (56, -54, 11),
            (46, -42, 9),
            (34, -46, 7),
            (-8, -92, 8),
        )
    ):
        puffs.append((t(ell(x, y, s)), mix(foam_col, "#a8dccc", 0.12 * (i % 3))))
    sc.polys(puffs, depth=depth, detail=0.95, vol=6 * k, shade=0.5)


def wave_curl(sc: Scene, t: T, body="#4fb8a4", foam_col="#f8fff4", deep="#1f6a70", depth: float = 0.75) -> None:
    """One single breaker, standing on (0, 0), curling to the right, about 100 units high."""
    k = t.a[2]
    m = curl_body(sc, t, body, deep, k, depth)
    curl_veins(sc, t, deep, m, depth)
    curl_foam(sc, t, foam_col, depth, k)


def cell(row, col):
    """Upper left corner of a drawer of the cabinet."""
    return LEFT + 18 + col * CELL_W, TOP + 24 + row * CELL_H


def drawer_front(sc: Scene, x, y, w, h, lit=0.0) -> None:
    """Face of a drawer with label and pull."""
    face = mix("#4f9484", "#8ccaa4", lit)
    sc.add(
        rect(x, y, w, h, 5),
        Lin([(0, mix(face, "#ffffff", 0.14)), (1, mix(face, "#06303a", 0.38))], (x, y), (x + w, y + h)),
        vol=7,
        depth=0.66 + lit * 0.1,
        detail=0.85,
        mottle=0.07,
        rim=("#dcfcd4", 3, (-0.6, -0.8), 0.8),
        shadow=(4, 7, 6, 0.55),
    )
    sc.add(rect(x + w * 0.30, y + h * 0.24, w * 0.40, h * 0.24, 3), "#8a5a24", depth=0.7, detail=1, vol=3)
    sc.add(rect(x + w * 0.33, y + h * 0.28, w * 0.34, h * 0.16, 1), "#f4ecc8", depth=0.7, detail=1, mottle=0.05)
    sc.add(
        limb(
            [
                (x + w * 0.38, y + h * 0.62),
                (x + w * 0.42, y + h * 0.72),
                (x + w * 0.58, y + h * 0.72),
                (x + w * 0.62, y + h * 0.62),
            ],
            [6, 7, 7, 6],
            16,
        ),
        BRASS,
        vol=4,
        depth=0.71,
        detail=1,
        rim=("#fff6c8", 1.6, (-0.4, -1), 0.9),
        shadow=(2, 5, 3, 0.5),
    )


def open_drawer(sc: Scene, row, col, out=64, drop=34):
    """Drawer pulled towards us (down and left); returns the quad of its opening."""
    x, y = cell(row, col)
    w, h = CELL_W - 12, CELL_H - 12
    x, y = x + 6, y + 6
    grow = 1.13
    fx, fy = x - out * 0.72, y + drop
    sc.add(rect(x, y, w, h, 4), "#062830", depth=0.67, mottle=0.04, detail=0.6)
    sc.add(
        poly([(x + w, y), (fx + w * grow, fy), (fx + w * grow, fy + h * grow), (x + w, y + h)]),
        V("#14444c", "#082a32", y, y + h),
        depth=0.68,
        mottle=0.08,
        detail=0.7,
    )
    opening = [(x, y + 4), (x + w, y + 4), (fx + w * grow, fy + 4), (fx, fy + 4)]
    sc.add(poly(opening), V("#0c3c44", "#2f7f78", y, fy), depth=0.69, mottle=0.05, detail=0.7)
    return opening, (fx, fy, w * grow, h * grow)


def close_front(sc: Scene, front) -> None:
    """Paint the face of a drawer that stands open."""
    drawer_front(sc, *front, lit=0.55)


def water_in(sc: Scene, opening, level=6, colour: str = "#4fb09c") -> None:
    """Fill an open drawer with water."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = opening
    sc.add(
        poly([(ax + 3, ay + level), (bx - 3, by + level), (cx - 4, cy + 2), (dx + 4, dy + 2)]),
        V("#a4ecd0", colour, ay, cy),
        depth=0.7,
        mottle=0.08,
        detail=0.8,
        flow=0.0,
    )


def swell(sc: Scene, i, y, amp) -> None:
    """One swell of the surf round the foot of the cabinet."""
    sea_mask = mask(land(ridge(y, amp, 180 + i * 40, 60 + i, step=4, oct=3)))
    sc.add(
        sea_mask,
        Lin([(0, "#bff0d4"), (0.2, "#4fa898"), (1, "#0b3a44")], (0, y - amp), (0, y + 150)),
        depth=0.85,
        mottle=0.06,
        flow=0.0,
        detail=0.4,
    )
    crest = np.clip(sea_mask - shift(sea_mask, 0, 6), 0, 1)
    sc.mixin("#f2ffe8", blur(crest, 1.0) * smooth(-0.4, 0.5, noise(50, 3, 70 + i, aspect=3)) * 0.85)


def sky_and_sea(sc: Scene) -> None:
    """Phosphor glow low on the left, and the sea under it."""
    sc.sky(
        [(0, "#0b3a44"), (0.35, "#1c5f64"), (0.66, "#4f9f8c"), (0.88, "#a4dcb4"), (1, "#e4f8cc")], 0, HORIZON, warp=60
    )
    sc.setflow(swirl(sc, -0.25, 1.1, 420, 2))
    for y, th, a in ((140, 110, 0.55), (360, 90, 0.5), (620, 80, 0.45), (800, 60, 0.5)):
        strata(sc, y, th, "#2a7274", "#d4f4cc", a, int(y), cell=130, L=(-0.5, -0.5))
    sc.glow(210, HORIZON - 40, 560, "#f4ffd0", 0.5, 1.9)
    waves(sc, HORIZON, 1560, "#8fd0b4", "#06303a", crest="#eafce0", n=15, amp=(1.5, 24), seed=7, depth=0.3)
    glitter(sc, 220, HORIZON + 6, 1300, 70, 200, "#f4ffd8", n=190, seed=8, a=0.7)


def cabinet_shadow(sc: Scene) -> None:
    """Shadow of the cabinet on the sea."""
    sc.mul(
        "#06303a",
        blur(
            mask(
                poly(
                    [
                        (LEFT - 30, BOTTOM - 10),
                        (RIGHT + SIDE, BOTTOM - 30),
                        (RIGHT + SIDE + 120, BOTTOM + 110),
                        (LEFT + 60, BOTTOM + 130),
                    ]
                )
            ),
            26,
        )
        * 0.7,
    )


def cabinet_body(sc: Scene) -> None:
    """Front face and narrow right side."""
    sc.add(
        poly([(RIGHT, TOP), (RIGHT + SIDE, TOP + 46), (RIGHT + SIDE, BOTTOM - 40), (RIGHT, BOTTOM)]),
        V("#1f5058", "#0a2a34", TOP, BOTTOM),
        depth=0.6,
        mottle=0.08,
        detail=0.6,
        flow=math.pi / 2,
        rim=("#5fa898", 3, (1, -0.2), 0.5),
    )
    sc.add(
        rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, 6),
        Lin([(0, "#5f9c8c"), (0.5, "#3f7f78"), (1, "#1f5a60")], (LEFT, TOP), (RIGHT, BOTTOM)),
        depth=0.62,
        mottle=0.07,
        detail=0.6,
        vol=12,
        flow=math.pi / 2,
        rim=("#d8fad0", 5, (-0.8, -0.6), 0.8),
        shade=0.5,
    )


def cabinet_top(sc: Scene) -> None:
    """The moulded top."""
    sc.add(
        poly(
            [
                (LEFT - 16, TOP - 26),
                (RIGHT + 16, TOP - 26),
                (RIGHT + SIDE + 14, TOP + 26),
                (RIGHT + SIDE + 14, TOP + 48),
                (RIGHT + 16, TOP + 2),
                (LEFT - 16, TOP + 2),
            ]
        ),
        Lin([(0, "#8cc8a8"), (1, "#2f6a6c")], (LEFT, 0), (RIGHT + SIDE, 0)),
        depth=0.64,
        detail=0.8,
        vol=8,
        rim=("#f0ffdc", 4, (-0.3, -1), 0.8),
    )


def cabinet(sc: Scene) -> None:
    """Front face, narrow right side and top of the cabinet."""
    cabinet_shadow(sc)
    cabinet_body(sc)
    cabinet_top(sc)


def tide_mark(sc: Scene) -> None:
    """Weed up to the high-water line, and a starfish."""
    side_mask = mask(
        poly([(LEFT, TOP), (RIGHT, TOP), (RIGHT + SIDE, TOP + 46), (RIGHT + SIDE, BOTTOM), (LEFT, BOTTOM)])
    )
    sc.mul("#3a6a5a", side_mask * smooth(BOTTOM - 190, BOTTOM - 20, sc.y + noise(40, 3, 19) * 30) * 0.8)
    starfish(sc, T(RIGHT + 52, BOTTOM - 210, 0.9, 14), "#e8786a")


def shut_drawers(sc: Scene) -> None:
    """All drawers, shut."""
    for row in range(ROWS):
        for col in range(COLUMNS):
            x, y = cell(row, col)
            drawer_front(sc, x + 6, y + 6, CELL_W - 12, CELL_H - 12)


def file_of_waves(sc: Scene) -> None:
    """An orderly file of little waves."""
    opening, front = open_drawer(sc, 0, 1)
    water_in(sc, opening)
    for i in range(3):
        u = i / 2
        x0 = opening[0][0] * (1 - u) + opening[3][0] * u
        x1 = opening[1][0] * (1 - u) + opening[2][0] * u
        yy = opening[0][1] * (1 - u) + opening[3][1] * u + 6
        for j in range(3):
            wave_curl(sc, T(x0 + (x1 - x0) * (j + 0.62) / 3.2, yy + 5, 0.40 + 0.08 * u), depth=0.72)
    close_front(sc, front)


def big_breaker(sc: Scene) -> None:
    """One big wave standing in its drawer."""
    opening, front = open_drawer(sc, 1, 0)
    water_in(sc, opening)
    wave_curl(sc, T(452, opening[3][1] + 8, 1.02), depth=0.74)
    close_front(sc, front)


def leaking_storm(sc: Scene, r: np.random.Generator) -> None:
    """The drawer that leaks a storm of its own."""
    opening, front = open_drawer(sc, 2, 1, 70, 38)
    water_in(sc, opening, colour="#1f5a60")
    close_front(sc, front)
    cloud_x, cloud_y = 742, opening[0][1] - 62
    bolts, _, _ = tree(
        cloud_x + 40, cloud_y + 20, 84, 9, 22, depth=4, spread=0.5, curl=0.4, ang=math.pi / 2, shrink=0.7, roots=False
    )
    sc.screen("#f8ffd0", blur(mask(bolts), 12) * 1.4)
    sc.add(mask(bolts), "#fffff0", mottle=0, emit=1, detail=1, depth=0.8)
    cumulus(
        sc,
        cloud_x,
        cloud_y,
        290,
        120,
        41,
        light="#cfe8cc",
        mid="#4a7478",
        dark="#12303c",
        depth=0.8,
        L=(-0.5, -0.6, 0.5),
        detail=0.6,
    )
    rain = []
    for _ in range(80):
        x = cloud_x + r.uniform(-116, 110)
        y = cloud_y + r.uniform(30, 120)
        rain.append((poly([(x, y), (x - 8, y + 26)], closed=False), "#dcf8e0", r.uniform(0.4, 0.9), 2.4))
    sc.polys(rain, mottle=0, detail=0.9, depth=0.8)


def waterfall(sc: Scene, r: np.random.Generator):
    """A drawer runs out into the sea."""
    opening, front = open_drawer(sc, 4, 0, 78, 40)
    water_in(sc, opening)
    close_front(sc, front)
    fx, fy, fw, _fh = front
    fall = spline(
        [
            (fx + 8, fy - 2, 1),
            (fx + fw * 0.55, fy - 6, 1),
            (fx + fw * 0.62, fy + 60),
            (fx + fw * 0.62, BOTTOM + 30, 1),
            (fx - 16, BOTTOM + 36, 1),
            (fx - 6, fy + 70),
        ]
    )
    fall_mask = sc.add(
        fall, V("#e4fcec", "#6fc0ac", fy, BOTTOM), depth=0.82, vol=14, detail=0.7, flow=math.pi / 2, shade=0.5
    )
    streaks = []
    for _ in range(46):
        x = fx + r.uniform(-6, fw * 0.6)
        y = fy + r.uniform(0, 220)
        streaks.append(
            (
                limb([(x, y), (x - 2, y + 60), (x - 3, y + r.uniform(80, 170))], [1, 4, 1], 10),
                mix("#ffffff", "#2f8f88", r.random()),
                0.55,
            )
        )
    sc.polys(streaks, clip=fall_mask, depth=0.82, mottle=0, detail=0.9, flow=math.pi / 2)
    return fx, fw


def calm(sc: Scene) -> None:
    """A calm with a paper boat in it."""
    opening, front = open_drawer(sc, 3, 1, 60, 32)
    water_in(sc, opening, colour="#7fd0b4")
    px, py = (opening[0][0] + opening[2][0]) / 2 + 6, opening[3][1] - 4
    sc.polys(
        [
            (poly([(px - 34, py - 18), (px + 34, py - 18), (px + 22, py + 2), (px - 22, py + 2)]), "#f6f0e0"),
            (poly([(px - 20, py - 18), (px, py - 52), (px + 20, py - 18)]), "#e0d8cc"),
            (poly([(px, py - 52), (px + 20, py - 18), (px, py - 18)]), "#b8c4b8"),
        ],
        depth=0.8,
        detail=1,
        rim=("#ffffff", 2, (-0.6, -0.8), 0.7),
    )
    close_front(sc, front)


def surf(sc: Scene, fx, fw, r: np.random.Generator) -> None:
    """Surf and spray at the foot."""

    swell(sc, 0, 1262, 14)
    swell(sc, 1, 1296, 18)
    foam(sc, [(300, 1270), (420, 1282), (560, 1274), (700, 1284), (880, 1262)], 30, "#f4ffec", 5, 0.9)
    drops = []
    for _ in range(110):
        x = fx + fw * 0.3 + r.standard_normal() * 80
        drops.append(ell(x, BOTTOM + 6 - abs(r.standard_normal()) * 34, 1 + 3.2 * r.random() ** 3))
    # the brush would make white bricks of them
    sc.post(mask(drops), "#eefff0", 0.75)


def ladder(sc: Scene):
    """The ladder against the cabinet."""
    ux, uy = (HEAD_X - FOOT_X), (HEAD_Y - FOOT_Y)
    length = math.hypot(ux, uy)
    nx, ny = -uy / length * 30, ux / length * 30
    pieces = []
    for i in range(19):
        u = 0.02 + i / 19
        x, y = FOOT_X + ux * u, FOOT_Y + uy * u
        pieces.append((limb([(x - nx, y - ny), (x + nx, y + ny)], [7, 7], 6), "#8a5a34"))
    pieces += [
        (limb([(FOOT_X + s * nx, FOOT_Y + s * ny), (HEAD_X + s * nx, HEAD_Y + s * ny)], [12, 11], 6), "#a8703c")
        for s in (-1, 1)
    ]
    sc.polys(pieces, depth=0.86, detail=0.95, vol=5, rim=("#f4ffd8", 2.4, (-0.8, -0.5), 0.8), shadow=(14, 8, 7, 0.35))
    return ux, uy


def clerk(sc: Scene, ux, uy) -> None:
    """The old clerk, carrying one wave."""
    u = 0.46
    cx, cy = FOOT_X + ux * u - 6, FOOT_Y + uy * u
    wave_curl(sc, T(cx + 92, cy - 118, 0.62), depth=0.9)
    doll(
        sc,
        cx,
        cy,
        268,
        coat=WAISTCOAT,
        sleeve="#f4f0e0",
        legs="#22323c",
        hair=None,
        beard="#f8f8f0",
        skin="#eab48c",
        hem=-0.40,
        flare=0.26,
        build=1.1,
        stride=0.03,
        arms=[(0.30, -0.50), (0.22, -0.46)],
        rim=("#f8ffe0", 3.2, (-0.8, -0.5), 0.9),
        depth=0.92,
        lean=6,
    )


def file_thief(sc: Scene) -> None:
    """A gull takes a file away."""
    sc.polys(
        [(gull(T(236, 330, 1.3, -8), 0.7), "#f6fff0")],
        depth=0.4,
        detail=0.95,
        vol=8,
        rim=("#ffffff", 2.5, (-0.5, -0.8), 0.7),
    )
    wave_curl(sc, T(292, 352, 0.34), depth=0.5)


@card(6, "tide-clerk", "The Tide Clerk", Land.HARBOUR, gouache)
def tide_clerk() -> Scene:
    """The Tide Clerk: the sea is filed, wave by wave; one drawer leaks a storm.

    Gouache, phosphor deep, tall vertical off-centre.
    """
    sc = Scene(light=(-0.6, -0.6, 0.5), key="#e8ffdc", shadow="#06222c", fog="#5fa898", seed=306)
    r = rng(6)
    sky_and_sea(sc)
    cabinet(sc)
    tide_mark(sc)
    shut_drawers(sc)
    file_of_waves(sc)
    big_breaker(sc)
    leaking_storm(sc, r)
    fx, fw = waterfall(sc, r)
    calm(sc)
    surf(sc, fx, fw, r)
    ux, uy = ladder(sc)
    clerk(sc, ux, uy)
    swell(sc, 2, 1338, 20)
    swell(sc, 3, 1416, 28)
    foam(sc, [(110, 1336), (200, 1324), (300, 1340)], 22, "#f4ffec", 8, 0.9)
    file_thief(sc)
    return sc
