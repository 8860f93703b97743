"""What happened: one frozen record an event, and its shape in the journal.

Each field says how it is written (a `Kind`) and whether it is a secret until its reveal; the journal veils secrets.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, field, fields
from datetime import datetime
from typing import Any, get_args

from dixit_pbem.engine.kinds import (
    FLAG,
    INSTANT,
    NUMBER,
    NUMBER_BY_NAME,
    NUMBERS,
    NUMBERS_BY_NAME,
    RULES,
    TEXT,
    TEXT_BY_NAME,
    TEXTS,
    TEXTS_BY_NAME,
    Kind,
)
from dixit_pbem.engine.model import CardId, PlayerName
from dixit_pbem.engine.systems import RuleChoice
from dixit_pbem.errors import Unreadable, did_you_mean

Record = Mapping[str, object]


def part(kind: Kind, *, secret: bool = False, default: Any = MISSING) -> Any:
    """A field of an event. One that equals its default is left out of the record."""
    return field(default=default, metadata={"kind": kind, "secret": secret})


@dataclass(frozen=True, slots=True)
class GameStarted:
    """The game begins; what replay needs is frozen here."""

    title: str = part(TEXT)
    rules: RuleChoice = part(RULES)
    seats: tuple[PlayerName, ...] = part(TEXTS)
    first: str = part(TEXT)
    commitment: str = part(TEXT)
    seed: str = part(TEXT, secret=True)
    pictures: Mapping[CardId, str] = part(TEXT_BY_NAME)
    rehearsal: bool = part(FLAG, default=False)


@dataclass(frozen=True, slots=True)
class HandsDealt:
    """The deck is shuffled and every hand dealt."""

    hands: Mapping[PlayerName, tuple[CardId, ...]] = part(TEXTS_BY_NAME, secret=True)
    pile: tuple[CardId, ...] = part(TEXTS, secret=True)


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round begins; without a storyteller the first clue that comes makes one."""

    round: int = part(NUMBER)
    deadline: datetime = part(INSTANT)
    storyteller: PlayerName | None = part(TEXT, default=None)


@dataclass(frozen=True, slots=True)
class ClueGiven:
    """The storyteller said his clue."""

    player: PlayerName = part(TEXT)
    text: str = part(TEXT)
    card: CardId | None = part(TEXT, secret=True, default=None)


@dataclass(frozen=True, slots=True)
class StorytellerSkipped:
    """The storyteller is passed over; in games that count turns he is asked once more at the cycle's end."""

    player: PlayerName = part(TEXT)


@dataclass(frozen=True, slots=True)
class StorytellerNamed:
    """Somebody else tells in this round; `drawn` where nobody volunteered and chance chose."""

    player: PlayerName = part(TEXT)
    deadline: datetime = part(INSTANT)
    drawn: bool = part(FLAG, default=False)


@dataclass(frozen=True, slots=True)
class CardsWanted:
    """The clue stands; the others are asked for their cards."""

    deadline: datetime = part(INSTANT)


@dataclass(frozen=True, slots=True)
class CardsGiven:
    """A player gave his cards; `drawn` where he was missing and chance gave for him."""

    player: PlayerName = part(TEXT)
    cards: tuple[CardId, ...] = part(TEXTS, secret=True)
    drawn: bool = part(FLAG, default=False)


@dataclass(frozen=True, slots=True)
class CardsTakenBack:
    """A player took back what he gave."""

    player: PlayerName = part(TEXT)


@dataclass(frozen=True, slots=True)
class TableLaid:
    """The cards lie on the table, numbered from 1 in this order; the players are asked for their votes."""

    cards: tuple[CardId, ...] = part(TEXTS)
    deadline: datetime = part(INSTANT)


@dataclass(frozen=True, slots=True)
class VotesCast:
    """A player voted (no numbers: only the red mark); `drawn` where he was missing and chance voted for him."""

    player: PlayerName = part(TEXT)
    numbers: tuple[int, ...] = part(NUMBERS, secret=True)
    red: int | None = part(NUMBER, secret=True, default=None)
    drawn: bool = part(FLAG, default=False)


@dataclass(frozen=True, slots=True)
class VotesMissed:
    """A player did not vote in time and abstains from what he still owed."""

    player: PlayerName = part(TEXT)


