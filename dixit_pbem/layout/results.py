"""The pages of a round's end: the pictures with owners and votes, then points, the road, and who tells next."""

from __future__ import annotations

from dataclasses import dataclass

from dixit_pbem.layout.frame import STEP, Heading, body, framed, on_grid, opening
from dixit_pbem.layout.items import Align, Box, Document, Font, Item, Measure
from dixit_pbem.layout.paper import Size
from dixit_pbem.layout.plates import Person, Plate, plate_items
from dixit_pbem.layout.players import disc_items
from dixit_pbem.layout.points import Columns, Points, points_table
from dixit_pbem.layout.score_road import score_road
from dixit_pbem.layout.text import Style, one_line, paragraph
from dixit_pbem.layout.track import laps

LEGEND = Style(Font.SANS, 9, 8)
OUTCOME = Style(Font.SANS, 11, 8.5)
NEXT = Style(Font.SERIF, 18, 11)
LEAST_ROAD, MOST_ROAD = 85.0, 110.0
LEGEND_ROW = 5.0
CLOSING, CLOSING_DISC = 12.5, 10.0
MOST_FIGURES = 4


@dataclass(frozen=True, slots=True)
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
    closing: str
    """Who tells next, or who has won."""
    closing_people: tuple[Person, ...]


def results_pages(page: ResultsPage, paper: Size, *, measure: Measure) -> Document:
    """The pictures on the first page, the points on the second."""
    area = body(paper)
    bodies = [_pictures(page, area, measure=measure), _standings(page, area, measure=measure)]
    return Document(page.file_title, page.language, framed(bodies, page.heading, paper=paper, measure=measure))


def _pictures(page: ResultsPage, area: Box, *, measure: Measure) -> tuple[Item, ...]:
    head = opening(page.kicker, page.clue, area, measure=measure)
    outcome = paragraph(page.outcome, area.width, 10, style=OUTCOME, measure=measure)
    legend = paragraph(page.legend, area.width, 8, style=LEGEND, measure=measure)
    middle = area.x + area.width / 2
    top = on_grid(head.bottom + 1 + outcome.height)
    foot = area.bottom - legend.height
    return (
        *head.items,
        *outcome.items(middle, head.bottom + 1, Align.CENTRE),
        *plate_items(page.plates, Box(area.x, top, area.width, foot - STEP - top), measure=measure),
        *legend.items(middle, foot, Align.CENTRE),
    )


def _standings(page: ResultsPage, area: Box, *, measure: Measure) -> tuple[Item, ...]:
    head = opening("", page.standings, area, measure=measure)
    foot = Box(area.x, area.bottom - CLOSING, area.width, CLOSING)
    below = head.bottom + STEP / 2
    room = Box(area.x, below, area.width, foot.y - LEGEND_ROW - LEAST_ROAD - below)
    table = points_table(page.points, page.columns, room, measure=measure)
    left = foot.y - LEGEND_ROW - table.bottom
    height = min(left, MOST_ROAD)
    way = Box(area.x, table.bottom + (left - height) / 2, area.width, height)
    return (
        *head.items,
        *table.items,
        *score_road(page.points, way),
        *_road_legend(page, area, way.bottom, measure=measure),
        *_closing(page, foot, measure=measure),
    )


def _road_legend(page: ResultsPage, area: Box, top: float, *, measure: Measure) -> tuple[Item, ...]:
    """What the rings mean, as soon as there is one."""
    if all(laps(row.total)[0] == 0 for row in page.points):
        return ()
    legend = one_line(page.road_legend, area.width, LEGEND, measure=measure)
    return legend.items(area.x + area.width / 2, top, Align.CENTRE)


def _closing(page: ResultsPage, area: Box, *, measure: Measure) -> tuple[Item, ...]:
    """The last sentence, with the figures of those it speaks of."""
    disc, pitch = CLOSING_DISC, CLOSING_DISC + 1.5
    people = page.closing_people if len(page.closing_people) <= MOST_FIGURES else ()
    figures = len(people) * pitch
    words = one_line(page.closing, area.width - figures - 2, NEXT, measure=measure)
    wide = measure(words.lines[0], words.font, words.size)
    left = area.x + (area.width - wide - figures - 2) / 2
    middle = area.y + area.height / 2
    return (
        *(
            item
            for place, person in enumerate(people)
            for item in disc_items(person.look, Box(left + place * pitch, middle - disc / 2, disc, disc))
        ),
        *words.items(left + figures + 2, middle - words.height / 2),
    )
