"""What people ask for; `decide` answers with events or with the reason why not."""

from __future__ import annotations

from datetime import timedelta

from dixit_pbem.engine.model import Missing, PlayerName
from dixit_pbem.frozen import frozen


@frozen
class GiveClue:
    """A clue, with the letter of the card it rests on (none where the clue is blind)."""

    player: PlayerName
    text: str
    letter: str | None
    attachment: str | None = None


@frozen
class GiveCards:
    """Cards for the table, by the letters of the hand; no letter takes back what was given.

    Where several rounds are open `rounds` says of each letter for which; without, all are for the one that is open.
    """

    player: PlayerName
    letters: tuple[str, ...]
    rounds: tuple[int, ...] = ()


@frozen
class CastVotes:
    """Votes by table number, and the storyteller's red mark; either may come alone. `rounds` as with cards."""

    player: PlayerName
    numbers: tuple[int, ...]
    red: int | None = None
    rounds: tuple[int, ...] = ()


@frozen
class Skip:
    """Go on without a player: without the storyteller's clue, or with what the game does for a missing one."""

    player: PlayerName | None


@frozen
class Leave:
    """A player leaves after the round."""

    player: PlayerName


@frozen
class Join:
    """Somebody joins after the round, with the points of the last place or `from_zero`."""

    player: PlayerName
    email: str | None
    from_zero: bool = False


@frozen
class Replace:
    """Somebody else takes a seat; `instead_of` is the address that the settings hold now."""

    player: PlayerName
    by: PlayerName
    email: str | None
    instead_of: str | None


@frozen
class End:
    """The game ends early; the scores stand, or nobody wins."""

    reason: str
    nobody_wins: bool


@frozen
class Close:
    """Close the phase that is open now, with this policy for those who are missing."""

    policy: Missing


@frozen
class Extend:
    """The open phase lasts so much longer, for everybody or for one player."""

    by: timedelta
    player: PlayerName | None = None


@frozen
class Pause:
    """The clock stands still."""


@frozen
class Resume:
    """The clock goes on."""


Move = GiveClue | GiveCards | CastVotes | Skip | Leave | Join | Replace | End | Close | Extend | Pause | Resume
