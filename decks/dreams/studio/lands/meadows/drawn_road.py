"""Card 51, The Drawn Road."""

import math
from itertools import pairwise

import cv2
import numpy as np
from numpy.random import Generator

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.colour import hx, mix
from ...kit.field import blur, noise, rng, shift, smooth
from ...kit.fills import Lin
from ...kit.ground import land, ridge, swirl
from ...kit.marks import line
from ...kit.paths import T, ell, limb, mask, poly, rect, sample, spline, union
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.animals import dog
from ...motifs.figure import figure
from ...motifs.sky import cumulus

SKIN = "#eab894"
FLESH = {"depth": 0.95, "shade": 1.0, "mottle": 0.05, "detail": 0.75, "rim": ("#fff4e0", 6, (-0.7, -0.7), 0.55)}

TIP = (566, 884)


def pencil(sc: Scene, blank, pts, w: float = 2.6, a=0.6, n=90, jit=1.6) -> None:
    """A line drawn twice with a shaking hand, only where the paper is blank."""
    for q in range(2):
        r_ = rng(int(abs(pts[0][0] * 7 + pts[0][1]) + q))
        c = sample(pts, n)
        c = c + cv2.GaussianBlur(r_.standard_normal(c.shape), (0, 0), 4) * jit * 3
        shape = mask(poly([tuple(x) for x in c], closed=False), stroke=w)
        gr = np.clip(0.55 + noise(2.6, 2, 3 + q) * 0.7, 0, 1)
        sc.post(shape * gr * blur(blank, 2), "#4a4658", min(1, a * 1.15))


def hand_shadow(sc: Scene, p, dx=26, dy=34, a=0.4):
    """What the giant hand throws on the paper."""
    return sc.mul("#4a4258", blur(shift(mask(p), dx, dy), 13) * a)


@card(51, "drawn-road", "The Drawn Road", Land.MEADOWS, gouache)
def drawn_road() -> Scene:
    """The Drawn Road: one can only walk as far as somebody has drawn, and the hand is thinking.

    Gouache, diagonal split.
    """
    sc = Scene(light=(-0.55, -0.7, 0.45), key="#fff6dc", shadow="#3a3050", fog="#dfe8e0", seed=211)
    painted_sky(sc)
    ridges = painted_hills(sc)
    field_edge, r = wheat(sc)
    painted_road(sc, r)
    blank = blank_paper(sc)
    sketched_land(sc, ridges, blank, field_edge)
    sketched_castle(sc, blank)
    guide_lines(sc, blank)
    walker(sc)
    giant_hand(sc)
    return sc


def painted_sky(sc: Scene) -> None:
    """The finished sky."""
    sc.sky([(0, "#6fb0c0"), (0.3, "#b4d8cc"), (0.48, "#fbe9b8"), (0.6, "#f8d08c")], 0, 1000, warp=20)
    sc.setflow(swirl(sc, 0.1, 0.9, 420, 2))
    sc.glow(150, 420, 420, "#fff4c8", 0.7, 1.6)
    for x, y, w, h, s in ((230, 230, 420, 110, 3), (520, 380, 300, 60, 4)):
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
    path = sample([(250, 1520), (330, 1380), (520, 1270), (600, 1170), (470, 1080), (400, 1000), (470, 920), TIP], 120)
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
    d = (sc.x - 560) * 0.80 + (900 - sc.y) * 0.62  # >0: unpainted
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
    far_road = sample([TIP, (650, 830), (760, 800), (820, 740), (760, 690), (800, 640), (880, 620)], 60)
    for s in (-1, 1):
        pencil(sc, blank, [(x + s * (14 - 10 * k / 60), y + s * 4) for k, (x, y) in enumerate(far_road)][::5], 2, 0.55)


def sketched_castle(sc: Scene, blank) -> None:
    """The castle to which the road will lead."""
    cx, cy = 870, 560
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


def guide_lines(sc: Scene, blank) -> None:
    """Guide lines and birds."""
    for a, b in (((520, 120), (1030, 640)), ((700, 60), (1030, 380))):
        pencil(sc, blank, [a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], 1.4, 0.3, 60, 0.6)
    # birds as ticks
    for x, y in ((640, 250), (690, 230), (735, 262)):
        pencil(sc, blank, [(x - 20, y), (x - 8, y - 10), (x, y), (x + 8, y - 10), (x + 20, y)], 2.2, 0.6, 30, 0.5)


def walker(sc: Scene) -> None:
    """The walker and the dog stop where the road ends."""
    sc.mul("#5a3a30", blur(mask(ell(470, 1146, 90, 12)), 4) * 0.5)
    f = figure(
        sc,
        452,
        1150,
        190,
        coat="#2f6470",
        hair="#2a1a18",
        legs="#2a3450",
        hat="brim",
        arm=(0.25, -0.70),
        bag="#7a5a34",
        stride=0.03,
        rim=("#fff8dc", 4, (-0.6, -0.7), 0.9),
        skirt=0.34,
    )
    hd = f["hand"]
    line(sc, [(hd[0] + 4, 1152), (hd[0] + 2, hd[1] - 24)], 5, "#5a3a24")
    dog(sc, T(548, 1130, 0.82), rim=("#fff8dc", 3, (-0.6, -0.7), 0.85))


