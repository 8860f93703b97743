"""`new --people`: a class or a club evening, dealt to several tables and shown before it is written."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias, TypedDict

import click

from dixit_pbem.chance import new_seed
from dixit_pbem.cli import terminal
from dixit_pbem.cli.options import Decorated
from dixit_pbem.engine.model import in_words
from dixit_pbem.engine.systems import RuleChoice
from dixit_pbem.errors import DixitError
from dixit_pbem.frozen import replace
from dixit_pbem.shell import quoted, typed
from dixit_pbem.storage.new_file import title_stem
from dixit_pbem.storage.people import Person, in_short, person_from
from dixit_pbem.storage.roll import read_roll
from dixit_pbem.table.begin import Wanted
from dixit_pbem.table.evening import (
    Table,
    begin_all,
    dealt,
    must_be_apart,
    must_be_free,
    must_load,
    sizes_of,
    tables_of,
)
from dixit_pbem.table.phrases import counted

_SEED_LENGTH = 8
USUAL_TABLE = 6
Deal: TypeAlias = "tuple[Sequence[tuple[Person, ...]], str]"
"""Who sits at which table, and the seed that it follows from; nobody where no list is named."""


class Asked(TypedDict):
    """What the options of an evening say."""

    people: Path | None
    tables_of: int | None
    moderator: str | None
    seed: str | None
    private: bool
    yes: bool


_OPTIONS: tuple[Callable[[Decorated], Decorated], ...] = (
    click.option(
        "--people",
        type=click.Path(path_type=Path),
        help="A list, such as a spreadsheet's CSV, that is dealt to several tables.",
    ),
    click.option("--tables-of", type=int, help=f"About how many sit at each of them; without it {USUAL_TABLE}."),
    click.option("--moderator", metavar='"Ana <ana@…>"', help="Who runs the game; without it the first player."),
    click.option(
        "--private",
        is_flag=True,
        help="Players see first names alone; whole names stay in the file, for the moderator.",
    ),
    click.option("--yes", is_flag=True, help="With --people: write the files without asking."),
)


def options(command: Decorated) -> Decorated:
    """The options of `new` for an evening, in their order."""
    for each in reversed(_OPTIONS):
        command = each(command)
    return command


def moderator_of(asked: Asked) -> Person | None:
    """Who runs the games, as typed."""
    return person_from(asked["moderator"]) if asked["moderator"] else None


def must_go_together(asked: Asked, *, players: Sequence[str], opens_with: int | None) -> None:
    """A mistake in the command line where options for several tables stand beside those for one."""
    if asked["people"] is None and (asked["tables_of"] is not None or asked["yes"]):
        raise click.UsageError("--tables-of and --yes go with a list of people: --people class.csv.")
    if asked["private"] and asked["people"] is not None and asked["moderator"] is None:
        raise click.UsageError("With --private say who runs the games: all tables see the moderator's name.")
    if asked["people"] is not None and opens_with:
        raise click.UsageError("--open goes with one table, and --people deals a list to several. Leave one out.")
    if asked["people"] is not None and players:
        raise click.UsageError(
            "--people names everybody: write those of --player into the list, or leave the list out."
        )


def seated(asked: Asked, rules: str) -> Deal:
    """Deal the list, if one is named."""
    if asked["people"] is None:
        return (), ""
    people = tuple(each.person for each in read_roll(asked["people"]))
    sizes = sizes_of(len(people), about=asked["tables_of"] or USUAL_TABLE, rules=RuleChoice(rules, {}))
    seed = asked["seed"] or new_seed()[:_SEED_LENGTH]
    return tuple(called(asked, table) for table in dealt(people, sizes, seed=seed)), seed


def called(asked: Asked, people: Sequence[Person]) -> tuple[Person, ...]:
    """The people of a table as the others know them."""
    return in_short(people) if asked["private"] else tuple(people)


def first_listed(path: Path) -> Person:
    """Who stands first in the list, and runs all games where nobody else is named."""
    return read_roll(path)[0].person


def begin_evening(asked: Asked, wanted: Wanted, path: Path | None, deal: Deal) -> Path:
    """Show the tables, ask, and write every file or none; the first of them."""
    seats, seed = deal
    if asked["people"] is not None and wanted.moderator is None:
        wanted = replace(wanted, moderator=first_listed(asked["people"]))
    tables = tables_of(path or Path(f"{title_stem(wanted.title)}.yaml"), replace(wanted, seed=None), seats)
    must_be_apart(tables)
    must_be_free(tables)
    must_load(tables)
    _show(tables, seed)
    files = f"{'this file' if len(tables) == 1 else f'these {len(tables)} files'}"
    if not asked["yes"]:
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            raise DixitError(f"Nothing is written yet. The same once more with `--seed {seed} --yes` writes {files}.")
        if not click.confirm(f"Write {files}?", default=True):
            raise DixitError("Nothing is written. The same once more draws other tables, unless `--seed` names these.")
    for line in begin_all(tables):
        terminal.echo(line)
    names = tuple(each.path for each in tables)
    terminal.echo(f"Begin at every table: `{typed('run', '--once', *names)}`.")
    terminal.echo(f"See them all at once: `{typed('status', names[0].parent)}`, or `{typed('desk', names[0].parent)}`.")
    return names[0]


def _show(tables: Sequence[Table], seed: str) -> None:
    sizes = [len(each.wanted.players) for each in tables]
    people = counted(sum(sizes), "player")
    if len(set(sizes)) == 1:
        terminal.echo(f"{people}, {counted(len(tables), 'table')} of {sizes[0]}:")
    else:
        terminal.echo(f"{people}, {counted(len(tables), 'table')} of {in_words(tuple(map(str, sizes)))}:")
    names = [quoted(each.path) for each in tables]
    width = max(map(terminal.width_of, names))
    for name, each in zip(names, tables, strict=True):
        gap = " " * (width - terminal.width_of(name))
        told = ", ".join(_told(person) for person in each.wanted.players)
        terminal.echo(f"  {name}{gap}  {told}", margin=width + 4)
    if moderator := tables[0].wanted.moderator:
        terminal.echo(f"{_told(moderator)} runs the games.")
    terminal.echo(f"`--seed {seed}` deals the same list so again.")


def _told(person: Person) -> str:
    name = f"{person.name} ({person.full})" if person.full else person.name
    return name if person.email else f"{name} by post"
