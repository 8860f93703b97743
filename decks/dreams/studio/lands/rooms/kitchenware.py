"""Pots, keys and the hat of the piano kitchen."""

import numpy as np

from ...kit.colour import mix
from ...kit.fills import Lin
from ...kit.marks import line
from ...kit.paths import T, ell, limb, mask, poly, sample, spline
from ...kit.scene import Scene


def copper_pot(sc: Scene, x: float, y: float, w: float, h: float, colour: str = "#c8703a", depth: float = 0.7) -> None:
    """Cooking pot standing at y: body, rim ellipse, dark inside, two ears."""
    for side in (-1, 1):
        near, far = x + side * w * 0.46, x + side * w * 0.62
        ear = [(near, y - h * 0.78), (far, y - h * 0.8), (far, y - h * 0.6), (near, y - h * 0.56)]
        sc.add(limb(ear, [8, 9, 9, 8]), mix(colour, "#2a1208", 0.35), vol=4, depth=depth, detail=0.9)
    body = spline(
        [
            (x - w * 0.5, y - h, 1),
            (x - w * 0.5, y - h * 0.2),
            (x - w * 0.42, y, 1),
            (x + w * 0.42, y, 1),
            (x + w * 0.5, y - h * 0.2),
            (x + w * 0.5, y - h, 1),
        ]
    )
    fill = Lin(
        [
            (0, mix(colour, "#ffe8c0", 0.35)),
            (0.3, mix(colour, "#fff4d8", 0.62)),
            (0.5, colour),
            (1, mix(colour, "#2a1010", 0.6)),
        ],
        (x - w * 0.5, 0),
        (x + w * 0.5, 0),
    )
    sc.add(body, fill, vol=18, shade=0.5, depth=depth, detail=0.85, rim=("#fff0cc", 3, (-0.6, -0.6), 0.6))
    sc.add(ell(x, y - h, w * 0.52, w * 0.1), mix(colour, "#ffe8c0", 0.55), depth=depth, detail=0.9, mottle=0.02)
    sc.add(ell(x, y - h + 2, w * 0.46, w * 0.075), "#4a2014", depth=depth, detail=0.9, mottle=0.02)


def key_ribbon(sc: Scene, points, width: float, depth: float = 0.9):
    """A ribbon of piano keys along a curve: the noodle of the Piano Kitchen."""
    middle = sample(points, 160)
    along = np.gradient(middle, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None] + 1e-9
    across = np.stack([-along[:, 1], along[:, 0]], 1)
    upper = middle + across * width / 2
    lower = middle - across * width / 2
    band = poly([tuple(p) for p in upper] + [tuple(p) for p in lower[::-1]])
    sc.add(
        mask(limb(points, [width, width], 160, cap=False)),
        "#fbf4e2",
        vol=width * 0.35,
        shade=0.6,
        depth=depth,
        detail=1,
        rim=("#ffffff", 2, (-0.5, -1), 0.5),
        shadow=(5, 7, 7, 0.45),
    )
    lengths = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(middle, axis=0), axis=1))])
    step = width * 0.36
    items = []
    count = int(lengths[-1] / step)
    for i in range(1, count):
        j = int(np.searchsorted(lengths, i * step))
        items.append((poly([tuple(upper[j]), tuple(lower[j])], closed=False), "#6a5848", 0.9, 1.8))
        if i % 7 not in (0, 3):
            mid = middle[j] + across[j] * width * 0.08
            items.append(
                (poly([tuple(upper[j] * 0.98 + middle[j] * 0.02), tuple(mid)], closed=False), "#1c1418", 1, step * 0.62)
            )
    sc.polys(items, depth=depth, detail=1, mottle=0)
    return band


def toque(sc: Scene, t: T, rim=None) -> None:
    """Cook's tall hat; local origin = middle of the band."""
    k = t.a[2]
    crown = spline(
        [(-30, -6), (-34, -40), (-46, -66), (-34, -92), (-8, -98), (16, -96), (40, -88), (46, -62), (32, -38), (28, -6)]
    )
    sc.add(t(crown), "#fffaf0", vol=18 * k, rim=rim, depth=0.95, detail=1, shade=0.7)
    for x0, x1 in ((-14, -20), (2, 2), (16, 22)):
        line(sc, [t((x0, -14)), t((x1, -58))], 2.4 * k, "#c8b8a8", 0.7)
    sc.add(
        t(spline([(-32, -12, 1), (-32, 10, 1), (30, 10, 1), (30, -12, 1)])),
        "#f4ead8",
        vol=6 * k,
        rim=rim,
        depth=0.95,
        detail=1,
    )
