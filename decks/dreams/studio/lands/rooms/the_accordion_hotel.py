"""Card 32, The Accordion Hotel."""

import math

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.camera import Cam, Quad
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, noise, smooth
from ...kit.fills import Lin
from ...kit.paths import T, ell, limb, mask, poly, rect, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.fingers import finger
from ...motifs.people import GROWN, Gesture, Look, human

CAM = Cam(eye=(0.05, 1.45, 0), f=620, c=(W * 0.5, 640))
FOLDS = 9
OUT, IN = 2.15, 1.2
"""Half the width of the corridor in its furrows and at its ridges."""
DOORS = ("#c85a3a", "#2f7f78", "#e0a83c", "#7a4a8a", "#3f6ea8", "#b83c5a")
BRASS, INK = "#e8b858", "#1a1440"
FAR = 8.6


@card(32, "the-accordion-hotel", "The Accordion Hotel", Land.ROOMS, gouache, hand=LOOSE, con=0.18, sat=1.12, vig=0.36)
def the_accordion_hotel() -> Scene:
    """The Accordion Hotel: the corridor is a bellows, and whoever plays has begun to press it together.

    Gouache, lavender flood and brass, light from the far end alone. Panic.
    """
    sc = Scene(light=(0.3, -0.75, 0.3), key="#ffd898", shadow="#181448", fog="#8474ac", seed=322)
    sc.sky([(0, "#2c2660"), (1, "#1c1848")], 0, H)
    keyboard(sc)
    for k in reversed(range(FOLDS)):
        fold(sc, k)
    flying(sc)
    bellboy(sc)
    hands(sc)
    return sc


def ring(k: int) -> tuple[float, float]:
    """How deep a fold begins and ends: the farther, the more they are pressed together."""
    start = 1.1 + k * 0.92 - k * k * 0.012
    return start, start + 0.5


def keyboard(sc: Scene) -> None:
    """At the far end there are keys instead of a wall, and light falls through them."""
    (left, low), (right, high) = _at(-1.5, -0.1, FAR), _at(1.5, 4.2, FAR)
    sc.add(rect(left, high, right - left, low - high), "#fff0c8", depth=0.05, mottle=0.03, emit=0.5)
    wide = (right - left) / 11
    keys = [rect(left + wide * i, high, 2.5, low - high) for i in range(12)]
    sc.mul("#a8743c", mask(keys) * 0.8)
    for i in (1, 2, 4, 5, 6, 8, 9):
        sc.add(rect(left + wide * i - wide * 0.3, high, wide * 0.6, (low - high) * 0.62), "#2c1c3c", depth=0.06, vol=3)
    sc.glow((left + right) / 2, (low + high) / 2 + 40, 360, "#ffd890", 0.75, 1.6)


