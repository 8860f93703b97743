"""The animals of Paper City."""

import math

from ...kit.colour import mix
from ...kit.field import rng
from ...kit.fills import Lin
from ...kit.paths import T, ell, inter, limb, mask, poly, spline
from ...kit.scene import Scene


def hedgehog(sc: Scene, t: T, c="#7a5a48", rim=None, depth=0.95, seed=3) -> None:
    """hedgehog; some of its spines are coloured pins"""
    k = t.a[2]
    dice = rng(seed)
    spines = []
    for i in range(70):
        a = math.pi * (1.02 + 0.86 * i / 69) + dice.uniform(-0.05, 0.05)
        x0, y0 = -8 + 40 * math.cos(a) * dice.uniform(0.3, 0.8), -14 + 34 * math.sin(a) * dice.uniform(0.3, 0.8)
        x1, y1 = -8 + 62 * math.cos(a), -10 + 52 * math.sin(a)
        spines.append(
            (
                t(limb([(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2), (x1, y1)], [5, 4, 0.8], 6)),
                mix(c, "#20141c", dice.uniform(0.1, 0.6)),
            )
        )
    sc.polys(spines, depth=depth, detail=0.9)
    sc.add(
        t(spline([(-58, 2), (-56, -24), (-34, -48), (0, -54), (26, -40), (36, -16), (34, 2)])),
        mix(c, "#20141c", 0.35),
        vol=18 * k,
        rim=rim,
        depth=depth,
        detail=1,
    )
    sc.add(
        t(spline([(20, 2), (22, -24), (38, -32), (52, -22), (68, -8), (60, 2)])),
        "#d8b48c",
        vol=9 * k,
        rim=rim,
        depth=depth,
        detail=1,
    )
    sc.add(t(ell(68, -8, 4.5)), "#20141c", mottle=0, depth=depth, detail=1)
    sc.add(t(ell(46, -18, 3)), "#20141c", mottle=0, depth=depth, detail=1)
    sc.add(t(ell(24, -30, 7, 8)), "#b08a6c", vol=3 * k, depth=depth, detail=1)
    for fx in (-30, 20):
        sc.add(t(ell(fx, 4, 9, 5)), "#b08a6c", depth=depth, detail=1)
    heads = ["#e8584a", "#f2c84a", "#4aa0a8", "#f4ecd8", "#e88aa0"]
    for i in range(13):
        a = math.pi * (1.08 + 0.72 * i / 12)
        x0, y0 = -8 + 30 * math.cos(a), -14 + 26 * math.sin(a)
        ln = dice.uniform(62, 82)
        x1, y1 = -8 + ln * math.cos(a), -10 + ln * 0.86 * math.sin(a)
        sc.post(mask(t(poly([(x0, y0), (x1, y1)], closed=False)), stroke=2.4 * k), "#e8e4e0", 0.9)
        sc.add(t(ell(x1, y1, 7)), heads[i % 5], vol=4 * k, rim=rim, depth=depth, detail=1)


def songbird(sc: Scene, t: T, c="#3a4a6a", belly="#f0d8b8", beak="#e8a040", rim=None, depth=0.8, up=0.8) -> None:
    """bird in flight, side view, wings raised by up"""
    k = t.a[2]
    kw = {"rim": rim, "depth": depth, "detail": 1}
    sc.add(
        t(spline([(20, -8, 1), (30, -40 * up - 6), (22, -76 * up - 8), (6, -104 * up, 1), (-4, -60 * up), (-12, -10)])),
        mix(c, "#10142a", 0.3),
        vol=4 * k,
        **kw,
    )
    sc.add(
        t(spline([(-24, -2), (-52, -10), (-74, -6, 1), (-70, 2), (-76, 10, 1), (-40, 8)])),
        mix(c, "#10142a", 0.15),
        vol=4 * k,
        **kw,
    )
    sc.add(
        t(spline([(-30, 2), (-14, -13), (12, -15), (30, -16), (40, -8), (34, 4), (12, 13), (-14, 11)])),
        c,
        vol=11 * k,
        **kw,
    )
    sc.add(t(spline([(-14, 9), (6, 3), (28, 2), (34, 5), (12, 14)])), belly, vol=5 * k, depth=depth, detail=1)
    sc.add(t(spline([(38, -9, 1), (54, -3, 1), (37, -2)])), beak, depth=depth, detail=1)
    sc.add(t(ell(31, -8, 2.4)), "#101018", mottle=0, depth=depth, detail=1)
    sc.add(
        t(
            spline(
                [
                    (14, -9, 1),
                    (10, -44 * up - 6),
                    (-12, -78 * up - 6),
                    (-46, -98 * up, 1),
                    (-42, -66 * up),
                    (-44, -46 * up, 1),
                    (-34, -30 * up),
                    (-32, -16, 1),
                    (-22, 3),
                ]
            )
        ),
        mix(c, "#ffffff", 0.08),
        vol=5 * k,
        **kw,
    )


