"""Camel and fennec of the desert."""

import math

from ...kit.colour import mix
from ...kit.fills import Lin
from ...kit.marks import cast, line
from ...kit.paths import ell, limb, spline

VIOLET_NIGHT = "#34204a"


def camel(
    sc,
    t,
    coat="#b8804a",
    blanket="#c84a3a",
    load=("#4a8a98", "#e8b858"),
    stride=0.0,
    rim=("#fff0d0", 3, (-0.5, -0.8), 0.8),
    depth=0.7,
):
    """Walking dromedary in profile, facing right, 205 units tall with its load; feet at y = 0."""
    k = t.a[2]
    dark = mix(coat, "#34204a", 0.45)
    kw = {"depth": depth, "detail": 0.95}
    cast(sc, t(ell(0, 2, 110, 9)), 5, 0.4, "#5a3a58")
    _tail_and_far_legs(sc, t, dark, k, kw, stride)
    _body_and_near_legs(sc, t, coat, k, rim, kw, stride)
    _neck_and_head(sc, t, coat, k, rim, kw, dark)
    _load(sc, t, blanket, k, rim, kw, load, depth, dark)


def _tail_and_far_legs(sc, t, dark, k, kw, stride) -> None:
    sc.add(t(limb([(-90, -128), (-108, -104), (-106, -74)], [9, 6, 9])), dark, vol=3 * k, **kw)
    for hip, knee, foot in (
        ((-48, -92), (-50 + stride * 10, -46), (-44 + stride * 20, -2)),
        ((50, -92), (54 - stride * 10, -46), (48 - stride * 22, -2)),
    ):
        sc.add(t(limb([hip, knee, foot], [32, 16, 12])), dark, vol=6 * k, **kw)
        sc.add(t(ell(foot[0] + 3, -4, 12, 5)), mix(dark, "#000000", 0.15), vol=2 * k, **kw)


def _body_and_near_legs(sc, t, coat, k, rim, kw, stride) -> None:
    outline = [
        (-96, -114),
        (-90, -142),
        (-54, -152),
        (-30, -188),
        (0, -206),
        (28, -188),
        (52, -152),
        (84, -142),
        (94, -116),
        (70, -92),
        (0, -82),
        (-70, -90),
    ]
    sc.add(
        t(spline(outline)),
        Lin([(0, mix(coat, "#fff0d0", 0.3)), (1, mix(coat, "#5a3050", 0.4))], t((0, -205)), t((0, -84))),
        vol=40 * k,
        rim=rim,
        **kw,
    )
    for hip, knee, foot in (
        ((-68, -98), (-78 - stride * 8, -46), (-70 - stride * 18, -2)),
        ((62, -96), (70 + stride * 10, -48), (74 + stride * 22, -2)),
    ):
        sc.add(t(limb([hip, knee, foot], [42, 18, 13])), coat, vol=8 * k, rim=rim, **kw)
        sc.add(t(ell(foot[0] + 4, -4, 14, 6)), mix(coat, "#34204a", 0.3), vol=3 * k, **kw)


def _neck_and_head(sc, t, coat, k, rim, kw, dark) -> None:
    sc.add(
        t(limb([(74, -124), (112, -104), (138, -136), (146, -188)], [62, 42, 31, 27], 40)),
        mix(coat, "#fff0d0", 0.06),
        vol=16 * k,
        rim=rim,
        **kw,
    )
    sc.add(t(spline([(134, -202, 1), (130, -220), (146, -206, 1)])), coat, vol=3 * k, **kw)
    head = spline(
        [
            (130, -190),
            (138, -208),
            (160, -210),
            (184, -196),
            (202, -186),
            (204, -174),
            (190, -166),
            (162, -170),
            (140, -174),
        ]
    )
    sc.add(t(head), mix(coat, "#fff0d0", 0.1), vol=12 * k, rim=rim, **kw)
    line(sc, [t((202, -178)), t((184, -174)), t((172, -178))], 2.4 * k, mix(dark, "#000000", 0.3))
    sc.add(t(ell(161, -196, 3.6, 3)), "#1c1420", mottle=0, **kw)
    line(sc, [t((154, -200)), t((161, -201)), t((168, -197))], 2.6 * k, dark)


