"""What is printed on a tuck box: moonlight on night blue, well inside the folds."""

from __future__ import annotations

from collections.abc import Iterator

from dixit_pbem.layout.figures import FIGURE_PATHS, Figure
from dixit_pbem.layout.items import Align, Box, Font, Item, Measure, Outline, Shape, Text
from dixit_pbem.layout.palette import BUTTER
from dixit_pbem.layout.text import ASCENT, DESCENT, MM_PER_POINT, Block, Style, one_line, title

NIGHT = "#0b3355"
INSET = 4.0
"""How far the colour keeps from a fold: ink cracks there, and a crooked cut would show."""
CORNER = 2.5
THIN = 6.0
"""A thinner deck leaves lid and sides of its box white."""
TITLE = Style(Font.SERIF, 26, 10)
SIDE = Style(Font.SERIF, 14, 9)
CONTENTS = Style(Font.SANS, 10, 8)
COLUMNS, ROWS = 3, 4


def front_art(words: str, panel: Box, measure: Measure) -> Iterator[Item]:
    """The moon over the deck's name."""
    yield _night(panel)
    middle = panel.x + panel.width / 2
    block = title(words, panel.width - 4 * INSET, panel.height * 0.3, style=TITLE, measure=measure)
    side = min(panel.width * 0.56, panel.height * 0.4)
    top = panel.y + (panel.height - side - block.height - 6) / 2 + 2
    yield Outline(FIGURE_PATHS[Figure.MOON], Box(middle - side / 2, top, side, side), BUTTER)
    yield from _lit(block, middle, top + side + 6)


def back_art(words: str, panel: Box, measure: Measure) -> Iterator[Item]:
    """The twelve figures, and what is inside."""
    yield _night(panel)
    middle = panel.x + panel.width / 2
    block = one_line(words, panel.width - 4 * INSET, CONTENTS, measure=measure)
    room = Box(panel.x, panel.y, panel.width, panel.height - block.height - 4).grown(-2 * INSET)
    cell = min(room.width / COLUMNS, room.height / ROWS)
    left, top = middle - cell * COLUMNS / 2, room.y + (room.height - cell * ROWS) / 2
    for number, figure in enumerate(Figure):
        row, column = divmod(number, COLUMNS)
        yield Outline(
            FIGURE_PATHS[figure], Box(left + column * cell, top + row * cell, cell, cell).grown(-cell * 0.14), BUTTER
        )
    yield from _lit(block, middle, panel.bottom - INSET - block.height - 3)


def lid_art(words: str, panel: Box, measure: Measure) -> Iterator[Item]:
    """The deck's name on the lid, if the deck is thick enough for it."""
    if panel.height < THIN:
        return
    inset = _thin_inset(panel.height)
    yield _strip(panel, inset)
    block = one_line(words, panel.width - 6 * INSET, SIDE, measure=measure)
    if panel.height - 2 * inset >= block.height:
        yield from _lit(block, panel.x + panel.width / 2, panel.y + (panel.height - block.height) / 2)


def side_art(words: str, panel: Box, measure: Measure) -> Iterator[Item]:
    """The deck's name along the side, if the deck is thick enough for it."""
    if panel.width < THIN:
        return
    inset = _thin_inset(panel.width)
    yield _strip(panel, inset)
    block = one_line(words, panel.height - 6 * INSET, SIDE, measure=measure)
    if panel.width - 2 * inset < block.height:
        return
    x = panel.x + panel.width / 2 - (ASCENT - DESCENT) / 2 * block.size * MM_PER_POINT
    y = panel.y + panel.height / 2
    yield Text(x, y, block.lines[0], block.font, block.size, BUTTER, Align.CENTRE, turn=90)


def _thin_inset(depth: float) -> float:
    return min(INSET, depth / 5)


def _strip(panel: Box, inset: float) -> Shape:
    return Shape(panel.grown(-inset), NIGHT, corner=min(CORNER, inset))


def _night(panel: Box) -> Shape:
    return Shape(panel.grown(-INSET), NIGHT, corner=CORNER)


def _lit(block: Block, x: float, top: float) -> Iterator[Text]:
    for text in block.items(x, top, Align.CENTRE):
        yield Text(text.x, text.y, text.text, text.font, text.size, BUTTER, text.align)
