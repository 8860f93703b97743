"""What stands beside an answer, or in it, about which a careful person asks all the same."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dixit_pbem.post.reading.answers import Asked, CardsRead, ClueRead, CommandRead, Unclear, VotesRead
from dixit_pbem.post.reading.grammar import read_answer
from tests.post.reading.test_grammar import BLIND, CARD, CLUE, TWO_VOTES, VOTE
from tests.post.reading.test_natural import told
from tests.post.reading.test_never_wrong import CARD_B, CLUE_C, VOTE_4, lines

VOTES_5_6 = replace(TWO_VOTES, standing=VotesRead((6, 5), None, ""))
CARD_E = replace(CARD, standing=CardsRead(("E",), ""))


def asks_about(words: str, asked: Asked) -> bool:
    return isinstance(read_answer(words, asked), Unclear)


def not_asked(text: str, asked: Asked) -> list[tuple[str, str]]:
    return [(words, told(read_answer(words, asked))) for words in lines(text) if not asks_about(words, asked)]


LEAVE_FOR_A_VOTE = """
no. 1 / Ian F. Am I allowed?
3⏎⏎May I?
the second⏎⏎Is it too late?
nº 1 / Ugo F. Si può?
la 3⏎⏎È troppo tardi?
5 👍 Posso?
a 3⏎⏎Pode ser?
5⏎⏎É tarde demais?
3⏎⏎Można?
5. Czy nie za późno?
My choice is 3; we sat in the garden all day or not?
Scelgo la 3; siamo stati in giardino o no?
Escolho a 3; estivemos no jardim ou não?
Mój wybór to 3; cały dzień byliśmy w ogrodzie czy nie?
"""
LEAVE_FOR_A_CARD = """
between B and C it is hard… “F”⏎⏎Is it too late?
F, may I?
do la A, Si può?
dou a A, pode ser?
B⏎⏎Można?
"""
LEAVE_FOR_A_CLUE = """
“the thousandth dream” C⏎⏎May I?
“dream of the world” C⏎Should I?
C: il sogno⏎⏎Dovrei?
“o sonho de noite” C⏎⏎Vale?
C: il sogno⏎⏎Si può?
C: o sonho⏎⏎Pode ser?
C: sen⏎⏎Można?
D, sen⏎⏎B jest moja
D, il sogno⏎⏎la B è mia
D, o sonho⏎⏎a B é minha
"""
HEDGES_BEHIND_A_CHANGE = """
1… I think
1… acho que
1… credo
1… chyba
"""
GLUED = """
Thinking of you all at the seaside no. 2, sorry for the delay
Penso a voi al mare no. 2, Scusate il ritardo
Penso em vocês na praia nº 2, desculpem o atraso
Myślę o was nad morzem nr 2, przepraszam za zwłokę
card 1 please my fifth coffee page 6
La carta 1 per favore il mio quinto caffè pagina 6
A carta 1 por favor o meu quinto café página 6
Dzięki! Dzień dobry, - Kartę 1 poproszę moja piąta kawa strona 6
i o to chodzi 2.
"""
LITTLE_BEHIND_A_DOUBT = """
Fatto. - forse e.
Feito. - talvez e.
Gotowe. - chyba e.
chyba e.
chyba a
"""


def test_a_question_of_leave_beside_an_answer_is_asked_about() -> None:
    assert not_asked(LEAVE_FOR_A_VOTE, VOTE) == []
    assert not_asked(LEAVE_FOR_A_CARD, CARD) == []
    assert not_asked(LEAVE_FOR_A_CLUE, CLUE) == []


def test_leave_that_is_asked_beside_words_of_change_is_a_courtesy() -> None:
    read = read_answer("Can I still switch? Then 2 instead of 4", VOTE_4)
    assert told(read) == "vote 2"


def test_a_doubt_behind_what_would_change_an_answer_is_asked_about() -> None:
    assert not_asked(HEDGES_BEHIND_A_CHANGE, VOTE_4) == []
    assert asks_about("5! 😀 acho que", VOTES_5_6)


def test_a_number_that_talk_runs_into_is_asked_about() -> None:
    assert not_asked(GLUED, VOTE) == []


def test_a_lunch_at_two_changes_no_vote() -> None:
    assert asks_about("bo to takie poetyckie, chwila, o drugiej obiad 👍 2! Gotowe.⏎Buziaki".replace("⏎", "\n"), VOTE_4)


@pytest.mark.parametrize(
    "words",
    lines("""
    4 and 5. What's the score?
    I vote 4 and 5. Who is winning?
    4 e 5. Chi vince?
    4 e 5. Quem vai à frente?
    4 i 5. Kto wygrywa?
    """),
)
def test_two_votes_are_not_lost_beside_a_question_after_the_score(words: str) -> None:
    read = read_answer(words, TWO_VOTES)
    read = read.likely if isinstance(read, Unclear) else read
    assert isinstance(read, VotesRead)
    assert {*read.numbers} == {4, 5}


@pytest.mark.parametrize(
    "words",
    lines("""
    f - I'm in the garden – until 5 August
    f - Estou no sofá – até 5 de agosto
    f - sono in giardino – fino al 5 agosto
    f - jestem w ogrodzie – do 5 sierpnia
    """),
)
def test_who_sits_in_the_garden_and_takes_leave_is_not_away(words: str) -> None:
    assert not isinstance(read_answer(words, CARD), CommandRead)


@pytest.mark.parametrize(
    "words",
    lines("""
    *2*! Please ignore my vote 👍 Round 2
    *2*! Ignorate il mio voto 👍 Turno 2
    *2*! Ignorem o meu voto 👍 Ronda 2
    *2*! Zignorujcie mój głos 👍 Runda 2
    """),
)
def test_the_number_of_a_round_changes_no_vote_that_is_taken_back(words: str) -> None:
    assert told(read_answer(words, VOTE_4)) != "vote 2"


@pytest.mark.parametrize("words", lines("“A”⏎⏎E. Smith⏎Thanks,⏎Nan|“A”⏎⏎E. Rossi⏎Grazie,⏎Nonna".replace("|", chr(10))))
def test_who_signs_with_the_letter_that_stands_is_asked(words: str) -> None:
    assert asks_about(words, CARD_E)


def test_a_card_that_is_called_ones_own_changes_none() -> None:
    assert not_asked("“A”… chciałam napisać (e)! B jest moja", CARD_E) == []
    assert told(read_answer("“A”… chciałam napisać (d)! B jest moja", CARD_E)) != "card B"


def test_a_score_beside_what_would_change_a_vote_is_asked_about() -> None:
    assert not_asked("5 do 5 – *5*\n3 do 3 – *3*", VOTE_4) == []


@pytest.mark.parametrize("asked", [CARD, CARD_B])
def test_a_letter_that_is_a_word_is_no_card_behind_a_doubt(asked: Asked) -> None:
    assert not_asked(LITTLE_BEHIND_A_DOUBT, asked) == []


@pytest.mark.parametrize(
    "words",
    lines("""
    Actually, no. - B in eighth place
    Anzi, no. - B all'ottavo posto
    Aliás, não. - B em oitavo lugar
    Jednak nie. - B na ósmym miejscu
    """),
)
def test_a_letter_in_a_place_changes_no_card(words: str) -> None:
    assert asks_about(words, CARD_E)


@pytest.mark.parametrize(
    "words", lines("Round 6; 1 is my vote⏎\nTurno 6; voto 1\nRonda 6; voto na 1\nRunda 6; głosuję na 1")
)
def test_the_number_of_a_round_is_no_second_vote(words: str) -> None:
    assert told(read_answer(words, TWO_VOTES)) != "vote 1,6"


@pytest.mark.parametrize(
    "words",
    lines("""
    Automatic reply: I am on leave.⏎⏎F. Silver
    Risposta automatica: sono in ferie.⏎⏎F. Rossi
    Resposta automática: estou de férias.⏎⏎F. Silva
    Automatyczna odpowiedź: jestem na urlopie.⏎⏎F. Kowalska
    """),
)
@pytest.mark.parametrize("asked", [CLUE, CLUE_C])
def test_who_signs_below_a_program_tells_no_clue(asked: Asked, words: str) -> None:
    assert not isinstance(read_answer(words, asked), ClueRead)


@pytest.mark.parametrize(
    "words",
    lines("""
    my regards
    i miei saluti
    os meus cumprimentos
    moje pozdrowienia
    Before you print, think of the trees.⏎⏎Kisses, Peter
    Prima di stampare, pensa agli alberi.⏎⏎Baci, Piero
    Antes de imprimir, pense nas árvores.⏎⏎Beijos, Pedro
    Zanim wydrukujesz, pomyśl o drzewach.⏎⏎Buziaki, Piotr
    because of the sea⏎⏎a farewell
    per via del mare⏎⏎un addio
    por causa do mar⏎⏎um adeus
    bo morze⏎⏎pożegnanie
    C
    B.
    4:35
    My train leaves at 4:35
    Such wonderful pictures this time⏎Greetings from Mia
    Che belle immagini questa volta
    Que lindas imagens desta vez
    Jakie piękne obrazki tym razem
    three down, three to go
    tre fatte, tre da fare
    três feitas, faltam três
    trzy z głowy, trzy zostały
    Hi all,⏎⏎So long
    Dear all!⏎⏎Till next time
    Hello everyone,⏎⏎Over and out
    Ciao a tutti,⏎⏎Statemi bene
    Cari amici,⏎⏎Alla prossima volta
    Olá a todos,⏎⏎Fiquem bem
    Boa noite a todos,⏎⏎Até à próxima
    Caros amigos,⏎⏎Falamos depois
    Cześć wszystkim,⏎⏎Na razie
    Kochani,⏎⏎Ściskam mocno
    Dobry wieczór,⏎⏎Odezwę się
    """),
)
def test_regards_reasons_footers_hours_and_lone_letters_are_no_blind_clue(words: str) -> None:
    assert not isinstance(read_answer(words, BLIND), ClueRead)


@pytest.mark.parametrize(
    ("clue", "words"),
    [
        ("a letter in a bottle", "Dear all, my clue is: a letter in a bottle. Kind regards, Grace"),
        (
            "una lettera in bottiglia",
            "Gentili tutti, il mio indizio è: una lettera in bottiglia. Cordiali saluti, Grazia",
        ),
        ("uma carta na garrafa", "Caros, a minha pista é: uma carta na garrafa. Com os melhores cumprimentos, Graça"),
        ("list w butelce", "Szanowni Państwo, moje skojarzenie brzmi: list w butelce. Z poważaniem, Grażyna"),
    ],
)
def test_a_good_bye_in_the_sentence_of_a_blind_clue_is_cut(clue: str, words: str) -> None:
    read = read_answer(words, BLIND)
    assert isinstance(read, ClueRead)
    assert read.text.rstrip(".") == clue


@pytest.mark.parametrize(
    ("letter", "clue", "words"),
    [
        ("B", "Be or not be", 'B - "Be or not be" haha'),
        ("B", "essere o non essere", "B - «essere o non essere» ahah"),
        ("B", "ser ou não ser", "B - “ser ou não ser” kkk"),
        ("B", "być albo nie być", "B - „być albo nie być” haha"),
    ],
)
def test_a_laugh_behind_a_quoted_clue_is_no_part_of_it(letter: str, clue: str, words: str) -> None:
    read = read_answer(words, CLUE)
    assert isinstance(read, ClueRead)
    assert (read.letter, read.text) == (letter, clue)


@pytest.mark.parametrize(
    "words",
    lines("""
    D: no, wait, E! E: a promise kept
    D: no, aspetta, E! E: una promessa
    D: não, espera, E! E: uma promessa
    D: nie, czekaj, E! E: obietnica
    """),
)
def test_a_card_that_is_taken_back_in_its_own_clue_is_none(words: str) -> None:
    read = read_answer(words, CLUE)
    assert not isinstance(read, ClueRead) or read.letter == "E"


@pytest.mark.parametrize(
    ("clue", "words"),
    [
        ("after the rain", 'Correction: "after the rain" instead of "the moon"'),
        ("dopo la pioggia", 'Correzione: "dopo la pioggia" invece di "the moon"'),
        ("depois da chuva", 'Correção: "depois da chuva" em vez de "the moon"'),
        ("po deszczu", 'Poprawka: "po deszczu" zamiast "the moon"'),
    ],
)
def test_words_instead_of_the_words_that_stand(clue: str, words: str) -> None:
    read = read_answer(words, CLUE_C)
    assert not isinstance(read, ClueRead) or (read.letter, read.text) == ("C", clue)


@pytest.mark.parametrize(
    "words",
    lines("""
    Card B, the clue I'll send tonight when I think of something
    Carta B, l'indizio lo mando stasera appena ci penso
    Carta B, a pista mando logo à noite
    Karta B, hasło prześlę wieczorem jak coś wymyślę
    """),
)
def test_a_clue_that_is_promised_is_none(words: str) -> None:
    assert not isinstance(read_answer(words, CLUE), ClueRead)


@pytest.mark.parametrize(
    ("clue", "words"),
    [
        ("a thousand doors", "Clue: a thousand doors⏎Card: C⏎D. Mary sends kisses"),
        ("o sonho e mil portas", "Carta: C⏎Pista: o sonho e mil portas⏎D. Maria manda beijos"),
    ],
)
def test_a_lady_who_sends_kisses_is_no_card_below_a_labelled_clue(clue: str, words: str) -> None:
    read = read_answer(words.replace("⏎", "\n"), CLUE)
    assert not isinstance(read, ClueRead) or (read.letter, read.text) == ("C", clue)


EITHER = """
Non so se la 2 o la 4
non so se 2 o 4
Non voto la 2 o la 4
No sé si la 2 o la 4
no voto la 2 o la 4
não sei se a 2 ou a 4
I don't know whether 2 or 4
"""


@pytest.mark.parametrize("asked", [VOTE, VOTE_4], ids=["first", "again"])
def test_an_or_behind_a_denial_chooses_neither(asked: Asked) -> None:
    assert not_asked(EITHER, asked) == []


def test_an_or_between_two_letters_chooses_neither() -> None:
    assert not_asked("non so se B o D\nancora non so se A o D\naún no sé si A o E", CARD) == []


IF_A_CARD = """
If Bob takes 3, I take 4
If it's not 3, I take 4
I take 4, if Bob takes 3
Se Bob prende la 3, prendo la 4
Se nessuno prende la 4, prendo la 4
Se ninguém votar na 3, voto na 3
Jeśli nikt nie bierze 3, biorę 3
Si personne ne prend la 3, je prends la 3
Si nadie elige la 3, elijo la 3
Wenn Bob die 3 nimmt, nehme ich die 4
wenn die 3 weg ist nehm ich 4
Na gut, falls Bob 3 nimmt, dann 4
"""
NO_CONDITION = """
If nobody minds, 4
If I had to choose between 3 and 4, I'd say 4
Even if 3 is nicer, I vote 4
4, auch wenn die 3 schöner ist
io dico 4, anche se la 3 mi ha fatto venire i brividi
If it is 3, I eat my hat. I vote 4
Wenn es die 3 ist, fress ich einen Besen. Ich nehm 4
"""


OF_OTHERS = """
6, says Bob
6, dice Bob
6, dit Bob
many vote for 6
molti votano la 6
beaucoup votent la 6
muchos votan la 6
viele stimmen für die 6
3 friends
"""


def test_what_others_choose_and_say_is_asked_about() -> None:
    assert not_asked(OF_OTHERS, VOTE) == []


@pytest.mark.parametrize(
    "words", ["New card: C", "Nuova carta: C", "Nova carta: C", "Nowa karta: C", "Nouvelle carte : C", "Nueva carta: C"]
)
def test_that_a_card_is_new_is_no_clue(words: str) -> None:
    assert asks_about(words, CLUE)
    assert asks_about(words, CLUE_C)


def test_an_answer_that_hangs_on_another_card_is_asked_about() -> None:
    assert not_asked(IF_A_CARD, VOTE) == []


def test_a_courtesy_a_concession_and_a_wager_leave_the_answer_alone() -> None:
    assert [told(read_answer(words, VOTE)) for words in lines(NO_CONDITION)] == ["vote 4"] * 7
