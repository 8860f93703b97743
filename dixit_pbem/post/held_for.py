"""Why a mail waits for the moderator, and what becomes of one that only waited to be looked at."""

from __future__ import annotations

from enum import StrEnum

from dixit_pbem.journal.to_let_go import CLUE_TO_LET_GO

CLUE_BACK, WORDS_BACK = "clue sent back", "words sent back"
SENT_BACK = (CLUE_BACK, WORDS_BACK)
LET_GO = "let go"
"""What the moderator may make of a clue, or of words to all, that waited to be looked at."""


class HeldFor(StrEnum):
    """Why a mail waits for the moderator."""

    UNKNOWN_SENDER = "unknown sender"
    OTHER_ADDRESS = "other address"
    NO_TOKEN = "no token"  # noqa: S105
    """It answers a letter to a player, from an address that is none of theirs."""
    SEVERAL_SENDERS = "several senders"
    FORGED = "forged"
    SEVERAL_PLAYERS = "several players"
    SEVERAL_GAMES = "several games"
    UNCLEAR = "unclear"
    TOO_MANY = "too many"
    """So many moves in a day that no person writes them: each would bring a receipt."""
    BROKEN = "broken"
    CLUE = CLUE_TO_LET_GO
    """Nothing is wrong with it: clues wait for the moderator in this game, as the words do that follow."""
    WORDS = "words to let go"
    WORDS_BESIDE = "words beside an answer to let go"
    WANTS_TO_JOIN = "wants to join"
    MAY_STAND_IN = "may stand in"
    STOOD_IN_FOR = "stood in for"

    @classmethod
    def _missing_(cls, _value: object) -> HeldFor:
        """What an older program held for a reason that is gone."""
        return cls.UNCLEAR
