"""The hotel as an accordion: folded floors between two house blocks."""

import math

import numpy as np

from ...kit.colour import mix
from ...kit.fills import Lin
from ...kit.marks import grain, line
from ...kit.paths import ell, limb, mask, poly
from ...kit.scene import Scene

DEEP_BLUE = "#1c2460"
BRASS = "#d9a040"
RASPBERRY = "#c8506a"
SPREAD, BLOCK = 13.2, 6.4
INNER, OUTER = 720, 1500
FOLDS = 10
DOORS_OUT = {(2, 2), (5, 2), (7, 2), (6, 1), (3, 0)}
FLOORS = (730, 985, 1240)


class Fan:
    """Polar frame of the opened bellows: angle in degrees from the vertical, radius from the centre below."""

    def __init__(self, cx: float = 508, cy: float = 1890) -> None:
        self.cx = cx
        self.cy = cy

    def __call__(self, angle: float, radius: float) -> tuple[float, float]:
        """The point of the card at an angle and a radius."""
        a = math.radians(angle)
        return (self.cx + radius * math.sin(a), self.cy - radius * math.cos(a))

    def patch(self, a0: float, a1: float, r0, r1, steps: float = 6):
        """Sector between two angles and two radii."""
        low = [self(a, r0) for a in np.linspace(a0, a1, steps)]
        high = [self(a, r1) for a in np.linspace(a1, a0, steps)]
        return poly(low + high)


def paint_bellows(sc: Scene, fan: Fan):
    """Fold the floors of the hotel into bellows."""
    angles = np.linspace(-SPREAD, SPREAD, FOLDS + 1)
    offsets = [26 if i % 2 == 0 else -16 for i in range(FOLDS + 1)]
    back = poly(
        [fan(a, OUTER + offset) for a, offset in zip(angles, offsets, strict=False)]
        + [fan(a, INNER + offset) for a, offset in list(zip(angles, offsets, strict=False))[::-1]]
    )
    sc.add(back, "#5a4a90", depth=0.5, shadow=(10, 26, 30, 0.5, DEEP_BLUE), detail=0.5)
    for i in range(FOLDS):
        _fold(sc, fan, i, angles, offsets)
    return angles, offsets


def _fold(sc: Scene, fan: Fan, i, angles, offsets) -> None:
    """One panel of the bellows: doors on every floor, carpets along the fold."""
    a0, a1 = angles[i], angles[i + 1]
    off0, off1 = offsets[i], offsets[i + 1]
    lit = i % 2 == 0
    colour = mix("#a898d0", "#d8b0b8", 0.35) if lit else "#4a3f84"
    panel = poly([fan(a0, INNER + off0), fan(a1, INNER + off1), fan(a1, OUTER + off1), fan(a0, OUTER + off0)])
    sc.add(
        panel,
        Lin([(0, mix(colour, "#ffe8d0", 0.18)), (1, mix(colour, DEEP_BLUE, 0.35))], fan(a0, 1100), fan(a1, 1100)),
        depth=0.5,
        detail=0.6,
        mottle=0.05,
        flow=math.pi / 2,
    )
    for k, floor_radius in enumerate(FLOORS):
        _panel_door(sc, fan, i, a0, a1, off0, off1, k, floor_radius, lit, colour)
    # carpets run along every fold
    for floor_radius in FLOORS:
        _carpet(sc, fan, a0, a1, off0, off1, floor_radius, lit)


def _carpet(sc: Scene, fan: Fan, a0: float, a1: float, off0, off1, floor_radius, lit) -> None:
    """A strip of carpet with a brass edge."""
    strip = poly(
        [
            fan(a0, floor_radius + off0 - 14),
            fan(a1, floor_radius + off1 - 14),
            fan(a1, floor_radius + off1 + 8),
            fan(a0, floor_radius + off0 + 8),
        ]
    )
    sc.add(strip, "#b83a4c" if lit else "#6a2448", depth=0.54, detail=0.8)
    line(
        sc,
        [fan(a0, floor_radius + off0 + 9), fan(a1, floor_radius + off1 + 9)],
        3.4,
        BRASS if lit else mix(BRASS, DEEP_BLUE, 0.5),
    )


