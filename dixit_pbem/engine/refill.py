"""Who draws how much at a round's end, from which pile."""

from __future__ import annotations

from collections.abc import Sequence

from dixit_pbem.engine import order
from dixit_pbem.engine.model import CardId, Game, PlayerName
from dixit_pbem.engine.systems import ShortPile


def refill_need(game: Game) -> dict[PlayerName, int]:
    """How many cards each player lacks, in the order in which they draw: the next storyteller first."""
    teller = order.next_storyteller(game)
    start_at = game.seats.index(teller)
    ring = game.seats[start_at:] + game.seats[:start_at]
    return {player: max(0, game.rules.hand - len(game.hands[player])) for player in ring}


def must_shuffle(game: Game) -> bool:
    """Are the discards shuffled into the pile before this refill?"""
    if game.rules.short_pile is ShortPile.ANEW:
        return True
    return game.rules.short_pile is ShortPile.MIX and len(game.pile) < sum(refill_need(game).values())


def draw(game: Game, pile: Sequence[CardId]) -> dict[PlayerName, tuple[CardId, ...]]:
    """What everybody draws from the top of this pile, as long as it lasts."""
    drawn: dict[PlayerName, tuple[CardId, ...]] = {}
    at = 0
    for player, need in refill_need(game).items():
        drawn[player] = tuple(pile[at : at + need])
        at += need
    return drawn
