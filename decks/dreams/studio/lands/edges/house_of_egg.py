"""Card 61, House of Egg."""

import math
from itertools import pairwise

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H
from ...kit.colour import mix, ramp
from ...kit.field import Field, blur, displace, noise, rng, smooth
from ...kit.fills import Lin, Rad
from ...kit.ground import land, ridge
from ...kit.marks import grain
from ...kit.paths import T, ell, limb, mask, poly, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.people import Gesture, Look, grip, human
from ...motifs.sky import strata

EGG = (628, 560, 470, 680)
"""Middle and radii of the egg; the frame cuts it above and on the right."""
DOOR = (566, 1192, 104, 350)
"""Middle, foot, half the width and height of its door."""
SHADE = "#4a2450"
RIM = ("#fff4d8", 5, (-0.8, -0.5), 0.85)


@card(61, "house-of-egg", "House of Egg", Land.EDGES, gouache, hand=LOOSE, con=0.18, sat=1.1, vig=0.34)
def house_of_egg() -> Scene:
    """House of Egg: a visitor knocks and hides a spoon; over the shell comes the shadow of whoever laid it.

    Gouache, desert noon, seen from the nest. Greed, dread.
    """
    sc = Scene(light=(-0.62, -0.5, 0.6), key="#fff0cc", shadow=SHADE, fog="#f4cfa4", seed=613)
    desert(sc)
    nest(sc, (1120, 1240), 70, 11, 0.3)
    shell = egg(sc)
    crack(sc)
    door(sc)
    window(sc)
    mother(sc, shell)
    nest(sc, (1226, 1330), 80, 12, 0.7)
    path = spline([(120, 1500), (230, 1350), (430, 1216), (700, 1210), (720, 1290), (640, 1400), (620, 1500)])
    sc.mixin("#f0b070", blur(displace(mask(path), 10, 50, 3), 10) * 0.8)
    visitor(sc)
    near(sc)
    return sc


def desert(sc: Scene) -> None:
    """A teal noon, torn banks, dunes one behind another; somebody with three toes has walked here."""
    sc.sky([(0, "#16687c"), (0.35, "#3f9aa0"), (0.62, "#a4cfb4"), (0.8, "#f4dcaa"), (1, "#f8cc90")], 0, 1050, warp=50)
    sc.setflow(0.1 + noise(420, 2, 3) * 0.7)
    strata(sc, 250, 80, "#5fa8a8", "#d8ecd0", 0.6, 3, cell=130, L=(-0.6, -0.6))
    strata(sc, 640, 70, "#e8c8a0", "#fff4d8", 0.7, 5, cell=100, L=(-0.6, -0.6))
    for y, amp, lit, dark, seed in (
        (900, 30, "#ecc090", "#c48a80", 3),
        (960, 40, "#eeaa66", "#a85a58", 6),
        (1040, 34, "#ec9448", "#8a3a48", 9),
    ):
        crest = ridge(y, amp, 400, seed, oct=2)
        sc.add(
            land(crest),
            Lin([(0, lit), (0.4, mix(lit, dark, 0.5)), (1, dark)], (0, y - 40), (60, y + 260)),
            depth=0.2,
            mottle=0.07,
            rim=("#fff0cc", 4, (-0.5, -1), 0.7),
            flow=0.15,
        )
        sc.haze(y + 60, 40, "#f8d4a0", 0.3, seed=seed)
    prints = []
    for k, (x, y, s) in enumerate(((60, 1010, 0.5), (112, 1046, 0.7), (52, 1092, 0.95))):
        for a in (-42, 0, 42):
            turn = math.radians(a - 60 + 8 * k)
            prints.append(
                limb([(x, y), (x + 62 * s * math.cos(turn), y + 26 * s * math.sin(turn))], [16 * s, 5 * s], 8)
            )
        prints.append(limb([(x, y), (x - 30 * s, y + 12 * s)], [13 * s, 5 * s], 8))
    sc.mul("#8a3a48", blur(mask(prints), 1.5) * 0.75)


