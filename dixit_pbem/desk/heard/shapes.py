"""The shape of a sentence, by which it is known again whatever stands in its `{places}`; and the mark of a wording."""

from __future__ import annotations

import re

from dixit_pbem.frozen import frozen

_STRAIGHT = str.maketrans("‘’“”", "''''")
_ONE_SENTENCE = "(?:(?![.?!] [A-Z]).)+?"
_PLACE = re.compile(r"\\\{(\w+)\\\}")


@frozen
class Shape:
    """A sentence by which its wording for pages is found."""

    known: re.Pattern[str]
    text: str
    letters: int
    """So many are its own, whatever stands in its places."""


def say(text: str) -> str:
    """Mark a wording for the catalogues; it is looked up once the language is known."""
    return text


def straight(text: str) -> str:
    """A text with the quotation marks of a keyboard, sign for sign."""
    return text.translate(_STRAIGHT)


def shape_of(known: str, text: str) -> Shape:
    """What a sentence looks like.

    A place that comes twice holds the same both times; one at the end leaves further sentences alone.
    """
    seen: set[str] = set()
    escaped = re.escape(straight(known))

    def place(found: re.Match[str]) -> str:
        again = found[1] in seen
        seen.add(found[1])
        inside = _ONE_SENTENCE if escaped[found.end() :] in ("", r"\.") and found[1] != "way_out" else ".+?"
        return f"(?P={found[1]})" if again else f"(?P<{found[1]}>{inside})"

    return Shape(re.compile(_PLACE.sub(place, escaped), re.DOTALL), text, len(_PLACE.sub("", escaped)))
