"""Clues that are told as one speaks, without the words that introduce them."""

from __future__ import annotations

import pytest

from dixit_pbem.post.reading.answers import ClueRead, Unclear
from dixit_pbem.post.reading.grammar import read_answer
from tests.post.reading.test_grammar import BLIND, CLUE


@pytest.mark.parametrize(
    ("letter", "clue", "words"),
    [
        ("D", "Homesick", "My clue is Homesick, card D"),
        ("D", "Homesick.", "My clue is Homesick. Card D"),
        ("D", "Homesick", "My clue is Homesick⏎Card D"),
        ("D", "Homesick", "My clue's Homesick, card D"),
        ("D", "Homesick", "The clue is Homesick, card D"),
        ("D", "Homesick", "Card D, my clue is Homesick"),
        ("D", "Nostalgia", "Il mio indizio è Nostalgia, carta D"),
        ("D", "Nostalgia", "L'indizio è Nostalgia, carta D"),
        ("D", "Saudade", "A minha pista é Saudade, carta D"),
        ("D", "Saudade", "Minha dica é Saudade, carta D"),
        ("D", "Tęsknota", "Moje hasło to Tęsknota, karta D"),
        ("D", "Nostalgie", "Mon indice est Nostalgie, carte D"),
        ("D", "Nostalgie", "Mon indice c'est Nostalgie, carte D"),
        ("D", "Nostalgia", "Mi pista es Nostalgia, carta D"),
        ("D", "Heimweh", "Mein Hinweis ist Heimweh, Karte D"),
        ("B", "spring", "Card B, I say: spring"),
        ("B", "spring", "Card B, I'd say: spring"),
        ("B", "spring", "B, I say: spring"),
        ("B", "spring", "I say: spring⏎Card B"),
        ("B", "primavera", "Carta B, io dico: primavera"),
        ("B", "primavera", "Carta B, eu digo: primavera"),
        ("B", "wiosna", "Karta B, mówię: wiosna"),
        ("B", "printemps", "Carte B, je dirais : printemps"),
        ("B", "Frühling", "Karte B, ich sage: Frühling"),
        ("B", "I say nothing", "B: I say nothing"),
        ("B", "I say: spring", 'Card B, "I say: spring"'),
        ("D", "say cheese", "D: say cheese"),
        ("D", "Ana says no", "D: Ana says no"),
        ("D", "My favourite place", "My favourite place, card D"),
        ("D", "The word is love", "The word is love, card D"),
    ],
)
def test_a_clue_is_told_without_what_introduces_it(letter: str, clue: str, words: str) -> None:
    read = read_answer(words.replace("⏎", "\n"), CLUE)
    assert isinstance(read, ClueRead)
    assert (read.letter, read.text) == (letter, clue)


@pytest.mark.parametrize(
    "words",
    """
    Card B, I say spring
    I say spring, card B
    B: I say: spring
    D, dico primavera
    D, ich sage Frühling
    My clue is too easy, card D
    My clue is coming later, card D
    """.strip().splitlines(),
)
def test_what_may_introduce_a_clue_or_be_one_is_asked_about(words: str) -> None:
    assert isinstance(read_answer(words.strip(), CLUE), Unclear)


def test_a_blind_clue_is_told_without_what_introduces_it() -> None:
    assert read_answer("I say: spring", BLIND) == ClueRead(None, "spring", "")
    assert isinstance(read_answer("I say spring", BLIND), Unclear)
