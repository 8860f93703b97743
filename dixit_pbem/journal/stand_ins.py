"""Seats that wait for a stand-in: which are free, to whom each was offered, and who is asked next. Pure.

A seat is free for this round (or cycle) where its player is late and the settings want a stand-in, and for good where
its player resigned. Where anybody may tell the clue nobody is late for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta

from dixit_pbem.engine import may
from dixit_pbem.engine.deadline import late_players
from dixit_pbem.engine.events import PlayerReplaced
from dixit_pbem.engine.model import Game, Phase, PlayerName
from dixit_pbem.engine.pending import pending
from dixit_pbem.engine.refusal import Refusal
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.facts import ResignAsked
from dixit_pbem.journal.facts_of_stand_ins import Settled
from dixit_pbem.journal.history import History
from dixit_pbem.journal.offers import Offer, offers_of
from dixit_pbem.journal.opened import Running
from dixit_pbem.storage.settings import Helper

A_DAY = timedelta(days=1)
"""So long somebody of the reserve is the only one who is asked, and so long a stand-in has for what is open."""


@frozen
class FreeSeat:
    """A seat that somebody may take: in this round alone, or (0) for good."""

    player: PlayerName
    seat: PlayerName
    round: int

    def is_offered(self, offer: Offer) -> bool:
        """Was it this one? Of who resigned the next who sits there may resign too."""
        same = offer.seat == self.seat if self.round else offer.fact.player == self.player
        return same and offer.fact.round == self.round


def free_seats(running: Running, now: datetime) -> Iterator[FreeSeat]:
    """Every seat that somebody of the reserve may take now."""
    game, resigned = running.game, _resigned(running.history, running.game)
    for player in game.seats:
        seat = game.former.get(player, player)
        if game.phase is Phase.FINISHED or player in game.leaving:
            continue
        if player in resigned:
            yield FreeSeat(player, seat, 0)
        elif running.settings.stands_in and player in _late(game, now):
            yield FreeSeat(player, seat, game.round.number)


def free_seat(running: Running, offer: Offer, now: datetime) -> FreeSeat | None:
    """The seat that was offered, if it may still be taken."""
    return next((free for free in free_seats(running, now) if free.is_offered(offer)), None)


def why_over(running: Running, offer: Offer) -> Settled:
    """Why it may not: did somebody else take it, or does it need nobody?"""
    others = (each for each in offers_of(running.history).values() if each.settled is Settled.TAKEN)
    same = (each.seat == offer.seat and each.fact.round == offer.fact.round for each in others)
    return Settled.GIVEN if any(same) else Settled.NOT_NEEDED


def _late(game: Game, now: datetime) -> tuple[PlayerName, ...]:
    if game.phase is Phase.CLUE and game.round.storyteller is None:
        return ()
    # What stands still is as late as it was.
    return late_players(game, now) if game.paused is None else pending(game)


def _resigned(history: History, game: Game) -> frozenset[PlayerName]:
    """Who wants to leave for good, and has not been followed by somebody else since."""
    asked: dict[PlayerName, int] = {
        step.event.player: step.seq for step in history.facts if isinstance(step.event, ResignAsked)
    }
    came = {step.event.by: step.seq for step in history.steps if isinstance(step.event, PlayerReplaced)}
    return frozenset(
        player for player, at in asked.items() if at > came.get(player, 0) and player not in game.standing_in
    )


def next_helper(running: Running, free: FreeSeat, now: datetime) -> Helper | None:
    """Who is asked now to take this seat: nobody while another is thinking about it, and each once."""
    offers = tuple(offers_of(running.history).values())
    asked = [offer for offer in offers if free.is_offered(offer)]
    thinking = {offer.fact.email for offer in offers if offer.settled is None and now < offer.fact.until}
    if any(offer.settled is None and now < offer.fact.until for offer in asked):
        return None
    tried = {offer.fact.email for offer in asked}
    at_table = {(seat.email or "").lower() for seat in running.seats.values()}
    for helper in running.settings.reserve:
        if helper.email not in tried | thinking | at_table and _may_sit(running.game, free.player, helper.name):
            return helper
    return None


def _may_sit(game: Game, player: PlayerName, by: PlayerName) -> bool:
    """Is the name free? Nobody takes over from themselves."""
    known = {player.casefold(), *(owner.casefold() for owner in game.standing_in.values())}
    try:
        may.replace(game, player, by)
    except Refusal:
        return False
    return by.casefold() not in known and by.casefold() not in {each.player.casefold() for each in game.joining}
