"""The cover page of a kit: what lies in the folder, how to print it, what to cut, and who plays which figure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.box.cut_sheet import Sheets, ensure_room
from dixit_pbem.layout.box.records import KitRow, KitWords, Owner
from dixit_pbem.layout.frame import STEP, Heading, body, framed, opening
from dixit_pbem.layout.ink import HAIRLINE, INK, RULE
from dixit_pbem.layout.items import Align, Box, Document, Font, Item, Line, Measure, PlaceImage, Shape, Text
from dixit_pbem.layout.players import disc_items
from dixit_pbem.layout.text import Block, Style, alike, one_line, stacked, wrap

MASTHEAD, MASTHEAD_PROPORTION = "masthead", 2720 / 560
"""The key of the picture at its head, and its width by its height."""
MASTHEAD_SHARE = 1 / 3
"""How much of the page's height it takes at most: on a wide and low sheet it stands narrower, in the middle."""
SHARES = (0.29, 0.09, 0.38, 0.24)
"""The widths of the columns: what it is, how many sheets, paper and sides, what to do."""
GUTTER = 4.0
LAST_LINE = 6.0
TICK_BOX = 4.5
HANG = TICK_BOX + 3.0
NAME = Style(Font.SANS_BOLD, 12, 8)
TEXT = Style(Font.SANS, 11, 8)
FILE = Style(Font.SANS, 9.5, 8)
PERSON = Style(Font.SANS, 12, 8)
NUMBER = Style(Font.SERIF_BOLD, 15)
SECTION = Style(Font.SERIF_BOLD, 15)
AIR = 1.5
BELOW_TITLE = 5.0
ABOVE_SECTION = 4.0
DISCS = (38.0, 34.0, 30.0, 26.0, 22.0, 19.0, 16.0, 13.0)
"""How large the figure of a player may stand: the largest that leaves all of them on the page, else the last."""
BELOW_DISC, ABOVE_NAME = 10.0, 1.0
"""The room for a name in two lines, and how far it keeps from its figure."""
MOST_ACROSS = 6


@frozen
class _Strip:
    """A strip of the page: how high it is, what stands in it from 0 down, and what must fit below it."""

    height: float
    items: tuple[Item, ...]
    below: float = 0.0


def kit_cover(rows: tuple[KitRow, ...], owners: tuple[Owner, ...], *, words: KitWords, sheets: Sheets) -> Document:
    """The page that lies on top of everything in the folder."""
    ensure_room(words.title, sheets.paper)
    area = body(sheets.paper)
    width = min(area.width, area.height * MASTHEAD_SHARE * MASTHEAD_PROPORTION)
    banner = Box(area.x + (area.width - width) / 2, area.y, width, width / MASTHEAD_PROPORTION)
    picture = PlaceImage(MASTHEAD, banner, corner=2.5)
    below = replace(area, y=picture.box.bottom + BELOW_TITLE)
    head = opening("", words.title, below, measure=sheets.measure)
    strips = [
        *_table(rows, words, area.width, measure=sheets.measure),
        *_steps(words, area.width, sheets.measure),
    ]
    y = head.bottom + BELOW_TITLE
    if owners:
        room = area.bottom - y - sum(strip.height for strip in strips) - LAST_LINE
        strips += _people(owners, words, Box(0, 0, area.width, room), measure=sheets.measure)
    bodies: list[tuple[Item, ...]] = [(picture, *head.items)]
    for strip in strips:
        if y + strip.height + strip.below > area.bottom - LAST_LINE:
            bodies.append(())
            y = area.y
        bodies[-1] = (*bodies[-1], *(item.moved(area.x, y) for item in strip.items))
        y += strip.height
    last = one_line(words.of_whom, area.width, FILE, measure=sheets.measure)
    bodies[-1] = (*bodies[-1], *last.items(area.x + area.width / 2, area.bottom - last.height, Align.CENTRE))
    pages = framed(bodies, Heading(sheets.game, ""), paper=sheets.paper, measure=sheets.measure)
    return Document(words.file_title, sheets.language, pages)


