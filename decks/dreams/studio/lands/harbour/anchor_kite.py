"""Card 9, The Anchor Kite."""

import math
from itertools import pairwise

import numpy as np

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, noise, rng, shift
from ...kit.fills import Lin, Rad, V
from ...kit.ground import land, ridge
from ...kit.paths import T, X, blurmask, cut, ell, joined, limb, mask, poly, rect, sample, spline, union
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.birds import vbird
from ...motifs.doll import doll
from ...motifs.sea import boat, bubble, fish, foam
from ...motifs.sky import cumulus, strata
from .motifs import oar

INK, TEAL, EMBER, IVORY = "#04101f", "#114656", "#e8503c", "#f4ead2"
WATERLINE = 985
BALLOON_X, BALLOON_Y, BALLOON_R = 508, 1238, 118
NECK_Y = BALLOON_Y - BALLOON_R * 1.18
BOAT_X, BOAT_Y = 262, WATERLINE - 14


def anchor(sc: Scene, t: T, iron="#2c4048", lit="#7f9a98", depth: float = 0.7) -> None:
    """Old iron anchor, origin in the middle of the shank, about 300 units tall, ring at the top."""
    k = t.a[2]
    rim = ("#fff4d0", 4.5 * k * 0.7, (-0.55, -0.7), 0.9)
    fill = Lin([(0, lit), (0.5, mix(iron, lit, 0.35)), (1, mix(iron, "#050810", 0.4))], t((-70, -100)), t((70, 130)))
    keep = {"depth": depth, "detail": 0.85, "mottle": 0.12, "rim": rim}
    ring = cut(ell(0, -136, 26), ell(0, -136, 14))
    sc.add(t(ring), fill, vol=6 * k, **keep)
    sc.add(
        t(limb([(-92, -84), (0, -88), (92, -84)], [17, 22, 17])),
        Lin([(0, "#d09a5a"), (1, "#6a3c28")], t((-90, -90)), t((90, -80))),
        vol=10 * k,
        **keep,
    )
    for s in (-1, 1):
        sc.add(t(ell(s * 94, -84, 14)), "#c08a4c", vol=8 * k, **keep)
    arms = joined(
        limb([(-118, 52), (-96, 96), (-48, 124), (0, 134)], [14, 22, 30, 34]),
        limb([(118, 52), (96, 96), (48, 124), (0, 134)], [14, 22, 30, 34]),
    )
    sc.add(t(union(limb([(0, -112), (0, 130)], [24, 30]), arms)), fill, vol=14 * k, **keep)
    for s in (-1, 1):
        sc.add(
            t(spline([(s * 120, 12, 1), (s * 152, 70), (s * 128, 66), (s * 108, 84), (s * 84, 74, 1), (s * 106, 44)])),
            fill,
            vol=9 * k,
            **keep,
        )
    sc.add(t(ell(0, 132, 19, 15)), fill, vol=9 * k, **keep)


def chain(sc: Scene, pts, size=20, colour: str = "#4a6068", depth: float = 0.7) -> None:
    """Chain of alternating links along a curve."""
    length = sum(math.dist(a[:2], b[:2]) for a, b in pairwise(pts))
    curve = sample(pts, max(int(length / (size * 1.25)), 4))
    side_links, face_links = [], []
    for i, ((xa, ya), (xb, yb)) in enumerate(pairwise(curve)):
        a = math.degrees(math.atan2(yb - ya, xb - xa))
        cx, cy = (xa + xb) / 2, (ya + yb) / 2
        if i % 2:
            side_links.append(
                (
                    X(rect(-size * 0.95, -size * 0.16, size * 1.9, size * 0.32, size * 0.16), cx, cy, 1, a),
                    mix(colour, "#0a1420", 0.3),
                )
            )
        else:
            face_links.append(
                (X(cut(ell(0, 0, size * 0.98, size * 0.52), ell(0, 0, size * 0.58, size * 0.22)), cx, cy, 1, a), colour)
            )
    rim = ("#fff0cc", max(size * 0.13, 1.6), (-0.6, -0.6), 0.9)
    sc.polys(side_links, depth=depth, detail=1, vol=size * 0.16, rim=rim)
    sc.polys(face_links, depth=depth, detail=1, vol=size * 0.16, rim=rim)


