"""The commands that only look: `status`, `log`, `rules`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import click

from dixit_pbem import clock
from dixit_pbem.cli import as_json
from dixit_pbem.cli.options import GAME, JSON, SPOILERS
from dixit_pbem.cli.phrases import points, reason
from dixit_pbem.engine.model import Game, in_words
from dixit_pbem.engine.scoring import score_round
from dixit_pbem.journal.opened import Opened, look
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.round_file import read_round_from


@click.command()
@GAME
@JSON
@SPOILERS
def status(game: GameFile, *, in_json: bool, spoilers: bool) -> None:
    """Show the round, the phase, whom the game waits for, and the scores.

    \b
    Example:
      dixit-pbem status sunday.yaml
    """
    opened = look(game)
    print_notes(opened.notes)
    if in_json:
        click.echo(_status_json(opened, spoilers=spoilers))
    elif opened.game is None:
        click.echo(f"{opened.settings.title}: not begun. `next-turn` deals.")
        click.echo(f"At the table: {in_words(opened.settings.seats)}.")
    else:
        _print_status(opened, opened.game, spoilers=spoilers)


def print_notes(notes: tuple[str, ...]) -> None:
    """What is worth knowing goes to standard error."""
    for note in notes:
        click.echo(note, err=True)


def _status_json(opened: Opened, *, spoilers: bool) -> str:
    import json

    from dixit_pbem.cli import as_json

    if opened.game is not None:
        told = as_json.status(opened.game, spoilers=spoilers)
    else:
        settings = opened.settings
        told = as_json.new_game(settings.title, settings.rules, settings.seats, spoilers=spoilers)
    return json.dumps(told, ensure_ascii=False, indent=2)


def _print_status(opened: Opened, game: Game, *, spoilers: bool) -> None:
    from dixit_pbem.cli.standing import standing

    for line in standing(opened, game, now=clock.now()):
        click.echo(line)
    if spoilers:
        for line in _secrets(game):
            click.echo(line)


def _secrets(game: Game) -> Iterator[str]:
    """Hands, cards given, votes, and whose card lies where."""
    yield "Hands:"
    for player, hand in game.hands.items():
        yield f"  {player}: {', '.join(f'{letter} {card}' for letter, card in hand.items()) or '-'}"
    yield "Given:"
    for player, cards in game.round.given.items():
        yield f"  {player}: {', '.join(cards) or '-'}"
    yield "Votes:"
    for player, numbers in game.round.votes.items():
        yield f"  {player}: {', '.join(map(str, numbers)) or '-'}"
    for card in game.round.table:
        yield f"  {card.number}: {card.card}, by {card.owner}"


@click.command()
@GAME
@SPOILERS
@click.option("--mail", is_flag=True, help="Tell also of mails, reminders and other things around the game.")
def log(game: GameFile, *, spoilers: bool, mail: bool) -> None:
    """Tell the story so far, a sentence an event; secrets stay hidden.

    \b
    Example:
      dixit-pbem log sunday.yaml
    """
    from dixit_pbem.cli.story import as_story

    opened = look(game)
    print_notes(opened.notes)
    for line in as_story(opened, spoilers=spoilers, mail=mail):
        click.echo(line)


@click.command()
@GAME
@click.option("--language", help="en, it, pt or pl; the game's language without it.")
def rules(game: GameFile, *, language: str | None) -> None:
    """Print the rules of exactly this game, in plain words.

    \b
    Example:
      dixit-pbem rules sunday.yaml --language it
    """
    from dixit_pbem.words import words_for
    from dixit_pbem.words.rules_page import as_text, rules_page

    found = look(game)
    choice = found.game.setup.choice if found.game else found.settings.rules
    seats, played = (found.game.seats, found.game.rules) if found.game else (found.settings.seats, found.rules)
    words = words_for(language or found.settings.language)
    click.echo(as_text(rules_page(choice, played, len(seats), title=found.settings.title, words=words)))


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
