"""The links of letters: where they lead, and that what they write is read as an answer."""

from datetime import date
from random import Random
from urllib.parse import unquote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dixit_pbem.engine.decide import score
from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.moves import CastVotes
from dixit_pbem.engine.views import View, view_for
from dixit_pbem.post.due import Kind, due
from dixit_pbem.post.reading import grammar
from dixit_pbem.post.said import OF_COMMANDS, Got, Understood
from dixit_pbem.post.writing import question, receipt, request
from dixit_pbem.post.writing.letter import LONGEST_ADDRESS
from dixit_pbem.post.writing.letterhead import status_link
from dixit_pbem.post.writing.refusals import command_example
from dixit_pbem.post.writing.taught import commands
from dixit_pbem.words import languages, words_for
from tests.engine.play import begun
from tests.post.sample_answers import (
    ANA,
    AT_VOTE,
    BOB,
    LATER,
    SYSTEMS,
    all_letters,
    at_the,
    every_language,
    games_of,
)
from tests.post.written import SUBJECT, answer_in, desk_for, links_in, subject_in


def test_a_link_is_an_address_with_subject_and_answer_percent_encoded():
    desk = desk_for(begun("odyssey", 4).now)
    assert desk.link("This one", "3 żółw & co").address == (
        "mailto:dreamers+k7m2q9wd@example.org"
        "?subject=%5BSunday%20dreamers%5D%20Round%203%20%C2%B7%20your%20vote%2C%20please%20%C2%B7%20k7m2q9wd"
        "&body=3%20%C5%BC%C3%B3%C5%82w%20%26%20co"
    )


@pytest.mark.parametrize("title", ["short", "ż" * 60, "月" * 400, "🌙" * 2000])
@pytest.mark.parametrize("answer", ["3", "ż" * 100, "月" * 500])
def test_a_link_stays_short_and_keeps_its_token(title, answer):
    link = desk_for(begun("odyssey", 4).now, subject=f"[{title}] Round 3 · vote · k7m2q9wd").link("This one", answer)
    assert len(link.address) < LONGEST_ADDRESS
    assert subject_in(link).endswith("k7m2q9wd")
    assert answer_in(link) in (answer, "")
    assert answer_in(link) == answer or len(answer) == 500


@every_language
def test_every_link_of_every_letter_leads_back_to_the_game_with_its_token(language):
    links = [link for letter in all_letters(language) for link in links_in(letter)]
    assert len(links) > 300
    for link in links:
        assert link.address.startswith("mailto:dreamers+k7m2q9wd@example.org?subject=")
        assert subject_in(link) == SUBJECT
        assert "\n" not in unquote(link.address)
        assert len(link.address) < LONGEST_ADDRESS


def test_the_links_of_two_votes_are_one_alone_and_one_that_waits_for_its_second():
    game = begun("odyssey", 7).until(Phase.VOTE).now
    view = view_for(game, BOB)
    letter = request(Kind.VOTE_WANTED, view, desk_for(game), results=False)
    assert letter.cards is not None
    linked = {card.label: [answer_in(link) for link in links_of(card)] for card in letter.cards.cards}
    mine = next(str(card.number) for card in game.round.table if card.owner == BOB)
    assert linked == {str(n): [] if str(n) == mine else [f"{n}", f"{n}, "] for n in range(1, 8)}
    assert [card.note for card in letter.cards.cards if card.label == mine] == ["Your own card"]


def links_of(card):
    return [link for link in (card.answer, card.begun) if link]


@pytest.mark.parametrize(
    ("expected", "house"), [("1 red ", {}), ("red 1", {"voters": "listeners"}), ("1", {"red_mark": False})]
)
def test_the_storyteller_s_links_bring_the_red_mark_where_there_is_one(expected, house):
    game = begun("party", 6, **house).until(Phase.VOTE).now
    letter = request(Kind.VOTE_WANTED, view_for(game, ANA), desk_for(game), results=False)
    assert letter.cards is not None
    assert letter.cards.cards[0].answer is not None
    assert answer_in(letter.cards.cards[0].answer) == expected


def asked_of(view: View) -> grammar.Asked:
    return grammar.Asked(
        view.phase,
        tuple(view.hand),
        cards=view.rules.cards_from(storyteller=view.reader == view.storyteller),
        numbers=tuple(number for number, _ in view.table),
        votes=view.rules.votes,
        red=view.rules.red_mark and view.reader == view.storyteller,
        blind=view.rules.blind_clue,
        today=date(2026, 11, 18),
    )


def completed(answer: str) -> str:
    """What a reader makes of an answer that he completes."""
    if answer.endswith(": ") or not answer:
        return f"{answer}the lighthouse"
    if answer.endswith(", "):
        return answer + (
            "A" if answer[0] in "BCDEFG" else "B" if answer[0] == "A" else "2" if answer[0] == "1" else "1"
        )
    return f"{answer}1" if answer.endswith(" ") else answer


