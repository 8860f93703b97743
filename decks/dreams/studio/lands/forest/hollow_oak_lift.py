"""Card 48, Hollow Oak Lift."""

import math

import numpy as np
from numpy.random import Generator

from ...cards import Land, card
from ...kit.canvas import W
from ...kit.colour import mix
from ...kit.field import blur, noise, rng
from ...kit.fills import Lin, Rad, V
from ...kit.ground import land, ridge
from ...kit.marks import line
from ...kit.paths import T, X, blurmask, cut, ell, limb, mask, poly, rect, spline, union
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.plants import leaves
from .motifs import mushroom_cap
from .tenants import (
    badger_reader,
    bat_tenant,
    dormouse_cradle,
    frog_traveller,
    hedgehog_bath,
    mole,
    owl_tenant,
    squirrel_liftboy,
    upright_piano,
)

CENTRE_X = 508
SHAFT_WIDTH = 94
SHAFT_TOP = 150
SHAFT_BOTTOM = 1352
CABIN_Y = 730
TENANT_RIM = ("#fff0c0", 3, (-0.3, -0.9), 0.75)


def _cave(sc: Scene, base, cave, h, light, side, w, wall, x):
    """The cave and its passage to the shaft."""
    door_x0, door_x1 = sorted((x + side * w * 0.40, CENTRE_X - side * (SHAFT_WIDTH - 12)))
    sc.add(
        rect(door_x0, base - 112, door_x1 - door_x0, 112, 14),
        Lin([(0, mix(wall, light, 0.4)), (1, mix(wall, "#1c0f18", 0.5))], (x, 0), (CENTRE_X - side * SHAFT_WIDTH, 0)),
        depth=0.61,
        detail=0.6,
        mottle=0.08,
    )
    sc.add(
        X(cave, 0, 0, 1.10, about=(x, base - h * 0.47)),
        Lin([(0, "#d8a468"), (1, "#7a4c32")], (x - w * 0.5, base - h), (x + w * 0.5, base)),
        vol=13,
        depth=0.61,
        detail=0.65,
        mottle=0.12,
        rough=3,
        rim=("#ffe8b0", 3, (-0.6, -0.6), 0.7),
    )
    sc.add(
        rect(min(door_x0, x), base - 100, abs(door_x1 - x) if side > 0 else abs(x - door_x0), 100, 10),
        mix(wall, "#2a1620", 0.35),
        depth=0.615,
        detail=0.5,
    )
    inside = sc.add(
        cave,
        Rad(
            [(0, mix(wall, light, 0.72)), (0.5, mix(wall, light, 0.15)), (1.1, mix(wall, "#1c0f18", 0.66))],
            (x, base - h * 0.60),
            w * 0.66,
        ),
        depth=0.62,
        detail=0.5,
        mottle=0.07,
    )
    return door_x0, door_x1, inside


def _plank(sc: Scene, base, door_x0, door_x1, w, x) -> None:
    plank = rect(min(x - w * 0.5, door_x0), base - 8, max(x + w * 0.5, door_x1) - min(x - w * 0.5, door_x0), 24, 4)
    sc.add(
        plank,
        V("#a8743e", "#4a2a20", base - 8, base + 16),
        depth=0.64,
        detail=0.65,
        mottle=0.1,
        flow=0.0,
        rim=("#ffe0a0", 2.4, (0, -1), 0.7),
        shadow=(0, 8, 8, 0.5),
    )


def _ceiling_lamp(sc: Scene, base, glow, h, inside, lamp, w, x) -> None:
    if lamp:
        line(sc, [(x, base - h), (x, base - h + 40)], 3, "#2a1620", 1, 0.64)
        sc.glow(x, base - h + 66, w * 0.62, "#ffd070", glow, 1.8, clip=inside)
        sc.add(
            spline(
                [
                    (x - 32, base - h + 62, 1),
                    (x - 13, base - h + 36),
                    (x + 13, base - h + 36),
                    (x + 32, base - h + 62, 1),
                ]
            ),
            lamp,
            vol=8,
            depth=0.65,
            detail=0.95,
            rim=("#fff2c8", 2.2, (-0.4, -0.8), 0.8),
        )
        sc.add(ell(x, base - h + 65, 13, 9), "#fffbe0", mottle=0, emit=1, depth=0.65, detail=1)


