"""What players are asked to do, and what stands on their pages, as kept in `golden/words`."""

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from dixit_pbem.engine.model import Game, Phase, PlayerName
from dixit_pbem.engine.systems import RuleChoice, rules_for
from dixit_pbem.engine.views import view_for
from dixit_pbem.layout.frame import Call
from dixit_pbem.layout.hand import HandPage
from dixit_pbem.layout.players import PlayerLook, look_of
from dixit_pbem.layout.results import ResultsPage
from dixit_pbem.paper.page_words import Reading, ballot, hand_page, results_page
from dixit_pbem.words import Words, calls, languages, rounds, words_for
from tests.engine.play import begun

LETTERS = "ABCDEF"
NUMBERS = (1, 2, 4, 5)
ENGLISH = words_for("en")
BOB = PlayerName("Bob")


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


def hand_of_bob(words: Words, first: str = "Ana") -> HandPage:
    game = begun("odyssey", 4, first=first).until(Phase.CLUE).now
    return hand_page(view_for(game, BOB), Reading(words, "Europe/Rome"), looks=looks_of(game))


def looks_of(game: Game) -> dict[PlayerName, PlayerLook]:
    return {name: look_of(seat) for seat, name in enumerate(game.seats)}


def first_results(words: Words) -> ResultsPage:
    game = begun("odyssey", 4).until(Phase.CLUE, round=2).now
    view = view_for(game, BOB)
    assert view.last is not None
    assert view.last.result is not None
    reading = Reading(words, "Europe/Rome")
    return results_page(view, view.last, view.last.result, reading=reading, looks=looks_of(game))


def all_page_texts(words: Words) -> Iterator[str]:
    hand, results = hand_of_bob(words), first_results(words)
    yield rounds.round_name(words, 3)
    yield from (hand.kicker, hand.title)
    yield hand_of_bob(words, "volunteer").title
    yield rounds.told_by(words, "Ana")
    yield calls.letters_and_numbers(words)
    for base, players in (("odyssey", 5), ("odyssey", 9), ("party", 8), ("team", 8)):
        rules = rules_for(RuleChoice(base), players)
        slip = ballot(words, rules, deadline="")
        yield f"{slip.title} · {slip.name} · {slip.rule} {' / '.join(vote.label for vote in slip.votes)}"
        yield from (rounds.legend(words, rules, large=large) for large in (True, False))
    yield rounds.standings(words, 3)
    yield f"{results.columns.reasons} · {results.columns.gained} · {results.columns.total}"
    yield results.road_legend


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
