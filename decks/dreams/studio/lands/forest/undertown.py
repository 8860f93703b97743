"""Card 39, Undertown."""

import math

import numpy as np
from numpy.random import Generator

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.colour import mix, ramp
from ...kit.field import blur, displace, noise, rng, shift, smooth
from ...kit.fills import Lin
from ...kit.ground import land, ridge
from ...kit.marks import line
from ...kit.paths import T, X, ell, joined, limb, mask, poly, rect, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.figure import figure
from ...motifs.plants import branch, tree
from ...motifs.sky import cumulus

TUNNELS = (
    [(420, 300), (420, 430), (380, 520)],
    [(380, 540), (250, 640), (230, 760)],
    [(420, 540), (620, 560), (760, 640)],
    [(760, 700), (720, 820), (600, 900)],
    [(240, 800), (300, 900), (440, 940)],
    [(780, 720), (880, 820), (860, 960)],
    [(500, 960), (480, 1060), (500, 1140)],
)
ROOMS = (
    ("study", 380, 540, 150, 92),
    ("bath", 220, 790, 140, 96),
    ("kitchen", 770, 680, 176, 108),
    ("ball", 520, 925, 206, 122),
    ("bed", 868, 1000, 124, 96),
)
HOUSE_X = 420
HOUSE_Y = 306
FOX_X = 412
FOX_Y = 1330


def rabbit(sc: Scene, t: T, c="#d8c0a4", coat=None, depth=0.8, rim=("#fff0c0", 2.5, (0, -1), 0.7)) -> None:
    """Rabbit in a coat, seen from the side, feet at (0, 0), about 110 tall."""
    k = t.a[2]
    kw = {"depth": depth, "detail": 1, "rim": rim}
    sc.add(t(ell(-20, -10, 9)), "#f6efe4", vol=5 * k, **kw)
    sc.add(
        t(spline([(-20, 0), (-24, -26), (-10, -50), (8, -52), (18, -34), (20, -8), (16, 0)])),
        coat or c,
        vol=14 * k,
        **kw,
    )
    for lip in ((4, -72, -6), (12, -72, 8)):
        sc.add(
            t(X(spline([(-5, 0), (-7, -22), (0, -42), (7, -22), (5, 0)]), lip[0], lip[1], 1, lip[2])),
            c,
            vol=4 * k,
            **kw,
        )
    sc.add(t(spline([(-6, -52), (-6, -70), (8, -78), (24, -70), (30, -60), (22, -52), (6, -48)])), c, vol=9 * k, **kw)
    sc.add(t(ell(16, -65, 2.6)), "#1c1018", mottle=0, depth=depth, detail=1)
    sc.add(
        t(limb([(10, -36), (22, -30), (32, -32)], [9, 8, 6])),
        mix(coat or c, "#ffffff", 0.1),
        vol=4 * k,
        depth=depth,
        detail=1,
    )


def _lamp(sc: Scene, x, y, cord=26) -> None:
    line(sc, [(x, y - cord), (x, y)], 2.4, "#3a2018")
    sc.glow(x, y + 8, 110, "#ffd070", 0.5, 2)
    sc.add(
        spline([(x - 15, y + 10, 1), (x - 8, y - 4), (x + 8, y - 4), (x + 15, y + 10, 1)]),
        "#c8402e",
        depth=0.7,
        detail=1,
        vol=3,
    )
    sc.add(ell(x, y + 12, 6), "#fffbe0", mottle=0, emit=1, detail=1)


def _furniture(sc: Scene, parts, **k) -> None:
    sc.polys(parts, depth=0.7, detail=0.95, mottle=0.05, rim=("#fff0c0", 2, (0, -1), 0.6), shadow=(3, 4, 4, 0.4), **k)


def _floor_of(y, h_):
    return y + h_ * 0.55


def _sky(sc: Scene) -> None:
    sc.sky([(0, "#16304a"), (0.5, "#3a6a80"), (0.85, "#b0b8a0"), (1, "#e8c890")], 0, 400, warp=16)
    sc.stars(110, 300, 5)
    sc.add(land(ridge(340, 26, 240, 4, oct=3)), "#4a7080", depth=0.1, fogg=(320, 400, 0.5, "#c8c8a8"))


