"""The shape of the journal: how each event and each fact is written and read.

Each field says how it is written (a `Kind`) and whether it is a secret until its reveal; the journal veils secrets.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from typing import Any, get_args

from dixit_pbem.engine.events import Event
from dixit_pbem.engine.kinds import Kind
from dixit_pbem.errors import Unreadable, did_you_mean
from dixit_pbem.journal.facts import AnyFact

Record = Mapping[str, object]
Happening = Event | AnyFact


def _in_snake_case(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


EVENTS: Mapping[str, type[Happening]] = {_in_snake_case(kind.__name__): kind for kind in get_args(Happening)}
NAME_OF: Mapping[type[Happening], str] = {kind: name for name, kind in EVENTS.items()}
_PARTS: Mapping[type[Happening], tuple[tuple[str, Kind, Any], ...]] = {
    kind: tuple((item.name, item.metadata["kind"], item.default) for item in fields(kind)) for kind in EVENTS.values()
}
SECRETS: Mapping[str, frozenset[str]] = {
    name: frozenset(item.name for item in fields(kind) if item.metadata["secret"]) for name, kind in EVENTS.items()
}


def to_record(event: Happening) -> dict[str, object]:
    """The event as the journal writes it, secrets still in the open."""
    record: dict[str, object] = {"event": NAME_OF[type(event)]}
    for name, kind, default in _PARTS[type(event)]:
        value = getattr(event, name)
        if value != default:
            record[name] = kind.write(value)
    return record


_FRAME = frozenset({"seq", "at", "event", "deed"})
_KEYS: Mapping[type[Happening], frozenset[str]] = {
    kind: _FRAME.union(name for name, _, _ in parts) for kind, parts in _PARTS.items()
}


def from_record(record: Record) -> Happening:
    """The event that a record tells; `Unreadable` says what does not fit."""
    name = str(record.get("event"))
    event_type: Callable[..., Happening] | None = EVENTS.get(name)
    if event_type is None:
        raise Unreadable(f"There is no event '{name}'.{did_you_mean(name, tuple(EVENTS))}")
    if unknown := record.keys() - _KEYS[EVENTS[name]]:
        raise Unreadable(f"'{name}' has no '{min(map(str, unknown))}'.")
    values = []
    # A journal has thousands of these: no call for each of them that the kind does not need.
    for part, kind, default in _PARTS[EVENTS[name]]:
        if part in record:
            value = record[part]
            if not kind.fits(value):
                raise Unreadable(f"'{part}' of '{name}' must be {kind.named}.")
            values.append(kind.read(value))
        elif default is MISSING:
            raise Unreadable(f"'{name}' needs '{part}' ({kind.named}).")
        else:
            values.append(default)
    return event_type(*values)
