"""Card 29, The Piano Kitchen."""

import numpy as np

from ...cards import Land, card
from ...kit.camera import Cam
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import rng
from ...kit.fills import Lin
from ...kit.marks import cast, line, relief
from ...kit.paths import T, cut, ell, limb, mask, poly, rect, spline, union
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.birds import swallow
from ...motifs.figure import figure
from ...motifs.sky import cumulus
from .kitchenware import copper_pot, hanging_pans, key_ribbon, piano_stove, toque
from .motifs import flame, guest_mouse, steam

COPPER = "#c8703a"
COOK = (276, 1268, 390)
COOK_RIM = ("#fff6d8", 4, (0.8, -0.6), 0.9)
ENAMEL = "#3f7a78"

STOVE_TOP = 900


def kitchen_wall(sc: Scene) -> None:
    """Bright plaster wall, tiled dado, open window and chequered floor."""
    sc.img[:] = sc.fill(Lin([(0, "#f3d79a"), (0.5, "#fbe6b4"), (1, "#e0a862")], (0, 0), (300, 1100)))
    relief(sc, np.ones((sc.h, sc.w), np.float32), 0.05, 70, 5)
    _window(sc)
    _tiles(sc)
    _floor(sc)


def _window(sc: Scene) -> None:
    """Open the window on a morning sky."""
    window = rect(600, 120, 300, 400)
    sc.add(
        rect(572, 92, 356, 456, 6),
        Lin([(0, "#fff6e0"), (1, "#c8986a")], (572, 0), (928, 0)),
        vol=9,
        depth=0.2,
        detail=0.6,
        shadow=(-10, 12, 16, 0.35, "#7c4020"),
    )
    sc.add(window, Lin([(0, "#5fa8b0"), (0.6, "#bfe0cc"), (1, "#fff2c8")], (0, 120), (0, 520)), depth=0.1, detail=0.3)
    glass = mask(window)
    cumulus(sc, 700, 440, 240, 70, 5, light="#ffffff", mid="#fbe2c0", dark="#c8b0a0", clip=glass, depth=0.1)
    cumulus(sc, 850, 330, 180, 50, 6, light="#ffffff", mid="#fbe2c0", dark="#c8b0a0", clip=glass, depth=0.1)
    sc.add(rect(744, 120, 12, 400), "#f2dcb8", vol=4, depth=0.2, detail=0.7)
    sc.add(
        rect(560, 536, 380, 24, 4),
        Lin([(0, "#fff2d8"), (1, "#b8804a")], (0, 536), (0, 560)),
        vol=5,
        depth=0.25,
        detail=0.7,
        shadow=(-6, 10, 10, 0.35, "#7c4020"),
    )
    sc.beam([(600, 120), (900, 120), (420, 1500), (-260, 1500)], "#fff2c0", 0.3, 50)


def _tiles(sc: Scene) -> None:
    """Tile the lower wall."""
    dice = rng(4)
    tiles = []
    for row in range(6):
        for column in range(13):
            x = -10 + column * 82
            y = 800 + row * 82
            colour = mix("#9fb8a0", "#e8d8a8", dice.random())
            tiles.append((rect(x + 2, y + 2, 78, 78, 5), mix(colour, ENAMEL, 0.3 * ((row + column) % 2)), 0.8))
    sc.polys(tiles, depth=0.25, detail=0.4, vol=5, shade=0.4, mottle=0.06)
    sc.add(rect(-10, 776, W + 20, 24), "#8a5030", vol=5, depth=0.25, detail=0.5)


