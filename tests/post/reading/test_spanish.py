"""What people write in Spanish, as they write it: what counts, what is asked about, and what asks for nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dixit_pbem.post.reading.answers import Asked, CardsRead, ClueRead, VotesRead
from dixit_pbem.post.reading.grammar import read_answer
from dixit_pbem.post.reading.joining import agrees, wish_in
from dixit_pbem.post.reading.lines import OurWords
from tests.post.reading.test_grammar import BLIND, CARD, CLUE, TWO_VOTES, VOTE
from tests.post.reading.test_natural import told
from tests.post.reading.test_never_wrong import lines

NOTHING_OF_OURS = OurWords(frozenset(), (), ())
VOTE_2 = replace(VOTE, standing=VotesRead((2,), None, ""))
CARD_A = replace(CARD, standing=CardsRead(("A",), ""))
CLUE_A = replace(CLUE, standing=ClueRead("A", "la luna", ""))

VOTES_4 = """
4
La 4
Voto la 4
Voto por la 4, gracias
Mi voto va para la 4
Mi voto es para la cuarta
la cuatro, por favor
Hola a todos: yo creo que es la 4. ¡Un abrazo!
Me quedo con la 4
Pues nada, me la juego: la 4
Ni idea, la 4
No sé, la 4
Para mí es la 4, sin duda
Yo voy con la 4 porque me recuerda a mi abuela
Seguro que es la 4
me inclino por la 4
La que mejor encaja es la 4
Vale, pues la 4
Venga, la 4 y que sea lo que Dios quiera
Sí, la 4
número 4
Nº 4
¡La 4!
Elijo la cuarta carta
Dudaba entre la 2 y la 4, pero al final la 4
Perdón por el retraso, la 4
la 4 xfa
Me gusta más la 4
Buenos días. La 4 me parece la buena. Saludos, Bob
me decanto por la 4
Opto por la 4. ¿Qué tal la peque, Ana?
creo que la 4
Si no es tarde, la 4
a por la 4
Pa mí la 4
ostras qué difícil... la 4
la 4 de una
me tira la 4
Me late la 4
Le voy a la 4
Órale, la 4
Que sea la 4
la 4 y a dormir
La 4 y suerte a todos
la 4 porfis
"""
VOTES_2_IN_WORDS = """
el dos
Mi voto es el dos
Mi voto: el dos
voto el dos
El dos, gracias
"""
VOTES_4_ONCE = """
El 4
La 4, que es la que más pega
"""
CARDS_B = """
B
La B
Doy la B
Juego la B
Pongo la carta B
Mi carta es la B
Mi carta: B
la letra B
La be no: la B
Ahí va: B
Os mando la B, ¡suerte!
Elijo la B, que es la que más se parece
Hola Ana, te doy la B. Besos
No tengo nada mejor, así que la B
Creo que la B es la que mejor encaja
La B porque sí
Me quedo con la B, gracias
Voy con la B. ¡Qué pista tan bonita!
"""
CHANGED_TO_5 = """
Cambio a la 5
Lo he pensado mejor: la 5
Perdón, quería decir la 5
Mejor la 5
Cambio la 2 por la 5
No, espera, la 5
Me he equivocado, es la 5
La 5 en vez de la 2
Si todavía se puede, cambio a la 5
¿Puedo cambiar? La 5
"""
NO_MOVE_OF_VOTES = """
¿Se puede votar la 4?
No voto la 4
Quizá la 4 o la 5
La 4 o la 5
Ana dice que es la 4
Mi hermana votaría la 4
Si es la 4, me alegro
Casi voto la 4
Mejor no la 4
Pensándolo bien, no la 4
Voto la 4. Anúlalo
4, mejor no
la 4 habría sido muy fácil
La 4 no
Tal vez la 4, tal vez la 5
Todavía no sé, mañana os digo
Estaré fuera hasta el 4
Nos vemos a las 4
Quedamos a las 4 en casa de Ana
¿De quién es la 4?
Todo menos la 4
La 4 es mía
Tengo 4 hijos
No me convence la 4
Mañana voto, que hoy llego a las 4
Estuve a punto de votar la 4
No sé si la 2 o la 4
no sé si votar la 2 o la 4
No voto la 2 o la 4
No me convence la 2 o la 4
jajaja qué risa con la 4
Me reí con la 4
me he reído mucho con la 4
Qué gracia la 4
Qué buena la 4
Vaya con la 4
La 4 de anoche era mejor
el uno y el cuatro
El examen es el cuatro
"""
NO_CARDS = """
Todavía no sé si B o D
no sé si la B o la D
Bob tiene la B
Ana tiene la A de Ana
la B habría sido muy fácil
hola de B.
"""
LEAVES = """
me doy de baja
Quiero darme de baja
Ya no quiero jugar
Ya no tengo tiempo para jugar, lo siento
No puedo seguir jugando
"""
AWAY = """
No estaré del 3 al 10 de diciembre
no voy a estar del 3 al 10 de diciembre
No me esperéis del 3 al 10 de diciembre
No contéis conmigo del 3 al 10 de diciembre
"""
LOST = """
no entiendo nada
No lo entiendo
no he entendido
"""
SILENT_AFTER_2 = """
¡Gracias!
Muchas gracias, un abrazo
Vale, perfecto
Genial, gracias
¡Qué bonitas las imágenes!
Jajaja
De nada, sin prisa
Buenas noches a todos
Perdón por el retraso
Nos vemos el domingo
¡Qué ilusión! Mi nieta nació ayer
"""
ASKED_AFTER_2 = """
Ya no estoy segura
Creo que me he equivocado
Igual me equivoqué
Tengo dudas
No era la 2
¿Puedo cambiar el voto?
"""
TWO = """
1 y 5
La 1 y la 5
Voto la 1 y la 5
la uno y la cinco
Mis votos: 1 y 5
Primero la 1, segundo la 5
Voto por la 1 y también por la 5
"""
CLUES_C = """
C: el camino más largo a casa
Carta C: el camino más largo a casa
Mi pista es «el camino más largo a casa», carta C
Pista: el camino más largo a casa⏎Carta: C
Hola a todos. C: el camino más largo a casa
La C: el camino más largo a casa
C. El camino más largo a casa
C⏎el camino más largo a casa
"""


def read(text: str, asked: Asked) -> list[tuple[str, str]]:
    return [(words, told(read_answer(words, asked))) for words in lines(text)]


@pytest.mark.parametrize(
    ("text", "asked", "wanted"),
    [
        pytest.param(VOTES_4, VOTE, "vote 4", id="votes"),
        pytest.param(VOTES_4_ONCE, VOTE, "vote 4", id="votes-once"),
        pytest.param(VOTES_4, VOTE_2, "vote 4", id="votes-again"),
        pytest.param(VOTES_2_IN_WORDS, VOTE, "vote 2", id="votes-in-words"),
        pytest.param(LEAVES, VOTE, "command resign", id="leaves"),
        pytest.param(AWAY, VOTE, "command away", id="away"),
        pytest.param(LOST, VOTE, "command help", id="lost"),
        pytest.param(CARDS_B, CARD, "card B", id="cards"),
        pytest.param(CARDS_B, CARD_A, "card B", id="cards-again"),
        pytest.param(CHANGED_TO_5, VOTE_2, "vote 5", id="changed"),
        pytest.param(SILENT_AFTER_2, VOTE_2, "silence", id="courtesy"),
        pytest.param(ASKED_AFTER_2, VOTE_2, "ask", id="wavering"),
        pytest.param(TWO, TWO_VOTES, "vote 1,5", id="two-votes"),
    ],
)
def test_it_says(text: str, asked: Asked, wanted: str) -> None:
    assert [each for each in read(text, asked) if each[1] != wanted] == []


@pytest.mark.parametrize("asked", [VOTE, VOTE_2], ids=["first", "again"])
def test_it_is_no_vote_for_4(asked: Asked) -> None:
    assert [each for each in read(NO_MOVE_OF_VOTES, asked) if each[1].startswith("vote")] == []


@pytest.mark.parametrize("asked", [CARD, CARD_A], ids=["first", "again"])
def test_it_is_no_card(asked: Asked) -> None:
    assert [each for each in read(NO_CARDS, asked) if each[1].startswith("card")] == []


def test_a_clue_has_its_card() -> None:
    wanted = "clue C|el camino más largo a casa"
    assert [each for each in read(CLUES_C, CLUE) if each[1].casefold() != wanted.casefold()] == []


@pytest.mark.parametrize(
    "text",
    [
        "Si lo llego a saber",
        "Más vale tarde que nunca",
        "Dos amigos",
        "No hay mal que por bien no venga",
        "Entre dos luces",
    ],
)
def test_a_blind_clue_may_be_any_words(text: str) -> None:
    assert told(read_answer(text, BLIND)) in (f"clue |{text}", "ask")
    assert told(read_answer(f"Pista: {text}", BLIND)) == f"clue |{text}"


@pytest.mark.parametrize(
    "text", lines("¿Me puedo apuntar?\n¡Me anoto!\nMe sumo\nAnótenme, por favor\n¿Hay lugar para uno más?")
)
def test_who_asks_to_play_is_heard(text: str) -> None:
    assert wish_in(text, "", NOTHING_OF_OURS) == "es"


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        *((text, True) for text in lines("sip\nDale\nDe acuerdo\n¡Claro que sí!")),
        *((text, False) for text in lines("No, esta vez no\nMejor no\nClaro que no\nNo puedo, lo siento\nYo no fui")),
        *((text, None) for text in lines("No sé\n¿Sí?\nquizá")),
    ],
)
def test_a_yes_and_a_no_to_a_seat(text: str, wanted: bool | None) -> None:
    assert agrees(text, NOTHING_OF_OURS) is wanted
