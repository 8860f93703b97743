"""The test page by which a printer's backs are measured: a cross on its front, slanted scales on its back.

Held against a lamp, a line of the front crosses a scale of the back; the slant makes a millimetre five times as long.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import degrees

from dixit_pbem.errors import Mistake
from dixit_pbem.layout.frame import BODY_TOP, MARGIN, Heading, body, framed
from dixit_pbem.layout.ink import BLACK, THIN
from dixit_pbem.layout.items import Align, Box, Font, Item, Line, Measure, Page, Text
from dixit_pbem.layout.paper import Size, paper_name
from dixit_pbem.layout.sheet import lay, ruler
from dixit_pbem.layout.text import Style, paragraph

TITLE = "Printer test page"
PROSE, NAME, NUMBER = Style(Font.SANS, 11), Style(Font.SANS_BOLD, 11), Style(Font.SANS, 8)
PROSE_HEIGHT = 60.0
EXAMPLE = "office: {across: 1.5 mm, down: -0.5 mm, turn: 0.2 degrees}"

REACH, STEPS, SLANT = 5, 5, 5
"""How many millimetres a scale counts to either side, the steps of each, and how much longer each is drawn."""
UPRIGHT_LINE = 72.0
"""How far the front's upright line reaches from the middle."""
PER_DEGREE = degrees(1)
"""So far apart, in millimetres, two readings that differ by 1 mm mean a degree."""
LEAST_PER_DEGREE = 2


def printer_pages(paper: Size, measure: Measure) -> tuple[Page, ...]:
    """The front and the back of the test page."""
    if millimetres_per_degree(paper) < LEAST_PER_DEGREE:
        raise Mistake(f"The scales of the test page do not fit on {paper_name(paper)}: print it on A4 or Letter.")
    x, y = paper.width / 2, paper.height / 2
    printed = Box(0, 0, paper.width, paper.height).grown(-MARGIN)
    front = (
        Line(MARGIN, y, paper.width - MARGIN, y, THIN, BLACK),
        Line(x, y - UPRIGHT_LINE, x, y + UPRIGHT_LINE, THIN, BLACK),
        *(item for row in lay([ruler(measure)], body(paper), printed, keep_off=()) for item in row.items),
    )
    half = millimetres_per_degree(paper) * PER_DEGREE / 2
    scales = (*_upright_scale(x, y), *_level_scale(x - half, y, "left"), *_level_scale(x + half, y, "right"))
    back = (*scales, *_prose(paper, measure))
    return (
        *framed([front], Heading(TITLE, "front"), paper=paper, measure=measure),
        *framed([back], Heading(TITLE, "back"), paper=paper, measure=measure),
    )


def millimetres_per_degree(paper: Size) -> int:
    """By how much the readings on the left and on the right differ for each degree: they are that far apart."""
    return int((paper.width - 2 * MARGIN - 2 * REACH * SLANT) / PER_DEGREE)


def _prose(paper: Size, measure: Measure) -> Iterator[Item]:
    text = (
        "Print both pages on one sheet at 100%, turned over as for your cards, and hold it against a lamp with this "
        "page towards you. Read where the lines of the front cross the three slanted scales, and note your printer as "
        "below: down is halfway between left and right, and turn is right minus left, "
        f"divided by {millimetres_per_degree(paper)}."
    )
    block = paragraph(text, paper.width - 2 * MARGIN, PROSE_HEIGHT, style=PROSE, measure=measure)
    yield from block.items(MARGIN, BODY_TOP)
    example = f"printers.yaml:  {EXAMPLE}"
    yield Text(MARGIN, BODY_TOP + block.height + 1.5 * block.leading, example, NAME.font, NAME.size)


def _upright_scale(x: float, y: float) -> Iterator[Item]:
    """The scale beside the upright line of the front."""
    yield Line(x - REACH, y - REACH * SLANT, x + REACH, y + REACH * SLANT, THIN, BLACK)
    for value, length in _ticks():
        right, down = x + value, y + value * SLANT
        yield Line(right, down, right + length, down, THIN, BLACK)
        if value == int(value):
            yield Text(right + length + 1, down + 1, _signed(value), NUMBER.font, NUMBER.size)
    yield Text(x, y + REACH * SLANT + 7, "across", NAME.font, NAME.size, align=Align.CENTRE)


def _level_scale(x: float, y: float, name: str) -> Iterator[Item]:
    """A scale along the level line of the front."""
    yield Line(x - REACH * SLANT, y - REACH, x + REACH * SLANT, y + REACH, THIN, BLACK)
    for value, length in _ticks():
        right, down = x + value * SLANT, y + value
        yield Line(right, down, right, down + length, THIN, BLACK)
        if value == int(value):
            yield Text(right, down + length + 3, _signed(value), NUMBER.font, NUMBER.size, align=Align.CENTRE)
    yield Text(x, y + 4 * REACH, name, NAME.font, NAME.size, align=Align.CENTRE)


def _ticks() -> Iterator[tuple[float, float]]:
    """The value of each tick and how long it is."""
    for step in range(-REACH * STEPS, REACH * STEPS + 1):
        yield step / STEPS, 1.5 if step % STEPS else 3.0 if step else 5.0


def _signed(value: float) -> str:
    return f"{value:+.0f}".replace("-", "−") if value else "0"
