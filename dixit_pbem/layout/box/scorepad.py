"""A score pad: a column a player under figure and name, a row a round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dixit_pbem.layout.box.cut_sheet import Sheets, ensure_room, page_body, sheet_document, work_area
from dixit_pbem.layout.box.records import Owner, ScorePadWords
from dixit_pbem.layout.ink import BUTTER, HAIRLINE, INK, RULE
from dixit_pbem.layout.items import Align, Box, Document, Font, Item, Line, Measure, Shape, Text
from dixit_pbem.layout.players import disc_items
from dixit_pbem.layout.text import ASCENT, DESCENT, MM_PER_POINT, Style, one_line

ROUND_WIDTH = 14.0
CLUE_WIDTH = 42.0
MOST_WITH_CLUE = 6
"""With more players the pad has no room for clues."""
WIDEST = 30.0
UPRIGHT_FROM = 20.0
"""A name in a narrower column is written upwards, under a higher head."""
LOW_HEAD, HIGH_HEAD = 24.0, 42.0
ABOVE_RULE = 3.0
DISC = 11.0
ROW = 8.5
LABEL = Style(Font.SANS, 9.5, 8)
NAME = Style(Font.SANS_BOLD, 10, 8)
FIGURES = Style(Font.SERIF, 11, 9)


@dataclass(frozen=True, slots=True)
class _Grid:
    """Where the table stands, how high its head is, and how wide its columns are."""

    table: Box
    head: float
    clue: float
    column: float

    @property
    def rows(self) -> int:
        return round((self.table.height - self.head) / ROW)

    def left_of(self, player: int) -> float:
        return self.table.x + ROUND_WIDTH + self.clue + player * self.column


def score_pad(owners: tuple[Owner, ...], words: ScorePadWords, *, sheets: Sheets) -> Document:
    """One sheet to write a game's points on, for pencil and paper."""
    ensure_room(words.notice.title, sheets.paper)
    grid = _grid(work_area(sheets.paper), len(owners))
    items = (
        *_rules(grid, len(owners)),
        *_labels(words, grid, sheets.measure),
        *_numbers(grid),
        *(item for place, owner in enumerate(owners) for item in _head(owner, place, grid, measure=sheets.measure)),
    )
    return sheet_document([page_body(items, words.notice, marks=(), sheets=sheets)], words.notice, sheets=sheets)


def _grid(area: Box, players: int) -> _Grid:
    least_clue = CLUE_WIDTH if players <= MOST_WITH_CLUE else 0.0
    column = min(WIDEST, (area.width - ROUND_WIDTH - least_clue) / players)
    clue = area.width - ROUND_WIDTH - column * players if least_clue else 0.0
    head = LOW_HEAD if column >= UPRIGHT_FROM else HIGH_HEAD
    rows = int((area.height - head) / ROW)
    return _Grid(Box(area.x, area.y, ROUND_WIDTH + clue + column * players, head + rows * ROW), head, clue, column)


def _rules(grid: _Grid, players: int) -> Iterator[Item]:
    table = grid.table
    yield Shape(Box(table.x, table.bottom - ROW, table.width, ROW), BUTTER)
    for row in range(grid.rows):
        y = table.y + grid.head + row * ROW
        yield Line(table.x, y, table.right, y, RULE if row in (0, grid.rows - 1) else HAIRLINE)
    for x in dict.fromkeys((table.x + ROUND_WIDTH, *map(grid.left_of, range(players)))):
        yield Line(x, table.y, x, table.bottom, HAIRLINE)
    yield Shape(table, stroke=INK, width=RULE)


def _labels(words: ScorePadWords, grid: _Grid, measure: Measure) -> Iterator[Item]:
    table = grid.table
    y = table.y + grid.head - ABOVE_RULE
    label = one_line(words.round, grid.head - 2 * ABOVE_RULE, LABEL, measure=measure)
    yield Text(_upright_x(table.x + ROUND_WIDTH / 2, label.size), y, label.lines[0], label.font, label.size, turn=270)
    if grid.clue:
        label = one_line(words.clue, grid.clue - 4, LABEL, measure=measure)
        yield Text(table.x + ROUND_WIDTH + 2, y, label.lines[0], label.font, label.size)
    total = one_line(words.total, ROUND_WIDTH + grid.clue - 2, NAME, measure=measure)
    yield from total.items(table.x + 1.5, table.bottom - (ROW + total.height) / 2)


def _numbers(grid: _Grid) -> Iterator[Item]:
    for row in range(grid.rows - 1):
        y = grid.table.y + grid.head + row * ROW + ROW / 2 + 1.4
        yield Text(grid.table.x + ROUND_WIDTH / 2, y, str(row + 1), FIGURES.font, FIGURES.size, align=Align.CENTRE)


def _head(owner: Owner, place: int, grid: _Grid, *, measure: Measure) -> Iterator[Item]:
    middle, top = grid.left_of(place) + grid.column / 2, grid.table.y
    foot = top + grid.head - ABOVE_RULE
    side = min(DISC, grid.column - 1)
    yield from disc_items(owner.look, Box(middle - side / 2, top + 2, side, side))
    if grid.head == LOW_HEAD:
        name = one_line(owner.name, grid.column - 2, NAME, measure=measure)
        yield Text(middle, foot, name.lines[0], name.font, name.size, align=Align.CENTRE)
    else:
        name = one_line(owner.name, grid.head - DISC - 2 - 2 * ABOVE_RULE, NAME, measure=measure)
        yield Text(_upright_x(middle, name.size), foot, name.lines[0], name.font, name.size, turn=270)


def _upright_x(middle: float, size: float) -> float:
    """Where the baseline of a text that is written upwards stands, so that its letters are in the middle."""
    return middle + (ASCENT - DESCENT) / 2 * size * MM_PER_POINT
