"""Lines that fit a terminal: broken between words alone, behind the margin of what they belong to.

Pure: in go a text and a width, out come lines. A command between `backticks` stays on one line, and so does a path in
quotes, so that they can be pasted; a command that is longer than a line is continued as a shell understands it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_STYLE = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
_PIECE = re.compile(r"""(?P<space>\s*)(?P<words>(?:`[^`]+`|(?<!\S)(?:'[^']*'|"[^"']*'[^"]*")|\S)+)""")
_WORD_OF_COMMAND = re.compile(r"""(?P<space>\s*)(?P<words>(?:"[^"]*"|'[^']*'|\S)+)""")
_MARGIN = re.compile(r"\s*(?:(?:\d+\.|\|)\s+)?")
_GOES_ON = " \\"
LEAST = 20
"""A margin never leaves less room than that."""


def width_of(text: str) -> int:
    """How many columns a text takes on a terminal."""
    shown = _STYLE.sub("", text)
    if shown.isascii():
        return len(shown)
    import unicodedata

    wide = sum(unicodedata.east_asian_width(sign) in "WF" for sign in shown)
    return len(shown) + wide - sum(unicodedata.category(sign) in ("Mn", "Me", "Cf") for sign in shown)


def folded(text: str, width: int, *, margin: int | None = None) -> str:
    """The text with each of its lines broken between words; what goes on stands behind the margin of its line."""
    return "\n".join(line for each in text.split("\n") for line in _folded(each, width, margin))


def _folded(line: str, width: int, margin: int | None) -> Iterator[str]:
    if width_of(line) <= width:
        yield line
        return
    found = _MARGIN.match(_STYLE.sub("", line))
    own = len(found[0]) if found else 0
    indent = min(own if margin is None else margin, max(0, width - LEAST))
    begun, within = "", False
    for space, words, goes_on in _pieces(line, width - indent):
        ending = _GOES_ON if goes_on else ""
        if begun.strip() and width_of(begun + space + words + ending) > width:
            yield begun + (_GOES_ON if within else "")
            begun = " " * indent + words
        else:
            begun += space + words
        within = goes_on
    yield begun


def _pieces(line: str, room: int) -> Iterator[tuple[str, str, bool]]:
    """What stays together, with the space before it, and whether it is a command that goes on behind it."""
    for piece in _PIECE.finditer(line):
        if " " not in piece["words"] or width_of(piece["words"]) <= room:
            yield piece["space"], piece["words"], False
            continue
        words = list(_WORD_OF_COMMAND.finditer(piece["words"]))
        for place, word in enumerate(words, 1):
            yield (piece["space"] if place == 1 else word["space"]), word["words"], place < len(words)
