"""The desk of a club: its tables, those first that need a person; mails of nobody; and the pages of each game.

What a page of a game knows of files, programs and this computer is left out: a table of the club has none of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlencode
from zoneinfo import ZoneInfo

from starlette.responses import Response
from starlette.routing import Route

from dixit_pbem import clock
from dixit_pbem.club import nobody, standing
from dixit_pbem.club.at_desk import Wanted, rows
from dixit_pbem.club.database import Database
from dixit_pbem.desk import behind, care, club_doors, events, game, mails, paper, paper_players, post, works
from dixit_pbem.desk.asks import Ask, does, shows
from dixit_pbem.desk.behind import framed
from dixit_pbem.desk.frames import has_page
from dixit_pbem.desk.story import moment_told
from dixit_pbem.desk.tables import at_a_glance
from dixit_pbem.errors import NotFound
from dixit_pbem.frozen import replace

A_PAGE = 24
"""So many tables stand on a page."""
LONGEST_SEARCH = 100
WAYS = frozenset(("", "/mails", "/post", "/paper-players", "/story", "/album", "/care"))
"""The pages of a game that a club has."""
OF_A_GAME = frozenset(
    (
        *(f"/game/{{game}}{way}" for way in WAYS),
        *("/game/{game}/do/{deed}", "/game/{game}/done/{mark}"),
        *("/game/{game}/mails/{number}", "/game/{game}/mails/{number}/settle", "/game/{game}/post/letter"),
        *("/game/{game}/paper-players/{player}", "/game/{game}/paper-players/{player}/record"),
        *("/game/{game}/verify", "/game/{game}/rules", "/game/{game}/album/page"),
        *("/work/{work}", "/work/{work}/stop", "/work/{work}/file/{number}", "/behind/{mark}", "/events"),
    )
)
"""The addresses that a club has of those of every desk; whatever is added there is not here by itself."""
BY_ITSELF = frozenset(("deal", "go-on", "send"))
"""Deeds that `club run` does."""


def _database(ask: Ask) -> Database:
    database = ask.desk.database
    if not isinstance(database, Database):
        raise TypeError(database)
    return database


def _must_be_host(ask: Ask) -> None:
    if ask.whose is not None:
        raise NotFound(ask.words.say("There is no such page. Go back to the tables."))


def tables(ask: Ask) -> Response:
    """The tables that somebody may see, a page of them."""
    database, words = _database(ask), ask.field("words")[:LONGEST_SEARCH]
    typed = ask.field("first")
    first = int(typed) if typed.isdecimal() and len(typed) < 9 else 0
    found = rows(database, Wanted(ask.whose, words, first, A_PAGE + 1), clock.now())
    is_host, glances = ask.whose is None, []
    for row in found[:A_PAGE]:
        glance = at_a_glance(ask, ask.desk.shelf.table(row.name))
        trouble = row.trouble if row.trouble != glance.problem else ""
        if trouble and not is_host:
            trouble = ask.words.say("This table rests. Whoever keeps the club sees why, and mends it.")
        glances.append(replace(glance, trouble=trouble, keeper=row.keeper if is_host else ""))
    accounts = [each for each in standing.accounts(database) if each.trouble] if is_host else []
    return ask.show(
        "tables.html.j2",
        games=glances,
        words_wanted=words,
        address=f"/?{urlencode({'first': first, 'words': words})}",
        before=max(0, first - A_PAGE) if first else None,
        further=first + A_PAGE if len(found) > A_PAGE else None,
        is_host=is_host,
        figures=standing.figures(database, clock.now()) if is_host else None,
        accounts=accounts,
    )


def of_nobody(ask: Ask) -> Response:
    """The mails that belong to no table."""
    _must_be_host(ask)
    told = [(each, moment_told(each.arrived, ZoneInfo("UTC"), ask.words)) for each in nobody.waiting(_database(ask))]
    return ask.show("nobody.html.j2", waiting=told)


def _number(ask: Ask) -> int:
    typed = ask.path("number")
    if not typed.isdecimal() or len(typed) > 18:
        raise NotFound(ask.words.say("This mail waits no more."))
    return int(typed)


def looked(ask: Ask) -> Response:
    """What one says: asked for by a click, for it may spoil."""
    _must_be_host(ask)
    number = _number(ask)
    with _still_waiting(ask):
        mail, raw = nobody.shown(_database(ask), number)
    frame = framed(ask, raw) if has_page(raw) else ""
    return ask.show("nobody_mail.html.j2", number=number, mail=mail, frame=frame)


def settled(ask: Ask) -> Response:
    """It waits no more, or it is for a table."""
    _must_be_host(ask)
    table, number = ask.field("table"), _number(ask)
    gives = ask.field("how") == "give"
    if gives and not ask.sees(table):
        raise NotFound(ask.words.say("There is no such table. Its id stands on its card, among the tables."))
    with _still_waiting(ask):
        if gives:
            nobody.give(_database(ask), number, table)
        else:
            nobody.dismiss(_database(ask), (number,))
    return ask.go("/nobody")


@contextmanager
def _still_waiting(ask: Ask) -> Iterator[None]:
    """Somebody else may have settled it meanwhile."""
    try:
        yield
    except NotFound as gone:
        raise NotFound(ask.words.say("This mail waits no more.")) from gone


_PAGES = (game, mails, post, paper_players, paper, care, works, behind, events)
ROUTES: tuple[Route, ...] = (
    *club_doors.ROUTES,
    shows("/", tables),
    shows("/nobody", of_nobody),
    does("/nobody/{number}", looked),
    does("/nobody/{number}/settle", settled),
    *(route for module in _PAGES for route in module.ROUTES if route.path in OF_A_GAME),
)
