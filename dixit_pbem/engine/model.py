"""The game as it stands: frozen records in the rulebook's words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from datetime import datetime, timedelta
from enum import StrEnum
from typing import NewType, Protocol, TypeVar

from dixit_pbem.engine.quiet_hours import Quiet
from dixit_pbem.engine.systems import HAND_LETTERS, RuleChoice, Rules
from dixit_pbem.frozen import frozen, replace

PlayerName = NewType("PlayerName", str)
CardId = NewType("CardId", str)
HandLetter = NewType("HandLetter", str)
Hand = Mapping[HandLetter, CardId]
Thing = TypeVar("Thing")


class Phase(StrEnum):
    """What the game waits for."""

    NEW = "new"
    CLUE = "clue"
    CARD = "card"
    VOTE = "vote"
    FINISHED = "finished"


class Missing(StrEnum):
    """What happens to those who have not answered when the deadline is over."""

    WAIT = "wait"
    RANDOM = "random"
    ABSTAIN = "abstain"


class Chance(Protocol):
    """Draws for a purpose; the same purpose always draws the same."""

    def shuffled(self, purpose: str, things: Sequence[Thing]) -> tuple[Thing, ...]:
        """The things in a random order."""

    def one_of(self, purpose: str, things: Sequence[Thing]) -> Thing:
        """One of the things."""


@frozen
class Deadlines:
    """How long each phase lasts."""

    clue: timedelta = timedelta(hours=72)
    card: timedelta = timedelta(hours=48)
    vote: timedelta = timedelta(hours=48)


@frozen
class Circumstances:
    """What a decision needs to know beside the game: the hour, chance, and the settings that may change at any time."""

    chance: Chance
    now: datetime
    deadlines: Deadlines = field(default_factory=Deadlines)
    missing: Missing = Missing.WAIT
    quiet: Quiet = field(default_factory=Quiet)
    answered: frozenset[PlayerName] = frozenset()
    """Whose answer waits for the moderator: nobody of them is late."""


@frozen
class Setup:
    """What a game starts from; frozen in its first event."""

    title: str
    choice: RuleChoice
    seats: tuple[PlayerName, ...]
    pictures: Mapping[CardId, str]
    """Every card of the deck in its order, with the hash of its picture."""
    first: str
    seed: str
    rehearsal: bool
    seen: Mapping[str, int] = field(default_factory=dict)
    """When the group saw which picture last, by its hash: the higher the number, the later; others never."""


@frozen
class TableCard:
    """A card face up on the table, with who gave it."""

    number: int
    card: CardId
    owner: PlayerName


@frozen
class Clue:
    """What the storyteller said, and the card it rests on (none where the clue is blind)."""

    text: str
    card: CardId | None
    attachment: str | None = None
    """The file that came along: a picture or a recording."""


class Reason(StrEnum):
    """What an award is for."""

    FOUND_STORYTELLER = "found_storyteller"
    FOUND_FINDER = "found_finder"
    LONE_STORYTELLER = "lone_storyteller"
    LONE_FINDER = "lone_finder"
    ALL_FOUND = "all_found"
    NONE_FOUND = "none_found"
    DECOY = "decoy"
    SINGLE_VOTE = "single_vote"
    EACH_FINDER = "each_finder"
    CROWD = "crowd"


@frozen
class Award:
    """Points with their reason; where votes earn them `count` says how many, also those beyond a cap."""

    player: PlayerName
    points: int
    reason: Reason
    count: int = 0


@frozen
class Scored:
    """The points of a round, the awards they add up from, and who found the storyteller's card."""

    points: Mapping[PlayerName, int]
    awards: tuple[Award, ...]
    found: tuple[PlayerName, ...]
    void: bool


@frozen
class Round:
    """One round, from its storyteller to its result."""

    number: int
    storyteller: PlayerName | None
    deadline: datetime | None
    clue: Clue | None = None
    given: Mapping[PlayerName, tuple[CardId, ...]] = field(default_factory=dict)
    table: tuple[TableCard, ...] = ()
    votes: Mapping[PlayerName, tuple[int, ...]] = field(default_factory=dict)
    """An empty tuple stands for an abstention."""
    red: int | None = None
    red_missed: bool = False
    result: Scored | None = None
    extended: Mapping[PlayerName, datetime] = field(default_factory=dict)
    """Who has longer than the others for what is open now."""