def penguin(
    sc: Scene,
    t: T,
    coat="#22303c",
    belly="#f6ead2",
    beak="#ee9456",
    rim=None,
    depth=0.8,
    step=0.0,
    flipper=None,
    flipper2=None,
    bow=None,
    *,
    chick=False,
    head_tilt=0.0,
):
    """penguin walking to the right; local height 100, feet at 0; flipper = tip of the near flipper"""
    k = t.a[2]
    kw = {"rim": rim, "depth": depth, "detail": 1}
    _penguin_far_side(sc, step, t, beak, k, depth, flipper2, coat, kw)
    _penguin_body(sc, t, coat, k, kw, belly, depth)
    hx_, hy = _penguin_head(sc, head_tilt, t, chick, coat, k, kw, belly, depth, beak)
    f = _penguin_near_side(sc, bow, t, k, depth, flipper, coat, kw)
    return {"head": t((hx_, hy)), "top": t((hx_ - 2, hy - 16)), "tip": t(f)}


def _penguin_far_side(sc: Scene, step, t: T, beak, k, depth, flipper2, coat, kw) -> None:
    """feet, tail and far flipper"""
    for fx, d in ((-12 - 8 * step, 0.25), (10 + 8 * step, 0)):
        sc.add(
            t(spline([(fx - 10, -4), (fx - 6, -9), (fx + 8, -8), (fx + 22, -1, 1), (fx + 10, 2), (fx - 10, 2)])),
            mix(beak, "#5a1c10", d),
            vol=3 * k,
            depth=depth,
            detail=1,
        )
    if flipper2 is not None:
        sc.add(
            t(limb([(8, -60), ((8 + flipper2[0]) / 2 + 3, (-60 + flipper2[1]) / 2 + 3), flipper2], [13, 12, 6])),
            mix(coat, "#0a0a18", 0.35),
            vol=4 * k,
            **kw,
        )
    sc.add(t(spline([(-26, -6), (-42, -2, 1), (-28, -22)])), mix(coat, "#0a0a18", 0.2), vol=3 * k, **kw)


def _penguin_body(sc: Scene, t: T, coat, k, kw, belly, depth) -> None:
    """body"""
    body = spline([(-24, -4), (-33, -28), (-28, -56), (-14, -74), (8, -76), (24, -58), (30, -30), (24, -6), (0, 0)])
    sc.add(t(body), coat, vol=20 * k, **kw)
    sc.add(
        t(inter(body, spline([(2, -2), (-6, -30), (0, -58), (14, -72), (34, -60), (40, -20), (26, 4)]))),
        Lin([(0, mix(belly, "#ffffff", 0.3)), (1, mix(belly, "#8a5a4a", 0.4))], t((34, -50)), t((-4, -20))),
        vol=9 * k,
        depth=depth,
        detail=1,
    )


def _penguin_head(sc: Scene, head_tilt, t: T, chick, coat, k, kw, belly, depth, beak):
    """head"""
    hx_, hy = 4 + head_tilt, -86

    def head_at(x, y):
        return (hx_ + x, hy + y)

    sc.add(
        t(
            spline(
                [
                    head_at(-17, 12),
                    head_at(-18, -6),
                    head_at(-6, -18),
                    head_at(10, -16),
                    head_at(18, -4),
                    head_at(17, 8),
                    head_at(10, 18),
                    head_at(-8, 20),
                ]
            )
        ),
        mix(coat, "#9a9aa0", 0.45) if chick else coat,
        vol=10 * k,
        **kw,
    )
    sc.add(
        t(spline([head_at(2, 6), head_at(2, -6), head_at(10, -9), head_at(17, -2), head_at(16, 8), head_at(8, 14)])),
        belly if chick else mix(belly, "#f0b850", 0.45),
        vol=4 * k,
        depth=depth,
        detail=1,
    )
    sc.add(
        t(
            spline(
                [
                    (*head_at(14, -3), 1),
                    (*head_at(34, 3), 1),
                    (*head_at(14, 7), 1),
                ]
            )
        ),
        beak,
        vol=2 * k,
        depth=depth,
        detail=1,
    )
    sc.add(t(ell(*head_at(8, -4), 2.7)), "#14101c", mottle=0, depth=depth, detail=1)
    sc.add(t(ell(*head_at(8.8, -4.8), 0.9)), "#ffffff", mottle=0, depth=depth, detail=1)
    return hx_, hy


