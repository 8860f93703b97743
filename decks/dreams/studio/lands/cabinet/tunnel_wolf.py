"""Card 77, Tunnel Wolf."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.canvas import H, W, scale
from ...kit.field import rng
from ...kit.ground import land, ridge
from ...kit.paths import T, X, ell, limb, mask, poly, rect, sample, spline, union
from ...press import RisoSheet, print_riso
from .motifs import INKS_R2, PAPER_R2, arc_points, outlined

PAPER, DARK, CORAL, GOLD = (0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)
AMBER = (0, 0.5, 1)
BLOOD = (0.45, 1, 0.1)
CX = 508


def tooth_house(t, wall, roof, window_, glow, ink, w, h, floors=2):
    """A narrow gabled house, base at y = 0, roof peak upwards; teeth are made of these. Returns items."""
    roof_h = h * 0.42
    items = [
        (
            t(
                poly(
                    [(-w / 2 - 4, 2), (-w / 2 - 4, -h + roof_h), (0, -h - 8), (w / 2 + 4, -h + roof_h), (w / 2 + 4, 2)]
                )
            ),
            ink,
        ),
        (t(poly([(-w / 2, 0), (-w / 2, -h + roof_h), (w / 2, -h + roof_h), (w / 2, 0)])), wall),
        (t(poly([(-w / 2 - 1, -h + roof_h), (0, -h), (w / 2 + 1, -h + roof_h)])), roof),
        (
            t(poly([(w * 0.22, 0), (w * 0.22, -h + roof_h), (w / 2, -h + roof_h), (w / 2, 0)])),
            (0.4,) + (0,) * (len(wall) - 1),
        ),
        (t(ell(0, -h + roof_h * 0.62, w * 0.085)), ink),
    ]
    body = h - roof_h
    for i in range(floors):
        y = -body * (i + 0.62) / (floors + 0.15)
        for x in (-w * 0.25, w * 0.14):
            items.append((t(rect(x - w * 0.12, y - w * 0.17, w * 0.24, w * 0.34, 2)), ink))
            items.append(
                (t(rect(x - w * 0.085, y - w * 0.135, w * 0.17, w * 0.27, 1)), glow if (i + (x > 0)) % 3 else window_)
            )
    return items


def fir(x, y, h, lean=0.0):
    """A fir as one jagged path."""
    w = h * 0.36
    pts = [(x - 3, y, 1)]
    for i in range(4):
        u = i / 4
        pts += [
            (x - w * (1 - u) + lean * u, y - h * u - h * 0.04, 1),
            (x - w * 0.42 * (1 - u) + lean * u, y - h * (u + 0.17), 1),
        ]
    pts.append((x + lean, y - h, 1))
    for i in range(3, -1, -1):
        u = i / 4
        pts += [
            (x + w * 0.42 * (1 - u) + lean * u, y - h * (u + 0.17), 1),
            (x + w * (1 - u) + lean * u, y - h * u - h * 0.04, 1),
        ]
    return poly([p[:2] for p in pts])


def _fur_strokes(dice: np.random.Generator, n, region, ln, tone, width, keep):
    items = []
    for _ in range(n):
        x, y = region()
        dx, dy = x - CX, y - 800
        a = math.atan2(dy, dx) + 0.12 * dice.standard_normal()
        if y < 560 and abs(dx) < 150:
            a = -math.pi / 2 + dx * 0.0032
        if not keep(x, y):
            continue
        q = ln * dice.uniform(0.55, 1.25)
        x1, y1 = x + q * math.cos(a), y + q * math.sin(a)
        items.append((limb([(x, y), ((x + x1) / 2 + 3, (y + y1) / 2), (x1, y1)], [0.5, width, 0.4], 8), tone))
    return items


def _row_of_teeth(sheet: RisoSheet, row, rot):
    for x, y, w, h, a in row:
        sheet.many(
            tooth_house(
                T(x, y, 1, rot + a),
                PAPER,
                (0.0, 0.0, 0.45) if rot else PAPER,
                (0, 0.6, 1),
                GOLD,
                DARK,
                w,
                h,
                3 if h > 150 else 2 if h > 84 else 1,
            )
        )


@card(77, "tunnel-wolf", "Tunnel Wolf", Land.CABINET, print_riso)
def tunnel_wolf() -> RisoSheet:
    """The railway runs into the mouth of a wolf as large as the mountain, and people live in the teeth.

    Everybody who takes the night train knows; the signalman lifts his lantern all the same.
    """
    sheet = RisoSheet(INKS_R2, PAPER_R2, seed=771)
    dice = rng(77)
    _dusk(sheet, dice)
    _far_hills(sheet, dice)
    head = _head(sheet, dice)
    _carved_fur(sheet, head, dice)
    _snow_on_face(sheet, head, dice)
    _eyes(sheet)
    _mouth(sheet)
    _snow_banks(sheet)
    _tongue_and_railway(sheet)
    _jaws(sheet)
    _muzzle(sheet, dice)
    _signalman(sheet)
    return sheet


def _dusk(sheet: RisoSheet, dice: np.random.Generator):
    """Dusk behind the ears."""
    sheet.lay(
        np.ones((sheet.h, sheet.w), np.float32),
        (
            sheet.ramp((0, 60), (0, 430), 1.02, 0.0, 0.8),
            sheet.ramp((0, 60), (0, 200), 0, 1.0),
            sheet.ramp((0, 430), (0, 760), 0.0, 0.9),
        ),
    )
    sheet.many([(ell(dice.uniform(0, W), 330 * dice.random() ** 1.4, dice.uniform(1.5, 4)), PAPER) for _ in range(80)])


def _far_hills(sheet: RisoSheet, dice: np.random.Generator):
    """Far hills with firs, so that the head is one more mountain."""
    for y, tone, seed, size in ((640, (0.45, 0.8, 0.3), 5, 44), (720, (0.8, 0.4, 0.1), 6, 64)):
        pts = ridge(y, 34, 200, seed, oct=3)
        sheet.lay(land(pts), tone)
        sheet.many([(fir(x, y_ + 8, size * dice.uniform(0.6, 1.2)), tone) for x, y_ in pts[::4]])


def _head(sheet: RisoSheet, dice: np.random.Generator):
    """The head: ears, skull, cheeks; its outline bristles with firs."""
    half = [
        (0, 300),
        (70, 306),
        (128, 270),
        (176, 190),
        (232, 116),
        (262, 104),
        (276, 150),
        (292, 260),
        (318, 372),
        (372, 470),
        (404, 560),
        (462, 690),
        (430, 740),
        (500, 850),
        (448, 900),
        (506, 1010),
        (440, 1060),
        (470, 1160),
        (400, 1230),
        (380, 1330),
    ]
    right = [(CX + x, y) for x, y in half]
    left = [(CX - x, y) for x, y in half[::-1]]
    head_path = spline(
        [(*p, 1) if p[1] in (104, 690, 740, 850, 900, 1010, 1060, 1160) else p for p in left[:-1] + right]
    )
    head = sheet.lay(head_path, DARK)
    _bristling_firs(sheet, dice, half)
    head = np.maximum(head, 0)
    _ears(sheet)
    return head


def _bristling_firs(sheet: RisoSheet, dice: np.random.Generator, half):
    """Firs along the outline of the cheeks."""
    trees = []
    for side in (-1, 1):
        edge = sample([(CX + side * x, y) for x, y in half[7:15]], 40)
        for x, y in edge:
            trees.append((X(fir(0, 10, dice.uniform(40, 82)), x, y, 1, side * dice.uniform(24, 58)), DARK))
    sheet.many(trees)


def _ears(sheet: RisoSheet):
    """Two ears with warm hollows."""
    for side in (-1, 1):
        ear = spline(
            [
                (CX + side * 140, 300),
                (CX + side * 196, 210),
                (CX + side * 250, 140),
                (CX + side * 262, 210),
                (CX + side * 268, 300),
                (CX + side * 220, 350),
            ]
        )
        sheet.lay(ear, (0.35, 1, 0.2))
        m = mask(ear)
        sheet.shade(m, 30, strength=1.0, light=(side, -0.2))
        sheet.many(
            [
                (
                    limb(
                        [
                            (CX + side * (150 + i * 14), 340 - i * 6),
                            (CX + side * (176 + i * 10), 270 - i * 8),
                            (CX + side * (206 + i * 8), 214 - i * 6),
                        ],
                        [3, 5, 0.6],
                    ),
                    DARK,
                )
                for i in range(6)
            ]
        )


def _carved_fur(sheet: RisoSheet, head, dice: np.random.Generator):
    """Carved fur: strokes that stream away from the muzzle."""

    def spread():
        return (dice.uniform(40, W - 40), dice.uniform(300, 1240))

    def ix(x, y):
        return head[min(int(y * scale()), sheet.h - 1), min(max(int(x * scale()), 0), sheet.w - 1)] > 0.5

    def cheek(x, y):
        return ix(x, y) and abs(x - CX) > 150 + max(0, 700 - y) * 0.1 and y > 470

    def brow(x, y):
        return ix(x, y) and y < 560 and abs(x - CX) > 20

    sheet.many(_fur_strokes(dice, 900, spread, 62, (0.55, 0, 0), 5.5, ix), clip=head)
    sheet.many(_fur_strokes(dice, 700, spread, 66, PAPER, 5.5, cheek), clip=head)
    sheet.many(_fur_strokes(dice, 240, spread, 46, GOLD, 4.5, brow), clip=head)


def _snow_on_face(sheet: RisoSheet, head, dice: np.random.Generator):
    """Snow on the brow and the bridge of the nose."""
    _snowy_bridge(sheet)

    _face_fur(sheet, dice, head)


def _snowy_bridge(sheet: RisoSheet):
    """Snow on the bridge of the nose."""
    bridge = mask(
        spline(
            [
                (CX - 62, 430),
                (CX, 392),
                (CX + 62, 430),
                (CX + 84, 560),
                (CX + 120, 680),
                (CX, 706),
                (CX - 120, 680),
                (CX - 84, 560),
            ]
        )
    )
    sheet.lay(bridge, DARK)
    lights = []
    for side in (-1, 1):
        for i in range(16):
            y = 430 + i * 16
            lights.append(
                (
                    limb(
                        [
                            (CX + side * (8 + i * 2.2), y),
                            (CX + side * (30 + i * 3.6), y + 26),
                            (CX + side * (40 + i * 4.8), y + 66),
                        ],
                        [0.6, 5, 0.5],
                        8,
                    ),
                    PAPER if i % 3 else (0.4, 0, 0),
                )
            )
    sheet.many(lights)


def _face_fur(sheet: RisoSheet, dice: np.random.Generator, head):
    """Light fur on muzzle, brows and cheeks."""
    muzzle_fur = []
    for side in (-1, 1):
        for _i in range(150):
            u, v = dice.random(), dice.random()
            x, y = 96 + 250 * u, 700 + 120 * v - 40 * (1 - u)
            q = dice.uniform(34, 62)
            muzzle_fur.append(
                (
                    limb(
                        [
                            (CX + side * x, y),
                            (CX + side * (x + q * 0.6), y + q * 0.1),
                            (CX + side * (x + q), y + q * 0.42),
                        ],
                        [0.6, 7, 0.5],
                        8,
                    ),
                    PAPER,
                )
            )
        for _i in range(46):
            dice.uniform()  # keeps the later throws in place
            x, y = CX + side * (96 + 34 * dice.random()), 470 - 26 * dice.random()
            muzzle_fur.append(
                (limb([(x, y), (x + side * 22, y - 16), (x + side * 34, y - 40)], [0.6, 6, 0.5], 8), PAPER)
            )
        for i in range(90):
            u = dice.random()
            x, y = 330 + 150 * dice.random(), 640 + 500 * u
            q = dice.uniform(50, 90)
            muzzle_fur.append(
                (
                    limb(
                        [
                            (CX + side * x, y),
                            (CX + side * (x + q * 0.6), y + q * 0.35),
                            (CX + side * (x + q), y + q * 0.9),
                        ],
                        [0.6, 8, 0.5],
                        8,
                    ),
                    PAPER if i % 4 else CORAL,
                )
            )
    sheet.many(muzzle_fur, clip=head)


def _eyes(sheet: RisoSheet):
    """Eyes."""
    for side in (-1, 1):
        e = T(CX + side * 178, 560, 1.0, side * 20)
        sheet.lay(
            e(
                spline(
                    [
                        (-side * 104, 22, 1),
                        (-side * 40, -46),
                        (side * 60, -60),
                        (side * 116, -30, 1),
                        (side * 60, 34),
                        (-side * 20, 46),
                    ]
                )
            ),
            DARK,
        )
        eye = sheet.lay(
            e(
                spline(
                    [
                        (-side * 84, 18, 1),
                        (-side * 30, -28),
                        (side * 40, -38),
                        (side * 92, -20, 1),
                        (side * 44, 20),
                        (-side * 20, 28),
                    ]
                )
            ),
            (0, 0.12, 1),
        )
        sheet.shade(eye, 20, ink=1, strength=1.0, light=(0, 1))
        sheet.lay(e(ell(0, -6, 13, 27)), DARK, clip=eye)
        sheet.lay(e(ell(-7, -17, 6, 7)), PAPER)
        sheet.many(
            [
                (
                    e(limb([(-side * 110, 4), (-side * 40, -66), (side * 60, -84), (side * 140, -60)], [2, 15, 13, 2])),
                    DARK,
                ),
                (
                    e(limb([(-side * 96, -18), (-side * 40, -82), (side * 60, -100), (side * 128, -84)], [1, 6, 6, 1])),
                    PAPER,
                ),
            ]
        )


def _mouth(sheet: RisoSheet):
    """The mouth as a tunnel: gums, ribs of masonry, a small light far inside."""
    mouth = spline(
        [
            (CX - 330, 1250),
            (CX - 352, 1090),
            (CX - 330, 930),
            (CX - 240, 830),
            (CX - 110, 800),
            (CX, 826),
            (CX + 110, 800),
            (CX + 240, 830),
            (CX + 330, 930),
            (CX + 352, 1090),
            (CX + 330, 1250),
            (CX, 1330),
        ]
    )
    sheet.lay(mouth, DARK, stroke=44)
    m = sheet.lay(mouth, BLOOD)
    vx, vy = CX, 1040
    for i in range(8):
        u = 1 - 0.76 * (i / 7) ** 0.8
        arch = X(mouth, (1 - u) * vx, (1 - u) * vy, u)
        tone = (0.45 + 0.08 * i, max(0, 1 - i * 0.1), max(0, 0.1 - i * 0.02))
        sheet.lay(arch, tone, clip=m)
        sheet.lay(arch, DARK, stroke=7, clip=m)
    sheet.lay(X(mouth, (1 - 0.22) * vx, (1 - 0.22) * vy, 0.22), DARK, clip=m)
    bricks = []
    for i in range(7):
        u = 1 - 0.76 * (i / 7) ** 0.8
        v = 1 - 0.76 * ((i + 1) / 7) ** 0.8
        for a in np.linspace(188, 352, 17):
            q = math.radians(a + (5 if i % 2 else 0))
            bricks.append(
                (
                    limb(
                        [
                            (vx + 346 * u * math.cos(q), vy + 224 * u * math.sin(q)),
                            (vx + 346 * v * math.cos(q), vy + 224 * v * math.sin(q)),
                        ],
                        [4 * u + 1, 4 * v + 1],
                        4,
                    ),
                    DARK,
                )
            )
    sheet.many(bricks, clip=m)
    glow = np.clip(1 - np.hypot(sheet.x - CX, sheet.y - 1006) / 120, 0, 1) ** 1.2 * m
    sheet.plates[..., 0] *= 1 - glow
    sheet.plates[..., 2] = np.maximum(sheet.plates[..., 2], glow * 1.1)
    sheet.plates[..., 1] *= 1 - 0.8 * glow
    sheet.lay(ell(CX, 1006, 17), PAPER)
    return m


def _snow_banks(sheet: RisoSheet):
    """Snow outside the mouth."""
    for side in (-1, 1):
        pts = [
            (CX + side * 600, H + 50),
            (CX + side * 600, 1170),
            (CX + side * 440, 1196),
            (CX + side * 330, 1240),
            (CX + side * 210, 1330),
            (CX + side * 250, H + 50),
        ]
        bank = sheet.lay(spline([pts[0] + (1,), pts[1] + (1,), pts[2], pts[3], pts[4], pts[5] + (1,)]), PAPER)
        sheet.shade(bank, 60, strength=0.8, light=(side * 0.6, -0.7))


def _tongue_and_railway(sheet: RisoSheet):
    """Tongue and railway."""
    _tongue(sheet)
    _railway(sheet)


def _tongue(sheet: RisoSheet):
    """The tongue, dark at its root."""
    tongue = spline(
        [
            (CX - 46, 1058, 1),
            (CX - 120, 1150),
            (CX - 216, 1270),
            (CX - 300, 1400),
            (CX - 330, H + 60, 1),
            (CX + 330, H + 60, 1),
            (CX + 300, 1400),
            (CX + 216, 1270),
            (CX + 120, 1150),
            (CX + 46, 1058, 1),
        ]
    )
    tm = outlined(sheet, tongue, CORAL, DARK, 5)
    sheet.shade(tm, 44, strength=0.9, light=(-1, -0.1))
    sheet.plates[..., 0] = np.clip(sheet.plates[..., 0] + tm * sheet.ramp((0, 1050), (0, 1240), 0.85, 0), 0, 1)


def _railway(sheet: RisoSheet):
    """Sleepers and rails on the tongue."""
    sleepers, rails = [], []
    for i in range(13):
        u = (i / 12) ** 2
        y = 1064 + u * 430
        hw = 24 + u * 214
        th = 5 + u * 24
        sleepers.append((poly([(CX - hw, y), (CX + hw, y), (CX + hw * 1.06, y + th), (CX - hw * 1.06, y + th)]), DARK))
        sleepers.append((poly([(CX - hw, y), (CX + hw, y), (CX + hw, y + th * 0.25), (CX - hw, y + th * 0.25)]), AMBER))
    sheet.many(sleepers)
    for side in (-1, 1):
        rails.append(
            (
                poly(
                    [
                        (CX + side * 15, 1050),
                        (CX + side * 21, 1050),
                        (CX + side * 184, H + 40),
                        (CX + side * 148, H + 40),
                    ]
                ),
                DARK,
            )
        )
        rails.append(
            (
                poly(
                    [
                        (CX + side * 16, 1050),
                        (CX + side * 19, 1050),
                        (CX + side * 170, H + 40),
                        (CX + side * 154, H + 40),
                    ]
                ),
                PAPER,
            )
        )
    sheet.many(rails)


def _jaws(sheet: RisoSheet):
    """Teeth: gabled houses, above hanging, below standing."""

    upper = [
        (CX - 286, 898, 62, 96, 22),
        (CX - 214, 850, 74, 196, 9),
        (CX - 136, 822, 62, 104, 4),
        (CX - 68, 822, 58, 84, 0),
        (CX - 4, 836, 56, 70, 0),
        (CX + 60, 822, 58, 88, 0),
        (CX + 130, 822, 64, 108, -4),
        (CX + 212, 850, 76, 206, -9),
        (CX + 286, 898, 62, 98, -22),
    ]
    _row_of_teeth(sheet, upper, 180)
    lower = [
        (CX - 318, 1232, 64, 110, -9),
        (CX - 248, 1266, 72, 168, -4),
        (CX + 248, 1266, 72, 158, 4),
        (CX + 318, 1232, 64, 116, 9),
    ]
    _row_of_teeth(sheet, lower, 0)
    for side in (-1, 1):
        heap = [(372, 1236), (316, 1250), (244, 1284), (186, 1316)]
        drift = sheet.lay(limb([(CX + side * x, y) for x, y in heap], [30, 40, 40, 10]), PAPER)
        sheet.shade(drift, 12, strength=0.5, light=(0, -1))


def _muzzle(sheet: RisoSheet, dice: np.random.Generator):
    """Muzzle and nose, with smoke from the nostrils."""
    _lips(sheet)
    _nose(sheet)
    _smoke(sheet, dice)


def _lips(sheet: RisoSheet):
    """The dark muzzle and its whiskers."""
    outlined(
        sheet,
        spline(
            [
                (CX - 168, 782),
                (CX - 150, 716),
                (CX - 92, 676),
                (CX, 668),
                (CX + 92, 676),
                (CX + 150, 716),
                (CX + 168, 782),
                (CX + 96, 812),
                (CX, 830),
                (CX - 96, 812),
            ]
        ),
        DARK,
        DARK,
        4,
    )
    sheet.many(
        [
            (
                limb(
                    [
                        (CX + s * (30 + i * 15), 800 - i * 6),
                        (CX + s * (60 + i * 15), 778 - i * 8),
                        (CX + s * (78 + i * 14), 740 - i * 8),
                    ],
                    [0.6, 5, 0.6],
                    8,
                ),
                PAPER if i % 2 else (0.45, 0, 0),
            )
            for s in (-1, 1)
            for i in range(7)
        ]
    )


def _nose(sheet: RisoSheet):
    """The wet nose."""
    nose = outlined(
        sheet,
        spline(
            [
                (CX - 92, 676),
                (CX - 60, 646),
                (CX, 640),
                (CX + 60, 646),
                (CX + 92, 676),
                (CX + 60, 726),
                (CX + 16, 744),
                (CX - 16, 744),
                (CX - 60, 726),
            ]
        ),
        BLOOD,
        PAPER,
        3,
    )
    sheet.shade(nose, 30, strength=1.0)
    sheet.many(
        [
            (spline([(CX - 60, 656), (CX - 20, 648), (CX + 14, 652), (CX - 20, 664)]), PAPER),
            (limb([(CX, 742), (CX, 822)], [6, 4]), PAPER),
        ]
        + [
            (spline([(CX + s * 28, 704), (CX + s * 52, 684), (CX + s * 74, 694), (CX + s * 56, 716)]), DARK)
            for s in (-1, 1)
        ]
    )


def _smoke(sheet: RisoSheet, dice: np.random.Generator):
    """Smoke out of both nostrils, as from an engine."""
    for side in (-1, 1):
        puffs = [
            (70, 712, 15),
            (112, 712, 21),
            (158, 694, 27),
            (206, 668, 30),
            (250, 642, 38),
            (300, 640, 24),
            (292, 596, 42),
            (340, 566, 30),
            (322, 520, 34),
            (362, 470, 26),
            (338, 430, 18),
            (378, 398, 13),
        ]
        path = union(
            *[
                ell(
                    CX + side * (x + dice.uniform(-8, 8)),
                    y + dice.uniform(-8, 8),
                    q * dice.uniform(0.9, 1.15),
                    q * dice.uniform(0.8, 1.0),
                )
                for x, y, q in puffs
            ]
        )
        sm = outlined(sheet, path, PAPER, DARK, 4)
        sheet.shade(sm, 20, strength=0.9, light=(-0.3, -1))
        for x, y, q in puffs[3:9]:
            sheet.lay(limb(arc_points(CX + side * x, y, q * 0.6, 200, 330, 8), [0.6, 3, 0.6]), DARK, clip=sm)


def _signalman(sheet: RisoSheet):
    """The signalman."""
    sx, sy, sh = 158, 1412, 238
    halo = np.clip(1 - np.hypot(sheet.x - sx - 0.3 * sh, sheet.y - sy + 0.5 * sh) / 120, 0, 1)
    sheet.plates[..., 2] = np.maximum(sheet.plates[..., 2], halo * 1.3)
    sheet.plates[..., 0] *= 1 - 0.8 * halo
    sheet.lay(ell(sx + 10, sy - 2, 74, 12), DARK)
    s = T(sx, sy, sh)

    def man(p, tone, shade=0):
        return (
            sheet.shade(outlined(sheet, s(p), tone, PAPER, 2.5), shade, strength=0.9)
            if shade
            else outlined(sheet, s(p), tone, PAPER, 2.5)
        )

    _signalman_coat(sheet, man, s)
    _signalman_head(sheet, man, s)
    _lantern(sheet, sh, sx, sy)


def _signalman_coat(sheet: RisoSheet, man, s):
    """Boots, arms, coat and belt."""
    for x in (-0.06, 0.06):
        man(limb([(x, -0.32), (x * 1.3, -0.03)], [0.09, 0.07]), DARK)
        man(spline([(x * 1.3 - 0.05, -0.05), (x * 1.3 - 0.06, 0), (x * 1.3 + 0.06, 0), (x * 1.3 + 0.05, -0.05)]), DARK)
    man(limb([(0.08, -0.74), (0.2, -0.68), (0.3, -0.66)], [0.085, 0.075, 0.055]), DARK)
    man(
        spline(
            [
                (-0.07, -0.81),
                (-0.13, -0.74),
                (-0.13, -0.5),
                (-0.19, -0.2, 1),
                (0, -0.17),
                (0.19, -0.2, 1),
                (0.13, -0.5),
                (0.13, -0.74),
                (0.07, -0.81),
            ]
        ),
        DARK,
    )
    sheet.many(
        [
            (s(limb([(0, -0.72), (0.005, -0.4), (0, -0.2)], [0.004, 0.012, 0.004])), PAPER),
            (s(poly([(-0.13, -0.46), (0.13, -0.46), (0.135, -0.42), (-0.135, -0.42)])), GOLD),
        ]
    )
    man(limb([(-0.1, -0.74), (-0.17, -0.6), (-0.15, -0.44)], [0.085, 0.07, 0.055]), DARK)


def _signalman_head(sheet: RisoSheet, man, s):
    """Beard, eyes and cap."""
    man(ell(0, -0.87, 0.08, 0.09), PAPER)
    beard = spline(
        [
            (-0.07, -0.86),
            (-0.03, -0.845),
            (0, -0.86),
            (0.03, -0.845),
            (0.07, -0.86),
            (0.05, -0.77),
            (0, -0.73),
            (-0.05, -0.77),
        ]
    )
    sheet.many(
        [
            (s(beard), DARK),
            (s(ell(-0.028, -0.895, 0.011, 0.013)), DARK),
            (s(ell(0.028, -0.895, 0.011, 0.013)), DARK),
        ]
    )
    man(spline([(-0.1, -0.915, 1), (-0.09, -0.98), (0, -1.005), (0.09, -0.98), (0.1, -0.915, 1), (0, -0.93)]), DARK)
    sheet.many([(s(limb([(-0.088, -0.94), (0, -0.952), (0.088, -0.94)], [0.02, 0.024, 0.02])), GOLD)])


def _lantern(sheet: RisoSheet, sh, sx, sy):
    """The lantern in his hand."""
    lamp = T(sx + 0.3 * sh + 4, sy - 0.655 * sh, 1.0)
    outlined(sheet, lamp(limb([(0, 0), (0, 16)], [4, 4])), DARK, DARK, 1)
    outlined(sheet, lamp(rect(-17, 16, 34, 50, 6)), GOLD, DARK, 4)
    sheet.many(
        [
            (lamp(rect(-10, 24, 20, 34, 4)), PAPER),
            (lamp(poly([(-20, 18), (0, 4), (20, 18)])), DARK),
            (lamp(rect(-20, 62, 40, 8, 3)), DARK),
        ]
    )
