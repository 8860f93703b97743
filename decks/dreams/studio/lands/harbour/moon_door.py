"""Card 1, Moon Door."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H
from ...kit.colour import hx, mix
from ...kit.field import Field, blur, noise, rng, shift, smooth
from ...kit.fills import Lin, Rad
from ...kit.ground import glitter, swirl, waves
from ...kit.marks import rock_relief
from ...kit.paths import T, ell, limb, mask, poly, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.animals import snail
from ...motifs.people import CHILD, GROWN, Gesture, Look, human
from ...motifs.sea import boat, foam
from ...motifs.sky import cumulus

MOON = (640, 330, 440)
"""Middle and radius; the frame cuts it above and on the right."""
DOOR = (606, 640, 62, 236)
"""Middle, foot, half the width and height of the opening."""
HORIZON = 1030
WAY = ((470, 1560), (452, 1440), (500, 1300), (590, 1180), (664, 1070), (690, 960), (664, 860), (622, 760), (606, 652))
"""The middle of the stair, and after it the foot of the door."""
STEPS = 30
WARM = "#ffb45c"
RIM = ("#fff0c4", 5, (0.75, -0.65), 0.95)


@card(1, "moon-door", "Moon Door", Land.HARBOUR, gouache, hand=LOOSE, con=0.16, sat=1.1, vig=0.36)
def moon_door() -> Scene:
    """Moon Door: a barefoot child has come up out of the sea; somebody stands in the lit door and throws a long shadow.

    Gouache, moon-teal and butter, seen from behind the child. Longing, dread.
    """
    sc = Scene(light=(0.6, -0.7, 0.4), key="#ffeec0", shadow="#07143c", fog="#2f6f86", seed=21)
    night(sc)
    moon(sc)
    clouds(sc)
    door(sc)
    sea(sc)
    stone, steps = stairs(sc)
    light_and_shadow(sc, stone)
    climbers(sc, steps)
    child(sc)
    near(sc)
    return sc


def night(sc: Scene) -> None:
    """Deep night that pales to the horizon."""
    sc.sky([(0, "#041430"), (0.4, "#0b3355"), (0.7, "#1d6a80"), (0.86, "#58a79a"), (0.95, "#c4dcae")], 0, 1080, warp=40)
    sc.setflow(swirl(sc, 0.1, 0.9, 480, 2))
    sc.stars(260, 900, 5)


def moon(sc: Scene) -> None:
    """The moon fills the sky: seas, craters, and a limb that turns away."""
    x, y, r = MOON
    sc.glow(x, y, 1000, "#9fd8c8", 0.4, 2.2)
    sc.glow(x, y, 640, "#ffe9b0", 0.5, 1.4)
    disc = mask(ell(x, y, r))
    glaze = Rad([(0, "#fffbe6"), (0.62, "#f8e6b8"), (0.88, "#dcb880"), (1.0, "#a8805c")], (x - 30, y + 110), r * 1.28)
    sc.add(disc, glaze, mottle=0.06, depth=0.05, detail=0.35, flow=0.5)
    seas = smooth(0.05, 0.45, noise(330, 5, 12) + 0.2 * np.clip((y - sc.y) / r, -1, 1)) * disc
    sc.mul("#b89a7c", blur(seas, 8) * 0.5)
    dice = rng(4)
    bumps = np.zeros_like(disc)
    for _ in range(34):
        a, far = dice.uniform(0, math.tau), r * math.sqrt(dice.uniform(0, 0.92))
        size = dice.uniform(10, 70) * (1 - 0.5 * far / r)
        q = np.hypot(sc.x - x - far * math.cos(a), sc.y - y - far * math.sin(a)) / size
        bumps += np.exp(-(((q - 1) / 0.24) ** 2)) * 5 - np.clip(1 - q * q, 0, 1) * 4 * (size / 30)
    bumps = blur(bumps + noise(70, 5, 8) * 4, 2.4)
    slope = np.clip((shift(bumps, 3, 3) - bumps) * disc, -1, 1)
    sc.img[:] = np.clip(sc.img + slope[..., None] * 0.17 * hx("#d0a880"), 0, 1)


def clouds(sc: Scene) -> None:
    """Banks before the foot of the moon, so that it stands far off."""
    for cx, cy, w, h, seed in (
        (960, 760, 520, 130, 31),
        (300, 716, 560, 100, 32),
        (60, 840, 420, 110, 33),
        (840, 880, 460, 80, 36),
        (360, 900, 420, 60, 38),
    ):
        cumulus(
            sc, cx, cy, w, h, seed, light="#f6e6bc", mid="#74a8a8", dark="#1c5270", alpha=0.92, depth=0.12, flat=0.3
        )


def arch(out: float, low: float = 0.0) -> list[tuple[float, ...]]:
    """The outline of the opening, so far outside of it."""
    x, y, half, high = DOOR
    w, top = half + out, y - high - out
    return [
        (x - w, y + low, 1),
        (x - w, top + w),
        (x - w * 0.72, top + w * 0.3),
        (x, top),
        (x + w * 0.72, top + w * 0.3),
        (x + w, top + w),
        (x + w, y + low, 1),
    ]


def door(sc: Scene) -> None:
    """The lit opening in the rock of the moon, its leaf pushed out, and who stands in it."""
    x, y, half, high = DOOR
    sc.glow(x, y - 90, 420, "#ff9a3c", 0.55, 1.8)
    frame = sc.add(
        spline(arch(30, 10)),
        Lin([(0, "#c89a68"), (1, "#6a4434")], (x - half, y - high), (x + half, y)),
        vol=12,
        depth=0.2,
        detail=0.6,
        mottle=0.1,
    )
    rock_relief(sc, frame, 20, 5, 0.4)
    opening = sc.add(
        spline(arch(0)),
        Rad([(0, "#fffdf0"), (0.45, "#ffe69a"), (0.8, "#ffb24a"), (1, "#d06c20")], (x, y - 100), 190),
        mottle=0.02,
        depth=0.2,
        emit=0.8,
        detail=0.7,
    )
    sc.mul("#c86a28", np.clip(1 - blur(opening, 9), 0, 1) * opening * 0.7)
    leaf = [(x + half, y + 4), (x + half + 2, y - high + 54), (x + half + 84, y - high + 12), (x + half + 88, y + 40)]
    m = sc.add(
        poly(leaf),
        Lin([(0, "#c8683a"), (1, "#4a2018")], (x + half, 0), (x + half + 88, 0)),
        depth=0.22,
        detail=0.7,
        mottle=0.08,
        rim=("#ffd890", 4, (-1, 0), 0.9),
        shadow=(18, 10, 12, 0.5, "#7a5038"),
    )
    for k in (1, 2, 3):
        sc.mul("#2a1010", mask(limb([(x + half + 21 * k, y + 50), (x + half + 21 * k, y - high)], [3, 3], 3)) * m * 0.7)
    sc.add(ell(x + half + 70, y - 78, 7), "#ffdf80", vol=4, detail=1)
    waiting = Gesture(
        hips=(0, -0.02, 0.5),
        side=4,
        hands=((0.02, -0.2, 0.42), (0.0, 0.27, 0.84)),
        feet=((0.02, -0.06, 0.0), (-0.02, 0.06, 0.0)),
    )
    dark = "#3a1a1c"
    look = Look(coat=dark, legs=dark, boots=dark, skin="#4a2420", hair="#2a1216", hem=0.9, flare=0.05, cut="long")
    human(
        sc, x - 4, y + 6, 178, waiting, look, build=GROWN, turn=84, key=0.2, rim=(WARM, 3, (-0.6, -0.7), 0.6), depth=0.2
    )
    sc.glow(x, y - 100, 150, "#ffcf70", 0.14, 1.6)


def sea(sc: Scene) -> None:
    """A dark swell with the moon's light on it, and the boat that drifts off."""
    sc.haze(HORIZON - 20, 50, "#cfe6c0", 0.6, seed=4)
    waves(sc, HORIZON, 1560, "#4f9f9a", "#06203c", crest="#d9f2dc", n=17, amp=(1.2, 20), seed=5, depth=0.3, crest_a=0.3)
    glitter(sc, 760, HORIZON + 4, 1400, 90, 330, "#ffe6a8", n=300, seed=3, a=0.7)
    sc.mul("#04142c", blur(mask(ell(140, 1204, 130, 16)), 6) * 0.6)
    boat(sc, T(140, 1178, 1.15, 6), col="#c0483a", rim=("#ffe0a8", 3, (0.4, -1), 0.9), depth=0.6)
    sc.add(limb([(252, 1156), (276, 1204), (330, 1216), (372, 1210)], [4, 4, 4, 2], 30), "#e8d8b0", depth=0.6)
    foam(sc, [(60, 1212), (150, 1222), (250, 1206)], 12, "#dff2e4", 4, 0.6)


