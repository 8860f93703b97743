"""What people ask for; `decide` answers with events or with the reason why not."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

from dixit_pbem.engine.model import Missing, PlayerName
from dixit_pbem.engine.record import Record


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class GiveClue(Record):
    """A clue, with the letter of the card it rests on (none where the clue is blind)."""

    player: PlayerName
    text: str
    letter: str | None
    attachment: str | None = None


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class GiveCards(Record):
    """Cards for the table, by the letters of the hand; no letter takes back what was given."""

    player: PlayerName
    letters: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class CastVotes(Record):
    """Votes by table number, and the storyteller's red mark; either may come alone."""

    player: PlayerName
    numbers: tuple[int, ...]
    red: int | None = None


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Skip(Record):
    """Go on without a player: without the storyteller's clue, or with what the game does for a missing one."""

    player: PlayerName | None


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Leave(Record):
    """A player leaves after the round."""

    player: PlayerName


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Replace(Record):
    """Somebody else takes a seat; `instead_of` is the address that the settings hold now."""

    player: PlayerName
    by: PlayerName
    email: str | None
    instead_of: str | None


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class End(Record):
    """The game ends early; the scores stand, or nobody wins."""

    reason: str
    nobody_wins: bool


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Close(Record):
    """Close the phase that is open now, with this policy for those who are missing."""

    policy: Missing


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Extend(Record):
    """The open phase lasts so much longer, for everybody or for one player."""

    by: timedelta
    player: PlayerName | None = None


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Pause(Record):
    """The clock stands still."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Resume(Record):
    """The clock goes on."""


Move = GiveClue | GiveCards | CastVotes | Skip | Leave | Replace | End | Close | Extend | Pause | Resume