def _earth(sc: Scene):
    surface = [
        tuple(p)
        for p in sample([(-40, 372), (140, 350), (330, 306), (520, 292), (700, 318), (880, 366), (1060, 380)], 160)
    ]
    earth = sc.add(
        land(surface),
        Lin([(0, "#6a4430"), (0.25, "#4a2c26"), (0.6, "#2f1c22"), (1, "#180f18")], (0, 290), (0, H)),
        depth=0.4,
        mottle=0.14,
        rough=2,
    )
    n = noise(120, 5, 9, aspect=3)
    sc.mixin("#7a5238", earth * smooth(0.35, 0.7, n) * 0.35)
    sc.mixin("#140c14", earth * smooth(0.4, 0.8, -n) * 0.35)
    return earth


def _snow(sc: Scene, earth) -> None:
    lip = np.clip(earth - shift(earth, 0, 22), 0, 1)
    lip = displace(blur(lip, 1), 7, 30, 4)
    sc.mixin(ramp([(0, "#f4f6f4"), (1, "#9ab8cc")], (sc.y - 290) / 110).astype(np.float32), np.clip(lip * 1.4, 0, 1))


def _cottage(sc: Scene) -> None:
    sc.polys(
        [
            (rect(HOUSE_X - 70, HOUSE_Y - 80, 140, 92), "#d8c0a0"),
            (rect(HOUSE_X + 10, HOUSE_Y - 80, 60, 92), "#a88a80"),
            (
                poly(
                    [
                        (HOUSE_X - 92, HOUSE_Y - 74),
                        (HOUSE_X - 50, HOUSE_Y - 150),
                        (HOUSE_X + 54, HOUSE_Y - 150),
                        (HOUSE_X + 92, HOUSE_Y - 74),
                    ]
                ),
                "#6a3a3a",
            ),
            (
                spline(
                    [
                        (HOUSE_X - 94, HOUSE_Y - 76, 1),
                        (HOUSE_X - 52, HOUSE_Y - 158),
                        (HOUSE_X + 54, HOUSE_Y - 158),
                        (HOUSE_X + 94, HOUSE_Y - 76, 1),
                        (HOUSE_X + 60, HOUSE_Y - 92),
                        (HOUSE_X + 20, HOUSE_Y - 84),
                        (HOUSE_X - 20, HOUSE_Y - 94),
                        (HOUSE_X - 60, HOUSE_Y - 84),
                    ]
                ),
                "#f2f5f6",
            ),
            (rect(HOUSE_X + 26, HOUSE_Y - 190, 24, 52), "#7a5048"),
            (rect(HOUSE_X + 22, HOUSE_Y - 196, 32, 10, 3), "#f2f5f6"),
            (rect(HOUSE_X - 46, HOUSE_Y - 54, 30, 32, 2), "#ffdc80"),
            (rect(HOUSE_X + 22, HOUSE_Y - 54, 28, 32, 2), "#ffc860"),
            (rect(HOUSE_X - 10, HOUSE_Y - 50, 26, 62, 2), "#8a3a34"),
        ],
        depth=0.6,
        detail=0.9,
        mottle=0.06,
        rim=("#f4f8fc", 2.5, (0.4, -1), 0.6),
    )
    sc.glow(HOUSE_X - 31, HOUSE_Y - 38, 120, "#ffb850", 0.5)
    for i, (dx, dy, w_, h_) in enumerate([(44, -220, 40, 22), (70, -254, 64, 32)]):
        cumulus(
            sc,
            HOUSE_X + dx,
            HOUSE_Y + dy,
            w_,
            h_,
            60 + i,
            light="#e8eef0",
            mid="#a8bcc4",
            dark="#5a7a8a",
            alpha=0.8,
            puffs=18,
        )


def _bare_tree(sc: Scene) -> None:
    bare_tree, _, _ = tree(664, 332, 78, 30, 12, depth=6, spread=0.46, roots=True)
    sc.add(bare_tree, "#3a2c34", vol=5, depth=0.6, rim=("#f4f8fc", 2.4, (0.2, -1), 0.8), detail=0.8)


def _passer_by(sc: Scene) -> None:
    figure(
        sc,
        240,
        340,
        110,
        coat="#b99ad2",
        hair="#2a1a18",
        legs="#20243a",
        arm=(0.22, -0.5),
        hat="cap",
        scarf="#f2c84a",
        stride=0.05,
        rim=("#f4f8fc", 2, (0.4, -1), 0.8),
    )