def giant_hand(sc: Scene) -> None:
    """The giant hand that draws, from the sleeve to the pencil."""
    pen0, pen1 = TIP, (830, 300)
    along_x, along_y = (pen1[0] - pen0[0]), (pen1[1] - pen0[1])
    pencil_length = math.hypot(along_x, along_y)
    along_x /= pencil_length
    along_y /= pencil_length
    side_x, side_y = -along_y, along_x

    def along(s, o):
        return (pen0[0] + along_x * s + side_x * o, pen0[1] + along_y * s + side_y * o)

    pencil_body = poly([along(78, -24), along(pencil_length + 120, -24), along(pencil_length + 120, 24), along(78, 24)])
    palm = far_fingers(sc, pencil_body)
    pencil_stick(sc, along, pencil_length)
    near_fingers(sc, palm)
    nails(sc)
    cuff(sc)


def far_fingers(sc: Scene, pencil_body):
    """The palm casts its shadow; ring and little finger are tucked behind the pencil."""
    palm = spline(
        [(1080, 120), (930, 190), (820, 300), (770, 400), (760, 500), (800, 580), (880, 600), (980, 560), (1090, 500)]
    )
    hand_shadow(sc, union(palm, pencil_body, limb([(830, 380), (730, 440), (660, 560)], [90, 80, 60])), 30, 44, 0.38)
    for joints, w in (
        ([(900, 560), (820, 640), (740, 690), (690, 700)], [104, 92, 80, 62]),
        ([(870, 520), (770, 610), (690, 650), (630, 668)], [108, 96, 84, 62]),
    ):
        hand_shadow(sc, limb(joints, w), 14, 18, 0.35)
        sc.add(limb(joints, w), mix(SKIN, "#a05a50", 0.22 if w[0] == 104 else 0.12), vol=40, **FLESH)
    return palm


def pencil_stick(sc: Scene, along, pencil_length) -> None:
    """The pencil: three facets, the cut wood, the lead."""
    for a, b, c in ((-24, -8, "#e8b03a"), (-8, 9, "#f6cc5a"), (9, 24, "#b87a2a")):
        sc.add(
            poly([along(84, a), along(pencil_length + 150, a), along(pencil_length + 150, b), along(84, b)]),
            c,
            depth=0.94,
            mottle=0.04,
            detail=0.8,
        )
    sc.add(
        spline(
            [
                (*along(88, -24), 1),
                along(76, -16),
                along(84, -8),
                along(76, 0),
                along(84, 9),
                along(76, 17),
                (*along(88, 24), 1),
                (*along(24, 7), 1),
                (*along(24, -7), 1),
            ]
        ),
        Lin([(0, "#f6e0b8"), (1, "#c89a6a")], along(60, -24), along(60, 24)),
        depth=0.94,
        detail=0.9,
    )
    sc.add(poly([along(28, -8), along(28, 8), along(0, 0)]), "#2a2830", depth=0.94, detail=1, vol=3)


def near_fingers(sc: Scene, palm) -> None:
    """Palm, index finger and thumb."""
    sc.add(
        palm,
        Lin([(0, mix(SKIN, "#ffffff", 0.12)), (1, mix(SKIN, "#9a4a48", 0.30))], (800, 250), (980, 600)),
        vol=110,
        **FLESH,
    )
    index_finger = limb([(930, 330), (830, 330), (752, 420), (700, 540), (668, 640)], [112, 104, 88, 74, 52], 60)
    hand_shadow(sc, index_finger, 12, 16, 0.35)
    sc.add(
        index_finger,
        Lin([(0, mix(SKIN, "#fff4e0", 0.2)), (1, mix(SKIN, "#c8705a", 0.12))], (800, 330), (680, 640)),
        vol=42,
        **FLESH,
    )
    thumb = limb([(930, 520), (840, 540), (770, 560), (712, 612)], [128, 106, 84, 58], 50)
    hand_shadow(sc, thumb, 10, 16, 0.35)
    sc.add(
        thumb,
        Lin([(0, mix(SKIN, "#fff4e0", 0.12)), (1, mix(SKIN, "#c8705a", 0.2))], (850, 500), (740, 640)),
        vol=44,
        **FLESH,
    )


def nails(sc: Scene) -> None:
    """Nails and creases."""
    sc.add(
        spline([(682, 598), (700, 606), (692, 640), (672, 642), (668, 620)]),
        "#f8dcc8",
        vol=6,
        depth=0.96,
        detail=0.9,
        alpha=0.85,
    )
    sc.add(
        spline([(716, 592), (736, 590), (722, 622), (704, 630), (702, 610)]),
        "#f8dcc8",
        vol=6,
        depth=0.96,
        detail=0.9,
        alpha=0.85,
    )
    for q in (
        [(716, 470), (742, 480), (764, 476)],
        [(778, 536), (790, 560), (796, 586)],
        [(800, 352), (820, 372), (846, 376)],
    ):
        line(sc, q, 3.4, "#a8604e", 0.5)


def cuff(sc: Scene) -> None:
    """Cuff, sleeve and button."""
    sc.add(
        spline([(960, 60), (900, 130), (930, 260), (1000, 420), (1060, 560), (1120, 560), (1120, 20)]),
        Lin([(0, "#fffaf0"), (1, "#c8b8b8")], (900, 100), (1080, 500)),
        vol=40,
        shade=0.9,
        depth=0.96,
        rim=("#ffffff", 5, (-0.7, -0.6), 0.7),
        detail=0.6,
        shadow=(-10, 14, 14, 0.4),
    )
    sc.add(
        spline([(1000, 20), (960, 110), (985, 260), (1040, 420), (1100, 520), (1140, 20)]),
        Lin([(0, "#3a4a7a"), (1, "#1c2244")], (950, 100), (1100, 400)),
        vol=50,
        shade=0.9,
        depth=0.97,
        rim=("#a8b8e8", 5, (-0.7, -0.6), 0.7),
        detail=0.6,
        mottle=0.07,
    )
    sc.add(ell(985, 300, 15), "#e8b84a", vol=9, depth=0.98, detail=1)
