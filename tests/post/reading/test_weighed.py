"""A card among words that nobody listed: chosen, while all else is denied, described or of other things."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from dixit_pbem.post.reading.answers import Asked, CardsRead, ClueRead, VotesRead
from dixit_pbem.post.reading.grammar import read_answer
from tests.post.reading.test_grammar import CARD, CLUE, TWO_CARDS, TWO_VOTES, VOTE
from tests.post.reading.test_natural import told
from tests.post.reading.test_never_wrong import CARD_B, CLUE_C, VOTE_4, lines

TWO_STAND = replace(TWO_VOTES, standing=VotesRead((2, 5), None, ""))
CARDS_STAND = replace(TWO_CARDS, standing=CardsRead(("A", "B"), ""))
SPOKEN_OF = """
I reckon it's 4. 2 is Jim's, he never lets go of boats.
4! 1 is mine and 6 is far too obvious
Has to be 4. Number 3 was lovely but smells of Uncle Ray
My vote is 4, the 2 is too literal for Sue
Not 1, not 3, can't be 5 because I painted that one... so 4
dico la 4. La 2 era troppo facile
Per me è la 4, la 6 è di Paola che mette sempre i gatti
Non la 2, non la 5, la 4!
voto 4 perché la 3 era troppo ovvia
4. La 1 è mia, la 6 sa di Gigi
Acho que é a 4. A 2 cheira-me a Rui
Voto 4, a 1 era demasiado óbvia
Não é a 3, não é a 5. É a 4.
4! A 6 é da avó de certeza, a 2 é muito literal
Moim zdaniem 4. Dwójka to pewnie Tomek
4! Jedynka za prosta, szóstka odpada
Głosuję na 4, 2 jest moja
Nie 1, nie 3, więc 4
myślałam o 2, ale jednak 4
la 1 no, la 2 no, la 5 è di Ugo sicuro, la 3 boh… 4
1 moja, 3 za ładna na Jurka, 5 i 6 odpadają. Czyli 4
Moim zdaniem czwórka. Żony zdaniem dwójka, ale żona nie gra.
quarta carta sem dúvida nenhuma
De banco até às 8, escrevo a correr: 4. Bjs
"""
OF_OTHER_THINGS = """
The train is at 7.15 and the kids are 5 and 6, anyway: 4
voto 4 (e un bacio a tutti e 6)
4, i pozdrowienia od całej piątki z pokoju 3
Estou no gabinete 2 até às 6. Voto 4
Name: Bob
"""
CARDS_SPOKEN_OF = """
Nothing I have is any good but B will do, so let's go with that one
I'm in a meeting with no end in sight so quickly: B
Of everything I was dealt my card is B for Bravo over and out
B for brilliant, B for bonkers, B for bad idea
gioco la B che almeno ha una scala
Non mi piace niente, comunque la B
scrivo dal treno, siamo fermi da un'ora: B
vai a B que pelo menos tem um gato
Nada serve, de qualquer forma B
estou no autocarro a escrever com o polegar, por isso: B
Nic mi nie pasuje, w każdym razie B
daję B bo tam chociaż jest księżyc
B jak Basia. Bez odbioru.
Not A, not C, and certainly not the clown in F. B x
Mio figlio dice di rispondere con una lettera. Allora scrivo B come Bologna.
tipo a B
I was between A and E, and then the dog sat on the tablet, but now I've decided: B. More melancholy.
"""
ASKED_ABOUT = """
I like 4. 2 is better though
4? 2 is my real answer
4 or maybe 2, Tom said 2
Tom says 4, Ann says 2
If nobody took the stairs, 4, else 2
4. No, wait
Everybody will say 4 but I can't decide
4... 2 is the right one
la 4 o la 2, decidi tu
la carta 4 è bella
Ana vai dizer a 4
dizem que é a 4
Kto dał 4?
Wszyscy dadzą na 4
4, chyba że 2
eh, teraz myślę, że to jednak była dwójka...
Tutti andranno sulla 2... 4?
abbiamo perso 5-1⏎4. 😀 se la 2 avesse il mare
La carta 4 no, meglio due
"""
PAIRS = """
First choice 4 (the boat), second choice 2. Not proud!
One chip on 4, the other on 2
Na 4 com toda a certeza e na 2 por teimosia
Prima la 4 (quella col faro), poi la 2
Pierwszy głos: 4. Drugi głos: 2. Trzeciego nie chcecie.
I'll hedge my bets: 4 and 2. If it's 8 I shall faint.
4 i 2 gg
"""
EDITS = (
    ("tira a 5 e põe a 6, a 2 fica", "2,6"),
    ("take the 5 off, add the 1", "1,2"),
    ("Swap my 5 for 3 please", "2,3"),
    ("togli la 5 e metti la 1", "1,2"),
    ("5 zamień na 1, 2 zostaje", "1,2"),
    ("Just drop the 2", "5"),
)
CHANGES = """
it wasn't 4, it was 5, fat thumb
não era a 4 era a 5
non era la 4 ma la 5, dito grosso
to nie 4 tylko 5
Forget what I said, it's 5
pensandoci meglio la 5, si può ancora?
could you swap my 4 for the 5? cheers
afinal mudei de ideias, é a 5!! a 4 é da Rita de certeza
mudo para a 5? sim, pronto, 5
"""
KEEPS = """
4 is fine, sticking with it. My wife says 5 but my wife is wrong
Zostawiam 4, nie 5 jak mówiłam
Zostawiam jak było, czwórka. Piątka tylko udaje.
"""


def votes(text: str, asked: Asked = VOTE) -> Iterator[tuple[str, str]]:
    return ((words, told(read_answer(words, asked))) for words in lines(text))


@pytest.mark.parametrize(
    ("text", "asked", "meant"),
    [
        pytest.param(SPOKEN_OF, VOTE, "vote 4", id="spoken of"),
        pytest.param(CARDS_SPOKEN_OF, CARD, "card B", id="cards"),
        pytest.param(PAIRS, TWO_VOTES, "vote 2,4", id="pairs"),
        pytest.param(CHANGES, VOTE_4, "vote 5", id="changes"),
        pytest.param(KEEPS, VOTE_4, "vote 4", id="keeps"),
        pytest.param("could you swap my B for the D?", CARD_B, "card D", id="a card is swapped"),
    ],
)
def test_one_card_is_chosen_and_all_else_is_no_choice(text: str, asked: Asked, meant: str) -> None:
    assert [(words, found) for words, found in votes(text, asked) if found != meant] == []


def test_what_leaves_another_card_open_is_asked_about() -> None:
    assert [(words, found) for words, found in votes(ASKED_ABOUT) if found != "ask"] == []


@pytest.mark.parametrize("words", ["blood type C", "La carta C no, meglio e", "Grupa krwi B"])
def test_a_letter_of_something_else_or_refused_is_no_card(words: str) -> None:
    assert told(read_answer(words, CARD)) in ("ask", "silence")


def test_one_of_two_votes_is_dropped_added_or_kept() -> None:
    read = [(words, meant, told(read_answer(words, TWO_STAND))) for words, meant in EDITS]
    assert [each for each in read if each[2] != f"vote {each[1]}"] == []


CLUES = (
    (
        "was torn between A and C for ages but it's C. clue: Are You Sitting Comfortably",
        "C|Are You Sitting Comfortably",
    ),
    ("going with F and say when the band stopped", "F|when the band stopped"),
    ("okay so I'm taking card D and my clue is going to be the last bus home", "D|the last bus home"),
    ("Indecisa fra la B e la D, ha vinto la D. Indizio: la casa storta", "D|la casa storta"),
    ("Buonasera! Scelgo la B e dico: il pane di ieri.\nCopritevi", "B|il pane di ieri"),
    ("la terza carta, con indizio «mare mosso»", "C|mare mosso"),
    ("Jogo a C e digo o tempo voltou atrás", "C|o tempo voltou atrás"),
    ("ia pôr a C mas o meu sobrinho não gosta, portanto B. pista: areia nos bolsos", "B|areia nos bolsos"),
    ("vou jogar a carta bê e a pista é a última carruagem", "B|a última carruagem"),
    ("Karta: F\nHasło: Hej sokoły! Omijajcie góry!", "F|Hej sokoły! Omijajcie góry!"),
    ("no to karta be jak bocian a hasło to cisza w eterze", "B|cisza w eterze"),
    ("once upon a letter - F", "F|once upon a letter"),
    ("Druga karta. Hasło: kto zgasił światło", "B|kto zgasił światło"),
)
CHANGED_CLUES = (
    ('Same card but change the clue to "salt in the soup" if it\'s not too late?', "C|salt in the soup"),
    ("Ignore my last, sent too early.\nF: a wind in the reeds", "F|a wind in the reeds"),
    ("Karta zostaje C, ale hasło zmieniam na „pani z okienka”. Da się jeszcze?", "C|pani z okienka"),
    ('Afinal mudo a pista: em vez disso fica "quarto sem luz". A carta é a mesma, C.', "C|quarto sem luz"),
    ('Facciamo "acqua alta", la carta resta la C', "C|acqua alta"),
)
NO_CLUES = """
Não sei se a A se a E, mas a frase é "só mais um bocadinho"
A albo C, a hasło "bez odbioru"
Clue: promise of the world⏎Card: B⏎No, wait.
Per la A avrei pensato "il gigante buono", che dite è troppo facile?
éramos 8⏎E: “o jardim e o vento”⏎⏎Está certo?
'Friday's child'. still dithering about which card though, will tell you later
"""


@pytest.mark.parametrize(("rows", "asked"), [(CLUES, CLUE), (CHANGED_CLUES, CLUE_C)], ids=["new", "changed"])
def test_a_plain_clue_stands_among_words_that_name_one_card(rows: tuple[tuple[str, str], ...], asked: Asked) -> None:
    read = [(words, meant, told(read_answer(words, asked))) for words, meant in rows]
    assert [each for each in read if each[2] != f"clue {each[1]}"] == []


def test_a_clue_whose_card_is_open_is_asked_about() -> None:
    read = [(words, read_answer(words, CLUE)) for words in lines(NO_CLUES)]
    assert [words for words, found in read if isinstance(found, ClueRead)] == []


WISHES = (
    ("Hi, no pdf please", "no pdf"),
    ("Ciao, niente pdf grazie", "no pdf"),
    ("Hej, bez pdf proszę", "no pdf"),
    ("Hi all, fewer mails please", "fewer mails"),
    ("We're in Wales from 4 to 18 December, no laptop. Carry on without me", "away"),
    ("Dal 3 al 12 dicembre siamo in montagna senza campo", "away"),
    ("De 3 a 12 de dezembro estou de férias, não contem comigo", "away"),
    ("Od 3 do 12 grudnia jesteśmy w górach bez zasięgu", "away"),
    ("Please use ann.new@example.org from now on", "address"),
    ("D'ora in poi scrivetemi a anna@example.org", "address"),
    ("Passem a escrever-me para rita@example.org", "address"),
    ("Proszę pisać odtąd na ewa@example.org", "address"),
    ("Could I get the mails in Italian?", "language"),
    ("Posso ricevere le mail in inglese?", "language"),
    ("Os mails podem vir em inglês?", "language"),
    ("Czy mogłabym dostawać maile po angielsku? Proszę", "language"),
    ("Please tell everyone happy birthday to the cat from me", "say"),
    ("Di' a tutti che porto io il vino domenica", "say"),
    ("Digam a todos que sábado há caldeirada", "say"),
    ("Przekaż wszystkim, że w piątek gramy u nas", "say"),
    ("Who are we waiting for this time?", "status"),
    ("De quem é que estamos à espera?", "status"),
    ("I lost the mail, could you send me my cards again?", "hand"),
    ("Non trovo più le mie carte. Me le puoi rimandare?", "hand"),
    ("mi rispiegate le regole?", "rules"),
    ("nie wiem co mam tu napisać, pomóżcie", "help"),
)
TALK = """
Milk, eggs x 6, vitamin C, bin bags and the good bread
Plan B is fish and chips at ours btw. Room for 6
Discharged today! Ward 6, bed 3, I shall not miss the soup
Appuntamento in ambulatorio 6, piano 2, portate gli esami
Estou na fila das Finanças, senha B 63. Logo à noite respondo.
Próba w czwartek w sali 4, strona 12, przynieście herbatę
still thinking, no rush!
ci sto pensando, abbiate pazienza
ainda estou a pensar, calma
Jeszcze myślę, nie poganiać!
😂😂😂
adorei a pista!!!
"""


def test_what_people_ask_for_in_their_own_words_is_that_command() -> None:
    read = [(words, meant, told(read_answer(words, VOTE))) for words, meant in WISHES]
    assert [each for each in read if each[2] != f"command {each[1]}"] == []


def test_an_absence_whose_days_are_not_certain_is_asked_about() -> None:
    assert told(read_answer("dal 10 al 17 sono in montagna, non aspettatemi", VOTE)) == "ask"


@pytest.mark.parametrize("asked", [CARD, VOTE], ids=["card", "vote"])
def test_talk_of_other_things_is_passed_over_before_an_answer(asked: Asked) -> None:
    assert [(words, found) for words, found in votes(TALK, asked) if found != "silence"] == []


def test_what_somebody_will_say_is_nobodys_answer() -> None:
    foretold = "Beatriz vai dizer a D\nMia vai dizer a A\nanything but C\ntodos vão para a D"
    assert [(words, found) for words, found in votes(foretold, CARD) if found != "ask"] == []
