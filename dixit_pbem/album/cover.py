"""The cover of the book to print: a night sky with the moon, the title, and everybody who played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from dixit_pbem.album.book import AlbumBook
from dixit_pbem.layout.frame import CRESCENT
from dixit_pbem.layout.items import Box, Font, Item, Measure, Outline, Page, Shape, Text
from dixit_pbem.layout.palette import BUTTER, PAPER
from dixit_pbem.layout.paper import Size
from dixit_pbem.layout.plates import Person
from dixit_pbem.layout.players import disc_items
from dixit_pbem.layout.text import Block, Style, one_line, paragraph

NIGHT = "#0b3355"
MARGIN = 22.0
MOON = 118.0
TITLE = Style(Font.SERIF_BOLD, 44, 20)
KIND = Style(Font.SANS, 14)
DATES = Style(Font.SANS, 13, 9)
ENDING = Style(Font.SERIF, 20, 11)
NAME = Style(Font.SANS, 13, 8)
MOST_OF_TITLE = 62.0
PLAYER_ROW, PLAYER_DISC = 13.0, 11.0
STARS = ((24, 30, 0.9), (52, 17, 0.6), (84, 44, 0.7), (38, 74, 0.5), (70, 96, 0.8), (18, 112, 0.6), (104, 24, 0.5))
"""Where stars stand, in millimetres, and how wide they are."""


def cover_page(book: AlbumBook, paper: Size, *, measure: Measure) -> Page:
    """The cover."""
    width = paper.width - 2 * MARGIN
    title = paragraph(book.title, width, MOST_OF_TITLE, style=TITLE, measure=measure)
    lines = (
        (one_line(book.labels.album, width, KIND, measure=measure), BUTTER, 4.0),
        (title, PAPER, 5.0),
        (one_line(book.dates, width, DATES, measure=measure), PAPER, 2.0),
        (paragraph(book.ending, width, 18, style=ENDING, measure=measure), BUTTER, 8.0),
    )
    players = Box(MARGIN, 0, width, -(-len(book.players) // 2) * PLAYER_ROW)
    top = paper.height - MARGIN - players.height - sum(block.height + below for block, _, below in lines)
    return Page(
        paper.width,
        paper.height,
        (
            *_sky(paper),
            *_lines(lines, top),
            *_players(book.players, replace(players, y=paper.height - MARGIN - players.height), measure=measure),
        ),
    )


def _sky(paper: Size) -> Iterator[Item]:
    yield Shape(Box(0, 0, paper.width, paper.height), NIGHT)
    moon = Box(paper.width - MOON - 8, 12, MOON, MOON)
    yield Outline(CRESCENT, moon, BUTTER, turn=14)
    for x, y, wide in STARS:
        yield Shape(Box(x, y, wide, wide), BUTTER, corner=wide / 2)


def _lines(lines: Sequence[tuple[Block, str, float]], top: float) -> Iterator[Text]:
    for block, colour, below in lines:
        yield from (replace(text, colour=colour) for text in block.items(MARGIN, top))
        top += block.height + below


def _players(players: Sequence[Person], area: Box, *, measure: Measure) -> Iterator[Item]:
    """In two columns, in the order of their seats."""
    rows, column = -(-len(players) // 2), area.width / 2
    for place, person in enumerate(players):
        left, top = area.x + place // rows * column, area.y + place % rows * PLAYER_ROW
        yield from disc_items(person.look, Box(left, top + 1, PLAYER_DISC, PLAYER_DISC))
        name = one_line(person.name, column - PLAYER_DISC - 8, NAME, measure=measure)
        middle = top + 1 + PLAYER_DISC / 2
        words = name.items(left + PLAYER_DISC + 4, middle - name.height / 2)
        yield from (replace(text, colour=PAPER) for text in words)
