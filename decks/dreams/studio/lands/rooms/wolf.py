"""The wolf of the wallpaper: behind it is print, before it has fur, breath and teeth."""

import math

import numpy as np

from ...kit.colour import hx, mix
from ...kit.field import Field, blur, noise, rng, shift, smooth
from ...kit.fills import Lin
from ...kit.paths import ell, limb, mask, poly, spline
from ...kit.scene import Scene

COAT, LIGHT, DARK = "#57524a", "#c8b890", "#1a181c"
RIM = ("#fff0b8", 6, (0.8, -0.5), 0.8)
HEAD = (
    *((206, 700), (236, 604), (318, 560), (416, 590), (478, 650), (560, 736), (636, 800), (668, 846), (660, 884)),
    *((616, 906), (540, 906), (470, 918), (420, 964), (330, 972), (240, 930)),
)
BODY = (
    *((330, 560), (230, 540), (120, 520), (-60, 540), (-60, 1320), (120, 1330), (300, 1260), (392, 1120)),
    *((430, 960), (420, 760)),
)
LEG = ((250, 1080), (330, 1240), (450, 1276), (590, 1296))
TEARS = 15


def wolf(sc: Scene, pattern: Field) -> None:
    """Body, head and face; where it is still in the wall it wears the pattern."""
    trunk = mask(spline(BODY))
    limbs = mask(limb(LEG, [210, 150, 96, 84]))
    sc.mul("#1c1a14", blur(shift(np.maximum(trunk, limbs), -34, 20), 30) * 0.5)
    before = sc.img.copy()
    whole = np.maximum(trunk, limbs)
    print_ = before * (1 - whole[..., None]) + hx("#3c3d24") * whole[..., None]
    veins = (pattern * whole)[..., None]
    print_ = print_ * (1 - veins * 0.8) + hx("#a8a068") * veins * 0.8
    sc.add(
        trunk,
        Lin([(0, mix(COAT, DARK, 0.4)), (0.6, COAT), (1, mix(COAT, LIGHT, 0.3))], (40, 900), (430, 1000)),
        vol=120,
        depth=0.6,
        mottle=0.1,
        rim=RIM,
    )
    hair(sc, trunk, (-20, 530, 430, 1330), 1700, 78, 10, way=lambda x, y: math.radians(118 - (x - 200) * 0.08 + 0 * y))
    out = smooth(90, 210, sc.x + noise(60, 3, 7) * 50)[..., None]
    sc.img[:] = print_ * (1 - out * whole[..., None]) + sc.img * out * whole[..., None]
    torn(sc, whole)
    head(sc)
    face(sc)


def hair(sc: Scene, within: Field, box: tuple, count: int, length: float, thick: float, way) -> None:
    """Hairs within a mask, pale where the light comes from, dark on the far side and below."""
    dice = rng(count)
    left, top, right, bottom = box
    tones = (DARK, mix(COAT, DARK, 0.5), COAT, mix(COAT, LIGHT, 0.45), mix(COAT, LIGHT, 0.8))
    items = []
    for _ in range(count):
        x, y = dice.uniform(left, right), dice.uniform(top, bottom)
        a = way(x, y) + dice.normal() * 0.16
        size = length * dice.uniform(0.5, 1.2)
        lit = (x - left) / (right - left) * 0.75 + (1 - (y - top) / (bottom - top)) * 0.3 + dice.normal() * 0.16
        tone = tones[int(np.clip(lit, 0, 0.999) * len(tones))]
        bend = (x + math.cos(a) * size * 0.5 + dice.normal() * 3, y + math.sin(a) * size * 0.5)
        end = (x + math.cos(a) * size, y + math.sin(a) * size + 4)
        items.append((limb([(x, y), bend, end], [thick, thick * 0.8, 0.8], 7, cap=False), tone, 0.62))
    sc.polys(items, clip=within, depth=0.7, detail=0.62, mottle=0)


