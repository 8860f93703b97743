"""Card 33, Cupboard of Weather."""

import math
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.colour import mix, ramp
from ...kit.field import blur, displace, noise, shift, smooth
from ...kit.fills import Lin, Rad
from ...kit.marks import cast, line
from ...kit.paths import T, X, ell, limb, mask, poly, rect, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.figure import figure
from ...motifs.sky import cumulus
from .weathers import (
    weather_dawn,
    weather_heat,
    weather_night,
    weather_rain,
    weather_rainbow,
    weather_snow,
    weather_tornado,
)

LEFT, RIGHT = 236, 780
TOP, COUNTER = 216, 1116
FLOOR = 1372
COLUMNS = (323, 446, 569, 692)
JAR_WIDTH, JAR_HEIGHT = 106, 176
DARK = "#10272f"
FOG = ("#ffffff", "#e6eef0", "#a4bfca")
BRASS = "#d8a850"
LID = "#c85a4a"


class Jar(NamedTuple):
    """A jar on a shelf: its place, its weather and its lid; without them it is the open one."""

    x: float
    y: float
    weather: Callable[..., None] | None = None
    lid: str | None = None


JARS = (
    Jar(COLUMNS[0], 450, weather_rainbow, LID),
    Jar(COLUMNS[1], 450, weather_dawn, BRASS),
    Jar(COLUMNS[2], 450, weather_snow, "#3f6e94"),
    Jar(COLUMNS[3], 450, weather_tornado, "#8a5a9a"),
    Jar(COLUMNS[0], 714, weather_heat, "#8a5a9a"),
    Jar(COLUMNS[1], 714, weather_night, LID),
    Jar(COLUMNS[2], 714),
    Jar(COLUMNS[3], 714, weather_rain, BRASS),
)
SHELVES = (450, 714)


@card(33, "cupboard-of-weather", "Cupboard of Weather", Land.ROOMS, gouache, vig=0.22)
def cupboard_of_weather() -> Scene:
    """Somebody has let the fog out of its jar, and it is a cat by now, with its tail still in the glass.

    The child wins it over with one hand and hides the lid in the other: catch it again, or keep it?
    """
    sc = Scene(light=(-0.55, -0.65, 0.5), key="#fff8e4", shadow="#1c3a48", fog="#c8dcd4", seed=331)
    _room(sc)
    for side in (-1, 1):
        _door(sc, side)
    _carcass(sc)
    for y in SHELVES:
        _shelf(sc, y)
    for jar in JARS:
        _jar(sc, jar)
    _drawers(sc)
    _fog_cat(sc, T(618, COUNTER + 10, 0.93))
    _child(sc)
    return sc


def _room(sc: Scene) -> None:
    """Paper the wall in evening teal with a light from the left, and lay the boards."""
    sc.img[:] = sc.fill(Lin([(0, "#b4d0bc"), (0.45, "#6f9f9c"), (1, "#3d6c76")], (0, 60), (W, 1250)))
    sprigs = []
    for j in range(19):
        for i in range(14):
            x, y = i * 80 + (j % 2) * 40 - 12, j * 76 - 20
            leaf = spline([(0, 0, 1), (6, -12), (0, -26, 1), (-6, -12)])
            sprigs += [(X(leaf, x, y, 1, turn), "#2f6068", 0.2) for turn in (-42, 0, 42)]
    sc.polys(sprigs, mottle=0, detail=0.3)
    sc.beam([(-80, -60), (300, -60), (900, 1500), (380, 1500)], "#fff4cc", 0.22, 60)
    boards = Lin([(0, "#c89c6c"), (1, "#7a4f34")], (0, FLOOR), (0, H))
    sc.add(rect(-10, FLOOR, W + 20, 140), boards, depth=0.3, detail=0.4, flow=0.0)
    sc.add(rect(-10, FLOOR - 26, W + 20, 30), "#e8ead8", vol=6, depth=0.3, detail=0.5)
    cast(sc, rect(LEFT + 10, 170, RIGHT - LEFT + 90, 1220), 30, 0.55, "#1c3a48", 24, 10)


