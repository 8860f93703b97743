"""A book becomes pages to print: a cover, two facing pages a round, then points, awards and the proof."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from dixit_pbem.album.book import AlbumBook
from dixit_pbem.album.closing import awards_body, points_bodies, proof_body
from dixit_pbem.album.cover import cover_page
from dixit_pbem.album.spread import LARGE, others_side, story_side
from dixit_pbem.layout.frame import MARGIN, RULE_Y, Heading, body, head_line, moon_rule
from dixit_pbem.layout.items import Align, Document, Font, Item, Measure, Page, Sides, Text
from dixit_pbem.layout.paper import Size

FOOT_SIZE = 9.0


def album_pages(book: AlbumBook, paper: Size, *, measure: Measure) -> Document:
    """The whole book; the cover is a right-hand page, so that the two pages of a round face each other."""
    pages = [cover_page(book, paper, measure=measure)]
    for place, items in _bodies(book, paper, measure=measure):
        heading = Heading(book.title, place)
        head = (*head_line(heading, paper, measure=measure), *moon_rule(RULE_Y, paper))
        pages.append(Page(paper.width, paper.height, (*head, *items, _foot(len(pages) + 1, paper))))
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
    yield book.proof.title, proof_body(book.proof, area, measure=measure)


def _foot(number: int, paper: Size) -> Text:
    return Text(paper.width / 2, paper.height - MARGIN - 1, str(number), Font.SANS, FOOT_SIZE, align=Align.CENTRE)


def pictures_for_pages(large: Mapping[str, bytes], small: Mapping[str, bytes]) -> dict[str, bytes]:
    """The pictures under the keys that the pages call them by."""
    return {**small, **{key + LARGE: copy for key, copy in large.items()}}
