"""The rule systems as data: every column of the rules, every house rule, and what cannot be played."""

from __future__ import annotations

from dataclasses import fields
from random import Random
from typing import get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_pbem.engine.events import Event, GameStarted
from dixit_pbem.engine.playable import comfortable_deck, least_deck, why_unplayable
from dixit_pbem.engine.systems import (
    HOUSE_RULE_BY_NAME,
    HOUSE_RULES,
    HouseRule,
    HouseValue,
    RuleChoice,
    Rules,
    ShortPile,
    Voters,
    column_rules,
    numbers_of_players,
    rules_for,
)
from tests.engine.play import deck_for, finished, setup_of
from tests.engine.sheets import rules
from tests.engine.strategies import EVERY_SYSTEM, values


@pytest.mark.parametrize(
    ("hand", "given", "table", "votes", "base", "players"),
    [
        (7, 2, 5, 1, "odyssey", 3),
        (6, 1, 4, 1, "odyssey", 4),
        (6, 1, 6, 1, "odyssey", 6),
        (6, 1, 7, 2, "odyssey", 7),
        (6, 1, 12, 2, "odyssey", 12),
        (5, 1, 6, 1, "party", 6),
        (5, 1, 12, 1, "party", 12),
        (4, 1, 4, 1, "team", 6),
        (4, 1, 5, 1, "team", 8),
        (4, 1, 6, 1, "team", 10),
        (4, 1, 7, 1, "team", 12),
        (7, 2, 5, 1, "classic", 3),
        (6, 1, 4, 1, "classic", 4),
        (6, 1, 6, 1, "classic", 6),
        (6, 1, 3, 1, "demo", 3),
        (6, 1, 4, 1, "demo", 4),
    ],
)
def test_hands_tables_and_votes(hand: int, given: int, table: int, votes: int, base: str, players: int) -> None:
    column = rules(base, players)
    assert (hand, given, table, votes) == (column.hand, column.cards_given, column.table_size(players), column.votes)
    assert column.cards_from(storyteller=True) == 1


@pytest.mark.parametrize(
    ("cap", "bonus", "to_win", "cycles", "short_pile", "base", "players"),
    [
        (3, 0, 30, None, "mix", "odyssey", 3),
        (3, 0, 30, None, "mix", "odyssey", 5),
        (3, 1, 30, None, "mix", "odyssey", 9),
        (3, 0, None, 1, "mix", "party", 8),
        (3, 0, None, 1, "mix", "team", 8),
        (None, 0, None, None, "end", "classic", 3),
        (None, 0, None, None, "end", "classic", 5),
        (None, 0, None, 2, "anew", "demo", 4),
    ],
)
def test_bonuses_and_ends(
    cap: int | None,
    bonus: int,
    to_win: int | None,
    cycles: int | None,
    short_pile: str,
    base: str,
    players: int,
) -> None:
    column = rules(base, players)
    assert (cap, bonus, to_win) == (column.decoy_cap, column.single_vote_bonus, column.points_to_win)
    assert (cycles, short_pile) == (column.cycles, column.short_pile)
    assert (
        column.found,
        column.lone_finder,
        column.all_or_none,
        column.decoy,
        column.crowd_cap,
    ) == (3, 3, 2, 1, 5)
    assert not column.equal_turns


@pytest.mark.parametrize(
    ("blind", "own", "red", "passed", "paired", "voters", "scoring", "base"),
    [
        (False, False, False, False, False, "listeners", "story", "odyssey"),
        (True, True, True, True, False, "everybody", "crowd", "party"),
        (False, True, False, False, True, "other_pairs", "story", "team"),
        (False, False, False, False, False, "listeners", "story", "classic"),
        (False, False, False, False, False, "listeners", "story", "demo"),
    ],
)
def test_procedures(
    blind: bool, own: bool, red: bool, passed: bool, paired: bool, voters: str, scoring: str, base: str
) -> None:
    for players in numbers_of_players(base):
        column = rules(base, players)
        assert (blind, own, red, passed) == (
            column.blind_clue,
            column.own_card_vote,
            column.red_mark,
            column.pass_hands,
        )
        assert (paired, voters, scoring) == (column.pairs, column.voters, column.scoring)


@pytest.mark.parametrize(
    ("numbers", "base"),
    [
        ((3, 4, 5, 6, 7, 8, 9, 10, 11, 12), "odyssey"),
        ((6, 7, 8, 9, 10, 11, 12), "party"),
        ((6, 8, 10, 12), "team"),
        ((3, 4, 5, 6), "classic"),
        ((3, 4), "demo"),
        ((3, 4, 5, 6, 7, 8), "modern"),
        ((4, 5, 6, 7), "imaginarium"),
    ],
)
def test_how_many_may_play_what(numbers: tuple[int, ...], base: str) -> None:
    assert numbers == numbers_of_players(base)
    assert all((column_rules(base, players) is not None) == (players in numbers) for players in range(20))


