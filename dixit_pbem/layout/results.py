"""The pages of a round's end: the pictures with owners and votes, then points, the road, and who tells next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from math import ceil
from typing import Protocol

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.frame import STEP, Heading, Part, body, framed, on_grid, opening
from dixit_pbem.layout.ink import BUTTER, HAIRLINE, INK, PAPER, RULE
from dixit_pbem.layout.items import Align, Box, Document, Font, Item, Measure, Outline, Shape, Text, disc
from dixit_pbem.layout.paper import Size
from dixit_pbem.layout.plates import Person, Plate, plate_items, side_by_side
from dixit_pbem.layout.players import PlayerLook, disc_items
from dixit_pbem.layout.points import Columns, Points, points_table
from dixit_pbem.layout.text import Style, one_line, paragraph, title
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
    moon = way.centres[LAST_SPACE]
    return (
        *_band(way, ROAD_WIDTH + 2 * RULE, INK),
        *_band(way, ROAD_WIDTH, BUTTER),
        disc(*moon, MOON + 1.2, fill=PAPER, stroke=INK, width=HAIRLINE),
        disc(*moon, MOON, fill=BUTTER, stroke=INK, width=RULE),
        *(item for space, at in enumerate(way.centres) if space not in taken for item in _stone(space, at)),
        *(item for space, group in taken.items() for item in _pawns(group, way.centres, space)),
    )


def _band(way: Road, width: float, colour: str) -> tuple[Item, ...]:
    """The road as a band that begins round."""
    return disc(*way.centres[0], width / 2, fill=colour), Outline(way.path, way.box, "", colour, width)


def _space(row: Points) -> int:
    return laps(row.total)[1]


def _stone(space: int, centre: Point) -> tuple[Item, ...]:
    """The number of a free space; every fifth one is dark, so that one can count along."""
    x, y = centre
    if space == LAST_SPACE:
        return (Text(x, y + 2.2, str(space), Font.SERIF_BOLD, 18, align=Align.CENTRE),)
    fill, ink = (INK, BUTTER) if space % 5 == 0 else (PAPER, INK)
    return (
        disc(x, y, STONE, fill=fill, stroke=INK, width=HAIRLINE),
        Text(x, y + 1.1, str(space), Font.SERIF_BOLD, 9, ink, Align.CENTRE),
    )


def _pawns(rows: Sequence[Points], centres: Sequence[Point], space: int) -> Iterator[Item]:
    """The pawns on one space, side by side on an island; each has a ring for every time that it has gone round."""
    middle, height = centres[space]
    # The squares round two spaces never meet.
    nearest = min(max(abs(middle - u), abs(height - v)) for other, (u, v) in enumerate(centres) if other != space)
    across = next(number for number in range(1, 5) if number * number >= len(rows))
    down = ceil(len(rows) / across)
    side = min(PAWN, (nearest - APART) / across)
    x, y = middle - across * side / 2, height - down * side / 2
    if len(rows) > 1:
        yield Shape(Box(x, y, across * side, down * side).grown(ISLAND), PAPER, INK, HAIRLINE, side / 2)
    for place, row in enumerate(rows):
        line, column = divmod(place, across)
        indent = (across - min(across, len(rows) - line * across)) * side / 2
        box = Box(x + indent + column * side, y + line * side, side, side)
        inside = box.grown(-side * 0.04)
        for _ in range(min(laps(row.total)[0], MOST_RINGS)):
            yield Shape(inside, PAPER, INK, RULE, inside.width / 2)
            inside = inside.grown(-0.7)
        yield from disc_items(row.person.look, inside)


LEGEND = Style(Font.SANS, 9, 8)
NEXT = Style(Font.SERIF, 18, 9)
LEAST_ROAD, MOST_ROAD = 85.0, 125.0
LEGEND_ROW = 5.0
CLOSING, CLOSING_DISC = 12.5, 10.0
MOST_FIGURES = 4


@frozen
class ResultsPage:
    """A round that is over, with all that is said on its pages."""

    file_title: str
    language: str
    heading: Heading
    kicker: str
    clue: str
    outcome: str
    """Who found the storyteller's card, in a sentence."""
    plates: tuple[Plate, ...]
    legend: str
    """How to read what stands below the pictures."""
    standings: str
    """The title of the second page."""
    columns: Columns
    points: tuple[Points, ...]
    road_legend: str
    """How to read the rings of pawns that have gone round the road."""
    ends: str
    """What ends the game, where it is not the end of the road."""
    closing: str
    """Who tells next, or who has won."""
    closing_people: tuple[Person, ...]
    face: PlayerLook | None = None
    """The storyteller's figure."""


