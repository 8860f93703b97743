"""YAML text as a tree of nodes, each with its line, and none of YAML's surprises: one document, no anchors, no tags."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from dixit_pbem.errors import BadFile, Problem
from dixit_pbem.frozen import frozen
from dixit_pbem.storage.plain import Trap, meaning

Complain = Callable[[int, str], None]
DEEPEST = 20
BACKSLASH = "Inside double quotes a backslash begins a code. Use single quotes, or write it twice."

STRAY = re.compile("[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff]")
"""What no reader shows, and where YAML readers disagree on the end of a line."""
_DOCUMENTS = (b"PK\x03\x04", b"{\\rtf", b"\xd0\xcf\x11\xe0", b"%PDF", b"<!DOCTYPE", b"<html", b"<?xml")
_COMMENT = re.compile(r"(?:^|(?<=\s))#.*")


@frozen
class Scalar:
    """A single value as it was written; `plain` means without quotes."""

    line: int
    key: str
    text: str
    plain: bool


@frozen
class Items:
    """A list."""

    line: int
    key: str
    nodes: tuple[Node, ...]


@frozen
class Section:
    """Keys and what stands behind each; a node's line is the line of its key."""

    line: int
    key: str
    entries: Mapping[str, Node]


Node = Scalar | Items | Section
"""`key` names what the node belongs to: its own key, or that of the list around it."""


def decoded(raw: bytes, file: str) -> str:
    """The text of a file in UTF-8, without a byte order mark and with plain line ends."""
    if raw[:2] in (b"\xff\xfe", b"\xfe\xff") or raw[:2].count(0) == 1:
        raise BadFile([Problem(file, 0, "This file is saved as UTF-16. Save it again as UTF-8.")])
    if raw.startswith(_DOCUMENTS):
        what = "This is a document of a word processor, or a web page, and no plain text."
        raise BadFile([Problem(file, 0, f"{what} Save it again as plain text, in UTF-8.")])
    try:
        text = raw.decode()
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        text = "A character of this line is not UTF-8. Save the file again as UTF-8."
        raise BadFile([Problem(file, line, text)]) from error
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    if "\r" in text and "\n" not in text:
        what = "The lines of this file end as on a Macintosh of long ago (CR)."
        raise BadFile([Problem(file, 0, f"{what} Save it again with the line ends of today (LF).")])
    return text


