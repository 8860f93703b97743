"""Which run this is: a short one tries the same a few times, the long one as often as it takes to be sure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

Kind = TypeVar("Kind")

long = False
"""Whether this is `pytest --long`; known before any test is collected."""
EXAMPLES = 20
"""So many made-up examples a short run tries."""


def times(often: int, *, short: int) -> int:
    """How often something is tried: `often` in the long run, a few times in a short one."""
    return often if long else short


def some(every: Sequence[Kind], *, short: Sequence[Kind]) -> Sequence[Kind]:
    """Which of several kinds are tried: every one in the long run, a few in a short one."""
    return every if long else short


def examples(often: int) -> int:
    """How many made-up examples a test tries."""
    return times(often, short=min(often, EXAMPLES))
