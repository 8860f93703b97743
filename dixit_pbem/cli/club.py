"""`club`: tables in a database, for who hosts many."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from dixit_pbem import clock
from dixit_pbem.cli import boundary, terminal
from dixit_pbem.cli.autopilot import heading, tell_step, until_stopped
from dixit_pbem.cli.club_desk import desk
from dixit_pbem.cli.groups import Commands
from dixit_pbem.cli.options import CLUB, JSON, GameType, at_table
from dixit_pbem.cli.which_game import GameArgument
from dixit_pbem.errors import DixitError
from dixit_pbem.shell import quoted, typed

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

    from dixit_pbem.club.database import Database
    from dixit_pbem.club.running import Ears, Role
    from dixit_pbem.journal.store import Store
    from dixit_pbem.storage.game_file import GameFile

OF_A_TABLE = (
    *("status", "next-turn", "clue", "card", "vote", "undo", "pause", "resume", "end", "say", "remind", "extend"),
    *("away", "skip", "join", "leave", "replace", "address", "luck", "fetch", "held", "send", "resend", "log"),
    *("verify", "check", "album"),
)
"""What of the program's commands works on a table as on a file."""


@click.group(cls=Commands)
def club() -> None:
    """Tables in a PostgreSQL database, for who hosts many. A game moves in and out line for line."""


@club.command()
@click.argument("address", required=False)
@CLUB
def init(address: str | None, file: Path) -> None:
    """Make the tables of a club at ADDRESS and write club.yaml; without ADDRESS bring those of club.yaml up to date.

    \b
    Example:
      dixit-pbem club init postgresql:///dixit
    """
    must_be_installed()
    from dixit_pbem.club.database import Database
    from dixit_pbem.club.set_up import club_at, must_be_new, write_club

    if address is None:
        with _closed(club_at(file)) as database:
            steps = database.upgrade()
        terminal.echo("The club's tables are up to date." if steps else "The club's tables were up to date.")
        return
    must_be_new(file)
    with _closed(Database(address, folder=file.parent.resolve())) as database:
        database.upgrade()
    write_club(file, address)
    terminal.echo(
        f"{quoted(file)} is written. `{typed('club', 'take-in', 'sunday.yaml')}` brings a game into the club."
    )


@club.command("take-in")
@click.argument("games", cls=GameArgument, metavar="GAME...", nargs=-1, required=True, type=GameType())
@CLUB
def take_in(games: tuple[GameFile, ...], file: Path) -> None:
    """Let games go on in the club: each line begins with the id of its table. The files stay, and rest.

    \b
    Example:
      dixit-pbem club take-in sunday.yaml
    """
    with opened(file) as database:
        from dixit_pbem.club import moving

        for game in games:
            table = moving.take_in(database, game)
            terminal.echo(f"{table.id}  {quoted(game.path)} goes on in the club, and rests here.")


@club.command("take-out")
@click.argument("name", metavar="ID")
@click.option("-o", "--out", "target", type=click.Path(path_type=Path), required=True, help="The game file.")
@CLUB
def take_out(name: str, target: Path, file: Path) -> None:
    """Let a table of the club go on in a game file, with its side folder; the club forgets it.

    \b
    Example:
      dixit-pbem club take-out 7f3a -o sunday.yaml
    """
    with opened(file) as database:
        from dixit_pbem.club import moving

        game = moving.take_out(database, name, target)
    terminal.echo(f"{quoted(game.path)} goes on from here; the club has no table '{name}' any more.")


@club.command()
@click.option("--prometheus", "for_prometheus", is_flag=True, help="Show figures alone, as Prometheus reads them.")
@JSON
@CLUB
def status(file: Path, *, in_json: bool, for_prometheus: bool) -> None:
    """Show the tables of the club: how many events each has, and when the last was written; what is due, or in trouble.

    \b
    Example:
      dixit-pbem club status
    """
    with opened(file) as database:
        from dixit_pbem.cli.club_status import as_json, tell_standing
        from dixit_pbem.club import standing as stands

        found, accounts = stands.figures(database, clock.now()), stands.accounts(database)
        tables = () if for_prometheus else stands.standing(database)
    if for_prometheus:
        terminal.echo(stands.prometheus(found, accounts))
    elif in_json:
        terminal.echo(json.dumps(as_json(tables, found, accounts)))
    else:
        tell_standing(tables, found, accounts)


