"""Card 19, The Unzipped Street."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.camera import Quad
from ...kit.canvas import H
from ...kit.colour import mix
from ...kit.field import blur, noise, rng, smooth
from ...kit.fills import Lin
from ...kit.ground import swirl
from ...kit.marks import line
from ...kit.paths import T, blurmask, cut, ell, lerp, limb, mask, poly, rect, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.animals import dog
from ...motifs.person import person
from ...motifs.sky import cumulus
from .motifs import facade, one_point

DUSK, TEAL = "#3a2038", "#2f6a7a"
VANISH_X, VANISH_Y = 560, 352
GROUND = 1120.0
SLIDER_Z = 2.55
SKIN, SKIN_SHADE = "#b8c4e8", "#5a62a8"
HAND = {"depth": 0.64, "detail": 0.95, "rim": ("#f4f2ff", 3.5, (0.6, -0.8), 0.8)}
_at = one_point(VANISH_X, VANISH_Y)


def _seam_x(z):
    """where the seam runs at a distance"""
    return 26 * math.sin(z * 1.5) + 10


def _gap(z):
    """half the opening at a distance"""
    return 0 if z >= SLIDER_Z else 345 * ((SLIDER_Z - z) / (SLIDER_Z - 0.8)) ** 1.15


def _tooth(p, direction, size):
    """one tooth of the zip"""
    t = T(p[0], p[1], size / 20, math.degrees(math.atan2(direction[1], direction[0])))
    return t(spline([(-9, -7, 1), (6, -7), (13, -4), (13, 4), (6, 7), (-9, 7, 1)]))


def _skin(d):
    """the hand's colour, darker with d"""
    return mix(SKIN, SKIN_SHADE, d)


@card(19, "the-unzipped-street", "The Unzipped Street", Land.CITY, gouache)
def the_unzipped_street() -> Scene:
    """The boulevard has a zip, and somebody below is pulling it open: under the paving is the night sky. A postman has
    stopped just in time, his letters have not; perhaps one of them is addressed down there.

    Gouache, P4 rose brick dawn, high horizon, opening wedge.
    """
    sc = Scene(light=(0.6, -0.65, 0.45), key="#fff0d0", shadow="#32204a", fog="#f2c8b0", seed=1901)
    _dawn(sc)
    dice = _paving(sc)
    _houses(sc, dice)
    distances, left, right, opening = _seam()
    night = _night_below(sc, opening)
    _planet(sc, night)
    _tapes(sc, distances, left, right)
    _teeth(sc)
    slider_x, slider_y = _slider(sc)
    _tab(sc, slider_x, slider_y)
    hand_x, hand_y = _hand(sc, slider_x, slider_y)
    _palm(sc, hand_x, hand_y)
    _postman(sc)
    _letters(sc)
    _dog(sc)
    return sc


def _dawn(sc: Scene) -> None:
    """a pale sky at the end of the street"""
    sc.sky([(0, "#7f9fb4"), (0.35, "#d8c4bc"), (0.7, "#fbd8b4"), (1, "#fff0cc")], 0, 380, warp=14)
    sc.setflow(swirl(sc, 0.1, 0.8, 420, 2))
    sc.glow(VANISH_X, VANISH_Y, 520, "#fff2c8", 0.8, 1.5)
    for cx, cy, w, h, s in ((300, 110, 320, 70, 3), (800, 170, 300, 60, 4)):
        cumulus(sc, cx, cy, w, h, s, light="#fff4e0", mid="#f4c8b4", dark="#a888a0", alpha=0.85, depth=0.03)


def _paving(sc: Scene):
    """paving"""
    sc.add(
        poly([(VANISH_X - 40, VANISH_Y), (VANISH_X + 40, VANISH_Y), (1800, H + 60), (-900, H + 60)]),
        Lin([(0, "#fbe0bc"), (0.2, "#e0a890"), (0.6, "#b07878"), (1, "#6a4060")], (0, VANISH_Y), (0, H)),
        depth=0.3,
        mottle=0.06,
        flow=0.0,
    )
    dice = rng(4)
    setts = []
    for j in range(46):
        z = 0.86 * (10.5 / 0.86) ** (j / 45)
        y0, y1 = VANISH_Y + GROUND / z, VANISH_Y + GROUND / (z * 1.052)
        for i in range(-9, 9):
            xa = (i + (j % 2) * 0.5) * 62
            a, b = _at(xa + 3, 0, z)[0], _at(xa + 59, 0, z)[0]
            tone = ["#ffe6c8", "#7a4a62", "#c88a88"][dice.integers(3)]
            setts.append(
                (
                    poly([(a, y0), (b, y0), (b + (VANISH_X - b) * 0.05, y1), (a + (VANISH_X - a) * 0.05, y1)]),
                    tone,
                    0.10 + 0.22 * dice.random(),
                )
            )
    sc.polys(setts, depth=0.3, mottle=0.04, flow=0.0)
    return dice


