"""Card 41, The Sunken Piano."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import rng, smooth
from ...kit.fills import Lin
from ...kit.ground import land, ridge, swirl
from ...kit.marks import line
from ...kit.paths import T, X, blurmask, ell, mask, poly, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.figure import figure
from ...motifs.plants import leaves, tree
from ...motifs.sea import boat
from ...motifs.things import umbrella

HORIZON = 900
PIANO_X = 500
PIANO_Y = 930
WATERLINE = 968
ROWBOAT_X = 745
ROWBOAT_Y = 1290


def _sky(sc: Scene) -> None:
    sc.sky([(0, "#9fc4bd"), (0.3, "#c9dccb"), (0.55, "#eee6cc"), (0.72, "#f7e3c0"), (0.8, "#f3d9b4")], 0, 1000, warp=30)
    sc.setflow(swirl(sc, 0, 0.7, 500, 2))
    sc.glow(250, 640, 520, "#fff6d8", 0.6, 1.6)
    sc.add(ell(250, 640, 58), "#fffaf0", soft=2, mottle=0, alpha=0.9)


def _hills(sc: Scene) -> None:
    for i, (y, rise, c) in enumerate(((770, 70, "#b7cdc4"), (830, 60, "#9dbcb4"), (870, 34, "#84aaa2"))):
        sc.add(
            land(ridge(y, rise, 260 - 40 * i, 50 + i)),
            c,
            depth=0.1 + 0.1 * i,
            fogg=(y - 20, HORIZON + 10, 0.85, "#eee2c8"),
            mottle=0.04,
        )


def _conifers(sc: Scene) -> None:
    dice = rng(3)
    pieces = []
    for _ in range(60):
        x = dice.uniform(-20, W + 20)
        h = dice.uniform(30, 90)
        y = HORIZON + 2
        pieces.append(
            (
                spline(
                    [
                        (x, y - h, 1),
                        (x + h * 0.10, y - h * 0.5),
                        (x + h * 0.2, y, 1),
                        (x - h * 0.2, y, 1),
                        (x - h * 0.10, y - h * 0.5),
                    ]
                ),
                mix("#6f978f", "#8fb3a6", dice.random()),
                0.8,
            )
        )
    sc.polys(pieces, depth=0.2, fogg=(HORIZON - 60, HORIZON, 0.7, "#eee2c8"), mottle=0.06, detail=0.3)


def _maple(sc: Scene):
    maple, tips, _out = tree(
        PIANO_X + 36, PIANO_Y - 150, 150, 62, 12, depth=6, spread=0.58, curl=0.20, shrink=0.79, roots=False
    )
    leaves(sc, tips, 74, 1500, ["#5c1420", "#8f1d24", "#b92d24"], 15, 5, depth=0.5, light=(-0.5, -0.8))
    return tips, maple


def _lid(sc: Scene, tips, maple):
    """The lid, hinged on the left, seen from the keyboard side."""
    t = T(PIANO_X, PIANO_Y, 1.62, -5)
    sc.add(
        t(spline([(-152, -92, 1), (-120, -228, 1), (-20, -262), (96, -246), (150, -214, 1), (60, -120, 1)])),
        Lin([(0, "#46303a"), (1, "#1d1822")], t((-140, -200)), t((110, -120))),
        depth=0.62,
        detail=0.8,
        rim=("#fff0d8", 4, (-0.6, -1), 0.8),
        mottle=0.05,
    )
    sc.add(
        t(spline([(-138, -96, 1), (-110, -216, 1), (-18, -248), (90, -234), (136, -208, 1), (50, -118, 1)])),
        Lin([(0, "#a06c3c"), (0.6, "#5a3524"), (1, "#2a1a20")], t((-120, -220)), t((90, -110))),
        depth=0.62,
        detail=0.8,
        mottle=0.08,
        flow=-0.5,
    )
    sc.add(
        maple,
        Lin([(0, "#6a4436"), (1, "#2c1c22")], (PIANO_X - 60, 0), (PIANO_X + 120, 0)),
        vol=12,
        depth=0.6,
        rim=("#ffe6c0", 4, (-1, -0.5), 0.8),
        mottle=0.1,
        detail=0.7,
        flow=math.pi / 2,
    )
    leaves(
        sc,
        tips,
        66,
        2600,
        ["#8f1d24", "#c8321f", "#ea5a2a", "#f7943e", "#ffc861"],
        14,
        7,
        depth=0.6,
        light=(-0.6, -0.8),
        detail=0.8,
    )
    line(sc, [t((128, -96)), t((118, -214))], 5, "#1c141a")
    return t


def _case(sc: Scene, t: T) -> None:
    sc.add(
        t(spline([(-156, -100, 1), (156, -100, 1), (160, -80, 1), (-160, -80, 1)])),
        "#2a2029",
        depth=0.66,
        rim=("#fff0d8", 3, (-0.2, -1), 0.7),
        detail=0.8,
    )


def _music(sc: Scene, t: T) -> None:
    sc.add(
        t(spline([(-70, -92, 1), (-62, -138, 1), (58, -138, 1), (66, -92, 1)])),
        "#3a2528",
        depth=0.67,
        detail=0.9,
        rim=("#f8e0c0", 3, (-0.3, -1), 0.7),
    )
    sc.add(t(poly([(-44, -96), (-40, -134), (2, -136), (4, -96)])), "#fbf3df", depth=0.68, detail=1)
    sc.add(t(poly([(6, -96), (4, -136), (44, -133), (48, -96)])), "#efe2c6", depth=0.68, detail=1)
    pieces = []
    for k_ in range(4):
        pieces.extend(
            (t(poly([(x0, -128 + k_ * 8), (x1, -129 + k_ * 8)], closed=False)), "#6a5a58", 0.8, 1.6)
            for x0, x1 in ((-39, -1), (9, 41))
        )
    sc.polys(pieces, detail=1)


def _keyboard(sc: Scene, t: T) -> None:
    sc.add(
        t(poly([(-160, -82), (160, -82), (164, -58), (-164, -58)])),
        Lin([(0, "#1b171f"), (1, "#3a2c34")], t((0, -82)), t((0, -58))),
        depth=0.7,
        detail=0.8,
    )
    sc.add(
        t(poly([(-146, -60), (146, -60), (154, -30), (-154, -30)])),
        Lin([(0, "#d9cdb8"), (1, "#fffaf0")], t((0, -60)), t((0, -30))),
        depth=0.72,
        mottle=0,
        detail=1,
    )


def _keys(sc: Scene, t: T) -> None:
    pieces = []
    for i in range(29):
        u = i / 28
        x0 = -146 + 292 * u
        x1 = -154 + 308 * u
        pieces.append((t(poly([(x0, -60), (x1, -30)], closed=False)), "#8a7f78", 0.9, 1.8))
        if i < 28 and i % 7 not in (2, 6):
            xm = x0 + 292 / 28
            xn = xm + (x1 - x0) * 0.2
            pieces.append((t(poly([(xm - 3.0, -60), (xm + 3.0, -60), (xn + 3.2, -43), (xn - 3.2, -43)])), "#15131b"))
    sc.polys(pieces, detail=1, mottle=0)
    sc.add(t(poly([(-154, -30), (154, -30), (154, -22), (-154, -22)])), "#b8aa98", depth=0.72, mottle=0, detail=1)
    sc.add(
        t(poly([(-172, -24), (172, -24), (168, 30), (-168, 30)])),
        Lin([(0, "#3a2f38"), (0.3, "#1a1720"), (1, "#0e0d15")], t((0, -24)), t((0, 30))),
        vol=8,
        depth=0.74,
        rim=("#fff2dc", 3, (-0.2, -1), 0.7),
        detail=0.8,
    )
    for s_ in (-1, 1):
        sc.add(
            t(spline([(s_ * 150, -84, 1), (s_ * 178, -84, 1), (s_ * 182, -20, 1), (s_ * 152, -20, 1)])),
            "#211b25",
            vol=8,
            depth=0.74,
            rim=("#fff2dc", 3, (-1, -0.6), 0.8),
            detail=0.8,
        )
    for lx in (-146, 146):
        sc.add(
            t(
                spline(
                    [
                        (lx - 15, 30, 1),
                        (lx + 15, 30, 1),
                        (lx + 11, 70),
                        (lx + 15, 120, 1),
                        (lx - 15, 120, 1),
                        (lx - 11, 70),
                    ]
                )
            ),
            "#14121a",
            vol=9,
            depth=0.74,
        )


def _reflection(sc: Scene) -> None:
    base = Lin([(0, "#efe3c8"), (0.12, "#cfd9c8"), (0.5, "#86aeaa"), (1, "#31606a")], (0, HORIZON), (0, H))
    sc.reflect(WATERLINE, tint="#e4efe4", am=0.62, wob=12, sq=1.0, seed=3, blurv=5, base=base)
    strip = ((sc.y >= HORIZON) & (sc.y < WATERLINE)).astype(np.float32) * (1 - smooth(0.30, 0.5, sc.depth))
    sc.mixin(sc.fill(base), strip)


def _ripples(sc: Scene) -> None:
    dice = rng(8)
    pieces = []
    for _ in range(70):
        u = dice.random()
        y = WATERLINE + (u**1.4) * 430
        x = PIANO_X + dice.standard_normal() * (150 + 260 * u)
        long = (18 + 80 * u) * dice.uniform(0.5, 1.4)
        pieces.append(
            (
                spline([(x - long, y), (x, y - 1.2 - 1.5 * u), (x + long, y), (x, y + 1.2 + 1.5 * u)]),
                "#f4f2df",
                0.35 + 0.25 * dice.random(),
            )
        )
    sc.polys(pieces, flow=0.0, detail=0.7, mottle=0)
    for rr, a in ((250, 0.7), (310, 0.45), (390, 0.3)):
        sc.mixin(
            "#f6f2e0",
            mask(ell(PIANO_X, WATERLINE + 4, rr, rr * 0.10), stroke=3)
            * a
            * smooth(WATERLINE - 4, WATERLINE + 10, sc.y),
        )


def _leaves_on_the_water(sc: Scene) -> None:
    dice = rng(14)
    pieces = []
    for _ in range(90):
        u = dice.random()
        y = WATERLINE + 20 + u * 420
        x = PIANO_X + dice.standard_normal() * (160 + 190 * u)
        s = (6 + 11 * u) * dice.uniform(0.7, 1.3)
        pieces.append(
            (
                X(spline([(-1, 0, 1), (-0.2, -0.34), (1, 0, 1), (-0.2, 0.34)]), x, y, s, dice.uniform(-30, 30)),
                mix("#b92d24", "#ffb04a", dice.random()),
            )
        )
    for _ in range(42):
        x = PIANO_X + dice.standard_normal() * 280
        y = dice.uniform(560, 940)
        s = dice.uniform(7, 13)
        pieces.append(
            (
                X(spline([(-1, 0, 1), (-0.2, -0.5), (1, 0, 1), (-0.2, 0.5)]), x, y, s, dice.uniform(0, 360)),
                mix("#c8321f", "#ffc061", dice.random()),
            )
        )
    sc.polys(pieces, detail=0.9, mottle=0)


def _rowing_boat(sc: Scene) -> None:
    sc.add(blurmask(ell(ROWBOAT_X, ROWBOAT_Y + 34, 190, 20), 9), "#244c58", alpha=0.6, mottle=0)
    f = figure(
        sc,
        ROWBOAT_X - 24,
        ROWBOAT_Y + 50,
        215,
        coat="#2f3f5c",
        hair="#2a1c1a",
        legs="#1c2030",
        sit=True,
        hat="brim",
        arm=(0.20, -0.66),
        arm2=(0.24, -0.50),
        flip=True,
        rim=("#fff2d4", 3, (-0.5, -1), 0.8),
    )
    boat(sc, T(ROWBOAT_X, ROWBOAT_Y, 1.7, 0), col="#8a4a3a", rim=("#fff2d4", 3, (-0.2, -1), 0.8))
    ax, ay = f["hand"]
    umbrella(sc, T(ax + 2, ay - 150, 1.25, -8), "#e8b23c", handle=150)


@card(41, "sunken-piano", "The Sunken Piano", Land.FOREST, gouache)
def sunken_piano() -> Scene:
    """A maple grows out of a grand piano that sinks into a still lake; a man drifts by under an umbrella.

    Below the surface the keys go on. Did he play it once, or does it play for him?
    """
    sc = Scene(light=(-0.4, -0.8, 0.45), key="#fff4d8", shadow="#2a3a48", fog="#d9e2d4", seed=41)
    _sky(sc)
    _hills(sc)
    _conifers(sc)
    tips, maple = _maple(sc)
    t = _lid(sc, tips, maple)
    _case(sc, t)
    _music(sc, t)
    _keyboard(sc, t)
    _keys(sc, t)
    _reflection(sc)
    _ripples(sc)
    _leaves_on_the_water(sc)
    _rowing_boat(sc)
    return sc
