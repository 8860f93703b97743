"""The settings as they are written, each value by itself."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import field
from typing import Any

from dixit_pbem.frozen import frozen
from dixit_pbem.storage import spec
from dixit_pbem.storage.reader import Reader
from dixit_pbem.storage.strict_yaml import Items, Node, Scalar, Section
from dixit_pbem.storage.values import READ

_PASSWORD = re.compile(r"pass|pwd|secret|token|credential|api_?key", re.IGNORECASE)
_SAYS_WHERE = frozenset(key.name for key in spec.KEYS if key.kind is spec.ValueKind.PASSWORD_FROM)


@frozen
class Draft:
    """Values and lines by place (`deadlines.clue`, `players[2].name`, counted from 1); of a section, its keys."""

    reader: Reader
    values: dict[str, Any] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)

    def get(self, place: str) -> Any:
        """What stands there, or None."""
        return self.values.get(place)

    def line(self, place: str) -> int:
        """The line where it stands; 0 where it does not stand in the file."""
        return self.lines.get(place, 0)

    def complain(self, place: str, text: str) -> None:
        """Note a problem with what stands there."""
        self.reader.complain(self.line(place), text)

    def players(self) -> tuple[str, ...]:
        """The place of each player in the list."""
        return tuple(f"players[{number}]" for number in range(1, (self.get("players") or 0) + 1))

    def reserve(self) -> tuple[str, ...]:
        """The place of each who likes to help."""
        return tuple(f"reserve[{number}]" for number in range(1, (self.get("reserve") or 0) + 1))

    def named_players(self) -> Mapping[str, str]:
        """The names that could be read, with the place of each."""
        return {name: place for place in self.players() if (name := self.get(f"{place}.name"))}


def read_draft(reader: Reader, text: str) -> Draft:
    """Everything that the settings say, each value by itself."""
    draft = Draft(reader)
    settings = text.rstrip("\n") + "\n"
    # The journal follows the settings in the same document.
    root = reader.document(settings + "journal:\n")
    if any(problem.line > settings.count("\n") for problem in reader.problems):
        reader.problems[:] = [problem for problem in reader.problems if problem.line <= settings.count("\n")]
        reader.complain(
            0, "'journal:' cannot follow these settings. Begin each key at the start of its line, as in 'title: …'."
        )
    if root is not None:
        _read_section(draft, root, section="", place="")
    return draft


def mail_draft(reader: Reader, node: Section) -> Draft:
    """What stands in a section on mail that is no game's."""
    draft = Draft(reader)
    _read_section(draft, node, section="mail", place="mail")
    return draft


def _read_section(draft: Draft, node: Node, *, section: str, place: str) -> None:
    keys = spec.keys_under(section)
    if section == "mail":
        node = _without_passwords(draft.reader, node)
    known = [key.name for key in keys]
    entries = draft.reader.section(node, known=known, required=[key.name for key in keys if key.required])
    if isinstance(node, Section):
        draft.values[place] = tuple(entries)
    for key in keys:
        _read_key(draft, key, place=f"{place}.{key.name}".lstrip("."), node=entries.get(key.name))


def _read_key(draft: Draft, key: spec.Key, *, place: str, node: Node | None) -> None:
    if node is None:
        _fill_in(draft, key, place=place)
        return
    draft.lines[place] = node.line
    if key.kind is spec.ValueKind.SECTION:
        _read_section(draft, node, section=key.path, place=place)
    elif key.kind is spec.ValueKind.LIST:
        players = draft.reader.items(node)
        draft.values[place] = len(players)
        for number, player in enumerate(players, 1):
            draft.lines[f"{place}[{number}]"] = player.line
            _read_section(draft, player, section=f"{key.path}[]", place=f"{place}[{number}]")
    elif key.kind is not spec.ValueKind.JOURNAL:
        draft.values[place] = READ[key.kind](draft.reader, node, key)


def _fill_in(draft: Draft, key: spec.Key, *, place: str) -> None:
    """What holds where nobody wrote anything."""
    if key.default:
        draft.values[place] = READ[key.kind](draft.reader, Scalar(0, key.name, key.default, plain=True), key)
    if key.kind is spec.ValueKind.SECTION:
        for each in spec.keys_under(key.path):
            _fill_in(draft, each, place=each.path)


def _without_passwords(reader: Reader, node: Node) -> Node:
    if isinstance(node, Items):
        return Items(node.line, node.key, tuple(_without_passwords(reader, each) for each in node.nodes))
    if not isinstance(node, Section):
        return node
    kept = {}
    for key, value in node.entries.items():
        if _PASSWORD.search(key) and key not in _SAYS_WHERE:
            reader.complain(
                value.line,
                f"'{key}' looks like a password, and a game file is for many eyes. Delete it here, keep it in the "
                "environment, in a key ring or in a file that only you can read, and say where with 'password_from'.",
            )
        else:
            kept[key] = _without_passwords(reader, value)
    return Section(node.line, node.key, kept)
