"""A word of chance that the moderator types in for a player on paper, or by telephone."""

from __future__ import annotations

from collections.abc import Callable

from dixit_pbem.engine.luck import LONGEST_WORD, word_of
from dixit_pbem.engine.model import Game, PlayerName
from dixit_pbem.errors import DixitError
from dixit_pbem.journal.facts import LuckGiven
from dixit_pbem.journal.luck import NoLuck, luck_given
from dixit_pbem.journal.opened import Running
from dixit_pbem.journal.store import Store
from dixit_pbem.journal.writer import at_work
from dixit_pbem.table.done import Done, done_with


def give_luck(store: Store, who: Callable[[Game], PlayerName], words: str) -> Done:
    """Write down a player's word of chance; it is marked as typed in."""
    with at_work(store) as work:
        player = who(work.running.game)
        given = luck_given(work.running, player, words, typed=True)
        if not isinstance(given, LuckGiven):
            raise DixitError(_why_not(given, work.running, player))
        work.write(given)
        return done_with(work)


def _why_not(reason: NoLuck, running: Running, player: PlayerName) -> str:
    word = word_of(running.game, player)
    match reason:
        case NoLuck.OVER:
            return "The game is over, so no word of chance can join it. A new game takes new words."
        case NoLuck.MODERATES:
            return (
                f"{player} moderates, and whoever can read the seed adds no word: the seed is their part, committed "
                "before all words. Ask the others for theirs."
            )
        case NoLuck.HAS_ONE:
            told = f": “{word.words}” (from round {word.round} on)" if word else ""
            return f"The seat of {player} has its word of chance already{told}. A seat adds one, and it stays."
        case NoLuck.EMPTY:
            return f'There are no words yet. Write some, as in: luck sunday.yaml {player} "green umbrella".'
        case NoLuck.TOO_LONG:
            return f"A word of chance has {LONGEST_WORD} characters at most. Ask {player} for a shorter one."
