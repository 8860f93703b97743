"""What a shell may complete behind a command, and what an editor needs to complete a game file."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TypeVar

import click
from click.shell_completion import CompletionItem, get_completion_class

from dixit_pbem.cli.terminal import echo_json
from dixit_pbem.cli.which_game import GameArgument
from dixit_pbem.engine.cycle import in_order_of
from dixit_pbem.engine.model import Game, Phase, PlayerName, Round
from dixit_pbem.errors import DixitError
from dixit_pbem.shell import PROGRAM, quoted
from dixit_pbem.storage.folder import games_in
from dixit_pbem.storage.game_file import GameFile

ASKED_BY = "_DIXIT_PBEM_COMPLETE"
"""Where click says which shell asks."""
SHELLS = ("bash", "zsh", "fish")
Items = list[CompletionItem[str]]
Word = TypeVar("Word", bound=str)


@click.command()
@click.argument("shell", type=click.Choice(SHELLS))
def completion(shell: str) -> None:
    """Print the script with which a shell completes commands, options, game files, players and decks.

    \b
    Example:
      dixit-pbem completion bash \\
        > ~/.local/share/bash-completion/completions/dixit-pbem
      dixit-pbem completion zsh > ~/.zfunc/_dixit-pbem  # a folder of your fpath
      dixit-pbem completion fish > ~/.config/fish/completions/dixit-pbem.fish
    """
    from dixit_pbem.cli import program

    completing = get_completion_class(shell)
    assert completing is not None  # noqa: S101 - click knows these three
    click.echo(completing(program, {}, PROGRAM, ASKED_BY).source(), nl=False)


@click.command()
def schema() -> None:
    """Print the JSON Schema of a game file, by which an editor completes and checks it while you type.

    Write `# yaml-language-server: $schema=dixit-pbem.schema.json` as the first line of the game file.

    \b
    Example:
      dixit-pbem schema > dixit-pbem.schema.json
    """
    import json

    from dixit_pbem.storage.schema import schema_of_settings

    echo_json(json.dumps(schema_of_settings(), ensure_ascii=False, indent=2))


def games(begun: str) -> Items:
    """The game files in the folder that was begun; where there is none, the shell offers any file."""
    folder, slash, name = begun.rpartition("/")
    found = games_in(Path(folder + slash))
    paths = [folder + slash + file.name for file in found if file.name.startswith(name)]
    return _items(paths) or [CompletionItem(begun, type="file")]


def behind_the_only_game(context: click.Context, place: click.Parameter, begun: str) -> Items:
    """What may stand behind a game, where the only one of the folder may be left out."""
    here = games_in(Path())
    others = [each for each in context.command.params if isinstance(each, click.Argument) and each is not place]
    if len(here) != 1 or not isinstance(place, GameArgument) or not others:
        return []
    context.params["game"] = GameFile(here[0])
    return [item for item in others[0].shell_complete(context, begun) if item.type == "plain"]


def decks(begun: str) -> Items:
    """The decks that a game in this folder can use, and every folder."""
    from dixit_pbem.storage.decks import deck_list

    try:
        names = [deck.name for deck in deck_list(Path.cwd())]
    except DixitError:  # the command itself will tell
        names = []
    return _items(_beginning(names, begun)) or [CompletionItem(begun, type="dir")]


def players(context: click.Context, begun: str) -> Items:
    """Everybody at the table of the game that was typed already."""
    game = _game(context)
    return _items(_beginning(game.seats, begun)) if game else []


def answers(context: click.Context, begun: str, *, typed: Sequence[str]) -> Items:
    """`Ana=`, `Bob=` …; as soon as one player is meant, `Bob=A`, `Bob=B` … or the numbers on the table."""
    game = _game(context)
    if game is None:
        return []
    if game.phase is Phase.CLUE and game.rules.blind_clue:
        return _items(_beginning(game.seats, begun))
    name = _cut_off(typed)
    if name and len(cut := _beginning(game.seats, name)) == 1:
        return _items(_beginning(_possible(game, cut[0]), begun))
    meant = _beginning(game.seats, begun.partition("=")[0])
    if len(meant) != 1:
        return _items(f"{player}=" for player in meant)
    return _items(_beginning([f"{meant[0]}={answer}" for answer in _possible(game, meant[0])], begun))


def _cut_off(typed: Sequence[str]) -> str | None:
    """The player before an equals sign at which the shell cut the word, as bash does."""
    match typed:
        case [*_, name, "="]:
            return name
        case [*before, name] if "=" not in name and before[-1:] != ["="]:
            return name
        case _:
            return None


def _possible(game: Game, player: PlayerName) -> list[str]:
    """The numbers on the table, or the letters of the hand; which of them are allowed stays unsaid."""
    if game.rules.together and game.phase in (Phase.CARD, Phase.VOTE):
        others = [played for played in in_order_of(game, player) if played.storyteller != player]
        return [f"{played.storyteller}:{thing}" for played in others for thing in _things(game, player, played)]
    return _things(game, player, game.round)


def _things(game: Game, player: PlayerName, played: Round) -> list[str]:
    if game.phase is Phase.VOTE:
        return [str(card.number) for card in played.table]
    return list(game.hands[player])


def _game(context: click.Context) -> Game | None:
    from dixit_pbem.journal.opened import look

    game = context.params.get("game")
    try:
        return look(game).game if game else None
    except DixitError:  # the command itself will tell
        return None


def _beginning(words: Sequence[Word], begun: str) -> list[Word]:
    return [word for word in words if word.casefold().startswith(begun.casefold())]


def _items(words: Iterable[str]) -> Items:
    """As they must stand on the command line; zsh and fish see to that themselves."""
    by_bash = os.environ.get(ASKED_BY, "").startswith("bash")
    return [CompletionItem(quoted(word) if by_bash and word else word) for word in words]
