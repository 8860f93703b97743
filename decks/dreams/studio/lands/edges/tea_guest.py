"""Who comes to tea at the foot of the mountain: an old woman with her cup, and a table laid for two."""

import math

from ...kit.colour import mix
from ...kit.field import blur
from ...kit.fills import Lin
from ...kit.ground import land
from ...kit.marks import rock_relief
from ...kit.paths import T, cut, ell, limb, mask, sample, spline
from ...kit.scene import Scene
from ...motifs.people import OLD, Gesture, Look, grip, human

FIRE_RIM = ("#ffb860", 6, (-0.9, -0.1), 0.9)
CUP = (806, 800)


def ledge(sc: Scene) -> None:
    """The near rock on which she stands, cut by the frame."""
    edge = [(-40, 1440), (140, 1424), (360, 1432), (560, 1416), (700, 1388), (860, 1376), (1056, 1384)]
    m = sc.add(
        land([tuple(p) for p in sample(edge, 80)]),
        Lin([(0, "#a0604c"), (0.3, "#4a2c34"), (1, "#1c1218")], (0, 1380), (0, 1488)),
        depth=0.95,
        mottle=0.1,
        rim=("#ffa050", 6, (-0.2, -1), 0.9),
    )
    rock_relief(sc, m, 60, 12, 0.35)


def stream(sc: Scene, spout: tuple[float, float]) -> None:
    """What the mountain pours: it falls from the spout into her cup, and spits."""
    x, y = spout
    way = [(x - 8, y - 6), (x + 16, y + 6), (CUP[0] + 2, y + 70), CUP]
    sc.glow(CUP[0], CUP[1] - 50, 240, "#ff8a30", 0.65, 1.8)
    sc.add(limb(way, [30, 26, 18, 15], 40), "#ff8a30", soft=3, depth=0.94, emit=0.5)
    sc.add(limb(way, [16, 14, 10, 8], 40), "#fff0b0", depth=0.94, detail=0.8, emit=0.7)


def guest(sc: Scene) -> None:
    """She stands on her toes in the heat, apron and scarf blown back, and holds her cup up as to any tap."""
    x, y, h = 906, 1484, 600
    cup = T(*CUP, 1.5)
    serve = Gesture(
        hips=(0.02, 0, 0.49),
        lean=5,
        side=4,
        twist=8,
        nod=-22,
        hands=((0.2, -0.12, 0.95), (-0.04, 0.2, 0.6)),
        feet=((0.1, -0.07, 0.02), (-0.08, 0.07, 0.02)),
        tiptoe=0.6,
    )
    look = Look(
        coat="#5a4a9c",
        legs="#5a3a4a",
        boots="#2a1a24",
        hair="#f4ece4",
        cut="bun",
        apron="#fff0d4",
        scarf="#f0b848",
        collar="#f4e4c8",
        skin="#e0a682",
        hem=0.62,
        flare=0.05,
        wind=0.1,
    )
    shade = spline([(820, 1420), (960, 1412), (1060, 1460), (1060, 1500), (880, 1470)])
    sc.mul("#140a14", blur(mask(shade), 12) * 0.7)
    human(
        sc,
        x,
        y,
        h,
        serve,
        look,
        build=OLD,
        turn=166,
        right=(CUP[0] + 6, CUP[1] + 52),
        left=(956, 1196),
        reach=0.2,
        rim=FIRE_RIM,
        dark=0.9,
    )
    teacup(sc, cup)
    grip(sc, (CUP[0] + 4, CUP[1] + 18), 0, h, "#e0a682", thick=0.02)


