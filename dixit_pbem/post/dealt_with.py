"""What became of the mails that came in, and which a mailbox need not hand over again. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from dixit_pbem.engine.model import PlayerName
from dixit_pbem.journal.facts import Bounced, MailHeld, MailRead, MailSetAside
from dixit_pbem.journal.facts_of_guests import GuestAnswered, GuestKnocked, WatcherLeft
from dixit_pbem.journal.facts_of_stand_ins import OfferAnswered
from dixit_pbem.journal.history import History, Step
from dixit_pbem.journal.opened import Opened

MailFact = MailRead | MailHeld | MailSetAside | Bounced | GuestKnocked | GuestAnswered | WatcherLeft | OfferAnswered


def mail_facts(found: Opened) -> Iterator[MailFact]:
    """What became of every mail that came in."""
    for step in found.history.facts:
        if isinstance(step.event, MailFact):
            yield step.event


def keys_of(found: Opened) -> frozenset[str]:
    """The mails that were dealt with, as their mailbox calls them."""
    return frozenset(fact.key for fact in mail_facts(found))


def was_dealt_with(found: Opened, message_id: str) -> bool:
    """Whether a mail with this Message-ID was."""
    return any(message_id in some for some in found.history.so_far(_with_id, _NO_IDS))


def reads_of(history: History, player: PlayerName) -> tuple[tuple[int, MailRead], ...]:
    """The mails of this player that were read, under the numbers of their events."""
    return history.so_far(_with_read, _NOTHING_READ).get(player, ())


Ids = tuple[frozenset[str], ...]
_NO_IDS: Ids = ()
_NOTHING_READ: Mapping[PlayerName, tuple[tuple[int, MailRead], ...]] = {}


def _with_id(ids: Ids, step: Step) -> Ids:
    """The same with one more, in sets each longer than the next: so ten thousand are seldom copied."""
    if not isinstance(step.event, MailFact) or not step.event.message_id:
        return ids
    new = frozenset((step.event.message_id,))
    while ids and len(ids[-1]) <= len(new):
        ids, new = ids[:-1], ids[-1] | new
    return (*ids, new)


def _with_read(
    reads: Mapping[PlayerName, tuple[tuple[int, MailRead], ...]], step: Step
) -> Mapping[PlayerName, tuple[tuple[int, MailRead], ...]]:
    match step.event:
        case MailRead(player=player) as event:
            return {**reads, player: (*reads.get(player, ()), (step.seq, event))}
        case _:
            return reads
