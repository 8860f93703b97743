"""The theatre: footlights, curtains, valance and the audience."""

import math

import numpy as np

from ...kit.canvas import W
from ...kit.colour import mix
from ...kit.field import smooth
from ...kit.fills import Lin
from ...kit.marks import line
from ...kit.paths import ell, joined, limb, mask, rect, sample, spline
from ...kit.scene import Scene


def paint_footlights(sc: Scene) -> None:
    """Line the stage with lamps in shells."""
    foot = 1262
    for i in range(9):
        x = 92 + i * 104
        sc.glow(x, foot - 30, 150, "#ffb850", 0.42, 1.9)
        sc.add(
            spline(
                [
                    (x - 40, foot + 22, 1),
                    (x - 34, foot - 8),
                    (x - 18, foot - 24),
                    (x, foot - 28),
                    (x + 18, foot - 24),
                    (x + 34, foot - 8),
                    (x + 40, foot + 22, 1),
                ]
            ),
            Lin([(0, "#f0c070"), (1, "#8a4a24")], (0, foot - 28), (0, foot + 22)),
            vol=10,
            depth=0.75,
            rim=("#fff0c0", 3, (0, -1), 0.9),
            detail=0.8,
        )
        for k in (-1, 0, 1):
            line(sc, [(x + k * 6, foot + 20), (x + k * 17, foot - 20)], 2.4, "#6a3418", 0.6)
    sc.add(
        rect(-10, foot + 18, W + 20, 44),
        Lin([(0, "#b8722f"), (1, "#3a160f")], (0, foot + 18), (0, foot + 62)),
        depth=0.75,
        vol=8,
        mottle=0.08,
        detail=0.6,
        rim=("#ffe0a0", 3, (0, -1), 0.7),
    )


def paint_curtains(sc: Scene) -> None:
    """Draw the curtains aside; the footlights warm their lower folds."""

    def curtain(side):
        n = 9
        for i in range(n):
            u = i / (n - 1)
            w = 78

            def xx(y, u=u):
                k = smooth(0, 1, np.array([min(max((y - 240) / 620, 0), 1)]))[0]
                k2 = smooth(0, 1, np.array([min(max((y - 880) / 420, 0), 1)]))[0]
                pinch = 1 - 0.62 * k * (1 - k2 * 0.75)
                return W / 2 + side * (W / 2 + 50 - (u * 330) * pinch)

            left = [(xx(y) - w * 0.55, y) for y in range(-20, 1400, 60)]
            right = [(xx(y) + w * 0.55, y) for y in range(1380, -40, -60)]
            c = mix("#5a0c18", "#b0202a", 0.35 + 0.65 * u)
            sc.add(
                spline(left + right),
                Lin(
                    [(0, mix(c, "#2a040c", 0.55)), (0.42, mix(c, "#ff6a4a", 0.20)), (1, mix(c, "#1c0208", 0.65))],
                    (xx(500) - w * 0.5, 0),
                    (xx(500) + w * 0.5, 0),
                ),
                depth=0.85,
                vol=26,
                shade=0.7,
                mottle=0.06,
                detail=0.4,
                flow=math.pi / 2,
                shadow=(-side * 10, 6, 16, 0.5, "#08020a"),
            )

    curtain(-1)
    curtain(1)
    cm = np.clip(mask(rect(-10, -10, 300, 1400)) + mask(rect(730, -10, 310, 1400)), 0, 1)
    sc.screen("#ff8a3a", cm * smooth(820, 1280, sc.y) * (1 - smooth(1270, 1300, sc.y)) * 0.28)


def paint_tie_backs(sc: Scene) -> None:
    """Tie the curtains with gold cords."""
    for side in (-1, 1):
        x = 508 + side * 440
        sc.add(
            limb([(x - 90, 852), (x, 880), (x + 90, 848)], [20, 26, 20]),
            "#d9a040",
            vol=9,
            depth=0.9,
            rim=("#fff0b8", 3, (0, -1), 0.9),
            detail=0.8,
        )
        for k in range(5):
            line(
                sc,
                [(x - side * 70 + k * 7 - 14, 864), (x - side * 70 + k * 8 - 16, 940)],
                5,
                mix("#d9a040", "#7a4a18", k / 5),
            )
        sc.add(ell(x - side * 70, 862, 17), "#f0c060", vol=9, detail=0.9)


