"""Card 27, Rabbit Conducts the Tide."""

import math
from typing import Any

import numpy as np

from ...cards import Land, card
from ...kit.colour import hx, mix, ramp
from ...kit.field import blur, displace, shift
from ...kit.fills import Lin
from ...kit.ground import glitter, swirl, waves
from ...kit.marks import line
from ...kit.paths import T, ell, limb, mask, poly, rect, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.sky import cumulus
from .theatre import paint_audience, paint_curtains, paint_footlights, paint_tie_backs, paint_valance


@card(27, "rabbit-conducts-the-tide", "Rabbit Conducts the Tide", Land.ROOMS, gouache)
def rabbit_conducts_the_tide() -> Scene:
    """On a theatre stage a rabbit in a tailcoat conducts a real sea, and the sea has come to the edge of the boards.

    A mouse rides the gilded sun down on its rope. Is it the end of the play or its first bar, and for whom does the
    candle burn on the one empty seat?
    """
    sc = Scene(light=(0, -0.6, 0.6), key="#ffd890", shadow="#14060f", fog="#2f4a6a", seed=131)
    sc.img[:] = hx("#14060c")
    _sky(sc)
    _sea(sc)
    _stage(sc)
    _conductor(sc)
    paint_footlights(sc)
    paint_curtains(sc)
    paint_tie_backs(sc)
    paint_valance(sc)
    paint_audience(sc)
    return sc


def _sky(sc: Scene) -> None:
    """Paint dusk over the sea, with two clouds and the sun on its rope."""
    yy = sc.y
    sky = ramp(
        [(0, "#0b1a3c"), (0.4, "#1f3f6c"), (0.7, "#7a6f88"), (0.86, "#e0a070"), (1, "#f8d088")],
        (yy - 180) / (900 - 180),
    )
    sc.img[:] = sky
    sc.setflow(swirl(sc, 0, 0.9, 380, 2))
    sc.stars(160, 760, 4, ymin=200)
    mx, my, mr = 508, 446, 104
    gilded_sun(sc, mx, my, mr)
    line(sc, [(mx, my - mr), (mx + 2, 180), (mx, 60)], 4, "#d9c090")
    sc.add(
        limb([(mx - 18, my - mr - 6), (mx, my - mr - 24), (mx + 18, my - mr - 6)], [5, 6, 5]),
        "#a87838",
        vol=3,
        detail=1,
    )
    mt = T(mx + 52, my - mr + 14, 0.86, 16)
    mouse(sc, mt)
    for x, y, w, h, s in ((300, 640, 330, 80, 5), (730, 580, 330, 70, 6)):
        cumulus(
            sc, x, y, w, h, s, light="#fbdcb0", mid="#9a8c9c", dark="#2f4a70", alpha=0.9, L=(0.1, -0.7, 0.5), depth=0.08
        )


def _sea(sc: Scene) -> None:
    """Roll the sea up to the stage."""
    waves(sc, 800, 1090, "#7f9aa0", "#123a58", crest="#f0f4e4", n=9, amp=(3, 22), seed=6, depth=0.2)
    glitter(sc, 508, 806, 1060, 60, 170, "#fff0c0", n=150, seed=2, a=0.7)


def _stage(sc: Scene) -> None:
    """Lay the boards and let the tide run over their edge."""
    edge = 1040
    boards = poly([(110, edge), (906, edge), (1080, 1290), (-64, 1290)])
    stage = mask(boards)
    # sea spills over the stage edge
    sc.add(boards, Lin([(0, "#a8683a"), (1, "#5a2c1c")], (0, edge), (0, 1290)), depth=0.5, mottle=0.06, detail=0.4)
    seams = [
        (poly([(508 + i * 30, edge), (508 + i * 43, 1290)], closed=False), "#3a1810", 0.7, 2.4) for i in range(-14, 15)
    ]
    sc.polys(seams, clip=stage, mottle=0, detail=0.6)
    # water running onto planks
    tide = spline(
        [
            (60, edge - 10, 1),
            (960, edge - 10, 1),
            (920, edge + 40),
            (800, edge + 66),
            (700, edge + 50),
            (610, edge + 96),
            (500, edge + 76),
            (400, edge + 110),
            (300, edge + 62),
            (190, edge + 80),
            (110, edge + 40),
        ]
    )
    wet = displace(mask(tide), 8, 50, 5) * np.maximum(stage, (sc.y < edge + 4).astype(np.float32))
    sc.add(
        wet,
        Lin([(0, "#2a5a74"), (1, "#7fa8a8")], (0, edge - 10), (0, edge + 110)),
        alpha=0.9,
        depth=0.5,
        mottle=0.06,
        flow=0.0,
        detail=0.5,
    )
    foam = np.clip(wet - shift(wet, 0, -7), 0, 1)
    sc.mixin("#f4f4e8", blur(foam, 1) * 0.9)


