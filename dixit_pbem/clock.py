"""What time it is. `DIXIT_PBEM_NOW` replaces the clock in rehearsals and tests; a played scene brings its own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime

from dixit_pbem.engine.kinds import parse_instant
from dixit_pbem.errors import Mistake

YEARS = range(1970, 3000)
"""Far from both ends of the calendar, whatever is added to a moment or taken from it."""

_SCENE: ContextVar[datetime | None] = ContextVar("_SCENE", default=None)


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
        return datetime.now(UTC).replace(microsecond=0)
    try:
        moment = parse_instant(replaced)
    except ValueError:
        raise Mistake(f"DIXIT_PBEM_NOW is '{replaced}'. Write it like 2026-11-18T09:00:00Z, or unset it.") from None
    if moment.year not in YEARS:
        years = f"Choose a year from {YEARS[0]} to {YEARS[-1]}, or unset it."
        raise Mistake(f"DIXIT_PBEM_NOW is '{replaced}', and deadlines would not fit a calendar. {years}")
    return moment


def zone_of_machine() -> str:
    """The time zone that this computer tells, by its name in the world; UTC where it tells none."""
    from babel.localtime import get_localzone

    try:
        zone = getattr(get_localzone(), "key", "UTC")
    except (LookupError, OSError, ValueError):
        return "UTC"
    return "UTC" if zone in ("Etc/UTC", "Etc/UCT", "localtime") else str(zone)
