"""Who tells next, who draws how much, and when the game is over."""

from __future__ import annotations

from collections.abc import Sequence

from dixit_pbem.engine import luck
from dixit_pbem.engine.model import CardId, Game, Phase, PlayerName, Turns, left_of
from dixit_pbem.engine.systems import Rules, ShortPile
from dixit_pbem.frozen import replace


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


def next_tellers(game: Game) -> tuple[PlayerName, ...]:
    """Who tells next: one, or where all tell at once everybody from the next seat on.

    Where turns count, those who were passed over in the last cycle make a short one of their own; a cycle in which
    nobody told anything begins anew.
    """
    if not game.rules.together:
        return (next_storyteller(game),)
    ring = left_of(game.seats, game.turns.regular)
    if game.phase is Phase.CLUE or not counts_turns(game.rules):
        return ring
    return tuple(player for player in ring if player in game.turns.passed_over) or ring


def ring_from(seats: tuple[PlayerName, ...], first: PlayerName) -> tuple[PlayerName, ...]:
    """All seats in order, from the first one on."""
    at = seats.index(first)
    return seats[at:] + seats[:at]


def next_number(game: Game) -> int:
    """The number of the next round; the rounds of a cycle that was not told take none."""
    return game.round.number if game.phase is Phase.CLUE else game.rounds[-1].number + 1


def named(turns: Turns, player: PlayerName) -> Turns:
    """The order after a player became storyteller."""
    return turns if player in turns.passed_over else replace(turns, regular=player)


def cycle_named(game: Game, tellers: tuple[PlayerName, ...]) -> Turns:
    """The order after a cycle began: a short one of those who were passed over stands outside it."""
    short = game.phase is Phase.NEW and game.turns.passed_over
    return game.turns if short else replace(game.turns, regular=tellers[-1], passed_over=())


def told(turns: Turns, player: PlayerName) -> Turns:
    """The order after a player told, or forfeited."""
    return replace(
        turns,
        told={**turns.told, player: turns.told[player] + 1},
        passed_over=tuple(name for name in turns.passed_over if name != player),
    )


def skipped(game: Game, player: PlayerName) -> Turns:
    """The order after a storyteller was passed over: once means to wait for the cycle's end, twice to forfeit."""
    turns = game.turns
    if player in turns.passed_over or not counts_turns(game.rules):
        return told(turns, player)
    return replace(turns, passed_over=(*turns.passed_over, player))


def told_nothing(game: Game) -> bool:
    """Did every round of a cycle fall out, so that it begins anew?"""
    return game.rules.together and game.phase is Phase.CLUE and game.round.storyteller is None


def between_rounds(game: Game) -> bool:
    """Is the last round cleared away, and the next one not begun?"""
    return game.phase is Phase.NEW and any(game.hands.values())


def wants_successor(game: Game) -> bool:
    """Was the storyteller skipped, and nobody named instead yet?"""
    return game.phase is Phase.CLUE and game.round.storyteller is None and game.turns.regular is not None


def without(game: Game, player: PlayerName) -> Turns:
    """The order after a seat is gone; the one to its left still follows."""
    regular = game.turns.regular
    if regular == player:
        regular = left_of(game.seats, player)[-2]
    return Turns(
        {name: count for name, count in game.turns.told.items() if name != player},
        tuple(name for name in game.turns.passed_over if name != player),
        regular,
    )


def with_another(game: Game, player: PlayerName) -> Turns:
    """The order after somebody sat down in the last seat; cycles of all at once still begin where they did."""
    turns = game.turns
    closes = game.rules.together and turns.regular == game.seats[-1]
    return Turns(
        {**turns.told, player: min(turns.told.values())}, turns.passed_over, player if closes else turns.regular
    )


def why_over(game: Game) -> str | None:
    """Why the game is over after a round, or None while it goes on."""
    rules, told = game.rules, [game.turns.told[player] for player in game.seats]
    used_up = rules.short_pile is ShortPile.END and not game.pile
    if rules.points_to_win is not None and max(game.scores.values()) >= rules.points_to_win:
        reason = f"somebody has {rules.points_to_win} points or more"
    elif rules.cycles is not None and min(told) >= rules.cycles:
        times = {1: "once", 2: "twice"}.get(rules.cycles, f"{rules.cycles} times")
        reason = f"everybody was storyteller {times}"
    elif used_up:
        reason = "the last card of the pile is drawn"
    else:
        return None
    # Where players left after the pile was drawn, somebody may hold too few cards to go on; a cycle takes many.
    can_go_on = not used_up or (not rules.together and min(map(len, game.hands.values())) >= rules.cards_given)
    return None if rules.equal_turns and len(set(told)) > 1 and can_go_on else reason


def winners(game: Game) -> tuple[PlayerName, ...]:
    """Who has the most points; a tie is shared, also where everybody has none. Before a round was told nobody wins."""
    if game.last is None:
        return ()
    best = max(game.scores.values())
    return tuple(player for player in game.seats if game.scores[player] == best)


def refill_need(game: Game) -> dict[PlayerName, int]:
    """How many cards each player lacks, in the order in which they draw: the next storyteller first."""
    ring = ring_from(game.seats, next_tellers(game)[0])
    return {player: max(0, game.rules.hand - len(game.hands[player])) for player in ring}


def discards_with_tables(game: Game) -> tuple[CardId, ...]:
    """The discards, once the tables of the rounds that are over have joined them."""
    return (*game.discards, *(card.card for played in game.rounds for card in played.table))


def must_shuffle(game: Game) -> bool:
    """Are the discards shuffled into the pile before this refill?"""
    if game.rules.short_pile is ShortPile.ANEW:
        return True
    return game.rules.short_pile is ShortPile.MIX and len(game.pile) < sum(refill_need(game).values())


def shuffles(game: Game) -> bool:
    """Is the pile shuffled before this refill, with the discards or by itself because a word of chance joins?"""
    return must_shuffle(game) or luck.joins_with(game, game.rounds[-1].number + 1)


def draw(game: Game, pile: Sequence[CardId]) -> dict[PlayerName, tuple[CardId, ...]]:
    """What everybody draws from the top of this pile, as long as it lasts."""
    drawn: dict[PlayerName, tuple[CardId, ...]] = {}
    at = 0
    for player, need in refill_need(game).items():
        drawn[player] = tuple(pile[at : at + need])
        at += need
    return drawn
