"""Card 76, Puppet King."""

import numpy as np

from ...cards import Land, card
from ...kit.canvas import W
from ...kit.field import blur
from ...kit.paths import T, X, cut, ell, inter, limb, mask, poly, rect, spline, union
from ...press import RisoSheet, print_riso
from .motifs import outlined

PAPER, PLUM, PINK, TEAL = (0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)
WOOD = (0, 0.03, 0)
FLOOR_Y = 1196

PAPER_R4 = "#efe9dc"
INKS_R4 = ("#2a1a3a", "#e85a8a", "#2fa8a0")


def puppet_hand(sheet, t, skin, cuff, sleeve, ink, joint):
    """A wooden marionette's hand holding a control bar (at y = 0) from above; width about 230, cuff up to -260."""
    k = t.a[2]

    def piece(path, tone, shade=0, ink_=None):
        m = outlined(sheet, t(path), tone, ink, 4)
        if shade and tone == skin:
            sheet.shade(m, shade * 1.5 * k, ink=1, strength=1.0)
            sheet.shade(m, shade * 0.6 * k, strength=0.6)
        elif shade:
            sheet.shade(m, shade * k, ink=ink_, strength=0.85)
        return m

    piece(limb([(76, -88), (116, -52), (110, -2), (86, 26)], [46, 42, 34, 26]), skin, 9)
    piece(spline([(-64, -250, 1), (0, -262), (64, -250, 1), (84, -176, 1), (0, -162), (-84, -176, 1)]), sleeve, 18)
    piece(
        spline(
            [
                (-88, -190, 1),
                (0, -206),
                (88, -190, 1),
                (98, -156, 1),
                (50, -164),
                (0, -150),
                (-50, -164),
                (-98, -156, 1),
            ]
        ),
        cuff,
        8,
    )
    piece(ell(0, -146, 34, 26), joint, 10)
    piece(
        spline([(-84, -46), (-86, -100), (-50, -134), (0, -140), (50, -134), (86, -98), (84, -46), (0, -34)]), skin, 26
    )
    for i, x in enumerate((-66, -23, 21, 64)):
        drop = (32, 46, 48, 36)[i]
        piece(limb([(x, -54), (x * 1.12, -8), (x * 1.1, drop)], [42, 40, 28]), skin, 9)
        sheet.lay(t(limb([(x * 1.1 - 15, 2), (x * 1.12 + 15, 2)], [3, 3])), ink)
        piece(ell(x, -62, 17, 15), joint, 5)


def control_bar(sheet, t, wood, ink, half=190):
    """The crossed bar of a marionette."""
    k = t.a[2]
    for pts in ([(-half * 0.5, -20), (half * 0.5, 24)], [(-half, 4), (half, -4)]):
        m = outlined(sheet, t(limb(pts, [24, 24])), wood, ink, 4)
        sheet.shade(m, 7 * k, strength=0.8)


def scissors(sheet, t, blade, grip, ink):
    """Open scissors, pivot at the origin, blades along -y (about 120 long)."""
    for a in (-17, 17):

        def u(p, turn=a):
            return t(X(p, rot=turn))

        outlined(sheet, u(spline([(-9, 6, 1), (-9, -60), (0, -124, 1), (9, -60), (9, 6, 1)])), blade, ink, 3)
        sheet.lay(u(spline([(2, 4, 1), (2, -60), (0, -118, 1), (8, -60), (8, 4, 1)])), ink, alpha=0.35)
        ring = cut(ell(-a * 0.9, 60, 29, 36), ell(-a * 0.9, 60, 16, 23))
        outlined(sheet, u(union(ring, limb([(0, 0), (-a * 0.45, 28)], [16, 14]))), grip, ink, 3)
    outlined(sheet, t(ell(0, 0, 6)), blade, ink, 3)


def crown(sheet, t, metal, ink, jewel, lining=None):
    """Crown of five points, base 120 wide at y = 0, 92 high."""
    if lining:
        outlined(sheet, t(spline([(-52, -14, 1), (-40, -66), (0, -82), (40, -66), (52, -14, 1)])), lining, ink, 3)
    body = spline(
        [
            (-60, 0, 1),
            (-70, -74, 1),
            (-38, -34),
            (-34, -84, 1),
            (-8, -40),
            (0, -96, 1),
            (8, -40),
            (34, -84, 1),
            (38, -34),
            (70, -74, 1),
            (60, 0, 1),
            (0, 10),
        ]
    )
    m = outlined(sheet, t(body), metal, ink, 4)
    sheet.shade(m, 10 * t.a[2], strength=0.7)
    for x, y in ((-70, -78), (-34, -89), (0, -101), (34, -89), (70, -78)):
        outlined(sheet, t(ell(x, y, 8)), jewel, ink, 2.5)
    for x in (-34, 0, 34):
        outlined(sheet, t(ell(x, -14 + abs(x) * -0.06, 8, 10)), jewel, ink, 2.5)


