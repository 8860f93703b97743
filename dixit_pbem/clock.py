"""What time it is. `DIXIT_PBEM_NOW` replaces the clock in rehearsals and tests; a played scene brings its own."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from datetime import UTC, datetime, timedelta
from pathlib import Path

from dixit_pbem.engine.kinds import parse_instant
from dixit_pbem.errors import DixitError, Mistake
from dixit_pbem.frozen import frozen

YEARS = range(1970, 3000)
"""Far from both ends of the calendar, whatever is added to a moment or taken from it."""
BOOT = Path("/proc/sys/kernel/random/boot_id")

_SCENE: ContextVar[datetime | None] = ContextVar("_SCENE", default=None)


@frozen
class Uptime:
    """How long this computer has been up, sleep included: nobody who sets its clock moves that."""

    boot: str
    """Which start it counts from, where the system tells."""
    seconds: float


@contextmanager
def standing_at(moment: datetime) -> Iterator[None]:
    """Until the end of the block it is this moment, whatever the environment says."""
    before = _SCENE.set(moment)
    try:
        yield
    finally:
        _SCENE.reset(before)


def now() -> datetime:
    """The moment that counts, in UTC and whole seconds."""
    scene = _SCENE.get()
    if scene is not None:
        return scene.astimezone(UTC).replace(microsecond=0)
    replaced = os.environ.get("DIXIT_PBEM_NOW")
    if replaced is None:
        return _of_this_computer()
    try:
        moment = parse_instant(replaced)
    except ValueError:
        raise Mistake(f"DIXIT_PBEM_NOW is '{replaced}'. Write it like 2026-11-18T09:00:00Z, or unset it.") from None
    if moment.year not in YEARS:
        years = f"Choose a year from {YEARS[0]} to {YEARS[-1]}, or unset it."
        raise Mistake(f"DIXIT_PBEM_NOW is '{replaced}', and deadlines would not fit a calendar. {years}")
    return moment


def _of_this_computer() -> datetime:
    seconds = int(time.time())
    with suppress(OverflowError, ValueError):
        moment = datetime(1970, 1, 1, tzinfo=UTC) + timedelta(seconds=seconds)
        if moment.year in YEARS:
            return moment
    raise DixitError(f"This computer's clock is {round(seconds / 31_556_952):+,} years from 1970. Set it right.")


def shown() -> datetime | None:
    """The same; None where no calendar has what the clock shows."""
    with suppress(DixitError):
        return now()
    return None


def uptime() -> Uptime | None:
    """How long this computer has been up; None where its clock is replaced."""
    if _SCENE.get() is not None or "DIXIT_PBEM_NOW" in os.environ:
        return None
    if sys.platform == "win32":
        return Uptime("", time.monotonic())
    # Only these two go on while the computer sleeps, the first on Linux, the second on macOS.
    number = getattr(time, "CLOCK_BOOTTIME", None)
    seconds = time.clock_gettime(time.CLOCK_MONOTONIC if number is None else number)
    boot = ""
    with suppress(OSError):
        boot = BOOT.read_text(encoding="ascii").strip()
    return Uptime(boot, seconds)


def zone_of_machine() -> str:
    """The time zone that this computer tells, by its name in the world; UTC where it tells none."""
    from babel.localtime import get_localzone

    try:
        zone = getattr(get_localzone(), "key", "UTC")
    except (LookupError, OSError, ValueError):
        return "UTC"
    return "UTC" if zone in ("Etc/UTC", "Etc/UCT", "localtime") else str(zone)
