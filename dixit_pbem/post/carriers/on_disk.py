"""What the mailboxes that lie on this computer have in common."""

from __future__ import annotations

import errno
import hashlib
import os
import re
import stat
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, date, datetime, timedelta
from datetime import time as clock_time
from pathlib import Path

from dixit_pbem.errors import BadFile, NotFound, Problem
from dixit_pbem.post.carriers.mailbox import LARGEST, LARGEST_HEADER

_PAUSE = 0.25
_EARLIEST = date(1970, 1, 2)
_END_OF_HEADER = re.compile(rb"(?:\A|\n)\r?\n")
_RECEIVED = re.compile(rb"^Received:.*(?:\n[ \t].*)*", re.IGNORECASE | re.MULTILINE)
_DATE = re.compile(rb"[0-9]{1,2} [A-Z][a-z]{2} [0-9]{4} [0-9]{2}:[0-9]{2}(?::[0-9]{2})?(?: [+-][0-9]{4}| [A-Z]{3})?")


def read_mail_file(path: Path, *, limit: int = LARGEST) -> bytes:
    """The beginning of a file; OSError where there is none, or a folder or a pipe in its place."""
    if not stat.S_ISREG(path.stat().st_mode):
        raise OSError(errno.EINVAL, "It is not a file", str(path))
    with path.open("rb") as file:
        return file.read(limit)


def content_key(raw: bytes) -> str:
    """The key of a mail that nothing but its content tells from others."""
    return f"sha256:{hashlib.sha256(raw).hexdigest()}"


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
    return datetime.combine(max(day, _EARLIEST), clock_time(), UTC) - timedelta(days=1)


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