def _roots(sc: Scene, dice: Generator, earth) -> None:
    out = []
    for s in (-1, 0, 1, 2):
        branch(None, 660 + s * 8, 320, math.pi / 2 + s * 0.35, 120, 15, 4, dice, out, 0.45, 0.35, 0.78, None, 1.2)
    sc.add(
        joined(*[limb(tunnel, [a, b], 12) for tunnel, a, b in out]),
        "#7a5844",
        depth=0.45,
        vol=4,
        clip=shift(earth, 0, 12),
        rim=("#c8a080", 2, (-0.5, -1), 0.6),
        detail=0.6,
    )


def _stones(sc: Scene, dice: Generator) -> None:
    pieces = []
    for _ in range(110):
        x, y, size = dice.uniform(0, W), dice.uniform(420, H), dice.uniform(5, 20)
        pieces.append(
            (ell(x, y, size, size * 0.7, dice.uniform(0, 180)), mix("#7a6a64", "#3a2a30", dice.random()), 0.85)
        )
    sc.polys(pieces, depth=0.42, vol=6, detail=0.5, mottle=0.08)


def _hollows(sc: Scene):
    """Rooms and tunnels, one connected hollow."""
    shafts = joined(*[limb(p, [54, 50, 54], 30) for p in TUNNELS])
    hollows = joined(
        shafts,
        *[
            spline(
                [
                    (x - w_, y + h_ * 0.55, 1),
                    (x - w_ * 1.02, y - h_ * 0.1),
                    (x - w_ * 0.6, y - h_ * 0.82),
                    (x, y - h_),
                    (x + w_ * 0.6, y - h_ * 0.82),
                    (x + w_ * 1.02, y - h_ * 0.1),
                    (x + w_, y + h_ * 0.55, 1),
                ]
            )
            for _, x, y, w_, h_ in ROOMS
        ],
    )
    hollow_mask = displace(mask(hollows), 4, 40, 5)
    sc.mul("#0a050a", blur(hollow_mask, 16) * (1 - hollow_mask) * 0.7)
    sc.add(hollow_mask, "#5a3420", depth=0.5, mottle=0.08, detail=0.5)
    return hollow_mask


def _room_light(sc: Scene, hollow_mask) -> None:
    for _name, x, y, w_, h_ in ROOMS:
        g = np.clip(1 - np.hypot((sc.x - x) / w_, (sc.y - (y - h_ * 0.25)) / h_) / 1.25, 0, 1) ** 1.2 * hollow_mask
        sc.mixin(ramp([(0, "#8a4a24"), (1, "#ffdf98")], g).astype(np.float32), np.clip(g * 1.5, 0, 1))
    for tunnel in TUNNELS:
        q = sample(tunnel, 3)[1]
        sc.screen("#d88a40", np.clip(1 - np.hypot(sc.x - q[0], sc.y - q[1]) / 90, 0, 1) ** 1.5 * hollow_mask * 0.5)


def _edges(sc: Scene, hollow_mask) -> None:
    inner = blur(1 - hollow_mask, 10) * hollow_mask
    sc.mul("#2a120c", np.clip(inner * 1.3, 0, 1) * 0.8)
    edge = np.clip(hollow_mask - shift(hollow_mask, 0, -5), 0, 1)
    sc.screen("#ffd890", blur(edge, 1.2) * 0.35)


def _ladders(sc: Scene, hollow_mask) -> None:
    pieces = []
    for (x0, y0), (x1, y1) in (((404, 310), (396, 470)), ((490, 990), (500, 1150))):
        pieces.extend((poly([(x0 + o, y0), (x1 + o, y1)], closed=False), "#3a2018", 1, 6) for o in (0, 34))
        for k in range(1, 9):
            u = k / 9
            pieces.append(
                (
                    poly(
                        [(x0 + (x1 - x0) * u, y0 + (y1 - y0) * u), (x0 + 34 + (x1 - x0) * u, y0 + (y1 - y0) * u)],
                        closed=False,
                    ),
                    "#4a2a1c",
                    1,
                    5,
                )
            )
    sc.polys(pieces, depth=0.6, detail=0.8, clip=blur(hollow_mask, 1))


