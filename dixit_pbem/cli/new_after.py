"""`new --after`: the next game of the same people."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource

from dixit_pbem.cli import terminal
from dixit_pbem.cli.options import GameType

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    from dixit_pbem.storage.game_file import GameFile

_MAY_BE_SAID = ("title", "decks", "seed", "usual")


def complete_game(_context: click.Context, _parameter: click.Parameter, begun: str) -> list[CompletionItem[str]]:
    """What a shell may complete where the game before stands."""
    from dixit_pbem.cli.completion import games

    return games(begun)


AFTER = click.option(
    "--after",
    type=GameType(),
    metavar="GAME",
    shell_complete=complete_game,
    help="The same people again, seats moved on by one; pictures that they have not seen for longest come first.",
)


def begin_after(path: Path | None, before: GameFile, chosen: Mapping[str, object]) -> None:
    """Write the next game, and say what comes next; what it takes over cannot be said too."""
    from dixit_pbem.table.follow import Following, follow

    context = click.get_current_context()
    options = {each.name: each.opts[0] for each in context.command.params}
    for name in chosen:
        typed = context.get_parameter_source(name) is ParameterSource.COMMANDLINE
        if typed and name not in _MAY_BE_SAID:
            raise click.UsageError(
                f"{options[name]} does not go with --after, which takes over the people and settings of the game "
                "before. Leave it out, and change the new file as you like before `next-turn`."
            )
    title, decks, seed = (chosen[name] for name in ("title", "decks", "seed"))
    said = Following(
        None if title is None else str(title),
        tuple(map(str, decks)) if isinstance(decks, tuple) else (),
        None if seed is None else str(seed),
    )
    for line in follow(path, before, said):
        terminal.echo(line)
