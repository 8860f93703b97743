"""A round on two facing pages: the clue with the storyteller's picture, and the other cards with the points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dixit_pbem.album.book import Chapter, Enclosure, Gain, Labels, Quip
from dixit_pbem.frozen import frozen
from dixit_pbem.layout.frame import STEP, Part, opening
from dixit_pbem.layout.grid import CARD, CORNER, SEAL, card_picture, number_seal
from dixit_pbem.layout.ink import BUTTER, HAIRLINE, INK, RULE
from dixit_pbem.layout.items import Align, Box, Font, Item, Line, Measure, PlaceImage, Shape
from dixit_pbem.layout.plates import Plate, crowd, red_mark, side_by_side
from dixit_pbem.layout.players import disc_items
from dixit_pbem.layout.text import Block, Style, alike, is_cut, one_line, paragraph, stacked

GAP, WIDEST_GAP = 7.0, 20.0
OWNER = 6.5
VOTER_SIZES = (5.5, 5.25, 5.0, 4.75, 4.5, 4.25, 4.0, 3.75, 3.5)
CAPTION = 16.0
MOST_COLUMNS = 6


@frozen
class Foot:
    """What stands at the foot of a page, and where it begins."""

    items: tuple[Item, ...]
    top: float


def small_plates(plates: Sequence[Plate], area: Box, *, measure: Measure) -> tuple[Item, ...]:
    """All cards in an area, each above its caption."""
    cards = tuple(_places(len(plates), area))
    room = _room(cards, area) - OWNER - 1.5
    names = alike([plate.owner.name for plate in plates], room, OWNER + 1, style=NAME, measure=measure)
    return tuple(
        item
        for plate, name, card in zip(plates, names, cards, strict=True)
        for item in (*_plate(plate, plate.picture, card), *_caption(plate, name, card))
    )


def _places(number: int, area: Box) -> Iterator[Box]:
    """The box of each card, in as many columns as make the cards largest."""
    columns = max(range(1, MOST_COLUMNS + 1), key=lambda columns: _width(number, columns, area))
    width, rows = _width(number, columns, area), -(-number // columns)
    height = width * CARD.height / CARD.width
    # As much room beside them as between them, where there is enough.
    across = min(max((area.width - SEAL - columns * width) / (columns + 1), GAP), WIDEST_GAP)
    down = min((area.height - SEAL - rows * (height + CAPTION)) / max(1, rows - 1), WIDEST_GAP)
    for place in range(number):
        row, column = divmod(place, columns)
        in_row = min(columns, number - row * columns)
        left = area.x + (area.width + SEAL - in_row * (width + across) + across) / 2
        yield Box(left + column * (width + across), area.y + SEAL + row * (height + CAPTION + down), width, height)


def _room(cards: Sequence[Box], area: Box) -> float:
    """How wide what stands below a card may be: half the way to the next one in its row, and to the margin."""
    first, *others = cards
    pitch = next((card.x - first.x for card in others if card.y == first.y), area.width)
    return min((first.width + pitch) / 2, area.right - max(card.x for card in cards))


def _width(number: int, columns: int, area: Box) -> float:
    rows = -(-number // columns)
    across = (area.width - SEAL - (columns - 1) * GAP) / columns
    down = (area.height - SEAL - (rows - 1) * GAP) / rows - CAPTION
    return min(across, down * CARD.width / CARD.height)


def _plate(plate: Plate, picture: str, box: Box) -> Iterator[Item]:
    """A card with its number, and the mark where votes bring nothing."""
    yield card_picture(picture, box)
    yield from number_seal(plate.number, box)
    if plate.is_red:
        yield from red_mark(box.right - SEAL, box)


def _caption(plate: Plate, name: Block, card: Box) -> Iterator[Item]:
    top = card.bottom + 1
    yield from disc_items(plate.owner.look, Box(card.x, top, OWNER, OWNER))
    yield from name.items(card.x + OWNER + 1.5, top + (OWNER - name.height) / 2)
    below = Box(card.x, top + OWNER + 1, card.width, CAPTION - OWNER - 2)
    yield from crowd(plate.voters, below, sizes=VOTER_SIZES, gap=0.4)


LARGE = " large"
"""What the key of a picture ends in where its large copy is meant."""
VOTES = Style(Font.SANS, 10.5, 8)
QUIP, LEAST_QUIP = Style(Font.SERIF, 11, 8), 9.0
TITLE = Style(Font.SERIF_BOLD, 12)
NAME, NUMBER = Style(Font.SANS_BOLD, 10, 8), Style(Font.SANS, 9, 8)
FRAME = 1.8
VOTER, VOTER_GAP = 8.0, 1.5
MOST_OF_QUIPS = 55.0
MOST_OF_ENCLOSED = 50.0
MOST_GAIN_COLUMNS, GAIN_DISC = 3, 7.5
GAIN_ROWS, GAIN_TOTAL = (9.5, 14.0), 4.5
"""The height of a row of gains: the lower one where every name is read in it; and what the total below takes of it."""
GAINED, GAIN = 8.0, Style(Font.SERIF_BOLD, 13, 9)
"""How wide what somebody got is, and how it is set."""


def story_side(chapter: Chapter, labels: Labels, area: Box, *, measure: Measure) -> tuple[Item, ...]:
    """The clue, the storyteller's picture as large as it can be, who voted for it, and what was said meanwhile."""
    face = chapter.teller.look
    head = opening(chapter.told_by, chapter.clue, area, measure=measure, sentence=chapter.outcome, face=face)
    quips = _quips(chapter.quips, labels, area, measure=measure)
    said = sum(block.height for block in quips)
    votes = one_line(chapter.story.votes, area.width, VOTES, measure=measure)
    below = STEP + VOTER + 1 + votes.height
    along = _enclosed(chapter.enclosed, Box(area.x, head.bottom + STEP, area.width, area.height), measure=measure)
    top = along.bottom + STEP
    room = Box(area.x, top, area.width, area.bottom - said - below - top)
    width = min(room.width, (room.height - 2 * FRAME) * CARD.width / CARD.height)
    height = width * CARD.height / CARD.width
    middle = area.x + area.width / 2
    picture = Box(room.x + (room.width - width) / 2, room.y + (room.height - height) / 2, width, height)
    plate = chapter.story.plate
    voters = middle - (len(plate.voters) * (VOTER + VOTER_GAP) - VOTER_GAP) / 2
    return (
        *head.items,
        *along.items,
        Shape(picture.grown(FRAME), BUTTER, INK, RULE, CORNER + FRAME),
        *_plate(plate, plate.picture + LARGE, picture),
        *side_by_side(plate.voters, voters, picture.bottom + STEP, side=VOTER, pitch=VOTER + VOTER_GAP),
        *votes.items(middle, picture.bottom + STEP + VOTER + 1, Align.CENTRE),
        *stacked(quips, area.x, area.bottom - said),
    )


