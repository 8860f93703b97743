"""`desk`: the page in the browser on which a person runs games."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread

import click

from dixit_pbem.cli import boundary, terminal
from dixit_pbem.errors import DixitError, NotFound
from dixit_pbem.shell import quoted

FILE = click.Path(path_type=Path, dir_okay=False)


@click.command()
@click.argument("places", metavar="[GAME|FOLDER]...", nargs=-1, type=click.Path(path_type=Path))
@click.option("--listen", default="127.0.0.1:0", metavar="HOST:PORT", help="Where it is heard; a free port by itself.")
@click.option("--tls-certificate", "certificate", type=FILE, help="For other computers: the certificate.")
@click.option("--tls-key", "key", type=FILE, help="For other computers: the certificate's key.")
@click.option("--password-file", "password", type=FILE, help="For other computers: a file with the password.")
@click.option("--no-browser", is_flag=True, help="Open no browser; only print the address.")
def desk(
    places: tuple[Path, ...],
    *,
    listen: str,
    certificate: Path | None,
    key: Path | None,
    password: Path | None,
    no_browser: bool,
) -> None:
    """Run games on a page in the browser: see whom they wait for, settle mails, go on. Ctrl-C closes it at any time.

    Without a game or a folder it shows the games of this folder.

    \b
    Example:
      dixit-pbem desk
    """
    must_be_installed()
    from dixit_pbem.desk.serve import Told, listen_at, serve

    for place in places:
        if not place.exists():
            raise NotFound(f"{quoted(place)} is not there. Name a game file, or a folder with games.")
    where = listen_at(listen, certificate=certificate, key=key, password=password)
    # Ctrl-C is how it is meant to be closed.
    with suppress(KeyboardInterrupt):
        serve(places, where, Told(say_how_to_come_in, boundary.of_one_game), browser=not no_browser)
    terminal.echo("The desk is closed. Call it again at any time; nothing is lost.")


def must_be_installed() -> None:
    """What the desk needs beside the program must be there."""
    try:
        import dixit_pbem.desk.serve  # noqa: F401
    except ModuleNotFoundError as missing:
        raise DixitError(f"The desk needs {missing.name}: `pip install 'dixit-pbem[desk]'` brings it.") from None


def say_how_to_come_in(way_in: Callable[[], str]) -> None:
    """Say how to come in, and again whenever Enter is pressed."""
    terminal.echo(f"The desk is open: {way_in()}")
    terminal.echo("This address opens once, within a minute. Press Enter for another; Ctrl-C closes the desk.")
    sys.stdout.flush()
    Thread(target=_further, args=(way_in,), daemon=True).start()


def _further(way_in: Callable[[], str]) -> None:
    for _ in sys.stdin:
        terminal.echo(way_in())
        sys.stdout.flush()