def _door(sc: Scene, side: int) -> None:
    """Open one door of the cupboard towards the viewer, on the left (-1) or on the right."""
    hinge = LEFT if side < 0 else RIGHT
    edge = hinge + side * 104
    lit, shaded = ("#fbf6e6", "#a9c4bc") if side < 0 else ("#f0efe0", "#86a8a6")
    sc.add(
        poly([(hinge, 200), (edge, 158), (edge, 1176), (hinge, 1122)]),
        Lin([(0, lit), (1, shaded)], (hinge, 0), (edge, 0)),
        vol=6,
        depth=0.45,
        detail=0.6,
        rim=("#ffffff", 3, (-0.3, -1), 0.7),
    )
    for top, bottom in ((238, 630), (684, 1078)):
        near, far = hinge + side * 20, hinge + side * 86
        panel = poly([(near, top + 6), (far, top - 12), (far, bottom + 10), (near, bottom)])
        sc.add(panel, mix(shaded, "#ffffff", 0.25), depth=0.45, detail=0.6, vol=5)
    sc.add(ell(hinge + side * 94, 660, 8, 11), BRASS, vol=5, depth=0.5, detail=1)


def _carcass(sc: Scene) -> None:
    """Build the pale cupboard round its dark inside."""
    paint = {"depth": 0.5, "detail": 0.6}
    sc.add(
        spline(
            [
                (LEFT - 34, 202, 1),
                (LEFT - 30, 158),
                (LEFT, 146),
                (508, 104),
                (RIGHT, 146),
                (RIGHT + 30, 158),
                (RIGHT + 34, 202, 1),
            ]
        ),
        Lin([(0, "#ffffff"), (1, "#b4ccc4")], (0, 100), (0, 202)),
        vol=14,
        rim=("#ffffff", 4, (-0.2, -1), 0.9),
        **paint,
    )
    sc.add(ell(508, 154, 40, 18), "#5f8f90", vol=8, depth=0.5, detail=0.8)
    sides = Lin([(0, "#fdf9ec"), (1, "#b8cec6")], (LEFT, 0), (RIGHT, 0))
    sc.add(rect(LEFT, 196, RIGHT - LEFT, 1184, 4), sides, vol=9, **paint)
    hollow = Lin([(0, "#1f4a56"), (0.5, "#1c404c"), (1, DARK)], (0, TOP), (0, COUNTER))
    inside = sc.add(rect(LEFT + 26, TOP, RIGHT - LEFT - 52, COUNTER - TOP), hollow, depth=0.48, detail=0.5)
    seams = [(rect(LEFT + 26 + i * 62, TOP, 3, COUNTER - TOP), "#0c2028", 0.5) for i in range(8)]
    sc.polys(seams, clip=inside, mottle=0, depth=0.48, detail=0.4, flow=math.pi / 2)
    sc.mul("#0c1c26", blur(np.clip(inside - shift(inside, 26, 30), 0, 1), 16) * inside * 0.7)


def _shelf(sc: Scene, y: float) -> None:
    """Lay a shelf with the shadow it throws into the dark."""
    sc.add(
        rect(LEFT + 20, y, RIGHT - LEFT - 40, 24, 3),
        Lin([(0, "#f4f4e8"), (1, "#7f9fa0")], (0, y), (0, y + 24)),
        vol=5,
        depth=0.55,
        detail=0.7,
        shadow=(0, 14, 12, 0.5, "#0c1c26"),
    )


