"""Creatures of the deep."""

import math

import numpy as np

from ...kit.colour import mix
from ...kit.field import rng
from ...kit.fills import Lin, Rad
from ...kit.marks import line
from ...kit.paths import T, X, blurmask, ell, joined, limb, poly, sample, spline
from ...kit.scene import Scene


def petal(centre, size, angle, tone):
    """One petal over its own dark edge."""
    edge = spline([(-0.1, -0.62), (0.46, -0.48), (0.62, 0.0), (0.46, 0.48), (-0.1, 0.62), (-0.42, 0.0)])
    blade = spline([(-0.1, -0.56), (0.42, -0.44), (0.54, 0.0), (0.42, 0.44), (-0.1, 0.56), (-0.42, 0.0)])
    turn = math.degrees(angle)
    return [
        (X(edge, *centre, size * 1.12, turn), mix(tone, "#3a0820", 0.38)),
        (X(blade, *centre, size * 1.08, turn), tone),
    ]


def rose_head(sc: Scene, x, y, s, colour: str = "#d84a6a", seed: int = 1, depth: float = 0.76) -> None:
    """Full rose seen from the front: rings of petals from the outside in."""
    r = rng(seed)
    items = []
    for ring, (dist, size, count) in enumerate(((0.66, 0.56, 7), (0.46, 0.48, 6), (0.28, 0.38, 5), (0.12, 0.28, 4))):
        for i in range(count):
            a = 2 * math.pi * (i + 0.5 * ring) / count + r.uniform(-0.12, 0.12)
            centre = (x + s * dist * math.cos(a), y + s * dist * math.sin(a))
            light = max(0, 0.30 * (math.cos(a + 0.9) * 0.5 + 0.5) - 0.05 * ring)
            tone = mix(mix(colour, "#5a1030", 0.10 + 0.10 * ring), "#fff0e0", light)
            items += petal(centre, s * size, a, tone)
    items.append((ell(x, y, s * 0.13), mix(colour, "#4a0820", 0.5)))
    swirl_points = [
        (x + s * 0.13 * (1 - i / 14) * math.cos(i * 0.9), y + s * 0.13 * (1 - i / 14) * math.sin(i * 0.9))
        for i in range(12)
    ]
    sc.add(
        blurmask(ell(x - s * 0.08, y + s * 0.16, s * 0.98, s * 0.92), 6), "#0f3a40", alpha=0.4, mottle=0, depth=depth
    )
    sc.polys(items, depth=depth, detail=0.85, rim=("#fff6e8", max(s * 0.035, 1.4), (0.5, -0.8), 0.5))
    line(sc, swirl_points, max(s * 0.04, 1.4), mix(colour, "#ffd8d0", 0.5), 0.8, depth)


def anemone(sc: Scene, x, y, s, colour: str = "#f2a06a", seed: int = 1, depth: float = 0.76) -> None:
    """Sea anemone: a crown of waving tentacles round a pale mouth."""
    r = rng(seed)
    items = []
    for _i in range(44):
        a = r.uniform(0, 2 * math.pi)
        length = s * r.uniform(0.75, 1.2)
        bend = r.uniform(-0.5, 0.5)
        points = [
            (x, y),
            (x + 0.55 * length * math.cos(a), y + 0.55 * length * math.sin(a)),
            (x + length * math.cos(a + bend), y + length * math.sin(a + bend) - s * 0.12),
        ]
        tone = mix(mix(colour, "#5a2030", 0.35 * r.random()), "#fff4e0", 0.25 + 0.25 * math.cos(a + 0.9))
        items.append((limb(points, [s * 0.12, s * 0.13, s * 0.07], 12), tone))
        items.append((ell(*points[-1], s * 0.075), mix(tone, "#ffffff", 0.55)))
    sc.polys(items, depth=depth, detail=0.85, vol=4, rim=("#fffbe8", 1.6, (0.5, -0.8), 0.6), shadow=(-4, 8, 6, 0.35))
    sc.add(ell(x, y, s * 0.30, s * 0.26), mix(colour, "#fff0d0", 0.6), vol=s * 0.12, depth=depth, detail=0.9)
    sc.add(ell(x, y, s * 0.12, s * 0.09), mix(colour, "#5a1028", 0.6), depth=depth, detail=0.9, mottle=0)


def back_fin(sc: Scene, t: T, fin, k, rim, keep, depth: float) -> None:
    """Fin on the back of a seahorse."""
    sc.add(
        t(spline([(-52, 70, 1), (-96, 60), (-118, 104), (-96, 146), (-54, 138, 1)])),
        fin,
        vol=6 * k,
        rim=rim,
        alpha=0.92,
        **keep,
    )
    for i in range(5):
        line(sc, [t((-52, 80 + i * 13)), t((-104, 78 + i * 14))], 2 * k, mix(fin, "#a8703c", 0.6), 0.6, depth)


