"""Kites of paper on spars, faded by the weather, with bows on their tails."""

import math

from ...kit.colour import mix
from ...kit.fills import Lin
from ...kit.paths import T, X, cut, ell, lerp, limb, mask, poly, sample, spline
from ...kit.scene import Scene

BOWS = ["#e8684a", "#f0c040", "#5f8ab0", "#fbf2d0", "#7fb090"]


def diamond_kite(sc: Scene, t: T, c1, c2, spar, kw) -> None:
    """Two colours crosswise on two spars."""
    top, right, foot, left = (0, -84), (60, -16), (0, 96), (-60, -16)
    heart = (0, -16)
    for tri, c, d in (
        ((top, right, heart), c1, 0.0),
        ((top, left, heart), c2, 0.0),
        ((foot, right, heart), c2, 0.12),
        ((foot, left, heart), c1, 0.12),
    ):
        sc.add(
            t(poly(tri)),
            Lin([(0, mix(c, "#ffffff", 0.18)), (1, mix(c, "#4a4a6a", 0.22 + d))], t((-50, -80)), t((50, 90))),
            **kw,
        )
    for a, b in ((top, foot), (left, right)):
        sc.add(t(limb([a, lerp(a, b, 0.5), b], [4, 4, 4], 6)), spar, depth=kw["depth"], detail=0.95)


def box_kite(sc: Scene, t: T, c1, c2, spar, kw) -> None:
    """Two open boxes on three spars."""
    for y0 in (-80, 24):
        sc.add(
            t(poly([(-46, y0), (10, y0 + 14), (10, y0 + 66), (-46, y0 + 52)])),
            Lin([(0, mix(c1, "#ffffff", 0.2)), (1, mix(c1, "#4a4a6a", 0.15))], t((-46, y0)), t((10, y0 + 60))),
            **kw,
        )
        sc.add(t(poly([(10, y0 + 14), (50, y0 - 6), (50, y0 + 46), (10, y0 + 66)])), mix(c2, "#4a4a6a", 0.22), **kw)
        sc.add(
            t(poly([(-46, y0), (-6, y0 - 18), (50, y0 - 6), (10, y0 + 14)])),
            mix(c2, "#4a4a6a", 0.42),
            depth=kw["depth"],
            detail=0.9,
        )
    for x, dy in ((-46, 0), (10, 14), (50, -6)):
        sc.add(t(limb([(x, -82 + dy), (x, 78 + dy)], [4, 4], 4)), spar, depth=kw["depth"], detail=0.95)


def swallow_kite(sc: Scene, t: T, c1, c2, _spar, kw) -> None:
    """A swallow with a forked tail."""
    sc.add(
        t(
            spline(
                [
                    (0, -70),
                    (20, -40),
                    (96, -60, 1),
                    (64, -14),
                    (26, 10),
                    (30, 70, 1),
                    (0, 34),
                    (-30, 70, 1),
                    (-26, 10),
                    (-64, -14),
                    (-96, -60, 1),
                    (-20, -40),
                ]
            )
        ),
        Lin([(0, mix(c1, "#ffffff", 0.15)), (1, mix(c1, "#30304a", 0.3))], t((-80, -60)), t((80, 60))),
        vol=8 * t.a[2],
        **kw,
    )
    sc.add(t(spline([(0, -52), (13, -30), (15, 6), (0, 26), (-15, 6), (-13, -30)])), c2, depth=kw["depth"], detail=0.9)
    for s in (-1, 1):
        sc.add(t(ell(s * 6, -52, 3.4)), "#20202c", depth=kw["depth"], detail=1, mottle=0)
        sc.add(t(spline([(s * 26, -28, 1), (s * 70, -42, 1), (s * 44, -14)])), c2, depth=kw["depth"], detail=0.9)


def fish_kite(sc: Scene, t: T, c1, c2, _spar, kw) -> None:
    """A striped fish, mouth up."""
    sc.add(
        t(
            spline(
                [
                    (0, -84, 1),
                    (34, -52),
                    (40, -8),
                    (18, 40),
                    (44, 84, 1),
                    (0, 66),
                    (-44, 84, 1),
                    (-18, 40),
                    (-40, -8),
                    (-34, -52),
                ]
            )
        ),
        Lin([(0, mix(c1, "#ffffff", 0.2)), (1, mix(c1, "#30304a", 0.25))], t((-40, -80)), t((40, 80))),
        vol=10 * t.a[2],
        **kw,
    )
    for j in range(4):
        wave = t(spline([(-34 + j * 4, -20 + j * 16), (0, -6 + j * 16), (34 - j * 4, -20 + j * 16)], closed=False))
        sc.add(mask(wave, stroke=4 * t.a[2]), c2, alpha=0.85, depth=kw["depth"], detail=0.95, mottle=0)
    for s in (-1, 1):
        sc.add(t(ell(s * 15, -48, 8)), "#fffaf0", depth=kw["depth"], detail=1, mottle=0)
        sc.add(t(ell(s * 15, -48, 4)), "#20202c", depth=kw["depth"], detail=1, mottle=0)


def moon_kite(sc: Scene, t: T, c1, _c2, _spar, kw) -> None:
    """A crescent."""
    sc.add(
        t(cut(ell(0, 0, 72), ell(34, -14, 62))),
        Lin([(0, mix(c1, "#ffffff", 0.3)), (1, mix(c1, "#4a4a6a", 0.2))], t((-70, -60)), t((20, 70))),
        vol=10 * t.a[2],
        **kw,
    )


KITE_SHAPES = {"diamond": diamond_kite, "box": box_kite, "swallow": swallow_kite, "fish": fish_kite, "moon": moon_kite}


def kite(
    sc: Scene,
    t: T,
    kind="diamond",
    c1="#e8684a",
    c2="#fbf2d0",
    spar="#6a5244",
    rim=None,
    depth: float = 0.7,
    tail=None,
    seed: int = 1,
    faded: float = 0.0,
) -> None:
    """A kite about 160 high, centre at the origin; tail = list of local points for its bow tail"""
    k = t.a[2]
    c1, c2 = mix(c1, "#e4e4dc", faded), mix(c2, "#e4e4dc", faded)
    kw = {"rim": rim, "depth": depth, "detail": 0.9, "mottle": 0.06}
    bow_tail(sc, tail, t, k, spar, depth, seed, faded)
    KITE_SHAPES[kind](sc, t, c1, c2, spar, kw)


def bow_tail(sc: Scene, tail, t: T, k: float, spar, depth: float, seed: int, faded: float) -> None:
    """The tail with its bows."""
    if tail is not None:
        q = sample(tail, 60)
        sc.add(
            mask(t(poly([tuple(v) for v in q], closed=False)), stroke=3.2 * k + 0.8),
            spar,
            alpha=0.8,
            mottle=0,
            depth=depth,
            detail=0.95,
        )
        for j, i in enumerate(range(9, 60, 10)):
            x, y = q[i]
            a = math.degrees(math.atan2(*(q[min(i + 1, 59)] - q[i - 1])[::-1])) + 90
            for s in (-1, 1):
                sc.add(
                    t(X(spline([(0, 0, 1), (s * 17, -9), (s * 18, 8)]), x, y, 1, a)),
                    mix(BOWS[(j + seed) % 5], "#e4e4dc", faded),
                    vol=3 * k,
                    depth=depth,
                    detail=0.95,
                )
