"""Card 71, Wall of Doors."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, noise, rng, shift
from ...kit.fills import Lin
from ...kit.ground import land
from ...kit.marks import rock_relief
from ...kit.paths import T, X, cut, ell, limb, mask, poly, rect, sample, spline, union
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.figure import figure
from ...motifs.sea import fish, foam
from ...motifs.sky import cumulus
from .doors import door_items

FOOT = 1150


DOOR_TONES = [
    "#c8402e",
    "#2f7a8a",
    "#e8a83c",
    "#4f7a4a",
    "#8a4a78",
    "#d8687a",
    "#3a5a9a",
    "#e87a4a",
    "#6a9a8a",
    "#a83a4a",
    "#f0c860",
    "#5a4a88",
    "#8ab0b8",
    "#b0683c",
    "#2f5a50",
    "#e8a0a0",
    "#7a3a2c",
    "#f4ead8",
]
FEET_X, FEET_Y = 268, 1404
OPEN_X, OPEN_Y, OPEN_WIDTH, OPEN_HEIGHT = 640, FOOT + 4, 150, 246


@card(
    71,
    "wall-of-doors",
    "Wall of Doors",
    Land.EDGES,
    gouache,
    shadow="#3a2c48",
    high="#fff6e8",
    vcol="#2c1c30",
    vig=0.28,
)
def wall_of_doors() -> Scene:
    """A cliff is covered with doors of all sizes, and the caretaker has a key for each.

    Only the one he has no key for stands open, and a river runs out of it.
    """
    sc = Scene(light=(-0.6, -0.65, 0.48), key="#fff4e0", shadow="#5a4a68", fog="#f0d8cc", seed=711)
    _sky(sc)
    cliff, crest = _cliff(sc)
    r = _cracks_and_grass(sc, cliff, crest)
    doors = _place_doors(r, crest)
    _paint_doors(sc, doors)
    _lodgers(sc, doors)
    _salt_flat(sc, r)
    hole_mask = _open_door(sc)
    _boat(sc, hole_mask)
    _open_leaf(sc)
    water = _river(sc)
    _streaks_and_fish(sc, r, water)
    _caretaker_shadow(sc)
    _caretaker(sc)
    return sc


def _sky(sc: Scene) -> None:
    sc.sky([(0, "#2f7a8a"), (0.5, "#a8c0b8"), (0.8, "#f0c8b8"), (1, "#fdf0e4")], 0, 230, warp=10)
    cumulus(sc, 250, 110, 300, 60, 3, light="#fffaf0", mid="#f0d0c0", dark="#a88a98", alpha=0.95, depth=0.1)
    cumulus(sc, 800, 84, 240, 50, 5, light="#fffaf0", mid="#f0d0c0", dark="#a88a98", alpha=0.9, depth=0.1)


def _cliff(sc: Scene):
    crest = [
        (-40, 250),
        (40, 236),
        (96, 206),
        (150, 212),
        (196, 176),
        (290, 170),
        (330, 206),
        (420, 214),
        (470, 180),
        (560, 150),
        (650, 158),
        (700, 190),
        (790, 204),
        (850, 176),
        (930, 150),
        (1060, 164),
    ]
    cliff = sc.add(
        land([tuple(p) for p in sample(crest, 160)]),
        Lin([(0, "#fff6ea"), (0.5, "#f0dacc"), (0.85, "#d4aca8"), (1, "#a87c94")], (0, 160), (0, FOOT)),
        depth=0.4,
        mottle=0.06,
        rim=("#ffffff", 7, (-0.4, -1), 0.9),
        flow=1.5,
        rough=3,
    )
    folds = noise(190, 3, 41, aspect=0.55)
    buttress = np.clip(folds - shift(folds, -26, -10), -0.6, 0.6)
    sc.mul("#b88c98", cliff * np.clip(buttress, 0, 1) * 1.15)
    sc.screen("#fff4e0", cliff * np.clip(-buttress, 0, 1) * 0.42)
    rock_relief(sc, cliff, 120, 6, 0.26, 0.6)
    rock_relief(sc, cliff, 34, 7, 0.12)
    return cliff, crest


def _cracks_and_grass(sc: Scene, cliff, crest):
    r = rng(71)
    cracks = []
    for _ in range(26):
        x, y = r.uniform(-20, W), r.uniform(200, 1060)
        pts = [(x, y)]
        for _k in range(4):
            x += r.uniform(-26, 26)
            y += r.uniform(26, 70)
            pts.append((x, y))
        cracks.append((limb(pts, [1, 5, 4, 1], 30), "#a88490", 0.5))
        cracks.append((X(limb(pts, [1, 4, 3, 0.6], 30), -4, -1), "#fffaf0", 0.5))
    sc.polys(cracks, clip=cliff, mottle=0, detail=0.4)
    grass = [
        (
            limb(
                [(x, 196 + 6 * math.sin(x / 60)), (x + 3, 184), (x + r.uniform(-8, 12), 172 - r.uniform(0, 14))],
                [4, 3, 0.6],
                6,
            ),
            mix("#5f8a6a", "#a8b878", r.random()),
        )
        for x in np.arange(-10, W, 7)
    ]
    grass = [
        (X(p, 0, float(np.interp(x, [c[0] for c in crest], [c[1] for c in crest])) - 194), c)
        for (p, c), x in zip(grass, np.arange(-10, W, 7), strict=False)
    ]
    sc.polys(grass, mottle=0.03, detail=0.6)
    return r


def _place_doors(r, crest):
    """Big doors first, then smaller ones wherever there is room."""
    taken = [(OPEN_X - 130, OPEN_Y - OPEN_HEIGHT - 40, OPEN_X + 130, OPEN_Y + 20), (-60, 1000, 96, FOOT + 40)]
    doors = []
    plan = [(104, 186, 6), (82, 146, 8), (62, 112, 14), (46, 84, 22), (34, 62, 30), (23, 42, 44)]
    for w0, h0, count in plan:
        tries = 0
        done = 0
        while done < count and tries < 6000:
            tries += 1
            w = w0 * r.uniform(0.86, 1.16)
            h = h0 * r.uniform(0.86, 1.18)
            style = (0, 1, 2, 3, 4, 6, 7, 0, 3, 2, 1, 5)[int(r.integers(0, 12))]
            if style == 7:
                w *= 1.35
            if style == 5:
                h = w
            x, y = r.uniform(20, W - 20), r.uniform(240 + h * 0.6, FOOT - 14)
            pad = 2 + w * 0.05
            box = (x - w * 0.68 - pad, y - h - w * 0.13 - pad, x + w * 0.68 + pad, y + w * 0.15 + pad)
            if box[1] < float(np.interp(x, [c[0] for c in crest], [c[1] for c in crest])) + 26:
                continue
            if any(box[0] < b[2] and box[2] > b[0] and box[1] < b[3] and box[3] > b[1] for b in taken):
                continue
            taken.append(box)
            doors.append((y, x, w, h, style))
            done += 1
    return doors


def _paint_doors(sc: Scene, doors) -> None:
    doors.sort()
    layers = {k: [] for k in ("recess", "frame", "leaf", "dark", "light", "lit", "metal", "ledge")}
    for i, (y, x, w, h, style) in enumerate(doors):
        tone = DOOR_TONES[(i * 7 + style) % len(DOOR_TONES)]
        door_items(x, y, w, h, style, tone, layers)
    sc.polys(layers["recess"], soft=3, mottle=0, detail=0.5)
    sc.polys(layers["frame"], mottle=0.05, detail=0.8, vol=4, shadow=(2, 3, 3, 0.4), depth=0.5)
    sc.polys([(X(p, 0, 0), mix(c, "#1c1424", 0.5)) for p, c in layers["leaf"]], mottle=0, detail=0.8, depth=0.5)
    sc.polys(
        [(X(p, 1.5, 2.5), c) for p, c in layers["leaf"]],
        mottle=0.06,
        detail=0.85,
        vol=5,
        shade=0.5,
        depth=0.5,
        flow=1.5,
    )
    sc.polys(layers["dark"], mottle=0.03, detail=0.9, depth=0.5)
    sc.polys(layers["light"], mottle=0.03, detail=0.9, depth=0.5)
    sc.polys(layers["lit"], mottle=0.03, detail=0.9, depth=0.5, emit=0.4)
    sc.polys(layers["metal"], mottle=0, detail=1, depth=0.5)
    sc.polys(
        layers["ledge"],
        mottle=0.06,
        detail=0.7,
        vol=5,
        depth=0.5,
        shadow=(5, 12, 7, 0.45, "#8a6078"),
        rim=("#fffdf4", 2.4, (-0.4, -1), 0.7),
    )


def _lodgers(sc: Scene, doors) -> None:
    """A ladder leads nowhere, a cat waits to be let in."""
    ladder_pts = [q for q in doors if q[2] > 80 and 420 < q[0] < 860]
    if ladder_pts:
        y, x, *_ = ladder_pts[0]
        for s in (-1, 1):
            sc.add(
                limb([(x + s * 13 + 4, y + 12), (x + s * 13 - 6, y + 150)], [5, 5]),
                "#7a5240",
                vol=2,
                detail=0.9,
                shadow=(5, 4, 4, 0.4),
            )
        sc.polys(
            [(limb([(x - 14, y + 22 + k * 18), (x + 14, y + 22 + k * 18)], [4, 4]), "#8a6048") for k in range(7)],
            detail=0.9,
        )
    small = [q for q in doors if 44 < q[2] < 70 and 640 < q[0] < 1080 and q[1] > 200]
    if small:
        y, x, w, *_ = small[len(small) // 2]
        t = T(x - w * 0.56, y + 4, 0.52)
        cat_parts = [
            limb([(14, -6), (34, -2), (46, -18), (40, -34)], [8, 7, 6, 4]),
            spline([(-18, 0), (-20, -26), (-8, -50), (8, -50), (20, -24), (18, 0)]),
            spline(
                [
                    (-16, -48),
                    (-18, -66),
                    (-16, -82, 1),
                    (-6, -72),
                    (6, -72),
                    (16, -82, 1),
                    (18, -66),
                    (14, -50),
                    (0, -44),
                ]
            ),
        ]
        for p in cat_parts:
            sc.add(t(p), "#2c2434", vol=5, depth=0.6, detail=1, rim=("#fff0e0", 2, (-0.5, -1), 0.8))


def _salt_flat(sc: Scene, r) -> None:
    flat = sc.add(
        land([tuple(p) for p in sample([(-40, FOOT + 8), (300, FOOT - 2), (640, FOOT + 4), (1060, FOOT - 4)], 60)]),
        Lin([(0, "#e8c8bc"), (0.2, "#f8e4d4"), (0.6, "#e8b8a8"), (1, "#a8707c")], (0, FOOT), (0, H)),
        depth=0.7,
        mottle=0.05,
        flow=0.0,
    )
    sc.mul("#a87c90", blur(mask(rect(-40, FOOT - 6, W + 80, 24)), 9) * flat * 0.6)
    plates = []
    for _ in range(44):
        y = FOOT + 30 + 300 * r.random() ** 0.8
        x = r.uniform(-20, W)
        q = 26 + (y - FOOT) * 0.36
        pts = [
            (x + q * math.cos(a) * r.uniform(0.8, 1.15), y + q * 0.26 * math.sin(a) * r.uniform(0.8, 1.15))
            for a in np.linspace(0, 6.283, 7)[:-1]
        ]
        plates.append((poly(pts), "#b8848c", 0.35, 2.5 + (y - FOOT) * 0.006))
    sc.polys(plates, clip=flat, mottle=0, detail=0.4)


def _open_door(sc: Scene):
    """Dark inside with a gleam."""
    _open_frame(sc)
    return _darkness_inside(sc)


def _open_frame(sc: Scene) -> None:
    frame = union(
        rect(
            OPEN_X - OPEN_WIDTH / 2 - 18,
            OPEN_Y - OPEN_HEIGHT + OPEN_WIDTH / 2,
            OPEN_WIDTH + 36,
            OPEN_HEIGHT - OPEN_WIDTH / 2,
        ),
        ell(OPEN_X, OPEN_Y - OPEN_HEIGHT + OPEN_WIDTH / 2, OPEN_WIDTH / 2 + 18),
    )
    sc.add(
        frame,
        "#8a6a5c",
        vol=9,
        depth=0.75,
        detail=0.8,
        mottle=0.08,
        shadow=(6, 8, 10, 0.5),
        rim=("#fff4e4", 4, (-0.5, -1), 0.7),
    )


def _darkness_inside(sc: Scene):
    hole = union(
        rect(
            OPEN_X - OPEN_WIDTH / 2, OPEN_Y - OPEN_HEIGHT + OPEN_WIDTH / 2, OPEN_WIDTH, OPEN_HEIGHT - OPEN_WIDTH / 2 + 6
        ),
        ell(OPEN_X, OPEN_Y - OPEN_HEIGHT + OPEN_WIDTH / 2, OPEN_WIDTH / 2),
    )
    hole_mask = sc.add(
        hole,
        Lin([(0, "#0c2c44"), (0.6, "#1c5a74"), (1, "#5fb0bc")], (0, OPEN_Y - OPEN_HEIGHT), (0, OPEN_Y)),
        depth=0.75,
        mottle=0.03,
        detail=0.8,
    )
    inside = [
        (
            limb(
                [
                    (OPEN_X - OPEN_WIDTH / 2, OPEN_Y - 70 - k * 22),
                    (OPEN_X, OPEN_Y - 76 - k * 22 + 5 * (k % 2)),
                    (OPEN_X + OPEN_WIDTH / 2, OPEN_Y - 70 - k * 22),
                ],
                [2, 4, 2],
            ),
            "#a8e0dc",
            0.5,
        )
        for k in range(4)
    ]
    sc.polys(inside, clip=hole_mask, mottle=0, detail=0.8)
    return hole_mask


def _boat(sc: Scene, hole_mask) -> None:
    """Deep inside, a little boat with a lamp."""
    boat_x, boat_y = OPEN_X + 4, OPEN_Y - 92
    sc.add(
        spline(
            [
                (boat_x - 26, boat_y, 1),
                (boat_x - 16, boat_y + 14),
                (boat_x + 16, boat_y + 14),
                (boat_x + 28, boat_y - 2, 1),
            ]
        ),
        "#0a1c30",
        clip=hole_mask,
        detail=1,
        mottle=0,
    )
    sc.add(
        spline([(boat_x + 2, boat_y - 52, 1), (boat_x + 2, boat_y - 6, 1), (boat_x - 22, boat_y - 6, 1)]),
        "#f0e4d0",
        clip=hole_mask,
        detail=1,
        vol=4,
    )
    sc.add(ell(boat_x + 16, boat_y - 12, 6), "#ffe6a0", clip=hole_mask, detail=1, mottle=0, emit=0.6)
    sc.glow(boat_x + 16, boat_y - 12, 100, "#ffd890", 0.7, 2.0, clip=hole_mask)


def _open_leaf(sc: Scene) -> None:
    leaf = spline(
        [
            (OPEN_X + OPEN_WIDTH / 2, OPEN_Y - OPEN_HEIGHT + 66, 1),
            (OPEN_X + OPEN_WIDTH / 2 + 26, OPEN_Y - OPEN_HEIGHT + 40),
            (OPEN_X + OPEN_WIDTH / 2 + 74, OPEN_Y - OPEN_HEIGHT + 34, 1),
            (OPEN_X + OPEN_WIDTH / 2 + 84, OPEN_Y + 34, 1),
            (OPEN_X + OPEN_WIDTH / 2, OPEN_Y + 2, 1),
        ]
    )
    leaf_mask = sc.add(
        leaf,
        Lin([(0, "#b8301e"), (1, "#e85a3c")], (OPEN_X + OPEN_WIDTH / 2, 0), (OPEN_X + OPEN_WIDTH / 2 + 84, 0)),
        vol=6,
        depth=0.8,
        detail=0.85,
        mottle=0.06,
        rim=("#ffd8c0", 4, (-0.6, -1), 0.8),
        shadow=(14, 8, 12, 0.5),
    )
    for y0, y1 in ((0.20, 0.48), (0.56, 0.88)):
        a, b = OPEN_Y - OPEN_HEIGHT + 60 + OPEN_HEIGHT * 0.8 * y0, OPEN_Y - OPEN_HEIGHT + 60 + OPEN_HEIGHT * 0.8 * y1
        sc.add(
            poly(
                [
                    (OPEN_X + OPEN_WIDTH / 2 + 14, a + 4),
                    (OPEN_X + OPEN_WIDTH / 2 + 66, a),
                    (OPEN_X + OPEN_WIDTH / 2 + 70, b + 10),
                    (OPEN_X + OPEN_WIDTH / 2 + 14, b),
                ]
            ),
            "#8a2018",
            alpha=0.55,
            clip=leaf_mask,
            mottle=0.03,
            detail=0.9,
        )
    sc.add(ell(OPEN_X + OPEN_WIDTH / 2 + 70, OPEN_Y - 96, 7), "#f0d070", vol=4, detail=1, depth=0.85)


def _river(sc: Scene):
    river = spline(
        [
            (OPEN_X - OPEN_WIDTH / 2, OPEN_Y - 66, 1),
            (OPEN_X + OPEN_WIDTH / 2, OPEN_Y - 66, 1),
            (OPEN_X + OPEN_WIDTH / 2 + 2, OPEN_Y + 6),
            (OPEN_X + OPEN_WIDTH / 2 + 30, OPEN_Y + 60),
            (OPEN_X + 60, OPEN_Y + 130),
            (OPEN_X + 170, OPEN_Y + 220),
            (OPEN_X + 330, OPEN_Y + 290),
            (OPEN_X + 420, H + 60, 1),
            (OPEN_X - 260, H + 60, 1),
            (OPEN_X - 190, OPEN_Y + 300),
            (OPEN_X - 130, OPEN_Y + 210),
            (OPEN_X - 160, OPEN_Y + 130),
            (OPEN_X - 112, OPEN_Y + 60),
            (OPEN_X - OPEN_WIDTH / 2 - 6, OPEN_Y + 6),
        ]
    )
    return sc.add(
        river,
        Lin([(0, "#3f98a8"), (0.3, "#5fb4b8"), (0.65, "#2f7a8a"), (1, "#174a60")], (0, OPEN_Y - 60), (0, H)),
        depth=0.85,
        mottle=0.05,
        detail=0.6,
        flow=1.3,
        rim=("#f8fff8", 5, (0.2, 1), 0.6),
    )


def _streaks_and_fish(sc: Scene, r, water) -> None:
    _streaks(sc, r, water)
    _banks_and_fish(sc)


def _streaks(sc: Scene, r, water) -> None:
    streaks = []
    for _ in range(120):
        v = r.random()
        y = OPEN_Y - 50 + 380 * v
        half = np.interp(
            y,
            [OPEN_Y - 60, OPEN_Y + 6, OPEN_Y + 60, OPEN_Y + 130, OPEN_Y + 220, OPEN_Y + 300, H],
            [OPEN_WIDTH / 2, OPEN_WIDTH / 2, 110, 110, 150, 250, 330],
        )
        mid = np.interp(
            y,
            [OPEN_Y - 60, OPEN_Y + 60, OPEN_Y + 130, OPEN_Y + 220, OPEN_Y + 300, H],
            [OPEN_X, OPEN_X - 2, OPEN_X - 48, OPEN_X + 18, OPEN_X + 66, OPEN_X + 80],
        )
        u = r.uniform(-0.92, 0.92)
        x = mid + u * half
        q = 12 + v * 46
        streaks.append(
            (
                limb(
                    [(x - q * 0.5 + u * 4, y - q * 0.34), (x, y), (x + q * 0.5 * (1 + u * 0.4), y + q * 0.34)],
                    [0.6, 2 + 5 * v, 0.6],
                    8,
                ),
                "#e8fbf4" if r.random() < 0.6 else "#14526a",
                0.65,
            )
        )
    sc.polys(streaks, clip=water, mottle=0, detail=0.8)


def _banks_and_fish(sc: Scene) -> None:
    for pts in (
        [
            (OPEN_X - OPEN_WIDTH / 2, OPEN_Y + 4),
            (OPEN_X - 112, OPEN_Y + 60),
            (OPEN_X - 158, OPEN_Y + 130),
            (OPEN_X - 130, OPEN_Y + 210),
            (OPEN_X - 190, OPEN_Y + 300),
            (OPEN_X - 258, H),
        ],
        [
            (OPEN_X + OPEN_WIDTH / 2, OPEN_Y + 4),
            (OPEN_X + OPEN_WIDTH / 2 + 28, OPEN_Y + 60),
            (OPEN_X + 62, OPEN_Y + 130),
            (OPEN_X + 170, OPEN_Y + 220),
            (OPEN_X + 328, OPEN_Y + 290),
            (OPEN_X + 420, H),
        ],
    ):
        foam(sc, pts, 15, "#fffdf4", 33, 0.9)
    fishes = [
        (fish(T(OPEN_X - 20, OPEN_Y + 34, 0.42, 70)), "#f0a050"),
        (fish(T(OPEN_X + 40, OPEN_Y + 150, 0.5, 50)), "#f4d070"),
        (fish(T(OPEN_X + 60, OPEN_Y + 250, 0.62, 40)), "#e87a4a"),
    ]
    sc.polys(fishes, depth=0.9, detail=0.9, vol=4, rim=("#fff4d8", 2, (-0.4, -1), 0.8))


def _caretaker_shadow(sc: Scene) -> None:
    sc.mul(
        "#7c5468",
        blur(
            mask(
                spline(
                    [
                        (FEET_X - 40, FEET_Y - 4),
                        (FEET_X + 40, FEET_Y - 8),
                        (FEET_X + 330, FEET_Y + 34),
                        (FEET_X + 350, FEET_Y + 52),
                        (FEET_X + 100, FEET_Y + 26),
                        (FEET_X - 30, FEET_Y + 10),
                    ]
                )
            ),
            5,
        )
        * 0.6,
    )


def _caretaker(sc: Scene) -> None:
    """Hand at his chin, the ring of keys over his arm."""
    hand = _old_man(sc)
    _ring_of_keys(sc, hand)


def _old_man(sc: Scene):
    joints = figure(
        sc,
        FEET_X,
        FEET_Y,
        304,
        coat="#3a5a88",
        hair="#e8e0d8",
        skin="#d8987a",
        legs="#2c2838",
        hat="cap",
        arm=(0.10, -0.80),
        arm2=(-0.22, -0.62),
        stride=0.05,
        skirt=0.40,
        rim=("#fff6e4", 4, (-0.6, -0.8), 0.85),
    )
    return joints["hand2"]


def _ring_of_keys(sc: Scene, hand) -> None:
    ring = (hand[0] - 12, hand[1] + 66)
    sc.add(
        cut(ell(*ring, 66), ell(*ring, 55)),
        "#b8883c",
        vol=5,
        depth=0.95,
        detail=1,
        rim=("#fff0c0", 2.4, (-0.5, -1), 0.9),
        shadow=(5, 6, 5, 0.4),
    )
    for i, a in enumerate(np.linspace(18, 162, 9)):
        q = math.radians(a)
        k = T(
            ring[0] + 60 * math.cos(q),
            ring[1] + 60 * math.sin(q),
            0.62 + 0.30 * ((i * 5) % 3) / 2,
            a - 90 + (i % 3 - 1) * 7,
        )
        key_path = union(
            cut(ell(0, 12, 13), ell(0, 12, 7)), rect(-3.4, 24, 6.8, 62, 2), rect(2, 64, 15, 7), rect(2, 77, 19, 8)
        )
        sc.add(
            k(key_path),
            ("#d8a848", "#a8a8b0", "#c87a4a")[i % 3],
            vol=3,
            depth=0.96,
            detail=1,
            rim=("#fff4d0", 2, (-0.5, -1), 0.9),
            shadow=(3, 4, 3, 0.4),
        )
    sc.add(ell(hand[0], hand[1], 11), "#d8987a", depth=0.97, detail=1, mottle=0)
