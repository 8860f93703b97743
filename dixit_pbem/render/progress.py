"""How long work tells how far it is."""

from __future__ import annotations

from collections.abc import Callable

OnProgress = Callable[[int, int], None]
"""Called with how many pieces are done, and of how many."""


def unwatched(_done: int, _total: int) -> None:
    """What is called where nobody wants to know."""
