"""Card 62, Fox among the Chessmen."""

import math

import numpy as np

from ...cards import Land, card
from ...kit.camera import Cam
from ...kit.canvas import H, W
from ...kit.colour import mix
from ...kit.field import blur, displace, noise, rng, shift, smooth
from ...kit.fills import Lin, Rad
from ...kit.ground import land, ridge, swirl
from ...kit.marks import line
from ...kit.paths import T, X, blurmask, ell, mask, poly, sample, spline
from ...kit.scene import Scene
from ...media import gouache
from .chess import chesspiece, foxwalk


@card(62, "fox-among-the-chessmen", "Fox among the Chessmen", Land.EDGES, gouache)
def fox_among_the_chessmen() -> Scene:
    """A fox in a scarf walks alone over a snowfield where chessmen stand as high as towers.

    A lamp burns in the queen: somebody lives there; a small crown lies lost in the snow. Who has won, and who is left?
    """
    sc = Scene(light=(-0.6, -0.6, 0.45), key="#fff4e4", shadow="#3c4f80", fog="#dfe6ee", seed=91)
    _sky(sc)
    _far_ranks(sc)
    _board(sc)
    _queen_and_knight(sc)
    _lit_window(sc)
    _near_drift(sc)
    _fox_and_footprints(sc)
    _lost_crown(sc)
    _snowfall(sc)
    return sc


def _sky(sc: Scene) -> None:
    sc.sky([(0, "#4f78ac"), (0.26, "#92b4d4"), (0.5, "#e4e4ea"), (0.62, "#fbe3d2"), (0.7, "#f9d9c4")], 0, 1150, warp=30)
    sc.setflow(swirl(sc, 0, 0.6, 500, 3))
    sc.glow(160, 620, 600, "#fff0dc", 0.7, 1.6)
    sc.add(ell(160, 610, 40), "#fffaf2", soft=3, mottle=0)


def _far_ranks(sc: Scene) -> None:
    """Ranks of pieces in the mist."""
    r = rng(3)
    kinds = ["pawn", "rook", "bishop", "queen", "king", "knight"]

    for i in range(15):
        x = -30 + i * 76 + r.uniform(-12, 12)
        _piece(
            sc,
            kinds[r.integers(6)],
            x,
            742,
            0.52 * r.uniform(0.8, 1.1),
            "#a9bcd2",
            "#93a8c6",
            0.45,
            0.1,
            flip=r.random() < 0.5,
            snow=False,
            rim_strength=0.3,
        )
    sc.haze(740, 50, "#f4ece8", 0.8, seed=2)
    sc.add(
        land(ridge(742, 12, 300, 4, oct=3)),
        Lin([(0, "#f6f3f2"), (1, "#d6e0ec")], (0, 730), (0, 880)),
        depth=0.2,
        mottle=0.03,
    )
    for x, k, s in ((70, "bishop", 0.95), (250, "rook", 0.86), (770, "king", 1.05), (930, "pawn", 0.9)):
        _piece(sc, k, x, 862 + r.uniform(-8, 8), s, "#8196b8", "#5d7299", 0.22, 0.3, rim_strength=0.6)
    sc.add(
        land(ridge(862, 16, 340, 14, oct=3)),
        Lin([(0, "#fbf8f5"), (1, "#cddaea")], (0, 840), (0, 1040)),
        depth=0.4,
        mottle=0.03,
    )


def _board(sc: Scene) -> None:
    """The chequered board shows through the snow where the wind has swept it."""
    cam = Cam(eye=(0, 3.4, -6), pitch=10, f=1150, c=(W * 0.5, 660))
    cells = []
    for i in range(-9, 9):
        for j in range(-3, 16):
            if (i + j) % 2 == 0:
                q = cam.poly(
                    [
                        (i * 1.4, 0, j * 1.4),
                        (i * 1.4 + 1.4, 0, j * 1.4),
                        (i * 1.4 + 1.4, 0, j * 1.4 + 1.4),
                        (i * 1.4, 0, j * 1.4 + 1.4),
                    ]
                )
                if q is not None:
                    cells.append((q, "#7288b4"))
    squares = np.zeros((sc.h, sc.w), np.float32)
    for p, _ in cells:
        squares = np.maximum(squares, mask(p))
    hole = smooth(-0.05, 0.55, noise(260, 4, 12)) * smooth(880, 960, sc.y)
    sc.mul("#90a6d0", blur(squares, 1.5) * hole * 0.75)


def _queen_and_knight(sc: Scene) -> None:
    _piece(sc, "queen", 820, 1120, 2.05, "#4c5c8c", "#232f58", 0.02, 0.7)
    _piece(sc, "knight", 236, 1090, 1.85, "#e9dfd6", "#8d8fae", 0.03, 0.7)
    t = T(236, 1090, 1.85)
    sc.add(t(ell(20, -160, 6)), "#3a3a58", detail=1)
    for i in range(6):
        line(
            sc,
            [t((-46 + i * 6, -96 - i * 17)), t((-32 + i * 5, -100 - i * 15)), t((-18 + i * 5, -112 - i * 13))],
            4,
            "#9a94ae",
            0.6,
        )


