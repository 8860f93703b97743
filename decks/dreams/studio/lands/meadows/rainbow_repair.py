"""Card 60, Rainbow Repair."""

import math
from itertools import pairwise

import numpy as np
from numpy.random import Generator

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, rng, smooth
from ...kit.fills import Lin
from ...kit.ground import land, ridge
from ...kit.marks import cast, line
from ...kit.paths import T, X, ell, limb, mask, poly, spline
from ...kit.scene import Scene
from ...media import watercolour
from ...motifs.birds import swallow, vbird
from ...motifs.figure import figure
from ...motifs.sky import cumulus

SPECTRUM = ("#d8483c", "#f0843c", "#f8c840", "#7ab858", "#4a9cc8", "#4a5fb0", "#8a5aa8")
WOOD, WOOD_DARK, WOOD_LIGHT = "#c89858", "#8a5a34", "#f4d8a0"
INK = "#26304a"
HORIZON = 392
RIM = ("#ffffff", 3, (-0.5, -0.8), 0.8)

# The rainbow is a bridge seen from above its crown: units of a tenth of its height, turned about its middle.
RADIUS, BAND, HALF_DEPTH = 10.0, 0.44, 1.35
TURN = math.radians(-54)
EYE = (0.45, 12.0, -15.6)
FOCUS = 1330
CENTRE_X = 600
NEAR_END, FAR_END = 101, 57


def seen(x: float, y: float, z: float):
    """Where a point of the rainbow's own space stands on the card."""
    across = x * math.cos(TURN) + z * math.sin(TURN) - EYE[0]
    away = -x * math.sin(TURN) + z * math.cos(TURN) - EYE[2]
    return CENTRE_X + FOCUS * across / away, HORIZON - FOCUS * (y - EYE[1]) / away


def unit_at(x: float, y: float, z: float):
    """How many pixels a unit measures there."""
    return abs(seen(x, y + 0.5, z)[1] - seen(x, y - 0.5, z)[1])


def on_arch(angle: float, radius: float, z: float):
    """A point of the arch: degrees from the far foot, distance from the middle, depth."""
    return seen(radius * math.cos(math.radians(angle)), radius * math.sin(math.radians(angle)), z)


@card(60, "rainbow-repair", "Rainbow Repair", Land.MEADOWS, watercolour, light=0.14)
def rainbow_repair() -> Scene:
    """Rainbow Repair: it has to be mended before evening, and evening already stands in the bucket.

    Watercolour, the full spectrum, a broken bridge from above, on the diagonal.
    """
    sc = Scene(light=(-0.5, -0.75, 0.45), key="#fffaf0", shadow="#4a5a78", fog="#e4ecec", seed=601)
    r = rng(4)
    storm_sky(sc, r)
    meadow(sc, r)
    fallen_pieces(sc)
    far_half(sc)
    scaffold(sc)
    near_half(sc)
    painter(sc)
    delivery(sc)
    hauler(sc)
    return sc


def storm_sky(sc: Scene, r: Generator) -> None:
    """The storm draws off to the left, with its rain; behind the gap it is bright."""
    sc.sky([(0, "#56789c"), (0.45, "#8fb0c8"), (0.8, "#dfe8e4"), (1, "#fdf2cc")], 0, HORIZON + 20, warp=50)
    sc.glow(620, 330, 520, "#fff4cc", 0.6, 1.7)
    for x, y, w, h, seed in ((150, 150, 520, 150, 3), (420, 70, 420, 90, 4), (60, 290, 320, 70, 6)):
        cumulus(sc, x, y, w, h, seed, light="#eef2f6", mid="#93a6ba", dark="#4f6480", depth=0.1)
    cumulus(sc, 900, 130, 260, 70, 8, light="#fffdf4", mid="#dfe6ea", dark="#9ab0c4", depth=0.1)
    rain = [
        (poly([(x, y), (x - 12, y + 40)], closed=False), "#ffffff", 0.5, 2.2)
        for x, y in zip(r.uniform(0, 380, 80), r.uniform(190, 470, 80), strict=True)
    ]
    sc.add(land(ridge(346, 40, 260, 4, oct=3)), "#8fb0b8", depth=0.14, fogg=(300, 410, 0.5, "#f4f2dc"))
    sc.add(land(ridge(378, 24, 220, 7, oct=3)), "#88b294", depth=0.18, fogg=(350, 430, 0.4, "#f8f4d8"))
    sc.polys(rain, mottle=0, depth=0.1, detail=0.4)


