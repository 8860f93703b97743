"""Card 56, The Hill Sews."""

import math

import numpy as np
from numpy.random import Generator

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.colour import Colour, mix
from ...kit.field import Field, blur, noise, rng, smooth
from ...kit.fills import Lin, Rad
from ...kit.ground import land, ridge
from ...kit.paths import ell, limb, mask, poly, sample, spline
from ...kit.scene import Piece, Scene
from ...media import gouache
from ...motifs.sky import strata
from .hill_woman import RIM, body, head, wood
from .motifs import cottage
from .sewing_hands import far_hand, near_hand

TEAR = ((640, 985), (600, 1070), (668, 1150), (606, 1240), (690, 1330), (640, 1420), (706, 1520))
"""Where the land is torn, from the hand down to the frame."""
FIELDS: tuple[Colour, ...] = ("#7a9a58", "#c8b468", "#a8708c", "#5c8a64", "#d8c88c", "#8aa860", "#b88498")


@card(56, "the-hill-sews", "The Hill Sews", Land.MEADOWS, gouache, hand=LOOSE, con=0.15, sat=1.08, vig=0.3)
def the_hill_sews() -> Scene:
    """The Hill Sews: somebody has torn the valley; the hill bends over it and mends it with a river.

    Gouache, rose and green, a large profile in the evening. Patience after anger.
    """
    sc = Scene(light=(0.65, -0.55, 0.45), key="#ffdcae", shadow="#3a2450", fog="#e8b8b4", seed=561)
    r = rng(56)
    evening(sc)
    far_hand(sc)
    skirt(sc, r)
    body(sc, r)
    head(sc)
    wood(sc, r)
    tear(sc, r)
    near_hand(sc)
    people(sc, r)
    return sc


def evening(sc: Scene) -> None:
    """A rose sky with long cloud, ranges behind ranges."""
    sc.sky([(0, "#6a5a9c"), (0.35, "#c8809c"), (0.7, "#f4b89c"), (1, "#ffe4b4")], 0, 860, warp=60)
    sc.setflow(0.1 + noise(420, 2, 3) * 0.4)
    strata(sc, 210, 70, "#8a6a9c", "#ffd0b0", 0.7, 3, cell=160, aspect=5, L=(0.6, 0.5))
    strata(sc, 460, 50, "#c88090", "#ffe4c0", 0.7, 5, cell=130, aspect=5, L=(0.6, 0.5))
    sc.glow(900, 640, 520, "#ffe8b8", 0.7, 1.7)
    for y, amp, colour, seed in ((700, 60, "#b08aa8", 3), (780, 44, "#907098", 4), (850, 34, "#76607c", 7)):
        sc.add(land(ridge(y, amp, 220, seed)), colour, depth=0.1, mottle=0.08, fogg=(y - 20, y + 120, 0.6, "#f0c0a8"))


def skirt(sc: Scene, r: Generator) -> None:
    """Pleats are fields: each falls from the lap with a lit and a shaded side, hedges along its edge."""
    hem = spline(
        [
            (-60, 1560, 1),
            (-60, 1010, 1),
            (80, 900),
            (260, 850),
            (460, 880),
            (640, 950),
            (820, 1050),
            (960, 1200),
            (1080, 1330),
            (1080, 1560, 1),
        ]
    )
    m = sc.add(hem, "#6a8a58", vol=90, depth=0.5, mottle=0.14, rim=RIM)
    count = 11
    for k in range(count):
        u0, u1 = k / count, (k + 1) / count
        top0, top1 = (120 + 560 * u0, 840 + 130 * u0), (120 + 560 * u1, 840 + 130 * u1)
        low0, low1 = (-520 + 1980 * u0, 1560), (-520 + 1980 * u1, 1560)
        mid = 1130 + 40 * math.sin(k * 1.7)
        bow0, bow1 = -200 + 1180 * u0 + 40 * (u0 - 0.3), -200 + 1180 * u1 + 40 * (u1 - 0.3)
        path = spline([(*top0, 1), (*top1, 1), (bow1, mid), (*low1, 1), (*low0, 1), (bow0, mid)])
        tone = FIELDS[k % len(FIELDS)]
        fold = mask(path) * m
        sc.add(
            fold,
            Lin(
                [
                    (0, mix(tone, "#3a2450", 0.55)),
                    (0.45, tone),
                    (0.8, mix(tone, "#fff0c8", 0.4)),
                    (1, mix(tone, "#3a2450", 0.2)),
                ],
                (bow0, mid),
                (bow1, mid + 30),
            ),
            depth=0.5,
            mottle=0.14,
            detail=0.4,
        )
        furrows = [
            limb(
                [
                    (top0[0] + (top1[0] - top0[0]) * v, top0[1]),
                    (bow0 + (bow1 - bow0) * v, mid),
                    (low0[0] + (low1[0] - low0[0]) * v, 1560),
                ],
                [1.5, 4, 7],
                30,
            )
            for v in np.linspace(0.1, 0.9, 7)
        ]
        sc.mul("#4a3450", blur(mask(furrows), 1.2) * fold * (0.34 if k % 2 else 0.16))
        hedge: list[Piece] = []
        for x, y in sample([top1, (bow1, mid), low1], 46):
            size = 4 + 13 * (y - 840) / 700
            hedge.append(
                (
                    ell(x + r.normal() * 4, y + r.normal() * 4, size, size * 0.8),
                    mix("#28483c", "#7a9a50", r.random() * 0.7),
                )
            )
        sc.polys(hedge, clip=m, depth=0.55, detail=0.5, shadow=(-8, 6, 5, 0.45))
    sc.mul("#3a2450", m * smooth(420, -40, sc.x) * 0.45)


