"""Things of Paper City: hats, tape, spools, washing."""

import math

import numpy as np

from ...kit.colour import mix
from ...kit.field import blur, rng
from ...kit.fills import Lin
from ...kit.paths import T, ell, limb, mask, poly, rect, sample, spline
from ...kit.scene import Scene

BEAR = {
    "outline": [
        (-92, -30),
        (-70, -62),
        (-20, -72),
        (40, -66),
        (78, -78),
        (96, -98, 1),
        (108, -78),
        (130, -62),
        (148, -44),
        (138, -30),
        (112, -24),
        (100, 2),
        (98, 62, 1),
        (66, 66, 1),
        (62, 22),
        (20, 14),
        (-18, 18),
        (-30, 64, 1),
        (-64, 66, 1),
        (-62, 20),
        (-86, 4),
        (-104, 2),
        (-102, -16),
    ],
    "stars": [
        (-96, -10),
        (-66, -50),
        (-10, -58),
        (52, -52),
        (98, -66),
        (138, -42),
        (82, 4),
        (82, 56),
        (-46, 8),
        (-48, 56),
    ],
    "links": [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (3, 6), (6, 7), (1, 8), (8, 9), (8, 6)],
    "pegs": [(-66, -64), (30, -69), (94, -92)],
}
SWAN = {
    "outline": [
        (-120, 10),
        (-60, -4),
        (-30, -18),
        (-50, -64),
        (-96, -96, 1),
        (-30, -92),
        (14, -56),
        (24, -16),
        (60, -18),
        (104, -36),
        (128, -56),
        (146, -48),
        (136, -36),
        (110, -16),
        (70, 8),
        (34, 18),
        (30, 54),
        (4, 92, 1),
        (-18, 58),
        (-26, 20),
        (-70, 20),
    ],
    "stars": [
        (-108, 10),
        (-54, 8),
        (4, -2),
        (62, -8),
        (110, -30),
        (134, -46),
        (-24, -64),
        (-78, -90),
        (4, 40),
        (4, 84),
    ],
    "links": [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (2, 6), (6, 7), (2, 8), (8, 9)],
    "pegs": [(-92, -96), (-20, -90), (130, -58)],
}
FISH = {
    "outline": [
        (-110, -44, 1),
        (-70, -14),
        (-30, -42),
        (20, -50),
        (72, -34),
        (104, -4),
        (74, 26),
        (20, 42),
        (-30, 34),
        (-68, 8),
        (-108, 38, 1),
        (-92, -4),
    ],
    "stars": [(-96, -30), (-96, 26), (-66, -3), (-10, -38), (46, -38), (90, -4), (40, 28), (-16, 28)],
    "links": [(0, 2), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7), (7, 2)],
    "pegs": [(-106, -44), (0, -50), (64, -38)],
}
HARE = {
    "outline": [
        (-66, 30),
        (-70, -4),
        (-44, -34),
        (-6, -36),
        (22, -50),
        (14, -84),
        (22, -112, 1),
        (36, -84),
        (42, -60),
        (66, -52),
        (74, -34),
        (54, -24),
        (40, -10),
        (44, 34),
        (56, 52, 1),
        (24, 50),
        (16, 20),
        (-16, 22),
        (-14, 46),
        (-50, 48),
    ],
    "stars": [(-58, 8), (-34, -24), (10, -34), (24, -100), (62, -40), (32, 2), (42, 44), (-34, 38)],
    "links": [(0, 1), (1, 2), (2, 3), (2, 4), (2, 5), (5, 6), (0, 7), (5, 0)],
    "pegs": [(21, -108), (-36, -35), (66, -52)],
}
LADLE = {
    "outline": [
        (-120, -36),
        (-108, -50),
        (-50, -36),
        (-2, -18),
        (8, -34),
        (84, -34),
        (92, -22),
        (84, 24),
        (60, 44),
        (30, 44),
        (6, 26),
        (-4, 0),
        (-60, -18),
    ],
    "stars": [(-108, -42), (-70, -30), (-30, -18), (6, -6), (14, 28), (74, 30), (80, -24)],
    "links": [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 3)],
    "pegs": [(-112, -46), (20, -34), (80, -34)],
}

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


def night_sheet(
    sc: Scene,
    t: T,
    outline,
    stars,
    links,
    cloth="#1b2358",
    light="#3c4a9a",
    rim=("#c8d0ff", 3, (-0.3, -1), 0.7),
    depth=0.6,
    seed=1,
    pegs=(),
    glow=0.5,
):
    """a piece of night cut as a figure and pegged to a line: stars joined by threads"""
    k = t.a[2]
    dice = rng(seed)
    xs, ys, m = _cloth(sc, t, outline, light, cloth, k, depth, rim, dice)
    _stars(sc, dice, xs, ys, m, stars, t, links, k, glow, pegs, depth)
    return m


def _cloth(sc: Scene, t: T, outline, light, cloth, k, depth, rim, dice):
    """cloth and folds"""
    path = t(spline(outline))
    xs = [t(p)[0] for p in outline]
    ys = [t(p)[1] for p in outline]
    m = sc.add(
        path,
        Lin([(0, light), (0.5, cloth), (1, mix(cloth, "#050818", 0.45))], (min(xs), min(ys)), (max(xs), max(ys))),
        vol=10 * k,
        depth=depth,
        detail=0.75,
        mottle=0.06,
        rim=rim,
        shadow=(8 * k, 12 * k, 12 * k, 0.28),
    )
    folds = []
    for i in range(9):
        x = min(xs) + (max(xs) - min(xs)) * (i + 0.5) / 9 + dice.uniform(-6, 6)
        folds.append(
            limb(
                [
                    (x, min(ys)),
                    (x + dice.uniform(-10, 10), (min(ys) + max(ys)) / 2),
                    (x + dice.uniform(-6, 6), max(ys)),
                ],
                [4 * k, 9 * k, 14 * k],
                10,
            )
        )
    sc.mul("#0a0e30", blur(mask(folds), 4 * k) * m * 0.35)
    return xs, ys, m


def _stars(sc: Scene, dice, xs, ys, m, stars, t: T, links, k, glow, pegs, depth) -> None:
    """stars and threads"""
    small = [
        (dice.uniform(min(xs), max(xs)), dice.uniform(min(ys), max(ys)), dice.uniform(0.8, 2.0)) for _ in range(90)
    ]
    sc.post(mask([ell(x, y, s) for x, y, s in small]) * m, "#e8ecff", 0.7)
    joints = [t(p) for p in stars]
    sc.post(mask([poly([joints[a], joints[b]], closed=False) for a, b in links], stroke=1.9) * m, "#f4e8c0", 0.65)
    for i, p in enumerate(joints):
        size = (11 if i % 3 == 0 else 8) * k**0.5 * 1.25
        sc.glow(p[0], p[1], size * 4.2, "#ffe6a0", glow, 2)
        sc.post(mask(star_glyph(p[0], p[1], size)), "#fff8dc", 1.0)
        sc.post(mask(ell(p[0], p[1], size * 0.34)), "#fff8dc", 1.0)
    for px, py in pegs:
        x, y = t((px, py))
        sc.add(
            rect(x - 4, y - 13, 8, 26, 2),
            "#d8a868",
            vol=2.5,
            depth=depth + 0.05,
            detail=1,
            rim=("#fff0d0", 1.6, (-0.4, -1), 0.8),
        )
