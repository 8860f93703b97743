"""Card 24, The Giant's Bookmark."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.camera import Quad
from ...kit.canvas import H
from ...kit.colour import mix
from ...kit.field import blur
from ...kit.fills import Lin
from ...kit.ground import land, ridge, swirl
from ...kit.paths import T, X, blurmask, ell, lerp, limb, mask, poly, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.buildings import skyline
from ...motifs.people import CHILD, Gesture, Look, human
from ...motifs.sky import cumulus
from .animals import songbird
from .book_house import book

LEFT_SPINE = Quad((-6, 196), (318, 118), (238, 1392), (-140, 1490))
LEFT_PAGES = Quad((322, 128), (428, 210), (340, 1330), (240, 1386))
RIGHT_SPINE = Quad((700, 150), (1030, 246), (1150, 1496), (800, 1396))
RIGHT_PAGES = Quad((592, 236), (696, 160), (798, 1390), (694, 1330))
RIM = ("#ffe0b8", 2.5, (0.2, -1), 0.85)


def ribbon_road(
    sc: Scene,
    path,
    widths,
    flats,
    lit,
    mid,
    dark,
    edge=None,
    thick=(8, 2),
    n=220,
    depth=0.5,
    detail=0.7,
    hem=None,
):
    """a ribbon that lies in the air like a road, far end first in path; widths and flats are sampled along it.
    Returns centre points, left edge, right edge"""
    c = sample(path, n)
    tan = np.gradient(c, axis=0)
    tan /= np.linalg.norm(tan, axis=1)[:, None]
    u = np.linspace(0, 1, n)
    wide = np.interp(u, np.linspace(0, 1, len(widths)), widths)
    flat = np.interp(u, np.linspace(0, 1, len(flats)), flats)
    th = np.interp(u, [0, 1], thick[::-1])
    nrm = np.stack([-tan[:, 1], tan[:, 0]], 1)
    flip = np.where(nrm[:, 0] < 0, -1, 1)
    nrm *= flip[:, None]
    nrm[:, 1] *= flat
    left, right = c - nrm * wide[:, None] * 0.5, c + nrm * wide[:, None] * 0.5
    for i in range(n - 2):
        j = min(i + 2, n - 1)
        slope = abs(tan[i][1])
        t = 0.5 + 0.42 * math.sin(5.2 * slope + 1.4 * tan[i][0])
        col = mix(mid, lit, t) if t > 0.5 else mix(dark, mid, t * 2)
        piece = poly([tuple(left[i]), tuple(left[j]), tuple(right[j]), tuple(right[i])])
        sc.polys([(X(piece, 0, th[i]), mix(col, dark, 0.6)), (piece, col)], depth=depth, detail=detail, mottle=0.05)
    m = _ribbon_hem(sc, left, right, edge, hem, n, wide, depth)
    return c, left, right, m


def _ribbon_hem(sc: Scene, left, right, edge, hem, n, wide, depth):
    """edges and hem"""
    m = mask(poly([tuple(q) for q in left] + [tuple(q) for q in right[::-1]]))
    if edge is not None:
        sc.mixin(
            edge,
            mask(
                [poly([tuple(q) for q in left], closed=False), poly([tuple(q) for q in right], closed=False)], stroke=3
            )
            * 0.6,
        )
    if hem is not None:
        for f in (0.07, 0.93):
            for k in range(0, n - 5, 4):
                p = [lerp(left[q], right[q], f) for q in range(k, k + 5)]
                sc.add(
                    mask(poly(p, closed=False), stroke=max(1.5, wide[k] * 0.022)),
                    hem,
                    alpha=0.7,
                    mottle=0,
                    depth=depth,
                    detail=0.9,
                )
    return m


def pigeon(sc: Scene, t: T, c="#8a90a8", breast="#b8a0b4", rim=None, depth=0.85, *, sleep=False) -> None:
    """plump pigeon sitting, facing right; local height about 60, feet at 0"""
    k = t.a[2]
    kw = {"rim": rim, "depth": depth, "detail": 1}
    sc.add(t(spline([(-26, -14), (-58, -6, 1), (-62, 4, 1), (-30, -2)])), mix(c, "#10101c", 0.4), vol=3 * k, **kw)
    sc.add(
        t(spline([(-34, -12), (-22, -34), (4, -42), (26, -30), (30, -12), (16, 0), (-14, 1)])),
        Lin([(0, mix(breast, "#ffffff", 0.15)), (0.5, c), (1, mix(c, "#10101c", 0.2))], t((30, 0)), t((-34, 0))),
        vol=16 * k,
        **kw,
    )
    sc.add(
        t(spline([(-44, -4), (-28, -26), (0, -30), (10, -18), (-8, -8)])),
        mix(c, "#10101c", 0.22),
        vol=7 * k,
        depth=depth,
        detail=1,
    )
    for x in (-18, -8):
        sc.add(t(limb([(x, -22), (x - 6, -9)], [4, 4], 6)), "#2a2a38", depth=depth, detail=1, mottle=0)
    hx_, hy = (14, -42) if sleep else (22, -50)
    sc.add(
        t(spline([(hx_ - 15, hy + 16), (hx_ - 13, hy - 4), (hx_, hy - 13), (hx_ + 12, hy - 4), (hx_ + 10, hy + 14)])),
        mix(c, "#3a6a70", 0.35),
        vol=8 * k,
        **kw,
    )
    if not sleep:
        sc.add(
            t(spline([(hx_ + 10, hy - 4, 1), (hx_ + 22, hy + 1, 1), (hx_ + 10, hy + 3, 1)])),
            "#d8a890",
            depth=depth,
            detail=1,
        )
        sc.add(t(ell(hx_ + 4, hy - 3, 2.6)), "#e8703a", mottle=0, depth=depth, detail=1)
        sc.add(t(ell(hx_ + 4, hy - 3, 1.3)), "#101018", mottle=0, depth=depth, detail=1)


@card(24, "the-giants-bookmark", "The Giant's Bookmark", Land.CITY, gouache, hand=LOOSE)
def the_giants_bookmark() -> Scene:
    """People live in two tower-books, and the ribbon that marks a page is a road between them.
    A boy climbs it to see where the giant stopped reading; the page corners are pigeons asleep.

    Gouache, P4 rose brick dawn, low, vertical split with a falling ribbon.
    """
    sc = Scene(light=(0.05, -0.8, 0.45), key="#ffd8b0", shadow="#1e1030", fog="#a86a7a", seed=2401)
    _dusk(sc)
    _town(sc)
    _books(sc)
    course = _ribbon(sc)
    _boy(sc, course)
    _roosting_pigeons(sc)
    _pigeon_in_flight(sc)
    return sc


def _dusk(sc: Scene) -> None:
    """a night sky with dusk still in the gap"""
    sc.sky(
        [(0, "#1f1838"), (0.22, "#4a2c56"), (0.48, "#a8586c"), (0.68, "#f0a080"), (0.82, "#ffd2a0")], 0, 1330, warp=46
    )
    sc.setflow(swirl(sc, 1.35, 0.6, 420, 2))
    sc.stars(160, 520, 5)
    sc.glow(520, 980, 620, "#ffcf98", 0.55, 1.6)
    for cx, cy, w, h, s in ((520, 330, 300, 80, 4), (560, 700, 260, 70, 5)):
        cumulus(
            sc,
            cx,
            cy,
            w,
            h,
            s,
            light="#ffc8a0",
            mid="#b86a78",
            dark="#4a2c56",
            alpha=0.75,
            depth=0.04,
            L=(0.1, 0.6, 0.5),
        )


def _town(sc: Scene) -> None:
    """small town at the foot of the books"""
    skyline(
        sc,
        1290,
        40,
        150,
        30,
        60,
        "#b86a70",
        "#9a5668",
        71,
        lit="#ffe6a8",
        plit=0.4,
        win=(4, 6),
        gap=(9, 12),
        depth=0.12,
        fogg=(1130, 1300, 0.6, "#ffc898"),
    )
    sc.haze(1280, 50, "#ffd2a4", 0.6, seed=4)
    sc.add(
        land(ridge(1310, 8, 200, 5)),
        Lin([(0, "#c8787a"), (0.4, "#6a3a54"), (1, "#1f1230")], (0, 1300), (0, H)),
        depth=0.3,
        mottle=0.08,
    )


def _books(sc: Scene) -> None:
    """the two books"""
    sc.mul(
        "#2a1434",
        blur(mask(poly([(230, 1380), (360, 1330), (700, 1330), (800, 1390), (700, 1440), (300, 1440)])), 24) * 0.5,
    )
    book(sc, LEFT_SPINE, LEFT_PAGES, "#7a3048", "#f0d2b0", 5, 1, 0.55, 0.78)
    book(sc, RIGHT_SPINE, RIGHT_PAGES, "#2a5464", "#e8c8a8", 9, -1, 0.50, 0.22)


def _ribbon(sc: Scene):
    """the ribbon, from the top of the left book down to the foreground"""
    path = [
        (396, 168),
        (444, 128),
        (500, 170),
        (560, 300),
        (598, 430),
        (560, 560),
        (470, 660),
        (446, 770),
        (510, 880),
        (610, 970),
        (640, 1070),
        (560, 1160),
        (440, 1240),
        (400, 1330),
        (470, 1430),
        (560, 1560),
    ]
    sh = mask(limb([(x + 26, y + 40) for x, y in path[2:-1]], [30, 60, 90, 130, 170]))
    sc.mul("#2a1030", blur(sh, 16) * 0.40)
    course, _left, _right, _mask = ribbon_road(
        sc,
        path,
        [30, 34, 42, 52, 62, 76, 92, 112, 140, 176, 226, 290],
        [0.9, 0.55, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5],
        "#ff7a58",
        "#d8342e",
        "#7a1428",
        edge="#ffc8a0",
        thick=(20, 3),
        depth=0.7,
        hem="#ffb070",
    )
    return course


def _boy(sc: Scene, course):
    """The boy on the ribbon, from behind, a satchel on his back, one arm up to see farther."""
    k = 168
    x, y = course[k]
    sc.add(blurmask(ell(x, y + 2, 70, 11), 5), "#4a0c1c", alpha=0.7, mottle=0)
    climb = Gesture(
        hips=(0.02, 0, 0.47),
        lean=16,
        side=4,
        twist=-8,
        nod=-24,
        hands=((0.2, -0.3, 1.0), (0.0, 0.2, 0.5)),
        feet=((-0.12, -0.07, 0.0), (0.16, 0.07, 0.1)),
    )
    human(
        sc,
        x - 4,
        y + 4,
        330,
        climb,
        Look(
            coat="#c8dce8",
            legs="#3a4a6a",
            boots="#2a1c24",
            hair="#3a2018",
            hat="cap",
            hat_colour="#2f5a6a",
            hem=0.3,
            scarf="#f0c050",
            wind=-0.08,
        ),
        build=CHILD,
        turn=-78,
        rim=("#ffe6b0", 5, (0.4, -0.9), 0.95),
    )
    t = T(x - 6, y - 148, 1, 4)
    sc.add(
        t(spline([(-46, -44), (46, -44), (50, 36), (0, 46), (-50, 36)])),
        "#8a5a3a",
        vol=16,
        depth=0.93,
        rim=("#ffe6b0", 4, (0.3, -0.9), 0.8),
        shadow=(4, 8, 7, 0.5),
    )
    sc.mul("#3a2018", blurmask(t(limb([(-48, -6), (0, 6), (48, -6)], [4, 8, 4], 14)), 2) * 0.7)


def _roosting_pigeons(sc: Scene) -> None:
    """turned page corners with roosting pigeons"""
    birds = [
        (LEFT_PAGES, 1.0, 0.20, 1, 0.92, "#8a8cac"),
        (LEFT_PAGES, 1.0, 0.40, 1, 1.05, "#b8a8b8"),
        (LEFT_PAGES, 1.0, 0.64, 1, 1.12, "#6f7698"),
        (LEFT_PAGES, 1.0, 0.83, 1, 0.95, "#a89cb0"),
        (RIGHT_PAGES, 0.0, 0.16, -1, 0.95, "#a8a4bc"),
        (RIGHT_PAGES, 0.0, 0.33, -1, 1.05, "#7a7e9c"),
        (RIGHT_PAGES, 0.0, 0.55, -1, 1.1, "#f2e8dc"),
        (RIGHT_PAGES, 0.0, 0.77, -1, 1.05, "#8a8aa8"),
    ]
    for i, (q, u, v, side, s, col) in enumerate(birds):
        x, y = q(u, v)
        corner = spline(
            [
                (x - side * 10, y - 44, 1),
                (x + side * 34, y - 8),
                (x + side * 74, y + 4, 1),
                (x + side * 30, y + 14),
                (x - side * 8, y + 38, 1),
            ]
        )
        sc.add(
            corner,
            Lin([(0, "#fff0d4"), (1, "#b8808a")], (x, y - 30), (x + side * 60, y + 20)),
            vol=7,
            depth=0.74,
            detail=0.9,
            rim=("#fff4dc", 2.5, (0, -1), 0.8),
            shadow=(side * 4, 12, 9, 0.5),
        )
        pigeon(
            sc,
            T(x + side * 38, y - 2, s * 0.95, 0, side < 0),
            c=col,
            breast=mix(col, "#c890a0", 0.5),
            rim=RIM,
            depth=0.8,
            sleep=i % 3 == 1,
        )


def _pigeon_in_flight(sc: Scene) -> None:
    """one has just left"""
    songbird(sc, T(478, 560, 0.72, -16), c="#9a9ab8", belly="#d8b8c0", beak="#d8a890", rim=RIM, up=1.0, depth=0.82)