def paint_valance(sc: Scene) -> None:
    """Hang the scalloped valance with its fringe."""
    for i in range(-1, 8):
        x = i * 150 - 20
        sc.add(
            spline(
                [
                    (x - 14, -30, 1),
                    (x + 164, -30, 1),
                    (x + 164, 96),
                    (x + 130, 170),
                    (x + 75, 196),
                    (x + 20, 170),
                    (x - 14, 96),
                ]
            ),
            Lin([(0, "#c02a30"), (0.5, "#8a1620"), (1, "#3a0610")], (x, -20), (x + 120, 196)),
            vol=24,
            depth=0.92,
            detail=0.4,
            mottle=0.06,
            shadow=(0, 14, 14, 0.6, "#08020a"),
        )
        line(sc, [(x - 10, 104), (x + 20, 174), (x + 75, 200), (x + 130, 174), (x + 160, 104)], 10, "#d9a040", 1, 0.93)
        for k in range(13):
            q = sample([(x - 10, 108), (x + 20, 178), (x + 75, 204), (x + 130, 178), (x + 160, 108)], 13)[k]
            line(sc, [tuple(q), (q[0], q[1] + 22)], 4, mix("#e8b850", "#8a5a20", (k % 3) / 3), 1, 0.93)


def paint_audience(sc: Scene) -> None:
    """Seat the cats in their rows; one seat holds a candle instead."""
    sc.add(rect(-10, 1318, W + 20, 200), "#120810", depth=0.93, mottle=0.03)
    for row, (y, size, tone, offset) in enumerate([(1378, 1.0, "#2a101a", 0), (1500, 1.35, "#14070e", 66)]):
        for i in range(-1, 8):
            _seat(sc, i, y, offset, row, size, tone)
    sc.add(rect(-10, 1290, W + 20, 220), "#0a0308", alpha=0.35 * smooth(1290, 1480, sc.y), mottle=0, depth=0.95)


def _seat(sc: Scene, i, y: float, offset, row, size: float, tone) -> None:
    """A seat with the ears of whoever sits there, or with the candle."""
    x = offset + i * (130 if row == 0 else 176) + 40
    empty = row == 0 and i == 5
    sc.add(
        spline(
            [
                (x - 52 * size, y + 140, 1),
                (x - 54 * size, y - 4),
                (x - 36 * size, y - 34 * size),
                (x + 36 * size, y - 34 * size),
                (x + 54 * size, y - 4),
                (x + 52 * size, y + 140, 1),
            ]
        ),
        mix(tone, "#5a1420", 0.35),
        depth=0.95,
        vol=9,
        rim=("#ffb060", 3, (0, -1), 0.5),
        detail=0.5,
    )
    if empty:
        _seat_candle(sc, x, y)
    else:
        _spectator(sc, x, y, size, tone)


def _spectator(sc: Scene, x: float, y: float, size: float, tone) -> None:
    """A cat from behind."""
    outline = joined(
        ell(x, y - 34 * size, 38 * size, 44 * size),
        spline([(x - 36 * size, y - 52 * size, 1), (x - 34 * size, y - 96 * size, 1), (x - 8 * size, y - 74 * size)]),
        spline([(x + 8 * size, y - 74 * size), (x + 34 * size, y - 96 * size, 1), (x + 36 * size, y - 52 * size, 1)]),
    )
    sc.add(outline, tone, depth=0.95, vol=16 * size, rim=("#ffb868", 4, (0, -1), 0.75), detail=0.7)


def _seat_candle(sc: Scene, x: float, y: float) -> None:
    """A candle keeps the seat."""
    sc.glow(x, y - 64, 110, "#ffc860", 0.7)
    sc.add(rect(x - 8, y - 56, 16, 40, 3), "#f4ead0", vol=4, detail=1, depth=0.96)
    sc.add(
        spline([(x, y - 92, 1), (x + 7, y - 70), (x, y - 60), (x - 7, y - 70)]),
        "#fff0b0",
        mottle=0,
        emit=1,
        detail=1,
        depth=0.96,
    )
