"""What a tuck box shows: the back of the deck on both walls, its name on lid and sides among figures and stars."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dixit_pbem.layout.box.score_sheets import STAR
from dixit_pbem.layout.figures import FIGURE_PATHS, Figure
from dixit_pbem.layout.frame import CRESCENT
from dixit_pbem.layout.ink import BUTTER, INK, RULE
from dixit_pbem.layout.items import Align, Box, Fit, Font, Item, Line, Measure, Outline, PlaceImage, Shape, Text, square
from dixit_pbem.layout.text import Block, Style, one_line, title

INSET = 4.0
"""How far words keep from a fold."""
BLEED = 2.0
"""How far the colour runs over a cut edge, so that a crooked cut shows no white."""
BAND, PLATE = 0.128, 2.0
"""How much of a wall the band with words takes at least, below the heart of its picture; the room round the words."""
TITLE = Style(Font.SERIF, 22, 10)
SIDE = Style(Font.SERIF, 16, 9)
CONTENTS = Style(Font.SANS, 10, 8)
COLUMNS, ROWS = 3, 4
FRAME, FRAME_CORNER = 2.5, 2.0
"""How far the line round a wall and a side keeps from the folds."""
FIGURE_SHARE, MOST_OF_FIGURE, AIR = 0.5, 13.0, 4.0
"""How large a figure on a side is in parts of the side's width, and how far it keeps from the next."""
STAR_SIZE = 3.2


def front_art(words: str, panel: Box, measure: Measure, *, picture: str) -> Iterator[Item]:
    """The back of the deck's cards with its name; without a picture the moon over the name."""
    over = Box(panel.x, panel.y - BLEED, panel.width, panel.height + 2 * BLEED)
    yield from _ground(over, picture)
    middle = panel.x + panel.width / 2
    block = title(words, panel.width - 4 * INSET, panel.height * 0.3, style=TITLE, measure=measure)
    if picture:
        yield from _band(block, panel)
        yield _frame(panel)
        return
    yield _frame(panel)
    side = min(panel.width * 0.56, panel.height * 0.4)
    top = panel.y + (panel.height - side - block.height - 6) / 2 + 2
    yield Outline(FIGURE_PATHS[Figure.MOON], Box(middle - side / 2, top, side, side), BUTTER)
    yield from block.items(middle, top + side + 6, Align.CENTRE, colour=BUTTER)


def back_art(words: str, panel: Box, measure: Measure, *, picture: str) -> Iterator[Item]:
    """The same picture with what is inside; without one the twelve figures."""
    yield from _ground(panel, picture)
    block = one_line(words, panel.width - 4 * INSET, CONTENTS, measure=measure)
    if picture:
        yield from _band(block, panel)
        yield _frame(panel)
        return
    yield _frame(panel)
    middle = panel.x + panel.width / 2
    room = Box(panel.x, panel.y, panel.width, panel.height - block.height - 4).grown(-2 * INSET)
    cell = min(room.width / COLUMNS, room.height / ROWS)
    left, top = middle - cell * COLUMNS / 2, room.y + (room.height - cell * ROWS) / 2
    for number, figure in enumerate(Figure):
        row, column = divmod(number, COLUMNS)
        yield Outline(
            FIGURE_PATHS[figure], Box(left + column * cell, top + row * cell, cell, cell).grown(-cell * 0.14), BUTTER
        )
    yield from block.items(middle, panel.bottom - INSET - block.height - 3, Align.CENTRE, colour=BUTTER)


def side_art(words: str, panel: Box, measure: Measure, *, figures: Sequence[Figure]) -> Iterator[Item]:
    """The deck's name along a side, half of the figures above and below it; a thin deck has room for less."""
    yield from _ground(panel, "")
    block = one_line(words, panel.height / 2, SIDE, measure=measure)
    if panel.width < block.height + 2 * min(INSET, panel.width / 5):
        return
    yield _frame(panel)
    x, y = panel.x + panel.width / 2, panel.y + panel.height / 2
    yield Text(x - block.below_middle, y, block.lines[0], block.font, block.size, BUTTER, Align.CENTRE, 90)
    size = min(panel.width * FIGURE_SHARE, MOST_OF_FIGURE)
    first = measure(block.lines[0], block.font, block.size) / 2 + AIR + size / 2
    free = panel.height / 2 - FRAME - AIR - size / 2 - first
    if free < 0:
        return
    each = min(len(figures) // 2, 1 + int(free / (size + AIR)))
    pitch = free / (each - 1) if each > 1 else 0.0
    for place in range(each):
        for way, figure in ((-1, figures[each - 1 - place]), (1, figures[-each + place])):
            yield Outline(FIGURE_PATHS[figure], square(x, y + way * (first + place * pitch), size), BUTTER)


def lid_art(words: str, panel: Box, measure: Measure) -> Iterator[Item]:
    """The deck's name between two stars."""
    yield from _ground(panel, "")
    block = one_line(words, panel.width - 6 * INSET, SIDE, measure=measure)
    if panel.height < block.height + 2 * min(INSET, panel.height / 5):
        return
    yield _frame(panel)
    x, y = panel.x + panel.width / 2, panel.y + panel.height / 2
    yield Text(x, y + block.below_middle, block.lines[0], block.font, block.size, BUTTER, Align.CENTRE)
    aside = measure(block.lines[0], block.font, block.size) / 2 + INSET
    if aside + STAR_SIZE < panel.width / 2 - FRAME:
        for way in (-1, 1):
            yield Outline(STAR, square(x + way * aside, y, STAR_SIZE), BUTTER)


def foot_art(panel: Box) -> Iterator[Item]:
    """The bottom of the box: a crescent."""
    yield from _ground(panel, "")
    size = min(panel.height * 0.4, MOST_OF_FIGURE)
    yield Outline(CRESCENT, square(panel.x + panel.width / 2, panel.y + panel.height / 2, size), BUTTER)


def _ground(box: Box, picture: str) -> Iterator[Item]:
    yield Shape(box, INK)
    if picture:
        yield PlaceImage(picture, box, fit=Fit.COVER)


def _frame(panel: Box) -> Shape:
    return Shape(panel.grown(-FRAME), "", BUTTER, RULE, FRAME_CORNER)


def _band(words: Block, panel: Box) -> Iterator[Item]:
    """Words on a dark band within the frame, so that they are read on any picture, and no part of it looks out."""
    frame = panel.grown(-FRAME)
    high = max(panel.height * BAND, words.height + 2 * PLATE)
    band = Box(frame.x, frame.bottom - high, frame.width, high)
    yield Shape(band, INK, corner=FRAME_CORNER)
    yield Shape(Box(band.x, band.y, band.width, high / 2), INK)
    yield Line(band.x, band.y, band.right, band.y, RULE, BUTTER)
    yield from words.items(panel.x + panel.width / 2, band.y + (high - words.height) / 2, Align.CENTRE, colour=BUTTER)
