"""What may be recorded, and what is asked: the few plain words that pieces, judge and test share."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date

from dixit_pbem.engine.model import Phase
from dixit_pbem.post.reading.answers import Asked

CLUE = Asked(Phase.CLUE, tuple("ABCDEF"), 1, (), 0, red=False, blind=False, today=date(2026, 11, 18))
CARD = replace(CLUE, phase=Phase.CARD)
VOTE = replace(CLUE, phase=Phase.VOTE, letters=(), cards=0, numbers=(1, 2, 3, 4, 5, 6), votes=1)
ASKED = {
    "vote": VOTE,
    "two votes": replace(VOTE, votes=2, numbers=(1, 2, 3, 4, 5, 6, 7, 8)),
    "red": replace(VOTE, red=True),
    "card": CARD,
    "two cards": replace(CARD, cards=2, letters=tuple("ABCDEFG")),
    "clue": CLUE,
    "blind": replace(CLUE, blind=True, letters=()),
}


@dataclass(frozen=True, slots=True)
class Move:
    """Votes as numbers or cards as letters, with the red mark or the clue where there is one."""

    chosen: tuple[str, ...]
    red: str = ""
    clue: str = ""

    def __str__(self) -> str:
        return " ".join(
            (*self.chosen, *(["red", self.red] if self.red else ()), *([repr(self.clue)] * bool(self.clue)))
        )


@dataclass(frozen=True, slots=True)
class Verdict:
    """What may be recorded, each for itself; none at all: it must be asked about. `sure`: a question is needless."""

    moves: frozenset[Move]
    sure: bool
    why: str


def asks(why: str) -> Verdict:
    return Verdict(frozenset(), sure=False, why=why)


def bare_clue(text: str) -> str:
    """A clue without what does not matter: quotation marks, spaces, its last stop, and how it begins."""
    return " ".join(text.split()).strip("\"'“”„«»‘’*_.!?, ").casefold()
