"""The roles of a club side by side on this computer: a process each, begun again whenever one ends.

Edge: processes. The first of them looks at the clock and tells how all fares; when it ends, so do the others.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from multiprocessing.process import BaseProcess

from dixit_pbem import clock
from dixit_pbem.club import nobody
from dixit_pbem.club.accounts import note_accounts
from dixit_pbem.club.database import Database
from dixit_pbem.club.running import STANDS_BY, Ears, Role
from dixit_pbem.club.sending import forget_old
from dixit_pbem.club.standing import heartbeat
from dixit_pbem.club.watch import WATCH, Watch
from dixit_pbem.errors import DixitError
from dixit_pbem.table.heartbeat import Heartbeat
from dixit_pbem.table.mailrooms import sleep

BETWEEN_LOOKS = 60.0
"""Seconds between two looks at the clock."""
LONGEST_LOOK = 300.0
"""Seconds until a look counts even where tables were not looked at since."""
Begin = Callable[[Role], BaseProcess]
"""Begins a process that does one thing for the club."""


def run(
    database: Database,
    roles: Sequence[Role],
    begin: Begin,
    beat: Callable[[Heartbeat], None],
    ears: Ears,
) -> None:
    """Let a process for each of these roles run, and go on, until told to stop."""
    processes: list[BaseProcess | None] = [None] * len(roles)
    told = ""
    with ExitStack() as locks:
        minder = _Minder(database, locks, beat)
        while not ears.stopped():
            try:
                minder.mind()
                told = ""
            except DixitError as problem:
                if str(problem) != told:
                    told = str(problem)
                    ears.tell(told)
            for number, process in enumerate(processes):
                if process is None or not process.is_alive():
                    processes[number] = begin(roles[number])
            sleep(STANDS_BY, ears.stopped)
    begun = [process for process in processes if process]
    for process in begun:
        process.terminate()
    for process in begun:
        process.join()


class _Minder:
    """Looks at the clock, unless another computer does, and says how all fares."""

    def __init__(self, database: Database, locks: ExitStack, beat: Callable[[Heartbeat], None]) -> None:
        self._database = database
        self._locks = locks
        self._beat = beat
        self._watch = Watch(database)
        self._looked = -BETWEEN_LOOKS
        self._has_noted = False

    def mind(self) -> None:
        """Whatever is due."""
        if not self._has_noted:
            note_accounts(self._database)
            self._has_noted = True
        since = time.monotonic() - self._looked
        if self._watch.is_begun:
            if since >= LONGEST_LOOK or self._watch.may_end():
                self._watch.end()
        elif since >= BETWEEN_LOOKS:
            ours = self._database.holds(WATCH) or self._locks.enter_context(self._database.alone(WATCH, patience=0))
            if ours:
                self._watch.begin()
                forget_old(self._database)
                nobody.forget_old(self._database)
            else:
                self._watch.copy()
            self._looked = time.monotonic()
            if now := clock.shown():
                self._beat(heartbeat(self._database, now))
