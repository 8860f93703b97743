"""When a game next wants attention by itself, and why. Pure.

Mail that comes in, and whoever writes the game, are not foreseen: they are noticed. Everything else that a step does
at a moment of its own is named here, so that between two moments nobody has to look.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from enum import StrEnum

from dixit_pbem.engine.events import ClockMoved, GameResumed
from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.pending import pending
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.facts import MailRead
from dixit_pbem.journal.offers import offers_of
from dixit_pbem.journal.opened import Opened
from dixit_pbem.post.ledger import MOVES, opening_of
from dixit_pbem.post.mornings import mornings
from dixit_pbem.post.owing import owed_now
from dixit_pbem.post.reminders import Opening, moments
from dixit_pbem.table.digests import digest_at

GRACE = timedelta(seconds=30)
"""A deadline closes only after a look into the mailbox that began so long after it."""


class Why(StrEnum):
    """What a game wants then."""

    CLOCK = "somebody is reminded, or the time is over"
    STAND_IN = "the next of the reserve is asked, if there is one"
    SETTLED = "nobody may change their mind any more, and the game goes on"
    RETRY = "a letter that did not leave is tried again"
    MORNING = "a letter leaves that waits for the morning"
    DIGEST = "the moderator is told the day's news"


@frozen
class Moment:
    """When, and what for."""

    at: datetime
    why: Why


def next_moment(found: Opened, now: datetime) -> Moment | None:
    """The first moment after now at which there is something to do, if nobody writes before; None without any."""
    later = (moment for moment in _moments(found, now) if moment.at > now)
    return min(later, key=lambda moment: moment.at, default=None)


def is_over(found: Opened) -> bool:
    """Is this game finished, and its last letter on its way?"""
    return found.game is not None and found.game.phase is Phase.FINISHED and not owed_now(found).owed


def _moments(found: Opened, now: datetime) -> Iterator[Moment]:
    running = found.running
    if running is None:
        return
    for at in moments(running.game, opening_now(found)):
        yield Moment(at, Why.CLOCK)
        yield Moment(at + GRACE, Why.CLOCK)
    last = last_answer(found)
    if last is not None and not pending(running.game):
        yield Moment(last + running.settings.mail.settle, Why.SETTLED)
    for offer in offers_of(running.history).values():
        if offer.settled is None:
            yield Moment(offer.fact.until, Why.STAND_IN)
    book = owed_now(found)
    yield from (Moment(wait.until, Why.RETRY) for wait in book.waits.values())
    yield from (Moment(at, Why.MORNING) for at in mornings(book.owed, found, now).values())
    if (told := digest_at(found, now)) is not None:
        yield Moment(told, Why.DIGEST)


def opening_now(found: Opened) -> Opening:
    """The event that opened what is open now, and when; a pause moved the deadlines as a clock does."""
    seq = opening_of(found.history)
    at = found.journal[seq - 1].at
    moves = {entry.seq: entry.event for entry in found.journal if isinstance(entry.event, ClockMoved)}
    for step in found.history.steps:
        if isinstance(step.event, GameResumed) and step.before and step.before.paused:
            stood_still = step.event.now - step.before.paused
            moves[step.seq] = ClockMoved(round(stood_still.total_seconds()), sure=True)
    return Opening(seq, at, tuple((number, move) for number, move in moves.items() if number > seq))


def last_answer(found: Opened) -> datetime | None:
    """When the last answer by mail to what is open now was read."""
    later = found.journal[opening_of(found.history) :]
    read = (entry.at for entry in later if isinstance(entry.event, MailRead) and entry.event.verdict in MOVES)
    return max(read, default=None)
