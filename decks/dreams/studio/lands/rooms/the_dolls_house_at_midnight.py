"""Card 36, The Doll's House at Midnight."""

import math
from typing import Any

import numpy as np

from ...cards import Land, card
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, rng, shift
from ...kit.fills import Lin, Rad
from ...kit.marks import cast, grain
from ...kit.paths import T, ell, limb, mask, poly, rect, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from .dolls_rooms import LAMP_LIGHT, room_autumn, room_night, room_rain, room_spring, room_summer, room_winter
from .motifs import flame

LEFT, RIGHT, TOP, BASE = 172, 826, 430, 1330
ROOM_WIDTH = (RIGHT - LEFT - 3 * 26) / 2
ROOM_HEIGHT = (BASE - TOP - 4 * 26) / 3
ROOMS = (room_spring, room_summer, room_autumn, room_winter, room_rain, room_night)
PIPE = 866


@card(36, "the-dolls-house-at-midnight", "The Doll's House at Midnight", Land.ROOMS, gouache, vig=0.34)
def the_dolls_house_at_midnight() -> Scene:
    """Every room of the doll's house keeps a season of its own, and somebody enormous looks out of the attic.

    The butler climbs the drainpipe with a candle: is he late, locked out, or on a secret errand for the eye?
    """
    sc = Scene(light=(-0.45, -0.7, 0.5), key="#ffe6b0", shadow="#1a0c12", fog="#3a2418", seed=361)
    _nursery(sc)
    dice = _roof(sc)
    _attic(sc)
    _rooms(sc)
    _timbers(sc)
    _spill(sc, dice)
    _pipe(sc)
    butler(sc, PIPE, 1066)
    return sc


def _nursery(sc: Scene) -> None:
    """Darken the nursery round the house; a little moonlight falls in."""
    sc.img[:] = sc.fill(Rad([(0, "#4a3038"), (0.5, "#33222c"), (1, "#221820")], (508, 700), 1000))
    stripes = [(rect(x, -10, 34, 1300), "#3f2a34", 0.28) for x in range(0, W, 80)]
    sc.polys(stripes, mottle=0.03, depth=0.05, detail=0.2, flow=math.pi / 2)
    floor = rect(-10, 1290, W + 20, 220)
    floor_mask = sc.add(
        floor, Lin([(0, "#6a3c20"), (1, "#2a1712")], (0, 1290), (0, H)), depth=0.2, detail=0.3, flow=0.0
    )
    grain(sc, floor_mask, 0.2, 24, 12, 6)
    sc.beam([(-40, 60), (-40, 420), (500, 1500), (900, 1500)], "#8fa8d8", 0.24, 50)
    cast(sc, rect(LEFT - 30, BASE - 20, RIGHT - LEFT + 90, 60), 24, 0.85, "#0c0608", 20, 10)
    sc.glow(508, 900, 760, "#ffb860", 0.28, 1.6)


def _roof(sc: Scene):
    """Tile the roof and build the chimney."""
    roof = poly([(LEFT - 56, TOP + 8), (508, 112), (RIGHT + 56, TOP + 8)])
    roof_mask = sc.add(
        roof,
        Lin([(0, "#9a4a34"), (1, "#5a2420")], (300, 150), (760, 430)),
        depth=0.35,
        detail=0.6,
        vol=6,
        rim=("#b8c8e8", 4, (-0.6, -0.8), 0.5),
    )
    tiles = []
    dice = rng(14)
    for row in range(13):
        y = 118 + row * 25
        for i in range(-16, 17):
            x = 508 + i * 46 + (row % 2) * 23
            tile = spline([(x - 21, y, 1), (x + 21, y, 1), (x + 20, y + 22), (x, y + 31), (x - 20, y + 22)])
            tiles.append((tile, mix("#a85038", "#5a2428", dice.random()), 0.9))
    sc.polys(tiles, clip=roof_mask, depth=0.36, detail=0.6, vol=5, mottle=0.06)
    for side in (-1, 1):
        edge = limb([(508, 108), (508 + side * 385, TOP + 6)], [24, 24])
        sc.add(
            edge, "#e8d0a0", vol=8, depth=0.4, detail=0.7, rim=("#fff0d0", 3, (-0.3, -1), 0.7), shadow=(4, 10, 8, 0.5)
        )
    chimney = rect(668, 150, 62, 130, 3)
    sc.add(chimney, "#8a4434", vol=7, depth=0.34, detail=0.6, rim=("#c8d0e8", 3, (-0.7, -0.4), 0.5))
    return dice


