"""Who owes what: drives the closing of a phase, `status` and reminders."""

from __future__ import annotations

from dixit_pbem.engine.may import giving_groups, voters
from dixit_pbem.engine.model import Game, Phase, PlayerName, Round


def pending(game: Game) -> tuple[PlayerName, ...]:
    """Everybody who owes something before the phase can close, in seat order."""
    owing = {player for played in game.rounds for player in owing_in(game, played)}
    return tuple(player for player in game.seats if player in owing)


def owing_in(game: Game, played: Round) -> tuple[PlayerName, ...]:
    """Who owes something in one of the open rounds, in seat order."""
    teller = played.storyteller
    match game.phase:
        case Phase.CLUE if played.clue is None:
            return game.seats if teller is None else (teller,)
        case Phase.CARD:
            owing = {player for group in groups_without_card(game, played) for player in group}
        case Phase.VOTE if played.result is None:
            owing = set(still_without_vote(game, played))
            if red_owed(game, played) and teller is not None:
                owing.add(teller)
        case _:
            return ()
    return tuple(player for player in game.seats if player in owing)


def awaited(game: Game) -> tuple[PlayerName, ...]:
    """Whom the game waits for: who owes something and is not about to leave."""
    return tuple(player for player in pending(game) if player not in game.leaving)


def groups_without_card(game: Game, played: Round) -> tuple[tuple[PlayerName, ...], ...]:
    """The groups of players out of which nobody gave yet."""
    return tuple(group for group in giving_groups(game, played) if not set(group) & played.given.keys())


def still_without_vote(game: Game, played: Round) -> tuple[PlayerName, ...]:
    """The voters who neither voted nor abstained."""
    return tuple(player for player in voters(game, played) if player not in played.votes)


def red_owed(game: Game, played: Round) -> bool:
    """Does the storyteller still owe the red mark?"""
    return game.rules.red_mark and played.red is None and not played.red_missed
