"""How fast a game goes: how long each phase lasts, under a word that one remembers."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta

from dixit_pbem.frozen import frozen
from dixit_pbem.storage.values import as_duration

SETTLES = timedelta(minutes=15)
"""How long a game waits after the last answer, unless its phases are too short for that."""
_SHARE = 10
"""The wait is at most such a part of the shortest phase."""


@frozen
class Pace:
    """How long people have for a clue, a card and a vote."""

    clue: str
    card: str
    vote: str

    @property
    def settle(self) -> timedelta:
        """How long the game waits after the last answer, so that people can change their mind."""
        lengths = (as_duration(text) for text in (self.clue, self.card, self.vote))
        return min(SETTLES, *(length / _SHARE for length in lengths if length))


GENTLE = "gentle"
PACES: Mapping[str, Pace] = {
    "lunch": Pace("30m", "20m", "20m"),
    "daily": Pace("24h", "24h", "24h"),
    GENTLE: Pace("72h", "48h", "48h"),
    "weekly": Pace("7d", "3d", "3d"),
}
