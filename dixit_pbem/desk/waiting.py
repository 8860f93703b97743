"""Mails that wait, as lists of the desk tell them: who wrote and why it waits, without a word of what it says."""

from __future__ import annotations

from dixit_pbem.desk.story import moment_told
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.facts import MailHeld
from dixit_pbem.journal.opened import Opened
from dixit_pbem.table.reasons import why_held
from dixit_pbem.words.language import Words


@frozen
class Waiting:
    """A mail that waits, without a word of what it says."""

    number: int
    when: str
    sender: str
    player: str
    why: str
    asked: bool


def waiting(found: Opened, words: Words) -> tuple[Waiting, ...]:
    """Every mail that waits, the oldest first."""
    return tuple(waits(found, words, number, fact) for number, fact in found.held)


def waits(found: Opened, words: Words, number: int, fact: MailHeld) -> Waiting:
    """One of them."""
    when = moment_told(fact.arrived, found.zone, words)
    return Waiting(number, when, fact.sender, fact.player or "", why_held(fact.reason, words), fact.asked)
