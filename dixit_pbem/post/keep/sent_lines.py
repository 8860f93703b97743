"""The lines that each reader was sent, so that their own words are told from what they quote.

`sent/NAME`  the text of the last letters to one reader, veiled; safe to lose, quotes are known by other marks too
"""

from __future__ import annotations

import hashlib

from dixit_pbem.journal.store import Store
from dixit_pbem.post.keep.curtain import unveiled, veiled

LONGEST = 64 * 1024
"""The letters of about three rounds."""


def remember(store: Store, reader: str, text: str) -> None:
    """Keep the text of a letter that leaves."""
    name, lines = _name(reader), f"{recalled(store, reader)}{text}\n"[-LONGEST:]
    store.keep(name, b"".join(veiled(name, (lines.encode(),))), for_good=False)


def recalled(store: Store, reader: str) -> str:
    """The text of the last letters to this reader."""
    name = _name(reader)
    return b"".join(unveiled(name, (store.kept(name) or b"",))).decode(errors="replace")


def _name(reader: str) -> str:
    return f"sent/{hashlib.sha256(reader.encode()).hexdigest()[:16]}"
