"""A click: what somebody wants done on a page, done once however often it arrives, and only while the page is true.

The mark of a click is kept with every event that it writes. So a click whose answer got lost is known again, even by
a program that was killed in between; and one from a page that is older than the game does nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import BinaryIO

from dixit_pbem.errors import DixitError
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.store import MemoryStore, Pen, Store
from dixit_pbem.storage.game_file import Contents, Home
from dixit_pbem.storage.journal import Record

BY_ITSELF = frozenset(
    {
        "posted",
        "post_refused",
        "post_delayed",
        "superseded",
        "step_taken",
        "digest_due",
        "mail_set_aside",
        "mail_held",
        "mail_read",
        "bounced",
        "locked_out",
        "reminded",
        "late_told",
        "said_beside",
        "loved",
    }
)
"""What is written around a game without changing what a page asks about."""


@frozen
class Click:
    """What one form of one page stands for: its own mark, and the last event that its page knew."""

    mark: str
    seen: int


class DoneBefore(DixitError):
    """This very click was done already; its result stands in the journal."""


class WentOn(DixitError):
    """The game went on since the page was made."""

    def __init__(self, since: int) -> None:
        super().__init__(
            "The game went on meanwhile, so nothing was done. Look at it, and do it again if you still want."
        )
        self.since = since


def was_done(records: Iterable[Record], mark: str) -> bool:
    """Whether a click with this mark wrote any of these."""
    return any(record.get("deed") == mark for record in records)


@dataclass(eq=False)
class Clicked:
    """A game to be changed by one click."""

    store: Store
    click: Click
    begun: bool = False

    @property
    def home(self) -> Home:
        """See `Store`."""
        return self.store.home

    @property
    def place(self) -> str:
        """See `Store`."""
        return self.store.place

    def read(self) -> Contents:
        """See `Store`."""
        return self.store.read()

    @contextmanager
    def locked(self) -> Iterator[Pen]:
        """See `Store`; the first time DoneBefore or WentOn where the click is not to be done any more."""
        with self.store.locked() as pen:
            if not self.begun:
                self._must_be_new(pen.contents.records)
                self.begun = True
            yield pen

    def _must_be_new(self, records: Sequence[Record]) -> None:
        if was_done(records, self.click.mark):
            raise DoneBefore("That was done already.")
        if any(record["event"] not in BY_ITSELF for record in records[self.click.seen :]):
            raise WentOn(self.click.seen)

    @contextmanager
    def turn_to_send(self, *, patience: float) -> Iterator[bool]:
        """See `Store`."""
        with self.store.turn_to_send(patience=patience) as ours:
            yield ours

    def keep(self, name: str, content: bytes, *, for_good: bool = True) -> None:
        """See `Store`."""
        self.store.keep(name, content, for_good=for_good)

    def keep_pieces(self, name: str, pieces: Iterable[bytes]) -> None:
        """See `Store`."""
        self.store.keep_pieces(name, pieces)

    def write_over(self, name: str, content: bytes) -> None:
        """See `Store`."""
        self.store.write_over(name, content)

    def kept(self, name: str) -> bytes | None:
        """See `Store`."""
        return self.store.kept(name)

    def opened(self, name: str) -> BinaryIO | None:
        """See `Store`."""
        return self.store.opened(name)

    def stamp(self) -> object:
        """See `Store`."""
        return self.store.stamp()


@dataclass(eq=False)
class Rehearsal(MemoryStore):
    """A game to try a click on: nothing of it stays, and no mail leaves."""

    @contextmanager
    def turn_to_send(self, *, patience: float) -> Iterator[bool]:  # noqa: ARG002
        """It is never ours to send."""
        yield False
