"""Card 53, Orchard of Lost Kites."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.canvas import H
from ...kit.colour import mix
from ...kit.field import blur, noise, rng
from ...kit.fills import Lin
from ...kit.ground import land, ridge
from ...kit.marks import line
from ...kit.paths import T, X, blurmask, cut, ell, joined, lerp, limb, mask, poly, rect, sample, spline
from ...kit.scene import Scene
from ...media import watercolour
from ...motifs.person import person
from ...motifs.plants import tree
from ...motifs.sky import cumulus
from .motifs import flowers, grass

BOWS = ["#e8684a", "#f0c040", "#5f8ab0", "#fbf2d0", "#7fb090"]

MIST, CREAM, CORAL, GOLD = "#e4ecec", "#fbf2d0", "#e8684a", "#f0c040"


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


def ray(sc: Scene, t: T, back="#4a6a8a", belly="#f4f2e8", rim=None, depth: float = 0.8):
    """Manta seen from below in flight, nose up; about 300 wide; returns the tip of the tail base"""
    k = t.a[2]
    kw = {"rim": rim, "depth": depth, "detail": 0.95}
    ray_wings(sc, t, back, k, kw, belly, depth)
    ray_face(sc, t, back, k, kw, depth, belly)
    return t((0, 82))


def ray_wings(sc: Scene, t: T, back, k: float, kw, belly, depth: float) -> None:
    """Back and belly."""
    wing = [
        (-26, -66),
        (-60, -44),
        (-120, -40),
        (-168, -86, 1),
        (-160, -30),
        (-110, 24),
        (-56, 52),
        (-14, 76),
        (0, 84),
        (14, 76),
        (56, 52),
        (110, 24),
        (160, -30),
        (168, -86, 1),
        (120, -40),
        (60, -44),
        (26, -66),
    ]
    sc.add(
        t(spline(wing)),
        Lin([(0, mix(back, "#ffffff", 0.12)), (1, mix(back, "#101830", 0.25))], t((-120, -60)), t((120, 60))),
        vol=24 * k,
        **kw,
    )
    sc.add(
        t(
            spline(
                [
                    (-22, -58),
                    (-58, -34),
                    (-104, -26),
                    (-128, -32),
                    (-104, 2),
                    (-52, 34),
                    (0, 62),
                    (52, 34),
                    (104, 2),
                    (128, -32),
                    (104, -26),
                    (58, -34),
                    (22, -58),
                    (0, -50),
                ]
            )
        ),
        Lin([(0, belly), (1, mix(belly, back, 0.4))], t((0, -50)), t((0, 62))),
        vol=18 * k,
        depth=depth,
        detail=0.95,
    )


def ray_face(sc: Scene, t: T, back, k: float, kw, depth: float, belly) -> None:
    """Horns, eyes, gills and a smile."""
    for s in (-1, 1):
        sc.add(
            t(limb([(s * 26, -60), (s * 34, -82), (s * 22, -98)], [17, 13, 5])),
            mix(back, "#ffffff", 0.05),
            vol=5 * k,
            **kw,
        )
        sc.add(t(ell(s * 39, -54, 6.5)), "#fffdf4", depth=depth, detail=1, mottle=0)
        sc.add(t(ell(s * 40, -54, 3.8)), "#141a28", depth=depth, detail=1, mottle=0)
        for j in range(4):
            sc.add(
                mask(
                    t(spline([(s * 14, -18 + j * 11), (s * 24, -14 + j * 11), (s * 32, -18 + j * 11)], closed=False)),
                    stroke=3 * k,
                ),
                mix(back, belly, 0.3),
                alpha=0.85,
                depth=depth,
                detail=1,
                mottle=0,
            )
    sc.add(
        mask(t(spline([(-20, -44), (-10, -34), (0, -31), (10, -34), (20, -44)], closed=False)), stroke=4 * k),
        mix(back, "#101830", 0.4),
        depth=depth,
        detail=1,
        mottle=0,
    )


@card(53, "orchard-of-lost-kites", "Orchard of Lost Kites", Land.MEADOWS, watercolour)
def orchard_of_lost_kites() -> Scene:
    """Orchard of Lost Kites: everything that was let go hangs here; one of them is alive.

    Watercolour, faded kite, central tree.
    """
    sc = Scene(light=(-0.55, -0.7, 0.45), key="#fff8e0", shadow="#4a5a88", fog=MIST, seed=5301)
    hazy_sky(sc)
    far_orchards(sc)
    near_hill(sc)
    tips, twigs = big_tree(sc)
    caught_kites(sc, tips, twigs)
    living_ray(sc)
    old_man(sc)
    return sc


def hazy_sky(sc: Scene) -> None:
    """Sky and clouds."""
    sc.sky([(0, "#86aece"), (0.3, "#b4d0de"), (0.6, "#e6ecdf"), (0.8, "#fbefc8"), (1, "#f6dfae")], 0, 1200, warp=60)
    sc.glow(190, 330, 520, "#fffbe6", 0.7, 1.6)
    for cx, cy, w, h, s in (
        (170, 210, 360, 90, 3),
        (880, 150, 330, 80, 4),
        (520, 930, 620, 80, 5),
        (60, 720, 260, 60, 6),
    ):
        cumulus(sc, cx, cy, w, h, s, light="#fffdf4", mid="#eee8e0", dark="#a8bccc", alpha=0.75, depth=0.05)


def far_orchards(sc: Scene) -> None:
    """Far hills with rows of small kite trees."""
    for i, (y, rise, c, c2) in enumerate(((1010, 46, "#b8cdd0", "#a8c4b8"), (1080, 40, "#b4cca0", "#8fb490"))):
        sc.add(
            land(ridge(y, rise, 380, 31 + i, oct=3)),
            Lin([(0, c), (1, c2)], (0, y - 40), (0, y + 150)),
            depth=0.1 + 0.1 * i,
            fogg=(y + 10, y + 110, 0.5, "#f4efd4"),
            mottle=0.05,
            rim=("#fffbe4", 4, (-0.4, -1), 0.5),
        )
    r = rng(3)
    dots = [CORAL, GOLD, "#5f8ab0", "#d88aa0", "#7fb090"]
    for x, y, h in (
        (96, 1075, 44),
        (220, 1062, 38),
        (330, 1072, 34),
        (690, 1060, 36),
        (800, 1072, 42),
        (930, 1062, 48),
        (170, 1120, 62),
        (862, 1124, 66),
    ):
        trunk, tips, _ = tree(x, y, h, h * 0.18, int(x), depth=4, spread=0.62, curl=0.2, shrink=0.78, roots=False)
        sc.add(trunk, mix("#7a8090", "#b8c4c4", 0.3), depth=0.25, mottle=0.05, detail=0.5)
        items = []
        for _k in range(5):
            tx, ty = tips[r.integers(len(tips))]
            s = h * 0.16
            items.append(
                (
                    poly(
                        [(tx, ty - s), (tx + s * 0.7, ty - s * 0.1), (tx, ty + s * 1.1), (tx - s * 0.7, ty - s * 0.1)]
                    ),
                    dots[r.integers(5)],
                    0.9,
                )
            )
        sc.polys(items, depth=0.25, detail=0.8, mottle=0.03)


def near_hill(sc: Scene) -> None:
    """The near hill and the shadow of the tree."""
    top = [
        tuple(p)
        for p in sample(
            [(-40, 1290), (160, 1240), (360, 1206), (540, 1200), (740, 1226), (900, 1262), (1060, 1310)], 160
        )
    ]
    sc.add(
        land(top),
        Lin([(0, "#dcd88a"), (0.3, "#a8bc6a"), (1, "#5f8a5a")], (0, 1200), (0, H)),
        depth=0.4,
        mottle=0.09,
        rim=("#fffbd8", 6, (-0.4, -1), 0.7),
    )
    # shadow of the tree on the grass
    sc.mul(
        "#5a6a8a",
        blur(mask(limb([(520, 1226), (700, 1280), (960, 1350), (1100, 1390)], [60, 120, 300, 380])), 30)
        * np.clip(0.55 + noise(46, 3, 9) * 0.5, 0, 1)
        * 0.5,
    )
    grass(sc, top, 1100, ["#c8cc70", "#9ab860", "#7fa458", "#5f8a58"], 7, h=(12, 26))
    flowers(sc, top, 70, ["#fffaf0", GOLD, "#e88a70"], 8, size=(4, 7))


def big_tree(sc: Scene):
    """The bare tree."""
    rim_light = ("#fff6dc", 4, (-0.8, -0.6), 0.8)
    trunk, tips, twigs = tree(506, 1236, 240, 92, 87, depth=6, spread=0.58, curl=0.15, shrink=0.79)
    sc.add(
        trunk,
        Lin([(0, "#8a7470"), (0.5, "#5a5464"), (1, "#3a3c56")], (380, 0), (680, 0)),
        vol=16,
        depth=0.6,
        mottle=0.1,
        detail=0.7,
        rim=rim_light,
        flow=math.pi / 2,
    )
    return tips, twigs


def caught_kites(sc: Scene, tips, twigs) -> None:
    """Kites of all sorts hang where they were caught, and twigs reach over them."""
    hang = [
        (180, 620, 0.98, -24, "diamond", CORAL, CREAM, [(0, 96), (-26, 150), (14, 210), (-18, 270)], 0.05),
        (330, 420, 0.96, 12, "swallow", "#4a6a9a", "#f4e4c0", [(0, 34), (10, 90), (-14, 140), (8, 196)], 0.10),
        (360, 760, 0.86, 24, "box", GOLD, "#e8884a", None, 0.05),
        (540, 340, 1.0, -8, "fish", "#6fa890", CREAM, [(0, 66), (18, 120), (-12, 176), (16, 224)], 0.05),
        (470, 560, 0.84, 22, "diamond", "#d8809a", "#f6e8d8", [(0, 96), (24, 150), (-8, 200), (20, 250)], 0.10),
        (660, 690, 0.90, -28, "diamond", "#5f8ab0", "#f0c868", [(0, 96), (-20, 150), (16, 204), (-14, 262)], 0.0),
        (850, 800, 0.78, 14, "swallow", "#c8604a", CREAM, [(0, 34), (-12, 84), (10, 130)], 0.1),
        (620, 500, 0.70, 16, "moon", "#f0cc60", CREAM, None, 0.0),
        (180, 830, 0.66, 10, "fish", "#e88a5a", CREAM, [(0, 66), (-14, 110), (10, 160)], 0.15),
        (900, 640, 0.62, -14, "box", "#8ab0c8", "#f6e4c0", None, 0.15),
    ]
    free = [np.array(q) for q in tips]
    for i, (x, y, s, rot, kind, c1, c2, tail, fade) in enumerate(hang):
        k = int(np.argmin([np.hypot(*(q - (x, y))) for q in free]))
        x, y = free.pop(k)
        kite(
            sc,
            T(float(x), float(y) - 8, s, rot),
            kind,
            c1,
            c2,
            rim=("#fffdf0", 3, (-0.5, -0.8), 0.7),
            depth=0.7 + 0.01 * i,
            tail=tail,
            seed=i,
            faded=fade,
        )
    grass(
        sc,
        [(330, 1238), (506, 1246), (690, 1240)],
        190,
        ["#c8cc70", "#9ab860", "#7fa458"],
        17,
        h=(18, 34),
        bottom=1276,
        depth=0.62,
        clip=mask(rect(370, 1180, 270, 110)),
    )
    # twigs in front of some kites
    front = [limb(points, [a, b], 10) for points, a, b in twigs[-60::4]]
    sc.add(joined(*front), "#4a4658", depth=0.82, mottle=0.05, detail=0.7)


def living_ray(sc: Scene) -> None:
    """One of the kites is a ray, alive and tied by its tail; nobody holds the string."""
    ray_frame = T(776, 420, 1.02, 14)
    base = ray(sc, ray_frame, rim=("#fffdf0", 4, (-0.5, -0.8), 0.8), depth=0.86)
    tail = [
        base,
        (base[0] - 26, base[1] + 56),
        (base[0] - 10, base[1] + 110),
        (base[0] - 48, base[1] + 160),
        (base[0] - 20, base[1] + 206),
        (base[0] - 60, base[1] + 216),
    ]
    sc.add(
        limb(tail, [14, 9, 7, 5, 4, 2.5]),
        "#4a6480",
        vol=3,
        depth=0.86,
        detail=0.95,
        rim=("#fffdf0", 2, (-0.5, -0.8), 0.7),
    )
    # red string end that nobody holds
    line(
        sc,
        [
            (base[0] - 14, base[1] + 40),
            (base[0] + 40, base[1] + 220),
            (base[0] - 20, base[1] + 380),
            (base[0] + 30, base[1] + 500),
            (base[0] - 8, base[1] + 590),
        ],
        4.2,
        "#c8402e",
        1,
        0.87,
    )


def old_man(sc: Scene) -> None:
    """The old man with the empty spool."""
    man_x, man_y = 250, 1392
    sc.add(blurmask(ell(man_x + 30, man_y, 110, 14), 8), "#4a6a58", alpha=0.5, mottle=0)
    p = person(
        sc,
        man_x,
        man_y,
        300,
        "stand",
        build=1.22,
        coat="#3f5a86",
        legs="#5a4a44",
        hair="#f4f0e8",
        beard="#f4f0e8",
        hem=0.12,
        hemw=0.15,
        lean=-5,
        hat="brim",
        hatc="#8a6a48",
        scarf="#e8b040",
        e1=(0.10, -0.58),
        h1=(0.24, -0.56),
        e2=(0.12, -0.58),
        h2=(0.27, -0.62),
        rim=("#fffbe8", 3.5, (-0.7, -0.7), 0.8),
        depth=0.92,
    )
    spool(sc, p)


def spool(sc: Scene, p) -> None:
    """The spool, with the end of a red string."""
    hand_x, hand_y = p["h2"]
    t = T(hand_x + 14, hand_y + 6, 1, 62)
    sc.add(t(limb([(0, -52), (0, 52)], [10, 10], 4)), "#7a5a40", vol=4, depth=0.93, detail=1)
    sc.add(t(rect(-13, -32, 26, 64, 4)), "#e8d4b0", vol=7, depth=0.94, detail=1)
    for yy in (-38, 26):
        sc.add(
            t(rect(-30, yy, 60, 13, 5)), "#b8804a", vol=5, depth=0.95, detail=1, rim=("#fffbe8", 2, (-0.5, -0.8), 0.8)
        )
    line(
        sc,
        [
            (hand_x + 20, hand_y + 10),
            (hand_x + 60, hand_y + 60),
            (hand_x + 46, hand_y + 120),
            (hand_x + 90, hand_y + 168),
        ],
        3.6,
        "#c8402e",
        1,
        0.95,
    )
