"""A mail that the game sends to itself, to see whether it comes back. It carries our loop header, so it never counts.

Edge: the network, the mailbox; it takes nothing away but this mail, known by its Message-ID.
"""

from __future__ import annotations

import time
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from email.parser import BytesHeaderParser
from email.policy import SMTP
from itertools import chain
from pathlib import Path
from secrets import choice, token_hex

from dixit_pbem.frozen import frozen
from dixit_pbem.post.carriers.imap_session import connected, leave, select, told
from dixit_pbem.post.carriers.mailbox import Arrived, Mailbox, PassedOver, header_of, read_mail_file
from dixit_pbem.post.carriers.transport import Outgoing
from dixit_pbem.post.marks import ALPHABET, LENGTH, with_token
from dixit_pbem.post.reading.identity import reporter
from dixit_pbem.post.writing.envelope import Envelope, as_bytes, message
from dixit_pbem.post.writing.looks import Rendered
from dixit_pbem.storage.mail_settings import Fetch, Mail, Maildir, Server

_LOOP_MARK = "doctor"
_TEXT = "dixit-pbem sent this to itself, to try whether mail leaves and comes back. You may delete it.\n"
_AT_A_TIME = 10.0
"""Seconds after which the mailbox is looked into even if it told of nothing."""


@frozen
class ToOneself:
    """The mail, when it was written, and by what it is known again."""

    mail: Outgoing
    message_id: str
    written: datetime

    def is_it(self, header: bytes) -> bool:
        """Whether a mail that begins so is this one."""
        return self.message_id.encode() in header

    def apart(self, arrived: Arrived) -> timedelta:
        """How far the clock of the server that got it is from ours: it must have come between then and now."""
        return max(self.written - arrived.arrived, arrived.arrived - datetime.now(UTC), timedelta())


def mail_to_oneself(mail: Mail, address: str, title: str) -> ToOneself:
    """A new mail from the game's address to the same, with a mark in it where answers come to such addresses.

    It bears the game's title, as answers do: a filter for them takes it along.
    """
    domain = address.rpartition("@")[2].encode("idna").decode()
    message_id, written = f"<{token_hex(12)}@{domain}>", datetime.now(UTC).replace(microsecond=0)
    recipient = with_token(address, "".join(choice(ALPHABET) for _ in range(LENGTH))) if mail.plus else address
    envelope = Envelope(
        sender_name="dixit-pbem",
        sender=address,
        reader_name="dixit-pbem",
        reader=recipient,
        reply_to=address,
        subject=f"{title} · a mail to oneself, by dixit-pbem doctor",
        date=written,
        message_id=message_id,
        references=(),
        language="en",
        loop_mark=_LOOP_MARK,
        list_id=f"<{_LOOP_MARK}.{domain}>",
        answers=False,
    )
    raw = as_bytes(message(Rendered(_TEXT, f"<p>{_TEXT}</p>\n", ()), envelope, pictures={}))
    return ToOneself(Outgoing(raw, address, recipient, "doctor"), message_id, written)


def awaited(sent: ToOneself, mailbox: Mailbox, *, seconds: float) -> Arrived | None:
    """The mail once it has come back; None when the time is over."""
    until = time.monotonic() + seconds
    others: set[str] = set()
    while True:
        # From when on a mailbox is looked through, whatever its clock says.
        yesterday = (sent.written - timedelta(days=1)).date()
        for collected in mailbox.collect(others, since=yesterday, wants=sent.is_it):
            if isinstance(collected, Arrived):
                return collected
            if isinstance(collected, PassedOver):
                others.update(collected.keys)
        left = until - time.monotonic()
        if left <= 0:
            return None
        mailbox.wait(min(left, _AT_A_TIME), lambda: False)


def reporters_of(arrived: Arrived) -> tuple[str, ...]:
    """Which servers reported on the sender of a mail that arrived, as they sign."""
    reports = BytesHeaderParser(policy=SMTP).parsebytes(header_of(arrived.raw)).get_all("Authentication-Results", ())
    return tuple(dict.fromkeys(filter(None, map(reporter, map(str, reports)))))


def take_away(sent: ToOneself, fetch: Fetch, *, beside: Path) -> bool:
    """Delete the mail where it came back; False where it has to stay."""
    if isinstance(fetch.way, Server):
        return _from_server(sent, fetch.way, fetch.mailbox, beside=beside)
    if not isinstance(fetch.way, Maildir):
        return False
    folder = beside / fetch.way.path
    for path in chain.from_iterable((folder / part).iterdir() for part in ("new", "cur")):
        # Another program may take a mail away while it is looked at.
        with suppress(FileNotFoundError):
            if path.stat().st_mtime >= sent.written.timestamp() - 1 and sent.is_it(header_of(read_mail_file(path))):
                path.unlink()
                return True
    return False


def _from_server(sent: ToOneself, server: Server, mailbox: str, *, beside: Path) -> bool:
    box = connected(server, beside=beside)
    try:
        if "UIDPLUS" not in box.client.capabilities:
            # Without it the server would delete whatever else is marked.
            return False
        with told(server):
            select(box, mailbox)
            found = box.client.uid("SEARCH", "HEADER", "Message-ID", f'"{sent.message_id}"')[1][0] or b""
            uids = ",".join(filter(str.isdecimal, found.decode().split()))
            if uids:
                box.client.uid("STORE", uids, "+FLAGS.SILENT", r"(\Deleted)")
                box.client.uid("EXPUNGE", uids)
        return bool(uids)
    finally:
        leave(box)
