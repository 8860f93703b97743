"""What was once seen to be wrong with mails: each with the tests that would see it again."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.pending import pending
from dixit_pbem.engine.systems import RuleChoice
from dixit_pbem.engine.views import view_for
from dixit_pbem.post.due import LETTER_OF_PHASE
from dixit_pbem.post.said import Got, News, Tidings, Understood
from dixit_pbem.post.writing import notice, receipt, reminder, request, results, welcome
from dixit_pbem.post.writing.figures import large_key
from dixit_pbem.post.writing.letter import Letter
from dixit_pbem.post.writing.looks import render_letter
from dixit_pbem.words import words_for
from dixit_pbem.words.rules_page import rules_page
from tests.engine.play import begun
from tests.post.sample_answers import AT_CARD, BOB, at_the, every_language, games_of, of_a_round
from tests.post.sample_letters import FEW, LONG_CLUE, MANY, SAMPLES, hand_with_results
from tests.post.seen_letters import TEMPLATES, Browser
from tests.post.written import answer_in, desk_for, links_in

POST = Path(__file__).parents[1]
FAULTS: Mapping[str, tuple[str, ...]] = {
    "the reveal is buried below the next hand": (
        "test_office.py::test_the_subject_says_who_must_act_and_that_the_results_are_inside",
        "writing/test_headline.py::test_where_the_storytellers_card_is_sought",
        "writing/test_seen_faults.py::test_results_begin_with_what_the_round_was_to_their_reader",
    ),
    "on a dark screen 0 points look full and the leader looks empty": (
        "writing/test_seen.py::test_a_letter_reads_well_on_every_screen",
        "writing/test_seen_by_all.py::test_every_text_stands_out_where_a_program_turns_the_colours_round",
        "writing/test_seen_by_all.py::test_the_fill_of_a_bar_stands_out_where_a_program_turns_the_colours_round",
    ),
    "some figures change their colours on a dark screen, others do not": (
        "writing/test_seen_by_all.py::test_no_figure_changes_its_colours_where_a_program_turns_them_round",
    ),
    "three screens lie between a call and the hand one answers with": (
        "writing/test_seen_faults.py::test_what_one_answers_with_stands_right_below_what_is_asked",
        "writing/test_seen_faults.py::test_a_call_and_the_hand_are_no_scroll_apart",
    ),
    "the storyteller's picture is the smallest": (
        "writing/test_seen_faults.py::test_the_storytellers_picture_is_by_far_the_largest",
    ),
    "who found the picture is told three times": (
        "writing/test_seen_faults.py::test_who_found_the_picture_is_said_once",
    ),
    "a reminder has the headline of the mail before it": (
        "writing/test_seen_faults.py::test_the_headline_of_a_reminder_is_its_own",
    ),
    "a word to all shows its reader's figure and stands like any line": (
        "writing/test_seen_faults.py::test_a_word_to_all_shows_its_writer_and_is_set_like_a_clue",
    ),
    "a clue of 300 letters is set like a title": (
        "writing/test_seen_faults.py::test_a_clue_of_300_letters_is_set_smaller_than_a_title",
    ),
    "the album is never mailed": (
        "test_last_letter.py::test_everybody_gets_the_album_in_their_own_language_and_the_mail_stays_light",
        "test_last_letter.py::test_it_names_the_winner_the_album_and_the_best_card_in_its_text",
    ),
    "receipts show no picture and quote the player's own signature": (
        "writing/test_seen_faults.py::test_a_receipt_shows_the_card_that_was_chosen",
        "writing/test_aside.py::test_greetings_names_and_signatures_are_not_quoted_back",
        "writing/test_aside.py::test_what_was_read_is_quoted_without_name_and_signature",
    ),
    "the welcome is eight screens of rules": (
        "writing/test_seen.py::test_an_invitation_is_two_screens_of_a_phone_beside_the_hand",
    ),
    "mails offer what they bring, and speak of their reader as of another": (
        "writing/test_seen_faults.py::test_no_mail_offers_what_it_answers_nor_asks_for_what_it_does_not_want",
        "writing/test_seen_faults.py::test_nobody_reads_of_themselves_as_of_another",
    ),
    "the text never says that pictures are attached, and as what": (
        "writing/test_letters.py::test_the_letters_of_a_round_read_as_kept",
        "writing/test_letters.py::test_a_reminder_names_only_pictures_that_come_along",
    ),
    "English stands in mails of other languages": (
        "writing/test_no_english.py::test_no_kind_of_mail_holds_a_word_of_english",
        "writing/test_no_english.py::test_no_letter_says_a_word_of_english",
    ),
    "cards stand inside of the column": (
        "writing/test_seen_by_all.py::test_headings_calls_and_cards_stand_on_common_lines",
    ),
    "all buttons say the same": ("writing/test_seen_faults.py::test_no_two_buttons_of_a_letter_say_the_same",),
    "a button breaks into two lines on a phone": (
        "writing/test_seen_faults.py::test_no_button_below_a_picture_breaks_on_a_phone",
    ),
}


@cache
def names_in(module: str) -> frozenset[str]:
    """The names of the tests in a file."""
    tree = ast.parse((POST / module).read_text(encoding="utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_has_tests_that_are_there(fault: str) -> None:
    tests = [test.split("::") for test in FAULTS[fault]]
    assert tests
    assert [name for module, name in tests if name not in names_in(module)] == []


def flat(text: str) -> str:
    """The text on one line, its narrow spaces as any others."""
    return " ".join(text.split())


@every_language
def test_results_begin_with_what_the_round_was_to_their_reader(language: str) -> None:
    game = begun("odyssey", 4).until(Phase.CLUE, round=2).now
    for reader in game.seats:
        letter = results(view_for(game, reader), desk_for(game, language))
        shown = render_letter(letter, templates=TEMPLATES)
        assert letter.call is not None
        assert letter.results is not None
        told = letter.results.headline[0] if letter.results.headline else letter.call.action
        hand, asks = words_for(language).say("Your hand"), view_for(game, reader).owes
        for text in (shown.text, shown.html.partition("</div>")[2]):
            parts = (letter.call.action, hand, told) if asks else (told, hand)
            places = [flat(text).index(flat(part)) for part in parts]
            assert places == sorted(places)


@every_language
@pytest.mark.parametrize(("base", "players"), [("odyssey", 3), ("party", 6), ("team", 6)])
def test_what_one_answers_with_stands_right_below_what_is_asked(base: str, players: int, language: str) -> None:
    words = words_for(language)
    first, second = begun(base, players).until(Phase.CLUE).now, begun(base, players).until(Phase.CLUE, round=2).now
    rules = rules_page(RuleChoice(base), first.rules, players, title="A game", words=words)
    invited = (
        welcome(view_for(first, each), desk_for(first, language), rules=rules, with_hand=True)
        for each in pending(first)
    )
    told = [results(view_for(second, each), desk_for(second, language)) for each in pending(second)]
    assert told
    for letter in (*invited, *told):
        shown = render_letter(letter, templates=TEMPLATES)
        below = letter.answers[0].label if letter.answers else words.say("Your hand")
        later = letter.results.title if letter.results else words.say("At the table, clockwise")
        for text in (shown.text, shown.html.partition("</div>")[2]):
            assert letter.call is not None
            places = [flat(text).index(flat(part)) for part in (letter.call.action, below, later)]
            assert places == sorted(places)


@pytest.mark.parametrize("name", ["clue-wanted-with-results", "welcome-of-twelve"])
@pytest.mark.long
def test_a_call_and_the_hand_are_no_scroll_apart(name: str, chromium: Browser) -> None:
    chromium.show(render_letter(SAMPLES[name](), templates=TEMPLATES))
    chromium.screen(width=360, dark=False)
    below = chromium.ask(
        "const hand = Array.from(document.querySelectorAll('.card')).find(each => each.querySelector('a'));"
        "return hand.getBoundingClientRect().top - document.querySelector('td.panel').getBoundingClientRect().bottom"
    )
    assert 0 < below < 100


@pytest.mark.parametrize("names", [FEW, MANY], ids=["few", "many"])
@pytest.mark.parametrize("width", [360, 800])
@pytest.mark.long
def test_the_storytellers_picture_is_by_far_the_largest(names: tuple[str, ...], width: int, chromium: Browser) -> None:
    letter = hand_with_results(names)
    assert letter.results is not None
    hero = letter.results.heroes[0].picture
    chromium.show(render_letter(letter, templates=TEMPLATES), pictures=False)
    chromium.screen(width=width, dark=False)
    wide = dict(
        chromium.ask(
            "return Array.from(document.querySelectorAll('img[alt]:not([alt=\"\"])'), "
            "each => [each.getAttribute('src'), each.closest('td').getBoundingClientRect().width])"
        )
    )
    largest = wide.pop(f"cid:{hero}@dixit")
    assert largest > 1.4 * max(wide.values())


@every_language
def test_who_found_the_picture_is_said_once(language: str) -> None:
    words = words_for(language)
    for seed in ("seed", "moon", "owl"):
        now = begun("odyssey", 4, seed=seed).until(Phase.CLUE, round=2).now
        told = results(view_for(now, now.seats[1]), desk_for(now, language)).results
        assert told is not None
        assert now.last is not None
        assert now.last.result is not None
        found, voted = len(now.last.result.found), len(now.last.votes)
        named = words.names([voter.name for voter in told.heroes[0].voters])
        assert (named in told.heroes[0].votes) == (0 < found < voted)
        assert bool(told.outcome) != (0 < found < voted)


@every_language
def test_the_headline_of_a_reminder_is_its_own(language: str) -> None:
    for base, players in (("odyssey", 4), ("party", 6), ("team", 6)):
        for phase in (Phase.CLUE, Phase.CARD, Phase.VOTE):
            now = begun(base, players).until(phase).now
            for reader in pending(now):
                view, desk = view_for(now, reader), desk_for(now, language)
                asked = request(LETTER_OF_PHASE[phase], view, desk, results=False).call
                for late in (False, True):
                    told = reminder(view, desk, late=late).call
                    assert told is not None
                    assert asked is not None
                    assert told.action != asked.action
                    assert reader in told.action
                    assert asked.example in told.example


@every_language
def test_a_word_to_all_shows_its_writer_and_is_set_like_a_clue(language: str) -> None:
    now = begun("odyssey", 4).until(Phase.VOTE).now
    desk = desk_for(now, language)
    letter = notice(view_for(now, BOB), desk, News(Tidings.WORD, name="Cyd", text="Good night to all"))
    assert letter.writer is not None
    assert letter.writer.name == "Cyd"
    assert letter.clue == words_for(language).quoted("Good night to all")
    shown = render_letter(letter, templates=TEMPLATES)
    assert large_key(letter.writer.look) in shown.pictures
    assert shown.text.count("Good night to all") == shown.html.count("Good night to all") == 1


@pytest.mark.parametrize("name", ["card-wanted-long-clue", "final-results"])
def test_a_clue_of_300_letters_is_set_smaller_than_a_title(name: str) -> None:
    letter = SAMPLES[name]()
    html = render_letter(letter, templates=TEMPLATES).html
    assert re.search(rf"font-size:19px[^>]*>{re.escape(LONG_CLUE)}<", html)


@every_language
def test_a_receipt_shows_the_card_that_was_chosen(language: str) -> None:
    games = games_of("odyssey", 4)
    letter = receipt(at_the(games, AT_CARD), desk_for(games[Phase.CARD], language), Understood(Got.CARDS, ("B",)))
    assert letter.cards is not None
    assert [card.picture for card in letter.cards.cards] == ["B"]
    assert "B" in render_letter(letter, templates=TEMPLATES).pictures


def letters_of_a_round(language: str) -> Iterator[tuple[str, Letter]]:
    for base, players in (("odyssey", 4), ("odyssey", 7), ("party", 6), ("team", 6)):
        yield from of_a_round(begun(base, players), language)


@every_language
def test_no_mail_offers_what_it_answers_nor_asks_for_what_it_does_not_want(language: str) -> None:
    games = games_of("odyssey", 4)
    status = receipt(at_the(games, AT_CARD), desk_for(games[Phase.CARD], language), Understood(Got.STATUS))
    assert status.asking == ()
    for _, letter in letters_of_a_round(language):
        links = [card.answer or card.begun for card in letter.cards.cards] if letter.cards else []
        wants_answer = any(links) or bool(letter.answers)
        assert bool(letter.how) == bool(letter.how_in_text) == wants_answer, letter.preview
        assert not any(answer_in(link) == "" for link in letter.asking)


@every_language
def test_nobody_reads_of_themselves_as_of_another(language: str) -> None:
    words = words_for(language)
    for reader, letter in letters_of_a_round(language):
        of_another = (
            words.say("told by {name}", name=reader),
            words.say(
                "{moderator} looks after this game. Write “help” to see what else you can write.", moderator=reader
            ),
        )
        said = render_letter(letter, templates=TEMPLATES).text
        assert [text for text in of_another if text in " ".join(said.split())] == []


@every_language
def test_no_two_buttons_of_a_letter_say_the_same(language: str) -> None:
    for _, letter in letters_of_a_round(language):
        buttons = [link.label for link in links_in(letter)]
        assert len(set(buttons)) == len(buttons)
        assert all(card.label in card.answer.label for card in letter.pictures if card.answer)


@every_language
@pytest.mark.long
def test_no_button_below_a_picture_breaks_on_a_phone(language: str, chromium: Browser) -> None:
    game = begun("odyssey", 12)
    for phase in (Phase.CLUE, Phase.CARD, Phase.VOTE):
        now = game.until(phase).now
        for reader in now.seats[:2]:
            letter = request(LETTER_OF_PHASE[phase], view_for(now, reader), desk_for(now, language), results=False)
            chromium.show(render_letter(letter, templates=TEMPLATES))
            chromium.screen(width=360, dark=False)
            high = chromium.ask(
                "return Array.from(document.querySelectorAll('.card a'), each => [each.innerText, each.offsetHeight])"
            )
            assert [label for label, height in high if height > 50] == []
