"""Card 52, The Inner Sea."""

import math

import cv2
import numpy as np
from numpy.random import Generator

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, scale
from ...kit.colour import mix, ramp
from ...kit.field import blur, rng, shift, smooth
from ...kit.fills import Lin
from ...kit.ground import land, ridge, swirl
from ...kit.marks import line
from ...kit.paths import T, X, ell, inter, limb, mask, poly, rect, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.birds import gull
from ...motifs.people import CHILD, Look, human
from ...motifs.plants import tree
from ...motifs.sea import fish, whale
from ...motifs.sky import cumulus

HEAD_X, HEAD_Y, HEAD_SIZE = 560, 600, 1.42

PROFILE = [
    (-150, 640, 1),
    (-150, 560),
    (-118, 500),
    (-96, 430),
    (-130, 404),
    (-178, 404),
    (-206, 388),
    (-208, 356),
    (-200, 338),
    (-216, 322),
    (-218, 306),
    (-206, 296),
    (-222, 282),
    (-220, 264),
    (-206, 250),
    (-214, 236),
    (-250, 216),
    (-258, 196),
    (-244, 170),
    (-226, 130),
    (-216, 84),
    (-220, 40),
    (-210, -20),
    (-180, -90),
    (-120, -150),
    (-30, -184),
    (70, -180),
    (160, -140),
    (220, -70),
    (244, 20),
    (236, 120),
    (206, 210),
    (176, 290),
    (160, 370),
    (168, 450),
    (200, 520),
    (260, 570),
    (330, 600),
    (330, 640, 1),
]


def coral(sc: Scene, inside, x: float, y: float, h: float, c, seed: int) -> None:
    """A branch of coral that stays inside the head."""
    boughs, _tp, _ = tree(x, y, h, h * 0.22, seed, depth=4, spread=0.5, curl=0.2, shrink=0.74, roots=False)
    shape = mask(boughs) * inside
    sc.add(
        shape,
        Lin([(0, mix(c, "#ffffff", 0.25)), (1, mix(c, "#10204a", 0.5))], (0, y - h * 3), (0, y)),
        vol=6,
        depth=0.6,
        rim=("#d8fff0", 2.5, (-0.4, -1), 0.6),
        detail=0.7,
    )


@card(52, "inner-sea", "The Inner Sea", Land.MEADOWS, gouache, hand=LOOSE)
def inner_sea() -> Scene:
    """The Inner Sea: what swims in a head when its lid is lifted, and who fishes there.

    Gouache, profile cutaway.
    """
    sc = Scene(light=(-0.5, -0.7, 0.45), key="#fff0d8", shadow="#3a1c3c", fog="#f0c8b8", seed=141)
    evening_sky(sc)
    t, head, waterline = head_shell(sc)
    inside = water_inside(sc, head, waterline)
    r = sea_floor(sc, inside)
    inhabitants(sc, r, inside, waterline)
    surface(sc, waterline, head)
    lifted_lid(sc, t, waterline)
    face(sc, t, head, waterline)
    angler(sc, waterline)
    birds(sc)
    return sc


def evening_sky(sc: Scene) -> None:
    """A peach-coloured evening."""
    sc.sky([(0, "#f6c9a8"), (0.35, "#f7b79a"), (0.7, "#ec8f84"), (1, "#c8627a")], 0, H, warp=40)
    sc.setflow(swirl(sc, 0.4, 1.0, 420, 2))
    sc.glow(300, 420, 720, "#fff0d0", 0.55, 1.7)
    for x, y, w, h, s in ((160, 240, 420, 110, 3), (900, 520, 420, 120, 4), (120, 960, 360, 90, 5)):
        cumulus(sc, x, y, w, h, s, light="#fff4e0", mid="#f8c8b0", dark="#d98a90", alpha=0.8, depth=0.05)


