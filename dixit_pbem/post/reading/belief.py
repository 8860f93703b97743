"""Who is believed, and with what: what proves that a mail is a player's, and what each thing they ask for needs. Pure.

`docs/who-is-believed.md` tells the same to people. Which seat a mail is of, `identity` finds out.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum

from dixit_pbem.post.reading.answers import Command
from dixit_pbem.post.reading.identity import Sure
from dixit_pbem.post.reading.known import Known
from dixit_pbem.post.reading.replies import Reply
from dixit_pbem.post.said import HeldFor
from dixit_pbem.storage.spec import ALL, ATTACHED, CHANGES, NO


class Proof(IntEnum):
    """What shows that a player wrote it, the strongest last."""

    SENDER = 1
    """The address alone, which anybody can write."""
    MARK = 2
    """A token of theirs, or a mail of ours that it answers: who wrote this has seen their mail."""
    ITS_MAIL = 3
    """The token of the very mail that asks, or the word of the moderator."""


OF_MAILS: Mapping[Command, tuple[str, str]] = {
    Command.FEWER_MAILS: ("receipts", CHANGES),
    Command.NO_RECEIPTS: ("receipts", NO),
    Command.ALL_MAILS: ("receipts", ALL),
    Command.NO_PDF: ("pages", NO),
    Command.WITH_PDF: ("pages", ATTACHED),
}
"""What a player may ask for of the mails alone, as the settings call it."""
NEEDS_MARK = frozenset((Command.LANGUAGE, Command.ADDRESS, Command.RESIGN, *OF_MAILS))
"""What changes a seat, so that a sender alone may not ask for it. *yes* and *old address* need the mail that asks."""


def proof_of(reply: Reply, question: int | None = None) -> Proof:
    """What a reply brings; `question` is the event whose mail would have to be answered."""
    if reply.vouched or (question is not None and reply.question == question):
        return Proof.ITS_MAIL
    return Proof.MARK if reply.marked else Proof.SENDER


def lacks_mark(command: Command, reply: Reply) -> bool:
    """Does it ask for something that a sender alone may not?"""
    return command in NEEDS_MARK and proof_of(reply) < Proof.MARK


def waits_for(sender: str, who: Sure, known: Known, *, holds_others: bool) -> HeldFor | None:
    """Why a mail from this sender waits for the moderator, though its token is right."""
    if not who.other_address:
        return None
    others = {address.lower() for seat in known.seats if seat.player != who.player for address in seat.addresses}
    if sender in others:
        return HeldFor.SEVERAL_PLAYERS
    return HeldFor.OTHER_ADDRESS if holds_others else None
