"""What an autopilot saw of the clock: one look a round for all games with which nothing was to be done.

Edge: a short file beside the games, written over, safe to lose.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

from dixit_pbem.errors import CannotWrite
from dixit_pbem.storage import disk
from dixit_pbem.storage.game_file import Home
from dixit_pbem.storage.side_folder import SideFolder
from dixit_pbem.table.looks import RUNS, Look, look_at_clock, look_of_run, written
from dixit_pbem.table.timekeeper import Round, between


class Rounds:
    """The rounds of one autopilot over the same games, by whose names it is known again."""

    def __init__(self, homes: Iterable[Home]) -> None:
        homes = tuple(homes)
        names = "\0".join(sorted(f"{home.beside}/{home.name}" for home in homes))
        self.run = sha256(names.encode()).hexdigest()[:16]
        self.folders = tuple(dict.fromkeys(home.beside for home in homes))
        before = [look for folder in self.folders if (look := look_of_run(folder, self._name))]
        self._number = max((look.round for look in before), default=0)
        self._last: Look | None = None
        self._now: Look | None = None

    @property
    def _name(self) -> str:
        return f"looks-{self.run}"

    @property
    def current(self) -> Round:
        """The round that has begun."""
        return Round(self._name, self._number)

    def begin(self) -> bool:
        """A new round; says whether no game may rest in it, because the clock jumped or nobody looked for long."""
        self._number += 1
        now, before = look_at_clock(0, watched=True), self._last
        if before:
            now = replace(now, waits=before.waits_until(now))
        self._now = replace(now, run=self._name, round=self._number)
        return before is not None and between(before, (), self._now) is not None

    def end(self) -> set[Path]:
        """All games have been looked at; says in which folders that could not be noted, so that none may rest there."""
        self._last, failed = self._now, set[Path]()
        kept = written(self._now) if self._now else b""
        for folder in self.folders:
            try:
                with disk.told(str(folder)):
                    disk.own_folder(folder / RUNS)
                SideFolder(folder / RUNS).write_over(self._name, kept)
            except CannotWrite:
                failed.add(folder)
        return failed