def head_shell(sc: Scene):
    """The head in profile, cut open at the water line like a tank of porcelain."""
    t = T(HEAD_X, HEAD_Y, HEAD_SIZE)
    head_outline = t(spline(PROFILE))
    head = mask(head_outline)
    # cut the skull open at the water line
    waterline = HEAD_Y - 30 * HEAD_SIZE
    shade = blur(shift(head, 26, 20), 26) * 0.45 * (1 - head)
    sc.mul("#8a3058", shade)
    # shell (skin): porcelain with paper edge
    sc.add(
        head * (sc.y > waterline - 26),
        Lin([(0, "#fbe9d6"), (1, "#e0a898")], (0, waterline), (0, H)),
        depth=0.5,
        mottle=0.04,
        rim=("#ffffff", 5, (-0.6, -0.7), 0.7),
        detail=0.6,
    )
    return t, head, waterline


def water_inside(sc: Scene, head, waterline):
    """The sea inside: water, shade under the rim, shafts of light."""
    inside = cv2.erode(
        head, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (int(2 * 17 * scale()) | 1, int(2 * 17 * scale()) | 1))
    )
    inside = blur(inside, 1.2) * smooth(waterline - 2, waterline + 2, sc.y)
    # water interior
    water = ramp(
        [(0, "#bfeadc"), (0.06, "#5fc0b8"), (0.3, "#1f8a98"), (0.6, "#12527c"), (1, "#0c2350")],
        (sc.y - waterline) / (H - waterline),
    )
    sc.mixin(water.astype(np.float32), inside)
    # inner shadow at the rim of the shell
    rim_shade = blur(1 - inside, 16) * inside
    sc.mul("#06203c", np.clip(rim_shade * 1.2, 0, 1) * 0.8)
    # light shafts and caustics
    for i in range(6):
        x = HEAD_X - 220 + i * 90
        shade = mask(
            poly(
                [(x, waterline), (x + 46, waterline), (x + 46 + 150, waterline + 620), (x - 40 + 120, waterline + 620)]
            )
        )
        sc.screen("#c8f4dc", blur(shade, 12) * inside * 0.16 * np.clip(1 - (sc.y - waterline) / 640, 0, 1))
    return inside


def sea_floor(sc: Scene, inside):
    """Sand, corals and weed."""
    floor = ridge(HEAD_Y + 470 * HEAD_SIZE / 1.42, 26, 180, 9)
    floor_mask = mask(land([tuple(p) for p in floor])) * inside
    sc.mixin(ramp([(0, "#d9b98a"), (1, "#3a3c6a")], (sc.y - (HEAD_Y + 440)) / 300).astype(np.float32), floor_mask)
    r = rng(4)

    for x, y, h, c, side in (
        (470, 1120, 58, "#f0705a", 3),
        (610, 1160, 48, "#f2b04a", 4),
        (740, 1150, 62, "#d8508a", 5),
        (560, 1210, 70, "#e8603c", 6),
        (680, 1260, 52, "#b05ac0", 7),
        (860, 1330, 70, "#f0704a", 8),
        (470, 1380, 70, "#d8508a", 9),
    ):
        coral(sc, inside, x, y, h, c, side)
    for x in (430, 520, 640, 780, 850):
        curve = [(x, 1440), (x + 14, 1330), (x - 12, 1240), (x + 10, 1150 + r.uniform(-20, 20))]
        sc.add(
            mask(limb(curve, [14, 12, 9, 2])) * inside,
            Lin([(0, "#6ac08a"), (1, "#12505c")], (0, 1150), (0, 1440)),
            vol=5,
            depth=0.6,
            detail=0.6,
        )
    return r


