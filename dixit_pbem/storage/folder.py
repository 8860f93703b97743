"""The games of a folder. Edge: looks into it."""

from __future__ import annotations

import os
import re
from pathlib import Path

from dixit_pbem.storage.disk import GAME_ENDINGS

_SETTINGS_WITHIN = 65_536
"""How much of a file is looked at, in bytes, to see whether it is a game."""
_MARKS_OF_A_GAME = (b"format", b"rules", b"players")


def is_game(file: Path) -> bool:
    """Whether a file looks like a game, even if something is wrong in it."""
    if file.name.startswith(".") or not file.is_file() or not os.access(file, os.R_OK):
        return False
    with file.open("rb") as opened:
        text = opened.read(_SETTINGS_WITHIN)
    return all(re.search(rb"^" + key + rb" *:", text, re.MULTILINE) for key in _MARKS_OF_A_GAME)


def games_in(folder: Path) -> list[Path]:
    """Every game file of a folder, by name."""
    return [file for file in sorted(folder.glob("*")) if file.suffix.casefold() in GAME_ENDINGS and is_game(file)]
