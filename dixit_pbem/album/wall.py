"""The last spread of the book: all the pictures that were on the table, and below them the proof as a colophon."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dixit_pbem.album.book import AlbumBook
from dixit_pbem.layout.frame import STEP, opening
from dixit_pbem.layout.grid import CARD, card_picture
from dixit_pbem.layout.ink import BUTTER, HAIRLINE, INK
from dixit_pbem.layout.items import Box, Font, Item, Measure, Shape, Text
from dixit_pbem.layout.text import Block, Style, one_line, wrap

WALL_GAP, WIDEST_GAP, WIDEST = 3.0, 9.0, 56.0
STORY_FRAME = 0.9
COLOPHON = Style(Font.SANS, 8.5, 8)
COLOPHON_TITLE = Style(Font.SERIF_BOLD, 10, 8)
LONG, DIGITS = 64, 8
"""How many digits a number has that breaks between groups, and how many stand together."""


def wall_bodies(book: AlbumBook, area: Box, *, measure: Measure) -> tuple[tuple[Item, ...], tuple[Item, ...]]:
    """Every picture that was on the table, on two facing pages; at the foot of the second the proof, as a colophon."""
    pictures: dict[str, bool] = {}
    for chapter in book.chapters:
        for card in sorted((chapter.story, *chapter.others), key=lambda card: card.plate.number):
            pictures[card.plate.picture] = pictures.get(card.plate.picture, False) or card.plate.is_story
    head = opening("", book.labels.wall, area, measure=measure)
    inside = area.grown(-STORY_FRAME - HAIRLINE)
    left = Box(inside.x, head.bottom + STEP, inside.width, inside.bottom - head.bottom - STEP)
    colophon = tuple(_colophon(book, area, measure=measure))
    right = Box(inside.x, inside.y, inside.width, min(item.y for item in colophon) - 2 * STEP - inside.y)
    sizes = (WIDEST * step / 100 for step in range(100, 5, -1))
    wide = next(wide for wide in sizes if _holds(left, wide) + _holds(right, wide) >= len(pictures))
    every, (across, most) = tuple(pictures.items()), _counts(left, wide)
    rows = -(-len(every) // across)
    first = across * min(most, max(-(-rows // 2), rows - _counts(right, wide)[1]))
    return (
        (*head.items, *_hung(every[:first], left, wide)),
        (*_hung(every[first:], right, wide), *colophon),
    )


def _holds(box: Box, wide: float) -> int:
    across, down = _counts(box, wide)
    return across * down


def _counts(box: Box, wide: float) -> tuple[int, int]:
    high = wide * CARD.height / CARD.width
    return int((box.width + WALL_GAP) / (wide + WALL_GAP)), int((box.height + WALL_GAP) / (high + WALL_GAP))


def _hung(pictures: Sequence[tuple[str, bool]], box: Box, wide: float) -> Iterator[Item]:
    """Pictures in rows from the top, over the whole width, the last row in the middle; storytellers' have a frame."""
    across, _ = _counts(box, wide)
    rows, high = -(-len(pictures) // across), wide * CARD.height / CARD.width
    pitch = (box.width - wide) / max(1, across - 1)
    gap = min((box.height - rows * high) / max(1, rows - 1), WIDEST_GAP)
    for place, (picture, is_story) in enumerate(pictures):
        row, column = divmod(place, across)
        indent = (across - min(across, len(pictures) - row * across)) * pitch / 2
        at = Box(box.x + indent + column * pitch, box.y + row * (high + gap), wide, high)
        if is_story:
            yield Shape(at.grown(STORY_FRAME), BUTTER, INK, HAIRLINE, corner=3.0)
        yield card_picture(picture, at)


def _colophon(book: AlbumBook, area: Box, *, measure: Measure) -> Iterator[Text]:
    """How the fair shuffle can be checked, small, in two columns at the foot of the area."""
    proof = book.proof
    numbers = (proof.commitment, *((proof.seed,) if proof.seed else ()))
    told = (
        proof.verdict,
        *(f"{label}: {_grouped(number)}" for label, number in numbers),
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


def _grouped(number: str) -> str:
    """The digits of a fingerprint or a secret number in groups; a number that was chosen by hand stays as it is."""
    if len(number) < LONG:
        return number
    return " ".join(number[start : start + DIGITS] for start in range(0, len(number), DIGITS))
