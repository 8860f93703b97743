"""Answers for several rounds at once: what counts, what is asked about, and never a wrong move."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from datetime import date

import pytest

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answers import Asked, CardsRead, Command, CommandRead, Idle, OpenFor, Unclear, VotesRead
from dixit_pbem.post.reading.grammar import read_answer
from dixit_pbem.post.reading.lines import OurWords, normal
from dixit_pbem.post.reading.own_words import own_words
from tests.post.reading.test_generated import ADDRESS, NAME, SHAPES, headers
from tests.runs import times

TELLERS = ("Cyd", "Dee", "Stan", "Ann", "Anna Maria")
NAMES = ("Bob", *TELLERS)
ROUNDS = tuple(OpenFor(number, teller) for number, teller in zip((3, 4, 5, 6, 1), TELLERS, strict=True))
CARDS = Asked(
    Phase.CARD, tuple("ABCDEF"), 1, (), 1, red=False, blind=False, today=date(2026, 11, 18),
    own_name=frozenset({"bob"}), rounds=ROUNDS, names=NAMES,
)  # fmt: skip
VOTES = replace(CARDS, phase=Phase.VOTE, numbers=tuple(range(1, 7)))
TWO_VOTES = replace(VOTES, votes=2)
TWO_CARDS = replace(CARDS, cards=2, rounds=ROUNDS[:2], names=("Bob", "Cyd", "Dee"))
LAST = replace(VOTES, rounds=ROUNDS[3:4])
Said = dict[str, str]


def read(words: str, asked: Asked) -> Said | str:
    """What is given to whose round, or what else becomes of it."""
    match read_answer(words, asked):
        case CardsRead(letters=things, rounds=rounds) | VotesRead(numbers=things, rounds=rounds):
            tellers = {of.round: of.teller for of in asked.rounds}
            said: Said = {}
            for number, thing in zip(rounds, things, strict=True):
                said[tellers[number]] = f"{said.get(tellers[number], '')} {thing}".strip()
            return said
        case Unclear():
            return "asks"
        case Idle():
            return "nothing"
        case CommandRead(command=command):
            return str(command)
        case other:
            return str(other)


ALL_CARDS = dict(zip(TELLERS, "BFACD", strict=True))
ALL_VOTES = dict(zip(TELLERS, "31426", strict=True))


@pytest.mark.parametrize(
    ("words", "asked", "said"),
    [
        ("B F A C D", CARDS, ALL_CARDS),
        ("b f a c d", CARDS, ALL_CARDS),
        ("B, F, A, C, D", CARDS, ALL_CARDS),
        ("B,F,A,C,D.", CARDS, ALL_CARDS),
        ("B\nF\nA\nC\nD", CARDS, ALL_CARDS),
        ("B / F / A / C / D", CARDS, ALL_CARDS),
        ("Hi all!\n\nB F A C D\n\nCheers,\nBob", CARDS, ALL_CARDS),
        ("Ciao a tutti,\nB F A C D\nGrazie a tutti", CARDS, ALL_CARDS),
        ("Ciao Ann,\nB F A C D\nGrazie, Bob", CARDS, ALL_CARDS),
        ("Olá!\nB F A C D\nObrigado", CARDS, ALL_CARDS),
        ("Cześć,\nB F A C D\nDzięki!", CARDS, ALL_CARDS),
        ("B F A C D\n-- \nBob Berg\n+44 20 7946 0000", CARDS, ALL_CARDS),
        ("B F A C D\n\nSent from my iPhone", CARDS, ALL_CARDS),
        ("B F A C D\n\nCordiali saluti\n\nBob Riva\nOrologeria Riva", CARDS, ALL_CARDS),
        ("Cyd B\nDee F\n\nThanks!\n\nBob Riva\nRiva Clocks", CARDS, {"Cyd": "B", "Dee": "F"}),
        ("B F A C D\nBob Riva\nOrologeria Riva", CARDS, ALL_CARDS),
        ("1. B\n2. F\n3. A\n4. C\n5. D", CARDS, ALL_CARDS),
        ("1) 3\n2) 1\n3) 4\n4) 2\n5) 6", VOTES, ALL_VOTES),
        ("3 1 4 2 6", VOTES, ALL_VOTES),
        ("3, 1, 4, 2, 6", VOTES, ALL_VOTES),
        ("3; 1; 4; 2; 6", VOTES, ALL_VOTES),
        ("3-1-4-2-6", VOTES, "asks"),
        ("B F A C D :)", CARDS, ALL_CARDS),
        ("B F A C D 😀👍", CARDS, ALL_CARDS),
        ("Cyd B 🙂\nDee F", CARDS, {"Cyd": "B", "Dee": "F"}),
        ("My votes: 3 1 4 2 6", VOTES, ALL_VOTES),
        ("Głosy:\n3 1 4 2 6", VOTES, ALL_VOTES),
        ("Le mie carte: Cyd B, Dee F", CARDS, {"Cyd": "B", "Dee": "F"}),
        ("Os meus votos: Cyd 3, Dee 1", VOTES, {"Cyd": "3", "Dee": "1"}),
        ("Not my votes: 3 1 4 2 6", VOTES, "asks"),
        ("Her votes: 3 1 4 2 6", VOTES, "asks"),
        ("Bob's votes: 3 1 4 2 6", VOTES, "asks"),
        ("Instead of: Cyd 3", VOTES, "asks"),
        ("Nie głosy: 3 1 4 2 6", VOTES, "asks"),
        ("Cyd :D", CARDS, {"Cyd": "D"}),
        ("Cyd B", CARDS, {"Cyd": "B"}),
        ("cyd: b", CARDS, {"Cyd": "B"}),
        ("Cyd B, Dee F", CARDS, {"Cyd": "B", "Dee": "F"}),
        ("Cyd B Dee F", CARDS, {"Cyd": "B", "Dee": "F"}),
        ("Cyd = B; Dee = F", CARDS, {"Cyd": "B", "Dee": "F"}),
        ("Cyd - B\nDee - F", CARDS, {"Cyd": "B", "Dee": "F"}),
        ("Cyd → 3\nDee -> 1", VOTES, {"Cyd": "3", "Dee": "1"}),
        ("Cy 3, De 1, St 2", VOTES, {"Cyd": "3", "Dee": "1", "Stan": "2"}),
        ("Ann 3, Anna Maria 4", VOTES, {"Ann": "3", "Anna Maria": "4"}),
        ("Anna 4", VOTES, {"Anna Maria": "4"}),
        ("An 4", VOTES, "asks"),
        ("Cyd: 3\nDee:\nStan: 2\nAnn:\nAnna Maria:", VOTES, {"Cyd": "3", "Stan": "2"}),
        ("Cyd: \nDee: \nStan: ", VOTES, "asks"),
        ("Stan 3", VOTES, {"Stan": "3"}),
        ("3 5 / 1 / 4 2 / 6 / 1", TWO_VOTES, {"Cyd": "3 5", "Dee": "1", "Stan": "4 2", "Ann": "6", "Anna Maria": "1"}),
        ("3 1 4 2 6", TWO_VOTES, "asks"),
        ("3 5 1 4 2 6 1", TWO_VOTES, "asks"),
        ("Cyd 3 5, Dee 1", TWO_VOTES, {"Cyd": "3 5", "Dee": "1"}),
        ("Cyd 3+5", TWO_VOTES, {"Cyd": "3 5"}),
        ("Cyd 3, 5", TWO_VOTES, "asks"),
        ("B C / D E", TWO_CARDS, {"Cyd": "B C", "Dee": "D E"}),
        ("B C D E", TWO_CARDS, "asks"),
        ("Cyd B C, Dee D E", TWO_CARDS, {"Cyd": "B C", "Dee": "D E"}),
        ("3", LAST, {"Ann": "3"}),
        ("Ann 3", LAST, {"Ann": "3"}),
    ],
)
def test_what_is_written_in_a_form_of_the_contract_counts(words: str, asked: Asked, said: Said | str) -> None:
    assert read(words, asked) == said


@pytest.mark.parametrize(
    "words",
    [
        "B F A C", "B F A C D E", "BFACD", "B F A C or D", "B F A C D?", "B F A C D maybe", "not B F A C D",
        "B F, A C D", "B F A e D", "B, F, A e D", "B F A C e", "I think B F A C D", "penso B F A C D",
        "creio que B F A C D", "chyba B F A C D", "B F A C 4", "Ciao Ann, B", "Ann, B", "Hi Cyd B", "Cyd B or F",
        "Cyd B, Cyd F", "Cyd B, F", "Cyd not B", "B Cyd", "B for Cyd", "per Cyd B", "para a Cyd B", "dla Cyd B",
        "Zoe B", "Bob B", "S B", "Cyd B, Zoe F", "Cyd B. Love it!", "2. B\n1. F\n3. A\n4. C\n5. D", "1. B\n2. F",
        "1. B\n1. F\n3. A\n4. C\n5. D", "0. B\n1. F\n2. A\n3. C\n4. D", "B F\nA C\nD or E", "Cyd B\nor F",
        "ciao b f a c d", "Hi Ann B F A C D", "not Cyd B", "same as before", "B F A C D\nno wait, F B A C D",
        "Cyd:B Dee", "Cyd B\nDee", "Cyd B\nThanks\nDee or F", "B F A C\nThanks\nD", "Cyd B\nThanks\nRiva Clocks\nor F",
    ],
)  # fmt: skip
def test_everything_else_is_asked_about(words: str) -> None:
    assert read(words, CARDS) == "asks"


@pytest.mark.parametrize(
    ("words", "becomes"),
    [("status", Command.STATUS), ("?", Command.STATUS), ("hand", Command.HAND), ("rules", Command.RULES)],
)
def test_commands_are_commands_where_no_name_begins_the_line(words: str, becomes: Command) -> None:
    assert read(words, VOTES) == str(becomes)
    assert read("Stat 3", replace(VOTES, rounds=(OpenFor(1, "Status"),), names=("Bob", "Status"))) == {"Status": "3"}


@pytest.mark.parametrize("words", ["Thanks!", "Grazie mille!", "Obrigada!", "Dzięki!"])
def test_thanks_say_nothing(words: str) -> None:
    assert read(words, replace(VOTES, standing=VotesRead((3,), None, "", (3,)))) == "nothing"


def in_order(things: list[str], _tellers: list[str], _chance: random.Random) -> str:
    return _chance.choice((" ", ", ", "\n", "; ")).join(things)


def by_name(things: list[str], tellers: list[str], chance: random.Random) -> str:
    mark, between = chance.choice((" ", ": ", " - ")), chance.choice((", ", "\n", "; "))
    pairs = list(zip(tellers, things, strict=True))
    chance.shuffle(pairs)
    return between.join(f"{teller}{mark}{thing}" for teller, thing in pairs)


def numbered(things: list[str], _tellers: list[str], chance: random.Random) -> str:
    mark = chance.choice((". ", ") "))
    return "\n".join(f"{at}{mark}{thing}" for at, thing in enumerate(things, 1))


FORMS: tuple[Callable[[list[str], list[str], random.Random], str], ...] = (in_order, by_name, numbered)
NOISE = (
    "or", "not", "maybe", "no wait", "e", "ou", "albo", "oppure", "forse", "talvez", "nie", "5", "F", "and", "i",
    "but", "ma", "mas", "ale", "?", "Zoe", "Bob", "Cyd", "mid-November", "7pm",
)  # fmt: skip


def made(chance: random.Random) -> tuple[Asked, str, Said]:
    """A whole answer in one of its forms, and what it says."""
    asked = chance.choice((CARDS, VOTES))
    things = chance.sample("ABCDEF", 5) if asked is CARDS else [str(chance.randint(1, 6)) for _ in TELLERS]
    words = chance.choice(FORMS)(things, list(TELLERS), chance)
    return asked, words, dict(zip(TELLERS, things, strict=True))


def test_a_whole_answer_counts_as_it_was_meant_in_every_form() -> None:
    chance = random.Random(1)
    for _ in range(times(3000, short=300)):
        asked, words, meant = made(chance)
        assert read(words, asked) == meant, words


def test_an_answer_with_a_word_more_or_a_card_less_never_becomes_another_move() -> None:
    """The judge knows what was meant: a part of it may count, anything else is a wrong move."""
    chance = random.Random(2)
    for _ in range(times(20_000, short=2000)):
        asked, words, meant = made(chance)
        pieces = words.replace("\n", " \n ").split(" ")
        at = chance.randrange(len(pieces))
        spoilt = [*pieces[:at], *([] if chance.random() < 0.4 else [chance.choice(NOISE)]), *pieces[at:]]
        if len(spoilt) == len(pieces):
            del spoilt[at]
        said = read(" ".join(spoilt).replace(" \n ", "\n").replace(" \n", "\n"), asked)
        if isinstance(said, str) or any(" " in things for things in said.values()):
            continue  # more than one for a round is refused as a whole
        judged = {teller: thing for teller, thing in said.items() if meant[teller] != thing}
        assert len(judged) == 0 or set(judged) <= exchanged(spoilt, pieces, said), (words, spoilt, said)


def exchanged(spoilt: list[str], pieces: list[str], said: Said) -> set[str]:
    """Whose things the spoiling itself rewrote: a number that it set beside a name says so in the mail."""
    added = [piece for piece in spoilt if spoilt.count(piece) > pieces.count(piece)]
    return {teller for teller, thing in said.items() if set(thing.split()) & set(added)}


LETTER = """\
=== Write your answer above this line ===

