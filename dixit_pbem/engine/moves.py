"""What people ask for; `decide` answers with events or with the reason why not."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

from dixit_pbem.engine.model import Missing, PlayerName


@dataclass(frozen=True, slots=True)
class GiveClue:
    """A clue, with the letter of the card it rests on (none where the clue is blind)."""

    player: PlayerName
    text: str
    letter: str | None
    attachment: str | None = None


@dataclass(frozen=True, slots=True)
class GiveCards:
    """Cards for the table, by the letters of the hand; no letter takes back what was given."""

    player: PlayerName
    letters: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CastVotes:
    """Votes by table number, and the storyteller's red mark; either may come alone."""

    player: PlayerName
    numbers: tuple[int, ...]
    red: int | None = None


@dataclass(frozen=True, slots=True)
class Skip:
    """Go on without a player: without the storyteller's clue, or with what the game does for a missing one."""

    player: PlayerName | None


@dataclass(frozen=True, slots=True)
class Leave:
    """A player leaves after the round."""

    player: PlayerName


@dataclass(frozen=True, slots=True)
class Replace:
    """Somebody else takes a seat; `instead_of` is the address that the settings hold now."""

    player: PlayerName
    by: PlayerName
    email: str | None
    instead_of: str | None


@dataclass(frozen=True, slots=True)
class End:
    """The game ends early; the scores stand, or nobody wins."""

    reason: str
    nobody_wins: bool


@dataclass(frozen=True, slots=True)
class Close:
    """Close the phase that is open now, with this policy for those who are missing."""

    policy: Missing


@dataclass(frozen=True, slots=True)
class Extend:
    """The open phase lasts so much longer, for everybody or for one player."""

    by: timedelta
    player: PlayerName | None = None


@dataclass(frozen=True, slots=True)
class Pause:
    """The clock stands still."""


@dataclass(frozen=True, slots=True)
class Resume:
    """The clock goes on."""


Move = GiveClue | GiveCards | CastVotes | Skip | Leave | Replace | End | Close | Extend | Pause | Resume
