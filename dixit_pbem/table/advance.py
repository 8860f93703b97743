"""What is due in the game itself: its beginning, then whatever follows from what is there.

Edge: reads the decks when a game begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import reduce

from dixit_pbem.chance import commitment, new_seed
from dixit_pbem.engine.decide import advance, decide, start
from dixit_pbem.engine.events import Event
from dixit_pbem.engine.evolve import evolve
from dixit_pbem.engine.model import CardId, Missing, Setup
from dixit_pbem.engine.moves import Close
from dixit_pbem.engine.playable import least_deck
from dixit_pbem.engine.systems import rules_for
from dixit_pbem.errors import BadFile, Problem
from dixit_pbem.journal.opened import Opened
from dixit_pbem.journal.writer import OpenPhase, around, must_still_be


@dataclass(frozen=True, slots=True)
class Advance:
    """How `next-turn` was called: `close` with what happens for the missing, pages in real size, drafts, only told."""

    close: bool = False
    policy: Missing | None = None
    dry_run: bool = False
    real_size: bool = False
    send: bool = True
    meant: OpenPhase | None = None
    """The phase that `close` is meant for."""


def due_events(found: Opened, now: datetime, how: Advance, *, missing: Missing | None = None) -> Sequence[Event]:
    """What is due in the game itself; `missing` says otherwise than the settings what happens at the deadline."""
    if how.meant is not None:
        must_still_be(how.meant, found)
    if found.game is None:
        return _first_events(found, now)
    circumstances = around(found, found.game.setup.seed, now)
    if missing is not None:
        circumstances = replace(circumstances, missing=missing)
    events: list[Event] = []
    if how.close:
        events += decide(found.game, Close(how.policy or found.settings.missing), circumstances)
    return [*events, *advance(reduce(evolve, events, found.game), circumstances)]


def _first_events(found: Opened, now: datetime) -> Sequence[Event]:
    settings = found.settings
    seed = settings.seed or new_seed()
    setup = Setup(
        settings.title,
        settings.rules,
        settings.seats,
        _pictures(found),
        settings.first,
        seed,
        rehearsal=settings.seed is not None,
    )
    return start(setup, around(found, seed, now), commitment=commitment(seed))


def _pictures(found: Opened) -> dict[CardId, str]:
    """Every card of the decks with the hash of its picture; BadFile where they are too few."""
    from dixit_pbem.storage.decks import load_decks, picture_hash

    decks = load_decks(found.settings.decks, found.path.parent)
    pictures = {card.id: picture_hash(card.file) for deck in decks for card in deck.cards}
    problem = deck_too_small(found, len(pictures))
    if problem:
        raise BadFile([problem])
    return pictures


def deck_too_small(found: Opened, cards: int) -> Problem | None:
    """Why these decks cannot serve this game, or None."""
    settings = found.settings
    rules = rules_for(settings.rules, len(settings.seats))
    assert rules is not None  # noqa: S101 - the settings were checked
    least = least_deck(rules, len(settings.seats))
    if cards >= least:
        return None
    text = f"{len(settings.seats)} players need {least} cards or more, and there are {cards}. Mix in another deck."
    return Problem(found.path.name, settings.line_of("deck"), text)
