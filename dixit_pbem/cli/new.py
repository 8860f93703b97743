"""`new`: a commented game file. On a terminal it asks for what its options do not give, and explains each choice."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import click

from dixit_pbem import clock
from dixit_pbem.cli import choices, terminal
from dixit_pbem.cli.choices import DRAFTS, FOLDER, Question
from dixit_pbem.cli.phrases import counted
from dixit_pbem.engine.systems import SYSTEMS, numbers_of_players
from dixit_pbem.errors import DixitError, Mistake
from dixit_pbem.shell import typed
from dixit_pbem.storage import new_file
from dixit_pbem.storage.decks import deck_list, load_decks
from dixit_pbem.storage.names import alike, folded, is_address, why_no_name
from dixit_pbem.storage.new_file import VARIABLE, NewGame
from dixit_pbem.storage.paces import GENTLE, PACES
from dixit_pbem.storage.people import Person, people_from
from dixit_pbem.storage.providers import PROVIDERS, Provider
from dixit_pbem.storage.spec import LANGUAGES, XOAUTH2
from dixit_pbem.storage.system import ask_for
from dixit_pbem.storage.values import why_no_title, why_no_zone
from dixit_pbem.table.moves import new_game

WITHOUT_SERVER = {DRAFTS: new_file.DRAFTS_AND_TYPING, FOLDER: new_file.DRAFTS_AND_FOLDER}
WAYS = (*WITHOUT_SERVER, *PROVIDERS)
_OWN_DECK = "dreams"


@click.command()
@click.argument("path", metavar="[GAME]", required=False, type=click.Path(path_type=Path))
@click.option("--title", help="What the game is called; without a file's name it also makes that.")
@click.option("--rules", type=click.Choice(list(SYSTEMS)), help="The rule system; `rules GAME` tells it in full.")
@click.option("--deck", "decks", multiple=True, help="A deck's name or folder; again for each that is mixed in.")
@click.option(
    "--language", type=click.Choice(LANGUAGES), help="The players' language, where they have none of their own."
)
@click.option(
    "--player",
    "players",
    multiple=True,
    metavar='"Bob <bob@…>"',
    help="A player, in seating order; again for each, or a list as a mail program has it.",
)
@click.option(
    "--pace", type=click.Choice(list(PACES)), help="How long people have: half an hour, a day, two or three, a week."
)
@click.option("--timezone", help="The zone of the clock by which deadlines are told; without it this computer's.")
@click.option(
    "--mail",
    "way",
    type=click.Choice(WAYS),
    help="How mails leave and come in: as drafts, and typed in or saved in a folder; or by the servers of a provider.",
)
@click.option("--address", help="The address that the game writes from; without it the first player's.")
@click.option("--seed", help="A seed of your own: the game calls itself a rehearsal.")
def new(
    path: Path | None,
    *,
    title: str | None,
    rules: str | None,
    decks: tuple[str, ...],
    language: str | None,
    players: tuple[str, ...],
    pace: str | None,
    timezone: str | None,
    way: str | None,
    address: str | None,
    seed: str | None,
) -> None:
    """Write a commented game file. Edit it as you like, then run `next-turn`.

    \b
    Example:
      dixit-pbem new
      dixit-pbem new sunday.yaml --title "Sunday dreamers" --player "Ana <ana@example.org>"
        --player "Bob <bob@example.org>" --player "Cyd <cyd@example.org>"
      dixit-pbem new --title "Lunch club" --rules classic --pace lunch --timezone Europe/Rome
        --player "Ana <ana@example.org>, Bob <bob@example.org>, Cyd <cyd@example.org>"
      dixit-pbem new club.yaml --deck dreams --deck our-photos --mail gmail
    """
    title = title or _title(path)
    rules = rules or _chosen("Rules", choices.rules_told, "odyssey")
    game = NewGame(
        title=title,
        rules=rules,
        decks=tuple(dict.fromkeys(decks)) or _decks(path.parent if path else Path()),
        language=language or _chosen("Language of the players", choices.languages_told, "en"),
        pace=PACES[pace or _chosen("Pace", choices.paces_told, GENTLE)],
        players=tuple(person for typed in players for person in people_from(typed)) or _players(rules),
        seed=seed,
        timezone=_zone(timezone),
    )
    way = way or _chosen("How mails leave and come in", choices.ways_told, DRAFTS)
    _write(game, path or new_file.path_for(title, Path()), way, address)


def _write(game: NewGame, path: Path, way: str, address: str | None) -> None:
    """Write the file, and say what comes next."""
    if way in WITHOUT_SERVER and address is not None:
        raise Mistake("--address goes with the servers of a provider, as in --mail gmail.")
    section = WITHOUT_SERVER.get(way) or _by_server(PROVIDERS[way], address, game=game)
    for line in new_game(path, replace(game, mail=section)):
        terminal.echo(line)
    if way in PROVIDERS:
        _tell_how_to_log_in(PROVIDERS[way], path)


def _at_a_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def _title(path: Path | None) -> str:
    if path is None and not _at_a_terminal():
        raise click.UsageError('Name the file, as in `new sunday.yaml`, or give a title: --title "Sunday dreamers".')
    proposed = new_file.title_from(path) if path else ""
    return choices.ask("Title of the game", proposed, _a_title) if _at_a_terminal() else proposed


def _a_title(typed: str) -> str:
    if why := why_no_title(typed):
        raise Mistake(why)
    if not typed:
        raise Mistake("A game needs a title. Write one, as in Sunday dreamers.")
    return typed


def _chosen(what: str, told: choices.Told, default: str) -> str:
    """What a person at a terminal chooses; nobody to ask takes the default."""
    return choices.choose(Question(what, told(), default)) if _at_a_terminal() else default


def _decks(beside: Path) -> tuple[str, ...]:
    """The decks that a person at a terminal mixes; nobody to ask takes the program's own."""
    if not _at_a_terminal():
        return (_OWN_DECK,)
    terminal.echo("\nThe cards, by the name or the folder of a deck; several with commas between them are mixed:")
    found = deck_list(beside)
    width = max(len(deck.name) for deck in found)
    for deck in found:
        terminal.echo(f"  {deck.name:<{width}}  {deck.title}, {counted(len(deck.cards), 'card')}", margin=width + 4)
    return choices.ask("Decks", _OWN_DECK, partial(_a_mix, beside=beside))


