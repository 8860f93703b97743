"""Mails from a Maildir, as mail servers and their filters fill it.

Edge: the disk.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path
from urllib.parse import quote

from dixit_pbem.errors import NotFound
from dixit_pbem.post.carriers import on_disk
from dixit_pbem.post.carriers.mailbox import LARGEST_HEADER, Arrived, Collected, NotRead, PassedOver, Wants
from dixit_pbem.storage.disk import told

_PARTS = ("new", "cur")


@dataclass(frozen=True, slots=True, order=True)
class _Found:
    arrived: datetime
    key: str
    path: Path


class FromMaildir:
    """A Maildir. A mail's name is its own for ever; the marks behind the colon change."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._seen: tuple[int, ...] | None = None

    def collect(self, known: Collection[str], *, since: date, wants: Wants | None = None) -> Iterator[Collected]:
        """See `Mailbox`."""
        self._seen = self._look()
        begin = on_disk.begin_of(since)
        passed_over: list[str] = []
        for mail in sorted(mail for mail in self._found() if mail.key not in known and mail.arrived >= begin):
            try:
                if wants and not wants(on_disk.header_of(on_disk.read_mail_file(mail.path, limit=LARGEST_HEADER))):
                    passed_over.append(mail.key)
                    continue
                raw = on_disk.read_mail_file(mail.path)
            except FileNotFoundError:
                # Another program marked it or took it away just now: it is found again the next time.
                continue
            except OSError as error:
                yield NotRead(str(mail.path), on_disk.why(error))
                continue
            yield Arrived(mail.key, raw, mail.arrived)
        if passed_over:
            yield PassedOver(tuple(passed_over))

    def settle(self, key: str) -> None:
        """Mark the mail as seen."""
        for entry in tuple(self._entries()):
            if _key(entry.name) == key:
                self._mark_seen(entry)

    def wait(self, seconds: float, stopped: Callable[[], bool]) -> bool:
        """See `Mailbox`."""
        return on_disk.until_changed(self._look, self._seen, seconds=seconds, stopped=stopped)

    def _found(self) -> Iterator[_Found]:
        for entry in self._entries():
            try:
                status = entry.stat(follow_symlinks=False)
            except FileNotFoundError:
                continue
            yield _Found(on_disk.file_time(status), _key(entry.name), Path(entry.path))

    def _entries(self) -> Iterator[os.DirEntry[str]]:
        for part in self._parts():
            with on_disk.readable(part), os.scandir(part) as entries:
                yield from (entry for entry in entries if not entry.name.startswith("."))

    def _look(self) -> tuple[int, ...]:
        """What changes whenever a mail comes."""
        with on_disk.readable(self._folder):
            return tuple(part.stat().st_mtime_ns for part in self._parts())

    def _parts(self) -> tuple[Path, ...]:
        if not on_disk.is_there(self._folder):
            return ()
        parts = tuple(self._folder / part for part in _PARTS)
        for part in parts:
            if not part.is_dir():
                fact = f"mail.fetch.maildir names no Maildir, for there is no '{part.name}' in it"
                raise NotFound(f"{self._folder}: {fact}. Name the folder in which new, cur and tmp lie.")
        return parts

    def _mark_seen(self, entry: os.DirEntry[str]) -> None:
        name, _, marks = entry.name.partition(":2,")
        seen = self._folder / "cur" / f"{name}:2,{''.join(sorted({*marks, 'S'}))}"
        # Another program may have marked it meanwhile, and its name is gone.
        with told(str(self._folder)), suppress(FileNotFoundError):
            Path(entry.path).rename(seen)


def _key(name: str) -> str:
    """The key of a mail by its file's name, which may be any bytes."""
    return f"maildir:{quote(os.fsencode(name.partition(':')[0]), safe='.,=+@_-')}"
