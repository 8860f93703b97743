"""What friends do round an answer: tell of each other's cards, go through all of them, laugh, vow, think aloud."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dixit_pbem.post.reading.answers import Asked, CardsRead, VotesRead
from dixit_pbem.post.reading.grammar import read_answer
from tests.post.reading.test_grammar import BLIND, CARD, CLUE, TWO_VOTES, VOTE
from tests.post.reading.test_natural import told
from tests.post.reading.test_never_wrong import lines

VOTE_6 = replace(VOTE, standing=VotesRead((6,), None, ""))
CARD_A = replace(CARD, standing=CardsRead(("A",), ""))

OTHERS_CARDS = """
Per me è la 4, Giorgio secondo me ha messo la 2
Voto a 4. A mãe votou na 2, como sempre
I say 4. My brother put 2 without looking
Głosuję na 4. Mój brat położył dwójkę, widać od razu
Voto la 4. La mamma ha giocato la 2, si vede
I vote 4. Nora insists on 2 but she is only 6
Voto na 4. O meu filho metia a 2 mas ele só tem 6 anos
"""
GOES_THROUGH_ALL = """
1 no, 2 no, 3 mine, 5 maybe, 4 YES. so 4
1 nie, 2 nie, 3 moja, 5 może, 4 TAK. czyli 4
1 no, 2 no, 3 mia, 5 forse, 4 sì. quindi 4
1 não, 2 não, 3 minha, 4 sim. portanto 4
"""
YIELDS = """
all of them fit somehow but ok 4
vanno bene quasi tutte ma vabbè 4
encaixam todas mas pronto 4
nessuna mi convince davvero ma vabbè 4
todas servem mais ou menos mas enfim 4
wszystkie są podobne ale trudno 4
wszystkie jakoś pasują ale dobra 4
none of these say it to me but fine 4
"""
OF_A_DAY = """
Głosuję na numer cztery. Jutro mam dentystę o 5 rano, trzymajcie kciuki.
I'm voting for number 4. Lunch at ours on the 6th, don't forget! Bring plates, we only have 3.
Voto la quarta. Domani il treno parte alle 5 di mattina, che sonno.
Voto na quarta imagem. Amanhã levanto-me às 5 da manhã.
"""
VOWS = """
Quarta imagem. Se não for essa, desisto do jogo da vida
Quarta immagine. Se non è questa, smetto di giocare
Fourth picture. If it isn't that one, I quit
Czwarty obrazek. Jeśli nie ten, zjem kapelusz
Number 4. If it's not this, I eat my hat
"""
TAGGED = """
4 - there's a dog in it isn't there
4 - c'è un cane non è vero
4 - tem lá um cão não é
4 - jest tam pies nieprawdaż czyż nie
"""
STILL_OPEN = """
Giorgio secondo me ha messo la 2
Mój brat położył dwójkę
A mãe votou na 2
Dad put 2
1 no, 2 maybe, 3 mine, 4 maybe
all of them fit but ok 4 or 5
my train is late but fine 4
we lost 3 games but ok 4
I can't do 3 but ok 4
4. If it isn't that one, 5
4. Se não for essa, a 5
Quarta imagem. Se non è quella, la 2
4 - there's a dog in it, or 5
4, but maybe not
4. Ma forse no
4. Se calhar não
4, ale może nie
"""
THINKS_ALOUD = """
B or D... B. Final answer.
B o D… B.
D ou B... B
D albo B… B. Koniec.
B lol this one is so bad for that clue but whatever
B haha what a card
B ahahah che carta
B kkkk que carta
B xd co za karta
"""
LEAVES_IT_OPEN = """
B or D... C
B or D... maybe B
B or D, B
D ou B... talvez B
B lol not sure though
B lol but maybe not
B haha or D
B xd może jednak nie
Thanks! just a second C
o chefe manda beijinhos F
dziękuję, momencik C
"""


@pytest.mark.parametrize(
    "words",
    [each for each in lines(OTHERS_CARDS + GOES_THROUGH_ALL + YIELDS + OF_A_DAY + VOWS + TAGGED) if each],
    ids=lambda words: words[:40],
)
def test_a_vote_counts_beside_what_friends_tell(words: str) -> None:
    assert told(read_answer(words, VOTE)) == "vote 4"


def test_both_votes_may_stand_behind_a_yielding_but() -> None:
    assert told(read_answer("wszystkie pasują ale dobra 1 i 5", TWO_VOTES)) == "vote 1,5"


WHOSE = """
Ta dwójka to na bank Janusza
Ta dwójka to na pewno Tomka, on zawsze daje konie
Dwójka to na pewno Tomek
A 2 é de certeza do Rui
A 2 é com certeza da Marta
The 2 is definitely Tom's
La 2 è sicuramente di Gigi
"""
NOT_WHOSE = """
Ta dwójka to na pewno
Dwójka to na bank hasło
A 2 é de certeza a certa
A 2 de certeza
"""
ASKED_WHO = """
Na pewno 6, a drugi głos na 1. Kto wymyślił to hasło?
6 for sure, and the second vote on 1. Who made that clue?
6 sicuro, e il secondo voto alla 1. Chi ha scritto l'indizio?
6 de certeza, e o segundo voto na 1. Quem fez a pista?
"""
NOT_ASKED_WHO = """
Na pewno 6, a drugi głos na 1. Kto wie?
6 for sure, and the second vote on 1. Who says it isn't 2?
6 for sure, and the second vote on 1. Who would change that?
"""


@pytest.mark.parametrize(("table", "meant"), [(WHOSE, "silence"), (NOT_WHOSE, "ask")], ids=["whose", "not whose"])
def test_whose_another_card_is_changes_no_vote(table: str, meant: str) -> None:
    read = [(words, told(read_answer(words, VOTE_6))) for words in lines(table)]
    assert [each for each in read if each[1] != meant] == []


@pytest.mark.parametrize(("table", "meant"), [(ASKED_WHO, "vote 1,6"), (NOT_ASKED_WHO, "ask")], ids=["who", "doubt"])
def test_who_made_the_clue_may_be_asked_below_two_votes(table: str, meant: str) -> None:
    read = [(words, told(read_answer(words, TWO_VOTES))) for words in lines(table)]
    assert [each for each in read if each[1] != meant] == []


@pytest.mark.parametrize("words", lines(THINKS_ALOUD), ids=lambda words: words[:40])
def test_who_thinks_aloud_or_laughs_has_given_a_card(words: str) -> None:
    assert told(read_answer(words, CARD)) == "card B"


@pytest.mark.parametrize(
    ("words", "asked"),
    [
        *((words, VOTE) for words in lines(STILL_OPEN)),
        *((words, CARD) for words in lines(LEAVES_IT_OPEN)),
        ("Trudna sprawa “E”", CARD_A),
        ("3\n6 não, melhor voto: 2", TWO_VOTES),
        ("Can I change it? I choose card F a big hug", CARD_A),
        ("Ainda posso mudar de ideias? – a minha carta é a C que difícil", CARD_A),
    ],
    ids=lambda each: each[:40] if isinstance(each, str) else "",
)
def test_what_friends_leave_open_is_asked_about(words: str, asked: Asked) -> None:
    assert told(read_answer(words, asked)) == "ask"


CLUES = (
    ("A come Ancona: lontano da casa", "A|lontano da casa"),
    ("B as in Bristol: the last ferry", "B|the last ferry"),
    ("D de Dinamarca - um pouco de neve", "D|um pouco de neve"),
    ("F jak Franek: koniec lata", "F|koniec lata"),
    (
        "Dictated in the car, sorry. Letter F. The clue is nobody asked the cat. Full stop. Thanks bye",
        "F|nobody asked the cat",
    ),
    ("scusate il ritardo\n\nallora F\nchi me lo fa fare", "F|chi me lo fa fare"),
    ("ok D\nthe long way round", "D|the long way round"),
    ("no to D\nkto zgasił światło", "D|kto zgasił światło"),
    (
        "I loved the cards, B above all, but I keep that one.\n\nClue: five minutes of peace\nCard: C",
        "C|five minutes of peace",
    ),
    ("Adorei a B, mas vou guardá-la.\n\nPista: cinco minutos de paz.\nCarta: C.", "C|cinco minutos de paz"),
    (
        "Sorki za ciszę.\nOd razu rzuciła mi się w oczy B, choć D też kusiła.\n\nCzyli B, a skojarzenie to:"
        "\n\nżycie na walizkach\n\nTylko się nie śmiejcie, bo to o mnie.",
        "B|życie na walizkach",
    ),
    ("Biorę E.\nSkojarzenie: zgubiony klucz\n\nPozdro, K.\nPS. Tomek, oddasz mi w końcu te 50 zł?", "E|zgubiony klucz"),
)
BLIND_CLUES = (
    ('They shall be: "a letter never sent".\n\nI am off to church at ten.', "a letter never sent"),
    ('allora, la mia è: "un giorno di pioggia". Meglio non so fare', "un giorno di pioggia"),
    ('bora lá, a minha é "quase lá". n sei se presta mas é o que há', "quase lá"),
    ('no to moje jest: "pusty dom". nie wiem czy dobre', "pusty dom"),
    ("Cara, io direi così: la neve di una volta. Va bene? Baci, nonna", "la neve di una volta"),
    ("hmm let me see\n\nlight sleeper", "light sleeper"),
    ("hmmmm deixa ver\n\nsono leve", "sono leve"),
    ("vediamo un po'\n\nacqua in bocca", "acqua in bocca"),
    ("niech pomyślę\n\nlekki sen", "lekki sen"),
    ('Two ideas: "the great escape" or "the small escape". I take the latter.', "the small escape"),
    ('Ho due idee: "la grande fuga" o "la piccola fuga". Prendo la prima.', "la grande fuga"),
    ('Dwa pomysły mam: "wielka ucieczka" albo "mała ucieczka". Biorę to drugie.', "mała ucieczka"),
    ("Moje hasło: Na jednej nodze\n\nA przy okazji: kto chce jabłka? Mam 4 skrzynki.", "Na jednej nodze"),
)
NO_CLUES = (
    ("A come Bologna: lontano da casa", CLUE),
    ("allora F\nci vediamo dopo", CLUE),
    ("ok D\nthanks a lot everybody", CLUE),
    ("Clue: five minutes of peace\nCard: C\nor better card B", CLUE),
    ("Biorę E.\nSkojarzenie: zgubiony klucz\n\nPS. czy to nie za trudne?", CLUE),
    ("Uso la C. Il mio indizio e' l'ora del te', senza accenti che non li trovo sulla tastiera", CLUE),
    ('a minha é "quase lá". mas ainda vou pensar', BLIND),
    ("Cara, io direi così: la neve di una volta. Troppo facile? Baci, nonna", BLIND),
    ("hmm let me think\n\nback later tonight", BLIND),
    ("hmm\n\nno idea", BLIND),
    ("hm\n\nmy dog ate it", BLIND),
    ("boh\n\nho mal di testa", BLIND),
    ("vediamo\n\nsono in ritardo", BLIND),
    ("let me see\n\nwhere are the cards", BLIND),
    ("Carta D. A pista vai depois", CLUE),
    ("A for Anna: happy birthday", CLUE),
    ("vediamo\n\nvi scrivo stasera", BLIND),
    ('Two ideas: "the great escape" or "the small escape". Which one?', BLIND),
    ('Two ideas: "the great escape" or "the small escape". Maybe I take the latter.', BLIND),
    ("Hasło: ogród\n\nA przy okazji: jednak nie", BLIND),
    ("Pista: o canto da noite\n\nNão, espera.", BLIND),
)


@pytest.mark.parametrize(
    ("words", "asked", "meant"),
    [
        *((words, CLUE, clue) for words, clue in CLUES),
        *((words, BLIND, f"|{clue}") for words, clue in BLIND_CLUES),
    ],
    ids=lambda each: each[:30] if isinstance(each, str) else "",
)
def test_a_clue_is_led_to_in_many_ways(words: str, asked: Asked, meant: str) -> None:
    assert told(read_answer(words, asked)) == f"clue {meant}"


@pytest.mark.parametrize(("words", "asked"), NO_CLUES, ids=lambda each: each[:30] if isinstance(each, str) else "")
def test_what_is_no_certain_clue_is_asked_about(words: str, asked: Asked) -> None:
    assert not told(read_answer(words, asked)).startswith("clue")
