"""The birches that cross the road, and the car that waits."""

import math
from dataclasses import dataclass

from numpy.random import Generator

from ...kit.colour import mix
from ...kit.field import rng, smooth
from ...kit.fills import Lin
from ...kit.paths import T, X, ell, joined, limb, rect, sample, spline
from ...kit.scene import Scene
from ...motifs.plants import branch, leaves
from ...motifs.sky import cumulus

DEPTH = 0.6
LIT = ("#ffffff", 4, (0.5, -0.7), 0.7)


@dataclass(frozen=True, slots=True)
class Birch:
    """A birch that walks to the right: its foot on the ground, its height, its shoes and how it leans."""

    x: float
    y: float
    height: float
    shoe: str
    lean: float
    seed: int

    @property
    def width(self) -> float:
        """Width of the trunk."""
        return self.height * 0.075

    @property
    def hip(self) -> tuple[float, float]:
        """Where trunk and legs meet."""
        return (self.x, self.y - self.height * 0.24)

    @property
    def top(self) -> tuple[float, float]:
        """The upper end of the trunk."""
        return (self.x + self.height * math.sin(math.radians(self.lean)), self.y - self.height)


def shoe_parts(kind):
    """Pair of look-alike paths for one shoe pointing right, ankle at (0, 0), sole at y = 40: [(path, colour)]."""
    if kind == "wellies":
        return [
            (spline([(-17, -34, 1), (17, -34, 1), (18, 6), (40, 18), (46, 38, 1), (-20, 38, 1), (-17, 8)]), "#f2c03a"),
            (rect(-19, -38, 38, 9, 3), "#d89a28"),
            (rect(-22, 34, 70, 8, 3), "#8a5a24"),
        ]
    if kind == "pumps":
        return [
            (
                spline(
                    [
                        (-18, 4, 1),
                        (-4, 10),
                        (16, 14),
                        (34, 26),
                        (46, 38, 1),
                        (8, 38, 1),
                        (-6, 26),
                        (-16, 38, 1),
                        (-22, 38, 1),
                        (-22, 14),
                    ]
                ),
                "#d8342c",
            )
        ]
    if kind == "sneakers":
        return [
            (spline([(-20, -6, 1), (16, -6, 1), (26, 14), (44, 22), (48, 36, 1), (-22, 36, 1)]), "#3f7fb8"),
            (rect(-23, 32, 72, 10, 5), "#fffdf4"),
            (limb([(10, 8), (26, 4)], [4, 4], 5), "#fffdf4"),
            (limb([(14, 16), (32, 12)], [4, 4], 5), "#fffdf4"),
        ]
    if kind == "clogs":
        return [
            (spline([(-20, 10, 1), (4, 6), (24, 10), (46, 20), (54, 32), (40, 40, 1), (-20, 40, 1)]), "#c88a4a"),
            (ell(2, 9, 17, 6), "#6a3c20"),
        ]
    return [
        (spline([(-20, 8, 1), (2, 4), (28, 12), (44, 26), (46, 38, 1), (-20, 38, 1)]), "#e890a8"),
        (ell(30, 14, 13, 11), "#fff4f0"),
        (ell(-2, 6, 20, 8), "#fff4f0"),
    ]


def _leg(sc: Scene, birch, knee, foot, *, dim=0.0, angle=0) -> None:
    h, w, hip = birch.height, birch.width, birch.hip
    points = [(hip[0], hip[1] - 8), knee, foot]
    sc.add(
        limb(points, [w * 0.82, w * 0.62, w * 0.46], 30),
        mix("#f4f0e4", "#6a7a80", dim),
        vol=w * 0.3,
        depth=DEPTH,
        detail=0.8,
        mottle=0.08,
        rim=LIT,
    )
    marks = [
        (limb([(px - w * 0.3, py), (px + w * 0.2, py + 2)], [1, 4, 1], 6), "#3a3430", 0.7)
        for px, py in sample(points, 9)[1:-1]
    ]
    sc.polys(marks, depth=DEPTH, detail=0.9, mottle=0)
    t = T(foot[0], foot[1], h / 720, angle)
    for path, colour in shoe_parts(birch.shoe):
        sc.add(
            t(path),
            mix(colour, "#30405a", dim * 0.7),
            vol=8,
            depth=DEPTH + 0.01,
            detail=0.95,
            rim=("#ffffff", 2.4, (0.5, -0.7), 0.8),
        )