def bony_plates(sc: Scene, trunk, t: T, body, m, depth: float) -> None:
    """Plates across the trunk."""
    plates = []
    for i, (px, py) in enumerate(sample(trunk, 34)[3:30]):
        w = np.interp(i, [0, 6, 26], [38, 52, 9])
        plates.append(
            (
                t(limb([(px - w, py - 4), (px, py + 6), (px + w, py - 2)], [1, 4.2, 1], 10)),
                mix(body, "#7a3020", 0.6),
                0.5,
            )
        )
    sc.polys(plates, clip=m, depth=depth, detail=0.95, mottle=0)


def seahorse_trunk(sc: Scene, t: T, body, k, rim, keep, depth: float, belly) -> None:
    """Trunk and tail as one tapering limb with bony plates, and the belly."""
    trunk = [
        (-14, 18),
        (-34, 52),
        (-30, 100),
        (-34, 150),
        (-58, 204),
        (-62, 254),
        (-30, 290),
        (8, 282),
        (18, 250),
        (-2, 236),
        (-16, 254),
    ]
    m = sc.add(
        t(limb(trunk, [62, 80, 104, 92, 58, 40, 30, 22, 17, 12, 8], 90)),
        Lin([(0, mix(body, "#fff4d0", 0.35)), (1, mix(body, "#8a3c28", 0.45))], t((40, 20)), t((-80, 280))),
        vol=34 * k,
        rim=rim,
        **keep,
    )
    bony_plates(sc, trunk, t, body, m, depth)
    sc.add(
        t(spline([(14, 60), (26, 100), (20, 150), (-2, 190), (4, 140), (4, 100)])),
        belly,
        clip=m,
        vol=10 * k,
        alpha=0.85,
        **keep,
    )


def seahorse_head(sc: Scene, t: T, body, k, rim, keep) -> None:
    """Head with snout, coronet and eye."""
    for a, b in (((-24, -34), (-40, -70)), ((-10, -40), (-14, -82)), ((6, -38), (16, -72))):
        sc.add(t(limb([a, b], [14, 5], 8)), mix(body, "#fff0c0", 0.25), vol=5 * k, rim=rim, **keep)
    sc.add(
        t(
            joined(
                ell(-6, -4, 40, 38),
                spline([(8, -20), (48, -8), (92, 14), (112, 12), (118, 28), (104, 40), (84, 32), (40, 24), (8, 26)]),
            )
        ),
        Lin([(0, mix(body, "#fff4d0", 0.4)), (1, mix(body, "#8a3c28", 0.3))], t((20, -40)), t((0, 40))),
        vol=22 * k,
        rim=rim,
        **keep,
    )
    sc.add(t(ell(2, -6, 12)), "#fff8e0", mottle=0, **keep)
    sc.add(t(ell(4, -5, 7.5)), "#20141a", mottle=0, **keep)
    sc.add(t(ell(7, -8, 2.4)), "#ffffff", mottle=0, **keep)


def seahorse(sc: Scene, t: T, body="#f2b25a", belly="#fff0c0", fin="#f8e0a0", depth: float = 0.9) -> None:
    """Seahorse facing right, eye at (0, 0), about 330 units tall; flip the frame to turn it."""
    k = t.a[2]
    rim = ("#fffbe0", 4 * k, (-0.5 if t.a[4] else 0.5, -0.8), 0.85)
    keep = {"depth": depth, "detail": 0.95}
    back_fin(sc, t, fin, k, rim, keep, depth)
    seahorse_trunk(sc, t, body, k, rim, keep, depth, belly)
    seahorse_head(sc, t, body, k, rim, keep)
    # small front fin, a hand of sorts
    sc.add(
        t(spline([(6, 96, 1), (40, 84), (62, 96), (56, 118), (30, 122), (6, 112, 1)])), fin, vol=5 * k, rim=rim, **keep
    )


def angler_fins(sc: Scene, t: T, body, dark, k, keep) -> None:
    """Tail and back fin of an anglerfish."""
    sc.add(
        t(spline([(-120, -6, 1), (-176, -62), (-196, -66, 1), (-180, 0), (-200, 62, 1), (-172, 56), (-120, 26, 1)])),
        mix(body, dark, 0.4),
        vol=8 * k,
        rim=("#4f98a0", 3, (0, -1), 0.5),
        **keep,
    )
    sc.add(
        t(spline([(-70, -96, 1), (-116, -150), (-96, -146), (-84, -162), (-64, -144), (-40, -152), (-20, -116, 1)])),
        mix(body, dark, 0.3),
        vol=6 * k,
        rim=("#4f98a0", 3, (0, -1), 0.6),
        **keep,
    )


