"""The lines that each reader was sent, so that his own words are told from what he quotes.

`sent/NAME`  the text of the last letters to one reader; safe to lose, quotes are known by other marks too

Edge: the disk.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from dixit_pbem.storage import disk

LONGEST = 64 * 1024
"""The letters of about three rounds."""


def remember(folder: Path, reader: str, text: str) -> None:
    """Keep the text of a letter that leaves."""
    path = _place(folder, reader)
    with disk.told(str(path)):
        path.parent.mkdir(parents=True, exist_ok=True)
        kept = f"{recalled(folder, reader)}{text}\n"[-LONGEST:]
        disk.replace(path, kept.encode(), by_way_of=path.with_suffix(".part"))


def recalled(folder: Path, reader: str) -> str:
    """The text of the last letters to this reader."""
    try:
        return _place(folder, reader).read_text(encoding="utf-8", errors="replace")
    except FileNotFoundError:
        return ""


def _place(folder: Path, reader: str) -> Path:
    return folder / "sent" / hashlib.sha256(reader.encode()).hexdigest()[:16]
