"""Whose clue waits until the moderator lets it go: they owe nothing meanwhile, and are never late. Pure."""

from __future__ import annotations

from collections.abc import Iterator

from dixit_pbem.engine.events import PHASE_OPENS
from dixit_pbem.engine.model import PlayerName
from dixit_pbem.journal.opened import Opened

CLUE_TO_LET_GO = "clue to let go"
"""The reason for which a clue is held that counts once the moderator lets it go."""


def answered(found: Opened) -> frozenset[PlayerName]:
    """Who told what is asked for now, as far as they can."""
    return frozenset(_waiting(found))


def _waiting(found: Opened) -> Iterator[PlayerName]:
    waiting = [(number, fact.player) for number, fact in found.held if fact.reason == CLUE_TO_LET_GO and fact.player]
    steps = reversed(found.history.steps) if waiting else ()
    opened = next((step.seq for step in steps if isinstance(step.event, PHASE_OPENS)), 0)
    yield from (player for number, player in waiting if number > opened)
