"""The door of a club's desk: a key opens it to the host, a link by mail to whoever looks after a table.

A link is only used by the button of the page that it leads to: programs that look at every link of a mail burn none.
"""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from dixit_pbem.club.log_in import MINUTES
from dixit_pbem.desk.asks import Ask, does
from dixit_pbem.desk.doors import ENTERED, LONGEST_LOG_IN, inside
from dixit_pbem.desk.doors import ROUTES as OF_EVERY_DESK
from dixit_pbem.desk.gate import session_of

LONGEST_WORD = 200


async def enter(request: Request) -> Response:
    """Come in with a key, or see the page on which one asks for a link, or uses it."""
    desk = request.app.state.desk
    key, link = request.query_params.get("key", ""), request.query_params.get("link", "")[:LONGEST_WORD]
    if request.method == "GET" and key and (session := desk.keys.entered(key)):
        return inside(HTMLResponse(ENTERED.format(front="/")), request, session)
    if not link and await run_in_threadpool(desk.keys.knows, session_of(request.headers, desk.plate)):
        return RedirectResponse("/", 303)
    return await run_in_threadpool(_door, Ask(request, desk), link=link, wrong=bool(key))


async def come_in(request: Request) -> Response:
    """Use a link, or ask for one; who asks hears the same whoever they are."""
    form = FormData()
    if int(request.headers.get("content-length") or LONGEST_LOG_IN + 1) <= LONGEST_LOG_IN:
        async with request.form(max_files=0, max_fields=4, max_part_size=LONGEST_LOG_IN) as sent:
            form = sent
    return await run_in_threadpool(_came, Ask(request, request.app.state.desk, form), request)


def _came(ask: Ask, request: Request) -> Response:
    if link := str(ask.form.get("link", ""))[:LONGEST_WORD]:
        session = ask.desk.keys.let_in(link)
        return inside(RedirectResponse("/", 303), request, session) if session else _door(ask, gone=True)
    ask.desk.postman.asked(str(ask.form.get("email", ""))[:LONGEST_WORD].strip(), ask.words.language)
    return _door(ask, asked=True, status=200)


def _door(ask: Ask, *, status: int = 403, **values: object) -> Response:
    known = {"link": "", "wrong": False, "gone": False, "asked": False, "minutes": MINUTES} | values
    return ask.show(
        "club_door.html.j2", status=200 if known["link"] else status, by_mail=ask.desk.keys.by_mail, **known
    )


def leave(ask: Ask) -> Response:
    """Go; the cookie opens nothing any more."""
    ask.desk.keys.ends(ask.session)
    return ask.go("/enter")


ROUTES = (
    Route("/enter", enter, methods=["GET"]),
    Route("/enter", come_in, methods=["POST"]),
    *(each for each in OF_EVERY_DESK if each.path != "/enter"),
    does("/leave", leave),
)
