"""What a player wrote, taken apart: paragraphs and lines, greetings, signatures, and what a program added."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from dixit_pbem.post.reading.languages import folded, in_any
from dixit_pbem.post.reading.languages.hearsay import NEWSLETTERS
from dixit_pbem.post.reading.lines import is_footer, normal
from dixit_pbem.post.reading.tokens import Token, tokens_of

_SIGNATURE = re.compile(r"\s*(?:--|—|–|_{2,}|-{3,}|\*{3,})\s*")
_DASHES = ("-", "—", "–", "_", "*")
_LONGEST_GREETING = _LONGEST_HEAD = 6
_PAIRS = ('""', "''", "“”", "„”", "„“", "««", "«»", "»«", "‘’", "‚‘", "””", "**", "‹›")
_READ = 80
LONGEST_BELOW = 3
"""So many lines of names may stand below a good-bye."""
_FEWEST_OF_A_ROBOT = 3
GREETS = in_any(lambda each: each.greets)
CLOSES = in_any(lambda each: each.closes)
_COURTESY = in_any(lambda each: each.courtesy)
_OF_ROBOTS = in_any(lambda each: each.robots) | NEWSLETTERS
_ROBOTS = re.compile("|".join(rf"\b{re.escape(phrase)}\b" for phrase in sorted(_OF_ROBOTS)))
_CONTACT = re.compile(
    r"\+?\d[\d ()/.-]{6,}\d|\b\S+@\S+\.\w|\bwww\.|https?://|\b(?:tel|phone|mobile|cell|fax|mob|kom)\b[.:]?\s*\+?\d",
    re.IGNORECASE,
)
_SHORTEST_CARD = 2
_TITLED = re.compile(r"(?:[A-Z][\w'’-]*\.?\s+){1,3}[A-Z][\w'’-]+")
"""`Dr P. Whitcombe`."""
_NO_NAMES = frozenset(word for phrase in in_any(lambda each: each.corrects | each.against) for word in phrase.split())
_ANSWERED = re.compile(r"(?:[^\W\d_]{1,8}\s){0,3}(?:\d|[A-HJ-Z])(?:[,.!;]|\s[–—-])\s")
_BANNER = re.compile(
    r"^\W*(?:external|extern|caution|warning|attenzione|atenção|atención|precaución|aviso|uwaga|esterno|externo|zewnętrzn[ey])\W",
    re.IGNORECASE,
)
Paragraph = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Written:
    """Paragraphs above the signature, and everything from the signature on."""

    paragraphs: tuple[Paragraph, ...]
    signature: tuple[str, ...]
    automatic: tuple[Paragraph, ...] = ()
    """Paragraphs that a company or a program put there."""
    contact: Paragraph = ()
    """What begins the signature, where that is how one reaches a person; its first line may say more."""


def written(words: str) -> Written:
    """The words by paragraph; a `-- ` line ends the last one, and what a phone or a company adds is left out."""
    lines = [line.strip() for line in words.split("\n")]
    first = next((at for at, line in enumerate(lines) if line), 0)
    dashes = (at for at in range(first, len(lines)) if lines[at][:1] in _DASHES and _SIGNATURE.fullmatch(lines[at]))
    # Two dashes that stand alone may be the whole clue.
    begin = next((at for at in dashes if at > first or any(lines[at + 1 : at + 2])), len(lines))
    paragraphs = [tuple(paragraph) for shown, paragraph in groupby(lines[:begin], key=bool) if shown]
    paragraphs = [each[:-1] if len(each) > 1 and is_footer(normal(each[-1])) else each for each in paragraphs]
    paragraphs = [part for each in paragraphs for part in _without_a_program(each)]
    contact = next((at for at, each in enumerate(paragraphs) if at and _is_contact(each)), len(paragraphs))
    signature = (*(line for each in paragraphs[contact:] for line in each), *(line for line in lines[begin:] if line))
    paragraphs, below = paragraphs[:contact], paragraphs[contact:]
    return Written(
        tuple(each for each in paragraphs if not is_automatic(each)),
        signature,
        tuple(each for each in (*paragraphs, *below) if is_automatic(each)),
        below[0] if below else (),
    )


def _without_a_program(paragraph: Paragraph) -> tuple[Paragraph, ...]:
    """`4`, and right below it `Estoy de vacaciones`: a short line of somebody, above what a program may say."""
    head, below = paragraph[:1], paragraph[1:]
    own = bool(below) and len(head[0].split()) <= _LONGEST_HEAD and not greets(head[0])
    return (head, below) if own and not is_automatic(head) and is_automatic(below[:1]) else (paragraph,)


def _is_contact(paragraph: Paragraph) -> bool:
    """Is it how one reaches a person or a company: telephone, address, page; or a name with a title and a place?"""
    if len(paragraph) < _SHORTEST_CARD or any(line.rstrip().endswith("?") for line in paragraph):
        return False
    labelled = any(":" in line for line in paragraph)
    signed = len(paragraph) > _SHORTEST_CARD and _TITLED.fullmatch(paragraph[0]) is not None and not labelled
    return signed or any(_CONTACT.search(line) for line in paragraph)


def is_automatic(paragraph: Paragraph) -> bool:
    """Is it a company's banner or disclaimer, or what a program answers in somebody's absence?"""
    text = " ".join(paragraph)
    if text.count(" ") + 1 < _FEWEST_OF_A_ROBOT:
        return False
    if _is_answered_above(text):
        return False
    return bool(_ROBOTS.search(" ".join(map(folded, text[:2000].split())))) or bool(_BANNER.match(text))


def _is_answered_above(text: str) -> bool:
    """`4, estoy de vacaciones`: a short line that begins as answers do."""
    answer = _ANSWERED.match(text) if text.count(" ") < _LONGEST_HEAD + _SHORTEST_CARD else None
    return answer is not None and _ROBOTS.search(" ".join(map(folded, answer[0].split()))) is None


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


_YOU = frozenset(("vi", "ti", "vos", "te", "os"))
"""`Vi abbraccio`."""


def signs_off(line: str) -> bool:
    """Is it no more than a good-bye: `Thanks, Mia`?"""
    tokens = [token for token in tokens_of(line[:200]) if not token.is_mark]
    words = [token for token in tokens if token.word]
    return (
        bool(words)
        and len(words) == len(tokens)
        and len(words) < 9
        and (words[0].word in CLOSES or (words[0].word in _YOU and words[1:2] != [] and words[1].word in CLOSES))
        and all(
            token.word in _COURTESY or token.word in CLOSES or (token.raw[0].isupper() and token.word[1:])
            for token in words
        )
    )


def is_own_name(line: str, own_name: frozenset[str]) -> bool:
    """Does the player sign: `Mia`, `- Mia Berg`?"""
    tokens = [token for token in tokens_of(line[:200]) if not token.is_mark]
    if not tokens or len(tokens) > 3 or any(token.number is not None for token in tokens):
        return False
    return any(token.word in own_name for token in tokens) and all(token.raw[:1].isupper() for token in tokens)


def is_a_name(line: str) -> bool:
    """Is it a name as one signs: `Ana Berg`?"""
    tokens = [token for token in tokens_of(line[:200]) if token.raw not in ".-–,"]
    if not 0 < len(tokens) <= LONGEST_BELOW or not _NO_NAMES.isdisjoint(token.word for token in tokens):
        return False
    return all(token.raw[:1].isupper() and token.word[1:] for token in tokens)


def _signs(line: str) -> bool:
    """Is it a name or initials, as they stand below a good-bye: `M. Dupont`, `J.`?"""
    tokens = [token for token in tokens_of(line[:200]) if token.raw not in ".-–,"]
    named = 0 < len(tokens) <= LONGEST_BELOW and all(token.raw[:1].isupper() for token in tokens)
    return named and _NO_NAMES.isdisjoint(token.word for token in tokens)


def without_sign_off(lines: Paragraph, own_name: frozenset[str]) -> tuple[Paragraph, Paragraph]:
    """The lines above a good-bye or a name that stands at their end, and what is cut."""
    end = len(lines)
    while end > 1 and (signs_off(lines[end - 1]) or is_own_name(lines[end - 1], own_name)):
        end -= 1
    while end > 1 and is_a_name(lines[end - 1]):
        end -= 1
    above = next((at for at in range(1, end) if signs_off(lines[at])), end)
    end = above if len(lines) - above <= LONGEST_BELOW and all(map(_signs, lines[above + 1 : end])) else end
    return lines[:end], lines[end:]


def with_paragraphs(text: Written, paragraphs: tuple[Paragraph, ...]) -> Written:
    """The same mail with other paragraphs."""
    return replace(text, paragraphs=paragraphs)


def words_in(tokens: Sequence[Token]) -> tuple[str, ...]:
    """The words alone, folded."""
    return tuple(token.word for token in tokens if token.word)
