"""Towers of ice: white and empty in the day, blue and lived in at night."""

from collections.abc import Callable
from dataclasses import dataclass

from ...kit.colour import Colour, mix
from ...kit.field import Field, blur, rng
from ...kit.fills import Lin
from ...kit.paths import ell, limb, mask, poly, rect, spline
from ...kit.scene import Piece, Scene


@dataclass(frozen=True, slots=True)
class Ice:
    """The colours of ice in a light: where it is lit, between, in the shade, its roofs and its windows."""

    lit: Colour
    mid: Colour
    dark: Colour
    roof: Colour
    panes: tuple[Colour, ...]
    lived_in: float
    """How many of the windows are lit."""


DAY = Ice("#ffffff", "#d8ecf2", "#7fb0cc", "#a8cce0", ("#5f98bc",), 0.0)
NIGHT = Ice("#5f8cb4", "#23477a", "#0a1a3c", "#1a3460", ("#ffd470", "#ffb04c", "#fff0b0", "#ff8a50"), 0.7)


def tower(
    sc: Scene, x: float, base: float, w: float, h: float, ice: Ice, seed: int, *, depth: float, fog: float = 0
) -> None:
    """A tower on a base, with a ring of teeth, a pointed roof or a flat one, and rows of windows."""
    dice = rng(seed)
    top = base - h
    look = {"depth": depth, "fog": fog, "detail": 0.5, "mottle": 0.08}
    skin = Lin([(0, ice.lit), (0.4, ice.mid), (1, ice.dark)], (x - w / 2, 0), (x + w / 2, 0))
    lean = dice.normal() * w * 0.03
    body = poly(
        [(x - w * 0.53, base + 30), (x - w / 2 + lean, top), (x + w / 2 + lean, top), (x + w * 0.53, base + 30)]
    )
    m = sc.add(body, skin, vol=w * 0.2, shade=0.6, shadow=(w * 0.2, 0, w * 0.12, 0.4), **look)
    ring = poly(
        [
            (x - w * 0.6 + lean, top + w * 0.16),
            (x - w * 0.64 + lean, top - w * 0.06),
            (x + w * 0.64 + lean, top - w * 0.06),
            (x + w * 0.6 + lean, top + w * 0.16),
        ]
    )
    sc.add(ring, skin, vol=w * 0.06, shadow=(0, w * 0.12, w * 0.08, 0.5), **look)
    if seed % 3:
        roof = spline(
            [
                (x - w * 0.7 + lean, top - w * 0.04, 1),
                (x - w * 0.2 + lean, top - w * 0.7),
                (x + lean, top - w * (1.2 + 0.5 * dice.random()), 1),
                (x + w * 0.24 + lean, top - w * 0.6),
                (x + w * 0.7 + lean, top - w * 0.04, 1),
            ]
        )
        slates = Lin(
            [(0, mix(ice.roof, ice.lit, 0.5)), (1, mix(ice.roof, ice.dark, 0.7))], (x - w * 0.6, 0), (x + w * 0.6, 0)
        )
        sc.add(roof, slates, vol=w * 0.2, rim=(ice.lit, 3, (-0.7, -0.5), 0.6), **look)
    else:
        teeth = [
            (rect(x - w * 0.62 + lean + i * w * 0.28, top - w * 0.2, w * 0.16, w * 0.2), mix(ice.lit, ice.dark, i / 5))
            for i in range(5)
        ]
        sc.polys(teeth, depth=depth, fog=fog, detail=0.5)
    _windows(sc, (x + lean * 0.5, base, w, top), ice, seed, m, depth=depth, fog=fog)


def _windows(
    sc: Scene, place: tuple[float, float, float, float], ice: Ice, seed: int, m: Field, *, depth: float, fog: float
) -> None:
    """Rows of windows, some of them lit; light spills over the sills of those."""
    x, base, w, top = place
    dice = rng(seed + 99)
    across = max(2, round(w / 30))
    lit: list[Piece] = []
    dark: list[Piece] = []
    y = top + w * 0.3 + 14
    while y < base - 10:
        for i in range(across):
            at = x + (i - (across - 1) / 2) * w * 0.82 / across
            pane = spline([(at - 6, y + 20, 1), (at - 6, y + 4), (at, y - 3), (at + 6, y + 4), (at + 6, y + 20, 1)])
            if dice.random() < ice.lived_in:
                lit.append((pane, mix(ice.panes[dice.integers(len(ice.panes))], ice.dark, fog)))
            elif dice.random() < 0.75:
                dark.append((pane, mix(ice.dark, ice.panes[0], 0.4 if not ice.lived_in else 0.0)))
        y += 42
    if dark:
        sc.polys(dark, clip=m, depth=depth, fog=fog, detail=0.6, mottle=0)
    if lit:
        spilt = blur(sc.polys(lit, clip=m, depth=depth, detail=0.7, mottle=0, emit=0.4), 9)
        sc.screen("#ff9a3c", spilt * 0.5 * (1 - fog))


def washing(sc: Scene, a: tuple[float, float], b: tuple[float, float], depth: float) -> None:
    """A line between two windows with what somebody has hung up."""
    low = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 26)
    sc.add(limb([a, low, b], [3, 3], 30), "#c8d4e0", depth=depth)
    for u, tone, long in ((0.24, "#e8e0d8", 34), (0.42, "#d84a4a", 44), (0.6, "#e8a850", 30), (0.77, "#7ac0b8", 38)):
        x = a[0] + (b[0] - a[0]) * u
        y = a[1] + (b[1] - a[1]) * u + 26 * (1 - (2 * u - 1) ** 2)
        cloth = [(x - 15, y, 1), (x + 15, y, 1), (x + 18, y + long, 1), (x + 2, y + long - 6), (x - 14, y + long, 1)]
        sc.add(spline(cloth), tone, vol=5, depth=depth, detail=0.6)


def flags(sc: Scene, spots: tuple[tuple[float, float], ...], tone: Colour) -> None:
    """Pennants that all fly one way."""
    for x, y in spots:
        sc.add(limb([(x, y), (x, y - 50)], [4, 3], 4), "#8a7a68", depth=0.4)
        sc.add(
            spline([(x, y - 50, 1), (x + 34, y - 48), (x + 66, y - 36, 1), (x + 30, y - 32), (x, y - 28, 1)]),
            tone,
            vol=4,
            depth=0.4,
            detail=0.6,
        )


def shelf(sc: Scene, outline: Callable[[], list[tuple[float, ...]]], ice: Ice) -> Field:
    """The near ice, with its clear edge."""
    points = outline()
    m = mask(spline(points))
    ys = [p[1] for p in points]
    sc.add(
        m,
        Lin([(0, ice.lit), (0.4, ice.mid), (1, ice.dark)], (0, min(ys)), (0, max(ys))),
        vol=30,
        depth=0.6,
        mottle=0.1,
        rim=(ice.lit, 5, (-0.5, -0.8), 0.8),
    )
    return m


def bubbles(sc: Scene, spots: tuple[tuple[float, float, float], ...]) -> None:
    """Air that escapes."""
    for x, y, s in spots:
        sc.add(mask(ell(x, y, s), stroke=2.5), "#bfe8f0", alpha=0.7, depth=0.9)
        sc.add(ell(x - s * 0.3, y - s * 0.3, s * 0.24), "#ffffff", depth=0.9)
