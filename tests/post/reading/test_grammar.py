"""What answers say: certain, or unclear with the reason."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.refusal import Why
from dixit_pbem.post.reading.answers import Asked, CardsRead, ClueRead, Command, CommandRead, Unclear, VotesRead
from dixit_pbem.post.reading.grammar import read_answer
from dixit_pbem.post.said import Unread

CLUE = Asked(
    phase=Phase.CLUE,
    letters=tuple("ABCDEF"),
    cards=1,
    numbers=(),
    votes=0,
    red=False,
    blind=False,
    today=date(2026, 11, 18),
)
BLIND = replace(CLUE, blind=True, letters=())
CARD = replace(CLUE, phase=Phase.CARD)
TWO_CARDS = replace(CARD, cards=2, letters=tuple("ABCDEFG"))
VOTE = replace(CLUE, phase=Phase.VOTE, letters=(), cards=0, numbers=(1, 2, 3, 4, 5, 6), votes=1)
TWO_VOTES = replace(VOTE, votes=2, numbers=(1, 2, 3, 4, 5, 6, 7, 8))
RED = replace(VOTE, red=True)
NOTHING = replace(VOTE, phase=Phase.FINISHED)
SEVERAL, IN_DOUBT, NO_DATES = Unread.SEVERAL_READINGS, Unread.WORD_OR_LETTER, Unread.UNKNOWN_DATES


def why(words: str, asked: Asked) -> Why | Unread:
    answer = read_answer(words, asked)
    assert isinstance(answer, Unclear), answer
    return answer.why


@pytest.mark.parametrize(
    "words",
    """3|3.|(3)|*3*|“3”|3!|3 :)|3 😀|3️⃣|#3|-3|nº3|n. 3|n.º 3|No. 3|a 3ª|３|card 3|Card #3|my vote is 3
    I vote for card number 3.|I think it's number 3|I pick 3|I'd say 3|3, please|3 thanks!|Hi Ana, 3|vote: 3
    vote = 3|la carta 3|voto 3|la 3|l'3|il mio voto va alla 3|secondo me è la 3|Ciao a tutti, voto 3. Grazie!
    Ciao Ana! Voto la 3|a carta 3|o 3|acho que é a 3|o meu voto é o 3|voto na carta nº 3|karta nr 3|głosuję na 3
    GŁOSUJĘ NA 3|glosuje na 3|Mój głos to 3|myślę, że to 3|yes, 3|3 3|voto 3, 3!""".replace("\n", "|").split("|"),
)
def test_one_vote_may_be_said_in_many_ways(words: str) -> None:
    assert read_answer(words.strip(), VOTE) == VotesRead((3,), None, "")


@pytest.mark.parametrize(
    ("numbers", "words"),
    [
        ((3, 5), "3 5"),
        ((3, 5), "3,5"),
        ((3, 5), "3; 5"),
        ((3, 5), "3+5"),
        ((3, 5), "3 & 5"),
        ((5, 3), "5\n3"),
        ((3, 5), "- 3\n- 5"),
        ((3, 5), "cards 3 and 5"),
        ((3, 5), "voto 3 e 5"),
        ((3, 5), "la 3 e la 5"),
        ((3, 5), "o 3 e o 5"),
        ((3, 5), "karta 3 i karta 5"),
        ((3, 5), "nr 3 oraz nr 5"),
        ((7,), "7"),
        ((3, 3), "3 3"),
    ],
)
def test_two_votes_stand_side_by_side_or_with_an_and_between(numbers: tuple[int, ...], words: str) -> None:
    assert read_answer(words, TWO_VOTES) == VotesRead(numbers, None, "")


@pytest.mark.parametrize(
    ("numbers", "red", "words"),
    [
        ((3,), 5, "3 red 5"),
        ((3,), 5, "3 rosso 5"),
        ((3,), 5, "3 vermelho 5"),
        ((3,), 5, "3 czerwony 5"),
        ((3,), 5, "red 5, vote 3"),
        ((3,), 5, "3\nred 5"),
        ((3,), 5, "zielony 3, czerwony 5"),
        ((3,), 5, "3 verde 5 rosso"),
        ((2,), 2, "2 red 2"),
        ((), 5, "red 5"),
        ((), 5, "il segno rosso sulla 5"),
        ((3,), None, "3"),
    ],
)
def test_the_red_mark_is_the_number_behind_its_word(numbers: tuple[int, ...], red: int | None, words: str) -> None:
    assert read_answer(words, RED) == VotesRead(numbers, red, "")


@pytest.mark.parametrize(
    ("reason", "asked", "words"),
    [
        (Unread.EMPTY, VOTE, " \n "),
        (Unread.NO_NUMBER, VOTE, "B"),
        (Unread.NO_NUMBER, VOTE, "the one with the boat"),
        (Why.OUT_OF_RANGE, VOTE, "7"),
        (Why.OUT_OF_RANGE, VOTE, "0"),
        (Why.OUT_OF_RANGE, VOTE, "35"),
        (Why.OUT_OF_RANGE, VOTE, "9" * 200),
        (Why.OUT_OF_RANGE, TWO_VOTES, "3 and 9"),
        (Why.TOO_MANY, VOTE, "3 5"),
        (Why.TOO_MANY, VOTE, "1 2 3 4 5 6"),
        (Why.TOO_MANY, TWO_VOTES, "3 5 7"),
        (Why.NO_RED_MARK, VOTE, "3 red 5"),
        (Unread.NO_NUMBER, RED, "3 red "),
        (Unread.NO_NUMBER, RED, "red"),
        (Why.TOO_MANY, RED, "3 5"),
        (Unread.SEVERAL_READINGS, RED, "red 5 red 6"),
        (Unread.SEVERAL_READINGS, RED, "3 not red 5"),
    ],
)
def test_a_vote_that_cannot_be_says_why(reason: Why | Unread, asked: Asked, words: str) -> None:
    assert why(words, asked) is reason


@pytest.mark.parametrize(
    "words",
    """3?|3 or 5|3 or 5?|3 o 5|3 ou 5|3 albo 5|3 czy 5|either 3|not 3|non la 3|não é a 3|nie 3|no 3
    anything but 3|maybe 3|forse 3|talvez a 3|3.5|3-5|3/5|3 3/4|10:30|3a|card3|3 pm|+1|:+1:|> 3
    3 x 5|I have 3 cats|see you at 3|Bob voted 3|3 Bob
    3 minutes""".replace("\n", "|").split("|"),
)
def test_a_number_beside_any_other_word_or_in_doubt_is_no_vote(words: str) -> None:
    assert why(words.strip(), VOTE) is Unread.SEVERAL_READINGS


@pytest.mark.parametrize(
    ("ignored", "words"),
    [
        ("Mia", "3\nMia"),
        ("Thanks, see you on Sunday!", "3\n\nThanks, see you on Sunday!"),
        ("--\nMia Berg\nTel. 5 55 12 34", "3\n-- \nMia Berg\nTel. 5 55 12 34"),
        ("T +44 20 7946 0958", "3\n\nT +44 20 7946 0958"),
        ("We meet on 5 December.", "3\n\nWe meet on 5 December."),
        ("status", "3\n\nstatus"),
        ("", "3\n\nSent from my iPhone"),
        ("", "Hi all,\n\n3"),
        ("", "What a lovely clue!\n\n3"),
        ("", "My vote:\n\n3"),
        ("Love\nMia", "Dear Ana,\nmy vote is 3\nLove\nMia"),
    ],
)
def test_small_talk_round_a_vote_is_ignored_and_told(ignored: str, words: str) -> None:
    assert read_answer(words, VOTE) == VotesRead((3,), None, ignored)


@pytest.mark.parametrize(
    "words",
    [
        "3\n\n5",
        "3\n\nwait, no, 5",
        "3\n\nno, wait",
        "3\nNo",
        "3\n\nNie.",
        "3\n\nanzi la 5",
        "3\n\nActually, I have changed my mind.",
        "3\n\nor 5",
        "3\n5",
        "3\nis not my vote",
        "3\n\nVia Roma 5",
        "I don't want\n\n3",
        "Definitely not this one:\n\n3",
        "Shall I?\n\n3",
        "status\n\n3",
    ],
)
def test_words_that_may_change_the_vote_are_asked_about(words: str) -> None:
    assert why(words, VOTE) is Unread.SEVERAL_READINGS


@pytest.mark.parametrize(
    ("letter", "words"),
    [
        *(("B", words) for words in ("B", "b", "B.", "(B)", "*B*", "B :)", "B :D", "B B", "card B", "Card B please")),
        *(("B", words) for words in ("I'd give B", "my card is B", "la carta B", "la B", "do la B", "Carta B, ciao!")),
        *(
            ("B", words)
            for words in ("a carta B", "A carta B", "a B", "o B", "Bom dia, a carta B", "karta B", "daję B")
        ),
        *(("A", words) for words in ("A", "a", "card A", "la A", "l'A", "carta A", "wybieram A", "I choose a")),
        *(("E", words) for words in ("E", "e", "E!", "gioco la E", "dou a carta E", "daję kartę E")),
        ("C", "Cześć,\n\nmoja karta to C"),
    ],
)
def test_one_card_may_be_said_in_many_ways(letter: str, words: str) -> None:
    assert read_answer(words, CARD) == CardsRead((letter,), "")


@pytest.mark.parametrize(
    ("letters", "words"),
    [
        *(("AF", words) for words in ("A,F", "A F", "a f", "A\nF", "A & F", "A+F", "A and F", "cards A and F")),
        *(("AF", words) for words in ("A e F", "la A e la F", "a carta A e a carta F", "A i F", "daję A i F")),
        *(("AE", words) for words in ("A E", "A, E", "A e E")),
        *(("EF", words) for words in ("E F", "E e F")),
        ("DE", "D,E"),
    ],
)
def test_two_cards_stand_side_by_side_or_with_an_and_between(letters: str, words: str) -> None:
    assert read_answer(words, TWO_CARDS) == CardsRead(tuple(letters), "")


@pytest.mark.parametrize("words", ["none", "None.", "nessuna", "nessuna carta", "nenhuma", "żadna", "żadna karta"])
def test_none_takes_the_cards_back(words: str) -> None:
    assert read_answer(words, CARD) == CardsRead((), "")


@pytest.mark.parametrize(
    ("reason", "asked", "words"),
    [
        (Why.NO_LETTER, CARD, "3"),
        (Why.NO_LETTER, CARD, "none of my cards fits"),
        (Why.NOT_IN_HAND, CARD, "H"),
        (Why.NOT_IN_HAND, CARD, "card G"),
        (Why.TOO_MANY, CARD, "A B"),
        (Why.TOO_MANY, CARD, "A and F"),
        (Why.TOO_MANY, TWO_CARDS, "D, E, F"),
        (Why.TOO_FEW, TWO_CARDS, "B"),
        (Why.TOO_FEW, TWO_CARDS, "A carta B"),
        (Why.TOO_MANY, TWO_CARDS, "a e f"),
        *((SEVERAL, CARD, words) for words in ("B?", "B or C", "B o C", "not B", "vitamin C")),
        *((SEVERAL, CARD, words) for words in ("thanks, B", "E la B", "B. Rossi")),
        *((SEVERAL, CARD, words) for words in ("F\n\nB", "F\n\nor A", "F\n\nno wait, A")),
    ],
)
def test_a_card_that_cannot_be_says_why(reason: Why | Unread, asked: Asked, words: str) -> None:
    assert why(words, asked) is reason


@pytest.mark.parametrize("ignored", ["Mia", "Mia B.", "A big hug", "E buona notte", "T +44 20 7946 0958"])
def test_names_and_words_of_one_letter_under_a_card_are_ignored(ignored: str) -> None:
    assert read_answer(f"F\n\n{ignored}", CARD) == CardsRead(("F",), ignored)


@pytest.mark.parametrize(
    ("letter", "clue", "words"),
    [
        *(
            ("A", "dog", f"A{mark}dog")
            for mark in (": ", ":", " - ", " – ", ". ", ") ", "\n", "\n\n", " = ", " -> ", "：")
        ),
        ("C", "the long way home", "C the long way home"),
        ("C", "the long way home", "c the long way home"),
        ("C", "the long way home", "C, the long way home"),
        ("C", "the long way home", 'C "the long way home"'),
        ("C", "the long way home", "“C: the long way home”"),
        ("C", "the long way home", "(C) the long way home"),
        ("C", "the long way home", "*C*: the long way home"),
        ("C", "il cane", "C: «il cane»"),
        ("C", '"dog" and "cat"', 'C: "dog" and "cat"'),
        ("C", "- almost home", "C: - almost home"),
        ("C", "- almost home", "C\n- almost home"),
        ("C", "> the one", "C: > the one"),
        ("C", "From: nobody", "C: From: nobody"),
        ("C", "--", "C: --"),
        ("C", "3", "C: 3"),
        ("C", "🌙", "C: 🌙"),
        ("C", "the house is asleep, its windows are not", "C: the house is asleep,\nits windows are not"),
        ("C", "Love is blind", "C\n\nLove is blind"),
        ("C", "Freedom", "C\n\nFreedom"),
        ("C", "dog", "card C: dog"),
        ("C", "dog", "card C dog"),
        ("A", "cane", "carta A: cane"),
        ("C", "il cane", "La mia carta è la C: il cane"),
        ("C", "o cão", "A minha carta é a C: o cão"),
        ("C", "pies", "karta C - pies"),
        ("C", "the long way", "Card: C\nClue: the long way"),
        ("C", "dog", "Hi Ana,\n\nC: dog"),
        ("C", "dog", "C: dog\nSent from my iPhone"),
        ("C", "x" * 500, "C: " + "x" * 500),
    ],
)
def test_a_clue_is_a_letter_a_mark_and_the_first_paragraph(letter: str, clue: str, words: str) -> None:
    assert read_answer(words, CLUE) == ClueRead(letter, clue, "")


@pytest.mark.parametrize("ignored", ["Thanks, Mia", "A. Rossi", "See you on the 5th, with B and a cake"])
def test_what_follows_the_clue_is_ignored_and_told(ignored: str) -> None:
    assert read_answer(f"C: dog\n\n{ignored}", CLUE) == ClueRead("C", "dog", ignored)


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        *(
            (Unread.WORD_OR_LETTER, words)
            for words in ("A dog at the door", "E poi venne", "A, dog", "A… dog", "a dog")
        ),
        *((Unread.WORD_OR_LETTER, words) for words in ("C's the limit", "C'est la vie", "E-mail", "B-side")),
        *((IN_DOUBT, words) for words in ("E.T. phone home", "E. T. phone home", "C? dog", "A/C")),
        *((Why.NO_LETTER, words) for words in ("O mar", "I wait", "Z tobą", "the long way home", "Should I wait?")),
        *((Why.NO_WORDS, words) for words in ("C", "C.", "C: ", "card C:")),
        *((Why.NO_WORDS, words) for words in ("C\n\nThanks, Mia", "C.\n\nBest,\nMia Berg")),
        (
            Why.NO_WORDS,
            "C\n\nThis message is confidential and meant for the addressee alone. " + "Please delete it. " * 4,
        ),
        *((Why.NOT_IN_HAND, words) for words in ("G: dog", "H dog")),
        *((IN_DOUBT, words) for words in ("B or D", "B ou D", "B, D", "B D", "B i C")),
        (Unread.SEVERAL_READINGS, "B\n\nno wait, D is better"),
        *((SEVERAL, words) for words in ("C: dog\n\nD: cat", "C: dog\nD: cat", "C: dog\n\nNo wait, D")),
        (Unread.TOO_LONG, "C: " + "x" * 501),
        (Unread.TOO_LONG, "C: " + "x" * 200_000),
    ],
)
def test_a_clue_that_is_not_certain_says_why(reason: Why | Unread, words: str) -> None:
    assert why(words, CLUE) is reason


@pytest.mark.parametrize(
    ("clue", "words"),
    [
        *((words, words) for words in ("the sea at night", "A dog at the door", "C: dog", "- almost home", "3", "--")),
        *((words, words) for words in ("From: nobody", "Sent from my dreams", "On the stairs she wrote: farewell")),
        *((words, words) for words in ("help me", "hand in hand", "away from here", "address unknown")),
        ("the sea", "“the sea”"),
        ("the sea, at night", "the sea,\nat night"),
        ("the sea", "the sea\n-- \nMia"),
    ],
)
def test_a_blind_clue_is_the_whole_first_paragraph(clue: str, words: str) -> None:
    answer = read_answer(words, BLIND)
    assert isinstance(answer, ClueRead)
    assert (answer.letter, answer.text) == (None, clue)


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (Unread.WORD_OR_COMMAND, "status"),
        (Unread.WORD_OR_COMMAND, "Ręka"),
        (Unread.WORD_OR_COMMAND, "language it"),
        (Unread.WORD_OR_FOOTER, "Sent from my iPhone"),
        (Unread.SEVERAL_READINGS, "Ciao Ana,\n\nil mare"),
        (Unread.SEVERAL_READINGS, "the sea\n\nno wait, the moon"),
        (Unread.EMPTY, "-- \nMia"),
    ],
)
def test_a_blind_clue_that_may_be_something_else_is_asked_about(reason: Why | Unread, words: str) -> None:
    assert why(words, BLIND) is reason


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (Command.STATUS, "status stato estado stan STATUS. Stan! “status”"),
        (Command.HAND, "hand mano mão mao ręka"),
        (Command.HELP, "help aiuto ajuda pomoc Help!"),
        (Command.RESIGN, "resign ritiro desisto rezygnuję"),
        (Command.YES, "yes sì si sim tak Yes!"),
    ],
)
def test_a_command_is_understood_in_all_four_languages(command: Command, words: str) -> None:
    for word in words.split():
        assert read_answer(word, VOTE) == CommandRead(command, "", "")
        assert read_answer(f"!{word}", BLIND) == CommandRead(command, "", "")
        assert read_answer(f"{word}\n\nMia", NOTHING) == CommandRead(command, "", "Mia")


@pytest.mark.parametrize(
    ("command", "argument", "words"),
    [
        (Command.HAND, "", "my hand again please"),
        (Command.STATUS, "", "Hi Ana,\n\nstatus, please"),
        (Command.LANGUAGE, "it", "language it"),
        (Command.LANGUAGE, "pl", "Language: Polish"),
        (Command.LANGUAGE, "en", "język angielski"),
        (Command.LANGUAGE, "pt", "idioma português"),
        (Command.LANGUAGE, "nl", "language nl"),
        (Command.ADDRESS, "new@example.org", "address new@example.org"),
        (Command.ADDRESS, "new@example.org", "Indirizzo: Mia <new@example.org>"),
        (Command.ADDRESS, "new@example.org", "adres new@example.org <mailto:new@example.org>"),
        (Command.SAY, "good night to all", "say good night to all"),
        (Command.SAY, "boa noite", "diz: boa noite"),
        (Command.SAY, "buonanotte a tutto il tavolo", "annuncia buonanotte\na tutto il tavolo"),
    ],
)
def test_a_command_brings_its_argument(command: Command, argument: str, words: str) -> None:
    assert read_answer(words, VOTE) == CommandRead(command, argument, "")


@pytest.mark.parametrize(
    ("days", "words"),
    [
        *(
            ("2026-12-03 2026-12-10", words)
            for words in (
                "away 2026-12-03 2026-12-10",
                "away 2026-12-03 to 2026-12-10",
                "away 3-10 December",
                "away 3.12.-10.12.",
                "away 3.-10.12.",
                "away from 3 to 10 December",
                "away December 3-10",
                "away 3rd to 10th of December 2026",
                "assente dal 3 al 10 dicembre",
                "ausente de 3 a 10 de dezembro",
                "urlop od 3 do 10 grudnia",
            )
        ),
        ("2026-12-13 2026-12-20", "ferie 13/12-20/12"),
        ("2026-12-28 2027-01-03", "assente dal 28 dicembre al 3 gennaio"),
        ("2026-12-24 2027-01-06", "urlop 24.12.2026-6.1.2027"),
        ("2026-11-15 2026-11-20", "away 15-20 Nov"),
        ("2026-11-18 2026-12-10", "away until 10 December"),
        ("2026-12-03 2026-12-03", "away 3 December"),
    ],
)
def test_holidays_are_read_as_days_the_next_time_they_come(days: str, words: str) -> None:
    assert read_answer(words, VOTE) == CommandRead(Command.AWAY, days, "")


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        *((NO_DATES, f"away {days}") for days in ("", "3", "3-10", "3/12-10/12", "30.2.-3.3.", "10-3 December")),
        *((NO_DATES, f"away {days}") for days in ("1-10 November", "2026-12-10 2026-12-01", "3 5 7 December")),
        (Unread.UNKNOWN_ADDRESS, "address"),
        (Unread.UNKNOWN_ADDRESS, "address a@example.org b@example.org"),
        (Unread.UNKNOWN_LANGUAGE, "language"),
        (Unread.NOT_FOR_ALL, "say"),
        (Why.NOTHING_ASKED, "3"),
        (Why.NOTHING_ASKED, "What a game!"),
    ],
)
def test_a_command_without_what_it_needs_says_so(reason: Why | Unread, words: str) -> None:
    assert why(words, NOTHING) is reason


def test_what_is_told_of_an_unclear_answer_is_short() -> None:
    answer = read_answer("3 or\nperhaps 5 " + "x" * 200, VOTE)
    assert answer == Unclear(Unread.SEVERAL_READINGS, "3 or perhaps 5 " + "x" * 64 + "…")


PIECES = st.sampled_from(
    [*"ABCE aeio 357 .,:-–?!\n\n>\"“”'", "card ", "voto ", "no ", "and ", " e ", "red ", "away ", "say ", "Hi "]
)


@given(st.one_of(st.text(max_size=200), st.lists(PIECES, max_size=30).map("".join)))
def test_any_words_are_read_without_an_error_and_every_move_is_one_that_was_asked(words: str) -> None:
    for asked in (CLUE, BLIND, CARD, TWO_CARDS, VOTE, TWO_VOTES, RED, NOTHING):
        match read_answer(words, asked):
            case VotesRead(numbers, red, _):
                assert {*numbers, red or 1} <= set(asked.numbers)
                assert len(set(numbers)) <= asked.votes
                assert numbers or red
                assert all(str(number) in words for number in numbers)
            case CardsRead(letters, _):
                assert set(letters) <= set(asked.letters)
                assert len(letters) in {0, asked.cards}
            case ClueRead(letter, text, _):
                assert asked.phase is Phase.CLUE
                assert letter in (asked.letters or (None,))
                assert 0 < len(text) <= 500
            case CommandRead() | Unclear():
                pass
