"""Sheets to cut from: pieces in rows, the lines to cut and fold by told apart, and a ruler to check the print.

A cut is a solid line, a fold is broken: even dashes fold towards the reader, dash and dot fold away.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from enum import StrEnum

from dixit_pbem.errors import DixitError
from dixit_pbem.frozen import frozen
from dixit_pbem.layout.box.records import LineWords, Notice
from dixit_pbem.layout.frame import STEP, Heading, body, framed
from dixit_pbem.layout.ink import THIN
from dixit_pbem.layout.items import (
    Align,
    Box,
    Document,
    Font,
    Item,
    Line,
    Measure,
    Outline,
    Page,
    PlaceImage,
    Shape,
    Sides,
    Text,
)
from dixit_pbem.layout.paper import PAPERS, Size, paper_name
from dixit_pbem.layout.text import Style, one_line, title

HOW = Style(Font.SANS, 9.5, 8)
HOW_HEIGHT = 8.5
LEAST = 180.0
"""The least width and height of a sheet that has room for all that stands around the pieces."""
LEGEND = Style(Font.SANS, 9, 8)
LEGEND_HEIGHT = 6.0
SAMPLE, AIR = 10.0, 1.5
RULER = 50.0
GAP = 5.0
COMMON = ("a4", "a3")
HAIR = 1e-6
"""What rounding may add to a sum of lengths."""


class Mark(StrEnum):
    """What a line on a sheet asks for."""

    CUT = "cut"
    FOLD_IN = "fold in"
    FOLD_BACK = "fold back"


DASHES = {Mark.CUT: (), Mark.FOLD_IN: (1.8, 1.2), Mark.FOLD_BACK: (3.2, 1.0, 0.5, 1.0)}


@frozen
class Sheets:
    """What all sheets of a print have in common."""

    paper: Size
    language: str
    game: str
    lines: LineWords
    measure: Measure


Piece = Callable[[Box], Iterable[Item]]
"""What draws one piece into its box."""


@frozen
class Lot:
    """Pieces of one size, which stand side by side."""

    size: Size
    pieces: tuple[Piece, ...]


@frozen
class Laid:
    """A piece and where it lies on its page."""

    box: Box
    piece: Piece


def mark(kind: Mark, x1: float, y1: float, *, x2: float, y2: float) -> Line:
    """A line to cut or to fold along."""
    return Line(round(x1, 3), round(y1, 3), round(x2, 3), round(y2, 3), THIN, dash=DASHES[kind])


def cut_round(box: Box) -> tuple[Line, ...]:
    """The four cuts that free a piece."""
    return (
        mark(Mark.CUT, box.x, box.y, x2=box.right, y2=box.y),
        mark(Mark.CUT, box.x, box.bottom, x2=box.right, y2=box.bottom),
        mark(Mark.CUT, box.x, box.y, x2=box.x, y2=box.bottom),
        mark(Mark.CUT, box.right, box.y, x2=box.right, y2=box.bottom),
    )


def fold_across(kind: Mark, box: Box, y: float) -> Line:
    """A fold from the left edge of a piece to its right edge."""
    return mark(kind, box.x, y, x2=box.right, y2=y)


def work_area(paper: Size) -> Box:
    """The part of a sheet where pieces may lie."""
    whole = body(paper)
    return Box(whole.x, whole.y + HOW_HEIGHT, whole.width, whole.height - HOW_HEIGHT)


def ensure_room(title: str, paper: Size) -> None:
    """Refuse paper that is too small for any page of the box."""
    if min(paper.width, paper.height) < LEAST:
        raise DixitError(f"{title}: {paper_name(paper)} is too small. Print it on A4 or larger.")


def pieces_document(lots: Sequence[Lot], notice: Notice, *, marks: tuple[Mark, ...], sheets: Sheets) -> Document:
    """All pieces on as few sheets as they need, in rows or in columns; each cut is drawn once, over the pieces."""
    ensure_room(notice.title, sheets.paper)
    paper, pages = _fewest_pages(lots, notice, sheets.paper)
    laid_on = replace(sheets, paper=paper)
    bodies = []
    for laid in pages:
        cuts = dict.fromkeys(line for each in laid for line in cut_round(each.box))
        items = (*(item for each in laid for item in each.piece(each.box)), *cuts)
        bodies.append(page_body(items, notice, marks=marks, sheets=laid_on))
    return sheet_document(bodies, notice, sheets=laid_on)


def page_body(items: tuple[Item, ...], notice: Notice, *, marks: tuple[Mark, ...], sheets: Sheets) -> tuple[Item, ...]:
    """What stands between heading and page number: what to do, the pieces, and for those with lines also a ruler."""
    area = body(sheets.paper)
    how = title(notice.how, area.width, HOW_HEIGHT, style=HOW, measure=sheets.measure)
    return (*how.items(area.x, area.y - 2), *items, *(_foot(marks, area, sheets) if marks else ()))


def sheet_document(bodies: Sequence[tuple[Item, ...]], notice: Notice, *, sheets: Sheets) -> Document:
    """The sheets as one file, which a printer prints in true size on one side."""
    pages = sheet_pages(bodies, notice, sheets=sheets)
    return Document(notice.title, sheets.language, pages, actual_size=True, sides=Sides.ONE)


def sheet_pages(bodies: Sequence[tuple[Item, ...]], notice: Notice, *, sheets: Sheets) -> tuple[Page, ...]:
    """The sheets with the heading of the game."""
    return framed(bodies, Heading(sheets.game, notice.title), paper=sheets.paper, measure=sheets.measure)


def too_small(notice: Notice, piece: Size, paper: Size) -> DixitError:
    """The error that says a piece is larger than the paper, and which paper would do."""
    return DixitError(
        f"{notice.title}: a piece of {piece} does not fit on {paper_name(paper)}. "
        f"Print it on {paper_for(piece) or 'larger paper'}."
    )


def paper_for(piece: Size) -> str:
    """The name of the smallest common paper that holds a piece, or nothing."""
    holding = (name for name in COMMON if any(fits(piece, work_area(side)) for side in _both_ways(PAPERS[name])))
    return next(holding, "").upper()


def _fewest_pages(lots: Sequence[Lot], notice: Notice, paper: Size) -> tuple[Size, tuple[tuple[Laid, ...], ...]]:
    choices = [
        (turned, tuple(pages(lots, work_area(turned))))
        for turned in _both_ways(paper)
        if all(fits(lot.size, work_area(turned)) for lot in lots)
        for pages in (_in_rows, _in_columns)
    ]
    if not choices:
        raise too_small(notice, max((lot.size for lot in lots), key=lambda size: size.height), paper)
    # Where the last sheet is the emptiest, the others are the fullest.
    return min(choices, key=lambda choice: (len(choice[1]), round(_covered(choice[1][-1]))))


def _covered(page: Sequence[Laid]) -> float:
    return sum(laid.box.width * laid.box.height for laid in page)


def _both_ways(paper: Size) -> tuple[Size, Size]:
    return paper, paper.turned


def fits(size: Size, area: Box) -> bool:
    """Whether a piece of that size fits into an area."""
    return size.width <= area.width + HAIR and size.height <= area.height + HAIR


def _in_columns(lots: Sequence[Lot], area: Box) -> Iterator[tuple[Laid, ...]]:
    """Columns side by side, the first lots first; later ones fill what is left of a column and of a sheet."""
    rest, indent = [lot.pieces for lot in lots], area.width
    while any(rest):
        page = tuple(_filled(area, lots, rest))
        free = area.right - max(laid.box.right for laid in page)
        # The fullest sheet stands in the middle; the others begin where it does.
        indent = min(indent, free / 2)
        yield tuple(replace(laid, box=laid.box.moved(indent, 0)) for laid in page)


def _filled(area: Box, lots: Sequence[Lot], rest: list[tuple[Piece, ...]]) -> Iterator[Laid]:
    """Columns of one lot each, taken from `rest`; below a short one stand smaller pieces, in columns again."""
    x = area.x
    while (at := _first_that_fits(lots, rest, Box(x, area.y, area.right - x, area.height))) is not None:
        size, down = lots[at].size, int((area.height + HAIR) // lots[at].size.height)
        column, rest[at] = rest[at][:down], rest[at][down:]
        for row, piece in enumerate(column):
            yield Laid(Box(x, area.y + row * size.height, size.width, size.height), piece)
        below = len(column) * size.height
        yield from _filled(Box(x, area.y + below, size.width, area.height - below), lots, rest)
        x += size.width


def _first_that_fits(lots: Sequence[Lot], rest: Sequence[tuple[Piece, ...]], area: Box) -> int | None:
    """The first lot that still has pieces, and has room for one."""
    return next((at for at, lot in enumerate(lots) if rest[at] and fits(lot.size, area)), None)


def _in_rows(lots: Sequence[Lot], area: Box) -> Iterator[tuple[Laid, ...]]:
    page: list[Laid] = []
    y = area.y
    for lot in lots:
        width, height = lot.size.width, lot.size.height
        columns = min(int((area.width + HAIR) // width), len(lot.pieces))
        left = area.x + (area.width - columns * width) / 2
        for first in range(0, len(lot.pieces), columns):
            if y + height > area.bottom + HAIR:
                yield tuple(page)
                page, y = [], area.y
            row = enumerate(lot.pieces[first : first + columns])
            page += (Laid(Box(left + place * width, y, width, height), piece) for place, piece in row)
            y += height
        y += GAP
    yield tuple(page)


def _foot(marks: tuple[Mark, ...], area: Box, sheets: Sheets) -> Iterator[Item]:
    """What the lines mean, and a ruler."""
    words = {Mark.CUT: sheets.lines.cut, Mark.FOLD_IN: sheets.lines.fold_in, Mark.FOLD_BACK: sheets.lines.fold_back}
    wanted = [sheets.measure(words[kind], LEGEND.font, LEGEND.size) for kind in marks]
    room = area.width - RULER - len(marks) * (SAMPLE + AIR + STEP)
    share = min(1.0, room / sum(wanted)) + HAIR
    x, y = area.x, area.bottom + LEGEND_HEIGHT / 2
    for kind, width in zip(marks, wanted, strict=True):
        yield mark(kind, x, y, x2=x + SAMPLE, y2=y)
        label = one_line(words[kind], width * share, LEGEND, measure=sheets.measure)
        yield Text(x + SAMPLE + AIR, y + 1.0, label.lines[0], label.font, label.size)
        x += SAMPLE + AIR + width * share + STEP
    y, left = y + 1, area.right - RULER
    yield mark(Mark.CUT, left, y, x2=area.right, y2=y)
    for tenth in range(0, int(RULER) + 1, 10):
        yield mark(Mark.CUT, left + tenth, y - (1.5 if tenth % 50 == 0 else 0.8), x2=left + tenth, y2=y)
    yield Text(left + RULER / 2, y - 1.6, f"{RULER:.0f} mm", LEGEND.font, LEGEND.least, align=Align.CENTRE)


def upside_down(items: Iterable[Item], box: Box) -> Iterator[Item]:
    """What stands in a box, turned by half a turn in it: upright again once the paper is folded over."""
    across, down = 2 * box.x + box.width, 2 * box.y + box.height
    for item in items:
        match item:
            case Text():
                yield replace(item, x=across - item.x, y=down - item.y, turn=(item.turn + 180) % 360)
            case Outline():
                yield replace(item, box=_opposite(item.box, across, down), turn=(item.turn + 180) % 360)
            case Shape():
                yield replace(item, box=_opposite(item.box, across, down))
            case Line():
                yield replace(item, x1=across - item.x1, y1=down - item.y1, x2=across - item.x2, y2=down - item.y2)
            case PlaceImage():
                raise NotImplementedError("a piece that folds has no picture")


def _opposite(box: Box, across: float, down: float) -> Box:
    return replace(box, x=across - box.right, y=down - box.bottom)
