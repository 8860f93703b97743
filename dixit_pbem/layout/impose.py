"""The plan of home sheets: which card lies where on which side of which sheet, in millimetres, y downwards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from dixit_pbem.errors import Mistake
from dixit_pbem.frozen import frozen
from dixit_pbem.layout.fit import Cell, best_fit
from dixit_pbem.layout.items import Box
from dixit_pbem.layout.paper import A4, Size, paper_name

FOLD_CLEARANCE = 2.0
"""From the fold to the first card: a fold is never exact, and a card cut into it shows white."""

QUIET = 2.0
"""The clean zone around what a cutting machine looks for."""
TOUCH = 1e-6
"""Edges closer than this are one edge: floating point is not exact."""


class Backs(StrEnum):
    """How the backs come behind their fronts."""

    LONG = "long"
    SHORT = "short"
    FOLD = "fold"
    NONE = "none"


class Face(StrEnum):
    """The side of a card that is seen."""

    FRONT = "front"
    BACK = "back"


class Axis(StrEnum):
    """The line through the middle of the paper about which a sheet is turned over, or folded."""

    UPRIGHT = "upright"
    LEVEL = "level"


@frozen
class Slot:
    """Where one card is cut out; `turn` is how far it is turned clockwise, in steps of 90 degrees."""

    trim: Box
    turn: int = 0


@frozen
class Placed:
    """A card, by its place in the stack, in its slot."""

    card: int
    face: Face
    slot: Slot


@frozen
class Stack:
    """Cards of one size that follow each other; `bleed` is what is printed around each."""

    card: Size
    bleed: float
    count: int


@frozen
class Side:
    """One printed page: a side of a sheet."""

    sheet: int
    face: Face
    bleed: float
    block: Box
    """Around all slots of a full sheet of this kind."""
    placed: tuple[Placed, ...]
    fold: Axis | None = None


@frozen
class Nudge:
    """What puts a printer's backs behind its fronts: millimetres to the right and down, then degrees clockwise."""

    x: float = 0.0
    y: float = 0.0
    turn: float = 0.0


STRAIGHT = Nudge()


@dataclass(frozen=True, slots=True, kw_only=True)
class Imposition:
    """What a person chose: the paper and what goes onto it."""

    paper: Size = A4
    margin: float = 5.0
    backs: Backs = Backs.NONE
    only: Face | None = None
    reverse: bool = False
    pages: tuple[int, int] | None = None
    reserved: tuple[Box, ...] = ()
    """What a cutting machine looks for: no card may come near."""


@frozen
class Layout:
    """The slots of a full sheet, and the axis about which its backs come behind them."""

    slots: tuple[Slot, ...]
    axis: Axis | None

    @property
    def block(self) -> Box:
        """The smallest box around all cards."""
        return _around(slot.trim for slot in self.slots)


@frozen
class Plan:
    """All sides in the order they are printed, of that many sheets in the whole job, and the layout of each stack."""

    sides: tuple[Side, ...]
    sheets: int
    layouts: tuple[Layout, ...]


def impose(stacks: Sequence[Stack], options: Imposition) -> Plan:
    """The plan of a job: stacks follow each other, each on sheets of its own; cards count through all stacks."""
    layouts = tuple(_layout(stack, options) for stack in stacks)
    sides: list[Side] = []
    first = sheet = 0
    for stack, layout in zip(stacks, layouts, strict=True):
        for start in range(first, first + stack.count, len(layout.slots)):
            sheet += 1
            cards = range(start, first + stack.count)
            fronts = tuple(Placed(card, Face.FRONT, slot) for card, slot in zip(cards, layout.slots, strict=False))
            sides += _sides(Side(sheet, Face.FRONT, stack.bleed, layout.block, fronts), layout.axis, options)
        first += stack.count
    return Plan(tuple(_chosen(sides, sheet, options)), sheet, layouts)


def cards_on_sheet(stacks: Sequence[Stack], options: Imposition) -> int:
    """How many cards lie on one sheet of each stack together."""
    return sum(len(_spread(stack, options)) for stack in stacks)


def turned_over(placed: Placed, axis: Axis, paper: Size) -> Placed:
    """The back of a card that meets its front when the sheet is turned over, or folded, about an axis."""
    upside_down = 180 if axis is Axis.LEVEL else 0
    slot = Slot(_over(placed.slot.trim, axis, paper), (upside_down - placed.slot.turn) % 360)
    return Placed(placed.card, Face.BACK, slot)


def flip_axis(backs: Backs, paper: Size) -> Axis:
    """The axis of a flip on the long or the short edge of a paper, whichever way it lies."""
    stands = paper.height >= paper.width
    return Axis.UPRIGHT if (backs is Backs.LONG) == stands else Axis.LEVEL


def _sides(front: Side, axis: Axis | None, options: Imposition) -> Iterator[Side]:
    if axis is None:
        yield front
        return
    backs = tuple(turned_over(placed, axis, options.paper) for placed in front.placed)
    block = _over(front.block, axis, options.paper)
    if options.backs is Backs.FOLD:
        yield replace(front, block=_around((front.block, block)), placed=front.placed + backs, fold=axis)
    else:
        yield front
        yield replace(front, face=Face.BACK, block=block, placed=backs)


