"""`new`: a commented game file. On a terminal it asks for what its options do not give."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import click

from dixit_pbem import app
from dixit_pbem.cli import parse
from dixit_pbem.cli.options import complete_deck
from dixit_pbem.engine.systems import SYSTEMS, numbers_of_players
from dixit_pbem.errors import Mistake
from dixit_pbem.storage.kinds import folded, why_no_name
from dixit_pbem.storage.new_file import NewGame, Person, sample_players, title_from
from dixit_pbem.storage.spec import LANGUAGES


@click.command()
@click.argument("path", metavar="GAME", type=click.Path(path_type=Path))
@click.option("--title", help="What the game is called.")
@click.option("--rules", type=click.Choice(list(SYSTEMS)), help="The rule system.")
@click.option(
    "--deck", default="dreams", show_default=True, help="A deck's name or folder.", shell_complete=complete_deck
)
@click.option(
    "--language", type=click.Choice(LANGUAGES), help="The players' language, where they have none of their own."
)
@click.option(
    "--player", "players", multiple=True, metavar='"Bob <bob@…>"', help="A player, in seating order; again for each."
)
@click.option("--seed", help="A seed of your own: the game calls itself a rehearsal.")
def new(
    path: Path,
    *,
    title: str | None,
    rules: str | None,
    deck: str,
    language: str | None,
    players: tuple[str, ...],
    seed: str | None,
) -> None:
    """Write a commented game file. Edit it as you like, then run `next-turn`.

    \b
    Example:
      dixit-pbem new sunday.yaml --title "Sunday dreamers" --player "Ana <ana@example.org>"
        --player "Bob <bob@example.org>" --player "Cyd <cyd@example.org>"
    """
    asks = sys.stdin.isatty() and sys.stdout.isatty()
    named = title_from(path)
    game = NewGame(
        title=title or (click.prompt("Title", default=named) if asks else named),
        rules=rules or (_ask("Rules", tuple(SYSTEMS), "odyssey") if asks else "odyssey"),
        language=language or (_ask("Language of the players", LANGUAGES, "en") if asks else "en"),
        deck=deck,
        seed=seed,
        players=tuple(Person(*parse.person(typed)) for typed in players),
    )
    if not game.players:
        game = replace(game, players=_ask_players(game.rules) if asks else sample_players(game.rules))
    for line in app.new_game(path, game):
        click.echo(line)


def _ask(what: str, choices: tuple[str, ...], default: str) -> str:
    answer: str = click.prompt(what, type=click.Choice(choices), default=default)
    return answer


def _ask_players(rules: str) -> tuple[Person, ...]:
    allowed = numbers_of_players(rules)
    click.echo(f"The players in seating order, {allowed[0]} to {allowed[-1]} of them, like: Bob <bob@example.org>")
    players: list[Person] = []
    while len(players) < allowed[-1]:
        asked = f"Player {len(players) + 1} (empty to finish)"
        person = click.prompt(asked, default="", show_default=False, value_proc=partial(_person, seated=players))
        if person:
            players.append(person)
        elif len(players) in allowed:
            break
        else:
            click.echo(f"'{rules}' needs {allowed[0]} players or more; there are {len(players)} so far.")
    return tuple(players)


def _person(typed: str, *, seated: Sequence[Person]) -> Person | None:
    """Who was typed, or nobody; click asks again for what cannot be."""
    if not typed.strip():
        return None
    try:
        person = Person(*parse.person(typed))
    except Mistake as mistake:
        raise click.UsageError(str(mistake)) from None
    reason = why_no_name(person.name)
    if folded(person.name) in {folded(other.name) for other in seated}:
        reason = "somebody else has it"
    if reason:
        raise click.UsageError(f"'{person.name}' cannot be a name: {reason}. Choose another.")
    return person
