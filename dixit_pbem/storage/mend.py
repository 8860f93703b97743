"""The two ways to put a journal right that is not as the program wrote it; the caller holds the lock."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dixit_pbem.errors import BadFile, NotFound, Problem
from dixit_pbem.storage import compare, disk
from dixit_pbem.storage.disk import told
from dixit_pbem.storage.journal import read_journal
from dixit_pbem.storage.lines import as_line
from dixit_pbem.storage.locked import Locked, saved_meanwhile
from dixit_pbem.storage.look import Look, Place, look_at


def by_itself(look: Look) -> Look:
    """The same file as if there were no guard copy."""
    return replace(look, comparison=compare.by_itself(look.sheet.journal))


def restore(place: Place) -> tuple[str, ...]:
    """Put the guard's journal into the file; the settings stay byte for byte, and the file as it was is kept."""
    look = look_at(place)
    if not look.guarded:
        text = f"{place.name}: there is no copy of the journal in {place.guard.folder}, so nothing can be put back."
        raise NotFound(f"{text} Take the file from a backup.")
    if not look.comparison.flaws:
        return ("The journal is as the program wrote it; there is nothing to put back.", *_settled(place))
    _must_be_sound(place, look.copy.lines)
    with told(place.name):
        kept = disk.keep_aside(look.sheet.raw, folder=place.guard.folder, name="before-restore")
        if not disk.replace(
            place.path,
            look.sheet.with_journal(look.copy.lines),
            by_way_of=place.guard.replacement,
            expected=look.identity,
        ):
            raise saved_meanwhile(place.name)
        place.guard.mark_written(len(look.copy.lines))
    return (f"The journal is back, {_count(look.copy.lines)}. The file as it was is kept in {kept}.", *_settled(place))


def accept(place: Place) -> tuple[str, ...]:
    """Let the guard take over the journal of the file; the copy as it was is kept."""
    look = look_at(place)
    records = by_itself(look).must_fit().sheet.journal.records
    if not look.comparison.flaws:
        return ("The journal is as the program wrote it; there is no change to keep.", *_settled(place))
    with told(place.name):
        kept = disk.keep_aside(place.guard.journal.read_bytes(), folder=place.guard.folder, name="before-accept")
        place.guard.start_anew([as_line(record) for record in records])
    return (f"The journal counts as it stands, {_count(records)}. The copy before is kept in {kept}.", *_settled(place))


def _must_be_sound(place: Place, lines: Sequence[str]) -> None:
    journal = read_journal("".join(f"{line}\n" for line in lines), first_line=1)
    if compare.by_itself(journal).flaws or len(journal.records) != len(lines):
        text = f"This copy of the journal is damaged. {place.ways_out.accept} goes on with the game file as it is."
        raise BadFile([Problem(str(place.guard.journal), 0, text)])


def _settled(place: Place) -> tuple[str, ...]:
    """What else was put right, and is unusual about the file."""
    return Locked(place).contents.notes


def _count(events: Sequence[object]) -> str:
    return "1 event" if len(events) == 1 else f"{len(events)} events"
