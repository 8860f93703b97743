"""What comes when a game is over: the next one of the same people, and the table of a season."""

from __future__ import annotations

from starlette.responses import Response

from dixit_pbem.album.season import Season, season_of
from dixit_pbem.album.season_book import SeasonBook, season_book, season_pages
from dixit_pbem.desk.asks import Ask, does_once, shows
from dixit_pbem.desk.heard import told
from dixit_pbem.desk.shelf import Table
from dixit_pbem.engine.model import Phase
from dixit_pbem.errors import DixitError, Mistake
from dixit_pbem.journal.opened import Opened
from dixit_pbem.layout.paper import A4
from dixit_pbem.storage.new_file import path_for
from dixit_pbem.storage.next_text import next_title
from dixit_pbem.storage.values import why_no_title

FEWEST = 2
"""So many games make a season."""


def over(ask: Ask) -> tuple[Table, ...]:
    """The games of the desk that are over; one that cannot be read is not among them."""
    return tuple(table for table in ask.desk.shelf.tables() if _is_over(table))


def _is_over(table: Table) -> bool:
    try:
        game = table.opened.game
    except DixitError:
        return False
    return game is not None and game.phase is Phase.FINISHED


def _next(ask: Ask) -> Response:
    """The form: what the next game is called."""
    return _form(ask, wrong="")


def _form(ask: Ask, *, wrong: str) -> Response:
    found = _finished(ask)
    title = ask.field("title") or next_title(found.settings.title)
    return ask.show("next.html.j2", status=409 if wrong else 200, wrong=wrong, next_title=title)


def _finished(ask: Ask) -> Opened:
    if not _is_over(ask.table):
        raise Mistake(ask.words.say("This game is not over yet. The next one can begin when it is."))
    return ask.table.opened


def _begun(ask: Ask) -> Response:
    """Write the file of the next game, and go on to it."""
    from dixit_pbem.table.follow import Following, follow

    before, title = _finished(ask), ask.field("title")
    try:
        if why := why_no_title(title) if title else "A game needs a title. Write one, as in Sunday dreamers.":
            raise Mistake(why)
        path = path_for(title, before.home.beside)
        follow(path, ask.table.store, Following(title))
    except DixitError as wrong:
        return _form(ask, wrong=told(wrong, ask.words))
    table = next((table for table in ask.desk.shelf.tables() if table.store.path.absolute() == path.absolute()), None)
    return ask.go(f"/game/{table.key}/begun" if table else "/")


def _season(ask: Ask) -> Response:
    """One table over the games that were chosen, or over all that are over."""
    finished = over(ask)
    counted = _counted(ask, finished)
    season = _season_of(counted)
    return ask.show(
        "season.html.j2",
        over=[(table.key, table.opened.settings.title, table in counted) for table in finished],
        book=_book(ask, season, counted) if season.games else None,
        notes=[f"{file} does not count: {why}." for file, why in season.left_out],
        pages="&".join(f"game={table.key}" for table in counted),
    )


def _to_print(ask: Ask) -> Response:
    """The same as pages."""
    from dixit_pbem.paper.pdf import render
    from dixit_pbem.paper.printable import measure, printable

    counted = _counted(ask, over(ask))
    season = _season_of(counted)
    if not season.games:
        raise DixitError(ask.words.say("No game is over yet, so there is no season to show."))
    content = render(printable(season_pages(_book(ask, season, counted), A4, measure=measure)), {})
    headers = {"content-disposition": 'inline; filename="season.pdf"', "cache-control": "no-store"}
    return Response(content, media_type="application/pdf", headers=headers)


def _counted(ask: Ask, finished: tuple[Table, ...]) -> tuple[Table, ...]:
    """Of the games that are over those that were chosen, or all."""
    chosen = ask.request.query_params.getlist("game")
    return tuple(table for table in finished if not chosen or table.key in chosen)


def _season_of(counted: tuple[Table, ...]) -> Season:
    return season_of([table.opened for table in counted])


def _book(ask: Ask, season: Season, counted: tuple[Table, ...]) -> SeasonBook:
    return season_book(season, ask.words, zone=counted[0].opened.settings.timezone)


ROUTES = (
    shows("/game/{game}/next", _next),
    does_once("/game/{game}/next", _begun),
    shows("/season", _season),
    shows("/season.pdf", _to_print),
)