def _conductor(sc: Scene) -> None:
    """Stand the rabbit on its books in the spotlight."""
    sc.beam([(250, -20), (330, -20), (700, 1180), (330, 1180)], "#ffe6a8", 0.42, 22, fade=((290, -20), 1500))
    sc.screen("#ffd080", blur(mask(ell(520, 1160, 210, 44)), 12) * 0.55)
    # rabbit conductor on a podium of books
    bx, by = 520, 1190
    sc.polys(
        [
            (rect(bx - 110, by - 34, 220, 36, 5), "#2f5a5c"),
            (rect(bx - 104, by - 28, 210, 24, 3), "#ecd6a4"),
            (rect(bx - 110, by - 34, 206, 6), "#4a7a78"),
            (rect(bx - 96, by - 66, 196, 32, 5), "#8a2c28"),
            (rect(bx - 90, by - 60, 186, 20, 3), "#ecd6a4"),
            (rect(bx - 96, by - 66, 184, 6), "#b8483c"),
        ],
        depth=0.7,
        detail=0.9,
        vol=6,
        rim=("#ffe9b8", 3, (-0.3, -1), 0.8),
        shadow=(10, 12, 10, 0.6),
    )
    rabbit_conductor(sc, T(bx, by - 64, 1.42))


def gilded_sun(sc: Scene, x: float, y: float, radius: float) -> None:
    """A sun of gilded tin, as baroque stages had them: straight and wavy rays round a ringed disc."""
    sc.glow(x, y, 560, "#ffc878", 0.6, 1.7)
    rays = []
    for i in range(24):
        angle = i * math.pi / 12 - math.pi / 2
        reach = radius * (1.62 if i % 2 == 0 else 1.4)
        sway = 0.07 if i % 2 else 0.0
        points = [
            (x + math.cos(angle + sway * s) * q, y + math.sin(angle + sway * s) * q)
            for q, s in (
                (radius * 0.9, 0),
                (radius + (reach - radius) * 0.4, 1),
                (radius + (reach - radius) * 0.75, -1),
                (reach, 0),
            )
        ]
        rays.append((limb(points, [24, 19, 11, 2], 20, cap=False), "#f0b848" if i % 2 else "#ffd878"))
    sc.polys(rays, vol=5, depth=0.05, detail=0.8, rim=("#fff6d0", 2.5, (-0.3, -1), 0.8), shadow=(5, 8, 8, 0.35))
    disc = Lin([(0, "#fff4c0"), (0.5, "#f8cc60"), (1, "#c8842c")], (x - radius, y - radius), (x + radius, y + radius))
    look = {"depth": 0.06, "detail": 0.8, "rim": ("#fffbe0", 4, (-0.3, -1), 0.9)}
    sc.add(ell(x, y, radius), disc, vol=18, shadow=(4, 8, 8, 0.4), **look)
    sc.add(ell(x, y, radius * 0.74), disc, vol=26, **look)
    for i in range(16):
        angle = i * math.pi / 8
        sc.add(
            ell(x + math.cos(angle) * radius * 0.87, y + math.sin(angle) * radius * 0.87, 7),
            "#fff0b0",
            vol=4,
            depth=0.07,
            detail=0.9,
        )


def mouse(sc: Scene, t: T, c: str = "#8a8088", rim=("#fffbe0", 2.4, (0, -1), 0.8)) -> None:
    """Mouse on all fours, facing right."""
    k = t.a[2]
    look = {"depth": 0.3, "detail": 1}
    sc.add(t(limb([(-30, 0), (-58, 6), (-74, -8), (-92, 4)], [6, 5, 4, 2])), "#c89890", **look)
    sc.add(t(spline([(-34, 2), (-34, -30), (-8, -48), (20, -38), (30, -10), (24, 4)])), c, vol=18 * k, rim=rim, **look)
    sc.add(t(spline([(8, -34), (24, -56), (46, -48), (62, -34), (50, -26), (26, -22)])), c, vol=10 * k, rim=rim, **look)
    sc.add(t(ell(22, -56, 12, 13)), "#c8a0a0", vol=5 * k, rim=rim, **look)
    sc.add(t(ell(61, -35, 3.6)), "#5a2c30", mottle=0, **look)
    sc.add(t(ell(42, -42, 2.8)), "#14101a", mottle=0, **look)


