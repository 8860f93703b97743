"""The head of the owl: discs of feathers, and clocks for eyes."""

import math

from ...kit.colour import mix
from ...kit.field import rng
from ...kit.fills import Lin, Rad
from ...kit.paths import X, ell, limb, poly, spline
from ...kit.scene import Scene

MOON_X = 508
MOON_Y = 470
CENTRE_X = 508


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


def feathers(sc: Scene, rows, bow, size, cols, seed, region, aspect=1.5, edge="#f8e0b0", depth=0.55) -> None:
    """Rows of feathers, each overlapping the row below, inside a region."""
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


def head(sc: Scene) -> None:
    """The round head."""
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
    feathers(
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


def eyes(sc: Scene) -> None:
    """Clock faces in discs of radiating feathers."""
    for s in (-1, 1):
        _clock_eye(sc, s)


def beak(sc: Scene) -> None:
    """The beak."""
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