@pytest.mark.parametrize(("base", "players"), EVERY_SYSTEM)
def test_every_system_can_be_played_as_it_is(base: str, players: int) -> None:
    assert why_unplayable(RuleChoice(base), players) == ()


@pytest.mark.parametrize(
    ("least", "comfortable", "base", "players"),
    [
        (26, 31, "odyssey", 3),
        (28, 32, "odyssey", 4),
        (84, 96, "odyssey", 12),
        (36, 42, "party", 6),
        (28, 32, "team", 6),
        (55, 62, "team", 12),
        (18, 24, "demo", 3),
        (24, 32, "demo", 4),
        (28, 28, "classic", 4),
    ],
)
def test_how_many_cards_a_game_needs(least: int, comfortable: int, base: str, players: int) -> None:
    assert (least, comfortable) == (
        least_deck(rules(base, players), players),
        comfortable_deck(rules(base, players), players),
    )


def test_every_rule_but_the_pairs_can_be_changed() -> None:
    assert {item.name for item in fields(Rules)} - {"pairs"} == set(HOUSE_RULE_BY_NAME)


def test_a_house_rule_is_of_the_kind_of_the_rule_it_changes() -> None:
    kinds = get_type_hints(Rules)
    for rule in HOUSE_RULES:
        assert kinds[rule.name] == (rule.kind | None if rule.may_be_null else rule.kind)


CHANGES: list[tuple[str, int, dict[str, HouseValue]]] = [
    ("odyssey", 4, {"hand": 5}),
    ("odyssey", 4, {"cards_given": 2}),
    ("odyssey", 4, {"blind_clue": True}),
    ("party", 6, {"voters": "listeners"}),
    ("odyssey", 4, {"votes": 2}),
    ("odyssey", 4, {"own_card_vote": True}),
    ("party", 6, {"red_mark": False}),
    ("odyssey", 4, {"scoring": "crowd"}),
    ("odyssey", 4, {"found": 4}),
    ("odyssey", 4, {"lone_finder": 4}),
    ("odyssey", 4, {"all_or_none": 1}),
    ("odyssey", 4, {"decoy": 2}),
    ("odyssey", 6, {"decoy_cap": 1}),
    ("odyssey", 7, {"single_vote_bonus": 2}),
    ("imaginarium", 4, {"all_back": 2}),
    ("imaginarium", 4, {"none_back": 3}),
    ("odyssey", 4, {"each_finder": 1}),
    ("imaginarium", 4, {"floor": False}),
    ("party", 6, {"crowd_cap": 1}),
    ("odyssey", 4, {"short_pile": "end"}),
    ("odyssey", 4, {"pass_hands": True}),
    ("odyssey", 4, {"points_to_win": 20}),
    ("party", 6, {"cycles": 2}),
    ("classic", 4, {"equal_turns": True}),
    ("odyssey", 4, {"together": True}),
]


def played(base: str, players: int, house: dict[str, HouseValue]) -> list[Event]:
    choice = RuleChoice(base, house)
    deck = 43 if base in ("classic", "imaginarium") else deck_for(choice, players, more=8)
    return [
        event
        for event in finished(setup_of(choice, players, deck=deck), Random(3)).journal
        if not isinstance(event, GameStarted)
    ]


@pytest.mark.parametrize(("base", "players", "house"), CHANGES)
def test_a_house_rule_changes_the_game(base: str, players: int, house: dict[str, HouseValue]) -> None:
    assert played(base, players, house) != played(base, players, {})


def test_every_house_rule_is_tried() -> None:
    assert {name for _, _, house in CHANGES for name in house} == set(HOUSE_RULE_BY_NAME)


@pytest.mark.parametrize(
    ("fits", "name", "value"),
    [
        (True, "hand", 1),
        (True, "hand", 12),
        (False, "hand", 0),
        (False, "hand", 13),
        (False, "hand", "6"),
        (False, "hand", None),
        (False, "hand", True),
        (False, "hand", 6.0),
        (True, "decoy_cap", None),
        (True, "decoy_cap", 0),
        (False, "decoy_cap", -1),
        (True, "blind_clue", True),
        (True, "blind_clue", False),
        (False, "blind_clue", 1),
        (False, "blind_clue", None),
        (False, "blind_clue", "true"),
        (True, "short_pile", "mix"),
        (False, "short_pile", "stop"),
        (False, "short_pile", 1),
        (False, "short_pile", ["mix"]),
        (False, "voters", "other_pairs"),
    ],
)
def test_what_may_stand_behind_a_house_rule(fits: bool, name: str, value: object) -> None:
    assert fits is HOUSE_RULE_BY_NAME[name].fits(value)