def stairs(sc: Scene) -> tuple[Field, list[tuple[float, float, float]]]:
    """Worn stone, far to near; the mask of all, and middle, front edge and width of each step, lowest first."""
    middles = sample(WAY, STEPS + 1)
    dice = rng(6)
    sizes = [88 + 560 * smooth(640, 1560, y) ** 1.25 for _, y in middles]
    whole = np.zeros((sc.h, sc.w), np.float32)
    sill(sc)
    steps = []
    for i in reversed(range(STEPS)):
        (x, y), (x_back, y_back) = middles[i : i + 2]
        wide, narrow = sizes[i], sizes[i + 1]
        gap = y - y_back
        tread = gap * (0.22 + 0.42 * smooth(HORIZON - 60, 1500, y))
        near_ = 1 - i / (STEPS - 1)
        tone = mix("#c0b48c", "#2c5468", near_**0.7)
        worn = [dice.uniform(-1, 1) * wide * 0.014 for _ in range(8)]
        thick = max(0.17 * wide, gap * 1.3)
        front = spline(
            [
                (x - wide / 2 + worn[0], y, 1),
                (x + wide / 2 + worn[1], y + worn[2] * 0.4, 1),
                (x + wide / 2 + worn[3], y + thick * 0.5),
                (x + wide * 0.34, y + thick * (0.85 + 0.3 * dice.random())),
                (x, y + thick * (0.9 + 0.4 * dice.random())),
                (x - wide * 0.3, y + thick * (0.8 + 0.4 * dice.random())),
                (x - wide / 2 + worn[4], y + thick * 0.5),
            ]
        )
        face = Lin([(0, mix(tone, "#0a1c3c", 0.25)), (1, mix(tone, "#04081c", 0.82))], (x, y), (x, y + thick))
        look = {"depth": 0.4 + 0.35 * near_, "detail": 0.5, "mottle": 0.1}
        m = sc.add(front, face, rough=1.6, flow=0.0, **look)
        top = [
            (x - wide / 2 + worn[0], y + 1),
            (x + wide / 2 + worn[1], y + 1),
            (x_back + narrow / 2, y - tread),
            (x_back - narrow / 2, y - tread),
        ]
        light = Lin(
            [(0, mix(tone, "#0e2c50", 0.3)), (1, mix(tone, "#fff0c4", 0.45))], (x - wide / 2, 0), (x + wide / 2, 0)
        )
        flat = sc.add(poly(top), light, flow=0.0, **look)
        sag = y + wide * 0.012
        edge = limb([(x - wide / 2, y), (x, sag), (x + wide / 2, y)], [2 + 0.006 * wide] * 2, 16)
        sc.add(edge, mix("#ffe9b8", tone, 0.2 + 0.35 * near_), alpha=0.8, rough=1.2, flow=0.0, **look)
        whole = np.maximum(whole, np.maximum(m, flat))
        steps.append((float(x), float(y), float(wide)))
    rock_relief(sc, whole, 26, 7, 0.3, aspect=1.6)
    return whole, steps[::-1]


