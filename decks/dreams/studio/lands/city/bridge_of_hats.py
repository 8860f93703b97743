"""Card 21, Bridge of Hats."""

import math

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import rng
from ...kit.fills import Lin
from ...kit.ground import glitter, swirl
from ...kit.paths import T, X, arch_points, blurmask, cut, ell, limb, mask, poly, rect, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.birds import gull
from ...motifs.buildings import skyline
from ...motifs.sea import fish
from ...motifs.sky import cumulus, strata
from .animals import penguin
from .motifs import ripples
from .things import hat_thing

COPPER, RUST = "#ee9456", "#b5493a"
HORIZON = 1130
FOOT = 1236
RIM = ("#fff0c0", 3.5, (0.85, -0.5), 0.85)
STACKS = {
    204: [
        ("bowler", "#4a3a44", "#d8a04a", 1.12, -3),
        ("sun", "#e8c884", RUST, 0.84, 3),
        ("top", "#2f5a62", "#f0cc88", 0.94, -2),
        ("cloche", RUST, "#f3e2b8", 0.98, 2),
    ],
    508: [
        ("top", "#33283a", "#c8402e", 1.26, 3),
        ("boater", "#f0d498", "#2f6a70", 1.04, -4),
        ("fedora", "#8a6448", "#3a2c34", 1.02, 3),
        ("bowler", "#5f8a80", "#f0cc88", 1.0, -2),
        ("boater", "#e8b86a", RUST, 0.9, 2),
    ],
    812: [
        ("fedora", "#6a4a58", COPPER, 1.14, 4),
        ("cloche", "#c8884a", "#4a2c34", 1.04, -3),
        ("top", "#4a6a5a", "#f6e2b0", 0.94, 2),
        ("sun", "#f2d8a0", "#c85a4a", 0.82, -2),
    ],
}
HEIGHTS = {"top": 112, "bowler": 82, "boater": 54, "fedora": 72, "cloche": 84, "sun": 56}
SPRING = 812
NEAR_RIM = ("#fff2c8", 3, (0.85, -0.55), 0.9)


def deck_y(x):
    """height of the bridge's deck at x"""
    return 700 - 74 * math.cos((x - 508) / 560.0 * math.pi / 2)


def _penguin(sc: Scene, x, s, **kw):
    """a penguin on the deck, with its contact shadow"""
    step = kw.pop("step", 0.3)
    sc.add(blurmask(ell(x - 8, deck_y(x) + 4, 40 * s / 1.9, 6), 3), "#4a2c34", alpha=0.5, mottle=0)
    return penguin(sc, T(x, deck_y(x) + 5, s, 0), rim=NEAR_RIM, depth=0.8, step=step, **kw)


@card(21, "bridge-of-hats", "Bridge of Hats", Land.CITY, gouache)
def bridge_of_hats() -> Scene:
    """Penguins in hats carry a hatbox solemnly over a bridge whose pillars are hats, and under one of the hats somebody
    with long ears looks out. What is in the box, and what happens if he gets up?

    Gouache, P2 copper evening, arch across.
    """
    sc = Scene(light=(0.65, -0.55, 0.45), key="#ffe8b4", shadow="#2a2c44", fog="#f0c890", seed=2101)
    base = _sky_and_town(sc)
    _footings(sc)
    wall_mask, dice = _arches(sc)
    _voussoirs(sc, dice, wall_mask)
    _hats(sc)
    _lodger(sc)
    _deck(sc)
    _followers(sc)
    _litter(sc)
    _leader(sc)
    _mirror(sc, base)
    _ripples(sc, dice)
    _runaway_hat(sc)
    _mouse(sc)
    return sc


