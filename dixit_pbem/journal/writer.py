"""At work on a game: its file under the lock, what joins its journal, and what was done.

Edge: locks and writes the game file.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from dixit_pbem import clock
from dixit_pbem.chance import SeededChance
from dixit_pbem.engine.model import Circumstances, Game, Phase, PlayerName
from dixit_pbem.errors import BadFile, Refusal
from dixit_pbem.journal.entries import Entry, records_of
from dixit_pbem.journal.history import Step, continued
from dixit_pbem.journal.opened import Opened, look, opened
from dixit_pbem.journal.records import Happening
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.locked import Locked

if TYPE_CHECKING:
    from dixit_pbem.post.ledger import Owed
    from dixit_pbem.post.outbox import Posting


@dataclass(frozen=True)
class Done:
    """What a use-case did: the steps, the game after them, and the mail that left because of them."""

    steps: tuple[Step, ...]
    game: Game
    zone: ZoneInfo
    notes: tuple[str, ...] = ()
    dry_run: bool = False
    taken_back: tuple[Step, ...] = ()
    pages: tuple[Path, ...] = ()
    posting: Posting | None = None
    next_try: datetime | None = None
    """When letters that had to wait are tried again."""
    came_in: tuple[Happening, ...] = ()
    """What the mails that were read made of the game."""
    would_send: tuple[tuple[Owed, tuple[str, ...]], ...] = ()
    """What a dry run found that would be sent, each with the pages that come along."""


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


@dataclass
class Work:
    """A game under the lock: what was opened, and the journal that new events join."""

    opened: Opened
    file: Locked
    now: datetime

    @property
    def game(self) -> Game:
        """The game as it stands; a refusal before it began."""
        return begun(self.opened)

    @property
    def around(self) -> Circumstances:
        """What a decision needs to know beside the game."""
        return around(self.opened, self.game.setup.seed, self.now)

    def write(self, happened: Sequence[Happening]) -> None:
        """Add events and facts that belong together to the journal, and know of them."""
        after = with_more(self.opened, happened, self.now)
        self.file.append(list(records_of(happened, first=len(self.opened.journal) + 1, at=self.now)))
        self.opened = after

    def record(self, happened: Sequence[Happening]) -> Done:
        """The same, and what it did."""
        before = self.opened
        self.write(happened)
        return done_with(before, self.opened)


@contextmanager
def at_work(path: Path) -> Iterator[Work]:
    """The game while nobody else may write it; BadFile where its settings changed as they may not."""
    with GameFile(path).locked() as file:
        found = opened(path, file.contents)
        if found.frozen_changes:
            raise BadFile(found.frozen_changes)
        yield Work(found, file, clock.now())


def begun(found: Opened) -> Game:
    """The game of an opened file; a refusal before it began."""
    if found.game is None:
        raise Refusal("The game has not begun. `next-turn` deals the hands and begins the first round.")
    return found.game


def around(found: Opened, seed: str, now: datetime) -> Circumstances:
    """What decisions need to know beside a game of this seed."""
    return Circumstances(SeededChance(seed), now, found.settings.deadlines, found.settings.missing)


def with_more(found: Opened, happened: Sequence[Happening], now: datetime) -> Opened:
    """The same game once this happened too."""
    if not happened:
        return found
    new = tuple(Entry(seq, now, event) for seq, event in enumerate(happened, len(found.journal) + 1))
    history = continued(found.history, ((each.seq, each.event) for each in new))
    return Opened(found.path, found.settings, (*found.journal, *new), history, found.notes)


def done_with(before: Opened, after: Opened) -> Done:
    """What happened between two states of a game."""
    known = len(before.journal)
    happened = sorted((*after.history.steps, *after.history.facts), key=lambda step: step.seq)
    return Done(tuple(step for step in happened if step.seq > known), begun(after), after.zone, before.notes)


def phase_now(path: Path) -> OpenPhase:
    """What is open as a command begins, before it waits for others that are at work on the same game."""
    return _open_phase(look(path))


def _open_phase(found: Opened) -> OpenPhase:
    """What is open in an opened game."""
    if found.game is None:
        return OpenPhase(0, Phase.NEW, None)
    return OpenPhase(found.game.round.number, found.game.phase, found.game.round.storyteller)


def must_still_be(meant: OpenPhase, found: Opened) -> None:
    """A refusal where another command went on to the next phase meanwhile: two at once never close two phases."""
    now = _open_phase(found)
    if now != meant:
        raise Refusal(
            f"Another command has just gone on from {meant} to {now}, so nothing was done. "
            "Look at `status`, and call the command again if you still want it."
        )
