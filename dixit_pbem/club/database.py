"""The database of a club: its tables in their version, and one connection for a process.

Edge: PostgreSQL. What it refuses is told in words; a connection that broke is made anew when it is needed next.
"""

from __future__ import annotations

import hashlib
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path

import psycopg
from psycopg.pq import TransactionStatus

from dixit_pbem.club.club_file import BARE, Club
from dixit_pbem.club.rows import MIGRATIONS
from dixit_pbem.errors import CannotWrite, DixitError
from dixit_pbem.shell import typed

_VERSIONS = "create table if not exists club (version int primary key)"
_UPGRADING = 0x6469786974
_PAUSE = 0.02
_LONGEST_EAR = 0.5
"""Seconds after which whoever waits for news sees whether to stop."""
Connection = psycopg.Connection[tuple[object, ...]]


class News(StrEnum):
    """What processes of a club tell each other; whoever does not hear it finds it a little later."""

    DUE = "dixit_due"
    """A table."""
    LETTERS = "dixit_letters"
    """They wait for their sender."""


class Database:
    """A club's database, by the address that `club.yaml` gives; one connection, which threads may share."""

    def __init__(self, address: str, *, folder: Path, club: Club = BARE) -> None:
        self.folder = folder
        """Where the club stands on this computer: its decks and what is made for it lie here."""
        self.club = club
        """What `club.yaml` says beside that."""
        self._address = address
        self._opened: Connection | None = None
        self._opening = threading.RLock()
        self._held: set[int] = set()
        """The locks of this process, which the database would give it twice."""
        self._to_tell: set[News] = set()
        self._heard: set[News] = set()
        """What the connection listens for."""

    @contextmanager
    def connection(self) -> Iterator[Connection]:
        """The connection, each statement for itself; what the database refuses is told as CannotWrite."""
        try:
            yield self._connected()
        except psycopg.Error as problem:
            raise CannotWrite(
                f"The club's database refuses: {_in_a_line(problem)}. What was written down stands; put that right, "
                "and call the command again."
            ) from problem

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """The same with statements that count together or not at all. Other threads wait."""
        with self._opening, self.connection() as opened:
            outermost = not self._is_under_way
            if outermost:
                self._to_tell.clear()
            with opened.transaction():
                yield opened
            if outermost:
                self._tell_now(opened)

    def tell(self, news: News) -> None:
        """Let those hear of it who wait for that, once all that is under way counts."""
        with self._opening, self.connection() as opened:
            self._to_tell.add(news)
            if not self._is_under_way:
                self._tell_now(opened)

    def hear(self, news: News, seconds: float, stopped: Callable[[], bool]) -> None:
        """Wait until somebody tells of that, so long at most; whoever waits for the first time looks once more."""
        until = time.monotonic() + seconds
        while not stopped() and (left := until - time.monotonic()) > 0:
            with self._opening, self.connection() as opened:
                if news not in self._heard:
                    opened.execute(f"listen {news.value}".encode())
                    self._heard.add(news)
                    return
                for _ in opened.notifies(timeout=min(_LONGEST_EAR, left), stop_after=1):
                    return

    def _tell_now(self, opened: Connection) -> None:
        """Apart from what is written: whoever tells something waits for the others who do, and not for their disk."""
        if self._to_tell:
            names = [each.value for each in self._to_tell]
            self._to_tell.clear()
            opened.execute("select pg_notify(name, '') from unnest(%s::text[]) as news (name)", (names,))

    @contextmanager
    def alone(self, what: str, *, patience: float) -> Iterator[bool]:
        """Whether nobody else holds what goes by this name, on any computer; as long as this lasts nobody will."""
        key, until = _key(what), time.monotonic() + patience
        with self._opening:
            if self._is_under_way:
                yield self._take_to_the_end(key)
                return
        while not (free := self._take(key)) and time.monotonic() < until:
            time.sleep(_PAUSE)
        try:
            yield free
        finally:
            if free:
                self._let_go(key)

    def holds(self, what: str) -> bool:
        """Is it still ours alone? Locks go with a connection that breaks."""
        with self._opening:
            return _key(what) in self._held and self._opened is not None and not self._opened.closed

    @property
    def is_away(self) -> bool:
        """Did the connection break?"""
        return self._opened is None or self._opened.closed

    def another(self) -> Database:
        """The same with a connection of its own, for a thread that others must not wait for."""
        return Database(self._address, folder=self.folder, club=self.club)

    def close(self) -> None:
        """Close the connection, and with it let every lock go."""
        with self._opening:
            if self._opened is not None:
                self._opened.close()
            self._held.clear()

    def upgrade(self) -> int:
        """Make the tables, or bring them to this version of the program; says how many steps that took."""
        with self.transaction() as opened:
            opened.execute("select pg_advisory_xact_lock(%s)", (_UPGRADING,))
            opened.execute(_VERSIONS)
            known = self._version(opened)
            for version, step in enumerate(MIGRATIONS[known:], known + 1):
                opened.execute(step.encode())
                opened.execute("insert into club (version) values (%s)", (version,))
            # A back-up that was restored elsewhere knows transactions that are still to come here.
            opened.execute("update game set changed = pg_current_xact_id() where changed > pg_current_xact_id()")
        return max(0, len(MIGRATIONS) - known)

    def must_fit(self) -> None:
        """A refusal where the tables are of another version, or not there."""
        with self.connection() as opened:
            there = opened.execute("select to_regclass('club')").fetchone() != (None,)
            known = self._version(opened) if there else 0
        if known < len(MIGRATIONS):
            raise DixitError(f"The club's tables are not those of this version. `{typed('club', 'init')}` brings them.")
        if known > len(MIGRATIONS):
            raise DixitError("The club's tables are of a newer dixit-pbem. Install that one here too.")

    def _version(self, opened: Connection) -> int:
        found = opened.execute("select coalesce(max(version), 0) from club").fetchone()
        return int(str(found[0])) if found else 0

    def _connected(self) -> Connection:
        with self._opening:
            if self._opened is None or self._opened.closed:
                self._held.clear()
                self._heard.clear()
                self._opened = psycopg.connect(self._address, autocommit=True)
            return self._opened

    @property
    def _is_under_way(self) -> bool:
        """Is there a transaction, with the end of which its locks go?"""
        return self._opened is not None and self._opened.info.transaction_status != TransactionStatus.IDLE

    def _take_to_the_end(self, key: int) -> bool:
        with self.connection() as opened:
            return opened.execute("select pg_try_advisory_xact_lock(%s)", (key,)).fetchone() == (True,)

    def _take(self, key: int) -> bool:
        with self._opening, self.connection() as opened:
            if key in self._held:
                return False
            free = opened.execute("select pg_try_advisory_lock(%s)", (key,)).fetchone() == (True,)
            if free:
                self._held.add(key)
            return free

    def _let_go(self, key: int) -> None:
        with self._opening:
            # A connection that broke let go of everything.
            if key in self._held and self._opened is not None and not self._opened.closed:
                with self.connection() as opened:
                    opened.execute("select pg_advisory_unlock(%s)", (key,))
            self._held.discard(key)


def _key(what: str) -> int:
    return int.from_bytes(hashlib.sha256(what.encode()).digest()[:8], signed=True)


def _in_a_line(problem: psycopg.Error) -> str:
    return " ".join(str(problem).split()).rstrip(".?")
