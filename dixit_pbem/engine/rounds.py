"""Events -> game, from the beginning of a round, or of a cycle of them, to the refill after it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from dixit_pbem.engine import cycle, events, luck, may, model, order
from dixit_pbem.engine.pending import pending, red_owed, still_without_vote
from dixit_pbem.engine.scoring import score_round, totals
from dixit_pbem.errors import Misfit
from dixit_pbem.frozen import replace

Value = TypeVar("Value")


def demand(fits: object, otherwise: str) -> None:
    """Nothing, where an event fits; else `Misfit`."""
    if not fits:
        raise Misfit(otherwise)


def round_began(game: model.Game, event: events.RoundBegan) -> model.Game:
    """The game once a round, or a cycle of them, began."""
    number = order.next_number(game)
    over = order.between_rounds(game) or order.told_nothing(game)
    demand(over, "A round cannot begin before the last one is over and the hands are refilled.")
    demand(event.round == number, f"Round {number} comes next, not {event.round}.")
    if game.rules.together:
        _may_tell_at_once(game, event.tellers)
        rounds = tuple(
            model.Round(event.round + at, teller, deadline=event.deadline) for at, teller in enumerate(event.tellers)
        )
        return replace(game, phase=model.Phase.CLUE, turns=order.cycle_named(game, event.tellers), rounds=rounds)
    _may_tell_now(game, event.storyteller)
    turns = game.turns if event.storyteller is None else order.named(game.turns, event.storyteller)
    told = model.Round(event.round, event.storyteller, deadline=event.deadline)
    return replace(game, phase=model.Phase.CLUE, turns=turns, rounds=(told,))


def _may_tell_now(game: model.Game, teller: model.PlayerName | None) -> None:
    first = order.next_number(game) == 1
    if teller is None:
        demand(first and game.setup.first == "volunteer", "This round needs a storyteller.")
    elif first:
        demand(teller in game.seats, f"{teller} does not sit at this table.")
        demand(game.setup.first in ("random", teller), "Somebody else should tell first.")
    else:
        demand(teller == order.next_storyteller(game), "Somebody else should tell in this round.")


def _may_tell_at_once(game: model.Game, tellers: tuple[model.PlayerName, ...]) -> None:
    if order.next_number(game) > 1:
        demand(tellers == order.next_tellers(game), "Others should tell in this cycle.")
        return
    demand(tellers and set(tellers) <= set(game.seats), "A cycle needs its storytellers.")
    first = {"volunteer": game.seats[0], "random": tellers[0]}.get(game.setup.first, game.setup.first)
    demand(tellers[0] == first, "Somebody else should tell first.")
    demand(tellers == order.ring_from(game.seats, tellers[0]), "In the first cycle everybody tells, in seat order.")


def clue_phase(
    game: model.Game, event: events.ClueGiven | events.StorytellerSkipped | events.StorytellerNamed | events.CardsWanted
) -> model.Game:
    """The game after something that may happen while a clue is wanted."""
    played = game.round
    match event:
        case events.ClueGiven(player=player, words=text, card=card):
            may.tell(game, player, text)
            demand(
                game.rules.blind_clue == (card is None),
                "A clue rests on a card of the storyteller's hand, except where it is said before the hands are seen.",
            )
            given = {} if card is None else {player: _held(game, player, (card,))}
            played = next(each for each in game.rounds if each.storyteller in (None, player))
            told = replace(played, storyteller=player, clue=model.Clue(text, card, event.attachment), given=given)
            turns = order.named(game.turns, player) if played.storyteller is None else game.turns
            return model.with_round(replace(game, turns=turns), told)
        case events.StorytellerSkipped(player=player):
            owed = any(each.storyteller == player and each.clue is None for each in game.rounds)
            demand(game.phase is model.Phase.CLUE and owed, f"{player} does not owe a clue.")
            return _passed_over(game, player)
        case events.StorytellerNamed(player=player):
            demand(game.phase is model.Phase.CLUE and played.storyteller is None, "This round has its storyteller.")
            demand(player in game.seats, f"{player} does not sit at this table.")
            demand(event.drawn or player == order.next_storyteller(game), "Somebody else should tell in this round.")
            named = replace(played, storyteller=player, deadline=event.deadline, extended={})
            return replace(game, turns=order.named(game.turns, player), rounds=(named,))
        case events.CardsWanted(deadline=deadline):
            demand(game.phase is model.Phase.CLUE and not pending(game), "The clue is missing.")
            wanted = replace(game, phase=model.Phase.CARD)
            return model.with_each_round(wanted, lambda each: replace(each, deadline=deadline, extended={}))


def _passed_over(game: model.Game, player: model.PlayerName) -> model.Game:
    """Somebody else tells in this round; where all tell at once, it falls out and the later ones move up."""
    turns, number = order.skipped(game, player), game.round.number
    rest = [each for each in game.rounds if each.storyteller != player]
    if rest:
        return replace(
            game, turns=turns, rounds=tuple(replace(each, number=number + at) for at, each in enumerate(rest))
        )
    if game.rules.together and player in game.turns.passed_over:
        over = tuple(replace(each, given={}, table=()) for each in game.last_rounds)
        return replace(game, turns=turns, phase=model.Phase.NEW, rounds=over)
    return replace(game, turns=turns, rounds=(replace(game.round, storyteller=None),))


def _held(game: model.Game, player: model.PlayerName, cards: tuple[model.CardId, ...]) -> tuple[model.CardId, ...]:
    """The same cards, which must be in that hand."""
    demand(set(cards) <= set(game.hands[player].values()), f"{player} does not hold that card.")
    return cards


def card_phase(game: model.Game, event: events.CardsGiven | events.CardsTakenBack | events.TableLaid) -> model.Game:
    """The game after something that may happen while cards are wanted."""
    match event:
        case events.CardsGiven(player=player, cards=cards):
            allowed = may.rounds_to_give(game, player)
            answer = cycle.by_round(game, player, allowed, things=cards, named=event.round)
            for number, own in answer.items():
                may.give(game, player, own, played=game.numbered[number])
            _held(game, player, cards)
            cycle.must_go_once(game, player, answer)
            return _with_given(game, player, answer)
        case events.CardsTakenBack(player=player):
            may.take_back(game, player)
            return _with_given(game, player, {each.number: () for each in may.rounds_to_give(game, player)})
        case events.TableLaid():
            demand(game.phase is model.Phase.CARD, "The table cannot be laid now.")
            demand(not pending(game), "The table cannot be laid before everybody gave a card.")
            tables = cycle.by_round(game, game.seats[0], game.rounds, things=event.cards, named=event.round)
            rounds = tuple(_laid(each, tables.get(each.number, ()), event) for each in game.rounds)
            used = {card for played in game.rounds for cards in played.given.values() for card in cards}
            hands = {
                player: {letter: card for letter, card in hand.items() if card not in used}
                for player, hand in game.hands.items()
            }
            gave = {player: count + (player in game.round.given) for player, count in game.gave.items()}
            return replace(game, phase=model.Phase.VOTE, hands=hands, gave=gave, rounds=rounds)


def _with_given(
    game: model.Game, player: model.PlayerName, answer: Mapping[int, tuple[model.CardId, ...]]
) -> model.Game:
    """The game once a player gives these cards to the rounds of these numbers; none takes back what was given."""
    changed = {
        number: {**without(game.numbered[number].given, player), **({player: cards} if cards else {})}
        for number, cards in answer.items()
    }
    return model.with_each_round(
        game, lambda each: replace(each, given=changed[each.number]) if each.number in changed else each
    )


def _laid(played: model.Round, cards: tuple[model.CardId, ...], event: events.TableLaid) -> model.Round:
    giver = {card: player for player, given in played.given.items() for card in given}
    demand(sorted(cards) == sorted(giver), "The cards on the table are not the cards that were given.")
    table = tuple(model.TableCard(number, card, giver[card]) for number, card in enumerate(cards, 1))
    return replace(played, table=table, deadline=event.deadline, extended={})


def without(values: Mapping[model.PlayerName, Value], player: model.PlayerName) -> dict[model.PlayerName, Value]:
    """The same without a player."""
    return {name: value for name, value in values.items() if name != player}


def vote_phase(game: model.Game, event: events.VotesCast | events.VotesMissed) -> model.Game:
    """The game after something that may happen while votes are wanted."""
    match event:
        case events.VotesCast():
            return _votes_cast(game, event)
        case events.VotesMissed(player=player):
            may.phase_open(game, model.Phase.VOTE)
            demand(player in pending(game), f"{player} does not owe a vote.")
            return model.with_each_round(game, lambda each: _missed(game, each, player))


def _votes_cast(game: model.Game, event: events.VotesCast) -> model.Game:
    player, numbers, red = event.player, event.numbers, event.red
    demand(numbers or red is not None, "This vote is for nothing.")
    if numbers:
        allowed = may.rounds_to_vote(game, player)
        answer = cycle.by_round(game, player, allowed, things=numbers, named=event.round)
        for number, votes in answer.items():
            may.vote(game, player, votes, played=game.numbered[number])
            twice = len(set(votes)) < len(votes)
            demand(not twice, f"{player} votes twice for the same card: two votes go to two different cards.")
            played = game.numbered[number]
            game = model.with_round(game, replace(played, votes={**played.votes, player: votes}))
    if red is not None:
        may.mark_red(game, player, red)
        game = model.with_round(game, replace(game.round, red=red))
    return game


def _missed(game: model.Game, played: model.Round, player: model.PlayerName) -> model.Round:
    """The round once a player abstains from what they still owed in it."""
    without_red = player == played.storyteller and red_owed(game, played)
    votes = {**played.votes, player: ()} if player in still_without_vote(game, played) else played.votes
    return replace(played, votes=votes, red_missed=played.red_missed or without_red)


def round_scored(game: model.Game, event: events.RoundScored) -> model.Game:
    """The game after a reveal."""
    may.phase_open(game, model.Phase.VOTE)
    demand(not pending(game), "The round cannot be scored before everybody voted.")
    unscored = next(each for each in game.rounds if each.result is None)
    demand(event.round == (unscored.number if game.rules.together else None), "Another round is to be scored here.")
    played = may.sheet(game, unscored)
    demand(event.owners == tuple(played.owners.values()), "The owners told are not those who gave the cards.")
    demand(event.votes == played.votes and event.red == played.red, "The votes told are not the votes that were cast.")
    scored = score_round(game.rules, played)
    demand(event.points == scored.points, "The points are not what these votes earn.")
    scores = totals(game.rules, game.scores, scored)
    demand(event.totals == scores and event.void == scored.void, "The totals do not add up.")
    told = model.with_round(game, replace(unscored, result=scored))
    return replace(
        told,
        scores=scores,
        turns=order.told(game.turns, played.storyteller),
        last_rounds=tuple(each for each in told.rounds if each.result),
    )


def hands_refilled(game: model.Game, event: events.HandsRefilled) -> model.Game:
    """The game once everybody drew, and the tables are cleared."""
    over = game.phase is model.Phase.VOTE and all(each.result for each in game.rounds)
    demand(over, "The hands cannot be refilled now.")
    demand(not game.leaving, f"{model.in_words(game.leaving)} should have left first.")
    demand(not game.joining, "Somebody should have joined first.")
    pile, discards = game.pile, order.discards_with_tables(game)
    if event.pile is None:
        demand(not order.must_shuffle(game), "The discards had to be shuffled into the pile first.")
        demand(not order.shuffles(game), "The pile had to be shuffled, for a word of chance joins it.")
    else:
        demand(order.shuffles(game), "The pile needed no shuffling.")
        mixed, discards = ((*pile, *discards), ()) if order.must_shuffle(game) else (pile, discards)
        demand(sorted(event.pile) == sorted(mixed), "A card is missing from the pile, or doubled.")
        pile = event.pile
    demand(event.drawn == order.draw(game, pile), "The cards drawn are not those on top of the pile.")
    drawn = sum(map(len, event.drawn.values()))
    hands = {player: model.lettered([*game.hands[player].values(), *event.drawn[player]]) for player in game.seats}
    if game.rules.pass_hands:
        hands = dict(zip(model.left_of(game.seats, game.seats[0]), hands.values(), strict=True))
    cleared = model.with_each_round(game, lambda each: replace(each, given={}, table=()))
    return replace(
        cleared,
        phase=model.Phase.NEW,
        hands=hands,
        pile=tuple(pile[drawn:]),
        discards=discards,
        luck=luck.dealt_for(game.luck, game.rounds[-1].number + 1),
    )