def meadow(sc: Scene, r: Generator) -> None:
    """The wet meadow far below: bushes, puddles that keep the sky, grass, flowers under the drips."""
    sc.add(
        land(ridge(HORIZON + 16, 8, 300, 9, oct=3)),
        Lin([(0, "#e2e8b4"), (0.25, "#b4cf86"), (0.6, "#7fae66"), (1, "#477a58")], (0, HORIZON), (0, H)),
        depth=0.3,
        detail=0.4,
        mottle=0.07,
    )
    bushes(sc, r)
    for x, y, w, h in ((520, 1300, 96, 20), (420, 1410, 130, 26), (840, 760, 60, 9), (610, 1010, 60, 10)):
        sc.add(ell(x, y, w, h), "#4f8460", alpha=0.6, soft=5, mottle=0, depth=0.3)
        sc.add(
            ell(x, y + 3, w * 0.94, h * 0.84),
            Lin([(0, "#8fb4cc"), (1, "#e8f2f0")], (x - w, y - h), (x + w, y + h)),
            rough=3,
            depth=0.31,
            detail=0.6,
        )
    blades = []
    for y in np.sort(HORIZON + 60 + 1060 * r.random(1500) ** 0.8):
        near = (y - HORIZON) / (H - HORIZON)
        x = r.uniform(-10, W + 10)
        length = (5 + 32 * near) * r.uniform(0.6, 1.3)
        tip = (x + r.normal(3, 5) * near, y - length)
        blade = limb([(x, y), (x + 3 * near, y - length * 0.6), tip], [1.4 + 3 * near, 1 + 2 * near, 0.6], 5)
        blades.append((blade, mix("#3f7454", "#dfe498", r.random()), 0.55))
    sc.polys(blades, depth=0.34, detail=0.5, mottle=0)
    drip_flowers(sc, r)


def bushes(sc: Scene, r: Generator) -> None:
    """Round bushes, in rows towards the hills."""
    heaps = []
    for _ in range(70):
        y = HORIZON + 26 + 260 * r.random() ** 2
        x = r.uniform(-20, W + 20)
        size = 8 + 0.10 * (y - HORIZON)
        tone = mix("#4f8a62", "#a8c47c", r.random())
        heaps.append((y, ell(x, y - size * 0.6, size * r.uniform(0.9, 1.5), size * 0.8), tone))
    heaps.sort(key=lambda heap: heap[0])
    sc.polys(
        [(path, tone) for _, path, tone in heaps],
        depth=0.32,
        vol=5,
        detail=0.5,
        fogg=(560, 400, 0.5, "#f0f2d4"),
        shadow=(5, 4, 4, 0.35, "#3f6a58"),
    )


def drip_flowers(sc: Scene, r: Generator) -> None:
    """Flowers of seven colours have drunk what dripped from the gap."""
    flowers = []
    foot_x, foot_y = seen(0.9, 0, 0)
    for _ in range(230):
        x = foot_x + r.normal(0, 150)
        y = foot_y + r.normal(20, 90)
        size = 2.5 + 0.0065 * (y - HORIZON)
        petal = SPECTRUM[int(r.integers(7))]
        flowers += [(ell(x, y, size, size * 0.8), petal), (ell(x, y, size * 0.35), "#fff6d0")]
    sc.polys(flowers, depth=0.36, detail=0.8, mottle=0)


def slab(angles, index, *, end_shows):
    """One colour of the bridge between two angles, as polys from the back to the front."""
    outer, inner = RADIUS - BAND * index, RADIUS - BAND * (index + 1)
    steps = np.linspace(*angles, 40)
    colour = SPECTRUM[index]

    def strip(radius):
        front = [on_arch(a, radius, -HALF_DEPTH) for a in steps]
        back = [on_arch(a, radius, HALF_DEPTH) for a in steps]
        return poly(front + back[::-1])

    end = [on_arch(angles[1], rad, z) for rad, z in _corners(outer, inner)]
    face = [on_arch(a, outer, -HALF_DEPTH) for a in steps] + [on_arch(a, inner, -HALF_DEPTH) for a in steps[::-1]]
    broken = (poly(end), mix(colour, "#3a2f6a", 0.16))
    sides = [(strip(inner), mix(colour, "#3a2f6a", 0.55)), (strip(outer), mix(colour, "#fff0d8", 0.30))]
    if end_shows:
        return [*sides[::-1], broken, (poly(face), colour)]
    return [broken, *sides, (poly(face), colour)]


def _corners(outer, inner):
    return ((outer, -HALF_DEPTH), (outer, HALF_DEPTH), (inner, HALF_DEPTH), (inner, -HALF_DEPTH))


