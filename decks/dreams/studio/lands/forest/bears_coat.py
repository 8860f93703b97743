"""Card 46, The Bear's Coat."""

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
from ...kit.paths import T, X, blurmask, ell, joined, limb, mask, poly, rect, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.doll import doll
from ...motifs.sea import whale_silhouette
from .motifs import cottage, fur, mushroom_cap

CENTRE_X = 508
FUR_DARK = "#4a2622"
FUR_MID = "#8a4e30"
FUR_LIT = "#d8965a"
RIM = ("#ffd8a0", 7, (-0.4, -0.8), 0.75)
CHILD_X, CHILD_Y = 408, 1404
STAR_X = 764
STAR_Y = 1392


def _wood(sc: Scene, dice: Generator) -> None:
    """Violet fog between the trunks."""
    sc.sky([(0, "#150e30"), (0.35, "#2a1c54"), (0.65, "#4f3478"), (0.85, "#6f4a84"), (1, "#2a1c48")], 0, 1400, warp=50)
    sc.setflow(np.full_like(sc.x, math.pi / 2) + noise(420, 2, 4) * 0.4)
    sc.glow(CENTRE_X, 620, 720, "#a878a8", 0.42, 1.9)
    for depth_index, (count, w0, w1, fog) in enumerate(((16, 14, 26, 0.7), (11, 24, 44, 0.45), (6, 56, 92, 0.15))):
        trunks = []
        for i in range(count):
            x = (i + dice.uniform(0.1, 0.9)) * W / count
            if depth_index == 2:
                x = (40, 120, 196, 828, 908, 992)[i]
            w = dice.uniform(w0, w1)
            lean = dice.uniform(-26, 26)
            trunks.append(
                (
                    limb(
                        [
                            (x + lean, -40),
                            (x + lean * 0.3, 500),
                            (x, 1000),
                            (x + dice.uniform(-6, 6), 1240 + depth_index * 30),
                        ],
                        [w * 0.75, w * 0.85, w, w * 1.5],
                        24,
                    ),
                    mix(mix("#2a1a44", "#3a2250", dice.random()), "#6a4a88", fog),
                )
            )
        sc.polys(
            trunks,
            depth=0.1 + depth_index * 0.1,
            detail=0.4,
            vol=w0 * 0.5,
            mottle=0.1,
            flow=math.pi / 2,
            fogg=(820, 1240, 0.75, "#6f5090"),
            rim=("#c89ab8", 2 + depth_index, (0.6 if depth_index < 2 else 0.3, -0.2), 0.35),
        )
        sc.haze(1120 - 60 * depth_index, 110, "#7a5a9a", 0.40, seed=3 + depth_index)


def _moss(sc: Scene) -> None:
    moss = ridge(1216, 12, 190, 7)
    sc.add(
        land(moss),
        V("#4a4460", "#150e26", 1206, 1488),
        depth=0.4,
        mottle=0.12,
        flow=0.0,
        rim=("#b89ab8", 3, (0, -1), 0.5),
    )
    sc.mul("#0c0620", blur(mask(ell(CENTRE_X, 1330, 400, 60)), 30) * 0.7)


def _body(sc: Scene) -> None:
    body = spline(
        [
            (CENTRE_X - 210, 420),
            (CENTRE_X - 316, 520),
            (CENTRE_X - 352, 700),
            (CENTRE_X - 350, 900),
            (CENTRE_X - 330, 1080),
            (CENTRE_X - 282, 1240),
            (CENTRE_X - 150, 1286),
            (CENTRE_X, 1292),
            (CENTRE_X + 150, 1286),
            (CENTRE_X + 282, 1240),
            (CENTRE_X + 330, 1080),
            (CENTRE_X + 350, 900),
            (CENTRE_X + 352, 700),
            (CENTRE_X + 316, 520),
            (CENTRE_X + 210, 420),
            (CENTRE_X, 392),
        ]
    )
    body_mask = sc.add(
        body,
        Lin([(0, FUR_LIT), (0.35, FUR_MID), (1, FUR_DARK)], (CENTRE_X - 320, 420), (CENTRE_X + 340, 1240)),
        vol=170,
        depth=0.55,
        detail=0.6,
        mottle=0.12,
        rim=RIM,
        shade=0.8,
    )
    fur(
        sc,
        body_mask,
        (CENTRE_X - 370, 400, CENTRE_X + 370, 1300),
        2100,
        ["#3a1c1c", "#5a3024", "#8a4e30", "#a8663c", "#d8965a"],
        lambda x, _y: math.pi / 2 + (x - CENTRE_X) * -0.0012,
        54,
        8,
        11,
        alpha=0.5,
    )