def _crown(sc: Scene, birch, dice: Generator):
    """Thin branches with the first leaves; returns their tips."""
    h, hip, top = birch.height, birch.hip, birch.top
    tips = []
    branches = []
    for i in range(7):
        u = 0.60 + 0.36 * i / 6
        bx, by = hip[0] + (top[0] - hip[0]) * u, hip[1] + (top[1] - hip[1]) * u
        side = 1 if i % 2 else -1
        ang = -math.pi / 2 + side * dice.uniform(0.5, 0.9)
        length = h * dice.uniform(0.15, 0.22) * (1.15 - 0.45 * u)
        out = []
        branch(None, bx, by, ang, length, birch.width * 0.30, 3, dice, out, 0.5, 0.22, 0.76, tips, 1.0, 0.06)
        branches += [limb(p, [a, b], 10) for p, a, b in out]
    tips.append(top)
    sc.polys([(p, "#a8a894") for p in branches], depth=DEPTH, detail=0.4)
    leaves(
        sc,
        tips,
        h * 0.10,
        170,
        ["#5f9450", "#7fae58", "#9cc464", "#b4d474"],
        h * 0.024,
        birch.seed + 40,
        depth=DEPTH,
        detail=0.45,
        light=(0.5, -0.8),
    )
    return tips


def _trunk(sc: Scene, birch, dice: Generator) -> None:
    h, w, hip, top = birch.height, birch.width, birch.hip, birch.top
    trunk = limb([hip, ((hip[0] + top[0]) / 2 - h * 0.012, (hip[1] + top[1]) / 2), top], [w * 1.15, w, w * 0.5], 50)
    trunk_mask = sc.add(
        trunk,
        Lin(
            [(0, "#b8b4b0"), (0.45, "#f4f0e4"), (1, "#fffdf6")],
            (hip[0] - w * 0.6, 0),
            (hip[0] + w * 0.7 + (top[0] - hip[0]) * 0.4, 0),
        ),
        vol=w * 0.42,
        depth=DEPTH,
        detail=0.75,
        mottle=0.06,
        rim=LIT,
        flow=math.pi / 2,
        shade=0.6,
    )
    marks = []
    for _ in range(int(h / 16)):
        u = dice.random() ** 1.2
        cx, cy = hip[0] + (top[0] - hip[0]) * u, hip[1] + (top[1] - hip[1]) * u
        width = w * dice.uniform(0.2, 0.75)
        ox = dice.uniform(-0.4, 0.4) * w
        marks.append(
            (
                spline(
                    [
                        (cx + ox - width * 0.5, cy),
                        (cx + ox, cy - dice.uniform(2, 6)),
                        (cx + ox + width * 0.5, cy + 1),
                        (cx + ox, cy + dice.uniform(1, 5)),
                    ]
                ),
                "#2c2824",
                dice.uniform(0.55, 0.95),
            )
        )
    sc.polys(marks, clip=trunk_mask, depth=DEPTH, detail=0.85, mottle=0)
    sc.mul("#3f6a4c", trunk_mask * smooth(top[1] + h * 0.29, top[1] + h * 0.13, sc.y) * 0.85)


