"""`new`: a commented game file. On a terminal it asks for what its options do not give, and explains each choice."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Unpack

import click

from dixit_pbem import clock
from dixit_pbem.cli import choices, evening, terminal
from dixit_pbem.cli.choices import Question
from dixit_pbem.cli.new_after import AFTER, begin_after
from dixit_pbem.cli.new_mail import OPEN, asked_for_address, tell_how_to_log_in
from dixit_pbem.engine.playable import why_unplayable
from dixit_pbem.engine.systems import SYSTEMS, RuleChoice, numbers_of_players
from dixit_pbem.errors import DixitError, Mistake
from dixit_pbem.storage import new_file
from dixit_pbem.storage.decks import deck_list, load_decks
from dixit_pbem.storage.game_file import GameFile
from dixit_pbem.storage.new_file import IN_ENVIRONMENT
from dixit_pbem.storage.paces import GENTLE, PACES
from dixit_pbem.storage.people import Person, people_from, people_in
from dixit_pbem.storage.providers import PROVIDERS
from dixit_pbem.storage.spec import LANGUAGES
from dixit_pbem.storage.values import why_no_title, why_no_zone
from dixit_pbem.table.begin import WAYS, Wanted, begin, why_not_another
from dixit_pbem.table.phrases import counted
from dixit_pbem.words.choices import DRAFTS, IN_TURN, TOGETHER

_OWN_DECK = "dreams"


class _Chosen(evening.Asked):
    """What the options say; what is None or empty is asked for, or usual."""

    title: str | None
    rules: str | None
    together: bool | None
    decks: tuple[str, ...]
    language: str | None
    players: tuple[str, ...]
    pace: str | None
    timezone: str | None
    way: str | None
    address: str | None
    password_from: str | None
    opens_with: int | None
    usual: bool


@click.command()
@click.argument("path", metavar="[GAME]", required=False, type=click.Path(path_type=Path))
@click.option("--title", help="What the game is called; without a file's name it also makes that.")
@click.option("--rules", type=click.Choice(list(SYSTEMS)), help="The rule system; `rules GAME` tells it in full.")
@click.option(
    "--together/--in-turn",
    "together",
    default=None,
    help="Everybody tells at once, a whole cycle in three mails; or one after the other, which is usual.",
)
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
@click.option("--password-from", help="Where its password lies: env:NAME, file:PATH or keyring:SERVICE.")
@OPEN
@evening.options
@click.option("--seed", help="A seed of your own: the game calls itself a rehearsal. With --people it deals the seats.")
@click.option("--usual", is_flag=True, help="Take the usual for what is left out, and ask only who plays.")
@AFTER
def new(path: Path | None, *, after: GameFile | None, **chosen: Unpack[_Chosen]) -> None:
    """Write a commented game file. Edit it as you like, then run `next-turn`.

    \b
    Example:
      dixit-pbem new sunday.yaml --title "Sunday dreamers" \\
        --player "Ana <ana@example.org>" --player "Bob <bob@example.org>" \\
        --player "Cyd <cyd@example.org>"
      dixit-pbem new --title "Lunch club" --rules classic --pace lunch \\
        --player "Ana <ana@example.org>, Bob <bob@example.org>, Cyd <cyd@x.org>"
      dixit-pbem new club.yaml --together --deck dreams --deck our-photos
      dixit-pbem new --title 7b --people class.csv --tables-of 6
      dixit-pbem new next.yaml --after sunday.yaml
    """
    if path is not None and not path.suffix and not path.name.endswith((".", " ")) and not path.is_dir():
        # Where a game is not named, those with such an ending are looked for.
        path = path.with_name(f"{path.name}.yaml")
    if after is not None:
        begin_after(path, after, chosen)
        return
    evening.must_go_together(chosen, players=chosen["players"], opens_with=chosen["opens_with"])
    title, rules = chosen["title"] or _title(path), chosen["rules"] or _chosen("Rules", choices.rules_told, "odyssey")
    tables, drawn = evening.seated(chosen, rules)
    wanted = Wanted(
        title=title,
        rules=rules,
        decks=tuple(dict.fromkeys(chosen["decks"])) or _decks(path.parent if path else Path()),
        language=chosen["language"] or _chosen("Language of the players", choices.languages_told, "en"),
        pace=chosen["pace"] or _chosen("Pace", choices.paces_told, GENTLE),
        players=next(iter(tables), ()) or evening.called(chosen, _people(chosen, rules)),
        moderator=evening.moderator_of(chosen),
        opens_with=chosen["opens_with"] or 0,
        seed=chosen["seed"],
        timezone=_zone(chosen["timezone"]),
        address=chosen["address"],
        password_from=chosen["password_from"] or IN_ENVIRONMENT,
    )
    wanted = replace(wanted, together=_tells_at_once(wanted) if chosen["together"] is None else chosen["together"])
    wanted = replace(wanted, way=chosen["way"] or _chosen("How mails leave and come in", choices.ways_told, DRAFTS))
    _write(wanted, path, chosen, (tables, drawn))


def _write(wanted: Wanted, path: Path | None, asked: evening.Asked, deal: evening.Deal) -> None:
    """Write the file, or those of several tables, and say what comes next."""
    if wanted.way in PROVIDERS and wanted.address is None and _asks():
        wanted = replace(wanted, address=asked_for_address(next((e.email for e in wanted.players if e.email), "")))
    if deal[0]:
        path = evening.begin_evening(asked, wanted, path, deal)
    else:
        path = path or new_file.path_for(wanted.title, Path())
        for line in begin(path, wanted):
            terminal.echo(line)
    if wanted.way in PROVIDERS:
        tell_how_to_log_in(PROVIDERS[wanted.way], path, kept=wanted.password_from != IN_ENVIRONMENT)


def _tells_at_once(game: Wanted) -> bool:
    """What a person at a terminal prefers, where these rules leave the choice; nobody to ask takes the usual one."""
    if why_unplayable(RuleChoice(game.rules, {"together": True}), len(game.players)):
        return False
    usual = TOGETHER if _at_a_terminal() or _wants_the_usual() else IN_TURN
    return _chosen("Who tells", choices.tellings_told, usual) == TOGETHER


def _at_a_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def _wants_the_usual() -> bool:
    return bool(click.get_current_context().params["usual"])


def _asks() -> bool:
    """Whether what has a usual answer is asked."""
    return _at_a_terminal() and not _wants_the_usual()


def _title(path: Path | None) -> str:
    if path is None and not _at_a_terminal():
        raise click.UsageError('Name the file, as in `new sunday.yaml`, or give a title: --title "Sunday dreamers".')
    proposed = new_file.title_from(path) if path else ""
    if not _at_a_terminal() or (proposed and _wants_the_usual()):
        return proposed
    about = "What you call the game: it heads every mail and page. Any words, as in Sunday dreamers."
    return choices.ask("Title of the game", proposed, _a_title, about=about)


def _a_title(typed: str) -> str:
    if why := why_no_title(typed):
        raise Mistake(why)
    if not typed:
        raise Mistake("A game needs a title. Write one, as in Sunday dreamers.")
    return typed


def _chosen(what: str, told: choices.Told, default: str) -> str:
    """What a person at a terminal chooses; nobody to ask takes the default."""
    return choices.choose(Question(what, told(), default)) if _asks() else default


def _decks(beside: Path) -> tuple[str, ...]:
    """The decks that a person at a terminal mixes; nobody to ask takes the program's own."""
    if not _asks():
        return (_OWN_DECK,)
    about = "The cards, by the name or the folder of a deck; several with commas between them are mixed:"
    terminal.echo(f"\n{about}")
    found = deck_list(beside)
    width = max(len(deck.name) for deck in found)
    rows = [f"  {deck.name:<{width}}  {deck.title}, {counted(len(deck.cards), 'card')}" for deck in found]
    for row in rows:
        terminal.echo(row, margin=width + 4)
    return choices.ask("Decks", _OWN_DECK, partial(_a_mix, beside=beside), about="\n".join((about, *rows)))


