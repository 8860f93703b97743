"""Does this computer have the pictures of a table? Decks lie in folders, and a picture is known by its hash.

Edge: reads decks.
"""

from __future__ import annotations

from pathlib import Path

from dixit_pbem.errors import BadFile, DixitError, NotFound
from dixit_pbem.journal.opened import Opened
from dixit_pbem.storage.editions import decks_as_begun, hash_of
from dixit_pbem.storage.settings import Settings


class Lacking(DixitError):
    """A picture that a table needs is not on this computer; another may have it."""


def must_have_decks(found: Opened, settings: Settings, folder: Path) -> None:
    """Refuse a game whose pictures are not here as it began with them."""
    pictures = found.game.setup.pictures if found.game else {}
    decks = decks_as_begun(settings.decks, folder, pictures)
    here = {card.id: card for deck in decks for card in deck.cards}
    if wrong := [card for card, mark in pictures.items() if card not in here or hash_of(here[card]) != mark]:
        text = f"The picture of {wrong[0]} is not in the club as the game began with it. Copy the deck's folder into"
        raise BadFile([found.problem("deck", f"{text} {folder / 'decks'}.")])


def must_be_here(found: Opened) -> None:
    """The same for a worker: a table that lacks one is left to those who have it."""
    try:
        must_have_decks(found, found.settings, found.home.beside)
    except (NotFound, BadFile) as missing:
        raise Lacking(str(missing)) from missing
