"""What `new` asks and tells about mail: by which servers it goes, and whether people may write for a seat."""

from __future__ import annotations

from pathlib import Path

import click

from dixit_pbem.cli import choices, terminal
from dixit_pbem.errors import Mistake
from dixit_pbem.shell import typed
from dixit_pbem.storage.names import is_address
from dixit_pbem.storage.new_file import VARIABLE
from dixit_pbem.storage.providers import Provider
from dixit_pbem.storage.spec import MOST_PLAYERS, XOAUTH2
from dixit_pbem.storage.system import ask_for

OPEN = click.option(
    "--open",
    "opens_with",
    type=click.IntRange(2, MOST_PLAYERS),
    metavar="NUMBER",
    help="Whoever writes for a seat gets one, and the game begins when so many are here; name only yourself.",
)


def tell_how_to_log_in(provider: Provider, path: Path, *, kept: bool) -> None:
    """What comes before the first mail: a password, or signing in."""
    terminal.echo(provider.advice)
    if provider.login == XOAUTH2:
        terminal.echo(f"Then sign in, and try it: {typed('doctor', path)} --log-in --client-id …")
        return
    if kept:
        terminal.echo(f"Then type the password in, and try it: {typed('doctor', path)} --keep-password")
        return
    terminal.echo(f"Type `{ask_for(VARIABLE)}`, then the password; it stands nowhere else.")
    terminal.echo(f"Then try it: {typed('doctor', path)}")


def _address(typed: str) -> str:
    if not is_address(typed):
        raise Mistake(f"'{typed}' is not an e-mail address. Write it like ana@example.org.")
    return typed


def asked_for_address(first: str) -> str:
    """From where the game writes, as a person at a terminal says."""
    about = (
        "The game writes from an address, and answers come in there. Your own shows you what everybody answers; one "
        "that is made for the game keeps it from you."
    )
    terminal.echo(f"\n{about}")
    return choices.ask("Address that the game writes from", first, _address, about=about)
