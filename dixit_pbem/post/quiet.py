"""Which receipts a group wants: of all moves, of changes, or none. Whoever still owes something always gets theirs."""

from __future__ import annotations

from dixit_pbem.engine.pending import pending
from dixit_pbem.journal.facts import MailRead
from dixit_pbem.journal.opened import Opened
from dixit_pbem.post.answers import understood
from dixit_pbem.post.due import Kind
from dixit_pbem.post.ledger import MOVES, Owed, opening_at
from dixit_pbem.storage.spec import ALL, CHANGES


def is_wanted(owed: Owed, found: Opened) -> bool:
    """Is this letter wanted? All are, but receipts of moves that say nothing that their reader did not know."""
    how, game = found.settings.mail.receipts, found.history.game
    cause = found.journal[owed.cause - 1].event
    if how == ALL or owed.kind is not Kind.RECEIPT or not isinstance(cause, MailRead) or cause.verdict not in MOVES:
        return True
    if game is None or owed.reader in pending(game) or understood(cause.answer).notes:
        return True
    return how == CHANGES and _changes_an_earlier(owed, found)


def _changes_an_earlier(owed: Owed, found: Opened) -> bool:
    """Was there another move of the reader in that phase?"""
    opened = opening_at(found.history, owed.cause)
    before = (entry.event for entry in found.journal if opened < entry.seq < owed.cause)
    return any(isinstance(each, MailRead) and each.player == owed.reader and each.verdict in MOVES for each in before)