@given(st.sampled_from(HOUSE_RULES).flatmap(lambda rule: st.tuples(st.just(rule), values(rule))))
def test_what_fits_can_be_put_in_force(rule_and_value: tuple[HouseRule, HouseValue]) -> None:
    rule, value = rule_and_value
    assert rule.fits(value)
    for base, players in EVERY_SYSTEM:
        assert getattr(rules(base, players, **{rule.name: value}), rule.name) == value


def test_every_house_rule_says_what_it_allows() -> None:
    assert {rule.name: rule.allowed() for rule in HOUSE_RULES} == {
        "hand": "a whole number from 1 to 12",
        "cards_given": "a whole number from 1 to 3",
        "blind_clue": "true or false",
        "voters": "listeners or everybody",
        "votes": "a whole number from 1 to 3",
        "own_card_vote": "true or false",
        "red_mark": "true or false",
        "scoring": "story or crowd",
        "found": "a whole number from 0 to 20",
        "lone_finder": "a whole number from 0 to 20",
        "all_or_none": "a whole number from 0 to 20",
        "decoy": "a whole number from 0 to 20",
        "decoy_cap": "a whole number from 0 to 36, or null",
        "single_vote_bonus": "a whole number from 0 to 20",
        "all_back": "a whole number from 0 to 20",
        "none_back": "a whole number from 0 to 20",
        "each_finder": "a whole number from 0 to 20",
        "floor": "true or false",
        "crowd_cap": "a whole number from 1 to 20",
        "short_pile": "mix or end or anew",
        "pass_hands": "true or false",
        "points_to_win": "a whole number from 1 to 1000, or null",
        "cycles": "a whole number from 1 to 100, or null",
        "equal_turns": "true or false",
        "together": "true or false",
    }


def test_a_choice_is_put_in_force() -> None:
    chosen = rules("party", 6, voters="listeners", short_pile="end", decoy_cap=None)
    assert (chosen.voters, chosen.short_pile, chosen.decoy_cap) == (Voters.LISTENERS, ShortPile.END, None)


@pytest.mark.parametrize(
    ("found", "lone", "house"),
    [(3, 3, {}), (5, 5, {"found": 5}), (5, 4, {"found": 5, "lone_finder": 4}), (3, 4, {"lone_finder": 4})],
)
def test_a_lone_finder_gets_what_a_finder_gets_unless_said(found: int, lone: int, house: dict[str, HouseValue]) -> None:
    chosen = rules("odyssey", 5, **house)
    assert (found, lone) == (chosen.found, chosen.lone_finder)


def test_a_number_of_players_without_a_column_has_no_rules() -> None:
    assert rules_for(RuleChoice("party", {"hand": 6}), 5) is None


@pytest.mark.parametrize(
    ("written", "choice"),
    [
        ("odyssey", RuleChoice("odyssey")),
        ({"base": "odyssey", "lone_finder": 4}, RuleChoice("odyssey", {"lone_finder": 4})),
    ],
)
def test_a_choice_is_written_as_in_a_game_file(written: object, choice: RuleChoice) -> None:
    assert written == choice.as_written()


ENDLESS = "This game would never end: give 'points_to_win' or 'cycles' a number, or set 'short_pile: end'."
NO_POINTS = (
    "Nothing earns a point here, so nobody ever reaches 30: "
    "make 'found', 'all_or_none' or 'decoy' larger, or give 'cycles' a number."
)
NOTHING: dict[str, HouseValue] = {"found": 0, "all_or_none": 0, "decoy": 0}


