"""How the values of events are written into records and read back."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import MISSING, field
from datetime import UTC, datetime
from typing import Any

from dixit_pbem.engine.systems import SYSTEMS, RuleChoice
from dixit_pbem.frozen import frozen


@frozen
class Kind:
    """How a value is written into a record and read back."""

    named: str
    write: Callable[[Any], object]
    fits: Callable[[Any], bool]
    read: Callable[[Any], object]


def part(kind: Kind, *, secret: bool = False, default: Any = MISSING) -> Any:
    """A field of an event or a fact. One that equals its default is left out of the record."""
    return field(default=default, metadata={"kind": kind, "secret": secret})


def _same(value: Any) -> Any:
    return value


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_list(fits: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, list) and all(map(fits, value))


def _is_mapping(fits: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, dict) and all(map(_is_text, value)) and all(map(fits, value.values()))


_INSTANT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")


def instant(moment: datetime) -> str:
    """`2026-11-18T09:00:00Z`."""
    return moment.astimezone(UTC).replace(microsecond=0, tzinfo=None).isoformat() + "Z"


def parse_instant(text: str) -> datetime:
    """The moment that `instant` wrote; ValueError for anything else."""
    if not _INSTANT.fullmatch(text):
        raise ValueError(text)
    return datetime.fromisoformat(text)


def _is_instant(value: object) -> bool:
    try:
        parse_instant(str(value))
    except ValueError:
        return False
    return isinstance(value, str)


def _is_choice(value: object) -> bool:
    base = value.get("base") if isinstance(value, dict) else value
    return isinstance(base, str) and base in SYSTEMS


def _read_choice(value: Any) -> RuleChoice:
    if isinstance(value, str):
        return RuleChoice(value)
    return RuleChoice(value["base"], {name: rule for name, rule in value.items() if name != "base"})


def _read_cards_by_player(value: dict[str, list[str]]) -> dict[str, tuple[str, ...]]:
    return {player: tuple(cards) for player, cards in value.items()}


def _write_lists(value: Mapping[str, tuple[object, ...]]) -> dict[str, list[object]]:
    return {name: list(items) for name, items in value.items()}


TEXT = Kind("a text", _same, _is_text, _same)
NUMBER = Kind("a whole number", _same, _is_number, _same)
FLAG = Kind("true or false", _same, lambda value: isinstance(value, bool), _same)
INSTANT = Kind("a time like 2026-11-18T09:00:00Z", instant, _is_instant, parse_instant)
TEXTS = Kind("a list of texts", list, _is_list(_is_text), tuple)
NUMBERS = Kind("a list of whole numbers", list, _is_list(_is_number), tuple)
TEXT_BY_NAME = Kind("a text for each name", dict, _is_mapping(_is_text), _same)
NUMBER_BY_NAME = Kind("a whole number for each name", dict, _is_mapping(_is_number), _same)
TEXTS_BY_NAME = Kind(
    "a list of texts for each name", _write_lists, _is_mapping(_is_list(_is_text)), _read_cards_by_player
)
NUMBERS_BY_NAME = Kind(
    "a list of whole numbers for each name", _write_lists, _is_mapping(_is_list(_is_number)), _read_cards_by_player
)
RULES = Kind("a rule system", RuleChoice.as_written, _is_choice, _read_choice)
