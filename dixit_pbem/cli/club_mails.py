"""Mails of nobody, as `club mails` lists, shows and settles them."""

from __future__ import annotations

from collections.abc import Sequence

import click

from dixit_pbem.cli import terminal
from dixit_pbem.club import nobody
from dixit_pbem.club.database import Database
from dixit_pbem.shell import typed


def called(database: Database, what: str | None, words: Sequence[str]) -> None:
    """As somebody called it."""
    *numbers, game = words if what == "give" and words else (*words, "")
    usable = all(each.isdecimal() for each in numbers) and (len(numbers) == 1 or (what == "dismiss" and numbers))
    if (what is None and words) or (what and not usable):
        raise click.UsageError("Write show N, dismiss N..., or give N ID.")
    match what:
        case None:
            tell(database)
        case "show":
            show(database, int(numbers[0]))
        case "dismiss":
            dismiss(database, tuple(map(int, numbers)))
        case _:
            give(database, int(numbers[0]), game)


def tell(database: Database) -> None:
    """Who wrote and when, and what can be done; no word of what they say."""
    waiting = nobody.waiting(database)
    for mail in waiting:
        terminal.echo(f"{mail.number}  {mail.arrived:%Y-%m-%d %H:%M} UTC, from {mail.sender}")
        if mail.by_program:
            terminal.echo(f"    {mail.by_program}")
    if not waiting:
        terminal.echo("No mail waits.")
        return
    first = str(waiting[0].number)
    for way, does in (
        (("show", first), "see what it says; it may spoil the game for you"),
        (("dismiss", first), "let it wait no more; the mailbox keeps it"),
        (("give", first, "ID"), "it is for this table"),
    ):
        terminal.echo(f"    `{typed('club', 'mails', *way)}`: {does}.")


def show(database: Database, number: int) -> None:
    """What one says."""
    mail, _ = nobody.shown(database, number)
    terminal.echo(f"From {mail.signed}\nSubject: {mail.subject}")
    terminal.echo("\n".join(f"    | {line}" for line in mail.text.strip().splitlines()))


def dismiss(database: Database, numbers: Sequence[int]) -> None:
    """Some wait no more."""
    nobody.dismiss(database, numbers)
    terminal.echo("It waits no more." if len(numbers) == 1 else "They wait no more.")


def give(database: Database, number: int, game: str) -> None:
    """It is for a table."""
    nobody.give(database, number, game)
    terminal.echo(f"{game} reads it with its next step.")
