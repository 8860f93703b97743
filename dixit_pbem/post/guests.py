"""What is owed to people who asked for a seat by mail: our one question, and what their answer brought. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dixit_pbem.engine.events import Undone
from dixit_pbem.engine.model import Game, Phase, PlayerName
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.facts_of_guests import Outcome
from dixit_pbem.journal.guests import Guest, guests_of, seat_of
from dixit_pbem.journal.history import History
from dixit_pbem.journal.opened import Running
from dixit_pbem.journal.records import Happening
from dixit_pbem.post.due import Kind
from dixit_pbem.post.owed import Owed
from dixit_pbem.storage.spec import APPROVE


def to_guests(
    journal: Sequence[tuple[int, Happening]], history: History, game: Game | None
) -> Iterator[tuple[Owed, bool]]:
    """Each letter to a guest, and whether it still makes sense to send it."""
    undone = next((seq for seq, each in reversed(journal) if isinstance(each, Undone)), 0)
    for guest in guests_of(history).values():
        yield Owed(guest.reader, Kind.INVITATION, guest.knock), guest.outcome is None
        if guest.outcome not in (None, Outcome.DECLINED):
            # Whose seat was taken back hears of it by another letter.
            gone = undone > guest.told and lost_seat(guest, history, game)
            yield Owed(guest.reader, Kind.SEAT, undone if gone else guest.told), True


@frozen
class SeatTold:
    """What a guest is told: the outcome, as whom they sit down, whether the game has begun and who decides."""

    outcome: Outcome
    name: str
    begun: bool
    decided_by_moderator: bool
    sits: bool = False
    """Do they sit at the table already?"""


def seat_told(running: Running, reader: PlayerName) -> SeatTold:
    """What the last letter to a guest says, or the first one."""
    guest, game = running.guests[reader], running.game
    name = seat_of(guest, running.history) or guest.name
    lost = lost_seat(guest, running.history, running.opened.game)
    outcome = Outcome.NO_SEAT if lost else guest.outcome or Outcome.WAITS
    return SeatTold(outcome, name, game.phase is not Phase.NEW, running.settings.table == APPROVE, name in game.seats)


def lost_seat(guest: Guest, history: History, game: Game | None) -> bool:
    """Was a seat taken back that this guest was given?"""
    return guest.outcome is Outcome.SEATED and game is not None and seat_of(guest, history) is None
