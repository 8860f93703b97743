"""The rules of a game as pages to read: two columns that flow from sheet to sheet, and a round as an example."""

from __future__ import annotations

from collections.abc import Iterator

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.box.cut_sheet import Sheets, ensure_room
from dixit_pbem.layout.box.records import ExampleText, RulesText
from dixit_pbem.layout.frame import STEP, Heading, Part, body, framed, on_grid, opening
from dixit_pbem.layout.grid import CARD, SEAL, card_picture, letter_seal, number_seal
from dixit_pbem.layout.items import Align, Box, Document, Font, Item, Measure
from dixit_pbem.layout.paper import Size
from dixit_pbem.layout.plates import plate_items
from dixit_pbem.layout.points import HEAD_ROW, LEAST_ROW, points_table
from dixit_pbem.layout.text import Block, Style, alike, stacked, title, wrap

GUTTER = 10.0
HEADING = Style(Font.SERIF_BOLD, 14)
SIZES = (11.5, 11.0, 10.5, 10.0, 9.5, 9.0)
"""Of the text: the largest that lets the rules stand on one page, else the first."""
ABOVE_HEADING, BELOW_HEADING, ABOVE_PARAGRAPH = 4.5, 0.8, 1.6
BELOW_TITLE = 7.5
ANSWER_CARD, BETWEEN_ANSWERS, BESIDE_CARD = 26.0, 5.0, 3.0
"""How high the pictures of the answers are, and what lies between them and beside each."""
GIVEN, WHEN = Style(Font.SERIF_BOLD, 12, 9), Style(Font.SANS, 9.5, 8)
MOST_KEPT = 2
"""So many lines of text stay with their heading."""
LEGEND = Style(Font.SANS, 9, 8)
LEAST_PICTURES = 105.0
"""Where the pictures would have less room, the points stand on a page of their own."""


@frozen
class _Line:
    """A line that flows, the room above it unless it begins a column, and how many lines must stand with it."""

    text: str
    style: Style
    above: float = 0.0
    keep: int = 0

    @property
    def block(self) -> Block:
        return Block((self.text,), self.style.font, self.style.size)

    @property
    def height(self) -> float:
        return self.above + self.block.height


def rules_pages(text: RulesText, sheets: Sheets) -> Document:
    """The whole rules, in reading size."""
    ensure_room(text.title, sheets.paper)
    area = body(sheets.paper)
    head = opening("", text.title, area, measure=sheets.measure)
    width = (area.width - GUTTER) / 2
    ways = _answers(text, Box(area.x, head.bottom + STEP / 2, area.width, 0), sheets.measure)
    top = ways.bottom + BELOW_TITLE
    shown = tuple(_example(text.example, area, sheets.measure))
    told = () if shown else ((text.example.heading, text.example.in_words),)
    styles = (Style(Font.SANS, size) for size in SIZES)
    every = [tuple(_lines((*text.sections, *told), width, style, measure=sheets.measure)) for style in styles]
    rest = next((lines for lines in every if not _page(lines, area.bottom - top)[1]), every[0])
    bodies: list[tuple[Item, ...]] = []
    while rest:
        columns, rest = _page(rest, area.bottom - top)
        places = (area.x, area.x + width + GUTTER)
        bodies.append(tuple(item for x, column in zip(places, columns, strict=True) for item in _set(column, x, top)))
        top = area.y
    bodies[0] = (*head.items, *ways.items, *bodies[0])
    bodies += shown
    pages = framed(bodies, Heading(sheets.game, ""), paper=sheets.paper, measure=sheets.measure)
    return Document(text.file_title, sheets.language, pages)