def _over(box: Box, axis: Axis, paper: Size) -> Box:
    if axis is Axis.UPRIGHT:
        return replace(box, x=paper.width - box.right)
    return replace(box, y=paper.height - box.bottom)


def _around(boxes: Iterable[Box]) -> Box:
    known = tuple(boxes)
    left, top = min(box.x for box in known), min(box.y for box in known)
    return Box(left, top, max(box.right for box in known) - left, max(box.bottom for box in known) - top)


def _chosen(sides: Sequence[Side], sheets: int, options: Imposition) -> Iterator[Side]:
    """The sides that are asked for; in reverse the sheets change places, never the two sides of one."""
    first, last = options.pages or (1, sheets)
    if not 1 <= first <= last <= sheets:
        raise Mistake(f"--pages {first}-{last} does not fit: the last sheet is {sheets}. Ask for some of 1-{sheets}.")
    numbers = range(first, last + 1)
    for number in reversed(numbers) if options.reverse else numbers:
        yield from (side for side in sides if side.sheet == number and options.only in (None, side.face))


def _layout(stack: Stack, options: Imposition) -> Layout:
    axis = None if options.backs is Backs.NONE else flip_axis(options.backs, options.paper)
    if options.backs is Backs.FOLD:
        cells, axis = _folded(stack, options)
    else:
        cells = _spread(stack, options)
    if not cells:
        bled = f", {stack.card.grown(stack.bleed)} with its bleed," if stack.bleed else ""
        folded = " folded in half" if options.backs is Backs.FOLD else ""
        marked = " and the marks of a cutting machine" if options.reserved else ""
        unbled = ", --bleed none" if stack.bleed else ""
        raise Mistake(
            f"A card of {stack.card}{bled} does not fit on {paper_name(options.paper)}{folded} with a margin of "
            f"{options.margin:g} mm{marked}. Take larger paper{unbled} or a smaller --card."
        )
    return Layout(tuple(Slot(cell.box.grown(-stack.bleed), 90 if cell.turned else 0) for cell in cells), axis)


def _spread(stack: Stack, options: Imposition) -> tuple[Cell, ...]:
    """The cells in the middle of the paper, where cards and reserved places leave each other alone."""
    cell = stack.card.grown(stack.bleed)
    best: tuple[Cell, ...] = ()
    clean = [box.grown(QUIET) for box in options.reserved]
    for area in _areas(clean, options):
        cells = _centred(best_fit(Size(area.width, area.height), cell), area)
        if len(cells) > len(best) and not any(overlap(cell.box, box) for cell in cells for box in clean):
            best = cells
    return best


def _areas(clean: Sequence[Box], options: Imposition) -> Iterator[Box]:
    """All of the paper that is printed, then what is left where it ends at a place that must stay clean."""
    paper = options.paper
    whole = Box(0, 0, paper.width, paper.height).grown(-options.margin)
    yield whole
    for across in sorted({max(options.margin, min(box.right, paper.width - box.x)) for box in clean}):
        yield replace(whole, x=across, width=paper.width - 2 * across)
    for along in sorted({max(options.margin, min(box.bottom, paper.height - box.y)) for box in clean}):
        yield replace(whole, y=along, height=paper.height - 2 * along)


def _folded(stack: Stack, options: Imposition) -> tuple[tuple[Cell, ...], Axis]:
    """The cells on the left or the upper half of the paper, close to the fold."""
    paper, margin, cell = options.paper, options.margin, stack.card.grown(stack.bleed)
    left = Box(margin, margin, paper.width / 2 - margin - FOLD_CLEARANCE, paper.height - 2 * margin)
    upper = Box(margin, margin, paper.width - 2 * margin, paper.height / 2 - margin - FOLD_CLEARANCE)
    beside = _centred(best_fit(Size(left.width, left.height), cell), left)
    above = _centred(best_fit(Size(upper.width, upper.height), cell), upper)
    if len(above) > len(beside):
        return _moved(above, 0, upper.bottom - max(cell.box.bottom for cell in above)), Axis.LEVEL
    return _moved(beside, left.right - max((cell.box.right for cell in beside), default=0), 0), Axis.UPRIGHT


def _centred(cells: Sequence[Cell], area: Box) -> tuple[Cell, ...]:
    right = max((cell.box.right for cell in cells), default=0)
    bottom = max((cell.box.bottom for cell in cells), default=0)
    return _moved(cells, area.x + (area.width - right) / 2, area.y + (area.height - bottom) / 2)


def _moved(cells: Sequence[Cell], x: float, y: float) -> tuple[Cell, ...]:
    return tuple(replace(cell, box=cell.box.moved(x, y)) for cell in cells)


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes share more than an edge."""
    return (
        one.x < other.right - TOUCH
        and other.x < one.right - TOUCH
        and one.y < other.bottom - TOUCH
        and other.y < one.bottom - TOUCH
    )
