"""Guests who wait for the moderator's word: a seat, or a friendly no."""

from __future__ import annotations

from collections.abc import Iterator

from dixit_pbem.engine.model import PlayerName
from dixit_pbem.errors import DixitError
from dixit_pbem.journal.facts import HeldSettled, MailHeld
from dixit_pbem.journal.facts_of_guests import GuestAnswered, GuestSettled, Outcome
from dixit_pbem.journal.guests import Guest, guests_of
from dixit_pbem.journal.opened import Opened
from dixit_pbem.journal.records import Happening
from dixit_pbem.journal.writer import Work
from dixit_pbem.post.reading.knocking import seat_for
from dixit_pbem.post.said import HeldFor


def wants_a_seat(fact: MailHeld) -> bool:
    """Is it the mail of a guest, and no answer of a player?"""
    return fact.reason == HeldFor.WANTS_TO_JOIN


def guest_of(found: Opened, fact: MailHeld) -> Guest:
    """Who wrote it."""
    facts = (step.event for step in found.history.facts)
    knock = next(each.knock for each in facts if isinstance(each, GuestAnswered) and each.key == fact.key)
    return guests_of(found.history)[knock]


def seated(work: Work, number: int, fact: MailHeld) -> tuple[Happening, ...]:
    """What follows when the guest gets a seat; a refusal where there is none."""
    guest = guest_of(work.opened, fact)
    outcome, happened = seat_for(work.hosted, guest, work.around)
    if outcome is not Outcome.SEATED:
        raise DixitError(
            f"There is no seat free for {guest.email}. Tell them so with `held GAME reject {number}`, "
            "or give them somebody's seat with `replace`."
        )
    name = next((each for event in happened if (each := getattr(event, "player", None))), None)
    return *happened, GuestSettled(guest.knock, outcome), HeldSettled(number, "seated", name)


def turned_away(work: Work, number: int, fact: MailHeld) -> tuple[Happening, ...]:
    """What follows when there is no seat: the guest is told so."""
    guest = guest_of(work.opened, fact)
    return GuestSettled(guest.knock, Outcome.NO_SEAT), HeldSettled(number, "rejected")


def ways_of_guest(work: Work, number: int, fact: MailHeld) -> Iterator[tuple[str, str]]:
    """What may be decided, as one types it, and what it does."""
    guest = guest_of(work.opened, fact)
    outcome, happened = seat_for(work.hosted, guest, work.around)
    if outcome is Outcome.SEATED:
        name = PlayerName(next(str(each) for event in happened if (each := getattr(event, "player", None))))
        yield f"accept {number}", f"they join after this round, as {name}"
    yield f"reject {number}", "they are told kindly that no seat is free"
