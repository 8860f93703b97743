"""The rooms of the dolls' house: boxes in perspective, each with a season, a light and somebody who hides."""

import math

import numpy as np

from ...kit.colour import mix
from ...kit.field import blur, noise, rng
from ...kit.fills import Lin, Rad
from ...kit.marks import cast
from ...kit.paths import ell, limb, mask, poly, spline
from ...kit.scene import Scene
from ...motifs.people import CHILD, OLD, SLIGHT, Gesture, Look, human
from ...motifs.plants import leaves, tree
from ...motifs.sky import cumulus
from .doll_room import HIDE, Room


def winter(sc: Scene, room: Room) -> None:
    """Ice blue; snow falls from the ceiling on a four-poster; whoever sleeps there has pulled up the blanket."""
    back = Lin([(0, "#2c4878"), (1, "#b8d0ec")], room.at(0, 0, 1), room.at(0, 1, 1))
    room.walls(back, "#6a88b8", "#3a5484", "#e8f0fa", (0.7, 0.3), "#e8f4ff")
    wx, wy = room.at(0.68, 0.3, 1)
    sc.add(ell(wx, wy, 30), "#fffbe8", depth=0.41, mottle=0, emit=0.3)
    sc.glow(wx, wy, 120, "#e8f4ff", 0.6, 1.8, clip=room.m)
    x, y = room.at(0.36, 1, 0.5)
    for dx in (-96, 96):
        sc.add(limb([(x + dx, y), (x + dx, y - 186)], [11, 9], 6), "#6a4234", vol=4, depth=0.5, detail=0.6, clip=room.m)
    sc.add(
        spline(
            [
                (x - 104, y - 176, 1),
                (x, y - 196),
                (x + 104, y - 176, 1),
                (x + 90, y - 152),
                (x, y - 166),
                (x - 90, y - 152),
            ]
        ),
        "#8a3040",
        vol=8,
        depth=0.5,
        detail=0.6,
        clip=room.m,
    )
    sc.add(
        spline(
            [
                (x - 100, y - 20, 1),
                (x - 96, y - 66),
                (x - 60, y - 86),
                (x, y - 78),
                (x + 90, y - 62),
                (x + 104, y - 20, 1),
            ]
        ),
        Lin([(0, "#ffffff"), (1, "#8aa4cc")], (x, y - 90), (x, y - 10)),
        vol=26,
        depth=0.52,
        detail=0.6,
        shadow=(6, 10, 8, 0.5),
    )
    sc.add(ell(x - 62, y - 90, 34, 18, -6), "#f4f0f8", vol=10, depth=0.52, detail=0.6)
    sc.add(ell(x - 56, y - 98, 17, 15), "#4a2c20", vol=7, depth=0.53, detail=0.7)
    sc.add(
        spline([(x - 92, y - 84), (x - 50, y - 92), (x - 10, y - 84), (x - 6, y - 66), (x - 90, y - 64)]),
        "#fbfcff",
        vol=10,
        depth=0.54,
        detail=0.6,
        shadow=(2, -3, 3, 0.4),
    )
    drift = spline(
        [
            (room.left, room.low, 1),
            (room.left, room.low - 40),
            (room.left + 90, room.low - 18),
            (x, room.low - 26),
            (room.right - 60, room.low - 14),
            (room.right, room.low - 46),
            (room.right, room.low, 1),
        ]
    )
    sc.add(
        drift,
        Lin([(0, "#ffffff"), (1, "#90aad4")], (0, room.low - 46), (0, room.low)),
        vol=12,
        depth=0.56,
        rough=3,
        shadow=(0, -4, 8, 0.35),
    )
    r = rng(4)
    flakes = [
        ell(r.uniform(room.left, room.right), r.uniform(room.top, room.low), r.uniform(1.6, 4.6)) for _ in range(120)
    ]
    sc.post(mask(flakes) * room.m, "#ffffff", 0.9)
    room.close()


