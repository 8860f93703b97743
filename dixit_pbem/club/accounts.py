"""The accounts of a club: in which mailbox a table is answered, and by which way its letters leave.

Tables that name the same mailbox, or the same way, share one account, which one process looks after at a time.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

from dixit_pbem.club.database import Database
from dixit_pbem.club.table import AT_ONCE, ClubTable
from dixit_pbem.journal.settings_text import settings_of
from dixit_pbem.storage.mail_settings import Fetch, Send, Server
from dixit_pbem.storage.settings import Settings


def mailbox_of(fetch: Fetch) -> str | None:
    """What the account is called in which answers come in; None where they are typed in."""
    return None if fetch.way is None else _name(fetch.way, fetch)


def way_of(send: Send) -> str | None:
    """What the account is called by which letters leave; None where they become drafts."""
    return None if send.way is None else _name(send.way, send.way)


def _name(way: object, whole: object) -> str:
    """For people, and for no other account."""
    match way:
        case Server(host=host, user=user):
            told = f"{user}@{host}" if user and "@" not in user else (user or host)
        case _:
            path = getattr(way, "path", None)
            told = path.as_posix() if isinstance(path, Path) else "mail"
    return f"{told}#{sha256(repr(whole).encode()).hexdigest()[:6]}"


def mailboxes(database: Database) -> tuple[str, ...]:
    """Every account in which tables are answered."""
    with database.connection() as opened:
        found = opened.execute("select distinct account from game where account is not null order by account")
        return tuple(dict.fromkeys((*(str(name) for (name,) in found), *accounts_of(database))))


def accounts_of(database: Database) -> Mapping[str, Fetch]:
    """The accounts of `club.yaml` in which mail comes in, as they are called here."""
    fetches = (mail.fetch for mail in database.club.given.accounts.values())
    return {name: fetch for fetch in fetches if (name := mailbox_of(fetch))}


def note_accounts(database: Database) -> None:
    """Where `club.yaml` has other accounts than before, every table is looked at before anybody's mail is settled."""
    now = sha256(repr(sorted(database.club.given.accounts.items())).encode()).hexdigest()
    with database.transaction() as opened:
        news = opened.execute(
            "insert into given (accounts) values (%s) on conflict (one) do update set accounts = excluded.accounts"
            " where given.accounts <> excluded.accounts",
            (now,),
        )
        if news.rowcount:
            opened.execute("update game set known = false, account = null, next_due = %s", (AT_ONCE,))


def ways_out(database: Database) -> tuple[str, ...]:
    """Every account that has letters on their way."""
    with database.connection() as opened:
        found = opened.execute(
            "select account from letter where state in ('waiting', 'leaving') union select account from note order by 1"
        )
        return tuple(str(name) for (name,) in found)


def table_in(database: Database, account: str) -> ClubTable | None:
    """One of the tables that are answered in this account; None where there is none any more."""
    with database.connection() as opened:
        found = opened.execute("select min(id) from game where account = %s", (account,)).fetchone()
    return ClubTable(database, str(found[0])) if found and found[0] else None


def settings_of_table(table: ClubTable) -> Settings:
    """What a table's settings say."""
    return settings_of(table.home, table.read())
