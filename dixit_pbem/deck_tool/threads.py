"""Work on many pictures at once: the pixels are counted outside of Python, so two threads are nearly twice as fast."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from dixit_pbem.render.progress import OnProgress

THREADS = 2
Thing = TypeVar("Thing")
Result = TypeVar("Result")


def worked_on(
    things: Sequence[Thing], work: Callable[[Thing], Result], *, on_progress: OnProgress
) -> tuple[Result, ...]:
    """What the work made of each thing, in their order."""
    results = []
    with ThreadPoolExecutor(THREADS) as threads:
        for done, result in enumerate(threads.map(work, things), start=1):
            results.append(result)
            on_progress(done, len(things))
    return tuple(results)