def _room(sc: Scene, x, base, w, h, wall, light, lamp=None, glow=0.6):
    cave = spline(
        [
            (x - w * 0.48, base, 1),
            (x - w * 0.54, base - h * 0.45),
            (x - w * 0.38, base - h * 0.88),
            (x, base - h),
            (x + w * 0.38, base - h * 0.90),
            (x + w * 0.54, base - h * 0.48),
            (x + w * 0.48, base, 1),
        ]
    )
    side = 1 if x < CENTRE_X else -1
    door_x0, door_x1, inside = _cave(sc, base, cave, h, light, side, w, wall, x)
    _plank(sc, base, door_x0, door_x1, w, x)
    _ceiling_lamp(sc, base, glow, h, inside, lamp, w, x)
    return inside


def _dim(sc: Scene, k, shadow_y, shaft_mask, path, soft, amount) -> None:
    placed = X(path, CENTRE_X + 10, shadow_y, k)
    sc.mul("#1c0c1a", blur(mask(placed), soft) * shaft_mask * amount)


def _dusk(sc: Scene, dice: Generator) -> None:
    sc.sky([(0, "#2a1526"), (0.3, "#5a2c20"), (0.62, "#a8642e"), (0.85, "#d89a48"), (1, "#6a4030")], 0, 1340, warp=50)
    sc.setflow(np.full_like(sc.x, math.pi / 2) + noise(420, 2, 4) * 0.4)
    sc.glow(120, 1000, 460, "#f8c868", 0.45, 1.9)
    sc.glow(930, 1000, 460, "#f8c868", 0.40, 1.9)
    far = []
    for _ in range(22):
        x = dice.uniform(-20, W + 20)
        w = dice.uniform(16, 52)
        far.append(
            (
                limb([(x + dice.uniform(-20, 20), -40), (x, 600), (x, 1290)], [w * 0.7, w * 0.85, w * 1.4], 12),
                mix("#6a3c28", "#a8682e", dice.random()),
                0.8,
            )
        )
    sc.polys(far, depth=0.1, detail=0.35, vol=10, fogg=(560, 1280, 0.7, "#d8a050"), flow=math.pi / 2)
    sc.haze(1130, 120, "#e8b860", 0.45, seed=4)
    sc.add(
        land(ridge(1300, 14, 200, 8)),
        V("#5a5a2c", "#1c1418", 1290, 1488),
        depth=0.3,
        mottle=0.12,
        flow=0.0,
        rim=("#e8c868", 3, (0, -1), 0.5),
    )


def _oak(sc: Scene):
    bark_lit, bark, bark_dark = "#8f5f3c", "#4f3024", "#26141e"
    oak = spline(
        [
            (CENTRE_X - 500, 1420, 1),
            (CENTRE_X - 452, 1340),
            (CENTRE_X - 430, 1200),
            (CENTRE_X - 424, 960),
            (CENTRE_X - 428, 700),
            (CENTRE_X - 410, 420),
            (CENTRE_X - 416, 230),
            (CENTRE_X - 462, 60),
            (CENTRE_X - 540, -60, 1),
            (CENTRE_X + 540, -60, 1),
            (CENTRE_X + 470, 70),
            (CENTRE_X + 416, 240),
            (CENTRE_X + 408, 430),
            (CENTRE_X + 428, 700),
            (CENTRE_X + 424, 960),
            (CENTRE_X + 434, 1200),
            (CENTRE_X + 456, 1340),
            (CENTRE_X + 506, 1420, 1),
            (CENTRE_X + 240, 1400),
            (CENTRE_X + 90, 1440),
            (CENTRE_X - 110, 1440),
            (CENTRE_X - 260, 1400),
        ]
    )
    sc.mul("#140a14", blur(mask(ell(CENTRE_X, 1420, 520, 46)), 22) * 0.7)
    return sc.add(
        oak,
        Lin([(0, bark_lit), (0.3, bark), (1, bark_dark)], (CENTRE_X - 360, 0), (CENTRE_X + 380, 0)),
        vol=120,
        depth=0.5,
        detail=0.55,
        mottle=0.14,
        rim=("#ffdc90", 7, (-0.8, -0.3), 0.7),
        rough=3,
        flow=math.pi / 2,
    )


