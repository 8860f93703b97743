"""The moderator's day: what came in, who is late, what is held, what was sent, as the digest tells it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date, datetime

from dixit_pbem.engine.events import ClockMoved, RoundBegan
from dixit_pbem.engine.model import Phase, PlayerName
from dixit_pbem.engine.order import told_nothing
from dixit_pbem.engine.pending import awaited
from dixit_pbem.journal.facts import (
    AwayTold,
    Bounced,
    DigestDue,
    LockedOut,
    MailRead,
    MailSetAside,
    Posted,
    PostRefused,
    Reminded,
    ResignAsked,
    StepTaken,
)
from dixit_pbem.journal.opened import Opened, Running
from dixit_pbem.journal.records import Happening
from dixit_pbem.post.answers import HAND_AGAIN, NOT_UNDERSTOOD
from dixit_pbem.post.due import Kind
from dixit_pbem.post.limits import reached
from dixit_pbem.post.past import as_it_was
from dixit_pbem.post.said import Away, CameIn, Day, Got, Held, HeldFor, Undelivered, WentOut


def day_of(running: Running, cause: Happening) -> Day:
    """What happened since the digest before."""
    opened, game = running.opened, running.game
    happened = opened.happened
    since = cause.since if isinstance(cause, DigestDue) else 0
    lately = [step.event for step in opened.history.facts if step.seq > since]
    late = [fact.players for fact in lately if isinstance(fact, Reminded) and fact.late]
    read = (fact for fact in lately if isinstance(fact, MailRead) and fact.verdict not in (HAND_AGAIN, NOT_UNDERSTOOD))
    return Day(
        title=game.setup.title,
        game=running.home.name,
        rounds=tuple(game.numbered),
        phase=game.phase,
        deadline=_deadline_ahead(running),
        awaited=awaited(game),
        late=tuple(name for name in awaited(game) if any(name in each for each in late)),
        came_in=tuple(CameIn(fact.player, Got(fact.verdict)) for fact in read),
        sent=tuple(
            WentOut(fact.reader, Kind(as_it_was(happened, fact, until=step.seq).letter))
            for step in opened.history.facts
            if step.seq > since and isinstance(fact := step.event, Posted) and fact.reader
        ),
        held=tuple(held_now(opened)),
        wishes=wishes(opened),
        away=tuple(
            Away(player, date.fromisoformat(first), date.fromisoformat(last))
            for player, first, last in absences_offered(opened)
        ),
        undelivered=tuple(_undelivered(lately)),
        busy=reached(opened.history, since=since),
        slept=any(isinstance(fact, StepTaken) for fact in lately),
        locked_out=any(isinstance(fact, LockedOut) for fact in lately),
        untold=nobody_told(opened, since=since),
        clock_moved=clock_jumped(opened, since=since),
    )


def _deadline_ahead(running: Running) -> datetime | None:
    """Until when there is time, as long as there is; who is late by then is told by name."""
    game = running.game
    until = game.round.deadline if awaited(game) and not game.paused else None
    return until if until and until > running.opened.journal[-1].at else None


def clock_jumped(opened: Opened, *, since: int) -> bool:
    """Did deadlines move with a clock that jumped after that event?"""
    moves = (entry.event for entry in opened.journal if entry.seq > since)
    return any(isinstance(move, ClockMoved) and (move.sure or move.by < 0) for move in moves)


def nobody_told(opened: Opened, *, since: int) -> bool:
    """Did a cycle begin anew after that event, because nobody had given a clue?"""
    steps = (step for step in opened.history.steps if step.seq > since and isinstance(step.event, RoundBegan))
    return any(step.before is not None and told_nothing(step.before) for step in steps)


def held_now(opened: Opened) -> Iterator[Held]:
    """The mails that wait for the moderator, under the numbers of their events."""
    for number, fact in opened.held:
        yield Held(number, fact.player or fact.sender, HeldFor(fact.reason))


def _undelivered(lately: Sequence[Happening]) -> Iterator[Undelivered]:
    for fact in lately:
        match fact:
            case PostRefused(reader=reader, address=address, reason=reason) if reader is not None:
                yield Undelivered(reader, address, reason, for_good=True)
            case Bounced(player=player, address=address, reason=reason) if player is not None:
                yield Undelivered(player, address, reason, for_good=True)
            case _:
                pass


def wishes(found: Opened) -> tuple[PlayerName, ...]:
    """Who asked to leave and still sits there as before."""
    game = found.game
    if game is None or game.phase is Phase.FINISHED:
        return ()
    asked = {step.event.player for step in found.history.facts if isinstance(step.event, ResignAsked)}
    return tuple(player for player in game.seats if player in asked and player not in game.leaving)


def absences_offered(found: Opened) -> tuple[tuple[PlayerName, str, str], ...]:
    """Who is away as their mailbox answers, and from when to when, as long as nobody has written that down."""
    game = found.game
    if game is None or game.phase is Phase.FINISHED:
        return ()
    offered: dict[PlayerName, tuple[str, str]] = {}
    today = found.journal[-1].at.date().isoformat()
    for step in found.history.facts:
        match step.event:
            case MailSetAside(player=player, first=first, last=last) if player and first and last and last >= today:
                offered[player] = (first, last)
            case AwayTold(player=player):
                offered.pop(player, None)
            case _:
                pass
    return tuple((player, *days) for player, days in offered.items() if player in game.seats)
