"""The last pages of the book: the chart of points with its numbers, the awards, the proof of a fair shuffle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dixit_pbem.album.book import AlbumBook, Award, Chart, ChartLine, Laureate, Proof
from dixit_pbem.album.chart import chart_items
from dixit_pbem.layout.frame import STEP, opening
from dixit_pbem.layout.grid import CARD, card_picture
from dixit_pbem.layout.items import Align, Box, Font, Item, Line, Measure, Text
from dixit_pbem.layout.palette import HAIRLINE
from dixit_pbem.layout.players import disc_items
from dixit_pbem.layout.text import Style, one_line, paragraph

CHART_HEIGHT = 105.0
TITLE = Style(Font.SERIF_BOLD, 14, 10)
AWARD = Style(Font.SERIF_BOLD, 17, 11)
TEXT = Style(Font.SANS, 11, 8)
DIGITS = Style(Font.SANS, 11, 8)
HEAD_SIZE, NUMBER_SIZE = 9.0, 10.0
NAME = Style(Font.SANS_BOLD, 10, 8)
NAME_COLUMN, ROW, DISC = 45.0, 7.0, 6.0
MOST_COLUMNS = 24
"""More rounds stand in a second table."""
AWARDS_ON_A_PAGE = 4
PICTURE, PICTURES = 30.0, 2
LAUREATE_DISC = 8.0


def points_bodies(chart: Chart, area: Box, *, measure: Measure) -> tuple[tuple[Item, ...], ...]:
    """The lines above their numbers; where the rounds are many, more numbers on pages of their own."""
    head = opening("", chart.title, area, measure=measure)
    box = Box(area.x, head.bottom + STEP, area.width, CHART_HEIGHT)
    first, *more = range(0, len(chart.rounds), MOST_COLUMNS)
    lines = (*head.items, *chart_items(chart, box, measure=measure))
    table = Box(area.x, box.bottom + STEP, area.width, area.bottom - box.bottom - STEP)
    return (
        (*lines, *_table(chart, first, table, measure=measure)),
        *(tuple(_table(chart, start, area, measure=measure)) for start in more),
    )


def _table(chart: Chart, start: int, area: Box, *, measure: Measure) -> Iterator[Item]:
    """The points after each of up to 24 rounds from `start` on."""
    title = one_line(chart.table, area.width, TITLE, measure=measure)
    yield from title.items(area.x, area.y)
    rounds = chart.rounds[start : start + MOST_COLUMNS]
    pitch = min((area.width - NAME_COLUMN) / len(rounds), 12.0)
    top = area.y + title.height + ROW
    rights = [area.x + NAME_COLUMN + pitch * (place + 1) for place in range(len(rounds))]
    for number, right in zip(rounds, rights, strict=True):
        yield Text(right, top - 2, str(number), Font.SANS, HEAD_SIZE, align=Align.RIGHT)
    for row, line in enumerate(chart.lines):
        yield from _row(line, start, Box(area.x, top + row * ROW, rights[-1] - area.x, ROW), rights, measure=measure)


def _row(line: ChartLine, start: int, box: Box, rights: Sequence[float], *, measure: Measure) -> Iterator[Item]:
    yield Line(box.x, box.y, box.right, box.y, HAIRLINE)
    yield from disc_items(line.person.look, Box(box.x, box.y + 0.5, DISC, DISC))
    name = one_line(line.person.name, NAME_COLUMN - DISC - 3, NAME, measure=measure)
    yield from name.items(box.x + DISC + 2, box.y + (ROW - name.height) / 2)
    for points, right in zip(line.points[start + 1 :], rights, strict=False):
        yield Text(right, box.y + 4.7, str(points), Font.SANS, NUMBER_SIZE, align=Align.RIGHT)


def awards_body(book: AlbumBook, area: Box, *, measure: Measure) -> tuple[Item, ...]:
    """All awards below each other, with the pictures that they were about."""
    head = opening("", book.labels.awards, area, measure=measure)
    height = (area.bottom - head.bottom - STEP) / AWARDS_ON_A_PAGE
    return (
        *head.items,
        *(
            item
            for row, award in enumerate(book.awards)
            for item in _award(award, _strip(area, head.bottom + STEP + row * height, height - STEP), measure=measure)
        ),
    )


def _strip(area: Box, top: float, height: float) -> Box:
    return Box(area.x, top, area.width, height)


def _award(award: Award, box: Box, *, measure: Measure) -> Iterator[Item]:
    """Title, meaning and laureates at the left, up to two pictures at the right."""
    pictures = tuple(laureate.picture for laureate in award.laureates if laureate.picture)[:PICTURES]
    width = box.width - len(pictures) * (PICTURE + STEP)
    title = one_line(award.title, width, AWARD, measure=measure)
    meaning = paragraph(award.meaning, width, 10, style=TEXT, measure=measure)
    top = box.y + title.height + meaning.height + 2
    yield from title.items(box.x, box.y)
    yield from meaning.items(box.x, box.y + title.height)
    yield from _laureates(award.laureates, Box(box.x, top, width, box.bottom - top), measure=measure)
    for place, picture in enumerate(pictures):
        left = box.right - (len(pictures) - place) * (PICTURE + STEP) + STEP
        yield card_picture(picture, Box(left, box.y + 1, PICTURE, PICTURE * CARD.height / CARD.width))


def _laureates(laureates: Sequence[Laureate], box: Box, *, measure: Measure) -> Iterator[Item]:
    pitch = min(box.height / len(laureates), LAUREATE_DISC + 2)
    for place, laureate in enumerate(laureates):
        left, top = box.x, box.y + place * pitch
        for person in laureate.people:
            yield from disc_items(person.look, Box(left, top, LAUREATE_DISC, LAUREATE_DISC))
            left += LAUREATE_DISC + 1.5
        text = paragraph(laureate.text, box.right - left - 1, pitch - 0.5, style=TEXT, measure=measure)
        yield from text.items(left + 1, top + (LAUREATE_DISC - text.height) / 2)


def proof_body(proof: Proof, area: Box, *, measure: Measure) -> tuple[Item, ...]:
    """The digits, and in a few lines how anybody recomputes them."""
    head = opening("", proof.title, area, measure=measure)
    digits = (proof.commitment, *([proof.seed] if proof.seed else []))
    texts = [
        (proof.verdict, TEXT),
        *(line for label, number in digits for line in ((label, NAME), (number, DIGITS))),
        (proof.steps_title, TITLE),
        *((f"{number}. {step}", TEXT) for number, step in enumerate(proof.steps, 1)),
    ]
    return (*head.items, *_running(texts, area, head.bottom + STEP, measure=measure))


def _running(texts: Sequence[tuple[str, Style]], area: Box, top: float, *, measure: Measure) -> Iterator[Item]:
    """Paragraphs below each other."""
    for text, style in texts:
        block = paragraph(text, area.width, 40, style=style, measure=measure)
        yield from block.items(area.x, top)
        top += block.height + (1 if style is NAME else STEP)
