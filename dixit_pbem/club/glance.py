"""What is known of a table without opening it: its row says how it stood after its last step.

Edge: PostgreSQL. It is safe to lose: each step writes it anew. Nothing of it is a secret.
"""

from __future__ import annotations

from dixit_pbem.club.database import Connection
from dixit_pbem.engine.deadline import deadline_of
from dixit_pbem.engine.model import Phase
from dixit_pbem.engine.pending import awaited
from dixit_pbem.journal.opened import Opened
from dixit_pbem.journal.to_let_go import answered

Glance = tuple[object, ...]


def put_glance(opened: Connection, game: str, found: Opened, before: Glance | None = None) -> Glance:
    """Write down how a table stands: its title and phase, who looks after it, what waits, when somebody is late.

    That comes back, and need not be written where it stands there from `before`.
    """
    phase = found.game.phase if found.game else Phase.NEW
    glance = (
        found.settings.title,
        phase.value,
        (found.settings.moderator.email or "").lower(),
        found.settings.moderator.name,
        len(found.held),
        _late_at(found),
    )
    if glance != before:
        opened.execute(
            "update game set title = %s, phase = %s, moderator = %s, moderator_name = %s, held = %s, late_at = %s"
            " where id = %s",
            (*glance, game),
        )
    return glance


def _late_at(found: Opened) -> object:
    """When the first of those is late who are waited for."""
    game = found.game
    if game is None or game.paused is not None or game.phase is Phase.FINISHED:
        return None
    waits = (deadline_of(game, player) for player in awaited(game) if player not in answered(found))
    return min(filter(None, waits), default=None)
