"""What carries the letters of many games: one connection and one pace an account, however many games use it."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import datetime, timedelta
from pathlib import Path

from dixit_pbem.journal.facts import Posted, PostRefused
from dixit_pbem.journal.opened import Opened
from dixit_pbem.post.carriers.transport import Paced, Transport, opened_transport
from dixit_pbem.storage.mail_settings import Send, Server

A_MINUTE = timedelta(seconds=62)
"""A minute, and what whole seconds may hide."""


class Carriers:
    """The accounts of many games. A connection lasts until `rest`, and the pace of an account for ever."""

    def __init__(self) -> None:
        self._connections = ExitStack()
        self._open: dict[object, Transport] = {}
        self._handed: dict[object, deque[float]] = {}
        """When the last mails of each account left."""

    @contextmanager
    def carrier(self, send: Send, *, beside: Path, drafts: Path) -> Iterator[Transport]:
        """The way that the settings name, as it stands open already or is opened now."""
        if send.way is None:
            with opened_transport(send, beside=beside, drafts=drafts) as transport:
                yield transport
            return
        place = send.way, beside.resolve()
        if place not in self._open:
            way = opened_transport(Send(send.way), beside=beside, drafts=drafts)
            self._open[place] = self._connections.enter_context(way)
        transport = self._open[place]
        if send.per_minute:
            transport = Paced(transport, send.per_minute, _handed=self._of_account(send, beside))
        yield transport

    def left_before(self, send: Send, *, beside: Path, ago: Iterable[float]) -> None:
        """Mails of this account left so many seconds ago: a provider counts them too."""
        handed, now = self._of_account(send, beside), time.monotonic()
        self._handed[account(send, beside)] = deque(sorted((*handed, *(now - each for each in ago))))

    def rest(self) -> None:
        """Hang up everywhere: servers keep nobody on the line for nothing."""
        self._open.clear()
        self._connections.close()

    def _of_account(self, send: Send, beside: Path) -> deque[float]:
        return self._handed.setdefault(account(send, beside), deque())


def account(send: Send, beside: Path) -> object:
    """What a provider counts the mails of: whoever logs in there, wherever their games lie."""
    match send.way:
        case Server(host=host, user=user):
            return host, user
        case way:
            return way, beside.resolve()


def handed_before(found: Opened, now: datetime) -> tuple[float, ...]:
    """How many seconds ago the mails of the last minute left; the journal knows whole seconds."""
    recent: list[float] = []
    for entry in reversed(found.journal):
        if now >= entry.at + A_MINUTE:
            break
        if entry.at <= now and isinstance(entry.event, Posted | PostRefused):
            recent.append(max(0.0, (now - entry.at).total_seconds() - 1))
    return tuple(reversed(recent))
