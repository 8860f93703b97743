"""Card 14, The House that Left."""

import math

import cv2
import numpy as np

from ...cards import Land, card
from ...kit.canvas import H, W, scale
from ...kit.colour import hx, mix
from ...kit.field import blur, noise, rng, smooth
from ...kit.fills import Lin
from ...kit.ground import land, ridge, swirl
from ...kit.marks import line
from ...kit.paths import T, X, ell, limb, mask, poly, rect, sag, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.figure import figure
from ...motifs.sky import cumulus, strata
from .motifs import ripples

SUN_X, SUN_Y = 770, 760
HORIZON = 860
HOUSE_X, HOUSE_Y = 430, 560
LEG = "#e8754a"


def _reeds(
    sc: Scene, y, n, h0, h1, cols, depth, seed, x0=-20, x1=W + 20, fogg=None, heads=0.2, rim=None, lean=0.16
) -> None:
    """reeds and bulrushes along a line"""
    dice = rng(seed)
    pieces = []
    for _i in range(n):
        x = dice.uniform(x0, x1)
        yy = y + dice.uniform(-6, 10)
        h = dice.uniform(h0, h1)
        b = lean * h * dice.uniform(-1, 1.4)
        c = cols[dice.integers(len(cols))]
        pieces.append(
            (
                limb(
                    [(x, yy), (x + b * 0.3, yy - h * 0.55), (x + b, yy - h)],
                    [h * 0.030 + 1.2, h * 0.02 + 0.8, 0.5],
                    8,
                    cap=False,
                ),
                c,
            )
        )
        if dice.random() < heads:
            pieces.append(
                (
                    X(
                        ell(0, 0, h * 0.022 + 1.5, h * 0.10),
                        x + b * 0.95,
                        yy - h * 0.98,
                        1,
                        math.degrees(math.atan2(b, h)),
                    ),
                    mix(c, "#5a2c18", 0.6),
                )
            )
    sc.polys(pieces, depth=depth, mottle=0.05, detail=0.6, fogg=fogg, flow=math.pi / 2, rim=rim)


