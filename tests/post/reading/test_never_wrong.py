"""The classes of mails that were once read wrongly or asked about for nothing: in every language, as people write."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dixit_pbem.post.reading.answers import Asked, CardsRead, ClueRead, Command, CommandRead, Idle, Unclear, VotesRead
from dixit_pbem.post.reading.grammar import read_answer
from dixit_pbem.post.reading.sense import name_words
from tests.post.reading.test_grammar import BLIND, CARD, CLUE, RED, TWO_CARDS, TWO_VOTES, VOTE

CARD_B = replace(CARD, standing=CardsRead(("B",), ""))
VOTE_4 = replace(VOTE, standing=VotesRead((4,), None, ""))
CLUE_C = replace(CLUE, standing=ClueRead("C", "the moon", ""))
BLIND_SEA = replace(BLIND, standing=ClueRead(None, "the sea", ""))
BOB = name_words("Bob Berg")


def lines(text: str) -> list[str]:
    return [line.strip().replace("⏎", "\n") for line in text.strip().splitlines()]


@pytest.mark.parametrize(
    "words",
    lines("""
    Thanks, have a nice weekend!
    A big hug to everybody
    I think so too
    A presto, buona serata a tutti
    E grazie ancora
    e poi vediamo
    Um abraço a todos
    O jogo é lindo, adoro
    a e o
    Z góry dziękuję
    A co u Was słychać?
    i do zobaczenia
    W sumie nie wiem
    o której gramy?
    """),
)
@pytest.mark.parametrize("asked", [CARD, CARD_B])
def test_a_little_word_is_no_card(asked: Asked, words: str) -> None:
    assert isinstance(read_answer(words, asked), Idle | Unclear)


@pytest.mark.parametrize(
    "words",
    lines("""
    See you at 5!
    2 to go
    I like all 5
    Round 4
    only 3 minutes left
    It's 5 already
    page 3
    my kids are 3 and 5
    +44 20 7946 0958
    we lost 2-1
    Sono le 5!
    alle 3 sono da voi
    turno 4
    ho 3 gatti
    Até às 5!
    são 5 horas
    ronda 3
    daqui a 2 dias
    O 5 jestem u ciebie
    runda 2
    za 3 minuty
    mam 2 koty
    Hi 5
    take 5
    3.5
    10:30
    4²
    €5
    5%
    """),
)
@pytest.mark.parametrize("asked", [VOTE, VOTE_4])
def test_a_number_of_something_else_is_no_vote(asked: Asked, words: str) -> None:
    assert isinstance(read_answer(words, asked), Idle | Unclear)


@pytest.mark.parametrize(
    ("letter", "clue", "words"),
    [
        ("D", "B is for…", 'Clue: "B is for…" card D'),
        ("C", "the long way home", "Clue: the long way home⏎Card: C"),
        ("C", "the long way home", "Card: C⏎Clue: the long way home"),
        ("C", "the long way home", "the long way home (C)"),
        ("C", "the long way home", "the long way home, card C"),
        ("C", "the long way home", "I choose card C and my clue is: the long way home"),
        ("C", "la strada", "Indizio: la strada⏎Carta: C"),
        ("C", "la strada", "Il mio indizio è «la strada», carta C"),
        ("C", "o mar", "Pista: o mar⏎Carta: C"),
        ("C", "o mar", "A minha pista é “o mar”, carta C"),
        ("C", "droga do domu", "Skojarzenie: droga do domu⏎Karta: C"),
        ("C", "droga do domu", "Karta C, hasło: droga do domu"),
        ("C", "the long way home", "C: the long way home⏎Thanks, Ana"),
        ("C", "the long way home", "C: the long way home⏎Best regards⏎Ana Berg"),
        ("C", "la strada", "C: la strada⏎Grazie, Ana"),
        ("C", "o mar", "C: o mar⏎Beijinhos, Ana"),
        ("C", "droga", "C: droga⏎Pozdrawiam, Ana"),
        ("C", "the long way home", "Sorry for the delay! C: the long way home"),
        ("C", "the long way home", "Hello dears,⏎⏎C: the long way home"),
        ("C", "wait for me", "C: wait for me"),
        ("C", "no, no, no", "C: no, no, no"),
    ],
)
def test_a_clue_has_its_own_card_and_no_sign_off(letter: str, clue: str, words: str) -> None:
    read = read_answer(words.replace("⏎", "\n"), CLUE)
    assert isinstance(read, ClueRead)
    assert (read.letter, read.text) == (letter, clue)


@pytest.mark.parametrize(
    "words",
    lines("""
    C: the moon. No wait, D
    C can I change it?
    C: dog. Actually card D
    C, posso cambiare?
    C: la luna. Anzi no, D
    C posso mudar?
    C: a lua. Não espera, D
    C mogę zmienić?
    C: księżyc. Nie czekaj, D
    C or E, I cannot decide
    C thanks!
    """),
)
def test_a_second_thought_about_a_clue_is_asked_about(words: str) -> None:
    assert isinstance(read_answer(words, CLUE), Unclear)


@pytest.mark.parametrize(
    "words",
    lines("""
    Thanks!
    ok
    👍
    Grazie mille a tutti!
    Obrigada!
    Dzięki!
    Best regards⏎Ana
    What are the rules?
    Quali sono le regole?
    Quais são as regras?
    Jakie są zasady?
    I am out of the office until 3 December and read no mail.
    Sono in ferie fino al 4 dicembre.
    Estou de férias até 4 de dezembro.
    Przebywam na urlopie do 4 grudnia.
    CAUTION: This mail originated from outside of the organization.
    This message is confidential and meant for the addressee alone.
    I have no idea what to say
    nie wiem
    """),
)
@pytest.mark.parametrize("asked", [BLIND, BLIND_SEA])
def test_thanks_questions_and_programs_are_no_blind_clue(asked: Asked, words: str) -> None:
    assert isinstance(read_answer(words, asked), Idle | Unclear)


@pytest.mark.parametrize(
    ("clue", "words"),
    [
        ("the sea", "Clue: the sea"),
        ("il mare", "Indizio: il mare"),
        ("o mar", "pista: o mar"),
        ("morze", "Hasło: morze"),
        ("who turned off the moon?", "Clue: who turned off the moon?"),
        ("the sea at night", "the sea at night⏎Thanks, Ana"),
        ("the smell of rain", "Dear all, what fun! My clue is: the smell of rain"),
        ("the thing with feathers", "Here is mine:⏎⏎the thing with feathers"),
    ],
)
def test_a_blind_clue_bears_a_label_or_stands_alone(clue: str, words: str) -> None:
    read = read_answer(words.replace("⏎", "\n"), BLIND)
    assert isinstance(read, ClueRead)
    assert read.text == clue


@pytest.mark.parametrize("words", ["help", "aiuto", "ajuda", "pomoc", "say good night", "away 3-10 December"])
def test_help_say_and_away_work_where_a_clue_is_blind(words: str) -> None:
    read = read_answer(words, BLIND)
    assert isinstance(read, CommandRead)
    assert read.command in (Command.HELP, Command.SAY, Command.AWAY)


@pytest.mark.parametrize(
    "words",
    lines("""
    Thanks!
    Thank you so much, Ana!
    Ok
    👍
    Done
    Great, thanks
    see you soon
    Grazie!
    Perfetto, grazie
    fatto
    un bacio a tutti
    Obrigado!
    feito, beijinhos
    até já
    Dzięki!
    super, dzięki
    gotowe
    pozdrawiam
    """),
)
@pytest.mark.parametrize("asked", [CARD_B, VOTE_4, CLUE_C, BLIND_SEA])
def test_courtesy_after_an_answer_is_set_aside_in_silence(asked: Asked, words: str) -> None:
    assert isinstance(read_answer(words, asked), Idle)


@pytest.mark.parametrize(
    "words", ["Can I change my card?", "posso cambiare carta?", "posso mudar?", "mogę zmienić?", "no wait", "What now?"]
)
@pytest.mark.parametrize("asked", [CARD_B, VOTE_4, CLUE_C])
def test_a_question_after_an_answer_is_answered(asked: Asked, words: str) -> None:
    assert isinstance(read_answer(words, asked), Unclear)


@pytest.mark.parametrize(
    "words",
    lines("""
    4, because of the stairs
    4 because of the stairs
    4 (the stairs!)
    4 – the stairs, I think
    4 😍 love it
    4 pls
    4, perché mi ricorda il mare
    4 perché sì
    4, porque adoro o mar
    4, bo ma schody
    four
    Four!
    the fourth one
    the fourth
    4th
    la quarta
    quattro
    la quarta carta
    a quarta
    quatro
    czwórka
    czwarta
    cztery
    głosuję na czwórkę
    Nr 4
    no. 4
    n. 4
    nº 4
    ④
    4️⃣
    ٤
    Sorry for the delay! 4
    Sorry, so late. 4
    Scusate il ritardo! 4
    Desculpa a demora! 4
    Przepraszam za spóźnienie! 4
    boh, 4
    mah, direi 4
    not sure, 4
    não sei, 4
    nie wiem, 4
    chyba 4
    hmm, 4
    3… no wait, 4
    3, no, 4
    3... anzi 4
    3, aliás 4
    3, nie czekaj, 4
    Bob: 4
    Bob - 4
    4⏎Bob
    4⏎⏎Best,⏎Bob⏎Room 3
    4⏎⏎Pozdrawiam⏎Bob Berg⏎ul. Długa 3
    My vote: 4
    I think it's 4
    secondo me la 4
    fico com a 4
    stawiam na 4
    4. When do we play again?
    """),
)
def test_people_say_a_vote_in_their_ways(words: str) -> None:
    read = read_answer(words, replace(VOTE, own_name=BOB))
    assert isinstance(read, VotesRead), read
    assert read.numbers == (4,)


@pytest.mark.parametrize(
    "words",
    lines("""
    B (the whale)
    B, the whale
    B - the whale
    B because of the whale
    B please
    B or maybe D… no, B
    D, no wait, B
    B as in Bob
    B come Bob
    card B, a bit dark
    la B
    la b
    do la B
    gioco la carta B
    a carta B
    vou jogar a B
    karta B
    wybieram kartę B
    Sorry for the delay! B
    Grazie a tutti! B
    Dzięki! B
    Bob: B
    B⏎Bob
    None of these is easy, but my card is B
    """),
)
def test_people_say_a_card_in_their_ways(words: str) -> None:
    read = read_answer(words, replace(CARD, own_name=BOB))
    assert isinstance(read, CardsRead), read
    assert read.letters == ("B",)


@pytest.mark.parametrize(
    "words",
    ["1. 3⏎2. 6", "1) 3⏎2) 6", "First choice: 3⏎Second choice: 6", "3/6", "la terza e la sesta", "three and six"],
)
def test_two_votes_may_stand_in_a_list(words: str) -> None:
    read = read_answer(words.replace("⏎", "\n"), TWO_VOTES)
    assert isinstance(read, VotesRead)
    assert read.numbers == (3, 6)


@pytest.mark.parametrize("words", ["1. A⏎2. F", "AF", "prima carta: A⏎seconda carta: F", "Pierwsza: A, druga: F"])
def test_two_cards_may_stand_in_a_list(words: str) -> None:
    assert read_answer(words.replace("⏎", "\n"), TWO_CARDS) == CardsRead(("A", "F"), "")


@pytest.mark.parametrize("words", ["be", "da", "fa", "ad", "ed", "DA FARE", "3/6/2026"])
def test_words_and_dates_are_no_lists(words: str) -> None:
    assert not isinstance(read_answer(words, TWO_CARDS), CardsRead)
    assert not isinstance(read_answer(words, TWO_VOTES), VotesRead)


@pytest.mark.parametrize(
    "words",
    lines("""
    5, because of the stairs
    5 – what a picture
    Sorry for the delay! 5
    it's 5
    """),
)
def test_what_changes_an_answer_must_ask_for_it(words: str) -> None:
    read = read_answer(words, VOTE_4)
    assert isinstance(read, Unclear)
    assert read.likely == VotesRead((5,), None, "")


@pytest.mark.parametrize("words", ["5", "I vote 5 now, because of the stairs", "la 5", "no wait, 5", "głosuję na 5"])
def test_a_bare_answer_or_one_with_its_words_changes_an_answer(words: str) -> None:
    read = read_answer(words, VOTE_4)
    assert isinstance(read, VotesRead)
    assert read.numbers == (5,)


@pytest.mark.parametrize(
    ("likely", "asked", "words"),
    [
        (VotesRead((4,), None, ""), VOTE, "4?"),
        (VotesRead((4,), None, ""), VOTE, "maybe 4"),
        (VotesRead((4,), None, ""), VOTE, "Anna: 4"),
        (VotesRead((4,), None, ""), VOTE, "I love 4 so much"),
        (CardsRead(("B",), ""), CARD, "B?"),
        (CardsRead(("B",), ""), CARD, "forse la B"),
        (VotesRead((5,), None, ""), VOTE_4, "should I take 5 instead of 4"),
        (None, VOTE, "3 or 5"),
        (None, CARD, "B or D"),
        (None, RED, "red"),
    ],
)
def test_the_one_likely_answer_is_offered_back(likely: CardsRead | VotesRead | None, asked: Asked, words: str) -> None:
    read = read_answer(words, asked)
    assert isinstance(read, Unclear)
    assert read.likely == likely


@pytest.mark.parametrize(
    "words",
    lines("""
    CAUTION: This mail came from outside of the organization. Do not click links.⏎⏎4
    [EXTERNAL] Originated from outside the company, exercise caution⏎⏎4
    UWAGA: wiadomość spoza organizacji, nie otwieraj załączników⏎⏎4
    ATTENZIONE: mail esterna, proviene dall'esterno⏎⏎4
    4⏎⏎This message is confidential. If you are not the addressee, or if it came to you by mistake, delete it.
    """),
)
def test_a_companys_paragraphs_are_passed_over(words: str) -> None:
    assert isinstance(read_answer(words, VOTE), VotesRead)


@pytest.mark.parametrize(
    "words", ["Scusate il ritardo, rispondo stasera appena torno a casa", "Sorki, jestem w trasie, odpiszę wieczorem"]
)
def test_who_will_answer_later_is_left_in_peace(words: str) -> None:
    assert isinstance(read_answer(words, VOTE), Idle)


@pytest.mark.parametrize(
    "words",
    ["boa tarde, a da direita", "Buonasera, quella a destra", "la barca stasera, quella in fondo", "il mio voto va"],
)
def test_who_describes_a_card_is_asked_which(words: str) -> None:
    assert isinstance(read_answer(words, VOTE), Unclear)


@pytest.mark.parametrize("words", ["Deus abençoe vocês! Domingo tem bolo às 4.", "ceniamo alle 5 da noi, buona serata"])
def test_a_time_of_day_after_a_vote_is_chat(words: str) -> None:
    assert isinstance(read_answer(words, VOTE_4), Idle)


@pytest.mark.parametrize(
    "words",
    lines("""
    1 would have been too easy… 3 would have been too easy
    1 is too easy. 3 is too easy
    3 era facile, 1 era difficile
    1 é óbvia e 3 também
    1 jest za łatwa, 3 jest za trudna
    """),
)
def test_what_is_told_of_two_cards_chooses_neither(words: str) -> None:
    assert isinstance(read_answer(words, TWO_VOTES), Idle | Unclear)


@pytest.mark.parametrize("words", ["1 is my first, 3 is my second", "1 is my favourite pick and 3 second"])
def test_two_that_are_said_to_be_chosen_count(words: str) -> None:
    found = read_answer(words, TWO_VOTES)
    assert isinstance(found, VotesRead)
    assert found.numbers == (1, 3)


@pytest.mark.parametrize("words", ["Elena D.\n\nGrazie", "Marek F.\nPozdrawiam", "Elena D."])
def test_a_name_with_an_initial_above_thanks_is_no_card(words: str) -> None:
    assert isinstance(read_answer(words, CARD), Idle | Unclear)


def test_a_clue_that_changes_another_keeps_what_stands_behind_its_comma() -> None:
    found = read_answer("my card is F: no way home, no thousand doors", CLUE_C)
    assert isinstance(found, ClueRead)
    assert (found.letter, found.text) == ("F", "no way home, no thousand doors")


@pytest.mark.parametrize("words", ["B: the sea\n\n(D) the moon", "B. Maria manda beijos\n\n[F] um inverno calado"])
def test_two_clues_under_two_cards_are_asked_about(words: str) -> None:
    assert isinstance(read_answer(words, CLUE), Unclear)


@pytest.mark.parametrize("banner", ["[EXTERNAL] Please check the sender.", "[EXTERN] Bitte Absender prüfen."])
def test_a_card_that_stands_among_a_programs_words_is_asked_about(banner: str) -> None:
    found = read_answer(f"Hi Bob!\n{banner}\n\nCard: E\nClue: like the wind", CLUE_C)
    assert isinstance(found, ClueRead | Unclear)
