"""The teacup with its painted village and the storm in it."""

import math

import numpy as np

from ...kit.colour import mix
from ...kit.field import blur, rng, shift, smooth
from ...kit.fills import Lin
from ...kit.ground import land, ridge
from ...kit.paths import T, ell, limb, mask, poly, rect, spline
from ...kit.scene import Scene
from .motifs import ship

CUP_X, CUP_Y = 500, 800
CUP_RX, CUP_RY = 306, 92
BLUE = "#2f5f9a"
# where each house stands round the cup, its width and its height
HOUSES = (
    (-0.72, 26, 60),
    (-0.5, 23.4, 84),
    (-0.33, 20.8, 54),
    (-0.12, 26, 96),
    (0.1, 23.4, 66),
    (0.28, 20.8, 88),
    (0.47, 26, 60),
    (0.68, 23.4, 76),
)


def on_cup(u, v):
    """The point on the cup's front that is u (-1 to 1) round it and v (0 to 1) down it."""
    a = u * 1.25
    w = CUP_RX - 8 - v * v * 130
    return (
        CUP_X + math.sin(a) * w / math.sin(1.25),
        CUP_Y + 70 + v * 290 + (math.cos(a)) * CUP_RY * 0.9 * (1 - v * 0.5),
    )


def paint_saucer(sc: Scene, table) -> None:
    """Put the saucer down with its shadow."""
    sc.mul("#2a1420", blur(mask(ell(CUP_X + 120, 1236, 470, 98)), 16) * 0.75 * table)
    # saucer
    sc.add(ell(CUP_X, 1206, 446, 104), "#8aa0b0", depth=0.6, detail=0.6)
    sc.add(
        ell(CUP_X, 1196, 446, 104),
        Lin([(0, "#ffffff"), (0.5, "#e6e6e2"), (1, "#8fa0b4")], (CUP_X - 440, 0), (CUP_X + 440, 0)),
        depth=0.6,
        mottle=0.02,
        rim=("#ffffff", 4, (-0.5, -1), 0.9),
        detail=0.7,
        vol=10,
    )
    sc.add(mask(ell(CUP_X, 1196, 402, 90), stroke=9), "#2f5f9a", mottle=0.1, alpha=0.85, detail=0.8)
    sc.add(mask(ell(CUP_X, 1196, 380, 83), stroke=3), "#2f5f9a", mottle=0.1, alpha=0.8, detail=0.8)
    sc.mul("#4a5a7c", blur(mask(ell(CUP_X + 46, 1192, 300, 60)), 14) * 0.75)


def paint_cup(sc: Scene):
    """Turn the porcelain: body and handle."""
    cup = spline(
        [
            (CUP_X - CUP_RX, CUP_Y, 1),
            (CUP_X - CUP_RX + 6, CUP_Y + 90),
            (CUP_X - CUP_RX + 44, CUP_Y + 210),
            (CUP_X - 176, CUP_Y + 318),
            (CUP_X - 128, CUP_Y + 372),
            (CUP_X - 130, CUP_Y + 396, 1),
            (CUP_X + 130, CUP_Y + 396, 1),
            (CUP_X + 128, CUP_Y + 372),
            (CUP_X + 176, CUP_Y + 318),
            (CUP_X + CUP_RX - 44, CUP_Y + 210),
            (CUP_X + CUP_RX - 6, CUP_Y + 90),
            (CUP_X + CUP_RX, CUP_Y, 1),
        ]
    )
    _handle(sc)
    sc.add(
        cup,
        Lin(
            [(0, "#fffdf6"), (0.3, "#f8f4ea"), (0.65, "#c3c8d0"), (1, "#6f7f9a")],
            (CUP_X - CUP_RX, 0),
            (CUP_X + CUP_RX, 0),
        ),
        vol=150,
        shade=0.35,
        depth=0.7,
        mottle=0.025,
        detail=0.7,
    )
    return cup


def _handle(sc: Scene) -> None:
    """The handle, on the far side of the cat."""
    handle = limb(
        [
            (CUP_X + CUP_RX - 14, CUP_Y + 60),
            (CUP_X + CUP_RX + 60, CUP_Y + 30),
            (CUP_X + CUP_RX + 126, CUP_Y + 80),
            (CUP_X + CUP_RX + 112, CUP_Y + 180),
            (CUP_X + CUP_RX + 30, CUP_Y + 244),
            (CUP_X + CUP_RX - 60, CUP_Y + 250),
        ],
        [34, 40, 42, 38, 32, 26],
        50,
    )
    sc.add(
        handle,
        Lin([(0, "#f4f2ec"), (1, "#8c9bb0")], (CUP_X + CUP_RX, CUP_Y), (CUP_X + CUP_RX + 130, CUP_Y + 250)),
        vol=20,
        depth=0.7,
        rim=("#ffffff", 4, (-0.4, -1), 0.8),
        detail=0.7,
        shadow=(10, 8, 12, 0.35),
    )


