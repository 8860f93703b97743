"""A table whose row a worker holds: what it knows of it is not asked again, and all that joins it is written at once.

Whoever takes the row says with it how the table stands. As long as it stands as it was left nothing of it is read; what
is added, and what is kept beside it, is written in one go before the row is let go.

Edge: PostgreSQL.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from dixit_pbem.club.database import Database
from dixit_pbem.club.table import ClubTable, contents_of, lines_of, must_follow
from dixit_pbem.errors import Busy
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.store import Pen
from dixit_pbem.storage.game_file import Contents
from dixit_pbem.storage.game_text import GameText, take_apart
from dixit_pbem.storage.journal import Journal, Record, read_on

_ADD = """
    with added as (
        insert into event (game, seq, at, line)
        select %(game)s, seq, at, line from unnest(%(seqs)s::int[], %(moments)s::timestamptz[], %(lines)s::text[])
            as new (seq, at, line)
    )
    update game set head = %(after)s, changed = pg_current_xact_id()
    where id = %(game)s and head = %(before)s returning changed::text
"""
_KEEP = """
    insert into aside (game, name, content) select %s, name, content from unnest(%s::text[], %s::bytea[])
        as new (name, content)
    on conflict (game, name) do update set content = excluded.content
"""


@frozen
class Stand:
    """How a table stands, as its row tells: who wrote it last, how many events it has, and whether it is free."""

    changed: str
    head: int
    free: bool
    """Does no other program write it just now?"""


_UNKNOWN = Stand("", 0, free=False)


class HeldTable(ClubTable):
    """One table of the club, as a worker knows it that holds its row."""

    def __init__(self, database: Database, name: str) -> None:
        super().__init__(database, name, patience=0)
        self._stand = _UNKNOWN
        self._whole: tuple[Contents, _End] | None = None
        self._new: list[tuple[object, object, str]] = []
        self._asides: dict[str, bytes | None] = {}
        self._to_keep: dict[str, bytes] = {}

    def take(self, stand: Stand) -> bool:
        """The row is ours; says whether the table stands as it was left."""
        as_left = (stand.changed, stand.head) == (self._stand.changed, self._stand.head)
        if not as_left:
            self._whole = None
        self._stand = stand
        self._new, self._asides, self._to_keep = [], {}, {}
        return as_left

    def write_down(self) -> bool:
        """Write what was added and kept since; says whether the journal grew."""
        grew = bool(self._new)
        with self.database.connection() as opened:
            if grew:
                seqs, moments, lines = map(list, zip(*self._new, strict=True))
                after = self._stand.head + len(lines)
                found = opened.execute(
                    _ADD.encode(),
                    {
                        "game": self.id,
                        "seqs": seqs,
                        "moments": moments,
                        "lines": lines,
                        "before": self._stand.head,
                        "after": after,
                    },
                ).fetchone()
                if found is None:
                    raise Busy(f"{self.id}: another program wrote this table meanwhile. Call the command again.")
                self._stand = Stand(str(found[0]), after, free=True)
                self._new = []
            if self._to_keep:
                opened.execute(_KEEP.encode(), (self.id, list(self._to_keep), list(self._to_keep.values())))
            self._asides, self._to_keep = {}, {}
        return grew

    def fetch(self, names: Iterable[str]) -> None:
        """Ask for all these side files at once, for whoever reads them soon."""
        wanted = [name for name in names if name not in self._asides]
        with self.database.connection() as opened:
            query = "select name, content from aside where game = %s and name = any(%s)"
            found = opened.execute(query, (self.id, wanted)).fetchall()
        self._asides |= dict.fromkeys(wanted)
        self._asides |= {str(name): content for name, content in found if isinstance(content, bytes)}

    def sheet(self) -> GameText:
        """See `ClubTable`; with what was added and is not written down yet."""
        # A hundred tables are held, and of their texts nobody asks again.
        sheet, self._known = super().sheet(), None
        added = "".join(line for _, _, line in self._new)
        return take_apart(sheet.raw + added.encode(), self.id) if added else sheet

    def read(self) -> Contents:
        """See `Store`."""
        contents, _ = self._read_whole()
        return contents

    def _read_whole(self) -> tuple[Contents, _End]:
        if self._whole is None:
            sheet = self.sheet()
            self._whole = contents_of(sheet, self), _end_of(sheet)
        return self._whole

    @contextmanager
    def locked(self, *, patience: float | None = None) -> Iterator[Pen]:  # noqa: ARG002 - the row is ours, or nothing
        """See `Store`."""
        if not self._stand.free:
            raise Busy(f"{self.id}: another program is at work on this table. Call the command again in a minute.")
        yield _HeldPen(self)

    def add(self, records: Sequence[Record]) -> None:
        """These events join it."""
        contents, end = self._read_whole()
        must_follow(records, len(contents.records))
        lines = end.lines_of(records)
        self._new += [(record["seq"], record["at"], line) for record, line in zip(records, lines, strict=True)]
        after = end.after("".join(lines))
        self._whole = None if after is None else (after.told_by(contents), after)
        # What cannot be read is told now, and not to whoever asks next.
        self._read_whole()

    def stamp(self) -> object:
        """See `Store`."""
        return self._stand.changed, self._stand.head + len(self._new)

    def keep(self, name: str, content: bytes, *, for_good: bool = True) -> None:  # noqa: ARG002 - all of it is
        """See `Store`."""
        self._asides[name] = self._to_keep[name] = content

    def kept(self, name: str) -> bytes | None:
        """See `Store`."""
        if name not in self._asides:
            self._asides[name] = super().kept(name)
        return self._asides[name]


@frozen
class _End:
    """The end of the file that a table is, where events join it."""

    journal: Journal
    """Of what stands there, only the text of the last event."""
    line_end: str
    opening: str
    next_line: int

    def lines_of(self, records: Sequence[Record]) -> list[str]:
        """How these events stand there."""
        return lines_of(records, self.journal, line_end=self.line_end, opening=self.opening)

    def told_by(self, before: Contents) -> Contents:
        """What the whole file says now, of which it said this before."""
        return replace(before, records=tuple(self.journal.records), lines=tuple(self.journal.lines))

    def after(self, text: str) -> _End | None:
        """The end once this text joined it; None where all of it is to be read for that."""
        journal = None if self.opening else read_on(self.journal, text, first_line=self.next_line)
        if journal is None or journal.flaws or journal.torn:
            return None
        return _End(_without_texts(journal), self.line_end, "", self.next_line + text.count("\n"))


def _end_of(sheet: GameText) -> _End:
    return _End(_without_texts(sheet.journal), sheet.line_end, sheet.opening(), sheet.raw.count(b"\n") + 1)


def _without_texts(journal: Journal) -> Journal:
    return replace(journal, texts=journal.texts[-1:])


@frozen
class _HeldPen:
    table: HeldTable

    @property
    def contents(self) -> Contents:
        """See `Pen`."""
        return self.table.read()

    def append(self, records: Sequence[Record]) -> None:
        """See `Pen`."""
        if records:
            self.table.add(records)
