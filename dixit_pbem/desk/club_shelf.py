"""The tables of a club on its desk: the same pages over rows, and for each visitor only what is theirs.

Edge: the database. Only desks of a club load this.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from threading import Lock
from typing import cast

from dixit_pbem.club import at_desk
from dixit_pbem.club.database import Database
from dixit_pbem.desk.shelf import NO_SUCH_GAME, Table
from dixit_pbem.errors import DixitError, NotFound
from dixit_pbem.shell import reached
from dixit_pbem.storage.game_file import GameFile

MOST_KEPT = 256
"""So many tables are kept as they were opened last."""
OFTEN = 2.0
"""Seconds between two looks at the rows, however many pages are open."""


class ClubShelf:
    """Every table of a club."""

    often = OFTEN

    def __init__(self, database: Database, way: Callable[[str], tuple[object, ...]]) -> None:
        self.database = database
        self.folder = database.folder
        self.places: tuple[Path, ...] = ()
        self._way = way
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._reached = ExitStack()
        self._lock = Lock()

    def tables(self) -> tuple[Table, ...]:
        """None at once: there may be thousands."""
        return ()

    def table(self, key: str) -> Table:
        """The table of this id."""
        with self._lock:
            if key not in self._tables:
                store = at_desk.DeskTable(self.database, key)
                # A table is to pages what a file is.
                self._tables[key] = Table(key, cast(GameFile, store))
                names = key, str(self.folder / key)
                self._reached.enter_context(reached(*names, way=self._way(key)))
            self._tables.move_to_end(key)
            if len(self._tables) > MOST_KEPT:
                self._tables.popitem(last=False)
            return self._tables[key]

    def stamps(self) -> Mapping[str, object]:
        """See `Shelf`."""
        return at_desk.stamps(self.database)

    def has(self, key: str) -> bool:
        """Is there such a table?"""
        return at_desk.is_theirs(self.database, key, None)

    def seen_by(self, whose: str | None) -> Seen:
        """What somebody may see of it: of their own tables, or, for the host, of all."""
        return Seen(self, whose)


class Seen:
    """The tables that one visitor may see. Of any other they hear what they hear of one that is not there."""

    def __init__(self, shelf: ClubShelf, whose: str | None) -> None:
        self.shelf, self.whose = shelf, whose
        self.folder, self.places = shelf.folder, shelf.places

    def tables(self) -> tuple[Table, ...]:
        """See `ClubShelf`."""
        return self.shelf.tables()

    def table(self, key: str) -> Table:
        """One of theirs."""
        if not self.has(key):
            raise NotFound(NO_SUCH_GAME)
        table = self.shelf.table(key)
        if self.whose is not None and not self._looks_after(table):
            raise NotFound(NO_SUCH_GAME)
        return table

    def has(self, key: str) -> bool:
        """Is this one of theirs, as its row says?"""
        return at_desk.is_theirs(self.shelf.database, key, self.whose)

    def _looks_after(self, table: Table) -> bool:
        """The same as the table itself says, where it can be read."""
        try:
            return (table.opened.settings.moderator.email or "").lower() == self.whose
        except DixitError:
            return True
