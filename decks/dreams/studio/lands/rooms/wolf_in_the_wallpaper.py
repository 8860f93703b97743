"""Card 34, Wolf in the Wallpaper."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.camera import Cam
from ...kit.canvas import H, W
from ...kit.colour import hx, mix
from ...kit.field import blur, noise, rng, shift, smooth
from ...kit.fills import Lin, Rad
from ...kit.marks import cast, line
from ...kit.paths import T, X, ell, joined, limb, mask, poly, rect, soft, spline
from ...kit.scene import Scene
from ...media import gouache
from .furniture import armchair, armchair_arms, floor_lamp
from .wolf import wolf, wolf_parts

PAPER_GROUND = "#98945c"
PAPER_LEAF = "#55562f"
PAPER_CREAM = "#d8cf98"

FLOOR = 1190


def wallpaper_tree(t: T):
    """One wallpaper tree: stem with mirrored leaves and a crown bud, flat."""
    parts = [t(limb([(0, 118), (0, 40), (0, -90)], [9, 6, 3], 10))]
    for i in range(6):
        y = 74 - i * 32
        size = 1.0 - 0.09 * i
        for side in (-1, 1):
            leaf = spline(
                [
                    (0, y, 1),
                    (side * 30 * size, y - 26 * size),
                    (side * 66 * size, y - 26 * size, 1),
                    (side * 38 * size, y - 4 * size),
                ]
            )
            parts.append(t(leaf))
    parts.append(t(spline([(0, -128, 1), (12, -106), (0, -84, 1), (-12, -106)])))
    return joined(*parts)


def leaping_deer(t: T):
    """Flat deer in a leap, facing left."""
    return joined(
        t(spline([(-46, -40), (-30, -52), (20, -50), (52, -44), (58, -30), (40, -20), (0, -22), (-36, -20)])),
        t(limb([(-40, -40), (-62, -66), (-66, -84)], [24, 15, 11])),
        t(spline([(-60, -92), (-70, -96), (-94, -80), (-90, -74), (-64, -76)])),
        t(limb([(-62, -92), (-54, -112), (-62, -130)], [4, 4, 2])),
        t(limb([(-56, -106), (-40, -122)], [4, 2])),
        t(limb([(-66, -92), (-72, -110), (-84, -126)], [4, 4, 2])),
        t(limb([(-38, -28), (-66, -22), (-84, -34)], [13, 8, 6])),
        t(limb([(-30, -26), (-54, -8), (-70, -10)], [13, 8, 6])),
        t(limb([(46, -34), (74, -14), (92, 4)], [18, 9, 6])),
        t(limb([(42, -30), (62, -4), (84, 14)], [16, 9, 6])),
        t(limb([(54, -42), (68, -50)], [9, 3])),
    )


def wallpaper(sc: Scene, x0: float, x1: float, y0: float, y1: float):
    """Rows of trees with cream buds between them; returns the mask of the pattern."""
    trees = []
    buds = []
    for row in range(int((y1 - y0) / 200) + 3):
        for column in range(int((x1 - x0) / 164) + 3):
            x = x0 - 60 + column * 164 + (row % 2) * 82
            y = y0 - 40 + row * 200
            trees.append(wallpaper_tree(T(x, y, 0.82)))
            buds.append(ell(x + 82, y - 20, 9, 13))
            buds.append(ell(x + 82, y + 16, 5, 7))
    m = mask(trees)
    sc.add(m, PAPER_LEAF, alpha=0.8, depth=0.1, detail=0.45, mottle=0.06)
    sc.add(mask(buds), PAPER_CREAM, alpha=0.75, depth=0.1, detail=0.45, mottle=0.04)
    return m


@card(34, "wolf-in-the-wallpaper", "Wolf in the Wallpaper", Land.ROOMS, gouache, vig=0.32)
def wolf_in_the_wallpaper() -> Scene:
    """While the boy sleeps over his picture book, the forest of the wallpaper takes on fur and teeth.

    The printed deer have seen it and run; the carpet is grass already. Does the wolf hunt him, or watch over him?
    """
    sc = Scene(light=(0.75, -0.5, 0.45), key="#ffe8a8", shadow="#1c1a14", fog="#6a6a44", seed=341)
    pattern = _wall(sc)
    _floor(sc)
    # lamp and its light on the wall
    floor_lamp(sc, 862, 1250, 560)
    silhouette = _wolf(sc, pattern)
    dice = _torn_paper(sc, silhouette)
    _flying_leaves(sc, dice)
    # armchair with the sleeping boy
    chair = T(742, 1438, 0.96)
    armchair(sc, chair)
    sleeping_boy(sc, chair)
    armchair_arms(sc, chair)
    _grass(sc, dice)
    _daisies(sc, dice)
    return sc


def _wall(sc: Scene):
    """Hang the wallpaper; its deer have begun to run."""
    sc.img[:] = sc.fill(Rad([(0, "#b8b078"), (0.45, PAPER_GROUND), (1, "#4a4a2c")], (720, 700), 1100))
    pattern = wallpaper(sc, 0, W, 60, 1180)
    # the deer of the pattern have begun to run
    herd = [
        (706, 262, 1.0, -4),
        (476, 344, 0.94, 3),
        (236, 252, 1.02, -6),
        (560, 520, 0.9, 2),
        (270, 536, 1.0, -3),
        (790, 492, 0.9, 4),
    ]
    deer = mask([leaping_deer(T(x, y, 1.18 * size, turn)) for x, y, size, turn in herd])
    sc.add(deer, "#e4dba6", depth=0.1, detail=0.6, mottle=0.05, shadow=(2, 3, 3, 0.3, "#3c3d24"))
    # a seam where the paper has been hung
    for x in (330, 742):
        line(sc, [(x, -10), (x, 1180)], 3, "#5f5c36", 0.5, 0.1)
    return pattern


def _floor(sc: Scene) -> None:
    """Lay the carpet below the skirting."""
    sc.add(
        rect(-10, FLOOR - 46, W + 20, 50),
        Lin([(0, "#f0e4b8"), (1, "#8a7a48")], (0, FLOOR - 46), (0, FLOOR)),
        vol=7,
        depth=0.3,
        detail=0.5,
    )
    carpet = poly([(-10, FLOOR), (W + 10, FLOOR), (W + 10, H + 10), (-10, H + 10)])
    carpet_mask = sc.add(carpet, Lin([(0, "#7a4a34"), (1, "#4a2a24")], (0, FLOOR), (0, H)), depth=0.35, detail=0.35)
    cam = Cam(eye=(0, 1.5, -4), pitch=0, f=900, c=(W * 0.5, 960))
    figures = []
    for i in range(-9, 10):
        for j in range(9):
            x = i * 0.42 + (j % 2) * 0.21
            z = -2.6 + j * 0.42
            q = [cam((x + dx, 0, z + dz)) for dx, dz in ((0, -0.15), (0.15, 0), (0, 0.15), (-0.15, 0))]
            figures.append((poly(q), "#d8a860" if (i + j) % 2 else "#6a8ab0", 0.5))
    sc.polys(figures, clip=carpet_mask, depth=0.35, detail=0.5, mottle=0.05)


def _wolf(sc: Scene, pattern):
    """Bring the wolf out: flat as pattern behind, with volume in front, blended at the flank."""
    t = T(318, 1206, 1.34)
    parts = wolf_parts(t)
    silhouette = mask(list(parts.values()))
    cast(sc, silhouette * smooth(250, 560, sc.x), 26, 0.6, "#1c1a14", -26, 16)
    before = sc.img.copy()
    flat_wolf = before * (1 - silhouette[..., None]) + hx("#3c3d24") * silhouette[..., None]
    veins = np.clip(pattern * silhouette, 0, 1)[..., None]
    flat_wolf = flat_wolf * (1 - veins * 0.8) + hx("#a8a068") * veins * 0.8
    edge = blur(np.clip(silhouette - shift(silhouette, 4, 4), 0, 1), 1) * 0.7
    flat_wolf = flat_wolf * (1 - edge[..., None]) + hx(PAPER_CREAM) * edge[..., None]
    cast(sc, t(ell(120, 4, 130, 16)), 10, 0.6, "#14140c")
    wolf(sc, t)
    out_of_wall = smooth(130, 380, sc.x + noise(60, 3, 7) * 46)[..., None]
    sc.img[:] = flat_wolf * (1 - out_of_wall) + sc.img * out_of_wall
    return silhouette


def _torn_paper(sc: Scene, silhouette):
    """Tear the paper where the shoulder comes through."""
    dice = rng(9)
    flaps = []
    for i in range(17):
        y = 760 + i * 22 + dice.normal(0, 6)
        x = 300 + 26 * math.sin(i * 0.9) + dice.normal(0, 10)
        length = dice.uniform(34, 74)
        tip = (x - length, y + dice.normal(-4, 16))
        flap = spline(
            [
                (x, y - 15, 1),
                (x - length * 0.5, y - 12),
                (tip[0], tip[1], 1),
                (x - length * 0.4, y + 12),
                (x, y + 17, 1),
            ]
        )
        flaps.append((flap, mix("#f6ecc4", PAPER_GROUND, dice.random() * 0.4)))
    inside_wolf = np.clip(blur(silhouette, 8) * 1.6, 0, 1)
    sc.polys(
        flaps,
        depth=0.76,
        detail=0.8,
        vol=5,
        shadow=(7, 7, 7, 0.6),
        rim=("#fffbe6", 2.5, (0.7, -0.6), 0.8),
        mottle=0.04,
        clip=inside_wolf,
    )
    return dice


def _flying_leaves(sc: Scene, dice: np.random.Generator) -> None:
    """Shake printed leaves off the wall."""
    flying = []
    for _ in range(20):
        x = dice.uniform(120, 620)
        y = dice.uniform(560, 1120)
        leaf = X(spline([(-15, 0, 1), (0, -8), (15, 0, 1), (0, 8)]), x, y, dice.uniform(0.7, 1.5), dice.uniform(0, 360))
        flying.append((leaf, mix(PAPER_LEAF, PAPER_CREAM, dice.random())))
    sc.polys(flying, depth=0.8, detail=0.8, shadow=(-6, 8, 6, 0.3))


def _grass(sc: Scene, dice: np.random.Generator) -> None:
    """Let the carpet grow into grass."""
    blades = []
    for _ in range(1300):
        u = dice.random()
        x = dice.uniform(-20, W + 20)
        y = 1226 + 290 * u
        if dice.random() < smooth(380, 900, np.float32(x)) * (1.05 - 0.7 * u):
            continue
        length = (18 + 62 * u) * dice.uniform(0.6, 1.3)
        lean = dice.normal(6, 12) * (0.5 + u)
        blade = limb(
            [(x, y), (x + lean * 0.4, y - length * 0.6), (x + lean, y - length)], [4 + 4 * u, 3 + 3 * u, 0.8], 6
        )
        blades.append(
            (y, blade, mix(mix("#2c3418", "#8a9a48", dice.random()), "#d8d078", 0.35 * dice.random() * (1 - u)))
        )
    blades.sort(key=lambda item: item[0])
    sc.polys([(p, c) for _, p, c in blades], depth=0.9, detail=0.7, mottle=0.03, flow=math.pi / 2)


def _daisies(sc: Scene, dice: np.random.Generator) -> None:
    """Let daisies open in it."""
    daisies = []
    for _ in range(22):
        x = dice.uniform(30, 560)
        y = dice.uniform(1330, 1460)
        daisies += [(ell(x + math.cos(a * 1.05) * 7, y + math.sin(a * 1.05) * 5, 5, 4), "#f8f2dc") for a in range(6)]
        daisies.append((ell(x, y, 4.4, 4), "#e8b040"))
    sc.polys(daisies, depth=0.92, detail=0.9)


def sleeping_boy(sc: Scene, t: T) -> None:
    """Boy in striped pyjamas, head sunk on the shoulder, picture book on his knees; sits in an armchair frame."""
    k = t.a[2]
    rim = ("#fff0c0", 4, (0.5, -1), 0.85)
    kw = {"depth": 0.88, "detail": 1, "rim": rim}
    # legs hang over the seat
    for x, foot in ((-40, -56), (40, 48)):
        sc.add(
            t(limb([(x, -150), (x + (foot - x) * 0.5, -118), (foot, -40)], [52, 46, 34])), "#6a8ab0", vol=18 * k, **kw
        )
        sc.add(t(ell(foot - 6, -30, 30, 17)), "#a83a2c", vol=10 * k, **kw)
    body = spline([(-66, -150), (-74, -230), (-58, -290), (-10, -306), (44, -290), (66, -230), (62, -150), (0, -134)])
    m = sc.add(t(body), "#7a9ac0", vol=40 * k, **kw)
    stripes = [
        (t(limb([(x, -310), (x * 1.1, -220), (x * 1.05, -130)], [7, 8, 8], 8)), "#e8ecec", 0.75)
        for x in range(-60, 70, 24)
    ]
    sc.polys(stripes, clip=m, mottle=0, detail=0.8, depth=0.88)
    _boy_head(sc, t, k, kw)
    _picture_book(sc, t, k, kw, rim)


def _boy_head(sc: Scene, t: T, k: float, kw) -> None:
    """Head tilted towards the wolf, eyes closed."""
    head = T(*t((-22, -344)), k, -22)
    sc.add(head(ell(0, 0, 50, 54)), "#f0c8a0", vol=32 * k, **kw)
    sc.add(
        head(
            spline(
                [
                    (-54, 6),
                    (-58, -26),
                    (-34, -58),
                    (8, -66),
                    (44, -48),
                    (56, -12),
                    (50, 10),
                    (40, -14),
                    (20, -28),
                    (-12, -26),
                    (-38, -16),
                ]
            )
        ),
        "#6a3a1c",
        vol=16 * k,
        **kw,
    )
    for x in (-20, 18):
        line(sc, [head((x - 10, 8)), head((x, 13)), head((x + 10, 8))], 3.4 * k, "#6a3a28")
    line(sc, [head((-7, 32)), head((0, 35)), head((7, 32))], 3 * k, "#a85a48")
    sc.screen("#e87858", soft(head(ell(-30, 24, 12, 8)), 4) * 0.3)
    sc.screen("#e87858", soft(head(ell(28, 24, 12, 8)), 4) * 0.3)


def _picture_book(sc: Scene, t: T, k: float, kw, rim) -> None:
    """Arms round an open picture book."""
    sc.add(t(limb([(-58, -264), (-92, -210), (-64, -170), (-34, -176)], [40, 36, 30, 26])), "#7a9ac0", vol=14 * k, **kw)
    sc.add(t(limb([(58, -264), (88, -210), (60, -168), (36, -172)], [40, 36, 30, 26])), "#7a9ac0", vol=14 * k, **kw)
    pages = [
        (t(spline([(0, -176, 1), (-40, -196), (-92, -182, 1), (-96, -128, 1), (-44, -142), (0, -122, 1)])), "#fff6dc"),
        (t(spline([(0, -176, 1), (40, -196), (92, -182, 1), (96, -128, 1), (44, -142), (0, -122, 1)])), "#f0e2bc"),
        (t(ell(-48, -164, 18, 13)), "#8a9a58"),
        (t(ell(46, -164, 16, 13)), "#c85a3a"),
        (t(rect(-50, -164, 5, 22)), "#6a4a2c"),
    ]
    sc.polys(pages, depth=0.9, detail=1, rim=rim, shadow=(-3, 8, 8, 0.5))
    for x in (-34, 36):
        sc.add(t(ell(x, -174, 13, 11)), "#f0c8a0", vol=6 * k, **kw)
