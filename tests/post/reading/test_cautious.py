"""What a careful person asks about, though a card stands there; and answers beside thanks, never passed over."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dixit_pbem.post.reading.answers import Asked, CardsRead, ClueRead, Unclear, VotesRead
from dixit_pbem.post.reading.grammar import read_answer
from tests.post.reading.test_grammar import BLIND, CARD, CLUE, RED, TWO_CARDS, TWO_VOTES, VOTE
from tests.post.reading.test_natural import told
from tests.post.reading.test_never_wrong import CARD_B, CLUE_C, VOTE_4, lines

VOTE_2 = replace(VOTE, standing=VotesRead((2,), None, ""))
CARD_D = replace(CARD, standing=CardsRead(("D",), ""))
BLIND_SEA = replace(BLIND, standing=ClueRead(None, "the sea", ""))

DOUBTFUL_VOTES = """
tudo menos a 6 - 6
tutto tranne la 5. 5
anything but 2 😀 5
wszystko tylko nie 3, 1
quella di Mia è di sicuro la 6
Resposta automática: estou de férias.⏎⏎6. ao princípio pensei na 4
głos na drugą 3 do 1
just a second card 1
#4; Is that allowed?
For me it's the fifth – Is that allowed?
I love the little boat no. 5
The fourth⏎⏎Kind regards,⏎Cyd 👍 no idea, 5 or 2
"""
DOUBTFUL_CHANGES = """
non so, 5
not sure, but (5)
nie wiem, więc 5
pewnie *5* 👍 moja siostra śpiewa
raczej 5 😀 co za światło
5; Ale zabawa
a jednak gramy! 5!
Can I change it? the fifth
Can I change it? – What fun - 5
sześć 😀 nie lubię 2
"""
BARE_CHANGES = """
5⏎A. Rossi
5⏎⏎A. Nowak
chyba 5⏎Ewa F.
Viva,⏎⏎A. Silva⏎⏎5
can I still switch from 2 to 5? If yes: 5
zmieniam zdanie. 5
"""
DOUBTFUL_CLUES = """
Indizio: “un addio”, carta D⏎⏎Ripensandoci, no
Hasło: “list pod śniegiem”, karta C⏎⏎Nie liczcie mojego głosu
Clue: “a farewell”, card D⏎⏎Scratch that.
F: “pożegnanie i morze”⏎⏎Można?
Indizio: il viaggio di notte⏎Carta: C⏎Si può?
um adeus⏎C⏎a ronda 7 foi difícil
a farewell⏎C⏎the round was hard
F – onde dorme a lua cheia⏎⏎D. Maria manda beijos
"""
NO_BLIND_CLUES = """
Hugs to my sister
Baci a mia sorella
Beijinhos para a minha irmã
Uściski dla wszystkich w domu
tutti andranno sulla 4
Mia E.
“a way home for the world”⏎Scratch that.
“antes de o vento”⏎Esquece isso.
"""
BESIDE_THANKS = """
Thanks so much for organising! 4
Lovely round, thank you all. Number 4 for me.
Ok, 4 then, thanks!
👍 4
Done: 4
thanks for the reminder, here's my 4
Cheers all, 4 gets it
Great stuff everyone, 4 from me, kisses
Grazie mille a tutti, la 4 per me
fatto, la 4. un bacio
ok grazie, 4
grazie del promemoria! il mio voto: 4
ciao ciao, la 4
Buonasera, la 4, e grazie della pazienza
Muito obrigada pela paciência! A 4
feito, a quatro. beijinhos
ok, 4, até já
obrigado a todos, o meu voto vai para a 4
boa noite a todos, 4 e obrigada
Dziękuję wszystkim! Czwórka
gotowe, 4. pozdrawiam
ok 4 dzięki
dzięki za przypomnienie, 4
Dobry wieczór, mój głos: czwarta. Uściski
"""
CHANGES_BESIDE_THANKS = """
Thanks, but make it 4 please
ok thanks, on reflection 4
Done! Oh, and 4 instead of 2 please
Thanks, 4 after all
Merci! 4 now
great, thanks. 4.
👍 but 4
grazie, però cambio: la 4
scusate, grazie, meglio la 4
ok. 4. grazie
grazie, ripensandoci la 4
obrigada, mas afinal a 4
desculpem, troco para a 4, obrigado
Perfeito, obrigada. 4.
obrigada, pensando melhor a 4
dzięki, ale jednak 4
przepraszam, zmieniam na 4, dziękuję
super dzięki. 4.
dziękuję, po namyśle 4
"""


def asked_about(text: str, asked: Asked) -> list[str]:
    return [words for words in lines(text) if not isinstance(read_answer(words, asked), Unclear)]


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        (DOUBTFUL_VOTES, VOTE),
        (DOUBTFUL_CHANGES, VOTE_2),
        (DOUBTFUL_CLUES, CLUE),
        (DOUBTFUL_CLUES, CLUE_C),
        (NO_BLIND_CLUES, BLIND),
    ],
)
def test_what_a_careful_person_would_ask_about_is_asked_about(text: str, asked: Asked) -> None:
    assert asked_about(text, asked) == []


@pytest.mark.parametrize(
    ("words", "asked"),
    [
        ("Chiara dirà la C", CARD),
        ("klatka F", CARD),
        ("Casella non presidiata.", BLIND),
        ("Penso a voi in ospedale nº 5 👍", VOTE_2),
        ("Grazie!\n\nB + C?", TWO_CARDS),
        ("E and C?", TWO_CARDS),
        ("I think it's 2! only 8 to go", TWO_VOTES),
        ("mah, D. Rossi\n\nmetto la A e via", CARD_B),
        ("i give card F, please\n\nCan I change it?", CARD_D),
        ("escolha dura. 4\nvermelha 5 – Esquece isso.", replace(RED, standing=VotesRead((5,), None, ""))),
        ("“antes de o vento”\nEsquece isso.", BLIND_SEA),
    ],
)
def test_what_is_said_of_somebody_or_taken_back_is_never_recorded(words: str, asked: Asked) -> None:
    assert told(read_answer(words, asked)) in ("ask", "silence")


@pytest.mark.parametrize("words", lines(BARE_CHANGES))
def test_a_signature_below_leaves_an_answer_bare(words: str) -> None:
    assert told(read_answer(words, VOTE_2)) == "vote 5"


@pytest.mark.parametrize(
    ("text", "asked"), [(BESIDE_THANKS, VOTE), (BESIDE_THANKS, VOTE_2), (CHANGES_BESIDE_THANKS, VOTE_2)]
)
def test_an_answer_beside_thanks_is_never_passed_over(text: str, asked: Asked) -> None:
    read = [(words, told(read_answer(words, asked))) for words in lines(text)]
    assert [each for each in read if each[1] not in ("vote 4", "ask")] == []


def test_most_answers_beside_thanks_are_recorded() -> None:
    read = [told(read_answer(words, VOTE)) for words in lines(BESIDE_THANKS)]
    assert read.count("vote 4") >= len(read) - 3


@pytest.mark.parametrize(
    "words",
    lines("""
    thanks, B instead
    thanks! could you make it B
    great. B
    grazie, la B invece
    grazie mille. B
    scusate, grazie: B
    obrigado. B
    obrigada, a B em vez dessa
    afinal a B, obrigada
    dzięki, jednak B
    dziękuję. B
    przepraszam, B, dzięki
    """),
)
def test_another_card_beside_thanks_is_never_passed_over(words: str) -> None:
    assert told(read_answer(words, CARD_D)) in ("card B", "ask")


def test_an_answer_that_stands_is_no_change() -> None:
    assert told(read_answer("Thanks, 4 it was!", VOTE_4)) in ("vote 4", "silence")
