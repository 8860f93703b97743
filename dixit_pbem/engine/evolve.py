"""Events -> game. Replay trusts nothing: every event passes the same checks as the move that caused it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar, assert_never

from dixit_pbem.engine import events, luck, may, model, order
from dixit_pbem.engine.deadline import on_the_clock
from dixit_pbem.engine.names import renamed
from dixit_pbem.engine.pending import pending, red_owed, still_without_vote
from dixit_pbem.engine.playable import why_unplayable
from dixit_pbem.engine.scoring import score_round
from dixit_pbem.engine.systems import HOUSE_RULE_BY_NAME, rules_for
from dixit_pbem.errors import Misfit

Value = TypeVar("Value")


def _demand(fits: object, otherwise: str) -> None:
    if not fits:
        raise Misfit(otherwise)


def start(event: events.GameStarted) -> model.Game:
    """The game after its first event: seats and rules, and nothing dealt yet."""
    _demand(set(event.rules.overrides) <= set(HOUSE_RULE_BY_NAME), "The rules hold a house rule that does not exist.")
    _demand(len(set(event.seats)) == len(event.seats), "A player sits at the table twice.")
    for name, value in event.rules.overrides.items():
        rule = HOUSE_RULE_BY_NAME[name]
        _demand(rule.fits(value), f"'{name}' must be {rule.allowed()}.")
    rules = rules_for(event.rules, len(event.seats))
    if rules is None or why_unplayable(event.rules, len(event.seats)):
        raise Misfit("These rules cannot be played by these players.")
    setup = model.Setup(event.title, event.rules, event.seats, event.pictures, event.first, event.seed, event.rehearsal)
    nobody = dict.fromkeys(event.seats, 0)
    return model.Game(
        setup=setup,
        commitment=event.commitment,
        rules=rules,
        seats=event.seats,
        hands={player: {} for player in event.seats},
        pile=(),
        discards=(),
        scores=nobody,
        turns=model.Turns(nobody),
        phase=model.Phase.NEW,
        round=model.Round(0, None, deadline=None),
        last=None,
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
            return _round_began(game, event)
        case events.ClueGiven() | events.StorytellerSkipped() | events.StorytellerNamed() | events.CardsWanted():
            return _clue_phase(game, event)
        case events.CardsGiven() | events.CardsTakenBack() | events.TableLaid():
            return _card_phase(game, event)
        case events.VotesCast() | events.VotesMissed():
            return _vote_phase(game, event)
        case events.RoundScored():
            return _round_scored(game, event)
        case events.HandsRefilled():
            return _hands_refilled(game, event)
        case events.PlayerLeaves() | events.PlayerLeft() | events.PlayerReplaced() | events.GameEnded():
            return _seats_and_end(game, event)
        case events.DeadlineExtended() | events.GamePaused() | events.GameResumed() | events.ClockMoved():
            return on_the_clock(game, event)
        case _:
            assert_never(event)


def _hands_dealt(game: model.Game, event: events.HandsDealt) -> model.Game:
    _demand(game.phase is model.Phase.NEW and not between_rounds(game), "The hands are dealt already.")
    _demand(event.hands.keys() == set(game.seats), "A hand is missing, or dealt to somebody who does not play.")
    _demand(all(len(hand) == game.rules.hand for hand in event.hands.values()), "A hand has the wrong size.")
    dealt = [card for hand in event.hands.values() for card in hand]
    _demand(sorted([*dealt, *event.pile]) == sorted(game.setup.pictures), "A card of the deck is missing or doubled.")
    hands = {player: model.lettered(event.hands[player]) for player in game.seats}
    return replace(game, hands=hands, pile=event.pile, luck=luck.dealt_for(game.luck, 1))


def between_rounds(game: model.Game) -> bool:
    """Is the last round cleared away, and the next one not begun?"""
    return game.phase is model.Phase.NEW and any(game.hands.values())


def _round_began(game: model.Game, event: events.RoundBegan) -> model.Game:
    teller, first = event.storyteller, game.round.number == 0
    _demand(between_rounds(game), "A round cannot begin before the last one is over and the hands are refilled.")
    _demand(event.round == game.round.number + 1, f"Round {game.round.number + 1} comes next, not {event.round}.")
    if teller is None:
        _demand(first and game.setup.first == "volunteer", "This round needs a storyteller.")
    elif first:
        _demand(teller in game.seats, f"{teller} does not sit at this table.")
        _demand(game.setup.first in ("random", teller), "Somebody else should tell first.")
    else:
        _demand(teller == order.next_storyteller(game), "Somebody else should tell in this round.")
    turns = game.turns if teller is None else order.named(game.turns, teller)
    return replace(
        game, phase=model.Phase.CLUE, turns=turns, round=model.Round(event.round, teller, deadline=event.deadline)
    )


def _clue_phase(
    game: model.Game, event: events.ClueGiven | events.StorytellerSkipped | events.StorytellerNamed | events.CardsWanted
) -> model.Game:
    played, awaits_clue = game.round, game.phase is model.Phase.CLUE and game.round.clue is None
    match event:
        case events.ClueGiven(player=player, text=text, card=card):
            may.tell(game, player, text)
            _demand(
                game.rules.blind_clue == (card is None),
                "A clue rests on a card of the storyteller's hand, except where it is said before the hands are seen.",
            )
            given = {} if card is None else {player: _held(game, player, (card,))}
            told = replace(played, storyteller=player, clue=model.Clue(text, card, event.attachment), given=given)
            return replace(game, turns=order.named(game.turns, player), round=told)
        case events.StorytellerSkipped(player=player):
            _demand(awaits_clue and played.storyteller == player, f"{player} does not owe a clue.")
            return replace(game, turns=order.skipped(game, player), round=replace(played, storyteller=None))
        case events.StorytellerNamed(player=player):
            _demand(game.phase is model.Phase.CLUE and played.storyteller is None, "This round has its storyteller.")
            _demand(player in game.seats, f"{player} does not sit at this table.")
            _demand(event.drawn or player == order.next_storyteller(game), "Somebody else should tell in this round.")
            named = replace(played, storyteller=player, deadline=event.deadline, extended={})
            return replace(game, turns=order.named(game.turns, player), round=named)
        case events.CardsWanted(deadline=deadline):
            _demand(game.phase is model.Phase.CLUE and not awaits_clue, "The clue is missing.")
            return replace(game, phase=model.Phase.CARD, round=replace(played, deadline=deadline, extended={}))


def _held(game: model.Game, player: model.PlayerName, cards: tuple[model.CardId, ...]) -> tuple[model.CardId, ...]:
    """The same cards, which must be in that hand."""
    _demand(set(cards) <= set(game.hands[player].values()), f"{player} does not hold that card.")
    return cards


def _card_phase(game: model.Game, event: events.CardsGiven | events.CardsTakenBack | events.TableLaid) -> model.Game:
    given = game.round.given
    match event:
        case events.CardsGiven(player=player, cards=cards):
            may.give(game, player, cards)
            return replace(game, round=replace(game.round, given={**given, player: _held(game, player, cards)}))
        case events.CardsTakenBack(player=player):
            may.take_back(game, player)
            return replace(game, round=replace(game.round, given=_without(given, player)))
        case events.TableLaid(cards=cards):
            _demand(game.phase is model.Phase.CARD, "The table cannot be laid now.")
            _demand(not pending(game), "The table cannot be laid before everybody gave a card.")
            giver = {card: player for player, cards in given.items() for card in cards}
            _demand(sorted(cards) == sorted(giver), "The cards on the table are not the cards that were given.")
            table = tuple(model.TableCard(number, card, giver[card]) for number, card in enumerate(cards, 1))
            hands = {
                player: {letter: card for letter, card in hand.items() if card not in giver}
                for player, hand in game.hands.items()
            }
            gave = {player: count + (player in given) for player, count in game.gave.items()}
            laid = replace(game.round, table=table, deadline=event.deadline, extended={})
            return replace(game, phase=model.Phase.VOTE, hands=hands, gave=gave, round=laid)


def _without(values: Mapping[model.PlayerName, Value], player: model.PlayerName) -> dict[model.PlayerName, Value]:
    return {name: value for name, value in values.items() if name != player}


def _vote_phase(game: model.Game, event: events.VotesCast | events.VotesMissed) -> model.Game:
    played, player = game.round, event.player
    match event:
        case events.VotesCast(numbers=numbers, red=red):
            _demand(numbers or red is not None, "This vote is for nothing.")
            if numbers:
                may.vote(game, player, numbers)
                twice = len(set(numbers)) < len(numbers)
                _demand(not twice, f"{player} votes twice for the same card: two votes go to two different cards.")
                played = replace(played, votes={**played.votes, player: numbers})
            if red is not None:
                may.mark_red(game, player, red)
                played = replace(played, red=red)
        case events.VotesMissed():
            may.phase_open(game, model.Phase.VOTE)
            without_vote = player in still_without_vote(game)
            without_red = player == played.storyteller and red_owed(game)
            _demand(without_vote or without_red, f"{player} does not owe a vote.")
            votes = {**played.votes, player: ()} if without_vote else played.votes
            played = replace(played, votes=votes, red_missed=played.red_missed or without_red)
    return replace(game, round=played)


def _round_scored(game: model.Game, event: events.RoundScored) -> model.Game:
    may.phase_open(game, model.Phase.VOTE)
    _demand(not pending(game), "The round cannot be scored before everybody voted.")
    played = may.sheet(game)
    _demand(event.owners == tuple(played.owners.values()), "The owners told are not those who gave the cards.")
    _demand(event.votes == played.votes and event.red == played.red, "The votes told are not the votes that were cast.")
    scored = score_round(game.rules, played)
    _demand(event.points == scored.points, "The points are not what these votes earn.")
    totals = {player: score + scored.points[player] for player, score in game.scores.items()}
    _demand(event.totals == totals and event.void == scored.void, "The totals do not add up.")
    finished = replace(game.round, result=scored)
    return replace(game, scores=totals, turns=order.told(game.turns, played.storyteller), round=finished, last=finished)


def _hands_refilled(game: model.Game, event: events.HandsRefilled) -> model.Game:
    _demand(game.round.result is not None and game.phase is model.Phase.VOTE, "The hands cannot be refilled now.")
    _demand(not game.leaving, f"{model.in_words(game.leaving)} should have left first.")
    pile, discards = game.pile, (*game.discards, *(card.card for card in game.round.table))
    if event.pile is None:
        _demand(not order.must_shuffle(game), "The discards had to be shuffled into the pile first.")
        _demand(not order.shuffles(game), "The pile had to be shuffled, for a word of chance joins it.")
    else:
        _demand(order.shuffles(game), "The pile needed no shuffling.")
        mixed, discards = ((*pile, *discards), ()) if order.must_shuffle(game) else (pile, discards)
        _demand(sorted(event.pile) == sorted(mixed), "A card is missing from the pile, or doubled.")
        pile = event.pile
    _demand(event.drawn == order.draw(game, pile), "The cards drawn are not those on top of the pile.")
    drawn = sum(map(len, event.drawn.values()))
    hands = {player: model.lettered([*game.hands[player].values(), *event.drawn[player]]) for player in game.seats}
    if game.rules.pass_hands:
        hands = dict(zip(model.left_of(game.seats, game.seats[0]), hands.values(), strict=True))
    cleared = replace(game.round, given={}, table=())
    return replace(
        game,
        phase=model.Phase.NEW,
        hands=hands,
        pile=tuple(pile[drawn:]),
        discards=discards,
        round=cleared,
        luck=luck.dealt_for(game.luck, game.round.number + 1),
    )


def _seats_and_end(
    game: model.Game, event: events.PlayerLeaves | events.PlayerLeft | events.PlayerReplaced | events.GameEnded
) -> model.Game:
    match event:
        case events.PlayerLeaves(player=player):
            may.leave(game, player)
            return replace(game, leaving=(*game.leaving, player))
        case events.PlayerLeft(player=player):
            return _player_left(game, player)
        case events.PlayerReplaced(player=player, by=by):
            may.replace(game, player, by)
            return renamed(game, player, new=by)
        case events.GameEnded(winners=winners, called_off=called_off):
            _demand(game.phase is not model.Phase.FINISHED, "The game has ended already.")
            _demand(called_off or order.why_over(game) is not None, "The game does not end here.")
            best = winners == order.winners(game) or (called_off and not winners)
            _demand(best, "The winners are not those with most points.")
            return replace(game, phase=model.Phase.FINISHED, ending=model.Ending(event.reason, winners))


def _player_left(game: model.Game, player: model.PlayerName) -> model.Game:
    over = game.phase is model.Phase.VOTE and game.round.result is not None
    _demand(over and player in game.leaving, f"{player} cannot leave here.")
    seats = tuple(name for name in game.seats if name != player)
    rules = rules_for(game.setup.choice, len(seats))
    if rules is None:
        raise Misfit(f"{len(seats)} players cannot play on.")
    return replace(
        game,
        seats=seats,
        rules=rules,
        hands=_without(game.hands, player),
        discards=(*game.discards, *game.hands[player].values()),
        scores=_without(game.scores, player),
        gave=_without(game.gave, player),
        turns=order.without(game, player),
        leaving=tuple(name for name in game.leaving if name != player),
    )
