"""An umbrella and trickles."""

import skia

from ..kit.colour import Colour, mix
from ..kit.fills import Lin
from ..kit.marks import line
from ..kit.paths import Points, T, ell, joined, limb, rect, spline
from ..kit.scene import Rim, Scene

WOOD = "#4a2c20"
SEAM = "#401010"
CANOPY = (
    *((-100, 0, 1), (-84, -46), (-42, -78), (0, -86), (42, -78), (84, -46), (100, 0, 1)),
    *((78, -10), (54, 0, 1), (26, -10), (0, 0, 1), (-28, -10), (-54, 0, 1), (-78, -10)),
)


def trickle(pts: Points, w0: float, w1: float, drop: float) -> skia.Path:
    """Return runny paint along points, from a width to a thinner one, with a round drop of a radius at its end."""
    return joined(limb(pts, [w0, w1, w1], 14), ell(pts[-1][0], pts[-1][1], drop, drop * 1.35))


def umbrella(
    sc: Scene,
    t: T,
    colour: Colour,
    *,
    handle: float = 120,
    rim: Rim | None = ("#fff6dc", 3, (-0.5, -1), 0.8),
    depth: float = 0.95,
) -> None:
    """Draw an open umbrella, 200 wide in its frame, whose canopy ends at 0; handle is the length of its stick."""
    k = t.a[2]
    line(sc, [t((0, -4)), t((0, handle / k))], 4 * k, WOOD, 1, depth)
    sc.add(
        t(spline(CANOPY)),
        Lin([(0, mix(colour, "#ffffff", 0.22)), (1, mix(colour, SEAM, 0.4))], t((-60, -70)), t((70, 0))),
        vol=26 * k,
        depth=depth,
        rim=rim,
        detail=0.9,
    )
    for end in (-54, 0, 54):
        line(sc, [t((0, -86)), t((end * 0.72, -52)), t((end, -2))], 2 * k, mix(colour, SEAM, 0.55), 0.7, depth)
    sc.add(t(rect(-2.5, -98, 5, 14, 2)), WOOD, detail=1, depth=depth)
