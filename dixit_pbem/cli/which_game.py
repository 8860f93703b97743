"""Which game is meant: the file that was typed, or the only one of the folder where none was."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from dixit_pbem.cli import terminal
from dixit_pbem.engine.model import in_words
from dixit_pbem.errors import Mistake
from dixit_pbem.shell import is_reached, quoted, typed
from dixit_pbem.storage.disk import GAME_ENDINGS
from dixit_pbem.storage.folder import games_in, is_game
from dixit_pbem.storage.nearby import did_you_mean_file


class GameArgument(click.Argument):
    """A game file, or several, which may be left out where the folder holds only one."""


def belongs_to_a_game(word: str) -> bool:
    """Whether a word names a game file, be it there or not, or the table at hand."""
    if "\0" in word or "\n" in word:
        return False
    if is_reached(word):
        return True
    try:
        return Path(word).suffix.casefold() in GAME_ENDINGS or is_game(Path(word))
    except OSError:
        return False


def with_game(command: click.Command, args: list[str], above: click.Context) -> list[str]:
    """The arguments of a command, and in front of them the only game of the folder where none was named."""
    place = next((each for each in command.params if isinstance(each, GameArgument)), None)
    if place is None:
        return args
    context = click.Context(command, info_name=command.name, parent=above, resilient_parsing=above.resilient_parsing)
    words = _words(command, args, context)
    if words is None or _names_a_game(words, place, command):
        return args
    if above.resilient_parsing and not words:
        return args  # a shell may complete the game as well as what follows it
    game = _only_game(context)
    return args if game is None else [game, *args]


def _words(command: click.Command, args: list[str], context: click.Context) -> tuple[str, ...] | None:
    """What was typed apart from options; None where only help is asked for."""
    options = [each for each in command.get_params(context) if isinstance(each, click.Option)]
    every = click.Argument(["words"], nargs=-1)
    bare = click.Command(command.name, params=[*options, every], add_help_option=False)
    found, _, _ = bare.make_parser(context).parse_args(list(args))
    words, asked = found["words"], command.get_help_option(context)
    if asked and asked.name in found:
        return None
    return tuple(map(str, words)) if isinstance(words, tuple) else ()


def _names_a_game(words: Sequence[str], place: GameArgument, command: click.Command) -> bool:
    """Whether the first word must be meant as a game: it looks like one, or there are too many words without it."""
    if not words:
        return False
    others = [each for each in command.params if isinstance(each, click.Argument) and each is not place]
    if place.nargs == -1 or belongs_to_a_game(words[0]):
        return True
    most = sum(each.nargs for each in others) if all(each.nargs > 0 for each in others) else None
    if most is not None and len(words) > most:
        # A word too many behind a player's name is no reason to take the name for a file.
        return not others or _may_be_a_file(Path(words[0]))
    least = sum(each.required for each in others)
    return len(words) > least and any(is_game(Path(words[0] + suffix)) for suffix in GAME_ENDINGS)


def _may_be_a_file(word: Path) -> bool:
    """Whether a word is a path, something that lies here, or a game of this folder misspelt."""
    if len(word.parts) > 1 or word.name in (each.name for each in Path().iterdir()):
        return True
    return bool(did_you_mean_file(word, GAME_ENDINGS))


def _only_game(context: click.Context) -> str | None:
    """The only game here, which is said aside; nothing while a shell completes."""
    here = games_in(Path())
    if len(here) == 1:
        if not context.resilient_parsing:
            terminal.echo(f"The game: {quoted(here[0].name)}", err=True)
        return here[0].name
    if context.resilient_parsing:
        return None
    name = context.command_path.partition(" ")[2]
    if not here:
        made = typed("new", "sunday.yaml")
        raise Mistake(f"Which game? There is none in this folder. Name its file, or make one: `{made}`.")
    listed = in_words(tuple(quoted(file.name) for file in here))
    raise Mistake(f"Which game? Here are {listed}. Name one, as in `{typed(*name.split(), here[0].name)}`.")
