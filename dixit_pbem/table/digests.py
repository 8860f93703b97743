"""When the moderator is told: at once of what waits for them, but not every minute, and each day of the rest. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta

from dixit_pbem.journal.facts import (
    Bounced,
    DigestDue,
    LockedOut,
    MailHeld,
    MailSetAside,
    PostDelayed,
    Posted,
    PostRefused,
    Reminded,
    ResignAsked,
    StepTaken,
    Superseded,
)
from dixit_pbem.journal.history import Step
from dixit_pbem.journal.opened import Opened
from dixit_pbem.journal.records import Happening
from dixit_pbem.post.day import absences_offered, clock_jumped, nobody_told, wishes

AN_HOUR = timedelta(hours=1)
A_DAY = timedelta(hours=24)


def digest_due(found: Opened, now: datetime) -> Iterator[DigestDue]:
    """The digest that is due now, if one is."""
    moment = digest_at(found, now)
    if moment is not None and moment <= now:
        yield DigestDue(_last_digest(found)[0])


def digest_at(found: Opened, now: datetime) -> datetime | None:
    """When the moderator is told next of what happened until now; None where there is nothing to tell, or no way."""
    if found.game is None or found.settings.mail.fetch.way is None or found.settings.moderator.email is None:
        return None
    since, at = _last_digest(found)
    news = [step for step in _since(found, since) if _is_news(step.event)]
    jumped = clock_jumped(found, since=since) or nobody_told(found, since=since)
    if jumped or any(isinstance(step.event, StepTaken) for step in news):
        return now
    if any(_is_urgent(step, found) for step in news):
        return at + AN_HOUR if since and at <= now else now
    if not news:
        return None
    return at + A_DAY if at <= now else now


def _since(found: Opened, seq: int) -> Iterator[Step]:
    """What was noted since that event, the last first."""
    for step in reversed(found.history.facts):
        if step.seq <= seq:
            return
        yield step


def _last_digest(found: Opened) -> tuple[int, datetime]:
    """The event of the last digest and its moment; without one, nought and the beginning of the game."""
    told = ((entry.seq, entry.at) for entry in reversed(found.journal) if isinstance(entry.event, DigestDue))
    return next(told, (0, found.journal[0].at))


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
        case MailSetAside(player=player, first=first, last=last):
            return (player, first, last) in absences_offered(found)
        case fact:
            return isinstance(fact, Bounced | PostRefused | LockedOut)
