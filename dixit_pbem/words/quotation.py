"""Quotation marks within quotation marks: what is quoted never shows the same marks twice. Pure."""

from __future__ import annotations

import re
from itertools import cycle

MARKS = ('""', "''", "“”", "„”", "„“", "«»", "»«", "‘’", "‚‘")
_INNER = {"“”": "‘’", "„”": "«»", "«»": "“”", "„“": "‚‘"}
"""What marks a quotation inside another one, by the marks of the outer one."""
_DOUBLE = re.compile(r"[\"“”„«»]")
_OPENS_BEHIND = " \n([{—–-“‘„‚«"


def quoted(text: str, outer: str = "“”") -> str:
    """A text in these marks, whatever marks its writer put around it; a quotation in it gets the marks for that.

    Where a language leaves a space inside its marks, they come with it: `«  »`.
    """
    bare, opens, closes = _unwrapped(text), outer[: len(outer) // 2], outer[len(outer) // 2 :]
    begins = [not found.start() or bare[found.start() - 1] in _OPENS_BEHIND for found in _DOUBLE.finditer(bare)]
    # What comes in no pairs is none: 5" are inches.
    if begins == [True, False] * (len(begins) // 2):
        marks = cycle(_INNER[opens[0] + closes[-1]])
        bare = _DOUBLE.sub(lambda _: next(marks), bare)
    return f"{opens}{bare}{closes}"


def _unwrapped(text: str) -> str:
    inside, marks = text[1:-1], text[:1] + text[-1:]
    return inside if inside and marks in MARKS and not set(marks) & set(inside) else text
