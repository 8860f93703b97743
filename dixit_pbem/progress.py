"""How long work tells how far it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

OnProgress = Callable[[int, int], None]
"""Called with how many pieces are done, and of how many."""


def unwatched(_done: int, _total: int) -> None:
    """What is called where nobody wants to know."""


THREADS = 2
Thing = TypeVar("Thing")
Result = TypeVar("Result")


def worked_on(
    things: Sequence[Thing], work: Callable[[Thing], Result], *, on_progress: OnProgress
) -> tuple[Result, ...]:
    """What the work made of each thing, in their order."""
    # Every command that may be watched loads this module, and few of them have such work.
    from concurrent.futures import ThreadPoolExecutor

    results = []
    with ThreadPoolExecutor(THREADS) as threads:
        for done, result in enumerate(threads.map(work, things), start=1):
            results.append(result)
            on_progress(done, len(things))
    return tuple(results)
