"""One step of a game, the same whoever asks for it: sort the mail, keep the clock, go on, make the pages, send.

It may be taken at any time and as often as one likes: what was done is not done again. `next-turn` is this step once,
with a look into the mailbox; `run` is this step again and again. It is one transaction: the game is read once, locked
once, and pages and mails follow from what was written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Protocol

from dixit_pbem import clock
from dixit_pbem.album.parting import parting_of
from dixit_pbem.engine.deadline import late_players
from dixit_pbem.engine.model import Missing
from dixit_pbem.engine.pending import pending
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.facts import (
    Fact,
    LockedOut,
    Posted,
    Reminded,
)
from dixit_pbem.journal.opened import Opened, Running, look
from dixit_pbem.journal.records import Happening
from dixit_pbem.journal.store import MemoryStore, Store
from dixit_pbem.journal.to_let_go import answered
from dixit_pbem.journal.writer import Work, at_work
from dixit_pbem.paper.pages import pages_by_post, write_pages
from dixit_pbem.paper.press import Press, press_for
from dixit_pbem.post.carriers.mailbox import Unreachable
from dixit_pbem.post.carriers.pool import Carriers
from dixit_pbem.post.due import Kind
from dixit_pbem.post.inbox import NOTHING_GATHERED, Gathered, looked_into, sort, unreachable
from dixit_pbem.post.ledger import OPENINGS
from dixit_pbem.post.office import Office
from dixit_pbem.post.outbox import post
from dixit_pbem.post.owing import owed_now
from dixit_pbem.post.parting import PartingOf
from dixit_pbem.post.posting import Posting
from dixit_pbem.post.reminders import absences_of, reminders
from dixit_pbem.progress import OnProgress, unwatched
from dixit_pbem.table.advance import Advance, due_events, wait_for_the_away
from dixit_pbem.table.digests import A_DAY, digest_due
from dixit_pbem.table.done import Done, before_the_reveal, done_with, with_posting
from dixit_pbem.table.drafts import write_drafts
from dixit_pbem.table.next_moment import GRACE, last_answer, opening_now
from dixit_pbem.table.stand_ins import ask_the_reserve
from dixit_pbem.table.timekeeper import NO_ROUND, Round, at_its_word, on_time


@frozen
class Pace:
    """How a step is taken: by a person at once, or by the autopilot, who lets people change their mind."""

    patient: bool = False
    """Wait a while after the last answer before a phase is closed."""
    watched: bool = False
    """Keep count of the steps, so that a sleeping machine costs nobody a move."""
    round: Round = NO_ROUND
    """Of the autopilot that takes it."""


BY_HAND = Pace()


@frozen
class MailLook:
    """What a look into the mailbox brought this game: when it began, or None where it could not be read to its end."""

    began: datetime | None
    came_in: tuple[Happening, ...] = ()
    notes: tuple[str, ...] = ()
    locked_out: str = ""
    """Why the game cannot read its mail, where only a person can help."""


def step(store: Store, how: Advance, *, progress: OnProgress) -> Done:
    """Do whatever is due, as a person asks for it."""
    if how.dry_run:
        return _rehearsed(MemoryStore.of(store), how)
    with ExitStack() as still_open:
        began, found = clock.now(), look(store)
        gathered, settle = _gathered(store, found, still_open)
        with at_work(store, found) as work:
            mail = _sorted(work, gathered, settle, began=began)
            return _finished(work, _advanced(work, how, BY_HAND, mail=mail), how, impatient=True, watch=progress)


class Post(Protocol):
    """Lets every letter leave that is owed, as `post` does."""

    def __call__(
        self,
        work: Work,
        *,
        parting_of: PartingOf,
        watch: OnProgress,
        impatient: bool,
        press: Press | None = None,
        carriers: Carriers | None = None,
    ) -> Posting:
        """See `post.outbox.post`."""
        ...


@dataclass(frozen=True)
class Known:
    """What the autopilot knows already of a game, and what its step shows it of the game afterwards."""

    opened: Opened | None = None
    carriers: Carriers | None = None
    """What carries the letters of all its games."""
    post: Post = post
    """How letters leave."""
    after: list[tuple[object, Opened]] = field(default_factory=list)
    """The stamp of the game when nobody else could write it, and how it stood."""


NOTHING_KNOWN = Known()


def autopilot_step(store: Store, pace: Pace, mail: MailLook, known: Known = NOTHING_KNOWN) -> Done:
    """Do whatever is due, after a look into the mailbox."""
    with at_work(store, known.opened) as work:
        how = Advance()
        done = _advanced(work, how, pace, mail=mail)
        done = _finished(work, done, how, impatient=not pace.watched, watch=unwatched, known=known)
        known.after.append((store.stamp(), work.opened))
        return done


def foreseen_step(store: Store, how: Advance) -> Done:
    """The step as far as the journal knows it, for a rehearsal: no mailbox, no pages, no mails."""
    with at_work(store) as work:
        return _advanced(work, how, BY_HAND, mail=MailLook(clock.now()))


def _finished(
    work: Work, done: Done, how: Advance, *, impatient: bool, watch: OnProgress, known: Known = NOTHING_KNOWN
) -> Done:
    """The pages are made, and the letters leave or are drafted."""
    if work.opened.running is None:
        # A table that waits for players has no pages, and writes to its guests alone.
        if not how.send:
            return done
        posting = known.post(work, parting_of=parting_of, watch=watch, impatient=impatient, carriers=known.carriers)
        return with_posting(work.opened, done, posting)
    press = press_for(work.running)
    # Pages show the game, which no fact changes.
    moved = any(not isinstance(step.event, Fact) for step in done.steps)
    done = replace(done, pages=write_pages(press, anew=moved, real_size=how.real_size))
    if any(isinstance(step.event, OPENINGS) for step in done.steps):
        done = replace(done, by_post=tuple(pages_by_post(press)))
    if not how.send:
        return replace(done, posting=write_drafts(work, watch=watch, press=press))
    posting = known.post(
        work, parting_of=parting_of, watch=watch, impatient=impatient, press=press, carriers=known.carriers
    )
    return with_posting(work.opened, done, posting)


def _rehearsed(copy: MemoryStore, how: Advance) -> Done:
    """What would be done, and who would be sent what: the step is taken on a copy that nobody keeps."""
    with ExitStack() as still_open:
        began, found = clock.now(), look(copy)
        gathered, _ = _gathered(copy, found, still_open)
        with at_work(copy, found) as work:
            # A mail that is only looked at stays in the mailbox as it was.
            mail = _sorted(work, gathered, _nobody, began=began)
            done = _advanced(work, how, BY_HAND, mail=mail)
            office = Office(copy, work.hosted, press_for(work.hosted), parting_of)
            would_send = tuple((office.told(owed), office.enclosed_with(owed)) for owed in owed_now(work.opened).owed)
    return before_the_reveal(replace(done, dry_run=True, would_send=would_send))


def _gathered(store: Store, found: Opened, still_open: ExitStack) -> tuple[Gathered, Callable[..., None]]:
    """What the mailbox holds for this game, and who hears of the mails that were dealt with."""
    if found.hosted is None or found.settings.mail.fetch.way is None:
        return NOTHING_GATHERED, _nobody
    try:
        return still_open.enter_context(looked_into(store, found))
    except Unreachable as away:
        return Gathered(trouble=away.reason), _nobody


def _nobody(*_keys: str) -> None:
    """Nobody hears of it."""


def _sorted(work: Work, gathered: Gathered, settle: Callable[..., None], *, began: datetime) -> MailLook:
    if gathered is NOTHING_GATHERED:
        return MailLook(began)
    name = work.store.home.name
    made = sort({name: work}, gathered, settle=settle)
    came_in = made.happened.get(name, ())
    if made.trouble is None:
        return MailLook(began, came_in, made.notes)
    return MailLook(None, came_in, (*made.notes, f"{unreachable(made.trouble)} No deadline closes before it can."))


def _advanced(work: Work, how: Advance, pace: Pace, *, mail: MailLook) -> Done:
    """The step as far as the journal knows it."""
    before = work.opened
    with on_time(work, watched=pace.watched, by=pace.round) as jump:
        if jump is None and not pace.watched and work.opened.running:
            work.write(*at_its_word(work.running, clock.now()))
        wait_for_the_away(work)
        if jump is None and work.opened.running:
            work.write(*_reminders(work.running, mail))
            if mail.began is not None:
                ask_the_reserve(work, late_at=mail.began - GRACE, now=mail.began)
        work.write(*_game_events(work.opened, how, pace, mail=mail, holds=jump is not None))
        wait_for_the_away(work)
        work.write(*_locked_out(work.opened, mail.locked_out))
        work.write(*digest_due(work.opened, clock.now()))
    done = done_with(work, since=before)
    return replace(done, notes=(*done.notes, *mail.notes), came_in=mail.came_in)


def _reminders(running: Running, mail: MailLook) -> Iterator[Happening]:
    """Who is to be reminded by the clock."""
    game, settings, facts = running.game, running.settings, running.history.facts
    if settings.mail.fetch.way is None:
        return
    away = absences_of(running)
    if mail.began is not None:
        opening, told = opening_now(running.opened), answered(running.opened)
        for fact in reminders(game, facts, opening=opening, now=mail.began, away=away, answered=told):
            # Where the game goes on without the late, only the reminder before the deadline makes sense.
            if settings.missing is Missing.WAIT or (isinstance(fact, Reminded) and not fact.late):
                yield fact


def _game_events(found: Opened, how: Advance, pace: Pace, *, mail: MailLook, holds: bool) -> Sequence[Happening]:
    """What is due in the game itself."""
    now = clock.now()
    if found.running is None or how.close:
        return due_events(found, now, how)
    if pace.patient and _minds_may_change(found.running, now):
        return ()
    looked = mail.began is not None and _over_for_good(found.running, began=mail.began, now=now)
    return due_events(found, now, how, missing=None if looked and not holds else Missing.WAIT)


def _over_for_good(running: Running, *, began: datetime, now: datetime) -> bool:
    """Is every deadline that is over so by more than mail takes? Where all is typed in, no mail is under way."""
    grace = GRACE if running.settings.mail.fetch.way is not None else timedelta()
    return late_players(running.game, began - grace) == late_players(running.game, now) != ()


def _minds_may_change(running: Running, now: datetime) -> bool:
    """Did the answer that makes the phase complete come in just now? A clock that was put back keeps nobody waiting."""
    if pending(running.game):
        return False
    last = last_answer(running.opened)
    return last is not None and last <= now < last + running.settings.mail.settle


def _locked_out(found: Opened, said: str) -> Iterator[Happening]:
    """The moderator hears of it, and again each day as long as such news leave: where none can, they would pile up."""
    if not said or found.game is None:
        return
    told = next((entry for entry in reversed(found.journal) if isinstance(entry.event, LockedOut)), None)
    left = (entry for entry in found.journal if isinstance(entry.event, Posted) and entry.event.letter == Kind.DIGEST)
    if told is None or (clock.now() >= told.at + A_DAY and any(entry.seq > told.seq for entry in left)):
        yield LockedOut(said)
