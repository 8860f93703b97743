"""The command line: each command parses, calls one use-case and prints. Here is the single error boundary
(`boundary` words it).

In goes what was typed; out come lines on the terminal and an exit code. Open `COMMANDS` first: it says in which module
a command stands, imported when it is called, so that `--help` and `status` start at once. The commands share `options`
(what is typed), `report` (what was done), `sentences` (what happened), `phrases` and the `terminal`.
"""

from __future__ import annotations

import gc
from collections.abc import Sequence
from importlib import import_module

import click

from dixit_pbem import __version__
from dixit_pbem.cli import boundary

COMMANDS: dict[str, tuple[str, str]] = {
    "demo": ("demo", "Watch a whole game with scripted players, or sit in one of the seats."),
    "new": ("new", "Write a commented game file."),
    "next-turn": ("rounds", "Do whatever is due: deal, ask, lay the table, score, refill."),
    "clue": ("rounds", "Record the storyteller's clue."),
    "card": ("rounds", "Record cards that were given."),
    "vote": ("rounds", "Record votes; the last one scores the round."),
    "status": ("status", "Show the round, the phase, whom the game waits for, and the scores."),
    "score": ("rules", "Score one round played anywhere, with every award and its reason."),
    "log": ("log", "Tell the story so far."),
    "undo": ("moderator", "Take back the last move."),
    "skip": ("moderator", "Go on without somebody who does not answer."),
    "replace": ("moderator", "Let another person take a seat."),
    "leave": ("moderator", "Let a player leave after this round."),
    "end": ("moderator", "End a game early."),
    "run": ("autopilot", "Let games run themselves."),
    "fetch": ("mails", "Read what players answered by mail."),
    "held": ("mails", "Show and settle the mails that wait for the moderator."),
    "send": ("mails", "Send every mail that has not left yet."),
    "resend": ("mails", "Send a player his last mail once more."),
    "remind": ("mails", "Remind those whom the game waits for."),
    "extend": ("moderator", "Give more time for what is open now."),
    "away": ("moderator", "Write down that a player is away."),
    "luck": ("moderator", "Add a player's word of chance to the shuffle."),
    "pause": ("moderator", "Stop the clock."),
    "resume": ("moderator", "Let the clock go on."),
    "say": ("mails", "Say a word to all."),
    "check": ("check", "Find every problem of a game file, and mend its journal."),
    "pack": ("moving", "Pack a game into one file, to back it up or to move it."),
    "unpack": ("moving", "Go on with a packed game."),
    "album": ("paper", "Make the album of a game: a web page and a PDF."),
    "verify": ("check", "Check that every shuffle was fair."),
    "rules": ("rules", "Print the rules of exactly this game, in plain words."),
    "deck": ("decks", "The card tool: make, check, print and export decks."),
    "print": ("paper", "The box on paper, the kit of a game, the check of a finished PDF."),
    "doctor": ("doctor", "Look over the set-up, and say how to mend what is wrong."),
    "completion": ("completion", "Make a shell complete commands, game files, players and decks."),
    "schema": ("completion", "Print the JSON Schema by which an editor completes and checks a game file."),
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
    boundary.ready()
    try:
        program.main(arguments, prog_name="dixit-pbem")
    except Exception as fault:
        boundary.leave(fault)