def _lit_window(sc: Scene) -> None:
    """Someone lives in the queen."""
    qx, qy = 820, 760
    sc.glow(qx, qy, 150, "#ffb850", 0.55, 2)
    sc.add(
        spline([(qx - 17, qy + 26, 1), (qx - 17, qy - 14), (qx, qy - 32), (qx + 17, qy - 14), (qx + 17, qy + 26, 1)]),
        Rad([(0, "#fff4c0"), (1, "#ff9f38")], (qx, qy), 40),
        mottle=0,
        emit=1,
        detail=1,
    )
    line(sc, [(qx, qy - 30), (qx, qy + 26)], 3, "#5a3a3a")
    line(sc, [(qx - 17, qy), (qx + 17, qy)], 3, "#5a3a3a")
    sc.add(
        spline([(qx - 22, 1120 - 8, 1), (qx - 22, 1050), (qx, 1026), (qx + 22, 1050), (qx + 22, 1112, 1)]),
        "#6a2a24",
        vol=4,
        detail=1,
    )
    sc.add(ell(qx + 11, 1080, 3.5), "#ffd870", detail=1)


def _near_drift(sc: Scene) -> None:
    crest = ridge(1205, 20, 420, 24, oct=3, tilt=-0.04)
    sc.add(
        land(crest),
        Lin([(0, "#ffffff"), (0.35, "#e6ecf5"), (1, "#a9bddc")], (0, 1170), (0, 1500)),
        depth=0.85,
        mottle=0.03,
        rim=("#ffffff", 5, (-0.3, -1), 0.7),
    )
    n = noise(220, 3, 30, aspect=2.5)
    e = np.clip(n - shift(n, -6, -5), -1, 1)
    sc.img[:] = np.clip(
        sc.img + (e * smooth(1190, 1260, sc.y))[..., None] * 0.10 * np.array([0.8, 0.9, 1.1], np.float32), 0, 1
    )


def _fox_and_footprints(sc: Scene) -> None:
    marks = []
    track = sample([(-20, 1262), (110, 1280), (230, 1318), (330, 1330)], 17)
    for i, q in enumerate(track):
        marks.append(
            (
                ell(
                    q[0] + (-8 if i % 2 else 8),
                    q[1] + (6 if i % 2 else -6),
                    9 * (1 - 0.018 * i),
                    5 * (1 - 0.018 * i),
                    -20,
                ),
                "#8ea4cc",
                0.75,
            )
        )
    sc.polys(marks, mottle=0, detail=0.9)
    foxwalk(sc, T(470, 1330, 1.72), rim=("#fff4e0", 4, (-0.7, -0.6), 0.85))


def _lost_crown(sc: Scene) -> None:
    cx, cy = 210, 1398
    sc.add(
        X(
            spline(
                [
                    (-60, 20, 1),
                    (-72, -44, 1),
                    (-40, -14),
                    (-30, -60, 1),
                    (-2, -18),
                    (8, -66, 1),
                    (30, -18),
                    (56, -52, 1),
                    (60, 18, 1),
                ]
            ),
            cx,
            cy,
            1.1,
            -16,
        ),
        Lin([(0, "#ffe08a"), (1, "#a8682a")], (cx - 60, cy - 60), (cx + 60, cy + 20)),
        vol=9,
        depth=0.93,
        detail=1,
        rim=("#fffbe8", 3, (-0.6, -0.8), 0.9),
        shadow=(10, 6, 8, 0.4),
    )
    sc.add(
        spline([(80, 1432), (170, 1404), (260, 1410), (360, 1436), (390, 1500), (60, 1500)]),
        Lin([(0, "#ffffff"), (1, "#c4d3e8")], (0, 1396), (0, 1490)),
        depth=0.94,
        mottle=0.02,
        soft=1.2,
    )


def _snowfall(sc: Scene) -> None:
    r = rng(77)
    flakes = [
        (
            ell(r.uniform(0, W), r.uniform(0, H), r.choice([1.6, 2.2, 3, 4.6], p=[0.45, 0.3, 0.18, 0.07])),
            "#ffffff",
            r.uniform(0.5, 0.95),
        )
        for _ in range(420)
    ]
    sc.polys(flakes, mottle=0, detail=0.95)


def _piece(sc, kind, x, y, s, col, dark, fog, depth, *, flip=False, snow=True, rim_strength=0.7, detail=0.6):
    """A chessman as high as a tower, with its shadow and a cap of snow."""
    silhouette = X(chesspiece(kind), x, y, s, 0, flip)
    sc.add(
        blurmask(X(poly([(-50, -6), (60, -2), (240, 60), (200, 74)]), x, y, s), 6),
        "#7f93bb",
        alpha=0.45 * (1 - fog),
        mottle=0,
    )
    m = sc.add(
        silhouette,
        Lin([(0, mix(col, "#ffffff", 0.12)), (0.55, col), (1, dark)], (x - 50 * s, 0), (x + 60 * s, 0)),
        vol=30 * s,
        shade=0.75,
        depth=depth,
        fog=fog,
        fogg=(y - 70 * s, y, 0.55, "#eef1f5"),
        rim=("#fffaf0", 5 * s, (-0.8, -0.5), rim_strength),
        mottle=0.09,
        detail=detail,
        flow=math.pi / 2,
    )
    if snow:
        up = np.clip(m - shift(m, 0, 9 * s + 2), 0, 1)
        up = displace(blur(up, 1.2 * s + 0.5), 3 * s, 14, int(x))
        sc.mixin("#fbfcff", np.clip(up * 1.5, 0, 1) * (1 - fog * 0.4))
    return m
