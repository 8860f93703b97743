"""What is told of a demonstration while it goes on: who, which clue, who voted for whom, the points. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from dixit_pbem.demo.friends import FRIENDS
from dixit_pbem.demo.script import ROUNDS, TITLE
from dixit_pbem.engine.events import ClueGiven, GameEnded, RoundScored
from dixit_pbem.engine.model import Game, in_words
from dixit_pbem.journal.history import Step

_LANGUAGES = {"en": "English", "it": "Italian", "pl": "Polish", "pt": "Portuguese"}
_QUOTES = {"en": "“{}”", "it": "«{}»", "pl": "„{}”", "pt": "«{}»"}


def opening() -> tuple[str, ...]:
    """Who sits at the table."""
    friends = ((each.name, _LANGUAGES[each.language], each.program.value) for each in FRIENDS)
    return (
        f"“{TITLE}”: six friends play by mail, without a mail server.",
        *(f"  {name} reads {language} and writes with {program}." for name, language, program in friends),
    )


def story(steps: Iterable[Step], asides: Iterable[str]) -> Iterator[str]:
    """What one look into the mailbox changed."""
    happened = [(step.event, step.before) for step in steps]
    for event, before in happened:
        if isinstance(event, ClueGiven) and before:
            yield from _clue(event, before.round.number)
    yield from (f"  {aside}" for aside in asides)
    for event, before in happened:
        if isinstance(event, RoundScored) and before:
            yield from _points(event, before)
        if isinstance(event, GameEnded):
            yield ""
            yield f"{in_words(event.winners)} {'wins' if len(event.winners) == 1 else 'win'}."


def _clue(said: ClueGiven, number: int) -> Iterator[str]:
    meant = ROUNDS[number - 1]
    english = f" ({meant.meaning})" if meant.meaning and meant.clue.text == said.text else ""
    clue = _QUOTES[meant.language].format(said.text)
    yield ""
    yield f"Round {number} of {len(ROUNDS)}. {said.player} tells {clue}{english}"


def _points(scored: RoundScored, game: Game) -> Iterator[str]:
    """Who found the storyteller's card, who took others for it, and what that brought everybody."""
    teller = game.round.storyteller
    voters = [
        (owner, number, [player for player, votes in scored.votes.items() if number in votes])
        for number, owner in enumerate(scored.owners, start=1)
    ]
    for owner, number, finders in voters:
        if owner == teller:
            found = f", found by {in_words(finders)}" if finders else ", and nobody found it"
            yield f"  {teller}'s card is number {number}{found}."
    decoys = [f"{owner}'s by {in_words(taken)}" for owner, _, taken in voters if taken and owner != teller]
    if decoys:
        yield f"  Taken for it: {'; '.join(decoys)}."
    order = sorted(game.seats, key=lambda player: -scored.totals[player])
    gained = {player: f" (+{points})" for player, points in scored.points.items() if points}
    scores = (f"{player} {scored.totals[player]}{gained.get(player, '')}" for player in order)
    yield f"  Points: {', '.join(scores)}."
