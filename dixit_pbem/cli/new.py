"""`new`: a commented game file. On a terminal it asks for what its options do not give."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import click

from dixit_pbem.cli.options import person
from dixit_pbem.engine.systems import SYSTEMS, numbers_of_players
from dixit_pbem.errors import Mistake
from dixit_pbem.storage import new_file
from dixit_pbem.storage.new_file import VARIABLE, NewGame, Person
from dixit_pbem.storage.providers import PROVIDERS, Provider
from dixit_pbem.storage.spec import LANGUAGES, XOAUTH2
from dixit_pbem.storage.values import folded, is_address, why_no_name
from dixit_pbem.table.moves import new_game

DRAFTS = "drafts"
WITHOUT_SERVER = {DRAFTS: new_file.DRAFTS_AND_TYPING, "folder": new_file.DRAFTS_AND_FOLDER}
WAYS = (*WITHOUT_SERVER, *PROVIDERS)


@click.command()
@click.argument("path", metavar="GAME", type=click.Path(path_type=Path))
@click.option("--title", help="What the game is called.")
@click.option("--rules", type=click.Choice(list(SYSTEMS)), help="The rule system.")
@click.option("--deck", default="dreams", show_default=True, help="A deck's name or folder.")
@click.option(
    "--language", type=click.Choice(LANGUAGES), help="The players' language, where they have none of their own."
)
@click.option(
    "--player", "players", multiple=True, metavar='"Bob <bob@…>"', help="A player, in seating order; again for each."
)
@click.option(
    "--mail",
    "way",
    type=click.Choice(WAYS),
    help="How mails leave and come in: as drafts, and typed in or saved in a folder; or by the servers of a provider.",
)
@click.option("--address", help="The address that the game writes from; without it the first player's.")
@click.option("--seed", help="A seed of your own: the game calls itself a rehearsal.")
def new(
    path: Path,
    *,
    title: str | None,
    rules: str | None,
    deck: str,
    language: str | None,
    players: tuple[str, ...],
    way: str | None,
    address: str | None,
    seed: str | None,
) -> None:
    """Write a commented game file. Edit it as you like, then run `next-turn`.

    \b
    Example:
      dixit-pbem new sunday.yaml --title "Sunday dreamers" --player "Ana <ana@example.org>"
        --player "Bob <bob@example.org>" --player "Cyd <cyd@example.org>"
    """
    game = NewGame(
        title=title or _asked("Title", new_file.title_from(path)),
        rules=rules or _asked("Rules", "odyssey", choices=tuple(SYSTEMS)),
        language=language or _asked("Language of the players", "en", choices=LANGUAGES),
        deck=deck,
        seed=seed,
        players=tuple(Person(*person(typed)) for typed in players),
    )
    if not game.players:
        seated = _ask_players(game.rules) if _at_a_terminal() else new_file.sample_players(game.rules)
        game = replace(game, players=seated)
    way = way or _asked("How mails leave and come in", DRAFTS, choices=WAYS)
    if way in WITHOUT_SERVER and address is not None:
        raise Mistake("--address goes with the servers of a provider, as in --mail gmail.")
    section = WITHOUT_SERVER.get(way) or _by_server(PROVIDERS[way], address, game=game)
    for line in new_game(path, replace(game, mail=section)):
        click.echo(line)
    if way in PROVIDERS:
        _tell_how_to_log_in(PROVIDERS[way], path)


def _at_a_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def _asked(
    what: str, default: str, *, choices: tuple[str, ...] = (), value_proc: Callable[[str], str] | None = None
) -> str:
    """What a person at a terminal answers; an empty answer, or nobody to ask, takes the default."""
    if not _at_a_terminal():
        return default
    kind = click.Choice(choices) if choices else None
    answer: str = click.prompt(what, type=kind, default=default or None, value_proc=value_proc)
    return answer


def _address(typed: str) -> str:
    if not is_address(typed):
        raise click.UsageError(f"'{typed}' is not an e-mail address. Write it like ana@example.org.")
    return typed


def _by_server(provider: Provider, address: str | None, *, game: NewGame) -> str:
    theirs = [each.email for each in game.players if each.email]
    first = theirs[0] if theirs else ""
    address = address or _asked("Address that the game writes from", first, value_proc=_address)
    if not is_address(address):
        fact = f"'{address}' is no e-mail address" if address else "The game needs an address to write from"
        raise Mistake(f"{fact}. Write it like --address ana@example.org.")
    account = new_file.Account(address, address.casefold() in map(str.casefold, theirs))
    return new_file.mail_by_server(provider, account)


def _tell_how_to_log_in(provider: Provider, path: Path) -> None:
    secret = "access token" if provider.login == XOAUTH2 else "password"
    click.echo(provider.advice)
    click.echo(f"Type `read -rs {VARIABLE} && export {VARIABLE}`, then the {secret}; it stands nowhere else.")
    click.echo(f"Then try it: dixit-pbem doctor {path}")


def _ask_players(rules: str) -> tuple[Person, ...]:
    allowed = numbers_of_players(rules)
    click.echo(f"The players in seating order, {allowed[0]} to {allowed[-1]} of them, like: Bob <bob@example.org>")
    players: list[Person] = []
    while len(players) < allowed[-1]:
        asked = f"Player {len(players) + 1} (empty to finish)"
        newcomer = click.prompt(asked, default="", show_default=False, value_proc=partial(_newcomer, seated=players))
        if newcomer:
            players.append(newcomer)
        elif len(players) in allowed:
            break
        else:
            click.echo(f"'{rules}' needs {allowed[0]} players or more; there are {len(players)} so far.")
    return tuple(players)


def _newcomer(typed: str, *, seated: Sequence[Person]) -> Person | None:
    """Who was typed, or nobody; click asks again for what cannot be."""
    if not typed.strip():
        return None
    try:
        newcomer = Person(*person(typed))
    except Mistake as mistake:
        raise click.UsageError(str(mistake)) from None
    reason = why_no_name(newcomer.name)
    if folded(newcomer.name) in {folded(other.name) for other in seated}:
        reason = "somebody else has it"
    if reason:
        raise click.UsageError(f"'{newcomer.name}' cannot be a name: {reason}. Choose another.")
    return newcomer
