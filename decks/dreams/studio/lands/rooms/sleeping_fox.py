"""A fox asleep, rolled up."""

from typing import Any

from ...kit.colour import mix
from ...kit.fills import Lin
from ...kit.marks import line
from ...kit.paths import T, ell, limb, spline
from ...kit.scene import Scene


def fox(sc: Scene, t: T, rim=None, c: str = "#c85a24", depth: float = 0.97) -> None:
    """Fox asleep in a curl, its head to the right."""
    k = t.a[2]
    look = {"depth": depth, "detail": 0.95, "rim": rim}
    sc.add(
        t(
            spline(
                [
                    (-96, 6),
                    (-104, -26),
                    (-84, -58),
                    (-40, -74),
                    (10, -70),
                    (56, -52),
                    (84, -22),
                    (88, 6),
                    (40, 14),
                    (-40, 14),
                ]
            )
        ),
        Lin([(0, mix(c, "#ffd0a0", 0.2)), (1, mix(c, "#401008", 0.45))], t((0, -70)), t((0, 14))),
        vol=36 * k,
        **look,
    )
    _fox_tail(sc, t, k, c, depth, look)
    _fox_head(sc, t, k, c, depth, look)


def _fox_tail(sc: Scene, t: T, k: float, c, depth: float, look: dict[str, Any]) -> None:
    """Haunch, and the tail wrapped to the front."""
    sc.add(
        t(spline([(-92, 4), (-90, -30), (-66, -50), (-36, -40), (-24, -12), (-40, 10)])),
        mix(c, "#ffb070", 0.08),
        vol=22 * k,
        depth=depth,
        detail=0.95,
    )
    # tail wraps to the front
    sc.add(
        t(limb([(-90, -14), (-86, 10), (-46, 18), (4, 16), (36, 8)], [20, 34, 38, 32, 10])),
        mix(c, "#e07030", 0.4),
        vol=15 * k,
        **look,
    )
    sc.add(t(limb([(6, 16), (24, 12), (38, 7)], [30, 22, 6])), "#f6e6d0", vol=9 * k, depth=depth, detail=1)


def _fox_head(sc: Scene, t: T, k: float, c, depth: float, look: dict[str, Any]) -> None:
    """Head on the paws, one eye shut."""
    sc.add(t(spline([(40, -30, 1), (44, -66, 1), (62, -44)])), mix(c, "#200808", 0.35), vol=4 * k, **look)
    sc.add(t(spline([(70, -36, 1), (86, -64, 1), (92, -30)])), mix(c, "#200808", 0.2), vol=4 * k, **look)
    sc.add(
        t(spline([(32, -12), (38, -36), (60, -46), (84, -38), (98, -20), (110, -2), (104, 8), (82, 10), (54, 8)])),
        mix(c, "#ffb070", 0.12),
        vol=18 * k,
        **look,
    )
    sc.add(
        t(spline([(48, 4), (64, -6), (84, -6), (108, -1), (104, 8), (80, 10)])),
        "#f6e6d0",
        vol=8 * k,
        depth=depth,
        detail=1,
    )
    sc.add(t(ell(108, -1, 4.2, 3.4)), "#20100c", depth=depth, detail=1, mottle=0)
    line(sc, [t((68, -18)), t((76, -14)), t((85, -17))], 2.4 * k, "#2a100a", 1, depth)
