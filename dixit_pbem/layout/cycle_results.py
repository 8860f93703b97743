"""All rounds of a cycle in the open on few pages: the tables with owners and votes, then the points of each round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.frame import STEP, Part, body, framed
from dixit_pbem.layout.items import Align, Box, Document, Font, Item, Measure, square
from dixit_pbem.layout.paper import Size
from dixit_pbem.layout.plates import Plate, crowd, framed_card
from dixit_pbem.layout.players import disc_items
from dixit_pbem.layout.points import HEAD_ROW, NAME_COLUMN, NUMBER_COLUMN, Columns, Points, points_table
from dixit_pbem.layout.results import LEGEND, ResultsPage, standings
from dixit_pbem.layout.several import (
    ASIDE,
    BESIDE_HEAD,
    GAP,
    INWARDS,
    OVER,
    Cells,
    Opened,
    Spread,
    Way,
    heads,
    rows_of,
    spread,
)
from dixit_pbem.layout.text import Block, Style, alike, one_line, title

BELOW, OWNER, VOTER, BESIDE = 2.4, 5.0, 4.5, 1.2
"""From a picture to its caption; how large the figures in it are."""
NAME = Style(Font.SANS_BOLD, 8.5, 8)
MOST_NAME = 10.5
"""So high a name may be that breaks."""
TELLER = 7.0
GAIN = Style(Font.SANS, 11, 8)


@frozen
class Told:
    """A round in the open: its head, and its cards with their owners and votes."""

    opened: Opened
    plates: tuple[Plate, ...]


@frozen
class CycleResultsPage:
    """A cycle that is over: its rounds in seat order, and what is said at the end of all."""

    rounds: tuple[Told, ...]
    end: ResultsPage
    """Heading, legend, points and closing."""
    gains: tuple[tuple[str, ...], ...]
    """For each row of points what each round brought."""


def cycle_results_pages(page: CycleResultsPage, paper: Size, *, measure: Measure) -> Document:
    """The rounds on as few pages as can be, and the points on the last."""
    area = body(paper)
    legend = title(page.end.legend, area.width, 8, style=LEGEND, measure=measure)
    laid = _ways(page.rounds, area, measure=measure)
    plan = spread([way for way, _ in laid], area, legend.height + STEP / 2)
    captions = next(captions for way, captions in laid if way is plan.way)
    bodies = [
        tuple(
            item
            for at, (told, place) in enumerate(zip(page.rounds, plan.places, strict=True))
            if place.page == number
            for item in _round(told, plan, at, captions[at], x=area.x)
        )
        for number in range(plan.pages)
    ]
    foot = legend.items(area.x + area.width / 2, area.bottom - legend.height, Align.CENTRE)
    bodies[-1] = (*bodies[-1], *foot)
    table = partial(_table, tellers=[told.opened for told in page.rounds], gains=page.gains)
    bodies.append(standings(page.end, area, measure=measure, table_of=table))
    return Document(
        page.end.file_title, page.end.language, framed(bodies, page.end.heading, paper=paper, measure=measure)
    )


@frozen
class _Caption:
    """What stands below a picture: whoever gave it by name, those who voted for it by their figures."""

    plate: Plate
    name: Block
    room: float

    @property
    def _names(self) -> float:
        return max(OWNER, self.name.height)

    @property
    def height(self) -> float:
        """From the picture's edge to the foot of the caption."""
        in_row = max(1, int(self.room / VOTER))
        rows = -(-len(self.plate.voters) // in_row)
        return BELOW + self._names + rows * VOTER

    def items(self, x: float, top: float) -> Iterator[Item]:
        """The caption below a picture whose lower left corner is there."""
        top += BELOW
        yield from disc_items(self.plate.owner.look, Box(x, top, OWNER, OWNER))
        yield from self.name.items(x + OWNER + BESIDE, top + (self._names - self.name.height) / 2)
        figures = Box(x, top + self._names + 0.3, self.room, self.height)
        yield from crowd(self.plate.voters, figures, sizes=(VOTER,), gap=0.5)


Captions = tuple[tuple[_Caption, ...], ...]


def _ways(rounds: Sequence[Told], area: Box, *, measure: Measure) -> list[tuple[Way, Captions]]:
    """Every way to show them, with what stands below the pictures then: narrow columns break names."""
    most = max(len(told.plates) for told in rounds)
    found = []
    for aside in (False, True):
        set_heads = heads([told.opened for told in rounds], area, aside=aside, measure=measure)
        left = ASIDE + BESIDE_HEAD if aside else 0.0
        # The last caption of a row has as much room beside its picture as the others.
        wide = area.width - left - GAP
        for columns in range(1, most + 1):
            room = (wide - OVER + GAP) / columns - BESIDE
            captions = _captions(rounds, room, measure=measure)
            cells = tuple(_cells(each, columns) for each in captions)
            found.append((Way(set_heads, cells, left, wide), captions))
    return found


def _captions(rounds: Sequence[Told], room: float, *, measure: Measure) -> Captions:
    """All names of the pages have one type size."""
    owners = [plate.owner.name for told in rounds for plate in told.plates]
    names = iter(alike(owners, room - OWNER - BESIDE, MOST_NAME, style=NAME, measure=measure))
    return tuple(tuple(_Caption(plate, next(names), room) for plate in told.plates) for told in rounds)


def _cells(captions: Sequence[_Caption], columns: int) -> Cells:
    counts = rows_of(len(captions), columns)
    starts = [sum(counts[:row]) for row in range(len(counts))]
    rows = [captions[start : start + count] for start, count in zip(starts, counts, strict=True)]
    return Cells(columns, tuple(max(each.height for each in row) for row in rows), counts)


def _round(told: Told, plan: Spread, at: int, captions: Sequence[_Caption], *, x: float) -> Iterator[Item]:
    """One round: its head, then the cards by their numbers with what stands below each."""
    yield from plan.way.heads[at].items(x, plan.places[at].top)
    for plate, caption, box in zip(told.plates, captions, plan.boxes(at, x), strict=True):
        yield from framed_card(plate, box, inwards=INWARDS)
        yield from caption.items(box.x, box.bottom)


def _table(
    rows: Sequence[Points],
    columns: Columns,
    area: Box,
    *,
    measure: Measure,
    tellers: Sequence[Opened],
    gains: Sequence[Sequence[str]],
) -> Part:
    """The points with a column for each round, under the figure of whoever told it."""
    below = Box(area.x, area.y + TELLER - HEAD_ROW + 1, area.width, area.height - TELLER + HEAD_ROW - 1)
    table = points_table(rows, columns, below, measure=measure)
    top = below.y + HEAD_ROW
    high = (table.bottom - top) / len(rows)
    wide = (area.width - NAME_COLUMN - 2 * NUMBER_COLUMN) / len(tellers)
    middles = [area.x + NAME_COLUMN + (place + 0.5) * wide for place in range(len(tellers))]
    figures = (
        item
        for opened, middle in zip(tellers, middles, strict=True)
        for item in disc_items(opened.teller.look, square(middle, top - TELLER / 2 - 0.8, TELLER))
    )
    told = (
        item
        for row, gained in enumerate(gains)
        for text, middle in zip(gained, middles, strict=True)
        for block in (one_line(text, wide, GAIN, measure=measure),)
        for item in block.items(middle, top + row * high + (high - block.height) / 2, Align.CENTRE)
    )
    return Part((*table.items, *figures, *told), table.bottom)
