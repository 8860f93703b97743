"""Cards that are named and not given: counted, guessed, put off, on a condition; beside them plain answers are read."""

from __future__ import annotations

import pytest

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.grammar import read_answer
from dixit_pbem.post.reading.own_words import own_words
from tests.post.reading.spoken.frame import CARD, VOTE
from tests.post.reading.test_natural import OURS, is_move, told
from tests.post.reading.test_never_wrong import lines


def read(words: str, asked: Asked) -> str:
    return told(read_answer(own_words(words, OURS), asked))


def recorded(text: str, asked: Asked) -> list[tuple[str, str]]:
    return [(words, found) for words in lines(text) if is_move(found := read(words, asked))]


def read_otherwise(text: str, asked: Asked) -> list[tuple[str, str, str]]:
    """Of lines like `4 | vote it`: those that are not read as what stands before the bar."""
    kind = {Phase.VOTE: "vote", Phase.CARD: "card"}[asked.phase]
    rows = (
        (f"{kind} {meant.strip()}", words.strip())
        for meant, _, words in (each.partition(" | ") for each in lines(text))
    )
    return [(words, meant, found) for meant, words in rows if (found := read(words, asked)) != meant]


SO_MANY = """
3 friends
3 amis
3 amigos
3 amici
3 bisous
3 bises
tre baci
3 baci
three kisses
3 besos
tres besos
3 Küsse
drei Küsse
trois bisous
três beijos
3 beijinhos
3 buziaki
trzy buziaki
2 hugs
2 abrazos
3 amigos
3 Freunde
3 przyjaciół
2 Küsschen
drei Küsschen
5 uścisków
"""
OF_EVERYONE = """
alle gehen auf die 6
die meisten nehmen die 6
Ihr stimmt für die 6
many vote for 6
most people vote for 6
everybody picks 6
la plupart votent 6
la plupart prennent la 6
vous votez la 6
la maggior parte sceglie la 6
la maggioranza vota 6
quasi tutti votano la 6
la mayoría vota 6
la mayoría elige la 6
la maioria vota na 6
a maioria escolhe a 6
większość głosuje na 6
większość wybiera 6
voi votate la 6
vosotros votáis la 6
vocês votam na 6
wy głosujecie na 6
you all vote for 6
they all vote 6
"""
WHOSE = """
creo que la 2 es de Bob
Je crois que la 2 est à Bob
I think 2 is Bob's
Penso che la 2 sia di Bob
Acho que a 2 é do Bob
Myślę, że 2 jest Boba
Ich glaube, die 2 ist von Bob
creo que la 2 es de Ana
seguro que la 2 es de Bob
Creo que la 2 es de mi hermana
I guess 2 is Ana's card
La 2 è sicuramente di Marta
secondo me la 2 è di Marta
Die 2 gehört bestimmt Anna
Ich glaube, dass die 2 von Anna ist
A 2 deve ser da Rita
Acho que a 2 é da Rita
Chyba 2 jest Ani
2 to na pewno karta Ani
Pour moi la 2 vient de Paul
je parie que la 2 est à Paul
A mi la 2 me suena a Bob
"""
NOT_YET_A_VOTE = """
on verra pour la 3
veremos si la 3
mal sehen ob die 3
let's see about 3
we'll see about 3
"""
NOT_YET_A_CARD = """
I would have put D
I'd have played D if I had it
J'aurais bien mis la D
Avrei messo la D se l'avessi avuta
Teria jogado a D se a tivesse
Habría puesto la D si la tuviera
Hubiera puesto la D
Ich hätte die D gelegt
Ich hätte ja die D genommen, wenn ich sie hätte
Zagrałbym D, gdybym ją miał
Byłbym dał D
I'd play D if I had it
Metterei la D se l'avessi
Punha a D se a tivesse
Ich würde D legen, wenn ich sie hätte
Pondría la D si la tuviera
Pour la A j'attends de voir
For A I'll wait and see
Per la A aspetto di vedere
Para la A voy a esperar
Com a A vou esperar
Z A jeszcze poczekam
Bei A warte ich noch
Mit der D warte ich noch
"""
REFUSED = """
la 4 mejor no
la 4 plutôt pas
la 4 plutôt non
la 4 meglio di no
la 4 meglio no
a 4 melhor não
a 4 é melhor não
4 better not
4 maybe not
4 lepiej nie
4 raczej nie
die 4 lieber nicht
die 4 eher nicht
la 4 quizá no
la 4 peut-être pas
la 4 forse no
"""
HANGS = """
Voto 5, siempre que nadie la haya votado
Voto 5 siempre que Ana vote 3
Voto a 5, desde que o Bob não vote nela
Je vote 5, pourvu que Bob ne la prenne pas
Ich stimme für 5, vorausgesetzt Bob nimmt sie nicht
Voto la 5, purché Bob non la scelga
Głosuję na 5, o ile Bob nie weźmie jej
I vote 5, provided Bob does not
Ich stimme für 5, sofern Bob es nicht tut
Voto 5, con tal de que Bob no la elija
3 si Paul a voté 3
3 si Ana ha votado 3
voto 3 si Ana vota 3
Voto 3 si nadie vota 3
3 si nadie la ha votado
3 if Paul voted 3
3 se Paolo ha votato 3
voto 3 se nessuno ha votato 3
3 se o Paulo votou 3
voto na 3 se ninguém votou na 3
3 jeśli Paweł głosował na 3
3 jak Paweł dał 3
3 wenn Paul 3 genommen hat
3 falls Paul 3 genommen hat
3 si personne n'a pris la 3
la 3 si c'est elle qui conte
la 3 si c'est pas la tienne
Si c'est pas la 2, la 5
si no es la 2, la 5
if it isn't 2, 5
se non è la 2, la 5
se não for a 2, a 5
jeśli nie 2, to 5
wenn nicht die 2, dann die 5
"""
HANGS_FOR_A_CARD = """
si personne n'a mis la B je mets la B
si tu n'as pas mis la B alors B
if nobody put B I put B
B if nobody else gave it
se nessuno ha messo la B metto la B
si nadie ha puesto la B pongo la B
se ninguém pôs a B eu ponho a B
jeśli nikt nie dał B to daję B
wenn keiner B gelegt hat lege ich B
"""
VOTES = """
5 | la 4 mejor no, la 5
3 | 3, amigos
3 | la 3 amigos
3 | voto la 3 amigos
3 | je vote 3 bisous
3 | la 3 bisous
3 | die 3 Küsschen
3 | 3, bisous
3 | 3! besos
3 | 3. Kisses
3 | 3⏎bisous
4 | 4 guys
4 | 4 raga
4 | 4 gente
4 | 4 malta
3 | J'aurais dit 3
3 | Avrei detto 3
3 | Ich hätte die 3 gesagt
3 | la 3, on verra bien
3 | la 3 on verra bien !
3 | 3, we'll see
3 | la 3, vedremo
3 | la 3, a ver
3 | die 3, mal sehen
3 | 3, zobaczymy
2 | creo que la 2 es
2 | creo que es la 2
2 | creo que la 2 es la buena
2 | I think 2 is it
2 | I think 2 is the storyteller's
2 | creo que la 2 es la del narrador
2 | voto la 2, creo que es de Bob
2 | Voto 2 que es de Bob
2 | Je vote 2, c'est sûrement celle de Paul
2 | I vote 2, surely Bob's
2 | Je pense que la 2 est la bonne
2 | Ich glaube, die 2 ist es
2 | Secondo me è la 2
4 | si on peut changer, la 4
6 | la 6 si ce n'est pas trop tard
6 | la 6 si no es demasiado tarde
6 | 6 if it's not too late
6 | la 6 se non è troppo tardi
6 | a 6 se não for tarde
6 | 6 jeśli nie za późno
6 | die 6 wenn's nicht zu spät ist
6 | die 6, falls es nicht zu spät ist
5 | 5, si os parece bien
5 | la 5 si ça vous convient
5 | 5, se der
5 | die 5, wenn's recht ist
5 | 5 if that's okay
5 | 5, jeśli można
5 | si, voto la 5
5 | si voto 5
3 | Si, la 3
3 | si claro, la 3
"""
CARDS = """
B | B bisous
B | B amigos
B | J'aurais bien mis la D mais je mets la B
B | I would have played D, but I play B
B | Avrei messo la D ma gioco la B
B | Habría puesto la D, pero pongo la B
B | Ich hätte die D gelegt, aber ich nehme B
B | Teria posto a D mas ponho a B
D | I'd put D
D | I'd play D
D | Ich hätte gern die D
D | je mettrais la D
D | Metterei la D
B | La B, si ça te va
B | La B, si te va bien
B | B, if that's ok
B | La B, se va bene
B | B, jeśli może być
B | B, wenn das passt
"""


@pytest.mark.parametrize("text", [SO_MANY, OF_EVERYONE, WHOSE, NOT_YET_A_VOTE, REFUSED, HANGS])
def test_what_is_counted_guessed_put_off_or_hangs_is_no_vote(text: str) -> None:
    assert recorded(text, VOTE) == []


@pytest.mark.parametrize("text", [NOT_YET_A_CARD, HANGS_FOR_A_CARD])
def test_a_card_that_one_would_give_is_not_given(text: str) -> None:
    assert recorded(text, CARD) == []


def test_beside_such_words_plain_votes_and_cards_are_read() -> None:
    assert read_otherwise(VOTES, VOTE) == []
    assert read_otherwise(CARDS, CARD) == []
