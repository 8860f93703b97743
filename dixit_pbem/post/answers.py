"""How the journal keeps what a mail was understood as, so that its receipt can be written at any later time."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields, replace
from datetime import date
from enum import Enum

from dixit_pbem.engine.refusal import Why
from dixit_pbem.post.said import Got, Misread, Note, Noted, Understood, Unread

HAND_AGAIN = "hand"
"""The verdict on a mail that asked for its letter once more; that letter is the answer."""
NOT_UNDERSTOOD = "not understood"
REASONS: Mapping[str, Why | Unread] = {str(why): why for why in (*Why, *Unread)}
"""An older program may have kept reasons, and notes, that are gone."""
NOTES = frozenset(map(str, Note))


def kept(answer: Understood | Misread) -> str:
    """The answer as a text, without what is empty."""
    told = {part.name: _plain(getattr(answer, part.name)) for part in fields(answer)}
    return json.dumps({name: value for name, value in told.items() if value not in (None, "", [])}, ensure_ascii=False)


def _plain(value: object) -> object:
    match value:
        case Noted(note=note, text=text):
            return [str(note), text]
        case Enum():
            return str(value)
        case tuple():
            return [_plain(each) for each in value]
        case date():
            return value.isoformat()
        case _:
            return value


def understood(text: str) -> Understood:
    """The answer that `kept` wrote."""
    told: Mapping[str, object] = json.loads(text)
    red = told.get("red")
    return Understood(
        Got(str(told["got"])),
        letters=_texts(told, "letters"),
        text=str(told.get("text", "")),
        numbers=tuple(int(number) for number in _texts(told, "numbers")),
        rounds=tuple(int(number) for number in _texts(told, "rounds")),
        red=None if red is None else int(str(red)),
        first_day=_day(told, "first_day"),
        last_day=_day(told, "last_day"),
        ignored=str(told.get("ignored", "")),
        notes=tuple(Noted(Note(note), text) for note, text in told.get("notes", ()) if note in NOTES),  # type: ignore[attr-defined]
    )


def misread(text: str) -> Misread:
    """The same for an answer that does not count."""
    told: Mapping[str, object] = json.loads(text)
    why = REASONS.get(str(told["why"]), Unread.SEVERAL_READINGS)
    return Misread(
        why, str(told.get("read", "")), _texts(told, "options"), str(told.get("other", "")), str(told.get("likely", ""))
    )


def _texts(told: Mapping[str, object], name: str) -> tuple[str, ...]:
    return tuple(map(str, told.get(name, ())))  # type: ignore[call-overload]


def _day(told: Mapping[str, object], name: str) -> date | None:
    return date.fromisoformat(str(told[name])) if name in told else None


def with_notes(text: str, notes: tuple[Noted, ...]) -> str:
    """The answer that `kept` wrote, with more notes."""
    answer = understood(text)
    return kept(replace(answer, notes=(*answer.notes, *notes)))
