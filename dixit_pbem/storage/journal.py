"""The lines below `journal:` as records; whatever is no event is noticed with its line."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from sys import intern
from typing import NoReturn, cast

from dixit_pbem.frozen import frozen
from dixit_pbem.storage.reader import Reader
from dixit_pbem.storage.strict_yaml import Items, Node, Scalar, Section

Record = Mapping[str, object]

_PAIR = re.compile("[\ud800-\udbff][\udc00-\udfff]")
_UNSAFE = re.compile("[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff\ud800-\udfff]")
"""What JSON lets stand, and YAML refuses, takes for the end of a line or drops."""


def as_line(record: Record) -> str:
    """The record as it stands in the journal, without a line end."""
    written = json.dumps(record, ensure_ascii=False)
    # Two halves of one character would be joined by a JSON reader and not by a YAML reader, so they are joined now.
    whole = _PAIR.sub(lambda pair: pair[0].encode("utf-16", "surrogatepass").decode("utf-16"), written)
    return "- " + _UNSAFE.sub(lambda character: f"\\u{ord(character[0]):04x}", whole)


NO_EVENT = (
    'This line is no event. An event is one line, as in - {"seq": 1, "at": "2026-11-18T09:00:00Z", "event": "…"}.'
)
NO_TEXT = "This line holds bytes that are no text in UTF-8."
_ITEM = re.compile(r"( *)-(?: |$)")
_KEY = re.compile(r"([A-Za-z_]\w*) *:(?: |$)")
_FRAME = (("seq", int, "a whole number"), ("at", str, "a text"), ("event", str, "a text"))


@frozen
class Flaw:
    """Something below `journal:` that is no event, and what it is instead."""

    line: int
    text: str
    way_out: str = ""


@dataclass(slots=True)
class Journal:
    """The events that stand in a file, one after the other, and what else stands between them."""

    records: list[Record] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    """Each event as written, without its line end."""
    flaws: list[Flaw] = field(default_factory=list)
    torn: Flaw | None = None
    """The end of the file where it was cut off in the middle of an event: its line and the text that is left."""
    indent: str | None = None
    """What stands before each '-'."""


def read_journal(text: str, *, first_line: int) -> Journal:
    """The events of a text whose lines count from `first_line`. Undecodable bytes come as NUL."""
    return _Reading(text.split("\n"), first_line).whole()


def read_on(before: Journal, text: str, *, first_line: int) -> Journal | None:
    """The same with the lines that were added below it since; None where they may change what stood there."""
    indent, last = before.indent, "".join(before.texts[-1:])
    if indent is None or before.flaws or before.torn or not _is_as_written(last, indent):
        return None
    more = _Reading(text.split("\n"), first_line, indent=indent).whole()
    return Journal(
        [*before.records, *more.records],
        [*before.lines, *more.lines],
        [*before.texts, *more.texts],
        more.flaws,
        more.torn,
        indent,
    )


def _is_as_written(line: str, indent: str) -> bool:
    """Whether an event stands on its line as the program wrote it, so that no line below can belong to it."""
    try:
        _, end = _decode(line, len(indent) + len("- "))
    except (ValueError, RecursionError):
        return False
    return end == len(line)


def why_no_record(value: object) -> str | None:
    """Why a value is not the record of an event, or None when it is one."""
    if not isinstance(value, dict):
        return NO_EVENT
    for key, kind, words in _FRAME:
        if type(value.get(key)) is not kind:
            return f"This event needs '{key}', {words}."
    return None


def _refuse(number: str) -> NoReturn:
    raise ValueError(number)


_WORD = 40
"""Letters of the longest text that other events are likely to say as well."""
_decode = json.JSONDecoder(parse_float=_refuse, parse_constant=_refuse).raw_decode


def _sharing(record: Record) -> Record:
    """The same, with one copy of each word for all events of all games: a program may keep hundreds of them open."""
    return {
        intern(key): intern(value) if isinstance(value, str) and len(value) <= _WORD else value
        for key, value in record.items()
    }


class _Reading:
    def __init__(self, lines: list[str], first_line: int, *, indent: str | None = None) -> None:
        self.lines = lines
        self.journal = Journal(indent=indent)
        self._first = first_line
        # Begins no line, until the first event shows how events begin here.
        self._dash = "\n" if indent is None else f"{indent}- {{"

    def whole(self) -> Journal:
        """Read every line."""
        at = 0
        while at < len(self.lines):
            at = self.take(at)
        return self.journal

    def take(self, at: int) -> int:
        """Read what begins at a line; the line where the next thing begins."""
        line = self.lines[at]
        if line.startswith(self._dash):
            try:
                record, end = _decode(line, len(self._dash) - 1)
            except (ValueError, RecursionError):
                return self._take_slowly(at)
            if end == len(line) and why_no_record(record) is None:
                return self._keep(record, line, at=at)
        return self._take_slowly(at)

    def _keep(self, record: Record, text: str, *, at: int) -> int:
        self.journal.records.append(_sharing(record))
        self.journal.lines.append(self._first + at)
        self.journal.texts.append(text)
        return at + 1

    def _take_slowly(self, at: int) -> int:
        """The same for anything that a person may have written or left behind."""
        line = self.lines[at]
        if _is_bare(line):
            return at + 1
        item = _ITEM.match(line)
        if item and self.journal.indent is None:
            self.journal.indent = item[1]
            self._dash = f"{item[1]}- {{"
            return self.take(at)
        if not item or item[1] != self.journal.indent:
            return self._note(at, at + 1, NO_EVENT)
        end = self._end_of_item(at)
        text = "\n".join(self.lines[at:end])
        record = _as_record(text)
        if isinstance(record, str):
            return self._note(at, end, record)
        self._keep(record, text, at=at)
        return end

    def _end_of_item(self, at: int) -> int:
        """Where an event ends that stands on several lines."""
        inside = f"{self.journal.indent} "
        end = last = at + 1
        while end < len(self.lines) and (self.lines[end].startswith(inside) or _is_bare(self.lines[end])):
            end += 1
            if not _is_bare(self.lines[end - 1]):
                last = end
        return last

    def _note(self, at: int, end: int, why: str) -> int:
        line = self._first + at
        if key := _KEY.match(self.lines[at]):
            way_out = "Move it above 'journal:', which must stay the last key."
            self.journal.flaws.append(Flaw(line, f"'{key[1]}' stands below the journal.", way_out))
        elif end == len(self.lines):
            self.journal.torn = Flaw(line, "\n".join(self.lines[at:end]))
        else:
            self.journal.flaws.append(Flaw(line, why))
        return end


def _is_bare(line: str) -> bool:
    """Whether a line is blank or a comment."""
    text = line.strip()
    return not text or text.startswith("#")


def _as_record(text: str) -> Record | str:
    """The record that a list of one item in YAML tells, or why it is none."""
    if "\0" in text:
        return NO_TEXT
    reader = Reader("")
    match reader.document(text):
        case Items(nodes=(only,)):
            value = _value(reader, only)
        case _:
            return NO_EVENT
    if reader.problems:
        return reader.problems[0].text
    return why_no_record(value) or cast(Record, value)


def _value(reader: Reader, node: Node) -> object:
    match node:
        case Items():
            return [_value(reader, item) for item in node.nodes]
        case Section():
            return {key: _value(reader, item) for key, item in node.entries.items()}
        case Scalar():
            return reader.value(node)
