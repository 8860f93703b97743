"""Who tells next, and when the game is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dixit_pbem.engine import order
from dixit_pbem.engine.model import CardId, Game, Phase, PlayerName, Turns, left_of
from dixit_pbem.engine.systems import Rules, ShortPile


def counts_turns(rules: Rules) -> bool:
    """Does the end of the game depend on how often everybody told?"""
    return rules.cycles is not None or rules.equal_turns


def next_storyteller(game: Game) -> PlayerName:
    """The next seat to the left; where turns count, who was passed over is asked once more at the cycle's end."""
    ring = left_of(game.seats, game.turns.regular)
    if not counts_turns(game.rules):
        return ring[0]
    told = game.turns.told
    least = min(told[player] for player in game.seats)
    waiting = [player for player in ring if told[player] == least and player not in game.turns.passed_over]
    return waiting[0] if waiting else game.turns.passed_over[0]


def named(turns: Turns, player: PlayerName) -> Turns:
    """The order after a player became storyteller."""
    return turns if player in turns.passed_over else replace(turns, regular=player)


def told(turns: Turns, player: PlayerName) -> Turns:
    """The order after a player told, or forfeited."""
    return replace(
        turns,
        told={**turns.told, player: turns.told[player] + 1},
        passed_over=tuple(name for name in turns.passed_over if name != player),
    )


def skipped(game: Game, player: PlayerName) -> Turns:
    """The order after a storyteller was passed over: once he waits for the cycle's end, twice he forfeits."""
    turns = game.turns
    if player in turns.passed_over or not counts_turns(game.rules):
        return told(turns, player)
    return replace(turns, passed_over=(*turns.passed_over, player))


def wants_successor(game: Game) -> bool:
    """Was the storyteller skipped, and nobody named in his place yet?"""
    return game.phase is Phase.CLUE and game.round.storyteller is None and game.turns.regular is not None


def without(game: Game, player: PlayerName) -> Turns:
    """The order after a seat is gone; the one to its left still follows."""
    regular = game.turns.regular
    if regular == player:
        before = left_of(game.seats, player)[-2]
        regular = before
    return Turns(
        {name: count for name, count in game.turns.told.items() if name != player},
        tuple(name for name in game.turns.passed_over if name != player),
        regular,
    )


def why_over(game: Game) -> str | None:
    """Why the game is over after a round, or None while it goes on."""
    reason = _points_reached(game) or _cycles_told(game) or _pile_drawn(game)
    if reason and game.rules.equal_turns and not _told_equally(game) and not _hands_used_up(game):
        return None
    return reason


def _points_reached(game: Game) -> str | None:
    goal = game.rules.points_to_win
    best = max(game.scores.values())
    return f"somebody has {goal} points or more" if goal is not None and best >= goal else None


def _cycles_told(game: Game) -> str | None:
    cycles = game.rules.cycles
    if cycles is None or min(game.turns.told[player] for player in game.seats) < cycles:
        return None
    return "everybody was storyteller " + {1: "once", 2: "twice"}.get(cycles, f"{cycles} times")


def _pile_drawn(game: Game) -> str | None:
    if game.rules.short_pile is ShortPile.END and not game.pile:
        return "the last card of the pile is drawn"
    return None


def _told_equally(game: Game) -> bool:
    return len({game.turns.told[player] for player in game.seats}) == 1


def _hands_used_up(game: Game) -> bool:
    """Does somebody hold too few cards to go on? It happens where players left after the pile was drawn."""
    least = min(map(len, game.hands.values()))
    return game.rules.short_pile is ShortPile.END and not game.pile and least < game.rules.cards_given


def winners(game: Game) -> tuple[PlayerName, ...]:
    """Who has the most points; a tie is shared. Before anything was scored nobody wins."""
    best = max(game.scores.values())
    if best == 0:
        return ()
    return tuple(player for player in game.seats if game.scores[player] == best)


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
