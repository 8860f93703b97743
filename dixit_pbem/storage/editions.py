"""Earlier editions of a deck: how its cards looked and were told when a game began, though they were repainted since.

A deck keeps them in its folder `editions`, each as a smaller copy that is named after the hash of the picture for which
it stands, and in `editions.yaml` what was said about it. A game goes on with the pictures that it began with.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

from dixit_pbem.engine.model import CardId
from dixit_pbem.errors import BadFile
from dixit_pbem.storage.deck_file import must_be_in_deck
from dixit_pbem.storage.decks import Card, Deck, load_decks, picture_hash
from dixit_pbem.storage.reader import Reader
from dixit_pbem.storage.strict_yaml import Node, decoded

FOLDER = "editions"
LIST = "editions.yaml"
KEYS = ("title", "texts")


def decks_as_begun(names: Sequence[str], beside: Path, pictures: Mapping[CardId, str]) -> tuple[Deck, ...]:
    """The decks of a running game, whose pictures' hashes are these; a card that was repainted is the earlier one."""
    return tuple(_as_begun(deck, pictures) for deck in load_decks(names, beside))


def hash_of(card: Card) -> str:
    """The hash of a card's picture as it was painted, of an earlier edition too."""
    return card.edition or picture_hash(card.file)


def earlier_files(deck: Deck, pictures: Mapping[CardId, str]) -> tuple[Path, ...]:
    """What of a deck's earlier editions a game needs wherever it goes."""
    kept = _kept(deck.folder)
    needed = [kept[wanted] for card in deck.cards if (wanted := pictures.get(card.id, "")) in kept]
    return (deck.folder / FOLDER / LIST, *needed) if needed else ()


def _as_begun(deck: Deck, pictures: Mapping[CardId, str]) -> Deck:
    kept = _kept(deck.folder)
    repainted = {card.id for card in deck.cards if pictures.get(card.id, "") in kept}
    if not repainted:
        return deck
    told = _Told(deck.folder)
    cards = (told.earlier(card, pictures[card.id], kept) if card.id in repainted else card for card in deck.cards)
    begun = replace(deck, cards=tuple(cards))
    told.finish()
    return begun


def _kept(folder: Path) -> Mapping[str, Path]:
    """The earlier pictures of the deck in a folder, by the hash for which each stands; most decks have none."""
    with suppress(OSError):
        return {path.stem: path for path in (folder / FOLDER).iterdir() if path.suffix == ".jpg"}
    return {}


class _Told(Reader):
    """One reading of what was said about the pictures of earlier editions."""

    def __init__(self, folder: Path) -> None:
        super().__init__(str(folder / FOLDER / LIST))
        self.folder = folder
        self.by_hash = dict(self._entries())

    def earlier(self, card: Card, wanted: str, kept: Mapping[str, Path]) -> Card:
        """The card as it was with this picture."""
        if wanted not in self.by_hash:
            self.complain(0, f"The picture {kept[wanted].name} is not told of here. Put its lines back.")
            return card
        must_be_in_deck(kept[wanted], self.folder)
        keys = self.section(self.by_hash[wanted], known=KEYS, required=KEYS)
        nodes = (self.entries(keys["texts"]) if "texts" in keys else None) or {}
        texts = {language: text for language, node in nodes.items() if (text := self.text(node))}
        title = (self.text(keys["title"]) if "title" in keys else None) or card.title
        return replace(card, file=kept[wanted], edition=wanted, title=title, texts=MappingProxyType(texts), crop=None)

    def _entries(self) -> Iterator[tuple[str, Node]]:
        path = Path(self.file)
        try:
            must_be_in_deck(path, self.folder)
            root = self.document(decoded(path.read_bytes(), self.file))
        except BadFile as bad:
            self.problems.extend(bad.problems)
        except OSError as error:
            self.complain(0, f"It cannot be read ({error.strerror}). It tells of the earlier pictures: put it back.")
        else:
            yield from ((self.entries(root) or {}) if root else {}).items()
