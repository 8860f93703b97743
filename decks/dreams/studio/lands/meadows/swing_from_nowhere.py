"""Card 54, Swing from Nowhere."""

import itertools
import math

from numpy.random import Generator

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, noise, rng, smooth
from ...kit.ground import land
from ...kit.paths import T, ell, limb, mask, poly, rect, spline
from ...kit.scene import Scene
from ...media import watercolour
from ...motifs.people import OLD, Gesture, Look, human
from ...motifs.sky import cumulus

ROLL = math.radians(-13)
HORIZON, PIVOT = 330, (508, 330)
CROPS = ("#8fb85a", "#c8d070", "#6a9a50", "#e4d488", "#a8c87c", "#d8a868", "#5c8c58", "#bcd890")


def on_floor(x: float, z: float) -> tuple[float, float]:
    """Where a point of the valley is seen, sideways and away; the whole world leans as the swing does."""
    px, py = 508 + x / z - PIVOT[0], HORIZON + 900 / z - PIVOT[1]
    return (PIVOT[0] + px * math.cos(ROLL) - py * math.sin(ROLL), PIVOT[1] + px * math.sin(ROLL) + py * math.cos(ROLL))


@card(54, "swing-from-nowhere", "Swing from Nowhere", Land.MEADOWS, watercolour, light=0.12)
def swing_from_nowhere() -> Scene:
    """Swing from Nowhere: an old woman flies out over the valley and crows; the shadow below her is a hawk's.

    Watercolour, mint valley, a tilted world, soles first. Triumph.
    """
    sc = Scene(light=(-0.55, -0.7, 0.45), key="#fff6d8", shadow="#3a4a6a", fog="#dcecec", seed=541)
    r = rng(8)
    far(sc)
    fields(sc, r)
    river(sc)
    hawk(sc)
    villages(sc, r)
    swing(sc)
    blossoms(sc, r)
    return sc


def far(sc: Scene) -> None:
    """Sky, and mountains that lean."""
    sc.sky([(0, "#78aed4"), (0.55, "#c8e2e6"), (1, "#fbf2d4")], -60, 460, warp=40)
    for x, y, w, h, seed in ((850, 150, 460, 110, 4), (160, 330, 340, 60, 5)):
        cumulus(sc, x, y, w, h, seed, light="#ffffff", mid="#d4e0ea", dark="#92a8c4", depth=0.1, billow=0.45)
    for depth, colour, seed in ((70, "#94b4d0", 2), (40, "#78a0b0", 5)):
        pts = []
        for k in range(-8, 30):
            x = k * 60 - 300
            lift = depth * (0.4 + 0.6 * abs(math.sin(k * 1.7 + seed))) + 14 * math.sin(k * 4.1)
            c, s = math.cos(ROLL), math.sin(ROLL)
            pts.append((508 + (x - 208) * c + lift * s, HORIZON + (x - 208) * s - lift * c + 10))
        sc.add(land(pts), colour, mottle=0.1, depth=0.15, soft=1.2, fogg=(300, 520, 0.4))
    ground = [on_floor(x, 60) for x in range(-90000, 90001, 6000)]
    sc.add(land(sorted(ground)), "#a8c880", depth=0.2, mottle=0.14)


