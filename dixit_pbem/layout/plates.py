"""The pictures of a round after the reveal: who gave each of them, and who voted for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil

from dixit_pbem.layout.frame import CRESCENT
from dixit_pbem.layout.grid import ABOVE, CARD, CORNER, SEAL, card_picture, number_seal
from dixit_pbem.layout.ink import BUTTER, CORAL, HAIRLINE, INK, PAPER, RULE
from dixit_pbem.layout.items import Box, Font, Item, Line, Measure, Outline, Shape, disc, square
from dixit_pbem.layout.players import PlayerLook, disc_items
from dixit_pbem.layout.text import Style, one_line, paragraph

MOST_COLUMNS = 3
LEAST_CAPTION = 26.0
BESIDE = 4.5
GAP, WIDEST_GAP = 6.0, 20.0
OWNER_DISC, VOTE_DISC, VOTE_LINE = 8.0, 5.5, 6.5
SHARE_OF_NAME = 0.3
"""How much of a caption's height the owner's name may take; the rest is for the voters."""
FIGURE_SIZES = (6.0, 5.5, 5.0, 4.5, 4.0, 3.5)
FRAME, INWARDS = 1.6, 1.5
NAME = Style(Font.SANS_BOLD, 10.5, 8)
VOTER = Style(Font.SANS, 9.5, 8)
CROSS = "M 28 20 L 50 42 L 72 20 L 80 28 L 58 50 L 80 72 L 72 80 L 50 58 L 28 80 L 20 72 L 42 50 L 20 28 Z"


@dataclass(frozen=True, slots=True)
class Person:
    """A player, or a pair, as pages show one."""

    name: str
    look: PlayerLook


@dataclass(frozen=True, slots=True)
class Plate:
    """A card of the table with its owner and the votes on it."""

    number: int
    picture: str
    owner: Person
    voters: tuple[Person, ...] = ()
    is_story: bool = False
    """The storyteller's own card."""
    is_red: bool = False
    """The card with the red mark."""


def plate_items(plates: Sequence[Plate], area: Box, *, measure: Measure) -> tuple[Item, ...]:
    """All cards in an area, each with its caption at its right."""
    return tuple(
        item
        for plate, (card, caption) in zip(plates, _places(len(plates), area), strict=True)
        for item in (*_card(plate, card), *_caption(plate, caption, measure=measure))
    )


def _places(number: int, area: Box) -> tuple[tuple[Box, Box], ...]:
    """For each plate the box of its card and that of its caption, in the columns that make the cards largest."""
    columns = max(range(1, MOST_COLUMNS + 1), key=lambda columns: _card_width(number, columns, area))
    rows = ceil(number / columns)
    width = _card_width(number, columns, area)
    height = width * CARD.height / CARD.width
    cell = (area.width + GAP) / columns
    pitch = min((area.height + GAP) / rows, height + SEAL + WIDEST_GAP)
    top = area.y + (area.height + GAP - rows * pitch) * ABOVE + SEAL
    cards = (
        Box(area.x + SEAL + column * cell, top + row * pitch, width, height)
        for row, column in (divmod(place, columns) for place in range(number))
    )
    beside = cell - GAP - SEAL - width - BESIDE
    return tuple((card, Box(card.right + BESIDE, card.y, beside, card.height)) for card in cards)


def _card_width(number: int, columns: int, area: Box) -> float:
    across = (area.width + GAP) / columns - GAP - SEAL - BESIDE - LEAST_CAPTION
    down = (area.height + GAP) / ceil(number / columns) - GAP - SEAL
    return min(across, down * CARD.width / CARD.height, CARD.width)


def _card(plate: Plate, box: Box) -> tuple[Item, ...]:
    frame = (Shape(box.grown(FRAME), BUTTER, INK, RULE, CORNER + FRAME),) if plate.is_story else ()
    return (
        *frame,
        card_picture(plate.picture, box),
        *number_seal(plate.number, box),
        *(_mark(box.right - INWARDS, box.y, CRESCENT, fill=BUTTER, ink=INK) if plate.is_story else ()),
        *(red_mark(box.right - INWARDS, box.bottom) if plate.is_red else ()),
    )


def red_mark(x: float, y: float) -> tuple[Item, ...]:
    """The mark of a card whose votes bring nothing, with its middle at a point."""
    return _mark(x, y, CROSS, fill=CORAL, ink=PAPER)


def _mark(x: float, y: float, sign: str, *, fill: str, ink: str) -> tuple[Item, ...]:
    return disc(x, y, SEAL, fill=fill, stroke=INK, width=RULE), Outline(sign, square(x, y, 2 * SEAL - 3.6), ink)


def _caption(plate: Plate, box: Box, *, measure: Measure) -> Iterator[Item]:
    """The owner's figure and name, a rule, and the voters: by figure alone where there is no room for names."""
    name = paragraph(plate.owner.name, box.width, box.height * SHARE_OF_NAME, style=NAME, measure=measure)
    rule = box.y + OWNER_DISC + 0.5 + name.height + 1.5
    votes = Box(box.x, rule + 1, box.width, box.bottom - rule - 1)
    yield from disc_items(plate.owner.look, Box(box.x, box.y, OWNER_DISC, OWNER_DISC))
    yield from name.items(box.x, box.y + OWNER_DISC + 0.5)
    if plate.voters:
        yield Line(box.x, rule, box.right, rule, HAIRLINE)
    if len(plate.voters) * VOTE_LINE > votes.height:
        yield from crowd(plate.voters, votes.moved(0, 0.5), sizes=FIGURE_SIZES, gap=0.5)
        return
    for row, voter in enumerate(plate.voters):
        top = votes.y + row * VOTE_LINE
        words = one_line(voter.name, box.width - VOTE_DISC - 1.5, VOTER, measure=measure)
        yield from disc_items(voter.look, Box(box.x, top + (VOTE_LINE - VOTE_DISC) / 2, VOTE_DISC, VOTE_DISC))
        yield from words.items(box.x + VOTE_DISC + 1.5, top + (VOTE_LINE - words.height) / 2)


def crowd(people: Sequence[Person], box: Box, *, sizes: Sequence[float], gap: float) -> Iterator[Item]:
    """Figures alone, close together, in the largest of the sizes that fits, else in the last."""
    fitting = (size for size in sizes if int(box.width / size) * int(box.height / size) >= len(people))
    pitch = next(fitting, sizes[-1])
    in_row = max(1, int(box.width / pitch))
    for place, person in enumerate(people):
        row, column = divmod(place, in_row)
        at = Box(box.x + column * pitch, box.y + row * pitch, pitch - gap, pitch - gap)
        yield from disc_items(person.look, at)


def side_by_side(people: Sequence[Person], x: float, top: float, *, side: float, pitch: float) -> Iterator[Item]:
    """Figures in one row."""
    for place, person in enumerate(people):
        yield from disc_items(person.look, Box(x + place * pitch, top, side, side))
