"""News: one stream a browser, which says that a game was written by whomever; and the autopilot of the desk.

A stream tells that there is something new, never what: the pages ask for themselves.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass, field
from threading import Event, Lock, Thread
from typing import TYPE_CHECKING

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from dixit_pbem.desk.asks import Ask, does
from dixit_pbem.journal.store import Store
from dixit_pbem.table import autopilot

if TYPE_CHECKING:
    from dixit_pbem.desk.shelf import AnyShelf, Table

A_MOMENT = 0.25
STILL_HERE = 15.0
"""Seconds after which a stream says that it is alive."""
SOON = 1.0
"""Seconds that the autopilot gets to finish what it does when the desk closes."""


@dataclass(eq=False)
class Watch:
    """When each game was written last, looked up once for all streams."""

    shelf: AnyShelf
    _lock: Lock = field(default_factory=Lock)
    _looked: float = 0.0
    _stamps: Mapping[str, object] = field(default_factory=dict)

    def stamps(self) -> Mapping[str, object]:
        """What is another as soon as a game was written, by its name in addresses."""
        with self._lock:
            if time.monotonic() - self._looked >= self.shelf.often:
                self._stamps = self.shelf.stamps()
                self._looked = time.monotonic()
            return self._stamps


async def events(request: Request) -> Response:
    """The news, as long as a browser listens and the desk is open."""
    desk = request.app.state.desk
    ask = Ask(request, desk)

    def over() -> bool:
        return desk.stopping() or not ask.is_inside

    return StreamingResponse(_news(desk.watch, over, ask.sees), media_type="text/event-stream")


def _all(_key: str) -> bool:
    return True


async def _news(watch: Watch, stopping: Callable[[], bool], sees: Callable[[str], bool] = _all) -> AsyncIterator[str]:
    known, told = await run_in_threadpool(watch.stamps), time.monotonic()
    yield "retry: 1000\n: here\n\n"
    while not stopping():
        await asyncio.sleep(A_MOMENT)
        now = await run_in_threadpool(watch.stamps)
        changed = [key for key in {**known, **now} if known.get(key) != now.get(key)]
        known = now
        changed = [key for key in changed if await run_in_threadpool(sees, key)]
        for name in (*(f"game-{key}" for key in changed), *(("tables",) if changed else ())):
            told = time.monotonic()
            yield f"event: news\ndata: {name}\n\n"
        if time.monotonic() - told > STILL_HERE:
            told = time.monotonic()
            yield ": still here\n\n"


def _by_itself(game: Store, ears: autopilot.Ears) -> None:
    autopilot.run((game,), ears)


@dataclass(eq=False)
class Pilot:
    """The games that the desk keeps going while it is open, by the same step as `run`."""

    in_words: Callable[[Exception], str] = repr
    fly: Callable[[Store, autopilot.Ears], None] = _by_itself
    """What keeps a game going until it is told to stop."""
    _flights: dict[str, tuple[Thread, Event]] = field(default_factory=dict)
    _troubles: dict[str, str] = field(default_factory=dict)
    _lock: Lock = field(default_factory=Lock)

    def flies(self, key: str) -> bool:
        """Whether the desk keeps this game going."""
        with self._lock:
            return key in self._flights and self._flights[key][0].is_alive()

    def trouble(self, key: str) -> str:
        """What went wrong with it last."""
        return self._troubles.get(key, "")

    def begin(self, table: Table) -> None:
        """Keep a game going."""
        if self.flies(table.key):
            return
        stop = Event()

        def step(_game: Store, _done: object) -> None:
            self._troubles.pop(table.key, None)

        def trouble(_game: Store, why: str) -> None:
            self._troubles[table.key] = why

        ears = autopilot.Ears(step, trouble, stop.is_set, self.in_words)
        self._troubles.pop(table.key, None)
        thread = Thread(target=self.fly, args=(table.store, ears), daemon=True, name=f"autopilot {table.key}")
        with self._lock:
            self._flights[table.key] = thread, stop
        thread.start()

    def end(self, key: str) -> None:
        """Let a game rest; what is under way is finished."""
        with self._lock:
            flight = self._flights.pop(key, None)
        if flight:
            flight[1].set()

    def land(self) -> None:
        """Let all of them rest, and give what is under way a moment."""
        with self._lock:
            flights = list(self._flights.values())
        for _, stop in flights:
            stop.set()
        for thread, _ in flights:
            thread.join(SOON / max(1, len(flights)))


def fly(ask: Ask) -> Response:
    """Keep a game going while the desk is open, or let it rest."""
    if ask.field("how") == "begin":
        ask.desk.pilot.begin(ask.table)
    else:
        ask.desk.pilot.end(ask.table.key)
    return ask.go(f"/game/{ask.table.key}")


ROUTES = (Route("/events", events, methods=["GET"]), does("/game/{game}/autopilot", fly))
