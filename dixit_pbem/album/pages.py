"""A book becomes pages to print: a cover, two facing pages a round, then points, certificates, and all pictures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from dixit_pbem.album.book import AlbumBook
from dixit_pbem.album.certificates import award_bodies
from dixit_pbem.album.closing import points_bodies
from dixit_pbem.album.spread import LARGE, others_side, story_side
from dixit_pbem.album.wall import wall_bodies
from dixit_pbem.layout.frame import MARGIN, RULE_Y, Heading, body, head_line, moon_rule
from dixit_pbem.layout.ink import BUTTER, INK, PAPER
from dixit_pbem.layout.items import Align, Box, Document, Font, Item, Measure, Page, PlaceImage, Shape, Sides, Text
from dixit_pbem.layout.paper import Size
from dixit_pbem.layout.plates import Person
from dixit_pbem.layout.players import disc_items
from dixit_pbem.layout.text import Style, alike, one_line, paragraph
from dixit_pbem.paper.masthead import ON_COVERS, cover_picture

COVER_MARGIN = 22.0
COVER = "cover"
"""The key of the picture on the cover; it ends in the colour of the night round it."""
TITLE = Style(Font.SERIF_BOLD, 44, 20)
KIND = Style(Font.SANS, 14)
DATES = Style(Font.SANS, 13, 9)
ENDING = Style(Font.SERIF, 20, 11)
NAME = Style(Font.SANS, 13, 8)
MOST_OF_TITLE = 62.0
PLAYER_ROW, PLAYER_DISC = 13.0, 11.0
NUMBER_SIZE = 9.0
COVER_AIR = 5.0
"""Between the picture and the words below it."""


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
    high = min(paper.width * ON_COVERS[1] / ON_COVERS[0], top - COVER_AIR)
    wide = high * ON_COVERS[0] / ON_COVERS[1]
    picture = PlaceImage(COVER, Box((paper.width - wide) / 2, (top - COVER_AIR - high) / 2, wide, high))
    words: list[Text] = []
    for block, colour, below in lines:
        words += block.items(COVER_MARGIN, top, colour=colour)
        top += block.height + below
    # A little beyond the page, so that no program shows a pale seam at its edge.
    night = Shape(Box(0, 0, paper.width, paper.height).grown(1), INK)
    people = _players(book.players, players, measure=measure)
    return Page(paper.width, paper.height, (night, picture, *words, *people))


def _players(players: Sequence[Person], area: Box, *, measure: Measure) -> Iterator[Item]:
    """In two columns, in the order of their seats."""
    rows, column = -(-len(players) // 2), area.width / 2
    room = column - PLAYER_DISC - 8
    names = alike([person.name for person in players], room, PLAYER_ROW, style=NAME, measure=measure)
    for place, (person, name) in enumerate(zip(players, names, strict=True)):
        left, top = area.x + place // rows * column, area.y + place % rows * PLAYER_ROW
        yield from disc_items(person.look, Box(left, top + 1, PLAYER_DISC, PLAYER_DISC))
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
    points = points_bodies(book.chart, area, measure=measure)
    for items in points:
        yield book.labels.points, items
    # A spread begins on a left-hand page, which has an even number.
    for items in award_bodies(book, area, odd=len(points) % 2 == 1, measure=measure):
        yield book.labels.awards, items
    for items in wall_bodies(book, area, measure=measure):
        yield book.labels.wall, items


def pictures_for_pages(
    large: Mapping[str, bytes], small: Mapping[str, bytes], enclosed: Mapping[str, bytes]
) -> dict[str, bytes]:
    """The pictures under the keys that the pages call them by."""
    return {COVER: cover_picture(), **small, **enclosed, **{key + LARGE: copy for key, copy in large.items()}}
