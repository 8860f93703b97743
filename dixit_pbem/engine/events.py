"""What happened in the game: one frozen record an event. Facts that are no part of the game stand in `facts`."""

from __future__ import annotations

from collections.abc import Mapping
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
from dixit_pbem.engine.systems import RuleChoice
from dixit_pbem.frozen import frozen


@frozen
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


@frozen
class HandsDealt:
    """The deck is shuffled and every hand dealt."""

    hands: Mapping[PlayerName, tuple[CardId, ...]] = part(TEXTS_BY_NAME, secret=True)
    pile: tuple[CardId, ...] = part(TEXTS, secret=True)


@frozen
class RoundBegan:
    """A round begins; without a storyteller the first clue that comes makes one.

    Where all tell at once a cycle begins, with a round for each of the `tellers`; this is the number of its first.
    """

    round: int = part(NUMBER)
    deadline: datetime = part(INSTANT)
    storyteller: PlayerName | None = part(TEXT, default=None)
    tellers: tuple[PlayerName, ...] = part(TEXTS, default=())


@frozen
class ClueGiven:
    """The storyteller said the clue."""

    player: PlayerName = part(TEXT)
    text: str = part(TEXT)
    card: CardId | None = part(TEXT, secret=True, default=None)
    attachment: str | None = part(TEXT, default=None)  # the name of a picture or a recording
    hidden: str | None = part(TEXT, secret=True, default=None)
    """The words where all tell at once, which nobody sees before all are in; `text` is empty then."""

    @property
    def words(self) -> str:
        """What was said."""
        return self.text if self.hidden is None else self.hidden


@frozen
class StorytellerSkipped:
    """The storyteller is passed over; in games that count turns they are asked once more at the cycle's end.

    Where all tell at once their round falls out, and takes no number.
    """

    player: PlayerName = part(TEXT)


@frozen
class StorytellerNamed:
    """Somebody else tells in this round; `drawn` where nobody volunteered and chance chose."""

    player: PlayerName = part(TEXT)
    deadline: datetime = part(INSTANT)
    drawn: bool = part(FLAG, default=False)


@frozen
class CardsWanted:
    """The clue stands; the others are asked for their cards."""

    deadline: datetime = part(INSTANT)


@frozen
class CardsGiven:
    """A player gave cards; `drawn` where somebody was missing and chance gave for them.

    Where all tell at once `round` says of each card for which round it is, here and with tables and votes.
    """

    player: PlayerName = part(TEXT)
    cards: tuple[CardId, ...] = part(TEXTS, secret=True)
    drawn: bool = part(FLAG, default=False)
    round: tuple[int, ...] = part(NUMBERS, default=())


@frozen
class CardsTakenBack:
    """A player took back the cards that were given, in all open rounds."""

    player: PlayerName = part(TEXT)


@frozen
class TableLaid:
    """The cards lie on the table, numbered from 1 in this order; the players are asked for their votes."""

    cards: tuple[CardId, ...] = part(TEXTS)
    deadline: datetime = part(INSTANT)
    round: tuple[int, ...] = part(NUMBERS, default=())


@frozen
class VotesCast:
    """A player voted (no numbers: only the red mark); `drawn` where somebody was missing and chance voted for them."""

    player: PlayerName = part(TEXT)
    numbers: tuple[int, ...] = part(NUMBERS, secret=True)
    red: int | None = part(NUMBER, secret=True, default=None)
    drawn: bool = part(FLAG, default=False)
    round: tuple[int, ...] = part(NUMBERS, default=())


@frozen
class VotesMissed:
    """A player did not vote in time and abstains from what was still owed."""

    player: PlayerName = part(TEXT)


@frozen
class RoundScored:
    """The reveal: who gave which card and voted for what, the points, and the totals after them."""

    owners: tuple[PlayerName, ...] = part(TEXTS)
    votes: Mapping[PlayerName, tuple[int, ...]] = part(NUMBERS_BY_NAME)
    points: Mapping[PlayerName, int] = part(NUMBER_BY_NAME)
    totals: Mapping[PlayerName, int] = part(NUMBER_BY_NAME)
    red: int | None = part(NUMBER, default=None)
    void: bool = part(FLAG, default=False)
    round: int | None = part(NUMBER, default=None)


@frozen
class HandsRefilled:
    """The table joined the discards and everybody drew; `pile` is its new order where it was shuffled first."""

    drawn: Mapping[PlayerName, tuple[CardId, ...]] = part(TEXTS_BY_NAME, secret=True)
    pile: tuple[CardId, ...] | None = part(TEXTS, secret=True, default=None)


@frozen
class PlayerLeaves:
    """A player leaves after this round."""

    player: PlayerName = part(TEXT)


@frozen
class PlayerLeft:
    """A player's seat is gone, and the hand is with the discards."""

    player: PlayerName = part(TEXT)


@frozen
class PlayerJoins:
    """Somebody joins after this round, in a seat of their own at the end."""

    player: PlayerName = part(TEXT)
    email: str | None = part(TEXT, default=None)
    from_zero: bool = part(FLAG, default=False)
    """Without the points of the last place."""


@frozen
class PlayerJoined:
    """A seat was added; its hand comes with the refill."""

    player: PlayerName = part(TEXT)
    points: int = part(NUMBER)


@frozen
class PlayerReplaced:
    """Somebody else took a seat, or (`for_now`) stands in until the round or cycle is over; then it goes `back`."""

    player: PlayerName = part(TEXT)
    by: PlayerName = part(TEXT)
    email: str | None = part(TEXT, default=None)
    instead_of: str | None = part(TEXT, default=None)
    """The address that stood in the settings when this happened."""
    until: datetime | None = part(INSTANT, default=None)
    for_now: bool = part(FLAG, default=False)
    back: bool = part(FLAG, default=False)


@frozen
class GameEnded:
    """The game is over; `called_off` where somebody ended it early."""

    winners: tuple[PlayerName, ...] = part(TEXTS)
    reason: str = part(TEXT)
    called_off: bool = part(FLAG, default=False)


@frozen
class DeadlineExtended:
    """The open phase ends later, for everybody or for one player."""

    deadline: datetime = part(INSTANT)
    player: PlayerName | None = part(TEXT, default=None)
    away: bool = part(FLAG, default=False)
    """Because the player is away then; the letter at hand tells of it, and none of its own."""


@frozen
class GamePaused:
    """The clock stands still since this moment: no deadline, no reminder."""

    since: datetime = part(INSTANT)


@frozen
class GameResumed:
    """The clock goes on; every deadline has moved by as long as it stood still."""

    now: datetime = part(INSTANT)


@frozen
class ClockMoved:
    """The computer's clock jumped, or nobody looked for long: every deadline moves by so many seconds."""

    by: int = part(NUMBER)
    sure: bool = part(FLAG, default=False)
    """It was the clock; otherwise the time may really have gone by."""
    told: bool = part(FLAG, default=False)
    """Whoever is awaited is told: mails that left before named another deadline."""


@frozen
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
    | PlayerJoins
    | PlayerJoined
    | PlayerReplaced
    | GameEnded
    | DeadlineExtended
    | GamePaused
    | GameResumed
    | ClockMoved
    | Undone
)

PHASE_OPENS = (RoundBegan, StorytellerNamed, CardsWanted, TableLaid)
"""What lets people owe something, until the deadline that it names."""
