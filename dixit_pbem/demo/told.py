"""What is told of a demonstration while it goes on: who, which clue, who voted for whom, the points. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from dixit_pbem.demo.friends import FRIENDS, Friend
from dixit_pbem.demo.script import ROUNDS, TITLE
from dixit_pbem.engine.events import ClueGiven, GameEnded, RoundScored
from dixit_pbem.engine.evolve import evolve
from dixit_pbem.engine.model import Game, PlayerName, Round, in_words
from dixit_pbem.journal.history import Step

_LANGUAGES = {"en": "English", "it": "Italian", "pl": "Polish", "pt": "Portuguese"}
_QUOTES = {"en": "“{}”", "it": "«{}»", "pl": "„{}”", "pt": "«{}»"}


def opening() -> tuple[str, ...]:
    """Who sits at the table."""
    return (
        f"“{TITLE}”: six friends play by mail, without a mail server.",
        *(f"  {_introduced(friend)}" for friend in FRIENDS),
    )


def _introduced(friend: Friend) -> str:
    return f"{friend.name} reads {_LANGUAGES[friend.language]} and writes with {friend.program.value}."


def story(steps: Iterable[Step], asides: Iterable[str]) -> Iterator[str]:
    """What one look into the mailbox changed."""
    told = tuple(steps)
    yield from (line for step in told if isinstance(step.event, ClueGiven) for line in _clue(step))
    yield from (f"  {aside}" for aside in asides)
    yield from (line for step in told for line in _lines(step))


def _lines(step: Step) -> Iterator[str]:
    match step.event:
        case RoundScored() if step.before is not None:
            yield from _scored(evolve(step.before, step.event))
        case GameEnded(winners=winners):
            yield ""
            yield f"{in_words(winners)} {'wins' if len(winners) == 1 else 'win'}."


def _clue(step: Step) -> Iterator[str]:
    assert isinstance(step.event, ClueGiven) and step.before is not None  # noqa: S101, PT018 - only clues come here
    number, said = step.before.round.number, step.event
    meant = ROUNDS[number - 1]
    english = f" ({meant.meaning})" if meant.meaning and meant.clue.text == said.text else ""
    clue = _QUOTES[meant.language].format(said.text)
    yield ""
    yield f"Round {number} of {len(ROUNDS)}. {said.player} tells {clue}{english}"


def _scored(game: Game) -> Iterator[str]:
    played = game.last
    assert played is not None and played.result is not None  # noqa: S101, PT018 - the round was scored just now
    yield f"  {_found(played)}"
    decoys = [
        f"{card.owner}'s by {in_words(voters)}"
        for card in played.table
        if card.owner != played.storyteller and (voters := _voters(played, card.number))
    ]
    if decoys:
        yield f"  Taken for it: {'; '.join(decoys)}."
    gained = played.result.points
    order = sorted(game.seats, key=lambda player: -game.scores[player])
    yield f"  Points: {', '.join(_points(player, game.scores[player], gained.get(player, 0)) for player in order)}."


def _found(played: Round) -> str:
    number = next(card.number for card in played.table if card.owner == played.storyteller)
    finders = _voters(played, number)
    if not finders:
        return f"{played.storyteller}'s card is number {number}, and nobody found it."
    return f"{played.storyteller}'s card is number {number}, found by {in_words(finders)}."


def _voters(played: Round, number: int) -> tuple[PlayerName, ...]:
    return tuple(player for player, votes in played.votes.items() if number in votes)


def _points(player: PlayerName, score: int, gained: int) -> str:
    return f"{player} {score}" + (f" (+{gained})" if gained else "")