def _floor(sc: Scene) -> None:
    """Lay the chequered floor."""
    floor = poly([(-10, 1270), (W + 10, 1270), (W + 10, H + 10), (-10, H + 10)])
    sc.add(floor, Lin([(0, "#c88a4a"), (1, "#8a4c28")], (0, 1270), (0, H)), depth=0.4, detail=0.3)
    cam = Cam(eye=(0, 1.6, -4.2), pitch=0, f=900, c=(W * 0.5, 1040))
    checks = []
    for i in range(-12, 12):
        for j in range(14):
            if (i + j) % 2:
                continue
            x = i * 0.5
            z = -3.2 + j * 0.5
            tile = cam.poly([(x, 0, z), (x + 0.5, 0, z), (x + 0.5, 0, z + 0.5), (x, 0, z + 0.5)])
            if tile is not None:
                checks.append((tile, "#f6e2b4", 0.75))
    sc.polys(checks, clip=mask(floor), depth=0.4, detail=0.4, mottle=0.06, flow=0.0)


@card(29, "the-piano-kitchen", "The Piano Kitchen", Land.ROOMS, gouache)
def the_piano_kitchen() -> Scene:
    """The piano is the stove, the noodles are made of keys, and the steam leaves through the window as swallows.

    The cook tastes by ear; the mouse has brought its own spoon. What was cooked here, and for how many guests?
    """
    sc = Scene(light=(0.55, -0.7, 0.45), key="#fff0c0", shadow="#4a1c14", fog="#f0d8a0", seed=291)
    kitchen_wall(sc)
    hanging_pans(sc)
    piano_stove(sc, 250, 890, STOVE_TOP, 1310)
    _pots(sc)
    _kettle(sc)
    _steam(sc)
    _swallows(sc)
    _stool(sc)
    _cook(sc)
    _noodle(sc)
    _pot_front(sc)
    # a mouse waits with a spoon on the right
    guest_mouse(sc, T(800, 1424, 1.25, 0, flip=True))
    return sc


def _pots(sc: Scene) -> None:
    """Light the burners and set two pots on them."""
    for x in (340, 366, 392, 536, 570, 604, 638, 672, 770, 796, 822):
        flame(sc, x, STOVE_TOP - 10, 30, outer="#f08a34", inner="#fff2b8")
    copper_pot(sc, 366, STOVE_TOP - 26, 128, 78, "#b85a34")
    copper_pot(sc, 604, STOVE_TOP - 26, 216, 136, COPPER)


def _kettle(sc: Scene) -> None:
    """Set the enamel kettle beside them."""
    kettle = spline(
        [
            (726, STOVE_TOP - 26, 1),
            (716, STOVE_TOP - 70),
            (742, STOVE_TOP - 118),
            (796, STOVE_TOP - 130),
            (850, STOVE_TOP - 116),
            (874, STOVE_TOP - 70),
            (864, STOVE_TOP - 26, 1),
        ]
    )
    sc.add(
        limb([(722, STOVE_TOP - 60), (690, STOVE_TOP - 84), (678, STOVE_TOP - 116)], [28, 20, 14]),
        ENAMEL,
        vol=8,
        depth=0.7,
        detail=0.9,
    )
    sc.add(
        limb(
            [(738, STOVE_TOP - 108), (752, STOVE_TOP - 176), (840, STOVE_TOP - 176), (854, STOVE_TOP - 108)],
            [9, 10, 10, 9],
        ),
        "#4a2a1c",
        vol=4,
        depth=0.69,
        detail=0.9,
    )
    sc.add(
        kettle,
        Lin([(0, "#7fb8a8"), (0.5, ENAMEL), (1, "#173838")], (720, 0), (880, 0)),
        vol=40,
        depth=0.7,
        detail=0.9,
        rim=("#fff0cc", 4, (0.5, -0.8), 0.7),
    )
    sc.add(ell(796, STOVE_TOP - 136, 12, 10), "#e8b858", vol=5, depth=0.7, detail=1)


