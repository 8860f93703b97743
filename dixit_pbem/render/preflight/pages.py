"""One page as a reader sees it: its paper and boxes upright, in millimetres from the top left corner."""

from __future__ import annotations

from dataclasses import replace

from dixit_pbem.layout.items import Box
from dixit_pbem.render.preflight.content import Painter
from dixit_pbem.render.preflight.evidence import PageSeen, Picture
from dixit_pbem.render.preflight.matrix import Matrix, around, corners
from dixit_pbem.render.preflight.objects import elements, entry, number, numbers, whole
from dixit_pbem.render.preflight.state import Budget, CannotFollow

MM_PER_POINT = 25.4 / 72
SMALLEST_BOX = 0.1
"""Points; what is narrower holds nothing."""


def page_seen(page: object, position: int, budget: Budget, pictures: dict[int, Picture]) -> PageSeen:
    """A page with all that stands on it."""
    media = _rectangle(entry(page, "/MediaBox"))
    if media is None:
        return PageSeen(position, 0.0, 0.0, impossible=("MediaBox",))
    outer = _upright(media, page)
    painter = Painter(_bare(page, position, outer, media), outer, budget=budget, pictures=pictures)
    try:
        painter.follow(elements(entry(page, "/Contents")), entry(page, "/Resources"))
    except CannotFollow as reason:
        return replace(painter.seen(), unexamined=str(reason))
    return painter.seen()


def _bare(page: object, position: int, outer: Matrix, media: Box) -> PageSeen:
    """A page's paper and boxes."""
    paper = _landed(outer, media)
    written = {key: entry(page, f"/{key}") for key in ("TrimBox", "BleedBox")}
    boxes = {key: _rectangle(value) for key, value in written.items()}
    trim, bleed = (box and _landed(outer, box) for box in boxes.values())
    impossible = tuple(key for key, box in boxes.items() if box is None and written[key] is not None)
    return PageSeen(position, paper.width, paper.height, trim=trim, bleed=bleed, impossible=impossible)


def _rectangle(value: object) -> Box | None:
    """A box in points, whichever corners it is written by; None if it holds nothing."""
    sides = numbers(value, 4)
    if sides is None:
        return None
    box = around([(sides[0], sides[1]), (sides[2], sides[3])])
    return box if min(box.width, box.height) > SMALLEST_BOX else None


def _landed(outer: Matrix, box: Box) -> Box:
    return around(corners(outer, box.x, box.y, box.width, box.height))


def _upright(media: Box, page: object) -> Matrix:
    """From points on the page to millimetres as one sees it, turned as its reader is told to turn it."""
    turned = {
        0: Matrix(1, 0, 0, -1, -media.x, media.bottom),
        90: Matrix(0, 1, 1, 0, -media.y, -media.x),
        180: Matrix(-1, 0, 0, 1, media.right, -media.y),
        270: Matrix(0, -1, -1, 0, media.bottom, media.right),
    }
    turn = whole(entry(page, "/Rotate")) % 360
    unit = MM_PER_POINT * (number(entry(page, "/UserUnit")) or 1.0)
    return turned.get(turn, turned[0]).then(Matrix(unit, 0, 0, unit))
