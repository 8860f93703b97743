"""Card 58, Feather Harvest."""

import numpy as np
from numpy.random import Generator

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, displace, rng
from ...kit.fills import Lin
from ...kit.ground import land, ridge
from ...kit.marks import cast, line
from ...kit.paths import T, ell, joined, limb, mask, poly, rect, sample, spline
from ...kit.scene import Scene
from ...media import watercolour
from ...motifs.figure import figure
from ...motifs.sky import cumulus
from .feathers import feather, feather_items, plucked_hen, sheaf_of_feathers

HORIZON = 470

REAPER_RIM = ("#fffaf0", 3, (-0.7, -0.6), 0.8)


@card(58, "feather-harvest", "Feather Harvest", Land.MEADOWS, watercolour, light=0.16)
def feather_harvest() -> Scene:
    """Feather Harvest: the crop is ripe, and its owner would rather not be seen.

    Watercolour, honey with slate, high horizon pattern.
    """
    sc = Scene(light=(-0.6, -0.65, 0.45), key="#fff6d8", shadow="#5a4a58", fog="#f4e4b8", seed=581)
    summer_sky(sc)
    # the hen, then the barn in front of her
    plucked_hen(sc, T(540, 540, 1.02))
    barn(sc, 800, 510, 1.08)
    r = field_and_lane(sc)
    swaths(sc, r)
    standing_crop(sc, r)
    down(sc, r)
    return sc


def summer_sky(sc: Scene) -> None:
    """Sky and far hills."""
    sc.sky([(0, "#5f84ac"), (0.5, "#b8ccd4"), (1, "#fff2cc")], 0, HORIZON, warp=30)
    for x, y, w, h, seed in ((240, 210, 400, 110, 3), (120, 330, 260, 60, 4), (860, 130, 300, 80, 6)):
        cumulus(sc, x, y, w, h, seed, light="#fffdf4", mid="#e4dcd4", dark="#a0a8b8", depth=0.1)
    sc.add(land(ridge(420, 22, 300, 5, oct=3)), "#a8b898", depth=0.15, fogg=(390, 470, 0.5, "#f8ecc4"))
    sc.add(land(ridge(448, 14, 240, 8, oct=3)), "#c0b878", depth=0.2, fogg=(430, 480, 0.5, "#f8ecc4"))


def field_and_lane(sc: Scene):
    """The field, and the lane that is mown, with a stubble of quills."""
    field = [(-40, HORIZON + 14), (300, HORIZON - 4), (700, HORIZON + 8), (W + 40, HORIZON - 2)]
    sc.add(
        land([tuple(p) for p in sample(field, 60)]),
        Lin([(0, "#f4dc98"), (0.4, "#e0ac50"), (1, "#8a5a2c")], (0, HORIZON), (0, H)),
        depth=0.3,
        detail=0.3,
    )
    lane_mask = mown_lane(sc)
    return stubble(sc, lane_mask)


def mown_lane(sc: Scene):
    """The mown lane."""
    lane = spline(
        [
            (420, HORIZON + 10, 1),
            (468, HORIZON + 10, 1),
            (520, 700),
            (680, 1000),
            (980, H + 40, 1),
            (60, H + 40, 1),
            (150, 1200),
            (330, 900),
            (410, 650),
        ]
    )
    lane_mask = mask(lane)
    sc.add(
        displace(lane_mask, 8, 50, 4),
        Lin([(0, "#fbecc0"), (1, "#d8b070")], (0, HORIZON), (0, H)),
        depth=0.3,
        detail=0.35,
    )
    return lane_mask


def stubble(sc: Scene, lane_mask):
    """A stubble of quills; the standing crop shades its edges."""
    r = rng(7)
    stubble_shape = []
    for _ in range(420):
        u = r.random() ** 0.8
        y = HORIZON + 20 + u * 980
        x = r.uniform(0, W)
        length = 5 + 20 * u
        stubble_shape.append(
            (
                limb([(x, y), (x + length * 0.16, y - length)], [2 + 3 * u, 1 + u], 4),
                mix("#fffaf0", "#a8783c", r.random() * 0.7),
            )
        )
    sc.polys(stubble_shape, clip=lane_mask, depth=0.32, detail=0.6, mottle=0)
    # the standing crop shades the edges of the lane
    sc.mul("#8a5a34", blur(np.clip(1 - lane_mask, 0, 1), 26) * lane_mask * 0.75)
    return r


