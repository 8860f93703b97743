"""Cards given and votes: exactly so many letters or numbers as wanted, alone or in a sentence that says no more."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from dixit_pbem.engine.refusal import Why
from dixit_pbem.post.reading.answers import Asked, CardsRead, Unclear, VotesRead
from dixit_pbem.post.reading.keywords import CLOSES, GREETS, LEXICONS, MONTHS, PORTUGUESE, WORDS_OF_ONE_LETTER, Lexicon
from dixit_pbem.post.reading.prose import (
    LONGEST_LINE,
    Token,
    asks,
    denies,
    harmless,
    joined,
    shortened,
    speaks_of_answers_only,
    tokens_of,
)
from dixit_pbem.post.said import Unread

_NEVER_A_CARD = WORDS_OF_ONE_LETTER - set("aei")
"""Words, and no letters of any hand."""
_LETTERS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
_SMALL_LETTERS = frozenset(map(str.lower, _LETTERS))
_GOODBYES = CLOSES.difference(*(lexicon.round_answers | lexicon.cards for lexicon in LEXICONS))
_TAKE_BACK = tuple((lexicon.none, lexicon.none | lexicon.cards | lexicon.closes) for lexicon in LEXICONS)
"""Of each language the words that take a card back, and all that may stand there."""
_RED = frozenset(word for lexicon in LEXICONS for word in lexicon.red)
_GREEN = frozenset(word for lexicon in LEXICONS for word in lexicon.green)
_COLOURS = _RED | _GREEN


def read_cards(line: str, asked: Asked) -> CardsRead | Unclear | None:
    """The cards in this line; nothing if it names no letter."""
    tokens = tokens_of(line)
    words = [token.word for token in tokens if token.word]
    if harmless(tokens) and any(not none.isdisjoint(words) and all_.issuperset(words) for none, all_ in _TAKE_BACK):
        return CardsRead((), "")
    alone = len(words) < 8 and any(map(_is_letter, tokens))
    if not alone and not names_another_letter(line, asked, but=()):
        return None
    plain = len(line) <= LONGEST_LINE and not asks(tokens) and harmless(tokens)
    readings: set[tuple[str, ...]] = set()
    if plain and not denies(tokens, LEXICONS, beside=_SMALL_LETTERS):
        found = (_reading(tokens, lexicon) for lexicon in LEXICONS)
        readings = {tuple(dict.fromkeys(reading)) for reading in found if reading}
    chosen = {reading for reading in readings if len(reading) == asked.cards} or readings
    if len(chosen) != 1:
        return Unclear(Unread.SEVERAL_READINGS, shortened(line))
    (letters,) = chosen
    if not set(letters) <= set(asked.letters):
        return Unclear(Why.NOT_IN_HAND, shortened(line))
    if len(letters) != asked.cards:
        return Unclear(Why.TOO_MANY if len(letters) > asked.cards else Why.TOO_FEW, shortened(line))
    return CardsRead(letters, "")


def _is_letter(token: Token) -> bool:
    """Is it one letter by itself?"""
    return token.alone and token.raw.upper() in _LETTERS


def _reading(tokens: Sequence[Token], lexicon: Lexicon) -> tuple[str, ...]:
    """The letters, as somebody who speaks this language reads them; none if he does not understand the rest."""
    places = [at for at, token in enumerate(tokens) if _is_letter(token) and not _is_word(tokens, at, lexicon)]
    others = [token for at, token in enumerate(tokens) if at not in places]
    numbers = any(token.number is not None for token in tokens)
    if not places or numbers or not speaks_of_answers_only(others, lexicon):
        return ()
    before = tokens[: places[0]]
    last = [token.word for token in before if token.word][-1:]
    # `Hi B`, `thanks, B`: the letter may be a person.
    if (before and before[-1].word in GREETS) or (last and last[0] in _GOODBYES):
        return ()
    gaps = (tokens[here + 1 : there] for here, there in pairwise(places))
    return tuple(tokens[at].raw.upper() for at in places) if all(joined(gap, lexicon) for gap in gaps) else ()


def _is_word(tokens: Sequence[Token], at: int, lexicon: Lexicon) -> bool:
    word = tokens[at].word
    if word in "ei" and _joins(tokens, at):
        return True
    if word not in lexicon.known:
        return word in _NEVER_A_CARD and len(tokens) > 1
    before = [token for token in tokens[:at] if token.word]
    after = [token for token in tokens[at + 1 :] if token.word]
    if word == "a":
        if lexicon is not PORTUGUESE or not after:
            return False
        article = tokens[at].raw == "a" and after[0].raw.isupper()
        return article if _is_letter(after[0]) else after[0].word in lexicon.known
    if word in "ei" and word not in lexicon.joins:
        return not before and bool(after) and not _is_letter(after[0])
    return word in _NEVER_A_CARD


def _joins(tokens: Sequence[Token], at: int) -> bool:
    # `A e F` are two cards, `D, E, F` are three; small letters alone could be either.
    around = [*tokens[max(0, at - 1) : at], *tokens[at + 1 : at + 2]]
    capitals = any(_is_letter(token) and token.raw.isupper() for token in tokens)
    between = any(map(_is_letter, tokens[:at])) and any(map(_is_letter, tokens[at + 1 :]))
    return tokens[at].raw.islower() and between and capitals and not any(token.raw in ",;" for token in around)


def names_another_letter(line: str, asked: Asked, *, but: Sequence[str]) -> bool:
    """Does the line name a letter that was not given: neither a word nor the letter of a name?"""
    tokens, others = tokens_of(line), set(asked.letters) - set(but)
    for at, token in enumerate(tokens):
        if token.raw.upper() not in others or not _is_letter(token):
            continue
        before = tokens[at - 1] if at else Token("")
        if token.word in WORDS_OF_ONE_LETTER:
            meant = len(tokens) == 1 or (token.raw.isupper() and token.word != "i" and bool(before.word))
        else:
            behind_name = before.raw[:1].isupper() and len(before.raw) > 1
            meant = not (behind_name and any(token.raw == "." for token in tokens[at + 1 : at + 2]))
        if meant:
            return True
    return False


def read_votes(line: str, asked: Asked) -> VotesRead | Unclear | None:
    """The votes in this line; nothing if it names no number."""
    tokens = tokens_of(line)
    if not any(token.number is not None for token in tokens):
        return Unclear(Unread.NO_NUMBER, shortened(line)) if any(token.word in _RED for token in tokens) else None
    if len(line) > LONGEST_LINE or asks(tokens) or not _is_plain(tokens):
        return Unclear(Unread.SEVERAL_READINGS, shortened(line))
    colours = _coloured(tokens)
    if colours is None:
        return Unclear(Unread.NO_NUMBER, shortened(line))
    numbers, reds = colours
    why: Why | Unread | None = None
    if reds and not asked.red:
        why = Why.NO_RED_MARK
    elif not set(numbers) | set(reds) <= set(asked.numbers):
        why = Why.OUT_OF_RANGE
    elif len(reds) > 1:
        why = Unread.SEVERAL_READINGS
    elif len(set(numbers)) > asked.votes or (asked.votes > 1 and len(numbers) > asked.votes):
        why = Why.TOO_MANY
    if why is not None:
        return Unclear(why, shortened(line))
    return VotesRead(tuple(numbers[:1] if asked.votes == 1 else numbers), reds[0] if reds else None, "")


def _is_plain(tokens: Sequence[Token]) -> bool:
    """Is it a list of numbers, and around it nothing but words of one language that say no more?"""
    if not harmless(tokens) or not all(token.alone for token in tokens) or denies(tokens, LEXICONS, beside=_COLOURS):
        return False
    places = [at for at, token in enumerate(tokens) if token.number is not None]
    gaps = [tokens[here + 1 : there] for here, there in pairwise(places)]
    uncoloured = [
        gap
        for gap in gaps
        if not any(token.word in _COLOURS for token in gap) or any(token.raw in "-–—" for token in gap)
    ]
    return any(
        speaks_of_answers_only(tokens, lexicon, beside=_COLOURS) and all(joined(gap, lexicon) for gap in uncoloured)
        for lexicon in LEXICONS
    )


def _coloured(tokens: Sequence[Token]) -> tuple[list[int], list[int]] | None:
    """The numbers without and with the red mark; nothing where it is not said which is red."""
    numbers: list[int] = []
    reds: list[int] = []
    colour = ""
    behind = False
    for token in tokens:
        if token.number is not None:
            (reds if colour == "red" else numbers).append(token.number)
            colour, behind = "", True
        elif token.word in _GREEN:
            colour = "green"
        elif token.word in _RED:
            colour = "red"
    if colour != "red":
        return numbers, reds
    named_after = behind and len(numbers) == 2 and not reds and any(token.word in _GREEN for token in tokens)
    return (numbers[:1], numbers[1:]) if named_after else None


def names_another_number(line: str, asked: Asked, *, but: Sequence[int]) -> bool:
    """Does the line name a number on the table that was not voted for: not in a date, a telephone or an address?"""
    tokens = tokens_of(line)
    if any(len(token.raw) > 2 for token in tokens if token.number is not None) or "@" in line or "://" in line:
        return False
    dates = {at for month, token in enumerate(tokens) if token.word in MONTHS for at in range(month - 2, month + 2)}
    return any(
        token.number in asked.numbers and token.number not in but and token.alone and at not in dates
        for at, token in enumerate(tokens)
        if token.number is not None
    )