def _steam(sc: Scene) -> None:
    """Let the steam rise in three columns."""
    white = "#fffaf0"
    steam(sc, [(366, 790), (350, 700), (400, 610), (380, 500), (450, 400)], [30, 60, 80, 70, 30], white, 11, 1.0)
    steam(sc, [(664, 740), (720, 650), (690, 550), (740, 440), (700, 330)], [50, 90, 110, 100, 50], white, 12, 1.0)
    steam(sc, [(678, 780), (700, 700), (760, 640), (720, 540), (760, 440)], [20, 50, 70, 70, 30], white, 13, 1.0)


def _swallows(sc: Scene) -> None:
    """Turn the steam into swallows, the darker the nearer to the window."""
    flock = [
        (430, 560, 0.62, -52, 0.0),
        (790, 600, 0.6, -60, 0.05),
        (720, 500, 0.6, -40, 0.1),
        (500, 440, 0.74, -38, 0.2),
        (380, 400, 0.66, -70, 0.25),
        (640, 400, 0.72, -34, 0.35),
        (455, 318, 0.84, -46, 0.5),
        (590, 270, 0.82, -20, 0.65),
        (330, 250, 0.74, -60, 0.6),
        (700, 236, 0.66, -14, 0.85),
        (470, 180, 0.78, -28, 0.8),
        (806, 190, 0.5, -10, 1.0),
        (852, 262, 0.38, -6, 1.0),
    ]
    for i, (x, y, size, turn, ink) in enumerate(flock):
        t = T(x, y, size, turn)
        colour = mix("#fffdf4", "#1f4650", ink)
        sc.add(
            swallow(t, 0.8 + 0.4 * (i % 3) / 2),
            colour,
            vol=7 * size,
            shade=0.6,
            depth=0.6,
            detail=0.9,
            rim=("#ffffff", 3, (0.4, -1), 0.5 * (1 - ink)),
            alpha=0.75 + 0.25 * ink,
            shadow=(-4, 7, 8, 0.22, "#7c4020"),
        )
        if ink > 0.4:
            sc.add(t(spline([(34, 2), (20, 7), (-6, 8), (-18, 5), (4, 3)])), "#fff0dc", depth=0.6, detail=1, mottle=0)
            sc.add(t(ell(28, -1, 7, 5)), "#c8502e", depth=0.6, detail=1, mottle=0)


def _stool(sc: Scene) -> None:
    """Set the stool of the cook."""
    cast(sc, ell(290, 1392, 110, 16), 8, 0.6, "#3a1810")
    for dx in (-46, 0, 46):
        sc.add(limb([(278 + dx * 0.5, 1270), (278 + dx, 1392)], [12, 9]), "#6a3018", vol=4, depth=0.9, detail=0.8)
    sc.add(
        ell(278, 1272, 66, 17),
        Lin([(0, "#c84a34"), (1, "#6a1a18")], (212, 0), (344, 0)),
        vol=8,
        depth=0.9,
        detail=0.9,
        rim=("#ffe0a8", 3, (0.4, -1), 0.8),
    )


def _cook(sc: Scene) -> None:
    """Stand the cook on it: apron, neckerchief, moustache and tall hat."""
    x, y, h = COOK
    t = T(x, y, h)
    figure(
        sc,
        x,
        y,
        h,
        coat="#f6ecd8",
        hair=None,
        skin="#d89868",
        legs="#4f6a6c",
        skirt=0.3,
        rim=COOK_RIM,
        stride=0.03,
        boots="#3a2018",
    )
    _apron(sc, t)
    _cook_face(sc, t, x, y, h)