def teacup(sc: Scene, t: T, *, full: bool = True) -> None:
    """A cup on its saucer, its foot at 0; lit from within when it is full."""
    look = {"depth": 0.96, "detail": 0.7}
    k = t.a[2]
    rim = ("#ffffff", 3, (-0.7, -0.6), 0.9)
    sc.add(t(ell(0, 2, 36, 7)), "#f4e4d0", vol=4 * k, rim=rim, **look)
    sc.add(t(cut(ell(30, -20, 13, 12), ell(30, -20, 7, 6))), "#f0dcc8", vol=3 * k, **look)
    bowl = spline([(-27, -38, 1), (-24, -16), (-11, 0), (11, 0), (24, -16), (27, -38, 1)])
    glaze = Lin([(0, "#ffffff"), (0.5, "#f0e0d0"), (1, "#a87880")], t((-27, -20)), t((30, -16)))
    sc.add(t(bowl), glaze, vol=10 * k, rim=rim, **look)
    band = limb([(-25, -24), (0, -19), (25, -24)], [5, 5, 5], 16)
    sc.add(mask(t(band)) * mask(t(bowl)), "#3f7a9a", mottle=0, **look)
    sc.add(t(ell(0, -38, 27, 7)), "#ffb040" if full else "#c8a898", mottle=0.02, emit=0.5 if full else 0, **look)
    sc.add(mask(t(ell(0, -38, 27, 7)), stroke=3), "#fffaf0", mottle=0, **look)


def table(sc: Scene) -> None:
    """The near corner of a table: a second cup that waits, a jug, sugar."""
    look = {"depth": 0.97, "detail": 0.5}
    top = spline([(-60, 1318, 1), (160, 1296), (330, 1322, 1), (300, 1372), (140, 1392), (-60, 1400, 1)])
    fall = spline(
        [(-60, 1370, 1), (140, 1384), (318, 1330, 1), (344, 1440), (320, 1520, 1), (-60, 1520, 1)],
    )
    cloth = Lin([(0, "#fff0d8"), (0.5, "#d89a80"), (1, "#6a3440")], (60, 1340), (120, 1500))
    m = sc.add(fall, cloth, vol=20, shadow=(20, 8, 18, 0.5), rim=("#ffb870", 4, (0.4, -0.8), 0.8), **look)
    folds = [limb([(x, 1386 - x * 0.06), (x + 10, 1450), (x + 4, 1510)], [3, 16, 22], 14) for x in range(-10, 330, 52)]
    sc.mul("#6a3440", blur(mask(folds), 6) * m * 0.6)
    sc.add(top, Lin([(0, "#fff8e8"), (1, "#f0c8a0")], (0, 1310), (300, 1390)), rim=("#ffd898", 4, (0.6, -0.8)), **look)
    sc.mul("#8a5048", blur(mask(ell(236, 1362, 70, 14)), 8) * 0.5)
    teacup(sc, T(226, 1356, 1.5), full=False)
    jug = T(84, 1360, 1.0)
    body = spline([(-50, 0), (-64, -54), (-50, -106, 1), (44, -112, 1), (60, -54), (46, 0), (0, 8)])
    glaze = Lin([(0, "#a8e0d8"), (0.5, "#4f9a9a"), (1, "#23505c")], jug((-60, -60)), jug((64, -40)))
    sc.add(jug(cut(ell(-66, -56, 30, 34), ell(-66, -56, 17, 21))), "#4f9a9a", vol=7, **look)
    sc.add(jug(body), glaze, vol=34, rim=("#ffd898", 5, (0.7, -0.6), 0.9), shadow=(10, 10, 12, 0.5), **look)
    sc.add(jug(ell(-3, -109, 47, 10)), "#1f4650", **look)
    for k, (x, y) in enumerate(((150, 1366), (168, 1350), (136, 1346))):
        turn = math.radians(20 * k)
        corners = [(x + 15 * math.cos(turn + a), y + 13 * math.sin(turn + a)) for a in (0.8, 2.36, 3.9, 5.5)]
        sc.add(
            spline([(*p, 1) for p in corners]), mix("#ffffff", "#f0c8a0", 0.2 * k), vol=5, shadow=(4, 5, 4, 0.5), **look
        )
