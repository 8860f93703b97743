"""Card 82, The Onion Palace."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.colour import mix, ramp
from ...kit.field import rng
from ...kit.fills import Lin, Rad
from ...kit.paths import T, X, ell, limb, mask, poly, rect, sample, spline, union
from ...press import Plate, print_engraving
from .motifs import INK_E2, PAPER_E2, engraved_person

CX, CY = 500, 800


def _layer(skin_pts, flesh_pts, k, dy=0):
    pts = skin_pts if k == 1 else flesh_pts
    return X(poly([tuple(p) for p in sample(pts, 220, closed=True)]), 0, dy, k, about=(CX, CY))


NICHE_RISE = 1.22


def _bed(pl: Plate, x, y, w):
    """A bed."""
    floor = y + w * NICHE_RISE * 0.5
    pl.cutshape(limb([(x - w * 0.3, floor - 8), (x + w * 0.32, floor - 8)], [12, 12]), "#b0685a", 1.8, detail=0.9)
    pl.post(mask(limb([(x - w * 0.33, floor - 24), (x - w * 0.33, floor - 2)], [4, 4])), INK_E2)


def _mourner(pl: Plate, x, y, w):
    """Somebody at the window, head in hands."""
    floor = y + w * NICHE_RISE * 0.5
    pl.post(
        mask(
            spline(
                [
                    (x - w * 0.26, floor, 1),
                    (x - w * 0.2, floor - w * 0.4),
                    (x, floor - w * 0.52),
                    (x + w * 0.2, floor - w * 0.4),
                    (x + w * 0.26, floor, 1),
                ]
            )
        ),
        INK_E2,
    )
    pl.post(mask(ell(x, floor - w * 0.62, w * 0.15)), INK_E2)


def _stair(pl: Plate, x, y, w):
    """A stair."""
    floor = y + w * NICHE_RISE * 0.5
    pl.post(
        mask(
            [
                rect(x - w * 0.5 + j * w * 0.2, floor - (j + 1) * w * 0.17, w * 0.2 + 1, (j + 1) * w * 0.17)
                for j in range(5)
            ]
        ),
        INK_E2,
        0.85,
    )


def _lamp_and_table(pl: Plate, x, y, w):
    """A hanging lamp and a table."""
    h = w * NICHE_RISE
    floor = y + w * NICHE_RISE * 0.5
    pl.post(
        mask(
            [
                limb([(x, y - h * 0.48), (x, y - h * 0.16)], [2, 2]),
                poly([(x - 9, y - h * 0.06), (x, y - h * 0.2), (x + 9, y - h * 0.06)]),
                rect(x - w * 0.28, floor - w * 0.3, w * 0.56, 4),
                rect(x - w * 0.22, floor - w * 0.3, 3, w * 0.3),
                rect(x + w * 0.18, floor - w * 0.3, 3, w * 0.3),
            ]
        ),
        INK_E2,
    )


def _washing_line(pl: Plate, x, y, w):
    """Handkerchiefs on a line."""
    pl.post(mask(limb([(x - w * 0.5, y - 6), (x, y), (x + w * 0.5, y - 6)], [2, 2, 2])), INK_E2)
    for q in (-0.25, 0.05, 0.3):
        pl.cutshape(rect(x + w * q - 5, y - 3, 10, 15), "#fffdf0", 1.6, detail=0.9)


def _bath(pl: Plate, x, y, w):
    """A bath with a bather."""
    floor = y + w * NICHE_RISE * 0.5
    pl.cutshape(
        spline(
            [
                (x - w * 0.36, floor - 17, 1),
                (x - w * 0.3, floor - 3),
                (x + w * 0.3, floor - 3),
                (x + w * 0.36, floor - 17, 1),
            ]
        ),
        "#f6f2e2",
        1.8,
        detail=0.9,
    )
    pl.post(mask(ell(x - w * 0.16, floor - 25, w * 0.11)), INK_E2)


def _chair(pl: Plate, x, y, w):
    """A grandfather's chair."""
    floor = y + w * NICHE_RISE * 0.5
    pl.post(
        mask(
            [
                rect(x - w * 0.25, floor - w * 0.5, 8, w * 0.5),
                rect(x - w * 0.25, floor - w * 0.24, w * 0.42, 8),
                rect(x + w * 0.1, floor - w * 0.24, 4, w * 0.24),
            ]
        ),
        INK_E2,
    )


FURNITURE = {0: _bed, 1: _mourner, 2: _stair, 4: _lamp_and_table, 5: _washing_line, 6: _bath, 7: _chair}


