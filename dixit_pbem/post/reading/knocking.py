"""Strangers at the door: who asks for a seat is asked once whether that is so; their answer brings the seat. Pure.

Whoever is nobody's guest learns nothing: what is no clear wish, or comes too often, is left as any stranger's mail is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta

from dixit_pbem.engine.decide import decide
from dixit_pbem.engine.model import Circumstances, PlayerName
from dixit_pbem.engine.moves import Join
from dixit_pbem.engine.refusal import Refusal
from dixit_pbem.journal.facts import LanguageChosen, MailHeld, MailSetAside
from dixit_pbem.journal.facts_of_guests import GuestAnswered, GuestKnocked, GuestSeated, Outcome
from dixit_pbem.journal.guests import Guest, guests_of, takes_guests
from dixit_pbem.journal.lobby import has_room
from dixit_pbem.journal.opened import Running
from dixit_pbem.journal.records import Happening
from dixit_pbem.post.reading.encodings import mailboxes
from dixit_pbem.post.reading.identity import PLUS, TOKEN, says_forged
from dixit_pbem.post.reading.joining import agrees, wants_no_more, wish_in
from dixit_pbem.post.reading.known import GuestKnown, Known
from dixit_pbem.post.reading.lines import OurWords
from dixit_pbem.post.reading.mime import Incoming
from dixit_pbem.post.said import HeldFor
from dixit_pbem.storage.names import alike, is_address, why_no_name, why_not_at_once
from dixit_pbem.storage.people import called
from dixit_pbem.storage.settings import Settings
from dixit_pbem.storage.spec import APPROVE, ZERO

Marks = tuple[str, str, str, datetime]
"""By what the journal of a game knows a mail."""
MOST_A_DAY = 20
"""So many strangers are answered in a day; the mails of others wait for the moderator."""
ASKED_BEFORE = "Whoever wrote this was asked already whether they want to play."
ANSWERED_BEFORE = "Whoever wrote this has answered already."
_NUMBERS = ("", " II", " III", " IV", " V", " VI", " VII", " VIII", " IX", " X", " XI", " XII")


def at_the_door(mail: Incoming, running: Running, *, own_servers: Sequence[str]) -> str | None:
    """The language in which a stranger clearly asks this table for a seat, if they do and may."""
    settings, ours = running.settings, (running.settings.mail.address or "").lower()
    others = {ours, (settings.moderator.email or "").lower()}
    if not takes_guests(settings, running.game) or not is_address(mail.sender) or mail.sender in others:
        return None
    to_us = not ours or any(PLUS.sub("@", address) == ours for address in mail.recipients)
    if not to_us or mail.flaws or len(mail.senders) != 1 or says_forged(mail, own_servers):
        return None
    return wish_in(mail.text, mail.subject, our_words(settings))


def asked_for_a_seat(running: Running, mail: Incoming, marks: Marks, *, language: str) -> Happening | None:
    """What becomes of such a mail: our one question; nothing where it was asked before; None beyond so many a day."""
    if any(guest.email == mail.sender for guest in guests_of(running.history).values()):
        return MailSetAside(*marks, ASKED_BEFORE, mail.message_id)
    arrived = (step.event.arrived for step in running.history.facts if isinstance(step.event, GuestKnocked))
    if sum(abs(marks[3] - each) < timedelta(days=1) for each in arrived) >= MOST_A_DAY:
        return None
    name = next((name for name, _ in mailboxes((mail.header("from"),))), "")[:100]
    return GuestKnocked(*marks, mail.sender, name, language, mail.message_id)


def guest_who_answers(mail: Incoming, known: Iterable[Known], *, own_servers: Sequence[str]) -> GuestKnown | None:
    """Whose answer to our question this is: it bears the question's mark, and comes from the address that was asked."""
    if len(mail.senders) != 1 or says_forged(mail, own_servers):
        return None
    words = {*TOKEN.findall(mail.subject.lower()), *(mark for to in mail.recipients for mark in PLUS.findall(to))}
    for game in known:
        if any(mail.sender in map(str.lower, seat.addresses) for seat in game.seats):
            continue
        for guest in game.guests:
            if mail.sender == guest.email and (guest.token in words or guest.letter in mail.answers_to):
                return guest
    return None


