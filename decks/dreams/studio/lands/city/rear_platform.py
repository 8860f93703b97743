"""A tram seen from behind and a little below, as it climbs."""

from ...kit.camera import Quad
from ...kit.colour import mix
from ...kit.field import blur, rng
from ...kit.fills import Lin, Rad
from ...kit.paths import T, ell, limb, mask, poly, rect, spline
from ...kit.scene import Rim, Scene
from .animals import owl

BACK = Quad((494, 520), (858, 556), (842, 958), (500, 936))
SIDE = Quad((226, 318), (494, 520), (500, 936), (216, 524))
"""Its back and its left side, which runs away from the eye."""
YELLOW, CREAM, GREEN = "#f2b030", "#fbe6bc", "#1f4a4c"
PANE = "#ffd884"


def tram(sc: Scene, rim: Rim) -> None:
    """Paint it; its windows light the rails behind it."""
    sc.glow(640, 760, 560, "#ffb860", 0.42, 1.7)
    sc.dark(560, 990, 330, "#140f34", 0.75, 1.2, sy=0.3)
    wheels(sc)
    side(sc, rim)
    back(sc, rim)
    roof(sc, rim)
    steps(sc, rim)
    sc.glow(676, 720, 260, "#ffd890", 0.3, 1.6)


def wheels(sc: Scene) -> None:
    """Dark wheels and the frame beneath."""
    under = poly([(226, 510), (510, 920), (836, 946), (820, 996), (520, 984), (236, 556)])
    sc.add(under, Lin([(0, "#2a2448"), (1, "#100c26")], (0, 900), (0, 1000)), depth=0.78)
    for x, y, r in ((300, 632, 26), (356, 706, 32), (560, 986, 44), (784, 994, 44)):
        sc.add(ell(x, y, r * 0.8, r), "#1a1634", vol=12, depth=0.79, rim=("#ffb870", 3, (0.2, -1)))
        sc.add(ell(x, y, r * 0.3, r * 0.4), "#8a7aa0", vol=5, depth=0.79)


def side(sc: Scene, rim: Rim) -> None:
    """Yellow below, cream above, six windows that grow narrower with the distance."""
    look = {"depth": 0.8, "mottle": 0.07}
    sc.add(
        SIDE.rect(0, 0, 1, 1),
        Lin([(0, mix(YELLOW, "#5a3a68", 0.45)), (1, YELLOW)], (216, 400), (500, 800)),
        rim=rim,
        **look,
    )
    sc.add(SIDE.rect(0, 0, 1, 0.52), Lin([(0, mix(CREAM, "#6a5484", 0.5)), (1, CREAM)], (216, 400), (500, 700)), **look)
    sc.add(SIDE.rect(0, 0.55, 1, 0.59), "#a8382c", **look)
    sc.add(SIDE.rect(0, 0.9, 1, 1), GREEN, **look)
    for k in range(5):
        u = 0.05 + 0.19 * k
        frame = SIDE.rect(u, 0.1, u + 0.155, 0.48)
        sc.add(frame, GREEN, depth=0.8)
        pane = sc.add(
            SIDE.rect(u + 0.014, 0.13, u + 0.141, 0.46),
            Lin([(0, "#ffb858"), (1, "#fff0b8")], (216, 420), (500, 640)),
            depth=0.8,
            detail=0.5,
            emit=0.3,
        )
        if k in {0, 1, 3}:
            x, y = SIDE(u + 0.08, 0.4)
            s = 13 + 7 * k
            sc.add(ell(x, y - s * 1.2, s * 0.7, s * 0.9), "#5a2c34", clip=pane, depth=0.8)
            sc.add(ell(x, y + s * 0.9, s * 1.3, s * 1.5), "#4a2840", clip=pane, depth=0.8)