def _houses(sc: Scene, dice) -> None:
    """houses on both sides, far to near"""
    zs = [9.0, 6.2, 4.5, 3.3, 2.5, 1.9, 1.42, 1.0, 0.62]
    for i in range(len(zs) - 1):
        z1, z0 = zs[i], zs[i + 1]
        mist = max(0, min(0.85, (z1 - 1.2) / 7.5))
        for side in (-1, 1):
            _house(sc, dice, i, side, z0, z1, mist)
    sc.haze(VANISH_Y + 40, 46, "#fff0d0", 0.55, seed=6)
    sc.mul(
        "#5a3258",
        blur(mask(poly([_at(505, GROUND, 0.62), _at(505, GROUND, 9), _at(300, GROUND, 9), _at(250, GROUND, 0.62)])), 10)
        * 0.38,
    )


def _house(sc: Scene, dice, i, side, z0, z1, mist) -> None:
    """one house of the boulevard between two distances"""
    top = -(120 + 150 * dice.random()) - 40 * (i % 2)
    wall = mix(["#c87a78", "#d8988a", "#a8606a", "#e0b09a", "#b8707a"][dice.integers(5)], "#f6d0b4", mist)
    wall = mix(wall, DUSK, 0.22 if side > 0 else 0.0)
    x = side * 505
    far_t, near_t = _at(x, top, z1), _at(x, top, z0)
    far_b, near_b = _at(x, GROUND, z1), _at(x, GROUND, z0)
    q = Quad(near_t, far_t, far_b, near_b) if side < 0 else Quad(far_t, near_t, near_b, far_b)
    facade(
        sc,
        q,
        wall,
        mix(DUSK, "#f0c4b0", mist),
        lit=mix("#ffdf90", "#fff0cc", mist),
        nx=3,
        ny=7,
        seed=40 + i * 2 + (side > 0),
        plit=0.22,
        ww=0.44,
        wh=0.58,
        depth=0.35 + 0.03 * i,
        rim=("#fff0d0", 3, (1, -0.6), 0.6),
        shutters=mix(TEAL, "#f0c8b0", mist) if (i + (side > 0)) % 2 else None,
        bottom=0.94,
    )
    _roof_edge(sc, side, far_t, near_t, z0, z1, mist, 0.35 + 0.03 * i)
    _chimney(sc, x, top, (z0 + z1) / 2, mist, 0.35 + 0.03 * i)


def _roof_edge(sc: Scene, side, far_t, near_t, z0, z1, mist, depth) -> None:
    """the roof above one house front"""
    sc.add(
        poly(
            [
                far_t,
                near_t,
                (near_t[0] + side * 40 / z0, near_t[1] - 95 / z0),
                (far_t[0] + side * 40 / z1, far_t[1] - 95 / z1),
            ]
        ),
        mix("#6a5a72", "#f0cdb4", mist),
        depth=depth,
        mottle=0.06,
        detail=0.6,
        rim=("#fff0d0", 3, (0.3, -1), 0.6),
    )


def _chimney(sc: Scene, x, top, z, mist, depth) -> None:
    """its chimney"""
    cxm, cym = _at(x * 1.03, top - 70, z)
    ch = 90 / z
    sc.add(
        rect(cxm - ch * 0.22, cym - ch, ch * 0.44, ch),
        mix("#a85a58", "#f0cdb4", mist),
        depth=depth,
        detail=0.6,
        vol=3,
    )


def _seam():
    """the centre line with a slight S, open below the slider"""

    distances = np.linspace(SLIDER_Z, 0.74, 60)
    left = [_at(_seam_x(z) - _gap(z), GROUND, z) for z in distances]
    right = [_at(_seam_x(z) + _gap(z), GROUND, z) for z in distances]
    opening = poly(left + right[::-1])
    return distances, left, right, opening