def _sky_and_town(sc: Scene):
    """evening sky, the town, the river's own colour"""
    sc.sky([(0, "#6f9c98"), (0.25, "#b8c4a0"), (0.5, "#f6dc9c"), (0.75, "#fbc886"), (1, "#f2a468")], 0, 1120, warp=36)
    sc.setflow(swirl(sc, 0.08, 0.8, 430, 2))
    hx_, hy = 800, 905
    sc.glow(hx_, hy, 820, "#fff0bc", 0.7, 1.5)
    sc.add(
        ell(hx_, hy, 100),
        Lin([(0, "#fffbe0"), (1, "#ffd27a")], (0, hy - 90), (0, hy + 100)),
        soft=1.4,
        mottle=0.02,
        depth=0.03,
    )
    strata(sc, 200, 90, "#8aa89a", "#fbe6b0", 0.55, 3, cell=110, L=(0.5, 0.5))
    for cx, cy, w, h, s in ((760, 230, 460, 110, 4), (150, 420, 300, 70, 5)):
        cumulus(sc, cx, cy, w, h, s, light="#fff2cc", mid="#f4c890", dark="#8a9a8c", alpha=0.85, depth=0.04)
    _town(sc)
    return _river(sc)


def _town(sc: Scene) -> None:
    """the far town"""
    skyline(
        sc,
        HORIZON - 20,
        50,
        170,
        34,
        80,
        "#d8a878",
        "#c89a78",
        51,
        lit="#fff4c8",
        plit=0.2,
        win=(4, 6),
        gap=(10, 13),
        depth=0.1,
        fogg=(960, 1120, 0.75, "#fbdca0"),
    )
    skyline(
        sc,
        HORIZON,
        40,
        150,
        50,
        110,
        "#a8806a",
        "#98786c",
        52,
        lit="#fff0b0",
        plit=0.25,
        win=(6, 8),
        gap=(13, 16),
        depth=0.15,
        fogg=(1000, 1140, 0.65, "#f8cc90"),
        rim=("#fff0c4", 3, (1, -0.4), 0.5),
        curve=lambda u: 0.5 + 1.4 * abs(u - 0.5),
    )
    sc.haze(HORIZON - 10, 40, "#fde4ac", 0.7, seed=4)


def _river(sc: Scene):
    """the river's own colour"""
    base = Lin([(0, "#f6d696"), (0.25, "#c8b080"), (0.65, "#5f8a80"), (1, "#234a58")], (0, HORIZON), (0, H))
    sc.add(rect(-20, HORIZON, W + 40, H), base, depth=0.2, mottle=0.04, flow=0.0)
    return base


def _footings(sc: Scene) -> None:
    """stone footings for the pillars"""

    for px in STACKS:
        # stone footing
        sc.add(
            spline(
                [
                    (px - 150, FOOT + 24),
                    (px - 128, FOOT - 6),
                    (px, FOOT - 18),
                    (px + 128, FOOT - 6),
                    (px + 150, FOOT + 24),
                    (px + 120, FOOT + 48),
                    (px - 120, FOOT + 48),
                ]
            ),
            Lin([(0, "#d8b488"), (1, "#5a5a5c")], (px + 140, 0), (px - 140, 0)),
            vol=16,
            depth=0.4,
            mottle=0.1,
            detail=0.7,
            rim=RIM,
            rough=2,
        )


def _arches(sc: Scene):
    """arches: masonry between the pillars, resting on the hats"""
    wall = [(-60, deck_y(-60) + 20)] + [(x, deck_y(x) + 20) for x in range(-40, 1061, 20)]
    masonry = poly([*wall, (1076, SPRING + 60), (-60, SPRING + 60)])
    holes = []
    for xa, xb in ((-130, 134), (274, 438), (578, 742), (882, 1146)):
        xm, hw = (xa + xb) / 2, (xb - xa) / 2
        rise = min(132, hw * 1.02)
        holes.append(poly(arch_points(xm, hw, SPRING, rise, SPRING + 400)))
    masonry = cut(masonry, *holes)
    masonry = cut(masonry, rect(-100, SPRING + 2, 1300, 400))
    wall_mask = sc.add(
        masonry,
        Lin([(0, "#e0aa78"), (0.5, "#b47a5c"), (1, "#7a5454")], (1000, 600), (0, 800)),
        vol=10,
        depth=0.5,
        mottle=0.08,
        detail=0.7,
        rim=RIM,
    )
    dice = rng(5)
    bricks = []
    for j in range(18):
        for i in range(30):
            x = i * 38 + (j % 2) * 19 - 20
            y = deck_y(x) + 26 + j * 15
            bricks.append(
                (
                    X(rect(0, 0, 34, 11, 2), x, y, 1, (x - 508) * 0.012),
                    ["#f6d2a0", "#6a4448", "#c88a62"][dice.integers(3)],
                    0.12 + 0.22 * dice.random(),
                )
            )
    sc.polys(bricks, clip=wall_mask, depth=0.5, detail=0.7, mottle=0.03)
    return wall_mask, dice


