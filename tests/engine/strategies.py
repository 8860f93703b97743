"""What hypothesis draws: systems with numbers of players, house rules that can be played, and rounds as sheets."""

from __future__ import annotations

import random

from hypothesis import strategies as st

from dixit_pbem.engine.may import voters_of
from dixit_pbem.engine.model import PlayerName, sides
from dixit_pbem.engine.playable import why_unplayable
from dixit_pbem.engine.scoring import Sheet
from dixit_pbem.engine.systems import (
    HOUSE_RULES,
    SYSTEMS,
    HouseRule,
    HouseValue,
    RuleChoice,
    Rules,
    ShortPile,
    numbers_of_players,
    rules_for,
)
from tests.engine.play import Play, deck_for, finished, setup_of

EVERY_SYSTEM = tuple((base, players) for base in SYSTEMS for players in numbers_of_players(base))
LONGEST = {"points_to_win": 40, "cycles": 3, "decoy_cap": 6}
"""What keeps a random game short enough to try many."""


def values(rule: HouseRule) -> st.SearchStrategy[HouseValue]:
    """Every value that may stand behind a house rule, within what keeps games short."""
    if rule.choices:
        return st.sampled_from(rule.choices)
    if rule.kind is bool:
        return st.booleans()
    numbers = st.integers(rule.low, min(rule.high, LONGEST.get(rule.name, rule.high)))
    return st.none() | numbers if rule.may_be_null else numbers


@st.composite
def choices(draw: st.DrawFn) -> tuple[RuleChoice, int]:
    """Rules that can be played, with the number of players; most of them have house rules."""
    base, players = draw(st.sampled_from(EVERY_SYSTEM))
    changed = draw(st.lists(st.sampled_from(HOUSE_RULES), max_size=4, unique_by=lambda rule: rule.name))
    overrides: dict[str, HouseValue] = {}
    for rule in changed:
        value = draw(values(rule))
        if never_gets_far(RuleChoice(base, {**overrides, rule.name: value}), players):
            continue
        if not why_unplayable(RuleChoice(base, {**overrides, rule.name: value}), players):
            overrides[rule.name] = value
    return RuleChoice(base, overrides), players


def never_gets_far(choice: RuleChoice, players: int) -> bool:
    """May a game go on and on, because points are lost and only points end it?"""
    rules = rules_for(choice, players)
    if rules is None or not (rules.all_back or rules.none_back):
        return False
    return rules.cycles is None and rules.short_pile is not ShortPile.END


@st.composite
def played_sheets(draw: st.DrawFn) -> tuple[Rules, Sheet]:
    """A round that follows the rules, with its rules."""
    choice, players = draw(choices())
    rules = rules_for(choice, players)
    assert rules is not None
    seats = tuple(map(PlayerName, "ABCDEFGHIJKL"[:players]))
    storyteller = draw(st.sampled_from(seats))
    givers = [giver for side in sides(rules, seats) for giver in draw(_givers(rules, side, storyteller))]
    owners = dict(enumerate(draw(st.permutations(givers)), 1))
    empty = Sheet(seats, storyteller, owners, {})
    votes = {}
    for voter in voters_of(rules, empty):
        allowed = [number for number, owner in owners.items() if rules.own_card_vote or owner != voter]
        votes[voter] = tuple(draw(st.lists(st.sampled_from(allowed), max_size=rules.votes, unique=True)))
    red = draw(st.none() | st.sampled_from(sorted(owners))) if rules.red_mark else None
    return rules, Sheet(seats, storyteller, owners, votes, red)


def _givers(rules: Rules, side: tuple[PlayerName, ...], storyteller: PlayerName) -> st.SearchStrategy[list[PlayerName]]:
    if rules.pairs and storyteller not in side:
        return st.sampled_from(side).map(lambda giver: [giver])
    return st.just([player for player in side for _ in range(rules.cards_from(storyteller=player == storyteller))])


@st.composite
def plays(draw: st.DrawFn, *, troubles: bool = True) -> Play:
    """A whole game by rules that can be played, on good days and bad."""
    choice, players = draw(choices())
    deck = deck_for(choice, players, more=draw(st.integers(0, 30)))
    first = draw(st.sampled_from(("random", "volunteer", "Bob")))
    dice = random.Random(draw(st.integers(0, 2**32)))
    return finished(setup_of(choice, players, first=first, deck=deck, seed=str(dice.random())), dice, troubles=troubles)
