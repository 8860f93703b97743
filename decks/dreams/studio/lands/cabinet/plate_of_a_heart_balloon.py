"""Card 80, Plate of a Heart Balloon."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.canvas import H
from ...kit.colour import mix
from ...kit.fills import Lin
from ...kit.ground import land, ridge
from ...kit.paths import T, cut, ell, lerp, limb, mask, poly, rect, spline, union
from ...press import Plate, print_engraving
from .heart import ARTERY, BLUE, OCHRE, bird, heart
from .motifs import INK_E2, PAPER_E2, engraved_person

HEART = T(520, 520, 0.98)
RING = (508, 990)
RIM_Y = 1062
HOUSE = (250, 1352)


@card(
    80,
    "plate-of-a-heart-balloon",
    "Plate of a Heart Balloon",
    Land.CABINET,
    print_engraving,
    paper_colour=PAPER_E2,
    tint=0.85,
    bend=0.6,
)
def plate_of_a_heart_balloon() -> Plate:
    """A scientific plate of a balloon that only flies while it beats: a window in its wall shows the birds that do it.

    Some of them leave by the valve while the aeronaut listens, and one vein still ties the whole to a house.
    """
    pl = Plate(ink=INK_E2, angle=24, light=(-0.55, -0.65, 0.5), key="#fffaf0", shadow="#1c1418", fog=PAPER_E2, seed=801)
    pl.sky([(0, "#8fae9c"), (0.16, "#b9ccb4"), (0.36, "#e6ecd6"), (0.7, "#fbf3e0"), (1, "#f6e4c4")], 0, H, warp=30)
    pl.hatch(np.ones_like(pl.pm), 3)
    _low_world(pl)
    _tether(pl)
    heart(pl, HEART)
    _ropes(pl)
    _gondola(pl)
    _leaving_birds(pl)
    _leader_lines(pl)
    return pl


def _low_world(pl: Plate) -> None:
    for y, tint, seed, amp in ((1262, "#dfe3c0", 3, 22), (1322, "#c9d3a2", 4, 24), (1396, "#b4c08c", 5, 18)):
        hill = pl.add(
            land(ridge(y, amp, 320, seed, oct=2)),
            Lin([(0, mix(tint, "#ffffff", 0.35)), (1, mix(tint, INK_E2, 0.34))], (0, y - 40), (0, y + 170)),
            vol=90,
            shade=0.9,
            mottle=0.02,
            detail=0.3,
        )
        pl.hatch(hill, -12 + seed)
        pl.contour(hill, 2.6)
    for x, y, s in (
        (120, 1364, 0.9),
        (392, 1378, 1.0),
        (452, 1384, 0.8),
        (760, 1372, 0.8),
        (846, 1386, 1.1),
        (912, 1378, 0.9),
    ):
        _tree(pl, T(x, y, s))
    _house(pl)
    for x, y, w in ((170, 1000, 84), (856, 1120, 92), (900, 690, 60)):
        _cloud(pl, x, y, w)


def _tree(pl: Plate, t: T) -> None:
    pl.cutshape(t(rect(-5, -26, 10, 34)), "#8a6a48", 2, detail=0.9)
    crown = union(ell(0, -62, 34, 40), ell(-22, -44, 24, 24), ell(24, -46, 22, 24))
    pl.cutshape(t(crown), "#a9b878", 2.4, vol=26 * t.a[2], shade=1.0, detail=0.7, hatch=-20)


def _house(pl: Plate) -> None:
    t = T(*HOUSE, 1.35)
    pl.cutshape(t(rect(-40, -52, 80, 62)), "#f6efdc", 2.6, vol=10, shade=0.6, detail=0.9)
    pl.cutshape(t(poly([(-52, -48), (-22, -96), (30, -96), (54, -48)])), "#b0685a", 2.6, vol=12, detail=0.9, hatch=64)
    pl.cutshape(t(rect(10, -118, 20, 34)), "#e3c8a8", 2.4, vol=5, detail=0.9)
    for x in (-24, 12):
        pl.cutshape(t(rect(x - 8, -36, 22, 24)), "#ffe08a", 2.2, detail=0.9)
        pl.post(mask([t(rect(x + 1.8, -36, 2.4, 24)), t(rect(x - 8, -25, 22, 2.4))]), INK_E2)


def _cloud(pl: Plate, x: float, y: float, width: float) -> None:
    puffs = [(-0.8, 0.12, 0.36), (-0.3, -0.12, 0.48), (0.28, -0.04, 0.42), (0.8, 0.14, 0.32), (0.0, 0.16, 0.4)]
    path = union(*(ell(x + dx * width, y + dy * width, q * width, q * width * 0.8) for dx, dy, q in puffs))
    body = pl.cutshape(path, "#fbf7ea", 2.4, vol=width * 0.34, shade=0.8, detail=0.4, hatch=-6)
    for dx, dy, q in puffs[1:3]:
        cx, cy = x + dx * width, y + dy * width
        arc = [
            (cx + q * width * 0.62 * math.cos(a), cy + q * width * 0.5 * math.sin(a)) for a in np.linspace(3.3, 5.6, 8)
        ]
        pl.post(mask(limb(arc, [0.6, 2.4, 0.6])) * body, pl.ink, 0.9)


def _tether(pl: Plate) -> None:
    chimney = (HOUSE[0] + 27, HOUSE[1] - 156)
    line = [(500, 1150), (490, 1206), (430, 1250), (352, 1238), (312, 1150), (280, 1130), (272, 1168), chimney]
    pl.cutshape(limb(line, [11, 9, 8, 7, 7, 7], 90), ARTERY, 2, vol=3, detail=1)


def _ropes(pl: Plate) -> None:
    starts = ((-186, 84), (-120, 216), (-44, 290), (128, 290), (186, 196), (222, 84))
    for i, start in enumerate(starts):
        x0, y0 = HEART(start)
        x1, y1 = RING[0] + (-98, -70, -44, 48, 74, 100)[i], RING[1]
        bend = (-30, -20, -8, 10, 20, 30)[i]
        rope = [
            (x0, y0),
            ((x0 * 2 + x1) / 3 + bend, y0 + (y1 - y0) * 0.36),
            ((x0 + 2 * x1) / 3 - bend * 0.4, y0 + (y1 - y0) * 0.7),
            (x1, y1),
        ]
        tint = (ARTERY, BLUE)[i % 2]
        pl.cutshape(limb(rope, [4, 20, 14, 11, 9], 40), tint, 2.2, vol=6, shade=1.0, detail=0.9)
        side = -1 if i < len(starts) / 2 else 1
        x, y = lerp((x0 + bend * 0.6, y0), (x1, y1), 0.45)
        twig = [(x, y), (x + side * 26, y + 22), (x + side * 34, y + 58)]
        pl.cutshape(limb(twig, [6, 4, 1.4], 16), tint, 1.8, detail=0.9)
    x, y = RING
    pl.cutshape(cut(ell(x, y + 2, 112, 20), ell(x, y + 1, 92, 12)), OCHRE, 2.4, vol=6, detail=0.9)


def _gondola(pl: Plate) -> None:
    x = RING[0]
    for dx in (-98, -50, 50, 98):
        pl.cutshape(limb([(x + dx, RING[1] + 6), (x + dx * 1.3, RIM_Y + 8)], [6, 6], 6), OCHRE, 1.8, detail=0.9)
    _aeronaut(pl)
    hull = [
        (-168, -26, 1),
        (-150, 40),
        (-96, 98),
        (0, 118),
        (96, 98),
        (150, 40),
        (168, -26, 1),
        (90, 6),
        (0, 16),
        (-90, 6),
    ]
    boat = T(x, RIM_Y)
    wood = pl.cutshape(
        boat(spline(hull)),
        Lin([(0, "#f0d8a0"), (1, "#b98f54")], (x - 160, 0), (x + 160, 0)),
        3.4,
        vol=60,
        shade=1.0,
        detail=0.9,
        hatch=80,
    )
    for k in (0.34, 0.68):
        plank = [
            (-160 + 40 * k, 6 + 40 * k),
            (-80, 40 + 46 * k),
            (0, 44 + 52 * k),
            (80, 40 + 46 * k),
            (160 - 40 * k, 6 + 40 * k),
        ]
        pl.post(mask(boat(limb(plank, [3, 3], 50))) * wood, INK_E2)
    rail = [(-174, -30), (-90, 4), (0, 14), (90, 4), (174, -30)]
    pl.cutshape(boat(limb(rail, [16, 18, 16])), OCHRE, 2.6, vol=7, detail=0.9)
    for dx, dy in ((-84, 62), (84, 62)):
        pl.pen([boat((dx, 10)), boat((dx, dy - 20))], 4)
        pl.cutshape(boat(ell(dx, dy + 4, 23, 28)), "#d8b484", 2.4, vol=18, detail=0.9)


def _aeronaut(pl: Plate) -> None:
    person = engraved_person(
        pl,
        RING[0] - 2,
        RIM_Y + 82,
        232,
        coat="#7f9a86",
        hair="#e9e0cc",
        skin="#f6dcc0",
        legs="#384238",
        arm=(0.28, -1.11),
        arm2=(-0.2, -0.62),
        vol=8,
    )
    x, y = person["head"]
    cap = [(x - 22, y - 4), (x - 25, y - 22), (x, y - 33), (x + 22, y - 20), (x + 20, y - 9), (x, y - 13)]
    pl.cutshape(spline(cap), "#8a5a44", 2, vol=8, detail=1)
    hand_x, hand_y = person["hand"]
    disc = (hand_x + 12, hand_y - 18)
    tube = [(x - 2, y + 6), (x + 8, y + 34), (x + 52, y + 20), (hand_x + 18, hand_y + 30), disc]
    pl.post(mask(limb(tube, [5, 5], 40)), INK_E2)
    pl.cutshape(ell(*disc, 18, 11, -24), "#f2e2b0", 2.2, vol=5, detail=1)


def _leaving_birds(pl: Plate) -> None:
    for x, y, size, turn, up, flip in (
        (338, 112, 0.5, 38, 1.0, True),
        (238, 148, 0.62, 8, 0.7, True),
        (160, 246, 0.74, -36, 1.1, True),
        (158, 388, 0.84, -70, 0.6, True),
        (176, 560, 0.94, 64, 1.0, False),
        (190, 770, 1.04, 40, 0.7, False),
    ):
        bird(pl, T(x, y, size, turn, flip), up=up)


def _leader_lines(pl: Plate) -> None:
    for start, end in (
        ((236, 40), (896, 470)),
        ((290, -226), (880, 232)),
        ((176, -300), (830, 140)),
        ((196, 220), (880, 850)),
    ):
        on_heart = HEART(start)
        pl.post(mask(poly([on_heart, end], closed=False), 2.6), INK_E2, 0.9)
        pl.post(mask([ell(*on_heart, 5), ell(*end, 9)]), INK_E2)
        pl.post(mask(ell(*end, 4.5)), PAPER_E2)
