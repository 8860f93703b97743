"""Chessmen and the fox among them."""

from ...kit.colour import mix
from ...kit.fills import Lin
from ...kit.paths import T, blurmask, ell, joined, limb, rect, spline

HALVES = {
    "pawn": [
        (-56, 0, 1),
        (-60, -12),
        (-54, -24, 1),
        (-42, -34),
        (-24, -70),
        (-18, -104),
        (-34, -110, 1),
        (-34, -118, 1),
        (-16, -122),
    ],
    "rook": [
        (-60, 0, 1),
        (-64, -14),
        (-58, -26, 1),
        (-46, -38),
        (-36, -80),
        (-34, -130),
        (-48, -142, 1),
        (-50, -196, 1),
    ],
    "bishop": [
        (-56, 0, 1),
        (-60, -12),
        (-54, -24, 1),
        (-42, -36),
        (-24, -80),
        (-18, -120),
        (-34, -128, 1),
        (-32, -138, 1),
        (-20, -142),
        (-38, -172),
        (-28, -206),
        (-6, -236),
    ],
    "queen": [
        (-62, 0, 1),
        (-66, -14),
        (-58, -28, 1),
        (-46, -40),
        (-26, -100),
        (-20, -160),
        (-40, -170, 1),
        (-38, -182, 1),
        (-24, -186),
        (-46, -250, 1),
        (-28, -232),
        (-22, -256, 1),
        (-8, -236),
    ],
    "king": [
        (-62, 0, 1),
        (-66, -14),
        (-58, -28, 1),
        (-46, -40),
        (-28, -100),
        (-22, -164),
        (-42, -174, 1),
        (-40, -186, 1),
        (-26, -190),
        (-42, -244, 1),
        (-14, -254),
    ],
}
TOPS = {
    "pawn": (ell(0, -146, 32),),
    "bishop": (ell(0, -244, 11),),
    "queen": (
        ell(0, -256, 12),
        ell(-46, -254, 8),
        ell(46, -254, 8),
        ell(-22, -262, 7),
        ell(22, -262, 7),
    ),
    "king": (
        rect(-6, -300, 12, 54),
        rect(-20, -286, 40, 12),
    ),
}
KNIGHT = [
    (-56, 0, 1),
    (-60, -14),
    (-54, -26, 1),
    (-44, -34),
    (-36, -70),
    (-52, -106),
    (-44, -156),
    (-10, -194),
    (2, -222, 1),
    (16, -196),
    (40, -176),
    (66, -138),
    (70, -120),
    (56, -108),
    (40, -118),
    (20, -112),
    (28, -84),
    (42, -40),
    (54, -26, 1),
    (60, -14),
    (56, 0, 1),
]


def chesspiece(kind: str):
    """Silhouette of a chessman, foot at (0, 0), about 200 units high."""
    if kind == "knight":
        return joined(spline(KNIGHT))
    half = HALVES[kind]
    whole = half + [(-x, y, *corner) for x, y, *corner in reversed(half)]
    return joined(spline(whole), *TOPS.get(kind, ()))


