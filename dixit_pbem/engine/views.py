"""What one player may see: the only thing that pages and mails are made from. What is not in the view cannot leak."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from dixit_pbem.engine.deadline import deadline_of
from dixit_pbem.engine.luck import joined
from dixit_pbem.engine.may import votable, voters
from dixit_pbem.engine.model import CardId, Ending, Game, Hand, HandLetter, Phase, PlayerName, Round, Word, left_of
from dixit_pbem.engine.pending import awaited, pending
from dixit_pbem.engine.systems import Rules
from dixit_pbem.frozen import frozen


@frozen
class OpenRound:
    """One of the open rounds through the eyes of one player."""

    number: int
    storyteller: PlayerName | None
    clue: str | None
    attachment: str | None
    """What came along with the clue."""
    clue_card: CardId | None
    """The card that the reader's own clue rests on."""
    given: tuple[HandLetter, ...]
    table: tuple[tuple[int, CardId], ...]
    may_vote_for: tuple[int, ...]
    votes: tuple[int, ...]


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
    attachment: str | None
    luck: tuple[Word, ...]
    """The words of chance that joined the shuffles so far."""
    rounds: tuple[OpenRound, ...]
    """Every round that is open: the reader's own, then those of the others from the left neighbour on. What is said of
    a single round above is said of the first of them."""
    last_rounds: tuple[Round, ...]
    """The cycle that was scored last, of which `last` is the end."""


def view_for(game: Game, player: PlayerName) -> View:
    """The game through the eyes of one player."""
    hand = {} if hands_sealed(game) else game.hands[player]
    rounds = tuple(_open_round(game, player, hand, each) for each in _in_order_of(game, player))
    first, played = rounds[0], game.round
    return View(
        reader=player,
        title=game.setup.title,
        rules=game.rules,
        commitment=game.commitment,
        rehearsal=game.setup.rehearsal,
        seats=game.seats,
        scores=game.scores,
        round=first.number,
        phase=game.phase,
        storyteller=first.storyteller,
        clue=first.clue,
        deadline=deadline_of(game, player) if pending(game) and not game.paused else None,
        deadlines=_deadlines(game),
        awaited=awaited(game),
        owes=player in pending(game),
        hand=hand,
        given=first.given,
        table=first.table,
        may_vote_for=first.may_vote_for,
        votes=first.votes,
        red=played.red if player == played.storyteller else None,
        last=game.last,
        ending=game.ending,
        paused=game.paused is not None,
        clue_card=first.clue_card,
        attachment=first.attachment,
        luck=joined(game),
        rounds=rounds,
        last_rounds=game.last_rounds,
    )


def _in_order_of(game: Game, player: PlayerName) -> tuple[Round, ...]:
    """The open rounds as this player's mails tell them."""
    if len(game.rounds) == 1 or player not in game.seats:
        return game.rounds
    ring = (player, *left_of(game.seats, player))
    return tuple(sorted(game.rounds, key=lambda each: ring.index(each.storyteller) if each.storyteller else 0))


def _open_round(game: Game, player: PlayerName, hand: Hand, played: Round) -> OpenRound:
    given, told = played.given.get(player, ()), _clue_told(game, player, played)
    votes = game.phase is Phase.VOTE and player in voters(game, played)
    return OpenRound(
        number=played.number,
        storyteller=played.storyteller,
        clue=told,
        attachment=played.clue.attachment if played.clue and told else None,
        clue_card=played.clue.card if played.clue and played.storyteller == player else None,
        given=tuple(letter for letter, card in hand.items() if card in given),
        table=tuple((card.number, card.card) for card in played.table),
        may_vote_for=votable(game, player, played) if votes else (),
        votes=played.votes.get(player, ()),
    )


def _deadlines(game: Game) -> Mapping[PlayerName, datetime]:
    if game.paused is not None:
        return {}
    return {player: until for player in awaited(game) if (until := deadline_of(game, player))}


def hands_sealed(game: Game) -> bool:
    """Are all hands still closed, because the clue comes before them?"""
    return game.rules.blind_clue and game.phase in (Phase.NEW, Phase.CLUE)


def _clue_told(game: Game, player: PlayerName, played: Round) -> str | None:
    """The clue is the storyteller's own until the others are asked for their cards."""
    clue = played.clue
    if clue is None or (game.phase is Phase.CLUE and player != played.storyteller):
        return None
    return clue.text
