"""Whose is a mail, of all tables of a club? Their marks are rows, so that nobody has to open a table for it.

Edge: PostgreSQL. What a mail's marks mean says `post.reading.directory`; here is where they are looked up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass

from dixit_pbem.club.database import Connection, Database
from dixit_pbem.post.reading.directory import Games, Signposts, marks_of
from dixit_pbem.post.reading.identity import MOST_SLIPS, differ
from dixit_pbem.post.reading.known import Known

KINDS = ("token", "letter", "address", "list", "ours", "key")
OPEN = "open"
"""A table at which a stranger may sit down."""


Marks = frozenset[tuple[str, str]]
"""By what a table is known: of which kind, and which."""


def put_marks(opened: Connection, game: str, known: Known, before: Marks | None = None) -> Marks:
    """From now on a table is known by these marks, which come back; it was by those `before`, where they are known."""
    new = _marks_of(known)
    if before is None:
        found = opened.execute("select kind, mark from mark where game = %s", (game,)).fetchall()
        before = frozenset((str(kind), str(mark)) for kind, mark in found)
    if gone := sorted(before - new):
        opened.execute(
            "delete from mark using unnest(%s::text[], %s::text[]) as gone (kind, mark)"
            " where game = %s and mark.kind = gone.kind and mark.mark = gone.mark",
            (*map(list, zip(*gone, strict=True)), game),
        )
    if more := sorted(new - before):
        opened.execute(
            "insert into mark (game, kind, mark) select %s, kind, mark"
            " from unnest(%s::text[], %s::text[]) as more (kind, mark)",
            (game, *map(list, zip(*more, strict=True))),
        )
    return new


def _marks_of(known: Known) -> Marks:
    marks = {(kind, mark) for kind, marks in zip(KINDS, marks_of(known), strict=True) for mark in marks}
    return frozenset(marks | {(OPEN, "")} if known.is_open else marks)


@dataclass(frozen=True)
class _Marks(Set[str]):
    """All marks of a kind by which tables with this mailbox are known."""

    database: Database
    account: str
    kind: str

    def all(self, marks: Iterable[str]) -> Games:
        with self.database.connection() as opened:
            found = opened.execute(
                "select game from mark join game on game.id = mark.game"
                " where kind = %s and mark = any(%s) and account = %s order by game",
                (self.kind, list(marks), self.account),
            ).fetchall()
        return {str(game): None for (game,) in found}

    def marks(self) -> Set[str]:
        """They are their own keys: nobody wants them all at once."""
        return self

    @classmethod
    def _from_iterable(cls, it: Iterable[str]) -> Set[str]:  # type: ignore[override]
        """What is left of other marks without these is no kind of its own."""
        return frozenset(it)

    def __contains__(self, mark: object) -> bool:
        return bool(self.all((str(mark),)))

    def __iter__(self) -> Iterator[str]:
        with self.database.connection() as opened:
            found = opened.execute(
                "select distinct mark from mark join game on game.id = mark.game where kind = %s and account = %s",
                (self.kind, self.account),
            ).fetchall()
        return iter([str(mark) for (mark,) in found])

    def __len__(self) -> int:
        return sum(1 for _ in self)


class ClubDirectory(Signposts):
    """The marks of every table that is answered in one mailbox."""

    def __init__(self, database: Database, account: str) -> None:
        super().__init__(*(_Marks(database, account, kind) for kind in KINDS))
        self._database = database
        self._account = account

    def with_a_seat(self) -> tuple[str, ...]:
        """See `Signposts`; those first that have not begun, and of them the one that has waited longest."""
        with self._database.connection() as opened:
            found = opened.execute(
                "select id from mark join game on game.id = mark.game where kind = %s and account = %s"
                " order by phase <> 'new', (select at from event where game = id and seq = 1), id",
                (OPEN, self._account),
            ).fetchall()
        return tuple(str(name) for (name,) in found)

    def in_order(self, games: Games) -> tuple[str, ...]:
        """See `Signposts`."""
        return tuple(sorted(games))

    def near(self, word: str) -> Iterator[str]:
        """See `Signposts`."""
        with self._database.connection() as opened:
            found = opened.execute(
                "select distinct mark from mark join game on game.id = mark.game where kind = 'token' and account = %s"
                " and (substr(mark, 1, 3) = %s or substr(mark, 4, 3) = %s or substr(mark, 7, 2) = %s)",
                (self._account, word[:3], word[3:6], word[6:8]),
            ).fetchall()
        return (mark for mark in sorted(str(each) for (each,) in found) if differ(word, mark) <= MOST_SLIPS)


def alone_in(database: Database, account: str) -> Sequence[str]:
    """The one table that is answered in a mailbox; nothing where there are several."""
    with database.connection() as opened:
        found = opened.execute("select id from game where account = %s limit 2", (account,)).fetchall()
    return [str(found[0][0])] if len(found) == 1 else []
