"""The tables: every game of the desk at a glance, and where something needs a person."""

from __future__ import annotations

from starlette.responses import Response

from dixit_pbem import clock
from dixit_pbem.desk.afterwards import FEWEST
from dixit_pbem.desk.asks import Ask, shows
from dixit_pbem.desk.heard import told
from dixit_pbem.desk.shelf import Table
from dixit_pbem.desk.standing import Standing, standing
from dixit_pbem.errors import DixitError
from dixit_pbem.frozen import frozen


@frozen
class AtAGlance:
    """A game among others; one that cannot be read says why."""

    key: str
    file: str
    stands: Standing | None
    problem: str = ""
    trouble: str = ""
    """Why a club's table cannot go on."""
    keeper: str = ""
    """Who looks after it, where that may be several people."""


def tables(ask: Ask) -> Response:
    """Every game."""
    games = tuple(at_a_glance(ask, table) for table in ask.desk.shelf.tables())
    urgent = sorted(games, key=lambda game: (game.stands is not None and game.stands.finished, _calm(game)))
    return ask.show("tables.html.j2", games=urgent, season=_over(games) >= FEWEST)


def _over(games: tuple[AtAGlance, ...]) -> int:
    return sum(game.stands is not None and game.stands.finished for game in games)


def _calm(game: AtAGlance) -> bool:
    """Does nothing here need a person?"""
    return game.stands is not None and not (game.stands.wants or game.stands.late)


def at_a_glance(ask: Ask, table: Table) -> AtAGlance:
    """One of them."""
    try:
        return AtAGlance(table.key, table.store.path.name, standing(table.opened, ask.words, clock.now()))
    except DixitError as problem:
        return AtAGlance(table.key, table.store.path.name, None, told(problem, ask.words))


ROUTES = (shows("/", tables),)