def egg(sc: Scene) -> Field:
    """The shell, lit as what is round is; its speckles grow and close up with it."""
    cx, cy, a, b = EGG
    slim = a * (1 - 0.13 * np.clip((cy - sc.y) / b, 0, 1))
    u, v = (sc.x - cx) / slim, (sc.y - cy) / b
    m = smooth(1.004, 0.996, np.hypot(u, v))
    m = displace(m, 2, 30, 5)
    n = np.sqrt(np.clip(1 - u * u - v * v, 0.0, 1))
    lit = u * sc.L[0] + v * sc.L[1] + n * sc.L[2] + noise(46, 4, 7) * 0.045
    tones = [
        (-0.45, "#5a3a68"),
        (0.0, "#8a6488"),
        (0.3, "#c8a4a0"),
        (0.55, "#f0dcc4"),
        (0.8, "#fff4e0"),
        (1, "#fffdf4"),
    ]
    sc.add(m, ramp(tones, lit).astype(np.float32), depth=0.6, detail=0.3, mottle=0.04, shadow=(60, 20, 40, 0.4))
    for cell, edge, colour, share in ((34, 0.62, "#a87a6a", 0.42), (13, 0.85, "#6a4a5a", 0.55)):
        spots = np.clip((noise(cell, 2, 6 + cell) - edge) * 5, 0, 1) * m * smooth(0.05, 0.5, n)
        sc.mixin(colour, spots * share)
    sc.screen("#f08a3c", m * smooth(760, 1240, sc.y) * 0.34)
    sc.setflow(np.arctan2(u * b, -v * a) + np.pi / 2 * 0 + 0.0, m * 0.85)
    return m


def crack(sc: Scene) -> None:
    """A crack that runs over the shell; in its widest gap is a wet eye, and it looks down at whoever is there."""
    way = [(214, 700), (290, 742), (352, 690), (420, 772), (486, 716), (566, 780), (620, 690), (724, 640), (812, 664)]
    way += [(880, 610), (960, 650), (1040, 600)]
    for points, dy, width, colour in ((way[:6], 6, 8, "#fff4dc"), (way, 0, 10, "#3a1a34")):
        path = poly([(x, y + dy) for x, y in points], closed=False)
        sc.add(mask(path, stroke=width), colour, alpha=0.85, detail=0.6, mottle=0)
    for x, y, dx, dy in ((420, 772, -34, 70), (290, 742, 10, 60), (880, 610, 40, -70), (566, 780, -20, 50)):
        spur = [(x, y), (x + dx, y + dy * 0.5), (x + dx * 0.3, y + dy)]
        sc.add(mask(poly(spur, closed=False), stroke=5), "#5a3048", alpha=0.8)
    gap = [(560, 778), (616, 690), (668, 696), (724, 640), (808, 662), (862, 622), (880, 706), (850, 776), (780, 764)]
    gap += [(742, 832), (668, 800), (610, 828)]
    hole = sc.add(poly(gap), Rad([(0, "#6a3424"), (1, "#1a0c1c")], (720, 720), 170), depth=0.55, detail=0.5)
    x, y = 716, 736
    ball = Rad([(0, "#fff0cc"), (0.55, "#e8c48c"), (1, "#5a2c2c")], (x - 40, y + 10), 140)
    iris = Rad([(0, "#5a2408"), (0.3, "#c86a14"), (0.75, "#ffc83c"), (1, "#7a3410")], (x - 22, y + 26), 62)
    for path, tone in (
        (ell(x, y, 138, 84, -10), ball),
        (ell(x - 22, y + 26, 62), iris),
        (ell(x - 24, y + 30, 22, 40, 8), "#100810"),
        (ell(x - 46, y + 6, 12, 9), "#fffef6"),
    ):
        sc.add(path, tone, clip=hole, depth=0.56, detail=0.7, mottle=0.03)
    lid = [(540, 790), (600, 720), (690, 706), (790, 714), (900, 690), (960, 560), (700, 500), (480, 620)]
    skin = Lin([(0, "#d8906a"), (1, "#6a2c38")], (600, 640), (860, 740))
    sc.add(spline(lid), skin, clip=hole, vol=20, detail=0.5, shadow=(6, 16, 10, 0.7))
    lower = [(560, 800), (660, 806), (760, 800), (880, 740), (880, 860), (560, 860)]
    sc.add(spline(lower), "#8a4440", clip=hole, vol=14, detail=0.5)
    sc.mul("#1a0c1c", hole * np.clip(1.1 - blur(hole, 14), 0, 1) * 0.9)
    for p, q in pairwise([gap[8], gap[9], gap[10], gap[11], gap[0]]):
        sc.add(limb([p, q], [15, 9], 5), "#fff4dc", rough=2, depth=0.6, detail=0.45)
    for p, q in pairwise([gap[5], gap[6], gap[7], gap[8]]):
        sc.add(limb([p, q], [8, 12], 5), "#b890a0", rough=2, depth=0.6, detail=0.45)