def torn(sc: Scene, whole: Field) -> None:
    """Flaps of paper stand off where the shoulder came through."""
    dice = rng(9)
    flaps = []
    for i in range(TEARS):
        y = 560 + i * 50 + dice.normal(0, 8)
        x = 160 + 34 * math.sin(i * 0.9) + dice.normal(0, 10)
        length = dice.uniform(50, 110)
        tip = (x - length, y + dice.normal(-4, 26))
        points = [(x, y - 24, 1), (x - length * 0.5, y - 18), (*tip, 1), (x - length * 0.4, y + 20), (x, y + 28, 1)]
        flaps.append((spline(points), mix("#f6ecc4", "#98945c", dice.random() * 0.5)))
    looks = {"depth": 0.7, "detail": 0.6, "vol": 7, "mottle": 0.05}
    near = np.clip(blur(whole, 8) * 1.6, 0, 1)
    sc.polys(flaps, clip=near, shadow=(12, 10, 9, 0.6), rim=("#fffbe6", 3, (0.7, -0.6), 0.8), **looks)


def paw(sc: Scene) -> None:
    """The near paw has been laid on the arm of the chair, softly, claws and all."""
    m = sc.add(
        limb(LEG, [210, 150, 96, 84]),
        Lin([(0, mix(COAT, LIGHT, 0.35)), (1, mix(COAT, DARK, 0.6))], (400, 1160), (380, 1320)),
        vol=44,
        depth=0.8,
        mottle=0.1,
        rim=RIM,
        shadow=(-10, 22, 20, 0.6),
    )
    hair(sc, m, (220, 1060, 640, 1350), 420, 50, 8, way=lambda x, y: math.radians(26) + 0 * x * y)
    for k in range(4):
        x, y = 566 + 26 * k, 1322 - 9 * k + (k % 3 == 0) * 8
        toe = ell(x, y, 27, 24, -14)
        tones = Lin([(0, mix(COAT, LIGHT, 0.5)), (1, mix(COAT, DARK, 0.5))], (x, y - 24), (x, y + 24))
        sc.add(toe, tones, vol=16, depth=0.86, rim=RIM, shadow=(-4, 8, 8, 0.5))
        claw = limb([(x + 10, y + 14), (x + 20, y + 30), (x + 22, y + 42)], [9, 7, 1.5], 10)
        sc.add(claw, "#e8dcc0", vol=3, depth=0.86, detail=0.7, shadow=(-3, 5, 4, 0.5))


def head(sc: Scene) -> None:
    """Ears pricked, head lowered, the ruff about it."""
    for points, tone in (
        ([(352, 590, 1), (368, 480), (420, 396, 1), (446, 490), (430, 612)], mix(COAT, DARK, 0.5)),
        ([(256, 640, 1), (222, 520), (226, 396, 1), (310, 476), (358, 586)], COAT),
    ):
        sc.add(
            spline(points),
            Lin([(0, mix(tone, LIGHT, 0.2)), (1, mix(tone, DARK, 0.5))], (points[2][0] + 60, 480), (points[0][0], 600)),
            vol=16,
            depth=0.72,
            detail=0.6,
            rim=RIM,
        )
    sc.add(spline([(270, 610, 1), (244, 520), (240, 440), (296, 500), (326, 578)]), "#4a3230", soft=4, depth=0.72)
    m = sc.add(
        spline(HEAD),
        Lin([(0, mix(COAT, DARK, 0.45)), (0.5, COAT), (1, mix(COAT, LIGHT, 0.6))], (210, 640), (620, 880)),
        vol=86,
        depth=0.76,
        mottle=0.08,
        detail=0.62,
        rim=RIM,
        shadow=(-16, 26, 26, 0.6),
    )
    hair(sc, m, (206, 570, 600, 970), 760, 40, 7, way=lambda x, y: math.atan2(y - 850, x - 690))
    ruff = []
    dice = rng(3)
    for i in range(90):
        a = math.radians(58 + 150 * (i * 0.618 % 1))
        x, y = 330 + math.cos(a) * 120, 800 + math.sin(a) * 130
        size = dice.uniform(60, 120)
        tip = (x + math.cos(a) * size - 20, y + math.sin(a) * size)
        tone = mix(mix(COAT, LIGHT, 0.6), DARK, float(np.clip((400 - x) / 260 + dice.normal() * 0.15, 0, 0.8)))
        ruff.append((limb([(x, y), ((x + tip[0]) / 2 + 8, (y + tip[1]) / 2), tip], [17, 14, 1], 9), tone))
    sc.polys(ruff, depth=0.76, detail=0.6, vol=4, mottle=0.05, rim=("#ffe8b0", 2, (0.8, -0.4), 0.5))


