"""The chart of points with its numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from dixit_pbem.album.book import Chart, ChartLine
from dixit_pbem.frozen import frozen
from dixit_pbem.layout.frame import STEP, opening
from dixit_pbem.layout.ink import HAIRLINE, INK
from dixit_pbem.layout.items import Align, Box, Font, Item, Line, Measure, Text, disc
from dixit_pbem.layout.players import disc_items
from dixit_pbem.layout.text import Style, alike, one_line

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


@frozen
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
    labels = [f"{line.person.name} {line.points[-1]}" for line in lines]
    names = alike(labels, NAME_ROOM - 2, pitch, style=NAME, measure=measure)
    for line, name, middle in zip(lines, names, middles, strict=True):
        x, y = frame.x(len(line.points) - 1), frame.y(line.points[-1])
        yield Line(x + SPOT, y, left - 0.5, middle, HAIRLINE, line.person.look.colour)
        yield from disc_items(line.person.look, Box(left, middle - side / 2, side, side))
        if box.width >= WIDE:
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
HEAD_SIZE, NUMBER_SIZE = 9.0, 10.0
ROW, DISC = 7.0, 6.0
MOST_COLUMNS = 24
"""More rounds stand in a second table."""


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
    """The points after each of up to 24 rounds from `start` on, below the rounds of the chart where these are all."""
    title = one_line(chart.table, area.width, TITLE, measure=measure)
    yield from title.items(area.x, area.y)
    rounds = chart.rounds[start : start + MOST_COLUMNS]
    left, right = area.x + LEFT, area.right - LEADER - CHART_DISC - NAME_ROOM
    places = [left + (right - left) * place / len(rounds) for place in range(1, len(rounds) + 1)]
    top = area.y + title.height + ROW
    for number, x in zip(rounds, places, strict=True):
        yield Text(x, top - 2, str(number), Font.SANS, HEAD_SIZE, align=Align.CENTRE)
    named = right + LEADER
    room = area.right - named - DISC - 2
    names = alike([line.person.name for line in chart.lines], room, ROW, style=NAME, measure=measure)
    for row, (line, name) in enumerate(zip(chart.lines, names, strict=True)):
        y = top + row * ROW
        yield Line(area.x, y, area.right, y, HAIRLINE, GRID)
        for points, x in zip(line.points[start + 1 :], places, strict=False):
            yield Text(x, y + 4.7, str(points), Font.SANS, NUMBER_SIZE, align=Align.CENTRE)
        yield from disc_items(line.person.look, Box(named, y + 0.5, DISC, DISC))
        yield from name.items(named + DISC + 2, y + (ROW - name.height) / 2)