def hanging_gull(sc: Scene, t: T, rim=None, depth: float = 0.8, back="#8a93a8", belly="#fbf4e8") -> None:
    """Gull hanging head down by its feet at (0, 0), like a bat, about 105 units long."""
    k = t.a[2]
    keep = {"depth": depth, "detail": 1}
    for fx in (-7, 7):
        sc.add(t(limb([(fx, -2), (fx, 18)], [4, 4], 6)), "#e08a3a", mottle=0, **keep)
    sc.add(t(spline([(-5, 34, 1), (-9, 4, 1), (-22, -6), (4, 8, 1)])), mix(back, "#20202c", 0.4), vol=3 * k, **keep)
    sc.add(
        t(spline([(0, 10), (19, 28), (22, 54), (12, 76), (-12, 76), (-22, 54), (-19, 28)])),
        belly,
        vol=12 * k,
        rim=rim,
        **keep,
    )
    sc.add(
        t(spline([(-16, 74), (-26, 50), (-22, 24), (-12, 4, 1), (-6, 30), (-6, 58)])), back, vol=6 * k, rim=rim, **keep
    )
    sc.add(t(ell(3, 88, 17, 15.5)), belly, vol=9 * k, rim=rim, **keep)
    sc.add(t(spline([(17, 84), (38, 91), (16, 95)])), "#e89a3a", vol=2 * k, mottle=0, **keep)
    sc.add(t(ell(9, 89, 2.8)), "#1a1620", mottle=0, **keep)


def ember_sky(sc: Scene) -> None:
    """Evening sky with clouds and a far shore."""
    sc.sky(
        [(0, "#c8452f"), (0.25, "#e8703c"), (0.55, "#f4a452"), (0.82, "#ffd98a"), (1, "#fff0c0")], 0, WATERLINE, warp=60
    )
    sc.setflow(np.arctan2(sc.y - 330, sc.x - 500) + math.pi / 2 + noise(380, 2, 5) * 0.5)
    for y, th, a, dark in ((120, 90, 0.55, "#a83428"), (560, 80, 0.5, "#e08048"), (740, 60, 0.6, "#f0a860")):
        strata(sc, y, th, dark, "#ffe0a0", a, int(y), cell=140, L=(-0.6, 0.3))
    sc.glow(150, 830, 560, "#fff4c8", 0.5, 1.9)
    cumulus(sc, 830, 640, 380, 110, 71, light="#fff0c8", mid="#f0a878", dark="#c0605a", alpha=0.9, depth=0.1)
    cumulus(sc, 140, 470, 330, 90, 72, light="#fff0c8", mid="#f0a070", dark="#c8604e", alpha=0.85, depth=0.1)
    cumulus(sc, 930, 300, 300, 80, 73, light="#ffe0a8", mid="#e88a58", dark="#b84c40", alpha=0.8, depth=0.1)
    sc.add(
        land(ridge(WATERLINE - 22, 16, 230, 9)),
        "#d88a68",
        depth=0.12,
        fogg=(WATERLINE - 40, WATERLINE + 6, 0.6, "#ffd098"),
    )


def water_in_section(sc: Scene):
    """Cut through the sea: a bright skin, dark depth."""
    surface = ridge(WATERLINE, 5, 130, 17, step=4, oct=3)
    water = sc.add(
        land(surface),
        Lin(
            [(0, "#f0c890"), (0.03, "#7fb09c"), (0.16, "#2f7f84"), (0.5, TEAL), (1, "#06202e")],
            (0, WATERLINE - 6),
            (0, H),
        ),
        depth=0.2,
        mottle=0.05,
        flow=0.0,
        detail=0.4,
    )
    sc.mixin("#fff4d0", blur(np.clip(water - shift(water, 0, 7), 0, 1), 1.0) * 0.9)
    for x0, w, a in ((120, 90, 0.20), (330, 60, 0.16), (690, 110, 0.20), (880, 60, 0.14)):
        sc.beam([(x0, WATERLINE), (x0 + w, WATERLINE), (x0 + w * 2.2 + 90, H), (x0 + 90, H)], "#ffe8b0", a, 20)
    return surface


def gore(u):
    """Seam of the balloon from neck to bottom, u = how far from its middle."""
    ends = (BALLOON_X + u * 34, BALLOON_Y - BALLOON_R * 1.16), (BALLOON_X + u * 30, BALLOON_Y + BALLOON_R * 1.04)
    curve = sample([ends[0], (BALLOON_X + u * BALLOON_R * 1.3, BALLOON_Y), ends[1]], 20)
    return poly([tuple(point) for point in curve], closed=False)


