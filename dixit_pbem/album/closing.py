"""The chart of points with its numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from dixit_pbem.album.book import Chart, ChartLine
from dixit_pbem.frozen import frozen
from dixit_pbem.layout.frame import STEP, opening
from dixit_pbem.layout.ink import HAIRLINE, INK
from dixit_pbem.layout.items import Align, Box, Font, Item, Line, Measure, Shape, Text, disc
from dixit_pbem.layout.players import disc_items
from dixit_pbem.layout.text import Block, Style, alike, is_cut, one_line

GRID = "#b9b3a2"
LABEL = 9.0
NAME = Style(Font.SANS_BOLD, 10, 8)
CHART_DISC, DISC_PITCH = 7.0, 7.6
LEADER, WIDE = 5.0, 130.0
"""Names stand beside the figures only in a chart that is wide enough."""
NAME_ROOMS = (32.0, 48.0)
"""How wide they may be: the lesser room where all are read in it, else that which two partners need."""
LABEL_ROOM = 7.0
"""How high a name may be beside its figure."""
LEFT, BOTTOM, TOP = 8.0, 7.0, 4.0
STROKE, SPOT, ASIDE = 0.7, 1.7, 0.45
DASHES: tuple[tuple[float, ...], ...] = ((), (2.4, 1.0), (0.8, 0.9), (3.0, 0.9, 0.8, 0.9))
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)
MOST_STEPS, MOST_ROUNDS_NAMED = 8, 16
ROUND_NAMED = 6.0
"""So wide is the room for the number of a round at least."""
FEWEST_FOR_LINES = 3
MOST_ROW, BAR, SUM = 48.0, 0.42, 14.0
"""How high the row of a bar is at most, how much of it the bar takes, and the room for the points behind it."""
SUM_STYLE = Style(Font.SERIF_BOLD, 20, 10)
BAR_NAME, BAR_DISC, MOST_DISC = Style(Font.SANS_BOLD, 14, 8), 0.6, 24.0
"""What stands before a bar: the name, and the figure in parts of the row."""


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
    """The chart in a box: lines from round to round, or bars where so few rounds would be one bundle of lines."""
    if len(chart.rounds) < FEWEST_FOR_LINES:
        return tuple(_bars(chart.lines, box, measure=measure))
    highest = max(max(line.points) for line in chart.lines)
    step = next((step for step in STEPS if highest <= step * MOST_STEPS), STEPS[-1])
    frame = _frame(chart, box, max(step, -(-highest // step) * step), measure=measure)
    aside = _asides(chart.lines)
    return (
        *_axes(frame, chart.rounds, step),
        *(item for place, line in enumerate(chart.lines) for item in _line(frame, line, DASHES[place % 4], aside)),
        *_ends(frame, chart.lines, box, measure=measure),
    )


def _frame(chart: Chart, box: Box, most: int, *, measure: Measure) -> _Frame:
    room = LEADER + CHART_DISC + (_name_room(chart.lines, measure) if box.width >= WIDE else 0.0)
    area = Box(box.x + LEFT, box.y + TOP, box.width - LEFT - room, box.height - TOP - BOTTOM)
    return _Frame(area, len(chart.rounds), most)


def _bars(lines: Sequence[ChartLine], box: Box, *, measure: Measure) -> Iterator[Item]:
    """A bar for everybody, a part of it a round, with all the points behind it; beside it the figure and the name."""
    row = min(MOST_ROW, box.height / len(lines))
    side, left = min(max(row * BAR_DISC, min(row - 1, CHART_DISC)), MOST_DISC), box.x
    names = alike([line.person.name for line in lines], NAME_ROOMS[0], row - 1, style=BAR_NAME, measure=measure)
    named = NAME_ROOMS[0] + 2 if box.width >= WIDE else 0.0
    start = left + side + 2 + named
    unit = (box.right - SUM - start) / max(1, *(line.points[-1] for line in lines))
    for place, (line, name) in enumerate(zip(lines, names, strict=True)):
        top = box.y + place * row
        middle, high = top + row / 2, row * BAR
        yield from disc_items(line.person.look, Box(left, middle - side / 2, side, side))
        if named:
            yield from name.items(left + side + 2, middle - name.height / 2)
        for before, after in pairwise(line.points):
            if after > before:
                part = Box(start + before * unit, middle - high / 2, (after - before) * unit - STROKE, high)
                yield Shape(part, line.person.look.colour, corner=0.8)
        total = one_line(str(line.points[-1]), SUM, SUM_STYLE, measure=measure)
        yield from total.items(start + line.points[-1] * unit + 2, middle - total.height / 2)


def _axes(frame: _Frame, rounds: Sequence[int], step: int) -> Iterator[Item]:
    """A rule for every step of points, and a tick for every round."""
    for points in range(0, frame.most + 1, step):
        y = frame.y(points)
        yield Line(frame.area.x, y, frame.area.right, y, HAIRLINE, GRID if points else INK)
        yield Text(frame.area.x - 2, y + 1.1, str(points), Font.SANS, LABEL, align=Align.RIGHT)
    every = -(-len(rounds) // min(MOST_ROUNDS_NAMED, int(frame.area.width / ROUND_NAMED)))
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
    names = alike(_labels(lines), _name_room(lines, measure) - 2, pitch, style=NAME, measure=measure)
    for line, name, middle in zip(lines, names, middles, strict=True):
        x, y = frame.x(len(line.points) - 1), frame.y(line.points[-1])
        yield Line(x + SPOT, y, left - 0.5, middle, HAIRLINE, line.person.look.colour)
        yield from disc_items(line.person.look, Box(left, middle - side / 2, side, side))
        if box.width >= WIDE:
            yield from name.items(left + CHART_DISC + 1.5, middle - name.height / 2)


def _labels(lines: Sequence[ChartLine]) -> list[str]:
    return [f"{line.person.name} {line.points[-1]}" for line in lines]


def _name_room(lines: Sequence[ChartLine], measure: Measure) -> float:
    def all_read(room: float) -> bool:
        blocks = alike(_labels(lines), room - 2, LABEL_ROOM, style=NAME, measure=measure)
        return not any(map(is_cut, blocks))

    return next(filter(all_read, NAME_ROOMS), NAME_ROOMS[-1])


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


LEAST_CHART, MOST_CHART = 105.0, 155.0
"""How high the chart is: what the numbers of a few players leave of the page goes to the lines."""
TITLE = Style(Font.SERIF_BOLD, 14, 10)
HEAD_SIZE, NUMBER_SIZE = 9.0, 10.0
DISC, TITLE_ROOM = 6.0, 6.0
ROWS, FEW = (8.5, 7.0), 7
"""How high a row is: with so few of them, two partners' names have room on two lines."""
AIR = 1.4
"""Between a name and the rules above and below it."""
MOST_COLUMNS = 20
"""More rounds stand in a second table."""
LEAST_COLUMN, WIDEST_COLUMN, MOST_OF_NAMES = 6.0, 16.0, 60.0


