"""Moves -> events. Pure: what a person asks for becomes what happened, or a `Refusal` with the reason.

`start` begins a game, `decide` answers a person's move, `advance` does what is due by itself.
"""

from __future__ import annotations

from functools import reduce
from typing import assert_never

from dixit_pbem.engine import cycle, events, luck, may, memory, moves, order, seating
from dixit_pbem.engine.deadline import (
    deadline_of,
    for_the_missing,
    late_players,
    may_extend,
    may_pause,
    may_resume,
)
from dixit_pbem.engine.evolve import evolve
from dixit_pbem.engine.evolve import start as started
from dixit_pbem.engine.model import CardId, Chance, Circumstances, Game, Missing, Phase, PlayerName, Round, Setup
from dixit_pbem.engine.openings import in_free_hours
from dixit_pbem.engine.pending import awaited, pending
from dixit_pbem.engine.refusal import About, Hindrance, Refusal
from dixit_pbem.engine.scoring import score_round, totals


def start(setup: Setup, around: Circumstances, *, commitment: str) -> tuple[events.Event, ...]:
    """The first events of a game: frozen settings, hands, and the first round."""
    begun = events.GameStarted(
        setup.title, setup.choice, setup.seats, setup.first, commitment, setup.seed, setup.pictures, setup.rehearsal
    )
    game = memory.remembering(started(begun), setup.seen)
    dealt = deal(game, around.chance)
    game = evolve(game, dealt)
    return begun, dealt, *in_free_hours(game, (begin_round(game, around),), around)


def deal(game: Game, chance: Chance) -> events.HandsDealt:
    """Shuffle the deck and deal every hand from its top, in seat order."""
    size, deck = game.rules.hand, memory.new_deck(game, chance)
    hands = {player: deck[at * size : (at + 1) * size] for at, player in enumerate(game.seats)}
    return events.HandsDealt(hands, deck[size * len(game.seats) :])


def begin_round(game: Game, around: Circumstances) -> events.RoundBegan:
    """The next round, or cycle of rounds, with whoever tells in it."""
    deadline, tellers = around.now + around.deadlines.clue, who_tells(game, around.chance)
    if game.rules.together:
        return events.RoundBegan(order.next_number(game), deadline, tellers=tellers)
    return events.RoundBegan(order.next_number(game), deadline, tellers[0] if tellers else None)


def who_tells(game: Game, chance: Chance) -> tuple[PlayerName, ...]:
    """Who tells in the next round, or in each round of the next cycle; nobody where the first clue decides."""
    if order.next_number(game) > 1:
        return order.next_tellers(game)
    match game.setup.first:
        case "volunteer":
            first = None
        case "random":
            first = chance.one_of("first storyteller", game.seats)
        case named:
            first = PlayerName(named)
    if game.rules.together:
        return order.ring_from(game.seats, first or game.seats[0])
    return () if first is None else (first,)


def decide(game: Game, move: moves.Move, around: Circumstances) -> tuple[events.Event, ...]:
    """What happens when somebody asks for this move."""
    match move:
        case moves.GiveClue() | moves.GiveCards() | moves.CastVotes():
            return (_answer(game, move),)
        case moves.Skip():
            return in_free_hours(game, _skip(game, move, around), around)
        case moves.Close():
            return in_free_hours(game, _close(game, move, around), around)
        case moves.Leave() | moves.Replace() | moves.Join():
            return (seating.decided(game, move),)
        case moves.End(reason=reason):
            if game.phase is Phase.FINISHED:
                raise Refusal(Hindrance.HAS_ENDED)
            return seating.ended(game, reason, nobody_wins=move.nobody_wins, called_off=True)
        case moves.Extend() | moves.Pause() | moves.Resume():
            return (_clock(game, move, around),)
        case _:
            assert_never(move)


def _answer(game: Game, move: moves.GiveClue | moves.GiveCards | moves.CastVotes) -> events.Event:
    player = move.player
    match move:
        case moves.GiveClue(text=text, letter=letter):
            may.tell(game, player, text, letter=letter)
            said, hidden = ("", text.strip()) if game.rules.together else (text.strip(), None)
            return events.ClueGiven(player, said, may.clue_card(game, move), move.attachment, hidden)
        case moves.GiveCards(letters=()):
            may.take_back(game, player)
            return events.CardsTakenBack(player)
        case moves.GiveCards():
            return _cards(game, move)
        case moves.CastVotes():
            return _votes(game, move)


