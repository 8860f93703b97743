"""What a browser asks, as a page gets it: the game that is meant, the words of its language, the form that came.

Every fault becomes one sentence here; what nobody foresaw is written down where the desk runs, not shown.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import cached_property
from secrets import token_urlsafe
from typing import TYPE_CHECKING

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from dixit_pbem.desk.gate import session_of, words_of
from dixit_pbem.desk.heard import in_words, told
from dixit_pbem.desk.presses import mark_of
from dixit_pbem.errors import BadFile, DixitError, NotFound
from dixit_pbem.frozen import frozen
from dixit_pbem.words.language import Words

if TYPE_CHECKING:
    from dixit_pbem.desk.app import Desk
    from dixit_pbem.desk.shelf import ShelfSeen, Table

LARGEST_FORM = 1_000_000
"""Bytes of a form without files."""
MOST_FIELDS = 200
ONCE = "once"
"""The field by which a form that comes twice is known."""


@frozen
class Limits:
    """What one form may bring: bytes in all, and files."""

    bytes: int = LARGEST_FORM
    files: int = 0


class Ask:
    """One request: everything that a page needs to know of it."""

    def __init__(self, request: Request, desk: Desk, form: FormData | None = None) -> None:
        self.request, self.desk = request, desk
        self.form = form if form is not None else FormData()

    @cached_property
    def table(self) -> Table:
        """The game that the address names."""
        return self.shelf.table(self.path("game"))

    @cached_property
    def words(self) -> Words:
        """The language of the page: the one chosen on it, else the first of the browser's that there is."""
        return words_of(self.request.headers)

    @cached_property
    def session(self) -> str:
        """What their cookie says; empty without one."""
        return session_of(self.request.headers, self.desk.plate)

    @property
    def is_inside(self) -> bool:
        """Did whoever asks come in with a key?"""
        return self.desk.keys.knows(self.session)

    @property
    def whose(self) -> str | None:
        """Whose games they may see, by their moderator's address; None for all."""
        return self.desk.keys.whose(self.session)

    @property
    def shelf(self) -> ShelfSeen:
        """The games that they may see."""
        return self.desk.shelf.seen_by(self.whose)

    def sees(self, key: str) -> bool:
        """May they see this game?"""
        return self.shelf.has(key)

    @property
    def token(self) -> str:
        """What the forms of this page bear."""
        return self.desk.keys.token(self.session)

    def heard(self, text: object) -> str:
        """What another room says, in the language of the page."""
        return in_words(str(text), self.words)

    @property
    def once(self) -> str:
        """What makes each form of a page another."""
        return token_urlsafe(9)

    def path(self, name: str) -> str:
        """A part of the address."""
        return str(self.request.path_params[name])

    def field(self, name: str) -> str:
        """What was typed into a field of the form, or stands behind the address; empty where nothing was."""
        value = self.form.get(name, self.request.query_params.get(name, ""))
        return value.strip() if isinstance(value, str) else ""

    def show(self, template: str, *, status: int = 200, **values: object) -> Response:
        """A page from its template."""
        return HTMLResponse(self.desk.press.page(template, self, values), status)

    def go(self, address: str) -> Response:
        """Go on to another page of the desk."""
        return RedirectResponse(address, 303)


Answer = Callable[[Ask], Response]


def shows(path: str, answer: Answer) -> Route:
    """A page that is looked at."""

    async def shown(request: Request) -> Response:
        return await run_in_threadpool(_answered, answer, Ask(request, request.app.state.desk))

    return Route(path, shown, methods=["GET"])


def does(path: str, answer: Answer, limits: Limits | None = None) -> Route:
    """A page that takes a form; without the token of a page of this desk nothing is done."""
    most = limits or Limits()

    async def done(request: Request) -> Response:
        desk: Desk = request.app.state.desk
        if int(request.headers.get("content-length") or most.bytes + 1) > most.bytes:
            return _answered(_too_much, Ask(request, desk))
        async with request.form(max_files=most.files, max_fields=MOST_FIELDS, max_part_size=most.bytes) as form:
            token = form.get("token")
            session = session_of(request.headers, desk.plate)
            fits = isinstance(token, str) and desk.keys.fits(session, token)
            return await run_in_threadpool(_answered, answer if fits else _stale, Ask(request, desk, form))

    return Route(path, done, methods=["POST"])


def does_once(path: str, answer: Answer, limits: Limits | None = None) -> Route:
    """The same for what is no deed of a game: the same form that comes twice gets the first answer."""

    def once(ask: Ask) -> Response:
        if not ask.field(ONCE):
            return answer(ask)
        mark = mark_of(f"{ask.token} {ask.request.url.path}", ask.form.multi_items())
        return ask.desk.presses.once(mark, lambda: answer(ask))

    return does(path, once, limits)


def _too_much(_ask: Ask) -> Response:
    raise DixitError("That is more than a form of this page may bring, so nothing was done.")


def _stale(_ask: Ask) -> Response:
    raise DixitError("This page is older than the desk, so nothing was done. Open it again.")


def _answered(answer: Answer, ask: Ask) -> Response:
    """The page, or the sentence that says what is wrong."""
    with ask.desk.time():
        try:
            return answer(ask)
        except NotFound as missing:
            return problem(ask, missing, 404)
        except DixitError as wrong:
            return problem(ask, wrong, 409)


def problem(ask: Ask, fault: DixitError, status: int) -> Response:
    """A page that says what a person must put right; where the game itself cannot be read, Care has the way out."""
    unread = status == 409 and ask.request.method == "GET" and isinstance(fault, BadFile)
    return ask.show("problem.html.j2", status=status, told=told(fault, ask.words), status_code=status, unread=unread)


async def unforeseen(request: Request, fault: Exception) -> Response:
    """A page for what nobody foresaw: the details stay where the desk runs."""
    desk: Desk = request.app.state.desk
    text = await run_in_threadpool(desk.unforeseen, fault)
    return HTMLResponse(desk.press.page("problem.html.j2", Ask(request, desk), {"told": text}), 500)


async def gone(_request: Request, _fault: Exception) -> Response:
    """An answer for a form that did not come to its end: who sent it went away, or was too slow."""
    return Response(status_code=408)


async def unknown(request: Request, fault: Exception) -> Response:
    """A page for an address that the desk does not know, or a form that cannot be read."""
    desk: Desk = request.app.state.desk
    status = fault.status_code if isinstance(fault, HTTPException) else 400
    ask = Ask(request, desk)
    texts: Mapping[int, str] = {
        404: ask.words.say("There is no such page. Go back to the tables."),
        405: ask.words.say("This page takes no form. Go back to the tables."),
    }
    text = texts.get(status, ask.words.say("This form cannot be read, so nothing was done."))
    return HTMLResponse(desk.press.page("problem.html.j2", ask, {"told": text}), status)


Handler = Callable[[Request, Exception], Awaitable[Response]]
