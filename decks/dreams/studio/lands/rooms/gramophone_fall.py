"""Card 35, Gramophone Fall."""

import math
from typing import Any

import numpy as np

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, displace, noise, rng, shift, smooth
from ...kit.fills import Lin
from ...kit.ground import glitter
from ...kit.marks import cast, grain, line
from ...kit.paths import T, X, ell, limb, mask, poly, rect, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.sea import foam
from ...motifs.sky import cumulus
from .furniture import coat_stand, gramophone

WATER = 1128
PAIR_X, PAIR_Y = 404, 1330
CARPS = [
    (190, 1216, 1.15, -38, False, "#f8f0e4", "#e8602c"),
    (700, 1246, 1.2, -30, True, "#f4a848", "#fff4e0"),
    (560, 1372, 0.95, -18, False, "#f8f0e4", "#d84a34"),
    (230, 1352, 0.95, -24, True, "#f4b458", "#e8602c"),
    (814, 1352, 0.85, -40, True, "#fbf4e8", "#3a4a5a"),
]


def koi(
    sc: Scene,
    t: T,
    base: str = "#f8f0e4",
    patch: str = "#e8602c",
    bend: float = 14,
    rim=("#ffffff", 3, (-0.4, -1), 0.8),
    seed: int = 3,
    depth: float = 0.9,
) -> None:
    """Leaping carp with coloured patches, fins and an eye."""
    k = t.a[2]
    spine = [(52, 2), (20, -6), (-16, -2 + bend * 0.3), (-44, bend)]
    body = t(limb(spine, [12, 34, 30, 10], 30))
    lobes = [(-40, -4, 1), (-60, -20), (-84, -26, 1), (-70, 0), (-80, 24, 1), (-56, 14)]
    tail = t(spline([(x, bend + y, *corner) for x, y, *corner in lobes]))
    dorsal = t(spline([(24, -18, 1), (8, -36), (-16, -32), (-24, -12, 1)]))
    ventral = t(spline([(16, 12, 1), (4, 30), (-8, 32), (-4, 12, 1)]))
    for fin in (tail, dorsal, ventral):
        sc.add(fin, mix(base, patch, 0.55), vol=4 * k, depth=depth, detail=0.9, alpha=0.92)
    m = sc.add(body, base, vol=16 * k, rim=rim, depth=depth, detail=1)
    dice = rng(seed)
    spots = []
    for along in (36, 6, -26):
        x, y = along + dice.normal(0, 4), -10 + bend * 0.1 + dice.normal(0, 3)
        spot = ell(x, y, dice.uniform(10, 18), dice.uniform(8, 13), dice.uniform(-30, 30))
        spots.append((t(spot), patch))
    sc.polys(spots, clip=m, depth=depth, detail=1, mottle=0.05)
    sc.add(t(ell(46, -3, 3.2)), "#1c1418", depth=depth, detail=1, mottle=0)
    line(sc, [t((32, 6)), t((30, -2)), t((32, -12))], 2 * k, mix(patch, "#5a2010", 0.5), 0.6)


def waterfall(
    sc: Scene,
    left: list[tuple[float, float]],
    right: list[tuple[float, float]],
    seed: int,
    n: int = 420,
    deep: str = "#4a88a8",
    pale: str = "#e8f8f4",
    depth: float = 0.7,
) -> None:
    """Falling water between two edge curves (same direction), drawn as a sheet with many strands."""
    a = sample(left, 60)
    b = sample(right, 60)
    sheet = poly([tuple(q) for q in a] + [tuple(q) for q in b[::-1]])
    m = mask(sheet)
    sc.add(
        displace(m, 5, 30, seed),
        Lin([(0, mix(deep, pale, 0.55)), (1, mix(deep, pale, 0.3))], tuple(a[0]), tuple(b[-1])),
        depth=depth,
        detail=0.5,
        alpha=0.9,
    )
    _strands(sc, seed, n, a, b, deep, pale, m, depth)


def _strands(sc: Scene, seed: int, n, a, b, deep, pale, m: np.ndarray, depth: float) -> None:
    """The single strands of the falling water."""
    dice = rng(seed)
    items = []
    for _ in range(n):
        u = dice.random()
        i0 = int(dice.integers(0, 40))
        count = int(dice.integers(8, 20))
        steps = range(i0, min(i0 + count, 60), 3)
        sways = [u + 0.02 * math.sin(i * 0.5 + u * 30) for i in steps]
        points = [tuple(a[i] * (1 - sway) + b[i] * sway) for i, sway in zip(steps, sways, strict=True)]
        if len(points) < 3:
            continue
        width = dice.uniform(2, 7)
        items.append(
            (
                limb(points, [0.8, width, 0.8], 14),
                mix(mix(deep, "#1f5a80", dice.random() * 0.7), pale, dice.random() ** 0.7),
                0.75,
            )
        )
    sc.polys(items, clip=blur(m, 3), depth=depth, detail=0.6, mottle=0)