def _bark(sc: Scene, dice: Generator, oak_mask) -> None:
    ridges = []
    for _ in range(260):
        x, y = dice.uniform(CENTRE_X - 500, CENTRE_X + 500), dice.uniform(-20, 1420)
        h = dice.uniform(50, 150)
        bend = dice.uniform(-12, 12)
        ridges.append(
            (
                limb([(x, y), (x + bend, y + h * 0.5), (x + bend * 0.3, y + h)], [1, dice.uniform(4, 11), 1], 10),
                "#1c0f18" if dice.random() < 0.6 else "#c89058",
                dice.uniform(0.15, 0.38),
            )
        )
    sc.polys(ridges, clip=oak_mask, depth=0.5, detail=0.6, mottle=0, flow=math.pi / 2)
    moss = np.clip(noise(70, 4, 31) * 1.3 + 0.1, 0, 1) * oak_mask * np.clip(1 - (sc.x - CENTRE_X + 400) / 520, 0, 1)
    sc.mixin("#6a7a34", moss * 0.65)


def _shaft(sc: Scene):
    """The shaft has its light from above."""
    shaft = spline(
        [
            (CENTRE_X - SHAFT_WIDTH, SHAFT_BOTTOM, 1),
            (CENTRE_X - SHAFT_WIDTH - 6, 900),
            (CENTRE_X - SHAFT_WIDTH + 4, 420),
            (CENTRE_X - SHAFT_WIDTH + 6, 240),
            (CENTRE_X - 52, SHAFT_TOP + 16),
            (CENTRE_X, SHAFT_TOP),
            (CENTRE_X + 52, SHAFT_TOP + 16),
            (CENTRE_X + SHAFT_WIDTH - 6, 240),
            (CENTRE_X + SHAFT_WIDTH - 2, 420),
            (CENTRE_X + SHAFT_WIDTH + 6, 900),
            (CENTRE_X + SHAFT_WIDTH, SHAFT_BOTTOM, 1),
        ]
    )
    sc.add(
        limb(
            [
                (CENTRE_X - SHAFT_WIDTH - 8, SHAFT_BOTTOM),
                (CENTRE_X - SHAFT_WIDTH - 14, 900),
                (CENTRE_X - SHAFT_WIDTH - 2, 300),
                (CENTRE_X, SHAFT_TOP - 16),
                (CENTRE_X + SHAFT_WIDTH + 2, 300),
                (CENTRE_X + SHAFT_WIDTH + 14, 900),
                (CENTRE_X + SHAFT_WIDTH + 8, SHAFT_BOTTOM),
            ],
            [30, 26, 24, 30, 24, 26, 30],
            120,
        ),
        Lin([(0, "#8a5a3a"), (1, "#4a2c24")], (CENTRE_X - 120, 0), (CENTRE_X + 120, 0)),
        vol=11,
        depth=0.54,
        detail=0.6,
        mottle=0.12,
        rough=3,
        rim=("#e8c088", 2.4, (-0.6, -0.6), 0.4),
    )
    shaft_mask = sc.add(
        shaft,
        Lin(
            [(0, "#fff0b8"), (0.3, "#e8b868"), (0.65, "#a8703f"), (1, "#6a4232")],
            (CENTRE_X, SHAFT_TOP),
            (CENTRE_X, SHAFT_BOTTOM),
        ),
        depth=0.6,
        detail=0.5,
        mottle=0.08,
        flow=math.pi / 2,
    )
    sc.mul(
        "#2a1420",
        blur(np.clip(shaft_mask - mask(X(shaft, 0, 0, 0.86, about=(CENTRE_X, 750))), 0, 1), 12) * shaft_mask * 0.5,
    )
    return shaft_mask