def balloon(sc: Scene):
    """The balloon under water that holds everything down."""
    sc.glow(BALLOON_X, BALLOON_Y, 300, "#ff8a5a", 0.35, 2)
    sphere = union(
        ell(BALLOON_X, BALLOON_Y, BALLOON_R, BALLOON_R * 1.06),
        poly(
            [
                (BALLOON_X - BALLOON_R * 0.66, BALLOON_Y - BALLOON_R * 0.78),
                (BALLOON_X - BALLOON_R * 0.24, BALLOON_Y - BALLOON_R * 1.18),
                (BALLOON_X + BALLOON_R * 0.24, BALLOON_Y - BALLOON_R * 1.18),
                (BALLOON_X + BALLOON_R * 0.66, BALLOON_Y - BALLOON_R * 0.78),
                (BALLOON_X, BALLOON_Y),
            ]
        ),
    )
    balloon_mask = sc.add(
        sphere,
        Rad([(0, "#ffb07a"), (0.5, EMBER), (1.1, "#8a2430")], (BALLOON_X - 44, BALLOON_Y - 30), BALLOON_R * 1.5),
        vol=96,
        depth=0.6,
        detail=0.8,
        rim=("#ffe8c0", 5, (-0.5, -0.8), 0.8),
        mottle=0.05,
    )
    gores = [(gore(u), "#7a1c2c", 0.5, 3) for u in (-0.66, -0.33, 0, 0.33, 0.66)]
    sc.polys(gores, clip=balloon_mask, depth=0.6, detail=0.9, mottle=0)
    return balloon_mask


def balloon_band(sc: Scene, balloon_mask) -> None:
    """White band and neck of the balloon."""
    band = (
        mask(
            poly(
                [
                    (BALLOON_X - 200, BALLOON_Y + 10),
                    (BALLOON_X + 200, BALLOON_Y + 10),
                    (BALLOON_X + 200, BALLOON_Y + 40),
                    (BALLOON_X - 200, BALLOON_Y + 40),
                ]
            )
        )
        * balloon_mask
    )
    sc.add(
        band,
        Lin([(0, IVORY), (1, "#b89a8a")], (BALLOON_X - 80, 0), (BALLOON_X + 110, 0)),
        depth=0.6,
        detail=0.9,
        vol=40,
        shade=0.4,
    )
    sc.add(
        spline(
            [
                (BALLOON_X - 26, NECK_Y + 6, 1),
                (BALLOON_X - 16, NECK_Y - 22),
                (BALLOON_X + 16, NECK_Y - 22),
                (BALLOON_X + 26, NECK_Y + 6, 1),
            ]
        ),
        "#a83038",
        vol=8,
        depth=0.6,
        detail=0.9,
    )


def anchor_on_its_chain(sc: Scene) -> None:
    """The anchor aloft; its chain bends with the wind and is straight in the water."""
    sc.glow(500, 330, 430, "#fff0c0", 0.38, 1.8)
    anchor(sc, T(506, 330, 1.62, -9), depth=0.7)

    # the chain, slack wind-bend in the air, straight in the water
    bottom = T(506, 330, 1.62, -9)((0, 128))
    path = [bottom, (bottom[0] - 30, 640), (bottom[0] - 34, 800), (508, WATERLINE), (508, NECK_Y - 12)]
    chain(sc, path, 21, depth=0.72)
    sc.mixin("#2f7f84", blur(mask(limb([(508, WATERLINE + 6), (508, NECK_Y - 10)], [40, 40])), 5) * 0.25)


def gulls(sc: Scene) -> None:
    """Gulls hang from the anchor like bats; others fly far off."""
    hold = T(506, 330, 1.62, -9)
    for (lx, ly), size, flip, sway in (
        ((-96, 112), 1.16, False, 8),
        ((-46, 138), 0.98, True, -3),
        ((88, 112), 1.16, True, -10),
    ):
        gx, gy = hold((lx, ly))
        hanging_gull(sc, T(gx, gy - 4, size, sway, flip), rim=("#fff4d0", 2.6, (-0.6, -0.5), 0.8))
    for x, y, s, up in ((250, 250, 0.9, 0.6), (190, 300, 0.6, 0.8), (800, 170, 0.7, 0.5)):
        sc.polys([(vbird(x, y, s, up, -6), "#7a2c2c", 0.85)], depth=0.2, detail=0.9)


def fish_and_bubbles(sc: Scene) -> None:
    """Fish look at the balloon."""
    for x, y, s, flip, c in (
        (240, 1190, 1.0, False, "#ffd98a"),
        (176, 1262, 0.74, False, "#f2a85a"),
        (286, 1292, 0.62, False, "#ffe8b0"),
        (790, 1150, 0.8, True, "#9fd0c0"),
        (850, 1226, 0.62, True, "#7fbcb0"),
        (742, 1330, 0.9, True, "#ffd98a"),
    ):
        t = T(x, y, s, -4 if flip else 4, flip)
        sc.polys(
            [(fish(t), c), (t(ell(31, -3, 4)), "#fffbe8"), (t(ell(32, -3, 2.2)), "#14101c")],
            depth=0.5,
            detail=0.9,
            vol=9,
            rim=("#fff4d0", 2.4, (-0.4, -0.8), 0.7),
            mottle=0.05,
        )
    for x, y, s in ((470, 1080, 7), (456, 1046, 10), (548, 1100, 6), (470, 1016, 6)):
        bubble(sc, x, y, s, tint="#ffe8c8")


