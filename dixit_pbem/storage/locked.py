"""The game file while nobody else may write it: what was left undone is put right first, then events are added."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from dixit_pbem.errors import BadFile, Busy, DixitError, NotFound, Problem
from dixit_pbem.storage import compare, disk
from dixit_pbem.storage.disk import Identity, told
from dixit_pbem.storage.game_text import Header
from dixit_pbem.storage.journal import Flaw, Record, as_line, read_journal
from dixit_pbem.storage.lock import Held
from dixit_pbem.storage.look import Contents, Look, Place, left_behind, look_at

_ATTEMPTS = 10
"""So often an editor may save while one event is added."""


class Locked:
    """A game file that only this command writes. Whoever makes one holds the lock."""

    contents: Contents
    """What stood there at first."""
    _identity: Identity
    _lines: tuple[str, ...]
    """Every event that the guard has."""
    _copy_size: int
    _in_file: int
    """How many of them the file has."""
    _opening: str
    _indent: str
    _line_end: str

    def __init__(self, place: Place, held: Held) -> None:
        self._place = place
        self._held = held
        self._noted: list[str] = []
        self._alone = ""
        with told(place.name):
            look = self._look()
            self._settle()
        self.contents = look.contents(notes=(*self._noted, *_what_was_owed(look)), alone=self._alone)

    def append(self, records: Sequence[Record]) -> None:
        """Add events that belong together, for good: all of them or, with an error, none."""
        lines = tuple(as_line(record) for record in records)
        known = self._lines
        expected = range(len(known) + 1, len(known) + len(lines) + 1)
        if [record["seq"] for record in records] != list(expected):
            raise ValueError(f"the events must be numbered {expected}")
        if lines:
            with told(self._place.name):
                self._append(lines)

    def _append(self, lines: tuple[str, ...]) -> None:
        self._held.must_hold()
        if self._changed():
            self._look()
        known, size = self._lines, self._copy_size
        # What could not be written is not known either.
        more = self._place.guard.append(lines, count=len(known) + len(lines))
        self._lines, self._copy_size = known + lines, size + more
        try:
            self._settle()
        except (OSError, DixitError):
            self._lines, self._copy_size = known, size
            self._place.guard.cut(size)
            raise

    def _settle(self) -> None:
        """Give the file every event that the guard has, and see that it stays there."""
        for _ in range(_ATTEMPTS):
            if self._changed():
                self._look()
            elif owed := self._lines[self._in_file :]:
                self._write(owed)
            else:
                self._place.guard.mark_written(len(self._lines))
                return
        raise saved_meanwhile(self._place.name)

    def _changed(self) -> bool:
        """Whether somebody saved the file since it was looked at."""
        try:
            return Identity.of(self._place.path.stat()) != self._identity
        except FileNotFoundError:
            return True

    def _write(self, owed: Sequence[str]) -> None:
        text = self._opening + "".join(f"{self._indent}{line}{self._line_end}" for line in owed)
        identity = disk.append(self._place.path, text.encode(), expected=self._identity)
        if identity:
            self._identity = identity
            self._in_file += len(owed)
            self._opening = ""

    def _look(self) -> Look:
        """Look at the file as it is now; what can be put right without asking is put right first."""
        look = look_at(self._place).must_fit()
        while self._mended(look):
            look = look_at(self._place).must_fit()
        self._identity = look.identity
        self._lines = look.copy.lines
        self._copy_size = look.copy.size
        self._in_file = len(self._lines) - len(look.comparison.unfinished)
        self._opening = look.sheet.opening()
        self._indent = look.sheet.journal.indent or ""
        self._line_end = look.sheet.line_end
        return look

    def _mended(self, look: Look) -> bool:
        """Whether something had to be put right; then the file is to be looked at again."""
        guard, sheet = self._place.guard, look.sheet
        if not look.guarded:
            self._alone = left_behind(look, self._place)
            guard.start_anew([as_line(record) for record in sheet.journal.records])
        elif look.copy.cut_off:
            guard.cut(look.copy.size)
        elif sheet.journal.torn:
            self._take_off(sheet.journal.torn, look)
        elif sheet.header is Header.EMPTY:
            disk.replace(
                self._place.path, sheet.with_open_header(), by_way_of=guard.replacement, expected=look.identity
            )
        else:
            return False
        return True

    def _take_off(self, torn: Flaw, look: Look) -> None:
        """Set a torn last line aside, unless it is the beginning of what is written there next."""
        place, sheet = self._place, look.sheet
        offset = sheet.offset_of(torn.line)
        owed = (f"{sheet.journal.indent or ''}{line}" for line in look.comparison.unfinished[:1])
        if not any(line.startswith(torn.text) for line in ("journal:", *owed)):
            kept = disk.keep_aside(sheet.raw[offset:], folder=place.path.parent, name=f"{place.name}.torn")
            text = f"The last line was cut off and did not count. It is set aside in {kept.name}."
            self._noted.append(str(Problem(place.name, torn.line, text)))
        disk.cut(place.path, offset, expected=look.identity)


def saved_meanwhile(name: str) -> Busy:
    """What to say when an editor comes between again and again."""
    return Busy(
        f"{name}: another program saves this file at the same time. Close it there, and call the command again."
    )


def _what_was_owed(look: Look) -> tuple[str, ...]:
    if owed := look.owed():
        text = f"{owed} was not in the file yet: a command was interrupted. It is there now."
        return (str(Problem(look.name, look.next_line, text)),)
    return ()


def by_itself(look: Look) -> Look:
    """The same file as if there were no guard copy."""
    return replace(look, comparison=compare.by_itself(look.sheet.journal))


def restore(place: Place, held: Held) -> tuple[str, ...]:
    """Put the guard's journal into the file; the settings stay byte for byte, and the file as it was is kept."""
    look = look_at(place)
    if not look.guarded:
        text = f"{place.name}: there is no copy of the journal in {place.guard.folder}, so nothing can be put back."
        raise NotFound(f"{text} Take the file from a backup.")
    if not look.comparison.flaws:
        return ("The journal is as the program wrote it; there is nothing to put back.", *_settled(place, held))
    _must_be_sound(place, look.copy.lines)
    known = max(place.guard.written(), len(look.copy.lines))
    beyond = any(len(look.copy.lines) < int(str(record["seq"])) <= known for record in look.sheet.journal.records)
    journal = look.sheet.journal
    if beyond or (not journal.flaws and journal.texts == list(look.copy.lines)):
        # The copy would take away what only the file has, or has nothing to give.
        look.must_fit()
    with told(place.name):
        kept = disk.keep_aside(look.sheet.raw, folder=place.guard.folder, name="before-restore")
        if not disk.replace(
            place.path,
            look.sheet.with_journal(look.copy.lines),
            by_way_of=place.guard.replacement,
            expected=look.identity,
        ):
            raise saved_meanwhile(place.name)
        place.guard.mark_written(known)
    return (
        f"The journal is back, {_count(look.copy.lines)}. The file as it was is kept in {kept}.",
        *_settled(place, held),
    )


