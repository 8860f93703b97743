"""The page with the table: the clue, every picture with its number, and a ballot to tear off."""

from __future__ import annotations

from collections.abc import Sequence

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.frame import MARGIN, STEP, Heading, body, framed, on_grid, opening
from dixit_pbem.layout.grid import card_boxes, card_picture, number_seal
from dixit_pbem.layout.ink import HAIRLINE, INK
from dixit_pbem.layout.items import Align, Box, Document, Font, Item, Line, Measure, Shape, Text
from dixit_pbem.layout.paper import Size
from dixit_pbem.layout.players import PlayerLook
from dixit_pbem.layout.text import Style, one_line, paragraph, stacked

INSET = 4.0
NAME_COLUMN = 50.0
NAME_LINE, AIR = 20.5, 4.0
FIELDS_FROM = 18.0
FIELD, PITCH = 6.5, 8.0
THICK = 0.6

TITLE = Style(Font.SERIF_BOLD, 14, 10)
SMALL = Style(Font.SANS, 9, 8)
RULE_TEXT = Style(Font.SANS, 10, 8)
DEADLINE = Style(Font.SANS_BOLD, 10, 8)
LABEL = Style(Font.SANS_BOLD, 9, 8)


@frozen
class Vote:
    """A row of fields to tick: what it is for, where there are several, and its colour."""

    label: str = ""
    colour: str = INK


@frozen
class Ballot:
    """What is said on a ballot, and its rows of fields."""

    title: str
    name: str
    rule: str
    deadline: str
    votes: tuple[Vote, ...] = (Vote(),)


def ballot_height(ballot: Ballot) -> float:
    """From the cut line to the lower edge of the paper."""
    return INSET + FIELDS_FROM + len(ballot.votes) * PITCH + MARGIN


def ballot_items(
    ballot: Ballot, heading: Heading, numbers: Sequence[int], *, paper: Size, measure: Measure
) -> tuple[Item, ...]:
    """The ballot below its cut line."""
    cut = paper.height - ballot_height(ballot)
    left = MARGIN + NAME_COLUMN + 2 * STEP
    right = Box(left, cut + INSET, paper.width - MARGIN - left, 0)
    rule = paragraph(ballot.rule, right.width, 8.5, style=RULE_TEXT, measure=measure)
    until = one_line(ballot.deadline, right.width, DEADLINE, measure=measure)
    return (
        Line(MARGIN, cut, paper.width - MARGIN, cut, HAIRLINE, dash=(2, 1.5)),
        *_name(ballot, heading, cut + INSET, measure=measure),
        *stacked((rule, until) if ballot.deadline else (rule,), left, right.y),
        *_fields(ballot.votes, numbers, right, measure=measure),
    )


def _name(ballot: Ballot, heading: Heading, top: float, *, measure: Measure) -> tuple[Item, ...]:
    head = one_line(f"{ballot.title} · {heading.round}", NAME_COLUMN, TITLE, measure=measure)
    game = paragraph(heading.game, NAME_COLUMN, NAME_LINE - head.height - AIR, style=SMALL, measure=measure)
    label = one_line(ballot.name, NAME_COLUMN, SMALL, measure=measure)
    line = top + NAME_LINE
    return (
        *stacked((head, game), MARGIN, top),
        Line(MARGIN, line, MARGIN + NAME_COLUMN, line, HAIRLINE),
        *label.items(MARGIN, line + 0.5),
    )


def _fields(votes: Sequence[Vote], numbers: Sequence[int], area: Box, *, measure: Measure) -> tuple[Item, ...]:
    room = area.width - (len(numbers) - 1) * PITCH - FIELD
    labels = [paragraph(vote.label, room - 3, PITCH - 0.5, style=LABEL, measure=measure) for vote in votes]
    wide = max(measure(line, label.font, label.size) for label in labels for line in label.lines or ("",))
    left, top = area.x + (wide + 3 if wide else 0), area.y + FIELDS_FROM
    return (
        *(
            Text(left + place * PITCH + FIELD / 2, top - 1.5, str(number), Font.SERIF_BOLD, 11, align=Align.CENTRE)
            for place, number in enumerate(numbers)
        ),
        *(
            Shape(Box(left + place * PITCH, top + row * PITCH, FIELD, FIELD), "", vote.colour, THICK, 1)
            for row, vote in enumerate(votes)
            for place in range(len(numbers))
        ),
        *(
            item
            for row, label in enumerate(labels)
            for item in label.items(area.x, top + row * PITCH + (FIELD - label.height) / 2)
        ),
    )


@frozen
class TableCard:
    """A card of the table by its number."""

    number: int
    picture: str


@frozen
class RevealPage:
    """The table with all that is said on its page; nothing of it tells whose card is whose."""

    file_title: str
    language: str
    heading: Heading
    kicker: str
    clue: str
    """In the quotation marks of the language."""
    cards: tuple[TableCard, ...]
    ballot: Ballot
    face: PlayerLook | None = None
    """The storyteller's figure."""


def reveal_pages(page: RevealPage, paper: Size, *, measure: Measure) -> Document:
    """The table on one page, with a ballot at its foot."""
    area = body(paper)
    foot = ballot_items(page.ballot, page.heading, [card.number for card in page.cards], paper=paper, measure=measure)
    head = opening(page.kicker, page.clue, area, measure=measure, face=page.face)
    top = on_grid(head.bottom)
    boxes = card_boxes(
        len(page.cards), Box(area.x, top, area.width, paper.height - ballot_height(page.ballot) - STEP - top)
    )
    pictures = tuple(
        item
        for card, box in zip(page.cards, boxes, strict=True)
        for item in (card_picture(card.picture, box), *number_seal(card.number, box))
    )
    pages = framed([(*head.items, *pictures, *foot)], page.heading, paper=paper, measure=measure)
    return Document(page.file_title, page.language, pages)
