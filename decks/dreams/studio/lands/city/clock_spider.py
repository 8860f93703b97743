"""A spider that knits."""

from ...kit.colour import mix
from ...kit.fills import Rad
from ...kit.paths import T, ell, lerp, limb, spline
from ...kit.scene import Scene


def spider(sc: Scene, t: T, c="#1a1218", rim=None, depth=0.85, legs=None, eyes="#ffd060") -> None:
    """big spider seen from the front-above, head down at the origin; legs = list of (knee, foot) in local units"""
    k = t.a[2]
    legs = legs or []
    _spider_legs(sc, legs, t, c, k, rim, depth)
    _spider_body(sc, t, c, k, rim, depth)
    _spider_eyes(sc, t, eyes, depth)


def _spider_legs(sc: Scene, legs, t: T, c, k, rim, depth) -> None:
    """legs"""
    for knee, foot in legs:
        s = -1 if knee[0] < 0 else 1
        sc.add(
            t(
                limb(
                    [(s * 10, -8), (knee[0] * 0.55, knee[1] * 0.62 - 8), knee, lerp(knee, foot, 0.55), foot],
                    [8, 9, 8, 5.5, 2.5],
                )
            ),
            c,
            vol=4 * k,
            rim=rim,
            depth=depth,
            detail=0.95,
        )


def _spider_body(sc: Scene, t: T, c, k, rim, depth) -> None:
    """body"""
    sc.add(
        t(ell(0, -62, 46, 54)),
        Rad([(0, mix(c, "#8a6a58", 0.45)), (1, c)], t((-14, -80)), 70 * k),
        vol=30 * k,
        rim=rim,
        depth=depth,
        detail=0.9,
    )
    for i in range(4):
        y = -92 + i * 18
        w = 20 - abs(i - 1.2) * 5
        sc.add(
            t(spline([(0, y - 8, 1), (w, y), (0, y + 8, 1), (-w, y)])),
            mix("#c8863c", c, 0.3),
            vol=3 * k,
            depth=depth,
            detail=0.9,
        )
    sc.add(t(ell(0, -4, 25, 23)), mix(c, "#6a4a48", 0.25), vol=14 * k, rim=rim, depth=depth, detail=1)
    for s in (-1, 1):
        sc.add(
            t(limb([(s * 9, 14), (s * 12, 24), (s * 6, 32)], [8, 8, 3])),
            mix(c, "#6a4a48", 0.35),
            vol=3 * k,
            rim=rim,
            depth=depth,
            detail=1,
        )


def _spider_eyes(sc: Scene, t: T, eyes, depth) -> None:
    """eyes"""
    for ex, ey, er in (
        (-8, 6, 5.2),
        (8, 6, 5.2),
        (-17, 0, 3.2),
        (17, 0, 3.2),
        (-6, -5, 2.4),
        (6, -5, 2.4),
        (-13, -9, 2),
        (13, -9, 2),
    ):
        sc.add(t(ell(ex, ey, er)), eyes, mottle=0, depth=depth, detail=1, emit=0.6)
        sc.add(t(ell(ex + er * 0.1, ey + er * 0.2, er * 0.5)), "#140810", mottle=0, depth=depth, detail=1)
