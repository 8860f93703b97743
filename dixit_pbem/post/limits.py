"""How much one player may have answered in a day: people never reach it, programs that answer each other do. Pure.

What is counted are commands, and what we asked back. Moves count and are answered; so many that no person writes them
wait for the moderator.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from enum import StrEnum

from dixit_pbem.engine.model import PlayerName
from dixit_pbem.journal.facts import MailRead
from dixit_pbem.journal.history import History
from dixit_pbem.post.answers import HAND_AGAIN, NOT_UNDERSTOOD, misread
from dixit_pbem.post.dealt_with import reads_of
from dixit_pbem.post.ledger import MOVES
from dixit_pbem.post.said import Unread

DAY = timedelta(days=1)
MOST_A_DAY = 10
MOST_HANDS = 5
"""Letters with pictures and pages: together they stay below 20 MB a day, as large as they may be."""
MOST_MOVES = 30
"""Each brings a receipt; somebody who changes their mind writes five or six."""
MOST_ALIKE = 4
"""The same asked for so often in a row, with no move between, is a program that answers our answers."""
ALIKE_WITHIN = timedelta(hours=3)


class Allowance(StrEnum):
    """What a command may still bring about."""

    ANSWER = "answer"
    NOTICE = "notice"
    """Its sender hears that this was enough for a day."""
    NOTHING = "nothing"


def allowance(history: History, player: PlayerName, arrived: datetime, *, hand: bool = False) -> Allowance:
    """What one more command of a player may bring about; `hand` where it asks for the letter with the pictures."""
    day = [fact for _, fact in reads_of(history, player) if arrived - DAY < fact.arrived <= arrived]
    if any(_said_enough(fact) for fact in day):
        return Allowance.NOTHING
    commands = [fact.verdict for fact in day if fact.verdict not in MOVES]
    lately = [fact.verdict for fact in day if arrived - fact.arrived < ALIKE_WITHIN][-MOST_ALIKE:]
    alike = len(lately) == MOST_ALIKE and len(set(lately)) == 1 and lately[0] not in MOVES
    hands = hand and commands.count(HAND_AGAIN) >= MOST_HANDS
    return Allowance.NOTICE if alike or hands or len(commands) >= MOST_A_DAY else Allowance.ANSWER


def too_many_moves(history: History, player: PlayerName, arrived: datetime) -> bool:
    """Has a player moved so often in a day that it cannot be a person?"""
    moves = [fact for _, fact in reads_of(history, player) if fact.verdict in MOVES]
    return sum(arrived - DAY < fact.arrived <= arrived for fact in moves) >= MOST_MOVES


def _said_enough(fact: MailRead) -> bool:
    return fact.verdict == NOT_UNDERSTOOD and misread(fact.answer).why is Unread.ENOUGH_TODAY


def reached(history: History, *, since: int) -> tuple[PlayerName, ...]:
    """Whose commands went beyond it after that event."""
    facts = (step.event for step in history.facts if step.seq > since)
    told = (fact for fact in facts if isinstance(fact, MailRead) and _said_enough(fact))
    return tuple(dict.fromkeys(fact.player for fact in told))
