"""The commands of a game that runs itself: `fetch`, `run`, `held`."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from shlex import quote

import click

from dixit_pbem import clock
from dixit_pbem.cli import options as parse
from dixit_pbem.cli.options import GAME, SPOILERS, GameType
from dixit_pbem.cli.phrases import moment
from dixit_pbem.errors import DixitError, Mistake
from dixit_pbem.journal.store import Store
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table.done import Done


@click.command()
@GAME
@click.argument("source", required=False, metavar="[-]")
def fetch(game: GameFile, source: str | None) -> None:
    """Read what players answered; with - one mail from standard input. Nothing is closed and nothing sent.

    \b
    Example:
      dixit-pbem fetch sunday.yaml
    """
    from dixit_pbem.cli.phrases_around import around
    from dixit_pbem.journal.facts import Fact
    from dixit_pbem.post.inbox import fetch as read_mailbox
    from dixit_pbem.post.inbox import take_in

    if source not in (None, "-"):
        raise Mistake(f"'{source}' is no place to read from: leave it out, or write - for standard input.")
    fetched = take_in(game, sys.stdin.buffer.read()) if source else read_mailbox(game)
    for note in fetched.notes:
        click.echo(note, err=True)
    told = [fact for fact in fetched.happened.get(game.home.name, ()) if isinstance(fact, Fact)]
    for fact in told:
        click.echo(around(fact))
    if not told:
        click.echo("No new mail.")


@click.command()
@click.argument("games", metavar="GAME...", nargs=-1, required=True, type=GameType())
@click.option("--once", "just_once", is_flag=True, help="Take one step and stop, for cron and timers.")
@click.option("--patient", is_flag=True, help="With --once: let people change their mind (mail.settle) before closing.")
@click.option("--install-timer", is_flag=True, help="Write unit files for systemd that do it every five minutes.")
def run(games: tuple[GameFile, ...], *, just_once: bool, patient: bool, install_timer: bool) -> None:
    """Let games run themselves: fetch, go on, send, remind, keep the clock. Ctrl-C stops it at any time.

    \b
    Example:
      dixit-pbem run sunday.yaml
    As a line of cron, every five minutes:
      */5 * * * * $HOME/.local/bin/dixit-pbem run --once --patient $HOME/sunday.yaml
    """
    if patient and not just_once:
        raise click.UsageError("--patient goes with --once; `run` alone is always patient.")
    if install_timer:
        _install(games)
        return
    from dixit_pbem.table import autopilot

    stopped = _until_stopped()
    ears = autopilot.Ears(_told, _trouble, stopped)
    if not just_once:
        autopilot.run(games, ears)
        click.echo("Stopped. Call it again at any time; nothing is lost." if stopped() else "Every game is finished.")
    elif not autopilot.once(games, ears, patient=patient):
        raise SystemExit(1)


def _install(games: tuple[GameFile, ...]) -> None:
    from dixit_pbem.cli.timers import install_timer, out_of_reach
    from dixit_pbem.journal.opened import look

    for game in games:
        for name in out_of_reach(look(game).settings.mail):
            click.echo(f"{game.path}: a timer does not know {name}. Write 'password_from: file:…' instead.", err=True)
    service, timer = install_timer([game.path for game in games])
    click.echo(f"{service} and {timer.name} are written. Now begin:")
    click.echo(f"  systemctl --user daemon-reload && systemctl --user enable --now {timer.name}")
    click.echo("Where nobody stays logged in, once: loginctl enable-linger")


def _until_stopped() -> Callable[[], bool]:
    """Whether Ctrl-C or a polite kill came; the step under way is finished first, unless it comes twice."""
    came: list[int] = []

    def stop(number: int, _: object) -> None:
        came.append(number)
        signal.signal(number, signal.SIG_DFL)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
    return lambda: bool(came)


def _told(game: Store, done: Done) -> None:
    from dixit_pbem.cli.phrases_around import around
    from dixit_pbem.cli.report import tell
    from dixit_pbem.journal.facts import Fact

    if not _is_news(done):
        return
    click.echo(_heading(game))
    for fact in done.came_in:
        if isinstance(fact, Fact):
            click.echo(around(fact))
    try:
        tell(done)
    except DixitError as problem:
        click.echo(str(problem), err=True)


def _is_news(done: Done) -> bool:
    posting = done.posting
    about_mail = posting and (posting.sent or posting.mishaps or posting.to_mend)
    return bool(done.steps or done.came_in or done.notes or about_mail)


def _trouble(game: Store, why: str) -> None:
    click.echo(_heading(game), err=True)
    click.echo(why, err=True)


def _heading(game: Store) -> str:
    """When it was, on this computer's clock: what is told goes on for weeks."""
    return f"— {clock.now().astimezone():%Y-%m-%d %H:%M} {game.home.beside / game.home.name}"


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
        _show(game, spoilers=spoilers)
        return
    if number is None or (what == "assign") != (player is not None):
        raise click.UsageError("Write accept N, reject N, or assign N PLAYER.")
    _settle(game, what, number, player=player)


def _settle(game: GameFile, what: str, number: int, *, player: str | None) -> None:
    from dixit_pbem.cli.report import tell
    from dixit_pbem.cli.terminal import progress
    from dixit_pbem.table.held import accept, reject

    watch = progress("Mails")
    if what == "reject":
        tell(reject(game, number, watch=watch))
    else:
        whose = (lambda now: parse.find_player(now.seats, player)) if player else None
        tell(accept(game, number, player=whose, watch=watch))


def _typed(name: str, *words: object) -> str:
    """A command as one types it."""
    return " ".join(("dixit-pbem", name, *(quote(str(word)) for word in words)))


def _show(game: GameFile, *, spoilers: bool) -> None:
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
        click.echo(f"{mail.number}  {moment(mail.arrived, found.zone)}, from {mail.sender}{whose}")
        click.echo(f"    Held because {mail.reason}.{' The player was asked.' if mail.asked else ''}")
        if spoilers or not plays:
            click.echo(f"    Subject: {mail.subject}")
            click.echo("\n".join(f"    | {line}" for line in mail.text.strip().splitlines()))
    if plays and not spoilers:
        click.echo("You play yourself: `--spoilers` shows what they say.")
    click.echo(f"Settle one: {_typed('held', game.path)} accept N, reject N, or assign N PLAYER.")
