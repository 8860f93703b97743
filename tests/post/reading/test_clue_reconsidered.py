"""Beside a clue: second thoughts below it, telephone numbers and mere refusals, and a name above it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dixit_pbem.post.reading.answers import ClueRead, Unclear
from dixit_pbem.post.reading.grammar import read_answer
from tests.post.reading.test_grammar import BLIND, CLUE
from tests.post.reading.test_natural import told
from tests.post.reading.test_never_wrong import CLUE_C, lines

CLUES = ("A: mil puertas", "Pista: mil puertas. Carta A", "Hinweis: „tausend Türen“, Karte A", "“tysiąc drzwi” A")
SECOND_THOUGHTS = """
Better not.
On second thought, no
Having thought about it: no
Doch nicht.
Lieber nicht!
Nach längerem Überlegen: nein
Mejor no.
Pensándolo bien, no
Pensándolo mejor, no.
Plutôt non
À la réflexion, non.
Meglio di no
Ripensandoci, no
Melhor não
Pensando melhor, não
Lepiej nie.
Po namyśle nie
"""
TELEPHONES = """
ruf mich an: 0171 63 5⏎die C finde ich düster⏎⏎C wo der Vollmond schläft⏎einfach
C: +44 20 7946 0958
C: 0171 635 887
"""
OF_ROUNDS = """
Die zweite Runde war düster
The second round was dark
Il secondo turno era cupo
La segunda ronda fue oscura
A segunda ronda foi sombria
La deuxième manche était sombre
Druga runda była ponura
"""
NUMBERS = (("C: 10 9 8 7 6 5 4 3 2 1", "10 9 8 7 6 5 4 3 2 1"), ("C: 1984", "1984"), ("C: 24601", "24601"))


@pytest.mark.parametrize("clue", CLUES)
@pytest.mark.parametrize("joint", ["\n", "\n\n"])
def test_a_clue_above_a_second_thought_is_asked_about(clue: str, joint: str) -> None:
    read = [(words, told(read_answer(f"{clue}{joint}{words}", CLUE))) for words in lines(SECOND_THOUGHTS)]
    assert [each for each in read if each[1] != "ask"] == []


def test_a_second_thought_is_no_blind_clue() -> None:
    read = [(words, told(read_answer(words, BLIND))) for words in lines(SECOND_THOUGHTS)]
    assert [each for each in read if each[1] != "ask"] == []


@pytest.mark.parametrize("words", ["mejor no", "better not", "lepiej nie"])
def test_a_refusal_may_be_the_clue_of_a_card(words: str) -> None:
    assert told(read_answer(f"B: {words}", CLUE)) == f"clue B|{words}"


@pytest.mark.parametrize("words", lines(TELEPHONES))
def test_a_telephone_number_is_no_clue(words: str) -> None:
    assert isinstance(read_answer(words, CLUE), Unclear)
    assert isinstance(read_answer(words, replace(CLUE, standing=ClueRead("E", "the moon", ""))), Unclear)


@pytest.mark.parametrize(("words", "clue"), NUMBERS)
def test_other_numbers_are_a_clue(words: str, clue: str) -> None:
    assert told(read_answer(words, CLUE)) == f"clue C|{clue}"


def test_what_is_said_of_a_round_is_no_blind_clue() -> None:
    assert [words for words in lines(OF_ROUNDS) if not isinstance(read_answer(words, BLIND), Unclear)] == []


@pytest.mark.parametrize(
    ("words", "letter"),
    [
        ("E. García\nRecibido, gracias\n\nE - el camino a casa de noche", "E"),
        ("A. Rossi\n\nA: el camino a casa de noche", "A"),
    ],
)
def test_a_name_with_an_initial_above_a_clue_is_neither_card_nor_clue(words: str, letter: str) -> None:
    clue = f"clue {letter}|el camino a casa de noche"
    assert told(read_answer(words, CLUE)) == clue
    assert told(read_answer(words, CLUE_C)) in (clue, "ask")


@pytest.mark.parametrize("words", ["B. Rossi\n\nA: dove dorme il vento", "F. Rossi\n\nE = un inverno e la luna piena"])
def test_an_initial_of_another_card_is_asked_about(words: str) -> None:
    assert told(read_answer(words, CLUE)) == "ask"
