"""Card 67, The Ladder Seller."""

import math

import numpy as np
from numpy.random import Generator

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.colour import Colour, mix
from ...kit.field import blur, noise, rng, smooth
from ...kit.fills import Lin
from ...kit.ground import land, ridge
from ...kit.paths import ell, limb, mask, poly, rect
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.people import OLD, Gesture, Look, human
from ...motifs.sky import cumulus

WATER = 838
TOUCH = (640, 838)


@card(67, "the-ladder-seller", "The Ladder Seller", Land.EDGES, gouache, hand=LOOSE, con=0.15, sat=1.08, vig=0.32)
def the_ladder_seller() -> Scene:
    """The Ladder Seller: he bends to the water, and out of it somebody else holds up the money.

    Gouache, salt and salmon, a mirror that does not agree. Greed.
    """
    sc = Scene(light=(-0.75, -0.3, 0.4), key="#ffe0b0", shadow="#3a2c4a", fog="#f0c8b8", seed=671)
    r = rng(7)
    heaven(sc)
    cart(sc, r)
    sc.reflect(WATER, tint="#d8c0cc", am=0.9, wob=9, sq=1.0, blurv=3)
    pair(sc)
    salt(sc, r)
    return sc


def heaven(sc: Scene) -> None:
    """A low sun over salt hills."""
    sc.sky([(0, "#4a6a94"), (0.45, "#b08ca8"), (0.8, "#f2b496"), (1, "#ffe4b4")], 0, WATER, warp=50)
    sc.setflow(0.1 + noise(420, 2, 3) * 0.4)
    sc.glow(110, 770, 560, "#ffe8b0", 0.85, 1.7)
    sc.add(ell(110, 770, 58), "#fff6d8", mottle=0, depth=0.05, emit=0.5, soft=1)
    for x, y, w, h, seed in ((760, 200, 560, 120, 3), (220, 360, 420, 70, 5), (880, 560, 360, 60, 6)):
        cumulus(sc, x, y, w, h, seed, light="#fff0d4", mid="#e0a8a4", dark="#7a6890", depth=0.1, billow=0.4)
    for y, amp, colour, seed in ((806, 22, "#a888a4", 3), (828, 12, "#7c6488", 4)):
        sc.add(land(ridge(y, amp, 130, seed), WATER), colour, mottle=0.1, depth=0.15)


def ladder(a: tuple[float, float], b: tuple[float, float], wide: float, rungs: int, thick: float) -> list:
    """The rails and rungs of a ladder between two points."""
    length = math.dist(a, b)
    nx, ny = -(b[1] - a[1]) / length, (b[0] - a[0]) / length
    parts = [
        limb(
            [(a[0] + nx * wide * s, a[1] + ny * wide * s), (b[0] + nx * wide * 0.62 * s, b[1] + ny * wide * 0.62 * s)],
            [thick, thick * 0.66],
            12,
        )
        for s in (-1, 1)
    ]
    for k in range(rungs):
        u = (k + 0.6) / rungs
        x, y, w = a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u, wide * (1 - 0.38 * u)
        parts.append(limb([(x + nx * w, y + ny * w), (x - nx * w, y - ny * w)], [thick * 0.66] * 2, 6))
    return parts


def cart(sc: Scene, r: Generator) -> None:
    """A handcart from which ladders of every colour go up out of the picture."""
    tones: tuple[Colour, ...] = ("#c8402e", "#e0a83c", "#3f7f8a", "#e8dcc0", "#8a4a5c", "#5c7a4a", "#d86a4a", "#7a5a3c")
    for k, (x0, x1, y1) in enumerate(
        (
            (300, 130, 40),
            (360, 330, -60),
            (420, 520, 30),
            (330, 240, -60),
            (470, 640, -60),
            (280, 40, 260),
            (500, 800, 160),
            (400, 430, -60),
        )
    ):
        for part in ladder((x0, 700), (x1, y1), 30, 15, 13):
            sc.add(
                part,
                mix(tones[k], "#4a3448", r.random() * 0.2),
                vol=5,
                depth=0.4 + k * 0.02,
                mottle=0.12,
                detail=0.55,
                rim=("#fff0c8", 2.5, (-0.9, -0.2), 0.8),
                shadow=(9, 6, 5, 0.35),
            )
    box = poly([(196, 640), (590, 640), (556, 752), (226, 752)])
    sc.add(
        box,
        Lin([(0, "#8a5a3a"), (1, "#4a2c28")], (200, 640), (580, 750)),
        vol=10,
        depth=0.6,
        mottle=0.16,
        detail=0.5,
        rim=("#ffe4b0", 4, (-0.8, -0.5), 0.8),
        shadow=(14, 8, 10, 0.4),
    )
    for y in (668, 700, 728):
        sc.mul("#2a1820", blur(mask(limb([(200, y), (584, y)], [4, 4], 6)), 1.5) * 0.6)
    for x in (290, 500):
        sc.add(mask(ell(x, 764, 70), stroke=13), "#3a2428", depth=0.65, vol=5, rim=("#ffe4b0", 3, (-0.8, -0.5), 0.8))
        sc.add(
            mask(
                [
                    limb([(x, 764), (x + 66 * math.cos(a), 764 + 66 * math.sin(a))], [7, 5], 6)
                    for a in np.arange(0.3, 6.5, 0.785)
                ]
            ),
            "#4a2c28",
            depth=0.65,
            detail=0.6,
        )
        sc.add(ell(x, 764, 13), "#c89a4a", vol=6, depth=0.66)
    sc.add(
        limb([(585, 700), (700, 690), (770, 650)], [12, 12, 10], 20),
        "#5a3428",
        vol=4,
        depth=0.6,
        rim=("#ffe4b0", 3, (-0.8, -0.5)),
    )