def _leg(sc: Scene, points, w, d=0) -> None:
    """one heron leg with its knee"""
    sc.add(
        limb(points, w),
        Lin([(0, mix(LEG, "#000010", 0.15 + d)), (1, mix(LEG, "#000010", 0.35 + d))], (0, 700), (0, 1150)),
        vol=9,
        depth=0.6,
        rim=("#ffe6b0", 4, (0.9, -0.3), 0.8),
        detail=0.8,
    )
    k = points[len(points) // 2]
    sc.add(
        ell(k[0], k[1], w[0] * 0.72, w[0] * 0.62),
        mix(LEG, "#5a1c10", 0.25 + d),
        vol=10,
        depth=0.6,
        rim=("#ffe6b0", 3, (0.9, -0.3), 0.8),
        detail=0.8,
    )


def _put(sc: Scene, p, f, **k):
    """a part of the house"""
    kk = {"depth": 0.65, "detail": 0.8, "mottle": 0.07}
    kk.update(k)
    return sc.add(p, f, **kk)


def _cloth(sc: Scene, q, i, w, h, c, kind=0) -> None:
    """a shirt or a sheet on the line"""
    x, y = q[i]
    if kind == 0:
        points = spline(
            [
                (x - w / 2, y, 1),
                (x + w / 2, y + 2, 1),
                (x + w / 2 + 10, y + h * 0.5),
                (x + w / 2 + 26, y + h, 1),
                (x, y + h + 8),
                (x - w / 2 + 16, y + h - 2, 1),
                (x - w / 2 + 6, y + h * 0.5),
            ]
        )
    else:
        points = spline(
            [
                (x - w / 2, y, 1),
                (x + w / 2, y, 1),
                (x + w / 2 + 30, y + h * 0.4, 1),
                (x + w / 2 + 14, y + h * 0.46, 1),
                (x + w / 2 + 10, y + h, 1),
                (x - w / 2 + 20, y + h, 1),
                (x - w / 2 + 4, y + h * 0.5, 1),
                (x - w / 2 - 16, y + h * 0.46, 1),
            ]
        )
    _put(
        sc,
        points,
        Lin([(0, mix(c, "#ffffff", 0.15)), (1, mix(c, "#102030", 0.25))], (x, y), (x, y + h)),
        vol=10,
        rim=("#fff0c8", 3, (0.9, -0.3), 0.8),
    )


@card(14, "house-that-left", "The House that Left", Land.CITY, gouache)
def house_that_left() -> Scene:
    """A house with lit windows walks off on heron legs, its washing line in tow; its smoke turns into birds.
    Somebody with a suitcase runs after it, or was late for the removal.

    Gouache, P2 copper evening, tall vertical.
    """
    sc = Scene(light=(0.7, -0.45, 0.45), key="#ffe0a8", shadow="#152a3a", fog="#d9b08a", seed=101)
    _sunset(sc)
    _water(sc)
    _islands(sc)
    _legs(sc)
    _belly_feathers(sc)
    _walls(sc)
    _gable(sc)
    _roof(sc)
    _windows(sc)
    _chimney_and_smoke(sc)
    _herons(sc)
    _washing(sc)
    _reflections(sc)
    _runner(sc)
    _near_reeds(sc)
    return sc


def _sunset(sc: Scene) -> None:
    """the sky, the low sun and the far shore"""
    sc.sky(
        [(0, "#27505e"), (0.25, "#4f8078"), (0.45, "#b9b98a"), (0.58, "#f3cf86"), (0.66, "#f7b566"), (0.72, "#ee9456")],
        0,
        1200,
        warp=40,
    )
    sc.setflow(swirl(sc, 0.05, 0.7, 420, 3))
    sc.glow(SUN_X, SUN_Y, 760, "#ffe2a0", 0.75, 1.6)
    sc.add(
        ell(SUN_X, SUN_Y, 96),
        Lin([(0, "#fff6d8"), (1, "#ffc868")], (0, SUN_Y - 90), (0, SUN_Y + 96)),
        mottle=0.02,
        soft=1.2,
        depth=0.03,
    )
    strata(sc, 330, 120, "#5a8478", "#e8cf98", 0.6, 3, cell=110, L=(0.5, 0.6))
    strata(sc, 640, 60, "#c9905c", "#ffe2a8", 0.65, 7, cell=80, L=(0.5, 0.6))
    for i, (y, am, c) in enumerate([(838, 40, "#a98a68"), (852, 26, "#7f7660")]):
        sc.add(
            land(ridge(y, am, 300 - 80 * i, 20 + i)),
            c,
            depth=0.1 + 0.1 * i,
            fogg=(790, HORIZON + 6, 0.8, "#f0b878"),
            mottle=0.05,
        )


def _water(sc: Scene) -> None:
    """the marsh water with its far fringe of reeds"""
    base = Lin([(0, "#f3c884"), (0.2, "#a8a078"), (0.6, "#3c6a6a"), (1, "#123440")], (0, HORIZON), (0, H))
    # mirror water first with sky
    sc.reflect(HORIZON, tint="#e8f0e0", am=0.72, wob=10, seed=3, blurv=4, base=base)
    rng(4)

    _reeds(
        sc,
        HORIZON + 14,
        340,
        14,
        44,
        ["#6a7456", "#8a8258", "#57684f"],
        0.3,
        1,
        fogg=(HORIZON - 40, HORIZON + 30, 0.5, "#f0b878"),
    )


def _islands(sc: Scene) -> None:
    """two reedy islands"""
    for x, y, w in ((170, 960, 260), (860, 940, 300)):
        sc.add(
            spline(
                [(x - w, y + 8), (x - w * 0.5, y - 12), (x, y - 18), (x + w * 0.5, y - 10), (x + w, y + 8), (x, y + 20)]
            ),
            "#4a5a44",
            depth=0.4,
            mottle=0.1,
            fogg=(900, 1000, 0.3, "#d8a878"),
        )
        _reeds(sc, y - 4, 160, 40, 100, ["#5a6a48", "#7c7c4c", "#42583f"], 0.42, int(x), x - w * 0.9, x + w * 0.9)


def _legs(sc: Scene) -> None:
    """two heron legs, one lifted"""

    # back leg (lifted) bends backward
    _leg(
        sc,
        [
            (HOUSE_X + 70, HOUSE_Y + 150),
            (HOUSE_X + 84, HOUSE_Y + 210),
            (HOUSE_X + 150, HOUSE_Y + 270),
            (HOUSE_X + 120, HOUSE_Y + 330),
            (HOUSE_X + 84, HOUSE_Y + 400),
        ],
        [22, 19, 17, 14, 12],
        0.15,
    )
    _toes(sc)


def _toes(sc: Scene) -> None:
    """toes and the standing leg"""
    for a in (-30, 8, 44):
        sc.add(
            limb(
                [
                    (HOUSE_X + 84, HOUSE_Y + 398),
                    (HOUSE_X + 84 + 34 * math.sin(math.radians(a)), HOUSE_Y + 398 + 34 * math.cos(math.radians(a))),
                    (
                        HOUSE_X + 84 + 60 * math.sin(math.radians(a - 14)),
                        HOUSE_Y + 398 + 54 * math.cos(math.radians(a - 14)),
                    ),
                ],
                [11, 8, 3],
            ),
            mix(LEG, "#000010", 0.3),
            vol=4,
            depth=0.6,
            detail=0.8,
        )
    _leg(
        sc,
        [
            (HOUSE_X - 50, HOUSE_Y + 150),
            (HOUSE_X - 66, HOUSE_Y + 260),
            (HOUSE_X - 36, HOUSE_Y + 360),
            (HOUSE_X - 60, HOUSE_Y + 470),
            (HOUSE_X - 74, HOUSE_Y + 590),
        ],
        [24, 20, 19, 16, 14],
    )


def _belly_feathers(sc: Scene) -> None:
    """feathers under the floor"""
    pieces = []
    dice = rng(8)
    for _i in range(150):
        x = HOUSE_X + dice.uniform(-190, 190)
        y = HOUSE_Y + 118 + (1 - ((x - HOUSE_X) / 200) ** 2) * 46 * dice.uniform(0.2, 1)
        s = dice.uniform(20, 34)
        pieces.append(
            (
                y,
                X(spline([(-0.3, -1, 1), (0.36, -0.2), (0, 1, 1), (-0.36, -0.2)]), x, y, s, dice.uniform(-22, 22)),
                mix(mix("#5a6a70", "#c9c4b0", dice.random()), "#f0d0a0", max(0, (x - HOUSE_X) / 400)),
            )
        )
    pieces.sort(key=lambda q: -q[0])
    sc.polys([(p, c) for _, p, c in pieces][::-1], depth=0.62, detail=0.8, mottle=0.02)


def _walls(sc: Scene) -> None:
    """boarded walls: the left in shade, the right in the sun"""
    left_wall = poly(
        [
            (HOUSE_X - 210, HOUSE_Y - 60),
            (HOUSE_X - 20, HOUSE_Y - 96),
            (HOUSE_X - 20, HOUSE_Y + 140),
            (HOUSE_X - 210, HOUSE_Y + 118),
        ]
    )
    right_wall = poly(
        [
            (HOUSE_X - 20, HOUSE_Y - 96),
            (HOUSE_X + 196, HOUSE_Y - 70),
            (HOUSE_X + 196, HOUSE_Y + 114),
            (HOUSE_X - 20, HOUSE_Y + 140),
        ]
    )
    _put(sc, left_wall, Lin([(0, "#6f7a78"), (1, "#3c4f5a")], (HOUSE_X - 210, 0), (HOUSE_X - 20, HOUSE_Y + 100)))
    _put(
        sc,
        right_wall,
        Lin([(0, "#f0d8a8"), (1, "#c89a6a")], (HOUSE_X - 20, HOUSE_Y - 90), (HOUSE_X + 196, HOUSE_Y + 120)),
    )
    pieces = []
    for i in range(1, 9):
        u = i / 9
        pieces.append(
            (
                poly([(HOUSE_X - 20, HOUSE_Y - 96 + 236 * u), (HOUSE_X + 196, HOUSE_Y - 70 + 184 * u)], closed=False),
                "#a87a50",
                0.6,
                2,
            )
        )
        pieces.append(
            (
                poly([(HOUSE_X - 210, HOUSE_Y - 60 + 178 * u), (HOUSE_X - 20, HOUSE_Y - 96 + 236 * u)], closed=False),
                "#2c3c48",
                0.6,
                2,
            )
        )
    sc.polys(pieces, mottle=0, detail=0.8)


def _gable(sc: Scene) -> None:
    """the gable over the sunny wall"""
    gable = poly([(HOUSE_X - 20, HOUSE_Y - 96), (HOUSE_X + 196, HOUSE_Y - 70), (HOUSE_X + 96, HOUSE_Y - 236)])
    _put(sc, gable, Lin([(0, "#f6e2b4"), (1, "#d0a472")], (0, HOUSE_Y - 230), (0, HOUSE_Y - 80)))


def _roof(sc: Scene) -> None:
    """the roof and its tiles"""
    slope = poly(
        [
            (HOUSE_X - 236, HOUSE_Y - 50),
            (HOUSE_X - 8, HOUSE_Y - 88),
            (HOUSE_X + 98, HOUSE_Y - 252),
            (HOUSE_X - 120, HOUSE_Y - 214),
        ]
    )
    _put(
        sc,
        slope,
        Lin([(0, "#b5493a"), (1, "#6a2430")], (HOUSE_X + 60, HOUSE_Y - 240), (HOUSE_X - 220, HOUSE_Y - 40)),
        rim=("#ffe0a8", 4, (0.3, -1), 0.8),
    )
    pieces = []
    for j in range(1, 8):
        u = j / 8
        a = (HOUSE_X - 120 + (-236 + 120) * u, HOUSE_Y - 214 + (164) * u)
        b = (HOUSE_X + 98 + (-106) * u, HOUSE_Y - 252 + 164 * u)
        pieces.append(
            (
                spline(
                    [
                        (a[0] + (b[0] - a[0]) * k / 18, a[1] + (b[1] - a[1]) * k / 18 + (6 if k % 2 else 0))
                        for k in range(19)
                    ],
                    closed=False,
                ),
                "#4a1624",
                0.6,
                3,
            )
        )
    sc.polys(pieces, mottle=0, detail=0.8)
    _put(
        sc,
        limb([(HOUSE_X - 16, HOUSE_Y - 84), (HOUSE_X + 98, HOUSE_Y - 250)], [15, 13]),
        "#d9724a",
        vol=6,
        rim=("#ffe6b0", 3, (0.8, -0.5), 0.8),
    )
    _put(
        sc,
        limb([(HOUSE_X + 98, HOUSE_Y - 250), (HOUSE_X + 214, HOUSE_Y - 54)], [13, 15]),
        "#e8935a",
        vol=6,
        rim=("#ffe6b0", 3, (0.8, -0.5), 0.9),
    )


def _windows(sc: Scene) -> None:
    """windows, all lit"""
    _put(sc, ell(HOUSE_X + 92, HOUSE_Y - 136, 26), "#7a4a34", vol=5)
    _put(sc, ell(HOUSE_X + 92, HOUSE_Y - 136, 19), "#ffe9a0", mottle=0, emit=0.6)
    for wx in (HOUSE_X + 30, HOUSE_X + 120):
        _put(sc, rect(wx, HOUSE_Y - 44, 52, 70, 5), "#7a4a34", vol=5)
        _put(
            sc,
            rect(wx + 7, HOUSE_Y - 37, 38, 56, 3),
            Lin([(0, "#fff2b8"), (1, "#ffb85a")], (0, HOUSE_Y - 40), (0, HOUSE_Y + 20)),
            mottle=0,
            emit=0.6,
        )
        line(sc, [(wx + 26, HOUSE_Y - 37), (wx + 26, HOUSE_Y + 19)], 4, "#7a4a34")
        line(sc, [(wx + 7, HOUSE_Y - 10), (wx + 45, HOUSE_Y - 10)], 4, "#7a4a34")
    _put(
        sc,
        poly(
            [
                (HOUSE_X - 170, HOUSE_Y - 30),
                (HOUSE_X - 110, HOUSE_Y - 42),
                (HOUSE_X - 110, HOUSE_Y + 40),
                (HOUSE_X - 170, HOUSE_Y + 44),
            ]
        ),
        "#23323c",
    )
    _put(
        sc,
        poly(
            [
                (HOUSE_X - 164, HOUSE_Y - 24),
                (HOUSE_X - 116, HOUSE_Y - 34),
                (HOUSE_X - 116, HOUSE_Y + 34),
                (HOUSE_X - 164, HOUSE_Y + 38),
            ]
        ),
        "#e8a04a",
        mottle=0,
        emit=0.4,
    )
    line(sc, [(HOUSE_X - 140, HOUSE_Y - 30), (HOUSE_X - 140, HOUSE_Y + 36)], 4, "#23323c")


def _chimney_and_smoke(sc: Scene) -> None:
    """the chimney and what is still smoke"""
    _put(
        sc,
        poly(
            [
                (HOUSE_X - 96, HOUSE_Y - 290),
                (HOUSE_X - 52, HOUSE_Y - 298),
                (HOUSE_X - 52, HOUSE_Y - 190),
                (HOUSE_X - 96, HOUSE_Y - 180),
            ]
        ),
        "#8a5a48",
        vol=6,
        rim=("#ffe0a8", 3, (1, -0.3), 0.8),
    )
    _put(
        sc,
        poly(
            [
                (HOUSE_X - 104, HOUSE_Y - 300),
                (HOUSE_X - 44, HOUSE_Y - 310),
                (HOUSE_X - 44, HOUSE_Y - 292),
                (HOUSE_X - 104, HOUSE_Y - 282),
            ]
        ),
        "#a86a50",
        vol=4,
        rim=("#ffe0a8", 3, (1, -0.3), 0.8),
    )
    for i, (dx, dy, w, h) in enumerate([(-84, -330, 50, 30), (-104, -366, 74, 38), (-136, -398, 100, 46)]):
        cumulus(
            sc,
            HOUSE_X + dx,
            HOUSE_Y + dy,
            w,
            h,
            30 + i,
            light="#ffe9c0",
            mid="#b9a890",
            dark="#5a7a78",
            alpha=0.85,
            L=(0.7, -0.3, 0.4),
            depth=0.5,
            puffs=22,
        )


def _herons(sc: Scene) -> None:
    """the smoke turns into herons"""
    pieces = []
    for x, y, s, ro, u in (
        (196, 200, 1.0, -18, 0.7),
        (424, 176, 0.85, -10, 0.8),
        (158, 300, 0.78, -24, 0.35),
        (540, 226, 0.62, -8, 0.9),
    ):
        t = T(x, y, s, ro)
        c = "#f3e2c0"
        pieces += [
            (t(limb([(-52, 6), (-20, 2), (6, 0)], [3, 5, 10], 12)), "#d98a5a"),
            (t(spline([(-22, 2), (0, -8), (26, -4), (40, 2), (20, 8), (-6, 9)])), c),
            (t(limb([(34, 0), (50, -8), (46, -20), (56, -26)], [8, 6, 5, 6], 14)), c),
            (t(spline([(54, -29, 1), (64, -28), (86, -22, 1), (64, -23)])), "#e8a04a"),
            (
                t(
                    spline(
                        [
                            (24, -2, 1),
                            (10, -30 * u - 8),
                            (-16, -58 * u - 12),
                            (-50, -70 * u, 1),
                            (-34, -40 * u),
                            (-22, -14 * u),
                            (-8, 2, 1),
                        ]
                    )
                ),
                mix(c, "#4a6a70", 0.35),
            ),
            (
                t(
                    spline(
                        [
                            (20, -2, 1),
                            (26, -34 * u - 8),
                            (12, -70 * u - 12),
                            (-12, -92 * u, 1),
                            (-6, -56 * u),
                            (-6, -20 * u),
                            (-4, 2, 1),
                        ]
                    )
                ),
                mix(c, "#ffffff", 0.3),
            ),
        ]
    sc.polys(pieces, depth=0.5, detail=0.9, mottle=0)


def _washing(sc: Scene) -> None:
    """the washing line, still tied to its post"""
    a, b = (HOUSE_X + 196, HOUSE_Y - 30), (HOUSE_X + 470, HOUSE_Y + 30)
    sagging = sag(a, b, 40)
    line(sc, sagging, 2.6, "#4a3428")
    _put(
        sc,
        limb(
            [(HOUSE_X + 470, HOUSE_Y + 24), (HOUSE_X + 474, HOUSE_Y + 200), (HOUSE_X + 470, HOUSE_Y + 372)], [9, 10, 12]
        ),
        "#5a4030",
        vol=4,
    )
    q = sample(sagging, 60)

    _cloth(sc, q, 12, 60, 84, "#f2e8d0")
    _cloth(sc, q, 24, 56, 80, "#3f7f86", 1)
    _cloth(sc, q, 37, 40, 60, "#c8402e", 1)
    _cloth(sc, q, 47, 54, 70, "#f0c860")


def _reflections(sc: Scene) -> None:
    """the house in the water, rings round the standing leg, ripples"""
    y0 = 1150
    im = sc.img.copy()
    n = noise(24, 3, 40, aspect=6)
    d = np.clip(sc.y - y0, 0, None)
    mirrored = cv2.remap(
        im,
        ((sc.x + n * 9) * scale()).astype(np.float32),
        (np.clip(y0 - d * 1.0 + noise(20, 2, 44, aspect=7) * 8, 0, H - 1) * scale()).astype(np.float32),
        cv2.INTER_LINEAR,
    )
    standing = cv2.remap(
        (sc.depth > 0.5).astype(np.float32),
        ((sc.x + n * 9) * scale()).astype(np.float32),
        (np.clip(y0 - d + noise(20, 2, 44, aspect=7) * 8, 0, H - 1) * scale()).astype(np.float32),
        cv2.INTER_LINEAR,
    )
    sc.mixin(mirrored * hx("#b8ccc8"), blur(standing, 1.5) * smooth(y0, y0 + 4, sc.y) * 0.75)
    for radius, a in ((60, 0.7), (110, 0.45), (170, 0.25)):
        sc.mixin("#ffe9c0", mask(ell(HOUSE_X - 74, 1150, radius, radius * 0.18), stroke=3) * a)
    ripples(sc, rng(61), (0, HORIZON + 10, W, HORIZON + 570), 1.5, "#ffe6b8", 0.15, 90, 70)


def _runner(sc: Scene) -> None:
    """the near bank and the one who runs after, with a suitcase"""
    pts = [(-40, 1330), (60, 1310), (220, 1312), (420, 1336), (620, 1348), (800, 1330), (930, 1316), (1060, 1320)]
    sc.add(
        land([tuple(p) for p in sample(pts, 120)]),
        Lin([(0, "#6a7a48"), (0.3, "#3c5a48"), (1, "#0f2a34")], (0, 1310), (0, 1490)),
        depth=0.92,
        mottle=0.1,
        rough=3,
        rim=("#ffe0a0", 4, (0.5, -1), 0.6),
    )
    f = figure(
        sc,
        770,
        1360,
        225,
        flip=True,
        coat="#f4c0b0",
        hair="#3a1f1a",
        legs="#33405a",
        arm=(0.30, -0.98),
        arm2=(-0.24, -0.42),
        stride=0.20,
        lean=-7,
        wind=0.10,
        scarf="#c8402e",
        rim=("#fff0c8", 4, (0.9, -0.4), 0.9),
    )
    h2 = f["hand2"]
    _put(
        sc,
        rect(h2[0] - 28, h2[1] + 2, 58, 44, 6),
        "#7a4a2c",
        vol=7,
        detail=1,
        depth=0.95,
        rim=("#ffe6b8", 3, (0.9, -0.4), 0.8),
    )
    line(
        sc,
        [(h2[0] - 10, h2[1] + 3), (h2[0] - 6, h2[1] - 8), (h2[0] + 10, h2[1] - 8), (h2[0] + 12, h2[1] + 3)],
        4,
        "#3a2018",
    )


def _near_reeds(sc: Scene) -> None:
    """reeds in front"""
    _reeds(
        sc,
        1490,
        230,
        120,
        330,
        ["#2c4a40", "#4a6244", "#1d3a3c", "#6a7440"],
        0.97,
        9,
        -20,
        330,
        heads=0.16,
        rim=("#ffe0a0", 2, (0.9, -0.4), 0.5),
    )
    _reeds(
        sc,
        1500,
        150,
        90,
        250,
        ["#2c4a40", "#4a6244", "#1d3a3c", "#6a7440"],
        0.97,
        19,
        840,
        W + 20,
        heads=0.16,
        rim=("#ffe0a0", 2, (0.9, -0.4), 0.5),
    )
