"""Talk that runs into an answer with no mark between, and other words a careful person would ask about."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dixit_pbem.post.reading.answers import Asked, CardsRead, ClueRead, Idle, Unclear, VotesRead
from dixit_pbem.post.reading.grammar import read_answer
from tests.post.reading.test_grammar import BLIND, CARD, CLUE, RED, TWO_VOTES, VOTE
from tests.post.reading.test_never_wrong import VOTE_4, lines

TWO_VOTES_3_2 = replace(TWO_VOTES, standing=VotesRead((3, 2), None, ""))
CLUE_A = replace(CLUE, standing=ClueRead("A", "an older clue", ""))


@pytest.mark.parametrize(
    "words",
    lines("""
    and have a nice weekend F
    see you on Thursday D.
    what a lovely clue C
    e buon fine settimana F
    che bella pista davvero C
    vemo-nos na quinta D.
    que pista tão linda C
    i miłego weekendu F
    widzimy się we wtorek D.
    """),
)
def test_a_letter_at_the_end_of_talk_may_be_an_initial(words: str) -> None:
    assert not isinstance(read_answer(words, CARD), CardsRead)


@pytest.mark.parametrize(
    "words",
    lines("""
    My phone died on the train no. 2
    we live in the house number 3
    Il telefono è morto sul treno n. 2
    abitiamo nella casa numero 3
    fiquei sem bateria no comboio n. 2
    moramos na casa número 3
    telefon padł w pociągu nr 2
    mieszkamy w domu numer 3
    """),
)
@pytest.mark.parametrize("asked", [VOTE, VOTE_4])
def test_the_number_of_a_train_is_no_vote(asked: Asked, words: str) -> None:
    assert not isinstance(read_answer(words, asked), VotesRead)


@pytest.mark.parametrize(
    "words",
    lines("""
    no. 1 in fourth place
    nº 1 in quinto luogo
    numero 2 il primo figlio
    nº 1 em quarto lugar
    Nr 1 czwarte miejsce
    Back on the 3rd
    Back on the 3th
    I like the little boat a lot the fifth
    Mi piace tanto la barchetta la quinta
    """),
)
@pytest.mark.parametrize("asked", [VOTE, VOTE_4])
def test_two_numbers_in_a_row_and_days_are_asked_about(asked: Asked, words: str) -> None:
    assert not isinstance(read_answer(words, asked), VotesRead)


@pytest.mark.parametrize(
    "words",
    lines("""
    I am in hospital just now 5
    I am at school just now nº 2
    sono dal dentista proprio adesso 5
    estou no dentista agora mesmo 5
    jestem teraz u dentysty 5
    Thank you for playing two of us are ill
    chwila, o drugiej obiad. 3
    my cat wants to play⏎⏎perhaps 5
    il gatto vuole giocare⏎⏎forse 5
    o gato quer jogar⏎⏎talvez 5
    kot chce grać⏎⏎chyba 5
    """),
)
def test_talk_changes_no_vote(words: str) -> None:
    assert not isinstance(read_answer(words, VOTE_4), VotesRead)


@pytest.mark.parametrize(
    "words", lines("chyba 5\n5\nno. 5\nzmieniam na nr 5\nmake it 5 now\nadesso dico 5\nagora voto 5\nteraz 5")
)
def test_a_bare_or_asked_answer_still_changes_a_vote(words: str) -> None:
    assert read_answer(words, VOTE_4) == VotesRead((5,), None, "")


@pytest.mark.parametrize(
    "words",
    lines("my vote is no. 3\nI think it's number 3\ncarta numero 3\nvoto la n. 3\nvoto na nº 3\ngłosuję na nr 3"),
)
def test_a_numbered_answer_still_counts(words: str) -> None:
    assert read_answer(words, VOTE) == VotesRead((3,), None, "")


@pytest.mark.parametrize(
    "words", lines("everyone will go for 1 😀 n. 2\ntutti andranno sulla 1 😀 n. 2\ntodos vão para a 1 😀 n. 2")
)
def test_what_others_will_do_is_no_second_vote(words: str) -> None:
    found = read_answer(words, TWO_VOTES)
    assert not isinstance(found, VotesRead) or found.numbers == (2,)


@pytest.mark.parametrize("words", lines("7⏎6 - Sorry, my gran sings\n7⏎6 - Wybaczcie, babcia śpiewa"))
def test_two_votes_with_a_comment_change_no_earlier_ones(words: str) -> None:
    assert isinstance(read_answer(words, TWO_VOTES_3_2), Unclear)


@pytest.mark.parametrize(
    "words",
    lines("""
    Ehi Marco!
    Oi Ana!
    Hiya Bob!
    hello from Bob and D.
    greet C. from me
    A friend says hello
    First of all, hello
    just a second
    prima di tutto, ciao
    un secondo
    ciao da D.
    tutta la famiglia saluta tutti
    primeiro que tudo, olá
    um segundo
    olá da F.
    a família toda manda beijos
    po pierwsze, cześć
    chwileczkę
    hej od A.
    cała rodzina pozdrawia
    B. Nowak
    E. Rossi
    J. E. Bach is on
    direi
    powiedzmy
    raczej
    let's say
    digamos
    acho que
    myślę, że
    I think
    Sorry, the neighbour says hello
    Scusate, il bimbo piange
    Desculpem, o bebé chora
    Wybaczcie, sąsiadka choruje
    """),
)
def test_what_one_says_to_friends_is_no_blind_clue(words: str) -> None:
    assert isinstance(read_answer(words, BLIND), Idle | Unclear)


@pytest.mark.parametrize(
    "words",
    lines("""
    4 left
    anything but 6
    6 would have been too easy
    Nicolas will say 1
    round 1 was strange
    the seventh round was strange
    ne mancano 4
    non mi piace la 3
    stavo per prendere la 1
    il settimo turno era misterioso
    a ronda 1 foi misteriosa
    a 3 também era gira
    a sétima ronda foi misteriosa
    zostało 4
    to mogłaby być 5
    siódma runda była dziwna
    Scanned for viruses, level 5
    """),
)
def test_a_number_of_a_card_or_a_round_makes_no_sure_blind_clue(words: str) -> None:
    assert isinstance(read_answer(words, BLIND), Idle | Unclear)


@pytest.mark.parametrize("words", lines("Clue: 4 left\nIndizio: un secondo\nPista: olá da F.\nHasło: zostało 4"))
def test_a_labelled_blind_clue_may_be_anything(words: str) -> None:
    found = read_answer(words, BLIND)
    assert isinstance(found, ClueRead)
    assert found.text == words.partition(": ")[2]


@pytest.mark.parametrize(
    "words",
    lines("""
    B: the broken promise⏎⏎Or not?⏎call me on 555 23 5
    B: la promessa⏎⏎O no?⏎chiamami al 333 23 5
    B: a promessa⏎⏎Ou não?⏎liga-me para o 912 23 5
    B: obietnica⏎⏎Czy nie?⏎dzwoń 600 23 5
    CAUTION: This email came from outside the company.⏎C, where the moon sleeps⏎⏎B. Rossi
    """),
)
def test_a_question_above_a_telephone_number_and_a_clue_below_a_banner_are_seen(words: str) -> None:
    assert isinstance(read_answer(words, CLUE), Unclear)


def test_second_thoughts_below_a_banner_are_seen() -> None:
    for words in ("5.\n\n[EXTERNAL] Think before you click.\nActually, no.", "5.\n\n[EXTERNO] Confirme.\nAliás, não."):
        assert isinstance(read_answer(words, VOTE), Unclear), words


@pytest.mark.parametrize("words", lines("Mudei de ideias. e\nHo cambiato idea. a\nThanks! e\nUm abraço D\nUn bacio D"))
def test_a_little_letter_beside_words_and_one_behind_a_good_bye_are_no_card(words: str) -> None:
    assert not isinstance(read_answer(words, CARD), CardsRead)


@pytest.mark.parametrize("words", lines("Back on the 2nd, Tom C.⏎6\nwe live in the house number 3⏎I vote 6"))
def test_one_of_two_votes_is_no_day(words: str) -> None:
    found = read_answer(words, TWO_VOTES)
    assert not isinstance(found, VotesRead) or found.numbers == (6,)


@pytest.mark.parametrize(
    "words", lines("Estou no sofá⏎⏎Rosa C. Costa⏎A minha pista: o sonho⏎Que giro\nHi⏎⏎Tom C. Berg⏎Clue: the sea⏎ok")
)
def test_a_name_above_a_labelled_clue_hides_nothing(words: str) -> None:
    found = read_answer(words, BLIND)
    assert not isinstance(found, ClueRead) or found.text in ("o sonho", "the sea")


def test_a_votes_number_is_not_lost_beside_the_red_mark() -> None:
    words = "between 6 and 2 it is hard, 2\nred 3"
    assert read_answer(words, RED) != VotesRead((), 3, "")


@pytest.mark.parametrize(
    "words",
    lines("""
    ciao ciao, e 5
    ciao ciao 5
    grazie, e 5
    grazie mille e poi 5
    buonanotte e la 5
    bye bye, and 5
    thanks, and 5
    good night and then 5
    tchau, e 5
    obrigada, e a 5
    pa pa, i 5
    dzięki, i 5
    """),
)
def test_another_number_behind_a_good_bye_is_never_passed_over(words: str) -> None:
    assert isinstance(read_answer(words, VOTE_4), Unclear | VotesRead)
    assert isinstance(read_answer(words, VOTE), Unclear | VotesRead)


@pytest.mark.parametrize(
    "words", lines("ciao ciao, e B\ngrazie, e la B\nbye bye, and B\nthanks, and B\ntchau, e B\npa pa, i B\ndzięki, i B")
)
def test_another_letter_behind_a_good_bye_is_never_passed_over(words: str) -> None:
    standing = replace(CARD, standing=CardsRead(("A",), ""))
    assert isinstance(read_answer(words, standing), Unclear | CardsRead)
    assert isinstance(read_answer(words, CARD), Unclear | CardsRead)


@pytest.mark.parametrize(
    "words",
    lines("""
    thanks, and see you at 5
    grazie, e a domani alle 5
    obrigada, e até às 5
    dzięki, i do zobaczenia o 5
    ciao ciao, e 4
    thanks and good night
    grazie e buonanotte
    """),
)
def test_a_good_bye_with_an_hour_is_set_aside_after_an_answer(words: str) -> None:
    found = read_answer(words, VOTE_4)
    assert isinstance(found, Idle) or found == VOTE_4.standing


@pytest.mark.parametrize(
    "words",
    lines("""
    E: the dream⏎⏎[EXTERNAL] Think before you click.⏎May I change it?
    D, il viaggio d'oro⏎⏎boh, la B o la C
    F, come la luna⏎⏎mi piace anche la B
    """),
)
def test_another_card_or_a_question_below_a_clue_is_asked_about(words: str) -> None:
    assert isinstance(read_answer(words, CLUE), Unclear)


@pytest.mark.parametrize(
    "words", lines("from Mia and C.\nod Mia i C.\nsette fatte, mancano due\noito já estão, faltam oito")
)
def test_a_name_and_a_count_are_no_sure_blind_clue(words: str) -> None:
    assert isinstance(read_answer(words, BLIND), Idle | Unclear)


@pytest.mark.parametrize("words", lines("só mais 1 e acabou - “3”\nancora 1 e finiamo - “3”\nonly 1 more to go - “3”"))
def test_what_is_left_to_play_is_no_second_vote(words: str) -> None:
    found = read_answer(words, TWO_VOTES)
    assert not isinstance(found, VotesRead) or found.numbers == (3,)


@pytest.mark.parametrize("asked", [CLUE, CLUE_A])
@pytest.mark.parametrize(
    "words",
    lines("""
    Clue: the sea⏎Card: D⏎⏎No, wait.⏎call me on 555 33 4
    D: the sea⏎⏎Scratch that.⏎call me on 555 33 4
    D: il mare⏎⏎No, aspetta.⏎chiamami al 333 23 5
    D: o mar⏎⏎Não, espera.⏎liga-me para o 912 23 5
    Hasło: ogród na zawsze⏎Karta: D⏎⏎Nie, czekaj.⏎dzwoń na 600 33 4
    """),
)
def test_what_takes_a_clue_back_above_a_telephone_number_is_seen(words: str, asked: Asked) -> None:
    assert isinstance(read_answer(words, asked), Unclear)


@pytest.mark.parametrize(
    "words",
    lines("""
    4⏎⏎No, wait.⏎call me on 555 33 4
    4⏎⏎No, aspetta.⏎chiamami al 333 23 5
    4⏎⏎Não, espera.⏎liga-me para o 912 23 5
    4⏎⏎Nie, czekaj.⏎dzwoń na 600 33 4
    """),
)
def test_what_takes_a_vote_back_above_a_telephone_number_is_seen(words: str) -> None:
    assert isinstance(read_answer(words, VOTE), Unclear)


@pytest.mark.parametrize(
    "words",
    lines("""
    Good evening everyone,⏎⏎Ugo says hello to everyone
    Buonasera a tutti,⏎⏎Ugo saluta tutti
    Boa noite a todos,⏎⏎A Rita manda beijos
    Dobry wieczór wszystkim,⏎⏎Ola pozdrawia wszystkich
    Udanej piątku!
    Udanego piątku!
    Happy Friday!
    Good Sunday
    Buon venerdì!
    Boa sexta!
    Boa segunda-feira!
    """),
)
def test_a_greeting_and_a_wish_for_the_day_are_no_blind_clue(words: str) -> None:
    assert isinstance(read_answer(words, BLIND), Idle | Unclear)


@pytest.mark.parametrize(
    "words",
    lines("""
    so lovely everyone will go for 3
    what a clue everybody will vote 3
    che bella tutti voteranno la 3
    que lindo todos vão votar na 3
    tak ładne wszyscy zagłosują na 3
    """),
)
def test_what_everybody_will_choose_is_no_vote(words: str) -> None:
    assert not isinstance(read_answer(words, VOTE), VotesRead)


@pytest.mark.parametrize(
    "words", lines("the sixth plan B it is\nil sesto piano B\no sexto plano B é isso\nszósty plan B niech będzie")
)
def test_the_place_of_a_plan_is_no_vote(words: str) -> None:
    assert not isinstance(read_answer(words, VOTE), VotesRead)


@pytest.mark.parametrize("words", lines("the sixth! 3 all\nla sesta! 3 pari\na sexta! 3 iguais\nszósta! 3 remis"))
def test_another_number_beside_changes_no_vote(words: str) -> None:
    assert isinstance(read_answer(words, replace(VOTE, standing=VotesRead((1,), None, ""))), Unclear)


@pytest.mark.parametrize("words", lines("maybe 1⏎7\nforse 1⏎7\ntalvez 1⏎7\nchyba 1⏎7\n1⏎chyba 7"))
def test_two_votes_of_which_one_is_in_doubt_change_none(words: str) -> None:
    assert isinstance(read_answer(words, TWO_VOTES_3_2), Unclear)


@pytest.mark.parametrize(
    "words",
    lines("""
    C. Rossi⏎⏎Luca: E = dove dorme il vento⏎⏎Grazie,⏎Mia
    C. Berg⏎⏎Tom: E = where the wind sleeps
    C. Silva⏎⏎Rui: E = onde dorme o vento
    C. Nowak⏎⏎Ola: E = gdzie śpi wiatr
    """),
)
def test_a_name_with_its_initial_above_another_ones_clue_is_none(words: str) -> None:
    found = read_answer(words, CLUE)
    assert not isinstance(found, ClueRead) or found.letter == "E"


@pytest.mark.parametrize(
    "words",
    lines("""
    Dobry wieczór,⏎E - ogród na zawsze⏎⏎Dobrze?
    Good evening,⏎E - a garden for ever⏎⏎Okay?
    Buonasera,⏎E - un giardino per sempre⏎⏎Va bene?
    Boa noite,⏎E - um jardim para sempre⏎⏎Está bem?
    """),
)
@pytest.mark.parametrize("asked", [CLUE, CLUE_A])
def test_a_question_below_a_clue_is_seen(words: str, asked: Asked) -> None:
    assert isinstance(read_answer(words, asked), Unclear)
