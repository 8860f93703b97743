"""A look at a game file and its guard copy: what stands there, and whether both agree."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path

from dixit_pbem.errors import BadFile, Problem
from dixit_pbem.frozen import frozen
from dixit_pbem.shell import quoted, typed
from dixit_pbem.storage.compare import Comparison, WaysOut, by_itself, with_copy
from dixit_pbem.storage.disk import Identity, read_whole
from dixit_pbem.storage.game_text import GameText, Header, added_to, take_apart
from dixit_pbem.storage.given import NOTHING, Given
from dixit_pbem.storage.guard import NO_COPY, Copy, Guard
from dixit_pbem.storage.journal import Record

_FILES_KEPT = 4
"""So many files are read on from where they ended; a step reads one again and again, and others take turns."""


@frozen
class Place:
    """A game file: where it really is, as what it was named, and its guard."""

    path: Path
    named: Path
    guard: Guard

    @property
    def name(self) -> str:
        """What it is called where its lines are meant."""
        return self.named.name or str(self.named)

    @property
    def ways_out(self) -> WaysOut:
        """How its journal is put right."""
        return WaysOut(str(self.named))


@frozen
class Contents:
    """What a game file says: the text of its settings, and every event of its journal."""

    settings_text: str
    records: tuple[Record, ...]
    lines: tuple[int, ...]
    """Where each event stands."""
    notes: tuple[str, ...]
    """What is unusual about the file and stops nobody."""
    alone: str = ""
    """What to say where the folder that goes with it is not there, and something in it is missed."""
    given: Given = NOTHING
    """What whoever hosts the game gives it."""

    def line_of(self, seq: object) -> int:
        """The line of an event; 0 for one that is not there."""
        if isinstance(seq, int) and 1 <= seq <= len(self.lines):
            return self.lines[seq - 1]
        return 0


@frozen
class Look:
    """The file and its guard copy at one moment."""

    name: str
    sheet: GameText
    identity: Identity
    copy: Copy
    guarded: bool
    """Whether there is a copy at all."""
    comparison: Comparison

    def must_fit(self) -> Look:
        """The look itself; BadFile with everything that does not fit."""
        if problems := self.problems():
            raise BadFile(problems)
        return self

    def problems(self) -> tuple[Problem, ...]:
        """Everything that does not fit, in the order of the lines."""
        return tuple(sorted(Problem(self.name, flaw.line, flaw.text) for flaw in self.comparison.flaws))

    def contents(self, *, notes: Iterable[str] = (), alone: str = "") -> Contents:
        """What the file says, with what an interrupted command still owes it."""
        journal, owed = self.sheet.journal, self.comparison.unfinished
        first = self.next_line
        return Contents(
            self.sheet.settings_text,
            (*journal.records, *(json.loads(line[2:]) for line in owed)),
            (*journal.lines, *range(first, first + len(owed))),
            (*map(str, self.sheet.notes(self.name)), *notes),
            alone,
        )

    def open_ends(self) -> Iterator[str]:
        """What the next command that writes will put right."""
        if owed := self.owed():
            text = f"{owed} is not in the file yet: a command was interrupted. The next one that writes adds it."
            yield str(Problem(self.name, self.next_line, text))
        elif torn := self.sheet.journal.torn:
            text = "The last line is cut off and does not count. The next command that writes sets it aside."
            yield str(Problem(self.name, torn.line, text))

    def owed(self) -> str:
        """The events that an interrupted command still owes the file, in words; empty where there are none."""
        count = len(self.comparison.unfinished)
        first = len(self.sheet.journal.records) + 1
        if count > 1:
            return f"What happened in events {first} to {first + count - 1}"
        return f"Event {first}" if count else ""

    @property
    def next_line(self) -> int:
        """The line where the next event will stand."""
        torn = self.sheet.journal.torn
        line = torn.line if torn else self.sheet.last_line + 1
        return line + (self.sheet.header is Header.ABSENT)


class _Known:
    """What was read of a file the last time; mostly lines were added to it since."""

    sheet: GameText | None = None


@lru_cache(_FILES_KEPT)
def _known(_path: Path) -> _Known:
    return _Known()


def left_behind(look: Look, place: Place) -> str:
    """What whoever copied the file alone is told before it goes on as if nothing were missing."""
    if look.guarded:
        return ""
    return (
        f"{place.guard.folder.name} does not lie beside {quoted(place.named)}: the mails that wait and the files of "
        f"clues are in it. `{typed('check', place.named)}` says what is missing, and what helps."
    )


def look_at(place: Place) -> Look:
    """The file and its guard copy as they are now."""
    # In this order a command that writes meanwhile makes nothing look lost: what is marked was in the file before,
    # and what is in the file was in the copy before.
    written = place.guard.written()
    raw, identity = read_whole(place.path, file=str(place.named))
    known = _known(place.path)
    known.sheet = sheet = (known.sheet and added_to(known.sheet, raw)) or take_apart(raw, place.name)
    copy = place.guard.copy()
    if copy is None:
        comparison = by_itself(sheet.journal)
    else:
        comparison = with_copy(
            sheet.journal, copy.lines, written=written, last_line=sheet.last_line, ways_out=place.ways_out
        )
    return Look(place.name, sheet, identity, copy or NO_COPY, copy is not None, comparison)
