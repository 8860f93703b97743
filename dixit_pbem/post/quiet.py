"""Which receipts a group or a player wants: of all moves, of changes, or none; who still owes something gets theirs."""

from __future__ import annotations

from dixit_pbem.engine.model import Game
from dixit_pbem.engine.pending import pending
from dixit_pbem.journal.facts import MailRead
from dixit_pbem.journal.opened import Opened
from dixit_pbem.post.answers import understood
from dixit_pbem.post.due import Kind
from dixit_pbem.post.ledger import MOVES, Owed, opening_at
from dixit_pbem.storage.spec import ALL, CHANGES


def is_wanted(owed: Owed, found: Opened) -> bool:
    """Is this letter wanted? All are, but receipts of moves that say nothing that their reader did not know."""
    game = found.history.game
    seat = found.running.seats.get(owed.reader) if found.running and owed.reader else None
    how = seat.receipts if seat else ALL
    cause = found.journal[owed.cause - 1].event
    if how == ALL or owed.kind is not Kind.RECEIPT or not isinstance(cause, MailRead) or cause.verdict not in MOVES:
        return True
    if game is None or owed.reader in pending(_then(owed, found, game)) or understood(cause.answer).notes:
        return True
    return how == CHANGES and _changes_an_earlier(owed, found)


def _then(owed: Owed, found: Opened, game: Game) -> Game:
    """The game right after the move, which stands behind its mail; later the reader may owe something new."""
    return next((step.before for step in found.history.steps if step.seq > owed.cause + 1 and step.before), game)


def _changes_an_earlier(owed: Owed, found: Opened) -> bool:
    """Was there another move of the reader in that phase?"""
    opened = opening_at(found.history, owed.cause)
    before = (entry.event for entry in found.journal if opened < entry.seq < owed.cause)
    return any(isinstance(each, MailRead) and each.player == owed.reader and each.verdict in MOVES for each in before)