def _rooms(sc: Scene):
    """Each room has its own size and light."""
    _room(sc, CENTRE_X - 262, 476, 244, 236, "#3f6a7a", "#a8d0d0")
    _room(sc, CENTRE_X - 258, 868, 292, 300, "#c08a3c", "#fff0b8", "#b8442e")
    _room(sc, CENTRE_X - 256, 1276, 290, 286, "#b0603a", "#ffe0a8", "#2f6a5e", 0.45)
    dormouse_room = _room(sc, CENTRE_X + 258, 424, 236, 214, "#5f4a7a", "#c8a8d0")
    _room(sc, CENTRE_X + 258, 768, 286, 270, "#4f7a5a", "#f0f0b8", "#e8a83a", 0.5)
    _room(sc, CENTRE_X + 260, 1190, 296, 312, "#a8505a", "#ffe0b8", "#2f5f6a")
    return dormouse_room


def _shadow_of_the_lift(sc: Scene, shaft_mask) -> None:
    """The shadow on the back wall goes down while the lift goes up."""
    shadow_y, k = 1236, 1.22

    cabin_shadow = cut(
        union(rect(-62, -152, 124, 152, 10), spline([(-62, -148, 1), (0, -186), (62, -148, 1)])),
        rect(-50, -136, 100, 84, 6),
    )
    tenant_shadow = union(
        ell(-6, -92, 21, 19),
        spline([(-30, -40, 1), (-28, -78), (14, -78), (18, -40, 1)]),
        poly([(-22, -104), (-18, -126), (-10, -108)]),
        rect(-12, -122, 20, 16),
    )
    _dim(sc, k, shadow_y, shaft_mask, union(cabin_shadow, tenant_shadow), 2.6, 0.88)
    for x in (-14, 14):
        _dim(sc, k, shadow_y, shaft_mask, rect(x - 2, -700, 5, 530), 3, 0.34)


def _ropes(sc: Scene) -> None:
    wheel_y = SHAFT_TOP + 66
    for x in (CENTRE_X - 18, CENTRE_X + 18):
        line(sc, [(x, wheel_y), (x, CABIN_Y - 210)], 5, "#3a2420", 1, 0.66)
    sc.add(
        ell(CENTRE_X, wheel_y, 42),
        Rad([(0, "#e8a84a"), (1, "#7a4420")], (CENTRE_X - 12, wheel_y - 14), 58),
        vol=10,
        depth=0.67,
        detail=0.9,
        rim=("#fff2c0", 2.4, (-0.5, -0.7), 0.9),
        shadow=(5, 8, 6, 0.5),
    )
    sc.add(cut(ell(CENTRE_X, wheel_y, 31), ell(CENTRE_X, wheel_y, 25)), "#6a3c1c", depth=0.67, detail=0.9)
    sc.add(
        ell(CENTRE_X, wheel_y, 10), "#6a3c1c", vol=4, depth=0.68, detail=0.95, rim=("#fff2c0", 1.6, (-0.5, -0.7), 0.8)
    )
    sc.glow(CENTRE_X, CABIN_Y - 100, 230, "#ffd880", 0.7, 1.8)


def _cabin(sc: Scene) -> None:
    c = T(CENTRE_X, CABIN_Y, 1.24)
    frame = cut(
        union(rect(-70, -150, 140, 154, 8), spline([(-70, -146, 1), (0, -190), (70, -146, 1)])),
        rect(-56, -136, 112, 112, 6),
    )
    sc.add(
        c(rect(-58, -138, 116, 118, 4)),
        Rad([(0, "#fffbe0"), (0.6, "#f8d480"), (1, "#d8903a")], c((0, -96)), 110),
        depth=0.68,
        detail=0.8,
        mottle=0.04,
    )
    squirrel_liftboy(sc, T(CENTRE_X - 6, CABIN_Y - 28, 1.24), depth=0.69)
    sc.add(
        c(frame),
        Lin([(0, "#e8603a"), (0.5, "#b83a2c"), (1, "#6a1c24")], c((-70, -180)), c((70, 0))),
        vol=9,
        depth=0.7,
        detail=0.9,
        mottle=0.08,
        rim=("#ffe0a8", 3, (-0.5, -0.7), 0.85),
        shadow=(7, 12, 9, 0.55),
    )
    grille = [
        (c(poly([(-56 + i * 16, -24), (-56 + i * 16, -58)], closed=False)), "#e8b84a", 0.95, 3.6) for i in range(8)
    ]
    grille += [(c(poly([(-58, -58), (58, -58)], closed=False)), "#f2c868", 0.95, 5)]
    sc.polys(grille, depth=0.71, detail=0.95, mottle=0)
    sc.add(c(ell(0, -164, 11)), "#f2c868", vol=6, depth=0.72, detail=0.95)