def _niche(pl: Plate, x, y, w, kind):
    """A lit or dark window and what stands behind it."""
    h = w * NICHE_RISE
    arch = union(rect(x - w / 2, y - h * 0.5 + w / 2, w, h - w / 2), ell(x, y - h * 0.5 + w / 2, w / 2))
    lit = kind % 4 != 3
    pl.cutshape(
        arch,
        Lin([(0, "#fbe7a4"), (1, "#eab75c")], (0, y - h / 2), (0, y + h / 2)) if lit else "#3c4436",
        2.6,
        detail=0.9,
    )
    if kind in FURNITURE:
        FURNITURE[kind](pl, x, y, w)


def _at_layer(k, deg):
    a = math.radians(deg)
    rx, ry = 388 * k, (404 if math.sin(a) < 0 else 388) * k
    q = 1 - 0.06 * abs(math.sin(2 * a))
    return CX + rx * math.cos(a) * q, CY + ry * math.sin(a) * q


@card(
    82,
    "the-onion-palace",
    "The Onion Palace",
    Land.CABINET,
    print_engraving,
    paper_colour=PAPER_E2,
    tint=0.9,
    bend=0.5,
    clahe=1.4,
)
def the_onion_palace() -> Plate:
    """Behind every skin of the onion there are rooms, and in the lit core a family weeps.

    The knife is already raised; so, it seems, does the cook weep.
    """
    pl = Plate(ink=INK_E2, angle=88, light=(-0.5, -0.7, 0.5), key="#fffaf0", shadow="#1c1810", fog=PAPER_E2, seed=821)
    dice = rng(82)
    _wall(pl)
    _board(pl, dice)
    _roots(pl, dice)
    flesh_pts, skin_pts = _onion(pl)
    _neck_strokes(pl)
    _rooms(pl)
    _weeping_family(pl, flesh_pts, skin_pts)
    _knife(pl)
    _tears(pl)
    _doorman(pl)
    _garlic(pl)
    return pl


def _wall(pl: Plate):
    """Kitchen wall: dim, with a light from the left."""
    pl.img[:] = ramp(
        [(0, "#b4c19a"), (0.5, "#8b9c76"), (1, "#4e5c44")],
        np.clip(((pl.x - 60) * 0.8 + (pl.y - 200) * 0.35) / 1150, 0, 1),
    )
    pl.glow(300, 520, 640, "#fff6d8", 0.34, 1.4)
    for y in range(60, 1160, 118):
        pl.post(mask(poly([(-10, y), (W + 10, y)], closed=False), 2.2), INK_E2, 0.38)
    for j, y in enumerate(range(60, 1160, 118)):
        for x in range(-60 + (59 if j % 2 else 0), W + 60, 118):
            pl.post(mask(poly([(x, y), (x, y + 118)], closed=False), 2.2), INK_E2, 0.38)


def _board(pl: Plate, dice: np.random.Generator):
    """Table and board."""
    m = pl.add(
        rect(-20, 1130, W + 40, 400), Lin([(0, "#d9b27c"), (1, "#8a6440")], (0, 1130), (0, H)), vol=60, mottle=0.04
    )
    pl.hatch(m, 4)
    pl.contour(m, 3.4)
    board = spline(
        [
            (70, 1206, 1),
            (130, 1176),
            (880, 1176),
            (946, 1206, 1),
            (984, 1352, 1),
            (930, 1384),
            (90, 1384),
            (34, 1352, 1),
        ]
    )
    m = pl.cutshape(
        board,
        Lin([(0, "#f0d8a8"), (1, "#c79a60")], (0, 1176), (0, 1384)),
        3.6,
        vol=26,
        detail=0.6,
        hatch=-3,
        shadow=(10, 26, 16, 0.6),
    )
    for _ in range(16):
        x, y = dice.uniform(90, 800), dice.uniform(1210, 1350)
        pl.pen([(x, y), (x + 60, y - 3), (x + dice.uniform(110, 190), y + 2)], 2.2, alpha=0.8)


def _roots(pl: Plate, dice: np.random.Generator):
    """Roots as a beard on the board."""
    for i in range(34):
        a = (i - 16.5) / 16.5
        x0 = CX + a * 70
        pl.cutshape(
            limb(
                [
                    (x0, 1168),
                    (x0 + a * 46 + dice.uniform(-10, 10), 1208 + 12 * (1 - abs(a))),
                    (x0 + a * 110 + dice.uniform(-18, 18), 1234 + dice.uniform(-8, 26)),
                    (x0 + a * 150, 1258 + dice.uniform(-10, 34)),
                ],
                [9, 7, 5, 1.5],
                24,
            ),
            "#efe2bc",
            1.8,
            vol=3,
            detail=0.8,
        )