def swaths(sc: Scene, r: Generator) -> None:
    """Cut feathers lie in swaths."""
    for i in range(26):
        u = (i / 25) ** 1.2
        y = 640 + u * 780
        x = np.interp(y, [640, 900, 1200, 1440], [446, 400, 300, 240]) + r.normal(0, 12 + 40 * u)
        if 840 < y < 960 or (x > 420 and 1180 < y < 1290):
            continue
        tone = ("#fffaf0", "#e4bc78", "#9aa8b8", "#f8ecd4")[i % 4]
        feather(sc, T(x, y, 0.3 + 1.0 * u, 78 + r.normal(0, 14)), tone)


def standing_crop(sc: Scene, r: Generator) -> None:
    """Feathers stand row by row, with the reapers between the rows."""
    tones = ["#fffaf0", "#f4e2c0", "#e8c890", "#d8a860", "#b8803c", "#8498b0", "#52688a", "#fff6e4", "#c89c60"]
    events = {
        700: lambda: reaper_boy(sc, 560, 716),
        900: lambda: reaper_woman(sc, 392, 930),
        1180: lambda: reaper_man(sc, 540, 1290),
    }
    pending = sorted(events)
    row_y = HORIZON + 12.0
    while row_y < 1560:
        u = (row_y - HORIZON) / (H - HORIZON)
        size = 0.16 + 1.75 * u**1.05
        spacing = 38 * size
        x = -60 + r.uniform(0, spacing)
        jobs = []
        while x < W + 60:
            left_edge = np.interp(row_y, [HORIZON, 650, 900, 1200, 1500], [420, 416, 340, 200, 110])
            right_edge = np.interp(row_y, [HORIZON, 700, 1000, 1500], [466, 516, 650, 900])
            if not left_edge < x < right_edge:
                jobs.append((x + r.normal(0, 6 * size), row_y + r.normal(0, 8 * size)))
            x += spacing * r.uniform(0.7, 1.2)
        # two layers a row, so that the feathers shade one another
        for layer in (0, 1):
            items = []
            for fx, fy in jobs[layer::2]:
                tone = tones[int(r.integers(len(tones)))]
                lean = r.normal(9, 5)
                items += feather_items(T(fx, fy, size * r.uniform(0.85, 1.2), lean), tone, light=u > 0.22)
            if items:
                sc.polys(
                    items, depth=0.5, detail=0.9 if u > 0.22 else 0.5, mottle=0.02, shadow=(4, 5, 4, 0.3, "#6a4420")
                )
        while pending and row_y > pending[0]:
            events[pending.pop(0)]()
        row_y += 17 * size + 4


def down(sc: Scene, r: Generator) -> None:
    """Down in the air."""
    fluff = []
    for _ in range(60):
        x = r.uniform(60, W - 60)
        y = r.uniform(380, 1300)
        fluff.append((limb([(x - 8, y), (x, y + 5), (x + 9, y - 2)], [2, 6, 1.6], 8), "#ffffff", 0.9))
    sc.polys(fluff, depth=0.9, detail=0.8, mottle=0)


