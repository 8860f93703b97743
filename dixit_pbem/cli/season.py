"""`season`: one table over several games."""

from __future__ import annotations

from pathlib import Path

import click

from dixit_pbem.cli import terminal
from dixit_pbem.cli.as_json import written
from dixit_pbem.cli.options import JSON, GameType, complete_game, language_option
from dixit_pbem.cli.which_game import GameArgument
from dixit_pbem.errors import DixitError
from dixit_pbem.journal.opened import look
from dixit_pbem.shell import quoted
from dixit_pbem.storage.game_file import GameFile


@click.command()
@click.argument(
    "games", cls=GameArgument, metavar="GAME...", nargs=-1, required=True, type=GameType(), shell_complete=complete_game
)
@JSON
@click.option("--html", "page", type=click.Path(path_type=Path, dir_okay=False), help="Write it as a web page too.")
@click.option("--pdf", type=click.Path(path_type=Path, dir_okay=False), help="Write it as pages to print too.")
@language_option("{}; the first game's language without it.")
def season(
    games: tuple[GameFile, ...], *, in_json: bool, page: Path | None, pdf: Path | None, language: str | None
) -> None:
    """Show one table over several games: points by place, wins, finest clues, who finds whom.

    Only games that are over count. The first of five players gets 5 points by place, the next one fewer, and who ties
    shares a place. People are known by their address, or else by their name.

    \b
    Example:
      dixit-pbem season sunday.yaml sunday-2.yaml --html season.html
    """
    from dixit_pbem.album.season import season_of
    from dixit_pbem.album.season_book import season_book, season_text
    from dixit_pbem.words.language import words_for

    found = tuple(look(game) for game in {game.place: game for game in games}.values())
    told = season_of(found)
    terminal.aside(f"{file} does not count: {why}." for file, why in told.left_out)
    if not told.games:
        raise DixitError("No game of these is over, so there is no season yet. Name games that were played to the end.")
    settings = found[0].settings
    book = season_book(told, words_for(language or settings.language), zone=settings.timezone)
    if in_json:
        from dixit_pbem.cli.season_json import season_as_json

        terminal.echo_json(written(season_as_json(told)))
    else:
        for line in season_text(book):
            terminal.echo(line)
    if page or pdf:
        from dixit_pbem.album.season_files import write_season

        for path in write_season(book, page, pdf):
            done = f"{quoted(path)} is written."
            terminal.aside((done,)) if in_json else terminal.echo(done)
