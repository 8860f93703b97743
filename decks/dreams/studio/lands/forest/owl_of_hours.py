"""Card 38, Owl of Hours."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import noise, rng
from ...kit.fills import Lin, Rad
from ...kit.ground import land, ridge, swirl
from ...kit.paths import T, X, cut, ell, joined, limb, mask, poly, rect, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.birds import gull
from ...motifs.figure import figure

MOON_X = 508
MOON_Y = 470
CENTRE_X = 508
DOOR_X, DOOR_Y = 514, 1010
LEFT_FOOT = (170, 1262)
LEFT_TOP = (268, 590)
RIGHT_FOOT = (232, 1268)
RIGHT_TOP = (322, 596)


def _treetops(sc: Scene, y, tone, tall, seed) -> None:
    """The wood far below the branch."""
    dice = rng(seed)
    sc.add(land(ridge(y, 12, 240, seed)), tone, depth=0.06, mottle=0.06)
    firs = []
    for _ in range(46):
        x, h = dice.uniform(-20, W + 20), tall * dice.uniform(0.4, 1)
        firs.append((poly([(x, y - h), (x + h * 0.24, y + 20), (x - h * 0.24, y + 20)]), tone))
    sc.polys(firs, depth=0.06, detail=0.5, rim=("#f0a080", 3, (-0.5, -0.8), 0.35))


def _feather(s, aspect, tone, edge, place):
    """One feather: its shadow, vane, pale tip and quill."""
    x, y, turn = place
    side = s * 0.6 * aspect * 0.7
    vane = spline(
        [
            (0, -s * 0.7),
            (s * 0.55, -s * 0.2),
            (s * 0.5, side),
            (0, s * aspect * 0.8),
            (-s * 0.5, side),
            (-s * 0.55, -s * 0.2),
        ]
    )
    low = s * 0.5 * aspect * 0.7
    tip = spline([(s * 0.42, low), (0, s * aspect * 0.78), (-s * 0.42, low), (0, s * aspect * 0.62)])
    quill = poly([(0, -s * 0.3), (0, s * aspect * 0.7)], closed=False)
    return [
        (X(vane, x + 3, y + 5, 1, turn), "#140a22", 0.5),
        (X(vane, x, y, 1, turn), tone),
        (X(tip, x, y, 1, turn), mix(tone, edge, 0.5), 0.85),
        (X(quill, x, y, 1, turn), mix(tone, "#140a22", 0.5), 0.6, 2),
    ]


def _feathers(sc: Scene, rows, bow, size, cols, seed, region, aspect=1.5, edge="#f8e0b0", depth=0.55) -> None:
    dice = rng(seed)
    pieces = []
    for y, x0, x1, n in rows:
        for k in range(n):
            u = (k + 0.5) / n
            x = x0 + (x1 - x0) * u + dice.uniform(-3, 3)
            yy = y + (2 * u - 1) ** 2 * bow + dice.uniform(-3, 3)
            c = cols[dice.integers(len(cols))]
            lit = max(0, min(1, 0.62 - (x - CENTRE_X) / 760 - (yy - 500) / 2600 + dice.standard_normal() * 0.06))
            c = mix(mix(c, "#1c1030", 0.55), mix(c, "#ffe8b8", 0.18), lit)
            s = size * dice.uniform(0.9, 1.1)
            turn = (u - 0.5) * -34
            pieces += _feather(s, aspect, c, edge, (x, yy, turn))
    sc.polys(pieces, clip=region, depth=depth, detail=0.6, mottle=0.04, flow=math.pi / 2)


def _sky(sc: Scene) -> None:
    sc.sky([(0, "#1c1440"), (0.4, "#43296a"), (0.75, "#8a4a78"), (1, "#d8806a")], 0, H, warp=40)
    sc.setflow(swirl(sc, 0.6, 1.2, 380, 2))
    sc.stars(200, 900, 7)


def _moon(sc: Scene) -> None:
    sc.glow(MOON_X, MOON_Y, 760, "#f0c878", 0.5, 1.7)
    sc.add(
        ell(MOON_X, MOON_Y, 430),
        Rad([(0, "#ffeec0"), (0.75, "#f2c878"), (1, "#d89a58")], (MOON_X - 60, MOON_Y - 80), 440),
        mottle=0.06,
        depth=0.05,
    )
    m = mask(ell(MOON_X, MOON_Y, 430))
    sc.mul("#c08050", m * np.clip(noise(150, 4, 8), 0, 1) * 0.5)
    _treetops(sc, 1446, "#6a3058", 84, 61)


def _body(sc: Scene):
    body = spline(
        [
            (CENTRE_X - 300, 640),
            (CENTRE_X - 330, 820),
            (CENTRE_X - 310, 1030),
            (CENTRE_X - 230, 1220),
            (CENTRE_X - 90, 1320),
            (CENTRE_X + 90, 1320),
            (CENTRE_X + 230, 1220),
            (CENTRE_X + 310, 1030),
            (CENTRE_X + 330, 820),
            (CENTRE_X + 300, 640),
            (CENTRE_X + 200, 470),
            (CENTRE_X - 200, 470),
        ]
    )
    return sc.add(
        body,
        Lin([(0, "#8a5a3c"), (1, "#3a2038")], (0, 500), (0, 1320)),
        vol=150,
        shade=0.9,
        depth=0.5,
        mottle=0.06,
        rim=("#ffe8b0", 6, (-0.6, -0.7), 0.6),
    )


def _body_feathers(sc: Scene, body_mask) -> None:
    rows = [
        (
            1280 - i * 44,
            CENTRE_X - (150 + 150 * math.sin(min(1, (i + 1) / 7) * 1.57)),
            CENTRE_X + (150 + 150 * math.sin(min(1, (i + 1) / 7) * 1.57)),
            9 + (i % 2),
        )
        for i in range(15)
    ]
    _feathers(sc, rows, -36, 42, ["#c8905c", "#b87848", "#d8a870", "#a8683c"], 3, body_mask)


def _wings(sc: Scene) -> None:
    for s in (-1, 1):
        wing = spline(
            [
                (CENTRE_X + s * 210, 640),
                (CENTRE_X + s * 320, 700),
                (CENTRE_X + s * 366, 860),
                (CENTRE_X + s * 356, 1040),
                (CENTRE_X + s * 300, 1220),
                (CENTRE_X + s * 236, 1284, 1),
                (CENTRE_X + s * 226, 1200),
                (CENTRE_X + s * 196, 1000),
                (CENTRE_X + s * 180, 800),
            ]
        )
        wing_mask = sc.add(
            wing,
            Lin([(0, "#6a4038"), (1, "#2a1630")], (0, 640), (0, 1320)),
            vol=60,
            shade=0.9,
            depth=0.6,
            rim=("#ffe8b0", 6, (-0.6, -0.7), 0.7),
            shadow=(-s * 10, 8, 14, 0.5),
        )
        _feathers(
            sc,
            [(1250 - i * 50, CENTRE_X + s * 282 - 90, CENTRE_X + s * 282 + 90, 4) for i in range(13)],
            0,
            46,
            ["#8a5440", "#6a3c38", "#9a6248", "#5a3038"],
            10 + s,
            wing_mask,
            1.9,
            depth=0.62,
        )


def _head(sc: Scene) -> None:
    head = spline(
        [
            (CENTRE_X - 276, 560),
            (CENTRE_X - 300, 420),
            (CENTRE_X - 286, 250, 1),
            (CENTRE_X - 210, 320),
            (CENTRE_X - 90, 300),
            (CENTRE_X, 326),
            (CENTRE_X + 90, 300),
            (CENTRE_X + 210, 320),
            (CENTRE_X + 286, 250, 1),
            (CENTRE_X + 300, 420),
            (CENTRE_X + 276, 560),
            (CENTRE_X + 190, 690),
            (CENTRE_X, 740),
            (CENTRE_X - 190, 690),
        ]
    )
    head_mask = sc.add(
        head,
        Lin([(0, "#a06a44"), (1, "#5a3038")], (0, 260), (0, 730)),
        vol=130,
        shade=0.9,
        depth=0.65,
        mottle=0.06,
        rim=("#ffe8b0", 7, (-0.6, -0.7), 0.75),
        shadow=(0, 22, 22, 0.5),
    )
    _feathers(
        sc,
        [(712 - i * 34, CENTRE_X - 260, CENTRE_X + 260, 15 + (i % 2)) for i in range(13)],
        -10,
        26,
        ["#a86c44", "#94583c", "#bc8254", "#7c4838"],
        5,
        head_mask,
        1.3,
        depth=0.67,
    )


def _feather_disc(sc: Scene, ex, ey, pieces, s) -> None:
    dice = rng(30 + s)
    for ring_, inner in ((170, 64), (150, 60), (128, 50)):
        for k in range(46):
            a = k / 46 * 2 * math.pi + dice.uniform(-0.03, 0.03)
            lit = 0.55 - 0.35 * math.cos(a) * 0.8 - 0.45 * math.sin(a) * 0.6
            c = mix("#5a3040", "#fff0cc", max(0, min(1, lit + dice.standard_normal() * 0.08)))
            x0, y0 = ex + (ring_ - inner) * math.cos(a), ey + (ring_ - inner) * math.sin(a)
            x1, y1 = ex + ring_ * math.cos(a), ey + ring_ * math.sin(a)
            pieces.append((limb([(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2), (x1, y1)], [15, 20, 2], 8, cap=False), c))
    sc.polys(pieces, depth=0.7, detail=0.7, mottle=0.04)


def _clock_case(sc: Scene, ex, ey) -> None:
    sc.add(
        ell(ex, ey, 112),
        "#6a4020",
        vol=12,
        depth=0.75,
        detail=0.9,
        rim=("#fff4d0", 4, (-0.6, -0.7), 0.9),
        shadow=(4, 8, 10, 0.5),
    )
    sc.add(
        ell(ex, ey, 100),
        Lin([(0, "#f8d880"), (1, "#a8682c")], (ex - 90, ey - 90), (ex + 90, ey + 90)),
        vol=6,
        depth=0.75,
        detail=0.9,
    )
    sc.add(
        ell(ex, ey, 90),
        Rad([(0, "#fffbe8"), (0.7, "#fbecc0"), (1, "#e0b878")], (ex - 20, ey - 24), 96),
        mottle=0.03,
        depth=0.76,
        detail=1,
        emit=0.3,
    )


def _clock_face(sc: Scene, ex, ey, s) -> None:
    """Strokes, hands and pupil."""
    pieces = []
    for k in range(12):
        a = k * math.pi / 6
        tick = 15 if k % 3 == 0 else 9
        pieces.append(
            (
                poly(
                    [
                        (ex + 80 * math.cos(a), ey + 80 * math.sin(a)),
                        (ex + (80 - tick) * math.cos(a), ey + (80 - tick) * math.sin(a)),
                    ],
                    closed=False,
                ),
                "#3a2030",
                1,
                6 if k % 3 == 0 else 3.4,
            )
        )
    hour, minute = (-2.2, 0.35) if s < 0 else (-0.9, -1.57)
    pieces += [
        (
            limb(
                [
                    (ex, ey),
                    (ex + 24 * math.cos(hour), ey + 24 * math.sin(hour)),
                    (ex + 48 * math.cos(hour), ey + 48 * math.sin(hour)),
                ],
                [11, 13, 2],
            ),
            "#241428",
        ),
        (
            limb(
                [
                    (ex, ey),
                    (ex + 36 * math.cos(minute), ey + 36 * math.sin(minute)),
                    (ex + 72 * math.cos(minute), ey + 72 * math.sin(minute)),
                ],
                [8, 9, 1.5],
            ),
            "#241428",
        ),
        (ell(ex, ey, 30), "#1a0e20"),
        (ell(ex - 9, ey - 10, 8), "#ffffff"),
    ]
    sc.polys(pieces, depth=0.78, detail=1, mottle=0)


def _clock_eye(sc: Scene, s) -> None:
    """One clock face; each eye tells another hour."""
    ex, ey = CENTRE_X + s * 132, 476
    pieces = []
    _feather_disc(sc, ex, ey, pieces, s)
    _clock_case(sc, ex, ey)
    _clock_face(sc, ex, ey, s)


def _eyes(sc: Scene) -> None:
    """Clock faces in discs of radiating feathers."""
    for s in (-1, 1):
        _clock_eye(sc, s)


def _beak(sc: Scene) -> None:
    sc.add(
        spline(
            [
                (CENTRE_X - 34, 520),
                (CENTRE_X, 498),
                (CENTRE_X + 34, 520),
                (CENTRE_X + 26, 590),
                (CENTRE_X, 650, 1),
                (CENTRE_X - 26, 590),
            ]
        ),
        Lin([(0, "#f8d080"), (1, "#8a4a2c")], (CENTRE_X - 30, 500), (CENTRE_X + 30, 640)),
        vol=24,
        depth=0.8,
        rim=("#fff4d0", 4, (-0.6, -0.7), 0.9),
        detail=0.9,
        shadow=(4, 10, 10, 0.5),
    )


def _door(sc: Scene) -> None:
    """The cuckoo door in the chest."""
    sc.glow(DOOR_X, DOOR_Y - 60, 230, "#ffb050", 0.65, 1.8)
    sc.add(
        spline(
            [
                (DOOR_X - 76, DOOR_Y + 20, 1),
                (DOOR_X - 76, DOOR_Y - 90),
                (DOOR_X, DOOR_Y - 160),
                (DOOR_X + 76, DOOR_Y - 90),
                (DOOR_X + 76, DOOR_Y + 20, 1),
            ]
        ),
        "#5a3020",
        vol=9,
        depth=0.8,
        detail=0.9,
        shadow=(6, 10, 12, 0.5),
        rim=("#ffe0a0", 3, (-0.5, -0.8), 0.8),
    )
    doorway = spline(
        [
            (DOOR_X - 56, DOOR_Y + 8, 1),
            (DOOR_X - 56, DOOR_Y - 84),
            (DOOR_X, DOOR_Y - 136),
            (DOOR_X + 56, DOOR_Y - 84),
            (DOOR_X + 56, DOOR_Y + 8, 1),
        ]
    )
    sc.add(
        doorway,
        Rad([(0, "#fff8d8"), (0.6, "#ffcf70"), (1, "#e88a30")], (DOOR_X, DOOR_Y - 50), 100),
        mottle=0,
        emit=1,
        detail=0.9,
        depth=0.8,
    )
    for s in (-1, 1):
        sc.add(
            poly(
                [
                    (DOOR_X + s * 56, DOOR_Y + 8),
                    (DOOR_X + s * 56, DOOR_Y - 88),
                    (DOOR_X + s * 112, DOOR_Y - 66),
                    (DOOR_X + s * 112, DOOR_Y + 34),
                ]
            ),
            Lin([(0, "#b8503a"), (1, "#6a2430")], (DOOR_X + s * 56, 0), (DOOR_X + s * 112, 0)),
            depth=0.82,
            detail=0.9,
            rim=("#ffe0a0", 3, (-s, -0.3), 0.8),
        )


def _tenant(sc: Scene) -> None:
    """The tenant leans out beside the cuckoo on its spring."""
    figure(
        sc,
        DOOR_X - 6,
        DOOR_Y + 30,
        158,
        lean=4,
        coat="#2f6a6a",
        hair="#5a2a1c",
        arm=(0.22, -0.60),
        arm2=(-0.22, -0.62),
        rim=("#fff4d0", 3, (0, -1), 0.8),
    )
    sc.add(
        rect(DOOR_X - 92, DOOR_Y + 4, 184, 30, 6),
        Lin([(0, "#a86a3c"), (1, "#5a3020")], (0, DOOR_Y), (0, DOOR_Y + 34)),
        vol=7,
        depth=0.86,
        detail=0.9,
        rim=("#ffe8b8", 3, (0, -1), 0.8),
        shadow=(2, 8, 8, 0.5),
    )
    pieces = [
        (
            spline(
                [(DOOR_X + 40 + i * 13, DOOR_Y - 30 - (i * 5) + (9 if i % 2 else -9)) for i in range(12)], closed=False
            ),
            "#c8c0b0",
            1,
            4,
        )
    ]
    sc.polys(pieces, detail=1, depth=0.88)
    sc.add(
        gull(T(DOOR_X + 204, DOOR_Y - 100, 0.75, -10, False), 0.7),
        "#e8c048",
        vol=5,
        depth=0.9,
        rim=("#fff8d8", 2, (-0.5, -1), 0.8),
        detail=1,
    )


def _branch_and_talons(sc: Scene) -> None:
    perch = limb([(-60, 1270), (200, 1240), (520, 1262), (800, 1236), (1080, 1290)], [90, 84, 92, 80, 96], 80)
    sc.add(
        perch,
        Lin([(0, "#7a5048"), (0.5, "#4a2c3a"), (1, "#1c0f22")], (0, 1200), (0, 1330)),
        vol=44,
        depth=0.85,
        rough=4,
        mottle=0.12,
        rim=("#ffe0a0", 5, (-0.4, -1), 0.6),
        detail=0.6,
        flow=0.0,
    )
    for s in (-1, 1):
        for k in (-1, 0, 1):
            x = CENTRE_X + s * 120 + k * 34
            sc.add(
                limb([(x, 1228), (x + k * 4, 1250), (x + k * 6, 1292)], [30, 32, 8]),
                Lin([(0, "#f0c070"), (1, "#8a4a2c")], (0, 1220), (0, 1300)),
                vol=13,
                depth=0.9,
                rim=("#fff4d0", 3, (-0.5, -0.8), 0.7),
                detail=0.8,
            )


def _ladder(sc: Scene) -> None:
    pieces = [
        (poly([LEFT_FOOT, LEFT_TOP], closed=False), "#7a4a30", 1, 9),
        (poly([RIGHT_FOOT, RIGHT_TOP], closed=False), "#9a6440", 1, 9),
    ]
    for i in range(1, 19):
        u = i / 19
        pieces.append(
            (
                poly(
                    [
                        (
                            LEFT_FOOT[0] + (LEFT_TOP[0] - LEFT_FOOT[0]) * u,
                            LEFT_FOOT[1] + (LEFT_TOP[1] - LEFT_FOOT[1]) * u,
                        ),
                        (
                            RIGHT_FOOT[0] + (RIGHT_TOP[0] - RIGHT_FOOT[0]) * u,
                            RIGHT_FOOT[1] + (RIGHT_TOP[1] - RIGHT_FOOT[1]) * u,
                        ),
                    ],
                    closed=False,
                ),
                "#8a5638",
                1,
                6,
            )
        )
    sc.polys(pieces, depth=0.93, detail=0.9, rim=("#ffe8b8", 2.4, (-0.6, -0.7), 0.7), shadow=(8, 8, 8, 0.45))


def _winder(sc: Scene) -> None:
    """The winder has the key in the left eye."""
    winder = figure(
        sc,
        286,
        752,
        190,
        coat="#bfd8ea",
        hair="#e8e0d4",
        legs="#2a2038",
        hat="cap",
        arm=(0.18, -0.98),
        arm2=(0.1, -0.6),
        rim=("#fff0c0", 3.5, (-0.6, -0.7), 0.9),
        stride=0.03,
    )
    hand = winder["hand"]
    sc.add(
        joined(
            limb([(hand[0] - 2, hand[1]), (hand[0] + 26, hand[1] - 8), (hand[0] + 60, hand[1] - 14)], [8, 8, 8]),
            cut(ell(hand[0] - 16, hand[1] + 4, 20, 16), ell(hand[0] - 16, hand[1] + 4, 10, 7)),
        ),
        "#f0c860",
        vol=4,
        detail=1,
        depth=0.95,
    )


@card(38, "owl-of-hours", "Owl of Hours", Land.FOREST, gouache)
def owl_of_hours() -> Scene:
    """An owl with clocks for eyes is wound up before a huge moon; it has lodgers in its chest.

    The two eyes tell different hours: which one is right, and what happens when it blinks?
    """
    sc = Scene(light=(-0.5, -0.75, 0.45), key="#ffe8b0", shadow="#1a1030", fog="#4a3a6a", seed=231)
    _sky(sc)
    _moon(sc)
    body_mask = _body(sc)
    _body_feathers(sc, body_mask)
    _wings(sc)
    _head(sc)
    _eyes(sc)
    _beak(sc)
    _door(sc)
    _tenant(sc)
    _branch_and_talons(sc)
    _ladder(sc)
    _winder(sc)
    return sc
