"""The cold hall about the suitcase."""

import math

import numpy as np

from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, noise, smooth
from ...kit.fills import Lin
from ...kit.paths import ell, limb, mask, poly, spline
from ...kit.scene import Scene

VANISH = (610, 300)


def hall(sc: Scene) -> None:
    """A vault of glass and iron that goes far back; under it, small and red, the lights of a train that has left."""
    sc.sky([(0, "#34485e"), (0.5, "#86a0ac"), (1, "#ccd4c8")], -100, 760)
    x, y = VANISH
    sc.glow(x, y, 760, "#f4ecc8", 0.85, 1.6)
    sc.setflow(0.4 + noise(400, 2, 3) * 0.5)
    for k in range(7):
        size = 1.42 ** (7 - k) * 78
        tone = mix("#16202e", "#7a909c", (k / 7) ** 0.8)
        ring = mask(ell(x, y + size * 0.30, size, size * 0.98), stroke=size * 0.075) * (sc.y < y + size * 0.42)
        sc.add(ring, tone, vol=size * 0.03, depth=0.1, mottle=0.1, rim=("#dfe6dc", 3, (0.2, 1), 0.5))
        if k < 6:
            inner = size / 1.42
            for a in np.arange(math.pi * 1.04, math.pi * 1.98, 0.235):
                rib = limb(
                    [
                        (x + size * math.cos(a), y + size * 0.30 + size * 0.98 * math.sin(a)),
                        (x + inner * math.cos(a), y + inner * 0.30 + inner * 0.98 * math.sin(a)),
                    ],
                    [size * 0.02, inner * 0.02],
                    6,
                )
                sc.add(rib, tone, depth=0.1, mottle=0.08)
    for side, far in ((-1, 60), (1, 46)):
        wall = poly(
            [(x + side * far, y - 20), (x + side * 900, y - 330), (x + side * 900, 1010), (x + side * far, y + 66)]
        )
        sc.add(
            wall, Lin([(0, "#a8b4b0"), (1, "#26344a")], (x + side * 50, 0), (x + side * 640, 0)), depth=0.12, mottle=0.1
        )
        for k in range(5):
            u = 0.18 + 0.2 * k
            x0, x1 = x + side * (far + 640 * u**1.4), x + side * (far + 640 * (u + 0.10) ** 1.4)
            h0, h1 = 30 + 190 * u**1.3, 30 + 190 * (u + 0.1) ** 1.3
            pane = poly(
                [(x0, y + 10 - h0 * 0.5), (x1, y + 10 - h1 * 0.5), (x1, y + 16 + h1 * 0.55), (x0, y + 16 + h0 * 0.55)]
            )
            sc.add(pane, mix("#e8d8a0", "#2c3c50", 0.35 + 0.12 * k), depth=0.12, mottle=0.1, alpha=0.8)
    sc.haze(y + 60, 90, "#dfe2d4", 0.6, seed=4)
    for dx in (-9, 9):
        sc.add(ell(x - 26 + dx, y + 56, 4), "#ff5038", depth=0.12, emit=0.7, mottle=0)
    sc.glow(x - 26, y + 56, 60, "#ff5a3a", 0.7, 2)


def platform(sc: Scene) -> None:
    """Wet flags that hold the light of the far end; the track beside them lies in the dark."""
    x, y = VANISH
    ground = poly([(x - 20, y + 70), (x + 60, y + 70), (W + 400, H + 20), (-500, H + 20)])
    m = sc.add(
        ground, Lin([(0, "#ccd4c8"), (0.25, "#74868e"), (1, "#2c3850")], (0, y + 70), (0, H)), depth=0.3, mottle=0.1
    )
    track = poly([(x - 20, y + 70), (x - 60, y + 70), (-900, H - 300), (-500, H + 20)])
    sc.add(track, Lin([(0, "#4a5866"), (1, "#0c1220")], (0, y), (0, 1100)), depth=0.25, mottle=0.1)
    sc.add(
        limb([(x - 22, y + 72), (-40, 1000), (-420, 1340)], [3, 22, 40], 20),
        "#d8b04c",
        depth=0.3,
        detail=0.4,
        mottle=0.2,
    )
    joints = [poly([(x + 20 + i * 10, y + 70), (x + 20 + i * 210, H + 40)], closed=False) for i in range(-9, 10)]
    joints += [
        poly([(-20, y + 84 + 900 * (k / 12) ** 1.9), (W + 20, y + 84 + 900 * (k / 12) ** 1.9)], closed=False)
        for k in range(13)
    ]
    sc.mul("#0c1220", blur(mask(joints, stroke=3.5), 1.2) * m * 0.6)
    sc.screen(
        "#dfe4d0", blur(mask(spline([(x - 10, y + 80), (x + 60, y + 80), (880, 1100), (500, 1240)])), 40) * m * 0.3
    )
    sc.screen("#a8b8c0", smooth(0.3, 1.0, noise(90, 3, 8, aspect=4)) * m * 0.14)
