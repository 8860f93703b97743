"""Mails from files: a folder in which each `.eml` file is one mail, or a Maildir, as mail servers and filters fill it.

Edge: the disk.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Container, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path
from urllib.parse import quote

from dixit_pbem.errors import NotFound
from dixit_pbem.post.carriers import mailbox
from dixit_pbem.post.carriers.mailbox import Arrived, Collected, NotRead, PassedOver, Wants
from dixit_pbem.storage.disk import Identity, told
from dixit_pbem.storage.system import MARKS

_FRESH = 2.0
"""Seconds for which a file may still be in the hands of whoever writes it."""
_REST = 0.1
_PARTS = ("new", "cur")


@dataclass(frozen=True, slots=True, order=True)
class _InFolder:
    arrived: datetime
    name: str
    key: str
    wanted: bool


class FromFolder:
    """A folder; it is only read, and whoever puts mails there may take them away again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._seen: dict[str, Identity] | None = None
        self._keys: dict[str, tuple[Identity, str]] = {}
        """The keys of the mails that were read once, as long as their files stay as they were."""

    def collect(
        self,
        known: Container[str],
        *,
        since: date,  # noqa: ARG002 - whatever its age, a mail that somebody put here is meant for the game
        wants: Wants | None = None,
        whole: Wants | None = None,
    ) -> Iterator[Collected]:
        """See `Mailbox`."""
        self._seen = self._at_rest()
        self._keys = {name: known for name, known in self._keys.items() if self._seen.get(name) == known[0]}
        found: dict[str, _InFolder] = {}
        for name in sorted(self._seen):
            if name in self._keys and self._keys[name][1] in known:
                continue
            match self._found(name, wants):
                case _InFolder() as mail if mail.key not in known:
                    found[mail.key] = min(mail, found.get(mail.key, mail))
                case NotRead() as unread:
                    yield unread
        if passed_over := tuple(mail.key for mail in found.values() if not mail.wanted):
            yield PassedOver(passed_over)
        for mail in sorted(mail for mail in found.values() if mail.wanted):
            yield from self._arrived(mail, whole)

    def settle(self, *keys: str) -> None:
        """Nothing: the folder stays as it is."""

    def wait(self, seconds: float, stopped: Callable[[], bool]) -> bool:
        """See `Mailbox`."""
        return mailbox.until_changed(self._look, self._seen, seconds=seconds, stopped=stopped)

    def _found(self, name: str, wants: Wants | None) -> _InFolder | NotRead | None:
        path = self._folder / name
        try:
            raw = mailbox.read_mail_file(path)
            written = mailbox.file_time(path.stat())
        except FileNotFoundError:
            return None
        except OSError as error:
            return NotRead(str(path), mailbox.why(error))
        wanted, key = wants is None or wants(mailbox.header_of(raw)), mailbox.content_key(raw)
        if self._seen and name in self._seen:
            self._keys[name] = self._seen[name], key
        return _InFolder(mailbox.received_at(raw) or written, name, key, wanted)

    def _arrived(self, mail: _InFolder, whole: Wants | None) -> Iterator[Arrived]:
        """The mail, if it is still what it was a moment ago; else it is found again the next time."""
        try:
            path = self._folder / mail.name
            raw = mailbox.read_mail_file(path)
        except OSError:
            return
        if mailbox.content_key(raw) == mail.key:
            yield Arrived(mail.key, raw, mail.arrived, mailbox.file_in_pieces(path, raw, whole))

    def _at_rest(self) -> dict[str, Identity]:
        """The files that nobody is writing just now."""
        looked = self._look()
        oldest = (time.time() - _FRESH) * 1e9
        if all(state.changed < oldest for state in looked.values()):
            return looked
        time.sleep(_REST)
        again = self._look()
        return {name: state for name, state in again.items() if looked.get(name) == state}

    def _look(self) -> dict[str, Identity]:
        """The files that may be mails: neither hidden, nor a copy that an editor keeps, nor still empty."""
        if not mailbox.is_there(self._folder):
            return {}
        if not self._folder.is_dir():
            way_out = "Write mbox: instead of folder: if all mails are in it, or name the folder."
            raise NotFound(f"{self._folder}: mail.fetch.folder names a file. {way_out}")
        found: dict[str, Identity] = {}
        with mailbox.readable(self._folder), os.scandir(self._folder) as entries:
            for entry in entries:
                if entry.name.lower().endswith(".eml") and not entry.name.startswith("."):
                    # Whoever takes a mail away just now leaves nothing to read.
                    with suppress(FileNotFoundError):
                        status = entry.stat(follow_symlinks=False)
                        if status.st_size:
                            found[entry.name] = Identity.of(status)
        return found


