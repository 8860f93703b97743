"""The rules page says the rules of exactly this game."""

from dataclasses import fields, replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from dixit_pbem.engine.model import Missing
from dixit_pbem.engine.playable import has_effect, why_unplayable
from dixit_pbem.engine.systems import (
    HOUSE_RULES,
    SYSTEMS,
    HouseRule,
    RuleChoice,
    Rules,
    numbers_of_players,
    rules_for,
)
from dixit_pbem.words import languages, words_for
from dixit_pbem.words.rules_page import as_text, rules_page, rules_text
from dixit_pbem.words.rules_table import Customs

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


def told_in_sections(page):
    """The rules themselves, without the list of what is not as usual."""
    return [section for section in page.sections if section.heading != "House rules"], page.example


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
    assert (told_in_sections(pages[0]) != told_in_sections(pages[1])) == has_effect(changed.name, rules)
    idle = "It changes nothing here."
    listed = next((each.paragraphs for each in pages[1].sections if each.heading == "House rules"), ())
    usual = rules_for(RuleChoice(base), players)
    assert len(listed) == sum(getattr(other, rule.name) != getattr(usual, rule.name) for rule in HOUSE_RULES)
    if getattr(other, changed.name) != getattr(usual, changed.name):
        assert any(idle in line for line in listed) or has_effect(changed.name, other)


def test_the_table_of_house_rules_covers_every_rule_that_a_file_may_change():
    assert {field.name for field in fields(Rules)} - {rule.name for rule in HOUSE_RULES} == {"pairs"}


@given(tables, house_rules, st.sampled_from(languages()))
def test_every_playable_game_has_its_rules_in_every_language(table, overrides, language):
    base, players = table
    choice = RuleChoice(base, overrides)
    assume(not why_unplayable(choice, players))
    page = page_of(base, players, language=language, **overrides)
    text = as_text(page)
    assert (
        len([section for section in page.sections if section.heading != words_for(language).say("House rules")]) == 11
    )
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
    assert printed.example == page.example


@pytest.mark.parametrize(
    ("expected", "base", "players", "overrides"),
    [
        ("Cards in a hand: 7 (usually 6).", "odyssey", 5, {"hand": 7}),
        ("The storyteller places a red mark: no (usually yes).", "party", 8, {"red_mark": False}),
        ("Votes on decoys that count, at most: without a limit (usually 3).", "odyssey", 5, {"decoy_cap": None}),
        ("Points for a vote with the crowd, at most: 7 (usually 5). It changes", "odyssey", 5, {"crowd_cap": 7}),
        ("A vote for one’s own card is allowed: no (usually yes). It changes", "team", 8, {"own_card_vote": False}),
        ("Who votes: everybody but the storyteller (usually everybody).", "party", 8, {"voters": "listeners"}),
        ("What happens when the pile is too short: the game ends (usually the", "odyssey", 5, {"short_pile": "end"}),
        ("Whoever finds the storyteller’s card gets 1 point more, even if all", "odyssey", 5, {"single_vote_bonus": 1}),
    ],
)
def test_the_page_lists_what_is_not_as_usual(expected, base, players, overrides):
    assert expected in said(base, players, **overrides)


def test_a_game_by_the_sheet_lists_no_house_rules():
    assert "HOUSE RULES" not in as_text(page_of("odyssey", 5))


@pytest.mark.parametrize(
    ("expected", "customs"),
    [
        ("whoever is the first to send a clue", Customs()),
        ("Chance names the first storyteller", Customs(first="random")),
        ("Bob is the first storyteller", Customs(first="Bob")),
        ("waits. Only whoever looks after it", Customs()),
        ("after the deadline. In place of a storyteller", Customs(missing=Missing.RANDOM)),
        ("A missing vote is drawn by chance.", Customs(missing=Missing.RANDOM)),
        ("A missing vote is left out.", Customs(missing=Missing.ABSTAIN)),
        ("A round in which nobody votes is void", Customs()),
    ],
)
def test_the_page_says_who_begins_and_what_happens_without_an_answer(expected, customs):
    choice = RuleChoice("odyssey")
    page = rules_page(choice, rules_for(choice, 5), 5, title="", words=words_for("en"), customs=customs)
    assert expected in " ".join(as_text(page).split())


def test_who_was_passed_over_is_asked_again_only_where_turns_count():
    assert "passed over is asked once more" in said("party", 8)
    assert "passed over is asked once more" not in said("odyssey", 5)


@pytest.mark.parametrize(("base", "players"), COLUMNS)
def test_some_but_not_all_score_in_the_example(base, players):
    example = page_of(base, players).example
    assert len({row.total for row in example.points}) > 1
    assert sum(row.total for row in example.points) > 0
    assert [row.total for row in example.points] == sorted((row.total for row in example.points), reverse=True)
    assert len(example.plates) <= 7
    given = {plate.number: plate.owner for plate in example.plates}
    assert all(plate.owner not in plate.voters for plate in example.plates) or base == "party"
    assert sorted(given) == list(range(1, len(given) + 1))


def test_the_example_of_a_game_with_two_votes_shows_both_ways_to_vote():
    lines = "\n".join(page_of("odyssey", 9).example.in_words)
    assert "Found with a single vote +1" in lines
    assert lines.count("Bob") - lines.count("given by Bob") == 3


def test_the_example_with_a_red_mark_shows_what_it_takes_away():
    marked = next(plate for plate in page_of("party", 8).example.plates if plate.is_red)
    totals = {row.person: row.total for row in page_of("party", 8).example.points}
    assert len(marked.voters) == 2
    assert all(totals[voter] == 0 for voter in marked.voters)


def test_where_all_tell_at_once_the_page_says_nothing_of_one_storyteller_after_the_other():
    page = said("odyssey", 6, together=True)
    for true in ("You all do", "falls out", "Then you all tell again", "“Ana B, Cyd F”"):
        assert true in page
    for untrue in ("first to send a clue", "on the left", "In place of a storyteller", "write its letter: “B”"):
        assert untrue not in page


def test_several_answers_for_one_round_are_shown_where_a_round_takes_several():
    assert "“3 5 / 1 / 4”" in said("odyssey", 7, together=True)
    assert "“3 5 / 1 / 4”" not in said("odyssey", 6, together=True)
