"""What an IMAP server is asked for mails: many in one command, for a server far away answers slowly. It marks nothing.

Edge: the network.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from imaplib import IMAP4, Internaldate2tuple

from imap_tools.mailbox import BaseMailBox

from dixit_pbem.frozen import frozen
from dixit_pbem.post.carriers import imap_session, mailbox
from dixit_pbem.post.carriers.mailbox import Arrived, NotRead, PassedOver, Wants

AT_ONCE = 100
"""Mails that are asked for in one command: their headers fit into memory, and the command into its longest line."""
PORTION = 2**20
"""Bytes of mails that are asked for in one command: nearly all are small, and a server far away answers slowly."""
_UID = re.compile(rb"\bUID ([0-9]+)")
_SIZE = re.compile(rb"\bRFC822\.SIZE ([0-9]+)")
_SHORT = re.compile(rb'BODY\[[A-Z]*\](?:<\d+>)? (?:NIL|"((?:[^"\\]|\\.)*)")', re.IGNORECASE)


@dataclass(frozen=True, slots=True, order=True)
class Found:
    """A mail that is there: when the server got it, under which number, and how long it is."""

    arrived: datetime
    uid: int
    key: str
    size: int


@frozen
class Given:
    """What the server gave of one mail."""

    arrived: datetime
    content: bytes
    size: int
    """Of the whole mail; as large as one may be where the server does not say."""


def looked_at(box: BaseMailBox, keys: Mapping[str, str], wants: Wants | None) -> Iterator[Found | PassedOver | NotRead]:
    """When the mails of these UIDs came; of those that are not wanted only that, and of those that cannot be read."""
    uids = tuple(keys)
    header = "" if wants is None else f" BODY.PEEK[HEADER]<0.{mailbox.LARGEST_HEADER}>"
    parts = f"INTERNALDATE RFC822.SIZE{header}"
    for some in batched(uids):
        answers, trouble = fetched(box, some, parts)
        passed_over: list[str] = []
        for uid in some:
            answer = answers.get(uid)
            if answer is None:
                if trouble:
                    yield NotRead(keys[uid], trouble)
            elif wants is None or wants(answer.content):
                yield Found(answer.arrived, int(uid), keys[uid], answer.size)
            else:
                passed_over.append(keys[uid])
        if passed_over:
            yield PassedOver(tuple(passed_over))


def batched(uids: Sequence[str]) -> Iterator[Sequence[str]]:
    """As many at a time as one command takes."""
    return (uids[first : first + AT_ONCE] for first in range(0, len(uids), AT_ONCE))


def portions(found: Sequence[Found]) -> Iterator[Sequence[Found]]:
    """Mails in their order, so many together as fit into one answer."""
    some, length = list[Found](), 0
    for mail in found:
        length += mail.size
        if some and (length > PORTION or len(some) == AT_ONCE):
            yield some
            some, length = [], mail.size
        some.append(mail)
    if some:
        yield some


def together(box: BaseMailBox, mails: Sequence[Found]) -> dict[str, Given]:
    """Small mails at once, as many of them as the server gives so; the others are asked for one by one."""
    try:
        return fetched(box, [str(mail.uid) for mail in mails], f"INTERNALDATE BODY.PEEK[]<0.{mailbox.LARGEST}>")[0]
    except IMAP4.abort:
        raise
    except IMAP4.error:
        return {}


def arrived_as(mail: Found, given: Given, pieces: Callable[[bytes], Iterator[bytes]], whole: Wants | None) -> Arrived:
    """A mail as it is handed over; a long one of a player with a way to all of it."""
    raw = given.content
    long = len(raw) >= mailbox.LARGEST and whole is not None and whole(mailbox.header_of(raw))
    return Arrived(mail.key, raw, mail.arrived, partial(pieces, raw) if long else None)


def whole_mail(
    box: BaseMailBox, mail: Found, pieces: Callable[[bytes], Iterator[bytes]], whole: Wants | None
) -> Iterator[Arrived | NotRead]:
    """The mail, or why the server does not give it; nothing if it is gone meanwhile."""
    uid = str(mail.uid)
    try:
        answers, trouble = fetched(box, (uid,), f"INTERNALDATE BODY.PEEK[]<0.{mailbox.LARGEST}>")
    except IMAP4.abort:
        raise
    except IMAP4.error as error:
        answers, trouble = {}, imap_session.words_of(error)
    if uid in answers:
        yield arrived_as(mail, answers[uid], pieces, whole)
    elif trouble:
        yield NotRead(mail.key, trouble)


def fetched(box: BaseMailBox, uids: Sequence[str], parts: str) -> tuple[dict[str, Given], str]:
    """What the server gives of these mails, by UID, and what it says if it does not give everything."""
    result = box.client.uid("FETCH", ",".join(uids), f"(UID {parts})")
    if result[0] == "OK":
        return dict(_given(result[1])), ""
    # What came before the refusal would else be taken for an answer to the next command.
    return dict(_given(box.client.response("FETCH")[1])), imap_session.said(result)


def _given(lines: Sequence[object]) -> Iterator[tuple[str, Given]]:
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


def _answer(line: bytes, content: bytes) -> tuple[str, Given] | None:
    if short := _SHORT.search(line):
        content = re.sub(rb"\\(.)", rb"\1", short[1] or b"")
        line = line.replace(short[0], b"")
    uid, size = _UID.search(line), _SIZE.search(line)
    arrived = Internaldate2tuple(line)
    if uid is None or arrived is None:
        return None
    return uid[1].decode(), Given(
        datetime.fromtimestamp(time.mktime(arrived), UTC), content, int(size[1]) if size else mailbox.LARGEST
    )