def _voussoirs(sc: Scene, dice, wall_mask) -> None:
    """the stones of the arches"""
    voussoirs = []
    for xa, xb in ((274, 438), (578, 742), (-130, 134), (882, 1146)):
        xm, hw = (xa + xb) / 2, (xb - xa) / 2
        rise = min(132, hw * 1.02)
        for k in range(15):
            a0, a1 = math.pi * k / 15 + 0.02, math.pi * (k + 1) / 15 - 0.02
            voussoirs.append(
                (
                    poly(
                        [
                            (xm - hw * math.cos(a0), SPRING - rise * math.sin(a0)),
                            (xm - hw * math.cos(a1), SPRING - rise * math.sin(a1)),
                            (xm - (hw + 20) * math.cos(a1), SPRING - (rise + 20) * math.sin(a1)),
                            (xm - (hw + 20) * math.cos(a0), SPRING - (rise + 20) * math.sin(a0)),
                        ]
                    ),
                    mix("#f6d8a4", "#a86a52", 0.15 + 0.6 * dice.random()),
                )
            )
    sc.polys(voussoirs, clip=wall_mask, depth=0.51, detail=0.8, vol=4)


def _hats(sc: Scene) -> None:
    """the pillars: hats, bottom to top"""
    for px, hats in STACKS.items():
        y = FOOT - 14
        if px == 508:
            y -= 58
        total = sum(HEIGHTS[h[0]] * h[3] for h in hats)
        squeeze = (y - SPRING) / total
        for i, (kind, c, band, s, lean) in enumerate(hats):
            hat_thing(sc, T(px + [0, 5, -6, 4, -3][i], y, s, lean), kind, c, band, rim=RIM, depth=0.55 + 0.01 * i)
            y -= HEIGHTS[kind] * s * squeeze
        sc.add(
            spline(
                [
                    (px - 72, SPRING - 8, 1),
                    (px + 72, SPRING - 8, 1),
                    (px + 62, SPRING + 16, 1),
                    (px - 62, SPRING + 16, 1),
                ]
            ),
            "#e0b480",
            vol=6,
            depth=0.62,
            detail=0.8,
            rim=RIM,
            shadow=(0, 8, 8, 0.4),
        )


def _lodger(sc: Scene) -> None:
    """somebody with long ears lives under the middle pillar"""
    bx, by = 508, FOOT - 10
    _ears(sc, bx, by)
    _rabbit_face(sc, bx, by)


def _ears(sc: Scene, bx, by) -> None:
    """dark and ears"""
    sc.add(
        spline(
            [(bx - 92, by + 6), (bx - 84, by - 52), (bx, by - 60), (bx + 84, by - 52), (bx + 92, by + 6), (bx, by + 16)]
        ),
        "#241824",
        soft=3,
        alpha=0.9,
        mottle=0,
        depth=0.56,
    )
    for s_ in (-1, 1):
        sc.add(
            spline(
                [
                    (bx + s_ * 30, by - 34),
                    (bx + s_ * 84, by - 56),
                    (bx + s_ * 148, by - 44),
                    (bx + s_ * 168, by - 24),
                    (bx + s_ * 116, by - 16),
                    (bx + s_ * 44, by - 14),
                ]
            ),
            "#d8c4a8",
            vol=10,
            depth=0.57,
            detail=1,
            rim=RIM,
        )
        sc.add(
            spline(
                [(bx + s_ * 60, by - 34), (bx + s_ * 108, by - 42), (bx + s_ * 146, by - 32), (bx + s_ * 100, by - 24)]
            ),
            "#e0a08c",
            depth=0.57,
            detail=1,
        )


