"""An answer of somebody as whoever settles a mail may type it. Pure."""

from __future__ import annotations

from dixit_pbem.engine.cycle import in_order_of
from dixit_pbem.engine.model import Game, Phase, PlayerName
from dixit_pbem.engine.systems import HAND_LETTERS
from dixit_pbem.words.at_once import by_name


def example_of(game: Game, whose: PlayerName) -> str:
    """A reading, as one types it."""
    if game.phase is Phase.CLUE:
        return '"the long way home"' if game.rules.blind_clue else '"C: the long way home"'
    if not game.rules.together:
        return "C" if game.phase is Phase.CARD else "3"
    count = game.rules.cards_given
    things = (
        (HAND_LETTERS[1 : 1 + count], HAND_LETTERS[1 + count : 1 + 2 * count])
        if game.phase is Phase.CARD
        else ("3", "1")
    )
    tellers = [str(each.storyteller) for each in in_order_of(game, whose) if each.storyteller != whose]
    return f'"{by_name(zip(tellers[:2], things, strict=False))}"'
