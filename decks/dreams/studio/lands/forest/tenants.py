"""The tenants of the hollow oak."""

from ...kit.colour import mix
from ...kit.fills import Lin
from ...kit.paths import T, X, ell, joined, limb, poly, rect, spline
from ...kit.scene import Scene


def squirrel_liftboy(sc: Scene, t: T, depth=0.7) -> None:
    """Squirrel in a lift uniform, facing right, feet at (0, 0), about 105 tall."""
    k = t.a[2]
    rim = ("#fff6d0", 2 * k, (-0.4, -0.8), 0.8)
    keep = {"depth": depth, "detail": 1, "rim": rim}
    fur_c = "#c8692e"
    sc.add(
        t(
            spline(
                [
                    (-14, -6),
                    (-44, -14),
                    (-54, -50),
                    (-44, -88),
                    (-24, -98),
                    (-20, -82),
                    (-32, -66),
                    (-30, -42),
                    (-14, -28),
                ]
            )
        ),
        mix(fur_c, "#e8a050", 0.35),
        vol=10 * k,
        **keep,
    )
    sc.add(t(spline([(-18, 0), (-22, -26), (-14, -52), (10, -54), (20, -28), (18, 0)])), "#2f6a5e", vol=10 * k, **keep)
    sc.polys([(t(ell(10, v, 2.6)), "#f2c868") for v in (-44, -32, -20)], depth=depth, detail=1)
    sc.add(t(spline([(-8, -72), (-10, -92, 1), (2, -78)])), fur_c, vol=3 * k, **keep)
    sc.add(
        t(joined(ell(4, -66, 20, 17), spline([(14, -74), (30, -66), (28, -56), (12, -54)]))), fur_c, vol=9 * k, **keep
    )
    sc.add(t(ell(20, -60, 9, 7)), "#f8e4c4", vol=3 * k, **keep)
    sc.add(t(ell(12, -69, 3.4)), "#1c1018", mottle=0, depth=depth, detail=1)
    sc.add(t(ell(30, -64, 2.8)), "#1c1018", mottle=0, depth=depth, detail=1)
    sc.add(t(X(rect(-12, -12, 24, 15, 2), 2, -84, 1, -8)), "#b8342c", vol=4 * k, **keep)
    sc.add(t(X(rect(-12, -1, 24, 4, 1), 2, -84, 1, -8)), "#f2c868", vol=1, **keep)
    sc.add(t(limb([(6, -44), (26, -44), (38, -58)], [10, 8, 7])), "#3f8070", vol=4 * k, **keep)
    sc.add(t(ell(39, -60, 5)), fur_c, vol=2 * k, **keep)


def badger_reader(sc: Scene, t: T, rim) -> None:
    """Badger in a wing chair with a book, facing right, floor at y = 0."""
    k = t.a[2]
    keep = {"depth": 0.74, "detail": 1, "rim": rim}
    sc.add(
        t(spline([(-64, -10), (-70, -120), (-44, -134), (-26, -112), (-28, -50), (52, -46), (56, -10)])),
        Lin([(0, "#3f7f6a"), (1, "#173a38")], t((-60, -130)), t((50, -10))),
        vol=14 * k,
        **keep,
    )
    for x in (-52, 42):
        sc.add(t(rect(x, -14, 9, 14, 2)), "#4a2a1c", vol=3, **keep)
    sc.add(
        t(spline([(-32, -34), (-36, -70), (-22, -96), (8, -94), (22, -66), (24, -36)])), "#8a3a3c", vol=14 * k, **keep
    )
    sc.add(t(limb([(4, -42), (38, -44), (46, -14)], [20, 18, 12])), "#4a4450", vol=6 * k, **keep)
    sc.add(
        t(spline([(-22, -92), (-24, -114), (-6, -130), (20, -124), (48, -104), (46, -94), (18, -88)])),
        "#f4f0e8",
        vol=11 * k,
        **keep,
    )
    sc.add(
        t(spline([(-16, -104), (-4, -120), (18, -116), (40, -102), (20, -104), (2, -100)])),
        "#2a2430",
        vol=4 * k,
        depth=0.75,
        detail=1,
    )
    sc.add(t(ell(47, -99, 6, 5)), "#1c1018", vol=2, depth=0.75, detail=1)
    sc.add(t(ell(16, -110, 2.8)), "#fff6e0", mottle=0, depth=0.76, detail=1)
    sc.add(t(ell(-16, -122, 9)), "#4a4450", vol=4 * k, **keep)
    sc.add(t(poly([(34, -88), (58, -80), (58, -48), (34, -58)])), "#c8503a", vol=3, **keep)
    sc.add(t(poly([(34, -88), (14, -78), (14, -48), (34, -58)])), "#fff4d8", vol=3, **keep)
    sc.add(t(limb([(-6, -78), (10, -64), (20, -62)], [14, 12, 10])), "#a04a48", vol=5 * k, **keep)


def owl_tenant(sc: Scene, t: T, rim) -> None:
    """Owl packing a trunk, facing left; floor at y = 0."""
    k = t.a[2]
    keep = {"depth": 0.73, "detail": 1, "rim": rim}
    sc.add(
        t(spline([(8, 0), (0, -54), (8, -104), (36, -116), (64, -102), (70, -50), (60, 0)])),
        "#8a6a54",
        vol=16 * k,
        mottle=0.1,
        **keep,
    )
    feathers = [
        (
            t(
                spline(
                    [
                        (20 + i * 12 - 6, -70 + j * 18, 1),
                        (20 + i * 12, -58 + j * 18),
                        (20 + i * 12 + 6, -70 + j * 18, 1),
                    ]
                )
            ),
            "#c8a884",
            0.8,
        )
        for i in range(4)
        for j in range(4)
    ]
    sc.polys(feathers, depth=0.74, detail=1, mottle=0)
    for s in (-1, 1):
        sc.add(t(poly([(36 + s * 22, -128), (36 + s * 26, -100), (36 + s * 8, -108)])), "#6a4a3c", vol=2, **keep)
        sc.add(t(ell(30 + s * 15, -94, 14)), "#f8ecd0", vol=4 * k, **keep)
        sc.add(t(ell(28 + s * 15, -92, 6.4)), "#1c1018", mottle=0, depth=0.75, detail=1)
    sc.add(t(poly([(24, -86), (36, -86), (28, -72)])), "#f2b040", vol=2, **keep)
    sc.add(t(limb([(14, -62), (-14, -54), (-34, -62)], [18, 16, 8])), "#6f5242", vol=5 * k, **keep)
    sc.add(
        t(rect(-84, -46, 84, 46, 6)), Lin([(0, "#4f8f8a"), (1, "#1f4a50")], t((-80, -40)), t((0, 0))), vol=9 * k, **keep
    )
    sc.add(t(spline([(-84, -46, 1), (-96, -92, 1), (-16, -98, 1), (0, -50, 1)])), "#3a6f70", vol=7 * k, **keep)
    for x in (-66, -22):
        sc.add(t(rect(x, -46, 8, 46)), "#e8b860", vol=2, depth=0.76, detail=1)
    for x, c in ((-60, "#f4e4b8"), (-42, "#c8503a"), (-26, "#f4e4b8")):
        sc.add(t(ell(x, -50, 12, 9)), c, vol=4 * k, depth=0.74, detail=1)