def waltzer(
    sc: Scene,
    t: T,
    gown: str = "#e8745a",
    hair: str = "#4a2a1c",
    skin: str = "#e8b48c",
    rim=("#fff8e0", 4, (0.6, -0.7), 0.85),
) -> None:
    """Woman waltzing, side view facing right, gown swinging back; height 1 = 400 units, feet hidden by the gown."""
    k = t.a[2]
    look = {"depth": 0.9, "detail": 1}
    _gown(sc, t, k, gown, rim, look)
    sc.add(t(limb([(-34, -236), (0, -230), (34, -236)], [13, 14, 13])), "#f4d890", vol=5 * k, **look)
    # far arm low round the partner, near arm up in hold
    sc.add(t(limb([(-6, -330), (-8, -352)], [22, 20])), mix(skin, "#7a3a2a", 0.15), **look)
    _waltzer_head(sc, t, k, skin, hair, rim, look)
    sc.add(t(limb([(14, -312), (72, -300), (122, -330)], [27, 23, 17])), skin, vol=10 * k, rim=rim, **look)
    sc.add(t(ell(126, -333, 12)), skin, vol=6 * k, **look)


def _gown(sc: Scene, t: T, k: float, gown, rim, look: dict[str, Any]) -> None:
    """The gown with its folds and hem."""
    gown_path = spline(
        [
            (-30, -236, 1),
            (-38, -190),
            (-90, -110),
            (-170, -36),
            (-214, 4, 1),
            (-150, 14),
            (-90, 2),
            (-30, 18),
            (40, 4),
            (92, 14, 1),
            (70, -70),
            (44, -150),
            (34, -236, 1),
        ]
    )
    gown_mask = sc.add(
        t(gown_path),
        Lin([(0, mix(gown, "#ffe8d0", 0.25)), (1, mix(gown, "#6a1c30", 0.35))], t((0, -240)), t((0, 10))),
        vol=60 * k,
        rim=rim,
        **look,
    )
    _folds(sc, t, k, gown, gown_mask, look)
    _bodice(sc, t, gown, k, rim, look)


def _bodice(sc: Scene, t: T, gown, k: float, rim, look: dict[str, Any]) -> None:
    """The bodice above the sash."""
    sc.add(
        t(
            spline(
                [
                    (-30, -232, 1),
                    (-36, -280),
                    (-44, -312),
                    (-20, -330),
                    (14, -328),
                    (30, -304),
                    (28, -266),
                    (36, -232, 1),
                ]
            )
        ),
        gown,
        vol=24 * k,
        rim=rim,
        **look,
    )


def _folds(sc: Scene, t: T, k: float, gown, gown_mask: np.ndarray, look: dict[str, Any]) -> None:
    """Folds that fall from the waist, and the hem."""
    folds = []
    for x0, x1 in ((-26, -180), (-18, -120), (-8, -64), (4, -10), (14, 40), (24, 72)):
        folds.append(
            (t(limb([(x0, -226), ((x0 + x1) / 2 - 6, -110), (x1, 6)], [2, 7, 12], 16)), mix(gown, "#7a2038", 0.5), 0.45)
        )
    sc.polys(folds, clip=gown_mask, depth=0.9, detail=0.8, soft=1.2, mottle=0)
    hem = limb([(-206, 2), (-150, 10), (-90, 0), (-30, 14), (40, 2), (88, 10)], [7, 8, 8, 8, 8, 7], 40)
    sc.add(t(hem), "#fff0dc", vol=4 * k, **look)


def _waltzer_head(sc: Scene, t: T, k: float, skin, hair, rim, look: dict[str, Any]) -> None:
    """Head bowed a little, hair in a knot."""
    head = T(*t((-18, -388)), k, t.a[3] - 14, t.a[4])
    sc.add(head(ell(0, 0, 34, 40)), skin, vol=20 * k, rim=rim, **look)
    sc.add(
        head(
            spline([(-36, 16), (-42, -16), (-22, -44), (12, -46), (32, -26), (14, -20), (-2, -6), (-8, 18), (-22, 26)])
        ),
        hair,
        vol=14 * k,
        rim=rim,
        **look,
    )
    sc.add(head(ell(-36, 4, 21, 20)), hair, vol=10 * k, rim=rim, **look)
    sc.add(head(ell(-30, -16, 8, 8)), "#f4d890", vol=4 * k, **look)
    line(sc, [head((10, 0)), head((18, 4)), head((26, 0))], 3 * k, "#4a2418")