def foxwalk(sc, t, c="#d0622a", rim=None, depth=0.95, scarf="#b3202c"):
    """Fox in a scarf walking to the right, about 250 units from nose to tail; feet at y = 0."""
    k = t.a[2]
    kw = {"depth": depth, "detail": 0.95}
    sc.add(blurmask(t(ell(4, 2, 84, 7)), 4), "#7f93bb", alpha=0.6, mottle=0)
    stocking = mix(c, "#2a1018", 0.78)
    _fox_legs(sc, t, FAR_LEGS, mix(c, "#3a1420", 0.5), mix(stocking, "#000000", 0.2), kw)
    brush = [(-44, -88), (-76, -92), (-112, -72), (-148, -60)]
    m = sc.add(t(limb(brush, [16, 34, 40, 6], 50)), mix(c, "#ffc890", 0.08), vol=15 * k, rim=rim, **kw)
    sc.add(t(ell(-146, -60, 34, 28)), "#f9efe2", vol=10 * k, clip=m, rim=rim, **kw)
    body = [
        (70, -108),
        (74, -80),
        (58, -58),
        (30, -56),
        (4, -62),
        (-16, -66),
        (-42, -62),
        (-58, -80),
        (-50, -100),
        (-26, -104),
        (6, -101),
        (40, -109),
    ]
    sc.add(
        t(spline(body)),
        Lin([(0, mix(c, "#ffd8a8", 0.25)), (1, mix(c, "#5a1c20", 0.3))], t((0, -108)), t((0, -56))),
        vol=24 * k,
        rim=rim,
        **kw,
    )
    _fox_legs(sc, t, NEAR_LEGS, mix(c, "#5a1c20", 0.08), stocking, kw)
    sc.add(t(spline([(52, -100), (84, -100), (74, -66), (60, -56), (54, -74)])), "#f9efe2", vol=8 * k, **kw)
    up = T(*t((0, -16)), k)
    _fox_head(sc, up, c, rim, kw)
    for path, tone in (
        (spline([(44, -106), (46, -82), (66, -72), (84, -80), (72, -90), (58, -108)]), scarf),
        (limb([(50, -84), (28, -78), (4, -86), (-22, -76)], [15, 16, 17, 15]), mix(scarf, "#ffffff", 0.06)),
    ):
        sc.add(up(path), tone, vol=6 * k, rim=rim, shadow=(2, 4, 3, 0.4), **kw)


FAR_LEGS = (
    ([(54, -68), (72, -44), (68, -24), (76, -5)], [24, 15, 10, 9]),
    ([(-34, -74), (-20, -50), (-34, -26), (-24, -5)], [32, 20, 11, 9]),
)
NEAR_LEGS = (
    ([(50, -74), (44, -44), (36, -22), (34, -4)], [32, 17, 11, 10]),
    ([(-36, -80), (-32, -52), (-56, -30), (-50, -4)], [46, 30, 12, 10]),
)


def _fox_legs(sc, t, legs, tone, stocking, kw):
    k = t.a[2]
    for points, widths in legs:
        m = sc.add(t(limb(points, widths, 40)), tone, vol=6 * k, **kw)
        low = [points[-1][1] - 22, points[-1][1] - 8]
        foot = (points[-1][0], points[-1][1])
        sc.add(t(ell(foot[0] - 2, low[0] + 8, 22, 22)), stocking, vol=4 * k, clip=m, soft=2, **{**kw, "rim": None})
        sc.add(t(ell(foot[0] + 5, foot[1] + 1, 10, 5)), stocking, vol=3 * k, **{**kw, "rim": None})


def _fox_head(sc, t, c, rim, kw):
    k = t.a[2]
    sc.add(t(spline([(62, -122, 1), (58, -154, 1), (78, -134)])), mix(c, "#200808", 0.4), vol=4 * k, rim=rim, **kw)
    skull = [
        (44, -98),
        (46, -118),
        (60, -132),
        (82, -132),
        (98, -120),
        (124, -104),
        (124, -97),
        (100, -93),
        (84, -84),
        (60, -82),
    ]
    sc.add(t(spline(skull)), mix(c, "#ffc890", 0.12), vol=14 * k, rim=rim, **kw)
    cheek = [
        (52, -86, 1),
        (66, -102),
        (86, -108),
        (104, -108),
        (124, -102),
        (122, -97),
        (100, -93),
        (84, -83),
        (64, -76, 1),
    ]
    sc.add(t(spline(cheek)), "#f9efe2", vol=6 * k, **kw)
    sc.add(t(spline([(70, -128, 1), (78, -162, 1), (94, -126)])), mix(c, "#200808", 0.15), vol=4 * k, rim=rim, **kw)
    sc.add(t(spline([(76, -130, 1), (80, -150, 1), (88, -128)])), "#4a1c1c", mottle=0, **kw)
    sc.add(t(ell(124, -101, 4.6, 4)), "#1c1018", mottle=0, **kw)
    sc.add(t(ell(92, -115, 3.2, 2.8)), "#1c1018", mottle=0, **kw)
    sc.add(t(ell(91, -116, 1.1)), "#ffffff", mottle=0, **kw)
