"""Somebody of the reserve answers whether they take a seat: the first clear yes takes it. Pure."""

from __future__ import annotations

from datetime import datetime

from dixit_pbem.engine import may
from dixit_pbem.engine.deadline import deadline_of
from dixit_pbem.engine.events import PlayerReplaced
from dixit_pbem.engine.pending import pending
from dixit_pbem.engine.refusal import Refusal
from dixit_pbem.journal.facts import LanguageChosen, MailHeld, MailSetAside
from dixit_pbem.journal.facts_of_stand_ins import OfferAnswered, Settled
from dixit_pbem.journal.offers import Offer
from dixit_pbem.journal.opened import Running
from dixit_pbem.journal.records import Happening
from dixit_pbem.journal.stand_ins import A_DAY, FreeSeat, free_seat, why_over
from dixit_pbem.post.reading.joining import agrees
from dixit_pbem.post.reading.knocking import ANSWERED_BEFORE, Marks, our_words
from dixit_pbem.post.reading.mime import Incoming
from dixit_pbem.post.said import HeldFor


def answer_to_offer(running: Running, offer: Offer, mail: Incoming, marks: Marks, *, now: datetime) -> list[Happening]:
    """What such an answer makes of the game; an unclear one waits for the moderator, and the offer stands."""
    if offer.answered:
        return [MailSetAside(*marks, ANSWERED_BEFORE, mail.message_id)]
    said = agrees(mail.text, our_words(running.settings))
    if said is None:
        return [MailHeld(*marks, mail.signed, HeldFor.MAY_STAND_IN, mail.message_id)]
    free = free_seat(running, offer, now)
    if not said:
        settled = Settled.DECLINED
    elif free is None:
        settled = why_over(running, offer)
    else:
        try:
            may.replace(running.game, free.player, offer.fact.by)
        except Refusal:
            return [MailHeld(*marks, mail.signed, HeldFor.MAY_STAND_IN, mail.message_id)]
        settled = Settled.TAKEN
    answered = OfferAnswered(*marks, offer.seq, settled, mail.message_id)
    return [answered, *_taken(running, offer, free, now=now)] if settled is Settled.TAKEN and free else [answered]


def _taken(running: Running, offer: Offer, free: FreeSeat, *, now: datetime) -> tuple[Happening, ...]:
    """The seat changes hands, with a day for what is open, and the mails come in the newcomer's language."""
    game, fact, listed = running.game, offer.fact, running.seats[free.player].listed
    until = None
    if free.player in pending(game):
        until = max(running.quiet.deadline(now + A_DAY, ()), deadline_of(game, free.player) or now)
    seat = PlayerReplaced(
        free.player, fact.by, fact.email, listed.email if listed else None, until, for_now=bool(free.round)
    )
    written = listed.language if listed else running.settings.language
    if fact.language == written:
        return (seat,)
    return seat, LanguageChosen(fact.by, fact.language, written)