def _string(sheet: RisoSheet, p, q, tone=PAPER, width=3.6):
    sheet.lay(limb([p, ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2), q], [width] * 3, cap=False), tone)


@card(76, "puppet-king", "Puppet King", Land.CABINET, print_riso)
def puppet_king() -> RisoSheet:
    """The king cuts his own strings, not seeing who holds the hand above him, nor who holds that one.

    The jester, who works a small bar of his own, may know more of it than he shows.
    """
    sheet = RisoSheet(INKS_R4, PAPER_R4, seed=761)
    _loft(sheet)
    _scenery(sheet)
    _floor(sheet)
    big, small = _hands(sheet)
    ends = _upper_strings(sheet, big, small)
    bar, k, kx, ky, piece = _king_strings(sheet, ends, small)
    _legs(piece)
    _robe(sheet, k, piece)
    _free_arm(sheet, k, piece)
    _head(sheet, k, kx, ky, piece)
    _cutting_arm(sheet, bar, ky, piece)
    _jester(sheet, piece)
    return sheet


def _loft(sheet: RisoSheet):
    """Dark loft above, lit stage below."""
    sheet.lay(
        np.ones((sheet.h, sheet.w), np.float32),
        (sheet.ramp((0, 330), (0, 880), 1.05, -0.05), 0, sheet.ramp((0, 560), (0, FLOOR_Y), 1.02, 0.16)),
    )


def _scenery(sheet: RisoSheet):
    """Painted flats with their props: the kingdom is scenery."""
    for pts, tone in (
        (
            [(-40, FLOOR_Y + 10, 1), (-40, 1010, 1), (90, 960), (210, 1000), (330, 1090), (430, FLOOR_Y + 10, 1)],
            (0, 0, 0.95),
        ),
        ([(700, FLOOR_Y + 10, 1), (780, 1070), (900, 1010), (1060, 960, 1), (1060, FLOOR_Y + 10, 1)], (0, 0, 0.95)),
    ):
        m = outlined(sheet, spline(pts), tone, PLUM, 4)
        sheet.shade(m, 40, ink=0, strength=0.7)
    tower = union(
        rect(812, 850, 92, 250),
        poly([(800, 852), (858, 760), (916, 852)]),
        rect(886, 930, 70, 170),
        poly([(876, 932), (921, 862), (966, 932)]),
    )
    m = outlined(sheet, tower, PAPER, PLUM, 4)
    sheet.shade(m, 22, ink=0, strength=0.6)
    sheet.lay(
        inter(tower, union(poly([(800, 852), (858, 760), (916, 852)]), poly([(876, 932), (921, 862), (966, 932)]))),
        PINK,
    )
    sheet.many(
        [
            (rect(840, 890, 20, 34, 10), PLUM),
            (rect(866, 960, 18, 30, 9), PLUM),
            (rect(910, 966, 18, 30, 9), PLUM),
            (limb([(770, 1190), (812, 1040)], [8, 8]), PLUM),
        ]
    )


def _floor(sheet: RisoSheet):
    """Checkered boards."""
    sheet.lay(rect(-40, FLOOR_Y, W + 80, 340), PLUM)
    boards = []
    rows = [FLOOR_Y + 6 + 290 * (i / 6) ** 1.35 for i in range(8)]
    for i in range(7):
        for j in range(-9, 10):
            if (i + j) % 2:
                continue

            def at(col, y):
                return 540 + (col * 104) * (0.55 + 0.75 * (y - FLOOR_Y) / 290)

            boards.append(
                (
                    poly(
                        [
                            (at(j, rows[i]), rows[i]),
                            (at(j + 1, rows[i]), rows[i]),
                            (at(j + 1, rows[i + 1]), rows[i + 1]),
                            (at(j, rows[i + 1]), rows[i + 1]),
                        ]
                    ),
                    (0, 0.42, 0),
                )
            )
    sheet.many(boards)
    sheet.plates[..., 0] = np.maximum(
        sheet.plates[..., 0], sheet.ramp((0, 1360), (0, 1500), 0, 0.9) * (sheet.y > FLOOR_Y)
    )
    light_pool = mask(ell(560, 1318, 330, 92)) * mask(rect(-40, FLOOR_Y, W + 80, 340))
    sheet.plates[..., 1] *= 1 - 0.9 * light_pool
    shadow = blur(mask(ell(610, 1330, 150, 18)), 2)
    sheet.lay(shadow, (1, None, None))