def door(sc: Scene) -> None:
    """A teal door that somebody has set into the shell, with a lit grating and a worn step."""
    x, y, half, high = DOOR

    def arch(out: float) -> list[tuple[float, ...]]:
        w, top = half + out, y - high - out
        return [
            (x - w, y, 1),
            (x - w, top + w),
            (x - w * 0.7, top + w * 0.3),
            (x, top),
            (x + w * 0.7, top + w * 0.3),
            (x + w, top + w),
            (x + w, y, 1),
        ]

    sc.add(
        spline(arch(30)), Lin([(0, "#e8d0b8"), (1, "#8a5a5c")], (x - half, y - high), (x + half, y)), vol=14, depth=0.62
    )
    leaf = sc.add(
        spline(arch(0)),
        Lin([(0, "#3aa8a0"), (0.5, "#1f7478"), (1, "#123f54")], (x - half, y - high), (x + half, y)),
        depth=0.63,
        detail=0.6,
        mottle=0.1,
    )
    grain(sc, leaf, 0.22, 8, 16, 9, vertical=True)
    for k in range(-2, 3):
        sc.mul("#0c2c3c", mask(limb([(x + k * 42 + 21, y), (x + k * 42 + 21, y - high)], [5, 5], 4)) * leaf * 0.75)
    sc.mul("#0c2434", np.clip(leaf - blur(leaf, 1), 0, 1) + leaf * smooth(x - half + 46, x - half, sc.x) * 0.55)
    for dy in (80, 260):
        hinge = limb([(x + half - 4, y - dy), (x - 10, y - dy - 4)], [22, 9], 10)
        sc.add(hinge, "#2c1c24", vol=5, depth=0.64, rim=("#ffdca8", 2))
    sc.add(
        ell(x, y - 250, 34), Rad([(0, "#fff0a8"), (1, "#f09a38")], (x, y - 250), 40), depth=0.64, detail=0.7, emit=0.4
    )
    for k in (-1, 0, 1):
        sc.add(limb([(x + k * 17, y - 284), (x + k * 17, y - 216)], [5, 5], 4), "#2c1c24", depth=0.64)
    sc.add(mask(ell(x, y - 250, 36), stroke=9), "#3a2428", vol=4, depth=0.64, rim=("#ffdca8", 2))
    sc.add(ell(x - 70, y - 150, 11), "#f4c860", vol=8, depth=0.65, detail=0.7, shadow=(4, 6, 4, 0.5))
    step = [
        (x - 150, y + 10),
        (x - 120, y - 8),
        (x + 130, y - 8),
        (x + 160, y + 14),
        (x + 140, y + 36),
        (x - 150, y + 36),
    ]
    sc.add(spline(step), Lin([(0, "#e8c8a0"), (1, "#7a4a50")], (0, y - 8), (0, y + 36)), vol=14, depth=0.66, mottle=0.1)


def window(sc: Scene) -> None:
    """A round lit window with a geranium before it: it is somebody's home."""
    x, y = 838, 1008
    sc.add(
        ell(x, y, 78, 84), Lin([(0, "#f0d8bc"), (1, "#8a5a5c")], (x - 70, y - 80), (x + 70, y + 80)), vol=12, depth=0.62
    )
    m = sc.add(ell(x, y, 56, 62), Rad([(0, "#fff4b8"), (1, "#f0963c")], (x - 10, y - 10), 74), depth=0.63, emit=0.35)
    for pts in ([(x - 60, y), (x + 60, y)], [(x, y - 66), (x, y + 66)]):
        sc.add(limb(pts, [9, 9], 4), "#7a4638", depth=0.64, clip=m)
    for side in (-1, 1):
        veil = [(x + side * 60, y - 66), (x + side * 8, y - 60), (x + side * 34, y - 6), (x + side * 56, y + 50)]
        sc.add(spline(veil), "#f8e0b0", alpha=0.8, clip=m, vol=8, depth=0.64)
    sill = [(x - 82, y + 62), (x + 84, y + 58), (x + 78, y + 86), (x - 76, y + 88)]
    sc.add(poly(sill), Lin([(0, "#d8a878"), (1, "#6a3a40")], (x - 80, 0), (x + 80, 0)), vol=8, depth=0.65)