@card(35, "gramophone-fall", "Gramophone Fall", Land.ROOMS, gouache, vig=0.22)
def gramophone_fall() -> Scene:
    """The music of the gramophone is water, and it has filled the parlour to the knee.

    The lady waltzes with a coat-stand, whose sleeve holds her, and the carp keep time: is she happy or alone?
    """
    sc = Scene(light=(0.5, -0.7, 0.5), key="#fff6d0", shadow="#2a3044", fog="#f0e8c0", seed=351)
    _parlour(sc)
    _cabinet(sc)
    _music(sc)
    _flood(sc)
    spray = _foam(sc)
    _pair(sc)
    _sleeves(sc)
    _carp(sc, spray)
    return sc


def _parlour(sc: Scene) -> None:
    """Paper the wall, panel it below, let the sun in from outside the picture."""
    sc.img[:] = sc.fill(Lin([(0, "#f6ecbc"), (0.45, "#e6d694"), (1, "#bfa868")], (860, 0), (60, 1000)))
    stripes = [(rect(x, -10, 42, 900), "#e8d890", 0.4) for x in range(20, W, 96)]
    sc.polys(stripes, mottle=0.03, depth=0.1, detail=0.25, flow=math.pi / 2)
    sprigs = []
    for i, x in enumerate(range(41, W, 96)):
        for y in range(40 + 70 * (i % 2), 860, 140):
            leaf = spline([(0, 0, 1), (7, -12), (0, -27, 1), (-7, -12)])
            sprigs += [(X(leaf, x, y, 1, a), "#a8a868", 0.45) for a in (-50, 0, 50)]
    sc.polys(sprigs, mottle=0, depth=0.1, detail=0.35)
    sc.add(
        rect(-10, 880, W + 20, 300), Lin([(0, "#a8a870"), (1, "#8a8a58")], (0, 880), (0, 1140)), depth=0.15, detail=0.35
    )
    sc.add(rect(-10, 868, W + 20, 22), "#fbf4d8", vol=5, depth=0.16, detail=0.5)
    panels = [(rect(x, 914, 190, 190, 5), "#b8b880", 0.8) for x in range(-60, W, 226)]
    sc.polys(panels, vol=6, depth=0.15, detail=0.45)
    # sun patch from a window out of the picture
    sc.beam([(1040, -40), (1040, 300), (300, 1500), (-160, 1500)], "#fff6cc", 0.26, 60)


def _cabinet(sc: Scene) -> None:
    """Stand the cabinet by the wall."""
    cabinet = rect(118, 700, 290, 520, 8)
    cast(sc, rect(130, 700, 330, 460), 26, 0.35, "#5a5030")
    m = sc.add(
        cabinet,
        Lin([(0, "#a85c34"), (1, "#5a2a1a")], (404, 0), (114, 0)),
        vol=14,
        depth=0.45,
        detail=0.6,
        rim=("#fff0c8", 4, (0.7, -0.6), 0.7),
    )
    grain(sc, m, 0.13, 30, 0.12, 8)
    sc.add(rect(100, 690, 326, 26, 6), "#c07a44", vol=8, depth=0.46, detail=0.7, rim=("#fff6d8", 3, (0.2, -1), 0.9))
    for y in (746, 900):
        sc.add(rect(142, y, 242, 136, 5), "#8a4a2a", vol=7, depth=0.46, detail=0.6)
        sc.add(ell(263, y + 68, 13), "#e8b858", vol=7, depth=0.46, detail=0.9, shadow=(-3, 5, 5, 0.4))


def _music(sc: Scene) -> None:
    """Set the gramophone on it and let its music fall as water."""
    mouth = (560, 330)
    gramophone(sc, 282, 692, mouth, 226, 62)
    # the music falls
    left = [(556, 360), (612, 470), (624, 640), (612, 860), (590, 1130)]
    right = [(680, 470), (770, 560), (826, 720), (846, 900), (850, 1130)]
    waterfall(sc, left, right, 5)
    pour = spline([(500, 300, 1), (566, 288), (620, 340), (690, 480, 1), (640, 520), (560, 380)])
    sc.add(
        pour, Lin([(0, "#2f6a88"), (1, "#cfeaf0")], (510, 300), (670, 490)), depth=0.72, detail=0.6, alpha=0.85, soft=5
    )
    foam(sc, [(556, 372), (600, 420), (650, 480), (686, 486)], 16, "#ffffff", 4, 0.8)


