"""How the tables of a club stand, as far as their rows tell: no game is opened for it."""

from __future__ import annotations

from datetime import UTC, datetime

from dixit_pbem.club.database import Database
from dixit_pbem.frozen import frozen
from dixit_pbem.table.heartbeat import Heartbeat, OfGame


@frozen
class Standing:
    """A table: how many events it has, and when the last was written."""

    name: str
    events: int
    last: datetime | None


def standing(database: Database) -> tuple[Standing, ...]:
    """Every table of the club, by their ids."""
    with database.connection() as opened:
        rows = opened.execute(
            "select id, head, (select at from event where game = id and seq = head) from game order by id"
        ).fetchall()
    return tuple(
        Standing(str(name), int(str(head)), last.astimezone(UTC) if isinstance(last, datetime) else None)
        for name, head, last in rows
    )


def heartbeat(database: Database, now: datetime) -> Heartbeat:
    """How all tables fare."""
    with database.connection() as opened:
        rows = opened.execute(
            "select id, read_at, concat_ws(' ', nullif(game.trouble, ''), nullif(account.trouble, ''))"
            " from game left join account on account.name = game.account order by id"
        ).fetchall()
    games = {
        str(name): OfGame(read_at.astimezone(UTC) if isinstance(read_at, datetime) else None, str(trouble))
        for name, read_at, trouble in rows
    }
    return Heartbeat(now, games)
