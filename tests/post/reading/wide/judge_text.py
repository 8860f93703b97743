"""A mail as the judge sees it: clauses of plain tokens, with the mark behind each."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from itertools import pairwise

from tests.post.reading.wide import judge_words as known

EMOJI = re.compile("[\U0001f000-\U0001faff\u2600-\u27bf\u2b50]+")
ABBREVIATION = re.compile(r"\b(nr|no|n)\.\s*(?=[\d])|\bn[ºo°]\s*(?=\d)|#(?=\d)", re.IGNORECASE)
CLOCK = re.compile(r"\b\d{1,2}:\d\d\b")
BREAK = re.compile(r"(\n+|[.!?…]+(?=\s|$|[\"”’)*»])|[,;:()\[\]“”„«»\"*|]| [-–—] |^- |[–—=]|\U0001f000)", re.MULTILINE)
TOKEN = re.compile(r"[^\W\d_]+(?:[’'-][^\W\d_]+)*['’]?|\d+(?:[.,:/-]\d+)+|\d+(?:[^\W\d_]+)?|[&+]|[^\s\w]")
STRONG_MARKS = ".!?…\n\U0001f000"
LIST = re.compile(r"^([A-G])([A-G])(?=[ ]*$)|(?<![\w/])(\w)/(\w)(?![\w/])|^1\. ?(\w)[ ]*\n2\. ?(\w)\b", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Clause:
    """Words between two marks; `end` is the mark behind them, `raw` the tokens with their capitals."""

    raw: tuple[str, ...]
    end: str

    @property
    def tokens(self) -> tuple[str, ...]:
        return tuple(each.casefold() for each in self.raw)

    @property
    def closes(self) -> bool:
        """Does a sentence end here?"""
        return any(mark in self.end for mark in STRONG_MARKS)

    @property
    def asks(self) -> bool:
        return "?" in self.end


def plain(text: str) -> str:
    """The text with one form for each digit, apostrophe and abbreviation."""
    text = text.replace("\ufe0f", "").replace("\u20e3", "").replace("’", "'").replace("...", "…")
    text = text.replace("¡", "").replace("¿", "")
    text = CLOCK.sub("99", text)
    text = EMOJI.sub("\U0001f000", text)
    text = "".join(unicodedata.normalize("NFKC", each) if each not in "ªº…" else each for each in text)
    return ABBREVIATION.sub("nr ", text)


def listed(text: str) -> str:
    """Two answers in a list, such as `3/6`, `AF` or numbered lines, with a comma between them."""
    return LIST.sub(lambda found: ", ".join(each for each in found.groups() if each), text)


def clauses(text: str) -> list[Clause]:
    parts = BREAK.split(plain(text))
    found: list[Clause] = []
    for said, mark in zip(parts[::2], [*parts[1::2], ""], strict=True):
        raw = tuple(TOKEN.findall(said))
        if raw or not found:
            found.append(Clause(raw, mark))
        else:
            found[-1] = Clause(found[-1].raw, found[-1].end + mark)
    return [each for each in found if each.raw]


def sentence_of(where: int, among: list[Clause]) -> range:
    """The clauses of the sentence in which one stands."""
    first = last = where
    while first > 0 and not among[first - 1].closes:
        first -= 1
    while last < len(among) - 1 and not among[last].closes:
        last += 1
    return range(first, last + 1)


def denies(clause: Clause) -> bool:
    """Is there a *not*, and no mere *I do not know*? *No* counts alone: in Portuguese it is a place."""
    said = clause.tokens
    said = next((said[: -len(each)] for each in known.IDLE_NO if said[-len(each) :] == each), said)
    if not said:
        return False
    if any(before == "no" and each in known.BEHIND_NO for before, each in pairwise(said)):
        return True
    return not known.NEGATION.isdisjoint(said) or said[-1] == "no" or (said[0] == "no" and len(said) == 2)


def has(clause: Clause, of: frozenset[str]) -> bool:
    return any(token in of for token in clause.tokens)


def is_polite(clause: Clause) -> bool:
    """A greeting, thanks, a sign-off, or a name by itself."""
    a_name = len(clause.raw) <= 2 and all(each.istitle() for each in clause.raw) and len(clause.raw[0]) > 1
    return a_name or (len(clause.raw) <= 7 and has(clause, known.POLITE))
