"""The one writer: a game under the lock, and what joins its journal.

Edge: locks and writes the Store.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace

from dixit_pbem import clock
from dixit_pbem.engine.events import GameStarted
from dixit_pbem.engine.model import Circumstances, Phase, PlayerName
from dixit_pbem.errors import BadFile, DixitError
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.clicks import Clicked
from dixit_pbem.journal.entries import records_of
from dixit_pbem.journal.facts_of_guests import GameFollows, TableOpened
from dixit_pbem.journal.history import Step
from dixit_pbem.journal.opened import NOT_BEGUN, Opened, Running, opened, opened_again, with_more
from dixit_pbem.journal.records import Happening
from dixit_pbem.journal.store import Pen, Store
from dixit_pbem.storage.game_file import Contents
from dixit_pbem.storage.journal import Record
from dixit_pbem.storage.reach import must_be_allowed


@dataclass
class Work:
    """A game that only this command writes: how it stood, and how it stands with what was written since."""

    store: Store
    first: Opened
    opened: Opened
    pen: Pen
    lock: ExitStack
    """Lets the lock go when it is closed."""
    may_write: bool = True

    @property
    def running(self) -> Running:
        """The game as it stands; a refusal before it began."""
        return self.opened.begun

    @property
    def hosted(self) -> Running:
        """The same, or an open table that has not begun."""
        return self.opened.hosted or self.opened.begun

    @property
    def around(self) -> Circumstances:
        """What a decision needs to know beside the game."""
        return self.hosted.around(clock.now())

    def write(self, *happened: Happening) -> None:
        """Add events and facts that belong together to the journal, and know of them."""
        if not happened:
            return
        if self.opened.hosted is None and not isinstance(happened[0], GameStarted | TableOpened | GameFollows):
            raise DixitError(NOT_BEGUN)
        now = clock.now()
        after = with_more(self.opened, happened, now)
        deed = self.store.click.mark if isinstance(self.store, Clicked) else ""
        records = list(records_of(happened, first=len(self.opened.journal) + 1, at=now, deed=deed))
        self.pen.append(records)
        self.opened = replace(after, contents=_grown(self.opened, records))

    @contextmanager
    def lent(self) -> Iterator[None]:
        """Let others write meanwhile; afterwards `opened` is the game as they left it, another one if they did."""
        self.lock.close()
        self.may_write = False
        try:
            yield
        finally:
            self.pen = self.lock.enter_context(self.store.locked())
            known, contents = self.opened.contents, self.pen.contents
            if known is None or (known.settings_text, known.records) != (contents.settings_text, contents.records):
                self.opened = _may_go_on(opened_again(self.opened, contents))
            self.may_write = True

    def steps_since(self, before: Opened) -> tuple[Step, ...]:
        """What was written since the game stood so, as it counts now."""
        known, history = len(before.journal), self.opened.history
        happened = sorted((*history.steps, *history.facts), key=lambda step: step.seq)
        return tuple(step for step in happened if step.seq > known)


@contextmanager
def at_work(store: Store, known: Opened | None = None) -> Iterator[Work]:
    """The game while nobody else may write it; BadFile where its settings changed as they may not, or
    where it reaches for what nobody allowed.

    What is `known` of it already is not read again.
    """
    with ExitStack() as lock:
        pen = lock.enter_context(store.locked())
        found = _may_go_on(opened_again(known, pen.contents) if known else opened(store.home, pen.contents))
        yield Work(store, found, found, pen, lock)


def _may_go_on(found: Opened) -> Opened:
    if found.frozen_changes:
        raise BadFile(found.frozen_changes)
    must_be_allowed(found.settings, found.home)
    return found


def _grown(before: Opened, records: Sequence[Record]) -> Contents | None:
    """What the Store says once these records are written; where their lines stand is not known."""
    if before.contents is None:
        return None
    # Read back, a list is a list again.
    written = tuple(json.loads(json.dumps(record)) for record in records)
    return replace(before.contents, records=(*before.contents.records, *written))


@frozen
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