def accept(place: Place, held: Held) -> tuple[str, ...]:
    """Let the guard take over the journal of the file; the copy as it was is kept."""
    look = look_at(place)
    records = by_itself(look).must_fit().sheet.journal.records
    if not look.comparison.flaws:
        return ("The journal is as the program wrote it; there is no change to keep.", *_settled(place, held))
    with told(place.name):
        kept = disk.keep_aside(place.guard.journal.read_bytes(), folder=place.guard.folder, name="before-accept")
        place.guard.start_anew([as_line(record) for record in records])
    return (
        f"The journal counts as it stands, {_count(records)}. The copy before is kept in {kept}.",
        *_settled(place, held),
    )


def change_settings(place: Place, held: Held, change: Callable[[str], str]) -> Path | None:
    """Put other settings into the file, the journal byte for byte as it is; the settings before are kept.

    None where the change changes nothing.
    """
    Locked(place, held)
    look = look_at(place).must_fit()
    sheet = look.sheet
    before = sheet.raw[: sheet.header_at]
    after = change(before.decode()).encode()
    if after == before:
        return None
    with told(place.name):
        kept = disk.keep_aside(before, folder=place.guard.folder, name="settings-before")
        content = after + sheet.raw[sheet.header_at :]
        if not disk.replace(place.path, content, by_way_of=place.guard.replacement, expected=look.identity):
            raise saved_meanwhile(place.name)
    return kept


def _must_be_sound(place: Place, lines: Sequence[str]) -> None:
    journal = read_journal("".join(f"{line}\n" for line in lines), first_line=1)
    if compare.by_itself(journal).flaws or len(journal.records) != len(lines):
        text = f"This copy of the journal is damaged. {place.ways_out.accept} goes on with the game file as it is."
        raise BadFile([Problem(str(place.guard.journal), 0, text)])


def _settled(place: Place, held: Held) -> tuple[str, ...]:
    """What else was put right, and is unusual about the file."""
    return Locked(place, held).contents.notes


def _count(events: Sequence[object]) -> str:
    return "1 event" if len(events) == 1 else f"{len(events)} events"
