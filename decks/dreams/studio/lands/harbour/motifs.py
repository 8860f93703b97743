"""What pictures of the Harbour of Night share."""

import math

from ...kit.colour import mix
from ...kit.paths import T, ell, joined, limb
from ...kit.scene import Scene


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
