"""The points round by round as lines, with the figures of the players at their ends; in millimetres, for page and web.

Lines differ by colour and by dashes, and one that lies on another is moved aside a little, so that none hides.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from dixit_pbem.album.book import Chart, ChartLine
from dixit_pbem.layout.items import Align, Box, Font, Item, Line, Measure, Shape, Text
from dixit_pbem.layout.palette import HAIRLINE, INK
from dixit_pbem.layout.players import disc_items
from dixit_pbem.layout.text import Style, one_line

GRID = "#b9b3a2"
LABEL = 9.0
NAME = Style(Font.SANS_BOLD, 10, 8)
DISC, DISC_PITCH = 7.0, 7.6
LEADER, NAME_ROOM, WIDE = 5.0, 32.0, 130.0
"""Names stand beside the figures only in a chart that is wide enough."""
LEFT, BOTTOM, TOP = 8.0, 7.0, 4.0
STROKE, SPOT, ASIDE = 0.7, 1.7, 0.45
DASHES: tuple[tuple[float, ...], ...] = ((), (2.4, 1.0), (0.8, 0.9), (3.0, 0.9, 0.8, 0.9))
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)
MOST_STEPS, MOST_ROUNDS_NAMED = 8, 16


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
    step, most = _scale(max(max(line.points) for line in chart.lines))
    room = LEADER + DISC + (NAME_ROOM if box.width >= WIDE else 0.0)
    area = Box(box.x + LEFT, box.y + TOP, box.width - LEFT - room, box.height - TOP - BOTTOM)
    frame = _Frame(area, len(chart.rounds), most)
    aside = _asides(chart.lines)
    return (
        *_points_axis(frame, step),
        *_rounds_axis(frame, chart.rounds),
        *(item for place, line in enumerate(chart.lines) for item in _line(frame, line, DASHES[place % 4], aside)),
        *_ends(frame, chart.lines, box, measure=measure),
    )


def _scale(most: int) -> tuple[int, int]:
    """The step between two rules, and the points of the highest one."""
    step = next((step for step in STEPS if most <= step * MOST_STEPS), STEPS[-1])
    return step, max(step, -(-most // step) * step)


def _points_axis(frame: _Frame, step: int) -> Iterator[Item]:
    for points in range(0, frame.most + 1, step):
        y = frame.y(points)
        yield Line(frame.area.x, y, frame.area.right, y, HAIRLINE, GRID if points else INK)
        yield Text(frame.area.x - 2, y + 1.1, str(points), Font.SANS, LABEL, align=Align.RIGHT)


def _rounds_axis(frame: _Frame, rounds: Sequence[int]) -> Iterator[Item]:
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
        yield Shape(Box(x - SPOT / 2, y - SPOT / 2, SPOT, SPOT), colour, corner=SPOT / 2)


def _ends(frame: _Frame, lines: Sequence[ChartLine], box: Box, *, measure: Measure) -> Iterator[Item]:
    """The figures in a column at the right, as near to the ends of their lines as there is room."""
    left = frame.area.right + LEADER
    pitch = min(DISC_PITCH, box.height / len(lines))
    side = pitch - (DISC_PITCH - DISC)
    middles = _spread([frame.y(line.points[-1]) for line in lines], pitch, box)
    for line, middle in zip(lines, middles, strict=True):
        x, y = frame.x(len(line.points) - 1), frame.y(line.points[-1])
        yield Line(x + SPOT, y, left - 0.5, middle, HAIRLINE, line.person.look.colour)
        yield from disc_items(line.person.look, Box(left, middle - side / 2, side, side))
        if box.width >= WIDE:
            name = one_line(f"{line.person.name} {line.points[-1]}", NAME_ROOM - 2, NAME, measure=measure)
            yield from name.items(left + DISC + 1.5, middle - name.height / 2)


def _spread(wanted: Sequence[float], pitch: float, box: Box) -> tuple[float, ...]:
    """The same heights at least a pitch apart, in their order, inside the box: groups that touch move as one."""
    order = sorted(range(len(wanted)), key=lambda place: wanted[place])
    groups: list[tuple[list[float], float]] = []
    for place in order:
        group = [wanted[place]]
        while True:
            top = _top(group, pitch, box)
            if not groups or groups[-1][1] + len(groups[-1][0]) * pitch <= top:
                break
            group = groups.pop()[0] + group
        groups.append((group, top))
    heights = [top + (at + 0.5) * pitch for group, top in groups for at in range(len(group))]
    found = dict(zip(order, heights, strict=True))
    return tuple(found[place] for place in range(len(wanted)))


def _top(group: Sequence[float], pitch: float, box: Box) -> float:
    """Where a group begins so that its middle is that of the heights it wants."""
    high = len(group) * pitch
    return min(max(sum(group) / len(group) - high / 2, box.y), box.bottom - high)
