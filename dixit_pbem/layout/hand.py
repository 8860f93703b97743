"""The page with a player's hand: every card with its letter, what to do, and until when."""

from __future__ import annotations

from dataclasses import dataclass

from dixit_pbem.layout.frame import STEP, Call, Heading, body, call_panel, framed, on_grid, opening
from dixit_pbem.layout.grid import card_boxes, card_picture, letter_seal
from dixit_pbem.layout.items import Box, Document, Item, Measure
from dixit_pbem.layout.paper import Size


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of the hand by its letter."""

    letter: str
    picture: str


@dataclass(frozen=True, slots=True)
class HandPage:
    """A player's hand with all that is said on its page, in the player's words."""

    file_title: str
    language: str
    heading: Heading
    kicker: str
    title: str
    """The clue in its quotation marks where it is known; else whose story it is."""
    call: Call
    cards: tuple[HandCard, ...]


def hand_pages(page: HandPage, paper: Size, *, measure: Measure) -> Document:
    """The whole hand on one page, the pictures as large as they can be."""
    area = body(paper)
    head = opening(page.kicker, page.title, area, measure=measure)
    top = on_grid(head.bottom + STEP / 2)
    panel = call_panel(page.call, Box(area.x, top, area.width, 0), measure=measure)
    room = panel.bottom + STEP
    boxes = card_boxes(len(page.cards), Box(area.x, room, area.width, area.bottom - room))
    items = (*head.items, *panel.items, *_cards(page.cards, boxes))
    return Document(page.file_title, page.language, framed([items], page.heading, paper=paper, measure=measure))


def _cards(cards: tuple[HandCard, ...], boxes: tuple[Box, ...]) -> tuple[Item, ...]:
    return tuple(
        item
        for card, box in zip(cards, boxes, strict=True)
        for item in (card_picture(card.picture, box), *letter_seal(card.letter, box))
    )
