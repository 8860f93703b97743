"""Where mails come in: one seam for all kinds of mailboxes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path
from typing import Protocol, TypeAlias

from dixit_pbem.errors import NotFound
from dixit_pbem.storage.settings import Fetch, Folder, Maildir, Mbox, Server

LARGEST = 5 * 2**20 + 2**16
"""The bytes of a mail that are read; what follows is cut off."""
LARGEST_HEADER = 2**16


@dataclass(frozen=True, slots=True)
class Arrived:
    """A mail that came in."""

    key: str
    """The same for this mail for ever: `imap:UIDVALIDITY/UID`, `maildir:NAME`, or `sha256:…` of its content."""
    raw: bytes
    arrived: datetime
    """When the mailbox got it; what the sender says of the time does not count."""


@dataclass(frozen=True, slots=True)
class PassedOver:
    """Mails of somebody's own that are none of the game's business."""

    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NotRead:
    """A mail that is there and cannot be read: where it lies, and why."""

    place: str
    reason: str


Collected: TypeAlias = Arrived | PassedOver | NotRead
Wants: TypeAlias = Callable[[bytes], bool]
"""Whether a mail that begins with this header is for the game."""


class Unreachable(Exception):
    """The mailbox cannot be read now, and later it may."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Mailbox(Protocol):
    """A mailbox that is open."""

    def collect(self, known: Collection[str], *, since: date, wants: Wants | None = None) -> Iterator[Collected]:
        """The mails whose keys are not known, oldest arrival first; it marks nothing.

        What arrived before `since` may be left out. With `wants`, in somebody's own mailbox, all others are passed
        over: nothing but their headers is read. What cannot be read is told each time anew.
        """
        ...

    def settle(self, key: str) -> None:
        """Show whoever looks into the mailbox that this mail was dealt with."""
        ...

    def wait(self, seconds: float, stopped: Callable[[], bool]) -> bool:
        """Wait until a mail may have come, and say so; False when the time is over or `stopped()`."""
        ...


@contextmanager
def opened_mailbox(fetch: Fetch, *, beside: Path) -> Iterator[Mailbox]:
    """The mailbox that the settings name; relative paths lie beside the game file."""
    match fetch.way:
        case Folder(path):
            from dixit_pbem.post.carriers.from_folder import FromFolder

            yield FromFolder(beside / path)
        case Maildir(path):
            from dixit_pbem.post.carriers.from_maildir import FromMaildir

            yield FromMaildir(beside / path)
        case Mbox(path):
            from dixit_pbem.post.carriers.from_mbox import FromMbox

            yield FromMbox(beside / path)
        case Server() as server:
            from dixit_pbem.post.carriers.from_imap import opened_imap

            with opened_imap(server, mailbox=fetch.mailbox, beside=beside) as mailbox:
                yield mailbox
        case None:
            way_out = "Add it to 'mail' in the game file, as in fetch: {folder: inbox}, or type the moves in."
            raise NotFound(f"mail.fetch: nothing says where answers come in. {way_out}")
