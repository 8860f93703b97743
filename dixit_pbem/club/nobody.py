"""Mails of nobody: what came in and belongs to no table waits here for the host, who reads, dismisses or gives it.

Edge: PostgreSQL. A list tells no word of a mail: it may hold somebody's answer, and hosts play too.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

from dixit_pbem.club.database import Connection, Database, News
from dixit_pbem.club.table import AT_ONCE, not_there
from dixit_pbem.errors import NotFound
from dixit_pbem.frozen import frozen
from dixit_pbem.post.reading.gates import gate
from dixit_pbem.post.reading.mime import Incoming, read_mail
from dixit_pbem.shell import typed

MOST_KEPT = 2000
"""So many wait at most; whoever floods a mailbox fills no disk."""


@frozen
class OfNobody:
    """A mail of nobody, without a word of what it says."""

    number: int
    arrived: datetime
    sender: str
    by_program: str
    """Why it is a program's; nothing where a person may have written it."""


def keep(opened: Connection, account: str, key: str, raw: bytes, arrived: datetime) -> bool:
    """Let a mail wait for the host; False where too many do."""
    waiting = opened.execute("select from of_nobody limit %s", (MOST_KEPT,)).rowcount
    content = raw if waiting < MOST_KEPT else None
    opened.execute(
        "insert into mail_in (account, key, games, raw, arrived, dealt) values (%s, %s, '{}', %s, %s, now())"
        " on conflict do nothing",
        (account, key, content, arrived),
    )
    return content is not None


def waiting(database: Database) -> tuple[OfNobody, ...]:
    """Every one that waits, the oldest first."""
    with database.connection() as opened:
        found = opened.execute("select number, arrived, raw from of_nobody order by number")
        return tuple(_told(number, arrived, raw) for number, arrived, raw in found)


def _told(number: object, arrived: object, raw: object) -> OfNobody:
    mail = read_mail(raw if isinstance(raw, bytes) else b"")
    stopped = gate(mail, own_lists=())
    when = arrived.astimezone(UTC) if isinstance(arrived, datetime) else datetime.min.replace(tzinfo=UTC)
    return OfNobody(int(str(number)), when, mail.signed, stopped.reason if stopped else "")


def shown(database: Database, number: int) -> tuple[Incoming, bytes]:
    """What one of them says, and the mail as it came."""
    with database.connection() as opened:
        found = opened.execute("select raw from of_nobody where number = %s", (number,)).fetchone()
    if found is None or not isinstance(found[0], bytes):
        raise _gone(number)
    return read_mail(found[0]), found[0]


def dismiss(database: Database, numbers: Iterable[int]) -> None:
    """They wait no more; the mailbox keeps them."""
    with database.transaction() as opened:
        for number in numbers:
            if opened.execute("update of_nobody set raw = null where number = %s", (number,)).rowcount == 0:
                raise _gone(number)


def give(database: Database, number: int, game: str) -> None:
    """It is for this table, whose next step reads it as if it had come there."""
    with database.transaction() as opened:
        if opened.execute("select from game where id = %s for update", (game,)).rowcount == 0:
            raise not_there(game)
        query = "update of_nobody set games = array[%s], dealt = null, came = now() where number = %s"
        if opened.execute(query, (game, number)).rowcount == 0:
            raise _gone(number)
        opened.execute("update game set next_due = %s, not_before = null where id = %s", (AT_ONCE, game))
        database.tell(News.DUE)


def forget_old(database: Database) -> None:
    """What nobody wanted for long waits no more."""
    with database.connection() as opened:
        opened.execute("update of_nobody set raw = null where came < now() - interval '30 days'")


def _gone(number: int) -> NotFound:
    return NotFound(f"No mail of nobody has the number {number} (any more). `{typed('club', 'mails')}` lists them.")