def _study(sc: Scene, dice: Generator) -> None:
    """A rabbit reads in its armchair."""
    x, y, _w, h_ = ROOMS[0][1:]
    floor = _floor_of(y, h_)
    _lamp(sc, x + 20, y - 52, 34)
    parts = [(rect(x - 110, floor - 92, 70, 92, 3), "#5a3020")]
    for j in range(3):
        xx = x - 106
        while xx < x - 48:
            ww = dice.uniform(5, 10)
            parts.append(
                (
                    rect(xx, floor - 88 + j * 30, ww - 1, 25),
                    ["#b8432e", "#2f6a6a", "#d8a040", "#5a4a7a", "#e8d8b0"][dice.integers(5)],
                )
            )
            xx += ww
    parts += [
        (
            spline(
                [
                    (x + 30, floor, 1),
                    (x + 26, floor - 70),
                    (x + 48, floor - 78),
                    (x + 60, floor - 40),
                    (x + 100, floor - 38, 1),
                    (x + 104, floor, 1),
                ]
            ),
            "#7a3a4a",
        )
    ]
    _furniture(sc, parts, vol=4)
    rabbit(sc, T(x + 66, floor - 24, 0.74, 0, True), coat="#3f6a5a")
    sc.add(
        poly([(x + 26, floor - 56), (x + 46, floor - 64), (x + 50, floor - 44), (x + 30, floor - 36)]),
        "#fff6dc",
        detail=1,
    )


def _bath(sc: Scene, dice: Generator) -> None:
    x, y, _w, h_ = ROOMS[1][1:]
    floor = _floor_of(y, h_)
    _lamp(sc, x - 30, y - 58, 30)
    rabbit(sc, T(x + 10, floor - 26, 0.72))
    _furniture(
        sc,
        [
            (
                spline([(x - 70, floor - 44, 1), (x + 80, floor - 44, 1), (x + 66, floor - 8), (x - 54, floor - 8)]),
                "#f4f0e8",
            ),
            (rect(x - 50, floor - 10, 12, 10), "#a88a60"),
            (rect(x + 44, floor - 10, 12, 10), "#a88a60"),
            (
                limb(
                    [(x + 86, floor - 4), (x + 86, floor - 78), (x + 66, floor - 82), (x + 62, floor - 66)],
                    [6, 6, 6, 6],
                ),
                "#c8a050",
            ),
        ],
        vol=8,
    )
    _furniture(
        sc,
        [
            (ell(x + dice.uniform(-66, 74), floor - 46 + dice.uniform(-9, 3), dice.uniform(7, 14)), "#ffffff", 0.92)
            for _ in range(26)
        ],
        vol=4,
    )


def _kitchen(sc: Scene) -> None:
    """Soup for three."""
    x, y, _w, h_ = ROOMS[2][1:]
    floor = _floor_of(y, h_)
    _lamp(sc, x - 40, y - 66, 34)
    _lamp(sc, x + 60, y - 62, 34)
    _furniture(
        sc,
        [
            (rect(x + 96, floor - 84, 52, 84, 5), "#3a3038"),
            (rect(x + 104, floor - 40, 36, 30, 3), "#ff9a3a"),
            (rect(x + 108, floor - 150, 18, 70), "#3a3038"),
            (ell(x + 118, floor - 92, 20, 11), "#8a8a90"),
        ],
        vol=5,
    )
    sc.glow(x + 122, floor - 26, 90, "#ff9030", 0.6)
    rabbit(sc, T(x - 104, floor - 8, 0.82), coat="#c85a3a")
    rabbit(sc, T(x - 40, floor - 14, 0.66, 0), c="#f0e6d8", coat="#e8b848")
    rabbit(sc, T(x + 66, floor - 8, 0.86, 0, True), c="#a88468", coat="#4a5a8a")
    _furniture(
        sc,
        [
            (rect(x - 92, floor - 40, 150, 10, 3), "#a8683c"),
            (rect(x - 80, floor - 32, 8, 32), "#7a4828"),
            (rect(x + 40, floor - 32, 8, 32), "#7a4828"),
            (
                spline([(x - 36, floor - 52, 1), (x + 4, floor - 52, 1), (x - 4, floor - 38), (x - 28, floor - 38)]),
                "#3f6a8a",
            ),
            (ell(x - 66, floor - 44, 12, 4), "#f4ead8"),
            (ell(x + 30, floor - 44, 12, 4), "#f4ead8"),
            (ell(x - 66, floor - 48, 6, 5), "#f08030"),
        ],
        vol=3,
    )