def far_half(sc: Scene) -> None:
    """The half that comes down in the meadow; its broken end looks at us."""
    foot_x, foot_y = on_arch(0, RADIUS - 1.5, 0)
    cast(sc, ell(foot_x - 60, foot_y + 4, 190, 30), 14, 0.45, "#3f6a58")
    items = []
    for index in range(7):
        items += slab((0, FAR_END + 2.4 * math.sin(index * 2.3)), index, end_shows=True)
    layer = sc.polys(items, depth=0.4, detail=0.8, mottle=0.05)
    sc.mixin("#a4c48c", layer * smooth(foot_y - 190, foot_y + 10, sc.y) * 0.85)
    top = poly([on_arch(a, RADIUS - 0.25, -HALF_DEPTH) for a in range(6, FAR_END - 4)], closed=False)
    sc.screen("#ffffff", blur(mask(top, stroke=10), 5) * 0.35)


def near_half(sc: Scene) -> None:
    """The half on which we could step: it rises from below the picture to its broken end."""
    items = []
    for index in reversed(range(7)):
        items += slab((196, NEAR_END - 2.6 * math.sin(index * 1.9 + 0.6)), index, end_shows=False)
    layer = sc.polys(items, depth=0.6, detail=0.7, mottle=0.06, shadow=(26, 30, 30, 0.35, "#3f6a58"))
    # light lies along the edge between the walk and the face, shade gathers under the belly
    edge = poly([on_arch(a, RADIUS, -HALF_DEPTH) for a in range(NEAR_END + 2, 190)], closed=False)
    sc.screen("#fff4dc", blur(mask(edge, stroke=9), 5) * 0.5)
    shine = poly([on_arch(a, RADIUS - 1.1, -HALF_DEPTH) for a in range(NEAR_END + 8, 190)], closed=False)
    sc.screen("#ffffff", blur(mask(shine, stroke=26), 12) * 0.25)
    belly = poly([on_arch(a, RADIUS - 7 * BAND, -HALF_DEPTH) for a in range(NEAR_END, 192)], closed=False)
    sc.mul("#3a3a78", blur(mask(belly, stroke=60), 20) * layer * 0.45)
    treads(sc)


def treads(sc: Scene) -> None:
    """Laths nailed across the walk, so that nobody slides."""
    laths = []
    for angle in range(NEAR_END + 5, 172, 5):
        ends = [on_arch(angle, RADIUS + 0.04, z) for z in (-HALF_DEPTH * 0.62, HALF_DEPTH * 0.72)]
        thick = 0.10 * unit_at(RADIUS * math.cos(math.radians(angle)), RADIUS * math.sin(math.radians(angle)), 0)
        laths.append((limb(ends, [thick * 1.3, thick]), WOOD))
    sc.polys(laths, depth=0.62, detail=0.9, mottle=0.05, vol=3, shadow=(3, 6, 4, 0.4, "#7a2430"))


def scaffold(sc: Scene) -> None:
    """A tower of poles in the gap, three decks and a ladder."""
    (left, right), (front, back), top = (0.15, 2.2), (-1.0, 1.0), 6.9
    decks = (2.3, 4.65, top)
    feet = seen(0.8, 0, 0)
    cast(sc, ell(feet[0] + 30, feet[1] + 10, 170, 26), 10, 0.4, "#3f6a58")
    corners = ((left, back), (right, back), (left, front), (right, front))
    for order, (x, z) in enumerate(corners):
        if order == 2:
            braces(sc, (left, right), (front, back), decks)
        foot, head = seen(x, -0.1, z), seen(x, top + (0.9 if z == back else 0.25), z)
        tone = Lin([(0, "#e8c080"), (1, WOOD_DARK)], (foot[0] - 7, 0), (foot[0] + 7, 0))
        sc.add(limb([foot, head], [13, 17]), tone, vol=5, depth=0.45, detail=0.8)
    for height in decks:
        outline = [(left - 0.3, front), (right + 0.3, front), (right + 0.3, back), (left - 0.3, back)]
        sc.add(poly([seen(x, height, z) for x, z in outline]), WOOD_LIGHT, depth=0.46, detail=0.8, mottle=0.06)
        for a, b in ((outline[0], outline[1]), (outline[0], outline[3]), (outline[1], outline[2])):
            sc.add(limb([seen(a[0], height, a[1]), seen(b[0], height, b[1])], [15, 15]), WOOD, vol=5, detail=0.8)
    ladder(sc, (seen(1.1, -0.1, -1.7), seen(1.3, top, -1.05)))
    for index, (x, z, height) in enumerate(
        ((1.8, -0.7, top), (2.1, 0.3, top), (0.3, -0.6, decks[1]), (1.9, -0.4, decks[1]), (2.0, -0.4, decks[0]))
    ):
        pot(sc, *seen(x, height, z), SPECTRUM[(index * 3 + 1) % 7])


