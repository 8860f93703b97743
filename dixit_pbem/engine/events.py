"""What happened in the game: one frozen record an event. Facts that are no part of the game stand in `facts`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

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
    part,
)
from dixit_pbem.engine.model import CardId, PlayerName
from dixit_pbem.engine.record import Record
from dixit_pbem.engine.systems import RuleChoice


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class GameStarted(Record):
    """The game begins; what replay needs is frozen here."""

    title: str = part(TEXT)
    rules: RuleChoice = part(RULES)
    seats: tuple[PlayerName, ...] = part(TEXTS)
    first: str = part(TEXT)
    commitment: str = part(TEXT)
    seed: str = part(TEXT, secret=True)
    pictures: Mapping[CardId, str] = part(TEXT_BY_NAME)
    rehearsal: bool = part(FLAG, default=False)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class HandsDealt(Record):
    """The deck is shuffled and every hand dealt."""

    hands: Mapping[PlayerName, tuple[CardId, ...]] = part(TEXTS_BY_NAME, secret=True)
    pile: tuple[CardId, ...] = part(TEXTS, secret=True)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class RoundBegan(Record):
    """A round begins; without a storyteller the first clue that comes makes one."""

    round: int = part(NUMBER)
    deadline: datetime = part(INSTANT)
    storyteller: PlayerName | None = part(TEXT, default=None)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ClueGiven(Record):
    """The storyteller said the clue."""

    player: PlayerName = part(TEXT)
    text: str = part(TEXT)
    card: CardId | None = part(TEXT, secret=True, default=None)
    attachment: str | None = part(TEXT, default=None)
    """The file that came along with the clue: a picture or a recording."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class StorytellerSkipped(Record):
    """The storyteller is passed over; in games that count turns they are asked once more at the cycle's end."""

    player: PlayerName = part(TEXT)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class StorytellerNamed(Record):
    """Somebody else tells in this round; `drawn` where nobody volunteered and chance chose."""

    player: PlayerName = part(TEXT)
    deadline: datetime = part(INSTANT)
    drawn: bool = part(FLAG, default=False)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class CardsWanted(Record):
    """The clue stands; the others are asked for their cards."""

    deadline: datetime = part(INSTANT)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class CardsGiven(Record):
    """A player gave cards; `drawn` where somebody was missing and chance gave for them."""

    player: PlayerName = part(TEXT)
    cards: tuple[CardId, ...] = part(TEXTS, secret=True)
    drawn: bool = part(FLAG, default=False)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class CardsTakenBack(Record):
    """A player took back the cards that were given."""

    player: PlayerName = part(TEXT)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TableLaid(Record):
    """The cards lie on the table, numbered from 1 in this order; the players are asked for their votes."""

    cards: tuple[CardId, ...] = part(TEXTS)
    deadline: datetime = part(INSTANT)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class VotesCast(Record):
    """A player voted (no numbers: only the red mark); `drawn` where somebody was missing and chance voted for them."""

    player: PlayerName = part(TEXT)
    numbers: tuple[int, ...] = part(NUMBERS, secret=True)
    red: int | None = part(NUMBER, secret=True, default=None)
    drawn: bool = part(FLAG, default=False)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class VotesMissed(Record):
    """A player did not vote in time and abstains from what was still owed."""

    player: PlayerName = part(TEXT)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class RoundScored(Record):
    """The reveal: who gave which card and voted for what, the points, and the totals after them."""

    owners: tuple[PlayerName, ...] = part(TEXTS)
    votes: Mapping[PlayerName, tuple[int, ...]] = part(NUMBERS_BY_NAME)
    points: Mapping[PlayerName, int] = part(NUMBER_BY_NAME)
    totals: Mapping[PlayerName, int] = part(NUMBER_BY_NAME)
    red: int | None = part(NUMBER, default=None)
    void: bool = part(FLAG, default=False)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class HandsRefilled(Record):
    """The table joined the discards and everybody drew; `pile` is its new order where it was shuffled first."""

    drawn: Mapping[PlayerName, tuple[CardId, ...]] = part(TEXTS_BY_NAME, secret=True)
    pile: tuple[CardId, ...] | None = part(TEXTS, secret=True, default=None)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PlayerLeaves(Record):
    """A player leaves after this round."""

    player: PlayerName = part(TEXT)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PlayerLeft(Record):
    """A player's seat is gone, and the hand is with the discards."""

    player: PlayerName = part(TEXT)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PlayerReplaced(Record):
    """Somebody else took a seat, with its hand and its points."""

    player: PlayerName = part(TEXT)
    by: PlayerName = part(TEXT)
    email: str | None = part(TEXT, default=None)
    instead_of: str | None = part(TEXT, default=None)
    """The address that stood in the settings when this happened."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class GameEnded(Record):
    """The game is over; `called_off` where somebody ended it early."""

    winners: tuple[PlayerName, ...] = part(TEXTS)
    reason: str = part(TEXT)
    called_off: bool = part(FLAG, default=False)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class DeadlineExtended(Record):
    """The open phase ends later, for everybody or for one player."""

    deadline: datetime = part(INSTANT)
    player: PlayerName | None = part(TEXT, default=None)
    away: bool = part(FLAG, default=False)
    """Because the player is away then; the letter at hand tells of it, and none of its own."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class GamePaused(Record):
    """The clock stands still since this moment: no deadline, no reminder."""

    since: datetime = part(INSTANT)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class GameResumed(Record):
    """The clock goes on; every deadline has moved by as long as it stood still."""

    now: datetime = part(INSTANT)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ClockMoved(Record):
    """The computer's clock jumped, or nobody looked for long: every deadline moves by so many seconds."""

    by: int = part(NUMBER)
    sure: bool = part(FLAG, default=False)
    """It was the clock; otherwise the time may really have gone by."""
    told: bool = part(FLAG, default=False)
    """Whoever is awaited is told: mails that left before named another deadline."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Undone(Record):
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
    | DeadlineExtended
    | GamePaused
    | GameResumed
    | ClockMoved
    | Undone
)
