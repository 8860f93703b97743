"""Events -> game. Replay trusts nothing: every event passes the same checks as the move that caused it."""

from __future__ import annotations

from typing import assert_never

from dixit_pbem.engine import events, luck, may, model, order, rounds, seating
from dixit_pbem.engine.deadline import on_the_clock
from dixit_pbem.engine.playable import why_unplayable
from dixit_pbem.engine.rounds import demand, without
from dixit_pbem.engine.systems import HOUSE_RULE_BY_NAME, Rules, rules_for
from dixit_pbem.errors import Misfit
from dixit_pbem.frozen import replace


def start(event: events.GameStarted) -> model.Game:
    """The game after its first event: seats and rules, and nothing dealt yet."""
    demand(set(event.rules.overrides) <= set(HOUSE_RULE_BY_NAME), "The rules hold a house rule that does not exist.")
    demand(len(set(event.seats)) == len(event.seats), "A player sits at the table twice.")
    for name, value in event.rules.overrides.items():
        rule = HOUSE_RULE_BY_NAME[name]
        demand(rule.fits(value), f"'{name}' must be {rule.allowed()}.")
    rules = rules_for(event.rules, len(event.seats))
    if rules is None or why_unplayable(event.rules, len(event.seats)):
        raise Misfit("These rules cannot be played by these players.")
    setup = model.Setup(event.title, event.rules, event.seats, event.pictures, event.first, event.seed, event.rehearsal)
    return sat_down(setup, rules, commitment=event.commitment)


def sat_down(setup: model.Setup, rules: Rules, *, commitment: str) -> model.Game:
    """The table before anything is dealt; perhaps not all are here yet."""
    nobody = dict.fromkeys(setup.seats, 0)
    return model.Game(
        setup=setup,
        commitment=commitment,
        rules=rules,
        seats=setup.seats,
        hands={player: {} for player in setup.seats},
        pile=(),
        discards=(),
        scores=nobody,
        turns=model.Turns(nobody),
        phase=model.Phase.NEW,
        rounds=(model.Round(0, None, deadline=None),),
        last_rounds=(),
        gave=nobody,
    )


def evolve(game: model.Game, event: events.Event) -> model.Game:  # noqa: C901 - a line or two an event; mypy sees that none is missing
    """The game after one more event; raises `Misfit` or `Refusal` where the event cannot follow."""
    match event:
        case events.GameStarted():
            raise Misfit("The game has started already.")
        case events.Undone():
            raise Misfit("Taking back needs the events before it.")
        case events.HandsDealt():
            return _hands_dealt(game, event)
        case events.RoundBegan():
            return rounds.round_began(game, event)
        case events.ClueGiven() | events.StorytellerSkipped() | events.StorytellerNamed() | events.CardsWanted():
            return rounds.clue_phase(game, event)
        case events.CardsGiven() | events.CardsTakenBack() | events.TableLaid():
            return rounds.card_phase(game, event)
        case events.VotesCast() | events.VotesMissed():
            return rounds.vote_phase(game, event)
        case events.RoundScored():
            return rounds.round_scored(game, event)
        case events.HandsRefilled():
            return rounds.hands_refilled(game, event)
        case events.PlayerJoins():
            return seating.joins(game, event)
        case events.PlayerJoined():
            return seating.joined(game, event)
        case events.PlayerLeaves() | events.PlayerLeft() | events.PlayerReplaced() | events.GameEnded():
            return _seats_and_end(game, event)
        case events.DeadlineExtended() | events.GamePaused() | events.GameResumed() | events.ClockMoved():
            return on_the_clock(game, event)
        case _:
            assert_never(event)


def _hands_dealt(game: model.Game, event: events.HandsDealt) -> model.Game:
    demand(game.phase is model.Phase.NEW and not order.between_rounds(game), "The hands are dealt already.")
    demand(event.hands.keys() == set(game.seats), "A hand is missing, or dealt to somebody who does not play.")
    demand(all(len(hand) == game.rules.hand for hand in event.hands.values()), "A hand has the wrong size.")
    dealt = [card for hand in event.hands.values() for card in hand]
    demand(sorted([*dealt, *event.pile]) == sorted(game.setup.pictures), "A card of the deck is missing or doubled.")
    hands = {player: model.lettered(event.hands[player]) for player in game.seats}
    return replace(game, hands=hands, pile=event.pile, luck=luck.dealt_for(game.luck, 1))


def _seats_and_end(
    game: model.Game, event: events.PlayerLeaves | events.PlayerLeft | events.PlayerReplaced | events.GameEnded
) -> model.Game:
    match event:
        case events.PlayerLeaves(player=player):
            may.leave(game, player)
            return replace(game, leaving=(*game.leaving, player))
        case events.PlayerLeft(player=player):
            return _player_left(game, player)
        case events.PlayerReplaced():
            return seating.replaced(game, event)
        case events.GameEnded(winners=winners, called_off=called_off):
            demand(game.phase is not model.Phase.FINISHED, "The game has ended already.")
            demand(called_off or order.why_over(game) is not None, "The game does not end here.")
            # Games of earlier days had no winner where nobody had a point.
            nobody = not winners and (called_off or not any(game.scores.values()))
            best = winners == order.winners(game) or nobody
            demand(best, "The winners are not those with the most points.")
            return replace(game, phase=model.Phase.FINISHED, ending=model.Ending(event.reason, winners))


def _player_left(game: model.Game, player: model.PlayerName) -> model.Game:
    over = game.phase is model.Phase.VOTE and all(each.result for each in game.rounds)
    demand(over and player in game.leaving, f"{player} cannot leave here.")
    seats = tuple(name for name in game.seats if name != player)
    rules = rules_for(game.setup.choice, len(seats))
    if rules is None:
        raise Misfit(f"{len(seats)} players cannot play on.")
    return replace(
        game,
        seats=seats,
        rules=rules,
        hands=without(game.hands, player),
        discards=(*game.discards, *game.hands[player].values()),
        scores=without(game.scores, player),
        gave=without(game.gave, player),
        turns=order.without(game, player),
        leaving=tuple(name for name in game.leaving if name != player),
    )
