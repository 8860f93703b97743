"""All tables of a cycle on few pages, and one ballot with a line for each of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.frame import STEP, Heading, body, framed
from dixit_pbem.layout.ink import HAIRLINE, INK
from dixit_pbem.layout.items import Align, Box, Document, Font, Item, Line, Measure, Shape, Text
from dixit_pbem.layout.paper import Size
from dixit_pbem.layout.players import disc_items
from dixit_pbem.layout.reveal import (
    DEADLINE,
    FIELD,
    INSET,
    NAME_COLUMN,
    PITCH,
    RULE_TEXT,
    SMALL,
    THICK,
    TITLE,
    Ballot,
    TableCard,
)
from dixit_pbem.layout.several import ASIDE, BESIDE_HEAD, Cells, Opened, Spread, Way, heads, numbered, rows_of, spread
from dixit_pbem.layout.text import Block, Style, alike, one_line, paragraph, stacked

NUMBERS = 6.0
"""The room above the fields, for their numbers."""
FACE = 6.5
NAME_ROOM, BELOW_NAME = 8.0, 5.0
"""Over the line for the name, and for what stands below it."""
MOST_RULE = 34.0
TELLER = Style(Font.SANS_BOLD, 10, 8)
AIR = 3.0
BESIDE = NAME_COLUMN + 2 * STEP
"""How far from the edge the lines of the ballot begin."""


@frozen
class Table:
    """One of the tables: who told, the clue, and the cards with their numbers."""

    opened: Opened
    cards: tuple[TableCard, ...]


@frozen
class TablesPage:
    """All tables of a cycle with all that is said on their pages; the same for every reader of a language."""

    file_title: str
    language: str
    heading: Heading
    tables: tuple[Table, ...]
    ballot: Ballot


def tables_pages(page: TablesPage, paper: Size, *, measure: Measure) -> Document:
    """The tables in seat order, the pictures as large as few pages allow, and the ballot at the foot of the last."""
    area = body(paper)
    slip = _Slip.of(page, area.width, measure=measure)
    plan = spread(_ways(page.tables, area, measure=measure), area, slip.height + STEP)
    bodies = [
        tuple(
            item
            for at, (table, place) in enumerate(zip(page.tables, plan.places, strict=True))
            if place.page == number
            for item in _table(table, plan, at, area)
        )
        for number in range(plan.pages)
    ]
    bodies[-1] = (*bodies[-1], *slip.items(page, area, measure=measure))
    return Document(page.file_title, page.language, framed(bodies, page.heading, paper=paper, measure=measure))


def _ways(tables: Sequence[Table], area: Box, *, measure: Measure) -> list[Way]:
    most = max(len(table.cards) for table in tables)
    found = []
    for aside in (False, True):
        set_heads = heads([table.opened for table in tables], area, aside=aside, measure=measure)
        left = ASIDE + BESIDE_HEAD if aside else 0.0
        for columns in range(1, most + 1):
            counts = [rows_of(len(table.cards), columns) for table in tables]
            cells = tuple(Cells(columns, (0.0,) * len(rows), rows) for rows in counts)
            found.append(Way(set_heads, cells, left, area.width - left))
    return found


def _table(table: Table, plan: Spread, at: int, area: Box) -> Iterator[Item]:
    """One table: its head, then the cards by their numbers."""
    yield from plan.way.heads[at].items(area.x, plan.places[at].top)
    for card, box in zip(table.cards, plan.boxes(at, area.x), strict=True):
        yield from numbered(card.number, card.picture, box)


@frozen
class _Slip:
    """The ballot before it has its place: its texts are set, so its height is known."""

    head: tuple[Block, ...]
    told: tuple[Block, ...]
    """How to fill it in, and until when."""
    below_name: bool
    """Whether that stands below the name; where there are few lines, it stands over them."""
    names: tuple[Block, ...]

    @classmethod
    def of(cls, page: TablesPage, width: float, *, measure: Measure) -> _Slip:
        """The ballot of a page, in the shape that takes less room."""
        shapes = (cls._shaped(page, width, below_name=below, measure=measure) for below in (True, False))
        return min(shapes, key=lambda slip: slip.height)

    @classmethod
    def _shaped(cls, page: TablesPage, width: float, *, below_name: bool, measure: Measure) -> _Slip:
        ballot, beside = page.ballot, width - BESIDE
        wide = NAME_COLUMN if below_name else beside
        fields = max(len(table.cards) for table in page.tables) * PITCH
        tellers = [table.opened.teller.name for table in page.tables]
        return cls(
            head=(
                one_line(ballot.title, NAME_COLUMN, TITLE, measure=measure),
                one_line(page.heading.round, NAME_COLUMN, DEADLINE, measure=measure),
                one_line(page.heading.game, NAME_COLUMN, SMALL, measure=measure),
            ),
            told=(
                paragraph(ballot.rule, wide, MOST_RULE, style=RULE_TEXT, measure=measure),
                paragraph(ballot.deadline, wide, MOST_RULE / 2, style=DEADLINE, measure=measure),
            ),
            below_name=below_name,
            names=alike(tellers, beside - FACE - 2 - fields - AIR, PITCH - 0.5, style=TELLER, measure=measure),
        )

    @property
    def height(self) -> float:
        """From the cut line to the lower edge of the page's body."""
        left, right = self._name_at + BELOW_NAME, NUMBERS + len(self.names) * PITCH
        told = AIR + sum(block.height for block in self.told)
        return INSET + (max(left + told, right) if self.below_name else max(left, told + right))

    @property
    def _name_at(self) -> float:
        """How far down the line for the name stands."""
        return sum(block.height for block in self.head) + NAME_ROOM

    def items(self, page: TablesPage, area: Box, *, measure: Measure) -> Iterator[Item]:
        """The ballot below its cut line."""
        cut = area.bottom - self.height
        top, line = cut + INSET, cut + INSET + self._name_at
        yield Line(area.x, cut, area.right, cut, HAIRLINE, dash=(2, 1.5))
        yield from stacked(self.head, area.x, top)
        yield Line(area.x, line, area.x + NAME_COLUMN, line, HAIRLINE)
        yield from one_line(page.ballot.name, NAME_COLUMN, SMALL, measure=measure).items(area.x, line + 0.5)
        left = area.x + BESIDE
        if self.below_name:
            yield from stacked(self.told, area.x, line + BELOW_NAME + AIR)
        else:
            yield from stacked(self.told, left, top)
            top += AIR + sum(block.height for block in self.told)
        yield from self._lines(page.tables, Box(left, top, area.right - left, 0), measure=measure)

    def _lines(self, tables: Sequence[Table], area: Box, *, measure: Measure) -> Iterator[Item]:
        """A line for each table: the figure and the name of who told, and a field for each card."""
        most = max(len(table.cards) for table in tables)
        wide = max(measure(line, name.font, name.size) for name in self.names for line in name.lines)
        left = min(area.x + FACE + 2 + wide + STEP, area.right - most * PITCH)
        for place in range(most):
            middle = left + place * PITCH + FIELD / 2
            yield Text(middle, area.y + NUMBERS - 1.5, str(place + 1), Font.SERIF_BOLD, 11, align=Align.CENTRE)
        for row, (table, name) in enumerate(zip(tables, self.names, strict=True)):
            top = area.y + NUMBERS + row * PITCH
            yield from disc_items(table.opened.teller.look, Box(area.x, top, FACE, FACE))
            yield from name.items(area.x + FACE + 2, top + (FIELD - name.height) / 2)
            for place in range(len(table.cards)):
                yield Shape(Box(left + place * PITCH, top, FIELD, FIELD), "", INK, THICK, 1)
