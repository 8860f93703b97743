"""The pictures of a round after the reveal: who gave each of them, and who voted for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.grid import ABOVE, CARD, CORNER, SEAL, card_picture, number_seal
from dixit_pbem.layout.ink import BUTTER, CORAL, INK, PAPER, RULE
from dixit_pbem.layout.items import Align, Box, Font, Item, Measure, Outline, Shape, disc, square
from dixit_pbem.layout.players import PlayerLook, disc_items
from dixit_pbem.layout.text import Block, Style, alike, one_line

MOST_COLUMNS = 6
GAP, BELOW = 6.0, 1.5
"""Between two pictures, and from a picture to its caption."""
HEROES = tuple(range(120, 55, -3))
"""How high the storyteller's picture may be: as a real card, or down to half of it."""
HERO_LARGER, HERO_WEIGHT = 1.3, 0.3
"""It is so much larger than the others at least, and a millimetre of it counts so much of one of theirs."""
SIGNATURE = 12.0
"""The room below it, for whoever told."""
FINDER_DISCS, LEAST_FINDER, FINDER_GAP = (13.0, 11.0, 9.0, 7.5), 19.0, 4.0
OWNER_DISC, VOTE_DISC, BESIDE = 6.5, 4.8, 1.5
MOST_CAPTION = 38.0
"""Where more people voted for a decoy than this has room for, their figures stand without names."""
FIGURE_SIZES = (6.0, 5.5, 5.0, 4.5, 4.0, 3.5)
FRAME, INWARDS = 1.6, 1.5
TELLER = Style(Font.SANS_BOLD, 13, 8)
NAME = Style(Font.SANS_BOLD, 9, 8)
VOTER = Style(Font.SANS, 8.5, 8)
FEW_LINES = 12.0
"""So high a name may be that breaks."""
STAR = "M 50 9 L 61 38 L 92 39 L 68 59 L 76 89 L 50 72 L 24 89 L 32 59 L 8 39 L 39 38 Z"
"""What marks the storyteller’s card, and nothing else: the moon is a player, and stands on every page."""
CROSS = "M 28 20 L 50 42 L 72 20 L 80 28 L 58 50 L 80 72 L 72 80 L 50 58 L 28 80 L 20 72 L 42 50 L 20 28 Z"


@frozen
class Person:
    """A player, or a pair, as pages show one."""

    name: str
    look: PlayerLook


@frozen
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


@frozen
class _Way:
    """A way to share an area: how high the storyteller's picture is, and how the others stand below it."""

    hero: float
    columns: int
    width: float
    """How wide the others are."""
    captions: tuple[float, ...]
    """How high the captions of each row are."""
    told: tuple[tuple[_Line, ...], ...] = ()
    """What stands below each of the others, laid once for this many columns."""

    @property
    def card(self) -> float:
        """How high the others are."""
        return self.width * CARD.height / CARD.width

    @property
    def height(self) -> float:
        """What all of it takes."""
        rows = sum(SEAL + self.card + BELOW + caption + GAP for caption in self.captions)
        return rows - GAP + _above(self.hero)


def plate_items(plates: Sequence[Plate], area: Box, *, measure: Measure) -> tuple[Item, ...]:
    """The large picture with those who voted for it round it; below, the others over their captions."""
    hero = large_one(plates)
    others = tuple(plate for plate in plates if plate is not hero)
    ways = _ways(others, area, HEROES if hero else (0,), measure=measure)
    way = max(ways, key=lambda way: way.width + HERO_WEIGHT * way.hero)
    top = area.y + (area.height - way.height) * ABOVE
    below = Box(area.x + SEAL, top + _above(way.hero), area.width - SEAL, area.bottom - top - _above(way.hero))
    cells = _cells(len(others), below, way, aside=_aside(way, below, measure=measure))
    return (
        *(_hero(hero, Box(area.x, top + SEAL, area.width, way.hero), measure=measure) if hero else ()),
        *(
            item
            for plate, lines, cell in zip(others, way.told, cells, strict=True)
            for item in _decoy(plate, lines, cell, height=way.card)
        ),
    )


