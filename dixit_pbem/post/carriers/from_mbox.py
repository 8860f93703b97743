"""Mails from an mbox: one file, in which each mail begins with a line `From somebody Wed Nov 18 09:00:00 2026`.

Edge: the disk.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable, Container, Iterator
from contextlib import contextmanager
from datetime import UTC, date, datetime
from functools import partial
from io import FileIO
from pathlib import Path

from dixit_pbem.errors import NotFound
from dixit_pbem.frozen import frozen
from dixit_pbem.post.carriers import mailbox
from dixit_pbem.post.carriers.mailbox import Arrived, Collected, PassedOver, Unreachable, Wants
from dixit_pbem.storage import system

_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
# A clue may begin with "From" as well: only a line with a whole date, below a blank one, begins a mail.
_BEGINS = re.compile(
    rb"From (?:(?<=\n\nFrom )|(?<=\n\r\nFrom ))(?:\S[^\n]{0,800}[ ])?(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) "
    rb"(?P<month>[A-Z][a-z]{2}) (?P<day>[ 0-9]?[0-9]) "
    rb"(?P<hour>[0-9]{2}):(?P<minute>[0-9]{2})(?::(?P<second>[0-9]{2}))?(?: [A-Z]{3,4}| [+-][0-9]{4})? "
    rb"(?P<year>[0-9]{4})(?: [+-][0-9]{4})?[ \r]*\n"
)
_ESCAPED = re.compile(rb"^>(>*From )", re.MULTILINE)
_BOOKKEEPING = re.compile(
    rb"^(?:Status|X-Status|X-Keywords|X-UID|X-IMAP|X-IMAPbase|Content-Length|Lines):.*\n(?:[ \t].*\n)*",
    re.IGNORECASE | re.MULTILINE,
)
_PORTION = 2**20
_LONGEST_BEGIN = 2**10
_PATIENCE = 10.0
_PAUSE = 0.05


@frozen
class _Begin:
    """A line with which a mail begins: where it starts and ends, and the time that it tells."""

    start: int
    end: int
    delivered: datetime | None


@frozen
class _Stretch:
    """Where a mail lies in the file, its first line left out, and what that line says of the time."""

    begin: int
    end: int
    delivered: datetime | None


@frozen
class _Found:
    key: str
    arrived: datetime
    stretch: _Stretch
    wanted: bool


class FromMbox:
    """An mbox; it is only read."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._seen: tuple[int, int] | None = None

    def collect(
        self, known: Container[str], *, since: date, wants: Wants | None = None, whole: Wants | None = None
    ) -> Iterator[Collected]:
        """See `Mailbox`."""
        self._seen = self._look()
        if not mailbox.is_there(self._path):
            return
        if not self._path.is_file():
            raise NotFound(f"{self._path}: mail.fetch.mbox names no file. Write folder: or maildir: for a folder.")
        with mailbox.readable(self._path), self._path.open("rb", buffering=0) as file:
            with _held(file, self._path):
                found = self._found(file, known, since=since, wants=wants)
            if passed_over := tuple(mail.key for mail in found if not mail.wanted):
                yield PassedOver(passed_over)
            for mail in sorted((mail for mail in found if mail.wanted), key=lambda mail: mail.arrived):
                raw = _read(file, mail.stretch)
                if mailbox.content_key(raw) != mail.key:
                    raise Unreachable(f"{self._path}: another program wrote into it while it was read")
                long = mail.stretch.end - mail.stretch.begin > mailbox.LARGEST
                is_players = long and whole is not None and whole(mailbox.header_of(raw))
                pieces = partial(_pieces, self._path, mail.stretch) if is_players else None
                yield Arrived(mail.key, raw, mail.arrived, pieces)

    def settle(self, *keys: str) -> None:
        """Nothing: the file stays as it is."""

    def wait(self, seconds: float, stopped: Callable[[], bool]) -> bool:
        """See `Mailbox`."""
        return mailbox.until_changed(self._look, self._seen, seconds=seconds, stopped=stopped)

    def _look(self) -> tuple[int, int]:
        if not mailbox.is_there(self._path):
            return (0, 0)
        with mailbox.readable(self._path):
            status = self._path.stat()
        return status.st_size, status.st_mtime_ns

    def _found(self, file: FileIO, known: Container[str], *, since: date, wants: Wants | None) -> tuple[_Found, ...]:
        begin = mailbox.begin_of(since)
        found: dict[str, _Found] = {}
        for stretch in _stretches(file, self._path):
            if stretch.delivered and stretch.delivered < begin:
                continue
            raw = _read(file, stretch)
            key = mailbox.content_key(raw)
            if key not in known and key not in found:
                wanted = wants is None or wants(mailbox.header_of(raw))
                arrived = mailbox.received_at(raw) or stretch.delivered or mailbox.file_time(self._path.stat())
                found[key] = _Found(key, arrived, stretch, wanted)
        return tuple(found.values())


