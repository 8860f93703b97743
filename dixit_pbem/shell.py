"""Commands and paths as a shell takes them: what is printed as a way out can be pasted."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager

PROGRAM = "dixit-pbem"
_WINDOWS = sys.platform == "win32"
_SAFE = re.compile(r"[\w@%+=:,./\\~-]+" if _WINDOWS else r"[\w@%+=:,./-]+")
"""Letters of every alphabet mean themselves to a shell."""
_LIVE = re.compile(r'["$`\\!]')
"""What means something to a shell within double quotes too."""


def quoted(word: object) -> str:
    """A word, or a path, as it must be typed; only what a shell would read otherwise stands in quotes."""
    text = str(word)
    if _SAFE.fullmatch(text):
        return text
    import shlex

    # PowerShell and the older shell of Windows know double quotes alike, and no name there holds one. Elsewhere they
    # are easier to read round an apostrophe, where nothing else in them has a meaning.
    return f'"{text}"' if _WINDOWS or ("'" in text and not _LIVE.search(text)) else shlex.quote(text)


def named(path: object) -> str:
    """A path in a sentence, always in quotes: those with which it can be typed, where it matters."""
    text = quoted(path)
    return text if text[:1] in ("'", '"') else f"'{text}'"


_REACHED: dict[str, tuple[object, ...]] = {}
"""Games that are no files, by their names, and the words by which commands reach each; for all threads."""


def typed(*words: object) -> str:
    """A command of this program as one types it."""
    if len(words) > 1 and (way := _REACHED.get(str(words[1]))):
        words = (*way, words[0], *words[2:])
    return " ".join((PROGRAM, *map(quoted, words)))


@contextmanager
def reached(*names: str, way: tuple[object, ...]) -> Iterator[None]:
    """Meanwhile the game of these names is no file: commands reach it by these words before their own."""
    _REACHED.update(dict.fromkeys(names, way))
    try:
        yield
    finally:
        for name in names:
            _REACHED.pop(name, None)


def is_reached(name: str) -> bool:
    """Does this name a game that is no file?"""
    return name in _REACHED
