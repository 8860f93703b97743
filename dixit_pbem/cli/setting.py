"""`setting`: what may change in a running game, shown, and changed in the file where it stands."""

from __future__ import annotations

import click

from dixit_pbem.cli import terminal
from dixit_pbem.cli.options import GAME, complete_player
from dixit_pbem.errors import Mistake
from dixit_pbem.storage.game_file import GameFile


@click.command()
@GAME
@click.argument("changes", nargs=-1, metavar="[KEY=VALUE]...")
@click.option("--player", help="For this player alone.", shell_complete=complete_player)
def setting(game: GameFile, changes: tuple[str, ...], *, player: str | None) -> None:
    """Show the settings that may change in a running game, or change some; `KEY=` lets its default hold again.

    The line of the file is changed where it stands, and no other byte; what `check` would not pass is not written.

    \b
    Example:
      dixit-pbem setting sunday.yaml deadlines.card=3d quiet.from=22:00
      dixit-pbem setting sunday.yaml --player bob language=it
    """
    if not changes:
        _show(game, player)
        return
    from dixit_pbem.storage.live import Change
    from dixit_pbem.table.settings import change_settings

    asked = [Change(key, value, player) for key, value in map(_halves, changes)]
    done = change_settings(game, asked)
    for line in done.lines or ("The file says so already; nothing was written.",):
        terminal.echo(line)
    if done.kept:
        terminal.echo(f"The settings before are kept in {done.kept}.")


def _halves(typed: str) -> tuple[str, str | None]:
    key, equals, value = typed.partition("=")
    if not equals:
        raise Mistake(f"'{typed}': write a key, '=' and the value, as in deadlines.card=3d.")
    return key.strip(), value.strip() or None


def _show(game: GameFile, player: str | None) -> None:
    from dixit_pbem.table.settings import live_settings, of_player

    settings = live_settings(game)
    shown = [each for each in settings if each.change.player is None] if player is None else of_player(settings, player)
    width = max(len(each.change.key) for each in shown)
    for each in shown:
        terminal.echo(f"{each.change.key:<{width}}  {_told(each.change.value, each.default)}")


def _told(value: str | None, default: str) -> str:
    if value is not None:
        return value
    return f"(not written: {default})" if default else "(not written: as for all)"
