"""The command line: each command parses, calls one use-case and prints. Here is the single error boundary
(`boundary` words it).

In goes what was typed; out come lines on the terminal and an exit code. Open `PLAY` first,
and the chapters below it: they say in which module a command stands, imported when it is called, so that `--help` and
`status` start at once. The commands share `options` (what is typed), `which_game` (where none is), `report` (what was
done) and the `terminal`; `table.sentences` say what happened.
"""

from __future__ import annotations

import atexit
import gc
from collections.abc import Sequence
from importlib import import_module
from itertools import cycle

import click

from dixit_pbem import __version__
from dixit_pbem.cli import boundary
from dixit_pbem.cli.groups import Commands

Rows = dict[str, tuple[str, str]]
"""The commands of a line, the module in which they stand (or one for each, in their order), and what they do."""

PLAY: Rows = {
    "demo": ("demo", "Watch a whole game before your eyes, or sit in a seat."),
    "new": ("new", "Write a commented game file."),
    "desk": ("desk", "Run games on a page in the browser."),
    "next-turn": ("rounds", "Do whatever is due: deal, ask, lay the table, score."),
    "run": ("autopilot", "Let games run themselves."),
    "clue, card, vote": ("rounds", "Type in what players answer."),
    "status": ("status", "Show whom the game waits for, and the scores."),
    "undo": ("moderator", "Take back the last move."),
    "pause, resume, end": ("moderator", "Stop the clock, let it go on, end a game early."),
}
PEOPLE: Rows = {
    "say, remind": ("mails", "Say a word to all; remind those who are waited for."),
    "extend, away, skip": ("moderator", "Give more time; note who is away; go on without one."),
    "join, leave, replace": ("moderator", "Let somebody join, leave, or take another's seat."),
    "address, luck": ("moderator", "Mend an address; add a word of chance to the shuffle."),
    "setting": ("setting", "Show and change what may change in a running game."),
}
MAIL: Rows = {
    "fetch, held": ("mails", "Read what players answered; settle what was unclear."),
    "send, resend": ("mails", "Send what has not left yet; one mail once more."),
    "doctor, health": ("doctor", "Look over the set-up; see whether `run` is alive."),
}
AFTERWARDS: Rows = {
    "log, verify": ("log, check", "Tell the story so far; check that every shuffle was fair."),
    "album, season": ("paper, season", "Make the album of a game; show one table over several."),
}
WORKSHOP: Rows = {
    "rules, score": ("rules", "Print the rules of a game; score any round."),
    "deck": ("decks", "Make, check, print and export decks of cards."),
    "print": ("paper", "Print the box and the kit of a game; check a PDF."),
    "check": ("check", "Find every problem of a game file; mend its journal."),
    "pack, unpack, club": ("moving, moving, club", "Go on with a game elsewhere; host many in a database."),
    "completion, schema": ("completion", "Let a shell complete commands, an editor game files."),
}
CHAPTERS = {"Play": PLAY, "People": PEOPLE, "Mail": MAIL, "Afterwards": AFTERWARDS, "Workshop": WORKSHOP}
COMMANDS = {
    name: module
    for rows in CHAPTERS.values()
    for names, (modules, _) in rows.items()
    for name, module in zip(names.split(", "), cycle(modules.split(", ")))
}
"""In which module each command stands."""

_IN_MODULE = {"print": "print_"}
"""Commands whose names mean something else to Python."""


class _Commands(Commands):
    """The commands of the program; a command's module is imported only when the command is called."""

    def list_commands(self, _ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, _ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        module = import_module(f"dixit_pbem.cli.{COMMANDS[name]}")
        command: click.Command = getattr(module, _IN_MODULE.get(name, name.replace("-", "_")))
        return command

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """`help vote` means `vote --help`."""
        return super().parse_args(ctx, [*args[1:], "--help"] if args[:1] == ["help"] else args)

    def format_options(self, _ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The commands, a chapter each; no line is wasted, so that all of them are seen at once."""
        width = max(len(names) for rows in CHAPTERS.values() for names in rows)
        formatter.write_paragraph()
        for title, rows in CHAPTERS.items():
            formatter.write_heading(title)
            with formatter.indentation():
                formatter.write_dl([(names.ljust(width), summary) for names, (_, summary) in rows.items()])
        formatter.write_paragraph()
        formatter.write_text("`dixit-pbem vote --help` shows an example of a command; --version the version.")


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="dixit-pbem")
def program() -> None:
    """Play Dixit by e-mail and on paper. A game is one file: `new` writes it, `next-turn` does whatever is due.
    A folder's only game need not be named.
    """


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command; the exit code is 0 done, 1 something to put right, 2 a mistake in the command line."""
    # A command lives for a blink; looking for garbage after every few hundred objects would cost it a tenth of that,
    # and as much again the last look through everything before it ends.
    gc.set_threshold(200_000)
    if arguments is None:
        boundary.begin_in_utf8()
        atexit.register(gc.freeze)
    boundary.ready()
    try:
        program.main(arguments, prog_name="dixit-pbem")
    except Exception as fault:
        boundary.leave(fault)
