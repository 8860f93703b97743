"""What happens at the deadline, and what moves it: what the game does for those who have not answered.

A clue: the storyteller is skipped, or, where nobody volunteered, chance names one. A card: one from the hand,
by chance. A vote or a red mark: by chance (`random`) or none at all (`abstain`). Under `wait` nothing happens.
"""

from __future__ import annotations

from collections.abc import Container
from datetime import datetime, timedelta

from dixit_pbem.engine import luck, may
from dixit_pbem.engine.cycle import flat, left_in_hand, numbers_of
from dixit_pbem.engine.events import (
    CardsGiven,
    ClockMoved,
    DeadlineExtended,
    Event,
    GamePaused,
    GameResumed,
    StorytellerNamed,
    StorytellerSkipped,
    VotesCast,
    VotesMissed,
)
from dixit_pbem.engine.model import (
    CardId,
    Circumstances,
    Game,
    Missing,
    Phase,
    PlayerName,
    Round,
    side_of,
    with_each_round,
)
from dixit_pbem.engine.pending import groups_without_card, pending, red_owed, still_without_vote
from dixit_pbem.engine.refusal import Hindrance, Refusal
from dixit_pbem.errors import Misfit
from dixit_pbem.frozen import replace


def late_players(game: Game, now: datetime, *, answered: Container[PlayerName] = frozenset()) -> tuple[PlayerName, ...]:
    """Who owes something beyond the deadline, but for those whose answer waits; nobody while the clock stands still."""
    if game.paused is not None:
        return ()
    late = tuple(player for player in pending(game) if (deadline_of(game, player) or now) <= now)
    waits = any(player in answered for player in pending(game))
    if game.phase is Phase.CLUE and game.round.storyteller is None:
        return late if late == pending(game) and not waits else ()
    return tuple(player for player in late if player not in answered)


def deadline_of(game: Game, player: PlayerName) -> datetime | None:
    """Until when this player may answer; a pair has as long as the partner who has longest."""
    if game.round.deadline is None:
        return None
    extended = game.round.extended
    side = side_of(game.rules, game.seats, player)
    return max([game.round.deadline, *(extended[partner] for partner in side if partner in extended)])


def on_the_clock(game: Game, event: DeadlineExtended | GamePaused | GameResumed | ClockMoved) -> Game:
    """The game after its clock was stopped, goes on, or shows another time; `Misfit` or `Refusal` where it cannot."""
    match event:
        case DeadlineExtended(player=player, deadline=deadline):
            may_extend(game, player)
            if player is None:
                return with_each_round(game, lambda each: replace(each, deadline=deadline))
            extended = {**game.round.extended, player: deadline}
            return with_each_round(game, lambda each: replace(each, extended=extended))
        case GamePaused(since=since):
            may_pause(game)
            return replace(game, paused=since)
        case GameResumed(now=now):
            return later(replace(game, paused=None), (now - may_resume(game)).total_seconds())
        case ClockMoved(by=by):
            may_extend(game, None)
            # What stands still began to do so by the clock of then.
            return later(replace(game, paused=game.paused and _moved(game.paused, by)), by)


def may_extend(game: Game, player: PlayerName | None) -> None:
    """May this phase last longer, for everybody or for one player?"""
    if game.round.deadline is None or game.phase in (Phase.NEW, Phase.FINISHED):
        raise Refusal(Hindrance.NO_DEADLINE)
    if player is not None:
        may.seated(game, player)


def may_pause(game: Game) -> None:
    """May the clock stand still?"""
    if game.phase is Phase.FINISHED:
        raise Refusal(Hindrance.CLOCK_STOPPED)
    if game.paused is not None:
        raise Refusal(Hindrance.CLOCK_STANDS)


def may_resume(game: Game) -> datetime:
    """May the clock go on? Since when it stands still."""
    if game.paused is None:
        raise Refusal(Hindrance.CLOCK_RUNS)
    return game.paused


def later(game: Game, seconds: float) -> Game:
    """The game with all its deadlines so much later."""
    deadline = game.round.deadline and _moved(game.round.deadline, seconds)
    extended = {player: _moved(until, seconds) for player, until in game.round.extended.items()}
    return with_each_round(game, lambda each: replace(each, deadline=deadline, extended=extended))


def _moved(moment: datetime, seconds: float) -> datetime:
    try:
        return moment + timedelta(seconds=seconds)
    except OverflowError:
        raise Misfit("A deadline would not fit a calendar.") from None


def for_the_missing(
    game: Game, around: Circumstances, *, policy: Missing, only: tuple[PlayerName, ...]
) -> tuple[Event, ...]:
    """What the game does for those of `only` who owe something now."""
    match game.phase:
        case Phase.CLUE if game.round.storyteller is not None:
            silent = (each.storyteller for each in game.rounds if each.clue is None)
            return tuple(StorytellerSkipped(teller) for teller in silent if teller in only)
        case Phase.CLUE:
            staying = tuple(player for player in game.seats if player not in game.leaving)
            player = around.chance.one_of(_purpose(game, "storyteller"), staying)
            return (StorytellerNamed(player, around.now + around.deadlines.clue, drawn=True),)
        case Phase.CARD:
            groups = {group: None for each in game.rounds for group in groups_without_card(game, each)}
            return tuple(_cards_by_chance(game, around, group) for group in groups if set(group) & set(only))
        case _:
            owing = tuple(player for player in pending(game) if player in only)
            return tuple(_vote_missing(game, around, player, policy=policy) for player in owing)


def _cards_by_chance(game: Game, around: Circumstances, group: tuple[PlayerName, ...]) -> Event:
    """From one hand to every open round in which nobody of the group gave, each card once."""
    player = min(group, key=lambda name: game.gave[name])
    order = around.chance.shuffled(_purpose(game, f"card {player}"), left_in_hand(game, player))
    answer: dict[int, tuple[CardId, ...]] = {}
    for played in game.rounds:
        if group in groups_without_card(game, played):
            count = game.rules.cards_from(storyteller=player == played.storyteller)
            answer[played.number], order = order[:count], order[count:]
    return CardsGiven(player, flat(answer), drawn=True, round=numbers_of(game, answer))


def _vote_missing(game: Game, around: Circumstances, player: PlayerName, *, policy: Missing) -> Event:
    if policy is not Missing.RANDOM:
        return VotesMissed(player)
    answer = {
        each.number: (around.chance.one_of(_purpose(game, f"vote {player}", each), may.votable(game, player, each)),)
        for each in game.rounds
        if player in still_without_vote(game, each)
    }
    red = None
    if red_owed(game, game.round) and player == game.round.storyteller:
        everything = tuple(card.number for card in game.round.table)
        red = around.chance.one_of(_purpose(game, "red"), everything)
    return VotesCast(player, flat(answer), red, drawn=True, round=numbers_of(game, answer))


def _purpose(game: Game, draw: str, played: Round | None = None) -> str:
    """The purpose of a draw of a round that is open, the first where it is for all of them."""
    number = (played or game.round).number
    return luck.purpose(game, f"round {number} {draw}", number)
