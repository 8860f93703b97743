"""Card 70, Moon Cactus."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.canvas import H
from ...kit.colour import mix
from ...kit.field import blur, rng
from ...kit.fills import Lin
from ...kit.ground import land, swirl
from ...kit.marks import line, rock_relief
from ...kit.paths import T, ell, limb, mask, poly, rect, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.figure import figure
from ...motifs.sky import strata
from .desert import coyote_howling, moon_fruit, saguaro

KINDS = ("full", "crescent", "gibbous", "half")
GREAT_X, GREAT_Y = 236, 1300


CACTUS, LIT, DARK = "#2f8a7a", "#a8f0c0", "#0c3448"


@card(70, "moon-cactus", "Moon Cactus", Land.EDGES, gouache, shadow="#241038", high="#fff0dc", vcol="#1c0c28", vig=0.32)
def moon_cactus() -> Scene:
    """Moons ripen on cactuses, and a woman with oven gloves picks them into a basket.

    The sky above has none left, and a coyote, who knows what is missing, howls at the basket.
    """
    sc = Scene(light=(0.5, -0.6, 0.5), key="#fff0d0", shadow="#4a2058", fog="#e8a8a8", seed=701)
    _sky(sc)
    r = _mesas_and_floor(sc)
    _rows(sc)
    _great_cactus(sc)
    _flower_crowns(sc)
    _ladder(sc)
    _picker(sc)
    _basket(sc)
    _coyote(sc)
    _prickly_pears(sc, r)
    return sc


def _sky(sc: Scene) -> None:
    sc.sky(
        [(0, "#34476e"), (0.22, "#6c6090"), (0.45, "#b0789a"), (0.66, "#e898a0"), (0.84, "#f8c0a8"), (1, "#fde4c4")],
        0,
        960,
        warp=40,
    )
    sc.setflow(swirl(sc, 0.1, 0.5, 480, 3))
    sc.stars(60, 420, seed=9, col="#fff0e4")
    strata(sc, 560, 60, "#c87c98", "#ffd8c0", 0.5, 3, cell=110)
    strata(sc, 760, 40, "#e09aa0", "#fff0d0", 0.55, 8, cell=80)


def _mesas_and_floor(sc: Scene):
    for pts, tone in (
        ([(-40, 960), (-40, 850), (60, 842), (90, 800), (230, 796), (262, 850), (330, 872), (360, 960)], "#b8708c"),
        ([(600, 960), (640, 880), (700, 872), (730, 830), (900, 826), (930, 870), (1060, 880), (1060, 960)], "#c07c90"),
    ):
        m = sc.add(
            poly(pts),
            Lin([(0, tone), (1, "#e8a8a4")], (0, 800), (0, 950)),
            depth=0.2,
            mottle=0.07,
            rough=3,
            rim=("#ffe0c8", 4, (0.6, -1), 0.7),
        )
        rock_relief(sc, m, 30, 5, 0.14, 0.5)
    ground = sc.add(
        land([tuple(p) for p in sample([(-40, 950), (240, 938), (560, 944), (1060, 934)], 60)]),
        Lin([(0, "#f8ccae"), (0.25, "#e89a94"), (0.6, "#b8647c"), (1, "#5c3058")], (0, 930), (0, H)),
        depth=0.4,
        mottle=0.06,
        flow=0.0,
        rim=("#fff0d8", 4, (0, -1), 0.6),
    )
    furrows = []
    r = rng(70)
    for i in range(-9, 12):
        x0, x1 = 560 + i * 30, 520 + i * 190
        furrows.append((limb([(x0, 946), ((x0 + x1) / 2, 1120), (x1, H + 40)], [2, 13, 42]), "#8a4468", 0.30))
        furrows.append(
            (limb([(x0 - 7, 946), ((x0 + x1) / 2 - 20, 1120), (x1 - 60, H + 40)], [1.5, 6, 18]), "#ffd0b0", 0.28)
        )
    sc.polys(furrows, clip=ground, soft=3, mottle=0, detail=0.3)
    return r


def _rows(sc: Scene) -> None:
    for x, y, h, s in (
        (470, 962, 92, 1),
        (530, 958, 84, 2),
        (588, 960, 88, 3),
        (652, 962, 96, 4),
        (414, 968, 104, 5),
        (716, 968, 108, 6),
        (350, 980, 130, 8),
        (782, 982, 140, 9),
    ):
        _plant(sc, x, y, h, s, 0.55, 1 + s % 2)
    for x, y, h, s in ((560, 1010, 220, 12), (440, 1030, 236, 15), (690, 1036, 258, 14)):
        _plant(sc, x, y, h, s, 0.30)

    _plant(sc, 846, 1150, 560, 23, 0.08, 2)


def _great_cactus(sc: Scene) -> None:
    _trunk_and_arms(sc)
    _mound(sc)
    _great_moons(sc)


def _trunk_and_arms(sc: Scene) -> None:
    trunk = [(GREAT_X - 6, GREAT_Y + 40), (GREAT_X + 6, 1000), (GREAT_X - 4, 700), (GREAT_X, 436)]
    right_arm = [(GREAT_X + 10, 940), (GREAT_X + 118, 946), (GREAT_X + 172, 880), (GREAT_X + 172, 690)]
    left_arm = [(GREAT_X, 1040), (GREAT_X - 92, 1046), (GREAT_X - 132, 980), (GREAT_X - 130, 830)]
    upper_arm = [(GREAT_X, 700), (GREAT_X + 82, 704), (GREAT_X + 112, 650), (GREAT_X + 112, 560)]
    sc.mul("#5c2858", blur(mask(ell(GREAT_X - 90, GREAT_Y + 20, 230, 30)), 9) * 0.7)
    saguaro(
        sc,
        [(trunk, 126), (right_arm, 84), (left_arm, 80), (upper_arm, 64)],
        CACTUS,
        LIT,
        DARK,
        ("#c8ffdc", 8, (0.8, -0.5), 0.75),
        depth=0.75,
        ribs=9,
        seed=5,
    )


def _mound(sc: Scene) -> None:
    sc.add(
        blur(
            mask(
                spline(
                    [
                        (GREAT_X - 240, GREAT_Y + 66),
                        (GREAT_X - 130, GREAT_Y + 8),
                        (GREAT_X - 30, GREAT_Y - 14),
                        (GREAT_X + 70, GREAT_Y - 2),
                        (GREAT_X + 170, GREAT_Y + 34),
                        (GREAT_X + 250, GREAT_Y + 80),
                        (GREAT_X, GREAT_Y + 96),
                    ]
                )
            ),
            5,
        ),
        Lin([(0, "#e0909a"), (1, "#a05878")], (0, GREAT_Y - 20), (0, GREAT_Y + 90)),
        vol=20,
        shade=0.6,
        depth=0.8,
        mottle=0.06,
        detail=0.5,
        flow=0.0,
    )
    stones = []
    for x, y, q in (
        (GREAT_X - 96, GREAT_Y + 30, 17),
        (GREAT_X - 70, GREAT_Y + 44, 11),
        (GREAT_X + 92, GREAT_Y + 38, 20),
        (GREAT_X + 124, GREAT_Y + 52, 12),
        (GREAT_X - 150, GREAT_Y + 58, 13),
        (GREAT_X + 40, GREAT_Y + 60, 9),
    ):
        stones.append((ell(x, y, q, q * 0.66), "#8a5074"))
    sc.polys(stones, depth=0.85, detail=0.8, vol=8, rim=("#ffe0c8", 2.5, (0.5, -1), 0.8), shadow=(-6, 5, 5, 0.5))


def _great_moons(sc: Scene) -> None:
    moon_fruit(sc, GREAT_X, 352, 84, "full", 10, depth=0.8, glow=0.75)
    moon_fruit(sc, GREAT_X - 130, 764, 56, "crescent", -24, depth=0.8, glow=0.5)
    moon_fruit(sc, GREAT_X + 114, 512, 46, "gibbous", 150, depth=0.8, glow=0.5)
    moon_fruit(sc, GREAT_X + 172, 620, 62, "full", 40, depth=0.8, glow=0.8)


def _flower_crowns(sc: Scene) -> None:
    """Calyxes under the moons."""
    for x, y, q in ((GREAT_X, 434, 46), (GREAT_X - 130, 818, 30), (GREAT_X + 112, 556, 26), (GREAT_X + 172, 682, 34)):
        petals = []
        for k in range(7):
            u = (k - 3) / 3
            petals.append(
                (
                    spline(
                        [
                            (x + u * q * 0.5 - q * 0.18, y + 6, 1),
                            (x + u * q * 0.86, y - q * (0.55 - 0.25 * abs(u))),
                            (x + u * q * 0.5 + q * 0.18, y + 6, 1),
                        ]
                    ),
                    mix("#e8607a", "#ffd0c0", 0.25 + 0.5 * (k % 2)),
                )
            )
        sc.polys(petals, depth=0.85, detail=0.9, vol=5, shadow=(2, 3, 3, 0.4))


def _ladder(sc: Scene) -> None:
    (x0, y0), (x1, y1) = (520, 1316), (430, 742)
    for s in (-1, 1):
        sc.add(
            limb([(x0 + s * 32, y0), (x1 + s * 24, y1)], [12, 10]),
            "#8a5a40",
            vol=5,
            depth=0.9,
            detail=0.9,
            rim=("#ffe8c0", 3, (0.8, -0.4), 0.8),
            shadow=(-5, 6, 5, 0.4),
        )
    rungs = [
        (
            limb(
                [(x0 + (x1 - x0) * u - 30, y0 + (y1 - y0) * u + 2), (x0 + (x1 - x0) * u + 30, y0 + (y1 - y0) * u - 2)],
                [9, 9],
            ),
            "#a8704c",
        )
        for u in np.linspace(0.06, 0.95, 10)
    ]
    sc.polys(rungs, depth=0.9, detail=0.9, vol=4, shadow=(-2, 5, 3, 0.4))


def _picker(sc: Scene) -> None:
    """A woman in a straw hat, with oven gloves."""
    head_x, head_y, joints = _picker_body(sc)
    _straw_hat(sc, head_x, head_y)
    _oven_gloves(sc, joints)


def _picker_body(sc: Scene):
    joints = figure(
        sc,
        476,
        980,
        262,
        flip=True,
        coat="#e8b03c",
        hair="#d8d0c8",
        skin="#c8865c",
        legs="#3a2c54",
        arm=(0.18, -1.14),
        arm2=(0.30, -0.98),
        skirt=0.52,
        stride=0.06,
        rim=("#fff2c8", 4, (-0.5, -0.8), 0.9),
    )
    head_x, head_y = joints["head"]
    return head_x, head_y, joints


def _straw_hat(sc: Scene, head_x, head_y) -> None:
    sc.add(
        spline(
            [
                (head_x - 62, head_y - 2),
                (head_x - 20, head_y - 20),
                (head_x + 20, head_y - 20),
                (head_x + 58, head_y + 6),
                (head_x + 10, head_y - 2),
                (head_x - 24, head_y - 4),
            ]
        ),
        "#f0d890",
        vol=6,
        depth=0.95,
        detail=1,
        rim=("#fffbe0", 3, (-0.5, -1), 0.8),
    )
    sc.add(
        spline(
            [
                (head_x - 30, head_y - 14),
                (head_x - 24, head_y - 40),
                (head_x + 2, head_y - 46),
                (head_x + 24, head_y - 38),
                (head_x + 28, head_y - 12),
                (head_x, head_y - 18),
            ]
        ),
        "#f0d890",
        vol=10,
        depth=0.95,
        detail=1,
        rim=("#fffbe0", 3, (-0.5, -1), 0.8),
    )
    line(sc, [(head_x - 28, head_y - 17), (head_x, head_y - 22), (head_x + 28, head_y - 15)], 6, "#c83a4a")


def _oven_gloves(sc: Scene, joints) -> None:
    for side, rot in (("hand", -20), ("hand2", 16)):
        px, py = joints[side]
        t = T(px, py, 1.0, rot)
        sc.add(
            t(spline([(-19, 22, 1), (-24, -8), (-16, -42), (4, -50), (20, -38), (22, -6), (18, 22, 1)])),
            "#d8384a",
            vol=12,
            depth=0.97,
            detail=1,
            rim=("#ffe8d0", 3, (-0.5, -1), 0.9),
            shadow=(3, 5, 5, 0.4),
        )
        sc.add(
            t(spline([(16, -4), (34, -22), (40, -12), (24, 12)])),
            "#d8384a",
            vol=6,
            depth=0.97,
            detail=1,
            rim=("#ffe8d0", 2.4, (-0.5, -1), 0.9),
        )
        sc.add(t(rect(-22, 16, 43, 14, 5)), "#fff0dc", vol=4, depth=0.97, detail=1)
        quilting = [
            (t(poly([(-16 + k * 12, 12), (-4 + k * 12, -40)], closed=False)), "#8a1c38", 0.6, 2) for k in range(3)
        ] + [(t(poly([(16 - k * 12, 12), (4 - k * 12, -40)], closed=False)), "#8a1c38", 0.6, 2) for k in range(3)]
        sc.polys(quilting, mottle=0, detail=1)


def _basket(sc: Scene) -> None:
    bx, by = _heap(sc)
    _wicker(sc, bx, by)


def _heap(sc: Scene):
    bx, by = 640, 1392
    sc.mul("#4a2050", blur(mask(ell(bx - 30, by + 4, 170, 24)), 8) * 0.8)
    sc.glow(bx, by - 120, 330, "#ffe2b0", 0.5, 2.0)
    sc.add(ell(bx, by - 112, 124, 28), "#4a2c34", depth=0.9, detail=0.8)
    heap = [
        (bx - 74, by - 128, 44, "gibbous", 30),
        (bx + 72, by - 126, 46, "full", 0),
        (bx - 6, by - 132, 50, "full", 60),
        (bx - 38, by - 186, 42, "half", -70),
        (bx + 34, by - 190, 44, "crescent", -40),
        (bx + 92, by - 168, 30, "crescent", 30),
        (bx - 96, by - 170, 26, "full", 20),
    ]
    for x, y, q, kind, ro in heap:
        moon_fruit(sc, x, y, q, kind, ro, depth=0.9, glow=0.25)
    return bx, by


def _wicker(sc: Scene, bx, by) -> None:
    front = spline(
        [
            (bx - 132, by - 112, 1),
            (bx - 118, by - 50),
            (bx - 92, by, 1),
            (bx, by + 12),
            (bx + 92, by, 1),
            (bx + 118, by - 50),
            (bx + 132, by - 112, 1),
            (bx, by - 84),
        ]
    )
    basket = sc.add(
        front,
        Lin([(0, "#7a4a38"), (0.6, "#b87c50"), (1, "#e0a870")], (bx - 130, 0), (bx + 130, 0)),
        vol=46,
        shade=0.9,
        depth=0.92,
        detail=0.8,
        mottle=0.05,
    )
    weave = []
    for j in range(8):
        for i in range(-9, 10):
            x, y = bx + i * 15 + (7 if j % 2 else 0), by - 78 + j * 12 - abs(i) * 1.6
            weave.append(
                (
                    limb([(x - 8, y + 3), (x, y - 3), (x + 8, y + 3)], [1.5, 5, 1.5], 6),
                    "#5c3430" if (i + j) % 2 else "#f0c890",
                    0.6,
                )
            )
    sc.polys(weave, clip=basket, mottle=0, detail=0.9)
    sc.add(
        limb([(bx - 134, by - 112), (bx, by - 82), (bx + 134, by - 112)], [18, 20, 18], 40),
        "#c89060",
        vol=8,
        depth=0.93,
        detail=0.9,
        rim=("#fff0c8", 4, (0, -1), 0.9),
    )


def _coyote(sc: Scene) -> None:
    """It knows what is missing in the sky."""
    sc.mul("#3c1c48", blur(mask(ell(870, 1404, 130, 18)), 7) * 0.8)
    coyote_howling(sc, T(846, 1396, 0.98), "#a8704c", "#f4d8b8", "#3c2440", ("#ffe8b8", 5, (-0.9, -0.3), 0.9))


def _prickly_pears(sc: Scene, r) -> None:
    pads = []
    for x, y, rx, ry, ro in (
        (40, 1470, 70, 92, -20),
        (120, 1440, 44, 60, 24),
        (20, 1380, 40, 56, 10),
        (1000, 1476, 62, 84, 18),
        (940, 1460, 40, 54, -24),
    ):
        pads.append((x, y, rx, ry, ro))
        sc.add(
            ell(x, y, rx, ry, ro),
            Lin([(0, "#1f6a68"), (1, "#0c2c40")], (x, y - ry), (x, y + ry)),
            vol=30,
            depth=0.98,
            detail=0.6,
            rim=("#8fe0c0", 4, (0.3, -1), 0.6),
        )
        for _k in range(7):
            a = r.uniform(-2.7, -0.4)
            sc.add(
                ell(x + rx * 0.9 * math.cos(a), y + ry * 0.9 * math.sin(a), 9, 11),
                "#e8607a",
                vol=5,
                depth=0.98,
                detail=0.8,
            )


def _plant(sc, x, y, h, seed, fog, arms=2):
    """A cactus of the far rows with its moons."""
    w, tips = _plant_limbs(sc, seed, h, x, y, arms, fog)
    _plant_mound(sc, fog, x, w, y)
    _plant_moons(sc, tips, h, seed)


def _plant_limbs(sc: Scene, seed, h, x, y, arms, fog):
    q = rng(seed)
    w = h * 0.13
    limbs = [([(x, y), (x + q.uniform(-0.02, 0.02) * h, y - h * 0.5), (x, y - h)], w)]
    tips = [(x, y - h)]
    for k in range(arms):
        s = 1 if (k + seed) % 2 else -1
        y0 = y - h * q.uniform(0.34, 0.58)
        y1 = y0 - h * q.uniform(0.22, 0.36)
        x1 = x + s * h * q.uniform(0.19, 0.25)
        limbs.append(([(x, y0), (x1 * 0.8 + x * 0.2, y0 + h * 0.02), (x1, y0 - h * 0.08), (x1, y1)], w * 0.72))
        tips.append((x1, y1))
    sc.mul("#7a3c68", blur(mask(ell(x - h * 0.16, y + h * 0.012, h * 0.26, h * 0.03)), h * 0.012) * 0.6)
    saguaro(
        sc,
        limbs,
        mix(CACTUS, "#d8909a", fog),
        mix(LIT, "#f8c8b0", fog),
        mix(DARK, "#b06c8c", fog),
        ("#d8ffe0" if fog < 0.3 else "#ffe4d0", max(w * 0.09, 2), (0.8, -0.5), 0.7),
        depth=0.3 + 0.5 * (1 - fog),
        ribs=5 if h < 240 else 7,
        seed=seed,
    )
    return w, tips


def _plant_mound(sc: Scene, fog, x, w, y) -> None:
    base = mix("#d0808c", "#f0b8a8", fog)
    sc.add(
        blur(
            mask(
                spline(
                    [
                        (x - w * 1.3, y + w * 0.62),
                        (x - w * 0.7, y + w * 0.12),
                        (x, y - w * 0.05),
                        (x + w * 0.7, y + w * 0.12),
                        (x + w * 1.3, y + w * 0.62),
                        (x, y + w * 0.8),
                    ]
                )
            ),
            w * 0.06,
        ),
        base,
        depth=0.6,
        mottle=0.05,
        detail=0.5,
        flow=0.0,
    )


def _plant_moons(sc: Scene, tips, h, seed) -> None:
    for k, (tx, ty) in enumerate(tips):
        rr = max(h * (0.066 if k else 0.08), 9)
        moon_fruit(
            sc,
            tx,
            ty - rr * 0.9,
            rr,
            KINDS[(seed + k) % 4],
            (-20, 24, 140, -160)[(seed + k * 3) % 4],
            depth=0.4,
            glow=0.4 if h > 150 else 0.25,
        )
