"""The score track as a picture: the moonlit road with every pawn on its space, several side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from math import ceil

from dixit_pbem.layout.items import Align, Box, Font, Item, Outline, Shape, Text
from dixit_pbem.layout.palette import BUTTER, HAIRLINE, INK, PAPER, RULE
from dixit_pbem.layout.players import PlayerLook, disc_items
from dixit_pbem.layout.points import Points
from dixit_pbem.layout.track import LAST_SPACE, Point, Road, laps, road

ROAD_WIDTH = 9.0
STONE = 3.4
MOON = 8.0
PAWN = 9.5
"""A pawn that is alone on its space."""
REACH = 11.5
MOST_RINGS = 3
ISLAND, APART = 0.4, 1.5


def score_road(rows: Sequence[Points], box: Box) -> tuple[Item, ...]:
    """The road in a box, with the pawns of all players."""
    way = road(box, reach=REACH)
    standing = sorted(rows, key=_space)
    taken = {space: tuple(group) for space, group in groupby(standing, key=_space)}
    return (
        *_band(way, ROAD_WIDTH + 2 * RULE, INK),
        *_band(way, ROAD_WIDTH, BUTTER),
        *_moon(way.centres[LAST_SPACE]),
        *(item for space, at in enumerate(way.centres) if space not in taken for item in _stone(space, at)),
        *(
            item
            for space, group in taken.items()
            for item in _pawns(group, way.centres[space], _room(way.centres, space))
        ),
    )


def _band(way: Road, width: float, colour: str) -> tuple[Item, ...]:
    """The road as a band that begins round."""
    return Shape(_square(way.centres[0], width), colour, corner=width / 2), Outline(
        way.path, way.box, "", colour, width
    )


def _space(row: Points) -> int:
    return laps(row.total)[1]


def _moon(centre: Point) -> Iterator[Item]:
    for radius, fill, width in ((MOON + 1.2, PAPER, HAIRLINE), (MOON, BUTTER, RULE)):
        yield Shape(_square(centre, 2 * radius), fill, INK, width, radius)


def _stone(space: int, centre: Point) -> tuple[Item, ...]:
    """The number of a free space; every fifth one is dark, so that one can count along."""
    x, y = centre
    if space == LAST_SPACE:
        return (Text(x, y + 2.2, str(space), Font.SERIF_BOLD, 18, align=Align.CENTRE),)
    fill, ink = (INK, BUTTER) if space % 5 == 0 else (PAPER, INK)
    return (
        Shape(_square(centre, 2 * STONE), fill, INK, HAIRLINE, STONE),
        Text(x, y + 1.1, str(space), Font.SERIF_BOLD, 9, ink, Align.CENTRE),
    )


def _room(centres: Sequence[Point], space: int) -> float:
    """The side of the square round a space that meets no other such square."""
    x, y = centres[space]
    return min(max(abs(x - u), abs(y - v)) for other, (u, v) in enumerate(centres) if other != space) - APART


def _pawns(rows: Sequence[Points], centre: Point, room: float) -> Iterator[Item]:
    """The pawns on one space, side by side on an island of paper where there are several."""
    across = next(number for number in range(1, 5) if number * number >= len(rows))
    down = ceil(len(rows) / across)
    side = min(PAWN, room / across)
    x, y = centre[0] - across * side / 2, centre[1] - down * side / 2
    if len(rows) > 1:
        yield Shape(Box(x, y, across * side, down * side).grown(ISLAND), PAPER, INK, HAIRLINE, side / 2)
    for place, row in enumerate(rows):
        line, column = divmod(place, across)
        indent = (across - min(across, len(rows) - line * across)) * side / 2
        box = Box(x + indent + column * side, y + line * side, side, side)
        yield from _pawn(row.person.look, box, laps(row.total)[0])


def _square(centre: Point, side: float) -> Box:
    return Box(centre[0] - side / 2, centre[1] - side / 2, side, side)


def _pawn(look: PlayerLook, box: Box, rounds: int) -> Iterator[Item]:
    """A pawn, with a ring for every time that it has gone round."""
    inside = box.grown(-box.width * 0.04)
    for _ in range(min(rounds, MOST_RINGS)):
        yield Shape(inside, PAPER, INK, RULE, inside.width / 2)
        inside = inside.grown(-0.7)
    yield from disc_items(look, inside)
