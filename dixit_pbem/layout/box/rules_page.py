"""The rules of a game as a page to read: two columns that flow from sheet to sheet."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dixit_pbem.layout.box.cut_sheet import Sheets, ensure_room
from dixit_pbem.layout.box.records import RulesText
from dixit_pbem.layout.frame import Heading, body, framed, opening
from dixit_pbem.layout.items import Document, Font, Item, Measure
from dixit_pbem.layout.text import Block, Style, wrap

GUTTER = 10.0
HEADING = Style(Font.SERIF_BOLD, 14)
TEXT = Style(Font.SANS, 11.5)
ABOVE_HEADING, BELOW_HEADING, ABOVE_PARAGRAPH = 4.5, 0.8, 1.6
BELOW_TITLE = 7.5
MOST_KEPT = 2
"""So many lines of text stay with their heading."""


@dataclass(frozen=True, slots=True)
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
    rest = tuple(_lines(text, width, sheets.measure))
    top = head.bottom + BELOW_TITLE
    bodies: list[tuple[Item, ...]] = []
    while rest:
        columns, rest = _page(rest, area.bottom - top)
        places = (area.x, area.x + width + GUTTER)
        bodies.append(tuple(item for x, column in zip(places, columns, strict=True) for item in _set(column, x, top)))
        top = area.y
    bodies[0] = (*head.items, *bodies[0])
    pages = framed(bodies, Heading(sheets.game, ""), paper=sheets.paper, measure=sheets.measure)
    return Document(text.file_title, sheets.language, pages)


def _lines(text: RulesText, width: float, measure: Measure) -> Iterator[_Line]:
    for heading, paragraphs in text.sections:
        above = ABOVE_HEADING
        for line in wrap(heading, width, HEADING, measure=measure):
            yield _Line(line, HEADING, above, keep=MOST_KEPT)
            above = 0.0
        above = BELOW_HEADING
        for paragraph in paragraphs:
            lines = wrap(paragraph, width, TEXT, measure=measure)
            for number, line in enumerate(lines):
                # Its first two lines stay together, and so do its last two.
                together = number < len(lines) - 1 and number in (0, len(lines) - 2)
                yield _Line(line, TEXT, above if number == 0 else 0.0, keep=int(together))
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