def _onion(pl: Plate):
    """The onion: one outline, shrunk towards the heart."""
    side_pts = [(540, 330), (590, 402), (720, 476), (836, 602), (880, 760), (846, 920), (740, 1070), (600, 1158)]
    skin_pts = [(522, 250)] + side_pts + [(500, 1186)] + [(1000 - x, y) for x, y in side_pts[::-1]] + [(478, 250)]
    flesh_pts = (
        [(500, 352), (520, 390)]
        + side_pts[1:]
        + [(500, 1186)]
        + [(1000 - x, y) for x, y in side_pts[1:][::-1]]
        + [(480, 390)]
    )

    radius = np.sqrt(((pl.x - CX) / 388) ** 2 + ((pl.y - CY) / np.where(pl.y < CY, 400, 384)) ** 2) * 388
    angle_phase = np.arctan2(pl.y - CY, pl.x - CX) * 300
    tints = ("#c98a4a", "#f3ecd0", "#d5dfae", "#f6efd8", "#d0dba8", "#f6efd8")
    scales = (1.0, 0.945, 0.79, 0.635, 0.48)
    for i, k in enumerate(scales):
        tint = tints[i]
        m = pl.cutshape(
            _layer(skin_pts, flesh_pts, k),
            Rad([(0, "#fffdf0"), (0.55, tint), (1, mix(tint, INK_E2, 0.28))], (CX - 90, CY - 120), 560 * k + 60),
            4 if i < 2 else 3.2,
            vol=30 if i else 60,
            shade=0.9,
            detail=0.6,
            shadow=(6, 8, 8, 0.5) if i else (18, 22, 26, 0.55),
        )
        pl.hatch(m, radius.astype(np.float32), angle_phase.astype(np.float32))
    return flesh_pts, skin_pts


def _neck_strokes(pl: Plate):
    """Skin strokes on the neck."""
    for x in (-14, -4, 6, 16):
        pl.pen([(CX + x * 0.6, 272), (CX + x * 1.3, 340), (CX + x * 4.4, 404)], 2.6)


def _rooms(pl: Plate):
    """Rooms in the layers."""

    seq = 0
    for k, degs, w in (
        (0.868, (-158, -137, -116, -64, -43, -22, -2, 18, 38, 58, 78, 102, 122, 142, 162, 182), 50),
        (0.712, (-150, -122, -90, -58, -30, -4, 22, 48, 72, 108, 132, 158, 184), 48),
        (0.556, (-140, -108, -72, -40, -8, 26, 56, 124, 154, 188), 42),
    ):
        for d in degs:
            x, y = _at_layer(k, d)
            _niche(pl, x, y, w, (seq * 5 + int(k * 10)) % 11 % 8)
            seq += 1


def _weeping_family(pl: Plate, flesh_pts, skin_pts):
    """The core: a lit room with the weeping family."""
    clip = _core_room(pl, flesh_pts, skin_pts)
    _table(pl, clip)
    _weepers(pl)


def _core_room(pl: Plate, flesh_pts, skin_pts):
    """The lit room and its floor."""
    core = _layer(skin_pts, flesh_pts, 0.40, 8)
    pl.cutshape(
        core,
        Rad([(0, "#fff6c8"), (0.6, "#f8dc86"), (1, "#d99a48")], (CX, CY - 24), 190),
        3.6,
        detail=0.9,
        shadow=(3, 4, 5, 0.4),
    )
    floor_y = CY + 96
    clip = mask(core)
    fl = pl.add(
        rect(CX - 200, floor_y, 400, 120),
        Lin([(0, "#c98a58"), (1, "#8a5a3c")], (0, floor_y), (0, floor_y + 70)),
        clip=clip,
        detail=0.9,
    )
    pl.hatch(fl, 0)
    return clip


def _table(pl: Plate, clip):
    """Lamp, table and plate."""
    pl.post(mask(rect(CX - 2, CY - 150, 4, 74)) * clip, INK_E2)
    pl.cutshape(
        poly([(CX - 30, CY - 50), (CX - 12, CY - 80), (CX + 12, CY - 80), (CX + 30, CY - 50)]), "#b0685a", 2.4, detail=1
    )
    pl.cutshape(ell(CX, CY - 46, 11), "#fffdf0", 2, detail=1)
    pl.cutshape(
        poly([(CX - 54, CY + 34), (CX + 54, CY + 34), (CX + 60, CY + 46), (CX - 60, CY + 46)]), "#a8744c", 2.4, detail=1
    )
    for x in (-44, 44):
        pl.cutshape(rect(CX + x - 4, CY + 46, 8, 54), "#8a5a3c", 2, detail=1)
    pl.cutshape(ell(CX, CY + 28, 15, 7), "#fffdf0", 2, detail=1)


