"""The one writer: a game under the lock, and what joins its journal.

Edge: locks and writes the Store.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from dixit_pbem import clock
from dixit_pbem.engine.events import GameStarted
from dixit_pbem.engine.model import Circumstances, Phase, PlayerName
from dixit_pbem.errors import BadFile, DixitError
from dixit_pbem.journal.entries import records_of
from dixit_pbem.journal.history import Step
from dixit_pbem.journal.opened import NOT_BEGUN, Opened, Running, opened, opened_again, with_more
from dixit_pbem.journal.records import Happening
from dixit_pbem.journal.store import Pen, Store


@dataclass
class Work:
    """A game that only this command writes: how it stood, and how it stands with what was written since."""

    store: Store
    first: Opened
    opened: Opened
    pen: Pen

    @property
    def running(self) -> Running:
        """The game as it stands; a refusal before it began."""
        return self.opened.begun

    @property
    def around(self) -> Circumstances:
        """What a decision needs to know beside the game."""
        return self.running.around(clock.now())

    def write(self, *happened: Happening) -> None:
        """Add events and facts that belong together to the journal, and know of them."""
        if not happened:
            return
        if self.opened.running is None and not isinstance(happened[0], GameStarted):
            raise DixitError(NOT_BEGUN)
        now = clock.now()
        after = with_more(self.opened, happened, now)
        self.pen.append(list(records_of(happened, first=len(self.opened.journal) + 1, at=now)))
        self.opened = after

    def steps_since(self, before: Opened) -> tuple[Step, ...]:
        """What was written since the game stood so, as it counts now."""
        known, history = len(before.journal), self.opened.history
        happened = sorted((*history.steps, *history.facts), key=lambda step: step.seq)
        return tuple(step for step in happened if step.seq > known)


@contextmanager
def at_work(store: Store, known: Opened | None = None) -> Iterator[Work]:
    """The game while nobody else may write it; BadFile where its settings changed as they may not.

    What is `known` of it already is not read again.
    """
    with store.locked() as pen:
        found = opened_again(known, pen.contents) if known else opened(store.home, pen.contents)
        if found.frozen_changes:
            raise BadFile(found.frozen_changes)
        yield Work(store, found, found, pen)


@dataclass(frozen=True, slots=True)
class OpenPhase:
    """What is open in a game: the phase of a round, and who tells in it. A command is meant for the one it found."""

    round: int
    phase: Phase
    storyteller: PlayerName | None

    def __str__(self) -> str:
        match self.phase:
            case Phase.NEW:
                return "its beginning"
            case Phase.FINISHED:
                return "its end"
            case _:
                told = f" ({self.storyteller} tells)" if self.storyteller else ""
                return f"the {self.phase} of round {self.round}{told}"


def open_phase(found: Opened) -> OpenPhase:
    """What is open in an opened game."""
    if found.game is None:
        return OpenPhase(0, Phase.NEW, None)
    return OpenPhase(found.game.round.number, found.game.phase, found.game.round.storyteller)


def must_still_be(meant: OpenPhase, found: Opened) -> None:
    """A refusal where another command went on to the next phase meanwhile: two at once never close two phases."""
    now = open_phase(found)
    if now != meant:
        raise DixitError(
            f"Another command has just gone on from {meant} to {now}, so nothing was done. "
            "Look at `status`, and call the command again if you still want it."
        )
