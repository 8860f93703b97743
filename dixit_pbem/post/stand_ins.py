"""What is owed to the reserve: our one question, and that it need not be answered any more. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime

from dixit_pbem.frozen import frozen
from dixit_pbem.journal.facts import Posted
from dixit_pbem.journal.facts_of_stand_ins import OfferAnswered, OfferWithdrawn, Settled
from dixit_pbem.journal.history import History
from dixit_pbem.journal.offers import offers_of
from dixit_pbem.journal.opened import Running
from dixit_pbem.journal.records import Happening
from dixit_pbem.post.due import Kind
from dixit_pbem.post.owed import Owed


def to_reserve(journal: Sequence[tuple[int, Happening]], history: History) -> Iterator[tuple[Owed, bool]]:
    """Each letter to somebody of the reserve, and whether it still makes sense to send it."""
    offers = offers_of(history)
    if not offers:
        return
    asked = {fact.cause for _, fact in journal if isinstance(fact, Posted) and fact.letter == Kind.OFFER}
    for offer in offers.values():
        yield Owed(offer.reader, Kind.OFFER, offer.seq), offer.settled is None
        if offer.seq in asked and offer.settled in (Settled.GIVEN, Settled.NOT_NEEDED):
            yield Owed(offer.reader, Kind.OFFER_OVER, offer.told), True


@frozen
class OfferTold:
    """What somebody of the reserve is told: whose seat it is, whether for good, until when, and what became of it."""

    player: str
    for_good: bool
    until: datetime
    settled: Settled | None = None


def offer_told(running: Running, cause: int) -> OfferTold:
    """What the letter because of this event says."""
    offers = offers_of(running.history)
    event = next(step.event for step in running.history.facts if step.seq == cause)
    offer = offers[event.offer if isinstance(event, OfferAnswered | OfferWithdrawn) else cause]
    return OfferTold(offer.fact.player, not offer.fact.round, offer.fact.until, offer.settled)