def pair(sc: Scene) -> None:
    """The seller kneels at the edge of the mirror; in it a stranger in red stretches up a hand full of coins."""
    shore = np.exp(-(((sc.y - WATER) / 5) ** 2)) * smooth(-0.4, 0.6, noise(60, 3, 5, aspect=4))
    sc.screen("#fff4e0", shore.astype(np.float32) * 0.4)
    kneel = Gesture(
        hips=(-0.16, 0, 0.25),
        lean=50,
        nod=10,
        hands=((0.4, -0.1, 0.04), (0.16, 0.1, 0.1)),
        feet=((-0.36, -0.07, 0.03), (0.08, 0.08, 0.0)),
    )
    seller = human(
        sc,
        800,
        WATER + 6,
        560,
        kneel,
        Look(
            coat="#2f6470",
            legs="#3c3448",
            boots="#2c1c1c",
            hair="#c8c0bc",
            hat="top",
            hat_colour="#2c2438",
            beard="#d8d4d0",
            hem=0.36,
            scarf="#e0a83c",
        ),
        build=OLD,
        turn=172,
        right=(TOUCH[0] + 8, TOUCH[1] - 26),
        left=(708, 792),
        rim=("#ffe8c0", 6),
        depth=0.9,
    )
    out = Gesture(
        hips=(-0.16, 0, 0.25),
        lean=50,
        nod=10,
        hands=((0.4, -0.1, 0.04), (0.16, 0.1, 0.1)),
        feet=((-0.36, -0.07, 0.03), (0.08, 0.08, 0.0)),
    )
    below = sc.img.copy()
    buyer = human(
        sc,
        812,
        WATER + 2,
        560,
        out,
        Look(
            coat="#b02a30",
            legs="#241c34",
            boots="#1c1420",
            hair="#1c141c",
            hat="brim",
            hat_colour="#1c1626",
            hem=0.5,
            skin="#c8a08c",
            collar="#e8d8b0",
        ),
        turn=8,
        roll=180,
        right=(TOUCH[0] + 12, TOUCH[1] + 30),
        left=(716, 890),
        depth=0.85,
        dark=1.2,
        key=0.6,
    )
    torn = (buyer.cover * (0.82 + 0.18 * noise(22, 3, 8, aspect=7)))[..., None]
    sc.img[:] = below * (1 - torn) + sc.img * torn
    sc.mul("#8a6a8c", buyer.cover * 0.3)
    x, y = buyer.hands[0]
    for dx, dy in ((-14, 0), (6, -8), (-2, 12), (16, 6)):
        sc.add(ell(x + dx, y + dy, 11, 8), "#f4c850", vol=4, depth=0.95, detail=0.85, rim=("#fff6d0", 2))
    sc.glow(TOUCH[0] + 10, TOUCH[1] + 14, 120, "#ffe8a0", 0.5, 2)
    for k in range(5):
        ring = mask(ell(TOUCH[0] + 10, TOUCH[1] + 26, 46 + k * 44, 9 + k * 9), stroke=3.4 - k * 0.4)
        sc.screen("#fff4e0", ring * (0.7 - k * 0.12) * (sc.y > WATER))
    sc.mul("#3a2c4a", blur(mask(ell(820, WATER + 10, 190, 12)), 8) * (1 - seller.cover) * 0.5)


def salt(sc: Scene, r: Generator) -> None:
    """The mirror gets darker towards us; near crusts of salt, cut by the frame, and a coin that has sunk."""
    sc.mul("#5c4a70", smooth(1120, H, sc.y) * 0.5)
    for k in range(9):
        y = WATER + 40 + k * k * 7.4
        streak = mask(
            limb([(r.uniform(-100, 300), y), (500, y + 4), (r.uniform(700, 1100), y)], [1, 2 + k * 0.5, 1], 30)
        )
        sc.screen("#ffe8d8", blur(streak, 1) * smooth(-0.2, 0.6, noise(70, 3, 40 + k, aspect=4)) * 0.5)
    crust = []
    for _ in range(60):
        u = r.random()
        x, y = (
            (r.uniform(-30, 330), r.uniform(1330, H + 20))
            if u < 0.6
            else (r.uniform(760, W + 20), r.uniform(1410, H + 20))
        )
        s = r.uniform(30, 80)
        crust.append(
            (
                poly(
                    [
                        (x + s * math.cos(a) * r.uniform(0.8, 1.1), y + s * 0.3 * math.sin(a) * r.uniform(0.8, 1.1))
                        for a in np.arange(0, 6.28, 0.9)
                    ]
                ),
                mix("#c8a8b0", "#fff4ec", r.random()),
            )
        )
    sc.polys(crust, depth=1, detail=0.5, vol=9, rim=("#fff4e0", 3, (-0.8, -0.5), 0.8), shadow=(8, 10, 6, 0.5))
    sc.add(rect(-20, H - 8, W + 40, 20), "#5c4a70", alpha=0.4, soft=8, depth=1)
