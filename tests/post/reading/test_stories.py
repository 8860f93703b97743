"""Answers at the end of a story, in polite requests and with slips of the thumb; and what takes such an answer away."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dixit_pbem.post.reading.answers import Asked, CardsRead, ClueRead, Idle, Unclear, VotesRead
from dixit_pbem.post.reading.grammar import read_answer
from tests.post.reading.test_grammar import CARD, CLUE, TWO_VOTES, VOTE
from tests.post.reading.test_never_wrong import VOTE_4, lines


@pytest.mark.parametrize(
    "words",
    lines("""
    Sue thinks number 5 and Sue is always wrong, so I'm saying the first one, number 1. Pub Friday?
    1? 5? 2? … 1. Enough, 1.
    Votng for 1. gonna regret it
    numbr 1 pleas!!
    In 3 mesi non ho mai vinto, ma stavolta si va sulla 1. Un bacione
    A mãe diz que é a 5. Eu voto 1, portanto.
    Wnuczka mówi, że szósta, ale ja uważam, że pierwsza. Proszę zapisać pierwszą!
    """),
)
def test_a_story_may_end_in_a_vote(words: str) -> None:
    assert read_answer(words, VOTE) == VotesRead((1,), None, "")


@pytest.mark.parametrize(
    "words",
    lines("""
    I'm saying number 1. No, let me think about it
    Everybody will go for 1
    Todos vão para a 1
    Rafał na pewno dał jedynkę, zawsze leci na smoki
    Mum says 1 and I vote with her unless Tom objects
    Io direi la 1... ci penso e ti dico
    Number 1 made me laugh so much I cried on the bus
    If nobody took the stairs, number 1
    """),
)
def test_what_a_story_leaves_open_is_asked_about(words: str) -> None:
    assert isinstance(read_answer(words, VOTE), Unclear)


@pytest.mark.parametrize(
    "words",
    lines("""
    Could you please change my vote to 1?
    Can you put me down for 1 instead?
    Zmieniam na 1 ok?
    """),
)
def test_a_polite_request_changes_a_vote(words: str) -> None:
    read = read_answer(words, VOTE_4)
    assert isinstance(read, VotesRead)
    assert read.numbers == (1,)


@pytest.mark.parametrize("words", ["4, with 1 as my second", "voto la 4 e anche la 1", "na pierwsze 4, na drugie 1"])
def test_two_votes_stand_among_words_that_count(words: str) -> None:
    read = read_answer(words, TWO_VOTES)
    assert isinstance(read, VotesRead)
    assert sorted(read.numbers) == [1, 4]


def test_the_one_is_no_second_vote() -> None:
    assert not (
        isinstance(read := read_answer("Just the one, I'm confident: 8", TWO_VOTES), VotesRead) and 1 in read.numbers
    )


@pytest.mark.parametrize(
    "words",
    lines("""
    Great clue Tom!! Made me laugh out loud on the bus
    Bellissimo indizio, complimenti a chi l'ha pensato!
    Odpiszę wieczorem, teraz zebranie w 3a
    Rispondo stasera dopo le 9, adesso sono al binario 4
    """),
)
@pytest.mark.parametrize("asked", [VOTE, VOTE_4])
def test_praise_and_promises_are_talk(asked: Asked, words: str) -> None:
    assert isinstance(read_answer(words, asked), Idle)


@pytest.mark.parametrize(
    "words", ["Yours faithfully,\nC. Aldridge", "Take me off the list", "the one with the dog", "D?"]
)
def test_no_letter_of_a_name_is_a_card(words: str) -> None:
    assert not isinstance(read_answer(words, replace(CARD, standing=None)), CardsRead)


@pytest.mark.parametrize(
    "words",
    lines("""
    The grandchildren came, 2 now
    My cat had kittens, 3 now
    Chegaram os netos, 2 agora
    """),
)
def test_a_number_that_goes_on_a_story_changes_nothing(words: str) -> None:
    assert isinstance(read_answer(words, VOTE_4), Unclear | Idle)


@pytest.mark.parametrize("words", ["2 now please", "Changed my mind, 2 now", "No wait, 2 now", "Sorry, 2 now"])
def test_now_changes_a_vote_all_the_same(words: str) -> None:
    assert read_answer(words, VOTE_4) == VotesRead((2,), None, "")


@pytest.mark.parametrize(
    "words",
    lines("""
    Karta B. Hasło wymyśli moja żona jak wróci z pracy, wtedy dopiszę.
    Carta C. A pista escolhe a minha filha, mando depois
    C. Indizio: lo decide mia moglie, poi lo aggiungo
    D. The clue will follow later
    """),
)
def test_a_clue_that_is_still_to_come_is_none(words: str) -> None:
    assert not isinstance(read_answer(words, CLUE), ClueRead)


@pytest.mark.parametrize("clue", ["it comes later than you think", "the best is still to come"])
def test_a_clue_may_speak_of_what_is_to_come(clue: str) -> None:
    assert read_answer(f"D: {clue}", CLUE) == ClueRead("D", clue, "")
