"""A line taken apart: its words, numbers and marks, as far as they can matter to an answer."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from unicodedata import category, normalize

from dixit_pbem.post.reading.keywords import CLOSES, EITHER, GREETS, Lexicon, folded

LONGEST_LINE = 300
_TOKEN = re.compile(r"(?P<number>\d+)|(?P<word>[^\W\d_]+(?:['’][^\W\d_]+)*)|(?P<mark>\S)")
_SMILEY = re.compile(r"(?<!\S)(?:[:;=]['’]?-?[()DPpOo*|/\\]+|[xX]D+)(?!\S)")
_ELISION = re.compile(r"\b(?:[Ll]|[Dd]ell|[Aa]ll|[Ss]ull)['’](?=\w)")
_NUMBER_SIGN = re.compile(r"\b([Nn][or]?|N[OR])\.\s?(?=[ºª]?\s?\d)|\b[Nn]\.?[ºª°]\s?(?=\d)|№\s?(?=\d)")
_BULLET = re.compile(r"(?m)^\s*[-–•*]\s+")
_ORDINAL = re.compile(r"(?<=\d)[ªº°]")
_HARMLESS = frozenset(".,!:;()[]{}\"'“”„«»*#&+…_‘’‚=•·¡-–—−`´")
_BETWEEN = frozenset(".,!:;()[]{}\"'“”„«»*#&+…_‘’‚•·¡`´")
_LISTS = frozenset(",;&+")


@dataclass(frozen=True, slots=True)
class Token:
    """A word, a number or a mark; `word` is folded, and empty for the other two."""

    raw: str
    word: str = ""
    number: int | None = None
    alone: bool = True
    """Does a space or a harmless mark stand on both sides?"""


def tokens_of(line: str) -> tuple[Token, ...]:
    """The line's tokens, without smileys and pictures."""
    text = _readable(line[: 4 * LONGEST_LINE])
    return tuple(_token(text, found) for found in _TOKEN.finditer(text))


def _readable(line: str) -> str:
    line = _ORDINAL.sub(" ", _NUMBER_SIGN.sub(" nr ", _BULLET.sub("", line)))
    line = "".join(
        each for each in normalize("NFKC", line) if category(each) not in {"So", "Sk", "Cf", "Me", "Cn", "Co"}
    )
    line = line.replace("\ufe0f", "")
    return _ELISION.sub("la ", _SMILEY.sub(" ", line))


def _token(text: str, found: re.Match[str]) -> Token:
    raw = found[0]
    before, after = text[: found.start()][-2:], text[found.end() :][:2]
    if found["number"]:
        counted = before[-1:] == "+" and not before[:1].isdigit()  # `+1`
        return Token(raw, number=_value(raw), alone=not (counted or _touches(before[::-1]) or _touches(after)))
    if found["word"]:
        return Token(raw, word=folded(raw), alone=not (before[-1:].isdigit() or after[:1].isdigit()))
    return Token(raw)


def _touches(side: str) -> bool:
    # `3a`, `10:30`, `3.5`, `3/5`, `3-5`: parts of something else; `3,5` is a list.
    if not side or side[0].isspace():
        return False
    return side[0].isalpha() or side[0] in "/\\%€$@" or (side[0] in ".:-–'" and side[1:].isdigit())


def _value(digits: str) -> int:
    # A number with a nought before it, or an endless one, is on no table.
    return int(digits) if len(digits) < 4 and not digits.startswith("0") else 0


def asks(tokens: Sequence[Token]) -> bool:
    """Is it a question?"""
    return any(token.raw in "?¿？" for token in tokens)


def harmless(tokens: Sequence[Token]) -> bool:
    """Are all marks such as stand round an answer?"""
    return all(token.word or token.number is not None or token.raw in _HARMLESS for token in tokens)


def joined(gap: Sequence[Token], lexicon: Lexicon) -> bool:
    """Does what stands between two answers say `and`, or nothing?"""
    words = [token.word for token in gap if token.word]
    marks = [token.raw for token in gap if not token.word]
    if any(mark not in _BETWEEN for mark in marks):
        return False
    with_and = any(word in lexicon.joins for word in words) or bool({"&", "+"} & set(marks))
    if any(word in EITHER for word in words) and not with_and:
        return False
    return not words or with_and or any(mark in _LISTS for mark in marks)


def is_name(tokens: Sequence[Token], at: int) -> bool:
    """Is this the name behind a greeting, or behind thanks: `Ciao Ana`?"""
    token = tokens[at]
    if len(token.word) < 2 or not token.raw[0].isupper():
        return False
    before = tokens[at - 1] if at else Token("")
    return before.word in GREETS | CLOSES or (at > 1 and bool(before.word) and tokens[at - 2].word in GREETS | CLOSES)


def speaks_of_answers_only(tokens: Sequence[Token], lexicon: Lexicon, *, beside: frozenset[str] = frozenset()) -> bool:
    """Are all words such as this language puts round an answer?"""
    return all(
        not token.word or (token.alone and (lexicon.knows(token.word) or token.word in beside)) or is_name(tokens, at)
        for at, token in enumerate(tokens)
    )


def denies(tokens: Sequence[Token], lexicons: Sequence[Lexicon], *, beside: frozenset[str] = frozenset()) -> bool:
    """Is it, in one of the languages, an answer with a word of doubt, denial or change?"""
    words = {token.word for token in tokens}
    return any(
        words & lexicon.against
        and speaks_of_answers_only(tokens, lexicon, beside=beside | lexicon.against | lexicon.either)
        for lexicon in lexicons
    )
