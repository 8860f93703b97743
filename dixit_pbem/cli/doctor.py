"""`doctor`: looks over the set-up, and says of each thing what is well or how to mend it."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from dixit_pbem.cli.options import complete_game
from dixit_pbem.cli.terminal import faint, strong

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
            word = strong(finding.verdict) if finding.verdict is Verdict.MEND else faint(finding.verdict)
            click.echo(f"  {word}  " + finding.text.replace("\n", f"\n{_INDENT}"))
    if to_mend:
        click.echo(f"{to_mend} {'thing' if to_mend == 1 else 'things'} to mend.")
        sys.exit(1)
    click.echo("All is well.")
