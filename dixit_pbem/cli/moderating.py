"""What a moderator needs on a bad day. What concerns the players is mailed to them at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import click

from dixit_pbem.cli import options as parse
from dixit_pbem.cli.options import GAME, complete_player
from dixit_pbem.cli.phrases import sentence
from dixit_pbem.cli.report import tell, touched
from dixit_pbem.cli.terminal import progress
from dixit_pbem.engine.model import Game, PlayerName
from dixit_pbem.engine.moves import End, Extend, Leave, Move, Pause, Resume, Skip
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table import moves as app

MAILS = "Mails"


def _move(game: GameFile, moves: Callable[[Game], Sequence[Move]]) -> None:
    """Record what is asked for, mail it to whom it concerns, and print it."""
    tell(app.move(game, moves, watch=progress(MAILS)))


def _named(typed: str) -> Callable[[Game], PlayerName]:
    """Who is meant by what was typed, once the game is known."""
    return lambda game: parse.find_player(game.seats, typed)


@click.command()
@GAME
@click.option("--after-reveal", is_flag=True, help="Also when players have seen what is taken back.")
def undo(game: GameFile, *, after_reveal: bool) -> None:
    """Take back the last move with all that followed from it; again for the one before.

    \b
    Example:
      dixit-pbem undo sunday.yaml
    """
    done = app.undo(game, after_reveal=after_reveal, watch=progress(MAILS))
    for step in reversed(done.taken_back):
        click.echo(f"Taken back: {sentence(step, spoilers=False)}")
    tell(done)


@click.command()
@GAME
@click.argument("player", required=False, shell_complete=complete_player)
def skip(game: GameFile, player: str | None) -> None:
    """Go on without somebody: the storyteller is passed over, a card is given by chance, a vote is left out.

    All are told with their next mail; another storyteller gets it at once.

    \b
    Example:
      dixit-pbem skip sunday.yaml bob
    """
    _move(game, lambda now: [Skip(parse.find_player(now.seats, player) if player else None)])


@click.command()
@GAME
@click.argument("player", shell_complete=complete_player)
@click.argument("newcomer", metavar='"Eve <eve@…>"')
def replace(game: GameFile, player: str, newcomer: str) -> None:
    """Let another person take a seat, with its hand and its points.

    \b
    Example:
      dixit-pbem replace sunday.yaml bob "Eve <eve@example.org>"
    """
    name, email = parse.person(newcomer)
    tell(app.replace_player(game, _named(player), newcomer=name, email=email, watch=progress(MAILS)))


@click.command()
@GAME
@click.argument("player", shell_complete=complete_player)
def leave(game: GameFile, player: str) -> None:
    """Let a player leave after this round; his hand goes to the discards.

    \b
    Example:
      dixit-pbem leave sunday.yaml bob
    """
    _move(game, lambda now: [Leave(parse.find_player(now.seats, player))])


@click.command()
@GAME
@click.option("--reason", default="the moderator ended it", show_default=True, help="Why, in a few words.")
@click.option("--nobody-wins", is_flag=True, help="The scores do not count; without it they stand.")
def end(game: GameFile, *, reason: str, nobody_wins: bool) -> None:
    """End a game early. The scores stand, and the final results are due.

    \b
    Example:
      dixit-pbem end sunday.yaml --reason "the holidays are over"
    """
    _move(game, lambda _now: [End(reason, nobody_wins)])


@click.command()
@GAME
@click.argument("longer", metavar="24h")
@click.argument("player", required=False, shell_complete=complete_player)
def extend(game: GameFile, longer: str, player: str | None) -> None:
    """Give everybody, or one player, more time for what is open now.

    \b
    Example:
      dixit-pbem extend sunday.yaml 24h bob
    """
    by = parse.duration(longer)
    whom = _named(player) if player else lambda _game: None
    _move(game, lambda now: [Extend(by, whom(now))])


@click.command()
@GAME
def pause(game: GameFile) -> None:
    """Stop the clock: no deadline passes and nobody is reminded until `resume`.

    \b
    Example:
      dixit-pbem pause sunday.yaml
    """
    _move(game, lambda _now: [Pause()])


@click.command()
@GAME
def resume(game: GameFile) -> None:
    """Let the clock go on; every deadline moves by as long as it stood still.

    \b
    Example:
      dixit-pbem resume sunday.yaml
    """
    _move(game, lambda _now: [Resume()])


@click.command()
@GAME
@click.argument("player", required=False, shell_complete=complete_player)
def remind(game: GameFile, player: str | None) -> None:
    """Remind everybody, or one player, of what he owes.

    \b
    Example:
      dixit-pbem remind sunday.yaml bob
    """
    tell(app.remind(game, _named(player) if player else None, watch=progress(MAILS)))


@click.command()
@GAME
@click.argument("text", nargs=-1, required=True)
def say(game: GameFile, text: tuple[str, ...]) -> None:
    """Say a word to all, at once, in the game's name.

    \b
    Example:
      dixit-pbem say sunday.yaml "We meet on Sunday at Bob's"
    """
    tell(app.say(game, " ".join(text), watch=progress(MAILS)))


@click.command()
@GAME
@click.argument("player", shell_complete=complete_player)
def resend(game: GameFile, player: str) -> None:
    """Send a player his last mail once more.

    \b
    Example:
      dixit-pbem resend sunday.yaml bob
    """
    tell(app.resend(game, _named(player), watch=progress(MAILS)))


@click.command()
@GAME
def send(game: GameFile) -> None:
    """Send every mail that has not left yet, and nothing else.

    \b
    Example:
      dixit-pbem send sunday.yaml
    """
    done = app.send(game, watch=progress(MAILS))
    if not touched(done.posting):
        click.echo("There is no mail to send.")
    tell(done)
