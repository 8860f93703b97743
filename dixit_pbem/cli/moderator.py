"""What a moderator needs on a bad day. What concerns the players is mailed to them at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime

import click

from dixit_pbem.cli import report, terminal
from dixit_pbem.cli.options import GAME, complete_player, duration, named, person
from dixit_pbem.engine.model import Game
from dixit_pbem.engine.moves import End, Extend, Leave, Move, Pause, Resume, Skip
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table import moves, sentences


def _move(game: GameFile, asked: Callable[[Game], Sequence[Move]]) -> None:
    """Record what is asked for, mail it to whom it concerns, and print it."""
    report.tell(moves.move(game, asked, watch=terminal.progress("Mails")))


@click.command()
@GAME
@click.option("--after-reveal", is_flag=True, help="Also when players have seen what is taken back.")
def undo(game: GameFile, *, after_reveal: bool) -> None:
    """Take back the last move with all that followed from it; again for the one before.

    \b
    Example:
      dixit-pbem undo sunday.yaml
    """
    done = moves.undo(game, after_reveal=after_reveal, watch=terminal.progress("Mails"))
    for step in reversed(done.taken_back):
        terminal.echo(f"Taken back: {sentences.sentence(step, spoilers=False)}")
    report.tell(done)


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
    whom = named(player) if player else lambda _game: None
    _move(game, lambda now: [Skip(whom(now))])


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
    name, email = person(newcomer)
    report.tell(moves.replace_player(game, named(player), newcomer=name, email=email, watch=terminal.progress("Mails")))


@click.command()
@GAME
@click.argument("newcomer", metavar='"Fay <fay@…>"')
def join(game: GameFile, newcomer: str) -> None:
    """Let somebody join a running game: after this round, with a hand from the pile and the points of the last place.

    `newcomers` in the game file says with how many points, or that nobody may.

    \b
    Example:
      dixit-pbem join sunday.yaml "Fay <fay@example.org>"
    """
    from dixit_pbem.table.join import join_game

    name, email = person(newcomer)
    report.tell(join_game(game, name, email, watch=terminal.progress("Mails")))


@click.command()
@GAME
@click.argument("player", shell_complete=complete_player)
@click.argument("email", metavar="new@example.org")
def address(game: GameFile, player: str, email: str) -> None:
    """Send a player's mails to another address from now on; the old one hears of it, and can take it back.

    \b
    Example:
      dixit-pbem address sunday.yaml bob bob@example.com
    """
    from dixit_pbem.table.address import change_address

    report.tell(change_address(game, named(player), email, watch=terminal.progress("Mails")))


@click.command()
@GAME
@click.argument("player", shell_complete=complete_player)
def leave(game: GameFile, player: str) -> None:
    """Let a player leave after this round; the hand goes to the discards.

    \b
    Example:
      dixit-pbem leave sunday.yaml bob
    """
    whom = named(player)
    _move(game, lambda now: [Leave(whom(now))])


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
    by = duration(longer)
    whom = named(player) if player else lambda _game: None
    _move(game, lambda now: [Extend(by, whom(now))])


@click.command()
@GAME
@click.argument("player", shell_complete=complete_player)
@click.argument("first", metavar="FIRST", type=click.DateTime(["%Y-%m-%d"]))
@click.argument("last", metavar="[LAST]", type=click.DateTime(["%Y-%m-%d"]), required=False)
def away(game: GameFile, player: str, first: datetime, last: datetime | None) -> None:
    """Write down that a player is away on these days: no deadline of theirs ends before a day after.

    \b
    Example:
      dixit-pbem away sunday.yaml bob 2026-12-03 2026-12-10
    """
    days = first.date(), (last or first).date()
    watch = terminal.progress("Mails")
    report.tell(moves.away(game, named(player), first=days[0], last=days[1], watch=watch))


@click.command()
@GAME
@click.argument("player", shell_complete=complete_player)
@click.argument("words", nargs=-1, required=True)
def luck(game: GameFile, player: str, words: tuple[str, ...]) -> None:
    """Type in a player's word of chance, which joins the shuffle from the next round on; `verify` says it was typed.

    \b
    Example:
      dixit-pbem luck sunday.yaml bob "green umbrella"
    """
    from dixit_pbem.table.luck import give_luck

    report.tell(give_luck(game, named(player), " ".join(words)))


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
