"""Card 80, Plate of a Heart Balloon."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.canvas import H
from ...kit.colour import mix
from ...kit.fills import Lin
from ...kit.ground import land, ridge
from ...kit.paths import T, cut, ell, limb, mask, poly, rect, spline, union
from ...motifs.people import SLIGHT, Gesture, Look, grip, human
from ...press import Plate, print_engraving
from .heart import ARTERY, BLUE, OCHRE, SEWN, bird, heart, on_tear
from .motifs import INK_E2, PAPER_E2

HEART = T(500, 506, 1.22, 9)
RING = (476, 1034)
BOAT = T(470, 1150, 0.86, -5)


@card(
    80,
    "plate-of-a-heart-balloon",
    "Plate of a Heart Balloon",
    Land.CABINET,
    print_engraving,
    paper_colour=PAPER_E2,
    tint=0.92,
    bend=0.6,
)
def plate_of_a_heart_balloon() -> Plate:
    """A plate of a balloon that flies only while it beats. It has torn, and high over the clouds its pilot sews it up.

    Engraving, a red heart before a cold sky; the birds that beat it leave, one of them past our face. Heartbreak.
    """
    pl = Plate(ink=INK_E2, angle=24, light=(-0.55, -0.65, 0.5), key="#fffaf0", shadow="#1c1418", fog=PAPER_E2, seed=802)
    pl.sky([(0, "#6f9c98"), (0.25, "#a4c4b4"), (0.5, "#dce8d4"), (0.75, "#fbf3e0"), (1, "#f4c8a4")], 0, H, warp=30)
    pl.hatch(np.ones_like(pl.pm), 3)
    far_below(pl)
    heart(pl, HEART)
    ropes(pl)
    gondola(pl)
    birds(pl)
    pilot(pl)
    clouds(pl)
    near_bird(pl)
    return pl


def far_below(pl: Plate) -> None:
    """Fields and a river, so far down that houses are specks."""
    for y, tint, seed, amp in ((1206, "#c4d0b4", 3, 12), (1252, "#b4c898", 4, 14), (1320, "#a8b884", 5, 16)):
        hill = pl.add(
            land(ridge(y, amp, 420, seed, oct=2)),
            Lin([(0, mix(tint, "#ffffff", 0.35)), (1, mix(tint, INK_E2, 0.3))], (0, y - 20), (0, y + 120)),
            vol=60,
            shade=0.8,
            mottle=0.02,
            detail=0.3,
        )
        pl.hatch(hill, -12 + seed * 9)
        pl.contour(hill, 2)
    for x, y in ((640, 1238), (690, 1246), (724, 1240), (800, 1290), (846, 1284), (880, 1232)):
        pl.cutshape(rect(x - 9, y - 12, 18, 14), "#f6efdc", 1.6, detail=0.9)
        pl.cutshape(poly([(x - 13, y - 11), (x, y - 24), (x + 13, y - 11)]), "#c0503c", 1.6, detail=0.9)
    stream = [(1040, 1268), (900, 1262), (820, 1250), (730, 1262), (640, 1268), (560, 1254)]
    pl.cutshape(limb(stream, [18, 15, 11, 8, 5, 2], 60), "#8fb4c8", 1.6, detail=0.6)


def ropes(pl: Plate) -> None:
    """Vessels hold the boat; one has snapped and dangles."""
    starts = ((-186, 84), (-120, 216), (-44, 290), (100, 300), (176, 220))
    ends = (-88, -56, -24, 36, 78)
    for i, (start, end) in enumerate(zip(starts, ends, strict=True)):
        x0, y0 = HEART(start)
        x1, y1 = RING[0] + end, RING[1]
        bend = (-34, -22, -8, 12, 30)[i]
        way = [
            (x0, y0),
            ((x0 * 2 + x1) / 3 + bend, y0 + (y1 - y0) * 0.36),
            ((x0 + 2 * x1) / 3 - bend * 0.4, y0 + (y1 - y0) * 0.7),
            (x1, y1),
        ]
        tint = (ARTERY, BLUE)[i % 2]
        pl.cutshape(limb(way, [5, 22, 16, 12, 9], 40), tint, 2.2, vol=7, shade=1.0, detail=0.9)
    x, y = HEART((214, 150))
    loose = [(x, y), (x + 20, y + 90), (x - 8, y + 160), (x + 26, y + 220), (x + 10, y + 262)]
    pl.cutshape(limb(loose, [8, 20, 15, 10, 2], 50), ARTERY, 2.2, vol=7, shade=1.0, detail=0.9)
    x, y = RING
    pl.cutshape(cut(ell(x, y + 2, 98, 19), ell(x, y + 1, 80, 11)), OCHRE, 2.4, vol=6, detail=0.9)


def gondola(pl: Plate) -> None:
    """The boat is empty; a coat hangs over its side, and the vein that ties it down runs off into the clouds."""
    line = [(490, 1230), (520, 1300), (600, 1340), (660, 1420), (640, 1520)]
    pl.cutshape(limb(line, [13, 12, 11, 10, 10], 60), ARTERY, 2, vol=4, detail=1)
    for dx in (-98, -50, 50, 98):
        end = BOAT((dx * 1.3, -6))
        pl.cutshape(limb([(RING[0] + dx * 0.84, RING[1] + 6), end], [6, 6], 6), OCHRE, 1.8, detail=0.9)
    far = [(-168, -26), (-90, -44), (0, -50), (90, -44), (168, -26), (90, 6), (0, 16), (-90, 6)]
    pl.cutshape(BOAT(spline(far)), "#8a6038", 2.6, detail=0.9, hatch=12)
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
    x = RING[0]
    tones = Lin([(0, "#f4dca4"), (1, "#a87c48")], (x - 160, 0), (x + 160, 0))
    wood = pl.cutshape(BOAT(spline(hull)), tones, 3.4, vol=60, shade=1.0, detail=0.9, hatch=80)
    for k in (0.34, 0.68):
        side = [(160 - 40 * k, 6 + 40 * k), (80, 40 + 46 * k)]
        plank = [(-x, y) for x, y in side] + [(0, 44 + 52 * k)] + side[::-1]
        pl.post(mask(BOAT(limb(plank, [3, 3], 50))) * wood, INK_E2)
    rail = limb([(-174, -30), (-90, 4), (0, 14), (90, 4), (174, -30)], [16, 18, 16])
    pl.cutshape(BOAT(rail), OCHRE, 2.6, vol=7, detail=0.9)
    coat = [(40, -2, 1), (96, -8, 1), (122, 60), (104, 86), (70, 76), (36, 90), (30, 40)]
    pl.cutshape(BOAT(spline(coat)), "#4a7a74", 2.6, vol=14, shade=1.0, detail=0.9, hatch=96)
    pl.pen([BOAT((62, 8)), BOAT((70, 40)), BOAT((66, 72))], 3)


def birds(pl: Plate) -> None:
    """They leave by the valve and by the tear."""
    for x, y, size, turn, up, flip in (
        (170, 120, 0.8, 24, 1.0, True),
        (118, 262, 0.96, -20, 0.7, True),
        (146, 452, 1.16, -44, 1.1, True),
        (120, 700, 1.4, 30, 0.8, False),
        (636, 842, 0.7, 30, 1.0, False),
        (716, 930, 0.86, 14, 0.7, False),
    ):
        bird(pl, T(x, y, size, turn, flip), up=up)


def near_bird(pl: Plate) -> None:
    """One of them passes so near that the frame cuts it."""
    t = T(140, 1270, 3.1, -18)
    bird(pl, t, up=1.2, tint="#a4b8bc")
    for k in range(7):
        root = (8 - 5.5 * k, -16 - 3.4 * k)
        feather = [root, (root[0] - 12, root[1] - 18 + 2 * k), (root[0] - 16 - k, root[1] - 40 + 4.6 * k)]
        pl.pen([t(place) for place in feather], 3.6)
    pl.pen([t(place) for place in ((10, 8), (-10, 6), (-30, 4))], 3)
    pl.cutshape(t(ell(35, -8, 3)), "#1c2018", 2, detail=1)
    pl.post(mask(t(ell(36, -9, 0.9))), "#ffffff")


def pilot(pl: Plate) -> None:
    """The pilot sits on a board that hangs from above, and draws a long thread through the wall of the heart."""
    x, y, h = 862, 936, 420
    for dx in (-58, 62):
        pl.cutshape(limb([(x + dx * 0.8, -30), (x + dx, y - 122)], [7, 7], 8), OCHRE, 1.8, detail=0.9)
    needle_eye = (748, 692)
    tip = on_tear(HEART, SEWN)
    sew = Gesture(
        hips=(0, 0, 0.28),
        lean=9,
        twist=8,
        nod=4,
        hands=((0.26, -0.1, 0.66), (0.28, 0.1, 0.6)),
        feet=((0.24, -0.08, 0.0), (0.13, 0.08, -0.05)),
    )
    look = Look(
        coat="#f0c048",
        legs="#3c5a68",
        boots="#2a2a2c",
        hair="#6a3a24",
        hat="cap",
        hat_colour="#3f7a80",
        hem=0.26,
        scarf="#3f8a90",
        skin="#f0c8a4",
        wind=0.12,
    )
    person = human(
        pl, x, y, h, sew, look, build=SLIGHT, turn=172, right=(758, 702), left=(786, 770), reach=0.2, dark=0.7, key=0.8
    )
    pl.contour(person.cover, 2.8)
    pl.cutshape(rect(x - 84, y - 122, 170, 18, 5), "#c89858", 2.4, vol=6, detail=0.9)
    needle = limb([tip, needle_eye, (770, 708)], [1.5, 8, 11], 20)
    pl.cutshape(needle, "#f4f6f4", 2.2, vol=3, detail=1)
    pl.post(mask(ell(764, 704, 5, 2.4, 38)), INK_E2)
    grip(pl, (742, 688), 38, h, "#f0c8a4", thick=0.03)
    thread = [(764, 704), (800, 800), (742, 846), (690, 740), on_tear(HEART, SEWN * 0.92)]
    pl.cutshape(limb(thread, [4.5, 4.5], 80), "#fff8e4", 1.3, detail=1)


def clouds(pl: Plate) -> None:
    """Banks of cloud pass below, the nearest before the frame."""
    for x, y, width in ((900, 1130, 110), (960, 1392, 190), (700, 1470, 170), (80, 1488, 220), (380, 1500, 190)):
        puffs = [(-0.8, 0.12, 0.36), (-0.3, -0.12, 0.48), (0.28, -0.04, 0.42), (0.8, 0.14, 0.32), (0.0, 0.16, 0.4)]
        path = union(*(ell(x + dx * width, y + dy * width, q * width, q * width * 0.8) for dx, dy, q in puffs))
        body = pl.cutshape(
            path, "#fbf7ea", 3, vol=width * 0.34, shade=0.9, detail=0.4, hatch=-6, shadow=(0, 12, 14, 0.3)
        )
        for dx, dy, q in puffs[1:3]:
            cx, cy = x + dx * width, y + dy * width
            arc = [
                (cx + q * width * 0.62 * math.cos(a), cy + q * width * 0.5 * math.sin(a))
                for a in np.linspace(3.3, 5.6, 8)
            ]
            pl.post(mask(limb(arc, [0.6, 2.4, 0.6])) * body, pl.ink, 0.9)
