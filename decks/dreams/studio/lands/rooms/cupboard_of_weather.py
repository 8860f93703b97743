"""Card 33, Cupboard of Weather."""

from collections.abc import Callable
from typing import Any

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.field import Field, blur, displace, noise, shift, smooth
from ...kit.fills import Lin
from ...kit.marks import grain
from ...kit.paths import ell, limb, mask, poly, rect, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.people import CHILD, Gesture, Look, human
from .weathers import (
    weather_dawn,
    weather_heat,
    weather_night,
    weather_rain,
    weather_rainbow,
    weather_snow,
    weather_tornado,
)

SHELVES = (300, 566)
PAINT, DARK = "#7fa8a4", "#0e2028"
JARS: tuple[tuple[float, float, Callable[..., None], str], ...] = (
    (196, 300, weather_rainbow, "#c85a4a"),
    (338, 300, weather_dawn, "#d8a850"),
    (676, 300, weather_snow, "#3f6e94"),
    (816, 300, weather_tornado, "#8a5a9a"),
    (196, 566, weather_heat, "#8a5a9a"),
    (816, 566, weather_rain, "#d8a850"),
    (338, 566, weather_night, "#c85a4a"),
)
HEAD = (
    *((330, 560), (322, 460), (330, 372), (352, 318, 1), (410, 372), (470, 398), (548, 400), (612, 372), (676, 306, 1)),
    *((694, 380), (700, 470), (684, 560), (630, 640), (540, 684), (450, 676), (372, 628)),
)
BODY = (
    *((380, 600), (300, 720), (250, 880), (262, 1010), (330, 1080), (480, 1100), (640, 1096), (760, 1060), (800, 940)),
    *((770, 790), (690, 640), (560, 600)),
)
TAIL = ((740, 1040), (880, 1000), (930, 860), (860, 740), (800, 690), (840, 610))


@card(33, "cupboard-of-weather", "Cupboard of Weather", Land.ROOMS, gouache, hand=LOOSE, con=0.16, sat=1.06, vig=0.4)
def cupboard_of_weather() -> Scene:
    """Cupboard of Weather: the fog has got out of its jar, it fills the cupboard as a cat, and it looks at a child.

    Gouache, porcelain teal and a dark inside, lost edges. Temptation.
    """
    sc = Scene(light=(-0.45, -0.6, 0.55), key="#f4fbff", shadow="#12303c", fog="#b8ccd2", seed=331)
    inside(sc)
    jars(sc)
    cat(sc)
    front(sc)
    child(sc)
    return sc


def inside(sc: Scene) -> None:
    """The dark of the cupboard, its back of boards and two shelves."""
    sc.sky([(0, "#1c3c44"), (0.5, "#12282f"), (1, "#0a181e")], 60, 1120)
    for x in range(90, 960, 108):
        sc.mul("#04090c", blur(mask(rect(x, 40, 6, 1090)), 2) * 0.7)
    grain(sc, np.ones((sc.h, sc.w), np.float32), 0.12, vertical=True)
    sc.glow(500, 560, 560, "#8ab8c0", 0.3, 1.5)
    for y in SHELVES:
        sc.add(
            rect(80, y, 860, 26),
            Lin([(0, "#5c8684"), (1, "#26464c")], (0, y), (0, y + 26)),
            depth=0.3,
            vol=5,
            mottle=0.1,
            shadow=(0, 22, 16, 0.6),
            rim=("#c8e0dc", 3, (-0.2, -1), 0.7),
        )


def jar_path(x: float, y: float) -> Any:
    """A jar on a shelf."""
    return spline(
        [
            (x - 54, y - 8),
            (x - 56, y - 120),
            (x - 40, y - 152),
            (x + 40, y - 152),
            (x + 56, y - 120),
            (x + 54, y - 8),
            (x, y),
        ]
    )


def jars(sc: Scene) -> None:
    """Weathers behind glass, and the open jar on its side."""
    for x, y, weather, lid in JARS:
        m = mask(jar_path(x, y))
        weather(sc, x, y - 4, 106, 150, m)
        sc.note(sc.bb(m, 2) or (slice(None), slice(None)), m[sc.bb(m, 2)], depth=0.4, detail=0.72)
        sc.mul("#10303a", np.clip(m - blur(m, 12) * 1.05, 0, 1) * 0.9)
        sc.screen("#ffffff", blur(mask(limb([(x - 38, y - 124), (x - 42, y - 40)], [7, 4])), 2) * 0.75)
        sc.screen("#ffffff", blur(mask(limb([(x + 42, y - 100), (x + 44, y - 50)], [3, 2])), 1) * 0.5)
        sc.add(rect(x - 42, y - 176, 84, 28, 6), lid, vol=9, depth=0.45, detail=0.7, shadow=(3, 8, 6, 0.5))
    x, y = 640, 566
    lying = spline(
        [
            (x + 90, y),
            (x - 40, y),
            (x - 72, y - 22),
            (x - 72, y - 76),
            (x - 40, y - 96),
            (x + 90, y - 96),
            (x + 106, y - 48),
        ]
    )
    sc.add(lying, "#a8c8cc", alpha=0.32, vol=34, depth=0.42, rim=("#ffffff", 4, (-0.4, -1), 0.9))
    sc.add(mask(ell(x - 72, y - 48, 14, 34), stroke=5), "#e8f4f4", alpha=0.8, depth=0.42)