def _weepers(pl: Plate):
    """Two parents and a child with handkerchiefs."""
    for x, y, s, coat, flip in (
        (-88, 100, 1.0, "#6f8a5c", False),
        (88, 100, 1.06, "#8d5a5e", True),
        (4, 104, 0.62, "#5f7f8a", False),
    ):
        t = T(CX + x, CY + y, s, 0, flip)
        pl.cutshape(
            t(spline([(-26, 0, 1), (-24, -52), (-6, -84), (16, -80), (30, -46), (24, 0, 1)])),
            coat,
            2.4,
            vol=14,
            detail=1,
            hatch=60,
        )
        pl.cutshape(t(ell(10, -96, 19, 21)), "#f0cfae", 2.2, vol=10, detail=1)
        pl.cutshape(
            t(spline([(-10, -92), (-10, -112), (8, -121), (26, -110), (12, -108), (0, -96)])), "#5a4030", 2, detail=1
        )
        pl.cutshape(t(limb([(4, -66), (34, -60), (24, -88)], [16, 13, 10])), coat, 2, vol=5, detail=1)
        pl.cutshape(t(spline([(18, -93), (36, -95), (42, -70), (24, -64), (15, -80)])), "#fffdf0", 2, detail=1)
        pl.post(mask(t(limb([(10, -101), (16, -97), (24, -101)], [1.4, 3, 1.4], 10))), INK_E2)
        pl.post(mask(t(limb([(9, -110), (16, -111), (24, -107)], [1.4, 2.6, 1.4], 10))), INK_E2)
        for k in range(2):
            pl.cutshape(
                t(
                    spline(
                        [
                            (38 + k * 8, -74 + k * 22, 1),
                            (43 + k * 8, -64 + k * 22),
                            (38 + k * 8, -58 + k * 22),
                            (33 + k * 8, -64 + k * 22),
                        ]
                    )
                ),
                "#a8cfd8",
                1.8,
                detail=1,
            )


def _knife(pl: Plate):
    """The knife and the hand."""
    _blade(pl)
    _hand(pl)


def _blade(pl: Plate):
    """The blade and its handle."""
    blade = spline([(706, 172, 1), (560, 184), (330, 212), (214, 250, 1), (330, 268), (540, 282), (700, 280, 1)])
    pl.cutshape(
        blade,
        Lin([(0, "#f4f6ee"), (0.55, "#c8d0c8"), (1, "#8a968e")], (400, 170), (420, 285)),
        3.8,
        vol=16,
        detail=0.8,
        hatch=-6,
        shadow=(8, 40, 20, 0.45),
    )
    pl.post(mask(limb([(240, 252), (420, 262), (690, 266)], [2, 5, 3])), "#fffdf4", 0.95)
    pl.cutshape(rect(694, 164, 34, 122, 6), "#e3bd78", 3, vol=8, detail=0.9)
    pl.cutshape(
        spline([(722, 178, 1), (860, 164), (1050, 172, 1), (1050, 254, 1), (860, 262), (724, 262, 1)]),
        "#8d5a3e",
        3,
        vol=26,
        detail=0.9,
        hatch=4,
    )
    for x in (790, 930):
        pl.cutshape(ell(x, 212, 9), "#f0d890", 2, detail=1)


def _hand(pl: Plate):
    """The hand that holds it."""
    skin_ = "#f2cfae"
    pl.cutshape(
        limb([(1080, 60), (960, 120), (880, 150)], [230, 190, 150]),
        skin_,
        3.6,
        vol=70,
        detail=0.8,
        hatch=50,
        shadow=(4, 14, 14, 0.5),
    )
    pl.cutshape(
        spline([(930, -40, 1), (884, 40), (900, 110, 1), (980, 190), (1060, 240, 1), (1060, -40, 1)]),
        "#f6f4ea",
        3.2,
        vol=40,
        detail=0.8,
        hatch=60,
    )
    for _i, (x, dx) in enumerate(((764, -8), (812, -2), (860, 4), (906, 8))):
        pl.cutshape(
            limb(
                [(x + 40, 138), (x + 12, 150), (x + dx, 200), (x + dx + 10, 258), (x + 34, 282)],
                [58, 58, 54, 48, 40],
                40,
            ),
            skin_,
            3.2,
            vol=24,
            detail=0.9,
            hatch=10,
            shadow=(5, 6, 6, 0.4),
        )
        pl.pen([(x - 20, 196), (x + 2, 190), (x + 22, 196)], 2.4)
    pl.cutshape(
        limb([(880, 120), (800, 118), (736, 150)], [60, 54, 40]),
        skin_,
        3.2,
        vol=24,
        detail=0.9,
        hatch=70,
        shadow=(4, 6, 6, 0.4),
    )
    pl.cutshape(spline([(722, 142), (740, 132), (764, 136), (748, 154), (728, 160)]), "#fbe8d4", 2, detail=0.9)