def inhabitants(sc: Scene, r: Generator, inside, waterline) -> None:
    """A whale where the brain is, fish, bubbles."""
    whale(
        sc,
        T(HEAD_X + 60, HEAD_Y + 110, 0.80, -12),
        top="#2a5a86",
        belly="#d9e4dc",
        under="#8ad8c8",
        upglow=0.3,
        depth=0.6,
        rim=("#e4fff4", 5, (-0.3, -1), 0.8),
    )
    # fish schools
    items = []
    for _i in range(46):
        a = r.uniform(0, 6.28)
        d = r.uniform(40, 150)
        x = HEAD_X - 20 + d * 1.5 * math.cos(a)
        y = HEAD_Y + 330 + d * 0.7 * math.sin(a)
        c = ["#ffb04a", "#ff7a5a", "#ffe08a"][r.integers(3)]
        items.append((fish(T(x, y, r.uniform(0.22, 0.42), r.uniform(-14, 14), r.random() < 0.5)), c))
    sc.polys(items, clip=inside, depth=0.65, detail=0.9, mottle=0)
    # bubbles
    items = [
        (
            ell(r.uniform(HEAD_X - 200, HEAD_X + 260), r.uniform(waterline + 20, HEAD_Y + 420), r.uniform(2, 7)),
            "#e8fff4",
            0.5,
            1.6,
        )
        for _ in range(60)
    ]
    sc.polys(items, clip=inside, mottle=0, detail=0.7)


def surface(sc: Scene, waterline, head) -> None:
    """Little waves along the rim."""
    surf = limb(
        [
            (x, waterline + 5 * math.sin(x / 26.0))
            for x in range(int(HEAD_X - 220 * HEAD_SIZE), int(HEAD_X + 246 * HEAD_SIZE), 12)
        ],
        [9, 9],
        120,
    )
    sc.add(mask(surf) * blur(head, 2), "#f4fff4", alpha=0.85, mottle=0, detail=0.8)


def lifted_lid(sc: Scene, t: T, waterline) -> None:
    """The top of the head, lifted off; the hair is waves."""
    cap = inter(t(spline(PROFILE)), rect(-200, -400, 1600, waterline - 22 + 400))
    capx = X(cap, about=(HEAD_X, waterline - 60), x=70, y=-118, rot=15)
    lid_mask = mask(capx)
    sc.mul("#8a3058", blur(shift(lid_mask, 14, 24), 18) * (1 - lid_mask) * 0.35)
    sc.add(
        capx,
        Lin([(0, "#fdeedd"), (1, "#dfa095")], (HEAD_X - 200, waterline - 300), (HEAD_X + 250, waterline - 40)),
        vol=90,
        shade=0.5,
        depth=0.6,
        rim=("#ffffff", 5, (-0.6, -0.7), 0.8),
        detail=0.6,
        mottle=0.04,
    )
    # hair painted as waves on the cap and shell
    items = []
    for i in range(9):
        curve = [
            (HEAD_X + (-150 + i * 44) * HEAD_SIZE, HEAD_Y + (-150 + abs(i - 3) * 12) * HEAD_SIZE),
            (HEAD_X + (-100 + i * 46) * HEAD_SIZE, HEAD_Y + (-168 + i * 14) * HEAD_SIZE),
            (HEAD_X + (-40 + i * 40) * HEAD_SIZE, HEAD_Y + (-140 + i * 22) * HEAD_SIZE),
        ]
        items.append(
            (
                X(limb(curve, [2, 7, 2], 20, cap=False), about=(HEAD_X, waterline - 60), x=70, y=-118, rot=15),
                "#c8746a",
                0.6,
            )
        )
    sc.polys(items, clip=lid_mask, mottle=0, detail=0.6)


