"""Things of Paper City: hats, tape, spools, washing."""

import math

import numpy as np

from ...kit.colour import mix
from ...kit.fills import Lin
from ...kit.paths import T, ell, limb, mask, poly, sample, spline
from ...kit.scene import Scene

CROWNS = {
    "top": [(-56, -6, 1), (-58, -60), (-64, -122, 1), (0, -134), (64, -122, 1), (58, -60), (56, -6, 1), (0, 12)],
    "bowler": [(-64, -6, 1), (-66, -50), (-48, -86), (0, -98), (48, -86), (66, -50), (64, -6, 1), (0, 12)],
    "boater": [(-62, -6, 1), (-62, -56, 1), (0, -66), (62, -56, 1), (62, -6, 1), (0, 12)],
    "fedora": [(-62, -6, 1), (-56, -60), (-34, -88), (-8, -76), (16, -90), (52, -66), (62, -6, 1), (0, 12)],
    "cloche": [(-74, 2, 1), (-72, -50), (-44, -92), (0, -102), (44, -92), (72, -50), (74, 2, 1), (0, 18)],
    "sun": [(-52, -6, 1), (-50, -40), (-30, -62), (0, -68), (30, -62), (50, -40), (52, -6, 1), (0, 10)],
}


def tape(sc: Scene, pts, wid, col="#f2c23c", tick="#5a3a1c", depth=0.85, rim=None, step=16, n=160) -> None:
    """measuring tape along a curve: a band with plain ticks, no numerals"""
    c = sample(pts, n)
    sc.add(
        limb(pts, [wid, wid], n, cap=False), col, vol=wid * 0.35, depth=depth, detail=1, rim=rim, shadow=(4, 7, 6, 0.35)
    )
    seg = np.hypot(*np.diff(c, axis=0).T)
    s = np.concatenate([[0], np.cumsum(seg)])
    tan = np.gradient(c, axis=0)
    marks = []
    for i, d in enumerate(np.arange(step, s[-1], step)):
        k = int(np.searchsorted(s, d))
        k = min(k, len(c) - 1)
        v = tan[k] / (np.linalg.norm(tan[k]) + 1e-6)
        nrm = np.array([-v[1], v[0]])
        a = c[k] + nrm * wid * 0.5
        b = c[k] + nrm * wid * (0.0 if i % 5 == 4 else 0.2)
        marks.append(poly([tuple(a), tuple(b)], closed=False))
    sc.post(mask(marks, stroke=2.2), tick, 0.85)


def spool(sc: Scene, t: T, thread="#c85a6a", wood="#c89a68", rim=None, depth=0.9, r0=60, h=120) -> None:
    """upright wooden spool with thread"""
    k = t.a[2]
    _thread(sc, t, r0, h, thread, k, rim, depth)
    _spool_rims(sc, h, t, r0, wood, k, rim, depth)


def _thread(sc: Scene, t: T, r0, h, thread, k, rim, depth) -> None:
    """thread"""
    sc.add(
        t(
            spline(
                [
                    (-r0 * 0.78, -h * 0.86, 1),
                    (r0 * 0.78, -h * 0.86, 1),
                    (r0 * 0.82, -h * 0.5),
                    (r0 * 0.78, -h * 0.12, 1),
                    (-r0 * 0.78, -h * 0.12, 1),
                    (-r0 * 0.82, -h * 0.5),
                ]
            )
        ),
        Lin(
            [(0, mix(thread, "#ffffff", 0.25)), (0.5, thread), (1, mix(thread, "#200818", 0.5))],
            t((-r0, 0)),
            t((r0, 0)),
        ),
        vol=16 * k,
        rim=rim,
        depth=depth,
        detail=0.9,
    )
    wind = [
        (
            t(
                spline(
                    [
                        (-r0 * 0.8, -h * 0.84 + i * h * 0.066),
                        (0, -h * 0.82 + i * h * 0.066 + 8),
                        (r0 * 0.8, -h * 0.84 + i * h * 0.066),
                    ],
                    closed=False,
                )
            ),
            mix(thread, "#200818", 0.5),
            0.6,
            2.2 * k,
        )
        for i in range(11)
    ]
    sc.polys(wind, depth=depth, detail=0.9)


def _spool_rims(sc: Scene, h, t: T, r0, wood, k, rim, depth) -> None:
    """rims"""
    for yy in (-h * 0.08, -h * 0.92):
        sc.add(
            t(
                spline(
                    [
                        (-r0, yy - h * 0.07),
                        (0, yy - h * 0.12),
                        (r0, yy - h * 0.07),
                        (r0, yy + h * 0.04),
                        (0, yy + h * 0.09),
                        (-r0, yy + h * 0.04),
                    ]
                )
            ),
            Lin([(0, mix(wood, "#ffffff", 0.3)), (1, mix(wood, "#301818", 0.5))], t((-r0, 0)), t((r0, 0))),
            vol=7 * k,
            rim=rim,
            depth=depth,
            detail=0.9,
        )
    sc.add(t(ell(0, -h * 0.98, r0 * 0.95, r0 * 0.2)), mix(wood, "#ffffff", 0.25), depth=depth, detail=0.9)
    sc.add(t(ell(0, -h * 0.98, r0 * 0.26, r0 * 0.06)), mix(wood, "#301818", 0.75), depth=depth, detail=0.9)


