"""A round on two facing pages: the clue with the storyteller's picture, and the other cards with the points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dixit_pbem.album.book import Chapter, Gain, Labels, Quip
from dixit_pbem.layout.frame import STEP, Part, opening
from dixit_pbem.layout.grid import CARD, CORNER, SEAL, card_picture, number_seal
from dixit_pbem.layout.ink import BUTTER, CORAL, HAIRLINE, INK, PAPER, RULE
from dixit_pbem.layout.items import Align, Box, Font, Item, Line, Measure, Outline, Shape
from dixit_pbem.layout.plates import CROSS, Person, Plate
from dixit_pbem.layout.players import disc_items
from dixit_pbem.layout.text import Block, Style, one_line, paragraph

GAP, WIDEST_GAP, INWARDS = 7.0, 20.0, 1.8
OWNER, SMALL_VOTER, LEAST_VOTER = 6.5, 5.5, 3.5
CAPTION = 16.0
SMALL_NAME = Style(Font.SANS_BOLD, 10.5, 8)
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
    name = one_line(plate.owner.name, card.width - OWNER - SEAL - 3, SMALL_NAME, measure=measure)
    yield from name.items(card.x + OWNER + 1.5, top + (OWNER - name.height) / 2)
    yield from _small_voters(plate.voters, Box(card.x, top + OWNER + 1, card.width, CAPTION - OWNER - 2))


def _small_voters(voters: Sequence[Person], box: Box) -> Iterator[Item]:
    """The figures of the voters, close together, as large as fits."""
    sizes = (SMALL_VOTER - step / 4 for step in range(int((SMALL_VOTER - LEAST_VOTER) * 4) + 1))
    pitch = next((size for size in sizes if int(box.width / size) * int(box.height / size) >= len(voters)), LEAST_VOTER)
    in_row = max(1, int(box.width / pitch))
    for place, voter in enumerate(voters):
        row, column = divmod(place, in_row)
        at = Box(box.x + column * pitch, box.y + row * pitch, pitch - 0.4, pitch - 0.4)
        yield from disc_items(voter.look, at)


LARGE = " large"
"""What the key of a picture ends in where its large copy is meant."""
OUTCOME = Style(Font.SANS, 11, 8.5)
VOTES = Style(Font.SANS, 10.5, 8)
QUIP, LEAST_QUIP = Style(Font.SERIF, 11, 8), 9.0
TITLE = Style(Font.SERIF_BOLD, 12)
NAME, NUMBER = Style(Font.SANS_BOLD, 10.5, 8), Style(Font.SANS, 10, 8)
FRAME = 1.8
VOTER, VOTER_GAP = 8.0, 1.5
MOST_OF_QUIPS = 55.0
GAIN_COLUMNS, GAIN_ROW, GAIN_DISC = 3, 9.5, 7.5
GAINED, TOTAL = 10.0, 20.0


def story_side(chapter: Chapter, labels: Labels, area: Box, *, measure: Measure) -> tuple[Item, ...]:
    """The clue, the storyteller's picture as large as it can be, who voted for it, and what was said meanwhile."""
    head = _head(chapter, area, measure=measure)
    quips = _quips(chapter.quips, labels, area, measure=measure)
    votes = one_line(chapter.story.votes, area.width, VOTES, measure=measure)
    below = STEP + VOTER + 1 + votes.height
    room = Box(area.x, head.bottom, area.width, area.bottom - _height(quips) - below - head.bottom)
    picture = _as_large_as_fits(room)
    middle = area.x + area.width / 2
    return (
        *head.items,
        *_picture(chapter.story.plate, picture),
        *_voters(chapter.story.plate, middle, picture.bottom + STEP),
        *votes.items(middle, picture.bottom + STEP + VOTER + 1, Align.CENTRE),
        *_stacked(quips, area),
    )


def _head(chapter: Chapter, area: Box, *, measure: Measure) -> Part:
    head = opening(chapter.told_by, chapter.clue, area, measure=measure)
    outcome = paragraph(chapter.outcome, area.width, 10, style=OUTCOME, measure=measure)
    words = outcome.items(area.x + area.width / 2, head.bottom + 1, Align.CENTRE)
    return Part((*head.items, *words), head.bottom + 1 + outcome.height + STEP)


