"""Cactus, moon fruit and coyote."""

import math

import numpy as np

from ...kit.colour import mix
from ...kit.field import rng
from ...kit.fills import Lin
from ...kit.paths import T, X, cut, ell, inter, limb, mask, rect, sample, spline


def rib_lines(pts, width, count, n=40):
    """Centre lines of the ribs of a cactus limb: curves parallel to its axis, closer together at the edges."""
    c = sample(pts, n)
    t = np.gradient(c, axis=0)
    t /= np.linalg.norm(t, axis=1)[:, None] + 1e-9
    nn = np.stack([-t[:, 1], t[:, 0]], 1)
    return [(c + nn * (width * 0.46 * math.sin(math.pi * (k / (count - 1) - 0.5)))) for k in range(count)]


def moon_fruit(sc, x, y, r, kind="full", rot=0, tone="#f2d8a4", depth=0.8, glow=0.5):
    """A moon grown on a cactus: full, gibbous, half or crescent."""
    t = T(x, y, r, rot)
    disc = ell(0, 0, 1)
    shape = {
        "full": disc,
        "gibbous": inter(disc, ell(-0.35, 0, 1.1)),
        "half": cut(disc, rect(0.05, -1.2, 2, 2.4)),
        "crescent": cut(disc, ell(0.48, -0.1, 0.92)),
    }[kind]
    if glow:
        sc.glow(x, y, r * 3.2, "#ffd8a8", glow * 0.5, 2.0)
    m = sc.add(
        t(shape),
        Lin(
            [(0, mix(tone, "#ffffff", 0.35)), (0.5, tone), (1, mix(tone, "#b8708c", 0.62))],
            (x - r * 0.7, y - r * 0.7),
            (x + r * 0.7, y + r * 0.7),
        ),
        vol=r * 0.7,
        shade=0.35,
        depth=depth,
        detail=0.9,
        mottle=0.07,
        emit=0.4,
        shadow=(r * 0.04, r * 0.12, r * 0.2, 0.55),
    )
    craters = []
    for cx_, cy_, q in (
        (-0.3, -0.35, 0.2),
        (0.25, 0.2, 0.16),
        (-0.45, 0.3, 0.13),
        (0.1, -0.5, 0.1),
        (-0.1, 0.55, 0.12),
        (0.5, -0.3, 0.12),
    ):
        craters.append((t(ell(cx_, cy_, q, q * 0.9)), mix(tone, "#a86478", 0.55), 0.85))
        craters.append((t(cut(ell(cx_, cy_, q, q * 0.9), ell(cx_ - 0.03, cy_ - 0.04, q, q * 0.9))), "#fffdf4", 0.8))
    sc.polys(craters, clip=m, mottle=0, detail=0.9)
    sc.add(t(cut(shape, X(shape, 0.10, 0.12))), "#ffffff", alpha=0.55, mottle=0, clip=m, detail=0.9, soft=1)


def saguaro(sc, limbs, body, lit, dark, rim, fogg=None, depth=0.6, ribs=7, seed=1, fog=0):
    """A cactus from limbs [(points, width)], the first being the trunk."""
    r = rng(seed)
    for pts, w in limbs[::-1]:
        p = limb(pts, [w * 0.9, w, w, w * 0.94], 50)
        xs = [q[0] for q in pts]
        m = sc.add(
            p,
            Lin(
                [(0, mix(body, lit, 0.45)), (0.5, body), (1, mix(body, dark, 0.6))],
                (min(xs) - w / 2, 0),
                (max(xs) + w / 2, 0),
            ),
            vol=w * 0.5,
            shade=0.85,
            depth=depth,
            fogg=fogg,
            fog=fog,
            rim=rim,
            mottle=0.07,
            detail=0.6,
            shadow=(w * 0.08, w * 0.08, w * 0.1, 0.4),
            flow=1.5,
        )
        lines, spines = [], []
        curves = rib_lines(pts, w, ribs)
        for _k, curve in enumerate(curves[1:-1]):
            path = limb([tuple(q) for q in curve[::4]], [w * 0.02, w * 0.055, w * 0.055, w * 0.02], 30)
            lines.append((path, dark, 0.5))
            off = X(path, -w * 0.035, 0)
            lines.append((off, lit, 0.38))
            for q in curve[3:-2:3]:
                a = r.uniform(-2.6, -0.5)
                spines.append(
                    (
                        limb(
                            [tuple(q), (q[0] + w * 0.10 * math.cos(a), q[1] + w * 0.10 * math.sin(a))],
                            [max(w * 0.016, 1.6), 0.5],
                            4,
                        ),
                        "#fff4e0",
                        0.8,
                    )
                )
        sc.polys(lines, clip=m, mottle=0, detail=0.6)
        if w > 46:
            sc.polys(spines, mottle=0, detail=0.9)