def summer(sc: Scene, room: Room) -> None:
    """A beach: the sea comes through the back wall; a striped chair is turned away, two feet stick out behind it."""
    back = Lin(
        [(0, "#3f9ad0"), (0.5, "#c8ecf0"), (0.51, "#1f7a9c"), (1, "#5fc8c4")], room.at(0, 0, 1), room.at(0, 1, 1)
    )
    room.walls(back, "#5ab0d0", "#3a88bc", "#f4d488", (0.76, 0.22), "#fff0a0")
    x, y = room.at(0.76, 0.22, 1)
    sc.add(ell(x, y, 26), "#fffbd0", depth=0.41, mottle=0, emit=0.5)
    sc.glow(x, y, 170, "#ffe880", 0.7, 1.8, clip=room.m)
    sx, sy = room.at(0.24, 0.62, 1)
    sc.add(poly([(sx, sy - 60), (sx, sy), (sx + 36, sy)]), "#ffffff", depth=0.43, detail=0.7)
    sc.add(
        spline([(sx - 22, sy + 4, 1), (sx + 40, sy + 4, 1), (sx + 24, sy + 18), (sx - 10, sy + 18)]),
        "#b8342c",
        depth=0.43,
        detail=0.7,
    )
    surf = limb(
        [room.at(0, 0.98, 0.9), room.at(0.3, 1, 0.72), room.at(0.7, 1, 0.86), room.at(1, 0.99, 0.7)],
        [10, 14, 9, 14],
        30,
    )
    sc.add(mask(surf) * room.m, "#f4fcfa", depth=0.44, rough=3, mottle=0)
    cx, cy = room.at(0.46, 1, 0.2)
    cast(sc, poly([(cx - 70, cy), (cx + 60, cy + 4), (cx - 40, cy + 26), (cx - 150, cy + 18)]), 5, 0.5, "#7a4a3c")
    human(
        sc,
        cx + 46,
        cy - 6,
        150,
        HIDE,
        Look(coat="#2f6a6a", legs="#c8a070", boots="#8a5a40", hair="#c87a30", cut="bob"),
        build=CHILD,
        turn=150,
        depth=0.5,
        rim=("#fff4c0", 3, (0.6, -0.8)),
    )
    for k in range(6):
        u0, u1 = k / 6, (k + 1) / 6
        strip = poly(
            [
                (cx - 84 + 110 * u0, cy - 118 + 4 * u0),
                (cx - 84 + 110 * u1, cy - 118 + 4 * u1),
                (cx - 42 + 110 * u1, cy - 22),
                (cx - 42 + 110 * u0, cy - 22),
            ]
        )
        sc.add(
            strip,
            Lin([(0, ("#e85a3a", "#fff6e4")[k % 2]), (1, ("#8a2a2c", "#a8949c")[k % 2])], (0, cy - 120), (0, cy - 10)),
            depth=0.55,
            detail=0.6,
        )
    for a, b in (((-90, -122), (-30, 0)), ((28, -118), (86, 0)), ((-20, -60), (-84, 0)), ((92, -60), (30, 0))):
        sc.add(
            limb([(cx + a[0], cy + a[1]), (cx + b[0], cy + b[1])], [7, 7], 5), "#8a5630", vol=3, depth=0.56, detail=0.6
        )
    room.close()


def autumn(sc: Scene, room: Room) -> None:
    """Russet: a maple breaks through the floor; its leaves lie knee-deep, and out of the heap looks a pair of shoes."""
    back = Lin([(0, "#8a4a28"), (1, "#f0b860")], room.at(0, 0, 1), room.at(0, 1, 1))
    room.walls(back, "#b8743c", "#6a3824", "#8a4c28", (0.8, 0.72), "#ffd080")
    x, y = room.at(0.36, 1, 0.5)
    trunk, tips, _ = tree(x, y, 74, 24, 21, depth=5, spread=0.55, roots=True)
    sc.add(
        mask(trunk) * room.m,
        Lin([(0, "#7a4428"), (1, "#2c1418")], (x - 30, 0), (x + 30, 0)),
        vol=7,
        depth=0.5,
        detail=0.6,
    )
    leaves(sc, room.within(tips, 34), 20, 420, ["#8a2418", "#c8481c", "#f0a030", "#f8d060"], 8, 3, depth=0.52)
    r = rng(5)
    heap = []
    for _ in range(340):
        px = room.left + (room.right - room.left) * r.random()
        rise = 60 * math.exp(-(((px - room.left - 210) / 62) ** 2)) + 14
        heap.append(
            (
                ell(px, room.low - rise * r.random(), r.uniform(5, 10), r.uniform(3, 5), r.uniform(0, 180)),
                mix("#8a2418", "#f8b848", r.random()),
            )
        )
    sc.polys(heap, clip=room.m, depth=0.56, detail=0.6, shadow=(2, 4, 3, 0.5))
    for dx in (0, 22):
        shoe = limb(
            [
                (room.left + 196 + dx, room.low - 42),
                (room.left + 194 + dx, room.low - 64),
                (room.left + 204 + dx, room.low - 74),
            ],
            [16, 17, 13],
            12,
        )
        sc.add(shoe, "#2a1c28", vol=6, depth=0.58, detail=0.7, rim=("#ffd890", 2, (0.5, -0.8)))
    room.close()


