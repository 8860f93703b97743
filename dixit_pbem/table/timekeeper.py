"""The game's time: what each look at a game saw of the clock, and how deadlines move when it jumped or nobody looked.

Whoever is waited for always has as much time left as when the program last looked: a clock that was put forward takes
nothing from anybody, one that was put back gives nothing. Where the computer's uptime tells that the time really went
by, only deadlines that ended meanwhile move.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import pairwise

from dixit_pbem import clock
from dixit_pbem.engine.deadline import deadline_of, late_players, later
from dixit_pbem.engine.events import ClockMoved, GameResumed
from dixit_pbem.engine.kinds import instant, parse_instant
from dixit_pbem.engine.model import Missing, Phase
from dixit_pbem.engine.pending import pending
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.entries import Entry
from dixit_pbem.journal.facts import Posted, StepTaken
from dixit_pbem.journal.opened import Opened, Running
from dixit_pbem.journal.records import Happening
from dixit_pbem.journal.writer import Work
from dixit_pbem.post.ledger import opening_of
from dixit_pbem.table.looks import NAME, Look, last_look, look_at_clock, look_of_run, written

ENOUGH = 2
"""So many waits between two steps tell what is usual."""
MARGIN = timedelta(minutes=10)
TOLERANCE = timedelta(minutes=2)
"""What clocks are set right by, day by day."""
LONGEST_SLEEP = timedelta(days=366)
"""What is longer was no sleep."""
AT_LEAST = timedelta(hours=12)
"""So much time people have once the program looks again, whose deadline ended while it did not."""
NOTHING = timedelta()


@frozen
class Round:
    """One round of an autopilot that goes round again and again; without a name it is none."""

    run: str
    number: int


NO_ROUND = Round("", 0)


@frozen
class Jump:
    """What lies between two looks that should not: a clock that jumped, or a time in which nobody looked."""

    by: timedelta
    sure: bool = False
    """It was the clock."""
    slept: bool = False
    """The time really went by."""


@contextmanager
def on_time(work: Work, *, watched: bool = False, by: Round = NO_ROUND) -> Iterator[Jump | None]:
    """Let the deadlines move with whatever jumped since the last look; until the end of the block it is one moment.

    What comes back is what jumped, if anybody is to hear of it: then nothing closes yet.
    """
    now = look_at_clock(len(work.opened.journal), watched=watched)
    with clock.standing_at(now.moment):
        yield _noted(work, now, by)


def _noted(work: Work, now: Look, by: Round) -> Jump | None:
    before = last_look(work.store)
    if before:
        before = _of_the_run(before, work)
        now = replace(now, run=by.run or before.run, round=by.number if by.run else before.round + 1)
    else:
        now = replace(now, run=by.run, round=by.number)
    known = _with_what_people_saw(before, now) if before else None
    jump = between(known, work.opened.journal[known.seq :], now) if known else None
    if jump and before and before.since and jump.by < NOTHING:
        jump = _no_further_than(parse_instant(before.since), jump, now, work.opened)
    happened = tuple(_because_of(jump, work.running, now.moment)) if jump and work.opened.running else ()
    work.write(*happened)
    waits = before.waits if before else ()
    if before and before.watched and now.watched:
        waits = before.waits_until(now)
    seq = len(work.opened.journal)
    if before and not now.watched:
        since, since_seq = _since(before, now, jump, seq)
        now = replace(now, since=since, since_seq=since_seq)
    work.store.write_over(NAME, written(replace(now, seq=seq, waits=waits)))
    return jump if happened else None


def _with_what_people_saw(before: Look, now: Look) -> Look:
    """The look that this one is compared with: only the autopilot's rhythm tells what lies between two commands.

    An uptime knows better.
    """
    if before.watched or before.knows(now) or not (now.watched and before.since):
        return before
    return replace(before, at=before.since, seq=before.since_seq)


def _since(before: Look, now: Look, jump: Jump | None, seq: int) -> tuple[str, int]:
    """From where people alone look: as long as no uptime tells that the time went by, it may be the clock that did."""
    if jump or (before.knows(now) and before.since in ("", before.at)):
        return now.at, seq
    return (before.since, before.since_seq) if before.since else (before.at, before.seq)


def _no_further_than(since: datetime, jump: Jump, now: Look, found: Opened) -> Jump | None:
    """A clock that comes back takes no more from anybody than it is behind what all deadlines were reckoned from.

    It may have been put forward between two commands of a person, which moved nothing, unless it opened a phase.
    """
    opening = opening_of(found.history)
    if opening and found.journal[opening - 1].at > since:
        return jump
    back = max(jump.by, min(NOTHING, now.moment - since))
    return replace(jump, by=back) if back < -TOLERANCE else None


def _of_the_run(own: Look, work: Work) -> Look:
    """The same, or what the autopilot saw later, as long as nothing was to be done in this game."""
    seen = look_of_run(work.store.home.beside, own.run)
    if seen is None or seen.round <= own.round:
        return own
    seq = own.seq
    while seq < len(work.opened.journal) and work.opened.journal[seq].at <= seen.moment:
        seq += 1
    return replace(seen, seq=seq)


def between(before: Look, entries: Sequence[Entry], now: Look) -> Jump | None:
    """What lies between two looks, with the events that were written down meanwhile."""
    moved = [at for at, entry in enumerate(entries) if isinstance(entry.event, ClockMoved)]
    if moved:
        # Somebody was killed who had moved the deadlines, before the look was noted.
        before = replace(before, at=instant(entries[moved[-1]].at), boot=None)
        entries = entries[moved[-1] + 1 :]
    moments = (before.moment, *(entry.at for entry in entries), now.moment)
    waits = [later - earlier for earlier, later in pairwise(moments)]
    longest = _longest(before, now)
    gap = sum((wait for wait in waits if longest is not None and wait > longest), NOTHING)
    if before.knows(now):
        off = now.moment - before.moment - timedelta(seconds=now.up - before.up)
        if abs(off) > TOLERANCE:
            return Jump(off, sure=True)
        return Jump(gap, slept=True) if gap else None
    off = gap + sum((wait for wait in waits if wait < -TOLERANCE), NOTHING)
    if not off:
        return None
    started_anew = before.boot is not None and now.boot is not None
    return Jump(off, sure=off > LONGEST_SLEEP, slept=started_anew and NOTHING < off <= LONGEST_SLEEP)


def _longest(before: Look, now: Look) -> timedelta | None:
    """The longest wait between two looks that is not unusual; None where nobody knows what is usual."""
    if len(before.waits) < ENOUGH or not (before.watched or now.watched):
        return None
    from statistics import median_high

    return 2 * timedelta(seconds=median_high(before.waits)) + MARGIN


def _because_of(jump: Jump, running: Running, now: datetime) -> Iterator[Happening]:
    """How the deadlines move, if they do; the moderator is told first where a step would have closed a phase."""
    game = running.game
    if game.phase in (Phase.NEW, Phase.FINISHED) or game.round.result or not game.round.deadline:
        return
    if game.paused:
        # How long it stood still must not count the jump; that nobody looked meanwhile costs nothing.
        if jump.sure or jump.by < NOTHING:
            yield ClockMoved(round(jump.by.total_seconds()), jump.sure)
        return
    late = late_players(game, now)
    if late and not jump.sure and jump.by > NOTHING:
        yield StepTaken(round(jump.by.total_seconds()))
    by = round(_moves_by(jump, running, now, late=bool(late)).total_seconds())
    if by:
        yield ClockMoved(by, jump.sure, told=jump.slept or _told_otherwise(running, by, now))


def _moves_by(jump: Jump, running: Running, now: datetime, *, late: bool) -> timedelta:
    if jump.sure or jump.by < NOTHING:
        return jump.by
    first = not doubted(running)
    if jump.slept and not (late and first):
        return NOTHING
    game, settings = running.game, running.settings
    deadlines = [deadline_of(game, player) for player in pending(game)] or [game.round.deadline]
    left = [(deadline or now) - (now - jump.by) for deadline in deadlines]
    if settings.missing is Missing.WAIT and max(left) <= NOTHING:
        return NOTHING
    lengths = {Phase.CARD: settings.deadlines.card, Phase.VOTE: settings.deadlines.vote}
    least = min(AT_LEAST, lengths.get(game.phase, settings.deadlines.clue)) if late and first else NOTHING
    return jump.by + max(NOTHING, least - min(left))


def _told_otherwise(running: Running, by: int, now: datetime) -> bool:
    """Is a clock set right again, after mails to those who are awaited named a deadline by the wrong one?"""
    opening, since, before = opening_of(running.history), 0, 0
    for entry in running.journal:
        if isinstance(entry.event, ClockMoved):
            since, before = entry.seq, entry.event.by
        elif entry.seq == opening or isinstance(entry.event, GameResumed):
            # Without an uptime nobody knows of a jump before; but what began later than now, began by a wrong clock.
            since, before = (entry.seq, 1) if entry.at > now else (since or entry.seq, before)
    later = (entry.event for entry in running.journal if entry.seq > since and before * by < 0)
    return any(isinstance(event, Posted) and event.reader in pending(running.game) for event in later)


def doubted(running: Running) -> int:
    """By how many seconds the deadlines of this phase moved, though the time perhaps really went by."""
    opening, doubt = opening_of(running.history), 0
    for step in running.history.steps:
        if step.seq > opening and isinstance(step.event, ClockMoved):
            doubt = 0 if step.event.sure or step.event.by < 0 else doubt + step.event.by
    return doubt


def at_its_word(running: Running, now: datetime) -> Iterator[ClockMoved]:
    """The deadlines as they were told, where some are over: who was told first says now that the clock is right."""
    game, doubt = running.game, doubted(running)
    if doubt and late_players(later(game, -doubt), now):
        yield ClockMoved(-doubt, sure=True)