def _legs(sc: Scene) -> None:
    for s in (-1, 1):
        sc.add(
            spline(
                [
                    (CENTRE_X + s * 120, 1330),
                    (CENTRE_X + s * 118, 1270),
                    (CENTRE_X + s * 190, 1226),
                    (CENTRE_X + s * 290, 1236),
                    (CENTRE_X + s * 336, 1296),
                    (CENTRE_X + s * 310, 1346),
                    (CENTRE_X + s * 210, 1358),
                ]
            ),
            Rad([(0, "#b8703e"), (1, "#4a2622")], (CENTRE_X + s * 210 - 30, 1256), 150),
            vol=50,
            depth=0.6,
            detail=0.65,
            mottle=0.12,
            rim=RIM,
            shadow=(0, 12, 14, 0.6),
        )


def _opening(sc: Scene):
    """The night inside the coat."""
    opening = spline(
        [
            (CENTRE_X - 8, 494, 1),
            (CENTRE_X - 76, 600),
            (CENTRE_X - 148, 740),
            (CENTRE_X - 186, 900),
            (CENTRE_X - 188, 1060),
            (CENTRE_X - 158, 1220),
            (CENTRE_X - 96, 1296, 1),
            (CENTRE_X + 96, 1296, 1),
            (CENTRE_X + 158, 1220),
            (CENTRE_X + 188, 1060),
            (CENTRE_X + 186, 900),
            (CENTRE_X + 148, 740),
            (CENTRE_X + 76, 600),
            (CENTRE_X + 8, 494, 1),
        ]
    )
    sc.add(X(opening, 0, 0, 1.0), "#2a1218", depth=0.56, soft=8)
    inside = sc.add(
        opening,
        Lin(
            [(0, "#0c1240"), (0.45, "#1c2c78"), (0.75, "#4a4aa0"), (0.92, "#c87a8a"), (1, "#f4b878")],
            (CENTRE_X, 500),
            (CENTRE_X, 1300),
        ),
        depth=0.57,
        mottle=0.05,
        detail=0.45,
        flow=1.2,
    )
    milky = np.exp(-((((sc.x - CENTRE_X) * 0.8 + (sc.y - 860) * 0.55 + noise(120, 3, 21) * 46) / 60) ** 2))
    sc.screen("#a8b0f0", milky * inside * np.clip(0.55 + noise(46, 4, 23) * 0.6, 0, 1) * 0.75)
    sc.glow(CENTRE_X, 1180, 320, "#ffc890", 0.65, 1.8, clip=inside)
    return inside


def _inner_hills(sc: Scene, inside) -> None:
    """Hills and one lit house at the bottom of that night."""
    far_hill = land(ridge(1222, 22, 150, 31))
    sc.add(far_hill, "#5a4a8a", clip=inside, depth=0.58, mottle=0.06)
    sc.add(land(ridge(1254, 16, 120, 33)), "#2a2658", clip=inside, depth=0.58, mottle=0.06)
    cottage(sc, T(CENTRE_X + 72, 1250, 0.62), "#4a3a68", "#8a3a44", rim=("#ffd8a8", 1.6, (-0.4, -0.8), 0.7), depth=0.59)


def _small_stars(sc: Scene, dice: Generator, inside) -> None:
    star_marks = []
    for _ in range(210):
        x, y = dice.uniform(CENTRE_X - 190, CENTRE_X + 190), dice.uniform(510, 1200)
        star_marks.append(ell(x, y, 0.9 + 2.6 * dice.random() ** 4))
    star_mask = mask(star_marks) * inside
    sc.post(star_mask, "#fff8e0", 0.95)


