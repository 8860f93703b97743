"""The scarecrow who marries the crows: a ragged coat, a sack for a head and a nest in the hat."""

import math
from typing import Any

from ...kit.field import rng
from ...kit.paths import T, ell, limb, poly, spline
from ...press import RisoSheet
from .motifs import outlined

BLACK, RED, PAPER = (1, 0), (0, 1), (0, 0)
LEFT_CUFF = (-250, 22)
RIGHT_CUFF = (206, -92)


def scarecrow(sheet: RisoSheet, t: T) -> None:
    """A scarecrow: the collar at the origin, the hem at 500; one sleeve stretched out, the other lifting a book."""
    _tuft(sheet, t, LEFT_CUFF, 168, seed=1)
    _tuft(sheet, t, RIGHT_CUFF, -58, seed=2)
    for x, seed in ((-44, 3), (40, 4)):
        _tuft(sheet, t, (x, 478), 90, seed=seed)
    _coat(sheet, t)
    _book(sheet, T(*t((236, -142)), t.a[2], 10))
    _tuft(sheet, t, (0, -34), -90, seed=5)
    _collar(sheet, t)
    head = T(*t((0, -44)), t.a[2], -7)
    _face(sheet, head)
    _hat(sheet, head)


def _tuft(sheet: RisoSheet, t: T, at: tuple[float, float], towards: float, *, seed: int) -> None:
    dice = rng(seed)
    x, y = at
    straws = []
    for _ in range(24):
        angle = math.radians(towards + dice.uniform(-34, 34))
        length = 66 * dice.uniform(0.6, 1.1)
        bend = (x + length * 0.6 * math.cos(angle) + dice.uniform(-4, 4), y + length * 0.6 * math.sin(angle))
        end = (x + length * math.cos(angle), y + length * math.sin(angle) + 6)
        straws.append((t(limb([at, bend, end], [5, 3.8, 1], 10)), PAPER if dice.random() < 0.4 else BLACK))
    sheet.many(straws)


def _coat(sheet: RisoSheet, t: T) -> None:
    sleeves = (
        limb([(-54, 20), (-150, 40), LEFT_CUFF], [76, 66, 84], cap=False),
        limb([(50, 22), (138, 16), RIGHT_CUFF], [76, 70, 82], cap=False),
    )
    body = [
        (-84, -2, 1),
        (-30, -22),
        (30, -22),
        (84, -2, 1),
        (74, 80),
        (66, 180),
        (84, 330),
        (112, 470, 1),
        (84, 452),
        (58, 492, 1),
        (30, 458),
        (2, 500, 1),
        (-30, 460),
        (-62, 494, 1),
        (-86, 456),
        (-112, 476, 1),
        (-86, 330),
        (-66, 180),
        (-74, 80),
    ]
    for sleeve in sleeves:
        outlined(sheet, t(sleeve), BLACK, PAPER, 2.5)
    outlined(sheet, t(spline(body)), BLACK, PAPER, 2.5)
    sheet.many([(t(path), tone) for path, tone in _coat_cuts()])


def _coat_cuts() -> list[tuple[Any, tuple[int, int]]]:
    folds = [
        limb([(x0, 150), ((x0 + x1) / 2, 300), (x1, 440)], [0.6, 4, 0.8])
        for x0, x1 in ((-40, -76), (-20, -34), (26, 36), (42, 80))
    ]
    creases = [
        *(limb([(-96, 12 + k * 18), (-150, 24 + k * 16), (-236, 6 + k * 20)], [0.6, 3, 0.6]) for k in range(3)),
        *(limb([(92, 0 + k * 18), (140, 2 + k * 14), (182 + k * 16, -70 + k * 10)], [0.6, 3, 0.6]) for k in range(3)),
    ]
    lapels = [limb([(s * 12, 40), (s * 46, 80), (s * 18, 150)], [1, 4, 1]) for s in (-1, 1)]
    corners = ((-64, 250), (-18, 242), (-14, 292), (-62, 298), (22, 360), (66, 352), (70, 396), (28, 402))
    stitches = [limb([(x - 9, y - 2), (x + 9, y + 2)], [3, 3]) for x, y in corners]
    patches = [poly(corners[:4]), poly(corners[4:]), *(ell(2, 150 + k * 56, 8) for k in range(3))]
    return [
        *((path, PAPER) for path in (*folds, *creases, *lapels)),
        *((path, RED) for path in patches),
        *((path, PAPER) for path in stitches),
    ]


