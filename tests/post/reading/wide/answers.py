"""Answers as players give them, in every language, with the move that each of them means."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from random import Random

from tests.post.reading.wide.answers_words import (
    AND,
    ASK_CARD,
    ASK_CLUE,
    ASK_VOTE,
    CLUES,
    LABELS,
    RED,
    THE_ORDINAL,
)
from tests.post.reading.wide.moves import ASKED, Move
from tests.post.reading.wide.numbers import CARDINALS, ORDINALS

BARE_VOTES = ("{v}", "{v}", "{v}.", "{v}!", "({v})", "#{v}", "*{v}*", "“{v}”", "Nr {v}", "no. {v}", "n. {v}", "nº {v}")
BARE_CARDS = ("{v}", "{v}", "{v}.", "{v}!", "({v})", "*{v}*", "“{v}”")
LISTS = ("{v} {u}", "{v}, {u}", "{v},{u}", "{v} + {u}", "{v} & {u}", "{v} {and} {u}", "{v}; {u}", "{v}\n{u}")
ODD_LISTS = ("{v}/{u}", "1. {v}\n2. {u}", "- {v}\n- {u}", "{v}{u}")
CLUE_FORMS = (
    "{v}: {c}",
    "{v} - {c}",
    "{v} – {c}",
    "{v}. {c}",
    "{v}) {c}",
    "{v}\n{c}",
    "{v} = {c}",
    "{v}: “{c}”",
    "({v}) {c}",
)
ODD_CLUES = ("{v} {c}", "{v}, {c}", "{c} - {v}", "{c}\n{v}", "“{c}” {v}")
COUNTED = re.compile(r"(card|no\.|n\.|nº|nr|number|carta|numero|número|kart|numer|nummer)", re.IGNORECASE)
TAKES_ORDINAL = {
    "fr": re.compile(r"la \{v\}"),
    "en": re.compile(r"."),
    "it": re.compile(r"la \{v\}"),
    "pt": re.compile(r"a \{v\}"),
    "de": re.compile(r"die \{v\}"),
    "es": re.compile(r"la \{v\}"),
    "pl": re.compile(r"(na|to|wybieram|biorę) \{v\}"),
}
LITTLE = "AE"
"""Letters of a hand that are words as well."""
SURE, ODD = True, False


@dataclass(frozen=True, slots=True)
class Core:
    """An answer: what it says, which move it is, in which form, and whether everybody would understand it."""

    text: str
    move: Move
    form: str
    sure: bool


def numeral(chance: Random, language: str, number: int) -> str:
    """A number as somebody may type it."""
    keycap, circled, wide = f"{number}\ufe0f\u20e3", chr(0x2460 + number - 1), chr(0xFF10 + number)
    word = CARDINALS[language][number - 1].split()[0] if number > 1 else str(number)
    return chance.choices((str(number), keycap, circled, wide, word, word.capitalize()), (70, 4, 4, 3, 14, 5))[0]


def ordinal(chance: Random, language: str, number: int) -> str:
    """An ordinal with its article, as in `la quarta`."""
    word = ORDINALS[language][number - 1].split()[0]
    return chance.choice(THE_ORDINAL[language]).format(o=word)


def asked_vote(chance: Random, language: str, number: int) -> str:
    """A vote with words that ask for it; now and then with an ordinal, where it takes one."""
    form = chance.choice(ASK_VOTE[language])
    takes = TAKES_ORDINAL[language].search(form) and not COUNTED.search(form)
    if not takes or chance.random() < 0.6:
        return form.format(v=numeral(chance, language, number))
    words = ORDINALS[language][number - 1].split()
    word = words[1] if language == "pl" and not form.casefold().startswith(("to ", "m", "d")) else words[0]
    return form.format(v=f"the {word}" if language == "en" else word)


def cased(chance: Random, text: str) -> str:
    return text if chance.random() < 0.7 else text[:1].swapcase() + text[1:]


def vote(chance: Random, language: str) -> Core:
    number = chance.randint(1, 6)
    move = Move((str(number),))
    kind = chance.random()
    if kind < 0.3:
        return Core(chance.choice(BARE_VOTES).format(v=number), move, "bare", SURE)
    if kind < 0.42:
        return Core(numeral(chance, language, number), move, "bare", SURE)
    if kind < 0.54:
        return Core(cased(chance, ordinal(chance, language, number)), move, "bare", SURE)
    return Core(cased(chance, asked_vote(chance, language, number)), move, "asked", SURE)


def card(chance: Random, language: str) -> Core:
    letter = chance.choice("ABCDEF")
    move = Move((letter,))
    if chance.random() < 0.4:
        form = chance.choice(BARE_CARDS)
        return Core(form.format(v=letter if chance.random() < 0.75 else letter.lower()), move, "bare", SURE)
    text = chance.choice(ASK_CARD[language]).format(v=letter)
    return Core(cased(chance, text), move, "asked", letter not in LITTLE or "c" in text.casefold() or "k" in text)


def pair(chance: Random, language: str, choices: str, ask: tuple[str, ...]) -> Core:
    first, second = chance.sample(choices, 2)
    form, sure = (chance.choice(LISTS), SURE) if chance.random() < 0.85 else (chance.choice(ODD_LISTS), ODD)
    said = form.format(v=first, u=second, **{"and": AND[language]})
    if chance.random() < 0.6 or form in ODD_LISTS or "\n" in form:
        return Core(said, Move((first, second)), "bare", sure)
    return Core(cased(chance, chance.choice(ask).format(v=said)), Move((first, second)), "asked", ODD)


def two_votes(chance: Random, language: str) -> Core:
    if chance.random() < 0.3:
        return vote(chance, language)
    return pair(chance, language, "12345678", ASK_VOTE[language])


def two_cards(chance: Random, language: str) -> Core:
    return pair(chance, language, "ABCDEFG", ASK_CARD[language])


def red(chance: Random, language: str) -> Core:
    number, mark = chance.sample("123456", 2)
    if chance.random() < 0.3:
        return vote(chance, language)
    form = chance.choice(("{v} {r} {m}", "{v}, {r} {m}", "{r} {m}, {v}", "{v}\n{r} {m}"))
    text = form.format(v=number, m=mark, r=chance.choice(RED[language]))
    return Core(text, Move((number,), red=mark), "bare", SURE)


def words_of_clue(chance: Random, language: str) -> str:
    pools = CLUES[language]
    return chance.choice(pools["form"].split("|")).format(
        **{place: chance.choice(pools[place].split("|")) for place in pools if place != "form"}
    )


def clue(chance: Random, language: str) -> Core:
    letter, words = chance.choice("ABCDEF"), words_of_clue(chance, language)
    move = Move((letter,), clue=words)
    kind = chance.random()
    if kind < 0.5:
        form = chance.choice(CLUE_FORMS)
        return Core(form.format(v=letter, c=words), move, "bare", letter not in LITTLE or form[3] in ":-–)=")
    if kind < 0.85:
        form = chance.choice(ASK_CLUE[language])
        whole = replace(move, clue=f"B is for {words}") if "B is for" in form else move
        return Core(form.format(v=letter, c=words), whole, "asked", SURE)
    return Core(chance.choice(ODD_CLUES).format(v=letter, c=words), move, "bare", ODD)


def blind(chance: Random, language: str) -> Core:
    words = words_of_clue(chance, language)
    label = chance.choice(LABELS[language].split("|"))
    if chance.random() < 0.5:
        return Core(f"{label}: {words}", Move((), clue=words), "asked", SURE)
    return Core(chance.choice(("{c}", "“{c}”", "{c}.")).format(c=words), Move((), clue=words), "bare", ODD)


CORES = {
    "vote": vote,
    "two votes": two_votes,
    "red": red,
    "card": card,
    "two cards": two_cards,
    "clue": clue,
    "blind": blind,
}
assert CORES.keys() == ASKED.keys()
