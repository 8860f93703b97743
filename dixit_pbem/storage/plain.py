"""What a word without quotes means: a text, a whole number, true, false or nothing; and the traps that YAML sets."""

from __future__ import annotations

import re

from dixit_pbem.frozen import frozen

Value = str | int | bool | None

_CONSTANTS: dict[str, bool | None] = {"": None}
_CONSTANTS |= dict.fromkeys(("null", "Null", "NULL"))
_CONSTANTS |= dict.fromkeys(("true", "True", "TRUE"), True)
_CONSTANTS |= dict.fromkeys(("false", "False", "FALSE"), False)

MOST_SIXTIES = 10
_MAY_MEAN = frozenset("0123456789+-.~=<yYnNoO")
"""The signs with which a number or a trap begins; whatever begins otherwise means itself."""

_WHOLE = re.compile(r"-?(?:0|[1-9][0-9]{0,17})")
_SIXTIES = re.compile(r"([-+]?)([1-9][0-9_]*(?::[0-5]?[0-9])+)")
_TRAPS = tuple(
    (re.compile(pattern, re.ASCII), text)
    for pattern, text in (
        (
            r"yes|Yes|YES|on|On|ON",
            "YAML programs read {0} as true. Write true, or put quotes around it: '{0}'.",
        ),
        (
            r"no|No|NO|off|Off|OFF",
            "YAML programs read {0} as false. Write false, or put quotes around it: '{0}'.",
        ),
        (
            r"\d{4}-\d\d?-\d\d?(?:[Tt \t].*)?",
            "YAML programs read {0} as a date. Put quotes around it: '{0}'.",
        ),
        (
            r"[-+]?(?:\d[\d_]*(?::[0-5]?\d)*\.[\d_]*|\.\d[\d_]*|\.(?:inf|Inf|INF))|\.(?:nan|NaN|NAN)|"
            r"[-+]?(?:\d[\d_]*(?:\.[\d_]*)?|\.[\d_]+)[eE][-+]?\d+",
            "YAML programs read {0} as a number, and only whole numbers are used here. "
            "Write a whole number, or put quotes around it: '{0}'.",
        ),
        (
            r"[-+]?(?:0x[\da-fA-F_]+|0o[\d_]+|0b[01_]+|\d[\d_]*)",
            "YAML programs disagree on the number {0}. Write it with the digits 0 to 9 alone, at most 18 of them and "
            "no 0 in front, or put quotes around it: '{0}'.",
        ),
        (r"~", "YAML programs read {0} as nothing. Leave it out, or put quotes around it: '{0}'."),
        (r"=|<<", "{0} means something of its own in YAML. Put quotes around it: '{0}'."),
    )
)


@frozen
class Trap:
    """A word that YAML programs take for something else than it looks like, and what to do about it."""

    text: str


def meaning(word: str) -> Value | Trap:
    """What a word without quotes stands for."""
    if word in _CONSTANTS:
        return _CONSTANTS[word]
    if word[0] not in _MAY_MEAN:
        return word
    if _WHOLE.fullmatch(word):
        return int(word) if word != "-0" else 0
    if sixties := _SIXTIES.fullmatch(word):
        return Trap(f"YAML programs read {word} as {_in_sixties(sixties)}. Put quotes around it: '{word}'.")
    for pattern, text in _TRAPS:
        if pattern.fullmatch(word):
            return Trap(text.format(word))
    return word


def _in_sixties(found: re.Match[str]) -> str:
    """The number that hours, minutes and seconds stand for; one that nobody could read is not worked out."""
    parts = found[2].replace("_", "").split(":")
    if len(parts) > MOST_SIXTIES:
        return "a number"
    number = 0
    for part in parts:
        number = number * 60 + int(part[:20])
    return f"the number {'-' if found[1] == '-' else ''}{number}"