def _large_stars(sc: Scene, inside) -> None:
    for x, y, s in (
        (CENTRE_X - 62, 700, 9),
        (CENTRE_X + 70, 790, 12),
        (CENTRE_X - 110, 930, 10),
        (CENTRE_X + 20, 610, 8),
        (CENTRE_X + 118, 1000, 9),
        (CENTRE_X - 30, 1060, 8),
        (CENTRE_X - 96, 1120, 7),
    ):
        sc.glow(x, y, s * 7, "#fff0c0", 0.6, 2, clip=inside)
        big = joined(
            spline(
                [
                    (x, y - s * 1.7, 1),
                    (x + s * 0.3, y - s * 0.3, 1),
                    (x + s * 1.7, y, 1),
                    (x + s * 0.3, y + s * 0.3, 1),
                    (x, y + s * 1.7, 1),
                    (x - s * 0.3, y + s * 0.3, 1),
                    (x - s * 1.7, y, 1),
                    (x - s * 0.3, y - s * 0.3, 1),
                ]
            )
        )
        sc.post(mask(big), "#fffdf0", 1.0)
    sc.mixin("#cfe0ff", blur(mask(whale_silhouette(T(CENTRE_X + 26, 888, 0.36, -12))), 1) * inside * 0.20)


def _lining(sc: Scene, s) -> None:
    lapel = spline(
        [
            (CENTRE_X + s * 4, 470, 1),
            (CENTRE_X + s * 92, 560),
            (CENTRE_X + s * 178, 724),
            (CENTRE_X + s * 224, 900),
            (CENTRE_X + s * 226, 1070),
            (CENTRE_X + s * 192, 1240),
            (CENTRE_X + s * 116, 1318, 1),
            (CENTRE_X + s * 96, 1296),
            (CENTRE_X + s * 158, 1220),
            (CENTRE_X + s * 188, 1060),
            (CENTRE_X + s * 186, 900),
            (CENTRE_X + s * 148, 740),
            (CENTRE_X + s * 76, 600),
        ]
    )
    sc.add(
        lapel,
        Lin([(0, "#fff4e0"), (1, "#c89a80")], (CENTRE_X - 200, 500), (CENTRE_X + 220, 1300)),
        vol=14,
        depth=0.6,
        detail=0.7,
        rough=3,
        mottle=0.08,
        shadow=(-s * 14, 6, 14, 0.55, "#060820"),
        rim=("#fff8e8", 3, (-0.4, -0.8), 0.7),
    )


def _buttons(sc: Scene, s) -> None:
    for y in (650, 800, 960, 1120):
        bx = CENTRE_X + s * np.interp(y, [470, 560, 724, 900, 1070, 1240], [70, 146, 236, 280, 280, 246])
        if s > 0:
            sc.add(
                ell(bx, y, 24, 25),
                Rad([(0, "#f8d88a"), (1, "#a86a30")], (bx - 8, y - 8), 30),
                vol=10,
                depth=0.62,
                detail=0.95,
                rim=("#fff6d8", 2.6, (-0.4, -0.8), 0.9),
                shadow=(4, 8, 6, 0.55),
            )
            sc.polys([(ell(bx + dx, y + dy, 3.6), "#4a2a20") for dx in (-6, 6) for dy in (-6, 6)], depth=0.63, detail=1)
        else:
            sc.add(limb([(bx - 24, y), (bx + 24, y)], [8, 8], 6), "#2a1218", depth=0.62, detail=0.9)


def _lapel(sc: Scene, s) -> None:
    _lining(sc, s)
    _buttons(sc, s)


def _lapels(sc: Scene) -> None:
    """Cream lining, buttons and buttonholes."""
    for s in (-1, 1):
        _lapel(sc, s)


def _sleeve(sc: Scene, s) -> None:
    arm = limb(
        [
            (CENTRE_X + s * 252, 560),
            (CENTRE_X + s * 344, 720),
            (CENTRE_X + s * 332, 872),
            (CENTRE_X + s * 244, 912),
        ],
        [146, 132, 114, 102],
        60,
    )
    arm_mask = sc.add(
        arm,
        Lin(
            [(0, FUR_LIT if s < 0 else FUR_MID), (1, FUR_DARK)],
            (CENTRE_X + s * 260 - 60, 560),
            (CENTRE_X + s * 330 + 60, 930),
        ),
        vol=56,
        depth=0.66,
        detail=0.65,
        mottle=0.12,
        rim=RIM,
        shadow=(6, 18, 18, 0.5),
    )
    x0, x1 = sorted((CENTRE_X + s * 180, CENTRE_X + s * 450))
    fur(
        sc,
        arm_mask,
        (x0, 500, x1, 970),
        420,
        ["#3a1c1c", "#5a3024", "#8a4e30", "#a8663c", "#d8965a"],
        lambda _x, _y, lean=s * 0.25: math.pi / 2 + lean,
        44,
        7,
        13 + s,
        alpha=0.5,
    )


