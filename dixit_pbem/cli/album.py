"""`album`: what a group keeps of a game."""

from __future__ import annotations

from pathlib import Path

import click

from dixit_pbem.cli.options import GAME
from dixit_pbem.cli.progress import progress


@click.command()
@GAME
@click.option("-o", "--out", "folder", type=click.Path(path_type=Path), help="The folder; without it in output/.")
@click.option("--language", help="en, it, pt or pl; the game's language without it.")
@click.option("--private", is_flag=True, help="Without names and addresses: everybody is called by his figure.")
def album(path: Path, *, folder: Path | None, language: str | None, private: bool) -> None:
    """Make the album of a game, as a web page and a PDF: clues, pictures, owners, votes, points, awards.

    Of a game that still goes on it tells the rounds that are over.

    \b
    Example:
      dixit-pbem album sunday.yaml --language it
    """
    from dixit_pbem.album.making import make_album, with_names, without_names

    naming = without_names if private else with_names
    made = make_album(path, folder, language=language, naming=naming, on_progress=progress("Pictures"))
    rounds = f"{made.rounds} round{'s' if made.rounds != 1 else ''}"
    click.echo(f"{made.page}: {rounds}, to look at; it needs no network, so it can be sent to everybody.")
    click.echo(f"{made.book}: the same to print, on both sides of A4.")
