"""Card 44, Trees Crossing."""

import math

from numpy.random import Generator

from ...cards import Land, card
from ...kit.canvas import W
from ...kit.colour import mix
from ...kit.field import blur, rng
from ...kit.fills import Rad, V
from ...kit.ground import land, ridge, swirl
from ...kit.paths import T, X, cut, ell, limb, mask, poly, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.animals import snail
from ...motifs.doll import doll
from ...motifs.sky import cumulus
from .walking_birches import Birch, little_car, walking_birch

HORIZON = 860
VANISH = (560, HORIZON - 12)
# from the front of the file to its end
WALKERS = (
    Birch(846, 1066, 700, "pumps", 8, 3),
    Birch(680, 1094, 780, "clogs", 5, 4),
    Birch(500, 1074, 640, "sneakers", 9, 5),
    Birch(352, 1104, 820, "wellies", 4, 6),
    Birch(172, 1082, 720, "slippers", 6, 7),
)
CAR_X = 668
CAR_Y = 1330
BOY_X = 348
BOY_Y = 1372


def _spring_air(sc: Scene) -> None:
    sc.sky([(0, "#5fa6c8"), (0.42, "#9accd4"), (0.72, "#cfe6d0"), (1, "#eef2d0")], 0, HORIZON, warp=40)
    sc.setflow(swirl(sc, 0.1, 0.7, 460, 2))
    cumulus(sc, 800, 190, 360, 110, 61, light="#ffffff", mid="#e4ece8", dark="#b8ccd4", depth=0.05)
    cumulus(sc, 170, 120, 300, 80, 62, light="#ffffff", mid="#e4ece8", dark="#bcd0d8", depth=0.05)
    sc.add(land(ridge(HORIZON - 60, 40, 300, 7)), "#b8d0b0", depth=0.08, fogg=(HORIZON - 110, HORIZON, 0.6, "#e8f0d4"))


def _far_woods(sc: Scene, dice: Generator) -> None:
    for rise, tones, count, fog in (
        (150, ("#9cc0a4", "#b4d0a8"), 70, 0.5),
        (84, ("#7aa878", "#98bc80"), 80, 0.45),
        (34, ("#5f9060", "#7ca868"), 80, 0.35),
    ):
        puffs = [
            (
                ell(
                    dice.uniform(-20, W + 20),
                    HORIZON - rise * dice.uniform(0.1, 1),
                    dice.uniform(22, 54),
                    dice.uniform(20, 46),
                ),
                mix(tones[0], tones[1], dice.random()),
            )
            for _ in range(count)
        ]
        sc.polys(puffs, depth=0.1, detail=0.3, vol=10, fogg=(HORIZON - 40, HORIZON + 10, fog, "#e0ecc4"))
    sc.add(
        land(ridge(HORIZON, 8, 260, 8)),
        V("#bcd480", "#4f7a3c", HORIZON, 1490),
        depth=0.2,
        mottle=0.08,
        flow=0.0,
        rim=("#f8fcd8", 4, (0.2, -1), 0.7),
    )


def _road(sc: Scene) -> None:
    road = poly([(VANISH[0] - 16, VANISH[1] + 8), (VANISH[0] + 16, VANISH[1] + 8), (1010, 1500), (150, 1500)])
    sc.add(
        road, V("#d4c8b8", "#6f6a70", HORIZON, 1490), depth=0.25, mottle=0.08, rough=2, detail=0.35, flow=math.pi / 2
    )
    for s in (-1, 1):
        xa, xb = VANISH[0] + s * 16, (580 + s * 430)
        sc.add(limb([(xa, VANISH[1] + 8), (xb, 1500)], [3, 34], 8), "#e8dcc0", depth=0.26, mottle=0.1, alpha=0.85)


def _dashes(sc: Scene) -> None:
    dashes = []
    for i in range(9):
        u0, u1 = (i / 9) ** 2.2, ((i + 0.45) / 9) ** 2.2
        y0, y1 = VANISH[1] + 14 + 640 * u0, VANISH[1] + 14 + 640 * u1
        x0, x1 = VANISH[0] + 20 * u0, VANISH[0] + 20 * u1
        dashes.append(
            (
                poly([(x0 - 2 - 12 * u0, y0), (x0 + 2 + 12 * u0, y0), (x1 + 2 + 12 * u1, y1), (x1 - 2 - 12 * u1, y1)]),
                "#f8f4e4",
                0.85,
            )
        )
    sc.polys(dashes, depth=0.27, detail=0.6, mottle=0.06)


def _grass(sc: Scene, dice: Generator) -> None:
    blades = []
    for _ in range(320):
        y = HORIZON + 20 + 620 * dice.random() ** 1.3
        u = (y - HORIZON) / 630
        x = dice.uniform(-30, W + 30)
        left_edge, right_edge = VANISH[0] - 16 - (VANISH[0] - 166) * u, VANISH[0] + 16 + 434 * u
        if left_edge - 6 < x < right_edge + 6:
            continue
        h = 8 + 34 * u
        blades.append(
            (
                limb(
                    [(x, y), (x + dice.uniform(-6, 6), y - h * 0.6), (x + dice.uniform(-12, 12), y - h)],
                    [2 + 3 * u, 2 + 2 * u, 0.6],
                    6,
                ),
                mix(mix("#5f8a44", "#a4c470", dice.random()), "#2f5a34", 0.35 * u),
            )
        )
    sc.polys(blades, depth=0.3, detail=0.5, mottle=0, flow=math.pi / 2)