def watcher_who_leaves(mail: Incoming, known: Known) -> bool:
    """Does somebody who reads along want no more mails? Their address, the mark of their mails, and a word say so."""
    token = known.watchers.get(mail.sender)
    words = {*TOKEN.findall(mail.subject.lower()), *(mark for to in mail.recipients for mark in PLUS.findall(to))}
    return token in words and len(mail.senders) == 1 and wants_no_more(mail.text, mail.subject)


def answer_of_guest(
    running: Running, guest: Guest, mail: Incoming, marks: Marks, *, around: Circumstances
) -> list[Happening]:
    """What a guest's answer to our question makes of the game."""
    if guest.outcome is not None:
        return [MailSetAside(*marks, ANSWERED_BEFORE, mail.message_id)]
    said = agrees(mail.text, our_words(running.settings))
    if said is False:
        return [_answered(guest, mail, marks, Outcome.DECLINED)]
    if not takes_guests(running.settings, running.game):
        return [_answered(guest, mail, marks, Outcome.NO_SEAT)]
    if said is None or running.settings.table == APPROVE:
        held = MailHeld(*marks, mail.signed, HeldFor.WANTS_TO_JOIN, mail.message_id)
        return [_answered(guest, mail, marks, Outcome.WAITS), held]
    outcome, seated = seat_for(running, guest, around)
    return [_answered(guest, mail, marks, outcome), *seated]


def _answered(guest: Guest, mail: Incoming, marks: Marks, outcome: Outcome) -> GuestAnswered:
    return GuestAnswered(*marks, guest.knock, outcome, mail.message_id)


def seat_for(running: Running, guest: Guest, around: Circumstances) -> tuple[Outcome, tuple[Happening, ...]]:
    """A seat from the next round on, under a name that nobody has, in the guest's language; or none."""
    settings, player = running.settings, PlayerName(name_for(running, guest))
    speaks = () if guest.language == settings.language else (guest.language,)
    chosen = tuple(LanguageChosen(player, each, settings.language) for each in speaks)
    if running.opened.running is None:
        if not has_room(settings, running.history):
            return Outcome.NO_SEAT, ()
        return Outcome.SEATED, (GuestSeated(player, guest.email), *chosen)
    try:
        joins = decide(running.game, Join(player, guest.email, from_zero=settings.newcomers == ZERO), around)
    except Refusal:
        return Outcome.NO_SEAT, ()
    return Outcome.SEATED, (*joins, *chosen)


def name_for(running: Running, guest: Guest) -> str:
    """What a guest is called at the table: the first name, where nobody could take them for another."""
    game, moderator = running.game, running.settings.moderator.name
    joining = (each.player for each in game.joining)
    taken = (
        *game.seats,
        *game.setup.seats,
        *game.joined,
        *game.former,
        *game.standing_in.values(),
        *joining,
        moderator,
    )
    wanted = (guest.name.partition(" ")[0], guest.name, called(guest.email).partition(" ")[0], "Guest")
    names = (f"{name}{number}" for number in _NUMBERS for name in wanted)
    return next(name for name in names if _is_good(name, taken, together=game.rules.together))


def _is_good(name: str, taken: Iterable[str], *, together: bool) -> bool:
    return not (why_no_name(name) or alike(name, taken) or (together and why_not_at_once(name)))


def our_words(settings: Settings) -> OurWords:
    """What nobody says by themselves who answers our mails."""
    address = (settings.mail.address,) if settings.mail.address else ()
    return OurWords(frozenset(), (settings.title,), address)
