"""Commands and paths as a shell takes them: what is printed as a way out can be pasted."""

from __future__ import annotations

import re
import shlex

PROGRAM = "dixit-pbem"
_SAFE = re.compile(r"[\w@%+=:,./-]+")
"""Letters of every alphabet mean themselves to a shell."""


def quoted(word: object) -> str:
    """A word, or a path, as it must be typed; only what a shell would read otherwise stands in quotes."""
    text = str(word)
    return text if _SAFE.fullmatch(text) else shlex.quote(text)


def typed(*words: object) -> str:
    """A command of this program as one types it."""
    return " ".join((PROGRAM, *map(quoted, words)))