def _jar_path(x: float, y: float) -> Any:
    """Outline a preserving jar that stands at y: shoulders and neck."""
    half = [(0.5, 0.72, 0), (0.5, 0.10, 0), (0.44, 0, 1), (0.5, 0.72, 0), (0.36, 0.86, 0), (0.34, 0.93, 1)]
    left = [(x - JAR_WIDTH * u, y - JAR_HEIGHT * v, *([1] * corner)) for u, v, corner in half]
    right = [(x + JAR_WIDTH * u, y - JAR_HEIGHT * v, *([1] * corner)) for u, v, corner in half]
    return spline([*left[:3], right[2], right[1], *right[3:], left[5], left[4]])


def _jar(sc: Scene, jar: Jar) -> None:
    """Fill a jar with its weather; the open one keeps a last shred of fog."""
    inside = mask(_jar_path(jar.x, jar.y))
    if jar.weather:
        sc.glow(jar.x, jar.y - JAR_HEIGHT / 2, 130, "#ffe8b8", 0.22)
    cast(sc, ell(jar.x + 14, jar.y - 3, JAR_WIDTH * 0.55, 10), 7, 0.6, "#0c1c26")
    sc.add(inside, "#c8e0dc", depth=0.6, detail=0.75, mottle=0.02)
    if jar.weather:
        jar.weather(sc, jar.x, jar.y, JAR_WIDTH, JAR_HEIGHT, inside)
    else:
        empty = ramp([(0, "#5f8790"), (1, "#cfe0e2")], (sc.y - (jar.y - JAR_HEIGHT)) / JAR_HEIGHT)
        sc.mixin(empty.astype(np.float32), inside)
        cumulus(sc, jar.x, jar.y - 16, 96, 44, 9, light=FOG[0], mid=FOG[1], dark=FOG[2], clip=inside, depth=0.6)
    _glass(sc, jar, inside)


def _glass(sc: Scene, jar: Jar, inside: np.ndarray) -> None:
    """Lay reflections over what a jar holds, and close or open it."""
    x, y, w, h = jar.x, jar.y, JAR_WIDTH, JAR_HEIGHT
    edges = np.clip(inside - shift(inside, 4, 0), 0, 1) + np.clip(inside - shift(inside, -4, 0), 0, 1)
    sc.screen("#ffffff", blur(edges, 2) * inside * 0.5)
    sc.mul("#3a6070", blur(np.clip(inside - shift(inside, 0, -8), 0, 1), 4) * inside * 0.55)
    shine = limb([(x - w * 0.36, y - h * 0.7), (x - w * 0.39, y - h * 0.4), (x - w * 0.36, y - h * 0.16)], [3, 8, 3])
    sc.screen("#ffffff", blur(mask(shine) * inside, 2) * 0.75)
    if jar.lid is None:
        mouth = mask(ell(x, y - h * 0.93, w * 0.35, h * 0.045), stroke=5)
        sc.add(mouth, "#eaf4f0", depth=0.7, detail=0.9, mottle=0)
        return
    sc.add(
        rect(x - w * 0.38, y - h * 1.04, w * 0.76, h * 0.14, 6),
        Lin(
            [(0, mix(jar.lid, "#ffffff", 0.45)), (0.4, jar.lid), (1, mix(jar.lid, "#1c1020", 0.5))],
            (x - w * 0.38, 0),
            (x + w * 0.38, 0),
        ),
        vol=8,
        depth=0.7,
        detail=0.9,
        shadow=(0, 5, 4, 0.35),
        rim=("#ffffff", 2.5, (-0.3, -1), 0.7),
    )