def fields(sc: Scene, r: Generator) -> None:
    """Strips of crops in a valley seen from very high."""
    rows = (26, 17, 11.5, 8.2, 6, 4.5, 3.4, 2.6, 2.0, 1.56, 1.22, 0.96, 0.74)
    patches, lines, shade = [], [], []
    for far_z, near_z in itertools.pairwise(rows):
        x = -9000.0
        while x < 9000:
            wide = r.uniform(300, 900)
            quad = [on_floor(x, far_z), on_floor(x + wide, far_z), on_floor(x + wide, near_z), on_floor(x, near_z)]
            if any(-200 < px < W + 200 and py < H + 300 for px, py in quad):
                tone = CROPS[int(r.integers(0, 8))]
                patches.append((poly(quad), mix(tone, "#dcecec", min(0.6, far_z / 45))))
                shade.append((limb([quad[3], quad[2]], [10 / near_z, 10 / near_z], 6), "#3c6a4c", 0.5))
                for k in range(1, 9):
                    u = k / 9
                    lines.append(
                        (
                            limb(
                                [on_floor(x + wide * u, far_z), on_floor(x + wide * u, near_z)],
                                [1.4 / far_z, 3.4 / near_z],
                                4,
                            ),
                            mix(tone, "#3c5a3a", 0.5),
                            0.4,
                        )
                    )
            x += wide
    sc.polys(patches, depth=0.25, detail=0.35, mottle=0.14)
    sc.polys(lines, depth=0.25, detail=0.4, mottle=0)
    sc.polys(shade, depth=0.25, detail=0.4, soft=1.0)
    trees = []
    for _ in range(260):
        z = r.uniform(0.8, 3.6) ** 1.6
        px, py = on_floor(r.uniform(-3000, 3000), z)
        s = r.uniform(8, 13) * 1.7 / z
        trees.append((py, px, s))
    pieces = []
    for py, px, s in sorted(trees):
        pieces += [
            (ell(px + s * 0.8, py + s * 0.3, s * 1.3, s * 0.5, -13), "#35584c", 0.5),
            (ell(px, py - s * 0.5, s, s * 0.95), mix("#3a7048", "#88b060", r.random())),
            (ell(px - s * 0.25, py - s * 0.8, s * 0.55, s * 0.5), "#b8d080", 0.6),
        ]
    sc.polys(pieces, depth=0.3, detail=0.5, mottle=0.06)


def river(sc: Scene) -> None:
    """A river wanders to the horizon."""
    way = [
        on_floor(x, z)
        for x, z in ((600, 0.7), (330, 1.0), (620, 1.35), (240, 1.9), (700, 2.9), (200, 4.6), (900, 8), (400, 16))
    ]
    sc.add(
        limb(way, [150, 100, 74, 52, 32, 20, 10, 4], 120),
        "#6fb2d4",
        depth=0.28,
        mottle=0.14,
        detail=0.5,
        shadow=(-3, 5, 4, 0.35),
    )
    sc.screen("#ffffff", blur(mask(limb(way, [10, 8, 5, 4, 3, 2, 1], 120)), 3) * smooth(0, 0.8, noise(40, 2, 9)) * 0.6)


def hawk(sc: Scene) -> None:
    """The shadow of the swing: a hawk with spread wings, over fields and river."""
    t = T(372, 1150, 1.5, -24)
    body = spline(
        [
            (0, -84, 1),
            (20, -62),
            (26, -20),
            (24, 30),
            (46, 108, 1),
            (0, 92),
            (-46, 108, 1),
            (-24, 30),
            (-26, -20),
            (-20, -62),
        ]
    )
    wing = (
        *((14, -44), (90, -86), (178, -70), (262, -6, 1), (212, -14), (226, 26, 1), (172, 10), (176, 50, 1), (120, 22)),
        *((70, 34), (16, 26)),
    )
    pieces = [body, *(spline([(s * x, *rest) for x, *rest in wing]) for s in (-1, 1))]
    sc.mul("#1c3a4c", blur(mask([t(piece) for piece in pieces]), 3.5) * 0.66)


def villages(sc: Scene, r: Generator) -> None:
    """A few roofs and white sheep that scatter before the shadow."""
    houses = []
    for cx, cz in ((-330, 2.2), (560, 3.4), (900, 2.0)):
        for _ in range(7):
            x, y = on_floor(cx + r.uniform(-190, 190), cz + r.uniform(-0.16, 0.16))
            s = 40 / cz
            houses += [
                (poly([(x, y), (x + s, y - s * 0.22), (x + s, y - s * 0.8), (x, y - s * 0.6)]), "#fff6e4"),
                (poly([(x - 3, y - s * 0.55), (x + s * 0.4, y - s * 1.15), (x + s + 3, y - s * 0.8)]), "#cc5440"),
            ]
    sc.polys(houses, depth=0.35, detail=0.75)
    flock = []
    for _ in range(26):
        x, y = 660 + r.normal() * 90, 1330 + r.normal() * 44
        flock += [
            (ell(x + 5, y + 4, 13, 6, -12), "#3a5a4c", 0.5),
            (ell(x, y, 12, 8, -12), "#fffdf4"),
            (ell(x + 11, y - 4, 4), "#3a3440"),
        ]
    sc.polys(flock, depth=0.35, detail=0.8)