def _ballroom(sc: Scene) -> None:
    x, y, _w, h_ = ROOMS[3][1:]
    floor = _floor_of(y, h_)
    line(sc, [(x + 10, y - h_ + 4), (x + 10, y - 58)], 3, "#3a2018")
    sc.glow(x + 10, y - 44, 260, "#fff0b0", 0.55, 1.8)
    _furniture(
        sc,
        [
            (
                limb(
                    [(x - 50, y - 52), (x - 26, y - 34), (x + 10, y - 30), (x + 46, y - 34), (x + 70, y - 52)],
                    [5, 6, 7, 6, 5],
                ),
                "#d8a848",
            )
        ]
        + [(rect(x + 10 + o - 3, y - 66 + abs(o) * -0.02, 6, 16), "#fff8e0") for o in (-60, -32, 0, 32, 60)],
        vol=2,
    )
    for o in (-60, -32, 0, 32, 60):
        sc.add(ell(x + 10 + o, y - 70, 4.6, 8), "#fff4b8", mottle=0, emit=1, detail=1)
    _furniture(
        sc,
        [
            (
                spline(
                    [
                        (x - 160, floor, 1),
                        (x - 160, floor - 58, 1),
                        (x - 80, floor - 58, 1),
                        (x - 64, floor - 40),
                        (x - 64, floor - 30, 1),
                        (x - 150, floor - 30),
                        (x - 150, floor, 1),
                    ]
                ),
                "#241a24",
            ),
            (rect(x - 92, floor - 38, 32, 6), "#fbf4e4"),
            (rect(x - 76, floor - 32, 6, 32), "#241a24"),
        ],
        vol=4,
    )
    rabbit(sc, T(x - 30, floor, 0.78, 0, True), coat="#241a2c")
    rabbit(sc, T(x + 56, floor - 4, 0.98, 6), c="#f0e6d8", coat="#d85a7a")
    rabbit(sc, T(x + 120, floor - 4, 1.02, -6, True), c="#a88468", coat="#2f3f6a")


def _bedroom(sc: Scene) -> None:
    x, y, _w, h_ = ROOMS[4][1:]
    floor = _floor_of(y, h_)
    _lamp(sc, x - 60, y - 44, 26)
    _furniture(
        sc,
        [
            (rect(x - 40, floor - 30, 110, 14, 3), "#8a5030"),
            (rect(x - 44, floor - 56, 8, 56), "#6a3a22"),
            (rect(x + 66, floor - 70, 8, 70), "#6a3a22"),
            (
                spline([(x - 38, floor - 30, 1), (x - 36, floor - 46), (x + 20, floor - 58), (x + 44, floor - 30, 1)]),
                "#5a7ab0",
            ),
            (ell(x + 52, floor - 38, 16, 9), "#f8f4ec"),
        ],
        vol=6,
    )
    sc.add(ell(x + 48, floor - 46, 13, 11), "#e8d8c0", vol=6, detail=1)
    sc.add(
        limb([(x + 54, floor - 54), (x + 72, floor - 58), (x + 84, floor - 50)], [6, 8, 3]), "#e8d8c0", vol=3, detail=1
    )


def _fox(sc: Scene):
    """An enormous sleeping fox, whose flank is the floor."""
    sc.glow(FOX_X + 240, FOX_Y - 60, 330, "#ff8a3a", 0.16, 1.6)
    fox = spline(
        [
            (FOX_X - 520, FOX_Y + 170),
            (FOX_X - 480, FOX_Y - 40),
            (FOX_X - 340, FOX_Y - 150),
            (FOX_X - 140, FOX_Y - 186),
            (FOX_X + 80, FOX_Y - 170),
            (FOX_X + 260, FOX_Y - 110),
            (FOX_X + 380, FOX_Y - 10),
            (FOX_X + 430, FOX_Y + 170),
        ]
    )
    sc.mul("#060308", blur(mask(fox), 24) * 0.7)
    return sc.add(
        fox,
        Lin([(0, "#b85a2c"), (0.45, "#7a3020"), (1, "#2a1018")], (0, FOX_Y - 186), (0, FOX_Y + 170)),
        vol=130,
        shade=1.0,
        depth=0.8,
        mottle=0.10,
        rim=("#ffc070", 6, (0.1, -1), 0.7),
        detail=0.5,
    )