def _load(sc, t, blanket, k, rim, kw, load, depth, dark) -> None:
    """Saddle blanket with a fringe, a bundle on either side."""
    cloth = spline(
        [(-52, -156, 1), (-30, -190), (0, -210), (28, -190), (52, -156, 1), (48, -112, 1), (0, -104), (-48, -112, 1)]
    )
    cm = sc.add(t(cloth), blanket, vol=18 * k, rim=rim, **kw)
    bands = [
        (t(limb([(-56, y), (0, y + 8), (56, y)], [5, 5, 5])), c, 0.9) for y, c in ((-126, "#f8e0a8"), (-140, load[0]))
    ]
    sc.polys(bands, clip=cm, depth=depth, detail=0.95, mottle=0)
    for i in range(9):
        line(
            sc,
            [
                t((-46 + i * 11.5, -110 + 6 * math.sin(math.pi * i / 8))),
                t((-46 + i * 11.5, -98 + 6 * math.sin(math.pi * i / 8))),
            ],
            3 * k,
            "#f8e0a8",
        )
    sc.add(t(ell(-26, -172, 30, 22, -14)), load[0], vol=14 * k, rim=rim, shadow=(2, 5, 5, 0.4), **kw)
    sc.add(t(ell(26, -170, 28, 22, 12)), load[1], vol=14 * k, rim=rim, shadow=(2, 5, 5, 0.4), **kw)
    for x, _turn in ((-26, -14), (26, 12)):
        line(sc, [t((x - 4, -194)), t((x + 2, -172)), t((x, -150))], 2.6 * k, mix(dark, "#000000", 0.2), 0.8)


def small_fox(sc, t, coat="#e8a868", rim=("#fff4d8", 3, (0.5, -0.8), 0.85)):
    """Fennec sitting, facing right in its own frame, 110 units tall."""
    k = t.a[2]
    kw = {"depth": 0.95, "detail": 1}
    cast(sc, t(ell(0, 2, 60, 9)), 6, 0.5, VIOLET_NIGHT)
    sc.add(
        t(limb([(-30, -10), (-62, -8), (-78, -30), (-70, -52)], [16, 26, 24, 6])),
        mix(coat, "#b86a48", 0.4),
        vol=9 * k,
        rim=rim,
        **kw,
    )
    sc.add(
        t(spline([(-34, 0), (-38, -34), (-16, -64), (12, -66), (26, -40), (28, -8), (22, 2)])),
        coat,
        vol=18 * k,
        rim=rim,
        **kw,
    )
    for x in (14, 26):
        sc.add(
            t(limb([(x, -40), (x + 2, -18), (x + 4, 0)], [13, 10, 8])),
            mix(coat, "#fff0d8", 0.3),
            vol=4 * k,
            rim=rim,
            **kw,
        )
    for pts in (
        [(-12, -74, 1), (-34, -106), (-36, -150, 1), (-2, -126), (16, -98, 1)],
        [(20, -100, 1), (26, -128), (48, -154, 1), (58, -114), (50, -80, 1)],
    ):
        sc.add(t(spline(pts)), mix(coat, "#8a4a48", 0.25), vol=5 * k, rim=rim, **kw)
    sc.add(
        t(spline([(-6, -70), (0, -94), (24, -102), (44, -90), (70, -70), (66, -64), (40, -58), (10, -56)])),
        mix(coat, "#fff0d8", 0.12),
        vol=13 * k,
        rim=rim,
        **kw,
    )
    sc.add(t(spline([(24, -62), (44, -74), (68, -69), (62, -62), (40, -57)])), "#fff2dc", vol=5 * k, **kw)
    sc.add(t(ell(68, -69, 4.6, 4)), "#2a1824", mottle=0, **kw)
    sc.add(t(ell(38, -80, 4)), "#2a1824", mottle=0, **kw)
    sc.add(t(ell(37, -82, 1.4)), "#ffffff", mottle=0, **kw)
