"""Card 78, King and Fox."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.paths import T, X, ell, limb, mask, poly, rect, spline
from ...press import RisoSheet, print_riso
from .motifs import PAPER_R3, arc_points, outlined

PAPER, BLACK, RED, GOLD = (0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)
GINGER = (0, 0.5, 1)

INKS_R3_GOLD = ("#1a1a1e", "#c8202a", "#f2b83c")


def _glove(sheet: RisoSheet, h, path, shade=0, tone=BLACK):
    m = outlined(sheet, h(path), tone, PAPER, 4)
    if shade:
        sheet.shade(m, shade, ink=2, strength=0.5, lit=True)
    return m


def _painter(sheet: RisoSheet, frame, region):
    def put(path, tone, shade=0, ink=0, width=4, strength=0.8):
        p = frame(path)
        edge = np.maximum(mask(p, width * 2), mask(p)) * region
        sheet.lay(edge, BLACK)
        m = sheet.lay(mask(p) * region, tone)
        if shade:
            sheet.shade(m, shade, ink=ink, strength=strength)
        return m

    def marks(items):
        sheet.many([(frame(i[0]), *tuple(i[1:])) for i in items], clip=region)

    return put, marks


@card(78, "king-and-fox", "King and Fox", Land.CABINET, print_riso)
def king_and_fox() -> RisoSheet:
    """A playing card shows one body with a king at one end and a fox at the other; both hold the same rose.

    Turn the card and the thief is king: whose hand is it that takes it?
    """
    sheet = RisoSheet(INKS_R3_GOLD, PAPER_R3, seed=781)
    card_, ch, cw = _wall(sheet)
    h = _hand_behind(sheet, card_, ch, cw)
    inner, lower, upper = _card(sheet, card_, ch, cw)
    _rays(sheet, card_, lower, upper)
    _king(sheet, upper)
    marks, put, turned = _fox(sheet, lower)
    _jewel(marks, put)
    _sash(sheet, card_, cw, inner)
    _rose_and_hands(sheet, card_, inner, turned)
    _pips(sheet, card_, ch, cw, inner, turned)
    _thumb(sheet, h)
    return sheet


def _wall(sheet: RisoSheet):
    """A red wall with diamonds, dying into black."""
    sheet.lay(np.ones((sheet.h, sheet.w), np.float32), RED)
    diamonds = []
    for j in range(-1, 15):
        for i in range(-1, 11):
            x, y = i * 112 + (56 if j % 2 else 0), j * 112
            diamonds.append(
                (
                    spline(
                        [
                            (x, y - 50, 1),
                            (x + 12, y - 12),
                            (x + 30, y, 1),
                            (x + 12, y + 12),
                            (x, y + 50, 1),
                            (x - 12, y + 12),
                            (x - 30, y, 1),
                            (x - 12, y - 12),
                        ]
                    ),
                    (0.34, 1, 0),
                )
            )
    sheet.many(diamonds)
    sheet.plates[..., 0] = np.maximum(sheet.plates[..., 0], sheet.radial((420, 560), 520, 1080, 0, 1.05))

    card_ = T(486, 690, 1.0, -6)
    cw, ch = 330, 506
    return card_, ch, cw


def _hand_behind(sheet: RisoSheet, card_, ch, cw):
    """Behind the card: the hand."""
    h = T(830, 1196, 1.0, -18)

    sheet.lay(X(card_(rect(-cw, -ch, 2 * cw, 2 * ch, 34)), 26, 34), BLACK, soft=5)
    _glove(sheet, h, limb([(150, 520), (96, 260), (60, 130)], [250, 230, 190]), 0, GOLD)
    for k in range(5):
        sheet.lay(
            h(
                limb(
                    [(-40 + k * 14, 190 + k * 66), (110 + k * 12, 176 + k * 66), (230 + k * 10, 128 + k * 66)],
                    [26, 28, 26],
                )
            ),
            BLACK,
        )
    _glove(
        sheet,
        h,
        spline([(-70, 150), (-110, 40), (-90, -60), (0, -110), (90, -100), (130, 0), (150, 120), (40, 170)]),
        0,
    )
    return h


def _card(sheet: RisoSheet, card_, ch, cw):
    """The card."""
    outlined(sheet, card_(rect(-cw, -ch, 2 * cw, 2 * ch, 34)), PAPER, BLACK, 4)
    sheet.lay(card_(rect(-cw + 44, -ch + 44, 2 * cw - 88, 2 * ch - 88, 10)), BLACK, stroke=5)
    sheet.lay(card_(rect(-cw + 56, -ch + 56, 2 * cw - 112, 2 * ch - 112, 6)), GOLD, stroke=7)
    inner = mask(card_(rect(-cw + 64, -ch + 64, 2 * cw - 128, 2 * ch - 128, 4)))
    sheet.lay(card_(rect(-cw + 64, -ch + 64, 2 * cw - 128, 2 * ch - 128, 4)), (0, 0.0, 0.22))

    upper = mask(card_(poly([(-cw, 112), (cw, -112), (cw, -ch), (-cw, -ch)]))) * inner
    lower = mask(card_(poly([(-cw, 112), (cw, -112), (cw, ch), (-cw, ch)]))) * inner
    return inner, lower, upper


def _rays(sheet: RisoSheet, card_, lower, upper):
    """Rays behind the two heads."""
    for region, frame in ((upper, card_), (lower, T(486, 690, 1.0, 174))):
        rays = [
            (
                frame(
                    poly(
                        [
                            (0, -250),
                            (620 * math.cos(a), -250 + 620 * math.sin(a)),
                            (620 * math.cos(a + 0.07), -250 + 620 * math.sin(a + 0.07)),
                        ]
                    )
                ),
                (0, 0, 0.9),
            )
            for a in np.arange(0, 6.28, 0.14)
        ]
        sheet.many(rays, clip=region)


def _king(sheet: RisoSheet, upper):
    """The king."""
    put, marks = _painter(sheet, T(486, 690, 0.93, -6), upper)
    _king_dress(marks, put)
    _king_locks(marks, put)
    _king_face(marks, put)
    _king_crown(marks, put)


def _king_dress(marks, put):
    """The red robe, its front panel and the ermine."""
    put(
        spline(
            [
                (-300, 200),
                (-276, -40),
                (-220, -110),
                (-110, -150),
                (0, -160),
                (110, -150),
                (220, -110),
                (276, -40),
                (300, 200),
            ]
        ),
        RED,
        40,
    )
    chev = []
    for i in range(-6, 7):
        for j in range(6):
            x, y = i * 44, -110 + j * 48 + abs(i) * 13
            chev.append((poly([(x, y - 17), (x + 13, y), (x, y + 17), (x - 13, y)]), GOLD))
            chev.append((poly([(x, y - 8), (x + 6, y), (x, y + 8), (x - 6, y)]), BLACK))
    marks(chev)
    put(spline([(-60, -150, 1), (-74, 40), (-84, 260, 1), (84, 260, 1), (74, 40), (60, -150, 1)]), BLACK)
    marks(
        [
            (
                poly([(-66 + j * 0, y), (0, y + 30), (66, y), (66, y + 9), (0, y + 39), (-66, y + 9)]),
                GOLD if k % 2 else PAPER,
            )
            for k, (j, y) in enumerate((0, -90 + q * 26) for q in range(11))
        ]
    )
    put(
        spline([(-170, -126), (-110, -186), (0, -204), (110, -186), (170, -126), (110, -78), (0, -60), (-110, -78)]),
        PAPER,
        14,
    )
    marks(
        [
            (spline([(x, y - 14, 1), (x + 7, y + 2), (x, y + 16), (x - 7, y + 2)]), BLACK)
            for x, y in (
                (-128, -132),
                (-84, -110),
                (-86, -158),
                (-34, -92),
                (36, -92),
                (84, -110),
                (86, -158),
                (128, -132),
            )
        ]
    )


def _king_locks(marks, put):
    """Two long golden locks."""
    for s in (-1, 1):
        put(
            spline(
                [
                    (s * 60, -360),
                    (s * 106, -350),
                    (s * 126, -290),
                    (s * 116, -226),
                    (s * 150, -180),
                    (s * 128, -150),
                    (s * 92, -164),
                    (s * 66, -220),
                ]
            ),
            GOLD,
            10,
            1,
        )
        for k in range(4):
            marks(
                [
                    (
                        limb(
                            [
                                (s * (70 + k * 12), -344 + k * 12),
                                (s * (92 + k * 9), -286),
                                (s * (80 + k * 13), -220),
                                (s * (98 + k * 12), -172),
                            ],
                            [1, 4, 4, 1],
                        ),
                        BLACK,
                    )
                ]
            )


def _king_face(marks, put):
    """Face, beard and moustache; he looks aside."""
    put(
        spline([(-78, -372), (-82, -290), (-64, -220), (0, -180), (64, -220), (82, -290), (78, -372)]),
        PAPER,
        16,
        1,
        strength=0.5,
    )
    put(
        spline(
            [
                (-66, -250, 1),
                (-34, -244),
                (0, -252),
                (34, -244),
                (66, -250, 1),
                (58, -176),
                (30, -120),
                (0, -92),
                (-30, -120),
                (-58, -176),
            ]
        ),
        GOLD,
        10,
        1,
    )
    marks(
        [
            (limb([(x * 0.9, -236), (x * 1.0, -180), (x * 0.35, -112)], [1, 4.5, 0.8]), BLACK)
            for x in (-48, -30, -12, 12, 30, 48)
        ]
    )
    marks(
        [
            (limb([(0, -252), (-26, -262), (-52, -246), (-70, -254)], [9, 13, 9, 1]), BLACK),
            (limb([(0, -252), (26, -262), (52, -246), (70, -254)], [9, 13, 9, 1]), BLACK),
            (limb([(-13, -232), (0, -227), (13, -232)], [5, 9, 5]), RED),
            (limb([(4, -346), (10, -296), (14, -276), (-6, -272)], [3, 4, 7, 3]), BLACK),
        ]
    )
    for s in (-1, 1):
        marks(
            [
                (spline([(s * 36 - 24, -324, 1), (s * 36, -338), (s * 36 + 24, -324, 1), (s * 36, -314)]), PAPER),
                (limb([(s * 36 - 26, -322), (s * 36, -340), (s * 36 + 26, -322)], [2, 6, 2]), BLACK),
                (limb([(s * 36 - 20, -318), (s * 36, -312), (s * 36 + 20, -318)], [1, 3, 1]), BLACK),
                (ell(s * 36 + 9, -326, 8), BLACK),
                (limb([(s * 36 - 28, -352), (s * 36, -364), (s * 36 + 28, -354)], [2, 8, 3]), BLACK),
                (ell(s * 52, -280, 13), (0, 0.6, 0)),
            ]
        )


def _king_crown(marks, put):
    """The crown and its jewels."""
    put(
        spline(
            [
                (-84, -366, 1),
                (-100, -452, 1),
                (-58, -406),
                (-50, -462, 1),
                (-16, -410),
                (0, -470, 1),
                (16, -410),
                (50, -462, 1),
                (58, -406),
                (100, -452, 1),
                (84, -366, 1),
                (0, -350),
            ]
        ),
        GOLD,
        10,
        1,
    )
    for x, y in ((-100, -452), (-50, -462), (0, -470), (50, -462), (100, -452)):
        put(ell(x, y + 2, 10), RED, 0, 0, 3)
    put(spline([(-84, -390, 1), (0, -374), (84, -390, 1), (84, -362, 1), (0, -346), (-84, -362, 1)]), RED)
    for x in (-54, 54):
        put(ell(x, -371, 13, 11), PAPER, 0, 0, 3)
    marks([(ell(0, -361, 16, 13), BLACK), (limb([(-9, -368), (7, -355)], [2, 3]), GOLD)])


def _fox(sheet: RisoSheet, lower):
    """The fox, the other way up."""
    turned = T(486, 690, 1.0, 174)
    put, marks = _painter(sheet, T(486, 690, 0.93, 174), lower)
    _fox_dress(marks, put)
    _fox_head(put)
    _fox_face(marks, put)
    return marks, put, turned


def _fox_dress(marks, put):
    """The dark striped coat and the ruff."""
    put(
        spline(
            [
                (-300, 200),
                (-276, -30),
                (-220, -100),
                (-110, -150),
                (0, -160),
                (110, -150),
                (220, -100),
                (276, -30),
                (300, 200),
            ]
        ),
        BLACK,
    )
    stripes = []
    for i in range(-7, 8):
        if i == 0:
            continue
        x = i * 40
        stripes.append((limb([(x * 0.62, -140), (x, -20), (x * 1.1, 220)], [5, 8, 10]), GOLD if i % 2 else RED))
    marks(stripes)
    put(spline([(-60, -150, 1), (-74, 40), (-84, 260, 1), (84, 260, 1), (74, 40), (60, -150, 1)]), RED)
    marks([(ell((-22 if q % 2 else 22), -70 + q * 24, 9), GOLD) for q in range(12)])
    for k in range(13):
        a = math.pi * (k / 12)
        x, y = -math.cos(a) * 148, -136 + math.sin(a) * 52
        put(ell(x, y, 27, 23), PAPER, 5, 0, 3)


def _fox_head(put):
    """Ears and mask of the fox."""
    for s in (-1, 1):
        put(
            spline([(s * 34, -384), (s * 84, -470, 1), (s * 116, -420), (s * 126, -330), (s * 70, -340)]),
            GINGER,
            14,
            1,
            strength=1.0,
        )
        put(spline([(s * 58, -384), (s * 86, -436, 1), (s * 102, -400), (s * 104, -352)]), BLACK, 0, 0, 2)
    put(
        spline(
            [
                (-112, -356),
                (-132, -290),
                (-170, -246, 1),
                (-120, -232),
                (-74, -190),
                (-34, -150),
                (0, -128),
                (34, -150),
                (74, -190),
                (120, -232),
                (170, -246, 1),
                (132, -290),
                (112, -356),
                (50, -388),
                (0, -376),
                (-50, -388),
            ]
        ),
        GINGER,
        22,
        1,
        strength=1.0,
    )


def _fox_face(marks, put):
    """Cheeks, narrow eyes, whiskers and nose."""
    for s in (-1, 1):
        put(
            spline(
                [
                    (s * 14, -268),
                    (s * 60, -284),
                    (s * 110, -270),
                    (s * 158, -246, 1),
                    (s * 116, -234),
                    (s * 72, -192),
                    (s * 34, -152),
                    (s * 6, -136),
                    (s * 10, -200),
                ]
            ),
            PAPER,
            8,
            0,
            2,
        )
        marks(
            [
                (
                    spline([(s * 28, -290, 1), (s * 52, -318), (s * 88, -326, 1), (s * 72, -296), (s * 50, -286)]),
                    PAPER,
                ),
                (limb([(s * 22, -286), (s * 52, -322), (s * 96, -332)], [3, 8, 2]), BLACK),
                (limb([(s * 30, -288), (s * 54, -283), (s * 82, -310)], [2, 4, 1]), BLACK),
                (ell(s * 60, -304, 7, 12), BLACK),
                (limb([(s * 30, -352), (s * 64, -366), (s * 96, -356)], [2, 7, 2]), BLACK),
            ]
        )
        for k in range(3):
            marks(
                [
                    (
                        limb(
                            [(s * 26, -180 + k * 9), (s * 80, -184 + k * 16), (s * 132, -180 + k * 24)], [1.6, 2.4, 0.8]
                        ),
                        BLACK,
                    )
                ]
            )
    put(spline([(-24, -166), (-16, -184), (0, -190), (16, -184), (24, -166), (0, -140)]), BLACK)
    marks(
        [
            (spline([(-10, -176), (0, -182), (8, -177), (-2, -172)]), PAPER),
            (limb([(-56, -150), (-28, -130), (0, -140), (28, -130), (62, -156)], [2, 5, 4, 5, 2]), BLACK),
        ]
    )
    marks([(limb([(-70 + k * 20, -372 + abs(k - 3.5) * 3), (-66 + k * 19, -346)], [1, 4]), BLACK) for k in range(8)])


def _jewel(marks, put):
    """The jewel at his collar."""
    put(ell(0, -96, 20, 17), PAPER, 6, 1, 4)
    marks([(poly([(-9, -100), (0, -107), (9, -100), (0, -87)]), BLACK)])


def _sash(sheet: RisoSheet, card_, cw, inner):
    """The sash where the two are one."""
    sash = card_(poly([(-cw + 64, 96), (cw - 64, -116), (cw - 64, -76), (-cw + 64, 136)]))
    sheet.lay(mask(sash, 8) * inner, BLACK)
    sheet.lay(mask(sash) * inner, GOLD)
    sheet.many(
        [(card_(ell(x, -x * 0.42 + 10, 8)), RED if k % 2 else BLACK) for k, x in enumerate(range(-252, 260, 28))],
        clip=inner,
    )


def _rose_and_hands(sheet: RisoSheet, card_, inner, turned):
    """One rose, two hands."""
    king_hand, fox_hand = _painter(sheet, card_, inner)[0], _painter(sheet, turned, inner)[0]
    king_hand(limb([(-262, -20), (-200, 40), (-110, 36)], [92, 84, 64]), RED, 14)
    king_hand(limb([(-136, 38), (-96, 32)], [76, 70]), PAPER, 6)
    fox_hand(limb([(-262, -20), (-200, 40), (-110, 36)], [92, 84, 64]), BLACK)
    fox_hand(limb([(-136, 38), (-96, 32)], [76, 70]), GOLD, 6, 1)
    stem = limb([(-60, 118), (-20, 40), (6, 0), (24, -60), (66, -120)], [7, 8, 9, 8, 6])
    sheet.lay(card_(stem), BLACK, stroke=6)
    sheet.lay(card_(stem), (0.5, 0, 0.9))
    for i in range(4):
        king_hand(limb([(-92, 12 + i * 19), (-50, 6 + i * 15), (-18, 20 + i * 11)], [25, 23, 18]), PAPER, 5, 1, 3)
        fox_hand(limb([(-92, 12 + i * 19), (-50, 6 + i * 15), (-18, 20 + i * 11)], [27, 25, 20]), GINGER, 6, 0, 3)
    big = T(card_((0, 0))[0], card_((0, 0))[1], 1.85, -6)
    petals = []
    for ring, (count, radius, w, hgt) in enumerate(((7, 27, 19, 15), (6, 17, 16, 13), (4, 8, 12, 10))):
        for i in range(count):
            a = 360 / count * i + ring * 26
            c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
            petals.append((big(ell(c * radius, s * radius, hgt, w, a)), ring))
    for p, _ring in petals:
        sheet.lay(p, BLACK, stroke=7)
        m = sheet.lay(p, RED)
        sheet.shade(m, 13, strength=0.85, light=(-0.5, -1))
    sheet.many(
        [
            (big(limb(arc_points(0, 0, q, a0, a0 + 200, 10), [0.4, 2, 0.4], 20)), PAPER)
            for q, a0 in ((5, 150), (2.4, 320))
        ]
    )
    sheet.many(
        [
            (
                big(
                    limb(
                        arc_points(
                            math.cos(a) * 30, math.sin(a) * 30, 9, math.degrees(a) - 60, math.degrees(a) + 40, 8
                        ),
                        [0.3, 1.6, 0.3],
                        14,
                    )
                ),
                (0, 0.2, 0),
            )
            for a in (3.4, 4.3, 5.2)
        ]
    )


def _pips(sheet: RisoSheet, card_, ch, cw, inner, turned):
    """Pips: a crown above, a paw below."""
    for frame, kind in ((card_, "crown"), (turned, "paw")):
        x, y = -cw + 110, -ch + 116
        if kind == "crown":
            sheet.many(
                [
                    (
                        frame(
                            spline(
                                [
                                    (x - 24, y + 20, 1),
                                    (x - 30, y - 16, 1),
                                    (x - 12, y + 2),
                                    (x, y - 24, 1),
                                    (x + 12, y + 2),
                                    (x + 30, y - 16, 1),
                                    (x + 24, y + 20, 1),
                                ]
                            )
                        ),
                        RED,
                    )
                ],
                clip=inner,
            )
        else:
            sheet.many(
                [(frame(ell(x, y + 10, 17, 14)), BLACK)]
                + [(frame(ell(x + q, y - 12 - 8 * (abs(q) < 12), 7, 9)), BLACK) for q in (-20, -7, 7, 20)],
                clip=inner,
            )


def _thumb(sheet: RisoSheet, h):
    """The thumb over the edge."""
    _glove(sheet, h, limb([(70, 90), (10, 20), (-60, -50), (-96, -118)], [96, 92, 78, 50]), 8)
    sheet.lay(h(spline([(20, -10), (110, -20), (140, 90), (100, 160), (20, 140), (0, 60)])), BLACK)
    sheet.many(
        [
            (h(limb([(-40, -40), (-18, -62)], [2, 5])), PAPER),
            (h(limb([(-26, -24), (-4, -46)], [2, 5])), PAPER),
            (h(spline([(-110, -130), (-92, -142), (-74, -122), (-86, -104)])), (0.0, 0.0, 0.0)),
        ]
    )
