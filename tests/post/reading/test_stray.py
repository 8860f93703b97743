"""Letters of names and of other things, counts of people, cards once wanted, tags and exclamations: no answers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dixit_pbem.post.reading.answers import Asked, Command, CommandRead, VotesRead
from dixit_pbem.post.reading.grammar import read_answer
from tests.post.reading.test_doubtful import not_asked
from tests.post.reading.test_grammar import CARD, TWO_VOTES, VOTE
from tests.post.reading.test_natural import told
from tests.post.reading.test_never_wrong import lines
from tests.post.reading.test_second_thoughts import CARD_D

VOTE_5 = replace(VOTE, standing=VotesRead((5,), None, ""))
NAMES = """
Ben E. Schulz
Ben F.
Ben F
Jo B.
Mark D. Smith
Sara C.
Danke!⏎Ben E.
"""
OF_OTHER_THINGS = """
C section
F word
B side
C major
"""
COUNTS = """
tal vez - seis ya están, faltan ocho, por la luna
seis ya están, faltan ocho
6 are in already, 2 missing
sechs sind schon da, fehlen zwei
six sont déjà là
sei sono già dentro
seis já estão
sześć już jest
faltan 3, por la luna
"""
WANTED = """
volevo votare 3
volevo votare la 3
I wanted to vote 3
ich wollte für die 3 stimmen
je voulais voter 3
quería votar la 3
queria votar na 3
chciałam głosować na 3
"""
CHANGES = """
Apuesto por la 1⏎⏎¿Aún puedo cambiar de idea?
I vote for 1⏎⏎Can I still change my mind?
Ich stimme für 1⏎⏎Kann ich mich noch umentscheiden?
Je vote 1⏎⏎Je peux encore changer d'avis ?
Voto la 1⏎⏎Posso ancora cambiare idea?
Voto na 1⏎⏎Ainda posso mudar de ideias?
Głosuję na 1⏎⏎Mogę jeszcze zmienić zdanie?
Retiro lo dicho⏎⏎tan fácil Tercera
so einfach die dritte
si facile la troisième
così facile la terza
tão fácil a terceira
tak łatwe trzecia
"""
EXCLAIMED = """
vale, gracias… “A”! qué inquietante
thanks… “A”! how creepy
danke… „A“! wie unheimlich
merci… « A » ! que c'est troublant
grazie… “A”! che inquietante
obrigada… “A”! que inquietante
dzięki… „A”! jakie niepokojące
"""
PAIRS = """
3⏎6 ich meine 7/4
3 6 I mean 7/4
3⏎6 je veux dire 7/4
3⏎6 cioè 7/4
3⏎6 quiero decir 7/4
3⏎6 quero dizer 7/4
3⏎6 to znaczy 7/4
die 3 finde ich schön, 3
die 3 finde ich schön, \uff13
"""
ONE_OF_A_PAIR = """
La carte 3,2 non, pardon, 2/4
card 3, sorry, 2/4
karta 3, przepraszam, 2/4
"""
TOLD = """
a las ocho en punto – ¿Vale?
Oma hat 5 Punkte – Gilt das?
Oma hat 5 Punkte, stimmt's?
Grandma has 5 points, does it count?
Tom tiene cinco puntos, ¿vale?
Ho 5 punti, vero?
alle otto in punto, va bene?
Nonna vince 5 punti, giusto?
"""
ASKED_FOR = (
    ("Wie viele Punkte bekommt Oma, wenn alle richtig liegen?", Command.STATUS),
    ("Quién va ganando, ¿vale?", Command.STATUS),
    ("Explain the rules again, ok?", Command.RULES),
    ("who are we waiting for?", Command.STATUS),
)


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        (NAMES, CARD),
        (OF_OTHER_THINGS, CARD),
        (COUNTS, VOTE),
        (WANTED, VOTE),
        (CHANGES, VOTE_5),
        (EXCLAIMED, CARD_D),
        (PAIRS, TWO_VOTES),
        (ONE_OF_A_PAIR, VOTE),
    ],
)
def test_what_is_no_answer_is_asked_about(text: str, asked: Asked) -> None:
    assert not_asked(text, asked) == []


@pytest.mark.parametrize(
    ("words", "asked", "wanted"),
    [
        ("ben F", CARD, "card F"),
        ("Ben, F", CARD, "card F"),
        ("Sarà la F", CARD, "card F"),
        ("3 3", TWO_VOTES, "vote 3"),
        ("3. Bin am 2/4 weg", VOTE, "vote 3"),
        ("3/7", TWO_VOTES, "vote 3,7"),
        ("Sorry, I meant to vote 3", VOTE_5, "vote 3"),
    ],
)
def test_what_looks_like_it_is_read(words: str, asked: Asked, wanted: str) -> None:
    assert told(read_answer(words, asked)) == wanted


@pytest.mark.parametrize("words", lines(TOLD))
@pytest.mark.parametrize("asked", [VOTE, VOTE_5])
def test_what_is_told_is_no_command(words: str, asked: Asked) -> None:
    assert not isinstance(read_answer(words, asked), CommandRead | VotesRead)


@pytest.mark.parametrize(("words", "command"), ASKED_FOR)
def test_what_is_asked_is_one(words: str, command: Command) -> None:
    assert read_answer(words, VOTE_5) == CommandRead(command, "", "")


@pytest.mark.parametrize(
    "words",
    lines("""
    my favourite is 2
    meine Favoritin ist die 2
    ma préférée est la 2
    mi favorita es la 2
    mi preferida es la 2
    la mia preferita è la 2
    a minha favorita é a 2
    moja ulubiona to 2
    """),
)
def test_a_favourite_is_an_answer(words: str) -> None:
    assert told(read_answer(words, VOTE)) == "vote 2"