def large_one(plates: Sequence[Plate]) -> Plate | None:
    """The picture that is shown large: the storyteller's, or where no such is known, the one with most votes."""
    story = next((plate for plate in plates if plate.is_story), None)
    if story or not plates:
        return story
    most = max(len(plate.voters) for plate in plates)
    first, *others = (plate for plate in plates if len(plate.voters) == most)
    return first if most and not others and not first.is_red else None


def _above(hero: float) -> float:
    """The room that the storyteller's picture takes, with its seal and whoever told it."""
    return SEAL + hero + SIGNATURE if hero else 0.0


def _ways(others: Sequence[Plate], area: Box, heroes: Sequence[int], *, measure: Measure) -> Iterator[_Way]:
    for columns in range(1, min(MOST_COLUMNS, len(others)) + 1):
        cell = (area.width - SEAL + GAP) / columns - GAP
        told = _captions(others, cell, measure=measure)
        rows = [told[start : start + columns] for start in range(0, len(others), columns)]
        captions = tuple(max(map(_caption_height, row)) for row in rows)
        for hero in heroes:
            left = area.height - _Way(hero, columns, 0.0, captions).height
            widest = hero / HERO_LARGER * CARD.width / CARD.height if hero else CARD.width
            yield _Way(hero, columns, min(cell, left / len(rows) * CARD.width / CARD.height, widest), captions, told)


def _aside(way: _Way, area: Box, *, measure: Measure) -> float:
    """How far all cells move to the right, so that the cards stand in the middle or as near as captions leave room."""
    cell = (area.width + GAP) / way.columns - GAP
    widest = max(
        (
            line.side + BESIDE + measure(text, line.name.font, line.name.size)
            for lines in way.told
            for line in lines
            for text in line.name.lines
        ),
        default=0.0,
    )
    return max(0.0, min((cell - way.width - SEAL) / 2, cell - widest))


def _cells(number: int, area: Box, way: _Way, *, aside: float) -> Iterator[Box]:
    """Where each picture stands with its caption, row by row; a last row that is shorter stands in the middle."""
    pitch = (area.width + GAP) / way.columns
    top = area.y + SEAL
    for row, caption in enumerate(way.captions):
        in_row = min(way.columns, number - row * way.columns)
        left = area.x + (way.columns - in_row) * pitch / 2 + aside
        height = way.card + BELOW + caption
        yield from (Box(left + column * pitch, top, pitch - GAP - aside, height) for column in range(in_row))
        top += height + GAP + SEAL


def _hero(plate: Plate, stage: Box, *, measure: Measure) -> Iterator[Item]:
    """The storyteller's picture in the middle, its teller below, and its finders at both sides."""
    width = stage.height * CARD.width / CARD.height
    card = Box(stage.x + (stage.width - width) / 2, stage.y, width, stage.height)
    yield from framed_card(plate, card)
    side = (stage.width - width) / 2 - SEAL - FINDER_GAP
    for people, x in ((plate.voters[::2], stage.x), (plate.voters[1::2], stage.right - side)):
        yield from _finders(people, Box(x, stage.y, side, stage.height), measure=measure)
    name = one_line(plate.owner.name, stage.width / 2, TELLER, measure=measure)
    long = measure(name.lines[0], name.font, name.size)
    left, top = card.x + (width - long - OWNER_DISC - 3.5) / 2, card.bottom + FRAME + 1.5
    yield from disc_items(plate.owner.look, Box(left, top, OWNER_DISC + 1.5, OWNER_DISC + 1.5))
    yield from name.items(left + OWNER_DISC + 3.5, top + (OWNER_DISC + 1.5 - name.height) / 2)


