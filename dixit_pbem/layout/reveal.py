"""The page with the table: the clue, every picture with its number, and a ballot to tear off."""

from __future__ import annotations

from dataclasses import dataclass

from dixit_pbem.layout.ballot import Ballot, ballot_height, ballot_items
from dixit_pbem.layout.frame import STEP, Heading, body, framed, on_grid, opening
from dixit_pbem.layout.grid import card_boxes, card_picture, number_seal
from dixit_pbem.layout.items import Box, Document, Measure
from dixit_pbem.layout.paper import Size


@dataclass(frozen=True, slots=True)
class TableCard:
    """A card of the table by its number."""

    number: int
    picture: str


@dataclass(frozen=True, slots=True)
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


def reveal_pages(page: RevealPage, paper: Size, *, measure: Measure) -> Document:
    """The table on one page, with a ballot at its foot."""
    area = body(paper)
    foot = ballot_items(page.ballot, page.heading, [card.number for card in page.cards], paper=paper, measure=measure)
    head = opening(page.kicker, page.clue, area, measure=measure)
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
