"""What is due in the game itself: its beginning, then whatever follows from what is there.

Edge: reads the decks when a game begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from functools import reduce

from dixit_pbem import clock
from dixit_pbem.chance import commitment, new_seed, with_memory
from dixit_pbem.engine.decide import advance, decide, start
from dixit_pbem.engine.evolve import evolve
from dixit_pbem.engine.model import Missing, Setup
from dixit_pbem.engine.moves import Close
from dixit_pbem.engine.playable import least_deck
from dixit_pbem.errors import BadFile, Problem
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.facts_of_guests import TableOpened
from dixit_pbem.journal.history import seen_before
from dixit_pbem.journal.lobby import opened_table, rules_so_far, seats_so_far, waits_for_players
from dixit_pbem.journal.opened import Opened, circumstances
from dixit_pbem.journal.records import Happening
from dixit_pbem.journal.to_let_go import answered
from dixit_pbem.journal.writer import OpenPhase, Work, must_still_be
from dixit_pbem.post.reminders import more_time


@frozen
class Advance:
    """How `next-turn` was called: `close` with what happens for the missing, pages in real size, drafts, only told."""

    close: bool = False
    policy: Missing | None = None
    dry_run: bool = False
    real_size: bool = False
    send: bool = True
    meant: OpenPhase | None = None
    """The phase that `close` is meant for."""


def due_events(found: Opened, now: datetime, how: Advance, *, missing: Missing | None = None) -> Sequence[Happening]:
    """What is due in the game itself; `missing` says otherwise than the settings what happens at the deadline."""
    if how.meant is not None:
        must_still_be(how.meant, found)
    if found.running is None:
        return _first_events(found, now)
    game, around = found.running.game, found.running.around(now)
    around = replace(around, answered=answered(found))
    if missing is not None:
        around = replace(around, missing=missing)
    events = decide(game, Close(how.policy or found.settings.missing), around) if how.close else ()
    return [*events, *advance(reduce(evolve, events, game), around)]


def wait_for_the_away(work: Work) -> None:
    """Move the deadlines that end while their players are away, before any letter tells them."""
    if work.opened.running:
        work.write(*more_time(work.running, now=clock.now()))


def _first_events(found: Opened, now: datetime) -> Sequence[Happening]:
    """The deal, or the table is opened to guests first; BadFile where there are too few cards for it."""
    settings, table = found.settings, opened_table(found.history)
    seen = seen_before(found.history.facts)
    seed = table.seed if table else with_memory(settings.seed or new_seed(), seen)
    if waits_for_players(settings, found.history):
        return () if table else (TableOpened(commitment(seed), seed),)
    from dixit_pbem.storage.decks import load_decks, picture_hash

    decks = load_decks(settings.decks, found.home.beside)
    pictures = {card.id: picture_hash(card.file) for deck in decks for card in deck.cards}
    problem = deck_too_small(found, len(pictures))
    if problem:
        raise BadFile([problem])
    own_seed, seats = settings.seed is not None, seats_so_far(settings, found.history)
    setup = Setup(settings.title, settings.rules, seats, pictures, settings.first, seed, own_seed, seen)
    around = circumstances(settings, seed, now, quiet=settings.quiet_of_all)
    return start(setup, around, commitment=commitment(seed))


def deck_too_small(found: Opened, cards: int) -> Problem | None:
    """Why these decks cannot serve this game, or None."""
    players = len(seats_so_far(found.settings, found.history))
    least = least_deck(rules_so_far(found.settings, players) or found.rules, players)
    if cards >= least:
        return None
    text = f"{players} players need {least} cards or more, and there are {cards}. Mix in another deck."
    return found.problem("deck", text)
