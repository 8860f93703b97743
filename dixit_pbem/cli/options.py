"""What several commands take."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem


def complete_game(_context: click.Context, _parameter: click.Parameter, begun: str) -> list[CompletionItem[str]]:
    """What a shell may complete where a game file stands."""
    from dixit_pbem.cli.completing import games

    return games(begun)


def complete_player(context: click.Context, _parameter: click.Parameter, begun: str) -> list[CompletionItem[str]]:
    """What a shell may complete where a player stands."""
    from dixit_pbem.cli.completing import players

    return players(context, begun)


def complete_answer(context: click.Context, parameter: click.Parameter, begun: str) -> list[CompletionItem[str]]:
    """What a shell may complete where `bob=B` stands, or `bob=3`."""
    from dixit_pbem.cli.completing import answers

    typed = context.params.get(parameter.name or "")
    return answers(context, begun, typed=typed if isinstance(typed, tuple) else ())


def complete_deck(_context: click.Context, _parameter: click.Parameter, begun: str) -> list[CompletionItem[str]]:
    """What a shell may complete where a deck stands."""
    from dixit_pbem.cli.completing import decks

    return decks(begun)


GAME = click.argument("path", metavar="GAME", type=click.Path(path_type=Path), shell_complete=complete_game)
SPOILERS = click.option("--spoilers", is_flag=True, help="Tell secrets too: hands, cards given, votes.")
JSON = click.option("--json", "in_json", is_flag=True, help="For scripts.")
OUT = click.option(
    "-o", "--out", "target", type=click.Path(path_type=Path), help="Where to write; without it into output/."
)
PAPER = click.option(
    "--paper", default="a4", show_default=True, help="A4, letter, A3, or width x height in millimetres."
)
