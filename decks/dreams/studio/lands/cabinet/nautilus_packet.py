"""Card 79, The Nautilus Packet."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.field import blur, noise, shift, smooth
from ...kit.fills import Lin
from ...kit.ground import land, ridge, waves
from ...kit.paths import T, ell, limb, mask, poly, rect, sample, spline
from ...motifs.sky import cumulus
from ...press import Plate, print_engraving
from .heart import bird
from .motifs import INK_E1, PAPER_E1, engraved_person

CENTRE_X, CENTRE_Y = 452, 720
SHELL = [
    (260, 150, 1),
    (330, 60),
    (342, -60),
    (290, -190),
    (180, -286),
    (30, -328),
    (-120, -308),
    (-236, -228),
    (-302, -100),
    (-306, 50),
    (-250, 176),
    (-130, 258),
    (30, 282),
    (160, 246),
]
APERTURE = [(262, 150, 1), (332, 60), (342, -40), (310, -110), (200, -70), (120, 10), (110, 110), (170, 170)]
DECK = [(-196, -262), (-66, -320), (106, -316), (236, -236)]


@card(79, "nautilus-packet", "The Nautilus Packet", Land.CABINET, print_engraving, paper_colour=PAPER_E1, tint=0.8)
def nautilus_packet() -> Plate:
    """A nautilus carries masts, sails and a proud captain who looks far ahead through his spyglass.

    The ship has an eye of its own, and steers itself, warily.
    """
    pl = Plate(ink=INK_E1, light=(-0.55, -0.65, 0.5), key="#ffffff", shadow="#101018", fog=PAPER_E1, seed=191)
    _sky(pl)
    waves(pl, 980, 1600, "#c8ccc4", "#5a6c74", crest="#ffffff", n=12, amp=(4, 44), seed=7, depth=0.4, crest_a=0.9)
    _masts(pl)
    _shell(pl)
    _tentacles(pl)
    _eye(pl)
    _deck(pl)
    _captain(pl)
    _front_waves(pl)
    for x, y, size, turn, flip in ((140, 330, 1.0, -8, False), (250, 200, 0.7, -4, False), (880, 420, 0.9, 6, True)):
        bird(pl, T(x, y, size, turn, flip), tint="#fffdf6")
    return pl


def _at(points: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
    return [(CENTRE_X + p[0], CENTRE_Y + p[1], *p[2:]) for p in points]


def _sky(pl: Plate) -> None:
    pl.sky([(0, "#b9d4d0"), (0.45, "#e4e6d4"), (0.72, "#fbf0dc"), (1, "#e8d0b8")], 0, 1100, warp=40)
    pl.glow(300, 300, 300, "#ffffff", 0.8, 1.5)
    for x, y, w, h, seed in ((790, 230, 480, 140, 3), (170, 620, 330, 80, 4), (900, 660, 300, 70, 5)):
        cumulus(pl, x, y, w, h, seed, light="#fffdf6", mid="#d8d2c4", dark="#8f9098", alpha=0.95, depth=0.05)


def _shell(pl: Plate) -> None:
    x, y = CENTRE_X, CENTRE_Y
    shell = pl.cutshape(
        poly(sample(_at(SHELL), 200, closed=True)),
        Lin([(0, "#fff4e0"), (0.5, "#e0b898"), (1, "#7a5048")], (x - 250, y - 300), (x + 250, y + 280)),
        3.6,
        vol=260,
        shade=1.0,
        hs=1.25,
        depth=0.6,
        mottle=0.03,
        detail=0.7,
    )
    _tiger_bands(pl, shell)
    mouth = Lin([(0, "#2c2024"), (1, "#6a3a2c")], (x + 320, y - 100), (x + 120, y + 150))
    pl.cutshape(spline(_at(APERTURE)), mouth, 3, depth=0.62, detail=0.8, vol=20)
    coil = [_coil(2.15 * 2 * math.pi * i / 199) for i in range(40, 198)]
    pl.post(mask(limb(coil, [9, 6, 2], 300)), INK_E1, 0.9)


def _coil(turn: float) -> tuple[float, float]:
    radius, angle = 300 * math.exp(-0.176 * turn), math.radians(28) - turn
    return (CENTRE_X + radius * math.cos(angle), CENTRE_Y + radius * math.sin(angle))


def _tiger_bands(pl: Plate, shell: np.ndarray) -> None:
    dx, dy = pl.x - CENTRE_X, pl.y - CENTRE_Y
    radius = np.hypot(dx, dy) + 1e-3
    waves_ = np.sin(np.arctan2(dy, dx) * 13 + np.log(radius) * 3.2) + 0.35 * noise(90, 3, 4)
    band = smooth(0.35, 0.75, waves_) * smooth(60, 150, radius) * shell
    pl.mul("#a04a2c", band * 0.75 * smooth(CENTRE_Y + 250, CENTRE_Y - 60, pl.y))


def _tentacles(pl: Plate) -> None:
    for i in range(9):
        u = i / 8
        x, y = CENTRE_X + 190 + u * 90, CENTRE_Y + 150 - u * 190
        a = math.radians(70 - u * 84)
        arm = [
            (x, y),
            (x + 74 * math.cos(a) + 26, y + 76 * math.sin(a)),
            (x + 124 * math.cos(a) + 40 + 16 * math.sin(i), y + 138 * math.sin(a) + 26),
            (x + 176 * math.cos(a + 0.3) + 34, y + 176 * math.sin(a + 0.3) + 20 * math.cos(i)),
        ]
        pl.cutshape(
            limb(arm, [34, 26, 18, 6]),
            Lin([(0, "#f0b098"), (1, "#c07468")], (x, y), arm[-1]),
            2.6,
            vol=14,
            depth=0.63,
            detail=0.8,
            shade=1.0,
            shadow=(6, 8, 6, 0.4),
            hatch=90 - math.degrees(a),
        )


def _eye(pl: Plate) -> None:
    x, y = CENTRE_X + 196, CENTRE_Y + 62
    pl.cutshape(ell(x, y, 38), "#f6e8cc", 3, vol=16, depth=0.64, detail=1)
    pl.post(mask(ell(x + 10, y - 2, 19)), INK_E1)
    pl.post(mask(ell(x + 4, y - 9, 6)), "#fffdf6")
    pl.pen([(x - 40, y - 8), (x - 4, y - 42), (x + 42, y - 12)], 7)


def _masts(pl: Plate) -> None:
    foot = CENTRE_Y - 290
    for x, height in ((CENTRE_X - 70, 330), (CENTRE_X + 76, 290)):
        pl.cutshape(rect(x - 6, foot - height + 10, 12, height), "#8a5a3c", 2.2, vol=5, depth=0.66, detail=0.9)
        for k in range(2):
            _sail(pl, x, foot - height + 40 + k * 120, 130 + 10 * k)
        flag = [(0, 6, 1), (50, 12), (90, 2, 1), (84, 34, 1), (44, 40), (0, 36, 1)]
        pennant = spline([(x + p[0], foot - height + p[1], *p[2:]) for p in flag])
        pl.cutshape(pennant, "#d8604e", 2.4, vol=7, depth=0.66, detail=0.9)


def _sail(pl: Plate, x: float, y: float, width: float) -> None:
    half = width / 2
    cloth = [
        (x - half, y, 1),
        (x + half, y, 1),
        (x + half + 22, y + 52),
        (x + half, y + 100, 1),
        (x, y + 86),
        (x - half, y + 100, 1),
        (x - half + 26, y + 50),
    ]
    pl.cutshape(
        spline(cloth),
        Lin([(0, "#fffdf4"), (1, "#c8b090")], (x - half, y), (x + half, y + 100)),
        2.8,
        vol=34,
        shade=1.0,
        depth=0.67,
        detail=0.8,
        shadow=(6, 8, 8, 0.3),
    )


def _deck(pl: Plate) -> None:
    hull = [
        *((*p, 1) if i == 0 else p for i, p in enumerate(DECK)),
        (242, -264),
        (110, -346),
        (-70, -350),
        (-202, -290, 1),
    ]
    pl.cutshape(spline(_at(hull)), "#b07a50", 2.8, vol=8, depth=0.68, detail=0.9, hatch=70)
    rail = sample(_at([(-200, -284), (-66, -346), (106, -342), (238, -262)]), 14)
    posts = [limb([tuple(p), (p[0], p[1] - 32)], [4, 4], 4) for p in rail]
    top = limb([(p[0], p[1] - 32) for p in rail], [6, 6], 60)
    pl.post(mask([*posts, top]), INK_E1)


def _captain(pl: Plate) -> None:
    person = engraved_person(
        pl,
        CENTRE_X + 196,
        CENTRE_Y - 276,
        200,
        coat="#e0684c",
        hair="#efe6d2",
        skin="#f6dcc0",
        legs="#2a2430",
        arm=(0.24, -0.84),
        stride=0.05,
        vol=8,
    )
    x, y = person["head"]
    bicorne = [(x - 36, y - 4, 1), (x - 30, y - 30), (x, y - 42), (x + 30, y - 26), (x + 40, y + 2, 1), (x, y - 14)]
    pl.cutshape(spline(bicorne), "#5a6ea0", 2.4, vol=8, detail=1, hatch=60)
    pl.post(mask(ell(x + 6, y - 26, 5)), "#e8c060")
    x, y = person["hand"]
    pl.cutshape(
        limb([(x - 18, y - 3), (x + 40, y - 18), (x + 96, y - 32)], [10, 13, 20]), "#e8c060", 2.4, vol=5, detail=1
    )


def _front_waves(pl: Plate) -> None:
    for i, (y, height) in enumerate(((1010, 40), (1090, 46), (1190, 54), (1310, 50), (1420, 46))):
        wave = pl.add(
            land(ridge(y, height, 200 + 60 * i, 70 + i, oct=3)),
            Lin([(0, "#e8ece4"), (0.3, "#a8c4c4"), (1, "#4a7684")], (0, y - 50), (0, y + 230)),
            vol=46,
            shade=1.0,
            depth=0.8,
            mottle=0.05,
            flow=0.0,
        )
        crest = np.clip(wave - shift(wave, 0, 9), 0, 1)
        pl.mixin("#ffffff", blur(crest, 1) * 0.95)
        pl.contour(wave, 2.2)
