"""Pictures of cards for pages: each behind an address that tells nothing, for a hand is nobody else's business."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from dixit_pbem.engine.model import CardId, Game, HandLetter, Phase, PlayerName
from dixit_pbem.errors import NotFound
from dixit_pbem.journal.opened import Opened
from dixit_pbem.paper.thumbnails import thumbnail
from dixit_pbem.storage.decks import load_decks

if TYPE_CHECKING:
    from dixit_pbem.desk.asks import Ask

WIDE = 320


def card_address(ask: Ask, found: Opened, card: CardId) -> str:
    """An address under which the picture of a card stands for a while."""
    return ask.desk.curtain.address(partial(_picture, found, card), "image/jpeg", whose=ask.token)


def _picture(found: Opened, card: CardId) -> bytes:
    for deck in load_decks(found.settings.decks, found.home.beside):
        for each in deck.cards:
            if each.id == card:
                return thumbnail(each.file, WIDE, margins=deck.margins)
    raise NotFound("The picture of this card is not in the decks any more.")


def card_of_reading(game: Game, player: PlayerName, reading: str) -> CardId | None:
    """The card that an answer names: one of the hand by its letter, one of the table by its number."""
    first = reading.partition(":")[0].strip()
    if game.phase is Phase.VOTE and first.isdigit():
        return next((card.card for card in game.round.table if card.number == int(first)), None)
    return game.hands.get(player, {}).get(HandLetter(first.upper()))
