"""The letters that a game owes now, for readers who have an address. Pure."""

from __future__ import annotations

from dixit_pbem.journal.opened import Opened
from dixit_pbem.post.ledger import Ledger, Owed, ledger
from dixit_pbem.post.quiet import is_wanted
from dixit_pbem.post.watchers import with_watchers


def owed_now(found: Opened) -> Ledger:
    """The letters that have to leave, for readers who have an address."""
    return found.once(_owed)


def _owed(found: Opened) -> Ledger:
    book = ledger([(entry.seq, entry.event) for entry in found.journal], found.history)
    if found.hosted is None:
        return book
    book = with_watchers(book, found)
    seats = (*found.hosted.others.values(), *found.hosted.seats.values())
    addresses = {seat.player: seat.email for seat in seats}
    moderator = found.settings.moderator.email

    def reachable(letters: tuple[Owed, ...]) -> tuple[Owed, ...]:
        return tuple(each for each in letters if (addresses.get(each.reader) if each.reader else moderator))

    owed = tuple(each for each in reachable(book.owed) if is_wanted(each, found))
    return Ledger(owed, reachable(book.over), book.waits)
