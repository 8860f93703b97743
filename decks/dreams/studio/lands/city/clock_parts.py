"""What a tower clock is made of: its wheels, its dial and its hands."""

import math

import numpy as np

from ...kit.colour import mix
from ...kit.fills import Lin, Rad
from ...kit.paths import cut, ell, limb, mask, poly, spline, union
from ...kit.scene import Scene

UMBER, OCHRE, PALE = "#1c1210", "#8a6a48", "#fff0c0"
DIAL_X, DIAL_Y, DIAL_R = 540, 560, 410
IRON = "#241818"
HOUR_ANGLE, MINUTE_ANGLE = math.radians(-152), math.radians(-38)


def gear(cx, cy, r0, r1, teeth, hole=0.3, spokes=5, rot=0.0):
    """cog wheel as one path with openings"""
    pts = []
    for i in range(teeth):
        a = rot + 2 * math.pi * i / teeth
        w = math.pi / teeth
        for da, rad in ((-0.55, r0), (-0.34, r1), (0.34, r1), (0.55, r0)):
            pts.append((cx + rad * math.cos(a + da * w), cy + rad * math.sin(a + da * w)))
    g = poly(pts)
    g = cut(g, ell(cx, cy, r0 * 0.80))
    parts = [g, cut(ell(cx, cy, r0 * hole), ell(cx, cy, r0 * hole * 0.45))]
    for i in range(spokes):
        a = rot + 0.3 + 2 * math.pi * i / spokes
        parts.append(
            limb(
                [
                    (cx + r0 * hole * 0.8 * math.cos(a), cy + r0 * hole * 0.8 * math.sin(a)),
                    (cx + r0 * 0.84 * math.cos(a), cy + r0 * 0.84 * math.sin(a)),
                ],
                [r0 * 0.11, r0 * 0.09],
                4,
            )
        )
    return union(*parts)


def _hand_of_clock(sc: Scene, a, ln, w):
    """a hand of the clock; returns its tip and the way along it"""
    u = np.array([math.cos(a), math.sin(a)])
    n_ = np.array([-u[1], u[0]])

    def q(d, s):
        return tuple(np.array([DIAL_X, DIAL_Y]) + u * d + n_ * s)

    sc.add(
        spline(
            [
                (*q(-70, -w * 0.5), 1),
                q(-40, -w * 0.35),
                q(ln * 0.5, -w * 0.42),
                q(ln * 0.70, -w * 1.15),
                q(ln * 0.78, -w * 0.5),
                (*q(ln, 0), 1),
                q(ln * 0.78, w * 0.5),
                q(ln * 0.70, w * 1.15),
                q(ln * 0.5, w * 0.42),
                q(-40, w * 0.35),
                (*q(-70, w * 0.5), 1),
            ]
        ),
        Lin([(0, "#4a302a"), (1, "#150c10")], q(0, -w), q(0, w)),
        vol=8,
        depth=0.6,
        detail=0.85,
        rim=("#ffe4a8", 4, (0.2, -1), 0.85),
        shadow=(5, 10, 9, 0.4),
    )
    return q(ln * 0.97, 0), (lambda d: q(d, 0))


def dial(sc: Scene):
    """dial: glass lit from outside"""
    sc.glow(DIAL_X, DIAL_Y, 820, "#e8b050", 0.40, 1.7)
    disc = mask(ell(DIAL_X, DIAL_Y, DIAL_R))
    sc.add(
        disc,
        Rad(
            [(0, "#fff6d4"), (0.45, "#f6dc98"), (0.8, "#d8a860"), (1, "#9a6c40")],
            (DIAL_X + 40, DIAL_Y + 90),
            DIAL_R * 1.25,
        ),
        depth=0.15,
        mottle=0.05,
        detail=0.35,
    )
    return disc


def hour_marks(sc: Scene) -> None:
    """iron ring, bars and hour marks"""
    ring = cut(ell(DIAL_X, DIAL_Y, DIAL_R + 44), ell(DIAL_X, DIAL_Y, DIAL_R - 4))
    sc.add(
        ring,
        Rad([(0, "#8a5c38"), (0.86, "#5a3c2a"), (1, "#1c1214")], (DIAL_X, DIAL_Y), DIAL_R + 50),
        vol=18,
        depth=0.3,
        detail=0.7,
        rim=("#ffdf9a", 4, (0, 1), 0.5),
    )
    _marks(sc)


def _marks(sc: Scene) -> None:
    """hour marks and bars"""
    marks = []
    for k in range(60):
        a = k * math.pi / 30
        big = k % 5 == 0
        r0 = DIAL_R - (92 if big else 44)
        wd = 17 if big else 5
        ca, sa = math.cos(a), math.sin(a)
        marks.append(
            (
                limb(
                    [(DIAL_X + r0 * ca, DIAL_Y + r0 * sa), (DIAL_X + (DIAL_R - 18) * ca, DIAL_Y + (DIAL_R - 18) * sa)],
                    [wd, wd * 1.25],
                    4,
                    cap=False,
                ),
                IRON,
            )
        )
    marks.append((cut(ell(DIAL_X, DIAL_Y, DIAL_R - 24), ell(DIAL_X, DIAL_Y, DIAL_R - 33)), IRON))
    marks.append((cut(ell(DIAL_X, DIAL_Y, DIAL_R - 104), ell(DIAL_X, DIAL_Y, DIAL_R - 110)), IRON))
    for k in range(6):
        a = math.pi / 6 + k * math.pi / 3
        marks.append(
            (
                limb(
                    [
                        (DIAL_X + 60 * math.cos(a), DIAL_Y + 60 * math.sin(a)),
                        (DIAL_X + (DIAL_R - 106) * math.cos(a), DIAL_Y + (DIAL_R - 106) * math.sin(a)),
                    ],
                    [4, 4],
                    4,
                ),
                mix(IRON, OCHRE, 0.3),
            )
        )
    sc.polys(marks, depth=0.3, detail=0.8, mottle=0.05)


def hands(sc: Scene):
    """hands of the clock"""

    _tip_h, on_hour_hand = _hand_of_clock(sc, HOUR_ANGLE, 290, 30)
    _tip_m, on_minute_hand = _hand_of_clock(sc, MINUTE_ANGLE, 385, 24)
    sc.add(ell(DIAL_X, DIAL_Y, 36), "#3a2420", vol=14, depth=0.61, detail=0.9, rim=("#ffe4a8", 4, (0.2, -1), 0.9))
    sc.add(ell(DIAL_X, DIAL_Y, 14), "#c8924a", vol=7, depth=0.61, detail=0.9)
    return on_hour_hand, on_minute_hand
