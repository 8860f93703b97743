"""Card 75, Crow Wedding."""

import itertools
import math

import numpy as np

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.field import displace, rng
from ...kit.ground import land, ridge
from ...kit.paths import T, ell, lerp, limb, mask, poly, sample, spline, union
from ...press import RisoSheet, print_riso
from .motifs import PAPER_R3
from .scarecrow import BLACK, PAPER, RED, scarecrow
from .wedding_guests import crow, flower_crown, parasol, top_hat, white_crow

INKS_R3 = ("#1a1a1e", "#c8202a")
HORIZON = 1216
SUN = (508, 690, 376)
POLE_X, POLE_FOOT = 508, 1376
GALLERY, ALTAR, KITCHEN_ROW = 0, 1, 2
BRIDE_X, GROOM_X, COUPLE_SIZE = 258, 772, 1.66


@card(75, "crow-wedding", "Crow Wedding", Land.CABINET, print_riso)
def crow_wedding() -> RisoSheet:
    """The scarecrow marries the very birds he was made to frighten, and hatches their young in his hat.

    Bride and groom face each other on the wire across the priest.
    """
    sheet = RisoSheet(INKS_R3, PAPER_R3, seed=751)
    dice = rng(75)
    _sky(sheet)
    _far_land(sheet, dice)
    _field(sheet, dice)
    _wire(sheet, GALLERY)
    _wire(sheet, KITCHEN_ROW)
    _pole(sheet, dice)
    scarecrow(sheet, T(POLE_X, 496, 1.0))
    _veil(sheet)
    _wire(sheet, ALTAR)
    _couple(sheet)
    _guests(sheet)
    return sheet


def _wire_points(row: int) -> list[tuple[float, float]]:
    y = (290, 842, 1078)[row]
    return [(-70, y - 18), (180, y + 4), (POLE_X, y + 14), (840, y + 4), (1090, y - 18)]


def _on_wire(row: int, x: float) -> float:
    points = sample(_wire_points(row), 400)
    return float(np.interp(x, points[:, 0], points[:, 1]))


def _wire(sheet: RisoSheet, row: int) -> None:
    sheet.many([(poly(list(map(tuple, sample(_wire_points(row), 120))), closed=False), BLACK, 5)])


def _sky(sheet: RisoSheet) -> None:
    breath = sheet.ramp((0, 980), (0, HORIZON), 0, 0.5, 1.6)
    sheet.lay(np.ones((sheet.h, sheet.w), np.float32), (0, breath))
    x, y, r = SUN
    sheet.lay(mask(ell(x, y, r)), (0, sheet.ramp((0, y + 40), (0, y + r), 1.02, 0.55)))
    for cloud_y, x0, x1, width in ((118, 520, 980, 26), (1150, 620, 1080, 18)):
        middle = [(x0 * 0.7 + x1 * 0.3, cloud_y - 8), (x0 * 0.3 + x1 * 0.7, cloud_y + 5)]
        cloud = limb([(x0, cloud_y), *middle, (x1, cloud_y)], [1, width, width * 0.8, 1])
        band = sheet.lay(displace(mask(cloud), 10, 70, cloud_y), PAPER)
        sheet.shade(band, 8, strength=0.7, light=(0, -1))


def _far_land(sheet: RisoSheet, dice: np.random.Generator) -> None:
    sheet.lay(land(ridge(HORIZON - 34, 18, 240, 12, oct=3)), (0, 0.9))
    trees = []
    for x in range(-20, 1040, 23):
        height = 26 + 52 * dice.random() * (0.4 + 0.6 * math.sin(x * 0.011) ** 2)
        foot, waist = HORIZON + 6, HORIZON - height * 0.5
        tree = [(x - 9, foot, 1), (x - 10, waist), (x, HORIZON - height), (x + 10, waist), (x + 9, foot, 1)]
        trees.append((spline(tree), BLACK))
    sheet.many(trees)


def _field(sheet: RisoSheet, dice: np.random.Generator) -> None:
    edge = sample([(-40, HORIZON + 14), (260, HORIZON - 4), (620, HORIZON + 4), (1060, HORIZON + 18)], 80)
    field = sheet.lay(land(list(map(tuple, edge))), BLACK)
    cuts = []
    for i in range(-20, 21):
        far, near = POLE_X + i * 22, POLE_X + i * 130
        furrow = [(far, HORIZON + 6), ((far + near) / 2 + dice.uniform(-8, 8), 1320), (near, H + 50)]
        cuts.append((limb(furrow, [0.6, 3, 7], cap=False), PAPER))
    for _ in range(300):
        x, y = dice.uniform(-20, W + 20), HORIZON + 26 + 280 * dice.random() ** 0.8
        q = (y - HORIZON) * 0.07 + 5
        cuts.append((limb([(x, y), (x + q * dice.uniform(-0.3, 0.4), y - q)], [q * 0.16 + 1, 0.5], 5), PAPER))
    sheet.many(cuts, clip=field)
    _poppies(sheet, dice)


