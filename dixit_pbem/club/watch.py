"""What a club saw of the clock: one look for all tables with which nothing was to be done, on every computer the same.

Edge: the clock, PostgreSQL, a short file beside `club.yaml` in which workers find it; safe to lose. One process looks
at a time; those on other computers copy what it saw.
"""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256

from dixit_pbem.club.database import Database, News
from dixit_pbem.club.table import AT_ONCE
from dixit_pbem.storage import disk
from dixit_pbem.storage.side_folder import SideFolder
from dixit_pbem.table.looks import RUNS, Look, look_at_clock, look_of_run, read_look, written
from dixit_pbem.table.timekeeper import Round, between

WATCH = "look at the clock"
"""The lock of whoever does."""
NAME = f"looks-{sha256(b'club').hexdigest()[:16]}"


class Watch:
    """Looks at the clock again and again. A look counts once every table was looked at that it woke."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._now: Look | None = None

    def begin(self) -> None:
        """A look; where the clock jumped, or nobody looked for long, every table is due."""
        before = self.copy()
        self._now = _seen(before)
        if before is not None and between(before, (), self._now) is not None:
            with self.database.connection() as opened:
                opened.execute("update game set next_due = %s", (AT_ONCE,))
            self.database.tell(News.DUE)

    @property
    def is_begun(self) -> bool:
        """Has a look begun that does not count yet?"""
        return self._now is not None

    def may_end(self) -> bool:
        """Were all tables looked at that could be? One whose pictures nobody has may be due for days."""
        with self.database.connection() as opened:
            query = "select from game where next_due = %s and not_before is null and trouble = '' limit 1"
            return opened.execute(query, (AT_ONCE,)).rowcount == 0

    def end(self) -> None:
        """Now it counts."""
        if self._now is None:
            return
        kept, self._now = written(self._now), None
        with self.database.connection() as opened:
            opened.execute(
                "insert into look (kept) values (%s) on conflict (one) do update set kept = excluded.kept", (kept,)
            )
        self._write(kept)

    def copy(self) -> Look | None:
        """What was seen last, by whichever computer: workers here know of it from now on."""
        with self.database.connection() as opened:
            found = opened.execute("select kept from look").fetchone()
        if not found or not isinstance(found[0], bytes):
            return None
        self._write(found[0])
        return read_look(found[0])

    def _write(self, kept: bytes) -> None:
        folder = self.database.folder / RUNS
        with disk.told(str(folder)):
            disk.own_folder(folder)
        SideFolder(folder).write_over(NAME, kept)


def _seen(before: Look | None) -> Look:
    now = look_at_clock(0, watched=True)
    if before is None:
        return replace(now, run=NAME, round=2)
    # Between the two the tables take their steps.
    return replace(now, run=NAME, round=before.round + 2, waits=before.waits_until(now))


def round_in(database: Database) -> Round:
    """The round in which a worker on this computer takes a step."""
    seen = look_of_run(database.folder, NAME)
    return Round(NAME, seen.round + 1 if seen else 1)
