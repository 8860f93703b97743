"""Which table is due, and who waits at it: the rows that a worker takes, ours until its transaction ends.

Edge: PostgreSQL. Others pass over a row that is taken. That nobody else writes its table between two transactions tells
the lock `write ID`, which is asked for with it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime, timedelta

from dixit_pbem.club.database import Connection
from dixit_pbem.club.held import Stand
from dixit_pbem.errors import Busy
from dixit_pbem.frozen import frozen

LONGEST_SILENCE = timedelta(minutes=5)
"""So long a table waits at most for a look into its mailbox; without one nothing closes, but letters leave."""
DUE = """
    with due as materialized (
        select game.id, game.known, game.tries, account.read_at, coalesce(account.locked_out, '') as locked_out,
            game.account, game.changed::text, game.head
        from game left join account on account.name = game.account
        where next_due <= %(now)s and (not_before is null or not_before <= now())
        and (game.account is null or account.read_at >= next_due or next_due <= %(late)s)
        and game.id <> all(%(without)s)
        order by next_due limit 1 for update of game skip locked
    )
    select due.*, pg_try_advisory_xact_lock(
            ('x' || encode(substr(sha256(convert_to('write ' || id, 'UTF8')), 1, 8), 'hex'))::bit(64)::bigint),
        exists (select from mail_in where dealt is null and games @> array[id])
    from due
"""
_OF_SOME = DUE.replace("order by next_due", "and game.id = any(%(of)s) order by next_due + interval '0'")
"""In this order the database looks for them by their names, and not among all that is due."""
_OTHERS = b"""
    with ours as materialized (
        select id, changed::text, head from game where id = any(%s) order by id for update skip locked
    )
    select ours.*, pg_try_advisory_xact_lock(
        ('x' || encode(substr(sha256(convert_to('write ' || id, 'UTF8')), 1, 8), 'hex'))::bit(64)::bigint)
    from ours
"""


@frozen
class Due:
    """A table whose row is ours."""

    name: str
    known: bool
    tries: int
    read_at: datetime | None
    locked_out: str
    account: str | None
    stand: Stand
    has_mail: bool


@frozen
class Mail:
    """A mail that waits for these tables."""

    account: str
    key: str
    raw: bytes
    arrived: datetime
    games: tuple[str, ...]


def take_due(
    opened: Connection, now: datetime, of: Collection[str] | None = None, without: Collection[str] = ()
) -> Due | None:
    """The row of the table that has been due for the longest, of some or of all; None where none is due and free."""
    values = {"now": now, "late": now - LONGEST_SILENCE, "of": list(of or ()), "without": list(without)}
    row = opened.execute((DUE if of is None else _OF_SOME).encode(), values).fetchone()
    if row is None:
        return None
    name, known, tries, read_at, locked_out, account, changed, head, free, has_mail = row
    return Due(
        str(name),
        bool(known),
        int(str(tries)),
        read_at if isinstance(read_at, datetime) else None,
        str(locked_out),
        str(account) if account else None,
        Stand(str(changed), int(str(head)), bool(free)),
        bool(has_mail),
    )


def take_others(opened: Connection, names: Collection[str]) -> Mapping[str, Stand]:
    """The rows of these tables as far as they are there. Busy where somebody else works at one."""
    if not names:
        return {}
    there = opened.execute("select id from game where id = any(%s)", (list(names),)).fetchall()
    ours = opened.execute(_OTHERS, (list(names),)).fetchall()
    if len(ours) < len(there):
        raise Busy("Another worker is at a table for which the same mail is.")
    return {str(name): Stand(str(changed), int(str(head)), bool(free)) for name, changed, head, free in ours}


def mails_for(opened: Connection, name: str) -> list[Mail]:
    """The mails that wait for a table, in the order in which they came."""
    found = opened.execute(
        "select account, key, raw, arrived, games from mail_in where dealt is null and games @> array[%s]"
        " order by number",
        (name,),
    ).fetchall()
    return [
        Mail(str(account), str(key), raw, arrived, tuple(map(str, games)))
        for account, key, raw, arrived, games in found
        if isinstance(raw, bytes) and isinstance(arrived, datetime) and isinstance(games, list)
    ]


def again(opened: Connection, name: str, *, seconds: float) -> None:
    """Take it not before so long, by the database's clock: a game's may stand still."""
    opened.execute(
        "update game set not_before = now() + make_interval(secs => %s) where id = %s", (float(seconds), name)
    )
