"""When a phase opens, its deadline is reckoned, once: at an hour that is free for all who owe something. Pure."""

from __future__ import annotations

from dixit_pbem.engine.events import PHASE_OPENS, Event
from dixit_pbem.engine.evolve import evolve
from dixit_pbem.engine.model import Circumstances, Game
from dixit_pbem.engine.pending import pending
from dixit_pbem.frozen import replace


def in_free_hours(game: Game, happened: tuple[Event, ...], around: Circumstances) -> tuple[Event, ...]:
    """The same events; where one opens a phase, its deadline ends when everybody who owes something has time."""
    moved: list[Event] = []
    for event in happened:
        after = evolve(game, event)
        if isinstance(event, PHASE_OPENS):
            free = around.quiet.deadline(event.deadline, pending(after))
            moved.append(replace(event, deadline=free))
            after = evolve(game, moved[-1])
        else:
            moved.append(event)
        game = after
    return tuple(moved)
