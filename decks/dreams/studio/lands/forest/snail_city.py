"""Card 37, Snail City."""

import math

import numpy as np
from numpy.random import Generator

from ...cards import Land, card
from ...kit.canvas import W
from ...kit.colour import hx, mix
from ...kit.field import blur, noise, rng, shift, smooth
from ...kit.fills import Lin
from ...kit.ground import land
from ...kit.marks import line
from ...kit.paths import X, ell, limb, mask, poly, rect, sag, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.figure import figure
from ...motifs.sky import cumulus

SNAIL_X = 470
SNAIL_Y = 1140
SHELL_X, SHELL_Y, SHELL_RADIUS = SNAIL_X - 60, SNAIL_Y - 310, 300


def _house(x, y, w, h, c, rc, seed, *, tall=False):
    house_dice = rng(seed)
    pieces = []
    pieces += [
        (rect(x - w / 2, y - h, w, h + 14), c),
        (poly([(x, y - h), (x + w / 2, y - h), (x + w / 2, y + 14), (x, y + 14)]), mix(c, "#4a2030", 0.30)),
    ]
    if tall:
        pieces += [
            (poly([(x - w * 0.6, y - h), (x, y - h - w * 1.5), (x + w * 0.6, y - h)]), rc),
            (poly([(x, y - h - w * 1.5), (x + w * 0.6, y - h), (x, y - h)]), mix(rc, "#2a1020", 0.35)),
            (poly([(x, y - h - w * 1.5), (x, y - h - w * 1.5 - 22)], closed=False), "#3a2430", 1, 2.5),
            (
                poly([(x, y - h - w * 1.5 - 22), (x + 20, y - h - w * 1.5 - 16), (x, y - h - w * 1.5 - 9)]),
                "#c8302a",
            ),
        ]
    else:
        pieces += [
            (
                poly(
                    [
                        (x - w * 0.6, y - h),
                        (x - w * 0.25, y - h - w * 0.5),
                        (x + w * 0.28, y - h - w * 0.5),
                        (x + w * 0.6, y - h),
                    ]
                ),
                rc,
            ),
            (
                poly(
                    [
                        (x + w * 0.05, y - h - w * 0.5),
                        (x + w * 0.28, y - h - w * 0.5),
                        (x + w * 0.6, y - h),
                        (x + w * 0.05, y - h),
                    ]
                ),
                mix(rc, "#2a1020", 0.3),
            ),
            (rect(x + w * 0.12, y - h - w * 0.72, w * 0.13, w * 0.36), mix(c, "#5a3030", 0.4)),
        ]
    for a in range(int(h // 22)):
        for q in (-0.28, 0.02, 0.28):
            lit = house_dice.random() < 0.5
            pieces.append(
                (
                    rect(x + q * w - w * 0.07, y - h + 8 + a * 22, w * 0.15, 12, 1.5),
                    "#ffdf80" if lit else mix(c, "#2a1a30", 0.7),
                )
            )
    return pieces


def _toadstool(sc: Scene, x, y, h, c, tilt=0) -> None:
    sc.add(
        limb([(x, y), (x + tilt * 0.4, y - h * 0.5), (x + tilt, y - h)], [h * 0.26, h * 0.17, h * 0.15]),
        Lin([(0, "#fff0d0"), (1, "#a8785a")], (x - h * 0.1, 0), (x + h * 0.14, 0)),
        vol=h * 0.08,
        depth=0.85,
        detail=0.8,
    )
    cap = spline(
        [
            (x + tilt - h * 0.5, y - h + 4, 1),
            (x + tilt - h * 0.42, y - h * 1.3),
            (x + tilt, y - h * 1.52),
            (x + tilt + h * 0.42, y - h * 1.3),
            (x + tilt + h * 0.5, y - h + 4, 1),
            (x + tilt, y - h * 0.9),
        ]
    )
    cm = sc.add(
        cap,
        Lin(
            [(0, mix(c, "#ffe0a0", 0.35)), (1, mix(c, "#2a0818", 0.45))],
            (x + tilt - h * 0.4, y - h * 1.5),
            (x + tilt + h * 0.4, y - h),
        ),
        vol=h * 0.3,
        depth=0.86,
        rim=("#fff4c0", 4, (-0.6, -0.8), 0.8),
        detail=0.8,
    )
    q = rng(int(x))
    sc.polys(
        [
            (
                ell(
                    x + tilt + q.uniform(-0.36, 0.36) * h,
                    y - h * q.uniform(1.06, 1.42),
                    h * q.uniform(0.03, 0.07),
                    h * q.uniform(0.02, 0.05),
                ),
                "#fff4dc",
            )
            for _ in range(9)
        ],
        clip=cm,
        mottle=0,
        detail=0.9,
    )


def _sky(sc: Scene) -> None:
    sc.sky([(0, "#8a4a24"), (0.3, "#c8803a"), (0.55, "#f0c468"), (0.75, "#e8a850"), (1, "#6a3a24")], 0, 1300, warp=60)
    sc.setflow(math.pi / 2 + noise(300, 2, 4) * 0.3)
    sc.glow(260, 420, 760, "#fff2b8", 0.75, 1.6)


def _trunks(sc: Scene, dice: Generator) -> None:
    """Trunks out of focus, in three depths."""
    for i, (n, w0, w1, c, bl) in enumerate(
        [(9, 26, 50, "#d8a050", 7), (6, 50, 90, "#a8642e", 5), (3, 90, 140, "#5a2c20", 3)]
    ):
        for k in range(n):
            x = (k + dice.uniform(0.1, 0.9)) / n * W
            w = dice.uniform(w0, w1)
            if i == 2:
                x = [30, 930, 1010][k]
            p = limb(
                [
                    (x + dice.uniform(-20, 20), -40),
                    (x + dice.uniform(-14, 14), 400),
                    (x + dice.uniform(-14, 14), 800),
                    (x + dice.uniform(-30, 30), 1300),
                ],
                [w * 0.8, w * 0.85, w, w * 1.3],
            )
            sc.add(
                p,
                Lin(
                    [(0, mix(c, "#ffe0a0", 0.35)), (0.4, c), (1, mix(c, "#2a1018", 0.45))],
                    (x - w / 2, 0),
                    (x + w / 2, 0),
                ),
                soft=bl,
                depth=0.1 + 0.1 * i,
                mottle=0.1,
                flow=math.pi / 2,
                fogg=(700, 1150, 0.4, "#e8a850"),
            )
        if i < 2:
            sc.haze(980, 160, "#f6c870", 0.45, seed=5 + i)


def _light_spots(sc: Scene, dice: Generator) -> None:
    for _ in range(46):
        x, y, size = dice.uniform(0, W), dice.uniform(0, 900), dice.uniform(12, 46)
        sc.add(
            ell(x, y, size),
            ["#ffe08a", "#ffb84a", "#f08a3a", "#fff0b8"][dice.integers(4)],
            alpha=dice.uniform(0.08, 0.3),
            soft=2.5,
            mottle=0,
            depth=0.15,
        )
    for a, b, s in ((-0.25, 0.14, 0.28), (0.05, 0.10, 0.22), (0.30, 0.12, 0.25)):
        sc.beam(
            [(150, -60), (230, -60), (560 + (a + b) * 1100, 1300), (560 + (a - b) * 1100, 1300)],
            "#fff0b0",
            s,
            26,
            fade=((190, -60), 1500),
        )


def _log(sc: Scene):
    log = [
        tuple(p) for p in sample([(-60, 1180), (140, 1150), (360, 1142), (600, 1150), (820, 1128), (1080, 1080)], 150)
    ]
    m = sc.add(
        land(log),
        Lin([(0, "#7a8a3a"), (0.25, "#4a4a2c"), (0.6, "#6a3e2a"), (1, "#3c2020")], (0, 1110), (0, 1480)),
        vol=120,
        hs=1.0,
        depth=0.6,
        mottle=0.14,
        rough=3,
        rim=("#fff0a8", 5, (-0.4, -1), 0.6),
        flow=0.0,
    )
    n = noise(26, 4, 9, aspect=9)
    e = np.clip(shift(n, 0, 3) - n, -0.6, 0.6)
    sc.img[:] = np.clip(sc.img + (e * m * smooth(1180, 1230, sc.y))[..., None] * 0.30 * hx("#e8a060"), 0, 1)
    return log


def _moss(sc: Scene, dice: Generator, log) -> None:
    pieces = []
    for _ in range(1700):
        x = dice.uniform(-10, W + 10)
        k = int(np.clip((x + 60) / 1140 * 149, 0, 149))
        y0 = log[k][1]
        u = abs(dice.standard_normal()) * 0.35
        y = y0 + u * 120
        tall = dice.uniform(6, 16) * (1 - 0.3 * u)
        pieces.append(
            (
                y,
                limb(
                    [(x, y), (x + dice.uniform(-3, 3), y - tall * 0.6), (x + dice.uniform(-6, 6), y - tall)],
                    [3, 2.2, 0.6],
                    5,
                    cap=False,
                ),
                mix(mix("#c8d85a", "#6a8a34", dice.random()), "#3a2c1c", min(1, u * 1.1)),
            )
        )
    pieces.sort(key=lambda q: q[0])
    sc.polys([(p, c) for _, p, c in pieces], depth=0.65, detail=0.7, mottle=0, flow=math.pi / 2)


def _snail_body(sc: Scene):
    sc.mul("#241018", blur(mask(ell(SNAIL_X + 40, SNAIL_Y + 16, 400, 34)), 14) * 0.7)
    body = spline(
        [
            (SNAIL_X - 430, SNAIL_Y + 6, 1),
            (SNAIL_X - 320, SNAIL_Y - 30),
            (SNAIL_X - 180, SNAIL_Y - 70),
            (SNAIL_X + 40, SNAIL_Y - 90),
            (SNAIL_X + 230, SNAIL_Y - 96),
            (SNAIL_X + 310, SNAIL_Y - 150),
            (SNAIL_X + 344, SNAIL_Y - 214),
            (SNAIL_X + 392, SNAIL_Y - 250),
            (SNAIL_X + 446, SNAIL_Y - 232),
            (SNAIL_X + 456, SNAIL_Y - 180),
            (SNAIL_X + 430, SNAIL_Y - 110),
            (SNAIL_X + 410, SNAIL_Y - 40),
            (SNAIL_X + 420, SNAIL_Y + 2),
            (SNAIL_X + 300, SNAIL_Y + 18),
            (SNAIL_X + 60, SNAIL_Y + 18),
            (SNAIL_X - 200, SNAIL_Y + 18),
        ]
    )
    sc.add(
        body,
        Lin([(0, "#f0c890"), (0.5, "#c08a60"), (1, "#6a4038")], (0, SNAIL_Y - 240), (0, SNAIL_Y + 20)),
        vol=60,
        shade=0.9,
        depth=0.7,
        mottle=0.08,
        rim=("#fff4c0", 6, (-0.5, -0.9), 0.75),
        detail=0.6,
    )
    return body


def _skin(sc: Scene, body) -> None:
    n = noise(16, 3, 14)
    bm = mask(body)
    e = np.clip(shift(n, 2, 2) - n, -0.6, 0.6)
    sc.img[:] = np.clip(sc.img + (e * bm)[..., None] * 0.16, 0, 1)
    for i in range(26):
        x = SNAIL_X - 400 + i * 32
        line(sc, [(x, SNAIL_Y + 14), (x + 10, SNAIL_Y - 2), (x + 4, SNAIL_Y - 18)], 2.4, "#6a4038", 0.45)


def _stalks(sc: Scene) -> None:
    """One eye-stalk is a street lamp."""
    for (x0, y0), (x1, y1), lamp in (
        ((SNAIL_X + 392, SNAIL_Y - 240), (SNAIL_X + 372, SNAIL_Y - 350), False),
        ((SNAIL_X + 432, SNAIL_Y - 236), (SNAIL_X + 472, SNAIL_Y - 366), True),
    ):
        sc.add(
            limb([(x0, y0), ((x0 + x1) / 2 + 8, (y0 + y1) / 2), (x1, y1)], [24, 16, 12]),
            "#d8a878",
            vol=7,
            depth=0.72,
            rim=("#fff4c0", 4, (-0.6, -0.7), 0.8),
            detail=0.9,
        )
        if lamp:
            sc.glow(x1, y1 - 24, 150, "#ffd870", 0.8, 2)
            sc.add(
                poly([(x1 - 18, y1 - 2), (x1 - 24, y1 - 46), (x1 + 24, y1 - 46), (x1 + 18, y1 - 2)]),
                "#fff4c0",
                mottle=0,
                emit=1,
                detail=1,
                depth=0.75,
            )
            sc.add(
                poly([(x1 - 30, y1 - 44), (x1, y1 - 76), (x1 + 30, y1 - 44)]), "#3a2a34", vol=4, detail=1, depth=0.75
            )
            sc.add(rect(x1 - 20, y1 - 6, 40, 8, 3), "#3a2a34", detail=1, depth=0.75)
            for q in (-9, 9):
                line(sc, [(x1 + q * 1.2, y1 - 44), (x1 + q, y1 - 4)], 2.6, "#3a2a34")
        else:
            sc.add(ell(x1, y1 - 10, 19), "#e0b080", vol=10, depth=0.73, rim=("#fff4c0", 3, (-0.6, -0.7), 0.8), detail=1)
            sc.add(ell(x1 + 6, y1 - 11, 9.5), "#1c1018", mottle=0, detail=1)
            sc.add(ell(x1 + 3, y1 - 14, 3), "#ffffff", mottle=0, detail=1)
    line(
        sc,
        [(SNAIL_X + x, SNAIL_Y - y) for x, y in ((448, 146), (420, 122), (372, 116), (330, 134), (314, 152))],
        9,
        "#c83c30",
        0.95,
    )


def _shell(sc: Scene) -> None:
    shell = spline(
        [
            (SHELL_X + 250, SHELL_Y + 236, 1),
            (SHELL_X + 300, SHELL_Y + 90),
            (SHELL_X + 280, SHELL_Y - 70),
            (SHELL_X + 190, SHELL_Y - 210),
            (SHELL_X + 30, SHELL_Y - 276),
            (SHELL_X - 140, SHELL_Y - 246),
            (SHELL_X - 260, SHELL_Y - 130),
            (SHELL_X - 300, SHELL_Y + 30),
            (SHELL_X - 262, SHELL_Y + 170),
            (SHELL_X - 170, SHELL_Y + 252, 1),
            (SHELL_X + 40, SHELL_Y + 276),
        ]
    )
    m = sc.add(
        shell,
        Lin(
            [(0, "#f2c478"), (0.45, "#b8683a"), (1, "#4a2028")],
            (SHELL_X - 240, SHELL_Y - 240),
            (SHELL_X + 230, SHELL_Y + 260),
        ),
        vol=230,
        shade=0.9,
        hs=1.1,
        depth=0.72,
        mottle=0.07,
        rim=("#fff4c0", 6, (-0.7, -0.7), 0.7),
        detail=0.6,
    )
    dx, dy = sc.x - SHELL_X - 20, sc.y - SHELL_Y - 30
    away = np.hypot(dx, dy) + 1e-3
    angle = np.arctan2(dy, dx)
    b = 0.17
    phase = np.log(away / SHELL_RADIUS) / b + angle
    groove = np.exp(-(((((phase / (2 * math.pi)) % 1) - 0.5) / 0.06) ** 2)) * m * smooth(18, 40, away)
    sc.mul("#3a1420", blur(groove, 1.5) * 0.75)
    sc.screen("#ffd890", shift(blur(groove, 2), -5, -5) * m * 0.22)
    rib = smooth(0.2, 0.9, np.sin(angle * 34 + np.log(away) * 9)) * m
    sc.mul("#8a4a34", rib * 0.22)


def _town(sc: Scene) -> None:
    """The town climbs the crown of the shell, back rows first."""
    town_dice = rng(12)
    walls = ["#f4e0c0", "#e8c8a0", "#f0d0b0", "#d8b898", "#f6ead0", "#e8b890"]
    roofs = ["#b8442e", "#8a3a34", "#c86a3a", "#5a5a70", "#9a4a2c"]
    for yo, hw, n, hh in ((-300, 70, 4, 96), (-262, 140, 6, 82), (-214, 200, 8, 70), (-156, 248, 10, 58)):
        pieces = []
        for k in range(n):
            u = (k + 0.5) / n * 2 - 1
            x = SHELL_X + 8 + u * hw
            y = SHELL_Y + yo + abs(u) ** 2 * hw * 0.42 + 18
            w = 2 * hw / n * 1.12
            tall = (abs(u) < 0.3 and yo == -300) or town_dice.random() < 0.14
            pieces += _house(
                x,
                y,
                w,
                hh * town_dice.uniform(0.8, 1.2) * (1.5 if tall else 1),
                walls[town_dice.integers(6)],
                roofs[town_dice.integers(5)],
                int(town_dice.integers(1e6)),
                tall=tall,
            )
        sc.polys(
            pieces,
            depth=0.78,
            detail=0.85,
            mottle=0.05,
            rim=("#fff4c8", 2.6, (-0.8, -0.5), 0.8),
            shadow=(5, 6, 7, 0.35),
            fogg=(SHELL_Y + yo + 10, SHELL_Y + yo + 80, 0.25, "#e8b060"),
        )
        bushes = [(SHELL_X + 8 + (town_dice.uniform(-1, 1)) * hw * 1.05,) for _ in range(7)]
        pieces = []
        for (x,) in bushes:
            u = (x - SHELL_X - 8) / hw
            y = SHELL_Y + yo + abs(u) ** 2 * hw * 0.42 + 34
            pieces.extend(
                (
                    ell(x + town_dice.uniform(-9, 9), y - 10 + town_dice.uniform(-10, 6), town_dice.uniform(7, 12)),
                    ["#7a8a34", "#a8a040", "#c8742c"][town_dice.integers(3)],
                )
                for _ in range(5)
            )
        sc.polys(pieces, depth=0.78, detail=0.8, vol=5)


def _lamp_road(sc: Scene) -> None:
    """A road of tiny lamps down the shell."""
    for k in range(22):
        t_ = k / 21
        thv = -2.6 + t_ * 2.9
        rv = SHELL_RADIUS * 0.80
        x, y = SHELL_X + 20 + rv * math.cos(thv), SHELL_Y + 30 + rv * math.sin(thv) * 0.86
        if y < SHELL_Y - 90:
            continue
        sc.glow(x, y - 12, 34, "#ffd870", 0.6)
        sc.add(rect(x - 1.4, y - 12, 2.8, 16), "#3a2028", mottle=0, detail=1)
        sc.add(ell(x, y - 14, 4), "#fff4c0", mottle=0, emit=1, detail=1)


def _chimney_smoke(sc: Scene) -> None:
    for i, (x, y, w, h) in enumerate(
        [
            (SHELL_X + 60, SHELL_Y - 440, 40, 24),
            (SHELL_X + 84, SHELL_Y - 480, 70, 36),
            (SHELL_X + 130, SHELL_Y - 530, 110, 50),
        ]
    ):
        cumulus(sc, x, y, w, h, 90 + i, light="#fff8e4", mid="#f0d0a8", dark="#b88a70", alpha=0.8, depth=0.5, puffs=20)


def _toadstools(sc: Scene) -> None:
    _toadstool(sc, 946, 1150, 96, "#c8342a", 6)
    _toadstool(sc, 212, 1206, 76, "#d8502c", 6)
    _toadstool(sc, 148, 1212, 140, "#b82c2c", -10)


def _lamplighter(sc: Scene) -> None:
    """The lamplighter leads the snail on a leash."""
    f = figure(
        sc,
        800,
        1352,
        250,
        coat="#2f6a5e",
        hair="#3a2018",
        legs="#2a1c28",
        hat="cone",
        arm2=(-0.24, -0.56),
        arm=(0.26, -0.70),
        stride=0.10,
        rim=("#fff2b8", 4, (-0.6, -0.7), 0.9),
        skirt=0.34,
    )
    lantern = f["hand"]
    line(sc, sag(lantern, (SNAIL_X + 410, SNAIL_Y - 120), 26), 5, "#d8432e", 1)
    sc.glow(lantern[0] + 4, lantern[1] + 26, 120, "#ffd060", 0.8, 2)
    sc.add(rect(lantern[0] - 9, lantern[1] + 10, 24, 30, 6), "#fff4c0", mottle=0, emit=1, detail=1)
    sc.add(rect(lantern[0] - 11, lantern[1] + 6, 28, 6, 2), "#3a2028", detail=1)
    sc.add(rect(lantern[0] - 11, lantern[1] + 40, 28, 6, 2), "#3a2028", detail=1)


def _falling_leaves(sc: Scene, dice: Generator) -> None:
    pieces = [
        (
            X(
                spline([(-1, 0, 1), (-0.2, -0.5), (1, 0, 1), (-0.2, 0.5)]),
                dice.uniform(0, W),
                dice.uniform(60, 1300),
                dice.uniform(9, 18),
                dice.uniform(0, 360),
            ),
            ["#f0a03a", "#d8602c", "#ffd060"][dice.integers(3)],
        )
        for _ in range(34)
    ]
    sc.polys(pieces, mottle=0, detail=0.85)


def _ferns(sc: Scene) -> None:
    """Dark ferns in the corners in front."""
    pieces = []
    for x0, d in ((-20, 1), (120, 1), (1040, -1)):
        for k in range(5):
            a = math.radians(-60 - k * 16)
            long = 260 - 20 * k
            ex, ey = x0 + d * math.cos(a) * long * (0.5 + 0.2 * k), 1500 + math.sin(a) * long
            stem = [(x0, 1510), ((x0 + ex) / 2 - d * 20, (1500 + ey) / 2 - 30), (ex, ey)]
            curve = sample(stem, 18)
            pieces.append((limb(stem, [7, 4, 1], 18), "#1c1a14"))
            for q in range(3, 18):
                px, py = curve[q]
                tall = (18 - q) * 4.6
                for s in (-1, 1):
                    tx, ty = curve[q] - curve[q - 1]
                    nn = math.hypot(tx, ty)
                    pieces.append(
                        (
                            limb(
                                [
                                    (px, py),
                                    (
                                        px + (-ty / nn * s * 0.8 + tx / nn * 0.5) * tall,
                                        py + (tx / nn * s * 0.8 + ty / nn * 0.5) * tall,
                                    ),
                                ],
                                [5, 0.5],
                                4,
                                cap=False,
                            ),
                            "#221d16",
                        )
                    )
    sc.polys(pieces, depth=0.98, detail=0.5, mottle=0.05, rim=("#c8a040", 2, (-0.5, -0.8), 0.5), soft=1.2)


@card(37, "snail-city", "Snail City", Land.FOREST, gouache)
def snail_city() -> Scene:
    """A snail carries a whole town through a golden wood, slower than anybody's patience; a lamplighter leads it.

    Where is everybody being taken, and who noticed? One eye of the snail is a street lamp.
    """
    sc = Scene(light=(-0.6, -0.65, 0.45), key="#ffe9a8", shadow="#2a1526", fog="#e8b86a", seed=201)
    _sky(sc)
    dice = rng(3)
    _trunks(sc, dice)
    _light_spots(sc, dice)
    log = _log(sc)
    _moss(sc, dice, log)
    body = _snail_body(sc)
    _skin(sc, body)
    _stalks(sc)
    _shell(sc)
    _town(sc)
    _lamp_road(sc)
    _chimney_smoke(sc)
    _toadstools(sc)
    _lamplighter(sc)
    _falling_leaves(sc, dice)
    _ferns(sc)
    return sc
