"""One step of the autopilot, the same whoever asks for it: fetch, keep the clock, go on, make the pages, send.

It may be called at any time and as often as one likes: what was done is not done again. `next-turn` is this step once;
`run` is this step again and again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

from dixit_pbem import clock
from dixit_pbem.engine.deadline import late_players
from dixit_pbem.engine.model import Game, Missing
from dixit_pbem.engine.pending import pending
from dixit_pbem.journal.facts import (
    Bounced,
    DigestDue,
    MailHeld,
    MailRead,
    PostDelayed,
    Posted,
    PostRefused,
    Reminded,
    ResignAsked,
    StepTaken,
    Superseded,
)
from dixit_pbem.journal.history import Step
from dixit_pbem.journal.opened import Opened, look
from dixit_pbem.journal.records import Happening
from dixit_pbem.journal.seats import seats_in_force
from dixit_pbem.paper.press import press_for, write_pages
from dixit_pbem.post.carriers.mailbox import Unreachable
from dixit_pbem.post.day import wishes
from dixit_pbem.post.inbox import Fetched, fetch
from dixit_pbem.post.ledger import MOVES, opening_of
from dixit_pbem.post.office import Office
from dixit_pbem.post.outbox import owed_now, post, write_drafts
from dixit_pbem.post.reminders import Opening, absences, extensions, reminders
from dixit_pbem.progress import OnProgress, unwatched
from dixit_pbem.table.moves import Advance, Done, at_work, begun, done_with, due_events
from dixit_pbem.table.rehearsal import copy_of, peeked
from dixit_pbem.table.sleep import Watch, watch_of

GRACE = timedelta(seconds=30)
"""A deadline closes only after a look into the mailbox that began so long after it."""
AN_HOUR = timedelta(hours=1)
A_DAY = timedelta(hours=24)


@dataclass(frozen=True, slots=True)
class Pace:
    """How a step is taken: by a person at once, or by the autopilot, who lets people change their mind."""

    patient: bool = False
    """Wait a while after the last answer before a phase is closed."""
    watched: bool = False
    """Keep count of the steps, so that a sleeping machine costs nobody a move."""


BY_HAND = Pace()


@dataclass(frozen=True, slots=True)
class _Mailbox:
    """What a look into the mailbox brought: when it began, or why there was none."""

    began: datetime | None
    fetched: Fetched
    trouble: str = ""


def step(path: Path, how: Advance, *, progress: OnProgress) -> Done:
    """Do whatever is due, as a person asks for it."""
    if how.dry_run:
        return _rehearsed(path, how)
    return _taken(path, how, BY_HAND, mailbox=_look_into_mailbox(path), progress=progress)


def autopilot_step(path: Path, pace: Pace, *, fetched: Fetched | None, began: datetime) -> Done:
    """Do whatever is due, after a look into the mailbox that began then; None if it could not be read."""
    mailbox = _Mailbox(None, Fetched({})) if fetched is None else _Mailbox(began, fetched)
    return _taken(path, Advance(), pace, mailbox=mailbox, progress=unwatched)


def _taken(path: Path, how: Advance, pace: Pace, *, mailbox: _Mailbox, progress: OnProgress) -> Done:
    done = _advanced(path, how, pace, mailbox=mailbox)
    press = press_for(look(path))
    done = replace(done, pages=write_pages(press, anew=bool(done.steps), real_size=how.real_size))
    if not how.send:
        return replace(done, posting=write_drafts(path, watch=progress))
    return replace(done, posting=post(path, watch=progress, impatient=not pace.watched, press=press))


def _rehearsed(path: Path, how: Advance) -> Done:
    """What would be done, and who would be sent what: the step is taken on a copy that is thrown away."""
    with copy_of(path) as copy:
        done = _advanced(copy, how, BY_HAND, mailbox=_Mailbox(clock.now(), peeked(copy)))
        after = look(copy)
        office = Office(after, begun(after), press_for(after))
        would_send = tuple((owed, office.enclosed_with(owed)) for owed in owed_now(after).owed)
    return replace(done, dry_run=True, would_send=would_send)


def _advanced(path: Path, how: Advance, pace: Pace, *, mailbox: _Mailbox) -> Done:
    """The step as far as the journal knows it."""
    with at_work(path) as work:
        watch = watch_of(path, clock.now()) if pace.watched else None
        first = work.opened
        work.write(list(_clock(first, mailbox, watch)))
        work.write(_game_events(work.opened, how, pace, mailbox=mailbox, watch=watch))
        work.write(list(_digest(work.opened)))
        done = done_with(first, work.opened)
    notes = (*done.notes, *mailbox.fetched.notes, *((mailbox.trouble,) if mailbox.trouble else ()))
    return replace(done, notes=notes, came_in=mailbox.fetched.happened.get(path, ()))


def _look_into_mailbox(path: Path) -> _Mailbox:
    now = clock.now()
    found = look(path)
    if found.game is None or found.settings.mail.fetch.way is None:
        return _Mailbox(now, Fetched({}))
    try:
        return _Mailbox(now, fetch(path))
    except Unreachable as away:
        text = f"The mailbox cannot be read now: {away.reason}. No deadline closes before it can."
        return _Mailbox(None, Fetched({}), text)


def _clock(found: Opened, mailbox: _Mailbox, watch: Watch | None) -> Iterator[Happening]:
    """What the clock asks for: longer deadlines for who is away, reminders; a gap in the watch is noted."""
    game = found.game
    if game is None or found.settings.mail.fetch.way is None:
        return
    if watch is not None and watch.gap is not None and late_players(game, clock.now()):
        yield StepTaken(round(watch.gap.total_seconds()))
        return
    zones = {seat.player: ZoneInfo(seat.timezone) for seat in seats_in_force(found.settings, found.history, game)}
    away = absences(found.history.facts, zones)
    yield from extensions(game, away)
    if mailbox.began is not None:
        due = reminders(game, found.history.facts, opening=opening_now(found), now=mailbox.began, away=away)
        yield from (fact for fact in due if found.settings.missing is Missing.WAIT or _is_early(fact))


def _is_early(fact: Happening) -> bool:
    """Where the game goes on without the late, only the reminder before the deadline makes sense."""
    return isinstance(fact, Reminded) and not fact.late


def opening_now(found: Opened) -> Opening:
    """The event that opened what is open now, and when."""
    seq = opening_of(found.history)
    return Opening(seq, next(entry.at for entry in found.journal if entry.seq == seq))


def _game_events(
    found: Opened, how: Advance, pace: Pace, *, mailbox: _Mailbox, watch: Watch | None
) -> Sequence[Happening]:
    """What is due in the game itself."""
    now = clock.now()
    if found.game is None or how.close:
        return due_events(found, now, how)
    if pace.patient and _minds_may_change(found, found.game, now):
        return ()
    slept = watch is not None and watch.gap is not None
    looked = mailbox.began is not None and _over_for_good(found, found.game, began=mailbox.began, now=now)
    closes = looked and not slept
    return due_events(found, now, how, missing=None if closes else Missing.WAIT)


def _over_for_good(found: Opened, game: Game, *, began: datetime, now: datetime) -> bool:
    """Is every deadline that is over so by more than mail takes? Where all is typed in, no mail is under way."""
    grace = GRACE if found.settings.mail.fetch.way is not None else timedelta()
    return late_players(game, began - grace) == late_players(game, now) != ()


def _minds_may_change(found: Opened, game: Game, now: datetime) -> bool:
    """Did the answer that makes the phase complete come in just now? A clock that was put back keeps nobody waiting."""
    if pending(game):
        return False
    last = last_answer(found)
    return last is not None and last <= now < last + found.settings.mail.settle


def last_answer(found: Opened) -> datetime | None:
    """When the last answer by mail to what is open now was read."""
    seq = opening_of(found.history)
    later = (entry for entry in found.journal if entry.seq > seq)
    read = (entry.at for entry in later if isinstance(entry.event, MailRead) and entry.event.verdict in MOVES)
    return max(read, default=None)


def _digest(found: Opened) -> Iterator[Happening]:
    """The moderator is told at once what waits for him, but not every minute, and once a day what happened."""
    if found.game is None or found.settings.mail.fetch.way is None or found.settings.moderator.email is None:
        return
    now = clock.now()
    told = [(entry.seq, entry.at) for entry in found.journal if isinstance(entry.event, DigestDue)]
    since, at = told[-1] if told else (0, found.journal[0].at)
    news = [step for step in found.history.facts if step.seq > since and _is_news(step.event)]
    just_told = bool(told) and at <= now < at + AN_HOUR
    slept = any(isinstance(step.event, StepTaken) for step in news)
    urgent = not just_told and any(_is_urgent(step, found) for step in news)
    if slept or urgent or (news and not at <= now < at + A_DAY):
        yield DigestDue(since)


def _is_news(fact: Happening) -> bool:
    """Is it worth a digest? What became of the digests themselves is not."""
    if isinstance(fact, Posted | PostRefused):
        return fact.reader is not None
    return not isinstance(fact, PostDelayed | Superseded)


def _is_urgent(step: Step, found: Opened) -> bool:
    """Does this want the moderator today?"""
    match step.event:
        case Reminded(late=late):
            return late
        case MailHeld():
            return step.seq in dict(found.held)
        case ResignAsked(player=player):
            return player in wishes(found)
        case fact:
            return isinstance(fact, Bounced | PostRefused)
