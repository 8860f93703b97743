"""The settings as a JSON Schema, from the table that the loader reads: editors complete and check a game file by it.

It lets pass whatever the loader accepts on one line. What only a look at several places shows (two players of one name,
who tells first, house rules that never end) stays with `check`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from dixit_pbem.engine.systems import HOUSE_RULES, SYSTEMS, HouseRule, RuleChoice, numbers_of_players
from dixit_pbem.storage import spec
from dixit_pbem.storage.draft_checks import played_in_pairs
from dixit_pbem.storage.names import LONGEST_ADDRESS, LONGEST_NAME
from dixit_pbem.storage.plain import meaning
from dixit_pbem.storage.values import LONGEST_TITLE

Schema = dict[str, Any]
DRAFT = "https://json-schema.org/draft/2020-12/schema"
RESERVED = ("none", "red", spec.VOLUNTEER, spec.RANDOM)
"""Words that nobody can be called by."""
MOST_OF_A_UNIT: Mapping[str, int] = {"m": 527_040, "h": 8_784, "d": 366}
"""A year, in each unit of a duration."""
_NO_ADDRESS = r'\s@<>()\[\],;:"\\'
_NOTHING: Schema = {"type": "null"}


def schema_of_settings() -> Schema:
    """The schema of a whole game file."""
    for_pairs = _when(_there("teams"), _played_by([base for base in SYSTEMS if played_in_pairs(RuleChoice(base))]))
    numbers = {base: [{"minItems": each, "maxItems": each} for each in numbers_of_players(base)] for base in SYSTEMS}
    enough = [_when(_played_by([base]), {"properties": {"players": {"anyOf": numbers[base]}}}) for base in SYSTEMS]
    return {
        "$schema": DRAFT,
        "title": "A game of Dixit",
        **_section(""),
        "allOf": [for_pairs, *enough],
    }


def _section(section: str) -> Schema:
    keys = spec.keys_under(section)
    schema: Schema = {
        "type": "object",
        "properties": {key.name: _told(key) | _allowed(key) for key in keys},
        "required": [key.name for key in keys if key.required],
        "additionalProperties": False,
    }
    return schema | ({"if": {"type": "object"}, "then": _one_way(section)} if section in spec.WAYS else {})


def _told(key: spec.Key) -> Schema:
    """Its meaning, default and example; editors offer single values alone, so other examples are told."""
    import yaml

    default: Schema = {"default": meaning(key.default)} if key.default else {}
    example = None if key.kind is spec.ValueKind.JOURNAL else yaml.safe_load(key.example)
    match example:
        case None:
            return {"description": key.meaning, **default}
        case dict() | list():
            return {"description": f"{key.meaning} Example: {key.example}", **default}
        case _:
            return {"description": key.meaning, **default, "examples": [example]}


def _allowed(key: spec.Key) -> Schema:
    """What may stand behind a key; nothing at all counts as if the key were not there."""
    match key.kind:
        case spec.ValueKind.CHOICE:
            value: Schema = {"type": "string", "enum": list(key.allowed)}
        case spec.ValueKind.ZONE:
            from zoneinfo import available_timezones

            hidden = {"type": "string", "pattern": "^(?:(?:posix|right)/.+|posixrules|localtime)$"}
            value = {"anyOf": [{"enum": sorted(available_timezones())}, hidden]}
        case spec.ValueKind.SECTION:
            value = _section(key.path)
        case spec.ValueKind.LIST:
            value = {"type": "array", "items": _section(f"{key.path}[]")}
            if key.path == "players":
                value |= {"minItems": spec.FEWEST_PLAYERS, "maxItems": spec.MOST_PLAYERS}
        case kind:
            value = _ALLOWED[kind]
    return value if key.required else _or_nothing(value)


def _or_nothing(value: Schema) -> Schema:
    if "anyOf" in value:
        return value | {"anyOf": [*value["anyOf"], _NOTHING]}
    allowed = {"enum": [*value["enum"], None]} if "enum" in value else {}
    return value | {"type": [value["type"], "null"]} | allowed


def _up_to(most: int) -> str:
    """A pattern for the whole numbers from 1 on."""
    digits = str(most)
    shorter = f"[1-9][0-9]{{0,{len(digits) - 2}}}"
    same_length = [
        f"{digits[:at]}[{int(at == 0)}-{int(digit) - 1}][0-9]{{{len(digits) - at - 1}}}"
        for at, digit in enumerate(digits)
        if int(digit) > int(at == 0)
    ]
    return "|".join([shorter, *same_length, digits])


def _house_rule(rule: HouseRule) -> Schema:
    if rule.choices:
        value: Schema = {"type": "string", "enum": list(rule.choices)}
    elif rule.kind is bool:
        value = {"type": "boolean"}
    else:
        value = {"type": "integer", "minimum": rule.low, "maximum": rule.high}
    return {"description": rule.meaning, **(_or_nothing(value) if rule.may_be_null else value)}


_TEXT: Schema = {"type": "string", "pattern": r"^[^\n\t]*\S[^\n\t]*$"}
_LABEL = f"[^{_NO_ADDRESS}.]+"
_RESERVED = "|".join("".join(f"[{letter.upper()}{letter}]" for letter in word) for word in RESERVED)
_NAME: Schema = {
    "type": "string",
    "maxLength": LONGEST_NAME,
    "pattern": rf"^(?!-)(?!\d+$)(?!(?:{_RESERVED})$)[^\s=,](?:[^=,\n\t]*[^\s=,])?$",
}
_UNITS = "|".join(f"(?:{_up_to(most)}){unit}" for unit, most in MOST_OF_A_UNIT.items())
_DURATION: Schema = {"type": "string", "pattern": f"^(?:{_UNITS})$"}
_HOST_NAME: Schema = {"type": ["string", "number", "boolean"], "pattern": r"^[^\s/@:\[\]]+$"}
_HOST_NUMBER: Schema = {"type": "string", "pattern": r"^[0-9A-Fa-f]*:[0-9A-Fa-f]*:[0-9A-Fa-f:.]*(?:%.+)?$"}
_TEXTS: Schema = {"anyOf": [_TEXT, {"type": "array", "minItems": 1, "items": _TEXT}]}
_BASE: Schema = {
    "description": "The rule system that the house rules change.",
    "type": "string",
    "enum": list(SYSTEMS),
}
_HOUSE_RULES: Schema = {
    "type": "object",
    "properties": {"base": _BASE, **{rule.name: _house_rule(rule) for rule in HOUSE_RULES}},
    "required": ["base"],
    "additionalProperties": False,
}
_WEEKDAY: Schema = {"type": "string", "enum": list(spec.WEEKDAYS)}
_PAIR: Schema = {"type": "array", "items": _TEXT, "minItems": 2, "maxItems": 2}
_ALLOWED: Mapping[spec.ValueKind, Schema] = {
    spec.ValueKind.FORMAT: {"type": "integer", "enum": [spec.FORMAT]},
    spec.ValueKind.TEXT: _TEXT,
    spec.ValueKind.TITLE: {**_TEXT, "maxLength": LONGEST_TITLE},
    spec.ValueKind.NAME: _NAME,
    spec.ValueKind.ADDRESS: {
        "type": "string",
        "maxLength": LONGEST_ADDRESS,
        "pattern": rf"^[^{_NO_ADDRESS}]+@{_LABEL}(?:\.{_LABEL})*$",
    },
    spec.ValueKind.DURATION: _DURATION,
    spec.ValueKind.PAUSE: {"anyOf": [{"enum": [0, "0"]}, _DURATION]},
    spec.ValueKind.START: {"type": "string", "pattern": f"^(?:{spec.AT_ONCE}|when [0-9]{{1,2}} are here)$"},
    spec.ValueKind.HOUR: {"type": "string", "pattern": "^(?:[01]?[0-9]|2[0-3]):[0-5][0-9]$"},
    spec.ValueKind.WEEKDAYS: {"anyOf": [_WEEKDAY, {"type": "array", "items": _WEEKDAY}]},
    spec.ValueKind.SWITCH: {"type": "boolean"},
    spec.ValueKind.PORT: {"type": "integer", "minimum": 1, "maximum": 65_535},
    spec.ValueKind.RATE: {"type": "integer", "minimum": 1, "maximum": spec.MOST_A_MINUTE},
    spec.ValueKind.PATH: _TEXT,
    spec.ValueKind.HOST: {"anyOf": [_HOST_NAME, _HOST_NUMBER]},
    spec.ValueKind.PASSWORD_FROM: {
        "type": "string",
        "pattern": r"^(?:env:[A-Za-z0-9_]+|file:.*\S|keyring:.*\S)$",
    },
    spec.ValueKind.TEXTS: _TEXTS,
    spec.ValueKind.ADDRESSES: _TEXTS,
    spec.ValueKind.RULES: {"anyOf": [{"type": "string", "enum": list(SYSTEMS)}, _HOUSE_RULES]},
    spec.ValueKind.DECKS: _TEXTS,
    spec.ValueKind.TEAMS: {"type": "object", "propertyNames": _NAME, "additionalProperties": _PAIR},
    spec.ValueKind.JOURNAL: {"type": "array", "items": {"type": "object", "required": ["seq", "at", "event"]}},
}


def _there(key: str) -> Schema:
    """Something stands behind this key."""
    return {"required": [key], "properties": {key: {"not": _NOTHING}}}


def _when(condition: Schema, demanded: Schema) -> Schema:
    return {"if": condition, "then": demanded}


def _any(keys: Iterable[str]) -> Schema:
    return {"anyOf": [_there(key) for key in keys]}


def _one_way(section: str) -> Schema:
    """Mails go one way, with the keys that belong to it; who logs in says as whom and with what."""
    belonging = [_when(_there(key.name), _any(key.only_with)) for key in spec.keys_under(section) if key.only_with]
    logs_in = _there(spec.SERVER) if section == "mail.fetch" else _any(("user", "password_from", "login"))
    log_in = _when(logs_in, {"allOf": [_there("user"), _there("password_from")]})
    return {"oneOf": [_there(way) for way in spec.WAYS[section]], "allOf": [*belonging, log_in]}


def _played_by(bases: list[str]) -> Schema:
    """The rules of these systems, with house rules or without."""
    changed = {"type": "object", "required": ["base"], "properties": {"base": {"enum": bases}}}
    return {"required": ["rules"], "properties": {"rules": {"anyOf": [{"enum": bases}, changed]}}}