def face(sc: Scene, t: T, head, waterline) -> None:
    """Eye, brow and lips on the porcelain."""
    face_shape = np.clip(
        mask(
            t(
                spline(
                    [
                        (-262, 196),
                        (-218, 60),
                        (-196, 66),
                        (-190, 150),
                        (-176, 230),
                        (-170, 300),
                        (-168, 380),
                        (-150, 410),
                        (-214, 400),
                    ]
                )
            )
        )
        * head,
        0,
        1,
    )
    sc.mixin(
        ramp([(0, "#fdeedd"), (1, "#e8b8a4")], (sc.y - HEAD_Y) / (400 * HEAD_SIZE)).astype(np.float32),
        blur(face_shape, 5) * (sc.y > waterline),
    )
    line(sc, [t((-206, 134)), t((-190, 144)), t((-172, 142)), t((-160, 132))], 5, "#5a2440", 0.95)
    for i in range(5):
        q = t((-202 + i * 10, 138 + [2, 5, 6, 5, 2][i]))
        line(sc, [q, (q[0] - 7 + i * 2.2, q[1] + 17)], 3, "#5a2440", 0.9)
    line(sc, [t((-214, 92)), t((-194, 80)), t((-166, 86))], 6, "#8a4a50", 0.8)
    line(sc, [t((-219, 282)), t((-204, 284)), t((-190, 280))], 4, "#a04a50", 0.9)
    sc.mixin("#e87a70", blur(mask(t(ell(-176, 226, 24, 17))), 9) * 0.5 * head)


def angler(sc: Scene, waterline) -> None:
    """A girl fishes from a paper boat."""
    bx, by = HEAD_X - 80, waterline - 2
    rod = (bx + 58, by - 104)
    human(
        sc,
        bx + 2,
        by + 14,
        236,
        "kneel",
        Look(coat="#e8b83c", hair="#5a2a1c", cut="braid", legs="#3a4a6a", hat="straw", hat_colour="#f0d48c", hem=0.4),
        build=CHILD,
        turn=14,
        right=rod,
        left=(bx + 36, by - 88),
        rim=("#fff8e4", 4, (-0.6, -0.6), 0.9),
    )
    sc.polys(
        [
            (
                poly([(bx - 86, by - 34), (bx - 50, by + 16), (bx + 56, by + 16), (bx + 92, by - 34), (bx, by - 12)]),
                "#fffaf0",
            ),
            (poly([(bx, by - 12), (bx + 92, by - 34), (bx + 56, by + 16), (bx + 4, by + 16)]), "#d9cfd0"),
        ],
        detail=0.9,
        depth=0.9,
        rim=("#ffffff", 2, (-0.5, -1), 0.8),
        shadow=(4, 6, 5, 0.35),
    )
    hd = rod
    line(sc, [hd, (hd[0] + 70, hd[1] - 90)], 3, "#7a4a30")
    line(
        sc, [(hd[0] + 70, hd[1] - 90), (hd[0] + 84, waterline + 90), (hd[0] + 80, waterline + 160)], 1.6, "#fffdf0", 0.9
    )
    sc.glow(hd[0] + 80, waterline + 172, 60, "#fff0a0", 0.8)
    sc.add(ell(hd[0] + 80, waterline + 170, 9), "#fff6c8", mottle=0, emit=1, detail=1)


def birds(sc: Scene) -> None:
    """Birds carry the lid away."""
    items = []
    for x, y, s, ro in ((HEAD_X + 60, 150, 1.2, -8), (HEAD_X + 210, 126, 1.1, 6), (HEAD_X + 330, 178, 1.2, 16)):
        items.append((gull(T(x, y, s, ro, flip=True), up=0.8), "#fffaf0"))
    capt = [(HEAD_X + 40, 275), (HEAD_X + 170, 262), (HEAD_X + 290, 330)]
    for (x, y, _s, _ro), q in zip(
        ((HEAD_X + 60, 150, 1.2, -8), (HEAD_X + 210, 126, 1.1, 6), (HEAD_X + 330, 178, 1.2, 16)), capt, strict=False
    ):
        items.insert(0, (poly([(x, y + 6), q], closed=False), "#a8504a", 0.9, 2.4))
    sc.polys(items, detail=0.95, depth=0.9, mottle=0.02, rim=("#ffffff", 2, (-0.5, -1), 0.6))