def back(sc: Scene, rim: Rim) -> None:
    """Three windows: in one the conductor looks out, in one somebody sits and does not turn round."""
    look = {"depth": 0.82, "mottle": 0.07}
    sc.add(
        BACK.rect(0, 0, 1, 1),
        Lin([(0, "#ffc848"), (0.6, YELLOW), (1, "#b8702c")], (500, 560), (850, 950)),
        rim=rim,
        **look,
    )
    sc.add(BACK.rect(0, 0, 1, 0.56), Lin([(0, CREAM), (1, mix(CREAM, "#c88a5c", 0.4))], (500, 560), (850, 760)), **look)
    sc.add(BACK.rect(0, 0.56, 1, 0.6), "#a8382c", vol=4, **look)
    sc.add(BACK.rect(0, 0.92, 1, 1.02), GREEN, vol=6, **look)
    sc.add(BACK.rect(0.28, 0.02, 0.72, 0.12), "#241c3c", vol=4, **look)
    sc.add(BACK.rect(0.3, 0.035, 0.7, 0.105), "#f8f0d8", depth=0.82, emit=0.2)
    for u0, u1 in ((0.06, 0.31), (0.36, 0.64), (0.69, 0.94)):
        sc.add(BACK.rect(u0 - 0.02, 0.155, u1 + 0.02, 0.54), GREEN, vol=6, **look)
        x, y = BACK((u0 + u1) / 2, 0.3)
        pane = sc.add(
            BACK.rect(u0, 0.175, u1, 0.52),
            Rad([(0, "#fff4c0"), (0.7, PANE), (1, "#e8963c")], (x, y), 120),
            depth=0.82,
            detail=0.5,
            emit=0.3,
        )
        if u0 < 0.1:
            owl(sc, T(x + 6, BACK(u0, 0.66)[1], 1.12), c="#6a4430", belly="#e8c890", cap="#b8322c", depth=0.83)
            sc.add(BACK.rect(u0 - 0.02, 0.52, u1 + 0.02, 0.56), GREEN, **look)
            sc.add(BACK.rect(u0 - 0.03, 0.56, u1 + 0.03, 0.6), "#a8382c", vol=4, **look)
            sc.add(BACK.rect(u0 - 0.06, 0.6, u1 + 0.04, 0.72), Lin([(0, YELLOW), (1, YELLOW)], (0, 0), (0, 1)), **look)
        if u0 > 0.6:
            shoulders(sc, x, BACK(u0, 0.52)[1], pane)
    number = ell(*BACK(0.5, 0.74), 44, 48)
    sc.add(number, Rad([(0, "#fff8e0"), (1, "#e8c88c")], BACK(0.5, 0.74), 50), vol=5, depth=0.83, rim=rim)
    for u in (0.14, 0.86):
        x, y = BACK(u, 0.78)
        sc.add(ell(x, y, 25), "#3a1c28", vol=6, depth=0.83)
        sc.add(
            ell(x, y, 18),
            Rad([(0, "#ffb090"), (0.5, "#f0402c"), (1, "#8a1420")], (x - 3, y - 4), 20),
            depth=0.83,
            emit=0.6,
        )
        sc.glow(x, y, 90, "#ff5a3c", 0.4, 2)


def shoulders(sc: Scene, x: float, y: float, pane) -> None:
    """A hat, a nape and a collar, from behind."""
    sc.add(
        spline(
            [(x - 66, y + 14), (x - 54, y - 40), (x - 18, y - 56), (x + 22, y - 56), (x + 56, y - 36), (x + 66, y + 14)]
        ),
        Lin([(0, "#3c4a7a"), (1, "#1c1c44")], (x - 50, 0), (x + 50, 0)),
        vol=16,
        clip=pane,
        depth=0.83,
    )
    sc.add(ell(x, y - 74, 27, 32), "#3a2028", vol=14, clip=pane, depth=0.83)
    sc.add(ell(x, y - 90, 48, 11, 3), "#2c2440", vol=5, clip=pane, depth=0.83)
    crown = spline([(x - 29, y - 92), (x - 27, y - 122), (x, y - 130), (x + 27, y - 120), (x + 29, y - 90)])
    sc.add(crown, "#383054", vol=9, clip=pane, depth=0.83)


def roof(sc: Scene, rim: Rim) -> None:
    """The eaves from below, the bow of the roof, and a pole that strikes a star from nothing."""
    sc.add(
        poly([(200, 306), (474, 500), (494, 528), (222, 336)]),
        Lin([(0, "#3c4a74"), (1, "#1a2440")], (200, 300), (490, 520)),
        vol=6,
        depth=0.83,
        rim=rim,
    )
    bow = spline(
        [
            (466, 530, 1),
            (486, 492),
            (570, 452),
            (690, 446),
            (800, 480),
            (884, 536),
            (894, 570, 1),
            (800, 556),
            (680, 542),
            (560, 530),
        ]
    )
    sc.add(
        bow,
        Lin([(0, "#4c6a84"), (1, "#1a2848")], (640, 440), (660, 560)),
        vol=18,
        depth=0.84,
        rim=rim,
        shadow=(0, 12, 8, 0.5),
    )
    top = spline(
        [(200, 308, 1), (226, 272), (276, 262), (470, 352), (700, 448, 1), (570, 466), (472, 520, 1), (330, 400)]
    )
    sc.add(top, Lin([(0, "#5a6a94"), (1, "#2a3458")], (250, 270), (480, 490)), vol=14, depth=0.84, rim=rim)
    sc.add(limb([(500, 372), (630, 310), (760, 260)], [12, 8, 6], 20), "#2c2444", vol=3, depth=0.84, rim=rim)
    x, y = 764, 258
    sc.glow(x, y, 150, "#fff4d0", 0.85, 2)
    dice = rng(3)
    rays = [limb([(x, y), (x + dice.normal() * 46, y + dice.normal() * 46)], [5, 1], 4) for _ in range(14)]
    sc.post(mask(rays), "#fff8e0", 0.9)
    sc.add(ell(x, y, 10), "#ffffff", depth=0.85, emit=1)


def steps(sc: Scene, rim: Rim) -> None:
    """The platform with its rail, and a step that nobody stands on."""
    sc.add(
        poly([(486, 936), (852, 960), (862, 992), (480, 972)]),
        Lin([(0, "#5a4a6a"), (1, "#241c3c")], (0, 940), (0, 990)),
        vol=8,
        depth=0.86,
        rim=rim,
        shadow=(0, 16, 10, 0.6),
    )
    sc.add(rect(644, 972, 52, 34, 8), "#2c2444", vol=8, depth=0.86, rim=rim)
    warm = spline([(470, 1010), (860, 1020), (760, 1230), (420, 1330), (380, 1240)])
    sc.screen("#ffb050", blur(mask(warm), 50) * 0.34)
