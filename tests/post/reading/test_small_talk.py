"""Talk that wants nothing, before an answer and after one, and talk that sounds like it and wants something."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dixit_pbem.post.reading.answers import Asked, Idle, Unclear
from dixit_pbem.post.reading.grammar import read_answer
from tests.post.reading.test_grammar import BLIND, CARD, CLUE, VOTE
from tests.post.reading.test_natural import told
from tests.post.reading.test_never_wrong import CARD_B, CLUE_C, VOTE_4, lines

PROMISES = """
ci penso stasera, giuro
I'll think about it tonight, promise
vou pensar nisso mais logo, prometo
zaraz, dopiero wróciłam
pomyślę wieczorem, obiecuję
"""
ASTRAY = """
Sorry, that was meant for my sister
ops, era per mia mamma
desculpem, era para a minha irmã
ups to miało być do mojej siostry, nie do was
"""
OF_OTHER_THINGS = """
we lost 3-1!!! i scored 1
il punteggio finale 3-2 che furto
got a B in physics, dad is thrilled about it
Gruppo sanguigno B, pressione 130, umore buono. Saluti dal mare.
Grupa krwi B, ciśnienie 130, humor świetny. Pozdrawiam znad morza.
"""
NUMBERS_OF_OTHERS = """
ho preso 3 in storia
dostałam 2 z matmy, tata jeszcze nie wie
tirei 3 a matemática, a mãe não sabe
"""
AFTER_A_VOTE = """
See you at 5 at the pub, room 3
Do zobaczenia o 5 przed teatrem, sala 3, rząd F
Dziękuję. Jadę autobusem 5 do lekarza, gabinet 3.
"""
DENIES_SOMETHING_ELSE = """
I regret nothing
non me ne pento
não me arrependo de nada
nie żałuję, było warto
Here's the recipe: 2 cups flour, 3 eggs. Don't peek!
Ecco la ricetta: 5 uova, 2 tazze di latte. E niente panna!
Are we still on for dinner on Friday at 8? I could bring wine
"""
BEFORE_A_CLUE = """
Congratulations to Inês, what a memorable round
Complimenti a Marco per la vittoria di ieri, meritatissima!
Gratulacje dla zwyciężczyni ostatniej rundy, należało się.
Parabéns à Inês, foi uma ronda memorável.
Dzień dobry, przesyłam stan liczników: zimna woda 214, ciepła 96
"""
PROGRAMS = """
Hai ricevuto questa e-mail perché sei iscritta alla newsletter di CinemaAstra.
Państwa wiadomość została zarejestrowana w systemie pod numerem 2/2025.
Esta caixa de correio está quase cheia. Liberte espaço para continuar a receber mensagens.
"""
OF_HOURS_AND_AMOUNTS = """
Vais ao aniversário da Ana sábado? às 8 né
O miúdo já está fino, obrigada por perguntares. Tira os 3 pontos na quinta.
Qui si muore di caldo, da voi com'è?
Staś pyta, czy krokodyle umieją grać w karty. Nie trzeba odpowiadać.
"""
CANCELS = """
annulla quello che ho mandato 5 minuti fa
cancel what I sent 5 minutes ago
"""
DENIES_THE_ANSWER = """
not that one
niente, annulla
I regret it
me ne pento
não me convence
nie pasuje
"""
WANTS = """
I'll think about it tonight, but rather B
ci penso stasera, forse la B
got a B in my hand
era per mia sorella la B
"""


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        *((PROMISES, asked) for asked in (CARD, VOTE, CLUE)),
        *((ASTRAY, asked) for asked in (CARD, VOTE, CARD_B, VOTE_4)),
        (OF_OTHER_THINGS, CARD),
        (NUMBERS_OF_OTHERS, VOTE_4),
        (AFTER_A_VOTE, VOTE_4),
        (BEFORE_A_CLUE, CLUE),
        *((PROGRAMS, asked) for asked in (CARD, VOTE, CLUE, BLIND)),
        (OF_HOURS_AND_AMOUNTS, VOTE_4),
        *((DENIES_SOMETHING_ELSE, asked) for asked in (CARD_B, VOTE_4)),
    ],
)
def test_talk_that_wants_nothing_is_passed_over(text: str, asked: Asked) -> None:
    read = [(words, told(read_answer(words, asked))) for words in lines(text)]
    assert [each for each in read if each[1] != "silence"] == []


def test_talk_about_a_card_is_never_passed_over() -> None:
    assert [words for words in lines(WANTS) if told(read_answer(words, CARD)) == "silence"] == []


@pytest.mark.parametrize("words", lines(DENIES_THE_ANSWER + CANCELS))
@pytest.mark.parametrize("asked", [CARD_B, VOTE_4])
def test_who_denies_an_answer_is_never_passed_over(words: str, asked: Asked) -> None:
    assert told(read_answer(words, asked)) == "ask"


@pytest.mark.parametrize(
    "words", ["Thought again: it goes better with D", "Actually changed my mind.\nD.", "D. Sorry!", "no wait, D"]
)
def test_the_own_initial_passes_over_no_change(words: str) -> None:
    assert told(read_answer(words, replace(CARD_B, own_name=frozenset(("dora",))))) in ("card D", "ask")


def test_praise_of_an_earlier_clue_is_no_clue() -> None:
    for words in ("what a superb clue last time, bravo", "che bell'indizio la volta scorsa, complimenti"):
        assert told(read_answer(words, CLUE)) == "silence"


def test_another_clue_on_a_line_of_its_own_keeps_its_commas() -> None:
    above = "Meu amigo, a carta é a C na mesma, mas a pista troquei, que a outra já serviu no Natal. Fica:"
    read = read_answer(f"{above}\nÓ mar, devolve-me o barco\nIsaura", replace(CLUE_C, own_name=frozenset(("isaura",))))
    assert told(read) == "clue C|Ó mar, devolve-me o barco"


GREETINGS = """
Queridos todos,
Buona fortuna a tutti
O pedido 98222 foi aberto.
I'm down by 1⏎⏎“a day of goodbyes”
"""


@pytest.mark.parametrize("words", lines(GREETINGS))
def test_a_greeting_or_a_ticket_is_no_blind_clue(words: str) -> None:
    assert told(read_answer(words, BLIND)) != f"clue |{words.partition(chr(10))[0].rstrip('.')}"


BESIDE_A_HOLIDAY = """
4⏎Estoy de vacaciones del 3 al 10
4⏎⏎Estoy de vacaciones del 3 al 10
4⏎Je suis en vacances du 3 au 10
4⏎Ich bin im Urlaub vom 3. bis 10.
4⏎I am on annual leave from 3 to 10 December
4⏎I am on holiday from 3 to 10 December
4⏎Sono in ferie dal 3 al 10
4⏎Sono in vacanza dal 3 al 10
4⏎Estou de férias de 3 a 10
4⏎Jestem na urlopie od 3 do 10
Voto la 4⏎Sono in ferie dal 3 al 10
la 4⏎This message is confidential and for the addressee only
Ich nehme die 4.⏎Ich bin im Urlaub, antworte aber.
4, estoy de vacaciones
4. Je suis en vacances !
Voto la 4, sono in ferie
Je vote 4, je suis en vacances
4! Jestem na urlopie
a 4, estou de férias
4. I'm away from 3 to 10 December
Bin vom 3. bis 10. im Urlaub. Ich nehme die 4
Dal 3 al 10 sono in vacanza, voto 4
4. Del 3 al 6 estoy fuera
"""
OF_PROGRAMS = """
Estoy de vacaciones del 3 al 10
Guten Tag⏎Ich bin im Urlaub bis 4. Dezember
Hola,⏎Estoy de vacaciones del 3 al 10. Gracias por su mensaje.
Thank you for your message⏎I am out of the office until 4 December
I am on annual leave until 4, back on 8
1. This message is confidential. 2. If you are not the intended recipient, delete it.
"""
NO_FAREWELLS = """
um adeus de noite
un adiós de noche
un adieu dans la nuit
un au revoir
a goodbye at night
un addio di notte
pożegnanie nocą
dobranoc księżycu
ein Abschied bei Nacht
ein Gruß aus der Nacht
um beijo na noite
un beso en la noche
a kiss in the night
un bacio nella notte
un baiser dans la nuit
buziak w nocy
ein Kuss in der Nacht
o último adeus
el último adiós
le dernier au revoir
the last goodbye
l'ultimo saluto
ostatnie pożegnanie
der letzte Gruß
"""
FAREWELLS = """
um abraço a todos
un abrazo a todos
un abbraccio a tutti
gros bisous à tous
boa noite a todos
bonne nuit à tous
buona notte a tutti
dobranoc wszystkim
gute Nacht allen
un beso a todos
um beijo grande
boa noite
Bonne nuit !
dobranoc
uściski
adiós
Muchas gracias, buenas noches
"""


@pytest.mark.parametrize("words", lines(BESIDE_A_HOLIDAY))
def test_an_answer_beside_a_holiday_is_no_programs_note(words: str) -> None:
    assert told(read_answer(words, VOTE)) == "vote 4"


@pytest.mark.parametrize("words", lines(OF_PROGRAMS))
def test_what_a_program_says_of_a_holiday_is_no_answer(words: str) -> None:
    assert isinstance(read_answer(words, VOTE), Idle)


@pytest.mark.parametrize("words", lines(NO_FAREWELLS))
def test_a_thing_that_is_called_a_farewell_may_be_a_clue(words: str) -> None:
    assert isinstance(read_answer(words, CLUE), Unclear)


@pytest.mark.parametrize("words", lines(FAREWELLS))
def test_who_takes_leave_tells_no_clue(words: str) -> None:
    assert isinstance(read_answer(words, CLUE), Idle)
