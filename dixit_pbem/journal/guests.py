"""Who is no player: whoever knocked for a seat and what became of it, and who reads along. Pure."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from dixit_pbem.engine.events import PlayerJoins
from dixit_pbem.engine.model import Game, Phase, PlayerName
from dixit_pbem.frozen import frozen, replace
from dixit_pbem.journal.facts_of_guests import (
    GuestAnswered,
    GuestKnocked,
    GuestSeated,
    GuestSettled,
    Outcome,
    WatcherLeft,
)
from dixit_pbem.journal.history import History
from dixit_pbem.journal.offers import offers_of
from dixit_pbem.storage.settings import Settings
from dixit_pbem.storage.spec import CLOSED


@frozen
class Guest:
    """Somebody who wants to play; letters call them by their address, which no player's name can be."""

    knock: int
    """The event that wrote down the first mail."""
    email: str
    name: str
    language: str
    outcome: Outcome | None = None
    """None as long as our question is not answered."""
    told: int = 0
    """The event of which the last letter tells."""

    @property
    def reader(self) -> PlayerName:
        """As whom letters know them."""
        return PlayerName(self.email)


def guests_of(history: History) -> Mapping[int, Guest]:
    """Everybody who knocked, by the event of the first mail."""
    guests: dict[int, Guest] = {}
    for step in history.facts:
        match step.event:
            case GuestKnocked(email=email, name=name, language=language):
                guests[step.seq] = Guest(step.seq, email, name, language, told=step.seq)
            case GuestAnswered(knock=knock, outcome=told) | GuestSettled(knock=knock, outcome=told) if knock in guests:
                guests[knock] = replace(guests[knock], outcome=Outcome(told), told=step.seq)
            case _:
                pass
    return guests


def seated_before_the_start(history: History) -> tuple[GuestSeated, ...]:
    """Who took a seat by mail before the game began, in their order."""
    return tuple(step.event for step in history.facts if isinstance(step.event, GuestSeated))


def seat_of(guest: Guest, history: History) -> PlayerName | None:
    """As whom this guest sits at the table, or is about to."""
    joins = (step.event for step in history.steps if isinstance(step.event, PlayerJoins))
    seats: tuple[GuestSeated | PlayerJoins, ...] = (*seated_before_the_start(history), *joins)
    return next((each.player for each in seats if each.email == guest.email), None)


def spoken_by_guests(history: History) -> Mapping[PlayerName, str]:
    """The language of everybody who was asked whether they want a seat, or take one."""
    asked = {guest.reader: guest.language for guest in guests_of(history).values()}
    return asked | {offer.reader: offer.fact.language for offer in offers_of(history).values()}


def takes_guests(settings: Settings, game: Game) -> bool:
    """May whoever writes for a seat be asked in now?"""
    open_now = game.phase is Phase.NEW or (game.phase is not Phase.FINISHED and settings.newcomers != CLOSED)
    return settings.table != CLOSED and open_now


def watchers_of(settings: Settings, history: History, *, players: Collection[str]) -> tuple[PlayerName, ...]:
    """Those who get each reveal, as letters know them; who plays has mails of their own."""
    left = {step.event.email for step in history.facts if isinstance(step.event, WatcherLeft)}
    return tuple(PlayerName(each) for each in settings.watchers if each not in left and each not in players)