def fold(sc: Scene, k: int) -> None:
    """One fold: ceiling, floor and two walls come inwards; each wall has a door."""
    start, end = ring(k)
    far = k / FOLDS
    corner = {
        (side, low, place): _at(side * (OUT if place == 0 else IN), _height(low, place), start if place == 0 else end)
        for side in (-1, 1)
        for low in (0, 1)
        for place in (0, 1)
    }
    dim = 0.06 + 0.34 * (1 - far)
    look = {"depth": 0.9 - far * 0.7, "mottle": 0.1, "detail": 0.4}

    def quad(*spots: tuple[int, int, int]) -> Quad:
        return Quad(*(corner[spot] for spot in spots))

    ceiling = quad((-1, 1, 0), (1, 1, 0), (1, 1, 1), (-1, 1, 1))
    floor = quad((-1, 0, 1), (1, 0, 1), (1, 0, 0), (-1, 0, 0))
    left = quad((-1, 1, 0), (-1, 1, 1), (-1, 0, 1), (-1, 0, 0))
    right = quad((1, 1, 1), (1, 1, 0), (1, 0, 0), (1, 0, 1))
    for part, tone, furrow, ridge in (
        (ceiling, "#5c4c94", (0.5, 0.0), (0.5, 1.0)),
        (floor, "#8c2f4a", (0.5, 1.0), (0.5, 0.0)),
        (left, "#6c52a4", (0.0, 0.5), (1.0, 0.5)),
        (right, "#9474bc", (1.0, 0.5), (0.0, 0.5)),
    ):
        tone = mix(mix(tone, INK, dim), "#f0b890", 0.38 * far)
        shades = Lin([(0, mix(tone, INK, 0.66)), (1, mix(tone, "#ffd8b0", 0.22))], part(*furrow), part(*ridge))
        sc.add(part.rect(0, 0, 1, 1), shades, **look)
    runner(sc, floor, far, dim)
    for part, flip in ((left, False), (right, True)):
        paper(sc, part, far)
        door(sc, part, DOORS[(k * 2 + flip * 3) % len(DOORS)], far, flip=flip, ajar=(k + flip) % 3 == 1)
    thick = 14 * (1 - far) ** 1.6 + 2.5
    edge = poly([corner[(-1, 0, 1)], corner[(-1, 1, 1)], corner[(1, 1, 1)], corner[(1, 0, 1)]], closed=False)
    sc.add(
        mask(edge, stroke=thick),
        mix(BRASS, "#6a3c3c", 0.45 * (1 - far)),
        vol=thick * 0.4,
        depth=look["depth"],
        detail=0.6,
        rim=("#fff0c0", max(thick * 0.25, 1.5), (0.2, 0.6), 0.8),
        shadow=(0, 6, 9, 0.5),
    )


def _at(across: float, up: float, deep: float) -> tuple[float, float]:
    """Where a spot of the corridor is seen: it sways as it goes off."""
    return CAM((across + sway(deep), up + 0.012 * deep * deep, deep))


def sway(deep: float) -> float:
    """How far the corridor has been bent aside at a depth."""
    return 0.62 * math.sin(deep * 0.62 - 0.75) + 0.05


def _height(low: int, place: int) -> float:
    """The height of a corner of a fold, of its ceiling or its floor, in the furrow or at the ridge."""
    if low:
        return 4.1 if place == 0 else 3.5
    return -0.3 if place == 0 else 0.0


def runner(sc: Scene, floor: Quad, far: float, dim: float) -> None:
    """A red carpet, pushed into folds."""
    m = mask(floor.rect(0.22, 0, 0.78, 1))
    tone = mix(mix("#e04a4a", INK, dim * 0.75), "#ffb080", 0.3 * far)
    sc.add(m, Lin([(0, mix(tone, "#ffd8a8", 0.3)), (1, mix(tone, INK, 0.55))], floor(0.5, 0), floor(0.5, 1)), depth=0.5)
    sc.mixin(mix(BRASS, INK, dim * 0.6), mask([floor.rect(0.24, 0, 0.262, 1), floor.rect(0.738, 0, 0.76, 1)]) * 0.8)


def paper(sc: Scene, part: Quad, far: float) -> None:
    """Stripes of the wallpaper and a dado."""
    if far > 0.75:
        return
    stripes = [part.rect(u, 0, u + 0.05, 1) for u in (0.02, 0.15, 0.28, 0.41, 0.54, 0.67, 0.8, 0.93)]
    sc.mul("#3c2c78", mask(stripes) * 0.3)
    sc.add(part.rect(0, 0.3, 1, 0.318), mix(BRASS, INK, 0.4 - 0.2 * far), depth=0.6, detail=0.5)


