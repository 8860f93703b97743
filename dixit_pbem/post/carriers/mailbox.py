"""Where mails come in: one seam for all kinds of mailboxes, and what those on this computer have in common."""

from __future__ import annotations

import hashlib
import os
import re
import stat
import time
from collections.abc import Callable, Container, Iterator
from contextlib import contextmanager
from dataclasses import field
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import BinaryIO, Protocol, TypeAlias

from dixit_pbem.errors import BadFile, NotFound, Problem
from dixit_pbem.frozen import frozen
from dixit_pbem.storage.disk import lies_within
from dixit_pbem.storage.mail_settings import Fetch, Folder, Maildir, Mbox, Server

LARGEST = 5 * 2**20 + 2**16
"""The bytes of a mail that are read; what follows is cut off."""
LARGEST_OF_PLAYER = 35 * 2**20 + 2**16
"""Of a player, whose mail may bring a photo; it is never in memory as a whole."""
LARGEST_HEADER = 2**16
PIECE = 2**20
_PAUSE = 0.25
_EARLIEST = date(1970, 1, 2)
_END_OF_HEADER = re.compile(rb"(?:\A|\n)\r?\n")
_RECEIVED = re.compile(rb"^Received:.*(?:\n[ \t].*)*", re.IGNORECASE | re.MULTILINE)
_DATE = re.compile(rb"[0-9]{1,2} [A-Z][a-z]{2} [0-9]{4} [0-9]{2}:[0-9]{2}(?::[0-9]{2})?(?: [+-][0-9]{4}| [A-Z]{3})?")


@frozen
class Arrived:
    """A mail that came in."""

    key: str
    """The same for this mail for ever: `imap:UIDVALIDITY/UID`, `maildir:NAME`, or `sha256:…` of its content."""
    raw: bytes
    arrived: datetime
    """When the mailbox got it; what the sender says of the time does not count."""
    pieces: Callable[[], Iterator[bytes]] | None = field(default=None, compare=False)
    """Of a long mail of a player, of which the above is the beginning: the whole, piece by piece."""


@frozen
class PassedOver:
    """Mails of somebody's own that are none of the game's business."""

    keys: tuple[str, ...]


@frozen
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

    def collect(
        self, known: Container[str], *, since: date, wants: Wants | None = None, whole: Wants | None = None
    ) -> Iterator[Collected]:
        """The mails whose keys are not known, oldest arrival first; it marks nothing.

        What arrived before `since` may be left out. With `wants`, in somebody's own mailbox, all others are passed
        over: nothing but their headers is read. What cannot be read is told each time anew. With `whole`, mails of
        players are not cut off where all others are.
        """
        ...

    def settle(self, *keys: str) -> None:
        """Show whoever looks into the mailbox that these mails were dealt with."""
        ...

    def wait(self, seconds: float, stopped: Callable[[], bool]) -> bool:
        """Wait until a mail may have come, and say so; False when the time is over or `stopped()`, Unreachable where a
        server went away and stays away."""
        ...


@contextmanager
def opened_mailbox(fetch: Fetch, *, beside: Path) -> Iterator[Mailbox]:
    """The mailbox that the settings name; relative paths lie beside the game file."""
    match fetch.way:
        case Folder(path) | Maildir(path) as way:
            from dixit_pbem.post.carriers.from_files import FromFolder, FromMaildir

            yield FromFolder(beside / path) if isinstance(way, Folder) else FromMaildir(beside / path)
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


def read_mail_file(path: Path, *, limit: int = LARGEST) -> bytes:
    """The beginning of a file; OSError where there is none, or a folder, a pipe or a link out in its place."""
    if path.is_symlink() and not lies_within(path, path.parent):
        raise OSError("It is a link out of its folder, and is not followed")
    if not stat.S_ISREG(path.stat().st_mode):
        raise OSError("It is not a file")
    with path.open("rb") as file:
        return file.read(limit)


def file_in_pieces(path: Path, raw: bytes, whole: Wants | None) -> Callable[[], Iterator[bytes]] | None:
    """What hands over the whole of a long mail that begins so; None for one that was read whole, or is no player's."""
    if len(raw) < LARGEST or whole is None or not whole(header_of(raw)):
        return None

    def pieces() -> Iterator[bytes]:
        with path.open("rb") as file:
            yield from pieces_of_file(file, LARGEST_OF_PLAYER)

    return pieces


def pieces_of_file(file: BinaryIO, length: int) -> Iterator[bytes]:
    """So much of a file, piece by piece."""
    while piece := file.read(min(PIECE, length)):
        length -= len(piece)
        yield piece


def content_key(raw: bytes) -> str:
    """The key of a mail that nothing but its content tells from others."""
    return f"sha256:{hashlib.sha256(raw).hexdigest()}"


def handed_over(raw: bytes, arrived: datetime, *, whole: Wants) -> Arrived:
    """A mail that somebody hands over, cut off where one in a mailbox would be."""
    length = LARGEST_OF_PLAYER if whole(header_of(raw)) else LARGEST
    return Arrived(content_key(raw), raw[:length], arrived)


def header_of(raw: bytes) -> bytes:
    """The header of a mail, with the blank line below it, as far as one is read."""
    begin = raw[:LARGEST_HEADER]
    end = _END_OF_HEADER.search(begin)
    return begin[: end.end()] if end else begin


def received_at(raw: bytes) -> datetime | None:
    """When the last server on its way got the mail, by the line that this server wrote."""
    from email.utils import parsedate_to_datetime

    received = _RECEIVED.search(header_of(raw))
    written = _DATE.search(received[0].rpartition(b";")[2]) if received else None
    if written is None:
        return None
    try:
        when = parsedate_to_datetime(written[0].decode())
        return when.replace(tzinfo=when.tzinfo or UTC).astimezone(UTC)
    except (ValueError, OverflowError):
        return None


def why(error: OSError) -> str:
    """What the system says about a file, without the file's name."""
    return error.strerror or str(error)


def begin_of(day: date) -> datetime:
    """The moment from which mails are looked at, a day early: clocks differ, and not everybody says in which zone."""
    return datetime.combine(max(day, _EARLIEST), datetime.min.time(), UTC) - timedelta(days=1)


def file_time(status: os.stat_result) -> datetime:
    """When a file was last written."""
    return datetime.fromtimestamp(status.st_mtime, UTC)


@contextmanager
def readable(place: Path) -> Iterator[None]:
    """Turns the system's refusal to show a mailbox into words."""
    try:
        yield
    except OSError as error:
        text = f"This mailbox cannot be read: {why(error)}. Put that right, or name another under mail.fetch."
        raise BadFile([Problem(str(error.filename or place), 0, text)]) from error


def is_there(place: Path) -> bool:
    """Whether a mailbox is there; until its first mail it need not be, but the folder around it must."""
    with readable(place):
        if place.exists():
            return True
    if not place.parent.is_dir():
        way_out = "Make it, or mend the path under mail.fetch."
        raise NotFound(f"{place}: the folder in which this mailbox should lie is not there. {way_out}")
    return False


def until_changed(look: Callable[[], object], before: object, *, seconds: float, stopped: Callable[[], bool]) -> bool:
    """Wait until something looks otherwise than before; False when the time is over or `stopped()`."""
    until = time.monotonic() + seconds
    while look() == before:
        left = until - time.monotonic()
        if left <= 0 or stopped():
            return False
        time.sleep(min(_PAUSE, left))
    return True
