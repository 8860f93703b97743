"""The contact sheet of a deck and the test page of a printer, as PDF files; and a deck as sheets and exports take it.

Edge: reads pictures, writes files.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from dixit_pbem.layout.frame import Heading
from dixit_pbem.layout.items import Document, Sides
from dixit_pbem.layout.paper import A4, Size
from dixit_pbem.layout.preview import CARD_WIDTH, SmallCard, contact_pages
from dixit_pbem.layout.printer_page import TITLE, printer_pages
from dixit_pbem.paper.export.deck import ExportCard, ExportDeck
from dixit_pbem.paper.fonts import measure, printable_text
from dixit_pbem.paper.home_sheets import SheetCard, SheetDeck
from dixit_pbem.paper.points import MM_PER_INCH
from dixit_pbem.progress import OnProgress, unwatched
from dixit_pbem.storage.decks import Deck

PIXELS_PER_MM = 300 / MM_PER_INCH


def write_contact(deck: Deck, target: Path, *, paper: Size = A4, on_progress: OnProgress = unwatched) -> int:
    """Write every card of a deck, small and as it is cut, with number and title; return the number of pages."""
    from dixit_pbem.paper.pdf import write_document

    pictures = _small_pictures(deck, on_progress)
    cards = [SmallCard(name, printable_text(card.title)) for name, card in zip(pictures, deck.cards, strict=True)]
    heading = Heading(printable_text(deck.title), f"{len(cards)} cards", printable_text(deck.author))
    pages = contact_pages(cards, deck.size, heading, paper=paper, measure=measure)
    write_document(Document(f"{deck.title}: all cards", "en", pages), target, pictures)
    return len(pages)


def write_printer_page(target: Path, *, paper: Size = A4) -> None:
    """Write the two pages by which a printer's backs are measured."""
    from dixit_pbem.paper.pdf import write_document

    document = Document(TITLE, "en", printer_pages(paper, measure), actual_size=True, sides=Sides.LONG_EDGE)
    write_document(document, target)


def _small_pictures(deck: Deck, on_progress: OnProgress) -> Mapping[str, bytes]:
    """A small copy of every card without its bleed, by its number: the file must not tell how pictures are called."""
    from concurrent.futures import ThreadPoolExecutor

    from dixit_pbem.paper.thumbnails import THREADS, thumbnail

    width = round(CARD_WIDTH * PIXELS_PER_MM)
    small: dict[str, bytes] = {}
    with ThreadPoolExecutor(THREADS) as threads:
        made = threads.map(lambda card: thumbnail(card.file, width, margins=deck.margins), deck.cards)
        for number, data in enumerate(made, start=1):
            small[f"{number}"] = data
            on_progress(number, len(deck.cards))
    return small


def sheet_deck(deck: Deck, *, card: Size | None = None) -> SheetDeck:
    """A deck for home sheets, in its own size of card or another; its bleed grows and shrinks with the card."""
    size = card or deck.size
    cards = tuple(SheetCard(each.file, deck.back) for each in deck.cards)
    return SheetDeck(deck.title, cards, size, deck.bleed * size.width / deck.size.width)


def export_deck(deck: Deck) -> ExportDeck:
    """A deck for shops and for Tabletop Simulator."""
    cards = tuple(ExportCard(each.file, each.title) for each in deck.cards)
    return ExportDeck(deck.title, cards, deck.size, deck.bleed, deck.back)
