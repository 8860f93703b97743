"""What people write in Spanish, as they write it: what counts, what is asked about, and what asks for nothing."""

from __future__ import annotations

from tests.post.reading.spoken.frame import Table, all_say

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
si la 4 tuviera una luna
Si la 4 hubiera tenido mar...
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
CLUE = "el camino más largo a casa"
BLIND_CLUES = """
Si lo llego a saber
Más vale tarde que nunca
Dos amigos
No hay mal que por bien no venga
Entre dos luces
"""
WISHES = ("¿Me puedo apuntar?", "¡Me anoto!", "Me sumo", "Anótenme, por favor", "¿Hay lugar para uno más?")
TO_A_SEAT = (
    *((True, text) for text in ("sip", "Dale", "De acuerdo", "¡Claro que sí!")),
    *((False, text) for text in ("No, esta vez no", "Mejor no", "Claro que no", "No puedo, lo siento", "Yo no fui")),
    *((None, text) for text in ("No sé", "¿Sí?", "quizá")),
)
TABLE: Table = {
    "vote": [
        *all_say("vote 4", VOTES_4),
        *all_say("vote 4", VOTES_4_ONCE),
        *all_say("vote 2", VOTES_2_IN_WORDS),
        *all_say("command resign", LEAVES),
        *all_say("command away", AWAY),
        *all_say("command help", LOST),
        *all_say("no vote", NO_MOVE_OF_VOTES),
    ],
    "vote after 2": [
        *all_say("vote 4", VOTES_4),
        *all_say("vote 5", CHANGED_TO_5),
        *all_say("silence", SILENT_AFTER_2),
        *all_say("ask", ASKED_AFTER_2),
        *all_say("no vote", NO_MOVE_OF_VOTES),
    ],
    "two votes": all_say("vote 1,5", TWO),
    "card": [*all_say("card B", CARDS_B), *all_say("no card", NO_CARDS)],
    "card after A": [*all_say("card B", CARDS_B), *all_say("no card", NO_CARDS)],
    "clue": all_say(f"clue C|{CLUE} / clue C|{CLUE.capitalize()}", CLUES_C),
    "blind clue": [
        *((f"clue |{text} / ask", text) for text in BLIND_CLUES.strip().splitlines()),
        *((f"clue |{text}", f"Pista: {text}") for text in BLIND_CLUES.strip().splitlines()),
    ],
}