def vapour(path: Any, ragged: float, soft: float, seed: int) -> Field:
    """A shape of fog: torn and blurred."""
    return blur(displace(mask(path), ragged, 90, seed), soft)


def cat(sc: Scene) -> None:
    """A cat of fog: dense at the face, lost at the flanks; its tail is still in the jar."""
    wisps = noise(150, 5, 33, aspect=1.7)
    body = vapour(spline(BODY), 60, 30, 3)
    tail = vapour(limb(TAIL, [90, 96, 84, 64, 40, 14], 60), 22, 14, 4)
    head = vapour(spline(HEAD), 13, 7, 5)
    around = blur(np.maximum(body, tail), 70)
    sc.mixin("#8fb0b8", np.clip(around * (0.55 + wisps * 0.35), 0, 1) * 0.7)
    light = np.clip((480 - sc.x) / 700 + (760 - sc.y) / 900, -1, 1)
    shade = smooth(-0.8, 0.8, light + wisps * 0.35)[..., None]
    pale = np.array([0.93, 0.965, 0.97], np.float32) * shade + np.array([0.42, 0.56, 0.62], np.float32) * (1 - shade)
    for m, strength in ((tail, 0.72), (body, 0.8), (head, 0.95)):
        dense = np.clip(m * (0.86 + wisps * 0.3), 0, 1) * strength
        sc.mixin(pale.astype(np.float32), dense)
    sc.mul("#44707c", blur(mask(spline([(400, 660), (540, 710), (660, 650), (700, 800), (380, 800)])), 30) * body * 0.5)
    for way in (((410, 1090), (396, 940), (420, 820)), ((520, 1098), (530, 960), (500, 830))):
        leg = vapour(limb(way, [96, 74, 60], 30), 10, 10, 8)
        sc.mixin("#e2eef0", leg * 0.62)
        sc.mul("#4a7480", blur(mask(limb([(x + 52, y) for x, y in way], [12, 20, 10], 20)), 12) * 0.45)
    for x in (404, 520):
        paw = vapour(ell(x, 1092, 66, 34), 6, 6, 9)
        sc.mixin("#f4fafa", paw * 0.85)
        for k in (-22, 0, 22):
            sc.mul("#4a7480", blur(mask(limb([(x + k, 1084), (x + k * 1.1, 1112)], [3, 5], 6)), 2) * 0.6)
    for pts in (((352, 352), (372, 420), (420, 404)), ((672, 340), (612, 404), (656, 430))):
        sc.mul("#5a7c8c", vapour(spline(list(pts)), 5, 8, 11) * 0.55)
    for x, tip in ((430, -14), (592, 14)):
        sc.mul("#2c5464", blur(mask(ell(x, 500, 74, 56, tip)), 14) * 0.6)
        sc.add(
            ell(x, 500, 52, 40, tip),
            Lin([(0, "#f8d860"), (1, "#c87818")], (0, 466), (0, 540)),
            vol=20,
            depth=0.6,
            detail=0.9,
            soft=1.2,
            emit=0.3,
        )
        sc.add(
            spline([(x + 3, 462), (x + 15, 500), (x + 3, 538), (x - 9, 500)]), "#0c1418", depth=0.61, detail=1, mottle=0
        )
        sc.add(ell(x - 14, 484, 9, 7), "#ffffff", depth=0.62, detail=1, mottle=0)
        sc.glow(x, 500, 150, "#ffd870", 0.22, 2)
    sc.mul("#b86a70", blur(mask(spline([(490, 574), (534, 574), (512, 600)])), 3) * 0.8)
    for side in (-1, 1):
        lip = limb([(512, 600), (512 + side * 14, 622), (512 + side * 46, 616)], [4, 5, 2], 14)
        sc.mul("#3a6070", blur(mask(lip), 2) * 0.75)
        for k in range(3):
            hair = limb(
                [(512 + side * 60, 590 + k * 14), (512 + side * 150, 566 + k * 26), (512 + side * 236, 572 + k * 44)],
                [3, 2, 0.8],
                24,
            )
            sc.post(mask(hair), "#ffffff", 0.6)
    sc.setflow(wisps * 1.6, np.clip(around, 0, 1))


