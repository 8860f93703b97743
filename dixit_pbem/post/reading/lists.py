"""Answers in the form of a list: `1. 3 / 2. 6`, `First choice: A / second choice: G`, `3/6`, `AF`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answers import Asked
from dixit_pbem.post.reading.languages import LEXICONS, folded
from dixit_pbem.post.reading.prose import Paragraph, Written, with_paragraphs

_NUMBERS = {word: number for lexicon in LEXICONS for word, number in lexicon.all_numbers.items()}
_NOUNS = frozenset().union(*(lexicon.nouns for lexicon in LEXICONS))
_ITEM = re.compile(
    r"\s*(?:(?P<number>\d)(?:st|nd|rd|th|[ºª°])?|(?P<word>[^\W\d_]{3,12}))(?:\s+(?P<noun>[^\W\d_]{3,12}))?"
    r"\s*(?P<mark>[.):=]|\s[-–—](?=\s))\s*(?P<answer>\S.{0,30}?)\s*"
)
_PAIR = re.compile(r"(\d{1,2})\s?/\s?(\d{1,2})")


def without_list(text: Written, asked: Asked) -> Written:
    """The same answers without their list's own numbers and glue."""
    wanted = asked.cards if asked.phase is Phase.CARD else asked.votes
    if wanted < 2:
        return text
    if len(text.paragraphs) == 1 and len(text.paragraphs[0]) == 1:
        glued = _glued(text.paragraphs[0][0], asked, wanted)
        if glued:
            return with_paragraphs(text, ((", ".join(glued),),))
    return with_paragraphs(text, tuple(_without_numbers(paragraph, wanted) for paragraph in text.paragraphs))


def _glued(line: str, asked: Asked, wanted: int) -> Sequence[str]:
    """`AF` or `bf`, and `3/6`: exactly as many as wanted, all of them there, and no word."""
    line = line.strip(" .!")
    if asked.phase is Phase.VOTE:
        pair = _PAIR.fullmatch(line)
        return pair.groups() if pair and wanted == len(pair.groups()) else ()
    letters = line.upper()
    known = len(letters) == wanted == len(set(letters)) and set(letters) <= set(asked.letters)
    is_word = any(folded(line) in each for lexicon in LEXICONS for each in (lexicon.before, lexicon.courtesy))
    vowels = set(letters) & set("AEIOU")
    return tuple(letters) if known and not is_word and (line.isupper() or not vowels) else ()


def _without_numbers(paragraph: Paragraph, wanted: int) -> Paragraph:
    """Each line, or each part of the one line, without the number that counts it."""
    lines = tuple(paragraph[0].split(",")) if len(paragraph) == 1 else paragraph
    items = [found for line in lines if (found := _ITEM.fullmatch(line)) is not None]
    counts = [count for found in items if (count := _count_of(found)) is not None]
    if len(items) != len(lines) or counts != list(range(1, wanted + 1)):
        return paragraph
    return tuple(_answers(items))


def _count_of(found: re.Match[str]) -> int | None:
    noun = found["noun"]
    if noun and folded(noun) not in _NOUNS:
        return None
    return int(found["number"]) if found["number"] else _NUMBERS.get(folded(found["word"]))


def _answers(items: Sequence[re.Match[str]]) -> Iterator[str]:
    return (found["answer"] for found in items)
