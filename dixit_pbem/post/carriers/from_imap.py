"""Mails from an IMAP server: peeked at, and marked only when they were dealt with."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Container, Iterator
from contextlib import contextmanager
from datetime import date
from functools import partial
from pathlib import Path

from imap_tools.mailbox import BaseMailBox
from imap_tools.query import AND

from dixit_pbem.errors import DixitError
from dixit_pbem.post.carriers import imap_session, mailbox
from dixit_pbem.post.carriers.imap_mails import (
    Found,
    arrived_as,
    batched,
    fetched,
    looked_at,
    portions,
    together,
    whole_mail,
)
from dixit_pbem.post.carriers.mailbox import Collected, Unreachable, Wants
from dixit_pbem.storage.mail_settings import Server

_KEY = re.compile(r"imap:([0-9]+)/([0-9]+)")
_SEEN, _SEEN_BY_US = r"(\Seen)", r"(\Seen DixitPBEM)"

_SLICE = 0.5
_RENEWED = 60.0
"""Seconds after which waiting begins anew, which brings to light a line that died in silence."""
_FIRST_PAUSE, _SHORT_ABSENCE = 1.0, 4.0  # a server that is away for longer is no hiccup


@contextmanager
def opened_imap(server: Server, *, mailbox: str, beside: Path) -> Iterator[FromImap]:
    """The mailbox on that server; the connection is made when it is needed."""
    opened = FromImap(server, mailbox=mailbox, beside=beside)
    try:
        yield opened
    finally:
        opened.close()


class FromImap:
    """A mailbox on a server, over one connection that is made again when it breaks."""

    def __init__(self, server: Server, *, mailbox: str, beside: Path) -> None:
        self._server = server
        self._mailbox = mailbox
        self._beside = beside
        self._box: BaseMailBox | None = None
        self._validity = ""
        self._marks = ""
        """How mails are marked; nothing until the mailbox is open for that."""
        self._pause = _FIRST_PAUSE

    def collect(
        self, known: Container[str], *, since: date, wants: Wants | None = None, whole: Wants | None = None
    ) -> Iterator[Collected]:
        """See `Mailbox`."""
        with self._told():
            box = self._live()
            _news(box)
            uids = box.uids(AND(date_gte=mailbox.begin_of(since).date()), charset=None)
            keys = {uid: key for uid in uids if (key := f"imap:{self._validity}/{uid}") not in known}
            found: list[Found] = []
            for outcome in looked_at(box, keys, wants):
                if isinstance(outcome, Found):
                    found.append(outcome)
                else:
                    yield outcome
            for some in portions(sorted(found)):
                given = together(box, some) if len(some) > 1 else {}
                for mail in some:
                    pieces = partial(self._in_pieces, mail)
                    if answer := given.get(str(mail.uid)):
                        yield arrived_as(mail, answer, pieces, whole)
                    else:
                        yield from whole_mail(box, mail, pieces, whole)

    def _in_pieces(self, mail: Found, raw: bytes) -> Iterator[bytes]:
        """The whole of a long mail that begins so."""
        yield raw
        length = len(raw)
        with self._told():
            while (left := mailbox.LARGEST_OF_PLAYER - length) > 0:
                uid, wanted = str(mail.uid), min(mailbox.PIECE, left)
                answers, trouble = fetched(self._live(), (uid,), f"INTERNALDATE BODY.PEEK[]<{length}.{wanted}>")
                if uid not in answers:
                    raise Unreachable(f"{mail.key}: {trouble or 'it is gone'}")
                yield answers[uid].content
                length += len(answers[uid].content)
                if len(answers[uid].content) < wanted:
                    return

    def settle(self, *keys: str) -> None:
        """Mark the mails as seen, and with a word of our own where the server takes one."""
        ours = [key for key in map(_KEY.fullmatch, keys) if key]
        if not ours:
            return
        with self._told():
            box = self._live()
            if not self._marks:
                imap_session.select(box, self._mailbox)
                self._validity = _answered(box, "UIDVALIDITY")
                self._marks = _SEEN_BY_US if r"\*" in _answered(box, "PERMANENTFLAGS") else _SEEN
            uids = [key[2] for key in ours if key[1] == self._validity]
            for some in batched(uids):
                # Whether the server marks them or not: the journal knows what was dealt with.
                box.client.uid("STORE", ",".join(some), "+FLAGS.SILENT", self._marks)

    def wait(self, seconds: float, stopped: Callable[[], bool]) -> bool:
        """See `Mailbox`. When a broken connection is made again, mail may have come meanwhile."""
        until = time.monotonic() + seconds
        while not stopped() and (left := until - time.monotonic()) > 0:
            if self._box is None:
                return self._reached_again(until, stopped)
            try:
                heard = _heard(self._box, min(left, _RENEWED), stopped=stopped)
                self._pause = _FIRST_PAUSE
                if heard:
                    return not stopped()
            except imap_session.DROPPED:
                self._drop()
        return False

    def close(self) -> None:
        """Log out."""
        if self._box is not None:
            imap_session.leave(self._box)
            self._box = None

    def _live(self) -> BaseMailBox:
        """The mailbox with all that came until now, over a new connection if the old one died meanwhile."""
        if self._box is not None:
            try:
                self._box.client.noop()
            except imap_session.DROPPED:
                self._drop()
        if self._box is None:
            self._box = imap_session.connected(self._server, beside=self._beside)
            imap_session.examine(self._box, self._mailbox)
            self._validity = _answered(self._box, "UIDVALIDITY")
        return self._box

    def _reached_again(self, until: float, stopped: Callable[[], bool]) -> bool:
        """Try to connect again and again, with growing pauses, and say whether that succeeded in time."""
        while _slept(min(self._pause, until - time.monotonic()), stopped) and time.monotonic() < until:
            self._pause *= 2
            try:
                with self._told():
                    return self._live() is not None
            except Unreachable:
                if self._pause > _SHORT_ABSENCE:
                    self._pause = _FIRST_PAUSE
                    raise
        return False

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            with imap_session.told(self._server):
                yield
        except (Unreachable, DixitError):
            self._drop()
            raise

    def _drop(self) -> None:
        if self._box is not None:
            imap_session.drop(self._box)
        self._box, self._marks = None, ""


def _heard(box: BaseMailBox, seconds: float, *, stopped: Callable[[], bool]) -> bool:
    """Listen for so many seconds; True as soon as the server tells of a mail, or when it would not tell."""
    box.client.noop()
    if _news(box):
        return True
    if "IDLE" not in box.client.capabilities:
        return _slept(seconds, stopped)
    with box.idle:
        heard = _idled(box, seconds, stopped=stopped)
    return _news(box) or heard


def _idled(box: BaseMailBox, seconds: float, *, stopped: Callable[[], bool]) -> bool:
    until = time.monotonic() + seconds
    while not stopped() and (left := until - time.monotonic()) > 0:
        begin = time.monotonic()
        lines = box.idle.poll(timeout=min(_SLICE, left))
        if any(line.endswith(b" EXISTS") for line in lines):
            return True
        if not lines and time.monotonic() - begin < _SLICE / 2:
            # Something came that is no line: the end of the connection, which the next command brings to light.
            return False
    return False


def _news(box: BaseMailBox) -> bool:
    """Whether the server told of mails since this was asked last."""
    return _answered(box, "EXISTS") != ""


def _answered(box: BaseMailBox, code: str) -> str:
    """What the server said under this code since it was asked for last; nothing if it said nothing."""
    said = box.client.response(code)[1][-1]
    return said.decode("utf-8", "replace") if isinstance(said, bytes) else ""


def _slept(seconds: float, stopped: Callable[[], bool]) -> bool:
    """Sleep, and say whether nobody stopped that."""
    until = time.monotonic() + seconds
    while not stopped() and (left := until - time.monotonic()) > 0:
        time.sleep(min(_SLICE, left))
    return not stopped()