def mother(sc: Scene, shell: Field) -> None:
    """The shadow of a head with a hooked beak; the shell bends it."""
    head = [(700, -80), (560, 20), (470, 110), (380, 196), (310, 310), (276, 420), (268, 548, 1), (318, 470)]
    head += [(372, 430), (470, 424), (590, 404, 1), (520, 470), (430, 530), (372, 590, 1), (480, 610), (600, 580)]
    head += [(700, 560), (820, 560), (1060, 600), (1100, 200), (1060, -80)]
    m = displace(mask(spline(head)), 5, 60, 8)
    m = blur(m, 4)
    sc.mul("#5a3866", m * shell * 0.92)


def nest(sc: Scene, ys: tuple[float, float], n: int, seed: int, near_: float) -> None:
    """Boughs that a great bird has laid over each other; the path to the door is left free."""
    dice = rng(seed)
    items = []
    for _ in range(n):
        x, y = dice.uniform(-40, 1060), dice.uniform(*ys)
        long, a = dice.uniform(130, 330), dice.normal() * 0.28 + (x - 560) / 2400
        if near_ > 0.5 and 330 < x < 700 and y < 1300:
            continue
        thick = dice.uniform(9, 20) * (0.8 + 0.5 * near_)
        c, s = math.cos(a) * long / 2, math.sin(a) * long / 2
        bow = dice.uniform(-18, 8)
        tone = mix(mix("#6a3430", "#d89a62", dice.random()), "#3a1c34", 0.35 * (1 - near_) + 0.2 * dice.random())
        items.append(
            (y, limb([(x - c, y - s), (x, y + bow), (x + c, y + s)], [thick * 0.5, thick, thick * 0.35], 16), tone)
        )
    items.sort(key=lambda item: item[0])
    for k in range(0, len(items), 10):
        sc.polys(
            [(path, tone) for _, path, tone in items[k : k + 10]],
            vol=8,
            depth=0.5 + 0.3 * near_,
            detail=0.5,
            mottle=0.12,
            rim=("#ffe2b0", 3, (-0.5, -1), 0.75),
            shadow=(8, 10, 7, 0.6, "#4a1c34"),
        )


def visitor(sc: Scene) -> None:
    """One hand knocks; the other keeps a silver spoon where whoever opens will not see it."""
    x, y, h = 380, 1372, 500
    knock = Gesture(
        hips=(0.03, 0.0, 0.5),
        lean=9,
        side=-3,
        twist=-22,
        nod=4,
        look=12,
        hands=((-0.1, -0.12, 0.5), (0.3, 0.1, 0.8)),
        feet=((-0.13, -0.06, 0.0), (0.1, 0.06, 0.0)),
    )
    held = (276, 1108)
    sc.mul(
        "#4a1c3c",
        blur(mask(spline([(320, 1376), (430, 1372), (600, 1330), (700, 1300), (640, 1350), (420, 1400)])), 7) * 0.65,
    )
    look = Look(
        coat="#b8322c",
        legs="#2c4a58",
        boots="#2a1820",
        hair="#2c1a18",
        hat="brim",
        hat_colour="#f0d08c",
        hem=0.5,
        skin="#c08058",
        belt="#3a2028",
        collar="#f4e4c4",
    )
    person = human(sc, x, y, h, knock, look, turn=-38, right=held, left=(506, 1000), reach=0.02, rim=RIM, depth=0.92)
    sc.mul("#123040", blur(mask(spline([(520, 990), (560, 1000), (566, 1040), (530, 1050)])), 7) * 0.5)
    spoon(sc, held)
    grip(sc, ((person.hands[0][0] + held[0]) / 2, (person.hands[0][1] + held[1]) / 2), -62, h, "#c08058", thick=0.03)


