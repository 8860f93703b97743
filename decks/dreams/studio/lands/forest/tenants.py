"""The tenants of the hollow oak."""

import math

from ...kit.colour import mix
from ...kit.fills import Lin
from ...kit.marks import line
from ...kit.paths import T, X, cut, ell, joined, limb, poly, rect, spline
from ...kit.scene import Scene
from ...motifs.sea import bubble


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


def _spikes(sc: Scene, t: T) -> None:
    spikes = []
    for i in range(34):
        a = math.radians(180 + i * 5.2)
        spikes.extend(
            (
                t(
                    limb(
                        [
                            (-4 + ring * 0.6 * math.cos(a), -60 + ring * 0.6 * math.sin(a)),
                            (-4 + (ring + 14) * math.cos(a), -58 + (ring + 14) * math.sin(a)),
                        ],
                        [6, 1.4],
                        5,
                    )
                ),
                "#4a3028" if i % 2 else "#a8845c",
            )
            for ring in (34, 46)
        )
    sc.polys(spikes, depth=0.72, detail=0.9)


def _hedgehog(sc: Scene, k, keep, t: T) -> None:
    sc.add(t(ell(-2, -58, 36, 34)), "#7a5a44", vol=14 * k, **keep)
    sc.add(t(spline([(2, -76), (30, -72), (54, -56), (50, -48), (26, -40), (0, -42)])), "#e8c8a0", vol=9 * k, **keep)
    sc.add(t(ell(54, -54, 5)), "#1c1018", vol=2, depth=0.74, detail=1)
    sc.add(t(ell(28, -64, 3.6)), "#1c1018", mottle=0, depth=0.74, detail=1)
    sc.add(
        t(spline([(-74, -36, 1), (-62, 0, 1), (62, 0, 1), (74, -36, 1)])),
        Lin([(0, "#d8965a"), (1, "#6a3c28")], t((-60, -30)), t((60, 0))),
        vol=12 * k,
        **keep,
    )


def _tub_and_foam(sc: Scene, k, t: T) -> None:
    for y in (-26, -8):
        sc.add(
            t(limb([(-70 + (y + 26) * 0.5, y), (70 - (y + 26) * 0.5, y)], [5, 5], 5)),
            "#5a3a3a",
            vol=2,
            depth=0.74,
            detail=1,
        )
    foam_items = [
        (t(ell(x, y, s)), "#fffdf4")
        for x, y, s in (
            (-56, -38, 13),
            (-36, -42, 15),
            (-14, -38, 12),
            (12, -36, 13),
            (36, -38, 14),
            (58, -38, 12),
            (24, -46, 9),
            (-48, -50, 9),
            (62, -48, 7),
        )
    ]
    sc.polys(foam_items, depth=0.75, detail=0.95, vol=5 * k, rim=("#ffffff", 1.6, (-0.4, -0.8), 0.8))
    for x, y, s in ((-66, -86, 7), (-50, -108, 5), (70, -86, 6), (60, -112, 4)):
        bubble(sc, *t((x, y)), s * k, tint="#fff6e0")


def hedgehog_bath(sc: Scene, t: T, rim) -> None:
    """Hedgehog in a wooden tub with foam, about 150 wide, floor at y = 0."""
    k = t.a[2]
    keep = {"depth": 0.73, "detail": 0.95, "rim": rim}
    _spikes(sc, t)
    _hedgehog(sc, k, keep, t)
    _tub_and_foam(sc, k, t)


def upright_piano(sc: Scene, t: T, rim) -> None:
    """Small upright piano seen from the side with its keys to the right, floor at y = 0."""
    k = t.a[2]
    keep = {"depth": 0.72, "detail": 0.9, "rim": rim}
    sc.add(
        t(rect(-36, -104, 46, 104, 3)),
        Lin([(0, "#7a3c2c"), (1, "#3a1a1c")], t((-30, -100)), t((10, 0))),
        vol=8 * k,
        **keep,
    )
    sc.add(t(rect(-42, -112, 58, 11, 3)), "#8a4a34", vol=4 * k, **keep)
    sc.add(t(rect(8, -62, 36, 12, 2)), "#5a2a24", vol=3 * k, **keep)
    sc.add(t(rect(10, -66, 34, 6, 1)), "#fff8e4", depth=0.73, detail=1)
    sc.add(t(rect(34, -52, 7, 52, 2)), "#4a2220", vol=3 * k, **keep)
    sc.add(t(X(rect(-3, -24, 6, 26, 1), 16, -74, 1, 10)), "#fff4dc", depth=0.73, detail=1)
    x, y = t((-12, -122))
    sc.add(ell(x, y, 4, 9), "#ffe8a0", mottle=0, emit=1, depth=0.74, detail=1)
    sc.glow(x, y, 34, "#ffd070", 0.5, 2)


