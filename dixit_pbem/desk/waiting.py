"""Mails that wait, as lists of the desk tell them: who wrote and why it waits, without a word of what it says."""

from __future__ import annotations

import secrets

from dixit_pbem.desk.story import moment_told
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.facts import MailHeld
from dixit_pbem.journal.opened import Opened
from dixit_pbem.table.moderation import words_of
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
    words: str = ""
    """The clue, or the words to all, that wait to be let go: no secret to whoever plays."""
    mark: str = ""
    """What tells one click on it from another."""
    seen: int = 0
    """The last event when it was shown."""


def waiting(found: Opened, words: Words) -> tuple[Waiting, ...]:
    """Every mail that waits, the oldest first."""
    return tuple(waits(found, words, number, fact) for number, fact in found.held)


def waits(found: Opened, words: Words, number: int, fact: MailHeld) -> Waiting:
    """One of them."""
    when = moment_told(fact.arrived, found.zone, words)
    told = number, when, fact.sender, fact.player or "", why_held(fact.reason, words), fact.asked
    return Waiting(*told, words_of(fact), secrets.token_urlsafe(12), len(found.journal))
