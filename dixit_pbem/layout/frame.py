"""The quiet frame that all pages of a game share: a heading over a rule with the moon, an opening, a page number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.ink import BUTTER, CORAL, HAIRLINE, INK, SEA
from dixit_pbem.layout.items import Align, Box, Font, Item, Line, Measure, Outline, Page, Shape, Text
from dixit_pbem.layout.paper import Size
from dixit_pbem.layout.players import PlayerLook, disc_items
from dixit_pbem.layout.text import Block, Style, one_line, paragraph, stacked, title

MARGIN = 15.0
STEP = 5.0
"""The grid: what stands on a page begins on a multiple of it below the margin."""
RULE_Y = 25.0
BODY_TOP = 32.5
FOOT = 10.0
CRESCENT = (
    "M 62 5 C 37 5 17 25 17 50 C 17 75 37 95 62 95 C 71 95 79 92 85 88 C 61 87 43 71 43 50 "
    "C 43 29 61 13 85 12 C 79 8 71 5 62 5 Z"
)
"""The moon of all pages, on a square of 100 x 100."""

GAME = Style(Font.SERIF_BOLD, 11.5)
PLACE = Style(Font.SANS, 10)
KICKER = Style(Font.SANS, 11)
TITLE = Style(Font.SERIF, 30, 11)
SENTENCE = Style(Font.SANS, 11, 8.5)
ACTION = Style(Font.SANS_BOLD, 12.5, 9)
REST = Style(Font.SANS, 10.5, 8.5)
FACE = 6.5
"""How wide the figure beside the small line is."""
MOST_OF_TITLE = 27.5
"""How high a title may stand: five lines of the longest clue, or two of a short one."""


@frozen
class Heading:
    """What stands at the head of each page: the title of the game, the round, and for whom the page is."""

    game: str
    round: str
    reader: str = ""


@frozen
class Call:
    """What the reader is asked to do, until when, and an answer that would work."""

    action: str
    deadline: str = ""
    example: str = ""


@frozen
class Part:
    """A part of a page, and how far down it reaches."""

    items: tuple[Item, ...]
    bottom: float


def body(paper: Size) -> Box:
    """The part of a page between heading and foot."""
    return Box(MARGIN, BODY_TOP, paper.width - 2 * MARGIN, paper.height - BODY_TOP - MARGIN - FOOT)


def on_grid(y: float) -> float:
    """The next step of the grid at or below a place."""
    return -(-round(y, 3) // STEP) * STEP


def framed(bodies: Sequence[tuple[Item, ...]], heading: Heading, *, paper: Size, measure: Measure) -> tuple[Page, ...]:
    """Pages with the heading on each, and page numbers where there are several."""
    head = (*head_line(heading, paper, measure=measure), *moon_rule(RULE_Y, paper))
    pages = []
    for number, items in enumerate(bodies, start=1):
        place = f"{number} / {len(bodies)}"
        foot = Text(paper.width / 2, paper.height - MARGIN - 1, place, Font.SANS, 9, align=Align.CENTRE)
        pages.append(Page(paper.width, paper.height, (*head, *items, *([foot] if len(bodies) > 1 else []))))
    return tuple(pages)


def head_line(heading: Heading, paper: Size, *, measure: Measure) -> tuple[Item, ...]:
    """The title of the game at the left, the round and the reader at the right."""
    width = paper.width - 2 * MARGIN
    place = " · ".join(part for part in (heading.round, heading.reader) if part)
    right = one_line(place, width / 2, PLACE, measure=measure)
    rest = width - STEP - measure(right.lines[0], right.font, right.size)
    left = one_line(heading.game, rest, GAME, measure=measure)
    return (
        Text(MARGIN, RULE_Y - 4, left.lines[0], left.font, left.size),
        Text(paper.width - MARGIN, RULE_Y - 4, right.lines[0], right.font, right.size, align=Align.RIGHT),
    )


def moon_rule(y: float, paper: Size) -> tuple[Item, ...]:
    """A rule across the page with a crescent in its middle."""
    middle = paper.width / 2
    return (
        Line(MARGIN, y, middle - 5, y, HAIRLINE),
        Outline(CRESCENT, Box(middle - 2.5, y - 2.5, 5, 5), fill=INK),
        Line(middle + 5, y, paper.width - MARGIN, y, HAIRLINE),
    )


def opening(
    kicker: str, heading: str, area: Box, *, measure: Measure, sentence: str = "", face: PlayerLook | None = None
) -> Part:
    """A small line with the face of whom it names, the title of the page, large and centred, and perhaps a sentence."""
    middle = area.x + area.width / 2
    small = one_line(kicker, area.width, KICKER, measure=measure)
    large = title(heading, area.width, MOST_OF_TITLE, style=TITLE, measure=measure)
    top = area.y + (small.height + 1 if kicker else 0)
    items = (
        *(_kicker(small, face, middle, area.y, measure=measure) if kicker else ()),
        *large.items(middle, top, Align.CENTRE),
    )
    if not sentence:
        return Part(items, top + large.height)
    block = paragraph(sentence, area.width, 10, style=SENTENCE, measure=measure)
    below = top + large.height + 1
    return Part((*items, *block.items(middle, below, Align.CENTRE)), below + block.height)


def _kicker(line: Block, face: PlayerLook | None, middle: float, top: float, *, measure: Measure) -> Iterator[Item]:
    """The small line, and left of it the figure of whom it names; both together stand in the middle."""
    beside = FACE + 1.5 if face else 0
    left = middle - (beside + measure(line.lines[0], line.font, line.size)) / 2
    yield from line.items(left + beside, top)
    if face:
        yield from disc_items(face, Box(left, top + (line.height - FACE) / 2, FACE, FACE))


def call_panel(call: Call, area: Box, *, measure: Measure) -> Part:
    """The call to action: on moonlight, with a coral edge that nobody overlooks where it has a deadline, else sea."""
    width = area.width - 2 * STEP
    rest = " ".join(part for part in (call.deadline, call.example) if part)
    action = paragraph(call.action, width, 3 * STEP, style=ACTION, measure=measure)
    more = paragraph(rest, width, 3 * STEP, style=REST, measure=measure)
    height = on_grid(action.height + more.height + STEP)
    top = area.y + (height - action.height - more.height) / 2
    panel = Box(area.x, area.y, area.width, height)
    return Part(
        (
            Shape(panel, fill=BUTTER, corner=1.5),
            Shape(Box(panel.x, panel.y, 1.5, height), fill=CORAL if call.deadline else SEA),
            *stacked((action, more), area.x + STEP, top),
        ),
        panel.bottom,
    )