def _panel_door(sc: Scene, fan: Fan, i, a0: float, a1: float, off0, off1, k: float, floor_radius, lit, colour) -> None:
    """A door of one floor: open and bright where it has flown off, else shut."""
    shift_r = (off0 + off1) / 2
    c0 = a0 + (a1 - a0) * 0.24
    c1 = a0 + (a1 - a0) * 0.76
    base = floor_radius + shift_r + 8
    if (i, k) in DOORS_OUT:
        _bright_doorway(sc, fan, c0, c1, base)
    else:
        _shut_door(sc, fan, i, k, lit, c0, c1, base, colour)


def _shut_door(sc: Scene, fan: Fan, i, k: float, lit, c0, c1, base, colour) -> None:
    """A door in its frame, with a lamp above it on the lit side."""
    door = (RASPBERRY, "#2f7a80", "#b8683a")[(i + k) % 3]
    tone = door if lit else mix(door, DEEP_BLUE, 0.5)
    sc.add(
        fan.patch(c0 - 0.16, c1 + 0.16, base, base + 138),
        mix(colour, "#fff0d8", 0.4) if lit else mix(colour, "#fff0d8", 0.12),
        depth=0.52,
        detail=0.8,
    )
    sc.add(fan.patch(c0, c1, base, base + 128), tone, vol=6, depth=0.52, detail=0.9)
    kx, ky = fan(c0 + (c1 - c0) * 0.8, base + 62)
    sc.add(ell(kx, ky, 4.4), BRASS, depth=0.53, detail=1, mottle=0)
    wx, wy = fan((c0 + c1) / 2, base + 166)
    if lit:
        sc.add(ell(wx, wy, 8, 8), "#fff0b8", depth=0.53, detail=1, mottle=0, emit=0.4)
        sc.glow(wx, wy, 46, "#ffd890", 0.5)


def _bright_doorway(sc: Scene, fan: Fan, c0, c1, base) -> None:
    """The light of a room whose door has flown off."""
    sc.add(
        fan.patch(c0, c1, base, base + 128),
        Lin([(0, "#fff6c8"), (1, "#ffb858")], fan(c0, base + 128), fan(c0, base)),
        depth=0.52,
        detail=0.9,
        emit=0.5,
    )
    gx, gy = fan((c0 + c1) / 2, base + 70)
    sc.glow(gx, gy, 90, "#ffc868", 0.5, 1.8)


def paint_brass(sc: Scene, fan: Fan, angles, offsets) -> None:
    """Edge the folds with brass."""
    for i, (a, offset) in enumerate(zip(angles, offsets, strict=False)):
        ridge_up = i % 2 == 0
        sc.add(
            limb(
                [fan(a, INNER + offset), fan(a, (INNER + OUTER) / 2 + offset), fan(a, OUTER + offset)],
                [5, 7, 9] if ridge_up else [3, 4, 5],
            ),
            "#f0c870" if ridge_up else "#2a2458",
            vol=3,
            depth=0.56,
            detail=0.8,
            alpha=1 if ridge_up else 0.7,
        )
        if ridge_up:
            sc.add(
                ell(*fan(a, OUTER + offset), 12),
                BRASS,
                vol=7,
                depth=0.57,
                detail=0.9,
                rim=("#fff6d8", 2.5, (-0.3, -1), 0.9),
            )
    zig = [fan(a, OUTER + offset) for a, offset in zip(angles, offsets, strict=False)]
    sc.add(
        mask(poly(zig, closed=False), stroke=9), "#e8b858", depth=0.57, detail=0.9, rim=("#fff6d8", 3, (-0.2, -1), 0.8)
    )


def paint_end_blocks(sc: Scene, fan: Fan) -> None:
    """Close both ends with a house block: buttons on the left, keys on the right."""
    for side in (-1, 1):
        _end_block(sc, fan, side)