def spoon(sc: Scene, held: tuple[float, float]) -> None:
    """As long as the one who carries it is tall; its bowl holds the sky."""
    top = (held[0] - 116, held[1] - 236)
    shaft = [(held[0] + 56, held[1] + 112), held, top]
    sc.add(
        limb(shaft, [20, 15, 22], 40),
        Lin([(0, "#fffaf0"), (1, "#8a7484")], (held[0] - 8, 0), (held[0] + 10, 0)),
        vol=8,
        depth=0.94,
        detail=0.65,
        rim=RIM,
        shadow=(12, 8, 6, 0.5),
    )
    t = T(top[0] - 28, top[1] - 70, 1.0, -25)
    out = [
        (0, -112),
        (54, -92),
        (82, -30),
        (70, 44),
        (26, 100),
        (0, 112),
        (-26, 100),
        (-70, 44),
        (-82, -30),
        (-54, -92),
    ]
    sc.add(
        t(spline(out)),
        Lin([(0, "#fffdf4"), (0.5, "#d8c8c8"), (1, "#8a6a7c")], t((-80, -60)), t((80, 60))),
        vol=20,
        depth=0.94,
        detail=0.65,
        rim=RIM,
        shadow=(16, 12, 9, 0.45),
    )
    inner = [(x * 0.78, y * 0.8 - 4) for x, y in out]
    sc.add(
        t(spline(inner)),
        Lin([(0, "#4a6a78"), (0.45, "#9ac0bc"), (0.55, "#f0b878"), (1, "#fff4dc")], t((-50, -70)), t((40, 80))),
        depth=0.94,
        detail=0.6,
        mottle=0.05,
    )
    sc.add(
        t(spline([(-44, -60), (-26, -78), (-20, -30), (-40, 10), (-52, -20)])),
        "#fffef6",
        alpha=0.75,
        soft=3,
        depth=0.94,
    )


def near(sc: Scene) -> None:
    """Dark boughs before the eye, cut by the frame, and a down feather caught on one."""
    for pts, widths, tone in (
        ([(-40, 1398), (240, 1436), (560, 1500)], [66, 54, 30], "#5a2c34"),
        ([(1060, 1330), (820, 1410), (500, 1470), (380, 1520)], [72, 60, 44, 30], "#6a3434"),
        ([(-40, 1500), (300, 1470), (700, 1450), (1060, 1474)], [40, 46, 50, 44], "#4a2434"),
        ([(900, 1520), (960, 1340), (1050, 1230)], [40, 36, 28], "#5a2c34"),
    ):
        m = sc.add(
            limb(pts, widths, 40),
            mix(tone, "#2a1428", 0.25),
            vol=24,
            depth=1,
            detail=0.45,
            mottle=0.14,
            rim=("#ffce90", 5, (-0.4, -1), 0.75),
            shadow=(0, -8, 16, 0.5),
        )
        grain(sc, m, 0.3, 10, 12, 4)
    t = T(806, 1372, 1.1, -24)
    items = []
    dice = rng(8)
    for k in range(60):
        u = k / 59
        x = -70 + 150 * u
        for side in (-1, 1):
            out = side * (44 * math.sin(math.pi * (0.12 + 0.85 * u)) + dice.normal() * 4)
            items.append(
                (
                    t(limb([(x, 0), (x - 12, out * 0.6), (x - 26, out)], [5, 4, 1.5], 6)),
                    mix("#fffaf0", "#b898a8", 0.4 * (side > 0) + 0.3 * dice.random()),
                )
            )
    sc.polys(items, depth=1, detail=0.6, mottle=0.02, shadow=(6, 10, 6, 0.5))
    sc.add(
        t(limb([tuple(p) for p in sample([(-96, 6), (0, 0), (84, -6)], 8)], [5, 4, 2], 12)),
        "#d8b8a0",
        depth=1,
        detail=0.7,
    )
    sc.mul("#3a1838", smooth(1440, H + 30, sc.y) * 0.5)