def front(sc: Scene) -> None:
    """The frame of the cupboard, both doors flung open, its counter and drawers; the fog runs over the edge."""
    looks: dict[str, Any] = {"depth": 0.7, "mottle": 0.1, "detail": 0.4}
    for x, w in ((50, 46), (920, 46)):
        sc.add(
            rect(x, -20, w, 1150),
            Lin([(0, "#9cc0ba"), (1, "#5c8684")], (x, 0), (x + w, 0)),
            vol=10,
            shadow=(12, 4, 14, 0.6),
            **looks,
        )
    sc.add(
        rect(-20, -20, W + 40, 84),
        Lin([(0, "#5c8684"), (1, "#8ab0aa")], (0, 0), (0, 84)),
        vol=12,
        shadow=(0, 20, 18, 0.6),
        **looks,
    )
    for pts in (
        ((-30, -20), (52, 30), (52, 1140), (-30, 1240)),
        ((W + 30, -20), (964, 30), (964, 1140), (W + 30, 1240)),
    ):
        sc.add(poly(pts), Lin([(0, PAINT), (1, "#3c6468")], (pts[0][0], 0), (pts[1][0], 0)), vol=8, **looks)
    sc.add(
        rect(-20, 1104, W + 40, 44),
        Lin([(0, "#cfe4dc"), (1, "#6a9490")], (0, 1104), (0, 1148)),
        vol=10,
        shadow=(0, 22, 16, 0.6),
        rim=("#ffffff", 4, (-0.2, -1), 0.7),
        **looks,
    )
    sc.add(rect(-20, 1148, W + 40, 400), Lin([(0, "#6a9490"), (1, "#2c5058")], (0, 1148), (0, H)), **looks)
    for x in (70, 540):
        sc.add(
            rect(x, 1186, 410, 210, 8),
            Lin([(0, "#8ab0aa"), (1, "#4a7478")], (0, 1186), (0, 1396)),
            vol=9,
            shadow=(4, 8, 8, 0.5),
            **looks,
        )
        sc.add(ell(x + 205, 1286, 22), "#d8a850", vol=14, depth=0.75, detail=0.6, shadow=(6, 10, 6, 0.6))
    grain(sc, smooth(1100, 1110, sc.y), 0.06, seed=5)
    spill = vapour(
        spline(
            [
                (300, 1076),
                (760, 1076),
                (800, 1150),
                (716, 1250),
                (690, 1150),
                (600, 1136),
                (560, 1210),
                (520, 1130),
                (330, 1140),
            ]
        ),
        30,
        14,
        21,
    )
    sc.mixin("#e4f0f2", spill * np.clip(0.8 + noise(80, 3, 9) * 0.3, 0, 1) * 0.78)


def child(sc: Scene) -> None:
    """From behind in three quarters, on tiptoe on a stool, one hand in the fog, the other behind the back."""
    x, seat = 262, 1352
    sc.add(ell(x, seat + 6, 104, 20), "#8a5a34", vol=8, depth=0.93, detail=0.6, rim=("#ffe8c0", 3))
    for dx in (-74, 70):
        sc.add(
            limb([(x + dx, seat + 12), (x + dx * 1.15, H + 20)], [22, 20], 8), "#6a4228", vol=7, depth=0.92, detail=0.6
        )
    up = Gesture(
        hips=(0.03, 0, 0.51),
        lean=9,
        twist=8,
        nod=-20,
        hands=((0.28, -0.1, 1.0), (-0.1, 0.06, 0.52)),
        feet=((0.06, -0.06, 0.02), (-0.06, 0.07, 0.02)),
        tiptoe=0.7,
    )
    red = Look(
        coat="#b8303c",
        legs="#2f4460",
        boots="#3a241c",
        hair="#1c1418",
        cut="braid",
        hem=0.5,
        flare=0.06,
        collar="#f0e4d0",
    )
    who = human(
        sc,
        x,
        seat,
        430,
        up,
        red,
        build=CHILD,
        turn=-42,
        right=(428, 1000),
        rim=("#eaf6fa", 6, (0.6, -0.7), 0.9),
        key=0.8,
    )
    sc.mul(DARK, blur(shift(who.cover, 26, 16), 22) * (1 - who.cover) * 0.45)
    hx, hy = who.hands[0]
    sc.mixin("#eef6f8", vapour(ell(hx + 34, hy + 6, 62, 46), 18, 12, 31) * 0.7)
