"""Mails of the club itself, which are no table's: a line to whoever began a table.

Edge: PostgreSQL. They leave by the sender of their account, so that its pace is true.
"""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime

from dixit_pbem.club.accounts import way_of
from dixit_pbem.club.database import Connection, Database
from dixit_pbem.frozen import frozen
from dixit_pbem.post.carriers.transport import Outgoing
from dixit_pbem.post.marks import LOOP_HEADER, domain_of
from dixit_pbem.post.writing.club import Line
from dixit_pbem.post.writing.envelope import POLICY, as_bytes
from dixit_pbem.storage.mail_settings import Mail, Send


@frozen
class Note:
    """One of them, in its row."""

    number: int
    mail: Outgoing


def written(account: Mail, to: str, line: Line) -> Outgoing:
    """A mail of plain text from an account, which no program answers."""
    address = account.address or ""
    mail = EmailMessage(POLICY)
    mail.set_content("\n\n".join(line.paragraphs) + "\n", cte="quoted-printable")
    mail["From"] = f"dixit-pbem <{address}>"
    mail["To"] = to
    mail["Subject"] = line.subject
    mail["Date"] = format_datetime(datetime.now(UTC))
    mail["Message-ID"] = f"<{secrets.token_hex(12)}@{domain_of(address)}>"
    mail["Auto-Submitted"] = "auto-generated"
    mail["X-Auto-Response-Suppress"] = "All"
    mail[LOOP_HEADER] = "club"
    return Outgoing(as_bytes(mail), address, to, f"club-{secrets.token_hex(6)}")


def put_note(opened: Connection, account: Mail, mail: Outgoing) -> None:
    """Let a mail leave with the next of its account; where letters become drafts, nobody would send it."""
    if name := way_of(account.send):
        values = (name, mail.sender, mail.recipient, mail.name, mail.raw)
        opened.execute("insert into note (account, sender, recipient, name, raw) values (%s, %s, %s, %s, %s)", values)


def first_note(database: Database, account: str) -> Note | None:
    """The next that is to leave."""
    with database.connection() as opened:
        found = opened.execute(
            "select number, raw, sender, recipient, name from note where account = %s order by number limit 1",
            (account,),
        ).fetchone()
    if found is None or not isinstance(found[1], bytes):
        return None
    number, raw, *words = found
    sender, recipient, name = map(str, words)
    return Note(int(str(number)), Outgoing(raw if isinstance(raw, bytes) else b"", sender, recipient, name))


def forget(database: Database, note: Note) -> None:
    """It has left, or never will."""
    with database.connection() as opened:
        opened.execute("delete from note where number = %s", (note.number,))


def send_of(database: Database, account: str) -> Send | None:
    """By which way an account of the club sends."""
    sends = (mail.send for mail in database.club.given.accounts.values())
    return next((send for send in sends if way_of(send) == account), None)
