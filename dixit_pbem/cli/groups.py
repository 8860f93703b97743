"""A group of commands: it proposes what was meant by a name that it does not know, and which game is meant.

In goes what was typed behind the group; out come the command and its arguments, with the game file in front.
"""

from __future__ import annotations

import click
from click.exceptions import NoSuchCommand

from dixit_pbem.cli.which_game import belongs_to_a_game, with_game
from dixit_pbem.errors import Mistake
from dixit_pbem.shell import typed

_MEANT = {
    "begin": "next-turn",
    "start": "next-turn",
    "deal": "next-turn",
    "turn": "next-turn",
    "play": "demo",
    "watch": "demo",
    "create": "new",
    "init": "new",
    "show": "status",
    "who": "status",
    "scores": "status",
    "mail": "held",
    "inbox": "held",
    "stop": "pause",
    "history": "log",
    "story": "log",
    "book": "album",
    "message": "say",
    "kick": "leave",
    "vacation": "away",
    "holiday": "away",
}
"""What other programs call it, and people too."""


class Commands(click.Group):
    """A group whose commands may leave out the only game of the folder."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """See click; the arguments come with their game."""
        try:
            name, command, rest = super().resolve_command(ctx, args)
        except NoSuchCommand as unknown:
            raise self._unknown(unknown.command_name, ctx) from None
        return name, command, with_game(command, rest, ctx) if command else rest

    def _unknown(self, name: str, ctx: click.Context) -> Exception:
        if belongs_to_a_game(name):
            return Mistake(f"'{name}' is a game, and a command comes before it, as in `{typed('status', name)}`.")
        known = self.list_commands(ctx)
        meant = _MEANT.get(name.casefold())
        if meant not in known:
            return NoSuchCommand(name, possibilities=known, ctx=ctx)
        return NoSuchCommand(name, f"No such command {name!r}. Did you mean {meant!r}?", ctx=ctx)
