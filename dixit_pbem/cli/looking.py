"""The commands that only look: `status`, `log`, `rules`."""

from __future__ import annotations

import json
from pathlib import Path

import click

from dixit_pbem.cli import as_json
from dixit_pbem.cli.options import GAME, JSON, SPOILERS
from dixit_pbem.cli.phrases import moment, points, sentence, waiting
from dixit_pbem.engine.model import Game
from dixit_pbem.opened import Opened, look, rules_text, story


@click.command()
@GAME
@JSON
@SPOILERS
def status(path: Path, *, in_json: bool, spoilers: bool) -> None:
    """Show the round, the phase, whom the game waits for, and the scores.

    \b
    Example:
      dixit-pbem status sunday.yaml
    """
    opened = look(path)
    print_notes(opened.notes)
    if in_json:
        click.echo(json.dumps(_status_json(opened, spoilers=spoilers), ensure_ascii=False, indent=2))
    elif opened.game is None:
        click.echo(f"{opened.settings.title}: not begun. `next-turn` deals.")
    else:
        _print_status(opened, opened.game, spoilers=spoilers)


def print_notes(notes: tuple[str, ...]) -> None:
    """What is worth knowing goes to standard error."""
    for note in notes:
        click.echo(note, err=True)


def _status_json(opened: Opened, *, spoilers: bool) -> as_json.Json:
    if opened.game is not None:
        return as_json.status(opened.game, spoilers=spoilers)
    names = tuple(player.name for player in opened.settings.players)
    return as_json.new_game(opened.settings.title, opened.settings.rules, names, spoilers=spoilers)


def _print_status(opened: Opened, game: Game, *, spoilers: bool) -> None:
    rehearsal = " (a rehearsal: its seed is known)" if game.setup.rehearsal else ""
    click.echo(f"{game.setup.title}{rehearsal}")
    click.echo(f"Round {game.round.number}, {_phase(game)}.")
    if game.round.clue:
        click.echo(f"{game.round.storyteller} tells: “{game.round.clue.text}”")
    click.echo(waiting(game, opened.zone))
    since = opened.waiting_since
    if since:
        click.echo(f"Waiting since {moment(since, opened.zone)}.")
    click.echo(f"Pile {len(game.pile)}, discards {len(game.discards)}.")
    _scores(game)
    for line in opened.in_force:
        click.echo(line)
    if spoilers:
        _print_secrets(game)


def _phase(game: Game) -> str:
    return {"clue": "the clue", "card": "the cards", "vote": "the vote", "finished": "finished"}.get(
        game.phase, "between two rounds"
    )


def _scores(game: Game) -> None:
    width = max(map(len, game.seats))
    for player in sorted(game.seats, key=lambda name: -game.scores[name]):
        click.echo(f"  {player:<{width}}  {points(game.scores[player])}")


def _print_secrets(game: Game) -> None:
    secrets = as_json.secrets(game)
    for title, by_player in (("Hands", secrets["hands"]), ("Given", secrets["given"]), ("Votes", secrets["votes"])):
        click.echo(f"{title}:")
        for player, held in dict(by_player).items():  # type: ignore[call-overload]
            shown = [f"{letter} {card}" for letter, card in held.items()] if isinstance(held, dict) else map(str, held)
            click.echo(f"  {player}: {', '.join(shown) or '-'}")
    for card in game.round.table:
        click.echo(f"  {card.number}: {card.card}, by {card.owner}")


@click.command()
@GAME
@SPOILERS
def log(path: Path, *, spoilers: bool) -> None:
    """Tell the story so far, a sentence an event; secrets stay hidden.

    \b
    Example:
      dixit-pbem log sunday.yaml
    """
    opened = look(path)
    print_notes(opened.notes)
    for when, step in story(opened):
        click.echo(f"{moment(when, opened.zone)}  {sentence(step, spoilers=spoilers)}")


@click.command()
@GAME
@click.option("--language", help="en, it, pt or pl; the game's language without it.")
def rules(path: Path, *, language: str | None) -> None:
    """Print the rules of exactly this game, in plain words.

    \b
    Example:
      dixit-pbem rules sunday.yaml --language it
    """
    click.echo(rules_text(path, language=language))
