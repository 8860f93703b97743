"""What is owed to those who read along: each reveal once it is over, and the end. Pure."""

from __future__ import annotations

from collections.abc import Iterator

from dixit_pbem.engine.events import GameEnded, RoundBegan
from dixit_pbem.frozen import replace
from dixit_pbem.journal.facts import Posted, PostRefused
from dixit_pbem.journal.opened import Opened
from dixit_pbem.post.due import Kind
from dixit_pbem.post.owed import Ledger, Owed


def with_watchers(book: Ledger, found: Opened) -> Ledger:
    """The same, and behind it the letters to those who read along."""
    return replace(book, owed=(*book.owed, *_owed(found)))


def _owed(found: Opened) -> Iterator[Owed]:
    """The last reveal, or the end, to everybody who was not sent it; what is older nobody is told any more."""
    running, told = found.running, _told_by(found)
    if running is None or told is None or not running.watchers:
        return
    settled = {
        each.event.reader
        for each in found.history.facts
        if isinstance(each.event, Posted | PostRefused)
        and (each.event.letter, each.event.cause) == (Kind.REVEAL.value, told)
    }
    yield from (Owed(each, Kind.REVEAL, told) for each in running.watchers if each not in settled)


def _told_by(found: Opened) -> int | None:
    """The event from which on the last reveal lies open to everybody: the next round began, or the game ended."""
    step = next(
        (each for each in reversed(found.history.steps) if isinstance(each.event, RoundBegan | GameEnded)), None
    )
    if step is None or found.game is None or not (found.game.last_rounds or isinstance(step.event, GameEnded)):
        return None
    return step.seq
