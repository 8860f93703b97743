"""The commands that look for what is wrong: `check` and `verify`."""

from __future__ import annotations

import sys

import click

from dixit_pbem.cli.options import GAME
from dixit_pbem.cli.terminal import aside
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.table import check as checks


@click.command()
@GAME
@click.option("--restore", is_flag=True, help="Put back the journal lines that are missing or changed.")
@click.option("--accept", is_flag=True, help="Keep the journal as it was edited.")
def check(game: GameFile, *, restore: bool, accept: bool) -> None:
    """Find every problem of the file, its settings and its journal, with line and way out.

    \b
    Example:
      dixit-pbem check sunday.yaml
    """
    if restore and accept:
        raise click.UsageError("Choose one of --restore and --accept.")
    if restore or accept:
        aside(checks.mend(game, keep_edit=accept))
    found = checks.check(game)
    aside(found.notes)
    aside(map(str, found.problems))
    if found.problems:
        sys.exit(1)
    click.echo(found.summary)


@click.command()
@GAME
def verify(game: GameFile) -> None:
    """Check that every deal, table order and random choice follows from the seed; after the end, show the seed.

    \b
    Example:
      dixit-pbem verify sunday.yaml
    """
    proof = checks.verify(game)
    click.echo(f"Commitment: {proof.commitment}")
    if proof.misfits:
        aside(proof.misfits)
        sys.exit(1)
    if proof.seed is None:
        click.echo(f"It fits so far: {proof.checked}. The seed is shown when the game is over.")
        return
    click.echo(f"Seed:       {proof.seed}")
    click.echo(f"It fits: {proof.checked}.")
    click.echo("The commitment is the SHA-256 of the seed: `printf %s SEED | sha256sum` shows it.")