def _stretches(file: FileIO, path: Path) -> tuple[_Stretch, ...]:
    """Where the mails lie, in the order of the file."""
    begins = tuple(_begins(file))
    size = file.seek(0, os.SEEK_END)
    file.seek(0)
    if file.read(min(begins[0].start if begins else size, mailbox.LARGEST)).strip():
        raise NotFound(f"{path}: this is no mbox, for it does not begin with a 'From ' line. Name another file.")
    ends = (*(begin.start for begin in begins), size)
    return tuple(_Stretch(begin.end, end, begin.delivered) for begin, end in zip(begins, ends[1:], strict=True))


def _begins(file: FileIO) -> Iterator[_Begin]:
    """The lines with which mails begin."""
    # As if a blank line stood above the first.
    window, offset, last = b"\n\n", -2, -1
    file.seek(0)
    while portion := file.read(_PORTION):
        window += portion
        for line in _BEGINS.finditer(window):
            if offset + line.start() > last:
                last = offset + line.start()
                yield _Begin(last, offset + line.end(), _date(line))
        # The end of a portion may cut through such a line.
        offset += max(0, len(window) - _LONGEST_BEGIN)
        window = window[-_LONGEST_BEGIN:]


def _date(line: re.Match[bytes]) -> datetime | None:
    try:
        month = _MONTHS.index(line["month"].decode()) + 1
        hour, minute, second = (int(line[part] or 0) for part in ("hour", "minute", "second"))
        return datetime(int(line["year"]), month, int(line["day"]), hour, minute, second, tzinfo=UTC)
    except ValueError:
        return None


def _read(file: FileIO, stretch: _Stretch) -> bytes:
    """The mail as it was before it was put into an mbox."""
    file.seek(stretch.begin)
    raw = file.read(min(stretch.end - stretch.begin, mailbox.LARGEST))
    raw = _ESCAPED.sub(rb"\1", raw)
    header = mailbox.header_of(raw)
    # Whether blank lines follow depends on what comes behind the mail in the file.
    whole = _BOOKKEEPING.sub(b"", header) + raw[len(header) :].rstrip(b"\r\n") + b"\n"
    return whole[: mailbox.LARGEST]


def _pieces(path: Path, stretch: _Stretch) -> Iterator[bytes]:
    """The whole of a long mail."""
    left = min(stretch.end - stretch.begin, mailbox.LARGEST_OF_PLAYER)
    with path.open("rb") as file:
        file.seek(stretch.begin)
        # Lines of any length come in parts; only where a line begins may a mark stand.
        begins = True
        while line := file.readline(min(mailbox.PIECE, left)):
            left -= len(line)
            yield _ESCAPED.sub(rb"\1", line) if begins else line
            begins = line.endswith(b"\n")


@contextmanager
def _held(file: FileIO, path: Path) -> Iterator[None]:
    """Keeps those who deliver mail from writing into the file while it is read."""
    until = time.monotonic() + _PATIENCE
    try:
        while not system.try_to_read_alone(file):
            if time.monotonic() >= until:
                raise Unreachable(f"{path}: another program keeps it to itself")
            time.sleep(_PAUSE)
    except OSError as error:
        raise Unreachable(f"{path}: {error.strerror}") from error
    try:
        yield
    finally:
        system.let_others_write(file)
