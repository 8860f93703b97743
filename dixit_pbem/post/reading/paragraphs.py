"""The player's words by paragraph, and what in them is no answer: greetings, signatures, small talk."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from dixit_pbem.post.reading.keywords import CLOSES, EITHER, GREETS, RETRACTS
from dixit_pbem.post.reading.lines import is_footer, normal
from dixit_pbem.post.reading.tokens import Token, tokens_of

_SIGNATURE = re.compile(r"\s*(?:--|—|–|_{2,}|-{3,}|\*{3,})\s*")
_NO = frozenset(["no", "not", "non", "nao", "nie"])
_DASHES = ("-", "—", "–", "_", "*")
_LONGEST_GREETING = 6
_PAIRS = ('""', "''", "“”", "„”", "„“", "««", "«»", "»«", "‘’", "‚‘", "””", "**", "‹›")
_READ = 80
Paragraph = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Written:
    """Paragraphs above the signature, and everything from the signature on."""

    paragraphs: tuple[Paragraph, ...]
    signature: tuple[str, ...]


def written(words: str) -> Written:
    """The words by paragraph; a `-- ` line ends the last one."""
    lines = [line.strip() for line in words.split("\n")]
    first = next((at for at, line in enumerate(lines) if line), 0)
    begin = next((at for at in range(first, len(lines)) if _begins_signature(lines, at, first=first)), len(lines))
    signature = tuple(line for line in lines[begin:] if line)
    return Written(tuple(_paragraphs(lines[:begin])), signature)


def _begins_signature(lines: Sequence[str], at: int, *, first: int) -> bool:
    # Two dashes that stand alone may be the whole clue.
    attached = at > first or any(lines[at + 1 : at + 2])
    return attached and lines[at][:1] in _DASHES and bool(_SIGNATURE.fullmatch(lines[at]))


def _paragraphs(lines: Sequence[str]) -> Iterator[Paragraph]:
    paragraph: list[str] = []
    for line in (*lines, ""):
        if line:
            paragraph.append(line)
        elif paragraph:
            yield tuple(_without_footer(paragraph))
            paragraph = []


def _without_footer(paragraph: list[str]) -> list[str]:
    return paragraph[:-1] if len(paragraph) > 1 and is_footer(normal(paragraph[-1])) else paragraph


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
