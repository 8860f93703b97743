"""Who may add a word of chance, and what is written down then. Pure."""

from __future__ import annotations

from enum import StrEnum

from dixit_pbem.engine.luck import LONGEST_WORD, seat_of, tidied, word_of
from dixit_pbem.engine.model import Phase, PlayerName
from dixit_pbem.journal.facts import LuckGiven
from dixit_pbem.journal.opened import Running


class NoLuck(StrEnum):
    """Why no word of chance can be added."""

    OVER = "over"
    MODERATES = "moderates"
    """Their part is the seed, told as a commitment before anybody's word: who knows the seed must not add to it."""
    HAS_ONE = "has one"
    EMPTY = "empty"
    TOO_LONG = "too long"


def moderates(running: Running, player: PlayerName) -> bool:
    """Is this the moderator's own seat, by its name or its address?"""
    moderator, email = running.settings.moderator, running.seats[player].email
    by_address = bool(email and moderator.email) and str(email).casefold() == str(moderator.email).casefold()
    return player == moderator.name or by_address


def luck_given(running: Running, player: PlayerName, text: str, *, typed: bool = False) -> LuckGiven | NoLuck:
    """The word as it joins, or why it cannot."""
    game, words = running.game, tidied(text)
    if game.phase is Phase.FINISHED:
        return NoLuck.OVER
    if moderates(running, player):
        return NoLuck.MODERATES
    if word_of(game, player) is not None:
        return NoLuck.HAS_ONE
    if not words:
        return NoLuck.EMPTY
    if len(words) > LONGEST_WORD:
        return NoLuck.TOO_LONG
    return LuckGiven(player, seat_of(game, player), words, game.luck.next_round, typed)
