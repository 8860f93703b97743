"""What each look at a game saw of the clock, as it is kept beside the journal; safe to lose.

`steps`  the last look, and how often the autopilot usually looks
"""

from __future__ import annotations

import json
import re
from contextlib import suppress
from dataclasses import asdict, replace
from datetime import datetime
from pathlib import Path

from dixit_pbem import clock
from dixit_pbem.engine.kinds import instant, parse_instant
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.store import Store

NAME = "steps"
RUNS = ".run.d"
"""Beside the games, what an autopilot keeps for itself."""
_RUN = re.compile(r"looks-[0-9a-f]{16}")
KEPT = 5
"""So many waits tell an autopilot's rhythm."""
LENGTH = 512
"""Always as long, so that a full disk takes it all the same."""


@frozen
class Look:
    """A look at a game: when, after how many events, how long the computer had been up, whether by the autopilot."""

    at: str
    seq: int
    boot: str | None
    up: float
    watched: bool
    waits: tuple[int, ...] = ()
    """Seconds between the last steps of the autopilot."""
    run: str = ""
    """The autopilot that looks after the game, by the name of what it keeps (`rounds`)."""
    round: int = 0
    """In which of its rounds this was; a round that it ended later saw the game as well."""
    since: str = ""
    """Where people alone looked since: when the autopilot did, a jump was told, or an uptime last knew, and after how
    many events."""
    since_seq: int = 0

    @property
    def moment(self) -> datetime:
        """When it was by the clock of then."""
        return parse_instant(self.at)

    def waits_until(self, later: Look) -> tuple[int, ...]:
        """The last waits, with the one between these two."""
        return (*self.waits, max(0, round((later.moment - self.moment).total_seconds())))[-KEPT:]

    def knows(self, later: Look) -> bool:
        """Does the computer's uptime tell how long it was until then?"""
        return self.boot is not None and self.boot == later.boot and later.up >= self.up


def look_at_clock(seq: int, *, watched: bool) -> Look:
    """What a look sees now, after so many events."""
    up = clock.uptime()
    return Look(instant(clock.now()), seq, up.boot if up else None, up.seconds if up else 0, watched)


def look_of_run(folder: Path, run: str) -> Look | None:
    """The last look of an autopilot at the clock, for the games of a folder with which nothing was to be done."""
    if not _RUN.fullmatch(run):
        return None
    try:
        with (folder / RUNS / run).open("rb") as file:
            return read_look(file.read(LENGTH))
    except OSError:
        return None


def written(look: Look) -> bytes:
    """A look as it is kept."""
    return f"{json.dumps(asdict(look)):<{LENGTH - 1}}\n".encode()


def last_look(store: Store) -> Look | None:
    """The look before this one; None where it is not known."""
    return read_look(store.kept(NAME) or b"{}")


def read_look(kept: bytes) -> Look | None:
    """A look as it was kept; None where it cannot be known any more."""
    with suppress(ValueError, TypeError, KeyError):
        look = Look(**json.loads(kept))
        # What a power cut tore, or an older program wrote, tells nothing.
        return replace(look, waits=tuple(look.waits)) if look.moment else None
    return None