def braces(sc: Scene, xs, zs, decks) -> None:
    """Crossed laths between the decks."""
    heights = (0.0, *decks)
    laths = []
    for low, high in pairwise(heights):
        laths += [
            (poly([seen(xs[0], low, zs[1]), seen(xs[1], high, zs[1])], closed=False), WOOD_DARK, 1, 7),
            (poly([seen(xs[1], low, zs[0]), seen(xs[1], high, zs[1])], closed=False), WOOD_DARK, 1, 7),
            (poly([seen(xs[0], high, zs[0]), seen(xs[1], low, zs[0])], closed=False), WOOD_DARK, 1, 8),
        ]
    sc.polys(laths, depth=0.45, detail=0.8, mottle=0.04)


def ladder(sc: Scene, ends) -> None:
    """A ladder from its foot to its head, as wide as two boots."""
    (x0, y0), (x1, y1) = ends
    sides = [(poly([(x0 + d, y0), (x1 + d * 1.2, y1)], closed=False), "#a8703c", 1, 8) for d in (-20, 20)]
    rungs = []
    for u in np.linspace(0.04, 0.96, 17):
        x, y = x0 + (x1 - x0) * u, y0 + (y1 - y0) * u
        half = 20 * (1 + 0.2 * u)
        rungs.append((poly([(x - half, y), (x + half, y)], closed=False), "#a8703c", 1, 7))
    sc.polys(sides + rungs, depth=0.48, detail=0.9, mottle=0.03, shadow=(4, 5, 4, 0.3))


def pot(sc: Scene, x: float, y: float, colour) -> None:
    """A tin of paint that has run over."""
    sc.add(poly([(x - 17, y - 38), (x + 17, y - 38), (x + 14, y), (x - 14, y)]), "#dfe6ea", vol=7, detail=0.9)
    sc.add(ell(x, y - 38, 17, 6), colour, depth=0.5, detail=1)
    sc.add(limb([(x + 8, y - 38), (x + 9, y - 16)], [7, 5]), colour, depth=0.5, detail=1)


def painter(sc: Scene) -> None:
    """She stands on the top deck and lays yellow on the broken end."""
    x, y = seen(1.0, 6.9, -0.3)
    size = 244
    woman = figure(
        sc,
        x,
        y,
        size,
        flip=True,
        coat="#fbf6ea",
        hair="#3a2418",
        skin="#8a5a40",
        legs="#5a7aa0",
        skirt=0.28,
        hat="cap",
        arm=(0.31, -0.68),
        arm2=(0.2, -0.6),
        rim=RIM,
        stride=0.08,
        lean=-4,
    )
    hand_x, hand_y = woman["hand"]
    line(sc, [(hand_x + 40, hand_y + 14), (hand_x - 16, hand_y - 6)], 8, WOOD_DARK)
    sc.add(
        limb([(hand_x - 14, hand_y - 5), (hand_x - 50, hand_y - 14)], [22, 38]),
        SPECTRUM[2],
        vol=6,
        depth=0.58,
        detail=1,
    )


def delivery(sc: Scene) -> None:
    """Three swallows bring the missing piece on strings."""
    piece_x, piece_y, turn = 664, 430, 6
    birds = ((556, 196, 1.05, -8), (680, 140, 1.15, -14), (806, 204, 1.0, -4))
    t = T(piece_x, piece_y, 1.3, turn)
    knots = [t((math.cos(math.radians(a)) * 147, 150 - math.sin(math.radians(a)) * 147)) for a in (114, 90, 66)]
    strings = [poly([(x, y + 6), knot], closed=False) for (x, y, _, _), knot in zip(birds, knots, strict=True)]
    sc.add(mask(strings, stroke=4), "#5a4438", depth=0.8, detail=1, mottle=0)
    curved_piece(sc, (piece_x, piece_y, turn), 1.3, 30)
    for x, y, size, tilt in birds:
        t = T(x, y, size, tilt, flip=True)
        sc.add(swallow(t, 1.0), INK, vol=6, depth=0.82, detail=1, rim=("#b8d0e8", 2.5, (-0.5, -0.8), 0.7))
        sc.add(t(spline([(34, 2), (20, 7), (-6, 8), (-18, 5), (4, 3)])), "#fff6e8", depth=0.83, detail=1, mottle=0)
        sc.add(t(ell(29, -1, 8, 6)), "#d8502e", depth=0.83, detail=1, mottle=0)


