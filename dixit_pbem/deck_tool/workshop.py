"""The folder in which a deck is made: originals, cards, and the memory of what was made of what.

    originals/NAME.jpg    a picture as it came: upright, without metadata, uncut
    cards/NAME.jpg        the part of it that the card shows
    originals/made.json   which picture became which original, and which card is as the program made it

A card that is not as the program made it was changed by a person, and is left alone.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path

from dixit_pbem.errors import BadFile, Problem
from dixit_pbem.frozen import frozen
from dixit_pbem.paper.pictures import picture_bytes
from dixit_pbem.paper.thumbnails import short_hash
from dixit_pbem.storage.deck_file import must_be_in_deck
from dixit_pbem.storage.decks import picture_hash
from dixit_pbem.storage.disk import told

ORIGINALS, CARDS, MEMORY = "originals", "cards", "made.json"


@frozen
class Made:
    """A card as the program made it, and the recipe it made it by."""

    recipe: str
    picture: str


@dataclass(slots=True)
class Workshop:
    """A deck's folder while cards are made in it."""

    folder: Path
    sources: dict[str, str] = field(default_factory=dict)
    """The name of the original that each picture became, by the picture's hash."""
    cards: dict[str, Made] = field(default_factory=dict)
    """The cards that were made, by the name of their file."""

    @classmethod
    def opened(cls, folder: Path) -> Workshop:
        """The workshop in a folder, with all that it remembers."""
        workshop = cls(folder)
        path = folder / ORIGINALS / MEMORY
        for place in (folder / ORIGINALS, folder / CARDS, path):
            must_be_in_deck(place, folder)
        try:
            memory = json.loads(path.read_bytes())
            workshop.sources.update(memory["sources"])
            workshop.cards.update({name: Made(*made) for name, made in memory["cards"].items()})
        except (FileNotFoundError, NotADirectoryError):
            return workshop
        except OSError as error:
            raise BadFile([Problem(str(path), 0, f"It cannot be read ({error.strerror}).")]) from error
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            text = f"It is damaged. Delete it; the pictures in '{CARDS}' then count as yours and are left as they are."
            raise BadFile([Problem(str(path), 0, text)]) from error
        return workshop

    def remember(self) -> None:
        """Keep what was made for the next time."""
        memory = {
            "sources": self.sources,
            "cards": {name: [made.recipe, made.picture] for name, made in self.cards.items()},
        }
        put(self.folder / ORIGINALS / MEMORY, json.dumps(memory, indent=1, sort_keys=True).encode())

    def original_of(self, card: Path) -> Path:
        """The uncut picture that a card was made of."""
        return self.folder / ORIGINALS / f"{card.stem}.jpg"

    def keep_original(self, name: str, picture: bytes) -> Path:
        """Put an original into the folder; its card will have the same name."""
        path = self.folder / ORIGINALS / f"{name}.jpg"
        put(path, picture)
        return path

    def is_known(self, source: str) -> bool:
        """Whether a picture with this hash was taken in before, and its original is still there."""
        return source in self.sources and (self.folder / ORIGINALS / self.sources[source]).is_file()

    def took_in(self, picture: Path) -> bool:
        """Whether the picture of this file was taken in before."""
        try:
            return self.is_known(picture_hash(picture))
        except OSError:
            return False

    def is_by_hand(self, card: Path) -> bool:
        """Whether a person changed the picture of a card, or made it."""
        made = self.cards.get(self.name_of(card))
        return card.is_file() and (made is None or made.picture != short_hash(picture_bytes(card)))

    def is_up_to_date(self, card: Path, recipe: str) -> bool:
        """Whether a card is already what the recipe would make."""
        made = self.cards.get(self.name_of(card))
        return card.is_file() and made is not None and made.recipe == recipe

    def keep_card(self, card: Path, picture: bytes, *, recipe: str) -> None:
        """Put a card into the folder."""
        put(card, picture)
        self.cards[self.name_of(card)] = Made(recipe, short_hash(picture))

    def name_of(self, card: Path) -> str:
        """How the deck's file names a card's picture."""
        return card.relative_to(self.folder).as_posix()


def put(path: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    with told(str(path)):
        path.parent.mkdir(parents=True, exist_ok=True)
        partial = path.with_name(f".{path.name}.part")
        partial.write_bytes(content)
        partial.replace(path)
