"""The settings as a JSON Schema, from the table that the loader reads: editors complete and check a game file by it.

It lets pass whatever the loader accepts on one line. What only a look at several places shows (two players of one name,
who tells first, house rules that never end) stays with `check`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from dixit_pbem.engine.systems import HOUSE_RULES, SYSTEMS, HouseRule, RuleChoice, numbers_of_players
from dixit_pbem.storage.cross_checks import played_in_pairs
from dixit_pbem.storage.kinds import LONGEST_ADDRESS, LONGEST_NAME
from dixit_pbem.storage.plain import meaning
from dixit_pbem.storage.spec import (
    FETCH_WAYS,
    FEWEST_PLAYERS,
    FORMAT,
    MOST_A_MINUTE,
    MOST_PLAYERS,
    RANDOM,
    SEND_WAYS,
    SERVER,
    VOLUNTEER,
    Key,
    Kind,
    keys_under,
)

Schema = dict[str, Any]
DRAFT = "https://json-schema.org/draft/2020-12/schema"
RESERVED = ("none", "red", VOLUNTEER, RANDOM)
"""Words that nobody can be called by."""
MOST_OF_A_UNIT: Mapping[str, int] = {"m": 527_040, "h": 8_784, "d": 366}
"""A year, in each unit of a duration."""
_NO_ADDRESS = r'\s@<>()\[\],;:"\\'
_WAYS = {"mail.send": SEND_WAYS, "mail.fetch": FETCH_WAYS}
_NOTHING: Schema = {"type": "null"}


def schema_of_settings() -> Schema:
    """The schema of a whole game file."""
    return {
        "$schema": DRAFT,
        "title": "A game of Dixit",
        **_section(""),
        "allOf": [_teams_are_for_pairs(), *map(_enough_players, SYSTEMS)],
    }


def _section(section: str) -> Schema:
    keys = keys_under(section)
    schema: Schema = {
        "type": "object",
        "properties": {key.name: _described(key) for key in keys},
        "required": [key.name for key in keys if key.required],
        "additionalProperties": False,
    }
    return schema | ({"if": {"type": "object"}, "then": _one_way(section)} if section in _WAYS else {})


def _described(key: Key) -> Schema:
    """What may stand behind a key, and what an editor says of it."""
    value = _VALUES[key.kind](key)
    return _told(key) | (value if key.required else _or_nothing(value))


def _told(key: Key) -> Schema:
    """Its meaning, default and example; editors offer single values alone, so other examples are told."""
    import yaml

    default: Schema = {"default": meaning(key.default)} if key.default else {}
    example = None if key.kind is Kind.JOURNAL else yaml.safe_load(key.example)
    match example:
        case None:
            return {"description": key.meaning, **default}
        case dict() | list():
            return {"description": f"{key.meaning} Example: {key.example}", **default}
        case _:
            return {"description": key.meaning, **default, "examples": [example]}


def _or_nothing(value: Schema) -> Schema:
    """The same, also with nothing behind the key, which counts as if the key were not there."""
    if "anyOf" in value:
        return value | {"anyOf": [*value["anyOf"], _NOTHING]}
    allowed = {"enum": [*value["enum"], None]} if "enum" in value else {}
    return value | {"type": [value["type"], "null"]} | allowed


def _text(_: Key | None = None) -> Schema:
    return {"type": "string", "pattern": r"^[^\n\t]*\S[^\n\t]*$"}


def _format(_: Key) -> Schema:
    return {"type": "integer", "enum": [FORMAT]}


def _choice(key: Key) -> Schema:
    return {"type": "string", "enum": list(key.allowed)}


def _name(_: Key | None = None) -> Schema:
    reserved = "|".join("".join(f"[{letter.upper()}{letter}]" for letter in word) for word in RESERVED)
    shown = r"[^\s=,](?:[^=,\n\t]*[^\s=,])?"
    return {"type": "string", "maxLength": LONGEST_NAME, "pattern": rf"^(?!-)(?!\d+$)(?!(?:{reserved})$){shown}$"}


def _address(_: Key) -> Schema:
    label = f"[^{_NO_ADDRESS}.]+"
    pattern = rf"^[^{_NO_ADDRESS}]+@{label}(?:\.{label})*$"
    return {"type": "string", "maxLength": LONGEST_ADDRESS, "pattern": pattern}


def _zone(_: Key) -> Schema:
    from zoneinfo import available_timezones

    hidden = {"type": "string", "pattern": "^(?:(?:posix|right)/.+|posixrules|localtime)$"}
    return {"anyOf": [{"enum": sorted(available_timezones())}, hidden]}


def _duration(_: Key | None = None) -> Schema:
    units = "|".join(f"(?:{_up_to(most)}){unit}" for unit, most in MOST_OF_A_UNIT.items())
    return {"type": "string", "pattern": f"^(?:{units})$"}


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


def _pause(_: Key) -> Schema:
    return {"anyOf": [{"enum": [0, "0"]}, _duration()]}


def _switch(_: Key) -> Schema:
    return {"type": "boolean"}


def _whole_to(most: int) -> Callable[[Key], Schema]:
    return lambda _: {"type": "integer", "minimum": 1, "maximum": most}


def _host(_: Key) -> Schema:
    by_name = {"type": ["string", "number", "boolean"], "pattern": r"^[^\s/@:\[\]]+$"}
    by_number = {"type": "string", "pattern": r"^[0-9A-Fa-f]*:[0-9A-Fa-f]*:[0-9A-Fa-f:.]*(?:%.+)?$"}
    return {"anyOf": [by_name, by_number]}


def _password_from(_: Key) -> Schema:
    return {"type": "string", "pattern": r"^(?:env:[A-Za-z0-9_]+|file:.*\S|keyring:.*\S)$"}


def _texts(_: Key) -> Schema:
    return {"anyOf": [_text(), {"type": "array", "minItems": 1, "items": _text()}]}


def _rules(_: Key) -> Schema:
    return {"anyOf": [{"type": "string", "enum": list(SYSTEMS)}, _house_rules()]}


def _house_rules() -> Schema:
    rules = {rule.name: _house_rule(rule) for rule in HOUSE_RULES}
    base = {"description": "The rule system that the house rules change.", "type": "string", "enum": list(SYSTEMS)}
    return {
        "type": "object",
        "properties": {"base": base, **rules},
        "required": ["base"],
        "additionalProperties": False,
    }


def _house_rule(rule: HouseRule) -> Schema:
    if rule.choices:
        value: Schema = {"type": "string", "enum": list(rule.choices)}
    elif rule.kind is bool:
        value = {"type": "boolean"}
    else:
        value = {"type": "integer", "minimum": rule.low, "maximum": rule.high}
    return {"description": rule.meaning, **(_or_nothing(value) if rule.may_be_null else value)}


def _teams(_: Key) -> Schema:
    pair = {"type": "array", "items": _text(), "minItems": 2, "maxItems": 2}
    return {"type": "object", "propertyNames": _name(), "additionalProperties": pair}


def _players(_: Key) -> Schema:
    seat = _section("players[]")
    return {"type": "array", "items": seat, "minItems": FEWEST_PLAYERS, "maxItems": MOST_PLAYERS}


def _journal(_: Key) -> Schema:
    return {"type": "array", "items": {"type": "object", "required": ["seq", "at", "event"]}}


_VALUES: Mapping[Kind, Callable[[Key], Schema]] = {
    Kind.FORMAT: _format,
    Kind.TEXT: _text,
    Kind.CHOICE: _choice,
    Kind.NAME: _name,
    Kind.ADDRESS: _address,
    Kind.ZONE: _zone,
    Kind.DURATION: _duration,
    Kind.PAUSE: _pause,
    Kind.SWITCH: _switch,
    Kind.PORT: _whole_to(65_535),
    Kind.RATE: _whole_to(MOST_A_MINUTE),
    Kind.PATH: _text,
    Kind.HOST: _host,
    Kind.PASSWORD_FROM: _password_from,
    Kind.TEXTS: _texts,
    Kind.RULES: _rules,
    Kind.DECKS: _texts,
    Kind.TEAMS: _teams,
    Kind.SECTION: lambda key: _section(key.path),
    Kind.LIST: _players,
    Kind.JOURNAL: _journal,
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
    belonging = [_when(_there(key.name), _any(key.only_with)) for key in keys_under(section) if key.only_with]
    logs_in = _there(SERVER) if section == "mail.fetch" else _any(("user", "password_from", "login"))
    log_in = _when(logs_in, {"allOf": [_there("user"), _there("password_from")]})
    return {"oneOf": [_there(way) for way in _WAYS[section]], "allOf": [*belonging, log_in]}


def _played_by(bases: list[str]) -> Schema:
    """The rules of these systems, with house rules or without."""
    changed = {"type": "object", "required": ["base"], "properties": {"base": {"enum": bases}}}
    return {"required": ["rules"], "properties": {"rules": {"anyOf": [{"enum": bases}, changed]}}}


def _teams_are_for_pairs() -> Schema:
    return _when(_there("teams"), _played_by([base for base in SYSTEMS if played_in_pairs(RuleChoice(base))]))


def _enough_players(base: str) -> Schema:
    numbers = [{"minItems": number, "maxItems": number} for number in numbers_of_players(base)]
    return _when(_played_by([base]), {"properties": {"players": {"anyOf": numbers}}})