def _hands(sheet: RisoSheet):
    """Strings of the great hand, out of the picture."""
    big, small = T(556, 214, 1.34, 5), T(556, 552, 0.9, -7)
    for x, y in ((-66, -62), (-23, -62), (21, -62), (64, -62)):
        p = big((x, y))
        _string(sheet, (p[0] + x * 0.25, -30), (p[0], p[1]))
    p = big((0, -146))
    _string(sheet, (p[0], -30), p)
    return big, small


def _upper_strings(sheet: RisoSheet, big, small):
    """From the great bar to the smaller hand."""
    ends = [(-185, 4), (-62, -16), (62, 17), (185, -4)]
    for e, x in zip(ends, (-66, -23, 21, 64), strict=False):
        _string(sheet, big(e), small((x, -62)))
    control_bar(sheet, big, PAPER, PLUM)
    puppet_hand(sheet, big, WOOD, PAPER, TEAL, PLUM, PINK)
    return ends


def _king_strings(sheet: RisoSheet, ends, small):
    """The king: strings first (whole ones and cut ones)."""
    kx, ky = 566, 1316
    k = T(kx, ky, 1.0)
    bar = [small(e) for e in ends]
    head_hook, _left_hand, _right_hand = k((0, -520)), k((-176, -560)), k((196, -268))
    _string(sheet, bar[1], head_hook, PLUM)
    _string(sheet, bar[0], (bar[0][0] + 2, ky - 556), PLUM, 4.4)
    for start, pts in (
        (bar[3], [(0, 0), (10, 90), (-16, 160), (22, 214), (-6, 262)]),
        (bar[2], [(0, 0), (-6, 70), (14, 120), (-10, 168)]),
    ):
        sheet.lay(limb([(start[0] + x, start[1] + y) for x, y in pts], [3.6] * 5, cap=False), PLUM)
        ex, ey = start[0] + pts[-1][0], start[1] + pts[-1][1]
        sheet.many([(limb([(ex, ey), (ex + d, ey + 17)], [3, 1]), PLUM) for d in (-9, 0, 9)])
    control_bar(sheet, small, PAPER, PLUM)
    puppet_hand(sheet, small, WOOD, PAPER, PINK, PLUM, TEAL)

    def piece(path, tone, shade=0, frame=k):
        m = outlined(sheet, frame(path), tone, PLUM, 4)
        if shade and tone == WOOD:
            sheet.shade(m, shade * 1.5, ink=1, strength=1.0)
            sheet.shade(m, shade * 0.6, strength=0.6)
        elif shade:
            sheet.shade(m, shade, strength=0.8)
        return m

    return bar, k, kx, ky, piece


def _legs(piece):
    """Legs of turned wood, shoes."""
    for s in (-1, 1):
        piece(limb([(s * 34, -150), (s * 44, -92)], [44, 34]), WOOD, 8)
        piece(limb([(s * 48, -70), (s * 58, -18)], [32, 24]), WOOD, 7)
        piece(ell(s * 46, -80, 17), TEAL, 4)
        piece(
            spline([(s * 38, -26, 1), (s * 36, 2, 1), (s * 116, 4), (s * 128, -22), (s * 112, -14), (s * 82, -28)]),
            TEAL,
        )


