"""Where a game lies: the one seam between what happens at the table and what keeps it.

A `Store` is read, and added to under its lock; beside the journal it keeps side files: mails, clue files, lines that
were sent. The game file is one (`storage.game_file`); here is the other, a game that lies nowhere.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field, replace
from io import BytesIO
from typing import BinaryIO, Protocol, Self

from dixit_pbem.frozen import frozen
from dixit_pbem.storage.game_file import Contents, Home
from dixit_pbem.storage.journal import Record


class Pen(Protocol):
    """A journal that nobody else may write now."""

    @property
    def contents(self) -> Contents:
        """What it said when the lock was taken."""
        ...

    def append(self, records: Sequence[Record]) -> None:
        """Add events that belong together, for good: all of them or, with an error, none."""
        ...


class Side(Protocol):
    """What lies beside a game, or beside several: files by their names."""

    @property
    def place(self) -> str:
        """Where they lie, for a person."""
        ...

    def keep(self, name: str, content: bytes, *, for_good: bool = True) -> None:
        """Keep a side file instead of the one that had this name; what is not `for_good` may go with a power cut."""
        ...

    def keep_pieces(self, name: str, pieces: Iterable[bytes]) -> None:
        """The same for one that is too long for the memory."""
        ...

    def write_over(self, name: str, content: bytes) -> None:
        """Keep a short side file past the end of the program; where one as long lies already, that needs no room."""
        ...

    def kept(self, name: str) -> bytes | None:
        """The side file of this name; None where there is none."""
        ...

    def opened(self, name: str) -> BinaryIO | None:
        """The same to be read piece by piece."""
        ...


class Store(Side, Protocol):
    """A game where it lies."""

    @property
    def home(self) -> Home:
        """Its name, and the folders that go with it."""
        ...

    def read(self) -> Contents:
        """What it says now."""
        ...

    def locked(self) -> AbstractContextManager[Pen]:
        """Its journal while nobody else may write it; Busy where somebody else does for too long."""
        ...

    def turn_to_send(self, *, patience: float) -> AbstractContextManager[bool]:
        """Whether it is ours alone to send its mails meanwhile; nobody else may until then. The journal stays free."""
        ...

    def stamp(self) -> object:
        """What is another as soon as anybody has written the game."""
        ...


@dataclass(eq=False)
class MemoryStore:
    """A game that lies nowhere: rehearsals and tests play on it, and nothing of it stays."""

    home: Home
    contents: Contents
    original: Store | None = None
    """What side files are taken from that were not kept here."""
    side: dict[str, bytes] = field(default_factory=dict)

    @classmethod
    def of(cls, original: Store) -> Self:
        """A game as it stands, to be tried on: the original stays as it is."""
        return cls(original.home, original.read(), original)

    @property
    def place(self) -> str:
        """See `Store`."""
        return self.home.side

    def read(self) -> Contents:
        """See `Store`."""
        return self.contents

    @contextmanager
    def locked(self) -> Iterator[Pen]:
        """See `Store`."""
        yield _PenInMemory(self, self.contents)

    @contextmanager
    def turn_to_send(self, *, patience: float) -> Iterator[bool]:  # noqa: ARG002
        """See `Store`."""
        yield True

    def keep(self, name: str, content: bytes, *, for_good: bool = True) -> None:  # noqa: ARG002
        """See `Store`."""
        self.side[name] = content

    def write_over(self, name: str, content: bytes) -> None:
        """See `Store`."""
        self.side[name] = content

    def keep_pieces(self, name: str, pieces: Iterable[bytes]) -> None:
        """See `Store`."""
        self.side[name] = b"".join(pieces)

    def kept(self, name: str) -> bytes | None:
        """See `Store`."""
        if name in self.side or self.original is None:
            return self.side.get(name)
        return self.original.kept(name)

    def opened(self, name: str) -> BinaryIO | None:
        """See `Store`."""
        if name not in self.side and self.original is not None:
            return self.original.opened(name)
        return BytesIO(self.side[name]) if name in self.side else None

    def stamp(self) -> object:
        """See `Store`."""
        return len(self.contents.records)


@frozen
class _PenInMemory:
    store: MemoryStore
    contents: Contents

    def append(self, records: Sequence[Record]) -> None:
        before = self.store.contents
        first = len(before.records) + 1
        if [record["seq"] for record in records] != list(range(first, first + len(records))):
            raise ValueError(f"the events must be numbered from {first}")
        # What cannot be written as a line must not be thought to have been kept.
        written = tuple(json.loads(json.dumps(record)) for record in records)
        line = max(before.lines, default=before.settings_text.count("\n") + 1)
        lines = range(line + 1, line + 1 + len(written))
        self.store.contents = replace(before, records=(*before.records, *written), lines=(*before.lines, *lines))
