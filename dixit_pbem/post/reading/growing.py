"""Whom the game knows, once it has grown: what a few events more changed, found without a look at all of them. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dixit_pbem.engine.events import CardsGiven, CardsTakenBack, ClueGiven, VotesCast
from dixit_pbem.engine.model import PlayerName
from dixit_pbem.engine.pending import pending
from dixit_pbem.journal.facts import (
    DigestDue,
    LateTold,
    MailHeld,
    MailRead,
    PostDelayed,
    Posted,
    PostRefused,
    Reminded,
    StepTaken,
    Superseded,
)
from dixit_pbem.journal.guests import takes_guests
from dixit_pbem.journal.opened import Running
from dixit_pbem.post.questions import asks_back
from dixit_pbem.post.reading.identity import SeatKnown
from dixit_pbem.post.reading.known import NO_LETTERS, Known, Letters, known_of, posted_to

_HARMLESS = (
    Posted,
    PostRefused,
    PostDelayed,
    Superseded,
    MailRead,
    MailHeld,
    Reminded,
    LateTold,
    DigestDue,
    StepTaken,
    ClueGiven,
    CardsGiven,
    CardsTakenBack,
    VotesCast,
)
"""What changes nothing but which letters are known, and whom the game waits for."""


def known_later(before: Known, was: Running, now: Running, *, name: str) -> Known:
    """The same once more was written down: nearly always answers, and letters that left."""
    known = len(was.journal)
    new = now.journal[known:]
    as_before = was.settings == now.settings and was.journal == now.journal[:known]
    if not as_before or not all(isinstance(each.event, _HARMLESS) and not asks_back(each.event) for each in new):
        return known_of(now, name=name)
    if not new:
        return before
    posted = posted_to(now, from_event=known)
    waited, moderators = pending(now.game), posted.get(None, NO_LETTERS)
    return replace(
        before,
        seats=tuple(
            _with_letters(seat, posted.get(PlayerName(seat.player), NO_LETTERS), waited) for seat in before.seats
        ),
        keys=before.keys.union(each.event.key for each in new if isinstance(each.event, MailRead | MailHeld)),
        to_moderator=before.to_moderator.union(moderators.ids, moderators.older),
        is_open=takes_guests(now.settings, now.game),
    )


def _with_letters(seat: SeatKnown, more: Letters, waited: Sequence[PlayerName]) -> SeatKnown:
    waits = seat.player in waited
    if not more.ids and waits == seat.waits:
        return seat
    ids, older = {**seat.message_ids, **more.ids}, {**seat.older_ids, **more.older}
    return replace(seat, message_ids=ids, older_ids=older, waits=waits)
