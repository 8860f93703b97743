"""A player's mails go to another address, as the moderator types in: one bounced, or somebody told a new one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from dixit_pbem.engine.model import Game, PlayerName
from dixit_pbem.errors import DixitError
from dixit_pbem.journal.facts import AddressChosen
from dixit_pbem.journal.opened import Running
from dixit_pbem.journal.seats import is_taken
from dixit_pbem.journal.store import Store
from dixit_pbem.journal.writer import at_work
from dixit_pbem.progress import OnProgress
from dixit_pbem.shell import typed
from dixit_pbem.storage.names import doubt_of, is_address
from dixit_pbem.table.done import Done, done_with, mailed


def change_address(store: Store, who: Callable[[Game], PlayerName], email: str, *, watch: OnProgress) -> Done:
    """Write down where a player gets mail from now on; the old address hears of it."""
    email = email.strip().removeprefix("<").removesuffix(">")
    with at_work(store) as work:
        player = who(work.running.game)
        if refused := _why_not(work.running, player, email):
            raise DixitError(refused)
        seat = work.running.seats[player]
        work.write(AddressChosen(player, email, seat.listed.email if seat.listed else None, seat.email, typed=True))
        done = done_with(work)
        again = f"`{typed('resend', done.file, player)}` sends the last mail there once more."
        notes = (*done.notes, *filter(None, (doubt_of(email),)), f"Mails to {player} go to {email} now. {again}")
        return mailed(work, replace(done, notes=notes), watch=watch)


def _why_not(running: Running, player: PlayerName, email: str) -> str | None:
    """Why this cannot be the address of a player, or None."""
    if not is_address(email):
        return f"'{email}' is not an e-mail address. Write it like bob@example.org."
    seat = running.seats[player]
    if seat.email and seat.email.casefold() == email.casefold():
        return f"Mails to {player} go to {seat.email} already."
    if is_taken(email, running.seats.values(), player=player, game=running.settings.mail.address):
        return (
            f"{email} is the address of the game or of somebody else at the table, who would read {player}'s cards. "
            "Name one that is read by nobody else."
        )
    return None
