"""Several rounds on few pages: what stands over each, and how large its pictures can be. Plans, of numbers alone.

Each round has a head (who told, the clue), above its pictures or beside them, and its pictures in rows. The fewest
pages win on which no picture is smaller than it may be; among those, the largest pictures.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.grid import CARD, SEAL, card_picture, number_seal
from dixit_pbem.layout.items import Box, Font, Item, Measure
from dixit_pbem.layout.plates import Person
from dixit_pbem.layout.players import disc_items
from dixit_pbem.layout.text import Block, Style, alike, paragraph

LEAST = 21.0
"""No picture is narrower, in millimetres: a little more than the smallest of a round that is shown alone."""
FINEST = 0.25
INWARDS = 1.5
"""How far the middle of a seal stands inside of its picture's corner."""
OVER = SEAL - INWARDS
"""How far a seal reaches beyond it."""
GAP, WIDEST_GAP = OVER + 1.3, 12.0
"""Between two pictures side by side."""
ROW_GAP = 2.0
ROUND_GAP, WIDEST_ROUND_GAP = 6.0, 12.0
BELOW_HEAD = 1.5
ASIDE, BESIDE_HEAD = 35.0, 3.0
"""How wide a head beside its pictures is."""
FACE, BESIDE_FACE, AIR = 9.0, 3.0, 1.0
TELLER = Style(Font.SANS, 9, 8)
CLUE = Style(Font.SERIF, 16, 8.5)
CLUE_ASIDE = Style(Font.SERIF, 14, 8.5)
OUTCOME = Style(Font.SANS, 8.5, 8)
MOST_ABOVE, MOST_ASIDE = 12.0, 56.0
"""How high the longest clue may stand."""
MOST_TELLER = 12.0
NEVER = 1000
"""So many pages has what fits on none."""


@frozen
class Opened:
    """A round of several: who told it, in words too, the clue in its quotation marks, and how it came out."""

    teller: Person
    told_by: str
    clue: str
    outcome: str = ""


@frozen
class Head:
    """What stands over a round, set in type for a place so wide."""

    teller: Person
    told_by: Block
    clue: Block
    outcome: Block
    aside: bool

    @property
    def height(self) -> float:
        """How far down it reaches."""
        if self.aside:
            return max(FACE, self.told_by.height) + AIR + self.clue.height + AIR + self.outcome.height
        return max(FACE, self.told_by.height + self.clue.height + self.outcome.height)

    def items(self, x: float, top: float) -> Iterator[Item]:
        """The head with its corner there."""
        yield from disc_items(self.teller.look, Box(x, top, FACE, FACE))
        left = x + FACE + BESIDE_FACE
        if self.aside:
            beside = top + max(0.0, (FACE - self.told_by.height) / 2)
            yield from self.told_by.items(left, beside)
            left, below = x, top + max(FACE, self.told_by.height) + AIR
        else:
            below = top + max(0.0, (FACE - self.height) / 2) + self.told_by.height
            yield from self.told_by.items(left, below - self.told_by.height)
        yield from self.clue.items(left, below)
        yield from self.outcome.items(left, below + self.clue.height + (AIR if self.aside else 0.0))


def heads(rounds: Sequence[Opened], area: Box, *, aside: bool, measure: Measure) -> tuple[Head, ...]:
    """The heads of all rounds; their clues have one type size, whichever is the longest."""
    beside = (ASIDE if aside else area.width) - FACE - BESIDE_FACE
    wide, style, most = (ASIDE, CLUE_ASIDE, MOST_ASIDE) if aside else (beside, CLUE, MOST_ABOVE)
    tellers = alike([each.told_by for each in rounds], beside, MOST_TELLER, style=TELLER, measure=measure)
    clues = alike([each.clue for each in rounds], wide, most, style=style, measure=measure)
    outcomes = [paragraph(each.outcome, wide, MOST_TELLER, style=OUTCOME, measure=measure) for each in rounds]
    told = zip(rounds, tellers, clues, outcomes, strict=True)
    return tuple(Head(each.teller, teller, clue, outcome, aside) for each, teller, clue, outcome in told)


@frozen
class Cells:
    """How the pictures of a round stand: so many, in rows of so many at most, each with a caption that high below."""

    columns: int
    captions: tuple[float, ...]
    """For each row the highest of its captions."""
    counts: tuple[int, ...]
    """How many stand in each row."""

    def height(self, width: float) -> float:
        """What all of it takes where the pictures are that wide."""
        row = OVER + width * CARD.height / CARD.width
        return len(self.counts) * (row + ROW_GAP) - ROW_GAP + sum(self.captions)


