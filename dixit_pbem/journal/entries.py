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
    deed: str = ""
    """The mark of the click that wrote it, so that the same click is known again."""


def records_of(events: Iterable[Happening], *, first: int, at: datetime, deed: str = "") -> Iterator[Record]:
    """The records of new events, numbered from `first`, with the mark of the click that writes them."""
    for seq, event in enumerate(events, first):
        record: dict[str, object] = {"seq": seq, "at": instant(at), **to_record(event)}
        for name in SECRETS[str(record["event"])] & record.keys():
            record[name] = veil(record[name], seq, name)
        if deed:
            record["deed"] = deed
        yield record


def entry_of(record: Record) -> Entry:
    """The event that a record keeps; `Unreadable` says what is wrong with it."""
    seq = int(str(record["seq"]))
    opened = dict(record)
    for name in SECRETS.get(str(record.get("event")), frozenset()) & record.keys():
        opened[name] = unveil(str(record[name]), seq, name)
    return Entry(seq, _at(record), from_record(opened), str(record.get("deed", "")))


def _at(record: Record) -> datetime:
    try:
        return parse_instant(str(record.get("at")))
    except ValueError:
        raise Unreadable("'at' must be a time like 2026-11-18T09:00:00Z.") from None
