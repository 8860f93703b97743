"""What pictures of the House of Rooms share."""

from typing import Any

import numpy as np

from ...kit.colour import mix
from ...kit.field import blur, displace, noise
from ...kit.fills import Lin
from ...kit.marks import cast, line
from ...kit.paths import T, ell, limb, mask, rect, spline
from ...kit.scene import Scene

# yard, width and height of each sail, and the outline all of them are cut to
SAILS = (
    (-26, -112, 40, 36),
    (-26, -74, 52, 44),
    (14, -140, 44, 38),
    (14, -100, 58, 58),
    (46, -90, 34, 30),
    (46, -58, 42, 34),
)
SAIL = ((-0.42, 0, 1), (0.42, 0, 1), (0.62, 0.5), (0.5, 1, 1), (0, 0.86), (-0.5, 1, 1), (-0.30, 0.5))


def steam(sc: Scene, points, widths, colour, seed: int, amount: float = 0.8, radius: float = 9) -> None:
    """A wandering column of vapour along a curve."""
    m = mask(limb(points, widths, 60))
    m = displace(blur(m, radius), 26, 90, seed)
    n = noise(90, 4, seed + 1)
    sc.mixin(colour, np.clip(blur(m, radius) * (0.85 + 0.5 * n), 0, 1) * amount)


def flame(
    sc: Scene, x: float, y: float, h: float, depth: float = 0.8, outer: str = "#ff8a2a", inner: str = "#fff0a8"
) -> None:
    """One pointed flame."""
    for k, colour in ((1.0, outer), (0.6, inner)):
        shape = spline(
            [
                (x, y - h * k, 1),
                (x + h * 0.24 * k, y - h * 0.42 * k),
                (x + h * 0.2 * k, y - h * 0.08),
                (x, y),
                (x - h * 0.2 * k, y - h * 0.08),
                (x - h * 0.24 * k, y - h * 0.4 * k),
            ]
        )
        sc.add(shape, colour, depth=depth, detail=1, mottle=0, emit=0.7)


def guest_mouse(
    sc: Scene,
    t: T,
    coat: str = "#8c2f2a",
    fur: str = "#a8988c",
    *,
    spoon: bool = True,
    rim=("#fff6d8", 3, (0.6, -0.7), 0.8),
) -> None:
    """Upright mouse in a waistcoat, seen from the side, 100 units tall."""
    k = t.a[2]
    look = {"depth": 0.95, "detail": 1}
    cast(sc, t(ell(0, 0, 40, 6)), 5, 0.5, "#3a1810")
    sc.add(t(limb([(-18, -10), (-50, -6), (-66, -22), (-84, -18)], [7, 6, 4, 2])), "#c89888", **look)
    sc.add(
        t(spline([(-22, 0), (-28, -30), (-14, -58), (8, -60), (22, -36), (24, -8), (18, 0)])),
        fur,
        vol=16 * k,
        rim=rim,
        **look,
    )
    sc.add(
        t(spline([(-25, -16), (-24, -40), (-12, -58), (10, -60), (22, -38), (23, -18), (0, -12)])),
        coat,
        vol=12 * k,
        rim=rim,
        **look,
    )
    for x in (-6, 14):
        sc.add(t(ell(x + 6, -2, 13, 5)), "#c89888", vol=3 * k, **look)
    _guest_head(sc, t, k, fur, rim, look)
    if spoon:
        line(sc, [t((24, -26)), t((36, -70)), t((46, -112))], 4 * k, "#d8c8a0")
        sc.add(t(ell(48, -122, 9, 14, 14)), "#e8dcb8", vol=5 * k, rim=rim, **look)
    sc.add(t(limb([(2, -46), (16, -36), (28, -40)], [10, 9, 7])), mix(coat, "#ffffff", 0.1), vol=4 * k, rim=rim, **look)
    sc.add(t(ell(29, -41, 5)), "#d8a898", vol=3 * k, **look)


def _guest_head(sc: Scene, t: T, k: float, fur, rim, look: dict[str, Any]) -> None:
    """Head in profile between two round ears."""
    sc.add(t(ell(-6, -94, 17, 18)), mix(fur, "#c88878", 0.35), vol=5 * k, rim=rim, **look)
    sc.add(
        t(spline([(-14, -62), (-12, -84), (8, -92), (28, -82), (44, -68), (36, -60), (12, -56)])),
        fur,
        vol=11 * k,
        rim=rim,
        **look,
    )
    sc.add(t(ell(8, -94, 14, 16)), mix(fur, "#d89888", 0.45), vol=5 * k, rim=rim, **look)
    sc.add(t(ell(44, -68, 4.4, 4)), "#5a2c30", mottle=0, **look)
    sc.add(t(ell(22, -76, 3.4)), "#14101a", mottle=0, **look)


def ship(
    sc: Scene,
    t: T,
    hull: str = "#3a2420",
    sail: str = "#f6ead0",
    depth: float = 0.74,
    rim=("#fff6dc", 2.4, (-0.8, -0.5), 0.8),
) -> None:
    """Three-master under sail, heading right, its water line at y = 0."""
    k = t.a[2]
    look = {"depth": depth, "detail": 1}
    for x, h in ((-26, 120), (14, 146), (46, 96)):
        sc.add(t(rect(x - 1.8, -h, 3.6, h)), "#3a2418", mottle=0, **look)

    for x, y, w, h in SAILS:
        canvas = [(x + w * u, y + h * v, *corner) for u, v, *corner in SAIL]
        fill = Lin([(0, "#fffaf0"), (1, mix(sail, "#8a5a50", 0.35))], t((x - w * 0.5, y)), t((x + w * 0.6, y + h)))
        sc.add(t(spline(canvas)), fill, vol=9 * k, rim=rim, **look)
    sc.add(t(spline([(46, -92, 1), (92, -30, 1), (52, -36, 1)])), sail, vol=5 * k, **look)
    sc.add(
        t(spline([(-64, -44, 1), (-46, -34, 1), (50, -30, 1), (96, -40, 1), (74, -6), (56, 12), (-40, 12), (-58, -8)])),
        Lin([(0, mix(hull, "#ffffff", 0.2)), (1, mix(hull, "#000000", 0.4))], t((0, -40)), t((0, 12))),
        vol=10 * k,
        rim=rim,
        **look,
    )
    for i in range(5):
        sc.add(t(rect(-38 + i * 20, -22, 7, 7)), "#ffc860", mottle=0, **look)
    for x, y in ((-26, -122), (14, -148)):
        sc.add(t(spline([(x, y, 1), (x - 24, y + 5), (x, y + 10, 1)])), "#c8302a", mottle=0, **look)
