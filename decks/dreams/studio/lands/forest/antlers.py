"""The antlers of the stag, and the village that stands in them."""

import numpy as np

from ...kit.canvas import H
from ...kit.field import Field, blur, noise, rng, smooth
from ...kit.fills import Lin
from ...kit.marks import rock_relief
from ...kit.paths import Points, T, limb, mask, rect, sag, sample, spline
from ...kit.scene import Scene
from .motifs import cottage

RIM = ("#ffe0cc", 6, (-0.7, -0.6), 0.9)
MAIN = ((812, 760), (782, 650), (694, 566), (566, 516), (436, 448), (338, 340), (300, 190), (344, 40))
TINES: tuple[Points, ...] = (
    ((776, 660), (664, 668), (540, 650), (446, 570)),
    ((572, 518), (584, 420), (560, 320), (600, 200)),
    ((440, 450), (310, 450), (180, 410), (108, 300)),
    ((330, 320), (226, 250), (160, 160), (156, 60)),
    ((690, 562), (724, 450), (700, 330), (740, 210)),
)
FAR = ((888, 742), (910, 610), (884, 480), (916, 330), (1010, 180))
FAR_TINES: tuple[Points, ...] = (((900, 580), (980, 500), (1040, 380)), ((888, 470), (820, 360), (826, 200)))
HOUSES = (
    (626, 652, 1.5, "#a8847c", "#b0583f", 1),
    (516, 626, 1.25, "#8a7480", "#3f6a5a", 1),
    (700, 560, 1.35, "#9a7878", "#4f5a80", 2),
    (566, 506, 1.6, "#a08078", "#b0583f", 1),
    (462, 452, 1.45, "#a8847c", "#7a4a6a", 2),
    (362, 374, 1.35, "#9a7878", "#3f6a5a", 1),
    (262, 436, 1.4, "#a8847c", "#4f5a80", 1),
    (150, 372, 1.15, "#8a7480", "#b0583f", 2),
    (310, 226, 1.1, "#a08078", "#b0583f", 1),
    (206, 226, 1.05, "#8a7480", "#7a4a6a", 1),
    (564, 318, 1.05, "#9a7878", "#3f6a5a", 2),
    (712, 352, 1.1, "#a8847c", "#b0583f", 1),
)
FAR_HOUSES = (
    (888, 500, 1.1, "#7a6482", "#8a4a5a", 1),
    (986, 494, 0.9, "#6f5c7c", "#4a6a6a", 1),
    (926, 320, 1.0, "#7a6482", "#4f5a80", 2),
    (824, 350, 0.9, "#6f5c7c", "#8a4a5a", 1),
)


def antler(sc: Scene, *, far: bool) -> None:
    """A beam and its tines, worn, with snow on what lies flat."""
    main, tines, wide = (FAR, FAR_TINES, 62) if far else (MAIN, TINES, 92)
    lit, base, dim = ("#f8e6d4", "#c4a6a0", "#5a4258") if not far else ("#a48ca4", "#7c6890", "#443868")
    looks = {"depth": 0.3 if far else 0.56, "detail": 0.5, "mottle": 0.12, "fog": 0.12 if far else 0}
    whole = np.zeros((sc.h, sc.w), np.float32)
    pieces = [(tine, [wide * 0.52, wide * 0.42, wide * 0.3, wide * 0.08]) for tine in tines]
    pieces.append(
        (main, [wide, wide * 0.86, wide * 0.8, wide * 0.74, wide * 0.66, wide * 0.54, wide * 0.36, wide * 0.08])
    )
    for way, widths in pieces:
        x, y = way[len(way) // 2][:2]
        fill = Lin([(0, lit), (0.5, base), (1, dim)], (x - wide, y - wide * 0.8), (x + wide, y + wide))
        m = sc.add(limb(way, widths, 80), fill, vol=wide * 0.3, rim=RIM, rough=2, shadow=(10, 14, 12, 0.4), **looks)
        whole = np.maximum(whole, m)
    rock_relief(sc, whole, 26, 7, 0.1 if far else 0.16)
    on_top(sc, whole, far=far)


def on_top(sc: Scene, m: Field, *, far: bool) -> None:
    """Snow on the upper edges of a mask, thicker here and there."""
    thick = 9 + noise(60, 3, 77 + far) * 12
    rows = np.clip(sc.y * 0 + thick, 0, 24)
    above = blur(m, 1.0)
    shifted = np.roll(above, int(9 * sc.h / H), axis=0)
    edge = np.clip(above - shifted, 0, 1) * smooth(2, 12, rows)
    sc.mixin("#c8b8d8" if far else "#fff6f0", blur(edge, 1.2) * 0.9)


def village(sc: Scene, *, far: bool) -> None:
    """Lit houses stand on whatever bends upwards."""
    r = rng(5 + far)
    for x, y, size, wall, roof, storeys in FAR_HOUSES if far else HOUSES:
        t = T(x, y, size, r.uniform(-4, 4))
        cottage(sc, t, wall, roof, rim=("#ffe8d4", 2.4, (-0.6, -0.6), 0.8), depth=0.4 if far else 0.62, storeys=storeys)
        top = -40 * storeys
        cap = spline(
            [
                (-39, top + 4, 1),
                (-20, top - 20),
                (0, top - 38),
                (20, top - 20),
                (39, top + 4, 1),
                (18, top - 9),
                (0, top - 27),
                (-18, top - 9),
            ]
        )
        sc.add(t(cap), "#fff4f0" if not far else "#c8bcd8", vol=4 * size, depth=0.63, detail=0.55)
        puff = [t((15, top - 40)), t((22 + r.uniform(-6, 6), top - 74)), t((12 + r.uniform(-14, 14), top - 116))]
        sc.mixin("#e8d4dc", blur(mask(limb(puff, [6 * size, 15 * size, 26 * size], 16)), 5) * 0.4)


def ropeways(sc: Scene) -> None:
    """Two red cabins hang between the tines."""
    for a, b, drop, share in (((340, 150), (574, 262), 34, 0.45), ((596, 210), (734, 226), 30, 0.55)):
        way = sag(a, b, drop)
        sc.post(mask(limb(way, [3.4, 3.4], 40)), "#2a1c34", 0.95)
        x, y = sample(way, 101)[int(share * 100)]
        sc.post(mask(limb([(x, y), (x, y + 18)], [3, 3], 6)), "#2a1c34", 0.95)
        sc.add(
            rect(x - 21, y + 16, 42, 36, 9),
            Lin([(0, "#e8604a"), (1, "#7a2030")], (x - 20, y + 16), (x + 20, y + 52)),
            vol=8,
            depth=0.66,
            detail=0.6,
        )
        for dx in (-14, 2):
            sc.add(rect(x + dx, y + 22, 12, 13, 2), "#ffe0a0", emit=0.7, depth=0.66, detail=0.6, mottle=0)
