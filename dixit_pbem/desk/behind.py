"""What stands behind a click: pictures and mails that would spoil, each under an address of its own.

Such an address is made for the page that a click asked for. Nobody can guess it, it soon ends, and no page names it
twice: what a browser keeps in its history opens nothing.
"""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from threading import Lock

from starlette.responses import Response

from dixit_pbem.desk.asks import Ask, shows
from dixit_pbem.desk.frames import as_page
from dixit_pbem.desk.gate import FRAMED
from dixit_pbem.errors import NotFound
from dixit_pbem.frozen import frozen

LIFE = 600.0
"""Seconds for which such an address leads anywhere."""
MOST = 400
FRAME_POLICY = (
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; "
    "frame-ancestors 'self'; sandbox"
)
"""A mail of a stranger is looked at: nothing of it runs, is sent, or is fetched from anywhere."""


@frozen
class Hidden:
    """Something to be looked at, read only when it is."""

    content: Callable[[], bytes]
    kind: str
    whose: str = ""
    """The token of whose page names it."""
    framed: bool = False


@dataclass(eq=False)
class Curtain:
    """What is behind which address."""

    now: Callable[[], float] = time.monotonic
    _hidden: OrderedDict[str, tuple[float, Hidden]] = field(default_factory=OrderedDict)
    _lock: Lock = field(default_factory=Lock)

    def address(self, content: Callable[[], bytes], kind: str, *, whose: str = "", framed: bool = False) -> str:
        """An address for it, for a while, and for whose page names it."""
        mark = secrets.token_urlsafe(18)
        with self._lock:
            self._hidden[mark] = (self.now() + LIFE, Hidden(content, kind, whose, framed))
            while len(self._hidden) > MOST:
                self._hidden.popitem(last=False)
        return f"/behind/{mark}"

    def look(self, mark: str, *, whose: str = "") -> Hidden:
        """What is behind an address."""
        with self._lock:
            until, hidden = self._hidden.get(mark, (0.0, None))
        if hidden is None or until < self.now() or hidden.whose != whose:
            raise NotFound("This was open for ten minutes, and is closed again. Open its page once more.")
        return hidden


def framed(ask: Ask, raw: bytes) -> str:
    """An address under which a frame finds a mail with its own looks."""
    return ask.desk.curtain.address(partial(as_page, raw), "text/html; charset=utf-8", whose=ask.token, framed=True)


def behind(ask: Ask) -> Response:
    """What stands behind an address."""
    hidden = ask.desk.curtain.look(ask.path("mark"), whose=ask.token)
    headers = {"cache-control": "no-store"}
    if hidden.framed:
        headers |= {FRAMED: "yes", "content-security-policy": FRAME_POLICY}
    return Response(hidden.content(), media_type=hidden.kind, headers=headers)


ROUTES = (shows("/behind/{mark}", behind),)
