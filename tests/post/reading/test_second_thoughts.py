"""Requests, corrections within a mail, and sentences that name a card: what counts, and what is only said."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dixit_pbem.post.reading.answers import Asked, CardsRead, ClueRead
from dixit_pbem.post.reading.grammar import read_answer
from tests.post.reading.test_grammar import BLIND, CARD, CLUE, TWO_VOTES, VOTE
from tests.post.reading.test_natural import told
from tests.post.reading.test_never_wrong import CARD_B, VOTE_4, lines

CARD_D = replace(CARD, standing=CardsRead(("D",), ""))
CLUE_F = replace(CLUE, standing=ClueRead("F", "the moon", ""))
BLIND_MOON = replace(BLIND, standing=ClueRead(None, "the moon", ""))


def read(text: str, asked: Asked) -> list[tuple[str, str]]:
    return [(words, told(read_answer(words, asked))) for words in lines(text)]


def not_told(text: str, asked: Asked, wanted: str) -> list[tuple[str, str]]:
    return [each for each in read(text, asked) if each[1] != wanted]


REQUESTS = """
Mi segni la B, per piacere? Sono in coda da un'ora
Could you put me down for card B, please? My bus is here
Podem pôr a carta B por mim, por favor?
Czy mogłabyś wpisać kartę B, proszę?
B. How is your knee, Colin?
la B. Come va il ginocchio, Piero?
A carta B. E o joelho, como vai, Nuno?
"""
CHANGES = """
Could I swap my card, please? D instead of B, now that I have read the clue again
Czy mogę jeszcze zamienić? Chcę D zamiast B, dziękuję!
Se sono ancora in tempo passerei dalla B alla D.
D please
la D, per favore
"""
ADVICE = """
should I take D instead of B
Could I swap B for D?
dovrei prendere la D invece della B
B, Colin?
"""
OWN_CARDS = """
2... no wait, 2 is mine! 5 then
2... no aspetta, la 2 è la mia! Allora 5
2⏎⏎Ups, 2 é a minha carta. 5!
2... nie, czekaj, 2 to moja! Czyli 5
"""
POINTED_BACK = """
I liked the fifth card a lot, that one gets my vote. Is it raining with you as well?
Gostei muito da quinta carta, é nessa que voto. Já chove por aí?
Mi piace molto la quinta carta, è quella che voto
Bardzo mi się podoba piąta karta, na nią głosuję
Não faço a mínima ideia, por isso 5
Non ho capito niente ma tiro 5
"""
CARDS_BELOW = """
D: the moon⏎⏎No, wait, I misread the letters, it's card E. Clue stays the same.
D: the moon⏎mentira, é a E, li mal o mail. a pista mantém-se
D: the moon⏎⏎Przepraszam, pomyłka w literze, chodzi o kartę E.
D: the moon⏎⏎anzi no, ho guardato male, è la E! indizio uguale
"""
SECOND_THOUGHTS = """
C: dog⏎⏎No wait, D
C: dog⏎⏎hmm, or card D
C. o D
C o forse la D
"""
SENTENCES = """
Sorry all, misread it, it's on card E
Desculpem, enganei-me na letra, é a carta E.
Mi sono confusa, la carta è la E
Ups, zła litera, miała być karta E
I looked at the wrong hand, the clue is for card E
Ho confuso le immagini, l'indizio è per la carta E
Ask me again tomorrow, I am not sure about card E
How do you like card E
Everybody will think of card E
"""
ARTICLES = (("C. o jardim secreto", "C|o jardim secreto"), ("F. o caminho de noite", "F|o caminho de noite"))
BLIND_LETTERS = """
Dear all,⏎⏎The sea at night⏎⏎Love,⏎Ana
Cari tutti,⏎⏎The sea at night⏎⏎Vi abbraccio⏎Pina
Boa noite,⏎⏎The sea at night⏎⏎Graça
Witam Was wszystkich!⏎⏎The sea at night⏎⏎Zosia
weird without the cards but fine. "The sea at night"
"""
BLIND_NEWS = """
Dear all,⏎⏎I am in bed with a cold⏎⏎Ana
Ciao a tutti,⏎⏎Stasera sono a cena fuori⏎⏎Pina
The parcel was handed to a neighbour. Please rate your courier.
"""
OTHER_CLUES = """
I prefer "the sea at night" to "the moon". Sorry!
Can I still change it? "the sea at night" rather than just moon
Czy może być jednak „the sea at night” zamiast samego księżyca?
Mi correggo, preferisco "the sea at night" al posto de "the moon". Scusate!
"""
BEGGED = (
    ("Nie znam tego wariantu, proszę o wyjaśnienie zasad.", "command rules"),
    ("I don't know this variant, could you explain the rules please", "command rules"),
)
DESCRIBED = """
Voto quella con il gatto sul tetto.
I vote for the one with the cat on the roof
a do gato no telhado
ta z kotem na dachu
"""


@pytest.mark.parametrize(
    ("text", "asked", "wanted"),
    [
        (REQUESTS, CARD, "card B"),
        (CHANGES, CARD_B, "card D"),
        (ADVICE, CARD_B, "ask"),
        ("Ai, enganei-me! Era B e não D.", CARD_D, "card B"),
        (OWN_CARDS, VOTE, "vote 5"),
        (POINTED_BACK, VOTE, "vote 5"),
        ("F!⏎M. x", replace(CARD, own_name=frozenset(("marta",))), "card F"),
        ("voto na sexta", TWO_VOTES, "ask"),
        (DESCRIBED, VOTE, "ask"),
    ],
)
def test_a_request_and_a_correction_count_and_advice_is_given(text: str, asked: Asked, wanted: str) -> None:
    assert not_told(text, asked, wanted) == []


def test_a_clue_is_taken_to_another_card_only_in_so_many_words() -> None:
    assert not_told(CARDS_BELOW, CLUE, "clue E|the moon") == []
    assert not_told(SECOND_THOUGHTS, CLUE, "ask") == []
    assert [each for each in ARTICLES if told(read_answer(each[0], CLUE)) != f"clue {each[1]}"] == []


def test_a_clue_is_spelt_once_more() -> None:
    asked = replace(CLUE, standing=ClueRead("E", "the vilage fool", ""))
    for words in (
        "Oops, an L is missing: the village fool. The rest as it was",
        "the village fool",
        "sorry: the village fool",
    ):
        assert told(read_answer(words, asked)) == "clue E|the village fool"
    assert told(read_answer("not the vilage fool", asked)) == "ask"


def test_a_sentence_that_names_a_card_is_no_clue() -> None:
    assert not_told(SENTENCES, CLUE, "ask") == []
    assert [each for each in read(SENTENCES, CLUE_F) if each[1] not in ("ask", "clue E|the moon")] == []


def test_a_blind_clue_may_stand_in_a_letter_and_news_is_none() -> None:
    assert not_told(BLIND_LETTERS, BLIND, "clue |The sea at night") == []
    assert not_told(BLIND_NEWS, BLIND, "ask") == []
    assert not_told(OTHER_CLUES, BLIND_MOON, "clue |the sea at night") == []
    assert [each for each in BEGGED if told(read_answer(each[0], BLIND)) != each[1]] == []


@pytest.mark.parametrize("words", ["Tell them I am undecided. Why 4?", "voto na sexta"])
def test_what_may_be_an_answer_is_never_passed_over(words: str) -> None:
    assert told(read_answer(words, VOTE_4)) != "silence"