def paint_village(sc: Scene, cup):
    """Paint the blue village with its lit windows round the cup."""
    pieces = []
    dice = rng(11)
    cup_mask = mask(cup)
    upper = [on_cup(u, 0.55 + 0.05 * math.sin(u * 9)) for u in np.linspace(-1, 1, 40)]
    lower = [on_cup(u, 0.75) for u in np.linspace(1, -1, 40)]
    pieces.append((poly(upper + lower), BLUE, 0.30))
    for u, width, height in HOUSES:
        x, y = on_cup(u, 0.55)
        half, eaves, ridge_y = width / 2, y - height * 0.6, y - height
        house = [(x - half, y + 6), (x - half, eaves), (x, ridge_y), (x + half, eaves), (x + half, y + 6)]
        pieces.append((poly(house), mix(BLUE, "#ffffff", 0.12 + 0.2 * dice.random()), 0.85))
        roof = [(x - width * 0.62, y - height * 0.56), (x, ridge_y - 6), (x + width * 0.62, y - height * 0.56)]
        pieces.append((poly(roof, closed=False), "#234a80", 0.9, 4))
    for k in range(7):
        x, y = on_cup(-0.9 + k * 0.3, 0.66)
        ripple = [(x - 30, y + 8), (x - 14, y - 6), (x, y + 6), (x + 14, y - 6), (x + 30, y + 8)]
        pieces.append((spline(ripple, closed=False), BLUE, 0.6, 3))
    pieces.append((ell(on_cup(0.62, 0.02)[0], on_cup(0.62, 0.02)[1] + 8, 20), BLUE, 0.35))
    sc.polys(pieces, clip=cup_mask, mottle=0.15, detail=0.8, soft=0.6)
    _lit_windows(sc, cup_mask)


def _lit_windows(sc: Scene, cup_mask: np.ndarray) -> None:
    """Light four windows and rule the blue line below the rim."""
    pieces = []
    for u in (-0.5, -0.12, 0.28, 0.68):
        x, y = on_cup(u, 0.55)
        pieces += [(rect(x - 7, y - 34, 13, 17, 2), "#ffc24a")]
    sc.polys(pieces, detail=1, mottle=0)
    for u in (-0.5, -0.12, 0.28):
        x, y = on_cup(u, 0.55)
        sc.glow(x, y - 26, 46, "#ffb040", 0.4)
    sc.add(
        mask(poly([on_cup(u, -0.13) for u in np.linspace(-1, 1, 50)], closed=False), stroke=8) * cup_mask,
        BLUE,
        mottle=0.1,
        alpha=0.85,
        detail=0.8,
    )


def paint_tea(sc: Scene):
    """Pour the tea."""
    sc.add(
        ell(CUP_X, CUP_Y, CUP_RX, CUP_RY),
        Lin([(0, "#ffffff"), (1, "#b9c2cf")], (CUP_X - CUP_RX, 0), (CUP_X + CUP_RX, 0)),
        depth=0.72,
        mottle=0.02,
        detail=0.8,
    )
    inner = ell(CUP_X, CUP_Y + 3, CUP_RX - 13, CUP_RY - 9)
    inside = mask(inner)
    sc.add(
        inner,
        Lin([(0, "#8a8f9c"), (1, "#f4f0e6")], (CUP_X - CUP_RX, 0), (CUP_X + CUP_RX, 0)),
        depth=0.72,
        mottle=0.02,
        detail=0.8,
    )
    tea = ell(CUP_X, CUP_Y + 20, CUP_RX - 26, CUP_RY - 20)
    tea_mask = mask(tea) * inside
    sc.add(
        tea_mask,
        Lin([(0, "#c8742c"), (0.5, "#8a3f1c"), (1, "#4a1c14")], (CUP_X - CUP_RX, 0), (CUP_X + CUP_RX, 0)),
        depth=0.72,
        mottle=0.06,
        detail=0.7,
    )
    return tea_mask


def paint_waves(sc: Scene, tea_mask: np.ndarray) -> None:
    """Raise three waves above the rim, with the ship behind the first."""
    tones = [("#8f4a22", "#c98348"), ("#7a3a1c", "#d9975a"), ("#63291a", "#e6ab6c")]
    for i, (y, swell) in enumerate([(CUP_Y - 14, 30), (CUP_Y + 14, 40), (CUP_Y + 44, 26)]):
        pts = ridge(
            y,
            swell,
            72,
            60 + i,
            oct=2,
            x0=CUP_X - CUP_RX + 30 + abs(1 - i) * 24,
            x1=CUP_X + CUP_RX - 30 - abs(1 - i) * 24,
            step=4,
        )
        wave = land(pts, CUP_Y + 130)
        wave_mask = mask(wave) * np.maximum(
            tea_mask,
            (sc.y < CUP_Y + 20).astype(np.float32) * mask(rect(CUP_X - CUP_RX + 34, 0, 2 * CUP_RX - 68, CUP_Y + 20)),
        )
        sc.add(
            wave_mask,
            Lin([(0, tones[i][1]), (0.25, tones[i][0]), (1, "#3c1610")], (0, y - swell), (0, y + 90)),
            depth=0.73,
            mottle=0.08,
            vol=14,
            detail=0.75,
            rough=1.5,
        )
        crest = np.clip(wave_mask - shift(wave_mask, 0, 5), 0, 1)
        sc.mixin("#ffe9c4", blur(crest, 0.8) * 0.85)
        if i == 0:
            ship(sc, T(CUP_X - 78, CUP_Y + 6, 1.12, -13))


def paint_rim(sc: Scene) -> None:
    """Close the rim before the waves."""
    front = np.clip(
        mask(ell(CUP_X, CUP_Y, CUP_RX, CUP_RY)) - mask(ell(CUP_X, CUP_Y + 3, CUP_RX - 13, CUP_RY - 9)), 0, 1
    ) * smooth(CUP_Y + 20, CUP_Y + 40, sc.y)
    sc.mixin("#fbf8f0", front)