def mole(sc: Scene, t: T, rim) -> None:
    """Mole on a stool with spectacles, facing right; flip to turn. Floor at y = 0."""
    k = t.a[2]
    keep = {"depth": 0.75, "detail": 1, "rim": rim}
    sc.add(t(rect(-24, -36, 44, 9, 4)), "#b8442e", vol=4 * k, **keep)
    for x in (-18, 12):
        sc.add(t(rect(x, -28, 6, 28)), "#5a3020", vol=2, **keep)
    sc.add(
        t(spline([(-28, -34), (-30, -66), (-14, -92), (10, -90), (24, -64), (20, -34)])), "#3a3448", vol=14 * k, **keep
    )
    sc.add(
        t(spline([(-14, -92), (-8, -112), (14, -114), (34, -102), (52, -92), (48, -84), (24, -82), (-4, -84)])),
        "#443c54",
        vol=10 * k,
        **keep,
    )
    sc.add(t(ell(51, -89, 7, 6)), "#f09a9a", vol=3 * k, **keep)
    sc.add(t(cut(ell(24, -102, 9), ell(24, -102, 6.4))), "#f2c868", depth=0.76, detail=1)
    sc.add(t(limb([(8, -70), (30, -66), (50, -70)], [13, 11, 12])), "#443c54", vol=5 * k, **keep)
    sc.add(t(ell(52, -70, 10, 6)), "#f4b8a8", vol=3 * k, **keep)


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


def dormouse_cradle(sc: Scene, t: T, rim) -> None:
    """Dormouse asleep in half a walnut shell; hangs from (0, -16)."""
    k = t.a[2]
    keep = {"depth": 0.73, "detail": 1, "rim": rim}
    sc.add(t(ell(18, -6, 24, 20)), "#e0a468", vol=10 * k, **keep)
    sc.add(t(ell(4, -20, 10, 10)), "#d08a58", vol=4 * k, **keep)
    sc.add(t(ell(30, -22, 9, 9)), "#d08a58", vol=4 * k, **keep)
    line(sc, [t((22, -4)), t((28, 0)), t((34, -3))], 2.6 * k, "#3a1c18", 1, 0.76)
    line(sc, [t((6, -3)), t((11, 1)), t((16, -3))], 2.6 * k, "#3a1c18", 1, 0.76)
    sc.add(t(ell(21, 6, 4, 3)), "#7a3a34", mottle=0, depth=0.76, detail=1)
    sc.add(t(spline([(-58, -4, 1), (-20, -14), (4, -2), (-4, 18, 1), (-50, 16)])), "#d8e0c8", vol=7 * k, **keep)
    sc.add(
        t(spline([(-70, -6, 1), (-60, 28), (0, 46), (60, 28), (70, -6, 1), (40, 10), (0, 15), (-40, 10)])),
        Lin([(0, "#c88a4c"), (1, "#6a3c24")], t((-60, 0)), t((50, 40))),
        vol=15 * k,
        mottle=0.12,
        **keep,
    )
    for u in (-38, -14, 12, 38):
        line(sc, [t((u, 13)), t((u * 0.9 + 3, 26)), t((u * 0.7, 40))], 2.6 * k, "#4a2818", 0.6, 0.76)


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


