"""A table of the club: a game whose file lies in the rows of a database, and is the same Store as the file was.

The row of a game holds what its file says above the first event, byte for byte; each event has a row with all that
stands in the file from there to the next. Put together they are the file, and are read as the file is.

Edge: PostgreSQL.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

from dixit_pbem.club.database import Database, News
from dixit_pbem.errors import BadFile, Busy, DixitError, NotFound, Problem
from dixit_pbem.journal.store import Pen
from dixit_pbem.shell import typed
from dixit_pbem.storage import compare
from dixit_pbem.storage.allowed import Matter
from dixit_pbem.storage.game_file import Contents, Home
from dixit_pbem.storage.game_text import GameText, added_to, take_apart
from dixit_pbem.storage.given import Given
from dixit_pbem.storage.journal import Journal, Record, as_line
from dixit_pbem.storage.lock import PATIENCE

AT_ONCE = datetime(2000, 1, 1, tzinfo=UTC)
"""When a table is due that somebody wrote, or that got mail: before everything else, whatever the clock says."""


class ClubTable:
    """One table of the club, by its id."""

    def __init__(self, database: Database, name: str, *, patience: float = PATIENCE) -> None:
        self.database = database
        self.id = name
        self._patience = patience
        self._known: GameText | None = None

    @property
    def home(self) -> Home:
        """See `Store`."""
        folder = self.database.folder
        return Home(self.id, folder, folder / "output" / self.id, self.place)

    @property
    def given(self) -> Given:
        """What the club gives it."""
        return self.database.club.given

    @property
    def path(self) -> Path:
        """What stands where others have a file."""
        return Path(self.id)

    @property
    def side_folder(self) -> Path:
        """Where others have a folder for it alone."""
        return self.database.folder

    def examine(self) -> tuple[Contents, tuple[Problem, ...]]:
        """What it says as far as it can be read, and everything that is wrong with its journal."""
        sheet = self.sheet()
        return _contents(sheet, self), _problems(sheet, self.id)

    def unfit(self) -> tuple[Problem, ...]:
        """Nothing: whatever the folder is, the rows lie elsewhere."""
        return ()

    def allow_place(self) -> tuple[Matter, ...]:
        """Nothing is to be allowed of its place."""
        return ()

    def restore(self) -> tuple[str, ...]:
        """A refusal: there is no second copy."""
        raise DixitError(f"{self.id}: a table of the club has no copy of its journal. Restore the database's back-up.")

    accept = edited = restore

    @property
    def place(self) -> str:
        """See `Store`."""
        return f"{self.id} in the club"

    def read(self) -> Contents:
        """See `Store`."""
        return contents_of(self.sheet(), self)

    def sheet(self) -> GameText:
        """The file that this table is."""
        with self.database.connection() as opened:
            found = opened.execute(
                "select settings, (select coalesce(string_agg(line, '' order by seq), '') from event where game = id)"
                " from game where id = %s",
                (self.id,),
            ).fetchone()
        if found is None:
            raise not_there(self.id)
        raw = "".join(map(str, found)).encode()
        self._known = (self._known and added_to(self._known, raw)) or take_apart(raw, self.id)
        return self._known

    @contextmanager
    def locked(self, *, patience: float | None = None) -> Iterator[Pen]:
        """See `Store`."""
        waits = self._patience if patience is None else patience
        with self.database.alone(f"write {self.id}", patience=waits) as free:
            if not free:
                raise Busy(f"{self.id}: another program is at work on this table. Call the command again in a minute.")
            self._settled()
            yield _ClubPen(self)

    @contextmanager
    def turn_to_send(self, *, patience: float) -> Iterator[bool]:
        """See `Store`."""
        with self.database.alone(f"send {self.id}", patience=patience) as free:
            yield free and not self.has_letters_out()

    def has_letters_out(self) -> bool:
        """Are letters on their way that somebody else sends?"""
        self._settled()
        with self.database.connection() as opened:
            return opened.execute("select from letter where game = %s and state <> 'noted'", (self.id,)).rowcount > 0

    def _settled(self) -> None:
        """Wait for what is being written of it: whoever steps a table holds its row to the end."""
        with self.database.connection() as opened:
            opened.execute("select from game where id = %s for update", (self.id,))

    def stamp(self) -> object:
        """See `Store`."""
        with self.database.connection() as opened:
            found = opened.execute("select changed::text from game where id = %s", (self.id,)).fetchone()
        return found[0] if found else None

    def keep(self, name: str, content: bytes, *, for_good: bool = True) -> None:  # noqa: ARG002 - all of it is
        """See `Store`."""
        with self.database.connection() as opened:
            opened.execute(
                "insert into aside (game, name, content) values (%s, %s, %s)"
                " on conflict (game, name) do update set content = excluded.content",
                (self.id, name, content),
            )

    def keep_pieces(self, name: str, pieces: Iterable[bytes]) -> None:
        """See `Store`."""
        self.keep(name, b"".join(pieces))

    def write_over(self, name: str, content: bytes) -> None:
        """See `Store`."""
        self.keep(name, content)

    def kept(self, name: str) -> bytes | None:
        """See `Store`."""
        with self.database.connection() as opened:
            query = "select content from aside where game = %s and name = %s"
            found = opened.execute(query, (self.id, name)).fetchone()
        return found[0] if found and isinstance(found[0], bytes) else None

    def opened(self, name: str) -> BinaryIO | None:
        """See `Store`."""
        content = self.kept(name)
        return None if content is None else BytesIO(content)


class _ClubPen:
    """A table that only this process writes."""

    def __init__(self, table: ClubTable) -> None:
        self._table = table
        self._sheet = table.sheet()
        self.contents = contents_of(self._sheet, table)
        self._head = len(self.contents.records)

    def append(self, records: Sequence[Record]) -> None:
        """See `Pen`."""
        must_follow(records, self._head)
        if not records:
            return
        name, after = self._table.id, self._head + len(records)
        sheet, first = self._sheet, self._head == len(self.contents.records)
        lines = lines_of(records, sheet.journal, line_end=sheet.line_end, opening=sheet.opening() if first else "")
        rows = [(name, record["seq"], record["at"], line) for record, line in zip(records, lines, strict=True)]
        with self._table.database.transaction() as opened:
            # The lock may be lost with the connection, and the number of the last event never is.
            found = opened.execute(
                "update game set head = %s, changed = pg_current_xact_id(), next_due = %s where id = %s and head = %s",
                (after, AT_ONCE, name, self._head),
            )
            if found.rowcount != 1:
                raise Busy(f"{name}: another program wrote this table meanwhile. Call the command again.")
            opened.cursor().executemany("insert into event (game, seq, at, line) values (%s, %s, %s, %s)", rows)
            self._table.database.tell(News.DUE)
        self._head = after


def must_follow(records: Sequence[Record], head: int) -> None:
    """Nothing, where these events come right after so many."""
    if [record["seq"] for record in records] != list(range(head + 1, head + 1 + len(records))):
        raise ValueError(f"the events must be numbered from {head + 1}")


def lines_of(records: Sequence[Record], journal: Journal, *, line_end: str, opening: str = "") -> list[str]:
    """How these events stand in the file that a table is; the first that join it may have to end what stands there."""
    lines = [f"{journal.indent or ''}{as_line(record)}{line_end}" for record in records]
    return [opening + lines[0], *lines[1:]]


def contents_of(sheet: GameText, table: ClubTable) -> Contents:
    """What the file says; BadFile where its journal is not what the program wrote."""
    if problems := _problems(sheet, table.id):
        raise BadFile(problems)
    return _contents(sheet, table)


def _problems(sheet: GameText, name: str) -> tuple[Problem, ...]:
    flaws = compare.by_itself(sheet.journal).flaws
    return tuple(sorted(Problem(name, flaw.line, flaw.text) for flaw in flaws))


def _contents(sheet: GameText, table: ClubTable) -> Contents:
    notes, given = tuple(map(str, sheet.notes(table.id))), table.given
    return Contents(sheet.settings_text, tuple(sheet.journal.records), tuple(sheet.journal.lines), notes, given=given)


def not_there(name: str) -> NotFound:
    """What to say of a table that the club does not have."""
    return NotFound(f"The club has no table '{name}'. `{typed('club', 'status')}` lists them.")