def sill(sc: Scene) -> None:
    """The worn stone between the door and the highest step."""
    x, y, half, _ = DOOR
    slab = [
        (x - half - 34, y + 2, 1),
        (x + half + 20, y + 2, 1),
        (x + half + 10, y + 34),
        (x, y + 44),
        (x - half - 30, y + 30),
    ]
    sc.add(
        spline(slab), Lin([(0, "#fff0c0"), (0.3, "#d8a868"), (1, "#5a4448")], (0, y), (0, y + 40)), depth=0.3, rough=2
    )


def light_and_shadow(sc: Scene, stone: Field) -> None:
    """The door lies on the steps as a carpet of light, and in its middle the shadow of whoever waits."""
    way = sample(WAY, 60)[::-1]
    reach = way[:46]
    carpet = blur(mask(limb(reach, [96, 150, 240, 340], 60)), 16) * stone
    fade = smooth(1400, 720, sc.y)
    sc.screen("#ff9a40", carpet * (0.18 + 0.5 * fade))
    (x, y), (top_x, top_y) = way[28], way[32]
    shade = [
        limb(way[1:31], [28, 40, 58, 80, 66, 56, 72, 100, 26], 80),
        ell(top_x, top_y + 8, 34, 42, 14),
        limb([(x + 34, y - 20), (x + 78, y + 6), (x + 92, y + 78)], [26, 22, 18], 20),
    ]
    m = blur(mask(shade), 4)
    sc.mul("#1c3458", m * np.maximum(stone, smooth(642, 650, sc.y) * (sc.y < 690)) * (0.6 + 0.25 * fade))
    sc.mul("#06183a", stone * smooth(1320, 1500, sc.y) * 0.5)