def hat_thing(sc: Scene, t: T, kind="top", c="#2c2438", band="#c8352e", rim=None, depth=0.6, dark="#180c18") -> None:
    """a hat standing on its brim; local size: brim about +-100 wide, origin at the middle of the brim"""
    k = t.a[2]
    kw = {"depth": depth, "detail": 0.85, "mottle": 0.06}

    def shade(w):
        return Lin([(0, mix(c, "#ffe8c0", 0.35)), (0.4, c), (1, mix(c, dark, 0.6))], t((-w, 0)), t((w, 0)))

    _brim(sc, kind, t, shade, k, rim, kw)
    _crown(sc, t, kind, shade, k, rim, kw, band, dark)
    _trimmings(sc, kind, t, c, kw, dark, k, depth, rim)


def _brim(sc: Scene, kind, t: T, shade, k, rim, kw) -> None:
    """brim"""
    brim_w = {"top": 96, "bowler": 98, "boater": 104, "fedora": 110, "cloche": 92, "sun": 128}[kind]
    brim = spline(
        [
            (-brim_w, -8),
            (-brim_w * 0.6, 10),
            (0, 20),
            (brim_w * 0.6, 10),
            (brim_w, -8),
            (brim_w * 0.6, -16),
            (0, -20),
            (-brim_w * 0.6, -16),
        ]
    )
    if kind == "bowler":
        brim = spline(
            [
                (-brim_w, -22),
                (-brim_w * 0.62, 6),
                (0, 20),
                (brim_w * 0.62, 6),
                (brim_w, -22),
                (brim_w * 0.6, -12),
                (0, -14),
                (-brim_w * 0.6, -12),
            ]
        )
    sc.add(t(brim), shade(brim_w), vol=9 * k, rim=rim, shadow=(3 * k, 12 * k, 9 * k, 0.45), **kw)


def _crown(sc: Scene, t: T, kind, shade, k, rim, kw, band, dark) -> None:
    """crown and band"""
    m = sc.add(t(spline(CROWNS[kind])), shade(66), vol=26 * k, rim=rim, **kw)
    top_y = {"top": -26, "bowler": -22, "boater": -26, "fedora": -24, "cloche": -18, "sun": -16}[kind]
    sc.add(
        mask(t(limb([(-78, top_y - 6), (0, top_y + 14), (78, top_y - 6)], [22, 22, 22], cap=False))) * m,
        Lin([(0, mix(band, "#ffffff", 0.25)), (1, mix(band, dark, 0.5))], t((-66, 0)), t((66, 0))),
        vol=4 * k,
        **kw,
    )


def _trimmings(sc: Scene, kind, t: T, c, kw, dark, k, depth, rim) -> None:
    """trimmings"""
    if kind == "top":
        sc.add(t(ell(0, -122, 63, 10)), mix(c, "#ffe8c0", 0.16), **kw)
    if kind == "boater":
        rows = [
            (
                t(spline([(-62, -16 - j * 9), (0, -4 - j * 9), (62, -16 - j * 9)], closed=False)),
                mix(c, dark, 0.45),
                0.5,
                1.6 * k,
            )
            for j in range(5)
        ]
        sc.polys(rows, depth=depth, detail=0.9)
    if kind == "sun":
        for dx, col in ((-30, "#e8705a"), (-8, "#f6e2b8"), (14, "#d84a5a")):
            for a in range(5):
                sc.add(
                    t(ell(dx + 8 * math.cos(a * 1.257), -12 + 7 * math.sin(a * 1.257), 6.5)),
                    col,
                    vol=2 * k,
                    depth=depth,
                    detail=1,
                )
            sc.add(t(ell(dx, -12, 4.5)), "#f2b83c", depth=depth, detail=1)
    if kind == "fedora":
        sc.add(t(limb([(38, -18), (52, -50), (44, -86)], [7, 9, 2])), "#5f9a94", vol=3 * k, rim=rim, **kw)


def star_glyph(x, y, r0, rot=0.0):
    """four-pointed star as a path"""
    return poly(
        [
            (
                x + (r0 if k % 2 == 0 else r0 * 0.28) * math.cos(rot + k * math.pi / 4),
                y + (r0 if k % 2 == 0 else r0 * 0.28) * math.sin(rot + k * math.pi / 4),
            )
            for k in range(8)
        ]
    )