def _cards(game: Game, move: moves.GiveCards) -> events.Event:
    """The cards that were named, of each round once and in the order of the hand."""
    player, hand = move.player, game.hands.get(move.player, {})
    said = cycle.by_round(game, player, may.rounds_to_give(game, player), things=move.letters, named=move.rounds)
    answer: dict[int, tuple[CardId, ...]] = {}

    def given(played: Round, letters: tuple[str, ...]) -> None:
        cards = {may.hand_card(game, player, letter) for letter in letters}
        may.give(game, player, tuple(dict.fromkeys(map(str.upper, letters))), played=played)
        answer[played.number] = tuple(card for card in hand.values() if card in cards)

    cycle.each_round(game, said, given)
    cycle.must_go_once(game, player, answer)
    return events.CardsGiven(player, cycle.flat(answer), round=cycle.numbers_of(game, answer))


def _votes(game: Game, move: moves.CastVotes) -> events.Event:
    player, red = move.player, move.red
    if not move.numbers and red is not None:
        may.mark_red(game, player, red)
        return events.VotesCast(player, (), red)
    allowed = may.rounds_to_vote(game, player)
    said = cycle.by_round(game, player, allowed, things=move.numbers, named=move.rounds)
    answer = {number: tuple(dict.fromkeys(votes)) for number, votes in said.items()}
    cycle.each_round(game, answer, lambda played, votes: may.vote(game, player, votes, played))
    if red is not None:
        may.mark_red(game, player, red)
    return events.VotesCast(player, cycle.flat(answer), red, round=cycle.numbers_of(game, answer))


def _clock(game: Game, move: moves.Extend | moves.Pause | moves.Resume, around: Circumstances) -> events.Event:
    match move:
        case moves.Extend(player=player):
            may_extend(game, player)
            owing = pending(game)
            if not owing:
                raise Refusal(Hindrance.NO_DEADLINE)
            if player is not None:
                _awaited(player, owing)
            running = deadline_of(game, player) if player else game.round.deadline
            return events.DeadlineExtended(max(running or around.now, around.now) + move.by, player)
        case moves.Pause():
            may_pause(game)
            return events.GamePaused(around.now)
        case moves.Resume():
            may_resume(game)
            return events.GameResumed(around.now)


def _skip(game: Game, move: moves.Skip, around: Circumstances) -> tuple[events.Event, ...]:
    owing = pending(game)
    if not owing:
        raise Refusal(Hindrance.NOBODY_TO_SKIP)
    if game.phase is Phase.CLUE and game.round.storyteller is None:
        raise Refusal(Hindrance.ANYBODY_TELLS)
    if move.player is None and len(owing) > 1:
        raise Refusal(Hindrance.SEVERAL_AWAITED, About(names=owing))
    player = move.player or owing[0]
    _awaited(player, owing)
    policy = Missing.ABSTAIN if around.missing is Missing.WAIT else around.missing
    return _with_successor(game, for_the_missing(game, around, policy=policy, only=(player,)), around)


def _awaited(player: PlayerName, owing: tuple[PlayerName, ...]) -> None:
    if player not in owing:
        raise Refusal(Hindrance.NOT_AWAITED, About(player, names=owing))


def _close(game: Game, move: moves.Close, around: Circumstances) -> tuple[events.Event, ...]:
    owing = pending(game)
    if not owing:
        return ()
    if move.policy is Missing.WAIT:
        raise Refusal(Hindrance.GAME_WAITS, About(names=owing))
    return _with_successor(game, for_the_missing(game, around, policy=move.policy, only=owing), around)


def _with_successor(game: Game, happened: tuple[events.Event, ...], around: Circumstances) -> tuple[events.Event, ...]:
    """The same events, and after a skipped storyteller the next one, or the end of the game.

    A cycle in which nobody would be left to tell anything begins anew, unless it was the second chance of its tellers.
    """
    return *happened, *_successor(reduce(evolve, happened, game), around)


