"""What a player wrote, taken apart: paragraphs and lines, their words, numbers and marks, and what is small talk."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from unicodedata import category, normalize

from dixit_pbem.post.reading.keywords import CLOSES, EITHER, GREETS, RETRACTS, Lexicon, folded
from dixit_pbem.post.reading.lines import is_footer, normal

_SIGNATURE = re.compile(r"\s*(?:--|—|–|_{2,}|-{3,}|\*{3,})\s*")
_NO = frozenset(["no", "not", "non", "nao", "nie"])
_DASHES = ("-", "—", "–", "_", "*")
_LONGEST_GREETING = 6
_PAIRS = ('""', "''", "“”", "„”", "„“", "««", "«»", "»«", "‘’", "‚‘", "””", "**", "‹›")
_READ = 80
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
_UNREAD = frozenset(("So", "Sk", "Cf", "Me", "Cn", "Co"))
"""Pictures and what does not show, as Unicode sorts letters."""
Paragraph = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Written:
    """Paragraphs above the signature, and everything from the signature on."""

    paragraphs: tuple[Paragraph, ...]
    signature: tuple[str, ...]


def written(words: str) -> Written:
    """The words by paragraph; a `-- ` line ends the last one, and what a phone adds is left out."""
    lines = [line.strip() for line in words.split("\n")]
    first = next((at for at, line in enumerate(lines) if line), 0)
    dashes = (at for at in range(first, len(lines)) if lines[at][:1] in _DASHES and _SIGNATURE.fullmatch(lines[at]))
    # Two dashes that stand alone may be the whole clue.
    begin = next((at for at in dashes if at > first or any(lines[at + 1 : at + 2])), len(lines))
    paragraphs = (tuple(paragraph) for shown, paragraph in groupby(lines[:begin], key=bool) if shown)
    return Written(
        tuple(each[:-1] if len(each) > 1 and is_footer(normal(each[-1])) else each for each in paragraphs),
        tuple(line for line in lines[begin:] if line),
    )


def shortened(text: str) -> str:
    """So much of the words as a person needs to know them again."""
    text = " ".join(text.split())
    return text if len(text) <= _READ else f"{text[: _READ - 1].rstrip()}…"


def unquoted(text: str) -> str:
    """The text without the quotation marks around it, if they are a pair and the only ones."""
    marks, inside = text[:1] + text[-1:], text[1:-1]
    return inside.strip() if inside.strip() and marks in _PAIRS and not set(marks) & set(inside) else text


def rest(lines: Sequence[str], after: Sequence[Paragraph], signature: Sequence[str]) -> str:
    """What followed the answer, for the receipt; what a phone added is left out."""
    paragraphs = ("\n".join(paragraph) for paragraph in (tuple(lines), *after, tuple(signature)))
    return "\n\n".join(each for each in paragraphs if each and not is_footer(normal(each)))


def greets(line: str) -> bool:
    """Is it a greeting alone: `Ciao Ana,`?"""
    words = [token.word for token in tokens_of(line) if token.word] if len(line) < 80 else []
    return bool(words) and words[0] in GREETS and len(words) <= _LONGEST_GREETING and "?" not in line


def without_greeting(paragraphs: Sequence[Paragraph]) -> tuple[Paragraph, ...]:
    """The paragraphs from the first line on that is neither a greeting nor a phone's."""
    for at, paragraph in enumerate(paragraphs):
        for place, line in enumerate(paragraph):
            if not is_greeting(line) and not is_footer(normal(line)):
                return (paragraph[place:], *paragraphs[at + 1 :])
    return ()


def is_greeting(line: str) -> bool:
    """Is it surely no more than a greeting: all its other words are names?"""
    words = [token for token in tokens_of(line[:200]) if token.word or token.number is not None]
    others = [token for token in words if token.word not in GREETS | CLOSES]
    return greets(line) and all(token.word[1:] and token.raw[0].isupper() for token in others)


def signs_off(line: str) -> bool:
    """Is it no more than a good-bye: `Thanks, Mia`?"""
    words = [token for token in tokens_of(line[:200]) if token.word]
    return (
        bool(words)
        and words[0].word in CLOSES
        and all(token.word in CLOSES or (token.raw[0].isupper() and token.word[1:]) for token in words)
    )


def retracts(tokens: Sequence[Token]) -> bool:
    """Does it take back what stands above: `wait, no`, `anzi`?"""
    words = [token.word for token in tokens if token.word]
    first = words[:4]
    denied = words[:1] and words[0] in _NO and (len(words) == 1 or tokens[1].raw in ",.!:-–")
    alternative = bool(first) and first[0] in EITHER and len(words) <= 4
    return bool(denied) or alternative or any(word in RETRACTS for word in first)


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
    line = _ORDINAL.sub(" ", _NUMBER_SIGN.sub(" nr ", _BULLET.sub("", line[: 4 * LONGEST_LINE])))
    line = "".join(each for each in normalize("NFKC", line) if category(each) not in _UNREAD).replace("\ufe0f", "")
    line = _ELISION.sub("la ", _SMILEY.sub(" ", line))
    tokens: list[Token] = []
    for found in _TOKEN.finditer(line):
        raw, before, after = found[0], line[: found.start()][-2:], line[found.end() :][:2]
        if found["number"]:
            # A number with a nought before it, or an endless one, is on no table.
            number = int(raw) if len(raw) < 4 and not raw.startswith("0") else 0
            counted = before[-1:] == "+" and not before[:1].isdigit()  # `+1`
            alone = not (counted or _touches(before[::-1]) or _touches(after))
            tokens.append(Token(raw, number=number, alone=alone))
        elif found["word"]:
            alone = not (before[-1:].isdigit() or after[:1].isdigit())
            tokens.append(Token(raw, word=folded(raw), alone=alone))
        else:
            tokens.append(Token(raw))
    return tuple(tokens)


def _touches(side: str) -> bool:
    # `3a`, `10:30`, `3.5`, `3/5`, `3-5`: parts of something else; `3,5` is a list.
    if not side or side[0].isspace():
        return False
    return side[0].isalpha() or side[0] in "/\\%€$@" or (side[0] in ".:-–'" and side[1:].isdigit())


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
        not token.word or (token.alone and (token.word in lexicon.known or token.word in beside)) or is_name(tokens, at)
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
