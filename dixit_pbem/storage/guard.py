"""The guard copy: the journal once more, in a folder beside the game file, always written first.

`journal`  every event, line for line; after each group that belongs together a line `# 12 events`, so that a group cut
           off by a crash is told from a whole one
`written`  how many of them are known to be in the game file, so that an unfinished write is told from a lost line
`lock`     see `lock`; `sending.lock` is another, held by whoever sends the game's mails
"""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from dixit_pbem.errors import BadFile, DixitError, Problem
from dixit_pbem.frozen import frozen
from dixit_pbem.shell import quoted, typed
from dixit_pbem.storage import disk, system

MOVED = "moved"
"""What lies in the side folder of a game that was packed to go on elsewhere: the name of the file."""
_NONE_THERE = (errno.ENOENT, errno.ENOTDIR, errno.ENAMETOOLONG)
_WHOLE_GROUPS = re.compile(rb".*\n# [0-9]+ events\n|# [0-9]+ events\n", re.DOTALL)


@frozen
class Copy:
    """What the guard holds: the lines of the journal, and the bytes they take."""

    lines: tuple[str, ...]
    size: int
    cut_off: bool
    """Whether more follows, of a group that never became whole."""


NO_COPY = Copy((), 0, cut_off=False)


class Guard:
    """The side folder of one game file."""

    def __init__(self, game: Path) -> None:
        self.folder = game.parent / f".{game.name}.d"
        self.lock = self.folder / "lock"
        self.sending_lock = self.folder / "sending.lock"
        self.journal = self.folder / "journal"
        self.replacement = self.folder / "replacement"
        self._written = self.folder / "written"

    def open(self) -> None:
        """Make the folder if it is not there."""
        disk.own_folder(self.folder, within=self.folder)

    def copy(self) -> Copy | None:
        """The journal as the guard has it; None where there is none."""
        try:
            raw = self.journal.read_bytes()
        except OSError as error:
            if error.errno in _NONE_THERE:
                return None
            text = (
                f"This copy of the journal cannot be read: {error.strerror}. Put that right, or take its folder away."
            )
            raise BadFile([Problem(str(self.journal), 0, text)]) from error
        groups = _WHOLE_GROUPS.match(raw)
        size = groups.end() if groups else 0
        text = raw[:size].decode(errors="replace")
        return Copy(tuple(line for line in text.split("\n") if line[:1] == "-"), size, cut_off=size < len(raw))

    def must_be_here(self, name: str) -> None:
        """A refusal where the game was packed to go on elsewhere."""
        with suppress(OSError):
            into = (self.folder / MOVED).read_text(encoding="utf-8", errors="replace").strip()
            why = "so nothing is written here any more: two that go on would mail everybody twice"
            way_out = f"If it never went on there, `{typed('pack', name, '--go-on-here')}` takes that back."
            raise DixitError(f"{quoted(name)} was packed into {quoted(into)} to go on elsewhere, {why}. {way_out}")

    def written(self) -> int:
        """How many events are known to be in the game file."""
        with suppress(OSError, ValueError):
            return int(self._written.read_bytes())
        return 0

    def mark_written(self, events: int) -> None:
        """Note that the game file has so many events."""
        # Without the mark an event counts as not yet written, and is only looked for once more.
        with suppress(OSError):
            opened = system.open_file(self._written, os.O_WRONLY | os.O_CREAT)
            try:
                system.write_at_start(opened, b"%12d\n" % events)
            finally:
                os.close(opened)

    def append(self, lines: Sequence[str], *, count: int) -> int:
        """Add lines that belong together, for good, and say how many bytes that took; then there are `count` lines."""
        group = _group(lines, count)
        disk.append(self.journal, group)
        return len(group)

    def cut(self, size: int) -> None:
        """Forget what follows after so many bytes."""
        disk.cut(self.journal, size)

    def start_anew(self, lines: Sequence[str]) -> None:
        """Take these lines for the whole journal."""
        disk.replace(self.journal, _group(lines, len(lines)), by_way_of=self.replacement)
        self.mark_written(len(lines))


def _group(lines: Sequence[str], count: int) -> bytes:
    return "".join(f"{line}\n" for line in (*lines, f"# {count} events")).encode()
