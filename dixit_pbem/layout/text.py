"""Setting text: wrapping at words, shrinking to fit, an ellipsis where nothing else helps."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.ink import INK
from dixit_pbem.layout.items import Align, Font, Measure, Text

MM_PER_POINT = 25.4 / 72
LEADING = 1.2
ASCENT = 0.75
"""How far letters reach above their baseline, in parts of the type size."""
DESCENT = 0.27
ELLIPSIS = "…"
_HYPHENS = re.compile(r"(?<=[-–—/])(?=\w)")
SMALLEST = 8.0
"""No text on paper is smaller, in points."""


@frozen
class Style:
    """A font, the size it has where there is room and the least it may shrink to."""

    font: Font
    size: float
    least: float = SMALLEST


@frozen
class Block:
    """Lines of one size that stand below each other."""

    lines: tuple[str, ...]
    font: Font
    size: float

    @property
    def leading(self) -> float:
        """From baseline to baseline, in millimetres."""
        return self.size * LEADING * MM_PER_POINT

    @property
    def height(self) -> float:
        """From the top of the first line to the foot of the last."""
        return len(self.lines) * self.leading

    @property
    def below_middle(self) -> float:
        """From the middle of a line down to its baseline: there its letters look centred."""
        return (ASCENT - DESCENT) / 2 * self.size * MM_PER_POINT

    def items(self, x: float, top: float, align: Align = Align.LEFT, *, colour: str = INK) -> tuple[Text, ...]:
        """The lines from `top` on, each with its part of the leading above and below."""
        first = top + self.leading / 2 + self.below_middle
        return tuple(
            Text(x, first + number * self.leading, line, self.font, self.size, colour, align)
            for number, line in enumerate(self.lines)
        )


def stacked(
    blocks: Iterable[Block], x: float, top: float, *, align: Align = Align.LEFT, gap: float = 0.0
) -> Iterator[Text]:
    """Blocks below each other."""
    for block in blocks:
        yield from block.items(x, top, align)
        top += block.height + gap


def wrap(text: str, width: float, style: Style, *, measure: Measure) -> tuple[str, ...]:
    """The lines of a text in the style's size, broken at spaces and hyphens, and inside a word that fits no line."""
    lines = [""]
    for gap, part in _parts(text, width, style, measure=measure):
        longer = lines[-1] + (gap if lines[-1] else "") + part
        if measure(longer, style.font, style.size) <= width:
            lines[-1] = longer
        else:
            lines.append(part)
    return tuple(line for line in lines if line)


def _parts(text: str, width: float, style: Style, *, measure: Measure) -> Iterator[tuple[str, str]]:
    """What may stand on a line of its own, and what keeps it from the part before: a space or nothing."""
    for word in _words(text):
        gap = " "
        for part in _HYPHENS.split(word):
            rest = part
            while measure(rest, style.font, style.size) > width and len(rest) > 1:
                fits = _longest_start(rest, width, style, measure=measure)
                yield gap, rest[:fits]
                gap, rest = "", rest[fits:]
            yield gap, rest
            gap = ""


def _words(text: str) -> list[str]:
    return [word for word in text.split(" ") if word]


def _longest_start(word: str, width: float, style: Style, *, measure: Measure) -> int:
    fits = 1
    while fits < len(word) and measure(word[: fits + 1], style.font, style.size) <= width:
        fits += 1
    return fits


def one_line(text: str, width: float, style: Style, *, measure: Measure) -> Block:
    """A text on one line: smaller where it must, cut with an ellipsis where even that is too wide."""
    size = _largest(style, lambda size: measure(text, style.font, size) <= width)
    return Block((shortened(text, width, replace(style, size=size), measure=measure),), style.font, size)


def shortened(text: str, width: float, style: Style, *, measure: Measure) -> str:
    """A text that fits the width, its end given up for an ellipsis if need be."""
    if measure(text, style.font, style.size) <= width:
        return text
    kept = _longest_start(text, width - measure(ELLIPSIS, style.font, style.size), style, measure=measure)
    return text[:kept].rstrip() + ELLIPSIS


def is_cut(block: Block) -> bool:
    """Whether a text had to give up its end."""
    return any(line.endswith(ELLIPSIS) for line in block.lines[-1:])


def paragraph(text: str, width: float, height: float, *, style: Style, measure: Measure) -> Block:
    """A text in several lines that fit a width and a height: smaller where it must, cut at the least size.

    It rather shrinks than breaks a word.
    """
    parts = [part for word in _words(text) for part in _HYPHENS.split(word)]

    def block(size: float) -> Block:
        return Block(wrap(text, width, replace(style, size=size), measure=measure), style.font, size)

    def fits(size: float) -> bool:
        return all(measure(part, style.font, size) <= width for part in parts) and block(size).height <= height

    set_text = block(_largest(style, fits))
    room = max(1, int(height / set_text.leading))
    if len(set_text.lines) <= room:
        return set_text
    rest = " ".join(set_text.lines[room - 1 :])
    last = shortened(f"{rest}{ELLIPSIS}", width, replace(style, size=set_text.size), measure=measure)
    return replace(set_text, lines=(*set_text.lines[: room - 1], last))


def alike(texts: Sequence[str], width: float, height: float, *, style: Style, measure: Measure) -> tuple[Block, ...]:
    """The texts of a list, each in its own room and all in one size: that of the one which needs most."""
    blocks = [paragraph(text, width, height, style=style, measure=measure) for text in texts]
    size = min((block.size for block in blocks), default=0.0)
    one = replace(style, size=size, least=size)
    return tuple(
        block if block.size == size else paragraph(text, width, height, style=one, measure=measure)
        for text, block in zip(texts, blocks, strict=True)
    )


def title(text: str, width: float, height: float, *, style: Style, measure: Measure) -> Block:
    """A paragraph whose lines are about equally long, so that no single word is left over."""
    block = paragraph(text, width, height, style=style, measure=measure)
    narrow, wide = 0.0, width
    while wide - narrow > 1:
        middle = (narrow + wide) / 2
        lines = wrap(text, middle, replace(style, size=block.size), measure=measure)
        narrow, wide = (narrow, middle) if len(lines) <= len(block.lines) else (middle, wide)
    balanced = wrap(text, wide, replace(style, size=block.size), measure=measure)
    return replace(block, lines=balanced) if len(balanced) == len(block.lines) else block


def _largest(style: Style, fits: Callable[[float], bool]) -> float:
    """The largest size of a style at which a text fits, in half points; the least one where it never does."""
    sizes = [style.size - step / 2 for step in range(int((style.size - style.least) * 2) + 1)]
    return next(iter(sizes[bisect_left(sizes, 1, key=lambda size: int(fits(size))) :]), style.least)
