"""The pages of the desk, all of them, behind the gate."""

from __future__ import annotations

from collections.abc import Callable, Container
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from functools import cached_property
from types import ModuleType
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect
from starlette.routing import Route

from dixit_pbem.desk import (
    afterwards,
    begin,
    behind,
    care,
    deck_works,
    decks,
    doors,
    events,
    game,
    mails,
    paper,
    paper_players,
    post,
    settings,
    sign_in,
    tables,
    works,
)
from dixit_pbem.desk.asks import gone, unforeseen, unknown
from dixit_pbem.desk.behind import Curtain
from dixit_pbem.desk.events import Pilot, Watch
from dixit_pbem.desk.game import Results
from dixit_pbem.desk.gate import Doorplate, Gate
from dixit_pbem.desk.keys import Keys
from dixit_pbem.desk.press import Press
from dixit_pbem.desk.presses import Presses
from dixit_pbem.desk.shelf import AnyShelf
from dixit_pbem.desk.works import Works

PAGES: tuple[ModuleType, ...] = (
    *(doors, tables, begin, game, afterwards, mails, post, paper_players),
    *(decks, deck_works, paper, care, settings, sign_in, works, behind, events),
)
"""Every module with pages; each says which in its `ROUTES`."""


@dataclass(eq=False)
class Desk:
    """Everything that pages share, as long as the desk is open."""

    shelf: AnyShelf
    keys: Keys
    plate: Doorplate
    press: Press = field(default_factory=Press)
    results: Results = field(default_factory=Results)
    presses: Presses = field(default_factory=Presses)
    curtain: Curtain = field(default_factory=Curtain)
    unforeseen: Callable[[Exception], str] = repr
    """Writes down what nobody foresaw, and says so in one sentence."""
    works: Works = field(default_factory=Works)
    stopping: Callable[[], bool] = lambda: False
    """Whether the desk is about to close: streams end then."""
    pilot: Pilot = field(default_factory=Pilot)
    time: Callable[[], AbstractContextManager[None]] = nullcontext
    """What time it is on its pages, where a played game has a clock of its own."""
    pages: tuple[Route, ...] = ()
    """The pages, where they are not those of every desk."""
    by_itself: frozenset[str] = frozenset()
    """Deeds that something else does."""
    of_club: bool = False
    """Are its games the tables of a club?"""
    ways: Container[str] | None = None
    """The pages that a game has; None for all."""
    database: object = None
    """The club's, for its own pages."""
    postman: Any = None
    """Sends the links with which moderators come in."""
    address: str = ""
    """Where other computers reach it, if not where it listens."""
    front: str = "/"
    """The page that one comes to first."""
    entered: Callable[[], None] = lambda: None
    """Hears that somebody came in."""

    @cached_property
    def watch(self) -> Watch:
        """When each game was written last."""
        return Watch(self.shelf)


def built(desk: Desk) -> Starlette:
    """The desk as a web application."""
    routes = list(desk.pages) or [route for module in PAGES for route in module.ROUTES]
    gate = Middleware(Gate, plate=desk.plate, keys=desk.keys)
    app = Starlette(routes=routes, middleware=[gate], exception_handlers={404: unknown, 405: unknown, 400: unknown})
    app.add_exception_handler(ClientDisconnect, gone)
    app.add_exception_handler(Exception, unforeseen)
    app.state.desk = desk
    return app
