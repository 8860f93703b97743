"""Mails from an IMAP server: peeked at, and marked only when they were dealt with."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import partial
from imaplib import IMAP4, Internaldate2tuple
from pathlib import Path

from imap_tools.mailbox import BaseMailBox
from imap_tools.query import AND

from dixit_pbem.errors import DixitError
from dixit_pbem.frozen import frozen
from dixit_pbem.post.carriers import imap_session, mailbox
from dixit_pbem.post.carriers.mailbox import Arrived, Collected, NotRead, PassedOver, Unreachable, Wants
from dixit_pbem.storage.mail_settings import Server

_AT_ONCE = 100
"""Mails that are asked for in one command: their headers fit into memory, and the command into its longest line."""
_KEY = re.compile(r"imap:([0-9]+)/([0-9]+)")
_UID = re.compile(rb"\bUID ([0-9]+)")
_SHORT = re.compile(rb'BODY\[[A-Z]*\](?:<\d+>)? (?:NIL|"((?:[^"\\]|\\.)*)")', re.IGNORECASE)
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


@dataclass(frozen=True, slots=True, order=True)
class _Found:
    arrived: datetime
    uid: int
    key: str


@frozen
class _Given:
    """What the server gave of one mail."""

    arrived: datetime
    content: bytes


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
            found: list[_Found] = []
            for outcome in _looked_at(box, keys, wants):
                if isinstance(outcome, _Found):
                    found.append(outcome)
                else:
                    yield outcome
            for mail in sorted(found):
                yield from _whole(box, mail, partial(self._in_pieces, mail), whole)

    def _in_pieces(self, mail: _Found, raw: bytes) -> Iterator[bytes]:
        """The whole of a long mail that begins so."""
        yield raw
        length = len(raw)
        with self._told():
            while (left := mailbox.LARGEST_OF_PLAYER - length) > 0:
                uid, wanted = str(mail.uid), min(mailbox.PIECE, left)
                answers, trouble = _fetched(self._live(), (uid,), f"INTERNALDATE BODY.PEEK[]<{length}.{wanted}>")
                if uid not in answers:
                    raise Unreachable(f"{mail.key}: {trouble or 'it is gone'}")
                yield answers[uid].content
                length += len(answers[uid].content)
                if len(answers[uid].content) < wanted:
                    return

    def settle(self, key: str) -> None:
        """Mark the mail as seen, and with a word of our own where the server takes one."""
        ours = _KEY.fullmatch(key)
        if not ours:
            return
        with self._told():
            box = self._live()
            if not self._marks:
                imap_session.select(box, self._mailbox)
                self._validity = _answered(box, "UIDVALIDITY")
                self._marks = _SEEN_BY_US if r"\*" in _answered(box, "PERMANENTFLAGS") else _SEEN
            if ours[1] == self._validity:
                # Whether the server marks it or not: the journal knows what was dealt with.
                box.client.uid("STORE", ours[2], "+FLAGS.SILENT", self._marks)

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


def _looked_at(
    box: BaseMailBox, keys: Mapping[str, str], wants: Wants | None
) -> Iterator[_Found | PassedOver | NotRead]:
    """When the mails of these UIDs came; of those that are not wanted only that, and of those that cannot be read."""
    uids = tuple(keys)
    parts = "INTERNALDATE" if wants is None else f"INTERNALDATE BODY.PEEK[HEADER]<0.{mailbox.LARGEST_HEADER}>"
    for some in (uids[first : first + _AT_ONCE] for first in range(0, len(uids), _AT_ONCE)):
        answers, trouble = _fetched(box, some, parts)
        passed_over: list[str] = []
        for uid in some:
            answer = answers.get(uid)
            if answer is None:
                if trouble:
                    yield NotRead(keys[uid], trouble)
            elif wants is None or wants(answer.content):
                yield _Found(answer.arrived, int(uid), keys[uid])
            else:
                passed_over.append(keys[uid])
        if passed_over:
            yield PassedOver(tuple(passed_over))


def _whole(
    box: BaseMailBox, mail: _Found, pieces: Callable[[bytes], Iterator[bytes]], whole: Wants | None
) -> Iterator[Arrived | NotRead]:
    """The mail, or why the server does not give it; nothing if it is gone meanwhile."""
    uid = str(mail.uid)
    try:
        answers, trouble = _fetched(box, (uid,), f"INTERNALDATE BODY.PEEK[]<0.{mailbox.LARGEST}>")
    except IMAP4.abort:
        raise
    except IMAP4.error as error:
        answers, trouble = {}, imap_session.words_of(error)
    if uid in answers:
        raw = answers[uid].content
        long = len(raw) >= mailbox.LARGEST and whole is not None and whole(mailbox.header_of(raw))
        yield Arrived(mail.key, raw, mail.arrived, partial(pieces, raw) if long else None)
    elif trouble:
        yield NotRead(mail.key, trouble)


def _fetched(box: BaseMailBox, uids: Sequence[str], parts: str) -> tuple[dict[str, _Given], str]:
    """What the server gives of these mails, by UID, and what it says if it does not give everything."""
    result = box.client.uid("FETCH", ",".join(uids), f"(UID {parts})")
    if result[0] == "OK":
        return dict(_given(result[1])), ""
    # What came before the refusal would else be taken for an answer to the next command.
    return dict(_given(box.client.response("FETCH")[1])), imap_session.said(result)


def _given(lines: Sequence[object]) -> Iterator[tuple[str, _Given]]:
    """The answers for one mail each. News about marks, which may stand among them, have no date."""
    begin, content = b"", b""
    for line in lines:
        match line:
            case (bytes(start), bytes(literal)):
                begin, content = begin + start, literal
            case bytes(end):
                if answer := _answer(begin + end, content):
                    yield answer
                begin, content = b"", b""


def _answer(line: bytes, content: bytes) -> tuple[str, _Given] | None:
    if short := _SHORT.search(line):
        content = re.sub(rb"\\(.)", rb"\1", short[1] or b"")
        line = line.replace(short[0], b"")
    uid = _UID.search(line)
    arrived = Internaldate2tuple(line)
    if uid is None or arrived is None:
        return None
    return uid[1].decode(), _Given(datetime.fromtimestamp(time.mktime(arrived), UTC), content)


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
