"""Checks that each back comes behind its front when the paper is flipped."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import atan2, cos, degrees, hypot, sin
from statistics import fmean, median

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.items import Box, Sides
from dixit_pbem.paper.pdf_objects import DUPLEX, Purpose
from dixit_pbem.paper.preflight.evidence import Evidence, PageSeen
from dixit_pbem.paper.preflight.objects import area
from dixit_pbem.paper.preflight.report import Code, Defect, Severity

LONG_EDGE, SHORT_EDGE = DUPLEX[Sides.LONG_EDGE], DUPLEX[Sides.SHORT_EDGE]
SAME_PAPER = 0.05
MEETS = 0.1
"""How far the middles may lie apart, in millimetres."""
PARTNER = 10.0
"""A back further off was never meant for this front."""
MOST_SHIFT, MOST_TURN = 5.0, 2.0
"""What a printer's own offset may be, in millimetres and in degrees."""
SMALLEST_CARD = 15.0
WHOLE_PAGE = 0.8
MOSTLY = 0.5
FLIP = "Make the file again with the flip of your printer: 'deck sheet --backs long' or 'short'."

Point = tuple[float, float]


@frozen
class Shift:
    """How all backs of a page lie off together: millimetres to the right and down, then a turn round the middle."""

    x: float = 0.0
    y: float = 0.0
    turn: float = 0.0

    def of(self, point: Point) -> Point:
        """Where a point goes."""
        x, y = point
        return (
            x * cos(self.turn) - y * sin(self.turn) + self.x,
            x * sin(self.turn) + y * cos(self.turn) + self.y,
        )


def backs(evidence: Evidence) -> Iterator[Defect]:
    """Each sheet of a two-sided file, front against back."""
    if evidence.purpose is not Purpose.SHEET or evidence.duplex not in (LONG_EDGE, SHORT_EDGE):
        return
    for front, back in zip(evidence.pages[::2], evidence.pages[1::2], strict=False):
        yield from _sheet(front, back, evidence.duplex)
    if len(evidence.pages) % 2:
        fact = "The last page has no back page, and the file is to be printed on both sides."
        yield Defect(Code.BACK_MISSING, Severity.ERROR, fact, FLIP, len(evidence.pages))


def _sheet(front: PageSeen, back: PageSeen, flip: str) -> Iterator[Defect]:
    if max(abs(front.width - back.width), abs(front.height - back.height)) > SAME_PAPER:
        fact = f"The back page is not of the same size as page {front.number}."
        yield Defect(Code.BACK_OFF, Severity.ERROR, fact, FLIP, back.number)
        return
    fronts, behind = _cards(front), _cards(back)
    wanted = [_behind(_middle(card, front), front, flip) for card in fronts]
    found = [_middle(card, back) for card in behind]
    partners = [_nearest(point, found) for point in wanted]
    bare = [card for card, partner in zip(fronts, partners, strict=True) if partner is None]
    idle = [card for card, point in zip(behind, found, strict=True) if _nearest(point, wanted) is None]
    if bare:
        fact = f"{len(bare)} of {len(fronts)} cards on this page have no back behind them; here is the first."
        yield Defect(Code.BACK_MISSING, Severity.ERROR, fact, FLIP, front.number, bare[0])
    if idle:
        fact = f"{len(idle)} of {len(behind)} backs on this page have no front before them; here is the first."
        yield Defect(Code.BACK_OFF, Severity.ERROR, fact, FLIP, back.number, idle[0])
    met = [(point, partner) for point, partner in zip(wanted, partners, strict=True) if partner is not None]
    if met:
        yield from _register([point for point, _ in met], [partner for _, partner in met], back)


def _register(wanted: Sequence[Point], found: Sequence[Point], back: PageSeen) -> Iterator[Defect]:
    """Backs that lie off their fronts: each by itself, or all together."""
    shift = _printers_shift(wanted, found)
    far, (x, y) = _worst(shift, wanted, found)
    place = Box(x + back.width / 2, y + back.height / 2, 0.0, 0.0)
    if far > MEETS:
        fact = f"The middle of this back lies {far:.2f} mm off the middle of its front."
        yield Defect(Code.BACK_OFF, Severity.ERROR, fact, FLIP, back.number, place)
    elif max(abs(shift.x), abs(shift.y)) > MEETS or shift.turn:
        fact = f"All backs lie {_signed(shift.x)} mm across and {_signed(shift.y)} mm down from their fronts"
        fact += f", turned by {_signed(degrees(shift.turn))} degrees clockwise." if shift.turn else "."
        way_out = "Leave it if your printer's profile asks for that; else make the file again without a profile."
        yield Defect(Code.BACK_SHIFTED, Severity.WARNING, fact, way_out, back.number)


