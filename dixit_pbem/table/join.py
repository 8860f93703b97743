"""Somebody joins a running game between two rounds."""

from __future__ import annotations

from dataclasses import replace

from dixit_pbem.engine.decide import decide
from dixit_pbem.engine.model import PlayerName
from dixit_pbem.engine.moves import Join
from dixit_pbem.errors import DixitError
from dixit_pbem.journal.seats import is_taken
from dixit_pbem.journal.store import Store
from dixit_pbem.journal.writer import at_work
from dixit_pbem.progress import OnProgress
from dixit_pbem.storage.names import alike, is_address, why_no_name, why_not_at_once
from dixit_pbem.storage.spec import CLOSED, ZERO
from dixit_pbem.table.done import Done, done_with, mailed


def join_game(store: Store, newcomer: str, email: str | None, *, watch: OnProgress) -> Done:
    """Write down who joins after this round; the seat, the hand and the points come when it is over."""
    if reason := why_no_name(newcomer):
        raise DixitError(f"'{newcomer}' cannot be a name: {reason}. Choose another.")
    if email is not None and not is_address(email):
        raise DixitError(f"'{email}' is not an e-mail address. Write it like fay@example.org.")
    with at_work(store) as work:
        running = work.running
        settings, game = running.settings, running.game
        if settings.newcomers == CLOSED:
            raise DixitError("`newcomers: closed` lets nobody join this game. Change it, or use `replace`.")
        if game.rules.together and (reason := why_not_at_once(newcomer)):
            raise DixitError(f"'{newcomer}' cannot be a name where all tell at once: {reason}. Write it longer.")
        if twin := alike(newcomer, (*game.seats, *(each.player for each in game.joining))):
            raise DixitError(f"'{newcomer}' looks just like '{twin}', who plays here already. Choose another.")
        player = PlayerName(newcomer)
        if email and is_taken(email, running.seats.values(), player=player, game=settings.mail.address):
            raise DixitError(f"'{email}' is the address of somebody at this table already. Write another.")
        asked = Join(player, email, from_zero=settings.newcomers == ZERO)
        work.write(*decide(game, asked, work.around))
        on_paper = () if email else (f"{newcomer} has no address, and plays on paper.",)
        done = done_with(work)
        return mailed(work, replace(done, notes=(*done.notes, *on_paper)), watch=watch)
