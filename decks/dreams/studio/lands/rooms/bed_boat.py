"""The bed that sails, and what floats with it."""

import math

from ...kit.field import blur, rng, smooth
from ...kit.fills import Lin
from ...kit.paths import T, X, ell, limb, mask, poly, spline
from ...kit.scene import Scene
from ...motifs.figure import figure
from ...motifs.sea import fish, foam

BED_X, BED_Y = 520, 1190


def afloat(sc: Scene, path, fill, **looks):
    """A part of something that floats in the room, lit from above."""
    look = {"depth": 0.7, "detail": 0.85, "mottle": 0.06, "rim": ("#ffe9c0", 3, (0, -1), 0.7)}
    return sc.add(path, fill, **(look | looks))


def ripple(sc: Scene, x: float, y: float, radius: float, alpha: float = 0.5) -> None:
    """A ripple on the water."""
    sc.mixin("#ffe9d0", mask(ell(x, y, radius, radius * 0.2), stroke=2.6) * alpha)


def paint_headboard(sc: Scene) -> None:
    """Float the bed: its shadow and its headboard."""
    sc.mul("#141a4a", blur(mask(ell(BED_X, BED_Y + 110, 330, 40)), 14) * 0.6)
    # headboard (far right) & footboard (near left), brass rails
    afloat(
        sc,
        spline(
            [
                (BED_X + 190, BED_Y + 70, 1),
                (BED_X + 196, BED_Y - 170),
                (BED_X + 250, BED_Y - 230),
                (BED_X + 304, BED_Y - 180),
                (BED_X + 306, BED_Y + 56, 1),
            ]
        ),
        Lin([(0, "#e8b060"), (1, "#7a4a3a")], (BED_X + 190, BED_Y - 200), (BED_X + 300, BED_Y + 50)),
        vol=12,
    )
    afloat(
        sc,
        spline(
            [
                (BED_X + 206, BED_Y + 50, 1),
                (BED_X + 212, BED_Y - 150),
                (BED_X + 250, BED_Y - 196),
                (BED_X + 288, BED_Y - 156),
                (BED_X + 290, BED_Y + 40, 1),
            ]
        ),
        Lin([(0, "#a86a48"), (1, "#54304a")], (BED_X + 200, BED_Y - 190), (BED_X + 290, BED_Y + 40)),
        vol=6,
        rim=None,
    )


def paint_sail(sc: Scene) -> None:
    """Set the sheet as a sail on a floor lamp."""
    afloat(
        sc,
        limb([(BED_X - 6, BED_Y - 20), (BED_X - 2, BED_Y - 300), (BED_X - 6, BED_Y - 520)], [14, 12, 10]),
        "#7a4a3c",
        vol=5,
    )
    sail = spline(
        [
            (BED_X - 6, BED_Y - 500, 1),
            (BED_X + 60, BED_Y - 480),
            (BED_X + 120, BED_Y - 420),
            (BED_X + 176, BED_Y - 300),
            (BED_X + 180, BED_Y - 170, 1),
            (BED_X + 90, BED_Y - 150),
            (BED_X, BED_Y - 160, 1),
            (BED_X + 24, BED_Y - 330),
        ]
    )
    afloat(
        sc,
        sail,
        Lin([(0, "#fffaf0"), (0.6, "#f4dcd8"), (1, "#b098c0")], (BED_X, BED_Y - 480), (BED_X + 170, BED_Y - 160)),
        vol=60,
        shade=0.8,
        rim=("#fff4d8", 5, (0.2, -1), 0.8),
    )
    ends = [((BED_X + 4 + k * 4, BED_Y - 470 + k * 64), (BED_X + 70 + k * 26, BED_Y - 440 + k * 62)) for k in range(5)]
    stripes = [(poly([start, end], closed=False), "#d8607a", 0.5, 9) for start, end in ends]
    sc.polys(stripes, clip=mask(sail), mottle=0, detail=0.7)


def paint_bedding(sc: Scene) -> None:
    """Lay pillow and mattress."""
    afloat(
        sc,
        spline(
            [
                (BED_X + 120, BED_Y - 30),
                (BED_X + 140, BED_Y - 80),
                (BED_X + 220, BED_Y - 92),
                (BED_X + 246, BED_Y - 56),
                (BED_X + 230, BED_Y - 16),
                (BED_X + 150, BED_Y - 6),
            ]
        ),
        Lin([(0, "#ffffff"), (1, "#c8b8d8")], (BED_X + 120, BED_Y - 90), (BED_X + 240, BED_Y)),
        vol=26,
    )
    hull = spline(
        [
            (BED_X - 296, BED_Y - 30, 1),
            (BED_X - 200, BED_Y - 24),
            (BED_X, BED_Y - 26),
            (BED_X + 200, BED_Y - 20),
            (BED_X + 300, BED_Y - 34, 1),
            (BED_X + 290, BED_Y + 60),
            (BED_X + 240, BED_Y + 104, 1),
            (BED_X, BED_Y + 122),
            (BED_X - 236, BED_Y + 104, 1),
            (BED_X - 290, BED_Y + 56),
        ]
    )
    afloat(sc, hull, Lin([(0, "#f2e8dc"), (0.4, "#d8c0c8"), (1, "#6a5a90")], (0, BED_Y - 30), (0, BED_Y + 120)), vol=30)