def _enclosed(enclosed: Enclosure | None, below: Box, *, measure: Measure) -> Part:
    """What came with the clue: a picture in a strip of its own, or a line that tells of a recording."""
    if enclosed is None:
        return Part((), below.y - STEP)
    if enclosed.proportion is None:
        line = one_line(enclosed.on_paper, below.width, VOTES, measure=measure)
        return Part(line.items(below.x + below.width / 2, below.y, Align.CENTRE), below.y + line.height)
    height = min(MOST_OF_ENCLOSED, below.width / enclosed.proportion)
    width = height * enclosed.proportion
    box = Box(below.x + (below.width - width) / 2, below.y, width, height)
    return Part((PlaceImage(enclosed.key, box),), box.bottom)


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


def others_side(chapter: Chapter, labels: Labels, area: Box, *, measure: Measure) -> tuple[Item, ...]:
    """The other cards with their owners and the votes on them, and what the round brought everybody."""
    title = one_line(labels.others, area.width, TITLE, measure=measure)
    gains = _gains(chapter.gains, area, measure=measure)
    foot = gains.top
    top = area.y + title.height + STEP
    plates = tuple(card.plate for card in chapter.others)
    return (
        *title.items(area.x, area.y),
        *small_plates(plates, Box(area.x, top, area.width, foot - STEP - top), measure=measure),
        Line(area.x, foot - STEP / 2, area.right, foot - STEP / 2, HAIRLINE),
        *gains.items,
    )


def _gains(gains: Sequence[Gain], foot: Box, *, measure: Measure) -> Foot:
    """What everybody got, in columns at the foot of the page, in the order of the seats; and where it begins."""
    rows = -(-len(gains) // MOST_GAIN_COLUMNS)
    columns = -(-len(gains) // rows)
    width = (foot.width - (columns - 1) * STEP) / columns
    room = width - GAIN_DISC - 2 - GAINED
    called = [gain.person.name for gain in gains]
    ways = [(high, alike(called, room, high - GAIN_TOTAL, style=NAME, measure=measure)) for high in GAIN_ROWS]
    high, names = next((way for way in ways if not any(map(is_cut, way[1]))), ways[-1])
    totals = alike([gain.total for gain in gains], room, GAIN_TOTAL, style=NUMBER, measure=measure)
    area = Box(foot.x, foot.bottom - rows * high, foot.width, rows * high)
    items: list[Item] = []
    for column in range(1, columns):
        between = area.x + column * (width + STEP) - STEP / 2
        items.append(Line(between, area.y + 2, between, area.bottom - 2, HAIRLINE))
    for place, (gain, name, total) in enumerate(zip(gains, names, totals, strict=True)):
        column, row = divmod(place, rows)
        box = Box(area.x + column * (width + STEP), area.y + row * high, width, high)
        middle = box.y + box.height / 2
        gained = one_line(gain.gained, GAINED, GAIN, measure=measure)
        disc = Box(box.x, middle - GAIN_DISC / 2, GAIN_DISC, GAIN_DISC)
        items += disc_items(gain.person.look, disc)
        items += stacked((name, total), disc.right + 2, middle - (name.height + total.height) / 2)
        items += gained.items(box.right, middle - gained.height / 2, Align.RIGHT)
    return Foot(tuple(items), area.y)