Sunday dreamers · Rounds 1 to 6

Bob, which card on each table is the storyteller’s?
Answer in the order below, such as “3 1 4 2 6”; or by name, some
now and the others later, such as “Ann 1, Anna Maria 4”.

told by Cyd
    “the dream of Cyd”

    1   2   3   4 (Your own card)   5   6
    The picture is attached: t3.jpg"""
OURS = OurWords(frozenset(normal(line) for line in LETTER.split("\n")) - {""}, (NAME,), (ADDRESS,))


def test_no_quote_of_any_mail_program_changes_an_answer() -> None:
    chance = random.Random(3)
    counted = tried = 0
    for _ in range(times(6000, short=800)):
        asked, words, meant = made(chance)
        head = headers()[chance.choice(list(headers()))]
        mail = chance.choice(list(SHAPES.values()))(words, LETTER, head, chance)
        if mail is None:
            continue
        said = read(own_words(mail, OURS), asked)
        tried += 1
        counted += said == meant
        assert said == meant or isinstance(said, str), (mail, said)
    assert counted >= 0.95 * tried, (counted, tried)


def test_no_line_of_ours_looks_like_an_answer() -> None:
    for line in LETTER.split("\n"):
        if line.strip():
            assert isinstance(read(line, VOTES), str), line
