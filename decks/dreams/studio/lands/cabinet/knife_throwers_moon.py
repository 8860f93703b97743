"""Card 74, Knife-Thrower's Moon."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.field import blur, rng
from ...kit.paths import T, X, cut, ell, joined, limb, mask, poly, rect, spline
from ...press import RisoSheet, print_riso
from .motifs import INKS_R2, PAPER_R2, arc_points, outlined

PAPER, DARK, CORAL, GOLD = (0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)
ORANGE = (0, 0.62, 1)
CX, CY, WHEEL = 520, 610, 392


def sector(cx, cy, r0, r1, a0, a1):
    """A piece of a ring between two radii and two angles in degrees."""
    return poly(arc_points(cx, cy, r1, a0, a1) + arc_points(cx, cy, r0, a1, a0))


def star_path(x, y, r, points=5, inner=0.45, rot=-90):
    """A star with its first point at `rot` degrees."""
    pts = []
    for i in range(points * 2):
        a = math.radians(rot + i * 180 / points)
        q = r if i % 2 == 0 else r * inner
        pts.append((x + q * math.cos(a), y + q * math.sin(a)))
    return poly(pts)


def comet(t, blade, edge, guard, tail, core):
    """A comet thrown like a knife: point at the origin, tail along +x. Local unit: about 230 long."""
    r = []
    for bend, reach, width in ((-22, 215, 26), (20, 190, 24), (-4, 250, 34)):
        r.append(
            (
                t(
                    limb(
                        [(74, 0), (120, bend * 0.5), (165, -bend * 0.7), (reach, bend)],
                        [width, width * 0.8, width * 0.4, 1],
                    )
                ),
                tail,
            )
        )
    r.append((t(limb([(74, 0), (120, -3), (170, 5), (212, -3)], [16, 13, 7, 1])), core))
    r.append((t(star_path(78, 0, 42, 8, 0.52, 8)), guard))
    r.append((t(star_path(78, 0, 22, 8, 0.6, 20)), core))
    r.append((t(spline([(0, 0, 1), (28, -13), (66, -15), (72, 0, 1), (66, 15), (28, 13)])), blade))
    r.append((t(spline([(2, 0, 1), (30, 2), (68, 2, 1), (64, 13), (28, 12)])), edge))
    return r


def mouse_assistant(sheet, t, fur, cloth, cloth2, plume, ink):
    """Circus mouse in a tutu, one arm thrown up towards the right; feet at the origin, height 300 with the plume."""
    k = t.a[2]

    def piece(path, tone, shade=0):
        m = outlined(sheet, t(path), tone, ink, 2.6)
        if shade:
            sheet.shade(m, shade * k, strength=0.75)

    piece(limb([(-30, -52), (-84, -30), (-116, -64), (-100, -112), (-132, -140)], [10, 9, 7, 6, 3]), fur)
    piece(limb([(-10, -138), (-52, -122), (-72, -78)], [20, 16, 12]), fur, 5)
    piece(limb([(-14, -70), (-20, -36), (-24, -6)], [22, 16, 12]), fur, 6)
    piece(limb([(14, -70), (20, -36), (22, -6)], [22, 16, 12]), fur, 6)
    piece(spline([(-42, -12), (-44, 0), (-4, 0), (-14, -14)]), cloth)
    piece(spline([(8, -14), (8, 0), (48, 0), (34, -12)]), cloth)
    for _layer, (tone, wide, y0) in enumerate(((cloth2, 92, -70), (cloth, 74, -88))):
        for i in range(7):
            x = -wide + i * wide / 3
            piece(
                spline(
                    [(x * 0.25 - 8, -106, 1), (x - 15, y0 - 4), (x, y0 + 12), (x + 15, y0 - 4), (x * 0.25 + 8, -106, 1)]
                ),
                tone,
            )
    piece(
        spline([(-24, -152, 1), (-27, -124), (-30, -100, 1), (0, -94), (30, -100, 1), (27, -124), (24, -152, 1)]),
        cloth,
        10,
    )
    piece(limb([(14, -140), (58, -128), (102, -150)], [20, 16, 11]), fur, 5)
    piece(ell(106, -153, 10), fur)
    piece(ell(-34, -208, 25, 28, -14), fur, 6)
    sheet.lay(t(ell(-33, -207, 15, 18, -14)), cloth)
    piece(
        spline(
            [
                (-30, -186),
                (-24, -208),
                (4, -216),
                (32, -202),
                (66, -180),
                (62, -170),
                (28, -156),
                (-8, -152),
                (-28, -166),
            ]
        ),
        fur,
        6,
    )
    piece(ell(4, -222, 25, 28, 4), fur, 6)
    sheet.lay(t(ell(5, -221, 15, 18, 4)), cloth)
    sheet.lay(t(ell(66, -177, 7.5)), ink)
    sheet.lay(t(ell(33, -187, 5.5)), ink)
    sheet.lay(t(ell(34.5, -189, 2)), (0,) * sheet.n)
    for y in (-170, -164):
        sheet.lay(t(limb([(52, y), (76, y + 4), (96, y - 2 + (y + 170) * 2)], [1.6, 1.6, 0.6])), ink)
    for bend, tone in ((-16, plume), (10, cloth2), (30, plume)):
        piece(
            limb([(-14, -232), (-24 + bend, -262), (-14 + bend, -292), (14 + bend * 1.5, -306)], [6, 15, 17, 4]), tone
        )
    piece(ell(-13, -232, 10), cloth2)


def pinching_glove(sheet, t, glove, cuff, sleeve, ink):
    """A glove reaching up from below, thumb and two fingers closed on the origin, two fingers spread; arm along +y."""
    k = t.a[2]

    def piece(path, tone, shade=0):
        m = outlined(sheet, t(path), tone, ink, 4)
        if shade:
            sheet.shade(m, shade * k, strength=0.8)

    piece(limb([(110, 560), (84, 380), (60, 262)], [190, 170, 124]), sleeve)
    for j in range(4):
        y = 318 + j * 60
        sheet.lay(t(limb([(-6 + j * 8, y + 8), (76 + j * 8, y + 18), (152 + j * 8, y - 4)], [18, 20, 18])), ink)
    piece(limb([(92, 128), (134, 66), (142, 6), (128, -26)], [40, 38, 32, 24]), glove, 8)
    piece(limb([(78, 116), (106, 44), (98, -22), (74, -52)], [42, 40, 34, 26]), glove, 8)
    piece(spline([(-6, 250), (-16, 180), (4, 118), (40, 92), (92, 104), (116, 150), (114, 206), (112, 250)]), glove, 20)
    piece(limb([(62, 124), (70, 50), (40, 6)], [44, 40, 26]), glove, 9)
    piece(limb([(40, 124), (36, 54), (8, 0)], [44, 40, 25]), glove, 9)
    piece(limb([(10, 196), (-34, 140), (-40, 74), (-6, 14)], [56, 50, 40, 24]), glove, 10)
    for x in (36, 58, 80):
        sheet.lay(t(limb([(x, 156), (x + 3, 200)], [2, 5])), ink)
    piece(spline([(-30, 246, 1), (44, 226), (124, 246, 1), (134, 300, 1), (50, 282), (-36, 300, 1)]), cuff, 12)


def _throw(sheet: RisoSheet, t, tail):
    """A comet with its dark shadow and contour."""
    for p, _ in comet(t, DARK, DARK, DARK, DARK, DARK):
        sheet.lay(X(p, 6, 9), DARK)
        sheet.lay(p, DARK, stroke=7)
    sheet.many(comet(t, PAPER, (0.55, 0, 0), GOLD, tail, PAPER))


@card(74, "knife-throwers-moon", "Knife-Thrower's Moon", Land.CABINET, print_riso)
def knife_throwers_moon() -> RisoSheet:
    """The target is the moon, the knives are comets, and one of them has freed her on purpose.

    The mouse still smiles for the audience; the moon peeps at the glove that has one comet left.
    """
    sheet = RisoSheet(INKS_R2, PAPER_R2, seed=741)
    dice = rng(74)
    _tent(sheet, dice)
    _stage_floor(sheet)
    _wheel(sheet)
    _speed_marks(sheet, dice)
    radius = _moon(sheet)
    _face(sheet)
    _straps(sheet)
    _comets(sheet, radius)
    _curtain(sheet)
    _players(sheet)
    return sheet


def _tent(sheet: RisoSheet, dice: np.random.Generator):
    """Tent air: solid teal, a warm spotlight falling in from the upper left."""
    sheet.lay(np.ones((sheet.h, sheet.w), np.float32), (1, 0, 0))
    beam = blur(mask(poly([(60, -60), (330, -60), (CX + 470, CY + 250), (CX - 470, CY + 330)])), 5)
    beam = np.maximum(beam * sheet.radial((CX, CY), 300, 900, 1, 0.45), blur(mask(ell(CX, CY, WHEEL + 92)), 4))
    sheet.plates[..., 0] = sheet.plates[..., 0] * (1 - beam) + beam * sheet.radial(
        (CX, CY), WHEEL, WHEEL + 330, 0.22, 0.95
    )
    sheet.plates[..., 2] = beam * sheet.radial((CX, CY), WHEEL, WHEEL + 250, 0.8, 0.1)
    dust = [(ell(dice.uniform(100, 920), dice.uniform(120, 1180), dice.uniform(1.5, 4.5)), PAPER) for _ in range(90)]
    sheet.many(dust)


def _stage_floor(sheet: RisoSheet):
    """Stage floor."""
    floor = sheet.lay(
        poly([(-40, 1190), (W + 40, 1190), (W + 40, H + 40), (-40, H + 40)]),
        (sheet.ramp((0, 1190), (0, 1420), 0.72, 1), 1, 1),
    )
    planks = []
    for i in range(-7, 9):
        x = 508 + i * 120
        planks.append(
            (limb([(508 + i * 62, 1186), (508 + i * 92, 1320), (x + i * 20, H + 30)], [2, 3.4, 5], cap=False), DARK)
        )
    sheet.many(planks, clip=floor)
    spot = blur(mask(ell(300, 1330, 250, 62)), 3)
    sheet.lay(spot, (0.0, 0.45, 1), clip=floor)


def _wheel(sheet: RisoSheet):
    """Wheel on its stand."""
    for x in (-1, 1):
        m = sheet.lay(
            limb([(CX + x * 60, CY + 60), (CX + x * 190, 1010), (CX + x * 250, 1235)], [56, 46, 54]), (0.55, 0.8, 0.5)
        )
        sheet.lay(
            limb([(CX + x * 60 - 12, CY + 60), (CX + x * 190 - 12, 1010), (CX + x * 250 - 14, 1225)], [5, 6, 5]), GOLD
        )
    sheet.lay(ell(CX, CY, WHEEL + 20), DARK)
    sheet.lay(ell(CX, CY, WHEEL + 2), GOLD)
    for i in range(14):
        a0 = i * 360 / 14 + 9
        m = sheet.lay(sector(CX, CY, 0, WHEEL - 12, a0, a0 + 360 / 14), CORAL if i % 2 else PAPER)
        if i % 2 == 0:
            sheet.plates[..., 2] = np.maximum(sheet.plates[..., 2], m * sheet.radial((CX, CY), 200, WHEEL, 0.12, 0.7))
    disc = mask(ell(CX, CY, WHEEL - 12))
    sheet.shade(disc, 60, strength=0.5)
    for rr in (WHEEL - 58, 268):
        sheet.lay(ell(CX, CY, rr), DARK, stroke=3.4)
    for i in range(28):
        x, y = arc_points(CX, CY, WHEEL + 8, i * 360 / 28 + 4, 0, 2)[0]
        sheet.many([(ell(x, y, 8.5), PAPER if i % 2 else ORANGE)])


def _speed_marks(sheet: RisoSheet, dice: np.random.Generator):
    """Turning: carved strokes on the wheel, swooshes outside."""
    cuts = []
    for _i in range(120):
        a = dice.uniform(0, 360)
        rr = dice.uniform(278, WHEEL - 16)
        cuts.append(
            (
                limb(arc_points(CX, CY, rr, a, a + dice.uniform(4, 15), 5), [0.4, 2.4, 0.4], 10),
                DARK if dice.random() < 0.6 else PAPER,
            )
        )
    for a, rr, length in (
        (196, 440, 40),
        (206, 462, 30),
        (12, 440, 42),
        (22, 464, 30),
        (120, 446, 30),
        (306, 446, 34),
        (300, 468, 22),
    ):
        cuts.append((limb(arc_points(CX, CY, rr, a, a + length, 12), [0.5, 8, 0.5], 30), (0, 0, 0.9)))
    sheet.many(cuts)


def _moon(sheet: RisoSheet):
    """The moon, bound."""
    radius = 208
    sheet.lay(ell(CX + 10, CY + 14, radius + 6), DARK)
    moon = sheet.lay(ell(CX, CY, radius), PAPER)
    sheet.shade(moon, 74, ink=2, strength=1.0)
    sheet.shade(moon, 34, ink=1, strength=0.55)
    sheet.shade(moon, 12, ink=0, strength=0.5)
    for x, y, q in (
        (-120, -52, 26),
        (128, -76, 20),
        (150, 10, 13),
        (-150, 24, 15),
        (30, -170, 16),
        (-60, -150, 11),
        (112, 122, 22),
        (-96, 120, 16),
    ):
        sheet.lay(ell(CX + x, CY + y, q, q * 0.86), (0, 0.1, 0.8), clip=moon)
        sheet.lay(cut(ell(CX + x, CY + y, q, q * 0.86), ell(CX + x + 4, CY + y + 5, q, q * 0.86)), DARK, clip=moon)
    return radius


def _face(sheet: RisoSheet):
    """Her face: one eye squeezed shut, one peeping sideways at the comet that missed."""
    face = [
        (limb([(CX - 104, CY - 22), (CX - 74, CY - 6), (CX - 36, CY - 18)], [4, 9, 3]), DARK),
        (limb([(CX - 96, CY + 4), (CX - 74, CY - 4)], [2, 5]), DARK),
        (limb([(CX - 52, CY - 8), (CX - 38, CY + 2)], [5, 2]), DARK),
        (ell(CX + 66, CY - 20, 33, 25), DARK),
        (ell(CX + 66, CY - 17, 28, 20), PAPER),
        (ell(CX + 80, CY - 22, 13), DARK),
        (ell(CX + 84, CY - 27, 4.5), PAPER),
        (limb([(CX - 116, CY - 66), (CX - 78, CY - 76), (CX - 42, CY - 60)], [3, 9, 4]), DARK),
        (limb([(CX + 40, CY - 74), (CX + 72, CY - 84), (CX + 106, CY - 62)], [4, 9, 3]), DARK),
        (limb([(CX + 4, CY - 14), (CX - 12, CY + 34), (CX + 12, CY + 44)], [2, 5, 2]), DARK),
        (
            limb(
                [(CX - 40, CY + 84), (CX - 16, CY + 78), (CX + 6, CY + 85), (CX + 26, CY + 77), (CX + 46, CY + 84)],
                [3, 7, 7, 7, 3],
            ),
            DARK,
        ),
        (spline([(CX - 142, CY - 20, 1), (CX - 132, CY + 2), (CX - 142, CY + 12), (CX - 152, CY + 2)]), (0.35, 0, 0)),
        (spline([(CX + 22, CY - 128, 1), (CX + 32, CY - 106), (CX + 22, CY - 95), (CX + 12, CY - 106)]), (0.35, 0, 0)),
    ]
    sheet.many(face)


def _straps(sheet: RisoSheet):
    """Straps: the lower one holds, the upper one is cut and falls."""
    _whole_strap(sheet)
    _cut_strap(sheet)


def _whole_strap(sheet: RisoSheet):
    """The strap that holds."""
    for _k, (y0, sag) in enumerate(((118, 34),)):
        strap = limb(
            [
                (CX - 262, CY + y0 - 46),
                (CX - 120, CY + y0 + 10),
                (CX, CY + y0 + sag - 10),
                (CX + 120, CY + y0 + 10),
                (CX + 262, CY + y0 - 46),
            ],
            [42, 42, 42, 42, 42],
        )
        sheet.lay(X(strap, 5, 8), DARK, alpha=0.9)
        sheet.lay(strap, (0.75, 1, 0.6))
        sheet.lay(
            limb(
                [
                    (CX - 262, CY + y0 - 60),
                    (CX - 120, CY + y0 - 3),
                    (CX, CY + y0 + sag - 23),
                    (CX + 120, CY + y0 - 3),
                    (CX + 262, CY + y0 - 60),
                ],
                [3, 3, 3, 3, 3],
            ),
            GOLD,
        )
        sheet.lay(cut(rect(CX - 36, CY + y0 - 14, 72, 74, 10), rect(CX - 20, CY + y0 + 2, 40, 42, 5)), DARK)
        sheet.lay(cut(rect(CX - 32, CY + y0 - 18, 64, 72, 10), rect(CX - 19, CY + y0 - 4, 38, 44, 5)), GOLD)


def _cut_strap(sheet: RisoSheet):
    """The strap that is cut and falls, and the studs."""
    loose = limb(
        [
            (CX - 262, CY - 76),
            (CX - 210, CY - 118),
            (CX - 150, CY - 150),
            (CX - 118, CY - 206),
            (CX - 150, CY - 252),
            (CX - 126, CY - 292),
        ],
        [42, 42, 40, 38, 38, 38],
        cap=False,
    )
    sheet.lay(X(loose, 5, 7), DARK, alpha=0.9)
    sheet.lay(loose, (0.75, 1, 0.6))
    sheet.lay(
        limb(
            [
                (CX - 268, CY - 92),
                (CX - 216, CY - 132),
                (CX - 162, CY - 162),
                (CX - 134, CY - 206),
                (CX - 166, CY - 250),
            ],
            [3, 3, 3, 3, 1],
            cap=False,
        ),
        GOLD,
    )
    stub = limb([(CX + 262, CY - 76), (CX + 226, CY - 100), (CX + 208, CY - 108)], [42, 42, 44], cap=False)
    sheet.lay(stub, (0.75, 1, 0.6))
    for x, y in ((-262, 72), (262, 72), (-262, -76), (262, -76)):
        sheet.many(
            [
                (ell(CX + x + 3, CY + y + 4, 19), DARK),
                (ell(CX + x, CY + y, 18), GOLD),
                (ell(CX + x - 4, CY + y - 4, 7), PAPER),
            ]
        )


def _comets(sheet: RisoSheet, radius):
    """Comets around her, and the one that cut the strap."""
    for i, a in enumerate((-176, -140, -98, -62, 10, 44, 82, 128, 158)):
        x, y = arc_points(CX, CY, radius + 30 + (i % 3) * 12, a, a, 1)[0]
        t = T(x, y, 1.02 + 0.08 * ((i * 2) % 3), a + (-9, 6, 10, -7, 4)[i % 5])
        _throw(sheet, t, CORAL if i % 3 == 1 else ORANGE)
    _throw(sheet, T(CX + 188, CY - 112, 1.28, -38), GOLD)


def _curtain(sheet: RisoSheet):
    """Curtain: swags above, drapes at the sides."""
    for side in (-1, 1):
        x0 = 508 + side * 508
        for k in range(4):
            xa = x0 - side * (k * 34 - 16)
            m = sheet.lay(
                limb(
                    [(xa, -40), (xa - side * 6, 380), (xa + side * 8 * k, 760), (xa - side * 4, 1240)], [58, 54, 46, 70]
                ),
                CORAL,
            )
            sheet.shade(m, 16, strength=1.0, light=(-side * 0.9, -0.2))
        sheet.lay(limb([(x0 + side * 20, 792), (x0 - side * 60, 800), (x0 - side * 118, 770)], [34, 30, 22]), GOLD)
    for k in range(5):
        x = -20 + k * 264
        m = sheet.lay(spline([(x - 150, -60, 1), (x - 120, 40), (x, 122), (x + 120, 40), (x + 150, -60, 1)]), CORAL)
        sheet.shade(m, 40, strength=1.0)
        for q in (0.4, 0.7):
            sheet.lay(
                limb(
                    [
                        (x - 130 * q, -30),
                        (x - 70 * q, 60 * q + 20),
                        (x, 104 * q),
                        (x + 70 * q, 60 * q + 20),
                        (x + 130 * q, -30),
                    ],
                    [1, 4, 5, 4, 1],
                    cap=False,
                ),
                DARK,
            )
        fringe = []
        for u in np.linspace(-1, 1, 25):
            yy = 122 - 82 * abs(u) ** 1.7
            fringe.append((limb([(x + u * 120, yy - 8), (x + u * 120, yy + 18)], [7, 4], 4), GOLD))
        sheet.many(fringe)


def _players(sheet: RisoSheet):
    """The drum, the mouse, and the thrower's glove."""
    drum = sheet.lay(joined(rect(180, 1290, 210, 96), ell(285, 1386, 105, 24)), CORAL)
    sheet.shade(drum, 34, strength=0.9, light=(-1, -0.1))
    sheet.many(
        [
            (poly([(180 + k * 42, 1296), (201 + k * 42, 1396), (222 + k * 42, 1296)], closed=False), PAPER, 5)
            for k in range(5)
        ]
    )
    sheet.many([(ell(285, 1290, 112, 27), GOLD), (ell(285, 1287, 98, 20), PAPER)])
    mouse_assistant(sheet, T(276, 1294, 1.06), PAPER, CORAL, GOLD, (0, 0.7, 1), DARK)
    _throw(sheet, T(604, 1064, 1.3, 24), CORAL)
    pinching_glove(sheet, T(748, 1128, 1.0, -10), PAPER, GOLD, CORAL, DARK)