def sea_bed(sc: Scene, r: np.random.Generator) -> None:
    """Sand and weed."""
    sc.add(
        land(ridge(1432, 20, 150, 31)),
        V("#1d5a60", "#06202e", 1410, 1490),
        depth=0.4,
        vol=20,
        mottle=0.1,
        rim=("#8fc8b0", 3, (-0.2, -1), 0.5),
    )
    weeds = []
    for _i in range(60):
        x = r.uniform(-10, W + 10)
        h = r.uniform(30, 120) * (0.4 + abs(x - 508) / 508)
        weeds.append(
            (
                limb(
                    [(x, 1450), (x + r.uniform(-14, 14), 1450 - h * 0.5), (x + r.uniform(-26, 26), 1450 - h)],
                    [8, 7, 2],
                    10,
                ),
                mix("#0f3f48", "#2f7f70", r.random()),
            )
        )
    sc.polys(weeds, depth=0.45, detail=0.7, rim=("#9fd0b0", 1.5, (-0.4, -0.6), 0.5))


def boy_in_boat(sc: Scene) -> None:
    """The boy stands up for the anchor to hear him."""
    sc.add(blurmask(ell(BOAT_X, WATERLINE + 26, 170, 20), 9), INK, alpha=0.45, mottle=0)
    doll(
        sc,
        BOAT_X - 20,
        BOAT_Y + 66,
        262,
        coat="#2f6f78",
        legs="#1c2a3a",
        hair="#e8b04a",
        skin="#f0bc92",
        pose="sit",
        arms=[(0.32, -0.46), (0.30, -1.02)],
        rim=("#fff4d0", 3.4, (-0.6, -0.6), 0.9),
        depth=0.88,
        lean=-14,
        hat=None,
        scarf="#f4ead2",
    )
    oar(
        sc,
        (BOAT_X + 52, BOAT_Y - 48),
        (BOAT_X + 190, BOAT_Y + 82),
        9,
        "#a8703c",
        "#f4ead2",
        rim=("#fff4d0", 2, (-0.5, -0.8), 0.7),
        depth=0.9,
    )
    boat(
        sc,
        T(BOAT_X, BOAT_Y, 1.62, 2),
        col="#1f5a66",
        inner="#4a2a24",
        rim=("#fff0c8", 4, (-0.5, -0.8), 0.85),
        depth=0.9,
    )


def water_in_front(sc: Scene, surface) -> None:
    """Water before the hull, and foam."""
    front = mask(land([(x, y + 32) for x, y in surface])) * blur(mask(ell(BOAT_X, WATERLINE + 60, 250, 46)), 10)
    sc.add(
        front, V("#5f9f94", "#2f7f84", WATERLINE + 20, WATERLINE + 90), alpha=0.75, depth=0.92, flow=0.0, mottle=0.05
    )
    foam(
        sc,
        [(BOAT_X - 190, WATERLINE + 34), (BOAT_X, WATERLINE + 42), (BOAT_X + 210, WATERLINE + 32)],
        9,
        "#fff4d8",
        5,
        0.8,
    )
    foam(sc, [(450, WATERLINE + 4), (508, WATERLINE + 10), (570, WATERLINE + 4)], 9, "#fff4d8", 6, 0.8)


@card(9, "anchor-kite", "The Anchor Kite", Land.HARBOUR, gouache)
def anchor_kite() -> Scene:
    """The Anchor Kite: what is heavy flies, what is light sinks.

    Gouache, ink-teal and ember, vertical axis with a cut through the water.
    """
    sc = Scene(light=(-0.55, -0.6, 0.5), key="#fff0c0", shadow="#10263a", fog="#f0b078", seed=609)
    r = rng(9)
    ember_sky(sc)
    surface = water_in_section(sc)
    balloon_mask = balloon(sc)
    balloon_band(sc, balloon_mask)
    anchor_on_its_chain(sc)
    gulls(sc)
    fish_and_bubbles(sc)
    sea_bed(sc, r)
    boy_in_boat(sc)
    water_in_front(sc, surface)
    return sc