def _as_large_as_fits(room: Box) -> Box:
    """The box of a card in the middle of a room, with its frame inside the room."""
    width = min(room.width, (room.height - 2 * FRAME) * CARD.width / CARD.height)
    height = width * CARD.height / CARD.width
    return Box(room.x + (room.width - width) / 2, room.y + (room.height - height) / 2, width, height)


def _picture(plate: Plate, box: Box) -> Iterator[Item]:
    yield Shape(box.grown(FRAME), BUTTER, INK, RULE, CORNER + FRAME)
    yield card_picture(plate.picture + LARGE, box)
    yield from number_seal(plate.number, box)
    if plate.is_red:
        yield from red_mark(box)


def _voters(plate: Plate, middle: float, top: float) -> Iterator[Item]:
    """The figures of those who voted for it, in a row."""
    pitch = VOTER + VOTER_GAP
    left = middle - (len(plate.voters) * pitch - VOTER_GAP) / 2
    for place, voter in enumerate(plate.voters):
        yield from disc_items(voter.look, Box(left + place * pitch, top, VOTER, VOTER))


def _quips(quips: Sequence[Quip], labels: Labels, area: Box, *, measure: Measure) -> tuple[Block, ...]:
    """What was said to all, under its title; many words share the room and shrink."""
    if not quips:
        return ()
    title = one_line(labels.quips, area.width, TITLE, measure=measure)
    share = max(LEAST_QUIP, (MOST_OF_QUIPS - title.height) / len(quips))
    room = int((MOST_OF_QUIPS - title.height) / share)
    words = (
        paragraph(f"{quip.text} {quip.by}", area.width, share, style=QUIP, measure=measure) for quip in quips[:room]
    )
    return (title, *words)


def _height(blocks: Sequence[Block]) -> float:
    return sum(block.height for block in blocks)


def _stacked(blocks: Sequence[Block], area: Box) -> Iterator[Item]:
    """Blocks below each other, down to the foot of an area."""
    top = area.bottom - _height(blocks)
    for block in blocks:
        yield from block.items(area.x, top)
        top += block.height


def others_side(chapter: Chapter, labels: Labels, area: Box, *, measure: Measure) -> tuple[Item, ...]:
    """The other cards with their owners and the votes on them, and what the round brought everybody."""
    title = one_line(labels.others, area.width, TITLE, measure=measure)
    foot = area.bottom - -(-len(chapter.gains) // GAIN_COLUMNS) * GAIN_ROW
    top = area.y + title.height + STEP
    plates = tuple(card.plate for card in chapter.others)
    return (
        *title.items(area.x, area.y),
        *small_plates(plates, Box(area.x, top, area.width, foot - STEP - top), measure=measure),
        Line(area.x, foot - STEP / 2, area.right, foot - STEP / 2, HAIRLINE),
        *(item for gain, box in _gain_boxes(chapter.gains, area, foot) for item in _gain(gain, box, measure=measure)),
    )


def _gain_boxes(gains: Sequence[Gain], area: Box, top: float) -> Iterator[tuple[Gain, Box]]:
    """In columns, in the order of the seats."""
    rows = -(-len(gains) // GAIN_COLUMNS)
    width = (area.width - (GAIN_COLUMNS - 1) * STEP) / GAIN_COLUMNS
    for place, gain in enumerate(gains):
        column, row = divmod(place, rows)
        yield gain, Box(area.x + column * (width + STEP), top + row * GAIN_ROW, width, GAIN_ROW)


def _gain(gain: Gain, box: Box, *, measure: Measure) -> Iterator[Item]:
    name = one_line(gain.person.name, box.width - GAIN_DISC - 2 - GAINED - TOTAL, NAME, measure=measure)
    gained = one_line(gain.gained, GAINED, NAME, measure=measure)
    total = one_line(gain.total, TOTAL - 2, NUMBER, measure=measure)
    middle = box.y + box.height / 2
    disc = Box(box.x, middle - GAIN_DISC / 2, GAIN_DISC, GAIN_DISC)
    yield from disc_items(gain.person.look, disc)
    yield from name.items(disc.right + 2, middle - name.height / 2)
    yield from gained.items(box.right - TOTAL, middle - gained.height / 2, Align.RIGHT)
    yield from total.items(box.right, middle - total.height / 2, Align.RIGHT)
