"""A new game: from nothing to a file, with addresses as they were pasted; its file is shown before it is written."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from starlette.responses import Response

from dixit_pbem import clock
from dixit_pbem.desk.asks import Ask, does, does_once, shows
from dixit_pbem.desk.heard import told
from dixit_pbem.desk.shelf import Table
from dixit_pbem.desk.sign_in import signs_in
from dixit_pbem.engine.playable import why_unplayable
from dixit_pbem.engine.systems import SYSTEMS, RuleChoice, numbers_of_players
from dixit_pbem.errors import DixitError, Mistake
from dixit_pbem.frozen import frozen
from dixit_pbem.post.carriers.secrets import own_place
from dixit_pbem.storage.decks import deck_list, load_decks
from dixit_pbem.storage.live import Change
from dixit_pbem.storage.names import doubt_of
from dixit_pbem.storage.new_file import IN_ENVIRONMENT, file_text, path_for
from dixit_pbem.storage.paces import GENTLE
from dixit_pbem.storage.people import Person, people_from
from dixit_pbem.storage.providers import PROVIDERS
from dixit_pbem.storage.spec import LANGUAGES, PASSWORD
from dixit_pbem.storage.values import why_no_title, why_no_zone
from dixit_pbem.table.begin import Wanted, begin, game_of, why_not_another, without_lines
from dixit_pbem.table.settings import text_with
from dixit_pbem.words.choices import (
    DRAFTS,
    TOGETHER,
    languages_told,
    paces_told,
    players_told,
    rules_told,
    tellings_told,
    ways_told,
)

LONGEST_LIST = 20_000
_SEED = re.compile(r"^seed *:.*$", re.MULTILINE)
"""Whoever knows the seed of a rehearsal knows every hand."""


@frozen
class Row:
    """A player of the list, with what may be said of each alone."""

    number: int
    person: Person
    language: str
    timezone: str
    doubt: str


def _empty(ask: Ask) -> Response:
    """The form as it is at first."""
    return _form(ask, wrong="", wanted=None)


def _looked_through(ask: Ask) -> Response:
    """What would be written: the people one by one, and the very file."""
    try:
        wanted = _wanted(ask)
        with without_lines("game.yaml"):
            text = text_with(file_text(game_of(wanted)), wanted.more, file="game.yaml")
        _must_be_playable(wanted, ask.desk.shelf.folder)
    except DixitError as wrong:
        return _form(ask, wrong=told(wrong, ask.words), wanted=None)
    return _form(ask, wrong="", wanted=wanted, text=text)


def _begun(ask: Ask) -> Response:
    """Write the file, and go on to the game."""
    try:
        wanted = _wanted(ask)
        _must_be_playable(wanted, ask.desk.shelf.folder)
        if same := _begun_before(ask, wanted):
            return ask.go(f"/game/{same.key}/begun")
        path = path_for(wanted.title, ask.desk.shelf.folder)
        begin(path, wanted)
    except DixitError as wrong:
        return _form(ask, wrong=told(wrong, ask.words), wanted=None)
    table = next(table for table in ask.desk.shelf.tables() if table.store.path.absolute() == path.absolute())
    return ask.go(f"/game/{table.key}/begun")


def _begun_before(ask: Ask, wanted: Wanted) -> Table | None:
    """The very same game, written and not dealt: a click that came once more after a crash."""
    text = text_with(file_text(game_of(wanted)), wanted.more, file="game.yaml").partition("\njournal:")[0]
    return next((table for table in ask.desk.shelf.tables() if _is_that(table, text)), None)


def _is_that(table: Table, text: str) -> bool:
    try:
        written, begun = table.store.read().settings_text, table.opened.game is not None
    except DixitError:
        return False
    return not begun and _SEED.sub("", written).strip() == _SEED.sub("", text).strip()


def _after(ask: Ask) -> Response:
    """The file that was written, the mail account, and the way to the first deal."""
    contents = ask.table.store.read()
    found = ask.table.opened
    return ask.show(
        "begun.html.j2",
        key=ask.table.key,
        title=found.settings.title,
        file=ask.table.store.path,
        text=_SEED.sub("seed: …", contents.settings_text),
        logs_in=_logs_in(found.settings.mail),
        signs_in=signs_in(found.settings.mail),
        by_post=[player.name for player in found.settings.players if not player.email],
        begun=found.game is not None,
    )


def _logs_in(mail: object) -> bool:
    from dixit_pbem.storage.mail_settings import Mail
    from dixit_pbem.table.password import accounts_of

    return isinstance(mail, Mail) and bool(accounts_of(mail))


def _form(ask: Ask, *, wrong: str, wanted: Wanted | None, text: str = "") -> Response:
    words = ask.words
    rules = rules_told(words)
    return ask.show(
        "begin.html.j2",
        status=409 if wrong else 200,
        wrong=wrong,
        text=text,
        wanted=wanted,
        rows=tuple(_rows(ask, wanted)) if wanted else (),
        systems=[(name, rules[name], players_told(words, name)) for name in SYSTEMS],
        tellings=tellings_told(words),
        paces=paces_told(words),
        ways=ways_told(words),
        pace_names={
            "lunch": words.say("Lunch hour"),
            "daily": words.say("Daily"),
            "gentle": words.say("Gentle"),
            "weekly": words.say("Weekly"),
        },
        way_names={
            **{name: each.name for name, each in PROVIDERS.items()},
            "server": words.say("A server of your own"),
            "drafts": words.say("Drafts"),
            "folder": words.say("Drafts and a folder"),
        },
        tongues=languages_told(words),
        decks=deck_list(ask.desk.shelf.folder),
        advice=PROVIDERS[wanted.way].advice if wanted and wanted.way in PROVIDERS else "",
        usual={
            "rules": "odyssey",
            "telling": TOGETHER,
            "pace": GENTLE,
            "way": DRAFTS,
            "language": words.language,
            "timezone": clock.zone_of_machine(),
            "deck": "dreams",
        },
        chosen_decks=_decks(ask) or ("dreams",),
    )


def _rows(ask: Ask, wanted: Wanted) -> Iterator[Row]:
    for number, person in enumerate(wanted.players):
        doubt = doubt_of(person.email) if person.email else None
        yield Row(number, person, ask.field(f"language-{number}"), ask.field(f"timezone-{number}"), doubt or "")


def _wanted(ask: Ask) -> Wanted:
    """What the form says."""
    title, zone = ask.field("title"), ask.field("timezone") or clock.zone_of_machine()
    if not title:
        raise Mistake("A game needs a title. Write one, as in Sunday dreamers.")
    for why in (why_no_title(title), why_no_zone(zone)):
        if why:
            raise Mistake(why)
    players = _players(ask.field("players"))
    way, rules = ask.field("way") or DRAFTS, ask.field("rules") or "odyssey"
    by_mail = way in PROVIDERS
    address = ask.field("address") or next((each.email for each in players if each.email), "")
    kept = by_mail and PROVIDERS[way].login == PASSWORD
    at_once = ask.field("telling") == TOGETHER
    return Wanted(
        title=title,
        rules=rules,
        players=players,
        decks=_decks(ask) or ("dreams",),
        language=ask.field("language") or "en",
        timezone=zone,
        pace=ask.field("pace") or GENTLE,
        together=at_once and not why_unplayable(RuleChoice(rules, {"together": True}), len(players)),
        way=way,
        address=address if by_mail else None,
        password_from=own_place(address) if kept else IN_ENVIRONMENT,
        more=tuple(_more(ask, players)),
    )


def _players(text: str) -> tuple[Person, ...]:
    if len(text) > LONGEST_LIST:
        raise Mistake("This list is too long. A game has 12 players at most.")
    players = people_from(text)
    taken: list[str] = []
    for person in players:
        if why := why_not_another(person, taken):
            raise Mistake(why)
        taken.append(person.name)
    return players


def _decks(ask: Ask) -> tuple[str, ...]:
    """The decks that were ticked; only those of the list, never a path."""
    known = [deck.name for deck in deck_list(ask.desk.shelf.folder)]
    ticked = [str(name) for name in ask.form.getlist("deck")]
    return tuple(name for name in known if name in ticked)


def _more(ask: Ask, players: tuple[Person, ...]) -> Iterator[Change]:
    """Quiet hours, and each player's own language and clock."""
    for key in ("from", "to"):
        if value := ask.field(f"quiet-{key}"):
            yield Change(f"quiet.{key}", value)
    for number, person in enumerate(players):
        language, zone = ask.field(f"language-{number}"), ask.field(f"timezone-{number}")
        if language in LANGUAGES and language != ask.field("language"):
            yield Change("language", language, person.name)
        if zone:
            yield Change("timezone", zone, person.name)


def _must_be_playable(wanted: Wanted, folder: Path) -> None:
    allowed = numbers_of_players(wanted.rules) if wanted.rules in SYSTEMS else ()
    if len(wanted.players) not in allowed:
        numbers = _numbers(allowed)
        raise Mistake(f"'{wanted.rules}' is for {numbers} players, and the list has {len(wanted.players)}.")
    load_decks(wanted.decks, folder)


def _numbers(allowed: Sequence[int]) -> str:
    """`3–12`, or `6, 8, 10, 12`."""
    if len(allowed) > 2 and allowed[-1] - allowed[0] == len(allowed) - 1:
        return f"{allowed[0]}–{allowed[-1]}"
    return ", ".join(map(str, allowed)) or "none"


ROUTES = (
    shows("/begin", _empty),
    shows("/begin/look", _empty),
    does("/begin/look", _looked_through),
    does_once("/begin", _begun),
    shows("/game/{game}/begun", _after),
)
