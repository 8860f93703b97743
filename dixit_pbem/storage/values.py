"""How the value behind each kind of key is read; None where it does not fit, and then it was complained about."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from datetime import time, timedelta
from pathlib import Path

from dixit_pbem.engine.systems import HOUSE_RULES, SYSTEMS, RuleChoice
from dixit_pbem.errors import did_you_mean
from dixit_pbem.storage.names import is_address, why_no_name
from dixit_pbem.storage.plain import Value
from dixit_pbem.storage.reader import Reader, did_you_mean_or_list
from dixit_pbem.storage.spec import AT_ONCE, FORMAT, MOST_A_MINUTE, WEEKDAYS, Key, ValueKind
from dixit_pbem.storage.strict_yaml import Items, Node, Scalar, Section

LONGEST_TITLE = 120
"""Three lines on the cover of an album."""
_WHEN = re.compile(r"when ([0-9]{1,2}) are here")
_DURATION = re.compile(r"([1-9][0-9]{0,5})([mhd])")
_UNITS = {"m": timedelta(minutes=1), "h": timedelta(hours=1), "d": timedelta(days=1)}
_HOUR = re.compile(r"([01]?[0-9]|2[0-3]):([0-5][0-9])", re.ASCII)
_LONGEST = timedelta(days=366)
_HOST = re.compile(r"\w(?:[\w.-]*\w)?")
_NO_HOST = "is not the name of a mail server. Write the name alone, as in {}; a port goes behind 'port'."
_PASSWORD_FROM = re.compile(r"env:\w+|file:.*\S|keyring:.*\S", re.ASCII)
_NO_PLACE = (
    "says where the password lies, never the password itself. Write env:NAME for the environment, file:PATH for a file "
    "that only you can read, or keyring:SERVICE for a key ring."
)


def as_duration(text: str) -> timedelta | None:
    """The time that `90m`, `72h` or `2d` names; None for anything else, and for more than a year."""
    match = _DURATION.fullmatch(text)
    if not match:
        return None
    duration = int(match[1]) * _UNITS[match[2]]
    return duration if duration <= _LONGEST else None


def is_host(text: str) -> bool:
    """Whether a text can be the name or the number of a computer."""
    from ipaddress import IPv6Address

    try:
        return bool(_HOST.fullmatch(text) and text.encode("idna")) or bool(IPv6Address(text))
    except ValueError:
        return False


def _name(reader: Reader, node: Node, _: Key) -> str | None:
    if isinstance(node, Scalar) and node.text.isdecimal():
        name: str | None = node.text
    else:
        name = reader.text(node)
    reason = why_no_name(name) if name is not None else None
    if reason:
        reader.complain(node.line, f"'{name}' cannot be a name: {reason}. Choose another.")
        return None
    return name


def _text(reader: Reader, node: Node, key: Key) -> str | None:
    text = reader.text(node)
    if text is not None and not text.strip():
        reader.complain(node.line, f"'{key.name}' is empty. Write a text there.")
        return None
    return text


def why_no_title(title: str) -> str | None:
    """Why nothing can be called so, or None."""
    if len(title) <= LONGEST_TITLE:
        return None
    return f"'title' has {len(title)} characters, and at most {LONGEST_TITLE} fit a page. Write a shorter one."


def _title(reader: Reader, node: Node, key: Key) -> str | None:
    text = _text(reader, node, key)
    if text and (why := why_no_title(text)):
        reader.complain(node.line, why)
        return None
    return text


def _format(reader: Reader, node: Node, key: Key) -> int | None:
    number = reader.whole(node)
    if number is None or number == FORMAT:
        return number
    way_out = f"Use the program that wrote the file, or write {FORMAT}."
    reader.complain(node.line, f"'{key.name}' is {number}, and this program reads {FORMAT} only. {way_out}")
    return None


def _address(reader: Reader, node: Node, key: Key) -> str | None:
    text = reader.text(node)
    if text is None or is_address(text):
        return text
    reader.complain(node.line, f"'{text}' is not an e-mail address. Write the address alone, as in {key.example}.")
    return None


def why_no_zone(text: str) -> str | None:
    """Why no clock goes by that name, or None."""
    from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

    try:
        ZoneInfo(text)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        zones = sorted(available_timezones())
        city = "/" + text.casefold().replace(" ", "_")
        zone = next((zone for zone in zones if zone.casefold().endswith(city)), None)
        close = f" Did you mean '{zone}'?" if zone else did_you_mean(text, zones)
        return f"There is no time zone '{text}'.{close or ' Write region and city, as in Europe/Rome.'}"
    return None


def _zone(reader: Reader, node: Node, _: Key) -> str | None:
    text = reader.text(node)
    why = why_no_zone(text) if text is not None else None
    if why:
        reader.complain(node.line, why)
    return None if why else text


def _duration(reader: Reader, node: Node, key: Key) -> timedelta | None:
    if key.kind is ValueKind.PAUSE and isinstance(node, Scalar) and node.text == "0":
        return timedelta(0)
    text = node.text if isinstance(node, Scalar) else reader.text(node)
    duration = as_duration(text) if text is not None else None
    if text is not None and duration is None:
        reader.complain(
            node.line,
            f"'{key.name}' cannot be '{text}'. Write minutes, hours or days, as in 90m, 72h or 2d, and at most 366d.",
        )
    return duration


def _start(reader: Reader, node: Node, key: Key) -> int | None:
    """How many have to be here; 0 for at once."""
    text = reader.text(node)
    found = _WHEN.fullmatch(text.casefold()) if text is not None else None
    if text is not None and found is None and text.casefold() != AT_ONCE:
        reader.complain(node.line, f"'{key.name}' cannot be '{text}'. Write {AT_ONCE}, or as in {key.example}.")
    return None if text is None else int(found[1]) if found else 0


def _hour(reader: Reader, node: Node, key: Key) -> time | None:
    text = reader.text(node)
    hour = _HOUR.fullmatch(text) if text is not None else None
    if text is not None and hour is None:
        reader.complain(node.line, f"'{key.name}' cannot be '{text}'. Write hours and minutes, as in {key.example}.")
    return time(int(hour[1]), int(hour[2])) if hour else None


def _weekdays(reader: Reader, node: Node, key: Key) -> frozenset[int] | None:
    """The days of the week, Monday being 0."""
    nodes = node.nodes if isinstance(node, Items) else (node,)
    names = [name for item in nodes if (name := reader.choice(item, WEEKDAYS))]
    if len(set(names)) == len(WEEKDAYS):
        reader.complain(node.line, f"'{key.name}' leaves no day to play. Take one of them out.")
        return None
    return frozenset(map(WEEKDAYS.index, names))


def _whole_to(most: int) -> Callable[[Reader, Node, Key], int | None]:
    def read(reader: Reader, node: Node, key: Key) -> int | None:
        number = reader.whole(node)
        if number is None or 1 <= number <= most:
            return number
        reader.complain(node.line, f"'{key.name}' must be a whole number from 1 to {most}.")
        return None

    return read


def _path(reader: Reader, node: Node, key: Key) -> Path | None:
    text = _text(reader, node, key)
    try:
        return Path(text).expanduser() if text else None
    except RuntimeError:
        reader.complain(node.line, f"'{key.name}' begins with '~', and nobody knows that home. Write the whole path.")
        return None


def _unechoed(fits: Callable[[str], object], wrong: str) -> Callable[[Reader, Node, Key], str | None]:
    """What was typed stays unsaid where it is wrong: it may be a password, or hold one."""

    def read(reader: Reader, node: Node, key: Key) -> str | None:
        if isinstance(node, Scalar) and fits(node.text):
            return node.text
        reader.complain(node.line, f"'{key.name}' {wrong.format(key.example)}")
        return None

    return read


def _texts(reader: Reader, node: Node, key: Key) -> tuple[str, ...] | None:
    if not isinstance(node, Items):
        text = _text(reader, node, key)
        return (text,) if text else None
    names = tuple(name for item in node.nodes if (name := _text(reader, item, key)))
    if not node.nodes:
        what = "a deck" if key.kind is ValueKind.DECKS else "one"
        reader.complain(node.line, f"'{key.name}' is an empty list. Name {what}, as in {key.default or key.example}.")
    return names


def _addresses(reader: Reader, node: Node, key: Key) -> tuple[str, ...] | None:
    texts = _texts(reader, node, key) or ()
    for text in texts:
        if not is_address(text):
            reader.complain(node.line, f"'{text}' is no e-mail address. Write it as in {key.example}.")
    return tuple(dict.fromkeys(text.lower() for text in texts))


def _teams(reader: Reader, node: Node, key: Key) -> Mapping[str, tuple[int, tuple[str, ...]]] | None:
    """The line and the two partners of each team."""
    teams = {}
    for name, item in (reader.entries(node) or {}).items():
        if reason := why_no_name(name):
            reader.complain(item.line, f"'{name}' cannot be a team's name: {reason}. Choose another.")
        partners = tuple(partner for each in reader.items(item) if (partner := reader.text(each)))
        if isinstance(item, Items) and len(item.nodes) != 2:
            reader.complain(item.line, f"The team '{name}' must be two players, as in {key.example}.")
        teams[name] = (item.line, partners)
    return teams


def _rules(reader: Reader, node: Node, _: Key) -> RuleChoice | None:
    if not isinstance(node, Section):
        base = _system(reader, node)
        return RuleChoice(base) if base else None
    before = len(reader.problems)
    entries = reader.section(node, known=("base", *node.entries), required=("base",))
    base = _system(reader, entries["base"]) if "base" in entries else None
    overrides = {name: _house_rule(reader, name, item) for name, item in node.entries.items() if name != "base"}
    return RuleChoice(base, overrides) if base and len(reader.problems) == before else None


def _system(reader: Reader, node: Node) -> str | None:
    name = reader.text(node)
    if name is None or name in SYSTEMS:
        return name
    reader.complain(node.line, f"There are no rules '{name}'.{did_you_mean_or_list(name, tuple(SYSTEMS))}")
    return None


def _house_rule(reader: Reader, name: str, node: Node) -> Value:
    rule = next((rule for rule in HOUSE_RULES if rule.name == name), None)
    if rule is None:
        known = tuple(rule.name for rule in HOUSE_RULES)
        reader.complain(node.line, f"There is no house rule '{name}'.{did_you_mean_or_list(name, known)}")
        return None
    before = len(reader.problems)
    value = reader.value(node)
    if len(reader.problems) == before and not rule.fits(value):
        reader.complain(node.line, f"'{name}' must be {rule.allowed()}.")
    return value


READ: Mapping[ValueKind, Callable[[Reader, Node, Key], object]] = {
    ValueKind.TEXT: _text,
    ValueKind.TITLE: _title,
    ValueKind.FORMAT: _format,
    ValueKind.CHOICE: lambda reader, node, key: reader.choice(node, key.allowed),
    ValueKind.NAME: _name,
    ValueKind.ADDRESS: _address,
    ValueKind.ZONE: _zone,
    ValueKind.DURATION: _duration,
    ValueKind.PAUSE: _duration,
    ValueKind.HOUR: _hour,
    ValueKind.START: _start,
    ValueKind.WEEKDAYS: _weekdays,
    ValueKind.SWITCH: lambda reader, node, _: reader.switch(node),
    ValueKind.PORT: _whole_to(65_535),
    ValueKind.RATE: _whole_to(MOST_A_MINUTE),
    ValueKind.PATH: _path,
    ValueKind.HOST: _unechoed(is_host, _NO_HOST),
    ValueKind.PASSWORD_FROM: _unechoed(_PASSWORD_FROM.fullmatch, _NO_PLACE),
    ValueKind.TEXTS: _texts,
    ValueKind.ADDRESSES: _addresses,
    ValueKind.RULES: _rules,
    ValueKind.DECKS: _texts,
    ValueKind.TEAMS: _teams,
}
