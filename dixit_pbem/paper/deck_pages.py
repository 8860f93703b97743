"""The contact sheet of a deck and the test page of a printer, as PDF files.

Edge: reads pictures, writes files.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from dixit_pbem.layout.frame import Heading
from dixit_pbem.layout.items import Document, Sides
from dixit_pbem.layout.paper import A4, Size
from dixit_pbem.layout.preview import CARD_WIDTH, SmallCard, contact_pages
from dixit_pbem.layout.printer_page import TITLE, printer_pages
from dixit_pbem.paper.fonts import measure, printable
from dixit_pbem.paper.home_sheets import SheetCard, SheetDeck
from dixit_pbem.paper.points import MM_PER_INCH
from dixit_pbem.progress import OnProgress, unwatched
from dixit_pbem.storage.decks import Deck
from dixit_pbem.storage.disk import whole_file

if TYPE_CHECKING:
    from dixit_pbem.paper.export.deck import ExportDeck

PIXELS_PER_MM = 300 / MM_PER_INCH


@dataclass(frozen=True, slots=True)
class ContactCard:
    """A card of the contact sheet: its picture and its title."""

    picture: Path
    title: str


@dataclass(frozen=True, slots=True)
class ContactDeck:
    """A deck for its contact sheet: the size of a cut card, and the bleed its pictures bring along."""

    title: str
    author: str
    cards: tuple[ContactCard, ...]
    card: Size
    own_bleed: float = 0.0


def write_contact(deck: ContactDeck, target: Path, *, paper: Size = A4, on_progress: OnProgress = unwatched) -> int:
    """Write every card of a deck, small and as it is cut, with number and title; return the number of pages."""
    pictures = _small_pictures(deck, on_progress)
    cards = [SmallCard(name, printable(card.title)) for name, card in zip(pictures, deck.cards, strict=True)]
    heading = Heading(printable(deck.title), f"{len(cards)} cards", printable(deck.author))
    pages = contact_pages(cards, deck.card, heading, paper=paper, measure=measure)
    _save(Document(f"{deck.title}: all cards", "en", pages), pictures, target)
    return len(pages)


def write_printer_page(target: Path, *, paper: Size = A4) -> None:
    """Write the two pages by which a printer's backs are measured."""
    document = Document(TITLE, "en", printer_pages(paper, measure), actual_size=True, sides=Sides.LONG_EDGE)
    _save(document, {}, target)


def _small_pictures(deck: ContactDeck, on_progress: OnProgress) -> Mapping[str, bytes]:
    """A small copy of every card without its bleed, by its number: the file must not tell how pictures are called."""
    from concurrent.futures import ThreadPoolExecutor

    from dixit_pbem.paper.thumbnails import THREADS, thumbnail

    bleed, card = deck.own_bleed, deck.card
    margins = bleed / (card.width + 2 * bleed), bleed / (card.height + 2 * bleed)
    width = round(CARD_WIDTH * PIXELS_PER_MM)
    small: dict[str, bytes] = {}
    with ThreadPoolExecutor(THREADS) as threads:
        made = threads.map(lambda one: thumbnail(one.picture, width, margins=margins), deck.cards)
        for number, data in enumerate(made, start=1):
            small[f"{number}"] = data
            on_progress(number, len(deck.cards))
    return small


def _save(document: Document, pictures: Mapping[str, bytes], target: Path) -> None:
    from dixit_pbem.paper.pdf import render

    data = render(document, pictures)
    with whole_file(target) as out:
        out.write(data)


def sheet_deck(deck: Deck, *, card: Size | None = None) -> SheetDeck:
    """A deck for home sheets, in its own size of card or another; its bleed grows and shrinks with the card."""
    size = card or deck.size
    cards = tuple(SheetCard(each.file, deck.back) for each in deck.cards)
    return SheetDeck(deck.title, cards, size, deck.bleed * size.width / deck.size.width)


def contact_deck(deck: Deck) -> ContactDeck:
    """A deck for its contact sheet."""

    cards = tuple(ContactCard(each.file, each.title) for each in deck.cards)
    return ContactDeck(deck.title, deck.author, cards, deck.size, deck.bleed)


def export_deck(deck: Deck) -> ExportDeck:
    """A deck for shops and for Tabletop Simulator."""
    from dixit_pbem.paper.export.deck import ExportCard, ExportDeck

    cards = tuple(ExportCard(each.file, each.title) for each in deck.cards)
    return ExportDeck(deck.title, cards, deck.size, deck.bleed, deck.back)
