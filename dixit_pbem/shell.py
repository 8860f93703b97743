"""Commands and paths as a shell takes them: what is printed as a way out can be pasted."""

from __future__ import annotations

import re
import sys

PROGRAM = "dixit-pbem"
_WINDOWS = sys.platform == "win32"
_SAFE = re.compile(r"[\w@%+=:,./\\~-]+" if _WINDOWS else r"[\w@%+=:,./-]+")
"""Letters of every alphabet mean themselves to a shell."""


def quoted(word: object) -> str:
    """A word, or a path, as it must be typed; only what a shell would read otherwise stands in quotes."""
    text = str(word)
    if _SAFE.fullmatch(text):
        return text
    import shlex

    # PowerShell and the older shell of Windows know double quotes alike, and no name there holds one.
    return f'"{text}"' if _WINDOWS else shlex.quote(text)


def typed(*words: object) -> str:
    """A command of this program as one types it."""
    return " ".join((PROGRAM, *map(quoted, words)))
