"""A computer whose clock may be set, while true time goes on: what it shows, and how long the computer has been up."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

import pytest

from dixit_pbem import clock
from dixit_pbem.engine.deadline import deadline_of
from dixit_pbem.engine.kinds import instant
from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.pending import pending
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table import autopilot
from tests.mailing import Table
from tests.watch import Watch

BEGIN = datetime(2026, 11, 18, 9, tzinfo=UTC)
CLOCK_BOOTTIME = 7


@dataclass
class Computer:
    """Stands in for the module `time` where the program asks what time it is."""

    true: datetime = BEGIN
    wrong_by: timedelta = timedelta()
    up: float = 5000.0
    watch: Watch = field(default_factory=Watch)
    CLOCK_BOOTTIME: int = CLOCK_BOOTTIME

    @property
    def shown(self) -> datetime:
        return self.true + self.wrong_by

    def goes_on(self, time: timedelta) -> None:
        self.true += time
        self.up += time.total_seconds()

    def time(self) -> float:
        return self.shown.timestamp()

    def clock_gettime(self, number: int) -> float:
        assert number == CLOCK_BOOTTIME
        return self.up


class ClockedTable:
    """A game on the autopilot, step after step, at a computer whose clock may jump."""

    def __init__(self, table: Table, patch: pytest.MonkeyPatch, *, uptime: bool) -> None:
        self.table = table
        self.computer = Computer(true=table.now)
        self.uptime = uptime
        self.troubles: list[str] = []
        if uptime:
            patch.delenv("DIXIT_PBEM_NOW")
            patch.setattr(clock, "time", self.computer)

    def sets_clock(self, by: timedelta) -> None:
        self.computer.wrong_by += by
        self._shows()

    def later(self, time: timedelta) -> None:
        self.computer.goes_on(time)
        self._shows()

    def _shows(self) -> None:
        if self.uptime:
            self.table.now = self.computer.shown
        else:
            self.table.at(self.computer.shown)

    def steps(self, count: int = 1, *, minutes: float = 5) -> None:
        """So many steps of the autopilot, as cron calls it."""
        for _ in range(count):
            self.later(timedelta(minutes=minutes))
            ears = autopilot.Ears(lambda _, done: None, lambda _, why: self.troubles.append(why), lambda: False)
            assert autopilot.once([GameFile(self.table.path)], ears, patient=True), self.troubles

    def by_hand(self, *command: str) -> str:
        said = self.table.program(*command, self.table.game)
        assert (said.code, "Traceback" in said.err) == (0, False), said
        return said.out + said.err

    @property
    def ends(self) -> datetime:
        """When the open phase ends in true time, by the deadline that is told."""
        deadline = self.table.state.round.deadline
        assert deadline is not None
        return deadline - self.computer.wrong_by

    def furthest(self) -> timedelta:
        """How far off the deadline of anybody who is awaited is."""
        game = self.table.state
        deadlines = [deadline_of(game, player) for player in pending(game)]
        return max((each - self.computer.shown for each in deadlines if each), default=timedelta())

    @property
    def open(self) -> tuple[int, Phase]:
        game = self.table.state
        return game.round.number, game.phase

    def __repr__(self) -> str:
        return f"{instant(self.computer.true)} shown as {instant(self.computer.shown)}"
