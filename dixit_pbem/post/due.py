"""What is mailed? What each player is to be sent when a phase opens: one message a player and step."""

from __future__ import annotations

from enum import StrEnum

from dixit_pbem.engine.model import Game, Phase, PlayerName
from dixit_pbem.engine.pending import pending
from dixit_pbem.frozen import frozen


class Kind(StrEnum):
    """The letters there are: those of a round and the last one of a game, and what else a reader may get."""

    HAND = "hand"
    RESULTS = "results"
    """The hand's letter where it tells the round before."""
    CARD_WANTED = "card wanted"
    VOTE_WANTED = "vote wanted"
    FINAL_RESULTS = "final results"
    WELCOME = "welcome"
    REMINDER = "reminder"
    CORRECTION = "correction"
    RECEIPT = "receipt"
    NOT_UNDERSTOOD = "not understood"
    NOTICE = "notice"
    DIGEST = "digest"
    INVITATION = "invitation"
    """Asks a stranger whether they want to play."""
    SEAT = "seat"
    """Tells such a one whether there is a seat."""
    OFFER = "offer"
    """Asks somebody of the reserve whether they take a seat."""
    OFFER_OVER = "offer over"
    """Tells such a one that it is not free any more."""
    REVEAL = "reveal"
    """Tells somebody who reads along what was scored."""


OF_GUESTS = (Kind.INVITATION, Kind.SEAT)
"""What goes to people who asked for a seat."""
OF_RESERVE = (Kind.OFFER, Kind.OFFER_OVER)
"""What goes to people who like to help."""


LETTER_OF_PHASE = {
    Phase.CLUE: Kind.HAND,
    Phase.CARD: Kind.CARD_WANTED,
    Phase.VOTE: Kind.VOTE_WANTED,
    Phase.FINISHED: Kind.FINAL_RESULTS,
}


def step_of(game: Game) -> str:
    """The step that the game is in, as a folder's name: `2-card-wanted`, `4-results-and-hand`. Three make a round."""
    letters = tuple(LETTER_OF_PHASE.values())
    letter = LETTER_OF_PHASE.get(game.phase, Kind.HAND)
    number = 3 * (max(game.round.number, 1) - 1) + letters.index(letter) + 1
    also = "results-and-" if letter is Kind.HAND and game.last_rounds else ""
    return f"{number}-{also}{letter.replace(' ', '-')}"


@frozen
class Due:
    """A message that is due; `acts` when its reader has something to answer."""

    reader: PlayerName
    kind: Kind
    acts: bool


def due(game: Game) -> tuple[Due, ...]:
    """Whom to send what, now that this phase is open; the results of the last round are part of the hand."""
    owing = pending(game)
    match game.phase:
        case Phase.CLUE:
            return tuple(Due(player, Kind.HAND, player in owing) for player in game.seats)
        case Phase.CARD:
            return tuple(Due(player, Kind.CARD_WANTED, acts=True) for player in owing)
        case Phase.VOTE if game.round.result is None:
            return tuple(Due(player, Kind.VOTE_WANTED, player in owing) for player in game.seats)
        case Phase.FINISHED:
            return tuple(Due(player, Kind.FINAL_RESULTS, acts=False) for player in game.seats)
        case _:
            return ()
