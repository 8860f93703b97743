"""The way out: finished mails, handed to whoever carries them."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from dataclasses import field
from pathlib import Path
from typing import Protocol, assert_never

from dixit_pbem.frozen import frozen
from dixit_pbem.storage.mail_settings import Folder, Maildir, Send, Sendmail, Server


@frozen
class Outgoing:
    """A finished mail to one reader."""

    raw: bytes
    """The whole mail, its lines ended by CR LF."""
    sender: str
    recipient: str
    name: str
    """What its file may be called, without an ending; it tells no secret."""
    step: str = ""
    """The step of the game that it belongs to, as a folder's name."""


class Refused(Exception):
    """This mail will never be taken; the others may."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Later(Exception):
    """This mail was not taken now; with `everybody`, no other will be either."""

    def __init__(self, reason: str, *, everybody: bool) -> None:
        super().__init__(reason)
        self.reason = reason
        self.everybody = everybody


class Transport(Protocol):
    """Carries mails."""

    def deliver(self, mail: Outgoing) -> None:
        """Hand one mail over for good. Raises Refused, Later, or DixitError for what a person must put right first."""


@frozen
class Paced:
    """Carries at most so many mails in any minute, and waits in between."""

    transport: Transport
    per_minute: int
    clock: Callable[[], float] = time.monotonic
    sleep: Callable[[float], None] = time.sleep
    _handed: deque[float] = field(default_factory=deque)

    @property
    def pause(self) -> float:
        """How many seconds the provider wants to pass before the next mail."""
        now = self.clock()
        while self._handed and self._handed[0] + 60 <= now:
            self._handed.popleft()
        if len(self._handed) < self.per_minute:
            return 0.0
        return max(0.0, self._handed[-self.per_minute] + 60 - now)

    def deliver(self, mail: Outgoing) -> None:
        """Hand one mail over as soon as the provider allows."""
        if pause := self.pause:
            self.sleep(pause)
        try:
            self.transport.deliver(mail)
        finally:
            self._handed.append(self.clock())


def message_id(raw: bytes) -> str:
    """The Message-ID of a mail, which no other mail has; empty where somebody else wrote the mail without one."""
    from email.parser import BytesHeaderParser

    return str(BytesHeaderParser().parsebytes(head_of(raw))["Message-ID"] or "").strip()


def head_of(raw: bytes) -> bytes:
    """The headers of a mail: even a parser of headers would walk through the megabytes that follow."""
    ends = [at for blank in (b"\r\n\r\n", b"\n\n") if (at := raw.find(blank)) >= 0]
    return raw[: min(ends, default=len(raw))].strip()


@contextmanager
def opened_transport(
    send: Send, *, beside: Path, drafts: Path, handed_before: Iterable[float] = ()
) -> Iterator[Transport]:
    """The way that the settings name. Relative paths lie `beside` the game file; without a way, mails become drafts.

    `handed_before` says how many seconds ago earlier mails left, the last one last: a provider counts them too.
    """
    with _carrier(send.way, beside=beside, drafts=drafts) as transport:
        if not send.per_minute:
            yield transport
            return
        now = time.monotonic()
        handed = deque(now - ago for ago in handed_before)
        yield Paced(transport, send.per_minute, _handed=handed)


def _carrier(
    way: Folder | Maildir | Sendmail | Server | None, *, beside: Path, drafts: Path
) -> AbstractContextManager[Transport]:
    # Each loads what it needs: who writes into a folder waits for no code of servers.
    match way:
        case None:
            from dixit_pbem.post.carriers.to_drafts import ToDrafts

            return nullcontext(ToDrafts(drafts))
        case Folder(path):
            from dixit_pbem.post.carriers.to_files import ToFolder

            return nullcontext(ToFolder(beside / path))
        case Maildir(path):
            from dixit_pbem.post.carriers.to_files import ToMaildir

            return nullcontext(ToMaildir(beside / path))
        case Sendmail(path):
            from dixit_pbem.post.carriers.to_sendmail import ToSendmail

            # A bare name is looked up as a shell would.
            return nullcontext(ToSendmail(path if len(path.parts) == 1 else beside / path))
        case Server():
            from dixit_pbem.post.carriers.to_smtp import ToSmtp

            return closing(ToSmtp(way, beside=beside))
    assert_never(way)