def _tenants(sc: Scene, dormouse_room) -> None:
    bat_tenant(sc, T(CENTRE_X - 262, 276, 1.28), TENANT_RIM)
    badger_reader(sc, T(CENTRE_X - 258, 862, 1.36), TENANT_RIM)
    hedgehog_bath(sc, T(CENTRE_X - 256, 1270, 1.36), TENANT_RIM)
    for side in (-1, 1):
        sc.add(
            limb(
                [(CENTRE_X + 258 + side * 62, 224), (CENTRE_X + 258 + side * 44, 300), (CENTRE_X + 258, 356)], [4, 4, 4]
            ),
            "#2a1626",
            depth=0.71,
            detail=0.9,
        )
    dormouse_cradle(sc, T(CENTRE_X + 258, 372, 1.22), TENANT_RIM)
    sc.glow(CENTRE_X + 258, 300, 110, "#ffd890", 0.35, 2, clip=dormouse_room)
    owl_tenant(sc, T(CENTRE_X + 272, 762, 1.36), TENANT_RIM)
    upright_piano(sc, T(CENTRE_X + 200, 1184, 1.36), TENANT_RIM)
    mole(sc, T(CENTRE_X + 318, 1184, 1.36, 0, True), TENANT_RIM)


def _frog_and_toadstools(sc: Scene) -> None:
    """A passenger waits on the roots and looks up."""
    sc.add(blurmask(ell(846, 1416, 84, 9), 5), "#140a14", alpha=0.7, mottle=0)
    frog_traveller(sc, T(838, 1414, 1.05, 0, True), ("#ffe8a8", 3, (-0.6, -0.6), 0.85))
    for x, y, s, c in ((196, 1404, 0.8, "#b8442e"), (144, 1420, 0.5, "#c8803a"), (244, 1424, 0.46, "#b8442e")):
        mushroom_cap(sc, T(x, y, s), c, "#f0e2c8", rim=("#ffe8b0", 2.4, (-0.6, -0.6), 0.8), depth=0.86)


def _canopy(sc: Scene, dice: Generator) -> None:
    tips = [(x, y) for x, y in zip(dice.uniform(-30, W + 30, 60), dice.uniform(-30, 70, 60), strict=False)]
    leaves(
        sc,
        tips,
        64,
        620,
        ["#5a2c20", "#a8502a", "#d8883a", "#f2c060"],
        16,
        77,
        depth=0.9,
        detail=0.6,
        light=(-0.4, -0.8),
    )


def _falling_leaves(sc: Scene, dice: Generator) -> None:
    loose = []
    loose.extend(
        (
            X(
                spline([(-1, 0, 1), (-0.2, -0.5), (1, 0, 1), (-0.2, 0.5)]),
                dice.choice([dice.uniform(10, 150), dice.uniform(870, 1010)]),
                dice.uniform(120, 1380),
                dice.uniform(8, 15),
                dice.uniform(0, 360),
            ),
            mix("#b8502a", "#f2c060", dice.random()),
        )
        for _ in range(40)
    )
    sc.polys(loose, depth=0.9, detail=0.8)


@card(48, "hollow-oak-lift", "Hollow Oak Lift", Land.FOREST, gouache, vig=0.45)
def hollow_oak_lift() -> Scene:
    """An oak has a lift and a creature on every floor; the liftboy is a squirrel, the next guest a frog.

    The lift goes up, but its shadow in the shaft goes down.
    """
    sc = Scene(light=(-0.5, -0.65, 0.5), key="#ffe6a8", shadow="#180c1c", fog="#8a6a3a", seed=1548)
    dice = rng(48)

    _dusk(sc, dice)
    oak_mask = _oak(sc)
    _bark(sc, dice, oak_mask)
    shaft_mask = _shaft(sc)
    dormouse_room = _rooms(sc)
    _shadow_of_the_lift(sc, shaft_mask)
    _ropes(sc)
    _cabin(sc)
    _tenants(sc, dormouse_room)
    _frog_and_toadstools(sc)
    _canopy(sc, dice)
    _falling_leaves(sc, dice)
    return sc