def points_bodies(chart: Chart, area: Box, *, measure: Measure) -> tuple[tuple[Item, ...], ...]:
    """The lines above their numbers; where the rounds are many, more numbers on pages of their own.

    Bars tell their points themselves.
    """
    head = opening("", chart.title, area, measure=measure)
    below = Box(area.x, head.bottom + STEP, area.width, area.bottom - head.bottom - STEP)
    if len(chart.rounds) < FEWEST_FOR_LINES:
        return ((*head.items, *chart_items(chart, below, measure=measure)),)
    numbers = TITLE_ROOM + _row(chart) * (1 + len(chart.lines))
    box = Box(area.x, below.y, area.width, min(max(LEAST_CHART, below.height - 2 * STEP - numbers), MOST_CHART))
    lines = (*head.items, *chart_items(chart, box, measure=measure))
    table = Box(area.x, box.bottom + STEP, area.width, area.bottom - box.bottom - STEP)
    frame = _frame(chart, box, 1, measure=measure)
    if box.width >= WIDE and frame.area.width / frame.rounds >= LEAST_COLUMN:
        names = _names_below(chart, frame, table, measure=measure)
        if not any(map(is_cut, names)):
            return ((*lines, *_below(chart, frame, table, names, measure=measure)),)
    first, *more = range(0, len(chart.rounds), MOST_COLUMNS)
    return (
        (*lines, *_table(chart, first, table, measure=measure)),
        *(tuple(_table(chart, start, area, measure=measure)) for start in more),
    )


