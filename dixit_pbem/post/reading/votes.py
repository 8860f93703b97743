"""Votes: exactly so many numbers as allowed, alone or in a sentence that says nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from dixit_pbem.engine.refusal import Why
from dixit_pbem.post.reading.answers import Asked, Unclear, VotesRead
from dixit_pbem.post.reading.dates import is_month
from dixit_pbem.post.reading.keywords import LEXICONS, Lexicon
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

_RED = frozenset(word for lexicon in LEXICONS for word in lexicon.red)
_GREEN = frozenset(word for lexicon in LEXICONS for word in lexicon.green)


def read_votes(line: str, asked: Asked) -> VotesRead | Unclear | None:
    """The votes in this line; nothing if it names no number."""
    tokens = tokens_of(line)
    if not any(token.number is not None for token in tokens):
        return Unclear(Unread.NO_NUMBER, shortened(line)) if any(token.word in _RED for token in tokens) else None
    if len(line) > LONGEST_LINE or asks(tokens) or not _is_plain(tokens):
        return Unclear(Unread.SEVERAL_READINGS, shortened(line))
    return _counted(tokens, line, asked)


def _is_plain(tokens: Sequence[Token]) -> bool:
    if not harmless(tokens) or not all(token.alone for token in tokens):
        return False
    beside = _RED | _GREEN
    if denies(tokens, LEXICONS, beside=beside):
        return False
    return any(
        speaks_of_answers_only(tokens, lexicon, beside=beside) and _list_holds(tokens, lexicon) for lexicon in LEXICONS
    )


def _list_holds(tokens: Sequence[Token], lexicon: Lexicon) -> bool:
    places = [at for at, token in enumerate(tokens) if token.number is not None]
    return all(
        joined(gap, lexicon) or _names_a_colour(gap)
        for gap in (tokens[here + 1 : there] for here, there in pairwise(places))
    )


def _names_a_colour(gap: Sequence[Token]) -> bool:
    return any(token.word in _RED | _GREEN for token in gap) and not any(token.raw in "-–—" for token in gap)


def _counted(tokens: Sequence[Token], line: str, asked: Asked) -> VotesRead | Unclear:
    colours = _coloured(tokens)
    if colours is None:
        return Unclear(Unread.NO_NUMBER, shortened(line))
    numbers, reds = colours
    if reds and not asked.red:
        return Unclear(Why.NO_RED_MARK, shortened(line))
    why = _why_not(numbers, reds, asked)
    if why is not None:
        return Unclear(why, shortened(line))
    if asked.votes == 1:
        numbers = numbers[:1]
    return VotesRead(tuple(numbers), reds[0] if reds else None, "")


def _why_not(numbers: Sequence[int], reds: Sequence[int], asked: Asked) -> Why | Unread | None:
    if not set(numbers) | set(reds) <= set(asked.numbers):
        return Why.OUT_OF_RANGE
    if len(reds) > 1:
        return Unread.SEVERAL_READINGS
    if len(set(numbers)) > asked.votes or (asked.votes > 1 and len(numbers) > asked.votes):
        return Why.TOO_MANY
    return None


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
    return any(
        token.number in asked.numbers and token.number not in but and token.alone and not _is_date(tokens, at)
        for at, token in enumerate(tokens)
        if token.number is not None
    )


def _is_date(tokens: Sequence[Token], at: int) -> bool:
    return any(is_month(token.word) for token in tokens[max(0, at - 1) : at + 3])
