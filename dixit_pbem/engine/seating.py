"""Who comes and who goes: leaving, joining, taking a seat; what is asked, what follows between two rounds. Pure."""

from __future__ import annotations

from functools import reduce

from dixit_pbem.engine import events, may, moves, order
from dixit_pbem.engine.model import Game, Joining, Phase, PlayerName, with_each_round
from dixit_pbem.engine.names import renamed
from dixit_pbem.engine.playable import least_deck, why_unplayable
from dixit_pbem.engine.refusal import About, Hindrance, Refusal
from dixit_pbem.engine.systems import ShortPile, rules_for
from dixit_pbem.errors import Misfit
from dixit_pbem.frozen import replace


def decided(game: Game, move: moves.Leave | moves.Replace | moves.Join) -> events.Event:
    """What happens when somebody wants to leave, to join, or to take a seat."""
    match move:
        case moves.Leave(player=player):
            may.leave(game, player)
            return events.PlayerLeaves(player)
        case moves.Replace(player=player, by=by):
            may.replace(game, player, by)
            return events.PlayerReplaced(player, by, move.email, move.instead_of)
        case moves.Join(player=player):
            may_join(game, player)
            return events.PlayerJoins(player, move.email, move.from_zero)


def may_join(game: Game, player: PlayerName) -> None:
    """May somebody join after this round: does the system take so many, and has the deck their cards?"""
    if game.phase is Phase.FINISHED:
        raise Refusal(Hindrance.SEATS_STAY)
    taken = (*game.seats, *(each.player for each in game.joining), *game.setup.seats, *game.joined, *game.former)
    taken = (*taken, *game.standing_in.values())
    if player.casefold() in {name.casefold() for name in taken}:
        raise Refusal(Hindrance.NAME_TAKEN, About(player))
    if game.rules.pairs:
        raise Refusal(Hindrance.PAIRS_STAY, About(player))
    players = len(game.seats) - len(game.leaving) + len(game.joining) + 1
    rules = rules_for(game.setup.choice, players)
    if rules is None or why_unplayable(game.setup.choice, players):
        raise Refusal(Hindrance.NO_ROOM, About(player, count=players))
    if rules.short_pile is ShortPile.END:
        # With the last card the game is over, and who only came for that has not played.
        lacking = sum(max(0, rules.hand - len(hand)) for hand in game.hands.values()) + _still_to_lie(game)
        short = len(game.pile) <= lacking + rules.hand * (len(game.joining) + 1)
    else:
        short = len(game.setup.pictures) < least_deck(rules, players)
    if short:
        raise Refusal(Hindrance.NO_CARDS, About(player, count=rules.hand))


def _still_to_lie(game: Game) -> int:
    """How many cards the hands lose before the refill after which somebody joins."""
    if game.phase is Phase.VOTE:
        return 0
    tables = len(game.rounds) or (len(game.seats) if game.rules.together else 1)
    return tables * game.rules.table_size(len(game.seats))


def joins(game: Game, event: events.PlayerJoins) -> Game:
    """The game once it is known who joins after this round."""
    may_join(game, event.player)
    return replace(game, joining=(*game.joining, Joining(event.player, event.from_zero)))


def joined(game: Game, event: events.PlayerJoined) -> Game:
    """The game once somebody sits in the last seat; the cards come with the refill, which follows."""
    if event != next_joined(game):
        raise Misfit(f"{event.player} cannot join here.")
    player, seats = event.player, (*game.seats, event.player)
    rules = rules_for(game.setup.choice, len(seats))
    if rules is None:
        raise Misfit(f"{len(seats)} players cannot play on.")
    return replace(
        game,
        seats=seats,
        rules=rules,
        hands={**game.hands, player: {}},
        scores={**game.scores, player: event.points},
        gave={**game.gave, player: min(game.gave.values())},
        turns=order.with_another(game, player),
        joining=game.joining[1:],
        joined=(*game.joined, player),
    )


def replaced(game: Game, event: events.PlayerReplaced) -> Game:
    """The game once somebody else sits in a seat, for good or for now, or whose it is sits there again."""
    player, by, owner = event.player, event.by, game.standing_in.get(event.player)
    if event.back and owner != by:
        raise Misfit(f"The seat of {player} is not {by}'s.")
    may.replace(game, player, by)
    others = {each: whose for each, whose in game.standing_in.items() if each != player}
    game = renamed(game, player, new=by)
    if event.back:
        # Whoever stood in has left, and nobody else.
        return replace(game, standing_in=others, leaving=tuple(each for each in game.leaving if each != by))
    if event.until is not None:
        longer = {by: event.until}
        game = with_each_round(game, lambda each: replace(each, extended={**each.extended, **longer}))
    return replace(game, standing_in={**others, by: owner or player} if event.for_now else others)


def seats_back(game: Game) -> tuple[events.PlayerReplaced, ...]:
    """Whoever stood in goes, once a round or a cycle is over, and whose seat it is sits there again."""
    return tuple(events.PlayerReplaced(player, owner, back=True) for player, owner in game.standing_in.items())


def ended(game: Game, reason: str, *, nobody_wins: bool = False, called_off: bool = False) -> tuple[events.Event, ...]:
    """The end of the game; whoever stood in for somebody does not win in their place."""
    back = seats_back(game)
    winners = () if nobody_wins else order.winners(reduce(replaced, back, game))
    return *back, events.GameEnded(winners, reason, called_off)


def next_joined(game: Game) -> events.PlayerJoined | None:
    """Who sits down now, after the reveal and before the refill: with the points of the last place, or none."""
    over = game.phase is Phase.VOTE and all(each.result for each in game.rounds)
    if not (over and game.joining) or game.leaving or order.why_over(game):
        return None
    first = game.joining[0]
    return events.PlayerJoined(first.player, 0 if first.from_zero else min(game.scores.values()))


def seats_ever(game: Game) -> tuple[PlayerName, ...]:
    """Every seat there ever was, by who sat there first: those of the start, then those that were added."""
    return (*game.setup.seats, *game.joined)
