"""Who came when; who has heard of a change of the table, and has to hear that it was taken back. Pure."""

from __future__ import annotations

from collections.abc import Iterable

from dixit_pbem.engine.events import PlayerJoined, PlayerLeaves, PlayerReplaced
from dixit_pbem.engine.model import PlayerName
from dixit_pbem.journal.facts import Posted
from dixit_pbem.journal.history import History
from dixit_pbem.journal.records import Happening


def heard_of(
    change: PlayerLeaves | PlayerReplaced, since: Iterable[tuple[int, Happening]], *, cause: int, undone: int
) -> tuple[PlayerName, ...]:
    """Who had the letter about this change, event `cause`, in what happened since; who was to come, by any letter.

    A letter that was on its way when the change was `undone` arrives all the same.
    """
    comes = change.by if isinstance(change, PlayerReplaced) else None
    posted = (fact for _, fact in since if isinstance(fact, Posted) and fact.cause < undone)
    readers = (fact.reader for fact in posted if fact.cause == cause or fact.reader == comes)
    return tuple(dict.fromkeys(reader for reader in readers if reader))


def newcomers(history: History) -> dict[PlayerName | None, int]:
    """When each newcomer took a seat: from then on letters are owed to them."""
    came: dict[PlayerName | None, int] = {}
    for step in history.steps:
        match step.event:
            case PlayerReplaced(by=player) | PlayerJoined(player=player):
                came[player] = step.seq
            case _:
                pass
    return came