def _book(sheet: RisoSheet, t: T) -> None:
    for side in (-1, 1):
        page = [
            (0, 0, 1),
            (side * 38, -14),
            (side * 78, -4, 1),
            (side * 78, 56, 1),
            (side * 38, 46),
            (0, 60, 1),
        ]
        outlined(sheet, t(spline(page)), PAPER, BLACK, 4)
        rows = [
            limb([(side * 14, 14 + j * 12), (side * 38, 6 + j * 12), (side * 64, 13 + j * 12)], [2, 2.8, 2])
            for j in range(3)
        ]
        sheet.many([(t(row), RED) for row in rows])


def _collar(sheet: RisoSheet, t: T) -> None:
    shawl = [(-60, -22, 1), (-24, -46), (30, -46), (62, -20, 1), (24, 6), (0, 48, 1), (-26, 6)]
    outlined(sheet, t(spline(shawl)), RED, BLACK, 4)


def _face(sheet: RisoSheet, t: T) -> None:
    sack = [(-52, -74), (-48, -26), (-16, 4), (20, 4), (50, -28), (52, -78), (32, -110), (-30, -110)]
    head = outlined(sheet, t(spline(sack)), PAPER, BLACK, 4)
    sheet.shade(head, 12 * t.a[2], strength=0.6)
    lids = [limb([(x - 15, -58), (x, -49), (x + 15, -58)], [2, 6, 2]) for x in (-22, 24)]
    lashes = [limb([(x + k * 9, -52), (x + k * 12, -43)], [3.4, 1]) for x in (-22, 24) for k in (-1, 0, 1)]
    smile = limb([(-28, -24), (0, -10), (28, -24)], [3, 5.4, 3])
    stitches = [limb([(x, -27 + abs(x) * -0.2 + 4), (x + 1, -8 + abs(x) * -0.2)], [3, 3]) for x in (-18, -6, 6, 18)]
    sheet.many(
        [
            *((t(path), BLACK) for path in (*lids, *lashes, smile, *stitches)),
            (t(poly([(-1, -46), (-10, -28), (10, -29)])), RED),
        ]
    )


def _hat(sheet: RisoSheet, t: T) -> None:
    straws = rng(9)
    crown = [
        (-52, -104, 1),
        (-48, -160),
        (-60, -206, 1),
        (-36, -194),
        (-12, -212, 1),
        (10, -196),
        (36, -214, 1),
        (58, -200, 1),
        (48, -160),
        (54, -104, 1),
    ]
    brim = [(-112, -92, 1), (-50, -112), (0, -116), (58, -112), (116, -102, 1), (66, -86), (0, -88), (-56, -84)]
    nest = []
    for _ in range(34):
        x, a = straws.uniform(-46, 46), math.radians(straws.uniform(-160, -20))
        tip = (x + 34 * math.cos(a), -196 + 30 * math.sin(a))
        nest.append((t(limb([(x, -190), tip], [4, 1.2])), BLACK))
    sheet.many(nest)
    for x, rot in ((-27, -14), (27, 12), (0, 0)):
        egg = outlined(sheet, t(ell(x, -216, 21, 28, rot)), PAPER, BLACK, 4)
        sheet.shade(egg, 7 * t.a[2], strength=0.5)
    outlined(sheet, t(spline(crown)), BLACK, PAPER, 2)
    outlined(sheet, t(spline(brim)), BLACK, PAPER, 2)
    band = [(-52, -112, 1), (-49, -136, 1), (0, -130), (49, -136, 1), (54, -112, 1), (0, -106)]
    shine = [limb([(x, -146), (x + 3, -170), (x - 3, -190)], [0.6, 3.4, 0.6]) for x in (-36, -24, 30)]
    sheet.many([(t(spline(band)), RED), *((t(line), PAPER) for line in shine)])
