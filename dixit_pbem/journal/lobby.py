"""A table that has not begun and waits for players who ask by mail. Pure."""

from __future__ import annotations

from dixit_pbem.engine.evolve import sat_down
from dixit_pbem.engine.model import Game, PlayerName, Setup
from dixit_pbem.engine.playable import playable_by, why_unplayable
from dixit_pbem.engine.systems import Rules, rules_for
from dixit_pbem.journal.facts_of_guests import TableOpened
from dixit_pbem.journal.guests import seated_before_the_start
from dixit_pbem.journal.history import History
from dixit_pbem.storage.settings import Settings
from dixit_pbem.storage.spec import CLOSED


def opened_table(history: History) -> TableOpened | None:
    """How the table was opened, if it was."""
    return next((step.event for step in history.facts if isinstance(step.event, TableOpened)), None)


def seats_so_far(settings: Settings, history: History) -> tuple[PlayerName, ...]:
    """Whom the settings name, and behind them who came by mail before the start."""
    return (*settings.seats, *(guest.player for guest in seated_before_the_start(history)))


def waits_for_players(settings: Settings, history: History) -> bool:
    """Is the game still to wait, for as many as its settings say or for as many as its rules need?"""
    here = len(seats_so_far(settings, history))
    if settings.table == CLOSED:
        return False
    return here < settings.starts_with or bool(why_unplayable(settings.rules, here))


def has_room(settings: Settings, history: History) -> bool:
    """Is there a seat for one more before the start?"""
    most = settings.starts_with or max(playable_by(settings.rules), default=0)
    return len(seats_so_far(settings, history)) < most


def rules_so_far(settings: Settings, players: int) -> Rules | None:
    """The rules for so many players, or for as many as have to be here first."""
    numbers = (players, *(number for number in playable_by(settings.rules) if number > players))
    return next(filter(None, (rules_for(settings.rules, number) for number in numbers)), None)


def waiting_game(settings: Settings, history: History) -> Game | None:
    """The table as it is before the start, once it is open."""
    table, seats = opened_table(history), seats_so_far(settings, history)
    rules = rules_so_far(settings, len(seats))
    if table is None or rules is None:
        return None
    own_seed = settings.seed is not None
    setup = Setup(settings.title, settings.rules, seats, {}, settings.first, table.seed, rehearsal=own_seed)
    return sat_down(setup, rules, commitment=table.commitment)