def _penguin_near_side(sc: Scene, bow, t: T, k, depth, flipper, coat, kw):
    """bow tie and near flipper"""
    if bow is not None:
        for s in (-1, 1):
            sc.add(
                t(spline([(17, -64, 1), (17 + s * 9, -71), (17 + s * 10, -58)])), bow, vol=2 * k, depth=depth, detail=1
            )
    f = flipper or (-20, -26)
    sc.add(
        t(limb([(-6, -62), ((-6 + f[0]) / 2 - 4, (-62 + f[1]) / 2 + 2), f], [14, 14, 6])),
        mix(coat, "#ffffff", 0.07),
        vol=5 * k,
        **kw,
    )
    return f


def owl(sc: Scene, t: T, c="#8a6a4c", belly="#e8d4ac", rim=None, depth=0.85, cap=None) -> None:
    """small owl standing, three-quarter front; local height about 100, feet at 0"""
    k = t.a[2]
    kw = {"rim": rim, "depth": depth, "detail": 1}
    _owl_body(sc, t, c, k, kw, belly, depth)
    _owl_head(sc, t, c, k, kw, belly, depth)
    _owl_cap(sc, cap, t, k, kw, depth)


def _owl_body(sc: Scene, t: T, c, k, kw, belly, depth) -> None:
    """wings and body"""
    sc.add(
        t(spline([(-26, -4), (-32, -34), (-26, -62), (0, -72), (26, -62), (32, -34), (26, -4), (0, 2)])),
        c,
        vol=20 * k,
        **kw,
    )
    sc.add(
        t(spline([(-16, -6), (-20, -34), (0, -52), (20, -34), (16, -6), (0, 0)])),
        belly,
        vol=10 * k,
        depth=depth,
        detail=1,
    )
    marks = [
        (t(spline([(x - 4, y, 1), (x, y + 5), (x + 4, y, 1), (x, y + 2)])), mix(c, "#3a2018", 0.3))
        for y in (-38, -27, -16)
        for x in (-9, 0, 9)
    ]
    sc.polys(marks, depth=depth, detail=1)
    sc.add(t(spline([(24, -58), (36, -40), (34, -14), (24, -6), (20, -34)])), mix(c, "#1a1020", 0.25), vol=6 * k, **kw)
    sc.add(
        t(spline([(-24, -58), (-36, -40), (-34, -14), (-24, -6), (-20, -34)])),
        mix(c, "#1a1020", 0.1),
        vol=6 * k,
        **kw,
    )


def _owl_head(sc: Scene, t: T, c, k, kw, belly, depth) -> None:
    """head"""
    sc.add(
        t(
            spline(
                [
                    (-28, -66),
                    (-32, -86),
                    (-30, -108, 1),
                    (-16, -98),
                    (0, -96),
                    (16, -98),
                    (30, -108, 1),
                    (32, -86),
                    (28, -66),
                    (0, -58),
                ]
            )
        ),
        mix(c, "#ffffff", 0.08),
        vol=16 * k,
        **kw,
    )
    for s in (-1, 1):
        sc.add(t(ell(s * 13, -80, 13.5)), belly, vol=4 * k, depth=depth, detail=1)
        sc.add(t(ell(s * 13, -80, 8.5)), "#f2b83c", mottle=0, depth=depth, detail=1)
        sc.add(t(ell(s * 12, -80, 5.2)), "#14101a", mottle=0, depth=depth, detail=1)
        sc.add(t(ell(s * 12 + 2, -82, 1.7)), "#ffffff", mottle=0, depth=depth, detail=1)
    sc.add(t(spline([(-5, -76, 1), (0, -79), (5, -76, 1), (0, -64, 1)])), "#d88a34", vol=2 * k, depth=depth, detail=1)
    for s in (-1, 1):
        sc.add(t(ell(s * 10, 0, 8, 4)), "#d88a34", vol=2 * k, depth=depth, detail=1)


def _owl_cap(sc: Scene, cap, t: T, k, kw, depth) -> None:
    """cap"""
    if cap is not None:
        sc.add(t(spline([(-27, -98), (-26, -116), (0, -124), (26, -116), (27, -98), (0, -92)])), cap, vol=8 * k, **kw)
        sc.add(
            t(spline([(-29, -98), (0, -92), (29, -98), (24, -88), (0, -84), (-24, -88)])),
            mix(cap, "#000010", 0.5),
            vol=3 * k,
            **kw,
        )
        sc.add(t(ell(0, -108, 4.5)), "#f2c84a", depth=depth, detail=1, vol=2 * k)
