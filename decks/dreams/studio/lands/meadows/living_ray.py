"""A ray that flies: seen from below, with the light of the sky through its wings."""

import numpy as np

from ...kit.colour import mix
from ...kit.field import Field, blur, rng
from ...kit.fills import Lin
from ...kit.paths import T, ell, limb, mask, spline
from ...kit.scene import Scene

WINGS = [
    *((0, -112), (34, -104), (66, -76), (120, -66), (196, -96), (270, -168), (330, -262, 1), (318, -160), (270, -60)),
    *((196, 28), (120, 86), (56, 124), (0, 138), (-56, 126), (-116, 92), (-186, 46), (-252, 2), (-312, -18)),
    *((-372, -10, 1), (-330, -66), (-262, -98), (-190, -104), (-120, -82), (-66, -80), (-34, -104)),
]
"""About its middle, nose up; the right wing is lifted, the left one bends away."""
SLATE, PEARL, GLOW = "#3c5878", "#f4f0e4", "#ffdca8"


def ray(sc: Scene, t: T) -> tuple[float, float]:
    """Paint it; returns where its tail ends."""
    k = t.a[2]
    end = tail(sc, t)
    whole = sc.add(
        t(spline(WINGS)),
        Lin([(0, PEARL), (0.6, "#d4dce0"), (1, "#8aa4bc")], t((-80, -200)), t((60, 140))),
        vol=46 * k,
        shade=0.7,
        depth=0.5,
        detail=0.4,
        rim=("#fff6dc", 5, (-0.5, -0.8), 0.9),
    )
    inner = mask(t(spline([(x * 0.86, y * 0.84 - 4) for x, y, *_ in WINGS])))
    sc.mul("#5c7898", np.clip(whole - blur(inner, 9 * k), 0, 1) * 0.8)
    strakes(sc, t, whole)
    light = [(-360, -16), (-300, -60), (-200, -74), (-150, -30), (-220, 20), (-300, 0)]
    sc.screen(GLOW, blur(mask(t(spline(light))), 12 * k) * whole * 0.5)
    light = [(330, -258), (270, -160), (190, -90), (150, -40), (200, 20), (280, -60), (316, -160)]
    sc.screen(GLOW, blur(mask(t(spline(light))), 12 * k) * whole * 0.5)
    face(sc, t, whole)
    return end


def strakes(sc: Scene, t: T, whole: Field) -> None:
    """Rods of cartilage shine through; the back is told by spots at the edge."""
    items = []
    for side in (-1, 1):
        for j in range(11):
            u = j / 10
            a = (side * (40 + 16 * u), -50 + 130 * u)
            b = (side * (300 - 190 * u), -150 + 250 * u) if side > 0 else (-330 + 220 * u, -40 + 140 * u)
            mid = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 18 + 12 * u)
            items.append(t(limb([a, mid, b], [9, 6, 1.5], 14)))
    sc.mul("#7890ac", mask(items) * whole * 0.5)
    dice = rng(12)
    spots = [t(ell(dice.uniform(-240, 240), dice.uniform(-70, 70), dice.uniform(2, 6))) for _ in range(50)]
    sc.mul("#5c7898", mask(spots) * whole * 0.5)
    shade = spline([(-50, -90), (50, -90), (70, 20), (30, 130), (-30, 130), (-70, 20)])
    sc.screen("#fffaf0", blur(mask(t(shade)), 14 * t.a[2]) * whole * 0.3)


def face(sc: Scene, t: T, whole: Field) -> None:
    """Two curled lobes, a wide straight mouth, gills: nothing that smiles."""
    k = t.a[2]
    look = {"depth": 0.52, "detail": 0.5, "rim": ("#fff6dc", 3, (-0.5, -0.8), 0.8)}
    for side in (-1, 1):
        lobe = [(side * 44, -92), (side * 62, -122), (side * 56, -150), (side * 38, -160)]
        sc.add(t(limb(lobe, [38, 28, 20, 9], 24)), mix(SLATE, PEARL, 0.5), vol=10 * k, **look)
        sc.add(t(ell(side * 74, -79, 8, 6)), "#2c3c50", depth=0.53, detail=0.6, vol=4 * k)
        for j in range(5):
            slit = limb(
                [(side * 20, -34 + j * 15), (side * 34, -28 + j * 15), (side * (50 - 3 * j), -32 + j * 15)],
                [2, 5, 2],
                10,
            )
            sc.mul("#4a6484", mask(t(slit)) * whole * 0.85)
    lips = limb([(-46, -80), (0, -90), (46, -80)], [5, 12, 5], 20)
    sc.mul("#33485f", mask(t(lips)) * whole * 0.9)


def tail(sc: Scene, t: T) -> tuple[float, float]:
    """A long whip."""
    way = [(0, 120), (-8, 190), (16, 270), (-6, 350)]
    points = [t(p) for p in way]
    sc.add(
        limb(points, [26 * t.a[2], 12, 7, 4], 40),
        "#4c6888",
        vol=6,
        depth=0.48,
        detail=0.5,
        rim=("#fff6dc", 3, (-0.5, -0.8), 0.8),
    )
    return points[-1]