def _fur(sc: Scene, dice: Generator, fox_mask) -> None:
    pieces = []
    for _ in range(900):
        x = dice.uniform(FOX_X - 500, FOX_X + 400)
        y = dice.uniform(FOX_Y - 180, FOX_Y + 160)
        long = dice.uniform(14, 34)
        a = 0.5 + 0.4 * math.sin(x / 140.0) - (x - FOX_X) / 900
        pieces.append(
            (
                limb(
                    [
                        (x, y),
                        (x + math.cos(a) * long * 0.5, y + math.sin(a) * long * 0.5),
                        (x + math.cos(a) * long, y + math.sin(a) * long + 3),
                    ],
                    [3.2, 2.6, 0.5],
                    5,
                    cap=False,
                ),
                mix("#f0a058", "#4a1c1c", min(1, max(0, (y - FOX_Y + 190) / 330 + dice.standard_normal() * 0.15))),
                0.5,
            )
        )
    sc.polys(pieces, clip=fox_mask, mottle=0, detail=0.6, depth=0.8)


def _far_ear(sc, t):
    sc.add(
        t(spline([(-64, -30, 1), (-58, -86, 1), (-26, -52)])),
        "#6a2418",
        vol=20,
        depth=0.84,
        rim=("#ffc070", 5, (0.1, -1), 0.8),
        detail=0.7,
    )


def _near_ear(sc, t):
    sc.add(
        t(spline([(-18, -50, 1), (6, -96, 1), (20, -44)])),
        "#8a3420",
        vol=20,
        depth=0.85,
        rim=("#ffc070", 5, (0.1, -1), 0.8),
        detail=0.7,
    )


def _fox_face(sc, t):
    """The face with its closed eye."""
    sc.add(
        t(
            spline(
                [
                    (-70, 10),
                    (-66, -34),
                    (-30, -58),
                    (14, -52),
                    (46, -28),
                    (84, -6),
                    (88, 6),
                    (70, 16),
                    (30, 26),
                    (-30, 30),
                ]
            )
        ),
        Lin([(0, "#d87838"), (1, "#6a2418")], t((0, -56)), t((0, 26))),
        vol=60,
        depth=0.86,
        rim=("#ffd090", 6, (0.1, -1), 0.75),
        detail=0.6,
        mottle=0.08,
    )
    sc.add(
        t(spline([(-20, 24), (10, 4), (46, -4), (84, -2), (86, 8), (66, 18), (30, 26)])),
        "#f0d8b8",
        vol=30,
        depth=0.86,
        detail=0.7,
        soft=1.5,
    )
    sc.add(t(ell(85, -1, 7, 6)), "#1c0f14", vol=8, detail=0.9, depth=0.87)
    line(sc, [t((8, -20)), t((20, -13)), t((34, -17))], 8, "#2a0f10", 0.95, 0.88)


def _fox_head(sc: Scene) -> None:
    t = T(FOX_X + 270, FOX_Y + 70, 2.7, 6)
    _far_ear(sc, t)
    _near_ear(sc, t)
    _fox_face(sc, t)


def _lantern_rabbit(sc: Scene) -> None:
    """It is just about to touch the fur."""
    rabbit(sc, T(546, 1146, 0.95, 0, True), coat="#5a3a6a")
    sc.glow(500, 1120, 120, "#ffd070", 0.8, 2)
    sc.add(rect(494, 1108, 14, 18, 3), "#fff6c8", mottle=0, emit=1, detail=1)


@card(39, "undertown", "Undertown", Land.FOREST, gouache)
def undertown() -> Scene:
    """Under a snowy cottage rabbits keep house: they read, bathe, eat and dance, floor below floor.

    The lowest floor breathes: it is a giant sleeping fox, and one rabbit has just come to look with a lantern.
    """
    sc = Scene(light=(-0.3, -0.8, 0.5), key="#ffd890", shadow="#140a12", fog="#6a8aa0", seed=241)
    _sky(sc)
    earth = _earth(sc)
    _snow(sc, earth)
    _cottage(sc)
    _bare_tree(sc)
    _passer_by(sc)
    dice = rng(8)
    _roots(sc, dice, earth)
    _stones(sc, dice)
    hollow_mask = _hollows(sc)
    _room_light(sc, hollow_mask)
    _edges(sc, hollow_mask)
    _ladders(sc, hollow_mask)
    _study(sc, dice)
    _bath(sc, dice)
    _kitchen(sc)
    _ballroom(sc)
    _bedroom(sc)
    fox_mask = _fox(sc)
    _fur(sc, dice, fox_mask)
    _fox_head(sc)
    _lantern_rabbit(sc)
    return sc
