"""What came before a game, what strangers who want to play wrote, and what became of it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from enum import StrEnum

from dixit_pbem.engine.kinds import INSTANT, NUMBER, NUMBER_BY_NAME, TEXT, part
from dixit_pbem.engine.model import PlayerName
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.facts_beside import Fact


class Outcome(StrEnum):
    """What became of somebody who answered our one question."""

    SEATED = "seated"  # the seat comes with the next round
    WAITS = "waits"  # for the moderator's word
    NO_SEAT = "no seat"
    DECLINED = "declined"  # they do not want to play after all, and get no letter

    @classmethod
    def _missing_(cls, _value: object) -> Outcome:
        """What no program of ours wrote."""
        return cls.DECLINED


@frozen
class GuestKnocked(Fact):
    """Somebody whom nobody knows wants to play; one letter asks whether that is so."""

    mail: str = part(TEXT)
    key: str = part(TEXT)
    digest: str = part(TEXT)
    arrived: datetime = part(INSTANT)
    email: str = part(TEXT)
    name: str = part(TEXT)
    language: str = part(TEXT)
    message_id: str = part(TEXT, default="")


@frozen
class GuestAnswered(Fact):
    """The guest of event `knock` answered that letter."""

    mail: str = part(TEXT)
    key: str = part(TEXT)
    digest: str = part(TEXT)
    arrived: datetime = part(INSTANT)
    knock: int = part(NUMBER)
    outcome: str = part(TEXT)
    message_id: str = part(TEXT, default="")


@frozen
class GuestSettled(Fact):
    """The moderator gave the guest of event `knock` a seat, or none."""

    knock: int = part(NUMBER)
    outcome: str = part(TEXT)


@frozen
class GameFollows(Fact):
    """The same group played before: its pictures by when they were seen last, the higher the number the later.

    The seed names this list, so that the commitment covers it.
    """

    title: str = part(TEXT)
    """Of the game before."""
    seen: Mapping[str, int] = part(NUMBER_BY_NAME)


@frozen
class TableOpened(Fact):
    """A game that has not begun waits for players who ask by mail; its seed is drawn already, and sealed."""

    commitment: str = part(TEXT)
    seed: str = part(TEXT, secret=True)


@frozen
class GuestSeated(Fact):
    """Somebody takes a seat, before the game begins, behind those that the settings name."""

    player: PlayerName = part(TEXT)
    email: str = part(TEXT)


@frozen
class WatcherLeft(Fact):
    """Somebody who read along wants no more mails."""

    mail: str = part(TEXT)
    key: str = part(TEXT)
    digest: str = part(TEXT)
    arrived: datetime = part(INSTANT)
    email: str = part(TEXT)
    message_id: str = part(TEXT, default="")


OfGuests = GameFollows | WatcherLeft | TableOpened | GuestSeated | GuestKnocked | GuestAnswered | GuestSettled