def _table(rows: tuple[KitRow, ...], words: KitWords, width: float, *, measure: Measure) -> Iterator[_Strip]:
    lefts = [width * sum(SHARES[:number]) for number in range(len(SHARES))]
    columns = [(left, width * share - GUTTER) for left, share in zip(lefts, SHARES, strict=True)]
    over = zip(words.columns, columns, strict=True)
    heads = [one_line(word, room, FILE, measure=measure) for word, (_, room) in over]
    line = heads[0].height + AIR / 2
    named = (item for head, left in zip(heads, lefts, strict=True) for item in head.items(left, 0))
    yield _Strip(heads[0].height + AIR, (*named, Line(0, line, width, line, RULE)))
    for row in rows:
        yield _row(row, columns, width, measure=measure)
    sheets, baseline = str(sum(row.sheets for row in rows)), NUMBER.size / 2
    total = Text(lefts[0] + HANG, baseline, words.total, NAME.font, NAME.size)
    yield _Strip(baseline + AIR, (total, Text(lefts[1], baseline, sheets, NUMBER.font, NUMBER.size)))


def _row(row: KitRow, columns: Sequence[tuple[float, float]], width: float, *, measure: Measure) -> _Strip:
    name, sheets, paper, work = columns
    cells = (
        ((name[0] + HANG, name[1] - HANG), ((row.name, NAME), (row.file, FILE))),
        (sheets, ((str(row.sheets), NUMBER),)),
        (paper, ((row.paper, TEXT), (row.sides, TEXT))),
        (work, ((row.work, TEXT),)),
    )
    items: list[Item] = [Shape(Box(0, AIR + 0.4, TICK_BOX, TICK_BOX), stroke=INK, width=RULE, corner=0.6)]
    height = 0.0
    for (left, room), texts in cells:
        blocks = [_set(text, room, style, measure=measure) for text, style in texts]
        items += stacked(blocks, left, AIR)
        height = max(height, sum(block.height for block in blocks) + 2 * AIR)
    return _Strip(height, (*items, Line(0, height, width, height, HAIRLINE)))


def _steps(words: KitWords, width: float, measure: Measure) -> Iterator[_Strip]:
    yield _section(words.steps_heading, width, measure, below=len(words.steps) * STEP)
    for number, step in enumerate(words.steps, start=1):
        block = _set(step, width - HANG, TEXT, measure=measure)
        digit = Block((str(number),), Font.SERIF_BOLD, TEXT.size)
        yield _Strip(block.height + AIR / 2, (*digit.items(0, 0), *block.items(HANG, 0)))


def _section(heading: str, width: float, measure: Measure, *, below: float) -> _Strip:
    block = _set(heading, width, SECTION, measure=measure)
    return _Strip(ABOVE_SECTION + block.height + AIR / 2, block.items(0, ABOVE_SECTION), below)


def _people(owners: tuple[Owner, ...], words: KitWords, room: Box, *, measure: Measure) -> Iterator[_Strip]:
    """The figures with their names, as large as the room allows."""
    heading = _section(words.players, room.width, measure, below=DISCS[-1] + BELOW_DISC)
    ways = (
        (disc, -rows, across)
        for rows in range(-(-len(owners) // MOST_ACROSS), len(owners) + 1)
        for across in (-(-len(owners) // rows),)
        for disc in DISCS
        if disc + STEP <= room.width / across and heading.height + rows * (disc + BELOW_DISC) <= room.height
    )
    disc, _, across = max(ways, default=(DISCS[-1], 0, min(MOST_ACROSS, len(owners))))
    pitch = room.width / across
    names = alike(
        [owner.name for owner in owners], pitch - 2, BELOW_DISC - ABOVE_NAME - 0.5, style=PERSON, measure=measure
    )
    yield heading
    for first in range(0, len(owners), across):
        items: list[Item] = []
        row = owners[first : first + across]
        for number, owner in enumerate(row):
            middle = (number + 0.5 + (across - len(row)) / 2) * pitch
            items += disc_items(owner.look, Box(middle - disc / 2, 0, disc, disc))
            items += names[first + number].items(middle, disc + ABOVE_NAME, Align.CENTRE)
        yield _Strip(disc + BELOW_DISC, tuple(items))


def _set(text: str, width: float, style: Style, *, measure: Measure) -> Block:
    return Block(wrap(text, width, style, measure=measure), style.font, style.size)
