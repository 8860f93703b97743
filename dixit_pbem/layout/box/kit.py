"""The cover page of a kit: what lies in the folder, how to print it, what to cut, and who plays which figure."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from dixit_pbem.layout.box.cut_sheet import Sheets, ensure_room
from dixit_pbem.layout.box.records import KitRow, KitWords, Owner
from dixit_pbem.layout.frame import STEP, Heading, body, framed, opening
from dixit_pbem.layout.ink import HAIRLINE, INK, RULE
from dixit_pbem.layout.items import Align, Box, Document, Font, Item, Line, Measure, Shape, Text
from dixit_pbem.layout.players import disc_items
from dixit_pbem.layout.text import Block, Style, one_line, wrap

SHARES = (0.34, 0.1, 0.26, 0.3)
"""The widths of the columns: what it is, how many sheets, paper and sides, what to do."""
GUTTER = 4.0
TICK_BOX = 4.0
HANG = TICK_BOX + 3.0
NAME = Style(Font.SANS_BOLD, 10.5, 8)
TEXT = Style(Font.SANS, 9.5, 8)
FILE = Style(Font.SANS, 8.5, 8)
NUMBER = Style(Font.SERIF_BOLD, 13)
SECTION = Style(Font.SERIF_BOLD, 13)
AIR = 1.6
BELOW_TITLE = 6.0
ABOVE_SECTION = 5.0
DISC = 13.0
PERSON = 21.0
"""The height of a row of players."""
MOST_ACROSS = 6


@dataclass(frozen=True, slots=True)
class _Part:
    """A strip of the page: how high it is, what stands in it from a given y on, and what must fit below it."""

    height: float
    draw: Callable[[float], Iterable[Item]]
    below: float = 0.0


def kit_cover(rows: tuple[KitRow, ...], owners: tuple[Owner, ...], *, words: KitWords, sheets: Sheets) -> Document:
    """The page that lies on top of everything in the folder."""
    ensure_room(words.title, sheets.paper)
    area = body(sheets.paper)
    head = opening("", words.title, area, measure=sheets.measure)
    parts = (
        *_table(rows, words, area, measure=sheets.measure),
        *_steps(words, area, sheets.measure),
        *_people(owners, words, area, measure=sheets.measure),
    )
    bodies = _stacked(parts, area, head.bottom + BELOW_TITLE)
    bodies[0] = (*head.items, *bodies[0])
    pages = framed(bodies, Heading(sheets.game, ""), paper=sheets.paper, measure=sheets.measure)
    return Document(words.file_title, sheets.language, pages)


def _stacked(parts: Iterable[_Part], area: Box, top: float) -> list[tuple[Item, ...]]:
    """The strips below each other, on further pages where one is full."""
    bodies: list[tuple[Item, ...]] = [()]
    y = top
    for part in parts:
        if y + part.height + part.below > area.bottom:
            bodies.append(())
            y = area.y
        bodies[-1] = (*bodies[-1], *part.draw(y))
        y += part.height
    return bodies


def _table(rows: tuple[KitRow, ...], words: KitWords, area: Box, *, measure: Measure) -> Iterator[_Part]:
    columns = _columns(area)
    heads = [one_line(word, box.width, FILE, measure=measure) for word, box in zip(words.columns, columns, strict=True)]
    yield _Part(heads[0].height + AIR, partial(_heads, heads, columns))
    for row in rows:
        yield _row(row, area, measure)
    sheets = sum(row.sheets for row in rows)
    yield _Part(NUMBER.size / 2 + AIR, partial(_total, words.total, sheets, columns))


def _columns(area: Box) -> tuple[Box, ...]:
    lefts = [area.x + area.width * sum(SHARES[:number]) for number in range(len(SHARES))]
    return tuple(Box(left, area.y, area.width * share - GUTTER, 0) for left, share in zip(lefts, SHARES, strict=True))


def _heads(heads: list[Block], columns: tuple[Box, ...], y: float) -> Iterator[Item]:
    for head, column in zip(heads, columns, strict=True):
        yield from head.items(column.x, y)
    yield Line(
        columns[0].x, y + heads[0].height + AIR / 2, columns[-1].right + GUTTER, y + heads[0].height + AIR / 2, RULE
    )


def _row(row: KitRow, area: Box, measure: Measure) -> _Part:
    name, sheets, paper, work = _columns(area)
    width = name.width - HANG
    cells = [
        (name.x + HANG, (_set(row.name, width, NAME, measure=measure), _set(row.file, width, FILE, measure=measure))),
        (sheets.x, (_set(str(row.sheets), sheets.width, NUMBER, measure=measure),)),
        (
            paper.x,
            (_set(row.paper, paper.width, TEXT, measure=measure), _set(row.sides, paper.width, TEXT, measure=measure)),
        ),
        (work.x, (_set(row.work, work.width, TEXT, measure=measure),)),
    ]
    height = max(sum(block.height for block in blocks) for _, blocks in cells) + 2 * AIR
    return _Part(height, partial(_drawn_row, cells, area, height))


Cells = list[tuple[float, tuple[Block, ...]]]


def _drawn_row(cells: Cells, area: Box, height: float, y: float) -> Iterator[Item]:
    yield Shape(Box(area.x, y + AIR + 0.4, TICK_BOX, TICK_BOX), stroke=INK, width=RULE, corner=0.6)
    for x, blocks in cells:
        top = y + AIR
        for block in blocks:
            yield from block.items(x, top)
            top += block.height
    yield Line(area.x, y + height, area.right, y + height, HAIRLINE)


def _total(word: str, sheets: int, columns: tuple[Box, ...], y: float) -> Iterator[Item]:
    baseline = y + NUMBER.size / 2
    yield Text(columns[0].x + HANG, baseline, word, NAME.font, NAME.size)
    yield Text(columns[1].x, baseline, str(sheets), NUMBER.font, NUMBER.size)


def _steps(words: KitWords, area: Box, measure: Measure) -> Iterator[_Part]:
    yield _section(words.steps_heading, area, measure, below=len(words.steps) * STEP)
    for number, step in enumerate(words.steps, start=1):
        block = _set(step, area.width - HANG, TEXT, measure=measure)
        yield _Part(block.height + AIR / 2, partial(_step, str(number), block, area.x))


def _step(number: str, block: Block, x: float, y: float) -> Iterator[Item]:
    yield from Block((number,), Font.SERIF_BOLD, TEXT.size).items(x, y)
    yield from block.items(x + HANG, y)


def _section(heading: str, area: Box, measure: Measure, *, below: float) -> _Part:
    block = _set(heading, area.width, SECTION, measure=measure)
    return _Part(ABOVE_SECTION + block.height + AIR / 2, lambda y: block.items(area.x, y + ABOVE_SECTION), below)


def _people(owners: tuple[Owner, ...], words: KitWords, area: Box, *, measure: Measure) -> Iterator[_Part]:
    if not owners:
        return
    yield _section(words.players, area, measure, below=PERSON)
    for first in range(0, len(owners), MOST_ACROSS):
        yield _Part(PERSON, partial(_row_of_people, owners[first : first + MOST_ACROSS], area, measure))


def _row_of_people(owners: tuple[Owner, ...], area: Box, measure: Measure, y: float) -> Iterator[Item]:
    width = area.width / MOST_ACROSS
    for number, owner in enumerate(owners):
        middle = area.x + (number + 0.5) * width
        yield from disc_items(owner.look, Box(middle - DISC / 2, y, DISC, DISC))
        name = one_line(owner.name, width - 2, TEXT, measure=measure)
        yield from name.items(middle, y + DISC + 0.5, Align.CENTRE)


def _set(text: str, width: float, style: Style, *, measure: Measure) -> Block:
    return Block(wrap(text, width, style, measure=measure), style.font, style.size)
