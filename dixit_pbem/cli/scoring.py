"""`score`: one round played anywhere."""

from __future__ import annotations

import json
from pathlib import Path

import click

from dixit_pbem.cli import as_json
from dixit_pbem.cli.options import JSON
from dixit_pbem.cli.phrases import points, reason
from dixit_pbem.engine.model import in_words
from dixit_pbem.engine.scoring import score_round
from dixit_pbem.storage.round_file import read_round_from

EXAMPLE = """\b
rules: odyssey              # or {base: classic, lone_finder: 4}
seats: [ana, bob, cyd, dee] # in order; in team, partners sit opposite
storyteller: ana
table: {1: cyd, 2: ana, 3: dee, 4: bob}   # number: who gave it
votes: {bob: 2, cyd: [2], dee: 4}         # [] is an abstention
"""


@click.command(epilog=f"A round file:\n\n{EXAMPLE}")
@click.argument("round_file", metavar="ROUND", type=click.Path(path_type=Path, allow_dash=True))
@JSON
def score(round_file: Path, *, in_json: bool) -> None:
    """Score one round from a small file (- reads standard input), and show every award with its reason.

    \b
    Example:
      dixit-pbem score round.yaml
    """
    played = read_round_from(round_file)
    result = score_round(played.rules, played.sheet)
    if in_json:
        click.echo(json.dumps(as_json.scored(result, played.rules), ensure_ascii=False, indent=2))
        return
    for player, gained in result.points.items():
        click.echo(f"{player}: {points(gained)}")
        for award in result.awards:
            if award.player == player:
                click.echo(f"  {award.points:>2}  {reason(award, played.rules)}")
    if result.void:
        click.echo("The round is void: nobody voted.")
    elif result.found:
        click.echo(f"Found by {in_words(result.found)}.")
