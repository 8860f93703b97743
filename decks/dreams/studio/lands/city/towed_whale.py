"""Card 13, The Towed Whale."""

from ...cards import Land, card
from ...kit.brush import LOOSE
from ...kit.colour import mix
from ...kit.field import rng
from ...kit.fills import Lin
from ...kit.marks import line
from ...kit.paths import T, X, poly, rect, spline
from ...kit.scene import Scene
from ...media import gouache
from ...motifs.buildings import skyline
from ...motifs.people import CHILD, Gesture, Look, human
from ...motifs.sea import fish, whale
from ...motifs.sky import strata

WHALE = T(562, 440, 1.66, -8)


@card(13, "towed-whale", "The Towed Whale", Land.CITY, gouache, hand=LOOSE)
def towed_whale() -> Scene:
    """A blue whale is towed through the evening sky like a kite by a small person on a roof: who leads whom, and where
    to? Fish follow in its wake.

    Gouache, P1 indigo and lamplight, diagonal line.
    """
    sc = Scene(light=(-0.45, -0.8, 0.45), key="#cfe0ff", shadow="#0e1236", fog="#56507a", seed=11)
    _evening_sky(sc)
    _far_city(sc)
    _whale_and_pilot_fish(sc)
    _near_city(sc)
    _roof(sc)
    _chimney(sc)
    _string_holder(sc)
    return sc


def _evening_sky(sc: Scene) -> None:
    """stars over the last light, with thin cloud"""
    sc.sky(
        [(0, "#0a1033"), (0.28, "#1b2358"), (0.52, "#46407c"), (0.70, "#a0637f"), (0.82, "#e8a070"), (1, "#f7c98a")],
        0,
        1180,
        warp=26,
    )
    sc.stars(420, 820, 3)
    strata(sc, 330, 150, "#2a2c62", "#6f74b4", 0.65, 4, cover=-0.02)
    strata(sc, 690, 150, "#5a4a80", "#d08a90", 0.7, 5, cover=-0.05)


def _far_city(sc: Scene) -> None:
    """far city"""
    skyline(
        sc,
        1010,
        60,
        170,
        26,
        60,
        "#7d6288",
        "#8a6a86",
        1,
        lit="#ffd9a0",
        plit=0.25,
        win=(3, 4),
        gap=(7, 9),
        depth=0.15,
        fogg=(900, 1040, 0.75, "#e8a070"),
    )
    sc.haze(1010, 60, "#f0b080", 0.5, seed=2)


def _whale_and_pilot_fish(sc: Scene) -> None:
    """the whale and the small fish that follow in its wake"""
    whale(
        sc,
        WHALE,
        top="#3c5688",
        belly="#d9d6d6",
        under="#ffb070",
        upglow=0.75,
        depth=0.4,
        rim=("#d8e6ff", 8, (-0.45, -1), 0.75),
    )
    # pilot fish that follow in the whale's wake
    for x, y, size, turn in ((214, 158, 0.66, -8), (326, 124, 0.42, -2), (418, 168, 0.5, -4), (140, 244, 0.38, -12)):
        sc.add(
            fish(T(x, y, size, turn)),
            Lin([(0, "#e8f0f4"), (1, "#6f86b0")], (0, y - 10), (0, y + 10)),
            vol=5,
            depth=0.4,
            detail=0.9,
            rim=("#ffffff", 2, (-0.45, -1), 0.7),
        )


def _near_city(sc: Scene) -> None:
    """the nearer roofs, with lit windows"""
    strata(sc, 690, 70, "#6a5688", "#e0a0a0", 0.6, 15, cover=0.02, cell=100)
    skyline(
        sc,
        1120,
        120,
        300,
        50,
        110,
        "#4a3f70",
        "#5a4670",
        2,
        lit="#ffcf80",
        plit=0.42,
        win=(6, 8),
        gap=(12, 15),
        depth=0.35,
        fogg=(960, 1180, 0.55, "#c87a78"),
        rim=("#e8a890", 3, (0.2, -1), 0.5),
        curve=lambda u: 0.75 + 0.6 * abs(u - 0.5) * 2 * 0.8,
    )
    sc.haze(1150, 60, "#d88a78", 0.35, seed=4)
    skyline(
        sc,
        1330,
        200,
        420,
        80,
        150,
        "#2b2a58",
        "#352c58",
        7,
        lit="#ffc468",
        plit=0.36,
        win=(11, 15),
        gap=(22, 27),
        depth=0.6,
        fogg=(1130, 1420, 0.35, "#8a5070"),
        rim=("#b0a0d8", 3, (-0.3, -1), 0.5),
        curve=lambda u: 0.38 + 1.0 * abs(u - 0.5) ** 1.2 * 2,
    )


