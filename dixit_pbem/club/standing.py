"""How the tables of a club stand, as far as their rows tell: no game is opened for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict
from datetime import UTC, datetime

from dixit_pbem.club.database import Database
from dixit_pbem.club.table import AT_ONCE
from dixit_pbem.frozen import frozen
from dixit_pbem.table.heartbeat import Heartbeat, OfGame


@frozen
class Standing:
    """A table: how many events it has, when the last was written, and what troubles it."""

    name: str
    events: int
    last: datetime | None
    trouble: str = ""
    title: str = ""
    held: int = 0
    """How many mails wait for its moderator."""


@frozen
class Figures:
    """What to watch: how many tables there are, are due, or in trouble, and what is on its way."""

    tables: int
    due: int
    troubled: int
    overdue: float
    """Seconds since the moment for which the oldest of them was due, or its mail came."""
    mails_waiting: int
    mails_of_nobody: int
    mails_last_minute: int
    letters_waiting: int
    letters_last_minute: int


@frozen
class Mailbox:
    """An account: when it was last read to its end, and what troubles it."""

    name: str
    read_at: datetime | None
    trouble: str


def standing(database: Database) -> tuple[Standing, ...]:
    """Every table of the club, by their ids."""
    with database.connection() as opened:
        rows = opened.execute(
            "select id, head, (select at from event where game = id and seq = head), trouble, title, held from game"
            " order by id"
        ).fetchall()
    return tuple(
        Standing(str(name), int(str(head)), _utc(last), str(trouble), str(title), int(str(held)))
        for name, head, last, trouble, title, held in rows
    )


_FIGURES = b"""
    with due as (
        select next_due from game left join account on account.name = game.account
        where next_due <= %(now)s and (not_before is null or not_before <= now())
    )
    select
        (select count(*) from game),
        (select count(*) from due),
        (select count(*) from game where trouble <> ''),
        greatest(0, (select extract(epoch from %(now)s - min(next_due)) from due where next_due > %(at_once)s),
            (select extract(epoch from now() - min(came)) from mail_in where dealt is null)),
        (select count(*) from mail_in where dealt is null),
        (select count(*) from mail_in where games = '{}' and raw is not null),
        (select count(*) from mail_in where came > now() - interval '1 minute'),
        (select count(*) from letter where state in ('waiting', 'leaving')),
        (select count(*) from letter where handed > now() - interval '1 minute')
"""


def figures(database: Database, now: datetime) -> Figures:
    """How all of it stands."""
    with database.connection() as opened:
        found = opened.execute(_FIGURES, {"now": now, "at_once": AT_ONCE}).fetchone() or (0,) * 9
    tables, due, troubled, overdue, *counts = found
    return Figures(int(str(tables)), int(str(due)), int(str(troubled)), float(str(overdue or 0)), *_whole(counts))


def _whole(counts: Iterable[object]) -> Iterator[int]:
    return (int(str(count)) for count in counts)


def accounts(database: Database) -> tuple[Mailbox, ...]:
    """Every account by which tables are answered or letters leave."""
    with database.connection() as opened:
        rows = opened.execute("select name, read_at, trouble from account order by name").fetchall()
    return tuple(Mailbox(str(name), _utc(read_at), str(trouble)) for name, read_at, trouble in rows)


def prometheus(found: Figures, mailboxes: Iterable[Mailbox]) -> str:
    """The same as Prometheus reads it."""
    lines = []
    for name, value in asdict(found).items():
        named = f"dixit_club_{_NAMES.get(name, name)}"
        lines += [f"# TYPE {named} gauge", f"{named} {value:g}"]
    lines.append("# TYPE dixit_club_read_at_seconds gauge")
    for each in mailboxes:
        if each.read_at:
            account = each.name.replace("\\", "\\\\").replace('"', '\\"')
            lines.append(f'dixit_club_read_at_seconds{{account="{account}"}} {each.read_at.timestamp():.0f}')
    return "\n".join(lines)


_NAMES = {"overdue": "overdue_seconds"}


def _utc(moment: object) -> datetime | None:
    return moment.astimezone(UTC) if isinstance(moment, datetime) else None


def heartbeat(database: Database, now: datetime) -> Heartbeat:
    """How all tables fare."""
    with database.connection() as opened:
        rows = opened.execute(
            "select id, read_at, concat_ws(' ', nullif(game.trouble, ''), nullif(account.trouble, ''))"
            " from game left join account on account.name = game.account order by id"
        ).fetchall()
    games = {str(name): OfGame(_utc(read_at), str(trouble)) for name, read_at, trouble in rows}
    return Heartbeat(now, games)
