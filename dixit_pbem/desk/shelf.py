"""The games of a desk: found in its folders, kept opened, and followed as their journals grow.

A game is not replayed for each page: only what came to its journal since is read.

Edge: reads game files and folders.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from threading import Lock
from typing import Protocol

from dixit_pbem.errors import NotFound
from dixit_pbem.journal.opened import Opened, opened, opened_again
from dixit_pbem.storage.folder import games_in
from dixit_pbem.storage.game_file import GameFile

NO_SUCH_GAME = "There is no such game on this desk (any more). Go back to the tables."
OFTEN = 0.25
"""Seconds between two looks at the files, however many pages are open."""


@dataclass(eq=False)
class Table:
    """One game of the desk: its name in addresses, where it lies, and how it stood when it was last looked at."""

    key: str
    store: GameFile
    _lock: Lock = field(default_factory=Lock)
    _stamp: object = None
    _known: Opened | None = None

    @property
    def opened(self) -> Opened:
        """The game as it stands; what cannot be read is told as ever."""
        with self._lock:
            stamp = self.store.stamp()
            if self._known is None or stamp != self._stamp:
                contents = self.store.read()
                before = self._known
                # A writer between the two looks makes another stamp, so the next page reads once more.
                self._known = opened_again(before, contents) if before else opened(self.store.home, contents)
                self._stamp = stamp
            return self._known

    @property
    def known(self) -> Opened | None:
        """The game as it stood when it was last looked at, if it could be read."""
        return self._known

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return len(self.opened.journal)


class ShelfSeen(Protocol):
    """The games that a visitor may see."""

    @property
    def folder(self) -> Path:
        """Where a new game goes."""
        ...

    places: tuple[Path, ...]

    def tables(self) -> tuple[Table, ...]:
        """Every game that is shown together."""
        ...

    def table(self, key: str) -> Table:
        """The game of this name in addresses."""
        ...

    def has(self, key: str) -> bool:
        """May they see this game?"""
        ...


class AnyShelf(ShelfSeen, Protocol):
    """The games of a desk, wherever they lie."""

    often: float

    def stamps(self) -> Mapping[str, object]:
        """What is another as soon as a game was written, of each."""
        ...

    def seen_by(self, whose: str | None) -> ShelfSeen:
        """What a visitor may see of it."""
        ...


class Shelf:
    """Every game of the files and folders that the desk was opened for."""

    often = OFTEN

    def seen_by(self, _whose: str | None) -> Shelf:
        """What a visitor may see of it: all."""
        return self

    def has(self, _key: str) -> bool:
        """May they see this game?"""
        return True

    def __init__(self, places: Sequence[Path]) -> None:
        self.places = tuple(places) or (Path(),)
        self._tables: dict[Path, Table] = {}
        self._lock = Lock()

    @property
    def folder(self) -> Path:
        """Where a new game goes."""
        return next((place for place in self.places if place.is_dir()), self.places[0].parent)

    def tables(self) -> tuple[Table, ...]:
        """Every game there is now, those too that were begun since."""
        with self._lock:
            files = [Path(file).absolute() for file in dict.fromkeys(self._files())]
            for file in files:
                if file not in self._tables:
                    self._tables[file] = Table(
                        _key(file, (table.key for table in self._tables.values())), GameFile(file)
                    )
            return tuple(self._tables[file] for file in files)

    def table(self, key: str) -> Table:
        """The game of this name in addresses."""
        found = next((table for table in self.tables() if table.key == key), None)
        if found is None:
            raise NotFound(NO_SUCH_GAME)
        return found

    def stamps(self) -> Mapping[str, object]:
        """What is another as soon as a game was written, of each."""
        return {table.key: table.store.stamp() for table in self.tables()}

    def _files(self) -> Iterator[Path]:
        for place in self.places:
            if place.is_dir():
                yield from games_in(place)
            else:
                yield place


def _key(file: Path, taken: Iterable[str]) -> str:
    """A name for addresses: letters, digits and dashes of the file's, told apart by a number."""
    known = set(taken)
    stem = re.sub(r"[^a-z0-9]+", "-", file.stem.casefold()).strip("-") or "game"
    number, key = 1, stem
    while key in known:
        number += 1
        key = f"{stem}-{number}"
    return key
