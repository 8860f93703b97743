"""The clue: the card's letter with a mark behind it, then the first paragraph; blind, the first paragraph alone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from dixit_pbem.engine.refusal import Why
from dixit_pbem.post.reading.answers import Asked, ClueRead, Unclear
from dixit_pbem.post.reading.keywords import AND, EITHER, LEXICONS, WORDS_OF_ONE_LETTER, folded
from dixit_pbem.post.reading.lines import is_footer, normal
from dixit_pbem.post.reading.paragraphs import (
    Paragraph,
    Written,
    is_greeting,
    rest,
    retracts,
    shortened,
    signs_off,
    unquoted,
    without_greeting,
)
from dixit_pbem.post.reading.tokens import tokens_of
from dixit_pbem.post.said import LONGEST_CLUE, Unread

_LETTER = re.compile(
    r"(?P<open>[(\[{\"'“„«*_]+)?[ \t]?(?P<letter>[A-Za-z])(?!\w)(?(open)[ \t]?[)\]}\"'”»*_]*)"
    r"(?P<space>[^\S\n]*)(?P<mark>[-=]+>|→|(?P<one>[:：.=,;)\]–—…-])(?P=one)*)?(?P<gap>\s*)(?P<text>.*)",
    re.DOTALL,
)
_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*[:,]?\s+")
_LONGEST_SALUTATION = 4
_LONGEST_BELOW = 120
_MOST_WORDS_BEFORE = 6
_NO_MARK = ("", ",", ";")
_STRONG = (":", "：", "=", ")", "-", "–", "—")
_ATTACHED = frozenset("'’!?/%&#@+")
"""Behind a letter without a space these make it a part of a word: `C's`, `A/C`."""
_CLUE_LABEL = re.compile(r"(?P<word>[^\W\d_]{3,14})\s?:\s*(?P<text>.+)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class _Start:
    """How a clue begins: the letter, whether it surely is one, the mark behind it, and the words."""

    letter: str
    sure: bool
    mark: str
    text: str


def read_clue(text: Written, asked: Asked) -> ClueRead | Unclear:
    """The clue, with the card it rests on."""
    return _blind(text) if asked.blind else _on_a_card(text, asked)


def _blind(text: Written) -> ClueRead | Unclear:
    first, after = text.paragraphs[0], text.paragraphs[1:]
    words = " ".join(first)
    if is_footer(normal(words)):
        return Unclear(Unread.WORD_OR_FOOTER, shortened(words))
    if after and (_salutes(first) or _corrects(after)):
        return Unclear(Unread.SEVERAL_READINGS, shortened(words))
    return _told(None, first, rest((), after, text.signature))


def _salutes(paragraph: Paragraph) -> bool:
    line = paragraph[0]
    addressed = line.endswith(",") and len(line.split()) <= _LONGEST_SALUTATION
    return len(paragraph) == 1 and (addressed or is_greeting(line))


def _corrects(paragraphs: Sequence[Paragraph]) -> bool:
    return any(retracts(tokens_of(paragraph[0])) for paragraph in paragraphs)


def _on_a_card(text: Written, asked: Asked) -> ClueRead | Unclear:
    paragraphs = without_greeting(text.paragraphs)
    if not paragraphs:
        return Unclear(Why.NO_LETTER, shortened(" ".join(text.paragraphs[0])))
    words = shortened(" ".join(paragraphs[0]))
    start = _start("\n".join(paragraphs[0]))
    doubt = _doubt(start, asked)
    if start is None or doubt is not None:
        return Unclear(doubt or Why.NO_LETTER, words)
    if not start.text:
        return _below_the_letter(start.letter, Written(paragraphs[1:], text.signature), asked, words=words)
    after = paragraphs[1:]
    if _corrects(after) or _tells_again((*((line,) for line in paragraphs[0][1:]), *after), asked, start.letter):
        return Unclear(Unread.SEVERAL_READINGS, words)
    return _told(start.letter, (start.text,), rest((), after, text.signature))


def _below_the_letter(letter: str, text: Written, asked: Asked, *, words: str) -> ClueRead | Unclear:
    """The clue in the paragraph below a letter that stands alone."""
    if not text.paragraphs or _is_no_clue(text.paragraphs[0]):
        return Unclear(Why.NO_WORDS, words)
    if _corrects(text.paragraphs) or _tells_again(text.paragraphs, asked, letter):
        return Unclear(Unread.SEVERAL_READINGS, words)
    return _told(letter, text.paragraphs[0], rest((), text.paragraphs[1:], text.signature))


def _doubt(start: _Start | None, asked: Asked) -> Why | Unread | None:
    """Why it is not certain on which card the clue rests."""
    if start is None:
        return Why.NO_LETTER
    if start.letter not in asked.letters:
        known_word = start.letter.lower() in WORDS_OF_ONE_LETTER and not start.sure
        return Why.NO_LETTER if known_word else Why.NOT_IN_HAND
    if not start.sure or (start.mark in _NO_MARK and _lists_letters(start.text)):
        return Unread.WORD_OR_LETTER
    return None


def _is_no_clue(paragraph: Paragraph) -> bool:
    """Below a letter that stands alone: is it rather a sign-off, or what a company puts under its mails?"""
    return signs_off(paragraph[0]) or len(" ".join(paragraph)) > _LONGEST_BELOW


def _lists_letters(text: str) -> bool:
    """Are there only more letters behind the first: `B or D`?"""
    words = [token.word for token in tokens_of(text) if token.word or token.number is not None]
    return bool(words) and len(words[-1]) == 1 and all(len(word) == 1 or word in EITHER | AND for word in words)


def _told(letter: str | None, lines: Sequence[str], ignored: str) -> ClueRead | Unclear:
    words = unquoted(" ".join(" ".join(lines).split()))
    if not words:
        return Unclear(Why.NO_WORDS, shortened(" ".join(lines)))
    if len(words) > LONGEST_CLUE:
        return Unclear(Unread.TOO_LONG, shortened(words))
    return ClueRead(letter, words, ignored)


def _tells_again(paragraphs: Sequence[Paragraph], asked: Asked, letter: str) -> bool:
    """Does a later line tell another clue, or name another card alone? `A. Rossi` signs."""
    starts = (_start("\n".join(paragraph)) for paragraph in paragraphs)
    return any(
        start.letter in asked.letters and start.letter != letter and (not start.text or start.mark[:1] in _STRONG)
        for start in starts
        if start is not None and start.sure
    )


def _start(paragraph: str) -> _Start | None:
    inside = unquoted(paragraph)
    text = inside if inside != paragraph and _LETTER.match(inside) else paragraph
    found = _LETTER.match(text)
    start = _started(found) if found is not None else None
    if start is not None and start.sure:
        return start
    return _behind_card_words(text) or start


def _behind_card_words(text: str) -> _Start | None:
    """How it begins behind `card` or `la mia carta è la`; nothing if it does not begin so."""
    words: list[str] = []
    at = 0
    while len(words) < _MOST_WORDS_BEFORE and (word := _WORD.match(text, at)) is not None:
        words.append(folded(word[0].strip(" :,\n\t")))
        at = word.end()
        found = _LETTER.match(text, at) if _names_card(words) else None
        start = _started(found) if found is not None else None
        if start is not None and start.sure:
            return replace(start, text=_behind_label(start.text))
    return None


def _names_card(words: Sequence[str]) -> bool:
    return any(
        any(word in lexicon.cards or word in lexicon.clue for word in words)
        and all(lexicon.knows(word) or word in lexicon.clue for word in words)
        for lexicon in LEXICONS
    )


def _started(found: re.Match[str]) -> _Start:
    text = found["text"].strip()
    if "\n" in found["gap"]:
        text = _behind_label(text)
    return _Start(found["letter"].upper(), sure=_is_sure(found), mark=found["mark"] or "", text=text)


def _is_sure(found: re.Match[str]) -> bool:
    word = found["letter"].lower() in WORDS_OF_ONE_LETTER
    mark, text, attached = found["mark"] or "", found["text"], not (found["gap"] or found["space"])
    if not text or found["open"] or (not mark and "\n" in found["gap"]):
        return True
    if not mark:
        return not word and not (attached and text[0] in _ATTACHED)
    if attached and mark[0] in "-.–—":
        return False
    initials = mark == "." and text[1:2] == "." and text[0].isalpha()
    return not initials and not (word and (mark[0] in ",;…" or mark.startswith("..")))


def _behind_label(text: str) -> str:
    found = _CLUE_LABEL.fullmatch(text)
    if found is not None and any(folded(found["word"]) in lexicon.clue for lexicon in LEXICONS):
        return found["text"]
    return text
