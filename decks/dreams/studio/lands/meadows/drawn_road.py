"""Card 51, The Drawn Road."""

import math
from itertools import pairwise

import cv2
import numpy as np
from numpy.random import Generator

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.colour import hx, mix
from ...kit.field import blur, noise, rng, smooth
from ...kit.fills import Lin
from ...kit.ground import land, ridge, swirl
from ...kit.paths import T, ell, limb, mask, poly, rect, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.people import SLIGHT, Gesture, Look, grip, human
from ...motifs.sky import cumulus
from .drawing_hand import drawing_hand, on_pencil
from .motifs import grass

HAND = T(-82, -8, 1.15)
TIP = on_pencil(HAND, 0)
RIM = ("#fff8dc", 5, (-0.6, -0.7), 0.9)


def pencil(sc: Scene, blank, pts, w: float = 2.6, a=0.6, n=90, jit=1.6) -> None:
    """A line drawn twice with a shaking hand, only where the paper is blank."""
    for q in range(2):
        r_ = rng(int(abs(pts[0][0] * 7 + pts[0][1]) + q))
        c = sample(pts, n)
        c = c + cv2.GaussianBlur(r_.standard_normal(c.shape), (0, 0), 4) * jit * 3
        shape = mask(poly([tuple(x) for x in c], closed=False), stroke=w)
        gr = np.clip(0.55 + noise(2.6, 2, 3 + q) * 0.7, 0, 1)
        sc.post(shape * gr * blur(blank, 2), "#4a4658", min(1, a * 1.15))


@card(51, "drawn-road", "The Drawn Road", Land.MEADOWS, gouache, hand=LOOSE, con=0.15, sat=1.12, vig=0.26)
def drawn_road() -> Scene:
    """The Drawn Road: whoever walks it will not go where it is drawn, and has taken hold of the pencil.

    Gouache, wheat and blank paper, diagonal split. Defiance.
    """
    sc = Scene(light=(-0.55, -0.7, 0.45), key="#fff6dc", shadow="#3a3050", fog="#dfe8e0", seed=211)
    painted_sky(sc)
    ridges = painted_hills(sc)
    field_edge, r = wheat(sc)
    painted_road(sc, r)
    blank = blank_paper(sc)
    sketched_land(sc, ridges, blank, field_edge)
    sketched_castle(sc, blank)
    scratched(sc)
    drawing_hand(sc, HAND)
    walker(sc)
    near(sc)
    return sc


def painted_sky(sc: Scene) -> None:
    """The finished sky."""
    sc.sky([(0, "#6fb0c0"), (0.3, "#b4d8cc"), (0.48, "#fbe9b8"), (0.6, "#f8d08c")], 0, 1000, warp=20)
    sc.setflow(swirl(sc, 0.1, 0.9, 420, 2))
    sc.glow(150, 420, 420, "#fff4c8", 0.7, 1.6)
    for x, y, w, h, s in ((150, 250, 520, 150, 3), (330, 470, 360, 80, 4), (40, 560, 300, 60, 6)):
        cumulus(sc, x, y, w, h, s, light="#ffffff", mid="#f2e4c8", dark="#a8b8bc", alpha=0.95, depth=0.05)


def hill_trees(sc: Scene, pts, i, c) -> None:
    """Round trees and poplars on one of the hills."""
    r = rng(40 + i)
    items = []
    for _k in range(50):
        j = int(r.integers(4, len(pts) - 4))
        x, y0 = pts[j]
        y1 = y0 + r.uniform(6, 90)
        h = (12 + 9 * i) * r.uniform(0.7, 1.4)
        tone = mix(["#3f6a4a", "#5a8048", "#2f5a50"][r.integers(3)], c, 0.2)
        if r.random() < 0.5:
            items += [
                (ell(x, y1 - h * 0.7, h * 0.42, h * 0.5), tone),
                (ell(x - h * 0.12, y1 - h * 0.85, h * 0.24), mix(tone, "#fff0a8", 0.35)),
                (rect(x - 1.4, y1 - h * 0.3, 3, h * 0.4), "#5a3a2c"),
            ]
        else:
            items += [
                (
                    spline(
                        [
                            (x, y1 - h * 1.9, 1),
                            (x + h * 0.2, y1 - h * 0.8),
                            (x + h * 0.1, y1, 1),
                            (x - h * 0.1, y1, 1),
                            (x - h * 0.2, y1 - h * 0.8),
                        ]
                    ),
                    tone,
                )
            ]
    sc.polys(items, depth=0.25 + 0.1 * i, detail=0.7, mottle=0.04)