def night(sc: Scene, room: Room) -> None:
    """Deep blue with fireflies: in a lit tent the shadow of somebody who sits up and listens."""
    back = Lin([(0, "#0a1238"), (1, "#3a4a84")], room.at(0, 0, 1), room.at(0, 1, 1))
    room.walls(back, "#1c2c5c", "#0a1030", "#24402c", (0.42, 0.8), "#ffb860")
    r = rng(6)
    stars = [ell(*room.at(r.random(), r.uniform(0.02, 0.5), 1), r.uniform(0.8, 2.4)) for _ in range(50)]
    sc.post(mask(stars), "#fff4d8", 0.9)
    hills = spline(
        [
            room.at(0, 1, 1),
            room.at(0, 0.72, 1),
            room.at(0.3, 0.6, 1),
            room.at(0.6, 0.76, 1),
            room.at(1, 0.62, 1),
            room.at(1, 1, 1),
        ]
    )
    sc.add(hills, "#142444", depth=0.41)
    x, y = room.at(0.44, 1, 0.45)
    tent = poly([(x - 124, y), (x - 10, y - 158), (x + 96, y)])
    m = sc.add(
        tent,
        Rad([(0, "#fff0b0"), (0.5, "#f0a848"), (1, "#a85a2c")], (x - 8, y - 30), 170),
        depth=0.5,
        detail=0.5,
        mottle=0.1,
        rim=("#fff0c0", 3),
    )
    sc.add(
        poly([(x - 10, y - 158), (x + 96, y), (x + 150, y - 16)]),
        Lin([(0, "#a8602c"), (1, "#4a2430")], (x, 0), (x + 150, 0)),
        depth=0.5,
    )
    human(
        sc,
        x - 22,
        y - 4,
        150,
        "sit",
        Look(coat="#6a2c1c", legs="#6a2c1c", boots="#5a2418", skin="#8a4424", hair="#5a2418"),
        build=SLIGHT,
        turn=0,
        key=0.1,
        dark=0.3,
        depth=0.5,
    )
    sc.mixin("#e89a44", blur(m, 3) * 0.28)
    sc.glow(x - 8, y - 30, 240, "#ffb850", 0.5, 1.9, clip=room.m)
    fire = [
        ell(r.uniform(room.left + 10, room.right - 10), r.uniform(room.top + 60, room.low - 20), 3.4) for _ in range(26)
    ]
    sc.screen("#b8ff70", blur(mask(fire), 9) * room.m * 1.0)
    sc.post(mask(fire) * room.m, "#f4ffc0", 0.95)
    blades = [
        (
            limb([(bx, room.low + 4), (bx + r.normal() * 8, room.low - r.uniform(16, 46))], [5, 1], 5),
            mix("#0c1c20", "#3a5a34", r.random()),
        )
        for bx in np.arange(room.left, room.right, 7)
    ]
    sc.polys(blades, clip=room.m, depth=0.56, detail=0.55)
    room.close()