def _flood(sc: Scene) -> None:
    """Flood the room, which mirrors it."""
    sc.reflect(
        WATER,
        tint="#dce8dc",
        am=0.55,
        wob=12,
        seed=4,
        blurv=5,
        base=Lin([(0, "#b8d0b8"), (0.4, "#6aa0b0"), (1, "#2f5f80")], (0, WATER), (0, H)),
    )
    n = noise(30, 3, 61, aspect=5)
    e = np.clip(n - shift(n, 0, 3), -0.6, 0.6) * smooth(WATER, WATER + 200, sc.y)
    sc.img[:] = np.clip(sc.img + e[..., None] * 0.26, 0, 1)
    glitter(sc, 560, WATER + 6, 1480, 200, 420, "#fff8d8", n=260, seed=8, a=0.7)


def _foam(sc: Scene):
    """Break the fall into foam and spray."""
    for x, y, w, h, seed in (
        (720, 1140, 380, 60, 5),
        (610, 1156, 200, 44, 6),
        (840, 1160, 190, 46, 7),
        (720, 1176, 330, 40, 9),
    ):
        cumulus(sc, x, y, w, h, seed, light="#ffffff", mid="#e4f2f0", dark="#a0c8d0", depth=0.75, alpha=0.9, puffs=40)
    spray = rng(3)
    drops = []
    for _ in range(130):
        a = spray.uniform(-2.9, -0.25)
        d = spray.uniform(40, 230) * spray.random() ** 0.4
        drops.append(ell(724 + math.cos(a) * d * 1.2, 1130 + math.sin(a) * d, spray.uniform(1.6, 5.5)))
    sc.post(mask(drops), "#ffffff", 0.8)
    return spray


def _pair(sc: Scene) -> None:
    """Turn the pair in rings of water."""
    for k, alpha in ((1.0, 0.6), (1.4, 0.4), (1.9, 0.25)):
        sc.mixin("#f8fbec", mask(ell(PAIR_X - 10, PAIR_Y + 6, 190 * k, 34 * k), stroke=4) * alpha)
    cast(sc, ell(PAIR_X, PAIR_Y + 12, 190, 30), 12, 0.45, "#1f4a60")
    coat_stand(sc, T(PAIR_X + 118, PAIR_Y + 2, 1.0, 5, flip=True))
    waltzer(sc, T(PAIR_X - 24, PAIR_Y, 1.0, 4))


def _sleeves(sc: Scene) -> None:
    """Lay one sleeve of the coat round her waist and let the other hang."""
    coat = "#3a4c7c"
    rim = ("#fff6d8", 4, (0.5, -0.8), 0.8)
    sc.add(
        limb(
            [
                (PAIR_X + 74, PAIR_Y - 348),
                (PAIR_X + 34, PAIR_Y - 290),
                (PAIR_X - 26, PAIR_Y - 248),
                (PAIR_X - 62, PAIR_Y - 246),
            ],
            [44, 40, 36, 32],
        ),
        coat,
        vol=16,
        depth=0.94,
        detail=1,
        rim=rim,
        shadow=(2, 8, 7, 0.4),
    )
    sc.add(ell(PAIR_X - 66, PAIR_Y - 246, 9, 16, 10), "#141c3a", depth=0.94, detail=1)
    sc.add(
        limb([(PAIR_X + 190, PAIR_Y - 340), (PAIR_X + 214, PAIR_Y - 262), (PAIR_X + 196, PAIR_Y - 176)], [42, 38, 34]),
        coat,
        vol=15,
        depth=0.93,
        detail=1,
        rim=rim,
        shadow=(-3, 6, 7, 0.4),
    )


def _carp(sc: Scene, spray) -> None:
    """Let the carp leap."""
    for i, (x, y, size, turn, flip, base, patch) in enumerate(CARPS):
        sc.mixin(
            "#f8fbec",
            mask(ell(x + (40 if flip else -40) * size, y + 62 * size, 60 * size, 12 * size), stroke=3.4) * 0.7,
        )
        koi(sc, T(x, y, size, -turn if flip else turn, flip), base, patch, seed=i)
        for _ in range(7):
            px = x + (40 if flip else -40) * size + spray.normal(0, 26)
            sc.post(mask(ell(px, y + 50 * size - abs(spray.normal(0, 26)), spray.uniform(2, 4.6))), "#ffffff", 0.85)