def painted_hills(sc: Scene):
    """The finished hills with their trees; their ridges go on as pencil lines."""
    hills = [
        (620, 60, "#8fb8b0", "#a8c8b0", 3),
        (700, 60, "#8fb478", "#6f9a68", 6),
        (800, 60, "#b4c05c", "#6a9450", 9),
        (930, 50, "#d8b84a", "#a88a3c", 12),
    ]
    ridges = []
    for i, (y, rise, c, foot_colour, s) in enumerate(hills):
        pts = ridge(y, rise, 360 + 40 * i, s, oct=3)
        ridges.append(pts)
        sc.add(
            land(pts),
            Lin([(0, mix(c, "#fff4c8", 0.3)), (1, foot_colour)], (0, y - 40), (0, y + 170)),
            depth=0.2 + 0.1 * i,
            mottle=0.08,
            fogg=(y + 40, y + 140, 0.3, "#f2ecc8"),
            rim=("#fff8dc", 4, (-0.5, -1), 0.6),
            rough=1.5,
        )
        hill_trees(sc, pts, i, c)
    return ridges


def wheat(sc: Scene):
    """The wheat field in front."""
    field_edge = [tuple(p) for p in sample([(-40, 1120), (200, 1080), (460, 1090), (760, 1150), (1060, 1130)], 130)]
    sc.add(
        land(field_edge),
        Lin([(0, "#f6d878"), (0.3, "#d8a840"), (1, "#7a5a34")], (0, 1080), (0, 1490)),
        depth=0.8,
        mottle=0.10,
        rim=("#fff8d0", 5, (-0.5, -1), 0.7),
    )
    r = rng(5)
    items = []
    for _i in range(1500):
        x = r.uniform(-10, W + 10)
        k = int(np.clip((x + 40) / 1100 * 129, 0, 129))
        y0 = field_edge[k][1]
        u = r.random() ** 1.2
        y = y0 + 4 + u * (H + 30 - y0)
        length = (16 + 46 * u) * r.uniform(0.7, 1.2)
        items.append(
            (
                y,
                limb(
                    [(x, y), (x + length * 0.08, y - length * 0.6), (x + length * 0.3, y - length)],
                    [2 + 2 * u, 1.6 + u, 0.8],
                    6,
                    cap=False,
                ),
                mix(mix("#ffeaa0", "#c88a34", r.random()), "#6a4a34", 0.1 + 0.4 * u),
            )
        )
    items.sort(key=lambda q: q[0])
    sc.polys([(p, c) for _, p, c in items], depth=0.85, detail=0.7, mottle=0, flow=math.pi / 2)
    return field_edge, r


