"""Cards in rows, as large as fits, with their captions below: who gave each, and the figures of who voted for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dixit_pbem.layout.grid import CARD, SEAL, card_picture, number_seal
from dixit_pbem.layout.items import Box, Font, Item, Measure, Outline, Shape
from dixit_pbem.layout.palette import CORAL, INK, PAPER, RULE
from dixit_pbem.layout.plates import CROSS, Person, Plate
from dixit_pbem.layout.players import disc_items
from dixit_pbem.layout.text import Style, one_line

GAP, WIDEST_GAP, INWARDS = 7.0, 20.0, 1.8
OWNER, VOTER, LEAST_VOTER = 6.5, 5.5, 3.5
CAPTION = 16.0
NAME = Style(Font.SANS_BOLD, 10.5, 8)
MOST_COLUMNS = 6


def small_plates(plates: Sequence[Plate], area: Box, *, measure: Measure) -> tuple[Item, ...]:
    """All cards in an area, each above its caption."""
    return tuple(
        item
        for plate, card in zip(plates, _places(len(plates), area), strict=True)
        for item in (*_card(plate, card), *_caption(plate, card, measure=measure))
    )


def red_mark(card: Box) -> Iterator[Item]:
    """The mark where votes bring nothing, at a corner of its card."""
    disc = Box(card.right - 2 * SEAL, card.bottom - SEAL - 1, 2 * SEAL, 2 * SEAL)
    yield Shape(disc, CORAL, INK, RULE, SEAL)
    yield Outline(CROSS, disc.grown(-INWARDS), PAPER)


def _places(number: int, area: Box) -> Iterator[Box]:
    """The box of each card, in as many columns as make the cards largest."""
    columns = max(range(1, MOST_COLUMNS + 1), key=lambda columns: _width(number, columns, area))
    width, rows = _width(number, columns, area), -(-number // columns)
    height = width * CARD.height / CARD.width
    across = min((area.width - SEAL - columns * width) / max(1, columns - 1), WIDEST_GAP)
    down = min((area.height - SEAL - rows * (height + CAPTION)) / max(1, rows - 1), WIDEST_GAP)
    left = area.x + (area.width + SEAL - columns * (width + across) + across) / 2
    for place in range(number):
        row, column = divmod(place, columns)
        yield Box(left + column * (width + across), area.y + SEAL + row * (height + CAPTION + down), width, height)


def _width(number: int, columns: int, area: Box) -> float:
    rows = -(-number // columns)
    across = (area.width - SEAL - (columns - 1) * GAP) / columns
    down = (area.height - SEAL - (rows - 1) * GAP) / rows - CAPTION
    return min(across, down * CARD.width / CARD.height)


def _card(plate: Plate, box: Box) -> Iterator[Item]:
    yield card_picture(plate.picture, box)
    yield from number_seal(plate.number, box)
    if plate.is_red:
        yield from red_mark(box)


def _caption(plate: Plate, card: Box, *, measure: Measure) -> Iterator[Item]:
    top = card.bottom + 1
    yield from disc_items(plate.owner.look, Box(card.x, top, OWNER, OWNER))
    name = one_line(plate.owner.name, card.width - OWNER - SEAL - 3, NAME, measure=measure)
    yield from name.items(card.x + OWNER + 1.5, top + (OWNER - name.height) / 2)
    yield from _voters(plate.voters, Box(card.x, top + OWNER + 1, card.width, CAPTION - OWNER - 2))


def _voters(voters: Sequence[Person], box: Box) -> Iterator[Item]:
    """The figures of the voters, close together, as large as fits."""
    sizes = (VOTER - step / 4 for step in range(int((VOTER - LEAST_VOTER) * 4) + 1))
    pitch = next((size for size in sizes if int(box.width / size) * int(box.height / size) >= len(voters)), LEAST_VOTER)
    in_row = max(1, int(box.width / pitch))
    for place, voter in enumerate(voters):
        row, column = divmod(place, in_row)
        at = Box(box.x + column * pitch, box.y + row * pitch, pitch - 0.4, pitch - 0.4)
        yield from disc_items(voter.look, at)