@pytest.mark.parametrize(
    ("reasons", "base", "players", "house"),
    [
        (
            ["'odyssey' is played by 3, 4, 5, 6, 7, 8, 9, 10, 11 or 12 players, and there are 2. "
             "Change the players, or choose other rules."],
            "odyssey", 2, {},
        ),
        (
            ["'team' is played by 6, 8, 10 or 12 players, and there are 7. Change the players, or choose other rules."],
            "team", 7, {},
        ),
        (
            ["'demo' is played by 3 or 4 players, and there are 5. Change the players, or choose other rules."],
            "demo", 5, {},
        ),
        ([ENDLESS], "odyssey", 4, {"points_to_win": None}),
        ([ENDLESS], "party", 6, {"cycles": None}),
        ([ENDLESS], "demo", 4, {"cycles": None}),
        ([ENDLESS], "classic", 4, {"short_pile": "mix"}),
        ([ENDLESS], "classic", 4, {"short_pile": "anew", "equal_turns": True}),
        ([], "odyssey", 4, {"points_to_win": None, "cycles": 2}),
        ([], "odyssey", 4, {"points_to_win": None, "short_pile": "end"}),
        ([], "classic", 4, {"short_pile": "mix", "points_to_win": 30}),
        ([NO_POINTS], "odyssey", 4, NOTHING),
        ([NO_POINTS], "odyssey", 4, {"found": 0, "all_or_none": 0, "decoy_cap": 0}),
        ([NO_POINTS.replace("30", "12")], "odyssey", 4, {**NOTHING, "points_to_win": 12}),
        ([], "odyssey", 4, {"found": 0, "all_or_none": 0}),
        ([], "odyssey", 4, {**NOTHING, "lone_finder": 1}),
        ([], "odyssey", 4, {**NOTHING, "single_vote_bonus": 1}),
        ([], "odyssey", 4, {**NOTHING, "scoring": "crowd"}),
        ([], "odyssey", 4, {**NOTHING, "cycles": 1}),
        ([], "odyssey", 4, {**NOTHING, "short_pile": "end"}),
        ([], "classic", 4, NOTHING),
        (
            ["Nobody can give 2 cards from a hand of 1: make 'hand' larger or 'cards_given' smaller."],
            "odyssey", 3, {"hand": 1},
        ),
        (
            ["12 players who give 2 cards each lay 23 cards on the table, and the numbers end at 12: "
             "make 'cards_given' smaller."],
            "odyssey", 12, {"cards_given": 2},
        ),
        ([], "odyssey", 6, {"cards_given": 2}),
        (
            ["7 players who give 2 cards each lay 13 cards on the table, and the numbers end at 12: "
             "make 'cards_given' smaller."],
            "odyssey", 7, {"cards_given": 2},
        ),
        (["A voter has 3 votes and only 2 cards to vote for: make 'votes' smaller."], "demo", 3, {"votes": 3}),
        ([], "demo", 3, {"votes": 2}),
        ([], "demo", 3, {"votes": 3, "own_card_vote": True}),
        ([], "odyssey", 3, {"votes": 3}),
        (
            ["No storyteller can look for their own card: 'voters: everybody' needs 'scoring: crowd'."],
            "odyssey", 4, {"voters": "everybody"},
        ),
        ([], "odyssey", 4, {"voters": "everybody", "scoring": "crowd"}),
        (
            ["A red mark only counts where the crowd scores: 'red_mark: true' needs 'scoring: crowd'."],
            "odyssey", 4, {"red_mark": True},
        ),
        ([], "odyssey", 4, {"red_mark": True, "scoring": "crowd"}),
        (
            ["In pairs one partner gives and the other votes, so one card is all a pair gives: set 'cards_given: 1'."],
            "team", 6, {"cards_given": 2},
        ),
        (
            ["'team' is played in pairs and cannot take 'voters' or 'scoring' of another system: leave them out."],
            "team", 6, {"scoring": "crowd"},
        ),
        (
            ["'team' is played in pairs and cannot take 'voters' or 'scoring' of another system: leave them out."],
            "team", 6, {"voters": "listeners"},
        ),
        (
            ["Once the pile is empty the hands must last a whole cycle: "
             "'equal_turns' needs 'hand' to be 6 or more here, or 'short_pile: mix' with 'points_to_win'."],
            "classic", 6, {"equal_turns": True, "hand": 5},
        ),
        (
            ["Once the pile is empty the hands must last a whole cycle: "
             "'equal_turns' needs 'hand' to be 6 or more here, or 'short_pile: mix' with 'points_to_win'."],
            "classic", 3, {"equal_turns": True, "hand": 5},
        ),
        ([], "classic", 6, {"equal_turns": True}),
        ([], "classic", 3, {"equal_turns": True}),
        (
            [
                "No storyteller can look for their own card: 'voters: everybody' needs 'scoring: crowd'.",
                "A red mark only counts where the crowd scores: 'red_mark: true' needs 'scoring: crowd'.",
            ],
            "party", 6, {"scoring": "story"},
        ),
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_refused_with_every_reason(
    reasons: list[str], base: str, players: int, house: dict[str, HouseValue]
) -> None:
    assert reasons == list(why_unplayable(RuleChoice(base, house), players))
