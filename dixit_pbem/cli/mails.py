"""The commands of mail: `fetch` and `held` of what comes in, `send`, `resend`, `remind` and `say` of what leaves."""

from __future__ import annotations

import sys
from shlex import quote

import click

from dixit_pbem.cli import phrases, report, terminal
from dixit_pbem.cli.options import GAME, SPOILERS, complete_player, named
from dixit_pbem.errors import Mistake
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table import moves


@click.command()
@GAME
@click.argument("source", required=False, metavar="[-]")
def fetch(game: GameFile, source: str | None) -> None:
    """Read what players answered; with - one mail from standard input. Nothing is closed and nothing sent.

    \b
    Example:
      dixit-pbem fetch sunday.yaml
    """
    from dixit_pbem.post import inbox
    from dixit_pbem.post.carriers.mailbox import LARGEST_OF_PLAYER

    if source not in (None, "-"):
        raise Mistake(f"'{source}' is no place to read from: leave it out, or write - for standard input.")
    fetched = inbox.take_in(game, sys.stdin.buffer.read(LARGEST_OF_PLAYER)) if source else inbox.fetch(game)
    terminal.aside(fetched.notes)
    told = report.told_around(fetched.happened.get(game.home.name, ()), game.path)
    for line in told or ("No new mail.",):
        click.echo(line)


@click.command()
@GAME
@click.argument("what", required=False, type=click.Choice(["accept", "reject", "assign"]))
@click.argument("number", required=False, type=int)
@click.argument("player", required=False)
@SPOILERS
def held(game: GameFile, what: str | None, number: int | None, player: str | None, *, spoilers: bool) -> None:
    """Show the mails that wait for the moderator, with the reason; settle one with accept N, reject N, assign N PLAYER.

    \b
    Example:
      dixit-pbem held sunday.yaml
    """
    if what is None:
        _show_held(game, spoilers=spoilers)
        return
    if number is None or (what == "assign") != (player is not None):
        raise click.UsageError("Write accept N, reject N, or assign N PLAYER.")
    from dixit_pbem.table.held import accept, reject

    watch = terminal.progress("Mails")
    if what == "reject":
        report.tell(reject(game, number, watch=watch))
    else:
        report.tell(accept(game, number, player=named(player) if player else None, watch=watch))


def _show_held(game: GameFile, *, spoilers: bool) -> None:
    from dixit_pbem.post.day import wishes
    from dixit_pbem.table.held import held as waiting_mails

    found, mails = waiting_mails(game)
    for player in wishes(found):
        click.echo(f"{player} wants to leave. To let {player} go: {_typed('leave', game.path, player)}.")
    if not mails:
        click.echo("No mail waits.")
        return
    plays = found.game is not None and found.settings.moderator.name in found.game.seats
    for mail in mails:
        whose = f", as {mail.player}" if mail.player else ""
        click.echo(f"{mail.number}  {phrases.moment(mail.arrived, found.zone)}, from {mail.sender}{whose}")
        click.echo(f"    Held because {mail.reason}.{' The player was asked.' if mail.asked else ''}")
        if spoilers or not plays:
            click.echo(f"    Subject: {mail.subject}")
            click.echo("\n".join(f"    | {line}" for line in mail.text.strip().splitlines()))
    if plays and not spoilers:
        click.echo("You play yourself: `--spoilers` shows what they say.")
    click.echo(f"Settle one: {_typed('held', game.path)} accept N, reject N, or assign N PLAYER.")


def _typed(name: str, *words: object) -> str:
    """A command as one types it."""
    return " ".join(("dixit-pbem", name, *(quote(str(word)) for word in words)))


@click.command()
@GAME
def send(game: GameFile) -> None:
    """Send every mail that has not left yet, and nothing else.

    \b
    Example:
      dixit-pbem send sunday.yaml
    """
    done = moves.send(game, watch=terminal.progress("Mails"))
    if not report.touched(done.posting):
        click.echo("There is no mail to send.")
    report.tell(done)


@click.command()
@GAME
@click.argument("player", shell_complete=complete_player)
def resend(game: GameFile, player: str) -> None:
    """Send a player his last mail once more.

    \b
    Example:
      dixit-pbem resend sunday.yaml bob
    """
    report.tell(moves.resend(game, named(player), watch=terminal.progress("Mails")))


@click.command()
@GAME
@click.argument("player", required=False, shell_complete=complete_player)
def remind(game: GameFile, player: str | None) -> None:
    """Remind everybody, or one player, of what he owes.

    \b
    Example:
      dixit-pbem remind sunday.yaml bob
    """
    report.tell(moves.remind(game, named(player) if player else None, watch=terminal.progress("Mails")))


@click.command()
@GAME
@click.argument("text", nargs=-1, required=True)
def say(game: GameFile, text: tuple[str, ...]) -> None:
    """Say a word to all, at once, in the game's name.

    \b
    Example:
      dixit-pbem say sunday.yaml "We meet on Sunday at Bob's"
    """
    report.tell(moves.say(game, " ".join(text), watch=terminal.progress("Mails")))
