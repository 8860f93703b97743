"""Calls and reminders of the autopilot wait for their reader's morning; what answers somebody who wrote does not."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from dixit_pbem.journal.facts import ResendAsked
from dixit_pbem.journal.opened import Opened
from dixit_pbem.post.due import Kind
from dixit_pbem.post.ledger import Owed

CALLS = (Kind.WELCOME, Kind.HAND, Kind.CARD_WANTED, Kind.VOTE_WANTED, Kind.REMINDER)


def mornings(owed: Iterable[Owed], found: Opened, now: datetime) -> dict[Owed, datetime]:
    """The letters that wait because it is quiet where their readers are, and until when."""
    return {each: morning for each in owed if (morning := _morning(each, found, now))}


def _morning(owed: Owed, found: Opened, now: datetime) -> datetime | None:
    running = found.running
    if running is None or owed.reader is None or running.settings.early or owed.kind not in CALLS:
        return None
    if isinstance(found.journal[owed.cause - 1].event, ResendAsked):
        # Who asks for it is awake.
        return None
    free = running.quiet.free_from(owed.reader, now)
    return free if free > now else None
