"""What became of letters: those that left, and what kept the others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from dixit_pbem.frozen import frozen
from dixit_pbem.post.carriers.to_drafts import Drafted
from dixit_pbem.post.ledger import Owed


@frozen
class Mishap:
    """A letter that did not leave, and why; `for_good` where no later try helps. Without a letter it is about all."""

    owed: Owed | None
    reason: str
    for_good: bool


@frozen
class Posting:
    """What became of the letters that were owed."""

    sent: tuple[Owed, ...] = ()
    over: tuple[Owed, ...] = ()
    mishaps: tuple[Mishap, ...] = ()
    waiting: int = 0
    """How many are tried again later."""
    for_morning: int = 0
    """How many wait until it is morning where their readers are."""
    drafts: Path | None = None
    """The folder in which the letters lie, where the settings name no way to send them."""
    by_hand: Drafted | None = None
    """What somebody has to send with a mail program of their own."""
    to_mend: tuple[str, ...] = ()
    """What a person must put right before the other letters can leave."""
    pause: float = 0.0
    """Seconds until the account that they share with other games takes more."""
    taken_along: bool = False
    """Did another program send just now, and takes what waits along?"""

    def and_then(self, later: Posting) -> Posting:
        """The same once more letters had their turn."""
        return replace(
            self,
            sent=(*self.sent, *later.sent),
            over=(*self.over, *later.over),
            mishaps=(*self.mishaps, *later.mishaps),
            waiting=later.waiting,
            for_morning=later.for_morning,
            to_mend=once((*self.to_mend, *later.to_mend)),
            pause=max(self.pause, later.pause),
        )


def once(texts: Sequence[str]) -> tuple[str, ...]:
    """Each text once, in their order."""
    return tuple(dict.fromkeys(texts))
