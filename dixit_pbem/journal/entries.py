"""Events as the journal keeps them: numbered, dated, and with their secrets veiled."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime

from dixit_pbem.engine.kinds import instant, parse_instant
from dixit_pbem.errors import Unreadable
from dixit_pbem.frozen import frozen
from dixit_pbem.journal.records import SECRETS, Happening, from_record, to_record
from dixit_pbem.journal.veil import unveil, veil
from dixit_pbem.storage.journal import Record


@frozen
class Entry:
    """An event with its number and the moment it was recorded."""

    seq: int
    at: datetime
    event: Happening


def records_of(events: Iterable[Happening], *, first: int, at: datetime) -> Iterator[Record]:
    """The records of new events, numbered from `first`."""
    for seq, event in enumerate(events, first):
        record: dict[str, object] = {"seq": seq, "at": instant(at), **to_record(event)}
        for name in SECRETS[str(record["event"])] & record.keys():
            record[name] = veil(record[name], seq, name)
        yield record


def entry_of(record: Record) -> Entry:
    """The event that a record keeps; `Unreadable` says what is wrong with it."""
    seq = int(str(record["seq"]))
    opened = dict(record)
    for name in SECRETS.get(str(record.get("event")), frozenset()) & record.keys():
        opened[name] = unveil(str(record[name]), seq, name)
    return Entry(seq, _at(record), from_record(opened))


def _at(record: Record) -> datetime:
    try:
        return parse_instant(str(record.get("at")))
    except ValueError:
        raise Unreadable("'at' must be a time like 2026-11-18T09:00:00Z.") from None