def _poppies(sheet: RisoSheet, dice: np.random.Generator) -> None:
    flowers = []
    places = [(40 + k * 39 + dice.uniform(-18, 18), HORIZON + 56 + 190 * dice.random()) for k in range(25)]
    for x, y in sorted(places, key=lambda place: place[1]):
        s = 0.3 + (y - HORIZON) / 300
        petals = union(
            *(ell(x + dx * s, y + dy * s, 13 * s, 11 * s) for dx, dy in ((-12, -3), (12, -3), (0, 5), (0, -9)))
        )
        flowers.append((limb([(x, y), (x + 5 * s, y + 50 * s)], [3.6 * s, 2.4 * s]), PAPER))
        flowers.append((petals, BLACK, 5 * s))
        flowers.append((petals, RED))
        flowers.append((ell(x, y - s, 5.4 * s, 4.4 * s), BLACK))
    sheet.many(flowers)


def _pole(sheet: RisoSheet, dice: np.random.Generator) -> None:
    outline = limb([(POLE_X, 900), (POLE_X - 2, POLE_FOOT)], [30, 42], cap=False)
    sheet.lay(outline, PAPER, stroke=5)
    sheet.lay(outline, BLACK)
    grain = []
    for _ in range(22):
        x, y = POLE_X + dice.uniform(-12, 12), dice.uniform(1000, 1320)
        grain.append((limb([(x, y), (x + dice.uniform(-2, 2), y + dice.uniform(24, 60))], [0.5, 2.6, 0.5], 8), PAPER))
    sheet.many(grain)
    clods = [ell(POLE_X + x, POLE_FOOT + y, w, 12) for x, y, w in ((-30, 6, 34), (26, 8, 38), (0, 0, 40))]
    stubble = [
        limb([(POLE_X + x, POLE_FOOT + 12), (POLE_X + x * 1.2, POLE_FOOT - 18 - abs(x) % 7)], [5, 1])
        for x in range(-56, 57, 14)
    ]
    sheet.many([*((clod, BLACK) for clod in clods), *((blade, PAPER) for blade in stubble)])


def _veil(sheet: RisoSheet) -> None:
    root = (BRIDE_X - 4, _on_wire(ALTAR, BRIDE_X) - 168)
    hem_curve = [(112, 842), (104, 900), (118, 966), (166, 1020), (224, 990), (282, 1022), (326, 964), (344, 900)]
    hem = [tuple(p) for p in sample(hem_curve, 11)]
    back = [(150, 716), (112, 790)]
    cloth = mask(poly([*(tuple(p) for p in sample([root, *back, hem[0]], 20)), *hem, (330, 830)]))
    sheet.lay(cloth, PAPER)
    sheet.shade(cloth, 14, strength=0.35)
    threads = [(_thread(root, end, 1.0), BLACK) for end in hem]
    for u in (0.36, 0.48, 0.6, 0.71, 0.81, 0.91, 1.0):
        ring = [_along(root, end, u) for end in hem]
        for a, b in itertools.pairwise(ring):
            sagging = lerp(lerp(a, b, 0.5), root, 0.05)
            threads.append((limb([a, sagging, b], [3, 2.6, 3], 10), BLACK))
    sheet.many(threads)


def _along(root: tuple[float, float], end: tuple[float, float], u: float) -> tuple[float, float]:
    x, y = lerp(root, end, u)
    return (x - 58 * math.sin(math.pi * u) * max(0.0, (330 - end[0]) / 230), y)


def _thread(root: tuple[float, float], end: tuple[float, float], reach: float) -> object:
    return limb([_along(root, end, reach * k / 8) for k in range(9)], [3.4, 3, 3], 24)


def _couple(sheet: RisoSheet) -> None:
    bride = T(BRIDE_X, _on_wire(ALTAR, BRIDE_X), COUPLE_SIZE)
    groom = T(GROOM_X, _on_wire(ALTAR, GROOM_X), COUPLE_SIZE, 0, flip=True)
    sheet.many(white_crow(bride, BLACK, PAPER, pose="proud"))
    sheet.many(flower_crown(bride, BLACK, (RED, PAPER), "proud"))
    sheet.many(crow(groom, BLACK, PAPER, pose="stand"))
    x, y = groom((25, -112))
    sheet.many(top_hat(T(x, y, 1.2, 10), BLACK, PAPER))


def _guests(sheet: RisoSheet) -> None:
    sheet.many(parasol(T(192, _on_wire(GALLERY, 192) - 36, 0.84, 7), RED, BLACK))
    for row, x, size, flip, pose in (
        (GALLERY, 196, 1.0, False, "stand"),
        (GALLERY, 340, 0.84, False, "proud"),
        (GALLERY, 690, 0.9, True, "proud"),
        (GALLERY, 838, 1.0, True, "bow"),
        (KITCHEN_ROW, 112, 0.6, False, "stand"),
        (KITCHEN_ROW, 336, 0.6, True, "stand"),
        (KITCHEN_ROW, 876, 0.94, True, "stand"),
    ):
        bird = crow(T(x, _on_wire(row, x), size, 0, flip), BLACK, PAPER, pose=pose, open_beak=row == KITCHEN_ROW)
        sheet.many(bird)