def _a_mix(typed: str, *, beside: Path) -> tuple[str, ...]:
    names = tuple(dict.fromkeys(name.strip() for name in typed.split(",") if name.strip()))
    try:
        load_decks(names, beside)
    except DixitError as wrong:
        raise Mistake(str(wrong)) from None
    return names or (_OWN_DECK,)


def _zone(typed: str | None) -> str:
    """The time zone that was typed or answered; nobody to ask takes this computer's."""
    if typed is not None or not _asks():
        return _a_zone(typed or clock.zone_of_machine())
    about = "Deadlines are told by the clock of a time zone, such as Europe/Rome. Each player may have another."
    terminal.echo(f"\n{about}")
    return choices.ask("Time zone", clock.zone_of_machine(), _a_zone, about=about)


def _a_zone(typed: str) -> str:
    if why := why_no_zone(typed):
        raise Mistake(why)
    return typed


def _people(chosen: _Chosen, rules: str) -> tuple[Person, ...]:
    return people_in(chosen["players"]) or _players(rules, chosen["opens_with"])


def _players(rules: str, opens_with: int | None) -> tuple[Person, ...]:
    """Who plays, as a person at a terminal tells; nobody to ask takes made-up players."""
    if not _at_a_terminal():
        return new_file.sample_players(rules)
    allowed = tuple(range(1, opens_with + 1)) if opens_with else numbers_of_players(rules)
    about = (
        f"The players in seating order, {allowed[0]} to {allowed[-1]} of them, one a line: Bob <bob@example.org>\n"
        "You may paste a list, as it stands in the To field of a mail. Without an address somebody plays by post."
    )
    terminal.echo(f"\n{about}")
    players: tuple[Person, ...] = ()
    while True:
        read = partial(_newcomers, seated=players, most=allowed[-1])
        newcomers = choices.ask(f"Player {len(players) + 1} (empty to finish)", "", read, about=about)
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
        if why := why_not_another(newcomer, taken):
            raise Mistake(why)
        taken.append(newcomer.name)
    if len(seated) + len(newcomers) > most:
        raise Mistake(f"That would be {len(seated) + len(newcomers)} players, and at most {most} can play. Name fewer.")
    return newcomers
