"""What is told of a demonstration while it goes on: who, which clue, who voted for whom, the points. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from dixit_pbem.demo.friends import FRIENDS
from dixit_pbem.demo.script import TITLE, Round
from dixit_pbem.engine.events import CardsWanted, ClueGiven, GameEnded, RoundScored
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


def story(steps: Iterable[Step], asides: Iterable[str], script: Sequence[Round]) -> Iterator[str]:
    """What one look into the mailbox changed; the script tells what the clues mean."""
    happened = [(step.event, step.before) for step in steps]
    for event, before in happened:
        if isinstance(event, ClueGiven) and before and not before.rules.together:
            yield ""
            yield f"Round {before.round.number} of {len(script)}. {_told(event.player, event.text, script)}"
    yield from (f"  {aside}" for aside in asides)
    for event, before in happened:
        if isinstance(event, CardsWanted) and before and before.rules.together:
            yield from _clues(before, script)
        if isinstance(event, RoundScored) and before:
            yield from _points(event, before)
        if isinstance(event, GameEnded):
            yield ""
            yield f"{in_words(event.winners)} {'wins' if len(event.winners) == 1 else 'win'}."


def _clues(game: Game, script: Sequence[Round]) -> Iterator[str]:
    """What everybody told at once."""
    yield ""
    yield f"Rounds {game.rounds[0].number} to {game.rounds[-1].number}, told at once."
    for played in game.rounds:
        if played.storyteller and played.clue:
            yield f"  {_told(played.storyteller, played.clue.text, script)}"


def _told(teller: str, clue: str, script: Sequence[Round]) -> str:
    meant = next(each for each in script if each.teller == teller)
    english = f" ({meant.meaning})" if meant.meaning and meant.clue.text == clue else ""
    return f"{teller} tells {_QUOTES[meant.language].format(clue)}{english}"


def _points(scored: RoundScored, game: Game) -> Iterator[str]:
    """Who found the storyteller's card, who took others for it, and what that brought everybody."""
    teller = game.round.storyteller if scored.round is None else game.numbered[scored.round].storyteller
    if scored.round is not None:
        yield ""
        yield f"Round {scored.round}, told by {teller}"
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