def _claws(sc: Scene, s) -> None:
    for i in range(4):
        fx, fy = CENTRE_X + s * (222 - i * 2), 868 + i * 29
        sc.add(ell(fx, fy, 30, 19), FUR_MID, vol=10, depth=0.68, detail=0.8, rim=("#ffd8a0", 2.4, (-0.4, -0.8), 0.6))
        sc.add(
            spline([(fx - s * 20, fy - 6, 1), (fx - s * 37, fy + 2), (fx - s * 20, fy + 7, 1)]),
            "#5a3a38",
            vol=4,
            depth=0.69,
            detail=0.95,
            rim=("#f2c878", 1.6, (-0.4, -0.8), 0.7),
        )


def _arm(sc: Scene, s) -> None:
    _sleeve(sc, s)
    _claws(sc, s)


def _arms(sc: Scene) -> None:
    """The paws hold the edges open."""
    for s in (-1, 1):
        _arm(sc, s)


def _ears(sc: Scene) -> None:
    for s in (-1, 1):
        sc.add(
            ell(CENTRE_X + s * 128, 186, 62, 60),
            Lin([(0, FUR_LIT), (1, FUR_DARK)], (CENTRE_X + s * 128 - 50, 140), (CENTRE_X + s * 128 + 50, 240)),
            vol=26,
            depth=0.7,
            detail=0.7,
            rim=RIM,
            mottle=0.12,
        )
        sc.add(ell(CENTRE_X + s * 126, 196, 35, 33), "#5a2c34", vol=10, depth=0.71, detail=0.7)


def _face_fur(sc: Scene, head) -> None:
    head_mask = sc.add(
        head,
        Rad([(0, "#e0a468"), (0.5, FUR_MID), (1.1, FUR_DARK)], (CENTRE_X - 70, 220), 330),
        vol=120,
        depth=0.72,
        detail=0.7,
        mottle=0.12,
        rim=RIM,
        shadow=(6, 26, 22, 0.55),
    )
    fur(
        sc,
        head_mask,
        (CENTRE_X - 210, 140, CENTRE_X + 210, 500),
        700,
        ["#4a2622", "#6a3a28", "#9a5a36", "#c0804c", "#e8b070"],
        lambda x, y: math.atan2(y - 330, x - CENTRE_X),
        34,
        6,
        15,
        alpha=0.45,
    )


def _muzzle(sc: Scene) -> None:
    sc.add(
        spline(
            [
                (CENTRE_X - 92, 400),
                (CENTRE_X - 70, 340),
                (CENTRE_X, 320),
                (CENTRE_X + 70, 340),
                (CENTRE_X + 92, 400),
                (CENTRE_X + 66, 458),
                (CENTRE_X, 476),
                (CENTRE_X - 66, 458),
            ]
        ),
        Rad([(0, "#fff0d8"), (1, "#c8966a")], (CENTRE_X - 20, 370), 120),
        vol=46,
        depth=0.74,
        detail=0.75,
        mottle=0.06,
        shadow=(2, 8, 10, 0.35),
    )
    sc.add(
        spline(
            [
                (CENTRE_X - 42, 352),
                (CENTRE_X, 340),
                (CENTRE_X + 42, 352),
                (CENTRE_X + 30, 378),
                (CENTRE_X, 392),
                (CENTRE_X - 30, 378),
            ]
        ),
        "#1c1220",
        vol=14,
        depth=0.76,
        detail=0.95,
        rim=("#e8d8e0", 3, (-0.4, -0.8), 0.8),
    )


def _mouth(sc: Scene) -> None:
    line(sc, [(CENTRE_X, 392), (CENTRE_X, 418)], 5, "#3a1c20", 0.9, 0.76)
    line(
        sc,
        [(CENTRE_X - 44, 420), (CENTRE_X - 24, 434), (CENTRE_X, 418), (CENTRE_X + 24, 434), (CENTRE_X + 44, 420)],
        5.5,
        "#3a1c20",
        0.9,
        0.76,
    )