def _answers(text: RulesText, area: Box, measure: Measure) -> Part:
    """How one answers in each step, side by side: a card of the example, what one writes, and when."""
    if not text.answers or not text.example.plates:
        return Part((), area.y - STEP / 2)
    story = next((plate for plate in text.example.plates if plate.is_story), text.example.plates[0])
    other = next(plate for plate in text.example.plates if plate is not story)
    wide = (area.width - (len(text.answers) - 1) * BETWEEN_ANSWERS) / len(text.answers)
    card = Size(ANSWER_CARD * CARD.width / CARD.height, ANSWER_CARD)
    room = wide - SEAL - card.width - BESIDE_CARD
    given = alike([answer.given for answer in text.answers], room, ANSWER_CARD / 3, style=GIVEN, measure=measure)
    when = alike([answer.told for answer in text.answers], room, ANSWER_CARD * 0.7, style=WHEN, measure=measure)
    items: list[Item] = []
    for place, (answer, *said) in enumerate(zip(text.answers, given, when, strict=True)):
        box = Box(area.x + place * (wide + BETWEEN_ANSWERS) + SEAL, area.y + SEAL, card.width, card.height)
        items.append(card_picture((other if place == 1 else story).picture, box))
        if isinstance(answer.seal, int):
            items += number_seal(answer.seal, box)
        elif answer.seal:
            items += letter_seal(answer.seal, box)
        items += stacked(said, box.right + BESIDE_CARD, box.y, gap=BELOW_HEADING)
    return Part(tuple(items), area.y + SEAL + ANSWER_CARD)


Sections = tuple[tuple[str, tuple[str, ...]], ...]


def _lines(sections: Sections, width: float, style: Style, *, measure: Measure) -> Iterator[_Line]:
    for heading, paragraphs in sections:
        above = ABOVE_HEADING
        for line in wrap(heading, width, HEADING, measure=measure):
            yield _Line(line, HEADING, above, keep=MOST_KEPT)
            above = 0.0
        above = BELOW_HEADING
        for told in paragraphs:
            lines = wrap(told, width, style, measure=measure)
            for number, line in enumerate(lines):
                # Its first two lines stay together, and so do its last two.
                together = number < len(lines) - 1 and number in (0, len(lines) - 2)
                yield _Line(line, style, above if number == 0 else 0.0, keep=int(together))
            above = ABOVE_PARAGRAPH


Column = tuple[_Line, ...]


def _page(lines: Column, height: float) -> tuple[tuple[Column, Column], Column]:
    """Two columns of a page and what is left; two equally long ones where nothing is left."""
    columns, rest = _two_columns(lines, height)
    while not rest:
        height -= 1
        shorter, left_over = _two_columns(lines, height)
        if left_over or not shorter[0]:
            break
        columns = shorter
    return columns, rest


def _two_columns(lines: Column, height: float) -> tuple[tuple[Column, Column], Column]:
    first = _column(lines, height)
    second = _column(lines[len(first) :], height)
    return (first, second), lines[len(first) + len(second) :]


def _column(lines: Column, height: float) -> Column:
    """As many lines as a column holds, with those together that must be."""
    room = height + (lines[0].above if lines else 0.0)
    end = len(lines)
    used = 0.0
    for number, line in enumerate(lines):
        used += line.height
        if used > room:
            end = number
            break
    while end < len(lines):
        near = range(max(0, end - MOST_KEPT), end)
        parted = [number for number in near if number + lines[number].keep >= end]
        if not parted:
            break
        end = parted[0]
    return lines[:end]


def _set(column: Column, x: float, top: float) -> Iterator[Item]:
    y = top - column[0].above if column else top
    for line in column:
        yield from line.block.items(x, y + line.above)
        y += line.height


def _example(example: ExampleText, area: Box, measure: Measure) -> Iterator[tuple[Item, ...]]:
    """A round: the clue, the pictures with their votes, and below, or on a page behind, what everybody got for what.

    On paper that has no room for the pictures there is nothing.
    """
    said = f"{example.heading} · {example.told}"
    head = opening(said, example.clue, area, measure=measure, sentence=example.outcome)
    top = on_grid(head.bottom)
    legend = title(example.legend, area.width, 2 * STEP, style=LEGEND, measure=measure)
    rows = HEAD_ROW + LEAST_ROW * len(example.points)
    below = area.bottom - rows - STEP
    on_one_page = below - legend.height - STEP - top >= LEAST_PICTURES
    foot = below if on_one_page else area.bottom
    pictures = Box(area.x, top, area.width, foot - legend.height - STEP - top)
    if pictures.height < LEAST_PICTURES:
        return
    items = (
        *head.items,
        *plate_items(example.plates, pictures, measure=measure),
        *legend.items(area.x + area.width / 2, foot - legend.height, Align.CENTRE),
    )
    table = Box(area.x, area.bottom - rows if on_one_page else area.y, area.width, rows)
    points = points_table(example.points, example.columns, table, measure=measure).items
    yield from ((*items, *points),) if on_one_page else (items, points)
