"""How each player looks: a colour, a pattern and a figure, the same on every page, board, token and pawn.

Colour alone tells nobody apart: the pattern and the figure do so too, on a grey printer and for every pair of eyes.
All twelve colours stand at 3:1 or better against the paper.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import cache
from math import cos, pi, sin
from types import MappingProxyType

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.figures import FIGURE_PATHS, Figure
from dixit_pbem.layout.ink import INK, PAPER
from dixit_pbem.layout.items import Box, Item, Outline, Shape

COLOURS: Mapping[str, str] = MappingProxyType(
    {
        "yellow": "#b08700",
        "black": INK,
        "green": "#007a5c",
        "blue": "#1b6ac6",
        "purple": "#6c2a90",
        "orange": "#bf5216",
        "red": "#a3173c",
        "pink": "#dd57a0",
        "brown": "#4c2b16",
        "sky": "#2e93cf",
        "olive": "#72954f",
        "grey": "#656d7a",
    }
)
"""The colours a player can have, by the name one writes in a game file, in the order of the seats."""

RING_FROM = 9.0
"""A disc smaller than this, in millimetres, leaves its pattern out for the sake of its figure."""


class Pattern(StrEnum):
    """What fills a player's areas beside their colour."""

    SOLID = "solid"
    CHECKS = "checks"
    DOTS = "dots"
    STRIPES = "stripes"
    DIAMONDS = "diamonds"
    SLANTS = "slants"
    RAILS = "rails"
    TRIANGLES = "triangles"
    CROSSES = "crosses"
    RINGS = "rings"
    ZIGZAG = "zigzag"
    BRICKS = "bricks"


@frozen
class PlayerLook:
    """A player's colour, pattern and figure; `colour` is its value, `colour_name` its name in a game file."""

    figure: Figure
    pattern: Pattern
    colour_name: str

    @property
    def colour(self) -> str:
        """The colour as pages draw it."""
        return COLOURS[self.colour_name]


LOOKS: tuple[PlayerLook, ...] = tuple(map(PlayerLook, Figure, Pattern, COLOURS))
"""The look of each seat, where nobody asked for a colour."""


def look_of(seat_index: int) -> PlayerLook:
    """How the player of that seat looks, counted from 0, when nobody asked for a colour."""
    return LOOKS[seat_index]


def looks_of(wishes: Sequence[str | None]) -> tuple[PlayerLook, ...]:
    """Each seat's look, with the colours that players wish for; who comes second to a colour gets a free one."""
    first = {wish: seat for seat, wish in reversed(tuple(enumerate(wishes))) if wish in COLOURS}
    granted = {seat: wish for wish, seat in first.items()}
    own = {seat: look_of(seat).colour_name for seat in range(len(wishes)) if seat not in granted}
    kept = {seat: name for seat, name in own.items() if name not in first}
    free = iter(name for name in COLOURS if name not in first and name not in kept.values())
    return tuple(
        PlayerLook(look_of(seat).figure, look_of(seat).pattern, granted.get(seat) or kept.get(seat) or next(free))
        for seat in range(len(wishes))
    )


def disc_items(look: PlayerLook, box: Box) -> tuple[Item, ...]:
    """A player's figure on a paper disc that fills a square box, in a ring of their pattern where there is room."""
    share = 0.65 if box.width >= RING_FROM else 0.76
    return *ring_items(look, box), figure_outline(look, box.grown(-box.width * (1 - share) / 2))


def ring_items(look: PlayerLook, box: Box) -> tuple[Item, ...]:
    """A player's disc with nothing on it."""
    edge = max(0.2, box.width * 0.015)
    disc = Shape(box.grown(-edge / 2), PAPER, look.colour, edge, (box.width - edge) / 2)
    return (disc, Outline(_ring_path(look.pattern), box, look.colour)) if box.width >= RING_FROM else (disc,)


def figure_outline(look: PlayerLook, box: Box) -> Outline:
    """The bare figure in its colour, in a square box."""
    return Outline(FIGURE_PATHS[look.figure], box, look.colour)