def painted_road(sc: Scene, r: Generator) -> None:
    """The road from the lower left to the pencil tip."""
    path = sample([(250, 1520), (330, 1380), (520, 1270), (600, 1190), (500, 1120), (430, 1070), (480, 1030), TIP], 120)
    widths = np.interp(np.linspace(0, 1, 120), [0, 0.25, 0.5, 0.75, 1], [250, 170, 84, 44, 12])
    t = np.gradient(path, axis=0)
    t /= np.linalg.norm(t, axis=1)[:, None]
    across = np.stack([-t[:, 1], t[:, 0]], 1)
    across[:, 1] *= 0.35
    across /= np.linalg.norm(across, axis=1)[:, None]
    road = poly(
        [tuple(p) for p in path + across * widths[:, None] / 2]
        + [tuple(p) for p in (path - across * widths[:, None] / 2)[::-1]]
    )
    sc.mul("#6a4a34", blur(mask(road), 5) * 0.5)
    sc.add(
        road, Lin([(0, "#f8e8c0"), (1, "#d8b080")], (0, 880), (0, 1490)), depth=0.86, mottle=0.10, rough=3, detail=0.7
    )
    items = [
        (ell(x, y, r.uniform(2, 6), r.uniform(1.2, 3)), "#b08a60", 0.6)
        for x, y in zip(r.uniform(200, 620, 80), r.uniform(1100, 1488, 80), strict=False)
    ]
    sc.polys(items, clip=mask(road), mottle=0, detail=0.8)


def blank_paper(sc: Scene):
    """Blank paper takes the upper right, behind a ragged edge of brush strokes."""
    painted = sc.img.copy()
    d = (sc.x - 600) * 0.95 + (900 - sc.y) * 0.34  # >0: unpainted
    edge = noise(120, 3, 8) * 70 + noise(22, 3, 9, aspect=5) * 46
    blank = smooth(-14, 14, d + edge + 40)
    paper = np.broadcast_to(hx("#f7efdd"), sc.img.shape) * (1 + 0.018 * noise(60, 3, 5))[..., None]
    sc.img[:] = np.clip(painted * (1 - blank[..., None]) + paper * blank[..., None], 0, 1)
    sc.depth *= 1 - blank
    sc.detail[:] = sc.detail * (1 - blank) + blank * 0.3
    return blank


def sketched_land(sc: Scene, ridges, blank, field_edge) -> None:
    """What is still to come, in pencil: ridges, the road, guide lines, birds."""

    for _i, pts in enumerate(ridges):
        pencil(sc, blank, list(pts[::6]), 2.4, 0.62, 160)
    pencil(sc, blank, list(field_edge[::8]), 2.6, 0.6, 120)
    far_road = sample([(640, 1010), (760, 1040), (880, 1120), (960, 1240), (900, 1330), (980, 1420)], 60)
    for s in (-1, 1):
        pencil(sc, blank, [(x + s * (14 - 10 * k / 60), y + s * 4) for k, (x, y) in enumerate(far_road)][::5], 2, 0.55)


def sketched_castle(sc: Scene, blank) -> None:
    """The castle to which the road will lead."""
    cx, cy = 880, 1180
    for q in (
        [(cx - 70, cy + 60), (cx - 70, cy - 40), (cx - 40, cy - 40), (cx - 40, cy + 60)],
        [(cx - 40, cy + 10), (cx + 40, cy + 10)],
        [(cx + 40, cy + 60), (cx + 40, cy - 70), (cx + 76, cy - 70), (cx + 76, cy + 60)],
        [(cx - 76, cy - 40), (cx - 55, cy - 96), (cx - 34, cy - 40)],
        [(cx + 34, cy - 70), (cx + 58, cy - 130), (cx + 82, cy - 70)],
    ):
        for a, b in pairwise(q):
            pencil(sc, blank, [a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], 2.2, 0.6, 30, 0.8)
    for k in range(14):
        pencil(sc, blank, [(cx - 66 + k * 2.0, cy + 56), (cx - 66 + k * 2.0 + 3, cy - 34)], 1.4, 0.35, 20, 0.5)


def scratched(sc: Scene) -> None:
    """What the pencil did when it was taken hold of: one thick furious line, back and forth through the castle."""
    way = [(1000, 1060), (780, 1120), (960, 1150), (770, 1210), (940, 1230), (720, 1130), (660, 1050), TIP]
    dice = rng(4)
    for _ in range(3):
        shaken = [(x + dice.normal() * 7, y + dice.normal() * 7) for x, y in way[:-1]]
        stroke = mask(limb([*shaken, TIP], [4, 11, 13, 11, 12, 9, 6], 120))
        sc.post(stroke * np.clip(0.6 + noise(3, 2, 7) * 0.8, 0, 1), "#3a3648", 0.85)
    for k in range(40):
        x, y = TIP[0] + 30 + dice.normal() * 60, TIP[1] + 24 + abs(dice.normal()) * 40
        sc.add(ell(x, y, 1.5 + 2.5 * dice.random()), "#4a4658", alpha=0.7, depth=0.5, detail=0.6 if k else 0.5)