@dataclass(frozen=True, slots=True, order=True)
class _InMaildir:
    arrived: datetime
    key: str
    path: Path


class FromMaildir:
    """A Maildir. A mail's name is its own for ever; the marks behind it change."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._seen: tuple[int, ...] | None = None
        self._where: dict[str, Path] = {}
        """Where the mails lay that were handed over."""

    def collect(
        self, known: Container[str], *, since: date, wants: Wants | None = None, whole: Wants | None = None
    ) -> Iterator[Collected]:
        """See `Mailbox`."""
        self._seen = self._look()
        begin = mailbox.begin_of(since)
        passed_over: list[str] = []
        for mail in sorted(mail for mail in self._found(known) if mail.arrived >= begin):
            try:
                if wants and not wants(
                    mailbox.header_of(mailbox.read_mail_file(mail.path, limit=mailbox.LARGEST_HEADER))
                ):
                    passed_over.append(mail.key)
                    continue
                raw = mailbox.read_mail_file(mail.path)
            except FileNotFoundError:
                # Another program marked it or took it away just now: it is found again the next time.
                continue
            except OSError as error:
                yield NotRead(str(mail.path), mailbox.why(error))
                continue
            self._where[mail.key] = mail.path
            yield Arrived(mail.key, raw, mail.arrived, mailbox.file_in_pieces(mail.path, raw, whole))
        if passed_over:
            yield PassedOver(tuple(passed_over))

    def settle(self, *keys: str) -> None:
        """Mark the mails as seen."""
        elsewhere = set[str]()
        for key in keys:
            path = self._where.pop(key, None)
            if path is not None and path.exists():
                self._mark(path)
            else:
                elsewhere.add(key)
        # Another program marked them meanwhile, or they were handed over before.
        for entry in tuple(self._entries()) if elsewhere else ():
            if _key(entry.name) in elsewhere:
                self._mark(Path(entry.path))

    def wait(self, seconds: float, stopped: Callable[[], bool]) -> bool:
        """See `Mailbox`."""
        return mailbox.until_changed(self._look, self._seen, seconds=seconds, stopped=stopped)

    def _mark(self, path: Path) -> None:
        name, _, marks = path.name.partition(MARKS)
        seen = self._folder / "cur" / f"{name}{MARKS}{''.join(sorted({*marks, 'S'}))}"
        # Another program may be quicker, and its name is gone.
        with told(str(self._folder)), suppress(FileNotFoundError):
            path.rename(seen)

    def _found(self, known: Container[str]) -> Iterator[_InMaildir]:
        for entry in self._entries():
            if _key(entry.name) in known:
                continue
            try:
                status = entry.stat(follow_symlinks=False)
            except FileNotFoundError:
                continue
            yield _InMaildir(mailbox.file_time(status), _key(entry.name), Path(entry.path))

    def _entries(self) -> Iterator[os.DirEntry[str]]:
        for part in self._parts():
            with mailbox.readable(part), os.scandir(part) as entries:
                yield from (entry for entry in entries if not entry.name.startswith("."))

    def _look(self) -> tuple[int, ...]:
        """What changes whenever a mail comes."""
        with mailbox.readable(self._folder):
            return tuple(part.stat().st_mtime_ns for part in self._parts())

    def _parts(self) -> tuple[Path, ...]:
        if not mailbox.is_there(self._folder):
            return ()
        parts = tuple(self._folder / part for part in _PARTS)
        for part in parts:
            if not part.is_dir():
                fact = f"mail.fetch.maildir names no Maildir, for there is no '{part.name}' in it"
                raise NotFound(f"{self._folder}: {fact}. Name the folder in which new, cur and tmp lie.")
        return parts


def _key(name: str) -> str:
    """The key of a mail by its file's name, which may be any bytes."""
    return f"maildir:{quote(os.fsencode(name.partition(MARKS[0])[0]), safe='.,=+@_-')}"
