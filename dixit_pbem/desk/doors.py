"""The door: a key becomes a session, or a password where the desk is open to others; and what lies still."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from dixit_pbem.desk.asks import Ask, does
from dixit_pbem.desk.gate import LANGUAGE, session_of
from dixit_pbem.errors import DixitError
from dixit_pbem.storage.shipped import languages

A_YEAR = 365 * 24 * 3600
LONGEST_LOG_IN = 4096
"""Bytes of a form with a password."""
ICON = "moon.svg"
ENTERED = (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>dixit-pbem</title>'
    '<link rel="icon" href="data:,">'
    '<meta http-equiv="refresh" content="0;url={front}"></head><body><p><a href="{front}">The desk</a></p></body>'
    "</html>"
)
"""A page, and no redirect: a browser that came from a file would not bring its new cookie along."""


async def enter(request: Request) -> Response:
    """Come in with a key, or be asked for the password."""
    desk = request.app.state.desk
    key = request.query_params.get("key", "")
    # Programs that only look whether an address is there use no key up.
    if key and request.method == "GET" and (session := desk.keys.entered(key)):
        desk.entered()
        return inside(HTMLResponse(ENTERED.format(front=desk.front)), request, session)
    if desk.keys.knows(session_of(request.headers, desk.plate)):
        return RedirectResponse("/", 303)
    ask = Ask(request, desk)
    return ask.show("door.html.j2", status=403, wants_password=desk.keys.password is not None, wrong=bool(key))


async def log_in(request: Request) -> Response:
    """Come in with the password; too many tries have to wait."""
    desk, session = request.app.state.desk, None
    # Whoever stands outside has nothing longer to say.
    if int(request.headers.get("content-length") or LONGEST_LOG_IN + 1) <= LONGEST_LOG_IN:
        async with request.form(max_files=0, max_fields=4, max_part_size=LONGEST_LOG_IN) as form:
            session = desk.keys.logged_in(str(form.get("password", "")))
    if session:
        return inside(RedirectResponse("/", 303), request, session)
    return Ask(request, desk).show("door.html.j2", status=403, wants_password=True, wrong=True)


def inside(response: Response, request: Request, session: str) -> Response:
    """The answer that brings the cookie."""
    plate = request.app.state.desk.plate
    response.set_cookie(
        plate.cookie, session, httponly=True, samesite="strict", secure=plate.scheme == "https", path="/"
    )
    return response


async def still(request: Request) -> Response:
    """A style, a script, a typeface."""
    press = request.app.state.desk.press
    found = press.still(request.path_params["name"])
    if found is None:
        return Response(status_code=404)
    content, kind = found
    return Response(content, media_type=kind, headers={"cache-control": f"public, max-age={A_YEAR}, immutable"})


async def icon(request: Request) -> Response:
    """The moon, where a browser looks for it by itself."""
    content, kind = request.app.state.desk.press.still(ICON)
    return Response(content, media_type=kind, headers={"cache-control": f"public, max-age={A_YEAR}"})


def language(ask: Ask) -> Response:
    """Read the pages in another language from now on."""
    chosen, back = ask.field("language"), ask.field("back")
    if chosen not in languages():
        raise DixitError("There is no such language here.")
    answer = ask.go(back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/")
    answer.set_cookie(LANGUAGE, chosen, max_age=A_YEAR, samesite="strict", httponly=True)
    return answer


ROUTES = (
    Route("/enter", enter, methods=["GET"]),
    Route("/enter", log_in, methods=["POST"]),
    Route("/static/{name:path}", still, methods=["GET"]),
    Route("/favicon.ico", icon, methods=["GET"]),
    does("/language", language),
)
