"""What a table of a language is made of: what was asked, what the mail says, and what is read of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answers import Asked, CardsRead, VotesRead
from tests.post.reading.test_never_wrong import lines

TODAY = date(2026, 11, 18)
Row = tuple[str, str]
"""What is read, and the mail: `vote 3`, `ask`, `silence`, `command help`, either of two (`clue |x / ask`), and what is
not read (`no vote`)."""
Table = Mapping[str, Sequence[Row]]
"""Rows by what was asked."""


def _asked(phase: Phase, count: int = 1, *, blind: bool = False) -> Asked:
    vote = phase is Phase.VOTE
    return Asked(
        phase=phase,
        letters=() if vote or blind else tuple("ABCDEF"),
        cards=0 if vote else count,
        numbers=tuple(range(1, 5 + 2 * count)) if vote else (),
        votes=count if vote else 0,
        red=False,
        blind=blind,
        today=TODAY,
    )


VOTE, CARD, CLUE = _asked(Phase.VOTE), _asked(Phase.CARD), _asked(Phase.CLUE)
ASKED: Mapping[str, Asked] = {
    "vote": VOTE,
    "vote after 2": replace(VOTE, standing=VotesRead((2,), None, "")),
    "vote after 6": replace(VOTE, standing=VotesRead((6,), None, "")),
    "two votes": _asked(Phase.VOTE, 2),
    "card": CARD,
    "card after A": replace(CARD, standing=CardsRead(("A",), "")),
    "two cards": _asked(Phase.CARD, 2),
    "clue": CLUE,
    "blind clue": _asked(Phase.CLUE, blind=True),
}


def all_say(expected: str, mails: str) -> list[Row]:
    """Rows of which the same is read, a mail a line."""
    return [(expected, text) for text in lines(mails)]


def fits(told: str, expected: str) -> bool:
    """Is it what was expected?"""
    if expected.startswith("no "):
        return not told.startswith(expected.removeprefix("no "))
    return told in expected.split(" / ")
