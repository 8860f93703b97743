"""A reindeer that looks into the picture from the right, so near that the frame cuts it."""

import math

import numpy as np

from ...kit.colour import mix
from ...kit.field import Field, blur, rng, smooth
from ...kit.fills import Lin
from ...kit.paths import ell, limb, mask, sample, spline
from ...kit.scene import Scene

MOUTH = (584, 1176)
RIM = ("#c8ffdc", 6, (-0.7, -0.7), 0.85)
HEAD = (
    *((556, 1142), (566, 1104), (604, 1074), (664, 1040), (730, 990), (788, 930), (846, 872), (910, 838), (968, 850)),
    *((1006, 920), (1000, 1010), (960, 1090), (890, 1136), (810, 1152), (740, 1172), (676, 1200), (612, 1206)),
    *((576, 1184),),
)
NECK = (
    *((900, 860), (960, 836), (1060, 840), (1120, 1000), (1120, 1560), (560, 1560), (640, 1440), (716, 1330)),
    *((772, 1230), (800, 1140), (850, 1060)),
)


def reindeer(sc: Scene) -> None:
    """Neck, antlers, ear and head, lit by what it eats."""
    antlers(sc)
    neck = sc.add(
        spline(NECK),
        Lin([(0, "#b8b0a4"), (0.35, "#6a645c"), (1, "#20242c")], (760, 1260), (1040, 1360)),
        vol=120,
        depth=0.92,
        mottle=0.1,
        detail=0.5,
        rim=RIM,
        shadow=(-20, 30, 30, 0.5),
    )
    hair(sc, neck, (640, 850, 1040, 1500), 1500, ("#34363c", "#6a665c", "#a8a294", "#e8e6d8"), 84, 9, 1.95)
    ear(sc)
    head = sc.add(
        spline(HEAD),
        Lin([(0, "#b8a890"), (0.5, "#6f6050"), (1, "#221e20")], (700, 960), (880, 1220)),
        vol=96,
        depth=0.95,
        mottle=0.08,
        detail=0.64,
        rim=RIM,
        shadow=(10, 26, 24, 0.6),
    )
    hair(sc, head, (640, 870, 1010, 1210), 900, ("#3a3028", "#6a5a48", "#94826a", "#b8a88c"), 34, 6, 2.5, away=True)
    face(sc, head)


def hair(
    sc: Scene,
    within: Field,
    box: tuple[float, float, float, float],
    count: int,
    tones: tuple[str, ...],
    length: float,
    thick: float,
    angle: float,
    *,
    away: bool = False,
) -> None:
    """Hairs within a mask: down the neck, or away from the nose; paler to the left, where the light is."""
    dice = rng(count)
    left, top, right, bottom = box
    items = []
    for _ in range(count):
        x, y = dice.uniform(left, right), dice.uniform(top, bottom)
        a = math.atan2(y - 1130, x - 560) + 0.2 if away else angle + dice.normal() * 0.16 - (x - 820) * 0.0012
        size = length * dice.uniform(0.5, 1.2)
        lit = float(np.clip((right - x) / (right - left) * 0.75 + (bottom - y) / (bottom - top) * 0.3, 0, 0.999))
        tone = tones[min(int((lit + dice.normal() * 0.14) * len(tones)) if lit > 0 else 0, len(tones) - 1)]
        bend = (x + math.cos(a) * size * 0.5 + dice.normal() * 3, y + math.sin(a) * size * 0.5)
        end = (x + math.cos(a) * size, y + math.sin(a) * size + 4)
        items.append((limb([(x, y), bend, end], [thick, thick * 0.8, 0.8], 7, cap=False), tone, 0.6))
    sc.polys(items, clip=within, depth=0.95, detail=0.62, mottle=0)


def antlers(sc: Scene) -> None:
    """Two beams go up out of the frame; the near one sends a shovel over the brow."""
    near = [(886, 876), (934, 760), (944, 640), (890, 520), (826, 430), (812, 330)]
    far = [(930, 872), (1000, 780), (1030, 660), (1010, 540)]
    tines = (
        [(906, 836), (846, 790), (776, 786), (716, 814)],
        [(782, 786), (752, 752), (734, 716)],
        [(944, 680), (990, 610), (1000, 540)],
        [(870, 490), (800, 470), (744, 424)],
        [(836, 440), (880, 380), (890, 310)],
        [(814, 370), (764, 320), (750, 262)],
    )
    for way, widths, tone in (
        (far, [40, 34, 28, 20], "#4a4844"),
        *((tine, [26, 22, 16, 6][: len(tine)], "#8f887a") for tine in tines),
        (near, [46, 40, 34, 28, 22, 8], "#a09886"),
    ):
        sc.add(
            limb(way, widths, 60),
            Lin([(0, mix(tone, "#ffffff", 0.3)), (1, mix(tone, "#0c1420", 0.65))], (790, 500), (1000, 620)),
            vol=widths[0] * 0.42,
            depth=0.93,
            detail=0.6,
            mottle=0.1,
            rim=("#d0ffdc", 4, (-0.8, -0.5), 0.85),
        )
        for x, y in sample(way, 14)[1:-1]:
            sc.mul("#20242c", blur(mask(limb([(x - 3, y - 16), (x + 2, y + 16)], [1, 4, 1], 6)), 1.5) * 0.35)