def barn(sc: Scene, x: float, y: float, s: float) -> None:
    """Red barn with a hay-loft door, standing at y."""
    t = T(x, y, s)
    sc.add(
        t(poly([(-140, 6), (-140, -120), (-86, -206), (40, -206), (40, 6)])),
        Lin([(0, "#c86a4a"), (1, "#a84a38")], t((0, -200)), t((0, 0))),
        depth=0.24,
        detail=0.6,
        mottle=0.06,
    )
    sc.add(t(rect(20, -130, 180, 136)), "#96402f", depth=0.24, detail=0.6, mottle=0.06)
    boards = [(t(poly([(bx, -190), (bx, 6)], closed=False)), "#7a3028", 0.4, 2) for bx in range(-130, 200, 18)]
    sc.polys(
        boards,
        clip=mask(
            t(
                joined(
                    poly([(-140, 6), (-140, -120), (-86, -206), (-20, -150), (40, -120), (40, 6)]),
                    rect(20, -126, 180, 132),
                )
            )
        ),
        depth=0.24,
        detail=0.5,
        mottle=0,
    )
    roof = t(poly([(-92, -214), (110, -214), (214, -124), (24, -124)]))
    sc.add(
        roof,
        Lin([(0, "#8f9cac"), (1, "#5f6f84")], t((0, -214)), t((0, -124))),
        depth=0.25,
        detail=0.6,
        rim=("#fff6dc", 3, (-0.3, -1), 0.7),
    )
    sc.add(t(limb([(-150, -112), (-88, -218), (28, -118)], [12, 12, 12])), "#f4e4c8", vol=4, depth=0.26, detail=0.7)
    sc.add(t(rect(-98, -92, 84, 98, 2)), "#5a2420", depth=0.26, detail=0.7)
    sc.add(t(barn_door_bracing()), "#f4e4c8", depth=0.26, detail=0.8)
    sc.add(t(rect(-78, -160, 40, 40, 3)), "#3a1c1c", depth=0.26, detail=0.8)
    sc.add(t(limb([(-78, -122), (-58, -132), (-38, -122)], [8, 14, 8])), "#f4d890", vol=4, depth=0.27, detail=0.8)


def barn_door_bracing():
    """White bracing of the barn door."""
    return joined(
        limb([(-98, -92), (-14, 4)], [6, 6]),
        limb([(-14, -92), (-98, 4)], [6, 6]),
        limb([(-98, -92), (-14, -92)], [6, 6]),
        limb([(-98, -92), (-98, 4)], [6, 6]),
        limb([(-14, -92), (-14, 4)], [6, 6]),
    )


def straw_hat(sc: Scene, t: T, colour="#f0cc70") -> None:
    """Wide straw hat on a figure frame (height 1)."""
    sc.add(
        t(spline([(-0.085, -0.93), (-0.07, -1.03), (0.01, -1.05), (0.09, -1.02), (0.10, -0.93)])),
        colour,
        vol=6,
        depth=0.95,
        detail=1,
        rim=REAPER_RIM,
    )
    sc.add(
        t(ell(0.01, -0.93, 0.19, 0.035, -4)), mix(colour, "#fff6d8", 0.3), vol=4, depth=0.95, detail=1, rim=REAPER_RIM
    )
    sc.add(
        t(limb([(-0.085, -0.95), (0.01, -0.94), (0.10, -0.955)], [0.03, 0.03, 0.03])), "#b84a3a", depth=0.95, detail=1
    )


def reaper_boy(sc: Scene, x: float, y: float) -> None:
    """Boy carrying a bundle of feathers on his shoulder."""
    sheaf_of_feathers(sc, T(x - 60, y + 6, 0.42))
    figure(
        sc,
        x,
        y,
        150,
        flip=True,
        coat="#5a8a6a",
        hair="#5a3420",
        legs="#7a6a58",
        hat=None,
        arm=(0.10, -0.92),
        arm2=(0.22, -0.62),
        rim=REAPER_RIM,
        stride=0.12,
        scarf=None,
    )
    for i in range(6):
        feather(sc, T(x + 4, y - 126, 0.62, -66 + i * 7), ("#fffaf0", "#e4bc78", "#9aa8b8")[i % 3])
    straw_hat(sc, T(x, y, 150, flip=True))


def reaper_woman(sc: Scene, x: float, y: float) -> None:
    """Woman binding a sheaf."""
    cast(sc, ell(x, y + 2, 80, 10), 6, 0.35, "#7a5430")
    figure(
        sc,
        x,
        y,
        236,
        coat="#6f84a8",
        hair="#3a2418",
        skin="#c88a60",
        legs="#e8dcc8",
        skirt=0.46,
        arm=(0.36, -0.52),
        arm2=(0.34, -0.40),
        rim=REAPER_RIM,
        lean=14,
        stride=0.05,
    )
    t = T(x, y, 236, 14)
    sc.add(
        t(spline([(-0.10, -0.45), (0.10, -0.44), (0.21, -0.26, 1), (-0.02, -0.23)])),
        "#f8f0dc",
        vol=6,
        depth=0.94,
        detail=1,
    )
    sc.add(
        t(
            spline(
                [
                    (-0.09, -0.86),
                    (-0.10, -0.95),
                    (0, -0.985),
                    (0.085, -0.94),
                    (0.05, -0.92),
                    (-0.02, -0.90),
                    (-0.05, -0.82),
                    (-0.13, -0.76),
                ]
            )
        ),
        "#b84a3a",
        vol=6,
        depth=0.95,
        detail=1,
        rim=REAPER_RIM,
    )
    sheaf_of_feathers(sc, T(x + 128, y + 8, 0.86))