def swing(sc: Scene) -> None:
    """She comes at us, soles first, with her head thrown back."""
    x, y = 622, 800
    ropes = ((430, -30, 506, 556), (640, -30, 752, 516))
    flying = Gesture(
        hips=(0, 0, 0.5),
        lean=-20,
        side=-5,
        nod=-24,
        look=-10,
        hands=((0.02, -0.24, 0.92), (0.02, 0.24, 0.92)),
        feet=((0.4, -0.12, 0.36), (0.36, 0.1, 0.16)),
        toes=16,
    )
    seat = spline([(x - 132, y - 262, 1), (x + 142, y - 302, 1), (x + 150, y - 272, 1), (x - 124, y - 230, 1)])
    for x0, y0, x1, y1 in ropes:
        sc.add(limb([(x0, y0), (x1, y1)], [9, 10], 20), "#a87a48", vol=3, depth=0.8, detail=0.8)
        twist = [
            poly(
                [(x0 + (x1 - x0) * u - 5, y0 + (y1 - y0) * u + 5), (x0 + (x1 - x0) * u + 5, y0 + (y1 - y0) * u - 5)],
                closed=False,
            )
            for u in [k / 42 for k in range(42)]
        ]
        sc.add(mask(twist, stroke=2), "#6a4426", alpha=0.7, mottle=0, depth=0.8, detail=0.8)
    sc.add(seat, "#9a6236", vol=8, depth=0.82, detail=0.7, shadow=(8, 16, 10, 0.35))
    human(
        sc,
        x,
        y + 60,
        760,
        flying,
        Look(
            coat="#d8487a",
            legs="#f0e6d8",
            boots="#7a2434",
            hair="#d8d4d8",
            sleeve="#34509c",
            cut="bun",
            hem=0.46,
            flare=0.07,
            collar="#f2c440",
        ),
        build=OLD,
        turn=66,
        roll=-4,
        tilt=-6,
        right=(476, 308),
        left=(712, 282),
        reach=0.06,
        rim=("#fffbe4", 5),
        key=1.2,
        depth=0.95,
    )
    wind = [
        limb([(820, 720), (900, 660), (990, 640)], [2, 5, 2], 20),
        limb([(800, 800), (900, 760), (1000, 756)], [2, 5, 2], 20),
    ]
    sc.screen("#ffffff", blur(mask(wind), 1.5) * 0.7)


def blossoms(sc: Scene, r: Generator) -> None:
    """A near bough with apple blossom, cut by the frame."""
    bough = limb([(-40, 250), (90, 180), (210, 176), (300, 110)], [54, 36, 22, 6], 40)
    sc.add(bough, "#4a3440", vol=14, depth=1, mottle=0.16, detail=0.6)
    sc.add(
        limb([(130, 180), (200, 90), (250, 20), (262, -40)], [22, 14, 10, 8], 30), "#4a3440", vol=8, depth=1, detail=0.6
    )
    pieces = []
    for _ in range(150):
        u = r.random()
        x, y = (
            (-20 + 320 * u + r.normal() * 30, 220 - 110 * u + r.normal() * 44)
            if r.random() < 0.6
            else (140 + 110 * u + r.normal() * 24, 160 - 200 * u + r.normal() * 24)
        )
        s = r.uniform(9, 18)
        tone = mix("#f8d0dc", "#e88aa8", r.random() * 0.6)
        pieces += [
            (ell(x + s * 0.6 * math.cos(a), y + s * 0.6 * math.sin(a), s * 0.56), tone) for a in (0, 1.26, 2.5, 3.8, 5)
        ]
        pieces.append((ell(x, y, s * 0.26), "#f0b840"))
    pieces += [(rect(r.uniform(300, 900), r.uniform(350, 900), 9, 6, 3), "#fbdce4") for _ in range(10)]
    sc.polys(pieces, depth=1, detail=0.6, shadow=(5, 8, 6, 0.35))
