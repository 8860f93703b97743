"""The tables of a club as its desk has them: rows to look through, and each table as a Store that mails nothing.

Edge: PostgreSQL. What is done at the desk is written down; workers and senders of `club run` do what follows from it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime

from dixit_pbem.club.database import Database
from dixit_pbem.club.table import ClubTable
from dixit_pbem.frozen import frozen, replace
from dixit_pbem.storage.given import Given


class DeskTable(ClubTable):
    """A table whose mailbox others read, and whose letters others send."""

    @property
    def given(self) -> Given:
        """See `ClubTable`."""
        return replace(super().given, reads=False)

    @contextmanager
    def turn_to_send(self, *, patience: float) -> Iterator[bool]:  # noqa: ARG002 - it is never ours
        """See `Store`."""
        yield False


@frozen
class Row:
    """A table, as its row tells of it."""

    name: str
    trouble: str
    keeper: str


_ROWS = b"""
    select id, trouble, moderator_name from game
    where (%(whose)s::text is null or moderator = %(whose)s)
    and (%(like)s = '' or concat_ws(' ', id, title, moderator_name, moderator) ilike %(like)s)
    order by trouble <> '' desc, coalesce(late_at <= %(now)s, false) desc, held > 0 desc, phase = 'finished',
        changed desc, id
    limit %(most)s offset %(first)s
"""


@frozen
class Wanted:
    """Which tables: those that somebody looks after, or all; those that hold these words; so many, from there."""

    whose: str | None
    words: str
    first: int
    most: int


def rows(database: Database, wanted: Wanted, now: datetime) -> tuple[Row, ...]:
    """The tables, those in trouble first, then where somebody is late, then where a mail waits."""
    words = wanted.words.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    values = {
        "whose": wanted.whose,
        "like": f"%{words}%" if words else "",
        "now": now,
        "most": wanted.most,
        "first": wanted.first,
    }
    with database.connection() as opened:
        return tuple(Row(*map(str, row)) for row in opened.execute(_ROWS, values))


def is_theirs(database: Database, game: str, whose: str | None) -> bool:
    """Is there such a table, and may they see it?"""
    with database.connection() as opened:
        query = "select from game where id = %s and (%s::text is null or moderator = %s)"
        return opened.execute(query, (game, whose, whose)).rowcount > 0


def stamps(database: Database) -> Mapping[str, object]:
    """What is another as soon as a table was written, of each."""
    with database.connection() as opened:
        return {str(name): stamp for name, stamp in opened.execute("select id, changed::text from game")}
