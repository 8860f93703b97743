"""Cards given: exactly so many letters as wanted, alone or in a sentence that says nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from dixit_pbem.engine.refusal import Why
from dixit_pbem.post.reading.answers import Asked, CardsRead, Unclear
from dixit_pbem.post.reading.keywords import CLOSES, GREETS, LEXICONS, PORTUGUESE, WORDS_OF_ONE_LETTER, Lexicon
from dixit_pbem.post.reading.paragraphs import shortened
from dixit_pbem.post.reading.tokens import (
    LONGEST_LINE,
    Token,
    asks,
    denies,
    harmless,
    joined,
    speaks_of_answers_only,
    tokens_of,
)
from dixit_pbem.post.said import Unread

_NEVER_A_CARD = WORDS_OF_ONE_LETTER - set("aei")
"""Words, and no letters of any hand."""
_LETTERS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ")


def read_cards(line: str, asked: Asked) -> CardsRead | Unclear | None:
    """The cards in this line; nothing if it names no letter."""
    tokens = tokens_of(line)
    if _takes_back(tokens):
        return CardsRead((), "")
    if not _is_one_letter(tokens) and not names_another_letter(line, asked, but=()):
        return None
    readings = _readings(tokens) if len(line) <= LONGEST_LINE and not asks(tokens) and harmless(tokens) else set()
    chosen = {reading for reading in readings if len(reading) == asked.cards} or readings
    if len(chosen) != 1:
        return Unclear(Unread.SEVERAL_READINGS, shortened(line))
    return _counted(next(iter(chosen)), line, asked)


def _is_one_letter(tokens: Sequence[Token]) -> bool:
    return any(is_letter(token) for token in tokens) and len([token for token in tokens if token.word]) < 8


def _takes_back(tokens: Sequence[Token]) -> bool:
    words = [token.word for token in tokens if token.word]
    return harmless(tokens) and any(
        any(word in lexicon.none for word in words)
        and all(word in lexicon.none or word in lexicon.cards or word in lexicon.closes for word in words)
        for lexicon in LEXICONS
    )


def _counted(letters: tuple[str, ...], line: str, asked: Asked) -> CardsRead | Unclear:
    if not set(letters) <= set(asked.letters):
        return Unclear(Why.NOT_IN_HAND, shortened(line))
    if len(letters) != asked.cards:
        return Unclear(Why.TOO_MANY if len(letters) > asked.cards else Why.TOO_FEW, shortened(line))
    return CardsRead(letters, "")


def is_letter(token: Token) -> bool:
    """Is it one letter by itself?"""
    return token.raw.upper() in _LETTERS and token.alone


def _readings(tokens: Sequence[Token]) -> set[tuple[str, ...]]:
    if denies(tokens, LEXICONS, beside=frozenset(letter.lower() for letter in _LETTERS)):
        return set()
    found = (_reading(tokens, lexicon) for lexicon in LEXICONS)
    return {tuple(dict.fromkeys(reading)) for reading in found if reading}


def _reading(tokens: Sequence[Token], lexicon: Lexicon) -> tuple[str, ...]:
    """The letters, as somebody who speaks this language reads them; none if he does not understand the rest."""
    places = [at for at, token in enumerate(tokens) if is_letter(token) and not _is_word(tokens, at, lexicon)]
    others = [token for at, token in enumerate(tokens) if at not in places]
    numbers = any(token.number is not None for token in tokens)
    if not places or numbers or not speaks_of_answers_only(others, lexicon) or _may_be_a_name(tokens, places[0]):
        return ()
    gaps = (tokens[here + 1 : there] for here, there in pairwise(places))
    if not all(joined(gap, lexicon) for gap in gaps):
        return ()
    return tuple(tokens[at].raw.upper() for at in places)


def _is_word(tokens: Sequence[Token], at: int, lexicon: Lexicon) -> bool:
    word = tokens[at].word
    if word in "ei" and _joins(tokens, at):
        return True
    if not lexicon.knows(word):
        return word in _NEVER_A_CARD and len(tokens) > 1
    before = [token for token in tokens[:at] if token.word]
    after = [token for token in tokens[at + 1 :] if token.word]
    if word == "a":
        return lexicon is PORTUGUESE and bool(after) and _article(tokens[at], after[0], lexicon)
    if word in "ei" and word not in lexicon.joins:
        return not before and bool(after) and not is_letter(after[0])
    return word in _NEVER_A_CARD


def _article(token: Token, following: Token, lexicon: Lexicon) -> bool:
    if is_letter(following):
        return token.raw == "a" and following.raw.isupper()
    return lexicon.knows(following.word)


def _joins(tokens: Sequence[Token], at: int) -> bool:
    # `A e F` are two cards, `D, E, F` are three; small letters alone could be either.
    around = [*tokens[max(0, at - 1) : at], *tokens[at + 1 : at + 2]]
    capitals = any(is_letter(token) and token.raw.isupper() for token in tokens)
    between = any(is_letter(token) for token in tokens[:at]) and any(is_letter(token) for token in tokens[at + 1 :])
    return tokens[at].raw.islower() and between and capitals and not any(token.raw in ",;" for token in around)


def _may_be_a_name(tokens: Sequence[Token], first: int) -> bool:
    """Is the letter perhaps a person: `Hi B`, `thanks, B`?"""
    before = [token.word for token in tokens[:first] if token.word]
    greeted = bool(first) and tokens[first - 1].word in GREETS
    return greeted or (bool(before) and before[-1] in CLOSES and not _is_card_word(before[-1]))


def _is_card_word(word: str) -> bool:
    return any(word in lexicon.round_answers or word in lexicon.cards for lexicon in LEXICONS)


def names_another_letter(line: str, asked: Asked, *, but: Sequence[str]) -> bool:
    """Does the line name a letter that was not given: neither a word nor the letter of a name?"""
    tokens = tokens_of(line)
    return any(
        is_letter(token) and token.raw.upper() in set(asked.letters) - set(but) and _is_meant(tokens, at)
        for at, token in enumerate(tokens)
    )


def _is_meant(tokens: Sequence[Token], at: int) -> bool:
    token = tokens[at]
    if token.word in WORDS_OF_ONE_LETTER:
        return len(tokens) == 1 or (token.raw.isupper() and token.word != "i" and at > 0 and bool(tokens[at - 1].word))
    behind_name = at > 0 and tokens[at - 1].raw[:1].isupper() and len(tokens[at - 1].raw) > 1
    dotted = at + 1 < len(tokens) and tokens[at + 1].raw == "."
    return not (behind_name and dotted)