def _rabbit_face(sc: Scene, bx, by) -> None:
    """face"""
    sc.add(
        spline(
            [
                (bx - 48, by + 2),
                (bx - 54, by - 30),
                (bx - 30, by - 52),
                (bx + 30, by - 52),
                (bx + 54, by - 30),
                (bx + 48, by + 2),
                (bx, by + 14),
            ]
        ),
        "#e6d6bc",
        vol=22,
        depth=0.58,
        detail=1,
    )
    for s_ in (-1, 1):
        sc.add(ell(bx + s_ * 22, by - 28, 10, 11), "#fffbe8", mottle=0, depth=0.59, detail=1)
        sc.add(ell(bx + s_ * 20, by - 30, 5.5), "#1a1018", mottle=0, depth=0.59, detail=1)
        sc.add(ell(bx + s_ * 40, by + 6, 17, 10), "#f2e6d0", vol=6, depth=0.6, detail=1, rim=RIM)
    sc.add(
        spline([(bx - 8, by - 14, 1), (bx, by - 17), (bx + 8, by - 14, 1), (bx, by - 6)]),
        "#c8706a",
        mottle=0,
        depth=0.59,
        detail=1,
    )


def _deck(sc: Scene) -> None:
    """deck and parapet"""
    top = [(x, deck_y(x)) for x in range(-40, 1061, 20)]
    sc.add(
        poly(top + [(x, y + 30) for x, y in top[::-1]]),
        Lin([(0, "#f6dcaa"), (1, "#a8745a")], (0, 620), (0, 740)),
        vol=8,
        depth=0.64,
        detail=0.8,
        rim=("#fff6d4", 4, (0.3, -1), 0.9),
        shadow=(-4, 12, 10, 0.4),
    )
    # procession


def _followers(sc: Scene) -> None:
    """the procession from its end: a chick in a hat too large, a lady, two bearers"""
    q = _penguin(sc, 152, 1.25, chick=True, coat="#6a7078", step=0.8)
    hat_thing(sc, T(q["top"][0] + 4, q["top"][1] + 24, 0.52, -8), "top", "#2c2836", COPPER, rim=NEAR_RIM, depth=0.82)
    q = _penguin(sc, 290, 1.95, bow=None, flipper=(14, -40), flipper2=(24, -46))
    hat_thing(sc, T(q["top"][0], q["top"][1] + 12, 0.46, -4), "sun", "#3a3040", "#1c1826", rim=NEAR_RIM, depth=0.82)
    first_bearer = _penguin(sc, 436, 2.0, flipper=(20, -50), flipper2=(22, -50), step=0.6)
    hat_thing(
        sc,
        T(first_bearer["top"][0], first_bearer["top"][1] + 10, 0.40, -2),
        "bowler",
        "#33283a",
        RUST,
        rim=NEAR_RIM,
        depth=0.82,
    )
    second_bearer = _penguin(sc, 656, 2.0, flipper=(-22, -50), flipper2=(-20, -50), step=0.6, bow=RUST)
    hat_thing(
        sc,
        T(second_bearer["top"][0], second_bearer["top"][1] + 10, 0.40, 2),
        "bowler",
        "#33283a",
        RUST,
        rim=NEAR_RIM,
        depth=0.82,
    )


def _litter(sc: Scene) -> None:
    """the bearers' litter with the hatbox"""
    ly = deck_y(552) - 98
    sc.add(
        limb([(424, ly + 4), (552, ly), (680, ly + 2)], [9, 9, 9]),
        "#7a4a30",
        vol=4,
        depth=0.83,
        detail=0.9,
        rim=NEAR_RIM,
    )
    sc.add(rect(486, ly - 8, 132, 13, 3), "#b57a44", vol=4, depth=0.84, detail=0.9, rim=NEAR_RIM)
    _hatbox(sc, ly)


