"""A group of commands: it proposes what was meant by a name that it does not know, and which game is meant.

In goes what was typed behind the group; out come the command and its arguments, with the game file in front.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import click
from click.exceptions import NoArgsIsHelpError, NoSuchCommand

from dixit_pbem.cli import terminal
from dixit_pbem.cli.folding import folded
from dixit_pbem.cli.which_game import belongs_to_a_game, with_game
from dixit_pbem.errors import Mistake, did_you_mean
from dixit_pbem.shell import typed

_MEANT = {
    "begin": "next-turn",
    "start": "next-turn",
    "deal": "next-turn",
    "turn": "next-turn",
    "next": "next-turn",
    "continue": "next-turn",
    "play": "demo",
    "watch": "demo",
    "create": "new",
    "setup": "new",
    "browser": "desk",
    "web": "desk",
    "auto": "run",
    "tell": "clue",
    "give": "card",
    "init": "new",
    "show": "status",
    "who": "status",
    "scores": "status",
    "points": "status",
    "results": "status",
    "version": "--version",
    "mail": "held",
    "inbox": "held",
    "read": "fetch",
    "receive": "fetch",
    "test": "doctor",
    "login": "doctor",
    "config": "setting",
    "finish": "end",
    "add": "join",
    "remove": "leave",
    "backup": "pack",
    "stop": "pause",
    "history": "log",
    "story": "log",
    "book": "album",
    "league": "season",
    "ladder": "season",
    "message": "say",
    "kick": "leave",
    "vacation": "away",
    "holiday": "away",
}
"""What other programs call it, and people too."""


_EXAMPLE = re.compile(r"Example:\n\s*(.*[^\\\n])\n")
_NO_CHOICE = re.compile("'(?P<typed>.*)' is not one of ")
_ERROR = "Error: "


class Commands(click.Group):
    """A group whose commands may leave out the only game of the folder."""

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: object
    ) -> click.Context:
        """See click."""
        with _told():
            return super().make_context(info_name, args, parent, **extra)

    def invoke(self, ctx: click.Context) -> object:
        """See click."""
        with _told():
            return super().invoke(ctx)

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
        if meant is None or meant not in (*known, "--version"):
            return NoSuchCommand(name, possibilities=known, ctx=ctx)
        return NoSuchCommand(name, f"No such command {name!r}. Did you mean {meant!r}?", ctx=ctx)


class _Told(click.UsageError):
    """A mistake in the command line, in the words in which it is shown."""


@contextmanager
def _told() -> Iterator[None]:
    """Tell of mistakes that click finds as of our own: with what was meant, and no line broken within a word."""
    try:
        yield
    except (_Told, NoArgsIsHelpError):
        raise
    except click.UsageError as mistake:
        meant = _meant(mistake)
        text = f"{_ERROR}{mistake.format_message()}"
        text += f"{'' if text.endswith(('.', '?')) else '.'}{meant}" if meant else ""
        shown = folded(text, terminal.columns()) if sys.stderr.isatty() else text
        raise _Told(shown.removeprefix(_ERROR), ctx=mistake.ctx) from None


def _meant(mistake: click.UsageError) -> str:
    """The choice that was meant by a word that is none; an example where words are missing, or too many."""
    if isinstance(mistake, click.MissingParameter) or mistake.message.startswith("Got unexpected extra"):
        example = _EXAMPLE.search((mistake.ctx and mistake.ctx.command.help) or "")
        return f" Write it as in `{example[1]}`." if example else ""
    kind = mistake.param.type if isinstance(mistake, click.BadParameter) and mistake.param else None
    found = _NO_CHOICE.match(mistake.message)
    return did_you_mean(found["typed"], tuple(kind.choices)) if found and isinstance(kind, click.Choice) else ""