def angler_body(sc: Scene, t: T, body, dark, k, rim, keep, depth: float) -> None:
    """The warty body."""
    m = sc.add(
        t(
            spline(
                [
                    (-140, 8),
                    (-106, -62),
                    (-40, -112),
                    (40, -116),
                    (108, -78),
                    (140, -26, 1),
                    (96, 8),
                    (70, 40),
                    (92, 76),
                    (128, 92, 1),
                    (92, 130),
                    (20, 140),
                    (-60, 112),
                    (-118, 58),
                ]
            )
        ),
        Lin([(0, body), (0.6, mix(body, "#0a2a44", 0.4)), (1, dark)], t((30, -110)), t((-30, 140))),
        vol=90 * k,
        rim=rim,
        shade=0.8,
        **keep,
    )
    warts = []
    r = rng(77)
    for _ in range(46):
        x, y = r.uniform(-120, 90), r.uniform(-100, 120)
        warts.append((t(ell(x, y, r.uniform(2, 7), r.uniform(2, 6))), mix(body, "#6fb0b0", r.uniform(0.1, 0.5)), 0.6))
    sc.polys(warts, clip=m, depth=depth, detail=0.8, mottle=0, vol=2)


def gape(sc: Scene, t: T, keep, depth: float, k) -> None:
    """The open mouth with its teeth."""
    sc.add(
        t(spline([(140, -26, 1), (98, 4), (66, 38), (90, 74), (128, 92, 1), (84, 92), (46, 60), (40, 30), (64, -4)])),
        "#2a0a1c",
        **keep,
    )
    teeth = []
    for x, y, dx, dy, w in ((128, -18, -2, 34, 8), (110, -8, 0, 44, 9), (92, 4, 2, 36, 8), (78, 16, 6, 26, 7)):
        teeth.append((t(poly([(x - w, y - 3), (x + w, y - 6), (x + dx, y + dy)])), "#f4f0dc"))
    for x, y, dx, dy, w in ((118, 92, 4, -38, 8), (98, 84, 2, -44, 9), (80, 72, 0, -34, 8), (64, 58, 4, -26, 7)):
        teeth.append((t(poly([(x - w, y + 3), (x + w, y + 5), (x + dx, y + dy)])), "#e8e0c8"))
    sc.polys(teeth, depth=depth, detail=1, vol=3 * k, rim=("#fffbe0", 1.6, (0.8, 0), 0.8))


def wide_eye(sc: Scene, t: T, body, dark, k, rim, keep, depth: float) -> None:
    """An eye wide with the light in it."""
    sc.add(t(ell(56, -56, 30, 29)), mix(body, dark, 0.5), vol=12 * k, rim=rim, **keep)
    sc.add(
        t(ell(60, -55, 23)),
        Rad([(0, "#fff4c8"), (0.7, "#e8d890"), (1, "#a88a4a")], t((62, -56)), 24 * k),
        mottle=0,
        depth=depth,
        detail=1,
    )
    sc.add(t(ell(66, -51, 11)), "#0a0a14", mottle=0, depth=depth, detail=1)
    sc.add(t(ell(70, -55, 3.6)), "#ffffff", mottle=0, depth=depth, detail=1)


def side_fin(sc: Scene, t: T, body, k, rim, keep, dark, depth: float) -> None:
    """The small fin at its side."""
    sc.add(
        t(spline([(-30, 40, 1), (-64, 34), (-92, 66), (-84, 92), (-52, 88), (-24, 66, 1)])),
        mix(body, "#4f98a0", 0.25),
        vol=7 * k,
        rim=rim,
        **keep,
    )
    for i in range(4):
        line(sc, [t((-34, 48 + i * 6)), t((-82, 60 + i * 9))], 2 * k, dark, 0.6, depth)


def rod_and_lure(sc: Scene, t: T, lamp, k, body, depth: float) -> None:
    """The rod and the lamp at its end."""
    ax, ay = t((20, -112))
    sc.add(
        limb(
            [(ax, ay), (ax + 40, ay - 130), (lamp[0] - 30, ay - 130), (lamp[0], lamp[1] - 18)],
            [13 * k, 8 * k, 6 * k, 4 * k],
            40,
        ),
        mix(body, "#6fb0b0", 0.25),
        vol=4 * k,
        depth=depth,
        detail=0.9,
        rim=("#bfe0d8", 2, (0, -1), 0.7),
    )
    sc.glow(lamp[0], lamp[1], 190, "#bff8e0", 0.65, 1.8)
    sc.add(
        ell(lamp[0], lamp[1], 19, 21),
        Rad([(0, "#ffffff"), (0.6, "#e0fff0"), (1, "#8fe0c8")], lamp, 22),
        mottle=0,
        emit=1,
        depth=depth + 0.05,
        detail=1,
    )


def anglerfish(sc: Scene, t: T, lamp, body="#14405a", depth: float = 0.75) -> None:
    """Anglerfish facing right, body centre at (0, 0), about 380 long; lamp = card point of its lure."""
    k = t.a[2]
    rim = ("#ffdc98", 4.5 * k, (0.85, 0.25), 0.85)
    keep = {"depth": depth, "detail": 0.75, "mottle": 0.10}
    dark = mix(body, "#020814", 0.6)
    angler_fins(sc, t, body, dark, k, keep)
    angler_body(sc, t, body, dark, k, rim, keep, depth)
    gape(sc, t, keep, depth, k)
    wide_eye(sc, t, body, dark, k, rim, keep, depth)
    side_fin(sc, t, body, k, rim, keep, dark, depth)
    rod_and_lure(sc, t, lamp, k, body, depth)