class TableOfPoints(Protocol):
    """How the points become a table."""

    def __call__(self, rows: Sequence[Points], columns: Columns, area: Box, *, measure: Measure) -> Part:
        """The table from the top of an area on."""


def results_pages(page: ResultsPage, paper: Size, *, measure: Measure) -> Document:
    """The pictures on the first page, the points on the second."""
    area = body(paper)
    bodies = [_pictures(page, area, measure=measure), standings(page, area, measure=measure)]
    return Document(page.file_title, page.language, framed(bodies, page.heading, paper=paper, measure=measure))


def _pictures(page: ResultsPage, area: Box, *, measure: Measure) -> tuple[Item, ...]:
    head = opening(page.kicker, page.clue, area, measure=measure, sentence=page.outcome, face=page.face)
    legend = title(page.legend, area.width, 8, style=LEGEND, measure=measure)
    middle = area.x + area.width / 2
    top = on_grid(head.bottom)
    foot = area.bottom - legend.height
    return (
        *head.items,
        *plate_items(page.plates, Box(area.x, top, area.width, foot - STEP - top), measure=measure),
        *legend.items(middle, foot, Align.CENTRE),
    )


def standings(
    page: ResultsPage, area: Box, *, measure: Measure, table_of: TableOfPoints = points_table
) -> tuple[Item, ...]:
    """The points, the road, and who tells next or has won."""
    head = opening("", page.standings, area, measure=measure)
    foot = Box(area.x, area.bottom - CLOSING, area.width, CLOSING)
    below = head.bottom + STEP / 2
    room = Box(area.x, below, area.width, foot.y - LEGEND_ROW - LEAST_ROAD - below)
    table = table_of(page.points, page.columns, room, measure=measure)
    left = foot.y - LEGEND_ROW - table.bottom
    height = min(left, MOST_ROAD)
    way = Box(area.x, table.bottom + (left - height) / 2, area.width, height)
    gone_round = any(laps(row.total)[0] for row in page.points)
    told = " ".join(filter(None, (page.ends, page.road_legend if gone_round else "")))
    legend = one_line(told, area.width, LEGEND, measure=measure)
    return (
        *head.items,
        *table.items,
        *score_road(page.points, way),
        *(legend.items(area.x + area.width / 2, way.bottom, Align.CENTRE) if told else ()),
        *_closing(page, foot, measure=measure),
    )


def _closing(page: ResultsPage, area: Box, *, measure: Measure) -> tuple[Item, ...]:
    """The last sentence, with the figures of those it speaks of."""
    side, pitch = CLOSING_DISC, CLOSING_DISC + 1.5
    people = page.closing_people if len(page.closing_people) <= MOST_FIGURES else ()
    figures = len(people) * pitch
    words = paragraph(page.closing, area.width - figures - 2, area.height, style=NEXT, measure=measure)
    wide = max(measure(line, words.font, words.size) for line in words.lines)
    left = area.x + (area.width - wide - figures - 2) / 2
    middle = area.y + area.height / 2
    return (
        *side_by_side(people, left, middle - side / 2, side=side, pitch=pitch),
        *words.items(left + figures + 2, middle - words.height / 2),
    )
