"""The command line: each command parses, calls one use-case and prints. Here is the single error boundary.

Commands are found by name in a table and imported when they are called, so that `--help` and `status` start at once.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from importlib import import_module

import click

from dixit_pbem import __version__
from dixit_pbem.errors import DixitError

COMMANDS: dict[str, tuple[str, str]] = {
    "demo": ("demo", "Watch a whole game with scripted players, or sit in one of the seats."),
    "new": ("setting_up", "Write a commented game file."),
    "next-turn": ("playing", "Do whatever is due: deal, ask, lay the table, score, refill."),
    "clue": ("playing", "Record the storyteller's clue."),
    "card": ("playing", "Record cards that were given."),
    "vote": ("playing", "Record votes; the last one scores the round."),
    "status": ("looking", "Show the round, the phase, whom the game waits for, and the scores."),
    "score": ("looking", "Score one round played anywhere, with every award and its reason."),
    "log": ("looking", "Tell the story so far."),
    "undo": ("moderating", "Take back the last move."),
    "skip": ("moderating", "Go on without somebody who does not answer."),
    "replace": ("moderating", "Let another person take a seat."),
    "leave": ("moderating", "Let a player leave after this round."),
    "end": ("moderating", "End a game early."),
    "run": ("autopilot", "Let games run themselves."),
    "fetch": ("autopilot", "Read what players answered by mail."),
    "held": ("autopilot", "Show and settle the mails that wait for the moderator."),
    "send": ("moderating", "Send every mail that has not left yet."),
    "resend": ("moderating", "Send a player his last mail once more."),
    "remind": ("moderating", "Remind those whom the game waits for."),
    "extend": ("moderating", "Give more time for what is open now."),
    "pause": ("moderating", "Stop the clock."),
    "resume": ("moderating", "Let the clock go on."),
    "say": ("moderating", "Say a word to all."),
    "check": ("checking", "Find every problem of a game file, and mend its journal."),
    "album": ("printing", "Make the album of a game: a web page and a PDF."),
    "verify": ("checking", "Check that every shuffle was fair."),
    "rules": ("looking", "Print the rules of exactly this game, in plain words."),
    "deck": ("decks", "The card tool: make, check, print and export decks."),
    "print": ("printing", "The box on paper, the kit of a game, the check of a finished PDF."),
    "doctor": ("doctor", "Look over the set-up, and say how to mend what is wrong."),
    "completion": ("completing", "Make a shell complete commands, game files, players and decks."),
    "schema": ("completing", "Print the JSON Schema by which an editor completes and checks a game file."),
}

_IN_MODULE = {"print": "print_"}
"""Commands whose names mean something else to Python."""


class _Commands(click.Group):
    """A group that imports a command's module only when the command is called."""

    def list_commands(self, _ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, _ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        module = import_module(f"dixit_pbem.cli.{COMMANDS[name][0]}")
        command: click.Command = getattr(module, _IN_MODULE.get(name, name.replace("-", "_")))
        return command

    def format_commands(self, _ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, summary) for name, (_, summary) in COMMANDS.items()])


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="dixit-pbem")
def program() -> None:
    """Play Dixit and its variants by e-mail and on paper.

    A game is one file. `dixit-pbem new sunday.yaml` writes it, and `dixit-pbem next-turn sunday.yaml` does whatever is
    due, as often as you like.
    """


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command; the exit code is 0 done, 1 something to put right, 2 a mistake in the command line."""
    # A command lives for a blink; looking for garbage after every few hundred objects would cost it a tenth of that.
    gc.set_threshold(50_000)
    try:
        program.main(arguments, prog_name="dixit-pbem")
    except DixitError as problem:
        from dixit_pbem.words.refusals import said

        click.echo(said(problem), err=True)
        sys.exit(problem.exit_code)