def _robe(sheet: RisoSheet, k, piece):
    """Cape behind, robe, ermine."""
    piece(
        spline(
            [
                (-60, -392),
                (-104, -300),
                (-136, -210),
                (-146, -116, 1),
                (-70, -140),
                (0, -122),
                (80, -140),
                (146, -116, 1),
                (132, -210),
                (100, -300),
                (58, -392),
            ]
        ),
        (0.55, 1, 0),
        24,
    )
    piece(
        spline(
            [
                (-50, -398),
                (-84, -300),
                (-96, -240),
                (-112, -172, 1),
                (-40, -158),
                (40, -158),
                (112, -172, 1),
                (96, -240),
                (84, -300),
                (50, -398),
            ]
        ),
        PINK,
        34,
    )
    piece(spline([(-18, -360, 1), (-24, -260), (-28, -160, 1), (28, -160, 1), (24, -260), (18, -360, 1)]), PAPER, 6)
    tails = []
    for i in range(6):
        x, y = (-10 if i % 2 else 9), -338 + i * 29
        tails.append((k(spline([(x, y, 1), (x + 5, y + 12), (x, y + 22), (x - 5, y + 12)])), PLUM))
    sheet.many(tails)
    piece(
        spline(
            [
                (-118, -184, 1),
                (-40, -168),
                (40, -168),
                (118, -184, 1),
                (124, -150, 1),
                (40, -134),
                (-40, -134),
                (-124, -150, 1),
            ]
        ),
        PAPER,
        8,
    )
    sheet.many([(k(ell(-90 + i * 30, -158 + abs(i - 3) * -2, 4.5, 8)), PLUM) for i in range(7)])


def _free_arm(sheet: RisoSheet, k, piece):
    """The free arm, hanging, its string cut: an orb rolls away."""
    piece(limb([(78, -362), (126, -320), (142, -286)], [46, 40, 34]), PINK, 9)
    piece(limb([(152, -262), (172, -226), (180, -190)], [30, 26, 22]), WOOD, 6)
    piece(ell(148, -272, 17), TEAL, 4)
    piece(spline([(168, -194), (160, -164), (176, -142), (196, -158), (196, -186)]), WOOD, 6)
    sheet.lay(limb([k((178, -160)), k((196, -206)), k((176, -246)), k((206, -276))], [3.4] * 4), PLUM)


def _head(sheet: RisoSheet, k, kx, ky, piece):
    """Ermine collar, beard, head, crown."""
    _collar(sheet, k, piece)
    _face(sheet, k, piece)
    crown(sheet, T(kx + 4, ky - 500, 0.86, 7), PAPER, PLUM, PINK, TEAL)


def _collar(sheet: RisoSheet, k, piece):
    """The ermine collar."""
    piece(
        spline([(-84, -380), (-60, -414), (0, -424), (60, -414), (84, -380), (50, -346), (0, -336), (-50, -346)]),
        PAPER,
        10,
    )
    sheet.many([(k(ell(x, -372 + abs(x) * -0.12, 4.5, 8)), PLUM) for x in (-56, -28, 28, 56)])


def _face(sheet: RisoSheet, k, piece):
    """Face and beard."""
    piece(
        spline(
            [
                (-44, -470),
                (-70, -452),
                (-58, -438),
                (-42, -424),
                (-10, -404),
                (34, -410),
                (52, -448),
                (48, -500),
                (10, -520),
                (-34, -508),
            ]
        ),
        WOOD,
        14,
    )
    piece(
        spline(
            [
                (-46, -436, 1),
                (-30, -428),
                (10, -436),
                (40, -470, 1),
                (54, -430),
                (30, -384),
                (-6, -352),
                (-34, -322, 1),
                (-40, -356),
                (-52, -390),
            ]
        ),
        PAPER,
        9,
    )
    sheet.many(
        [
            (k(limb([(-30 + i * 13, -416 - i * 4), (-26 + i * 9, -384), (-30 + i * 3, -346)], [0.8, 3, 0.8])), PLUM)
            for i in range(5)
        ]
    )
    sheet.many(
        [
            (k(limb([(-62, -434), (-44, -440), (-30, -432), (-18, -438)], [2, 8, 7, 2])), PAPER),
            (k(ell(-27, -472, 13, 12)), PLUM),
            (k(ell(-27, -471, 10.5, 9.5)), PAPER),
            (k(ell(-31, -472, 6, 7)), PLUM),
            (k(limb([(-44, -494), (-28, -500), (-10, -490)], [3, 7, 3])), PLUM),
            (k(ell(4, -446, 10, 8)), PINK),
        ]
    )


def _cutting_arm(sheet: RisoSheet, bar, ky, piece):
    """The arm with the scissors."""
    piece(limb([(-76, -372), (-130, -392), (-168, -424)], [46, 40, 32]), PINK, 9)
    piece(ell(-176, -434, 17), TEAL, 4)
    piece(limb([(-182, -446), (-188, -480), (-182, -516)], [30, 26, 22]), WOOD, 6)
    scissors(sheet, T(bar[0][0] + 1, ky - 598, 0.92, -2), PAPER, TEAL, PLUM)
    piece(spline([(-200, -518), (-206, -546), (-186, -560), (-166, -548), (-166, -520)]), WOOD, 6)