def _successor(game: Game, around: Circumstances) -> tuple[events.Event, ...]:
    if order.told_nothing(game):
        return (begin_round(game, around),)
    if not order.wants_successor(game):
        return ()
    deadline = around.now + around.deadlines.clue
    return _end_of(game) or (events.StorytellerNamed(order.next_storyteller(game), deadline),)


def _end_of(game: Game) -> tuple[events.Event, ...]:
    reason = order.why_over(game)
    return () if reason is None else seating.ended(game, reason)


def advance(game: Game, around: Circumstances) -> tuple[events.Event, ...]:
    """Everything that is due by itself: late players, complete phases, the score, the refill, the next round."""
    done: list[events.Event] = []
    while step := in_free_hours(game, _successor(game, around) or _next_step(game, around), around):
        game = reduce(evolve, step, game)
        done += step
    return tuple(done)


def _next_step(game: Game, around: Circumstances) -> tuple[events.Event, ...]:
    match game.phase:
        case Phase.CLUE | Phase.CARD | Phase.VOTE if pending(game):
            return _for_the_late(game, around)
        case Phase.NEW if not order.between_rounds(game):
            return (deal(game, around.chance),)
        case Phase.NEW:
            return (order.next_number(game) > 1 and _end_of(game)) or (begin_round(game, around),)
        case Phase.CLUE:
            return (events.CardsWanted(around.now + around.deadlines.card),)
        case Phase.CARD:
            return (lay(game, around),)
        case Phase.VOTE if any(played.result is None for played in game.rounds):
            return score(game)
        case Phase.VOTE:
            left = tuple(map(events.PlayerLeft, game.leaving[:1]))
            came = tuple(filter(None, (seating.next_joined(game),)))
            return _end_of(game) or left or came or (refill(game, around.chance),)
        case Phase.FINISHED:
            return ()


def _for_the_late(game: Game, around: Circumstances) -> tuple[events.Event, ...]:
    late = late_players(game, around.now, answered=around.answered)
    if around.missing is not Missing.WAIT and late:
        happened = for_the_missing(game, around, policy=around.missing, only=late)
        return _with_successor(game, happened, around)
    if not awaited(game):
        policy = Missing.ABSTAIN if around.missing is Missing.WAIT else around.missing
        happened = for_the_missing(game, around, policy=policy, only=game.leaving)
        return _with_successor(game, happened, around)
    return ()


def lay(game: Game, around: Circumstances) -> events.TableLaid:
    """Every open round's cards come on its table."""
    tables = table_orders(game, around.chance)
    deadline = around.now + around.deadlines.vote
    return events.TableLaid(cycle.flat(tables), deadline, round=cycle.numbers_of(game, tables))


def table_orders(game: Game, chance: Chance) -> dict[int, tuple[CardId, ...]]:
    """The cards of each round, in seat and hand order, shuffled; so neither haste nor habit shows in the numbers."""
    orders: dict[int, tuple[CardId, ...]] = {}
    for played in game.rounds:
        given = [card for player in game.seats for card in played.given.get(player, ())]
        purpose = luck.purpose(game, f"round {played.number} table", played.number)
        orders[played.number] = chance.shuffled(purpose, given)
    return orders


def score(game: Game) -> tuple[events.Event, ...]:
    """The reveal of every round that was not told yet, once everybody voted, and the end of the game where it ends."""
    told: list[events.Event] = []
    for each in (played for played in game.rounds if played.result is None):
        played = may.sheet(game, each)
        scored = score_round(game.rules, played)
        scores = totals(game.rules, game.scores, scored)
        number = each.number if game.rules.together else None
        owners = tuple(played.owners.values())
        told.append(
            events.RoundScored(
                owners, played.votes, scored.points, scores, red=played.red, void=scored.void, round=number
            )
        )
        game = evolve(game, told[-1])
    back = seating.seats_back(game)
    return *told, *back, *_end_of(reduce(seating.replaced, back, game))


def refill(game: Game, chance: Chance) -> events.HandsRefilled:
    """The table joins the discards; then everybody draws, from a new pile where the old one is too short.

    Where a word of chance joins with the next round, what is left of the pile is shuffled too.
    """
    if not order.shuffles(game):
        return events.HandsRefilled(order.draw(game, game.pile))
    pile = memory.new_pile(game, chance)
    return events.HandsRefilled(order.draw(game, pile), pile)
