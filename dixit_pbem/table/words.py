"""Words that players wrote beside their answers, before the results tell them."""

from __future__ import annotations

from collections.abc import Callable

from dixit_pbem.engine.model import Game, PlayerName
from dixit_pbem.errors import DixitError
from dixit_pbem.journal.beside import words_beside
from dixit_pbem.journal.facts import WordsStruck
from dixit_pbem.journal.store import Store
from dixit_pbem.journal.writer import at_work
from dixit_pbem.table.done import Done, done_with


def strike_words(store: Store, who: Callable[[Game], PlayerName]) -> Done:
    """Keep what a player wrote beside answers of the open round from its results."""
    with at_work(store) as work:
        game, history = work.running.game, work.running.history
        player, words = who(game), words_beside(history).get(game.round.number, ())
        if game.round.result is not None or all(said.player != player for said in words):
            raise DixitError(
                f"{player} wrote nothing beside an answer that the next results would tell. "
                "What was told already stays told."
            )
        work.write(WordsStruck(player))
        return done_with(work)
