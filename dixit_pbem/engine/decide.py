"""Moves -> events. Pure: what a person asks for becomes what happened, or a `Refusal` with the reason.

`start` begins a game, `decide` answers a person's move, `advance` does what is due by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import assert_never

from dixit_pbem.engine import may, order
from dixit_pbem.engine.deadline import deadline_of, for_the_missing, late_players
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
    TableLaid,
    VotesCast,
)
from dixit_pbem.engine.evolve import between_rounds, evolve
from dixit_pbem.engine.evolve import start as started
from dixit_pbem.engine.model import CardId, Chance, Circumstances, Game, Missing, Phase, PlayerName, Setup, in_words
from dixit_pbem.engine.moves import (
    CastVotes,
    Close,
    End,
    Extend,
    GiveCards,
    GiveClue,
    Leave,
    Move,
    Pause,
    Replace,
    Resume,
    Skip,
)
from dixit_pbem.engine.order import draw, must_shuffle
from dixit_pbem.engine.pending import awaited, pending
from dixit_pbem.engine.scoring import score_round
from dixit_pbem.errors import Refusal


def start(setup: Setup, around: Circumstances, *, commitment: str) -> tuple[Event, ...]:
    """The first events of a game: frozen settings, hands, and the first round."""
    begun = GameStarted(
        setup.title, setup.choice, setup.seats, setup.first, commitment, setup.seed, setup.pictures, setup.rehearsal
    )
    game = started(begun)
    dealt = deal(game, around.chance)
    return begun, dealt, begin_round(evolve(game, dealt), around)


def deal(game: Game, chance: Chance) -> HandsDealt:
    """Shuffle the deck and deal every hand from its top, in seat order."""
    deck = chance.shuffled("deal", tuple(game.setup.pictures))
    size = game.rules.hand
    hands = {player: deck[at * size : (at + 1) * size] for at, player in enumerate(game.seats)}
    return HandsDealt(hands, deck[size * len(game.seats) :])


def begin_round(game: Game, around: Circumstances) -> RoundBegan:
    """The next round, with whoever tells in it."""
    deadline = around.now + around.deadlines.clue
    return RoundBegan(game.round.number + 1, deadline, who_tells(game, around.chance))


def who_tells(game: Game, chance: Chance) -> PlayerName | None:
    """Who tells in the next round; nobody where the first clue decides."""
    if game.round.number:
        return order.next_storyteller(game)
    match game.setup.first:
        case "volunteer":
            return None
        case "random":
            return chance.one_of("first storyteller", game.seats)
        case named:
            return PlayerName(named)


def decide(game: Game, move: Move, around: Circumstances) -> tuple[Event, ...]:  # noqa: C901 - one line a move
    """What happens when somebody asks for this move."""
    match move:
        case GiveClue():
            return (_clue(game, move),)
        case GiveCards():
            return (_cards(game, move),)
        case CastVotes():
            return (_votes(game, move),)
        case Skip():
            return _skip(game, move, around)
        case Leave():
            may.leave(game, move.player)
            return (PlayerLeaves(move.player),)
        case Replace():
            may.replace(game, move.player, move.by)
            return (PlayerReplaced(move.player, move.by, move.email, move.instead_of),)
        case End():
            return (_end(game, move),)
        case Close():
            return _close(game, move, around)
        case Extend():
            return (_extension(game, move, around),)
        case Pause():
            may.pause(game)
            return (GamePaused(around.now),)
        case Resume():
            may.resume(game)
            return (GameResumed(around.now),)
        case _:
            assert_never(move)


def _clue(game: Game, move: GiveClue) -> Event:
    may.may_tell(game, move.player)
    card = may.clue_card(game, move.player, move.letter)
    text = move.text.strip()
    may.tell(game, move.player, text, card=card)
    return ClueGiven(move.player, text, card, move.attachment)


def _cards(game: Game, move: GiveCards) -> Event:
    if not move.letters:
        may.take_back(game, move.player)
        return CardsTakenBack(move.player)
    may.may_give(game, move.player)
    cards = {may.hand_card(game, move.player, letter) for letter in move.letters}
    in_hand_order = tuple(card for card in game.hands[move.player].values() if card in cards)
    may.give(game, move.player, in_hand_order)
    return CardsGiven(move.player, in_hand_order)


def _votes(game: Game, move: CastVotes) -> Event:
    numbers = tuple(dict.fromkeys(move.numbers))
    if numbers or move.red is None:
        may.vote(game, move.player, numbers)
    if move.red is not None:
        may.mark_red(game, move.player, move.red)
    return VotesCast(move.player, numbers, move.red)


def _end(game: Game, move: End) -> Event:
    if game.phase is Phase.FINISHED:
        raise Refusal("The game has ended already. `status` shows how.")
    return GameEnded(() if move.nobody_wins else order.winners(game), move.reason, called_off=True)


def _extension(game: Game, move: Extend, around: Circumstances) -> Event:
    may.extend(game, move.player)
    running = deadline_of(game, move.player) if move.player else game.round.deadline
    return DeadlineExtended(max(running or around.now, around.now) + move.by, move.player)


def _skip(game: Game, move: Skip, around: Circumstances) -> tuple[Event, ...]:
    owing = pending(game)
    if not owing:
        raise Refusal("Nobody is waited for, so there is nobody to skip. `next-turn` goes on.")
    if game.phase is Phase.CLUE and game.round.storyteller is None:
        raise Refusal("Anybody may tell in this round, so nobody need be skipped. `next-turn --close` names somebody.")
    if move.player is None and len(owing) > 1:
        raise Refusal(f"Several are waited for: say whom to skip. Waited for: {in_words(owing)}.")
    player = move.player or owing[0]
    if player not in owing:
        raise Refusal(f"The game does not wait for {player}. Waited for: {in_words(owing)}.")
    policy = Missing.ABSTAIN if around.missing is Missing.WAIT else around.missing
    return _with_successor(game, for_the_missing(game, around, policy=policy, only=(player,)), around)


def _with_successor(game: Game, events: tuple[Event, ...], around: Circumstances) -> tuple[Event, ...]:
    """The same events, and after a skipped storyteller the next one, or the end of the game."""
    return *events, *_successor(reduce(evolve, events, game), around)


def _successor(game: Game, around: Circumstances) -> tuple[Event, ...]:
    if not order.wants_successor(game):
        return ()
    deadline = around.now + around.deadlines.clue
    return _end_of(game) or (StorytellerNamed(order.next_storyteller(game), deadline),)


def _close(game: Game, move: Close, around: Circumstances) -> tuple[Event, ...]:
    owing = pending(game)
    if not owing:
        return ()
    if move.policy is Missing.WAIT:
        raise Refusal(
            f"{in_words(owing)} did not answer, and this game waits. "
            "Say what happens for the missing: `--close --missing random` or `--close --missing abstain`."
        )
    return _with_successor(game, for_the_missing(game, around, policy=move.policy, only=owing), around)


def advance(game: Game, around: Circumstances) -> tuple[Event, ...]:
    """Everything that is due by itself: late players, complete phases, the score, the refill, the next round."""
    done: list[Event] = []
    while step := _next_step(game, around):
        game = reduce(evolve, step, game)
        done += step
    return tuple(done)


def _next_step(game: Game, around: Circumstances) -> tuple[Event, ...]:
    if successor := _successor(game, around):
        return successor
    if pending(game):
        return _for_the_late(game, around)
    if between_rounds(game):
        return _round_or_end(game, around)
    if game.phase is Phase.NEW:
        return (deal(game, around.chance),)
    return _CLOSING[game.phase](game, around)


def _for_the_late(game: Game, around: Circumstances) -> tuple[Event, ...]:
    late = late_players(game, around.now)
    if around.missing is not Missing.WAIT and late:
        events = for_the_missing(game, around, policy=around.missing, only=late)
        return _with_successor(game, events, around)
    if not awaited(game):
        policy = Missing.ABSTAIN if around.missing is Missing.WAIT else around.missing
        events = for_the_missing(game, around, policy=policy, only=game.leaving)
        return _with_successor(game, events, around)
    return ()


def _ask_for_cards(_game: Game, around: Circumstances) -> tuple[Event, ...]:
    return (CardsWanted(around.now + around.deadlines.card),)


def _lay_table(game: Game, around: Circumstances) -> tuple[Event, ...]:
    return (TableLaid(table_order(game, around.chance), around.now + around.deadlines.vote),)


def table_order(game: Game, chance: Chance) -> tuple[CardId, ...]:
    """The cards given, in seat order and hand order, shuffled; so neither haste nor habit shows in the numbers."""
    given = [card for player in game.seats for card in game.round.given.get(player, ())]
    return chance.shuffled(f"round {game.round.number} table", given)


def _score_or_clear(game: Game, around: Circumstances) -> tuple[Event, ...]:
    return score(game) if game.round.result is None else _clear(game, around)


def score(game: Game) -> tuple[Event, ...]:
    """The reveal of a round in which everybody voted, and the end of the game where it ends here."""
    played = may.sheet(game)
    scored = score_round(game.rules, played)
    totals = {player: points + scored.points[player] for player, points in game.scores.items()}
    told = RoundScored(
        tuple(played.owners.values()), played.votes, scored.points, totals, red=played.red, void=scored.void
    )
    return told, *_end_of(evolve(game, told))


def _end_of(game: Game) -> tuple[Event, ...]:
    reason = order.why_over(game)
    return () if reason is None else (GameEnded(order.winners(game), reason),)


def _clear(game: Game, around: Circumstances) -> tuple[Event, ...]:
    if over := _end_of(game):
        return over
    if game.leaving:
        return (PlayerLeft(game.leaving[0]),)
    return (refill(game, around.chance),)


def refill(game: Game, chance: Chance) -> HandsRefilled:
    """The table joins the discards; then everybody draws, from a new pile where the old one is too short."""
    if not must_shuffle(game):
        return HandsRefilled(draw(game, game.pile))
    cards = (*game.pile, *game.discards, *(card.card for card in game.round.table))
    pile = chance.shuffled(f"round {game.round.number} refill", cards)
    return HandsRefilled(draw(game, pile), pile)


def _round_or_end(game: Game, around: Circumstances) -> tuple[Event, ...]:
    return (game.round.number and _end_of(game)) or (begin_round(game, around),)


def _nothing(_game: Game, _around: Circumstances) -> tuple[Event, ...]:
    return ()


_CLOSING: dict[Phase, Callable[[Game, Circumstances], tuple[Event, ...]]] = {
    Phase.CLUE: _ask_for_cards,
    Phase.CARD: _lay_table,
    Phase.VOTE: _score_or_clear,
    Phase.FINISHED: _nothing,
}
