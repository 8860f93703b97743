"""Seats that were offered to the reserve, and what became of each offer."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum

from dixit_pbem.engine.kinds import INSTANT, NUMBER, TEXT, part
from dixit_pbem.engine.model import PlayerName
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.facts_beside import Fact


class Settled(StrEnum):
    """What became of an offer."""

    TAKEN = "taken"
    DECLINED = "declined"
    GIVEN = "given"  # somebody else of the reserve was faster
    NOT_NEEDED = "not needed"  # the player answered, or the round is over

    @classmethod
    def _missing_(cls, _value: object) -> Settled:
        """What no program of ours wrote."""
        return cls.NOT_NEEDED


@frozen
class SeatOffered(Fact):
    """Somebody of the reserve is asked to take a seat, in this `round` (or cycle) alone, or without one for good.

    From `until` on the next one is asked.
    """

    player: PlayerName = part(TEXT)
    by: PlayerName = part(TEXT)
    email: str = part(TEXT)
    language: str = part(TEXT)
    until: datetime = part(INSTANT)
    round: int = part(NUMBER, default=0)


@frozen
class OfferAnswered(Fact):
    """Whoever was asked by event `offer` answered that letter."""

    mail: str = part(TEXT)
    key: str = part(TEXT)
    digest: str = part(TEXT)
    arrived: datetime = part(INSTANT)
    offer: int = part(NUMBER)
    outcome: str = part(TEXT)
    message_id: str = part(TEXT, default="")


@frozen
class OfferWithdrawn(Fact):
    """The seat that event `offer` offered is not free any more; whoever was asked need not answer."""

    offer: int = part(NUMBER)
    outcome: str = part(TEXT)


OfStandIns = SeatOffered | OfferAnswered | OfferWithdrawn
