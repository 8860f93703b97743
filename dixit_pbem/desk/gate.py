"""The gate before every page: whose browser asks, from where, and what a page may do in it.

Only the desk's own name is answered, so no other site can be taken for it; what changes something must come from a page
of the desk itself. Every answer says what the browser may do with it: no script but ours, no frame, nothing kept.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from html import escape
from http.cookies import CookieError, SimpleCookie

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import HTMLResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dixit_pbem.desk.heard.shapes import say
from dixit_pbem.desk.keys import Keys
from dixit_pbem.frozen import frozen
from dixit_pbem.storage.shipped import ENGLISH, languages
from dixit_pbem.words.language import Words, words_for

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "media-src 'self'; connect-src 'self'; worker-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors {framed}"
)
FRAMED = "x-desk-framed"
"""The mark of an answer that the desk's own page shows in a frame; it stays inside."""
PATIENCE = 30.0
"""Seconds in which the next part of a request must come: a desk is held up by nobody who sends none."""
LANGUAGE = "dixit-desk-language"
"""The cookie of the language that was chosen."""
OPEN = ("/enter", "/static/", "/favicon.ico")
"""What is answered without a session: the door, and how it looks."""


@frozen
class Doorplate:
    """How a desk is called: the addresses under which it is reached, and the cookie of its sessions."""

    hosts: frozenset[str]
    scheme: str
    port: int

    @property
    def cookie(self) -> str:
        """Cookies know no ports, so the name says it: two desks of one computer do not know each other's."""
        return f"dixit-desk-{self.port}"

    def origins(self) -> Iterable[str]:
        """Each name as a browser says from where a form comes."""
        return (f"{self.scheme}://{host}" for host in self.hosts)


def session_of(headers: Headers, plate: Doorplate) -> str:
    """What the cookie of this desk says; empty without one."""
    return cookie_of(headers, plate.cookie)


def cookie_of(headers: Headers, name: str) -> str:
    """What a cookie says; empty without one."""
    try:
        found = SimpleCookie(headers.get("cookie", "")).get(name)
    except CookieError:
        return ""
    return found.value if found else ""


def words_of(headers: Headers) -> Words:
    """The language of a page: the one chosen on it, else the first of the browser's that there is."""
    known = languages()
    wanted = (part.partition(";")[0].strip()[:2] for part in headers.get("accept-language", "").split(","))
    return words_for(next((each for each in (cookie_of(headers, LANGUAGE), *wanted) if each in known), ENGLISH))


class Gate:
    """Refuses what is not for this desk or not from it, and puts the policy on every answer."""

    def __init__(self, app: ASGIApp, *, plate: Doorplate, keys: Keys) -> None:
        self.app, self.plate, self.keys = app, plate, keys

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """See ASGI."""
        if scope["type"] != "http":
            if scope["type"] == "lifespan":
                await self.app(scope, receive, send)
            return

        async def kept(message: Message) -> None:
            if message["type"] == "http.response.start":
                _sealed(MutableHeaders(scope=message))
            await send(message)

        status, why = self._refused(scope, Headers(scope=scope))
        if status:
            await HTMLResponse(_bare(why, words_of(Headers(scope=scope))), status)(scope, receive, kept)
        else:
            await self.app(scope, _in_time(receive), kept)

    def _refused(self, scope: Scope, headers: Headers) -> tuple[int, str]:
        """Why nobody is let in, or nothing."""
        if headers.getlist("host") not in [[host] for host in self.plate.hosts]:
            return 421, _ELSEWHERE
        origin = headers.get("origin")
        changes = scope["method"] not in ("GET", "HEAD")
        if origin is not None and origin not in self.plate.origins():
            return 403, _ANOTHER_SITE
        if changes and headers.get("sec-fetch-site") != "same-origin":
            return 403, _NO_PAGE
        if not scope["path"].startswith(OPEN) and not self.keys.knows(session_of(headers, self.plate)):
            if (self.keys.password is not None or self.keys.by_mail) and not changes:
                return 401, _BY_MAIL if self.keys.by_mail else _LOG_IN
            return 403, _NO_KEY
        return 0, ""


def _in_time(receive: Receive) -> Receive:
    """What comes of a request; who leaves its form half sent for too long is taken for gone."""
    whole = False

    async def received() -> Message:
        nonlocal whole
        if whole:
            return await receive()
        try:
            message = await asyncio.wait_for(receive(), PATIENCE)
        except TimeoutError:
            return {"type": "http.disconnect"}
        whole = not message.get("more_body", False)
        return message

    return received


_ELSEWHERE = say("This is not the address of the desk. Open the one that was printed where the desk runs.")
_ANOTHER_SITE = say("This came from another site, so nothing was done.")
_NO_PAGE = say("This did not come from a page of the desk, so nothing was done.")
_NO_KEY = say(
    "The desk opens with a key. Press Enter where the desk runs: it prints an address that is good for a minute."
)
_LOG_IN = say("The desk wants its password.")
_BY_MAIL = say("Whoever looks after a table comes in with a link by mail.")


def _sealed(headers: MutableHeaders) -> None:
    framed = headers.get(FRAMED)
    if framed:
        del headers[FRAMED]
    headers.setdefault("content-security-policy", POLICY.format(framed="'self'" if framed else "'none'"))
    headers.setdefault("cache-control", "no-store")
    headers["x-content-type-options"] = "nosniff"
    # Without any a browser would not say from where a form comes.
    headers["referrer-policy"] = "same-origin"
    headers["cross-origin-opener-policy"] = "same-origin"
    headers["cross-origin-resource-policy"] = "same-origin"
    headers["permissions-policy"] = "camera=(), geolocation=(), microphone=()"
    if not framed:
        headers["x-frame-options"] = "DENY"


def _bare(text: str, words: Words) -> str:
    """A page of one sentence for whoever is not inside."""
    log_in = words.say("Log in")
    way = f'<p><a href="/enter">{escape(log_in)}</a></p>' if text in (_LOG_IN, _BY_MAIL) else ""
    return (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><title>dixit-pbem</title>'
        '<link rel="stylesheet" href="/static/desk.css"></head><body class="door"><main>'
        f"<p>{escape(words.marked(text))}</p>{way}</main></body></html>"
    )