def _jester(sheet: RisoSheet, piece):
    """The jester on a box, and the small bar whose strings go up and up."""
    j = _jester_strings(sheet)
    _jester_body(sheet, j, piece)
    _jester_head(sheet, j, piece)
    _jester_bar(sheet, j, piece)


def _jester_strings(sheet: RisoSheet):
    """The strings of the jester, who is a puppet too."""
    j = T(196, 1356, 1.08)
    for x, x1 in ((-40, -14), (0, 0), (40, 22)):
        p = j((x + 92, -168 - x * 0.14))
        _string(sheet, (p[0] + x1 - 20, -30), p)
        low = (p[0] + (x1 - 20) * (p[1] - 800) / (p[1] + 30), 800)
        sheet.lay(limb([low, ((low[0] + p[0]) / 2, (low[1] + p[1]) / 2), p], [3.6] * 3, cap=False), PLUM)
    return j


def _jester_body(sheet: RisoSheet, j, piece):
    """Box, legs and a coat in two colours."""
    piece(rect(-92, -84, 170, 92, 4), (0.25, 0, 0.9), 20, j)
    piece(limb([(-20, -104), (44, -118), (66, -60)], [54, 46, 34]), TEAL, 9, j)
    piece(limb([(66, -62), (72, -14)], [32, 24]), TEAL, 6, j)
    piece(spline([(58, -24, 1), (56, 2, 1), (104, 4), (132, -22), (110, -30), (88, -18)]), PINK, 0, j)
    piece(limb([(-10, -104), (30, -84), (20, -36)], [54, 44, 32]), PINK, 9, j)
    piece(spline([(8, -44, 1), (4, -18, 1), (52, -14), (78, -42), (58, -48), (36, -36)]), TEAL, 0, j)
    piece(
        spline([(-50, -92, 1), (-58, -160), (-38, -212), (0, -218), (26, -198), (28, -140), (22, -92, 1)]), TEAL, 14, j
    )
    sheet.lay(
        inter(
            j(spline([(-50, -92, 1), (-58, -160), (-38, -212), (0, -218), (26, -198), (28, -140), (22, -92, 1)])),
            j(rect(-10, -230, 80, 150)),
        ),
        PINK,
    )


def _jester_head(sheet: RisoSheet, j, piece):
    """Collar, face and the cap with bells."""
    piece(
        spline(
            [
                (-56, -200, 1),
                (-30, -226),
                (20, -222),
                (42, -194, 1),
                (26, -188),
                (18, -170, 1),
                (4, -186),
                (-8, -168, 1),
                (-20, -186),
                (-38, -172, 1),
            ]
        ),
        PAPER,
        5,
        j,
    )
    piece(
        spline(
            [
                (-30, -236),
                (-34, -266),
                (-6, -286),
                (26, -278),
                (34, -258),
                (48, -246),
                (34, -238),
                (28, -222),
                (0, -216),
            ]
        ),
        WOOD,
        8,
        j,
    )
    for pts, tone in (
        ([(-18, -268), (-64, -304), (-96, -272), (-98, -236)], TEAL),
        ([(8, -276), (20, -330), (58, -336), (78, -302)], PINK),
    ):
        piece(limb(pts, [46, 38, 22, 8]), tone, 8, j)
        piece(ell(*pts[-1], 10), PAPER, 3, j)
    piece(
        spline([(-42, -244, 1), (-38, -284), (0, -302), (30, -282, 1), (12, -272), (-12, -256), (-22, -232, 1)]),
        PLUM,
        0,
        j,
    )
    sheet.many(
        [
            (j(limb([(12, -262), (22, -258)], [3, 4])), PLUM),
            (j(limb([(14, -236), (26, -232), (34, -238)], [2, 4, 2])), PLUM),
        ]
    )


def _jester_bar(sheet: RisoSheet, j, piece):
    """His arm and the small bar."""
    piece(limb([(-14, -200), (22, -150), (88, -156)], [38, 32, 22]), PINK, 7, j)
    control_bar(sheet, T(j((92, 0))[0], j((0, -168))[1], 0.44, -8), PAPER, PLUM)
    piece(ell(92, -160, 14), WOOD, 4, j)
