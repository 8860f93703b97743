"""Which settings of a running game may be changed by a command or a page, how a value is written there, and why not."""

from __future__ import annotations

import re
from collections.abc import Mapping

from dixit_pbem.errors import Mistake, did_you_mean
from dixit_pbem.frozen import frozen
from dixit_pbem.storage.new_file import quoted
from dixit_pbem.storage.spec import KEYS, WEEKDAYS, Key, ValueKind

_OF_GAME = (
    "title",
    "language",
    "timezone",
    "deadlines.clue",
    "deadlines.card",
    "deadlines.vote",
    "quiet.from",
    "quiet.to",
    "quiet.days",
    "early",
    "missing",
    "away",
    "pages",
    "mail.settle",
    "mail.receipts",
    "mail.pages",
    "mail.plus",
    "mail.hold_other_addresses",
)
_OF_PLAYER = (
    *("language", "timezone", "receipts", "pages", "described", "colour"),
    *("quiet.from", "quiet.to", "quiet.days"),
)
_BY_PATH = {key.path: key for key in KEYS}
LIVE: Mapping[str, Key] = {path: _BY_PATH[path] for path in _OF_GAME}
"""What may be changed for all."""
OF_PLAYER: Mapping[str, Key] = {path: _BY_PATH[f"players[].{path}"] for path in _OF_PLAYER}
"""What may be changed for one player."""
_FROZEN = "It was frozen when the game started, for the game follows from it."
_REPLACE = '`replace GAME bob "Eve <eve@example.org>"` gives a seat to somebody else'
_INSTEAD: Mapping[str, str] = {
    "rules": f"{_FROZEN} `end GAME` ends it early, and `new` begins another.",
    "deck": f"{_FROZEN} `end GAME` ends it early, and `new` begins another.",
    "first": f"{_FROZEN} `skip GAME` passes a storyteller over.",
    "seed": f"{_FROZEN} `verify GAME` checks the draws that follow from it.",
    "teams": f"{_FROZEN} `end GAME` ends it early, and `new` begins another.",
    "players": f"{_REPLACE}, `leave GAME bob` lets one go.",
    "name": f"{_REPLACE}.",
    "email": "`address GAME bob bob@new.example` changes a player's address, and the old one hears of it.",
}
_ELSEWHERE = (
    "It names people, servers, programs or places, which a person changes in the game file; `check --allow` then "
    "allows what is new."
)
_PLAIN = re.compile(r"[A-Za-z0-9/_+-]+(?: [a-z]+)?")
_SWITCHES = {"true": "true", "false": "false", "yes": "true", "no": "false"}


@frozen
class Change:
    """A setting and the value that it gets; without one its default holds again."""

    key: str
    value: str | None
    player: str | None = None


def live_key(change: Change) -> Key:
    """The key that a change means; Mistake, with what does it properly, where it may not be changed so."""
    known = OF_PLAYER if change.player else LIVE
    if change.key in known:
        return known[change.key]
    there = f"players[].{change.key}" if change.player else change.key
    name = change.key if change.player else change.key.partition(".")[0]
    if there in _BY_PATH or name in _INSTEAD:
        raise Mistake(f"'{change.key}' is not changed so. {_INSTEAD.get(name, _ELSEWHERE)}")
    raise Mistake(
        f"There is no setting '{change.key}' that may be changed.{did_you_mean(change.key, tuple(known))} "
        f"There are: {', '.join(known)}."
    )


def as_yaml(key: Key, typed: str) -> str:
    """What was typed as it stands in the file; whether it fits is for the loader to say."""
    typed = typed.strip()
    if not typed:
        raise Mistake(f"'{key.name}' is empty. Write a value, as in {key.example}.")
    match key.kind:
        case ValueKind.TITLE | ValueKind.TEXT:
            return quoted(typed)
        case ValueKind.HOUR:
            return f'"{typed}"' if re.fullmatch(r"[0-9:]+", typed) else quoted(typed)
        case ValueKind.SWITCH:
            if typed not in _SWITCHES:
                raise Mistake(f"'{key.name}' is a switch. Write true or false.")
            return _SWITCHES[typed]
        case ValueKind.WEEKDAYS:
            return _days(key, typed)
        case _:
            return typed if _PLAIN.fullmatch(typed) else quoted(typed)


def _days(key: Key, typed: str) -> str:
    days = [day for day in re.split(r"[\s,\[\]]+", typed) if day]
    wrong = [day for day in days if day not in WEEKDAYS]
    if wrong:
        raise Mistake(f"'{wrong[0]}' is no day of the week. Write some of {', '.join(WEEKDAYS)}, as in {key.example}.")
    return f"[{', '.join(days)}]"
