"""The rules of a game in plain words, and what a round gives by them: `rules`, `score`."""

from __future__ import annotations

from pathlib import Path

import click

from dixit_pbem.cli import as_json, terminal
from dixit_pbem.cli.options import GAME, JSON, language_option
from dixit_pbem.engine.model import in_words
from dixit_pbem.engine.scoring import score_round
from dixit_pbem.journal.opened import look
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.round_file import read_round_from
from dixit_pbem.table import phrases

EXAMPLE = """\b
rules: odyssey              # or {base: classic, lone_finder: 4}
seats: [ana, bob, cyd, dee] # in order; in team, partners sit opposite
storyteller: ana
table: {1: cyd, 2: ana, 3: dee, 4: bob}   # number: who gave it
votes: {bob: 2, cyd: [2], dee: 4}         # [] is an abstention
"""


@click.command()
@GAME
@language_option("{}; the game's language without it.")
def rules(game: GameFile, *, language: str | None) -> None:
    """Print the rules of exactly this game, in plain words.

    \b
    Example:
      dixit-pbem rules sunday.yaml --language it
    """
    from dixit_pbem.words import words_for
    from dixit_pbem.words.rules_page import as_text, rules_page
    from dixit_pbem.words.rules_table import Customs

    found = look(game)
    choice = found.game.setup.choice if found.game else found.settings.rules
    seats, played = (found.game.seats, found.game.rules) if found.game else (found.settings.seats, found.rules)
    words = words_for(language or found.settings.language)
    customs = Customs(
        found.game.setup.first if found.game else found.settings.first, found.settings.missing, found.settings.stands_in
    )
    title = found.settings.title
    terminal.echo(as_text(rules_page(choice, played, len(seats), title=title, words=words, customs=customs)))


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
        terminal.echo_json(as_json.written(as_json.scored(result, played.rules)))
        return
    for player, gained in result.points.items():
        terminal.echo(f"{player}: {phrases.counted(gained, 'point')}")
        for award in result.awards:
            if award.player == player:
                terminal.echo(f"  {award.points:>2}  {phrases.reason(award, played.rules)}")
    if result.void:
        terminal.echo("The round is void: nobody voted.")
    elif result.found:
        terminal.echo(f"Found by {in_words(result.found)}.")
