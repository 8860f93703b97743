"""Events -> game. Replay trusts nothing: every event passes the same checks as the move that caused it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar, assert_never

from dixit_pbem.engine import may, order
from dixit_pbem.engine.events import (
    CardsGiven,
    CardsTakenBack,
    CardsWanted,
    ClueGiven,
    DeadlineExtended,
    Event,
    GameEnded,
    GamePaused,
    GameResumed,
    GameStarted,
    HandsDealt,
    HandsRefilled,
    PlayerLeaves,
    PlayerLeft,
    PlayerReplaced,
    RoundBegan,
    RoundScored,
    StorytellerNamed,
    StorytellerSkipped,
    TableLaid,
    Undone,
    VotesCast,
    VotesMissed,
)
from dixit_pbem.engine.model import (
    CardId,
    Clue,
    Ending,
    Game,
    Phase,
    PlayerName,
    Round,
    Setup,
    TableCard,
    Turns,
    in_words,
    left_of,
    lettered,
)
from dixit_pbem.engine.names import renamed
from dixit_pbem.engine.order import draw, must_shuffle
from dixit_pbem.engine.pending import pending, red_owed, still_without_vote
from dixit_pbem.engine.playable import why_unplayable
from dixit_pbem.engine.scoring import score_round
from dixit_pbem.engine.systems import HOUSE_RULE_BY_NAME, rules_for
from dixit_pbem.errors import Misfit

Value = TypeVar("Value")
NO_ROUND = Round(0, None, deadline=None)


def _demand(fits: object, otherwise: str) -> None:
    if not fits:
        raise Misfit(otherwise)


def start(event: GameStarted) -> Game:
    """The game after its first event: seats and rules, and nothing dealt yet."""
    _demand(set(event.rules.overrides) <= set(HOUSE_RULE_BY_NAME), "The rules hold a house rule that does not exist.")
    _demand(len(set(event.seats)) == len(event.seats), "A player sits at the table twice.")
    for name, value in event.rules.overrides.items():
        rule = HOUSE_RULE_BY_NAME[name]
        _demand(rule.fits(value), f"'{name}' must be {rule.allowed()}.")
    _demand(not why_unplayable(event.rules, len(event.seats)), "These rules cannot be played by these players.")
    rules = rules_for(event.rules, len(event.seats))
    assert rules is not None  # noqa: S101 - why_unplayable has just said so
    setup = Setup(event.title, event.rules, event.seats, event.pictures, event.first, event.seed, event.rehearsal)
    nobody = dict.fromkeys(event.seats, 0)
    return Game(
        setup=setup,
        commitment=event.commitment,
        rules=rules,
        seats=event.seats,
        hands={player: {} for player in event.seats},
        pile=(),
        discards=(),
        scores=nobody,
        turns=Turns(nobody),
        phase=Phase.NEW,
        round=NO_ROUND,
        last=None,
        gave=nobody,
    )


def evolve(game: Game, event: Event) -> Game:  # noqa: C901 - one line an event, and mypy sees that none is missing
    """The game after one more event; raises `Misfit` or `Refusal` where the event cannot follow."""
    match event:
        case GameStarted():
            raise Misfit("The game has started already.")
        case Undone():
            raise Misfit("Taking back needs the events before it.")
        case HandsDealt():
            return _hands_dealt(game, event)
        case RoundBegan():
            return _round_began(game, event)
        case ClueGiven():
            return _clue_given(game, event)
        case StorytellerSkipped():
            return _storyteller_skipped(game, event)
        case StorytellerNamed():
            return _storyteller_named(game, event)
        case CardsWanted():
            return _cards_wanted(game, event)
        case CardsGiven():
            return _cards_given(game, event)
        case CardsTakenBack():
            return _cards_taken_back(game, event)
        case TableLaid():
            return _table_laid(game, event)
        case VotesCast():
            return _votes_cast(game, event)
        case VotesMissed():
            return _votes_missed(game, event)
        case RoundScored():
            return _round_scored(game, event)
        case HandsRefilled():
            return _hands_refilled(game, event)
        case PlayerLeaves():
            may.leave(game, event.player)
            return replace(game, leaving=(*game.leaving, event.player))
        case PlayerLeft():
            return _player_left(game, event)
        case PlayerReplaced():
            may.replace(game, event.player, event.by)
            return renamed(game, event.player, new=event.by)
        case GameEnded():
            return _game_ended(game, event)
        case DeadlineExtended():
            may.extend(game, event.player)
            return _extended(game, event)
        case GamePaused():
            may.pause(game)
            return replace(game, paused=event.since)
        case GameResumed():
            may.resume(game)
            return _resumed(game, event)
        case _:
            assert_never(event)


def _hands_dealt(game: Game, event: HandsDealt) -> Game:
    _demand(game.phase is Phase.NEW and not between_rounds(game), "The hands are dealt already.")
    _demand(event.hands.keys() == set(game.seats), "A hand is missing, or dealt to somebody who does not play.")
    _demand(all(len(hand) == game.rules.hand for hand in event.hands.values()), "A hand has the wrong size.")
    dealt = [card for hand in event.hands.values() for card in hand]
    _demand(sorted([*dealt, *event.pile]) == sorted(game.setup.pictures), "A card of the deck is missing or doubled.")
    return replace(game, hands={player: lettered(event.hands[player]) for player in game.seats}, pile=event.pile)


def _round_began(game: Game, event: RoundBegan) -> Game:
    _demand(between_rounds(game), "A round cannot begin before the last one is over and the hands are refilled.")
    _demand(event.round == game.round.number + 1, f"Round {game.round.number + 1} comes next, not {event.round}.")
    first = game.round.number == 0
    if event.storyteller is None:
        _demand(first and game.setup.first == "volunteer", "This round needs a storyteller.")
    elif first:
        _demand(event.storyteller in game.seats, f"{event.storyteller} does not sit at this table.")
        _demand(game.setup.first in ("random", event.storyteller), "Somebody else should tell first.")
    else:
        _demand(event.storyteller == order.next_storyteller(game), "Somebody else should tell in this round.")
    turns = game.turns if event.storyteller is None else order.named(game.turns, event.storyteller)
    return replace(
        game, phase=Phase.CLUE, turns=turns, round=Round(event.round, event.storyteller, deadline=event.deadline)
    )


def between_rounds(game: Game) -> bool:
    """Is the last round cleared away, and the next one not begun?"""
    return game.phase is Phase.NEW and any(game.hands.values())


def _clue_given(game: Game, event: ClueGiven) -> Game:
    may.tell(game, event.player, event.text, card=event.card)
    given = {} if event.card is None else {event.player: (event.card,)}
    turns = order.named(game.turns, event.player)
    clue = Clue(event.text, event.card, event.attachment)
    return replace(game, turns=turns, round=replace(game.round, storyteller=event.player, clue=clue, given=given))


def _storyteller_skipped(game: Game, event: StorytellerSkipped) -> Game:
    _demand(
        game.phase is Phase.CLUE and game.round.storyteller == event.player and game.round.clue is None,
        f"{event.player} does not owe a clue.",
    )
    return replace(game, turns=order.skipped(game, event.player), round=replace(game.round, storyteller=None))


def _storyteller_named(game: Game, event: StorytellerNamed) -> Game:
    _demand(game.phase is Phase.CLUE and game.round.storyteller is None, "This round has its storyteller.")
    _demand(event.player in game.seats, f"{event.player} does not sit at this table.")
    _demand(event.drawn or event.player == order.next_storyteller(game), "Somebody else should tell in this round.")
    return replace(
        game,
        turns=order.named(game.turns, event.player),
        round=replace(game.round, storyteller=event.player, deadline=event.deadline, extended={}),
    )


def _cards_wanted(game: Game, event: CardsWanted) -> Game:
    _demand(game.phase is Phase.CLUE and game.round.clue is not None, "The clue is missing.")
    return replace(game, phase=Phase.CARD, round=replace(game.round, deadline=event.deadline, extended={}))


def _cards_given(game: Game, event: CardsGiven) -> Game:
    may.give(game, event.player, event.cards)
    return _with_given(game, {**game.round.given, event.player: event.cards})


def _cards_taken_back(game: Game, event: CardsTakenBack) -> Game:
    may.take_back(game, event.player)
    return _with_given(game, {name: cards for name, cards in game.round.given.items() if name != event.player})


def _with_given(game: Game, given: Mapping[PlayerName, tuple[CardId, ...]]) -> Game:
    return replace(game, round=replace(game.round, given=given))


def _table_laid(game: Game, event: TableLaid) -> Game:
    _demand(game.phase is Phase.CARD, "The table cannot be laid now.")
    _demand(not pending(game), "The table cannot be laid before everybody gave a card.")
    giver = {card: player for player, cards in game.round.given.items() for card in cards}
    _demand(sorted(event.cards) == sorted(giver), "The cards on the table are not the cards that were given.")
    table = tuple(TableCard(number, card, giver[card]) for number, card in enumerate(event.cards, 1))
    hands = {
        player: {letter: card for letter, card in hand.items() if card not in giver}
        for player, hand in game.hands.items()
    }
    gave = {player: count + (player in game.round.given) for player, count in game.gave.items()}
    laid = replace(game.round, table=table, deadline=event.deadline, extended={})
    return replace(game, phase=Phase.VOTE, hands=hands, gave=gave, round=laid)


def _votes_cast(game: Game, event: VotesCast) -> Game:
    _demand(event.numbers or event.red is not None, "This vote is for nothing.")
    votes, red = game.round.votes, game.round.red
    if event.numbers:
        may.vote(game, event.player, event.numbers)
        votes = {**votes, event.player: event.numbers}
    if event.red is not None:
        may.mark_red(game, event.player, event.red)
        red = event.red
    return replace(game, round=replace(game.round, votes=votes, red=red))


def _votes_missed(game: Game, event: VotesMissed) -> Game:
    may.voting(game)
    without_vote = event.player in still_without_vote(game)
    without_red = event.player == game.round.storyteller and red_owed(game)
    _demand(without_vote or without_red, f"{event.player} does not owe a vote.")
    votes = {**game.round.votes, event.player: ()} if without_vote else game.round.votes
    red_missed = game.round.red_missed or without_red
    return replace(game, round=replace(game.round, votes=votes, red_missed=red_missed))


def _round_scored(game: Game, event: RoundScored) -> Game:
    may.voting(game)
    _demand(not pending(game), "The round cannot be scored before everybody voted.")
    played = may.sheet(game)
    _demand(event.owners == tuple(played.owners.values()), "The owners told are not those who gave the cards.")
    _demand(event.votes == played.votes and event.red == played.red, "The votes told are not the votes that were cast.")
    scored = score_round(game.rules, played)
    _demand(event.points == scored.points, "The points are not what these votes earn.")
    totals = {player: score + scored.points[player] for player, score in game.scores.items()}
    _demand(event.totals == totals and event.void == scored.void, "The totals do not add up.")
    finished = replace(game.round, result=scored)
    turns = order.told(game.turns, played.storyteller)
    return replace(game, scores=totals, turns=turns, round=finished, last=finished)


def _player_left(game: Game, event: PlayerLeft) -> Game:
    player = event.player
    over = game.phase is Phase.VOTE and game.round.result is not None
    _demand(over and player in game.leaving, f"{player} cannot leave here.")
    seats = tuple(name for name in game.seats if name != player)
    rules = rules_for(game.setup.choice, len(seats))
    _demand(rules is not None, f"{len(seats)} players cannot play on.")
    assert rules is not None  # noqa: S101 - demanded above
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


def _without(values: Mapping[PlayerName, Value], player: PlayerName) -> dict[PlayerName, Value]:
    return {name: value for name, value in values.items() if name != player}


def _hands_refilled(game: Game, event: HandsRefilled) -> Game:
    _demand(game.round.result is not None and game.phase is Phase.VOTE, "The hands cannot be refilled now.")
    _demand(not game.leaving, f"{in_words(game.leaving)} should have left first.")
    discards = (*game.discards, *(card.card for card in game.round.table))
    pile = game.pile
    if event.pile is None:
        _demand(not must_shuffle(game), "The discards had to be shuffled into the pile first.")
    else:
        _demand(must_shuffle(game), "The pile needed no shuffling.")
        _demand(sorted(event.pile) == sorted([*pile, *discards]), "A card is missing from the pile, or doubled.")
        pile, discards = event.pile, ()
    _demand(event.drawn == draw(game, pile), "The cards drawn are not those on top of the pile.")
    drawn = sum(map(len, event.drawn.values()))
    hands = {player: lettered([*game.hands[player].values(), *event.drawn[player]]) for player in game.seats}
    if game.rules.pass_hands:
        hands = dict(zip(left_of(game.seats, game.seats[0]), hands.values(), strict=True))
    cleared = replace(game.round, given={}, table=())
    return replace(game, phase=Phase.NEW, hands=hands, pile=tuple(pile[drawn:]), discards=discards, round=cleared)


def _game_ended(game: Game, event: GameEnded) -> Game:
    _demand(game.phase is not Phase.FINISHED, "The game has ended already.")
    _demand(event.called_off or order.why_over(game) is not None, "The game does not end here.")
    best = order.winners(game)
    _demand(
        event.winners == best or (event.called_off and not event.winners), "The winners are not those with most points."
    )
    return replace(game, phase=Phase.FINISHED, ending=Ending(event.reason, event.winners))


def _extended(game: Game, event: DeadlineExtended) -> Game:
    if event.player is None:
        return replace(game, round=replace(game.round, deadline=event.deadline))
    extended = {**game.round.extended, event.player: event.deadline}
    return replace(game, round=replace(game.round, extended=extended))


def _resumed(game: Game, event: GameResumed) -> Game:
    assert game.paused is not None  # noqa: S101 - `may.resume` has just said so
    stood_still = event.now - game.paused
    played = game.round
    deadline = played.deadline and played.deadline + stood_still
    extended = {player: later + stood_still for player, later in played.extended.items()}
    return replace(game, paused=None, round=replace(played, deadline=deadline, extended=extended))
