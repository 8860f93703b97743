"""When the autopilot last looked, and how often it usually does: so a machine that slept is told from one that works.

`steps`  in the side folder: the moments of the last steps, a line each; safe to lose

Edge: the side folder.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import pairwise
from pathlib import Path
from statistics import median_high

from dixit_pbem.engine.kinds import instant, parse_instant
from dixit_pbem.storage import disk
from dixit_pbem.storage.guard import Guard

KEPT = 6
ENOUGH = 3
"""So many steps tell what is usual."""
MARGIN = timedelta(minutes=10)


@dataclass(frozen=True, slots=True)
class Watch:
    """How long nobody looked, where that is longer than usual."""

    gap: timedelta | None


def watch_of(game: Path, now: datetime) -> Watch:
    """Note this step, and say whether the gap before it is longer than usual."""
    folder = Guard(game).folder
    before = _steps(folder)
    with disk.told(str(folder / "steps")):
        folder.mkdir(exist_ok=True)
        text = "".join(f"{instant(moment)}\n" for moment in (*before, now)[-KEPT:])
        disk.replace(folder / "steps", text.encode(), by_way_of=folder / "steps.part")
    return Watch(unusual(before, now))


def unusual(before: tuple[datetime, ...], now: datetime) -> timedelta | None:
    """The gap since the last step, if steps usually follow each other faster; a clock put back is no gap."""
    if len(before) < ENOUGH:
        return None
    usual = median_high(later - earlier for earlier, later in pairwise(before))
    gap = now - before[-1]
    return gap if gap > 2 * max(usual, timedelta()) + MARGIN else None


def _steps(folder: Path) -> tuple[datetime, ...]:
    with suppress(OSError, ValueError):
        return tuple(map(parse_instant, (folder / "steps").read_text(encoding="ascii").split()))
    return ()