def _hatbox(sc: Scene, ly) -> None:
    """hatbox"""
    sc.add(
        spline([(494, ly - 84, 1), (610, ly - 84, 1), (606, ly - 8, 1), (552, ly), (498, ly - 8, 1)]),
        Lin([(0, "#f8e0c0"), (0.5, "#e8a884"), (1, "#9a5a58")], (610, 0), (494, 0)),
        vol=12,
        depth=0.85,
        detail=0.9,
        rim=NEAR_RIM,
    )
    stripes = [rect(502 + k * 22, ly - 84, 10, 84) for k in range(5)]
    sc.add(mask(stripes) * mask(rect(494, ly - 84, 116, 80)), "#2f6a70", alpha=0.8, depth=0.85, detail=0.9)
    sc.add(
        spline(
            [
                (486, ly - 102, 1),
                (552, ly - 110),
                (618, ly - 102, 1),
                (616, ly - 80, 1),
                (552, ly - 74),
                (488, ly - 80, 1),
            ]
        ),
        "#f4d8b0",
        vol=7,
        depth=0.86,
        detail=0.9,
        rim=NEAR_RIM,
    )
    for s_ in (-1, 1):
        sc.add(
            spline([(552, ly - 108, 1), (552 + s_ * 30, ly - 136), (552 + s_ * 40, ly - 112)]),
            RUST,
            vol=5,
            depth=0.87,
            detail=1,
            rim=NEAR_RIM,
        )


def _leader(sc: Scene) -> None:
    """leader with the fish on a cushion"""
    q = _penguin(sc, 808, 2.1, flipper=(38, -44), flipper2=(40, -48), step=0.7, bow="#f3e2b8")
    hat_thing(sc, T(q["top"][0], q["top"][1] + 12, 0.46, 3), "top", "#241c2c", "#f0cc88", rim=NEAR_RIM, depth=0.83)
    cx, cy = 808 + 82, deck_y(808) - 96
    cx -= 22
    sc.add(
        spline(
            [
                (cx - 44, cy - 4),
                (cx - 36, cy - 20),
                (cx, cy - 16),
                (cx + 36, cy - 20),
                (cx + 44, cy - 4),
                (cx + 36, cy + 10),
                (cx, cy + 6),
                (cx - 36, cy + 10),
            ]
        ),
        RUST,
        vol=9,
        depth=0.86,
        detail=1,
        rim=NEAR_RIM,
    )
    sc.add(
        fish(T(cx - 2, cy - 28, 0.86, -4)),
        Lin([(0, "#e8f0ec"), (1, "#5f8a94")], (0, cy - 42), (0, cy - 14)),
        vol=8,
        depth=0.87,
        detail=1,
        rim=NEAR_RIM,
    )
    sc.add(ell(cx + 25, cy - 34, 3), "#14202a", mottle=0, depth=0.88, detail=1)


def _mirror(sc: Scene, base) -> None:
    """mirror the whole in the river, then ripples"""
    y0 = FOOT + 30
    keep = sc.img.copy()
    sc.reflect(y0, tint="#d8e0d0", am=0.62, wob=11, seed=3, blurv=4, base=base)
    for px in STACKS:
        m = mask(
            spline(
                [
                    (px - 152, FOOT + 20),
                    (px - 128, FOOT - 6),
                    (px, FOOT - 18),
                    (px + 128, FOOT - 6),
                    (px + 152, FOOT + 20),
                    (px + 120, FOOT + 46),
                    (px - 120, FOOT + 46),
                ]
            )
        )
        sc.mixin(keep, m)


def _ripples(sc: Scene, dice) -> None:
    """ripples and glitter"""
    ripples(sc, dice, (0, FOOT + 56, W, FOOT + 256), 1.2, "#fff0c4", 0.12, 110, 60)
    glitter(sc, 690, FOOT + 60, 1480, 60, 190, "#fff0b8", n=150, seed=3, a=0.6)