def _tears(pl: Plate):
    """The cook's tears."""
    for x, y, s in ((630, 352, 1.0), (764, 424, 0.62)):
        t = T(x, y, s)
        pl.cutshape(
            t(spline([(0, -58, 1), (18, -16), (30, 14), (0, 42), (-30, 14), (-18, -16)])),
            Lin([(0, "#e6f2ee"), (1, "#8fbcc4")], t((0, -50)), t((0, 40))),
            3,
            vol=24 * s,
            detail=1,
            hatch=20,
        )
        pl.post(mask(t(limb([(-13, -2), (-15, 14), (-8, 26)], [2, 6, 2]))), "#fffdf4")


def _doorman(pl: Plate):
    """The doorman under an umbrella."""
    engraved_person(
        pl,
        196,
        1352,
        222,
        coat="#b0685a",
        hair="#3a2a22",
        skin="#f0cfae",
        legs="#2c3428",
        arm=(0.13, -0.90),
        vol=10,
        hat=None,
    )
    ux, uy = 226, 1150
    pl.cutshape(limb([(ux, uy - 26), (ux + 1, uy + 40)], [5, 5], 6), "#5a4030", 1.8, detail=1)
    pl.cutshape(
        spline(
            [
                (ux - 88, uy + 8, 1),
                (ux - 62, uy - 40),
                (ux, uy - 66),
                (ux + 62, uy - 40),
                (ux + 88, uy + 8, 1),
                (ux + 58, uy - 6),
                (ux + 30, uy + 8, 1),
                (ux, uy - 6),
                (ux - 30, uy + 8, 1),
                (ux - 58, uy - 6),
            ]
        ),
        "#6f8a5c",
        2.8,
        vol=26,
        detail=1,
        hatch=40,
    )
    for x in (-30, 30):
        pl.pen([(ux, uy - 64), (ux + x * 0.8, uy - 34), (ux + x, uy + 6)], 2.2)


def _garlic(pl: Plate):
    """The neighbour: a garlic bulb with a lit door."""
    gx, gy = 818, 1300
    for dx, w in ((-46, 52), (46, 52), (-20, 56), (22, 56)):
        pl.cutshape(
            spline(
                [
                    (gx + dx * 0.2, gy - 120, 1),
                    (gx + dx - w * 0.5, gy - 60),
                    (gx + dx - w * 0.62, gy - 14),
                    (gx + dx, gy + 12),
                    (gx + dx + w * 0.62, gy - 14),
                    (gx + dx + w * 0.5, gy - 60),
                ]
            ),
            Lin([(0, "#fbf4e2"), (1, "#c9a8a8")], (gx - 80, 0), (gx + 90, 0)),
            2.6,
            vol=26,
            shade=1.0,
            detail=0.9,
            hatch=80 + dx * 0.4,
            shadow=(8, 8, 10, 0.4),
        )
    pl.cutshape(
        limb([(gx, gy - 112), (gx + 4, gy - 150), (gx + 20, gy - 176)], [22, 14, 10]), "#e8dcc0", 2.4, vol=8, detail=0.9
    )
    pl.cutshape(union(rect(gx - 14, gy - 30, 28, 38), ell(gx, gy - 30, 14)), "#fbe7a4", 2.4, detail=0.9)
    pl.post(mask(ell(gx + 7, gy - 12, 2.6)), INK_E2)
    for k, (x, y) in enumerate(((560, 1330), (640, 1352), (470, 1352))):
        pl.cutshape(
            spline(
                [
                    (x - 46, y + 4, 1),
                    (x - 14, y - 22),
                    (x + 30, y - 14),
                    (x + 52, y + 8, 1),
                    (x + 20, y + 2),
                    (x - 10, y + 8),
                ]
            ),
            "#c98a4a",
            2.4,
            vol=10,
            detail=0.8,
            hatch=30 * k,
            shadow=(4, 6, 6, 0.4),
        )
