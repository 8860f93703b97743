"""The fox whose head lies under the floor of the rabbits; one eye is not shut."""

import math

import numpy as np

from ...kit.colour import mix
from ...kit.field import blur, smooth
from ...kit.fills import Lin, Rad
from ...kit.paths import ell, limb, mask, spline
from ...kit.scene import Scene
from .motifs import fur

EYE = (384, 1152)
RIM = ("#ffb860", 6, (0.15, -1), 0.7)
HEAD = [(-80, 1520), (-70, 1330), (-10, 1190), (76, 1092), (190, 1036), (316, 1030), (430, 1066), (526, 1136)]
HEAD += [(640, 1200), (770, 1236), (866, 1252), (900, 1286), (880, 1326), (806, 1356), (720, 1396), (660, 1450)]
HEAD += [(640, 1530)]
CHEEK = [(250, 1530), (300, 1390), (390, 1292), (520, 1268), (680, 1268), (860, 1292), (880, 1326), (806, 1356)]
CHEEK += [(720, 1396), (660, 1450), (640, 1530)]


def fox(sc: Scene) -> None:
    """Back, ears, head, and the eye that the light has found."""
    look = {"depth": 0.8, "detail": 0.5, "mottle": 0.1}
    back = [(380, 1130), (560, 1040), (760, 1000), (930, 1020), (1080, 1100), (1080, 1520), (380, 1520)]
    tones = Lin([(0, "#8a3a20"), (1, "#1c0c12")], (700, 1000), (760, 1330))
    m = sc.add(spline(back), tones, vol=120, rim=("#ff9a4a", 4, (0, -1), 0.4), shadow=(0, -10, 22, 0.7), **look)
    _coat(sc, m, (380, 990, 1020, 1500), ("#3a1412", "#6a2a18", "#a8502a"), lambda x, _: 0.25 + (x - 700) / 900)
    tail = limb([(1060, 1300), (930, 1400), (760, 1450), (600, 1470)], [190, 200, 170, 90], 40)
    m = sc.add(tail, Lin([(0, "#f4e4cc"), (0.4, "#b8602c"), (1, "#4a1c16")], (600, 0), (1040, 0)), vol=80, **look)
    _coat(sc, m, (560, 1300, 1020, 1490), ("#5a2418", "#d89050", "#8a3c20"), lambda *_: math.pi - 0.45)
    _ear(sc, [(216, 1050, 1), (222, 960), (252, 866, 1), (310, 930), (344, 1040, 1)], (272, 990), 0.8)
    m = sc.add(spline(HEAD), _tones(), vol=150, rim=RIM, shadow=(6, -8, 20, 0.6), **look)
    _coat(sc, m, (-20, 1010, 900, 1500), ("#6a2414", "#b8582a", "#e88a44"), _along)
    white = mask(spline(CHEEK)) * m
    sc.add(blur(white, 5) * m, Lin([(0, "#f8e6c8"), (1, "#7a5048")], (0, 1270), (0, 1480)), vol=40, **look)
    _coat(sc, white, (240, 1260, 900, 1500), ("#a87c64", "#fff2d8", "#d8b898"), lambda x, _: math.pi * 0.86 + x / 3000)
    _ear(sc, [(-10, 1180, 1), (10, 1040), (60, 880, 1), (150, 950), (206, 1062, 1)], (84, 1010), 1.0)
    smile = limb([(868, 1334), (800, 1352), (700, 1356), (610, 1330), (560, 1296)], [2, 9, 8, 6, 1], 40)
    sc.mul("#2a0c10", blur(mask(smile), 2) * 0.85)
    sc.add(ell(882, 1276, 48, 38, 12), Rad([(0, "#7a6870"), (1, "#1a0e14")], (872, 1256), 54), vol=18, rim=RIM, **look)
    hairs = [limb([(780, 1320), (880, 1370 + d), (980, 1390 + d * 2.4)], [4, 3, 1], 20) for d in (-30, 0, 28)]
    sc.add(mask(hairs), "#f4e0c0", depth=0.82, detail=0.8, alpha=0.6, mottle=0)
    _eye(sc)


def _tones() -> Rad:
    return Rad([(0, "#ffb050"), (0.3, "#d8702c"), (0.65, "#8a3a1c"), (1, "#38141a")], (400, 1100), 560)


def _along(x: float, y: float) -> float:
    """Fur lies from the nose to the neck."""
    return math.pi + math.atan2(EYE[1] + 60 - y, 1100 - x) * -0.9 + 0.1


def _coat(sc: Scene, m: np.ndarray, box: tuple[float, ...], tones: tuple[str, ...], way) -> None:
    fur(sc, m, box, 1100, tones, way, 34, 5, 3, 0.81, 0.55, 0.5)


def _ear(sc: Scene, outline: list[tuple[float, ...]], middle: tuple[float, float], light: float) -> None:
    look = {"depth": 0.81, "detail": 0.5, "mottle": 0.08}
    tone = mix("#4a1a14", "#c8642c", light * 0.8)
    m = sc.add(
        spline(outline),
        Lin([(0, "#2a1014"), (0.5, tone), (1, "#8a3a1c")], (0, 870), (0, 1080)),
        vol=30,
        rim=RIM,
        **look,
    )
    inside = [
        (middle[0] + (p[0] - middle[0]) * 0.6, middle[1] + 14 + (p[1] - middle[1]) * 0.62, *p[2:]) for p in outline
    ]
    sc.mixin("#3a1620", blur(mask(spline(inside)), 6) * m * 0.8)


def _eye(sc: Scene) -> None:
    """It looks up at whoever looks down."""
    x, y = EYE
    socket = spline(
        [(x - 96, y + 30), (x - 40, y - 42), (x + 40, y - 40), (x + 100, y + 20), (x + 136, y + 62), (x, y + 54)]
    )
    sc.mul("#3a1010", blur(mask(socket), 12) * 0.8)
    shape = mask(
        spline([(x - 76, y + 18, 1), (x - 34, y - 32), (x + 30, y - 34), (x + 96, y + 34, 1), (x + 20, y + 36)])
    )
    gold = Rad([(0, "#fff6b0"), (0.45, "#f8c030"), (1, "#a85a10")], (x + 2, y - 10), 66)
    sc.add(shape, gold, vol=12, depth=0.84, detail=0.75, mottle=0.03, emit=0.25)
    sc.add(mask(ell(x + 8, y - 2, 13, 40, 8)) * shape, "#140a0c", depth=0.84, detail=0.8, mottle=0)
    sc.add(mask(ell(x - 8, y - 16, 8, 7)), "#ffffff", depth=0.85, detail=0.9, mottle=0)
    lid = limb(
        [(x - 88, y + 24), (x - 36, y - 38), (x + 34, y - 40), (x + 104, y + 38), (x + 138, y + 66)],
        [4, 15, 16, 10, 2],
        40,
    )
    sc.add(lid, "#2a0c0e", depth=0.85, detail=0.7, vol=4)
    low = limb([(x - 78, y + 20), (x + 16, y + 44), (x + 98, y + 38)], [2, 8, 4], 30)
    sc.add(low, "#3a1210", depth=0.85, detail=0.7)
    sc.glow(x, y, 150, "#ffb030", 0.3, 1.8)
    sc.screen("#ffcf80", blur(mask(ell(x + 10, y - 60, 110, 26, 6)), 14) * smooth(1190, 1100, sc.y) * 0.3)
