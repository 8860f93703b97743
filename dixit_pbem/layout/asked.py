"""Several clues at once, each with fields for the cards that go to it: what stands over a hand of a cycle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.frame import Part
from dixit_pbem.layout.ink import HAIRLINE, INK
from dixit_pbem.layout.items import Align, Box, Font, Item, Line, Measure, Shape, Text
from dixit_pbem.layout.plates import Person
from dixit_pbem.layout.players import disc_items
from dixit_pbem.layout.text import Block, Style, alike, is_cut

FACE, BESIDE = 7.0, 2.5
NAME_COLUMN = 32.0
FIELD, BETWEEN = 8.0, 2.0
THICK = 0.6
PADDING = 1.2
LEAST_ROW = FIELD + 2 * PADDING
MOST = (75.0, 112.0, 180.0)
"""How high all clues may stand together, each with its part of that: the first where none is cut."""
NAME = Style(Font.SANS_BOLD, 10, 8)
CLUE = Style(Font.SERIF, 14, 8)


@frozen
class Asked:
    """A clue to which cards are wanted: who told it, and the letters that the reader has given already."""

    teller: Person
    clue: str
    fields: int
    given: tuple[str, ...] = ()


def asked_items(clues: Sequence[Asked], area: Box, *, measure: Measure) -> Part:
    """A line for each clue from the top of an area on; names and clues have one type size each."""
    most = max(each.fields for each in clues) * (FIELD + BETWEEN)
    left = area.x + FACE + BESIDE + NAME_COLUMN
    wide = area.right - most - BETWEEN - left
    names = alike([each.teller.name for each in clues], NAME_COLUMN - BESIDE, FIELD, style=NAME, measure=measure)
    told = _told(clues, wide, measure=measure)
    items, top = list[Item](), area.y
    for each, name, clue in zip(clues, names, told, strict=True):
        row = Box(area.x, top, area.width, max(FIELD, clue.height) + 2 * PADDING)
        items += _row(each, name, clue, row)
        top = row.bottom
    return Part(tuple(items), top)


def _told(clues: Sequence[Asked], width: float, *, measure: Measure) -> tuple[Block, ...]:
    """The clues in the largest type in which all stand together in a fair part of the page; none is cut."""
    told: tuple[Block, ...] = ()
    for most in MOST:
        room = max(LEAST_ROW, most / len(clues)) - 2 * PADDING
        told = alike([each.clue for each in clues], width, room, style=CLUE, measure=measure)
        if not any(map(is_cut, told)):
            break
    return told


def _row(asked: Asked, name: Block, clue: Block, row: Box) -> Iterator[Item]:
    """Figure and name, the clue, the fields; a rule below all of it."""
    middle = row.y + row.height / 2
    yield from disc_items(asked.teller.look, Box(row.x, middle - FACE / 2, FACE, FACE))
    yield from name.items(row.x + FACE + BESIDE, middle - name.height / 2)
    yield from clue.items(row.x + FACE + BESIDE + NAME_COLUMN, middle - clue.height / 2)
    for place in range(asked.fields):
        x = row.right - (asked.fields - place) * (FIELD + BETWEEN) + BETWEEN
        yield Shape(Box(x, middle - FIELD / 2, FIELD, FIELD), "", INK, THICK, 1)
        if place < len(asked.given):
            yield Text(x + FIELD / 2, middle + 1.65, asked.given[place], Font.SERIF_BOLD, 14, align=Align.CENTRE)
    yield Line(row.x, row.bottom, row.right, row.bottom, HAIRLINE)
