"""Card 38, Owl of Hours."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.canvas import H, W
from ...kit.field import noise, rng
from ...kit.fills import Lin, Rad
from ...kit.ground import land, ridge, swirl
from ...kit.paths import T, cut, ell, joined, limb, mask, poly, rect, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.birds import gull
from ...motifs.people import Gesture, Look, human
from .owl_head import CENTRE_X, MOON_X, MOON_Y, beak, eyes, feathers, head

DOOR_X, DOOR_Y = 514, 1010


def _treetops(sc: Scene, y, tone, tall, seed) -> None:
    """The wood far below the branch."""
    dice = rng(seed)
    sc.add(land(ridge(y, 12, 240, seed)), tone, depth=0.06, mottle=0.06)
    firs = []
    for _ in range(46):
        x, h = dice.uniform(-20, W + 20), tall * dice.uniform(0.4, 1)
        firs.append((poly([(x, y - h), (x + h * 0.24, y + 20), (x - h * 0.24, y + 20)]), tone))
    sc.polys(firs, depth=0.06, detail=0.5, rim=("#f0a080", 3, (-0.5, -0.8), 0.35))


def _sky(sc: Scene) -> None:
    sc.sky([(0, "#1c1440"), (0.4, "#43296a"), (0.75, "#8a4a78"), (1, "#d8806a")], 0, H, warp=40)
    sc.setflow(swirl(sc, 0.6, 1.2, 380, 2))
    sc.stars(200, 900, 7)


def _moon(sc: Scene) -> None:
    sc.glow(MOON_X, MOON_Y, 760, "#f0c878", 0.5, 1.7)
    sc.add(
        ell(MOON_X, MOON_Y, 430),
        Rad([(0, "#ffeec0"), (0.75, "#f2c878"), (1, "#d89a58")], (MOON_X - 60, MOON_Y - 80), 440),
        mottle=0.06,
        depth=0.05,
    )
    m = mask(ell(MOON_X, MOON_Y, 430))
    sc.mul("#c08050", m * np.clip(noise(150, 4, 8), 0, 1) * 0.5)
    _treetops(sc, 1446, "#6a3058", 84, 61)


def _body(sc: Scene):
    body = spline(
        [
            (CENTRE_X - 300, 640),
            (CENTRE_X - 330, 820),
            (CENTRE_X - 310, 1030),
            (CENTRE_X - 230, 1220),
            (CENTRE_X - 90, 1320),
            (CENTRE_X + 90, 1320),
            (CENTRE_X + 230, 1220),
            (CENTRE_X + 310, 1030),
            (CENTRE_X + 330, 820),
            (CENTRE_X + 300, 640),
            (CENTRE_X + 200, 470),
            (CENTRE_X - 200, 470),
        ]
    )
    return sc.add(
        body,
        Lin([(0, "#8a5a3c"), (1, "#3a2038")], (0, 500), (0, 1320)),
        vol=150,
        shade=0.9,
        depth=0.5,
        mottle=0.06,
        rim=("#ffe8b0", 6, (-0.6, -0.7), 0.6),
    )


def _body_feathers(sc: Scene, body_mask) -> None:
    rows = [
        (
            1280 - i * 44,
            CENTRE_X - (150 + 150 * math.sin(min(1, (i + 1) / 7) * 1.57)),
            CENTRE_X + (150 + 150 * math.sin(min(1, (i + 1) / 7) * 1.57)),
            9 + (i % 2),
        )
        for i in range(15)
    ]
    feathers(sc, rows, -36, 42, ["#c8905c", "#b87848", "#d8a870", "#a8683c"], 3, body_mask)


def _wings(sc: Scene) -> None:
    for s in (-1, 1):
        wing = spline(
            [
                (CENTRE_X + s * 210, 640),
                (CENTRE_X + s * 320, 700),
                (CENTRE_X + s * 366, 860),
                (CENTRE_X + s * 356, 1040),
                (CENTRE_X + s * 300, 1220),
                (CENTRE_X + s * 236, 1284, 1),
                (CENTRE_X + s * 226, 1200),
                (CENTRE_X + s * 196, 1000),
                (CENTRE_X + s * 180, 800),
            ]
        )
        wing_mask = sc.add(
            wing,
            Lin([(0, "#6a4038"), (1, "#2a1630")], (0, 640), (0, 1320)),
            vol=60,
            shade=0.9,
            depth=0.6,
            rim=("#ffe8b0", 6, (-0.6, -0.7), 0.7),
            shadow=(-s * 10, 8, 14, 0.5),
        )
        feathers(
            sc,
            [(1250 - i * 50, CENTRE_X + s * 282 - 90, CENTRE_X + s * 282 + 90, 4) for i in range(13)],
            0,
            46,
            ["#8a5440", "#6a3c38", "#9a6248", "#5a3038"],
            10 + s,
            wing_mask,
            1.9,
            depth=0.62,
        )


def _door(sc: Scene) -> None:
    """The cuckoo door in the chest."""
    sc.glow(DOOR_X, DOOR_Y - 60, 230, "#ffb050", 0.65, 1.8)
    sc.add(
        spline(
            [
                (DOOR_X - 76, DOOR_Y + 20, 1),
                (DOOR_X - 76, DOOR_Y - 90),
                (DOOR_X, DOOR_Y - 160),
                (DOOR_X + 76, DOOR_Y - 90),
                (DOOR_X + 76, DOOR_Y + 20, 1),
            ]
        ),
        "#5a3020",
        vol=9,
        depth=0.8,
        detail=0.9,
        shadow=(6, 10, 12, 0.5),
        rim=("#ffe0a0", 3, (-0.5, -0.8), 0.8),
    )
    doorway = spline(
        [
            (DOOR_X - 56, DOOR_Y + 8, 1),
            (DOOR_X - 56, DOOR_Y - 84),
            (DOOR_X, DOOR_Y - 136),
            (DOOR_X + 56, DOOR_Y - 84),
            (DOOR_X + 56, DOOR_Y + 8, 1),
        ]
    )
    sc.add(
        doorway,
        Rad([(0, "#fff8d8"), (0.6, "#ffcf70"), (1, "#e88a30")], (DOOR_X, DOOR_Y - 50), 100),
        mottle=0,
        emit=1,
        detail=0.9,
        depth=0.8,
    )
    for s in (-1, 1):
        sc.add(
            poly(
                [
                    (DOOR_X + s * 56, DOOR_Y + 8),
                    (DOOR_X + s * 56, DOOR_Y - 88),
                    (DOOR_X + s * 112, DOOR_Y - 66),
                    (DOOR_X + s * 112, DOOR_Y + 34),
                ]
            ),
            Lin([(0, "#b8503a"), (1, "#6a2430")], (DOOR_X + s * 56, 0), (DOOR_X + s * 112, 0)),
            depth=0.82,
            detail=0.9,
            rim=("#ffe0a0", 3, (-s, -0.3), 0.8),
        )


def _tenant(sc: Scene) -> None:
    """The tenant leans out beside the cuckoo on its spring."""
    human(
        sc,
        DOOR_X - 8,
        DOOR_Y + 32,
        160,
        "lean",
        Look(coat="#2f7a74", hair="#5a2a1c", cut="bob", hem=0.5, apron="#f0e4c8"),
        turn=60,
        right=(DOOR_X - 44, DOOR_Y - 2),
        left=(DOOR_X + 46, DOOR_Y - 2),
        rim=("#fff4d0", 3, (0, -1), 0.8),
    )
    sc.add(
        rect(DOOR_X - 92, DOOR_Y + 4, 184, 30, 6),
        Lin([(0, "#a86a3c"), (1, "#5a3020")], (0, DOOR_Y), (0, DOOR_Y + 34)),
        vol=7,
        depth=0.86,
        detail=0.9,
        rim=("#ffe8b8", 3, (0, -1), 0.8),
        shadow=(2, 8, 8, 0.5),
    )
    pieces = [
        (
            spline(
                [(DOOR_X + 40 + i * 13, DOOR_Y - 30 - (i * 5) + (9 if i % 2 else -9)) for i in range(12)], closed=False
            ),
            "#c8c0b0",
            1,
            4,
        )
    ]
    sc.polys(pieces, detail=1, depth=0.88)
    sc.add(
        gull(T(DOOR_X + 204, DOOR_Y - 100, 0.75, -10, False), 0.7),
        "#e8c048",
        vol=5,
        depth=0.9,
        rim=("#fff8d8", 2, (-0.5, -1), 0.8),
        detail=1,
    )


def _branch_and_talons(sc: Scene) -> None:
    perch = limb([(-60, 1270), (200, 1240), (520, 1262), (800, 1236), (1080, 1290)], [90, 84, 92, 80, 96], 80)
    sc.add(
        perch,
        Lin([(0, "#7a5048"), (0.5, "#4a2c3a"), (1, "#1c0f22")], (0, 1200), (0, 1330)),
        vol=44,
        depth=0.85,
        rough=4,
        mottle=0.12,
        rim=("#ffe0a0", 5, (-0.4, -1), 0.6),
        detail=0.6,
        flow=0.0,
    )
    for s in (-1, 1):
        for k in (-1, 0, 1):
            x = CENTRE_X + s * 120 + k * 34
            sc.add(
                limb([(x, 1228), (x + k * 4, 1250), (x + k * 6, 1292)], [30, 32, 8]),
                Lin([(0, "#f0c070"), (1, "#8a4a2c")], (0, 1220), (0, 1300)),
                vol=13,
                depth=0.9,
                rim=("#fff4d0", 3, (-0.5, -0.8), 0.7),
                detail=0.8,
            )


def _winder(sc: Scene) -> None:
    """The winder has the key in the left eye."""
    hand = (322, 566)
    hang = Gesture(
        hips=(0.02, 0, 0.44),
        lean=6,
        side=-8,
        nod=-18,
        hands=((0.12, -0.05, 1.05), (0.12, 0.05, 1.04)),
        feet=((0.16, -0.08, 0.06), (-0.14, 0.08, 0.0)),
        tiptoe=0.8,
    )
    human(
        sc,
        292,
        800,
        236,
        hang,
        Look(
            coat="#bfd8ea",
            hair="#e8e0d4",
            legs="#2a2038",
            hat="cap",
            hat_colour="#3a3054",
            hem=0.3,
            scarf="#c83a34",
            wind=-0.1,
        ),
        turn=10,
        right=(314, 578),
        left=(306, 574),
        rim=("#fff0c0", 5, (-0.6, -0.7), 0.9),
    )
    sc.add(
        joined(
            limb([(hand[0] - 2, hand[1]), (hand[0] + 26, hand[1] - 8), (hand[0] + 60, hand[1] - 14)], [8, 8, 8]),
            cut(ell(hand[0] - 16, hand[1] + 4, 20, 16), ell(hand[0] - 16, hand[1] + 4, 10, 7)),
        ),
        "#f0c860",
        vol=4,
        detail=1,
        depth=0.95,
    )


@card(38, "owl-of-hours", "Owl of Hours", Land.FOREST, gouache, hand=LOOSE)
def owl_of_hours() -> Scene:
    """An owl with clocks for eyes is wound up before a huge moon; it has lodgers in its chest.

    The two eyes tell different hours: which one is right, and what happens when it blinks?
    """
    sc = Scene(light=(-0.5, -0.75, 0.45), key="#ffe8b0", shadow="#1a1030", fog="#4a3a6a", seed=231)
    _sky(sc)
    _moon(sc)
    body_mask = _body(sc)
    _body_feathers(sc, body_mask)
    _wings(sc)
    head(sc)
    eyes(sc)
    beak(sc)
    _door(sc)
    _tenant(sc)
    _branch_and_talons(sc)
    _winder(sc)
    return sc