def tear(sc: Scene, r: Generator) -> None:
    """The valley is torn open, raw and dark; where she has sewn, a river closes it stitch by stitch."""
    widths = [8, 22, 44, 70, 104, 140, 180]
    gap = mask(limb(list(TEAR), widths, 80))
    ragged = blur(gap, 1)
    sc.add(
        ragged,
        Lin([(0, "#5c3040"), (1, "#1c1024")], (0, 1000), (0, H)),
        depth=0.62,
        mottle=0.2,
        rough=9,
        detail=0.5,
        shadow=(6, -4, 8, 0.4),
    )
    sc.screen("#d88a70", np.clip(blur(gap, 2) - blur(_moved(gap, 10), 3), 0, 1) * 0.5)
    roots: list[Piece] = []
    for x, y in sample(list(TEAR)[2:], 34):
        side = r.choice([-1.0, 1.0])
        w = (y - 960) * 0.16
        roots.append(
            (
                limb(
                    [(x + side * w, y), (x + side * w * 0.5 + r.normal() * 6, y + 12), (x + side * w * 0.2, y + 34)],
                    [5, 3, 1],
                    10,
                ),
                "#2c1824",
            )
        )
    sc.polys(roots, depth=0.63, detail=0.5)
    thread = [(742, 742), (700, 850), (640, 985)]
    stitches = sample(list(TEAR), 15)
    items: list[Piece] = []
    for k, (x, y) in enumerate(stitches[:-1]):
        w = 16 + 5.6 * k
        up = -1 if k % 2 else 1
        items.append(
            (
                limb(
                    [(x - w, y - 10 * up), (x, y + 4), (x + w, y + 14 * up + 12)],
                    [7 + k * 1.2, 11 + 1.8 * k, 7 + k * 1.2],
                    16,
                ),
                "#2c6cb0",
            )
        )
    sc.polys(items, depth=0.7, detail=0.65, vol=7, rim=("#bfe8ff", 4, (0.6, -0.7), 0.95), shadow=(-5, 9, 6, 0.55))
    shine = [
        limb([(x - 10 - 4 * k, y - 2), (x + 10 + 4 * k, y + 4)], [1, 4], 8) for k, (x, y) in enumerate(stitches[:-1])
    ]
    sc.screen("#e8f8ff", blur(mask(shine), 1.4) * 0.7)
    sc.add(limb(thread, [5, 6, 7], 40), "#3f8cd0", vol=3, depth=0.72, detail=0.7, rim=("#d8f0ff", 2, (0.6, -0.7)))


def _moved(m: Field, down: float) -> Field:
    return np.roll(m, int(down), axis=0)


def people(sc: Scene, r: Generator) -> None:
    """Villages on the pleats, lights in them; on the brink a cart has stopped."""
    for x, y, s in (
        (250, 1120, 0.6),
        (300, 1136, 0.7),
        (206, 1146, 0.66),
        (850, 1236, 0.8),
        (910, 1260, 0.9),
        (130, 1350, 1.1),
        (210, 1376, 1.2),
        (70, 1390, 1.15),
        (944, 1384, 1.2),
    ):
        sc.mul(
            "#3a2450",
            blur(
                mask(poly([(x - 40 * s, y), (x + 10 * s, y + 4), (x - 30 * s, y + 26 * s), (x - 90 * s, y + 18 * s)])),
                4,
            )
            * 0.5,
        )
        cottage(sc, x, y, s, wall="#fff0dc", roof=("#b8443c", "#8a3a44", "#c86a48")[int(r.integers(3))])
    x, y = 474, 1352
    sc.mul("#3a2450", blur(mask(ell(x - 20, y + 44, 76, 12)), 6) * 0.6)
    look = {"depth": 0.8, "detail": 0.6, "mottle": 0.1, "rim": ("#ffe8c0", 3, (0.6, -0.7), 0.9)}
    sc.add(poly([(x - 66, y - 6), (x + 62, y - 6), (x + 50, y + 26), (x - 54, y + 26)]), "#8a5434", vol=7, **look)
    sc.add(
        spline([(x - 70, y - 4, 1), (x - 54, y - 50), (x, y - 66), (x + 52, y - 46), (x + 66, y - 4, 1)]),
        Rad([(0, "#ffe49c"), (1, "#b8843c")], (x + 20, y - 50), 90),
        vol=26,
        **look,
    )
    for dx in (-36, 36):
        sc.add(mask(ell(x + dx, y + 30, 21), stroke=7), "#4a2c28", vol=3, **look)
        spokes = [
            limb([(x + dx, y + 30), (x + dx + 18 * math.cos(a), y + 30 + 18 * math.sin(a))], [3, 3], 4)
            for a in np.arange(0, 6.2, 1.05)
        ]
        sc.add(mask(spokes), "#4a2c28", **look)
    sc.add(limb([(x + 62, y + 14), (x + 112, y + 18)], [6, 5], 6), "#5a3428", **look)
    sc.mul("#2c1834", smooth(1400, H + 60, sc.y) * smooth(0.0, W, np.abs(sc.x - W / 2) + 300) * 0.3)
