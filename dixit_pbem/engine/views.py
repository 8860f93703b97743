"""What one player may see: the only thing that pages and mails are made from. What is not in the view cannot leak."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from dixit_pbem.engine.deadline import deadline_of
from dixit_pbem.engine.luck import joined
from dixit_pbem.engine.may import votable, voters
from dixit_pbem.engine.model import CardId, Ending, Game, Hand, HandLetter, Phase, PlayerName, Round, Word
from dixit_pbem.engine.pending import awaited, pending
from dixit_pbem.engine.systems import Rules
from dixit_pbem.frozen import frozen


@frozen
class View:
    """The game through the eyes of one player. `last` is the last round that was scored, in the open for everybody."""

    reader: PlayerName
    title: str
    rules: Rules
    commitment: str
    rehearsal: bool
    seats: tuple[PlayerName, ...]
    scores: Mapping[PlayerName, int]
    round: int
    phase: Phase
    storyteller: PlayerName | None
    clue: str | None
    deadline: datetime | None
    deadlines: Mapping[PlayerName, datetime]
    """Until when each of those may answer whom the game waits for."""
    awaited: tuple[PlayerName, ...]
    owes: bool
    hand: Hand
    given: tuple[HandLetter, ...]
    table: tuple[tuple[int, CardId], ...]
    may_vote_for: tuple[int, ...]
    votes: tuple[int, ...]
    red: int | None
    last: Round | None
    ending: Ending | None
    paused: bool
    clue_card: CardId | None
    """The card that the reader's own clue rests on."""
    attachment: str | None
    """What came along with the clue."""
    luck: tuple[Word, ...]
    """The words of chance that joined the shuffles so far."""


def view_for(game: Game, player: PlayerName) -> View:
    """The game through the eyes of one player."""
    played = game.round
    hand = {} if hands_sealed(game) else game.hands[player]
    given = played.given.get(player, ())
    return View(
        reader=player,
        title=game.setup.title,
        rules=game.rules,
        commitment=game.commitment,
        rehearsal=game.setup.rehearsal,
        seats=game.seats,
        scores=game.scores,
        round=played.number,
        phase=game.phase,
        storyteller=played.storyteller,
        clue=_clue_told(game, player),
        deadline=deadline_of(game, player) if pending(game) and not game.paused else None,
        deadlines=_deadlines(game),
        awaited=awaited(game),
        owes=player in pending(game),
        hand=hand,
        given=tuple(letter for letter, card in hand.items() if card in given),
        table=tuple((card.number, card.card) for card in played.table),
        may_vote_for=votable(game, player) if game.phase is Phase.VOTE and player in voters(game) else (),
        votes=played.votes.get(player, ()),
        red=played.red if player == played.storyteller else None,
        last=game.last,
        ending=game.ending,
        paused=game.paused is not None,
        clue_card=played.clue.card if played.clue and played.storyteller == player else None,
        attachment=played.clue.attachment if played.clue and _clue_told(game, player) else None,
        luck=joined(game),
    )


def _deadlines(game: Game) -> Mapping[PlayerName, datetime]:
    if game.paused is not None:
        return {}
    return {player: until for player in awaited(game) if (until := deadline_of(game, player))}


def hands_sealed(game: Game) -> bool:
    """Are all hands still closed, because the clue comes before them?"""
    return game.rules.blind_clue and game.phase in (Phase.NEW, Phase.CLUE)


def _clue_told(game: Game, player: PlayerName) -> str | None:
    """The clue is the storyteller's own until the others are asked for their cards."""
    clue = game.round.clue
    if clue is None or (game.phase is Phase.CLUE and player != game.round.storyteller):
        return None
    return clue.text
