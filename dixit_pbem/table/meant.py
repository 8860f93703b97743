"""A mail that waits, as whoever settles it sees it: its new words, what it quotes, and how it may be meant."""

from __future__ import annotations

import re

from dixit_pbem.engine.model import Phase, PlayerName
from dixit_pbem.engine.views import view_for
from dixit_pbem.errors import DixitError
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.facts import MailHeld
from dixit_pbem.journal.opened import Opened
from dixit_pbem.journal.store import MemoryStore, Store
from dixit_pbem.journal.writer import Work, at_work
from dixit_pbem.post.answers import misread
from dixit_pbem.post.reading.answers import Unclear
from dixit_pbem.post.reading.long_mail import read_stored
from dixit_pbem.post.reading.meaning import own_words_of, understood
from dixit_pbem.post.reading.terms import options_of
from dixit_pbem.post.said import HeldFor
from dixit_pbem.table.held import HeldMail, events_of, fact_of, held, likely_reading
from dixit_pbem.table.seats_by_mail import wants_a_seat

MOST_READINGS = 8
"""So many ways in which a mail may be meant are tried."""


@frozen
class InFull:
    """A mail that waits as whoever settles it sees it."""

    found: Opened
    mail: HeldMail
    own: str
    """The new words."""
    quoted: str
    """What it quotes, and what stands below."""
    readings: tuple[str, ...]
    """What would count if the mail were read so; an empty one stands for its own words."""
    named: bool
    """Is it known whose it is?"""
    asks_for_a_seat: bool


def in_full(store: Store, number: int) -> InFull:
    """A mail that waits with all that it says, to whoever may read it: parted, and how it may be meant."""
    found, (mail,) = held(store, number, spoilers=True)
    with at_work(MemoryStore.of(store), found) as work:
        fact = fact_of(work.opened, number)
        named = fact.player is not None and fact.reason != HeldFor.FORGED
        known = fact.player if fact.player in work.hosted.seats else None
        own = own_words_of(work, known, text=mail.text) if known else mail.text
        kept = {line.strip() for line in own.splitlines()}
        rest = "\n".join(line for line in mail.text.splitlines() if line.strip() not in kept).strip()
        tried = _may_be_meant(work, fact, own) if named and fact.player else ()
        readings = tuple(each for each in tried if fact.player and _counts(work, number, fact.player, reading=each))
    return InFull(found, mail, own.strip(), rest, readings, named, wants_a_seat(fact))


def _may_be_meant(work: Work, fact: MailHeld, own: str) -> tuple[str, ...]:
    """What the mail may say: what it says by itself, what the player was asked, and whatever it names."""
    if fact.player is None:
        return ()
    answer, _ = understood(work, fact.player, text=own)
    asked = misread(fact.answer).options if fact.asked else ()
    options = options_of(work.running.game, fact.player, answer) if isinstance(answer, Unclear) else ()
    view = view_for(work.running.game, fact.player)
    words = {word.upper() for word in re.findall(r"[A-Za-z]+|\d+", own)}
    of_phase = tuple(view.hand) if view.phase is Phase.CARD else tuple(str(number) for number, _ in view.table)
    named = tuple(each for each in of_phase if each in words) if view.phase in (Phase.CARD, Phase.VOTE) else ()
    return tuple(dict.fromkeys(("", *asked, *options, *named)))[:MOST_READINGS]


def _counts(work: Work, number: int, whose: PlayerName, *, reading: str) -> bool:
    """Would the rules take the mail in this reading?"""
    try:
        events_of(work, number, whose, reading=reading)
    except DixitError:
        return False
    return bool(reading) or not likely_reading(work, fact_of(work.opened, number), whose, text=_text_of(work, number))


def _text_of(work: Work, number: int) -> str:
    return read_stored(work.store, fact_of(work.opened, number).mail).text
