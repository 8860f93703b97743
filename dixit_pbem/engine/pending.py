"""Who owes what: drives the closing of a phase, `status` and reminders."""

from __future__ import annotations

from dixit_pbem.engine.may import giving_groups, voters
from dixit_pbem.engine.model import Game, Phase, PlayerName


def pending(game: Game) -> tuple[PlayerName, ...]:
    """Everybody who owes something before the phase can close, in seat order."""
    teller = game.round.storyteller
    owing: set[PlayerName] = set()
    match game.phase:
        case Phase.CLUE if game.round.clue is None:
            owing = set(game.seats) if teller is None else {teller}
        case Phase.CARD:
            owing = {player for group in groups_without_card(game) for player in group}
        case Phase.VOTE if game.round.result is None:
            owing = set(still_without_vote(game))
            if red_owed(game) and teller is not None:
                owing.add(teller)
        case _:
            return ()
    return tuple(player for player in game.seats if player in owing)


def awaited(game: Game) -> tuple[PlayerName, ...]:
    """Whom the game waits for: who owes something and is not about to leave."""
    return tuple(player for player in pending(game) if player not in game.leaving)


def groups_without_card(game: Game) -> tuple[tuple[PlayerName, ...], ...]:
    """The groups of players out of which nobody gave yet."""
    return tuple(group for group in giving_groups(game) if not set(group) & game.round.given.keys())


def still_without_vote(game: Game) -> tuple[PlayerName, ...]:
    """The voters who neither voted nor abstained."""
    return tuple(player for player in voters(game) if player not in game.round.votes)


def red_owed(game: Game) -> bool:
    """Does the storyteller still owe the red mark?"""
    return game.rules.red_mark and game.round.red is None and not game.round.red_missed