def _end_block(sc: Scene, fan: Fan, side: int) -> None:
    """One house block with its brass and its roof."""
    a0, a1 = side * SPREAD, side * (SPREAD + BLOCK)
    front = fan.patch(min(a0, a1), max(a0, a1), INNER - 46, OUTER + 60)
    c0, c1 = fan(a0, 1100), fan(a1, 1100)
    front_mask = sc.add(
        front,
        Lin([(0, "#b86a4a"), (0.5, "#8c4438"), (1, "#4a2038")], c0 if side < 0 else c1, c1 if side < 0 else c0),
        vol=16,
        depth=0.6,
        detail=0.65,
        rim=("#ffe8c0", 5, (-0.3, -1), 0.8),
        shadow=(side * 8, 14, 18, 0.5, DEEP_BLUE),
    )
    grain(sc, front_mask, 0.1, 30, 0.2, 7)
    for radius in (INNER - 34, OUTER + 46):
        sc.add(
            fan.patch(min(a0, a1), max(a0, a1), radius - 9, radius + 9),
            BRASS,
            vol=6,
            depth=0.62,
            detail=0.8,
            rim=("#fff6d8", 2, (0, -1), 0.8),
        )
    for a in (a0 + side * 0.5, a1 - side * 0.5):
        for radius in (INNER - 30, OUTER + 42):
            sc.add(ell(*fan(a, radius), 17), "#f0c870", vol=9, depth=0.63, detail=0.9)
    _block_roof(sc, fan, a0, a1, side)
    if side < 0:
        _buttons(sc, fan, a0, side)
    else:
        _keys(sc, fan, a0, a1)


def _block_roof(sc: Scene, fan: Fan, a0: float, a1: float, side: int) -> None:
    """A little roof with a knob."""
    tip = fan((a0 + a1) / 2, OUTER + 190)
    roof = poly([fan(a0 - side * 0.7, OUTER + 56), tip, fan(a1 + side * 0.7, OUTER + 56)])
    sc.add(
        roof,
        Lin([(0, "#5a7a98"), (1, "#2f3f70")], tip, fan(a0, OUTER + 50)),
        vol=10,
        depth=0.62,
        detail=0.7,
        rim=("#ffe8c0", 4, (-0.4, -1), 0.8),
    )
    sc.add(ell(*fan((a0 + a1) / 2, OUTER + 196), 10), "#f0c870", vol=6, depth=0.63, detail=0.9)


def _keys(sc: Scene, fan: Fan, a0: float, a1: float) -> None:
    """A keyboard along the front."""
    base_a = a0 + 1.6
    keys = 17
    step = (1480 - 770) / keys
    for j in range(keys):
        lo = 770 + j * step
        sc.add(
            fan.patch(base_a, a1 - 0.9, lo + 2, lo + step - 2),
            "#fbf4e4",
            vol=4,
            depth=0.64,
            detail=1,
            mottle=0.02,
        )
    for j in range(keys - 1):
        lo = 770 + (j + 1) * step
        black = fan.patch(base_a - 0.1, base_a + 2.0, lo - step * 0.28, lo + step * 0.28)
        if j % 7 not in (2, 6):
            sc.add(black, "#1f1a2c", vol=4, depth=0.65, detail=1)


def _buttons(sc: Scene, fan: Fan, a0: float, side: int) -> None:
    """Rows of button windows, some of them lit."""
    for j in range(9):
        for i in range(3):
            x, y = fan(a0 + side * (1.3 + 1.9 * i), 800 + j * 82)
            glowing = (i * 5 + j * 3) % 4 != 0
            sc.add(ell(x, y, 15), "#3a2038", depth=0.64, detail=0.9)
            sc.add(
                ell(x, y, 11),
                "#ffe09a" if glowing else "#8a7aa8",
                vol=5,
                depth=0.64,
                detail=1,
                emit=0.4 if glowing else 0,
            )