def curved_piece(sc: Scene, place, size: float, span) -> None:
    """A slice of rainbow with ragged ends, thick like the bridge; `span` is half its angle."""
    x, y, turn = place
    for thickness, offset in ((True, (-16, -11)), (False, (0, 0))):
        for index, colour in enumerate(SPECTRUM):
            first = 90 - span + 3.5 * math.sin(index * 2.3 + x)
            last = 90 + span + 3.0 * math.sin(index * 1.7 + y)
            chunk = _ring(150 - 12 * index, 12, (first, last))
            tone = "#4a4478" if thickness else colour
            sc.add(
                X(chunk, x + offset[0] * size, y + offset[1] * size, size, turn), tone, vol=3, detail=0.9, mottle=0.04
            )


def _ring(radius: float, width: float, angles):
    """A band of a circle about (0, 150)."""
    steps = np.radians(np.linspace(*angles, 24))
    outer = [(math.cos(a) * radius, 150 - math.sin(a) * radius) for a in steps]
    inner = [(math.cos(a) * (radius - width - 1), 150 - math.sin(a) * (radius - width - 1)) for a in steps[::-1]]
    return poly(outer + inner)


def fallen_pieces(sc: Scene) -> None:
    """What fell out of the rainbow lies in the grass."""
    for x, y, turn, size, span in ((838, 1250, -16, 0.72, 42), (815, 1385, 10, 1.0, 38)):
        cast(sc, ell(x + 4, y + 44 * size, 130 * size, 18 * size), 8, 0.45, "#2f5f50")
        curved_piece(sc, (x, y, turn), size, span)


def hauler(sc: Scene) -> None:
    """He pulls evening up the walk, in a bucket."""
    x, y = on_arch(107.5, RADIUS, 0.1)
    size = 280
    man = figure(
        sc,
        x,
        y + 8,
        size,
        coat="#33507e",
        hair="#e4e0d8",
        skin="#e8b890",
        legs="#4a3a50",
        skirt=0.32,
        hat="brim",
        arm=(-0.22, -0.50),
        arm2=(-0.24, -0.46),
        rim=RIM,
        stride=0.15,
        lean=16,
        shadow="#6a2434",
    )
    bucket_x, bucket_y = on_arch(119, RADIUS, 0.6)
    line(sc, [man["hand"], (bucket_x, bucket_y - 215)], 6, "#5a4438")
    sunset_bucket(sc, bucket_x, bucket_y - 70)


def sunset_bucket(sc: Scene, x: float, y: float) -> None:
    """A pail out of which the sun, its clouds and its birds look."""
    t = T(x, y, 1.45)
    clouds = {"light": "#ffd0a8", "mid": "#f08a78", "dark": "#a85a90"}
    sc.glow(x, y - 80, 280, "#ff9a40", 0.6, 1.6)
    cumulus(sc, x - 30, y - 68, 104, 38, 5, depth=0.94, **clouds)
    sc.add(
        ell(x + 4, y - 80, 44),
        Lin([(0, "#ffe070"), (1, "#f4682c")], (0, y - 124), (0, y - 50)),
        depth=0.95,
        detail=1,
        mottle=0.03,
    )
    for dx, dy, w, h, seed in ((34, -64, 94, 34, 8), (-16, -58, 104, 26, 9)):
        cumulus(sc, x + dx, y + dy, w, h, seed, depth=0.95, **clouds)
    handle = t(spline([(-50, -40), (-36, -92), (0, -112), (36, -92), (50, -40)], closed=False))
    sc.add(mask(handle, stroke=6), "#4a5a78", depth=0.96, detail=1)
    pail = t(spline([(-52, -40, 1), (0, -26), (52, -40, 1), (39, 50, 1), (0, 60), (-39, 50, 1)]))
    tin = Lin([(0, "#a8b8c8"), (0.35, "#e8eef2"), (1, "#5a6a84")], t((-50, 0)), t((50, 0)))
    sc.add(pail, tin, vol=20, depth=0.97, detail=1, rim=("#ffb860", 4, (0, -1), 0.9), shadow=(8, 12, 9, 0.45))
    for hoop in (-14, 26):
        half = 49 - (hoop + 14) * 0.12
        line(sc, [t((-half, hoop - 4)), t((0, hoop + 10)), t((half, hoop - 4))], 4, "#6a7a94", 0.7)
    birds = [vbird(x + dx, y + dy, size, lift) for dx, dy, size, lift in ((-44, -176, 0.4, 0.7), (30, -196, 0.36, 0.9))]
    sc.add(mask(birds), "#7a3a58", depth=0.97, detail=1, mottle=0)
