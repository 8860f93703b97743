"""Who came when; who has heard of a change of the table, and has to hear that it was taken back. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dixit_pbem.engine.events import PlayerJoined, PlayerJoins, PlayerLeaves, PlayerReplaced, RoundBegan, Undone
from dixit_pbem.engine.model import PlayerName
from dixit_pbem.journal.facts import Posted
from dixit_pbem.journal.history import History
from dixit_pbem.journal.records import Happening

Change = PlayerLeaves | PlayerReplaced | PlayerJoins
"""What changes who sits at the table, and can be taken back."""


def heard_of(
    change: Change, since: Sequence[tuple[int, Happening]], *, cause: int, undone: int
) -> tuple[PlayerName, ...]:
    """Who had the letter about this change, event `cause`, in what happened since; who was to come, by any letter.

    A letter that was on its way when the change was `undone` arrives all the same.
    """
    comes, causes = None, {cause}
    if isinstance(change, PlayerReplaced):
        comes = change.by
    elif isinstance(change, PlayerJoins):
        comes, causes = change.player, {*_told_who_joined(change.player, since)}
    posted = (fact for _, fact in since if isinstance(fact, Posted) and fact.cause < undone)
    readers = (fact.reader for fact in posted if fact.cause in causes or fact.reader == comes)
    return tuple(dict.fromkeys(reader for reader in readers if reader))


def _told_who_joined(player: PlayerName, since: Sequence[tuple[int, Happening]]) -> Iterator[int]:
    """The rounds whose first letters told that somebody sat down."""
    for at, (_, event) in enumerate(since):
        if isinstance(event, PlayerJoined) and event.player == player:
            yield from [seq for seq, each in since[at:] if isinstance(each, RoundBegan)][:1]


def unseated(since: Sequence[tuple[int, Happening]], *, undone: int) -> tuple[PlayerName, ...]:
    """Who sat down in what is taken back, and had a letter of it."""
    before = [(seq, each.back_to) for seq, each in since if isinstance(each, Undone) and seq < undone]
    sat_down = {
        each.player: seq
        for seq, each in since
        if isinstance(each, PlayerJoined) and seq < undone and not any(back <= seq < at for at, back in before)
    }
    posted = {(each.reader, each.cause) for _, each in since if isinstance(each, Posted)}
    return tuple(who for who, seq in sat_down.items() if any(who == each and seq <= at < undone for each, at in posted))


def newcomers(history: History) -> dict[PlayerName | None, int]:
    """When each newcomer took a seat: from then on letters are owed to them."""
    came: dict[PlayerName | None, int] = {}
    for step in history.steps:
        match step.event:
            case PlayerReplaced(back=True):
                pass
            case PlayerReplaced(by=player) | PlayerJoined(player=player):
                came[player] = step.seq
            case _:
                pass
    return came