_TEETH = ((606, 878, 13, 40), (572, 877, 7, 16), (546, 879, 7, 15), (630, 882, 6, 13))
"""Where the upper teeth show, how broad and how long."""


def face(sc: Scene) -> None:
    """A pale muzzle, a wet nose that smells hair, an amber eye, and the lip just lifted from two teeth."""
    m = mask(spline(HEAD))
    muzzle = spline([(500, 800), (580, 830), (660, 868), (640, 908), (540, 910), (450, 900)])
    sc.mixin("#c8b894", blur(mask(muzzle), 12) * m * 0.55)
    bridge = limb([(470, 660), (560, 750), (640, 816)], [16, 26, 14], 24)
    sc.screen("#fff0c0", blur(mask(bridge), 8) * m * 0.35)
    hollow = limb([(500, 760), (440, 790), (400, 860)], [20, 44, 24], 24)
    sc.mul("#241e20", blur(mask(hollow), 16) * m * 0.5)
    lip = limb([(650, 886), (590, 876), (520, 880), (456, 872), (424, 850)], [4, 8, 8, 7, 3], 40)
    sc.add(lip, "#140e10", depth=0.78, detail=0.8, mottle=0.02)
    for x, y, w, long in (
        (606, 876, 13, 40),
        (572, 873, 7, 16),
        (548, 871, 7, 15),
        (522, 870, 7, 14),
        (630, 881, 6, 13),
    ):
        tooth = spline([(x - w, y, 1), (x + w, y + 1, 1), (x + w * 0.35, y + long * 0.6), (x - 1, y + long, 1)])
        sc.add(tooth, "#fff4d8", depth=0.79, detail=0.85, vol=3, shadow=(-3, 4, 3, 0.4))
    nose = spline([(622, 806), (650, 800), (678, 830), (676, 858), (650, 862), (626, 840)])
    sc.add(nose, "#1c1618", vol=15, depth=0.79, detail=0.8, rim=("#fff4d8", 3, (0.7, -0.7), 0.9))
    sc.add(ell(664, 846, 7, 5, 30), "#050304", depth=0.79, detail=0.9, mottle=0)
    socket = spline([(404, 700, 1), (440, 668), (486, 690), (506, 722, 1), (470, 736), (426, 728)])
    sc.mul("#100c10", blur(mask(socket), 9) * 0.85)
    eye = mask(spline([(420, 702, 1), (446, 684), (478, 698), (496, 720, 1), (464, 726), (434, 720)]))
    sc.add(eye, Lin([(0, "#ffe070"), (1, "#d87818")], (0, 684), (0, 728)), depth=0.79, detail=1.0, mottle=0, emit=0.4)
    sc.add(mask(ell(466, 712, 8, 13, -30)) * eye, "#0c080a", depth=0.79, detail=1.0, mottle=0)
    sc.post(mask(ell(458, 702, 3.6)), "#ffffff", 0.95)
    sc.glow(458, 708, 90, "#ffb830", 0.4)
    brow = limb([(396, 690), (440, 662), (492, 684), (516, 716)], [6, 17, 14, 3], 30)
    sc.add(brow, mix(COAT, DARK, 0.65), vol=6, depth=0.79, detail=0.7)
    whiskers = [poly([(590 - 9 * k, 850 - 4 * k), (640 - 16 * k, 926 + 12 * k)], closed=False) for k in range(5)]
    sc.post(mask(whiskers, stroke=1.8), "#fff4d8", 0.6)
