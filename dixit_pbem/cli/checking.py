"""The commands that look for what is wrong: `check` and `verify`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from dixit_pbem.cli.looking import print_notes
from dixit_pbem.cli.options import GAME, complete_game
from dixit_pbem.cli.terminal import faint, strong
from dixit_pbem.table import check as checking

if TYPE_CHECKING:
    from dixit_pbem.doctor.findings import Finding


@click.command()
@GAME
@click.option("--restore", is_flag=True, help="Put back the journal lines that are missing or changed.")
@click.option("--accept", is_flag=True, help="Keep the journal as it was edited.")
def check(path: Path, *, restore: bool, accept: bool) -> None:
    """Find every problem of the file, its settings and its journal, with line and way out.

    \b
    Example:
      dixit-pbem check sunday.yaml
    """
    if restore and accept:
        raise click.UsageError("Choose one of --restore and --accept.")
    if restore or accept:
        print_notes(checking.mend(path, keep_edit=accept))
    found = checking.check(path)
    print_notes(found.notes)
    for problem in found.problems:
        click.echo(str(problem), err=True)
    if found.problems:
        sys.exit(1)
    click.echo(found.summary)


@click.command()
@GAME
def verify(path: Path) -> None:
    """Check that every deal, table order and random choice follows from the seed; after the end, show the seed.

    \b
    Example:
      dixit-pbem verify sunday.yaml
    """
    proof = checking.verify(path)
    click.echo(f"Commitment: {proof.commitment}")
    if proof.misfits:
        for line in proof.misfits:
            click.echo(line, err=True)
        sys.exit(1)
    if proof.seed is None:
        click.echo(f"It fits so far: {proof.checked}. The seed is shown when the game is over.")
        return
    click.echo(f"Seed:       {proof.seed}")
    click.echo(f"It fits: {proof.checked}.")
    click.echo("The commitment is the SHA-256 of the seed: `printf %s SEED | sha256sum` shows it.")


_INDENT = "        "


@click.command()
@click.argument("path", metavar="[GAME]", required=False, type=click.Path(path_type=Path), shell_complete=complete_game)
def doctor(path: Path | None) -> None:
    """Look over the set-up, and say how to mend what is wrong. With GAME, its mail is tried too.

    A mail is sent to the game's own address and read back; nobody else gets one.

    \b
    Example:
      dixit-pbem doctor sunday.yaml
    """
    from dixit_pbem.doctor import examine
    from dixit_pbem.doctor.findings import Verdict

    to_mend = 0
    for chapter in examine(path):
        click.echo(strong(chapter.title))
        for finding in chapter.findings:
            to_mend += finding.verdict is Verdict.MEND
            click.echo(_line(finding))
    if to_mend:
        click.echo(f"{to_mend} {'thing' if to_mend == 1 else 'things'} to mend.")
        sys.exit(1)
    click.echo("All is well.")


def _line(finding: Finding) -> str:
    from dixit_pbem.doctor.findings import Verdict

    word = strong(finding.verdict) if finding.verdict is Verdict.MEND else faint(finding.verdict)
    return f"  {word}  " + finding.text.replace("\n", f"\n{_INDENT}")