def rain(sc: Scene, room: Room) -> None:
    """Slate green: rain from a cloud under the ceiling; somebody small sits under an umbrella."""
    back = Lin([(0, "#30484c"), (1, "#9ab8ac")], room.at(0, 0, 1), room.at(0, 1, 1))
    room.walls(back, "#587a78", "#2c4048", "#3c6468", (0.5, 0.5), "#dcecd8")
    cx, cy = room.at(0.5, 0.16, 0.6)
    cumulus(sc, cx, cy, 330, 76, 4, light="#a8b4b8", mid="#5a6a78", dark="#2a3444", clip=room.m, depth=0.45, billow=0.4)
    r = rng(7)
    for _ in range(9):
        ring = mask(ell(*room.at(r.random(), 1, r.random()), r.uniform(12, 30), r.uniform(3, 6)), stroke=2)
        sc.screen("#d8ece4", ring * room.m * 0.7)
    x, y = room.at(0.5, 1, 0.3)
    cast(sc, ell(x, y, 110, 16), 8, 0.6, "#142428")
    looks = {"depth": 0.52, "detail": 0.6, "rim": ("#f0d8c0", 3, (-0.5, -0.8), 0.7)}
    sc.add(
        spline(
            [
                (x - 60, y - 30, 1),
                (x - 70, y - 110),
                (x - 40, y - 134),
                (x + 40, y - 134),
                (x + 70, y - 110),
                (x + 60, y - 30, 1),
            ]
        ),
        Lin([(0, "#c83c34"), (1, "#5a1420")], (0, y - 134), (0, y - 20)),
        vol=24,
        **looks,
    )
    human(
        sc,
        x,
        y - 40,
        150,
        HIDE,
        Look(coat="#e8dcc0", legs="#3a4458", hair="#c8c0b8", boots="#2a2430"),
        build=OLD,
        turn=88,
        depth=0.53,
    )
    for side in (-1, 1):
        sc.add(
            limb([(x + side * 66, y - 4), (x + side * 66, y - 74)], [32, 42], 12),
            Lin([(0, "#d84a3c"), (1, "#5a1824")], (0, y - 80), (0, y)),
            vol=15,
            shadow=(4, 6, 6, 0.5),
            **looks,
        )
    sc.add(limb([(x + 8, y - 100), (x + 2, y - 190)], [5, 5], 5), "#3a2418", depth=0.54)
    dome = spline(
        [
            (x - 118, y - 158, 1),
            (x - 76, y - 214),
            (x + 2, y - 232),
            (x + 80, y - 212),
            (x + 122, y - 152, 1),
            (x + 80, y - 166),
            (x + 42, y - 154),
            (x + 2, y - 168),
            (x - 40, y - 156),
            (x - 80, y - 168),
        ]
    )
    sc.add(
        dome,
        Lin([(0, "#ffd85c"), (1, "#a8681c")], (x - 100, y - 230), (x + 110, y - 150)),
        vol=26,
        depth=0.56,
        detail=0.6,
        rim=("#fff4c8", 3),
        shadow=(4, 10, 8, 0.5),
    )
    lines = []
    for _ in range(150):
        px, py = r.uniform(room.left, room.right), r.uniform(room.top + 50, room.low)
        if not (abs(px - x) < 110 and py > y - 160):
            lines.append(poly([(px, py), (px - 7, py + r.uniform(16, 34))], closed=False))
    sc.post(mask(lines, stroke=1.6) * room.m, "#e0f0ec", 0.65)
    room.close()


def spring(sc: Scene, room: Room) -> None:
    """Rose and green: a cherry in blossom, and a girl stands pressed to its far side."""
    back = Lin([(0, "#90c0d4"), (1, "#fbe4d4")], room.at(0, 0, 1), room.at(0, 1, 1))
    room.walls(back, "#a8c8c0", "#7aa4b4", "#8ab058", (0.3, 0.2), "#fff4e0")
    x, y = room.at(0.56, 1, 0.4)
    human(
        sc,
        x + 26,
        y - 4,
        150,
        Gesture(
            hips=(0, 0, 0.5),
            lean=-2,
            nod=10,
            hands=((0.06, -0.2, 0.52), (0.05, 0.16, 0.5)),
            feet=((0, -0.05, 0), (0, 0.05, 0)),
        ),
        Look(coat="#c83c50", legs="#f0e4d8", hair="#2c1c1c", cut="bob", hem=0.6, flare=0.08),
        build=CHILD,
        turn=100,
        depth=0.48,
        shadow={"strength": 0.4},
    )
    trunk, tips, _ = tree(x, y + 4, 72, 26, 8, depth=5, spread=0.6, roots=True)
    sc.add(
        mask(trunk) * room.m,
        Lin([(0, "#8a5a4a"), (1, "#2c1a20")], (x - 24, 0), (x + 24, 0)),
        vol=7,
        depth=0.5,
        detail=0.6,
    )
    leaves(sc, room.within(tips, 40), 26, 520, ["#c85a7c", "#f08aa4", "#ffc8d4", "#fff4f4"], 7, 3, depth=0.52)
    r = rng(9)
    petals = [
        ell(r.uniform(room.left, room.right), room.low - abs(r.normal(0, 18)), r.uniform(3, 6), r.uniform(2, 3))
        for _ in range(90)
    ]
    sc.post(mask(petals) * room.m, "#ffd0dc", 0.85)
    sc.mul("#2c4a30", blur(mask(ell(x, y + 6, 90, 14)), 8) * room.m * 0.5 * (0.8 + 0.2 * noise(30, 2, 3)))
    room.close()
