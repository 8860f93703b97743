"""The table of points: for each player the awards of the round with their reasons, and the total."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.frame import Part
from dixit_pbem.layout.ink import RULE
from dixit_pbem.layout.items import Align, Box, Font, Item, Line, Measure
from dixit_pbem.layout.plates import Person
from dixit_pbem.layout.players import disc_items
from dixit_pbem.layout.text import Block, Style, alike, one_line

DISC = 7.5
NAME_COLUMN, NUMBER_COLUMN = 50.0, 15.0
HEAD_ROW = 5.0
LEAST_ROW, USUAL_ROW, MOST_ROW = 8.0, 12.5, 17.0
"""Twelve players still fit on the page, and three do not look lost: in rows higher than usual all is larger."""
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
    larger = max(1.0, height / USUAL_ROW)
    top = area.y + HEAD_ROW
    lines = [Box(area.x, top + number * height, area.width, height) for number in range(len(rows))]
    room = NAME_COLUMN - DISC * larger - 5
    called, high = [row.person.name for row in rows], height - 2 * PADDING
    names = alike(called, room, high, style=_scaled(NAME, larger), measure=measure)
    wide = area.width - NAME_COLUMN - 2 * NUMBER_COLUMN
    reason = _scaled(REASON, larger)
    why = alike([_told(row.reasons, wide, reason, measure) for row in rows], wide, high, style=reason, measure=measure)
    reasons = one_line(columns.reasons, wide, HEAD, measure=measure)
    gained = one_line(columns.gained, NUMBER_COLUMN - 1, HEAD, measure=measure)
    total = one_line(columns.total, NUMBER_COLUMN - 1, HEAD, measure=measure)
    items = (
        *reasons.items(area.x + NAME_COLUMN, area.y),
        *gained.items(area.right - NUMBER_COLUMN, area.y, Align.RIGHT),
        *total.items(area.right, area.y, Align.RIGHT),
        Line(area.x, top, area.right, top, RULE),
        *(
            item
            for row, name, told_in_lines, line in zip(rows, names, why, lines, strict=True)
            for item in _row(row, name, told_in_lines, line, larger, measure=measure)
        ),
        Line(area.x, lines[-1].bottom, area.right, lines[-1].bottom, RULE),
    )
    return Part(items, lines[-1].bottom)


def _scaled(style: Style, larger: float) -> Style:
    return replace(style, size=round(2 * style.size * larger) / 2)


def _told(reasons: Sequence[str], width: float, style: Style, measure: Measure) -> str:
    """The reasons in one text, whose lines end between two of them where that is possible."""
    whole = [
        reason.replace(" ", NO_BREAK) if measure(f"{reason} ·", style.font, style.size) <= width else reason
        for reason in reasons
    ]
    return f"{NO_BREAK}· ".join(whole)


def _row(row: Points, name: Block, reasons: Block, line: Box, larger: float, *, measure: Measure) -> tuple[Item, ...]:
    gained = one_line(row.gained, NUMBER_COLUMN - 2, _scaled(NUMBER, larger), measure=measure)
    total = one_line(str(row.total), NUMBER_COLUMN - 2, _scaled(TOTAL, larger), measure=measure)
    side = DISC * larger

    def top(block: Block) -> float:
        return line.y + (line.height - block.height) / 2

    return (
        *disc_items(row.person.look, Box(line.x, line.y + (line.height - side) / 2, side, side)),
        *name.items(line.x + side + 2, top(name)),
        *reasons.items(line.x + NAME_COLUMN, top(reasons)),
        *gained.items(line.right - NUMBER_COLUMN, top(gained), Align.RIGHT),
        *total.items(line.right, top(total), Align.RIGHT),
    )
