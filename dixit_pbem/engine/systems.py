"""The rule systems as data: a row a system and number of players, and the house rules that may change a row.

A difference that is a number or a switch is a field. A difference in procedure is a name: `voters` is one that `may`
knows, `scoring` names a function in `scoring`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from dixit_pbem.frozen import frozen

MOST_CARDS_ON_TABLE = 12
HAND_LETTERS = "ABCDEFGHIJKL"


HouseValue = int | str | None
"""What may stand behind a house rule; true and false are numbers to Python."""


class Voters(StrEnum):
    """Who votes: `may` knows who they are at a table."""

    LISTENERS = "listeners"
    EVERYBODY = "everybody"
    OTHER_PAIRS = "other_pairs"


class Scoring(StrEnum):
    """How a round is scored: names a function in `scoring`."""

    STORY = "story"
    CROWD = "crowd"


class ShortPile(StrEnum):
    """What happens when the pile cannot serve the refill."""

    MIX = "mix"
    END = "end"
    ANEW = "anew"


@frozen
class Rules:
    """The rules in force for one game with one number of players."""

    hand: int = 6
    cards_given: int = 1
    blind_clue: bool = False
    pairs: bool = False
    voters: Voters = Voters.LISTENERS
    votes: int = 1
    own_card_vote: bool = False
    red_mark: bool = False
    scoring: Scoring = Scoring.STORY
    found: int = 3
    lone_finder: int = 3
    all_or_none: int = 2
    decoy: int = 1
    decoy_cap: int | None = 3
    single_vote_bonus: int = 0
    all_back: int = 0
    none_back: int = 0
    each_finder: int = 0
    floor: bool = True
    crowd_cap: int = 5
    short_pile: ShortPile = ShortPile.MIX
    pass_hands: bool = False
    points_to_win: int | None = None
    cycles: int | None = None
    equal_turns: bool = False
    together: bool = False

    def cards_from(self, *, storyteller: bool) -> int:
        """How many cards a player gives to the table."""
        return 1 if storyteller else self.cards_given

    def table_size(self, players: int) -> int:
        """How many cards lie on the table in a round of that many players."""
        if self.pairs:
            return players // 2 + 1
        return 1 + (players - 1) * self.cards_given


@frozen
class Column:
    """The rules of one system for certain numbers of players."""

    players: tuple[int, ...]
    rules: Rules
    from_sheet: bool = True
    """Are these rules taken from a rule sheet? Others go from player to player."""


ODYSSEY = Rules(points_to_win=30)
CLASSIC = Rules(decoy_cap=None, short_pile=ShortPile.END)
MODERN = replace(CLASSIC, points_to_win=30)
IMAGINARIUM = replace(CLASSIC, all_or_none=0, all_back=3, none_back=2, each_finder=1)
PARTY = Rules(
    hand=5,
    blind_clue=True,
    voters=Voters.EVERYBODY,
    own_card_vote=True,
    red_mark=True,
    scoring=Scoring.CROWD,
    pass_hands=True,
    cycles=1,
)

SYSTEMS: Mapping[str, tuple[Column, ...]] = MappingProxyType(
    {
        "odyssey": (
            Column((3,), replace(ODYSSEY, hand=7, cards_given=2)),
            Column((4, 5, 6), ODYSSEY),
            Column((7, 8, 9, 10, 11, 12), replace(ODYSSEY, votes=2, single_vote_bonus=1)),
        ),
        "party": (Column((6, 7, 8, 9, 10, 11, 12), PARTY),),
        "team": (
            Column((6, 8, 10, 12), Rules(hand=4, pairs=True, voters=Voters.OTHER_PAIRS, own_card_vote=True, cycles=1)),
        ),
        "classic": (
            Column((3,), replace(CLASSIC, hand=7, cards_given=2)),
            Column((4, 5, 6), CLASSIC),
        ),
        "modern": (
            Column((3,), replace(MODERN, hand=7, cards_given=2)),
            Column((4, 5, 6, 7, 8), MODERN),
        ),
        "imaginarium": (Column((4, 5, 6, 7), IMAGINARIUM, from_sheet=False),),
        "demo": (Column((3, 4), Rules(decoy_cap=None, short_pile=ShortPile.ANEW, cycles=2)),),
    }
)


@frozen
class HouseRule:
    """A key that a game file may override: its kind, its range and what it means."""

    name: str
    kind: type[int] | type[bool] | type[StrEnum]
    meaning: str
    low: int = 0
    high: int = 0
    may_be_null: bool = False
    choices: tuple[str, ...] = ()

    def allowed(self) -> str:
        """The values that may stand there, in words."""
        if self.choices:
            return " or ".join(self.choices)
        if self.kind is bool:
            return "true or false"
        return f"a whole number from {self.low} to {self.high}" + (", or null" if self.may_be_null else "")

    def fits(self, value: object) -> bool:
        """May this value stand there?"""
        if value is None:
            return self.may_be_null
        if self.choices:
            return value in self.choices
        if self.kind is bool:
            return isinstance(value, bool)
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high

    def typed(self, value: HouseValue) -> object:
        """The value as the field of `Rules` holds it."""
        return self.kind(value) if isinstance(value, str) else value


HOUSE_RULES: tuple[HouseRule, ...] = (
    HouseRule("hand", int, "cards in a hand", 1, len(HAND_LETTERS)),
    HouseRule("cards_given", int, "cards that each player but the storyteller gives", 1, 3),
    HouseRule("blind_clue", bool, "the clue is said before anybody sees a hand"),
    HouseRule("voters", Voters, "who votes", choices=("listeners", "everybody")),
    HouseRule("votes", int, "the most votes a voter has, on different cards", 1, 3),
    HouseRule("own_card_vote", bool, "a vote for one's own card is allowed"),
    HouseRule("red_mark", bool, "the storyteller also places one red mark"),
    HouseRule(
        "scoring", Scoring, "story: find the storyteller's card; crowd: vote with the many", choices=("story", "crowd")
    ),
    HouseRule("found", int, "points of the storyteller and of each finder", 0, 20),
    HouseRule("lone_finder", int, "the same when exactly one voter found the card", 0, 20),
    HouseRule("all_or_none", int, "points of everybody else when all or none found the card", 0, 20),
    HouseRule("decoy", int, "points for each vote on one's decoy", 0, 20),
    HouseRule(
        "decoy_cap",
        int,
        "the most votes on decoys that earn points, a player and round; null: no limit",
        0,
        36,
        may_be_null=True,
    ),
    HouseRule("single_vote_bonus", int, "extra points of a finder who used one vote only", 0, 20),
    HouseRule("all_back", int, "points that the storyteller loses when all found the card", 0, 20),
    HouseRule("none_back", int, "points that the storyteller loses when nobody found the card", 0, 20),
    HouseRule("each_finder", int, "extra points of the storyteller for each finder, when some found the card", 0, 20),
    HouseRule("floor", bool, "nobody stands below 0 after a round"),
    HouseRule("crowd_cap", int, "the most points for a vote with the crowd", 1, 20),
    HouseRule(
        "short_pile",
        ShortPile,
        "a pile too short: mix the discards in, end the game, or shuffle anew every round",
        choices=("mix", "end", "anew"),
    ),
    HouseRule("pass_hands", bool, "after the refill every hand passes, unseen, to the left"),
    HouseRule(
        "points_to_win",
        int,
        "the game ends after the round in which somebody has so many; null: never",
        1,
        1000,
        may_be_null=True,
    ),
    HouseRule(
        "cycles", int, "the game ends when everybody was storyteller so often; null: never", 1, 100, may_be_null=True
    ),
    HouseRule("equal_turns", bool, "the game ends only when everybody was storyteller equally often"),
    HouseRule("together", bool, "everybody tells at once: a whole cycle in three phases, for 3 to 9 players"),
)
"""What a game file may override."""
HOUSE_RULE_BY_NAME: Mapping[str, HouseRule] = MappingProxyType({rule.name: rule for rule in HOUSE_RULES})


@frozen
class RuleChoice:
    """What the game file chose: a system by name, and the house rules that change it."""

    base: str
    overrides: Mapping[str, HouseValue] = field(default_factory=dict)

    def as_written(self) -> str | dict[str, object]:
        """The choice as it stands in a game file."""
        return {"base": self.base, **self.overrides} if self.overrides else self.base


def numbers_of_players(base: str) -> tuple[int, ...]:
    """Every number of players that a system can be played with."""
    return tuple(number for column in SYSTEMS[base] for number in column.players)


def column_rules(base: str, players: int) -> Rules | None:
    """The system's own rules for that many players, or None where it has none."""
    return next((column.rules for column in SYSTEMS[base] if players in column.players), None)


def is_from_sheet(base: str) -> bool:
    """Are a system's rules taken from a rule sheet, and not from what players tell each other?"""
    return all(column.from_sheet for column in SYSTEMS[base])


def rules_for(choice: RuleChoice, players: int) -> Rules | None:
    """The rules in force: the system's column for that many players, changed by the house rules."""
    own = column_rules(choice.base, players)
    if own is None:
        return None
    changed: dict[str, Any] = {name: HOUSE_RULE_BY_NAME[name].typed(value) for name, value in choice.overrides.items()}
    if "found" in changed:
        changed.setdefault("lone_finder", changed["found"])
    rules = replace(own, **changed)
    if rules.together and "hand" not in changed:
        return replace(rules, hand=max(rules.hand, given_in_a_cycle(rules, players)))
    return rules


def given_in_a_cycle(rules: Rules, players: int) -> int:
    """How many cards each player gives where all tell at once: one to the own clue, and those for every other round."""
    return 1 + (players - 1) * rules.cards_given