@every_language
def test_what_the_links_write_is_read_as_an_answer(language):
    read = set()
    for base, players in SYSTEMS:
        play = begun(base, players)
        for phase in (Phase.CLUE, Phase.CARD, Phase.VOTE):
            game = play.until(phase, round=1).now
            for one in due(game):
                view = view_for(game, one.reader)
                letter = request(one.kind, view, desk_for(game, language), results=False)
                for link in links_in(letter):
                    answer = grammar.read_answer(completed(answer_in(link)), asked_of(view))
                    assert not isinstance(answer, grammar.Unclear), (answer_in(link), answer)
                    read.add(type(answer).__name__)
    assert read == {"ClueRead", "CardsRead", "VotesRead", "CommandRead"}


@every_language
def test_the_answers_that_a_refusal_shows_would_work(language):
    for base, players in SYSTEMS:
        for game in games_of(base, players).values():
            for reader in game.seats:
                view = view_for(game, reader)
                shown = question.examples(view, desk_for(game, language))
                assert bool(shown) == question.may_answer(view)
                for text in shown:
                    assert not isinstance(grammar.read_answer(text, asked_of(view)), grammar.Unclear), text


@every_language
def test_the_commands_that_letters_name_are_understood(language):
    words, view = words_for(language), at_the(games_of("odyssey", 4), AT_VOTE)
    desk, asked = desk_for(begun("odyssey", 4).now, language), asked_of(view)
    named = [each.answer.strip("„“«»”\u202f") for each in commands(desk)]
    examples = [command_example(words, why) for why in OF_COMMANDS]
    read = [grammar.read_answer(text, asked) for text in (*named, *examples, answer_in(status_link(view, desk)))]
    other, own, night, praise = (text.partition(" ")[2] for text in (named[4], examples[0], examples[3], named[10]))
    assert [(answer.command, answer.argument) for answer in read if isinstance(answer, grammar.CommandRead)] == [
        (grammar.Command.STATUS, ""),
        (grammar.Command.HAND, ""),
        (grammar.Command.RULES, ""),
        (grammar.Command.HELP, ""),
        (grammar.Command.LANGUAGE, other),
        (grammar.Command.ADDRESS, "me@new.example"),
        (grammar.Command.AWAY, "2026-12-03 2026-12-10"),
        (grammar.Command.FEWER_MAILS, ""),
        (grammar.Command.NO_PDF, ""),
        (grammar.Command.SAY, night),
        (grammar.Command.SAY, praise),
        (grammar.Command.RESIGN, ""),
        (grammar.Command.LANGUAGE, own),
        (grammar.Command.ADDRESS, "me@new.example"),
        (grammar.Command.AWAY, "2026-12-03 2026-12-10"),
        (grammar.Command.SAY, night),
        (grammar.Command.STATUS, ""),
    ]
    assert len({other, own} & set(languages())) == 2
    assert len(night.split()) > 1
    game = games_of("odyssey", 4)[Phase.VOTE]
    moved = Understood(Got.ADDRESS_ASKED, text="bob@example.net")
    confirm = receipt(view_for(game, BOB), desk_for(game, language), moved).answers[0]
    yes = grammar.read_answer(answer_in(confirm), asked)
    assert isinstance(yes, grammar.CommandRead)
    assert yes.command == grammar.Command.YES


@given(system=st.sampled_from(SYSTEMS), seed=st.integers(0, 99))
@settings(max_examples=10, deadline=None)
def test_a_linked_vote_is_one_that_counts(system, seed):
    dice = Random(seed)
    game = begun(*system, seed=str(seed)).until(Phase.VOTE, dice=dice).now
    for reader in game.seats:
        view = view_for(game, reader)
        cards = request(Kind.VOTE_WANTED, view, desk_for(game), results=False).cards
        assert cards is not None
        linked = tuple(int(card.label) for card in cards.cards if card.answer)
        assert linked == view.may_vote_for


def test_a_scored_round_offers_no_votes_any_more():
    play = begun("odyssey", 4).until(Phase.VOTE)
    for reader in play.now.seats[1:]:
        play.do(CastVotes(reader, view_for(play.now, reader).may_vote_for[:1]))
    play.record(score(play.now))
    view = view_for(play.now, BOB)
    assert view.phase is Phase.VOTE
    letter = request(Kind.VOTE_WANTED, view, desk_for(play.now), results=False)
    assert [answer_in(link) for link in links_in(letter)] == ["status"]
    counted = receipt(view, desk_for(play.now), Understood(Got.VOTES, numbers=view.votes, until=LATER))
    assert counted.call is not None
    assert (counted.call.deadline, counted.answers) == ("", ())


def test_a_link_in_a_round_whose_clue_comes_blind_marks_its_command():
    game = begun("party", 6).until(Phase.CLUE).now
    letter = request(Kind.HAND, view_for(game, ANA), desk_for(game), results=False)
    assert [answer_in(link) for link in (*letter.answers, *letter.asking)] == ["", "!status"]
