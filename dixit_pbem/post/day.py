"""The moderator's day: what came in, who is late, what is held, what was sent, as the digest tells it."""

from __future__ import annotations

from collections.abc import Iterator

from dixit_pbem.engine.model import Phase, PlayerName
from dixit_pbem.engine.pending import awaited
from dixit_pbem.journal.facts import Bounced, DigestDue, MailRead, Posted, PostRefused, Reminded, ResignAsked, StepTaken
from dixit_pbem.journal.history import Step
from dixit_pbem.journal.opened import Opened, Running
from dixit_pbem.journal.records import Happening
from dixit_pbem.post.answers import HAND_AGAIN, NOT_UNDERSTOOD
from dixit_pbem.post.due import Kind
from dixit_pbem.post.said import CameIn, Day, Got, Held, HeldFor, Sent, Undelivered


def day_of(running: Running, cause: Happening) -> Day:
    """What happened since the digest before."""
    opened, game = running.opened, running.game
    since = cause.since if isinstance(cause, DigestDue) else 0
    facts = opened.history.facts
    lately = [step for step in facts if step.seq > since]
    late = [step.event.players for step in lately if isinstance(step.event, Reminded) and step.event.late]
    return Day(
        title=game.setup.title,
        game=running.home.name,
        round=game.round.number,
        phase=game.phase,
        deadline=game.round.deadline if awaited(game) and not game.paused else None,
        awaited=awaited(game),
        late=tuple(name for name in awaited(game) if any(name in each for each in late)),
        came_in=tuple(_came_in(lately)),
        sent=tuple(_sent(lately)),
        held=tuple(held_now(opened)),
        wishes=wishes(opened),
        undelivered=tuple(_undelivered(lately)),
        slept=any(isinstance(step.event, StepTaken) for step in lately),
    )


def held_now(opened: Opened) -> Iterator[Held]:
    """The mails that wait for the moderator, under the numbers of their events."""
    for number, fact in opened.held:
        yield Held(number, fact.player or fact.sender, HeldFor(fact.reason))


def _came_in(lately: list[Step]) -> Iterator[CameIn]:
    for step in lately:
        match step.event:
            case MailRead(player=player, verdict=verdict) if verdict not in (HAND_AGAIN, NOT_UNDERSTOOD):
                yield CameIn(player, Got(verdict))
            case _:
                pass


def _sent(lately: list[Step]) -> Iterator[Sent]:
    for step in lately:
        match step.event:
            case Posted(reader=reader, letter=letter) if reader is not None:
                yield Sent(reader, Kind(letter))
            case _:
                pass


def _undelivered(lately: list[Step]) -> Iterator[Undelivered]:
    for step in lately:
        match step.event:
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
