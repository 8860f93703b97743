"""Decks on disk: a folder with a `deck.yaml` and its pictures, beside the game file or the program's own."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

from dixit_pbem.engine.model import CardId
from dixit_pbem.errors import BadFile, NotFound, did_you_mean
from dixit_pbem.frozen import frozen
from dixit_pbem.layout.crop import CropBox
from dixit_pbem.layout.paper import Size
from dixit_pbem.shell import named
from dixit_pbem.storage.shipped import shipped

DECK_FILE = "deck.yaml"
_HASHES_KEPT = 4096


@frozen
class Card:
    """One card: its id in the whole game (`deck/card`), its picture and what may be said about it."""

    id: CardId
    file: Path
    title: str
    texts: Mapping[str, str]
    """A description by language, for players who cannot see the picture."""
    crop: CropBox | None
    line: int
    """Where the card stands in its `deck.yaml`."""
    edition: str = ""
    """The hash of the picture for which the file stands, where that is a smaller copy of an earlier edition."""


@frozen
class Deck:
    """A deck as its `deck.yaml` tells it."""

    name: str
    folder: Path
    title: str
    author: str
    licence: str
    size: Size
    """A card after cutting."""
    bleed: float
    """How much more its picture has on every side, in millimetres."""
    back: Path | None
    """The picture on the back of every card; without one a moon is drawn."""
    cards: tuple[Card, ...]

    @property
    def picture(self) -> Size:
        """A whole picture, with what is cut off."""
        return self.size.grown(self.bleed)

    @property
    def margins(self) -> tuple[float, float]:
        """The shares of a picture's width and height that are cut off on each side."""
        return self.bleed / self.picture.width, self.bleed / self.picture.height


def find_deck(name: str, beside: Path) -> Path:
    """The folder of a deck: `decks/<name>` beside the game file, then the program's own, then a path."""
    for folder in (beside / "decks" / name, shipped("decks") / name, beside / name):
        with suppress(OSError):  # what cannot be the name of a folder is none
            if folder.is_dir():
                return folder
    known = [path.name for path in _deck_folders(beside)]
    raise NotFound(
        f"There is no deck {named(name)}.{did_you_mean(name, known)} "
        f"There are: {', '.join(known)}. The path of a folder with a {DECK_FILE} works as well."
    )


def load_deck(folder: Path) -> Deck:
    """The deck in a folder; every problem of its file at once when there are any."""
    from dixit_pbem.storage.deck_file import read_deck

    deck, problems = read_deck(folder)
    if problems:
        raise BadFile(problems)
    return deck


def load_decks(names: Sequence[str], beside: Path) -> tuple[Deck, ...]:
    """The decks that a game mixes, in the order of their names."""
    folders: dict[str, Path] = {}
    for name in names:
        folder = find_deck(name, beside).resolve()
        first = folders.get(folder.name)
        if first == folder:
            raise NotFound(f"The deck '{first.name}' is named twice. Name it once.")
        if first:
            raise NotFound(
                f"Two decks are called '{first.name}': {first} and {folder}. "
                "Their cards could not be told apart, so give one of the folders another name."
            )
        folders[folder.name] = folder
    return tuple(load_deck(folder) for folder in folders.values())


def deck_list(beside: Path) -> tuple[Deck, ...]:
    """Every deck that a game file in this folder may name, each as far as it can be read."""
    from dixit_pbem.storage.deck_file import read_deck

    return tuple(read_deck(folder)[0] for folder in _deck_folders(beside))


def _deck_folders(beside: Path) -> tuple[Path, ...]:
    """The folders that hold a deck, by name; one beside the game file hides the program's own of the same name."""
    found = {
        file.parent.name: file.parent
        for place in (shipped("decks"), beside / "decks")
        for file in place.glob(f"*/{DECK_FILE}")
    }
    return tuple(found[name] for name in sorted(found))


def picture_hash(path: Path) -> str:
    """What tells one picture from every other: the first half of the SHA-256 of its bytes, read when it changed."""
    status = path.stat()
    return _hash(path, (status.st_mtime_ns, status.st_size, status.st_ino))


@lru_cache(_HASHES_KEPT)
def _hash(path: Path, _stamp: tuple[int, ...]) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()[:32]
