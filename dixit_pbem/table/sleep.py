"""When the autopilot last looked, and how often it usually does: so a machine that slept is told from one that works.

`steps`  beside the journal: the moments of the last steps, a line each; safe to lose
"""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime, timedelta
from itertools import pairwise
from statistics import median_high

from dixit_pbem.engine.kinds import instant, parse_instant
from dixit_pbem.journal.store import Store

KEPT = 6
ENOUGH = 3
"""So many steps tell what is usual."""
MARGIN = timedelta(minutes=10)


def gap_before(store: Store, now: datetime) -> timedelta | None:
    """Note this step; the gap before it, if it is longer than usual."""
    before = _steps(store)
    store.keep("steps", "".join(f"{instant(moment)}\n" for moment in (*before, now)[-KEPT:]).encode())
    return unusual(before, now)


def unusual(before: tuple[datetime, ...], now: datetime) -> timedelta | None:
    """The gap since the last step, if steps usually follow each other faster; a clock put back is no gap."""
    if len(before) < ENOUGH:
        return None
    usual = median_high(later - earlier for earlier, later in pairwise(before))
    gap = now - before[-1]
    return gap if gap > 2 * max(usual, timedelta()) + MARGIN else None


def _steps(store: Store) -> tuple[datetime, ...]:
    with suppress(ValueError):
        return tuple(map(parse_instant, (store.kept("steps") or b"").decode().split()))
    return ()
