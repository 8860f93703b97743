"""Why the rules say no: every reason there is, and what it is about.

`may`, `decide` and `order` find the reason; others only word it: `words.refusals` for the moderator,
`post.writing.refusals` for the player whose mail it was.
"""

from __future__ import annotations

from enum import StrEnum

from dixit_pbem.engine.model import Phase
from dixit_pbem.errors import DixitError
from dixit_pbem.frozen import frozen


class Why(StrEnum):
    """Why a clue, cards, votes or a farewell are refused. Journals keep these values, so they stay as they are."""

    GAME_OVER = "game over"
    """Nothing that is `wanted` in some phase is taken any more; nor, without that, a farewell."""
    PHASE_OVER = "phase over"
    """The game has gone on from the phase that was `wanted`."""
    NOTHING_ASKED = "nothing asked"
    """The phase that is `wanted` has not come yet."""
    ANOTHER_TELLS = "another tells"
    """`other` was first, or tells in this round; nobody sees clue or card."""
    LEAVING = "leaving"
    """Who is about to leave does not volunteer any more."""
    NO_WORDS = "no words"
    """A card, and no clue to it."""
    NO_LETTER = "no letter"
    """A clue without a card, or no card where one was wanted."""
    NO_CARD_NOW = "no card now"
    """The clue comes before the cards: no letter is wanted with it."""
    STORYTELLER_GAVE = "storyteller gave"
    """The storyteller's card lies there with the clue."""
    PARTNER_GAVE = "partner gave"
    """`other` gave the card of this pair."""
    NOTHING_TO_TAKE_BACK = "nothing to take back"
    NOT_IN_HAND = "not in hand"
    GIVEN_ELSEWHERE = "given elsewhere"
    """The card `read` would lie in the rounds of both `names`; each goes to one table."""
    TOO_MANY = "too many"
    """More cards, votes or red marks than one has: `count`, where `most` are wanted."""
    TOO_FEW = "too few"
    STORYTELLER_VOTES_NOT = "storyteller does not vote"
    GIVER_VOTES_NOT = "giver does not vote"
    """Of every pair the one who did not give a card votes."""
    OUT_OF_RANGE = "out of range"
    OWN_CARD = "own card"
    """A secret: the table does not say who gave which card."""
    NO_RED_MARK = "no red mark"
    RED_OF_STORYTELLER = "red of the storyteller"
    """`other` is the storyteller."""
    BREAKS_PAIR = "breaks pair"
    CANNOT_LEAVE = "cannot leave"
    """The rules do not go on with fewer, which would be `count`; somebody may take the seat."""


class Hindrance(StrEnum):
    """Why something is refused, where only the moderator hears of it."""

    NOT_SEATED = "not seated"
    """`names` sit at the table."""
    LEAVES_ALREADY = "leaves already"
    SEATS_STAY = "seats stay"
    NAME_TAKEN = "name taken"
    NO_STORYTELLER = "no storyteller"
    WHICH_ROUND = "which round"
    """Several rounds are open, those of `names`, and the answer does not say for which it is."""
    NO_SUCH_ROUND = "no such round"
    OWN_ROUND = "own round"
    NOBODY_TO_SKIP = "nobody to skip"
    ANYBODY_TELLS = "anybody tells"
    SEVERAL_AWAITED = "several awaited"
    """The game waits for `names`, here and below."""
    NOT_AWAITED = "not awaited"
    GAME_WAITS = "game waits"
    NO_DEADLINE = "no deadline"
    CLOCK_STOPPED = "clock stopped"
    CLOCK_STANDS = "clock stands"
    CLOCK_RUNS = "clock runs"
    HAS_ENDED = "has ended"
    PAIRS_STAY = "pairs stay"
    NO_ROOM = "no room"
    NO_CARDS = "no cards"


@frozen
class About:
    """What a refusal is about: each reason fills what its sentence needs."""

    player: str = ""
    other: str = ""
    names: tuple[str, ...] = ()
    read: str = ""
    """The letters, the numbers or the words that it is about."""
    teller: str = ""
    """For whose round they were meant, where several are open."""
    offered: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """A whole answer in its place: to whose rounds which letters."""
    count: int = 0
    most: int = 0
    round: int = 0
    wanted: Phase | None = None
    """The phase in which such an answer is wanted."""
    phase: Phase | None = None
    """The phase that it is."""
    complete: bool = False
    """Is everything in that this phase waits for?"""


NOTHING_MORE = About()


class Refusal(DixitError):
    """A move that the rules do not allow, and why. By itself it says nothing that could be a secret."""

    def __init__(self, why: Why | Hindrance, about: About = NOTHING_MORE) -> None:
        super().__init__("The rules do not allow that now.")
        self.why = why
        self.about = about
