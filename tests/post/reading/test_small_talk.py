"""Talk that wants nothing, before an answer and after one, and talk that sounds like it and wants something."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.grammar import read_answer
from tests.post.reading.test_grammar import BLIND, CARD, CLUE, VOTE
from tests.post.reading.test_natural import told
from tests.post.reading.test_never_wrong import CARD_B, CLUE_C, VOTE_4, lines

PROMISES = """
ci penso stasera, giuro
I'll think about it tonight, promise
vou pensar nisso mais logo, prometo
zaraz, dopiero wróciłam
pomyślę wieczorem, obiecuję
"""
ASTRAY = """
Sorry, that was meant for my sister
ops, era per mia mamma
desculpem, era para a minha irmã
ups to miało być do mojej siostry, nie do was
"""
OF_OTHER_THINGS = """
we lost 3-1!!! i scored 1
il punteggio finale 3-2 che furto
got a B in physics, dad is thrilled about it
Gruppo sanguigno B, pressione 130, umore buono. Saluti dal mare.
Grupa krwi B, ciśnienie 130, humor świetny. Pozdrawiam znad morza.
"""
NUMBERS_OF_OTHERS = """
ho preso 3 in storia
dostałam 2 z matmy, tata jeszcze nie wie
tirei 3 a matemática, a mãe não sabe
"""
AFTER_A_VOTE = """
See you at 5 at the pub, room 3
Do zobaczenia o 5 przed teatrem, sala 3, rząd F
Dziękuję. Jadę autobusem 5 do lekarza, gabinet 3.
"""
DENIES_SOMETHING_ELSE = """
I regret nothing
non me ne pento
não me arrependo de nada
nie żałuję, było warto
Here's the recipe: 2 cups flour, 3 eggs. Don't peek!
Ecco la ricetta: 5 uova, 2 tazze di latte. E niente panna!
Are we still on for dinner on Friday at 8? I could bring wine
"""
BEFORE_A_CLUE = """
Congratulations to Inês, what a memorable round
Complimenti a Marco per la vittoria di ieri, meritatissima!
Gratulacje dla zwyciężczyni ostatniej rundy, należało się.
Parabéns à Inês, foi uma ronda memorável.
Dzień dobry, przesyłam stan liczników: zimna woda 214, ciepła 96
"""
PROGRAMS = """
Hai ricevuto questa e-mail perché sei iscritta alla newsletter di CinemaAstra.
Państwa wiadomość została zarejestrowana w systemie pod numerem 2/2025.
Esta caixa de correio está quase cheia. Liberte espaço para continuar a receber mensagens.
"""
OF_HOURS_AND_AMOUNTS = """
Vais ao aniversário da Ana sábado? às 8 né
O miúdo já está fino, obrigada por perguntares. Tira os 3 pontos na quinta.
Qui si muore di caldo, da voi com'è?
Staś pyta, czy krokodyle umieją grać w karty. Nie trzeba odpowiadać.
"""
CANCELS = """
annulla quello che ho mandato 5 minuti fa
cancel what I sent 5 minutes ago
"""
DENIES_THE_ANSWER = """
not that one
niente, annulla
I regret it
me ne pento
não me convence
nie pasuje
"""
WANTS = """
I'll think about it tonight, but rather B
ci penso stasera, forse la B
got a B in my hand
era per mia sorella la B
"""


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        *((PROMISES, asked) for asked in (CARD, VOTE, CLUE)),
        *((ASTRAY, asked) for asked in (CARD, VOTE, CARD_B, VOTE_4)),
        (OF_OTHER_THINGS, CARD),
        (NUMBERS_OF_OTHERS, VOTE_4),
        (AFTER_A_VOTE, VOTE_4),
        (BEFORE_A_CLUE, CLUE),
        *((PROGRAMS, asked) for asked in (CARD, VOTE, CLUE, BLIND)),
        (OF_HOURS_AND_AMOUNTS, VOTE_4),
        *((DENIES_SOMETHING_ELSE, asked) for asked in (CARD_B, VOTE_4)),
    ],
)
def test_talk_that_wants_nothing_is_passed_over(text: str, asked: Asked) -> None:
    read = [(words, told(read_answer(words, asked))) for words in lines(text)]
    assert [each for each in read if each[1] != "silence"] == []


def test_talk_about_a_card_is_never_passed_over() -> None:
    assert [words for words in lines(WANTS) if told(read_answer(words, CARD)) == "silence"] == []


@pytest.mark.parametrize("words", lines(DENIES_THE_ANSWER + CANCELS))
@pytest.mark.parametrize("asked", [CARD_B, VOTE_4])
def test_who_denies_an_answer_is_never_passed_over(words: str, asked: Asked) -> None:
    assert told(read_answer(words, asked)) == "ask"


@pytest.mark.parametrize(
    "words", ["Thought again: it goes better with D", "Actually changed my mind.\nD.", "D. Sorry!", "no wait, D"]
)
def test_the_own_initial_passes_over_no_change(words: str) -> None:
    assert told(read_answer(words, replace(CARD_B, own_name=frozenset(("dora",))))) in ("card D", "ask")


def test_praise_of_an_earlier_clue_is_no_clue() -> None:
    for words in ("what a superb clue last time, bravo", "che bell'indizio la volta scorsa, complimenti"):
        assert told(read_answer(words, CLUE)) == "silence"


def test_another_clue_on_a_line_of_its_own_keeps_its_commas() -> None:
    above = "Meu amigo, a carta é a C na mesma, mas a pista troquei, que a outra já serviu no Natal. Fica:"
    read = read_answer(f"{above}\nÓ mar, devolve-me o barco\nIsaura", replace(CLUE_C, own_name=frozenset(("isaura",))))
    assert told(read) == "clue C|Ó mar, devolve-me o barco"


GREETINGS = """
Queridos todos,
Buona fortuna a tutti
O pedido 98222 foi aberto.
I'm down by 1⏎⏎“a day of goodbyes”
"""


@pytest.mark.parametrize("words", lines(GREETINGS))
def test_a_greeting_or_a_ticket_is_no_blind_clue(words: str) -> None:
    assert told(read_answer(words, BLIND)) != f"clue |{words.partition(chr(10))[0].rstrip('.')}"