def _night_below(sc: Scene, opening):
    """night below"""
    night = mask(opening)
    sc.add(
        night,
        Lin([(0, "#2a2a6a"), (0.4, "#141a4c"), (1, "#070a26")], (0, 800), (0, H)),
        depth=0.45,
        mottle=0.05,
        detail=0.4,
    )
    neb = np.clip(noise(170, 4, 77) + 0.1, 0, 1) * night
    sc.mixin("#5a3a8a", neb * 0.5)
    sc.mixin("#2f7a9a", np.clip(noise(140, 4, 78), 0, 1) * night * 0.35)
    sc.stars(900, H, 9, ymin=790, clip=night, size=(1.2, 4.0))
    return night


def _planet(sc: Scene, night) -> None:
    """a ringed planet"""
    planet_x, planet_y = 660, 1290
    sc.glow(planet_x, planet_y, 150, "#f2b890", 0.4, 2)
    ring = cut(ell(planet_x, planet_y, 108, 26, -18), ell(planet_x, planet_y, 84, 17, -18))
    sc.add(ring, "#f0d0a8", depth=0.46, detail=0.9, alpha=0.85, clip=night)
    sc.add(
        ell(planet_x, planet_y, 56),
        Lin(
            [(0, "#ffe0b0"), (0.5, "#e0866a"), (1, "#5a2a5a")],
            (planet_x - 40, planet_y - 46),
            (planet_x + 40, planet_y + 50),
        ),
        vol=30,
        depth=0.46,
        detail=0.8,
        clip=night,
    )
    sc.add(cut(ring, rect(planet_x - 140, planet_y - 90, 280, 88)), "#f6dcb4", depth=0.46, detail=0.9, clip=night)


def _tapes(sc: Scene, distances, left, right) -> None:
    """the cloth edges of the zip, open and closed"""
    tape_l = [_at(_seam_x(z) - _gap(z) - 46 - 10 * (SLIDER_Z - z), GROUND, z) for z in distances]
    tape_r = [_at(_seam_x(z) + _gap(z) + 46 + 10 * (SLIDER_Z - z), GROUND, z) for z in distances]
    for inner, outer, ax in ((left, tape_l, 1), (right, tape_r, -1)):
        strip = poly(inner + outer[::-1])
        sc.add(
            strip,
            Lin([(0, "#3f7a86"), (1, "#1f4a5c")], (0, 800), (0, H)),
            vol=12,
            depth=0.5,
            detail=0.8,
            mottle=0.06,
            rim=("#ffe8c8", 3, (0.4, -1), 0.6),
            shadow=(ax * 14, 10, 12, 0.55, "#02031a"),
        )
        stitch = [
            poly([lerp(inner[i], outer[i], 0.74), lerp(inner[i + 1], outer[i + 1], 0.74)], closed=False)
            for i in range(0, 58, 2)
        ]
        sc.post(mask(stitch, stroke=2.6), "#ffe2b8", 0.8)
    zfar = np.linspace(SLIDER_Z, 9, 60)
    closed = poly(
        [_at(_seam_x(z) - 46, GROUND, z) for z in zfar] + [_at(_seam_x(z) + 46, GROUND, z) for z in zfar][::-1]
    )
    sc.add(closed, Lin([(0, "#a8b4ac"), (1, "#3a7080")], (0, 480), (0, 800)), vol=4, depth=0.5, detail=0.8, mottle=0.05)


def _teeth(sc: Scene) -> None:
    """teeth, apart below the slider and locked above it"""
    teeth = []
    z = SLIDER_Z - 0.02
    while z > 0.76:
        size = 21 / z
        for pts_sign in (-1, 1):
            p = _at(_seam_x(z) + pts_sign * _gap(z), GROUND, z)
            teeth.append(
                (_tooth(p, (-pts_sign, -0.12), size * 1.25), mix("#ffdf90", "#a86a30", 0.15 + 0.35 * (pts_sign > 0)))
            )
        z -= 0.030 * z
    z = SLIDER_Z + 0.03
    while z < 7:
        size = 20 / z
        for pts_sign in (-1, 1):
            p = _at(_seam_x(z) + pts_sign * 8, GROUND, z * (1.006 if pts_sign > 0 else 1))
            teeth.append((_tooth(p, (-pts_sign, 0), size), mix("#f6dca0", "#b8803c", 0.2 + 0.3 * (pts_sign > 0))))
        z += 0.024 * z
    sc.polys(teeth, depth=0.55, detail=0.95, vol=4, rim=("#fff6d8", 2, (0.4, -1), 0.8), shadow=(2, 5, 4, 0.5))


def _slider(sc: Scene):
    """slider"""
    slider_x, slider_y = _at(_seam_x(SLIDER_Z), GROUND, SLIDER_Z)
    _slider_body(sc, slider_x, slider_y)
    _slider_bridge(sc, slider_x, slider_y)
    return slider_x, slider_y


