"""One round played anywhere, written down in a small YAML file, for `score`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from dixit_pbem.engine.model import PlayerName
from dixit_pbem.engine.playable import why_unplayable
from dixit_pbem.engine.scoring import Sheet
from dixit_pbem.engine.sheet_check import breaches
from dixit_pbem.engine.systems import RuleChoice, Rules, rules_for
from dixit_pbem.frozen import frozen
from dixit_pbem.storage.nearby import did_you_mean_file
from dixit_pbem.storage.reader import Reader
from dixit_pbem.storage.spec import ValueKind, keys_under
from dixit_pbem.storage.strict_yaml import Items, Node, decoded
from dixit_pbem.storage.values import READ

_REQUIRED = ("rules", "seats", "storyteller", "table", "votes")
_RULES = next(key for key in keys_under("") if key.kind is ValueKind.RULES)


@frozen
class PlayedRound:
    """A round with the rules it was played by; nothing on it breaks them."""

    rules: Rules
    sheet: Sheet


def read_round(raw: bytes, name: str) -> PlayedRound:
    """The round that a file tells; every breach of the rules at once when there are any."""
    reader = Reader(name)
    root = reader.document(decoded(raw, name))
    played = None if root is None else _round(reader, root)
    reader.finish()
    assert played is not None  # noqa: S101 - otherwise the reader has complained
    return played


def _round(reader: Reader, root: Node) -> PlayedRound | None:
    entries = reader.section(root, known=(*_REQUIRED, "red"), required=_REQUIRED)
    choice = READ[ValueKind.RULES](reader, entries["rules"], _RULES) if "rules" in entries else None
    sheet = _sheet(reader, entries)
    if reader.problems or not isinstance(choice, RuleChoice) or sheet is None:
        return None
    for reason in why_unplayable(choice, len(sheet.seats)):
        reader.complain(entries["rules"].line, reason)
    rules = rules_for(choice, len(sheet.seats))
    if reader.problems or rules is None:
        return None
    for breach in breaches(rules, sheet):
        reader.complain(entries[breach.key].line, breach.text)
    return PlayedRound(rules, sheet)


def _sheet(reader: Reader, entries: Mapping[str, Node]) -> Sheet | None:
    listed = reader.items(entries["seats"]) if "seats" in entries else ()
    seats = [PlayerName(name) for item in listed if (name := reader.text(item))]
    for name in sorted({name for name in seats if seats.count(name) > 1}):
        reader.complain(entries["seats"].line, f"{name} sits there twice. Give every seat a name of its own.")
    storyteller = reader.text(entries["storyteller"]) if "storyteller" in entries else None
    owners = _owners(reader, entries["table"]) if "table" in entries else {}
    votes = _votes(reader, entries["votes"]) if "votes" in entries else {}
    red = reader.whole(entries["red"]) if "red" in entries else None
    return None if storyteller is None else Sheet(tuple(seats), PlayerName(storyteller), owners, votes, red)


def _owners(reader: Reader, node: Node) -> dict[int, PlayerName]:
    owners = {}
    for number, item in (reader.entries(node) or {}).items():
        owner = reader.text(item)
        if not number.isdecimal() or not number.isascii():
            reader.complain(
                item.line, f"'{number}' is no table number: write numbers from 1 on, as in {{1: ana, 2: bob}}."
            )
        elif owner:
            owners[int(number)] = PlayerName(owner)
    return owners


def _votes(reader: Reader, node: Node) -> dict[PlayerName, tuple[int, ...]]:
    votes = {}
    for player, item in (reader.entries(node) or {}).items():
        chosen = reader.items(item) if isinstance(item, Items) else (item,)
        numbers = [number for each in chosen if (number := reader.whole(each)) is not None]
        votes[PlayerName(player)] = tuple(dict.fromkeys(numbers))  # the same number twice is one vote
    return votes


def read_round_from(path: Path) -> PlayedRound:
    """The round in a file; `-` stands for standard input."""
    import sys

    from dixit_pbem.errors import NotFound

    if str(path) == "-":
        return read_round(sys.stdin.buffer.read(), "-")
    try:
        return read_round(path.read_bytes(), path.name)
    except OSError as problem:
        meant = "" if path.exists() else did_you_mean_file(path, (".yaml", ".yml"))
        way_out = meant or " Name a round file that can be read."
        raise NotFound(f"{path}: {problem.strerror or 'cannot be read'}.{way_out}") from None
