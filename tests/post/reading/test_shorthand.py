"""Letters that begin a word, as phones write them, are no cards; and no clue has a name for its words."""

from __future__ import annotations

import pytest

from tests.post.reading.spoken.frame import CARD, CLUE
from tests.post.reading.test_unfulfilled import read, read_otherwise, recorded

BEGINS_A_WORD = """
c cool
C cool !
c top
c génial
c magnifique
c pas facile
C pas facile cette fois
c trop dur
c koi l'indice ?
c qui qui raconte ?
c à d
c à d demain
c.-à-d. demain
c.à.d. je réponds demain
D'ac
d ac
D acc
a tte
A tout à l'heure
A plus
A demain
A ce soir
c u later
C u
c ya
C ya!
c you tomorrow
b right back
b back soon
B there soon
e. g. tomorrow
e.g. tomorrow
c vediamo
C vediamo dopo
c sta
c sentiamo
d niente
D nulla
c certeza
C certeza
c vcs
b noite
B noite a todos
b dia
B sorte
b tarde
d momento no
d verdad
d una
b días
b. ładne
B. ładne
b. dobre
B. dobre skojarzenie!
b. miło
b. fajnie
c. d. n.
c.d.n.
B. fajne hasło
f it
a.k.a. Bob
F. Y. I.
d. h. morgen
D. h. morgen
u. a. morgen
i. d. R. abends
b. a. w.
Ende d. Woche
e cc
a. m.
10 a. m.
a 5 e c
"""
IS_A_LETTER = """
C | c la mía
C | C la mia
C | C la minha
B | c la B
C | C elo
C | c elo
D | D fácil
B | b
B | b!
B | b pls
C | c, cool
C | C. Cool
C | C bitte
C | C merci
D | D grazie
B | B obrigada
C | c pf
A | A. Plus facile cette fois
A | A
A | A !
D | d de dado
D | D de dedo
C | C de casa
B | B wie Berta
B | B jak Basia
B | B come Bologna
B | B de bola
B | B as in Bob
B | B like Bob
D | d comme dimanche
"""
NO_CLUE = """
E) como el viento⏎Pensándolo bien, no
B: la nuit⏎peut-être pas
B: the night⏎Maybe not.
B: die Nacht⏎doch nicht
B: la noche⏎Pensándolo mejor, no
E⏎Cordialement,⏎M. Dupont
E⏎Bien à toi,⏎M. Dupont
E⏎Saluti,⏎M. Rossi
E⏎Un abrazo,⏎J. Pérez
E⏎Abraços,⏎J. Silva
E⏎Pozdrawiam,⏎J. Nowak
E⏎Viele Grüße⏎H. Müller
E⏎Regards,⏎J. Smith
E⏎Regards,⏎J.
E⏎Yours⏎J. R. Smith
c parti
c cool
D accord je fais ça
d acuerdo
C certeza
B noite
c vediamo
b right back
z. B. morgen
A+
a+
B. fajne hasło
b. dobre
D comme dimanche
D as in dog
D come dado
D wie Dora
D de dado
D jak dom
New card: C
"""
CLUES = [
    ("E", "chez mamie", "E: chez mamie⏎Bises⏎J."),
    ("E", "the sea", "E: the sea⏎Regards⏎J. Smith"),
    ("C", "il mare", "C: il mare⏎Saluti⏎M. R."),
    ("C", "la vie", "C : la vie"),
    ("C", "c'est la vie", "C : c'est la vie"),
    ("A", "plus tard", "A: plus tard"),
    ("D", "accord parfait", "D: accord parfait"),
    ("C", "super-héros", "C, super-héros"),
    ("D", "comme un dimanche", "Lettre D et comme indice: comme un dimanche"),
]


def test_a_letter_that_begins_a_word_is_no_card() -> None:
    assert recorded(BEGINS_A_WORD, CARD) == []


def test_a_letter_that_is_spelt_or_stands_alone_is_one() -> None:
    assert read_otherwise(IS_A_LETTER, CARD) == []


def test_a_letter_without_a_clue_tells_none() -> None:
    assert recorded(NO_CLUE, CLUE) == []


@pytest.mark.parametrize(("letter", "clue", "words"), CLUES)
def test_a_clue_is_told_without_the_name_below_it(letter: str, clue: str, words: str) -> None:
    assert read(words.replace("⏎", "\n"), CLUE) == f"clue {letter}|{clue}"