def _slider_body(sc: Scene, slider_x, slider_y) -> None:
    """body of the slider"""
    sc.add(blurmask(ell(slider_x + 10, slider_y + 14, 90, 34), 8), "#2a1838", alpha=0.6, mottle=0)
    sc.add(
        spline(
            [
                (slider_x - 46, slider_y - 64, 1),
                (slider_x, slider_y - 76),
                (slider_x + 46, slider_y - 64, 1),
                (slider_x + 62, slider_y),
                (slider_x + 84, slider_y + 44, 1),
                (slider_x + 32, slider_y + 36),
                (slider_x, slider_y + 8, 1),
                (slider_x - 32, slider_y + 36),
                (slider_x - 84, slider_y + 44, 1),
                (slider_x - 62, slider_y),
            ]
        ),
        Lin(
            [(0, "#fff0b8"), (0.45, "#e0a84a"), (1, "#7a4424")],
            (slider_x + 60, slider_y - 70),
            (slider_x - 60, slider_y + 50),
        ),
        vol=18,
        depth=0.6,
        detail=0.95,
        rim=("#fffbe0", 4, (0.6, -0.8), 0.9),
    )
    for s_ in (-1, 1):
        line(
            sc,
            [
                (slider_x + s_ * 34, slider_y - 56),
                (slider_x + s_ * 46, slider_y - 4),
                (slider_x + s_ * 66, slider_y + 32),
            ],
            4,
            "#8a5428",
            0.7,
            0.6,
        )


def _slider_bridge(sc: Scene, slider_x, slider_y) -> None:
    """bridge that holds the tab"""
    sc.add(
        spline(
            [
                (slider_x - 22, slider_y - 66, 1),
                (slider_x + 22, slider_y - 66, 1),
                (slider_x + 26, slider_y - 48),
                (slider_x - 26, slider_y - 48),
            ]
        ),
        "#b8782f",
        vol=4,
        depth=0.61,
        detail=1,
    )
    sc.add(
        rect(slider_x - 15, slider_y - 44, 30, 46, 10),
        "#c8883a",
        vol=9,
        depth=0.61,
        detail=1,
        rim=("#fff6d0", 3, (0.6, -0.8), 0.9),
        shadow=(-4, 5, 5, 0.5),
    )


def _tab(sc: Scene, slider_x, slider_y) -> None:
    """tab"""
    tabp = [
        (slider_x - 13, slider_y - 6),
        (slider_x - 22, slider_y + 60),
        (slider_x - 30, slider_y + 150),
        (slider_x, slider_y + 176),
        (slider_x + 30, slider_y + 150),
        (slider_x + 22, slider_y + 60),
        (slider_x + 13, slider_y - 6),
    ]
    sc.add(
        cut(spline(tabp), rect(slider_x - 11, slider_y + 62, 22, 60, 10)),
        Lin(
            [(0, "#ffe8a8"), (0.5, "#d89a40"), (1, "#8a5028")],
            (slider_x + 30, slider_y),
            (slider_x - 30, slider_y + 170),
        ),
        vol=9,
        depth=0.62,
        detail=0.95,
        rim=("#fffbe0", 3.5, (0.6, -0.8), 0.9),
        shadow=(-6, 10, 9, 0.6, "#04041c"),
    )


def _hand(sc: Scene, slider_x, slider_y):
    """the hand from below: sleeve of night, pale fingers on the tab"""
    hand_x, hand_y = slider_x + 2, slider_y + 190
    arm = limb([(hand_x + 70, 1250), (hand_x + 48, hand_y + 170), (hand_x + 22, hand_y + 70)], [150, 120, 92])
    sleeve = sc.add(
        arm,
        Lin([(0, "#5a5ab0"), (0.6, "#2a2c78"), (1, "#10123c")], (0, hand_y + 60), (0, 1260)),
        vol=44,
        depth=0.63,
        detail=0.8,
        rim=("#b8c0ff", 5, (0.7, -0.5), 0.8),
        alpha=1 - smooth(hand_y + 210, 1250, sc.y),
        mottle=0.05,
    )
    sc.stars(
        90,
        1240,
        31,
        ymin=hand_y + 60,
        clip=sleeve * (1 - smooth(hand_y + 200, 1240, sc.y)),
        size=(1.0, 2.8),
        col="#ffe8b0",
    )

    sc.add(
        limb([(hand_x - 34, hand_y + 84), (hand_x + 20, hand_y + 94), (hand_x + 74, hand_y + 78)], [44, 48, 44]),
        "#f2e2c0",
        vol=16,
        shadow=(0, 8, 7, 0.4),
        **HAND,
    )
    for points, w, d in (
        ([(hand_x + 50, hand_y + 40), (hand_x + 66, hand_y - 16), (hand_x + 40, hand_y - 54)], [30, 27, 20], 0.35),
        ([(hand_x + 36, hand_y + 34), (hand_x + 54, hand_y - 26), (hand_x + 20, hand_y - 66)], [31, 28, 21], 0.2),
    ):
        sc.add(limb(points, w), _skin(d), vol=12, **HAND)
    return hand_x, hand_y