@dataclass(frozen=True, slots=True)
class RoundScored:
    """The reveal: who gave which card and voted for what, the points, and the totals after them."""

    owners: tuple[PlayerName, ...] = part(TEXTS)
    votes: Mapping[PlayerName, tuple[int, ...]] = part(NUMBERS_BY_NAME)
    points: Mapping[PlayerName, int] = part(NUMBER_BY_NAME)
    totals: Mapping[PlayerName, int] = part(NUMBER_BY_NAME)
    red: int | None = part(NUMBER, default=None)
    void: bool = part(FLAG, default=False)


@dataclass(frozen=True, slots=True)
class HandsRefilled:
    """The table joined the discards and everybody drew; `pile` is its new order where it was shuffled first."""

    drawn: Mapping[PlayerName, tuple[CardId, ...]] = part(TEXTS_BY_NAME, secret=True)
    pile: tuple[CardId, ...] | None = part(TEXTS, secret=True, default=None)


@dataclass(frozen=True, slots=True)
class PlayerLeaves:
    """A player said that he leaves after this round."""

    player: PlayerName = part(TEXT)


@dataclass(frozen=True, slots=True)
class PlayerLeft:
    """A player's seat is gone and his hand is with the discards."""

    player: PlayerName = part(TEXT)


@dataclass(frozen=True, slots=True)
class PlayerReplaced:
    """Somebody else took a seat, with its hand and its points."""

    player: PlayerName = part(TEXT)
    by: PlayerName = part(TEXT)
    email: str | None = part(TEXT, default=None)
    instead_of: str | None = part(TEXT, default=None)
    """The address that stood in the settings when this happened."""


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over; `called_off` where somebody ended it early."""

    winners: tuple[PlayerName, ...] = part(TEXTS)
    reason: str = part(TEXT)
    called_off: bool = part(FLAG, default=False)


@dataclass(frozen=True, slots=True)
class Undone:
    """Everything from event `back_to` on did not happen; the phase that is open again gets this deadline."""

    back_to: int = part(NUMBER)
    deadline: datetime = part(INSTANT)


Event = (
    GameStarted
    | HandsDealt
    | RoundBegan
    | ClueGiven
    | StorytellerSkipped
    | StorytellerNamed
    | CardsWanted
    | CardsGiven
    | CardsTakenBack
    | TableLaid
    | VotesCast
    | VotesMissed
    | RoundScored
    | HandsRefilled
    | PlayerLeaves
    | PlayerLeft
    | PlayerReplaced
    | GameEnded
    | Undone
)


def _in_snake_case(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


EVENTS: Mapping[str, type[Event]] = {_in_snake_case(kind.__name__): kind for kind in get_args(Event)}
NAME_OF: Mapping[type[Event], str] = {kind: name for name, kind in EVENTS.items()}
_PARTS: Mapping[type[Event], tuple[tuple[str, Kind, Any], ...]] = {
    kind: tuple((item.name, item.metadata["kind"], item.default) for item in fields(kind)) for kind in EVENTS.values()
}
SECRETS: Mapping[str, frozenset[str]] = {
    name: frozenset(item.name for item in fields(kind) if item.metadata["secret"]) for name, kind in EVENTS.items()
}


def to_record(event: Event) -> dict[str, object]:
    """The event as the journal writes it, secrets still in the open."""
    record: dict[str, object] = {"event": NAME_OF[type(event)]}
    for name, kind, default in _PARTS[type(event)]:
        value = getattr(event, name)
        if value != default:
            record[name] = kind.write(value)
    return record


_FRAME = frozenset({"seq", "at", "event"})


def from_record(record: Record) -> Event:
    """The event that a record tells; `Unreadable` says what does not fit."""
    name = str(record.get("event"))
    event_type: Callable[..., Event] | None = EVENTS.get(name)
    if event_type is None:
        raise Unreadable(f"There is no event '{name}'.{did_you_mean(name, tuple(EVENTS))}")
    parts = _PARTS[EVENTS[name]]
    unknown = record.keys() - _FRAME - {part_name for part_name, _, _ in parts}
    if unknown:
        raise Unreadable(f"'{name}' has no '{min(map(str, unknown))}'.")
    return event_type(**{part_name: _read(record, part_name, kind, default) for part_name, kind, default in parts})


def _read(record: Record, name: str, kind: Kind, default: Any) -> Any:
    if name not in record:
        if default is MISSING:
            raise Unreadable(f"'{record['event']}' needs '{name}' ({kind.named}).")
        return default
    value = record[name]
    if not kind.fits(value):
        raise Unreadable(f"'{name}' of '{record['event']}' must be {kind.named}.")
    return kind.read(value)
