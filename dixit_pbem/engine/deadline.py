"""What happens at the deadline, and what moves it: what the game does for those who have not answered.

A clue: the storyteller is skipped, or, where nobody volunteered, chance names one. A card: one from the hand,
by chance. A vote or a red mark: by chance (`random`) or none at all (`abstain`). Under `wait` nothing happens.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

from dixit_pbem.engine import luck, may
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
from dixit_pbem.engine.model import Circumstances, Game, Missing, Phase, PlayerName, Round, side_of
from dixit_pbem.engine.pending import groups_without_card, pending, red_owed, still_without_vote
from dixit_pbem.errors import Misfit


def late_players(game: Game, now: datetime) -> tuple[PlayerName, ...]:
    """Who owes something beyond his deadline; nobody while the clock stands still."""
    if game.paused is not None:
        return ()
    late = tuple(player for player in pending(game) if (deadline_of(game, player) or now) <= now)
    anybody_may = game.phase is Phase.CLUE and game.round.storyteller is None
    return late if not anybody_may or late == pending(game) else ()


def deadline_of(game: Game, player: PlayerName) -> datetime | None:
    """Until when this player may answer; a pair has as long as the partner who has longest."""
    if game.round.deadline is None:
        return None
    extended = game.round.extended
    side = side_of(game.rules, game.seats, player)
    return max([game.round.deadline, *(extended[partner] for partner in side if partner in extended)])


def on_the_clock(game: Game, event: DeadlineExtended | GamePaused | GameResumed | ClockMoved) -> Game:
    """The game after its clock was stopped, goes on, or shows another time; `Misfit` or `Refusal` where it cannot."""
    played = game.round
    match event:
        case DeadlineExtended(player=player, deadline=deadline):
            may.extend(game, player)
            if player is None:
                return replace(game, round=replace(played, deadline=deadline))
            return replace(game, round=replace(played, extended={**played.extended, player: deadline}))
        case GamePaused(since=since):
            may.pause(game)
            return replace(game, paused=since)
        case GameResumed(now=now):
            return replace(game, paused=None, round=later(played, (now - may.resume(game)).total_seconds()))
        case ClockMoved(by=by):
            may.extend(game, None)
            # What stands still began to do so by the clock of then.
            return replace(game, paused=game.paused and _moved(game.paused, by), round=later(played, by))


def later(played: Round, seconds: float) -> Round:
    """A round all of whose deadlines are so much later."""
    extended = {player: _moved(until, seconds) for player, until in played.extended.items()}
    return replace(played, deadline=played.deadline and _moved(played.deadline, seconds), extended=extended)


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
            return (StorytellerSkipped(game.round.storyteller),)
        case Phase.CLUE:
            staying = tuple(player for player in game.seats if player not in game.leaving)
            player = around.chance.one_of(_purpose(game, "storyteller"), staying)
            return (StorytellerNamed(player, around.now + around.deadlines.clue, drawn=True),)
        case Phase.CARD:
            groups = tuple(group for group in groups_without_card(game) if set(group) & set(only))
            return tuple(_card_by_chance(game, around, group) for group in groups)
        case _:
            owing = tuple(player for player in pending(game) if player in only)
            return tuple(_vote_missing(game, around, player, policy=policy) for player in owing)


def _card_by_chance(game: Game, around: Circumstances, group: tuple[PlayerName, ...]) -> Event:
    player = min(group, key=lambda name: game.gave[name])
    hand = tuple(game.hands[player].values())
    count = game.rules.cards_from(storyteller=player == game.round.storyteller)
    order = around.chance.shuffled(_purpose(game, f"card {player}"), hand)
    return CardsGiven(player, order[:count], drawn=True)


def _vote_missing(game: Game, around: Circumstances, player: PlayerName, *, policy: Missing) -> Event:
    if policy is not Missing.RANDOM:
        return VotesMissed(player)
    numbers: tuple[int, ...] = ()
    red = None
    if player in still_without_vote(game):
        numbers = (around.chance.one_of(_purpose(game, f"vote {player}"), may.votable(game, player)),)
    if red_owed(game) and player == game.round.storyteller:
        everything = tuple(card.number for card in game.round.table)
        red = around.chance.one_of(_purpose(game, "red"), everything)
    return VotesCast(player, numbers, red, drawn=True)


def _purpose(game: Game, draw: str) -> str:
    """The purpose of a draw of the round that is open."""
    number = game.round.number
    return luck.purpose(game, f"round {number} {draw}", number)