def _suitcase(sc: Scene, birch) -> None:
    """A branch carries a suitcase; birds look out of its half-open lid."""
    x, y, h, w = birch.x, birch.y, birch.height, birch.width
    sc.add(
        limb(
            [(x + w * 0.1, y - h * 0.52), (x + h * 0.085, y - h * 0.44), (x + h * 0.075, y - h * 0.33)],
            [w * 0.3, w * 0.26, w * 0.2],
            20,
        ),
        "#e4e0d4",
        vol=5,
        depth=DEPTH + 0.02,
        detail=0.85,
        rim=LIT,
    )
    t = T(x + h * 0.078, y - h * 0.235, 1.0, 4)
    for bx, by, s, c in ((-36, -52, 1.25, "#e0583a"), (-2, -66, 1.35, "#3f7fb8"), (34, -54, 1.2, "#f2c03a")):
        sc.add(
            t(
                joined(
                    ell(bx, by, 13 * s, 14 * s),
                    spline([(bx + 10 * s, by - 3), (bx + 24 * s, by + 1), (bx + 10 * s, by + 5)]),
                )
            ),
            c,
            vol=6,
            depth=DEPTH + 0.03,
            detail=1,
            rim=("#ffffff", 2, (0.5, -0.7), 0.8),
        )
        sc.add(t(ell(bx + 5 * s, by - 3, 2.4)), "#1a1620", mottle=0, depth=DEPTH + 0.03, detail=1)
    sc.add(
        t(rect(-58, -40, 116, 78, 9)),
        Lin([(0, "#a8683c"), (1, "#6a3a28")], t((-40, -40)), t((50, 40))),
        vol=12,
        depth=DEPTH + 0.04,
        detail=0.9,
        mottle=0.08,
        rim=("#ffe8c8", 3, (0.5, -0.7), 0.8),
        shadow=(-5, 8, 7, 0.4),
    )
    for sx in (-34, 34):
        sc.add(t(rect(sx - 6, -40, 12, 78)), "#e8c080", vol=3, depth=DEPTH + 0.05, detail=0.95)
    sc.add(
        t(limb([(-18, -8), (-14, -20), (14, -20), (18, -8)], [7, 7, 7, 7], 20)),
        "#4a2a1c",
        vol=3,
        depth=DEPTH + 0.05,
        detail=0.95,
    )


def _leaf_skirt(sc: Scene, birch, tips) -> None:
    """A cushion of leaves hides the tip, some single leaves in front of it."""
    h, top, seed = birch.height, birch.top, birch.seed
    cumulus(
        sc,
        top[0] - h * 0.02,
        top[1] + h * 0.04,
        h * 0.50,
        h * 0.20,
        seed + 20,
        light="#d0e88c",
        mid="#8fbc5c",
        dark="#4f8a50",
        depth=DEPTH,
        flat=0.55,
        fadeb=0.25,
        detail=0.35,
        billow=0.3,
    )
    skirt = [(top[0] + h * dx, top[1] + h * dy) for dx, dy in ((-0.1, 0.07), (-0.04, 0.1), (0.02, 0.09), (0.09, 0.06))]
    tones = ["#3f7a48", "#4f8c4c", "#6aa454", "#94c060"]
    leaves(sc, skirt, h * 0.06, 110, tones, h * 0.026, seed + 50, depth=DEPTH, detail=0.6, light=(0.3, -0.9))
    fringe = [(top[0] + h * dx, top[1] + h * dy) for dx, dy in ((-0.05, 0.16), (0, 0.19), (0.03, 0.15), (0.08, 0.14))]
    leaves(sc, fringe, h * 0.045, 34, tones, h * 0.022, seed + 70, depth=DEPTH, detail=0.8, light=(0.3, -0.9))
    leaves(
        sc,
        tips,
        h * 0.09,
        70,
        ["#7fb058", "#9cc464", "#bcdc7c", "#d4ec90"],
        h * 0.022,
        seed + 60,
        depth=DEPTH,
        detail=0.5,
        light=(0.5, -0.8),
    )


def walking_birch(sc: Scene, birch, *, suitcase=False) -> None:
    """Paint a birch with two root legs in shoes, in mid-stride."""
    x, y, h = birch.x, birch.y, birch.height
    dice = rng(birch.seed * 17)
    tips = _crown(sc, birch, dice)
    _leg(sc, birch, (x - h * 0.035, y - h * 0.12), (x - h * 0.135, y - 44), dim=0.38, angle=16)
    _trunk(sc, birch, dice)
    _leg(sc, birch, (x + h * 0.10, y - h * 0.13), (x + h * 0.10, y - 40))
    _leaf_skirt(sc, birch, tips)
    if suitcase:
        _suitcase(sc, birch)