def _head(sc: Scene) -> None:
    head = spline(
        [
            (CENTRE_X - 196, 330),
            (CENTRE_X - 184, 230),
            (CENTRE_X - 110, 164),
            (CENTRE_X, 146),
            (CENTRE_X + 110, 164),
            (CENTRE_X + 184, 230),
            (CENTRE_X + 196, 330),
            (CENTRE_X + 170, 420),
            (CENTRE_X + 90, 478),
            (CENTRE_X, 490),
            (CENTRE_X - 90, 478),
            (CENTRE_X - 170, 420),
        ]
    )
    _face_fur(sc, head)
    _muzzle(sc)
    _mouth(sc)


def _eyes(sc: Scene) -> None:
    """They look down at the child, mild under soft lids."""
    for s in (-1, 1):
        ex, ey = CENTRE_X + s * 86, 296
        sc.add(ell(ex, ey, 33, 32), "#5a3024", depth=0.75, detail=0.9, soft=5)
        sc.add(ell(ex, ey, 25, 26), "#120a10", vol=6, depth=0.76, detail=1)
        sc.add(ell(ex + 2, ey + 12, 15, 9), "#4a2a1c", depth=0.76, detail=1, soft=2)
        sc.add(ell(ex - 8, ey - 8, 7, 6.5), "#fff4d8", mottle=0, depth=0.77, detail=1, emit=0.4)
        sc.add(ell(ex + 8, ey + 11, 3.4), "#f4c890", mottle=0, depth=0.77, detail=1)
        line(sc, [(ex - s * 34, ey - 40), (ex, ey - 54), (ex + s * 36, ey - 36)], 13, "#e8b070", 0.75, 0.77)


def _feet(sc: Scene) -> None:
    """The light from inside falls on the feet and the moss."""
    sc.screen(
        "#f4b888",
        blur(
            mask(poly([(CENTRE_X - 90, 1290), (CENTRE_X + 90, 1290), (CENTRE_X + 230, 1440), (CENTRE_X - 230, 1440)])),
            30,
        )
        * 0.55,
    )
    for s in (-1, 1):
        sc.mul("#140a24", blur(mask(ell(CENTRE_X + s * 222, 1352, 128, 13)), 8) * 0.75)
        for i in range(4):
            x = CENTRE_X + s * (148 + i * 48)
            toe_y = 1322 - 9 * (i - 1.5) ** 2 * 0.5
            sc.add(
                ell(x, toe_y, 30, 27),
                Rad([(0, "#c8804a"), (1, "#5a2e24")], (x - 8, toe_y - 12), 42),
                vol=14,
                depth=0.62,
                detail=0.85,
                rim=(*RIM[:1], 3, *RIM[2:]),
                mottle=0.1,
            )
            sc.add(
                spline([(x - 8, toe_y + 14, 1), (x - 3, toe_y + 34), (x + 4, toe_y + 34), (x + 9, toe_y + 14, 1)]),
                "#2a1a22",
                vol=5,
                depth=0.63,
                detail=0.9,
                rim=("#e8c8a0", 2, (-0.4, -0.8), 0.7),
            )


def _tufts(sc: Scene, dice: Generator) -> None:
    tufts = []
    for _ in range(420):
        x, y = dice.uniform(-20, W + 20), dice.uniform(1230, 1500)
        h = 10 + 26 * (y - 1220) / 270
        lit_by = math.exp(-(((x - CENTRE_X) / 220) ** 2)) * 0.6
        tufts.append(
            (
                limb([(x, y), (x + dice.uniform(-4, 4), y - h * 0.6), (x + dice.uniform(-9, 9), y - h)], [5, 4, 1], 6),
                mix(mix("#241a3c", "#4f6a4a", dice.random()), "#f2c878", lit_by * dice.random()),
            )
        )
    sc.polys(
        [t_ for t_ in tufts if abs(t_[0].getBounds().centerX() - CENTRE_X) > 350 or t_[0].getBounds().centerY() > 1362],
        depth=0.8,
        detail=0.55,
        mottle=0,
        flow=math.pi / 2,
    )