def _drawers(sc: Scene) -> None:
    """Close the foot of the cupboard with a counter and four drawers."""
    for x in (LEFT + 26, 518):
        for y, colour in ((1166, "#dce8dc"), (1268, "#cadcd2")):
            sc.add(rect(x, y, 236, 84, 6), colour, vol=7, depth=0.6, detail=0.6, shadow=(2, 5, 5, 0.35))
            sc.add(ell(x + 118, y + 42, 14, 12), BRASS, vol=8, depth=0.65, detail=1, shadow=(3, 6, 4, 0.4))
    sc.add(
        rect(LEFT - 22, COUNTER - 6, RIGHT - LEFT + 44, 36, 6),
        Lin([(0, "#ffffff"), (1, "#8fb0ae")], (0, COUNTER - 6), (0, COUNTER + 30)),
        vol=8,
        depth=0.6,
        detail=0.7,
        shadow=(0, 14, 12, 0.45, "#1c3a48"),
        rim=("#ffffff", 3, (-0.2, -1), 0.9),
    )


BODY = [
    (-84, 0),
    (-92, -40),
    (-78, -110),
    (-60, -170),
    (-30, -214),
    (16, -222),
    (66, -190),
    (106, -120),
    (122, -54),
    (112, 0),
]
HEAD = [
    (-100, -270),
    (-96, -318),
    (-94, -386, 1),
    (-48, -346),
    (-10, -346),
    (36, -388, 1),
    (42, -318),
    (46, -268),
    (22, -212),
    (-28, -194),
    (-78, -216),
]


def _vapour(path: Any, ragged: float, soft: float, seed: int) -> np.ndarray:
    """Soften a shape into fog with ragged edges."""
    return np.clip(displace(blur(mask(path), soft), ragged, 42, seed), 0, 1)


def _fog_cat(sc: Scene, t: T) -> None:
    """Seat the cat of fog on the counter, its tail leading back up into the open jar."""
    tail = [(569, 556), (576, 526), (612, 516), (631, 566), (630, 690), (640, 770), (716, 838), (742, 950), (706, 1090)]
    stream = _vapour(limb(tail, [46, 40, 34, 30, 30, 38, 48, 62, 80], 80), 7, 3, 22)
    sc.mixin("#dbe8ea", blur(displace(stream, 26, 90, 23), 12) * 0.3)
    sc.add(
        stream, "#e4edef", vol=22, shade=0.8, depth=0.86, detail=0.6, mottle=0.05, rim=("#ffffff", 5, (-1, -0.6), 0.7)
    )
    body = _vapour(t(spline(BODY)), 10, 4, 77)
    sc.mixin("#dbe8ea", np.clip(blur(displace(body, 30, 90, 78), 14) * 0.35, 0, 1))
    fur = Lin([(0, "#ffffff"), (0.5, FOG[1]), (1, "#86a6b6")], t((-70, -220)), t((110, 0)))
    look = {"depth": 0.9, "detail": 0.7, "mottle": 0.05, "rim": ("#ffffff", 6, (-0.6, -1), 0.8)}
    sc.add(body, fur, vol=64, shade=0.85, **look)
    for x in (-62, -8):
        leg = _vapour(t(limb([(x + 12, -130), (x, -60), (x - 2, -12)], [44, 38, 40])), 5, 2, 79)
        sc.add(leg, "#eef4f4", vol=20, shade=0.8, shadow=(5, 4, 8, 0.25, "#5f8494"), **look)
    haunch = _vapour(t(ell(70, -56, 58, 62)), 6, 3, 80)
    sc.add(haunch, "#dde8ec", vol=40, shade=0.8, **look)
    head = _vapour(t(spline(HEAD)), 5, 2, 81)
    sc.mul("#54798a", blur(shift(head, 6, 26), 14) * np.clip(body - head, 0, 1) * 0.6)
    sc.add(head, Lin([(0, "#ffffff"), (1, "#c4d6de")], t((-80, -380)), t((50, -200))), vol=44, shade=0.8, **look)
    wisps = noise(70, 4, 79)
    sc.mixin("#ffffff", np.maximum(body, head) * smooth(0.3, 0.9, wisps) * 0.35)
    _cat_face(sc, t)
    for x, y, w, h, seed in ((560, 1132, 190, 40, 14), (670, 1136, 230, 48, 15)):
        cumulus(sc, x, y, w, h, seed, light=FOG[0], mid=FOG[1], dark=FOG[2], depth=0.92, alpha=0.8, puffs=34)