def _flowers(sc: Scene, dice: Generator) -> None:
    flowers = []
    for _ in range(70):
        y = HORIZON + 60 + 560 * dice.random() ** 0.6
        u = (y - HORIZON) / 630
        x = dice.choice([dice.uniform(-10, VANISH[0] - 40 - 390 * u), dice.uniform(VANISH[0] + 40 + 430 * u, W + 10)])
        flowers.append(
            (
                ell(x, y - 10 * u, 2 + 5 * u, 1.6 + 4 * u),
                ("#fffdf0", "#f8d860", "#f4a8b8", "#a8c0f0")[int(dice.integers(4))],
            )
        )
    sc.polys(flowers, depth=0.31, detail=0.8, vol=2)


def _shadows(sc: Scene) -> None:
    for birch in WALKERS:
        sc.mul("#7f8a78", blur(mask(ell(birch.x - 46, birch.y + 6, 120, 13)), 9) * 0.65)


def _crowns(sc: Scene) -> None:
    """One roof of young leaves for all of them."""
    for cloud in (
        (900, 300, 420, 230, 81),
        (130, 330, 460, 250, 82),
        (520, 250, 560, 300, 83),
        (320, 200, 420, 230, 84),
        (760, 190, 480, 240, 85),
    ):
        cumulus(
            sc,
            *cloud[:4],
            cloud[4],
            light="#c4e080",
            mid="#94c060",
            dark="#5f9454",
            depth=0.4,
            flat=0.62,
            fadeb=0.30,
            detail=0.2,
            billow=0.2,
        )


def _birches(sc: Scene) -> None:
    for place in (2, 0, 4, 1, 3):
        walking_birch(sc, WALKERS[place], suitcase=WALKERS[place] is WALKERS[-1])


def _car(sc: Scene) -> None:
    sc.mul("#5a5a68", blur(mask(ell(CAR_X - 14, CAR_Y + 78, 190, 20)), 9) * 0.8)
    little_car(sc, T(CAR_X, CAR_Y, 1.1), "#4f86a8", depth=0.9)


def _boy(sc: Scene):
    sc.mul("#5a5a68", blur(mask(ell(BOY_X - 26, BOY_Y + 2, 86, 9)), 6) * 0.75)
    return doll(
        sc,
        BOY_X,
        BOY_Y,
        272,
        coat="#f2c44a",
        legs="#3f5f7a",
        hair="#5a3420",
        skin="#e0a47c",
        hat="flat",
        hat_col="#2f4f6a",
        hem=-0.36,
        flare=0.30,
        stride=0.09,
        arms=[(0.34, -0.62), (0.14, -1.10)],
        rim=("#fffdf0", 3.6, (0.5, -0.8), 0.9),
        depth=0.93,
        boots="#7a3a2c",
        scarf=None,
    )


def _paddle(sc: Scene, boy) -> None:
    hx_, hy_ = boy["hands"][1]
    sc.add(
        limb([(hx_ - 2, hy_ + 22), (hx_ + 6, hy_ - 74)], [9, 9], 6),
        "#f4ead0",
        vol=4,
        depth=0.94,
        detail=1,
        rim=("#ffffff", 2, (0.5, -0.7), 0.8),
    )
    sc.add(
        ell(hx_ + 10, hy_ - 120, 56, 57),
        Rad([(0, "#f47a5a"), (1, "#c83c2c")], (hx_ + 24, hy_ - 140), 80),
        vol=10,
        depth=0.95,
        detail=0.95,
        rim=("#fff0e0", 3, (0.5, -0.8), 0.9),
        shadow=(-6, 9, 8, 0.4),
    )
    sc.add(cut(ell(hx_ + 10, hy_ - 120, 49, 50), ell(hx_ + 10, hy_ - 120, 42, 43)), "#fff4e4", depth=0.95, detail=1)


def _snail(sc: Scene) -> None:
    """A snail waits too."""
    colours = {"shell": "#e8b070", "body": "#b89a70"}
    snail(sc, T(880, 1392, 0.62, 0, True), lit=0.0, rim=("#fffdf0", 2, (0.5, -0.8), 0.8), **colours)


def _loose_leaves(sc: Scene, dice: Generator) -> None:
    loose = []
    for _ in range(46):
        x, y, size, turn, tone = (
            dice.uniform(20, W - 20),
            dice.uniform(300, 1300),
            dice.uniform(6, 13),
            dice.uniform(0, 360),
            dice.random(),
        )
        if y > 880 and 260 < x < 840:
            continue
        loose.append(
            (
                X(spline([(-1, 0, 1), (-0.2, -0.5), (1, 0, 1), (-0.2, 0.5)]), x, y, size, turn),
                mix("#9cc060", "#e8f0a0", tone),
            )
        )
    sc.polys(loose, depth=0.9, detail=0.8)


@card(44, "trees-crossing", "Trees Crossing", Land.FOREST, gouache, vig=0.34, con=0.22)
def trees_crossing() -> Scene:
    """Spring moves house, on foot: birches in shoes cross the road and the traffic waits.

    The last one carries a suitcase of birds. Who told them to go, and where are they expected?
    """
    sc = Scene(light=(0.45, -0.75, 0.5), key="#fffbe0", shadow="#3a4a5a", fog="#d8e4c4", seed=1144)
    dice = rng(44)

    _spring_air(sc)
    _far_woods(sc, dice)
    _road(sc)
    _dashes(sc)
    _grass(sc, dice)
    _flowers(sc, dice)
    _shadows(sc)
    _crowns(sc)
    _birches(sc)
    _car(sc)
    boy = _boy(sc)
    _paddle(sc, boy)
    _snail(sc)
    _loose_leaves(sc, dice)
    return sc