def _fallen_star(sc: Scene) -> None:
    sc.glow(STAR_X, STAR_Y - 10, 210, "#ffd890", 0.7, 1.9)
    points = []
    for i in range(10):
        a = -math.pi / 2 + i * math.pi / 5 + 0.3
        radius = 40 if i % 2 == 0 else 18
        points.append((STAR_X + radius * math.cos(a), STAR_Y - 8 + radius * math.sin(a)))
    sc.add(
        spline(points, k=0.75),
        Rad([(0, "#ffffff"), (0.6, "#fff0b8"), (1, "#ffc860")], (STAR_X, STAR_Y - 8), 46),
        mottle=0,
        emit=0.9,
        depth=0.86,
        detail=0.95,
        rim=("#ffffff", 2, (-0.4, -0.8), 0.8),
    )


def _toadstools(sc: Scene) -> None:
    for x, y, s, c in ((870, 1404, 0.62, "#b8444e"), (206, 1396, 0.8, "#8a4a78"), (158, 1420, 0.5, "#b8444e")):
        mushroom_cap(
            sc, T(x, y, s), c, "#e8d4cc", rim=("#ffe0b8", 2, (0.5 if x < CENTRE_X else -0.6, -0.5), 0.7), depth=0.86
        )


def _child(sc: Scene) -> None:
    """The child, from behind, torch in hand."""
    sc.add(blurmask(ell(CHILD_X, CHILD_Y + 4, 74, 9), 5), "#0c0620", alpha=0.7, mottle=0)
    doll(
        sc,
        CHILD_X,
        CHILD_Y,
        236,
        coat="#e8e4f0",
        legs="#4f6a9a",
        hair="#2a1818",
        skin="#c88a64",
        view="back",
        hat="beanie",
        hat_col="#4fa0a0",
        band="#fff4e0",
        hem=-0.30,
        flare=0.40,
        stride=0.03,
        arms=[(-0.17, -0.50), (0.24, -0.56)],
        rim=("#ffe0b0", 4, (0.5, -0.7), 0.9),
        depth=0.92,
        boots="#c8a050",
    )


def _torch_light(sc: Scene) -> None:
    torch = T(CHILD_X + 58, CHILD_Y - 136, 1, 26)
    for spread, strength in ((150, 0.30), (80, 0.42)):
        sc.beam(
            [torch((-12, -52)), torch((-spread, -520)), torch((spread, -520)), torch((12, -52))],
            "#ffe8b0",
            strength,
            10,
            fade=(torch((0, -52)), 560),
        )
    sc.add(
        torch(rect(-9, -32, 18, 44, 4)), "#e8b83c", vol=6, depth=0.93, detail=1, rim=("#ffe0b0", 2, (0.4, -0.8), 0.8)
    )
    sc.add(
        torch(poly([(-11, -30), (11, -30), (16, -50), (-16, -50)])),
        "#d8483a",
        vol=5,
        depth=0.93,
        detail=1,
        rim=("#ffe0b0", 2, (0.4, -0.8), 0.8),
    )
    sc.add(torch(ell(0, -50, 16, 6)), "#fffbe0", mottle=0, emit=1, depth=0.94, detail=1)
    sc.glow(*torch((0, -54)), 80, "#fff4d0", 0.8, 1.8)


@card(46, "bears-coat", "The Bear's Coat", Land.FOREST, gouache, vig=0.5)
def bears_coat() -> Scene:
    """A huge bear unbuttons its fur before a lost child; inside the coat is a night full of stars, and a home.

    Is it a shelter or a trap? One of the stars has fallen out already.
    """
    sc = Scene(light=(-0.35, -0.75, 0.5), key="#ffdca8", shadow="#120a2c", fog="#4a3474", seed=1346)
    dice = rng(46)

    _wood(sc, dice)
    _moss(sc)
    _body(sc)
    _legs(sc)
    inside = _opening(sc)
    _inner_hills(sc, inside)
    _small_stars(sc, dice, inside)
    _large_stars(sc, inside)
    _lapels(sc)
    _arms(sc)
    _ears(sc)
    _head(sc)
    _eyes(sc)
    _feet(sc)
    _tufts(sc, dice)
    _fallen_star(sc)
    _toadstools(sc)
    _child(sc)
    _torch_light(sc)
    return sc