def ear(sc: Scene) -> None:
    """The ear is laid back: it listens behind."""
    sc.add(
        spline([(924, 872, 1), (950, 810), (1010, 772), (1060, 770, 1), (1040, 846), (984, 902), (940, 912, 1)]),
        Lin([(0, "#a8a08c"), (1, "#2c2a2c")], (940, 790), (1020, 900)),
        vol=18,
        depth=0.94,
        detail=0.6,
        rim=RIM,
    )
    sc.add(
        spline([(952, 868, 1), (976, 828), (1024, 796), (1020, 838), (978, 878)]),
        "#2a2226",
        soft=4,
        depth=0.94,
        detail=0.6,
    )


def face(sc: Scene, head: Field) -> None:
    """A pale broad muzzle, a dark wet eye with the cloth in it."""
    muzzle = spline([(552, 1140), (572, 1092), (630, 1060), (672, 1090), (684, 1150), (664, 1206), (600, 1210)])
    sc.mixin("#d8d4c0", blur(mask(muzzle), 16) * head * 0.75)
    under = spline([(620, 1196), (740, 1160), (880, 1116), (960, 1060), (960, 1180), (640, 1240)])
    sc.mul("#2c2a34", blur(mask(under), 18) * head * 0.6)
    nose = mask(spline([(556, 1136), (566, 1104), (596, 1082), (620, 1094), (610, 1124), (580, 1148)]))
    sc.add(nose, "#3a3436", vol=14, depth=0.96, detail=0.74, rim=("#e8ffe8", 3, (-0.6, -0.8), 0.8))
    sc.add(ell(592, 1114, 12, 7, -40), "#0c0a10", mottle=0, depth=0.96, detail=0.9)
    mouth = limb([(572, 1166), (620, 1164), (672, 1166), (716, 1158)], [3, 6, 5, 2], 24)
    sc.mul("#1a1418", blur(mask(mouth), 1.2) * 0.9)
    cheek = limb([(760, 1150), (830, 1096), (866, 1030), (930, 1000)], [10, 30, 26, 10], 30)
    sc.mul("#2c2628", blur(mask(cheek), 16) * head * 0.45)
    bridge = limb([(620, 1080), (720, 1016), (800, 946)], [10, 18, 8], 30)
    sc.screen("#b8e8cc", blur(mask(bridge), 9) * head * 0.35)
    socket = mask(
        spline([(764, 1012, 1), (788, 972), (826, 960), (862, 976), (872, 1006, 1), (836, 1028), (796, 1030)])
    )
    sc.mul("#1c1820", blur(socket, 12) * 0.7)
    eye = mask(spline([(782, 1010, 1), (800, 988), (824, 980), (848, 990), (858, 1006, 1), (834, 1020), (804, 1022)]))
    sc.add(eye, "#0c0a12", vol=12, depth=0.96, detail=1.0, mottle=0)
    window = mask(spline([(798, 1000), (808, 990), (816, 994), (812, 1010), (802, 1014)]))
    sc.post(window * eye, "#8fe8b8", 0.7)
    sc.post(mask(ell(806, 996, 3)), "#ffffff", 0.9)
    lid = limb([(766, 1014), (792, 978), (824, 966), (854, 980), (872, 1008)], [3, 10, 13, 10, 3], 30)
    sc.add(lid, "#6a5c4c", vol=5, depth=0.96, detail=0.8, rim=("#d0e8cc", 2, (-0.5, -0.9), 0.8))
    lower = limb([(784, 1016), (816, 1030), (852, 1020)], [2, 5, 2], 20)
    sc.add(lower, "#94846c", vol=2, depth=0.96, detail=0.8)
    whiskers = [
        limb([(604 + 9 * k, 1150 + 7 * (k % 3)), (580 + 8 * k, 1196 + 6 * k)], [1.8, 0.8], 6, cap=False)
        for k in range(5)
    ]
    sc.post(mask(whiskers), "#e8f0e0", 0.6)
    sc.screen("#7ff0b8", blur(head, 10) * smooth(800, 560, sc.x) * head * 0.16)