def _roof(sc: Scene) -> None:
    """the tiled roof in front"""
    rp = poly([(-20, 1392), (420, 1262), (460, 1262), (1040, 1420), (1040, 1510), (-20, 1510)])
    m = sc.add(
        rp,
        Lin([(0, "#3a2c58"), (1, "#141232")], (400, 1260), (420, 1500)),
        depth=0.95,
        rim=("#8c86c8", 4, (-0.2, -1), 0.8),
        detail=0.6,
        mottle=0.06,
    )
    dice = rng(5)
    for j in range(9):
        for i in range(-2, 46):
            x = i * 26 + (j % 2) * 13 - 10
            y0 = 1262 + j * 26 + (abs(x - 440) * 0.30 if x < 440 else (x - 440) * 0.272) + 6
            if y0 < 1500:
                p = spline([(x - 13, y0), (x - 11, y0 + 17), (x, y0 + 23), (x + 11, y0 + 17), (x + 13, y0)])
                sc.add(
                    p,
                    mix("#2c2450", "#453463", dice.random()),
                    alpha=0.75,
                    vol=5,
                    depth=0.95,
                    detail=0.7,
                    clip=m,
                    mottle=0.03,
                )


def _chimney(sc: Scene) -> None:
    """chimney"""
    sc.add(
        rect(150, 1160, 84, 230),
        Lin([(0, "#5a3f5c"), (1, "#2a2048")], (150, 0), (234, 0)),
        depth=0.95,
        rim=("#a89ad8", 4, (-1, -0.4), 0.8),
        detail=0.6,
    )
    sc.add(rect(140, 1146, 104, 26, 3), "#54406a", depth=0.95, vol=6, rim=("#c0b4e8", 3, (-0.4, -1), 0.8))
    for i in range(2):
        sc.add(
            spline(
                [(160 + i * 38, 1150, 1), (164 + i * 38, 1108, 1), (186 + i * 38, 1108, 1), (190 + i * 38, 1150, 1)]
            ),
            "#7a4038",
            vol=10,
            depth=0.95,
            rim=("#d0a8b0", 3, (-1, -0.3), 0.7),
        )


def _string_holder(sc: Scene) -> None:
    """the small person and the string up to the whale's jaw"""
    j = WHALE((196, 22))
    grip_high = (618, 1068)
    haul = Gesture(
        hips=(-0.1, 0, 0.43),
        lean=-22,
        nod=-8,
        hands=((0.2, -0.07, 0.9), (0.16, 0.08, 0.8)),
        feet=((0.22, -0.09, 0.0), (-0.1, 0.09, 0.0)),
    )
    holder = human(
        sc,
        548,
        1302,
        300,
        haul,
        Look(
            coat="#a8dcc4", hair="#2a1a20", legs="#2c2c50", cut="bob", hem=0.5, flare=0.06, scarf="#e8604a", wind=-0.16
        ),
        build=CHILD,
        turn=28,
        right=grip_high,
        left=(604, 1098),
        rim=("#cfd8ff", 5, (0.3, -0.9), 0.9),
        shadow={"strength": 0.5},
    )
    # string to whale's jaw
    a = holder.hands[0]
    line(sc, [a, ((a[0] + j[0]) / 2 - 60, (a[1] + j[1]) / 2 + 70), j], 2.6, "#ffe9c8", alpha=0.95)
    # bow ribbon at jaw
    for side in (-1, 1):
        sc.add(
            X(spline([(0, 0, 1), (26, -16), (34, 0), (26, 14)]), j[0], j[1], 1, 20 if side > 0 else 200),
            "#e0483c",
            vol=5,
            depth=0.5,
            detail=1,
        )