def coyote_howling(sc, t, fur, belly, dark, rim):
    """Sitting coyote that howls to the upper left; haunches at the origin, about 250 tall."""
    k = t.a[2]

    def a(p, c, v, **kw):
        return sc.add(t(p), c, vol=v * k, depth=0.95, detail=0.9, rim=rim, **kw)

    a(
        limb([(56, -18), (92, -8), (122, -22), (134, -54), (120, -84)], [26, 36, 40, 28, 6]),
        Lin([(0, fur), (1, mix(fur, dark, 0.5))], t((60, 0)), t((180, -60))),
        14,
    )
    a(
        limb([(0, -120), (-36, -164), (-54, -190)], [104, 70, 54]),
        Lin([(0, mix(fur, "#ffffff", 0.08)), (1, mix(fur, belly, 0.3))], t((-10, -130)), t((-60, -190))),
        26,
    )
    a(
        spline(
            [(70, -2), (84, -50), (62, -104), (16, -146), (-26, -164), (-54, -130), (-52, -80), (-40, -30), (-10, -4)]
        ),
        Lin([(0, mix(fur, "#ffffff", 0.1)), (1, mix(fur, dark, 0.45))], t((-50, -120)), t((80, -40))),
        44,
    )
    a(
        spline([(84, -4), (92, -46), (60, -76), (22, -66), (10, -30), (24, -4)]),
        mix(fur, dark, 0.18),
        26,
        shadow=(3 * k, 4 * k, 6 * k, 0.4),
    )
    a(spline([(-8, 0), (60, -10), (66, 0), (40, 8), (-4, 8)]), mix(fur, belly, 0.5), 7)
    a(limb([(-20, -86), (-14, -40), (-20, -4)], [30, 22, 15]), mix(fur, dark, 0.3), 8)
    a(limb([(-40, -96), (-42, -44), (-48, -4)], [32, 23, 16]), mix(fur, belly, 0.25), 9)
    for x in (-58, -30):
        a(spline([(x - 10, -8), (x - 14, 4), (x + 14, 5), (x + 12, -8)]), mix(belly, fur, 0.4), 4)
    a(spline([(-84, -186), (-70, -140), (-52, -84), (-40, -62), (-28, -88), (-34, -140), (-58, -180)]), belly, 12)
    a(spline([(-18, -176), (10, -192), (30, -214, 1), (2, -222), (-22, -210)]), mix(fur, dark, 0.35), 8)
    a(
        spline(
            [
                (-24, -166),
                (-20, -200),
                (-44, -226),
                (-70, -240),
                (-94, -276),
                (-108, -288),
                (-116, -276),
                (-106, -248),
                (-92, -218),
                (-78, -190),
                (-52, -166),
            ]
        ),
        Lin([(0, fur), (1, mix(fur, "#ffffff", 0.15))], t((-20, -180)), t((-110, -280))),
        18,
    )
    a(
        spline([(-60, -186), (-84, -210), (-112, -236), (-124, -244, 1), (-114, -222), (-92, -192), (-70, -174)]),
        mix(belly, fur, 0.3),
        8,
    )
    a(spline([(-20, -196), (-4, -226), (12, -250, 1), (-20, -246), (-40, -218)]), mix(fur, dark, 0.2), 8)
    sc.add(t(ell(-110, -284, 9, 8)), "#1c1420", vol=4 * k, detail=1, depth=0.96)
    sc.post(mask(t(limb([(-58, -222), (-66, -226), (-76, -222)], [2, 5, 2]))), "#2a1a24")
    sc.post(mask(t(limb([(-94, -222), (-110, -250), (-116, -270)], [2, 4, 2]))), "#3a1c28")