def _names_below(chart: Chart, frame: _Frame, area: Box, *, measure: Measure) -> tuple[Block, ...]:
    room = area.right - frame.area.right - LEADER - CHART_DISC - 1.5
    return alike([line.person.name for line in chart.lines], room, _row(chart) - AIR, style=NAME, measure=measure)


def _below(chart: Chart, frame: _Frame, area: Box, names: Sequence[Block], *, measure: Measure) -> Iterator[Item]:
    """The points under the rounds of the lines, and the names under the ends of these."""
    title = one_line(chart.table, area.width, TITLE, measure=measure)
    yield from title.items(area.x, area.y)
    high, left = _row(chart), frame.area.right + LEADER
    top = area.y + title.height + high
    for place, number in enumerate(chart.rounds, 1):
        yield Text(frame.x(place), top - 2, str(number), Font.SANS, HEAD_SIZE, align=Align.CENTRE)
    for row, (line, name) in enumerate(zip(chart.lines, names, strict=True)):
        y = top + row * high
        yield Line(area.x, y, area.right, y, HAIRLINE, GRID)
        for place, points in enumerate(line.points[1:], 1):
            yield Text(frame.x(place), y + high / 2 + 1.2, str(points), Font.SANS, NUMBER_SIZE, align=Align.CENTRE)
        yield from disc_items(line.person.look, Box(left + (CHART_DISC - DISC) / 2, y + (high - DISC) / 2, DISC, DISC))
        yield from name.items(left + CHART_DISC + 1.5, y + (high - name.height) / 2)


def _row(chart: Chart) -> float:
    return ROWS[len(chart.lines) > FEW]


def _table(chart: Chart, start: int, area: Box, *, measure: Measure) -> Iterator[Item]:
    """The points after each of so many rounds from `start` on: the names at the left, the numbers at the right."""
    title = one_line(chart.table, area.width, TITLE, measure=measure)
    yield from title.items(area.x, area.y)
    rounds, high = chart.rounds[start : start + MOST_COLUMNS], _row(chart)
    room = min(area.width - DISC - 2 - len(rounds) * LEAST_COLUMN, MOST_OF_NAMES)
    pitch = min((area.width - DISC - 2 - room) / len(rounds), WIDEST_COLUMN)
    places = [area.right - pitch * (len(rounds) - place - 0.5) for place in range(len(rounds))]
    top = area.y + title.height + high
    for number, x in zip(rounds, places, strict=True):
        yield Text(x, top - 2, str(number), Font.SANS, HEAD_SIZE, align=Align.CENTRE)
    called = [line.person.name for line in chart.lines]
    names = alike(called, room - 2, high - AIR, style=NAME, measure=measure)
    for row, (line, name) in enumerate(zip(chart.lines, names, strict=True)):
        y = top + row * high
        yield Line(area.x, y, area.right, y, HAIRLINE, GRID)
        for points, x in zip(line.points[start + 1 :], places, strict=False):
            yield Text(x, y + high / 2 + 1.2, str(points), Font.SANS, NUMBER_SIZE, align=Align.CENTRE)
        yield from disc_items(line.person.look, Box(area.x, y + (high - DISC) / 2, DISC, DISC))
        yield from name.items(area.x + DISC + 2, y + (high - name.height) / 2)
