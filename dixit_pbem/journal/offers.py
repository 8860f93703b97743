"""The offers of a seat to the reserve, and what became of each. Pure."""

from __future__ import annotations

from collections.abc import Mapping

from dixit_pbem.engine.model import PlayerName
from dixit_pbem.frozen import frozen, replace
from dixit_pbem.journal.facts_of_stand_ins import OfferAnswered, OfferWithdrawn, SeatOffered, Settled
from dixit_pbem.journal.history import History, Step


@frozen
class Offer:
    """A seat that was offered to somebody; letters call them by their address, which no player's name can be."""

    seq: int
    seat: PlayerName
    """Who sat there first, whoever sits there now."""
    fact: SeatOffered
    settled: Settled | None = None
    """None as long as it may be answered."""
    answered: bool = False
    told: int = 0
    """The event of which the last letter tells."""

    @property
    def reader(self) -> PlayerName:
        """As whom letters know them."""
        return PlayerName(self.fact.email)


def offers_of(history: History) -> Mapping[int, Offer]:
    """Every offer, by its event."""
    return history.so_far(_with_more, {})


def _with_more(offers: Mapping[int, Offer], step: Step) -> Mapping[int, Offer]:
    match step.event:
        case SeatOffered(player=player) as fact if step.before is not None:
            seat = step.before.former.get(player, player)
            return {**offers, step.seq: Offer(step.seq, seat, fact, told=step.seq)}
        case OfferAnswered(offer=offer, outcome=how) | OfferWithdrawn(offer=offer, outcome=how) if offer in offers:
            answered = isinstance(step.event, OfferAnswered)
            told = replace(offers[offer], settled=Settled(how), answered=answered, told=step.seq)
            return {**offers, offer: told}
        case _:
            return offers