def _runaway_hat(sc: Scene) -> None:
    """a hat that got away, and gulls that noticed"""
    hat_thing(sc, T(330, 262, 0.92, -24), "boater", "#f0d498", "#2f6a70", rim=RIM, depth=0.5)
    for x, y, k_, ro, up in ((506, 236, 0.62, -8, 0.9), (588, 318, 0.48, 6, 0.5), (470, 332, 0.5, 10, 0.8)):
        sc.add(
            gull(T(x, y, k_, ro, x > 600), up),
            "#fff4d8",
            vol=4,
            depth=0.45,
            detail=0.95,
            rim=("#ffffff", 2, (0.6, -1), 0.7),
        )


def _mouse(sc: Scene) -> None:
    """a mouse drifts by in a straw hat"""
    mx, my = 318, 1338
    _straw_boat(sc, mx, my)
    _rower(sc, mx, my)
    _oar(sc, mx, my)


def _straw_boat(sc: Scene, mx, my) -> None:
    """the straw hat as a boat"""
    sc.add(blurmask(ell(mx, my + 24, 120, 14), 7), "#1c3a48", alpha=0.6, mottle=0)
    sc.add(
        ell(mx, my, 118, 24),
        Lin([(0, "#fbe6b0"), (1, "#b88a4c")], (0, my - 24), (0, my + 24)),
        vol=8,
        depth=0.92,
        detail=0.9,
        rim=RIM,
    )
    sc.add(
        spline([(mx - 58, my + 6, 1), (mx + 58, my + 6, 1), (mx + 50, my + 40), (mx, my + 52), (mx - 50, my + 40)]),
        Lin([(0, "#e0b870"), (1, "#7a5a3c")], (0, my), (0, my + 50)),
        vol=14,
        depth=0.9,
        detail=0.9,
        alpha=0.8,
    )
    sc.add(ell(mx, my - 2, 60, 13), "#7a5434", depth=0.93, detail=0.9)


def _rower(sc: Scene, mx, my) -> None:
    """the mouse itself"""
    sc.add(
        spline([(mx - 24, my + 4), (mx - 28, my - 30), (mx - 6, my - 56), (mx + 18, my - 40), (mx + 24, my + 4)]),
        "#8a8490",
        vol=12,
        depth=0.94,
        detail=1,
        rim=NEAR_RIM,
    )
    sc.add(
        spline(
            [
                (mx - 12, my - 56),
                (mx + 4, my - 78),
                (mx + 30, my - 70),
                (mx + 52, my - 56),
                (mx + 30, my - 46),
                (mx, my - 44),
            ]
        ),
        "#9a949e",
        vol=9,
        depth=0.95,
        detail=1,
        rim=NEAR_RIM,
    )
    for ex in (-4, 12):
        sc.add(ell(mx + ex, my - 80, 13, 14), "#c89a98", vol=4, depth=0.95, detail=1, rim=NEAR_RIM)
    sc.add(ell(mx + 28, my - 62, 3), "#14101a", mottle=0, depth=0.96, detail=1)
    sc.add(ell(mx + 52, my - 56, 3.6), "#3a1c24", mottle=0, depth=0.96, detail=1)
    sc.add(
        limb([(mx + 10, my - 30), (mx + 44, my - 36), (mx + 72, my - 60)], [8, 7, 5]),
        "#9a949e",
        vol=3,
        depth=0.96,
        detail=1,
    )


def _oar(sc: Scene, mx, my) -> None:
    """oar"""
    sc.add(
        limb([(mx + 84, my - 96), (mx + 70, my - 50), (mx + 60, my + 30)], [6, 6, 6]),
        "#c8a060",
        vol=2,
        depth=0.97,
        detail=1,
    )
    sc.add(
        spline([(mx + 52, my + 22), (mx + 66, my + 24), (mx + 60, my + 60), (mx + 48, my + 62)]),
        "#c8a060",
        vol=3,
        depth=0.97,
        detail=1,
    )
