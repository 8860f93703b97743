"""The autopilot of a club: one process looks after every table; others, on any computer, stand by and take over.

Edge: the database, mailboxes, the clock. It may be killed at any moment; whoever stands by goes on where it stopped.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack

from dixit_pbem.club.database import Database
from dixit_pbem.club.table import ClubTable
from dixit_pbem.errors import CannotWrite
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.store import Store
from dixit_pbem.shell import reached
from dixit_pbem.storage.game_file import Home
from dixit_pbem.table.autopilot import SHORTEST_WAIT, Ears, Pilot
from dixit_pbem.table.mailrooms import sleep
from dixit_pbem.table.rounds import Rounds
from dixit_pbem.table.step import Pace

RUNNING = "run"
"""The lock of whoever looks after the tables."""
Way = Callable[[str], tuple[object, ...]]


@frozen
class News:
    """Who hears of the club as a whole."""

    began: Callable[[int], None]
    """It is this process that looks after so many tables from now on."""
    away: Callable[[str], None]
    """The database is away, and why; told once."""


def run(database: Database, ears: Ears, news: News, way: Way) -> None:
    """Look after every table until told to stop: alone, and after the next one whenever that one ends."""
    told = ""
    while not ears.stopped():
        try:
            with database.alone(RUNNING, patience=0) as ours:
                if ours:
                    _look_after(database, ears, news, way)
                told = ""
        except CannotWrite as problem:
            if str(problem) != told:
                told = str(problem)
                news.away(told)
        sleep(SHORTEST_WAIT.total_seconds(), ears.stopped)


def once(database: Database, ears: Ears, way: Way) -> bool:
    """One round; False where a table could not take its step. Nothing where another process looks after the tables."""
    with database.alone(RUNNING, patience=0) as ours:
        if not ours:
            return True
        with ExitStack() as closing:
            pilot = ClubPilot(database, ears, closing, way)
            well = pilot.round()
            pilot.beat()
            return well


def _look_after(database: Database, ears: Ears, news: News, way: Way) -> None:
    """Round after round, until told to stop or the lock is lost with the connection."""
    with ExitStack() as closing:
        pilot = ClubPilot(database, ears, closing, way)
        news.began(len(pilot.roster.entries))
        while not ears.stopped() and database.holds(RUNNING):
            well = pilot.round()
            pilot.beat()
            pilot.wait(well=well)


class ClubPilot(Pilot):
    """The autopilot over the tables that there are, whichever come and go."""

    def __init__(self, database: Database, ears: Ears, closing: ExitStack, way: Way) -> None:
        folder = database.folder
        # The clock is looked at for all tables together, whichever there are.
        club = Home("club", folder, folder / "output", str(folder))
        super().__init__((), ears, Pace(patient=True, watched=True), Rounds((club,)))
        self.database = database
        self._closing = closing
        self._way = way
        closing.enter_context(self.mail.mailboxes)
        self._follow()

    def round(self) -> bool:
        """See `Pilot`."""
        self._follow()
        return super().round()

    def _follow(self) -> None:
        """Look after the tables that came, and after those that went no more."""
        there, known = self.database.changes.names(), {entry.store.home.name for entry in self.roster.entries}
        for entry in tuple(entry for entry in self.roster.entries if entry.store.home.name not in there):
            self.mail.part(entry)
            self.roster.drop(entry)
        for name in sorted(there - known):
            table = ClubTable(self.database, name)
            self._closing.enter_context(reached(name, str(table.home.beside / name), way=self._way(name)))
            self.roster.add(table)

    def _disturbed(self) -> bool:
        """See `Pilot`; and did a table come or go, or the database?"""
        if self.ears.stopped() or not self.database.holds(RUNNING):
            return True
        return len(self.database.changes.names()) != len(self.roster.entries) or super()._disturbed()

    def _trouble(self, game: Store, why: str) -> None:
        """See `Pilot`; where the database is away that is told once for all, by whoever looks after the tables."""
        if self.database.holds(RUNNING):
            super()._trouble(game, why)
