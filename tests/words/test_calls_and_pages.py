"""What players are asked to do, and what stands on their pages, as kept in `golden/words`."""

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from dixit_pbem.engine.systems import RuleChoice, rules_for
from dixit_pbem.layout.frame import Call
from dixit_pbem.layout.ink import CORAL, SEA
from dixit_pbem.words import Words, calls, languages, pages, words_for

LETTERS = "ABCDEF"
NUMBERS = (1, 2, 4, 5)
ENGLISH = words_for("en")


def all_calls(words: Words) -> Iterator[tuple[str, Call]]:
    until = calls.deadline(words, datetime(2026, 11, 22, 19, 0, tzinfo=UTC), "Europe/Rome")
    yield "tell", calls.tell(words, "Bob", letters=LETTERS, until=until)
    yield "tell, sealed", calls.tell(words, "Bob", letters="", until=until)
    yield "tell first", calls.tell_first(words, "Bob", letters=LETTERS, until=until)
    yield "wait", calls.wait_for_clue(words, LETTERS)
    yield "wait, sealed", calls.wait_for_clue(words, "")
    yield "give", calls.give(words, "Bob", cards=1, letters=LETTERS, until=until)
    yield "give two", calls.give(words, "Bob", cards=2, letters=LETTERS, until=until)
    yield "give for two", calls.give_for_two(words, "Bob", partner="Ana", letters=LETTERS, until=until)
    yield "search", calls.search(words, "Bob", votes=1, numbers=NUMBERS, until=until)
    yield "search with two votes", calls.search(words, "Bob", votes=2, numbers=NUMBERS, until=until)
    yield "crowd", calls.join_the_crowd(words, "Bob", votes=1, numbers=NUMBERS, until=until)
    yield "crowd and red", calls.join_the_crowd_and_mark(words, "Bob", votes=1, numbers=NUMBERS, until=until)
    yield "red", calls.mark(words, "Bob", numbers=NUMBERS, until=until)


def all_page_texts(words: Words) -> Iterator[str]:
    yield pages.round_name(words, 3)
    yield pages.hand_of(words, "Bob")
    yield pages.story_of(words, "Ana")
    yield pages.who_tells_first(words)
    yield pages.told_by(words, "Ana")
    yield pages.letters_and_numbers(words)
    for base, players in (("odyssey", 5), ("odyssey", 9), ("party", 8), ("team", 8)):
        rules = rules_for(RuleChoice(base), players)
        ballot = pages.ballot(words, rules, deadline="")
        yield f"{ballot.title} · {ballot.name} · {ballot.rule} {' / '.join(vote.label for vote in ballot.votes)}"
        yield pages.results_legend(words, rules)
    yield pages.standings(words, 3)
    columns = pages.points_columns(words)
    yield f"{columns.reasons} · {columns.gained} · {columns.total}"
    yield pages.laps_legend(words)


@pytest.mark.parametrize("language", languages())
def test_calls_and_pages_read_as_kept(language, golden):
    words = words_for(language)
    said = [f"{name}\n  {call.action}\n  {call.deadline}\n  {call.example}" for name, call in all_calls(words)]
    golden(f"words/{language}.txt", "\n".join([*said, "", *all_page_texts(words)]) + "\n")


@pytest.mark.parametrize("language", languages())
def test_a_call_begins_with_the_name_of_its_reader(language):
    named = [name for name, call in all_calls(words_for(language)) if call.action.startswith("Bob, ")]
    assert named == [name for name, _ in all_calls(ENGLISH) if not name.startswith("wait")]


@pytest.mark.parametrize(
    ("expected", "letters", "cards"),
    [("“B”", "ABCDEF", 1), ("“A”", "A", 1), ("“B, C”", "ABC", 2), ("“A, B”", "AB", 2)],
)
def test_the_example_of_a_card_is_in_the_hand(expected, letters, cards):
    assert expected in calls.give(ENGLISH, "Bob", cards=cards, letters=letters, until="").example


def test_the_example_of_a_clue_names_a_card_of_the_hand():
    assert "“C: the long way home”" in calls.tell(ENGLISH, "Bob", letters="ABCDEF", until="").example
    assert "“B: the long way home”" in calls.tell(ENGLISH, "Bob", letters="AB", until="").example


def test_the_example_of_a_vote_is_one_that_the_voter_may_give():
    one = calls.search(ENGLISH, "Bob", votes=1, numbers=[2, 3], until="")
    assert one.example == "Answer with its number, such as “3”."
    two = calls.search(ENGLISH, "Bob", votes=2, numbers=[1, 4, 6], until="")
    assert two.example == "You have up to 2 votes. Answer with one number or several, such as “4” or “4, 6”."


def test_a_ballot_has_a_row_for_each_kind_of_vote():
    plain = pages.ballot(ENGLISH, rules_for(RuleChoice("odyssey"), 5), deadline="soon")
    party = pages.ballot(ENGLISH, rules_for(RuleChoice("party"), 8), deadline="soon")
    assert [vote.label for vote in plain.votes] == [""]
    assert [(vote.label, vote.colour) for vote in party.votes] == [("Vote", SEA), ("Red mark", CORAL)]
    assert plain.deadline == "soon"


@pytest.mark.parametrize(
    ("expected", "base", "players", "overrides"),
    [
        ("Put a cross under one number. A card of your own does not count.", "odyssey", 5, {}),
        ("Put up to 2 crosses under the numbers. A card of your own does not count.", "odyssey", 9, {}),
        ("Put a cross under one number. The red row is for the storyteller alone.", "party", 8, {}),
        ("Put a cross under one number. Any card will do.", "party", 8, {"red_mark": False}),
        ("Put a cross under one number. In each team, the one who did not give a card votes.", "team", 8, {}),
    ],
)
def test_a_ballot_says_what_may_be_crossed(expected, base, players, overrides):
    assert pages.ballot(ENGLISH, rules_for(RuleChoice(base, overrides), players), deadline="").rule == expected


def test_the_legend_of_the_results_explains_only_the_signs_that_are_used():
    legends = [
        pages.results_legend(ENGLISH, rules_for(RuleChoice(base, overrides), 8))
        for base, overrides in (("odyssey", {}), ("party", {}), ("party", {"red_mark": False}))
    ]
    assert ["moon" in legend for legend in legends] == [True, False, False]
    assert ["red cross" in legend for legend in legends] == [False, True, False]