def _cat_face(sc: Scene, t: T) -> None:
    """Give the fog amber eyes, ears, a nose and whiskers; it looks down at the hand."""
    k = t.a[2]
    look = {"depth": 0.93, "detail": 1}
    for inner in ([(-86, -326), (-84, -364, 1), (-58, -338)], [(4, -340), (28, -366, 1), (32, -324)]):
        sc.add(t(spline(inner)), "#9fb4c4", vol=4, alpha=0.8, **look)
    for x in (-68, 6):
        y = -272
        sc.add(t(ell(x, y, 24, 21)), "#6f8fa0", mottle=0, **look)
        iris = Rad([(0, "#fff2a0"), (0.6, "#f0a830"), (1, "#a8601c")], t((x - 4, y - 4)), 23 * k)
        sc.add(t(ell(x, y, 20, 17.5)), iris, mottle=0, **look)
        sc.add(t(ell(x - 5, y + 3, 5.5, 14)), "#16222c", mottle=0, **look)
        sc.add(t(ell(x - 8, y - 6, 4.4)), "#ffffff", mottle=0, **look)
    sc.add(t(spline([(-48, -244, 1), (-24, -244, 1), (-36, -229)])), "#d0848c", vol=3 * k, **look)
    line(sc, [t((-36, -230)), t((-38, -220)), t((-54, -214))], 3 * k, "#4a6878")
    line(sc, [t((-37, -221)), t((-20, -214))], 3 * k, "#4a6878")
    whiskers = [
        poly([t((-34 + side * 26, -232 + i * 6)), t((-34 + side * 92, -246 + i * 18))], closed=False)
        for side in (-1, 1)
        for i in range(3)
    ]
    sc.post(mask(whiskers, stroke=2), "#ffffff", 0.85)


def _child(sc: Scene) -> None:
    """Stand the child on a stool: one hand for the cat, the lid behind its back."""
    x, seat = 338, 1290
    _stool(sc, x, seat)
    child = figure(
        sc,
        x - 4,
        seat + 2,
        388,
        coat="#c2446a",
        hair="#231a1c",
        skin="#b07850",
        legs="#2c3f6c",
        skirt=0.27,
        arm=(0.40, -0.94),
        arm2=(-0.23, -0.52),
        rim=("#fff2dc", 4, (-0.6, -0.8), 0.8),
        stride=0.05,
        boots="#f4e8d0",
        lean=4,
    )
    hand = child["hand2"]
    lid = X(ell(0, 0, 14, 42), hand[0] - 8, hand[1] + 8, 1, 18)
    sc.add(lid, BRASS, vol=8, depth=0.95, detail=1, rim=("#fff6dc", 3, (-1, -0.4), 0.9))
    tips = child["hand"]
    sc.glow(tips[0] + 6, tips[1] - 4, 90, "#fff4d8", 0.25)


def _stool(sc: Scene, x: float, seat: float) -> None:
    """Set the stool on the boards."""
    cast(sc, ell(x + 10, 1402, 120, 16), 10, 0.55, "#2a2024")
    for side in (-58, 58):
        sc.add(limb([(x + side * 0.7, seat + 12), (x + side, 1398)], [17, 13]), "#a8642f", vol=6, depth=0.9, detail=0.8)
    sc.add(limb([(x - 50, 1360), (x + 50, 1360)], [10, 10]), "#7a4424", vol=4, depth=0.9, detail=0.8)
    sc.add(
        rect(x - 78, seat, 156, 26, 10),
        Lin([(0, "#e8a860"), (1, "#8a4c28")], (0, seat), (0, seat + 26)),
        vol=8,
        depth=0.9,
        detail=0.8,
        rim=("#fff2d8", 3, (-0.2, -1), 0.8),
    )
