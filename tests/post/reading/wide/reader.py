"""The one door to the reader: what it makes of a mail, in the plain words of these tests."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answers import Asked, CardsRead, ClueRead, Command, CommandRead, Unclear, VotesRead
from dixit_pbem.post.reading.grammar import read_answer
from tests.post.reading.wide.moves import Move

Outcome = Move | Command | str
ASKED_ABOUT, IN_SILENCE = "asked about", "set aside"
KNOWS_WHAT_STANDS = any(field.name == "standing" for field in fields(Asked))


def as_read(move: Move, asked: Asked) -> ClueRead | CardsRead | VotesRead:
    """A move as the reader would have read it."""
    if asked.phase is Phase.CLUE:
        return ClueRead(move.chosen[0] if move.chosen else None, move.clue, "")
    if asked.phase is Phase.CARD:
        return CardsRead(move.chosen, "")
    return VotesRead(tuple(map(int, move.chosen)), None, "")


def outcome(text: str, asked: Asked, standing: Move | None) -> Outcome:
    """A move, a command, or that nothing was recorded; `standing` is what counts already."""
    known: dict[str, Any] = {"standing": as_read(standing, asked)} if standing and KNOWS_WHAT_STANDS else {}
    match read_answer(text, replace(asked, **known)):
        case VotesRead(numbers, red):
            return Move(tuple(map(str, numbers)), red="" if red is None else str(red))
        case CardsRead(letters):
            return Move(tuple(letters))
        case ClueRead(letter, clue):
            return Move((letter,) if letter else (), clue=clue)
        case CommandRead(command):
            return command
        case Unclear():
            return ASKED_ABOUT
        case _:
            return IN_SILENCE
