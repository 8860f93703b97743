"""Prints what a use-case did: the sentences of the story, what is to be sent, and whom the game waits for."""

from __future__ import annotations

from collections import Counter

import click

from dixit_pbem.app import Done
from dixit_pbem.cli.phrases import awards_of, sentence, waiting
from dixit_pbem.engine.due import Due
from dixit_pbem.engine.events import RoundScored
from dixit_pbem.engine.model import Game, Phase


def tell(done: Done) -> None:
    """Say what was done, what each player must now be sent, and how the game goes on."""
    for note in done.notes:
        click.echo(note, err=True)
    if done.dry_run and done.steps:
        click.echo("This would be done:")
    for step in done.steps:
        click.echo(sentence(step, spoilers=False))
        if isinstance(step.event, RoundScored):
            _awards(done.game)
    if done.due:
        _due(done)
    for folder, count in Counter(page.parent for page in done.pages).items():
        click.echo(f"{count} page file{'s' if count > 1 else ''} made in {folder}.")
    click.echo(waiting(done.game, done.zone))


def _awards(game: Game) -> None:
    if game.last:
        for line in awards_of(game.last, game.rules, game.seats):
            click.echo(f"  {line}")


def _due(done: Done) -> None:
    click.echo("To be sent now:")
    width = max(len(message.reader) for message in done.due)
    for message in done.due:
        click.echo(f"  {message.reader:<{width}}  {message.kind}{_asks(message, done.game)}")


def _asks(message: Due, game: Game) -> str:
    if not message.acts:
        return ""
    return {
        Phase.CLUE: ", asks for a clue",
        Phase.CARD: ", asks for a card",
        Phase.VOTE: ", asks for a vote",
    }.get(game.phase, "")
