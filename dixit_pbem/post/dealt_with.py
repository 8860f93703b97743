"""What became of the mails that came in, and which a mailbox need not hand over again. Pure."""

from __future__ import annotations

from collections.abc import Iterator

from dixit_pbem.journal.facts import Bounced, MailHeld, MailRead, MailSetAside
from dixit_pbem.journal.facts_of_guests import GuestAnswered, GuestKnocked, WatcherLeft
from dixit_pbem.journal.opened import Opened

MailFact = MailRead | MailHeld | MailSetAside | Bounced | GuestKnocked | GuestAnswered | WatcherLeft


def mail_facts(found: Opened) -> Iterator[MailFact]:
    """What became of every mail that came in."""
    for step in found.history.facts:
        if isinstance(step.event, MailFact):
            yield step.event


def keys_of(found: Opened) -> frozenset[str]:
    """The mails that were dealt with, as their mailbox calls them."""
    return frozenset(fact.key for fact in mail_facts(found))
