"""Decks as the card tool prints them: from what a `deck.yaml` says to what sheets and exports take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dixit_pbem.layout.paper import Size
from dixit_pbem.render.sheets import SheetCard, SheetDeck
from dixit_pbem.storage.decks import Deck

if TYPE_CHECKING:
    from dixit_pbem.render.deck_pages import ContactDeck
    from dixit_pbem.render.export.deck import ExportDeck


def sheet_deck(deck: Deck, *, card: Size | None = None) -> SheetDeck:
    """A deck for home sheets, in its own size of card or another; its bleed grows and shrinks with the card."""
    size = card or deck.size
    cards = tuple(SheetCard(each.file, deck.back) for each in deck.cards)
    return SheetDeck(deck.title, cards, size, deck.bleed * size.width / deck.size.width)


def contact_deck(deck: Deck) -> ContactDeck:
    """A deck for its contact sheet."""
    from dixit_pbem.render.deck_pages import ContactCard, ContactDeck

    cards = tuple(ContactCard(each.file, each.title) for each in deck.cards)
    return ContactDeck(deck.title, deck.author, cards, deck.size, deck.bleed)


def export_deck(deck: Deck) -> ExportDeck:
    """A deck for shops and for Tabletop Simulator."""
    from dixit_pbem.render.export.deck import ExportCard, ExportDeck

    cards = tuple(ExportCard(each.file, each.title) for each in deck.cards)
    return ExportDeck(deck.title, cards, deck.size, deck.bleed, deck.back)