def _driver(sc: Scene, k, keep, lit, t: T) -> None:
    for ex, rot in ((-16, -9), (14, 10)):
        sc.add(
            t(X(spline([(-9, 0), (-12, -40), (0, -78), (12, -40), (9, 0)]), ex, -110, 1, rot)),
            "#b89878",
            vol=6 * k,
            rim=lit,
            **keep,
        )
        sc.add(
            t(X(spline([(-4, -6), (-6, -38), (0, -64), (6, -38), (4, -6)]), ex, -110, 1, rot)),
            "#8a6a54",
            vol=2 * k,
            alpha=0.6,
            **keep,
        )
    sc.add(
        t(spline([(-52, 0), (-48, -50), (-28, -74), (28, -74), (48, -50), (52, 0)])),
        "#c84a4a",
        vol=16 * k,
        rim=lit,
        **keep,
    )
    sc.add(t(ell(0, -98, 38, 34)), "#b89878", vol=16 * k, rim=lit, **keep)
    sc.add(t(limb([(-34, -70), (0, -62), (34, -70)], [16, 18, 16])), "#f4ead0", vol=6 * k, rim=lit, **keep)


def _car_body(sc: Scene, colour, k, keep, lit, t: T) -> None:
    sc.add(
        t(spline([(-118, 56, 1), (-122, 10), (-108, -26), (-84, -42), (84, -42), (108, -26), (122, 10), (118, 56, 1)])),
        Lin(
            [(0, mix(colour, "#102030", 0.35)), (0.6, colour), (1, mix(colour, "#ffffff", 0.35))],
            t((-110, 40)),
            t((100, -40)),
        ),
        vol=30 * k,
        rim=lit,
        mottle=0.06,
        **keep,
    )
    sc.add(
        t(spline([(-76, -30), (76, -30), (84, 10), (60, 34), (-60, 34), (-84, 10)])),
        mix(colour, "#ffffff", 0.12),
        vol=12 * k,
        rim=lit,
        **keep,
    )
    sc.add(t(rect(-122, 46, 244, 16, 8)), "#d8d4c8", vol=6 * k, rim=lit, **keep)
    for s in (-1, 1):
        sc.add(t(ell(s * 98, 14, 12)), "#e8483a", vol=5 * k, rim=("#ffe0d8", 2, (0.5, -0.8), 0.9), **keep)
    sc.add(t(rect(-30, 10, 60, 22, 4)), "#f4f0e4", vol=3 * k, **keep)


def _luggage(sc: Scene, k, keep, lit, t: T) -> None:
    """A bundle of carrots on the rack."""
    for i in range(5):
        sc.add(
            t(spline([(-40 + i * 18, -40, 1), (-32 + i * 18, -34), (-36 + i * 18, 6, 1), (-46 + i * 18, -30)])),
            mix("#f08a3a", "#c85a20", 0.3 * (i % 2)),
            vol=5 * k,
            rim=lit,
            **keep,
        )
        sc.add(
            t(limb([(-38 + i * 18, -40), (-44 + i * 18, -58), (-52 + i * 18, -66)], [6, 5, 2], 8)),
            "#5f9a48",
            vol=2 * k,
            **keep,
        )


def little_car(sc: Scene, t: T, colour="#4f86a8", depth=0.9) -> None:
    """Small old open car from behind, a rabbit at the wheel; wheels on y = 78."""
    k = t.a[2]
    lit = ("#ffffff", 3.4 * k, (0.5, -0.8), 0.85)
    keep = {"depth": depth, "detail": 0.9}
    for s in (-1, 1):
        sc.add(
            t(rect(s * 92 - 19, 18, 38, 62, 15)), "#2c2c34", vol=12 * k, rim=("#d8e0e4", 2, (0.5, -0.8), 0.5), **keep
        )
    _driver(sc, k, keep, lit, t)
    _car_body(sc, colour, k, keep, lit, t)
    _luggage(sc, k, keep, lit, t)