def _apron(sc: Scene, t: T) -> None:
    """Belly, apron and its string."""
    sc.add(
        t(
            spline(
                [
                    (-0.06, -0.72),
                    (0.10, -0.7),
                    (0.235, -0.56),
                    (0.25, -0.42),
                    (0.16, -0.3),
                    (-0.02, -0.28),
                    (-0.10, -0.4),
                ]
            )
        ),
        "#fdf6e6",
        vol=44,
        depth=0.93,
        detail=1,
        rim=COOK_RIM,
    )
    sc.add(
        t(spline([(-0.13, -0.44), (0.05, -0.40), (0.252, -0.46), (0.24, -0.30), (0.18, -0.17, 1), (-0.10, -0.17, 1)])),
        "#3f7a78",
        vol=18,
        depth=0.94,
        detail=1,
        rim=("#d8f0e0", 3, (0.8, -0.6), 0.7),
    )
    sc.add(
        t(limb([(-0.11, -0.44), (0.06, -0.415), (0.25, -0.47)], [0.022, 0.022, 0.022])), "#2a5654", depth=0.94, detail=1
    )


def _cook_face(sc: Scene, t: T, x: float, y: float, h: float) -> None:
    """Neckerchief, nose and moustache under the tall hat."""
    sc.add(
        t(spline([(-0.06, -0.79), (0.06, -0.80), (0.10, -0.76), (0.02, -0.73), (-0.07, -0.75)])),
        "#c8402e",
        vol=4,
        depth=0.94,
        detail=1,
    )
    sc.add(
        t(spline([(0.06, -0.885), (0.115, -0.875), (0.10, -0.85), (0.07, -0.85)])),
        "#d08a5c",
        vol=3,
        depth=0.95,
        detail=1,
    )
    sc.add(
        t(limb([(0.03, -0.838), (0.075, -0.848), (0.12, -0.825), (0.14, -0.845)], [0.018, 0.036, 0.026, 0.006])),
        "#5a3018",
        vol=3,
        depth=0.95,
        detail=1,
    )
    toque(sc, T(x + 2, y - h * 0.945, 0.92, 3), rim=COOK_RIM)


def _noodle(sc: Scene) -> None:
    """Let him lift the noodle of keys on a long fork."""
    t = T(*COOK)
    hand = t((0.40, -1.02))
    tip = (612, 498)
    line(sc, [t((0.33, -0.91)), hand, (tip[0] - 24, tip[1] + 52)], 10, "#8a5a34")
    for dx in (-15, 0, 15):
        line(
            sc,
            [(tip[0] - 28, tip[1] + 58), (tip[0] - 10 + dx, tip[1] + 16), (tip[0] + 6 + dx, tip[1] - 26)],
            5.5,
            "#f4e8cc",
        )
    noodle = [
        (622, 772),
        (648, 716),
        (618, 632),
        (640, 560),
        (606, 506),
        (548, 530),
        (518, 610),
        (548, 688),
        (516, 752),
    ]
    key_ribbon(sc, noodle, 46)
    sc.add(
        t(limb([(0.03, -0.73), (0.20, -0.79), (0.385, -1.0)], [0.095, 0.085, 0.06])),
        "#fdf6e6",
        vol=13,
        depth=0.96,
        detail=1,
        rim=COOK_RIM,
    )
    sc.add(ell(*hand, 15), "#d89868", vol=7, depth=0.96, detail=1, rim=COOK_RIM)


def _pot_front(sc: Scene) -> None:
    """Draw the near wall of the pot over the root of the noodle."""
    near = cut(ell(604, STOVE_TOP - 162, 112, 24), rect(400, 600, 400, 138))
    near = union(near, rect(500, STOVE_TOP - 158, 208, 40))
    fill = Lin(
        [
            (0, mix(COPPER, "#ffe8c0", 0.35)),
            (0.3, mix(COPPER, "#fff4d8", 0.62)),
            (0.5, COPPER),
            (1, mix(COPPER, "#2a1010", 0.6)),
        ],
        (496, 0),
        (712, 0),
    )
    sc.add(near, fill, depth=0.92, detail=1, mottle=0.03)
    line(
        sc,
        [
            (500, STOVE_TOP - 160),
            (550, STOVE_TOP - 146),
            (604, STOVE_TOP - 142),
            (658, STOVE_TOP - 146),
            (708, STOVE_TOP - 160),
        ],
        5,
        "#ffe2b4",
    )
