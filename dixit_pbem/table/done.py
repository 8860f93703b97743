"""What was done at the table: what was written down, the game after it, and the mail that left because of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from dixit_pbem.engine.events import RoundScored
from dixit_pbem.engine.model import Game, PlayerName
from dixit_pbem.journal.history import Step
from dixit_pbem.journal.opened import Opened
from dixit_pbem.journal.records import Happening
from dixit_pbem.journal.writer import Work
from dixit_pbem.progress import OnProgress

if TYPE_CHECKING:
    from dixit_pbem.post.ledger import Owed
    from dixit_pbem.post.posting import Posting


@dataclass(frozen=True)
class Done:
    """What a command or a step did."""

    steps: tuple[Step, ...]
    game: Game
    zone: ZoneInfo
    file: Path
    """The game, as one types it."""
    notes: tuple[str, ...] = ()
    dry_run: bool = False
    taken_back: tuple[Step, ...] = ()
    pages: tuple[Path, ...] = ()
    by_post: tuple[tuple[PlayerName, tuple[Path, ...]], ...] = ()
    """Who plays on paper, and which pages of what was opened are to be handed over."""
    posting: Posting | None = None
    next_try: datetime | None = None
    """When letters that had to wait are tried again."""
    came_in: tuple[Happening, ...] = ()
    """What the mails that were read made of the game."""
    would_send: tuple[tuple[Owed, tuple[str, ...]], ...] = ()
    """What a dry run found that would be sent, each with the pages that come along."""
    would_score: bool = False
    """Did a dry run come to a reveal, of which it tells no more than that?"""


def done_with(work: Work, *, since: Opened | None = None) -> Done:
    """What was written, in all or since the game stood so."""
    steps = work.steps_since(since or work.first)
    home = work.store.home
    return Done(steps, work.hosted.game, work.opened.zone, home.beside / home.name, work.first.notes)


def before_the_reveal(done: Done) -> Done:
    """The same as far as everybody may know it: whoever asks may still owe a vote, or change one.

    Not even the letters are told, for those of a last round are others.
    """
    reveal = next((at for at, step in enumerate(done.steps) if isinstance(step.event, RoundScored)), None)
    if reveal is None:
        return done
    game = done.steps[reveal].before or done.game
    return replace(done, steps=done.steps[:reveal], game=game, would_send=(), would_score=True)


def mailed(work: Work, done: Done, *, watch: OnProgress) -> Done:
    """The same, once every letter that is owed has left, or it is known when it is tried again."""
    from dixit_pbem.album.parting import parting_of
    from dixit_pbem.post.outbox import post

    posting = post(work, parting_of=parting_of, watch=watch, impatient=True)
    return with_posting(work.opened, done, posting)


def with_posting(found: Opened, done: Done, posting: Posting) -> Done:
    """The same with what became of the letters, and the moment at which those that had to wait are tried again."""
    if all(mishap.for_good for mishap in posting.mishaps):
        return replace(done, posting=posting)
    from dixit_pbem.post.owing import owed_now

    book = owed_now(found)
    waits = (wait.until for owed, wait in book.waits.items() if owed is None or owed in book.owed)
    return replace(done, posting=posting, next_try=min(waits, default=None))
