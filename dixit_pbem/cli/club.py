"""`club`: tables in a database, for who hosts many."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from dixit_pbem import clock
from dixit_pbem.cli import terminal
from dixit_pbem.cli.club_desk import desk
from dixit_pbem.cli.club_run import run
from dixit_pbem.cli.groups import Commands
from dixit_pbem.cli.options import CLUB, JSON, GameType, at_table
from dixit_pbem.cli.which_game import GameArgument
from dixit_pbem.errors import DixitError
from dixit_pbem.shell import quoted, typed

if TYPE_CHECKING:
    from dixit_pbem.club.database import Database
    from dixit_pbem.storage.game_file import GameFile

OF_A_TABLE = (
    *("status", "next-turn", "clue", "card", "vote", "undo", "pause", "resume", "end", "say", "remind", "extend"),
    *("away", "skip", "join", "leave", "replace", "address", "luck", "fetch", "held", "send", "resend", "log"),
    *("verify", "check", "album"),
)
"""What of the program's commands works on a table as on a file."""
BETWEEN_TRIES = 1.0


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
        with closed(club_at(file)) as database:
            steps = database.upgrade()
        terminal.echo("The club's tables are up to date." if steps else "The club's tables were up to date.")
        return
    must_be_new(file)
    with closed(Database(address, folder=file.parent.resolve())) as database:
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


# Here, so that it stands in its place in lists of commands.
club.add_command(run)


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
def opened(file: Path, *, patience: float = 0) -> Iterator[Database]:
    """The club of this file, with tables as this version needs them; a database may take so many seconds to come."""
    must_be_installed()
    from dixit_pbem.club.set_up import club_at

    with closed(club_at(file)) as database:
        _answers(database, patience)
        yield database


def _answers(database: Database, patience: float) -> None:
    told, until = False, time.monotonic() + patience
    while True:
        try:
            database.must_fit()
        except DixitError as problem:
            if not database.is_away or time.monotonic() >= until:
                raise
            if not told:
                terminal.echo(f"{problem}\nPerhaps it is only starting: for a minute it is tried again.", err=True)
            told = True
            time.sleep(BETWEEN_TRIES)
        else:
            return


@contextmanager
def closed(database: Database) -> Iterator[Database]:
    """The same, closed at the end."""
    try:
        yield database
    finally:
        database.close()
