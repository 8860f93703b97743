"""What pictures of the Harbour of Night share."""

import math

from ...kit.colour import mix
from ...kit.marks import line
from ...kit.paths import T, ell, joined, limb, rect, spline
from ...kit.scene import Scene


def lantern(
    sc: Scene, x, y, k: float = 1.0, glass="#fff0b0", metal="#4a3020", halo="#ffc060", reach=150, strength=0.75
) -> None:
    """Hand lantern hanging from (x, y)."""
    sc.glow(x, y + 24 * k, reach * k, halo, strength, 2)
    sc.add(rect(x - 10 * k, y + 10 * k, 20 * k, 28 * k, 5 * k), glass, mottle=0, emit=1, detail=1, depth=0.95)
    for dy, w in ((7, 24), (36, 26)):
        sc.add(rect(x - w * 0.5 * k, y + dy * k, w * k, 6 * k, 2), metal, detail=1, depth=0.95)
    line(sc, [(x - 7 * k, y + 8 * k), (x, y), (x + 7 * k, y + 8 * k)], 2 * k, metal, 1, 0.95)


def oar(sc: Scene, a, b, width=9, colour: str = "#a8703c", blade="#c8402e", rim=None, depth: float = 0.7) -> None:
    """Oar from the grip a to the blade end b."""
    ux, uy = b[0] - a[0], b[1] - a[1]
    angle = math.degrees(math.atan2(uy, ux))
    length = math.hypot(ux, uy)
    t = T(a[0], a[1], 1, angle)
    sc.add(
        t(limb([(0, 0), (length * 0.78, 0)], [width, width], 8)),
        colour,
        vol=width * 0.5,
        rim=rim,
        depth=depth,
        detail=0.9,
    )
    sc.add(
        t(
            spline(
                [
                    (length * 0.72, 0),
                    (length * 0.80, -width * 1.5),
                    (length * 0.98, -width * 1.6),
                    (length, 0),
                    (length * 0.98, width * 1.6),
                    (length * 0.80, width * 1.5),
                ]
            )
        ),
        blade,
        vol=width,
        rim=rim,
        depth=depth,
        detail=0.9,
    )


def starfish(sc: Scene, t: T, colour: str = "#e8786a", depth: float = 0.66) -> None:
    """Five soft arms."""
    k = t.a[2]
    arms = [
        limb(
            [(0, 0), (18 * math.cos(a), 18 * math.sin(a)), (38 * math.cos(a + 0.08), 38 * math.sin(a + 0.08))],
            [22, 16, 5],
            14,
        )
        for a in (math.radians(-90 + 72 * i) for i in range(5))
    ]
    sc.add(
        t(joined(*arms)),
        colour,
        vol=10 * k,
        depth=depth,
        detail=0.95,
        rim=("#ffe0d0", max(2 * k, 1.2), (-0.6, -0.8), 0.7),
    )
    dots = [
        (t(ell(14 * math.cos(a) * u, 14 * math.sin(a) * u, 1.8)), mix(colour, "#ffffff", 0.6), 0.8)
        for a in (math.radians(-90 + 72 * i) for i in range(5))
        for u in (0.7, 1.5, 2.1)
    ]
    sc.polys(dots, depth=depth, detail=1, mottle=0)