def _a_mix(typed: str, *, beside: Path) -> tuple[str, ...]:
    names = tuple(dict.fromkeys(name.strip() for name in typed.split(",") if name.strip()))
    try:
        load_decks(names, beside)
    except DixitError as wrong:
        raise Mistake(str(wrong)) from None
    return names or (_OWN_DECK,)


def _zone(typed: str | None) -> str:
    """The time zone that was typed or answered; nobody to ask takes this computer's."""
    if typed is not None or not _at_a_terminal():
        return _a_zone(typed or clock.zone_of_machine())
    terminal.echo(
        "\nDeadlines are told by the clock of a time zone, such as Europe/Rome. Each player may have another."
    )
    return choices.ask("Time zone", clock.zone_of_machine(), _a_zone)


def _a_zone(typed: str) -> str:
    if why := why_no_zone(typed):
        raise Mistake(why)
    return typed


def _address(typed: str) -> str:
    if not is_address(typed):
        raise Mistake(f"'{typed}' is not an e-mail address. Write it like ana@example.org.")
    return typed


def _by_server(provider: Provider, address: str | None, *, game: NewGame) -> str:
    theirs = [each.email for each in game.players if each.email]
    first = theirs[0] if theirs else ""
    if address is None:
        address = choices.ask("Address that the game writes from", first, _address) if _at_a_terminal() else first
    if not is_address(address):
        fact = f"'{address}' is no e-mail address" if address else "The game needs an address to write from"
        raise Mistake(f"{fact}. Write it like --address ana@example.org.")
    account = new_file.Account(address, address.casefold() in map(str.casefold, theirs))
    return new_file.mail_by_server(provider, account)


def _tell_how_to_log_in(provider: Provider, path: Path) -> None:
    terminal.echo(provider.advice)
    if provider.login == XOAUTH2:
        terminal.echo(f"Then sign in, and try it: {typed('doctor', path)} --log-in --client-id …")
        return
    terminal.echo(f"Type `{ask_for(VARIABLE)}`, then the password; it stands nowhere else.")
    terminal.echo(f"Then try it: {typed('doctor', path)}")


def _players(rules: str) -> tuple[Person, ...]:
    """Who plays, as a person at a terminal tells; nobody to ask takes made-up players."""
    if not _at_a_terminal():
        return new_file.sample_players(rules)
    allowed = numbers_of_players(rules)
    terminal.echo(
        f"\nThe players in seating order, {allowed[0]} to {allowed[-1]} of them, one a line: Bob <bob@example.org>\n"
        "You may paste a list, as it stands in the To field of a mail. Without an address somebody plays by post."
    )
    players: tuple[Person, ...] = ()
    while True:
        read = partial(_newcomers, seated=players, most=allowed[-1])
        newcomers = choices.ask(f"Player {len(players) + 1} (empty to finish)", "", read)
        players += newcomers
        for each in newcomers:
            terminal.echo(f"  {each.name}, {each.email or 'by post'}")
        if len(players) == allowed[-1] or (not newcomers and len(players) in allowed):
            return players
        if not newcomers:
            terminal.echo(f"'{rules}' needs {_so_many(allowed, len(players))}; there are {len(players)} so far.")


def _so_many(allowed: Sequence[int], count: int) -> str:
    more = next(number for number in allowed if number > count)
    return f"{more} players" + (" or more" if more != allowed[-1] else "")


def _newcomers(typed: str, *, seated: Sequence[Person], most: int) -> tuple[Person, ...]:
    """Who was typed, one or many; Mistake for what cannot be."""
    newcomers = people_from(typed)
    taken = [other.name for other in seated]
    for newcomer in newcomers:
        reason = why_no_name(newcomer.name)
        if twin := alike(newcomer.name, taken):
            same = folded(twin) == folded(newcomer.name)
            reason = "somebody else has it" if same else f"it looks just like '{twin}'"
        if reason:
            raise Mistake(f"'{newcomer.name}' cannot be a name: {reason}. Choose another.")
        taken.append(newcomer.name)
    if len(seated) + len(newcomers) > most:
        raise Mistake(f"That would be {len(seated) + len(newcomers)} players, and at most {most} can play. Name fewer.")
    return newcomers
