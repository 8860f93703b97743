"""The rules page says the rules of exactly this game."""

from dataclasses import fields, replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from dixit_pbem.engine.playable import why_unplayable
from dixit_pbem.engine.systems import (
    HOUSE_RULES,
    SYSTEMS,
    HouseRule,
    RuleChoice,
    Rules,
    Scoring,
    ShortPile,
    numbers_of_players,
    rules_for,
)
from dixit_pbem.words import languages, words_for
from dixit_pbem.words.rules_page import as_text, rules_page, rules_text

COLUMNS = [(base, column.players[len(column.players) // 2]) for base, columns in SYSTEMS.items() for column in columns]


def page_of(base, players, *, language="en", **overrides):
    choice = RuleChoice(base, overrides)
    rules = rules_for(choice, players)
    return rules_page(choice, rules, players, title="Sunday dreamers", words=words_for(language))


def said(base, players, **overrides):
    return " ".join(as_text(page_of(base, players, **overrides)).split())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("base", "players"), COLUMNS)
def test_the_rules_of_each_column_read_as_kept(base, players, language, golden):
    golden(f"rules/{base}-{players}.{language}.txt", as_text(page_of(base, players, language=language)))


@pytest.mark.parametrize(
    ("expected", "base", "players", "overrides"),
    [
        ("Rules: Odyssey, 5 players", "odyssey", 5, {}),
        ("Rules: Odyssey, 5 players, with house rules", "odyssey", 5, {"lone_finder": 4}),
        ("that one and the storyteller get 4 points each instead", "odyssey", 5, {"lone_finder": 4}),
        ("somebody has 40 points or more", "odyssey", 5, {"points_to_win": 40}),
        ("Whichever comes first decides", "odyssey", 5, {"cycles": 2}),
        ("until everybody has been the storyteller equally often", "odyssey", 5, {"equal_turns": True}),
        ("a team has 15 points or more", "team", 8, {"points_to_win": 15}),
        ("both teams get 5 points instead", "team", 8, {"lone_finder": 5}),
        ("Votes for other cards bring nothing", "odyssey", 5, {"decoy": 0}),
        ("brings 2 points to whoever gave it. For each of you at most 3 such votes count", "odyssey", 5, {"decoy": 2}),
        ("For each of you only 1 such vote counts in a round", "odyssey", 5, {"decoy_cap": 1}),
        ("up to 3 votes, for different cards", "odyssey", 9, {"votes": 3}),
        ("“3” or “1, 2, 3”", "odyssey", 9, {"votes": 3}),
        ("with a single vote gets 2 points more", "odyssey", 9, {"single_vote_bonus": 2}),
        ("before anybody has seen a single card", "odyssey", 5, {"blind_clue": True}),
        ("You may vote for a card of your own, but it brings nothing", "odyssey", 5, {"own_card_vote": True}),
        ("The storyteller writes where the red mark goes: “red 1”", "party", 8, {"voters": "listeners"}),
        (
            "Everybody else gives 2 cards that fit the clue, and the storyteller gives one",
            "party",
            6,
            {"cards_given": 2},
        ),
        ("at most 7 points", "party", 8, {"crowd_cap": 7}),
        ("The storyteller and their partner give a card each", "team", 8, {"blind_clue": True}),
        ("the letter and your words, such as “B: the long way home”", "odyssey", 4, {"hand": 2}),
        ("It stays secret and has the letter A", "odyssey", 4, {"hand": 1}),
        ("To give a card, write its letter: “A”", "odyssey", 4, {"hand": 1}),
        ("Then every hand passes, unseen", "classic", 5, {"pass_hands": True}),
        ("shuffled into a new pile", "classic", 5, {"short_pile": "anew", "cycles": 1}),
    ],
)
def test_a_house_rule_changes_a_sentence(expected, base, players, overrides):
    assert expected in said(base, players, **overrides)


def values(rule: HouseRule):
    if rule.choices:
        return st.sampled_from(rule.choices)
    if rule.kind is bool:
        return st.booleans()
    numbers = st.integers(rule.low, min(rule.high, 40))
    return numbers | st.none() if rule.may_be_null else numbers


house_rules = st.fixed_dictionaries({}, optional={rule.name: values(rule) for rule in HOUSE_RULES})
tables = st.sampled_from([(base, players) for base in SYSTEMS for players in numbers_of_players(base)])


def matters(name: str, rules: Rules) -> bool:
    """Whether anybody could notice a change of this rule in a game with these rules."""
    story = rules.scoring is Scoring.STORY
    return {
        "found": story,
        "lone_finder": story,
        "all_or_none": story,
        "decoy": story and rules.decoy_cap != 0,
        "decoy_cap": story and rules.decoy != 0,
        "single_vote_bonus": story and rules.votes > 1,
        "crowd_cap": not story,
        "own_card_vote": not rules.pairs,
        "equal_turns": rules.points_to_win is not None or rules.short_pile is ShortPile.END,
    }.get(name, True)


@given(tables, house_rules, st.sampled_from(HOUSE_RULES), st.data())
def test_the_page_changes_with_every_rule_that_matters_and_with_no_other(table, overrides, changed, data):
    base, players = table
    choice = RuleChoice(base, overrides)
    assume(not why_unplayable(choice, players))
    rules = rules_for(choice, players)
    value = changed.typed(data.draw(values(changed)))
    assume(value != getattr(rules, changed.name))
    other = replace(rules, **{changed.name: value})
    assume(other.cards_given <= other.hand)
    pages = [rules_page(choice, each, players, title="", words=words_for("en")) for each in (rules, other)]
    assert (pages[0] != pages[1]) == matters(changed.name, rules)


def test_the_table_of_house_rules_covers_every_rule_but_the_pairs():
    assert {field.name for field in fields(Rules)} - {rule.name for rule in HOUSE_RULES} == {"pairs"}


@given(tables, house_rules, st.sampled_from(languages()))
def test_every_playable_game_has_its_rules_in_every_language(table, overrides, language):
    base, players = table
    choice = RuleChoice(base, overrides)
    assume(not why_unplayable(choice, players))
    page = page_of(base, players, language=language, **overrides)
    text = as_text(page)
    assert len(page.sections) == 9
    assert all(section.paragraphs for section in page.sections)
    assert "{" not in text
    assert "  " not in text
    assert max(map(len, text.splitlines())) <= 78


def test_a_narrow_terminal_gets_narrow_lines():
    text = as_text(page_of("odyssey", 5), width=40)
    assert max(map(len, text.splitlines())) <= 40


def test_the_printed_rules_are_the_same_words():
    page = page_of("team", 8)
    printed = rules_text(page)
    assert printed.title == "Rules: Team, 8 players"
    assert printed.file_title == "Sunday dreamers · Rules: Team, 8 players"
    assert printed.sections == tuple((section.heading, section.paragraphs) for section in page.sections)