def door(sc: Scene, part: Quad, tone: str, far: float, *, flip: bool, ajar: bool) -> None:
    """A door of the hotel; where it stands ajar there is light behind it."""
    a, b, top = 0.24, 0.8, 0.42
    if flip:
        a, b = 1 - b, 1 - a
    dim = 0.22 * (1 - far) ** 0.7
    frame = part.rect(a - 0.07, top - 0.03, b + 0.07, 1)
    sc.add(frame, mix("#c89060", INK, dim + 0.1), depth=0.6, vol=4 * (1 - far) + 1, detail=0.5)
    leaf = Lin([(0, mix(tone, "#ffe0b0", 0.15)), (1, mix(tone, INK, dim + 0.15))], part(a, top), part(b, 1))
    if ajar:
        sc.add(part.rect(a, top, b, 1), "#ffd888", depth=0.6, mottle=0.03, emit=0.3)
        x = a + (b - a) * 0.42 if not flip else b - (b - a) * 0.42
        u0, u1 = (x, b) if not flip else (a, x)
        low = 0.03 if not flip else -0.03
        swung = part.path([(u0, top + abs(low)), (u1, top - (low if flip else 0)), (u1, 1.0), (u0, 1 + abs(low))])
        sc.add(swung, leaf, depth=0.62, vol=4 * (1 - far) + 1, detail=0.6, shadow=(-8, 6, 10, 0.4))
        sc.glow(*part((a + b) / 2, 0.72), 190 * (1 - far) + 20, "#ffc870", 0.4 * (1 - far), 1.7)
        return
    sc.add(part.rect(a, top, b, 1), leaf, depth=0.62, vol=4 * (1 - far) + 1, detail=0.55)
    inset = [
        part.rect(a + (b - a) * 0.18, top + (1 - top) * v, b - (b - a) * 0.18, top + (1 - top) * (v + 0.36))
        for v in (0.08, 0.54)
    ]
    sc.mul(INK, mask(inset) * 0.34)
    sc.add(ell(*part(b - 0.07 if not flip else a + 0.07, 0.74), 9 * (1 - far) ** 1.5 + 1.5), BRASS, depth=0.65, vol=3)


def flying(sc: Scene) -> None:
    """Doors have burst from their hinges and come towards us."""
    for x, y, s, turn, tone in (
        (626, 440, 0.62, -24, "#e0a83c"),
        (404, 330, 0.85, 28, "#2f9a90"),
        (588, 196, 1.2, 16, "#d8503c"),
        (300, 120, 1.7, -20, "#4a7ab8"),
    ):
        t = T(x, y, s, turn)
        look = {"depth": 0.8, "detail": 0.6}
        sc.add(t(poly([(46, -92), (60, -80), (60, 100), (46, 92)])), mix(tone, INK, 0.7), **look)
        sc.add(
            t(poly([(-46, -98), (46, -90), (46, 94), (-46, 86)])),
            Lin([(0, mix(tone, "#ffe8c0", 0.3)), (1, mix(tone, INK, 0.5))], t((20, 94)), t((-30, -98))),
            vol=6 * s,
            rim=("#fff0c0", 4 * s, (0.2, 1), 0.8),
            shadow=(10 * s, 22 * s, 16, 0.4),
            **look,
        )
        panels = [t(rect(-30, v, 60, 66, 4)) for v in (-78, 8)]
        sc.mul(INK, mask(panels) * 0.35)
        sc.add(t(ell(33, 4, 8)), BRASS, vol=4 * s, **look)


def bellboy(sc: Scene) -> None:
    """He comes running, a case in each hand; one has sprung open."""
    x, y, h = 492, 1352, 640
    flee = Gesture(
        hips=(0.04, 0, 0.49),
        lean=16,
        side=-5,
        twist=16,
        nod=-10,
        look=8,
        hands=((0.16, -0.34, 0.6), (0.02, 0.36, 0.56)),
        feet=((-0.3, -0.05, 0.24), (0.26, 0.06, 0.0)),
    )
    shade = spline([(340, 1370), (480, 1336), (640, 1360), (700, 1500), (300, 1500)])
    sc.mul("#1a0c30", blur(mask(shade), 22) * 0.6)
    case(sc, T(262, 1120, 1.0, 20), "#8a5230")
    boy = human(
        sc,
        x,
        y,
        h,
        flee,
        Look(
            coat="#f0b83c",
            legs="#3c2a5c",
            boots="#1c1428",
            hair="#3a1f18",
            hat="cap",
            hat_colour="#c8342e",
            hem=0.22,
            flare=0.0,
            belt="#7a2434",
            collar="#c8342e",
            skin="#d89a74",
        ),
        build=GROWN,
        turn=66,
        right=(300, 1036),
        left=(716, 1010),
        reach=0.14,
        rim=("#fff0b8", 6, (0.3, -0.8), 0.85),
        key=0.9,
        dark=0.8,
    )
    buttons = [ell(boy.head[0] + 20 + d * 6, boy.head[1] + 150 + d * 34, 6) for d in range(4)]
    sc.add(mask(buttons), "#fff0c0", vol=3, depth=0.96, detail=0.8)
    case(sc, T(752, 1104, 1.05, -24), "#2f6a78")
    for t, tone in ((T(868, 1230, 0.9, 28), "#f4ecdc"), (T(912, 1106, 0.6, -30), "#d86a7a")):
        shirt(sc, t, tone)


