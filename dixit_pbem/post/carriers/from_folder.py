"""Mails from a folder in which each `.eml` file is one mail.

Edge: the disk.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path

from dixit_pbem.errors import NotFound
from dixit_pbem.post.carriers import on_disk
from dixit_pbem.post.carriers.mailbox import Arrived, Collected, NotRead, PassedOver, Wants
from dixit_pbem.storage.disk import Identity

_FRESH = 2.0
"""Seconds for which a file may still be in the hands of whoever writes it."""
_REST = 0.1


@dataclass(frozen=True, slots=True, order=True)
class _Found:
    arrived: datetime
    name: str
    key: str
    wanted: bool


class FromFolder:
    """A folder; it is only read, and whoever puts mails there may take them away again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._seen: dict[str, Identity] | None = None

    def collect(
        self,
        known: Collection[str],
        *,
        since: date,  # noqa: ARG002 - whatever its age, a mail that somebody put here is meant for the game
        wants: Wants | None = None,
    ) -> Iterator[Collected]:
        """See `Mailbox`."""
        self._seen = self._at_rest()
        found: dict[str, _Found] = {}
        for name in sorted(self._seen):
            match self._found(name, wants):
                case _Found() as mail if mail.key not in known:
                    found[mail.key] = min(mail, found.get(mail.key, mail))
                case NotRead() as unread:
                    yield unread
        if passed_over := tuple(mail.key for mail in found.values() if not mail.wanted):
            yield PassedOver(passed_over)
        for mail in sorted(mail for mail in found.values() if mail.wanted):
            yield from self._arrived(mail)

    def settle(self, key: str) -> None:
        """Nothing: the folder stays as it is."""

    def wait(self, seconds: float, stopped: Callable[[], bool]) -> bool:
        """See `Mailbox`."""
        return on_disk.until_changed(self._look, self._seen, seconds=seconds, stopped=stopped)

    def _found(self, name: str, wants: Wants | None) -> _Found | NotRead | None:
        path = self._folder / name
        try:
            raw = on_disk.read_mail_file(path)
            written = on_disk.file_time(path.stat())
        except FileNotFoundError:
            return None
        except OSError as error:
            return NotRead(str(path), on_disk.why(error))
        wanted = wants is None or wants(on_disk.header_of(raw))
        return _Found(on_disk.received_at(raw) or written, name, on_disk.content_key(raw), wanted)

    def _arrived(self, mail: _Found) -> Iterator[Arrived]:
        """The mail, if it is still what it was a moment ago; else it is found again the next time."""
        try:
            raw = on_disk.read_mail_file(self._folder / mail.name)
        except OSError:
            return
        if on_disk.content_key(raw) == mail.key:
            yield Arrived(mail.key, raw, mail.arrived)

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
        if not on_disk.is_there(self._folder):
            return {}
        if not self._folder.is_dir():
            way_out = "Write mbox: instead of folder: if all mails are in it, or name the folder."
            raise NotFound(f"{self._folder}: mail.fetch.folder names a file. {way_out}")
        with on_disk.readable(self._folder), os.scandir(self._folder) as entries:
            return dict(_states(entries))


def _states(entries: Iterator[os.DirEntry[str]]) -> Iterator[tuple[str, Identity]]:
    for entry in entries:
        if entry.name.lower().endswith(".eml") and not entry.name.startswith("."):
            # Whoever takes a mail away just now leaves nothing to read.
            with suppress(FileNotFoundError):
                status = entry.stat(follow_symlinks=False)
                if status.st_size:
                    yield entry.name, Identity.of(status)
