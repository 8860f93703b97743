"""Card 63, The Keyhole."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.colour import ramp
from ...kit.field import blur, noise, rng, smooth
from ...kit.fills import Lin
from ...kit.ground import land, ridge
from ...kit.paths import T, X, cut, ell, mask, poly, rect, spline, union
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.animals import cat
from ...motifs.people import Gesture, Look, human
from ...motifs.plants import leaves, tree
from ...motifs.sky import cumulus

FLOOR_Y = 1030
HOLE_X, HOLE_Y, HOLE_RADIUS = 520, 470, 176


@card(63, "keyhole", "The Keyhole", Land.EDGES, gouache, hand=LOOSE)
def keyhole() -> Scene:
    """A huge keyhole in a black wall opens on a meadow, and a traveller has brought a key as large as herself.

    Nothing bars the way, so what is the key for? A cat has already sat down in the light.
    """
    sc = Scene(light=(0, -0.8, 0.45), key="#fff2c0", shadow="#05060f", fog="#2a2c50", seed=151)
    sc.img[:] = sc.fill(Lin([(0, "#171b34"), (0.5, "#0f1228"), (1, "#090a18")], (0, 0), (0, H)))
    opening = _meadow(sc)
    r = _path_and_tree(sc, opening)
    out = _wall(sc, opening)
    _escutcheon(sc, out, opening)
    floor = _floor(sc)
    _light_on_the_floor(sc, floor)
    _dust_and_moths(sc, r)
    _traveller(sc)
    _cat(sc)
    return sc


def _meadow(sc: Scene):
    """The world inside the hole."""
    key = union(
        ell(HOLE_X, HOLE_Y, HOLE_RADIUS),
        poly([(HOLE_X - 84, HOLE_Y + 120), (HOLE_X + 84, HOLE_Y + 120), (HOLE_X + 168, 1030), (HOLE_X - 168, 1030)]),
    )
    opening = mask(key)
    meadow = ramp([(0, "#5fb0c8"), (0.3, "#a8dcd0"), (0.52, "#fdf2c0"), (0.60, "#ffe69a")], (sc.y - 290) / 800)
    sc.mixin(meadow.astype(np.float32), opening)
    for x, y, w, height, s in ((440, 410, 260, 80, 3), (610, 540, 280, 80, 4), (470, 650, 220, 46, 5)):
        cumulus(
            sc,
            x,
            y,
            w,
            height,
            s,
            light="#ffffff",
            mid="#fbeccb",
            dark="#b8d0c8",
            clip=opening,
            L=(-0.2, -0.8, 0.5),
            depth=0.1,
        )
    sc.glow(HOLE_X + 30, 770, 300, "#fff8d0", 0.8, 1.6, clip=opening)
    for y, c, c2, s in ((790, "#a8c478", "#7fae6a", 3), (830, "#8fb85a", "#5f9a4a", 4), (886, "#74a848", "#3f7f3c", 5)):
        pts = ridge(y, 14, 150, s, oct=3)
        sc.add(
            mask(land(pts)) * opening,
            Lin([(0, c), (1, c2)], (0, y), (0, y + 120)),
            depth=0.2,
            mottle=0.08,
            detail=0.5,
            fogg=(y + 30, y + 90, 0.25, "#fff0b0"),
        )
    return opening


def _path_and_tree(sc: Scene, opening):
    sc.add(
        mask(
            spline(
                [
                    (HOLE_X - 70, 1034, 1),
                    (HOLE_X - 30, 940),
                    (HOLE_X + 30, 890),
                    (HOLE_X + 6, 850),
                    (HOLE_X + 16, 832, 1),
                    (HOLE_X + 24, 832, 1),
                    (HOLE_X + 26, 852),
                    (HOLE_X + 66, 892),
                    (HOLE_X + 30, 950),
                    (HOLE_X + 90, 1034, 1),
                ]
            )
        )
        * opening,
        "#f6e2ac",
        mottle=0.06,
        detail=0.6,
    )
    trunk, tips, _ = tree(HOLE_X + 74, 856, 40, 17, 4, depth=4, spread=0.5, roots=False)
    sc.add(mask(trunk) * opening, "#6a4a38", depth=0.3, detail=0.8)
    leaves(sc, list(tips), 24, 420, ["#3f7f3c", "#7fb84a", "#d0e070"], 7, 3, depth=0.3)
    marks = []
    r = rng(6)
    for _i in range(220):
        x = r.uniform(HOLE_X - 170, HOLE_X + 170)
        y = r.uniform(880, 1030)
        marks.append(
            (ell(x, y, 1.5 + 2.5 * (y - 860) / 170), ["#ff8a6a", "#ffffff", "#ffd84a", "#e878a8"][r.integers(4)])
        )
    sc.polys(marks, clip=opening, mottle=0, detail=0.8)
    return r


def _wall(sc: Scene, opening):
    out = 1 - opening
    n1 = noise(180, 4, 7)
    n2 = noise(9, 3, 8)
    wall = (
        ramp(
            [(0, "#2c3054"), (0.5, "#1c2040"), (1, "#0c0d1e")],
            np.clip(np.hypot((sc.x - HOLE_X) / 760, (sc.y - 620) / 1000), 0, 1),
        )
        * (1 + 0.10 * n1 + 0.05 * n2)[..., None]
    )
    sc.mixin(np.clip(wall, 0, 1).astype(np.float32), out)
    return out


def _escutcheon(sc: Scene, out, opening) -> None:
    """Brass round the hole, lit by the light inside."""
    plate = union(
        ell(HOLE_X, HOLE_Y, HOLE_RADIUS + 66),
        poly([(HOLE_X - 140, HOLE_Y + 130), (HOLE_X + 140, HOLE_Y + 130), (HOLE_X + 236, 1030), (HOLE_X - 236, 1030)]),
        ell(HOLE_X, HOLE_Y - HOLE_RADIUS - 70, 30),
    )
    plate_mask = mask(plate) * out
    sc.add(
        plate_mask,
        Lin([(0, "#d9a850"), (0.5, "#8a5a2c"), (1, "#3c2424")], (HOLE_X - 200, 300), (HOLE_X + 220, 1000)),
        vol=26,
        shade=0.9,
        depth=0.5,
        mottle=0.12,
        rim=("#fff2c0", 5, (-0.4, -1), 0.8),
        detail=0.6,
        shadow=(0, 10, 26, 0.8, "#000008"),
    )
    bevel = np.clip(blur(opening, 9) - opening, 0, 1) * out
    sc.screen("#ffe9a8", np.clip(bevel * 2.2, 0, 1) * plate_mask)
    marks = []
    for i in range(26):
        a = math.pi * (0.88 + 1.24 * i / 25)
        x, y = HOLE_X + (HOLE_RADIUS + 34) * math.cos(a), HOLE_Y + (HOLE_RADIUS + 34) * math.sin(a)
        marks.append(
            (X(spline([(-11, 0, 1), (-3, -7), (11, 0, 1), (-3, 7)]), x, y, 1, math.degrees(a) + 90), "#4a2c1c", 0.75)
        )
    for s in (-1, 1):
        for i in range(9):
            u = i / 8
            x, y = HOLE_X + s * (118 + 84 * u), HOLE_Y + 190 + (1010 - HOLE_Y - 190) * u
            marks.append((X(spline([(-14, 0, 1), (-3, -8), (14, 0, 1), (-3, 8)]), x, y, 1, 90 - s * 9), "#4a2c1c", 0.7))
    sc.polys(marks, clip=plate_mask, mottle=0, detail=0.7)


def _floor(sc: Scene):
    floor = smooth(FLOOR_Y - 1, FLOOR_Y + 1, sc.y)
    sc.mixin(ramp([(0, "#22254a"), (1, "#07070f")], (sc.y - FLOOR_Y) / 440).astype(np.float32), floor)
    return floor


def _light_on_the_floor(sc: Scene, floor) -> None:
    """The keyhole, thrown on the flagstones."""
    patch = spline(
        [
            (HOLE_X - 170, FLOOR_Y, 1),
            (HOLE_X + 170, FLOOR_Y, 1),
            (HOLE_X + 330, 1230),
            (HOLE_X + 250, 1260),
            (HOLE_X + 400, 1400),
            (HOLE_X + 260, 1500),
            (HOLE_X - 190, 1510),
            (HOLE_X - 380, 1400),
            (HOLE_X - 230, 1260),
            (HOLE_X - 320, 1230),
        ]
    )
    patch_light = blur(mask(patch), 12) * floor
    sc.screen("#f0c878", patch_light * 0.75 * smooth(1560, 1030, sc.y))
    sc.screen(
        "#ffeec0",
        blur(
            mask(poly([(HOLE_X - 170, FLOOR_Y), (HOLE_X + 170, FLOOR_Y), (HOLE_X + 250, 1300), (HOLE_X - 250, 1300)])),
            30,
        )
        * floor
        * 0.4,
    )
    marks = []
    for i in range(9):
        y = FLOOR_Y + 10 + (i / 8) ** 1.7 * 430
        marks.append((poly([(-10, y), (W + 10, y)], closed=False), "#05060f", 0.5, 2 + i * 0.6))
    marks.extend(
        (poly([(HOLE_X + i * 62, FLOOR_Y), (HOLE_X + i * 190, H + 20)], closed=False), "#05060f", 0.4, 3)
        for i in range(-9, 10)
    )
    sc.polys(marks, clip=floor, mottle=0, detail=0.5)


def _dust_and_moths(sc: Scene, r) -> None:
    sc.beam(
        [(HOLE_X - 150, HOLE_Y), (HOLE_X + 150, HOLE_Y), (HOLE_X + 420, 1500), (HOLE_X - 420, 1500)],
        "#ffe9b0",
        0.16,
        50,
    )
    marks = [
        (
            ell(HOLE_X + r.standard_normal() * 190, r.uniform(560, 1420), r.uniform(0.8, 2.6)),
            "#fff4d0",
            r.uniform(0.2, 0.8),
        )
        for _ in range(150)
    ]
    sc.polys(marks, mottle=0, detail=0.8)
    marks = []
    for x, y, s, ro in (
        (250, 620, 0.7, 20),
        (800, 760, 0.9, -24),
        (760, 300, 0.6, 40),
        (300, 980, 0.55, -12),
        (860, 560, 0.5, 10),
    ):
        t = T(x, y, s, ro)
        for sg in (-1, 1):
            marks += [
                (t(spline([(0, -4, 1), (sg * 30, -34), (sg * 58, -36), (sg * 50, -8), (sg * 20, 6)])), "#e8d8b8"),
                (t(spline([(0, 4, 1), (sg * 26, 6), (sg * 40, 26), (sg * 22, 38), (sg * 4, 16)])), "#c8b088"),
                (t(ell(sg * 38, -20, 6)), "#7a4a3a"),
            ]
        marks.append((t(ell(0, 2, 5, 16)), "#6a5040"))
    sc.polys(marks, detail=0.95, mottle=0.03, depth=0.9, rim=("#fff8dc", 2, (0, -1), 0.7))


def _traveller(sc: Scene) -> None:
    """A traveller with an enormous key, and a long shadow towards us."""
    foot_x, foot_y, height = _long_shadow(sc)
    _great_key(sc, foot_x, foot_y, height)
    _key_bearer(sc, foot_x, foot_y, height)


def _long_shadow(sc: Scene):
    foot_x, foot_y, height = 452, 1214, 300
    sc.mul(
        "#05050c",
        blur(
            mask(
                spline(
                    [
                        (foot_x - 40, foot_y, 1),
                        (foot_x + 60, foot_y, 1),
                        (foot_x + 30, 1520, 1),
                        (foot_x - 260, 1520, 1),
                    ]
                )
            ),
            9,
        )
        * 0.78,
    )
    return foot_x, foot_y, height


def _great_key(sc: Scene, foot_x, foot_y, height) -> None:
    key_frame = T(foot_x - 6, foot_y - height * 0.60, 1.0, 62)
    gold = Lin([(0, "#fff0a8"), (0.5, "#c88a34"), (1, "#5a3018")], key_frame((0, -50)), key_frame((0, 50)))
    ring = cut(ell(-190, 0, 74, 66), ell(-206, -20, 22, 20), ell(-206, 24, 22, 20), ell(-160, 0, 20, 22))
    bow = key_frame(
        union(
            ring,
            rect(-124, -13, 300, 26, 8),
            rect(-110, -24, 20, 48, 5),
            rect(-78, -20, 14, 40, 5),
            cut(rect(118, 6, 56, 66, 3), rect(134, 34, 10, 40), rect(154, 20, 8, 26)),
        )
    )
    sc.add(bow, gold, vol=13, shade=0.9, depth=0.92, rim=("#fff8d0", 5, (0.5, -0.8), 0.95), detail=0.95, mottle=0.06)


def _key_bearer(sc: Scene, foot_x, foot_y, height) -> None:
    step = Gesture(
        hips=(0.02, 0, 0.49),
        lean=8,
        side=3,
        nod=-8,
        hands=((0.12, -0.2, 0.52), (0.16, 0.16, 0.62)),
        feet=((-0.1, -0.07, 0.02), (0.14, 0.06, 0.0)),
    )
    look = Look(
        coat="#6a2438",
        hair="#1a1014",
        legs="#14101c",
        boots="#100c14",
        hat="brim",
        hat_colour="#241a2c",
        hem=0.62,
        flare=0.06,
    )
    human(sc, foot_x, foot_y, height, step, look, turn=-64, rim=("#ffe9a8", 6, (0.25, -1), 0.95), key=0.2, dark=1.15)


def _cat(sc: Scene) -> None:
    cat(sc, T(650, 1220, 1.25, flip=True), c="#0c0a14", rim=("#ffe9a8", 3.4, (-0.5, -0.9), 0.95))
    sc.mul("#05050c", blur(mask(spline([(620, 1222, 1), (686, 1222, 1), (800, 1500, 1), (640, 1510, 1)])), 8) * 0.6)