def _finders(people: Sequence[Person], box: Box, *, measure: Measure) -> Iterator[Item]:
    """Figures with their names below them, as large as there is room for."""
    sizes = [(size, in_row) for size in FINDER_DISCS for in_row in (1, 2, 3)]
    fitting = (
        (size, in_row)
        for size, in_row in sizes
        if ceil(len(people) / in_row) * (size + 1 + FEW_LINES + FINDER_GAP) <= box.height + FINDER_GAP
        and (box.width / in_row >= LEAST_FINDER or in_row == 1)
    )
    size, in_row = next(fitting, sizes[-1])
    pitch = size + 1 + FEW_LINES + FINDER_GAP
    top = box.y + (box.height - ceil(len(people) / in_row) * pitch + FINDER_GAP) / 2
    names = alike([person.name for person in people], box.width / in_row - 1, FEW_LINES, style=VOTER, measure=measure)
    for place, (person, name) in enumerate(zip(people, names, strict=True)):
        row, column = divmod(place, in_row)
        middle = box.x + box.width / min(in_row, len(people) - row * in_row) * (column + 0.5)
        at = Box(middle - size / 2, top + row * pitch, size, size)
        yield from disc_items(person.look, at)
        yield from name.items(middle, at.bottom + 1, Align.CENTRE)


def _decoy(plate: Plate, lines: Sequence[_Line], cell: Box, *, height: float) -> Iterator[Item]:
    """A picture over its caption: whoever gave it, and those who fell for it."""
    card = Box(cell.x, cell.y, height * CARD.width / CARD.height, height)
    yield from framed_card(plate, card)
    top = card.bottom + BELOW
    all_fit = top + sum(line.height for line in lines) <= cell.bottom + 0.01
    for line in lines if all_fit else lines[:1]:
        yield from disc_items(line.person.look, Box(cell.x, top, line.side, line.side))
        beside = top + max(0.0, (line.side - line.name.height) / 2)
        yield from line.name.items(cell.x + line.side + BESIDE, beside)
        top += line.height
    if not all_fit:
        rest = Box(cell.x, top, cell.width, cell.bottom - top)
        yield from crowd(plate.voters, rest, sizes=FIGURE_SIZES, gap=0.5)


@frozen
class _Line:
    """Somebody in a caption: a figure so large, and the name beside it."""

    person: Person
    side: float
    name: Block

    @property
    def height(self) -> float:
        """How far down the next one begins."""
        return max(self.side, self.name.height) + 0.8


def _captions(plates: Sequence[Plate], width: float, *, measure: Measure) -> tuple[tuple[_Line, ...], ...]:
    """What stands below each picture; owners have one type size on the whole page, and so have voters."""
    owners = [plate.owner.name for plate in plates]
    voters = [voter.name for plate in plates for voter in plate.voters]
    given = alike(owners, width - OWNER_DISC - BESIDE, FEW_LINES, style=NAME, measure=measure)
    fallen = iter(alike(voters, width - VOTE_DISC - BESIDE, FEW_LINES, style=VOTER, measure=measure))
    return tuple(
        (
            _Line(plate.owner, OWNER_DISC, name),
            *(_Line(voter, VOTE_DISC, next(fallen)) for voter in plate.voters),
        )
        for plate, name in zip(plates, given, strict=True)
    )


def _caption_height(lines: Sequence[_Line]) -> float:
    return min(sum(line.height for line in lines), MOST_CAPTION)


def framed_card(plate: Plate, box: Box, *, inwards: float = 0.0) -> tuple[Item, ...]:
    """A card of a round that is over, the storyteller's in a frame; its number stands that far inside its corner."""
    frame = (Shape(box.grown(FRAME), BUTTER, INK, RULE, CORNER + FRAME),) if plate.is_story else ()
    return (
        *frame,
        card_picture(plate.picture, box),
        *number_seal(plate.number, box.moved(inwards, inwards)),
        *(story_mark(box.right - INWARDS - inwards, box.y + inwards) if plate.is_story else ()),
        *(red_mark(box.right - INWARDS, box) if plate.is_red else ()),
    )


def red_mark(x: float, card: Box) -> tuple[Item, ...]:
    """The mark of a card whose votes bring nothing, in its lower corner: what stands below the card keeps its room."""
    return _mark(x, card.bottom - SEAL, CROSS, fill=CORAL, ink=PAPER)


def story_mark(x: float, y: float) -> tuple[Item, ...]:
    """The mark of the storyteller's card."""
    return _mark(x, y, STAR, fill=BUTTER, ink=INK)


def _mark(x: float, y: float, sign: str, *, fill: str, ink: str) -> tuple[Item, ...]:
    return disc(x, y, SEAL, fill=fill, stroke=INK, width=RULE), Outline(sign, square(x, y, 2 * SEAL - 3.6), ink)


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