def _palm(sc: Scene, hand_x, hand_y) -> None:
    """palm, thumb and nails over the tab"""
    sc.add(
        spline(
            [
                (hand_x - 30, hand_y + 78),
                (hand_x - 38, hand_y + 30),
                (hand_x - 8, hand_y + 4),
                (hand_x + 34, hand_y + 6),
                (hand_x + 62, hand_y + 34),
                (hand_x + 62, hand_y + 74),
                (hand_x + 16, hand_y + 90),
            ]
        ),
        Lin([(0, _skin(0)), (1, _skin(0.5))], (hand_x, hand_y), (hand_x, hand_y + 90)),
        vol=26,
        **HAND,
    )
    sc.add(
        limb([(hand_x + 22, hand_y + 36), (hand_x + 34, hand_y - 22), (hand_x + 4, hand_y - 58)], [32, 29, 22]),
        _skin(0.06),
        vol=13,
        shadow=(4, 4, 5, 0.35),
        **HAND,
    )
    sc.add(
        limb([(hand_x - 18, hand_y + 52), (hand_x - 48, hand_y + 4), (hand_x - 24, hand_y - 44)], [34, 31, 23]),
        _skin(0.1),
        vol=14,
        shadow=(4, 4, 5, 0.35),
        **HAND,
    )
    for nail_x, nail_y in ((hand_x + 3, hand_y - 60), (hand_x - 23, hand_y - 47)):
        sc.add(ell(nail_x, nail_y, 7.5, 9), "#eef0ff", vol=3, depth=0.65, detail=1)


def _postman(sc: Scene) -> None:
    """a postman on foot who pulled up at the edge"""
    post_x, post_y = 216, 1352
    sc.add(blurmask(ell(post_x, post_y + 4, 70, 10), 5), "#3a2040", alpha=0.55, mottle=0)
    person(
        sc,
        post_x,
        post_y,
        236,
        "walk",
        build=1.05,
        coat="#94b8e4",
        legs="#28305a",
        hair="#2a1a18",
        hat="cap",
        hatc="#22386a",
        hem=0.05,
        lean=-15,
        bag="#9a5a34",
        h1=(0.30, -0.94),
        e1=(0.18, -0.80),
        h2=(0.32, -0.76),
        e2=(0.17, -0.70),
        f2=(0.20, -0.07),
        rim=("#fff2d0", 3.2, (0.8, -0.6), 0.9),
        depth=0.9,
    )


def _letters(sc: Scene) -> None:
    """the letters he could not hold"""
    letters = []
    for x, y, s, a in (
        (330, 1170, 24, -20),
        (396, 1120, 22, 14),
        (440, 1206, 26, 40),
        (384, 1262, 22, -34),
        (470, 1296, 20, 12),
        (540, 1230, 15, 60),
        (500, 1380, 17, -18),
    ):
        t = T(x, y, s / 10, a)
        letters += [
            (t(rect(-12, -8, 24, 16, 1)), "#fff4dc"),
            (t(poly([(-12, -8), (0, 2), (12, -8)], closed=False)), "#c89a80", 1, 1.4 * s / 10),
            (t(ell(0, 2, 2.6)), "#c8402e"),
        ]
    sc.polys(letters, depth=0.9, detail=1, mottle=0.02, rim=("#ffffff", 2, (0.6, -0.8), 0.7), shadow=(3, 8, 6, 0.35))


def _dog(sc: Scene) -> None:
    """a small dog looks over the right edge"""
    sc.add(blurmask(ell(868, 1344, 56, 8), 4), "#3a2040", alpha=0.55, mottle=0)
    dog(sc, T(866, 1326, 1.12, -6, True), c="#3a2c34", ear="#1f161f", rim=("#fff0d0", 3, (0.7, -0.7), 0.9), depth=0.95)