def bat_tenant(sc: Scene, t: T, rim) -> None:
    """Bat hanging from (0, 0) with a mug, upside down, glasses on."""
    k = t.a[2]
    keep = {"depth": 0.73, "detail": 1, "rim": rim}
    sc.add(t(rect(-50, -12, 100, 8, 3)), "#5a3020", vol=3, **keep)
    for x in (-8, 8):
        sc.add(t(limb([(x, -8), (x, 18)], [5, 5], 6)), "#3a2a34", vol=2, **keep)
    for s in (-1, 1):
        sc.add(
            t(
                spline(
                    [
                        (s * 8, 18, 1),
                        (s * 34, 22),
                        (s * 44, 58),
                        (s * 32, 96, 1),
                        (s * 24, 74),
                        (s * 16, 92, 1),
                        (s * 8, 70),
                    ]
                )
            ),
            "#4a3448",
            vol=6 * k,
            **keep,
        )
    sc.add(
        t(spline([(0, 12), (18, 26), (20, 60), (10, 84), (-10, 84), (-20, 60), (-18, 26)])),
        "#7a5460",
        vol=10 * k,
        **keep,
    )
    for s in (-1, 1):
        sc.add(t(spline([(s * 4, 112, 1), (s * 16, 136, 1), (s * 20, 104, 1)])), "#5a3c4c", vol=3 * k, **keep)
    sc.add(t(ell(0, 98, 20, 18)), "#7a5460", vol=8 * k, **keep)
    for s in (-1, 1):
        sc.add(t(ell(s * 8, 96, 5.4)), "#fff2d0", depth=0.75, detail=1, mottle=0)
        sc.add(t(ell(s * 8, 97, 2.6)), "#1c1018", depth=0.76, detail=1, mottle=0)
    sc.add(t(ell(0, 88, 3.4, 2.6)), "#2a1620", depth=0.76, detail=1, mottle=0)


def frog_traveller(sc: Scene, t: T, rim) -> None:
    """Frog in a waistcoat standing with a suitcase, looking up to the right; feet at (0, 0), about 190 tall."""
    k = t.a[2]
    keep = {"depth": 0.88, "detail": 1, "rim": rim}
    green, pale = "#7a9a3c", "#e8e4a4"
    for s in (-1, 1):
        sc.add(
            t(limb([(s * 22, -52), (s * 40, -30), (s * 26, -6)], [28, 20, 14])),
            mix(green, "#1c2a14", 0.2 if s > 0 else 0.35),
            vol=8 * k,
            **keep,
        )
        sc.add(
            t(spline([(s * 26 - 16, 0, 1), (s * 26 - 6, -12), (s * 26 + 16, -10), (s * 26 + 36, 0, 1)])),
            mix(green, "#1c2a14", 0.15),
            vol=4 * k,
            **keep,
        )
    sc.add(
        t(spline([(-34, -38), (-40, -84), (-26, -124), (26, -124), (40, -84), (34, -38), (0, -28)])),
        "#8a3a4a",
        vol=20 * k,
        **keep,
    )
    sc.add(t(spline([(-8, -120), (14, -122), (20, -70), (10, -40), (-6, -44)])), pale, vol=8 * k, **keep)
    sc.polys([(t(ell(16, v, 4)), "#f2c868") for v in (-96, -78, -60)], depth=0.89, detail=1)
    head = T(*t((2, -142)), k, -22)
    sc.add(
        head(spline([(-48, 8), (-44, -18), (-16, -30), (22, -28), (50, -8), (54, 10), (26, 26), (-22, 26)])),
        green,
        vol=18 * k,
        **keep,
    )
    sc.add(head(spline([(-40, 12), (6, 10), (52, 10), (28, 26), (-20, 26)])), pale, vol=8 * k, **keep)
    line(sc, [head((-30, 9)), head((10, 13)), head((52, 6))], 3 * k, "#2f4418", 0.9, 0.9)
    for x in (-16, 20):
        sc.add(head(ell(x, -30, 15, 14)), green, vol=6 * k, **keep)
        sc.add(head(ell(x + 3, -31, 10)), "#fff6c0", mottle=0, depth=0.9, detail=1)
        sc.add(head(ell(x + 6, -33, 5)), "#14100c", mottle=0, depth=0.91, detail=1)
    sc.add(t(limb([(-30, -104), (-56, -84), (-58, -56)], [16, 13, 11])), green, vol=6 * k, **keep)
    sc.add(
        t(rect(-92, -50, 66, 46, 6)),
        Lin([(0, "#c8864a"), (1, "#6a3c24")], t((-90, -50)), t((-30, -4))),
        vol=8 * k,
        **keep,
    )
    for x in (-82, -44):
        sc.add(t(rect(x, -50, 7, 46)), "#f2d090", vol=2, depth=0.9, detail=1)
    sc.add(t(limb([(30, -104), (54, -118), (62, -142)], [16, 13, 11])), green, vol=6 * k, **keep)
    sc.add(t(ell(63, -146, 9)), green, vol=4 * k, **keep)
