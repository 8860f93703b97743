"""`pack` and `unpack`: a game in one file, for another computer or for a drawer."""

from __future__ import annotations

from pathlib import Path

import click

from dixit_pbem.cli import terminal
from dixit_pbem.cli.options import GAME
from dixit_pbem.cli.terminal import aside
from dixit_pbem.shell import quoted, typed
from dixit_pbem.storage.game_file import GameFile

_KILOBYTE, _MEGABYTE = 1e3, 1e6


@click.command()
@GAME
@click.option("-o", "--out", "target", type=click.Path(path_type=Path), help="The file; without it GAME.dixit, here.")
@click.option("--whole", is_flag=True, help="Pack the program's own deck too (25 MB), as a back-up for years.")
@click.option("--move", is_flag=True, help="Let the game rest here: it goes on where it is unpacked.")
@click.option("--go-on-here", "back", is_flag=True, help="Pack nothing: a game that was moved goes on here after all.")
def pack(game: GameFile, target: Path | None, *, whole: bool, move: bool, back: bool) -> None:
    """Pack a game into one file: its file, its side folder, decks and templates of its own. Never a password.

    It may be called while `run` is at work. The file tells every secret of the game to whoever has it.

    \b
    Example:
      dixit-pbem pack sunday.yaml -o backup/sunday.dixit
    """
    if back:
        if target or whole or move:
            raise click.UsageError("--go-on-here stands alone.")
        said = "goes on here." if game.go_on_here() else "was never packed with --move; it goes on here anyway."
        terminal.echo(f"{quoted(game.path)} {said}")
        return
    from dixit_pbem.table import packing

    packed = packing.pack(game, target, whole=whole, move=move)
    aside(packed.notes)
    terminal.echo(f"{quoted(packed.path)}: {_in_words(packed.size)}, {packed.files} files, and no password among them.")
    if move:
        terminal.echo(f"{quoted(game.path)} rests from now on. Elsewhere: `{typed('unpack', packed.path.name)}`.")
    else:
        terminal.echo(
            f"{quoted(game.path)} goes on here. To go on elsewhere instead, pack it with --move: a game has one home."
        )


@click.command()
@click.argument("path", metavar="FILE", type=click.Path(path_type=Path))
@click.argument("folder", required=False, type=click.Path(path_type=Path))
def unpack(path: Path, folder: Path | None) -> None:
    """Unpack a game into FOLDER, by default one that is called as the game. Nothing is ever written over.

    \b
    Example:
      dixit-pbem unpack sunday.dixit games/sunday
    """
    from dixit_pbem.table import unpacking

    made = unpacking.unpack(path, folder)
    terminal.echo(f"{quoted(made.game.path)} is whole: {made.events} events, {made.files} files.")
    for each in made.to_do:
        terminal.echo(f"  {each}")
    terminal.echo("It goes on in one place only: two that send and read would mail everybody twice.")
    terminal.echo(f"Then `{typed('doctor', made.game.path)}`.")


def _in_words(size: int) -> str:
    return f"{size / _MEGABYTE:.1f} MB" if size >= _MEGABYTE else f"{max(1, round(size / _KILOBYTE))} KB"
