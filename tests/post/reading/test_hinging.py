"""Answers that hang on a condition, on others, on an hour; praise; and what only looks so."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dixit_pbem.post.reading.answers import Asked, CardsRead, Idle, Unclear, VotesRead
from dixit_pbem.post.reading.grammar import read_answer
from tests.post.reading.test_grammar import CARD, VOTE

CARD_B = replace(CARD, standing=CardsRead(("B",), ""))
VOTE_4 = replace(VOTE, standing=VotesRead((4,), None, ""))


def lines(text: str) -> list[str]:
    return [line.strip().replace("⏎", "\n") for line in text.strip().splitlines()]


def is_asked(words: str, asked: Asked) -> bool:
    return isinstance(read_answer(words, asked), Unclear)


@pytest.mark.parametrize(
    "words",
    lines("""
    If Ana takes 3, I take 5
    If Ana takes 3 I take 5
    If Ana takes 3,⏎I take 5
    I take 5, if Ana takes 3
    5, if nobody else wants it
    I vote 5 unless Tom votes 5
    Unless Tom votes 5, I vote 5
    I vote 5 as long as Ana doesn't
    Should Ana take 3, I take 5
    In case Ana is right, 5
    If nobody took the stairs, I vote 5
    Hi all! Ok so if Ana takes 3, I take 5. Love, Bob
    Se Ana prende la 3, io prendo la 5
    Solo se Ana prende la 3, prendo la 5
    Prendo la 5, se Ana prende la 3
    Se la 3 è di Ana, voto la 5
    Voto 5, a meno che Ana non voti 5
    Se a Ana ficar com a 3, eu fico com a 5
    Fico com a 5, se a Ana ficar com a 3
    Caso a Ana vote 3, voto 5
    Voto 5 a não ser que a Ana vote 5
    Jeśli Ana bierze 3, biorę 5
    Gdyby Ana wzięła 3, wezmę 5
    Biorę 5, jeśli Ana bierze 3
    Jak Ana weźmie 3, ja biorę 5
    Głosuję na 5, chyba że Ana głosuje na 5
    Si Ana prend la 3, je prends la 5
    Je prends la 5, si Ana prend la 3
    Si la 3 est à Ana, je vote 5
    Je vote 5, sauf si Ana vote 5
    Si personne ne vote 5, je vote 5
    Si Ana toma la 3, yo tomo la 5
    Si la 3 es de Ana, voto la 5
    Voto 5, si Ana vota 3
    Voto 5 a menos que Ana vote 5
    Wenn Ana die 3 nimmt, nehme ich die 5
    Ich nehme die 5, wenn Ana die 3 nimmt
    Falls Ana 3 nimmt, nehme ich 5
    Nimmt Ana die 3, nehme ich die 5
    Ich stimme für 5, es sei denn, Ana nimmt die 5
    """),
)
@pytest.mark.parametrize("asked", [VOTE, VOTE_4])
def test_an_answer_on_a_condition_is_asked_about(asked: Asked, words: str) -> None:
    assert is_asked(words, asked)


@pytest.mark.parametrize(
    "words",
    lines("""
    If Ana plays B, I play D
    I play D, if the clue is about the sea
    Se Ana gioca la B, gioco la D
    Se a Ana joga a B, jogo a D
    Jeśli Ana gra B, gram D
    Si Ana joue la B, je joue la D
    Si Ana juega la B, juego la D
    Wenn Ana B spielt, spiele ich D
    Ana says, it's D
    Ana dice, la D
    Ana mówi, D
    A Ana diz, a D
    Ana dit, la D
    D, says Ana
    """),
)
def test_a_card_on_a_condition_or_from_others_is_asked_about(words: str) -> None:
    assert is_asked(words, CARD)


@pytest.mark.parametrize(
    "words",
    lines("""
    if I may, 5
    If I may: 5
    5, if I may
    5 if that's ok
    5 if you like
    If you like, 5
    I'd say 5 if I must
    If I have to choose, 5
    If you ask me, 5
    If I'm not mistaken, 5
    I vote 5. If it's wrong, so be it
    I vote 5. If Ana is right I'll scream
    I vote 5, not sure if it's right
    If I had to guess, 5
    Unless I'm mistaken, 5
    Just in case, 5
    Even if Tom laughs, 5
    If nobody minds, 5
    If it doesn't rain we come on Sunday. I vote 5
    se va bene, 5
    5 se va bene
    Se vuoi, 5
    Se non sbaglio voto la 5
    Anche se non sono sicura, 5
    5, chissà se è giusta
    se puder ser, 5
    5, se faz favor
    5, se ainda for a tempo
    Desde que comecei, 5
    5, e se não for a 5 eu como o chapéu
    jeśli można, 5
    5, jeśli można
    5, nie wiem czy dobrze
    jak dla mnie 5
    si je peux, 5
    S'il te plaît, la 5
    Même si je ne suis pas sûre, je vote 5
    si puede ser, la 5
    5 si no es tarde
    Si, la 5
    si, voto 5
    wenn es geht, 5
    wenn möglich die 5
    Wenn ich mich nicht irre, 5
    Solange noch Zeit ist, 5
    5, mal sehen, ob ich richtig liege
    """),
)
def test_a_courtesy_that_sounds_like_a_condition_is_none(words: str) -> None:
    assert read_answer(words, VOTE) == VotesRead((5,), None, "")


@pytest.mark.parametrize(
    "words",
    lines("""
    Ana says, it's 3
    Ana says, 3
    Ana says - 3
    Ana thinks, the third one
    My wife says, it's 3
    Tom said, I'd take 3
    Ana told me, it's 3
    It's 3, says Ana
    3, Ana thinks
    Ana dice, è la 3
    Mia moglie dice, è la 3
    Ana mi ha detto, la 3
    La 3, dice Ana
    A Ana diz, é a 3
    A Ana diz, 3
    É a 3, diz a Ana
    Ana mówi, to 3
    Ana powiedziała, 3
    To 3, mówi Ana
    Ana dit, c'est la 3
    La 3, dit Ana
    Ana dice, es la 3
    Ana cree, la 3
    Es la 3, dice Ana
    Ana sagt, es ist die 3
    Es ist die 3, sagt Ana
    Die 3, meint Ana
    """),
)
def test_what_others_say_behind_a_comma_is_asked_about(words: str) -> None:
    assert is_asked(words, VOTE)
    assert isinstance(read_answer(words, VOTE_4), Idle | Unclear)


@pytest.mark.parametrize(
    "words",
    lines("""
    I say, 3
    I think, 3
    You asked, 3
    My gut says, 3
    My heart tells me, 3
    Something tells me, 3
    My first thought, 3
    The coin says, 3
    Whatever Ana thinks, I vote 3
    Tom says 5, I say 3
    Ana says hi, 3
    3, Ana says hi
    Ana says she's late. 3
    Ana thinks it's hard, I vote 3
    Il cuore dice, la 3
    Io dico, la 3
    3, dice tutto
    O coração diz, a 3
    A minha filha diz 2, eu digo 3
    Serce mówi, 3
    Ana pozdrawia, 3
    Mon cœur dit la 3
    El corazón me dice la 3
    Mein Bauch sagt, die 3
    Ana lässt grüßen, 3
    """),
)
def test_what_one_says_oneself_counts(words: str) -> None:
    assert read_answer(words, VOTE) == VotesRead((3,), None, "")


def test_the_vote_that_stands_may_hang_on_anything() -> None:
    assert read_answer("4, if anyone asks", VOTE_4) == VotesRead((4,), None, "")


@pytest.mark.parametrize(
    "words",
    lines("""
    Annulla… stanza cinque
    Annulla... stanza 5
    undo... room five
    Undo my vote. Room 5
    scratch that... room five
    Actually... gate 5
    Cofnij... pokój pięć
    Anula... sala cinco
    Anula... habitación cinco
    Annule... chambre cinq
    Anzi, binario 5
    Forget it, page 5
    5, so beautiful!
    5 - so beautiful
    5: so beautiful
    Number 5 - so beautiful
    5, wow
    la 5, che bella!
    La 5! Che bella
    5 - linda
    piątka - piękna
    la 5, magnifique
    la 5, qué preciosa
    die 5, wunderschön
    """),
)
def test_a_room_and_praise_change_no_vote_that_stands(words: str) -> None:
    assert is_asked(words, VOTE_4)


@pytest.mark.parametrize("words", ["D - so beautiful", "la D, che bella", "undo... row D"])
def test_a_row_and_praise_change_no_card_that_stands(words: str) -> None:
    assert is_asked(words, CARD_B)


@pytest.mark.parametrize(
    "words",
    lines("""
    undo. five
    On second thought, 5
    5 please – Have a lovely Monday!
    undo, card 5
    annulla, la 5
    cofnij, 5
    no wait, 5
    I vote 5 - so beautiful
    I change to 5. So beautiful!
    my vote: 5 - so beautiful
    """),
)
def test_who_changes_a_vote_in_so_many_words_may_praise(words: str) -> None:
    assert read_answer(words, VOTE_4) == VotesRead((5,), None, "")


@pytest.mark.parametrize("words", ["5 - so beautiful", "room 5, my vote is 5", "5 (room 5)"])
def test_praise_and_a_room_beside_a_first_vote_take_nothing_away(words: str) -> None:
    assert read_answer(words, VOTE) == VotesRead((5,), None, "")


@pytest.mark.parametrize(
    "words",
    lines("""
    Non posso alle 3 ma va bene 4
    Non posso alle 3, ma va bene 4
    I can't at 3 but 4 is fine
    Can't at 3, 4 is ok
    I can't at 3 but 4
    Nie mogę o 3 ale 4 pasuje
    Nie mogę o 3, ale może być 4
    Não posso às 3 mas pode ser 4
    No puedo a las 3 pero va bien 4
    No puedo a las 3, pero a las 4 vale
    Je ne peux pas à 3 heures, mais 4 me va
    Um 3 kann ich nicht, aber 4 passt
    """),
)
def test_an_hour_that_suits_is_no_vote(words: str) -> None:
    assert is_asked(words, VOTE)


@pytest.mark.parametrize(
    "words",
    lines("""
    I can't at 3 but I vote 4
    Non posso alle 3 ma voto 4
    Non posso alle 3 ma la 4
    Non riesco a rispondere alle 3, la 4
    See you at 3. 4
    Ci vediamo alle 3, voto 4
    """),
)
def test_a_vote_beside_an_hour_counts(words: str) -> None:
    assert read_answer(words, VOTE) == VotesRead((4,), None, "")
