"""Coming in with a link by mail: who asks gets one where they look after a table, and it opens once, not for long.

Edge: PostgreSQL, which knows no link: only what follows from it, and nothing leads back.
"""

from __future__ import annotations

import secrets
from hashlib import sha256

from dixit_pbem.club.database import Database

MINUTES = 15
"""So long a link opens."""
MOST_AN_HOUR = 3
"""So many links an address gets in an hour."""


def new_link(database: Database, address: str) -> str | None:
    """The word of a new link for whoever reads the mails of this address; None where there is none for them now."""
    if not may_come_in(database, address):
        return None
    word = secrets.token_urlsafe(32)
    with database.transaction() as opened:
        opened.execute("lock table log_in in share row exclusive mode")
        opened.execute("delete from log_in where asked < now() - interval '1 hour'")
        if opened.execute("select from log_in where address = %s", (address,)).rowcount >= MOST_AN_HOUR:
            return None
        opened.execute("insert into log_in (hash, address) values (%s, %s)", (_hash(word), address))
    return word


def opened_by(database: Database, word: str) -> str | None:
    """Whose link this is, which is used up now; None for one that was used, is too old or was never sent."""
    with database.connection() as opened:
        found = opened.execute(
            "update log_in set used = true where hash = %s and not used"
            " and asked > now() - make_interval(mins => %s) returning address",
            (_hash(word), MINUTES),
        ).fetchone()
    return str(found[0]) if found and may_come_in(database, str(found[0])) else None


def may_come_in(database: Database, address: str) -> bool:
    """Does this address look after a table, or keep the club?"""
    if not address:
        return False
    if is_hosts(database, address):
        return True
    with database.connection() as opened:
        return opened.execute("select from game where moderator = %s limit 1", (address,)).rowcount > 0


def is_hosts(database: Database, address: str) -> bool:
    """Is it the address of whoever keeps the club?"""
    host = database.club.host
    return host is not None and host.email == address


def _hash(word: str) -> bytes:
    return sha256(word.encode("utf-8", "replace")).digest()
