"""The last pages of the book: the chart of points with its numbers, the awards, the proof of a fair shuffle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, pairwise

from dixit_pbem.album.book import AlbumBook, Chart, ChartLine, Fairness, Prize
from dixit_pbem.layout.frame import STEP, opening
from dixit_pbem.layout.grid import CARD, card_picture
from dixit_pbem.layout.ink import HAIRLINE, INK
from dixit_pbem.layout.items import Align, Box, Font, Item, Line, Measure, Text, disc
from dixit_pbem.layout.plates import side_by_side
from dixit_pbem.layout.players import disc_items
from dixit_pbem.layout.text import Style, one_line, paragraph

GRID = "#b9b3a2"
LABEL = 9.0
NAME = Style(Font.SANS_BOLD, 10, 8)
CHART_DISC, DISC_PITCH = 7.0, 7.6
LEADER, NAME_ROOM, WIDE = 5.0, 32.0, 130.0
"""Names stand beside the figures only in a chart that is wide enough."""
LEFT, BOTTOM, TOP = 8.0, 7.0, 4.0
STROKE, SPOT, ASIDE = 0.7, 1.7, 0.45
DASHES: tuple[tuple[float, ...], ...] = ((), (2.4, 1.0), (0.8, 0.9), (3.0, 0.9, 0.8, 0.9))
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)
MOST_STEPS, MOST_ROUNDS_NAMED = 8, 16
TALLEST = 85
"""So much of a page the longest text of the proof takes, in millimetres."""


@dataclass(frozen=True, slots=True)
class _Frame:
    """Where rounds and points lie on the paper."""

    area: Box
    rounds: int
    most: int

    def x(self, place: float) -> float:
        return self.area.x + self.area.width * place / self.rounds

    def y(self, points: float) -> float:
        return self.area.bottom - self.area.height * points / self.most


def chart_items(chart: Chart, box: Box, *, measure: Measure) -> tuple[Item, ...]:
    """The chart in a box."""
    highest = max(max(line.points) for line in chart.lines)
    step = next((step for step in STEPS if highest <= step * MOST_STEPS), STEPS[-1])
    most = max(step, -(-highest // step) * step)
    room = LEADER + CHART_DISC + (NAME_ROOM if box.width >= WIDE else 0.0)
    area = Box(box.x + LEFT, box.y + TOP, box.width - LEFT - room, box.height - TOP - BOTTOM)
    frame = _Frame(area, len(chart.rounds), most)
    aside = _asides(chart.lines)
    return (
        *_axes(frame, chart.rounds, step),
        *(item for place, line in enumerate(chart.lines) for item in _line(frame, line, DASHES[place % 4], aside)),
        *_ends(frame, chart.lines, box, measure=measure),
    )


def _axes(frame: _Frame, rounds: Sequence[int], step: int) -> Iterator[Item]:
    """A rule for every step of points, and a tick for every round."""
    for points in range(0, frame.most + 1, step):
        y = frame.y(points)
        yield Line(frame.area.x, y, frame.area.right, y, HAIRLINE, GRID if points else INK)
        yield Text(frame.area.x - 2, y + 1.1, str(points), Font.SANS, LABEL, align=Align.RIGHT)
    every = -(-len(rounds) // MOST_ROUNDS_NAMED)
    for place, number in enumerate(rounds, 1):
        yield Line(frame.x(place), frame.area.bottom, frame.x(place), frame.area.bottom + 1.2, HAIRLINE)
        if place % every == 0:
            yield Text(frame.x(place), frame.area.bottom + 5, str(number), Font.SANS, LABEL, align=Align.CENTRE)


def _asides(lines: Sequence[ChartLine]) -> dict[tuple[int, int, str], float]:
    """How far a line is moved aside at a place and a height that it shares with others."""
    sharing: dict[tuple[int, int], list[str]] = {}
    for line in lines:
        for place, points in enumerate(line.points):
            sharing.setdefault((place, points), []).append(line.person.name)
    return {
        (*where, name): (order - (len(names) - 1) / 2) * ASIDE
        for where, names in sharing.items()
        for order, name in enumerate(names)
    }


def _line(
    frame: _Frame, line: ChartLine, dash: tuple[float, ...], aside: dict[tuple[int, int, str], float]
) -> Iterator[Item]:
    colour = line.person.look.colour
    spots = [
        (frame.x(place), frame.y(points) + aside[place, points, line.person.name])
        for place, points in enumerate(line.points)
    ]
    for (x1, y1), (x2, y2) in pairwise(spots):
        yield Line(x1, y1, x2, y2, STROKE, colour, dash)
    for x, y in spots[1:]:
        yield disc(x, y, SPOT / 2, fill=colour)


def _ends(frame: _Frame, lines: Sequence[ChartLine], box: Box, *, measure: Measure) -> Iterator[Item]:
    """The figures in a column at the right, as near to the ends of their lines as there is room."""
    left = frame.area.right + LEADER
    pitch = min(DISC_PITCH, box.height / len(lines))
    side = pitch - (DISC_PITCH - CHART_DISC)
    middles = _spread([frame.y(line.points[-1]) for line in lines], pitch, box)
    for line, middle in zip(lines, middles, strict=True):
        x, y = frame.x(len(line.points) - 1), frame.y(line.points[-1])
        yield Line(x + SPOT, y, left - 0.5, middle, HAIRLINE, line.person.look.colour)
        yield from disc_items(line.person.look, Box(left, middle - side / 2, side, side))
        if box.width >= WIDE:
            name = one_line(f"{line.person.name} {line.points[-1]}", NAME_ROOM - 2, NAME, measure=measure)
            yield from name.items(left + CHART_DISC + 1.5, middle - name.height / 2)


def _spread(wanted: Sequence[float], pitch: float, box: Box) -> tuple[float, ...]:
    """The same heights at least a pitch apart, in their order, inside the box: groups that touch move as one."""
    order = sorted(range(len(wanted)), key=lambda place: wanted[place])
    groups: list[tuple[list[float], float]] = []
    for place in order:
        group = [wanted[place]]
        while True:
            high = len(group) * pitch
            top = min(max(sum(group) / len(group) - high / 2, box.y), box.bottom - high)
            if not groups or groups[-1][1] + len(groups[-1][0]) * pitch <= top:
                break
            group = groups.pop()[0] + group
        groups.append((group, top))
    heights = [top + (at + 0.5) * pitch for group, top in groups for at in range(len(group))]
    found = dict(zip(order, heights, strict=True))
    return tuple(found[place] for place in range(len(wanted)))


CHART_HEIGHT = 105.0
TITLE = Style(Font.SERIF_BOLD, 14, 10)
AWARD = Style(Font.SERIF_BOLD, 17, 11)
TEXT = Style(Font.SANS, 11, 8)
DIGITS = Style(Font.SANS, 11, 8)
HEAD_SIZE, NUMBER_SIZE = 9.0, 10.0
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
        y = top + row * ROW
        yield Line(area.x, y, rights[-1], y, HAIRLINE)
        yield from disc_items(line.person.look, Box(area.x, y + 0.5, DISC, DISC))
        name = one_line(line.person.name, NAME_COLUMN - DISC - 3, NAME, measure=measure)
        yield from name.items(area.x + DISC + 2, y + (ROW - name.height) / 2)
        for points, right in zip(line.points[start + 1 :], rights, strict=False):
            yield Text(right, y + 4.7, str(points), Font.SANS, NUMBER_SIZE, align=Align.RIGHT)


def awards_body(book: AlbumBook, area: Box, *, measure: Measure) -> tuple[Item, ...]:
    """All awards below each other, with the pictures that they were about."""
    head = opening("", book.labels.awards, area, measure=measure)
    top = head.bottom + STEP
    height = (area.bottom - top) / AWARDS_ON_A_PAGE
    strips = [Box(area.x, top + row * height, area.width, height - STEP) for row in range(len(book.awards))]
    shown = (_award(award, strip, measure=measure) for award, strip in zip(book.awards, strips, strict=True))
    return (*head.items, *chain.from_iterable(shown))


def _award(award: Prize, box: Box, *, measure: Measure) -> Iterator[Item]:
    """Title, meaning and laureates at the left, up to two pictures at the right."""
    pictures = tuple(laureate.picture for laureate in award.laureates if laureate.picture)[:PICTURES]
    width = box.width - len(pictures) * (PICTURE + STEP)
    title = one_line(award.title, width, AWARD, measure=measure)
    meaning = paragraph(award.meaning, width, 10, style=TEXT, measure=measure)
    top = box.y + title.height + meaning.height + 2
    yield from title.items(box.x, box.y)
    yield from meaning.items(box.x, box.y + title.height)
    pitch = min((box.bottom - top) / len(award.laureates), LAUREATE_DISC + 2)
    for laureate in award.laureates:
        yield from side_by_side(laureate.people, box.x, top, side=LAUREATE_DISC, pitch=LAUREATE_DISC + 1.5)
        left = box.x + len(laureate.people) * (LAUREATE_DISC + 1.5) + 1
        text = paragraph(laureate.text, box.x + width - left, pitch - 0.5, style=TEXT, measure=measure)
        yield from text.items(left, top + (LAUREATE_DISC - text.height) / 2)
        top += pitch
    for place, picture in enumerate(pictures):
        left = box.right - (len(pictures) - place) * (PICTURE + STEP) + STEP
        yield card_picture(picture, Box(left, box.y + 1, PICTURE, PICTURE * CARD.height / CARD.width))


def proof_bodies(proof: Fairness, area: Box, *, measure: Measure) -> Iterator[tuple[Item, ...]]:
    """The digits, and in a few lines how anybody recomputes them; with words of chance each has its own page."""
    digits = (proof.commitment, *([proof.seed] if proof.seed else []))
    told = [
        (proof.verdict, TEXT),
        *(line for label, number in digits for line in ((label, NAME), (number, DIGITS))),
    ]
    steps = [(proof.steps_title, TITLE), *((f"{number}. {step}", TEXT) for number, step in enumerate(proof.steps, 1))]
    if not proof.luck:
        yield _proof_page(proof.title, [*told, *steps], area, measure=measure)
        return
    words = f"{proof.luck[0]} {'; '.join(proof.luck[1:])}"
    yield _proof_page(proof.title, [*told, (words, TEXT)], area, measure=measure)
    yield _proof_page(proof.title, steps, area, measure=measure)


def _proof_page(title: str, texts: Sequence[tuple[str, Style]], area: Box, *, measure: Measure) -> tuple[Item, ...]:
    head = opening("", title, area, measure=measure)
    top = head.bottom + STEP
    items = list(head.items)
    for text, style in texts:
        block = paragraph(text, area.width, TALLEST, style=style, measure=measure)
        items += block.items(area.x, top)
        top += block.height + (1 if style is NAME else STEP)
    return tuple(items)