@frozen
class Turns:
    """The order of storytellers: how often each told, who was passed over once, who told last in the regular order."""

    told: Mapping[PlayerName, int]
    passed_over: tuple[PlayerName, ...] = ()
    regular: PlayerName | None = None


@frozen
class Ending:
    """How the game ended."""

    reason: str
    winners: tuple[PlayerName, ...]


@frozen
class Word:
    """A word of chance: of which seat of the start, counted from 1, who gave it, the first round that it joins."""

    seat: int
    player: PlayerName
    words: str
    round: int
    typed: bool = False
    """The moderator typed it in."""


@frozen
class Luck:
    """What the players add to the seed, in seat order; undoing takes nothing back."""

    words: tuple[Word, ...] = ()
    next_round: int = 1
    """The first round of which no card was ever dealt: what is given now joins from there on."""


@frozen
class Joining:
    """Somebody who joins after this round, with the points of the last place or none."""

    player: PlayerName
    from_zero: bool


@frozen
class Game:
    """Everything that the rules need to know, at one moment."""

    setup: Setup
    commitment: str
    rules: Rules
    seats: tuple[PlayerName, ...]
    hands: Mapping[PlayerName, Hand]
    pile: tuple[CardId, ...]
    discards: tuple[CardId, ...]
    scores: Mapping[PlayerName, int]
    turns: Turns
    phase: Phase
    rounds: tuple[Round, ...]
    """What is open, in the order in which it is told: one round, or where all tell at once a cycle of them."""
    last_rounds: tuple[Round, ...]
    """What was scored last, everything in the open: the last round, or the cycle of which it was."""
    gave: Mapping[PlayerName, int]
    """How often each gave a card for the pair."""
    leaving: tuple[PlayerName, ...] = ()
    joining: tuple[Joining, ...] = ()
    joined: tuple[PlayerName, ...] = ()
    """Who sat first in each seat that was added, in the order in which they were."""
    former: Mapping[PlayerName, PlayerName] = field(default_factory=dict)
    """Who sits now where somebody else sat at the start."""
    standing_in: Mapping[PlayerName, PlayerName] = field(default_factory=dict)
    """Who sits there until the round is over, and whose seat it is."""
    paused: datetime | None = None
    """Since when the clock stands still."""
    ending: Ending | None = None
    luck: Luck = Luck()

    @property
    def round(self) -> Round:
        """The round that is open, the first of its cycle."""
        return self.rounds[0]

    @property
    def numbered(self) -> Mapping[int, Round]:
        """The open rounds by their numbers."""
        return {played.number: played for played in self.rounds}

    @property
    def last(self) -> Round | None:
        """The last round that was scored."""
        return self.last_rounds[-1] if self.last_rounds else None


def with_round(game: Game, played: Round) -> Game:
    """The game with one of its open rounds as it is now."""
    rounds = tuple(played if each.number == played.number else each for each in game.rounds)
    return replace(game, rounds=rounds)


def with_each_round(game: Game, change: Callable[[Round], Round]) -> Game:
    """The game with all its open rounds changed in the same way."""
    return replace(game, rounds=tuple(map(change, game.rounds)))


def left_of(seats: tuple[PlayerName, ...], player: PlayerName | None) -> tuple[PlayerName, ...]:
    """All seats in order, from the one to the left of that player on, who comes last."""
    if player is None:
        return seats
    after = seats.index(player) + 1
    return seats[after:] + seats[:after]


def sides(rules: Rules, seats: tuple[PlayerName, ...]) -> tuple[tuple[PlayerName, ...], ...]:
    """Who shares points: every player alone, or partners who sit opposite."""
    if not rules.pairs:
        return tuple((player,) for player in seats)
    half = len(seats) // 2
    return tuple(zip(seats[:half], seats[half:], strict=True))


def side_of(rules: Rules, seats: tuple[PlayerName, ...], player: PlayerName) -> tuple[PlayerName, ...]:
    """The player, or the pair that they belong to."""
    return next(side for side in sides(rules, seats) if player in side)


def lettered(cards: Sequence[CardId]) -> Hand:
    """A hand: the cards under the letters A, B, C …"""
    return {HandLetter(letter): card for letter, card in zip(HAND_LETTERS, cards, strict=False)}


def in_words(names: Sequence[str]) -> str:
    """`Ana, Bob and Cyd`."""
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))
