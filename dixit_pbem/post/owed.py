"""Letters that have to leave, and what has to wait. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from dixit_pbem.engine.model import PlayerName
from dixit_pbem.frozen import frozen
from dixit_pbem.journal import facts
from dixit_pbem.journal.records import Happening
from dixit_pbem.post.due import Kind


@frozen
class Owed:
    """A letter that has to leave, because of event `cause`; without a reader it is for the moderator."""

    reader: PlayerName | None
    kind: Kind
    cause: int


@frozen
class Wait:
    """A letter, or any, that could not be handed over: how often it was tried, and from when it is tried again."""

    tries: int
    until: datetime


@frozen
class Ledger:
    """The letters that have to leave in their order, those that are too late to be sent, and what has to wait."""

    owed: tuple[Owed, ...]
    over: tuple[Owed, ...]
    waits: dict[Owed | None, Wait]
    """Under None what holds for all."""


def waits_of(journal: Iterable[tuple[int, Happening]]) -> dict[Owed | None, Wait]:
    """What has to wait after these events."""
    waits: dict[Owed | None, Wait] = {}
    for _, happening in journal:
        match happening:
            case facts.PostDelayed(letter=None):
                waits[None] = Wait(happening.tries, happening.until)
            case facts.PostDelayed(letter=str(letter)):
                waits.pop(None, None)
                owed = Owed(happening.reader, Kind(letter), happening.cause)
                waits[owed] = Wait(happening.tries, happening.until)
            case facts.Posted() | facts.PostRefused():
                waits.pop(None, None)
            case _:
                pass
    return waits
