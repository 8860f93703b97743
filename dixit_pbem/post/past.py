"""What letters of the past were, for whoever tells of them: in the journal welcome and results are hands. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import TypeVar

from dixit_pbem.engine.events import CardsWanted, GameEnded, PlayerReplaced, RoundBegan, RoundScored, TableLaid, Undone
from dixit_pbem.frozen import replace
from dixit_pbem.journal.facts import PostDelayed, Posted, PostRefused, ResendAsked, Superseded
from dixit_pbem.journal.records import Happening
from dixit_pbem.post.due import Kind
from dixit_pbem.post.ledger import Owed

About = TypeVar("About", bound=Happening)
Happened = Mapping[int, tuple[datetime, Happening]]
"""Every event and fact by its number, and when it was written down."""


def as_it_was(happened: Happened, fact: About, *, until: int) -> About:
    """A fact of a letter, which names it as what it was then; a welcome is never too late, but its hand may be."""
    if not isinstance(fact, Posted | PostRefused | PostDelayed | Superseded) or fact.letter is None:
        return fact
    shape = _shape_then(happened, Owed(fact.reader, Kind(fact.letter), fact.cause), until=until)
    return fact if isinstance(fact, Superseded) and shape is Kind.WELCOME else replace(fact, letter=shape.value)


def _shape_then(happened: Happened, owed: Owed, *, until: int) -> Kind:
    """as `post.writing.topics.shape_of`, when the journal went no further than event `until`."""
    if owed.kind is not Kind.HAND:
        return owed.kind
    stood = _standing(happened, owed.cause)
    start = max((seq for seq, each in stood if isinstance(each, RoundBegan)), default=0)
    if any(isinstance(each, CardsWanted | TableLaid | GameEnded) for seq, each in stood if seq > start):
        return Kind.HAND
    replaced = ((seq, each) for seq, each in stood if isinstance(each, PlayerReplaced) and not each.back)
    came = max((seq for seq, each in replaced if each.by == owed.reader), default=0)
    heard = [
        fact
        for seq, (_, fact) in happened.items()
        if came < seq < until and isinstance(fact, Posted) and fact.reader == owed.reader
    ]
    if not any(isinstance(each, RoundScored) for _, each in stood):
        return Kind.HAND if any(fact.letter in (Kind.HAND, Kind.WELCOME) for fact in heard) else Kind.WELCOME
    cause = happened[owed.cause][1]
    has_it = any(fact.letter == Kind.HAND and fact.cause >= start for fact in heard)
    again = isinstance(cause, ResendAsked) and not cause.hand
    return Kind.RESULTS if again or owed.cause == start or not has_it else Kind.HAND


def _standing(happened: Happened, until: int) -> list[tuple[int, Happening]]:
    """What had happened by then, without what had been taken back by then."""
    stood: list[tuple[int, Happening]] = []
    for seq in sorted(seq for seq in happened if seq <= until):
        each = happened[seq][1]
        if isinstance(each, Undone):
            stood = [(at, before) for at, before in stood if at < each.back_to]
        stood.append((seq, each))
    return stood
