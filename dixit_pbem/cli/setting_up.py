"""`new`: a commented game file. On a terminal it asks for what its options do not give."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import click

from dixit_pbem.cli import options as parse
from dixit_pbem.engine.systems import SYSTEMS, numbers_of_players
from dixit_pbem.errors import Mistake
from dixit_pbem.storage.kinds import folded, is_address, why_no_name
from dixit_pbem.storage.new_file import (
    DRAFTS_AND_FOLDER,
    DRAFTS_AND_TYPING,
    VARIABLE,
    Account,
    NewGame,
    Person,
    mail_by_server,
    sample_players,
    title_from,
)
from dixit_pbem.storage.providers import PROVIDERS, Provider
from dixit_pbem.storage.spec import LANGUAGES, XOAUTH2
from dixit_pbem.table import moves as app

DRAFTS = "drafts"
WITHOUT_SERVER = {DRAFTS: DRAFTS_AND_TYPING, "folder": DRAFTS_AND_FOLDER}
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
    asking = _Questions() if sys.stdin.isatty() and sys.stdout.isatty() else _Defaults()
    game = NewGame(
        title=title or asking.text("Title", title_from(path)),
        rules=rules or asking.choice("Rules", tuple(SYSTEMS), "odyssey"),
        language=language or asking.choice("Language of the players", LANGUAGES, "en"),
        deck=deck,
        seed=seed,
        players=tuple(Person(*parse.person(typed)) for typed in players),
    )
    if not game.players:
        game = replace(game, players=asking.players(game.rules))
    way = way or asking.choice("How mails leave and come in", WAYS, DRAFTS)
    section = _without_server(way, address) or _by_server(PROVIDERS[way], address, game=game, asking=asking)
    for line in app.new_game(path, replace(game, mail=section)):
        click.echo(line)
    if way in PROVIDERS:
        _tell_how_to_log_in(PROVIDERS[way], path)


class _Defaults:
    """What holds where nobody can be asked."""

    def text(self, _what: str, default: str) -> str:
        return default

    def choice(self, _what: str, _choices: tuple[str, ...], default: str) -> str:
        return default

    def address(self, _what: str, default: str) -> str:
        return default

    def players(self, rules: str) -> tuple[Person, ...]:
        return sample_players(rules)


class _Questions(_Defaults):
    """What a person at a terminal answers; an empty answer takes the default."""

    def text(self, what: str, default: str) -> str:
        answer: str = click.prompt(what, default=default)
        return answer

    def choice(self, what: str, choices: tuple[str, ...], default: str) -> str:
        answer: str = click.prompt(what, type=click.Choice(choices), default=default)
        return answer

    def address(self, what: str, default: str) -> str:
        answer: str = click.prompt(what, default=default or None, value_proc=_address)
        return answer

    def players(self, rules: str) -> tuple[Person, ...]:
        return _ask_players(rules)


def _address(typed: str) -> str:
    if not is_address(typed):
        raise click.UsageError(f"'{typed}' is not an e-mail address. Write it like ana@example.org.")
    return typed


def _without_server(way: str, address: str | None) -> str | None:
    if way in WITHOUT_SERVER and address is not None:
        raise Mistake("--address goes with the servers of a provider, as in --mail gmail.")
    return WITHOUT_SERVER.get(way)


def _by_server(provider: Provider, address: str | None, *, game: NewGame, asking: _Defaults) -> str:
    theirs = [person.email for person in game.players if person.email]
    address = address or asking.address("Address that the game writes from", theirs[0] if theirs else "")
    if not is_address(address):
        fact = f"'{address}' is no e-mail address" if address else "The game needs an address to write from"
        raise Mistake(f"{fact}. Write it like --address ana@example.org.")
    return mail_by_server(provider, Account(address, address.casefold() in map(str.casefold, theirs)))


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
