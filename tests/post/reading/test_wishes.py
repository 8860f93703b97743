"""What is asked for in people's own words, and what becomes of it beside an answer."""

from __future__ import annotations

import pytest

from dixit_pbem.post.reading.answers import CardsRead, Command, CommandRead, Unclear
from dixit_pbem.post.reading.grammar import read_answer
from tests.post.reading.test_grammar import CARD, VOTE
from tests.post.reading.test_never_wrong import lines


@pytest.mark.parametrize(
    "words",
    lines("""
    Would you kindly resend my hand? I deleted it by accident.
    Could you forward me the cards once more?
    Mi reinvieresti le mie carte? Le ho cancellate.
    Potresti ripetermi la mano? Grazie
    Podia voltar a enviar-me as cartas? Apaguei a mensagem.
    Poderias reenviar a minha mão, por favor?
    Prosiłabym o ponowne wysłanie kart, nie mogę ich znaleźć.
    Czy możecie przesłać mi raz jeszcze obrazki z ręki?
    """),
)
def test_the_hand_is_asked_for_with_any_form_of_a_verb_of_sending(words: str) -> None:
    assert read_answer(words, CARD) == CommandRead(Command.HAND, "", "")


@pytest.mark.parametrize(
    "words",
    lines("""
    hand please, I can't choose between A and C
    hand please, I can't decide about C
    mi rimandi le carte? non riesco a decidermi sulla C
    manda-me a mão outra vez, não sei se dou a C
    wyślesz mi karty jeszcze raz? nie wiem, czy C
    """),
)
def test_who_asks_for_the_hand_because_nothing_is_decided_gets_it(words: str) -> None:
    assert read_answer(words, CARD) == CommandRead(Command.HAND, "", "")


def test_who_answers_and_asks_for_the_hand_has_answered_or_is_asked() -> None:
    for words in ("B. Can you resend my hand?", "B\nCould you send me my cards again?"):
        read = read_answer(words, CARD)
        assert isinstance(read, CardsRead) or (isinstance(read, Unclear) and read.likely == CardsRead(("B",), ""))


@pytest.mark.parametrize(
    "words",
    lines("""
    4⏎I'm away from 3 to 10 December
    I'm away from 3 to 10 December⏎⏎4
    4⏎Sono in ferie dal 3 al 10 dicembre
    4⏎Estou de férias de 3 a 10 de dezembro
    4⏎Jestem na urlopie od 3 do 10 grudnia
    """),
)
def test_days_away_beside_an_answer_swallow_neither_of_them(words: str) -> None:
    assert not isinstance(read_answer(words, VOTE), CommandRead)


@pytest.mark.parametrize(
    "words",
    lines("""
    I don't want to leave the game
    Non mi ritiro dalla partita
    Não vou sair do jogo
    nie rezygnuję z gry
    No quiero dejar la partida
    No me doy de baja
    Nunca dejo la partida
    """),
)
def test_who_does_not_leave_stays(words: str) -> None:
    assert not isinstance(read_answer(words, VOTE), CommandRead)


@pytest.mark.parametrize(
    "words",
    lines("""
    No, mi ritiro dalla partita
    No puedo más, dejo la partida
    No me da la vida y dejo la partida
    Lo siento, pero ya no quiero jugar
    """),
)
def test_who_leaves_for_want_of_something_leaves(words: str) -> None:
    assert read_answer(words, VOTE) == CommandRead(Command.RESIGN, "", "")
