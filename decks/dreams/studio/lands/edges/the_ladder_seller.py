"""Card 67, The Ladder Seller."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.camera import Cam
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, rng, smooth
from ...kit.fills import Lin
from ...kit.ground import land, ridge, swirl
from ...kit.marks import grain, line
from ...kit.paths import T, ell, joined, limb, mask, poly, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.figure import figure
from ...motifs.sky import cumulus

TEAL = "#2f7a8a"
VERMILION = "#d8402e"


def ladder(sc, foot, top, width, colour, rungs, depth=0.6, rim=None, thick=9):
    """Ladder between two points; narrows a little upwards."""
    (x0, y0), (x1, y1) = foot, top
    length = math.hypot(x1 - x0, y1 - y0)
    nx, ny = -(y1 - y0) / length, (x1 - x0) / length
    dark = mix(colour, "#3a2a48", 0.4)
    items = []
    for i in range(1, rungs + 1):
        u = i / (rungs + 1)
        w = width * (1 - 0.22 * u) / 2
        px, py = x0 + (x1 - x0) * u, y0 + (y1 - y0) * u
        items.append(
            (poly([(px - nx * w, py - ny * w), (px + nx * w, py + ny * w)], closed=False), dark, 1, thick * 0.7)
        )
    items.extend(
        (
            limb(
                [
                    (x0 + side * nx * width / 2, y0 + side * ny * width / 2),
                    (x1 + side * nx * width * 0.39, y1 + side * ny * width * 0.39),
                ],
                [thick, thick * 0.8],
            ),
            colour if side < 0 else mix(colour, dark, 0.35),
        )
        for side in (-1, 1)
    )
    sc.polys(items, depth=depth, detail=0.85, mottle=0.04, rim=rim, vol=3)


AXIS = 850


@card(67, "the-ladder-seller", "The Ladder Seller", Land.EDGES, gouache, vig=0.2)
def the_ladder_seller() -> Scene:
    """On a mirror of salt a man offers ladders, and his reflection is the only customer.

    It wears another coat and holds out a coin: it wants to come up.
    """
    sc = Scene(light=(-0.5, -0.7, 0.5), key="#fffaf0", shadow="#5a4a68", fog="#fdf0e4", seed=671)
    _sky(sc)
    _wares(sc)
    wet = _mirror(sc)
    _salt_crust(sc, wet)
    _seller_and_customer(sc)
    return sc


def _sky(sc: Scene) -> None:
    sc.sky([(0, "#3f80a0"), (0.25, "#98b8c8"), (0.55, "#f0c0ac"), (0.85, "#fbdcc4"), (1, "#fff2e0")], 0, AXIS, warp=40)
    sc.setflow(swirl(sc, 0, 0.5, 420, 2))
    sc.glow(760, 760, 560, "#fff2dc", 0.6, 1.6)
    for x, y, w, h, seed in (
        (210, 300, 420, 100, 3),
        (850, 220, 360, 90, 5),
        (880, 520, 300, 60, 6),
        (120, 560, 260, 54, 8),
        (500, 660, 360, 40, 9),
    ):
        cumulus(sc, x, y, w, h, seed, light="#fffaf4", mid="#f4d4cc", dark="#b898ac", depth=0.05, flat=0.5)
    sc.add(land(ridge(826, 14, 260, 4, oct=3)), "#c8a4b0", depth=0.08, fogg=(800, 856, 0.6, "#fbe4d4"))


def _wares(sc: Scene) -> None:
    """The cart of ladders, a stork on the tallest, a stepladder with a cat."""
    rim = ("#fffdf4", 3, (-0.6, -0.6), 0.8)
    stock = [
        ((370, 764), (250, 330), 62, "#c88a88", 11),
        ((640, 764), (790, 300), 64, "#7a8aa8", 12),
        ((470, 764), (424, 292), 66, TEAL, 13),
        ((560, 764), (604, 236), 62, "#e0a048", 14),
        ((510, 764), (520, 400), 60, "#a8587a", 10),
        ((420, 764), (330, 470), 56, VERMILION, 8),
        ((610, 764), (700, 450), 58, "#6a5a88", 8),
        ((580, 764), (650, 560), 50, "#8ab0a0", 5),
    ]
    for foot, top, width, colour, rungs in stock:
        ladder(sc, foot, top, width, mix(colour, "#3a2448", 0.22), rungs, rim=rim, thick=13)
    stork(sc, T(426, 294, 0.84))
    cart(sc, 500, AXIS)
    ladder(sc, (792, AXIS + 4), (836, 640), 50, VERMILION, 5, rim=rim, thick=12)
    ladder(sc, (884, AXIS + 4), (840, 640), 50, "#a8383a", 5, rim=rim, thick=12)
    cat_on_top(sc, T(842, 640))


def _mirror(sc: Scene):
    sc.reflect(
        AXIS,
        tint="#f0dcd8",
        am=0.82,
        wob=1.8,
        sq=1.3,
        seed=4,
        blurv=2,
        base=Lin([(0, "#fff4e8"), (0.5, "#e0b8b4"), (1, "#4a6a8c")], (0, AXIS), (0, H)),
    )
    return smooth(AXIS, AXIS + 4, sc.y)


def _salt_crust(sc: Scene, wet) -> None:
    cam = Cam(eye=(0, 1.5, -4), pitch=0, f=900, c=(W * 0.5, AXIS))
    r = rng(12)
    cracks = []
    for j in range(22):
        z = -2.6 + j * 0.62 + j * j * 0.04
        for i in range(-9, 10):
            cx = i * 0.75 + (j % 2) * 0.37 + r.normal(0, 0.06)
            corner = [cam((cx + dx, 0, z + dz)) for dx, dz in ((-0.37, 0.0), (-0.2, 0.3), (0.18, 0.3), (0.37, 0))]
            cracks.append(poly(corner, closed=False))
    lines = mask(cracks, stroke=3) * wet
    sc.mixin("#fffaf2", blur(lines, 0.8) * (0.16 * smooth(AXIS + 6, AXIS + 120, sc.y)))
    sc.mixin(
        "#fff8ee", blur(np.clip(smooth(AXIS - 2, AXIS + 1, sc.y) - smooth(AXIS + 2, AXIS + 9, sc.y), 0, 1), 1.2) * 0.7
    )
    for x, w in ((236, 96), (500, 300), (838, 90)):
        sc.mixin("#fffaf2", blur(mask(ell(x, AXIS + 8, w, 7), stroke=4), 1) * wet * 0.6)


def _seller_and_customer(sc: Scene) -> None:
    sc.mul("#5a7aa8", smooth(1180, 1488, sc.y) * 0.75)
    customer(sc, 236, AXIS + 10)
    seller(sc, 236, AXIS + 4)


def cart(sc, x, y):
    """Two-wheeled hand cart, wheels on the axis line."""
    rim = ("#fffdf4", 3, (-0.6, -0.6), 0.8)
    _cart_box(sc, x, y, rim)
    _wheels(sc, x, y, rim)


def _cart_box(sc: Scene, x, y, rim) -> None:
    sc.add(
        limb([(x + 190, y - 92), (x + 290, y - 80), (x + 330, y - 66)], [15, 13, 12]),
        "#8a5a48",
        vol=5,
        depth=0.7,
        detail=0.8,
        rim=rim,
    )
    box = poly([(x - 196, y - 150), (x + 200, y - 150), (x + 176, y - 54), (x - 172, y - 54)])
    m = sc.add(
        box,
        Lin([(0, "#b8604c"), (1, "#542838")], (x - 190, y - 150), (x + 190, y - 50)),
        vol=10,
        depth=0.7,
        detail=0.75,
        rim=rim,
    )
    grain(sc, m, 0.12, 20, 12, 4)
    planks = [
        (
            poly([(x - 190 + k * 6, y - 150 + k * 32), (x + 194 - k * 6, y - 150 + k * 32)], closed=False),
            "#5a3040",
            0.7,
            4,
        )
        for k in (1, 2)
    ]
    sc.polys(planks, depth=0.71, detail=0.8, mottle=0)
    sc.add(limb([(x - 206, y - 152), (x + 210, y - 152)], [18, 18]), "#f0c8a0", vol=7, depth=0.72, detail=0.8, rim=rim)
    for i in range(9):
        bx = x - 176 + i * 44
        sc.add(ell(bx, y - 134, 8, 10), "#e8b858", vol=5, depth=0.73, detail=0.95)


def _wheels(sc: Scene, x, y, rim) -> None:
    for wx in (x - 104, x + 104):
        sc.add(mask(ell(wx, y - 58, 58), stroke=14), "#6a3c48", vol=5, depth=0.75, detail=0.85, rim=rim)
        spokes = []
        for k in range(10):
            a = k * math.pi / 5 + 0.2
            spokes.append(
                (
                    poly([(wx, y - 58), (wx + math.cos(a) * 54, y - 58 + math.sin(a) * 54)], closed=False),
                    "#c88a70",
                    1,
                    6,
                )
            )
        sc.polys(spokes, depth=0.75, detail=0.9, mottle=0.02)
        sc.add(ell(wx, y - 58, 14), "#e8b858", vol=7, depth=0.76, detail=0.9)
    sc.add(limb([(x - 188, y - 60), (x - 204, y)], [12, 10]), "#6a3c48", vol=4, depth=0.75, detail=0.8)


def seller(sc, x, y):
    """The seller: long teal coat, tall brimmed hat, both arms spread in offer."""
    rim = ("#fffdf4", 4, (-0.6, -0.6), 0.85)
    h = 320
    figure(
        sc,
        x,
        y,
        h,
        coat=TEAL,
        hair="#e8e0d8",
        skin="#c88a64",
        legs="#5a4a68",
        skirt=0.40,
        hat="brim",
        arm=(0.36, -0.84),
        arm2=(-0.32, -0.70),
        rim=rim,
        stride=0.06,
        boots="#3a2c3c",
    )
    t = T(x, y, h)
    sc.add(
        t(limb([(-0.07, -0.79), (0.02, -0.77), (0.09, -0.79)], [0.045, 0.055, 0.045])),
        "#e8b858",
        vol=5,
        depth=0.95,
        detail=1,
    )
    for yy in (-0.68, -0.60, -0.52, -0.44):
        sc.add(t(ell(0.06, yy, 0.014)), "#f4d890", depth=0.95, detail=1, mottle=0)
    sc.add(
        t(spline([(0.02, -0.86), (0.075, -0.855), (0.09, -0.80), (0.05, -0.73), (0.02, -0.78)])),
        "#f8f4ee",
        vol=5,
        depth=0.95,
        detail=1,
    )


def customer(sc, x, y):
    """The reflection that is not his: upside down, red coat, bare head, a coin in the outstretched hand."""
    rim = ("#fff4e4", 4, (-0.6, 0.4), 0.8)
    h = 320
    f = figure(
        sc,
        x,
        y,
        h,
        flip=True,
        coat="#c8503c",
        hair="#3a2430",
        skin="#e8b494",
        legs="#4a4a6a",
        skirt=0.42,
        arm=(0.40, -0.80),
        arm2=(-0.28, -0.50),
        rim=rim,
        stride=0.06,
        lean=180,
        boots="#5a3c48",
    )
    t = T(x, y, h, 180, flip=True)
    sc.add(
        t(limb([(-0.07, -0.79), (0.02, -0.77), (0.09, -0.79)], [0.045, 0.055, 0.045])),
        "#f4d890",
        vol=5,
        depth=0.95,
        detail=1,
    )
    for yy in (-0.68, -0.58, -0.48):
        sc.add(t(limb([(-0.02, yy), (0.08, yy + 0.005)], [0.02, 0.02])), "#f8e0c0", depth=0.95, detail=1)
    hand = f["hand"]
    sc.glow(hand[0] + 14, hand[1] + 6, 80, "#ffe890", 0.8, 1.8)
    sc.add(
        ell(hand[0] + 12, hand[1] + 10, 17, 17),
        Lin([(0, "#fff4b8"), (1, "#d89a28")], (hand[0], hand[1] - 6), (hand[0] + 24, hand[1] + 28)),
        vol=5,
        depth=0.96,
        detail=1,
        rim=("#ffffff", 2.5, (-0.5, -0.8), 0.9),
    )
    sc.add(mask(ell(hand[0] + 12, hand[1] + 10, 10), stroke=2.4), "#b87a20", depth=0.97, detail=1, mottle=0)


def stork(sc, t):
    """Stork standing on one leg, facing right, feet at y = 0."""
    k = t.a[2]
    rim = ("#ffffff", 3, (-0.6, -0.7), 0.8)
    kw = {"depth": 0.8, "detail": 0.95}
    line(sc, [t((0, 0)), t((2, -34)), t((0, -66))], 5 * k, VERMILION)
    line(sc, [t((0, -62)), t((18, -46)), t((4, -36))], 5 * k, "#b83a30")
    sc.add(
        t(spline([(-52, -70), (-40, -96), (0, -112), (30, -100), (34, -80), (10, -62), (-24, -60)])),
        "#fffaf4",
        vol=16 * k,
        rim=rim,
        **kw,
    )
    sc.add(
        t(spline([(-76, -58, 1), (-52, -90), (-16, -96), (2, -80), (-20, -66), (-50, -58)])),
        "#3a3444",
        vol=7 * k,
        rim=rim,
        **kw,
    )
    sc.add(
        t(limb([(24, -94), (40, -120), (32, -146), (42, -164)], [24, 15, 12, 12])), "#fffaf4", vol=6 * k, rim=rim, **kw
    )
    sc.add(t(ell(46, -168, 13, 11)), "#fffaf4", vol=6 * k, rim=rim, **kw)
    sc.add(t(spline([(54, -174, 1), (104, -158, 1), (54, -162, 1)])), VERMILION, vol=3 * k, **kw)
    sc.add(t(ell(50, -171, 2.6)), "#1c1420", mottle=0, **kw)


def cat_on_top(sc, t):
    """Slim white cat sitting on the stepladder and looking down."""
    kw = {"depth": 0.85, "detail": 1}
    rim = ("#ffffff", 3, (-0.6, -0.7), 0.8)
    sc.add(t(limb([(14, -6), (40, 6), (46, 40), (36, 62)], [11, 10, 8, 4])), "#6a5a68", vol=4, rim=rim, **kw)
    sc.add(
        t(spline([(-18, 0), (-24, -30), (-10, -62), (10, -62), (22, -30), (20, 0)])), "#7a6878", vol=14, rim=rim, **kw
    )
    sc.add(
        t(
            joined(
                ell(-6, -72, 20, 17),
                spline([(-24, -76, 1), (-24, -100, 1), (-8, -86, 1)]),
                spline([(-4, -86, 1), (12, -100, 1), (13, -76, 1)]),
            )
        ),
        "#7a6878",
        vol=10,
        rim=rim,
        **kw,
    )
    for x in (-14, 0):
        sc.add(t(ell(x, -71, 3.2, 3.6)), "#f4d860", mottle=0, **kw)
