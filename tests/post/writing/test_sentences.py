"""The sentences of letters that others rely on, and those that count."""

from dataclasses import replace

import pytest

from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.refusal import Why
from dixit_pbem.engine.views import view_for
from dixit_pbem.post.due import Kind
from dixit_pbem.post.said import Got, HeldFor, Misread, News, Note, Noted, Tidings, Unread
from dixit_pbem.post.writing import digest, receipts, refusals, sentences
from dixit_pbem.post.writing.digest import came_in, sent, why_held
from dixit_pbem.post.writing.looks import render_letter
from dixit_pbem.post.writing.news_told import headline, in_words
from dixit_pbem.storage.shipped import shipped
from dixit_pbem.words import languages
from dixit_pbem.words.language import words_for
from tests.engine.play import begun
from tests.post.sample_answers import BOB, QUIET, all_letters
from tests.post.written import desk_for

every_language = pytest.mark.parametrize("language", languages())


@pytest.mark.parametrize(
    ("expected", "language"),
    [
        ("=== Write your answer above this line ===", "en"),
        ("=== Scrivi la risposta sopra questa riga ===", "it"),
        ("=== Napisz odpowiedź nad tą linią ===", "pl"),
        ("=== Escreve a resposta acima desta linha ===", "pt"),
    ],
)
def test_the_line_to_write_above_has_its_frame_in_every_language(expected, language):
    letter = digest(desk_for(begun("odyssey", 4).now, language), QUIET)
    assert render_letter(letter, templates=(shipped("templates") / "mail",)).text.splitlines()[0] == expected
    assert f"=== {sentences.write_above(words_for(language))} ===" == expected


def test_every_letter_of_a_language_has_the_same_line_to_write_above():
    lines = {language: {letter.sentinel for letter in all_letters(language)} for language in languages()}
    assert lines == {language: {sentences.write_above(words_for(language))} for language in languages()}


@pytest.mark.parametrize(
    ("expected", "count"),
    [
        ("Ana, czeka na ciebie 1 sprawa", 1),
        ("Ana, czekają na ciebie 2 sprawy", 2),
        ("Ana, czeka na ciebie 5 spraw", 5),
        ("Ana, czekają na ciebie 22 sprawy", 22),
    ],
)
def test_polish_counts_what_waits_for_the_moderator(expected, count):
    letter = digest(desk_for(begun("odyssey", 4).now, "pl"), replace(QUIET, late=("Bob",) * count))
    assert letter.call is not None
    assert letter.call.action == expected


@pytest.mark.parametrize(
    ("expected", "language", "count"),
    [
        ("You have 1 vote.", "en", 1),
        ("You have up to 2 votes.", "en", 2),
        ("Hai fino a 2 voti.", "it", 2),
        ("Masz do 2 głosów.", "pl", 2),
        ("Tens até 2 votos.", "pt", 2),
    ],
)
def test_a_refusal_says_how_many_votes_there_are(expected, language, count):
    game = begun("odyssey", 4, votes=count).until(Phase.VOTE).now
    assert refusals.limits(view_for(game, BOB), desk_for(game, language), Why.TOO_MANY) == expected


@every_language
def test_each_reason_to_refuse_an_answer_is_told_in_a_sentence(language):
    words = words_for(language)
    limits = "You give 2 different cards."
    told = [refusals.why(words, Misread(why, "3", other="Ana"), limits=limits) for why in (*Why, *Unread)]
    assert [text for text in told if not text.endswith(".")] == []
    assert told.count(limits) == 6, "the six about which cards, and how many"
    assert told.count(refusals.why(words, Misread(Why.CANNOT_LEAVE), limits=limits)) == 2, "of a pair, or of few"
    assert len(set(told)) == len(told) - 6


@every_language
def test_each_news_has_a_line_and_a_sentence(language):
    words = words_for(language)
    told = [in_words(words, News(what, "Ana", "Bob", ("Ana",), "3"), zone="UTC") for what in Tidings]
    assert len(set(told)) == len(Tidings) - 1, "a word is told alike beside an answer and alone"
    assert all(headline(words, News(what, "Ana")) for what in Tidings)


@every_language
def test_each_note_of_a_receipt_names_what_it_is_about(language):
    told = {note: receipts.noted(words_for(language), Noted(note, "3"), again=True) for note in Note}
    of_a_rule = {Note.LUCK_TOO_LONG, Note.LUCK_OF_MODERATOR, Note.WORDS_TOO_LONG}
    assert {note for note, text in told.items() if "3" not in text} == of_a_rule
    assert len(set(told.values())) == len(Note)


@every_language
def test_whose_clue_can_no_longer_change_is_not_told_to_send_it_again(language):
    words = words_for(language)
    again = words.say("You may send the clue again, with a link in its words.")
    for note in (Note.FILE_TOO_LARGE, Note.FILE_OF_OTHER_KIND, Note.FILE_TOO_MANY, Note.FILE_BROKEN):
        still, over = (receipts.noted(words, Noted(note, "film.mov"), again=open_) for open_ in (True, False))
        assert still.startswith(f"{over} ")
        assert again not in over


@every_language
def test_the_digest_has_a_word_for_everything(language):
    words = words_for(language)
    assert len({sent(words, kind) for kind in Kind}) == len(Kind)
    assert all(came_in(words, got) for got in Got)
    assert len({why_held(words, reason) for reason in HeldFor}) == len(HeldFor)
