"""What other rooms say in English, for the terminal, told again in the language of a page.

In goes a sentence as a use-case, `check`, `doctor` or a refusal words it; out comes the same in other words. Sentences
are known again by their shape: `SAME` holds those that need no change but their quotation marks, `OTHERWISE` those in
which a command stands that nobody can type on a page. What is not known stays as it is: whoever words something new in
another room adds it here, and a test tells which sentences that raise something are missing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache

from dixit_pbem.desk.heard import accounts, agreed, disturbed, files, mail, pages, people, refusals, table, typed
from dixit_pbem.desk.heard.shapes import Shape, shape_of, straight
from dixit_pbem.errors import DixitError
from dixit_pbem.words.language import Words
from dixit_pbem.words.refusals import said

_ROOMS = (refusals, table, people, pages, files, mail, accounts, typed, agreed, disturbed)
_OF_A_LINE = re.compile(r"(?P<place>(?:  - |(?:[^\s:'][^\s:]*(?::\d+)?: )+)?)(?P<text>.+)", re.DOTALL)
"""What stands before a sentence: a dash of a list, a file and a line."""
_SENTENCE = re.compile(r"(?<=[.?!:]) (?=[A-Z'“‘])")
_LISTED = re.compile(r", | and | or ")
_SENTENCES_WITHIN = ("reason", "text", "how", "why")
"""Places in which a sentence, or a part of one, may stand."""
LONGEST = 4000
"""Characters that are looked through; a longer text is told as it stands."""


def told(fault: DixitError, words: Words) -> str:
    """What a person must put right, in the language of a page; without any secret."""
    return in_words(said(fault), words)


def in_words(text: str, words: Words) -> str:
    """What another room says, in the language of a page; a line stays a line."""
    if len(text) > LONGEST:
        return text
    return "\n".join(_line(line, words) if line.strip() else line for line in text.split("\n"))


def _line(line: str, words: Words) -> str:
    if whole := _known(line, words):
        return whole
    told = tuple(_sentences(line, words))
    # What stands before a colon may be a part of the sentence, as the server in “{server}: the log-in was refused”.
    if line.startswith(told[0]) and (found := _OF_A_LINE.fullmatch(line)) and found["place"]:
        return found["place"] + " ".join(_sentences(found["text"], words))
    return " ".join(told)


def _sentences(text: str, words: Words) -> Iterator[str]:
    """As many sentences as are known together, and so on to the end."""
    rest = _SENTENCE.split(text)
    while rest:
        for count in range(len(rest), 0, -1):
            if known := _known(" ".join(rest[:count]), words):
                yield known
                break
        else:
            count = 1
            yield rest[0]
        rest = rest[count:]


def _known(text: str, words: Words) -> str:
    """The sentence in other words; nothing where it is not known."""
    if (found := _found(text)) is None:
        return ""
    shape, match = found
    places = {name: _within(name, text[slice(*match.span(name))], words) for name in match.groupdict()}
    return words.marked(shape.text, **places)


def _within(name: str, value: str, words: Words) -> str:
    if name == "names":
        return words.names(_LISTED.split(value))
    if name == "ways":
        return ", ".join(_LISTED.split(value))
    return in_words(value, words) if name in _SENTENCES_WITHIN else value


@lru_cache(500)
def _found(text: str) -> tuple[Shape, re.Match[str]] | None:
    plain = straight(text)
    return next(((shape, match) for shape in _shapes() if (match := shape.known.fullmatch(plain))), None)


@cache
def _shapes() -> tuple[Shape, ...]:
    """Every sentence that is known, those with the most words of their own first."""
    pairs = {text: text for room in _ROOMS for text in room.SAME} | {
        known: text for room in _ROOMS for known, text in room.OTHERWISE.items()
    }
    shapes = (shape_of(known, text) for known, text in pairs.items())
    return tuple(sorted(shapes, key=lambda shape: -shape.letters))
