"""The clue: the card's letter with a mark behind it, then the first paragraph; blind, the first paragraph alone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from dixit_pbem.engine.refusal import Why
from dixit_pbem.post.reading import prose
from dixit_pbem.post.reading.answers import Asked, ClueRead, Unclear
from dixit_pbem.post.reading.keywords import AND, EITHER, LEXICONS, WORDS_OF_ONE_LETTER, folded
from dixit_pbem.post.reading.lines import is_footer, normal
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
_CARD_WORDS = tuple((each.cards | each.clue, each.known | each.clue) for each in LEXICONS)
"""Of each language the words that name a card or a clue, and all that may stand before its letter."""
_CLUE_LABEL = re.compile(r"(?P<word>[^\W\d_]{3,14})\s?:\s*(?P<text>.+)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class _Start:
    """How a clue begins: the letter, whether it surely is one, the mark behind it, and the words."""

    letter: str
    sure: bool
    mark: str
    text: str


def read_clue(text: prose.Written, asked: Asked) -> ClueRead | Unclear:
    """The clue, with the card it rests on."""
    if asked.blind:
        return _blind(text)
    paragraphs = prose.without_greeting(text.paragraphs)
    if not paragraphs:
        return Unclear(Why.NO_LETTER, prose.shortened(" ".join(text.paragraphs[0])))
    first, after = paragraphs[0], paragraphs[1:]
    words = prose.shortened(" ".join(first))
    start = _start("\n".join(first))
    doubt = _doubt(start, asked)
    if start is None or doubt is not None:
        return Unclear(doubt or Why.NO_LETTER, words)
    clue: prose.Paragraph = (start.text,)
    below, ignored = (*((line,) for line in first[1:]), *after), after
    if not start.text:
        # The letter stands alone; the clue is below it, unless that is a good-bye or what a company puts there.
        if not after or prose.signs_off(after[0][0]) or len(" ".join(after[0])) > _LONGEST_BELOW:
            return Unclear(Why.NO_WORDS, words)
        clue, below, ignored = after[0], after, after[1:]
    if _corrects(after) or _tells_again(below, asked, start.letter):
        return Unclear(Unread.SEVERAL_READINGS, words)
    return _told(start.letter, clue, prose.rest((), ignored, text.signature))


def _blind(text: prose.Written) -> ClueRead | Unclear:
    first, after = text.paragraphs[0], text.paragraphs[1:]
    words = " ".join(first)
    if is_footer(normal(words)):
        return Unclear(Unread.WORD_OR_FOOTER, prose.shortened(words))
    addressed = first[0].endswith(",") and len(first[0].split()) <= _LONGEST_SALUTATION
    salutes = len(first) == 1 and (addressed or prose.is_greeting(first[0]))
    if after and (salutes or _corrects(after)):
        return Unclear(Unread.SEVERAL_READINGS, prose.shortened(words))
    return _told(None, first, prose.rest((), after, text.signature))


def _corrects(paragraphs: Sequence[prose.Paragraph]) -> bool:
    return any(prose.retracts(prose.tokens_of(paragraph[0])) for paragraph in paragraphs)


def _doubt(start: _Start | None, asked: Asked) -> Why | Unread | None:
    """Why it is not certain on which card the clue rests."""
    if start is None:
        return Why.NO_LETTER
    if start.letter not in asked.letters:
        known_word = start.letter.lower() in WORDS_OF_ONE_LETTER and not start.sure
        return Why.NO_LETTER if known_word else Why.NOT_IN_HAND
    if not start.sure:
        return Unread.WORD_OR_LETTER
    # Only more letters behind the first: `B or D`.
    words = [token.word for token in prose.tokens_of(start.text) if token.word or token.number is not None]
    lists = words and len(words[-1]) == 1 and all(len(word) == 1 or word in EITHER | AND for word in words)
    return Unread.WORD_OR_LETTER if lists and start.mark in _NO_MARK else None


def _told(letter: str | None, lines: Sequence[str], ignored: str) -> ClueRead | Unclear:
    words = prose.unquoted(" ".join(" ".join(lines).split()))
    if not words:
        return Unclear(Why.NO_WORDS, prose.shortened(" ".join(lines)))
    if len(words) > LONGEST_CLUE:
        return Unclear(Unread.TOO_LONG, prose.shortened(words))
    return ClueRead(letter, words, ignored)


def _tells_again(paragraphs: Sequence[prose.Paragraph], asked: Asked, letter: str) -> bool:
    """Does a later line tell another clue, or name another card alone? `A. Rossi` signs."""
    starts = (_start("\n".join(paragraph)) for paragraph in paragraphs)
    return any(
        start.letter in asked.letters and start.letter != letter and (not start.text or start.mark[:1] in _STRONG)
        for start in starts
        if start is not None and start.sure
    )


def _start(paragraph: str) -> _Start | None:
    inside = prose.unquoted(paragraph)
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
        names_card = any(not named.isdisjoint(words) and known.issuperset(words) for named, known in _CARD_WORDS)
        found = _LETTER.match(text, at) if names_card else None
        start = _started(found) if found is not None else None
        if start is not None and start.sure:
            return replace(start, text=_behind_label(start.text))
    return None


def _started(found: re.Match[str]) -> _Start:
    word = found["letter"].lower() in WORDS_OF_ONE_LETTER
    mark, text, attached = found["mark"] or "", found["text"], not (found["gap"] or found["space"])
    if not text or found["open"] or (not mark and "\n" in found["gap"]):
        sure = True
    elif not mark:
        sure = not word and not (attached and text[0] in _ATTACHED)
    elif attached and mark[0] in "-.–—":
        sure = False
    else:
        initials = mark == "." and text[1:2] == "." and text[0].isalpha()
        sure = not initials and not (word and (mark[0] in ",;…" or mark.startswith("..")))
    told = _behind_label(text.strip()) if "\n" in found["gap"] else text.strip()
    return _Start(found["letter"].upper(), sure=sure, mark=mark, text=told)


def _behind_label(text: str) -> str:
    found = _CLUE_LABEL.fullmatch(text)
    if found is not None and any(folded(found["word"]) in lexicon.clue for lexicon in LEXICONS):
        return found["text"]
    return text
