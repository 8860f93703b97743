"""The program with the clock of a simulated month: `python -m tests.club.month.clocked club run`.

The clock is a number in a file, which stands still until somebody writes another. What waits by the clock on the wall
waits less, in the same proportion as the month is shorter than a real one; the rest is the program as it is.
"""

from __future__ import annotations

import mmap
import os
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from multiprocessing import current_process
from pathlib import Path

from dixit_pbem import clock
from dixit_pbem.club import running, sending, taking, tree, working
from dixit_pbem.club.watch import NAME
from dixit_pbem.table.looks import look_of_run

PLACE = "DIXIT_MONTH"
"""Names the folder in which the clock lies."""
_NUMBER = struct.Struct("q")


class Shown:
    """The clock of the month, as everybody sees it."""

    def __init__(self, folder: Path, *, writes: bool = False) -> None:
        path = folder / "clock"
        if writes and not path.exists():
            path.write_bytes(bytes(_NUMBER.size))
        with path.open("r+b" if writes else "rb") as file:
            access = mmap.ACCESS_WRITE if writes else mmap.ACCESS_READ
            self._number = mmap.mmap(file.fileno(), _NUMBER.size, access=access)

    @property
    def now(self) -> datetime:
        return datetime.fromtimestamp(self._seconds(), UTC)

    @now.setter
    def now(self, moment: datetime) -> None:
        self._number[:] = _NUMBER.pack(round(moment.timestamp()))

    def uptime(self) -> clock.Uptime:
        return clock.Uptime("month", self._seconds())

    def _seconds(self) -> int:
        return int(_NUMBER.unpack(self._number[:])[0])


def shorter(tick: timedelta) -> tuple[tuple[object, str, object], ...]:
    """What waits in real time, and how long it waits where the clock goes on by a tick at once."""
    return (
        (clock, "_of_this_computer", None),
        (clock, "uptime", None),
        (running, "A_MOMENT", 0.2),
        (running, "STANDS_BY", 0.2),
        (running, "LONGEST_PAUSE", 0.5),
        (tree, "STANDS_BY", 0.1),
        (tree, "BETWEEN_LOOKS", 0.0),
        (tree._Minder, "mind", None),
        (working, "PAUSES", (0.1, 0.2, 0.5, 1.0, 1.0)),
        (working, "LOOKS_FOR_PICTURES", 0.5),
        (taking, "LONGEST_SILENCE", 2 * tick),
        (sending, "PAUSES", (0.1, 0.2, 0.5, 0.5, 0.5)),
    )


def live_in(folder: Path, tick: timedelta) -> None:
    """From now on this process goes by the clock of the month."""
    shown, mind = Shown(folder), tree._Minder.mind

    def mind_once(minder: tree._Minder) -> None:
        """Until this moment was seen: as long as the clock stands still there is nothing else to see."""
        seen = look_of_run(minder._database.folder, NAME)
        if minder._watch.is_begun or seen is None or seen.moment != shown.now:
            mind(minder)

    other = {"_of_this_computer": lambda: shown.now, "uptime": shown.uptime, "mind": mind_once}
    for place, name, value in shorter(tick):
        getattr(place, name)
        setattr(place, name, other.get(name, value))


@contextmanager
def living_in(folder: Path, tick: timedelta) -> Iterator[None]:
    """The same until the end of the block."""
    before = [(place, name, getattr(place, name)) for place, name, _ in shorter(tick)]
    live_in(folder, tick)
    try:
        yield
    finally:
        for place, name, value in before:
            setattr(place, name, value)


def _begins() -> None:
    folder = Path(os.environ[PLACE])
    live_in(folder, timedelta(seconds=float(os.environ[f"{PLACE}_TICK"])))
    # Whoever kills one of these wants to know whom.
    (folder / "pids").mkdir(exist_ok=True)
    (folder / "pids" / str(os.getpid())).write_text(current_process().name)


# Processes that are begun import this under another name.
if PLACE in os.environ and __name__ in ("__main__", "__mp_main__"):
    _begins()

if __name__ == "__main__":
    from dixit_pbem.cli import main

    main()