def pattern_items(look: PlayerLook, box: Box, *, cell: float = 3.0) -> tuple[Item, ...]:
    """A box filled with the player's pattern in their colour, in cells of about that many millimetres."""
    if look.pattern is Pattern.SOLID:
        return (Shape(box, look.colour),)
    columns, rows = max(1, round(box.width / cell)), max(1, round(box.height / cell))
    side = max(box.width, box.height)
    wide, high = box.width / side * 100 / columns, box.height / side * 100 / rows
    path = " ".join(
        _closed([((column + u) * wide, (row + v) * high) for u, v in polygon])
        for row in range(rows)
        for column in range(columns)
        for polygon in MOTIFS[look.pattern]
    )
    return (Outline(path, Box(box.x, box.y, side, side), look.colour),)


Polygon = tuple[tuple[float, float], ...]


def _slab(left: float, top: float, right: float, bottom: float) -> Polygon:
    middle = (left + right) / 2
    return (left, top), (middle, top), (right, top), (right, bottom), (middle, bottom), (left, bottom)


def _circle(radius: float, *, way: int = 1) -> Polygon:
    return tuple(
        (0.5 + radius * cos(way * step * pi / 8), 0.5 + radius * sin(way * step * pi / 8)) for step in range(16)
    )


MOTIFS: Mapping[Pattern, tuple[Polygon, ...]] = MappingProxyType(
    {
        Pattern.SOLID: (_slab(0, 0, 1, 1),),
        Pattern.CHECKS: (_slab(0, 0, 0.5, 0.5), _slab(0.5, 0.5, 1, 1)),
        Pattern.DOTS: (_circle(0.33),),
        Pattern.STRIPES: (_slab(0.25, 0, 0.75, 1),),
        Pattern.DIAMONDS: (((0.5, 0), (0.9, 0.5), (0.5, 1), (0.1, 0.5)),),
        Pattern.SLANTS: (((0, 0.5), (0.5, 0), (1, 0), (0, 1)), ((1, 0.5), (1, 1), (0.5, 1))),
        Pattern.RAILS: (_slab(0, 0.1, 1, 0.3), _slab(0, 0.7, 1, 0.9)),
        Pattern.TRIANGLES: (((0.5, 0.08), (0.98, 0.92), (0.02, 0.92)),),
        Pattern.CROSSES: (
            (
                (0.38, 0.08),
                (0.62, 0.08),
                (0.62, 0.38),
                (0.92, 0.38),
                (0.92, 0.62),
                (0.62, 0.62),
                (0.62, 0.92),
                (0.38, 0.92),
                (0.38, 0.62),
                (0.08, 0.62),
                (0.08, 0.38),
                (0.38, 0.38),
            ),
        ),
        Pattern.RINGS: (_circle(0.44), _circle(0.24, way=-1)),
        Pattern.ZIGZAG: (((0, 0.6), (0.5, 0.1), (1, 0.6), (1, 0.95), (0.5, 0.45), (0, 0.95)),),
        Pattern.BRICKS: (_slab(0, 0.06, 0.88, 0.44), _slab(0, 0.56, 0.38, 0.94), _slab(0.5, 0.56, 1, 0.94)),
    }
)
"""Each pattern as polygons on a square cell, which repeats along rows or round a ring."""

RING_OUTSIDE, RING_INSIDE = 47.0, 40.0
RING_CELLS = 38


@cache
@cache
def _ring_path(pattern: Pattern) -> str:
    def on_ring(along: float, across: float) -> tuple[float, float]:
        angle = 2 * pi * along / RING_CELLS
        radius = RING_OUTSIDE - across * (RING_OUTSIDE - RING_INSIDE)
        return 50 + radius * sin(angle), 50 - radius * cos(angle)

    return " ".join(
        _closed([on_ring(cell + u, v) for u, v in polygon]) for cell in range(RING_CELLS) for polygon in MOTIFS[pattern]
    )


def _closed(points: Sequence[tuple[float, float]]) -> str:
    first, *rest = (f"{x:.2f} {y:.2f}" for x, y in points)
    return f"M {first} " + " ".join(f"L {point}" for point in rest) + " Z"