def paint_quilt(sc: Scene) -> None:
    """Spread the patchwork quilt over the side."""
    quilt = spline(
        [
            (BED_X - 280, BED_Y - 34, 1),
            (BED_X - 100, BED_Y - 44),
            (BED_X + 110, BED_Y - 40, 1),
            (BED_X + 118, BED_Y + 50),
            (BED_X + 90, BED_Y + 96),
            (BED_X + 20, BED_Y + 82),
            (BED_X - 60, BED_Y + 104),
            (BED_X - 150, BED_Y + 84),
            (BED_X - 230, BED_Y + 98),
            (BED_X - 276, BED_Y + 40),
        ]
    )
    quilt_mask = mask(quilt)
    afloat(sc, quilt, "#c8506a", vol=24)
    dice = rng(6)
    pieces = []
    colours = ["#d8607a", "#f0b060", "#5a7ab8", "#f4e4cc", "#7ab0a0", "#8a60a0"]
    for i in range(8):
        for j in range(4):
            x, y = BED_X - 286 + i * 52, BED_Y - 44 + j * 40
            p = poly([(x, y + 4 * math.sin(i)), (x + 50, y + 4 * math.sin(i + 1)), (x + 48, y + 38), (x + 2, y + 38)])
            pieces.append((p, colours[(i * 2 + j * 3 + int(dice.integers(2))) % 6], 0.9))
            pieces.append((p, "#5a3058", 0.5, 1.6))
    sc.polys(pieces, clip=quilt_mask, mottle=0.06, detail=0.85)
    sc.mul("#2a2058", quilt_mask * smooth(BED_Y - 10, BED_Y + 110, sc.y) * 0.5)


def paint_rower(sc: Scene) -> None:
    """Close the bed with its footboard and seat the child with the spoon."""
    afloat(
        sc,
        spline(
            [
                (BED_X - 320, BED_Y + 96, 1),
                (BED_X - 324, BED_Y - 90),
                (BED_X - 280, BED_Y - 132),
                (BED_X - 238, BED_Y - 96),
                (BED_X - 236, BED_Y + 104, 1),
            ]
        ),
        Lin([(0, "#f0bc6c"), (1, "#8a5040")], (BED_X - 320, BED_Y - 120), (BED_X - 236, BED_Y + 100)),
        vol=14,
    )
    _child(sc)


def _child(sc: Scene) -> None:
    """The child sits on the quilt and rows with a wooden spoon."""
    child = figure(
        sc,
        BED_X + 48,
        BED_Y + 26,
        270,
        coat="#f4ead8",
        hair="#7a3a24",
        sit=True,
        flip=True,
        legs="#8ab0c8",
        boots="#e8b890",
        arm=(0.30, -0.58),
        arm2=(0.26, -0.48),
        rim=("#fff0c8", 4, (-0.1, -1), 0.9),
    )
    hand = child["hand"]
    afloat(
        sc,
        limb(
            [(hand[0] + 30, hand[1] - 70), (hand[0] - 60, hand[1] + 110), (hand[0] - 104, hand[1] + 200)], [9, 10, 12]
        ),
        "#b07a48",
        vol=4,
    )
    afloat(sc, X(ell(0, 0, 24, 44), hand[0] - 122, hand[1] + 238, 1, 24), "#b07a48", vol=9)


def paint_bear(sc: Scene) -> None:
    """Sit the teddy bear at the bow."""
    bear = T(BED_X - 170, BED_Y - 40, 0.9)
    for p, v in (
        (ell(0, -22, 26, 28), 12),
        (ell(0, -62, 22, 20), 10),
        (ell(-17, -80, 9), 5),
        (ell(17, -80, 9), 5),
        (ell(-26, -30, 10, 14, 30), 5),
        (ell(26, -30, 10, 14, -30), 5),
        (ell(-16, 2, 13, 10), 5),
        (ell(16, 2, 13, 10), 5),
    ):
        afloat(sc, bear(p), "#a8703c", vol=v, detail=1)
    afloat(sc, bear(ell(0, -56, 10, 8)), "#e0b884", vol=4, detail=1, rim=None)
    afloat(sc, bear(ell(0, -60, 3.4, 2.6)), "#2a1a1c", mottle=0, detail=1, rim=None)
    for size in (-1, 1):
        afloat(sc, bear(ell(size * 8, -68, 2.4)), "#2a1a1c", mottle=0, detail=1, rim=None)


def paint_wake(sc: Scene) -> None:
    """Break the water round the bed and let two big fish pass below."""
    ripple(sc, BED_X, BED_Y + 112, 350, 0.5)
    foam(
        sc,
        [
            (BED_X - 330, BED_Y + 110),
            (BED_X - 100, BED_Y + 128),
            (BED_X + 120, BED_Y + 128),
            (BED_X + 300, BED_Y + 104),
        ],
        12,
        "#fff0dc",
        7,
        0.7,
    )
    # big fish below the surface
    for x, y, size, turn in ((250, 1400, 2.2, -6), (720, 1430, 1.5, 8)):
        sc.mul("#16205a", blur(mask(fish(T(x, y, size, turn), 4)), 4) * 0.62)