def reaper_man(sc: Scene, x: float, y: float) -> None:
    """Man swinging a long scythe."""
    t = reaper_body(sc, x, y)
    foot = scythe_and_arms(sc, t)
    straw_hat(sc, t, "#e8bc58")
    # cut feathers fly from the blade
    for i, (dx, dy, turn) in enumerate(
        ((60, -40, 60), (120, -80, 100), (40, -110, 20), (180, 20, 130), (160, -130, 75))
    ):
        feather(sc, T(foot[0] + dx, foot[1] + dy, 0.62, turn), ("#fffaf0", "#9aa8b8", "#e4bc78")[i % 3])


def reaper_body(sc: Scene, x: float, y: float):
    """The reaper without his arms."""
    cast(sc, ell(x + 20, y + 2, 130, 14), 8, 0.4, "#6a4420")
    h = 330
    figure(
        sc,
        x,
        y,
        h,
        coat="#fbf2e0",
        hair="#b8b0a8",
        skin="#d89868",
        legs="#6a5040",
        skirt=0.28,
        arm=None,
        rim=REAPER_RIM,
        stride=0.16,
        lean=8,
        boots="#4a3020",
    )
    t = T(x, y, h, 8)
    sc.add(
        t(spline([(-0.105, -0.70), (-0.02, -0.78), (-0.01, -0.50), (0.0, -0.30), (-0.14, -0.28), (-0.12, -0.5)])),
        "#5a8a6a",
        vol=10,
        depth=0.93,
        detail=1,
    )
    sc.add(
        t(spline([(0.06, -0.77), (0.11, -0.70), (0.12, -0.5), (0.15, -0.29), (0.06, -0.28), (0.05, -0.5)])),
        "#5a8a6a",
        vol=8,
        depth=0.93,
        detail=1,
    )
    return t


def scythe_and_arms(sc: Scene, t: T):
    """The scythe, and the arms that swing it."""
    grip = t((0.34, -0.52))
    grip2 = t((0.16, -0.44))
    foot = t((0.50, -0.06))
    top = t((-0.06, -0.68))
    line(sc, [top, grip2, grip, foot], 9, "#8a5a30")
    blade = limb(
        [
            (foot[0] + 12, foot[1] - 8),
            (foot[0] - 66, foot[1] + 48),
            (foot[0] - 168, foot[1] + 66),
            (foot[0] - 262, foot[1] + 30),
        ],
        [15, 24, 20, 2],
        40,
    )
    sc.add(
        blade,
        Lin(
            [(0, "#1c2a44"), (0.7, "#3f5270"), (1, "#a8b8c8")],
            (foot[0] - 90, foot[1] + 84),
            (foot[0] - 100, foot[1] + 40),
        ),
        vol=2,
        depth=0.95,
        detail=1,
        rim=("#ffffff", 2, (-0.3, -1), 0.5),
        shadow=(4, 8, 6, 0.35),
    )
    sc.add(
        t(limb([(0.03, -0.73), (0.20, -0.66), (0.33, -0.53)], [0.085, 0.07, 0.05])),
        "#fbf2e0",
        vol=12,
        depth=0.96,
        detail=1,
        rim=REAPER_RIM,
    )
    sc.add(ell(*grip, 11), "#d89868", vol=5, depth=0.96, detail=1)
    sc.add(
        t(limb([(-0.02, -0.72), (0.04, -0.56), (0.15, -0.45)], [0.085, 0.07, 0.05])),
        "#efe4cc",
        vol=12,
        depth=0.96,
        detail=1,
        rim=REAPER_RIM,
    )
    sc.add(ell(*grip2, 11), "#d89868", vol=5, depth=0.96, detail=1)
    return foot
