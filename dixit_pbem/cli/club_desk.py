"""`club desk`: the pages of a club's tables, for its host and for moderators."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from pathlib import Path

import click

from dixit_pbem.cli import boundary, terminal
from dixit_pbem.cli.desk import FILE, must_be_installed, say_how_to_come_in
from dixit_pbem.cli.options import CLUB


@click.command()
@click.option("--listen", default="127.0.0.1:0", metavar="HOST:PORT", help="Where it is heard; a free port by itself.")
@click.option("--tls-certificate", "certificate", type=FILE, help="For other computers: the certificate.")
@click.option("--tls-key", "key", type=FILE, help="For other computers: the certificate's key.")
@click.option("--no-browser", is_flag=True, help="Open no browser; only print the address.")
@CLUB
def desk(file: Path, *, listen: str, certificate: Path | None, key: Path | None, no_browser: bool) -> None:
    """See to all tables on pages in the browser, those in trouble first, and to mails that belong to none.

    The address that is printed lets the host in. Where `desk:` in club.yaml says how other computers reach the pages,
    moderators come in with a link by mail, each to their own tables.

    \b
    Example:
      dixit-pbem club desk
    """
    must_be_installed()
    from dixit_pbem.cli.club import opened, way_to
    from dixit_pbem.desk.club_desk import arrange
    from dixit_pbem.desk.serve import Told, listen_at, serve

    where = listen_at(listen, certificate=certificate, key=key, password=None, by_mail=True)
    told = Told(say_how_to_come_in, boundary.of_one_game)
    with opened(file) as database:
        tell = partial(terminal.echo, err=True)
        arranged = partial(arrange, database=database, way=partial(way_to, file), tell=tell)
        # Ctrl-C is how it is meant to be closed.
        with suppress(KeyboardInterrupt):
            serve((), where, told, browser=not no_browser, arranged=arranged)
    terminal.echo("The desk is closed. Call it again at any time; nothing is lost.")
