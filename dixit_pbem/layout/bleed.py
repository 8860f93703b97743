"""A card in its slot: its picture, and what is printed around it so that no cut shows white paper."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.impose import Slot
from dixit_pbem.layout.ink import BUTTER, NIGHT
from dixit_pbem.layout.items import Box, PlaceImage, Shape, disc
from dixit_pbem.layout.paper import Size

FRAME, RULE = 0.06, 0.006
"""Shares of the shorter side: how far the frame stands inside the card, and how thick it is."""
MOON, HALO, STAR = 0.16, 0.22, 0.012
STARS = ((0.22, 0.16), (0.64, 0.12), (0.80, 0.29), (0.36, 0.33), (0.14, 0.44))
"""The stars of one half, in shares of width and height; the other half has them turned about the middle."""
OUT_OF_SHAPE = 0.005
"""A picture that differs less from its card is stretched: nobody sees it, and nothing is cut off."""


def moon_back(trim: Box, bleed: float) -> Iterator[Shape]:
    """A back for any card and bleed; nobody can tell by it which way up a card lies."""
    short = min(trim.width, trim.height)
    yield Shape(trim.grown(bleed), fill=NIGHT)
    yield Shape(trim.grown(-FRAME * short), stroke=BUTTER, width=RULE * short, corner=FRAME * short / 2)
    yield _disc(trim, 0.5, 0.5, radius=HALO * short, stroke=BUTTER)
    yield _disc(trim, 0.5, 0.5, radius=MOON * short, fill=BUTTER)
    for x, y in STARS:
        yield _disc(trim, x, y, radius=STAR * short, fill=BUTTER)
        yield _disc(trim, 1 - x, 1 - y, radius=STAR * short, fill=BUTTER)


def _disc(trim: Box, x: float, y: float, *, radius: float, fill: str = "", stroke: str = "") -> Shape:
    across, down = trim.x + x * trim.width, trim.y + y * trim.height
    return disc(across, down, radius, fill=fill, stroke=stroke, width=RULE * min(trim.width, trim.height))


class Bleed(StrEnum):
    """What is printed around a card."""

    IMAGE = "image"
    MIRROR = "mirror"
    COLOUR = "colour"
    NONE = "none"


@frozen
class Printed:
    """A picture as it is printed: its width by its height, the bleed it brings along, and what is made of it."""

    picture: str
    aspect: float
    own_bleed: float
    bleed: Bleed
    width: float
    """Of the bleed on paper."""


def card_items(printed: Printed, slot: Slot) -> tuple[PlaceImage | Shape, ...]:
    """What is drawn for one card: its bleed first, then the card over it."""
    upright = Size(slot.trim.width, slot.trim.height)
    upright = upright.turned if slot.turn % 180 else upright
    items: list[PlaceImage | Shape] = []
    for item in _upright(printed, Box(0, 0, upright.width, upright.height)):
        box = _turned(item.box, upright, slot)
        if isinstance(item, Shape):
            items.append(replace(item, box=box))
        else:
            clip = _turned(item.clip, upright, slot) if item.clip else None
            items.append(replace(item, box=box, turn=slot.turn, clip=clip))
    return tuple(items)


def _upright(printed: Printed, trim: Box) -> Iterator[PlaceImage | Shape]:
    box = trim.grown(printed.own_bleed)
    if abs(printed.aspect * box.height / box.width - 1) >= OUT_OF_SHAPE:
        # The smallest box of the picture's shape around the card, with the same middle.
        width, height = max(box.width, box.height * printed.aspect), max(box.height, box.width / printed.aspect)
        box = Box(box.x - (width - box.width) / 2, box.y - (height - box.height) / 2, width, height)
    if printed.bleed is Bleed.COLOUR:
        yield Shape(trim.grown(printed.width), fill=NIGHT)
    if printed.bleed is Bleed.MIRROR:
        yield from _mirrored(PlaceImage(printed.picture, box), trim, printed.width)
    shown = trim.grown(printed.width) if printed.bleed is Bleed.IMAGE else trim
    yield PlaceImage(printed.picture, box, clip=None if box == shown else shown)


def _mirrored(image: PlaceImage, trim: Box, width: float) -> Iterator[PlaceImage]:
    """The picture folded over at each edge and corner of its card."""
    box, around = image.box, trim.grown(width)
    # Where two pictures meet, viewers let a hairline of what lies below shine through: so that has its colour.
    yield replace(image, box=around)
    for column, (x, left, wide) in enumerate(_folds((box.x, box.right), (trim.x, trim.right), width)):
        for row, (y, top, high) in enumerate(_folds((box.y, box.bottom), (trim.y, trim.bottom), width)):
            if (column, row) != (1, 1):
                placed, clip = replace(box, x=x, y=y), Box(left, top, wide, high)
                yield replace(image, box=placed, mirror_x=column != 1, mirror_y=row != 1, clip=clip)


def _folds(
    image: tuple[float, float], trim: tuple[float, float], width: float
) -> tuple[tuple[float, float, float], ...]:
    """Before, within and after the card: where the picture starts, and the start and length of what is shown of it."""
    (start, end), (first, last) = image, trim
    before = (2 * first - end, first - width, width)
    return before, (start, first, last - first), (2 * last - end, last, width)


def _turned(box: Box, card: Size, slot: Slot) -> Box:
    """A box on the upright card as it lies on the sheet."""
    match slot.turn:
        case 90:
            box = Box(card.height - box.bottom, box.x, box.height, box.width)
        case 180:
            box = Box(card.width - box.right, card.height - box.bottom, box.width, box.height)
        case 270:
            box = Box(box.y, card.width - box.right, box.height, box.width)
    return box.moved(slot.trim.x, slot.trim.y)
