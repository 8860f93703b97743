"""A tuck box around a deck: one piece where the paper is large enough, else two equal halves glued together.

From the left: a strip to glue, then for each wall a side as wide as the deck is thick, and the wall itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import Enum

from dixit_pbem.errors import DixitError
from dixit_pbem.frozen import frozen
from dixit_pbem.layout.box import cut_sheet
from dixit_pbem.layout.box.records import Notice, TuckBoxWords
from dixit_pbem.layout.box.tuckbox_art import BLEED, back_art, foot_art, front_art, lid_art, side_art
from dixit_pbem.layout.figures import Figure
from dixit_pbem.layout.ink import BUTTER, INK, PAPER
from dixit_pbem.layout.items import Align, Box, Document, Font, Item, Line, Outline, Shape, Text
from dixit_pbem.layout.paper import Size
from dixit_pbem.layout.text import Style, one_line

CARD_THICKNESS = 0.32
"""Of one card of 300 g paper, in millimetres."""
PLAY = 0.4
"""How much wider than the deck each panel is, so that the cards slide."""
GLUE = 12.0
TUCK = 16.0
TAB = 11.0
DUST = 18.0
SLANT = 4.0
NOTCH = 9.0
"""How deep the strip to glue is, the lid's tongue, the bottom's tab, the dust flaps, their slant, the thumb's notch."""
NOTCH_PATH = "M 0 0 C 0 55 22 100 50 100 C 78 100 100 55 100 0"
LABEL = Style(Font.SANS, 8.5, 8)


@frozen
class BoxedDeck:
    """What lies in the box: the size of a card, how many there are, and how thick each is."""

    card: Size
    cards: int
    thickness: float = CARD_THICKNESS
    picture: str = ""
    """The key of the picture on its cards' backs."""


class Wall(Enum):
    """The two large walls; the lid hangs on the back."""

    FRONT = "front"
    BACK = "back"


@frozen
class Panels:
    """The inner measures of the box."""

    width: float
    height: float
    depth: float


def panels_for(deck: BoxedDeck) -> Panels:
    """The panels that hold a deck with a little play."""
    return Panels(deck.card.width + PLAY, deck.card.height + PLAY, deck.cards * deck.thickness + PLAY)


def tuck_box(deck: BoxedDeck, words: TuckBoxWords, *, sheets: cut_sheet.Sheets) -> Document:
    """The net of a box for a deck, in one piece or in two."""
    cut_sheet.ensure_room(words.notice.title, sheets.paper)
    panels = panels_for(deck)
    for pieces, notice in ((((Wall.FRONT, Wall.BACK),), words.notice), (((Wall.FRONT,), (Wall.BACK,)), words.halves)):
        for paper in (sheets.paper, sheets.paper.turned):
            if cut_sheet.fits(net_size(panels, len(pieces[0])), cut_sheet.work_area(paper)):
                return _document(
                    pieces, panels, deck.picture, words=words, notice=notice, sheets=replace(sheets, paper=paper)
                )
    half = net_size(panels, 1)
    if cut_sheet.paper_for(half):
        raise cut_sheet.too_small(words.halves, half, sheets.paper)
    raise DixitError(
        f"{words.halves.title}: the box for {deck.cards} cards of {deck.card} is too large even for A3. "
        "Divide the deck between several boxes."
    )


def net_size(panels: Panels, walls: int) -> Size:
    """How much paper a piece with so many large walls takes, with the colour beyond its last edge."""
    below = max(panels.depth + TAB, DUST)
    return Size(GLUE + walls * (panels.depth + panels.width) + BLEED, _above(panels) + panels.height + below)


def _above(panels: Panels) -> float:
    return max(panels.depth + TUCK, DUST)


def _document(
    pieces: tuple[tuple[Wall, ...], ...],
    panels: Panels,
    picture: str,
    *,
    words: TuckBoxWords,
    notice: Notice,
    sheets: cut_sheet.Sheets,
) -> Document:
    area = cut_sheet.work_area(sheets.paper)
    size = net_size(panels, len(pieces[0]))
    corner = Box(area.x + (area.width - size.width) / 2, area.y + _above(panels), GLUE, panels.height)
    marks = (cut_sheet.Mark.CUT, cut_sheet.Mark.FOLD_BACK)
    bodies = [
        cut_sheet.page_body(
            _lines_last(tuple(_piece(walls, panels, corner, picture=picture, words=words, sheets=sheets))),
            notice,
            marks=marks,
            sheets=sheets,
        )
        for walls in pieces
    ]
    return cut_sheet.sheet_document(bodies, notice, sheets=sheets)


def _lines_last(items: tuple[Item, ...]) -> tuple[Item, ...]:
    """Lines to cut and fold by lie over all colour."""
    return tuple(sorted(items, key=lambda item: isinstance(item, Line)))


