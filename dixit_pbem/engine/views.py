"""What one player may see: the only thing that pages and mails are made from. What is not in the view cannot leak."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from dixit_pbem.engine.cycle import in_order_of
from dixit_pbem.engine.deadline import deadline_of
from dixit_pbem.engine.luck import joined
from dixit_pbem.engine.may import votable, voters
from dixit_pbem.engine.model import CardId, Ending, Game, Hand, HandLetter, Phase, PlayerName, Round, Word, left_of
from dixit_pbem.engine.pending import awaited, pending
from dixit_pbem.engine.systems import Rules
from dixit_pbem.frozen import frozen, replace


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
    rounds = tuple(_open_round(game, player, hand, each) for each in in_order_of(game, player))
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


def view_of_watcher(game: Game) -> View:
    """The game through the eyes of somebody without a seat: what was scored, and nothing of what is open."""
    seen = view_for(game, game.seats[0])
    open_rounds = tuple(OpenRound(each.number, None, None, None, None, (), (), (), ()) for each in seen.rounds)
    return replace(
        seen,
        reader=PlayerName(""),
        storyteller=None,
        clue=None,
        deadline=None,
        deadlines={},
        owes=False,
        hand={},
        given=(),
        table=(),
        may_vote_for=(),
        votes=(),
        red=None,
        clue_card=None,
        attachment=None,
        rounds=open_rounds,
    )


def answers_several(view: View) -> bool:
    """Where all tell at once: is the reader asked for something in the rounds of the others?"""
    return view.rules.together and view.phase in (Phase.CARD, Phase.VOTE)


def others_rounds(view: View) -> tuple[OpenRound, ...]:
    """The open rounds of the others, in the order of the reader's mail."""
    return tuple(each for each in view.rounds if each.storyteller != view.reader)


def still_missing(view: View) -> tuple[OpenRound, ...]:
    """The rounds of the others in which the reader still owes an answer."""
    answered = {Phase.CARD: lambda each: each.given, Phase.VOTE: lambda each: each.votes}.get(view.phase)
    return tuple(each for each in others_rounds(view) if answered and not answered(each)) if view.owes else ()


def view_of_round(view: View, played: OpenRound) -> View:
    """The same view as if this one of its rounds were open alone."""
    return replace(
        view,
        round=played.number,
        storyteller=played.storyteller,
        clue=played.clue,
        given=played.given,
        table=played.table,
        may_vote_for=played.may_vote_for,
        votes=played.votes,
        clue_card=played.clue_card,
        attachment=played.attachment,
        rounds=(played,),
    )


def told_last(view: View) -> tuple[Round, ...]:
    """What was scored last: the reader's own round first, then those of the others as their mails told them."""
    ring = (view.reader, *left_of(view.seats, view.reader)) if view.reader in view.seats else view.seats

    def place(played: Round) -> int:
        return ring.index(played.storyteller) if played.storyteller in ring else len(ring)

    return tuple(sorted(view.last_rounds, key=place))


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
