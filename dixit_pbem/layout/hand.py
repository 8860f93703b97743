"""The page with a player's hand: every card with its letter, what to do, and until when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dixit_pbem.frozen import frozen
from dixit_pbem.layout.asked import Asked, asked_items
from dixit_pbem.layout.fit import Cell, best_fit
from dixit_pbem.layout.frame import (
    MARGIN,
    STEP,
    Call,
    Heading,
    body,
    call_panel,
    framed,
    head_line,
    on_grid,
    opening,
)
from dixit_pbem.layout.grid import CARD, SEAL, card_boxes, card_picture, letter_seal
from dixit_pbem.layout.items import Box, Document, Fit, Item, Measure, Page, PlaceImage, Sides
from dixit_pbem.layout.marks import crop_marks
from dixit_pbem.layout.paper import Size
from dixit_pbem.layout.plates import story_mark
from dixit_pbem.layout.players import PlayerLook
from dixit_pbem.layout.several import LEAST


@frozen
class HandCard:
    """A card of the hand by its letter."""

    letter: str
    picture: str
    is_story: bool = False
    """The reader's own clue rests on it, so it is given already."""


@frozen
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
    asked: tuple[Asked, ...] = ()
    """Where all tell at once, the clues of the others with fields for the cards that go to them."""
    face: PlayerLook | None = None
    """The figure of whom the kicker names."""
    says_whose: bool = False
    """Whether the kicker says whose hand it is, so that the heading need not."""


def hand_pages(page: HandPage, paper: Size, *, measure: Measure) -> Document:
    """The whole hand on one page, the pictures as large as they can be; where there is no room for it, on a second."""
    area = body(paper)
    head = opening(page.kicker, page.title, area, measure=measure, face=page.face)
    heading = replace(page.heading, reader="") if page.says_whose else page.heading
    top = on_grid(head.bottom + STEP / 2)
    panel = call_panel(page.call, Box(area.x, top, area.width, 0), measure=measure)
    above, top = (*head.items, *panel.items), panel.bottom + STEP
    if page.asked:
        asked = asked_items(page.asked, Box(area.x, panel.bottom + STEP / 2, area.width, 0), measure=measure)
        above, top = (*above, *asked.items), asked.bottom + STEP
    boxes = card_boxes(len(page.cards), Box(area.x, top, area.width, area.bottom - top))
    if boxes and boxes[0].width < LEAST:
        # Eight clues as long as can be leave no room below them.
        bodies = [above, _cards(page.cards, card_boxes(len(page.cards), area))]
    else:
        bodies = [(*above, *_cards(page.cards, boxes))]
    return Document(page.file_title, page.language, framed(bodies, heading, paper=paper, measure=measure))


def _cards(cards: Sequence[HandCard], boxes: Sequence[Box]) -> tuple[Item, ...]:
    """Each card with its letter; the one that lies with the reader's own clue with the star."""
    return tuple(
        item
        for card, box in zip(cards, boxes, strict=True)
        for item in (
            card_picture(card.picture, box),
            *letter_seal(card.letter, box),
            *(story_mark(box.right - INSIDE, box.y) if card.is_story else ()),
        )
    )


BLEED = 2.5
TOP, SIDE = 27.5, 4.0
"""Where the cards begin below the heading, and the room that crop marks have beside and below them."""
INSIDE = 3.0
"""How far the letter stays inside of the cut."""


def cut_out_pages(page: HandPage, paper: Size, *, measure: Measure) -> Document:
    """The hand in real size, on as many pages as it takes."""
    area = Size(paper.width - 2 * (MARGIN + SIDE), paper.height - TOP - MARGIN - SIDE)
    cells = best_fit(area, CARD.grown(BLEED))
    left = (paper.width - max(cell.box.right for cell in cells)) / 2
    cells = tuple(replace(cell, box=cell.box.moved(left, TOP)) for cell in cells)
    sheets = [page.cards[first : first + len(cells)] for first in range(0, len(page.cards), len(cells))]
    pages = tuple(
        _sheet(page, cards, cells, number=f"{number} / {len(sheets)}", paper=paper, measure=measure)
        for number, cards in enumerate(sheets, start=1)
    )
    return Document(page.file_title, page.language, pages, actual_size=True, sides=Sides.ONE)


def _sheet(
    page: HandPage, cards: Sequence[HandCard], cells: Sequence[Cell], *, number: str, paper: Size, measure: Measure
) -> Page:
    used = cells[: len(cards)]
    trims = [cell.box.grown(-BLEED) for cell in used]
    edges = (
        Box(0, 0, paper.width, TOP - SIDE),
        Box(0, paper.height - MARGIN, paper.width, MARGIN),
        Box(0, 0, MARGIN, paper.height),
        Box(paper.width - MARGIN, 0, MARGIN, paper.height),
    )
    heading = replace(page.heading, reader=" · ".join(filter(None, (page.heading.reader, number))))
    return Page(
        paper.width,
        paper.height,
        (
            *head_line(heading, paper, measure=measure),
            *crop_marks(trims, BLEED, paper, keep_off=edges),
            *(item for card, cell in zip(cards, used, strict=True) for item in _card(card, cell)),
        ),
    )


def _card(card: HandCard, cell: Cell) -> tuple[Item, ...]:
    """A card with its letter at its own top left, also where the card lies on its side."""
    trim = cell.box.grown(-BLEED - INSIDE - SEAL)
    corner = Box(trim.right, trim.y, 0, 0) if cell.turned else trim
    turn = 90 if cell.turned else 0
    return (
        PlaceImage(card.picture, cell.box, turn=turn, clip=cell.box, fit=Fit.COVER),
        *letter_seal(card.letter, corner, turn=turn),
    )