def _signed(value: float) -> str:
    return f"{round(value, 2) + 0.0:+.2f}"


def _printers_shift(wanted: Sequence[Point], found: Sequence[Point]) -> Shift:
    """How a printer's own offset has moved all backs; not at all where no such offset explains them."""
    moves = [_common_shift(wanted, found), _common_shift_and_turn(wanted, found)]
    together = (move for move in moves if _worst(move, wanted, found)[0] <= MEETS)
    shift = next(together, moves[0])
    printers_own = max(abs(shift.x), abs(shift.y)) <= MOST_SHIFT and abs(degrees(shift.turn)) <= MOST_TURN
    return shift if printers_own else Shift()


def _cards(page: PageSeen) -> list[Box]:
    """Where cards lie: pictures of which one sees the most, then plain areas of a card's size; a stack counts once."""
    pictures = [placed.shown for placed in page.placements if placed.share > MOSTLY]
    plain = [box for box in page.fills if area(box) < WHOLE_PAGE * area(page.box)]
    cards: list[Box] = []
    for box in [*sorted(pictures, key=area), *sorted(plain, key=area)]:
        x, y = box.x + box.width / 2, box.y + box.height / 2
        covered = any(card.x < x < card.right and card.y < y < card.bottom for card in cards)
        if min(box.width, box.height) >= SMALLEST_CARD and not covered:
            cards.append(box)
    return sorted(cards, key=lambda card: (round(card.y), round(card.x)))


def _middle(card: Box, page: PageSeen) -> Point:
    """The middle of a card, seen from the middle of the paper."""
    return card.x + (card.width - page.width) / 2, card.y + (card.height - page.height) / 2


def _behind(point: Point, page: PageSeen, flip: str) -> Point:
    """Where a point of the front comes on the back: the long edge of upright paper is the right one."""
    sideways = (flip == LONG_EDGE) == (page.height >= page.width)
    return (-point[0], point[1]) if sideways else (point[0], -point[1])


def _nearest(point: Point, others: Sequence[Point]) -> Point | None:
    nearest = min(others, key=lambda other: _distance(point, other), default=None)
    return nearest if nearest and _distance(point, nearest) < PARTNER else None


def _distance(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def _worst(shift: Shift, wanted: Sequence[Point], found: Sequence[Point]) -> tuple[float, Point]:
    """The back that lies furthest off once all have moved together, and how far that is."""
    distances = [_distance(shift.of(point), partner) for point, partner in zip(wanted, found, strict=True)]
    worst = max(range(len(found)), key=lambda position: round(distances[position], 2))
    return distances[worst], found[worst]


def _common_shift(wanted: Sequence[Point], found: Sequence[Point]) -> Shift:
    """What most of them share; one that went astray does not count."""
    pairs = list(zip(wanted, found, strict=True))
    return Shift(
        median(partner[0] - point[0] for point, partner in pairs),
        median(partner[1] - point[1] for point, partner in pairs),
    )


def _common_shift_and_turn(wanted: Sequence[Point], found: Sequence[Point]) -> Shift:
    """The rigid motion that fits best (least squares)."""
    from_x, from_y = (fmean(point[axis] for point in wanted) for axis in (0, 1))
    to_x, to_y = (fmean(point[axis] for point in found) for axis in (0, 1))
    pairs = [
        ((point[0] - from_x, point[1] - from_y), (partner[0] - to_x, partner[1] - to_y))
        for point, partner in zip(wanted, found, strict=True)
    ]
    turn = atan2(sum(a[0] * b[1] - a[1] * b[0] for a, b in pairs), sum(a[0] * b[0] + a[1] * b[1] for a, b in pairs))
    x, y = Shift(turn=turn).of((from_x, from_y))
    return Shift(to_x - x, to_y - y, turn)
