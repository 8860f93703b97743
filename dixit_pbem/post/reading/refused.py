"""Why the rules refuse a player's mail: the reason in the terms of its answer, where the engine only says no. Pure."""

from __future__ import annotations

from dixit_pbem.engine import may
from dixit_pbem.engine.model import Game, Phase, PlayerName, side_of
from dixit_pbem.engine.moves import CastVotes, GiveCards, GiveClue, Move
from dixit_pbem.post.said import Misread, Why


def why_refused(game: Game, move: Move) -> Misread | None:
    """Why this move is refused; None where nothing known explains it."""
    if game.phase is Phase.FINISHED:
        return Misread(Why.GAME_OVER)
    match move:
        case GiveClue():
            return _clue(game, move)
        case GiveCards():
            return _cards(game, move)
        case CastVotes():
            return _votes(game, move)
        case _:
            return None


def _clue(game: Game, move: GiveClue) -> Misread | None:
    teller = game.round.storyteller
    if teller not in (None, move.player):
        return Misread(Why.ANOTHER_TELLS, other=str(teller))
    if game.phase is not Phase.CLUE:
        return Misread(Why.PHASE_OVER)
    if teller is None and move.player in game.leaving:
        return Misread(Why.LEAVING)
    if not move.text.strip():
        return Misread(Why.NO_WORDS, read=move.letter or "")
    if game.rules.blind_clue and move.letter is not None:
        return Misread(Why.NO_CARD_NOW, read=move.letter)
    if not game.rules.blind_clue and move.letter is None:
        return Misread(Why.NO_LETTER, read=move.text)
    return _not_in_hand(game, move.player, (move.letter,) if move.letter else ())


def _cards(game: Game, move: GiveCards) -> Misread | None:
    if game.phase is not Phase.CARD:
        return Misread(Why.NOTHING_ASKED)
    if move.player not in may.givers(game):
        return Misread(Why.STORYTELLER_GAVE)
    side = side_of(game.rules, game.seats, move.player)
    giver = next((partner for partner in side if partner != move.player and partner in game.round.given), None)
    if giver is not None and giver != game.round.storyteller:
        return Misread(Why.PARTNER_GAVE, other=giver)
    if not move.letters:
        return Misread(Why.NOTHING_TO_TAKE_BACK)
    wanted = game.rules.cards_from(storyteller=move.player == game.round.storyteller)
    if len(set(move.letters)) != wanted:
        why = Why.TOO_MANY if len(set(move.letters)) > wanted else Why.TOO_FEW
        return Misread(why, read=", ".join(move.letters))
    return _not_in_hand(game, move.player, move.letters)


def _not_in_hand(game: Game, player: PlayerName, letters: tuple[str, ...]) -> Misread | None:
    missing = [letter for letter in letters if letter.upper() not in game.hands[player]]
    return Misread(Why.NOT_IN_HAND, read=", ".join(missing)) if missing else None


def _votes(game: Game, move: CastVotes) -> Misread | None:
    if game.phase is not Phase.VOTE:
        return Misread(Why.NOTHING_ASKED)
    if game.round.result is not None:
        return Misread(Why.PHASE_OVER)
    if move.numbers and move.player not in may.voters(game):
        tells = move.player == game.round.storyteller
        return Misread(Why.STORYTELLER_VOTES_NOT if tells else Why.GIVER_VOTES_NOT)
    if move.red is not None and not game.rules.red_mark:
        return Misread(Why.NO_RED_MARK)
    if move.red is not None and move.player != game.round.storyteller:
        return Misread(Why.RED_OF_STORYTELLER, other=str(game.round.storyteller))
    marked = [*move.numbers, *([] if move.red is None else [move.red])]
    outside = [number for number in marked if not 1 <= number <= len(game.round.table)]
    if outside:
        return Misread(Why.OUT_OF_RANGE, read=str(outside[0]))
    own = [number for number in move.numbers if number not in may.votable(game, move.player)]
    if own:
        return Misread(Why.OWN_CARD, read=str(own[0]))
    return Misread(Why.TOO_MANY, read=", ".join(map(str, move.numbers)))
