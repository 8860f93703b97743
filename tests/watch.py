"""Time for those who wait: a watch that goes on by sleeping alone, and limits that only cut off what hangs."""

from __future__ import annotations

import time
from collections.abc import Callable

HANGS = 120.0
"""Seconds that nothing takes, however busy the machine is: who waits longer waits for what never comes."""
LONG_ENOUGH = 5.0
"""Seconds within which whoever answers at all has answered; what waits for them in vain is for the long run."""
TRIES = 3


class Watch:
    """Stands in for the module `time` where somebody waits, so that nothing takes time and no machine is too slow."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.slept = 0.0
        self._plans: list[tuple[float, Callable[[], object]]] = []

    def after(self, seconds: float, happens: Callable[[], object]) -> None:
        """Something happens while somebody sleeps, as soon as so many seconds are over."""
        self._plans.append((self.now + seconds, happens))

    def monotonic(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.slept += seconds
        self.now += seconds
        due = [happens for moment, happens in self._plans if moment <= self.now]
        self._plans = [plan for plan in self._plans if plan[0] > self.now]
        for happens in due:
            happens()

    mktime = staticmethod(time.mktime)
    time = staticmethod(time.time)


def work(call: Callable[[], object], *, enough: float) -> float:
    """Seconds of the processor that a call takes; while it took more than `enough`, the best of a few tries."""
    least = float("inf")
    for _ in range(TRIES):
        begin = time.process_time()
        call()
        least = min(least, time.process_time() - begin)
        if least < enough:
            break
    return least