def rabbit_conductor(
    sc: Scene, t: T, c: str = "#e8dcc8", coat: str = "#1c2036", rim=("#fff0c8", 4, (-0.6, -0.7), 0.85)
) -> None:
    """Rabbit in tails from behind: ears up, arms wide, the baton in the left."""
    k = t.a[2]
    look = {"depth": 0.8, "detail": 0.95}
    _rabbit_legs(sc, t, k, rim, look)
    _rabbit_arms(sc, t, k, coat, c, rim, look)
    _rabbit_coat(sc, t, k, coat, rim, look)
    _rabbit_head(sc, t, k, c, rim, look)


def _rabbit_legs(sc: Scene, t: T, k: float, rim, look: dict[str, Any]) -> None:
    """Trouser legs and shoes."""
    for x in (-20, 20):
        sc.add(
            t(
                spline(
                    [
                        (x - 13, -40, 1),
                        (x + 13, -40, 1),
                        (x + 14, -8),
                        (x + (26 if x > 0 else 8), 0),
                        (x - (8 if x > 0 else 26), 0),
                        (x - 14, -8),
                    ]
                )
            ),
            "#34364e",
            vol=7 * k,
            rim=rim,
            **look,
        )


def _rabbit_arms(sc: Scene, t: T, k: float, coat, c, rim, look: dict[str, Any]) -> None:
    """Arms wide, gloves, the baton."""
    sc.add(t(limb([(-30, -138), (-72, -168), (-112, -206)], [24, 20, 14])), coat, vol=9 * k, rim=rim, **look)
    sc.add(t(limb([(30, -138), (70, -150), (104, -184)], [24, 20, 14])), coat, vol=9 * k, rim=rim, **look)
    for x, y in ((-115, -209), (107, -187)):
        sc.add(t(ell(x, y, 11)), c, vol=6 * k, rim=rim, **look)
    line(sc, [t((-117, -212)), t((-158, -262))], 4, "#f8ecd0")


def _rabbit_coat(sc: Scene, t: T, k: float, coat, rim, look: dict[str, Any]) -> None:
    """The tailcoat with its seam, and the scut."""
    sc.add(
        t(
            spline(
                [
                    (-34, -146),
                    (-42, -110),
                    (-38, -70),
                    (-50, -18, 1),
                    (-8, -30, 1),
                    (0, -60),
                    (8, -30, 1),
                    (50, -18, 1),
                    (38, -70),
                    (42, -110),
                    (34, -146),
                    (0, -152),
                ]
            )
        ),
        Lin([(0, "#343a5c"), (1, coat)], t((-40, -150)), t((40, -20))),
        vol=24 * k,
        rim=rim,
        **look,
    )
    line(sc, [t((0, -148)), t((0, -62))], 2, "#0c0e1c", 0.7)
    sc.add(t(ell(0, -44, 15, 14)), "#fff8ea", vol=9 * k, rim=rim, **look)


def _rabbit_head(sc: Scene, t: T, k: float, c, rim, look: dict[str, Any]) -> None:
    """Ears, the back of the head, the collar."""
    for side in (-1, 1):
        sc.add(
            t(
                spline(
                    [
                        (side * 6, -196),
                        (side * 4, -240),
                        (side * 16, -292),
                        (side * 28, -296),
                        (side * 34, -260),
                        (side * 28, -214),
                        (side * 22, -196),
                    ]
                )
            ),
            c,
            vol=9 * k,
            rim=rim,
            **look,
        )
        sc.add(
            t(spline([(side * 13, -206), (side * 14, -246), (side * 21, -280), (side * 26, -256), (side * 22, -212)])),
            mix(c, "#c88070", 0.35),
            **look,
        )
    sc.add(
        t(spline([(-38, -172), (-36, -200), (-16, -216), (16, -216), (36, -200), (38, -172), (22, -150), (-22, -150)])),
        c,
        vol=26 * k,
        rim=rim,
        **look,
    )
    sc.add(t(spline([(-26, -150), (0, -142), (26, -150), (22, -140), (-22, -140)])), "#fff8ea", **look)