@frozen
class Way:
    """A way to show all rounds, before it is known how large their pictures become."""

    heads: tuple[Head, ...]
    cells: tuple[Cells, ...]
    left: float
    """Where the pictures begin."""
    room: float
    """How wide the pictures of a row may be together."""

    @property
    def widest(self) -> float:
        """How wide a picture may be, as far as its row goes."""
        columns = max(each.columns for each in self.cells)
        return min((self.room - OVER - (columns - 1) * GAP) / columns, CARD.width)

    def heights(self, width: float) -> list[float]:
        """How high each round is where its pictures are that wide."""
        return [self._height(head, cells, width) for head, cells in zip(self.heads, self.cells, strict=True)]

    def _height(self, head: Head, cells: Cells, width: float) -> float:
        pictures = cells.height(width)
        return max(head.height, pictures) if head.aside else head.height + BELOW_HEAD + pictures


def rows_of(number: int, columns: int) -> tuple[int, ...]:
    """So many pictures in the fewest rows, as even as can be, the longer ones first."""
    rows = -(-number // columns)
    return tuple(number // rows + (row < number % rows) for row in range(rows))


@frozen
class Placed:
    """A round at its place: on which page, how far down, and how high."""

    page: int
    top: float
    height: float


@frozen
class Spread:
    """All rounds at their places, and how wide their pictures are; on how many pages, with what comes last."""

    way: Way
    width: float
    places: tuple[Placed, ...]
    pages: int

    def boxes(self, at: int, x: float) -> Iterator[Box]:
        """The pictures of the round at that place, row by row; `x` is the left edge of the page's body."""
        cells, place = self.way.cells[at], self.places[at]
        head = self.way.heads[at]
        top = place.top + (0.0 if head.aside else head.height + BELOW_HEAD)
        high = self.width * CARD.height / CARD.width
        for count, caption in zip(cells.counts, cells.captions, strict=True):
            left = x + self.way.left + OVER
            yield from (Box(left + column * self.pitch, top + OVER, self.width, high) for column in range(count))
            top += OVER + high + caption + ROW_GAP

    @property
    def pitch(self) -> float:
        """From the edge of a picture to that of the next one: captions keep the whole room of theirs."""
        columns, room = max(each.columns for each in self.way.cells), self.way.room - OVER
        if any(caption for each in self.way.cells for caption in each.captions):
            return (room + GAP) / columns
        return min((room - self.width) / max(1, columns - 1), self.width + WIDEST_GAP)


def numbered(number: int, picture: str, box: Box) -> tuple[Item, ...]:
    """A picture with its number, which leaves the narrow room between two pictures free."""
    return card_picture(picture, box), *number_seal(number, box.moved(INWARDS, INWARDS))


def spread(ways: Sequence[Way], area: Box, last: float) -> Spread:
    """The best of the ways for pages with such a body; `last` is how high that is which closes the last page."""
    sizes = ((way, width) for way in ways for width in _widths(way))
    counted = ((_fill(way.heights(width), area.height, last), width, way) for way, width in sizes)
    pages, width, way = min(counted, key=lambda each: (each[0], -each[1]))
    return Spread(way, width, _placed(way.heights(width), pages, area, last), pages)


def _widths(way: Way) -> Iterator[float]:
    """From the widest picture that a row has room for down to the least; none where that is too wide."""
    steps = int((way.widest - LEAST) / FINEST) if way.widest >= LEAST else -1
    yield from (way.widest - step * FINEST for step in range(steps + 1))


def _fill(heights: Sequence[float], room: float, last: float) -> int:
    """How many pages rounds of these heights take one after the other, with what comes last."""
    if max(heights) > room:
        return NEVER
    pages, used = 1, 0.0
    for height in (*heights, *([last] if last else [])):
        if used and used + ROUND_GAP + height > room:
            pages, used = pages + 1, 0.0
        used += height + (ROUND_GAP if used else 0.0)
    return pages


def _placed(heights: Sequence[float], pages: int, area: Box, last: float) -> tuple[Placed, ...]:
    """The rounds on so many pages, as evenly as can be, so that none is left half empty."""

    def free(cuts: tuple[int, ...]) -> list[float]:
        ends = (0, *cuts, len(heights))
        parts = [heights[start:end] for start, end in pairwise(ends)]
        used = [sum(part) + ROUND_GAP * max(0, len(part) - 1) for part in parts]
        used[-1] += last + (ROUND_GAP if last and parts[-1] else 0.0)
        return [area.height - each for each in used]

    ways = [cuts for cuts in combinations(range(1, len(heights) + 1), pages - 1) if min(free(cuts)) >= -0.001]
    cuts = min(ways, key=lambda cuts: sum(each**2 for each in free(cuts)))
    room, ends = free(cuts), (0, *cuts, len(heights))
    placed = list[Placed]()
    for page, (start, end) in enumerate(pairwise(ends)):
        gaps = end - start - (0 if last and page == pages - 1 else 1)
        gap = min(ROUND_GAP + max(0.0, room[page]) / max(1, gaps), WIDEST_ROUND_GAP)
        top = area.y
        for height in heights[start:end]:
            placed.append(Placed(page, top, height))
            top += height + gap
    return tuple(placed)