def _attic(sc: Scene) -> None:
    """Open the round attic window for the eye."""
    ex, ey, q = 508, 318, 92
    sc.add(
        ell(ex, ey, q + 22),
        Lin([(0, "#f4e0b4"), (1, "#a87848")], (0, ey - q), (0, ey + q)),
        vol=11,
        depth=0.45,
        detail=0.8,
        shadow=(6, 10, 12, 0.6),
        rim=("#fff6dc", 3, (-0.4, -1), 0.8),
    )
    pane = mask(ell(ex, ey, q))
    sc.add(pane, Rad([(0, "#e8c0a0"), (1, "#8a5a4c")], (ex, ey), q), depth=0.45, detail=0.8)
    giant_eye(sc, ex, ey, q, pane)


def _rooms(sc: Scene) -> None:
    """Open the front: six rooms with a season each."""
    body = rect(LEFT, TOP, RIGHT - LEFT, BASE - TOP)
    sc.add(
        body,
        Lin([(0, "#e0c090"), (1, "#a87850")], (LEFT, 0), (RIGHT, 0)),
        vol=9,
        depth=0.4,
        detail=0.6,
        rim=("#fff0d0", 4, (-0.7, -0.3), 0.6),
    )
    for index, paint in enumerate(ROOMS):
        x = LEFT + 26 + (index % 2) * (ROOM_WIDTH + 26)
        y = TOP + 26 + (index // 2) * (ROOM_HEIGHT + 26)
        room = paint(sc, x, y, ROOM_WIDTH, ROOM_HEIGHT)
        shade = np.clip(room - shift(room, 14, 20), 0, 1)
        sc.mul("#2a1420", blur(shade, 10) * room * 0.6)
        edge = np.clip(blur(room, 1) - shift(room, -3, -4), 0, 1) * room
        sc.screen(LAMP_LIGHT, edge * 0.5)


def _timbers(sc: Scene) -> None:
    """Let floors and walls between the rooms catch the light."""
    for k in range(4):
        y = TOP + k * (ROOM_HEIGHT + 26)
        sc.add(
            rect(LEFT - 8, y, RIGHT - LEFT + 16, 24, 3),
            Lin([(0, "#fff0cc"), (1, "#b08050")], (0, y), (0, y + 24)),
            vol=5,
            depth=0.56,
            detail=0.7,
            shadow=(0, 8, 8, 0.45),
        )
    sc.add(
        rect(LEFT + 26 + ROOM_WIDTH, TOP, 26, BASE - TOP),
        Lin([(0, "#fff0cc"), (1, "#c09060")], (LEFT + ROOM_WIDTH + 26, 0), (LEFT + ROOM_WIDTH + 52, 0)),
        vol=6,
        depth=0.56,
        detail=0.7,
    )
    for x in (LEFT - 10, RIGHT - 16):
        sc.add(
            rect(x, TOP, 26, BASE - TOP),
            Lin([(0, "#fff0cc"), (1, "#a87850")], (x, 0), (x + 26, 0)),
            vol=6,
            depth=0.56,
            detail=0.7,
        )
    sc.add(
        rect(LEFT - 30, BASE - 6, RIGHT - LEFT + 60, 34, 5),
        Lin([(0, "#c88a54"), (1, "#5a3018")], (0, BASE), (0, BASE + 30)),
        vol=8,
        depth=0.57,
        detail=0.7,
        rim=("#ffe8b0", 3, (-0.2, -1), 0.7),
    )


def _spill(sc: Scene, dice: np.random.Generator) -> None:
    """Let leaves leak out on the left and snow on the right."""
    spill = []
    for _ in range(46):
        px = LEFT + 20 + abs(dice.normal(0, 110))
        spill.append(
            (
                ell(px, BASE + 34 + abs(dice.normal(0, 26)), 8, 4.4, dice.uniform(0, 180)),
                mix("#b8381c", "#f4b040", dice.random()),
            )
        )
    sc.polys(spill, depth=0.6, detail=0.8, mottle=0, shadow=(2, 4, 3, 0.5))
    drift = spline(
        [
            (560, BASE + 40),
            (640, BASE + 24),
            (740, BASE + 14),
            (830, BASE + 22),
            (870, BASE + 42),
            (760, BASE + 58),
            (640, BASE + 56),
        ]
    )
    sc.add(drift, Lin([(0, "#ffffff"), (1, "#8fa0c0")], (0, BASE + 14), (0, BASE + 58)), vol=16, depth=0.6, detail=0.6)


def _pipe(sc: Scene) -> None:
    """Run the drainpipe down the side."""
    sc.add(
        limb([(PIPE - 26, TOP + 4), (PIPE, TOP + 34), (PIPE, BASE + 20)], [17, 17, 17]),
        Lin([(0, "#8fa8a0"), (1, "#2f4a4c")], (PIPE - 10, 0), (PIPE + 10, 0)),
        vol=8,
        depth=0.6,
        detail=0.8,
        rim=("#fff0d0", 3, (-1, -0.2), 0.7),
    )
    for y in range(int(TOP) + 90, int(BASE), 150):
        sc.add(rect(PIPE - 40, y, 52, 14, 4), "#5f7a78", vol=5, depth=0.6, detail=0.8)


def giant_eye(sc: Scene, x: float, y: float, q: float, clip: np.ndarray) -> None:
    """Huge eye filling a round window: lids, iris, pupil, glint."""
    white = spline(
        [
            (x - q * 1.02, y + 4, 1),
            (x - q * 0.5, y - q * 0.56),
            (x + q * 0.1, y - q * 0.64),
            (x + q * 0.66, y - q * 0.40),
            (x + q * 1.02, y + 6, 1),
            (x + q * 0.5, y + q * 0.54),
            (x - q * 0.1, y + q * 0.60),
            (x - q * 0.6, y + q * 0.40),
        ]
    )
    ball = mask(white) * clip
    sc.add(
        ball,
        Lin([(0, "#d8c8b8"), (0.4, "#fffaf0"), (1, "#e8dcd0")], (0, y - q * 0.6), (0, y + q * 0.6)),
        vol=30,
        depth=0.46,
        detail=1,
        mottle=0.02,
    )
    _iris(sc, x, y, q, ball)
    _lid(sc, x, y, q, clip)


def _iris(sc: Scene, x: float, y: float, q: float, ball) -> None:
    """Iris with fibres, pupil and two glints, shaded by the lid."""
    iris_x, iris_y, iris_r = x + q * 0.16, y + q * 0.04, q * 0.47
    iris = mask(ell(iris_x, iris_y, iris_r)) * ball
    sc.add(
        iris,
        Rad([(0, "#f4e090"), (0.45, "#5fb090"), (0.85, "#1f5a60"), (1, "#0f2c34")], (iris_x, iris_y), iris_r),
        depth=0.47,
        detail=1,
        mottle=0.03,
    )
    fibres = [
        (
            poly(
                [
                    (iris_x + math.cos(a) * iris_r * 0.4, iris_y + math.sin(a) * iris_r * 0.4),
                    (iris_x + math.cos(a) * iris_r * 0.9, iris_y + math.sin(a) * iris_r * 0.9),
                ],
                closed=False,
            ),
            "#c8f0d0" if i % 2 else "#1f4a50",
            0.5,
            1.8,
        )
        for i, a in enumerate(np.linspace(0, 2 * math.pi, 44))
    ]
    sc.polys(fibres, clip=iris, depth=0.47, detail=1, mottle=0)
    _pupil(sc, iris_x, iris_y, iris_r, ball)


def _pupil(sc: Scene, iris_x: float, iris_y: float, iris_r: float, ball) -> None:
    """Pupil, glints and the shade of the lid."""
    sc.add(mask(ell(iris_x, iris_y, iris_r * 0.42)) * ball, "#0c0c14", depth=0.47, detail=1, mottle=0)
    sc.add(
        mask(ell(iris_x - iris_r * 0.32, iris_y - iris_r * 0.36, iris_r * 0.18)) * ball,
        "#ffffff",
        depth=0.48,
        detail=1,
        mottle=0,
    )
    sc.add(
        mask(ell(iris_x + iris_r * 0.3, iris_y + iris_r * 0.34, iris_r * 0.09)) * ball,
        "#ffe8c0",
        depth=0.48,
        detail=1,
        mottle=0,
    )
    sc.mul("#4a2a2c", blur(np.clip(ball - shift(ball, 0, 12), 0, 1), 6) * ball * 0.7)


def _lid(sc: Scene, x: float, y: float, q: float, clip: np.ndarray) -> None:
    """Upper lid with its lashes."""
    lid = [
        (x - q * 1.02, y + 4),
        (x - q * 0.5, y - q * 0.56),
        (x + q * 0.1, y - q * 0.64),
        (x + q * 0.66, y - q * 0.40),
        (x + q * 1.02, y + 6),
    ]
    sc.add(mask(limb(lid, [5, 9, 10, 9, 5])) * clip, "#4a2620", depth=0.48, detail=1)
    lashes = []
    for k in range(9):
        p = sample(lid, 11)[k + 1]
        lashes.append(
            (
                limb([(p[0], p[1]), (p[0] - (4 - k) * 2.2, p[1] - 12), (p[0] - (4 - k) * 5, p[1] - 22)], [5, 4, 1.4]),
                "#2a1614",
            )
        )
    sc.polys(lashes, clip=clip, depth=0.48, detail=1, mottle=0)


def butler(sc: Scene, pipe_x, y: float) -> None:
    """Butler in tails climbing the drainpipe with one hand, a candlestick in the other."""
    rim = ("#ffd890", 4, (-0.9, -0.3), 0.95)
    look = {"depth": 0.9, "detail": 1}
    t = T(pipe_x - 38, y, 286, 6)
    _butler_body(sc, t, rim, look)
    _butler_head(sc, t, rim, look)


def _butler_body(sc: Scene, t: T, rim, look: dict[str, Any]) -> None:
    """Legs round the pipe, tails, waistcoat."""
    sc.add(
        t(limb([(-0.10, -0.42), (0.04, -0.26), (-0.06, -0.10)], [0.10, 0.085, 0.065])),
        "#20222e",
        vol=9,
        rim=rim,
        **look,
    )
    sc.add(
        t(limb([(-0.06, -0.42), (0.10, -0.34), (0.07, -0.17)], [0.10, 0.085, 0.065])), "#2a2c3a", vol=9, rim=rim, **look
    )
    sc.add(t(ell(-0.03, -0.085, 0.065, 0.03, 10)), "#14141c", vol=4, rim=rim, **look)
    sc.add(t(ell(0.09, -0.155, 0.065, 0.03, 10)), "#14141c", vol=4, rim=rim, **look)
    _butler_coat(sc, t, rim, look)


def _butler_coat(sc: Scene, t: T, rim, look: dict[str, Any]) -> None:
    """Tails, coat and shirt front."""
    sc.add(
        t(spline([(-0.17, -0.52), (-0.26, -0.32), (-0.30, -0.16, 1), (-0.20, -0.22), (-0.10, -0.40)])),
        "#1c1e2c",
        vol=6,
        rim=rim,
        **look,
    )
    sc.add(
        t(
            spline(
                [
                    (-0.06, -0.80),
                    (-0.16, -0.72),
                    (-0.18, -0.54),
                    (-0.14, -0.40),
                    (0.02, -0.40),
                    (0.03, -0.60),
                    (0.02, -0.76),
                ]
            )
        ),
        "#3f4a74",
        vol=20,
        rim=rim,
        **look,
    )
    sc.add(
        t(spline([(-0.02, -0.79), (0.035, -0.74), (0.035, -0.60), (0.0, -0.56), (-0.01, -0.68)])),
        "#fff6e4",
        vol=4,
        **look,
    )


def _butler_head(sc: Scene, t: T, rim, look: dict[str, Any]) -> None:
    """One hand on the pipe, head turned away."""
    sc.add(
        t(limb([(-0.06, -0.72), (0.06, -0.78), (0.05, -0.92)], [0.085, 0.07, 0.05])), "#2a2e44", vol=9, rim=rim, **look
    )
    sc.add(t(ell(0.05, -0.935, 0.04)), "#fff6e4", vol=5, rim=rim, **look)
    sc.add(t(ell(-0.03, -0.885, 0.072, 0.085)), "#e0aa80", vol=11, rim=rim, **look)
    sc.add(
        t(
            spline(
                [
                    (-0.10, -0.83),
                    (-0.115, -0.90),
                    (-0.08, -0.96),
                    (-0.02, -0.955),
                    (-0.05, -0.92),
                    (-0.06, -0.86),
                    (-0.07, -0.81),
                ]
            )
        ),
        "#b8b4b0",
        vol=5,
        rim=rim,
        **look,
    )
    sc.add(t(spline([(0.01, -0.965), (-0.03, -0.985), (-0.07, -0.975), (-0.02, -0.955)])), "#c8c4c0", **look)
    sc.add(t(limb([(0.036, -0.895), (0.062, -0.875), (0.036, -0.868)], [0.02, 0.026, 0.016])), "#d89c74", vol=3, **look)
    _candle_arm(sc, t, rim, look)


def _candle_arm(sc: Scene, t: T, rim, look: dict[str, Any]) -> None:
    """The other hand holds the candle out."""
    sc.add(
        t(limb([(-0.09, -0.70), (-0.24, -0.72), (-0.30, -0.84)], [0.085, 0.07, 0.05])),
        "#343a54",
        vol=9,
        rim=rim,
        **look,
    )
    sc.add(t(ell(-0.30, -0.855, 0.038)), "#fff6e4", vol=5, rim=rim, **look)
    cx, cy = t((-0.31, -0.88))
    sc.add(ell(cx, cy, 24, 6), "#e8b858", vol=4, **look)
    sc.add(rect(cx - 5, cy - 36, 10, 34, 2), "#fff4dc", vol=4, **look)
    flame(sc, cx, cy - 36, 30, depth=0.95)
    sc.glow(cx, cy - 48, 120, "#ffd070", 0.8, 2.0)