def walker(sc: Scene) -> None:
    """Both hands on the pencil and both heels on the painted ground: the whole body says no."""
    x, y, h = 530, 1322, 560
    pull = Gesture(
        hips=(-0.13, 0, 0.43),
        lean=-20,
        side=2,
        twist=6,
        nod=-10,
        hands=((0.28, -0.07, 0.8), (0.26, 0.08, 0.72)),
        feet=((0.24, -0.08, 0.0), (-0.1, 0.08, 0.0)),
    )
    right, left = on_pencil(HAND, 120), on_pencil(HAND, 76)
    shade = spline([(458, 1322), (628, 1314), (818, 1372), (768, 1402), (588, 1364), (448, 1342)])
    sc.mul("#5a3a40", blur(mask(shade), 8) * 0.6)
    look = Look(
        coat="#1f7080",
        legs="#8a3a3c",
        boots="#3a2424",
        hair="#8a3a20",
        cut="long",
        scarf="#e8583c",
        hem=0.4,
        flare=0.05,
        wind=-0.1,
        belt="#4a2c24",
        skin="#ecb490",
    )
    person = human(
        sc, x, y, h, pull, look, build=SLIGHT, turn=14, right=right, left=left, reach=0.14, rim=RIM, depth=0.97
    )
    for hand in person.hands:
        grip(sc, hand, -66, h, "#ecb490", thick=0.034)


def near(sc: Scene) -> None:
    """Ears of wheat before the eye on one side; on the other a curl that was shaved off the pencil."""
    low = [tuple(p) for p in sample([(-20, 1430), (200, 1452), (420, 1500), (W + 20, 1700)], 40)]
    grass(sc, low, 260, ["#f0c860", "#d8a040", "#a8702c", "#7a4a30"], 19, h=(60, 130), depth=1, bottom=H + 60)
    for k in range(9):
        x, y = 24 + 46 * k, 1340 + 12 * k + 26 * (k % 3)
        stalk = [(x - 10, H + 20), (x, y + 60), (x + 14, y)]
        sc.add(limb(stalk, [7, 5, 4], 20), "#c89038", depth=1)
        ears = [
            (ell(x + 14 + 9 * s + 3 * j, y - 13 * j, 6, 13, 24 * s), mix("#f4c860", "#a8682c", 0.35 + 0.3 * s))
            for j in range(6)
            for s in (-1, 1)
        ]
        sc.polys(ears, vol=4, depth=1, detail=0.6, rim=("#fff0b0", 2, (-0.6, -0.7), 0.5))
    t = T(830, 1420, 1.5, -14)
    sc.mul("#4a4258", blur(mask(t(ell(10, 26, 92, 22))), 9) * 0.5)
    for a0, wide, tone in ((0.2, 1.0, "#e8c48c"), (1.6, 0.84, "#f6dcae"), (3.0, 0.66, "#d8a868")):
        arc = [
            t((84 * wide * math.cos(a0 + a), 34 * wide * math.sin(a0 + a) - 10 * wide)) for a in np.linspace(0, 2.6, 9)
        ]
        sc.add(
            limb(arc, [6, 30, 40, 30, 6], 40),
            tone,
            vol=12,
            depth=1,
            detail=0.6,
            rim=("#fff8e0", 4, (-0.6, -0.7), 0.8),
            shadow=(6, 10, 7, 0.4),
        )
        sc.add(limb([(x, y - 17) for x, y in arc], [3, 8, 9, 8, 3], 40), "#e8a830", vol=3, depth=1, detail=0.6)
