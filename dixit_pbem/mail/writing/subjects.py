"""The subjects of letters: the same within a player's phase, with the token that ties an answer to it."""

from __future__ import annotations

from dixit_pbem.engine.due import Kind
from dixit_pbem.engine.model import Phase
from dixit_pbem.words import Words, letters


def subject_line(words: Words, title: str, *, round: int, phase: Phase, token: str) -> str:  # noqa: A002 - the game's word
    """`[Sunday dreamers] Round 3 · vote · k7m2q9wd`."""
    return f"[{title}] {letters.phase_subject(words, round, phase)} · {token}"


def subject_of(words: Words, title: str, kind: Kind, *, token: str) -> str:
    """`[Sunday dreamers] welcome · k7m2q9wd`, for letters that belong to no phase; the token may be missing."""
    return " · ".join(filter(None, (f"[{title}] {letters.kind_name(words, kind)}", token)))