def parse(text: str, complain: Complain) -> Node | None:
    """The tree of a text; None when it is empty or cannot be read, and then it was complained about."""
    import yaml

    tree = _Tree(complain)
    text = _without_strays_and_tabs(text, complain)
    try:
        for event in yaml.parse(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
            tree.take(event)
    except yaml.MarkedYAMLError as error:
        line, told = _in_plain_words(error, text)
        complain(line, _by_a_word_processor(text.split("\n")[line - 1 : line]) or told)
        return None
    except (ValueError, OverflowError):  # the parser in Python, on a code for a character that does not exist
        complain(0, BACKSLASH)
        return None
    except _TooDeep as error:
        complain(error.line, f"Lists and sections stand more than {DEEPEST} deep in each other. Write it flatter.")
        return None
    if tree.root is None:
        complain(0, "The file is empty.")
    return tree.root


def _without_strays_and_tabs(text: str, complain: Complain) -> str:
    if STRAY.search(text):
        for number, line in enumerate(text.split("\n"), 1):
            if stray := STRAY.search(line):
                complain(number, f"An invisible character (U+{ord(stray[0]):04X}) stands in this line. Delete it.")
        text = STRAY.sub(" ", text)
    if "\t" not in text:
        return text
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        comment = _COMMENT.search(line)
        end = comment.start() if comment else len(line)
        if "\t" in line[:end].rstrip():
            complain(number, "A tab stands in this line. Use spaces instead.")
        lines[number - 1] = line[:end].replace("\t", " ") + line[end:]
    return "\n".join(lines)


class _TooDeep(Exception):
    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


@dataclass(slots=True)
class _Open:
    """A list or section whose end has not come yet."""

    line: int
    key: str
    is_list: bool
    nodes: list[Node] = field(default_factory=list)
    entries: dict[str, Node] = field(default_factory=dict)
    waiting: Scalar | None = None
    """The key whose value comes next."""


class _Tree:
    """Builds the nodes from the events of the YAML parser, without recursion."""

    def __init__(self, complain: Complain) -> None:
        self.root: Node | None = None
        self._complain = complain
        self._open: list[_Open] = []
        self._documents = 0

    def take(self, event: Any) -> None:
        """Add what the parser found next."""
        line = event.start_mark.line + 1
        kind = type(event).__name__
        self._refuse_extras(event, kind, line)
        match kind:
            case "ScalarEvent":
                self._place(Scalar(line, "", event.value, event.implicit[0] and event.style in (None, "")))
            case "AliasEvent":
                self._place(Scalar(line, "", f"*{event.anchor}", plain=False))
            case "SequenceStartEvent" | "MappingStartEvent":
                self._begin(line, is_list=kind == "SequenceStartEvent")
            case "SequenceEndEvent":
                done = self._open.pop()
                self._place(Items(done.line, done.key, tuple(done.nodes)))
            case "MappingEndEvent":
                done = self._open.pop()
                self._place(Section(done.line, done.key, done.entries))

    def _refuse_extras(self, event: Any, kind: str, line: int) -> None:
        if kind == "DocumentStartEvent":
            self._documents += 1
            if self._documents == 2:
                self._complain(line, "A second document begins here ('---'). A file is one document: delete this line.")
        elif kind == "DocumentEndEvent" and event.explicit:
            self._complain(line, "'...' ends the document for YAML programs. Delete this line.")
        elif kind == "AliasEvent":
            text = (
                "'*{0}' repeats another place for YAML programs. Write the value out, or put quotes around it: '*{0}'."
            )
            self._complain(line, text.format(event.anchor))
        elif getattr(event, "anchor", None):
            text = "'&{0}' is an anchor for YAML programs. Delete it, or put quotes around the text."
            self._complain(line, text.format(event.anchor))
        if getattr(event, "tag", None):
            self._complain(
                line, "A word that begins with '!' is a tag for YAML programs. Delete it, or put quotes around it."
            )

    def _begin(self, line: int, *, is_list: bool) -> None:
        if len(self._open) == DEEPEST:
            raise _TooDeep(line)
        around = self._open[-1] if self._open else None
        if around and around.waiting:
            self._open.append(_Open(around.waiting.line, around.waiting.text, is_list))
        else:
            self._open.append(_Open(line, around.key if around else "", is_list))

    def _place(self, node: Node) -> None:
        if not self._open:
            nothing = isinstance(node, Scalar) and node.plain and not node.text
            self.root = node if self._documents == 1 and not nothing else self.root
            return
        around = self._open[-1]
        if around.is_list:
            around.nodes.append(_named(node, around.key))
        elif around.waiting is None:
            around.waiting = self._as_key(node)
        else:
            key, around.waiting = around.waiting, None
            if key.text in around.entries:
                first = around.entries[key.text].line
                text = f"The key '{key.text}' stands twice (first in line {first}). Delete one of the two."
                self._complain(key.line, text)
            else:
                around.entries[key.text] = _named(node, key.text, key.line)

    def _as_key(self, node: Node) -> Scalar:
        if not isinstance(node, Scalar):
            self._complain(node.line, "A key must be a single word. Put quotes around it if it is a text.")
            return Scalar(node.line, "", "", plain=False)
        known = meaning(node.text) if node.plain else node.text
        if isinstance(known, Trap):
            self._complain(node.line, known.text)
        elif known is None or isinstance(known, bool):
            text = f"'{node.text}' cannot be a key. Put quotes around it if it is a text: '{node.text}'."
            self._complain(node.line, text)
        return node


def _named(node: Node, key: str, line: int | None = None) -> Node:
    line = line or node.line
    match node:
        case Scalar():
            return Scalar(line, key, node.text, node.plain)
        case Items():
            return Items(line, key, node.nodes)
        case Section():
            return Section(line, key, node.entries)


def _by_a_word_processor(lines: Sequence[str]) -> str:
    """What looks like YAML in these lines and is none, if there is such a thing."""
    for line in lines:
        if "\N{NO-BREAK SPACE}" in line:
            return "A no-break space (U+00A0) stands in this line, as word processors write it. Use a usual space."
        if line.lstrip().startswith(("\N{EN DASH}", "\N{EM DASH}", "\N{BULLET}")):
            return f"'{line.lstrip()[0]}' begins this line, as word processors write it. Use a hyphen: '-'."
    return ""


def _in_plain_words(error: Any, text: str) -> tuple[int, str]:
    """Where the text stops being YAML, and what most likely is wrong there."""
    context, problem = error.context or "", error.problem or ""
    here = error.problem_mark
    begun = error.context_mark or here
    if "mapping values are not allowed" in problem:
        return here.line + 1, "': ' stands inside a text. Put quotes around the text."
    if "cannot start any token" in problem:
        character = text.split("\n")[here.line][here.column : here.column + 1]
        return here.line + 1, f"A text cannot begin with '{character}'. Put quotes around the text."
    if any(word in problem for word in ("escape character", "hexdecimal", "hexadecimal", "Unicode")):
        return here.line + 1, BACKSLASH
    if "quoted scalar" in context:
        return begun.line + 1, "The quotation mark that opens in this line is never closed. Close it."
    if "parsing a flow" in context:
        return begun.line + 1, "The bracket that opens in this line is not closed, or a comma is missing in it. Add it."
    if "simple key" in context:
        return begun.line + 1, "This line is neither 'key: value' nor '- ' and an item. Is the colon missing?"
    return (
        here.line + 1,
        "This line does not fit the lines above it. Does it begin in the same column as its neighbours?",
    )
