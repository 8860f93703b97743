"""A book becomes pages to print: a cover, two facing pages a round, then points, awards and the proof."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from dixit_pbem.album.book import AlbumBook
from dixit_pbem.album.closing import awards_body, points_bodies, proof_bodies
from dixit_pbem.album.spread import LARGE, others_side, story_side
from dixit_pbem.layout.frame import CRESCENT, MARGIN, RULE_Y, Heading, body, head_line, moon_rule
from dixit_pbem.layout.ink import BUTTER, NIGHT, PAPER
from dixit_pbem.layout.items import Align, Box, Document, Font, Item, Measure, Outline, Page, Shape, Sides, Text
from dixit_pbem.layout.paper import Size
from dixit_pbem.layout.plates import Person
from dixit_pbem.layout.players import disc_items
from dixit_pbem.layout.text import Style, one_line, paragraph

COVER_MARGIN = 22.0
MOON = 118.0
TITLE = Style(Font.SERIF_BOLD, 44, 20)
KIND = Style(Font.SANS, 14)
DATES = Style(Font.SANS, 13, 9)
ENDING = Style(Font.SERIF, 20, 11)
NAME = Style(Font.SANS, 13, 8)
MOST_OF_TITLE = 62.0
PLAYER_ROW, PLAYER_DISC = 13.0, 11.0
NUMBER_SIZE = 9.0
STARS = ((24, 30, 0.9), (52, 17, 0.6), (84, 44, 0.7), (38, 74, 0.5), (70, 96, 0.8), (18, 112, 0.6), (104, 24, 0.5))
"""Where stars stand, in millimetres, and how wide they are."""


def cover_page(book: AlbumBook, paper: Size, *, measure: Measure) -> Page:
    """The cover."""
    width = paper.width - 2 * COVER_MARGIN
    title = paragraph(book.title, width, MOST_OF_TITLE, style=TITLE, measure=measure)
    lines = (
        (one_line(book.labels.album, width, KIND, measure=measure), BUTTER, 4.0),
        (title, PAPER, 5.0),
        (one_line(book.dates, width, DATES, measure=measure), PAPER, 2.0),
        (paragraph(book.ending, width, 18, style=ENDING, measure=measure), BUTTER, 8.0),
    )
    height = -(-len(book.players) // 2) * PLAYER_ROW
    players = Box(COVER_MARGIN, paper.height - COVER_MARGIN - height, width, height)
    top = players.y - sum(block.height + below for block, _, below in lines)
    words: list[Text] = []
    for block, colour, below in lines:
        words += block.items(COVER_MARGIN, top, colour=colour)
        top += block.height + below
    night = Shape(Box(0, 0, paper.width, paper.height), NIGHT)
    moon = Outline(CRESCENT, Box(paper.width - MOON - 8, 12, MOON, MOON), BUTTER, turn=14)
    stars = (Shape(Box(x, y, wide, wide), BUTTER, corner=wide / 2) for x, y, wide in STARS)
    people = _players(book.players, players, measure=measure)
    return Page(paper.width, paper.height, (night, moon, *stars, *words, *people))


def _players(players: Sequence[Person], area: Box, *, measure: Measure) -> Iterator[Item]:
    """In two columns, in the order of their seats."""
    rows, column = -(-len(players) // 2), area.width / 2
    for place, person in enumerate(players):
        left, top = area.x + place // rows * column, area.y + place % rows * PLAYER_ROW
        yield from disc_items(person.look, Box(left, top + 1, PLAYER_DISC, PLAYER_DISC))
        name = one_line(person.name, column - PLAYER_DISC - 8, NAME, measure=measure)
        middle = top + 1 + PLAYER_DISC / 2
        yield from name.items(left + PLAYER_DISC + 4, middle - name.height / 2, colour=PAPER)


def album_pages(book: AlbumBook, paper: Size, *, measure: Measure) -> Document:
    """The whole book; the cover is a right-hand page, so that the two pages of a round face each other."""
    pages = [cover_page(book, paper, measure=measure)]
    for place, items in _bodies(book, paper, measure=measure):
        heading = Heading(book.title, place)
        head = (*head_line(heading, paper, measure=measure), *moon_rule(RULE_Y, paper))
        number, y = str(len(pages) + 1), paper.height - MARGIN - 1
        foot = Text(paper.width / 2, y, number, Font.SANS, NUMBER_SIZE, align=Align.CENTRE)
        pages.append(Page(paper.width, paper.height, (*head, *items, foot)))
    return Document(f"{book.title} · {book.labels.album}", book.language, tuple(pages), sides=Sides.LONG_EDGE)


def _bodies(book: AlbumBook, paper: Size, *, measure: Measure) -> Iterator[tuple[str, tuple[Item, ...]]]:
    """Every page after the cover: what stands at its head beside the title, and below."""
    area = body(paper)
    for chapter in book.chapters:
        place = f"{chapter.name} · {chapter.date}"
        yield place, story_side(chapter, book.labels, area, measure=measure)
        yield place, others_side(chapter, book.labels, area, measure=measure)
    for items in points_bodies(book.chart, area, measure=measure):
        yield book.labels.points, items
    if book.awards:
        yield book.labels.awards, awards_body(book, area, measure=measure)
    for items in proof_bodies(book.proof, area, measure=measure):
        yield book.proof.title, items


def pictures_for_pages(
    large: Mapping[str, bytes], small: Mapping[str, bytes], enclosed: Mapping[str, bytes]
) -> dict[str, bytes]:
    """The pictures under the keys that the pages call them by."""
    return {**small, **enclosed, **{key + LARGE: copy for key, copy in large.items()}}
