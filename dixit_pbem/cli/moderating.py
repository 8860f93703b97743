"""What a moderator needs on a bad day: `undo`, `skip`, `replace`, `leave`, `end`."""

from __future__ import annotations

from pathlib import Path

import click

from dixit_pbem import app
from dixit_pbem.cli import parse
from dixit_pbem.cli.options import GAME
from dixit_pbem.cli.phrases import sentence
from dixit_pbem.cli.report import tell
from dixit_pbem.engine.moves import End, Leave, Skip


@click.command()
@GAME
@click.option("--after-reveal", is_flag=True, help="Also when players have seen what is taken back.")
def undo(path: Path, *, after_reveal: bool) -> None:
    """Take back the last move with all that followed from it; again for the one before.

    \b
    Example:
      dixit-pbem undo sunday.yaml
    """
    done = app.undo(path, after_reveal=after_reveal)
    for step in reversed(done.taken_back):
        click.echo(f"Taken back: {sentence(step, spoilers=False)}")
    tell(done)


@click.command()
@GAME
@click.argument("player", required=False)
def skip(path: Path, player: str | None) -> None:
    """Go on without somebody: the storyteller is passed over, a card is given by chance, a vote is left out.

    \b
    Example:
      dixit-pbem skip sunday.yaml bob
    """
    tell(app.move(path, lambda game: [Skip(parse.find_player(game.seats, player) if player else None)]))


@click.command()
@GAME
@click.argument("player")
@click.argument("newcomer", metavar='"Eve <eve@…>"')
def replace(path: Path, player: str, newcomer: str) -> None:
    """Let another person take a seat, with its hand and its points.

    \b
    Example:
      dixit-pbem replace sunday.yaml bob "Eve <eve@example.org>"
    """
    name, email = parse.person(newcomer)
    tell(app.replace_player(path, lambda game: parse.find_player(game.seats, player), newcomer=name, email=email))


@click.command()
@GAME
@click.argument("player")
def leave(path: Path, player: str) -> None:
    """Let a player leave after this round; his hand goes to the discards.

    \b
    Example:
      dixit-pbem leave sunday.yaml bob
    """
    tell(app.move(path, lambda game: [Leave(parse.find_player(game.seats, player))]))


@click.command()
@GAME
@click.option("--reason", default="the moderator ended it", show_default=True, help="Why, in a few words.")
@click.option("--nobody-wins", is_flag=True, help="The scores do not count; without it they stand.")
def end(path: Path, *, reason: str, nobody_wins: bool) -> None:
    """End a game early. The scores stand, and the final results are due.

    \b
    Example:
      dixit-pbem end sunday.yaml --reason "the holidays are over"
    """
    tell(app.move(path, lambda _game: [End(reason, nobody_wins)]))