def shirt(sc: Scene, t: T, tone: str) -> None:
    """A shirt that flies out of the case."""
    body = spline([(-34, -50), (0, -40), (34, -50), (42, 10), (50, 74, 1), (0, 60), (-44, 80, 1), (-40, 10)])
    sleeves = (
        limb([(-30, -40), (-84, -14), (-92, 40)], [34, 30, 24]),
        limb([(30, -40), (80, -60), (122, -34)], [34, 30, 24]),
    )
    sc.add(
        [t(part) for part in (*sleeves, body)],
        Lin([(0, tone), (1, mix(tone, INK, 0.5))], t((10, -50)), t((-10, 84))),
        vol=12,
        depth=0.95,
        mottle=0.08,
        detail=0.6,
        rim=("#fff4d0", 3, (0.2, -1), 0.7),
        shadow=(8, 20, 12, 0.4),
    )
    folds = [t(limb([(x, -20), (x * 1.4, 30), (x * 1.5, 66)], [1, 6, 3], 10)) for x in (-18, 2, 22)]
    sc.mul(mix(tone, INK, 0.6), blur(mask(folds), 2) * 0.5)


def case(sc: Scene, t: T, tone: str) -> None:
    """A suitcase that swings from its handle at 0, -84."""
    look = {"depth": 0.93, "detail": 0.62}
    sc.add(mask(t(spline([(-30, -64), (-24, -92), (24, -92), (30, -64)], closed=False)), stroke=9), "#2c1a20", **look)
    m = sc.add(
        t(rect(-104, -66, 208, 138, 16)),
        Lin([(0, mix(tone, "#ffe0b0", 0.3)), (1, mix(tone, INK, 0.5))], t((20, -66)), t((-20, 72))),
        vol=18,
        rim=("#fff0c0", 5, (0.2, -1), 0.8),
        shadow=(10, 26, 18, 0.45),
        mottle=0.1,
        **look,
    )
    for x in (-60, 46):
        sc.add(t(rect(x, -70, 18, 146)), mix(tone, INK, 0.5), clip=m, vol=4, **look)
    sc.add(t(rect(-12, -60, 24, 18, 3)), BRASS, vol=4, **look)


def hands(sc: Scene) -> None:
    """From both sides fingers close over the first fold; it is as if they played."""
    left = ("#e8a888", "#b06c64", "#7a4458", "#2c1840")
    right = ("#ffd8b0", "#dc9878", "#a05c5c", "#3c2048")
    for k in range(4):
        y = 372 + 128 * k
        long = (196, 232, 222, 178)[k]
        way = [(-80, y - 24), (long * 0.4, y - 36), (long * 0.82, y - 8), (long, y + 40)]
        finger(sc, way, (118, 114, 100, 74), tones=left, rim="#ffd0a0", shadow=(20, 30))
        far = (W + 80, y + 6), (W - long * 0.42, y - 20), (W - long * 0.84, y + 6), (W - long * 1.02, y + 54)
        finger(sc, list(far), (118, 114, 100, 74), tones=right, shadow=(-16, 30))
    sc.dark(W * 0.5, -200, 620, "#181040", 0.35)
    sc.mul("#2a1c58", smooth(1300, 1560, sc.y + noise(200, 2, 4) * 30) * 0.5)