def climbers(sc: Scene, steps: list[tuple[float, float, float]]) -> None:
    """Snails with glowing shells are on their way up too."""
    for i, s, side in ((12, 0.62, 0.3), (19, 0.44, -0.3), (24, 0.3, 0.26)):
        x, y, wide = steps[i]
        sc.glow(x + side * wide, y - 24 * s, 150 * s, "#ffb850", 0.5, 2)
        snail(sc, T(x + side * wide, y - 4, s, 0, side > 0), body="#5a3a3a", rim=("#fff0c8", 2, (0.5, -1), 0.8))


def child(sc: Scene) -> None:
    """She has one foot on the next step and gathers up her wet shirt; the other hand has no hold."""
    x, y, h = 384, 1420, 590
    climb = Gesture(
        hips=(0.05, -0.01, 0.46),
        lean=9,
        side=-4,
        twist=-8,
        nod=-16,
        look=-6,
        hands=((0.2, -0.2, 0.4), (0.02, 0.3, 0.56)),
        feet=((0.07, -0.075, 0.035), (-0.07, 0.07, 0.0)),
        tiptoe=0.3,
    )
    shade = spline([(330, 1416), (430, 1400), (500, 1420), (350, 1500), (180, 1520), (200, 1470)])
    sc.mul("#04102c", blur(mask(shade), 9) * 0.7)
    look = Look(
        coat="#dfe6e2",
        legs="#d0a084",
        boots="#c89878",
        skin="#d8a888",
        hair="#5a2c1c",
        cut="long",
        hem=0.56,
        flare=0.07,
        wind=-0.05,
    )
    person = human(sc, x, y, h, climb, look, build=CHILD, turn=-64, rim=RIM, depth=0.92, dark=0.85)
    strands(sc, person.head, h)


def strands(sc: Scene, head: tuple[float, float], h: float) -> None:
    """Wet hair in strands down her back, a few of them lifted by the wind."""
    x, y = head
    dice = rng(12)
    items = []
    for k in range(46):
        u = dice.uniform(-1, 1)
        start = (x + u * 0.05 * h, y - (0.1 - 0.05 * abs(u)) * h)
        bulge = (x + u * 0.115 * h, y + 0.03 * h)
        low = y + dice.uniform(0.2, 0.36) * h
        end = (x + u * 0.06 * h - dice.uniform(0, 0.03) * h - (0.1 * h if k % 7 == 0 else 0), low)
        tone = mix(mix("#2c1014", "#7a3c22", dice.random()), "#f0b070", 0.5 * max(u, 0) ** 2 + 0.1 * dice.random())
        items.append((limb([start, bulge, (bulge[0] * 0.7 + end[0] * 0.3, y + 0.16 * h), end], [3, 8, 7, 2], 24), tone))
    sc.polys(items, depth=0.93, detail=0.7, mottle=0.04)


def near(sc: Scene) -> None:
    """A snail before the eye, cut by the frame; foam about the lowest steps."""
    sc.glow(900, 1400, 330, "#ffb048", 0.5, 1.9)
    sc.mul("#04102c", blur(mask(ell(900, 1482, 190, 22)), 9) * 0.7)
    snail(sc, T(900, 1490, 2.7, -6, True), body="#4a3038", rim=("#fff0c8", 4, (0.5, -1), 0.8), depth=0.97, lit=0.5)
    foam(sc, [(-20, 1440), (110, 1456), (190, 1490)], 26, "#dff2e4", 8, 0.7)
    sc.mul("#041430", smooth(1430, H + 40, sc.y) * 0.4)
