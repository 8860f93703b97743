"""The last pages of the book: all the pictures that were on the table, and below them the proof as a colophon."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dixit_pbem.album.book import AlbumBook
from dixit_pbem.layout.frame import STEP, opening
from dixit_pbem.layout.grid import CARD, card_picture
from dixit_pbem.layout.ink import BUTTER, HAIRLINE, INK
from dixit_pbem.layout.items import Box, Font, Item, Measure, Shape, Text
from dixit_pbem.layout.text import Block, Style, one_line, wrap
from dixit_pbem.words.rounds import grouped

WALL_GAP, WIDEST_GAP, WIDEST = 5.0, 9.0, 80.0
"""How far pictures keep from each other, the same across and down, and how wide one is at most."""
STORY_FRAME = 0.9
MOST_ON_ONE, MOST_ACROSS = 9, 3
"""So many pictures hang on one page, in rows of so many; on two pages they would leave most of both blank."""
ABOVE = 0.4
"""How much of the room that a wall leaves stands above it."""
COLOPHON = Style(Font.SANS, 8.5, 8)
COLOPHON_TITLE = Style(Font.SERIF_BOLD, 10, 8)

Rows = tuple[int, ...]
"""How many pictures hang in each row."""


def wall_bodies(book: AlbumBook, area: Box, *, measure: Measure) -> tuple[tuple[Item, ...], ...]:
    """Every picture that was on the table, few on one page, many on two; at the foot of the last the proof."""
    pictures: dict[str, bool] = {}
    for chapter in book.chapters:
        for card in sorted((chapter.story, *chapter.others), key=lambda card: card.plate.number):
            pictures[card.plate.picture] = pictures.get(card.plate.picture, False) or card.plate.is_story
    head = opening("", book.labels.wall, area, measure=measure)
    colophon = tuple(_colophon(book, area, measure=measure))
    inside = area.grown(-STORY_FRAME - HAIRLINE)
    top, foot = head.bottom + STEP, min(item.y for item in colophon) - 2 * STEP
    every = tuple(pictures.items())
    if len(every) <= MOST_ON_ONE:
        box = Box(inside.x, top, inside.width, foot - top)
        ways = (rows for rows in _ways(len(every)) if max(rows) <= MOST_ACROSS)
        rows = max(ways, key=lambda rows: _widest(rows, box))
        wide = _widest(rows, box)
        return ((*head.items, *_hung(every, box, rows, wide, gap=_gap(rows, box, wide)), *colophon),)
    left = Box(inside.x, top, inside.width, inside.bottom - top)
    right = Box(inside.x, inside.y, inside.width, foot - inside.y)
    first, second = _two_walls(len(every), left, right)
    wide = min(_widest(first, left), _widest(second, right))
    gap = min(_gap(first, left, wide), _gap(second, right, wide))
    return (
        (*head.items, *_hung(every[: sum(first)], left, first, wide, gap=gap)),
        (*_hung(every[sum(first) :], right, second, wide, gap=gap), *colophon),
    )


def _two_walls(number: int, left: Box, right: Box) -> tuple[Rows, Rows]:
    """The rows of two pages: pictures as large as can be, else rows as even, else about as many on each."""
    best = {
        box: {
            count: max(_ways(count), key=lambda rows: (_widest(rows, box), -_empty(rows))) for count in range(1, number)
        }
        for box in (left, right)
    }

    def worth(count: int) -> tuple[float, int, int, int]:
        first, second = best[left][count], best[right][number - count]
        wide = min(_widest(first, left), _widest(second, right))
        return round(wide, 3), -_empty(first) - _empty(second), -abs(2 * count - number), count

    count = max(range(1, number), key=worth)
    return best[left][count], best[right][number - count]


def _ways(number: int) -> Iterator[Rows]:
    """So many pictures in one row, in two, …: as even as can be, the longer rows first."""
    for rows in range(1, number + 1):
        each, more = divmod(number, rows)
        yield tuple(each + (row < more) for row in range(rows))


def _empty(rows: Rows) -> int:
    return max(rows) * len(rows) - sum(rows)


def _widest(rows: Rows, box: Box) -> float:
    """How wide pictures in these rows may be."""
    across = (box.width - (max(rows) - 1) * WALL_GAP) / max(rows)
    down = (box.height - (len(rows) - 1) * WALL_GAP) / len(rows)
    return min(across, down * CARD.width / CARD.height, WIDEST)


def _gap(rows: Rows, box: Box, wide: float) -> float:
    """How far pictures of that width may keep from each other, across as well as down."""
    high = wide * CARD.height / CARD.width
    spaces = ((max(rows), box.width - max(rows) * wide), (len(rows), box.height - len(rows) * high))
    return min([WIDEST_GAP, *(free / (number - 1) for number, free in spaces if number > 1)])


def _hung(pictures: Sequence[tuple[str, bool]], box: Box, rows: Rows, wide: float, *, gap: float) -> Iterator[Item]:
    """Pictures in rows, all as far from each other; those of storytellers have a frame."""
    high = wide * CARD.height / CARD.width
    y = box.y + (box.height - len(rows) * (high + gap) + gap) * ABOVE
    places = (
        Box(
            box.x + (box.width - count * (wide + gap) + gap) / 2 + place * (wide + gap),
            y + row * (high + gap),
            wide,
            high,
        )
        for row, count in enumerate(rows)
        for place in range(count)
    )
    for (picture, is_story), at in zip(pictures, places, strict=True):
        if is_story:
            yield Shape(at.grown(STORY_FRAME), BUTTER, INK, HAIRLINE, corner=3.0)
        yield card_picture(picture, at)


def _colophon(book: AlbumBook, area: Box, *, measure: Measure) -> Iterator[Text]:
    """How the fair shuffle can be checked, small, in two columns at the foot of the area."""
    proof = book.proof
    seed = (f"{proof.seed[0]}: {grouped(proof.seed[1])}",) if proof.seed else ()
    told = (
        proof.verdict,
        ": ".join(proof.commitment),
        *seed,
        *((f"{proof.luck[0]} {'; '.join(proof.luck[1:])}",) if proof.luck else ()),
        f"{proof.steps_title}: " + " ".join(f"({number}) {step}" for number, step in enumerate(proof.steps, 1)),
    )
    width = (area.width - 2 * STEP) / 2
    lines = [line for text in told for line in wrap(text, width, COLOPHON, measure=measure)]
    columns = [Block((line,), COLOPHON.font, COLOPHON.size) for line in lines]
    first = -(-len(lines) // 2)
    top = area.bottom - first * columns[0].leading
    named = one_line(proof.title, area.width, COLOPHON_TITLE, measure=measure)
    yield from named.items(area.x, top - named.height - 1)
    for place, block in enumerate(columns):
        column, row = divmod(place, first)
        yield from block.items(area.x + column * (width + 2 * STEP), top + row * block.leading)
