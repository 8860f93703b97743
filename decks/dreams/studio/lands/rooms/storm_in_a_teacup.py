"""Card 26, Storm in a Teacup."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.field import blur, noise, rng, smooth
from ...kit.fills import Lin, Rad
from ...kit.ground import land
from ...kit.marks import line
from ...kit.paths import ell, limb, mask, poly, rect, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.figure import figure
from ...motifs.sky import cumulus
from .teacup import CUP_X, CUP_Y, paint_cup, paint_saucer, paint_sugar, paint_tea, paint_village, paint_waves

TABLE = 930
WINDOW_LEFT, WINDOW_TOP, WINDOW_WIDTH, WINDOW_HEIGHT = 40, -40, 400, 640
CAT_X, CAT_Y = 930, 900


def bolt(corners, width: float):
    """Zigzag of lightning that narrows to a point."""
    last = len(corners) - 1
    widths = [width * (1 - i / last) * 0.5 for i in range(len(corners))]
    left = [(x - w, y) for (x, y), w in zip(corners, widths, strict=True)]
    right = [(x + w, y) for (x, y), w in zip(corners, widths, strict=True)]
    return poly(left + right[::-1])


@card(26, "storm-in-a-teacup", "Storm in a Teacup", Land.ROOMS, gouache)
def storm_in_a_teacup() -> Scene:
    """A sailing ship rides out a storm in a cup of tea, under a thundercloud of its own.

    The angler on the spoon minds his line, the painted village has lit its windows, and the cat, who is the weather
    of this table, lays a paw on the saucer.
    """
    sc = Scene(light=(-0.75, -0.5, 0.45), key="#fdf3d8", shadow="#1a2438", fog="#8aa6a8", seed=111)
    _wall(sc)
    _window(sc)
    table = _table(sc)
    paint_saucer(sc, table)
    cup = paint_cup(sc)
    dice = paint_village(sc, cup)
    tea_mask = paint_tea(sc)
    paint_waves(sc, tea_mask)
    paint_sugar(sc)
    _cloud(sc)
    _lightning(sc, dice)
    _angler(sc)
    _cat(sc)
    return sc


def _wall(sc: Scene) -> None:
    """Paper the wall with faint scales."""
    sc.img[:] = sc.fill(Lin([(0, "#6f9a96"), (0.5, "#3f6e74"), (1, "#22424f")], (0, 200), (W, 900)))
    n = noise(60, 4, 4)
    sc.img[:] *= (1 + 0.05 * n)[..., None]
    # wallpaper: faint fish-scale pattern
    pieces = []
    for j in range(-1, 16):
        for i in range(-1, 14):
            x = i * 84 + (j % 2) * 42
            y = j * 62
            pieces.append(
                (
                    poly(
                        [(x + 40 * math.cos(a), y + 40 * math.sin(a)) for a in np.linspace(0.1, math.pi - 0.1, 12)],
                        closed=False,
                    ),
                    "#c8dcc8",
                    0.13,
                    3,
                )
            )
    sc.polys(pieces, mottle=0, detail=0.2)


def _window(sc: Scene) -> None:
    """Open a window on wet roofs."""
    sc.add(
        rect(WINDOW_LEFT - 26, WINDOW_TOP, WINDOW_WIDTH + 52, WINDOW_HEIGHT + 26, 4),
        Lin([(0, "#f2e4c8"), (1, "#b99c7c")], (WINDOW_LEFT, 0), (WINDOW_LEFT + WINDOW_WIDTH, 0)),
        vol=8,
        depth=0.2,
        shadow=(14, 14, 18, 0.5),
        detail=0.6,
    )
    pane = rect(WINDOW_LEFT, WINDOW_TOP, WINDOW_WIDTH, WINDOW_HEIGHT)
    panes = mask(pane)
    sc.add(
        pane,
        Lin([(0, "#9fb6bc"), (0.5, "#d5d9c8"), (0.8, "#f3e3bc"), (1, "#c9b890")], (0, 0), (0, WINDOW_HEIGHT)),
        depth=0.1,
        mottle=0.06,
        detail=0.3,
    )
    _wet_roofs(sc, panes)
    _bars(sc)


def _wet_roofs(sc: Scene, panes: np.ndarray) -> None:
    """Rows of roofs in the rain."""
    dice = rng(3)
    for y, c in ((420, "#9aa7a6"), (490, "#77888c")):
        x = WINDOW_LEFT - 20
        pts = [(WINDOW_LEFT - 30, y)]
        while x < WINDOW_LEFT + WINDOW_WIDTH + 40:
            w = dice.uniform(50, 100)
            pts += [
                (x, y + dice.uniform(-10, 10)),
                (x + w / 2, y - dice.uniform(30, 70)),
                (x + w, y + dice.uniform(-10, 10)),
            ]
            x += w
        sc.add(mask(land(pts, WINDOW_HEIGHT)) * panes, c, depth=0.1, mottle=0.06, fogg=(y, y + 120, 0.5, "#d8d4bc"))
    pieces = [
        (poly([(x, y), (x - 5, y + dice.uniform(14, 44))], closed=False), "#f4f4ea", dice.uniform(0.15, 0.5), 1.6)
        for x, y in zip(
            dice.uniform(WINDOW_LEFT, WINDOW_LEFT + WINDOW_WIDTH, 120),
            dice.uniform(0, WINDOW_HEIGHT, 120),
            strict=False,
        )
    ]
    sc.polys(pieces, clip=panes, mottle=0, detail=0.3)


def _bars(sc: Scene) -> None:
    """Bars of the window, and the light that comes in."""
    for a in (
        (WINDOW_LEFT + WINDOW_WIDTH / 2 - 8, WINDOW_TOP, 16, WINDOW_HEIGHT),
        (WINDOW_LEFT, 250, WINDOW_WIDTH, 16),
    ):
        sc.add(
            rect(*a),
            Lin([(0, "#f2e4c8"), (1, "#a88c70")], (a[0], a[1]), (a[0] + 16, a[1] + 16)),
            vol=5,
            depth=0.2,
            detail=0.6,
        )
    sc.beam(
        [(WINDOW_LEFT, 80), (WINDOW_LEFT + WINDOW_WIDTH, 20), (1100, 820), (1100, 1300), (300, 1300)],
        "#fff0cc",
        0.22,
        60,
    )


def _table(sc: Scene):
    """Set the table in the light of the window."""
    table = sc.add(
        poly([(-10, TABLE), (W + 10, TABLE), (W + 10, H + 10), (-10, H + 10)]),
        Lin([(0, "#c08a54"), (0.35, "#8f5734"), (1, "#3c1f1c")], (0, TABLE), (0, H)),
        mottle=0.05,
        depth=0.4,
        detail=0.4,
        flow=0.0,
    )
    wood = noise(34, 4, 9, aspect=14)
    sc.img[:] = np.clip(sc.img * (1 + (wood * 0.13 * table)[..., None]), 0, 1)
    sc.mul("#3a1a1c", smooth(400, 1100, sc.x) * table * 0.55)
    sc.screen("#ffe0a8", blur(mask(ell(260, 1010, 330, 70)), 40) * 0.4 * table)
    return table


def _cloud(sc: Scene) -> None:
    """Hang the thundercloud over the cup."""
    sc.dark(CUP_X, 640, 420, "#2c3c50", 0.55, 1.2, 0.8)
    for x, y, w, h, size in (
        (CUP_X - 20, 560, 560, 190, 5),
        (CUP_X + 110, 520, 380, 150, 6),
        (CUP_X - 150, 540, 330, 130, 8),
        (CUP_X + 10, 610, 420, 110, 12),
    ):
        cumulus(
            sc,
            x,
            y,
            w,
            h,
            size,
            light="#d9dcd6",
            mid="#77828f",
            dark="#2a3448",
            alpha=0.97,
            L=(-0.7, -0.4, 0.4),
            depth=0.6,
            flat=0.45,
        )


def _lightning(sc: Scene, dice: np.random.Generator) -> None:
    """Strike the tea with lightning and rain."""
    lx = CUP_X + 112
    trunk = [(lx + 6, 606), (lx - 20, 640), (lx + 4, 648), (lx - 22, 690), (lx - 2, 696), (lx - 18, 738)]
    fork = [(lx + 4, 648), (lx + 34, 672), (lx + 28, 690), (lx + 52, 712)]
    flash = mask([bolt(trunk, 15), bolt(fork, 8)])
    sc.screen("#ffe9a0", blur(flash, 14) * 1.3)
    sc.add(flash, "#fffbe4", mottle=0, detail=1)
    pieces = [
        (poly([(x, y), (x - 6, y + 22)], closed=False), "#e8ecec", 0.35, 1.8)
        for x, y in zip(dice.uniform(CUP_X - 200, CUP_X + 200, 90), dice.uniform(590, 760, 90), strict=False)
    ]
    sc.polys(pieces, mottle=0, detail=0.5)


def _angler(sc: Scene) -> None:
    """Lean the spoon on the saucer and stand the angler on it."""
    sc.add(
        limb(
            [(CUP_X - 230, 1200), (CUP_X - 316, 1146), (CUP_X - 392, 1074), (CUP_X - 424, 1036)], [13, 15, 20, 26], 30
        ),
        Lin([(0, "#f4f0e0"), (1, "#8c94a0")], (CUP_X - 470, 1030), (CUP_X - 430, 1090)),
        vol=8,
        depth=0.8,
        rim=("#ffffff", 3, (-0.5, -1), 0.9),
        detail=0.8,
        shadow=(8, 18, 10, 0.5),
    )
    sc.add(
        ell(CUP_X - 206, 1222, 74, 32, 24),
        Lin([(0, "#8c94a0"), (0.5, "#f4f0e4"), (1, "#76808e")], (CUP_X - 270, 1200), (CUP_X - 150, 1250)),
        vol=14,
        depth=0.8,
        rim=("#ffffff", 3, (-0.5, -1), 0.9),
        detail=0.8,
        shadow=(6, 12, 8, 0.4),
    )
    angler = figure(
        sc,
        CUP_X - 372,
        1078,
        156,
        coat="#c8402e",
        hair="#2a1a1a",
        legs="#26324a",
        hat="cap",
        arm=(0.26, -0.72),
        arm2=(0.22, -0.60),
        rim=("#fff6dc", 3, (-0.8, -0.5), 0.9),
        stride=0.04,
    )
    hand = angler["hand"]
    tip = (hand[0] + 120, hand[1] - 170)
    line(sc, [hand, (hand[0] + 70, hand[1] - 70), tip], 3.4, "#5a3a20")
    line(sc, [tip, (tip[0] + 26, CUP_Y - 70), (CUP_X - 160, CUP_Y + 16)], 1.6, "#fff6dc", 0.9)


def _cat(sc: Scene) -> None:
    """Let the cat lean in from the right."""
    _cat_body(sc)
    _cat_head(sc)
    _cat_face(sc)
    _cat_paw(sc)


def _cat_body(sc: Scene) -> None:
    """Its dark body at the edge of the picture."""
    sc.add(
        spline(
            [
                (CAT_X + 200, CAT_Y - 60),
                (CAT_X - 60, CAT_Y + 60),
                (CAT_X - 120, CAT_Y + 200),
                (CAT_X - 110, CAT_Y + 420),
                (CAT_X - 60, CAT_Y + 700),
                (CAT_X + 200, CAT_Y + 700),
            ]
        ),
        Lin([(0, "#2c252e"), (1, "#100e16")], (CAT_X - 120, 0), (CAT_X + 80, 0)),
        vol=70,
        shade=0.6,
        depth=0.84,
        rim=("#f0e4cc", 4, (-0.9, -0.4), 0.5),
        mottle=0.08,
        shadow=(-10, 10, 24, 0.5),
    )


def _cat_head(sc: Scene) -> None:
    """Its head, above the rim of the cup."""
    head = spline(
        [
            (CAT_X - 190, CAT_Y + 50),
            (CAT_X - 200, CAT_Y - 40),
            (CAT_X - 176, CAT_Y - 120),
            (CAT_X - 172, CAT_Y - 236, 1),
            (CAT_X - 96, CAT_Y - 172),
            (CAT_X + 20, CAT_Y - 186),
            (CAT_X + 84, CAT_Y - 250, 1),
            (CAT_X + 130, CAT_Y - 120),
            (CAT_X + 150, CAT_Y + 60),
            (CAT_X + 40, CAT_Y + 140),
            (CAT_X - 120, CAT_Y + 130),
        ]
    )
    sc.add(
        head,
        Lin([(0, "#4a4048"), (1, "#161420")], (CAT_X - 190, 0), (CAT_X + 60, 0)),
        vol=80,
        shade=0.7,
        depth=0.85,
        rim=("#f0e4cc", 5, (-0.9, -0.4), 0.75),
        detail=0.7,
        mottle=0.08,
        shadow=(-8, 10, 24, 0.4),
    )


def _cat_face(sc: Scene) -> None:
    """Eyes, nose and whiskers."""
    for ex, rw in ((CAT_X - 112, 33), (CAT_X + 26, 32)):
        sc.add(
            ell(ex, CAT_Y - 52, rw, 27, 8 if ex < CAT_X else -8),
            Rad([(0, "#fff3a0"), (0.6, "#e8b830"), (1, "#8a6a10")], (ex - 8, CAT_Y - 60), 36),
            mottle=0.04,
            detail=1,
            depth=0.86,
        )
        sc.add(ell(ex - 4, CAT_Y - 52, 9.5, 23), "#0c0a10", mottle=0, detail=1, depth=0.86)
        sc.add(ell(ex - 12, CAT_Y - 64, 5.5), "#ffffff", mottle=0, detail=1, depth=0.86)
        sc.glow(ex, CAT_Y - 52, 90, "#e8c040", 0.25)
    sc.add(
        spline([(CAT_X - 62, CAT_Y + 4, 1), (CAT_X - 32, CAT_Y + 4, 1), (CAT_X - 47, CAT_Y + 22)]),
        "#b87a78",
        vol=4,
        detail=1,
    )
    line(sc, [(CAT_X - 47, CAT_Y + 22), (CAT_X - 49, CAT_Y + 40), (CAT_X - 74, CAT_Y + 50)], 3, "#0c0a10")
    line(sc, [(CAT_X - 49, CAT_Y + 40), (CAT_X - 22, CAT_Y + 50)], 3, "#0c0a10")
    for i in range(3):
        line(
            sc,
            [(CAT_X - 86, CAT_Y + 30 + i * 8), (CAT_X - 170, CAT_Y + 16 + i * 18), (CAT_X - 250, CAT_Y + 10 + i * 30)],
            2,
            "#e8e0d0",
            0.75,
        )


def _cat_paw(sc: Scene) -> None:
    """The paw on the saucer."""
    paw = limb(
        [(CAT_X + 60, CAT_Y + 420), (CAT_X - 40, CAT_Y + 360), (CAT_X - 120, CAT_Y + 300), (CAT_X - 176, CAT_Y + 262)],
        [150, 128, 108, 88],
        40,
    )
    sc.add(
        paw,
        Lin([(0, "#40363f"), (1, "#14121c")], (CAT_X - 150, CAT_Y + 100), (CAT_X + 60, CAT_Y + 330)),
        vol=46,
        shade=0.8,
        depth=0.9,
        rim=("#f0e4cc", 5, (-0.8, -0.6), 0.8),
        detail=0.7,
        mottle=0.08,
        shadow=(-6, 14, 18, 0.5),
    )
    for x, y in ((CAT_X - 206, CAT_Y + 238), (CAT_X - 222, CAT_Y + 268), (CAT_X - 206, CAT_Y + 298)):
        sc.add(ell(x, y, 24, 18, -30), "#463c46", vol=13, depth=0.91, rim=("#f0e4cc", 4, (-0.8, -0.6), 0.8), detail=0.9)