def _piece(
    walls: tuple[Wall, ...], panels: Panels, glue: Box, *, picture: str, words: TuckBoxWords, sheets: cut_sheet.Sheets
) -> Iterator[Item]:
    wide = len(walls) * (panels.depth + panels.width)
    # Under all that is printed, and a little over every edge that is cut or folded.
    yield Shape(Box(glue.right, glue.y, wide, glue.height).grown(BLEED), INK)
    yield from _glue_strip(glue, words.glue, sheets)
    x = glue.right
    for wall in walls:
        side = Box(x, glue.y, panels.depth, panels.height)
        front = Box(side.right, glue.y, panels.width, panels.height)
        figures = tuple(Figure)[::2] if wall is Wall.FRONT else tuple(Figure)[1::2]
        yield from side_art(words.title, side, sheets.measure, figures=figures)
        yield from _side_edges(side, panels)
        if wall is Wall.FRONT:
            yield from front_art(words.title, front, sheets.measure, picture=picture)
            yield from _front_edges(front)
        else:
            yield from back_art(words.contents, front, sheets.measure, picture=picture)
            lid = Box(front.x, front.y - panels.depth, panels.width, panels.depth)
            tongue = Box(lid.x, lid.y - TUCK, lid.width, TUCK)
            yield Outline(_tongue_path(lid.width), tongue, INK)
            yield from cut_sheet.upside_down(lid_art(words.title, lid, sheets.measure), lid)
            yield from foot_art(Box(front.x, front.bottom, panels.width, panels.depth))
            yield from _back_edges(front, panels)
        x = front.right
        if wall is not walls[-1]:
            yield _fold(x, glue.y, x, y2=glue.bottom, on=INK)
    yield _cut(x, glue.y, x, y2=glue.bottom, on=INK)


def _tongue_path(width: float) -> str:
    slant = 100 * SLANT / width
    return f"M 0 100 L {slant:.2f} 0 L {100 - slant:.2f} 0 L 100 100 Z"


def _glue_strip(strip: Box, word: str, sheets: cut_sheet.Sheets) -> Iterator[Item]:
    yield _fold(strip.right, strip.y, strip.right, y2=strip.bottom, on=INK)
    yield _cut(strip.right, strip.y, strip.x, y2=strip.y + SLANT)
    yield _cut(strip.x, strip.y + SLANT, strip.x, y2=strip.bottom - SLANT)
    yield _cut(strip.x, strip.bottom - SLANT, strip.right, y2=strip.bottom)
    label = one_line(word, strip.height - 2 * SLANT, LABEL, measure=sheets.measure)
    x = strip.x + strip.width / 2 + 1
    yield Text(x, strip.y + strip.height / 2, label.lines[0], label.font, label.size, align=Align.CENTRE, turn=270)


def _side_edges(side: Box, panels: Panels) -> Iterator[Line]:
    """The folds to its neighbours, and a dust flap at either end."""
    yield _fold(side.right, side.y, side.right, y2=side.bottom, on=INK)
    slant = min(SLANT, panels.depth / 4)
    yield from _flap(side.x, side.right, side.y, depth=-DUST, slant=slant)
    yield from _flap(side.x, side.right, side.bottom, depth=DUST, slant=slant)


def _front_edges(front: Box) -> Iterator[Item]:
    """The notch for a thumb at the top, and the edge that the bottom is glued behind."""
    middle = front.x + front.width / 2
    yield _cut(front.x, front.y, middle - NOTCH, y2=front.y, on=INK)
    yield Outline(NOTCH_PATH, Box(middle - NOTCH, front.y, 2 * NOTCH, NOTCH), PAPER, INK)
    yield _cut(middle + NOTCH, front.y, front.right, y2=front.y, on=INK)
    yield _cut(front.x, front.bottom, front.right, y2=front.bottom, on=INK)


def _back_edges(back: Box, panels: Panels) -> Iterator[Line]:
    """The lid with its tongue at the top, the bottom with its tab to glue below."""
    for edge, way, flap in ((back.y, -1, TUCK), (back.bottom, 1, TAB)):
        far = edge + way * panels.depth
        yield _fold(back.x, edge, back.right, y2=edge, on=INK)
        yield _cut(back.x, edge, back.x, y2=far)
        yield _cut(back.right, edge, back.right, y2=far)
        yield from _flap(back.x, back.right, far, depth=way * flap, slant=SLANT)


def _flap(left: float, right: float, y: float, *, depth: float, slant: float) -> Iterator[Line]:
    """A flap that hangs on a fold at y, upwards if its depth is negative."""
    yield _fold(left, y, right, y2=y, on=INK)
    yield _cut(left, y, left + slant, y2=y + depth)
    yield _cut(left + slant, y + depth, right - slant, y2=y + depth)
    yield _cut(right - slant, y + depth, right, y2=y)


def _cut(x1: float, y1: float, x2: float, *, y2: float, on: str = PAPER) -> Line:
    return _on(on, cut_sheet.mark(cut_sheet.Mark.CUT, x1, y1, x2=x2, y2=y2))


def _fold(x1: float, y1: float, x2: float, *, y2: float, on: str = PAPER) -> Line:
    return _on(on, cut_sheet.mark(cut_sheet.Mark.FOLD_BACK, x1, y1, x2=x2, y2=y2))


def _on(ground: str, line: Line) -> Line:
    """A line as it is seen on its ground."""
    return line if ground == PAPER else replace(line, colour=BUTTER)