@club.command()
@click.option("--once", "just_once", is_flag=True, help="Do all that is due now and stop, for cron and timers.")
@click.option(
    "--workers", type=click.IntRange(1, 64), help="How many work at tables at the same time; else as club.yaml says."
)
@click.option(
    "--role",
    "roles",
    multiple=True,
    type=click.Choice(["router", "worker", "sender"]),
    help="Do this alone: read mailboxes, work at tables, send letters. Several times for several; without it, all.",
)
@click.option(
    "--health", type=click.Path(path_type=Path), help="A file in which it writes, each minute, how all fares."
)
@CLUB
def run(file: Path, *, just_once: bool, workers: int | None, roles: tuple[str, ...], health: Path | None) -> None:
    """Let every table run itself: as `run` does with files. Ctrl-C stops it at any time.

    It may run on several computers: they share the tables, and one goes on where another ends.

    \b
    Example:
      dixit-pbem club run
    """
    with opened(file) as database:
        from dixit_pbem.club import running, tree
        from dixit_pbem.table.heartbeat import write_heartbeat

        stopped = until_stopped()
        if just_once:
            if not running.once(database, _ears(stopped), partial(way_to, file)):
                raise SystemExit(1)
            return
        many = workers or database.club.workers
        wanted = [running.Role(role) for role in roles or ("router", "sender", *("worker",) * many)]
        if roles and workers:
            wanted += [running.Role.WORKER] * (workers - 1) if running.Role.WORKER in wanted else []
        terminal.echo("The club runs; what happens is told here. Ctrl-C stops it at any time.")
        beat = (lambda _: None) if health is None else partial(write_heartbeat, health)
        tree.run(database, wanted, partial(_begun, file), beat, _ears(stopped))
    terminal.echo("Stopped. Call it again at any time; nothing is lost.")


def _begun(file: Path, role: Role) -> BaseProcess:
    """A process that does one thing for the club."""
    from multiprocessing import get_context

    process = get_context("spawn").Process(target=_serve, args=(file, role), name=role.value)
    process.start()
    return process


def _serve(file: Path, role: Role) -> None:
    """Do one thing for the club, as long as whoever began this lives."""
    import gc
    from multiprocessing import parent_process

    told, parent = until_stopped(), parent_process()
    # It lives for weeks: what is left over is not to pile up as it may in a command that soon ends. But the games at
    # hand are many, and not to be looked through for it with every reply.
    gc.set_threshold(100_000, 20, 100)
    boundary.ready()
    from dixit_pbem.club import running
    from dixit_pbem.club.set_up import club_at

    gc.freeze()
    with _closed(club_at(file)) as database:
        ears = _ears(lambda: told() or (parent is not None and not parent.is_alive()))
        running.serve(role, database, ears, partial(way_to, file))


def _ears(stopped: Callable[[], bool]) -> Ears:
    from dixit_pbem.club.running import Ears
    from dixit_pbem.club.working import Hears

    def trouble(table: Store, why: str) -> None:
        terminal.echo(f"{heading(table)}\n{why}", err=True)

    return Ears(Hears(tell_step, trouble, boundary.of_one_game), lambda why: terminal.echo(why, err=True), stopped)


def way_to(file: Path, name: str) -> tuple[object, ...]:
    """How commands reach a table."""
    return ("club", "game", *(() if file == Path("club.yaml") else ("--club", file)), name)


@club.command()
@click.argument("what", required=False, type=click.Choice(["show", "dismiss", "give"]))
@click.argument("words", nargs=-1, metavar="[N]... [ID]")
@CLUB
def mails(file: Path, what: str | None, words: tuple[str, ...]) -> None:
    """Show the mails that belong to no table: who wrote and when. Show one, dismiss some, or give one to a table.

    What a mail says may spoil the game for you: only `show` tells it.

    \b
    Example:
      dixit-pbem club mails give 25 7f3a
    """
    with opened(file) as database:
        from dixit_pbem.cli import club_mails

        club_mails.called(database, what, words)


@club.command(
    context_settings={"ignore_unknown_options": True, "allow_interspersed_args": False, "help_option_names": ["--help"]}
)
@CLUB
@click.argument("name", metavar="ID")
@click.argument("words", metavar="COMMAND...", nargs=-1, required=True, type=click.UNPROCESSED)
def game(name: str, words: tuple[str, ...], file: Path) -> None:
    """Call a command of the program on a table of the club, as on a file; the game is not named again.

    \b
    Example:
      dixit-pbem club game 7f3a status
    """
    command, *rest = words
    if command not in OF_A_TABLE:
        way_out = f"Take the game out first: `{typed('club', 'take-out', name, '-o', 'game.yaml')}`."
        raise DixitError(f"'{command}' does not work on a table of the club. {way_out}")
    from dixit_pbem import cli

    with opened(file) as database:
        from dixit_pbem.club.table import ClubTable

        table = ClubTable(database, name)
        table.sheet()
        with at_table(table, name, way=way_to(file, name)):
            cli.program.main([command, name, *rest], prog_name="dixit-pbem", standalone_mode=False)


club.add_command(desk)


def must_be_installed() -> None:
    """What the club needs beside the program must be there."""
    try:
        import psycopg  # noqa: F401
    except ImportError:
        raise DixitError("The club needs psycopg: `pip install 'dixit-pbem[club]'` brings it.") from None


@contextmanager
def opened(file: Path) -> Iterator[Database]:
    """The club of this file, with tables as this version needs them."""
    must_be_installed()
    from dixit_pbem.club.set_up import club_at

    with _closed(club_at(file)) as database:
        database.must_fit()
        yield database


@contextmanager
def _closed(database: Database) -> Iterator[Database]:
    try:
        yield database
    finally:
        database.close()
