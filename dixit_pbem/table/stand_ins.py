"""Whom the reserve is asked for now: offers that are due, and those that are over; and how they stand, in words."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from dixit_pbem.journal.facts_of_stand_ins import OfferWithdrawn, SeatOffered
from dixit_pbem.journal.offers import offers_of
from dixit_pbem.journal.opened import Opened, Running
from dixit_pbem.journal.stand_ins import A_DAY, free_seat, free_seats, next_helper, why_over
from dixit_pbem.journal.writer import Work
from dixit_pbem.table import phrases


def ask_the_reserve(work: Work, *, late_at: datetime, now: datetime) -> None:
    """Withdraw what is not free any more, and offer each free seat to the next who may help.

    `late_at` is the deadline's last moment by which no answer can still be under way.
    """
    running = work.running
    work.write(*_over(running, now))
    if running.game.paused is not None or running.settings.mail.fetch.way is None:
        return
    while offered := _next_offer(work.running, late_at=late_at, now=now):
        work.write(offered)


def _over(running: Running, now: datetime) -> Iterator[OfferWithdrawn]:
    for offer in offers_of(running.history).values():
        if offer.settled is None and free_seat(running, offer, now) is None:
            yield OfferWithdrawn(offer.seq, why_over(running, offer))


def _next_offer(running: Running, *, late_at: datetime, now: datetime) -> SeatOffered | None:
    for free in free_seats(running, late_at):
        if helper := next_helper(running, free, now):
            until = running.quiet.deadline(now + A_DAY, ())
            return SeatOffered(free.player, helper.name, helper.email, helper.language, until, free.round)
    return None


def offers_told(found: Opened, running: Running, now: datetime) -> Iterator[str]:
    """Who stands in for whom, and who is asked until when; whose seat nobody of the reserve wants."""
    for player, owner in running.game.standing_in.items():
        yield f"{player} stands in for {owner} until the next results are out."
    offers = [each for each in offers_of(running.history).values() if each.settled is None]
    for free in free_seats(running, now):
        open_now = [each for each in offers if free.is_offered(each) and now < each.fact.until]
        for each in open_now:
            until = phrases.day_and_time(each.fact.until, found.zone)
            yield f"{each.fact.by} is asked to take the seat of {free.player}, until {until}."
        asked = any(free.is_offered(each) for each in offers_of(running.history).values())
        if asked and not open_now and next_helper(running, free, now) is None:
            yield f"Nobody of the reserve has taken the seat of {free.player}; the game waits for your decision."
