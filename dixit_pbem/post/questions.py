"""What players were asked back and have not answered: each question has a token of its own, on which a *yes* rests."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dixit_pbem.engine.model import PlayerName
from dixit_pbem.journal.facts import MailHeld, MailRead
from dixit_pbem.journal.history import History
from dixit_pbem.journal.records import Happening
from dixit_pbem.post.answers import NOT_UNDERSTOOD, misread
from dixit_pbem.post.ledger import MOVES, opening_of
from dixit_pbem.post.said import Got


@dataclass(frozen=True, slots=True)
class Question:
    """`Did you mean B?`, asked by the letter that event `seq` causes."""

    seq: int
    likely: str


def asks_back(happening: Happening) -> bool:
    """Does the letter that answers this mail ask something that *yes* answers?"""
    match happening:
        case MailRead(verdict=Got.ADDRESS_ASKED):
            return True
        case MailRead(verdict=verdict, answer=answer) if verdict == NOT_UNDERSTOOD:
            return bool(misread(answer).likely)
        case MailHeld(asked=True, answer=answer):
            return bool(misread(answer).likely)
        case _:
            return False


def open_questions(history: History, player: PlayerName) -> tuple[Question, ...]:
    """What this player was asked in this phase since an answer of theirs counted."""
    opening, found = opening_of(history), list[Question]()
    for step in history.facts:
        event = step.event
        if step.seq <= opening or not isinstance(event, MailRead | MailHeld) or event.player != player:
            continue
        if isinstance(event, MailRead) and event.verdict in MOVES:
            found = []
        elif asks_back(event) and not (isinstance(event, MailRead) and event.verdict == Got.ADDRESS_ASKED):
            found.append(Question(step.seq, misread(event.answer).likely))
    return tuple(found)


def asking(history: History, player: PlayerName) -> Iterator[int]:
    """The events whose letters asked this player something."""
    for step in history.facts:
        event = step.event
        if isinstance(event, MailRead | MailHeld) and event.player == player and asks_back(event):
            yield step.seq
