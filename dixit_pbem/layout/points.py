"""The table of points: for each player the awards of the round with their reasons, and the total."""

from __future__ import annotations

from collections.abc import Sequence

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.frame import Part
from dixit_pbem.layout.ink import RULE
from dixit_pbem.layout.items import Align, Box, Font, Item, Line, Measure
from dixit_pbem.layout.plates import Person
from dixit_pbem.layout.players import disc_items
from dixit_pbem.layout.text import Block, Style, alike, one_line, paragraph

DISC = 7.5
NAME_COLUMN, NUMBER_COLUMN = 50.0, 15.0
HEAD_ROW = 5.0
LEAST_ROW, MOST_ROW = 8.0, 12.5
"""Twelve players still fit on the page, and three do not look lost."""
PADDING = 0.55

NO_BREAK = "\u00a0"

HEAD = Style(Font.SANS, 8.5, 8)
NAME = Style(Font.SANS_BOLD, 10.5, 8)
REASON = Style(Font.SANS, 9.5, 8)
NUMBER = Style(Font.SANS, 11, 8)
TOTAL = Style(Font.SERIF_BOLD, 14, 9)


@frozen
class Points:
    """What a player got in a round, why, and the total."""

    person: Person
    reasons: tuple[str, ...]
    gained: str
    total: int


@frozen
class Columns:
    """The words above the columns of the table."""

    reasons: str
    gained: str
    total: str


def points_table(rows: Sequence[Points], columns: Columns, area: Box, *, measure: Measure) -> Part:
    """The table from the top of an area on, at most as high as the area where twelve rows allow that."""
    height = min(max((area.height - HEAD_ROW) / len(rows), LEAST_ROW), MOST_ROW)
    top = area.y + HEAD_ROW
    lines = [Box(area.x, top + number * height, area.width, height) for number in range(len(rows))]
    room = NAME_COLUMN - DISC - 5
    names = alike([row.person.name for row in rows], room, height - 2 * PADDING, style=NAME, measure=measure)
    reasons = one_line(columns.reasons, area.width - NAME_COLUMN - 2 * NUMBER_COLUMN, HEAD, measure=measure)
    gained = one_line(columns.gained, NUMBER_COLUMN - 1, HEAD, measure=measure)
    total = one_line(columns.total, NUMBER_COLUMN - 1, HEAD, measure=measure)
    items = (
        *reasons.items(area.x + NAME_COLUMN, area.y),
        *gained.items(area.right - NUMBER_COLUMN, area.y, Align.RIGHT),
        *total.items(area.right, area.y, Align.RIGHT),
        Line(area.x, top, area.right, top, RULE),
        *(
            item
            for row, name, line in zip(rows, names, lines, strict=True)
            for item in _row(row, name, line, measure=measure)
        ),
        Line(area.x, lines[-1].bottom, area.right, lines[-1].bottom, RULE),
    )
    return Part(items, lines[-1].bottom)


def _row(row: Points, name: Block, line: Box, *, measure: Measure) -> tuple[Item, ...]:
    width, height = line.width - NAME_COLUMN - 2 * NUMBER_COLUMN, line.height - 2 * PADDING
    # A line ends between two reasons where that is possible.
    whole = [
        reason.replace(" ", NO_BREAK) if measure(f"{reason} ·", REASON.font, REASON.size) <= width else reason
        for reason in row.reasons
    ]
    reasons = paragraph(f"{NO_BREAK}· ".join(whole), width, height, style=REASON, measure=measure)
    gained = one_line(row.gained, NUMBER_COLUMN - 2, NUMBER, measure=measure)
    total = one_line(str(row.total), NUMBER_COLUMN - 2, TOTAL, measure=measure)

    def top(block: Block) -> float:
        return line.y + (line.height - block.height) / 2

    return (
        *disc_items(row.person.look, Box(line.x, line.y + (line.height - DISC) / 2, DISC, DISC)),
        *name.items(line.x + DISC + 2, top(name)),
        *reasons.items(line.x + NAME_COLUMN, top(reasons)),
        *gained.items(line.right - NUMBER_COLUMN, top(gained), Align.RIGHT),
        *total.items(line.right, top(total), Align.RIGHT),
    )
